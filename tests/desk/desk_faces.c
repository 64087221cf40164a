/*
 * tests/desk/desk_faces.c -- two games that differ in nothing that anybody but an arbiter may know:
 * in one of them White may not castle any more, and does. Everything that players and the public
 * get is the same, byte for byte.
 */
#include "hall.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct twins {
    struct hall *h;
    char game[2][DESK_ID];
};

struct step {
    const char *who, *key;
    uint64_t expect;
    const char *json;
};

/* A board speaks for the public's face, where the clock is recorded. */
static const struct step kept[] = {
    {"carl", "", DESK_ANY, "{\"kind\":\"starts\",\"by\":\"arbiter\"}"},
    {"anna", "k1", 4, "{\"kind\":\"moves\",\"by\":\"white\",\"act\":\"O-O\"}"},
    {"bert", "", DESK_ANY, "{\"kind\":\"offers\",\"by\":\"black\"}"},
    {"anna", "k2", 4, "{\"kind\":\"presses\",\"by\":\"white\"}"},
    {"anna", "k3", DESK_ANY, "{\"kind\":\"presses\",\"by\":\"white\"}"},
    {"anna", "k1", 4, "{\"kind\":\"moves\",\"by\":\"white\",\"act\":\"O-O\"}"},
    {"anna", "k2", 4, "{\"kind\":\"presses\",\"by\":\"white\"}"},
    {"bert", "", DESK_ANY, "{\"kind\":\"touches\",\"by\":\"black\",\"squares\":[\"e7\"]}"},
    {"bert", "k4", DESK_ANY, "{\"kind\":\"moves\",\"by\":\"black\",\"act\":\"e7e5\"}"},
    {"bert", "", DESK_ANY, "{\"kind\":\"presses\",\"by\":\"black\"}"},
    {"anna", "k5", DESK_ANY, "{\"kind\":\"moves\",\"by\":\"white\",\"act\":\"d2d4\"}"},
    {"anna", "k3", DESK_ANY, "{\"kind\":\"presses\",\"by\":\"white\"}"},
    {"anna", "", DESK_ANY, "{\"kind\":\"presses\",\"by\":\"white\"}"},
    {"bert", "k4", DESK_ANY, "{\"kind\":\"moves\",\"by\":\"black\",\"act\":\"e7e5\"}"},
    {"bert", "", DESK_ANY, "{\"kind\":\"resigns\",\"by\":\"black\"}"},
};

/* Between the move and its press: it is offered with, written down, answered, in every way there is. */
static const struct step answered[] = {
    {"carl", "", DESK_ANY, "{\"kind\":\"starts\",\"by\":\"arbiter\"}"},
    {"anna", "", DESK_ANY, "{\"kind\":\"moves\",\"by\":\"white\",\"act\":\"O-O\"}"},
    {"anna", "", DESK_ANY, "{\"kind\":\"writes\",\"by\":\"white\",\"act\":\"O-O\"}"},
    {"anna", "", DESK_ANY, "{\"kind\":\"offers\",\"by\":\"white\"}"},
    {"bert", "", DESK_ANY, "{\"kind\":\"postpones\",\"by\":\"black\"}"},
    {"anna", "", DESK_ANY, "{\"kind\":\"adjusts\",\"by\":\"white\",\"squares\":[\"a2\"]}"},
    {"bert", "", DESK_ANY, "{\"kind\":\"moves\",\"by\":\"black\",\"act\":\"h1g1\"}"},
    {"bert", "", DESK_ANY, "{\"kind\":\"adjusts\",\"by\":\"black\",\"squares\":[\"f1\"]}"},
    {"bert", "", DESK_ANY, "{\"kind\":\"touches\",\"by\":\"black\",\"squares\":[\"e1\"]}"},
    {"bert", "", DESK_ANY, "{\"kind\":\"skips\",\"by\":\"black\"}"},
    {"bert", "k1", 9, "{\"kind\":\"moves\",\"by\":\"black\",\"act\":\"e7e5\"}"},
    {"bert", "", DESK_ANY, "{\"kind\":\"presses\",\"by\":\"black\"}"},
    {"anna", "", DESK_ANY, "{\"kind\":\"presses\",\"by\":\"white\"}"},
    {"bert", "", DESK_ANY, "{\"kind\":\"presses\",\"by\":\"black\"}"},
    {"anna", "", DESK_ANY, "{\"kind\":\"moves\",\"by\":\"white\",\"act\":\"d2d4\"}"},
    {"bert", "k1", 9, "{\"kind\":\"moves\",\"by\":\"black\",\"act\":\"e7e5\"}"},
    {"bert", "", DESK_ANY, "{\"kind\":\"moves\",\"by\":\"black\",\"act\":\"e5d4\"}"},
    {"anna", "", DESK_ANY, "{\"kind\":\"presses\",\"by\":\"white\"}"},
    {"bert", "", DESK_ANY, "{\"kind\":\"presses\",\"by\":\"black\"}"},
    {"bert", "", DESK_ANY, "{\"kind\":\"resigns\",\"by\":\"black\"}"},
};

/* Who claims, seals or goes on at once; and White goes on without having pressed. */
static const struct step claimed[] = {
    {"carl", "", DESK_ANY, "{\"kind\":\"starts\",\"by\":\"arbiter\"}"},
    {"anna", "", DESK_ANY, "{\"kind\":\"moves\",\"by\":\"white\",\"act\":\"O-O\"}"},
    {"bert", "", DESK_ANY,
     "{\"kind\":\"claims\",\"by\":\"black\",\"what\":\"repetition\",\"act\":\"h8g8\"}"},
    {"carl", "", DESK_ANY, "{\"kind\":\"restarts\",\"by\":\"arbiter\"}"},
    {"bert", "", DESK_ANY, "{\"kind\":\"moves\",\"by\":\"black\",\"act\":\"h8g8\"}"},
    {"bert", "", DESK_ANY, "{\"kind\":\"moves\",\"by\":\"black\",\"act\":\"e7e5\"}"},
    {"anna", "", DESK_ANY, "{\"kind\":\"moves\",\"by\":\"white\",\"act\":\"d2d4\"}"},
    {"bert", "", DESK_ANY, "{\"kind\":\"moves\",\"by\":\"black\",\"act\":\"e7e5\"}"},
    {"anna", "", DESK_ANY, "{\"kind\":\"presses\",\"by\":\"white\"}"},
    {"anna", "", DESK_ANY, "{\"kind\":\"resigns\",\"by\":\"white\"}"},
};

/* The first control comes with the castling: the clock must not tell. */
static const struct step controlled[] = {
    {"carl", "", DESK_ANY, "{\"kind\":\"starts\",\"by\":\"arbiter\"}"},
    {"anna", "", DESK_ANY, "{\"kind\":\"moves\",\"by\":\"white\",\"act\":\"O-O\"}"},
    {"anna", "", DESK_ANY, "{\"kind\":\"presses\",\"by\":\"white\"}"},
    {"bert", "", DESK_ANY, "{\"kind\":\"moves\",\"by\":\"black\",\"act\":\"e7e5\"}"},
    {"bert", "", DESK_ANY, "{\"kind\":\"presses\",\"by\":\"black\"}"},
    {"anna", "", DESK_ANY, "{\"kind\":\"resigns\",\"by\":\"white\"}"},
};

static const struct step recorded[] = {
    {"carl", "", DESK_ANY, "{\"kind\":\"starts\",\"by\":\"arbiter\",\"at\":0}"},
    {"dgt", "d1", 4, "{\"kind\":\"moves\",\"by\":\"white\",\"at\":10,\"act\":\"O-O\"}"},
    {"dgt", "d2", 4, "{\"kind\":\"presses\",\"by\":\"white\",\"at\":20}"},
    {"dgt", "d3", 5, "{\"kind\":\"presses\",\"by\":\"white\",\"at\":20}"},
    {"dgt", "d1", 4, "{\"kind\":\"moves\",\"by\":\"white\",\"at\":10,\"act\":\"O-O\"}"},
    {"bert", "", DESK_ANY, "{\"kind\":\"moves\",\"by\":\"black\",\"act\":\"e7e5\"}"},
};

/* What may differ: the id, and whether it is still to be castled in the table. */
static char *plain(const struct twins *t, int i, const char *text)
{
    char *out = calloc(1, strlen(text) + 1), *to = out;

    for (; *text; text++)
        if (strncmp(text, t->game[i], DESK_ID - 1) == 0)
            text += DESK_ID - 2;
        else if (strncmp(text, " w KQkq - ", 10) == 0 || strncmp(text, " w kq - ", 8) == 0)
            text = strchr(text, '-');
        else
            *to++ = *text;
    return out;
}

static void same(const struct twins *t, const char *a, const char *b)
{
    char *left = plain(t, 0, a), *right = plain(t, 1, b);

    kit_is(t->h->row, left, right);
    free(left);
    free(right);
}

static void does(struct twins *t, const struct step *s)
{
    char *said[2];

    for (int i = 0; i < 2; i++) {
        struct desk_fault fault = {0};
        struct desk_text out = {0};
        char text[1200], key[16];
        enum desk_why why;

        memcpy(t->h->game, t->game[i], DESK_ID);
        snprintf(key, sizeof key, "%s%.*s", s->key, *s->key ? 1 : 0, i ? "b" : "a");
        why = hall_do(t->h, &out, s->who, key, s->expect, s->json, &fault);
        if (asprintf(&said[i], "%s: %s %llu %s %d", s->json,
                     why ? desk_fault_text(text, sizeof text, &fault, AD_EN) : "",
                     (unsigned long long)(why ? fault.seq : out.seq), out.json ? out.json : "",
                     out.repeated) < 0)
            abort();
        desk_text_free(&out);
    }
    if (strcmp(s->who, "carl") != 0) /* he knows */
        same(t, said[0], said[1]);
    free(said[0]);
    free(said[1]);
}

static void shown(struct twins *t, enum desk_face face)
{
    struct desk_text out[2];

    for (int i = 0; i < 2; i++)
        if (!kit_ok(t->h->row,
                    !desk_game_show(t->h->desk, &out[i], hall_who(face), t->game[i], NULL)))
            return;
    same(t, out[0].json, out[1].json);
    desk_text_free(&out[0]);
    desk_text_free(&out[1]);
}

/* Whoever comes back at whatever he saw last. */
static void told_since(struct twins *t, enum desk_face face)
{
    for (uint64_t after = 0; after < 20; after++) {
        struct hall back[2] = {{.row = t->h->row}, {.row = t->h->row}};

        for (int i = 0; i < 2; i++) {
            pthread_mutex_init(&back[i].lock, NULL);
            kit_ok(t->h->row, !desk_game_since(t->h->desk, hall_who(face), t->game[i], after,
                                               hall_hear, &back[i], NULL));
        }
        kit_ok(t->h->row, after > 0 || back[0].news_count > 4);
        same(t, back[0].news[face] ? back[0].news[face] : "",
             back[1].news[face] ? back[1].news[face] : "");
        free(back[0].news[face]);
        free(back[1].news[face]);
    }
}

/* What was announced of one of them, line by line. */
static char *announced(struct twins *t, int i, enum desk_face face)
{
    char *copy, *out, *rest;

    pthread_mutex_lock(&t->h->lock);
    copy = strdup(t->h->news[face]);
    pthread_mutex_unlock(&t->h->lock);
    out = calloc(1, strlen(copy) + 1);
    for (char *line = strtok_r(copy, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest))
        if (strncmp(line, t->game[i], DESK_ID - 1) == 0)
            strcat(strcat(out, line), "\n");
    free(copy);
    return out;
}

static void told(struct twins *t, enum desk_face face)
{
    char *news[2];

    for (int i = 0; i < 2; i++) {
        memcpy(t->h->game, t->game[i], DESK_ID);
        hall_wait(t->h, hall_seq(t->h));
        news[i] = announced(t, i, face);
    }
    same(t, news[0], news[1]);
    free(news[0]);
    free(news[1]);
}

/* `time`: the first period beside its length. */
static void compare(struct kit_row *row, const char *edition, const char *time, const char *clock,
                    const struct step *step, size_t steps)
{
    static const char table[] =
        "{\"edition\":\"%s\",\"format\":\"standard\",\"start\":\"r3k2r/pppppppp/8/8/8/8/"
        "PPPPPPPP/R3K2R w %s - 0 1\",\"time\":{\"periods\":[{\"ms\":300000%s}]}}";
    struct store *s = engines_open(row, ON_SQLITE);
    struct hall h;
    struct twins t = {.h = &h};
    bool good = s && hall_open(&h, row, s, 1000000, true) && hall_event(&h);
    uint64_t seq[2] = {0, 0};

    for (int i = 0; i < 2 && good; i++) {
        char text[400];
        snprintf(text, sizeof text, table, edition, i ? "kq" : "KQkq", time);
        good = hall_game(&h, clock, text);
        memcpy(t.game[i], h.game, DESK_ID);
    }
    for (size_t i = 0; i < steps && good; i++) {
        atomic_store(&h.now_ms, 1000000 + 1000 * (int64_t)i);
        does(&t, &step[i]);
        for (enum desk_face face = DESK_PUBLIC; face < DESK_ARBITERS; face++)
            shown(&t, face);
    }
    for (enum desk_face face = DESK_PUBLIC; face < DESK_ARBITERS && good; face++) {
        told_since(&t, face);
        told(&t, face);
    }
    for (int i = 0; i < 2 && good; i++) {
        memcpy(h.game, t.game[i], DESK_ID);
        seq[i] = hall_seq(&h);
    }
    kit_ok(row, seq[1] > seq[0]); /* else there was nothing to hide */
    hall_close(&h);
    store_close(s);
}

static void kept_twins(struct kit_row *row)
{
    compare(row, "fide-2023", "", "kept", kept, sizeof kept / sizeof *kept);
}

static void recorded_twins(struct kit_row *row)
{
    compare(row, "fide-2023", "", "recorded", recorded, sizeof recorded / sizeof *recorded);
}

static const char *const editions[] = {"fide-1984", "fide-1997", "fide-2017", "fide-2023"};

static void answered_twins(struct kit_row *row)
{
    for (size_t i = 0; i < sizeof editions / sizeof *editions; i++) {
        compare(row, editions[i], "", "kept", answered, sizeof answered / sizeof *answered);
        compare(row, editions[i], "", "kept", claimed, sizeof claimed / sizeof *claimed);
    }
}

static void controlled_twins(struct kit_row *row)
{
    for (size_t i = 0; i < sizeof editions / sizeof *editions; i++)
        compare(row, editions[i], ",\"moves\":1},{\"ms\":200000", "kept", controlled,
                sizeof controlled / sizeof *controlled);
    for (size_t i = 1; i < sizeof editions / sizeof *editions; i++) /* none in 1984 */
        compare(row, editions[i], ",\"increment_ms\":5000", "kept", controlled,
                sizeof controlled / sizeof *controlled);
}

/* ---- a listener hears what he wants ---- */

struct ear {
    struct hall hall;
    _Atomic unsigned news[DESK_FACES], stands[DESK_FACES];
    _Atomic uint64_t seq; /* at which it was last said to stand, for the arbiters */
};

static struct desk_wants want_some(void *payload, const char *game)
{
    (void)payload, (void)game;
    return (struct desk_wants){.news = 1u << DESK_BLACK,
                               .stands = 1u << DESK_PUBLIC | 1u << DESK_ARBITERS};
}

static void hear_news(void *payload, const struct desk_news *n)
{
    struct ear *e = payload;

    e->news[n->face]++;
}

static void hear_stands(void *payload, const struct desk_view *v)
{
    struct ear *e = payload;

    e->stands[v->face]++;
    if (v->face == DESK_ARBITERS)
        e->seq = v->seq;
}

/* Says it, and waits until it was told where the game stands. */
static void says(struct ear *e, const char *who, const char *json)
{
    struct desk_text t = {0};

    kit_ok(e->hall.row, !hall_do(&e->hall, &t, who, "", DESK_ANY, json, NULL));
    desk_text_free(&t);
    for (unsigned i = 0; i < 12000 && e->seq < hall_seq(&e->hall); i++)
        usleep(5000);
    kit_ok(e->hall.row, e->seq == hall_seq(&e->hall));
}

/* A press is three events and where it stands once. What is written on White's sheet is White's and
 * the arbiters': the public does not even hear that something was. */
static void hears_what_he_wants(struct kit_row *row)
{
    static struct ear e;
    struct desk_options o = {
        .listener = {.wants = want_some, .news = hear_news, .stands = hear_stands, .payload = &e},
        .role = hall_role,
        .people = &e.hall};
    struct store *s = engines_open(row, ON_SQLITE);

    e.hall.row = row;
    e.hall.store = s;
    if (!kit_ok(row, s && !desk_open(&e.hall.desk, s, &o, NULL)) || !hall_event(&e.hall) ||
        !hall_game(&e.hall, "kept", ""))
        return;
    says(&e, "carl", "{\"kind\":\"starts\",\"by\":\"arbiter\"}");
    says(&e, "anna", "{\"kind\":\"moves\",\"by\":\"white\",\"act\":\"e2e4\"}");
    kit_isf(row, "5 0 0", "%u %u %u", e.news[DESK_BLACK], e.news[DESK_PUBLIC],
            e.stands[DESK_BLACK]);
    e.stands[DESK_PUBLIC] = e.stands[DESK_ARBITERS] = 0;
    says(&e, "anna", "{\"kind\":\"presses\",\"by\":\"white\"}");
    says(&e, "anna", "{\"kind\":\"writes\",\"by\":\"white\",\"act\":\"e2e4\"}");
    kit_isf(row, "7 1 2", "%u %u %u", e.news[DESK_BLACK], e.stands[DESK_PUBLIC],
            e.stands[DESK_ARBITERS]);
    desk_close(e.hall.desk);
    store_close(s);
}

static const struct kit_test tests[] = {
    {"desk: a listener hears what he wants", hears_what_he_wants},
    {"desk: an illegal move shows in nothing that others get, kept clock", kept_twins},
    {"desk: an illegal move shows in nothing that others get, recorded clock", recorded_twins},
    {"desk: an illegal move shows in nothing that others get, answered before the press",
     answered_twins},
    {"desk: an illegal move shows in nothing that others get, control and increment",
     controlled_twins},
    {0},
};

const struct kit_suite suite_desk_faces = {NULL, tests};
