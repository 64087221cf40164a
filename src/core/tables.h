/*
 * core/tables.h -- where men attack on an empty board, and the slider tables.
 *
 * All of it is constant data written by tools/gentables at build time.
 */
#ifndef AD_CORE_TABLES_H
#define AD_CORE_TABLES_H

#include <stdint.h>

/* Hidden even as declarations: else position-independent code reads them through the GOT. */
#pragma GCC visibility push(hidden)

extern const uint64_t ad__reach[7][64];        /* by kind, on an empty board; no pawns        */
extern const uint64_t ad__pawn_attacks[2][64]; /* by the colour of the pawn                   */
extern const uint64_t ad__between[64][64];     /* strictly between; 0 if not on one line      */

extern const uint64_t ad__key_man[16][64];  /* by ad_man() */
extern const uint64_t ad__key_castling[64]; /* by the rook's square */
extern const uint64_t ad__key_ep[8];        /* by file */
extern const uint64_t ad__key_black;        /* Black is to move */

/*
 * Sliders by lookup. Of the occupied squares only those in `mask` matter; they give an index,
 * by PEXT or by a magic multiplication. By PEXT the attacked squares stand in the table at
 * offset + index: 840 kB, which pays. By magic the number of the attack set stands there: few
 * sets differ, so that this takes 260 kB. Rooks and bishops share the tables.
 */
struct ad__pext {
    uint64_t rook_mask, rook_offset, bishop_mask, bishop_offset;
};

struct ad__magic {
    uint64_t mask, factor;
    uint32_t offset, shift;
};

enum {
    AD__SLIDER_ENTRIES = 107648, /* 102400 for rooks, 5248 for bishops */
    AD__SLIDER_SETS = 6328       /* 4900 and 1428 that differ          */
};

extern const struct ad__pext ad__pext[64];
extern const uint64_t ad__by_pext[AD__SLIDER_ENTRIES];

extern const struct ad__magic ad__rook_magic[64];
extern const struct ad__magic ad__bishop_magic[64];
extern const uint16_t ad__by_magic[AD__SLIDER_ENTRIES];
extern const uint64_t ad__slider_sets[AD__SLIDER_SETS];

/* Sliders without a table (the small build): the lines through a square, without it. */
extern const uint64_t ad__line_file[64];
extern const uint64_t ad__line_diagonal[64];     /* a1-h8 and parallel to it */
extern const uint64_t ad__line_antidiagonal[64]; /* h1-a8 and parallel to it */

#pragma GCC visibility pop

#endif
