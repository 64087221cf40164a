/*
 * tests/tournament/cross.h -- small tournaments as crosstables in text.
 *
 *     robin                          or nothing: a Swiss
 *     rounds 9                       announced, where it is more than there are
 *     points 3 1 0 3                 win, draw, loss, bye given by the pairing
 *     teams 4                        so many boards a match
 *     1 2200  9w1 13b= U H           number, rating, a cell for each round
 *
 * A cell is opponent, colour, result; or a bye U F H Z; or . for nothing. Of teams a colon and the
 * boards follow: 3w1:1=01, U:====. A line that begins with # is a remark.
 */
#ifndef AD_TESTS_CROSS_H
#define AD_TESTS_CROSS_H

#include "../kit.h"
#include "adoube/tournament.h"

enum { CROSS_ENTRANTS = 32, CROSS_ROUNDS = 16, CROSS_BOARDS = 8 };

struct cross {
    struct ad_tournament t;
    struct ad_entrant entrants[CROSS_ENTRANTS];
    struct ad_meeting meetings[CROSS_ENTRANTS * CROSS_ROUNDS];
    int8_t boards[CROSS_ENTRANTS * CROSS_ROUNDS * CROSS_BOARDS];
};

/* tests/tournament/standings/NAME.cross. What is no sound record fails the case. */
bool cross_read(struct cross *out, struct kit_row *row, const char *name);

/* Players or teams, a Swiss or a round robin, met and not met, with every kind of result. */
void cross_random(struct cross *out, struct kit_rng *rng);
void cross_shuffle(struct kit_rng *rng, unsigned *order, unsigned n);

/* The place of a number, from 0. */
unsigned cross_place(const struct cross *c, unsigned number);

#endif
