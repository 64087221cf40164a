/*
 * store/memory.c -- a record in memory: plain lists under one lock. For tests, where it is the
 * model that the other engines are held to, and for demonstrations.
 *
 * Events are never freed before the end, so readers are called without the lock.
 */
#include "store/chain.h"
#include "store/engine.h"
#include "store/shelves.h"
#include "store/table.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

struct item {
    const struct stream *of;
    uint64_t seq, row;
    struct store_event event; /* kind, who and bytes lie behind the struct */
    uint8_t hash[STORE_HASH];
};

struct items {
    struct item **at;
    size_t count, cap;
};

struct stream {
    struct entry name;
    struct items events;
};

struct command {
    struct entry id;
    size_t len;
    void *answer;
};

struct kept_words {
    struct entry hash;
    struct store_words words;
};

struct memory {
    struct store base;
    pthread_mutex_t lock;
    struct items feed;
    struct table streams, commands, words, shelves;
};

/* ---- streams ---- */

static struct stream *stream_of(struct memory *m, const char *name)
{
    size_t place, len = strlen(name);

    if (table_place(&place, &m->streams, name, len))
        return (struct stream *)m->streams.at[place];
    return table_add(&m->streams, place, sizeof(struct stream), name, len);
}

static uint64_t sequence(const struct memory *m, const char *name)
{
    const struct stream *s = table_find(&m->streams, name, strlen(name));

    return s ? s->events.count : 0;
}

/* ---- appending ---- */

static struct item *new_item(const struct stream *s, const struct store_event *e)
{
    size_t kind = strlen(e->kind) + 1, who = strlen(e->who) + 1;
    struct item *i = malloc(sizeof *i + kind + who + e->len);
    char *text = (char *)(i + 1);
    uint8_t start[STORE_HASH];
    size_t n = s->events.count;

    if (!i)
        return NULL;
    *i = (struct item){.of = s, .seq = n + 1, .event = *e};
    i->event.kind = memcpy(text, e->kind, kind);
    i->event.who = memcpy(text + kind, e->who, who);
    i->event.bytes = text + kind + who;
    if (e->len)
        memcpy(text + kind + who, e->bytes, e->len);
    chain_start(start, s->name.key);
    chain_link(i->hash, n ? s->events.at[n - 1]->hash : start, i->seq, &i->event);
    return i;
}

static enum store_why append_event(struct memory *m, struct stream *s, const struct store_event *e,
                                   struct store_fault *fault)
{
    struct items *own = &s->events;
    int64_t last = own->count ? own->at[own->count - 1]->event.at_ms : 0;
    struct item *i;

    if (e->at_ms < last)
        return engine_backwards(fault, s->name.key, own->count, last);
    i = table_reserve(&own->at, own->count, &own->cap, 1) &&
                table_reserve(&m->feed.at, m->feed.count, &m->feed.cap, 1)
            ? new_item(s, e)
            : NULL;
    if (!i)
        return engine_fault(fault, STORE_NO_MEMORY, "", NULL);
    i->row = m->feed.count + 1;
    own->at[own->count++] = i;
    m->feed.at[m->feed.count++] = i;
    return STORE_OK;
}

static enum store_why append_part(struct memory *m, const struct store_part *p,
                                  struct store_fault *fault)
{
    struct stream *s = stream_of(m, p->stream);
    enum store_why why = STORE_OK;

    if (!s)
        return engine_fault(fault, STORE_NO_MEMORY, "", NULL);
    if (p->expect != STORE_ANY && p->expect != s->events.count)
        return engine_conflict(fault, p->stream, s->events.count);
    for (unsigned i = 0; !why && i < p->events; i++)
        why = append_event(m, s, p->event + i, fault);
    return why;
}

/* As it was when the feed had so many. */
static void take_back(struct memory *m, size_t count)
{
    while (m->feed.count > count) {
        struct item *i = m->feed.at[--m->feed.count];
        ((struct stream *)table_find(&m->streams, i->of->name.key, i->of->name.key_len))
            ->events.count--;
        free(i);
    }
}

static bool keep_words(struct memory *m, const struct store_words *w)
{
    struct kept_words *k;
    size_t place;

    if (table_place(&place, &m->words, w->hash, STORE_HASH))
        return true;
    k = table_add(&m->words, place, sizeof *k, w->hash, STORE_HASH);
    if (!k)
        return false;
    k->words = *w;
    k->words.bytes = w->erased_ms ? NULL : engine_copy_bytes(w->bytes, w->len);
    return w->erased_ms || k->words.bytes;
}

static bool keep_answer(struct memory *m, const struct store_answer *a)
{
    struct command *c;
    size_t place, len = strlen(a->command);

    table_place(&place, &m->commands, a->command, len);
    c = table_add(&m->commands, place, sizeof *c, a->command, len);
    if (c)
        c->answer = engine_copy_bytes(a->bytes, c->len = a->len);
    return c && c->answer;
}

static enum store_why append_all(struct memory *m, struct store_result *out,
                                 const struct store_request *r, struct store_fault *fault)
{
    size_t before = m->feed.count;
    enum store_why why;

    for (unsigned i = 0; i < r->needs; i++)
        if (sequence(m, r->need[i].stream) != r->need[i].seq)
            return engine_conflict(fault, r->need[i].stream, sequence(m, r->need[i].stream));
    why = shelves_check(&m->shelves, r, fault);
    for (unsigned i = 0; !why && i < r->parts; i++) {
        why = append_part(m, r->part + i, fault);
        if (!why && out->seq)
            out->seq[i] = sequence(m, r->part[i].stream);
    }
    for (unsigned i = 0; !why && i < r->words_count; i++)
        why = keep_words(m, r->words + i) ? STORE_OK : STORE_NO_MEMORY;
    for (unsigned i = 0; !why && i < r->others_count; i++)
        why = keep_answer(m, r->others + i) ? STORE_OK : STORE_NO_MEMORY;
    if (!why && r->answer.command && !keep_answer(m, &r->answer))
        why = STORE_NO_MEMORY;
    for (unsigned i = 0; !why && i < r->changes; i++) /* which were found fine, so last of all */
        why = shelves_change(&m->shelves, r->change + i) ? STORE_OK : STORE_NO_MEMORY;
    if (why)
        take_back(m, before);
    return why == STORE_NO_MEMORY ? engine_fault(fault, why, "", NULL) : why;
}

static enum store_why find_command(struct memory *m, struct store_result *out, const char *command,
                                   struct store_fault *fault)
{
    const struct command *c = table_find(&m->commands, command, strlen(command));

    if (!c)
        return STORE_OK;
    out->repeated = true;
    out->answer = engine_copy_bytes(c->answer, out->answer_len = c->len);
    return out->answer ? STORE_OK : engine_fault(fault, STORE_NO_MEMORY, "", NULL);
}

static enum store_why append(struct store *s, struct store_result *out,
                             const struct store_request *r, struct store_fault *fault)
{
    struct memory *m = (struct memory *)s;
    enum store_why why = STORE_OK;

    pthread_mutex_lock(&m->lock);
    if (r->answer.command)
        why = find_command(m, out, r->answer.command, fault);
    if (!why && !out->repeated)
        why = append_all(m, out, r, fault);
    pthread_mutex_unlock(&m->lock);
    return why;
}

static enum store_why known(struct store *s, struct store_result *out, const char *command,
                            struct store_fault *fault)
{
    struct memory *m = (struct memory *)s;
    enum store_why why;

    pthread_mutex_lock(&m->lock);
    why = find_command(m, out, command, fault);
    pthread_mutex_unlock(&m->lock);
    return why;
}

/* ---- all or nothing ---- */

/* What the draft holds becomes ours, and the other way round. */
static void exchange(struct memory *m, struct memory *draft)
{
    struct memory old = *m;

    m->feed = draft->feed;
    m->streams = draft->streams;
    m->commands = draft->commands;
    m->words = draft->words;
    m->shelves = draft->shelves;
    draft->feed = old.feed;
    draft->streams = old.streams;
    draft->commands = old.commands;
    draft->words = old.words;
    draft->shelves = old.shelves;
}

/* The work is done on a draft. It can take the record's place only if that has nothing to lose. */
static enum store_why whole(struct store *s, engine_work_fn *work, void *payload,
                            struct store_fault *fault)
{
    struct memory *m = (struct memory *)s;
    struct store *draft;
    enum store_why why = memory_open(&draft, "", &(struct store_options){.create = true}, fault);

    if (why)
        return why;
    why = work(draft, payload, fault);
    pthread_mutex_lock(&m->lock);
    if (!why && (m->feed.count || m->commands.count || m->words.count || m->shelves.count))
        why = engine_fault(fault, STORE_NOT_EMPTY, s->address, NULL);
    if (!why)
        exchange(m, (struct memory *)draft);
    pthread_mutex_unlock(&m->lock);
    store_close(draft);
    return why;
}

/* ---- reading ---- */

static bool show(struct memory *m, const struct item *i, store_row_fn *each, void *payload)
{
    struct store_row row = {
        .stream = i->of->name.key, .seq = i->seq, .event = i->event, .hash = i->hash};

    engine_position(row.position, m->base.id, (struct engine_place){0, i->row});
    return each(payload, &row);
}

static const struct item *item_at(struct memory *m, const struct engine_query *q, uint64_t n)
{
    const struct item *i = NULL;
    const struct items *list = &m->feed;

    pthread_mutex_lock(&m->lock);
    if (q->stream) {
        const struct stream *s = table_find(&m->streams, q->stream, strlen(q->stream));
        list = s ? &s->events : NULL;
    }
    if (list && n < list->count)
        i = list->at[n];
    pthread_mutex_unlock(&m->lock);
    return i;
}

static enum store_why read_events(struct store *s, const struct engine_query *q, store_row_fn *each,
                                  void *payload, struct store_fault *fault)
{
    struct memory *m = (struct memory *)s;
    uint64_t from = q->stream ? q->after : q->place.row;
    const struct item *i;

    (void)fault;
    for (uint64_t n = 0; n < q->limit && (i = item_at(m, q, from + n)); n++)
        if (!show(m, i, each, payload))
            break;
    return STORE_OK;
}

static bool show_head(const struct stream *s, store_head_fn *each, void *payload)
{
    const struct item *last = s->events.count ? s->events.at[s->events.count - 1] : NULL;

    return !last || each(payload, &(struct store_head){s->name.key, last->seq, last->event.at_ms,
                                                       last->hash});
}

static enum store_why streams(struct store *s, const char *prefix, const char *after,
                              uint64_t limit, store_head_fn *each, void *payload,
                              struct store_fault *fault)
{
    struct memory *m = (struct memory *)s;
    size_t at, len = strlen(prefix);
    bool more = true;

    (void)fault;
    pthread_mutex_lock(&m->lock);
    if (table_place(&at, &m->streams, after, strlen(after)))
        at++;
    for (; more && limit && at < m->streams.count; at++) {
        const struct stream *one = (const struct stream *)m->streams.at[at];
        if (strncmp(one->name.key, prefix, len) != 0 || !one->events.count)
            continue;
        more = show_head(one, each, payload);
        limit--;
    }
    pthread_mutex_unlock(&m->lock);
    return STORE_OK;
}

static bool walk_events(struct memory *m, const struct engine_walk *w)
{
    bool more = true;

    for (size_t i = 0; more && !w->by_stream && i < m->feed.count; i++)
        more = show(m, m->feed.at[i], w->v.row, w->v.payload);
    for (size_t i = 0; more && w->by_stream && i < m->streams.count; i++) {
        const struct items *own = &((struct stream *)m->streams.at[i])->events;
        for (size_t k = 0; more && k < own->count; k++)
            more = show(m, own->at[k], w->v.row, w->v.payload);
    }
    return more;
}

static enum store_why walk(struct store *s, const struct engine_walk *w, struct store_fault *fault)
{
    struct memory *m = (struct memory *)s;
    bool more = true;

    (void)fault;
    pthread_mutex_lock(&m->lock);
    for (size_t i = 0; more && w->head && i < m->streams.count; i++)
        more = show_head((struct stream *)m->streams.at[i], w->head, w->v.payload);
    if (more && w->v.row)
        more = walk_events(m, w);
    for (size_t i = 0; more && w->v.answer && i < m->commands.count; i++) {
        const struct command *c = (struct command *)m->commands.at[i];
        more = w->v.answer(w->v.payload, &(struct store_answer){c->id.key, c->answer, c->len});
    }
    for (size_t i = 0; more && w->v.words && i < m->words.count; i++)
        more = w->v.words(w->v.payload, &((struct kept_words *)m->words.at[i])->words);
    if (more && w->v.thing)
        shelves_walk(&m->shelves, w->v.thing, w->v.payload);
    pthread_mutex_unlock(&m->lock);
    return STORE_OK;
}

/* ---- words ---- */

static enum store_why words_read(struct store *s, void **out, size_t *len, const uint8_t *hash,
                                 struct store_fault *fault)
{
    struct memory *m = (struct memory *)s;
    const struct kept_words *k;
    enum store_why why = STORE_OK;

    pthread_mutex_lock(&m->lock);
    k = table_find(&m->words, hash, STORE_HASH);
    if (!k || k->words.erased_ms)
        why = engine_fault(fault, k ? STORE_ERASED : STORE_NO_WORDS, "", NULL);
    else if (!(*out = engine_copy_bytes(k->words.bytes, *len = k->words.len)))
        why = engine_fault(fault, STORE_NO_MEMORY, "", NULL);
    pthread_mutex_unlock(&m->lock);
    return why;
}

static enum store_why words_erase(struct store *s, const uint8_t *hash, int64_t at_ms,
                                  struct store_fault *fault)
{
    struct memory *m = (struct memory *)s;
    struct kept_words *k;

    pthread_mutex_lock(&m->lock);
    k = table_find(&m->words, hash, STORE_HASH);
    if (k && !k->words.erased_ms) {
        sodium_memzero((void *)(uintptr_t)k->words.bytes, k->words.len);
        free((void *)(uintptr_t)k->words.bytes);
        sodium_memzero(k->words.salt, STORE_SALT);
        k->words.bytes = NULL;
        k->words.len = 0;
        k->words.erased_ms = at_ms;
    }
    pthread_mutex_unlock(&m->lock);
    return k ? STORE_OK : engine_fault(fault, STORE_NO_WORDS, "", NULL);
}

/* ---- things ---- */

static enum store_why thing(struct store *s, struct store_thing **out, const char *shelf,
                            const char *key, struct store_fault *fault)
{
    struct memory *m = (struct memory *)s;
    const struct store_thing *t;

    pthread_mutex_lock(&m->lock);
    t = shelves_find(&m->shelves, shelf, key);
    *out = t ? engine_copy_thing(t) : NULL;
    pthread_mutex_unlock(&m->lock);
    if (!t)
        return engine_thing_fault(fault, STORE_NO_THING, shelf, key, 0);
    return *out ? STORE_OK : engine_fault(fault, STORE_NO_MEMORY, "", NULL);
}

static enum store_why things(struct store *s, const struct store_listing *l, store_thing_fn *each,
                             void *payload, struct store_fault *fault)
{
    struct memory *m = (struct memory *)s;
    bool fine;

    pthread_mutex_lock(&m->lock);
    fine = shelves_list(&m->shelves, l, each, payload);
    pthread_mutex_unlock(&m->lock);
    return fine ? STORE_OK : engine_fault(fault, STORE_NO_MEMORY, "", NULL);
}

/* ---- the beginning and the end ---- */

static void close_memory(struct store *s)
{
    struct memory *m = (struct memory *)s;

    for (size_t i = 0; i < m->feed.count; i++)
        free(m->feed.at[i]);
    for (size_t i = 0; i < m->streams.count; i++)
        free(((struct stream *)m->streams.at[i])->events.at);
    for (size_t i = 0; i < m->commands.count; i++)
        free(((struct command *)m->commands.at[i])->answer);
    for (size_t i = 0; i < m->words.count; i++)
        free((void *)(uintptr_t)((struct kept_words *)m->words.at[i])->words.bytes);
    table_release(&m->streams);
    table_release(&m->commands);
    table_release(&m->words);
    shelves_release(&m->shelves);
    free(m->feed.at);
    pthread_mutex_destroy(&m->lock);
    engine_release(s);
    free(m);
}

static const struct engine engine = {
    .close = close_memory,
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

enum store_why memory_open(struct store **out, const char *where,
                           const struct store_options *options, struct store_fault *fault)
{
    struct memory *m;

    (void)where;
    if (!options->create) /* it holds nothing before it is opened */
        return engine_fault(fault, STORE_NO_RECORD, "memory:", NULL);
    m = calloc(1, sizeof *m);
    if (!m)
        return engine_fault(fault, STORE_NO_MEMORY, "", NULL);
    engine_init(&m->base, &engine, options->read_only);
    engine_new_id(m->base.id);
    pthread_mutex_init(&m->lock, NULL);
    *out = &m->base;
    return STORE_OK;
}
