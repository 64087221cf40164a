/*
 * server/demo.h -- an event to look at: games with a ruling each, in a record that has no events.
 */
#ifndef AD_SERVER_DEMO_H
#define AD_SERVER_DEMO_H

#include "desk/desk.h"

/* 0; also if there are events already. */
int demo_fill(struct desk *d);

#endif
