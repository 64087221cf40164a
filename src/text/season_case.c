/*
 * text/season_case.c -- disputes, protests and appeals: who takes part, and what happens.
 */
#include "text/season_disputes.h"
#include "text/season_say.h"
#include "federation/names.h"
#include "federation/case_inside.h"

#include <string.h>

/* ---- a case ---- */

static struct ad__case *case_named(struct ad__disputes *d, const struct ad__word *w)
{
    for (unsigned i = 0; i < d->case_count; i++)
        if (ad__word_same(&d->cases[i].name, w))
            return &d->cases[i];
    return NULL;
}

uint32_t ad__case_number(struct ad_season_script *r, const struct ad__word *name)
{
    const struct ad__case *k = case_named(r->disputes, name);

    return k ? (uint32_t)(k - r->disputes->cases) + 1 : 0;
}

bool ad__case_stayed(const struct ad_season_script *r, uint32_t number)
{
    return number && !ad_case_in_force(&r->disputes->cases[number - 1].file);
}

/* Of an exclusion nothing is left to be ruled. */
bool ad__is_overturned(const struct ad_season_script *r, const struct ad__league *h,
                       const struct ad_champ_match *m)
{
    const struct ad__case *k = m->case_no ? &r->disputes->cases[m->case_no - 1] : NULL;

    return k && k->begun && m->state != AD_CHAMP_ANNULLED &&
           h->entry[m->home - 1].excluded.case_no != m->case_no &&
           (!m->guest || h->entry[m->guest - 1].excluded.case_no != m->case_no) &&
           !ad_case_holds(&k->file, (enum ad_instance)m->instance);
}

bool ad__points_overturned(const struct ad_season_script *r, const struct ad_champ_taken *t)
{
    const struct ad__case *k = t->case_no ? &r->disputes->cases[t->case_no - 1] : NULL;

    return k && k->begun && t->amount > 0 && !t->stayed &&
           !ad_case_holds(&k->file, (enum ad_instance)t->instance);
}

struct ad__case *ad__need_case(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__disputes *d = r->disputes;
    struct ad__case *k;
    struct ad__word w;

    if (ad__arg_value(a, "case", &w)) {
        k = case_named(d, &w);
        if (!k)
            ad__args_bad(a, AD_SCRIPT_NAME, &w);
        return k;
    }
    if (d->case_count)
        return &d->cases[d->case_count - 1];
    ad__args_bad(a, AD_SCRIPT_NO_CASE, NULL);
    return NULL;
}

/* Cases without a name are called by their number. */
static void read_case_name(struct ad__args *a, struct ad__disputes *d, struct ad__word *name)
{
    static const char digits[AD__CASES + 1] = "12345678";

    if (d->case_count == AD__CASES) {
        ad__args_bad(a, AD_SCRIPT_MANY, NULL);
        return;
    }
    *name = (struct ad__word){digits + d->case_count, 1, false};
    ad__arg_value(a, "as", name);
    if (case_named(d, name))
        ad__args_bad(a, AD_SCRIPT_TAKEN, name);
}

/* case INSTANCE [as=NAME] incident=DATE [decided=DATE copies=N [person=N]] [youth] [blitz-rule] */
static bool case_begins(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__disputes *d = r->disputes;
    struct ad_matter m = {.incident = AD_NO_DATE, .postmark = AD_NO_DATE};
    uint32_t copies = 3;
    struct ad__word w, name = {0};

    m.youth = ad__arg_flag(a, "youth");
    m.blitz_rule = ad__arg_flag(a, "blitz-rule");
    if (ad__arg_need(a, &w))
        m.first = (uint8_t)ad__read_instance(a, &w);
    read_case_name(a, d, &name);
    ad__arg_date(a, "incident", &m.incident);
    ad__arg_date(a, "decided", &m.postmark);
    ad__arg_number(a, "copies", 99, &copies);
    m.decided_by = ad__arg_somebody(r, a, "person");
    if (m.incident == AD_NO_DATE && m.postmark == AD_NO_DATE)
        ad__args_missing(a, "incident");
    if (!ad__args_end(a))
        return false;
    m.start = m.postmark == AD_NO_DATE ? AD_START_DISPUTE : AD_START_DECIDED;
    m.copies = (uint8_t)copies;
    d->cases[d->case_count++] = (struct ad__case){.name = name, .matter = m};
    return true;
}

/* Words of a list: sanctioned,affected. */
static uint8_t read_grounds(struct ad__args *a)
{
    static const char *const names[] = {"sanctioned", "result", "affected", "director", "disputes"};
    struct ad__word w;
    unsigned grounds = 0;

    if (!ad__arg_value(a, "grounds", &w))
        return 0;
    for (const char *at = w.text, *end = at + w.len; at < end;) {
        const char *comma = memchr(at, ',', (size_t)(end - at)), *stop = comma ? comma : end;
        struct ad__word one = {at, (size_t)(stop - at), false};
        int found = ad__word_find(a->l, &one, names, 5);
        if (found < 0)
            a->bad = true;
        else
            grounds |= 1u << found;
        at = stop + 1;
    }
    return (uint8_t)grounds;
}

/* A declared club or person is known by its name; others by what is said, or by their place. */
static struct ad_party read_party(struct ad_season_script *r, struct ad__args *a,
                                  const struct ad__word *name, unsigned place, ad_date on)
{
    struct ad__named_org *o = ad__org_named(r->state, name);
    struct ad__named_person *p = ad__person_named(r->state, name);
    struct ad_party out = {.grounds = read_grounds(a)};
    uint32_t club = ad__arg_club(r, a, "club"), of[2] = {ad__arg_club(r, a, "member"), 0};

    if (!club && o && o->org.level == AD_CLUB)
        club = AD__DECLARED + o->org.id;
    out.is_club = club > 0;
    out.id = club ? club : p ? AD__DECLARED + p->p.id : 1000u + place;
    if (!club && !of[0])
        ad__clubs_of(r->state, out.id, on, of);
    out.club = club ? club : of[0];
    return out;
}

static uint8_t find_party(const struct ad__case *k, const struct ad__word *w)
{
    unsigned n = k->begun ? k->file.matter.parties : k->matter.parties;

    for (unsigned i = 0; i < n; i++)
        if (ad__word_same(&k->party[i], w))
            return (uint8_t)i;
    return AD_CASE_PARTIES;
}

/* Whose member a party is counts when it is decided on the remedy (5.11), not when it happened. */
static ad_date day_of(const struct ad_matter *m)
{
    return m->postmark != AD_NO_DATE ? m->postmark : m->incident;
}

/* party NAME [grounds=GROUND,…] [club=CLUB | member=CLUB] [case=NAME]: who takes part in it */
static bool party(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__case *k = ad__need_case(r, a);
    struct ad__word name = {0};
    struct ad_party who = {0};

    if (k && ad__arg_need(a, &name)) {
        if (k->begun)
            ad__args_bad(a, AD_SCRIPT_CASE_BEGUN, &name);
        if (k->matter.parties == AD_CASE_PARTIES)
            ad__args_bad(a, AD_SCRIPT_MANY, &name);
        if (find_party(k, &name) < AD_CASE_PARTIES)
            ad__args_bad(a, AD_SCRIPT_TAKEN, &name);
        who = read_party(r, a, &name, k->matter.parties, day_of(&k->matter));
    }
    if (!ad__args_end(a))
        return false;
    k->party[k->matter.parties] = name;
    k->matter.party[k->matter.parties++] = who;
    return true;
}

/* ---- what happens ---- */

static void read_judge(struct ad_case_command *c, struct ad_season_script *r, struct ad__args *a)
{
    c->person = ad__arg_somebody(r, a, "person");
    c->judge = (struct ad_judge){.person = c->person};
    c->judge.acted_below = ad__arg_flag(a, "acted-below");
    if (c->kind == AD_CASE_JOIN) /* member= is the party's */
        return;
    c->judge.club[0] = ad__arg_club(r, a, "member");
    if (!c->judge.club[0])
        ad__clubs_of(r->state, c->person, c->on, c->judge.club);
}

static void read_amounts(struct ad_case_command *c, struct ad__args *a)
{
    struct ad_money expenses = {0}, charge = {0};
    struct ad_money refund = {.amount = AD_NO_AMOUNT}, below = {.amount = AD_NO_AMOUNT};

    if (c->kind == AD_CASE_PAY)
        ad__arg_money(a, "money", &c->money);
    ad__arg_money(a, "expenses", &expenses);
    ad__arg_money(a, "refund", &refund);
    ad__arg_money(a, "refund-below", &below);
    ad__arg_money(a, "charge", &charge);
    c->uncovered = ad__arg_flag(a, "uncovered");
    c->expenses = expenses.amount;
    c->refund = refund.amount;
    c->refund_below = below.amount;
    c->charge = charge.amount;
}

/* Who is addressed, or acts; with the others it follows from the case. */
static bool names_instance(unsigned kind)
{
    return kind == AD_CASE_REQUEST || kind == AD_CASE_RULE || kind == AD_CASE_PROTEST ||
           kind == AD_CASE_APPEAL || kind == AD_CASE_STAY_IT || kind == AD_CASE_JUDGE ||
           kind == AD_CASE_UNABLE;
}

static void read_rest(struct ad_case_command *c, struct ad_season_script *r, struct ad__args *a)
{
    static const char *const means[] = {"plain", "registered", "receipt"};
    static const char *const stays[] = {"none", "full", "limited"};
    static const char *const modes[] = {"oral", "written"};
    uint32_t copies = 0;
    struct ad__word w;

    c->means = (uint8_t)ad__arg_choice(a, "by", means, 3, AD_MEANS_REGISTERED);
    c->stay = (uint8_t)ad__arg_choice(a, "stay", stays, 3, AD_STAY_FULL);
    c->mode = (uint8_t)ad__arg_choice(a, "mode", modes, 2, AD_HEARING_ORAL);
    c->reasons = !ad__arg_flag(a, "no-reasons");
    c->notice = ad__arg_flag(a, "notice");
    if (ad__arg_value(a, "outcome", &w) &&
        (c->outcome = (uint8_t)ad_outcome_find(w.text, w.len)) == AD_OUTCOME_NONE)
        ad__args_bad(a, AD_SCRIPT_UNKNOWN, &w);
    if (names_instance(c->kind) && ad__arg_value(a, "instance", &w))
        c->instance = (uint8_t)ad__read_instance(a, &w);
    ad__arg_number(a, "copies", 99, &copies);
    c->copies = (uint8_t)copies;
    read_judge(c, r, a);
    read_amounts(c, a);
}

/* Who acts is a party of the case; who joins may be new. */
static void read_actor(struct ad_case_command *c, struct ad_season_script *r, struct ad__args *a,
                       const struct ad__case *k, struct ad__word *name)
{
    if (!ad__arg_value(a, "party", name)) {
        if (c->kind == AD_CASE_JOIN)
            ad__args_missing(a, "party");
        return;
    }
    c->party = find_party(k, name);
    if (c->kind != AD_CASE_JOIN) {
        if (c->party == AD_CASE_PARTIES)
            ad__args_bad(a, AD_SCRIPT_NAME, name);
        return;
    }
    if (c->party == AD_CASE_PARTIES) {
        c->who = read_party(r, a, name, k->file.matter.parties, c->on);
    } else {
        c->who = k->file.matter.party[c->party];
        c->who.grounds = read_grounds(a);
    }
}

static void read_command(struct ad_case_command *c, struct ad_season_script *r, struct ad__args *a,
                         const struct ad__case *k, struct ad__word *name)
{
    struct ad__word w;
    ad_date on = AD_NO_DATE;
    enum ad_case_command_kind kind = AD_CASE_COMMANDS;

    ad__need_date(a, "on", &on);
    if (ad__arg_need(a, &w))
        kind = ad_case_command_find(w.text, w.len);
    if (kind == AD_CASE_COMMANDS) {
        ad__args_bad(a, AD_SCRIPT_UNKNOWN, &w);
        return;
    }
    *c = ad_case_command(kind, on);
    read_actor(c, r, a, k, name);
    c->postmark = on;
    ad__arg_date(a, "posted", &c->postmark);
    ad__arg_date(a, "received", &c->received);
    ad__arg_date(a, "day", &c->day);
    read_rest(c, r, a);
}

static struct ad_money moved(const struct ad_case_events *out, const struct ad_case *c,
                             enum ad_booked why)
{
    int64_t sum = 0;

    for (unsigned i = 0; i < out->count; i++)
        if (out->event[i].kind == AD_CASE_EV_MONEY && out->event[i].booked == why)
            sum += out->event[i].money.amount;
    return ad_money(sum, c->rules.fees.currency);
}

static void answer_case(struct ad_season_script *r, const struct ad__case *k,
                        const struct ad_case_verdict *v, const struct ad_case_events *out)
{
    const struct ad_case *c = &k->file;
    struct ad_money back = moved(out, c, AD_BOOKED_REFUND), gone = moved(out, c, AD_BOOKED_FORFEIT);
    struct ad_money charged = moved(out, c, AD_BOOKED_CHARGE);

    ad__answer(r, ad_case_code_name(v->code));
    ad__answer_fact(r, "state", ad_case_state_name((enum ad_case_state)c->state));
    ad__answer_fact(r, "in-force", ad_case_in_force(c) ? "yes" : "no");
    if (back.amount)
        ad__answer_money(r, "refund", back);
    if (gone.amount)
        ad__answer_money(r, "forfeited", gone);
    if (charged.amount)
        ad__answer_money(r, "charged", charged);
    ad__answer_by(r, v->by[0]);
    ad__answer_by(r, v->by[1]);
    for (unsigned i = 0; i < out->count; i++)
        ad__answer_by(r, out->event[i].verdict.by[0]);
    if (v->code == AD_CASE_OK && v->party < c->matter.parties) /* by which right */
        ad__answer_by(r, ad_case_entitled(c, &c->matter.party[v->party]).by[0]);
    if (c->matter.youth)
        ad__answer_by(r, AD_SJ_12_3);
    r->answer.proposed = v->proposed;
}

bool ad__case_open(struct ad_case *out, const struct ad_season_script *r, const struct ad__case *k)
{
    const struct ad_case_rules *rules = k->begun ? &k->file.rules : &ad__readings(r)->cases;

    return ad_case_init(out, (uint32_t)(k - r->disputes->cases) + 1, &k->matter, rules) == 0;
}

const struct ad_case *ad__case_file(struct ad_season_script *r, uint32_t number)
{
    struct ad__case *k = &r->disputes->cases[number - 1];

    return k->begun || ad__case_open(&k->file, r, k) ? &k->file : NULL;
}

/* Keep it, fold it in, book it, say it. */
static void happen(struct ad_season_script *r, struct ad__case *k, const struct ad_case_event *e,
                   const struct ad__word *name)
{
    struct ad__disputes *d = r->disputes;
    struct ad_case_names names;

    ad_case_apply(&k->file, e);
    ad_case_book(ad__books(r), &k->file, e);
    d->event[d->events++] = (struct ad__case_event){(uint8_t)(k - d->cases), *e};
    if (e->kind == AD_CASE_EV_JOINED)
        k->party[e->n] = *name;
    names = ad__case_names(r, k);
    ad__tell_event(ad__answer_block(r), r, e, &k->file, &names);
}

static bool was_ruled_by(const struct ad__league *h, uint32_t number)
{
    for (unsigned i = 0; i < h->c.matches; i++)
        if (h->match[i].case_no == number)
            return true;
    for (unsigned i = 0; i < h->c.run.count; i++) {
        if (h->entry[i].excluded.case_no == number)
            return true;
        for (unsigned stage = 0; stage < AD_CHAMP_STAGES; stage++)
            if (h->entry[i].taken[stage].case_no == number)
                return true;
    }
    return false;
}

/* A ban holds while its decision does. */
static bool follow_in_bans(struct ad_season_script *r, const struct ad__case *k)
{
    struct ad_season_cmd cmd = {.kind = AD_SEASON_STAY, .file = &k->file};

    return ad__year_do(r, &cmd) == 0;
}

/* A ruling counts while its decision is in force (5.9). False: no room. */
static bool follow_in_tables(struct ad_season_script *r, const struct ad__case *k, ad_date on)
{
    const struct ad_season_events *out = &r->state->out;
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_STAY,
                               .case_no = (uint32_t)(k - r->disputes->cases) + 1,
                               .file = &k->file,
                               .on = on};

    for (unsigned i = 0; i < r->state->year.leagues; i++) {
        const struct ad__league *h = &r->state->league.champ[i];
        struct ad_season_cmd season = {
            .kind = AD_SEASON_LEAGUE, .league = ad__league_number(r, h), .champ = &cmd};

        if (!was_ruled_by(h, cmd.case_no))
            continue;
        if (ad__year_do(r, &season) != 0)
            return false;
        for (unsigned n = 0; n < out->count; n++)
            if (out->event[n].kind == AD_SEASON_EV_LEAGUE &&
                out->event[n].champ.kind == AD_CHAMP_EV_STAYED)
                ad__tell_match(r, h, out->event[n].champ.n, NULL, false);
        if (out->verdict.turns > 0)
            ad__answer_fact(r, "ask", "director");
        ad__tell_asks(r, h);
    }
    return true;
}

/* Points that were taken away are given back by whoever granted it, as many as that decision says. */
static void ask_for_points(struct ad_season_script *r, const struct ad__league *h, uint32_t number)
{
    char name[64];

    for (unsigned i = 0; i < h->c.run.count; i++)
        for (unsigned stage = 0; stage < AD_CHAMP_STAGES; stage++)
            if (h->entry[i].taken[stage].case_no == number &&
                ad__points_overturned(r, &h->entry[i].taken[stage])) {
                ad__answer_fact(r, "ask", "points");
                ad__answer_fact(r, "of", ad__entry_text(h, i + 1, name));
                ad__tell(ad__answer_block(r), AD__TOLD_CASE_OVERTURNED, r->lang);
            }
}

/* What a granted remedy means for a result the order does not say (5.2, 5.14). */
static void ask_for_rulings(struct ad_season_script *r, const struct ad__case *k)
{
    ad__ask_for_sanctions(r, &k->file);
    for (unsigned i = 0; i < r->state->year.leagues; i++) {
        const struct ad__league *h = &r->state->league.champ[i];

        ask_for_points(r, h, (uint32_t)(k - r->disputes->cases) + 1);
        for (unsigned n = 0; n < h->c.matches; n++) {
            const struct ad_champ_match *m = &h->match[n];

            if (m->case_no != (uint32_t)(k - r->disputes->cases) + 1 || !ad__is_overturned(r, h, m))
                continue;
            ad__answer_fact(r, "ask", "ruling");
            ad__answer_pair(r, h, m);
            ad__tell_match(r, h, n + 1, NULL, false);
            ad__tell(ad__answer_block(r), AD__TOLD_CASE_OVERTURNED, r->lang);
        }
    }
}

/* It may be put off, not brought forward. */
static void answer_first_hearing(struct ad_season_script *r, const struct ad_case *c, ad_date on)
{
    ad_date first = ad_case_hearing_from(on, &c->rules);

    for (unsigned i = 0; i < sizeof c->filing / sizeof *c->filing; i++)
        if (c->filing[i].hearing > first)
            first = c->filing[i].hearing;
    ad__answer_date(r, "first", first);
}

/* act COMMAND on=DATE [case=NAME] [party=NAME] …: something happens in the case */
static bool act(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__disputes *d = r->disputes;
    struct ad__case *k = ad__need_case(r, a);
    struct ad__word name = {0};
    struct ad_case_command c;
    struct ad_case_events out;
    struct ad_case_verdict v;

    if (!k)
        return false;
    if (!k->begun && !ad__case_open(&k->file, r, k))
        return ad__args_bad(a, AD_SCRIPT_CASE_DAY, NULL);
    read_command(&c, r, a, k, &name);
    if (!ad__args_end(a))
        return false;
    v = ad_case_decide(&out, &k->file, &c);
    if (d->events + out.count > AD__CASE_EVENTS || ad__books(r)->count + 2 * out.count > AD__BOOKED)
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    k->begun = true;
    for (unsigned i = 0; i < out.count; i++)
        happen(r, k, &out.event[i], &name);
    answer_case(r, k, &v, &out);
    if (c.kind == AD_CASE_SET_HEARING && v.code == AD_CASE_BAD_DAY)
        answer_first_hearing(r, &k->file, c.on);
    if (c.kind == AD_CASE_JUDGE && v.code == AD_CASE_OK)
        ask_for_rulings(r, k);
    return (follow_in_tables(r, k, c.on) && follow_in_bans(r, k) &&
            ad__follow_in_fines(r, &k->file, c.on)) ||
           ad__args_bad(a, AD_SCRIPT_MANY, NULL);
}

const struct ad__season_verb ad__season_cases[] = {
    {{"case",
      "INSTANCE [as=NAME] [incident=DATE] [decided=DATE [copies=N] [person=NAME]] [youth] "
      "[blitz-rule]",
      false},
     case_begins},
    {{"party",
      "NAME [grounds=sanctioned,result,affected,director,disputes] [club=CLUB | member=CLUB] "
      "[case=NAME]",
      false},
     party},
    {{"act",
      "COMMAND on=DATE [case=NAME] [party=NAME] [posted=DATE] [received=DATE] [day=DATE] "
      "[mode=oral|written] [by=plain|registered|receipt] [no-reasons] [copies=N] [money=AMOUNT] "
      "[person=NAME] [member=CLUB] [acted-below] [outcome=OUTCOME] [instance=INSTANCE] "
      "[expenses=AMOUNT] [refund=AMOUNT] [refund-below=AMOUNT] [uncovered charge=AMOUNT] "
      "[stay=none|full|limited] [notice]",
      true},
     act},
    {{0}, NULL},
};
