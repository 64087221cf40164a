/*
 * core/reach.h -- can a game lead to this position? The stages, by cost.
 *
 *   reach.c         the order of the stages; counting, flags, check
 *   retract.c       what the last moves can have been
 *   reach_still.c   men that never moved, and what follows for the others
 *   reach_pawns.c   captures and promotions that the pawns must have made
 *   reach_prove.c   what follows needs a budget
 *   plan.c          which captures and promotions can have led to these pawns and these men
 *   proofgame.c     a game, found by search
 *
 * The stages before reach_prove.c need no memory and take some 30 microseconds, a few milliseconds
 * at worst. Each is a necessary condition: where it fails, no game leads here. The arguments stand
 * with the rules.
 */
#ifndef AD_CORE_REACH_H
#define AD_CORE_REACH_H

#include <stdbool.h>

#include "adoube/proof.h"
#include "bits.h"

#pragma GCC visibility push(hidden)

/* A moment of a game that leads to the position: that position itself, or one before it. What the
 * rest of the game tells about the moment is known, everything else is open. */
struct ad__past {
    uint64_t men[2][7]; /* by colour and kind; under AD_EMPTY all of a colour */
    uint64_t castling;  /* rooks that can still castle: they and their king have never moved */
    uint8_t turn;       /* who is to move; the other side has moved last */
    uint8_t ep;         /* the last move was the double step over it, or AD_NO_SQUARE */
};

/* A last move, to be taken back. */
struct ad__unmove {
    uint8_t from, to; /* as it was played; a castling is its king's move */
    uint8_t kind;     /* what moved, before the move: AD_PAWN for a promotion */
    uint8_t taken;    /* what was captured, or AD_EMPTY */
    uint8_t how;      /* AD_CASTLES, AD_EN_PASSANT, AD_DOUBLE_STEP, else 0 */
};

/* Called for each last move and the moment before it; true ends the walk. */
typedef bool ad__retract_fn(void *user, const struct ad__past *before, const struct ad__unmove *m);

/* Walk through all last moves that the rules of movement and check allow (3.1 to 3.9) and that
 * bring back only men that are missing. True if a call returned true. */
bool ad__retract(const struct ad__past *now, ad__retract_fn *fn, void *user);

void ad__past_from(struct ad__past *out, const struct ad_position *p);

/* Does a man of `by` attack the square? */
bool ad__past_attacked(const struct ad__past *p, int square, int by);

/* The men that give check to the side to move. */
uint64_t ad__past_checkers(const struct ad__past *p);

enum { AD__PAWN_TAKES_MAX = 7 }; /* a pawn captures at most six times, one for each rank */

/* Men that never moved, and what follows from it. */
struct ad__still {
    uint64_t men; /* squares of men that never moved */

    /* Squares of the pawn from this file, by the number of its captures; and those among them that
     * it can have reached without promoting by the last of these captures. */
    uint64_t way[2][8][AD__PAWN_TAKES_MAX], early[2][8][AD__PAWN_TAKES_MAX];

    uint64_t takes_on[2];    /* where pawns of this colour can have captured */
    uint64_t bishop_from[2]; /* where a bishop that stands now can have been promoted */
    uint8_t promoted[2];     /* at least so many men on the board were pawns ... */
    uint8_t bishops[2][2];   /* ... of them bishops on dark and on light squares */

    /* Original men that are gone: so many that no pawn can have taken; and of the others, the
     * bishops of dark and of light squares. */
    uint8_t untaken[2], bishop_gone[2][2];
};

/* All that reach_pawns.c looks at, and what it found. */
struct ad__pawn_case {
    uint64_t pawns[2], still, bishop_from[2];
    uint8_t most_used[2], most_captured[2], bishops[2][2], bishop_gone[2][2];
    uint8_t fits;
};

enum { AD__PAWN_CASES = 8 };

/* What has been spent on one position, and the last cases of pawns seen with it: most moves change
 * nothing about them. */
struct ad__effort {
    struct ad_reach_seen *table; /* memory for the search */
    uint64_t moments;
    unsigned stories; /* steps of the search for the pawns' stories */
    unsigned cases;
    struct ad__pawn_case seen[AD__PAWN_CASES];
};

/* No wrong man, at most sixteen, at most eight pawns, promoted men only for missing pawns. */
enum ad_reach_why ad__reach_counts(const struct ad__past *p, int *square);

/* Fill *out; a man that cannot have come where it stands is the reason. */
enum ad_reach_why ad__reach_still(struct ad__still *out, const struct ad__past *p, int *square);

/* Pawns: who came from where, at the price of how many captures. */
enum ad_reach_why ad__reach_pawns(const struct ad__still *z, const struct ad__past *p,
                                  struct ad__effort *e, int *square);

/* All conditions that look at one moment alone. */
enum ad_reach_why ad__reach_moment(const struct ad__past *p, struct ad__effort *e, int *square);

/* The last move by itself, and the moves before it. */
enum ad_reach_why ad__reach_last(const struct ad__past *p, int *square);
enum ad_reach_why ad__reach_before(const struct ad__past *p, struct ad__effort *e);

/* The cheap stages, without memory. True: no game leads here, and out->why says why not. */
bool ad__reach_excludes(struct ad_reach *out, const struct ad_setup *s);

/* The costly stages: answer, reason and game into *out, within the budget. */
void ad__reach_prove(struct ad_reach *out, const struct ad_setup *s, const struct ad_position *goal,
                     const struct ad_budget *budget);

#pragma GCC visibility pop

#endif
