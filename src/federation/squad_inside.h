/*
 * federation/squad_inside.h -- what the rooms below need of adoube/squad.h, and nobody outside.
 */
#ifndef AD_FEDERATION_SQUAD_INSIDE_H
#define AD_FEDERATION_SQUAD_INSIDE_H

#include "adoube/squad.h"

/* ---- for a line-up ---- */

/* Persons who serve a ban of this squad, with it beside the bars they had. */

/* Does somebody of this rank serve a ban that keeps him from that team's next match? */
bool ad_squad_banned(const struct ad_squad *s, uint16_t rank, uint8_t team);

/* The line of that rank or person, or NULL. */
const struct ad_squad_line *ad_squad_line_of_rank(const struct ad_squad *s, uint16_t rank);
const struct ad_squad_line *ad_squad_line_of(const struct ad_squad *s, uint32_t person);

#endif
