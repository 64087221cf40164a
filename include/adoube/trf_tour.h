/*
 * adoube/trf_tour.h -- a report file (trf.h) as a tournament that goes on (tour.h), and back.
 *
 *     ad_tour_init(&tour, trf.t.count + 1, ad_trf_tour_rounds(&trf), …);   one more may enter
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
 * The id of an entry (ad_tour_entry) is its place in the file, from 1.
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

/* Makes the events of an import and folds them into `tour`, which is fresh. AD_EINVAL: it cannot be
 * run as one, for teams are paired, the system is another, or places count instead of numbers;
 * AD_EFULL: `tour` or the memory is too small. `each` may be NULL. */
AD_API int ad_trf_tour_read(struct ad_tour *tour, const struct ad_trf *trf, ad_tour_event_fn *each,
                            void *payload, void *memory, size_t size);
AD_API size_t ad_trf_tour_memory(const struct ad_trf *trf);

/* The file `was` as it is by now, in order of the numbers. `added` has those with ids behind the
 * places of `was`, `log` is another line for the log, of at most 500 bytes; both may be NULL. Texts
 * are borrowed. AD_EFULL: the arena is too small; AD_EINVAL: that line is too long. */
AD_API int ad_trf_tour_write(struct ad_trf *out, const struct ad_trf *was,
                             const struct ad_tour *tour, const struct ad_trf_player *added,
                             const char *log, void *arena, size_t len);
AD_API size_t ad_trf_tour_bytes(const struct ad_trf *was, const struct ad_tour *tour);

AD_END

#endif
