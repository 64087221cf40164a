/*
 * federation/date_inside.h -- what the rooms below need of adoube/date.h, and nobody outside.
 */
#ifndef AD_FEDERATION_DATE_INSIDE_H
#define AD_FEDERATION_DATE_INSIDE_H

#include "adoube/date.h"

/* ---- ages ---- */

/* The day itself or the next that is neither Saturday, Sunday nor a holiday of North
 * Rhine-Westphalia. */
ad_date ad_date_roll(ad_date d);

/* The last day for what is due "`days` days before `day`" (BTO 5.10, 8, 23.3, 23.5). Never rolled:
 * a later day would leave fewer days than the order gives. */
ad_date ad_deadline_before(ad_date day, int32_t days);

/* The point that has the season begin on that day: AD_BTO_1_5 for 1 September; AD_NO_POINT for any
 * other, which the order does not know. */
enum ad_point ad_season_point(const struct ad_calendar *c);

/* 28 to 31; 0 if there is no such month. */
int ad_month_days(int year, int month);

#endif
