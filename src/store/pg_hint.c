/*
 * store/pg_hint.c -- NOTIFY and LISTEN, on a connection and a thread of their own.
 *
 * A NOTIFY inside the transaction of an append would make every commit of the cluster wait for every
 * other. So it is sent afterwards, one for however many commits there were meanwhile. It is only a
 * hint: whoever waits looks into the feed now and then anyway.
 */
#include "store/pg.h"

#include <errno.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

enum { AGAIN_MS = 1000 };

static bool is_closing(struct pg_hint *h)
{
    bool closing;

    pthread_mutex_lock(&h->lock);
    closing = h->closing;
    pthread_mutex_unlock(&h->lock);
    return closing;
}

/* Wait for either; true if we are to tell. */
static bool wait_for(struct pg_hint *h, int server, int timeout_ms)
{
    struct pollfd list[2] = {{.fd = h->wake, .events = POLLIN}, {.fd = server, .events = POLLIN}};
    uint64_t count;

    if (poll(list, server < 0 ? 1 : 2, timeout_ms) < 0)
        return false;
    return (list[0].revents & POLLIN) && read(h->wake, &count, sizeof count) == sizeof count;
}

static void hear(struct pg_hint *h, struct pg_link *c)
{
    PGnotify *note;
    bool heard = false;

    PQconsumeInput(c->conn);
    while ((note = PQnotifies(c->conn))) {
        PQfreemem(note);
        heard = true;
    }
    if (heard)
        engine_changed(h->store);
}

/* As long as the connection holds. */
static void converse(struct pg_hint *h, struct pg_link *c)
{
    engine_changed(h->store); /* we may have missed something until now */
    while (!is_closing(h) && !pg_is_broken(c)) {
        if (wait_for(h, PQsocket(c->conn), -1) && !is_closing(h))
            c->sql.driver->script(&c->sql, "notify adoube", NULL);
        hear(h, c);
    }
}

static void *listen_all(void *payload)
{
    struct pg_hint *h = payload;
    struct pg_link c;

    while (!is_closing(h)) {
        if (pg_connect(&c, h->address, AGAIN_MS, NULL) == STORE_OK) {
            if (!c.sql.driver->script(&c.sql, "set synchronous_commit = off; listen adoube", NULL))
                converse(h, &c);
            pg_disconnect(&c);
        }
        if (!is_closing(h))
            wait_for(h, -1, AGAIN_MS);
    }
    return NULL;
}

enum store_why pg_hint_start(struct pg_hint *h, struct store_fault *fault)
{
    h->wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (h->wake < 0)
        return engine_fault(fault, STORE_NO_MEMORY, "", NULL);
    pthread_mutex_init(&h->lock, NULL);
    h->running = pthread_create(&h->thread, NULL, listen_all, h) == 0;
    if (h->running)
        return STORE_OK;
    pthread_mutex_destroy(&h->lock);
    close(h->wake);
    return engine_fault(fault, STORE_NO_MEMORY, "", NULL);
}

void pg_hint_tell(struct pg_hint *h)
{
    uint64_t one = 1;

    if (h->running && write(h->wake, &one, sizeof one) < 0 && errno != EAGAIN)
        engine_changed(h->store); /* cannot be, and at least our own will look */
}

void pg_hint_stop(struct pg_hint *h)
{
    if (!h->running)
        return;
    pthread_mutex_lock(&h->lock);
    h->closing = true;
    pthread_mutex_unlock(&h->lock);
    pg_hint_tell(h);
    pthread_join(h->thread, NULL);
    pthread_mutex_destroy(&h->lock);
    close(h->wake);
}
