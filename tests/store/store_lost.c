/*
 * tests/store/store_lost.c -- a server that goes away while it commits: it may have kept the request or
 * not, and only a command's id can tell. A proxy between us and the server cuts the connection.
 */
#include "engines.h"

#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

/* ---- the proxy ---- */

enum { PAIRS = 16, TICK_MS = 20 };

enum cut {
    PASS,
    BEFORE,
    AFTER
}; /* before the server hears of the commit, or after it has done it */

struct proxy {
    char folder[ADDRESS], server[ADDRESS]; /* of its socket, and of the server's */
    int listener;
    int client[PAIRS], behind[PAIRS];
    unsigned pairs;
    pthread_t thread;
    atomic_int cut;
    atomic_bool dead; /* after the cut nobody gets through any more */
    atomic_bool stop;
};

static struct sockaddr_un socket_in(const char *folder)
{
    struct sockaddr_un at = {.sun_family = AF_UNIX};

    snprintf(at.sun_path, sizeof at.sun_path, "%.80s/.s.PGSQL.5432", folder);
    return at;
}

static void drop(struct proxy *p, unsigned i)
{
    close(p->client[i]);
    close(p->behind[i]);
    p->pairs--;
    p->client[i] = p->client[p->pairs];
    p->behind[i] = p->behind[p->pairs];
}

static void take_client(struct proxy *p)
{
    struct sockaddr_un at = socket_in(p->server);
    int client = accept(p->listener, NULL, NULL), server = socket(AF_UNIX, SOCK_STREAM, 0);

    p->client[p->pairs] = client;
    p->behind[p->pairs++] = server;
    if (atomic_load(&p->dead) || p->pairs == PAIRS ||
        connect(server, (const struct sockaddr *)&at, sizeof at))
        drop(p, p->pairs - 1);
}

/* What there is goes on to the other side; false at its end. */
static bool carry(int from, int to, char bytes[], size_t cap, size_t *len)
{
    ssize_t got = read(from, bytes, cap);

    *len = got > 0 ? (size_t)got : 0;
    return got > 0 && send(to, bytes, *len, MSG_NOSIGNAL) == got;
}

/* The client's bytes; false if the pair is to be dropped, as it is when a commit passes by. */
static bool carry_in(struct proxy *p, unsigned i)
{
    char bytes[1 << 16];
    enum cut cut = (enum cut)atomic_load(&p->cut);
    ssize_t seen = recv(p->client[i], bytes, sizeof bytes, MSG_PEEK);
    bool commits = seen > 0 && memmem(bytes, (size_t)seen, "commit", sizeof "commit");
    size_t len;

    if (!commits || cut == PASS)
        return carry(p->client[i], p->behind[i], bytes, sizeof bytes, &len);
    atomic_store(&p->cut, PASS);
    if (cut == AFTER && carry(p->client[i], p->behind[i], bytes, sizeof bytes, &len))
        recv(p->behind[i], bytes, 1, 0); /* it answers when it has done it */
    return false;
}

static bool carry_out(struct proxy *p, unsigned i)
{
    char bytes[1 << 16];
    size_t len;

    return carry(p->behind[i], p->client[i], bytes, sizeof bytes, &len);
}

static void *run_proxy(void *payload)
{
    struct proxy *p = payload;

    while (!atomic_load(&p->stop)) {
        struct pollfd fd[2 * PAIRS + 1] = {{.fd = p->listener, .events = POLLIN}};
        unsigned pairs = p->pairs;

        for (unsigned i = 0; i < pairs; i++) {
            fd[2 * i + 1] = (struct pollfd){.fd = p->client[i], .events = POLLIN};
            fd[2 * i + 2] = (struct pollfd){.fd = p->behind[i], .events = POLLIN};
        }
        poll(fd, 2 * pairs + 1, TICK_MS);
        for (unsigned i = pairs; i-- > 0;) /* the last first: dropping one moves the last here */
            if ((fd[2 * i + 1].revents && !carry_in(p, i)) ||
                (fd[2 * i + 2].revents && !carry_out(p, i)))
                drop(p, i);
        if (fd[0].revents)
            take_client(p);
    }
    while (p->pairs)
        drop(p, p->pairs - 1);
    return NULL;
}

static bool proxy_start(struct proxy *p, struct kit_row *row, const char *address)
{
    struct sockaddr_un at;

    *p = (struct proxy){.listener = socket(AF_UNIX, SOCK_STREAM, 0)};
    snprintf(p->server, sizeof p->server, "%s", strstr(address, "host=") + strlen("host="));
    p->server[strcspn(p->server, "&")] = '\0';
    snprintf(p->folder, sizeof p->folder, "%s/proxy", engines_folder());
    mkdir(p->folder, 0755);
    at = socket_in(p->folder);
    unlink(at.sun_path);
    return kit_ok(row, bind(p->listener, (struct sockaddr *)&at, sizeof at) == 0) &&
           kit_ok(row, listen(p->listener, PAIRS) == 0) &&
           kit_ok(row, pthread_create(&p->thread, NULL, run_proxy, p) == 0);
}

static void proxy_stop(struct proxy *p)
{
    atomic_store(&p->stop, true);
    pthread_join(p->thread, NULL);
    close(p->listener);
}

/* ---- what is told, and what is kept ---- */

static const struct lost_case {
    const char *name;
    enum cut cut;
    bool dead;
    const char *command;
    enum store_why why;
    bool repeated;
    uint64_t kept;
} cases[] = {
    {"before, no id", BEFORE, false, NULL, STORE_LOST, false, 0},
    {"after, no id", AFTER, false, NULL, STORE_LOST, false, 1},
    {"before, with an id", BEFORE, false, "c1", STORE_OK, false, 1},
    {"after, with an id", AFTER, false, "c1", STORE_OK, true, 1},
    {"before, and for good", BEFORE, true, "c1", STORE_LOST, false, 0},
    {"after, and for good", AFTER, true, "c1", STORE_LOST, false, 1},
};

static enum store_why append_one(struct store *s, const struct lost_case *k,
                                 struct store_result *result, struct store_fault *fault)
{
    struct store_event e = engines_event("x", 1000);
    struct store_part part = {"a", 0, &e, 1};
    struct store_request r = {.part = &part, .parts = 1, .answer = {k->command, "yes", 3}};

    if (!k->command)
        r.answer = (struct store_answer){0};
    return store_append(s, result, &r, fault);
}

/* A fresh record on the server, and a store that reaches it through the proxy; NULL has failed. */
static struct store *open_through(struct kit_row *row, struct proxy *p, char address[ADDRESS])
{
    struct store *s = NULL;
    char through[2 * ADDRESS];

    if (!engines_fresh(address, row, ON_SERVER) ||
        !kit_ok(row, !store_open(&s, address, &(struct store_options){.create = true}, NULL)))
        return NULL;
    store_close(s);
    if (!proxy_start(p, row, address))
        return NULL;
    snprintf(through, sizeof through, "postgres:///postgres?host=%s&user=adoube", p->folder);
    if (!kit_ok(row, !store_open(&s, through, NULL, NULL)))
        proxy_stop(p);
    return s;
}

/* How many events there are, seen without the proxy. */
static uint64_t events_at(struct kit_row *row, const char *address)
{
    struct store_counts counts = {0};
    struct store *s;

    if (kit_ok(row, !store_open(&s, address, &(struct store_options){.read_only = true}, NULL))) {
        engines_check(row, s, &counts);
        store_close(s);
    }
    return counts.events;
}

static void lose(struct kit_row *row, const struct lost_case *k)
{
    struct proxy p;
    char address[ADDRESS];
    struct store *s = open_through(row, &p, address);
    struct store_result result = {0};
    struct store_fault fault = {0};
    enum store_why why;

    if (!s)
        return;
    atomic_store(&p.cut, k->cut);
    atomic_store(&p.dead, k->dead);
    why = append_one(s, k, &result, &fault);
    if (!kit_ok(row, atomic_load(&p.cut) == PASS) || !kit_ok(row, why == k->why) ||
        !kit_ok(row, result.repeated == k->repeated) ||
        !kit_ok(row, events_at(row, address) == k->kept))
        kit_fail(row, "%s: fault %d (%s)", k->name, (int)why, fault.detail);
    store_result_release(&result);
    store_close(s);
    proxy_stop(&p);
}

static void lost(struct kit_row *row)
{
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        lose(row, cases + i);
}

/* All of a copy hangs on one commit. */
static void lost_copy(struct kit_row *row)
{
    for (enum cut cut = BEFORE; cut <= AFTER; cut++) {
        struct store *from = engines_open(row, ON_MEMORY);
        struct store_counts counts;
        struct store_result result = {0};
        struct proxy p;
        char address[ADDRESS];
        struct store *to = from ? open_through(row, &p, address) : NULL;

        if (!to)
            return;
        kit_ok(row, !append_one(from, cases, &result, NULL));
        atomic_store(&p.cut, cut);
        kit_ok(row, store_copy(to, from, &counts, NULL, NULL) == STORE_LOST);
        kit_ok(row, events_at(row, address) == (cut == AFTER));
        store_close(to);
        store_close(from);
        proxy_stop(&p);
    }
}

static const struct kit_test tests[] = {
    {"store: a server lost while it commits", lost},
    {"store: a server lost while a copy commits", lost_copy},
    {0},
};

const struct kit_suite suite_store_lost = {NULL, tests};
