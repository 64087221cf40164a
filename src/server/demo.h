/*
 * server/demo.h -- an event to look at: games with a ruling each, in a record that has no events.
 */
#ifndef AD_SERVER_DEMO_H
#define AD_SERVER_DEMO_H

#include "desk/desk.h"

/* True; also if there are events already. Nobody else is at the record yet: the demonstration has a
 * clock of its own, so that its players have had time to think. */
bool demo_fill(struct store *s, struct store_fault *fault);

#endif
