/*
 * tests/tournament/brute_bracket.h -- one bracket by brute force: what both texts of the Dutch
 * rules share.
 *
 * A candidate becomes a row of numbers: first how it meets the criteria, then its place in the
 * sequence of candidates. The smallest row wins.
 */
#ifndef AD_TESTS_BRUTE_BRACKET_H
#define AD_TESTS_BRUTE_BRACKET_H

#include <limits.h>

#include "brute.h"

enum { NEVER = INT_MAX, ROW = 160 };

struct row {
    unsigned count;
    int value[ROW]; /* the rest of them is not written: rows are made by the million */
};

/* Sets of players are bits. */
struct bracket {
    const struct brute_field *f;
    const int *bye;           /* of every set: the lowest score of its bye, or NEVER */
    unsigned moved, resident; /* who is in it */
    unsigned next, lower;     /* the next group; all below the bracket, it included */
    int wanted;               /* 2026: the score of the bye of this round (C5) */
    bool complete;            /* 2017: what is left must have a pairing (C4, last bracket) */
    bool ahead_counts;        /* 2017: C7 is asked */
    unsigned mate[BRUTE_MAX]; /* the candidate; himself: floats down */
    struct row best;
    unsigned chosen[BRUTE_MAX];
    bool found;
    struct row *ahead; /* for every set of floaters: how the next bracket fares, once it is known */
};

static inline bool in(unsigned set, unsigned who)
{
    return set >> who & 1;
}

void put(struct row *r, int value);
/* Sorts the list, the highest first. Lists that are compared at all have the same length by the
 * criteria before. */
void put_list(struct row *r, int *list, unsigned count);
void copy_row(struct row *to, const struct row *from);
/* Of the values that both have. */
int compare_rows(const struct row *a, const struct row *b);

/* For every set of players: 0 if it can be paired to the last, the lowest possible score of its bye
 * if one is left over, NEVER if it cannot be paired. */
void tabulate_byes(const struct brute_field *f, int bye[BRUTE_SETS]);

/* Calls `seen` for every way to pair some of `todo`, the others float. Who was moved down meets
 * residents only (3.2, 3.3). More floaters than the best candidate has (C6) cannot be better. */
void each_candidate(struct bracket *b, unsigned todo, int floating, void (*seen)(struct bracket *));
unsigned floaters(const struct bracket *b);
void keep_if_better(struct bracket *b, const struct row *r);

/* C10 … C13 (2017: C8 … C11). */
void put_colours(struct row *r, const struct bracket *b);
/* Its place in the sequence: articles 3.6, 3.7 and 4 (2017: B.6, B.7, D). */
void put_sequence(struct row *r, const struct bracket *b);

/* The players with the score of the first of them. */
unsigned group_from(const struct brute_field *f, unsigned first);

/* Bracket after bracket: who meets whom, himself for the bye. A complete pairing must exist. */
void pair_down_2026(const struct brute_field *f, const int *bye, unsigned mate[BRUTE_MAX]);
void pair_down_2017(const struct brute_field *f, const int *bye, unsigned mate[BRUTE_MAX]);

#endif
