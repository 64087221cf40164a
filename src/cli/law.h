/*
 * cli/law.h -- what the two halves of `adoube law` share: showing articles, and comparing editions.
 */
#ifndef AD_CLI_LAW_H
#define AD_CLI_LAW_H

#include "adoube/laws.h"
#include "cli/cli.h"
#include "cli/text.h"

/* A test that proves an article. The table is written by tools/lawcov from the tests. */
struct law_proof {
    const char *edition, *article, *test;
};

extern const struct law_proof law_proofs[]; /* by article; ends with an empty row */

/* The edition of that name; if there is none, says so and gives AD_NO_EDITION. */
enum ad_edition law_edition(const struct cli *c, const char *name);

/* What is added to `out`, in the caller's language. */
void law_add_line(struct text *out, const struct cli *c, ad_article a);
void law_add_json(struct text *out, ad_article a);
void law_add_json_text(struct text *out, const char *key, const char *value);

/* What changed from one edition to the other. */
void law_add_diff(struct text *out, const struct cli *c, enum ad_edition from, enum ad_edition to);

#endif
