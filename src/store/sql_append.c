/*
 * store/sql_append.c -- a request within a transaction that somebody else begins and ends.
 */
#include "store/chain.h"
#include "store/sql.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Where a stream stands. */
struct head {
    uint64_t seq;
    int64_t at_ms;
    uint8_t hash[STORE_HASH];
    bool bad;
};

static bool take_head(void *payload, const struct sql_value *column)
{
    struct head *h = payload;

    h->seq = (uint64_t)column[0].number;
    h->at_ms = column[1].number;
    h->bad = column[2].len != STORE_HASH;
    if (!h->bad)
        memcpy(h->hash, column[2].bytes, STORE_HASH);
    return false;
}

static enum store_why read_head(struct sql *c, struct head *out, const char *stream,
                                struct store_fault *fault)
{
    enum store_why why;

    *out = (struct head){0};
    chain_start(out->hash, stream);
    why = SQL_RUN(c, SQL_HEAD, take_head, out, fault, sql_string(stream));
    return why || !out->bad ? why : engine_fault(fault, STORE_DAMAGED, stream, NULL);
}

static enum store_why append_event(struct sql *c, struct head *h, const char *stream,
                                   const struct store_event *e, struct store_fault *fault)
{
    if (e->at_ms < h->at_ms)
        return engine_backwards(fault, stream, h->seq, h->at_ms);
    h->seq++;
    h->at_ms = e->at_ms;
    chain_link(h->hash, h->hash, h->seq, e);
    sql_tally_event(c, h->hash);
    return SQL_RUN(c, SQL_EVENT_ADD, NULL, NULL, fault, sql_string(stream),
                   sql_number((int64_t)h->seq), sql_string(e->kind), sql_number(e->version),
                   sql_number(e->at_ms), sql_string(e->who), sql_bytes(e->bytes, e->len),
                   sql_bytes(h->hash, STORE_HASH));
}

static enum store_why append_part(struct sql *c, uint64_t *seq, const struct store_part *p,
                                  struct store_fault *fault)
{
    struct head h;
    enum store_why why = read_head(c, &h, p->stream, fault);

    if (why)
        return why;
    if (p->expect != STORE_ANY && p->expect != h.seq)
        return engine_conflict(fault, p->stream, h.seq);
    if (h.seq == 0)
        why = sql_list(c, ENGINE_STREAMS, p->stream, strlen(p->stream), fault);
    for (unsigned i = 0; !why && i < p->events; i++)
        why = append_event(c, &h, p->stream, p->event + i, fault);
    if (why)
        return why;
    if (seq)
        *seq = h.seq;
    return SQL_RUN(c, SQL_HEAD_SET, NULL, NULL, fault, sql_string(p->stream),
                   sql_number((int64_t)h.seq), sql_number(h.at_ms), sql_bytes(h.hash, STORE_HASH));
}

static enum store_why check_need(struct sql *c, const struct store_need *n,
                                 struct store_fault *fault)
{
    struct head h;
    enum store_why why = read_head(c, &h, n->stream, fault);

    return why || h.seq == n->seq ? why : engine_conflict(fault, n->stream, h.seq);
}

static enum store_why add_words(struct sql *c, const struct store_words *w,
                                struct store_fault *fault)
{
    struct sql_value nothing = {SQL_NOTHING, 0, NULL, 0};
    bool added = false;
    enum store_why why =
        SQL_RUN(c, SQL_WORDS_ADD, sql_see, &added, fault, sql_bytes(w->hash, STORE_HASH),
                w->erased_ms ? nothing : sql_bytes(w->salt, STORE_SALT),
                w->erased_ms ? nothing : sql_bytes(w->bytes, w->len), sql_number(w->erased_ms));

    return why || !added ? why : sql_list(c, ENGINE_WORDS, w->hash, STORE_HASH, fault);
}

static bool take_answer(void *payload, const struct sql_value *column)
{
    struct store_result *out = payload;

    out->repeated = true;
    out->answer_len = column->len;
    out->answer = engine_copy_bytes(column->bytes, column->len);
    return false;
}

static enum store_why add_answer(struct sql *c, const struct store_answer *a,
                                 struct store_fault *fault)
{
    sql_tally_answer(c, a);
    return SQL_RUN(c, SQL_COMMAND_ADD, NULL, NULL, fault, sql_string(a->command),
                   sql_bytes(a->bytes, a->len));
}

enum store_why sql_known(struct sql *c, struct store_result *out, const char *command,
                         struct store_fault *fault)
{
    enum store_why why = SQL_RUN(c, SQL_COMMAND, take_answer, out, fault, sql_string(command));

    return why || !out->repeated || out->answer ? why
                                                : engine_fault(fault, STORE_NO_MEMORY, "", NULL);
}

enum store_why sql_append(struct sql *c, struct store_result *out, const struct store_request *r,
                          struct store_fault *fault)
{
    enum store_why why = STORE_OK;

    if (r->answer.command)
        why = sql_known(c, out, r->answer.command, fault);
    if (why || out->repeated)
        return why;
    c->tally.requests++;
    for (unsigned i = 0; !why && i < r->needs; i++)
        why = check_need(c, r->need + i, fault);
    for (unsigned i = 0; !why && i < r->changes; i++)
        why = sql_change(c, r->change + i, fault);
    for (unsigned i = 0; !why && i < r->parts; i++)
        why = append_part(c, out->seq ? out->seq + i : NULL, r->part + i, fault);
    for (unsigned i = 0; !why && i < r->words_count; i++)
        why = add_words(c, r->words + i, fault);
    for (unsigned i = 0; !why && i < r->others_count; i++)
        why = add_answer(c, r->others + i, fault);
    return why || !r->answer.command ? why : add_answer(c, &r->answer, fault);
}

/* ---- erasing ---- */

enum store_why sql_words_erase(struct sql *c, const uint8_t *hash, int64_t at_ms,
                               struct store_fault *fault)
{
    bool there = false;
    enum store_why why = SQL_RUN(c, SQL_WORDS_ERASE, sql_see, &there, fault,
                                 sql_bytes(hash, STORE_HASH), sql_number(at_ms));

    c->tally.requests += there;
    if (!why && !there) /* erased before, or never there */
        why = SQL_RUN(c, SQL_WORDS, sql_see, &there, fault, sql_bytes(hash, STORE_HASH));
    return why || there ? why : engine_fault(fault, STORE_NO_WORDS, "", NULL);
}

/* ---- locks ---- */

struct lock {
    int64_t key;
    bool shared;
};

static int by_key(const void *a, const void *b)
{
    const struct lock *one = a, *two = b;

    if (one->key != two->key)
        return one->key < two->key ? -1 : 1;
    return one->shared - two->shared; /* the stronger first: the weaker is then had already */
}

/* A blank parts shelf and key, which no stream's name has. */
static int64_t thing_key(const struct store_thing *t)
{
    char name[2 * STORE_NAME_MAX + 2];

    snprintf(name, sizeof name, "%s %s", t->shelf, t->key);
    return chain_lock_key(name);
}

enum store_why sql_lock(struct sql *c, const struct store_request *r, struct store_fault *fault)
{
    size_t n = 0, cap = 1 + (size_t)r->parts + r->needs + r->changes;
    struct lock *list = malloc(cap * sizeof *list);
    enum store_why why = STORE_OK;

    if (!list)
        return engine_fault(fault, STORE_NO_MEMORY, "", NULL);
    if (r->answer.command)
        list[n++] = (struct lock){~chain_lock_key(r->answer.command), false};
    for (unsigned i = 0; i < r->parts; i++)
        list[n++] = (struct lock){chain_lock_key(r->part[i].stream), false};
    for (unsigned i = 0; i < r->needs; i++)
        list[n++] = (struct lock){chain_lock_key(r->need[i].stream), true};
    for (unsigned i = 0; i < r->changes; i++)
        list[n++] = (struct lock){thing_key(&r->change[i].thing), r->change[i].act == STORE_HOLD};
    qsort(list, n, sizeof *list, by_key);
    for (size_t i = 0; !why && i < n; i++)
        if (!i || list[i].key != list[i - 1].key)
            why = SQL_RUN(c, list[i].shared ? SQL_LOCK_SHARED : SQL_LOCK, NULL, NULL, fault,
                          sql_number(list[i].key));
    free(list);
    return why;
}
