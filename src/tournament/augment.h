/*
 * tournament/augment.h -- as many pairs as possible, in a graph whose edges weigh nothing.
 *
 * Rows of bits tell who may be paired with whom. A matching is kept and mended: taking somebody out
 * or forcing a pair leaves one or two others open, and an augmenting path, if there is one, closes
 * them again. Graphs of players are dense, so a path is nearly always a step or two long.
 *
 *     struct ad__graph g;
 *     ad__graph_in(&g, &arena, n);           all rows empty, nobody takes part
 *     ad__graph_join(&g, v); …               who takes part
 *     ad__graph_edge(&g, a, b); …
 *     if (ad__graph_fill(&g) == 0) …         everybody has somebody: g.mate
 *
 * Paths and blossoms are Edmonds': from an open vertex an alternating tree grows; its outer
 * vertices are those that could be the open one instead, and an odd cycle makes all of its vertices
 * outer.
 */
#ifndef AD_TOURNAMENT_AUGMENT_H
#define AD_TOURNAMENT_AUGMENT_H

#include <stdbool.h>
#include <stdint.h>

#include "tournament/arena.h"

enum { AD__UNPAIRED = 0xFFFF };

struct ad__graph {
    unsigned n, words;
    uint64_t *rows;
    uint64_t *live;  /* who takes part; a row may name others, they are passed over */
    uint64_t *open;  /* of those, who has nobody */
    uint64_t *outer; /* after a search: who could be open in the root's place */
    uint16_t *mate;

    /* Of a search. */
    uint64_t *unseen;
    uint64_t *core;   /* of the root's blossom, as far as noted */
    uint16_t *parent; /* of an inner vertex; of an outer one inside a blossom: the way round */
    uint16_t *blossom, *base;
    uint16_t *queue, *walk;
    uint32_t *mark, stamp;
    unsigned first, last, scanned;
};

size_t ad__graph_bytes(unsigned n);
void ad__graph_in(struct ad__graph *g, struct ad__arena *a, unsigned n);
/* Another matching over the same rows; nobody takes part. It lives as long as those, and is never
 * cleared. */
size_t ad__graph_over_bytes(unsigned n);
void ad__graph_over(struct ad__graph *g, struct ad__arena *a, const struct ad__graph *rows);
/* Nobody takes part, no pairs; rows stay. */
void ad__graph_empty(struct ad__graph *g);
/* Forgets rows, players and pairs; now it is a graph of n, at most as many as it was made for. */
void ad__graph_clear(struct ad__graph *g, unsigned n);

static inline uint64_t *ad__graph_row(const struct ad__graph *g, unsigned v)
{
    return g->rows + (size_t)v * g->words;
}

static inline bool ad__bit_in(const uint64_t *set, unsigned v)
{
    return set[v / 64] >> v % 64 & 1;
}

static inline void ad__bit_on(uint64_t *set, unsigned v)
{
    set[v / 64] |= (uint64_t)1 << v % 64;
}

static inline void ad__bit_off(uint64_t *set, unsigned v)
{
    set[v / 64] &= ~((uint64_t)1 << v % 64);
}

static inline void ad__graph_edge(struct ad__graph *g, unsigned a, unsigned b)
{
    ad__bit_on(ad__graph_row(g, a), b);
    ad__bit_on(ad__graph_row(g, b), a);
}

/* Takes part from now on, open. */
void ad__graph_join(struct ad__graph *g, unsigned v);
/* No more; his partner is open. */
void ad__graph_leave(struct ad__graph *g, unsigned v);
/* Two open ones become a pair; a pair is parted. */
void ad__graph_pair(struct ad__graph *g, unsigned a, unsigned b);
void ad__graph_part(struct ad__graph *g, unsigned v);

/* Finds an open `root` a partner, moving others where that helps; everybody who had a partner keeps
 * having one. False: nobody changed, and g->outer tells who could be open instead of him. */
bool ad__graph_augment(struct ad__graph *g, unsigned root);

/* Pairs as many as possible, keeping those who have a partner in some pair. Returns how many stay
 * open. */
unsigned ad__graph_fill(struct ad__graph *g);

/* Exactly one is open: g->outer tells everybody who could be. */
void ad__graph_reach(struct ad__graph *g);

/* Lowest member, or AD__UNPAIRED. */
unsigned ad__bits_first(const uint64_t *set, unsigned words);

#endif
