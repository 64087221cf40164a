/*
 * fuzz/boards.h -- positions for readers of moves, chosen by one byte of the input.
 */
#ifndef AD_FUZZ_BOARDS_H
#define AD_FUZZ_BOARDS_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "adoube/fen.h"

/* Castling of every kind, en passant, promotion, pins, crowds of like pieces. */
static const char *const fuzz_boards[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "4k3/8/8/2pPp3/8/8/8/4K3 w - e6 0 2",
    "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
    "1n1b4/P1P4k/8/8/8/8/p1p4K/1N1B4 w - - 0 1",
    "1n1b4/P1P4k/8/8/8/8/p1p4K/1N1B4 b - - 0 1",
    "k7/8/8/8/3N4/8/3N3N/K7 w - - 0 1",
    "1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1",
    "4k3/8/8/8/1b6/8/3N4/4K1N1 w - - 0 1",
    "4k3/8/8/8/8/8/8/1RK5 w B - 0 1",
    "nnrkbbrq/pppppppp/8/8/8/8/PPPPPPPP/NNRKBBRQ w CGcg - 0 1",
    "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1",
};

static inline void demand(bool cond) /* else it is our bug: libFuzzer keeps the input */
{
    if (!cond)
        __builtin_trap();
}

static inline void fuzz_board(struct ad_position *out, uint8_t choice)
{
    const char *fen = fuzz_boards[choice % (sizeof fuzz_boards / sizeof *fuzz_boards)];
    struct ad_setup setup;

    demand(ad_fen_read(&setup, fen, strlen(fen), NULL) == 0);
    demand(ad_position_from(out, &setup) == 0);
}

#endif
