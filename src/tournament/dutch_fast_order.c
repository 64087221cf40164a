/*
 * tournament/dutch_fast_order.c -- the first of the tight pairings in the order of the rules.
 *
 * All tight pairings of a bracket are equally good (dutch_fast_tight.c), so the order alone decides
 * (article 4): first the opponents of those moved down, one after the other the highest that still
 * lets the others be paired; then, in the remainder, no exchange if that is possible, and again one
 * after the other of S1 the highest of S2 that lets the others be paired.
 */
#include "tournament/dutch_fast.h"

#include <string.h>

static unsigned lowest(uint64_t word)
{
    return (unsigned)__builtin_ctzll(word);
}

/* Forces the pair in the bracket if the others can then still be paired; they are, and the two have
 * left. */
static bool force(struct ad__graph *g, unsigned a, unsigned b)
{
    unsigned other_a = g->mate[a], other_b = g->mate[b];

    ad__graph_leave(g, a);
    if (other_a == b) {
        ad__graph_leave(g, b);
        return true;
    }
    ad__graph_leave(g, b);
    if (ad__graph_augment(g, other_a))
        return true;
    ad__graph_join(g, a);
    ad__graph_join(g, b);
    ad__graph_pair(g, a, other_a);
    ad__graph_pair(g, b, other_b);
    return false;
}

/* Article 4.4: each of those moved down, in order, gets the highest resident possible. */
static bool pair_moved(struct ad__fast *fast)
{
    struct ad__graph *g = &fast->tight;

    if (ad__graph_fill(g))
        return false;
    for (unsigned i = 0; i < fast->b.moved; i++) {
        const uint64_t *row = ad__graph_row(g, i);
        unsigned j = fast->b.moved;

        while (!ad__bit_in(row, j) || !ad__bit_in(g->live, j) || !force(g, i, j))
            j++;
        fast->partner[i] = (uint16_t)j;
        fast->partner[j] = (uint16_t)i;
    }
    return true;
}

static uint64_t *down_row(const struct ad__fast_halves *h, unsigned i)
{
    return h->down + (size_t)i * h->words;
}

static uint64_t *up_row(const struct ad__fast_halves *h, unsigned j)
{
    return h->up + (size_t)j * h->words;
}

/* S1 and S2 of the remainder, `size` each; if somebody floats the last of S1 stands for that. */
static void halve(struct ad__fast *fast)
{
    struct ad__fast_halves *h = &fast->halves;
    unsigned left = 0, pairs;

    for (unsigned i = fast->b.moved; i < fast->b.count; i++)
        if (fast->partner[i] == AD__UNPAIRED)
            h->rest[left++] = (uint16_t)i;
    pairs = left / 2;
    h->size = left - pairs;
    h->words = (h->size + 63) / 64;
    if (h->size > pairs) { /* room for the floater between the halves */
        memmove(h->rest + pairs + 1, h->rest + pairs, h->size * sizeof *h->rest);
        h->rest[pairs] = (uint16_t)fast->b.count;
    }
    memset(h->down, 0, (size_t)h->size * h->words * sizeof *h->down);
    memset(h->up, 0, (size_t)h->size * h->words * sizeof *h->up);
    for (unsigned i = 0; i < h->size; i++) {
        const uint64_t *row = ad__graph_row(&fast->tight, h->rest[i]);

        for (unsigned j = 0; j < h->size; j++)
            if (ad__bit_in(row, h->rest[h->size + j])) {
                ad__bit_on(down_row(h, i), j);
                ad__bit_on(up_row(h, j), i);
            }
    }
}

static void take(struct ad__fast_halves *h, unsigned i, unsigned j)
{
    h->takes[i] = (uint16_t)j;
    h->taken_by[j] = (uint16_t)i;
    ad__bit_off(h->open, j);
}

/* From j back to `start`: everyone takes what the search came from. */
static void shift_down(struct ad__fast_halves *h, unsigned j, unsigned start)
{
    for (;;) {
        unsigned i = h->via[j], before = h->takes[i];

        take(h, i, j);
        if (i == start)
            return;
        j = before;
    }
}

/* A partner in S2 for i of S1, others moving where needed. */
static bool find_partner(struct ad__fast_halves *h, unsigned start)
{
    unsigned first = 0, last = 0;

    memset(h->seen, 0, h->words * sizeof *h->seen);
    h->queue[last++] = (uint16_t)start;
    while (first < last) {
        unsigned i = h->queue[first++];
        const uint64_t *row = down_row(h, i);

        for (unsigned w = 0; w < h->words; w++)
            for (uint64_t fresh = row[w] & ~h->seen[w]; fresh; fresh &= fresh - 1) {
                unsigned j = w * 64 + lowest(fresh);

                h->seen[w] |= fresh & -fresh;
                h->via[j] = (uint16_t)i;
                if (ad__bit_in(h->open, j)) {
                    shift_down(h, j, start);
                    return true;
                }
                h->queue[last++] = h->taken_by[j];
            }
    }
    return false;
}

static bool match_halves(struct ad__fast_halves *h)
{
    memset(h->open, 0, h->words * sizeof *h->open);
    for (unsigned j = 0; j < h->size; j++)
        ad__bit_on(h->open, j);
    for (unsigned i = 0; i < h->size; i++) {
        const uint64_t *row = down_row(h, i);
        unsigned w = 0;

        while (w < h->words && !(row[w] & h->open[w]))
            w++;
        if (w < h->words)
            take(h, i, w * 64 + lowest(row[w] & h->open[w]));
        else if (!find_partner(h, i))
            return false;
    }
    return true;
}

/* Everybody of S1 after i who could give up his partner so that in the end i's is free: from i's
 * partner back. Stops at the owner of `wanted`. seen: who of S1; open: whose partners. */
static void search_back(struct ad__fast_halves *h, unsigned i, unsigned wanted)
{
    unsigned first = 0, last = 0, owner = h->taken_by[wanted];

    memset(h->seen, 0, h->words * sizeof *h->seen);
    memset(h->open, 0, h->words * sizeof *h->open);
    h->queue[last++] = h->takes[i];
    while (first < last) {
        unsigned j = h->queue[first++];
        const uint64_t *row = up_row(h, j);

        if (ad__bit_in(row, owner)) {
            h->via[owner] = (uint16_t)j;
            ad__bit_on(h->open, wanted);
            return;
        }
        for (unsigned w = (i + 1) / 64; w < h->words; w++) {
            uint64_t after = w == (i + 1) / 64 ? ~(uint64_t)0 << (i + 1) % 64 : ~(uint64_t)0;

            for (uint64_t fresh = row[w] & ~h->seen[w] & after; fresh; fresh &= fresh - 1) {
                unsigned x = w * 64 + lowest(fresh);

                h->seen[w] |= fresh & -fresh;
                h->via[x] = (uint16_t)j;
                ad__bit_on(h->open, h->takes[x]);
                h->queue[last++] = h->takes[x];
            }
        }
    }
}

/* i takes j; its owner takes what he was reached from, and so on until i's old one is taken. */
static void shift_back(struct ad__fast_halves *h, unsigned i, unsigned j)
{
    unsigned freed = h->takes[i], owner = h->taken_by[j];

    take(h, i, j);
    while (j != freed) {
        unsigned next = h->via[owner], displaced = h->taken_by[next];

        take(h, owner, next);
        j = next;
        owner = displaced;
    }
}

/* The first of S2 not taken for good that i could have, below what he has; or that. */
static unsigned first_possible(struct ad__fast_halves *h, unsigned i)
{
    const uint64_t *row = down_row(h, i);
    unsigned has = h->takes[i], wanted = has;

    for (unsigned w = 0; w <= has / 64 && wanted == has; w++) {
        uint64_t could = row[w] & h->left[w];

        if (could)
            wanted = w * 64 + lowest(could);
    }
    if (wanted == has)
        return has;
    search_back(h, i, wanted);
    for (unsigned w = wanted / 64; w <= has / 64; w++) {
        uint64_t could = row[w] & h->left[w] & h->open[w];

        if (could && w * 64 + lowest(could) < has)
            return w * 64 + lowest(could);
    }
    return has;
}

/* Articles 4.2 and 4.3 without an exchange: the first transposition of S2. */
static void transpose(struct ad__fast_halves *h)
{
    memset(h->left, 0, h->words * sizeof *h->left);
    for (unsigned j = 0; j < h->size; j++)
        ad__bit_on(h->left, j);
    for (unsigned i = 0; i < h->size; i++) {
        unsigned j = first_possible(h, i);

        if (j != h->takes[i])
            shift_back(h, i, j);
        ad__bit_off(h->left, j);
    }
}

bool ad__fast_order(struct ad__fast *fast)
{
    struct ad__fast_halves *h = &fast->halves;

    memset(fast->partner, 0xFF, (fast->b.count + 1u) * sizeof *fast->partner);
    for (unsigned i = 0; i < fast->b.count + fast->b.floaters; i++)
        ad__graph_join(&fast->tight, i);
    if (fast->b.moved && !pair_moved(fast))
        return false;
    halve(fast);
    if (!match_halves(h))
        return false;
    transpose(h);
    for (unsigned i = 0; i < h->size; i++) {
        unsigned a = h->rest[i], b = h->rest[h->size + h->takes[i]];

        fast->partner[a] = (uint16_t)b;
        fast->partner[b] = (uint16_t)a;
    }
    return true;
}
