/*
 * season/apply.c -- an event becomes state. Nothing is decided here.
 */
#include <string.h>

#include "adoube/err.h"
#include "season/work.h"

static bool names_match(const struct ad_season *s, const struct ad_season_event *e)
{
    return e->match && e->match <= s->league[e->of - 1]->c->matches;
}

static int judged(struct ad_season *s, const struct ad_season_event *e)
{
    if (!names_match(s, e))
        return AD_EINVAL;
    memcpy(s->league[e->of - 1]->found[e->match - 1], e->found, sizeof e->found);
    return 0;
}

static int reported(struct ad_season *s, const struct ad_season_event *e)
{
    if (e->number != s->reports + 1)
        return AD_ECONFLICT;
    if (e->of && (e->of > s->leagues || !names_match(s, e)))
        return AD_EINVAL;
    if (e->of) {
        s->league[e->of - 1]->report[e->match - 1] = e->number;
        judged(s, e);
    }
    s->reports = e->number;
    return 0;
}

/* One that came late may have been earlier. */
static int played(struct ad_season_person *p, const struct ad_played *now)
{
    for (unsigned i = 0; i < p->p->played_count; i++)
        if (p->played[i].club == now->club && p->played[i].season == now->season &&
            p->played[i].as == now->as) {
            p->played[i].on = now->on;
            return 0;
        }
    if (p->p->played_count == p->played_cap)
        return AD_EFULL;
    p->played[p->p->played_count++] = *now;
    return 0;
}

static int barred(struct ad_bar *bars, unsigned *count, unsigned cap, const struct ad_bar *bar)
{
    if (*count == cap)
        return AD_EFULL;
    bars[(*count)++] = *bar;
    return 0;
}

static int served(struct ad_season_person *p, uint32_t number)
{
    struct ad_bar *b;

    if (number == 0 || number > p->p->bar_count || !p->bars[number - 1].matches)
        return AD_EINVAL;
    b = &p->bars[number - 1];
    if (--b->matches == 0)
        memmove(b, b + 1, (--p->p->bar_count + 1 - number) * sizeof *b);
    return 0;
}

static int lifted(struct ad_bar *bars, unsigned count, const struct ad_season_event *e)
{
    if (e->number == 0 || e->number > count)
        return AD_EINVAL;
    bars[e->number - 1] = e->bar;
    return 0;
}

static bool is_there(const struct ad_season *s, const struct ad_season_event *e)
{
    switch (e->kind) {
    case AD_SEASON_EV_LEAGUE:
    case AD_SEASON_EV_JUDGED: return e->of && e->of <= s->leagues;
    case AD_SEASON_EV_REPORTED: return true;
    case AD_SEASON_EV_SQUAD: return e->of && e->of <= s->squads;
    case AD_SEASON_EV_CLUB_BARRED:
    case AD_SEASON_EV_CLUB_LIFTED: return e->of && e->of <= s->orgs;
    default: return e->of && e->of <= s->people;
    }
}

int ad_season_apply(struct ad_season *s, const struct ad_season_event *e)
{
    if (!is_there(s, e))
        return AD_EINVAL;
    switch ((enum ad_season_event_kind)e->kind) {
    case AD_SEASON_EV_LEAGUE: return ad_championship_apply(s->league[e->of - 1]->c, &e->champ);
    case AD_SEASON_EV_REPORTED: return reported(s, e);
    case AD_SEASON_EV_JUDGED: return judged(s, e);
    case AD_SEASON_EV_SQUAD: return ad_squad_apply(s->squad[e->of - 1], &e->squad);
    case AD_SEASON_EV_PLAYED: return played(&s->person[e->of - 1], &e->played);
    case AD_SEASON_EV_BARRED: {
        struct ad_season_person *p = &s->person[e->of - 1];
        return barred(p->bars, &p->p->bar_count, p->bar_cap, &e->bar);
    }
    case AD_SEASON_EV_CLUB_BARRED: {
        struct ad_season_org *o = &s->org[e->of - 1];
        return barred(o->bars, &o->bar_count, o->bar_cap, &e->bar);
    }
    case AD_SEASON_EV_SERVED: return served(&s->person[e->of - 1], e->number);
    case AD_SEASON_EV_LIFTED:
        return lifted(s->person[e->of - 1].bars, s->person[e->of - 1].p->bar_count, e);
    case AD_SEASON_EV_CLUB_LIFTED:
        return lifted(s->org[e->of - 1].bars, s->org[e->of - 1].bar_count, e);
    case AD_SEASON_EVENTS: break;
    }
    return AD_EINVAL;
}
