/*
 * core/mate_help.c -- a mate, both sides helping: quick, and not thorough.
 *
 * Play the move after which the mate looks nearest, again and again, for both sides; if it comes to
 * nothing, begin anew with more chance and another aim. Chance is drawn from the position alone:
 * the same position gets the same answer on every machine.
 */
#include "core/kernel.h"
#include "core/mate.h"
#include "core/tables.h"

#include <string.h>

enum { PLIES = AD__HELP_PLIES, IDLE_HEAVY = 1, IDLE_PAWNS = 2, NARROW = 4 };

/* 0 .. below - 1 */
static unsigned draw_below(struct ad__help *h, unsigned below)
{
    uint64_t z = h->rng += UINT64_C(0x9E3779B97F4A7C15);

    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return (unsigned)((z >> 32) * below >> 32);
}

/* ---- moves that lead on ---- */

static uint64_t in_front(uint64_t pawns, int side)
{
    if (side == AD_WHITE) {
        pawns <<= 8;
        pawns |= pawns << 8;
        pawns |= pawns << 16;
        pawns |= pawns << 32;
    } else {
        pawns >>= 8;
        pawns |= pawns >> 8;
        pawns |= pawns >> 16;
        pawns |= pawns >> 32;
    }
    return pawns;
}

/* Moves that lead on: made in one of these ways, from here, or to there; and checks, with a rook or
 * queen. Of the others a few will do, to pass the time. */
struct wanted {
    unsigned ways, idle;
    uint64_t from, to;
    bool checks;
};

enum { KING = 1 << AD_BY_KING, PAWN = 1 << AD_BY_PAWN };
enum { SPECIAL = ~0u << AD_CASTLES & 0xFFFF, PROMOTES = ~0u << AD_TO_KNIGHT & 0xFFFF };

/* With a rook or queen the kings must come together; with pawns one must get through. */
static void want(struct wanted *w, const struct ad_position *p, int side)
{
    bool ours = p->turn == side, heavy = p->straight & p->side[side];

    w->to = ours ? p->side[!side] : 0;
    w->checks = ours && heavy;
    if (heavy) {
        w->ways = KING | PROMOTES;
        w->from = 0;
        w->idle = IDLE_HEAVY;
    } else {
        w->ways = PAWN | SPECIAL | (ours ? KING : 0);
        w->from = ours ? 0 : in_front(p->pawns & p->side[side], side);
        w->idle = IDLE_PAWNS;
    }
}

/* Does a rook or queen give check with this move? */
static bool checks(const struct ad_position *p, ad_move m)
{
    int king = p->king[!p->turn], how = ad_move_how(m), to = ad_move_to(m);

    return (how == AD_BY_ROOK || how == AD_BY_QUEEN) && ad__has(ad__reach[how][king], to) &&
           !(ad__between[king][to] & (p->side[0] | p->side[1]));
}

static void drop_idle(struct ad_moves *moves, const struct ad_position *p, int side)
{
    struct wanted w;
    unsigned kept = 0;

    if (!((p->straight | p->pawns) & p->side[side]))
        return;
    want(&w, p, side);
    for (unsigned i = 0; i < moves->count; i++) {
        ad_move m = moves->move[i];
        bool leads_on =
            (w.ways >> ad_move_how(m) | w.from >> ad_move_from(m) | w.to >> ad_move_to(m)) & 1;

        leads_on = leads_on || (w.checks && checks(p, m));
        moves->move[kept] = m;
        kept += leads_on || w.idle > 0;
        w.idle -= !leads_on && w.idle > 0;
    }
    moves->count = kept;
}

/* ---- lines ---- */

/* The best of all moves, with some chance. AD_NO_MOVE: nothing leads on. */
static ad_move step(struct ad__help *h, bool *mated)
{
    struct ad_moves moves;
    struct ad_position next, best;
    ad_move chosen = AD_NO_MOVE;
    unsigned lowest = UINT32_MAX;

    ad_position_moves(&moves, &h->at);
    if (h->round <= NARROW || h->round % 2) /* what is dropped may be needed after all */
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
            chosen = moves.move[i];
            best = next;
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

/* A line with more chance than the one before, up to a point. With minor pieces alone the estimate
 * tells little until late, and chance has more to do. */
static void begin_line(struct ad__help *h)
{
    bool minor = !((h->start->straight | h->start->pawns) & h->start->side[h->side]);
    unsigned round = h->round++;

    ad__aim(&h->aim, h->start, h->side, draw_below(h, 56));
    h->at = *h->start;
    h->plies = 0;
    h->chance = minor ? 6 + 2 * (round % 4) : 2 + 2 * (round % 8);
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
