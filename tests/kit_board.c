/*
 * tests/kit_board.c -- positions for tests: from a FEN, at random, and drawn.
 */
#include "kit.h"

#include <string.h>

#include "adoube/fen.h"
#include "core/names.h"

bool kit_position(struct ad_position *out, struct kit_row *row, const char *fen)
{
    struct ad_setup setup;
    struct ad_fault fault;

    if (strcmp(fen, "start") == 0) {
        ad_position_start(out);
        return true;
    }
    if (ad_fen_read(&setup, fen, strlen(fen), &fault) < 0)
        return kit_fail(row, "no FEN: %s: byte %zu: %s", fen, fault.at,
                        ad_why_text(fault.why, AD_EN));
    unsigned bad = ad_position_from(out, &setup);
    if (bad)
        return kit_fail(row, "no position: %s: %s", fen, ad_bad_text(bad & -bad, AD_EN));
    return true;
}

void kit_random_start(struct ad_position *out, struct kit_rng *rng)
{
    struct ad_setup setup;

    if (kit_random(rng) & 1)
        ad_position_start(out);
    else if (ad_chess960_setup(&setup, (int)kit_below(rng, 960)) == 0)
        ad_position_from(out, &setup);
}

ad_move kit_random_move(struct kit_rng *rng, const struct ad_position *p)
{
    struct ad_moves list;
    unsigned n = ad_position_moves(&list, p);

    return n ? list.move[kit_below(rng, n)] : (ad_move)AD_NO_MOVE;
}

void kit_draw(char out[KIT_DRAWING], const struct ad_position *p)
{
    char *at = out;

    for (int rank = 7; rank >= 0; rank--) {
        at = stpcpy(at, "    ");
        *at++ = (char)('1' + rank);
        for (int file = 0; file < 8; file++) {
            int man = ad_position_man(p, ad_square(file, rank));
            *at++ = ' ';
            *at++ = (ad_man_colour(man) ? ".pnbrqk" : ".PNBRQK")[ad_man_kind(man)];
        }
        *at++ = '\n';
    }
    at = stpcpy(at, "      a b c d e f g h  ");
    strcpy(at, p->turn ? "Black to move\n" : "White to move\n");
}
