/*
 * core/proofgame_cost.h -- how far a position is from the one where the game is to begin.
 *
 * Moves are taken back. Each man of a side is given a place in the start position, so that the
 * moves it would need on its own add up to as little as possible: an assignment, solved exactly.
 * A piece may also go back to its last rank, become a pawn again and take its pawn's moves back.
 * Men that can never move again are in everybody's way; all others are ignored.
 */
#ifndef AD_CORE_PROOFGAME_COST_H
#define AD_CORE_PROOFGAME_COST_H

#include "adoube/position.h"
#include "bits.h"

#pragma GCC visibility push(hidden)

/* The men of a position on the way back. A rook that may castle later in the game has never moved,
 * nor has its king: it is of the kind AD__RIGHT, and both stay. */
enum { AD__RIGHT = 7, AD__MEN = 16 };

struct ad__men {
    uint64_t side[2], kind[8], all;
    uint8_t king[2], turn;
    uint8_t taint; /* bit n: corner n's rook and its king stand at home, and one has to move yet */
};

enum { AD__FAR = 2000, AD__HOPELESS = 1000 }; /* no way; at least this: a sum with one in it */

/* Places of the start position that men have to get to, by colour. */
struct ad__places {
    unsigned count[2];
    uint8_t square[2][AD__MEN], kind[2][AD__MEN];
    uint64_t of[2][8]; /* the same as sets */
    uint8_t corner[4]; /* rooks with castling rights there, AD_NO_SQUARE for none */
    uint8_t king[2];
    int16_t price_capture; /* what a capture by a pawn costs beyond its move */
};

/* Moves from each square to each place, for one set of men that can never move again. */
struct ad__table {
    uint64_t stuck;
    uint64_t used; /* 0: empty; else 1 + two bits: can White's, Black's pawns take back captures? */
    int16_t cost[2][7][64][AD__MEN];
};

void ad__table_build(struct ad__table *out, const struct ad__places *to, uint64_t stuck,
                     uint64_t used);

/* Men on their places that can never move again on the way back. */
uint64_t ad__stuck_men(const struct ad__men *m, const struct ad__places *to);

/* One side's best assignment. */
struct ad__assigned {
    unsigned count;
    int total; /* at least AD__HOPELESS: there is none */
    const int16_t *row[AD__MEN];
    uint8_t square[AD__MEN]; /* of each row's man; AD_NO_SQUARE for one that is missing */
    uint8_t kind[AD__MEN];
    uint8_t place[AD__MEN];         /* of each row */
    uint8_t owner[AD__MEN];         /* of each place */
    int16_t u[AD__MEN], v[AD__MEN]; /* prices of rows and places that prove it is the best */
};

void ad__assign(struct ad__assigned *out, const struct ad__men *m, int colour,
                const struct ad__places *to, const struct ad__table *t, const int16_t *missing);

/* What the total would be if the man of `row` stood elsewhere. */
int ad__assign_changed(const struct ad__assigned *a, unsigned row, const int16_t *now);

/* What men that stand on their places, and would have to step aside, add to a piece's way from
 * `from` to `to`, which takes `least` moves without them. */
int ad__detour(int kind, int from, int to, int least, uint64_t home);

#pragma GCC visibility pop

#endif
