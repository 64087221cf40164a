/*
 * core/plan_rank.c -- on which ranks can the captures of a plan have happened?
 *
 * Every condition on ranks has one form, rank(y) >= rank(x) + c:
 *
 *   - of two pawns on one file the upper one stands at least one rank higher;
 *   - White's pawns never go down, Black's never up;
 *   - a pawn that takes goes one rank further than it stood;
 *   - a pawn that is taken stood where the taker stands now;
 *   - in the initial position and in the goal all ranks are known.
 *
 * Such a system with bounded whole numbers is solved by raising lower bounds: start with lo(x), the
 * least value that x may take by itself; as long as an edge is hurt, raise lo(y) to lo(x) + c. By
 * induction every solution lies at or above lo. It ends, as bounds only grow and are bounded. If
 * then lo(x) <= hi(x) everywhere, lo itself is a solution; if not, there is none. So the test is
 * exact.
 */
#include "plan_state.h"

#include "assert.h"

static void add_edge(struct ad__ranks *r, unsigned low, unsigned high, int gap)
{
    AD_ASSERT(r->edges < AD__RANK_EDGES);
    r->edge[r->edges++] = (struct ad__rank_edge){(uint16_t)low, (uint16_t)high, (int8_t)gap};
}

/* One round over the edges from `first`: 1 if a bound was raised, 0 if none, -1 if one passed its
 * upper bound. */
static int raise(struct ad__ranks *r, unsigned first)
{
    int raised = 0;

    for (unsigned i = first; i < r->edges; i++) {
        const struct ad__rank_edge *e = &r->edge[i];
        int least = r->lo[e->low] + e->gap;
        if (least <= r->lo[e->high])
            continue;
        if (least > r->hi[e->high])
            return -1;
        r->lo[e->high] = (uint8_t)least;
        raised = 1;
    }
    return raised;
}

bool ad__ranks_settle(struct ad__ranks *r, unsigned first)
{
    int raised = raise(r, first);

    while (raised > 0)
        raised = raise(r, 0);
    return raised == 0;
}

/* ---- the edges of a plan ---- */

/* A new frame: pawns of a file above each other, and none goes back. */
void ad__plan_frame(struct search *s, const struct state *st)
{
    unsigned t = ++s->frames;
    struct ad__ranks *r = &s->ranks;

    AD_ASSERT(t < AD__FRAMES);
    for (int f = 0; f < FILES; f++)
        for (unsigned i = 0; i < st->count[f]; i++) {
            unsigned pawn = st->line[f][i], now = var(t, pawn), before = var(t - 1, pawn);
            r->lo[now] = (s->side[AD_BLACK].tight >> f & (pawn >= 8)) ? 2 : 1;
            r->hi[now] = (s->side[AD_WHITE].tight >> f & (pawn < 8)) ? 5 : 6;
            if (i)
                add_edge(r, var(t, st->line[f][i - 1]), now, 1);
            if (colour_of((int)pawn) == AD_WHITE)
                add_edge(r, before, now, 0);
            else
                add_edge(r, now, before, 0);
        }
}

/* The pawn that takes: one rank further, and between its old neighbours before that. */
void ad__plan_taker(struct search *s, const struct state *old, const struct move *m)
{
    unsigned t = s->frames, pawn = old->line[m->file][m->place], now = var(t, pawn);
    bool white = colour_of((int)pawn) == AD_WHITE;
    struct ad__ranks *r = &s->ranks;

    r->lo[now] = 1;
    r->hi[now] = 6;
    if (m->act == TAKE_AND_PROMOTE)
        r->lo[now] = r->hi[now] = white ? 7 : 0;
    if (white)
        add_edge(r, var(t - 1, pawn), now, 1);
    else
        add_edge(r, now, var(t - 1, pawn), 1);
    if (m->place)
        add_edge(r, var(t, old->line[m->file][m->place - 1]), now, white ? 2 : 0);
    if (m->place + 1 < old->count[m->file])
        add_edge(r, now, var(t, old->line[m->file][m->place + 1]), white ? 0 : 2);
    if (m->act == TAKE_PAWN) {
        unsigned victim = var(t - 1, old->line[m->to][m->at]);
        if (white)
            add_edge(r, now, victim, 0);
        else
            add_edge(r, victim, now, 0);
    }
}
