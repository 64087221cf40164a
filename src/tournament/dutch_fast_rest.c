/*
 * tournament/dutch_fast_rest.c -- what a bracket leaves behind.
 *
 * One complete legal pairing of everybody not yet paired is kept all the time (C4). The bye is a
 * player `nobody`, whom only those may meet who may get it: so complete means perfect, and the
 * field is even.
 */
#include "tournament/dutch_fast.h"

#include <string.h>

#include "core/assert.h"
#include "tournament/dutch.h"

/* Bits of the absolute ones of a colour who are no topscorers: among them C3 forbids. */
static void mark_absolute(uint64_t *set, const struct ad__field *f, char colour, unsigned words)
{
    memset(set, 0, words * sizeof *set);
    for (unsigned i = 0; i < f->count; i++)
        if (f->who[i].due == AD__DUE_ABSOLUTE && f->who[i].colour == colour && !f->who[i].top)
            ad__bit_on(set, i);
}

static void fill_legal(struct ad__fast *fast, char colour, uint64_t *absolute)
{
    const struct ad__field *f = fast->f;
    struct ad__graph *g = &fast->all;
    unsigned words = (f->count + 63) / 64; /* the field's own rows may be longer */

    mark_absolute(absolute, f, colour, g->words);
    for (unsigned i = 0; i < f->count; i++) {
        const uint64_t *barred = f->barred + (size_t)i * f->words;
        uint64_t *row = ad__graph_row(g, i);
        bool cut = ad__bit_in(absolute, i);

        if (f->who[i].colour != colour)
            continue;
        for (unsigned w = 0; w < words; w++)
            row[w] = ~barred[w] & (cut ? ~absolute[w] : ~(uint64_t)0);
        if (f->count % 64)
            row[words - 1] &= ((uint64_t)1 << f->count % 64) - 1;
    }
}

/* C5: the lowest score at which somebody can get the bye so that all others are paired. In 2017 any
 * score will do. */
static bool find_bye(struct ad__fast *fast)
{
    struct ad__field *f = fast->f;

    ad__graph_join(&fast->all, fast->nobody);
    for (unsigned group = f->groups; group-- > 0;) {
        unsigned found = 0;

        for (unsigned i = f->group_at[group]; i < f->group_at[group + 1]; i++)
            if (f->who[i].bye) {
                ad__graph_edge(&fast->all, i, fast->nobody);
                found++;
            }
        fast->bye_score = f->who[f->group_at[group]].score;
        if (!fast->old && found && ad__graph_augment(&fast->all, fast->nobody))
            return true;
    }
    fast->bye_score = AD__ANY_SCORE;
    return fast->old && ad__graph_augment(&fast->all, fast->nobody);
}

bool ad__fast_begin(struct ad__fast *fast)
{
    ad__graph_clear(&fast->all, fast->n + 2);
    fill_legal(fast, 'w', fast->part.outer);
    fill_legal(fast, 'b', fast->part.outer);
    fill_legal(fast, 0, fast->part.outer);
    for (unsigned i = 0; i < fast->n; i++)
        ad__graph_join(&fast->all, i);
    fast->odd = fast->n % 2;
    if (ad__graph_fill(&fast->all) != (fast->odd ? 1u : 0u))
        return false;
    return !fast->odd || find_bye(fast);
}

bool ad__fast_may_bye(const struct ad__fast *fast, unsigned i)
{
    return fast->f->who[i].bye && (fast->old || fast->f->who[i].score == fast->bye_score);
}

/* `part` becomes the pairing of those of `all` in [from, n) and nobody, as far as it is inside. */
static void take_from(struct ad__fast *fast, unsigned from, bool nobody)
{
    struct ad__graph *g = &fast->part;
    const struct ad__graph *all = &fast->all;

    ad__graph_empty(g);
    for (unsigned i = from; i < fast->n; i++)
        if (ad__bit_in(all->live, i))
            ad__graph_join(g, i);
    if (nobody)
        ad__graph_join(g, fast->nobody);
    for (unsigned i = from; i <= fast->nobody; i++)
        if (ad__bit_in(g->live, i) && i < all->mate[i] && ad__bit_in(g->live, all->mate[i]))
            ad__graph_pair(g, i, all->mate[i]);
}

/* How many stay open in the best pairing of these. */
static unsigned left_open(struct ad__fast *fast, unsigned from, bool nobody)
{
    take_from(fast, from, nobody);
    return ad__graph_fill(&fast->part);
}

static bool meets(const uint64_t *row, const uint64_t *set, unsigned words)
{
    for (unsigned w = 0; w < words; w++)
        if (row[w] & set[w])
            return true;
    return false;
}

/* Who of the next group may float out of it: the rest with him is complete. `below` is a partner
 * for these and nobody else. */
static void join_below(struct ad__fast *fast)
{
    const struct ad__graph *rest = &fast->part;

    memset(ad__graph_row(&fast->all, fast->below), 0, fast->all.words * sizeof(uint64_t));
    for (unsigned i = fast->b.next; i < fast->b.next_end; i++) {
        uint64_t *row = ad__graph_row(&fast->all, i);

        ad__bit_off(row, fast->below);
        if (meets(row, rest->outer, rest->words))
            ad__graph_edge(&fast->all, i, fast->below);
    }
}

/* The next group, with `below` if one has to float out of it, has one player too many: the one who
 * floats into it must find one who could be that one. */
static bool next_takes(struct ad__fast *fast, bool below, bool bye)
{
    struct ad__graph *g = &fast->part;

    ad__graph_empty(g);
    for (unsigned i = fast->b.next; i < fast->b.next_end; i++)
        ad__graph_join(g, i);
    if (below)
        ad__graph_join(g, fast->below);
    if (bye)
        ad__graph_join(g, fast->nobody);
    if (ad__graph_fill(g) != 1)
        return false;
    ad__graph_reach(g);
    ad__bit_off(g->outer, fast->below);
    ad__bit_off(g->outer, fast->nobody);
    return true;
}

/* Residents who find one of those in part.outer may float. */
static bool mark_floaters(struct ad__fast *fast)
{
    bool any = false;

    for (unsigned i = fast->b.moved; i < fast->b.count; i++) {
        const uint64_t *row = ad__graph_row(&fast->all, fast->b.who[i]);

        if (meets(row, fast->part.outer, fast->part.words)) {
            ad__bit_on(fast->may_float, i);
            any = true;
        }
    }
    return any;
}

/* C8, one floater: with him the next group should pair (size + 1) / 2 pairs, and if somebody floats
 * out of it, a resident of it: no candidate does better. Which floaters get that far depends on
 * nothing but themselves, so it is asked for all of them at once. */
static bool one_floats(struct ad__fast *fast)
{
    bool below = (fast->b.next_end - fast->b.next) % 2 == 0;

    if (left_open(fast, fast->b.next_end, fast->odd) != (below ? 1u : 0u))
        return false;
    if (below) {
        ad__graph_reach(&fast->part);
        join_below(fast);
    }
    return next_takes(fast, below, false) && mark_floaters(fast);
}

/* The same in 2017: C.7 does not ask whether the rest can be paired, but where the next group is
 * the last one the bye counts as a pair. */
static bool one_floats_2017(struct ad__fast *fast)
{
    bool uneven = (fast->b.next_end - fast->b.next) % 2 == 0;
    bool last = fast->b.next_end == fast->n;

    if (uneven && !last) {
        memset(fast->part.outer, 0xFF, fast->part.words * sizeof(uint64_t));
        join_below(fast);
    }
    return next_takes(fast, uneven && !last, uneven && last) && mark_floaters(fast);
}

/* C9: of those who may get the bye, those with the fewest games not played. That nobody lower may
 * get it is C5, and that all others are paired inside is the bound of C6. */
static bool one_gets_bye(struct ad__fast *fast)
{
    const struct ad__fast_bracket *b = &fast->b;
    unsigned most = 0;
    bool any = false;

    for (unsigned pass = 0; pass < 2; pass++)
        for (unsigned i = 0; i < b->count; i++) {
            unsigned games = fast->f->who[b->who[i]].games;

            if (!ad__fast_may_bye(fast, b->who[i]))
                continue;
            if (!pass) {
                most = games > most ? games : most;
            } else if (games == most || fast->old) {
                ad__bit_on(fast->may_float, i);
                any = true;
            }
        }
    return any;
}

static bool below_2017(struct ad__fast *fast)
{
    struct ad__fast_bracket *b = &fast->b;
    bool last = b->next == b->next_end;

    b->bye = last && b->floaters;
    if (!b->floaters)
        return true;
    return last ? one_gets_bye(fast) : one_floats_2017(fast);
}

bool ad__fast_below(struct ad__fast *fast)
{
    struct ad__fast_bracket *b = &fast->b;
    bool bye_here = fast->odd && fast->bye_score >= fast->f->who[b->next - 1].score;

    b->floaters = b->count % 2;
    b->bye = bye_here;
    memset(fast->may_float, 0, (b->count / 64 + 1) * sizeof *fast->may_float);
    if (fast->old)
        return below_2017(fast);
    if (bye_here) { /* if the number is even two float at least */
        return b->floaters && left_open(fast, b->next, false) == 0 && one_gets_bye(fast);
    }
    if (!b->floaters) /* the rest is the same whatever is paired here, and so is its best */
        return left_open(fast, b->next, fast->odd) == 0;
    return b->next < b->next_end && one_floats(fast);
}

unsigned ad__fast_inside(struct ad__fast *fast)
{
    ad__graph_empty(&fast->part);
    for (unsigned i = 0; i < fast->b.count; i++)
        ad__graph_join(&fast->part, fast->b.who[i]);
    if (fast->b.bye)
        ad__graph_join(&fast->part, fast->nobody);
    return ad__graph_fill(&fast->part);
}

/* Those who float and the next group, as many as possible; of those moved down, the higher first.
 * Sets of players that can all be paired at once form a matroid, so taking them one by one in that
 * order is best: C6 and C7 of the next bracket at once. */
static void pair_next(struct ad__fast *fast)
{
    struct ad__fast_bracket *b = &fast->b;
    struct ad__graph *g = &fast->part;

    ad__graph_empty(g);
    for (unsigned i = 0; i < b->count; i++)
        if (fast->partner[i] >= b->count)
            ad__graph_join(g, b->who[i]);
    for (unsigned i = b->next; i < b->next_end; i++)
        ad__graph_join(g, i);
    for (unsigned i = 0; i < b->next_end; i++)
        if (ad__bit_in(g->open, i))
            ad__graph_augment(g, i);
}

bool ad__fast_ahead(struct ad__fast *fast)
{
    struct ad__fast_bracket *b = &fast->b;
    struct ad__graph *g = &fast->part;

    if (fast->old) /* that was the question */
        return true;
    pair_next(fast);
    for (unsigned i = 0; i < b->next_end; i++)
        if (g->mate[i] != AD__UNPAIRED) { /* both, before either is open again */
            unsigned j = g->mate[i];

            ad__graph_leave(g, i);
            ad__graph_leave(g, j);
        }
    for (unsigned i = b->next_end; i < fast->n; i++)
        ad__graph_join(g, i);
    if (fast->odd)
        ad__graph_join(g, fast->nobody);
    return ad__graph_fill(g) == 0;
}

bool ad__fast_completes(struct ad__fast *fast)
{
    struct ad__fast_bracket *b = &fast->b;

    take_from(fast, b->next, fast->odd);
    for (unsigned i = 0; i < b->count; i++)
        if (fast->partner[i] >= b->count)
            ad__graph_join(&fast->part, b->who[i]);
    return ad__graph_fill(&fast->part) == 0;
}

/* Two who were moved down never meet: could they, and all others still be paired, the bracket above
 * would have had a pair more (C6). */
static void part_moved(struct ad__fast *fast)
{
    struct ad__fast_bracket *b = &fast->b;

    for (unsigned i = 0; i < b->moved; i++)
        for (unsigned j = 0; j < b->moved; j++)
            ad__bit_off(ad__graph_row(&fast->all, b->who[i]), b->who[j]);
}

void ad__fast_settle(struct ad__fast *fast, unsigned i, unsigned j)
{
    fast->mate[i] = (uint16_t)j;
    fast->mate[j] = (uint16_t)i;
    ad__graph_leave(&fast->all, i);
    if (i != j)
        ad__graph_leave(&fast->all, j);
}

void ad__fast_mend(struct ad__fast *fast)
{
    unsigned left;

    part_moved(fast);
    left = ad__graph_fill(&fast->all);
    AD_ASSERT(left == 0);
    for (unsigned i = 0; i < fast->b.moved; i++)
        AD_ASSERT(fast->all.mate[fast->b.who[i]] >= fast->b.next);
}
