/*
 * adoube/err.h -- we could not do it: error codes, and why a text could not be read.
 *
 * Three kinds of "no" never mix. Our own bug is an assertion. What we could not do is a
 * negative code from here, and nothing that was passed in has changed. A player who is
 * wrong gets a ruling (ruling.h), which is data and not an error at all.
 */
#ifndef ADOUBE_ERR_H
#define ADOUBE_ERR_H

#include <stddef.h>
#include <stdint.h>

#include "adoube/export.h"
#include "adoube/language.h"

AD_BEGIN

/* Zero or more is success; below zero we failed. */
#define AD_ERR_MAP(X) X(AD_EINVAL, -1) X(AD_EPARSE, -2) X(AD_EFULL, -3) X(AD_ECONFLICT, -4)
enum ad_err {
#define X(name, value) name = value,
    AD_ERR_MAP(X)
#undef X
};

/* What a code means, in German for AD_DE and in English else. Never NULL. */
AD_API const char *ad_err_text(int err, enum ad_language lang);

/* Why a text was refused. Each reader's header says which of them it gives. */
/* clang-format off */
#define AD_WHY_MAP(X)                                                                     \
    X(AD_WHY_NONE) X(AD_WHY_EMPTY) X(AD_WHY_MAN) X(AD_WHY_RANK_LONG) X(AD_WHY_RANK_SHORT) \
    X(AD_WHY_RANKS) X(AD_WHY_TURN) X(AD_WHY_CASTLING) X(AD_WHY_CASTLING_TWICE)            \
    X(AD_WHY_EN_PASSANT) X(AD_WHY_NUMBER) X(AD_WHY_FIELDS) X(AD_WHY_MORE)
/* clang-format on */
enum ad_why { AD_WHY_MAP(AD_ID) AD_WHYS };

/* Where and why reading stopped: `at` counts bytes from the start of the text. */
struct ad_fault {
    size_t at;
    enum ad_why why;
};

/* The reason as a phrase for people, in German for AD_DE and in English else. Never NULL. */
AD_API const char *ad_why_text(enum ad_why why, enum ad_language lang);

AD_END

#endif
