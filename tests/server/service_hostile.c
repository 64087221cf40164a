/*
 * tests/server/service_hostile.c -- people who mean no good: the service stays small, and answers
 * everybody else meanwhile. Times are held to generously here, as machines that test are busy;
 * bench/service measures.
 */
#include "server/service.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "server/wire_end.h"

/* A build that looks for faults keeps notes on all memory. */
#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define NOTES 6
#endif
#endif
#ifndef NOTES
#define NOTES 1
#endif

enum {
    SLOW = 1000,
    STREAMS = 500,
    MOVES = 60,
    STORM = 40,
    LONGEST_MS = 2000,
    GROWS_KB = 60000 * NOTES
};

struct scene {
    struct kit_row *row;
    struct service s;
    struct talk *t;
    char game[DESK_ID];
    long before_kb;
};

static bool raise_curtain(struct scene *x, struct kit_row *row)
{
    struct rlimit files = {8192, 8192};

    setrlimit(RLIMIT_NOFILE, &files); /* if we may */
    *x = (struct scene){.row = row, .t = malloc(sizeof *x->t)};
    x->t->fd = -1;
    if (!service_record(&x->s, row, ON_SQLITE) || !service_start(&x->s, row) ||
        !service_game(&x->s, row, x->game, "kept"))
        return false;
    x->before_kb = service_memory(&x->s);
    return true;
}

static void lower_curtain(struct scene *x)
{
    long grown = service_memory(&x->s) - x->before_kb;

    if (getenv("SERVICE_SPEAKS"))
        fprintf(stderr, "%s: grew by %ld kB\n", x->row->name, grown);
    if (grown > GROWS_KB)
        kit_fail(x->row, "grew by %ld kB", grown);
    talk_close(x->t);
    free(x->t);
    kit_isf(x->row, "0", "%d", service_end(&x->s, SIGTERM));
}

static long now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (long)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* Somebody else asks, on a new connection and on one that is there. */
static void others_are_answered(struct scene *x)
{
    long longest = 0;

    for (int i = 0; i < 10; i++) {
        long began = now_ms(), took;

        if (i < 5)
            talk_close(x->t);
        kit_ok(x->row, service_ask(&x->s, x->t, "GET", "/healthz", "", "") && x->t->status == 200);
        took = now_ms() - began;
        longest = took > longest ? took : longest;
    }
    if (getenv("SERVICE_SPEAKS"))
        fprintf(stderr, "%s: at most %ld ms\n", x->row->name, longest);
    if (longest > LONGEST_MS)
        kit_fail(x->row, "somebody waited %ld ms", longest);
}

/* ---- connections ---- */

/* Something happens, again and again. */
static void play_on(struct scene *x)
{
    char path[100];

    snprintf(path, sizeof path, "/api/v1/games/%s/commands", x->game);
    for (int i = 0; i < MOVES; i++)
        kit_ok(x->row, service_ask(&x->s, x->t, "POST", path, "",
                                   "{\"v\":1,\"kind\":\"adds\",\"by\":\"arbiter\",\"side\":"
                                   "\"white\",\"ms\":1}") &&
                           x->t->status == 200);
}

/* Somebody behind a proxy follows the game; what is he answered? */
static unsigned follow_from(const struct scene *x, int *fd, const char *address)
{
    char text[200];
    unsigned status = 0;
    long len;

    snprintf(text, sizeof text,
             "GET /api/v1/games/%s/live HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: %s\r\n\r\n",
             x->game, address);
    *fd = end_open(x->s.port);
    if (*fd >= 0 && end_say(*fd, text) && (len = end_read(*fd, text, sizeof text - 1, 10000)) > 0) {
        text[len] = '\0';
        sscanf(text, "HTTP/1.1 %u", &status);
    }
    return status;
}

/* A hall of phones has room behind one address; who wants all of the room has not. */
static void one_address(struct kit_row *row)
{
    enum { MOST = 1024 };
    int fd[MOST + 2];
    struct scene x;

    if (!raise_curtain(&x, row))
        return;
    for (unsigned i = 0; i < MOST && row->failures == 0; i++)
        kit_isf(row, "200", "%u", follow_from(&x, &fd[i], "2001:db8::1"));
    kit_isf(row, "429", "%u", follow_from(&x, &fd[MOST], "2001:db8::ffff:2"));
    kit_isf(row, "200", "%u", follow_from(&x, &fd[MOST + 1], "2001:db8:0:1::1"));
    others_are_answered(&x);
    kit_ok(row, service_ask(&x.s, x.t, "GET", "/metrics", "", "") &&
                    strstr(x.t->body, "\nadoube_crowded_total 1\n"));
    for (unsigned i = 0; i < MOST + 2; i++)
        close(fd[i]);
    lower_curtain(&x);
}

/* A thousand who say a little and then nothing; five hundred who follow and never read. */
static void slow(struct kit_row *row)
{
    static const char half[] = "POST /api/v1/session HTTP/1.1\r\nHost: x\r\nContent-";
    static struct talk t[SLOW];
    struct scene x;
    char path[100];
    unsigned open = 0, followed = 0;

    if (!raise_curtain(&x, row))
        return;
    for (unsigned i = 0; i < SLOW; i++)
        open += talk_open(&t[i], x.s.port) &&
                send(t[i].fd, half, strlen(half), MSG_NOSIGNAL) == (ssize_t)strlen(half);
    others_are_answered(&x);
    kit_isf(row, "1000", "%u", open);
    for (unsigned i = 0; i < SLOW; i++)
        talk_close(&t[i]);
    snprintf(path, sizeof path, "/api/v1/games/%s/live", x.game);
    for (unsigned i = 0; i < STREAMS; i++)
        followed += talk_open(&t[i], x.s.port) && talk_follow(&t[i], path, "");
    kit_isf(row, "500", "%u", followed);
    play_on(&x);
    others_are_answered(&x);
    for (unsigned i = 0; i < STREAMS; i++)
        talk_close(&t[i]);
    others_are_answered(&x);
    lower_curtain(&x);
}

/* ---- requests ---- */

static char *repeat(const char *before, char c, size_t n, const char *after)
{
    char *out = malloc(strlen(before) + n + strlen(after) + 1);

    sprintf(out, "%s", before);
    memset(out + strlen(before), c, n);
    strcpy(out + strlen(before) + n, after);
    return out;
}

/* A body that is no command: refused by the status, within a time that others do not feel. */
static void refused(struct scene *x, char *body, unsigned status)
{
    long began = now_ms(), took;
    char path[100];

    snprintf(path, sizeof path, "/api/v1/games/%s/commands", x->game);
    kit_ok(x->row, service_ask(&x->s, x->t, "POST", path, "", body));
    kit_isf(x->row, "", "%.0u", x->t->status - status);
    took = now_ms() - began;
    if (took > LONGEST_MS)
        kit_fail(x->row, "%.40s took %ld ms", body, took);
    free(body);
}

static void bombs(struct kit_row *row)
{
    struct scene x;
    char *header;

    if (!raise_curtain(&x, row))
        return;
    refused(&x, repeat("", '[', 1000000, ""), 400);
    refused(&x, repeat("{\"v\":1,\"kind\":", '{', 500000, ""), 400);
    refused(&x, repeat("{\"v\":", '9', 1000000, "}"), 400);
    refused(&x, repeat("{\"v\":1.", '9', 1000000, "}"), 400);
    refused(&x, repeat("{\"v\":1,\"kind\":\"", 'k', 1000000, "\"}"), 400);
    refused(&x, repeat("{\"", 'k', 1000000, "\":1}"), 400);
    refused(&x, repeat("\"", '\\', 1000000, "\""), 400);
    refused(&x, repeat("", ' ', 1000000, "{}"), 400);
    talk_close(x.t);
    header = repeat("Cookie: adoube=", 'x', 8000, "\r\n");
    kit_ok(row, talk_open(x.t, x.s.port) && talk_ask(x.t, "GET", "/api/v1/session", header, ""));
    kit_isf(row, "401", "%u", x.t->status);
    free(header);
    others_are_answered(&x);
    lower_curtain(&x);
}

/* ---- signing in ---- */

struct storm {
    uint16_t port;
    unsigned number;
    atomic_bool *over;
    atomic_uint *answers;
};

static void *sign_in_for_ever(void *payload)
{
    struct storm *storm = payload;
    struct talk *t = malloc(sizeof *t);
    char body[100], headers[60];

    t->fd = -1;
    for (unsigned n = 0; !*storm->over; n++) {
        snprintf(body, sizeof body, "{\"name\":\"n%u-%u\",\"password\":\"not the right one\"}",
                 storm->number, n);
        snprintf(headers, sizeof headers, "X-Forwarded-For: 10.0.%u.%u\r\n", storm->number,
                 n % 250);
        if (t->fd < 0 && !talk_open(t, storm->port))
            continue;
        if (!talk_ask(t, "POST", "/api/v1/session", headers, body))
            talk_close(t);
        else if (t->status == 401)
            ++*storm->answers;
    }
    talk_close(t);
    free(t);
    return NULL;
}

static bool open_account(struct kit_row *row, const char *db)
{
    struct people_account a;
    struct people *p = NULL;
    struct store *store = NULL;
    bool fine = kit_ok(row, !store_open(&store, db, NULL, NULL) &&
                                !people_open(&p, store, NULL, NULL, NULL) &&
                                !people_add(p, &a, "eva", "a long password", NULL));

    people_close(p);
    store_close(store);
    return fine;
}

/* The cookie of a browser that has signed in goes to `cookie`, and with it if there is one. */
static void sign_in_as_eva(struct kit_row *row, uint16_t port, char cookie[200])
{
    struct talk *t = malloc(sizeof *t);
    const char *at;

    kit_ok(row,
           talk_open(t, port) && talk_ask(t, "POST", "/api/v1/session", cookie,
                                          "{\"name\":\"eva\",\"password\":\"a long password\"}"));
    kit_isf(row, "200", "%u", t->status);
    at = strstr(t->text, "Set-Cookie: adoube-");
    if (kit_ok(row, at))
        snprintf(cookie, 200, "%.*s\r\n", (int)strcspn(at + 4, ";"), at + 4);
    talk_close(t);
    free(t);
}

/* Forty try passwords without end, each from addresses of his own: hashing takes its time, but not
 * that of others; and who has signed in before does so again. */
static void sign_ins(struct kit_row *row)
{
    char cookie[200] = "";
    struct storm storm[STORM];
    pthread_t thread[STORM];
    atomic_bool over = false;
    atomic_uint answers = 0;
    struct scene x;

    if (!raise_curtain(&x, row) || !open_account(row, x.s.db))
        return;
    sign_in_as_eva(row, x.s.port, cookie);
    for (unsigned i = 0; i < STORM; i++) {
        storm[i] = (struct storm){x.s.port, i, &over, &answers};
        pthread_create(&thread[i], NULL, sign_in_for_ever, &storm[i]);
    }
    for (int ms = 0; answers == 0 && ms < 10000; ms += 20)
        usleep(20000);
    others_are_answered(&x);
    for (unsigned i = 0; i < 5; i++)
        sign_in_as_eva(row, x.s.port, cookie);
    over = true;
    for (unsigned i = 0; i < STORM; i++)
        pthread_join(thread[i], NULL);
    kit_ok(row, answers > 0);
    x.before_kb += 3 * 65536; /* two hash with 64 MB each, and may not have given it back */
    lower_curtain(&x);
}

static const struct kit_test tests[] = {
    {"service: slow ones and silent ones", slow},
    {"service: one address does not have all connections", one_address},
    {"service: bodies that are bombs", bombs},
    {"service: a storm of sign-ins", sign_ins},
    {0},
};

const struct kit_suite suite_service_hostile = {NULL, tests};
