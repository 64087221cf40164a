/*
 * text/season_args.h -- reading a statement of a season script, and writing its answer.
 *
 * A verb reads all its words first and then calls ad__args_end; only if that holds it does anything.
 */
#ifndef AD_TEXT_SEASON_ARGS_H
#define AD_TEXT_SEASON_ARGS_H

#include "adoube/adjudication.h"
#include "adoube/date.h"
#include "adoube/laws.h"
#include "adoube/season_script.h"
#include "text/put.h"
#include "text/script.h"

enum { AD__SEASON_WORDS = 48 };

/* The words of a statement behind its verb. What could not be read sets `bad`, and then nothing
 * more is. A word that ends with a colon ends them: all behind it is `rest`. */
struct ad__args {
    struct ad__line *l;
    struct ad__word w[AD__SEASON_WORDS];
    bool used[AD__SEASON_WORDS];
    unsigned n, alone; /* alone: read so far of those that are no key=value */
    struct ad__word rest;
    bool has_rest, bad;
    const struct ad_season_script *run;
};

struct ad__season_verb {
    struct ad_season_verb v;
    bool (*run)(struct ad_season_script *r, struct ad__args *a);
};

#pragma GCC visibility push(hidden)

/* ---- words ---- */

void ad__args_read(struct ad__args *a, struct ad__line *l);

/* Fault at that word. Returns false, always. */
bool ad__args_bad(struct ad__args *a, enum ad_script_why why, const struct ad__word *w);

/* The same, with what the fault's `detail` holds. */
bool ad__args_bad_why(struct ad__args *a, enum ad_script_why why, const struct ad__word *w,
                      unsigned detail);

/* That word, or what is behind that key, is missing. Returns false, always. */
bool ad__args_missing(struct ad__args *a, const char *what);

/* The next word that stands alone; false if there is none. need: a fault then. */
bool ad__arg_next(struct ad__args *a, struct ad__word *out);
bool ad__arg_need(struct ad__args *a, struct ad__word *out);

/* The value of key=value; false if it is not there. */
bool ad__arg_value(struct ad__args *a, const char *key, struct ad__word *out);

/* Is this word there? */
bool ad__arg_flag(struct ad__args *a, const char *name);

/* These leave *out as it is if the key is missing; `need` makes that a fault. */
void ad__arg_date(struct ad__args *a, const char *key, ad_date *out);
void ad__need_date(struct ad__args *a, const char *key, ad_date *out);
void ad__arg_number(struct ad__args *a, const char *key, uint32_t max, uint32_t *out);
void ad__arg_season(struct ad__args *a, const char *key, int *out);

/* A date as the next word. */
void ad__next_date(struct ad__args *a, ad_date *out);

/* Which of the words is the value? `other` if the key is missing. */
unsigned ad__arg_choice(struct ad__args *a, const char *key, const char *const *names,
                        unsigned count, unsigned other);

/* A point, such as BTO_16.7. */
void ad__arg_point(struct ad__args *a, const char *key, enum ad_point *out);

/* Number of the word, of 0 to max; else a fault. */
uint32_t ad__word_number(struct ad__args *a, const struct ad__word *w, uint32_t max);

/* A result such as 1-0, +/- or h; else a fault. */
enum ad_score ad__word_score(struct ad__args *a, const struct ad__word *w);

/* Everything was read, and nothing was wrong. */
bool ad__args_end(struct ad__args *a);

/* ---- the answer ---- */

/* The statement `expect`: does what it names hold of the last answer? */
enum ad_season_step ad__season_expect(struct ad_season_script *r, struct ad__line *l);

void ad__answer(struct ad_season_script *r, const char *code);
void ad__answer_bytes(struct ad_season_script *r, const char *code, size_t len);
void ad__answer_by(struct ad_season_script *r, enum ad_point p);
void ad__answer_points(struct ad_season_script *r, const enum ad_point *by, unsigned count);
void ad__answer_article(struct ad_season_script *r, ad_article article);
void ad__answer_fact(struct ad_season_script *r, const char *key, const char *value);
void ad__answer_number(struct ad_season_script *r, const char *key, int64_t n);
void ad__answer_date(struct ad_season_script *r, const char *key, ad_date d);

/* Boards of a set: 3,4,5. Nothing if it is empty. */
void ad__answer_boards(struct ad_season_script *r, const char *key, uint32_t boards);

/* Lines for people under the answer; call it behind ad__answer, and write whole lines. */
struct put *ad__answer_block(struct ad_season_script *r);

/* Bytes for sanctions, cases and adjudications. */
size_t ad__disputes_size(void);

/* ---- the verbs, each list ends with an empty row ---- */

extern const struct ad__season_verb ad__season_readings[];
extern const struct ad__season_verb ad__season_facts[];
extern const struct ad__season_verb ad__season_people[];
extern const struct ad__season_verb ad__season_passes[];
extern const struct ad__season_verb ad__season_ranks[];
extern const struct ad__season_verb ad__season_lineup[];
extern const struct ad__season_verb ad__season_play[];
extern const struct ad__season_verb ad__season_dates[];
extern const struct ad__season_verb ad__season_adjourned[];
extern const struct ad__season_verb ad__season_sanctions[];
extern const struct ad__season_verb ad__season_cases[];
extern const struct ad__season_verb ad__season_case_files[];
extern const struct ad__season_verb ad__season_ledger[];
extern const struct ad__season_verb ad__season_events[];
extern const struct ad__season_verb ad__season_draws[];
extern const struct ad__season_verb ad__season_seats[];
extern const struct ad__season_verb ad__season_playoffs[];
extern const struct ad__season_verb ad__season_tables[];
extern const struct ad__season_verb ad__season_notes[];
extern const struct ad__season_verb ad__season_hosts[];

#pragma GCC visibility pop

#endif
