/*
 * store/chain.c -- h[0] = H("stream" name), h[n] = H(h[n-1], seq, version, time, kind, who, bytes).
 *
 * H is BLAKE2b with 32 bytes. Numbers are eight bytes, the lowest first, and every text has its
 * length in front: no two different events are the same bytes to the hash. This page is a format
 * that lives for ever.
 */
#include "store/chain.h"

#include <sodium.h>
#include <string.h>

static void add_number(crypto_generichash_state *h, uint64_t n)
{
    uint8_t bytes[8];

    for (unsigned i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(n >> 8 * i);
    crypto_generichash_update(h, bytes, sizeof bytes);
}

static void add_bytes(crypto_generichash_state *h, const void *bytes, size_t len)
{
    add_number(h, len);
    if (len)
        crypto_generichash_update(h, bytes, len);
}

static void add_text(crypto_generichash_state *h, const char *text)
{
    add_bytes(h, text, strlen(text));
}

void chain_start(uint8_t out[STORE_HASH], const char *stream)
{
    crypto_generichash_state h;

    crypto_generichash_init(&h, NULL, 0, STORE_HASH);
    add_text(&h, "stream");
    add_text(&h, stream);
    crypto_generichash_final(&h, out, STORE_HASH);
}

void chain_link(uint8_t out[STORE_HASH], const uint8_t before[STORE_HASH], uint64_t seq,
                const struct store_event *e)
{
    crypto_generichash_state h;

    crypto_generichash_init(&h, NULL, 0, STORE_HASH);
    crypto_generichash_update(&h, before, STORE_HASH);
    add_number(&h, seq);
    add_number(&h, e->version);
    add_number(&h, (uint64_t)e->at_ms);
    add_text(&h, e->kind);
    add_text(&h, e->who);
    add_bytes(&h, e->bytes, e->len);
    crypto_generichash_final(&h, out, STORE_HASH);
}

/* ---- words ---- */

static void words_hash(uint8_t out[STORE_HASH], const uint8_t salt[STORE_SALT], const void *bytes,
                       size_t len)
{
    crypto_generichash(out, STORE_HASH, len ? bytes : NULL, len, salt, STORE_SALT);
}

void store_words_seal(struct store_words *out, const void *bytes, size_t len)
{
    *out = (struct store_words){.bytes = bytes, .len = len};
    randombytes_buf(out->salt, sizeof out->salt);
    words_hash(out->hash, out->salt, bytes, len);
}

bool chain_words_hold(const struct store_words *w)
{
    uint8_t hash[STORE_HASH];

    words_hash(hash, w->salt, w->bytes, w->len);
    return memcmp(hash, w->hash, sizeof hash) == 0;
}

/* ---- forms ---- */

uint64_t chain_first(const uint8_t *hash)
{
    uint64_t first = 0;

    for (unsigned i = 0; i < 8; i++)
        first |= (uint64_t)hash[i] << 8 * i;
    return first;
}

uint64_t chain_mark(const void *name, size_t name_len, const void *bytes, size_t len)
{
    crypto_generichash_state h;
    uint8_t hash[16];

    crypto_generichash_init(&h, NULL, 0, sizeof hash);
    add_bytes(&h, name, name_len);
    add_bytes(&h, bytes, len);
    crypto_generichash_final(&h, hash, sizeof hash);
    return chain_first(hash);
}

int64_t chain_lock_key(const char *name)
{
    uint8_t hash[16]; /* the shortest there is */

    crypto_generichash(hash, sizeof hash, (const uint8_t *)name, strlen(name), NULL, 0);
    return (int64_t)chain_first(hash); /* the same on every machine that shares a server */
}

const char *chain_hex(char out[CHAIN_HEX], const uint8_t hash[STORE_HASH])
{
    return sodium_bin2hex(out, CHAIN_HEX, hash, STORE_HASH);
}
