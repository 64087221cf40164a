/*
 * adoube/words.h -- what happened at a table, in words: German for AD_DE, English else.
 *
 * A ruling is kept as a key and numbers (game.h, reason.h). Here it becomes a sentence with the
 * articles it rests on:
 *
 *     Black gains 2:00 (fide-2017 7.5.3, 7.5.1)
 *
 * There are two kinds of names. A *text* is for people and comes in two languages; a *word* is
 * what scripts and the wire use, and never changes.
 */
#ifndef ADOUBE_WORDS_H
#define ADOUBE_WORDS_H

#include <stddef.h>

#include "adoube/export.h"
#include "adoube/game.h"
#include "adoube/language.h"

AD_BEGIN

/* All writers return the length without the final NUL; or AD_EFULL, and the text is empty. */

enum { AD_SENTENCE_MAX = 512 }; /* bytes that always suffice for one event */

/*
 * One event as a sentence, with its citation. The state may be the one before the event or the
 * one after it: it is asked for the edition and for how a move is written. An event without a
 * reason of its own is told by its kind.
 */
AD_API int ad_event_text(char *out, size_t cap, const struct ad_game *g, const struct ad_event *e,
                         enum ad_language lang);

/* The same without the citation. */
AD_API int ad_event_sentence(char *out, size_t cap, const struct ad_game *g,
                             const struct ad_event *e, enum ad_language lang);

/* Is it worth telling: does it carry an article, or anything but consent? */
AD_API bool ad_event_is_ruling(const struct ad_event *e);

/* The articles as scripts name them, a blank in a number as _: "fide-2017 7.5.1 7.5.3",
 * "blitz-1977 8.11_3) fide-1984 10.7". Behind the articles of an edition that fills a gap stands
 * "(filled in for fide-2014)". */
AD_API int ad_cites_text(char *out, size_t cap, const struct ad_table *t, const struct ad_cites *c,
                         enum ad_language lang);

/* A reason with what is to be filled in: {side}, {time} …, and its key: "IMPOSSIBLE_TIME". */
AD_API const char *ad_reason_text(enum ad_reason r, enum ad_language lang);
AD_API const char *ad_reason_word(enum ad_reason r);

/* Why a command cannot have happened, filled in. */
AD_API int ad_impossible_text(char *out, size_t cap, enum ad_reason r, const struct ad_command *c,
                              enum ad_language lang);

/* ---- results ---- */

/* "1-0", "1/2-1/2", "1/2-0", "+/-", "void", "pending", "none". */
AD_API int ad_result_word(char *out, size_t cap, const struct ad_result *r);

/* "1-0", "½-½", "+/-"; "annulled", "not yet decided", "still open". */
AD_API int ad_result_text(char *out, size_t cap, const struct ad_result *r, enum ad_language lang);

/* Points that are no halves: 3/4-1/4 can be proposed, and must be refused. */
enum { AD_POINTS_BROKEN = 255 };

/* Read the word of a result: kind and points. Returns 0, or AD_EPARSE and *out is untouched. */
AD_API int ad_result_read(struct ad_result *out, const char *text, size_t len);

/* ---- names ---- */

/* Never NULL; "" for what is no value of the enum. */
AD_API const char *ad_who_text(enum ad_who w, enum ad_language lang);
AD_API const char *ad_who_word(enum ad_who w);
AD_API const char *ad_format_text(enum ad_format f, enum ad_language lang);
AD_API const char *ad_verdict_text(enum ad_verdict v, enum ad_language lang);
AD_API const char *ad_verdict_word(enum ad_verdict v);
AD_API const char *ad_command_word(enum ad_command_kind k);
AD_API const char *ad_command_text(enum ad_command_kind k, enum ad_language lang);
AD_API const char *ad_event_word(enum ad_event_kind k);
AD_API const char *ad_what_word(enum ad_what w);
AD_API const char *ad_what_text(enum ad_what w, enum ad_language lang);
AD_API const char *ad_answer_word(enum ad_answer a);
AD_API const char *ad_answer_text(enum ad_answer a, enum ad_language lang);
AD_API const char *ad_penalty_word(enum ad_penalty p);
AD_API const char *ad_penalty_text(enum ad_penalty p, enum ad_language lang);
AD_API const char *ad_offence_text(enum ad_offence o, enum ad_language lang);
AD_API const char *ad_mode_text(enum ad_mode m, enum ad_language lang);
AD_API const char *ad_result_kind_text(enum ad_result_kind k, enum ad_language lang);
AD_API const char *ad_item_word(enum ad_item i);
AD_API const char *ad_item_text(enum ad_item i, enum ad_language lang);
AD_API const char *ad_language_word(enum ad_language l);

/* ---- one act ---- */

/* An act without a position: "g1g3", "e7e8q", "0-0"; "-" for none. */
AD_API int ad_act_text(char *out, size_t cap, struct ad_act act);

/* ---- scoresheets ---- */

/* The move on a player's sheet for half-move n, in his language and in the form of the edition:
 * "Sf3", "Sf3 (=)", "-" for one that was left out, "[g1g3]" for an illegal one that stands. */
AD_API int ad_sheet_text(char *out, size_t cap, const struct ad_game *g, int side, uint32_t n);

enum { AD_SHEET_TEXT_MAX = 40 };

AD_END

#endif
