/*
 * desk/desk.c -- opening and closing, and the small things that all the room's files need.
 */
#include "desk/inside.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- faults ---- */

enum desk_why desk__fail(struct desk_fault *fault, enum desk_why why)
{
    if (fault)
        fault->why = why;
    return why;
}

enum desk_why desk__fail_store(struct desk_fault *fault, const struct store_fault *s)
{
    if (fault)
        fault->store = *s;
    return desk__fail(fault, s->why == STORE_NO_MEMORY ? DESK_NO_MEMORY : DESK_STORE);
}

enum desk_why desk__fail_wire(struct desk_fault *fault, const struct wire_fault *w)
{
    if (fault)
        fault->wire = *w;
    return desk__fail(fault, w->why == WIRE_NO_MEMORY ? DESK_NO_MEMORY : DESK_BAD_INPUT);
}

enum desk_why desk__fail_damaged(struct desk_fault *fault, const char *stream, uint64_t seq)
{
    struct store_fault s = {.why = STORE_DAMAGED, .seq = seq};

    snprintf(s.place, sizeof s.place, "%s", stream);
    snprintf(s.detail, sizeof s.detail, "%llu", (unsigned long long)seq);
    return desk__fail_store(fault, &s);
}

/* ---- small things ---- */

static int64_t clock_ms(clockid_t clock)
{
    struct timespec now;

    clock_gettime(clock, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* The machine's clock as it was at opening, carried on by one that nobody sets; or the record's time
 * if that was ahead. It stands still while the machine sleeps, and so do the kept clocks. */
int64_t desk__now(const struct desk *d)
{
    return d->base_ms +
           (d->options.now_ms ? d->options.now_ms(d->options.clock) : clock_ms(CLOCK_MONOTONIC));
}

static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789";

/* 16 of 36 signs: 82 bits that nobody can guess. */
void desk__new_id(char out[DESK_ID])
{
    for (unsigned i = 0; i < DESK_ID - 1; i++)
        out[i] = letters[randombytes_uniform(sizeof letters - 1)];
    out[DESK_ID - 1] = '\0';
}

bool desk__is_id(const char *text)
{
    return strlen(text) == DESK_ID - 1 && strspn(text, letters) == DESK_ID - 1;
}

bool desk__is_name(const char *text, size_t max)
{
    size_t len = 0;

    while (text[len] > ' ' && text[len] < 0x7f)
        len++;
    return text[len] == '\0' && len <= max;
}

void desk__stream(char out[DESK_STREAM], const char *what, const char *id)
{
    snprintf(out, DESK_STREAM, "%s%.16s", what, id);
}

static void put_hex(char *out, const unsigned char bytes[DESK_PRINT / 2])
{
    sodium_bin2hex(out, DESK_PRINT + 1, bytes, DESK_PRINT / 2);
}

/* Names of persons stand in what is said, and can be erased: nobody must be able to try them out
 * against a print that stays. So the sender's id for his command, which nobody else knows, is its
 * key, and is not kept itself. */
static void take_print(struct desk_key *out, const char *person, const char *id, const char *about,
                       const char *json, size_t len)
{
    unsigned char secret[64], print[DESK_PRINT / 2];
    char name[DESK_PRINT + 1];
    crypto_generichash_state state;

    crypto_generichash(secret, sizeof secret, (const unsigned char *)id, strlen(id), NULL, 0);
    put_hex(name, secret);
    snprintf(out->name, sizeof out->name, "key/%s/%s", person, name);
    crypto_generichash_init(&state, secret + 32, 32, sizeof print);
    crypto_generichash_update(&state, (const unsigned char *)about, strlen(about) + 1);
    crypto_generichash_update(&state, (const unsigned char *)json, len);
    crypto_generichash_final(&state, print, sizeof print);
    put_hex(out->print, print);
}

enum desk_why desk__role(struct desk *d, enum desk_role *out, const char *who, const char *event,
                         struct desk_fault *fault)
{
    struct store_fault why = {0};

    *out = DESK_NOBODY;
    if (!*who || !d->options.role || !d->options.role(d->options.people, out, who, event, &why))
        return DESK_OK;
    return desk__fail_store(fault, &why);
}

enum desk_why desk__key(struct desk_key *out, const char *who, const char *about,
                        const char *command, const char *json, size_t len, struct desk_fault *fault)
{
    if (!*who || !desk__is_name(who, DESK_PERSON_MAX - 1))
        return desk__fail(fault, DESK_FORBIDDEN);
    if (!desk__is_name(command, DESK_COMMAND_ID))
        return desk__fail_wire(fault, &(struct wire_fault){.why = WIRE_RANGE, .place = "/command"});
    take_print(out, who, command, about, json, len);
    if (!*command)
        *out->name = '\0';
    return DESK_OK;
}

/* What is kept begins with the id of what was opened. */
static void take_id(struct desk_text *t)
{
    memcpy(t->id, t->json + strlen("{\"id\":\""), DESK_ID - 1);
}

enum desk_why desk__answer_kept(struct desk *d, struct desk_text *out, struct desk_text *first,
                                struct store_result *result, struct desk_fault *fault)
{
    const char *kept = result->answer;
    size_t len = result->answer_len;
    struct desk_put p = {0};
    bool same;

    if (!result->repeated) {
        atomic_fetch_add(&d->commands, 1);
        *out = *first;
        out->len -= DESK_PRINT + 1;
        out->json[out->len] = '\0';
        *first = (struct desk_text){0};
        take_id(out);
        return DESK_OK;
    }
    atomic_fetch_add(&d->repeated, 1);
    same = len > DESK_PRINT &&
           memcmp(kept + len - DESK_PRINT, first->json + first->len - DESK_PRINT, DESK_PRINT) == 0;
    if (same)
        desk__put_bytes(&p, kept, len - DESK_PRINT - 1);
    store_result_release(result);
    if (!same)
        return desk__fail(fault, DESK_REUSED);
    if (!desk__put_end(out, &p, 1))
        return desk__fail(fault, DESK_NO_MEMORY);
    out->repeated = true;
    take_id(out);
    return DESK_OK;
}

void desk_count(struct desk *d, struct desk_counts *out)
{
    *out = (struct desk_counts){
        .commands = atomic_load(&d->commands),
        .repeated = atomic_load(&d->repeated),
        .conflicts = atomic_load(&d->conflicts),
        .events = atomic_load(&d->events),
        .loads = atomic_load(&d->loads),
        .kept = atomic_load(&d->kept),
        .behind_ms = d->behind_ms,
    };
    pthread_mutex_lock(&d->games.lock);
    out->games = d->games.cells;
    pthread_mutex_unlock(&d->games.lock);
}

/* ---- opening ---- */

static void desk_free(struct desk *d)
{
    desk__shelf_free(&d->games);
    desk__shelf_free(&d->told);
    desk__shelf_free(&d->tours);
    while (d->scratches)
        free(d->scratch[--d->scratches]);
    pthread_mutex_destroy(&d->lock);
    free(d->flag);
    free(d);
}

enum desk_why desk_open(struct desk **out, struct store *s, const struct desk_options *o,
                        struct desk_fault *fault)
{
    struct desk *d = calloc(1, sizeof *d);
    enum desk_why why;

    *out = NULL;
    if (!d || sodium_init() < 0) {
        free(d);
        return desk__fail(fault, DESK_NO_MEMORY);
    }
    d->store = s;
    if (o)
        d->options = *o;
    if (!d->options.now_ms)
        d->base_ms = clock_ms(CLOCK_REALTIME) - clock_ms(CLOCK_MONOTONIC);
    if (d->options.outage_ms <= 0)
        d->options.outage_ms = 60000;
    pthread_mutex_init(&d->lock, NULL);
    desk__shelf_init(&d->games, &desk__games);
    desk__shelf_init(&d->told, &desk__games);
    desk__shelf_init(&d->tours, &desk__tours);
    why = desk__clock_open(d, fault);
    if (!why)
        why = desk__feed_start(d, fault);
    if (why)
        desk_free(d);
    else
        *out = d;
    return why;
}

void desk_close(struct desk *d)
{
    if (!d)
        return;
    desk__feed_stop(d);
    desk_free(d);
}
