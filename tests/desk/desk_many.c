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

/* Both clocks stand: touching and adjusting is always possible, whoever comes first. */
static void *play(void *payload)
{
    struct player *p = payload;
    struct desk_actor arbiter = hall_person("carl");
    static const char json[] = "{\"v\":1,\"kind\":\"adds\",\"by\":\"arbiter\",\"at\":0,"
                               "\"side\":\"white\",\"ms\":1000}";

    for (unsigned i = 0; i < EACH; i++) {
        char id[32];
        struct desk_text t;
        snprintf(id, sizeof id, "t%u-%u", p->number, i);
        for (unsigned twice = 0; twice < 1 + i % 2; twice++) {
            if (desk_game_do(p->hall->desk, &t, &arbiter, p->game, id, DESK_ANY, json, strlen(json),
                             NULL))
                p->bad++;
            else if (t.repeated != (twice > 0))
                p->bad++;
            else
                p->done += !t.repeated;
            desk_text_free(&t);
        }
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

/* Sixteen threads, half of them at each of two desks, on one game; nothing is lost, the time that was
 * added is what all of them added, and both desks announce the same. */
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
    (void)text;
    for (unsigned i = 0; i < THREADS; i++) {
        p[i] = (struct player){.hall = i % 2 ? &a : &b, .number = i};
        memcpy(p[i].game, a.game, DESK_ID);
    }
    all_play(row, p, THREADS);
    uint64_t seq = hall_seq(&a);
    kit_ok(row, seq == 4 + THREADS * EACH);
    if (hall_wait(&a, seq) && hall_wait(&b, seq))
        same_news(row, &a, &b);
    desk_game_show(b.desk, &t, a.game, DESK_ARBITERS, NULL);
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

static const struct kit_test tests[] = {
    {"desk: sixteen threads, two desks, one game, memory", two_memory},
    {"desk: sixteen threads, two desks, one game, sqlite", two_sqlite},
    {"desk: sixteen threads, two desks, one game, server", two_server},
    {"desk: sixteen threads, sixteen games", on_many_games},
    {0},
};

const struct kit_suite suite_desk_many = {NULL, tests};
