/*
 * federation/seats_inside.h -- what the rooms below need of adoube/seats.h, and nobody outside.
 */
#ifndef AD_FEDERATION_SEATS_INSIDE_H
#define AD_FEDERATION_SEATS_INSIDE_H

#include "adoube/seats.h"

/* ---- prequalification: BTO 6.2.2, 7.2.3 ---- */

#define AD_PREQUAL_EVENT_MAP(X)            \
    X(AD_PREQUAL_RELEGATED, "relegated")   \
    X(AD_PREQUAL_NOT_PLAYED, "not-played") \
    X(AD_PREQUAL_PLAYS, "plays")           \
    X(AD_PREQUAL_ABSENT, "absent")

/* What happened: relegated from the national event of a year; entitled to it but not there, so that
 * `year` is the next championship below; played in the championship of a year, or did not. */
enum ad_prequal_event { AD_PREQUAL_EVENT_MAP(AD_ID) };

/* The state after it. `carry` is for how many years it is kept (BTO 6.2.2: 1). What does not touch
 * the state leaves it as it is. */
struct ad_prequal ad_prequal_after(struct ad_prequal p, enum ad_prequal_event what, int year,
                                   unsigned carry);

/* Does it hold for the championship of that year? */
bool ad_prequal_holds(struct ad_prequal p, int year);

#endif
