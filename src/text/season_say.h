/*
 * text/season_say.h -- answers of a season script as lines for people, in English or German.
 *
 * Each writes whole lines into the block of the last answer (ad__answer_block).
 */
#ifndef AD_TEXT_SEASON_SAY_H
#define AD_TEXT_SEASON_SAY_H

#include "text/season.h"
#include "text/season_words.h"

#pragma GCC visibility push(hidden)

/* The boards as handed in, each verdict as a sentence, and what all of it comes to. */
void ad__tell_lineup(struct ad_season_script *r, const struct ad__named_org *club,
                     const struct ad__list *list, const struct ad_lineup_case *c,
                     const struct ad_lineup_report *rep);

/* Yes, or every reason for a no. */
void ad__tell_eligible(struct ad_season_script *r, const struct ad__named_person *p,
                       const struct ad__named_org *club, const struct ad_terms *terms,
                       const struct ad_eligibility *e);

/* The working: one line a seat or refusal; then who has how many, and what is left. */
void ad__tell_seats(struct ad_season_script *r, const struct ad_seats_how *how,
                    const struct ad_seats *seats, const struct ad_seat_line *lines);

/* A field that the order does not allow, or that nobody has set. */
void ad__tell_field(struct ad_season_script *r, enum ad_seat_field field,
                    const struct ad_template_line *line);

/* ---- pieces ---- */

/* What people read, in their language; the second with the end of the line. */
const char *ad__told(enum ad__told what, enum ad_language lang);
void ad__tell(struct put *p, enum ad__told what, enum ad_language lang);
void ad__tell_line(struct put *p, enum ad__told what, enum ad_language lang);

void ad__tell_word(struct put *p, const struct ad__word *w);
void ad__tell_day(struct put *p, ad_date d, enum ad_language lang);

/* " (BTO 16.7, SJ 7.5)"; nothing if there is none. */
void ad__tell_points(struct put *p, const enum ad_point *by, unsigned count);

/* "3", "3, 4" or "3–8" of a set of boards. */
void ad__tell_boards(struct put *p, uint32_t boards);

/* Blanks until the text that began at `from` is so many columns wide. */
void ad__tell_pad(struct put *p, size_t from, unsigned width);

#pragma GCC visibility pop

#endif
