/*
 * text/trf_tour.h -- what reading a tournament out of a report file and writing it back share: the
 * comments that keep what columns cannot say, and the usual order of boards.
 */
#ifndef AD_TEXT_TRF_TOUR_H
#define AD_TEXT_TRF_TOUR_H

#include <string.h>

#include "adoube/trf_tour.h"

#define TRF_MARK     "### adoube: "
#define TRF_MARK_LOG "### adoube: log "

/* Does the line begin so? */
static inline bool ad__trf_begins(struct ad_span line, const char *with)
{
    size_t len = strlen(with);

    return line.len >= len && memcmp(line.at, with, len) == 0;
}

/* The games of a round (from 0) and then its byes, in the order that C.04.2 gives boards. Room for
 * t->count pairs. Returns how many. */
unsigned ad__trf_boards(struct ad_pair *out, const struct ad_tournament *t, unsigned round);

#endif
