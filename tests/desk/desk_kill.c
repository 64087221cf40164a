/*
 * tests/desk/desk_kill.c -- kill -9 of a process in the middle: what it answered is there, and the
 * game that is read again is the one that was played.
 */
#include "hall.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { THREADS = 4 };

struct child {
    struct hall *hall;
    int pipe;
};

/* Until we are killed: a second for White, and the sequence to the parent once it is answered. */
static void *work(void *payload)
{
    struct child *c = payload;

    for (;;) {
        struct desk_text t;
        if (hall_do(
                c->hall, &t, "carl", "", DESK_ANY,
                "{\"kind\":\"adds\",\"by\":\"arbiter\",\"at\":0,\"side\":\"white\",\"ms\":1000}",
                NULL))
            _exit(3);
        if (write(c->pipe, &t.seq, sizeof t.seq) != sizeof t.seq)
            _exit(4);
        desk_text_free(&t);
    }
    return NULL;
}

static void be_child(struct kit_row *row, const char *address, const char *game, int pipe)
{
    struct child c[THREADS];
    pthread_t thread;
    struct store *s;
    struct hall h;

    if (store_open(&s, address, NULL, NULL) || !hall_open(&h, row, s, 1000000, true))
        _exit(2);
    memcpy(h.game, game, DESK_ID);
    for (unsigned i = 0; i < THREADS; i++) {
        c[i] = (struct child){&h, pipe};
        if (pthread_create(&thread, NULL, work, &c[i]))
            _exit(2);
    }
    for (;;)
        pause();
}

static uint64_t live_and_die(struct kit_row *row, const char *address, const char *game,
                             unsigned us)
{
    uint64_t seq, highest = 0;
    int ends[2], status = 0;
    pid_t pid;

    if (pipe(ends) < 0)
        return 0;
    fflush(NULL);
    pid = fork();
    if (pid == 0) {
        close(ends[0]);
        be_child(row, address, game, ends[1]);
    }
    close(ends[1]);
    if (read(ends[0], &seq, sizeof seq) == sizeof seq) /* it has begun */
        highest = seq;
    usleep(us);
    kill(pid, SIGKILL);
    while (read(ends[0], &seq, sizeof seq) == sizeof seq)
        highest = seq > highest ? seq : highest;
    close(ends[0]);
    waitpid(pid, &status, 0);
    kit_ok(row, WIFSIGNALED(status));
    return highest;
}

/* Every event behind the first two is a second. */
static void check(struct kit_row *row, const char *address, const char *game, uint64_t answered)
{
    struct store_counts counts;
    struct desk_text t;
    struct store *s;
    struct hall h;
    char want[40], text[200];

    if (!kit_ok(row, store_open(&s, address, NULL, NULL) == STORE_OK))
        return;
    engines_check(row, s, &counts);
    if (hall_open(&h, row, s, 1000000, false)) {
        memcpy(h.game, game, DESK_ID);
        kit_ok(row, hall_seq(&h) >= answered);
        snprintf(want, sizeof want, "%llu", 300000 + 1000 * ((unsigned long long)hall_seq(&h) - 1));
        if (kit_ok(row, desk_game_show(h.desk, &t, "carl", game, NULL) == DESK_OK))
            kit_is(row, want, hall_at(text, t.json, t.len, "game/clock/side/0/main_ms"));
        desk_text_free(&t);
        hall_close(&h);
    }
    store_close(s);
}

static void killed(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    char address[ADDRESS], game[DESK_ID];
    struct store *s;
    struct hall h;
    bool good;

    if (!engines_fresh(address, row, ON_SQLITE) ||
        store_open(&s, address, &(struct store_options){.create = true}, NULL))
        return;
    good = hall_open(&h, row, s, 1000000, false) && hall_event(&h) && hall_game(&h, "recorded", "");
    memcpy(game, h.game, DESK_ID);
    hall_close(&h);
    store_close(s);
    for (unsigned i = 0; good && i < (row->long_run ? 200 : 5) && row->failures == 0; i++)
        check(row, address, game, live_and_die(row, address, game, kit_below(&rng, 30000)));
}

static const struct kit_test tests[] = {{"desk: kill -9 in the middle", killed}, {0}};

const struct kit_suite suite_desk_kill = {NULL, tests};
