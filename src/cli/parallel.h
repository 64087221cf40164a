/*
 * cli/parallel.h -- the same work on several threads.
 */
#ifndef AD_CLI_PARALLEL_H
#define AD_CLI_PARALLEL_H

#include <stddef.h>
#include <stdint.h>

/* How many threads to use: what was asked for, or else one for each CPU we may run on. */
unsigned cli_threads(uint64_t asked);

/* Call work(context) on `threads` threads at once, this one among them, and wait for all. If
 * the system gives fewer, fewer do the work: it must be of a kind where that is no matter. */
void cli_on_threads(unsigned threads, void (*work)(void *context), void *context);

/* Call job(context, n) once for each n below `jobs`, in about that order. */
void cli_for_each(unsigned threads, size_t jobs, void (*job)(void *context, size_t n),
                  void *context);

#endif
