/*
 * tournament/matching.c -- the graph, its blossoms, and what a change undoes. The search is in
 * matching_search.c, the proof in matching_check.c.
 */
#include "tournament/matching.h"

#include <string.h>

#include "core/assert.h"
#include "tournament/wide.h"

/* ---- memory ---- */

static unsigned blossoms_of(unsigned n)
{
    return n / 2 + 1; /* a blossom that is not within another has three vertices or more */
}

static void take_nodes(struct ad__matching *m, struct ad__arena *a)
{
    uint16_t **lists[] = {&m->up,   &m->next, &m->prev, &m->out,  &m->in,       &m->first,
                          &m->base, &m->from, &m->to,   &m->path, &m->tie_from, &m->tie_to};

    for (unsigned i = 0; i < sizeof lists / sizeof *lists; i++)
        *lists[i] = ad__arena_take(a, m->nodes, sizeof(uint16_t));
    m->dual = ad__arena_take(a, (size_t)m->nodes * m->words, sizeof(uint64_t));
    m->tie = ad__arena_take(a, (size_t)m->nodes * m->words, sizeof(uint64_t));
    m->label = ad__arena_take(a, m->nodes, 1);
    m->used = ad__arena_take(a, m->nodes, sizeof(bool));
}

static void take_vertices(struct ad__matching *m, struct ad__arena *a)
{
    uint16_t **lists[] = {&m->mate, &m->top, &m->near};

    for (unsigned i = 0; i < sizeof lists / sizeof *lists; i++)
        *lists[i] = ad__arena_take(a, m->n, sizeof(uint16_t));
    m->slack = ad__arena_take(a, (size_t)m->n * m->words, sizeof(uint64_t));
    m->loose = ad__arena_take(a, m->n, sizeof(bool));
    m->edge = ad__arena_take(a, (size_t)m->n * m->row, sizeof(uint64_t));
    m->door = ad__arena_take(a, (size_t)(m->nodes - m->n) * m->n, sizeof(uint16_t));
    m->weight = ad__arena_take(a, (size_t)m->inner * m->inner * m->words, sizeof(uint64_t));
    m->plain = ad__arena_take(a, m->words, sizeof(uint64_t));
    m->step = ad__arena_take(a, m->words, sizeof(uint64_t));
    m->number = ad__arena_take(a, m->words, sizeof(uint64_t));
}

size_t ad__matching_bytes(unsigned n, unsigned inner, unsigned words)
{
    size_t nodes = n + blossoms_of(n), row = (n + 63) / 64;

    return 12 * ad__piece(nodes, 2) + 2 * ad__piece(nodes * words, 8) + 2 * ad__piece(nodes, 1) +
           3 * ad__piece(n, 2) + ad__piece((size_t)n * words, 8) + ad__piece(n, 1) +
           ad__piece(n * row, 8) + ad__piece(blossoms_of(n) * (size_t)n, 2) +
           ad__piece((size_t)inner * inner * words, 8) + 3 * ad__piece(words, 8);
}

bool ad__matching_init(struct ad__matching *m, unsigned n, unsigned inner, unsigned words,
                       const uint64_t *plain, struct ad__arena *a)
{
    memset(m, 0, sizeof *m);
    m->n = n;
    m->inner = inner;
    m->words = words;
    m->nodes = n + blossoms_of(n);
    m->row = (n + 63) / 64;
    take_nodes(m, a);
    take_vertices(m, a);
    if (a->short_of_memory)
        return false;
    memset(m->edge, 0, (size_t)n * m->row * sizeof *m->edge);
    memset(m->dual, 0, (size_t)m->nodes * words * sizeof *m->dual);
    memset(m->used, 0, m->nodes * sizeof *m->used);
    memset(m->label, AD__OUT, m->nodes);
    ad__wide_copy(m->plain, plain, words);
    ad__wide_double(m->plain, words);
    for (unsigned i = 0; i < m->nodes; i++)
        m->up[i] = AD__FREE;
    for (unsigned i = 0; i < n; i++) {
        m->mate[i] = AD__FREE;
        m->top[i] = m->base[i] = (uint16_t)i;
        m->loose[i] = true;
    }
    return true;
}

void ad__matching_join(struct ad__matching *m, unsigned i, unsigned j)
{
    m->edge[(size_t)i * m->row + j / 64] |= (uint64_t)1 << j % 64;
    m->edge[(size_t)j * m->row + i / 64] |= (uint64_t)1 << i % 64;
}

static void part(struct ad__matching *m, unsigned i, unsigned j)
{
    m->edge[(size_t)i * m->row + j / 64] &= ~((uint64_t)1 << j % 64);
    m->edge[(size_t)j * m->row + i / 64] &= ~((uint64_t)1 << i % 64);
}

void ad__matching_weigh(struct ad__matching *m, unsigned i, unsigned j, const uint64_t *weight)
{
    uint64_t *a = m->weight + ((size_t)i * m->inner + j) * m->words;

    AD_ASSERT(i < m->inner && j < m->inner && (m->loose[i] || m->loose[j]));
    ad__wide_copy(a, weight, m->words);
    ad__wide_double(a, m->words);
    ad__wide_copy(m->weight + ((size_t)j * m->inner + i) * m->words, a, m->words);
}

/* ---- blossoms ---- */

unsigned ad__leaf_first(const struct ad__matching *m, unsigned node)
{
    while (node >= m->n)
        node = m->first[node];
    return node;
}

unsigned ad__leaf_next(const struct ad__matching *m, unsigned vertex, unsigned node)
{
    unsigned at = vertex;

    while (at != node) {
        unsigned around = m->up[at];

        if (m->next[at] != m->first[around])
            return ad__leaf_first(m, m->next[at]);
        at = around;
    }
    return AD__FREE;
}

unsigned ad__part_of(const struct ad__matching *m, unsigned vertex, unsigned within)
{
    unsigned at = vertex;

    while (m->up[at] != within)
        at = m->up[at];
    return at;
}

void ad__blossom_open(struct ad__matching *m, unsigned b)
{
    unsigned at = m->first[b];

    do {
        m->up[at] = AD__FREE;
        for (unsigned v = ad__leaf_first(m, at); v != AD__FREE; v = ad__leaf_next(m, v, at))
            m->top[v] = (uint16_t)at;
        at = m->next[at];
    } while (at != m->first[b]);
    m->used[b] = false;
}

static void match(struct ad__matching *m, unsigned i, unsigned j)
{
    m->mate[i] = (uint16_t)j;
    m->mate[j] = (uint16_t)i;
}

/* Blossoms lie within each other, in the worst case as deep as half of the players: those still to be
 * turned wait in `path`, not on the stack. */
static void turn_later(struct ad__matching *m, unsigned *waiting, unsigned node, unsigned vertex)
{
    if (node < m->n)
        return;
    m->base[node] = (uint16_t)vertex;
    m->path[(*waiting)++] = (uint16_t)node;
}

/* Matches the parts of the ring in twos from the part after `at` on to the ring's old first part,
 * along the side that has an even number of steps; `forward` says which. */
static void turn_ring(struct ad__matching *m, unsigned *waiting, unsigned at, unsigned first,
                      bool forward)
{
    while (at != first) {
        unsigned a = forward ? m->next[at] : m->prev[at];
        unsigned b = forward ? m->next[a] : m->prev[a];
        unsigned v = forward ? m->out[a] : m->in[b], w = forward ? m->in[a] : m->out[b];

        turn_later(m, waiting, a, v);
        turn_later(m, waiting, b, w);
        match(m, v, w);
        at = b;
    }
}

void ad__node_turn(struct ad__matching *m, unsigned node, unsigned vertex)
{
    unsigned waiting = 0;

    for (turn_later(m, &waiting, node, vertex); waiting > 0;) {
        unsigned b = m->path[--waiting], part = ad__part_of(m, m->base[b], b), steps = 0;

        for (unsigned at = part; at != m->first[b]; at = m->next[at])
            steps++;
        turn_ring(m, &waiting, part, m->first[b], steps % 2 == 0);
        turn_later(m, &waiting, part, m->base[b]);
        m->first[b] = (uint16_t)part;
    }
}

/* ---- changes ---- */

static void unmatch(struct ad__matching *m, unsigned i)
{
    if (m->mate[i] == AD__FREE)
        return;
    m->mate[m->mate[i]] = AD__FREE;
    m->mate[i] = AD__FREE;
}

/* Opens an outermost blossom whatever its z: half of it goes to every vertex inside, so that edges
 * inside keep their slack. Those that leave it gain some, the one of its base among them. */
static void dissolve(struct ad__matching *m, unsigned b)
{
    uint64_t *z = ad__dual_of(m, b);

    if (!ad__wide_is_zero(z, m->words)) {
        ad__wide_halve(z, m->words);
        for (unsigned v = ad__leaf_first(m, b); v != AD__FREE; v = ad__leaf_next(m, v, b))
            ad__wide_add(ad__dual_of(m, v), z, m->words);
        unmatch(m, m->base[b]);
        ad__wide_zero(z, m->words);
    }
    ad__blossom_open(m, b);
}

void ad__matching_loosen(struct ad__matching *m, unsigned i)
{
    while (m->top[i] != i)
        dissolve(m, m->top[i]);
    unmatch(m, i);
    m->loose[i] = true;
}

/* The edge joins two neighbours of this ring. */
static bool in_ring(const struct ad__matching *m, unsigned b, unsigned i, unsigned j)
{
    unsigned a = ad__part_of(m, i, b), c = ad__part_of(m, j, b);

    return (m->next[a] == c && m->out[a] == i && m->in[a] == j) ||
           (m->next[c] == a && m->out[c] == j && m->in[c] == i);
}

static bool holds(const struct ad__matching *m, unsigned b, unsigned vertex)
{
    unsigned at = vertex;

    while (at != AD__FREE && at != b)
        at = m->up[at];
    return at == b;
}

static void find_door(struct ad__matching *m, unsigned b, unsigned j)
{
    uint16_t *door = &m->door[(size_t)(b - m->n) * m->n + j];
    uint64_t *best = m->step, *slack = m->number;

    *door = AD__FREE;
    for (unsigned i = ad__leaf_first(m, b); i != AD__FREE; i = ad__leaf_next(m, i, b)) {
        if (!ad__matching_joined(m, i, j))
            continue;
        ad__wide_add_sub(slack, ad__dual_of(m, i), ad__dual_of(m, j), ad__weight_at(m, i, j),
                         m->words);
        if (*door != AD__FREE && !ad__wide_less(slack, best, m->words))
            continue;
        *door = (uint16_t)i;
        ad__wide_copy(best, slack, m->words);
    }
}

/* Doors of i's blossoms that led over an edge which is no more. */
static void mend_doors(struct ad__matching *m, unsigned i, unsigned j)
{
    for (unsigned b = m->up[i]; b != AD__FREE && !holds(m, b, j); b = m->up[b])
        if (m->door[(size_t)(b - m->n) * m->n + j] == i)
            find_door(m, b, j);
}

void ad__matching_cut(struct ad__matching *m, unsigned i, unsigned j)
{
    unsigned around = m->up[i];

    if (!ad__matching_joined(m, i, j))
        return;
    while (around != AD__FREE && !holds(m, around, j))
        around = m->up[around];
    if (around != AD__FREE && in_ring(m, around, i, j))
        while (m->used[around])
            dissolve(m, m->top[i]);
    if (m->mate[i] == j)
        unmatch(m, i);
    part(m, i, j);
    mend_doors(m, i, j);
    mend_doors(m, j, i);
}

void ad__matching_drop(struct ad__matching *m, unsigned i)
{
    ad__matching_loosen(m, i);
    for (unsigned j = 0; j < m->n; j++)
        if (ad__matching_joined(m, i, j))
            part(m, i, j);
}

/* ---- solving ---- */

/* The least u that leaves no edge of a loose vertex without room. Two loose ones share. */
static void settle(struct ad__matching *m, unsigned i)
{
    uint64_t *u = ad__dual_of(m, i), *need = m->number;

    for (unsigned j = 0; j < m->n; j++) {
        if (!ad__matching_joined(m, i, j))
            continue;
        ad__wide_copy(need, ad__weight_at(m, i, j), m->words);
        if (m->loose[j]) {
            ad__wide_halve(need, m->words);
        } else {
            if (!ad__wide_less(ad__dual_of(m, j), need, m->words))
                continue;
            ad__wide_sub(need, ad__dual_of(m, j), m->words);
        }
        if (ad__wide_less(u, need, m->words))
            ad__wide_copy(u, need, m->words);
    }
}

/* Matches a free vertex at once where an edge without slack leads to another. */
static void match_tight(struct ad__matching *m, unsigned i)
{
    for (unsigned j = 0; j < m->n && m->mate[i] == AD__FREE; j++) {
        if (m->mate[j] != AD__FREE || m->top[j] != j || !ad__matching_joined(m, i, j))
            continue;
        ad__wide_add_sub(m->number, ad__dual_of(m, i), ad__dual_of(m, j), ad__weight_at(m, i, j),
                         m->words);
        if (ad__wide_is_zero(m->number, m->words))
            match(m, i, j);
    }
}

static void settle_all(struct ad__matching *m)
{
    for (unsigned i = 0; i < m->n; i++)
        if (m->loose[i])
            ad__wide_zero(ad__dual_of(m, i), m->words);
    for (unsigned i = 0; i < m->n; i++)
        if (m->loose[i])
            settle(m, i);
    for (unsigned i = 0; i < m->n; i++) {
        if (!m->loose[i])
            continue;
        for (unsigned b = m->n; b < m->nodes; b++)
            if (m->used[b])
                find_door(m, b, i);
        match_tight(m, i);
        m->loose[i] = false;
    }
}

void ad__matching_solve(struct ad__matching *m)
{
    settle_all(m);
    for (unsigned i = 0; i < m->n; i++)
        if (m->mate[i] == AD__FREE && !ad__wide_is_zero(ad__dual_of(m, i), m->words))
            ad__matching_search(m, i);
    AD_ASSERT_SLOW(ad__matching_proven(m));
}
