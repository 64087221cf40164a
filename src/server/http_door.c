/*
 * server/http_door.c -- between the library and its sockets.
 *
 * The library reads with recv(), forgives a good deal, and shows nobody the bytes. So the program has
 * a recv() of its own, which the loader finds before the system's: what comes on a guarded socket
 * passes the guard, and the library sees it only afterwards; all other sockets are left alone.
 * Should the library ever read in another way, the guard would know of no request, and http_intake.c
 * refuses those.
 *
 * Who is turned away is answered from here, but not before the library has answered what was asked
 * before. It reads now and then in the middle of that, and would take the end of what comes for the
 * end of the whole conversation: so until then it is told that nothing has come yet.
 */
#include "server/http_inside.h"

#include <errno.h>
#include <sys/socket.h>

static _Atomic(struct http__connection *) guarded[HTTP__FILES];

void http__door_open(struct http__connection *c)
{
    if (c->fd < HTTP__FILES)
        atomic_store(&guarded[c->fd], c);
}

void http__door_close(struct http__connection *c)
{
    if (c->fd < HTTP__FILES)
        atomic_store(&guarded[c->fd], NULL);
}

void http__turn_away(struct http__connection *c, enum http__refusal why)
{
    char text[1024];

    if (c->told)
        return;
    c->told = true;
    atomic_fetch_add(&c->h->refused, 1);
    int len = http__refusal_write(text, sizeof text, why, c->guard.german, c->guard.no_answer_body);
    (void)!send(c->fd, text, (size_t)len, MSG_NOSIGNAL | MSG_DONTWAIT);
    http__linger(c->h, c->fd);
}

/* Zero is the end of the connection. */
static ssize_t no_more(struct http__connection *c)
{
    if (c->over < c->guard.whole) {
        errno = EAGAIN;
        return -1;
    }
    if (c->guard.why)
        http__turn_away(c, c->guard.why);
    return 0;
}

/* The library waits for something new. If there is to be nothing, that is news: it looks again. */
void http__request_over(struct http__connection *c)
{
    if (c && ++c->over == c->guard.whole && (c->guard.why || c->ended))
        shutdown(c->fd, SHUT_RD);
}

ssize_t http__recv(int fd, void *out, size_t cap, int flags) __asm__("recv")
    __attribute__((visibility("default")));

ssize_t http__recv(int fd, void *out, size_t cap, int flags)
{
    struct http__connection *c = fd >= 0 && fd < HTTP__FILES ? atomic_load(&guarded[fd]) : NULL;
    ssize_t n = c && c->guard.why ? 0 : recvfrom(fd, out, cap, flags, NULL, NULL);

    if (!c || n < 0)
        return n;
    c->ended = n == 0;
    if (n > 0)
        n = (ssize_t)http__guard_take(&c->guard, out, (size_t)n);
    return n > 0 ? n : no_more(c);
}
