/*
 * bench/lister.c -- counts leaves by writing every move list: what a program that links the
 * library and wants the moves themselves pays.
 *
 *     lister DEPTH FEN
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/fen.h"

static uint64_t leaves(const struct ad_position *p, unsigned depth)
{
    struct ad_moves list;
    struct ad_position after;
    uint64_t sum = 0;

    ad_position_moves(&list, p);
    if (depth <= 1)
        return list.count;
    for (unsigned i = 0; i < list.count; i++) {
        ad_position_play(&after, p, list.move[i]);
        sum += leaves(&after, depth - 1);
    }
    return sum;
}

int main(int argc, char **argv)
{
    struct ad_setup s;
    struct ad_position p;

    if (argc != 3 || ad_fen_read(&s, argv[2], strlen(argv[2]), NULL) < 0 || ad_position_from(&p, &s))
        return 3;
    printf("%" PRIu64 "\n", leaves(&p, (unsigned)atoi(argv[1])));
    return 0;
}
