/*
 * adoube/order.h -- the tournament order: its points, and who may depart from them.
 *
 * Every decision about a season rests on a point of the order, as one about a game rests on an
 * article of the Laws. A point has a book, a number, a sentence of ours that says what it says,
 * and a mode: what the system does about it.
 *
 *     enum ad_point p = ad_point_find("BTO 16.7", 8);
 *
 *     assert(p == AD_BTO_16_7 && ad_point_top(p) == AD_BTO_16);
 *     assert(ad_point_summary(p, AD_DE)[0] != '\0');            // what it says
 *     assert(ad_point_general(p));                              // no district may change it
 *     assert(ad_point_override(p, AD_DISTRICT).code == AD_OVERRIDE_REJECT);
 *
 * Points are written by name wherever they are kept; their values may change with a version. All
 * texts are constants that live as long as the program.
 */
#ifndef ADOUBE_ORDER_H
#define ADOUBE_ORDER_H

#include <stdbool.h>
#include <stddef.h>

#include "adoube/export.h"
#include "adoube/language.h"
#include "adoube/laws.h"

AD_BEGIN

/* ---- the levels of a federation, from the top ---- */

#define AD_LEVEL_MAP(X)              \
    X(AD_NATIONAL, "national")       \
    X(AD_FEDERATION, "federation")   \
    X(AD_ASSOCIATION, "association") \
    X(AD_DISTRICT, "district")       \
    X(AD_CLUB, "club")
enum ad_level { AD_LEVEL_MAP(AD_ID) AD_LEVELS };

/* ---- the books ---- */

#define AD_BOOK_MAP(X)    \
    X(AD_BOOK_BTO, "BTO") \
    X(AD_BOOK_A1, "A1")   \
    X(AD_BOOK_A2, "A2")   \
    X(AD_BOOK_A3, "A3")   \
    X(AD_BOOK_SJ, "SJ")
enum ad_book { AD_BOOK_MAP(AD_ID) AD_BOOKS };

/* The edition of the Laws that it is, under the same numbers: of annexes 2 and 3. AD_NO_EDITION for
 * the others. */
AD_API enum ad_edition ad_book_laws(enum ad_book b);

/* ---- the points ---- */

/* In the order of the books. All from 1 to AD_POINTS - 1 are points. */
/* clang-format off */
enum ad_point {
    AD_NO_POINT,
    /* the tournament order */
    AD_BTO_PREAMBLE,
    AD_BTO_1, AD_BTO_1_1, AD_BTO_1_1_1, AD_BTO_1_1_2, AD_BTO_1_1_3, AD_BTO_1_1_4, AD_BTO_1_1_5,
    AD_BTO_1_1_6, AD_BTO_1_1_7, AD_BTO_1_2, AD_BTO_1_3, AD_BTO_1_4, AD_BTO_1_5,
    AD_BTO_2, AD_BTO_2_1, AD_BTO_2_2, AD_BTO_2_3, AD_BTO_2_4,
    AD_BTO_3, AD_BTO_3_1, AD_BTO_3_1_1, AD_BTO_3_1_2, AD_BTO_3_1_3, AD_BTO_3_2, AD_BTO_3_3,
    AD_BTO_3_4, AD_BTO_3_5,
    AD_BTO_4, AD_BTO_4_1, AD_BTO_4_2, AD_BTO_4_3, AD_BTO_4_4, AD_BTO_4_5,
    AD_BTO_5, AD_BTO_5_1, AD_BTO_5_2, AD_BTO_5_3, AD_BTO_5_4, AD_BTO_5_4_1, AD_BTO_5_4_2,
    AD_BTO_5_4_3, AD_BTO_5_4_4, AD_BTO_5_5, AD_BTO_5_6, AD_BTO_5_7, AD_BTO_5_8, AD_BTO_5_9,
    AD_BTO_5_10, AD_BTO_5_11, AD_BTO_5_12, AD_BTO_5_13, AD_BTO_5_14, AD_BTO_5_15, AD_BTO_5_16,
    AD_BTO_6, AD_BTO_6_1, AD_BTO_6_2, AD_BTO_6_2_1, AD_BTO_6_2_2, AD_BTO_6_2_3, AD_BTO_6_2_4,
    AD_BTO_6_2_5, AD_BTO_6_3, AD_BTO_6_4, AD_BTO_6_5, AD_BTO_6_6,
    AD_BTO_7, AD_BTO_7_1, AD_BTO_7_2, AD_BTO_7_2_1, AD_BTO_7_2_2, AD_BTO_7_2_3, AD_BTO_7_2_4,
    AD_BTO_8,
    AD_BTO_9, AD_BTO_9_1, AD_BTO_9_2, AD_BTO_9_3,
    AD_BTO_10, AD_BTO_10_1, AD_BTO_10_2, AD_BTO_10_3, AD_BTO_10_4,
    AD_BTO_11, AD_BTO_11_1, AD_BTO_11_2, AD_BTO_11_3, AD_BTO_11_4, AD_BTO_11_5, AD_BTO_11_6,
    AD_BTO_11_7, AD_BTO_11_8, AD_BTO_11_9,
    AD_BTO_12, AD_BTO_12_1, AD_BTO_12_2, AD_BTO_12_3, AD_BTO_12_4,
    AD_BTO_13, AD_BTO_13_1, AD_BTO_13_2, AD_BTO_13_3, AD_BTO_13_4,
    AD_BTO_14,
    AD_BTO_15, AD_BTO_15_1, AD_BTO_15_2,
    AD_BTO_16, AD_BTO_16_1, AD_BTO_16_2, AD_BTO_16_3, AD_BTO_16_4, AD_BTO_16_5, AD_BTO_16_6,
    AD_BTO_16_7, AD_BTO_16_8,
    AD_BTO_17,
    AD_BTO_18, AD_BTO_18_1, AD_BTO_18_2, AD_BTO_18_3, AD_BTO_18_3_1, AD_BTO_18_3_2, AD_BTO_18_3_3,
    AD_BTO_19,
    AD_BTO_20,
    AD_BTO_21, AD_BTO_21_1, AD_BTO_21_2, AD_BTO_21_3, AD_BTO_21_4, AD_BTO_21_5, AD_BTO_21_6,
    AD_BTO_21_7, AD_BTO_21_8, AD_BTO_21_9,
    AD_BTO_22,
    AD_BTO_23, AD_BTO_23_1, AD_BTO_23_2, AD_BTO_23_3, AD_BTO_23_4, AD_BTO_23_5, AD_BTO_23_6,
    AD_BTO_24, AD_BTO_24_1, AD_BTO_24_2, AD_BTO_24_3, AD_BTO_24_4,
    AD_BTO_25, AD_BTO_25_1, AD_BTO_25_2, AD_BTO_25_2_1, AD_BTO_25_2_2, AD_BTO_25_2_3,
    AD_BTO_25_2_4, AD_BTO_25_2_5, AD_BTO_25_2_6, AD_BTO_25_3,
    AD_BTO_26, AD_BTO_26_1, AD_BTO_26_2,
    AD_BTO_27, AD_BTO_27_1, AD_BTO_27_2, AD_BTO_27_3,
    AD_BTO_28,
    AD_BTO_29, AD_BTO_29_1, AD_BTO_29_2, AD_BTO_29_3,
    AD_BTO_30, AD_BTO_30_1, AD_BTO_30_2,
    AD_BTO_31, AD_BTO_31_1, AD_BTO_31_2, AD_BTO_31_3, AD_BTO_31_4_1, AD_BTO_31_4_2, AD_BTO_31_4_3,
    AD_BTO_32, AD_BTO_32_1, AD_BTO_32_2,
    AD_BTO_33, AD_BTO_33_1, AD_BTO_33_2,
    AD_BTO_34,
    AD_BTO_35, AD_BTO_35_1, AD_BTO_35_2, AD_BTO_35_3, AD_BTO_35_4, AD_BTO_35_5, AD_BTO_35_6,
    AD_BTO_35_7, AD_BTO_35_8_1, AD_BTO_35_8_2, AD_BTO_35_8_3,
    AD_BTO_36, AD_BTO_36_1, AD_BTO_36_2,
    AD_BTO_37,
    /* annex 1: the player passes */
    AD_A1_13, AD_A1_13_1, AD_A1_13_2, AD_A1_13_3, AD_A1_13_4, AD_A1_13_5, AD_A1_13_6, AD_A1_13_7,
    AD_A1_13_8, AD_A1_13_9, AD_A1_13_10, AD_A1_13_11,
    /* annex 2: blitz */
    AD_A2_8, AD_A2_8_4, AD_A2_8_5, AD_A2_8_6, AD_A2_8_7, AD_A2_8_8, AD_A2_8_9, AD_A2_8_10,
    AD_A2_8_11, AD_A2_8_12, AD_A2_8_13, AD_A2_8_14, AD_A2_8_15, AD_A2_8_16, AD_A2_8_17, AD_A2_8_18,
    AD_A2_8_19, AD_A2_8_20, AD_A2_8_21, AD_A2_8_22,
    /* annex 3: players with impaired sight */
    AD_A3_14, AD_A3_14_1, AD_A3_14_2, AD_A3_14_3, AD_A3_14_4, AD_A3_14_5, AD_A3_14_6, AD_A3_14_7,
    AD_A3_14_8, AD_A3_14_9, AD_A3_14_10, AD_A3_14_11,
    /* the youth playing order */
    AD_SJ_PREAMBLE,
    AD_SJ_1, AD_SJ_1_1, AD_SJ_1_2, AD_SJ_1_3,
    AD_SJ_2, AD_SJ_2_1, AD_SJ_2_2,
    AD_SJ_3, AD_SJ_3_1, AD_SJ_3_2, AD_SJ_3_3, AD_SJ_3_4,
    AD_SJ_4, AD_SJ_4_1, AD_SJ_4_2, AD_SJ_4_3, AD_SJ_4_4,
    AD_SJ_5, AD_SJ_5_1, AD_SJ_5_2, AD_SJ_5_3, AD_SJ_5_4, AD_SJ_5_5,
    AD_SJ_6, AD_SJ_6_1, AD_SJ_6_2, AD_SJ_6_3, AD_SJ_6_4,
    AD_SJ_7, AD_SJ_7_1, AD_SJ_7_2, AD_SJ_7_3, AD_SJ_7_4, AD_SJ_7_5,
    AD_SJ_8, AD_SJ_8_1, AD_SJ_8_2, AD_SJ_8_3, AD_SJ_8_4, AD_SJ_8_5, AD_SJ_8_6,
    AD_SJ_9, AD_SJ_9_1, AD_SJ_9_2, AD_SJ_9_3, AD_SJ_9_4,
    AD_SJ_10, AD_SJ_10_1, AD_SJ_10_2, AD_SJ_10_3, AD_SJ_10_4, AD_SJ_10_5,
    AD_SJ_11, AD_SJ_11_1, AD_SJ_11_2, AD_SJ_11_3, AD_SJ_11_4, AD_SJ_11_5, AD_SJ_11_6,
    AD_SJ_12, AD_SJ_12_1, AD_SJ_12_2, AD_SJ_12_3, AD_SJ_12_4, AD_SJ_12_5,
    AD_POINTS
};
/* clang-format on */

/* "BTO 16.7", "SJ 7.5", "A1 13.3", "BTO preamble"; the blank may be written _ to make it one word.
 * AD_NO_POINT if there is none. */
AD_API enum ad_point ad_point_find(const char *text, size_t len);

enum { AD_POINT_TEXT_MAX = 16 };

/* Write it as ad_point_find reads it, with a blank. Returns the length, AD_EFULL, or AD_EINVAL for
 * no point. */
AD_API int ad_point_write(char *out, size_t cap, enum ad_point p);

AD_API enum ad_book ad_point_book(enum ad_point p);  /* AD_BOOKS for no point */
AD_API const char *ad_point_number(enum ad_point p); /* "16.7"; "" for none   */

/* What it says, in our own words. "" for none. */
AD_API const char *ad_point_summary(enum ad_point p, enum ad_language lang);

/* What the system does about it: 'D' it decides or computes, 'R' it records a fact or what somebody
 * decided, 'I' it informs. '\0' for none. Of an article of the Laws it is the first of its roles. */
AD_API char ad_point_mode(enum ad_point p);

/* The point that this one is a part of: 16 of 16.7, 18.3 of 18.3.1, 31 of 31.4.1 (there is no
 * 31.4). AD_NO_POINT for a point that is none's part. */
AD_API enum ad_point ad_point_parent(enum ad_point p);

/* 18 of 18.3.1; itself, if it is no part. */
AD_API enum ad_point ad_point_top(enum ad_point p);

/* ---- departing from a point: the preambles of BTO and SJ ---- */

/*
 * Whether it binds the sub-organisations as well: it, or what it is a part of, is marked (g). The
 * annexes bear no mark. Annex 1 belongs to BTO 2.1 and annex 3 to BTO 36.1, both general, and are
 * general with them; annex 2 belongs to BTO 10.4 and 11.9, which are not.
 */
AD_API bool ad_point_general(enum ad_point p);

#define AD_OVERRIDE_MAP(X)                          \
    X(AD_OVERRIDE_ACCEPT, "accept")                 \
    X(AD_OVERRIDE_REJECT, "reject")                 \
    X(AD_OVERRIDE_NOT_AREA, "not-an-area")          \
    X(AD_OVERRIDE_NEEDS_CONGRESS, "needs-congress") \
    X(AD_OVERRIDE_NONE, "no-override")
enum ad_override_code { AD_OVERRIDE_MAP(AD_ID) AD_OVERRIDES };

struct ad_override {
    enum ad_override_code code;
    bool proposed;       /* somebody must still look whether the sense is kept            */
    enum ad_point by[2]; /* what it rests on; the second may be AD_NO_POINT               */
};

/* May an area of that level regulate this point in its own way? */
AD_API struct ad_override ad_point_override(enum ad_point p, enum ad_level area);

AD_END

#endif
