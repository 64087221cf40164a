/*
 * core/kernel.c -- legal moves, playing a move, counting.
 *
 * In: a checked position. Out: legal moves only, never a move to be thrown away later.
 *
 *   clause (2017)              function
 *   3.1.2, 3.1.3 attacks       attacks.h: pinned men attack too
 *   3.2 - 3.6, 3.8.1           piece_moves, king_moves
 *   3.7.1 - 3.7.3              pawn_moves
 *   3.7.4 en passant           en_passant: tested one by one on the board after it
 *   3.7.5 promotion            pawn_targets
 *   3.8.2, II.3 castling       castling_rooks, castling_is_legal
 *   3.9.2 own king             look_at_king: checks and pins once, then masks
 *
 * There is one text of the rules, `generate`. What happens to a move is its `mode`, a constant
 * at each place that calls it, as is the side to move; the compiler makes a separate function of
 * each. LIST writes moves down, COUNT counts them in sets, ANY stops at the first, and WALK
 * plays each and goes on from there (perft).
 *
 * This file is compiled several times: see kernel.h.
 */
#include "kernel.h"

#define AD__PASTE2(a, b) a##b
#define AD__PASTE(a, b)  AD__PASTE2(a, b)
#define KERNEL(fn)       AD__PASTE(AD__PASTE(ad__, fn), AD__PASTE(_, AD_KERNEL))

#if defined(AD_SMALL)
#define AD__SLIDERS_SMALL
#elif defined(__BMI2__)
#define AD__SLIDERS_PEXT
#endif
#include "attacks.h"
#include "play.h"

enum mode { LIST, COUNT, ANY, WALK };

/* One run of the generator. */
struct job {
    const struct ad_position *p;
    ad_move *end;   /* LIST: where the next move goes      */
    uint64_t count; /* COUNT, WALK: so far; ANY: not zero  */
    unsigned depth; /* WALK: half-moves left               */
    uint64_t occupied, own, enemy;
    int king;
    uint64_t target; /* where men other than the king may go: not on own men, and in check
                        * only on the checker or between                                     */
    uint64_t checkers;
    uint64_t pin_straight, pin_diagonal; /* rays from the king through one own man to its pinner,
                                          * pinner included. One set a class is enough: a man on
                                          * one ray cannot reach another one of its class.      */
};

/* ---- what happens to a move ---- */

static uint64_t walk_white(const struct ad_position *p, unsigned depth);
static uint64_t walk_black(const struct ad_position *p, unsigned depth);
static uint64_t count_white(const struct ad_position *p);
static uint64_t count_black(const struct ad_position *p);

AD__INLINE uint64_t leaves(const struct ad_position *after, int us, unsigned depth)
{
    if (depth == 1)
        return us == AD_WHITE ? count_black(after) : count_white(after);
    return us == AD_WHITE ? walk_black(after, depth) : walk_white(after, depth);
}

/* One move, in one of the modes. */
AD__INLINE void take_move(struct job *j, enum mode mode, int us, int how, int from, int to)
{
    struct ad_position after;

    if (mode == LIST)
        *j->end++ = ad_move_make(from, to, how);
    if (mode == COUNT || mode == ANY)
        j->count++;
    if (mode == WALK) {
        if (how == AD_CASTLES)
            castle(&after, j->p, us, from, to);
        else
            move_man(&after, j->p, us, how, from, to);
        j->count += leaves(&after, us, j->depth - 1);
    }
}

/* Write the moves base + step * to. The loop runs once for four of them, and what it writes too
 * much is overwritten or left over: guessing right when it ends is worth more than the writes. */
AD__INLINE ad_move *write_moves(ad_move *end, uint64_t to, unsigned step, unsigned base)
{
    unsigned count = ad__count(to);

    for (unsigned i = 0; i < count; i += 4) {
#pragma GCC unroll 4
        for (unsigned k = 0; k < 4; k++, to &= to - 1)
            end[i + k] = (ad_move)(base + step * (unsigned)ad__first(to | ad__bit(63)));
    }
    return end + count;
}

/* All moves of the man on `from` to a set of squares. */
AD__INLINE void take_targets(struct job *j, enum mode mode, int us, int how, int from, uint64_t to)
{
    if (mode == COUNT)
        j->count += ad__count(to);
    if (mode == ANY)
        j->count |= to;
    if (mode == LIST)
        j->end = write_moves(j->end, to, 1 << 6, ad_move_make(from, 0, how));
    if (mode == WALK)
        while (to)
            take_move(j, mode, us, how, from, ad__take(&to));
}

/* All pawn moves to a set of squares, each from the square `back` before it. */
AD__INLINE void take_pawns(struct job *j, enum mode mode, int us, int how, int back, uint64_t to)
{
    if (mode == COUNT)
        j->count += ad__count(to);
    if (mode == ANY)
        j->count |= to;
    if (mode == LIST)
        j->end = write_moves(j->end, to, (1 << 6) + 1, (unsigned)(how << 12) - (unsigned)back);
    if (mode == WALK)
        while (to) {
            int square = ad__take(&to);
            take_move(j, mode, us, how, square - back, square);
        }
}

/* ---- the rules ---- */

/* From the king to each of these enemy sliders, all on its lines: with nobody in between it gives
 * check and `mask` grows by its ray; with one own man in between the ray is a pin. */
AD__INLINE uint64_t look_along(struct job *j, uint64_t sliders, uint64_t *mask)
{
    uint64_t pins = 0;

    while (sliders) {
        int from = ad__take(&sliders);
        uint64_t line = ad__between[j->king][from], men = line & j->occupied;
        if (!men) {
            *mask |= line | ad__bit(from);
            j->checkers |= ad__bit(from);
        } else if (!ad__several(men) && men & j->own) {
            pins |= line | ad__bit(from);
        }
    }
    return pins;
}

/* Find checks and pins. */
AD__INLINE void look_at_king(struct job *j, int us)
{
    const struct ad_position *p = j->p;
    uint64_t knights = ad__reach[AD_KNIGHT][j->king] & p->knights;
    uint64_t pawns = ad__pawn_attacks[us][j->king] & p->pawns;
    uint64_t mask = (knights | pawns) & j->enemy;

    j->checkers = mask;
    j->pin_straight = look_along(j, ad__reach[AD_ROOK][j->king] & p->straight & j->enemy, &mask);
    j->pin_diagonal = look_along(j, ad__reach[AD_BISHOP][j->king] & p->diagonal & j->enemy, &mask);
    j->target = j->checkers ? mask : ~j->own;
}

/* 3.8.2.1 is the right itself. Here: the way is free (II.3.2.7.4), the king does not cross an
 * attacked square (3.8.2.2.1), and the rook does not uncover an attack along the rank (3.9.2). */
AD__INLINE bool castling_is_legal(const struct job *j, int rook, uint64_t attacked)
{
    int king = j->king, new_king = castled_king(king, rook), new_rook = castled_rook(king, rook);
    uint64_t king_way = ad__between[king][new_king] | ad__bit(new_king);
    uint64_t rook_way = ad__between[rook][new_rook] | ad__bit(new_rook);
    uint64_t others = j->occupied & ~(ad__bit(king) | ad__bit(rook));

    return !((king_way | rook_way) & others) && !(king_way & attacked) &&
           !ad__has(j->pin_straight, rook);
}

/* Rooks to castle with: there is a right, no check, and nothing between king and rook. */
AD__INLINE uint64_t castling_rooks(const struct job *j)
{
    uint64_t rights = j->p->castling & j->own, rooks = 0;

    if (j->checkers)
        return 0;
    while (rights) {
        int rook = ad__take(&rights);
        if (!(ad__between[j->king][rook] & j->occupied))
            rooks |= ad__bit(rook);
    }
    return rooks;
}

AD__INLINE void king_moves(struct job *j, enum mode mode, int us)
{
    uint64_t steps = ad__reach[AD_KING][j->king] & ~j->own;
    uint64_t rooks = castling_rooks(j);
    uint64_t attacked;

    if (!steps && !rooks)
        return; /* which spares finding out what is attacked */
    /* without the king: it does not shield the squares behind it from a checker */
    attacked = attacked_by(j->p, !us, j->occupied ^ ad__bit(j->king));
    take_targets(j, mode, us, AD_BY_KING, j->king, steps & ~attacked);
    while (rooks) {
        int rook = ad__take(&rooks);
        if (castling_is_legal(j, rook, attacked))
            take_move(j, mode, us, AD_CASTLES, j->king, rook);
    }
}

AD__INLINE void piece_moves(struct job *j, enum mode mode, int us)
{
    const struct ad_position *p = j->p;
    uint64_t pinned = j->pin_straight | j->pin_diagonal, own = j->own, s;

    for (s = p->knights & own & ~pinned; s;) {
        int from = ad__take(&s);
        take_targets(j, mode, us, AD_BY_KNIGHT, from, ad__reach[AD_KNIGHT][from] & j->target);
    }
    for (s = p->diagonal & own & ~pinned & ~p->straight; s;) {
        int from = ad__take(&s);
        take_targets(j, mode, us, AD_BY_BISHOP, from,
                     ad__bishop_attacks(from, j->occupied) & j->target);
    }
    for (s = p->straight & own & ~pinned & ~p->diagonal; s;) {
        int from = ad__take(&s);
        take_targets(j, mode, us, AD_BY_ROOK, from,
                     ad__rook_attacks(from, j->occupied) & j->target);
    }
    for (s = p->straight & p->diagonal & own & ~pinned; s;) {
        int from = ad__take(&s);
        take_targets(j, mode, us, AD_BY_QUEEN, from,
                     (ad__rook_attacks(from, j->occupied) | ad__bishop_attacks(from, j->occupied)) &
                         j->target);
    }
}

/* Pinned men move along their pin. Rare, so it stands apart. */
AD__INLINE void pinned_moves(struct job *j, enum mode mode, int us)
{
    const struct ad_position *p = j->p;
    uint64_t s;

    for (s = p->diagonal & j->own & j->pin_diagonal; s;) {
        int from = ad__take(&s);
        uint64_t to = ad__bishop_attacks(from, j->occupied) & j->target & j->pin_diagonal;
        if (ad__has(p->straight, from))
            take_targets(j, mode, us, AD_BY_QUEEN, from, to);
        else
            take_targets(j, mode, us, AD_BY_BISHOP, from, to);
    }
    for (s = p->straight & j->own & j->pin_straight; s;) {
        int from = ad__take(&s);
        uint64_t to = ad__rook_attacks(from, j->occupied) & j->target & j->pin_straight;
        if (ad__has(p->diagonal, from))
            take_targets(j, mode, us, AD_BY_QUEEN, from, to);
        else
            take_targets(j, mode, us, AD_BY_ROOK, from, to);
    }
}

/* Pawn moves to `to`, each from the square `back` before it; four for each on the last rank. */
AD__INLINE void pawn_targets(struct job *j, enum mode mode, int us, int back, uint64_t to,
                             bool promoting)
{
    uint64_t last = promoting ? to & ad__rank(us == AD_WHITE ? 7 : 0) : 0;

    take_pawns(j, mode, us, AD_BY_PAWN, back, to & ~last);
    if (!promoting)
        return;
    take_pawns(j, mode, us, AD_TO_QUEEN, back, last);
    take_pawns(j, mode, us, AD_TO_KNIGHT, back, last);
    take_pawns(j, mode, us, AD_TO_ROOK, back, last);
    take_pawns(j, mode, us, AD_TO_BISHOP, back, last);
}

AD__INLINE uint64_t forward(uint64_t set, int us)
{
    return us == AD_WHITE ? set << 8 : set >> 8;
}

AD__INLINE uint64_t west_capture(uint64_t set, int us)
{
    set &= ~AD__FILE_A;
    return us == AD_WHITE ? set << 7 : set >> 9;
}

AD__INLINE uint64_t east_capture(uint64_t set, int us)
{
    set &= ~AD__FILE_H;
    return us == AD_WHITE ? set << 9 : set >> 7;
}

/* Where pawns can go, as sets: one step, captures to the west and to the east. */
struct pawn_sets {
    uint64_t one, west, east;
};

AD__INLINE struct pawn_sets free_pawns(const struct job *j, int us, uint64_t pawns)
{
    return (struct pawn_sets){forward(pawns, us) & ~j->occupied, west_capture(pawns, us) & j->enemy,
                              east_capture(pawns, us) & j->enemy};
}

/* A pinned pawn stays on its pin: on a straight one it can only walk, on a diagonal one only take. */
AD__INLINE struct pawn_sets pinned_pawns(const struct job *j, int us, uint64_t pawns)
{
    struct pawn_sets walkers = free_pawns(j, us, pawns & j->pin_straight);
    struct pawn_sets takers = free_pawns(j, us, pawns & j->pin_diagonal);

    return (struct pawn_sets){walkers.one & j->pin_straight, takers.west & j->pin_diagonal,
                              takers.east & j->pin_diagonal};
}

AD__INLINE void pawn_moves(struct job *j, enum mode mode, int us)
{
    const int north = us == AD_WHITE ? 8 : -8;
    uint64_t pawns = j->p->pawns & j->own, pins = j->pin_straight | j->pin_diagonal, two;
    struct pawn_sets to = free_pawns(j, us, pawns & ~pins);

    if (pins) {
        struct pawn_sets more = pinned_pawns(j, us, pawns & pins);
        to.one |= more.one, to.west |= more.west, to.east |= more.east;
    }
    two = forward(to.one & ad__rank(us == AD_WHITE ? 2 : 5), us) & ~j->occupied;
    to.one &= j->target, to.west &= j->target, to.east &= j->target;
    take_pawns(j, mode, us, AD_DOUBLE_STEP, 2 * north, two & j->target);
    if (pawns & ad__rank(us == AD_WHITE ? 6 : 1)) {
        pawn_targets(j, mode, us, north, to.one, true);
        pawn_targets(j, mode, us, north - 1, to.west, true);
        pawn_targets(j, mode, us, north + 1, to.east, true);
    } else {
        pawn_targets(j, mode, us, north, to.one, false);
        pawn_targets(j, mode, us, north - 1, to.west, false);
        pawn_targets(j, mode, us, north + 1, to.east, false);
    }
}

AD__INLINE void en_passant(struct job *j, enum mode mode, int us)
{
    int ep = j->p->ep;
    uint64_t from = ad__pawn_attacks[!us][ep] & j->p->pawns & j->own;

    while (from) {
        int square = ad__take(&from);
        if (ep_is_safe(j->p, us, square, ep))
            take_move(j, mode, us, AD_EN_PASSANT, square, ep);
    }
}

AD__INLINE void generate(struct job *j, enum mode mode, int us)
{
    const struct ad_position *p = j->p;

    j->own = p->side[us];
    j->enemy = p->side[!us];
    j->occupied = j->own | j->enemy;
    j->king = p->king[us];
    j->count = 0;
    look_at_king(j, us);
    king_moves(j, mode, us);
    if (ad__several(j->checkers) || (mode == ANY && j->count))
        return;
    pawn_moves(j, mode, us);
    piece_moves(j, mode, us);
    if (j->pin_straight | j->pin_diagonal)
        pinned_moves(j, mode, us);
    if (p->ep != AD_NO_SQUARE)
        en_passant(j, mode, us);
}

static uint64_t count_white(const struct ad_position *p)
{
    struct job j = {.p = p};
    generate(&j, COUNT, AD_WHITE);
    return j.count;
}

static uint64_t count_black(const struct ad_position *p)
{
    struct job j = {.p = p};
    generate(&j, COUNT, AD_BLACK);
    return j.count;
}

static uint64_t walk_white(const struct ad_position *p, unsigned depth)
{
    struct job j = {.p = p, .depth = depth};
    generate(&j, WALK, AD_WHITE);
    return j.count;
}

static uint64_t walk_black(const struct ad_position *p, unsigned depth)
{
    struct job j = {.p = p, .depth = depth};
    generate(&j, WALK, AD_BLACK);
    return j.count;
}

/* ---- entry points ---- */

unsigned KERNEL(list)(struct ad_moves *out, const struct ad_position *p)
{
    struct job j = {.p = p, .end = out->move};

    if (p->turn == AD_WHITE)
        generate(&j, LIST, AD_WHITE);
    else
        generate(&j, LIST, AD_BLACK);
    return out->count = (unsigned)(j.end - out->move);
}

unsigned KERNEL(count)(const struct ad_position *p)
{
    return (unsigned)(p->turn == AD_WHITE ? count_white(p) : count_black(p));
}

bool KERNEL(any)(const struct ad_position *p)
{
    struct job j = {.p = p};

    if (p->turn == AD_WHITE)
        generate(&j, ANY, AD_WHITE);
    else
        generate(&j, ANY, AD_BLACK);
    return j.count != 0;
}

bool KERNEL(can_castle)(const struct ad_position *p, int rook)
{
    int us = p->turn;
    struct job j = {.p = p,
                    .own = p->side[us],
                    .enemy = p->side[!us],
                    .occupied = p->side[0] | p->side[1],
                    .king = p->king[us]};

    look_at_king(&j, us);
    return ad__has(castling_rooks(&j), rook) &&
           castling_is_legal(&j, rook, attacked_by(p, !us, j.occupied ^ ad__bit(j.king)));
}

uint64_t KERNEL(attackers)(const struct ad_position *p, int square, int colour)
{
    return attackers(p, square, colour, p->side[0] | p->side[1]);
}

bool KERNEL(ep_legal)(const struct ad_position *p, int ep)
{
    return ep_is_legal(p, p->turn, ep);
}

/* Pawns of the side to move from which `to` can be reached, whatever becomes of the king. */
AD__INLINE uint64_t pawn_origins(const struct ad_position *p, int us, int to, uint64_t occupied)
{
    int back = us == AD_WHITE ? to - 8 : to + 8;
    uint64_t pawns = p->pawns & p->side[us], from;

    if (to == p->ep || ad__has(p->side[!us], to))
        return ad__pawn_attacks[!us][to] & pawns;
    if (ad__has(occupied, to) || back < 0 || back > 63)
        return 0;
    from = ad__bit(back) & pawns;
    if (!from && to >> 3 == (us == AD_WHITE ? 3 : 4) && !ad__has(occupied, back))
        from = ad__bit(us == AD_WHITE ? to - 16 : to + 16) & pawns;
    return from;
}

/* May the man on `from`, which can reach `to`, go there as far as its king is concerned? */
AD__INLINE bool is_legal_from(const struct ad_position *p, int us, int kind, int from, int to,
                              uint64_t occupied)
{
    uint64_t after = (occupied ^ ad__bit(from)) | ad__bit(to), enemy = p->side[!us] & ~ad__bit(to);

    if (kind == AD_KING)
        return is_safe(p, to, us, after, enemy) && !ad__has(ad__reach[AD_KING][p->king[!us]], to);
    if (kind == AD_PAWN && to == p->ep)
        return ep_is_safe(p, us, from, to);
    return is_safe(p, p->king[us], us, after, enemy);
}

/* Backwards from the target: one or two men come into question, and each of them is tested. */
AD__INLINE uint64_t movers(const struct ad_position *p, int us, int kind, int to)
{
    uint64_t occupied = p->side[0] | p->side[1], t = ad__bit(to), from, legal = 0;

    if (p->side[us] & t)
        return 0;
    from = kind == AD_PAWN ? pawn_origins(p, us, to, occupied)
                           : ad__reach[kind][to] & ad__men_of(p, us, kind);
    while (from) {
        int square = ad__take(&from);
        if (ad__between[square][to] & occupied)
            continue;
        if (is_legal_from(p, us, kind, square, to, occupied))
            legal |= ad__bit(square);
    }
    return legal;
}

uint64_t KERNEL(movers)(const struct ad_position *p, int kind, int to)
{
    return p->turn == AD_WHITE ? movers(p, AD_WHITE, kind, to) : movers(p, AD_BLACK, kind, to);
}

void KERNEL(play)(struct ad_position *out, const struct ad_position *p, ad_move m)
{
    if (p->turn == AD_WHITE)
        play(out, p, AD_WHITE, m);
    else
        play(out, p, AD_BLACK, m);
}

uint64_t KERNEL(perft)(const struct ad_position *p, unsigned depth)
{
    if (depth == 0)
        return 1;
    if (depth == 1)
        return KERNEL(count)(p);
    return p->turn == AD_WHITE ? walk_white(p, depth) : walk_black(p, depth);
}
