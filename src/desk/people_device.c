/*
 * desk/people_device.c -- browsers that have signed in before: the device cookies that OWASP describes.
 *
 * Who signs in gets a cookie for that name: a number by lot, and a seal over it and the name, made
 * with a key that all servers of the record share. It gives no right at all; whoever shows it is only
 * not slowed down for what strangers do. The key lies in the record and is made when first needed.
 */
#include "desk/people_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHELF_DEVICE "secret.device"

enum { LOT = 16, SEAL = 32, KEY = sizeof((struct people *)0)->device_key };

_Static_assert(PEOPLE_DEVICE ==
                   sodium_base64_ENCODED_LEN(LOT + SEAL, sodium_base64_VARIANT_URLSAFE_NO_PADDING),
               "a device is a lot and its seal in letters");

void people_device_cookie(char out[PEOPLE_COOKIE], const char *name)
{
    char folded[PEOPLE_NAME] = "", key[PEOPLE_KEY];

    people__fold(folded, name);
    people__key(key, folded, strlen(folded));
    snprintf(out, PEOPLE_COOKIE, "adoube-%.16s", key);
}

static enum store_why read_key(struct people *p, uint8_t out[KEY])
{
    struct store_thing *t;
    enum store_why why = store_thing_read(p->store, &t, SHELF_DEVICE, "key", NULL);

    if (why)
        return why;
    why = t->len == KEY ? STORE_OK : STORE_DAMAGED;
    if (!why)
        memcpy(out, t->bytes, KEY);
    free(t);
    return why;
}

/* If two make one at the same moment, that which was first counts. */
static bool have_key(struct people *p)
{
    uint8_t key[KEY];
    struct store_change c = {STORE_PUT, 0, {.shelf = SHELF_DEVICE, .key = "key", .bytes = key}};
    enum store_why why;
    bool have;

    pthread_mutex_lock(&p->lock);
    have = p->device_key_there;
    pthread_mutex_unlock(&p->lock);
    if (have)
        return true;
    why = read_key(p, key);
    if (why == STORE_NO_THING) {
        randombytes_buf(key, sizeof key);
        c.thing.len = sizeof key;
        why = store_things_change(p->store, &c, 1, NULL);
        if (why == STORE_CONFLICT)
            why = read_key(p, key);
    }
    if (!why) {
        pthread_mutex_lock(&p->lock);
        memcpy(p->device_key, key, sizeof key);
        p->device_key_there = true;
        pthread_mutex_unlock(&p->lock);
    }
    sodium_memzero(key, sizeof key);
    return !why;
}

static void seal(const struct people *p, uint8_t out[SEAL], const uint8_t lot[LOT],
                 const char *folded)
{
    crypto_generichash_state state;

    crypto_generichash_init(&state, p->device_key, KEY, SEAL);
    crypto_generichash_update(&state, lot, LOT);
    crypto_generichash_update(&state, (const uint8_t *)folded, strlen(folded));
    crypto_generichash_final(&state, out, SEAL);
}

void people__device_new(struct people *p, char out[PEOPLE_DEVICE], const char *folded)
{
    uint8_t bytes[LOT + SEAL];

    *out = '\0';
    if (!have_key(p))
        return;
    randombytes_buf(bytes, LOT);
    seal(p, bytes + LOT, bytes, folded);
    sodium_bin2base64(out, PEOPLE_DEVICE, bytes, sizeof bytes,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

bool people__device_known(struct people *p, const char *device, const char *folded)
{
    uint8_t bytes[LOT + SEAL], wanted[SEAL];
    size_t len = 0;

    if (!device || strlen(device) != PEOPLE_DEVICE - 1 ||
        sodium_base642bin(bytes, sizeof bytes, device, PEOPLE_DEVICE - 1, NULL, &len, NULL,
                          sodium_base64_VARIANT_URLSAFE_NO_PADDING) ||
        len != sizeof bytes || !have_key(p))
        return false;
    seal(p, wanted, bytes, folded);
    return sodium_memcmp(wanted, bytes + LOT, SEAL) == 0;
}
