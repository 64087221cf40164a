/*
 * core/mate_locked.c -- can this side ever mate? What can be seen without playing a move.
 *
 * First what most positions are: hopeless for us, because men can move freely. Then the fixed point
 * with each king for himself; then, if the position looks locked, with both kings together, and
 * step by step.
 */
#include "mate_locked.h"
#include "kernel.h"
#include "tables.h"

/* Work for one look at all mates; states and depth of the tree. More is rarely of use. */
enum { NET_WORK = 10000, TREE_STATES = 16, TREE_DEPTH = 7, REPLY_DEPTH = 4 };

bool ad__locked_proves(struct ad__locked *f, bool quiet)
{
    unsigned work = NET_WORK;

    f->quiet = quiet;
    ad__locked_grow(f);
    return !ad__locked_net(f, &work);
}

/* ---- what is not worth a closer look: nothing is claimed, so nothing need be proven ---- */

/* Pawns of a side with nobody in front of them. */
uint64_t ad__runners(const struct ad_position *p, int side)
{
    uint64_t men = p->side[0] | p->side[1];

    if (side == AD_WHITE) {
        men >>= 8;
        men |= men >> 8;
        men |= men >> 16;
        men |= men >> 32;
    } else {
        men <<= 8;
        men |= men << 8;
        men |= men << 16;
        men |= men << 32;
    }
    return p->pawns & p->side[side] & ~men;
}

/* Has a knight of a side somewhere to go, or a rook or queen more than a cage? */
static bool has_free_piece(const struct ad_position *p, int side)
{
    uint64_t own = p->side[side], heavy = p->straight & own, to;

    if (ad__step_knight(p->knights & own) & ~own)
        return true;
    to = (ad__step_straight(heavy) | ad__step_diagonal(heavy & p->diagonal)) & ~own;
    return to && ad__count(to | (ad__step_straight(to) & ~own)) > 4;
}

/* Is the king of a side shut in by his own men and enemy pawns? */
static bool is_shut_in(const struct ad_position *p, int side)
{
    uint64_t pawns = p->pawns & p->side[!side];
    uint64_t attacked = ad__step_pawn(pawns, side == AD_WHITE);

    return !(ad__reach[AD_KING][p->king[side]] & ~(p->side[side] | attacked));
}

static bool is_hopeless(const struct ad_position *p, int side)
{
    if (has_free_piece(p, side) || ad__runners(p, side))
        return true;
    return ad__runners(p, !side) && p->side[side] != ad__bit(p->king[side]) && !is_shut_in(p, side);
}

/* After the quick look has failed: is a closer one likely to fail as well? Not inlined: its sets
 * need not lie on the stack below the tree. */
__attribute__((noinline)) static bool looks_open(const struct ad__locked *f,
                                                 const struct ad_position *p, int side)
{
    struct ad__locked g = *f;

    if (has_free_piece(p, !side))
        return true;
    return !ad__locked_proves(&g, true) && ad__count(g.reach[1]) > 16;
}

/* ---- the question ---- */

/* The rules suppose that the side that has just moved is not in check, and that the mate is still
 * to come. */
static bool is_mate_or_irregular(const struct ad_position *p, int side)
{
    if (ad_position_attackers(p, p->king[!p->turn], p->turn))
        return true;
    return p->turn != side && ad_position_status(p) == AD_CHECKMATE;
}

/* False: there is nothing to be proven. */
static bool load(struct ad__locked *f, const struct ad_position *p, int side, unsigned off)
{
    return !is_hopeless(p, side) && !is_mate_or_irregular(p, side) &&
           ad__locked_load(f, p, side, off);
}

/* If so, *f holds the sets of the proof. */
static bool is_locked(struct ad__locked *f, const struct ad_position *p, int side, unsigned off)
{
    struct ad__locked start;

    if (!load(&start, p, side, off))
        return false;
    *f = start;
    if (ad__locked_proves(f, false))
        return true;
    if (off & AD_RULE_KINGS || looks_open(&start, p, side))
        return false;
    ad__locked_join(&start);
    if (!(off & AD_RULE_SPLIT || p->castling || p->ep != AD_NO_SQUARE))
        return ad__locked_tree(f, &start, TREE_DEPTH, TREE_STATES - 1);
    *f = start;
    return ad__locked_proves(f, false);
}

/* A side in check has few moves, and after them its king often stands in a room that he will not
 * leave again, or the man that checked is gone. Each of these positions may be locked. */
static bool replies_are_locked(struct ad__locked *f, const struct ad_position *p, int side,
                               unsigned off, unsigned depth)
{
    struct ad_moves moves;
    struct ad_position next;

    if (depth == 0 || !ad_position_checkers(p))
        return false;
    ad_position_moves(&moves, p);
    if (moves.count == 0)
        return p->turn == side;
    for (unsigned i = 0; i < moves.count; i++) {
        ad__play(&next, p, moves.move[i]);
        if (!is_locked(f, &next, side, off | AD_RULE_SPLIT) &&
            !replies_are_locked(f, &next, side, off, depth - 1))
            return false;
    }
    return true;
}

static void keep_lock(struct ad__locks *keep, const struct ad__locked *f,
                      const struct ad_position *p)
{
    if (keep && !p->castling && p->ep == AD_NO_SQUARE)
        ad__locks_add(keep, f);
}

bool ad__locked_at_once(struct ad__locks *keep, const struct ad_position *p, int side, unsigned off)
{
    struct ad__locked f;

    if (off & AD_RULE_LOCKED || !load(&f, p, side, off) || !ad__locked_proves(&f, false))
        return false;
    keep_lock(keep, &f, p);
    return true;
}

bool ad__never_mates(struct ad__locks *keep, const struct ad_position *p, int side, unsigned off)
{
    struct ad__locked f;

    if (off & AD_RULE_LOCKED)
        return false;
    if (is_locked(&f, p, side, off)) {
        keep_lock(keep, &f, p);
        return true;
    }
    return !(off & AD_RULE_REPLIES) && !ad_position_attackers(p, p->king[!p->turn], p->turn) &&
           replies_are_locked(&f, p, side, off, REPLY_DEPTH);
}
