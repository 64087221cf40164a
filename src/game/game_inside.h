/*
 * game/game_inside.h -- what the rooms below need of adoube/game.h, and nobody outside.
 */
#ifndef AD_GAME_GAME_INSIDE_H
#define AD_GAME_GAME_INSIDE_H

#include "adoube/game.h"

/* The edition whose definitions hold: where a fragment is filled in, the one that fills it. */
enum ad_edition ad_table_book(const struct ad_table *t);

/* The move written on a sheet for half-move n: 0, or 1 if it was left out there. */
int ad_game_written(struct ad_act *out, const struct ad_game *g, int side, uint32_t n);

/* Two states are the same, record included. */
bool ad_game_equal(const struct ad_game *a, const struct ad_game *b);

#endif
