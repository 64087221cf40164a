/*
 * core/mate_help.c -- a mate, both sides helping: quick, and not thorough.
 *
 * Play the move after which the mate looks nearest, again and again, for both sides; if it comes to
 * nothing, begin anew with more chance and another aim. Chance is drawn from the position alone: the
 * same position gets the same answer on every machine.
 */
#include "core/kernel.h"
#include "core/mate.h"

#include <string.h>

enum { PLIES = AD__HELP_PLIES, IDLE = 1 };

/* 0 .. below - 1 */
static unsigned draw_below(struct ad__help *h, unsigned below)
{
    uint64_t z = h->rng += UINT64_C(0x9E3779B97F4A7C15);

    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return (unsigned)((z >> 32) * below >> 32);
}

static int kings_apart(const struct ad_position *p)
{
    int a = p->king[0], b = p->king[1], f = ad_file_of(a) - ad_file_of(b),
        r = ad_rank_of(a) - ad_rank_of(b);
    f = f < 0 ? -f : f;
    r = r < 0 ? -r : r;
    return f > r ? f : r;
}

/* With a rook or queen the kings and these decide how far it is; of the other moves a few will do,
 * to pass the time. */
static void drop_idle(struct ad_moves *moves, const struct ad_position *p, int side)
{
    unsigned kept = 0, idle = 0;
    bool far = kings_apart(p) > 2;

    if (!(p->side[side] & p->straight))
        return;
    for (unsigned i = 0; i < moves->count; i++) {
        int how = ad_move_how(moves->move[i]);
        bool counts = how == AD_BY_KING || how >= AD_TO_KNIGHT ||
                      (p->turn == side && ((!far && (how == AD_BY_ROOK || how == AD_BY_QUEEN)) ||
                                           ad__has(p->side[!side], ad_move_to(moves->move[i]))));

        if (counts || idle++ < IDLE)
            moves->move[kept++] = moves->move[i];
    }
    moves->count = kept;
}

/* The best of all moves, with some chance. AD_NO_MOVE: nothing leads on. */
static ad_move step(struct ad__help *h, bool *mated)
{
    struct ad_moves moves;
    struct ad_position next, best;
    ad_move chosen = AD_NO_MOVE;
    unsigned lowest = UINT32_MAX;

    ad_position_moves(&moves, &h->at);
    drop_idle(&moves, &h->at, h->side);
    for (unsigned i = 0; i < moves.count && h->left > 0; i++) {
        unsigned cost;

        h->left--;
        ad_position_play(&next, &h->at, moves.move[i]);
        *mated = h->at.turn == h->side && ad__is_mate(&next);
        if (*mated)
            return moves.move[i];
        if (ad__too_few_men(&next, h->side))
            continue;
        cost = ad__mate_cost(&h->aim, &next) + draw_below(h, h->chance);
        if (cost < lowest) {
            lowest = cost;
            best = next;
            chosen = moves.move[i];
        }
    }
    if (chosen != AD_NO_MOVE)
        h->at = best;
    return chosen;
}

void ad__help_start(struct ad__help *h, const struct ad_position *p, int side)
{
    h->start = p;
    h->side = side;
    h->round = 0;
    h->rng = ad_position_key(p) + (uint64_t)side;
    h->plies = PLIES; /* the first line is still to begin */
}

static void begin_line(struct ad__help *h)
{
    ad__aim(&h->aim, h->start, h->side, draw_below(h, 56));
    h->at = *h->start;
    h->plies = 0;
    h->chance = 2 + 2 * (h->round++ % 8);
}

bool ad__mate_help(struct ad_mate *out, struct ad__help *h, uint64_t nodes)
{
    bool mated = false;

    h->left = nodes;
    while (h->left > 0) {
        if (h->plies == PLIES)
            begin_line(h);
        h->line[h->plies] = step(h, &mated);
        if (h->line[h->plies] == AD_NO_MOVE) {
            h->plies = PLIES;
            h->left -= h->left > 0; /* a line without a move ends as well */
            continue;
        }
        h->plies++;
        if (mated) {
            memcpy(out->line, h->line, h->plies * sizeof *h->line);
            out->plies = h->plies;
            out->nodes += nodes - h->left;
            out->answer = AD_POSSIBLE_YES;
            out->proof = AD_MATE_BY_LINE;
            return true;
        }
    }
    out->nodes += nodes;
    return false;
}
