/*
 * tests/federation/row_read.h -- words, days and points as rows of tests write them.
 */
#ifndef AD_TESTS_ROW_READ_H
#define AD_TESTS_ROW_READ_H

#include "../kit.h"
#include "adoube/date.h"
#include "adoube/order.h"

/* AD_NO_DATE for "-"; the row fails if it is no day. */
ad_date row_day(struct kit_row *row, const char *text);

/* Does this word stand there? */
bool row_has(const char *words, const char *word);

/* The value of key=, up to a blank; "" if there is none. */
const char *row_value(char out[32], const char *words, const char *key);
ad_date row_day_of(struct kit_row *row, const char *words, const char *key);

/* "BTO 4.3, BTO 4.4" */
const char *row_points(char out[40], const enum ad_point by[2]);

#endif
