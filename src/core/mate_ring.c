/*
 * core/mate_ring.c -- the lone queen and the king behind his own men.
 *
 * Side 0 has its king, on k, and a queen X, and nothing else. The king of side 1, on m, has men of
 * his own on every square beside him: the ring. Let G be some further men of side 1, and *still*
 * mean ring and G together; the rest of side 1 is *loose*. An attack is *close* if nothing can stand
 * between: by a pawn, a knight, a king, or a line piece on a square beside.
 *
 * Suppose, whatever the loose men and X do while the still men and both kings stand:
 *
 *   (a) every square beside k is under a close attack of a still man or of the king on m;
 *   (b) X cannot come to take a man of G; and if it can come to take a ring man on r, then r is not
 *       beside k, or a still man attacks r closely;
 *   (c) every move of a still man, but one that takes X, mates k: it gives a check over no square
 *       but the one just left, X can neither take the man that checks nor step between, and (a)
 *       holds after it as before.
 *
 * Then side 0 never mates. Proof. As long as the still men and the kings stand, X does not check:
 * the ring is in the way, and its own king cannot move, by (a), so uncovers nothing. Now look at the
 * first move that changes this. If it takes X, a bare king is left. If X takes on r in the ring, it
 * checks from a square beside m: nothing can be put between, every other square beside m is
 * occupied, so every reply takes X; and there is one by (b), for no man of side 1 is pinned, X being
 * the only man that could pin. If it is the move of a still man, side 0 is mated by (c). The king on
 * m has no move: the ring is full.
 *
 * Where X may be is found by flooding, loose men being no obstacle: more than it can. Side 0 has no
 * pawn, so nothing is taken en passant; castling rights are not looked at (then: no answer).
 */
#include "core/fill.h"
#include "core/kernel.h"
#include "core/mate.h"
#include "core/mate_locked.h"
#include "core/tables.h"

struct ring {
    const struct ad_position *p;
    int side;
    int k, m;
    uint64_t ring, still; /* men of side 1; the ring is among the still ones */
    uint64_t queen;       /* where X may be */
};

static uint64_t queens(uint64_t from, uint64_t free)
{
    return ad__fill_diagonal(from, free) | ad__fill_straight(from, free);
}

/* Both kings and the still men. */
static uint64_t walls(const struct ring *r)
{
    return r->still | ad__bit(r->k) | ad__bit(r->m);
}

static void flood_queen(struct ring *r)
{
    uint64_t free = ~walls(r), was;

    r->queen = r->p->side[r->side] & ~ad__bit(r->k);
    do {
        was = r->queen;
        r->queen |= queens(was, free) & free;
    } while (r->queen != was);
}

/* The squares that a man of side 1 on `at`, of the kind that stands on `from`, attacks closely. */
static uint64_t close_attack(const struct ring *r, int from, int at)
{
    uint64_t king = ad__reach[AD_KING][at];

    switch (ad_man_kind(ad_position_man(r->p, from))) {
    case AD_PAWN: return ad__pawn_attacks[!r->side][at];
    case AD_KNIGHT: return ad__reach[AD_KNIGHT][at];
    case AD_BISHOP: return king & ad__reach[AD_BISHOP][at];
    case AD_ROOK: return king & ad__reach[AD_ROOK][at];
    default: return king;
    }
}

/* All squares under a close attack, if the still man on `from` stands on `to`. */
static uint64_t close_attacks(const struct ring *r, int from, int to)
{
    uint64_t set = ad__reach[AD_KING][r->m];

    for (uint64_t men = r->still; men;) {
        int at = ad__take(&men);
        set |= close_attack(r, at, at == from ? to : at);
    }
    return set;
}

/* Does the still man on `at`, just moved there from `from` (or not moved, if they are the same),
 * check k, over no square but `left`? */
static bool checks(const struct ring *r, int from, int at, int left)
{
    int kind = ad_man_kind(ad_position_man(r->p, from));
    uint64_t between = ad__between[at][r->k];

    if (ad__has(close_attack(r, from, at), r->k))
        return true;
    if (kind != AD_BISHOP && kind != AD_ROOK && kind != AD_QUEEN)
        return false;
    return ad__has(ad__reach[kind][at], r->k) && between == ad__bit(left);
}

/* (c) for one move. X moves once, with the square that was left free for it. */
static bool move_mates(const struct ring *r, int from, int to)
{
    uint64_t free = ~walls(r) | ad__bit(from), beside = ad__reach[AD_KING][r->k];
    uint64_t answers = queens(r->queen, free), last = ad__rank(0) | ad__rank(7);

    if (ad__has(r->p->pawns, from) && ad__has(last, to))
        return false; /* it becomes another man: not looked at */
    if (beside & ~close_attacks(r, from, to))
        return false;
    for (uint64_t men = r->still; men;) {
        int man = ad__take(&men), at = man == from ? to : man;

        if (checks(r, man, at, from) && !(answers & (ad__bit(at) | ad__between[at][r->k])))
            return true;
    }
    return false;
}

/* Where the still man on `from` may move, loose men being no obstacle, X not to be taken. */
static uint64_t moves_of(const struct ring *r, int from)
{
    uint64_t at = ad__bit(from), free = ~walls(r), once;

    switch (ad_man_kind(ad_position_man(r->p, from))) {
    case AD_PAWN:
        once = (r->side == AD_BLACK ? at << 8 : at >> 8) & free;
        return once | ((r->side == AD_BLACK ? once << 8 : once >> 8) & free);
    case AD_KNIGHT: return ad__reach[AD_KNIGHT][from] & free;
    case AD_BISHOP: return ad__fill_diagonal(at, free) & free;
    case AD_ROOK: return ad__fill_straight(at, free) & free;
    default: return queens(at, free) & free;
    }
}

static bool every_move_mates(const struct ring *r, int from)
{
    for (uint64_t to = moves_of(r, from); to;)
        if (!move_mates(r, from, ad__take(&to)))
            return false;
    return true;
}

/* The largest G: who has a move that does not mate, or can be taken by X, is loose. With fewer
 * still men there is more room for the others, so this goes on until nothing changes. */
static bool find_still(struct ring *r)
{
    uint64_t was;

    r->still = r->p->side[!r->side] & ~ad__bit(r->m);
    do {
        was = r->still;
        flood_queen(r);
        r->still &= r->ring | ~queens(r->queen, ~walls(r));
        for (uint64_t men = r->still; men;) {
            int man = ad__take(&men);

            if (every_move_mates(r, man))
                continue;
            if (ad__has(r->ring, man))
                return false;
            r->still &= ~ad__bit(man);
        }
    } while (r->still != was);
    return true;
}

/* (b) for the ring; of G, X can take nobody. */
static bool queen_is_taken(const struct ring *r)
{
    uint64_t targets = queens(r->queen, ~walls(r)) & r->ring;

    for (targets &= ad__reach[AD_KING][r->k]; targets;) {
        int square = ad__take(&targets);
        bool guarded = false;

        for (uint64_t men = r->still & ~ad__bit(square); men && !guarded;) {
            int man = ad__take(&men);
            guarded = ad__has(close_attack(r, man, man), square);
        }
        if (!guarded)
            return false;
    }
    return true;
}

bool ad__walled_in(const struct ad_position *p, int side)
{
    struct ring r = {.p = p, .side = side, .k = p->king[side], .m = p->king[!side]};
    uint64_t beside = ad__reach[AD_KING][r.m], queen = p->diagonal & p->straight & p->side[side];

    if (ad__count(p->side[side]) != 2 || !queen || beside & ~p->side[!side] || p->castling)
        return false;
    r.ring = beside;
    return find_still(&r) &&
           !(ad__reach[AD_KING][r.k] & ~close_attacks(&r, AD_NO_SQUARE, AD_NO_SQUARE)) &&
           queen_is_taken(&r);
}
