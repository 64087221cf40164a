/*
 * tests/federation/season_check.c -- what happens in a random season goes through here, and what must
 * hold after every step is looked at here.
 */
#include "season_world.h"

#include <string.h>

#include "adoube/err.h"
#include "federation/sanction_inside.h"
#include "federation/squad_inside.h"

/* ---- points ---- */

void world_point(struct world *w, enum ad_point p)
{
    char text[AD_POINT_TEXT_MAX];
    int len = ad_point_write(text, sizeof text, p);

    kit_ok(w->row, len > 0);
    if (len > 0)
        kit_ok(w->row, ad_point_find(text, (size_t)len) == p);
}

void world_points(struct world *w, const enum ad_point *by, unsigned n, bool refused)
{
    unsigned named = 0;

    for (unsigned i = 0; i < n; i++)
        if (by[i] != AD_NO_POINT) {
            world_point(w, by[i]);
            named++;
        }
    if (refused)
        kit_ok(w->row, named > 0);
}

/* ---- what happens ---- */

static void log_it(struct world *w, enum stream stream, unsigned of, unsigned at)
{
    if (w->logged == LOG) {
        kit_fail(w->row, "the log is full");
        return;
    }
    w->log[w->logged++] = (struct log_line){(uint8_t)stream, (uint8_t)of, (uint16_t)at};
}

/* Whoever has sat for a club has it in his own record, once. */
void world_sat(struct state *s, uint32_t club, const struct ad_squad_event *e)
{
    uint32_t id = e->line.person;
    unsigned n = s->played_count[id], i = 0;

    if (e->kind != AD_SQUAD_EV_SAT)
        return;
    while (i < n && s->played[id][i].club != club)
        i++;
    if (i == n && n < PLAYED_FOR) {
        s->played[id][n] = (struct ad_played){club, SEASON, AD_PLAYED_CLUB, AD_NO_DATE};
        s->played_count[id]++;
    }
}

static void met_event(struct world *w, const struct ad_squad_event *e)
{
    w->met[MET_BANNED] += e->kind == AD_SQUAD_EV_BANNED;
    w->met[MET_SERVED] += e->kind == AD_SQUAD_EV_SERVED;
    w->met[MET_APPENDED] += e->kind == AD_SQUAD_EV_LISTED && e->line.late;
}

int world_squad(struct world *w, unsigned k, struct ad_squad_cmd *cmd)
{
    static struct squad_state before;
    static struct ad_squad_event room[LINES + USES + 64];
    static struct ad_squad_events out, twice;
    struct ad_squad_event *e = &w->squad_event[w->squad_events];
    struct squad_state *live = &w->live.squad[k];
    int err;

    before = *live;
    out.event = e;
    twice.event = room;
    out.cap = twice.cap = LINES + USES + 64;
    if (w->squad_events + out.cap > SQUAD_EVENTS)
        return AD_EFULL;
    cmd->club = &w->club[k];
    err = ad_squad_decide(&out, &live->s, cmd);
    kit_ok(w->row, ad_squad_decide(&twice, &live->s, cmd) == err && twice.count == out.count);
    kit_ok(w->row, memcmp(room, e, out.count * sizeof *e) == 0);
    kit_ok(w->row, memcmp(&before, live, sizeof before) == 0);
    w->said = out.verdict;
    if (err < 0)
        return err;
    world_points(w, out.verdict.by, 2, true);
    for (unsigned i = 0; i < out.count; i++) {
        world_point(w, e[i].by);
        kit_ok(w->row, ad_squad_apply(&live->s, &e[i]) == 0);
        world_sat(&w->live, club_id(k), &e[i]);
        met_event(w, &e[i]);
        log_it(w, SQUAD, k, w->squad_events++);
        if (e[i].kind == AD_SQUAD_EV_SAT)
            w->person[e[i].line.person].played_count = w->live.played_count[e[i].line.person];
    }
    return out.verdict.code == AD_LINEUP_REJECT;
}

bool world_champ(struct world *w, unsigned l, const struct ad_champ_cmd *cmd)
{
    static struct league_state before;
    static struct ad_champ_event room[300];
    static max_align_t memory[20000];
    struct ad_champ_event *e = &w->champ_event[w->champ_events];
    struct league_state *live = &w->live.league[l];
    struct ad_champ_events out = {.event = e, .cap = 300}, twice = {.event = room, .cap = 300};
    const struct ad_template *t = &w->league[l].t;
    bool refused;

    before = *live;
    if (w->champ_events + out.cap > CHAMP_EVENTS)
        return false;
    kit_ok(w->row, ad_championship_memory(&live->c, t) <= sizeof memory);
    kit_ok(w->row, ad_championship_decide(&out, &live->c, t, cmd, memory, sizeof memory) == 0);
    kit_ok(w->row, ad_championship_decide(&twice, &live->c, t, cmd, memory, sizeof memory) == 0);
    kit_ok(w->row, twice.count == out.count && memcmp(room, e, out.count * sizeof *e) == 0);
    kit_ok(w->row, memcmp(&before, live, sizeof before) == 0);
    w->verdict = out.verdict;
    refused = ad_champ_code_refuses(out.verdict.code);
    kit_ok(w->row, out.verdict.points <= AD_CHAMP_POINTS && (!refused || out.count == 0));
    world_points(w, out.verdict.by, out.verdict.points, refused);
    for (unsigned i = 0; i < out.count; i++) {
        kit_ok(w->row, ad_championship_apply(&live->c, &e[i]) == 0);
        log_it(w, CHAMP, l, w->champ_events++);
    }
    return !refused;
}

/* Another filing has steps of its own, e.g. an appeal after one that was withdrawn. */
static void forget_terms(struct world *w, unsigned f, const struct ad_case_event *e)
{
    for (unsigned d = AD_DUE_FEE; e->kind == AD_CASE_EV_FILED && d < AD_DUES; d++)
        for (unsigned i = 0; i < AD_INSTANCES; i++)
            w->own.told[f][d][i][e->filing.of] = AD_NO_DATE;
}

struct ad_case_verdict world_case(struct world *w, unsigned f, const struct ad_case_command *cmd)
{
    static struct ad_case before;
    static struct ad_case_events out, twice;
    struct ad_case *live = &w->live.file[f];
    struct ad_case_verdict v = {0};

    before = *live;
    if (w->file_events + AD_CASE_EVENTS_MAX > FILE_EVENTS)
        return v;
    v = ad_case_decide(&out, live, cmd);
    ad_case_decide(&twice, live, cmd);
    kit_ok(w->row, out.count == twice.count &&
                       memcmp(out.event, twice.event, out.count * sizeof *out.event) == 0);
    kit_ok(w->row, memcmp(&before, live, sizeof before) == 0);
    world_points(w, v.by, 2, true);
    for (unsigned i = 0; i < out.count; i++) {
        const struct ad_case_event *e = &out.event[i];

        world_points(w, e->verdict.by, 2, true);
        ad_case_apply(live, e);
        kit_ok(w->row, ad_case_book(&w->live.books, live, e) >= 0);
        forget_terms(w, f, e);
        w->met[MET_FEE_BACK] += e->kind == AD_CASE_EV_MONEY && e->booked == AD_BOOKED_REFUND;
        w->file_event[w->file_events] = *e;
        log_it(w, CASE, f, w->file_events++);
    }
    return v;
}

bool world_transfer(struct world *w, unsigned i, const struct ad_transfer_command *cmd)
{
    struct ad_transfer before = w->live.transfer[i];
    struct ad_transfer_event e;

    if (w->transfer_events == TRANSFER_EVENTS)
        return false;
    ad_transfer_decide(&e, &w->live.transfer[i], cmd, NULL);
    kit_ok(w->row, memcmp(&before, &w->live.transfer[i], sizeof before) == 0);
    world_point(w, e.by);
    ad_transfer_apply(&w->live.transfer[i], &e);
    w->transfer_event[w->transfer_events] = e;
    log_it(w, TRANSFER, i, w->transfer_events++);
    return e.accepted;
}

struct ad_sanction_verdict world_sanction(struct world *w, const struct ad_sanction *s,
                                          uint32_t subject)
{
    struct ad_sanction_verdict v = ad_sanction_check(s, NULL, ad_money(50000, "DEM"));
    struct fine *f = &w->fine[w->fines];

    world_points(w, v.by, 2, true);
    if (v.code != AD_SANCTION_VALID || s->kind != AD_SANCTION_FINE || w->fines == FINES)
        return v;
    *f = (struct fine){*s, w->fines + 1, subject, FEDERATION_ID};
    kit_ok(w->row, ad_sanction_book(&w->live.books, s, f->about, subject, f->org) > 0);
    w->own.fined += s->fine.amount;
    log_it(w, FINE, 0, w->fines++);
    return v;
}

void world_persons(struct world *w, unsigned k, const struct ad_person *out[LINES])
{
    const struct ad_squad *s = &w->live.squad[k].s;

    for (unsigned i = 0; i < s->line_count; i++)
        out[i] = &w->person[s->lines[i].person];
}

/* ---- what must hold ---- */

/* Every booking adds up to nothing, and so does all of it; counted here, not there. */
static void books_balance(struct world *w)
{
    const struct ad_ledger *b = &w->live.books;
    int64_t sum = 0, all = 0, held = 0, fines = 0;
    uint32_t booking = 0;

    for (unsigned i = 0; i < b->count; i++) {
        const struct ad_ledger_entry *e = &b->entry[i];

        if (e->booking != booking) {
            kit_ok(w->row, sum == 0);
            booking = e->booking;
        }
        kit_ok(w->row, strcmp(e->posting.money.currency, "DEM") == 0);
        sum += e->posting.money.amount;
        all += e->posting.money.amount;
        held += e->posting.account.kind == AD_ACCOUNT_HELD ? e->posting.money.amount : 0;
        fines += e->posting.account.kind == AD_ACCOUNT_FINES ? e->posting.money.amount : 0;
        world_point(w, e->head.point);
    }
    kit_ok(w->row, sum == 0 && all == 0 && ad_ledger_balances(b));
    kit_ok(w->row, fines == w->own.fined);
    for (unsigned f = 0; f < w->files; f++) /* what is held was paid and is not settled */
        for (unsigned n = 0; n < AD_CASE_FILINGS; n++) {
            const struct ad_case_filing *p = &w->live.file[f].filing[n];

            held -= p->outcome == AD_OUTCOME_NONE ? p->paid : 0;
        }
    kit_ok(w->row, held == 0);
}

/* BTO 16.2: while a championship runs a list is what it was, and some stand behind it. */
static void lists_stand(struct world *w)
{
    for (unsigned k = 0; k < w->clubs; k++) {
        const struct ad_squad *s = &w->live.squad[k].s;

        kit_ok(w->row, (s->running > 0) == (w->own.running[k] > 0));
        if (!w->own.running[k])
            continue;
        kit_ok(w->row, s->line_count >= w->own.lines[k]);
        for (unsigned i = 0; i < w->own.lines[k]; i++)
            kit_ok(w->row, s->lines[i].person == w->own.before[k][i].person &&
                               s->lines[i].rank == w->own.before[k][i].rank &&
                               s->lines[i].team == w->own.before[k][i].team);
        memcpy(w->own.before[k], s->lines, s->line_count * sizeof *s->lines);
        w->own.lines[k] = s->line_count;
    }
}

/* A use that was recorded stays, whatever number its player has later (BTO 16.5). */
static void uses_stay(struct world *w)
{
    for (unsigned k = 0; k < w->clubs; k++) {
        const struct ad_squad *s = &w->live.squad[k].s;
        uint64_t who = 0;

        for (unsigned i = 0; i < s->use_count; i++) {
            const struct ad_squad_line *l = ad_squad_line_of_rank(s, s->uses[i].rank);

            kit_ok(w->row, l != NULL);
            who += l ? l->person * (i + 1u) : 0;
            if (i + 1 == w->own.uses[k])
                kit_ok(w->row, who == w->own.used[k]);
        }
        kit_ok(w->row, s->use_count >= w->own.uses[k]);
        w->own.uses[k] = s->use_count;
        w->own.used[k] = who;
    }
}

/* What was told for a step is never earlier later on. */
static void deadlines_hold(struct world *w)
{
    struct ad_due due[AD_DUES_MAX];

    for (unsigned f = 0; f < w->files; f++) {
        const struct ad_case *c = &w->live.file[f];
        unsigned n = ad_case_due(due, c), appeal = c->state >= AD_CASE_APPEAL_FILED;

        for (unsigned i = 0; i < n; i++) {
            ad_date *told = &w->own.told[f][due[i].what][due[i].instance][appeal];

            if (due[i].what == AD_DUE_CONFIRM) /* each remedy has its own day */
                continue;

            world_point(w, due[i].point);
            kit_ok(w->row, due[i].by == AD_NO_DATE || due[i].by >= *told);
            /* A new decision that nobody has delivered yet: its term is its own. */
            if (due[i].by > *told || due[i].by == AD_NO_DATE)
                *told = due[i].by;
        }
    }
}

void world_check(struct world *w)
{
    books_balance(w);
    lists_stand(w);
    uses_stay(w);
    deadlines_hold(w);
    if (chance(w, 50))
        world_replay(w);
}
