/*
 * federation/championship_amend.c -- what an instance may order after a stage was closed: another
 * one in somebody's place, or that the stage be settled once more.
 *
 *   point              what
 *   BTO 5.13, 5.3      an order names its ground, and who made it
 *   BTO 5.9            what was played meanwhile stands: a remedy suspends nothing
 *   SJ 8.2             what those of one group played against each other is carried over
 */
#include <string.h>

#include "federation/championship.h"

/* ---- another one ---- */

/* What ad_championship_turned says of this entry and the next stage, or round. */
static enum ad_champ_hold hold_of(const struct ad_champ_turn *list, unsigned n, unsigned entry,
                                  enum ad_champ_hold otherwise)
{
    for (unsigned i = 0; i < n; i++)
        if (list[i].entry == entry && !list[i].begun &&
            (list[i].stake == AD_CHAMP_STAKE_FINAL || list[i].stake == AD_CHAMP_STAKE_ROUND))
            return (enum ad_champ_hold)list[i].has;
    return otherwise;
}

/* Does the table speak for it? Else a person must. */
static bool is_turned(struct ad__champ *w, unsigned from, unsigned to)
{
    enum { ROOM = 2 * AD_CHAMP_STAKES * AD_CHAMP_STAGES };
    const uint16_t both[] = {(uint16_t)from, (uint16_t)to};
    struct ad_champ_turn list[ROOM];
    int n = ad__champ_turned(list, ROOM, w->c, w->t, both, w->memory, w->size);

    if (ad__champ_failed(w, n < 0 ? n : 0))
        return false;
    if (w->cmd->run.confirmed ||
        (hold_of(list, (unsigned)n, from, AD_CHAMP_HAS) != AD_CHAMP_HAS &&
         hold_of(list, (unsigned)n, to, AD_CHAMP_HAS_NOT) != AD_CHAMP_HAS_NOT))
        return true;
    ad__champ_refuse(w, AD_CHAMP_NOT_TURNED);
    w->out->verdict.proposed = true;
    return false;
}

/* Who ordered it, and by which point. */
static void sign(const struct ad__champ *w, struct ad_champ_event *e)
{
    e->by = w->cmd->point;
    e->instance = w->cmd->instance;
}

/* The same match with another one in it. */
static struct ad_champ_match *replace_in(struct ad__champ *w, unsigned n, unsigned from,
                                         unsigned to)
{
    struct ad_champ_event *e = ad__champ_match_event(w, AD_CHAMP_EV_REPLACED, n);
    struct ad_champ_match *m = &e->match;

    sign(w, e);
    if (m->guest == from)
        m->guest = (uint16_t)to;
    else
        m->home = (uint16_t)to;
    return m;
}

/* A match of a final: carried, if these two have met in the stage before, else to be played. */
static void carry_or_play(struct ad_champ_match *m, const struct ad__champ *w)
{
    const struct ad_championship *c = w->c;
    const struct ad_template_stage *s = ad__champ_stage(c, w->t, m->stage);
    struct ad_champ_match due;
    unsigned met = 0;

    memset(&due, 0, sizeof due);
    due.home = m->home;
    due.guest = m->guest;
    due.stage = m->stage;
    due.group = m->group;
    due.round = m->round;
    due.on = m->on;
    due.reported = AD_NO_DATE;
    if (s && s->carry == AD_CARRY_SAME_GROUP)
        met = ad__champ_met(c, ad__champ_origin(c, w->t, m->stage), m->home, m->guest);
    if (met)
        ad__champ_carry(&due, c, met);
    memcpy(m, &due, sizeof due);
}

static void replace_in_stage(struct ad__champ *w, unsigned from, unsigned to)
{
    const struct ad_championship *c = w->c;
    const struct ad_champ_entry *was = &c->entry[from - 1];
    unsigned stage = c->run.stage;

    sign(w, ad__champ_drawn(w, stage, from, 0, 0));
    sign(w, ad__champ_drawn(w, stage, to, was->group[stage], was->number[stage]));
    for (unsigned i = 0; i < c->matches; i++) {
        const struct ad_champ_match *m = &c->match[i];
        unsigned other = m->home == from ? m->guest : m->home;

        /* Annulled ones as well: he may have left before anything was played. */
        if (m->stage == stage && ad__champ_plays(m, from) && ad__champ_active(c, other))
            carry_or_play(replace_in(w, i + 1, from, to), w);
    }
}

/* False, and a refusal: nobody can be replaced there any more. */
static bool may_replace(struct ad__champ *w, unsigned from, unsigned to)
{
    const struct ad_championship *c = w->c;
    unsigned stage = c->run.stage;
    unsigned origin = stage ? ad__champ_origin(c, w->t, stage) : 0;

    if (c->run.phase != AD_COMPETITION_RUNNING || !stage || !ad__champ_stage_begun(c, stage)) {
        w->out->verdict.run = AD_RUN_PHASE;
        ad__champ_refuse(w, AD_CHAMP_RUN_NO);
    } else if (!c->entry[from - 1].group[stage] || c->entry[to - 1].group[stage] ||
               !ad__champ_active(c, to) ||
               c->entry[from - 1].group[origin] != c->entry[to - 1].group[origin]) {
        ad__champ_refuse(w, AD_CHAMP_NOT_TURNED);
    } else if (ad__champ_played(c, stage)) {
        ad__champ_refuse(w, AD_CHAMP_BEGUN);
        ad__champ_cite(w, AD_BTO_5_9);
    } else {
        return true;
    }
    return false;
}

/* In a cup: they met in the round before, and the match of the last round is not played. */
static void replace_in_cup(struct ad__champ *w, unsigned from, unsigned to)
{
    const struct ad_championship *c = w->c;
    unsigned round = c->run.paired;
    unsigned next = ad__champ_cup_match(c, round, from);
    unsigned before = round > 1 ? ad__champ_cup_match(c, round - 1, from) : 0;

    if (!next || !before || before != ad__champ_cup_match(c, round - 1, to) ||
        !ad__champ_active(c, to)) {
        ad__champ_refuse(w, AD_CHAMP_NOT_TURNED);
    } else if (c->match[next - 1].guest && c->match[next - 1].state != AD_CHAMP_DUE) {
        ad__champ_refuse(w, AD_CHAMP_BEGUN);
        ad__champ_cite(w, AD_BTO_5_9);
    } else if (is_turned(w, from, to)) {
        ad__champ_cite(w, w->cmd->point);
        replace_in(w, next, from, to);
    }
}

void ad__champ_replace(struct ad__champ *w)
{
    const struct ad_championship *c = w->c;
    unsigned from = ad_championship_entry(c, w->cmd->run.who);
    unsigned to = ad_championship_entry(c, w->cmd->other);

    if (!from || !to) {
        w->out->verdict.run = AD_RUN_UNKNOWN;
        ad__champ_refuse(w, AD_CHAMP_RUN_NO);
        return;
    }
    if (!ad__champ_grounded(w) || !ad__champ_instanced(w))
        return;
    if (c->run.phase == AD_COMPETITION_RUNNING && c->run.system == AD_STAGE_KNOCKOUT) {
        replace_in_cup(w, from, to);
    } else if (may_replace(w, from, to) && is_turned(w, from, to)) {
        ad__champ_cite(w, w->cmd->point);
        replace_in_stage(w, from, to);
    }
}

/* ---- once more ---- */

/* The stage as it was while it ran. */
static void fill_stage(struct ad__champ *w, struct ad_champ_event *e, unsigned stage)
{
    const struct ad_championship *c = w->c;
    struct ad_competition_event *run = &e->run;
    bool over = c->run.phase == AD_COMPETITION_OVER;
    unsigned rounds = over ? c->run.rounds : 0, paired = over ? c->run.paired : 0;

    for (unsigned i = 0; i < c->matches && !over; i++)
        if (c->match[i].stage == stage && c->match[i].kind != AD_CHAMP_PLAYOFF &&
            c->match[i].round > rounds)
            rounds = paired = c->match[i].round;
    run->seq = c->run.seq + 1;
    run->kind = AD_RUN_START;
    run->phase = AD_COMPETITION_RUNNING;
    run->stage = (uint8_t)stage;
    run->system = (uint8_t)ad__champ_system(c, w->t, stage);
    run->size = (uint16_t)ad__champ_size(c, stage, 0);
    run->groups = (uint16_t)ad__champ_groups(c, stage);
    run->rounds = (uint16_t)rounds;
    e->stage = (uint8_t)stage;
    e->number = (uint16_t)paired;
    sign(w, e);
}

void ad__champ_reopen(struct ad__champ *w)
{
    const struct ad_competition *run = &w->c->run;
    bool over = run->phase == AD_COMPETITION_OVER;
    unsigned stage = over ? run->stage : run->stage - 1u;

    if (!over && (run->phase != AD_COMPETITION_RUNNING || !run->stage)) {
        w->out->verdict.run = AD_RUN_PHASE;
        ad__champ_refuse(w, AD_CHAMP_RUN_NO);
    } else if (!over && ad__champ_stage_begun(w->c, run->stage)) {
        ad__champ_refuse(w, AD_CHAMP_BEGUN);
        ad__champ_cite(w, AD_BTO_5_9);
    } else if (ad__champ_grounded(w) && ad__champ_instanced(w)) {
        ad__champ_cite(w, w->cmd->point);
        fill_stage(w, ad__champ_event(w, AD_CHAMP_EV_REOPENED), stage);
    }
}
