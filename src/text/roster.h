/*
 * text/roster.h -- columns of a list of players.
 */
#ifndef AD_TEXT_ROSTER_H
#define AD_TEXT_ROSTER_H

#include "adoube/csv.h"

/* The column that has this name, in German or English, with any blanks and marks in it;
 * AD_COLUMN_UNNAMED for none, AD_COLUMN_NONE for a name we do not know. */
enum ad_column ad__roster_column(struct ad_span name);

/* FIDE's three letters where we know the country by name, else the text itself. */
struct ad_span ad__roster_federation(struct ad_span name);
bool ad__roster_is_federation(struct ad_span code);

#endif
