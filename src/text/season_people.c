/*
 * text/season_people.c -- questions about seasons, ages and who may play.
 */
#include "text/season.h"
#include "text/season_say.h"

#include "federation/matchday.h"
#include "federation/names.h"
#include "federation/date_inside.h"

/* season-of DATE */
static bool season_of(struct ad_season_script *r, struct ad__args *a)
{
    char text[AD_SEASON_TEXT_MAX];
    ad_date d = AD_NO_DATE;

    ad__next_date(a, &d);
    if (!ad__args_end(a))
        return false;
    ad__answer(r, ad_season_write(text, sizeof text, ad_season_of(d, &r->state->readings.days)) > 0
                      ? text
                      : "none");
    ad__answer_by(r, ad_season_point(&r->state->readings.days));
    return true;
}

/* ---- may he play? ---- */

static void answer_eligibility(struct ad_season_script *r, const struct ad_eligibility *e)
{
    ad__answer(r, e->count ? ad_ineligible_name((enum ad_ineligible)e->list[0].why) : "eligible");
    ad__answer_points(r, e->by, AD_ELIGIBLE_BY);
    for (unsigned i = 0; i < e->count; i++) {
        if (i > 0)
            ad__answer_fact(r, "also", ad_ineligible_name((enum ad_ineligible)e->list[i].why));
        ad__answer_by(r, e->list[i].by[0]);
        ad__answer_by(r, e->list[i].by[1]);
    }
}

const struct ad_org *ad__area_of(const struct ad_season_script *r, const struct ad_template *t)
{
    bool own = t->owner.word != AD_OWNER_ORGANISER &&
               (t->area.word == AD_NATIONAL || t->area.word == AD_FEDERATION);

    for (unsigned i = 0; own && i < r->state->year.orgs; i++)
        if (r->state->org[i].org.level == AD_FEDERATION)
            return &r->state->org[i].org;
    return NULL;
}

void ad__terms_area(struct ad_terms *t, const struct ad_org *area)
{
    if (!area)
        return;
    t->area = area->id;
    t->area_by = area->level == AD_FEDERATION ? AD_BTO_2_1 : AD_NO_POINT;
    t->unrecognised = !area->recognised;
}

void ad__terms_bound(struct ad_terms *t, const struct ad_season *year, const struct ad_person *p,
                     uint32_t club, struct ad__bound *b)
{
    for (unsigned i = 0; i < p->played_count; i++)
        if (p->played[i].as == AD_PLAYED_CLUB && p->played[i].season == t->season &&
            p->played[i].club != club) {
            b->club = ad_season_club(year, p->played[i].club, b->above);
            t->bound = &b->club;
        }
}

/* False: a least age was told, which nobody may set for this event (SJ 2.1). */
static bool read_terms(struct ad_terms *t, struct ad_season_script *r, struct ad__args *a)
{
    struct ad__named_org *area = ad__arg_org(r, a, "area");
    struct ad_template form;
    uint32_t under, least, form_least, team = 0;
    bool may_set = true;

    *t = (struct ad_terms){.season = r->state->year.season, .on = AD_NO_DATE};
    if (ad__arg_template(a, "for", &form)) {
        ad_terms_of(t, &form);
        ad__terms_area(t, ad__area_of(r, &form));
        may_set = form.age.min == AD_N_YOUTH_COMMITTEE;
    }
    ad__terms_area(t, area ? &area->org : NULL);
    under = t->under;
    least = form_least = t->least;
    ad__arg_date(a, "on", &t->on);
    ad__arg_number(a, "under", 99, &under);
    ad__arg_number(a, "least", 99, &least);
    ad__arg_number(a, "team", 99, &team);
    if (ad__arg_flag(a, "youth"))
        t->youth = true;
    if (ad__arg_flag(a, "female"))
        t->sex = AD_GENDER_FEMALE;
    t->under = (uint8_t)under;
    t->least = (uint8_t)least;
    t->team = (uint8_t)team;
    if (t->season == AD_NO_SEASON)
        ad__args_bad(a, AD_SCRIPT_NO_SEASON, NULL);
    /* The day says which season binds him; a youth event belongs to one, whenever it is played (SJ 2.1)
     * [R-83]. */
    if (t->on != AD_NO_DATE && t->season != AD_NO_SEASON && !t->youth && !t->under && !t->least)
        t->season = ad_season_of(t->on, &r->state->readings.days);
    if (t->on == AD_NO_DATE)
        t->on = ad_season_first(t->season, &r->state->readings.days);
    return may_set || t->least == form_least;
}

/* The club named next; without one, the only club of which he is a member on that day. */
static struct ad__named_org *club_of(struct ad_season_script *r, struct ad__args *a,
                                     const struct ad__named_person *p, ad_date on)
{
    struct ad__named_org *found = NULL;
    struct ad__word w;
    unsigned clubs = 0;

    if (ad__arg_next(a, &w)) {
        found = ad__org_named(r->state, &w);
        if (!found)
            ad__no_org(r->state, a, &w);
        return found;
    }
    for (unsigned i = 0; p && i < p->p.membership_count; i++) {
        const struct ad_membership *m = &p->p.memberships[i];
        if (m->from > on || (m->until != AD_NO_DATE && m->until < on))
            continue;
        found = &r->state->org[m->club - 1];
        clubs++;
    }
    if (clubs != 1)
        ad__args_bad(a, AD_SCRIPT_CLUB, NULL);
    return clubs == 1 ? found : NULL;
}

/* eligible NAME [CLUB] [for=TEMPLATE] [on=DATE] [area=ORG] [under=N] [least=N] [female] [team=N [youth]] */
static bool eligible(struct ad_season_script *r, struct ad__args *a)
{
    struct ad_terms terms;
    struct ad_eligibility e;
    struct ad_club_facts club;
    struct ad__bound bound;
    struct ad__named_person *p;
    struct ad__named_org *c;
    uint32_t above[3];
    char season[AD_SEASON_TEXT_MAX];
    bool fits = read_terms(&terms, r, a);

    p = ad__need_person(r, a);
    c = club_of(r, a, p, terms.on);
    if (!ad__args_end(a))
        return false;
    if (!fits) {
        ad__answer(r, "refused");
        ad__answer_by(r, AD_SJ_2_1);
        ad__tell_line(ad__answer_block(r), AD__TOLD_LEAST, r->lang);
        return true;
    }
    club = ad_season_club(&r->state->year, c->org.id, above);
    ad__terms_bound(&terms, &r->state->year, &p->p, c->org.id, &bound);
    ad_eligible(&e, &p->p, &club, &terms, &r->state->readings.passes);
    answer_eligibility(r, &e);
    if (terms.season != r->state->year.season &&
        ad_season_write(season, sizeof season, terms.season) > 0)
        ad__answer_fact(r, "season", season);
    ad__tell_eligible(r, p, c, &terms, &e);
    return true;
}

/* enters CLUB [team=N] [on=DATE] area=ORG: may a club play there? */
static bool enters(struct ad_season_script *r, struct ad__args *a)
{
    struct ad_terms terms;
    struct ad_eligibility e;
    struct ad_club_facts club;
    struct ad__named_org *c;
    uint32_t above[3];

    read_terms(&terms, r, a);
    if (!terms.team)
        terms.team = 1; /* a club's name is that of its first team, as in `enter` */
    c = ad__need_org(r, a);
    if (!ad__args_end(a))
        return false;
    club = ad_season_club(&r->state->year, c->org.id, above);
    ad_club_eligible(&e, &club, &terms);
    answer_eligibility(r, &e);
    return true;
}

const struct ad__season_verb ad__season_people[] = {
    {{"season-of", "DATE", true}, season_of},
    {{"eligible",
      "NAME [CLUB] [for=TEMPLATE] [on=DATE] [area=ORG] [under=N] [least=N] [female] [team=N "
      "[youth]]",
      true},
     eligible},
    {{"enters", "CLUB [team=N] area=ORG [on=DATE]", true}, enters},
    {{0}, NULL},
};
