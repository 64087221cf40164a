/*
 * federation/squad_play.c -- what a match leaves in the record of a club: BTO 2.3, 16.5; SJ 7.3, 9.1.
 */
#include "federation/squad.h"

#include <string.h>

#include "adoube/err.h"
#include "federation/squad_inside.h"

void ad__squad_copy_use(struct ad_lineup_use *to, const struct ad_lineup_use *from)
{
    memset(to, 0, sizeof *to);
    to->rank = from->rank;
    to->team = from->team;
    to->home = from->home;
    to->board = from->board;
    to->counted = from->counted;
    to->named = from->named;
    to->match = from->match;
    to->on = from->on;
}

/* BTO 2.3, by his own record; a guest is asked with her own club (SJ 9.1). */
static bool bound_elsewhere(const struct ad_person *p, uint32_t club, int season)
{
    for (unsigned i = 0; i < p->played_count; i++)
        if (p->played[i].as == AD_PLAYED_CLUB && p->played[i].season == season &&
            p->played[i].club != club)
            return true;
    return false;
}

/* Has the report spoken about who may sit on board b, or could it not? */
static bool judged(const struct ad_lineup_report *r, unsigned b)
{
    uint32_t bit = UINT32_C(1) << b;

    for (unsigned i = 0; i < r->count; i++)
        if (r->list[i].clause == AD_CLAUSE_ELIG && (r->list[i].boards & bit))
            return true;
    return r->unasked & bit;
}

static void sat(struct ad__squad *d, const struct ad_squad_line *line, unsigned b)
{
    const struct ad_squad *s = d->s;
    const struct ad_person *p = d->cmd->persons ? d->cmd->persons[line - s->lines] : NULL;
    bool guest = line->guest && line->guest != s->club;
    struct ad_squad_event *e;

    if (p && p->id != line->person)
        d->err = AD_EINVAL;
    else if (p && bound_elsewhere(p, guest ? line->guest : s->club, s->season) &&
             !judged(d->cmd->report, b))
        d->err = AD_ECONFLICT;
    e = ad__squad_emit(d, AD_SQUAD_EV_SAT, guest ? AD_SJ_9_1 : AD_BTO_2_3);
    memcpy(&e->line, line, sizeof e->line);
    e->match = d->cmd->match;
    e->team.number = d->cmd->team.number;
    e->at = (uint16_t)(b + 1);
}

static void seats(struct ad__squad *d)
{
    const struct ad_lineup *l = d->cmd->lineup;

    for (unsigned b = 0; b < l->boards; b++) {
        const struct ad_squad_line *line = ad_squad_line_of_rank(d->s, l->seats[b].rank);

        /* Who is not in the list is known by nothing but a number. */
        if (l->seats[b].kind == AD_LINEUP_EMPTY || !line)
            continue;
        ad__squad_need(d, AD_NEED_PERSON, line->person);
        if (l->seats[b].kind == AD_LINEUP_TAKEN)
            sat(d, line, b);
    }
}

static const struct ad_squad_ban *find_ban(const struct ad_squad *s, uint16_t rank, uint8_t team)
{
    for (unsigned i = 0; i < s->ban_count; i++)
        if (s->bans[i].rank == rank && s->bans[i].team == team)
            return &s->bans[i];
    return NULL;
}

/* One use, one ban (SJ 7.3). */
static void bans(struct ad__squad *d)
{
    const struct ad_lineup_report *r = d->cmd->report;
    unsigned more = 0;

    for (unsigned i = 0; i < r->ban_count; i++) {
        const struct ad_lineup_ban *b = &r->bans[i];
        const struct ad_squad_ban *was = find_ban(d->s, b->rank, b->team);
        struct ad_squad_event *e = ad__squad_emit(d, AD_SQUAD_EV_BANNED, AD_SJ_7_3);

        e->ban = (struct ad_squad_ban){b->rank, b->team, b->matches};
        e->match = d->cmd->match;
        more += !was;
        if (was && was->left + b->matches > UINT8_MAX)
            d->err = AD_EFULL;
    }
    if (d->s->ban_count + more > AD_SQUAD_BANS)
        d->err = AD_EFULL;
}

void ad__squad_played(struct ad__squad *d)
{
    const struct ad_lineup_report *r = d->cmd->report;

    if (!d->cmd->lineup || !r || !d->cmd->lineup->boards ||
        d->cmd->lineup->boards > AD_LINEUP_BOARDS_MAX) {
        d->err = AD_EINVAL;
        return;
    }
    ad__squad_fine(d, AD_BTO_2_3);
    seats(d);
    for (unsigned i = 0; i < r->use_count; i++) {
        struct ad_squad_event *e = ad__squad_emit(d, AD_SQUAD_EV_USED, AD_BTO_16_5);

        ad__squad_copy_use(&e->use, &r->uses[i]);
        if (d->cmd->match)
            e->use.match = d->cmd->match;
        e->match = e->use.match;
    }
    if (d->s->use_count + r->use_count > d->s->use_cap && d->err == 0)
        d->err = AD_EFULL;
    bans(d);
}

static bool sits(const struct ad_lineup *l, uint16_t rank)
{
    for (unsigned b = 0; l && b < l->boards && b < AD_LINEUP_BOARDS_MAX; b++)
        if (l->seats[b].kind == AD_LINEUP_TAKEN && l->seats[b].rank == rank)
            return true;
    return false;
}

/* SJ 7.3: a compulsory match of his home youth team. Who sat in it in spite of the ban has lost his
 * team the match (BTO 16.4), and the ban is still to be served. */
void ad__squad_served(struct ad__squad *d)
{
    if (!d->cmd->team.number)
        d->err = AD_EINVAL;
    ad__squad_fine(d, AD_SJ_7_3);
    for (unsigned i = 0; i < d->s->ban_count; i++) {
        const struct ad_squad_ban *b = &d->s->bans[i];
        struct ad_squad_event *e;

        if (b->team != d->cmd->team.number || sits(d->cmd->lineup, b->rank))
            continue;
        e = ad__squad_emit(d, AD_SQUAD_EV_SERVED, AD_SJ_7_3);
        e->ban = (struct ad_squad_ban){b->rank, b->team, (uint8_t)(b->left - 1)};
        e->match = d->cmd->match;
    }
}
