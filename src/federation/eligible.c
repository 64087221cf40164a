/*
 * federation/eligible.c -- may this person play for this club?
 *
 *   BTO 2.1       member with pass or permission      papers, area
 *   BTO 2.3       one club a season, its own areas    one_club, area
 *   BTO 3.5       recognised organisations only       area
 *   BTO 4         bans                                bars
 *   SJ 2.1        ages                                age
 *   SJ 7.3        ban after a third use               bars
 *
 * All reasons are told, not only the first: who appeals against one should know the others.
 */
#include "adoube/person.h"

#include <string.h>

#include "core/assert.h"
#include "federation/person.h"
#include "federation/date_inside.h"
#include "federation/person_inside.h"

static void add(struct ad_eligibility *out, enum ad_ineligible why)
{
    static const enum ad_point points[][2] = {
#define X(id, name, p1, p2) {p1, p2},
        AD_INELIGIBLE_MAP(X)
#undef X
    };

    for (unsigned i = 0; i < out->count; i++)
        if (out->list[i].why == why)
            return;
    AD_ASSERT(out->count < AD_INELIGIBLES);
    out->list[out->count].why = (uint8_t)why;
    out->list[out->count].by[0] = points[why][0];
    out->list[out->count++].by[1] = points[why][1];
}

bool ad_member_of(const struct ad_person *p, uint32_t club, ad_date on)
{
    for (unsigned i = 0; i < p->membership_count; i++) {
        const struct ad_membership *m = &p->memberships[i];

        if (m->club == club && m->from <= on && (m->until == AD_NO_DATE || on <= m->until))
            return true;
    }
    return false;
}

/* Does the club belong to that area, or is it itself? */
static bool is_below(const struct ad_club_facts *club, uint32_t area)
{
    if (club->id == area)
        return true;
    for (unsigned i = 0; i < club->above_count; i++)
        if (club->above[i] == area)
            return true;
    return false;
}

/* The pass for that club that is at hand on that day; else one that works, or NULL. */
static const struct ad_pass *pass_for(const struct ad_person *p, uint32_t club, ad_date on)
{
    const struct ad_pass *found = NULL;

    for (unsigned i = 0; i < p->pass_count; i++)
        if (p->passes[i].club == club && ad_pass_works(&p->passes[i], on) &&
            (!found || ad__pass_at_hand(&p->passes[i], on)))
            found = &p->passes[i];
    return found;
}

/* A1 13.7: has he a permission of that season, and does it hold on that day? */
static bool is_permitted(const struct ad_person *p, uint32_t club, int season, ad_date on,
                         const struct ad_pass_rules *rules)
{
    /* It ends with the season, also for what belongs to the season and is played later. */
    if (on > ad_season_last(season, ad__pass_rules(rules)->calendar))
        return false;
    for (unsigned i = 0; i < p->permission_count; i++) {
        const struct ad_permission *q = &p->permissions[i];

        if (q->club == club && q->season == season && q->issued_on <= on)
            return true;
    }
    return false;
}

/* A permission for this club there is, but it is over (A1 13.7). */
static bool was_permitted(const struct ad_person *p, uint32_t club, const struct ad_terms *t)
{
    for (unsigned i = 0; i < p->permission_count; i++)
        if (p->permissions[i].club == club && p->permissions[i].season <= t->season &&
            p->permissions[i].issued_on <= t->on)
            return true;
    return false;
}

/* BTO 2.1, A1 13.3, 13.5: member, and a pass at hand or a permission for this club. */
static void papers(struct ad_eligibility *out, const struct ad_person *p, uint32_t club,
                   const struct ad_terms *t, const struct ad_pass_rules *rules)
{
    const struct ad_pass *pass = pass_for(p, club, t->on);

    if (!ad_member_of(p, club, t->on))
        add(out, AD_INELIGIBLE_MEMBER);
    if (is_permitted(p, club, t->season, t->on, rules) || (pass && ad__pass_at_hand(pass, t->on)))
        return;
    add(out, pass                        ? AD_INELIGIBLE_NOT_AT_HAND
             : was_permitted(p, club, t) ? AD_INELIGIBLE_PERMISSION
                                         : AD_INELIGIBLE_PASS);
}

/* BTO 2.3: not where he played for his country or in FIDE's events, nor as a guest. A player
 * by himself plays no team match: he is held to the areas of the club he has played for. */
static void one_club(struct ad_eligibility *out, const struct ad_person *p, uint32_t club,
                     const struct ad_terms *t)
{
    if (t->alone && t->bound && t->area && !is_below(t->bound, t->area))
        add(out, AD_INELIGIBLE_AREA);
    for (unsigned i = 0; !t->alone && i < p->played_count; i++) {
        const struct ad_played *m = &p->played[i];

        if (m->as == AD_PLAYED_CLUB && m->season == t->season && m->club != club)
            add(out, AD_INELIGIBLE_OTHER_CLUB);
    }
}

static bool holds_on(const struct ad_bar *b, ad_date on)
{
    return b->from <= on && (b->until == AD_NO_DATE || on <= b->until);
}

static bool same_team(const struct ad_bar *b, const struct ad_terms *t)
{
    return b->team == t->team && (b->youth != 0) == t->youth;
}

/* A person's: everywhere, or in one team's matches only (SJ 7.3). */
static void person_bars(struct ad_eligibility *out, const struct ad_person *p,
                        const struct ad_terms *t)
{
    for (unsigned i = 0; i < p->bar_count; i++) {
        const struct ad_bar *b = &p->bars[i];

        if (b->lifted)
            continue;
        if (b->team ? !same_team(b, t) || (!b->matches && !holds_on(b, t->on))
                    : !holds_on(b, t->on))
            continue;
        add(out, b->matches ? AD_INELIGIBLE_USED : AD_INELIGIBLE_BARRED);
    }
}

static void club_bars(struct ad_eligibility *out, const struct ad_club_facts *club,
                      const struct ad_terms *t)
{
    for (unsigned i = 0; i < club->bar_count; i++) {
        const struct ad_bar *b = &club->bars[i];
        bool here = b->who == AD_BARRED_CLUB || (t->team && same_team(b, t));

        if (here && !b->lifted && holds_on(b, t->on))
            add(out, AD_INELIGIBLE_CLUB_BARRED);
    }
}

int ad_age_in_season(ad_date born, int season, const struct ad_pass_rules *rules)
{
    const struct ad_pass_rules *r = ad__pass_rules(rules);
    /* 1 September on which the season begins, or the one on which it is over. */
    ad_date on = ad_season_first(r->cutoff == AD_CUTOFF_END ? season + 1 : season, r->calendar);

    return ad_years(born, r->birthday_inclusive ? ad_date_add(on, -1) : on);
}

bool ad_age_under(ad_date born, int season, unsigned under, const struct ad_pass_rules *rules)
{
    int years = ad_age_in_season(born, season, rules);

    return years >= 0 && (unsigned)years < under;
}

static void age(struct ad_eligibility *out, const struct ad_person *p, const struct ad_terms *t,
                const struct ad_pass_rules *rules)
{
    int years = ad_age_in_season(p->born, t->season, rules);

    if (!t->under && !t->least)
        return;
    if (years < 0)
        add(out, AD_INELIGIBLE_AGE);
    else if (t->under && years >= t->under)
        add(out, AD_INELIGIBLE_OLD);
    else if (years < t->least)
        add(out, AD_INELIGIBLE_YOUNG);
}

/* The template's own terms, by its own point. */
static void sex(struct ad_eligibility *out, const struct ad_person *p, const struct ad_terms *t)
{
    if (t->sex == AD_GENDER_UNKNOWN || p->sex == t->sex)
        return;
    add(out, p->sex == AD_GENDER_UNKNOWN ? AD_INELIGIBLE_SEX_UNKNOWN : AD_INELIGIBLE_SEX);
    out->list[out->count - 1].by[0] = t->sex_by;
}

static void area(struct ad_eligibility *out, const struct ad_club_facts *club,
                 const struct ad_terms *t)
{
    if (t->area && !is_below(club, t->area)) {
        add(out, AD_INELIGIBLE_AREA);
        if (t->area_by) {
            out->list[out->count - 1].by[1] = AD_BTO_2_3;
            out->list[out->count - 1].by[0] = t->area_by;
        }
    }
    if (t->unrecognised || t->area_barred)
        add(out, AD_INELIGIBLE_UNRECOGNISED);
}

/* Did BTO 2.3 have something to say and let him play? */
static bool was_elsewhere(const struct ad_person *p, uint32_t club, const struct ad_terms *t)
{
    for (unsigned i = 0; i < p->played_count; i++)
        if (p->played[i].season == t->season &&
            (p->played[i].club != club || p->played[i].as != AD_PLAYED_CLUB))
            return true;
    return false;
}

/* BTO 2.1 with his pass or permission, and what else was asked. */
static void rests_on(struct ad_eligibility *out, const struct ad_person *p, uint32_t club,
                     const struct ad_terms *t)
{
    const struct ad_pass *pass = pass_for(p, club, t->on);
    unsigned n = 0;

    out->by[n++] = AD_BTO_2_1;
    out->by[n++] = pass && ad__pass_at_hand(pass, t->on) ? AD_A1_13_5 : AD_A1_13_7;
    if (t->under || t->least)
        out->by[n++] = AD_SJ_2_1;
    if (was_elsewhere(p, club, t))
        out->by[n++] = AD_BTO_2_3;
}

void ad_club_eligible(struct ad_eligibility *out, const struct ad_club_facts *club,
                      const struct ad_terms *terms)
{
    memset(out->by, 0, sizeof out->by);
    out->count = 0;
    club_bars(out, club, terms);
    area(out, club, terms);
}

void ad_eligible(struct ad_eligibility *out, const struct ad_person *p,
                 const struct ad_club_facts *club, const struct ad_terms *terms,
                 const struct ad_pass_rules *rules)
{
    memset(out->by, 0, sizeof out->by);
    out->count = 0;
    papers(out, p, club->id, terms, rules);
    one_club(out, p, club->id, terms);
    person_bars(out, p, terms);
    club_bars(out, club, terms);
    age(out, p, terms, rules);
    sex(out, p, terms);
    area(out, club, terms);
    if (out->count == 0)
        rests_on(out, p, club->id, terms);
}
