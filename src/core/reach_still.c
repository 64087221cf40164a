/*
 * core/reach_still.c -- men that never moved, and where the others can have been.
 *
 * A man is still if it stands where it began and has never moved. Its square has been occupied by
 * it all through the game, so no other man has ever stood there or gone through. Still are
 *
 *   - a king and a rook that can castle,
 *   - a pawn on its second rank: pawns do not come back,
 *   - a piece on its first square, if every square from which it, or a piece like it, can have
 *     come there holds a still man. For moves of pieces go both ways: then it cannot have left,
 *     and no other can have come. (A promoted piece appears on the other side of the board.)
 *   - king and queen on their first squares, if all other squares around them hold still men. No
 *     queen can have come in and none gone out, nor the king; so these two have always been on
 *     these two squares, and there was no room to move.
 *
 * A still king or pawn has also attacked the squares around it all through the game: the enemy king
 * has never stood on them. And a pawn that stands beside a still enemy king and attacks it goes no
 * further: it gave check when it came; the king did not move away, nothing can stand between, so
 * the pawn was captured, unless this is the present position.
 *
 * Each man on the board is either one of the original men, and then there is a way for it from its
 * first square to its present one around the still men; or it was promoted, and then there is one
 * from a square of promotion that a pawn can have come to. How many must have been promoted is a
 * matching of men with original men.
 */
#include "reach.h"
#include "tables.h"

static const uint8_t first_rank[8] = {AD_ROOK, AD_KNIGHT, AD_BISHOP, AD_QUEEN,
                                      AD_KING, AD_BISHOP, AD_KNIGHT, AD_ROOK};

/* ---- ways of pieces ---- */

#define NOT_A (~AD__FILE_A)
#define NOT_H (~AD__FILE_H)

static uint64_t beside(uint64_t set) /* one step along a rank or a file */
{
    return (set & NOT_H) << 1 | (set & NOT_A) >> 1 | set << 8 | set >> 8;
}

static uint64_t diagonal(uint64_t set) /* one step along a diagonal */
{
    return (set & NOT_H) << 9 | (set & NOT_A) << 7 | (set & NOT_H) >> 7 | (set & NOT_A) >> 9;
}

static uint64_t jumps(uint64_t set)
{
    uint64_t one = (set & NOT_H) << 1 | (set & NOT_A) >> 1;
    uint64_t two =
        (set & ~(AD__FILE_H | AD__FILE_H >> 1)) << 2 | (set & ~(AD__FILE_A | AD__FILE_A << 1)) >> 2;
    return one << 16 | one >> 16 | two << 8 | two >> 8;
}

/* One step of a man of that kind from each of these squares. A long move is many steps, over
 * squares that were empty then. */
static uint64_t steps(int kind, uint64_t set)
{
    if (kind == AD_KNIGHT)
        return jumps(set);
    return (kind != AD_BISHOP ? beside(set) : 0) | (kind != AD_ROOK ? diagonal(set) : 0);
}

/* Where a piece can have got to from one of these squares. Castling needs no rule of its own: king
 * and rook go over squares that are empty then, and could have gone there step by step. */
static uint64_t ways(int kind, uint64_t from, uint64_t blocked)
{
    uint64_t seen = 0, next = from;

    while (next != seen) {
        seen = next;
        next |= steps(kind, seen) & ~blocked;
    }
    return seen;
}

/* Squares that the king of `colour` can never have stood on. */
static uint64_t king_blocked(const struct ad__past *p, int colour, uint64_t still)
{
    uint64_t set = still, pawns = p->men[!colour][AD_PAWN] & still;
    uint64_t king = p->men[!colour][AD_KING] & still;

    while (pawns)
        set |= ad__pawn_attacks[!colour][ad__take(&pawns)];
    if (king)
        set |= ad__reach[AD_KING][ad__first(king)];
    return set;
}

static uint64_t blocked_for(const struct ad__past *p, int colour, int kind, uint64_t still)
{
    return kind == AD_KING ? king_blocked(p, colour, still) : still;
}

/* ---- who is still ---- */

static uint64_t still_pieces(const struct ad__past *p, int colour, uint64_t still)
{
    uint64_t set = 0;

    for (int file = 0; file < 8; file++) {
        int home = file + (colour == AD_WHITE ? 0 : 56), kind = first_rank[file];
        if (ad__has(p->men[colour][kind], home) &&
            !(steps(kind, ad__bit(home)) & ~blocked_for(p, colour, kind, still)))
            set |= ad__bit(home);
    }
    return set;
}

static uint64_t still_pair(const struct ad__past *p, int colour, uint64_t still)
{
    uint64_t queen = ad__bit(colour == AD_WHITE ? 3 : 59), king = queen << 1;
    uint64_t around = steps(AD_QUEEN, queen) | steps(AD_KING, king);

    if (!(p->men[colour][AD_QUEEN] & queen) || !(p->men[colour][AD_KING] & king) ||
        around & ~(still | queen | king))
        return 0;
    return queen | king;
}

static uint64_t still_men(const struct ad__past *p)
{
    uint64_t still = p->castling, before;

    still |= p->men[AD_WHITE][AD_PAWN] & ad__rank(1);
    still |= p->men[AD_BLACK][AD_PAWN] & ad__rank(6);
    if (p->castling & ad__rank(0))
        still |= p->men[AD_WHITE][AD_KING];
    if (p->castling & ad__rank(7))
        still |= p->men[AD_BLACK][AD_KING];
    do {
        before = still;
        for (int colour = AD_WHITE; colour <= AD_BLACK; colour++)
            still |= still_pieces(p, colour, still) | still_pair(p, colour, still);
    } while (still != before);
    return still;
}

/* ---- ways of pawns ---- */

static uint64_t ahead(uint64_t set, int colour)
{
    return colour == AD_WHITE ? set << 8 : set >> 8;
}

static uint64_t captures(uint64_t set, int colour)
{
    uint64_t west = set & NOT_A, east = set & NOT_H;
    return colour == AD_WHITE ? west << 7 | east << 9 : west >> 9 | east >> 7;
}

/* Straight on from these squares. `stop` are squares that a pawn can come to but not leave. */
static uint64_t straight_on(const struct ad__still *z, uint64_t set, int colour, uint64_t stop)
{
    for (int rank = 0; rank < 6; rank++)
        set |= ahead(set & ~stop, colour) & ~z->men;
    return set;
}

/* All squares of the pawn that began on this file, by the number of its captures. */
static void pawn_ways(struct ad__still *z, int colour, int file, uint64_t stop)
{
    uint64_t home = ad__bit(file + (colour == AD_WHITE ? 8 : 48)), set = home;
    uint64_t last = ad__rank(colour == AD_WHITE ? 7 : 0);

    if (home & z->men) {
        z->way[colour][file][0] = home;
        return;
    }
    for (int n = 0; n < AD__PAWN_TAKES_MAX; n++) {
        z->early[colour][file][n] = straight_on(z, set & ~last, colour, stop);
        set = straight_on(z, set, colour, stop);
        z->way[colour][file][n] = set;
        set = captures(set & ~stop & ~last, colour) & ~z->men;
        z->takes_on[colour] |= set;
    }
}

/* Returns where pawns of this colour can have promoted. */
static uint64_t all_pawn_ways(struct ad__still *z, const struct ad__past *p, int colour)
{
    uint64_t king = p->men[!colour][AD_KING] & z->men, last = 0;
    uint64_t stop = king ? ad__pawn_attacks[!colour][ad__first(king)] : 0;

    for (int file = 0; file < 8; file++) {
        pawn_ways(z, colour, file, stop);
        for (int n = 0; n < AD__PAWN_TAKES_MAX; n++)
            last |= z->way[colour][file][n];
    }
    return last & ad__rank(colour == AD_WHITE ? 7 : 0);
}

/* ---- original and promoted men ---- */

/* Of these men at most so many are original ones: a matching with the one or two original men of
 * their kind, whose ways are `a` and `b`. */
static unsigned original(uint64_t men, uint64_t a, uint64_t b)
{
    unsigned each = (men & a ? 1u : 0u) + (men & b ? 1u : 0u), all = ad__count(men & (a | b));
    return each < all ? each : all;
}

/* An original man of that kind is gone if none like it stands where it can be. Then it was captured
 * somewhere on its way, and if no enemy pawn captures there, by no pawn. */
static void note_gone(struct ad__still *z, uint64_t men, uint64_t way, int colour, int kind)
{
    if (men & way)
        return;
    if (!(way & z->takes_on[!colour]))
        z->untaken[colour]++;
    else if (kind == AD_BISHOP)
        z->bishop_gone[colour][!(way & AD__DARK)] = 1;
}

/* A promoted bishop stands where it can have got to from the square of its promotion. So a bishop
 * promoted on another square is none of those that stand now. */
static uint64_t bishop_sources(const struct ad__still *z, uint64_t bishops, uint64_t last)
{
    uint64_t set = 0;

    while (last) {
        uint64_t from = ad__bit(ad__take(&last));
        if (ways(AD_BISHOP, from, z->men) & bishops)
            set |= from;
    }
    return set;
}

/* The men of one kind. `last`: where pawns can have promoted. */
static enum ad_reach_why match_kind(struct ad__still *z, const struct ad__past *p, int colour,
                                    int kind, uint64_t last, int *square)
{
    uint64_t men = p->men[colour][kind], way[2] = {0, 0};
    uint64_t promoted = ways(kind, last, z->men), stuck = men & ~promoted;
    unsigned n = 0;

    for (int file = 0; file < 8; file++)
        if (first_rank[file] == kind) {
            way[n] = ways(kind, ad__bit(file + (colour == AD_WHITE ? 0 : 56)), z->men);
            note_gone(z, men, way[n], colour, kind);
            n++;
        }
    /* A set of men that can be matched at all can be matched within a largest matching, so the two
     * questions can be asked one after the other. */
    if (original(stuck, way[0], way[1]) < ad__count(stuck)) {
        uint64_t alone = stuck & ~(way[0] | way[1]);
        *square = ad__first(alone ? alone : stuck);
        return AD_REACH_NO_WAY;
    }
    z->promoted[colour] =
        (uint8_t)(z->promoted[colour] + ad__count(men) - original(men, way[0], way[1]));
    if (kind == AD_BISHOP && men)
        z->bishop_from[colour] = bishop_sources(z, men, last);
    if (kind == AD_BISHOP)
        for (int light = 0; light < 2; light++) {
            uint64_t same = men & (light ? ~AD__DARK : AD__DARK);
            z->bishops[colour][light] = (uint8_t)(ad__count(same) - original(same, way[0], way[1]));
        }
    return AD_REACH_UNSETTLED;
}

static enum ad_reach_why match(struct ad__still *z, const struct ad__past *p, int colour,
                               uint64_t last, int *square)
{
    uint64_t king = p->men[colour][AD_KING];
    uint64_t blocked = king_blocked(p, colour, z->men);

    if (!(ways(AD_KING, ad__bit(colour == AD_WHITE ? 4 : 60), blocked) & king)) {
        *square = ad__first(king);
        return AD_REACH_NO_WAY;
    }
    for (int kind = AD_KNIGHT; kind <= AD_QUEEN; kind++) {
        enum ad_reach_why why = match_kind(z, p, colour, kind, last, square);
        if (why != AD_REACH_UNSETTLED)
            return why;
    }
    return z->promoted[colour] + ad__count(p->men[colour][AD_PAWN]) > 8 ? AD_REACH_PROMOTED
                                                                        : AD_REACH_UNSETTLED;
}

enum ad_reach_why ad__reach_still(struct ad__still *out, const struct ad__past *p, int *square)
{
    uint64_t last[2];
    enum ad_reach_why why = AD_REACH_UNSETTLED;

    *out = (struct ad__still){.men = still_men(p)};
    for (int colour = AD_WHITE; colour <= AD_BLACK; colour++)
        last[colour] = all_pawn_ways(out, p, colour);
    for (int colour = AD_WHITE; colour <= AD_BLACK && why == AD_REACH_UNSETTLED; colour++)
        why = match(out, p, colour, last[colour], square);
    return why;
}
