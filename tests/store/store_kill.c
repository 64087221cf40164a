/*
 * tests/store/store_kill.c -- kill -9 while a process writes, at a moment drawn by lot. Then all that
 * it had acknowledged is there, the record is clean, and it can be written to.
 */
#include "engines.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { THREADS = 4, LIVES = 15, LONGEST_LIFE = 5000000 };

/* What the child says for each event that is durable: less than a pipe takes at once. */
struct ack {
    uint32_t stream, seq;
};

struct child {
    struct store *s;
    int pipe;
    uint32_t number;
};

static void name_of(char out[16], uint32_t stream)
{
    snprintf(out, 16, "k/%u", stream);
}

/* Until we are killed: an event to a stream of one's own, and to one that all share. */
static void *write_for_ever(void *payload)
{
    struct child *c = payload;
    char own[16], text[200];
    struct store_event e = {"note", 1, 1000, "anna", text, sizeof text};

    memset(text, 'x', sizeof text);
    name_of(own, c->number + 1);
    for (;;) {
        uint64_t seq[2];
        struct store_part part[2] = {{own, STORE_ANY, &e, 1}, {"k/0", STORE_ANY, &e, 1}};
        struct store_result result = {.seq = seq};
        struct store_request r = {.part = part, .parts = 2};
        struct ack ack[2];
        if (store_append(c->s, &result, &r, NULL))
            _exit(3);
        ack[0] = (struct ack){c->number + 1, (uint32_t)seq[0]};
        ack[1] = (struct ack){0, (uint32_t)seq[1]};
        if (write(c->pipe, ack, sizeof ack) != sizeof ack)
            _exit(4);
    }
    return NULL;
}

static void be_child(const char *address, int pipe)
{
    struct child c[THREADS];
    pthread_t thread;
    struct store *s;

    if (store_open(&s, address, &(struct store_options){.create = true}, NULL))
        _exit(2);
    for (uint32_t i = 0; i < THREADS; i++) {
        c[i] = (struct child){s, pipe, i};
        if (pthread_create(&thread, NULL, write_for_ever, &c[i]))
            _exit(2);
    }
    for (;;)
        pause();
}

struct seen {
    uint32_t highest[THREADS + 1];
    unsigned acknowledged;
};

static void hear(struct seen *seen, int pipe)
{
    struct ack ack;

    while (read(pipe, &ack, sizeof ack) == sizeof ack)
        if (ack.stream <= THREADS) {
            seen->acknowledged++;
            if (seen->highest[ack.stream] < ack.seq)
                seen->highest[ack.stream] = ack.seq;
        }
}

static bool take_head(void *payload, const struct store_head *head)
{
    uint32_t *seq = payload;

    seq[strtoul(head->stream + 2, NULL, 10)] = (uint32_t)head->seq;
    return true;
}

/* One life of the writer; false if something is wrong. */
static bool kill_once(struct kit_row *row, const char *address, unsigned us, struct seen *seen)
{
    uint32_t there[THREADS + 1] = {0};
    struct store_counts counts;
    struct store *s;
    int ends[2], status = 0;
    bool good = true;
    pid_t pid;

    if (pipe(ends) < 0)
        return kit_fail(row, "no pipe");
    fflush(NULL);
    pid = fork();
    if (pid == 0) {
        close(ends[0]);
        be_child(address, ends[1]);
    }
    close(ends[1]);
    usleep(us);
    kill(pid, SIGKILL);
    hear(seen, ends[0]);
    close(ends[0]);
    waitpid(pid, &status, 0);
    if (!kit_ok(row, WIFSIGNALED(status)))
        return false;
    if (store_open(&s, address, NULL, NULL)) /* killed before there was anything */
        return kit_ok(row, seen->acknowledged == 0);
    good = !store_streams(s, "k/", "", 100, take_head, there, NULL);
    for (unsigned i = 0; i <= THREADS; i++)
        good = kit_ok(row, there[i] >= seen->highest[i]) && good;
    good = engines_check(row, s, &counts) && good;
    store_close(s);
    return good;
}

/* The longest life in microseconds: a server wants to be connected to first. On a machine that is
 * busy with other things a life in which nothing was done is followed by longer ones. */
static void run_on(struct kit_row *row, enum engine_kind kind, unsigned kills, unsigned longest)
{
    struct kit_rng rng = kit_seed(row);
    struct seen seen = {.acknowledged = 0};
    unsigned acknowledged = 0;
    char address[ADDRESS];

    for (unsigned i = 0; i < kills; i++) {
        unsigned before = seen.acknowledged;

        if (i % LIVES == 0) { /* a new record, as checking takes ever longer */
            acknowledged += seen.acknowledged;
            seen = (struct seen){.acknowledged = 0};
            before = 0;
            if (!engines_fresh(address, row, kind))
                return;
        }
        if (!kill_once(row, address, 2000 + kit_below(&rng, longest), &seen))
            return;
        if (seen.acknowledged == before && longest < LONGEST_LIFE)
            longest *= 2;
    }
    kit_ok(row, acknowledged + seen.acknowledged > 20);
}

static void on_sqlite(struct kit_row *row)
{
    run_on(row, ON_SQLITE, row->long_run ? 500 : 30, 80000);
}

static void on_server(struct kit_row *row)
{
    run_on(row, ON_SERVER, row->long_run ? 200 : 10, 400000);
}

static const struct kit_test tests[] = {
    {"store: kill -9 of a writer, sqlite", on_sqlite},
    {"store: kill -9 of a writer, server", on_server},
    {0},
};

const struct kit_suite suite_store_kill = {NULL, tests};
