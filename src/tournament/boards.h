/*
 * tournament/boards.h -- a match of teams from the points of its boards, as a report file and a
 * tournament that is run count it.
 */
#ifndef AD_TOURNAMENT_BOARDS_H
#define AD_TOURNAMENT_BOARDS_H

#include "adoube/tournament.h"

/* What one team did in a match. */
struct ad__side {
    ad_points games;
    unsigned seats, played, open; /* boards */
};

/* While a board is open, the match is; and while nobody sits anywhere. */
static inline char ad__side_result(const struct ad__side *mine, const struct ad__side *theirs)
{
    if (mine->open + theirs->open > 0 || mine->seats + theirs->seats == 0)
        return '?';
    if (mine->played + theirs->played == 0 && (mine->games != theirs->games || mine->games == 0))
        return mine->games > theirs->games ? '+' : '-'; /* else both sat there: they drew */
    return mine->games > theirs->games ? '1' : mine->games < theirs->games ? '0' : '=';
}

/* Half points of a board, for the record; what is open counts as a draw. */
static inline int8_t ad__board_halves(const struct ad_scoring *s, ad_points points)
{
    return (int8_t)(points >= s->win[0] ? 2 : points >= s->draw[0] ? 1 : 0);
}

/* Points on the boards of a match that was given, not played; `bye` are those of U. */
static inline int16_t ad__given_games(const struct ad_scoring *s, unsigned boards, ad_points bye,
                                      char result)
{
    ad_points each = result == 'F' || result == '+' ? s->win[0] : result == 'H' ? s->draw[0] : 0;

    return (int16_t)(result == 'U' ? bye : each * (ad_points)boards);
}

#endif
