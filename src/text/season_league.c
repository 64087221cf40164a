/*
 * text/season_league.c -- a championship that runs: how it begins, its stages, who leaves it.
 */
#include "text/season.h"

#include <string.h>

#include "text/season_league_say.h"
#include "text/season_say.h"
#include "federation/names.h"

/* ---- names ---- */

struct ad__league *ad__need_league(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__league *h = r->state->league.now;

    if (!h)
        ad__args_bad(a, AD_SCRIPT_NO_EVENT, NULL);
    return h;
}

unsigned ad__entry_named(const struct ad__league *h, const struct ad__word *w)
{
    for (unsigned i = 0; i < h->c.run.count; i++)
        if (ad__word_same(&h->team[i].name, w))
            return i + 1;
    return 0;
}

bool ad__no_entry(const struct ad__league *h, struct ad__args *a, const struct ad__word *w)
{
    struct ad__near near = ad__near_to(w);
    bool first = !a->bad;

    for (unsigned i = 0; h && i < h->c.run.count; i++)
        ad__near_try(&near, h->team[i].name.text, h->team[i].name.len);
    ad__args_bad(a, AD_SCRIPT_ENTRY, w);
    if (first)
        ad__near_tell(&near, a->l);
    return false;
}

unsigned ad__need_entry(const struct ad__league *h, struct ad__args *a)
{
    struct ad__word w;
    unsigned n;

    if (!ad__arg_need(a, &w))
        return 0;
    n = h ? ad__entry_named(h, &w) : 0;
    if (n == 0)
        ad__no_entry(h, a, &w);
    return n;
}

const char *ad__entry_text(const struct ad__league *h, unsigned entry, char out[64])
{
    struct put p = {out, 64, 0};

    if (entry > 0 && entry <= h->c.run.count)
        put_bytes(&p, h->team[entry - 1].name.text, h->team[entry - 1].name.len);
    put_end(&p);
    return out;
}

unsigned ad__league_level(uint8_t at[AD_TIED_MAX], const struct ad__league *h,
                          const struct ad_champ_contest *k)
{
    bool cup = k->decided && k->scope >= AD_SCOPE_PAIRING;
    unsigned n = 0;

    for (unsigned i = 0; i < k->count; i++) {
        unsigned left = h->entry[k->who[k->decided ? k->order[i] : i] - 1].left;

        if (!left || left > k->stage + 1u || cup)
            at[n++] = (uint8_t)i;
    }
    return n > 1 ? n : 0;
}

unsigned ad__arg_stage(const struct ad__league *h, struct ad__args *a)
{
    struct ad__word w;

    if (!h || !ad__arg_value(a, "stage", &w))
        return h ? h->c.run.stage : 0;
    for (unsigned i = 0; i < h->t.stages; i++)
        if (ad__word_is(&w, h->t.stage[i].id))
            return i;
    ad__args_bad(a, AD_SCRIPT_NAME, &w);
    return 0;
}

unsigned ad__league_groups(const struct ad__league *h, unsigned stage)
{
    unsigned most = 0;

    for (unsigned i = 0; i < h->c.run.count; i++)
        if (h->entry[i].group[stage] > most)
            most = h->entry[i].group[stage];
    return most;
}

/* ---- commands ---- */

static int year_decide(struct ad_season_script *r, const struct ad_season_cmd *cmd)
{
    struct ad__season *s = r->state;

    s->year.rules = &ad__readings(r)->lines;
    s->out.event = s->event;
    s->out.cap = AD__SEASON_EVENTS;
    return ad_season_decide(&s->out, &s->year, cmd, s->league.scratch, sizeof s->league.scratch);
}

int ad__year_do(struct ad_season_script *r, const struct ad_season_cmd *cmd)
{
    struct ad__season *s = r->state;
    int got = year_decide(r, cmd);

    for (unsigned i = 0; got == 0 && i < s->out.count; i++)
        got = ad_season_apply(&s->year, &s->event[i]);
    return got;
}

uint16_t ad__league_number(const struct ad_season_script *r, const struct ad__league *h)
{
    return (uint16_t)(h - r->state->league.champ + 1);
}

void ad__answer_pair(struct ad_season_script *r, const struct ad__league *h,
                     const struct ad_champ_match *m)
{
    char text[160], name[64];
    struct put p = {text, sizeof text, 0};

    put_text(&p, ad__entry_text(h, m->home, name));
    put_char(&p, '-');
    put_text(&p, ad__entry_text(h, m->guest, name));
    put_end(&p);
    ad__answer_fact(r, "match", text);
}

/* What is missing: the match that is open, who has the right to play at home, a number. */
static void answer_missing(struct ad_season_script *r, const struct ad__league *h,
                           const struct ad_champ_cmd *cmd, const struct ad_champ_verdict *v)
{
    char name[64];

    if (v->moves)
        ad__answer_fact(r, "ask", "up,down");
    if (!ad_champ_code_refuses(v->code))
        return;
    if (v->match && h->match[v->match - 1].guest)
        ad__answer_pair(r, h, &h->match[v->match - 1]);
    if (v->entry)
        ad__answer_fact(r, "team", ad__entry_text(h, v->entry, name));
    if (v->code == AD_CHAMP_HOME)
        ad__answer_fact(
            r, "home",
            ad__entry_text(h, ad_championship_entry(&h->c, cmd->pair[v->pair - 1].guest), name));
    if (v->code == AD_CHAMP_NO_LINEUP)
        ad__answer_number(r, "board", v->board);
}

void ad__answer_league(struct ad_season_script *r, const struct ad__league *h,
                       const struct ad_champ_cmd *cmd, const struct ad_champ_verdict *v)
{
    ad__answer(r,
               v->code == AD_CHAMP_RUN_NO ? ad_run_code_name(v->run) : ad_champ_code_name(v->code));
    for (unsigned i = 0; i < v->points; i++)
        ad__answer_by(r, v->by[i]);
    r->answer.proposed = v->proposed;
    if (v->level)
        ad__answer_number(r, "level", v->level);
    if (v->stage)
        ad__answer_fact(r, "stage", h->t.stage[v->stage - 1].id);
    answer_missing(r, h, cmd, v);
    if (v->code >= AD_CHAMP_FULL || v->moves)
        ad__tell_refusal(r, h, v);
}

/* `then` decides, and may apply what came of it. */
static bool league_answer(struct ad_champ_verdict *out, struct ad_season_script *r,
                          struct ad__args *a, struct ad__league *h, const struct ad_champ_cmd *cmd,
                          int (*then)(struct ad_season_script *, const struct ad_season_cmd *))
{
    struct ad_season_cmd season = {
        .kind = AD_SEASON_LEAGUE, .league = ad__league_number(r, h), .champ = cmd};

    if (then(r, &season) != 0)
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    *out = r->state->out.verdict.champ;
    ad__answer_league(r, h, cmd, out);
    if (r->state->out.verdict.turns > 0)
        ad__answer_fact(r, "ask", "director");
    return true;
}

bool ad__league_do(struct ad_champ_verdict *out, struct ad_season_script *r, struct ad__args *a,
                   struct ad__league *h, const struct ad_champ_cmd *cmd)
{
    return league_answer(out, r, a, h, cmd, ad__year_do);
}

bool ad__league_ask(struct ad_champ_verdict *out, struct ad_season_script *r, struct ad__args *a,
                    struct ad__league *h, const struct ad_champ_cmd *cmd)
{
    return league_answer(out, r, a, h, cmd, year_decide);
}

/* ---- a championship begins ---- */

static void new_champ(struct ad__league *h, const struct ad__word *name)
{
    memset(h, 0, sizeof *h);
    h->name = *name;
    h->of.c = &h->c;
    h->of.t = &h->t;
    h->of.report = h->ledger;
    h->c.run.entries = h->run;
    h->c.run.cap = AD__CHAMP_ENTRIES;
    h->c.entry = h->entry;
    h->c.match = h->match;
    h->c.match_cap = AD__CHAMP_MATCHES;
}

/* championship NAME [TEMPLATE [year=N] [area=ORG] [top-league]]: it begins, or the script goes on with it */
static bool championship(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__leagues *g = &r->state->league;
    struct ad_season *year = &r->state->year;
    struct ad__league *h = NULL;
    struct ad__word name = {0};
    uint32_t in = (uint32_t)(r->state->year.season + 1);
    bool top = ad__arg_flag(a, "top-league");
    struct ad__named_org *area = ad__arg_org(r, a, "area");
    const struct ad_org *of;

    ad__arg_need(a, &name);
    for (unsigned i = 0; i < year->leagues; i++)
        if (ad__word_same(&g->champ[i].name, &name))
            h = &g->champ[i];
    if (h && ad__args_end(a)) {
        g->now = h;
        return true;
    }
    if (year->leagues == AD__CHAMPS)
        ad__args_bad(a, AD_SCRIPT_MANY, &name);
    if (a->bad)
        return false;
    ad__arg_number(a, "year", 9999, &in);
    h = &g->champ[year->leagues];
    new_champ(h, &name);
    if (!ad__need_template(a, &h->t) || !ad__args_end(a))
        return false;
    ad_template_fill(&h->t);
    h->year = (int)in;
    h->of.top_league = top;
    of = area ? &area->org : ad__area_of(r, &h->t);
    h->of.area = of ? of->id : 0;
    g->now = h;
    g->league_of[year->leagues++] = &h->of;
    return true;
}

/* ---- who comes and who leaves ---- */

/* TEAM [on=DATE] [point=POINT] [by=INSTANCE] [case=NAME]. NULL: a fault. */
static struct ad__league *entry_args(struct ad_champ_cmd *cmd, struct ad_season_script *r,
                                     struct ad__args *a)
{
    struct ad__league *h = ad__need_league(r, a);
    unsigned entry = ad__need_entry(h, a);

    ad__arg_order(r, h, a, cmd);
    cmd->consent = ad__arg_flag(a, "consent");
    if (a->bad)
        return NULL;
    cmd->run.who = h->run[entry - 1].who;
    return h;
}

/* Of the last command. */
static unsigned count_events(const struct ad_season_script *r, enum ad_champ_event_kind kind)
{
    const struct ad_season_events *out = &r->state->out;
    unsigned n = 0;

    for (unsigned i = 0; i < out->count; i++)
        n += out->event[i].kind == AD_SEASON_EV_LEAGUE && out->event[i].champ.kind == kind;
    return n;
}

static unsigned count_carried(const struct ad_season_script *r)
{
    const struct ad_season_events *out = &r->state->out;
    unsigned n = 0;

    for (unsigned i = 0; i < out->count; i++)
        n += out->event[i].kind == AD_SEASON_EV_LEAGUE &&
             out->event[i].champ.kind == AD_CHAMP_EV_FIXED &&
             out->event[i].champ.match.kind == AD_CHAMP_CARRIED;
    return n;
}

/* A command about one entry: WITHDRAW, EXCLUDE, ADMIT. */
static bool run_entry(struct ad_season_script *r, struct ad__args *a, enum ad_competition_kind kind)
{
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_RUN, .run = {.kind = (uint8_t)kind}};
    struct ad__league *h = entry_args(&cmd, r, a);
    unsigned annulled, awarded;
    struct ad_champ_verdict out;

    if (!ad__args_end(a))
        return false;
    cmd.forfeits_played = ad__readings(r)->forfeit_played;
    if (!ad__league_do(&out, r, a, h, &cmd))
        return false;
    if (ad_champ_code_refuses(out.code) || kind == AD_RUN_ADMIT)
        return true;
    annulled = count_events(r, AD_CHAMP_EV_ANNULLED);
    awarded = count_events(r, AD_CHAMP_EV_RULED);
    ad__answer_number(r, "annulled", annulled);
    ad__answer_number(r, "awarded", awarded);
    if (out.fine_due[AD_HOME])
        ad__answer_fact(r, "fine", "yes");
    ad__tell_asks(r, h);
    if (annulled)
        ad__tell_anew(r);
    return true;
}

static bool admit(struct ad_season_script *r, struct ad__args *a)
{
    return run_entry(r, a, AD_RUN_ADMIT);
}

static bool withdraw(struct ad_season_script *r, struct ad__args *a)
{
    return run_entry(r, a, AD_RUN_WITHDRAW);
}

static bool exclude(struct ad_season_script *r, struct ad__args *a)
{
    return run_entry(r, a, AD_RUN_EXCLUDE);
}

/* ---- stages ---- */

/* Nobody drew the numbers of a later stage; or one who came through has left: who takes part? */
static void tell_field(struct ad_season_script *r, const struct ad_champ_verdict *v)
{
    static const enum ad_point by[] = {AD_BTO_26_2};
    struct put *p = ad__answer_block(r);

    if (v->undrawn) {
        ad__answer_fact(r, "numbers", "undrawn");
        ad__tell_league(p, AD__LEAGUE_BY_PLACE, r->lang);
        ad__tell_points(p, by, 1);
        put_text(p, ".\n");
    }
    if (v->run == AD_RUN_FIELD && v->entry)
        ad__tell_league(p, AD__LEAGUE_GONE, r->lang);
}

/* start [confirmed] [rounds=N] [groups=N]: a stage as drawn, a later one else by the ranking */
static bool start(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__league *h = ad__need_league(r, a);
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_START, .run = {.kind = AD_RUN_START}};
    struct ad_champ_verdict out;
    uint32_t rounds = 0, groups = 0;
    unsigned carried;
    bool first;

    cmd.run.confirmed = ad__arg_flag(a, "confirmed");
    ad__arg_number(a, "rounds", 99, &rounds);
    ad__arg_number(a, "groups", AD_CHAMP_GROUPS, &groups);
    if (!ad__args_end(a))
        return false;
    first = h->c.run.phase == AD_COMPETITION_ENTRIES;
    cmd.run.rounds = (uint16_t)rounds;
    cmd.run.groups = (uint16_t)groups;
    cmd.run.associations = (uint16_t)ad__associations(r->state, NULL);
    if (first && groups == 0 && h->draws > 0)
        cmd.run.groups = h->draw[h->draws - 1].group;
    cmd.draw = h->draw;
    cmd.draws = h->draws;
    cmd.dates = h->date;
    cmd.date_count = h->dates;
    cmd.on = h->dates ? h->date[0] : AD_NO_DATE;
    if (!ad__league_do(&out, r, a, h, &cmd))
        return false;
    tell_field(r, &out);
    if (ad_champ_code_refuses(out.code))
        return true;
    carried = count_carried(r);
    ad__answer_fact(r, "stage", h->t.stage[h->c.run.stage].id);
    ad__answer_number(r, "groups", ad__league_groups(h, h->c.run.stage));
    ad__answer_number(r, "rounds", h->c.run.rounds);
    ad__answer_number(r, "matches", count_events(r, AD_CHAMP_EV_FIXED) - carried);
    ad__answer_number(r, "carried", carried);
    h->dates = h->draws = 0;
    return true;
}

/* close [seats=N] [up=N] [down=N] [confirmed]: the stage is over, or all of it; so many are sent to
 * the next event, go up and down */
static bool close_stage(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__league *h = ad__need_league(r, a);
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_CLOSE, .run = {.kind = AD_RUN_CLOSE}};
    struct ad_champ_verdict out;
    uint32_t seats = 0, up, down;
    bool told = ad__arg_moves(a, &up, &down);

    cmd.on = AD_NO_DATE;
    cmd.run.confirmed = ad__arg_flag(a, "confirmed");
    ad__arg_date(a, "on", &cmd.on);
    ad__arg_number(a, "seats", 99, &seats);
    cmd.number = (uint16_t)seats;
    if (!ad__args_end(a))
        return false;
    if (told && !ad__league_moves(r, a, h, up, down))
        return !a->bad;
    if (!ad__league_do(&out, r, a, h, &cmd))
        return false;
    if (ad_champ_code_refuses(out.code))
        return true;
    ad__answer_fact(r, "over", h->c.run.phase == AD_COMPETITION_OVER ? "yes" : "no");
    return true;
}

/* So many points; with a minus they are given back. */
static int16_t read_points(struct ad__args *a)
{
    struct ad__word w;
    bool back;

    if (!ad__arg_need(a, &w))
        return 0;
    back = w.len > 1 && w.text[0] == '-';
    w.text += back;
    w.len -= back;
    return (int16_t)((back ? -10 : 10) * (int)ad__word_number(a, &w, 99));
}

/* deduct TEAM [-]N point=POINT [by=INSTANCE] [case=NAME] [stage=STAGE]: so many match points are
 * taken away by a sanction (BTO 4.1), or given back, in the present stage or in one that was closed */
static bool deduct(struct ad_season_script *r, struct ad__args *a)
{
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_DEDUCT};
    struct ad__league *h = entry_args(&cmd, r, a);
    struct ad_champ_verdict out;

    cmd.amount = read_points(a);
    cmd.stage = (uint8_t)(ad__arg_stage(h, a) + 1);
    if (!ad__args_end(a))
        return false;
    if (!ad__league_do(&out, r, a, h, &cmd))
        return false;
    ad__tell_asks(r, h);
    return true;
}

const struct ad__season_verb ad__season_leagues[] = {
    {{"championship", "NAME [TEMPLATE [year=N] [area=ORG] [top-league]]", false}, championship},
    {{"start", "[confirmed] [rounds=N] [groups=N]", true}, start},
    {{"admit", "TEAM [on=DATE]", true}, admit},
    {{"withdraw", "TEAM [on=DATE]", true}, withdraw},
    {{"exclude", "TEAM point=POINT by=INSTANCE [consent] [case=NAME] [on=DATE]", true}, exclude},
    {{"deduct", "TEAM [-]POINTS point=POINT [by=INSTANCE] [case=NAME] [on=DATE] [stage=STAGE]",
      true},
     deduct},
    {{"close", "[on=DATE] [seats=N] [up=N] [down=N] [confirmed]", true}, close_stage},
    {{0}, NULL},
};
