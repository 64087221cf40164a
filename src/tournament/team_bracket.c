/*
 * tournament/team_bracket.c -- the pairs of a bracket: C.04.6, 3.6, by C1 and C8 to C10.
 *
 * A pairing is known by the numbers of the tops of its pairs, ascending, and then by those below
 * them. The first one in the order of these rows is wanted. Who is on top is decided first, and then
 * who is below.
 */
#include "tournament/team_round.h"

#include <string.h>

#include "core/assert.h"

static bool clash(const struct ad__team_round *r, unsigned i, unsigned j) /* C8 */
{
    return r->team[i].wish && r->team[i].wish == r->team[j].wish;
}

static bool strong_clash(const struct ad__team_round *r, unsigned i, unsigned j) /* C9 */
{
    return clash(r, i, j) && r->team[i].strong && r->team[j].strong;
}

/* C10: an upfloater's opponent was a floater. In a pair the resident has the lower group. */
static bool floats_again(const struct ad__team_round *r, unsigned i, unsigned j)
{
    unsigned mine = r->f->who[i].group, his = r->f->who[j].group;

    return r->floats_count && mine != his && r->team[mine < his ? i : j].floated;
}

static bool weigh_pair(struct ad__team_round *r, const struct ad__team_step *s, unsigned a,
                       unsigned b)
{
    unsigned i = r->bracket[a], j = r->bracket[b];

    if (ad__barred(r->f, i, j) || r->state[i] == AD__TEAM_NO || r->state[j] == AD__TEAM_YES ||
        (r->mate[i] != AD__FREE && r->mate[i] != j) || (r->mate[j] != AD__FREE && r->mate[j] != i))
        return false;
    ad__team_add(r, s->complete, 1);
    if (!clash(r, i, j))
        ad__team_add(r, s->c8, 1);
    if (!strong_clash(r, i, j))
        ad__team_add(r, s->c9, 1);
    if (!floats_again(r, i, j))
        ad__team_add(r, s->c10, 1);
    if (a >= s->from && a < s->to && r->mate[i] == AD__FREE)
        ad__team_add(r, (s->to - 1 - a) * s->unit, s->unit == 1 ? 1 : r->size - b);
    return true;
}

static struct ad__team_step pair_step(const struct ad__team_round *r)
{
    struct ad__team_step s = {.end = AD__TEAM_ORDER};

    s.c10 = ad__team_field(&s.end, r->size / 2);
    s.c9 = ad__team_field(&s.end, r->size / 2);
    s.c8 = ad__team_field(&s.end, r->size / 2);
    s.complete = ad__team_field(&s.end, r->size / 2);
    return s;
}

/* The first half against the second, in order, is the first pairing of all (3.6.3). */
static bool first_is_best(struct ad__team_round *r)
{
    unsigned half = r->size / 2;

    for (unsigned a = 0; a < half; a++) {
        unsigned i = r->bracket[a], j = r->bracket[a + half];

        if (ad__barred(r->f, i, j) || clash(r, i, j) || floats_again(r, i, j))
            return false;
    }
    for (unsigned a = 0; a < r->size; a++)
        r->mate[r->bracket[a]] = r->bracket[a < half ? a + half : a - half];
    return true;
}

/* 3.6.2: the identifier begins with all tops, and goes on with the one below each of them. */
static void fix_tops(struct ad__team_round *r, const struct ad__team_step *s)
{
    for (unsigned a = s->from; a < s->to; a++)
        r->state[r->bracket[a]] = ad__team_partner(r, a) > a ? AD__TEAM_YES : AD__TEAM_NO;
}

static void fix_bottoms(struct ad__team_round *r, const struct ad__team_step *s)
{
    for (unsigned a = s->from; a < s->to; a++) {
        unsigned b = ad__team_partner(r, a);

        if (b < a)
            continue;
        r->mate[r->bracket[a]] = r->bracket[b];
        r->mate[r->bracket[b]] = r->bracket[a];
    }
}

/* C8, C9 and C10 are as good as they can be in every step, so that "complies with" in 3.6.4 means
 * as far as possible (2.3); among those the first. */
void ad__team_bracket(struct ad__team_round *r)
{
    struct ad__team_step s = pair_step(r);
    bool complete = true;

    if (first_is_best(r))
        return;
    memset(r->state, AD__TEAM_OPEN, r->f->count * sizeof *r->state);
    for (unsigned half = 0; half < 2; half++) {
        s.unit = half ? ad__team_bits(r->size) : 1;
        for (s.from = 0; s.from < r->size; s.from = s.to) {
            s.to = ad__team_least(s.from + AD__TEAM_ORDER / s.unit, r->size);
            complete &= ad__team_solve(r, &s, r->size, weigh_pair);
            (half ? fix_bottoms : fix_tops)(r, &s);
        }
    }
    AD_ASSERT(complete); /* the upfloaters were chosen so */
}
