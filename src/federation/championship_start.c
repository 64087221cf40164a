/*
 * federation/championship_start.c -- a stage begins: its groups, and who meets whom when.
 *
 *   point              what
 *   BTO 26             groups and numbers as they were drawn
 *   SJ 8.2             the final: the first of each group, with what they played against each other;
 *                      who of them has left since is a question
 *
 * All rounds are fixed at once by the Berger table, the first named at home.
 */
#include <string.h>

#include "adoube/schedule.h"
#include "federation/championship.h"
#include "federation/competition_inside.h"
#include "federation/template_inside.h"

/* ---- the draw ---- */

static void cite_draws(struct ad__champ *w)
{
    for (unsigned i = 0; i < w->t->draws; i++)
        if (w->t->draw[i].kind == AD_DRAWN_GROUPS || w->t->draw[i].kind == AD_DRAWN_PAIRINGS)
            ad__champ_cite_line(w, w->t->draw[i].line.by);
}

/* ---- fixtures ---- */

struct fixing {
    struct ad__champ *w;
    unsigned group, size;
    uint16_t entry[AD_NUMBERS_MAX]; /* [number - 1]: from 1 */
    const struct ad_template_stage *line;
    int from;                    /* the stage whose results are carried; -1: none */
    unsigned gone;               /* entry that should be in a later stage and has left; 0: none */
    uint16_t up[AD_NUMBERS_MAX]; /* entries that moved up for those who left */
    unsigned ups;
};

static ad_date date_of(const struct ad_champ_cmd *cmd, unsigned round)
{
    return round <= cmd->date_count ? cmd->dates[round - 1] : AD_NO_DATE;
}

unsigned ad__champ_met(const struct ad_championship *c, unsigned from, unsigned a, unsigned b)
{
    for (unsigned i = 0; i < c->matches; i++) {
        const struct ad_champ_match *m = &c->match[i];

        if (m->stage == from && m->kind != AD_CHAMP_PLAYOFF && m->state == AD_CHAMP_DONE &&
            ad__champ_is_of(m, a, b))
            return i + 1;
    }
    return 0;
}

void ad__champ_carry(struct ad_champ_match *m, const struct ad_championship *c, unsigned from)
{
    uint8_t stage = m->stage, group = m->group, round = m->round;

    memcpy(m, &c->match[from - 1], sizeof *m);
    m->stage = stage;
    m->group = group;
    m->round = round;
    m->kind = AD_CHAMP_CARRIED;
    m->from = (uint16_t)from;
    m->on = AD_NO_DATE;
}

static void fix(struct fixing *f, unsigned round, unsigned home, unsigned guest)
{
    struct ad__champ *w = f->w;
    struct ad_champ_match *m =
        ad__champ_fixed(w, f->group, round, home, guest, date_of(w->cmd, round));
    unsigned from = f->from < 0 ? 0 : ad__champ_met(w->c, (unsigned)f->from, home, guest);

    if (from)
        ad__champ_carry(m, w->c, from);
}

static void fix_group(struct fixing *f)
{
    struct ad_schedule s = {.table = AD_TABLE_BERGER,
                            .count = f->size,
                            .cycles = f->line->cycles > 0 ? (unsigned)f->line->cycles : 1};
    struct ad_pair pairs[AD_NUMBERS_MAX];
    unsigned rounds = ad_schedule_rounds(&s);

    for (unsigned r = 0; r < rounds; r++) {
        unsigned n = ad_schedule_pairs(pairs, &s, r);

        for (unsigned i = 0; i < n; i++)
            if (pairs[i].black)
                fix(f, r + 1, f->entry[pairs[i].white - 1], f->entry[pairs[i].black - 1]);
    }
}

/* The days of rounds do not run backwards. */
static bool dates_fit(const struct ad_champ_cmd *cmd)
{
    ad_date last = AD_NO_DATE;

    for (unsigned i = 0; i < cmd->date_count; i++) {
        if (cmd->dates[i] == AD_NO_DATE)
            continue;
        if (last != AD_NO_DATE && cmd->dates[i] < last)
            return false;
        last = cmd->dates[i];
    }
    return true;
}

struct ad_champ_event *ad__champ_drawn(struct ad__champ *w, unsigned stage, unsigned entry,
                                       unsigned group, unsigned number)
{
    struct ad_champ_event *e = ad__champ_event(w, AD_CHAMP_EV_DRAWN);

    e->stage = (uint8_t)stage;
    e->who = (uint16_t)entry;
    e->group = (uint8_t)group;
    e->number = (uint16_t)number;
    return e;
}

/* Is there room for all of it? */
static bool has_room(struct ad__champ *w, const struct ad_template_stage *s, unsigned entries,
                     unsigned groups)
{
    unsigned size = (entries + groups - 1) / groups;
    size_t cycles = s->cycles > 0 ? (size_t)s->cycles : 1;
    size_t most = 0;

    for (unsigned g = 0; g < groups; g++) {
        unsigned n = entries / groups + (g < entries % groups);

        most += (size_t)n * (n - 1) / 2 * cycles;
    }
    return w->t->boards.n <= AD_CHAMP_BOARDS && size <= AD_NUMBERS_MAX &&
           groups <= AD_CHAMP_GROUPS && cycles * size <= AD_ROUNDS_MAX &&
           w->c->matches + most <= w->c->match_cap && w->c->matches + most <= UINT16_MAX;
}

/* ---- the first stage ---- */

/* A group as it was drawn. */
static void drawn_group(struct fixing *f, struct ad__champ *w, const struct ad_template_stage *s,
                        unsigned group)
{
    memset(f, 0, sizeof *f);
    f->w = w;
    f->group = group;
    f->size = ad__champ_drawn_size(w->cmd, group);
    f->line = s;
    f->from = -1;
    for (unsigned i = 0; i < w->cmd->draws; i++)
        if (w->cmd->draw[i].group == group)
            f->entry[w->cmd->draw[i].number - 1] =
                (uint16_t)ad_championship_entry(w->c, w->cmd->draw[i].who);
}

static bool clubs_fit(struct ad__champ *w, const struct ad_template_stage *s, unsigned groups)
{
    for (unsigned g = 1; g <= groups; g++) {
        struct fixing f;

        drawn_group(&f, w, s, g);
        if (!ad__champ_clubs_fit(w, f.entry, f.size, -1))
            return false;
    }
    return true;
}

/* A person may let clubmates meet later. */
static void refuse_clubs(struct ad__champ *w)
{
    ad__champ_refuse(w, AD_CHAMP_DRAW_BAD);
    w->out->verdict.proposed = true;
    ad__champ_cite(w, AD_BTO_26_2);
}

static void fix_drawn(struct ad__champ *w, const struct ad_template_stage *s, unsigned groups)
{
    const struct ad_championship *c = w->c;

    for (unsigned i = 0; i < c->run.count; i++) {
        const struct ad_champ_draw *d = ad__champ_drawn_by(w->cmd, c->run.entries[i].who);

        if (d)
            ad__champ_drawn(w, 0, i + 1, d->group, d->number);
    }
    for (unsigned g = 1; g <= groups; g++) {
        struct fixing f;

        drawn_group(&f, w, s, g);
        fix_group(&f);
    }
}

/* The competition's own answer: field, rounds and groups. False: it says no. */
static bool may_start(struct ad__champ *w, struct ad_competition_answer *a, bool *odd_field)
{
    struct ad_competition_cmd cmd = w->cmd->run;
    struct ad_champ_verdict *v = &w->out->verdict;

    cmd.kind = AD_RUN_START;
    cmd.confirmed = false;
    ad_competition_decide(a, &w->c->run, w->t, &cmd);
    *odd_field = a->code == AD_RUN_FIELD;
    v->run = a->code;
    for (unsigned i = 0; i < 2; i++)
        ad__champ_cite(w, a->by[i]);
    if (a->proposed) {
        v->proposed = !w->cmd->run.confirmed;
        cmd.confirmed = w->cmd->run.confirmed;
        ad_competition_decide(a, &w->c->run, w->t, &cmd);
    }
    if (a->code != AD_RUN_OK)
        ad__champ_refuse(w, AD_CHAMP_RUN_NO);
    return a->code == AD_RUN_OK;
}

static void not_foreseen(struct ad__champ *w, unsigned stage)
{
    ad__champ_refuse(w, AD_CHAMP_NOT_FORESEEN);
    w->out->verdict.stage = (uint8_t)(stage + 1);
}

static bool is_foreseen(const struct ad_template_stage *s)
{
    return s->system == AD_STAGE_ROUND_ROBIN && s->groups <= 1;
}

/* A later stage that could not be run is told before the first one begins. */
static bool later_foreseen(struct ad__champ *w, unsigned entries)
{
    for (unsigned i = 1; i < AD_CHAMP_STAGES; i++) {
        const struct ad_template_stage *s = ad_template_stage_for(w->t, i, entries);

        if (!s || is_foreseen(s) || w->cmd->run.confirmed)
            continue;
        ad__champ_cite_line(w, s->line.by);
        not_foreseen(w, i);
        w->out->verdict.proposed = true;
        return false;
    }
    return true;
}

/* A cup or a Swiss: who plays whom is drawn or paired round by round. */
static void start_paired(struct ad__champ *w, const struct ad_template_stage *s,
                         const struct ad_competition_event *begins)
{
    const struct ad_championship *c = w->c;
    struct ad_champ_event *e;
    unsigned number = 0;

    ad__champ_cite_line(w, s->line.by);
    if (s->system == AD_STAGE_UNSAID) {
        ad__champ_refuse(w, AD_CHAMP_SYSTEM);
        return;
    }
    if (begins->groups > 1) {
        not_foreseen(w, 0);
        return;
    }
    if (w->t->boards.n > AD_CHAMP_BOARDS || begins->rounds > AD_ROUNDS_MAX) {
        ad__champ_refuse(w, AD_CHAMP_FULL);
        return;
    }
    e = ad__champ_event(w, AD_CHAMP_EV_RUN);
    memcpy(&e->run, begins, sizeof e->run);
    for (unsigned i = 1; i <= c->run.count; i++)
        if (ad__champ_active(c, i))
            ad__champ_drawn(w, 0, i, 1, ++number);
}

static void start_first(struct ad__champ *w)
{
    unsigned n = ad_competition_admitted(&w->c->run);
    const struct ad_template_stage *s = ad_template_stage_for(w->t, 0, n);
    struct ad_competition_answer a;
    struct ad_champ_event *e;
    bool odd_field;

    if (!may_start(w, &a, &odd_field) || !later_foreseen(w, n))
        return;
    if (s->system != AD_STAGE_ROUND_ROBIN) {
        start_paired(w, s, &a.event);
        return;
    }
    if (!dates_fit(w->cmd)) {
        ad__champ_refuse(w, AD_CHAMP_BAD_DAY);
        return;
    }
    cite_draws(w);
    ad__champ_cite_line(w, s->line.by);
    if (!ad__champ_draw_fits(w, s, a.event.groups, odd_field)) {
        ad__champ_refuse(w, AD_CHAMP_DRAW_BAD);
    } else if (!has_room(w, s, n, a.event.groups)) {
        ad__champ_refuse(w, AD_CHAMP_FULL);
    } else if (!w->cmd->run.confirmed && !clubs_fit(w, s, a.event.groups)) {
        refuse_clubs(w);
    } else {
        e = ad__champ_event(w, AD_CHAMP_EV_RUN);
        memcpy(&e->run, &a.event, sizeof e->run);
        fix_drawn(w, s, a.event.groups);
    }
}

/* ---- a later stage ---- */

unsigned ad__champ_origin(const struct ad_championship *c, const struct ad_template *t,
                          unsigned stage)
{
    const struct ad_template_stage *here = ad__champ_stage(c, t, stage);

    for (unsigned i = stage; here && i-- > 0;) {
        const struct ad_template_stage *s = ad__champ_stage(c, t, i);

        if (s && (!here->from[0] || strcmp(s->id, here->from) == 0))
            return i;
    }
    return stage - 1;
}

/* The number of the place-th (from 0) of a group: each row of places the other way round, so that
 * of two places round 1 of the table is what is carried (ad_final_number). */
static unsigned final_number(unsigned groups, unsigned group, unsigned row)
{
    return row * groups + (row % 2 ? groups - group : group + 1);
}

/* Is it clear that this row is among those from `first` to before `end`? Where the template has no
 * line to part them, a person may let it be as the table has it. */
static bool is_parted(struct ad__champ *w, const struct ad__champ_now *now, unsigned row,
                      unsigned first, unsigned end)
{
    unsigned low, high;
    bool contest = ad__champ_span(now, row, &low, &high);

    if ((low >= first && high < end) || (!contest && w->cmd->run.confirmed))
        return true;
    ad__champ_refuse(w, AD_CHAMP_LEVEL);
    w->out->verdict.proposed = !contest;
    return false;
}

/* Who comes through, by number; returns how many, 0 if the field has no full set of numbers or if
 * it is not clear: a ruling since the close may have made some level. */
static unsigned qualified(struct ad__champ *w, struct fixing *f, struct ad_places places)
{
    unsigned groups = ad__champ_groups(w->c, (unsigned)f->from), n = 0;
    unsigned first = places.first ? places.first : 1;

    memset(f->entry, 0, sizeof f->entry);
    for (unsigned g = 1; g <= groups; g++) {
        struct ad__arena a = ad__arena_of(w->memory, w->size);
        struct ad__champ_now now;
        unsigned last, gone = 0; /* since the close: the next ones move up */

        if (ad__champ_failed(w, ad__champ_now(&now, w->c, w->t, (unsigned)f->from, g, NULL, &a)))
            return 0;
        last = places.first ? places.last : now.r.active;
        for (unsigned p = 1; p <= last && p + gone <= now.r.active; p++) {
            unsigned row = p + gone - 1, number;

            if (!ad__champ_active(w->c, now.r.row[row].entry)) {
                if (places.first && !f->gone)
                    f->gone = now.r.row[row].entry;
                gone++;
                p--;
                continue;
            }
            if (p < first)
                continue;
            number = final_number(groups, g - 1, p - first);
            if (number > AD_NUMBERS_MAX || !is_parted(w, &now, row, first - 1 + gone, last + gone))
                return 0;
            f->entry[number - 1] = now.r.row[row].entry;
            if (row >= last)
                f->up[f->ups++] = now.r.row[row].entry;
            n++;
        }
    }
    return n;
}

/* Gaps close up if a group had too few. */
static void close_up(struct fixing *f)
{
    unsigned n = 0;

    for (unsigned i = 0; i < AD_NUMBERS_MAX; i++)
        if (f->entry[i])
            f->entry[n++] = f->entry[i];
}

bool ad__champ_stage_begun(const struct ad_championship *c, unsigned stage)
{
    return ad__champ_size(c, stage, 0) > 0;
}

/* The stage as it really is: a group may have had too few. */
static void begin_later(struct ad__champ *w, const struct fixing *f)
{
    const struct ad_competition *run = &w->c->run;
    struct ad_schedule s = {.table = AD_TABLE_BERGER,
                            .count = f->size,
                            .cycles = f->line->cycles > 0 ? (unsigned)f->line->cycles : 1};
    struct ad_competition_event *e = &ad__champ_event(w, AD_CHAMP_EV_RUN)->run;

    e->seq = run->seq + 1;
    e->kind = AD_RUN_START;
    e->phase = AD_COMPETITION_RUNNING;
    e->stage = run->stage;
    e->system = run->system;
    e->size = (uint16_t)f->size;
    e->groups = 1;
    e->rounds = (uint16_t)ad_schedule_rounds(&s);
}

static bool is_among(const uint16_t *list, unsigned n, unsigned entry)
{
    for (unsigned i = 0; i < n; i++)
        if (list[i] == entry)
            return true;
    return false;
}

/* Numbers as they were drawn (BTO 26.2): everybody who comes through, once; without those who would
 * move up for who left, if nobody is to. */
static bool take_draw(struct fixing *f)
{
    const struct ad__champ *w = f->w;
    const struct ad_champ_cmd *cmd = w->cmd;
    uint16_t drawn[AD_NUMBERS_MAX] = {0}, *odd = &w->out->verdict.entry;

    if (cmd->draws > f->size || cmd->draws < 2 || !ad__champ_numbers_fit(cmd))
        return false;
    for (unsigned i = 0; i < cmd->draws; i++) {
        unsigned entry = ad_championship_entry(w->c, cmd->draw[i].who);

        *odd = (uint16_t)entry;
        if (cmd->draw[i].group != 1 || !is_among(f->entry, f->size, entry))
            return false;
        drawn[cmd->draw[i].number - 1] = (uint16_t)entry;
    }
    for (unsigned i = 0; i < f->size; i++) {
        *odd = f->entry[i];
        if (!is_among(drawn, cmd->draws, *odd) && !is_among(f->up, f->ups, *odd))
            return false;
    }
    *odd = 0;
    memcpy(f->entry, drawn, sizeof drawn);
    f->size = cmd->draws;
    return true;
}

/* The numbers of a later stage: drawn, or by the places; then that is told. */
static bool number_later(struct fixing *f)
{
    struct ad__champ *w = f->w;

    if (w->cmd->draws)
        cite_draws(w);
    if (w->cmd->draws && !take_draw(f))
        ad__champ_refuse(w, AD_CHAMP_DRAW_BAD);
    else if (!w->cmd->run.confirmed && !ad__champ_clubs_fit(w, f->entry, f->size, f->from))
        refuse_clubs(w);
    else
        w->out->verdict.undrawn = !w->cmd->draws;
    return !ad_champ_code_refuses(w->out->verdict.code);
}

/* Somebody who came through has left since. Whether the next one moves up the order does not say. */
static bool field_stands(const struct fixing *f)
{
    struct ad_champ_verdict *v = &f->w->out->verdict;

    if (!f->gone || f->w->cmd->run.confirmed)
        return true;
    v->run = AD_RUN_FIELD;
    v->proposed = true;
    v->entry = (uint16_t)f->gone;
    ad__champ_refuse(f->w, AD_CHAMP_RUN_NO);
    return false;
}

static void start_later(struct ad__champ *w)
{
    unsigned stage = w->c->run.stage;
    const struct ad_template_stage *s = ad__champ_stage(w->c, w->t, stage);
    struct fixing f = {.w = w, .group = 1, .line = s};

    if (s)
        ad__champ_cite_line(w, s->line.by);
    if (!s || !is_foreseen(s) || w->c->run.groups > 1) {
        not_foreseen(w, stage);
        return;
    }
    f.from = (int)ad__champ_origin(w->c, w->t, stage);
    f.size = qualified(w, &f, s->places);
    close_up(&f);
    if (s->carry != AD_CARRY_SAME_GROUP)
        f.from = -1;
    if (ad_champ_code_refuses(w->out->verdict.code) || !field_stands(&f))
        return;
    if (f.size < 2)
        ad__champ_refuse(w, AD_CHAMP_DRAW_BAD);
    else if (!dates_fit(w->cmd))
        ad__champ_refuse(w, AD_CHAMP_BAD_DAY);
    else if (!has_room(w, s, f.size, 1))
        ad__champ_refuse(w, AD_CHAMP_FULL);
    if (ad_champ_code_refuses(w->out->verdict.code) || !number_later(&f))
        return;
    begin_later(w, &f);
    for (unsigned i = 0; i < f.size; i++)
        ad__champ_drawn(w, stage, f.entry[i], 1, i + 1);
    fix_group(&f);
}

void ad__champ_start(struct ad__champ *w)
{
    const struct ad_competition *run = &w->c->run;

    if (run->phase == AD_COMPETITION_RUNNING && run->stage > 0 && run->stage < AD_CHAMP_STAGES &&
        !ad__champ_stage_begun(w->c, run->stage))
        start_later(w);
    else
        start_first(w);
}
