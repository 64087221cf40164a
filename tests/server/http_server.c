/*
 * tests/server/http_server.c -- what no row can say of the server: limits, bytes that come one by
 * one, addresses, counts, and that nothing stays behind.
 */
#include "kit.h"

#include <dirent.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/http.h"
#include "wire_end.h"

enum { WAIT_MS = 20000 };

struct told {
    atomic_uint times, status;
    _Atomic(uint64_t) ns;
};

static void handle(void *payload, struct http_request *r)
{
    size_t len;
    const char *body = http_body(r, &len);
    (void)payload;

    if (strcmp(http_path(r), "/peer") == 0) {
        body = http_peer(r);
        len = strlen(body);
    }
    http_reply(r,
               &(struct http_reply){.status = 200, .type = "text/plain", .body = body, .len = len});
}

static void done(void *payload, const struct http_request *r, unsigned status, uint64_t ns)
{
    struct told *told = payload;
    (void)r;

    atomic_fetch_add(&told->times, 1);
    atomic_store(&told->status, status);
    atomic_store(&told->ns, ns);
}

static struct http *start(struct kit_row *row, struct http_options o)
{
    struct http *h = NULL;

    o.handle = handle;
    int err = http_start(&h, &o);
    if (err)
        kit_fail(row, "cannot start: %s", strerror(err));
    return h;
}

static void answer_is(struct kit_row *row, int fd, unsigned status, const char *holds)
{
    struct answers *a = calloc(1, sizeof *a);

    if (!end_answers(a, fd, 1, false, WAIT_MS))
        kit_fail(row, "no answer");
    kit_isf(row, "1", "%u", a->count);
    if (a->count == 1)
        kit_ok(row, a->status[0] == status && strstr(a->text, holds));
    free(a);
}

/* ---- tests ---- */

static void byte_by_byte(struct kit_row *row)
{
    static const char *const texts[] = {
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nabcde",
        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n3\r\ncde\r\n"
        "0\r\n\r\n",
    };
    struct http *h = start(row, (struct http_options){0});
    int fd = end_open(http_port(h)), on = 1;

    setsockopt(fd, 6 /* TCP */, 1 /* no delay */, &on, sizeof on);
    for (unsigned i = 0; i < 2; i++) {
        for (const char *at = texts[i]; *at; at++)
            end_send(fd, at, 1);
        answer_is(row, fd, 200, "\r\n\r\nabcde");
    }
    close(fd);
    http_stop(h);
}

/* What is just short enough, and what is too long. */
static void long_heads(struct kit_row *row)
{
#define HEAD   "POST / HTTP/1.1\r\nHost: x\r\n"
#define CHUNKS HEAD "Transfer-Encoding: chunked\r\n\r\n"
    static const struct {
        const char *begin, *again;
        unsigned times;
        const char *end;
        unsigned status;
    } texts[] = {
        {"", "X", 16, " / HTTP/1.1\r\nHost: x\r\n\r\n", 405},
        {"", "X", 17, "", 501},
        {"", "\r\n", 2, "", 400},
        {"GET /", "x", 7999, " HTTP/1.1\r\nHost: x\r\n\r\n", 200},
        {"GET /", "x", 8000, "", 414},
        {"GET /?", "a&", 64, " HTTP/1.1\r\nHost: x\r\n\r\n", 200},
        {"GET /?", "a&", 65, "", 414},
        {"GET /?", "&", 65, "", 414},
        {"GET / HTTP/1.1\r\nHost: ", "x", 271, "\r\n\r\n", 200},
        {"GET / HTTP/1.1\r\nHost: ", "x", 272, "\r\n\r\n", 400},
        {HEAD "X: ", "x", 15900, "\r\n\r\n", 200},
        {HEAD "X: ", "x", 16000, "", 431},
        {HEAD, "x", 16000, "", 431},
        {HEAD, "X: y\r\n", 63, "\r\n", 200},
        {HEAD, "X: y\r\n", 64, "", 431},
        {HEAD "Content-Length: ", "0", 270, "1\r\n\r\na", 200},
        {HEAD "Content-Length: ", "0", 271, "1\r\n\r\na", 400},
        {CHUNKS, "1\r\na\r\n", 9000, "0\r\n\r\n", 200},
        {CHUNKS, "0", 16, "\r\n\r\n", 200},
        {CHUNKS, "0", 17, "", 400},
        {CHUNKS, "1;x\r\na\r\n", 256, "0\r\n\r\n", 200},
        {CHUNKS, "1;x\r\na\r\n", 257, "", 400},
        {CHUNKS "0\r\n", "X: y\r\n", 62, "\r\n", 200},
        {CHUNKS "0\r\n", "X: y\r\n", 63, "", 431},
        {CHUNKS "0\r\nX: ", "x", 16000, "", 431},
    };
    struct http *h = start(row, (struct http_options){0});

    for (unsigned i = 0; i < sizeof texts / sizeof *texts; i++) {
        int fd = end_open(http_port(h));
        end_say(fd, texts[i].begin);
        for (unsigned k = 0; k < texts[i].times; k++)
            end_say(fd, texts[i].again);
        end_say(fd, texts[i].end);
        answer_is(row, fd, texts[i].status, "");
        close(fd);
    }
    http_stop(h);
}

/* Whoever sends far too much still hears why it is refused. */
static void long_bodies(struct kit_row *row)
{
    static const char *const heads[] = {
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 16777216\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1000000\r\n",
    };
    struct http *h = start(row, (struct http_options){.body_max = 1 << 16});
    char *body = calloc(1, 1 << 24);

    for (int i = 0; i < 2; i++) {
        int fd = end_open(http_port(h));
        end_say(fd, heads[i]);
        kit_ok(row, end_send(fd, body, 1 << 24));
        answer_is(row, fd, 413, "Connection: close");
        close(fd);
    }
    int fd = end_open(http_port(h)); /* what is just within the limit comes back whole */
    memset(body, 'a', 1 << 15);
    end_say(fd, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 32768\r\n\r\n");
    end_send(fd, body, 1 << 15);
    answer_is(row, fd, 200, body);
    close(fd);
    free(body);
    http_stop(h);
}

static void idle(struct kit_row *row)
{
    struct http *h = start(row, (struct http_options){.idle_seconds = 1});
    int fd = end_open(http_port(h)), half = end_open(http_port(h));
    char byte;

    end_say(half, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab");
    kit_ok(row, end_read(fd, &byte, 1, WAIT_MS) == 0);
    kit_ok(row, end_read(half, &byte, 1, WAIT_MS) == 0);
    close(fd), close(half);
    http_stop(h);
}

/* A byte now and then is not enough, neither in the first line nor in a body. */
static void trickle(struct kit_row *row)
{
    struct http *h = start(row, (struct http_options){.idle_seconds = 1});
    int fd = end_open(http_port(h)), body = end_open(http_port(h));
    unsigned i = 0;
    char byte;

    end_say(body, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n");
    end_say(fd, "GET /");
    for (; i < 60 && end_read(fd, &byte, 1, 200) < 0; i++)
        end_say(fd, "x"), end_say(body, "x");
    kit_ok(row, i > 10 && i < 60);
    kit_ok(row, end_read(body, &byte, 1, WAIT_MS) == 0);
    close(fd), close(body);
    http_stop(h);
}

static void per_peer(struct kit_row *row)
{
    struct http *h = start(row, (struct http_options){.per_peer = 2, .proxy = "192.0.2.1"});
    struct http_counts n;
    int fd[4];

    for (int i = 0; i < 3; i++)
        fd[i] = end_open(http_port(h));
    answer_is(row, fd[2], 429, "too many connections from this address");
    end_say(fd[1], "GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.9\r\n\r\n");
    answer_is(row, fd[1], 200, "");
    http_count(h, &n);
    kit_ok(row, n.crowded == 1);
    close(fd[0]);
    for (n.connections = 3; n.connections > 1; http_count(h, &n))
        usleep(1000);
    fd[3] = end_open(http_port(h));
    end_say(fd[3], "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    answer_is(row, fd[3], 200, "");
    for (int i = 1; i < 4; i++)
        close(fd[i]);
    http_stop(h);
}

/* Who comes when all places are taken waits until one is free. */
static void full(struct kit_row *row)
{
    enum { PLACES = 4 };
    struct http *h = start(row, (struct http_options){.connections = PLACES});
    int fd[PLACES + 1];
    char byte;

    for (int i = 0; i <= PLACES; i++) {
        fd[i] = end_open(http_port(h));
        end_say(fd[i], "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
        if (i < PLACES)
            answer_is(row, fd[i], 200, "");
    }
    kit_ok(row, end_read(fd[PLACES], &byte, 1, 300) < 0);
    close(fd[0]);
    answer_is(row, fd[PLACES], 200, "");
    for (int i = 1; i <= PLACES; i++)
        close(fd[i]);
    http_stop(h);
}

/* ---- any bytes ---- */

/* A sound request, spoilt in a place or two. */
static size_t spoil(char *out, size_t cap, struct kit_rng *rng)
{
    static const char *const sound[] = {
        "POST /a/b?q=1&r=%20 HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nCookie: a=b; "
        "c\r\n\r\nabcde",
        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nT: "
        "u\r\n\r\n",
        "GET /x HTTP/1.0\r\nAccept-Encoding: gzip;q=0.1\r\nX: a\r\n b\r\n\r\n",
    };
    static const char odd[] = "\r\n\0\t :;%/?&=,+-0\xff";
    size_t len = (size_t)snprintf(out, cap, "%s", sound[kit_below(rng, 3)]);

    for (unsigned n = kit_below(rng, 3) + 1; n > 0; n--) {
        size_t at = kit_below(rng, (unsigned)len);
        switch (kit_below(rng, 4)) {
        case 0: out[at] = (char)kit_random(rng); break;
        case 1: out[at] = odd[kit_below(rng, sizeof odd - 1)]; break;
        case 2: memmove(out + at, out + at + 1, len-- - at - 1); break;
        default: len = len > 40 ? at + 1 : len; break; /* the rest never comes */
        }
    }
    return len;
}

/* The server says something that can be understood, or waits for more until it is tired of that; and
 * lives on. */
static void any_bytes(struct kit_row *row)
{
    enum { AT_ONCE = 300 };
    struct kit_rng rng = kit_seed(row);
    struct http *h = start(row, (struct http_options){.idle_seconds = 1});
    struct answers *a = calloc(1, sizeof *a);
    int fd[AT_ONCE];

    for (unsigned round = 0; round < (row->long_run ? 50 : 1); round++) {
        for (unsigned i = 0; i < AT_ONCE; i++) {
            char request[512];
            fd[i] = end_open(http_port(h));
            end_send(fd[i], request, spoil(request, sizeof request, &rng));
        }
        for (unsigned i = 0; i < AT_ONCE; i++) {
            if (!end_answers(a, fd[i], 0, false, WAIT_MS) || !a->whole)
                kit_fail(row, "not whole, or without an end: %s", a->text);
            for (unsigned k = 0; k < a->count; k++)
                kit_ok(row, a->status[k] == 200 || a->status[k] / 100 > 3);
            close(fd[i]);
        }
    }
    fd[0] = end_open(http_port(h));
    end_say(fd[0], "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    answer_is(row, fd[0], 200, "");
    close(fd[0]);
    free(a);
    http_stop(h);
}

static void addresses(struct kit_row *row)
{
    struct http *h = start(row, (struct http_options){0}), *other = NULL;
    struct http_options o = {.handle = handle, .port = http_port(h)};

    kit_ok(row, http_start(&other, &o) == EADDRINUSE);
    o = (struct http_options){.handle = handle, .host = "192.0.2.1"};
    kit_ok(row, http_start(&other, &o) == EADDRNOTAVAIL);
    o.host = "no such name.invalid";
    kit_ok(row, http_start(&other, &o) == EADDRNOTAVAIL);
    kit_ok(row, !other);
    http_stop(h);
    o.host = "::"; /* all addresses; a machine without IPv6 is forgiven */
    if (http_start(&h, &o) != 0)
        return;
    int fd = end_open(http_port(h));
    end_say(fd, "GET /peer HTTP/1.1\r\nHost: x\r\n\r\n");
    answer_is(row, fd, 200, "\r\n\r\n127.0.0.1");
    close(fd);
    http_stop(h);
}

static void counts(struct kit_row *row)
{
    struct told told = {0};
    struct http *h = start(row, (struct http_options){.payload = &told, .done = done});
    struct http_counts c;
    int fd = end_open(http_port(h));

    end_say(fd, "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    answer_is(row, fd, 200, "");
    http_count(h, &c);
    kit_isf(row, "1 0 1 0", "%u %u %u %u", (unsigned)c.requests, (unsigned)c.refused, c.connections,
            c.waiting);
    kit_isf(row, "1 200", "%u %u", atomic_load(&told.times), atomic_load(&told.status));
    kit_ok(row, atomic_load(&told.ns) > 0);
    end_say(fd, "GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n");
    answer_is(row, fd, 400, "");
    http_count(h, &c);
    kit_isf(row, "1 1 1", "%u %u %u", (unsigned)c.requests, (unsigned)c.refused,
            atomic_load(&told.times));
    close(fd);
    http_stop(h);
}

/* Asked for more than the system has files for, it says how many there are. */
static void files(struct kit_row *row)
{
    struct rlimit before, few;
    struct http_counts c;

    getrlimit(RLIMIT_NOFILE, &before);
    few = (struct rlimit){256, before.rlim_max};
    setrlimit(RLIMIT_NOFILE, &few);
    struct http *h = start(row, (struct http_options){.connections = 1000});
    getrlimit(RLIMIT_NOFILE, &few);
    http_count(h, &c);
    if (before.rlim_max >= 2000)
        kit_isf(row, "1000 1", "%u %d", c.limit, few.rlim_cur >= 1000);
    else
        kit_ok(row, c.limit < few.rlim_cur);
    http_stop(h);
    h = start(row, (struct http_options){.connections = 1u << 31});
    http_count(h, &c);
    getrlimit(RLIMIT_NOFILE, &few);
    kit_ok(row, c.limit < few.rlim_cur);
    http_stop(h);
    setrlimit(RLIMIT_NOFILE, &before);
}

static unsigned entries(const char *path)
{
    DIR *dir = opendir(path);
    unsigned n = 0;

    while (dir && readdir(dir))
        n++;
    if (dir)
        closedir(dir);
    return n;
}

static void nothing_stays(struct kit_row *row)
{
    unsigned threads = entries("/proc/self/task"), open = entries("/proc/self/fd");

    for (int i = 0; i < 3; i++) {
        struct http *h = start(row, (struct http_options){0});
        int fd = end_open(http_port(h));
        end_say(fd, "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
        answer_is(row, fd, 200, "");
        kit_ok(row, entries("/proc/self/task") >= threads + 10);
        http_stop(h);
        close(fd);
    }
    for (int i = 0; i < 1000 && entries("/proc/self/task") > threads; i++)
        usleep(1000); /* a thread that was joined may take a moment to leave the list */
    kit_isf(row, "0 0", "%u %u", entries("/proc/self/task") - threads,
            entries("/proc/self/fd") - open);
}

static const struct kit_test tests[] = {
    {"http: a request may come byte by byte", byte_by_byte},
    {"http: a head that is too long is refused", long_heads},
    {"http: who sends too much hears why it is refused", long_bodies},
    {"http: who says nothing is let go", idle},
    {"http: who takes too long over a request is let go", trickle},
    {"http: one address has so many connections", per_peer},
    {"http: who comes when all is full waits", full},
    {"http: any bytes", any_bytes},
    {"http: an address that cannot be had is reported", addresses},
    {"http: requests are counted and told", counts},
    {"http: as many connections as there are files", files},
    {"http: no thread and no file stays behind", nothing_stays},
    {0},
};

const struct kit_suite suite_http_server = {NULL, tests};
