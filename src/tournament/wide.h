/*
 * tournament/wide.h -- unsigned numbers of several words, the lowest word first.
 *
 * All numbers of one computation have the same number of words. Nobody checks for overflow: who
 * chooses the width leaves room at the top.
 */
#ifndef AD_TOURNAMENT_WIDE_H
#define AD_TOURNAMENT_WIDE_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

static inline void ad__wide_zero(uint64_t *a, unsigned words)
{
    memset(a, 0, words * sizeof *a);
}

static inline void ad__wide_copy(uint64_t *a, const uint64_t *b, unsigned words)
{
    memcpy(a, b, words * sizeof *a);
}

static inline bool ad__wide_is_zero(const uint64_t *a, unsigned words)
{
    uint64_t any = 0;

    for (unsigned i = 0; i < words; i++)
        any |= a[i];
    return !any;
}

static inline bool ad__wide_less(const uint64_t *a, const uint64_t *b, unsigned words)
{
    for (unsigned i = words; i-- > 0;)
        if (a[i] != b[i])
            return a[i] < b[i];
    return false;
}

static inline void ad__wide_add(uint64_t *a, const uint64_t *b, unsigned words)
{
    unsigned carry = 0;

    for (unsigned i = 0; i < words; i++) {
        uint64_t sum;
        unsigned over = __builtin_add_overflow(a[i], b[i], &sum);

        carry = over | __builtin_add_overflow(sum, (uint64_t)carry, &a[i]);
    }
}

static inline void ad__wide_sub(uint64_t *a, const uint64_t *b, unsigned words)
{
    unsigned borrow = 0;

    for (unsigned i = 0; i < words; i++) {
        uint64_t rest;
        unsigned under = __builtin_sub_overflow(a[i], b[i], &rest);

        borrow = under | __builtin_sub_overflow(rest, (uint64_t)borrow, &a[i]);
    }
}

/* out = a + b - c, which is not negative. */
static inline void ad__wide_add_sub(uint64_t *out, const uint64_t *a, const uint64_t *b,
                                    const uint64_t *c, unsigned words)
{
    unsigned carry = 0, borrow = 0;

    for (unsigned i = 0; i < words; i++) {
        uint64_t sum, rest;
        unsigned over = __builtin_add_overflow(a[i], b[i], &sum), under;

        carry = over | __builtin_add_overflow(sum, (uint64_t)carry, &sum);
        under = __builtin_sub_overflow(sum, c[i], &rest);
        borrow = under | __builtin_sub_overflow(rest, (uint64_t)borrow, &out[i]);
    }
}

static inline void ad__wide_double(uint64_t *a, unsigned words)
{
    for (unsigned i = words; i-- > 0;)
        a[i] = a[i] << 1 | (i ? a[i - 1] >> 63 : 0);
}

static inline void ad__wide_halve(uint64_t *a, unsigned words)
{
    for (unsigned i = 0; i < words; i++)
        a[i] = a[i] >> 1 | (i + 1 < words ? a[i + 1] << 63 : 0);
}

/* Adds `value` shifted up by `bits`. */
static inline void ad__wide_add_at(uint64_t *a, uint64_t value, unsigned bits, unsigned words)
{
    unsigned at = bits / 64, shift = bits % 64;
    uint64_t part = value << shift;
    unsigned carry = __builtin_add_overflow(a[at], part, &a[at]);

    part = shift ? value >> (64 - shift) : 0;
    for (at++; at < words && (part || carry); at++, part = 0) {
        unsigned over = __builtin_add_overflow(a[at], part, &a[at]);

        carry = over | __builtin_add_overflow(a[at], (uint64_t)carry, &a[at]);
    }
}

static inline void ad__wide_sub_at(uint64_t *a, uint64_t value, unsigned bits, unsigned words)
{
    unsigned at = bits / 64, shift = bits % 64;
    uint64_t part = value << shift;
    unsigned borrow = __builtin_sub_overflow(a[at], part, &a[at]);

    part = shift ? value >> (64 - shift) : 0;
    for (at++; at < words && (part || borrow); at++, part = 0) {
        unsigned under = __builtin_sub_overflow(a[at], part, &a[at]);

        borrow = under | __builtin_sub_overflow(a[at], (uint64_t)borrow, &a[at]);
    }
}

#endif
