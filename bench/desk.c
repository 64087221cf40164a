/*
 * bench/desk.c -- desk [SECONDS] [FOLDER]: commands of players a second through desk_game_do, by
 * engine and callers, as a table. Each caller plays games of its own, eight half-moves with their
 * presses, every command with an id; a listener takes the news of all four faces. SQLite lies in
 * FOLDER (.) and forces every commit to the disk.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "desk/desk.h"

enum { CALLERS_MAX = 64 };

static const char office[] = "otto", *const player[2] = {"anna", "bert"};

static struct desk_wants want_all(void *payload, const char *game)
{
    (void)payload, (void)game;
    return (struct desk_wants){.news = (1u << DESK_FACES) - 1};
}

/* Who plays is a player all the same. */
static enum store_why role_of(void *payload, enum desk_role *out, const char *person,
                              const char *event, struct store_fault *fault)
{
    (void)payload, (void)person, (void)event, (void)fault;
    *out = DESK_OFFICE;
    return STORE_OK;
}

struct load {
    struct desk *d;
    char event[DESK_ID];
    atomic_bool stop;
    atomic_ullong done, heard, bytes;
};

static void need(bool good, const char *what)
{
    if (!good) {
        fprintf(stderr, "%s failed\n", what);
        exit(2);
    }
}

static void take_id(char out[DESK_ID], struct desk_text *t)
{
    memcpy(out, t->id, DESK_ID);
    desk_text_free(t);
}

static void send(struct load *l, const char *who, const char *game, unsigned number,
                 const char *json)
{
    struct desk_text t;
    char id[40];

    snprintf(id, sizeof id, "%s-%u", game, number);
    need(desk_game_do(l->d, &t, who, game, id, DESK_ANY, json, strlen(json), NULL) == DESK_OK,
         json);
    desk_text_free(&t);
}

static void open_game(struct load *l, char game[DESK_ID])
{
    static const char json[] =
        "{\"clock\":\"recorded\",\"white\":{\"person\":\"anna\"},\"black\":{\"person\":\"bert\"},"
        "\"table\":{\"edition\":\"fide-2023\",\"format\":\"standard\",\"start\":\"rnbqkbnr/"
        "pppppppp/"
        "8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\",\"time\":{\"periods\":[{\"ms\":5400000}]}}}";
    struct desk_text t;

    need(desk_game_open(l->d, &t, office, l->event, "", json, strlen(json), NULL) == DESK_OK,
         "opening a game");
    take_id(game, &t);
    send(l, office, game, 0, "{\"v\":1,\"kind\":\"starts\",\"by\":\"arbiter\",\"at\":0}");
}

static void *call(void *payload)
{
    static const char *const acts[4] = {"g1f3", "g8f6", "f3g1", "f6g8"};
    static const char *const names[2] = {"white", "black"};
    struct load *l = payload;
    char game[DESK_ID], json[200];

    while (!atomic_load(&l->stop)) {
        open_game(l, game);
        for (unsigned ply = 0; ply < 8 && !atomic_load(&l->stop); ply++) {
            snprintf(json, sizeof json, "{\"v\":1,\"kind\":\"moves\",\"by\":\"%s\",\"act\":\"%s\"}",
                     names[ply % 2], acts[ply % 4]);
            send(l, player[ply % 2], game, 2 * ply + 1, json);
            snprintf(json, sizeof json, "{\"v\":1,\"kind\":\"presses\",\"by\":\"%s\"}",
                     names[ply % 2]);
            send(l, player[ply % 2], game, 2 * ply + 2, json);
            atomic_fetch_add(&l->done, 2);
        }
    }
    return NULL;
}

static void hear(void *payload, const struct desk_news *news)
{
    struct load *l = payload;

    atomic_fetch_add(&l->heard, 1);
    atomic_fetch_add(&l->bytes, news->len);
}

/* Until all that was stored has been announced: that is part of the work. */
static void wait_for_news(const struct load *l)
{
    unsigned long long before;

    do {
        before = atomic_load(&l->heard);
        usleep(300000);
    } while (atomic_load(&l->heard) != before);
}

static double seconds(clockid_t clock)
{
    struct timespec t;

    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void measure(const char *engine, struct store *s, unsigned callers, bool listen, unsigned us)
{
    static const char json[] = "{\"name\":\"bench\",\"edition\":\"fide-2023\"}";
    struct load load = {.d = NULL};
    struct desk_options o = {
        .listener = {.wants = listen ? want_all : NULL, .news = hear, .payload = &load},
        .role = role_of};
    pthread_t thread[CALLERS_MAX];
    struct desk_text t;
    double wall, cpu, done;

    need(desk_open(&load.d, s, &o, NULL) == DESK_OK, "opening the desk");
    need(desk_event_open(load.d, &t, office, "", json, strlen(json), NULL) == DESK_OK, "an event");
    take_id(load.event, &t);
    wall = seconds(CLOCK_MONOTONIC);
    cpu = seconds(CLOCK_PROCESS_CPUTIME_ID);
    for (unsigned i = 0; i < callers; i++)
        pthread_create(&thread[i], NULL, call, &load);
    usleep(us);
    atomic_store(&load.stop, true);
    for (unsigned i = 0; i < callers; i++)
        pthread_join(thread[i], NULL);
    wall = seconds(CLOCK_MONOTONIC) - wall;
    wait_for_news(&load);
    cpu = seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu;
    done = (double)atomic_load(&load.done);
    printf("| %s | %u | %s | %.0f | %.0f |\n", engine, callers, listen ? "four faces" : "nobody",
           done / wall, cpu * 1e6 / done);
    fflush(stdout);
    desk_close(load.d);
}

static void measure_all(const char *engine, const char *address, unsigned us)
{
    struct store *s;

    need(store_open(&s, address, &(struct store_options){.create = true}, NULL) == STORE_OK,
         address);
    measure(engine, s, 1, true, us);
    measure(engine, s, 64, true, us);
    measure(engine, s, 1, false, us);
    store_close(s);
}

int main(int argc, char **argv)
{
    unsigned us = argc > 1 ? (unsigned)(atof(argv[1]) * 1e6) : 2000000;
    char path[4096], command[4200];

    snprintf(path, sizeof path, "%s/bench-desk.XXXXXX", argc > 2 ? argv[2] : ".");
    if (!mkdtemp(path)) {
        perror(path);
        return 5;
    }
    puts("| engine | callers | who listens | commands/s | CPU µs a command "
         "|\n|---|---|---|---|---|");
    snprintf(command, sizeof command, "%s/record.db", path);
    measure_all("SQLite", command, us);
    measure_all("memory", "memory:", us);
    snprintf(command, sizeof command, "rm -rf '%s'", path);
    return system(command) == 0 ? 0 : 5;
}
