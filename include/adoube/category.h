/*
 * adoube/category.h -- parts of a table: by rating, age, sex, club or federation.
 *
 *     struct ad_category c;
 *     struct ad_traits anna = {.rating = 1720, .age = 17, .sex = 'w', .club = "SK Nord"};
 *
 *     assert(ad_category_read(&c, "u18", 3) == 0);
 *     assert(ad_category_has(&c, &anna));
 *
 *     w  m          sex
 *     u18  60+      age in the year of the tournament: at most 18, at least 60
 *     <1800  >=2000 rating: below, from … on. Who has none is in no such class
 *     club:SK Nord  the club, as it is written
 *     fed:GER       the federation
 *
 * Ages are those of calendar years, as youth and senior classes are: under 18 is who becomes at most 18
 * in that year.
 */
#ifndef ADOUBE_CATEGORY_H
#define ADOUBE_CATEGORY_H

#include "adoube/err.h"
#include "adoube/export.h"
#include "adoube/language.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

AD_BEGIN

enum ad_category_kind {
    AD_CATEGORY_SEX,
    AD_CATEGORY_UNDER_AGE,
    AD_CATEGORY_FROM_AGE,
    AD_CATEGORY_BELOW_RATING,
    AD_CATEGORY_FROM_RATING,
    AD_CATEGORY_CLUB,
    AD_CATEGORY_FEDERATION
};

enum { AD_CATEGORY_TEXT = 128, AD_CATEGORY_MAX = AD_CATEGORY_TEXT + 8 };

struct ad_category {
    uint8_t kind; /* enum ad_category_kind */
    char sex;     /* 'w', 'm' */
    uint16_t limit;
    char text[AD_CATEGORY_TEXT]; /* club, federation */
};

/* What is known of somebody; 0, '\0' or "": nothing. */
struct ad_traits {
    int16_t rating;
    uint8_t age;
    char sex;
    const char *club, *federation;
};

/* AD_EPARSE: it is none of those above. */
AD_API int ad_category_read(struct ad_category *out, const char *text, size_t len);

/* As it is read; and as people say it: "women", "under 18", "60 and over". The length, or AD_EFULL;
 * AD_CATEGORY_MAX bytes do. */
AD_API int ad_category_write(char *out, size_t cap, const struct ad_category *c);
AD_API int ad_category_text(char *out, size_t cap, const struct ad_category *c,
                            enum ad_language lang);

AD_API bool ad_category_has(const struct ad_category *c, const struct ad_traits *who);

AD_END

#endif
