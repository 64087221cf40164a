/*
 * adoube/outlook.h -- what if: the places that each can still reach while games of a round are open.
 *
 *     struct ad_outlook places[60];
 *     struct ad_pair open[] = {{1, 2}, {7, 4}};              // places from 1, White first
 *     struct ad_outlook_question q = {.t = &t, .round = 8, .open = open, .count = 2,
 *                                     .list = list, .tiebreaks = n, .how = how};
 *     size_t len = ad_outlook_bytes(&q);
 *
 *     ad_outlook_make(places, &q, malloc(len), len);         // all 3 × 3 outcomes are tried
 *     printf("%u to %u\n", places[0].best, places[0].worst);
 *
 * A game is won, drawn or lost. Games that are open and not asked about count as draws, as they do in
 * every table.
 */
#ifndef ADOUBE_OUTLOOK_H
#define ADOUBE_OUTLOOK_H

#include "adoube/standings.h"

AD_BEGIN

enum { AD_OUTLOOK_GAMES = 6 }; /* 729 tables are made at most */

struct ad_outlook {
    uint16_t best, worst; /* ranks, from 1 */
};

struct ad_outlook_question {
    const struct ad_tournament *t;
    unsigned round; /* from 0 */
    const struct ad_pair *open;
    unsigned count; /* at most AD_OUTLOOK_GAMES */
    const struct ad_tiebreak *list;
    unsigned tiebreaks;
    struct ad_standings_how how;
};

/* Writes an outlook for each place of q->t. AD_EINVAL: too many games, or a pair that does not play in
 * this round; AD_EFULL: too little memory. */
AD_API size_t ad_outlook_bytes(const struct ad_outlook_question *q);
AD_API int ad_outlook_make(struct ad_outlook *out, const struct ad_outlook_question *q,
                           void *memory, size_t len);

/* One outcome, in meetings that may be changed, laid out as t's: '1' White wins, '=' a draw, '0'. */
AD_API void ad_outlook_suppose(struct ad_meeting *meetings, const struct ad_tournament *t,
                               unsigned round, struct ad_pair pair, char white);

AD_END

#endif
