/*
 * store/things.c -- the door for things: what callers may ask for. The engines do the rest.
 */
#include "store/engine.h"

#include <string.h>

bool store_is_secret(const char *shelf)
{
    return strncmp(shelf, "secret.", 7) == 0;
}

/* ---- what callers hand in ---- */

static bool same_thing(const struct store_thing *a, const struct store_thing *b)
{
    return strcmp(a->key, b->key) == 0 && strcmp(a->shelf, b->shelf) == 0;
}

static enum store_why check_change(const struct store_change *c, struct store_fault *fault)
{
    const struct store_thing *t = &c->thing;

    if (!engine_is_name(t->shelf))
        return engine_bad_name(fault, t->shelf);
    if (!engine_is_name(t->key))
        return engine_bad_name(fault, t->key);
    if (t->sort_len > STORE_SORT_MAX || t->len > STORE_BYTES_MAX)
        return engine_thing_fault(fault, STORE_TOO_LARGE, t->shelf, t->key, 0);
    if (t->version > INT64_MAX)
        return engine_thing_fault(fault, STORE_BAD_REQUEST, t->shelf, t->key, 0);
    return STORE_OK;
}

/* A thing that is named twice would be held to two versions. */
enum store_why engine_check_changes(const struct store_request *r, struct store_fault *fault)
{
    enum store_why why = STORE_OK;

    for (unsigned i = 0; !why && i < r->changes; i++)
        why = check_change(r->change + i, fault);
    for (unsigned i = 0; !why && i < r->changes; i++)
        for (unsigned k = 0; !why && k < i; k++)
            if (same_thing(&r->change[i].thing, &r->change[k].thing))
                why = engine_thing_fault(fault, STORE_BAD_REQUEST, r->change[i].thing.shelf,
                                         r->change[i].thing.key, 0);
    return why;
}

bool engine_has_prefix(const struct store_thing *t, const struct store_listing *l)
{
    return t->sort_len >= l->prefix_len &&
           (!l->prefix_len || memcmp(t->sort, l->prefix, l->prefix_len) == 0);
}

/* ---- the calls ---- */

enum store_why store_things_change(struct store *s, const struct store_change *change,
                                   unsigned changes, struct store_fault *fault)
{
    struct store_request r = {.change = change, .changes = changes};
    struct store_result result = {0};

    return store_append(s, &result, &r, fault);
}

enum store_why store_thing_read(struct store *s, struct store_thing **out, const char *shelf,
                                const char *key, struct store_fault *fault)
{
    *out = NULL;
    if (!engine_is_name(shelf))
        return engine_bad_name(fault, shelf);
    if (!engine_is_name(key))
        return engine_bad_name(fault, key);
    return s->engine->thing(s, out, shelf, key, fault);
}

/* Does it lie before everything that begins so? */
static bool is_before(const struct store_thing *t, const struct store_listing *l)
{
    size_t shorter = t->sort_len < l->prefix_len ? t->sort_len : l->prefix_len;
    int order = shorter ? memcmp(t->sort, l->prefix, shorter) : 0;

    return order < 0 || (order == 0 && t->sort_len < l->prefix_len);
}

enum store_why store_things(struct store *s, const struct store_listing *l, store_thing_fn *each,
                            void *payload, struct store_fault *fault)
{
    struct store_listing from = *l;

    if (!engine_is_name(l->shelf))
        return engine_bad_name(fault, l->shelf);
    if (l->after && !engine_is_name(l->after->key))
        return engine_bad_name(fault, l->after->key);
    if (l->prefix_len > STORE_SORT_MAX || (l->after && l->after->sort_len > STORE_SORT_MAX))
        return engine_fault(fault, STORE_TOO_LARGE, l->shelf, NULL);
    if (l->after && is_before(l->after, l))
        from.after = NULL;
    return s->engine->things(s, &from, each, payload, fault);
}
