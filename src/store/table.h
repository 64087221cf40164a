/*
 * store/table.h -- lists in memory that are kept in the order of their keys.
 */
#ifndef AD_STORE_TABLE_H
#define AD_STORE_TABLE_H

#include "store/store.h"

/* Every entry begins with its key: bytes, with a NUL behind them. */
struct entry {
    size_t key_len;
    char key[STORE_NAME_MAX + 1];
};

struct table {
    struct entry **at;
    size_t count, cap;
};

/* Where the key is, or would be; true if it is there. */
bool table_place(size_t *out, const struct table *t, const void *key, size_t len);

/* The entry of this key, or NULL. */
void *table_find(const struct table *t, const void *key, size_t len);

/* A new entry of `size` bytes, zeroed but for its key, at the place found before; NULL without
 * memory. */
void *table_add(struct table *t, size_t place, size_t size, const void *key, size_t len);

/* Takes out the entry at its place and frees it, but not what it owns. */
void table_remove(struct table *t, size_t place);

/* Frees the entries, but not what they own. */
void table_release(struct table *t);

/* Room for more pointers in a list: `list` is the address of its array. */
bool table_reserve(void *list, size_t count, size_t *cap, size_t more);

#endif
