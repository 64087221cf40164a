/*
 * server/http_pool.c -- the threads that handle requests. They may wait; the loop may not.
 *
 * A request that is whole is suspended and queued; its thread answers and resumes it, and only
 * after that does the loop look at it again. Each connection has one request at most in here, so
 * the queue is as long as there are connections.
 */
#include "server/http_inside.h"

#include <errno.h>
#include <stdlib.h>

static void put(struct http__pool *p, struct http_request *r)
{
    r->next = NULL;
    if (p->tail)
        p->tail->next = r;
    else
        p->head = r;
    p->tail = r;
    atomic_fetch_add(&r->h->waiting, 1);
}

static struct http_request *take(struct http__pool *p)
{
    struct http_request *r = p->head;

    if (r) {
        p->head = r->next;
        if (!p->head)
            p->tail = NULL;
        atomic_fetch_sub(&r->h->waiting, 1);
    }
    return r;
}

/* Waking a thread costs more than handling most requests. So one is woken at a time, and wakes the next
 * if it finds more to do than it can take. With the lock held; the signal is sent without it, or who
 * wakes would only wait again. */
static bool must_wake(struct http__pool *p)
{
    bool must = p->head && p->idle > 0 && !p->waking;

    p->waking |= must;
    return must;
}

/* Back to the loop, with an answer or, when all is over, without. */
static void give_back(struct http_request *r)
{
    r->stage = HTTP__ANSWERED;
    MHD_resume_connection(r->connection);
}

static void handle(struct http__worker *w, struct http_request *r)
{
    struct http *h = w->h;

    r->worker = w;
    h->o.handle(h->o.payload, r);
    if (!r->response)
        http__refuse(r, HTTP__UNANSWERED);
    if (h->o.done)
        h->o.done(h->o.payload, r, r->status, http__now() - r->whole_ns);
    give_back(r);
}

static void sleep_until_work(struct http__pool *p)
{
    p->idle++;
    pthread_cond_wait(&p->work, &p->lock);
    p->idle--;
    p->waking = false;
}

static void *work(void *worker)
{
    struct http__worker *w = worker;
    struct http__pool *p = &w->h->pool;

    pthread_mutex_lock(&p->lock);
    while (!p->over) {
        struct http_request *r = take(p);
        if (!r) {
            sleep_until_work(p);
            continue;
        }
        bool wake = must_wake(p);
        pthread_mutex_unlock(&p->lock);
        if (wake)
            pthread_cond_signal(&p->work);
        handle(w, r);
        pthread_mutex_lock(&p->lock);
    }
    pthread_mutex_unlock(&p->lock);
    return NULL;
}

int http__pool_start(struct http *h)
{
    struct http__pool *p = &h->pool;

    p->worker = calloc(h->o.threads, sizeof *p->worker);
    if (!p->worker)
        return ENOMEM;
    for (; p->workers < h->o.threads; p->workers++) {
        struct http__worker *w = &p->worker[p->workers];
        w->h = h;
        int err = pthread_create(&w->thread, NULL, work, w);
        if (err)
            return err;
    }
    return 0;
}

void http__pool_push(struct http_request *r)
{
    struct http__pool *p = &r->h->pool;

    r->stage = HTTP__IN_POOL;
    MHD_suspend_connection(r->connection);
    pthread_mutex_lock(&p->lock);
    bool over = p->over;
    if (!over)
        put(p, r);
    bool wake = must_wake(p);
    pthread_mutex_unlock(&p->lock);
    if (over)
        give_back(r);
    else if (wake)
        pthread_cond_signal(&p->work);
}

void http__pool_stop(struct http *h)
{
    struct http__pool *p = &h->pool;

    pthread_mutex_lock(&p->lock);
    p->over = true;
    pthread_cond_broadcast(&p->work);
    for (struct http_request *r; (r = take(p));)
        give_back(r);
    pthread_mutex_unlock(&p->lock);
    for (unsigned i = 0; i < p->workers; i++) {
        pthread_join(p->worker[i].thread, NULL);
        http__squeezer_free(p->worker[i].squeezer);
    }
    free(p->worker);
}
