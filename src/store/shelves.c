/*
 * store/shelves.c -- things in memory.
 */
#include "store/shelves.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

struct shelf {
    struct entry name;
    struct table things;
};

struct kept {
    struct entry key;
    struct store_thing *thing;
};

const struct store_thing *shelves_find(const struct table *shelves, const char *shelf,
                                       const char *key)
{
    const struct shelf *s = table_find(shelves, shelf, strlen(shelf));
    const struct kept *k = s ? table_find(&s->things, key, strlen(key)) : NULL;

    return k ? k->thing : NULL;
}

static uint64_t version_of(const struct table *shelves, const struct store_thing *named)
{
    const struct store_thing *t = shelves_find(shelves, named->shelf, named->key);

    return t ? t->version : 0;
}

enum store_why shelves_check(const struct table *shelves, const struct store_request *r,
                             struct store_fault *fault)
{
    for (unsigned i = 0; i < r->changes; i++) {
        const struct store_change *c = r->change + i;
        uint64_t version = version_of(shelves, &c->thing);
        if (c->expect != STORE_ANY && c->expect != version)
            return engine_thing_fault(fault, STORE_CONFLICT, c->thing.shelf, c->thing.key, version);
    }
    return STORE_OK;
}

/* ---- changing ---- */

static void wipe(struct store_thing *t)
{
    if (t && t->len)
        sodium_memzero((void *)(uintptr_t)t->bytes, t->len);
    free(t);
}

static struct shelf *shelf_of(struct table *shelves, const char *name)
{
    size_t place, len = strlen(name);

    if (table_place(&place, shelves, name, len))
        return (struct shelf *)shelves->at[place];
    return table_add(shelves, place, sizeof(struct shelf), name, len);
}

static bool put(struct shelf *s, const struct store_thing *t)
{
    size_t place, len = strlen(t->key);
    struct store_thing *copy = engine_copy_thing(t);
    bool there = table_place(&place, &s->things, t->key, len);
    struct kept *k = !copy   ? NULL
                     : there ? (struct kept *)s->things.at[place]
                             : table_add(&s->things, place, sizeof *k, t->key, len);

    if (!k) {
        free(copy);
        return false;
    }
    if (!copy->version)
        copy->version = k->thing ? k->thing->version + 1 : 1;
    wipe(k->thing);
    k->thing = copy;
    return true;
}

bool shelves_change(struct table *shelves, const struct store_change *c)
{
    struct shelf *s;
    size_t place;

    if (c->act == STORE_HOLD)
        return true;
    s = shelf_of(shelves, c->thing.shelf);
    if (!s || c->act == STORE_PUT)
        return s && put(s, &c->thing);
    if (table_place(&place, &s->things, c->thing.key, strlen(c->thing.key))) {
        wipe(((struct kept *)s->things.at[place])->thing);
        table_remove(&s->things, place);
    }
    return true;
}

/* ---- listing ---- */

static int by_sort(const void *a, const void *b)
{
    const struct store_thing *one = *(const struct store_thing *const *)a;
    const struct store_thing *two = *(const struct store_thing *const *)b;
    size_t shorter = one->sort_len < two->sort_len ? one->sort_len : two->sort_len;
    int order = shorter ? memcmp(one->sort, two->sort, shorter) : 0;

    if (order == 0 && one->sort_len != two->sort_len)
        return one->sort_len < two->sort_len ? -1 : 1;
    return order ? order : strcmp(one->key, two->key);
}

bool shelves_list(const struct table *shelves, const struct store_listing *l, store_thing_fn *each,
                  void *payload)
{
    const struct shelf *s = table_find(shelves, l->shelf, strlen(l->shelf));
    const struct store_thing **list;
    uint64_t shown = 0;
    size_t n = 0;

    if (!s || !s->things.count)
        return true;
    list = malloc(s->things.count * sizeof *list);
    if (!list)
        return false;
    for (size_t i = 0; i < s->things.count; i++) {
        const struct store_thing *t = ((struct kept *)s->things.at[i])->thing;
        if (engine_has_prefix(t, l) && (!l->after || by_sort(&t, &l->after) > 0))
            list[n++] = t;
    }
    if (n)
        qsort(list, n, sizeof *list, by_sort);
    for (bool more = true; more && shown < n && shown < l->limit; shown++)
        more = each(payload, list[shown]);
    free(list);
    return true;
}

void shelves_walk(const struct table *shelves, store_thing_fn *each, void *payload)
{
    for (size_t i = 0; i < shelves->count; i++) {
        const struct table *things = &((struct shelf *)shelves->at[i])->things;
        for (size_t k = 0; k < things->count; k++)
            if (!each(payload, ((struct kept *)things->at[k])->thing))
                return;
    }
}

void shelves_release(struct table *shelves)
{
    for (size_t i = 0; i < shelves->count; i++) {
        struct table *things = &((struct shelf *)shelves->at[i])->things;
        for (size_t k = 0; k < things->count; k++)
            wipe(((struct kept *)things->at[k])->thing);
        table_release(things);
    }
    table_release(shelves);
}
