/*
 * core/written.h -- what a text says about a move, before the position is asked.
 *
 * All readers (san.c, uci.c, spoken.c) end here: what was written in, a verdict out.
 */
#ifndef AD_CORE_WRITTEN_H
#define AD_CORE_WRITTEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "adoube/notation.h"
#include "bits.h"

enum ad__castling { AD__NO_CASTLING, AD__SHORT, AD__LONG };

struct ad__written {
    uint64_t origins;  /* squares that the text allows the man to come from */
    uint8_t kind;      /* enum ad_kind                                      */
    uint8_t to;        /* AD_NO_SQUARE for castling                         */
    uint8_t promotion; /* AD_EMPTY if none is written                       */
    uint8_t marks;     /* AD_MARK_*                                         */
    uint8_t castling;  /* enum ad__castling; then `origins` does not matter */
};

/* Squares that fit a file and a rank, either of which may be -1: not given. */
static inline uint64_t ad__origins(int file, int rank)
{
    uint64_t fit = ~UINT64_C(0);
    if (file >= 0)
        fit &= AD__FILE_A << file;
    if (rank >= 0)
        fit &= ad__rank(rank);
    return fit;
}

/* Like strcpy, but returns where the text ends. */
static inline char *ad__put(char *at, const char *text)
{
    while (*text)
        *at++ = *text++;
    return at;
}

static inline char *ad__put_square(char *at, int square)
{
    *at++ = (char)('a' + ad_file_of(square));
    *at++ = (char)('1' + ad_rank_of(square));
    return at;
}

#pragma GCC visibility push(hidden)

/* Which legal move is meant: fills all of *out and returns its verdict. */
enum ad_read ad__written_decide(struct ad_reading *out, const struct ad_position *p,
                                const struct ad__written *w);

/* The text made no sense from byte `at` on. */
enum ad_read ad__unreadable(struct ad_reading *out, size_t at);

/* Hand a finished text to the caller: its length, or AD_EFULL and nothing written. */
int ad__hand_out(char *out, size_t cap, const char *text, size_t len);

#pragma GCC visibility pop

#endif
