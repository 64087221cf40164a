/*
 * game/apply.h -- folding events, for apply itself and for the working copy of decide.
 */
#ifndef GAME_APPLY_H
#define GAME_APPLY_H

#include "adoube/game.h"

#pragma GCC visibility push(hidden)
/* `keep`: write to the caller's record. The working copy does not; its newest half-move is then not
 * in the record, and nothing in the same decision may ask for it. */
int ad__apply(struct ad_game *g, const struct ad_event *e, bool keep);
#pragma GCC visibility pop

#endif
