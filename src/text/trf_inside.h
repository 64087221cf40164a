/*
 * text/trf_inside.h -- what the rooms below need of adoube/trf.h, and nobody outside.
 */
#ifndef AD_TEXT_TRF_INSIDE_H
#define AD_TEXT_TRF_INSIDE_H

#include "adoube/trf.h"

/* The date of a round (from 0) in 132, as written. */
struct ad_span ad_trf_date(const struct ad_trf *trf, unsigned round);

/* A day as programs write it (2026/03/01, 26/03/01, 1. 3. 2026, 3/25/2026) as the number 20260301. Of
 * a year, or a text with one in it, the last day; 0 if there is none. */
unsigned ad_trf_day(struct ad_span text);

/* A record without a file, to be written: players are called Player 1 …, heads are empty, and it
 * cannot be changed through `out`. */
void ad_trf_wrap(struct ad_trf *out, const struct ad_tournament *t);

/* players[].points from the results. Games of a round of which no result is known count nothing. */
void ad_trf_count_points(struct ad_trf *trf);

#endif
