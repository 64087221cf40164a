/*
 * core/reach_prove.c -- the costly stages: a plan of the captures, and a game.
 *
 *   plan.c        is there a plan at all? If not, that is the proof that no game leads here.
 *   proofgame.c   a game
 *
 * A game is played through here once more, from the initial position, before it is told.
 */
#include <string.h>

#include "plan.h"
#include "proofgame.h"
#include "reach.h"

enum { PLAN_NODES = 200000 };

/* What is left of the budget, but not more than this. */
static struct ad_budget share(const struct ad_reach *r, const struct ad_budget *budget,
                              uint64_t nodes)
{
    struct ad_budget b = *budget;
    uint64_t left = budget->nodes > r->nodes ? budget->nodes - r->nodes : 0;

    b.nodes = nodes < left ? nodes : left;
    return b;
}

/* None for the position itself, or none for any moment before it. */
static enum ad_reach_why no_plan(struct ad_reach *out, const struct ad_setup *s,
                                 const struct ad_budget *budget)
{
    struct ad__plan plan = {.nodes = 0};
    struct ad_budget b = share(out, budget, PLAN_NODES);
    enum ad_possible answer = ad__plan_find(&plan, s, &b, 0);
    uint64_t before = 0;
    bool excluded;

    out->nodes += plan.nodes;
    if (answer == AD_POSSIBLE_NO)
        return AD_REACH_PLAN;
    b = share(out, budget, PLAN_NODES);
    excluded = answer == AD_POSSIBLE_YES && ad__plan_excludes_last(s, &b, &out->seen, &before);
    out->nodes += before;
    return excluded ? AD_REACH_BEFORE : AD_REACH_UNSETTLED;
}

/* Do the moves lead to the goal: to the same position in the sense of 9.2.2? */
static bool leads_there(const struct ad__proof_game *g, const struct ad_position *goal)
{
    struct ad_position p;
    struct ad_packed a, b;

    ad_position_start(&p);
    for (unsigned i = 0; i < g->plies; i++) {
        if (!ad_position_is_legal(&p, g->game[i]))
            return false;
        ad_position_play(&p, &p, g->game[i]);
    }
    ad_position_pack(&a, &p);
    ad_position_pack(&b, goal);
    return ad_packed_equal(&a, &b);
}

static bool game(struct ad_reach *out, const struct ad_position *goal,
                 const struct ad_budget *budget)
{
    struct ad__proof_game g;
    struct ad_budget b = share(out, budget, UINT64_MAX);
    bool found = ad__game_find(&g, goal, &b, &out->seen);

    out->nodes += g.nodes;
    if (!found || !leads_there(&g, goal))
        return false;
    out->plies = g.plies;
    memcpy(out->game, g.game, g.plies * sizeof g.game[0]);
    return true;
}

void ad__reach_prove(struct ad_reach *out, const struct ad_setup *s, const struct ad_position *goal,
                     const struct ad_budget *budget)
{
    out->why = no_plan(out, s, budget);
    if (out->why != AD_REACH_UNSETTLED) {
        out->answer = AD_POSSIBLE_NO;
    } else if (game(out, goal, budget)) {
        out->answer = AD_POSSIBLE_YES;
        out->why = AD_REACH_GAME;
    }
}
