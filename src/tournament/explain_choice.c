/*
 * tournament/explain_choice.c -- what stood against the choices that come before.
 *
 * What forbids a pair is seen at once. Everything else is asked: the round is paired again with the
 * pair forced, which is done by forbidding both of them everybody else, and the first thing that
 * gets worse is the reason.
 */
#include "tournament/explained.h"
#include "tournament/explain_inside.h"

/* ---- pairing again ---- */

struct again {
    struct ad__explained *x;
    struct ad_tournament t; /* the record with more that is forbidden */
    unsigned whos;
};

static struct again begin(struct ad__explained *x)
{
    struct again g = {x, *x->f.t, x->forbidden_whos};

    g.t.forbidden = x->forbidden;
    g.t.forbidden_who = x->forbidden_who;
    return g;
}

static void forbid(struct again *g, unsigned i, unsigned j)
{
    uint16_t round = (uint16_t)g->t.played;

    g->x->forbidden[g->t.forbidden_count++] = (struct ad_forbidden){round, round, g->whos, 2};
    g->x->forbidden_who[g->whos++] = g->x->f.who[i].place;
    g->x->forbidden_who[g->whos++] = g->x->f.who[j].place;
}

/* Everybody but `one`. */
static void leave_only(struct again *g, unsigned i, unsigned one)
{
    for (unsigned j = 0; j < g->x->f.count; j++)
        if (j != i && j != one)
            forbid(g, i, j);
}

/* Those few who stand in the way, if they are few and not the ones who were forced. */
static void tell_stuck(struct ad_choice *out, const struct ad__explained *x,
                       const struct ad_swiss_round *round, unsigned i, unsigned j)
{
    unsigned found = 0;

    for (unsigned k = 0; k < round->blocked_count; k++) {
        unsigned place = round->blocked[k];

        if (place == x->f.who[i].place || place == x->f.who[j].place)
            continue;
        if (found < 2)
            out->stuck[found] = (uint16_t)(place + 1);
        found++;
    }
    if (found > 2)
        out->stuck[0] = out->stuck[1] = 0;
}

/* Fills in the reason against what was forced upon i and j. False: nothing, these are the pairs. */
static bool ask(struct ad_choice *out, struct again *g, unsigned i, unsigned j)
{
    struct ad__explained *x = g->x;
    struct ad_swiss_round round = {.pairs = x->pairs, .blocked = x->blocked};

    if (ad_swiss_pair(&round, &g->t, &x->how) < 0 || !round.possible) {
        out->kind = AD_CHOICE_IMPOSSIBLE;
        tell_stuck(out, x, &round, i, j);
        return true;
    }
    if (round.collapsed != x->collapsed) { /* 2017: other brackets, because of the completion */
        out->kind = AD_CHOICE_WORSE;
        out->criterion = 4;
        return true;
    }
    ad__mates_of(x->other, x, round.pairs, round.count);
    return ad__compare(out, x);
}

/* ---- what is seen at once ---- */

static bool met(struct ad_choice *out, const struct ad__explained *x, unsigned i, unsigned j)
{
    const struct ad_tournament *t = x->f.t;

    for (unsigned r = 0; r < t->played; r++) {
        const struct ad_meeting *m = ad_meeting_of(t, x->f.who[i].place, r);

        if (!ad_meeting_played(m) || m->opponent != x->f.who[j].place + 1)
            continue;
        out->kind = AD_CHOICE_MET;
        out->round = (uint16_t)r;
        return true;
    }
    return false;
}

static bool against_pair(struct ad_choice *out, struct ad__explained *x, unsigned i, unsigned j)
{
    struct again g;

    out->other = (uint16_t)(x->f.who[j].place + 1);
    if (met(out, x, i, j))
        return true;
    out->kind = ad__barred(&x->f, i, j) ? AD_CHOICE_FORBIDDEN : AD_CHOICE_COLOUR;
    out->colour = x->f.who[i].colour;
    if (!ad__may_meet(&x->f, i, j))
        return true;
    g = begin(x);
    leave_only(&g, i, j);
    leave_only(&g, j, i);
    return ask(out, &g, i, j);
}

/* C2: the round in which he got it, or points as for a win without playing. */
static unsigned round_of_bye(const struct ad__explained *x, unsigned i)
{
    const struct ad_tournament *t = x->f.t;
    unsigned best = 0;
    ad_points most = -1;

    for (unsigned r = 0; r < t->played; r++) {
        const struct ad_meeting *m = ad_meeting_of(t, x->f.who[i].place, r);

        if (m->result == 'U')
            return r;
        if (!ad_meeting_played(m) && ad_meeting_points(&t->scoring, m) > most) {
            most = ad_meeting_points(&t->scoring, m);
            best = r;
        }
    }
    return best;
}

static bool against_bye(struct ad_choice *out, struct ad__explained *x, unsigned i)
{
    struct again g = begin(x);

    out->other = (uint16_t)(x->f.who[i].place + 1);
    out->kind = AD_CHOICE_HAD_BYE;
    out->round = (uint16_t)round_of_bye(x, i);
    if (!x->f.who[i].bye)
        return true;
    leave_only(&g, i, i);
    return ask(out, &g, i, i);
}

/* ---- who comes before ---- */

struct list {
    struct ad_choice *out;
    unsigned count, cap;
};

static struct ad_choice *next_in(struct list *l)
{
    l->out[l->count] = (struct ad_choice){0};
    return &l->out[l->count];
}

/* Who went down beside him is there again in the next bracket: once is enough. */
static bool told(const struct list *l, const struct ad__explained *x, unsigned k)
{
    unsigned place = x->f.who[k].place + 1u;

    for (unsigned i = 0; i < l->count; i++)
        if (l->out[i].other == place)
            return true;
    return false;
}

/* Why somebody moved down did not find an opponent in bracket b: nobody there may meet him, or
 * something would be worse if he had one of them. */
static void against_staying(struct list *l, struct ad__explained *x, unsigned i, unsigned b)
{
    struct again g = begin(x);
    bool some = false;

    for (unsigned k = 0; k < x->f.count; k++)
        some |= ad__is_in(x, x->mate, k, b) && ad__may_meet(&x->f, i, k);
    for (unsigned k = 0; k < x->f.count && l->count < l->cap; k++) {
        bool there = ad__is_in(x, x->mate, k, b);

        if (some && !there)
            forbid(&g, i, k);
        else if (!some && there && k != i && !told(l, x, k))
            l->count += against_pair(next_in(l), x, i, k);
    }
    if (!some || l->count == l->cap)
        return;
    next_in(l)->bracket = (uint16_t)b;
    l->count += ask(&l->out[l->count], &g, i, i);
}

/* Is j taken by somebody who chooses before i? */
static bool taken(const struct ad__explained *x, unsigned i, unsigned j, unsigned b)
{
    unsigned k = x->mate[j];

    return ad__level(x, x->mate, j) == b && k < i && k < j;
}

/* Is k one of those among whom i may choose: residents, and if i is one himself only those who do not
 * meet somebody moved down. */
static bool to_choose(const struct ad__explained *x, unsigned i, unsigned k, unsigned b)
{
    if (ad__home(x, k) != b || ad__level(x, x->mate, k) < b)
        return false;
    return ad__home(x, i) < b || ad__level(x, x->mate, k) > b || ad__home(x, x->mate[k]) == b;
}

/* Where S2 begins: after as many as there are pairs (3.2.1); for somebody moved down at once. */
static unsigned second_half(const struct ad__explained *x, unsigned i, unsigned b)
{
    unsigned pairs = 0, k = 0;

    if (ad__home(x, i) < b)
        return 0;
    for (unsigned other = 0; other < x->f.count; other++)
        pairs += to_choose(x, i, other, b) && ad__level(x, x->mate, other) == b &&
                 x->mate[other] > other;
    for (;; k++)
        if (to_choose(x, i, k, b) && pairs-- == 0)
            return k;
}

/* Those of S2 before his opponent. An opponent from S1 comes after all of S2 (4.3). */
static void before_opponent(struct list *l, struct ad__explained *x, unsigned i, unsigned j,
                            unsigned b)
{
    unsigned from = second_half(x, i, b), end = j < from ? x->f.count : j;

    for (unsigned k = from > i ? from : i + 1; k < end && l->count < l->cap; k++)
        if (to_choose(x, i, k, b) && k != j && !taken(x, i, k, b) && !told(l, x, k))
            l->count += against_pair(next_in(l), x, i, k);
}

unsigned ad_explain_upper(const struct ad_explanation *e, unsigned k)
{
    const struct ad__explained *x = e->inside;
    const struct ad_pair_view *v = &e->pairs[k];

    return v->black && x->at[v->black - 1] < x->at[v->white - 1] ? v->black : v->white;
}

int ad_explain_choices(struct ad_choice *out, unsigned cap, const struct ad_explanation *e,
                       unsigned k)
{
    struct ad__explained *x = e->inside;
    const struct ad_pair_view *v = &e->pairs[k];
    unsigned i = x->at[v->white - 1], j, swap = i;
    struct list l = {out, 0, cap};

    if (v->part == AD_PART_GIVEN)
        return 0;
    if (v->part == AD_PART_BYE) {
        for (unsigned other = x->f.count; other-- > i + 1 && l.count < cap;)
            l.count += against_bye(next_in(&l), x, other);
        return (int)l.count;
    }
    j = x->mate[i];
    if (j < i) {
        i = j;
        j = swap;
    }
    for (unsigned b = ad__home(x, i); b < v->bracket; b++)
        against_staying(&l, x, i, b);
    before_opponent(&l, x, i, j, v->bracket);
    return (int)l.count;
}
