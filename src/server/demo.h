/*
 * server/demo.h -- an event to look at: games with a ruling each, in a record that has no events.
 */
#ifndef AD_SERVER_DEMO_H
#define AD_SERVER_DEMO_H

#include "desk/desk.h"

/* True; also if there are events already, and then nothing is new. Nobody else is at the record yet: the demonstration has a
 * clock of its own, so that its players have had time to think. */
bool demo_fill(struct store *s, bool *is_new, struct store_fault *fault);

/* ---- an open of sixty, in which results come in while one looks (demo_open.c) ---- */

/* Who says to the desk what happens there; no account has this id. Directs it, and nothing else. */
extern const char demo_person[];

struct demo;

/* Opens it and goes on, a step each `step_ms`; NULL: it could not be opened. */
struct demo *demo_start(struct desk *d, unsigned step_ms);
const char *demo_event(const struct demo *x);

/* Somebody takes over: from now on nothing happens by itself. Does it still? */
void demo_take_over(struct demo *x);
bool demo_goes_on(struct demo *x);

void demo_stop(struct demo *x); /* NULL is fine */

#endif
