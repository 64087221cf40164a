/*
 * core/mate_locked_kings.c -- the kings, and moves that end the game.
 *
 * Three rules on top of those in mate_locked_fix.c. The first two leave out legal moves: moves
 * after which the game is over at once, and side 1 is not mated.
 */
#include "mate_locked.h"
#include "tables.h"

/*
 * Ends. A king, of side A, goes from u to t, and side B has nothing but its own king to move with.
 * Let X be the position before, Y the one after. If B has no legal move in Y the game is over, and
 * it is no mate of side 1 if A is side 1, or if A is side 0 and its king has not opened a line onto
 * the king of B: no other man of A has moved, and B was not in check in X, having just moved (or
 * because we are at the start, where this is asked for).
 *
 * When has B no legal move in Y? Y fits but for A's king, and but for a man of B on t, if one was
 * there. Its king stands somewhere in its `reach`, not beside t. He can go to squares without a
 * steady man of B (the one on t does not count: he cannot go to t), not guarded by A's other men
 * (they have not moved; for lines, squares beside A's king count as closed), and not beside t.
 * These squares are not limited to `reach`: a move that ends the game is a move.
 *
 * B's other men must have no move in Y. If such a man has none in any position that fits, it has
 * none in Y: by A's king being away from u only a pawn that faced him can gain one, which is asked
 * for; and a man of B that could now go where its friend on t has gone attacks t, so that A's king
 * could not have come there. En passant is no matter: a king has moved.
 */

static bool only_king_moves(const struct ad__locked *f, unsigned side)
{
    uint32_t men = side ? f->theirs : ~f->theirs;

    if (f->off & AD_RULE_ENDS || f->moves & men & ~3u)
        return false;
    for (unsigned i = 2; i < f->men; i++)
        if (men >> i & 1 && f->kind[i] == AD_PAWN && ad__ahead(f->reach[i], side) & f->reach[!side])
            return false;
    return true;
}

static bool has_slider(const struct ad__locked *f, int as)
{
    for (unsigned i = 2; i < f->men; i++)
        if (!ad__side_of(f, i) && (f->kind[i] == as || f->kind[i] == AD_QUEEN || f->queened[i]))
            return true;
    return false;
}

/* May the king of side 0 open a line of his men to `square` when he leaves one of `from`? */
static bool uncovers(const struct ad__locked *f, uint64_t from, int square)
{
    uint64_t steady = f->steady[0] | f->steady[1];

    for (int as = AD_BISHOP; as <= AD_ROOK; as++)
        for (uint64_t s = from & ad__reach[as][square]; s;)
            if (!(ad__between[square][ad__take(&s)] & steady) && has_slider(f, as))
                return true;
    return false;
}

static uint64_t beside(int square)
{
    return ad__reach[AD_KING][square] | ad__bit(square);
}

/* The squares t for one king, whatever the other king's square. */
uint64_t ad__ending_squares(const struct ad__locked *f, unsigned king)
{
    uint64_t room = f->reach[!king], ends = 0;
    uint64_t to = ad__step(AD_KING, room) & ~(f->steady[!king] | f->guarded[!king]);

    if (!only_king_moves(f, !king))
        return 0;
    for (int t = 0; t < AD_SQUARES; t++) {
        uint64_t left = room & ~beside(t);
        if (to & ~beside(t) & ad__step(AD_KING, left))
            continue;
        while (left && king == 0 &&
               !uncovers(f, ad__reach[AD_KING][t] & f->reach[0], ad__first(left)))
            left &= left - 1;
        if (!left || king == 1)
            ends |= ad__bit(t);
    }
    return ends;
}

/*
 * Fatal. The king of side 0 stands on k in every position that fits. A man x of side 1 goes to t
 * and checks him from there. If side 0 cannot answer, it is mated, and the game is over.
 *
 * Let Y be the position after that. It fits but for x. The check is real if no man can stand
 * between t and k. There is no answer if
 *  - every square beside k has a steady own man on it, or is attacked by a man of side 1 other than
 *    x that is never taken and does so from all its squares (no bishop, rook or queen: x might
 *    stand in their lines); t itself must be so attacked if it is beside k;
 *  - no man of side 0 can come between;
 *  - no man of side 0 attacks t, be it en passant.
 * That x has left its square v opens lines. Had a piece of side 0 gained by that, it could have
 * taken x on v, so x is in `taken`, v is not steady, and the piece has long been over there. A pawn
 * that steps to v answers only if v is between, but that is one of x's squares. And v, if it is
 * beside k, is among the squares beside k.
 *
 * A pawn that may pass over t with a double step is let through.
 */

/* Squares beside k that side 0's king is kept from by men other than x; 0 if some are open. */
static bool king_is_held(const struct ad__locked *f, unsigned x, uint64_t *guarded)
{
    uint64_t squares = ad__step(AD_KING, f->reach[0]) & ~f->steady[0];

    *guarded = ad__always_attacks(f, 1, 0);
    for (unsigned i = 2; i < f->men; i++)
        if (ad__side_of(f, i) && i != x && !(f->taken >> i & 1) &&
            (f->kind[i] == AD_PAWN || f->kind[i] == AD_KNIGHT))
            *guarded |= ad__always_attacks(f, i, 0);
    return !(squares & ~*guarded);
}

uint64_t ad__fatal_squares(const struct ad__locked *f, unsigned x)
{
    uint64_t guarded, answer = 0, any = f->reach[0] | f->reach[1], set;
    int k = ad__first(f->reach[0]);

    if (f->off & AD_RULE_FATAL || f->quiet || ad__several(f->reach[0]) || f->queened[x] ||
        !king_is_held(f, x, &guarded))
        return 0;
    for (unsigned i = 2; i < f->men; i++) {
        any |= ad__stands(f, i);
        if (!ad__side_of(f, i))
            answer |= ad__may_attack(f, i);
    }
    if (f->kind[x] == AD_PAWN) {
        set = ad__step_pawn(f->reach[0], 0) & ~(answer >> 8); /* nor en passant */
        if (f->home[x] & ad__rank(6))
            set &= ~ad__rank(5);
    } else {
        set = ad__reach[f->kind[x]][k];
    }
    set &= ~answer & (guarded | ~ad__reach[AD_KING][k]);
    for (uint64_t s = set; s;) {
        int t = ad__take(&s);
        if (ad__between[k][t] & (any | answer))
            set &= ~ad__bit(t);
    }
    return set;
}

/*
 * Joint. Two kings in one room keep each other from squares, and pass each other only where there
 * is space. So pairs of their squares are grown instead of each king's own: pair[w] is where king 1
 * may stand while king 0 is on w. Moves of other men change no pair. A king's move from a pair is
 * left out if the kings would stand side by side, if a steady own man or a guard forbids it, or if
 * it ends the game as above, now with both squares known.
 */

struct kings {
    uint64_t to[2];   /* no steady own man there, and not guarded   */
    uint64_t rest[2]; /* of those, where the king stands afterwards */
    bool alone[2];    /* no other man of the side moves             */
};

/* King 0 on w, king 1 on one of `at`: where may king 1 go? */
static uint64_t second_goes(const struct kings *k, int w, uint64_t at)
{
    uint64_t to = ad__step(AD_KING, at) & k->to[1] & ~beside(w), answered = 0;

    if (!k->alone[0])
        return to;
    for (uint64_t s = ad__reach[AD_KING][w] & k->to[0]; s;)
        answered |= ~beside(ad__take(&s));
    return to & answered;
}

/* King 0 goes from w to t: on which of the squares `at` may king 1 stand? */
static uint64_t first_goes(const struct ad__locked *f, const struct kings *k, int w, int t,
                           uint64_t at)
{
    at &= ~beside(t);
    if (!k->alone[1])
        return at;
    for (uint64_t s = at & ~ad__step(AD_KING, k->to[1] & ~beside(t)); s;) {
        int stuck = ad__take(&s);
        if (!uncovers(f, ad__bit(w), stuck))
            at &= ~ad__bit(stuck);
    }
    return at;
}

/* All moves of both kings with king 0 on w. Returns the squares he goes to where a pair is new. */
static uint64_t grow_pair(struct ad__locked *f, const struct kings *k, int w)
{
    uint64_t at = f->pair[w], to, old, fresh = 0;

    do {
        old = at;
        to = second_goes(k, w, at);
        at |= to & k->rest[1];
    } while (at != old);
    ad__widen(f, &f->pair[w], at);
    f->reach[1] |= at;
    f->goes[1] |= to;
    for (uint64_t d = ad__reach[AD_KING][w] & k->to[0]; d;) {
        int t = ad__take(&d);
        uint64_t with = first_goes(f, k, w, t, at);
        if (with)
            f->goes[0] |= ad__bit(t);
        if (ad__has(k->rest[0], t) && with & ~f->pair[t]) {
            ad__widen(f, &f->pair[t], with);
            fresh |= ad__bit(t);
        }
    }
    f->reach[0] |= fresh;
    return fresh;
}

void ad__grow_kings(struct ad__locked *f)
{
    struct kings k;

    for (unsigned i = 0; i < 2; i++) {
        k.to[i] = ~(f->steady[i] | f->guarded[i]);
        k.rest[i] = f->quiet ? k.to[i] & ~f->steady[!i] : k.to[i];
        k.alone[i] = only_king_moves(f, i);
        f->goes[i] = 0;
    }
    for (uint64_t left = f->reach[0]; left;) {
        int w = ad__take(&left);
        left |= grow_pair(f, &k, w);
    }
    for (unsigned i = 0; i < 2; i++) {
        ad__widen(f, &f->hit[i], f->goes[i]);
        if (f->goes[i])
            ad__mark(f, &f->moves, i);
    }
}

void ad__locked_join(struct ad__locked *f)
{
    f->joint = true;
    for (uint64_t s = f->reach[0]; s;) {
        int w = ad__take(&s);
        f->pair[w] = f->reach[1] & ~beside(w);
    }
}
