/*
 * cli/parallel.c -- the same work on several threads.
 */
#include "cli/parallel.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

#include "cli/cli.h"

enum { THREADS_MAX = 256 };

unsigned cli_threads(uint64_t asked)
{
    cpu_set_t cpus;
    int n;

    if (asked != (uint64_t)CLI_UNSET)
        return (unsigned)asked;
    n = sched_getaffinity(0, sizeof cpus, &cpus) == 0 ? CPU_COUNT(&cpus) : 1;
    return n > THREADS_MAX ? THREADS_MAX : (unsigned)n;
}

struct team {
    void (*work)(void *context);
    void *context;
};

static void *member(void *team_)
{
    const struct team *team = team_;

    team->work(team->context);
    return NULL;
}

void cli_on_threads(unsigned threads, void (*work)(void *context), void *context)
{
    struct team team = {work, context};
    pthread_t others[THREADS_MAX];
    unsigned n = 0;

    while (n + 1 < threads && pthread_create(&others[n], NULL, member, &team) == 0)
        n++;
    work(context);
    while (n > 0)
        pthread_join(others[--n], NULL);
}

struct loop {
    void (*job)(void *context, size_t n);
    void *context;
    size_t jobs;
    atomic_size_t next;
};

static void turn(void *loop_)
{
    struct loop *loop = loop_;

    for (size_t n; (n = atomic_fetch_add(&loop->next, 1)) < loop->jobs;)
        loop->job(loop->context, n);
}

void cli_for_each(unsigned threads, size_t jobs, void (*job)(void *context, size_t n),
                  void *context)
{
    struct loop loop = {.job = job, .context = context, .jobs = jobs};

    cli_on_threads(threads, turn, &loop);
}
