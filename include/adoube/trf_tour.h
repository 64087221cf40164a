/*
 * adoube/trf_tour.h -- a report file (trf.h) as a tournament that goes on (tour.h), and back.
 *
 *     struct ad_tour_room room = ad_trf_tour_room(&trf);
 *     room.entries++;                                                      one more may enter
 *     ad_tour_room_init(&tour, &room, …);
 *     ad_trf_tour_read(&tour, &trf, NULL, NULL, memory, size);
 *     … ad_tour_decide, ad_tour_apply …
 *     ad_trf_tour_write(&after, &trf, &tour, NULL, NULL, arena, len);      for ad_trf_write
 *
 * What the columns of a file cannot say stands in comments of ours, which other programs pass over:
 *
 *     ### adoube: round 2 by-hand 3              so many pairs are not those of the rules
 *     ### adoube: round 2 boards 4-1 2-9 5       another order than the usual one
 *     ### adoube: round 2 board 1 adjourned      or: through w, in a knockout
 *     ### adoube: left 13
 *     ### adoube: finished
 *     ### adoube: log …                          what was done and confirmed; kept, never read
 *
 * The id of an entry (ad_tour_entry), and that of a player of a team, is its place in the file, from 1.
 *
 * In a file of teams these are run: a match is what its boards say (300), or as a whole 330. `board 3
 * adjourned 2` names a board of a match. What stayed as it was keeps its lines; the others are made anew.
 */
#ifndef ADOUBE_TRF_TOUR_H
#define ADOUBE_TRF_TOUR_H

#include "adoube/tour.h"
#include "adoube/trf.h"

AD_BEGIN

/* An event as it is made; another value than 0 ends the reading and is returned. */
typedef int ad_tour_event_fn(void *payload, const struct ad_tour_event *e);

/* Rounds that the file has or announces. */
AD_API unsigned ad_trf_tour_rounds(const struct ad_trf *trf);

/* What `tour` needs for the file. */
AD_API struct ad_tour_room ad_trf_tour_room(const struct ad_trf *trf);

/* Makes the events of an import and folds them into `tour`, which is fresh. AD_EINVAL: it cannot be
 * run as one, for the system is another, places count instead of numbers, or teams did not meet board by
 * board;
 * AD_EFULL: `tour` or the memory is too small. `each` may be NULL. */
AD_API int ad_trf_tour_read(struct ad_tour *tour, const struct ad_trf *trf, ad_tour_event_fn *each,
                            void *payload, void *memory, size_t size);
AD_API size_t ad_trf_tour_memory(const struct ad_trf *trf);

/* The file `was` as it is by now, in order of the numbers, or of teams as they stood. `added` has those
 * with ids behind the places of `was`, in a file of teams first the teams (by their names), then players; `log` is another line for the log, of at most 500 bytes; both may be NULL. Texts
 * are borrowed. AD_EFULL: the arena is too small; AD_EINVAL: that line is too long. */
AD_API int ad_trf_tour_write(struct ad_trf *out, const struct ad_trf *was,
                             const struct ad_tour *tour, const struct ad_trf_player *added,
                             const char *log, void *arena, size_t len);
AD_API size_t ad_trf_tour_bytes(const struct ad_trf *was, const struct ad_tour *tour);

AD_END

#endif
