/*
 * laws/laws_inside.h -- what the rooms below need of adoube/laws.h, and nobody outside.
 */
#ifndef AD_LAWS_LAWS_INSIDE_H
#define AD_LAWS_LAWS_INSIDE_H

#include "adoube/laws.h"

/* The articles that say so. */
void ad_time_format_cites(struct ad_cites *out, enum ad_edition e, enum ad_format f);

/* The articles that leave no room for it; none where the book is silent. */
void ad_fit_cites(struct ad_cites *out, struct ad_fit fit);

#endif
