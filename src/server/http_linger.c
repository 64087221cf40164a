/*
 * server/http_linger.c -- refused, and heard.
 *
 * Whoever is refused while he sends goes on sending. If the connection were closed with his bytes
 * unread, the system would tell him "reset" and he might never see the answer. So a second handle on
 * the socket stays open for a little, and what comes is read and dropped. A few at a time: it is a
 * courtesy.
 */
#include "server/http_inside.h"

#include <sys/socket.h>
#include <unistd.h>

static const uint64_t patience_ns = UINT64_C(5000000000);

void http__linger(struct http *h, int fd)
{
    pthread_mutex_lock(&h->lock);
    int second = h->lingering < HTTP__LINGERING ? dup(fd) : -1;
    if (second >= 0)
        h->linger[h->lingering++] = (struct http__linger){second, http__now() + patience_ns};
    pthread_mutex_unlock(&h->lock);
}

/* Nothing more will come, or he has had his time. */
static bool over(const struct http__linger *l, uint64_t now)
{
    char dropped[1 << 14];
    ssize_t n;

    do {
        n = recv(l->fd, dropped, sizeof dropped, MSG_DONTWAIT);
    } while (n > 0 && http__now() < l->until_ns);
    return n == 0 || now >= l->until_ns;
}

void http__linger_tick(struct http *h, uint64_t now)
{
    for (unsigned i = 0; i < h->lingering;)
        if (over(&h->linger[i], now)) {
            close(h->linger[i].fd);
            h->linger[i] = h->linger[--h->lingering];
        } else {
            i++;
        }
}

void http__linger_end(struct http *h)
{
    while (h->lingering > 0)
        close(h->linger[--h->lingering].fd);
}
