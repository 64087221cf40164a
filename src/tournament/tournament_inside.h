/*
 * tournament/tournament_inside.h -- what the rooms below need of adoube/tournament.h, and nobody outside.
 */
#ifndef AD_TOURNAMENT_TOURNAMENT_INSIDE_H
#define AD_TOURNAMENT_TOURNAMENT_INSIDE_H

#include "adoube/tournament.h"

ad_points ad_entrant_pairing_points(const struct ad_tournament *t, unsigned who, unsigned round);

#endif
