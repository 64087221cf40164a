/*
 * text/season_host.c -- what a host owes a match: its report, the material, the arbiter's costs; and
 * how many members an area has.
 */
#include "text/season.h"

#include "federation/matchday.h"
#include "text/season_disputes.h"
#include "federation/names.h"
#include "federation/org_inside.h"

static const char *const duties[] = {"arbiter", "captains", "home-club"};

static void answer_host(struct ad_season_script *r, const struct ad_host_verdict *v)
{
    ad__answer(r, ad_host_name(v->code));
    ad__answer_fact(r, "whose", duties[v->whose]);
    ad__answer_date(r, "until", v->until);
    ad__answer_points(r, v->by, 2);
    r->answer.proposed = v->proposed;
}

/* report-due DATE [arbiter] [sent=DATE [by=arbiter|captains|home-club]]: the report of a match of
 * that day */
static bool report_due(struct ad_season_script *r, struct ad__args *a)
{
    bool arbiter = ad__arg_flag(a, "arbiter");
    unsigned by = ad__arg_choice(a, "by", duties, 3, ad_match_reported_by(arbiter));
    ad_date ended = AD_NO_DATE, sent = AD_NO_DATE;
    struct ad_host_verdict v;

    ad__next_date(a, &ended);
    ad__arg_date(a, "sent", &sent);
    if (!ad__args_end(a))
        return false;
    v = ad_match_report(arbiter, ended, (enum ad_match_duty)by, sent, &ad__readings(r)->lines);
    answer_host(r, &v);
    return true;
}

/* material DATE [missing] [told=DATE]: of a match of that day */
static bool material(struct ad_season_script *r, struct ad__args *a)
{
    bool missing = ad__arg_flag(a, "missing");
    ad_date match = AD_NO_DATE, told = AD_NO_DATE;
    struct ad_host_verdict v;

    ad__next_date(a, &match);
    ad__arg_date(a, "told", &told);
    if (!ad__args_end(a))
        return false;
    v = ad_match_material(!missing, told, match);
    answer_host(r, &v);
    return true;
}

/* arbiter-costs AMOUNT [on=DATE home=CLUB guest=CLUB [who=NAME]]: what each team pays; booked, if
 * the clubs are told */
static bool arbiter_costs(struct ad_season_script *r, struct ad__args *a)
{
    struct ad_money all = {0}, share;
    struct ad_booking head = {AD_NO_DATE, AD_BOOKED_COSTS, AD_NO_POINT, 0};
    struct ad_account to = {AD_ACCOUNT_CASH, 0};
    uint32_t club[2], who;
    struct ad_costs c;

    ad__next_money(a, &all);
    ad__arg_date(a, "on", &head.on);
    club[AD_HOME] = ad__arg_club(r, a, "home");
    club[AD_GUEST] = ad__arg_club(r, a, "guest");
    who = ad__arg_somebody(r, a, "who");
    if ((club[AD_HOME] || club[AD_GUEST] || who) && head.on == AD_NO_DATE)
        ad__args_missing(a, "on");
    if (!club[AD_HOME] != !club[AD_GUEST])
        ad__args_missing(a, club[AD_HOME] ? "guest" : "home");
    if (ad__books(r)->cap - ad__books(r)->count < 4)
        ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    if (!ad__args_end(a))
        return false;
    c = ad_arbiter_costs(all.amount);
    head.point = c.by;
    if (who)
        to = (struct ad_account){AD_ACCOUNT_PERSON, who};
    ad__answer(r, "split");
    for (int side = AD_HOME; side <= AD_GUEST; side++) {
        share = ad_money(c.share[side], all.currency);
        ad__answer_money(r, side == AD_HOME ? "home" : "guest", share);
        if (club[side] && share.amount > 0)
            ad_ledger_move(ad__books(r), &head, (struct ad_account){AD_ACCOUNT_CLUB, club[side]},
                           to, share);
    }
    ad__answer_by(r, c.by);
    return true;
}

/* ---- members: SJ 12.1 ---- */

struct ad_member_count ad__figures_of(const struct ad__season *s, const struct ad__named_org *o)
{
    const struct ad_member_count *c = ad_count_of(
        s->figure, s->figures, o->org.id, ad_count_day(s->year.season, &s->readings.days).on);

    return c ? *c : o->count;
}

/* figures ORG on=DATE [members=N] [youths=N] [girls=N]: an area's report of that day */
static bool figures(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__season *s = r->state;
    const struct ad__named_org *o = ad__need_org(r, a);
    const struct ad_member_count *held = NULL;
    struct ad_member_count c = {.on = AD_NO_DATE};
    ad_date on = AD_NO_DATE;
    unsigned at = 0;

    ad__need_date(a, "on", &on);
    if (!a->bad)
        held = ad_count_of(s->figure, s->figures, o->org.id, on);
    if (!a->bad) /* what it does not name stays as it was */
        c = held ? *held : o->count;
    ad__arg_number(a, "members", INT32_MAX, &c.members);
    ad__arg_number(a, "youths", INT32_MAX, &c.youths);
    ad__arg_number(a, "girls", INT32_MAX, &c.girls);
    at = held && held->on == on ? (unsigned)(held - s->figure) : s->figures;
    if (at == AD__SEASON_FIGURES)
        ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    if (!ad__args_end(a))
        return false;
    c.org = o->org.id;
    c.on = on;
    s->figure[at] = c;
    s->figures += at == s->figures;
    return true;
}

/* members ORG: the numbers that count for this season */
static bool members(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__season *s = r->state;
    const struct ad__named_org *o = ad__need_org(r, a);
    struct ad_dated day = ad_count_day(s->year.season, &s->readings.days);
    struct ad_member_count c;

    if (s->year.season == AD_NO_SEASON)
        ad__args_bad(a, AD_SCRIPT_NO_SEASON, NULL);
    if (!ad__args_end(a))
        return false;
    c = ad__figures_of(s, o);
    ad__answer(r, "members");
    ad__answer_number(r, "members", c.members);
    ad__answer_number(r, "youths", c.youths);
    ad__answer_number(r, "girls", c.girls);
    ad__answer_date(r, "reported", c.on);
    ad__answer_date(r, "day", day.on);
    ad__answer_by(r, day.by);
    return true;
}

const struct ad__season_verb ad__season_hosts[] = {
    {{"report-due", "DATE [arbiter] [sent=DATE [by=arbiter|captains|home-club]]", true},
     report_due},
    {{"material", "DATE [missing] [told=DATE]", true}, material},
    {{"arbiter-costs", "AMOUNT [on=DATE home=CLUB guest=CLUB [who=NAME]]", true}, arbiter_costs},
    {{"figures", "ORG on=DATE [members=N] [youths=N] [girls=N]", false}, figures},
    {{"members", "ORG", true}, members},
    {{0}, NULL},
};
