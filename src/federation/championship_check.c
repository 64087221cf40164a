/*
 * federation/championship_check.c -- can this event be one of this championship?
 *
 * What was decided is believed. What an event names must be there: a damaged one, or one that
 * belongs to another championship, would otherwise make places in arrays of what is only bytes.
 */
#include "federation/championship.h"

static bool is_entry(const struct ad_championship *c, unsigned n)
{
    return n >= 1 && n <= c->run.count;
}

/* A group of a stage that has begun, or begins with this event. */
static bool is_group(const struct ad_championship *c, unsigned stage, unsigned group)
{
    return stage < AD_CHAMP_STAGES && stage <= c->run.stage && group >= 1 &&
           group <= AD_CHAMP_GROUPS;
}

/* ---- matches ---- */

static bool boards_fit(const struct ad_board *boards)
{
    struct ad_match m = {.boards = boards};

    return ad_match_check(&m, AD_CHAMP_BOARDS) == AD_CHAMP_BOARDS;
}

static bool words_fit(const struct ad_champ_match *m)
{
    for (unsigned i = 0; i < AD_CHAMP_BOARDS; i++)
        if (m->cause[i] >= AD_CAUSES || m->other.cause[i] >= AD_CAUSES)
            return false;
    return m->state <= AD_CHAMP_ANNULLED && m->ruling <= AD_MATCH_LOST_BOTH &&
           m->other.state <= AD_CHAMP_ANNULLED && m->other.ruling <= AD_MATCH_LOST_BOTH &&
           (unsigned)m->by < AD_POINTS && m->lineup[0].boards <= AD_CHAMP_BOARDS &&
           m->lineup[1].boards <= AD_CHAMP_BOARDS;
}

/* By its kind: a round, the match that is carried, the contest that it is of. */
static bool origin_fits(const struct ad_championship *c, const struct ad_champ_match *m)
{
    switch ((enum ad_champ_match_kind)m->kind) {
    case AD_CHAMP_ROUND: return m->round >= 1 && m->round <= AD_ROUNDS_MAX;
    case AD_CHAMP_CARRIED:
        return m->round >= 1 && m->round <= AD_ROUNDS_MAX && m->from >= 1 &&
               m->from <= c->matches && c->match[m->from - 1].stage < m->stage;
    case AD_CHAMP_PLAYOFF: return m->contest >= 1 && m->contest <= c->contests && m->guest;
    }
    return false;
}

static bool is_in_group(const struct ad_championship *c, unsigned entry, unsigned stage,
                        unsigned group)
{
    return is_entry(c, entry) && c->entry[entry - 1].group[stage] == group;
}

/* Both are in the group, and of a play-off's contest. Nobody is free in a round robin. */
static bool players_fit(const struct ad_championship *c, const struct ad_champ_match *m)
{
    const struct ad_champ_contest *k;

    if (!is_in_group(c, m->home, m->stage, m->group) ||
        (m->guest ? !is_in_group(c, m->guest, m->stage, m->group)
                  : c->run.system == AD_STAGE_ROUND_ROBIN))
        return false;
    if (m->kind != AD_CHAMP_PLAYOFF)
        return true;
    k = &c->contest[m->contest - 1];
    return ad__champ_is_in(k, m->home) && ad__champ_is_in(k, m->guest);
}

static bool match_fits(const struct ad_championship *c, const struct ad_champ_match *m)
{
    return is_entry(c, m->home) && (!m->guest || is_entry(c, m->guest)) && m->home != m->guest &&
           is_group(c, m->stage, m->group) && origin_fits(c, m) && words_fit(m) &&
           boards_fit(m->played) && boards_fit(m->boards) && boards_fit(m->other.boards);
}

/* The same match, with another result or day. */
static bool is_still(const struct ad_champ_match *was, const struct ad_champ_match *m)
{
    return was->stage == m->stage && was->group == m->group && was->round == m->round &&
           was->kind == m->kind && was->contest == m->contest && was->step == m->step &&
           was->turn == m->turn && was->from == m->from && was->home == m->home &&
           was->guest == m->guest;
}

/* Another one is in it; what these two have played before may be carried. */
static bool is_place_of(const struct ad_champ_match *was, const struct ad_champ_match *m)
{
    return was->stage == m->stage && was->group == m->group && was->round == m->round &&
           was->kind != AD_CHAMP_PLAYOFF && m->kind != AD_CHAMP_PLAYOFF && !was->guest == !m->guest;
}

/* ---- contests ---- */

/* Those of a contest that is decided, each once. */
static bool order_fits(const struct ad_champ_contest *k)
{
    uint32_t seen = 0;

    for (unsigned i = 0; i < k->count; i++) {
        if (k->order[i] >= k->count || k->place[i] < 1 || k->place[i] > k->count)
            return false;
        seen |= UINT32_C(1) << k->order[i];
    }
    return seen == (UINT32_C(1) << k->count) - 1;
}

static bool contest_fits(const struct ad_championship *c, const struct ad_champ_contest *k)
{
    if (!is_group(c, k->stage, k->group) || k->count == 1 || k->count > AD_TIED_MAX ||
        k->two > AD_TEMPLATE_PLAYOFFS || k->more > AD_TEMPLATE_PLAYOFFS || k->drawer >= AD_DRAWERS)
        return false;
    for (unsigned i = 0; i < k->count; i++)
        if (!is_in_group(c, k->who[i], k->stage, k->group) || ad__champ_member(k, k->who[i]) != i)
            return false;
    return !k->decided || order_fits(k);
}

/* ---- entries ---- */

static bool is_about_entry(const struct ad_championship *c, const struct ad_champ_event *e)
{
    return is_entry(c, e->who) && e->stage < AD_CHAMP_STAGES && e->stage <= c->run.stage;
}

/* A group and a number in it; neither: it has left. */
static bool draw_fits(const struct ad_championship *c, const struct ad_champ_event *e)
{
    return is_about_entry(c, e) && e->group <= AD_CHAMP_GROUPS && e->number <= c->run.count &&
           !e->group == !e->number;
}

static bool place_fits(const struct ad_championship *c, const struct ad_champ_event *e)
{
    return is_about_entry(c, e) && e->number >= 1 && e->number <= c->run.count;
}

static bool deduction_fits(const struct ad_championship *c, const struct ad_champ_event *e)
{
    int sum = is_about_entry(c, e) ? c->entry[e->who - 1].deducted[e->stage] + e->amount : -1;

    return sum >= 0 && sum <= INT16_MAX; /* nothing is given back that was not taken */
}

/* ---- the competition ---- */

static bool run_fits(const struct ad_competition_event *e)
{
    bool begins = e->kind == AD_RUN_START || e->kind == AD_RUN_CLOSE;

    return !begins || (e->stage < AD_CHAMP_STAGES && e->groups <= AD_CHAMP_GROUPS);
}

bool ad__champ_fits(const struct ad_championship *c, const struct ad_champ_event *e)
{
    switch ((enum ad_champ_event_kind)e->kind) {
    case AD_CHAMP_EV_RUN: return run_fits(&e->run) && e->number <= AD_CHAMP_STAGES + 1;
    case AD_CHAMP_EV_REOPENED:
        return run_fits(&e->run) && e->run.kind == AD_RUN_START && e->stage == e->run.stage &&
               e->stage <= c->run.stage && e->number <= e->run.rounds;
    case AD_CHAMP_EV_DRAWN: return draw_fits(c, e);
    case AD_CHAMP_EV_PLACED: return place_fits(c, e);
    case AD_CHAMP_EV_DEDUCTED: return deduction_fits(c, e);
    case AD_CHAMP_EV_FIXED:
        return e->n == c->matches + 1 && match_fits(c, &e->match) && players_fit(c, &e->match);
    case AD_CHAMP_EV_REPLACED:
        return e->n >= 1 && e->n <= c->matches && match_fits(c, &e->match) &&
               is_place_of(&c->match[e->n - 1], &e->match) && players_fit(c, &e->match);
    case AD_CHAMP_EV_REPORTED:
    case AD_CHAMP_EV_RESULT:
    case AD_CHAMP_EV_RULED:
    case AD_CHAMP_EV_STAYED:
    case AD_CHAMP_EV_MOVED:
    case AD_CHAMP_EV_ANNULLED:
        return e->n >= 1 && e->n <= c->matches && match_fits(c, &e->match) &&
               is_still(&c->match[e->n - 1], &e->match);
    case AD_CHAMP_EV_CONTEST:
        return e->n >= 1 && e->n <= c->contests + 1 && contest_fits(c, &e->contest);
    case AD_CHAMP_EV_SETTLED: return true;
    case AD_CHAMP_EV_MOVES:
        return e->amount >= 0 && e->number + (unsigned)e->amount <= c->run.count;
    case AD_CHAMP_EV_CLOSED: return e->stage < AD_CHAMP_STAGES && e->stage <= c->run.stage;
    case AD_CHAMP_EVENTS: break;
    }
    return false;
}
