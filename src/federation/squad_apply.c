/*
 * federation/squad_apply.c -- what happened, folded into a squad; and the squad as a line-up's case.
 *
 * Nothing is decided here: an event says where a line stands, how a use counts, what is left of a
 * ban. Whatever is kept is moved with memcpy and memmove, so that replay gives the same bytes.
 */
#include <string.h>

#include "adoube/err.h"
#include "adoube/squad.h"
#include "federation/squad_inside.h"

static struct ad_squad_ban *find_ban(struct ad_squad *s, const struct ad_squad_ban *b)
{
    for (unsigned i = 0; i < s->ban_count; i++)
        if (s->bans[i].rank == b->rank && s->bans[i].team == b->team)
            return &s->bans[i];
    return NULL;
}

static struct ad_lineup_team *find_team(struct ad_squad *s, unsigned number)
{
    for (unsigned i = 0; i < s->team_count; i++)
        if (s->teams[i].number == number)
            return &s->teams[i];
    return NULL;
}

/* The list begins anew. Only a registration is one: a new order keeps what was registered. */
static int registered(struct ad_squad *s, const struct ad_squad_event *e)
{
    s->line_count = s->use_count = s->ban_count = 0;
    memset(s->bans, 0, sizeof s->bans);
    if (e->command == AD_SQUAD_REGISTER) {
        s->registered = true;
        s->deadline = e->deadline;
        s->top_league_team = e->team.number;
    }
    return 0;
}

static int listed(struct ad_squad *s, const struct ad_squad_event *e)
{
    if (s->line_count >= s->line_cap)
        return AD_EFULL;
    if (e->at > s->line_count || !e->line.person || ad_squad_line_of_rank(s, e->line.rank) ||
        ad_squad_line_of(s, e->line.person))
        return AD_EINVAL;
    memmove(&s->lines[e->at + 1], &s->lines[e->at], (s->line_count - e->at) * sizeof s->lines[0]);
    memcpy(&s->lines[e->at], &e->line, sizeof e->line);
    s->line_count++;
    return 0;
}

static int entered(struct ad_squad *s, const struct ad_squad_event *e)
{
    struct ad_lineup_team *t = find_team(s, e->team.number);

    if (!e->team.number)
        return AD_EINVAL;
    if (!t && s->team_count == AD_SQUAD_TEAMS)
        return AD_EFULL;
    memcpy(t ? t : &s->teams[s->team_count++], &e->team, sizeof e->team);
    return 0;
}

static int used(struct ad_squad *s, const struct ad_squad_event *e)
{
    if (!ad_squad_line_of_rank(s, e->use.rank))
        return AD_EINVAL;
    if (s->use_count >= s->use_cap)
        return AD_EFULL;
    memcpy(&s->uses[s->use_count++], &e->use, sizeof e->use);
    return 0;
}

/* A second ban of the same team is served after the first. */
static int banned(struct ad_squad *s, const struct ad_squad_event *e)
{
    struct ad_squad_ban *b = find_ban(s, &e->ban);

    if (!ad_squad_line_of_rank(s, e->ban.rank) || !e->ban.left ||
        (b && b->left + e->ban.left > UINT8_MAX))
        return AD_EINVAL;
    if (b) {
        b->left = (uint8_t)(b->left + e->ban.left);
        return 0;
    }
    if (s->ban_count == AD_SQUAD_BANS)
        return AD_EFULL;
    memcpy(&s->bans[s->ban_count++], &e->ban, sizeof e->ban);
    return 0;
}

static int served(struct ad_squad *s, const struct ad_squad_event *e)
{
    struct ad_squad_ban *b = find_ban(s, &e->ban);

    if (!b || e->ban.left >= b->left)
        return AD_EINVAL;
    b->left = e->ban.left;
    if (b->left)
        return 0;
    s->ban_count--;
    memmove(b, b + 1, (size_t)(&s->bans[s->ban_count] - b) * sizeof *b);
    memset(&s->bans[s->ban_count], 0, sizeof *b);
    return 0;
}

static int run(struct ad_squad *s, int by)
{
    int now = s->running + by;

    if (now < 0 || now > UINT16_MAX)
        return now < 0 ? AD_EINVAL : AD_EFULL;
    s->running = (uint16_t)now;
    return 0;
}

static int fold(struct ad_squad *s, const struct ad_squad_event *e)
{
    switch ((enum ad_squad_event_kind)e->kind) {
    case AD_SQUAD_EV_REGISTERED: return registered(s, e);
    case AD_SQUAD_EV_LISTED: return listed(s, e);
    case AD_SQUAD_EV_ENTERED: return entered(s, e);
    case AD_SQUAD_EV_BEGUN: return run(s, 1);
    case AD_SQUAD_EV_ENDED: return run(s, -1);
    case AD_SQUAD_EV_USED: return used(s, e);
    case AD_SQUAD_EV_BANNED: return banned(s, e);
    case AD_SQUAD_EV_SERVED: return served(s, e);
    case AD_SQUAD_EV_SAT: return 0; /* his own record keeps it */
    case AD_SQUAD_EVENTS: break;
    }
    return AD_EINVAL;
}

int ad_squad_apply(struct ad_squad *s, const struct ad_squad_event *e)
{
    int err;

    if (e->seq != s->seq + 1)
        return AD_ECONFLICT;
    err = fold(s, e);
    if (err == 0)
        s->seq = e->seq;
    return err;
}

/* ---- questions ---- */

const struct ad_squad_line *ad_squad_line_of_rank(const struct ad_squad *s, uint16_t rank)
{
    for (unsigned i = 0; i < s->line_count; i++)
        if (s->lines[i].rank == rank)
            return &s->lines[i];
    return NULL;
}

const struct ad_squad_line *ad_squad_line_of(const struct ad_squad *s, uint32_t person)
{
    for (unsigned i = 0; i < s->line_count; i++)
        if (s->lines[i].person == person)
            return &s->lines[i];
    return NULL;
}

bool ad_squad_banned(const struct ad_squad *s, uint16_t rank, uint8_t team)
{
    for (unsigned i = 0; i < s->ban_count; i++)
        if (s->bans[i].rank == rank && s->bans[i].team == team && s->bans[i].left)
            return true;
    return false;
}

/* ---- for a line-up ---- */

int ad_squad_case(struct ad_lineup_case *out, struct ad_lineup_line *lines, unsigned cap,
                  const struct ad_squad *s, const struct ad_person *const *persons)
{
    if (s->line_count > cap)
        return AD_EFULL;
    for (unsigned i = 0; i < s->line_count; i++)
        lines[i] = (struct ad_lineup_line){
            .rank = s->lines[i].rank,
            .team = s->lines[i].team,
            .late = s->lines[i].late,
            .person = persons ? persons[i] : NULL,
        };
    out->lines = lines;
    out->line_count = s->line_count;
    out->teams = s->teams;
    out->team_count = s->team_count;
    out->uses = s->uses;
    out->use_count = s->use_count;
    return 0;
}

static int bar(struct ad_squad_barred *room, struct ad_lineup_line *line, uint8_t youth,
               const struct ad_squad_ban *b)
{
    struct ad_person *p = &room->person[room->count];
    struct ad_bar *bars = room->bars[room->count];
    unsigned n = line->person->bar_count;

    if (room->count == AD_SQUAD_BANS || n >= AD_SQUAD_BARS)
        return AD_EFULL;
    *p = *line->person;
    for (unsigned i = 0; i < n; i++)
        bars[i] = p->bars[i];
    bars[n] = (struct ad_bar){.who = AD_BARRED_PERSON,
                              .team = b->team,
                              .youth = youth,
                              .matches = b->left,
                              .from = AD_NO_DATE,
                              .until = AD_NO_DATE};
    p->bars = bars;
    p->bar_count = n + 1;
    line->person = p;
    room->count++;
    return 0;
}

int ad_squad_bars(struct ad_squad_barred *room, struct ad_lineup_line *lines,
                  const struct ad_squad *s)
{
    int err = 0;

    room->count = 0;
    for (unsigned i = 0; i < s->ban_count && err == 0; i++)
        for (unsigned k = 0; k < s->line_count && err == 0; k++)
            if (lines[k].rank == s->bans[i].rank && lines[k].person)
                err = bar(room, &lines[k], s->youth, &s->bans[i]);
    return err;
}
