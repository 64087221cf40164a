/*
 * tournament/explain_inside.h -- what the rooms below need of adoube/explain.h, and nobody outside.
 */
#ifndef AD_TOURNAMENT_EXPLAIN_INSIDE_H
#define AD_TOURNAMENT_EXPLAIN_INSIDE_H

#include "adoube/explain.h"

/* Of pair k: the one who chooses (the higher in the order of 1.2), a place from 1. */
unsigned ad_explain_upper(const struct ad_explanation *e, unsigned k);

#endif
