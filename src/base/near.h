/*
 * base/near.h -- did you mean: how far apart two words are.
 */
#ifndef AD_BASE_NEAR_H
#define AD_BASE_NEAR_H

#include <stddef.h>

enum { AD__NEAR_MAX = 32 }; /* letters; longer words are far from everything */

/* How many letters to insert, drop, change, or swap with the next, to make one of the other.
 * AD__NEAR_MAX if one is longer than that. */
unsigned ad__distance(const char *a, size_t a_len, const char *b, size_t b_len);

/* How far a word that was meant may be from one of `len` letters that was typed: farther is not
 * near but anything. */
static inline unsigned ad__near_enough(size_t len)
{
    return len < 4 ? 1 : len < 12 ? 2 : 3;
}

#endif
