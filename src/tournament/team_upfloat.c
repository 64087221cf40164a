/*
 * tournament/team_upfloat.c -- who comes up to the top scoregroup: C.04.6, 3.5, by C3 to C7.
 *
 * Why the upfloaters can be read from a matching. A set U is allowed if the top scoregroup T with U
 * can be paired and so can the rest (C3). Of the fewest (C4), no two upfloaters meet: without those
 * two there would be an allowed set of two less. So every upfloater meets a resident, a set is
 * nothing but the lower halves of the pairs between T and below, and C4, C5, C6, C7 and the place of
 * the set in 3.5.4 are all sums over the pairs of one complete matching of everybody still there.
 * The same holds inside the bracket (3.6): none of its pairings has two upfloaters in one pair.
 *
 * C6 asks that the scoregroup that follows needs no more upfloaters than its number makes it: none
 * if it is even, one if it is odd. It is met or not met. If no set meets it, it says nothing.
 */
#include "tournament/team_round.h"

#include <string.h>

static bool weigh_upfloat(struct ad__team_round *r, const struct ad__team_step *s, unsigned a,
                          unsigned b)
{
    unsigned i = r->left[a], j = r->left[b];
    unsigned mine = r->f->who[i].group, his = r->f->who[j].group;
    bool up = a < s->top && b >= s->top;

    if (ad__barred(r->f, i, j) || (up && r->state[j] == AD__TEAM_NO) ||
        (a >= s->top && (r->state[i] == AD__TEAM_YES || r->state[j] == AD__TEAM_YES)))
        return false;
    ad__team_add(r, s->complete, 1); /* C1, C3 */
    if (b < s->top)
        ad__team_add(r, s->c4, 1);
    if (a >= s->top) { /* C5: two who stay; the lowest score decides first */
        ad__team_add(r, r->level_at[mine], 1);
        ad__team_add(r, r->level_at[his], 1);
    }
    if (s->look_down && (mine != s->following || his == mine))
        ad__team_add(r, s->c6, 1);
    if (!up || !r->floats_count || !r->team[j].floated)
        ad__team_add(r, s->c7, 1);
    if (up && b >= s->from && b < s->to) /* 3.5.4: the first ones count most */
        ad__team_add(r, s->to - 1 - b, 1);
    return true;
}

static struct ad__team_step upfloat_step(struct ad__team_round *r, unsigned top)
{
    const struct ad__field *f = r->f;
    struct ad__team_step s = {.top = top, .look_down = true, .end = AD__TEAM_ORDER};

    s.from = top;
    s.to = ad__team_least(top + AD__TEAM_ORDER, r->lefts);
    s.following = f->who[r->left[0]].group + 1u;
    s.c7 = ad__team_field(&s.end, r->lefts / 2);
    s.c6 = ad__team_field(&s.end, r->lefts / 2);
    for (unsigned g = s.following; g < f->groups; g++)
        r->level_at[g] = (uint16_t)ad__team_field(&s.end, f->group_at[g + 1] - f->group_at[g]);
    s.c4 = ad__team_field(&s.end, top / 2);
    s.complete = ad__team_field(&s.end, r->lefts / 2);
    return s;
}

/* C6: is the following scoregroup, as far as it is left, paired with as few upfloaters as its
 * number makes it? */
static bool following_fits(const struct ad__team_round *r, const struct ad__team_step *s)
{
    unsigned rest = 0, below = 0;

    for (unsigned a = s->top; a < r->lefts; a++) {
        unsigned other = ad__team_partner(r, a);

        if (r->f->who[r->left[a]].group != s->following || other < s->top)
            continue;
        rest++;
        below += r->f->who[r->left[other]].group != s->following;
    }
    return below <= rest % 2;
}

/* Fixes those of this step; returns how many are upfloaters. */
static unsigned fix_upfloaters(struct ad__team_round *r, const struct ad__team_step *s)
{
    unsigned found = 0;

    for (unsigned a = s->from; a < s->to; a++) {
        bool up = ad__team_partner(r, a) < s->top;

        r->state[r->left[a]] = up ? AD__TEAM_YES : AD__TEAM_NO;
        found += up;
    }
    return found;
}

bool ad__team_upfloaters(struct ad__team_round *r, unsigned top)
{
    struct ad__team_step s = upfloat_step(r, top);
    unsigned missing = 0;

    memset(r->state, AD__TEAM_OPEN, r->f->count * sizeof *r->state);
    if (!ad__team_solve(r, &s, r->lefts, weigh_upfloat))
        return false;
    for (unsigned a = 0; a < top; a++)
        missing += ad__team_partner(r, a) >= top;
    if (missing && !following_fits(r, &s)) {
        s.look_down = false;
        ad__team_solve(r, &s, r->lefts, weigh_upfloat);
    }
    while (missing) {
        missing -= fix_upfloaters(r, &s);
        s.from = s.to;
        s.to = ad__team_least(s.to + AD__TEAM_ORDER, r->lefts);
        if (missing)
            ad__team_solve(r, &s, r->lefts, weigh_upfloat);
    }
    return true;
}
