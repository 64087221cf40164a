/*
 * core/fill.h -- where the men of a whole set attack at once, line by line.
 *
 * For many men, or men that may be anywhere in a set; for one man sliders.h is faster. The first
 * square that is not free is attacked, and ends the line.
 */
#ifndef AD_CORE_FILL_H
#define AD_CORE_FILL_H

#include "bits.h"

AD__INLINE uint64_t ad__fill(uint64_t from, uint64_t free, int shift, uint64_t edge)
{
    uint64_t set = 0;

    for (int i = 0; i < 7; i++) {
        from &= ~edge;
        from = shift > 0 ? from << shift : from >> -shift;
        set |= from;
        from &= free;
    }
    return set;
}

static inline uint64_t ad__fill_diagonal(uint64_t from, uint64_t free)
{
    return ad__fill(from, free, 9, AD__FILE_H) | ad__fill(from, free, 7, AD__FILE_A) |
           ad__fill(from, free, -7, AD__FILE_H) | ad__fill(from, free, -9, AD__FILE_A);
}

static inline uint64_t ad__fill_straight(uint64_t from, uint64_t free)
{
    return ad__fill(from, free, 8, 0) | ad__fill(from, free, -8, 0) |
           ad__fill(from, free, 1, AD__FILE_H) | ad__fill(from, free, -1, AD__FILE_A);
}

#endif
