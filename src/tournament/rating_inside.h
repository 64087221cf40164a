/*
 * tournament/rating_inside.h -- what the rooms below need of adoube/rating.h, and nobody outside.
 */
#ifndef AD_TOURNAMENT_RATING_INSIDE_H
#define AD_TOURNAMENT_RATING_INSIDE_H

#include "adoube/rating.h"

/* What is expected of a player rated so much higher, in thousandths (3.3.1): the normal
 * distribution with a deviation of 200 times the root of 2. */
unsigned ad_dwz_expected(int difference);

/*
 * The coefficient E (annex 1.2). age is that of the year in which the event ends; 0: not known, an
 * adult. `fell` if the score is below what was expected: then no acceleration for the young, but
 * the brake for players below 1300.
 */
unsigned ad_dwz_coefficient(int dwz, unsigned age, unsigned index, bool fell);

/* R + 800 (W - We) / (E + n), rounded (3.5.2). expected is in thousandths. */
int ad_dwz_next(int dwz, unsigned e, unsigned games, ad_points score, int32_t expected);

/* The rating at which the score would be the one expected (3.6); 677 above or below the average of
 * the opponents if all or no games were won. */
int ad_dwz_performance(const struct ad_rated_game *games, unsigned count);

#endif
