/*
 * core/bits.h -- sets of squares, one bit a square: a1 is bit 0, h8 is bit 63.
 */
#ifndef AD_CORE_BITS_H
#define AD_CORE_BITS_H

#include <stdbool.h>
#include <stdint.h>

#define AD__INLINE static inline __attribute__((always_inline))

#define AD__FILE_A UINT64_C(0x0101010101010101)
#define AD__FILE_H UINT64_C(0x8080808080808080)
#define AD__RANK_1 UINT64_C(0x00000000000000FF)
#define AD__DARK   UINT64_C(0xAA55AA55AA55AA55) /* a1 is dark */

AD__INLINE uint64_t ad__bit(int square)
{
    return UINT64_C(1) << square;
}

AD__INLINE bool ad__has(uint64_t set, int square)
{
    return set >> square & 1;
}

AD__INLINE int ad__first(uint64_t set) /* of a set that is not empty */
{
    return __builtin_ctzll(set);
}

/* Without the instruction a compiler would call its own library, which is not ours to need. */
AD__INLINE unsigned ad__count(uint64_t set)
{
#if defined(__POPCNT__) || defined(__aarch64__)
    return (unsigned)__builtin_popcountll(set);
#else
    set -= set >> 1 & UINT64_C(0x5555555555555555);
    set = (set & UINT64_C(0x3333333333333333)) + (set >> 2 & UINT64_C(0x3333333333333333));
    set = (set + (set >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    return (unsigned)(set * UINT64_C(0x0101010101010101) >> 56);
#endif
}

AD__INLINE bool ad__several(uint64_t set)
{
    return (set & (set - 1)) != 0;
}

AD__INLINE uint64_t ad__rank(int rank)
{
    return AD__RANK_1 << 8 * rank;
}

AD__INLINE bool ad__one_colour(uint64_t set)
{
    return !(set & AD__DARK) || !(set & ~AD__DARK);
}

/* The first square leaves the set and is returned: `while (set) f(ad__take(&set))`. */
AD__INLINE int ad__take(uint64_t *set)
{
    int square = ad__first(*set);
    *set &= *set - 1;
    return square;
}

#endif
