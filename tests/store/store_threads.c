/*
 * tests/store/store_threads.c -- many threads append to the same streams while others follow the
 * feed: no gap, no double, everything that was acknowledged is there, and the feed has it in order.
 */
#include "engines.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cluster.h"

enum { WRITERS = 8, FOLLOWERS = 2, STREAMS = 5, EVENTS_MAX = 1 << 16 };

struct hall {
    struct store *s;
    unsigned each; /* how many requests a writer sends */
    bool cut;      /* connections are cut meanwhile: what fails is sent again */
    atomic_uint acknowledged, conflicts, failures, writing;
    _Atomic(uint64_t) highest[STREAMS]; /* sequence that was acknowledged */
};

struct writer {
    struct hall *hall;
    struct kit_rng rng;
    unsigned number;
};

static void stream_name(char out[16], unsigned n)
{
    snprintf(out, 16, "s/%u", n);
}

static void raise_to(_Atomic(uint64_t) *highest, uint64_t seq)
{
    uint64_t now = atomic_load(highest);

    while (now < seq && !atomic_compare_exchange_weak(highest, &now, seq))
        continue;
}

/* One request over one or two streams; what is expected is what was last heard of, which is often
 * too old by now: then it is asked again with what the conflict told. */
static void send(struct writer *w, unsigned n, uint64_t known[STREAMS])
{
    unsigned a = kit_below(&w->rng, STREAMS), b = kit_below(&w->rng, STREAMS);
    char name[2][16], text[32], id[40];
    struct store_event e;
    struct store_part part[2] = {{name[0], known[a], &e, 1}, {name[1], known[b], &e, 1}};
    uint64_t seq[2];
    struct store_result result = {.seq = seq};
    struct store_request r = {.answer = {id, text, 0}, .part = part, .parts = a == b ? 1 : 2};
    struct store_fault fault;
    enum store_why why;

    stream_name(name[0], a);
    stream_name(name[1], b);
    snprintf(text, sizeof text, "%u-%u", w->number, n);
    snprintf(id, sizeof id, "c%s", text);
    e = engines_event(text, 1000);
    while ((why = store_append(w->hall->s, &result, &r, &fault)) == STORE_CONFLICT ||
           (why && w->hall->cut)) {
        if (why != STORE_CONFLICT)
            continue;
        atomic_fetch_add(&w->hall->conflicts, 1);
        known[strcmp(fault.place, name[0]) == 0 ? a : b] = fault.seq;
        part[0].expect = known[a];
        part[1].expect = known[b];
    }
    if (why) {
        atomic_fetch_add(&w->hall->failures, 1);
        return;
    }
    for (unsigned i = 0; !result.repeated && i < r.parts; i++) {
        known[i ? b : a] = seq[i];
        raise_to(&w->hall->highest[i ? b : a], seq[i]);
    }
    store_result_release(&result);
    atomic_fetch_add(&w->hall->acknowledged, r.parts);
    if (!w->hall->cut && kit_below(&w->rng, 4) == 0) { /* sent twice it is done once */
        why = store_append(w->hall->s, &result, &r, &fault);
        atomic_fetch_add(&w->hall->failures, why || !result.repeated);
        store_result_release(&result);
    }
}

static void *write_all(void *payload)
{
    struct writer *w = payload;
    uint64_t known[STREAMS] = {0};

    for (unsigned n = 0; n < w->hall->each; n++)
        send(w, n, known);
    atomic_fetch_sub(&w->hall->writing, 1);
    return NULL;
}

/* ---- followers ---- */

struct follower {
    struct hall *hall;
    char position[STORE_POSITION];
    uint64_t seq[STREAMS];
    unsigned seen, wrong;
};

static bool follow_one(void *payload, const struct store_row *row)
{
    struct follower *f = payload;
    unsigned n = (unsigned)strtoul(row->stream + 2, NULL, 10);

    f->wrong += n >= STREAMS || row->seq != ++f->seq[n < STREAMS ? n : 0];
    f->seen++;
    strcpy(f->position, row->position);
    return true;
}

static void *follow_all(void *payload)
{
    struct follower *f = payload;
    bool more = true;

    while (more && !f->wrong) {
        bool last = atomic_load(&f->hall->writing) == 0; /* then what is there is all there is */
        char from[STORE_POSITION];
        if (store_wait(f->hall->s, &more, f->position, last ? 1000 : 100, NULL))
            f->wrong++;
        strcpy(from, f->position);
        if (more && store_feed(f->hall->s, from, 50, follow_one, f, NULL))
            f->wrong++;
        more = more || !last;
    }
    return NULL;
}

/* ---- both ---- */

static void judge(struct kit_row *row, struct hall *hall, const struct follower *follower)
{
    struct store_counts counts;

    kit_ok(row, atomic_load(&hall->failures) == 0);
    kit_ok(row, atomic_load(&hall->conflicts) > 0);
    if (engines_check(row, hall->s, &counts))
        kit_ok(row, counts.events == atomic_load(&hall->acknowledged));
    for (unsigned i = 0; i < FOLLOWERS; i++) {
        kit_ok(row, follower[i].wrong == 0);
        kit_ok(row, follower[i].seen == counts.events);
        for (unsigned n = 0; n < STREAMS; n++)
            kit_ok(row, follower[i].seq[n] == atomic_load(&hall->highest[n]));
    }
}

static void start(pthread_t *thread, void *(*work)(void *), void *payload)
{
    if (pthread_create(thread, NULL, work, payload))
        abort();
}

static void run_on(struct kit_row *row, enum engine_kind kind)
{
    struct hall hall = {.s = engines_open(row, kind), .each = row->long_run ? 2000 : 60};
    struct writer writer[WRITERS];
    struct follower follower[FOLLOWERS] = {{0}};
    struct kit_rng rng = kit_seed(row);
    pthread_t thread[WRITERS + FOLLOWERS];

    if (!hall.s)
        return;
    atomic_store(&hall.writing, WRITERS);
    for (unsigned i = 0; i < WRITERS; i++) {
        writer[i] = (struct writer){&hall, {kit_random(&rng)}, i};
        start(&thread[i], write_all, &writer[i]);
    }
    for (unsigned i = 0; i < FOLLOWERS; i++) {
        follower[i].hall = &hall;
        start(&thread[WRITERS + i], follow_all, &follower[i]);
    }
    for (unsigned i = 0; i < WRITERS + FOLLOWERS; i++)
        pthread_join(thread[i], NULL);
    judge(row, &hall, follower);
    store_close(hall.s);
}

/* The server cuts all connections again and again: with a command's id nothing is lost and nothing
 * is stored twice. */
static void cut_connections(struct kit_row *row)
{
    struct hall hall = {.s = engines_open(row, ON_SERVER), .each = 40, .cut = true};
    struct writer writer[WRITERS];
    struct kit_rng rng = kit_seed(row);
    struct store_counts counts;
    pthread_t thread[WRITERS];
    unsigned cuts = 0;
    char why[512];

    if (!hall.s)
        return;
    atomic_store(&hall.writing, WRITERS);
    for (unsigned i = 0; i < WRITERS; i++) {
        writer[i] = (struct writer){&hall, {kit_random(&rng)}, i};
        start(&thread[i], write_all, &writer[i]);
    }
    for (; atomic_load(&hall.writing) && cuts < 50; cuts++) {
        usleep(5000 + kit_below(&rng, 40000));
        if (!kit_ok(row, cluster_do("select pg_terminate_backend(pid) from pg_stat_activity"
                                    " where application_name = 'adoube'",
                                    why)))
            break;
    }
    for (unsigned i = 0; i < WRITERS; i++)
        pthread_join(thread[i], NULL);
    kit_ok(row, cuts > 1);
    if (engines_check(row, hall.s, &counts)) {
        kit_ok(row, counts.commands == WRITERS * hall.each);
        kit_ok(row, counts.events == atomic_load(&hall.acknowledged));
    }
    store_close(hall.s);
}

static void on_memory(struct kit_row *row)
{
    run_on(row, ON_MEMORY);
}

static void on_sqlite(struct kit_row *row)
{
    run_on(row, ON_SQLITE);
}

static void on_server(struct kit_row *row)
{
    run_on(row, ON_SERVER);
}

static const struct kit_test tests[] = {
    {"store: many threads, memory", on_memory},
    {"store: many threads, sqlite", on_sqlite},
    {"store: many threads, server", on_server},
    {"store: a server that cuts connections", cut_connections},
    {0},
};

const struct kit_suite suite_store_threads = {NULL, tests};
