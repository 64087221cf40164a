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

/* The machine's clock as it was at opening, carried on by one that nobody sets. It stands still
 * while the machine sleeps, and so do the kept clocks. */
int64_t desk__now(const struct desk *d)
{
    return d->options.now_ms ? d->options.now_ms(d->options.clock)
                             : d->base_ms + clock_ms(CLOCK_MONOTONIC);
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

/* A command's name belongs to its sender and to what it is about: nobody gets another's answer. */
enum desk_why desk__key(char out[STORE_NAME_MAX + 1], const struct desk_actor *a, const char *about,
                        const char *command, struct desk_fault *fault)
{
    *out = '\0';
    if (!*a->person || !desk__is_name(a->person, DESK_PERSON_MAX - 1))
        return desk__fail(fault, DESK_FORBIDDEN);
    if (!desk__is_name(command, DESK_COMMAND_ID))
        return desk__fail_wire(fault, &(struct wire_fault){.why = WIRE_RANGE, .place = "/command"});
    if (*command)
        snprintf(out, STORE_NAME_MAX + 1, "by/%s/%.16s/%s", a->person, about, command);
    return DESK_OK;
}

enum desk_why desk__answer_kept(struct desk *d, struct desk_text *out, struct desk_text *first,
                                struct store_result *result, struct desk_fault *fault)
{
    struct desk_put p = {0};
    bool repeated = result->repeated;

    if (!repeated) {
        atomic_fetch_add(&d->commands, 1);
        *out = *first;
        *first = (struct desk_text){0};
        return DESK_OK;
    }
    atomic_fetch_add(&d->repeated, 1);
    desk__put_bytes(&p, result->answer, result->answer_len);
    store_result_release(result);
    if (!desk__put_end(out, &p, 1))
        return desk__fail(fault, DESK_NO_MEMORY);
    out->repeated = true;
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
    d->base_ms = clock_ms(CLOCK_REALTIME) - clock_ms(CLOCK_MONOTONIC);
    if (d->options.outage_ms <= 0)
        d->options.outage_ms = 60000;
    pthread_mutex_init(&d->lock, NULL);
    desk__shelf_init(&d->games);
    desk__shelf_init(&d->told);
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
