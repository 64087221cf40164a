/*
 * core/mate_locked_net.c -- does a mate fit into what the men may ever do?
 *
 * We look for a position that fits in which king 1 is in check and has nowhere to go, asking for no
 * more than this:
 *
 *  - He stands on a square of his `reach`.
 *  - A man of side 0 other than the king checks him from one of its squares, with no steady man and
 *    no man that we have placed between. It has just moved, or a line of it has just been opened;
 *    so a pawn or knight that never moves gives no check.
 *  - Each square beside him is closed: it is always attacked, or a steady man of his stands there,
 *    or another of his men may stand there, or a man of side 0 may attack it. A man closes squares
 *    from one square only, no two men stand on the same, and none stands in the line of the check.
 *
 * A mate that is real gives such a choice of men and squares: take for each open square a man that
 * closes it. So if the search below, which tries all choices, finds none, there is no mate. That
 * the check might be parried is not looked at.
 */
#include "mate_locked.h"
#include "tables.h"

enum { PLACED = 16 };

/* A mate that is being put together. */
struct net {
    const struct ad__locked *f;
    unsigned *work;
    int king;             /* where king 1 stands                                         */
    uint64_t other;       /* where king 0 may stand then                                 */
    uint64_t line;        /* squares between the man that checks and the king            */
    uint64_t attacked[2]; /* squares that king 0 may attack, and that other men of his may */
    unsigned placed;      /* men of side 0 that are placed, and where                    */
    uint8_t man[PLACED], on[PLACED];
};

/* False: all is spent. */
static bool spend(struct net *n, unsigned work)
{
    if (*n->work < work)
        return false;
    *n->work -= work;
    return true;
}

/* Does man i of side 0 on `from` attack `to`, if `occupied` is occupied? */
static bool attacks(const struct ad__locked *f, unsigned i, int from, int to, uint64_t occupied)
{
    bool open = !(ad__between[from][to] & occupied);

    if (f->kind[i] != AD_PAWN)
        return ad__has(ad__reach[f->kind[i]][from], to) && open;
    if (ad__has(f->reach[i], from) && ad__has(ad__step_pawn(ad__bit(from), 0), to))
        return true;
    return ad__has(f->queened[i], from) && (ad__has(ad__reach[AD_KNIGHT][from], to) ||
                                            (ad__has(ad__reach[AD_QUEEN][from], to) && open));
}

/* Squares of man i from which it would attack `to` on an empty board. */
static uint64_t stands_for(const struct ad__locked *f, unsigned i, int to)
{
    if (f->kind[i] != AD_PAWN)
        return f->reach[i] & ad__reach[f->kind[i]][to];
    return (f->reach[i] & ad__step_pawn(ad__bit(to), 1)) |
           (f->queened[i] & (ad__reach[AD_QUEEN][to] | ad__reach[AD_KNIGHT][to]));
}

static bool close_net(struct net *n, uint64_t open, uint64_t occupied, uint32_t used);

/* A man of side 1 stands in its king's way. */
static bool block(struct net *n, int square, uint64_t open, uint64_t occupied, uint32_t used)
{
    const struct ad__locked *f = n->f;
    uint64_t bit = ad__bit(square), tried = 0;

    if ((occupied | n->line) & bit)
        return false;
    for (unsigned i = 2; i < f->men; i++) {
        if (!ad__side_of(f, i) || used >> i & 1 || !(ad__stands(f, i) & bit) ||
            ad__stands(f, i) == tried)
            continue;
        if (close_net(n, open & ~bit, occupied | bit, used | 1u << i))
            return true;
        tried = ad__stands(f, i); /* another man with the same squares will do no better */
    }
    return false;
}

static bool place(struct net *n, unsigned i, int on, uint64_t open, uint64_t occupied,
                  uint32_t used)
{
    bool closed;

    if (n->placed == PLACED)
        return true;
    n->man[n->placed] = (uint8_t)i;
    n->on[n->placed++] = (uint8_t)on;
    closed = close_net(n, open, occupied | ad__bit(on), used | 1u << i);
    n->placed--;
    return closed;
}

/* Two men that can do the same. */
static bool like(const struct ad__locked *f, unsigned i, unsigned j)
{
    return f->kind[i] == f->kind[j] && f->reach[i] == f->reach[j] && f->queened[i] == f->queened[j];
}

/* A man of side 0 attacks the square. A steady man may stand where it does. */
static bool guard(struct net *n, int square, uint64_t open, uint64_t occupied, uint32_t used)
{
    const struct ad__locked *f = n->f;
    uint64_t never = occupied | n->line | ad__bit(n->king);
    unsigned last = 0; /* the man before this one, of those that were tried */

    for (unsigned i = 0; i < f->men; i++) {
        uint64_t own, from;
        if (ad__side_of(f, i) || used >> i & 1 || (last && like(f, i, last)))
            continue;
        last = i;
        own = ad__several(ad__stands(f, i)) ? 0 : ad__stands(f, i) & f->steady[0];
        from = stands_for(f, i, square) & (own | ~never);
        if (i == 0)
            from &= n->other;
        while (from) {
            int on = ad__take(&from);
            if (!spend(n, 1))
                return true;
            if (attacks(f, i, on, square, occupied) && place(n, i, on, open, occupied, used))
                return true;
        }
    }
    return false;
}

static bool is_guarded(const struct net *n, int square, uint64_t occupied)
{
    for (unsigned i = 0; i < n->placed; i++)
        if (attacks(n->f, n->man[i], n->on[i], square, occupied))
            return true;
    return false;
}

/* First the squares that the fewest men can close. */
static int hardest(const struct net *n, uint64_t left)
{
    uint64_t none = left & ~(n->attacked[0] | n->attacked[1]), king = left & ~n->attacked[1];
    return ad__first(none ? none : king ? king : left);
}

/* Can every square in `open`, to which the king might go, be closed? */
static bool close_net(struct net *n, uint64_t open, uint64_t occupied, uint32_t used)
{
    uint64_t left = 0;
    int square;

    if (!spend(n, 8))
        return true;
    for (uint64_t s = open; s;) {
        square = ad__take(&s);
        if (!is_guarded(n, square, occupied))
            left |= ad__bit(square);
    }
    if (!left)
        return true;
    square = hardest(n, left);
    if (block(n, square, open, occupied, used))
        return true;
    return ad__has(n->attacked[0] | n->attacked[1], square) &&
           guard(n, square, open, occupied, used);
}

/* Are there enough men of side 1 to stand on all these squares? */
static bool can_be_filled(const struct ad__locked *f, uint64_t squares)
{
    unsigned men = 0;
    uint64_t reach = 0;

    for (unsigned i = 2; i < f->men; i++)
        if (ad__side_of(f, i) && ad__stands(f, i) & squares) {
            men++;
            reach |= ad__stands(f, i);
        }
    return men >= ad__count(squares) && !(squares & ~reach);
}

/* Can these squares, which no other man of side 0 attacks, be closed by king 0 from one square and
 * by men of side 1? This is asked first, for it is often the end of it. */
static bool king_closes(const struct net *n, uint64_t squares)
{
    if (can_be_filled(n->f, squares))
        return true;
    for (uint64_t s = ad__step(AD_KING, squares) & n->f->reach[0] & n->other; s;)
        if (can_be_filled(n->f, squares & ~ad__reach[AD_KING][ad__take(&s)]))
            return true;
    return false;
}

/* Can this man of side 0 give the check? */
static bool may_check(const struct ad__locked *f, unsigned i)
{
    return (f->moves | f->fresh) >> i & 1 || f->kind[i] == AD_BISHOP || f->kind[i] == AD_ROOK ||
           f->kind[i] == AD_QUEEN || f->queened[i];
}

static bool mate_on(struct net *n, uint64_t occupied)
{
    const struct ad__locked *f = n->f;
    uint64_t open = ad__reach[AD_KING][n->king] & ~(f->banned[1] | f->steady[1]);

    if (!king_closes(n, open & ~n->attacked[1]))
        return false;
    for (unsigned i = 2; i < f->men; i++) {
        if (ad__side_of(f, i) || !may_check(f, i))
            continue;
        for (uint64_t from = stands_for(f, i, n->king); from;) {
            int on = ad__take(&from);
            n->line = ad__between[on][n->king];
            if (attacks(f, i, on, n->king, occupied) && place(n, i, on, open, occupied, 0))
                return true;
        }
    }
    return false;
}

/* Where king 0 may stand when king 1 is on `king`. */
static uint64_t other_king(const struct ad__locked *f, int king)
{
    uint64_t set = 0;

    if (!f->joint)
        return ~ad__reach[AD_KING][king];
    for (uint64_t s = f->reach[0]; s;) {
        int w = ad__take(&s);
        if (ad__has(f->pair[w], king))
            set |= ad__bit(w);
    }
    return set;
}

bool ad__locked_net(const struct ad__locked *f, unsigned *work)
{
    struct net n = {.f = f, .work = work};
    uint64_t occupied = (f->steady[0] | f->steady[1]) & ~f->reach[1];

    if (f->lost)
        return true;
    for (unsigned i = 0; i < f->men; i++)
        if (!ad__side_of(f, i))
            n.attacked[i > 0] |= ad__may_attack(f, i);
    for (uint64_t s = f->reach[1] & n.attacked[1]; s;) {
        n.king = ad__take(&s);
        n.other = other_king(f, n.king);
        if (mate_on(&n, occupied))
            return true;
    }
    return false;
}
