/*
 * server/http_patience.c -- who takes too long over a request.
 *
 * The library lets go who is silent; a byte now and then would keep a connection for ever. So the
 * clock looks at how long each has been about to send a request, and ends those that take four times
 * as long as one may be silent. The list is the server's; a place in it is given up before the socket
 * is closed, so what the clock ends is never somebody else's.
 */
#include "server/http_inside.h"

#include <stdlib.h>
#include <sys/socket.h>

enum { TIMES = 4 };

struct http__connection *http__came(struct http *h, int fd)
{
    struct http__connection *c = calloc(1, sizeof *c);

    if (!c)
        return NULL;
    c->h = h;
    c->fd = fd;
    c->guard.body_max = h->o.body_max;
    http__door_open(c);
    http__his_turn(c);
    pthread_mutex_lock(&h->lock);
    c->next = h->all;
    c->back = &h->all;
    if (c->next)
        c->next->back = &c->next;
    h->all = c;
    pthread_mutex_unlock(&h->lock);
    return c;
}

void http__went(struct http *h, struct http__connection *c)
{
    if (!c)
        return;
    http__door_close(c);
    http__crowd_leave(c->crowd);
    pthread_mutex_lock(&h->lock);
    *c->back = c->next;
    if (c->next)
        c->next->back = c->back;
    pthread_mutex_unlock(&h->lock);
    free(c);
}

void http__his_turn(struct http__connection *c)
{
    if (c)
        atomic_store(&c->since_ns, http__now());
}

void http__our_turn(struct http__connection *c)
{
    if (c)
        atomic_store(&c->since_ns, 0);
}

void http__patience_tick(struct http *h, uint64_t now)
{
    uint64_t patience = TIMES * h->o.idle_seconds * UINT64_C(1000000000);

    for (struct http__connection *c = h->all; c; c = c->next) {
        uint64_t since = atomic_load(&c->since_ns);
        if (since > 0 && now > since + patience)
            shutdown(c->fd, SHUT_RDWR);
    }
}
