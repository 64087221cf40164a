/*
 * store/shelves.h -- things in memory: a table of shelves, each a table of things. The caller has the
 * lock.
 */
#ifndef AD_STORE_SHELVES_H
#define AD_STORE_SHELVES_H

#include "store/engine.h"
#include "store/table.h"

/* Is everything as the request expects it? */
enum store_why shelves_check(const struct table *shelves, const struct store_request *r,
                             struct store_fault *fault);

/* A change that was checked; false without memory. What is replaced or removed is wiped. */
bool shelves_change(struct table *shelves, const struct store_change *c);

/* NULL if there is none. */
const struct store_thing *shelves_find(const struct table *shelves, const char *shelf,
                                       const char *key);

/* false without memory */
bool shelves_list(const struct table *shelves, const struct store_listing *l, store_thing_fn *each,
                  void *payload);

/* All of them, by shelf and key. */
void shelves_walk(const struct table *shelves, store_thing_fn *each, void *payload);

void shelves_release(struct table *shelves);

#endif
