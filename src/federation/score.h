/*
 * federation/score.h -- what a result is worth.
 */
#ifndef AD_FEDERATION_SCORE_H
#define AD_FEDERATION_SCORE_H

#include "adoube/adjudication.h"

int ad__score_halves(enum ad_score s, enum ad_colour c); /* a bye: 2 here; it is a parameter */
bool ad__score_played(enum ad_score s);                  /* also what is adjourned (BTO 33.1) */
bool ad__score_open(enum ad_score s);

#endif
