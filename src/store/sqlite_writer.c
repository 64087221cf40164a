/*
 * store/sqlite_writer.c -- the one thread that writes.
 *
 * A commit forced to the disk takes milliseconds, whatever is in it. So the writer takes all that
 * is waiting, gives each request a savepoint of its own in one transaction, commits once, and only
 * then answers. What a request was told rests on those before it in the same transaction, so if
 * the commit fails, all of them have failed.
 *
 *   waiting --begin--> each: savepoint, run, release or take back --commit--> still there? answered
 */
#include "store/sqlite.h"

#include <string.h>

enum { BATCH = 512 };

/* Who is alone in a transaction needs no savepoint: if it is refused, so is all of it. */
static enum store_why run_job(struct lite *c, struct lite_job *job, bool alone)
{
    const struct engine_tally before = c->sql.tally;
    enum store_why why = alone ? STORE_OK : sql_do(&c->sql, SQL_SAVE, &job->fault);

    if (why)
        return why;
    why = job->run(&c->sql, job, &job->fault);
    if (why && alone)
        sql_do(&c->sql, SQL_ROLLBACK, NULL);
    if (alone || sqlite3_get_autocommit(c->db)) /* a full disk can end the whole transaction */
        return why;
    if (why) {
        sql_do(&c->sql, SQL_TAKE_BACK, NULL);
        c->sql.tally = before;
    }
    sql_do(&c->sql, SQL_RELEASE, NULL);
    return why;
}

/* One transaction for the list. */
static enum store_why run_batch(struct lite_writer *w, struct lite_job *list,
                                struct store_fault *fault)
{
    struct lite *c = &w->c;
    uint64_t requests;
    enum store_why why = lite_there(&w->place, false, fault);

    c->sql.tally = (struct engine_tally){0};
    if (!why)
        why = sql_do(&c->sql, SQL_BEGIN, fault);
    for (struct lite_job *job = list; !why && job; job = job->next) {
        job->why = run_job(c, job, !list->next);
        if (sqlite3_get_autocommit(c->db)) {
            *fault = job->fault;
            why = job->why ? job->why : engine_fault(fault, STORE_ENGINE, c->path, NULL);
        }
    }
    if (!why)
        why = sql_tally_write(&c->sql, fault);
    if (!why)
        why = sql_requests(&c->sql, &requests, fault);
    if (!why)
        why = sql_do(&c->sql, SQL_COMMIT, fault);
    if (why && !sqlite3_get_autocommit(c->db))
        sql_do(&c->sql, SQL_ROLLBACK, NULL);
    if (!why)
        why = lite_there(&w->place, true, fault);
    if (!why)
        lite_witness_write(&w->place, c->sql.id, requests);
    return why;
}

/* Best effort: while somebody reads an old moment, the log stays a little longer. */
static void scrub(struct lite *c, const struct lite_job *list)
{
    for (; list; list = list->next)
        if (list->scrub) {
            sqlite3_wal_checkpoint_v2(c->db, NULL, SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL);
            return;
        }
}

/* Up to a batch of what is waiting; NULL at the end. */
static struct lite_job *take(struct lite_writer *w)
{
    struct lite_job *list, *last;

    pthread_mutex_lock(&w->lock);
    while (!w->first && !w->closing)
        pthread_cond_wait(&w->work, &w->lock);
    list = last = w->first;
    for (unsigned n = 1; last && last->next && n < BATCH; n++)
        last = last->next;
    if (last) {
        w->first = last->next;
        last->next = NULL;
    }
    pthread_mutex_unlock(&w->lock);
    return list;
}

static void answer(struct lite_writer *w, struct lite_job *list, enum store_why why,
                   const struct store_fault *fault)
{
    pthread_mutex_lock(&w->lock);
    while (list) {
        struct lite_job *job = list;
        list = job->next; /* it may be gone once it is answered */
        if (why) {
            job->why = why;
            job->fault = *fault;
        }
        job->done = true;
        pthread_cond_signal(&job->answered);
    }
    pthread_mutex_unlock(&w->lock);
}

static void *write_all(void *payload)
{
    struct lite_writer *w = payload;
    struct store_fault fault;

    for (struct lite_job *list; (list = take(w));) {
        enum store_why why = run_batch(w, list, &fault);
        scrub(&w->c, list);
        answer(w, list, why, &fault);
    }
    return NULL;
}

enum store_why lite_writer_start(struct lite_writer *w, struct store_fault *fault)
{
    pthread_mutex_init(&w->lock, NULL);
    pthread_cond_init(&w->work, NULL);
    w->running = pthread_create(&w->thread, NULL, write_all, w) == 0;
    return w->running ? STORE_OK : engine_fault(fault, STORE_NO_MEMORY, "", NULL);
}

void lite_writer_stop(struct lite_writer *w)
{
    if (w->running) {
        pthread_mutex_lock(&w->lock);
        w->closing = true;
        pthread_cond_signal(&w->work);
        pthread_mutex_unlock(&w->lock);
        pthread_join(w->thread, NULL);
        pthread_cond_destroy(&w->work);
        pthread_mutex_destroy(&w->lock);
    }
    if (w->c.db)
        lite_close(&w->c);
}

enum store_why lite_writer_do(struct lite_writer *w, struct lite_job *job,
                              struct store_fault *fault)
{
    pthread_cond_init(&job->answered, NULL);
    pthread_mutex_lock(&w->lock);
    if (w->first)
        w->last->next = job;
    else
        w->first = job;
    w->last = job;
    pthread_cond_signal(&w->work);
    while (!job->done)
        pthread_cond_wait(&job->answered, &w->lock);
    pthread_mutex_unlock(&w->lock);
    pthread_cond_destroy(&job->answered);
    if (job->why && fault)
        *fault = job->fault;
    return job->why;
}
