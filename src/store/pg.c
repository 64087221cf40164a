/*
 * store/pg.c -- a record on a PostgreSQL server, in a schema of its own, for several servers of ours.
 *
 * A request locks its streams by number before it writes anything (sql_lock), so within a stream
 * transactions are numbered in the order of its events. The feed is ordered by transaction and row
 * and ends below the oldest transaction that still runs: nothing can slip in before what was read.
 */
#include "store/pg.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { POOL = 8, TRIES = 6, FIRST_PAUSE_MS = 20 };

struct pg_store {
    struct store base;
    char *address;
    unsigned wait_ms, most;
    struct pg_hint hint;
    pthread_mutex_t lock; /* of the pool */
    pthread_cond_t given;
    struct pg_link *free;
    unsigned open;
};

/* ---- the pool ---- */

/* One that is free, or NULL if a new one may be opened. Who reads never waits: it may be on behalf of
 * somebody who holds a connection already. */
static struct pg_link *free_link(struct pg_store *s, bool wait)
{
    struct pg_link *c;

    pthread_mutex_lock(&s->lock);
    while (wait && !s->free && s->open >= s->most)
        pthread_cond_wait(&s->given, &s->lock);
    c = s->free;
    if (c)
        s->free = c->next;
    else
        s->open++;
    pthread_mutex_unlock(&s->lock);
    return c;
}

static void give(struct pg_store *s, struct pg_link *c)
{
    bool close = pg_is_broken(c);

    pthread_mutex_lock(&s->lock);
    close = close || s->open > s->most;
    if (close) {
        s->open--;
    } else {
        c->next = s->free;
        s->free = c;
    }
    pthread_cond_signal(&s->given);
    pthread_mutex_unlock(&s->lock);
    if (close) {
        pg_disconnect(c);
        free(c);
    }
}

static enum store_why open_link(struct pg_store *s, struct pg_link **out, struct store_fault *fault)
{
    struct pg_link *c = malloc(sizeof *c);
    enum store_why why = c ? pg_connect(c, s->address, s->wait_ms, fault)
                           : engine_fault(fault, STORE_NO_MEMORY, "", NULL);

    if (why) {
        free(c);
        pthread_mutex_lock(&s->lock);
        s->open--;
        pthread_cond_signal(&s->given);
        pthread_mutex_unlock(&s->lock);
        return why;
    }
    c->sql.id = s->base.id;
    *out = c;
    return STORE_OK;
}

/* A server that was started anew has closed what lay here: such links are thrown away. */
static enum store_why take(struct pg_store *s, struct pg_link **out, bool wait,
                           struct store_fault *fault)
{
    for (;;) {
        *out = free_link(s, wait);
        if (!*out)
            return open_link(s, out, fault);
        PQconsumeInput((*out)->conn);
        (*out)->shown = false;
        if (!pg_is_broken(*out))
            return STORE_OK;
        give(s, *out);
    }
}

/* ---- writing ---- */

struct work {
    const struct store_request *request; /* or, if NULL, erase: */
    struct store_result *result;
    const uint8_t *hash;
    int64_t at_ms;
};

static enum store_why do_work(struct pg_link *c, const struct work *w, struct store_fault *fault)
{
    enum store_why why;

    if (!w->request)
        return sql_words_erase(&c->sql, w->hash, w->at_ms, fault);
    why = sql_lock(&c->sql, w->request, fault);
    return why ? why : sql_append(&c->sql, w->result, w->request, fault);
}

/* What a failed transaction leaves is taken back; a fault that goes away stays known as one. */
static void take_back(struct pg_link *c)
{
    bool again = c->again;

    if (!pg_is_broken(c) && PQtransactionStatus(c->conn) != PQTRANS_IDLE)
        sql_do(&c->sql, SQL_ROLLBACK, NULL);
    c->again = again || pg_is_broken(c);
}

/* If the connection breaks before the commit, nothing was stored; while it commits, nobody knows. */
static enum store_why commit(struct pg_link *c, struct store_fault *fault)
{
    enum store_why why = sql_do(&c->sql, SQL_COMMIT, fault);

    return why && pg_is_broken(c) ? engine_fault(fault, STORE_LOST, "", NULL) : why;
}

/* One transaction. */
static enum store_why try_work(struct pg_link *c, const struct work *w, struct store_fault *fault)
{
    enum store_why why;

    c->again = false;
    c->sql.tally = (struct engine_tally){0};
    c->defer = true;
    why = sql_do(&c->sql, SQL_BEGIN, fault);
    if (!why)
        why = do_work(c, w, fault);
    if (!why)
        why = sql_tally_write(&c->sql, fault);
    c->defer = false;
    if (!why)
        why = commit(c, fault);
    if (why)
        take_back(c);
    return why;
}

static void pause_before(unsigned try)
{
    long ms = (long)FIRST_PAUSE_MS << try;
    struct timespec t = {ms / 1000, ms % 1000 * 1000000};

    nanosleep(&t, NULL);
}

/* A commit that was in doubt is asked about again if it can be done but once: by a command's id, or
 * since what is erased stays so. */
static enum store_why write_work(struct pg_store *s, const struct work *w,
                                 struct store_fault *fault)
{
    bool only_once = !w->request || w->request->answer.command, doubt = false, again = true;
    struct pg_link *c;
    enum store_why why = STORE_OK;

    for (unsigned try = 0; again && try < TRIES; try++) {
        if (try)
            pause_before(try);
        why = take(s, &c, true, fault);
        again = why == STORE_UNREACHABLE;
        if (why)
            continue;
        if (w->result && try)
            store_result_release(w->result);
        why = try_work(c, w, fault);
        doubt = doubt || why == STORE_LOST;
        again = why && c->again && (why != STORE_LOST || only_once);
        give(s, c);
    }
    return why == STORE_UNREACHABLE && doubt ? engine_fault(fault, STORE_LOST, "", NULL) : why;
}

static enum store_why append(struct store *s, struct store_result *out,
                             const struct store_request *r, struct store_fault *fault)
{
    struct pg_store *pg = (struct pg_store *)s;
    enum store_why why = write_work(pg, &(struct work){.request = r, .result = out}, fault);

    if (!why && !out->repeated && r->parts)
        pg_hint_tell(&pg->hint);
    return why;
}

static enum store_why words_erase(struct store *s, const uint8_t *hash, int64_t at_ms,
                                  struct store_fault *fault)
{
    return write_work((struct pg_store *)s, &(struct work){.hash = hash, .at_ms = at_ms}, fault);
}

/* The tables are locked instead of the streams, of which there may be more than a server has locks. */
static enum store_why fill(struct pg_link *c, const struct store *s, engine_work_fn *work,
                           void *payload, struct store_fault *fault)
{
    enum store_why why;

    c->sql.tally = (struct engine_tally){0};
    c->defer = true;
    why = sql_do(&c->sql, SQL_BEGIN, fault);
    if (!why)
        why = sql_do(&c->sql, SQL_LOCK_ALL, fault);
    if (!why)
        why = sql_view(&c->sql, s, work, payload, fault);
    if (!why)
        why = sql_tally_write(&c->sql, fault);
    c->defer = false;
    if (!why)
        why = commit(c, fault);
    if (why)
        take_back(c);
    return why;
}

static enum store_why whole(struct store *base, engine_work_fn *work, void *payload,
                            struct store_fault *fault)
{
    struct pg_store *s = (struct pg_store *)base;
    struct pg_link *c;
    enum store_why why = take(s, &c, true, fault);

    if (why)
        return why;
    why = fill(c, base, work, payload, fault);
    give(s, c);
    if (!why)
        pg_hint_tell(&s->hint);
    return why;
}

/* ---- reading ---- */

/* A question, and who asks it with a link in his hand. */
struct look {
    enum store_why (*ask)(struct sql *c, const struct look *l, struct store_fault *fault);
    const struct engine_query *query;
    store_row_fn *row;
    const char *prefix, *after;
    uint64_t limit;
    store_head_fn *head;
    void *payload;
    const uint8_t *hash;
    void **words;
    size_t *len;
    const struct engine_walk *walk;
    const char *shelf, *key;
    struct store_result *result;
    struct store_thing **thing;
    const struct store_listing *listing;
    store_thing_fn *each;
};

/* Reading begins anew if its link was cut before a row was shown, as it may have been while it lay in
 * the pool; several of them may lie there. */
static enum store_why read_with(struct store *base, const struct look *l, struct store_fault *fault)
{
    struct pg_store *s = (struct pg_store *)base;
    bool again = true;
    enum store_why why = STORE_OK;

    for (unsigned cut = 0; again && cut <= s->most; cut++) {
        struct pg_link *c;

        why = take(s, &c, false, fault);
        if (why)
            return why;
        why = l->ask(&c->sql, l, fault);
        again = why && pg_is_broken(c) && !c->shown;
        give(s, c);
    }
    return why;
}

static enum store_why ask_events(struct sql *c, const struct look *l, struct store_fault *fault)
{
    return sql_read(c, l->query, l->row, l->payload, fault);
}

static enum store_why read_events(struct store *s, const struct engine_query *q, store_row_fn *each,
                                  void *payload, struct store_fault *fault)
{
    struct look l = {.ask = ask_events, .query = q, .row = each, .payload = payload};

    return read_with(s, &l, fault);
}

static enum store_why ask_streams(struct sql *c, const struct look *l, struct store_fault *fault)
{
    return sql_streams(c, l->prefix, l->after, l->limit, l->head, l->payload, fault);
}

static enum store_why streams(struct store *s, const char *prefix, const char *after,
                              uint64_t limit, store_head_fn *each, void *payload,
                              struct store_fault *fault)
{
    struct look l = {.ask = ask_streams,
                     .prefix = prefix,
                     .after = after,
                     .limit = limit,
                     .head = each,
                     .payload = payload};

    return read_with(s, &l, fault);
}

static enum store_why ask_known(struct sql *c, const struct look *l, struct store_fault *fault)
{
    return sql_known(c, l->result, l->key, fault);
}

static enum store_why known(struct store *s, struct store_result *out, const char *command,
                            struct store_fault *fault)
{
    struct look l = {.ask = ask_known, .result = out, .key = command};

    return read_with(s, &l, fault);
}

static enum store_why ask_words(struct sql *c, const struct look *l, struct store_fault *fault)
{
    return sql_words_read(c, l->words, l->len, l->hash, fault);
}

static enum store_why words_read(struct store *s, void **out, size_t *len, const uint8_t *hash,
                                 struct store_fault *fault)
{
    struct look l = {.ask = ask_words, .hash = hash, .words = out, .len = len};

    return read_with(s, &l, fault);
}

static enum store_why ask_thing(struct sql *c, const struct look *l, struct store_fault *fault)
{
    return sql_thing(c, l->thing, l->shelf, l->key, fault);
}

static enum store_why thing(struct store *s, struct store_thing **out, const char *shelf,
                            const char *key, struct store_fault *fault)
{
    struct look l = {.ask = ask_thing, .thing = out, .shelf = shelf, .key = key};

    return read_with(s, &l, fault);
}

static enum store_why ask_things(struct sql *c, const struct look *l, struct store_fault *fault)
{
    return sql_things(c, l->listing, l->each, l->payload, fault);
}

static enum store_why things(struct store *s, const struct store_listing *l, store_thing_fn *each,
                             void *payload, struct store_fault *fault)
{
    struct look look = {.ask = ask_things, .listing = l, .each = each, .payload = payload};

    return read_with(s, &look, fault);
}

static enum store_why ask_all(struct sql *c, const struct look *l, struct store_fault *fault)
{
    enum store_why why = sql_do(c, SQL_BEGIN_LOOK, fault);

    if (!why) {
        why = sql_walk(c, l->walk, fault);
        sql_do(c, SQL_ROLLBACK, NULL);
    }
    return why;
}

static enum store_why walk(struct store *s, const struct engine_walk *w, struct store_fault *fault)
{
    return read_with(s, &(struct look){.ask = ask_all, .walk = w}, fault);
}

static void close_store(struct store *base)
{
    struct pg_store *s = (struct pg_store *)base;

    pg_hint_stop(&s->hint);
    while (s->free) {
        struct pg_link *c = s->free;
        s->free = c->next;
        pg_disconnect(c);
        free(c);
    }
    pthread_cond_destroy(&s->given);
    pthread_mutex_destroy(&s->lock);
    engine_release(base);
    free(s->address);
    free(s);
}

static const struct engine engine = {
    .close = close_store,
    .append = append,
    .known = known,
    .read = read_events,
    .streams = streams,
    .words_read = words_read,
    .words_erase = words_erase,
    .thing = thing,
    .things = things,
    .walk = walk,
    .whole = whole,
};

/* ---- opening ---- */

enum { OPENING_LOCK = 0x41446f75 }; /* of whoever makes or migrates the record */

/* A copy of every table beside them, in the same transaction. */
static enum store_why keep_old(struct sql *c, unsigned schema, struct store_fault *fault)
{
    char text[512];

    snprintf(text, sizeof text,
             "do $$ declare t text; begin create schema adoube_schema_%u;"
             " for t in select tablename from pg_tables where schemaname = 'adoube' loop"
             " execute format('create table adoube_schema_%u.%%I as table adoube.%%I', t, t);"
             " end loop; end $$",
             schema, schema);
    return c->driver->script(c, text, fault);
}

/* Within a transaction: from nothing, or from an older schema. Another may have been faster. */
static enum store_why raise(struct sql *c, char id[ENGINE_ID], struct store_fault *fault)
{
    unsigned schema;
    enum store_why why = SQL_RUN(c, SQL_LOCK, NULL, NULL, fault, sql_number(OPENING_LOCK));

    if (!why)
        why = sql_schema_read(c, &schema, id, fault);
    if (why || schema >= SQL_SCHEMA)
        return why;
    why = schema ? keep_old(c, schema, fault) : c->driver->script(c, "create schema adoube", fault);
    return why ? why : sql_schema_raise(c, schema, id, fault);
}

/* Rows that were dumped on another server carry its numbers of transactions, and would be hidden or
 * in the wrong order here. Nobody's position holds any more: the record gets a new id. */
static enum store_why settle_moved(struct sql *c, char id[ENGINE_ID], struct store_fault *fault)
{
    enum store_why why = sql_do(c, SQL_SETTLE, fault);

    engine_new_id(id);
    return why ? why
               : SQL_RUN(c, SQL_META_SET, NULL, NULL, fault, sql_string("id"), sql_string(id));
}

static enum store_why
in_transaction(struct sql *c, enum store_why (*work)(struct sql *, char *, struct store_fault *),
               char id[ENGINE_ID], struct store_fault *fault)
{
    enum store_why why = sql_do(c, SQL_BEGIN, fault);

    if (!why)
        why = work(c, id, fault);
    if (!why)
        return sql_do(c, SQL_COMMIT, fault);
    sql_do(c, SQL_ROLLBACK, NULL);
    return why;
}

static enum store_why make_ready(struct sql *c, const struct store_options *o, struct store *s,
                                 struct store_fault *fault)
{
    unsigned schema;
    bool moved = false;
    enum store_why why = sql_schema_read(c, &schema, s->id, fault);

    if (why)
        return why;
    if (schema > SQL_SCHEMA)
        return engine_fault(fault, STORE_NEWER, "", "%u", schema);
    if (schema == 0 && (!o->create || o->read_only))
        return engine_fault(fault, STORE_NO_RECORD, "", NULL);
    if (schema && schema < SQL_SCHEMA && (!o->migrate || o->read_only))
        return engine_fault(fault, STORE_OLDER, "", "%u", schema);
    if (schema < SQL_SCHEMA)
        why = in_transaction(c, raise, s->id, fault);
    s->notes.made = !schema;
    if (!why)
        why = c->driver->run(c, SQL_MOVED, NULL, 0, sql_see, &moved, fault);
    if (why || !moved)
        return why;
    if (!o->migrate || o->read_only)
        return engine_fault(fault, STORE_MOVED, "", NULL);
    return in_transaction(c, settle_moved, s->id, fault);
}

/* What libpq has to say of an address that it cannot read has the password in it. */
static bool is_address(const char *where)
{
    PQconninfoOption *all = PQconninfoParse(where, NULL), *o = all;

    while (o && o->keyword && strcmp(o->keyword, "host") != 0)
        o++;
    bool good = o && !(o->keyword && o->val && strchr(o->val, '@')); /* within a password: %40 */
    PQconninfoFree(all);
    return good;
}

enum store_why pg_open(struct store **out, const char *where, const struct store_options *options,
                       struct store_fault *fault)
{
    if (!is_address(where))
        return engine_fault(fault, STORE_BAD_ADDRESS, "", NULL);
    struct pg_store *s = calloc(1, sizeof *s);
    struct pg_link *c;
    enum store_why why;

    if (!s)
        return engine_fault(fault, STORE_NO_MEMORY, "", NULL);
    engine_init(&s->base, &engine, options->read_only);
    pthread_mutex_init(&s->lock, NULL);
    pthread_cond_init(&s->given, NULL);
    s->wait_ms = options->wait_ms ? options->wait_ms : 5000;
    s->most = options->pool ? options->pool : POOL;
    s->address = strdup(where);
    s->hint.store = &s->base;
    s->hint.address = s->address;
    why = s->address ? take(s, &c, true, fault) : engine_fault(fault, STORE_NO_MEMORY, "", NULL);
    if (!why) {
        why = make_ready(&c->sql, options, &s->base, fault);
        give(s, c);
    }
    if (!why && !options->read_only)
        why = pg_hint_start(&s->hint, fault);
    if (why)
        close_store(&s->base);
    else
        *out = &s->base;
    return why;
}
