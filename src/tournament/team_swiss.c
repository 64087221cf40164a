/*
 * tournament/team_swiss.c -- the FIDE Swiss team system, C.04.6 from 2026-02-01.
 *
 *   3.4  the bye goes first                                         give_bye
 *   3.5  the top scoregroup gets a set of upfloaters                ad__team_upfloaters
 *   3.6  the bracket is paired                                      ad__team_bracket
 *        ... until nobody is left
 *
 * Nothing is tried out. Each step asks for the heaviest complete matching of a graph whose weights
 * are one long number: a field for each criterion, the more important ones higher, and under them
 * the order in which the text looks at the candidates. A field holds the sum over all pairs, so
 * nothing below can ever make up for a unit in it.
 */
#include "tournament/team_round.h"

#include "core/assert.h"
#include "tournament/tournament_inside.h"

enum { SPARE_BITS = 2 }; /* the matching wants them */

bool ad__team_solve(struct ad__team_round *r, const struct ad__team_step *s, unsigned n,
                    ad__team_weigh *pair)
{
    struct ad__arena free = r->free;

    r->words = (s->end + SPARE_BITS + 63) / 64;
    ad__wide_zero(r->weight, r->words);
    if (!ad__matching_init(&r->matching, n, n, r->words, r->weight, &free))
        AD_ASSERT(false); /* ad__team_swiss has looked */
    for (unsigned b = 1; b < n; b++) {
        for (unsigned a = 0; a < b; a++) {
            ad__wide_zero(r->weight, r->words);
            if (!pair(r, s, a, b))
                continue;
            ad__matching_join(&r->matching, a, b);
            ad__matching_weigh(&r->matching, a, b, r->weight);
        }
    }
    ad__matching_solve(&r->matching);
    for (unsigned a = 0; a < n; a++)
        if (r->matching.mate[a] == AD__FREE)
            return false;
    return true;
}

static void remove_paired(struct ad__team_round *r)
{
    unsigned kept = 0;

    for (unsigned a = 0; a < r->lefts; a++)
        if (r->mate[r->left[a]] == AD__FREE)
            r->left[kept++] = r->left[a];
    r->lefts = kept;
}

/* ---- the bye, 3.4 ---- */

/* Would i rather get it than j? Lowest score, most matches, largest number. */
static bool bye_before(const struct ad__team_round *r, unsigned i, unsigned j)
{
    const struct ad__facts *a = &r->f->who[i], *b = &r->f->who[j];

    if (a->score != b->score)
        return a->score < b->score;
    if (r->team[i].matches != r->team[j].matches)
        return r->team[i].matches > r->team[j].matches;
    return ad__team_before(r->f, j, i);
}

/* The last one is the bye: whoever is paired with it. */
static bool weigh_bye(struct ad__team_round *r, const struct ad__team_step *s, unsigned a,
                      unsigned b)
{
    unsigned rank = 0;

    ad__team_add(r, s->complete, 1);
    if (b < r->lefts)
        return !ad__barred(r->f, r->left[a], r->left[b]);
    if (!r->team[r->left[a]].bye)
        return false;
    for (unsigned other = 0; other < r->lefts; other++)
        rank += bye_before(r, r->left[a], r->left[other]);
    ad__team_add(r, 0, rank);
    return true;
}

static bool give_bye(struct ad__team_round *r)
{
    struct ad__team_step s = {0};
    unsigned who;

    ad__team_field(&s.end, r->lefts); /* the order: a rank */
    s.complete = ad__team_field(&s.end, r->lefts / 2 + 1);
    if (!ad__team_solve(r, &s, r->lefts + 1, weigh_bye))
        return false;
    who = r->left[ad__team_partner(r, r->lefts)];
    r->mate[who] = (uint16_t)who;
    remove_paired(r);
    return true;
}

static void insert(struct ad__team_round *r, unsigned i)
{
    unsigned at = r->size++;

    for (; at && ad__team_before(r->f, i, r->bracket[at - 1]); at--)
        r->bracket[at] = r->bracket[at - 1];
    r->bracket[at] = (uint16_t)i;
}

static bool form_bracket(struct ad__team_round *r)
{
    unsigned top = 0, group = r->f->who[r->left[0]].group;

    while (top < r->lefts && r->f->who[r->left[top]].group == group)
        top++;
    if (!ad__team_upfloaters(r, top))
        return false;
    r->size = 0;
    for (unsigned a = 0; a < r->lefts; a++)
        if (a < top || r->state[r->left[a]] == AD__TEAM_YES)
            insert(r, r->left[a]);
    return true;
}

/* ---- the round ---- */

/* Bits of the longest weight, with `levels` scoregroups of `n` teams together. */
static unsigned longest(unsigned n, unsigned levels)
{
    return AD__TEAM_ORDER + (levels + 4) * ad__team_bits(n) + SPARE_BITS;
}

static ad_points common_step(ad_points a, ad_points b)
{
    while (b) {
        ad_points rest = a % b;

        a = b;
        b = rest;
    }
    return a < 0 ? -a : a;
}

/* Points come in steps. */
unsigned ad__score_levels(const struct ad_tournament *t)
{
    const struct ad_scoring *p = &t->scoring;
    const ad_points worth[] = {p->win[0],   p->win[1],   p->draw[0],     p->draw[1],
                               p->loss[0],  p->loss[1],  p->forfeit_win, p->forfeit_loss,
                               p->full_bye, p->half_bye, p->zero_bye,    p->pairing_bye,
                               p->absent};
    ad_points step = 0, low = 0, high = 0;

    for (unsigned i = 0; i < sizeof worth / sizeof *worth; i++)
        step = common_step(step, worth[i]);
    for (unsigned i = 0; i < t->virtual_count; i++)
        step = common_step(step, t->virtuals[i].points);
    for (unsigned i = 0; i < t->count; i++) {
        ad_points score = ad_entrant_pairing_points(t, i, t->played);

        low = !i || score < low ? score : low;
        high = !i || score > high ? score : high;
    }
    return step ? ad__team_least((unsigned)((high - low) / step) + 1, t->count) : 1;
}

size_t ad__team_swiss_bytes(const struct ad_tournament *t)
{
    size_t n = t->count;
    unsigned words = (longest(t->count + 1, ad__score_levels(t)) + 63) / 64;

    return AD__ARENA_SLACK + ad__piece(n, sizeof(struct ad__team)) +
           3 * ad__piece(n, sizeof(uint16_t)) + ad__piece(n, sizeof(uint8_t)) +
           ad__piece(words, sizeof(uint64_t)) +
           ad__matching_bytes(t->count + 1, t->count + 1, words);
}

int ad__team_swiss(struct ad__field *f, uint16_t *mate, void *scratch, size_t len)
{
    struct ad__arena a = ad__arena_of(scratch, len);
    unsigned n = f->count, words = (longest(f->t->count + 1, f->groups) + 63) / 64;
    struct ad__team_round r = {.f = f, .mate = mate, .lefts = n};

    r.team = ad__arena_take(&a, n, sizeof *r.team);
    r.left = ad__arena_take(&a, n, sizeof *r.left);
    r.bracket = ad__arena_take(&a, n, sizeof *r.bracket);
    r.level_at = ad__arena_take(&a, f->groups, sizeof *r.level_at);
    r.state = ad__arena_take(&a, n, sizeof *r.state);
    r.weight = ad__arena_take(&a, words, sizeof *r.weight);
    if (a.short_of_memory || a.left < ad__matching_bytes(n + 1, n + 1, words))
        return AD_EFULL;
    r.free = a;
    r.floats_count = !f->t->rounds || f->t->played + 2 < f->t->rounds;
    for (unsigned i = 0; i < n; i++) {
        ad__team_facts(&r.team[i], f, i);
        r.left[i] = (uint16_t)i;
        mate[i] = AD__FREE;
    }
    if (n % 2 && !give_bye(&r))
        return false;
    while (r.lefts) {
        if (!form_bracket(&r))
            return false;
        ad__team_bracket(&r);
        remove_paired(&r);
    }
    return true;
}
