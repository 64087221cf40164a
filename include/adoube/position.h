/*
 * adoube/position.h -- a position, what may be played in it, and what is the same position.
 *
 * Two types on purpose. A *setup* is what somebody told us: a FEN, an electronic board, an
 * arbiter who restores a position. It may be nonsense. A *position* has been checked: the
 * Laws can be applied to it. That does not mean that a game can reach it.
 *
 *   setup --ad_position_from--> position --ad_position_play--> position ...
 *
 * Positions are plain values: copy them, keep them in arrays, share them between threads.
 *
 *     static const char fen[] = "8/8/8/8/8/4k3/6r1/5K2 w - - 0 1";
 *     static const char *const line[] = {"Ke1", "Rg1"};
 *     struct ad_setup told;
 *     struct ad_position p, after;
 *     struct ad_moves moves;
 *     struct ad_reading r;
 *     struct ad_mate proof;
 *
 *     assert(ad_fen_read(&told, fen, strlen(fen), NULL) == 0); // fen.h
 *     assert(ad_position_from(&p, &told) == 0);                // else AD_BAD_*: all that is wrong
 *     assert(ad_position_moves(&moves, &p) == 2);
 *
 *     assert(ad_san_read(&r, &p, "Kxg2", 4, AD_EN) == AD_READ_MOVE); // notation.h
 *     ad_position_play(&after, &p, r.move);
 *     assert(ad_position_is_dead(&proof, &after, NULL) == AD_POSSIBLE_YES); // proof.h: kings alone
 *
 *     for (unsigned i = 0; i < 2; i++) {
 *         assert(ad_san_read(&r, &p, line[i], 3, AD_EN) == AD_READ_MOVE);
 *         ad_position_play(&p, &p, r.move);
 *     }
 *     assert(ad_position_status(&p) == AD_CHECKMATE);
 */
#ifndef ADOUBE_POSITION_H
#define ADOUBE_POSITION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "adoube/board.h"
#include "adoube/export.h"
#include "adoube/language.h"

AD_BEGIN

/* A position as told. */
struct ad_setup {
    uint8_t on[64];      /* the man on each square, AD_EMPTY for none                       */
    uint8_t turn;        /* enum ad_colour                                                  */
    uint8_t castling[2]; /* by colour: bit f says, may castle with the rook on file f       */
    uint8_t ep;          /* the square a pawn has just passed over, or AD_NO_SQUARE         */
    uint16_t halfmoves;  /* half-moves since the last capture or pawn move                  */
    uint16_t fullmoves;  /* number of the move that is due                                  */
};

/* Everything that can keep a setup from being a position. */
/* clang-format off */
#define AD_BAD_MAP(X)                                                                        \
    X(AD_BAD_MAN, 0) X(AD_BAD_TURN, 1) X(AD_BAD_NO_WHITE_KING, 2) X(AD_BAD_NO_BLACK_KING, 3) \
    X(AD_BAD_WHITE_KINGS, 4) X(AD_BAD_BLACK_KINGS, 5) X(AD_BAD_PAWN, 6) X(AD_BAD_CHECK, 7)   \
    X(AD_BAD_CASTLING_KING, 8) X(AD_BAD_CASTLING_ROOK, 9) X(AD_BAD_CASTLING_SIDE, 10)        \
    X(AD_BAD_EN_PASSANT, 11)
/* clang-format on */
enum ad_bad {
#define X(name, bit) name = 1 << bit,
    AD_BAD_MAP(X)
#undef X
};

/*
 * A checked position. The fields are whole here so that the caller can keep one without
 * malloc; read them through the functions below. Fields stay in this order: they are
 * copied as one block.
 */
struct ad_position {
    uint64_t pawns, knights;
    uint64_t diagonal; /* bishops and queens */
    uint64_t straight; /* rooks and queens   */
    uint64_t side[2];  /* all men of a colour, kings included */
    uint64_t castling; /* rooks that may still castle */
    uint64_t key;
    uint8_t king[2];
    uint8_t turn;
    uint8_t ep; /* only if an en passant capture is legal, else AD_NO_SQUARE */
    uint16_t halfmoves, fullmoves;
};

/* Check `s` and make it a position. Returns 0, or AD_BAD_* bits: everything that is wrong,
 * not only the first fault. On failure *out is untouched. An en passant square over which
 * no capture is legal is dropped, as 9.2.2 wants it. */
AD_API unsigned ad_position_from(struct ad_position *out, const struct ad_setup *s);

/* The same for a position in which an illegal move stands: the side that has just moved may be in
 * check (AD_BAD_CHECK), and a pawn may have stayed on the last rank (AD_BAD_PAWN), where it cannot
 * move. All functions work, but a king that stands in check may appear among the men that can be
 * captured: such a move is never legal, and must not be played. */
AD_API unsigned ad_position_irregular(struct ad_position *out, const struct ad_setup *s);

/* The initial position of standard chess. */
AD_API void ad_position_start(struct ad_position *out);

/* Back to a setup, which always passes ad_position_from again. */
AD_API void ad_position_setup(struct ad_setup *out, const struct ad_position *p);

/* The man on a square, AD_EMPTY for none. */
AD_API int ad_position_man(const struct ad_position *p, int square);

/* ---- legal moves (3.1 to 3.9; Chess960 II.3) ---- */

/* Write every legal move; returns how many. The order is the same for the same position. */
AD_API unsigned ad_position_moves(struct ad_moves *out, const struct ad_position *p);

/* How many there are, without writing them: twice as fast. */
AD_API unsigned ad_position_count(const struct ad_position *p);

/* Is there any? Together with ad_position_checkers: mate or stalemate. */
AD_API bool ad_position_can_move(const struct ad_position *p);

/* Is `m`, which may be any number, a legal move here? */
AD_API bool ad_position_is_legal(const struct ad_position *p, ad_move m);

/* The squares from which men of `kind` of the side to move can legally move to `to` (for
 * pawns: forwards, capturing, en passant; castling does not count). This answers both "which
 * move is Nf3?" and "must it be written Ngf3?". */
AD_API uint64_t ad_position_movers(const struct ad_position *p, int kind, int to);

/* The position after the legal move `m`; an illegal one is the caller's bug. `out` may be `p`. */
AD_API void ad_position_play(struct ad_position *out, const struct ad_position *p, ad_move m);

/* Number of move sequences of `depth` half-moves; 1 for depth 0. */
AD_API uint64_t ad_position_perft(const struct ad_position *p, unsigned depth);

/* ---- check and the end of the game ---- */

/* The men of `colour` that attack `square`; pinned ones do (3.1.3). */
AD_API uint64_t ad_position_attackers(const struct ad_position *p, int square, int colour);

/* The men that give check to the side to move. */
AD_API uint64_t ad_position_checkers(const struct ad_position *p);

enum ad_status { AD_PLAYING, AD_CHECKMATE, AD_STALEMATE };

AD_API enum ad_status ad_position_status(const struct ad_position *p);

/* ---- the same position (9.2.2) ---- */

/* Exact: two positions are the same in the sense of 9.2.2 if and only if their packed forms
 * are equal, byte for byte. A ruling may rest on this, never on the 64-bit key alone. */
struct ad_packed {
    uint64_t plane[4];
};

AD_API void ad_position_pack(struct ad_packed *out, const struct ad_position *p);

static inline bool ad_packed_equal(const struct ad_packed *a, const struct ad_packed *b)
{
    return a->plane[0] == b->plane[0] && a->plane[1] == b->plane[1] && a->plane[2] == b->plane[2] &&
           a->plane[3] == b->plane[3];
}

/* Fast: kept up to date move by move. Different keys are different positions; equal keys
 * are almost certainly the same. The numbers may change with a version of the library. */
static inline uint64_t ad_position_key(const struct ad_position *p)
{
    return p->key;
}

AD_END

#endif
