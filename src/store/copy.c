/*
 * store/copy.c -- one record into another, whatever the engines.
 *
 * The chains of the source are checked first. Then one moment of it is read, and goes over in
 * requests of many: events in the order of the feed, each at the sequence it had. The hashes come
 * out the same, since they hang on nothing else; the ends of all streams are compared at last. All
 * of that is one transaction: a copy that fails leaves the other record as empty as it was.
 */
#include "store/engine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 512, MOST_BYTES = 1 << 20 };

/* A request that grows until it is large enough. */
struct batch {
    struct store *from, *to;
    const struct store_progress *progress;
    struct store_fault *fault;
    struct store_counts *counts;
    uint64_t all;
    enum store_why why;

    struct store_part part[MOST];
    struct store_event event[MOST];
    struct store_answer answer[MOST];
    struct store_words words[MOST];
    struct store_change change[MOST];
    struct store_thing *owned[MOST]; /* what the changes speak of */
    unsigned events, answers, words_count, changes;
    size_t bytes;
};

/* ---- is there anything? ---- */

static bool see_row(void *payload, const struct store_row *row)
{
    (void)row;
    *(bool *)payload = true;
    return false;
}

static bool see_answer(void *payload, const struct store_answer *a)
{
    (void)a;
    *(bool *)payload = true;
    return false;
}

static bool see_words(void *payload, const struct store_words *w)
{
    (void)w;
    *(bool *)payload = true;
    return false;
}

static bool see_thing(void *payload, const struct store_thing *t)
{
    (void)t;
    *(bool *)payload = true;
    return false;
}

static enum store_why must_be_empty(struct store *to, struct store_fault *fault)
{
    bool there = false;
    struct store_visitor v = {see_row, see_answer, see_words, see_thing, &there};
    enum store_why why = store_visit(to, &v, fault);

    return why || !there ? why : engine_fault(fault, STORE_NOT_EMPTY, to->address, NULL);
}

/* ---- batches ---- */

static void drop(const void *owned)
{
    free((void *)(uintptr_t)owned);
}

static void release(struct batch *b)
{
    for (unsigned i = 0; i < b->events; i++) {
        drop(b->part[i].stream);
        drop(b->event[i].kind);
        drop(b->event[i].who);
        drop(b->event[i].bytes);
    }
    for (unsigned i = 0; i < b->answers; i++) {
        drop(b->answer[i].command);
        drop(b->answer[i].bytes);
    }
    for (unsigned i = 0; i < b->words_count; i++)
        drop(b->words[i].bytes);
    for (unsigned i = 0; i < b->changes; i++)
        drop(b->owned[i]);
    b->events = b->answers = b->words_count = b->changes = 0;
    b->bytes = 0;
}

static bool send(struct batch *b)
{
    struct store_result result = {0};
    struct store_request r = {.part = b->part,
                              .parts = b->events,
                              .others = b->answer,
                              .others_count = b->answers,
                              .words = b->words,
                              .words_count = b->words_count,
                              .change = b->change,
                              .changes = b->changes};

    if (!b->why && (b->events || b->answers || b->words_count || b->changes))
        b->why = store_append(b->to, &result, &r, b->fault);
    release(b);
    if (b->progress && b->progress->tell)
        b->progress->tell(b->progress->payload, b->counts->events, b->all);
    return !b->why;
}

/* Something was added; go on, or send it first? */
static bool added(struct batch *b, unsigned count, size_t bytes, bool fine)
{
    if (!fine) {
        b->why = engine_fault(b->fault, STORE_NO_MEMORY, "", NULL);
        return false;
    }
    b->bytes += bytes;
    return count < MOST && b->bytes < MOST_BYTES ? true : send(b);
}

static bool copy_row(void *payload, const struct store_row *row)
{
    struct batch *b = payload;
    struct store_event *e = &b->event[b->events];
    struct store_part *p = &b->part[b->events++];

    *e = row->event;
    e->kind = strdup(row->event.kind);
    e->who = strdup(row->event.who);
    e->bytes = engine_copy_bytes(row->event.bytes, row->event.len);
    *p = (struct store_part){strdup(row->stream), row->seq - 1, e, 1};
    b->counts->events++;
    b->counts->streams += row->seq == 1;
    return added(b, b->events, e->len, p->stream && e->kind && e->who && e->bytes);
}

static bool copy_answer(void *payload, const struct store_answer *from)
{
    struct batch *b = payload;
    struct store_answer *a = &b->answer[b->answers++];

    *a = (struct store_answer){strdup(from->command), engine_copy_bytes(from->bytes, from->len),
                               from->len};
    b->counts->commands++;
    return added(b, b->answers, a->len, a->command && a->bytes);
}

static bool copy_words(void *payload, const struct store_words *from)
{
    struct batch *b = payload;
    struct store_words *w = &b->words[b->words_count++];

    *w = *from;
    w->bytes = engine_copy_bytes(from->bytes, from->len);
    b->counts->words++;
    b->counts->erased += from->erased_ms != 0;
    return added(b, b->words_count, w->len, w->bytes);
}

static bool copy_thing(void *payload, const struct store_thing *from)
{
    struct batch *b = payload;
    struct store_thing *t = engine_copy_thing(from);

    b->owned[b->changes] = t;
    if (t)
        b->change[b->changes] = (struct store_change){STORE_PUT, 0, *t};
    b->changes++;
    b->counts->things++;
    return added(b, b->changes, from->len, t);
}

/* ---- the ends of the streams ---- */

/* Some of them at a time: while one record is looked at, the other is left alone. */
struct ends {
    unsigned count;
    struct {
        char stream[STORE_NAME_MAX + 1];
        uint64_t seq;
        uint8_t hash[STORE_HASH];
    } end[MOST];
};

static bool take_end(void *payload, const struct store_head *head)
{
    struct ends *e = payload;

    snprintf(e->end[e->count].stream, sizeof e->end[0].stream, "%s", head->stream);
    e->end[e->count].seq = head->seq;
    memcpy(e->end[e->count++].hash, head->hash, STORE_HASH);
    return e->count < MOST;
}

static bool take_hash(void *payload, const struct store_row *row)
{
    memcpy(payload, row->hash, STORE_HASH);
    return false;
}

/* The event of that sequence has the same hash in the other record. */
static enum store_why compare_end(const struct ends *e, unsigned i, struct store *other,
                                  struct store_fault *fault)
{
    uint8_t hash[STORE_HASH] = {0};
    enum store_why why =
        store_read(other, e->end[i].stream, e->end[i].seq - 1, 1, take_hash, hash, fault);

    if (!why && memcmp(hash, e->end[i].hash, STORE_HASH) != 0)
        why = engine_fault(fault, STORE_DAMAGED, e->end[i].stream, NULL);
    return why;
}

static enum store_why compare_ends(struct store *to, struct store *from, struct store_fault *fault)
{
    struct ends *e = calloc(1, sizeof *e);
    char after[STORE_NAME_MAX + 1] = "";
    enum store_why why = STORE_OK;

    if (!e)
        return engine_fault(fault, STORE_NO_MEMORY, "", NULL);
    do {
        e->count = 0;
        why = store_streams(to, "", after, MOST, take_end, e, fault);
        for (unsigned i = 0; !why && i < e->count; i++)
            why = compare_end(e, i, from, fault);
        if (e->count > 0)
            memcpy(after, e->end[e->count - 1].stream, sizeof after);
    } while (!why && e->count > 0);
    free(e);
    return why;
}

/* ---- all of it ---- */

static enum store_why check_source(struct store *s, uint64_t *events, struct store_fault *fault)
{
    struct store_counts counts;
    uint64_t bad;
    enum store_why why = store_check(s, &counts, &bad, NULL, NULL, NULL, fault);

    *events = counts.events;
    return why || !bad ? why : engine_fault(fault, STORE_DAMAGED, s->address, "adoube db check");
}

static enum store_why copy_all(struct store *to, void *payload, struct store_fault *fault)
{
    struct batch *b = payload;
    struct store_visitor v = {copy_row, copy_answer, copy_words, copy_thing, b};
    enum store_why why = must_be_empty(to, fault);

    b->to = to;
    if (!why)
        why = store_visit(b->from, &v, fault);
    if (!why && !b->why)
        send(b);
    release(b);
    if (!why)
        why = b->why;
    return why ? why : compare_ends(to, b->from, fault);
}

enum store_why store_copy(struct store *to, struct store *from, struct store_counts *out,
                          const struct store_progress *progress, struct store_fault *fault)
{
    struct batch *b = calloc(1, sizeof *b);
    enum store_why why;

    if (!b)
        return engine_fault(fault, STORE_NO_MEMORY, "", NULL);
    *out = (struct store_counts){0};
    b->from = from;
    b->progress = progress;
    b->fault = fault;
    b->counts = out;
    why = must_be_empty(to, fault); /* before the long look at the source; and again within */
    if (!why)
        why = check_source(from, &b->all, fault);
    if (!why)
        why = to->engine->whole(to, copy_all, b, fault);
    free(b);
    if (!why)
        engine_changed(to);
    return why;
}
