/*
 * core/retract.c -- what the last moves can have been (3.1 to 3.9, read backwards).
 *
 *   a move            the man goes back over empty squares
 *   a capture         and a man that is missing comes back
 *   a promotion       the man on the last rank was a pawn
 *   en passant        two pawns come back, and the move before is known: the double step
 *   castling          king and rook go home, and have never moved
 *
 * Whoever moved last was allowed to: before the move the other king was not in check.
 */
#include "kernel.h"
#include "reach.h"

#if defined(AD_SMALL)
#define AD__SLIDERS_SMALL
#endif
#include "sliders.h"

void ad__past_from(struct ad__past *out, const struct ad_position *p)
{
    *out = (struct ad__past){.castling = p->castling, .turn = p->turn, .ep = AD_NO_SQUARE};
    for (int colour = AD_WHITE; colour <= AD_BLACK; colour++) {
        for (int kind = AD_PAWN; kind <= AD_KING; kind++)
            out->men[colour][kind] = ad__men_of(p, colour, kind);
        out->men[colour][AD_EMPTY] = p->side[colour];
    }
}

static uint64_t occupied(const struct ad__past *p)
{
    return p->men[AD_WHITE][AD_EMPTY] | p->men[AD_BLACK][AD_EMPTY];
}

static uint64_t attackers(const struct ad__past *p, int square, int by)
{
    const uint64_t *men = p->men[by];

    return (ad__pawn_attacks[!by][square] & men[AD_PAWN]) |
           (ad__reach[AD_KNIGHT][square] & men[AD_KNIGHT]) |
           (ad__reach[AD_KING][square] & men[AD_KING]) |
           (ad__rook_attacks(square, occupied(p)) & (men[AD_ROOK] | men[AD_QUEEN])) |
           (ad__bishop_attacks(square, occupied(p)) & (men[AD_BISHOP] | men[AD_QUEEN]));
}

bool ad__past_attacked(const struct ad__past *p, int square, int by)
{
    return attackers(p, square, by) != 0;
}

uint64_t ad__past_checkers(const struct ad__past *p)
{
    return attackers(p, ad__first(p->men[p->turn][AD_KING]), !p->turn);
}

/* ---- the walk ---- */

struct walk {
    const struct ad__past *now;
    ad__retract_fn *fn;
    void *user;
    uint64_t empty;
    int us, them; /* who has moved last, and the other side */
};

static void flip(struct ad__past *p, int colour, int kind, int square)
{
    p->men[colour][kind] ^= ad__bit(square);
    p->men[colour][AD_EMPTY] ^= ad__bit(square);
}

/* Take the move back; `becomes` is what stands on m->to now. Tell about it unless the other king
 * would have been left in check. */
static bool offer(const struct walk *w, const struct ad__unmove *m, int becomes)
{
    struct ad__past before = *w->now;

    before.turn = (uint8_t)w->us;
    before.ep = m->how == AD_EN_PASSANT ? m->to : AD_NO_SQUARE;
    flip(&before, w->us, becomes, m->to);
    flip(&before, w->us, m->kind, m->from);
    if (m->taken)
        flip(&before, w->them, m->taken, m->how == AD_EN_PASSANT ? m->to ^ 8 : m->to);
    if (ad__past_attacked(&before, ad__first(before.men[w->them][AD_KING]), w->us))
        return false;
    return w->fn(w->user, &before, m);
}

/* The move as it stands, and with everything it can have taken. Taking needs a missing man; which
 * kinds can be missing is for the counting to say. */
static bool offer_taking(const struct walk *w, struct ad__unmove m, int becomes, bool taking)
{
    bool inner = ad_rank_of(m.to) != 0 && ad_rank_of(m.to) != 7;

    if (!taking)
        return offer(w, &m, becomes);
    for (int kind = inner ? AD_PAWN : AD_KNIGHT; kind <= AD_QUEEN; kind++) {
        m.taken = (uint8_t)kind;
        if (offer(w, &m, becomes))
            return true;
    }
    return false;
}

static uint64_t steps(int kind, int square, uint64_t occ)
{
    uint64_t set = 0;

    if (kind == AD_KNIGHT || kind == AD_KING)
        return ad__reach[kind][square];
    if (kind != AD_ROOK)
        set |= ad__bishop_attacks(square, occ);
    if (kind != AD_BISHOP)
        set |= ad__rook_attacks(square, occ);
    return set;
}

/* Men that can have moved: those of a castling that is still allowed have not. */
static uint64_t movable(const struct walk *w, int kind)
{
    uint64_t rights = w->now->castling & ad__rank(w->us == AD_WHITE ? 0 : 7);

    if (kind == AD_KING && rights)
        return 0;
    return w->now->men[w->us][kind] & ~rights;
}

static bool officers(const struct walk *w, bool taking)
{
    for (int kind = AD_KNIGHT; kind <= AD_KING; kind++) {
        uint64_t men = movable(w, kind);
        while (men) {
            int to = ad__take(&men);
            uint64_t from = steps(kind, to, ~w->empty) & w->empty;
            while (from) {
                struct ad__unmove m = {(uint8_t)ad__take(&from), (uint8_t)to, (uint8_t)kind, 0, 0};
                if (offer_taking(w, m, kind, taking))
                    return true;
            }
        }
    }
    return false;
}

/* A pawn came to `to`, where a man of kind `becomes` stands now. No pawn comes from the first rank:
 * the squares below the second are no origin. */
static bool pawn_to(const struct walk *w, int to, int becomes, bool taking)
{
    int back = w->us == AD_WHITE ? -8 : 8;
    uint64_t from = taking ? ad__pawn_attacks[w->them][to] : ad__bit(to + back);

    from &= w->empty & ~ad__rank(w->us == AD_WHITE ? 0 : 7);
    while (from) {
        struct ad__unmove m = {(uint8_t)ad__take(&from), (uint8_t)to, AD_PAWN, 0, 0};
        if (offer_taking(w, m, becomes, taking))
            return true;
    }
    return false;
}

static bool double_step(const struct walk *w, int to)
{
    int back = w->us == AD_WHITE ? -8 : 8;
    struct ad__unmove m = {(uint8_t)(to + 2 * back), (uint8_t)to, AD_PAWN, 0, AD_DOUBLE_STEP};

    if (ad_rank_of(to) != (w->us == AD_WHITE ? 3 : 4))
        return false;
    return ad__has(w->empty, to + back) && ad__has(w->empty, to + 2 * back) &&
           offer(w, &m, AD_PAWN);
}

static bool en_passant(const struct walk *w, int to)
{
    uint64_t from = ad__pawn_attacks[w->them][to] & w->empty;
    uint64_t free = ad__bit(to ^ 8) | ad__bit(to + (w->us == AD_WHITE ? 8 : -8));

    if (ad_rank_of(to) != (w->us == AD_WHITE ? 5 : 2) || free & ~w->empty)
        return false;
    while (from) {
        struct ad__unmove m = {(uint8_t)ad__take(&from), (uint8_t)to, AD_PAWN, AD_PAWN,
                               AD_EN_PASSANT};
        if (offer(w, &m, AD_PAWN))
            return true;
    }
    return false;
}

static bool pawns(const struct walk *w, bool taking)
{
    uint64_t men = w->now->men[w->us][AD_PAWN];

    while (men) {
        int to = ad__take(&men);
        if (pawn_to(w, to, AD_PAWN, taking) || (taking ? en_passant(w, to) : double_step(w, to)))
            return true;
    }
    return false;
}

static bool promotions(const struct walk *w, bool taking)
{
    for (int kind = AD_KNIGHT; kind <= AD_QUEEN; kind++) {
        uint64_t men = w->now->men[w->us][kind] & ad__rank(w->us == AD_WHITE ? 7 : 0);
        while (men)
            if (pawn_to(w, ad__take(&men), kind, taking))
                return true;
    }
    return false;
}

/* King and rook stand as after castling with the rook of that file, in standard chess. */
static bool castling(const struct walk *w, int file)
{
    int first = w->us == AD_WHITE ? 0 : 56, home = first + 4, rook = first + file;
    int king = first + (file ? 6 : 2), beside = first + (file ? 5 : 3);
    struct ad__unmove m = {(uint8_t)home, (uint8_t)king, AD_KING, 0, AD_CASTLES};
    struct ad__past before = *w->now;

    if (w->now->castling & ad__rank(w->us == AD_WHITE ? 0 : 7) ||
        !ad__has(w->now->men[w->us][AD_KING], king) ||
        !ad__has(w->now->men[w->us][AD_ROOK], beside) || !ad__has(w->empty, home) ||
        !ad__has(w->empty, rook) || (!file && !ad__has(w->empty, first + 1)))
        return false;
    before.turn = (uint8_t)w->us;
    before.ep = AD_NO_SQUARE;
    before.castling |= ad__bit(rook);
    flip(&before, w->us, AD_KING, king);
    flip(&before, w->us, AD_KING, home);
    flip(&before, w->us, AD_ROOK, beside);
    flip(&before, w->us, AD_ROOK, rook);
    if (ad__past_attacked(&before, home, w->them) || ad__past_attacked(&before, beside, w->them) ||
        ad__past_attacked(&before, ad__first(before.men[w->them][AD_KING]), w->us))
        return false;
    return w->fn(w->user, &before, &m);
}

/* Moves that took nothing first: they ask for the least, and whoever wants one move only is
 * served soonest. */
bool ad__retract(const struct ad__past *now, ad__retract_fn *fn, void *user)
{
    int us = !now->turn, up = us == AD_WHITE ? 8 : -8;
    struct walk w = {now, fn, user, ~occupied(now), us, !us};
    bool can_take = ad__count(now->men[w.them][AD_EMPTY]) < 16;

    if (now->ep != AD_NO_SQUARE)
        return double_step(&w, now->ep + up);
    return officers(&w, false) || pawns(&w, false) || castling(&w, 0) || castling(&w, 7) ||
           promotions(&w, false) ||
           (can_take && (officers(&w, true) || pawns(&w, true) || promotions(&w, true)));
}

/* ---- what the last moves can have been ---- */

/* Moments that may be looked at in all, and how far back. */
enum { MOMENTS = 400, DEPTH = 8 };

struct level {
    struct ad__effort *effort;
    unsigned depth;
};

static bool is_start(const struct ad__past *p)
{
    static const uint64_t first[7] = {0, 0, 0x42, 0x24, 0x81, 0x08, 0x10};

    for (int kind = AD_KNIGHT; kind <= AD_KING; kind++)
        if (p->men[AD_WHITE][kind] != first[kind] || p->men[AD_BLACK][kind] >> 56 != first[kind])
            return false;
    return p->turn == AD_WHITE && p->men[AD_WHITE][AD_PAWN] == ad__rank(1) &&
           p->men[AD_BLACK][AD_PAWN] == ad__rank(6) &&
           p->men[AD_BLACK][AD_EMPTY] == (ad__rank(6) | ad__rank(7));
}

static bool can_be(struct ad__effort *e, const struct ad__past *p, unsigned depth);

/* Can the game have been here? When in doubt, yes. */
static bool look(void *user, const struct ad__past *before, const struct ad__unmove *m)
{
    const struct level *l = user;
    int square;

    (void)m;
    if (++l->effort->moments > MOMENTS)
        return true;
    if (ad__reach_moment(before, l->effort, &square) != AD_REACH_UNSETTLED)
        return false;
    return l->depth + 1 >= DEPTH || can_be(l->effort, before, l->depth + 1);
}

/* Every moment of a game but its first has one before it. If all moments before this one are
 * impossible, this one is too. So the search needs no memory of where it has been, and may stop
 * at any depth: what it has not looked at counts as possible. */
static bool can_be(struct ad__effort *e, const struct ad__past *p, unsigned depth)
{
    struct level l = {e, depth};

    return is_start(p) || ad__retract(p, look, &l);
}

enum ad_reach_why ad__reach_before(const struct ad__past *p, struct ad__effort *e)
{
    return can_be(e, p, 0) ? AD_REACH_UNSETTLED : AD_REACH_BEFORE;
}

static bool any(void *user, const struct ad__past *before, const struct ad__unmove *m)
{
    int square;

    (void)user;
    (void)m;
    return ad__reach_counts(before, &square) == AD_REACH_UNSETTLED;
}

enum ad_reach_why ad__reach_last(const struct ad__past *p, int *square)
{
    uint64_t checkers = ad__past_checkers(p);

    if (is_start(p) || ad__retract(p, any, NULL))
        return AD_REACH_UNSETTLED;
    *square = checkers ? ad__first(checkers) : AD_NO_SQUARE;
    if (p->ep != AD_NO_SQUARE) {
        *square = p->ep;
        return AD_REACH_EP;
    }
    if (!checkers)
        return AD_REACH_NO_LAST_MOVE;
    return ad__several(checkers) ? AD_REACH_DOUBLE_CHECK : AD_REACH_CHECK;
}
