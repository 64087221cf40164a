/*
 * federation/person.h -- what the files about persons and line-ups share.
 */
#ifndef AD_FEDERATION_PERSON_H
#define AD_FEDERATION_PERSON_H

#include "adoube/person.h"

/* The rules, or the usual ones. */
const struct ad_pass_rules *ad__pass_rules(const struct ad_pass_rules *rules);

/* It works that day, and the club has it (A1 13.3). */
bool ad__pass_at_hand(const struct ad_pass *p, ad_date on);

#endif
