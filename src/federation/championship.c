/*
 * federation/championship.c -- the door of a running championship: commands in, verdict and events
 * out. Nothing here changes the state.
 *
 *   ENTER, ADMIT -> START -> REPORT, RESULT, RULE … -> SETTLE, LOT -> CLOSE -> START … -> CLOSE
 *
 * Entries, phases and stages are those of running.c, whose events are carried inside ours.
 */
#include "federation/championship.h"

#include <string.h>

#include "core/assert.h"
#include "federation/competition_inside.h"
#include "federation/template_inside.h"

/* ---- answers ---- */

struct ad_champ_event *ad__champ_event(struct ad__champ *w, enum ad_champ_event_kind kind)
{
    struct ad_champ_events *out = w->out;
    struct ad_champ_event *e = &w->spare;

    if (out->count < out->cap)
        e = &out->event[out->count];
    else
        w->err = AD_EFULL;
    memset(e, 0, sizeof *e);
    e->seq = w->c->seq + 1 + out->count;
    e->kind = (uint8_t)kind;
    e->command = w->cmd->kind;
    e->stage = w->c->run.stage;
    e->on = w->cmd->on;
    if (!w->err)
        out->count++;
    return e;
}

struct ad_champ_match *ad__champ_fixed(struct ad__champ *w, unsigned group, unsigned round,
                                       unsigned home, unsigned guest, ad_date on)
{
    struct ad_champ_event *e = ad__champ_event(w, AD_CHAMP_EV_FIXED);
    struct ad_champ_match *m = &e->match;

    e->n = (uint16_t)++w->matches;
    e->group = m->group = (uint8_t)group;
    m->stage = e->stage;
    m->round = (uint8_t)round;
    m->home = (uint16_t)home;
    m->guest = (uint16_t)guest;
    m->on = on;
    m->reported = AD_NO_DATE;
    return m;
}

const struct ad_champ_match *ad__champ_named(struct ad__champ *w)
{
    unsigned n = w->cmd->match;

    w->out->verdict.match = (uint16_t)n;
    return n && n <= w->c->matches ? &w->c->match[n - 1] : NULL;
}

struct ad_champ_event *ad__champ_match_event(struct ad__champ *w, enum ad_champ_event_kind kind,
                                             unsigned n)
{
    struct ad_champ_event *e = ad__champ_event(w, kind);

    AD_ASSERT(n && n <= w->c->matches);
    e->n = (uint16_t)n;
    memcpy(&e->match, &w->c->match[n - 1], sizeof e->match);
    e->stage = e->match.stage;
    e->group = e->match.group;
    return e;
}

void ad__champ_refuse(struct ad__champ *w, enum ad_champ_code code)
{
    w->out->verdict.code = code;
}

void ad__champ_refuse_annulled(struct ad__champ *w, const struct ad_champ_match *m)
{
    ad__champ_refuse(w, m ? AD_CHAMP_VOID : AD_CHAMP_NO_MATCH);
    if (m && m->kind != AD_CHAMP_PLAYOFF)
        ad__champ_cite(w, AD_BTO_33_1);
}

void ad__champ_cite(struct ad__champ *w, enum ad_point p)
{
    struct ad_champ_verdict *v = &w->out->verdict;

    if (p <= AD_NO_POINT || p >= AD_POINTS || v->points == AD_CHAMP_POINTS)
        return;
    for (unsigned i = 0; i < v->points; i++)
        if (v->by[i] == p)
            return;
    v->by[v->points++] = p;
}

void ad__champ_cite_line(struct ad__champ *w, const uint16_t by[AD_TEMPLATE_BY])
{
    for (unsigned i = 0; i < AD_TEMPLATE_BY; i++)
        ad__champ_cite(w, (enum ad_point)by[i]);
}

/* ---- what is known ---- */

unsigned ad__champ_boards(const struct ad_template *t)
{
    if (!ad__champ_teams(t) || t->boards.n < 1)
        return 1;
    return t->boards.n < AD_CHAMP_BOARDS ? (unsigned)t->boards.n : AD_CHAMP_BOARDS;
}

unsigned ad__champ_size(const struct ad_championship *c, unsigned stage, unsigned group)
{
    unsigned n = 0;

    for (unsigned i = 0; i < c->run.count && stage < AD_CHAMP_STAGES; i++)
        n += c->entry[i].group[stage] && (!group || c->entry[i].group[stage] == group);
    return n;
}

unsigned ad__champ_groups(const struct ad_championship *c, unsigned stage)
{
    unsigned most = 0;

    for (unsigned i = 0; i < c->run.count && stage < AD_CHAMP_STAGES; i++)
        if (c->entry[i].group[stage] > most)
            most = c->entry[i].group[stage];
    return most;
}

unsigned ad__champ_last_round(const struct ad_championship *c, unsigned stage, unsigned group)
{
    unsigned last = 0;

    if (stage == c->run.stage && c->run.system != AD_STAGE_ROUND_ROBIN)
        return c->run.rounds; /* they are paired one by one */
    for (unsigned i = 0; i < c->matches; i++) {
        const struct ad_champ_match *m = &c->match[i];

        if (m->stage == stage && m->group == group && m->kind != AD_CHAMP_PLAYOFF &&
            m->round > last)
            last = m->round;
    }
    return last;
}

const struct ad_template_stage *ad__champ_stage(const struct ad_championship *c,
                                                const struct ad_template *t, unsigned stage)
{
    unsigned before = stage ? stage - 1 : 0;
    unsigned n = ad__champ_size(c, before, 0);

    return ad_template_stage_for(t, stage, n ? n : ad_competition_admitted(&c->run));
}

enum ad_stage_system ad__champ_system(const struct ad_championship *c, const struct ad_template *t,
                                      unsigned stage)
{
    const struct ad_template_stage *s = ad__champ_stage(c, t, stage);

    if (stage == c->run.stage && c->run.phase == AD_COMPETITION_RUNNING)
        return (enum ad_stage_system)c->run.system;
    return s ? (enum ad_stage_system)s->system : AD_STAGE_ROUND_ROBIN;
}

void ad__champ_close_boards(struct ad_champ_match *m, unsigned boards)
{
    struct ad_match match = ad__champ_match(m);
    struct ad_match_score s;

    ad_match_score(&s, &match, boards);
    m->state = s.open ? AD_CHAMP_OPEN : AD_CHAMP_DONE;
}

unsigned ad_championship_entry(const struct ad_championship *c, uint32_t who)
{
    for (unsigned i = 0; i < c->run.count; i++)
        if (c->run.entries[i].who == who)
            return i + 1;
    return 0;
}

unsigned ad_championship_match(const struct ad_championship *c, unsigned stage, uint32_t home,
                               uint32_t guest)
{
    unsigned a = ad_championship_entry(c, home), b = ad_championship_entry(c, guest), last = 0;

    for (unsigned i = 0; a && b && i < c->matches; i++) {
        const struct ad_champ_match *m = &c->match[i];

        if (m->stage != stage || m->home != a || m->guest != b)
            continue;
        if (ad__champ_waits(m))
            return i + 1;
        if (!last || m->state != AD_CHAMP_ANNULLED)
            last = i + 1;
    }
    return last;
}

/* ---- entries ---- */

static void run(struct ad__champ *w)
{
    const struct ad_competition *c = &w->c->run;
    enum ad_competition_kind kind = (enum ad_competition_kind)w->cmd->run.kind;
    struct ad_competition_answer a;
    struct ad_champ_event *e;
    bool leaves = kind == AD_RUN_WITHDRAW || kind == AD_RUN_EXCLUDE, over;

    memset(&a, 0, sizeof a);
    a.code = AD_RUN_PHASE; /* starting, pairing and closing have commands of their own */
    if (kind <= AD_RUN_EXCLUDE)
        ad_competition_decide(&a, c, w->t, &w->cmd->run);
    w->out->verdict.run = a.code;
    if (a.code != AD_RUN_OK) {
        ad__champ_refuse(w, AD_CHAMP_RUN_NO);
        return;
    }
    if (kind == AD_RUN_EXCLUDE && !ad__champ_may_exclude(w))
        return;
    over = kind == AD_RUN_WITHDRAW && c->phase == AD_COMPETITION_RUNNING && ad__champ_stage_over(w);
    e = ad__champ_event(w, AD_CHAMP_EV_RUN);
    memcpy(&e->run, &a.event, sizeof e->run);
    e->by = kind == AD_RUN_EXCLUDE ? w->cmd->point : AD_NO_POINT;
    e->instance = kind == AD_RUN_EXCLUDE ? w->cmd->instance : AD_INSTANCE_NONE;
    e->case_no = kind == AD_RUN_EXCLUDE ? w->cmd->case_no : 0;
    e->club = w->cmd->club;
    e->association = w->cmd->association;
    e->entitled = w->cmd->entitled;
    e->team = w->cmd->team;
    e->number = over ? (uint16_t)(c->stage + 2) : 0;
    e->who = (uint16_t)ad_championship_entry(w->c, w->cmd->run.who);
    if (leaves && c->phase == AD_COMPETITION_RUNNING)
        ad__champ_leave(w, e->who, over);
}

/* ---- the door ---- */

static void decide(struct ad__champ *w)
{
    switch ((enum ad_champ_cmd_kind)w->cmd->kind) {
    case AD_CHAMP_RUN: run(w); return;
    case AD_CHAMP_START: ad__champ_start(w); return;
    case AD_CHAMP_REPORT: ad__champ_report(w); return;
    case AD_CHAMP_RESULT: ad__champ_result(w); return;
    case AD_CHAMP_RULE: ad__champ_rule(w); return;
    case AD_CHAMP_MOVE: ad__champ_move(w); return;
    case AD_CHAMP_DEDUCT: ad__champ_deduct(w); return;
    case AD_CHAMP_SETTLE: ad__champ_settle(w); return;
    case AD_CHAMP_LOT: ad__champ_lot(w); return;
    case AD_CHAMP_CLOSE: ad__champ_close(w); return;
    case AD_CHAMP_PAIR: ad__champ_pair(w); return;
    case AD_CHAMP_REPLACE: ad__champ_replace(w); return;
    case AD_CHAMP_REOPEN: ad__champ_reopen(w); return;
    case AD_CHAMP_MOVES: ad__champ_tell_moves(w); return;
    case AD_CHAMP_STAY: ad__champ_stay(w); return;
    case AD_CHAMP_CMDS: break;
    }
    w->err = AD_EINVAL;
}

/* What a refusal rests on that has no point of its own: that which the command belongs to. */
static enum ad_point usual_point(const struct ad__champ *w)
{
    bool teams = ad__champ_teams(w->t);

    switch ((enum ad_champ_cmd_kind)w->cmd->kind) {
    case AD_CHAMP_RUN:
        if (w->cmd->run.kind == AD_RUN_WITHDRAW || w->cmd->run.kind == AD_RUN_EXCLUDE)
            return AD_BTO_33_1;
        return teams ? AD_BTO_14 : AD_BTO_25;
    case AD_CHAMP_START: return AD_BTO_26_2;
    case AD_CHAMP_REPORT:
    case AD_CHAMP_RESULT: return w->out->verdict.code == AD_CHAMP_LETTERS ? AD_BTO_34 : AD_BTO_19;
    case AD_CHAMP_RULE: return w->out->verdict.code == AD_CHAMP_LETTERS ? AD_BTO_34 : AD_BTO_5_3;
    case AD_CHAMP_MOVE: return AD_BTO_23;
    case AD_CHAMP_DEDUCT: return AD_BTO_4_1;
    case AD_CHAMP_SETTLE:
    case AD_CHAMP_LOT:
        if (w->c->run.system == AD_STAGE_KNOCKOUT)
            return teams ? AD_BTO_13_4 : AD_BTO_12_4;
        return teams ? AD_BTO_18_3 : AD_BTO_9_2;
    case AD_CHAMP_CLOSE: return AD_BTO_23_6;
    case AD_CHAMP_PAIR: return teams ? AD_BTO_13_3 : AD_BTO_12_2;
    case AD_CHAMP_STAY:
    case AD_CHAMP_REPLACE:
    case AD_CHAMP_REOPEN: return AD_BTO_5_9;
    case AD_CHAMP_MOVES: return AD_BTO_20;
    case AD_CHAMP_CMDS: break;
    }
    return AD_NO_POINT;
}

int ad_championship_decide(struct ad_champ_events *out, const struct ad_championship *c,
                           const struct ad_template *t, const struct ad_champ_cmd *cmd,
                           void *memory, size_t size)
{
    struct ad__champ w = {.out = out,
                          .c = c,
                          .t = t,
                          .cmd = cmd,
                          .memory = memory,
                          .size = size,
                          .matches = c->matches};

    out->count = 0;
    memset(&out->verdict, 0, sizeof out->verdict);
    decide(&w);
    if (w.err || ad_champ_code_refuses(out->verdict.code))
        out->count = 0;
    if (ad_champ_code_refuses(out->verdict.code) && !out->verdict.points)
        ad__champ_cite(&w, usual_point(&w));
    return w.err;
}

/* The largest table that there can be: all in one group. */
size_t ad_championship_memory(const struct ad_championship *c, const struct ad_template *t)
{
    size_t n = c->run.cap > 2 ? c->run.cap : 2, cycles = 1, rounds;
    size_t boards = ad__champ_boards(t), matches = c->match_cap;
    struct ad_tournament like = {.count = (unsigned)n};

    for (unsigned i = 0; i < t->stages; i++)
        if (t->stage[i].cycles > (int)cycles)
            cycles = (size_t)t->stage[i].cycles;
    rounds = n * cycles < AD_ROUNDS_MAX ? n * cycles : AD_ROUNDS_MAX;
    return (n + 1) *
               (sizeof(struct ad_entrant) + 2 * sizeof(uint16_t) + sizeof(ad_points) +
                sizeof(struct ad__champ_row) + sizeof(struct ad_standing) + sizeof(int64_t) +
                sizeof(struct ad_placed) + sizeof(struct ad_qualified) + sizeof(uint16_t) + 2) +
           (matches + 1) * (sizeof(struct ad_match) + sizeof(struct ad_encounter)) +
           (n * rounds + 1) * (2 * sizeof(struct ad_meeting) + boards) + sizeof like +
           ad_standings_bytes(&like, AD_TEMPLATE_CHAIN) + 24 * AD__ALIGN + AD__ARENA_SLACK;
}
