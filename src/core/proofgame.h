/*
 * core/proofgame.h -- a game from one position to another, found by search.
 *
 * The search walks backwards: it takes moves back from the goal until the start stands on the
 * board. What it finds is played forwards, move by move, before anybody sees it; so nothing in
 * the search has to be trusted. A search that finds nothing proves nothing.
 */
#ifndef AD_CORE_PROOFGAME_H
#define AD_CORE_PROOFGAME_H

#include "adoube/proof.h"

#pragma GCC visibility push(hidden)

struct ad__proof_game {
    unsigned plies;
    uint64_t nodes; /* positions looked at */
    ad_move game[AD_REACH_PLIES];
};

/* Legal moves from `start` to `goal`: the same position in the sense of 9.2.2 at the end. False if
 * none were found with this budget; another seed looks elsewhere. */
bool ad__proof_game(struct ad__proof_game *out, const struct ad_position *start,
                    const struct ad_position *goal, const struct ad_budget *budget, uint64_t seed);

/* The same from the initial position of standard chess, where captures may be many: by a plan, or
 * without. */
bool ad__game_find(struct ad__proof_game *out, const struct ad_position *goal,
                   const struct ad_budget *budget, struct ad_reach_seen *table);

#pragma GCC visibility pop

#endif
