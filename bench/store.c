/*
 * bench/store.c -- store [SECONDS] [FOLDER]: durable events a second, by engine, callers and events a
 * request, as a table. SQLite lies in FOLDER (.), the server is one of this run's own; both force
 * every commit to the disk. CPU is that of this process: a server's is not in it.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "../tests/store/cluster.h"
#include "store/store.h"

enum { CALLERS_MAX = 128, EVENTS_MAX = 100, LEN = 230 }; /* as long as an event of a game */

struct load {
    struct store *s;
    unsigned events;
    atomic_bool stop;
    atomic_ullong stored;
};

struct caller {
    struct load *load;
    unsigned number;
};

static void *call(void *payload)
{
    const struct caller *c = payload;
    char name[32], bytes[LEN];
    struct store_event event[EVENTS_MAX];
    struct store_part part = {name, STORE_ANY, event, c->load->events};
    struct store_request r = {.part = &part, .parts = 1};
    struct store_result result = {0};

    memset(bytes, 'x', sizeof bytes);
    snprintf(name, sizeof name, "game/%u", c->number);
    for (unsigned i = 0; i < EVENTS_MAX; i++)
        event[i] = (struct store_event){"moves", 1, 1000, "anna", bytes, LEN};
    while (!atomic_load(&c->load->stop)) {
        if (store_append(c->load->s, &result, &r, NULL))
            exit(2);
        atomic_fetch_add(&c->load->stored, c->load->events);
    }
    return NULL;
}

static double seconds(clockid_t clock)
{
    struct timespec t;

    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void measure(const char *engine, struct store *s, unsigned callers, unsigned events,
                    unsigned us)
{
    struct load load = {.s = s, .events = events};
    struct caller caller[CALLERS_MAX];
    pthread_t thread[CALLERS_MAX];
    double wall = seconds(CLOCK_MONOTONIC), cpu = seconds(CLOCK_PROCESS_CPUTIME_ID), stored;

    for (unsigned i = 0; i < callers; i++) {
        caller[i] = (struct caller){&load, i};
        pthread_create(&thread[i], NULL, call, &caller[i]);
    }
    usleep(us);
    atomic_store(&load.stop, true);
    for (unsigned i = 0; i < callers; i++)
        pthread_join(thread[i], NULL);
    wall = seconds(CLOCK_MONOTONIC) - wall;
    cpu = seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu;
    stored = (double)atomic_load(&load.stored);
    printf("| %s | %u | %u | %.0f | %.1f |\n", engine, callers, events, stored / wall,
           cpu * 1e6 / stored);
    fflush(stdout);
}

static bool measure_all(const char *engine, const char *address, unsigned us)
{
    static const unsigned list[][2] = {{1, 1}, {1, 20}, {1, 100}, {8, 1}, {32, 1}, {128, 1}};
    struct store_options how = {.create = true, .pool = 32};
    struct store_fault fault;
    struct store *s;
    char text[900];

    if (store_open(&s, address, &how, &fault)) {
        fprintf(stderr, "%s\n", store_fault_text(text, sizeof text, &fault, false));
        return false;
    }
    for (size_t i = 0; i < sizeof list / sizeof *list; i++)
        measure(engine, s, list[i][0], list[i][1], us);
    store_close(s);
    return true;
}

int main(int argc, char **argv)
{
    unsigned us = argc > 1 ? (unsigned)(atof(argv[1]) * 1e6) : 2000000;
    char path[4096], command[4200], why[512];
    const char *server;
    bool fine;

    snprintf(path, sizeof path, "%s/bench-store.XXXXXX", argc > 2 ? argv[2] : ".");
    if (!mkdtemp(path)) {
        perror(path);
        return 5;
    }
    puts("| engine | callers | events a request | events/s | CPU µs an event |\n"
         "|---|---|---|---|---|");
    snprintf(command, sizeof command, "%s/record.db", path);
    fine = measure_all("SQLite", command, us);
    server = cluster_address(true, why);
    if (!server)
        fprintf(stderr, "%s\n", why);
    fine = fine && server && measure_all("PostgreSQL", server, us);
    fine = fine && measure_all("memory", "memory:", us);
    snprintf(command, sizeof command, "rm -rf %s", path);
    return system(command) == 0 && fine ? 0 : 2;
}
