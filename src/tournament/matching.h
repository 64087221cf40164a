/*
 * tournament/matching.h -- the heaviest matching of a graph, and again after a few changes.
 *
 *     struct ad__matching m;
 *     ad__matching_init(&m, n, inner, words, plain, &arena);
 *     ad__matching_join(&m, i, j);                    for every edge ...
 *     ad__matching_weigh(&m, i, j, weight);           ... and its weight
 *     ad__matching_solve(&m);                         m.mate[i] is j, or AD__FREE
 *
 *     ad__matching_loosen(&m, i);                     before i's weights change
 *     ad__matching_weigh(&m, i, j, other);            only edges of loosened vertices
 *     ad__matching_solve(&m);                         costs about n² for each vertex loosened
 *
 * Weights are wide numbers (wide.h) with the top two bits free. The vertices below `inner` have
 * weights of their own among each other; every edge to another vertex weighs `plain`.
 *
 * The method is Edmonds': dual values u on vertices and z on blossoms (odd sets that are matched
 * but for one vertex), none negative, such that for every edge
 *
 *     slack = u(i) + u(j) + sum of z(B) over the blossoms B that hold both  -  weight  >= 0.
 *
 * The edges matched have no slack, blossoms with z > 0 are full, and a vertex left free has u = 0.
 * That is a proof: no matching weighs more than the sum of u plus the sum of z (|B| - 1) / 2, and
 * this one weighs as much. Debug builds check all of it after every solve.
 *
 * One vertex after the other is brought to its place, by a search tree that grows from it alone;
 * so vertices of a tree differ by even numbers (weights are kept doubled), and halves of slacks are
 * whole. A change frees a vertex or a few, and they are brought to their place again.
 */
#ifndef AD_TOURNAMENT_MATCHING_H
#define AD_TOURNAMENT_MATCHING_H

#include "tournament/arena.h"

enum { AD__FREE = 0xffff };

struct ad__matching {
    unsigned n, inner, words, nodes;
    unsigned row;     /* words of a row of edge bits */
    uint64_t *edge;   /* bits */
    uint64_t *weight; /* inner × inner, doubled */
    uint64_t *plain;  /* doubled */
    uint16_t *mate;   /* of a vertex, or AD__FREE */

    /* Nodes: vertices 0 … n - 1, then blossoms. A blossom is a ring of an odd number of nodes; each
     * is joined to the next one by the edge (out, in). */
    uint64_t *dual;
    uint16_t *top; /* of a vertex: the outermost node that holds it */
    uint16_t *up;  /* of a node: the blossom right around it, or AD__FREE */
    uint16_t *next, *prev;
    uint16_t *out, *in;
    uint16_t *first; /* of a blossom: the part that holds its base */
    uint16_t *base;  /* the vertex that is not matched inside */
    uint16_t *door;  /* blossom × vertex: the member with the least slack to the vertex */
    bool *used;      /* of a blossom */

    /* The search: labels of outermost nodes, and the least slack seen from the tree. */
    uint8_t *label;
    uint16_t *from, *to; /* of an inner node: the edge by which it joined the tree */
    uint16_t *near;      /* of a vertex outside: who of the tree's outer vertices is nearest */
    uint64_t *slack;
    uint16_t *tie_from, *tie_to; /* of an outer node: the nearest other outer node */
    uint64_t *tie;
    uint16_t *path;          /* room for the nodes of a ring, or those to be turned */
    uint64_t *step, *number; /* numbers in passing */
    bool *loose;
};

size_t ad__matching_bytes(unsigned n, unsigned inner, unsigned words);

/* No edges yet. False if the arena is too small. */
bool ad__matching_init(struct ad__matching *m, unsigned n, unsigned inner, unsigned words,
                       const uint64_t *plain, struct ad__arena *a);

void ad__matching_join(struct ad__matching *m, unsigned i, unsigned j);
void ad__matching_weigh(struct ad__matching *m, unsigned i, unsigned j, const uint64_t *weight);

void ad__matching_solve(struct ad__matching *m);

/* Takes the vertex out of the matching until the next solve: its weights may change. */
void ad__matching_loosen(struct ad__matching *m, unsigned i);
/* Removes an edge, or every edge of a vertex. */
void ad__matching_cut(struct ad__matching *m, unsigned i, unsigned j);
void ad__matching_drop(struct ad__matching *m, unsigned i);

static inline bool ad__matching_joined(const struct ad__matching *m, unsigned i, unsigned j)
{
    return m->edge[(size_t)i * m->row + j / 64] >> j % 64 & 1;
}

/* ---- between matching*.c ---- */

enum { AD__OUT, AD__OUTER, AD__INNER }; /* labels */

static inline const uint64_t *ad__weight_at(const struct ad__matching *m, unsigned i, unsigned j)
{
    if (i < m->inner && j < m->inner)
        return m->weight + ((size_t)i * m->inner + j) * m->words;
    return m->plain;
}

static inline uint64_t *ad__dual_of(const struct ad__matching *m, unsigned node)
{
    return m->dual + (size_t)node * m->words;
}

static inline bool ad__is_free(const struct ad__matching *m, unsigned node)
{
    return m->mate[m->base[node]] == AD__FREE;
}

/* The vertices of a node, one after the other; AD__FREE ends. */
unsigned ad__leaf_first(const struct ad__matching *m, unsigned node);
unsigned ad__leaf_next(const struct ad__matching *m, unsigned vertex, unsigned node);

/* Opens an outermost blossom; what it holds becomes outermost. Its z must be 0. */
void ad__blossom_open(struct ad__matching *m, unsigned b);
/* The part of a node `within` that holds the vertex. */
unsigned ad__part_of(const struct ad__matching *m, unsigned vertex, unsigned within);
/* Turns the matching inside a node so that the vertex is its base. */
void ad__node_turn(struct ad__matching *m, unsigned node, unsigned vertex);
/* One search: afterwards the root is matched, or free with u = 0. */
void ad__matching_search(struct ad__matching *m, unsigned root);
/* The certificate holds. */
bool ad__matching_proven(const struct ad__matching *m);

#endif
