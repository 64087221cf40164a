/*
 * federation/championship_report.c -- a match is reported, and boards that were open get a result.
 *
 *   point              what
 *   BTO 15.2, 4.3      a team with fewer than half of its boards has not appeared: lost, and a fine
 *   BTO 16, SJ 7.5 …   what the line-ups make of it (lineup.h)
 *   BTO 23.6, 32.2     the last round waits for all matches and games of the earlier ones
 *   BTO 27.2           who did not come
 *   BTO 21             games that were adjudicated or resumed
 */
#include <string.h>

#include "federation/championship.h"
#include "federation/lineup_inside.h"

/* ---- may it be reported? ---- */

static unsigned open_before(const struct ad_championship *c, const struct ad_champ_match *m)
{
    for (unsigned i = 0; i < c->matches; i++)
        if (c->match[i].stage == m->stage && c->match[i].kind == AD_CHAMP_ROUND &&
            c->match[i].round < m->round && ad__champ_waits(&c->match[i]))
            return i + 1;
    return 0;
}

/* Is there such a match, in the stage that is being played? */
static const struct ad_champ_match *match_now(struct ad__champ *w)
{
    const struct ad_championship *c = w->c;
    const struct ad_champ_match *m = ad__champ_named(w);

    if (!m || m->state == AD_CHAMP_ANNULLED) {
        ad__champ_refuse_annulled(w, m);
        return NULL;
    }
    if (c->run.phase == AD_COMPETITION_RUNNING && m->stage == c->run.stage)
        return m;
    w->out->verdict.run = AD_RUN_PHASE;
    ad__champ_refuse(w, AD_CHAMP_RUN_NO);
    return NULL;
}

static bool may_report(struct ad__champ *w, const struct ad_champ_match *m)
{
    struct ad_champ_verdict *v = &w->out->verdict;
    bool last =
        m->kind == AD_CHAMP_ROUND && m->round == ad__champ_last_round(w->c, m->stage, m->group);
    unsigned open = last ? open_before(w->c, m) : 0;

    if (m->state != AD_CHAMP_DUE) {
        ad__champ_refuse(w, AD_CHAMP_REPORTED);
    } else if (w->cmd->on != AD_NO_DATE && m->on != AD_NO_DATE && w->cmd->on < m->on) {
        ad__champ_refuse(w, AD_CHAMP_BAD_DAY);
    } else if (open && !w->cmd->run.confirmed) {
        v->match = (uint16_t)open;
        ad__champ_refuse(w, AD_CHAMP_EARLIER_OPEN);
        ad__champ_cite(w, AD_BTO_23_6);
        ad__champ_cite(w, AD_BTO_32_2);
    } else {
        return true;
    }
    return false;
}

/* ---- causes ---- */

static enum ad_cause cause_of(const struct ad_lineup_verdict *v)
{
    switch ((enum ad_lineup_clause)v->clause) {
    case AD_CLAUSE_PASS: return AD_CAUSE_PASS_MISSING;
    case AD_CLAUSE_ORDER: return AD_CAUSE_RANK_ORDER;
    case AD_CLAUSE_PRESENT: return AD_CAUSE_ABSENCE;
    case AD_CLAUSE_EMPTY: return AD_CAUSE_EMPTY;
    case AD_CLAUSE_YOUTH:
        return v->why == AD_FOUND_NOT_LOWEST_GIRL || v->why == AD_FOUND_NOT_LOWEST_YOUNG
                   ? AD_CAUSE_RANK_ORDER
                   : AD_CAUSE_INELIGIBLE;
    case AD_CLAUSE_BLITZ:
    case AD_CLAUSE_CUP:
        return v->why == AD_FOUND_EVENT_ORDER ? AD_CAUSE_RANK_ORDER : AD_CAUSE_INELIGIBLE;
    case AD_CLAUSE_ELIG:
        return v->ineligible == AD_INELIGIBLE_NOT_AT_HAND ? AD_CAUSE_PASS_MISSING
                                                          : AD_CAUSE_INELIGIBLE;
    case AD_CLAUSE_LISTED:
    case AD_CLAUSE_FOREIGN:
    case AD_CLAUSE_SAME:
    case AD_CLAUSE_SUB:
    case AD_CLAUSE_GUEST:
    case AD_CLAUSE_BOARDS:
    case AD_LINEUP_CLAUSES: break;
    }
    return AD_CAUSE_INELIGIBLE;
}

/* Does this verdict hold? What is only proposed needs somebody who confirmed it. */
static bool holds(const struct ad_lineup_verdict *v, bool confirmed)
{
    return v->code >= AD_GAME_LOST && v->code != AD_LINEUP_REJECT && (!v->proposed || confirmed);
}

/* The boards that verdicts of this side concern, each with the gravest cause. */
static void take_causes(struct ad__champ *w, struct ad_champ_match *m,
                        const struct ad_lineup_report *r, bool confirmed, bool lost_all)
{
    unsigned boards = ad__champ_boards(w->t);
    uint8_t gravest[AD_CHAMP_BOARDS] = {0};

    for (unsigned i = 0; i < r->count; i++) {
        const struct ad_lineup_verdict *v = &r->list[i];
        bool all = lost_all && v->code >= AD_NO_SHOW;

        for (unsigned k = 0; k < 2 && v->code >= AD_GAME_LOST; k++)
            ad__champ_cite(w, v->by[k]); /* also of what somebody has yet to confirm */
        if (!holds(v, confirmed))
            continue;
        for (unsigned b = 0; b < boards; b++)
            if ((all || v->boards & UINT32_C(1) << b) && v->code > gravest[b]) {
                gravest[b] = v->code;
                m->cause[b] = (uint8_t)cause_of(v);
            }
    }
}

static bool left_empty(const struct ad_lineup_report *r, unsigned b)
{
    return r && r->forfeit & UINT32_C(1) << b;
}

/* Forfeits that no verdict explains: a board was left empty, or somebody did not come. */
static void forfeit_causes(struct ad__champ *w, struct ad_champ_match *m)
{
    for (unsigned b = 0; b < ad__champ_boards(w->t); b++) {
        bool empty =
            left_empty(w->cmd->report[AD_HOME], b) || left_empty(w->cmd->report[AD_GUEST], b);

        if (m->cause[b] != AD_CAUSE_OVER_BOARD ||
            (m->boards[b].home != '-' && m->boards[b].guest != '-'))
            continue;
        m->cause[b] = empty ? AD_CAUSE_EMPTY : AD_CAUSE_ABSENCE;
        ad__champ_cite(w, AD_BTO_27_2);
    }
}

/* ---- what counts ---- */

/* BTO 15.2: half of the boards, or what the template wants. */
static bool appeared(const struct ad_template *t, unsigned seated)
{
    for (unsigned i = 0; i < t->lineups; i++)
        if (t->lineup[i].min_present > 0)
            return seated >= (unsigned)t->lineup[i].min_present;
    return ad_team_appeared(seated, ad__champ_boards(t));
}

/* By the letters alone, where no line-up was judged. */
static bool stayed_away(const struct ad__champ *w, const struct ad_champ_match *m, int side)
{
    unsigned boards = ad__champ_boards(w->t), seated = 0;

    for (unsigned b = 0; b < boards; b++)
        seated += (side == AD_HOME ? m->boards[b].home : m->boards[b].guest) != '-';
    return ad__champ_teams(w->t) && !w->cmd->report[side] && !appeared(w->t, seated);
}

static void judge_letters(struct ad__champ *w, struct ad_champ_match *m)
{
    bool away[2] = {stayed_away(w, m, AD_HOME), stayed_away(w, m, AD_GUEST)};

    for (int side = AD_HOME; side <= AD_GUEST; side++)
        if (away[side]) {
            w->out->verdict.fine_due[side] = true;
            m->ruling =
                (uint8_t)(m->ruling | (side == AD_HOME ? AD_MATCH_LOST_HOME : AD_MATCH_LOST_GUEST));
            ad__champ_cite(w, AD_BTO_15_2);
            ad__champ_cite(w, AD_BTO_4_3);
        }
    if (m->ruling != AD_MATCH_AS_PLAYED)
        memset(m->cause, AD_CAUSE_ABSENCE, ad__champ_boards(w->t));
}

/* What both line-ups make of it. */
static void judge_lineups(struct ad__champ *w, struct ad_champ_match *m)
{
    static const struct ad_lineup_report fine; /* a line-up that nobody judged is in order */
    const struct ad_champ_cmd *cmd = w->cmd;
    const struct ad_lineup_report *r[2];
    enum ad_match_ruling ruling;

    for (int side = AD_HOME; side <= AD_GUEST; side++)
        r[side] = cmd->report[side] ? cmd->report[side] : &fine;
    ruling = ad_lineup_settle(m->boards, ad__champ_boards(w->t), r[AD_HOME], r[AD_GUEST],
                              cmd->confirmed);
    /* Both bits: lost by both. */
    m->ruling = (uint8_t)(m->ruling | ruling);
    for (int side = AD_HOME; side <= AD_GUEST; side++) {
        unsigned bit = side == AD_HOME ? AD_MATCH_LOST_HOME : AD_MATCH_LOST_GUEST;

        take_causes(w, m, r[side], cmd->confirmed[side], ruling & bit);
        w->out->verdict.fine_due[side] |= r[side]->fine_due;
        w->out->verdict.proposed |= r[side]->proposed && !cmd->confirmed[side];
    }
}

/* Unknown is '?', whichever way it was written. */
static bool take_boards(struct ad__champ *w, struct ad_champ_match *m)
{
    unsigned n = ad__champ_boards(w->t), good;
    struct ad_match match = {.home = 1, .guest = 2, .boards = m->boards};

    for (unsigned b = 0; b < n; b++) {
        m->boards[b] = w->cmd->boards ? w->cmd->boards[b] : (struct ad_board){'?', '?'};
        if (!m->boards[b].home && !m->boards[b].guest)
            m->boards[b] = (struct ad_board){'?', '?'};
    }
    good = ad_match_check(&match, n);
    w->out->verdict.board = (uint16_t)(good < n ? good + 1 : 0);
    if (good < n)
        ad__champ_refuse(w, AD_CHAMP_LETTERS);
    return good == n;
}

/* Who played sat somewhere: a game at a board for which a line-up has nobody is a question. */
static bool lineups_fit(struct ad__champ *w, const struct ad_champ_match *m)
{
    for (unsigned side = AD_HOME; side <= AD_GUEST; side++)
        for (unsigned b = 0; w->cmd->lineup[side] && b < ad__champ_boards(w->t); b++) {
            const struct ad_lineup *l = w->cmd->lineup[side];

            if (b < l->boards && l->seats[b].kind == AD_LINEUP_TAKEN)
                continue;
            if (!strchr("1=0", side == AD_HOME ? m->boards[b].home : m->boards[b].guest))
                continue;
            w->out->verdict.board = (uint16_t)(b + 1);
            ad__champ_refuse(w, AD_CHAMP_NO_LINEUP);
            return false;
        }
    return true;
}

/* A line-up of another number of boards is none of this competition (BTO 15.1). */
static bool lineups_taken(struct ad__champ *w, const struct ad_champ_match *m)
{
    for (unsigned side = AD_HOME; side <= AD_GUEST; side++) {
        const struct ad_lineup_report *r = w->cmd->report[side];

        if (!r || r->code != AD_LINEUP_REJECT)
            continue;
        for (unsigned i = 0; i < r->count; i++)
            if (r->list[i].code == AD_LINEUP_REJECT)
                ad__champ_cite(w, r->list[i].by[0]);
        w->out->verdict.entry = side ? m->guest : m->home;
        ad__champ_refuse(w, AD_CHAMP_REJECT);
        return false;
    }
    return true;
}

/* Seat by seat, so that the record is the same to the byte. */
static void take_lineups(struct ad_champ_match *m, const struct ad_lineup *const lineup[2])
{
    memset(m->lineup, 0, sizeof m->lineup);
    for (int side = AD_HOME; side <= AD_GUEST; side++) {
        if (!lineup[side])
            continue;
        m->lineup[side].boards = lineup[side]->boards;
        for (unsigned b = 0; b < lineup[side]->boards && b < AD_CHAMP_BOARDS; b++) {
            m->lineup[side].seats[b].kind = lineup[side]->seats[b].kind;
            m->lineup[side].seats[b].rank = lineup[side]->seats[b].rank;
        }
    }
}

void ad__champ_report(struct ad__champ *w)
{
    const struct ad_champ_match *m = match_now(w);
    struct ad_champ_match now;
    struct ad_champ_event *e;

    if (!m || !may_report(w, m))
        return;
    memcpy(&now, m, sizeof now);
    if (!take_boards(w, &now) || !lineups_taken(w, &now) || !lineups_fit(w, &now))
        return;
    memcpy(now.played, now.boards, sizeof now.played);
    judge_letters(w, &now);
    judge_lineups(w, &now);
    forfeit_causes(w, &now);
    take_lineups(&now, w->cmd->lineup);
    now.reported = w->cmd->on;
    ad__champ_close_boards(&now, ad__champ_boards(w->t));
    e = ad__champ_match_event(w, AD_CHAMP_EV_REPORTED, w->cmd->match);
    memcpy(&e->match, &now, sizeof now);
}

/* ---- a board that was open ---- */

static enum ad_point point_of(enum ad_cause cause)
{
    if (cause == AD_CAUSE_ADJUDICATED)
        return AD_BTO_21_4;
    if (cause == AD_CAUSE_RESUMED)
        return AD_BTO_25_2_5;
    return cause == AD_CAUSE_NO_SHOW_RESUMPTION ? AD_BTO_21_7 : AD_NO_POINT;
}

static bool may_have_result(struct ad__champ *w, const struct ad_champ_match *m)
{
    const struct ad_champ_cmd *cmd = w->cmd;
    unsigned n = ad__champ_boards(w->t);
    struct ad_match one = {.home = 1, .guest = 2, .boards = cmd->boards};

    w->out->verdict.board = cmd->board;
    if (m->state == AD_CHAMP_DUE)
        ad__champ_refuse(w, AD_CHAMP_NOT_REPORTED);
    else if (!cmd->board || cmd->board > n)
        ad__champ_refuse(w, AD_CHAMP_LETTERS);
    else if (m->state != AD_CHAMP_OPEN || m->boards[cmd->board - 1].home != '?')
        ad__champ_refuse(w, AD_CHAMP_REPORTED);
    else if (!cmd->boards || cmd->cause >= AD_CAUSES || ad_match_check(&one, 1) != 1 ||
             cmd->boards[0].home == '?' || !cmd->boards[0].home)
        ad__champ_refuse(w, AD_CHAMP_LETTERS);
    else
        return true;
    return false;
}

void ad__champ_result(struct ad__champ *w)
{
    const struct ad_champ_match *m = match_now(w);
    const struct ad_champ_cmd *cmd = w->cmd;
    enum ad_cause cause = (enum ad_cause)cmd->cause;
    struct ad_champ_match *now;
    unsigned b = cmd->board - 1u;

    if (!m || !may_have_result(w, m))
        return;
    now = &ad__champ_match_event(w, AD_CHAMP_EV_RESULT, cmd->match)->match;
    now->boards[b] = cmd->boards[0];
    now->cause[b] = (uint8_t)cause;
    if (cause == AD_CAUSE_OVER_BOARD || cause == AD_CAUSE_TIME || cause == AD_CAUSE_RESUMED)
        now->played[b] = cmd->boards[0];
    ad__champ_close_boards(now, ad__champ_boards(w->t));
    ad__champ_cite(w, cmd->point != AD_NO_POINT ? cmd->point : point_of(cause));
    if (cause == AD_CAUSE_RESUMED && m->kind != AD_CHAMP_PLAYOFF && m->round < w->c->run.rounds)
        ad__champ_cite(w, AD_BTO_32_2);
}
