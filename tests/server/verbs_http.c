/*
 * tests/server/verbs_http.c -- raw bytes go in at a real server, answers come out.
 *
 * http | what is sent | statuses of all answers | what they hold | what they do not hold
 * framing | rule | what is sent | statuses of all answers | what they hold
 */
#include "kit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
#include <zlib.h>

#include "server/http_inside.h"
#include "wire_end.h"

enum { BODY_MAX = 64, WAIT_MS = 10000 };

static char long_text[4096], noise[4096];

static const char *or_none(const char *text)
{
    return text ? text : "-";
}

/* All that was understood, in one line. */
static void echo(struct http_request *r)
{
    static const char *const method[] = {"GET",   "HEAD",   "POST",   "PUT",
                                         "PATCH", "DELETE", "OPTIONS"};
    char text[2048];
    size_t len;
    const char *body = http_body(r, &len);

    snprintf(text, sizeof text, "%s %s q=%s c=%s x=%s from %s body[%zu]=%s",
             method[http_method_of(r)], http_path(r), or_none(http_query(r, "q")),
             or_none(http_cookie(r, "c")), or_none(http_header(r, "x")), http_peer(r), len, body);
    http_reply(r, &(struct http_reply){
                      .status = 200, .type = "text/plain; charset=utf-8", HTTP_TEXT(text)});
}

static void handle(void *payload, struct http_request *r)
{
    const char *path = http_path(r);
    struct http_reply long_one = {
        .status = 200, .type = "text/html", .body = long_text, .len = sizeof long_text};
    (void)payload;

    if (strcmp(path, "/empty") == 0) {
        http_reply(r, &(struct http_reply){.status = 204});
    } else if (strcmp(path, "/same") == 0) {
        http_reply(r, &(struct http_reply){.status = 304, .field = {{"ETag", "\"7\""}}});
    } else if (strcmp(path, "/long") == 0) {
        http_reply(r, &long_one);
    } else if (strcmp(path, "/kept") == 0) {
        long_one.kept = true;
        http_reply(r, &long_one);
    } else if (strcmp(path, "/picture") == 0) {
        long_one.type = "image/png";
        http_reply(r, &long_one);
    } else if (strcmp(path, "/noise") == 0) {
        long_one.body = noise;
        http_reply(r, &long_one);
    } else if (strcmp(path, "/field") == 0) {
        http_reply(
            r, &(struct http_reply){.status = 303, .field = {{"Location", http_query(r, "q")}}});
    } else if (strcmp(path, "/silent") != 0) {
        echo(r);
    }
}

static struct http *start(struct kit_row *row)
{
    struct http *h = NULL;
    struct kit_rng rng = kit_seed(row);

    memset(long_text, 'a', sizeof long_text);
    for (size_t i = 0; i < sizeof noise; i++)
        noise[i] = (char)kit_random(&rng);
    int err = http_start(
        &h, &(struct http_options){.handle = handle, .body_max = BODY_MAX, .threads = 1});
    if (err)
        kit_fail(row, "cannot start: %s", strerror(err));
    return h;
}

static unsigned numbers_in(const char *text)
{
    unsigned n = 0;

    for (const char *at = strtok(strdupa(text), " "); at; at = strtok(NULL, " "))
        n++;
    return n;
}

static void statuses(char *out, size_t cap, const struct answers *a)
{
    out[0] = '\0';
    for (unsigned i = 0; i < a->count; i++)
        snprintf(out + strlen(out), cap - strlen(out), "%s%u", i ? " " : "", a->status[i]);
}

/* http | request | statuses | holds | does not hold */
static void http(struct kit_row *row)
{
    struct http *h = start(row);
    struct answers *a = calloc(1, sizeof *a);
    char got[64];

    if (!h || !a)
        return;
    int fd = end_open(http_port(h));
    kit_ok(row, fd >= 0 && end_send(fd, row->field[0], row->len[0]));
    bool head = strncmp(row->field[0], "HEAD ", 5) == 0;
    if (!end_answers(a, fd, numbers_in(row->field[1]), head, WAIT_MS))
        kit_fail(row, "no answer within %d s; so far: %s", WAIT_MS / 1000, a->text);
    kit_ok(row, a->whole);
    statuses(got, sizeof got, a);
    kit_is(row, row->field[1], got);
    if (!memmem(a->text, a->len, row->field[2], row->len[2])) /* there may be NULs */
        kit_is(row, row->field[2], a->text);
    if (row->len[3] > 0 && memmem(a->text, a->len, row->field[3], row->len[3]))
        kit_fail(row, "has \"%s\": %s", row->field[3], a->text);
    close(fd);
    free(a);
    http_stop(h);
}

/* ---- the same bytes, cut anywhere ---- */

struct probe {
    struct kit_row *row;
    struct http *h;
    size_t len;
    char bytes[1024];
    struct answers heard, first; /* what is heard at first has to be heard always */
};

static void probe_init(struct probe *p)
{
    static const char second[] = "GET /second HTTP/1.1\r\nHost: x\r\n\r\n";
    struct kit_row *row = p->row;

    kit_ok(row, row->len[1] + sizeof second <= sizeof p->bytes);
    memcpy(p->bytes, row->field[1], row->len[1]);
    memcpy(p->bytes + row->len[1], second, sizeof second);
    p->len = row->len[1] + sizeof second - 1;
}

static void drop_dates(struct answers *a)
{
    for (char *at; (at = strstr(a->text, "\r\nDate: "));) {
        size_t len = strcspn(at + 2, "\r") + 2;
        memmove(at, at + len, strlen(at + len) + 1);
    }
}

/* All that is said until the connection ends. */
static void hear(struct probe *p, int fd, size_t cut)
{
    shutdown(fd, SHUT_WR);
    if (!end_answers(&p->heard, fd, 0, strncmp(p->bytes, "HEAD ", 5) == 0, WAIT_MS))
        kit_fail(p->row, "cut at %zu: no end within %d s", cut, WAIT_MS / 1000);
    close(fd);
    drop_dates(&p->heard);
    if (cut == 0)
        p->first = p->heard;
    else if (strcmp(p->first.text, p->heard.text) != 0)
        kit_fail(p->row, "cut at %zu: %s", cut, p->heard.text);
}

static void say_cut(struct probe *p)
{
    int fd[sizeof p->bytes];

    for (size_t i = 1; i < p->len; i++) {
        fd[i] = end_open(http_port(p->h));
        end_send(fd[i], p->bytes, i);
    }
    usleep(2000); /* it has come */
    for (size_t i = 1; i < p->len; i++) {
        end_send(fd[i], p->bytes + i, p->len - i);
        hear(p, fd[i], i);
    }
}

static void say_bytes(struct probe *p)
{
    int fd = end_open(http_port(p->h)), on = 1;

    setsockopt(fd, IPPROTO_TCP, 1 /* no delay */, &on, sizeof on);
    for (size_t i = 0; i < p->len; i++)
        end_send(fd, p->bytes + i, 1);
    hear(p, fd, p->len);
}

/* Without a net between, no piece is ever joined to the next. */
static void guard_is_same(struct probe *p)
{
    struct http__guard whole = {.body_max = BODY_MAX}, bytes = whole, cut;

    http__guard_take(&whole, p->bytes, p->len);
    for (size_t i = 0; i < p->len; i++) {
        http__guard_take(&bytes, p->bytes + i, 1);
        cut = (struct http__guard){.body_max = BODY_MAX};
        http__guard_take(&cut, p->bytes, i);
        http__guard_take(&cut, p->bytes + i, p->len - i);
        kit_ok(p->row, cut.why == whole.why && cut.heads == whole.heads);
    }
    kit_ok(p->row, bytes.why == whole.why && bytes.heads == whole.heads);
}

/* framing | rule | request | statuses | holds */
static void framing(struct kit_row *row)
{
    struct probe *p = calloc(1, sizeof *p);
    struct http_counts count;
    unsigned handled = 0;
    char got[64];

    *p = (struct probe){.row = row, .h = start(row)};
    probe_init(p);
    int fd = end_open(http_port(p->h));
    end_send(fd, p->bytes, p->len);
    hear(p, fd, 0);
    statuses(got, sizeof got, &p->first);
    kit_is(row, row->field[2], got);
    kit_ok(row, p->first.whole);
    if (!strstr(p->first.text, row->field[3]))
        kit_is(row, row->field[3], p->first.text);
    say_cut(p);
    say_bytes(p);
    guard_is_same(p);
    for (unsigned i = 0; i < p->first.count; i++)
        handled += p->first.status[i] == 200;
    http_count(p->h, &count);
    kit_isf(row, "0", "%d", (int)(count.requests - handled * (p->len + 1)));
    http_stop(p->h);
    free(p);
}

/* Is this gzip of 4096 times the letter a? */
static bool unpacks(const char *body, size_t len)
{
    char text[sizeof long_text + 1];
    z_stream z = {.next_in = (Bytef *)(uintptr_t)body,
                  .avail_in = (uInt)len,
                  .next_out = (Bytef *)text,
                  .avail_out = sizeof text};

    if (inflateInit2(&z, 16 + MAX_WBITS) != Z_OK)
        return false;
    int end = inflate(&z, Z_FINISH);
    inflateEnd(&z);
    return end == Z_STREAM_END && z.avail_in == 0 && z.total_out == sizeof long_text &&
           memcmp(text, long_text, sizeof long_text) == 0;
}

static void compressed(struct kit_row *row)
{
    static const char *const paths[] = {"long", "long", "kept", "kept"};
    struct http *h = start(row);
    struct answers *a = calloc(1, sizeof *a);
    int fd = end_open(http_port(h));

    for (unsigned i = 0; i < 4; i++) {
        char request[128];
        snprintf(request, sizeof request,
                 "GET /%s HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n", paths[i]);
        end_say(fd, request);
        kit_ok(row, end_answers(a, fd, 1, false, WAIT_MS));
        const char *body = strstr(a->text, "\r\n\r\n");
        kit_ok(row, body && unpacks(body + 4, a->len - (size_t)(body + 4 - a->text)));
    }
    close(fd);
    free(a);
    http_stop(h);
}

static const struct kit_test tests[] = {
    {"http: what was compressed can be read", compressed},
    {0},
};

static const struct kit_verb verbs[] = {
    {"http", 4, http},
    {"framing", 4, framing},
    {0},
};

const struct kit_suite suite_http = {verbs, tests};
