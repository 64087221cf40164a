/*
 * adoube/season_script.h -- a season as a plain text: facts, questions to the order, expectations.
 *
 * docs/season-script.md has the form. The reader puts the facts into the arrays that decisions take,
 * asks the library, and compares what it answered; it knows no answer itself.
 *
 *     static const char text[] = "season-of 1987-09-01\nexpect 1987/88 BTO 1.5\n";
 *     void *memory = malloc(ad_season_script_size());                // less than 3 MB
 *     struct ad_season_script r;
 *     enum ad_season_step step;
 *
 *     assert(memory && ad_season_script_start(&r, text, sizeof text - 1, memory, ad_season_script_size()) == 0);
 *     while ((step = ad_season_script_next(&r)) != AD_SEASON_END) {
 *         if (step == AD_SEASON_ANSWER)                       // r.answer: code, facts, points
 *             assert(strcmp(r.answer.code, "1987/88") == 0);
 *         assert(step != AD_SEASON_FAILED);                   // r.line was wanted, r.got is so
 *         assert(step != AD_SEASON_BAD);                      // r.fault: line, column, why
 *     }
 *     free(memory);
 */
#ifndef ADOUBE_SEASON_SCRIPT_H
#define ADOUBE_SEASON_SCRIPT_H

#include "adoube/language.h"
#include "adoube/order.h"
#include "adoube/script.h"
#include "adoube/template.h"

AD_BEGIN

enum {
    AD_SEASON_CODE_MAX = 64,
    AD_SEASON_FACTS_MAX = 1024,
    AD_SEASON_POINTS = 16,
    AD_SEASON_GOT_MAX = AD_SEASON_CODE_MAX + AD_SEASON_FACTS_MAX + 16 * AD_SEASON_POINTS + 16
};

/* What the order says to a question. */
struct ad_season_answer {
    char code[AD_SEASON_CODE_MAX];   /* "game-lost", "1987/88", "late"                   */
    char facts[AD_SEASON_FACTS_MAX]; /* "boards=3,4 until=1987-10-09", blanks in between */
    unsigned points;
    enum ad_point by[AD_SEASON_POINTS];
    bool proposed; /* somebody must confirm it */
};

enum ad_season_step {
    AD_SEASON_END,    /* nothing follows                                  */
    AD_SEASON_FACT,   /* something was told                               */
    AD_SEASON_ANSWER, /* something was asked: see answer                  */
    AD_SEASON_HELD,   /* an expectation holds                             */
    AD_SEASON_FAILED, /* one does not: see line, got                      */
    AD_SEASON_BAD     /* a statement cannot be read: see fault            */
};

struct ad_season_script {
    struct ad_season_answer answer; /* the last one */
    bool answered;                  /* there is one */
    struct ad_script_fault fault;
    const char *line; /* the present statement, without its comment */
    size_t line_len;
    uint32_t number; /* its line, counted from 1 */
    char got[AD_SEASON_GOT_MAX];

    /* Lines for people that belong to the answer: a table, a case file. NULL: none. They hold until
     * the next step. */
    const char *block;
    size_t block_len;
    enum ad_language lang; /* of these lines; AD_EN until the caller sets it after the start */

    /* Templates that the script may name beside those that ship; set after the start, too. */
    const struct ad_template *own;
    unsigned owns;

    const char *text, *at, *end; /* from here on the reader's own affair */
    const char *rest, *rest_end, *rest_start;
    uint32_t rest_number, lines;
    struct ad__season *state;
    struct ad__disputes *disputes;
    bool bad;
};

/* Bytes of memory a run needs. */
AD_API size_t ad_season_script_size(void);

/* `memory` is the caller's, aligned as malloc does, and stays in use until the end. Returns 0;
 * AD_EFULL if `size` is too small; AD_EPARSE if the text is not UTF-8, and r->fault says where. */
AD_API int ad_season_script_start(struct ad_season_script *r, const char *text, size_t len,
                                  void *memory, size_t size);

/* Run the next statement. One that cannot be read has changed nothing. The others behind it are read
 * for their faults alone: after AD_SEASON_BAD there are only such, but for those that may follow from
 * the first, and AD_SEASON_END. */
AD_API enum ad_season_step ad_season_script_next(struct ad_season_script *r);

/* One statement more, as if it stood here in the script: a question that somebody has when the script
 * is read. The text stays the caller's until the end. A statement that cannot be read changes
 * nothing, and the run goes on; r->fault then counts from the start of `text`. */
AD_API enum ad_season_step ad_season_script_ask(struct ad_season_script *r, const char *text,
                                                size_t len);

/* The names that the script has declared so far: of people, organisations, cases. NULL behind the
 * last one. They are parts of the script, and end after *len bytes. */
AD_API const char *ad_season_script_person(const struct ad_season_script *r, unsigned i,
                                           size_t *len);
AD_API const char *ad_season_script_org(const struct ad_season_script *r, unsigned i, size_t *len);
AD_API const char *ad_season_script_case(const struct ad_season_script *r, unsigned i, size_t *len);

/* "game-lost boards=3 BTO 16.7", as an expectation would be written. Returns the length, or
 * AD_EFULL. */
AD_API int ad_season_script_answer_write(char *out, size_t cap, const struct ad_season_answer *a);

/* The words a line may begin with, in the order of the manual. */
struct ad_season_verb {
    const char *name;
    const char *usage; /* what follows it */
    bool asks;         /* it is answered; else it is a fact */
};

AD_API unsigned ad_season_script_verbs(void);
AD_API struct ad_season_verb ad_season_script_verb(unsigned i);

AD_END

#endif
