/*
 * store/chain.h -- the hashes that tie a stream's events together, and words to their hash.
 */
#ifndef AD_STORE_CHAIN_H
#define AD_STORE_CHAIN_H

#include "store/store.h"

/* The hash before the first event: no event can be moved to another stream. */
void chain_start(uint8_t out[STORE_HASH], const char *stream);

/* The hash of an event from the one before it; out may be before. */
void chain_link(uint8_t out[STORE_HASH], const uint8_t before[STORE_HASH], uint64_t seq,
                const struct store_event *e);

/* Do hash, salt and bytes belong together? */
bool chain_words_hold(const struct store_words *w);

/* A mark of a name and what belongs to it; and of what has a hash already. */
uint64_t chain_mark(const void *name, size_t name_len, const void *bytes, size_t len);
uint64_t chain_first(const uint8_t *hash);

/* A number to lock a name by. */
int64_t chain_lock_key(const char *name);

enum { CHAIN_HEX = 2 * STORE_HASH + 1 };
const char *chain_hex(char out[CHAIN_HEX], const uint8_t hash[STORE_HASH]);

#endif
