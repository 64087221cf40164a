/*
 * core/proofgame_loosen.c -- first moves that make room.
 *
 * On the way back, the initial position is a trap: once the pawns stand at home, nothing gets in
 * behind them. So the first moves of the game are made beforehand, by a rule: pawns that do not
 * stay at home in the goal go forward, to where the goal has them or a step or two at random. The
 * search then only has to come back to where they stop.
 */
#include "proofgame_search.h"

/* How far the pawn on `from` can go and still get to `end`: a capture takes it forward, too. */
static int room_to(int us, int from, int end)
{
    int files = ad_file_of(end) - ad_file_of(from), ranks = ad_rank_of(end) - ad_rank_of(from);

    return (us == AD_WHITE ? ranks : -ranks) - (files < 0 ? -files : files);
}

/* Where the pawn on `from` stops, which is to end as a pawn on `end` or not at all. Neighbours of
 * one colour do not stop side by side, nor pawns of one file face to face: pieces get through. A
 * pawn that goes all its way may shut somebody out; so at times it does not. */
static int stop_of(const struct ad_position *p, int us, int from, int end, uint64_t random)
{
    int step = us == AD_WHITE ? 8 : -8, far;
    bool part = random >> (8 + from % 48) & 1 && random & 6;

    if (end == AD_NO_SQUARE) {
        bool home = ad_rank_of(from) == (us == AD_WHITE ? 1 : 6);
        far = !home ? 0 : (random ^ (uint64_t)(from ^ us)) & 1 ? 1 : 2;
    } else {
        far = room_to(us, from, end);
        if (far > 0 && (part || ad_file_of(from) != ad_file_of(end)))
            far = (int)(random >> (56 + from % 7) & 3) % (far + 1);
    }
    for (; far > 0 && !ad__has(p->pawns, from + step); far--)
        from += step;
    return from;
}

static ad_move pawn_step(const struct ad_position *p, int from, int stop)
{
    int step = p->turn == AD_WHITE ? 8 : -8;
    ad_move twice = ad_move_make(from, from + 2 * step, AD_DOUBLE_STEP);
    ad_move once = ad_move_make(from, from + step, AD_BY_PAWN);

    if (from + step != stop && ad_position_is_legal(p, twice))
        return twice;
    return ad_position_is_legal(p, once) ? once : AD_NO_MOVE;
}

/* A knight's move, when the other side has pawns left to move and this one has not. */
static ad_move pass(const struct ad_position *p, uint64_t random)
{
    struct ad_moves moves;
    unsigned n = ad_position_moves(&moves, p), knights = 0;

    for (unsigned i = 0; i < n; i++)
        if (ad_move_kind(moves.move[i]) == AD_KNIGHT &&
            !ad__has(p->side[!p->turn], ad_move_to(moves.move[i])))
            moves.move[knights++] = moves.move[i];
    return knights ? moves.move[random % knights] : AD_NO_MOVE;
}

enum { PAWNS = 16 };

struct march {
    unsigned count;
    uint8_t at[PAWNS], stop[PAWNS], colour[PAWNS];
};

/* A step of some pawn; if there is none, whatever lets the other side's pawns go on. */
static ad_move next_move(struct march *m, const struct ad_position *p, uint64_t random)
{
    bool waiting = false;

    for (unsigned k = 0; k < PAWNS; k++) {
        unsigned i = (unsigned)((random + k) % PAWNS);
        ad_move step;

        if (i >= m->count || m->at[i] == m->stop[i])
            continue;
        if (m->colour[i] != p->turn) {
            waiting = true;
            continue;
        }
        step = pawn_step(p, m->at[i], m->stop[i]);
        if (step != AD_NO_MOVE) {
            m->at[i] = (uint8_t)ad_move_to(step);
            return step;
        }
    }
    return waiting ? pass(p, random >> 4) : AD_NO_MOVE;
}

unsigned ad__loosen(struct ad_position *p, ad_move *out, unsigned room, const uint8_t end[64],
                    uint64_t *random)
{
    struct march m = {0};
    unsigned plies;
    uint64_t odd = ad__draw_lot(random);

    for (uint64_t pawns = p->pawns; pawns && m.count < PAWNS; m.count++) {
        int at = ad__take(&pawns), colour = ad__has(p->side[AD_BLACK], at);
        m.at[m.count] = (uint8_t)at;
        m.colour[m.count] = (uint8_t)colour;
        m.stop[m.count] = (uint8_t)stop_of(p, colour, at, end[at], odd);
    }
    for (plies = 0; plies < room; plies++) {
        out[plies] = next_move(&m, p, ad__draw_lot(random));
        if (out[plies] == AD_NO_MOVE)
            break;
        ad_position_play(p, p, out[plies]);
    }
    return plies;
}
