/*
 * core/mate_help.c -- a mate, both sides helping: quick, and not thorough.
 *
 * Play the move after which the mate looks nearest, again and again, for both sides; if it comes to
 * nothing, begin anew with more chance and another aim. Chance is drawn from the position alone: the
 * same position gets the same answer on every machine.
 */
#include "core/kernel.h"
#include "core/mate.h"

enum { PLIES = 100, IDLE = 2 };

struct play {
    struct ad__aim aim;
    uint64_t rng;
    uint64_t left;
    unsigned off;
};

/* 0 .. below - 1 */
static unsigned draw_below(struct play *s, unsigned below)
{
    uint64_t z = s->rng += UINT64_C(0x9E3779B97F4A7C15);

    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return (unsigned)((z >> 32) * below >> 32);
}

/* With a rook or queen the kings and these decide how far it is; of the other moves a few will do,
 * to pass the time. */
static void drop_idle(struct ad_moves *moves, const struct ad_position *p, int side)
{
    unsigned kept = 0, idle = 0;

    if (!(p->side[side] & p->straight))
        return;
    for (unsigned i = 0; i < moves->count; i++) {
        int how = ad_move_how(moves->move[i]);
        bool counts = how == AD_BY_KING || how >= AD_TO_KNIGHT ||
                      (p->turn == side && (how == AD_BY_ROOK || how == AD_BY_QUEEN ||
                                           ad__has(p->side[!side], ad_move_to(moves->move[i]))));

        if (counts || idle++ < IDLE)
            moves->move[kept++] = moves->move[i];
    }
    moves->count = kept;
}

/* The best of all moves, with some chance. AD_NO_MOVE: nothing leads on. */
static ad_move step(struct play *s, struct ad_position *p, unsigned chance, bool *mated)
{
    struct ad_moves moves;
    struct ad_position next, best;
    ad_move chosen = AD_NO_MOVE;
    unsigned lowest = UINT32_MAX;

    ad_position_moves(&moves, p);
    drop_idle(&moves, p, s->aim.side);
    for (unsigned i = 0; i < moves.count && s->left > 0; i++) {
        unsigned cost;

        s->left--;
        ad_position_play(&next, p, moves.move[i]);
        *mated = p->turn == s->aim.side && ad__is_mate(&next);
        if (*mated)
            return moves.move[i];
        if (ad__too_few_men(&next, s->aim.side))
            continue;
        cost = ad__mate_cost(&s->aim, &next) + draw_below(s, chance);
        if (cost < lowest) {
            lowest = cost;
            best = next;
            chosen = moves.move[i];
        }
    }
    if (chosen != AD_NO_MOVE)
        *p = best;
    return chosen;
}

bool ad__mate_help(struct ad_mate *out, const struct ad_position *start, int side, uint64_t nodes)
{
    struct play s = {.rng = ad_position_key(start) + (uint64_t)side, .left = nodes};
    bool mated = false;

    for (unsigned round = 0; s.left > 0; round++) {
        struct ad_position p = *start;

        ad__aim(&s.aim, start, side, draw_below(&s, 56));
        for (out->plies = 0; out->plies < PLIES && s.left > 0;) {
            ad_move m = step(&s, &p, 2 + 2 * (round % 8), &mated);

            if (m == AD_NO_MOVE)
                break;
            out->line[out->plies++] = m;
            if (mated) {
                out->nodes += nodes - s.left;
                out->answer = AD_POSSIBLE_YES;
                out->proof = AD_MATE_BY_LINE;
                return true;
            }
        }
        s.left -= s.left > 0; /* a round without a move ends as well */
    }
    out->plies = 0;
    out->nodes += nodes;
    return false;
}
