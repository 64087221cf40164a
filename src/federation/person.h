/*
 * federation/person.h -- what the files about persons and line-ups share.
 */
#ifndef AD_FEDERATION_PERSON_H
#define AD_FEDERATION_PERSON_H

#include "adoube/person.h"

/* The rules, or the usual ones. */
const struct ad_pass_rules *ad__pass_rules(const struct ad_pass_rules *rules);

#endif
