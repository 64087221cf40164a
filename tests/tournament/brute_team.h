/*
 * tests/tournament/brute_team.h -- C.04.6 word for word, for a few teams.
 *
 * Every set of upfloaters and every pairing of a bracket is written down, sorted and judged. It
 * shares nothing with the library but the record.
 */
#ifndef AD_TESTS_BRUTE_TEAM_H
#define AD_TESTS_BRUTE_TEAM_H

#include "adoube/tournament.h"

enum { BRUTE_TEAMS = 10 };

/* The pairs of round t->played in no special order, colours given; false if there are none. */
bool brute_team_pair(struct ad_pair *out, unsigned *count, const struct ad_tournament *t);

#endif
