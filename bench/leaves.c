/*
 * bench/leaves.c -- counts the leaves of a tree of moves, by one way of doing it.
 *
 *     leaves list DEPTH FEN                 every move list is written: what a program pays that
 *                                           links the library and wants the moves themselves
 *     leaves base|popcnt|bmi2 DEPTH FEN     counting, by one build of the kernel
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/fen.h"
#include "core/kernel.h"

static uint64_t list(const struct ad_position *p, unsigned depth)
{
    struct ad_moves moves;
    struct ad_position after;
    uint64_t sum = 0;

    ad_position_moves(&moves, p);
    if (depth <= 1)
        return moves.count;
    for (unsigned i = 0; i < moves.count; i++) {
        ad_position_play(&after, p, moves.move[i]);
        sum += list(&after, depth - 1);
    }
    return sum;
}

static const struct way {
    const char *name;
    uint64_t (*leaves)(const struct ad_position *p, unsigned depth);
} ways[] = {
    {"list", list},
#if defined(AD_SMALL)
    {"small", ad__perft_small},
#else
    {"base", ad__perft_base},
#if defined(__x86_64__)
    {"popcnt", ad__perft_popcnt},
    {"bmi2", ad__perft_bmi2},
#endif
#endif
};

int main(int argc, char **argv)
{
    struct ad_setup s;
    struct ad_position p;

    if (argc != 4 || ad_fen_read(&s, argv[3], strlen(argv[3]), NULL) < 0 ||
        ad_position_from(&p, &s))
        return 3;
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
        if (strcmp(argv[1], ways[i].name) == 0)
            return printf("%" PRIu64 "\n", ways[i].leaves(&p, (unsigned)atoi(argv[2]))) < 0;
    return 3;
}
