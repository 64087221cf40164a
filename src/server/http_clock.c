/*
 * server/http_clock.c -- the clock: what has to be looked at now and then.
 */
#include "server/http_inside.h"

#include <time.h>

static void tick(struct http *h)
{
    uint64_t now = http__now();

    http__topics_beat(h, now);
    http__patience_tick(h, now);
    http__linger_tick(h, now);
}

/* Four times a second, or sooner when it is to end. */
static void *run(void *server)
{
    struct http *h = server;

    pthread_mutex_lock(&h->lock);
    while (!h->clock_over) {
        struct timespec until;
        clock_gettime(CLOCK_MONOTONIC, &until);
        until.tv_nsec += 250000000;
        until.tv_sec += until.tv_nsec / 1000000000;
        until.tv_nsec %= 1000000000;
        pthread_cond_timedwait(&h->tick, &h->lock, &until);
        tick(h);
    }
    pthread_mutex_unlock(&h->lock);
    return NULL;
}

int http__clock_start(struct http *h)
{
    return pthread_create(&h->clock, NULL, run, h);
}

void http__clock_stop(struct http *h)
{
    pthread_mutex_lock(&h->lock);
    h->clock_over = true;
    pthread_cond_signal(&h->tick);
    pthread_mutex_unlock(&h->lock);
    pthread_join(h->clock, NULL);
}
