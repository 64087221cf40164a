/*
 * tests/desk/desk_random.c -- random games through two desks: they stand where the library's own
 * game stands, announce the same, and no player is told what would help him.
 */
#include "hall.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../game/random.h"
#include "adoube/err.h"

enum { COMMANDS = 50, PLIES = 400 };

struct match {
    struct kit_row *row;
    struct kit_rng rng;
    struct hall hall[2];
    struct ad_game model;
    int64_t now_ms; /* when the last event came */
    struct ad_ply plies[PLIES];
    uint8_t scratch[AD_GAME_SCRATCH];
};

/* ---- what must not be told ---- */

/* Nowhere on a face that is not the arbiter's. */
static const char *const never[] = {
    "\"seen\":",
    "\"irregular\":",
    "\"incidents\":",
    "\"offers_made\":",
    "\"text\":",
    "\"missing\":",
    "\"hand\":",
    "\"before\":",
    "\"move\":",
    "\"question\":",
    "\"flags\":",
    "\"mode\":{",
    "\"now\":",
    "\"completed_total\":",
    "\"first_down\":",
    "\"kind\":\"completes\"",
    "\"kind\":\"incident\"",
    "\"kind\":\"lets-go\"",
    "\"kind\":\"makes\"",
    NULL,
};

/* Of these kinds the fact, and no ruling. */
static const char *const bare[] = {"moves", "touches", "hand", "presses",
                                   "asks",  "seals",   "flag", NULL};
static const char *const rulings[] = {
    "\"verdict\":", "\"reason\":", "\"cites\":", "\"en\":", "\"value\":", "\"what\":", NULL};

static bool holds_any(const char *text, const char *const list[])
{
    for (; *list; list++)
        if (strstr(text, *list))
            return true;
    return false;
}

/* One line of news: the event, then the game. */
static bool line_is_fair(char *line, const char *other)
{
    char *game = strstr(line, ",\"game\":"), kind[40], sheet[40];
    bool good = !holds_any(line, never);

    if (game)
        *game = '\0';
    for (const char *const *k = bare; *k && good; k++) {
        snprintf(kind, sizeof kind, "\"kind\":\"%s\"", *k);
        good = !strstr(line, kind) || !holds_any(line, rulings);
    }
    snprintf(sheet, sizeof sheet, "\"side\":\"%s\"", other);
    return good && !(strstr(line, "\"kind\":\"sheet\"") && (!*other || strstr(line, sheet)));
}

static bool news_is_fair(struct kit_row *row, char *news, enum desk_face face)
{
    const char *other = face == DESK_WHITE ? "black" : face == DESK_BLACK ? "white" : "";
    bool good = true;
    char *rest;

    for (char *line = strtok_r(news, "\n", &rest); line && good;
         line = strtok_r(NULL, "\n", &rest)) {
        char *whole = strdup(line);
        good = line_is_fair(line, other);
        if (!good)
            kit_fail(row, "face %d is told: %s", (int)face, whole);
        free(whole);
    }
    return good;
}

static bool text_is_fair(struct match *m, const struct desk_text *t)
{
    return !holds_any(t->json, never) || kit_fail(m->row, "is told: %s", t->json);
}

/* ---- playing ---- */

/* A random table, at both desks and in the library's own hands. */
static bool open_game(struct match *m)
{
    struct ad_table table;
    char json[WIRE_TABLE_MAX];
    size_t v = strlen("{\"v\":1,"); /* inside a game a table has no version of its own */

    do {
        random_table(&table, &m->rng);
    } while (ad_fit_refused(ad_table_fit(&table)) ||
             ad_game_init(&m->model, &table, m->plies, PLIES, false) < 0 ||
             wire_table_write(json, sizeof json, &table) < 0);
    memmove(json + 1, json + v, strlen(json + v) + 1);
    if (!hall_game(&m->hall[0], "recorded", json))
        return false;
    memcpy(m->hall[1].game, m->hall[0].game, DESK_ID);
    m->now_ms = atomic_load(&m->hall[0].now_ms);
    return true;
}

/* The desks' clock runs as that of the table does. */
static int64_t comes_at(const struct match *m, const struct ad_command *c)
{
    return m->now_ms + (c->at > m->model.at ? c->at - m->model.at : 0);
}

/* Does the desk stamp what a player sends with this time? */
static bool is_own_time(const struct match *m, const struct ad_command *c)
{
    return c->at == m->model.at || (c->at > m->model.at && m->model.mode[AD_MODE_STARTED]);
}

static void cut_time(char *out, const char *json)
{
    const char *at = strstr(json, ",\"at\":");

    sprintf(out, "%.*s%s", (int)(at - json), json, at + 6 + strspn(at + 6, "0123456789"));
}

/* As the player himself if he may, else as the arbiter who saw it. */
static enum desk_why send(struct match *m, struct hall *h, const struct ad_command *c,
                          const char *json)
{
    static const char *const players[2] = {"anna", "bert"};
    struct desk_fault fault = {0};
    struct desk_text t = {0};
    enum desk_why why = DESK_FORBIDDEN;
    char untimed[WIRE_COMMAND_MAX];

    if (c->by <= AD_WHO_BLACK && is_own_time(m, c)) {
        cut_time(untimed, json);
        why = hall_do(h, &t, players[c->by], "", DESK_ANY, untimed + 7, &fault);
        if (!why && !text_is_fair(m, &t))
            why = DESK_WHYS;
        desk_text_free(&t);
    }
    if (why == DESK_FORBIDDEN) {
        why = hall_do(h, &t, "carl", "", DESK_ANY, json + 7, &fault);
        desk_text_free(&t);
    }
    return why;
}

static bool step(struct match *m)
{
    struct hall *h = &m->hall[kit_below(&m->rng, 2)];
    struct ad_events events;
    struct ad_command c;
    char json[WIRE_COMMAND_MAX];
    enum desk_why why;
    int count;

    if (!m->model.mode[AD_MODE_STARTED] && kit_below(&m->rng, 4))
        ad_command_init(&c, AD_DOES_START, AD_WHO_ARBITER, m->model.at);
    else
        random_command(&c, &m->rng, &m->model, RANDOM_WILD);
    if (wire_command_write(json, sizeof json, &c) < 0)
        return true;
    count = ad_game_decide(&events, &m->model, &c, m->scratch, sizeof m->scratch);
    atomic_store(&h->now_ms, comes_at(m, &c));
    why = send(m, h, &c, json);
    if (count > 0)
        m->now_ms = comes_at(m, &c);
    if (!kit_ok(m->row, why == (count < 0 ? DESK_IMPOSSIBLE : DESK_OK)))
        return kit_fail(m->row, "%d: %s", (int)why, json);
    for (int i = 0; i < count; i++)
        if (ad_game_apply(&m->model, &events.event[i]) < 0)
            return kit_fail(m->row, "the model cannot follow");
    return true;
}

static bool stands_the_same(struct match *m, struct hall *h)
{
    char *want = malloc(wire_game_max(&m->model)), *game;
    struct desk_text t;
    bool good = want && wire_game_write(want, wire_game_max(&m->model), &m->model) > 0 &&
                hall_show(h, &t, DESK_ARBITERS) == DESK_OK;

    if (!kit_ok(m->row, good)) {
        free(want);
        return false;
    }
    game = strstr(t.json, ",\"game\":");
    t.json[t.len - 1] = '\0';
    good = kit_is(m->row, want, game ? game + 8 : "");
    desk_text_free(&t);
    for (enum desk_face face = DESK_PUBLIC; face < DESK_ARBITERS && good; face++)
        if (!hall_show(h, &t, face)) {
            good = text_is_fair(m, &t);
            desk_text_free(&t);
        }
    free(want);
    return good;
}

/* What was announced of the game; the event's own stream may be a little behind. */
static char *of_the_game(struct hall *h, enum desk_face face)
{
    char *out, *copy, *rest, stream[32];

    snprintf(stream, sizeof stream, "%s.", h->game);
    pthread_mutex_lock(&h->lock);
    copy = strdup(h->news[face]);
    pthread_mutex_unlock(&h->lock);
    out = calloc(1, strlen(copy) + 1);
    for (char *line = strtok_r(copy, "\n", &rest), *end = out; line;
         line = strtok_r(NULL, "\n", &rest))
        if (strncmp(line, stream, strlen(stream)) == 0)
            end += sprintf(end, "%s\n", line);
    free(copy);
    return out;
}

static void forget(struct hall *h)
{
    pthread_mutex_lock(&h->lock);
    for (enum desk_face face = 0; face < DESK_FACES; face++)
        h->len[face] = 0;
    pthread_mutex_unlock(&h->lock);
}

/* Who comes back is told the same as who stayed. */
static void comes_back(struct match *m, struct hall *h, const char *stayed, enum desk_face face)
{
    struct hall back = {.row = m->row};

    pthread_mutex_init(&back.lock, NULL);
    kit_ok(m->row,
           desk_game_since(h->desk, hall_who(face), h->game, 0, hall_hear, &back, NULL) == DESK_OK);
    kit_is(m->row, stayed, back.news[face]);
    free(back.news[face]);
    pthread_mutex_destroy(&back.lock);
}

static void told_the_same(struct match *m, enum desk_face face)
{
    char *a = of_the_game(&m->hall[0], face), *b = of_the_game(&m->hall[1], face);

    kit_is(m->row, a, b);
    comes_back(m, &m->hall[1], a, face);
    if (face != DESK_ARBITERS)
        news_is_fair(m->row, a, face);
    free(a);
    free(b);
}

static void play(struct match *m)
{
    struct hall *a = &m->hall[0], *b = &m->hall[1];
    bool good = true;

    for (unsigned i = 0; i < COMMANDS && good && m->model.count + AD_EVENTS_MAX < PLIES; i++)
        good = step(m);
    uint64_t seq = m->model.seq + 1;
    if (!good || !kit_ok(m->row, hall_seq(a) == seq) || !hall_wait(a, seq) || !hall_wait(b, seq))
        return;
    if (!stands_the_same(m, a) || !stands_the_same(m, b))
        return;
    for (enum desk_face face = 0; face < DESK_FACES; face++)
        told_the_same(m, face);
    forget(a);
    forget(b);
}

static void play_on(struct kit_row *row, enum engine_kind kind, unsigned games)
{
    struct match *m = calloc(1, sizeof *m);
    struct store *s, *other;

    m->row = row;
    m->rng = kit_seed(row);
    if (hall_stores(row, kind, &s, &other)) {
        bool good = hall_open(&m->hall[0], row, s, 1000000, true) &&
                    hall_open(&m->hall[1], row, other, 1000000, true) && hall_event(&m->hall[0]);
        for (unsigned i = 0; good && i < games && row->failures == 0; i++)
            if (open_game(m))
                play(m);
        hall_close(&m->hall[0]);
        hall_close(&m->hall[1]);
        if (other != s)
            store_close(other);
        store_close(s);
    }
    free(m);
}

static void random_memory(struct kit_row *row)
{
    play_on(row, ON_MEMORY, row->long_run ? 1000 : 30);
}

static void random_sqlite(struct kit_row *row)
{
    play_on(row, ON_SQLITE, row->long_run ? 100 : 5);
}

static void random_server(struct kit_row *row)
{
    play_on(row, ON_SERVER, row->long_run ? 50 : 5);
}

static const struct kit_test tests[] = {
    {"desk: random games, two desks, memory", random_memory},
    {"desk: random games, two desks, sqlite", random_sqlite},
    {"desk: random games, two desks, server", random_server},
    {0},
};

const struct kit_suite suite_desk_random = {NULL, tests};
