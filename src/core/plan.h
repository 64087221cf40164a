/*
 * core/plan.h -- which captures and promotions can have led to these pawns and these men.
 *
 * Pawns of one file never pass each other, and only a capture changes a pawn's file. So the order
 * of the pawns on each file, together with the men that are missing, tells much about every game
 * that can lead to a position. A plan is such a story in short: the captures in their order, and
 * the promotions between them. Everything that is left out (how pieces get about, who has the move,
 * check) is taken to be possible: a plan proves nothing, but where there is no plan, there is no
 * game.
 *
 *   plan.c        the search for plans, with plan_*.c; "no" is a proof
 *   plan_last.c   the same for the moments before the last moves
 *   opening.c     from a plan to legal moves from the initial position that make its captures
 */
#ifndef AD_CORE_PLAN_H
#define AD_CORE_PLAN_H

#include "adoube/proof.h"

#pragma GCC visibility push(hidden)

enum { AD__PLAN_STEPS = 48 }; /* at most 30 captures and 16 promotions */

enum ad__plan_act {
    AD__PAWN_TAKES,    /* a pawn takes and changes its file         */
    AD__PIECE_TAKES,   /* a piece takes; which one is left open     */
    AD__PAWN_PROMOTES, /* a pawn goes straight on to its last rank  */
};

/* One step. Squares are those of one way to carry the plan out: in between, each pawn only moves
 * straight on. A pawn that takes on its last rank promotes there. */
struct ad__plan_step {
    uint8_t act;     /* enum ad__plan_act */
    uint8_t colour;  /* of the man that acts */
    uint8_t taken;   /* the kind that is taken, AD_EMPTY with a promotion; a piece may be a promoted
                      * one, a bishop runs on the colour of `to` */
    uint8_t becomes; /* the kind a pawn becomes, or AD_EMPTY */
    uint8_t origin;  /* where the pawn that acts stood in the initial position; AD_NO_SQUARE for a
                      * piece */
    uint8_t victim;  /* where the pawn that is taken stood then; for a bishop that is taken anywhere
                      * its first square, which tells its colour; else AD_NO_SQUARE */
    uint8_t from;    /* where the pawn stands before it acts; AD_NO_SQUARE for a piece */
    uint8_t to;      /* where it stands after that; with AD__PIECE_TAKES the square of a pawn, or of
                      * a bishop locked in at home, that is taken; else AD_NO_SQUARE: anywhere */
    uint8_t frame;   /* the last frame that this step belongs to or follows */
};

/* Frame 0 is the initial position; in frame 1 the first pawns have moved, so that pieces get out.
 * Each capture by a pawn ends in the next frame. Then the pawns stand on these ranks, in one way to
 * carry the plan out: 0 .. 7, by the pawn's number (White's from the a-file are 0 .. 7, Black's
 * 8 .. 15). The last frame is the goal, where pawns that promote stand before their last rank.
 * Pawns that are gone have no meaning in a frame. */
enum { AD__PLAN_FRAMES = 33 };

struct ad__plan {
    unsigned count;
    struct ad__plan_step step[AD__PLAN_STEPS];
    uint8_t rank[AD__PLAN_FRAMES][16];
    uint8_t ends[64]; /* for each square of the initial position with a pawn: where it stands as a
                       * pawn in the goal; AD_NO_SQUARE if it has been taken or has promoted */
    uint64_t nodes;   /* plans looked at */
};

/* Is there a plan that ends in `goal`, a setup of standard chess that ad_position_from accepts? Yes
 * fills *out; no is a proof that no game leads to these men on these squares; unknown means that
 * the budget is spent. Other seeds give other plans. Of the flags only castling rights count. */
enum ad_possible ad__plan_find(struct ad__plan *out, const struct ad_setup *goal,
                               const struct ad_budget *budget, uint64_t seed);

/* Can the castling rights be those of standard chess? Others tell nothing about its games. */
bool ad__plan_is_standard(const struct ad_setup *goal);

/* For a goal that has a plan: is there none for any moment before it, whatever the last moves were?
 * True is a proof that no game leads to the goal. The cheap conditions of reach.h are used too. */
bool ad__plan_excludes_last(const struct ad_setup *goal, const struct ad_budget *budget,
                            struct ad_reach_seen *table, uint64_t *nodes);

/* Legal moves from the initial position that make every capture of the plan, so that the goal's men
 * can come from there without another capture; promotions may remain. Returns the number of
 * half-moves; *out is where they end. 0 if none were found within the budget, or none are needed. */
unsigned ad__opening(struct ad_position *out, ad_move *moves, unsigned room,
                     const struct ad__plan *plan, const struct ad_setup *goal,
                     const struct ad_budget *budget, uint64_t seed);

#pragma GCC visibility pop

#endif
