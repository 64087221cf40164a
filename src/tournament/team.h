/*
 * tournament/team.h -- what the Swiss team system looks at, for every team of the round.
 *
 * Articles are those of C.04.6 from 2026-02-01. Teams have no absolute preference, nobody is a
 * topscorer, and a float is remembered for one round only.
 */
#ifndef AD_TOURNAMENT_TEAM_H
#define AD_TOURNAMENT_TEAM_H

#include "tournament/swiss.h"

struct ad__team {
    char wish;         /* the colour preferred (1.7), 'w' or 'b'; 0: none */
    bool strong;       /* type B only */
    bool floated;      /* in the last round, against a different score (1.5) */
    bool bye;          /* may get the bye (C2) */
    int8_t difference; /* matches with White minus matches with Black (1.6) */
    char last;         /* the colour of its last match, 0: none yet */
    uint8_t matches;   /* played */
};

/* Of the team f->who[i]. */
void ad__team_facts(struct ad__team *out, const struct ad__field *f, unsigned i);

/* As ad__team_colour_of, and which article of 4.3 said so: 1 … 9. */
char ad__team_colour_why(unsigned *article, const struct ad__field *f, unsigned i, unsigned j);

/* How many different scores there can be, at most. */
unsigned ad__score_levels(const struct ad_tournament *t);

#endif
