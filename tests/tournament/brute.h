/*
 * tests/tournament/brute.h -- the Dutch rules by brute force, for a round of up to twelve players.
 *
 * It shares nothing with the library but the record: it has its own facts (preferences, floats,
 * byes), looks at every way to pair a bracket, writes down how well each meets the criteria, and
 * takes the best, or the earliest of the best. C.04.3 of 2026, and of 2017 (brute_2017.c).
 */
#ifndef AD_TESTS_BRUTE_H
#define AD_TESTS_BRUTE_H

#include "adoube/tournament.h"

enum { BRUTE_MAX = 12, BRUTE_SETS = 1 << BRUTE_MAX };

struct brute_round {
    bool possible;
    unsigned count;
    struct ad_pair pairs[BRUTE_MAX]; /* in board order */
};

/* How many take part in the round to come. */
unsigned brute_players(const struct ad_tournament *t);

/* Pairs it; there must be at most BRUTE_MAX players. */
void brute_pair(struct brute_round *out, const struct ad_tournament *t);

/* ---- between brute.c and brute_facts.c ---- */

enum brute_wish { BRUTE_NO_WISH, BRUTE_MILD, BRUTE_STRONG, BRUTE_ABSOLUTE };

struct brute_player {
    unsigned place, order, parity;
    int score;
    char game[AD_ROUNDS_MAX + 1]; /* the colours he had, oldest first */
    int games, unplayed, difference;
    enum brute_wish wish;
    char colour;         /* that he wishes */
    bool down[2], up[2]; /* floats, in the last round and the one before */
    bool may_rest, top;
};

struct brute_field {
    const struct ad_tournament *t;
    struct brute_player who[BRUTE_MAX]; /* in the order of 1.2 */
    unsigned count;
    bool legal[BRUTE_MAX][BRUTE_MAX];
};

void brute_facts(struct brute_field *f, const struct ad_tournament *t);

/* The colour of a against b, article 5. */
char brute_colour(const struct brute_field *f, unsigned a, unsigned b);

#endif
