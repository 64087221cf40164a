/*
 * tests/federation/org_read.h -- organisations, their numbers and lots, as rows of tests write them.
 */
#ifndef AD_TESTS_ORG_READ_H
#define AD_TESTS_ORG_READ_H

#include "adoube/org.h"
#include "federation/org_inside.h"

enum { ORGS = 64 };

/* AD_NO_DATE for "-". */
ad_date org_day(const char *text);

/* The next word of *at, cut at blanks, or false. */
bool org_word(char out[64], const char **at);

/* "V1" or "D3" or "7": a number that is unlike for unlike letters */
uint32_t org_id(const char *text);
unsigned org_ids(uint32_t *out, const char *text);

/* "nrw": the six of the examples; else numbers, all three figures alike. V1, V2 … */
unsigned org_counts(struct ad_member_count *out, const char *text);

/* " lot 1: V1 V2", appended; nothing without candidates. */
void org_say_lot(char out[1024], const struct ad_org_lot *lot);

#endif
