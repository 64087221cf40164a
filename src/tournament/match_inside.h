/*
 * tournament/match_inside.h -- what the rooms below need of adoube/match.h, and nobody outside.
 */
#ifndef AD_TOURNAMENT_MATCH_INSIDE_H
#define AD_TOURNAMENT_MATCH_INSIDE_H

#include "adoube/match.h"

/*
 * Results carried over (SJ 8.2): what the qualified played against each other in an earlier stage
 * counts as round `round` of the new one. from_place[i] is the place (from 0) in `from` of
 * entrant i of t. Written to meetings, and to on_board if both records have it (else NULL).
 * Returns how many meetings were carried, two for each match, or AD_EINVAL: somebody would meet
 * two.
 */
int ad_record_carry(struct ad_meeting *meetings, int8_t *on_board, const struct ad_tournament *t,
                    unsigned round, const struct ad_tournament *from, const uint16_t *from_place);

#endif
