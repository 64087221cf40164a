/*
 * core/mate_locked.h -- can this side ever mate? What can be seen without playing a move.
 *
 *   mate_locked.c         the question, and what is not worth a closer look
 *   mate_locked_fix.c     what each man may ever do: a least fixed point
 *   mate_locked_kings.c   the kings, and moves that end the game
 *   mate_locked_net.c     does a mate fit into that?
 *   mate_locked_tree.c    the same after each thing that cannot be taken back
 *   mate_locks.c          what was proven, kept for other positions
 *
 * Everything here errs on one side only: what "may" happen may be impossible, but what cannot
 * happen according to these sets cannot happen. docs/design/endings.md has the whole argument.
 */
#ifndef AD_CORE_MATE_LOCKED_H
#define AD_CORE_MATE_LOCKED_H

#include "adoube/proof.h"
#include "bits.h"

enum { AD__LOCKED_MEN = 32 };

/*
 * What may ever happen to each man.
 *
 * The board is turned so that the side that wants to mate goes up: it is side 0, the other is
 * side 1. Man 0 is the king of side 0, man 1 the king of side 1.
 *
 * A position *fits* these sets if each man on the board stands on a square of its `reach`, or has
 * promoted and stands on a square of its `queened`; if each man that is missing is in `taken`; if
 * each pawn that has taken something came to a square of `entered`; and, if `joint`, if the squares
 * of the kings are in `pair`.
 */
struct ad__locked {
    unsigned men;
    unsigned off; /* rules that must not be used */
    uint8_t kind[AD__LOCKED_MEN];
    uint64_t home[AD__LOCKED_MEN];    /* where it may stand at the start; of a pawn, one square  */
    uint64_t reach[AD__LOCKED_MEN];   /* where it may stand, a pawn as a pawn                    */
    uint64_t queened[AD__LOCKED_MEN]; /* where a pawn may stand when it has promoted             */
    uint64_t entered[AD__LOCKED_MEN]; /* where a pawn may come to by taking                      */
    uint32_t theirs;                  /* the men of side 1                                       */
    uint32_t taken;                   /* men that may be taken                                   */
    uint32_t moves;                   /* men that may have a legal move                          */
    uint32_t fresh;                   /* men that have just moved                                */

    bool quiet;  /* only as far as nothing is taken and no pawn moves */
    bool joint;  /* both kings together                               */
    bool turned; /* side 0 is Black: ranks are turned over            */
    bool lost;   /* given up, no use in growing: a mate is near       */
    bool grown;  /* something is new in this round                    */

    /* What follows from the above. */
    uint64_t steady[2];  /* men of a side that never move and are never taken            */
    uint64_t may[2];     /* where men of a side other than the king may stand            */
    uint64_t guarded[2]; /* always attacked by a man other than the king: not for this king */
    uint64_t banned[2];  /* the same, by any man                                         */
    uint64_t ends[2];    /* if this king goes there, the game is over                    */
    uint64_t hit[2];     /* where men of a side may take                                 */
    uint64_t goes[2];    /* where this king may go or take                               */
    uint64_t pair[64];   /* if `joint`: king 0 here, king 1 on one of those              */
};

/* What was proven, kept: no mate follows a position without rights to castle or to take en passant
 * in which these men are on the board, the pawns here and the pieces and kings on such squares. */
enum { AD__LOCK_PIECES = 16, AD__LOCKS_A_ROW = 4, AD__LOCK_ROWS = 64 };

struct ad__lock {
    uint64_t pawns[2]; /* of side 0, of side 1 */
    unsigned men, pieces;
    struct {
        uint64_t squares;
        uint8_t side, kind;
    } piece[AD__LOCK_PIECES];
    uint64_t pair[64]; /* king 0 here, king 1 on one of those */
};

struct ad__locks {
    unsigned rows;
    struct ad__lock_row { /* those whose pawns have the same hash */
        unsigned count;   /* that were ever put there             */
        struct ad__lock lock[AD__LOCKS_A_ROW];
    } row[];
};

enum { AD__LOCKS_MOST = sizeof(struct ad__locks) + AD__LOCK_ROWS * sizeof(struct ad__lock_row) };

#pragma GCC visibility push(hidden)

/* True only if it is proven that `side` cannot mate by any series of legal moves from `p`. Never
 * true if there is a mate on the board. The lock is added to `keep`, unless that is NULL. */
bool ad__never_mates(struct ad__locks *keep, const struct ad_position *p, int side, unsigned off);

/* The same as far as it is seen in some microseconds; the whole may take a hundred. */
bool ad__locked_at_once(struct ad__locks *keep, const struct ad_position *p, int side,
                        unsigned off);

/* Locks in aligned memory of the caller's, none yet. NULL: it is too small. */
struct ad__locks *ad__locks_init(void *memory, size_t len);

/* Sets that were proven, with the pawns where they stood at the start. */
void ad__locks_add(struct ad__locks *l, const struct ad__locked *f);

/* Is it held by a lock, so that `side` never mates? There must be no mate on the board. */
bool ad__locks_hold(const struct ad__locks *l, const struct ad_position *p, int side);

/* Pawns of a side with nobody in front of them. */
uint64_t ad__runners(const struct ad_position *p, int side);

/* The men of `p` as they stand; false if there are too many of them. */
bool ad__locked_load(struct ad__locked *out, const struct ad_position *p, int side, unsigned off);

/* Grow the sets until this holds: if a position fits, every legal move leads to a position that
 * fits, or ends the game without a mate of side 1. (If `quiet`: every move but those that take and
 * those of pawns.) So a position in which side 1 is mated fits; and a move that leaves the sets is
 * none that a search for a mate of side 1 need look at. Not so if `lost`. */
void ad__locked_grow(struct ad__locked *f);

/* From now on look at both kings together. */
void ad__locked_join(struct ad__locked *f);

/* May a position that fits be a mate of side 1? `work` is counted down; at its end: yes. */
bool ad__locked_net(const struct ad__locked *f, unsigned *work);

/* Can no mate follow, whichever man is taken first and whichever pawn moves first, and so on? If
 * more than `states` come up, nothing is proven. If so, *f has the sets into which all
 * fits that comes before the first of these things. */
bool ad__locked_tree(struct ad__locked *f, const struct ad__locked *start, unsigned depth,
                     unsigned states);

/* Grow, then ask for a mate. */
bool ad__locked_proves(struct ad__locked *f, bool quiet);

/* ---- between mate_locked_fix.c and mate_locked_kings.c ---- */

uint64_t ad__always_attacks(const struct ad__locked *f, unsigned i, uint64_t others);
uint64_t ad__ending_squares(const struct ad__locked *f, unsigned king);
uint64_t ad__fatal_squares(const struct ad__locked *f, unsigned i);
void ad__grow_kings(struct ad__locked *f);

#pragma GCC visibility pop

AD__INLINE unsigned ad__side_of(const struct ad__locked *f, unsigned man)
{
    return f->theirs >> man & 1;
}

/* Where a man may stand, in whatever shape. */
AD__INLINE uint64_t ad__stands(const struct ad__locked *f, unsigned man)
{
    return f->reach[man] | f->queened[man];
}

/* A set or a mark that is wider now: another round. */
AD__INLINE void ad__widen(struct ad__locked *f, uint64_t *set, uint64_t by)
{
    f->grown |= (by & ~*set) != 0;
    *set |= by;
}

AD__INLINE void ad__mark(struct ad__locked *f, uint32_t *marks, unsigned man)
{
    f->grown |= !(*marks >> man & 1);
    *marks |= 1u << man;
}

/* ---- sets of squares one step further; up is the direction of side 0 ---- */

AD__INLINE uint64_t ad__sideways(uint64_t s)
{
    return (s & ~AD__FILE_A) >> 1 | (s & ~AD__FILE_H) << 1;
}

AD__INLINE uint64_t ad__step_diagonal(uint64_t s)
{
    uint64_t beside = ad__sideways(s);
    return beside << 8 | beside >> 8;
}

AD__INLINE uint64_t ad__step_straight(uint64_t s)
{
    return ad__sideways(s) | s << 8 | s >> 8;
}

AD__INLINE uint64_t ad__step_knight(uint64_t s)
{
    uint64_t one = ad__sideways(s);
    uint64_t two =
        (s & ~(AD__FILE_A | AD__FILE_A << 1)) >> 2 | (s & ~(AD__FILE_H | AD__FILE_H >> 1)) << 2;
    return one << 16 | one >> 16 | two << 8 | two >> 8;
}

/* What pawns attack. */
AD__INLINE uint64_t ad__step_pawn(uint64_t s, unsigned side)
{
    uint64_t beside = ad__sideways(s);
    return side ? beside >> 8 : beside << 8;
}

AD__INLINE uint64_t ad__ahead(uint64_t s, unsigned side)
{
    return side ? s >> 8 : s << 8;
}

/* By kind; a pawn as it moves after its promotion, to whatever. */
AD__INLINE uint64_t ad__step(int kind, uint64_t s)
{
    uint64_t diagonal = ad__step_diagonal(s), straight = ad__step_straight(s);

    if (kind == AD_KNIGHT)
        return ad__step_knight(s);
    if (kind == AD_BISHOP)
        return diagonal;
    if (kind == AD_ROOK)
        return straight;
    return diagonal | straight | (kind == AD_PAWN ? ad__step_knight(s) : 0);
}

/* What a man may attack, whoever stands there. */
AD__INLINE uint64_t ad__may_attack(const struct ad__locked *f, unsigned man)
{
    if (f->kind[man] != AD_PAWN)
        return ad__step(f->kind[man], f->reach[man]);
    return ad__step_pawn(f->reach[man], ad__side_of(f, man)) | ad__step(AD_PAWN, f->queened[man]);
}

#endif
