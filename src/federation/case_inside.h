/*
 * federation/case_inside.h -- what the rooms below need of adoube/case.h, and nobody outside.
 */
#ifndef AD_FEDERATION_CASE_INSIDE_H
#define AD_FEDERATION_CASE_INSIDE_H

#include "adoube/case.h"

/* ---- money: BTO 5.10, 5.15 ---- */

/* What to propose when a remedy had part success, `won` of `of` parts; never below 0. */
int64_t ad_fee_partly(int64_t fee, unsigned won, unsigned of, int64_t expenses);

enum ad_instance ad_instance_director(enum ad_level area);

enum ad_instance ad_instance_committee(enum ad_level area);

/* The director or the committee of an area; NONE for a club and the national body. */
enum ad_level ad_instance_level(enum ad_instance i); /* of NONE: AD_LEVELS */

enum ad_instance ad_instance_protest(enum ad_instance first);

/* Who decides on a protest against what `first` decided at first, and who on the appeal against
 * that. NONE: there is none, the decision is final. */
enum ad_instance ad_instance_appeal(enum ad_instance first);

struct ad_money ad_fee_protest(const struct ad_fees *f, enum ad_instance to);

/* What a remedy to that instance costs. */
struct ad_money ad_fee_appeal(const struct ad_fees *f, enum ad_instance to);

/* f: the fees of struct ad_case_rules. */
struct ad_remedies ad_remedies_of(enum ad_instance first, const struct ad_fees *f);

/* The last day for a request, counted from the incident; AD_NO_DATE where that day is not known.
 * Rules NULL: the usual ones. Of a case that runs ad_case_deadlines tells all. */
ad_date ad_case_request_until(ad_date incident, const struct ad_case_rules *r);

/* The first day for a hearing that is set on that one: the remedy can still be withdrawn (5.10). */
ad_date ad_case_hearing_from(ad_date on, const struct ad_case_rules *r);

/* Has that party a remedy? OK with the point that gives it, NO_STANDING, or NO_REMEDY. */
struct ad_case_verdict ad_case_entitled(const struct ad_case *c, const struct ad_party *p);

/* Whether there is a decision, and the last one is to be carried out now: a remedy does not hold it
 * up, a full stay does (5.9). */
bool ad_case_in_force(const struct ad_case *c);

/* Whether what that instance decided is the last word: nobody above it has granted a remedy. NONE: who
 * decided at first. */
bool ad_case_holds(const struct ad_case *c, enum ad_instance by);

#endif
