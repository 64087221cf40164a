/*
 * store/sql_tally.c -- what a record must hold, kept beside what it holds.
 *
 * A chain shows what is missing within a stream, and nothing of a stream, a command, words or a thing
 * that are gone as a whole. So there is a roll of all streams, words and things by name, and a
 * tally: how many events, commands and names on the roll there are, and the marks of all of them,
 * added without carry, in whatever order they come and go. store_check compares.
 *
 * A transaction gathers its changes in its connection and writes them once, last of all: on a server
 * each connection has a row of its own, so that nobody waits there for another.
 */
#include "store/chain.h"
#include "store/sql.h"

#include <string.h>

enum { PAGE = 256 };

void sql_tally_event(struct sql *c, const uint8_t hash[STORE_HASH])
{
    engine_tally_add(&c->tally, ENGINE_EVENTS, chain_first(hash), 1);
}

void sql_tally_answer(struct sql *c, const struct store_answer *a)
{
    engine_tally_add(&c->tally, ENGINE_COMMANDS,
                     chain_mark(a->command, strlen(a->command), a->bytes, a->len), 1);
}

enum store_why sql_list(struct sql *c, const char *shelf, const void *key, size_t len,
                        struct store_fault *fault)
{
    engine_tally_add(&c->tally, ENGINE_LISTED, chain_mark(shelf, strlen(shelf), key, len), 1);
    return SQL_RUN(c, SQL_ROLL_ADD, NULL, NULL, fault, sql_string(shelf), sql_bytes(key, len));
}

enum store_why sql_unlist(struct sql *c, const char *shelf, const void *key, size_t len,
                          struct store_fault *fault)
{
    engine_tally_add(&c->tally, ENGINE_LISTED, chain_mark(shelf, strlen(shelf), key, len), -1);
    return SQL_RUN(c, SQL_ROLL_REMOVE, NULL, NULL, fault, sql_string(shelf), sql_bytes(key, len));
}

/* ---- the rows ---- */

enum store_why sql_tally_write(struct sql *c, struct store_fault *fault)
{
    const struct engine_tally t = c->tally;

    c->tally = (struct engine_tally){0};
    if (!t.requests)
        return STORE_OK;
    return SQL_RUN(c, SQL_TALLY_ADD, NULL, NULL, fault, sql_number(c->slot),
                   sql_number((int64_t)t.requests), sql_number((int64_t)t.of[ENGINE_EVENTS].rows),
                   sql_number((int64_t)t.of[ENGINE_EVENTS].mark),
                   sql_number((int64_t)t.of[ENGINE_COMMANDS].rows),
                   sql_number((int64_t)t.of[ENGINE_COMMANDS].mark),
                   sql_number((int64_t)t.of[ENGINE_LISTED].rows),
                   sql_number((int64_t)t.of[ENGINE_LISTED].mark));
}

static bool take_requests(void *payload, const struct sql_value *column)
{
    *(uint64_t *)payload = (uint64_t)column->number;
    return false;
}

enum store_why sql_requests(struct sql *c, uint64_t *out, struct store_fault *fault)
{
    *out = 0;
    return SQL_RUN(c, SQL_REQUESTS, take_requests, out, fault, sql_number(c->slot));
}

static bool take_tally(void *payload, const struct sql_value *column)
{
    struct engine_tally *t = payload;

    t->requests += (uint64_t)column[0].number;
    for (unsigned i = 0; i < ENGINE_TALLIED; i++)
        engine_tally_add(t, i, (uint64_t)column[2 + 2 * i].number, column[1 + 2 * i].number);
    return true;
}

enum store_why sql_tally_read(struct sql *c, struct engine_tally *out, struct store_fault *fault)
{
    *out = (struct engine_tally){.known = true};
    return c->driver->run(c, SQL_TALLY, NULL, 0, take_tally, out, fault);
}

/* ---- the roll ---- */

struct roll {
    const struct engine_walk *walk;
    uint64_t rows;
    bool damaged;
    char shelf[STORE_NAME_MAX + 1];
    uint8_t key[STORE_NAME_MAX];
    size_t len;
};

static bool take_listed(void *payload, const struct sql_value *column)
{
    struct roll *r = payload;
    struct engine_listed one = {column[0].bytes, column[1].bytes, column[1].len,
                                column[2].number != 0, true};

    r->damaged = !one.shelf || column[0].len > STORE_NAME_MAX || one.len > STORE_NAME_MAX;
    if (r->damaged)
        return false;
    r->rows++;
    memcpy(r->shelf, one.shelf, column[0].len + 1);
    if (one.len)
        memcpy(r->key, one.key, one.len);
    r->len = one.len;
    r->walk->listed(r->walk->v.payload, &one);
    return true;
}

static bool take_unlisted(void *payload, const struct sql_value *column)
{
    const struct engine_walk *w = payload;

    if (column[0].bytes)
        w->listed(w->v.payload, &(struct engine_listed){column[0].bytes, column[1].bytes,
                                                        column[1].len, true, false});
    return true;
}

enum store_why sql_walk_roll(struct sql *c, const struct engine_walk *w, struct store_fault *fault)
{
    struct roll r = {.walk = w}, from;
    enum store_why why;

    do {
        from = r; /* it moves on while this is still bound */
        r.rows = 0;
        why = SQL_RUN(c, SQL_ROLL, take_listed, &r, fault, sql_string(from.shelf),
                      sql_bytes(from.key, from.len), sql_number(PAGE));
    } while (!why && !r.damaged && r.rows == PAGE);
    if (!why && r.damaged)
        why = engine_fault(fault, STORE_DAMAGED, r.shelf, NULL);
    return why ? why
               : c->driver->run(c, SQL_UNLISTED, NULL, 0, take_unlisted, (void *)(uintptr_t)w,
                                fault);
}

/* ---- an older record gets its roll and its tally ---- */

static bool count_row(void *payload, const struct store_row *row)
{
    sql_tally_event(payload, row->hash);
    return true;
}

static bool count_answer(void *payload, const struct store_answer *a)
{
    sql_tally_answer(payload, a);
    return true;
}

static void count_listed(void *payload, const struct engine_listed *l)
{
    struct sql *c = payload;

    engine_tally_add(&c->tally, ENGINE_LISTED,
                     chain_mark(l->shelf, strlen(l->shelf), l->key, l->len), 1);
}

enum store_why sql_tally_begin(struct sql *c, struct store_fault *fault)
{
    struct engine_walk w = {.v = {.row = count_row, .answer = count_answer, .payload = c},
                            .listed = count_listed};
    enum store_why why = sql_do(c, SQL_ROLL_FILL, fault);

    c->tally = (struct engine_tally){.requests = 1};
    if (!why)
        why = sql_walk(c, &w, fault);
    return why ? why : sql_tally_write(c, fault);
}
