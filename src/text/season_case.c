/*
 * text/season_case.c -- sanctions, disputes, protests, appeals and their fees.
 */
#include "text/season_disputes.h"

#include <string.h>

#include "adoube/sanction.h"

static const char *const levels[] = {
#define X(id, name, en, de) name,
    AD_LEVEL_MAP(X)
#undef X
};

static const char usual_currency[] = "DEM";

static void read_money(struct ad__args *a, const char *key, struct ad_money *out)
{
    struct ad__word w;

    if (ad__arg_value(a, key, &w) && ad_money_read(out, w.text, w.len, usual_currency) != 0)
        ad__args_bad(a, AD_SCRIPT_MONEY, &w);
}

static void answer_money(struct ad_season_run *r, const char *key, int64_t amount)
{
    char text[AD_MONEY_TEXT_MAX];

    if (ad_money_write(text, sizeof text, ad_money(amount, usual_currency), AD_EN) > 0)
        ad__answer_fact(r, key, text);
}

/* ---- sanctions ---- */

/* max-fine AMOUNT */
static bool max_fine(struct ad_season_run *r, struct ad__args *a)
{
    struct ad_money m = {0};
    struct ad__word w;

    if (ad__arg_need(a, &w) && ad_money_read(&m, w.text, w.len, usual_currency) != 0)
        ad__args_bad(a, AD_SCRIPT_MONEY, &w);
    if (!ad__args_end(a))
        return false;
    r->disputes->max_fine = m;
    return true;
}

static void read_sanction(struct ad_sanction *s, struct ad__args *a)
{
    static const char *const issuers[] = {"director", "event-director", "instance", "other"};
    uint32_t points = 0;

    *s = (struct ad_sanction){.issued = AD_NO_DATE, .from = AD_NO_DATE, .until = AD_NO_DATE};
    s->issuer = (uint8_t)ad__arg_choice(a, "by", issuers, 4, AD_ISSUER_DIRECTOR);
    s->area = (uint8_t)ad__arg_choice(a, "area", levels, AD_LEVELS, AD_DISTRICT);
    s->issuer_area = (uint8_t)ad__arg_choice(a, "issuer-area", levels, AD_LEVELS, s->area);
    s->playing_rules = ad__arg_flag(a, "playing-rules");
    s->pending = ad__arg_flag(a, "pending");
    s->by_likeness = ad__arg_flag(a, "by-likeness");
    s->consent = ad__arg_flag(a, "consent");
    s->earlier = ad__arg_flag(a, "earlier");
    s->automatic = ad__arg_flag(a, "automatic");
    ad__arg_point(a, "ground", &s->ground);
    read_money(a, "fine", &s->fine);
    ad__arg_number(a, "points", 99, &points);
    s->points = (int16_t)points;
    ad__arg_date(a, "issued", &s->issued);
    ad__arg_date(a, "from", &s->from);
    ad__arg_date(a, "until", &s->until);
}

/* sanction SUBJECT KIND ground=POINT … */
static bool sanction(struct ad_season_run *r, struct ad__args *a)
{
    struct ad_sanction s;
    struct ad_sanction_verdict v;
    struct ad__word w;
    unsigned found = 0;

    read_sanction(&s, a);
    if (ad__arg_need(a, &w) && (found = ad_subject_find(w.text, w.len)) == AD_SUBJECTS)
        ad__args_bad(a, AD_SCRIPT_UNKNOWN, &w);
    s.subject = (uint8_t)found;
    if (ad__arg_need(a, &w) && (found = ad_sanction_find(w.text, w.len)) == AD_SANCTIONS)
        ad__args_bad(a, AD_SCRIPT_UNKNOWN, &w);
    s.kind = (uint8_t)found;
    if (!ad__args_end(a))
        return false;
    v = ad_sanction_check(&s, NULL, r->disputes->max_fine);
    ad__answer(r, ad_sanction_code_name(v.code));
    ad__answer_date(r, "until", v.until);
    ad__answer_by(r, v.by[0]);
    ad__answer_by(r, v.by[1]);
    r->answer.proposed = v.proposed;
    return true;
}

/* ---- instances ---- */

static enum ad_instance read_instance(struct ad__args *a, const struct ad__word *w)
{
    enum ad_instance i = ad_instance_find(w->text, w->len);

    if (i == AD_INSTANCE_NONE)
        ad__args_bad(a, AD_SCRIPT_UNKNOWN, w);
    return i;
}

/* remedy INSTANCE: against its first decision */
static bool remedy(struct ad_season_run *r, struct ad__args *a)
{
    const struct ad_fees *fees = &ad_case_rules_usual.fees;
    enum ad_instance first = AD_INSTANCE_NONE, protest, appeal;
    struct ad__word w;

    if (ad__arg_need(a, &w))
        first = read_instance(a, &w);
    if (!ad__args_end(a))
        return false;
    protest = ad_instance_protest(first);
    appeal = ad_instance_appeal(first);
    ad__answer(r, ad_instance_name(protest));
    answer_money(r, "fee", ad_fee_protest(fees, protest).amount);
    ad__answer_fact(r, "appeal", ad_instance_name(appeal));
    if (appeal != AD_INSTANCE_NONE)
        answer_money(r, "appeal-fee", ad_fee_appeal(fees, appeal).amount);
    ad__answer_by(r, AD_BTO_5_3);
    ad__answer_by(r, AD_BTO_5_8);
    return true;
}

/* ---- a case ---- */

/* case INSTANCE incident=DATE [decided=DATE copies=N [person=N]] [youth] [blitz-rule] */
static bool case_begins(struct ad_season_run *r, struct ad__args *a)
{
    struct ad__disputes *d = r->disputes;
    struct ad_matter m = {.incident = AD_NO_DATE, .postmark = AD_NO_DATE};
    uint32_t copies = 3, person = 0;
    struct ad__word w;

    m.youth = ad__arg_flag(a, "youth");
    m.blitz_rule = ad__arg_flag(a, "blitz-rule");
    if (ad__arg_need(a, &w))
        m.first = (uint8_t)read_instance(a, &w);
    ad__arg_date(a, "incident", &m.incident);
    ad__arg_date(a, "decided", &m.postmark);
    ad__arg_number(a, "copies", 99, &copies);
    ad__arg_number(a, "person", INT32_MAX, &person);
    if (m.incident == AD_NO_DATE && m.postmark == AD_NO_DATE)
        ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
    if (!ad__args_end(a))
        return false;
    m.start = m.postmark == AD_NO_DATE ? AD_START_DISPUTE : AD_START_DECIDED;
    m.copies = (uint8_t)copies;
    m.decided_by = person;
    d->matter = m;
    d->has_case = true;
    d->case_begun = false;
    d->books = (struct ad_ledger){d->entry, AD__BOOKED, 0, 0};
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

/* party NAME [grounds=GROUND,…] [club=N | member=N]: who takes part in the case */
static bool party(struct ad_season_run *r, struct ad__args *a)
{
    struct ad__disputes *d = r->disputes;
    struct ad_matter *m = &d->matter;
    uint8_t grounds = read_grounds(a);
    uint32_t club = 0, member = 0;
    struct ad__word name;

    ad__arg_need(a, &name);
    ad__arg_number(a, "club", INT32_MAX, &club);
    ad__arg_number(a, "member", INT32_MAX, &member);
    if (!d->has_case || d->case_begun)
        ad__args_bad(a, AD_SCRIPT_NEEDS, &name);
    if (m->parties == AD_CASE_PARTIES)
        ad__args_bad(a, AD_SCRIPT_MANY, &name);
    if (!ad__args_end(a))
        return false;
    d->party[m->parties] = name;
    m->party[m->parties++] = (struct ad_party){.grounds = grounds,
                                               .is_club = club > 0,
                                               .id = club ? club : 1000u + m->parties,
                                               .club = club ? club : member};
    return true;
}

static uint8_t find_party(struct ad__disputes *d, const struct ad__word *w)
{
    for (unsigned i = 0; i < d->matter.parties; i++)
        if (d->party[i].len == w->len && memcmp(d->party[i].text, w->text, w->len) == 0)
            return (uint8_t)i;
    return AD_CASE_PARTIES;
}

static void read_rest(struct ad_case_command *c, struct ad__args *a)
{
    static const char *const means[] = {"plain", "registered", "receipt"};
    static const char *const stays[] = {"none", "full", "limited"};
    struct ad_money expenses = {0}, refund = {0};
    uint32_t copies = 0, person = 0, club = 0;
    struct ad__word w;

    c->means = (uint8_t)ad__arg_choice(a, "by", means, 3, AD_MEANS_REGISTERED);
    c->stay = (uint8_t)ad__arg_choice(a, "stay", stays, 3, AD_STAY_FULL);
    c->reasons = !ad__arg_flag(a, "no-reasons");
    c->notice = ad__arg_flag(a, "notice");
    if (ad__arg_value(a, "outcome", &w) &&
        (c->outcome = (uint8_t)ad_outcome_find(w.text, w.len)) == AD_OUTCOME_NONE)
        ad__args_bad(a, AD_SCRIPT_UNKNOWN, &w);
    if (ad__arg_value(a, "instance", &w))
        c->instance = (uint8_t)read_instance(a, &w);
    ad__arg_number(a, "copies", 99, &copies);
    ad__arg_number(a, "person", INT32_MAX, &person);
    ad__arg_number(a, "member", INT32_MAX, &club);
    c->copies = (uint8_t)copies;
    c->person = person;
    c->judge = (struct ad_judge){.person = person, .club = {club, 0}};
    c->judge.acted_below = ad__arg_flag(a, "acted-below");
    read_money(a, "money", &c->money);
    read_money(a, "expenses", &expenses);
    read_money(a, "refund", &refund);
    c->expenses = expenses.amount;
    c->refund = refund.amount;
}

static void read_command(struct ad_case_command *c, struct ad_season_run *r, struct ad__args *a)
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
    c->party = AD_CASE_PARTIES;
    if (ad__arg_value(a, "party", &w) &&
        (c->party = find_party(r->disputes, &w)) == AD_CASE_PARTIES)
        ad__args_bad(a, AD_SCRIPT_NAME, &w);
    c->postmark = on;
    ad__arg_date(a, "posted", &c->postmark);
    ad__arg_date(a, "received", &c->received);
    ad__arg_date(a, "day", &c->day);
    read_rest(c, a);
}

static int64_t refunded(const struct ad_case_events *out)
{
    int64_t sum = 0;

    for (unsigned i = 0; i < out->count; i++)
        if (out->event[i].kind == AD_CASE_EV_MONEY && out->event[i].booked == AD_BOOKED_REFUND)
            sum += out->event[i].money.amount;
    return sum;
}

static int64_t forfeited(const struct ad_case_events *out)
{
    int64_t sum = 0;

    for (unsigned i = 0; i < out->count; i++)
        if (out->event[i].kind == AD_CASE_EV_MONEY && out->event[i].booked == AD_BOOKED_FORFEIT)
            sum += out->event[i].money.amount;
    return sum;
}

static void answer_case(struct ad_season_run *r, const struct ad_case_verdict *v,
                        const struct ad_case_events *out)
{
    const struct ad_case *c = &r->disputes->file;

    ad__answer(r, ad_case_code_name(v->code));
    ad__answer_fact(r, "state", ad_case_state_name((enum ad_case_state)c->state));
    ad__answer_fact(r, "in-force", ad_case_in_force(c) ? "yes" : "no");
    if (refunded(out))
        answer_money(r, "refund", refunded(out));
    if (forfeited(out))
        answer_money(r, "forfeited", forfeited(out));
    ad__answer_by(r, v->by[0]);
    ad__answer_by(r, v->by[1]);
    for (unsigned i = 0; i < out->count; i++)
        ad__answer_by(r, out->event[i].verdict.by[0]);
    r->answer.proposed = v->proposed;
}

/* act COMMAND on=DATE [party=NAME] …: something happens in the case */
static bool act(struct ad_season_run *r, struct ad__args *a)
{
    struct ad__disputes *d = r->disputes;
    struct ad_case_command c;
    struct ad_case_events out;
    struct ad_case_verdict v;

    read_command(&c, r, a);
    if (!d->has_case)
        ad__args_bad(a, AD_SCRIPT_NEEDS, NULL);
    if (!ad__args_end(a))
        return false;
    if (!d->case_begun && ad_case_init(&d->file, 1, &d->matter, NULL) != 0)
        return ad__args_bad(a, AD_SCRIPT_NEEDS, NULL);
    d->case_begun = true;
    v = ad_case_decide(&out, &d->file, &c);
    for (unsigned i = 0; i < out.count; i++) {
        ad_case_apply(&d->file, &out.event[i]);
        ad_case_book(&d->books, &d->file, &out.event[i]);
    }
    answer_case(r, &v, &out);
    return true;
}

const struct ad__season_verb ad__season_cases[] = {
    {{"max-fine", "AMOUNT", false}, max_fine},
    {{"sanction",
      "club|team|player KIND ground=POINT [area=LEVEL] [by=director|event-director|instance|other] "
      "[issuer-area=LEVEL] [fine=AMOUNT] [points=N] [issued=DATE] [from=DATE until=DATE] [consent] "
      "[by-likeness] [earlier] [pending] [playing-rules] [automatic]",
      true},
     sanction},
    {{"remedy", "INSTANCE", true}, remedy},
    {{"case", "INSTANCE [incident=DATE] [decided=DATE [copies=N] [person=N]] [youth] [blitz-rule]",
      false},
     case_begins},
    {{"party", "NAME [grounds=sanctioned,result,affected,director,disputes] [club=N | member=N]",
      false},
     party},
    {{"act",
      "COMMAND on=DATE [party=NAME] [posted=DATE] [received=DATE] [day=DATE] "
      "[by=plain|registered|receipt] [no-reasons] [copies=N] [money=AMOUNT] [person=N] [member=N] "
      "[acted-below] [outcome=OUTCOME] [instance=INSTANCE] [expenses=AMOUNT] [refund=AMOUNT] "
      "[stay=none|full|limited] [notice]",
      true},
     act},
    {{0}, NULL},
};
