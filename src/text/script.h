/*
 * text/script.h -- what the parts of the script reader share: lines, words, faults.
 *
 *     script_line.c    lines and words, and what is wrong with them
 *     script_move.c    a move as it was written, as an act of a hand
 *     script_table.c   the settings
 *     script_event.c   an event line as a command
 *     script_expect.c  an expect line against events and state
 *     script_run.c     one step after the other
 */
#ifndef AD_TEXT_SCRIPT_H
#define AD_TEXT_SCRIPT_H

#include "adoube/script.h"

struct ad__line {
    const char *text, *end; /* without its comment and the blanks around it   */
    const char *at;         /* how far it is read                             */
    const char *start;      /* of the line, for columns                       */
    uint32_t number;
    struct ad_script_fault *fault;
};

struct ad__word {
    const char *text;
    size_t len;
    bool quoted; /* `text` is without the quotation marks */
};

enum ad__line_kind { AD__LINE_SETTING, AD__LINE_EVENT, AD__LINE_EXPECT, AD__LINE_UNKNOWN };

#pragma GCC visibility push(hidden)

/* ---- lines and words: what returns false has filled in the fault ---- */

/* The next line that holds anything; *at and *number move on. NULL faults are not told. */
bool ad__line_next(struct ad__line *out, const char **at, const char *end, uint32_t *number,
                   struct ad_script_fault *fault);

/* Is a quotation mark left open? Then nothing may be read of it. */
bool ad__line_whole(struct ad__line *l);

/* The next word; false, without a fault, if there is none. */
bool ad__word_next(struct ad__word *out, struct ad__line *l);
bool ad__word_need(struct ad__word *out, struct ad__line *l);
bool ad__word_is(const struct ad__word *w, const char *text);
bool ad__word_same(const struct ad__word *a, const struct ad__word *b);

/* All that is left of the line, as one word. */
bool ad__word_rest(struct ad__word *out, struct ad__line *l);

bool ad__line_end(struct ad__line *l);
bool ad__line_more(const struct ad__line *l);
bool ad__line_bad(struct ad__line *l, enum ad_script_why why, const struct ad__word *w);

/* The nearest of some names, tried one after the other; what a fault then proposes. */
struct ad__near {
    struct ad__word w; /* as it was written */
    const char *name;  /* the nearest so far; NULL: none is near */
    size_t len;
    unsigned best;
};

struct ad__near ad__near_to(const struct ad__word *w);
void ad__near_try(struct ad__near *n, const char *name, size_t len);
void ad__near_tell(const struct ad__near *n, struct ad__line *l);

/* Which of the names is it? Empty names are passed over. -1, and the nearest is told. */
int ad__word_find(struct ad__line *l, const struct ad__word *w, const char *const *names,
                  unsigned count);

bool ad__need_number(uint32_t *out, struct ad__line *l, uint32_t min, uint32_t max);
bool ad__need_time(int32_t *ms, struct ad__line *l);
bool ad__need_side(uint8_t *out, struct ad__line *l, bool both);
bool ad__need_square(uint8_t *out, struct ad__line *l);
bool ad__read_square(uint8_t *out, const char *text, size_t len);

enum ad__line_kind ad__line_kind(const struct ad__line *l);

/* The names of settings and of who can act, for the first word of a line. */
extern const char *const ad__settings[];
extern const unsigned ad__settings_count;

/* A first word that nobody knows may be meant for any of those that may stand there. False. */
bool ad__line_unknown(struct ad__line *l);

/* ---- moves ---- */

bool ad__need_move(struct ad_act *out, struct ad__line *l, const struct ad_position *p,
                   enum ad_language lang);
bool ad__move_of_word(struct ad_act *out, struct ad__line *l, const struct ad__word *w,
                      const struct ad_position *p, enum ad_language lang);

/* The next move of a line of movetext, without its number; false at the end. */
bool ad__movetext_next(struct ad__word *out, struct ad__line *l);

/* ---- the parts ---- */

/* Was a fault of this line of the settings told already? */
bool ad__line_told(const struct ad_script *s, uint32_t number);

/* Is it about something that a line before, which could not be read, may have told? */
bool ad__fault_follows(const struct ad_script_fault *f);

bool ad__script_table(struct ad_script *s, struct ad_table *out);
bool ad__script_record(struct ad_script *s);

/* Fill in *out, of which time, kind and who are read here too. `play`: it is `both play`, and the
 * line stands before its movetext. */
bool ad__script_event(struct ad_script *s, struct ad_command *out, bool *play, struct ad__line *l);

enum ad__held { AD__HELD, AD__FAILED, AD__UNREADABLE };

enum ad__held ad__script_expect(struct ad_script *s, struct ad__line *l);

/* The kind of offence that the edition counts by this article, or -1. */
int ad__offence_group(const struct ad_table *t, const struct ad__word *w);

/* Decide and apply; adds to s->event. Returns 0 or a negative code. */
int ad__script_send(struct ad_script *s, const struct ad_command *c);

#pragma GCC visibility pop

#endif
