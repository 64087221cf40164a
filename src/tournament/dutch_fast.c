/*
 * tournament/dutch_fast.c -- a Dutch round, the fast way.
 *
 * A bracket is decided by the first of these that can prove its answer. "Best" is meant in the
 * order of the criteria, "first" in that of article 4; the question is always: the first of the
 * best pairings of this bracket after which the rest can be completed (C4).
 *
 *   bounds   every criterion reaches what counting allows it (dutch_fast_tight.c)
 *   inside   by weights, looking at the bracket alone
 *   ahead    by weights, looking at the bracket and the next group
 *   all      by weights, looking at everybody not yet paired
 *
 * The middle two ask a question that leaves something out and so has more answers: not only those
 * after which the rest can be completed. If the first of its best answers happens to leave the rest
 * at its best, then it is an answer to the whole question too; nothing there is better, because it
 * would have been better here; and nothing as good comes first, because it would have come first
 * here.
 */
#include "tournament/dutch_fast.h"

#include <string.h>

#include "core/assert.h"
#include "tournament/dutch.h"
#include "tournament/matching.h"

static void take_halves(struct ad__fast_halves *h, struct ad__arena *a, unsigned n)
{
    unsigned half = n / 2 + 2, words = (half + 63) / 64;

    h->rest = ad__arena_take(a, n + 4u, sizeof *h->rest);
    h->down = ad__arena_take(a, (size_t)half * words, sizeof *h->down);
    h->up = ad__arena_take(a, (size_t)half * words, sizeof *h->up);
    h->takes = ad__arena_take(a, half, sizeof *h->takes);
    h->taken_by = ad__arena_take(a, half, sizeof *h->taken_by);
    h->via = ad__arena_take(a, half, sizeof *h->via);
    h->queue = ad__arena_take(a, half + 1u, sizeof *h->queue);
    h->left = ad__arena_take(a, words, sizeof *h->left);
    h->open = ad__arena_take(a, words, sizeof *h->open);
    h->seen = ad__arena_take(a, words, sizeof *h->seen);
}

static void take_all(struct ad__fast *fast, struct ad__arena *a)
{
    unsigned n = fast->n;

    ad__graph_in(&fast->all, a, n + 2);
    if (!a->short_of_memory)
        ad__graph_over(&fast->part, a, &fast->all);
    ad__graph_in(&fast->tight, a, n + 2);
    fast->b.who = ad__arena_take(a, n + 1u, sizeof *fast->b.who);
    fast->partner = ad__arena_take(a, n + 2u, sizeof *fast->partner);
    fast->may_float = ad__arena_take(a, n / 64u + 1, sizeof *fast->may_float);
    for (unsigned k = 0; k < AD__FAST_MASKS; k++)
        fast->masks[k] = ad__arena_take(a, n / 64u + 1, sizeof **fast->masks);
    take_halves(&fast->halves, a, n);
}

static size_t own_bytes(unsigned count)
{
    size_t n = count, half = n / 2 + 2, words = (half + 63) / 64;

    return AD__ARENA_SLACK + 2 * ad__graph_bytes(count + 2) + ad__graph_over_bytes(count + 2) +
           ad__piece(n + 1, 2) + ad__piece(n + 2, 2) +
           (1 + AD__FAST_MASKS) * ad__piece(n / 64 + 1, 8) + ad__piece(n + 4, 2) +
           2 * ad__piece(half * words, 8) + 3 * ad__piece(half, 2) + ad__piece(half + 1, 2) +
           3 * ad__piece(words, 8);
}

/* Room for the weights, whatever the scores: all of a field of up to 370 players at once. In a
 * larger one only small brackets need them, and this is enough for about 1,000 players in one
 * bracket and the next. */
enum { ROOM_FOR_WEIGHTS = 36 << 20, WIDE = 32, LISTS = 4096 };

size_t ad__dutch_fast_bytes(const struct ad_tournament *t)
{
    size_t weights = LISTS + ad__matching_bytes(t->count + 1, t->count + 1, WIDE);

    return own_bytes(t->count) + (weights < ROOM_FOR_WEIGHTS ? weights : ROOM_FOR_WEIGHTS);
}

static bool by_bounds(struct ad__fast *fast)
{
    ad__fast_tight(fast);
    return ad__fast_order(fast);
}

/* Asks the weights about the first `all` of who[], of whom `next` are in the bracket or the next
 * group. The answer is in `partner`. */
static bool ask(struct ad__fast *fast, unsigned next, unsigned all, bool complete)
{
    struct ad__fast_bracket *b = &fast->b;
    bool alone = all == b->count;
    bool bye_ahead = fast->old && fast->odd && !complete && !alone && b->next_end == fast->n;
    struct ad__bracket q = {.who = b->who,
                            .moved = b->moved,
                            .end = b->count,
                            .next = next,
                            .all = all,
                            .complete = complete,
                            .bye = complete ? (alone ? b->bye : fast->odd) : bye_ahead,
                            .bye_score = fast->bye_score,
                            .bye_here = complete && alone && b->bye && !fast->old,
                            .bye_ahead = bye_ahead};
    int told = ad__bracket_try(fast->f, &q, fast->partner, fast->scratch, fast->len);

    fast->full |= told < 0;
    return told > 0;
}

/* The bracket alone. Either all of it is paired but for who gets the bye, and nothing else can be
 * as good; or one floats, who then must be one of those who do well below. */
static bool inside(struct ad__fast *fast)
{
    struct ad__fast_bracket *b = &fast->b;
    bool closed = !b->floaters || b->bye;
    unsigned floats = 0;

    if (ad__fast_inside(fast) != (closed ? 0u : 1u) || !ask(fast, b->count, b->count, closed))
        return false;
    for (unsigned i = 0; i < b->count && !closed; i++)
        if (fast->partner[i] == AD__NOBODY)
            floats += ad__bit_in(fast->may_float, i) ? 1 : 2;
    return floats < 2;
}

static unsigned append(struct ad__fast *fast, unsigned at, unsigned from, unsigned to)
{
    while (from < to)
        fast->b.who[at++] = (uint16_t)from++;
    return at;
}

/* The bracket and the next group: what they do best must leave a rest that can be completed. */
static bool ahead(struct ad__fast *fast)
{
    struct ad__fast_bracket *b = &fast->b;
    unsigned next = append(fast, b->count, b->next, b->next_end);

    return ask(fast, next, next, false) && ad__fast_ahead(fast);
}

static bool among_all(struct ad__fast *fast)
{
    struct ad__fast_bracket *b = &fast->b;
    unsigned next = append(fast, b->count, b->next, b->next_end);

    return ask(fast, next, append(fast, next, b->next_end, fast->n), true);
}

/* The bye must go to a player of this bracket, and only one who floats may get it: he has it. Below
 * he would be moved down again and again, and meet nobody. */
static unsigned give_bye(struct ad__fast *fast, ad_points score, unsigned floats)
{
    uint16_t *who = fast->b.who;
    unsigned found = 0, at = 0;

    if (!fast->odd || fast->bye_score < score || (fast->old && fast->b.next < fast->n))
        return floats;
    for (unsigned i = 0; i < floats; i++)
        if (ad__fast_may_bye(fast, who[i])) {
            found++;
            at = i;
        }
    AD_ASSERT(found);
    if (found != 1)
        return floats;
    ad__fast_settle(fast, who[at], who[at]);
    ad__graph_leave(&fast->all, fast->nobody);
    fast->odd = false;
    memmove(who + at, who + at + 1, (floats - at - 1) * sizeof *who);
    return floats - 1;
}

/* Pairs of the bracket are settled; who floats is moved down, at the front of who[]. */
static void settle(struct ad__fast *fast)
{
    struct ad__fast_bracket *b = &fast->b;
    ad_points score = fast->f->who[b->next - 1].score;
    unsigned floats = 0;

    for (unsigned i = 0; i < b->count; i++) {
        unsigned j = fast->partner[i];

        if (j >= b->count)
            b->who[floats++] = b->who[i];
        else if (i < j)
            ad__fast_settle(fast, b->who[i], b->who[j]);
    }
    b->moved = give_bye(fast, score, floats);
    ad__fast_mend(fast);
}

static bool decide(struct ad__fast *fast)
{
    bool below;

    if (fast->b.count == 1) { /* nobody to meet */
        fast->partner[0] = AD__NOBODY;
        return true;
    }
    below = ad__fast_below(fast);
    if (below && by_bounds(fast))
        return true;
    fast->weighted++;
    return (below && inside(fast)) || ahead(fast) || (!fast->old && among_all(fast));
}

/* The next bracket: who floated and group g. */
static void enter(struct ad__fast *fast, unsigned g, unsigned end)
{
    struct ad__field *f = fast->f;
    struct ad__fast_bracket *b = &fast->b;

    b->next = f->group_at[end];
    b->next_end = end < f->groups ? f->group_at[end + 1] : b->next;
    b->count = append(fast, b->moved, f->group_at[g], b->next);
}

/* 2017, A.9: after this bracket the rest cannot be paired. It becomes the penultimate one, paired
 * again so that the rest can (C.4), and all groups below are one last bracket. */
static bool collapse(struct ad__fast *fast, unsigned g)
{
    struct ad__fast_bracket *b = &fast->b;

    fast->weighted++;
    if (!ask(fast, b->count, append(fast, b->count, b->next, fast->n), true))
        return false;
    settle(fast);
    enter(fast, g + 1, fast->f->groups);
    fast->f->collapsed = g + 2;
    b->bye = fast->odd;
    if (!ask(fast, b->count, b->count, true))
        return false;
    settle(fast);
    return true;
}

static bool pair_brackets(struct ad__fast *fast)
{
    for (unsigned g = 0; g < fast->f->groups; g++) {
        enter(fast, g, g + 1);
        if (!decide(fast))
            return false;
        if (fast->old && !ad__fast_completes(fast))
            return collapse(fast, g);
        settle(fast);
    }
    return true;
}

int ad__dutch_fast(struct ad__field *f, uint16_t *mate, void *scratch, size_t len,
                   struct ad_swiss_round *stats)
{
    struct ad__arena a = ad__arena_of(scratch, len);
    struct ad__fast fast = {.f = f,
                            .n = f->count,
                            .nobody = f->count,
                            .below = f->count + 1,
                            .old = f->t->system == AD_SWISS_DUTCH_2017,
                            .mate = mate};

    take_all(&fast, &a);
    if (a.short_of_memory)
        return AD_EFULL;
    fast.scratch = a.at;
    fast.len = a.left;
    if (!ad__fast_begin(&fast))
        return 0;
    if (!pair_brackets(&fast)) {
        AD_ASSERT(fast.full);
        return AD_EFULL;
    }
    AD_ASSERT(fast.b.moved == 0);
    stats->paired_weighted = fast.weighted;
    stats->paired_fast = f->groups > fast.weighted ? f->groups - fast.weighted : 0;
    return 1;
}
