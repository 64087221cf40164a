/*
 * bench/service.c -- service [BOARDS] [MOVES A SECOND] [WATCHERS] [SECONDS] [FOLDER]: the service as a
 * hall and its public use it. The binary built beside runs on a record in FOLDER; what is measured is
 * how long a command takes, and how long until the last who watches its board has heard of it.
 *
 * One thread reads all streams. What a command adds to a clock says which one it was, so a frame
 * tells when it was sent.
 */
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "server/service.h"

enum { BOARDS_MAX = 4000, WATCHERS_MAX = 8000, SENT_MAX = 200000, CLIENTS = 64, BUFFER = 16384 };

struct watcher {
    int fd;
    size_t len;
    char text[BUFFER];
};

static struct {
    unsigned boards, watchers, seconds;
    double rate;
    struct service s;
    char game[BOARDS_MAX][DESK_ID];
    struct watcher *watcher;
    _Atomic int64_t sent_ns[SENT_MAX], last_ns[SENT_MAX]; /* by what it adds, in ms */
    atomic_uint heard, done;
    atomic_bool over;
} b;

static int64_t now_ns(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

/* ---- figures ---- */

static int by_size(const void *a, const void *z)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)z;

    return (x > y) - (x < y);
}

static void put_times(const char *what, int64_t *ns, unsigned count)
{
    qsort(ns, count, sizeof *ns, by_size);
    if (count > 0)
        printf("| %s | %u | %.1f | %.1f | %.1f |\n", what, count, (double)ns[count / 2] / 1e6,
               (double)ns[count - 1 - count / 100] / 1e6, (double)ns[count - 1] / 1e6);
}

/* CPU time of a process so far, in seconds. */
static double cpu_of(pid_t pid)
{
    char path[40];
    unsigned long user = 0, system = 0;
    FILE *file;

    snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
    file = fopen(path, "r");
    if (file) {
        if (fscanf(file, "%*d %*s %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user,
                   &system) != 2)
            user = system = 0;
        fclose(file);
    }
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

/* ---- commands ---- */

static bool add_time(struct talk *t, unsigned board, unsigned ms)
{
    char path[100], body[120];

    snprintf(path, sizeof path, "/api/v1/games/%s/commands", b.game[board]);
    snprintf(body, sizeof body,
             "{\"v\":1,\"kind\":\"adds\",\"by\":\"arbiter\",\"side\":\"white\",\"ms\":%u}", ms);
    b.sent_ns[ms] = now_ns();
    return service_ask(&b.s, t, "POST", path, "", body) && t->status == 200;
}

/* ---- watching ---- */

static void hear(struct watcher *w, int64_t now)
{
    const char *at = w->text, *end;

    while ((end = strstr(at, "\n\n"))) {
        const char *ms = strstr(at, "\"kind\":\"time\"");

        ms = ms && ms < end ? strstr(ms, "\"ms\":") : NULL;
        if (ms && ms < end) {
            unsigned n = (unsigned)atoi(ms + 5);

            b.last_ns[n < SENT_MAX ? n : 0] = now;
            b.heard++;
        }
        at = end + 2;
    }
    w->len -= (size_t)(at - w->text);
    memmove(w->text, at, w->len + 1);
}

static void *watch(void *payload)
{
    int poll = *(int *)payload;
    struct epoll_event event[256];

    while (!b.over) {
        int count = epoll_wait(poll, event, 256, 100);

        for (int i = 0; i < count; i++) {
            struct watcher *w = event[i].data.ptr;
            ssize_t n = recv(w->fd, w->text + w->len, BUFFER - 1 - w->len, MSG_DONTWAIT);

            if (n <= 0)
                continue;
            w->len += (size_t)n;
            w->text[w->len] = '\0';
            hear(w, now_ns());
            if (w->len == BUFFER - 1)
                w->len = 0;
        }
    }
    return NULL;
}

static bool begin_watching(int poll)
{
    struct talk *t = malloc(sizeof *t);
    char path[100];

    for (unsigned i = 0; i < b.watchers; i++) {
        struct epoll_event event = {.events = EPOLLIN, .data.ptr = &b.watcher[i]};

        snprintf(path, sizeof path, "/api/v1/games/%s/live", b.game[i % b.boards]);
        if (!talk_open(t, b.s.port) || !talk_follow(t, path, "") || t->status != 200)
            return false;
        b.watcher[i].fd = t->fd;
        epoll_ctl(poll, EPOLL_CTL_ADD, t->fd, &event);
    }
    free(t);
    return true;
}

/* ---- the hall: a move here and there ---- */

static void run_hall(void)
{
    struct talk *t = malloc(sizeof *t);
    unsigned count = (unsigned)(b.rate * b.seconds), n = 0, all = 0;
    static int64_t answered[SENT_MAX], heard[SENT_MAX];
    double cpu = cpu_of(b.s.pid);
    int64_t began = now_ns(), took;

    t->fd = -1;
    for (unsigned i = 0; i < count && i < SENT_MAX - 1; i++) {
        int64_t due = began + (int64_t)((double)i / b.rate * 1e9), wait = due - now_ns();

        if (wait > 0)
            usleep((useconds_t)(wait / 1000));
        if (!add_time(t, i % b.boards, i + 1))
            break;
        answered[n++] = now_ns() - b.sent_ns[i + 1];
    }
    usleep(500000);
    took = now_ns() - began;
    cpu = cpu_of(b.s.pid) - cpu;
    for (unsigned i = 1; i <= n; i++)
        if (b.last_ns[i])
            heard[all++] = b.last_ns[i] - b.sent_ns[i];
    puts("| | commands | p50 ms | p99 ms | longest ms |\n|---|---|---|---|---|");
    put_times("until it is answered", answered, n);
    put_times("until the last watcher of the board has it", heard, all);
    printf("\n%u boards, %u watchers, %.0f commands/s: %u frames came, the service took %.1f %% of "
           "one core and has %ld MB.\n\n",
           b.boards, b.watchers, b.rate, (unsigned)b.heard, cpu * 1e11 / (double)took,
           service_memory(&b.s) / 1024);
    talk_close(t);
    free(t);
}

/* ---- as many as go ---- */

static void *send_for_ever(void *payload)
{
    unsigned board = *(unsigned *)payload;
    struct talk *t = malloc(sizeof *t);

    t->fd = -1;
    while (!b.over && add_time(t, board % b.boards, 1))
        b.done++;
    talk_close(t);
    free(t);
    return NULL;
}

static void run_crowd(void)
{
    pthread_t thread[CLIENTS];
    unsigned number[CLIENTS];
    double cpu = cpu_of(b.s.pid);
    int64_t began = now_ns(), took;

    for (unsigned i = 0; i < CLIENTS; i++) {
        number[i] = i;
        pthread_create(&thread[i], NULL, send_for_ever, &number[i]);
    }
    usleep(b.seconds * 1000000);
    b.over = true;
    for (unsigned i = 0; i < CLIENTS; i++)
        pthread_join(thread[i], NULL);
    took = now_ns() - began;
    cpu = cpu_of(b.s.pid) - cpu;
    printf("%u clients without a pause: %.0f commands/s, %.0f µs of CPU each.\n", CLIENTS,
           (double)b.done * 1e9 / (double)took, cpu * 1e6 / (double)b.done);
}

/* ---- all of it ---- */

static bool prepare(struct kit_row *row, const char *folder)
{
    struct rlimit files = {65536, 65536};

    setrlimit(RLIMIT_NOFILE, &files); /* if we may */
    b.watcher = calloc(b.watchers, sizeof *b.watcher);
    snprintf(b.s.db, sizeof b.s.db, "%s/service.db", folder);
    if (!b.watcher || !service_account(&b.s, row) || !service_start(&b.s, row))
        return false;
    for (unsigned i = 0; i < b.boards; i++)
        if (!service_game(&b.s, row, b.game[i], "kept"))
            return false;
    return true;
}

static bool run_all(struct kit_row *row, const char *folder)
{
    int poll = epoll_create1(0);
    pthread_t thread;

    if (!prepare(row, folder) || !begin_watching(poll))
        return false;
    pthread_create(&thread, NULL, watch, &poll);
    run_hall();
    run_crowd();
    pthread_join(thread, NULL);
    return service_end(&b.s, SIGTERM) == 0;
}

static unsigned number(int argc, char **argv, int at, unsigned otherwise, unsigned most)
{
    unsigned n = argc > at ? (unsigned)atoi(argv[at]) : otherwise;

    return n < 1 ? 1 : n > most ? most : n;
}

int main(int argc, char **argv)
{
    struct kit_row row = {.name = "service"};
    char folder[200], command[220];
    bool fine;

    b.boards = number(argc, argv, 1, 1000, BOARDS_MAX);
    b.rate = number(argc, argv, 2, 10, 10000);
    b.watchers = number(argc, argv, 3, 2000, WATCHERS_MAX);
    b.seconds = number(argc, argv, 4, 20, 600);
    snprintf(folder, sizeof folder, "%s/bench-service.XXXXXX", argc > 5 ? argv[5] : ".");
    if (!mkdtemp(folder)) {
        perror(folder);
        return 5;
    }
    fine = run_all(&row, folder);
    if (!fine)
        fprintf(stderr, "service: it did not go to its end\n");
    snprintf(command, sizeof command, "rm -rf %s", folder);
    return system(command) == 0 && fine ? 0 : 2;
}
