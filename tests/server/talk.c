/*
 * tests/server/talk.c -- the other end of the line.
 */
#include "server/talk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "server/wire_end.h"

enum { PATIENCE_MS = 10000 };

bool talk_open(struct talk *t, uint16_t port)
{
    t->len = 0;
    t->body = "";
    t->fd = end_open(port);
    return t->fd >= 0;
}

void talk_close(struct talk *t)
{
    if (t->fd >= 0)
        close(t->fd);
    t->fd = -1;
}

/* Some more bytes behind what is there. */
static bool hear_more(struct talk *t)
{
    long n;

    if (t->len >= sizeof t->text - 1)
        return false;
    n = end_read(t->fd, t->text + t->len, sizeof t->text - 1 - t->len, PATIENCE_MS);
    if (n <= 0)
        return false;
    t->len += (size_t)n;
    t->text[t->len] = '\0';
    return true;
}

static bool hear_head(struct talk *t)
{
    const char *end;

    t->len = 0;
    t->text[0] = '\0';
    while (!(end = strstr(t->text, "\r\n\r\n")))
        if (!hear_more(t))
            return false;
    t->body = end + 4;
    return sscanf(t->text, "HTTP/1.1 %u", &t->status) == 1;
}

const char *talk_header(const struct talk *t, const char *name, char *out, size_t cap)
{
    size_t len = strlen(name);

    for (const char *at = strstr(t->text, "\r\n"); at && at + 2 < t->body;
         at = strstr(at + 2, "\r\n"))
        if (strncasecmp(at + 2, name, len) == 0 && at[2 + len] == ':') {
            const char *value = at + 3 + len + strspn(at + 3 + len, " ");

            snprintf(out, cap, "%.*s", (int)strcspn(value, "\r"), value);
            return out;
        }
    return NULL;
}

/* A body of chunks becomes one text, in its place. */
static bool hear_chunks(struct talk *t)
{
    size_t from = (size_t)(t->body - t->text), to = from;

    for (;;) {
        const char *line;
        size_t size, head;

        while (!(line = strstr(t->text + from, "\r\n")))
            if (!hear_more(t))
                return false;
        size = strtoul(t->text + from, NULL, 16);
        head = (size_t)(line + 2 - (t->text + from));
        while (t->len < from + head + size + 2)
            if (!hear_more(t))
                return false;
        memmove(t->text + to, t->text + from + head, size);
        to += size;
        from += head + size + 2;
        if (size == 0)
            break;
    }
    t->len = to;
    t->text[to] = '\0';
    return true;
}

static bool hear_body(struct talk *t, bool none)
{
    char value[64];
    size_t want;

    if (none || t->status == 204 || t->status == 304)
        return true;
    if (talk_header(t, "Transfer-Encoding", value, sizeof value))
        return hear_chunks(t);
    if (!talk_header(t, "Content-Length", value, sizeof value))
        return false;
    want = (size_t)(t->body - t->text) + strtoul(value, NULL, 10);
    while (t->len < want)
        if (!hear_more(t))
            return false;
    return true;
}

static bool send_request(struct talk *t, const char *method, const char *path, const char *headers,
                         const char *body)
{
    size_t cap = strlen(path) + strlen(headers) + strlen(body) + 200;
    char *text = malloc(cap);
    bool done;
    int len;

    if (!text)
        return false;
    len = snprintf(text, cap, "%s %s HTTP/1.1\r\nHost: 127.0.0.1\r\n%s", method, path, headers);
    if (*body)
        len += snprintf(text + len, cap - (size_t)len,
                        "Content-Type: application/json\r\nContent-Length: %zu\r\n", strlen(body));
    len += snprintf(text + len, cap - (size_t)len, "\r\n%s", body);
    done = end_send(t->fd, text, (size_t)len);
    free(text);
    return done;
}

bool talk_ask(struct talk *t, const char *method, const char *path, const char *headers,
              const char *body)
{
    return send_request(t, method, path, headers, body) && hear_head(t) &&
           hear_body(t, strcmp(method, "HEAD") == 0);
}

bool talk_follow(struct talk *t, const char *path, const char *headers)
{
    return send_request(t, "GET", path, headers, "") && hear_head(t);
}

bool talk_hear(struct talk *t, const char *text)
{
    return talk_hear_both(t, text, "");
}

bool talk_hear_both(struct talk *t, const char *text, const char *then)
{
    const char *at;

    while (!(at = strstr(t->body, text)) || !strstr(at, then))
        if (!hear_more(t))
            return false;
    return true;
}
