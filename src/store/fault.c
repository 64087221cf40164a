/*
 * store/fault.c -- reasons in words, and the forms of positions and ids.
 */
#include "store/engine.h"

#include <inttypes.h>
#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char *const texts[STORE_WHYS][2] = {
#define X(name, en, de) {en, de},
    STORE_WHY_MAP(X)
#undef X
};

static const char *const thing_changed[2] = {"was changed meanwhile, it is at version",
                                             "wurde inzwischen geändert, jetzt Version"};

const char *store_fault_text(char *out, size_t cap, const struct store_fault *f, bool german)
{
    bool number = f->why == STORE_CONFLICT || f->why == STORE_BACKWARDS || f->why == STORE_NEWER ||
                  f->why == STORE_OLDER; /* the sentence ends with it */
    const char *text = f->thing ? thing_changed[german] : texts[f->why][german];

    snprintf(out, cap, "%s%s%s%s%s%s", f->place, *f->place ? ": " : "", text,
             *f->detail ? number ? " " : " (" : "", f->detail, *f->detail && !number ? ")" : "");
    return out;
}

enum store_why engine_fault(struct store_fault *fault, enum store_why why, const char *place,
                            const char *detail, ...)
{
    struct store_fault f = {.why = why};
    va_list args;

    if (!fault)
        return why;
    snprintf(f.place, sizeof f.place, "%s", place);
    if (detail) {
        va_start(args, detail);
        vsnprintf(f.detail, sizeof f.detail, detail, args);
        va_end(args);
    }
    f.detail[strcspn(f.detail, "\n")] = '\0'; /* servers like to go on */
    *fault = f;
    return why;
}

enum store_why engine_conflict(struct store_fault *fault, const char *stream, uint64_t seq)
{
    engine_fault(fault, STORE_CONFLICT, stream, "%" PRIu64, seq);
    if (fault)
        fault->seq = seq;
    return STORE_CONFLICT;
}

/* CONFLICT has a version; other reasons have none. */
enum store_why engine_thing_fault(struct store_fault *fault, enum store_why why, const char *shelf,
                                  const char *key, uint64_t version)
{
    char place[2 * STORE_NAME_MAX + 2];

    snprintf(place, sizeof place, "%s/%s", shelf, key);
    if (why != STORE_CONFLICT)
        return engine_fault(fault, why, place, NULL);
    engine_conflict(fault, place, version);
    if (fault)
        fault->thing = true;
    return why;
}

enum store_why engine_backwards(struct store_fault *fault, const char *stream, uint64_t seq,
                                int64_t at_ms)
{
    time_t seconds = (time_t)(at_ms / 1000);
    struct tm utc;
    char text[40] = "";

    if (gmtime_r(&seconds, &utc))
        strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &utc);
    engine_fault(fault, STORE_BACKWARDS, stream, "%s.%03dZ", text, (int)(at_ms % 1000));
    if (fault) {
        fault->seq = seq;
        fault->at_ms = at_ms;
    }
    return STORE_BACKWARDS;
}

/* ---- positions ---- */

void engine_position(char out[STORE_POSITION], const char *id, struct engine_place place)
{
    if (place.transaction)
        snprintf(out, STORE_POSITION, "%s-%" PRIu64 "-%" PRIu64, id, place.transaction, place.row);
    else
        snprintf(out, STORE_POSITION, "%s-%" PRIu64, id, place.row);
}

/* Digits of our own writing and nothing else; -> behind them, or NULL. */
static const char *read_digits(uint64_t *out, const char *text)
{
    const char *at = text;

    for (*out = 0; *at >= '0' && *at <= '9' && *out < INT64_MAX / 10; at++)
        *out = *out * 10 + (uint64_t)(*at - '0');
    return at > text ? at : NULL;
}

bool engine_read_position(struct engine_place *out, const char *id, const char *text)
{
    size_t len = strlen(id);
    const char *at;

    *out = (struct engine_place){0};
    if (!*text)
        return true;
    if (strncmp(text, id, len) != 0 || text[len] != '-')
        return false;
    at = read_digits(&out->row, text + len + 1);
    if (at && *at == '-') {
        out->transaction = out->row;
        at = read_digits(&out->row, at + 1);
    }
    return at && *at == '\0';
}

void engine_new_id(char out[ENGINE_ID])
{
    uint8_t bytes[(ENGINE_ID - 1) / 2];

    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2hex(out, ENGINE_ID, bytes, sizeof bytes);
}

/* ---- memory ---- */

void *engine_copy_bytes(const void *bytes, size_t len)
{
    char *copy = malloc(len + 1);

    if (copy) {
        if (len)
            memcpy(copy, bytes, len);
        copy[len] = '\0';
    }
    return copy;
}

static char *lay(char **at, const void *bytes, size_t len)
{
    char *to = *at;

    if (len)
        memcpy(to, bytes, len);
    to[len] = '\0';
    *at += len + 1;
    return to;
}

struct store_thing *engine_copy_thing(const struct store_thing *t)
{
    size_t shelf = strlen(t->shelf), key = strlen(t->key);
    struct store_thing *copy = malloc(sizeof *copy + shelf + key + t->sort_len + t->len + 4);
    char *at = (char *)(copy + 1);

    if (!copy)
        return NULL;
    *copy = *t;
    copy->shelf = lay(&at, t->shelf, shelf);
    copy->key = lay(&at, t->key, key);
    copy->sort = lay(&at, t->sort, t->sort_len);
    copy->bytes = lay(&at, t->bytes, t->len);
    return copy;
}
