/*
 * bench/pages.c -- pages [READERS] [MOVES] [live|part] [FOLDER]: what open pages of one game cost the
 * service that is built beside, as CPU of its process: a page and a part of it with 140 half-moves, a
 * command on a board that one page follows, and a move (with its press) that READERS pages follow.
 *
 * `live`: pages get the part over their stream. `part`: they hear of it there and each asks for the
 * part, as they did before; for a service of that time.
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

enum { PLIES = 140, ASKED = 300, QUIET_MS = 200 };

static struct {
    unsigned readers, moves;
    bool by_part;
    struct service s;
    char game[DESK_ID];
    struct talk talk;
    int poll;
    atomic_ullong bytes;
    atomic_bool over;
} b;

static double cpu(void)
{
    struct timespec t = {0};
    clockid_t clock;

    if (clock_getcpuclockid(b.s.pid, &clock) == 0)
        clock_gettime(clock, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* ---- asking ---- */

static bool ask(const char *path)
{
    char full[100];

    snprintf(full, sizeof full, path, b.game);
    if (b.talk.fd < 0 && !talk_open(&b.talk, b.s.port))
        return false;
    return talk_ask(&b.talk, "GET", full, "Accept-Encoding: gzip\r\n", "") && b.talk.status == 200;
}

static void ask_many(const char *what, const char *path)
{
    double before = cpu();

    for (unsigned i = 0; i < ASKED; i++)
        if (!ask(path))
            fprintf(stderr, "%s: %u\n", path, b.talk.status);
    printf("| %s | %.0f |\n", what, (cpu() - before) * 1000 / ASKED);
}

/* ---- playing: two knights on their ways, of four and six squares, and a pawn now and then ---- */

static bool say(const char *kind, unsigned ply, const char *act)
{
    char path[100], body[160];
    int len;

    snprintf(path, sizeof path, "/api/v1/games/%s/commands", b.game);
    len = snprintf(body, sizeof body, "{\"v\":1,\"kind\":\"%s\",\"by\":\"%s\"", kind,
                   ply % 2 ? "black" : "white");
    if (*act)
        len += snprintf(body + len, sizeof body - (size_t)len, ",\"act\":\"%s\"", act);
    snprintf(body + len, sizeof body - (size_t)len, "}");
    return service_ask(&b.s, &b.talk, "POST", path, "", body) && b.talk.status == 200;
}

static bool play(unsigned ply)
{
    static const char *const white[] = {"b1c3", "c3b5", "b5a3", "a3b1"};
    static const char *const black[] = {"g8h6", "h6f5", "f5d6", "d6e4", "e4f6", "f6g8"};
    static const char *const pawn[] = {"h2h3", "g2g3", "h3h4", "g3g4", "h4h5", "g4g5"};
    static unsigned knight[2];
    const char *act;

    if (ply % 40 == 38)
        act = pawn[ply / 40 % 6];
    else
        act = ply % 2 ? black[knight[1]++ % 6] : white[knight[0]++ % 4];
    return say("moves", ply, act) && say("presses", ply, "");
}

/* ---- reading ---- */

static void *read_on(void *payload)
{
    static char text[1 << 16];
    struct epoll_event event[256];

    (void)payload;
    while (!b.over) {
        int count = epoll_wait(b.poll, event, 256, 50);

        for (int i = 0; i < count; i++) {
            ssize_t n = recv(event[i].data.fd, text, sizeof text, MSG_DONTWAIT);

            if (n > 0)
                b.bytes += (unsigned long long)n;
            else if (n == 0)
                epoll_ctl(b.poll, EPOLL_CTL_DEL, event[i].data.fd, NULL);
        }
    }
    return NULL;
}

static bool open_page(void)
{
    static struct talk t;
    struct epoll_event event = {.events = EPOLLIN};
    char path[100];

    snprintf(path, sizeof path, b.by_part ? "/api/v1/games/%s/live" : "/games/%s/live?lang=de",
             b.game);
    if (!talk_open(&t, b.s.port) || !talk_follow(&t, path, "Accept-Encoding: gzip\r\n") ||
        t.status != 200)
        return false;
    event.data.fd = t.fd;
    return epoll_ctl(b.poll, EPOLL_CTL_ADD, t.fd, &event) == 0;
}

/* Until nothing has come for a while. */
static void hear_out(void)
{
    unsigned long long before;

    do {
        before = b.bytes;
        usleep(QUIET_MS * 1000);
    } while (b.bytes != before);
}

/* What it costs to be there, in milliseconds a second: a kept clock is watched, sessions are judged. */
static double idle(void)
{
    double before = cpu();

    sleep(2);
    return (cpu() - before) / 2;
}

static void move_before(unsigned readers, const char *what, unsigned ply)
{
    unsigned long long bytes = b.bytes;
    double rest = idle(), before = cpu(), took;
    struct timespec from, to;

    clock_gettime(CLOCK_MONOTONIC, &from);
    for (unsigned i = 0; i < b.moves; i++) {
        if (!play(ply + i))
            fprintf(stderr, "it did not take the move: %s\n", b.talk.body);
        hear_out();
        for (unsigned n = 0; b.by_part && n < 2 * readers; n++) /* once for the press, too */
            if (!ask("/games/%s/part?lang=de"))
                fprintf(stderr, "no part: %u\n", b.talk.status);
    }
    clock_gettime(CLOCK_MONOTONIC, &to);
    took = (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) / 1e9;
    printf("| %s | %.0f |\n", what, (cpu() - before - rest * took) * 1000 / b.moves);
    fprintf(stderr, "%s: %llu bytes a page and move\n", what,
            (b.bytes - bytes) / readers / b.moves);
}

/* ---- all of it ---- */

static bool prepare(struct kit_row *row, const char *folder)
{
    struct rlimit files = {65536, 65536};

    setrlimit(RLIMIT_NOFILE, &files); /* if we may */
    b.talk.fd = -1;
    b.poll = epoll_create1(0);
    snprintf(b.s.db, sizeof b.s.db, "%s/pages.db", folder);
    if (!service_account(&b.s, row) || !service_start(&b.s, row) ||
        !service_game(&b.s, row, b.game, "kept"))
        return false;
    for (unsigned ply = 0; ply < PLIES; ply++)
        if (!play(ply))
            return false;
    return true;
}

static bool run_all(struct kit_row *row, const char *folder)
{
    pthread_t thread;
    char what[80];
    bool fine = prepare(row, folder);

    if (fine) {
        printf("| | CPU µs |\n|---|---|\n");
        ask_many("`GET /games/ID`, 140 half-moves", "/games/%s?lang=de");
        ask_many("`GET /games/ID/part`", "/games/%s/part?lang=de");
        ask_many("`GET /api/v1/games/ID`", "/api/v1/games/%s");
        pthread_create(&thread, NULL, read_on, NULL);
        fine = open_page();
        hear_out();
        move_before(1, "a move and its press, one page open", PLIES);
        for (unsigned i = 1; fine && i < b.readers; i++)
            fine = open_page();
        hear_out();
        snprintf(what, sizeof what, "a move and its press, %u pages open", b.readers);
        move_before(b.readers, what, PLIES + b.moves);
        b.over = true;
        pthread_join(thread, NULL);
    }
    return service_end(&b.s, SIGTERM) == 0 && fine;
}

int main(int argc, char **argv)
{
    struct kit_row row = {.name = "pages"};
    char folder[200], command[220];
    bool fine;

    b.readers = argc > 1 ? (unsigned)atoi(argv[1]) : 2000;
    b.moves = argc > 2 ? (unsigned)atoi(argv[2]) : 10;
    b.by_part = argc > 3 && strcmp(argv[3], "part") == 0;
    snprintf(folder, sizeof folder, "%s/bench-pages.XXXXXX", argc > 4 ? argv[4] : ".");
    if (b.readers < 1 || b.readers > 4000 || b.moves < 1 || b.moves > 40 || !mkdtemp(folder)) {
        perror("pages");
        return 5;
    }
    fine = run_all(&row, folder);
    if (!fine)
        fprintf(stderr, "pages: it did not go to its end\n");
    snprintf(command, sizeof command, "rm -rf %s", folder);
    return system(command) == 0 && fine ? 0 : 2;
}
