/*
 * core/mate_locked_tree.c -- after each thing that cannot be taken back.
 *
 * One lock often holds until a certain man is taken or a certain pawn moves, and after that another
 * one holds; but what may happen before and after, put into one set, opens everything. So we go
 * step by step. As long as nothing is taken and no pawn moves, the men stay within sets that are
 * grown `quiet`. Such a stretch ends with an event: a man is taken, or a pawn moves. For each event
 * that the sets allow we start anew with the men where they may then stand: the man that moved on
 * its new square or squares, the man that was taken gone. A mate lies in one of the stretches, its
 * first position included. If none fits into this one, and after each event it is proven (by the
 * whole fixed point, or by going on in the same way) that none can follow, then there is none.
 *
 * En passant: a double step that is answered by taking en passant leads to the same position as a
 * single step that is answered by taking on that square, and we follow both. So it need not be an
 * event of its own. Castling is not looked at here: nobody asks while there is a right to castle.
 */
#include "mate_locked.h"
#include "tables.h"

/* ---- the position after an event ---- */

static void remove_man(struct ad__locked *f, unsigned i)
{
    unsigned last = --f->men;
    uint32_t side = f->theirs >> last & 1, fresh = f->fresh >> last & 1;

    f->kind[i] = f->kind[last];
    f->reach[i] = f->reach[last];
    f->queened[i] = f->queened[last];
    f->theirs = ((f->theirs & ~(1u << i)) | side << i) & ~(1u << last);
    f->fresh = ((f->fresh & ~(1u << i)) | fresh << i) & ~(1u << last);
}

/* The pairs of squares on which the kings may stand when `mover` has moved; their own squares in
 * `g` are those after it. */
static void pair_kings(struct ad__locked *g, const struct ad__locked *f, unsigned mover)
{
    uint64_t first = 0, second = 0;

    for (int w = 0; w < AD_SQUARES; w++) {
        uint64_t at = f->pair[w];
        if (mover == 1)
            at = ad__step(AD_KING, at);
        for (uint64_t s = mover == 0 ? ad__reach[AD_KING][w] : 0; s;)
            at |= f->pair[ad__take(&s)];
        at &= g->reach[1] & ~(ad__reach[AD_KING][w] | ad__bit(w));
        g->pair[w] = ad__has(g->reach[0], w) ? at : 0;
        first |= (uint64_t)(g->pair[w] != 0) << w;
        second |= g->pair[w];
    }
    g->reach[0] = first;
    g->reach[1] = second;
}

/* Man i has gone to one of `to` and taken `victim`, if that is not 0. False: that cannot be. */
static bool after_event(struct ad__locked *g, const struct ad__locked *f, unsigned i, uint64_t to,
                        unsigned victim)
{
    *g = *f;
    g->taken = g->moves = 0;
    g->hit[0] = g->hit[1] = 0;
    g->fresh = 1u << i;
    for (unsigned k = 0; k < g->men && !ad__several(to); k++)
        if (k != i && k != victim) { /* no other man stands there now */
            g->reach[k] &= ~to;
            g->queened[k] &= ~to;
        }
    if (g->queened[i] || (g->kind[i] == AD_PAWN && to & (ad__rank(0) | ad__rank(7)))) {
        g->queened[i] = to;
        g->reach[i] = 0;
    } else {
        g->reach[i] = to;
    }
    pair_kings(g, f, i);
    if (victim)
        remove_man(g, victim);
    for (unsigned k = 0; k < g->men; k++) {
        g->home[k] = ad__stands(g, k);
        g->entered[k] = 0;
        if (!g->home[k])
            return false;
    }
    return true;
}

/* ---- can side 0 answer at all? ---- */

/* The men of which one square is known stand there at this moment. */
struct now {
    uint64_t own, men; /* such men of side 0; of both sides      */
    uint64_t attacked; /* squares that such men of side 1 attack */
    uint64_t theirs;   /* where men of side 1 may stand          */
};

static void look(struct now *n, const struct ad__locked *f)
{
    *n = (struct now){0};
    for (unsigned i = 0; i < f->men; i++) {
        uint64_t on = ad__stands(f, i);
        if (ad__side_of(f, i) && i > 1)
            n->theirs |= on;
        if (ad__several(on))
            continue;
        n->men |= on;
        if (!ad__side_of(f, i))
            n->own |= on;
        else if (f->kind[i] == AD_KNIGHT || f->kind[i] == AD_KING)
            n->attacked |= ad__step(f->kind[i], on);
        else if (f->kind[i] == AD_PAWN)
            n->attacked |= ad__step_pawn(f->reach[i], 1);
    }
}

/* If side 0 has no move after an event of side 1, the game is over. (En passant: see above.) */
static bool can_answer(const struct ad__locked *f)
{
    struct now n;

    look(&n, f);
    if (ad__step(AD_KING, f->reach[0]) & ~(n.own | n.attacked))
        return true;
    for (unsigned i = 2; i < f->men; i++) {
        if (ad__side_of(f, i))
            continue;
        if (f->kind[i] != AD_PAWN || f->queened[i]) {
            if (ad__step(f->kind[i], ad__stands(f, i)) & ~n.own)
                return true;
        } else if ((ad__ahead(f->reach[i], 0) & ~n.men) |
                   (ad__step_pawn(f->reach[i], 0) & n.theirs)) {
            return true;
        }
    }
    return false;
}

/* ---- the events ---- */

static bool events(const struct ad__locked *f, unsigned depth, unsigned *states);

/* No mate before the next event, nor after any. */
static bool event_by_event(struct ad__locked *f, unsigned depth, unsigned *states)
{
    return depth > 0 && ad__locked_proves(f, true) && events(f, depth - 1, states);
}

static bool may_spend(unsigned *states)
{
    return *states > 0 && (*states)--;
}

/* The event, and nothing after it leads to a mate. What follows from it is worked out twice: a copy
 * would lie on the stack for every event of the branch. */
static bool event(const struct ad__locked *f, unsigned i, uint64_t to, unsigned victim,
                  unsigned depth, unsigned *states)
{
    struct ad__locked g;

    if (!after_event(&g, f, i, to, victim))
        return true;
    if (ad__side_of(f, i) && !can_answer(&g))
        return true;
    if (!may_spend(states))
        return false;
    return ad__locked_proves(&g, false) ||
           (after_event(&g, f, i, to, victim) && event_by_event(&g, depth, states));
}

static bool captures(const struct ad__locked *f, unsigned i, uint64_t to, unsigned depth,
                     unsigned *states)
{
    for (unsigned j = 2; j < f->men && to; j++) {
        uint64_t on = ad__stands(f, j) & to;
        if (on && ad__side_of(f, j) != ad__side_of(f, i) && !event(f, i, on, j, depth, states))
            return false;
    }
    return true;
}

static bool pawn_events(const struct ad__locked *f, unsigned i, unsigned depth, unsigned *states)
{
    unsigned side = ad__side_of(f, i);
    uint64_t steady = f->steady[0] | f->steady[1];
    uint64_t one = ad__ahead(f->reach[i], side) & ~steady;
    uint64_t two = ad__ahead(one, side) & ~steady & ad__rank(side ? 4 : 3);

    if (one && !event(f, i, one, 0, depth, states))
        return false;
    if (two && !event(f, i, two, 0, depth, states))
        return false;
    for (uint64_t s = ad__step_pawn(f->reach[i], side); s; s &= s - 1)
        if (!captures(f, i, s & -s, depth, states))
            return false;
    return true;
}

static bool events(const struct ad__locked *f, unsigned depth, unsigned *states)
{
    for (unsigned i = 0; i < f->men; i++) {
        uint64_t to = f->goes[i & 1];
        if (f->kind[i] == AD_PAWN && !f->queened[i]) {
            if (!pawn_events(f, i, depth, states))
                return false;
            continue;
        }
        if (i > 1)
            to = ad__step(f->kind[i], ad__stands(f, i)) & ~f->steady[ad__side_of(f, i)];
        if (!captures(f, i, to, depth, states))
            return false;
    }
    return true;
}

bool ad__locked_tree(struct ad__locked *f, const struct ad__locked *start, unsigned depth,
                     unsigned states)
{
    *f = *start;
    if (ad__locked_proves(f, false))
        return true;
    *f = *start;
    return event_by_event(f, depth, &states);
}
