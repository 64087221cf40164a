/*
 * season/report.c -- a match is reported: its line-ups are judged, and leave their mark.
 *
 *   what follows, in this order                       function
 *   both line-ups are judged by their squads          prepare, judge
 *   the championship takes the result                 ad__season_champ
 *   the match has a number in the season              ad__season_report
 *   who sat, who was a substitute (BTO 16.5, SJ 7.3)  leave_marks
 *   each player's record: for which club (BTO 2.3)    has_played
 *   bans that were served (SJ 7.3)                    ad__season_serve
 */
#include <string.h>

#include "adoube/err.h"
#include "federation/matchday.h"
#include "season/work.h"
#include "federation/lineup_inside.h"
#include "federation/squad_inside.h"

/* ---- what a side needs to know ---- */

static unsigned most_lines(const struct ad_season *s)
{
    unsigned most = 0;

    for (unsigned i = 0; i < s->squads; i++)
        most = s->squad[i]->line_cap > most ? s->squad[i]->line_cap : most;
    return most;
}

size_t ad__season_side_memory(const struct ad_season *s)
{
    const struct ad__season_side *x = NULL;
    unsigned n = most_lines(s), uses = 0;

    for (unsigned i = 0; i < s->squads; i++)
        uses = s->squad[i]->use_cap > uses ? s->squad[i]->use_cap : uses;
    return ad__piece(1, sizeof *x) + ad__piece(n, sizeof *x->line) +
           ad__piece(n, sizeof *x->person) + ad__piece(1, sizeof *x->barred) +
           ad__piece(n, sizeof *x->guest) + ad__piece(n, sizeof *x->guest_above) +
           ad__piece(uses, sizeof(struct ad_lineup_use));
}

static bool take_arrays(struct ad__season_side *out, unsigned lines, struct ad__arena *a)
{
    out->line = ad__arena_take(a, lines, sizeof *out->line);
    out->person = ad__arena_take(a, lines, sizeof *out->person);
    out->barred = ad__arena_take(a, 1, sizeof *out->barred);
    out->guest = ad__arena_take(a, lines, sizeof *out->guest);
    out->guest_above = ad__arena_take(a, lines, sizeof *out->guest_above);
    return !a->short_of_memory;
}

bool ad__season_side_ready(struct ad__season_side *out, const struct ad_season *s, unsigned squad,
                           struct ad__arena *a)
{
    const struct ad_squad *q = s->squad[squad - 1];

    if (!take_arrays(out, q->line_count, a))
        return false;
    for (unsigned i = 0; i < q->line_count; i++)
        out->person[i] = s->person[q->lines[i].person - 1].p;
    if (ad_squad_case(&out->c, out->line, q->line_count, q, out->person) != 0 ||
        ad_squad_bars(out->barred, out->line, q) != 0)
        return false;
    for (unsigned i = 0; i < q->line_count; i++)
        if (q->lines[i].guest) {
            out->guest[i] = ad_season_club(s, q->lines[i].guest, out->guest_above[i]);
            out->line[i].guest = &out->guest[i];
        }
    out->squad = squad;
    out->club = ad_season_club(s, q->club, out->above);
    out->c.club = &out->club;
    out->rules = s->rules ? *s->rules : ad_lineup_rules_usual;
    out->c.rules = &out->rules;
    out->c.terms.season = s->season;
    return true;
}

unsigned ad__season_side_squad(const struct ad_season *s, const struct ad_season_league *h,
                               unsigned entry)
{
    const struct ad_champ_entry *e = &h->c->entry[entry - 1];

    return e->team ? ad_season_squad_of(s, e->club, h->t->owner.word == AD_OWNER_YOUTH) : 0;
}

/* BTO 16.6: teams of a club that play in one championship play in one class, whatever its list
 * said. */
static void same_class(struct ad__season_side *x, const struct ad_championship *c)
{
    const struct ad_lineup_team *first = NULL;

    memcpy(x->team, x->c.teams, x->c.team_count * sizeof *x->team);
    x->c.teams = x->team;
    for (unsigned t = 0; t < x->c.team_count; t++)
        for (unsigned i = 0; i < c->run.count; i++) {
            const struct ad_champ_entry *e = &c->entry[i];

            if (e->club != x->club.id || e->team != x->team[t].number || !e->group[0])
                continue;
            first = first ? first : &x->team[t];
            x->team[t].class_of = first->class_of;
        }
}

void ad__season_side_rules(struct ad__season_side *out, const struct ad_season_league *h,
                           const struct ad_champ_match *m, ad_date on)
{
    struct ad_lineup_case *c = &out->c;

    ad_lineup_rules_of(&out->rules, h->t);
    ad_terms_of(&c->terms, h->t);
    c->kind = (uint8_t)ad_lineup_kind_of(h->t);
    c->stage = m->kind == AD_CHAMP_PLAYOFF ? AD_LINEUP_PLAYOFF
               : m->stage > 0              ? AD_LINEUP_FINAL
                                           : AD_LINEUP_ROUND;
    c->top_league = h->top_league;
    c->terms.on = on;
    /* Its first day stands for one that was not told, and comes before no other. */
    c->on = on == ad_season_first(c->terms.season, NULL) ? AD_NO_DATE : on;
    c->terms.area = h->area;
    same_class(out, h->c);
}

/* ---- the usual line-up ---- */

/* Who has left the club since is seated by nobody. Boards of a youth team are no mere order. */
static bool has_left(const struct ad__season_side *x, const struct ad_squad *q, unsigned i)
{
    return x->c.kind != AD_LINEUP_YOUTH && !q->lines[i].guest &&
           !ad_member_of(x->person[i], q->club, x->c.terms.on);
}

static bool has_come(const struct ad_board *b, int side)
{
    return (side ? b->guest : b->home) != '-';
}

/* The team's own players in the order of the list; for each who has left, one from further down. */
static void usual(struct ad__season_side *x, const struct ad_squad *q,
                  const struct ad_board *boards, unsigned n, int side)
{
    struct ad_lineup *out = &x->c.lineup;
    unsigned b = 0, left = 0;

    *out = (struct ad_lineup){.boards = (uint8_t)n};
    for (unsigned i = 0; i < q->line_count && b < n; i++) {
        const struct ad_squad_line *l = &q->lines[i];
        bool own = l->team == x->c.team, gone = has_left(x, q, i);

        left += own && gone;
        if (gone || !(own || (left && (l->team == 0 || l->team > x->c.team))))
            continue;
        left -= !own;
        out->seats[b] = (struct ad_lineup_seat){
            .kind = has_come(&boards[b], side) ? AD_LINEUP_TAKEN : AD_LINEUP_NAMED,
            .rank = l->rank};
        b++;
    }
}

/* ---- marks ---- */

static bool is_recorded(const struct ad__season_work *w, uint32_t person,
                        const struct ad_played *now)
{
    const struct ad_person *p = w->s->person[person - 1].p;

    for (unsigned i = 0; i < p->played_count; i++)
        if (p->played[i].club == now->club && p->played[i].season == now->season &&
            p->played[i].as == now->as)
            return true;
    for (unsigned i = 0; i < w->out->count; i++) {
        const struct ad_season_event *e = &w->out->event[i];

        if (e->kind == AD_SEASON_EV_PLAYED && e->of == person && e->played.club == now->club &&
            e->played.as == now->as)
            return true;
    }
    return false;
}

/* Who has played for a club: their own record says so, once. */
static void has_played(struct ad__season_work *w, const struct ad_squad_event *sat,
                       const struct ad_squad *q)
{
    bool guest = sat->line.guest && sat->line.guest != q->club;
    struct ad_played now = {q->club, q->season,
                            (uint8_t)(guest ? AD_PLAYED_GUEST : AD_PLAYED_CLUB)};
    struct ad_season_event *e;

    if (is_recorded(w, sat->line.person, &now))
        return;
    e = ad__season_event(w, AD_SEASON_EV_PLAYED, sat->line.person);
    if (e)
        e->played = now;
}

static bool is_seated(const struct ad_lineup *l, uint16_t rank)
{
    for (unsigned b = 0; l && b < l->boards; b++)
        if (l->seats[b].kind == AD_LINEUP_TAKEN && l->seats[b].rank == rank)
            return true;
    return false;
}

static bool has_served(const struct ad__season_work *w, uint32_t person)
{
    for (unsigned i = 0; i < w->out->count; i++)
        if (w->out->event[i].kind == AD_SEASON_EV_SERVED && w->out->event[i].of == person)
            return true;
    return false;
}

/* The last bar first: one that ends leaves the places of those before it alone. */
static void serve(struct ad__season_work *w, uint32_t person, unsigned team, bool youth)
{
    const struct ad_person *p = w->s->person[person - 1].p;

    if (has_served(w, person))
        return;
    for (unsigned i = p->bar_count; i-- > 0;) {
        const struct ad_bar *b = &p->bars[i];
        struct ad_season_event *e;

        if (!b->matches || b->team != team || (b->youth != 0) != youth)
            continue;
        e = ad__season_event(w, AD_SEASON_EV_SERVED, person);
        if (e)
            e->number = i + 1;
    }
}

/* Bans that were told, not decided by the squad, end the same way. */
void ad__season_serve(struct ad__season_work *w, unsigned of, const struct ad_squad_cmd *cmd)
{
    const struct ad_squad *q = w->s->squad[of - 1];

    for (unsigned i = 0; !w->error && i < q->line_count; i++)
        if (!is_seated(cmd->lineup, q->lines[i].rank))
            serve(w, q->lines[i].person, cmd->team.number, q->youth);
}

static void leave_marks(struct ad__season_work *w, const struct ad__season_side *x, uint32_t match,
                        ad_date on)
{
    const struct ad_squad *q = w->s->squad[x->squad - 1];
    struct ad_squad_cmd cmd = {.kind = AD_SQUAD_PLAYED,
                               .on = on,
                               .team = {x->c.team, 0},
                               .match = match,
                               .kind_of_match = x->c.kind,
                               .lineup = &x->c.lineup,
                               .report = &x->report,
                               .club = &x->club,
                               .persons = x->person,
                               .rules = &x->rules};

    ad__season_squad(w, x->squad, &cmd);
    for (unsigned i = 0; !w->error && i < w->list->count; i++)
        if (w->list->event[i].kind == AD_SQUAD_EV_SAT)
            has_played(w, &w->list->event[i], q);
    cmd.kind = AD_SQUAD_SERVED;
    ad__season_squad(w, x->squad, &cmd);
    ad__season_serve(w, x->squad, &cmd);
}

/* ---- a report ---- */

static ad_date day_of(const struct ad_season *s, const struct ad_champ_match *m, ad_date on)
{
    if (on == AD_NO_DATE)
        on = m->on;
    return on == AD_NO_DATE ? ad_season_first(s->season, NULL) : on;
}

/* What one side of the match is judged by, with its line-up. */
static void prepare(struct ad__season_work *w, struct ad__season_side *x,
                    const struct ad_champ_match *m, const struct ad_champ_cmd *cmd, int side)
{
    const struct ad_season_league *h = w->s->league[w->cmd->league - 1];
    unsigned entry = side ? m->guest : m->home, squad = ad__season_side_squad(w->s, h, entry);
    unsigned boards = h->t->unit.word == AD_UNIT_TEAM ? (unsigned)h->t->boards.n : 1;

    if (!squad || w->error)
        return;
    if (ad__season_failed(w, ad__season_side_ready(x, w->s, squad, &w->a) ? 0 : AD_EFULL))
        return;
    x->c.team = h->c->entry[entry - 1].team;
    ad__season_side_rules(x, h, m, cmd->on);
    x->c.match = w->s->reports + 1;
    if (w->cmd->lineup[side])
        x->c.lineup = *w->cmd->lineup[side];
    else
        usual(x, w->s->squad[squad - 1], cmd->boards, boards, side);
}

/* Somebody sits on both sides of a match of two teams of a club, and neither is his own: no card can
 * say so. */
static bool on_both_sides(const struct ad_squad *q, const struct ad_lineup_case *a,
                          const struct ad_lineup_case *b)
{
    for (unsigned i = 0; i < q->line_count; i++)
        if (q->lines[i].team != a->team && q->lines[i].team != b->team &&
            is_seated(&a->lineup, q->lines[i].rank) && is_seated(&b->lineup, q->lines[i].rank))
            return true;
    return false;
}

static void judge(struct ad__season_work *w, struct ad__season_side side[2])
{
    bool club = side[0].squad && side[0].squad == side[1].squad;

    if (club && on_both_sides(w->s->squad[side[0].squad - 1], &side[0].c, &side[1].c))
        ad__season_failed(w, AD_EINVAL);
    for (int i = 0; i < 2 && !w->error; i++) {
        struct ad__season_side *x = &side[i];

        if (!x->squad)
            continue;
        x->c.opposite = club ? &side[!i].c.lineup : NULL;
        if (ad__season_failed(w, ad_lineup_judge(&x->report, &x->c) == 0 ? 0 : AD_EINVAL))
            return;
        w->out->verdict.report[i] = &x->report;
        w->out->verdict.lineup[i] = &x->c.lineup;
    }
}

/* Has the club played, and used substitutes, on a later day than this one? */
static bool used_later(const struct ad__season_work *w, const struct ad__season_side *x)
{
    const struct ad_squad *q = x->squad ? w->s->squad[x->squad - 1] : NULL;

    for (unsigned i = 0; q && i < q->use_count; i++)
        if (x->c.on != AD_NO_DATE && q->uses[i].on > x->c.on)
            return true;
    return false;
}

static void take_report(struct ad__season_work *w, struct ad__season_side *side,
                        struct ad_champ_cmd *cmd)
{
    struct ad_season_verdict *v = &w->out->verdict;
    struct ad_season_event *e;

    for (int i = 0; i < 2; i++) {
        cmd->report[i] = v->report[i];
        cmd->lineup[i] = v->lineup[i];
    }
    if (!ad__season_champ(w, cmd))
        return;
    e = ad__season_event(w, AD_SEASON_EV_REPORTED, w->cmd->league);
    if (e) {
        e->match = cmd->match;
        e->number = w->s->reports + 1;
    }
    for (int i = 0; i < 2 && !w->error; i++)
        if (side[i].squad)
            leave_marks(w, &side[i], w->s->reports + 1, cmd->on);
    v->later = used_later(w, &side[0]) || used_later(w, &side[1]);
}

void ad__season_report(struct ad__season_work *w)
{
    const struct ad_championship *c = w->s->league[w->cmd->league - 1]->c;
    struct ad__season_side *side = ad__season_take(w, 2, sizeof *side);
    struct ad_champ_cmd cmd = *w->cmd->champ;
    const struct ad_champ_match *m;

    if (ad__season_failed(w, cmd.match && cmd.match <= c->matches ? 0 : AD_EINVAL))
        return;
    memset(side, 0, 2 * sizeof *side);
    m = &c->match[cmd.match - 1];
    cmd.on = day_of(w->s, m, cmd.on);
    for (int i = 0; i < 2; i++)
        prepare(w, &side[i], m, &cmd, i);
    judge(w, side);
    if (!w->error)
        take_report(w, side, &cmd);
}

/* ---- a use that was told ---- */

void ad__season_use(struct ad__season_work *w)
{
    const struct ad_lineup_use *u = w->cmd->use;
    const struct ad_squad *q = w->s->squad[w->cmd->squad - 1];
    struct ad__season_side *x = ad__season_take(w, 1, sizeof *x);
    struct ad_squad_cmd cmd = {.kind = AD_SQUAD_PLAYED,
                               .on = AD_NO_DATE,
                               .team = {u->team, 0},
                               .match = w->s->reports + 1};
    struct ad_season_event *e;

    if (w->error ||
        ad__season_failed(w, u->board && u->board <= AD_LINEUP_BOARDS_MAX ? 0 : AD_EINVAL))
        return;
    memset(x, 0, sizeof *x);
    if (ad__season_failed(w, ad__season_side_ready(x, w->s, w->cmd->squad, &w->a) ? 0 : AD_EFULL))
        return;
    x->c.kind = q->youth ? AD_LINEUP_YOUTH : AD_LINEUP_LEAGUE;
    x->c.team = u->team;
    x->c.on = AD_NO_DATE;
    x->c.lineup.boards = u->board;
    x->c.lineup.seats[u->board - 1] =
        (struct ad_lineup_seat){.kind = AD_LINEUP_TAKEN, .rank = u->rank};
    if (ad__season_failed(w, ad_lineup_judge_by(&x->report, &x->c, AD_CLAUSE_SUB) ? AD_EINVAL : 0))
        return;
    if (!u->counted) {
        x->report.uses[0].counted = false;
        x->report.ban_count = 0;
    }
    e = ad__season_event(w, AD_SEASON_EV_REPORTED, 0);
    if (e)
        e->number = cmd.match;
    cmd.lineup = &x->c.lineup;
    cmd.report = &x->report;
    ad__season_squad(w, w->cmd->squad, &cmd);
}
