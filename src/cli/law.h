/*
 * cli/law.h -- what the files of `adoube law` share: articles, editions compared, the glossary.
 */
#ifndef AD_CLI_LAW_H
#define AD_CLI_LAW_H

#include "adoube/laws.h"
#include "cli/cli.h"
#include "cli/text.h"
#include "laws/laws.h"

/* A test that proves an article. The table is written by tools/lawcov from the tests. */
struct law_proof {
    const char *edition, *article, *test;
};

extern const struct law_proof law_proofs[]; /* by article; ends with an empty row */

/* The edition of that name; if there is none, says so and gives AD_NO_EDITION. */
enum ad_edition law_edition(const struct cli *c, const char *name);

/* The text for play on some day from `first` to `last`, both yyyymmdd. */
struct law_text {
    enum ad_edition edition; /* of the last day; AD_NO_EDITION: none so old is stored     */
    bool judges;             /* a whole text of that edition was in force, whichever day  */
    const char *caution;     /* what is to be said about what is stored; "": nothing      */
};

struct law_text law_text_at(const struct cli *c, uint32_t first, uint32_t last);

/* What is added to `out`, in the caller's language. */
void law_add_line(struct text *out, const struct cli *c, ad_article a);
void law_add_json(struct text *out, ad_article a);
void law_add_json_text(struct text *out, const char *key, const char *value);

/* What people call a subject; for programs a field "subject", and both titles: "en" and "de". */
const char *law_subject_title(enum ad__provision p, enum ad_language lang);
void law_add_json_subject(struct text *out, enum ad__provision p);
void law_add_json_titles(struct text *out, enum ad__provision p);

/* The glossary, or what it says about one word; false if nothing, and then that has been said. */
void law_add_terms(struct text *out, const struct cli *c);
bool law_add_term(struct text *out, const struct cli *c, const char *word);

/* What changed from one edition to the other. */
void law_add_diff(struct text *out, const struct cli *c, enum ad_edition from, enum ad_edition to);

#endif
