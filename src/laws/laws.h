/*
 * laws/laws.h -- between the rooms: subjects of the Laws, and citing what an edition says on one.
 *
 * The tables are written by tools/genlaws from the lists of articles and from provisions.h; a list
 * that contradicts itself does not build.
 */
#ifndef LAWS_LAWS_H
#define LAWS_LAWS_H

#include "adoube/laws.h"

/* A subject, and where each edition deals with it: one row of provisions.h. */
enum ad__provision {
#define P(name, ...) AD__P_##name,
#include "laws/provisions.h"
#undef P
    AD__PROVISIONS
};

enum { AD__PROVISION_ARTICLES = 4 };

/* The articles of the edition alone, AD_NO_ARTICLE behind the last. */
extern const ad_article ad__provisions[][AD_EDITIONS][AD__PROVISION_ARTICLES];

/*
 * Add to *c what edition `e` says on the subject, if it is not there yet and there is room. An
 * edition that says nothing lets the one speak that it is laid over; if that is silent too, `fill`
 * is asked in the same way, unless it is AD_NO_EDITION. Returns how many articles were found,
 * added or not; 0 if nobody has a provision.
 */
unsigned ad__cite(struct ad_cites *c, enum ad__provision p, enum ad_edition e,
                  enum ad_edition fill);

/* The article that the book prints under this wrong number; AD_NO_ARTICLE if it prints none so. */
ad_article ad__article_printed(enum ad_edition e, const char *number, size_t len);

/* ---- the table of articles; row 0 is no article ---- */

/* Texts are places in ad__article_text. */
struct ad__article {
    uint32_t number, role, en, de;
    ad_article same_as;
    uint8_t edition;
};

extern const struct ad__article ad__articles[];
extern const ad_article ad__article_start[AD_EDITIONS + 1]; /* of each edition, and the end */
extern const char ad__article_text[];

#endif
