/*
 * tournament/lot.h -- one of several, by lot.
 */
#ifndef AD_TOURNAMENT_LOT_H
#define AD_TOURNAMENT_LOT_H

#include "adoube/lot.h"

/* 0 … n - 1, each equally likely. n is not 0. */
unsigned ad__lot_below(struct ad_lot *lot, unsigned n);

#endif
