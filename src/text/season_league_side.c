/*
 * text/season_league_side.c -- the line-up of one side of a match, and what it leaves in its squad.
 */
#include "text/season.h"

#include <string.h>

#include "adoube/matchday.h"

bool ad__side_ready(struct ad__side *out, struct ad_season_run *r, struct ad__club_squad *q)
{
    struct ad__season *s = r->state;
    unsigned guests = 0;

    for (unsigned i = 0; i < q->s.line_count; i++)
        out->person[i] = &s->person[q->line[i].person - 1].p;
    if (ad_squad_case(&out->c, out->line, AD__SQUAD_LINES, &q->s, out->person) != 0 ||
        ad_squad_bars(&out->barred, out->line, &q->s) != 0)
        return false;
    for (unsigned i = 0; i < q->s.line_count; i++)
        if (q->line[i].guest && guests < AD__SQUAD_GUESTS) {
            out->guest[guests] =
                ad__club_facts(s, &s->org[q->line[i].guest - 1], out->above[1 + guests]);
            out->line[i].guest = &out->guest[guests++];
        }
    out->squad = q;
    out->club = ad__club_facts(s, &s->org[q->s.club - 1], out->above[0]);
    out->c.club = &out->club;
    out->rules = ad__readings(r)->lines;
    out->c.rules = &out->rules;
    out->c.terms.season = s->season;
    return true;
}

void ad__side_rules(struct ad__side *out, const struct ad__league *h,
                    const struct ad_champ_match *m, ad_date on)
{
    struct ad_lineup_case *c = &out->c;

    ad_lineup_rules_of(&out->rules, &h->t);
    ad_terms_of(&c->terms, &h->t);
    c->kind = (uint8_t)ad_lineup_kind_of(&h->t);
    c->stage = m->kind == AD_CHAMP_PLAYOFF ? AD_LINEUP_PLAYOFF
               : m->stage > 0              ? AD_LINEUP_FINAL
                                           : AD_LINEUP_ROUND;
    c->top_league = h->top_league;
    c->terms.on = on;
    c->terms.area = h->area;
}

void ad__side_usual(struct ad_lineup *out, const struct ad__club_squad *q, unsigned team,
                    unsigned boards, uint32_t absent)
{
    unsigned b = 0;

    *out = (struct ad_lineup){.boards = (uint8_t)boards};
    for (unsigned i = 0; i < q->s.line_count && b < boards; i++)
        if (q->line[i].team == team) {
            out->seats[b] =
                (struct ad_lineup_seat){.kind = absent >> b & 1 ? AD_LINEUP_NAMED : AD_LINEUP_TAKEN,
                                        .rank = q->line[i].rank};
            b++;
        }
}

/* He has played for a club: his own record says so, once. */
static void has_played(struct ad__season *s, const struct ad_squad_event *e,
                       const struct ad__club_squad *q)
{
    struct ad__named_person *p = &s->person[e->line.person - 1];
    bool guest = e->line.guest && e->line.guest != q->s.club;
    struct ad_played now = {q->s.club, q->s.season,
                            (uint8_t)(guest ? AD_PLAYED_GUEST : AD_PLAYED_CLUB)};

    for (unsigned i = 0; i < p->p.played_count; i++)
        if (p->played[i].club == now.club && p->played[i].season == now.season &&
            p->played[i].as == now.as)
            return;
    if (p->p.played_count < AD__SEASON_EACH)
        p->played[p->p.played_count++] = now;
}

int ad__side_played(struct ad_season_run *r, struct ad__side *side, uint32_t match, ad_date on)
{
    struct ad__leagues *g = &r->state->league;
    struct ad_squad_cmd cmd = {.kind = AD_SQUAD_PLAYED,
                               .on = on,
                               .team = {side->c.team, 0},
                               .match = match,
                               .kind_of_match = side->c.kind,
                               .lineup = &side->c.lineup,
                               .report = &side->report,
                               .club = &side->club,
                               .persons = side->person,
                               .rules = &side->rules};
    int got = ad__squad_send(r, side->squad, &cmd);

    for (unsigned i = 0; got == 0 && i < g->squad_out.count; i++)
        if (g->squad_event[i].kind == AD_SQUAD_EV_SAT)
            has_played(r->state, &g->squad_event[i], side->squad);
    cmd.kind = AD_SQUAD_SERVED;
    return got ? got : ad__squad_send(r, side->squad, &cmd);
}

void ad__squads_tell(struct ad_season_run *r, const struct ad__league *h, bool begins)
{
    bool youth = ad_lineup_kind_of(&h->t) == AD_LINEUP_YOUTH;

    for (unsigned i = 0; i < h->c.run.count; i++) {
        struct ad__club_squad *q = ad__club_squad_of(r->state, h->team[i].org, youth);
        if (q)
            ad__squad_send(r, q,
                           &(struct ad_squad_cmd){.kind = begins ? AD_SQUAD_BEGIN : AD_SQUAD_END,
                                                  .on = h->dates ? h->date[0] : AD_NO_DATE});
    }
}

struct ad__list *ad__squad_list(struct ad__season *s, uint32_t club, bool youth)
{
    struct ad__club_squad *q = ad__club_squad_of(s, club, youth);
    const struct ad_person *person[AD__SQUAD_LINES];
    struct ad__list *list = &s->squad_list;
    struct ad_lineup_case c = {0};

    if (!q || q->s.team_count > AD__SEASON_TEAMS)
        return NULL;
    memset(list, 0, sizeof *list);
    for (unsigned i = 0; i < q->s.line_count; i++)
        person[i] = &s->person[q->line[i].person - 1].p;
    if (ad_squad_case(&c, list->line, AD__SEASON_LINES, &q->s, person) != 0 ||
        ad_squad_bars(&s->squad_bars, list->line, &q->s) != 0)
        return NULL;
    for (unsigned i = 0; i < q->s.line_count; i++)
        if (q->line[i].guest) {
            list->guest[i] = ad__club_facts(s, &s->org[q->line[i].guest - 1], list->above[i]);
            list->line[i].guest = &list->guest[i];
        }
    list->club = club;
    list->youth = youth;
    list->lines = q->s.line_count;
    list->teams = q->s.team_count;
    list->uses = q->s.use_count;
    memcpy(list->team, q->s.teams, list->teams * sizeof *list->team);
    memcpy(list->use, q->use, list->uses * sizeof *list->use);
    return list;
}
