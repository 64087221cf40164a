/*
 * text/trf_tour.h -- what reading a tournament out of a report file and writing it back share: the
 * comments that keep what columns cannot say, and the usual order of boards.
 */
#ifndef AD_TEXT_TRF_TOUR_H
#define AD_TEXT_TRF_TOUR_H

#include <string.h>

#include "adoube/trf_tour.h"
#include "text/put.h"
#include "tournament/arena.h"

#define TRF_MARK     "### adoube: "
#define TRF_MARK_LOG "### adoube: log "

/* Does the line begin so? */
static inline bool ad__trf_begins(struct ad_span line, const char *with)
{
    size_t len = strlen(with);

    return line.len >= len && memcmp(line.at, with, len) == 0;
}

/* A file while it is made anew. */
struct trf_after {
    struct ad_trf *out;
    const struct ad_trf *was;
    const struct ad_tour *tour;
    struct ad__arena a;
    uint16_t *to;    /* [place in the tour from 0]: place in the file, from 0 */
    uint16_t *from;  /* and back */
    struct put text; /* of lines that are written anew */
    struct ad_pair *pairs, *usual;
};

enum { TRF_LOG_MAX = 500 };

/* Lines and text that the comments of ours may take, with what the file had. */
unsigned ad__trf_lines_for(const struct ad_trf *was, const struct ad_tour *tour);
size_t ad__trf_text_for(const struct ad_trf *was, const struct ad_tour *tour);

/* The text from `from` on is a line of its own; all comments of ours; lines in order of their keys. */
void ad__trf_add_line(struct trf_after *w, uint32_t key, size_t from);
void ad__trf_mark_all(struct trf_after *w, const char *log);
void ad__trf_sort_lines(struct ad_trf *trf);

/* A file of teams. */
size_t ad__trf_teams_bytes(const struct ad_trf *was, const struct ad_tour *tour);
int ad__trf_teams_write(struct trf_after *w, const struct ad_trf_player *added, const char *log);

/* The games of a round (from 0) and then its byes, in the order that C.04.2 gives boards. Room for
 * t->count pairs. Returns how many. */
unsigned ad__trf_boards(struct ad_pair *out, const struct ad_tournament *t, unsigned round);

/* Boards of a match: as the file says, else as the smallest team has players. */
unsigned ad__trf_tour_boards(const struct ad_trf *trf);

/* Who sat at a board of a match (all from 0; the player's place in the file, from 1), and what came of
 * it: an empty chair has lost. Colour '-': none in the file. */
struct ad_tour_chair ad__trf_chair(const struct ad_trf *trf, unsigned team, unsigned round,
                                   unsigned board);
bool ad__trf_is_seated(const struct ad_trf *trf, unsigned team, unsigned round); /* anybody */

#endif
