/*
 * tests/server/wire_end.c -- the other end of the wire.
 */
#include "wire_end.h"

#include <arpa/inet.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

int end_open(uint16_t port)
{
    struct sockaddr_in a = {
        .sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    static const struct timeval patience = {.tv_sec = 20};
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

    setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    if (fd >= 0 && connect(fd, (struct sockaddr *)&a, sizeof a) != 0) {
        close(fd);
        fd = -1;
    }
    return fd;
}

bool end_send(int fd, const void *bytes, size_t len)
{
    const char *at = bytes;

    while (len > 0) {
        ssize_t n = send(fd, at, len, MSG_NOSIGNAL);
        if (n <= 0)
            return false;
        at += n;
        len -= (size_t)n;
    }
    return true;
}

bool end_say(int fd, const char *text)
{
    return end_send(fd, text, strlen(text));
}

long end_read(int fd, char *out, size_t cap, int wait_ms)
{
    struct pollfd p = {.fd = fd, .events = POLLIN};

    if (poll(&p, 1, wait_ms) <= 0)
        return -1;
    ssize_t n = recv(fd, out, cap, 0);
    return n < 0 ? 0 : n;
}

/* ---- answers ---- */

static const char *field(const char *head, const char *end, const char *name)
{
    size_t len = strlen(name);

    for (const char *at = head; at && at < end; at = strstr(at, "\r\n")) {
        at += at > head || *at == '\r' ? 2 : 0;
        if (strncasecmp(at, name, len) == 0)
            return at + len + strspn(at + len, " ");
        if (at == head)
            at++;
    }
    return NULL;
}

/* Where the body that begins here ends; NULL if it has not come to its end. */
static const char *body_end(const char *head, const char *body, const char *all)
{
    const char *length = field(head, body, "Content-Length:");

    if (length) {
        size_t n = strtoul(length, NULL, 10);
        return (size_t)(all - body) >= n ? body + n : NULL;
    }
    if (!field(head, body, "Transfer-Encoding:"))
        return body;
    for (;;) {
        char *digits;
        size_t n = strtoul(body, &digits, 16);
        if (digits == body || all - digits < 2 || (size_t)(all - digits) < n + 4)
            return NULL;
        body = digits + 2 + n + 2;
        if (n == 0)
            return body;
    }
}

/* Counts what has come. */
static void count(struct answers *a, bool head_only)
{
    const char *at = a->text, *all = a->text + a->len;

    a->count = 0;
    a->whole = true;
    while (at < all) {
        const char *blank = strstr(at, "\r\n\r\n");
        a->whole = false;
        if (!blank || strncmp(at, "HTTP/1.1 ", 9) != 0 || a->count == 8)
            return;
        unsigned status = (unsigned)strtoul(at + 9, NULL, 10);
        bool no_body = head_only || status / 100 == 1 || status == 204 || status == 304;
        const char *end = no_body ? blank + 4 : body_end(at, blank + 4, all);
        a->status[a->count] = status;
        if (!end)
            return;
        a->count++;
        a->whole = true;
        at = end;
    }
}

bool end_answers(struct answers *a, int fd, unsigned want, bool head, int wait_ms)
{
    a->len = a->count = 0;
    a->closed = false;
    for (;;) {
        a->text[a->len] = '\0';
        count(a, head);
        if (a->closed || (want > 0 && a->count >= want && a->whole &&
                          !strcasestr(a->text, "\r\nConnection: close")))
            return true;
        long n = end_read(fd, a->text + a->len, sizeof a->text - 1 - a->len, wait_ms);
        if (n < 0)
            return false;
        a->closed = n == 0;
        a->len += (size_t)n;
    }
}
