/*
 * tests/tournament/verbs_matching.c -- the heaviest matching, against all of small graphs.
 */
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "tournament/matching.h"
#include "tournament/wide.h"

enum { MOST = 12, WORDS = 3 };

struct graph {
    unsigned n, inner, words, shift, range;
    uint64_t weight[MOST][MOST]; /* 0: no edge */
    uint64_t best[1 << MOST];
    struct ad__matching m;
};

/* The weight of the best matching of every set of vertices, by its lowest one. */
static uint64_t by_brute_force(struct graph *g)
{
    g->best[0] = 0;
    for (unsigned set = 1; set < 1u << g->n; set++) {
        unsigned i = (unsigned)__builtin_ctz(set), rest = set & (set - 1);

        g->best[set] = g->best[rest];
        for (unsigned j = i + 1; j < g->n; j++) {
            uint64_t with = g->weight[i][j] + g->best[rest & ~(1u << j)];

            if (rest >> j & 1 && g->weight[i][j] && with > g->best[set])
                g->best[set] = with;
        }
    }
    return g->best[(1u << g->n) - 1];
}

static uint64_t found(const struct graph *g)
{
    uint64_t sum = 0;

    for (unsigned i = 0; i < g->n; i++)
        if (g->m.mate[i] < i)
            sum += g->weight[i][g->m.mate[i]];
    return sum;
}

static void wide_of(uint64_t out[WORDS], const struct graph *g, uint64_t value)
{
    ad__wide_zero(out, WORDS);
    ad__wide_add_at(out, value, g->shift, g->words);
}

static void weigh(struct graph *g, unsigned i, unsigned j, uint64_t value)
{
    uint64_t wide[WORDS];

    wide_of(wide, g, value);
    g->weight[i][j] = g->weight[j][i] = value;
    ad__matching_weigh(&g->m, i, j, wide);
}

static bool draw(struct graph *g, struct kit_rng *rng, struct ad__arena *a)
{
    static const unsigned ranges[] = {1, 2, 5, 100, 100000};
    uint64_t wide[WORDS], plain;
    unsigned dense = 1 + kit_below(rng, 8);

    g->n = 1 + kit_below(rng, MOST);
    g->inner = kit_below(rng, 3) ? g->n : kit_below(rng, g->n + 1);
    g->words = 1 + kit_below(rng, WORDS);
    g->shift = kit_below(rng, 64 * g->words - 24);
    g->range = ranges[kit_below(rng, 5)];
    plain = 1 + kit_below(rng, g->range);
    memset(g->weight, 0, sizeof g->weight);
    wide_of(wide, g, plain);
    if (!ad__matching_init(&g->m, g->n, g->inner, g->words, wide, a))
        return false;
    for (unsigned i = 0; i < g->n; i++)
        for (unsigned j = 0; j < i; j++) {
            if (kit_below(rng, 8) >= dense)
                continue;
            ad__matching_join(&g->m, i, j);
            if (i < g->inner)
                weigh(g, i, j, 1 + kit_below(rng, g->range));
            else
                g->weight[i][j] = g->weight[j][i] = plain;
        }
    return true;
}

static void change(struct graph *g, struct kit_rng *rng)
{
    unsigned i = kit_below(rng, g->n), j = kit_below(rng, g->n);

    switch (kit_below(rng, 8)) {
    case 0:
    case 1:
        ad__matching_cut(&g->m, i, j);
        g->weight[i][j] = g->weight[j][i] = 0;
        return;
    case 2:
        ad__matching_drop(&g->m, i);
        for (j = 0; j < g->n; j++)
            g->weight[i][j] = g->weight[j][i] = 0;
        return;
    default:
        ad__matching_loosen(&g->m, i);
        for (j = 0; j < g->inner && i < g->inner; j++)
            if (g->weight[i][j] && kit_below(rng, 3))
                weigh(g, i, j, 1 + kit_below(rng, g->range));
    }
}

static void heaviest(struct kit_row *row)
{
    static struct graph g;
    struct kit_rng rng = kit_seed(row);
    size_t len = AD__ARENA_SLACK + ad__matching_bytes(MOST, MOST, WORDS);
    void *memory = malloc(len);
    unsigned graphs = row->long_run ? 200000 : 2000;

    for (unsigned k = 0; k < graphs && !row->failures; k++) {
        struct ad__arena a = ad__arena_of(memory, len);

        if (!kit_ok(row, draw(&g, &rng, &a)))
            break;
        for (unsigned step = 0; step < 8 && !row->failures; step++) {
            ad__matching_solve(&g.m);
            kit_ok(row, ad__matching_proven(&g.m));
            if (!kit_ok(row, found(&g) == by_brute_force(&g)))
                kit_fail(row, "graph %u, step %u, %u vertices", k, step, g.n);
            for (unsigned more = 1 + kit_below(&rng, 3); more > 0; more--)
                change(&g, &rng);
        }
    }
    free(memory);
}

/* The proof is none for a matching that could be heavier. */
static void proof(struct kit_row *row)
{
    static struct graph g;
    struct kit_rng rng = kit_seed(row);
    size_t len = AD__ARENA_SLACK + ad__matching_bytes(MOST, MOST, WORDS);
    void *memory = malloc(len);
    unsigned parted = 0;

    for (unsigned k = 0; k < 500; k++) {
        struct ad__arena a = ad__arena_of(memory, len);

        if (!kit_ok(row, draw(&g, &rng, &a)))
            break;
        ad__matching_solve(&g.m);
        for (unsigned i = 0; i < g.n; i++) {
            unsigned j = g.m.mate[i];

            if (j == AD__FREE || j > i)
                continue;
            g.m.mate[i] = g.m.mate[j] = AD__FREE;
            kit_ok(row, !ad__matching_proven(&g.m));
            g.m.mate[i] = (uint16_t)j;
            g.m.mate[j] = (uint16_t)i;
            parted++;
        }
        kit_ok(row, ad__matching_proven(&g.m));
    }
    kit_ok(row, parted > 500);
    free(memory);
}

static const struct kit_test tests[] = {{"matching: the heaviest, also after changes", heaviest},
                                        {"matching: the proof fails if it must", proof},
                                        {0}};

const struct kit_suite suite_matching = {NULL, tests};
