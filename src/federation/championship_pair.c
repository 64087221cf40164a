/*
 * federation/championship_pair.c -- the next round of a cup or a Swiss, as it was drawn or paired.
 *
 *   point              what
 *   BTO 12.2, 13.3     a cup: lots; of one association in the final only; matches that are set
 *   BTO 12.3           home right from the second round on, "if possible": proposed
 *   BTO 23.6, 32.2     what is open before it
 */
#include <string.h>

#include "federation/groups.h"
#include "federation/championship.h"
#include "federation/competition_inside.h"

enum { MOST = 512 }; /* entries that are paired here */

struct pairing {
    struct ad__champ *w;
    uint16_t in[MOST]; /* entries who are still in, from 1 */
    unsigned count;
    struct ad_pair pair[MOST]; /* places in `in`, from 1 */
    unsigned round;            /* from 1 */
};

static void refuse_pair(struct pairing *p, enum ad_champ_code code, enum ad_draw_bad why,
                        unsigned nth)
{
    ad__champ_refuse(p->w, code);
    p->w->out->verdict.draw = (uint8_t)why;
    p->w->out->verdict.pair = (uint16_t)nth;
}

static bool failed(const struct pairing *p)
{
    return p->w->err || ad_champ_code_refuses(p->w->out->verdict.code);
}

static void cite_draws(struct ad__champ *w, enum ad_drawn kind)
{
    for (unsigned i = 0; i < w->t->draws; i++)
        if (w->t->draw[i].kind == kind)
            ad__champ_cite_line(w, w->t->draw[i].line.by);
}

/* ---- everybody once ---- */

static uint16_t place_of(const struct pairing *p, uint32_t who)
{
    unsigned entry = who ? ad_championship_entry(p->w->c, who) : 0;

    for (unsigned i = 0; entry && i < p->count; i++)
        if (p->in[i] == entry)
            return (uint16_t)(i + 1);
    return 0;
}

static void read_pairs(struct pairing *p)
{
    const struct ad_champ_cmd *cmd = p->w->cmd;

    if (cmd->pairs > MOST || (cmd->pairs && !cmd->pair)) {
        refuse_pair(p, AD_CHAMP_PAIRS, AD_DRAW_COUNT, 0);
        return;
    }
    for (unsigned i = 0; i < cmd->pairs; i++) {
        p->pair[i] =
            (struct ad_pair){place_of(p, cmd->pair[i].home), place_of(p, cmd->pair[i].guest)};
        if (!p->pair[i].white || (!p->pair[i].black && cmd->pair[i].guest)) {
            refuse_pair(p, AD_CHAMP_PAIRS, AD_DRAW_ENTRANT, i + 1);
            return;
        }
    }
}

/* ---- a cup ---- */

/* The first entry of an association is its first (BTO 13.3). */
static void take_entries(struct ad_cup_entry *out, const struct pairing *p)
{
    const struct ad_championship *c = p->w->c;

    for (unsigned i = 0; i < p->count; i++) {
        uint32_t association = c->entry[p->in[i] - 1].association;

        out[i] = (struct ad_cup_entry){.association = association, .nth = 1};
        for (unsigned k = 0; k + 1u < p->in[i]; k++)
            out[i].nth = (uint8_t)(out[i].nth + (c->entry[k].association == association &&
                                                 c->entry[k].group[c->run.stage] != 0));
    }
}

/* More of one association than there are matches: some of them meet, however it is drawn. */
static bool cannot_part(const struct ad_cup *cup, unsigned matches)
{
    for (unsigned i = 0; cup->draw.group && i < cup->draw.count; i++) {
        unsigned n = 0;

        for (unsigned k = 0; k < cup->draw.count; k++)
            n += cup->group[i] && cup->group[k] == cup->group[i];
        if (n > matches)
            return true;
    }
    return false;
}

static bool has_set_matches(const struct ad_template *t)
{
    for (unsigned i = 0; i < t->draws; i++)
        if (t->draw[i].kind == AD_DRAWN_ROUND1 && t->draw[i].fixed_count)
            return true;
    return false;
}

static void check_draw(struct pairing *p)
{
    struct ad__champ *w = p->w;
    const struct ad_champ_cmd *cmd = w->cmd;
    struct ad_cup_entry entry[AD_CUP_MAX];
    struct ad_cup cup;
    unsigned at = 0, round = p->round;
    enum ad_draw_bad why;

    take_entries(entry, p);
    cite_draws(w, AD_DRAWN_PAIRINGS);
    if (round == 1)
        cite_draws(w, AD_DRAWN_ROUND1);
    if (ad_cup_rules(&cup, w->t->draw, w->t->draws, entry, p->count, cmd->strongest,
                     cmd->strongest_count, false, round) != 0) {
        /* Whose matches are set is not known, or they are not there: a person looks at it. */
        if (!cmd->run.confirmed && has_set_matches(w->t)) {
            refuse_pair(p, AD_CHAMP_PAIRS, AD_DRAW_SET, 0);
            w->out->verdict.proposed = true;
            return;
        }
        ad_cup_rules(&cup, w->t->draw, w->t->draws, entry, p->count, NULL, 0, false, round + 1);
    }
    if (cannot_part(&cup, cmd->pairs))
        cup.draw.group = NULL;
    why = ad_draw_check(&cup.draw, p->pair, cmd->pairs, &at);
    if (why != AD_DRAW_FINE)
        refuse_pair(p, AD_CHAMP_PAIRS, why, why == AD_DRAW_COUNT || at >= cmd->pairs ? 0 : at + 1);
}

static struct ad_home_past past_of(const struct ad_championship *c, unsigned entry)
{
    struct ad_home_past past = {0};

    for (unsigned i = 0; i < c->matches; i++) {
        const struct ad_champ_match *m = &c->match[i];

        if (m->stage != c->run.stage || m->kind != AD_CHAMP_ROUND || !ad__champ_plays(m, entry))
            continue;
        past.last = 0;
        if (!m->guest || m->state == AD_CHAMP_ANNULLED || m->cause[0] == AD_CAUSE_WITHDRAWAL)
            continue; /* nobody travelled */
        past.home = (uint8_t)(past.home + (m->home == entry));
        past.last = m->home == entry ? 'h' : 'a';
    }
    return past;
}

/* BTO 12.3: "if possible". */
static void check_home(struct pairing *p, const struct ad_template_draw *row)
{
    struct ad__champ *w = p->w;

    if (row->kind != AD_DRAWN_HOME || row->alternate_from <= 0 ||
        (int)p->round < row->alternate_from)
        return;
    ad__champ_cite_line(w, row->line.by);
    for (unsigned i = 0; i < w->cmd->pairs && !w->cmd->run.confirmed && !failed(p); i++) {
        const struct ad_pair *pair = &p->pair[i];
        struct ad_home_past first, second;

        if (!pair->black)
            continue;
        first = past_of(w->c, p->in[pair->white - 1]);
        second = past_of(w->c, p->in[pair->black - 1]);
        if (ad_knockout_home(&first, &second) != AD_HOME_SECOND)
            continue;
        refuse_pair(p, AD_CHAMP_HOME, AD_DRAW_FINE, i + 1);
        w->out->verdict.proposed = true;
    }
}

static void check_cup(struct pairing *p)
{
    struct ad__champ *w = p->w;

    check_draw(p);
    for (unsigned i = 0; i < w->t->draws && !failed(p); i++)
        check_home(p, &w->t->draw[i]);
}

/* All matches are over and those that were level decided. */
static bool cup_ready(struct pairing *p)
{
    struct ad__champ *w = p->w;
    struct ad_champ_verdict *v = &w->out->verdict;

    if (w->c->run.paired && ad__champ_may_settle(w)) {
        ad__champ_settle(w);
        if (v->code == AD_CHAMP_PLAY || v->code == AD_CHAMP_NEED_LOT)
            ad__champ_refuse(w, AD_CHAMP_UNFINISHED);
    }
    if (v->code == AD_CHAMP_UNFINISHED)
        ad__champ_cite(w, AD_BTO_23_6);
    if (failed(p))
        return false;
    p->count = ad__champ_left(w, NULL);
    if (p->count > AD_CUP_MAX) {
        ad__champ_refuse(w, AD_CHAMP_FULL);
        return false;
    }
    ad__champ_left(w, p->in);
    if (p->count > 1)
        return true;
    v->run = AD_RUN_ROUNDS;
    ad__champ_refuse(w, AD_CHAMP_RUN_NO);
    return false;
}

/* ---- a Swiss ---- */

/* A game that was not played is none: they may still meet. */
static bool played(const struct ad__champ *w, const struct ad_champ_match *m)
{
    struct ad_match match = ad__champ_match(m);
    struct ad_match_score s;

    ad_match_score(&s, &match, ad__champ_boards(w->t));
    return s.result[AD_HOME] != '+' && s.result[AD_HOME] != '-';
}

/* Have they met in this stage? With guest 0: was he free? */
static bool met(const struct ad__champ *w, unsigned home, unsigned guest)
{
    const struct ad_championship *c = w->c;

    for (unsigned i = 0; i < c->matches; i++) {
        const struct ad_champ_match *m = &c->match[i];

        if (m->stage == c->run.stage && m->kind == AD_CHAMP_ROUND &&
            m->state != AD_CHAMP_ANNULLED && ad__champ_is_of(m, home, guest) &&
            (!guest || played(w, m)))
            return true;
    }
    return false;
}

/* Where no round is possible any more the arbiter decides what to do: a person may confirm it. */
static void check_met(struct pairing *p)
{
    struct ad__champ *w = p->w;

    for (unsigned i = 0; i < w->cmd->pairs && !w->cmd->run.confirmed && !failed(p); i++) {
        unsigned home = p->in[p->pair[i].white - 1];
        unsigned guest = p->pair[i].black ? p->in[p->pair[i].black - 1] : 0;

        if (!met(w, home, guest))
            continue;
        refuse_pair(p, guest ? AD_CHAMP_MET : AD_CHAMP_FREE, AD_DRAW_FINE, i + 1);
        w->out->verdict.proposed = true;
    }
}

static void check_swiss(struct pairing *p)
{
    const struct ad_champ_cmd *cmd = p->w->cmd;
    bool seen[MOST + 1] = {false};
    unsigned frees = 0;

    if (cmd->pairs != (p->count + 1) / 2)
        refuse_pair(p, AD_CHAMP_PAIRS, AD_DRAW_COUNT, 0);
    for (unsigned i = 0; i < cmd->pairs && !failed(p); i++) {
        unsigned white = p->pair[i].white, black = p->pair[i].black;

        if (seen[white] || (black && seen[black]) || white == black)
            refuse_pair(p, AD_CHAMP_PAIRS, AD_DRAW_ENTRANT, i + 1);
        else if (!black && (frees++ || p->count % 2 == 0))
            refuse_pair(p, AD_CHAMP_FREE, AD_DRAW_FINE, i + 1);
        seen[white] = true;
        seen[black] = black != 0;
    }
    if (!failed(p))
        check_met(p);
}

/* The first match that nobody reported, from 1; 0: none. */
static unsigned first_due(const struct ad_championship *c)
{
    for (unsigned i = 0; i < c->matches; i++)
        if (c->match[i].stage == c->run.stage && c->match[i].kind == AD_CHAMP_ROUND &&
            c->match[i].state == AD_CHAMP_DUE)
            return i + 1;
    return 0;
}

/* Adjourned games may be open, but not before the last round (BTO 32.2). */
static bool swiss_ready(struct pairing *p)
{
    struct ad__champ *w = p->w;
    struct ad_champ_verdict *v = &w->out->verdict;
    const struct ad_championship *c = w->c;
    struct ad_competition_cmd cmd = {.kind = AD_RUN_PAIR};
    struct ad_competition_answer a;

    ad_competition_decide(&a, &c->run, w->t, &cmd);
    for (unsigned i = 0; i < 2; i++)
        ad__champ_cite(w, a.by[i]);
    ad__champ_cite_line(w, ad__champ_stage(c, w->t, c->run.stage)->line.by);
    v->run = a.code;
    v->match = (uint16_t)first_due(c);
    if (a.code != AD_RUN_OK)
        ad__champ_refuse(w, AD_CHAMP_RUN_NO);
    else if (v->match)
        ad__champ_refuse(w, AD_CHAMP_UNFINISHED);
    for (unsigned i = 1; i <= c->run.count && !failed(p); i++)
        if (ad__champ_active(c, i) && c->entry[i - 1].group[c->run.stage]) {
            if (p->count == MOST)
                ad__champ_refuse(w, AD_CHAMP_FULL);
            else
                p->in[p->count++] = (uint16_t)i;
        }
    return !failed(p);
}

/* ---- the round ---- */

static bool day_fits(const struct ad__champ *w)
{
    const struct ad_championship *c = w->c;

    for (unsigned i = 0; i < c->matches; i++)
        if (c->match[i].stage == c->run.stage && c->match[i].kind == AD_CHAMP_ROUND &&
            w->cmd->on != AD_NO_DATE && c->match[i].on != AD_NO_DATE && c->match[i].on > w->cmd->on)
            return false;
    return true;
}

static void fix(struct pairing *p, const struct ad_pair *pair)
{
    unsigned home = p->in[pair->white - 1], guest = pair->black ? p->in[pair->black - 1] : 0;
    struct ad_champ_match *m = ad__champ_fixed(p->w, 1, p->round, home, guest, p->w->cmd->on);

    if (!guest)
        m->state = AD_CHAMP_DONE;
}

/* False, and a refusal: it is not played so, or has not begun. */
static bool may_pair(struct ad__champ *w)
{
    const struct ad_championship *c = w->c;

    if (c->run.phase != AD_COMPETITION_RUNNING || !ad__champ_size(c, c->run.stage, 0)) {
        w->out->verdict.run = AD_RUN_PHASE;
        ad__champ_refuse(w, AD_CHAMP_RUN_NO);
        return false;
    }
    if (c->run.system == AD_STAGE_KNOCKOUT || c->run.system == AD_STAGE_SWISS)
        return true;
    ad__champ_refuse(w, AD_CHAMP_SYSTEM);
    ad__champ_cite(w, AD_BTO_26_2);
    return false;
}

void ad__champ_pair(struct ad__champ *w)
{
    const struct ad_championship *c = w->c;
    struct pairing p = {.w = w, .round = c->run.paired + 1u};
    bool cup = c->run.system == AD_STAGE_KNOCKOUT;

    if (!may_pair(w) || !(cup ? cup_ready(&p) : swiss_ready(&p)))
        return;
    read_pairs(&p);
    if (!failed(&p) && cup)
        check_cup(&p);
    else if (!failed(&p))
        check_swiss(&p);
    if (failed(&p))
        return;
    if (!day_fits(w))
        ad__champ_refuse(w, AD_CHAMP_BAD_DAY);
    else if (w->matches + w->cmd->pairs > c->match_cap || p.round > UINT8_MAX)
        ad__champ_refuse(w, AD_CHAMP_FULL);
    for (unsigned i = 0; i < w->cmd->pairs && !failed(&p); i++)
        fix(&p, &p.pair[i]);
}

/* ---- drawing ---- */

static bool home_alternates(const struct ad_template *t, unsigned round)
{
    for (unsigned i = 0; i < t->draws; i++)
        if (t->draw[i].kind == AD_DRAWN_HOME && t->draw[i].alternate_from > 0 &&
            (int)round >= t->draw[i].alternate_from)
            return true;
    return false;
}

static struct ad_champ_pair drawn(const struct pairing *p, struct ad_pair pair, bool alternates)
{
    const struct ad_championship *c = p->w->c;
    unsigned home = p->in[pair.white - 1], guest = pair.black ? p->in[pair.black - 1] : 0;

    if (guest && alternates) {
        struct ad_home_past first = past_of(c, home), second = past_of(c, guest);

        if (ad_knockout_home(&first, &second) == AD_HOME_SECOND) {
            guest = home;
            home = p->in[pair.black - 1];
        }
    }
    return (struct ad_champ_pair){c->run.entries[home - 1].who,
                                  guest ? c->run.entries[guest - 1].who : 0};
}

int ad_championship_draw(struct ad_champ_pair *out, unsigned cap, const struct ad_championship *c,
                         const struct ad_template *t, const uint32_t *strongest,
                         unsigned strongest_count, struct ad_lot *lot)
{
    struct ad_champ_events none = {0};
    struct ad__champ w = {.c = c, .t = t, .out = &none};
    struct pairing p = {.w = &w, .round = c->run.paired + 1u};
    struct ad_cup_entry entry[AD_CUP_MAX];
    struct ad_pair pair[AD_CUP_MAX / 2];
    struct ad_cup cup;
    int n;

    if (c->run.phase != AD_COMPETITION_RUNNING || c->run.system != AD_STAGE_KNOCKOUT)
        return AD_EINVAL;
    p.count = ad__champ_left(&w, NULL);
    if (p.count < 2 || p.count > AD_CUP_MAX)
        return p.count < 2 ? AD_EINVAL : AD_EFULL;
    ad__champ_left(&w, p.in);
    take_entries(entry, &p);
    if (ad_cup_rules(&cup, t->draw, t->draws, entry, p.count, strongest, strongest_count, false,
                     p.round) != 0)
        return AD_EINVAL;
    if (cannot_part(&cup, ad_knockout_size(p.count) / 2))
        cup.draw.group = NULL;
    n = ad_draw_make(pair, &cup.draw, lot);
    if (n > 0 && (unsigned)n > cap)
        return AD_EFULL;
    for (int i = 0; i < n; i++)
        out[i] = drawn(&p, pair[i], home_alternates(t, p.round));
    return n;
}
