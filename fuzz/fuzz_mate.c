/*
 * fuzz/fuzz_mate.c -- any bytes as a position: no two answers contradict each other, and every line
 * mates.
 *
 * Input: flags, memory, rules off, en passant and castling, the kings' squares; then two bytes a
 * man, his square and what he is.
 */
#include <stdlib.h>

#include "adoube/proof.h"
#include "boards.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { HEAD = 6, NODES = 200 };

static bool read_position(struct ad_position *out, const uint8_t *b, size_t size)
{
    struct ad_setup s = {.turn = b[0] & 1, .ep = AD_NO_SQUARE, .fullmoves = 1};

    for (size_t at = HEAD; at + 2 <= size; at += 2) {
        int square = b[at] & 63, kind = AD_PAWN + b[at + 1] % 5;

        if (kind == AD_PAWN && ad_rank_of(square) % 7 == 0)
            kind = AD_BISHOP;
        s.on[square] = ad_man(b[at + 1] >> 7, kind);
    }
    s.on[b[4] & 63] = ad_man(AD_WHITE, AD_KING);
    s.on[b[5] & 63] = ad_man(AD_BLACK, AD_KING);
    if (b[0] & 2)
        s.ep = (uint8_t)ad_square(b[3] & 7, s.turn == AD_WHITE ? 5 : 2);
    if (b[0] & 4)
        s.castling[b[3] >> 7] = (uint8_t)(1 << (b[3] >> 3 & 7));
    if (ad_position_from(out, &s) == 0)
        return true;
    s.ep = AD_NO_SQUARE; /* without the rest it may still be one */
    s.castling[0] = s.castling[1] = 0;
    if (ad_position_from(out, &s) == 0)
        return true;
    s.turn ^= 1;
    return ad_position_from(out, &s) == 0;
}

/* Who mates at the end of the line; it must mate. */
static int mater(const struct ad_position *p, const struct ad_mate *m)
{
    struct ad_position at = *p;

    demand(m->plies <= AD_MATE_PLIES);
    for (unsigned i = 0; i < m->plies; i++) {
        demand(ad_position_is_legal(&at, m->line[i]));
        ad_position_play(&at, &at, m->line[i]);
    }
    demand(ad_position_status(&at) == AD_CHECKMATE);
    return !at.turn;
}

static enum ad_possible ask(const struct ad_position *p, int side, const struct ad_budget *budget)
{
    static struct ad_mate m;

    ad_position_can_mate(&m, p, side, budget);
    demand((m.answer == AD_POSSIBLE_YES) == (m.proof == AD_MATE_BY_LINE));
    demand((m.answer == AD_POSSIBLE_UNKNOWN) == (m.proof == AD_MATE_NO_PROOF));
    demand(m.answer != AD_POSSIBLE_YES || mater(p, &m) == side);
    demand(!budget || budget->nodes == 0 || m.nodes <= budget->nodes);
    return m.answer;
}

/* Both may be known, but then they agree. */
static enum ad_possible agree(enum ad_possible a, enum ad_possible b)
{
    demand(a == b || a == AD_POSSIBLE_UNKNOWN || b == AD_POSSIBLE_UNKNOWN);
    return a == AD_POSSIBLE_UNKNOWN ? b : a;
}

static void check_dead(const struct ad_position *p, const struct ad_budget *budget,
                       const enum ad_possible known[2])
{
    static struct ad_mate m;

    switch (ad_position_is_dead(&m, p, budget)) {
    case AD_POSSIBLE_YES: demand(known[0] != AD_POSSIBLE_YES && known[1] != AD_POSSIBLE_YES); break;
    case AD_POSSIBLE_NO: demand(known[mater(p, &m)] != AD_POSSIBLE_NO); break;
    case AD_POSSIBLE_UNKNOWN: break;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct ad_position p;
    enum ad_possible known[2];

    if (size < HEAD || !read_position(&p, data, size))
        return 0;

    /* just so much memory, so that a byte beyond it is seen */
    size_t len = (size_t)data[1] << 7, skew = data[0] >> 5;
    char *memory = malloc(len + skew);
    struct ad_budget small = {NODES, memory + skew, len, 0}, without = small;

    demand(memory || len + skew == 0);
    without.off = data[2] & AD_RULES_ALL;
    for (int side = 0; side < 2; side++) {
        known[side] = agree(ask(&p, side, NULL), ask(&p, side, &small));
        known[side] = agree(known[side], ask(&p, side, &without));
    }
    check_dead(&p, data[0] & 8 ? NULL : &small, known);
    free(memory);
    return 0;
}
