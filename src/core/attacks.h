/*
 * core/attacks.h -- which squares are attacked, and by whom (3.1.2, 3.1.3: by pinned men too).
 *
 * Part of kernel.c, which is compiled once for each kind of CPU; hence everything is static.
 */
#ifndef AD_CORE_ATTACKS_H
#define AD_CORE_ATTACKS_H

#include "adoube/position.h"
#include "sliders.h"

AD__INLINE uint64_t pawn_attack_set(uint64_t pawns, int colour)
{
    uint64_t west = pawns & ~AD__FILE_A, east = pawns & ~AD__FILE_H;
    return colour == AD_WHITE ? west << 7 | east << 9 : west >> 9 | east >> 7;
}

/* Every square that `colour` attacks, if exactly `occupied` is occupied. */
AD__INLINE uint64_t attacked_by(const struct ad_position *p, int colour, uint64_t occupied)
{
    uint64_t men = p->side[colour], s;
    uint64_t seen = pawn_attack_set(p->pawns & men, colour) | ad__reach[AD_KING][p->king[colour]];

    for (s = p->knights & men; s;)
        seen |= ad__reach[AD_KNIGHT][ad__take(&s)];
    for (s = p->diagonal & men; s;)
        seen |= ad__bishop_attacks(ad__take(&s), occupied);
    for (s = p->straight & men; s;)
        seen |= ad__rook_attacks(ad__take(&s), occupied);
    return seen;
}

/* The men of `colour` that attack `square`, if exactly `occupied` is occupied. */
AD__INLINE uint64_t attackers(const struct ad_position *p, int square, int colour,
                              uint64_t occupied)
{
    uint64_t seen = (ad__pawn_attacks[!colour][square] & p->pawns) |
                    (ad__reach[AD_KNIGHT][square] & p->knights) |
                    (ad__rook_attacks(square, occupied) & p->straight) |
                    (ad__bishop_attacks(square, occupied) & p->diagonal) |
                    (ad__reach[AD_KING][square] & ad__bit(p->king[colour]));
    return seen & p->side[colour] & occupied;
}

/* Would `square` be safe from the enemies of `us`, if exactly `occupied` were occupied and only
 * `enemy` of them left? Looks along lines instead of into the big tables: for one square, with
 * few sliders on its lines, that is faster. The enemy king is no danger: where this is asked,
 * it is another man that moves, or the king's steps are tested against it elsewhere. */
AD__INLINE bool is_safe(const struct ad_position *p, int square, int us, uint64_t occupied,
                        uint64_t enemy)
{
    uint64_t leapers =
        (ad__reach[AD_KNIGHT][square] & p->knights) | (ad__pawn_attacks[us][square] & p->pawns);
    uint64_t sliders =
        (ad__reach[AD_ROOK][square] & p->straight) | (ad__reach[AD_BISHOP][square] & p->diagonal);

    if (leapers & enemy)
        return false;
    for (sliders &= enemy; sliders;)
        if (!(ad__between[square][ad__take(&sliders)] & occupied))
            return false;
    return true;
}

#endif
