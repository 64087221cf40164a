/*
 * adoube/schedule.h -- tables made before the first round: everybody meets everybody.
 *
 *     struct ad_schedule s = {.table = AD_TABLE_BERGER, .count = 8, .cycles = 2};
 *     struct ad_pair pairs[4];
 *
 *     assert(ad_schedule_rounds(&s) == 14);
 *     assert(ad_schedule_pairs(pairs, &s, 0) == 4);           // in the order of the table
 *     assert(pairs[0].white == 1 && pairs[0].black == 8);
 *
 * Numbers are drawn (lot.h) or given; two of one club get numbers that meet early
 * (ad_berger_numbers).
 */
#ifndef ADOUBE_SCHEDULE_H
#define ADOUBE_SCHEDULE_H

#include "adoube/lot.h"
#include "adoube/tournament.h"

AD_BEGIN

enum ad_schedule_table {
    AD_TABLE_BERGER, /* FIDE C.05, annex 1: all meet all */

    /* All meet all in a long row of boards, for blitz: after each round everybody moves on by one
     * seat. The boards stand with White on alternate sides. With an even number the first keeps his
     * seat and his board is turned each round; with an odd number the end of the row rests. */
    AD_TABLE_RUTSCH,

    /* Two teams, the first and the second half of the places; each meets all of the other team.
     * Here the first team has White in the odd rounds, the second in the even ones. */
    AD_TABLE_SCHEVENINGEN,

    /* The same with both colours in every round, as the printed tables have it: in each round White
     * goes to half of a team (or one more, if its size is odd), and over all rounds to each player
     * in half of his games (or as near as an odd number allows). With 2 players a team no such
     * table exists, and for 22, 26, 30 … none is kept: then as above, which balances the players
     * only. */
    AD_TABLE_SCHEVENINGEN_EVEN
};

struct ad_schedule {
    enum ad_schedule_table table;
    unsigned count;  /* entrants; two teams: of both together, an even number */
    unsigned cycles; /* 0 is 1. Every second cycle has the colours reversed */

    /* Berger tables, even numbers: between two cycles two players would have the same colour three
     * times running. Therefore the last two rounds of a cycle before another are exchanged (with
     * four players: of every second cycle), unless: */
    bool unswapped;

    const uint16_t *who; /* who[number - 1]: the place, from 0, of who drew that number;
                            NULL: the places in their order */
};

/* How many rounds there are, of all cycles. */
AD_API unsigned ad_schedule_rounds(const struct ad_schedule *s);

/* The pairs of a round (from 0), by places counted from 1, in the order of the table; who rests
 * comes last, with black 0. Returns how many: room for (count + 1) / 2. */
AD_API unsigned ad_schedule_pairs(struct ad_pair *out, const struct ad_schedule *s, unsigned round);

/* In which round, from 0, of the Berger table for n players numbers a and b (from 1) meet. */
AD_API unsigned ad_berger_round(unsigned n, unsigned a, unsigned b);

/*
 * Numbers for a Berger table in which clubmates meet as early as possible (BTO 26.2): the last
 * round in which two of one club meet is as early as it can be for clubs of these sizes.
 *
 * club[place] is the same for two of one club, 0 for nobody's. The draw is one that slips of paper
 * could do: the clubs draw one after the other, the largest first, equal ones as they are listed.
 * Each draws one of the sets of numbers that leave the later clubs a set as well, its members
 * draw from the set, and at last everybody else from the numbers that are left.
 *
 * *last is that last round, from 1; 0: no club has two. who is as in the schedule. Returns 0,
 * AD_EINVAL for more than AD_NUMBERS_MAX entrants, AD_EFULL if clubs of many sizes make it too long
 * a search: then number them by hand and let ad_berger_round show the rounds.
 */
enum { AD_NUMBERS_MAX = 64 };
AD_API int ad_berger_numbers(uint16_t *who, unsigned *last, const uint16_t *club, unsigned count,
                             struct ad_lot *lot);

AD_END

#endif
