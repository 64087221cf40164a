/*
 * tests/server/http_streams.c -- streams: every frame in order for hundreds, whoever else is slow,
 * gone or busy.
 */
#include "kit.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "server/http.h"
#include "wire_end.h"

enum { WAIT_MS = 20000 };

/* A server whose /live follows one topic, and whose /block waits. */
struct hall {
    struct http *h;
    struct http_topic *topic;
    pthread_mutex_t lock;
    pthread_cond_t open;
    bool is_open;
    unsigned inside; /* who waits in /block */
};

static void pause_ms(unsigned ms)
{
    nanosleep(&(struct timespec){.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000L}, NULL);
}

static void block(struct hall *hall)
{
    pthread_mutex_lock(&hall->lock);
    hall->inside++;
    while (!hall->is_open)
        pthread_cond_wait(&hall->open, &hall->lock);
    hall->inside--;
    pthread_mutex_unlock(&hall->lock);
}

/* So many handlers wait, and so many requests for one. */
static bool blocked(struct hall *hall, unsigned inside, unsigned waiting)
{
    struct http_counts c;

    for (int i = 0; i < WAIT_MS / 5; i++) {
        pthread_mutex_lock(&hall->lock);
        bool there = hall->inside == inside;
        pthread_mutex_unlock(&hall->lock);
        http_count(hall->h, &c);
        if (there && c.waiting == waiting)
            return true;
        pause_ms(5);
    }
    return false;
}

static void unblock(struct hall *hall)
{
    pthread_mutex_lock(&hall->lock);
    hall->is_open = true;
    pthread_cond_broadcast(&hall->open);
    pthread_mutex_unlock(&hall->lock);
}

static void handle(void *payload, struct http_request *r)
{
    struct hall *hall = payload;
    const char *last = http_header(r, "Last-Event-ID"), *first = http_query(r, "first");
    uint64_t after = last ? strtoull(last, NULL, 10) : 0;

    if (strcmp(http_path(r), "/block") == 0) {
        block(hall);
        http_reply(r, &(struct http_reply){.status = 200, .type = "text/plain", HTTP_TEXT("done")});
    } else if (!http_follow(r, hall->topic, after, first, first ? strlen(first) : 0)) {
        http_reply(r, &(struct http_reply){.status = 410});
    }
}

static bool hall_open(struct hall *hall, struct kit_row *row, unsigned keep,
                      const struct http_options *o)
{
    struct http_options own = *o;

    *hall = (struct hall){.lock = PTHREAD_MUTEX_INITIALIZER, .open = PTHREAD_COND_INITIALIZER};
    own.handle = handle;
    own.payload = hall;
    int err = http_start(&hall->h, &own);
    if (err)
        return kit_fail(row, "cannot start: %s", strerror(err));
    hall->topic = http_topic_new(hall->h, keep, false);
    return kit_ok(row, hall->topic);
}

static void say(struct hall *hall, unsigned number)
{
    char frame[64];
    int len = snprintf(frame, sizeof frame, "id: %u\ndata: d%u\n\n", number, number);

    http_topic_say(hall->topic, number, frame, (size_t)len);
}

/* HTTP/1.0 gets its stream bare, without chunks. */
static int follow(struct hall *hall, const char *more)
{
    int fd = end_open(http_port(hall->h));

    end_say(fd, "GET /live HTTP/1.0\r\n");
    end_say(fd, more);
    end_say(fd, "\r\n");
    return fd;
}

static bool streams_are(struct hall *hall, unsigned want)
{
    struct http_counts c;

    for (int i = 0; i < WAIT_MS / 5; i++) {
        http_count(hall->h, &c);
        if (c.streams == want)
            return true;
        pause_ms(5);
    }
    return false;
}

/* Reads until the text ends so, or the stream does; false if it does not. */
static bool read_until(int fd, char *text, size_t cap, const char *tail)
{
    size_t len = 0, n = strlen(tail);

    text[0] = '\0';
    for (;;) {
        if (len >= n && strcmp(text + len - n, tail) == 0)
            return true;
        long got = end_read(fd, text + len, cap - 1 - len, WAIT_MS);
        if (got <= 0)
            return false;
        len += (size_t)got;
        text[len] = '\0';
    }
}

/* What a follower of frames from..to has, behind the head of his answer. */
static bool has_all(const char *text, unsigned from, unsigned to)
{
    const char *at = strstr(text, "\r\n\r\n");

    at = at ? at + 4 : "";
    for (unsigned i = from; i <= to; i++) {
        char frame[64];
        int len = snprintf(frame, sizeof frame, "id: %u\ndata: d%u\n\n", i, i);
        if (strncmp(at, frame, (size_t)len) != 0)
            return false;
        at += len;
    }
    return *at == '\0';
}

/* ---- tests ---- */

/* Half of them come while frames are said. */
static void many(struct kit_row *row)
{
    enum { MANY = 500, FRAMES = 60 };
    struct hall hall;
    int fd[MANY];
    char text[8192];
    unsigned good = 0;

    if (!hall_open(&hall, row, FRAMES, &(struct http_options){0}))
        return;
    for (unsigned i = 0; i < MANY / 2; i++)
        fd[i] = follow(&hall, "");
    for (unsigned i = 0; i < MANY / 2; i++) {
        if (i % 5 == 0)
            say(&hall, i / 5 + 1);
        fd[MANY / 2 + i] = follow(&hall, "");
    }
    for (unsigned i = MANY / 10; i < FRAMES; i++)
        say(&hall, i + 1);
    kit_ok(row, streams_are(&hall, MANY));
    http_topic_end(hall.topic);
    for (unsigned i = 0; i < MANY; i++) {
        read_until(fd[i], text, sizeof text, "never");
        good += has_all(text, 1, FRAMES);
        close(fd[i]);
    }
    kit_isf(row, "500", "%u", good);
    kit_ok(row, streams_are(&hall, 0));
    http_stop(hall.h);
}

static void head_and_chunks(struct kit_row *row)
{
    struct hall hall;
    struct answers *a = calloc(1, sizeof *a);

    if (!hall_open(&hall, row, 4, &(struct http_options){0}))
        return;
    say(&hall, 1);
    int fd = end_open(http_port(hall.h));
    end_say(fd, "GET /live?first=%3ahello%0a%0a HTTP/1.1\r\nHost: x\r\n\r\n");
    kit_ok(row, streams_are(&hall, 1));
    say(&hall, 2);
    say(&hall, 2); /* not above the last: dropped */
    say(&hall, 1);
    http_topic_end(hall.topic);
    kit_ok(row, end_answers(a, fd, 1, false, WAIT_MS) && a->status[0] == 200);
    kit_ok(row, strstr(a->text, "\r\nContent-Type: text/event-stream\r\n"));
    kit_ok(row, strstr(a->text, "\r\nCache-Control: no-store\r\n"));
    kit_ok(row, strstr(a->text, "\r\nX-Accel-Buffering: no\r\n"));
    kit_ok(row, strstr(a->text, "\r\nX-Frame-Options: DENY\r\n"));
    const char *hello = strstr(a->text, ":hello\n\n"), *one = strstr(a->text, "id: 1\n"),
               *two = strstr(a->text, "id: 2\n");
    kit_ok(row, hello && one > hello && two > one && !strstr(two + 1, "id:"));
    close(fd);
    http_stop(hall.h);
    free(a);
}

static void come_back(struct kit_row *row)
{
    struct hall hall;
    char text[2048];

    if (!hall_open(&hall, row, 4, &(struct http_options){0}))
        return;
    http_topic_say(hall.topic, 6, "", 0); /* what went before is elsewhere */
    int early = follow(&hall, "Last-Event-ID: 5\r\n");
    read_until(early, text, sizeof text, "never");
    kit_ok(row, strncmp(text, "HTTP/1.1 410 ", 13) == 0 || strncmp(text, "HTTP/1.0 410 ", 13) == 0);
    int exact = follow(&hall, "Last-Event-ID: 6\r\n");
    kit_ok(row, streams_are(&hall, 1));
    for (unsigned i = 7; i <= 10; i++)
        say(&hall, i);
    kit_ok(row, read_until(exact, text, sizeof text, "data: d10\n\n") && has_all(text, 7, 10));
    say(&hall, 11); /* 7 is gone now */
    int gone = follow(&hall, "Last-Event-ID: 6\r\n"), back = follow(&hall, "Last-Event-ID: 7\r\n");
    read_until(gone, text, sizeof text, "never");
    kit_ok(row, strstr(text, " 410 "));
    kit_ok(row, read_until(back, text, sizeof text, "data: d11\n\n") && has_all(text, 8, 11));
    int some = follow(&hall, "Last-Event-ID: 9\r\n");
    kit_ok(row, read_until(some, text, sizeof text, "data: d11\n\n") && has_all(text, 10, 11));
    int later = follow(&hall, "Last-Event-ID: 99\r\n");
    kit_ok(row, streams_are(&hall, 4));
    close(early), close(exact), close(gone), close(back), close(some), close(later);
    http_stop(hall.h);
}

/* One does not read; the other gets everything meanwhile, and the first is let go. */
static void slow(struct kit_row *row)
{
    enum { FRAMES = 300, BIG = 1 << 16 };
    static char frame[BIG];
    struct hall hall;
    char *text = malloc(2 * BIG);
    size_t had = 0;
    long n;

    if (!hall_open(&hall, row, 4, &(struct http_options){0}))
        return;
    int idle = follow(&hall, ""), eager = follow(&hall, "");
    kit_ok(row, streams_are(&hall, 2));
    for (unsigned i = 1; i <= FRAMES; i++) {
        char tail[32];
        snprintf(tail, sizeof tail, "end of %u\n\n", i);
        memset(frame, 'x', BIG);
        memcpy(frame + BIG - strlen(tail), tail, strlen(tail));
        http_topic_say(hall.topic, i, frame, BIG);
        if (!kit_ok(row, read_until(eager, text, 2 * BIG, tail)))
            break;
    }
    while ((n = end_read(idle, text, 2 * BIG, WAIT_MS)) > 0)
        had += (size_t)n;
    kit_ok(row, n == 0 && had < (size_t)FRAMES * BIG);
    kit_ok(row, streams_are(&hall, 1));
    close(idle), close(eager);
    free(text);
    http_stop(hall.h);
}

static void heartbeat(struct kit_row *row)
{
    struct hall hall;
    char text[1024];

    if (!hall_open(&hall, row, 4, &(struct http_options){.beat_seconds = 1, .idle_seconds = 1}))
        return;
    int stays = follow(&hall, ""), goes = follow(&hall, "");
    kit_ok(row, streams_are(&hall, 2));
    close(goes); /* nobody says so to a stream that sleeps; the comment finds out */
    kit_ok(row, read_until(stays, text, sizeof text, "\r\n\r\n:\n\n"));
    kit_ok(row, read_until(stays, text, sizeof text, ":\n\n")); /* not taken for idle */
    kit_ok(row, streams_are(&hall, 1));
    say(&hall, 1);
    kit_ok(row, read_until(stays, text, sizeof text, "data: d1\n\n"));
    close(stays);
    http_stop(hall.h);
}

/* Both threads wait; frames flow, and a third request waits its turn. */
static void busy(struct kit_row *row)
{
    struct hall hall;
    char text[1024];
    int fd[3];

    if (!hall_open(&hall, row, 4, &(struct http_options){.threads = 2}))
        return;
    int live = follow(&hall, "");
    kit_ok(row, streams_are(&hall, 1));
    for (int i = 0; i < 3; i++) {
        fd[i] = end_open(http_port(hall.h));
        end_say(fd[i], "GET /block HTTP/1.1\r\nHost: x\r\n\r\n");
    }
    kit_ok(row, blocked(&hall, 2, 1));
    say(&hall, 1);
    kit_ok(row, read_until(live, text, sizeof text, "data: d1\n\n"));
    unblock(&hall);
    for (int i = 0; i < 3; i++) {
        kit_ok(row, read_until(fd[i], text, sizeof text, "\r\n\r\ndone"));
        close(fd[i]);
    }
    close(live);
    http_stop(hall.h);
}

/* ---- the end ---- */

static void *unblock_later(void *hall)
{
    pause_ms(100);
    unblock(hall);
    return NULL;
}

/* What was begun is answered, streams end, and nobody new comes in. */
static void stop(struct kit_row *row)
{
    struct hall hall;
    char text[1024];
    pthread_t later;

    if (!hall_open(&hall, row, 4, &(struct http_options){.threads = 1}))
        return;
    uint16_t port = http_port(hall.h);
    int live = follow(&hall, ""), idle = end_open(port), half = end_open(port), fd[2];
    kit_ok(row, streams_are(&hall, 1));
    end_say(half, "GET /block HT");
    for (int i = 0; i < 2; i++) {
        fd[i] = end_open(port);
        end_say(fd[i], "GET /block HTTP/1.1\r\nHost: x\r\n\r\n");
    }
    kit_ok(row, blocked(&hall, 1, 1));
    pthread_create(&later, NULL, unblock_later, &hall);
    http_stop(hall.h);
    pthread_join(later, NULL);
    for (int i = 0; i < 2; i++) {
        kit_ok(row, read_until(fd[i], text, sizeof text, "\r\n\r\ndone"));
        close(fd[i]);
    }
    read_until(live, text, sizeof text, "never");
    kit_ok(row, strstr(text, " 200 "));
    kit_ok(row, end_read(idle, text, sizeof text, WAIT_MS) == 0);
    kit_ok(row, end_read(half, text, sizeof text, WAIT_MS) == 0);
    kit_ok(row, end_open(port) < 0);
    close(live), close(idle), close(half);
}

struct crowd {
    uint16_t port;
    atomic_uint whole;
    unsigned partial;
};

static void *hammer(void *payload)
{
    struct crowd *c = payload;
    struct answers *a = calloc(1, sizeof *a);
    int fd;

    while ((fd = end_open(c->port)) >= 0) {
        while (end_say(fd, "GET /block HTTP/1.1\r\nHost: x\r\n\r\n") &&
               end_answers(a, fd, 1, false, WAIT_MS) && a->count == 1)
            atomic_fetch_add(&c->whole, 1);
        c->partial += a->len > 0 && a->count == 0;
        close(fd);
    }
    free(a);
    return NULL;
}

/* Whatever is under way when the server stops, an answer comes whole or not at all. */
static void stop_under_load(struct kit_row *row)
{
    enum { CROWD = 4 };
    struct hall hall;
    struct crowd crowd[CROWD];
    pthread_t thread[CROWD];

    for (int round = 0; round < (row->long_run ? 100 : 4); round++) {
        if (!hall_open(&hall, row, 16, &(struct http_options){.threads = 2}))
            return;
        unblock(&hall);
        int live = follow(&hall, "");
        for (int i = 0; i < CROWD; i++) {
            crowd[i].port = http_port(hall.h);
            crowd[i].partial = 0;
            atomic_store(&crowd[i].whole, 0);
            pthread_create(&thread[i], NULL, hammer, &crowd[i]);
        }
        for (unsigned i = 1; i <= 20; i++) {
            say(&hall, i);
            pause_ms(2);
        }
        for (int i = 0; i < CROWD; i++) /* all are at it */
            for (int k = 0; k < WAIT_MS && atomic_load(&crowd[i].whole) == 0; k++)
                pause_ms(1);
        http_stop(hall.h);
        for (int i = 0; i < CROWD; i++) {
            pthread_join(thread[i], NULL);
            kit_ok(row, atomic_load(&crowd[i].whole) > 0 && crowd[i].partial == 0);
        }
        close(live);
    }
}

static const struct kit_test tests[] = {
    {"http: 500 streams get every frame in order", many},
    {"http: a stream has its head, its first words and frames in chunks", head_and_chunks},
    {"http: who comes back gets what he missed, or learns that it is gone", come_back},
    {"http: a slow reader is let go and holds nobody up", slow},
    {"http: a quiet stream beats, and who has gone is found out", heartbeat},
    {"http: streams flow while all threads wait", busy},
    {"http: what was begun is answered before the end", stop},
    {"http: a server stops under load", stop_under_load},
    {0},
};

const struct kit_suite suite_http_streams = {NULL, tests};
