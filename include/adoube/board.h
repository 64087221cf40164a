/*
 * adoube/board.h -- squares, colours, men, sets of squares, moves.
 *
 * Squares are 0 to 63: a1 = 0, b1 = 1, ..., h8 = 63. A set of squares is a uint64_t whose
 * bit n stands for square n.
 */
#ifndef ADOUBE_BOARD_H
#define ADOUBE_BOARD_H

#include <stdbool.h>
#include <stdint.h>

#include "adoube/export.h"

AD_BEGIN

enum { AD_SQUARES = 64, AD_NO_SQUARE = 64 };

static inline int ad_square(int file, int rank) /* 0 .. 7 each; a and 1 are 0 */
{
    return rank * 8 + file;
}

static inline int ad_file_of(int square)
{
    return square & 7;
}

static inline int ad_rank_of(int square)
{
    return square >> 3;
}

enum ad_colour { AD_WHITE, AD_BLACK };

enum ad_kind { AD_EMPTY, AD_PAWN, AD_KNIGHT, AD_BISHOP, AD_ROOK, AD_QUEEN, AD_KING };

/* A man on a square: its kind, plus 8 if it is Black's. AD_EMPTY is no man. */
static inline uint8_t ad_man(int colour, int kind)
{
    return (uint8_t)(colour << 3 | kind);
}

static inline int ad_man_kind(int man)
{
    return man & 7;
}

static inline int ad_man_colour(int man)
{
    return man >> 3;
}

/*
 * A move: six bits from, six bits to, four bits how. Two moves of one position are the same
 * move if and only if they are the same number. Castling is written as "king takes own
 * rook", in standard chess too: `to` is the rook's square.
 */
typedef uint16_t ad_move;

enum ad_how {
    AD_BY_PAWN = 1, /* one step, or a capture; the first six are the kind that moves */
    AD_BY_KNIGHT,
    AD_BY_BISHOP,
    AD_BY_ROOK,
    AD_BY_QUEEN,
    AD_BY_KING,
    AD_CASTLES,
    AD_DOUBLE_STEP,
    AD_EN_PASSANT,
    AD_TO_KNIGHT, /* promotions: 8 + the new kind */
    AD_TO_BISHOP,
    AD_TO_ROOK,
    AD_TO_QUEEN
};

enum { AD_NO_MOVE = 0 }; /* no legal move has this number */

static inline ad_move ad_move_make(int from, int to, int how)
{
    return (ad_move)(from | to << 6 | how << 12);
}

static inline int ad_move_from(ad_move m)
{
    return m & 63;
}

static inline int ad_move_to(ad_move m)
{
    return m >> 6 & 63;
}

static inline int ad_move_how(ad_move m)
{
    return m >> 12;
}

/* The kind the pawn becomes, or AD_EMPTY. */
static inline int ad_move_promotion(ad_move m)
{
    return ad_move_how(m) >= AD_TO_KNIGHT ? ad_move_how(m) - 8 : AD_EMPTY;
}

/* The kind of man that moves; the king for castling. */
static inline int ad_move_kind(ad_move m)
{
    int how = ad_move_how(m);
    return how <= AD_BY_KING ? how : how == AD_CASTLES ? AD_KING : AD_PAWN;
}

/* No position has more moves than this, whatever stands on the board. With n men of the
 * side to move there are at most 27 moves for each; and a target is reached from at most
 * eight lines and eight knight's jumps, on the last rank with promotions from 18. So at
 * most min(27 n, 16 (64 - n) + 16) <= 648, and two castlings; the rest is room that writing
 * four at a time needs. 270 are known to be real. */
enum { AD_MOVES_MAX = 656 };

struct ad_moves {
    unsigned count;
    ad_move move[AD_MOVES_MAX];
};

AD_END

#endif
