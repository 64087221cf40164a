/*
 * core/mate_locks.c -- locks that were proven, and the positions they hold.
 *
 * The rules of mate_locked.c end with sets, and a proof that no mate can follow a position that
 * fits them. The position that was asked about is one of these; so is every other position with the
 * same men in which the pawns stand where they stood and each piece stands on one of its squares.
 * A search meets such positions by the thousand: they need not be proven one by one.
 *
 * Why the pawns must not have moved: that pawns head-on do not pass each other rests on where they
 * started, and not on their sets alone.
 */
#include "kernel.h"
#include "mate_locked.h"
#include "tables.h"

#include <string.h>

static uint64_t turn_over(uint64_t set, bool turned)
{
    return turned ? __builtin_bswap64(set) : set;
}

/* The locks that may hold positions with these pawns. */
static unsigned row_of(const struct ad__locks *l, const uint64_t pawns[2], unsigned men)
{
    uint64_t h = (pawns[0] * 3 + pawns[1] * 5 + men) * UINT64_C(0x9E3779B97F4A7C15);

    return (unsigned)(h >> 40) % l->rows;
}

struct ad__locks *ad__locks_init(void *memory, size_t len)
{
    struct ad__locks *l = memory;
    size_t rows = len < sizeof *l ? 0 : (len - sizeof *l) / sizeof l->row[0];

    if (rows == 0)
        return NULL;
    l->rows = (unsigned)(rows < AD__LOCK_ROWS ? rows : AD__LOCK_ROWS);
    for (unsigned i = 0; i < l->rows; i++)
        l->row[i].count = 0;
    return l;
}

/* ---- a lock from the sets ---- */

/* Small sets come first: who has little choice chooses before the others. */
static void add_piece(struct ad__lock *lock, const struct ad__locked *f, unsigned man)
{
    unsigned at = lock->pieces++;

    for (; at > 0 && ad__count(lock->piece[at - 1].squares) > ad__count(f->reach[man]); at--)
        lock->piece[at] = lock->piece[at - 1];
    lock->piece[at].kind = f->kind[man];
    lock->piece[at].side = (uint8_t)ad__side_of(f, man);
    lock->piece[at].squares = f->reach[man];
}

/* False: there are too many pieces. */
static bool make_lock(struct ad__lock *lock, const struct ad__locked *f)
{
    struct ad__locked g = *f;

    lock->pawns[0] = lock->pawns[1] = 0;
    lock->men = f->men;
    lock->pieces = 0;
    for (unsigned i = 2; i < f->men; i++) {
        if (f->kind[i] == AD_PAWN)
            lock->pawns[ad__side_of(f, i)] |= f->home[i];
        else if (lock->pieces == AD__LOCK_PIECES)
            return false;
        else
            add_piece(lock, f, i);
    }
    if (!g.joint)
        ad__locked_join(&g);
    memcpy(lock->pair, g.pair, sizeof lock->pair);
    return true;
}

void ad__locks_add(struct ad__locks *l, const struct ad__locked *f)
{
    struct ad__lock lock;
    struct ad__lock_row *row;

    if (!make_lock(&lock, f))
        return;
    row = &l->row[row_of(l, lock.pawns, lock.men)];
    row->lock[row->count++ % AD__LOCKS_A_ROW] = lock; /* the oldest makes room */
}

/* ---- does it hold a position? ---- */

static bool holds(const struct ad__lock *lock, const struct ad_position *p, int side)
{
    bool turned = side == AD_BLACK;
    int first = p->king[side] ^ (turned ? 56 : 0), second = p->king[!side] ^ (turned ? 56 : 0);
    uint64_t used = 0;

    if (!ad__has(lock->pair[first], second))
        return false;
    for (unsigned i = 0; i < lock->pieces; i++) {
        uint64_t men = ad__men_of(p, side ^ lock->piece[i].side, lock->piece[i].kind);

        men = turn_over(men, turned) & lock->piece[i].squares & ~used;
        if (!men)
            return false;
        used |= men & -men;
    }
    return true;
}

bool ad__locks_hold(const struct ad__locks *l, const struct ad_position *p, int side)
{
    bool turned = side == AD_BLACK;
    uint64_t pawns[2] = {turn_over(p->pawns & p->side[side], turned),
                         turn_over(p->pawns & p->side[!side], turned)};
    unsigned men = ad__count(p->side[0] | p->side[1]);
    const struct ad__lock_row *row = &l->row[row_of(l, pawns, men)];

    if (p->castling || p->ep != AD_NO_SQUARE)
        return false;
    for (unsigned i = 0; i < row->count && i < AD__LOCKS_A_ROW; i++) {
        const struct ad__lock *lock = &row->lock[i];

        if (lock->pawns[0] == pawns[0] && lock->pawns[1] == pawns[1] && lock->men == men &&
            holds(lock, p, side))
            return true;
    }
    return false;
}
