/*
 * desk/put.c -- texts that grow, and players by name.
 */
#include "desk/inside.h"

#include <inttypes.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "wire/field.h"

char *desk__put_room(struct desk_put *p, size_t n)
{
    size_t want = p->len + n + 1;

    if (p->failed)
        return NULL;
    if (want > p->cap) {
        size_t cap = want > 2 * p->cap ? want : 2 * p->cap;
        char *text = realloc(p->text, cap);
        if (!text) {
            p->failed = true;
            return NULL;
        }
        p->text = text;
        p->cap = cap;
    }
    return p->text + p->len;
}

void desk__put_bytes(struct desk_put *p, const char *text, size_t len)
{
    char *to = desk__put_room(p, len);

    if (!to)
        return;
    if (len)
        memcpy(to, text, len);
    to[len] = '\0';
    p->len += len;
}

void desk__put(struct desk_put *p, const char *text)
{
    desk__put_bytes(p, text, strlen(text));
}

void desk__put_string(struct desk_put *p, const char *text)
{
    size_t len = strlen(text), most = 6 * len + 3;
    char *to = desk__put_room(p, most);
    struct wire_out out = {to, most, 0, false};

    if (!to)
        return;
    wire_put_string(&out, text, len);
    to[out.len] = '\0';
    p->len += out.len;
}

void desk__put_number(struct desk_put *p, const char *before, int64_t value)
{
    char text[24];

    snprintf(text, sizeof text, "%" PRId64, value);
    desk__put(p, before);
    desk__put(p, text);
}

void desk__put_next(struct desk_put *p, const char *next)
{
    if (*next) {
        desk__put(p, ",\"next\":");
        desk__put_string(p, next);
    }
    desk__put(p, "}");
}

bool desk__put_end(struct desk_text *out, struct desk_put *p, uint64_t seq)
{
    if (p->failed || !p->text) {
        free(p->text);
        *p = (struct desk_put){0};
        return false;
    }
    *out = (struct desk_text){.json = p->text, .len = p->len, .seq = seq};
    *p = (struct desk_put){0};
    return true;
}

/* The name that the hash stands for; "" if there is none. */
static void find_name(struct store *s, struct desk_player *p)
{
    uint8_t bytes[STORE_HASH];
    size_t got, len;
    void *name = NULL;
    enum store_why why = STORE_NO_WORDS;

    if (!sodium_hex2bin(bytes, sizeof bytes, p->name, strlen(p->name), NULL, &got, NULL) &&
        got == sizeof bytes)
        why = store_words_read(s, &name, &len, bytes, NULL);
    p->erased = why == STORE_ERASED;
    snprintf(p->name, sizeof p->name, "%s", why == STORE_OK ? (const char *)name : "");
    free(name);
}

void desk__names(struct store *s, struct desk_player side[2])
{
    for (int i = 0; i < 2; i++)
        find_name(s, &side[i]);
}

void desk__put_players(struct desk_put *p, const struct desk_player side[2])
{
    for (int i = 0; i < 2; i++) {
        desk__put(p, i ? ",\"black\":{\"person\":" : ",\"white\":{\"person\":");
        desk__put_string(p, side[i].person);
        if (*side[i].name) {
            desk__put(p, ",\"name\":");
            desk__put_string(p, side[i].name);
        }
        desk__put(p, side[i].erased ? ",\"erased\":true}" : "}");
    }
}
