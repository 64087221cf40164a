/*
 * federation/lineup_sub.c -- substitutes: BTO 16.5, 16.6; in youth teams SJ 7.3, 8.5.
 *
 * A player of a lower team may sit in a higher one, twice a season. How often he has, the ledger
 * says; what this match adds to it comes out of the report as data.
 */
#include "federation/lineup.h"

static bool has_substitutes(const struct ad__lineup *l)
{
    switch ((enum ad_lineup_kind)l->c->kind) {
    case AD_LINEUP_LEAGUE:
    case AD_LINEUP_YOUTH:
    case AD_LINEUP_GIRLS: return true;
    case AD_LINEUP_CUP: return l->rules->cup_counts; /* */
    case AD_LINEUP_BLITZ:
    case AD_LINEUP_KINDS: break;
    }
    return false;
}

static const struct ad_lineup_team *team(const struct ad__lineup *l, unsigned number)
{
    for (unsigned i = 0; i < l->c->team_count; i++)
        if (l->c->teams[i].number == number)
            return &l->c->teams[i];
    return NULL;
}

/* Do they play in one class? Not a team with itself. */
static bool same_class(const struct ad__lineup *l, unsigned other)
{
    const struct ad_lineup_team *a = team(l, l->c->team), *b = team(l, other);

    return a && b && a != b && a->class_of == b->class_of;
}

/* BTO 16.6: in the final stage of group winners and in promotion matches the lower of the two, and
 * who was its substitute, may enter the higher. A play-off is neither. */
static bool opened(const struct ad__lineup *l, unsigned other)
{
    return other > l->c->team &&
           (l->c->stage == AD_LINEUP_FINAL || l->c->stage == AD_LINEUP_PROMOTION);
}

/* A use of his that this match follows: matches count in the order of their days, whenever they
 * were reported. */
static bool is_use(const struct ad__lineup *l, const struct ad_lineup_use *u, uint16_t rank)
{
    bool later = u->on != AD_NO_DATE && l->c->on != AD_NO_DATE && u->on > l->c->on;

    return u->rank == rank && !u->named && !later;
}

/* Was he a substitute in another team of this class? */
static bool was_used_beside(const struct ad__lineup *l, uint16_t rank)
{
    for (unsigned i = 0; i < l->c->use_count; i++) {
        const struct ad_lineup_use *u = &l->c->uses[i];

        if (is_use(l, u, rank) && same_class(l, u->team))
            return true;
    }
    return false;
}

/* The use that bars him. */
static bool used_beside(const struct ad__lineup *l, uint16_t rank)
{
    for (unsigned i = 0; i < l->c->use_count; i++) {
        const struct ad_lineup_use *u = &l->c->uses[i];

        if (is_use(l, u, rank) && same_class(l, u->team) && !opened(l, u->team))
            return true;
    }
    return false;
}

/* Two teams of the club meet, and he sits for the other one as well. */
static bool sits_opposite(const struct ad__lineup *l, unsigned b)
{
    const struct ad_lineup *other = l->c->opposite;

    for (unsigned i = 0; other && ad__seated(l, b) && i < other->boards; i++)
        if (other->seats[i].kind == AD_LINEUP_TAKEN && other->seats[i].rank == l->at[b]->rank)
            return true;
    return false;
}

/* L-SAME. */
void ad__lineup_same(struct ad__lineup *l)
{
    for (unsigned b = 0; b < l->boards; b++) {
        const struct ad_lineup_line *p = l->at[b];
        enum ad_lineup_why why = AD_FOUND_SAME_CLASS;

        if (!p || p->team == l->c->team)
            continue;
        if (sits_opposite(l, b))
            l->barred[b] = true;
        else if (!has_substitutes(l))
            continue;
        else if (same_class(l, p->team))
            l->barred[b] = !opened(l, p->team);
        else if ((l->barred[b] = used_beside(l, p->rank)))
            why = AD_FOUND_USED_IN_OTHER;
        if (same_class(l, p->team) || was_used_beside(l, p->rank))
            ad__lineup_keeps(l, AD_BTO_16_6);
        if (l->barred[b])
            ad__lineup_barred(l, AD_CLAUSE_SAME, why, b, AD_BTO_16_6);
    }
}

static unsigned counted_uses(const struct ad__lineup *l, uint16_t rank)
{
    unsigned n = 0;

    for (unsigned i = 0; i < l->c->use_count; i++) {
        const struct ad_lineup_use *u = &l->c->uses[i];

        n += u->counted && is_use(l, u, rank) && !ad__lowest_team(l, u->team);
    }
    return n;
}

/* How often he may have been used, this match included. BTO 16.5: no limit is set for the lowest
 * team nor for play-offs; SJ 8.5 gives youth teams two more in the final stage and play-offs. */
static unsigned limit(const struct ad__lineup *l, unsigned b)
{
    bool late = l->c->stage == AD_LINEUP_FINAL || l->c->stage == AD_LINEUP_PLAYOFF;

    if (ad__special_board(l, b)) /* SJ 7.3 */
        return AD_LINEUP_UNLIMITED;
    if (l->c->kind == AD_LINEUP_YOUTH && late)
        return l->rules->youth_extra == AD_LINEUP_UNLIMITED
                   ? AD_LINEUP_UNLIMITED
                   : (unsigned)l->rules->uses + l->rules->youth_extra;
    if (l->c->stage == AD_LINEUP_PLAYOFF)
        return AD_LINEUP_UNLIMITED;
    return l->rules->uses;
}

/* Is this use one of those that are limited? In one class BTO 16.5 does not speak; in the lowest
 * team and in the play-offs of seniors it lifts the limit. */
static bool counts(const struct ad__lineup *l, const struct ad_lineup_line *p)
{
    if (ad__lowest_team(l, l->c->team) || same_class(l, p->team))
        return false;
    return l->c->kind == AD_LINEUP_YOUTH || l->c->stage != AD_LINEUP_PLAYOFF;
}

/* SJ 7.3: from the third use on each costs a match of the home youth team. */
static void ban(struct ad__lineup *l, unsigned b, unsigned used)
{
    const struct ad_lineup_line *p = l->at[b];

    if (!ad__special_board(l, b) || !p->team || used + 1 < l->rules->ban_from)
        return;
    ad__lineup_add(l, AD_BAN_FOLLOWS, AD_CLAUSE_SUB, AD_FOUND_BAN, UINT32_C(1) << b, AD_SJ_7_3);
    l->out->bans[l->out->ban_count++] = (struct ad_lineup_ban){p->rank, p->team, 1};
}

static void note(struct ad__lineup *l, unsigned b, bool counted)
{
    const struct ad_lineup_line *p = l->at[b];

    l->out->uses[l->out->use_count++] = (struct ad_lineup_use){
        .rank = p->rank,
        .team = l->c->team,
        .home = p->team,
        .board = (uint8_t)(b + 1),
        .counted = counted && ad__seated(l, b),
        .named = ad__named(l, b),
        .match = l->c->match,
        .on = l->c->on,
    };
}

/* A player of a lower team, or a reserve. */
static void from_below(struct ad__lineup *l, unsigned b)
{
    const struct ad_lineup_line *p = l->at[b];
    unsigned used = counted_uses(l, p->rank), most = limit(l, b);
    bool counted = counts(l, p);
    bool more = counted && used >= l->rules->uses && most > l->rules->uses; /* than 16.5 allows */

    ad__lineup_keeps(l, ad__special_board(l, b) ? AD_SJ_7_3 : more ? AD_SJ_8_5 : AD_BTO_16_5);
    if (counted && most != AD_LINEUP_UNLIMITED && used >= most) {
        bool extra = l->c->kind == AD_LINEUP_YOUTH && most > l->rules->uses;

        ad__lineup_barred(l, AD_CLAUSE_SUB, AD_FOUND_USED_UP, b, extra ? AD_SJ_8_5 : AD_BTO_16_5);
    } else if (counted && ad__seated(l, b)) {
        ban(l, b, used);
    }
    note(l, b, counted);
}

/* BTO 16.5, last sentence: who was nominated more than once for a national league loses his place
 * in his own team. */
static void at_home(struct ad__lineup *l, unsigned b)
{
    const struct ad_person *p = l->at[b]->person;

    if (l->c->kind != AD_LINEUP_LEAGUE || !p || p->nominations == 0)
        return;
    ad__lineup_keeps(l, AD_BTO_16_5);
    if (p->nominations > l->rules->nominations)
        ad__lineup_barred(l, AD_CLAUSE_SUB, AD_FOUND_NOMINATED, b, AD_BTO_16_5);
}

/* L-SUB. */
void ad__lineup_sub(struct ad__lineup *l)
{
    if (!has_substitutes(l))
        return;
    for (unsigned b = 0; b < l->boards; b++) {
        const struct ad_lineup_line *p = l->at[b];

        if (!p || l->barred[b] || ad__guest(l, p))
            continue;
        if (p->team == l->c->team)
            at_home(l, b);
        else if (p->team && p->team < l->c->team && !l->rules->downward) /* */
            ad__lineup_barred(l, AD_CLAUSE_SUB, AD_FOUND_HIGHER, b, AD_BTO_16_5);
        else if (!p->team || p->team > l->c->team)
            from_below(l, b);
    }
}
