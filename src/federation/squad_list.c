/*
 * federation/squad_list.c -- the rank list of a squad: BTO 14, 16.1 to 16.3, 2.2; SJ 7.4, 9.1.
 *
 * Uses and bans are kept by rank. Where ranks change, the list is written anew, and uses and bans
 * with it: the events tell all, and whoever applies them need not know whose rank went where.
 */
#include "federation/squad.h"

#include <string.h>

#include "adoube/err.h"
#include "federation/lineup_inside.h"
#include "federation/squad_inside.h"

struct list {
    struct ad_squad_line line[AD_SQUAD_LINES];
    unsigned count;
};

static void copy_line(struct ad_squad_line *to, const struct ad_squad_line *from)
{
    memset(to, 0, sizeof *to);
    to->person = from->person;
    to->rank = from->rank;
    to->team = from->team;
    to->late = from->late;
    to->foreign = from->foreign;
    to->guest = from->guest;
}

static bool guest(const struct ad_squad *s, const struct ad_squad_line *l)
{
    return l->guest && l->guest != s->club;
}

static const struct ad_person *person(const struct ad_squad_cmd *cmd, unsigned i)
{
    return cmd->persons ? cmd->persons[i] : NULL;
}

/* A line that can be meant: who, with which number, and the person is his. */
static bool sensible(const struct ad__squad *d, const struct ad_squad_line *l,
                     const struct ad_person *p)
{
    return l->person && (l->rank || d->cmd->kind == AD_SQUAD_ADD) && (!p || p->id == l->person);
}

/* The list that was handed in; what we are not told about persons is as it was. False: nonsense. */
static bool handed_in(struct list *out, struct ad__squad *d, unsigned count)
{
    const struct ad_squad_cmd *cmd = d->cmd;

    if (!cmd->list || !count || (cmd->club && cmd->club->id != d->s->club)) {
        d->err = AD_EINVAL;
        return false;
    }
    if (count > AD_SQUAD_LINES) {
        d->err = AD_EFULL;
        return false;
    }
    out->count = count;
    for (unsigned i = 0; i < count; i++) {
        const struct ad_person *p = person(cmd, i);
        const struct ad_squad_line *was = ad_squad_line_of(d->s, cmd->list[i].person);

        copy_line(&out->line[i], &cmd->list[i]);
        out->line[i].late = was && was->late;
        out->line[i].foreign = p ? !p->german : was && was->foreign;
        if (!sensible(d, &out->line[i], p)) {
            d->err = AD_EINVAL;
            return false;
        }
        if (p)
            ad__squad_need(d, AD_NEED_PERSON, p->id);
    }
    if (cmd->club)
        ad__squad_need(d, AD_NEED_CLUB, cmd->club->id);
    return true;
}

/* ---- what is wrong with it ---- */

/* Ranks rise, but for those appended to a youth list behind the others (SJ 7.4). */
static bool in_order(const struct ad_squad *s, const struct ad_squad_line *a,
                     const struct ad_squad_line *b)
{
    return a->rank < b->rank || (s->youth && (a->late || b->late) && a->rank != b->rank);
}

/* BTO 16.1: one order, everybody once. */
static bool ordered(struct ad__squad *d, const struct list *l)
{
    for (unsigned i = 0; i < l->count; i++)
        for (unsigned k = 0; k < i; k++)
            if (!in_order(d->s, &l->line[k], &l->line[i]) ||
                l->line[k].person == l->line[i].person) {
                ad__squad_reject(d, AD_FOUND_NO_ORDER, l->line[i].rank, AD_BTO_16_1);
                return false;
            }
    return true;
}

/* BTO 2.2 "gemeldet": so many a team of the top league, with those who came later. */
static bool few_foreigners(struct ad__squad *d, const struct list *l, uint8_t team)
{
    const struct ad_lineup_rules *r = d->cmd->rules ? d->cmd->rules : &ad_lineup_rules_usual;
    unsigned n = 0;

    for (unsigned i = 0; team && i < l->count; i++)
        if (l->line[i].team == team && l->line[i].foreign && ++n > r->foreigners) {
            ad__squad_reject(d, AD_FOUND_FOREIGNERS, l->line[i].rank, AD_BTO_2_2);
            return false;
        }
    return true;
}

/* BTO 14: own members; SJ 9.1: a guest of a girls' team is a member of the club she comes from. */
static bool own(struct ad__squad *d, const struct list *l)
{
    for (unsigned i = 0; d->cmd->club && i < l->count; i++) {
        const struct ad_squad_line *line = &l->line[i];
        bool away = guest(d->s, line);

        if ((away && !d->s->youth) ||
            (person(d->cmd, i) &&
             !ad_member_of(person(d->cmd, i), away ? line->guest : d->s->club, d->cmd->on))) {
            ad__squad_reject(d, AD_FOUND_NOT_OWN, line->rank,
                             away && d->s->youth ? AD_SJ_9_1 : AD_BTO_14);
            return false;
        }
    }
    return true;
}

/* The answer of ranklist.c. Returns whether it is fine. */
static bool take(struct ad__squad *d, struct ad_ranklist_verdict v)
{
    d->out->verdict = (struct ad_squad_verdict){
        .code = v.code, .why = v.why, .append = v.append, .rank = v.rank, .by = {v.by, v.also}};
    return v.code == AD_LINEUP_OK;
}

/* ---- writing it ---- */

static void list_one(struct ad__squad *d, const struct ad_squad_line *l, unsigned at)
{
    struct ad_squad_event *e =
        ad__squad_emit(d, AD_SQUAD_EV_LISTED, l->late ? AD_BTO_16_3 : AD_BTO_16_1);

    copy_line(&e->line, l);
    e->at = (uint16_t)at;
}

static void list_all(struct ad__squad *d, const struct list *l, ad_date deadline, uint8_t top)
{
    struct ad_squad_event *e = ad__squad_emit(d, AD_SQUAD_EV_REGISTERED, AD_BTO_16_1);

    e->deadline = deadline;
    e->team.number = top;
    if (l->count > d->s->line_cap)
        d->err = AD_EFULL;
    for (unsigned i = 0; i < l->count; i++)
        list_one(d, &l->line[i], i);
}

/* The number that whoever had that rank has in the new list. */
static uint16_t new_rank(const struct ad_squad *s, const struct list *l, uint16_t rank)
{
    const struct ad_squad_line *was = ad_squad_line_of_rank(s, rank);

    for (unsigned i = 0; was && i < l->count; i++)
        if (l->line[i].person == was->person)
            return l->line[i].rank;
    return rank;
}

/* All anew: the list, and what is kept by rank. */
static void rewrite(struct ad__squad *d, const struct list *l)
{
    const struct ad_squad *s = d->s;

    list_all(d, l, s->deadline, s->top_league_team);
    for (unsigned i = 0; i < s->use_count; i++) {
        struct ad_squad_event *e = ad__squad_emit(d, AD_SQUAD_EV_USED, AD_BTO_16_5);

        ad__squad_copy_use(&e->use, &s->uses[i]);
        e->use.rank = new_rank(s, l, s->uses[i].rank);
        e->match = e->use.match;
    }
    for (unsigned i = 0; i < s->ban_count; i++) {
        struct ad_squad_event *e = ad__squad_emit(d, AD_SQUAD_EV_BANNED, AD_SJ_7_3);

        e->ban = s->bans[i];
        e->ban.rank = new_rank(s, l, s->bans[i].rank);
    }
}

/* ---- the commands ---- */

/* As ranklist.c wants it. A guest is no member and is asked about elsewhere. */
static struct ad_ranklist_verdict ask(const struct ad__squad *d, const struct list *l)
{
    struct ad_lineup_line lines[AD_SQUAD_LINES];

    for (unsigned i = 0; i < l->count; i++)
        lines[i] = (struct ad_lineup_line){
            .rank = l->line[i].rank,
            .team = l->line[i].team,
            .person = guest(d->s, &l->line[i]) ? NULL : person(d->cmd, i),
        };
    return ad_ranklist_register(&(struct ad_ranklist){
        .lines = lines,
        .count = l->count,
        .club = d->cmd->club,
        .season = d->s->season,
        .deadline = d->cmd->deadline,
        .received = d->cmd->on,
        .top_league_team = d->cmd->top_league_team,
        .youth = d->s->youth,
        .rules = d->cmd->rules,
    });
}

void ad__squad_register(struct ad__squad *d)
{
    struct list l;

    if (!handed_in(&l, d, d->cmd->list_count))
        return;
    for (unsigned i = 0; i < l.count; i++)
        l.line[i].late = false;
    /* A list from which somebody has played is no more replaced. */
    if (!take(d, ad_ranklist_change(d->s->running || d->s->use_count || d->s->ban_count)))
        return;
    if (take(d, ask(d, &l)) && ordered(d, &l) && own(d, &l))
        list_all(d, &l, d->cmd->deadline, d->cmd->top_league_team);
}

/* SJ 7.4: a late youth has the number of the seniors' list, and those who come late stand in its
 * order. Returns the place. */
static unsigned youth_place(struct ad__squad *d, const struct ad_squad_line *l, unsigned at)
{
    const struct ad_squad_line *lines = d->s->lines;

    if (!l->rank)
        ad__squad_reject(d, AD_FOUND_NO_SENIOR_RANK, 0, AD_SJ_7_4);
    while (l->late && at > 0 && lines[at - 1].late && lines[at - 1].rank > l->rank)
        at--;
    return at;
}

/* Seniors: the next number at the end; elsewhere that of the place, and those behind move on as far
 * as they must. Returns whether others have moved. */
static bool number(struct ad__squad *d, struct list *l, unsigned at)
{
    bool moved = false;

    if (l->line[at].rank)
        return false;
    l->line[at].rank = (uint16_t)(at ? l->line[at - 1].rank + 1 : 1);
    for (unsigned i = at + 1; i < l->count && l->line[i].rank <= l->line[i - 1].rank; i++) {
        l->line[i].rank = (uint16_t)(l->line[i - 1].rank + 1);
        moved = true;
    }
    if (l->line[l->count - 1].rank > AD_RANK_MAX)
        d->err = AD_EFULL;
    return moved;
}

void ad__squad_add(struct ad__squad *d)
{
    const struct ad_squad *s = d->s;
    ad_date deadline = s->registered ? s->deadline : d->cmd->deadline;
    unsigned at = d->cmd->at < s->line_count ? d->cmd->at : s->line_count;
    struct list l;
    bool moved;

    if (d->cmd->on == AD_NO_DATE)
        d->err = AD_EINVAL;
    if (!handed_in(&l, d, 1) || d->err < 0)
        return;
    if (s->line_count >= s->line_cap || s->line_count >= AD_SQUAD_LINES) {
        d->err = AD_EFULL;
        return;
    }
    l.line[0].late = d->cmd->on > deadline;
    if (!take(d, ad_ranklist_add(s->line_count, at, d->cmd->on, deadline, s->running, s->youth)) ||
        !own(d, &l))
        return;
    if (s->youth)
        at = youth_place(d, &l.line[0], at);
    if (d->out->verdict.code == AD_LINEUP_REJECT)
        return;
    l.line[at] = l.line[0];
    for (unsigned i = 0; i < s->line_count; i++)
        l.line[i + (i >= at)] = s->lines[i];
    l.count = s->line_count + 1;
    moved = number(d, &l, at);
    if (d->err < 0 || !ordered(d, &l) || !few_foreigners(d, &l, s->top_league_team))
        return;
    if (moved)
        rewrite(d, &l);
    else
        list_one(d, &l.line[at], at);
}

/* BTO 16.3: who was appended late does not get before one he stood behind. */
static bool appended_stay(struct ad__squad *d, const struct list *l)
{
    for (unsigned i = 0; i < l->count; i++)
        for (unsigned k = i + 1; l->line[i].late && k < l->count; k++)
            if (ad_squad_line_of(d->s, l->line[k].person) <
                ad_squad_line_of(d->s, l->line[i].person)) {
                ad__squad_reject(d, AD_FOUND_APPEND_ONLY, l->line[i].rank, AD_BTO_16_3);
                return false;
            }
    return true;
}

void ad__squad_reorder(struct ad__squad *d)
{
    struct list l;

    if (!handed_in(&l, d, d->cmd->list_count))
        return;
    if (!take(d, ad_ranklist_change(d->s->running)))
        return;
    if (!ordered(d, &l)) /* after it nobody is in it twice */
        return;
    for (unsigned i = 0; i < l.count; i++)
        if (!ad_squad_line_of(d->s, l.line[i].person) || l.count != d->s->line_count) {
            d->err = AD_EINVAL;
            return;
        }
    if (appended_stay(d, &l) && own(d, &l) && few_foreigners(d, &l, d->s->top_league_team))
        rewrite(d, &l);
}
