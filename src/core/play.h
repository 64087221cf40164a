/*
 * core/play.h -- the position after a move (3.7.4 en passant, 3.7.5 promotion, 3.8.2 castling).
 *
 * Part of kernel.c, which is compiled once for each kind of CPU; hence everything is static. The
 * board alone (move_man, castle) is what counting needs; play keeps key and counters too.
 */
#ifndef AD_CORE_PLAY_H
#define AD_CORE_PLAY_H

#include "attacks.h"
#include "kernel.h"

AD__INLINE int kind_on(const struct ad_position *p, uint64_t square)
{
    if (p->pawns & square)
        return AD_PAWN;
    if (p->knights & square)
        return AD_KNIGHT;
    if (p->diagonal & square)
        return p->straight & square ? AD_QUEEN : AD_BISHOP;
    return p->straight & square ? AD_ROOK : AD_KING;
}

/* Is the en passant capture from `from` over `ep` safe for the king of the side `us`, whose
 * turn it is? Both pawns leave their rank at once, so the board after it is looked at. */
AD__INLINE bool ep_is_safe(const struct ad_position *p, int us, int from, int ep)
{
    uint64_t passed = ad__bit(ep ^ 8);
    uint64_t occupied = ((p->side[0] | p->side[1]) ^ ad__bit(from) ^ passed) | ad__bit(ep);
    return is_safe(p, p->king[us], us, occupied, p->side[!us] ^ passed);
}

/* Is any en passant capture over `ep` legal for `us`? */
AD__INLINE bool ep_is_legal(const struct ad_position *p, int us, int ep)
{
    uint64_t from = ad__pawn_attacks[!us][ep] & p->pawns & p->side[us];
    while (from)
        if (ep_is_safe(p, us, ad__take(&from), ep))
            return true;
    return false;
}

AD__INLINE void put(struct ad_position *p, int kind, uint64_t square)
{
    if (kind == AD_PAWN)
        p->pawns |= square;
    if (kind == AD_KNIGHT)
        p->knights |= square;
    if (kind == AD_BISHOP || kind == AD_QUEEN)
        p->diagonal |= square;
    if (kind == AD_ROOK || kind == AD_QUEEN)
        p->straight |= square;
}

/*
 * The board after a move, without key and counters. Two things about these two functions:
 * each field depends on the same field of `p` alone, so `out` may be `p`; and fields are written
 * one by one, because a CPU that has to copy a whole position right after single fields of it
 * were written waits for them.
 *
 * What stood on `from` and `to` is wiped off every set: what was captured need not be known.
 */
AD__INLINE void move_man(struct ad_position *out, const struct ad_position *p, int us, int how,
                         int from, int to)
{
    uint64_t f = ad__bit(from), t = ad__bit(to), keep = ~(f | t);
    int kind = how > AD_EN_PASSANT ? how - 8 : how > AD_BY_KING ? AD_PAWN : how;

    if (how == AD_EN_PASSANT)
        keep &= ~ad__bit(to ^ 8);
    out->pawns = p->pawns & keep;
    out->knights = p->knights & keep;
    out->diagonal = p->diagonal & keep;
    out->straight = p->straight & keep;
    out->side[us] = p->side[us] ^ f ^ t;
    out->side[!us] = p->side[!us] & keep;
    out->castling = p->castling & keep;
    out->king[0] = p->king[0];
    out->king[1] = p->king[1];
    out->turn = (uint8_t)!us;
    out->ep = AD_NO_SQUARE;
    put(out, kind, t);
    if (kind == AD_KING) {
        out->king[us] = (uint8_t)to;
        out->castling &= ~ad__rank(us == AD_WHITE ? 0 : 7);
    }
    if (how == AD_DOUBLE_STEP && ep_is_legal(out, !us, to ^ 8))
        out->ep = (uint8_t)(to ^ 8);
}

/* Where king and rook go, whatever squares they came from. */
AD__INLINE int castled_king(int king, int rook)
{
    return (king & 56) | (rook > king ? 6 : 2);
}

AD__INLINE int castled_rook(int king, int rook)
{
    return (king & 56) | (rook > king ? 5 : 3);
}

AD__INLINE void castle(struct ad_position *out, const struct ad_position *p, int us, int king,
                       int rook)
{
    uint64_t k = ad__bit(king), r = ad__bit(rook);
    uint64_t new_k = ad__bit(castled_king(king, rook)), new_r = ad__bit(castled_rook(king, rook));

    out->pawns = p->pawns;
    out->knights = p->knights;
    out->diagonal = p->diagonal;
    out->straight = (p->straight & ~r) | new_r;
    out->side[us] = (p->side[us] & ~(k | r)) | new_k | new_r;
    out->side[!us] = p->side[!us];
    out->castling = p->castling & ~ad__rank(king >> 3);
    out->king[us] = (uint8_t)castled_king(king, rook);
    out->king[!us] = p->king[!us];
    out->turn = (uint8_t)!us;
    out->ep = AD_NO_SQUARE;
}

/* ---- with key and counters ---- */

static uint64_t castling_key(uint64_t rooks)
{
    uint64_t key = 0;
    while (rooks)
        key ^= ad__key_castling[ad__take(&rooks)];
    return key;
}

static uint64_t ep_key(const struct ad_position *p)
{
    return p->ep == AD_NO_SQUARE ? 0 : ad__key_ep[p->ep & 7];
}

/* What the men themselves change in the key. */
AD__INLINE uint64_t key_of_move(const struct ad_position *p, int us, ad_move m)
{
    int from = ad_move_from(m), to = ad_move_to(m), how = ad_move_how(m);
    int kind = ad_move_kind(m), becomes = how > AD_EN_PASSANT ? how - 8 : kind;
    uint64_t key = ad__key_man[ad_man(us, kind)][from];

    if (how == AD_CASTLES) {
        const uint64_t *rook = ad__key_man[ad_man(us, AD_ROOK)];
        return key ^ ad__key_man[ad_man(us, AD_KING)][castled_king(from, to)] ^ rook[to] ^
               rook[castled_rook(from, to)];
    }
    key ^= ad__key_man[ad_man(us, becomes)][to];
    if (ad__has(p->side[!us], to))
        key ^= ad__key_man[ad_man(!us, kind_on(p, ad__bit(to)))][to];
    if (how == AD_EN_PASSANT)
        key ^= ad__key_man[ad_man(!us, AD_PAWN)][to ^ 8];
    return key;
}

AD__INLINE void play(struct ad_position *out, const struct ad_position *p, int us, ad_move m)
{
    int from = ad_move_from(m), to = ad_move_to(m), how = ad_move_how(m);
    bool counts = ad_move_kind(m) == AD_PAWN || ad__has(p->side[!us], to);
    uint64_t key = p->key ^ ad__key_black ^ key_of_move(p, us, m) ^ ep_key(p), rooks = p->castling;

    if (how == AD_CASTLES)
        castle(out, p, us, from, to);
    else
        move_man(out, p, us, how, from, to);
    if (out->castling != rooks)
        key ^= castling_key(out->castling ^ rooks);
    out->key = key ^ ep_key(out);
    out->halfmoves = counts ? 0 : ad__one_more(p->halfmoves);
    out->fullmoves = us == AD_BLACK ? ad__one_more(p->fullmoves) : p->fullmoves;
}

#endif
