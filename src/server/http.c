/*
 * server/http.c -- the server: its start, its counts and its end.
 */
#include "server/http_inside.h"

#include <errno.h>
#include <signal.h>
#include <sodium.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

/* Of a connection: the head of a request has to fit. */
enum { HEAD_MEMORY = 32 * 1024, GRACE_SECONDS = 5, PER_PEER = 1024 };

uint64_t http__now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

static void defaults(struct http_options *o)
{
    o->host = o->host ? o->host : "127.0.0.1";
    o->threads = o->threads ? o->threads : 8;
    o->connections = o->connections ? o->connections : 8192;
    o->body_max = o->body_max ? o->body_max : 1 << 20;
    o->idle_seconds = o->idle_seconds ? o->idle_seconds : 30;
    o->beat_seconds = o->beat_seconds ? o->beat_seconds : 15;
}

static int daemon_start(struct http *h)
{
    int fd, err = http__listen(&fd, h->o.host, h->o.port);

    if (err)
        return err;
    h->port = http__port_of(fd);
    h->daemon = MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ITC, h->port, NULL, NULL,
        http__on_request, h, MHD_OPTION_LISTEN_SOCKET, fd, MHD_OPTION_CONNECTION_LIMIT, h->limit,
        MHD_OPTION_CONNECTION_TIMEOUT, h->o.idle_seconds, MHD_OPTION_CONNECTION_MEMORY_LIMIT,
        (size_t)HEAD_MEMORY, MHD_OPTION_URI_LOG_CALLBACK, http__on_target, h,
        MHD_OPTION_UNESCAPE_CALLBACK, http__leave_escaped, h, MHD_OPTION_NOTIFY_COMPLETED,
        http__on_completed, h, MHD_OPTION_NOTIFY_CONNECTION, http__on_connection, h,
        MHD_OPTION_END);
    if (h->daemon)
        return 0;
    close(fd);
    return errno ? errno : ENOMEM;
}

static struct http *server_new(const struct http_options *o)
{
    struct http *h = calloc(1, sizeof *h);
    pthread_condattr_t monotonic;

    if (!h)
        return NULL;
    h->o = *o;
    defaults(&h->o);
    h->limit = http__room_for(h->o.connections);
    if (h->o.per_peer == 0)
        h->o.per_peer = h->limit / 2 < PER_PEER ? h->limit / 2 : PER_PEER;
    randombytes_buf(h->salt, sizeof h->salt);
    pthread_mutex_init(&h->lock, NULL);
    pthread_mutex_init(&h->pool.lock, NULL);
    pthread_cond_init(&h->pool.work, NULL);
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&h->tick, &monotonic);
    pthread_condattr_destroy(&monotonic);
    return h;
}

static void server_free(struct http *h)
{
    http__topics_free(h);
    http__kept_free(h);
    http__linger_end(h);
    pthread_mutex_destroy(&h->lock);
    pthread_mutex_destroy(&h->pool.lock);
    pthread_cond_destroy(&h->pool.work);
    pthread_cond_destroy(&h->tick);
    free(h);
}

static int threads_start(struct http *h)
{
    int err = http__clock_start(h);

    if (err)
        return err;
    if (!(err = http__pool_start(h)) && !(err = daemon_start(h)))
        return 0;
    http__pool_stop(h);
    http__clock_stop(h);
    return err;
}

/* Signals are for the program's own thread; ours hear none. */
int http_start(struct http **out, const struct http_options *o)
{
    struct http *h = server_new(o);
    sigset_t all, before;

    if (!h)
        return ENOMEM;
    *out = h; /* before the first request can ask for it */
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    int err = threads_start(h);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (err) {
        *out = NULL;
        server_free(h);
    }
    return err;
}

uint16_t http_port(const struct http *h)
{
    return h->port;
}

void http_count(const struct http *h, struct http_counts *out)
{
    *out = (struct http_counts){
        .requests = atomic_load(&h->requests),
        .refused = atomic_load(&h->refused),
        .crowded = atomic_load(&h->crowded),
        .connections = atomic_load(&h->connections),
        .streams = atomic_load(&h->streams),
        .waiting = atomic_load(&h->waiting),
        .limit = h->limit,
    };
}

/* From the first step on nothing is suspended any more but what the pool has, and that is resumed
 * before the loop ends, as the library demands. */
void http_stop(struct http *h)
{
    uint64_t patience = http__now() + GRACE_SECONDS * UINT64_C(1000000000);

    atomic_store(&h->stopping, true);
    int listening = MHD_quiesce_daemon(h->daemon);
    shutdown(listening, SHUT_RDWR); /* closed when the loop has gone, which may be at it still */
    http__topics_end(h);
    while (atomic_load(&h->open) > 0 && http__now() < patience)
        nanosleep(&(struct timespec){.tv_nsec = 2000000}, NULL);
    atomic_store(&h->closing, true);
    http__pool_stop(h);
    http__clock_stop(h);
    MHD_stop_daemon(h->daemon);
    close(listening);
    server_free(h);
}
