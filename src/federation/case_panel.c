/*
 * federation/case_panel.c -- who may seek a remedy, and who may not decide on it.
 *
 *   BTO 5.4    entitled: who was sanctioned, whose result was decided, whose win, promotion or
 *              relegation depends on it, and the director
 *   BTO 5.11   may not take part: who acted below in the matter, or is a member of a club that is
 *              entitled, or whose member is
 *   BTO 5.12   all of them, and the director, can speak before the decision
 */
#include "core/assert.h"
#include "federation/case_parts.h"
#include "federation/case_inside.h"

struct ad_case_verdict ad_case_entitled(const struct ad_case *c, const struct ad_party *p)
{
    static const enum ad_point points[] = {AD_BTO_5_4_1, AD_BTO_5_4_2, AD_BTO_5_4_3, AD_BTO_5_4_4};

    if (c->matter.blitz_rule)
        return ad__case_verdict(AD_CASE_NO_REMEDY, AD_A2_8_18, AD_NO_POINT);
    for (unsigned i = 0; i < 4; i++)
        if (p->grounds & 1u << i)
            return ad__case_verdict(AD_CASE_OK, points[i], AD_NO_POINT);
    return ad__case_verdict(AD_CASE_NO_STANDING, AD_BTO_5_4, AD_NO_POINT);
}

static bool acted(const struct ad_case *c, const struct ad_judge *j)
{
    if (j->acted_below)
        return true;
    for (unsigned i = 0; i < c->acted_count; i++)
        if (c->acted[i] == j->person)
            return true;
    return false;
}

/* A party that keeps him out: his club, a member of his club, or he himself. */
static bool opposed(const struct ad_case *c, const struct ad_party *p, const struct ad_judge *j)
{
    unsigned grounds = p->grounds & AD_ENTITLED_ANY;

    if (!grounds)
        return false;
    if (!p->is_club && p->id == j->person)
        return true;
    if (grounds == AD_ENTITLED_DIRECTOR && !c->rules.director_recuses)
        return false;
    return p->club && (p->club == j->club[0] || p->club == j->club[1]);
}

struct ad_case_verdict ad_case_judge(const struct ad_case *c, const struct ad_judge *j)
{
    struct ad_case_verdict v = ad__case_verdict(AD_CASE_RECUSED, AD_BTO_5_11, AD_NO_POINT);

    if (acted(c, j))
        return v;
    for (unsigned i = 0; i < c->matter.parties; i++)
        if (opposed(c, &c->matter.party[i], j)) {
            v.by[1] = ad_case_entitled(c, &c->matter.party[i]).by[0];
            v.party = (uint8_t)i;
            return v;
        }
    v.code = AD_CASE_OK;
    return v;
}

/* ---- seating and hearing ---- */

/* 5.12 wants that all can speak, not that they do: whoever was in the file before the day of the
 * hearing could. */
static bool was_asked(const struct ad_case *c, unsigned who, ad_date on)
{
    int n = ad__case_pending(c);
    ad_date day = n < 0 ? AD_NO_DATE : c->filing[n].hearing;

    return day != AD_NO_DATE && day <= on && c->joined[who] < day;
}

enum ad_point ad__case_unheard(const struct ad_case *c, ad_date on, unsigned *who)
{
    bool director = false;

    for (*who = 0; *who < c->matter.parties; ++*who) {
        unsigned grounds = c->matter.party[*who].grounds;
        ad_date heard = c->heard[*who];

        if (grounds & AD_ENTITLED_ANY && (heard == AD_NO_DATE || heard > on) &&
            !was_asked(c, *who, on))
            return AD_BTO_5_12;
        director |= (grounds & AD_ENTITLED_DIRECTOR) != 0;
    }
    *who = AD_CASE_PARTIES;
    return director ? AD_NO_POINT : AD_BTO_5_4_4;
}

bool ad__case_heard(const struct ad_case *c, ad_date on)
{
    unsigned who;

    if (ad__case_unheard(c, on, &who) != AD_NO_POINT || c->seated > on)
        return false;
    for (unsigned i = 0; i < c->panel_count; i++)
        if (ad_case_judge(c, &c->panel[i]).code != AD_CASE_OK)
            return false;
    return c->panel_count >= c->rules.panel_least;
}

void ad__case_complete(struct ad__desk *d)
{
    int n = ad__case_pending(&d->now);

    AD_ASSERT(n >= 0);
    if (!ad__case_heard(&d->now, d->cmd->on))
        return;
    ad__case_event(d, AD_CASE_EV_ALL_HEARD, AD_BTO_5_12)->state =
        n ? AD_CASE_APPEAL_HEARD : AD_CASE_PROTEST_HEARD;
    ad__case_commit(d);
}

static bool is_open(const struct ad_case *c)
{
    return c->state == AD_CASE_PROTEST_OPEN || c->state == AD_CASE_APPEAL_OPEN;
}

/* Also when all could speak already. */
static bool is_confirmed(const struct ad_case *c)
{
    return is_open(c) || c->state == AD_CASE_PROTEST_HEARD || c->state == AD_CASE_APPEAL_HEARD;
}

static bool sits(const struct ad_case *c, uint32_t person)
{
    for (unsigned i = 0; i < c->panel_count; i++)
        if (c->panel[i].person == person)
            return true;
    return false;
}

void ad__case_do_seat(struct ad__desk *d)
{
    const struct ad_judge *j = &d->cmd->judge;
    struct ad_case_verdict v = ad_case_judge(&d->now, j);
    struct ad_case_event *e;

    if (!is_confirmed(&d->now) || sits(&d->now, j->person)) {
        ad__case_refuse(d, AD_CASE_NOT_NOW, AD_BTO_5_11, AD_NO_POINT);
        return;
    }
    if (v.code == AD_CASE_OK && d->now.panel_count == AD_CASE_PANEL) {
        ad__case_refuse(d, AD_CASE_NO_ROOM, AD_BTO_5_11, AD_NO_POINT);
        return;
    }
    e = ad__case_event(d, v.code == AD_CASE_OK ? AD_CASE_EV_SEATED : AD_CASE_EV_RECUSED,
                       AD_BTO_5_11);
    e->verdict = v;
    e->judge = *j;
    ad__case_commit(d);
    if (v.code == AD_CASE_OK && is_open(&d->now))
        ad__case_complete(d);
}

/* Who sits and now may not: a party came in later. */
static void unseat(struct ad__desk *d)
{
    for (unsigned i = 0; i < d->now.panel_count;) {
        struct ad_judge j = d->now.panel[i];
        struct ad_case_verdict v = ad_case_judge(&d->now, &j);
        struct ad_case_event *e;

        if (v.code == AD_CASE_OK) {
            i++;
            continue;
        }
        e = ad__case_event(d, AD_CASE_EV_RECUSED, AD_BTO_5_11);
        e->verdict = v;
        e->judge = j;
        ad__case_commit(d);
    }
}

static unsigned place_of(const struct ad_case *c, const struct ad_party *p)
{
    unsigned n = 0;

    while (n < c->matter.parties &&
           (c->matter.party[n].id != p->id || c->matter.party[n].is_club != p->is_club))
        n++;
    return n;
}

/* Another party, or more grounds of one. Who is new can speak first, so the case may open again. */
void ad__case_do_join(struct ad__desk *d)
{
    unsigned n = place_of(&d->now, &d->cmd->who);
    struct ad_case_event *e;

    if (n == AD_CASE_PARTIES) {
        ad__case_refuse(d, AD_CASE_NO_ROOM, AD_BTO_5_4, AD_NO_POINT);
        return;
    }
    if (d->now.state >= AD_CASE_FINAL || d->cmd->who.id == 0) {
        ad__case_refuse(d, AD_CASE_NOT_NOW, AD_BTO_5_4, AD_NO_POINT);
        return;
    }
    e = ad__case_event(d, AD_CASE_EV_JOINED, AD_BTO_5_4);
    e->n = (uint8_t)n;
    e->party = d->cmd->who;
    e->verdict.party = (uint8_t)n;
    if (n < d->now.matter.parties)
        e->party.grounds |= d->now.matter.party[n].grounds;
    if (d->now.state == AD_CASE_PROTEST_HEARD)
        e->state = AD_CASE_PROTEST_OPEN;
    if (d->now.state == AD_CASE_APPEAL_HEARD)
        e->state = AD_CASE_APPEAL_OPEN;
    ad__case_commit(d);
    unseat(d);
    if (is_open(&d->now))
        ad__case_complete(d);
}

void ad__case_do_hear(struct ad__desk *d)
{
    unsigned n = ad__case_party(&d->now, d->cmd);
    struct ad_case_event *e;

    if (!is_confirmed(&d->now)) {
        ad__case_refuse(d, AD_CASE_NOT_NOW, AD_BTO_5_12, AD_NO_POINT);
        return;
    }
    if (n == AD_CASE_PARTIES) {
        ad__case_refuse(d, AD_CASE_NO_STANDING, AD_BTO_5_12, AD_BTO_5_4);
        return;
    }
    e = ad__case_event(d, AD_CASE_EV_HEARD, AD_BTO_5_12);
    e->n = (uint8_t)n;
    e->verdict.party = (uint8_t)n;
    ad__case_commit(d);
    if (is_open(&d->now))
        ad__case_complete(d);
}

/* Nobody of the body can sit: the next one above takes the case over, by hand. */
void ad__case_do_unable(struct ad__desk *d)
{
    int n = ad__case_pending(&d->now);
    struct ad_case_event *e;

    if (!is_open(&d->now) || d->now.panel_count || !d->now.recused_any) {
        ad__case_refuse(d, AD_CASE_NOT_NOW, AD_BTO_5_11, AD_NO_POINT);
        return;
    }
    if (d->cmd->instance <= d->now.filing[n].to || d->cmd->instance >= AD_INSTANCES) {
        ad__case_refuse(d, AD_CASE_NOT_COMPETENT, AD_BTO_5_11, AD_BTO_5_3);
        return;
    }
    e = ad__case_event(d, AD_CASE_EV_MOVED_UP, AD_BTO_5_11);
    e->n = (uint8_t)n;
    e->instance = d->cmd->instance;
    e->verdict.by[1] = AD_BTO_5_3;
    e->verdict.proposed = true;
    ad__case_commit(d);
}
