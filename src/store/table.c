/*
 * store/table.c -- lists in memory that are kept in the order of their keys.
 */
#include "store/table.h"

#include <stdlib.h>
#include <string.h>

bool table_place(size_t *out, const struct table *t, const void *key, size_t len)
{
    size_t low = 0, high = t->count;

    while (low < high) {
        size_t middle = (low + high) / 2;
        const struct entry *e = t->at[middle];
        int order = memcmp(e->key, key, e->key_len < len ? e->key_len : len);
        if (!order && e->key_len == len) {
            *out = middle;
            return true;
        }
        if (order < 0 || (!order && e->key_len < len))
            low = middle + 1;
        else
            high = middle;
    }
    *out = low;
    return false;
}

bool table_reserve(void *list, size_t count, size_t *cap, size_t more)
{
    size_t wanted = *cap ? *cap : 16;
    void **at = list, *grown;

    while (wanted < count + more)
        wanted *= 2;
    if (wanted == *cap)
        return true;
    grown = realloc(*at, wanted * sizeof(void *));
    if (!grown)
        return false;
    *at = grown;
    *cap = wanted;
    return true;
}

void *table_add(struct table *t, size_t place, size_t size, const void *key, size_t len)
{
    struct entry *e = table_reserve(&t->at, t->count, &t->cap, 1) ? calloc(1, size) : NULL;

    if (!e)
        return NULL;
    memcpy(e->key, key, len);
    e->key_len = len;
    memmove(t->at + place + 1, t->at + place, (t->count - place) * sizeof *t->at);
    t->at[place] = e;
    t->count++;
    return e;
}

void table_remove(struct table *t, size_t place)
{
    free(t->at[place]);
    t->count--;
    memmove(t->at + place, t->at + place + 1, (t->count - place) * sizeof *t->at);
}

void *table_find(const struct table *t, const void *key, size_t len)
{
    size_t place;

    return table_place(&place, t, key, len) ? t->at[place] : NULL;
}

void table_release(struct table *t)
{
    for (size_t i = 0; i < t->count; i++)
        free(t->at[i]);
    free(t->at);
}
