/*
 * tests/desk/desk_clock.c -- kept clocks: flags fall at the computed moment and once; an outage
 * costs nobody time.
 */
#include "hall.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define START      "{\"kind\":\"starts\",\"by\":\"arbiter\"}"
#define START_AT_0 "{\"kind\":\"starts\",\"by\":\"arbiter\",\"at\":0}"
#define MOVE       "{\"kind\":\"moves\",\"by\":\"white\",\"act\":\"e2e4\"}"
#define PRESS      "{\"kind\":\"presses\",\"by\":\"white\"}"
#define DEVICE     "{\"kind\":\"sees\",\"by\":\"arbiter\",\"what\":\"device\",\"side\":\"white\"}"
#define REOPEN     "{\"kind\":\"rules\",\"by\":\"arbiter\",\"answer\":\"reopen\"}"
#define RESTART    "{\"kind\":\"restarts\",\"by\":\"arbiter\"}"
#define BLITZ_1977                                                                            \
    "{\"edition\":\"blitz-1977\",\"fill_from\":\"fide-1984\",\"format\":\"blitz\",\"start\":" \
    "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\",\"time\":{\"periods\":"     \
    "[{\"ms\":300000}]}}"

static bool does(struct hall *h, const char *name, const char *json)
{
    struct desk_text t;
    bool good = hall_do(h, &t, name, "", DESK_ANY, json, NULL) == DESK_OK;

    desk_text_free(&t);
    return kit_ok(h->row, good);
}

static bool begin(struct hall *h, struct kit_row *row, struct store *s, const char *table)
{
    return s && hall_open(h, row, s, 1000000, true) && hall_event(h) &&
           hall_game(h, "kept", table) && does(h, "carl", START);
}

static bool shows(struct hall *h, const char *want, const char *path)
{
    struct desk_text t;
    char text[200];

    if (hall_show(h, &t, DESK_ARBITERS))
        return kit_fail(h->row, "not shown");
    hall_at(text, t.json, t.len, path);
    desk_text_free(&t);
    return kit_is(h->row, want, text);
}

/* How often this stands in the news of a face. */
static unsigned told(struct hall *h, enum desk_face face, const char *what)
{
    unsigned count = 0;

    pthread_mutex_lock(&h->lock);
    for (const char *at = h->news[face]; at && (at = strstr(at, what)); at++)
        count++;
    pthread_mutex_unlock(&h->lock);
    return count;
}

/* ---- flags ---- */

/* White has five minutes from 1,000,000 on; both desks know, one of them sends. */
static void falls_on(struct kit_row *row, enum engine_kind kind)
{
    struct store *s, *other;
    struct hall a, b;

    if (!hall_stores(row, kind, &s, &other) || !begin(&a, row, s, ""))
        return;
    if (!hall_open(&b, row, other, 1000000, true))
        return;
    memcpy(b.game, a.game, DESK_ID);
    atomic_store(&a.now_ms, 1300100); /* within the grace: nothing falls yet */
    atomic_store(&b.now_ms, 1300100);
    usleep(150000);
    kit_ok(row, hall_seq(&a) == 4);
    atomic_store(&a.now_ms, 1300300);
    atomic_store(&b.now_ms, 1300300);
    if (hall_wait(&a, 5) && hall_wait(&b, 5)) {
        usleep(150000);
        kit_ok(row, hall_seq(&a) == 5);
        kit_ok(row, told(&a, DESK_PUBLIC, "\"kind\":\"flag\"") == 1);
        kit_ok(row, told(&a, DESK_ARBITERS, "\"reason\":\"FLAG_FELL\"") == 1);
        kit_ok(row, told(&a, DESK_BLACK, "FLAG_FELL") == 0); /* he must see it himself */
        shows(&b, "300000", "game/at");
        shows(&b, "\"down\"", "game/clock/side/0/flag");
        kit_ok(row, told(&a, DESK_WHITE, "\"at_ms\":1300000,") == 1);
    }
    hall_close(&a);
    hall_close(&b);
    if (other != s)
        store_close(other);
    store_close(s);
}

static void falls_memory(struct kit_row *row)
{
    falls_on(row, ON_MEMORY);
}

static void falls_sqlite(struct kit_row *row)
{
    falls_on(row, ON_SQLITE);
}

static void falls_server(struct kit_row *row)
{
    falls_on(row, ON_SERVER);
}

/* A press in the last moment stops it: the flag of Black is the next to fall. */
static void pressed_in_time(struct kit_row *row)
{
    struct store *s = engines_open(row, ON_MEMORY);
    struct hall h;

    if (!begin(&h, row, s, ""))
        return;
    atomic_store(&h.now_ms, 1299999);
    does(&h, "anna", MOVE);
    does(&h, "anna", PRESS);
    atomic_store(&h.now_ms, 1500000);
    usleep(150000);
    kit_ok(row, hall_seq(&h) == 8);
    shows(&h, "1", "game/clock/side/0/main_ms");
    atomic_store(&h.now_ms, 1600300);
    if (hall_wait(&h, 9))
        shows(&h, "599999", "game/at");
    hall_close(&h);
    store_close(s);
}

/* A kept clock is closed with the game, and looked after again once the arbiter has reopened it. */
static void reopened(struct kit_row *row)
{
    static const char *const orders[] = {DEVICE, REOPEN, RESTART};
    struct store *s = engines_open(row, ON_MEMORY);
    struct hall h;
    uint64_t seq;

    if (!begin(&h, row, s, ""))
        return;
    for (unsigned i = 0; i < 3; i++)
        does(&h, "carl", orders[i]);
    seq = hall_seq(&h);
    atomic_store(&h.now_ms, 1300300);
    if (hall_wait(&h, seq + 1))
        shows(&h, "\"down\"", "game/clock/side/0/flag");
    does(&h, "carl", DEVICE); /* over once more */
    hall_close(&h);
    store_close(s);
}

/* ---- outages ---- */

static bool count_outage(void *payload, const struct store_row *row)
{
    *(unsigned *)payload += strcmp(row->event.kind, "event.outage") == 0;
    return true;
}

/* It stands in the event's stream. */
static void told_of(struct hall *h, unsigned want)
{
    unsigned outages = 0;
    char stream[32];

    snprintf(stream, sizeof stream, "event/%s", h->event);
    store_read(h->store, stream, 0, UINT32_MAX, count_outage, &outages, NULL);
    kit_ok(h->row, outages == want);
}

static bool come_back(struct hall *h, int64_t now_ms)
{
    struct hall old = *h;

    hall_close(h);
    if (!hall_open(h, old.row, old.store, now_ms, true))
        return false;
    memcpy(h->event, old.event, DESK_ID);
    memcpy(h->game, old.game, DESK_ID);
    return true;
}

/* White's clock runs, a second later we are gone for so long: then these events follow, and the
 * clock stands like this. Coming back twice changes nothing. */
static void away(struct kit_row *row, int64_t ms, const char *table, unsigned events,
                 unsigned outages, const char *running, const char *left)
{
    struct store *s = engines_open(row, ON_SQLITE);
    struct hall h;
    uint64_t seq;

    if (!begin(&h, row, s, table))
        return;
    seq = hall_seq(&h);
    hall_wait(&h, seq);
    atomic_store(&h.now_ms, 1001000);
    for (unsigned again = 0; again < 2; again++) {
        if (!come_back(&h, 1001000 + ms))
            return;
        kit_ok(row, hall_seq(&h) == seq + events);
        shows(&h, running, "game/clock/running");
        shows(&h, left, "game/clock/side/0/main_ms");
        told_of(&h, outages);
    }
    hall_close(&h);
    store_close(s);
}

/* As it stood at the last event: nothing is charged before the next one. */
static void away_a_moment(struct kit_row *row)
{
    away(row, 3000, "", 0, 0, "\"white\"", "300000");
}

/* 30 s: given back as of the last sign of life, a second after the start. */
static void away_shortly(struct kit_row *row)
{
    away(row, 30000, "", 1, 1, "\"white\"", "329000");
}

static void away_long(struct kit_row *row)
{
    away(row, 3600000, "", 1, 1, "\"nobody\"", "299000");
}

/* blitz-1977 8.19: nobody stops the clock without a dispute, so that is refused, and all of the
 * hour is given back. */
static void away_long_1977(struct kit_row *row)
{
    away(row, 3600000, BLITZ_1977, 2, 2, "\"white\"", "3899000");
}

/* Our clock was set back while we were away: time goes on where it was, for the kept clock and for one
 * that is recorded, and the arbiters are told. Black has five minutes as well. */
static void set_back(struct kit_row *row)
{
    struct store *s = engines_open(row, ON_SQLITE);
    char kept[DESK_ID];
    struct desk_counts n;
    struct hall h;

    if (!begin(&h, row, s, "") || !hall_wait(&h, 4))
        return;
    memcpy(kept, h.game, DESK_ID);
    atomic_store(&h.now_ms, 1001000);
    if (!hall_game(&h, "recorded", "") || !does(&h, "carl", START_AT_0) || !come_back(&h, 1000))
        return;
    desk_count(h.desk, &n);
    kit_isf(row, "1000000", "%lld", (long long)n.behind_ms);
    told_of(&h, 1);
    atomic_store(&h.now_ms, 11000);
    does(&h, "anna", MOVE);
    shows(&h, "10000", "game/at");
    memcpy(h.game, kept, DESK_ID);
    does(&h, "anna", MOVE);
    does(&h, "anna", PRESS);
    shows(&h, "11000", "game/at");
    shows(&h, "289000", "game/clock/side/0/main_ms");
    shows(&h, "\"black\"", "game/clock/running");
    atomic_store(&h.now_ms, 311300);
    if (hall_wait(&h, hall_seq(&h) + 1))
        shows(&h, "\"down\"", "game/clock/side/1/flag");
    hall_close(&h);
    store_close(s);
}

/* A moment behind is how two servers' clocks differ. */
static void a_moment_back(struct kit_row *row)
{
    struct store *s = engines_open(row, ON_SQLITE);
    struct desk_counts n;
    struct hall h;

    if (!begin(&h, row, s, "") || !hall_wait(&h, 4))
        return;
    atomic_store(&h.now_ms, 1001000);
    if (!come_back(&h, 1000000))
        return;
    desk_count(h.desk, &n);
    kit_ok(row, n.behind_ms == 0);
    told_of(&h, 0);
    does(&h, "anna", MOVE);
    shows(&h, "1000", "game/at");
    hall_close(&h);
    store_close(s);
}

/* Another program holds the file for half a minute, and nobody can press. */
static void record_is_gone(struct kit_row *row)
{
    struct store_options how = {.create = true, .wait_ms = 20};
    char address[ADDRESS];
    struct store *s;
    struct hall h;
    sqlite3 *other;

    if (!engines_fresh(address, row, ON_SQLITE) || store_open(&s, address, &how, NULL) ||
        !begin(&h, row, s, "") || !hall_wait(&h, 4))
        return;
    if (kit_ok(row, sqlite3_open(address, &other) == SQLITE_OK &&
                        sqlite3_exec(other, "begin immediate", NULL, NULL, NULL) == SQLITE_OK)) {
        atomic_store(&h.now_ms, 1030000);
        usleep(300000); /* some signs of life that could not be stored */
        kit_ok(row, hall_seq(&h) == 4);
        sqlite3_exec(other, "rollback", NULL, NULL, NULL);
        if (hall_wait(&h, 5)) {
            shows(&h, "330000", "game/clock/side/0/main_ms");
            told_of(&h, 1);
        }
    }
    sqlite3_close(other);
    hall_close(&h);
    store_close(s);
}

static const struct kit_test tests[] = {
    {"desk: a flag falls when it is due, once, with two desks, memory", falls_memory},
    {"desk: a flag falls when it is due, once, with two desks, sqlite", falls_sqlite},
    {"desk: a flag falls when it is due, once, with two desks, server", falls_server},
    {"desk: a press in the last moment", pressed_in_time},
    {"desk: a game that was over goes on, and its clock with it", reopened},
    {"desk: an outage of a moment", away_a_moment},
    {"desk: a short outage is given back", away_shortly},
    {"desk: after a long outage clocks stand", away_long},
    {"desk: ... unless nobody may stop them", away_long_1977},
    {"desk: a clock that was set back while nobody was there", set_back},
    {"desk: ... by a moment", a_moment_back},
    {"desk: an outage of the record", record_is_gone},
    {0},
};

const struct kit_suite suite_desk_clock = {NULL, tests};
