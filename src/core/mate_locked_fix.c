/*
 * core/mate_locked_fix.c -- what each man may ever do: a least fixed point.
 *
 * We start with the men where they stand, and widen the sets as long as a rule below lets a man do
 * something new. A rule only ever forbids: it lets a man do all that the Laws let him do, unless it
 * can be shown from the sets themselves that this cannot happen. Wider sets forbid less. So when
 * nothing is new, this holds:
 *
 *     If a position fits and a legal move is made, the new position fits, or else the game is over
 *     without a mate of side 1.
 *
 * The first position fits; so by induction every mate of side 1 that can follow does.
 *
 * The rules. X is a position that fits, and it is the turn of the man that moves.
 *
 *  steady   A man that is not in `taken` and has one square only stands there in every position
 *           that fits. No man passes over it, no own man takes it.
 *  step     A knight goes by its leaps, other pieces step by step, from one square that is not
 *           steady to the next: whatever a bishop, rook or queen passes over is empty in X, so no
 *           steady man stands there.
 *  taken    A man may be taken if an enemy's target and its own squares have one in common.
 *  pawn     Ahead to squares without a steady man; aslant where an enemy man other than the king
 *           may stand. A double step is two single ones here, so the square that is passed over is
 *           among the pawn's squares, and taking en passant is taking on that square.
 *  queened  On the last rank a pawn may become anything: from then on it goes like queen and knight
 *           together.
 *  guarded  A king does not go where an enemy man that cannot be taken attacks him from each of
 *           its squares (ad__always_attacks), nor where a crowd of bishops does (below).
 *  head-on  See shut_by.
 *  ends, fatal, joint: see mate_locked_kings.c.
 */
#include "mate_locked.h"
#include "kernel.h"
#include "tables.h"

#include <string.h>

static uint64_t turn_over(uint64_t set, bool turned)
{
    return turned ? __builtin_bswap64(set) : set;
}

/* ---- the men as they stand ---- */

static void add_man(struct ad__locked *f, int kind, unsigned side, uint64_t square)
{
    unsigned i = f->men++;

    f->kind[i] = (uint8_t)kind;
    f->home[i] = f->reach[i] = square;
    f->theirs |= side << i;
}

/* A right to castle: king and rook may stand where castling to either side would bring them. */
static void add_castling(struct ad__locked *f, uint64_t rooks)
{
    const uint64_t kings_go = UINT64_C(0x4400000000000044), rooks_go = UINT64_C(0x2800000000000028);

    for (unsigned i = 2; i < f->men; i++)
        if (f->reach[i] & rooks) {
            unsigned king = ad__side_of(f, i);
            uint64_t rank = ad__rank(king ? 7 : 0);
            f->reach[king] |= kings_go & rank;
            f->reach[i] |= rooks_go & rank;
            f->moves |= 1u << i | 1u << king;
        }
}

/* An en passant capture that is legal now may be made. Later ones: see "pawn" above. */
static void add_en_passant(struct ad__locked *f, const struct ad_position *p, unsigned taker)
{
    uint64_t to = turn_over(ad__bit(p->ep), f->turned);
    uint64_t passed = turn_over(ad__bit(p->ep ^ 8), f->turned), from = ad__sideways(passed);

    for (unsigned i = 2; i < f->men; i++) {
        if (f->kind[i] != AD_PAWN)
            continue;
        if (f->reach[i] == passed) {
            f->taken |= 1u << i;
        } else if (f->reach[i] & from && ad__side_of(f, i) == taker) {
            f->reach[i] |= to;
            f->entered[i] |= to;
            f->moves |= 1u << i;
        }
    }
}

bool ad__locked_load(struct ad__locked *out, const struct ad_position *p, int side, unsigned off)
{
    if (ad__count(p->side[0] | p->side[1]) > AD__LOCKED_MEN)
        return false;
    memset(out, 0, sizeof *out);
    out->off = off;
    out->turned = side == AD_BLACK;
    for (unsigned s = 0; s < 2; s++)
        add_man(out, AD_KING, s, turn_over(ad__bit(p->king[side ^ (int)s]), out->turned));
    for (unsigned s = 0; s < 2; s++)
        for (int kind = AD_PAWN; kind < AD_KING; kind++)
            for (uint64_t set = ad__men_of(p, side ^ (int)s, kind); set; set &= set - 1)
                add_man(out, kind, s, turn_over(set & -set, out->turned));
    if (p->castling)
        add_castling(out, turn_over(p->castling, out->turned));
    if (p->ep != AD_NO_SQUARE)
        add_en_passant(out, p, p->turn != side);
    return true;
}

/* ---- what follows from the sets ---- */

/* Squares that man i, if it is not taken, attacks from wherever it may stand. `others` is where men
 * may stand that close its lines. The king who would go there is not among them: he has left his
 * own square then. */
uint64_t ad__always_attacks(const struct ad__locked *f, unsigned i, uint64_t others)
{
    uint64_t from = f->reach[i], all = ~UINT64_C(0), open = 0;

    if (f->kind[i] == AD_PAWN)
        return ad__several(from) || f->queened[i] ? 0 : ad__step_pawn(from, ad__side_of(f, i));
    if (f->kind[i] == AD_KING || f->kind[i] == AD_KNIGHT) {
        while (from && all)
            all &= ad__reach[f->kind[i]][ad__take(&from)];
        return all;
    }
    if (ad__several(from))
        return 0;
    for (all = ad__reach[f->kind[i]][ad__first(from)]; all;) {
        int t = ad__take(&all);
        if (!(ad__between[ad__first(from)][t] & others))
            open |= ad__bit(t);
    }
    return open;
}

/* ---- a crowd of bishops ---- */

/*
 * Bishops of one side and one colour of squares that are never taken, on squares Z where no other
 * man ever stands. Z is larger than their number by a few holes: at any time all squares of Z but
 * that many are occupied by these bishops. From a square s look along a diagonal as long as the
 * squares belong to Z. If one of them is occupied, the nearest one that is attacks s. So s is
 * attacked unless all these squares, on all four diagonals, are empty; and if they are more than
 * the holes, that cannot be.
 */
struct crowd {
    uint64_t squares;
    unsigned men;
};

/* The squares of the crowd, or none if others may stand among it. */
static void gather(struct crowd *c, const struct ad__locked *f, unsigned side, uint64_t colour)
{
    uint64_t others = ad__step(AD_KING, f->reach[side]);

    *c = (struct crowd){0};
    for (unsigned i = 0; i < f->men; i++) {
        uint64_t on = ad__stands(f, i);
        if (f->kind[i] == AD_BISHOP && ad__side_of(f, i) == side && !(f->taken >> i & 1) &&
            on & colour) {
            c->squares |= on;
            c->men++;
        } else {
            others |= on;
        }
    }
    if (c->squares & others)
        c->men = 0;
}

static unsigned along(uint64_t squares, int from, int file, int rank)
{
    unsigned n = 0;

    for (int x = (from & 7) + file, y = (from >> 3) + rank; x >= 0 && x < 8 && y >= 0 && y < 8;
         x += file, y += rank) {
        if (!ad__has(squares, ad_square(x, y)))
            break;
        n++;
    }
    return n;
}

static uint64_t crowd_attacks(const struct ad__locked *f, unsigned side, uint64_t colour)
{
    struct crowd c;
    unsigned holes;
    uint64_t set = 0;

    gather(&c, f, side, colour);
    holes = ad__count(c.squares) - c.men;
    if (c.men < 2 || holes > 3)
        return 0;
    for (uint64_t s = ad__step_diagonal(c.squares); s;) {
        int at = ad__take(&s);
        if (along(c.squares, at, 1, 1) + along(c.squares, at, 1, -1) + along(c.squares, at, -1, 1) +
                along(c.squares, at, -1, -1) >
            holes)
            set |= ad__bit(at);
    }
    return set;
}

/* Squares beside those of the own king count as his for lines: "ends" looks at positions in
 * which he has just gone there. */
static void conclude(struct ad__locked *f)
{
    uint64_t any[2] = {0, 0};
    unsigned bishops[2][2] = {{0, 0}, {0, 0}};

    f->steady[0] = f->steady[1] = f->may[0] = f->may[1] = 0;
    f->guarded[0] = f->guarded[1] = 0;
    for (unsigned i = 0; i < f->men; i++) {
        uint64_t on = ad__stands(f, i);
        unsigned side = ad__side_of(f, i);
        any[side] |= i < 2 ? on | ad__step(AD_KING, on) : on;
        bishops[side][(on & AD__DARK) != 0] += f->kind[i] == AD_BISHOP;
        if (i > 1)
            f->may[side] |= on;
        if (!(f->taken >> i & 1) && !ad__several(on))
            f->steady[side] |= on;
    }
    for (unsigned i = 2; i < f->men; i++) {
        unsigned side = ad__side_of(f, i);
        if (!(f->taken >> i & 1))
            f->guarded[!side] |= ad__always_attacks(f, i, any[side] | f->may[!side]);
    }
    for (unsigned side = 0; side < 2 && !(f->off & AD_RULE_CROWD); side++)
        for (unsigned dark = 0; dark < 2; dark++)
            if (bishops[side][dark] > 1)
                f->guarded[!side] |= crowd_attacks(f, side, dark ? AD__DARK : ~AD__DARK);
    for (unsigned king = 0; king < 2; king++)
        f->banned[king] = f->guarded[king] | ad__always_attacks(f, !king, 0);
    for (unsigned king = 0; king < 2; king++)
        f->ends[king] = f->joint ? 0 : ad__ending_squares(f, king);
}

/* ---- pieces ---- */

/* Men go through the enemy king as if he were not there: a check along a line goes on behind him,
 * and the squares there must be among those that may be attacked. */

static void grow_piece(struct ad__locked *f, unsigned i, uint64_t *set)
{
    unsigned side = ad__side_of(f, i);
    uint64_t closed = f->steady[side];
    uint64_t shut = f->quiet ? f->steady[!side] & ~f->reach[!side] : 0;
    uint64_t fatal = side && i > 1 ? ad__fatal_squares(f, i) : 0;
    uint64_t all = *set, old, to;

    if (i < 2) {
        closed |= f->banned[side];
        shut |= f->ends[side];
    }
    if (f->kind[i] == AD_KNIGHT)
        shut |= fatal; /* others may pass over such a square, though they do not stop there */
    do {
        old = all;
        to = ad__step(f->kind[i], old) & ~closed;
        all |= to & ~shut;
    } while (all != old);
    if (to)
        ad__mark(f, &f->moves, i);
    to &= ~fatal;
    ad__widen(f, set, to & ~shut);
    if (i < 2)
        f->goes[side] = to &= ~f->ends[side];
    ad__widen(f, &f->hit[side], to);
}

/* ---- pawns ---- */

/*
 * Head-on. Let pawn e, of the other side, never be taken, never promote and never leave its file.
 * Let pawn i stand behind e as i goes (below it, if i goes up) at the start, if it stands on that
 * file at all; and let i never come to the file by taking but behind all squares of e. Then i, as
 * long as it is a pawn on that file, is behind e: no step of either carries one past the other. And
 * e goes the other way, so i stays behind the square e starts from.
 *
 * The squares of that file to which i cannot step. Sets are turned so that i goes up.
 */
static uint64_t shut_by(const struct ad__locked *f, unsigned i, unsigned e)
{
    bool turned = ad__side_of(f, i);
    uint64_t enemy = turn_over(f->reach[e], turned), home = turn_over(f->home[i], turned);
    uint64_t file = AD__FILE_A << (ad__first(enemy) & 7);
    uint64_t top = ad__bit(63 - __builtin_clzll(enemy)), low = enemy & -enemy;

    if (f->taken >> e & 1 || f->queened[e] || enemy & ~file)
        return 0;
    if (home & file && home > top)
        return 0;
    if ((turn_over(f->entered[i], turned) & file) >= low)
        return 0;
    return turn_over(~(top - 1) & file, turned);
}

static uint64_t pawn_steps(const struct ad__locked *f, unsigned i)
{
    uint64_t to = ad__ahead(f->reach[i], ad__side_of(f, i));

    to &= ~(f->steady[0] | f->steady[1] | f->reach[i]);
    if (f->off & AD_RULE_HEAD_ON)
        return to;
    for (unsigned e = 2; to && e < f->men; e++)
        if (f->kind[e] == AD_PAWN && f->reach[e] && ad__side_of(f, e) != ad__side_of(f, i))
            to &= ~shut_by(f, i, e);
    return to;
}

static uint64_t pawn_takes(const struct ad__locked *f, unsigned i)
{
    unsigned side = ad__side_of(f, i);
    return ad__step_pawn(f->reach[i], side) & f->may[!side] & ~f->steady[side];
}

/* If `quiet`, pawns do not move; but that they might is remembered. */
static void rest_pawn(struct ad__locked *f, unsigned i)
{
    if (f->queened[i])
        grow_piece(f, i, &f->queened[i]);
    else if (pawn_steps(f, i) | pawn_takes(f, i))
        ad__mark(f, &f->moves, i);
}

static void grow_pawn(struct ad__locked *f, unsigned i)
{
    unsigned side = ad__side_of(f, i);
    uint64_t last = ad__rank(side ? 0 : 7), fatal = side ? ad__fatal_squares(f, i) : 0;
    uint64_t steps, takes, to;

    do {
        steps = pawn_steps(f, i);
        takes = pawn_takes(f, i);
        if (steps | takes)
            ad__mark(f, &f->moves, i);
        takes &= ~fatal;
        ad__widen(f, &f->hit[side], takes);
        ad__widen(f, &f->entered[i], takes);
        to = ((steps & ~fatal) | takes) & ~f->reach[i];
        ad__widen(f, &f->queened[i], to & last);
        ad__widen(f, &f->reach[i], to & ~last);
    } while (to & ~last);
    if (f->queened[i])
        grow_piece(f, i, &f->queened[i]);
    f->lost |= !side && ad__count(f->queened[i]) > 12;
}

/* ---- all of them ---- */

static void grow_round(struct ad__locked *f)
{
    conclude(f);
    if (f->joint)
        ad__grow_kings(f);
    for (unsigned i = f->joint ? 2 : 0; i < f->men; i++) {
        if (f->kind[i] != AD_PAWN)
            grow_piece(f, i, &f->reach[i]);
        else if (f->quiet)
            rest_pawn(f, i);
        else
            grow_pawn(f, i);
    }
    if (f->quiet)
        return;
    for (unsigned i = 2; i < f->men; i++)
        if (ad__stands(f, i) & f->hit[!ad__side_of(f, i)])
            ad__mark(f, &f->taken, i);
}

void ad__locked_grow(struct ad__locked *f)
{
    do {
        f->grown = false;
        grow_round(f);
    } while (f->grown && !f->lost);
}
