/*
 * federation/championship_rule.c -- rulings, matches that are moved, points that are taken away.
 *
 * A ruling never deletes what was played: it puts another result over it. What a final carries from
 * an earlier stage is one match in two tables, and is ruled in both.
 *
 *   point              what
 *   BTO 4.1, 4.2       points taken away: from teams only; given back, if a remedy undid it (5.9)
 *   BTO 5.2, 5.3       what an instance above has ruled is not turned by one below
 *   BTO 5.9            while a ruling is stayed, what it replaced counts, and who was excluded
 *                      takes part; the latter also once the exclusion is overturned (5.2, 5.3)
 *   BTO 23.6           the last round is not moved, and nothing is moved behind it
 */
#include <string.h>

#include "federation/championship.h"
#include "federation/case_inside.h"

/* ---- rulings ---- */

/* It counts again as it was played. */
static bool restores(const struct ad_champ_cmd *cmd, const struct ad_champ_match *m,
                     unsigned boards)
{
    return cmd->ruling == AD_MATCH_AS_PLAYED &&
           (!cmd->boards || memcmp(cmd->boards, m->played, boards * sizeof *cmd->boards) == 0);
}

static bool may_rule(struct ad__champ *w, const struct ad_champ_match *m)
{
    const struct ad_champ_cmd *cmd = w->cmd;

    if (!m || !m->guest)
        ad__champ_refuse(w, AD_CHAMP_NO_MATCH);
    else if (m->state == AD_CHAMP_ANNULLED)
        ad__champ_refuse_annulled(w, m);
    else if (!ad__champ_may_order(w, restores(cmd, m, ad__champ_boards(w->t))))
        return false;
    else if (cmd->instance < m->instance) /* who decides on remedies binds who decided before */
        ad__champ_refuse_issuer(w);
    else if (m->state == AD_CHAMP_DUE && cmd->ruling == AD_MATCH_AS_PLAYED)
        ad__champ_refuse(w, AD_CHAMP_NOT_REPORTED);
    else if (cmd->ruling > AD_MATCH_LOST_BOTH || cmd->cause >= AD_CAUSES)
        ad__champ_refuse(w, AD_CHAMP_LETTERS);
    else
        return true;
    return false;
}

/* Boards as ruled; without any, as they were played. A game may be ordered anew ('?') only while
 * its stage runs. */
static bool take_boards(struct ad__champ *w, struct ad_champ_match *m)
{
    const struct ad_board *boards = w->cmd->boards;
    unsigned n = ad__champ_boards(w->t), good;
    struct ad_match match = {.home = 1, .guest = 2, .boards = boards};
    bool runs = w->c->run.phase == AD_COMPETITION_RUNNING && m->stage == w->c->run.stage &&
                m->kind != AD_CHAMP_CARRIED;

    if (w->cmd->ruling != AD_MATCH_AS_PLAYED)
        return true;
    if (!boards)
        match.boards = boards = m->played;
    good = ad_match_check(&match, n);
    for (unsigned b = 0; b < good; b++)
        if (!boards[b].home || (boards[b].home == '?' && !runs))
            good = b;
    if (good < n) {
        w->out->verdict.board = (uint16_t)(good + 1);
        ad__champ_refuse(w, AD_CHAMP_LETTERS);
        return false;
    }
    for (unsigned b = 0; b < n; b++) {
        bool same = memcmp(&boards[b], &m->boards[b], sizeof boards[b]) == 0 && !m->ruling;

        if (!w->cmd->boards || (!same && memcmp(&boards[b], &m->played[b], sizeof boards[b]) == 0))
            m->cause[b] = AD_CAUSE_OVER_BOARD;
        else if (!same)
            m->cause[b] = w->cmd->cause;
    }
    memmove(m->boards, boards, n * sizeof *boards);
    return true;
}

static struct ad_champ_count count_of(const struct ad_champ_match *m)
{
    struct ad_champ_count out;

    memset(&out, 0, sizeof out);
    out.state = m->state;
    out.ruling = m->ruling;
    memcpy(out.boards, m->boards, sizeof out.boards);
    memcpy(out.cause, m->cause, sizeof out.cause);
    return out;
}

void ad__champ_supersede(struct ad__champ *w, struct ad_champ_match *m)
{
    struct ad_champ_count before = count_of(m);

    memcpy(&m->other, &before, sizeof m->other);
    m->stayed = false;
    m->case_no = w->cmd->case_no;
    m->instance = w->cmd->instance;
}

static bool rule_on(struct ad__champ *w, struct ad_champ_match *m)
{
    unsigned n = ad__champ_boards(w->t);

    ad__champ_supersede(w, m);
    if (!take_boards(w, m))
        return false;
    m->ruling = w->cmd->ruling;
    if (m->ruling != AD_MATCH_AS_PLAYED)
        memset(m->cause, w->cmd->cause, n);
    m->rulings++;
    m->by = w->cmd->point;
    ad__champ_close_boards(m, n);
    return true;
}

static void rule_event(struct ad__champ *w, unsigned n, const struct ad_champ_match *ruled)
{
    struct ad_champ_event *e = ad__champ_match_event(w, AD_CHAMP_EV_RULED, n);
    struct ad_champ_match *m = &e->match;

    m->state = ruled->state;
    m->ruling = ruled->ruling;
    m->rulings = ruled->rulings;
    m->case_no = ruled->case_no;
    m->instance = ruled->instance;
    m->by = ruled->by;
    m->stayed = ruled->stayed;
    memcpy(&m->other, &ruled->other, sizeof m->other);
    memcpy(m->boards, ruled->boards, sizeof m->boards);
    memcpy(m->cause, ruled->cause, sizeof m->cause);
    e->by = w->cmd->point;
    e->instance = w->cmd->instance;
}

/* A play-off that was decided by this match is open again. */
static void reopen(struct ad__champ *w, unsigned contest)
{
    struct ad_champ_event *e;

    if (!contest || contest > w->c->contests || !w->c->contest[contest - 1].decided)
        return;
    e = ad__champ_event(w, AD_CHAMP_EV_CONTEST);
    e->n = (uint16_t)contest;
    memcpy(&e->contest, &w->c->contest[contest - 1], sizeof e->contest);
    ad__champ_undecide(&e->contest);
}

void ad__champ_rule(struct ad__champ *w)
{
    const struct ad_championship *c = w->c;
    const struct ad_champ_match *m = ad__champ_named(w);
    struct ad_champ_match now;
    unsigned origin;

    if (!may_rule(w, m))
        return;
    memcpy(&now, m, sizeof now);
    if (!rule_on(w, &now))
        return;
    ad__champ_cite(w, w->cmd->point);
    origin = m->kind == AD_CHAMP_CARRIED ? m->from : w->cmd->match;
    for (unsigned i = 0; i < c->matches; i++)
        if (i + 1 == origin ||
            (c->match[i].kind == AD_CHAMP_CARRIED && c->match[i].from == origin &&
             c->match[i].state != AD_CHAMP_ANNULLED))
            rule_event(w, i + 1, &now);
    if (m->kind == AD_CHAMP_PLAYOFF)
        reopen(w, m->contest);
}

/* ---- stays ---- */

/* What counts and what does not change their places. */
static void swap_counts(struct ad_champ_match *m)
{
    struct ad_champ_count now = count_of(m);

    m->state = m->other.state;
    m->ruling = m->other.ruling;
    memcpy(m->boards, m->other.boards, sizeof m->boards);
    memcpy(m->cause, m->other.cause, sizeof m->cause);
    memcpy(&m->other, &now, sizeof m->other);
    m->stayed = !m->stayed;
}

/* Was that one excluded by the case? */
static bool excluded_by(const struct ad_championship *c, unsigned entry, uint32_t case_no)
{
    return entry && c->entry[entry - 1].excluded.case_no == case_no;
}

/* Has somebody left that match for another reason? Then it is not to be played again. */
static bool deserted(const struct ad_championship *c, const struct ad_champ_match *m)
{
    return (c->entry[m->home - 1].left && !excluded_by(c, m->home, m->case_no)) ||
           (m->guest && c->entry[m->guest - 1].left && !excluded_by(c, m->guest, m->case_no));
}

/* A ruling whose decision was replaced meanwhile does not come back: another one has to follow. Of
 * one in an old record nobody knows what it replaced. What an exclusion did ends with it. */
static bool turns(const struct ad__champ *w, const struct ad_champ_match *m)
{
    const struct ad_champ_cmd *cmd = w->cmd;
    enum ad_instance by = (enum ad_instance)m->instance;
    bool left = excluded_by(w->c, m->home, m->case_no) || excluded_by(w->c, m->guest, m->case_no);
    bool out = left ? !ad_case_stands(cmd->file, by) : !ad_case_in_force(cmd->file);
    bool known = m->stayed || m->other.state != AD_CHAMP_DUE || !m->played[0].home;

    if (left && m->other.state == AD_CHAMP_DUE && deserted(w->c, m))
        return false;
    return m->case_no == cmd->case_no && (left || m->state != AD_CHAMP_ANNULLED) &&
           m->stayed != out && known && (out || left || ad_case_holds(cmd->file, by));
}

static struct ad_champ_event *points_event(struct ad__champ *w, unsigned who, unsigned stage,
                                           int amount)
{
    struct ad_champ_event *e = ad__champ_event(w, AD_CHAMP_EV_DEDUCTED);

    e->stage = (uint8_t)stage;
    e->who = (uint16_t)who;
    e->amount = (int16_t)amount;
    e->by = AD_BTO_5_9;
    e->case_no = w->c->entry[who - 1].taken[stage].case_no;
    return e;
}

/* Likewise points that were taken away. */
static void stay_points(struct ad__champ *w, unsigned who, unsigned stage)
{
    const struct ad_champ_taken *t = &w->c->entry[who - 1].taken[stage];
    const struct ad_case *file = w->cmd->file;
    bool out = !ad_case_in_force(file);

    if (t->case_no != w->cmd->case_no || t->amount <= 0 || t->stayed == out ||
        !(out || ad_case_holds(file, (enum ad_instance)t->instance)))
        return;
    points_event(w, who, stage, out ? -t->amount : t->amount);
}

/* Who was excluded takes part again, or no more. A tournament that began without it goes on so. */
static void stay_exclusion(struct ad__champ *w, unsigned who)
{
    const struct ad_champ_excluded *x = &w->c->entry[who - 1].excluded;
    struct ad_champ_event *e;
    bool out;

    if (!excluded_by(w->c, who, w->cmd->case_no) ||
        (!x->stage && w->c->run.phase != AD_COMPETITION_ENTRIES))
        return;
    out = !ad_case_stands(w->cmd->file, (enum ad_instance)x->instance);
    if (x->lifted == out)
        return;
    e = ad__champ_event(w, AD_CHAMP_EV_RUN);
    e->run.seq = w->c->run.seq;
    for (unsigned i = 0; i < w->out->count; i++)
        e->run.seq += w->out->event[i].kind == AD_CHAMP_EV_RUN;
    e->run.kind = out ? AD_RUN_ADMIT : AD_RUN_EXCLUDE;
    e->run.who = w->c->run.entries[who - 1].who;
    e->who = (uint16_t)who;
    e->by = AD_BTO_5_9;
}

void ad__champ_stay(struct ad__champ *w)
{
    const struct ad_champ_cmd *cmd = w->cmd;

    if (!cmd->file || !cmd->case_no) {
        ad__champ_refuse(w, AD_CHAMP_NOT_DECIDED);
        return;
    }
    for (unsigned i = 0; i < w->c->matches; i++) {
        const struct ad_champ_match *m = &w->c->match[i];
        struct ad_champ_event *e;

        if (!turns(w, m))
            continue;
        e = ad__champ_match_event(w, AD_CHAMP_EV_STAYED, i + 1);
        swap_counts(&e->match);
        e->by = AD_BTO_5_9;
        if (m->kind == AD_CHAMP_PLAYOFF)
            reopen(w, m->contest);
    }
    for (unsigned who = 1; who <= w->c->run.count; who++) {
        stay_exclusion(w, who);
        for (unsigned stage = 0; stage < AD_CHAMP_STAGES; stage++)
            stay_points(w, who, stage);
    }
    ad__champ_cite(w, AD_BTO_5_9);
}

/* ---- another day ---- */

/* The first day of the last round of a group; AD_NO_DATE: not set. */
static ad_date last_day(const struct ad_championship *c, unsigned stage, unsigned group)
{
    unsigned last = ad__champ_last_round(c, stage, group);
    ad_date day = AD_NO_DATE;

    for (unsigned i = 0; i < c->matches; i++) {
        const struct ad_champ_match *m = &c->match[i];

        if (m->stage == stage && m->group == group && m->kind == AD_CHAMP_ROUND &&
            m->round == last && m->on != AD_NO_DATE && (day == AD_NO_DATE || m->on < day))
            day = m->on;
    }
    return day;
}

void ad__champ_move(struct ad__champ *w)
{
    const struct ad_championship *c = w->c;
    const struct ad_champ_match *m = ad__champ_named(w);
    ad_date last;
    bool late;

    if (!m || m->state == AD_CHAMP_ANNULLED) {
        ad__champ_refuse_annulled(w, m);
        return;
    }
    if (m->state != AD_CHAMP_DUE) {
        ad__champ_refuse(w, AD_CHAMP_REPORTED);
        return;
    }
    last = last_day(c, m->stage, m->group);
    late = m->kind == AD_CHAMP_ROUND && (m->round == ad__champ_last_round(c, m->stage, m->group) ||
                                         (last != AD_NO_DATE && w->cmd->on >= last));
    if (w->cmd->on == AD_NO_DATE || (late && !w->cmd->run.confirmed)) {
        ad__champ_refuse(w, AD_CHAMP_BAD_DAY);
        if (late) /* a whole round may be moved; whoever moves it confirms each match */
            ad__champ_cite(w, AD_BTO_23_6);
        return;
    }
    ad__champ_match_event(w, AD_CHAMP_EV_MOVED, w->cmd->match)->match.on = w->cmd->on;
}

/* ---- points ---- */

/* What is given back of points that a stay has held up ends that stay for the rest. */
static int end_stay(struct ad__champ *w, unsigned who, unsigned stage)
{
    const struct ad_champ_taken *t = &w->c->entry[who - 1].taken[stage];
    struct ad_champ_event *e;

    if (!t->stayed || t->case_no != w->cmd->case_no || t->amount + w->cmd->amount < 0)
        return 0;
    e = points_event(w, who, stage, t->amount);
    e->command = AD_CHAMP_STAY;
    return t->amount;
}

void ad__champ_deduct(struct ad__champ *w)
{
    const struct ad_championship *c = w->c;
    unsigned who = ad_championship_entry(c, w->cmd->run.who);
    unsigned stage = w->cmd->stage ? w->cmd->stage - 1u : c->run.stage;
    struct ad_champ_event *e;
    int sum;

    if (!who || c->run.phase == AD_COMPETITION_ENTRIES || stage > c->run.stage ||
        !c->entry[who - 1].group[stage]) {
        w->out->verdict.run = who ? AD_RUN_PHASE : AD_RUN_UNKNOWN;
        ad__champ_refuse(w, AD_CHAMP_RUN_NO);
        return;
    }
    if (!ad__champ_teams(w->t)) { /* 4.2 has no such thing for players */
        ad__champ_refuse(w, AD_CHAMP_NO_POINT);
        ad__champ_cite(w, AD_BTO_4_2);
        ad__champ_cite(w, AD_BTO_5_13);
        return;
    }
    if (!ad__champ_may_deduct(w))
        return;
    ad__champ_cite(w, w->cmd->point);
    ad__champ_cite(w, AD_BTO_4_1);
    sum = c->entry[who - 1].deducted[stage] + w->cmd->amount;
    if (w->cmd->amount < 0)
        sum += end_stay(w, who, stage);
    if (!w->cmd->amount || sum < 0 || sum > INT16_MAX) {
        ad__champ_refuse(w, AD_CHAMP_AMOUNT);
        return;
    }
    e = points_event(w, who, stage, w->cmd->amount);
    e->by = w->cmd->point;
    e->instance = w->cmd->instance;
    e->case_no = w->cmd->case_no;
}
