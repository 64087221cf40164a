/*
 * tests/federation/season_teams.c -- rank lists and line-ups of a random season: mostly right, often
 * wrong in one of the ways that the order knows.
 */
#include "season_parts.h"
#include "federation/lineup_inside.h"
#include "federation/squad_inside.h"

#include <string.h>

/* ---- lists ---- */

/* The club's list as it ought to be. In a youth squad 1/1 to 1/9 and 2/1 to 2/9. */
unsigned teams_list(struct world *w, unsigned k, struct ad_squad_line out[LINES])
{
    unsigned boards = w->league[0].boards;

    memset(out, 0, LINES * sizeof *out);
    for (unsigned i = 0; i < LISTED; i++) {
        unsigned team = w->youth ? 1 + i / 9 : 1 + i / boards;

        out[i].person = 1 + k * LISTED + i;
        out[i].rank = w->youth ? AD_YOUTH_RANK(team, 1 + i % 9) : (uint16_t)(i + 1);
        out[i].team = (uint8_t)(team <= 1u + (k < league_teams(w, 1)) ? team : 0);
    }
    for (unsigned d = 0; d < w->doubles; d++)
        if (w->double_in[d] == k)
            out[w->double_at[d]].person = w->double_who[d];
    return LISTED;
}

/* Something that REGISTER must refuse, or not. */
void teams_spoil_list(struct world *w, struct ad_squad_cmd *cmd, struct ad_squad_line *list)
{
    unsigned a = kit_below(&w->rng, LISTED), b = kit_below(&w->rng, LISTED);

    switch (kit_below(&w->rng, 6)) {
    case 0: cmd->deadline = ad_date_make(SEASON, 7, (int)kit_below(&w->rng, 10) + 1); break;
    case 1: cmd->on = cmd->deadline + 1 + (ad_date)kit_below(&w->rng, 5); break;
    case 2: list[a].person = list[b].person; break;
    case 3: list[a].rank = list[b].rank; break;
    case 4: list[a].person = 1 + kit_below(&w->rng, w->clubs * LISTED); break;
    default: cmd->top_league_team = 1; break;
    }
}

/* ---- line-ups ---- */

/* Would his captain let him sit? By what the test itself has seen, and not always. */
static bool wise(struct world *w, unsigned k, const struct ad_squad_line *line, unsigned team)
{
    const struct ad_person *p = &w->person[line->person];
    uint32_t bound = w->own.eligible_for[p->id];

    if (chance(w, 8))
        return true;
    if ((bound && bound != club_id(k)) || p->bar_count ||
        ad_squad_banned(&w->live.squad[k].s, line->rank, (uint8_t)team))
        return false;
    return p->pass_count + p->permission_count > 0 && !chance(w, 12); /* and he has time */
}

/* The first of the home team, then those below; a youth team's special boards stay where they are,
 * and the missing are named. */
static void usual(struct world *w, struct ad_lineup *l, unsigned k, unsigned team, unsigned boards)
{
    const struct ad_squad *s = &w->live.squad[k].s;
    unsigned b = 0;

    memset(l, 0, sizeof *l);
    l->boards = (uint8_t)boards;
    for (unsigned i = 0; i < s->line_count && b < boards; i++) {
        const struct ad_squad_line *line = &s->lines[i];
        bool sits = wise(w, k, line, team);

        if (line->team && line->team < team)
            continue;
        if (w->youth && line->team != team)
            break;
        if (!sits && !w->youth)
            continue;
        l->seats[b].kind = sits ? AD_LINEUP_TAKEN : AD_LINEUP_NAMED;
        l->seats[b++].rank = line->rank;
    }
}

static uint16_t any_rank(struct world *w, unsigned k)
{
    const struct ad_squad *s = &w->live.squad[k].s;

    if (chance(w, 20))
        return 777;
    return s->lines[kit_below(&w->rng, s->line_count)].rank;
}

/* One of the two special boards is taken by one of the second team (SJ 7.3). */
static void lend(struct world *w, struct ad_lineup *l, unsigned team)
{
    unsigned b = 6 + kit_below(&w->rng, 2);

    if (w->youth && team == 1 && chance(w, 2))
        l->seats[b] = (struct ad_lineup_seat){AD_LINEUP_TAKEN, AD_YOUTH_RANK(2, b + 1)};
}

static void spoil(struct world *w, struct ad_lineup *l, unsigned k)
{
    unsigned a = kit_below(&w->rng, l->boards), b = kit_below(&w->rng, l->boards);
    struct ad_lineup_seat s = l->seats[a];

    switch (kit_below(&w->rng, 7)) {
    case 0: /* the wrong order */
        l->seats[a] = l->seats[b];
        l->seats[b] = s;
        break;
    case 1: l->seats[a].rank = any_rank(w, k); break; /* anybody */
    case 2: l->seats[a].kind = AD_LINEUP_EMPTY; break;
    case 3: /* named, whoever it is */
        l->seats[a] = (struct ad_lineup_seat){AD_LINEUP_NAMED, any_rank(w, k)};
        break;
    case 4: /* nobody has come, or some */
        for (unsigned i = kit_below(&w->rng, 4); i < l->boards; i++)
            l->seats[i].kind = AD_LINEUP_EMPTY;
        break;
    case 5: /* the best of all */
        l->seats[0] = (struct ad_lineup_seat){AD_LINEUP_TAKEN, w->live.squad[k].s.lines[0].rank};
        break;
    default: /* whoever was appended last, who may have come from another club */
        l->seats[l->boards - 1u] = (struct ad_lineup_seat){
            AD_LINEUP_TAKEN, w->live.squad[k].s.lines[w->live.squad[k].s.line_count - 1].rank};
        break;
    }
}

/* Nobody sits at two boards: that cannot happen, and is not judged. */
static void nobody_twice(struct ad_lineup *l)
{
    for (unsigned a = 0; a < l->boards; a++)
        for (unsigned b = a + 1; b < l->boards; b++)
            if (l->seats[a].kind == AD_LINEUP_TAKEN && l->seats[b].kind == AD_LINEUP_TAKEN &&
                l->seats[a].rank == l->seats[b].rank)
                l->seats[b].kind = AD_LINEUP_EMPTY;
    for (unsigned b = 0; b < l->boards; b++)
        if (l->seats[b].kind == AD_LINEUP_EMPTY)
            l->seats[b].rank = 0;
}

void teams_lineup(struct world *w, struct ad_lineup *l, unsigned k, unsigned team, unsigned boards)
{
    usual(w, l, k, team, boards);
    lend(w, l, team);
    for (unsigned i = 0; i < 3 && chance(w, 5); i++)
        spoil(w, l, k);
    nobody_twice(l);
}

/* ---- what the order says of it ---- */

/* L-ELIG has nothing against who sits on board b, and somebody is asked about. */
bool teams_eligible(const struct ad_lineup_report *r, unsigned b)
{
    for (unsigned i = 0; i < r->count; i++)
        if (r->list[i].clause == AD_CLAUSE_ELIG && (r->list[i].boards >> b & 1))
            return false;
    return !(r->unasked >> b & 1);
}

static void points_of(struct world *w, const struct ad_lineup_report *r)
{
    for (unsigned i = 0; i < r->count; i++)
        world_points(w, r->list[i].by, 2, true);
    w->met[MET_LOST] += r->code == AD_MATCH_LOST_ALL;
    w->met[MET_GAME_LOST] += r->code == AD_GAME_LOST;
    w->met[MET_NO_SHOW] += r->code == AD_NO_SHOW;
    for (unsigned i = 0; i < r->count; i++) {
        w->met[MET_USED_UP] += r->list[i].why == AD_FOUND_USED_UP;
        w->met[MET_BAN_BROKEN] += r->list[i].ineligible == AD_INELIGIBLE_USED;
    }
}

/* Had a match of the ledger not been: only whoever sat there as a substitute and sits here can be
 * judged otherwise, and nobody if all matches count. */
static void judge_anew(struct world *w, const struct ad_lineup_case *c)
{
    static struct ad_lineup_use room[USES];
    struct ad_lineup_found was, now;
    uint32_t gone = c->use_count ? c->uses[kit_below(&w->rng, c->use_count)].match : 0;
    bool sat = false;

    kit_ok(w->row, ad_lineup_anew(&was, &now, c, c->use_count, NULL, 0, room, USES) == 0);
    for (unsigned i = 0; i < c->use_count; i++)
        for (unsigned b = 0; b < c->lineup.boards && c->uses[i].match == gone; b++)
            sat |= c->lineup.seats[b].rank == c->uses[i].rank;
    if (ad_lineup_anew(&was, &now, c, c->use_count, &gone, 1, room, USES) != 1)
        return;
    kit_ok(w->row, sat && (now.code <= was.code || now.bans != was.bans));
    w->met[MET_ANEW]++;
}

void teams_judge(struct world *w, struct side *x, unsigned l, enum ad_lineup_stage stage)
{
    static struct ad_lineup_line lines[LINES];
    static struct ad_squad_barred room;
    const struct ad_person *persons[LINES];
    struct ad_squad *s = &w->live.squad[x->club].s;
    struct ad_lineup_case c = {
        .lineup = x->lineup,
        .kind = w->league[l].kind,
        .stage = (uint8_t)stage,
        .team = w->league[l].team,
        .top_league = !w->youth && l == 0,
        .match = x->match,
        .club = &w->club[x->club],
        .terms = {
            .season = SEASON, .on = w->now, .area = FEDERATION_ID, .under = w->youth ? 20 : 0}};

    world_persons(w, x->club, persons);
    kit_ok(w->row, ad_squad_case(&c, lines, LINES, s, persons) == 0);
    kit_ok(w->row, ad_squad_bars(&room, lines, s) == 0);
    kit_ok(w->row, ad_lineup_judge(&x->report, &c) == 0);
    judge_anew(w, &c);
    points_of(w, &x->report);
}
