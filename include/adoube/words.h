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

/* ---- values of enums ---- */

/* The enums whose values have words or texts: AD_WORDS_CASE_STATE is enum ad_case_state. Of TIEBREAK and RULES the word
 * is the code and the text its name, of SYSTEM it is FIDE's code, of TRF_HEAD the tag; FORMULA is of enum
 * ad_tiebreak_code; BAD, FILING_FAULT, NOTE_BY and NOTE_FIELD are of one bit. */
/* clang-format off */
enum ad_words {
    AD_WORDS_ACCOUNT, AD_WORDS_ADJUDICATION_STATE, AD_WORDS_ADJ_CODE, AD_WORDS_ADJ_COMMAND,
    AD_WORDS_ANSWER, AD_WORDS_APPLICATION, AD_WORDS_BACK, AD_WORDS_BAD, AD_WORDS_BOOK,
    AD_WORDS_BOOKED, AD_WORDS_CASE_CODE, AD_WORDS_CASE_COMMAND, AD_WORDS_CASE_EVENT,
    AD_WORDS_CASE_STATE, AD_WORDS_CAUSE, AD_WORDS_CHAMP_CODE, AD_WORDS_CHAMP_EVENT,
    AD_WORDS_CHAMP_STAKE, AD_WORDS_COMMAND, AD_WORDS_CSV_WHY, AD_WORDS_DATE_BAD,
    AD_WORDS_DELETION, AD_WORDS_DRAW, AD_WORDS_DRAWER, AD_WORDS_DROPPED, AD_WORDS_DUE,
    AD_WORDS_ENTRY, AD_WORDS_EVENT, AD_WORDS_FILING_FAULT, AD_WORDS_FORMAT, AD_WORDS_FORMULA,
    AD_WORDS_GROUPS, AD_WORDS_HOST, AD_WORDS_INELIGIBLE, AD_WORDS_INSTANCE, AD_WORDS_ITEM,
    AD_WORDS_LANGUAGE, AD_WORDS_LEAGUE_MOVE, AD_WORDS_LEVEL, AD_WORDS_LINEUP_BAD,
    AD_WORDS_LINEUP_CLAUSE, AD_WORDS_LINEUP_CODE, AD_WORDS_LINEUP_KIND, AD_WORDS_LINEUP_STAGE,
    AD_WORDS_LINEUP_WHY, AD_WORDS_MATE_PROOF, AD_WORDS_MODE, AD_WORDS_NOTE, AD_WORDS_NOTE_BY,
    AD_WORDS_NOTE_CODE, AD_WORDS_NOTE_FIELD, AD_WORDS_OFFENCE, AD_WORDS_ORG_BAD,
    AD_WORDS_ORG_PLAY, AD_WORDS_OUTCOME, AD_WORDS_OVERRIDE, AD_WORDS_OVERSTEP,
    AD_WORDS_PASS_BAD, AD_WORDS_PASS_EVENT, AD_WORDS_PASS_STATUS, AD_WORDS_PENALTY,
    AD_WORDS_PGN_RESULT, AD_WORDS_PGN_WHY, AD_WORDS_PREQUAL, AD_WORDS_QUALIFIED, AD_WORDS_REACH,
    AD_WORDS_REASON, AD_WORDS_RECEIPT_WHY, AD_WORDS_RESCHEDULE, AD_WORDS_RESULT_KIND,
    AD_WORDS_RULES, AD_WORDS_RUN_CODE, AD_WORDS_SANCTION, AD_WORDS_SANCTION_CODE,
    AD_WORDS_SANCTION_STATE, AD_WORDS_SCORE, AD_WORDS_SCORE_CODE, AD_WORDS_SEATS,
    AD_WORDS_SEAT_FIELD, AD_WORDS_SEAT_WHY, AD_WORDS_SQUAD_CMD, AD_WORDS_SQUAD_EVENT,
    AD_WORDS_STEP, AD_WORDS_SUBJECT, AD_WORDS_SYSTEM, AD_WORDS_TEMPLATE_BAD, AD_WORDS_TERM,
    AD_WORDS_TIEBREAK, AD_WORDS_TIEBREAK_BAD, AD_WORDS_TITLE, AD_WORDS_TOURNAMENT_BAD,
    AD_WORDS_TOUR_CMD, AD_WORDS_TOUR_CODE, AD_WORDS_TOUR_EVENT, AD_WORDS_TOUR_WARNING,
    AD_WORDS_TRANSFER_STATE, AD_WORDS_TRANSFER_WHY, AD_WORDS_TRF_HEAD, AD_WORDS_TRF_WHY,
    AD_WORDS_VERDICT, AD_WORDS_WEEKDAY, AD_WORDS_WHAT, AD_WORDS_WHO, AD_WORDS_WITHDRAWN,
    AD_WORDS_ALL
};
/* clang-format on */

/* "too-late": what scripts and the wire say for it; it never changes. "" for no value, or if they are silent about it.
 * And the value of a word, or AD_EPARSE. */
AD_API const char *ad_word(enum ad_words of, int value);
AD_API int ad_word_find(enum ad_words of, const char *word, size_t len);

/* The same for people; of a reason with what is to be filled in, {side}, {time} …. "" for no value. */
AD_API const char *ad_text(enum ad_words of, int value, enum ad_language lang);

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
