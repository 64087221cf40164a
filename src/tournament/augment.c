/*
 * tournament/augment.c -- matchings without weights.
 */
#include "tournament/augment.h"

#include <string.h>

#include "core/assert.h"

static unsigned lowest(uint64_t word)
{
    return (unsigned)__builtin_ctzll(word);
}

static unsigned words_of(unsigned n)
{
    return (n + 63) / 64;
}

size_t ad__graph_over_bytes(unsigned n)
{
    return 5 * ad__piece(words_of(n), sizeof(uint64_t)) + 6 * ad__piece(n, sizeof(uint16_t)) +
           ad__piece(n, sizeof(uint32_t));
}

size_t ad__graph_bytes(unsigned n)
{
    return ad__piece((size_t)n * words_of(n), sizeof(uint64_t)) + ad__graph_over_bytes(n);
}

/* Everything but the rows. */
static void take_parts(struct ad__graph *g, struct ad__arena *a)
{
    g->live = ad__arena_take(a, g->words, sizeof *g->live);
    g->open = ad__arena_take(a, g->words, sizeof *g->open);
    g->outer = ad__arena_take(a, g->words, sizeof *g->outer);
    g->unseen = ad__arena_take(a, g->words, sizeof *g->unseen);
    g->core = ad__arena_take(a, g->words, sizeof *g->core);
    g->mate = ad__arena_take(a, g->n, sizeof *g->mate);
    g->parent = ad__arena_take(a, g->n, sizeof *g->parent);
    g->blossom = ad__arena_take(a, g->n, sizeof *g->blossom);
    g->base = ad__arena_take(a, g->n, sizeof *g->base);
    g->queue = ad__arena_take(a, g->n, sizeof *g->queue);
    g->walk = ad__arena_take(a, g->n, sizeof *g->walk);
    g->mark = ad__arena_take(a, g->n, sizeof *g->mark);
    if (!a->short_of_memory)
        ad__graph_empty(g);
}

void ad__graph_in(struct ad__graph *g, struct ad__arena *a, unsigned n)
{
    *g = (struct ad__graph){.n = n, .words = words_of(n)};
    g->rows = ad__arena_take(a, (size_t)n * g->words, sizeof *g->rows);
    take_parts(g, a);
    if (!a->short_of_memory)
        ad__graph_clear(g, n);
}

void ad__graph_over(struct ad__graph *g, struct ad__arena *a, const struct ad__graph *rows)
{
    *g = (struct ad__graph){.n = rows->n, .words = rows->words, .rows = rows->rows};
    take_parts(g, a);
}

void ad__graph_empty(struct ad__graph *g)
{
    memset(g->live, 0, g->words * sizeof *g->live);
    memset(g->open, 0, g->words * sizeof *g->open);
    memset(g->mate, 0xFF, g->n * sizeof *g->mate);
    memset(g->mark, 0, g->n * sizeof *g->mark);
    g->stamp = 0;
}

void ad__graph_clear(struct ad__graph *g, unsigned n)
{
    g->n = n;
    g->words = words_of(n);
    memset(g->rows, 0, (size_t)n * g->words * sizeof *g->rows);
    ad__graph_empty(g);
}

void ad__graph_join(struct ad__graph *g, unsigned v)
{
    ad__bit_on(g->live, v);
    ad__bit_on(g->open, v);
    g->mate[v] = AD__UNPAIRED;
}

void ad__graph_leave(struct ad__graph *g, unsigned v)
{
    if (g->mate[v] != AD__UNPAIRED)
        ad__graph_part(g, v);
    ad__bit_off(g->live, v);
    ad__bit_off(g->open, v);
}

void ad__graph_pair(struct ad__graph *g, unsigned a, unsigned b)
{
    g->mate[a] = (uint16_t)b;
    g->mate[b] = (uint16_t)a;
    ad__bit_off(g->open, a);
    ad__bit_off(g->open, b);
}

void ad__graph_part(struct ad__graph *g, unsigned v)
{
    unsigned other = g->mate[v];

    g->mate[v] = g->mate[other] = AD__UNPAIRED;
    ad__bit_on(g->open, v);
    ad__bit_on(g->open, other);
}

unsigned ad__bits_first(const uint64_t *set, unsigned words)
{
    for (unsigned w = 0; w < words; w++)
        if (set[w])
            return w * 64 + lowest(set[w]);
    return AD__UNPAIRED;
}

/* Blossoms are sets that only grow together: each is known by one member, who knows its base. */
static unsigned blossom_of(struct ad__graph *g, unsigned v)
{
    while (g->blossom[v] != v) {
        g->blossom[v] = g->blossom[g->blossom[v]];
        v = g->blossom[v];
    }
    return v;
}

static unsigned base_of(struct ad__graph *g, unsigned v)
{
    return g->base[blossom_of(g, v)];
}

static void make_outer(struct ad__graph *g, unsigned v)
{
    ad__bit_on(g->outer, v);
    ad__bit_off(g->unseen, v);
    g->queue[g->last++] = (uint16_t)v;
}

static void begin(struct ad__graph *g, unsigned root)
{
    for (unsigned w = 0; w < g->words; w++) {
        g->unseen[w] = g->live[w];
        g->outer[w] = g->core[w] = 0;
    }
    for (unsigned v = 0; v < g->n; v++)
        g->blossom[v] = g->base[v] = (uint16_t)v;
    g->first = g->last = g->scanned = 0;
    make_outer(g, root);
    ad__bit_on(g->core, root);
}

/* Where the ways of two outer vertices to the root meet. */
static unsigned meeting_point(struct ad__graph *g, unsigned a, unsigned b)
{
    g->stamp++;
    for (;;) {
        a = base_of(g, a);
        g->mark[a] = g->stamp;
        if (g->mate[a] == AD__UNPAIRED)
            break;
        a = g->parent[g->mate[a]];
    }
    for (;;) {
        b = base_of(g, b);
        if (g->mark[b] == g->stamp)
            return b;
        b = g->parent[g->mate[b]];
    }
}

/* One side of an odd cycle, from the end v of the edge that closed it down to the base: who was
 * inner becomes outer, and who was outer learns the way round, over the other end of that edge.
 * Older blossoms on the way are walked through vertex by vertex. A way that led through them stays
 * a way: it first meets this side either in the walking direction, and follows it down as before,
 * or against it, and then follows it up and round, where it has not been. */
static unsigned turn_side(struct ad__graph *g, unsigned v, unsigned base, unsigned over,
                          unsigned walked)
{
    while (base_of(g, v) != base) {
        unsigned inner = g->mate[v], next = g->parent[inner];

        g->parent[v] = (uint16_t)over;
        over = inner;
        if (!ad__bit_in(g->outer, inner))
            make_outer(g, inner);
        g->walk[walked++] = (uint16_t)v;
        g->walk[walked++] = (uint16_t)inner;
        v = next;
    }
    return walked;
}

static void close_blossom(struct ad__graph *g, unsigned a, unsigned b)
{
    unsigned base = meeting_point(g, a, b), root = blossom_of(g, base), walked;

    walked = turn_side(g, a, base, b, 0);
    walked = turn_side(g, b, base, a, walked);
    for (unsigned i = 0; i < walked; i++)
        g->blossom[blossom_of(g, g->walk[i])] = (uint16_t)root;
    g->base[root] = (uint16_t)base;
}

/* Flips the path from an open vertex back to the root. */
static void flip(struct ad__graph *g, unsigned v, unsigned before)
{
    ad__bit_off(g->open, v);
    g->parent[v] = (uint16_t)before;
    while (v != AD__UNPAIRED) {
        unsigned to = g->parent[v], next = g->mate[to];

        g->mate[v] = (uint16_t)to;
        g->mate[to] = (uint16_t)v;
        if (next == AD__UNPAIRED)
            ad__bit_off(g->open, to);
        v = next;
    }
}

/* Grows the tree from one outer vertex. True: somebody open was met, and the path is flipped. */
static bool grow(struct ad__graph *g, unsigned v)
{
    const uint64_t *row = ad__graph_row(g, v);

    for (unsigned w = 0; w < g->words; w++) {
        uint64_t end = row[w] & g->unseen[w] & g->open[w];

        if (end) {
            flip(g, w * 64 + lowest(end), v);
            return true;
        }
    }
    for (unsigned w = 0; w < g->words; w++) {
        uint64_t fresh;

        while ((fresh = row[w] & g->unseen[w]) != 0) {
            unsigned inner = w * 64 + lowest(fresh);

            ad__bit_off(g->unseen, inner);
            g->parent[inner] = (uint16_t)v;
            make_outer(g, g->mate[inner]);
        }
    }
    return false;
}

/* Is u in the root's blossom? Noted when found out, so that dense rows are passed over by words. */
static bool in_core(struct ad__graph *g, unsigned u)
{
    if (ad__bit_in(g->core, u))
        return true;
    if (blossom_of(g, u) != blossom_of(g, g->queue[0]))
        return false;
    ad__bit_on(g->core, u);
    return true;
}

/* Closes the blossoms that an outer vertex sees: first over an edge into the root's, which in a
 * dense graph soon holds nearly everybody. */
static void close_around(struct ad__graph *g, unsigned v)
{
    const uint64_t *row = ad__graph_row(g, v);

    for (unsigned w = 0; w < g->words && !in_core(g, v); w++)
        if (row[w] & g->core[w])
            close_blossom(g, v, w * 64 + lowest(row[w] & g->core[w]));
    for (unsigned w = 0; w < g->words; w++) {
        uint64_t near = row[w] & g->outer[w] & (in_core(g, v) ? ~g->core[w] : ~(uint64_t)0);

        for (; near; near &= near - 1) {
            unsigned u = w * 64 + lowest(near);

            if (!(in_core(g, v) && in_core(g, u)) && blossom_of(g, u) != blossom_of(g, v))
                close_blossom(g, v, u);
        }
    }
}

/* Blossoms cost more than steps and are seldom needed: they wait until no step is left. */
static bool search(struct ad__graph *g, unsigned root)
{
    begin(g, root);
    for (;;) {
        while (g->first < g->last)
            if (grow(g, g->queue[g->first++]))
                return true;
        if (g->scanned == g->last)
            return false;
        close_around(g, g->queue[g->scanned++]);
    }
}

bool ad__graph_augment(struct ad__graph *g, unsigned root)
{
    AD_ASSERT(ad__bit_in(g->open, root));
    return search(g, root);
}

void ad__graph_reach(struct ad__graph *g)
{
    bool more = search(g, ad__bits_first(g->open, g->words));

    AD_ASSERT(!more);
}

/* The nearest open one after v, then the nearest before: partners close in rank leave few places to
 * mend when a bracket is taken out. */
static unsigned near_open(const struct ad__graph *g, unsigned v)
{
    const uint64_t *row = ad__graph_row(g, v);
    uint64_t above = ~(uint64_t)0 << v % 64;

    for (unsigned w = v / 64; w < g->words; w++, above = ~(uint64_t)0)
        if (row[w] & g->open[w] & above)
            return w * 64 + lowest(row[w] & g->open[w] & above);
    for (unsigned w = 0; w <= v / 64; w++)
        if (row[w] & g->open[w])
            return w * 64 + lowest(row[w] & g->open[w]);
    return AD__UNPAIRED;
}

unsigned ad__graph_fill(struct ad__graph *g)
{
    unsigned left = 0;

    for (unsigned v = 0; v < g->n; v++) {
        unsigned u = ad__bit_in(g->open, v) ? near_open(g, v) : AD__UNPAIRED;

        if (u != AD__UNPAIRED)
            ad__graph_pair(g, v, u);
    }
    for (unsigned v = 0; v < g->n; v++)
        if (ad__bit_in(g->open, v) && !search(g, v))
            left++;
    return left;
}
