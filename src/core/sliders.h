/*
 * core/sliders.h -- the squares a rook or a bishop attacks, given what is occupied.
 *
 * Three ways, chosen when the file that includes this is compiled:
 *
 *     AD__SLIDERS_PEXT    one PEXT and one load     fastest; wants a CPU with a fast PEXT
 *     AD__SLIDERS_SMALL   subtract and swap bytes   2 kB of tables instead of 840
 *     neither             multiply, two loads       everywhere
 */
#ifndef AD_CORE_SLIDERS_H
#define AD_CORE_SLIDERS_H

#include "bits.h"
#include "tables.h"

#if defined(AD__SLIDERS_PEXT)

#include <immintrin.h>

AD__INLINE uint64_t ad__rook_attacks(int square, uint64_t occupied)
{
    const struct ad__pext *s = &ad__pext[square];
    return ad__by_pext[s->rook_offset + _pext_u64(occupied, s->rook_mask)];
}

AD__INLINE uint64_t ad__bishop_attacks(int square, uint64_t occupied)
{
    const struct ad__pext *s = &ad__pext[square];
    return ad__by_pext[s->bishop_offset + _pext_u64(occupied, s->bishop_mask)];
}

#elif defined(AD__SLIDERS_SMALL)

/* On one line, subtracting twice the slider from the occupied squares borrows up to the
 * first man: the changed bits are the attack upwards. Swapping the bytes turns the board
 * over and gives the attack downwards. */
AD__INLINE uint64_t ad__along(uint64_t line, int square, uint64_t occupied)
{
    uint64_t up = occupied & line, down = __builtin_bswap64(up);

    up -= 2 * ad__bit(square);
    down -= 2 * __builtin_bswap64(ad__bit(square));
    return (up ^ __builtin_bswap64(down)) & line;
}

/* A rank is not turned over by a byte swap; it is short enough to be walked. */
AD__INLINE uint64_t ad__along_rank(int square, uint64_t occupied)
{
    int base = square & 56, file = square & 7;
    uint64_t row = occupied >> base & 255, left = row & (ad__bit(file) - 1);
    uint64_t up = (row - 2 * ad__bit(file)) ^ row;
    uint64_t stop = left ? ad__bit(63 - __builtin_clzll(left)) : 1;

    return ((up & 255 & ~(2 * ad__bit(file) - 1)) | (ad__bit(file) - stop)) << base;
}

AD__INLINE uint64_t ad__rook_attacks(int square, uint64_t occupied)
{
    return ad__along(ad__line_file[square], square, occupied) | ad__along_rank(square, occupied);
}

AD__INLINE uint64_t ad__bishop_attacks(int square, uint64_t occupied)
{
    return ad__along(ad__line_diagonal[square], square, occupied) |
           ad__along(ad__line_antidiagonal[square], square, occupied);
}

#else

AD__INLINE uint64_t ad__rook_attacks(int square, uint64_t occupied)
{
    const struct ad__magic *s = &ad__rook_magic[square];
    return ad__slider_sets[ad__by_magic[s->offset +
                                        ((occupied & s->mask) * s->factor >> s->shift)]];
}

AD__INLINE uint64_t ad__bishop_attacks(int square, uint64_t occupied)
{
    const struct ad__magic *s = &ad__bishop_magic[square];
    return ad__slider_sets[ad__by_magic[s->offset +
                                        ((occupied & s->mask) * s->factor >> s->shift)]];
}

#endif

#endif
