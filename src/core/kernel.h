/*
 * core/kernel.h -- the inner loops, compiled once for each kind of CPU.
 *
 * kernel.c is one text with several builds: `base` runs everywhere, `popcnt` and `bmi2` on
 * x86-64 processors that have those instructions, `small` does without the slider tables.
 * position.c chooses at run time. Everything in kernel.c is static but these.
 */
#ifndef AD_CORE_KERNEL_H
#define AD_CORE_KERNEL_H

#include <stdbool.h>
#include <stdint.h>

#include "adoube/position.h"
#include "bits.h"

#define AD__KERNEL(name)                                                                   \
    unsigned ad__list_##name(struct ad_moves *out, const struct ad_position *p);           \
    unsigned ad__count_##name(const struct ad_position *p);                                \
    bool ad__any_##name(const struct ad_position *p);                                      \
    uint64_t ad__movers_##name(const struct ad_position *p, int kind, int to);             \
    bool ad__can_castle_##name(const struct ad_position *p, int rook);                     \
    uint64_t ad__attackers_##name(const struct ad_position *p, int square, int colour);    \
    void ad__play_##name(struct ad_position *out, const struct ad_position *p, ad_move m); \
    uint64_t ad__perft_##name(const struct ad_position *p, unsigned depth);                \
    bool ad__ep_legal_##name(const struct ad_position *p, int ep);

#pragma GCC visibility push(hidden)
AD__KERNEL(base)
AD__KERNEL(popcnt)
AD__KERNEL(bmi2)
AD__KERNEL(small)

/* The same, with the build chosen that suits the CPU (position.c). */
void ad__play(struct ad_position *out, const struct ad_position *p, ad_move m); /* key unchecked */
bool ad__can_castle(const struct ad_position *p, int rook); /* now, with the rook on that square? */
bool ad__ep_legal(const struct ad_position *p, int ep);     /* any capture over that square?      */

/* All men of a kind and colour. */
AD__INLINE uint64_t ad__men_of(const struct ad_position *p, int us, int kind)
{
    uint64_t both = p->diagonal & p->straight;
    uint64_t men[] = {0,
                      p->pawns,
                      p->knights,
                      p->diagonal ^ both,
                      p->straight ^ both,
                      both,
                      ad__bit(p->king[us])};
    return men[kind] & p->side[us];
}

/* A counter that stops where it is full. */
AD__INLINE uint16_t ad__one_more(uint16_t n)
{
    return (uint16_t)(n + (n != UINT16_MAX));
}

/* How a pawn that can go from `from` to `to` does it, if it does not promote. To the en passant
 * square none can step: a pawn has passed there. */
static inline int ad__pawn_how(const struct ad_position *p, int from, int to)
{
    if (from - to == 16 || to - from == 16)
        return AD_DOUBLE_STEP;
    return to == p->ep ? AD_EN_PASSANT : AD_BY_PAWN;
}

/* Would a fresh check give this very position, key included? For debug builds (setup.c). */
bool ad__position_ok(const struct ad_position *p);
#pragma GCC visibility pop

#endif
