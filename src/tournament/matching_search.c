/*
 * tournament/matching_search.c -- one vertex finds its place.
 *
 * A tree grows from the free root along edges without slack: outer nodes are reached by a matched
 * edge (the root is one), inner nodes by one that is not. While nothing is left to do without
 * slack, u falls on outer and rises on inner vertices (z the other way round, twice as fast) until
 *
 *   an outside node is reached     free: the path to the root is turned over, and we are done;
 *                                  matched: it becomes inner, its partner outer;
 *   two outer nodes meet           their paths close a ring, which becomes one outer node;
 *   z of an inner blossom is 0     it is opened, and its parts take their own labels;
 *   u of an outer vertex is 0      it may stay free in the root's stead, and we are done.
 *
 * Every vertex outside remembers its nearest outer vertex, every outer node its nearest other one;
 * a blossom finds its nearest member for each vertex by its doors. So a search costs n² steps.
 */
#include "tournament/matching.h"

#include "core/assert.h"
#include "tournament/wide.h"

static void slack_of(const struct ad__matching *m, uint64_t *out, unsigned i, unsigned j)
{
    ad__wide_add_sub(out, ad__dual_of(m, i), ad__dual_of(m, j), ad__weight_at(m, i, j), m->words);
}

static uint64_t *slack_at(const struct ad__matching *m, unsigned vertex)
{
    return m->slack + (size_t)vertex * m->words;
}

static uint64_t *tie_at(const struct ad__matching *m, unsigned node)
{
    return m->tie + (size_t)node * m->words;
}

static unsigned door(const struct ad__matching *m, unsigned node, unsigned j)
{
    if (node < m->n)
        return ad__matching_joined(m, node, j) ? node : AD__FREE;
    return m->door[(size_t)(node - m->n) * m->n + j];
}

/* ---- what the tree sees ---- */

static void offer_tie(struct ad__matching *m, unsigned node, unsigned i, unsigned j,
                      const uint64_t *slack)
{
    if (m->tie_from[node] != AD__FREE && !ad__wide_less(slack, tie_at(m, node), m->words))
        return;
    m->tie_from[node] = (uint16_t)i;
    m->tie_to[node] = (uint16_t)j;
    ad__wide_copy(tie_at(m, node), slack, m->words);
}

/* The outer node sees the vertex j of another node over the edge (i, j). */
static void offer(struct ad__matching *m, unsigned node, unsigned i, unsigned j,
                  const uint64_t *slack)
{
    unsigned other = m->top[j];

    if (m->label[other] == AD__OUTER) {
        offer_tie(m, node, i, j, slack);
        offer_tie(m, other, j, i, slack);
    } else if (m->near[j] == AD__FREE || ad__wide_less(slack, slack_at(m, j), m->words)) {
        m->near[j] = (uint16_t)i;
        ad__wide_copy(slack_at(m, j), slack, m->words);
    }
}

static void make_outer(struct ad__matching *m, unsigned node)
{
    m->label[node] = AD__OUTER;
    m->tie_from[node] = AD__FREE;
    for (unsigned j = 0; j < m->n; j++) {
        unsigned i;

        if (m->top[j] == node)
            continue;
        i = door(m, node, j);
        if (i == AD__FREE)
            continue;
        slack_of(m, m->number, i, j);
        offer(m, node, i, j, m->number);
    }
}

static void grow(struct ad__matching *m, unsigned i, unsigned j)
{
    unsigned node = m->top[j];

    m->label[node] = AD__INNER;
    m->from[node] = (uint16_t)i;
    m->to[node] = (uint16_t)j;
    make_outer(m, m->top[m->mate[m->base[node]]]);
}

/* ---- rings ---- */

/* The outer node above an outer node, or AD__FREE above the root. */
static unsigned above(const struct ad__matching *m, unsigned outer)
{
    unsigned mate = m->mate[m->base[outer]];

    return mate == AD__FREE ? AD__FREE : m->top[m->from[m->top[mate]]];
}

/* Where the ways of two outer nodes to the root meet. Marks are kept in `path`. */
static unsigned meeting(struct ad__matching *m, unsigned a, unsigned b)
{
    unsigned steps = 0, found = AD__FREE;

    for (unsigned at = a; at != AD__FREE; at = above(m, at))
        m->path[steps++] = (uint16_t)at;
    for (unsigned at = b; at != AD__FREE && found == AD__FREE; at = above(m, at))
        for (unsigned k = 0; k < steps && found == AD__FREE; k++)
            if (m->path[k] == at)
                found = at;
    AD_ASSERT(found != AD__FREE);
    return found;
}

static void chain(struct ad__matching *m, unsigned a, unsigned b, unsigned out, unsigned in)
{
    m->next[a] = (uint16_t)b;
    m->prev[b] = (uint16_t)a;
    m->out[a] = (uint16_t)out;
    m->in[a] = (uint16_t)in;
}

/* Chains the way from `at` up to `stop`, upwards or downwards. */
static void chain_up(struct ad__matching *m, unsigned at, unsigned stop, bool upwards)
{
    while (at != stop) {
        unsigned v = m->base[at], w = m->mate[v], inner = m->top[w];
        unsigned x = m->to[inner], y = m->from[inner], outer = m->top[y];

        if (upwards) {
            chain(m, at, inner, v, w);
            chain(m, inner, outer, x, y);
        } else {
            chain(m, inner, at, w, v);
            chain(m, outer, inner, y, x);
        }
        at = outer;
    }
}

static unsigned new_blossom(struct ad__matching *m)
{
    unsigned b = m->n;

    while (m->used[b])
        b++;
    AD_ASSERT(b < m->nodes);
    m->used[b] = true;
    m->up[b] = AD__FREE;
    ad__wide_zero(ad__dual_of(m, b), m->words);
    return b;
}

/* The nearest of the parts' own doors; `slack` is how far it is. */
static unsigned widest_door(struct ad__matching *m, unsigned b, unsigned j, uint64_t *slack)
{
    unsigned best = AD__FREE, at = m->first[b];

    do {
        unsigned i = door(m, at, j);

        if (i != AD__FREE) {
            slack_of(m, m->number, i, j);
            if (best == AD__FREE || ad__wide_less(m->number, slack, m->words)) {
                best = i;
                ad__wide_copy(slack, m->number, m->words);
            }
        }
        at = m->next[at];
    } while (at != m->first[b]);
    return best;
}

/* The edge (i, j) joins two outer nodes of the tree. */
static void shrink(struct ad__matching *m, unsigned i, unsigned j)
{
    unsigned a = m->top[i], c = m->top[j], stem = meeting(m, a, c), b = new_blossom(m), at;

    chain_up(m, a, stem, false);
    chain(m, a, c, i, j);
    chain_up(m, c, stem, true);
    m->first[b] = (uint16_t)stem;
    m->base[b] = m->base[stem];
    m->label[b] = AD__OUTER;
    m->tie_from[b] = AD__FREE;
    at = stem;
    do {
        m->up[at] = (uint16_t)b;
        m->label[at] = AD__OUT;
        at = m->next[at];
    } while (at != stem);
    for (unsigned v = ad__leaf_first(m, b); v != AD__FREE; v = ad__leaf_next(m, v, b))
        m->top[v] = (uint16_t)b;
    for (unsigned v = 0; v < m->n; v++) {
        unsigned who;

        if (m->top[v] == b)
            continue;
        who = widest_door(m, b, v, m->step);
        m->door[(size_t)(b - m->n) * m->n + v] = (uint16_t)who;
        if (who != AD__FREE)
            offer(m, b, who, v, m->step);
    }
}

/* An inner blossom whose z is 0 gives its parts back: an even way from where the tree entered it to
 * its base stays in the tree, the others are outside again. */
static void open_inner(struct ad__matching *m, unsigned b)
{
    unsigned at = ad__part_of(m, m->to[b], b), first = m->first[b], steps = 0;
    bool forward;

    m->from[at] = m->from[b];
    m->to[at] = m->to[b];
    for (unsigned k = at; k != first; k = m->next[k])
        steps++;
    forward = steps % 2 == 0;
    ad__blossom_open(m, b);
    m->label[b] = AD__OUT;
    m->label[at] = AD__INNER;
    while (at != first) {
        unsigned outer = forward ? m->next[at] : m->prev[at];

        at = forward ? m->next[outer] : m->prev[outer];
        m->label[at] = AD__INNER;
        m->from[at] = forward ? m->out[outer] : m->in[at];
        m->to[at] = forward ? m->in[outer] : m->out[at];
        make_outer(m, outer);
    }
}

/* ---- the end of a search ---- */

/* The outer vertex v is matched with `partner` (or stays free), and so on up to the root. */
static void turn_over(struct ad__matching *m, unsigned v, unsigned partner)
{
    for (;;) {
        unsigned node = m->top[v], old = m->mate[m->base[node]], inner;

        ad__node_turn(m, node, v);
        m->mate[v] = (uint16_t)partner;
        if (partner != AD__FREE)
            m->mate[partner] = (uint16_t)v;
        if (old == AD__FREE)
            return;
        inner = m->top[old];
        partner = m->to[inner];
        v = m->from[inner];
        ad__node_turn(m, inner, partner);
    }
}

static void tidy(struct ad__matching *m)
{
    for (unsigned i = 0; i < m->nodes; i++)
        m->label[i] = AD__OUT;
    for (unsigned i = 0; i < m->n; i++)
        while (m->top[i] != i && ad__wide_is_zero(ad__dual_of(m, m->top[i]), m->words))
            ad__blossom_open(m, m->top[i]);
}

/* ---- what comes next ---- */

enum event { REACH, MEET, OPEN, STAY };

struct next {
    enum event what;
    unsigned who; /* vertex, node, blossom, vertex */
    bool found;
};

static void consider(struct ad__matching *m, struct next *next, enum event what, unsigned who,
                     const uint64_t *when)
{
    if (next->found && !ad__wide_less(when, m->step, m->words))
        return;
    *next = (struct next){what, who, true};
    ad__wide_copy(m->step, when, m->words);
}

/* The next event, and in m->step by how much u has to change until then. */
static struct next find_next(struct ad__matching *m)
{
    struct next next = {STAY, 0, false};

    for (unsigned i = 0; i < m->n; i++)
        if (m->label[m->top[i]] == AD__OUT && m->near[i] != AD__FREE)
            consider(m, &next, REACH, i, slack_at(m, i));
    for (unsigned k = 0; k < m->nodes; k++) {
        if (k >= m->n && !m->used[k])
            continue;
        if (m->label[k] == AD__OUTER && m->tie_from[k] != AD__FREE) {
            ad__wide_copy(m->number, tie_at(m, k), m->words);
            ad__wide_halve(m->number, m->words);
            consider(m, &next, MEET, k, m->number);
        } else if (m->label[k] == AD__INNER && k >= m->n) {
            ad__wide_copy(m->number, ad__dual_of(m, k), m->words);
            ad__wide_halve(m->number, m->words);
            consider(m, &next, OPEN, k, m->number);
        }
    }
    for (unsigned i = 0; i < m->n; i++)
        if (m->label[m->top[i]] == AD__OUTER)
            consider(m, &next, STAY, i, ad__dual_of(m, i));
    return next;
}

static void change_duals(struct ad__matching *m)
{
    const uint64_t *step = m->step;

    if (ad__wide_is_zero(step, m->words))
        return;
    for (unsigned i = 0; i < m->n; i++) {
        unsigned label = m->label[m->top[i]];

        if (label == AD__OUTER)
            ad__wide_sub(ad__dual_of(m, i), step, m->words);
        else if (label == AD__INNER)
            ad__wide_add(ad__dual_of(m, i), step, m->words);
        else if (m->near[i] != AD__FREE)
            ad__wide_sub(slack_at(m, i), step, m->words);
    }
    ad__wide_copy(m->number, step, m->words);
    ad__wide_double(m->number, m->words);
    for (unsigned k = 0; k < m->nodes; k++) {
        if (m->label[k] == AD__OUTER && m->tie_from[k] != AD__FREE)
            ad__wide_sub(tie_at(m, k), m->number, m->words);
        if (k < m->n)
            continue;
        if (m->label[k] == AD__OUTER)
            ad__wide_add(ad__dual_of(m, k), m->number, m->words);
        else if (m->label[k] == AD__INNER)
            ad__wide_sub(ad__dual_of(m, k), m->number, m->words);
    }
}

/* True if that was the last one. */
static bool happen(struct ad__matching *m, const struct next *next)
{
    unsigned who = next->who, node;

    switch (next->what) {
    case REACH:
        node = m->top[who];
        if (!ad__is_free(m, node)) {
            grow(m, m->near[who], who);
            return false;
        }
        ad__node_turn(m, node, who);
        turn_over(m, m->near[who], who);
        return true;
    case MEET: shrink(m, m->tie_from[who], m->tie_to[who]); return false;
    case OPEN: open_inner(m, who); return false;
    case STAY: turn_over(m, who, AD__FREE); return true;
    }
    return true;
}

void ad__matching_search(struct ad__matching *m, unsigned root)
{
    struct next next;

    for (unsigned i = 0; i < m->n; i++)
        m->near[i] = AD__FREE;
    make_outer(m, m->top[root]);
    do {
        next = find_next(m);
        change_duals(m);
    } while (!happen(m, &next));
    tidy(m);
}
