/*
 * tournament/schedule.h -- one cycle of each table, by numbers from 1.
 *
 * Each writes the pairs of a round (from 0), who rests last, and returns how many.
 */
#ifndef AD_TOURNAMENT_SCHEDULE_H
#define AD_TOURNAMENT_SCHEDULE_H

#include "adoube/schedule.h"

unsigned ad__berger_pairs(struct ad_pair *out, unsigned n, unsigned round);
unsigned ad__rutsch_pairs(struct ad_pair *out, unsigned n, unsigned round);
/* Two teams of n: numbers 1 … n and n + 1 … 2n. */
unsigned ad__scheveningen_pairs(struct ad_pair *out, unsigned n, unsigned round, bool even);

static inline struct ad_pair ad__pair(unsigned white, unsigned black)
{
    return (struct ad_pair){(uint16_t)white, (uint16_t)black};
}

#endif
