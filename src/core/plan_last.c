/*
 * core/plan_last.c -- plans for the moments before the goal.
 *
 * The men of the goal may have a plan, and yet its last move may have been a capture or a promotion
 * that leaves none for the moment before. So the last moves are taken back, some moves deep, and
 * each moment is asked for a plan too. Every moment of a game but the first has one before it, and
 * each has a plan: if all moments before the goal fail, no game leads to it. Where the search
 * stops, the moment counts as possible.
 */
#include "plan.h"

#include "bits.h"
#include "reach.h"

#include <string.h>

enum { MOMENTS = 400, DEPTH = 6, CASES = 32 };

/* All that a plan depends on. */
struct plan_case {
    uint64_t pawns[2], castling, bishops_at_home;
    uint8_t count[2][4],
        dark[2];        /* knights, bishops, rooks, queens; of the bishops the dark ones */
    uint8_t corners[2]; /* bishops on the last rank, which may be trapped there */
};

struct trail {
    struct ad__effort effort;
    const struct ad_budget *budget;
    uint64_t nodes;
    unsigned moments, cases;
    struct plan_case seen[CASES];
    bool no[CASES];
    unsigned depth;
};

static struct plan_case case_of(const struct ad__past *p)
{
    const uint64_t homes = ad__bit(2) | ad__bit(5) | ad__bit(58) | ad__bit(61);
    struct plan_case c;

    memset(&c, 0, sizeof c);
    c.castling = p->castling;
    for (int side = 0; side < 2; side++) {
        c.pawns[side] = p->men[side][AD_PAWN];
        c.bishops_at_home |= p->men[side][AD_BISHOP] & homes & ad__rank(side == AD_WHITE ? 0 : 7);
        for (int kind = AD_KNIGHT; kind <= AD_QUEEN; kind++)
            c.count[side][kind - AD_KNIGHT] = (uint8_t)ad__count(p->men[side][kind]);
        c.dark[side] = (uint8_t)ad__count(p->men[side][AD_BISHOP] & AD__DARK);
        c.corners[side] = (uint8_t)(p->men[side][AD_BISHOP] >> (side == AD_WHITE ? 56 : 0));
    }
    return c;
}

static void setup_of(struct ad_setup *out, const struct ad__past *p)
{
    memset(out, 0, sizeof *out);
    out->turn = p->turn;
    out->ep = AD_NO_SQUARE;
    for (int side = 0; side < 2; side++) {
        out->castling[side] = (uint8_t)(p->castling >> (side == AD_WHITE ? 0 : 56));
        for (int kind = AD_PAWN; kind <= AD_KING; kind++)
            for (uint64_t men = p->men[side][kind]; men;)
                out->on[ad__take(&men)] = ad_man(side, kind);
    }
}

/* Is it proven that the moment has no plan? */
static bool has_no_plan(struct trail *t, const struct ad__past *p)
{
    struct plan_case c = case_of(p);
    struct ad_setup setup;
    struct ad__plan plan;
    unsigned i = 0;

    while (i < t->cases && memcmp(&t->seen[i], &c, sizeof c))
        i++;
    if (i < t->cases)
        return t->no[i];
    if (t->cases == CASES || t->nodes >= t->budget->nodes)
        return false;
    setup_of(&setup, p);
    struct ad_budget rest = *t->budget;
    rest.nodes -= t->nodes;
    bool no = ad__plan_find(&plan, &setup, &rest, 0) == AD_POSSIBLE_NO;
    t->nodes += plan.nodes;
    t->seen[t->cases] = c;
    t->no[t->cases++] = no;
    return no;
}

static bool is_start(const struct ad__past *p)
{
    struct ad_position start;
    struct ad__past first;

    ad_position_start(&start);
    ad__past_from(&first, &start);
    return p->turn == AD_WHITE && !memcmp(p->men, first.men, sizeof p->men);
}

/* Can the game have been here? When in doubt, yes. */
static bool look(void *user, const struct ad__past *before, const struct ad__unmove *m)
{
    struct trail *t = user;
    int square;
    bool found;

    (void)m;
    if (++t->moments > MOMENTS)
        return true;
    if (ad__reach_moment(before, &t->effort, &square) != AD_REACH_UNSETTLED ||
        has_no_plan(t, before))
        return false;
    if (t->depth + 1 >= DEPTH || is_start(before))
        return true;
    t->depth++;
    found = ad__retract(before, look, t);
    t->depth--;
    return found;
}

bool ad__plan_excludes_last(const struct ad_setup *goal, const struct ad_budget *budget,
                            struct ad_reach_seen *table, uint64_t *nodes)
{
    struct ad_position p;
    struct ad__past now;
    struct trail t;
    bool found;

    *nodes = 0;
    if (!budget->scratch || !ad__plan_is_standard(goal) || ad_position_from(&p, goal))
        return false;
    memset(&t, 0, sizeof t);
    t.effort.table = table;
    t.budget = budget;
    ad__past_from(&now, &p);
    now.ep = goal->ep;
    found = is_start(&now) || ad__retract(&now, look, &t);
    *nodes = t.nodes + t.moments;
    return !found;
}
