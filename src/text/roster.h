/*
 * text/roster.h -- columns of a list of players.
 */
#ifndef AD_TEXT_ROSTER_H
#define AD_TEXT_ROSTER_H

#include "adoube/csv.h"

enum roster_column {
    ROSTER_NAME,
    ROSTER_LAST,
    ROSTER_FIRST,
    ROSTER_TITLE,
    ROSTER_ELO,
    ROSTER_DWZ,
    ROSTER_TWZ,
    ROSTER_CLUB,
    ROSTER_FEDERATION,
    ROSTER_ID,
    ROSTER_BIRTH,
    ROSTER_SEX,
    ROSTER_NATIONAL_ID,
    ROSTER_NATIONAL_CLUB, /* the number of the club, that of the member in it comes behind */
    ROSTER_TEAM,
    ROSTER_BOARD, /* in the team */
    ROSTER_INDEX,
    ROSTER_UNNAMED,
    ROSTER_COLUMNS,
    ROSTER_PASSED_OVER = ROSTER_COLUMNS
};

/* The column that has this name, in German or English, with any blanks and marks in it. */
enum roster_column ad__roster_column(struct ad_span name);

/* FIDE's three letters where we know the country by name, else the text itself. */
struct ad_span ad__roster_federation(struct ad_span name);
bool ad__roster_is_federation(struct ad_span code);

#endif
