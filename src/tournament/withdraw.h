/*
 * tournament/withdraw.h -- somebody leaves before the end: what becomes of his games.
 *
 *     struct ad_withdrawal w;
 *     struct ad_withdrawn what[AD_ROUNDS_MAX];
 *
 *     ad_withdraw(&w, what, meetings, on_board, &t, who, AD_WITHDRAW_HALF);
 *
 * The record that was is not touched: `meetings` is a copy of its meetings, and what changed in it
 * is listed with the reason. Ratings are made from the record that was.
 */
#ifndef AD_TOURNAMENT_WITHDRAW_H
#define AD_TOURNAMENT_WITHDRAW_H

#include "adoube/export.h"
#include "adoube/tournament.h"
#include "tournament/match_inside.h"

/*
 * The half rule (BTO 33.1, FIDE C.05 on round robins): who has played less than half of what he had
 * to play is taken out of the table; who has played half or more keeps his results and loses the
 * rest. In a Swiss, a knockout or the like all results stay and nothing is awarded (BTO 33.2).
 *
 * Played is what was decided over the board, and what was adjourned. Forfeits are not, unless the
 * event says so.
 */
enum ad_withdraw_rule { AD_WITHDRAW_KEEP, AD_WITHDRAW_HALF, AD_WITHDRAW_HALF_WITH_FORFEITS };

#define AD_WITHDRAWN_MAP(X)  \
    X(AD_WITHDRAWN_STAYS)    \
    X(AD_WITHDRAWN_ANNULLED) \
    X(AD_WITHDRAWN_LOST)     \
    X(AD_WITHDRAWN_NOT_PAIRED)

enum ad_withdrawn_why { AD_WITHDRAWN_MAP(AD_ID) };

/* One of his rounds. */
struct ad_withdrawn {
    uint16_t round;    /* from 0 */
    uint16_t opponent; /* his place, from 1 */
    char before;       /* the result that was, of the one who left */
    uint8_t why;       /* enum ad_withdrawn_why */
};

struct ad_withdrawal {
    unsigned played, due;
    bool annulled;  /* all of it */
    unsigned count; /* entries of the list: his rounds with an opponent */
};

/*
 * meetings is a copy of t's, with the fixtures of rounds to come filled in: an opponent and no result
 * (for a league ad_league_fill does it). What he had to play is counted over all t->stride rounds.
 * An annulled round is left with neither opponent nor result on both sides; a match of teams that is
 * lost is lost on all boards. on_board is a copy of t->on_board, or NULL. `what` has room for
 * t->stride entries.
 */
void ad_withdraw(struct ad_withdrawal *out, struct ad_withdrawn *what, struct ad_meeting *meetings,
                 int8_t *on_board, const struct ad_tournament *t, unsigned who,
                 enum ad_withdraw_rule rule);

#endif
