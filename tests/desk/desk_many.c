/*
 * tests/desk/desk_many.c -- many at once: threads on one game and on many, two desks on one record.
 */
#include "hall.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 16, EACH = 12 };

struct player {
    struct hall *hall;
    char game[DESK_ID];
    unsigned number, done, bad;
};

/* A second for White, which is always possible, whoever comes first. Every other command is sent
 * twice, and the second answer is the first, byte for byte. */
static void *play(void *payload)
{
    struct player *p = payload;
    static const char json[] = "{\"v\":1,\"kind\":\"adds\",\"by\":\"arbiter\",\"at\":0,"
                               "\"side\":\"white\",\"ms\":1000}";

    for (unsigned i = 0; i < EACH; i++) {
        char id[32];
        struct desk_text t[2] = {{0}, {0}};
        snprintf(id, sizeof id, "t%u-%u", p->number, i);
        for (unsigned twice = 0; twice < 1 + i % 2; twice++) {
            if (desk_game_do(p->hall->desk, &t[twice], "carl", p->game, id, DESK_ANY, json,
                             strlen(json), NULL) ||
                t[twice].repeated != (twice > 0) || strcmp(t[0].json, t[twice].json) != 0)
                p->bad++;
        }
        p->done++;
        desk_text_free(&t[0]);
        desk_text_free(&t[1]);
    }
    return NULL;
}

static void all_play(struct kit_row *row, struct player *p, unsigned count)
{
    pthread_t thread[THREADS];

    for (unsigned i = 0; i < count; i++)
        if (pthread_create(&thread[i], NULL, play, &p[i]))
            abort();
    for (unsigned i = 0; i < count; i++) {
        pthread_join(thread[i], NULL);
        kit_ok(row, p[i].bad == 0);
        kit_ok(row, p[i].done == EACH);
    }
}

static bool same_news(struct kit_row *row, struct hall *a, struct hall *b)
{
    for (enum desk_face face = 0; face < DESK_FACES; face++)
        if (!kit_ok(row, a->len[face] > 0 && a->len[face] == b->len[face] &&
                             memcmp(a->news[face], b->news[face], a->len[face]) == 0))
            return false;
    return true;
}

/* Sixteen threads, half of them at each of two desks, on one game; nothing is lost, the time that
 * was added is what all of them added, and both desks announce the same. */
static void on_one_game(struct kit_row *row, struct store *first, struct store *second)
{
    struct hall a, b;
    struct player p[THREADS];
    struct store_counts counts;
    struct desk_text t;
    char text[200];

    if (!hall_open(&a, row, first, 1000000, true) || !hall_open(&b, row, second, 1000000, true))
        return;
    if (!hall_event(&a) || !hall_game(&a, "recorded", ""))
        return;
    memcpy(b.event, a.event, DESK_ID);
    memcpy(b.game, a.game, DESK_ID);
    hall_do(&a, &t, "carl", "", DESK_ANY, "{\"kind\":\"starts\",\"by\":\"arbiter\",\"at\":0}",
            NULL);
    desk_text_free(&t);
    for (unsigned i = 0; i < THREADS; i++) {
        p[i] = (struct player){.hall = i % 2 ? &a : &b, .number = i};
        memcpy(p[i].game, a.game, DESK_ID);
    }
    all_play(row, p, THREADS);
    uint64_t seq = hall_seq(&a);
    kit_ok(row, seq == 4 + THREADS * EACH);
    if (hall_wait(&a, seq) && hall_wait(&b, seq))
        same_news(row, &a, &b);
    desk_game_show(b.desk, &t, "carl", a.game, NULL);
    kit_is(row, "492000", hall_at(text, t.json, t.len, "game/clock/side/0/main_ms"));
    desk_text_free(&t);
    hall_close(&a);
    hall_close(&b);
    engines_check(row, first, &counts);
}

static void two_on(struct kit_row *row, enum engine_kind kind)
{
    struct store *s, *other;

    if (hall_stores(row, kind, &s, &other))
        on_one_game(row, s, other);
    if (other != s)
        store_close(other);
    store_close(s);
}

static void two_memory(struct kit_row *row)
{
    two_on(row, ON_MEMORY);
}

static void two_sqlite(struct kit_row *row)
{
    two_on(row, ON_SQLITE);
}

static void two_server(struct kit_row *row)
{
    two_on(row, ON_SERVER);
}

/* A game each. */
static void on_many_games(struct kit_row *row)
{
    struct store *s = engines_open(row, ON_SQLITE);
    struct player p[THREADS];
    struct desk_counts counts;
    struct hall h;

    if (!s || !hall_open(&h, row, s, 1000000, true) || !hall_event(&h))
        return;
    for (unsigned i = 0; i < THREADS; i++) {
        p[i] = (struct player){.hall = &h, .number = i};
        if (!hall_game(&h, "recorded", ""))
            return;
        memcpy(p[i].game, h.game, DESK_ID);
    }
    all_play(row, p, THREADS);
    hall_wait(&h, 1 + EACH);
    desk_count(h.desk, &counts);
    kit_ok(row, counts.conflicts == 0 && counts.games == THREADS);
    kit_ok(row, counts.repeated == THREADS * EACH / 2);
    hall_close(&h);
    store_close(s);
}

/* ---- lists, and more games than are kept in memory ---- */

static unsigned count_of(const char *json, const char *what)
{
    unsigned count = 0;

    for (const char *at = json; (at = strstr(at, what)); at++)
        count++;
    return count;
}

/* Page by page; how many there were. */
static unsigned walk(struct hall *h, unsigned page)
{
    char after[200] = "", next[200];
    unsigned count = 0;
    struct desk_text t;

    do {
        if (desk_game_list(h->desk, &t, h->event, after, page, NULL))
            return 0;
        count += count_of(t.json, "\"clock\":");
        hall_at(next, t.json, t.len, "next");
        snprintf(after, sizeof after, "%.16s", next + 1);
        desk_text_free(&t);
    } while (*next == '"');
    return count;
}

static void more_than_fit(struct kit_row *row)
{
    enum { GAMES = 1100 };
    struct store *s = engines_open(row, ON_MEMORY);
    char first[DESK_ID] = "";
    struct desk_counts counts;
    struct desk_text t;
    struct hall h;

    if (!hall_open(&h, row, s, 1000000, false) || !hall_event(&h))
        return;
    for (unsigned i = 0; i < GAMES && hall_game(&h, "recorded", ""); i++) {
        if (i == 0)
            memcpy(first, h.game, DESK_ID);
        kit_ok(row, desk_game_show(h.desk, &t, "", h.game, NULL) == DESK_OK);
        desk_text_free(&t);
    }
    desk_count(h.desk, &counts);
    kit_ok(row, counts.games == 1024 && counts.loads == GAMES);
    kit_ok(row, desk_game_show(h.desk, &t, "", first, NULL) == DESK_OK);
    desk_text_free(&t);
    desk_count(h.desk, &counts);
    kit_ok(row, counts.games == 1024 && counts.loads == GAMES + 1);
    kit_ok(row, walk(&h, 300) == GAMES);
    kit_ok(row, desk_game_show(h.desk, &t, "", "abcdefghijklmnop", NULL) == DESK_NO_GAME);
    kit_ok(row, desk_game_show(h.desk, &t, "", "../etc", NULL) == DESK_NO_GAME);
    hall_close(&h);
    store_close(s);
}

static void events_listed(struct kit_row *row)
{
    struct store *s = engines_open(row, ON_MEMORY);
    char next[200], after[20];
    struct desk_text t;
    struct hall h;

    if (!hall_open(&h, row, s, 1000000, false) || !hall_event(&h) || !hall_event(&h) ||
        !hall_event(&h))
        return;
    if (!kit_ok(row, desk_event_list(h.desk, &t, "", 2, NULL) == DESK_OK))
        return;
    kit_ok(row, count_of(t.json, "\"event\":") == 2);
    snprintf(after, sizeof after, "%.16s", hall_at(next, t.json, t.len, "next") + 1);
    desk_text_free(&t);
    if (!kit_ok(row, desk_event_list(h.desk, &t, after, 2, NULL) == DESK_OK))
        return;
    kit_ok(row, count_of(t.json, "\"event\":") == 1 && !strstr(t.json, "next"));
    desk_text_free(&t);
    kit_ok(row, desk_event_show(h.desk, &t, h.event, NULL) == DESK_OK);
    kit_is(row, "\"Köln\"", hall_at(next, t.json, t.len, "event/place"));
    desk_text_free(&t);
    kit_ok(row, desk_event_show(h.desk, &t, "abcdefghijklmnop", NULL) == DESK_NO_EVENT);
    hall_close(&h);
    store_close(s);
}

static const struct kit_test tests[] = {
    {"desk: sixteen threads, two desks, one game, memory", two_memory},
    {"desk: sixteen threads, two desks, one game, sqlite", two_sqlite},
    {"desk: sixteen threads, two desks, one game, server", two_server},
    {"desk: sixteen threads, sixteen games", on_many_games},
    {"desk: more games than are kept in memory", more_than_fit},
    {"desk: events are listed", events_listed},
    {0},
};

const struct kit_suite suite_desk_many = {NULL, tests};
