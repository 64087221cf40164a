/*
 * federation/org_inside.h -- what the rooms below need of adoube/org.h, and nobody outside.
 */
#ifndef AD_FEDERATION_ORG_INSIDE_H
#define AD_FEDERATION_ORG_INSIDE_H

#include "adoube/org.h"

/* ---- how strong they are ---- */

/* The day whose numbers count: 1 January of the year in which the season starts (SJ 12.1; for the
 * other championships the same by analogy). */
struct ad_dated ad_count_day(int season, const struct ad_calendar *c);

/* The last report of this organisation up to that day, or NULL. */
const struct ad_member_count *ad_count_of(const struct ad_member_count *counts, unsigned count,
                                          uint32_t org, ad_date on);

#endif
