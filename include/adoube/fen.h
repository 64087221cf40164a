/*
 * adoube/fen.h -- positions as text, and the 960 starting positions.
 *
 * FEN, X-FEN and Shredder-FEN are read without being told which one it is:
 *
 *     castling   means, for White
 *     K, Q       the outermost rook on that side of the king
 *     A .. H     the rook on that file
 *     -          none
 *
 * The two counters at the end may be missing; they are then 0 and 1.
 */
#ifndef ADOUBE_FEN_H
#define ADOUBE_FEN_H

#include <stddef.h>
#include <stdint.h>

#include "adoube/err.h"
#include "adoube/export.h"
#include "adoube/position.h"

AD_BEGIN

/* Read a setup. Returns 0, or AD_EPARSE with the place and reason in *fault (which may be
 * NULL); then *out is untouched. Nonsense that is well written, like a board without kings,
 * is read: ad_position_from is the judge of that. */
AD_API int ad_fen_read(struct ad_setup *out, const char *text, size_t len, struct ad_fault *fault);

enum ad_fen_form {
    AD_FEN_X,       /* K, Q where they are clear, file letters where not: plain FEN in chess */
    AD_FEN_SHREDDER /* file letters always */
};

enum { AD_FEN_MAX = 96 }; /* bytes that always suffice, with the final NUL */

/* Write a position; returns the length without the final NUL, or AD_EFULL. */
AD_API int ad_fen_write(char *out, size_t cap, const struct ad_position *p, enum ad_fen_form form);

/* The starting position number 0 .. 959 (518 is the standard one), or AD_EINVAL. The Laws
 * do not number them; this is Scharnagl's numbering, which the world uses. */
AD_API int ad_chess960_setup(struct ad_setup *out, int number);

/* The number of a starting position, or AD_EINVAL if it is none (II.2). */
AD_API int ad_chess960_number(const struct ad_setup *s);

/* Draw a number uniformly from 64 random bits of the caller's. Returns 0 .. 959, or, for
 * fewer than 960 of all values, AD_EINVAL: bring new bits, else some numbers were favoured. */
AD_API int ad_chess960_draw(uint64_t entropy);

AD_END

#endif
