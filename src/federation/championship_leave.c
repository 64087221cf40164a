/*
 * federation/championship_leave.c -- somebody leaves a championship that runs (BTO 33, 4.3).
 *
 * Less than half played: all of it is annulled. Half or more: it stays, and the opponents win the
 * rest. Where results stand (33.2) nothing is annulled: who is paired with somebody who does not come
 * wins without play (27.2). Who leaves when all of a stage is played and decided keeps what he won in
 * it.
 */
#include <string.h>

#include "tournament/withdraw.h"
#include "federation/championship.h"
#include "federation/template.h"

static enum ad_withdraw_rule rule_of(struct ad__champ *w, unsigned stage)
{
    enum ad_withdraw_rule half =
        w->cmd->forfeits_played ? AD_WITHDRAW_HALF_WITH_FORFEITS : AD_WITHDRAW_HALF; /* */
    unsigned n = ad__champ_size(w->c, stage, 0);

    for (unsigned i = 0; i < w->t->withdraws; i++) {
        const struct ad_template_withdraw *row = &w->t->withdraw[i];

        if (!ad__when_holds(&row->line.when, ad__champ_system(w->c, w->t, stage), n))
            continue;
        ad__champ_cite_line(w, row->line.by);
        return row->rule == AD_LEAVE_NONE ? AD_WITHDRAW_KEEP : half;
    }
    ad__champ_cite(w, AD_BTO_33_1); /* a general point: it holds unsaid */
    return half;
}

static void annul(struct ad__champ *w, unsigned n)
{
    struct ad_champ_event *e = ad__champ_match_event(w, AD_CHAMP_EV_ANNULLED, n);

    if (w->cmd->case_no)
        ad__champ_supersede(w, &e->match);
    e->match.state = AD_CHAMP_ANNULLED;
}

/* Lost on all boards by who left. */
static void award(struct ad__champ *w, unsigned n, unsigned entry, enum ad_point by)
{
    struct ad_champ_event *e = ad__champ_match_event(w, AD_CHAMP_EV_RULED, n);

    ad__champ_supersede(w, &e->match);
    e->match.ruling = e->match.home == entry ? AD_MATCH_LOST_HOME : AD_MATCH_LOST_GUEST;
    e->match.rulings++;
    e->match.by = e->by = by;
    e->match.state = AD_CHAMP_DONE;
    memset(e->match.cause, AD_CAUSE_WITHDRAWAL, ad__champ_boards(w->t));
}

/* The match of the record's round `round` (from 0). */
static unsigned match_in(const struct ad_championship *c, unsigned stage, unsigned entry,
                         unsigned round)
{
    for (unsigned i = 0; i < c->matches; i++) {
        const struct ad_champ_match *m = &c->match[i];

        if (m->stage == stage && m->kind != AD_CHAMP_PLAYOFF && m->round == round + 1 &&
            m->state != AD_CHAMP_ANNULLED && ad__champ_plays(m, entry))
            return i + 1;
    }
    return 0;
}

static void leave_playoffs(struct ad__champ *w, unsigned entry, enum ad_point by) /* */
{
    const struct ad_championship *c = w->c;

    for (unsigned i = 0; i < c->matches; i++)
        if (c->match[i].stage == c->run.stage && c->match[i].kind == AD_CHAMP_PLAYOFF &&
            ad__champ_plays(&c->match[i], entry) && ad__champ_waits(&c->match[i]))
            award(w, i + 1, entry, by);
}

static void leave_rounds(struct ad__champ *w, unsigned entry, enum ad_withdraw_rule rule)
{
    const struct ad_championship *c = w->c;
    unsigned stage = c->run.stage, group = c->entry[entry - 1].group[stage];
    bool by_rounds = ad__champ_system(c, w->t, stage) != AD_STAGE_ROUND_ROBIN; /* as it goes on */
    struct ad__arena a = ad__arena_of(w->memory, w->size);
    struct ad_withdrawn what[AD_ROUNDS_MAX];
    struct ad_withdrawal out;
    struct ad__champ_table table;
    struct ad_meeting *copy;
    size_t cells;

    if (ad__champ_failed(w, ad__champ_record(&table, c, w->t, stage, group, true, &a)))
        return;
    cells = (size_t)table.t->count * table.t->stride;
    copy = ad__arena_take(&a, cells, sizeof *copy);
    if (ad__champ_failed(w, copy ? 0 : AD_EFULL))
        return;
    memcpy(copy, table.t->meetings, cells * sizeof *copy);
    ad_withdraw(&out, what, copy, NULL, table.t, table.place[entry - 1] - 1u, rule);
    for (unsigned i = 0; i < out.count; i++) {
        unsigned n = match_in(c, stage, entry, what[i].round);

        if (what[i].why == AD_WITHDRAWN_LOST)
            award(w, n, entry, AD_BTO_33_1);
        else if (what[i].why == AD_WITHDRAWN_NOT_PAIRED && by_rounds && c->match[n - 1].guest)
            award(w, n, entry, AD_BTO_27_2);
        else if (what[i].why != AD_WITHDRAWN_STAYS)
            annul(w, n);
    }
}

/* Before the day of the first match the tournament has not begun, though all is drawn. */
static bool has_begun(const struct ad__champ *w)
{
    ad_date on = w->cmd->on;
    bool ahead = false;

    for (unsigned i = 0; i < w->c->matches; i++) {
        const struct ad_champ_match *m = &w->c->match[i];

        if (m->guest && (!ad__champ_waits(m) || (m->on != AD_NO_DATE && m->on <= on)))
            return true;
        ahead |= on != AD_NO_DATE && m->on > on;
    }
    return !ahead;
}

/* A team that withdraws after the beginning is fined. */
static void fine(struct ad__champ *w)
{
    if (!ad__champ_teams(w->t) || w->cmd->run.kind != AD_RUN_WITHDRAW || !has_begun(w))
        return;
    w->out->verdict.fine_due[AD_HOME] = true;
    ad__champ_cite(w, AD_BTO_4_3);
}

/* Is it one of those whom the next stage, which has not begun, takes? */
static bool came_through(struct ad__champ *w, unsigned entry)
{
    const struct ad_championship *c = w->c;
    unsigned stage = c->run.stage, from = stage ? ad__champ_origin(c, w->t, stage) : 0;
    const struct ad_template_stage *s = ad__champ_stage(c, w->t, stage);
    struct ad__arena a = ad__arena_of(w->memory, w->size);
    struct ad__champ_now now;

    if (!stage || !s || ad__champ_stage_begun(c, stage) || !c->entry[entry - 1].group[from] ||
        ad__champ_failed(
            w, ad__champ_now(&now, c, w->t, from, c->entry[entry - 1].group[from], NULL, &a)))
        return false;
    for (unsigned i = 0; i < now.r.active; i++)
        if (now.r.row[i].entry == entry)
            return !s->places.first || (i + 1 >= s->places.first && i < s->places.last);
    return false;
}

bool ad__champ_stage_over(struct ad__champ *w)
{
    const struct ad_championship *c = w->c;
    struct ad_champ_verdict kept;
    bool over;

    memcpy(&kept, &w->out->verdict, sizeof kept);
    ad__champ_settle(w);
    over = w->out->verdict.code == AD_CHAMP_OK &&
           (c->run.system != AD_STAGE_KNOCKOUT || ad__champ_left(w, NULL) <= 1);
    memcpy(&w->out->verdict, &kept, sizeof kept);
    if (!over && !w->err) {
        w->out->count = 0;
        w->matches = c->matches;
    }
    return over;
}

void ad__champ_leave(struct ad__champ *w, unsigned entry, bool over)
{
    const struct ad_championship *c = w->c;
    enum ad_withdraw_rule rule;

    if (!c->entry[entry - 1].group[c->run.stage]) { /* its own matches are over, */
        if (came_through(w, entry))                 /* or those of the final are to come */
            fine(w);
        return;
    }
    rule = rule_of(w, c->run.stage);
    if (c->run.paired && !over)
        leave_rounds(w, entry, rule);
    leave_playoffs(w, entry, rule == AD_WITHDRAW_KEEP ? AD_BTO_27_2 : AD_BTO_33_1);
    fine(w);
}
