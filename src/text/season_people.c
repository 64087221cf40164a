/*
 * text/season_people.c -- questions about seasons, ages, passes and who may play.
 */
#include "text/season.h"

#include <string.h>

/* season-of DATE */
static bool season_of(struct ad_season_run *r, struct ad__args *a)
{
    char text[AD_SEASON_TEXT_MAX];
    ad_date d = AD_NO_DATE;

    ad__next_date(a, &d);
    if (!ad__args_end(a))
        return false;
    ad__answer(r, ad_season_write(text, sizeof text, ad_season_of(d, NULL)) > 0 ? text : "none");
    ad__answer_by(r, AD_BTO_1_5);
    return true;
}

/* ---- may he play? ---- */

static void answer_eligibility(struct ad_season_run *r, const struct ad_eligibility *e)
{
    ad__answer(r, e->count ? ad_ineligible_name((enum ad_ineligible)e->list[0].why) : "eligible");
    for (unsigned i = 0; i < e->count; i++) {
        if (i > 0)
            ad__answer_fact(r, "also", ad_ineligible_name((enum ad_ineligible)e->list[i].why));
        ad__answer_by(r, e->list[i].by[0]);
        ad__answer_by(r, e->list[i].by[1]);
    }
}

static void read_terms(struct ad_terms *t, struct ad_season_run *r, struct ad__args *a)
{
    struct ad__named_org *area = ad__arg_org(r, a, "area");
    uint32_t under = 0, least = 0, team = 0;

    *t = (struct ad_terms){.season = r->state->season, .on = AD_NO_DATE};
    ad__arg_date(a, "on", &t->on);
    ad__arg_number(a, "under", 99, &under);
    ad__arg_number(a, "least", 99, &least);
    ad__arg_number(a, "team", 99, &team);
    t->youth = ad__arg_flag(a, "youth");
    if (ad__arg_flag(a, "female"))
        t->sex = AD_GENDER_FEMALE;
    t->under = (uint8_t)under;
    t->least = (uint8_t)least;
    t->team = (uint8_t)team;
    t->area = area ? area->org.id : 0;
    t->unrecognised = area && !area->org.recognised;
    if (t->season == AD_NO_SEASON)
        ad__args_bad(a, AD_SCRIPT_NEEDS, NULL);
    if (t->on == AD_NO_DATE)
        t->on = ad_season_first(t->season, NULL);
}

/* eligible NAME CLUB [on=DATE] [area=ORG] [under=N] [least=N] [female] [team=N [youth]] */
static bool eligible(struct ad_season_run *r, struct ad__args *a)
{
    struct ad_terms terms;
    struct ad_eligibility e;
    struct ad_club_facts club;
    struct ad__named_person *p;
    struct ad__named_org *c;
    uint32_t above[3];

    read_terms(&terms, r, a);
    p = ad__need_person(r, a);
    c = ad__need_org(r, a);
    if (!ad__args_end(a))
        return false;
    club = ad__club_facts(r->state, c, above);
    ad_eligible(&e, &p->p, &club, &terms, NULL);
    answer_eligibility(r, &e);
    return true;
}

/* enters CLUB [on=DATE] area=ORG: may a club play there? */
static bool enters(struct ad_season_run *r, struct ad__args *a)
{
    struct ad_terms terms;
    struct ad_eligibility e;
    struct ad_club_facts club;
    struct ad__named_org *c;
    uint32_t above[3];

    read_terms(&terms, r, a);
    c = ad__need_org(r, a);
    if (!ad__args_end(a))
        return false;
    club = ad__club_facts(r->state, c, above);
    ad_club_eligible(&e, &club, &terms);
    answer_eligibility(r, &e);
    return true;
}

/* ---- passes ---- */

/* application [lacks=FIELD[,FIELD…]] */
static bool application(struct ad_season_run *r, struct ad__args *a)
{
    unsigned given = AD_APPLICATION_ALL, missing;
    struct ad__word w;

    if (ad__arg_value(a, "lacks", &w))
        for (const char *at = w.text, *end = w.text + w.len; at < end;) {
            const char *comma = memchr(at, ',', (size_t)(end - at));
            const char *stop = comma ? comma : end;
            enum ad_application_field f = ad_application_find(at, (size_t)(stop - at));
            if (f == AD_APPLICATION_FIELDS)
                ad__args_bad(a, AD_SCRIPT_UNKNOWN,
                             &(struct ad__word){at, (size_t)(stop - at), false});
            else
                given &= ~(1u << f);
            at = stop + 1;
        }
    if (!ad__args_end(a))
        return false;
    missing = ad_application_missing(given);
    ad__answer(r, missing ? "incomplete" : "complete");
    for (unsigned f = 0; f < AD_APPLICATION_FIELDS; f++)
        if (missing >> f & 1)
            ad__answer_fact(r, "missing", ad_application_name((enum ad_application_field)f));
    ad__answer_by(r, AD_A1_13_2);
    return true;
}

static bool answer_day(struct ad_season_run *r, struct ad__args *a,
                       ad_date (*rule)(ad_date d, const struct ad_pass_rules *rules),
                       enum ad_point by)
{
    char text[AD_DATE_TEXT_MAX];
    ad_date d = AD_NO_DATE;

    ad__next_date(a, &d);
    if (!ad__args_end(a))
        return false;
    ad__answer(r, ad_date_write(text, sizeof text, rule(d, NULL)) > 0 ? text : "none");
    ad__answer_by(r, by);
    return true;
}

static bool transfer_from(struct ad_season_run *r, struct ad__args *a)
{
    return answer_day(r, a, ad_transfer_from, AD_A1_13_9);
}

static bool issue_window(struct ad_season_run *r, struct ad__args *a)
{
    return answer_day(r, a, ad_issue_window, AD_A1_13_9);
}

static bool permission_until(struct ad_season_run *r, struct ad__args *a)
{
    return answer_day(r, a, ad_permission_until, AD_A1_13_7);
}

/* release requested=DATE [refused=DATE [obligations]] [released=DATE] */
static bool release(struct ad_season_run *r, struct ad__args *a)
{
    struct ad_transfer t = ad_transfer_start;
    struct ad_transfer_event e;
    ad_date asked = AD_NO_DATE, refused = AD_NO_DATE, released = AD_NO_DATE;
    bool obligations = ad__arg_flag(a, "obligations");

    ad__need_date(a, "requested", &asked);
    ad__arg_date(a, "refused", &refused);
    ad__arg_date(a, "released", &released);
    if (!ad__args_end(a))
        return false;
    struct ad_transfer_command steps[] = {
        {.step = AD_TRANSFER_DECLARE, .on = asked, .written = true},
        {.step = AD_TRANSFER_REQUEST, .on = asked},
        {.step = AD_TRANSFER_REFUSE, .on = refused, .obligations = obligations},
        {.step = AD_TRANSFER_RELEASE, .on = released},
    };
    for (unsigned i = 0; i < sizeof steps / sizeof *steps; i++) {
        if (steps[i].on == AD_NO_DATE)
            continue;
        ad_transfer_decide(&e, &t, &steps[i], NULL);
        ad_transfer_apply(&t, &e);
    }
    ad__answer(r, ad_transfer_state_name((enum ad_transfer_state)e.state));
    ad__answer_fact(r, "why", ad_transfer_why_name((enum ad_transfer_why)e.why));
    ad__answer_by(r, e.by);
    return true;
}

/* pass-back ended=DATE on=DATE [sent=DATE] [obligations] */
static bool pass_back(struct ad_season_run *r, struct ad__args *a)
{
    ad_date ended = AD_NO_DATE, on = AD_NO_DATE, sent = AD_NO_DATE;
    bool obligations = ad__arg_flag(a, "obligations");

    ad__need_date(a, "ended", &ended);
    ad__need_date(a, "on", &on);
    ad__arg_date(a, "sent", &sent);
    if (!ad__args_end(a))
        return false;
    ad__answer(r, ad_back_name(ad_pass_back(ended, sent, obligations, on, NULL)));
    ad__answer_date(r, "by", ad_pass_back_by(ended, NULL));
    ad__answer_by(r, AD_A1_13_10);
    return true;
}

/* deletion DATE [tidies] [no-double-play] */
static bool deletion(struct ad_season_run *r, struct ad__args *a)
{
    bool tidies = ad__arg_flag(a, "tidies"), sure = ad__arg_flag(a, "no-double-play");
    ad_date d = AD_NO_DATE;

    ad__next_date(a, &d);
    if (!ad__args_end(a))
        return false;
    ad__answer(r, ad_deletion_name(ad_deletion_check(d, tidies, sure, NULL)));
    ad__answer_by(r, AD_A1_13_11);
    return true;
}

/* pass-not-shown end=DATE [on-list] [not-possessed] [shown=DATE|never] [club-at-fault] */
static bool pass_not_shown(struct ad_season_run *r, struct ad__args *a)
{
    static const char *const names[] = {"shown", "shown-by-list", "shown-later", "reservation",
                                        "not-shown"};
    struct ad_pass_showing s = {.missing = true, .shown_on = AD_NO_DATE};
    struct ad_pass_verdict v;
    ad_date end = AD_NO_DATE;

    s.on_pass_list = ad__arg_flag(a, "on-list");
    s.not_possessed = ad__arg_flag(a, "not-possessed");
    s.club_at_fault = ad__arg_flag(a, "club-at-fault");
    s.known = ad__arg_flag(a, "never");
    ad__need_date(a, "end", &end);
    ad__arg_date(a, "shown", &s.shown_on);
    if (!ad__args_end(a))
        return false;
    s.known |= s.shown_on != AD_NO_DATE;
    ad_pass_show(&v, &s, end, NULL);
    ad__answer(r, names[v.shown]);
    ad__answer_date(r, "until", v.until);
    ad__answer_fact(r, "note", v.note ? "yes" : "no");
    ad__answer_fact(r, "sanction", v.sanction_due ? "yes" : "no");
    ad__answer_by(r, v.by);
    return true;
}

/* youth-entry team=N rank=N */
static bool youth_entry(struct ad_season_run *r, struct ad__args *a)
{
    char text[AD_YOUTH_ENTRY_MAX];
    uint32_t team = 0, rank = 0;

    ad__arg_number(a, "team", 99, &team);
    ad__arg_number(a, "rank", 99, &rank);
    if (r->state->season == AD_NO_SEASON)
        ad__args_bad(a, AD_SCRIPT_NEEDS, NULL);
    if (!ad__args_end(a))
        return false;
    if (ad_youth_entry_write(text, sizeof text, r->state->season, team, rank) > 0) {
        ad__answer(r, "entry");
        ad__answer_fact(r, "text", text);
    } else {
        ad__answer(r, "none");
    }
    ad__answer_by(r, AD_SJ_7_4);
    return true;
}

const struct ad__season_verb ad__season_people[] = {
    {{"season-of", "DATE", true}, season_of},
    {{"eligible", "NAME CLUB [on=DATE] [area=ORG] [under=N] [least=N] [female] [team=N [youth]]",
      true},
     eligible},
    {{"enters", "CLUB area=ORG [on=DATE]", true}, enters},
    {{"application", "[lacks=FIELD,…]", true}, application},
    {{"transfer-from", "DATE", true}, transfer_from},
    {{"issue-window", "DATE", true}, issue_window},
    {{"permission-until", "DATE", true}, permission_until},
    {{"release", "requested=DATE [refused=DATE [obligations]] [released=DATE]", true}, release},
    {{"pass-back", "ended=DATE on=DATE [sent=DATE] [obligations]", true}, pass_back},
    {{"deletion", "DATE [tidies] [no-double-play]", true}, deletion},
    {{"pass-not-shown", "end=DATE [on-list] [not-possessed] [shown=DATE|never] [club-at-fault]",
      true},
     pass_not_shown},
    {{"youth-entry", "team=N rank=N", true}, youth_entry},
    {{0}, NULL},
};
