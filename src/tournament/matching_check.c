/*
 * tournament/matching_check.c -- the proof that a matching is the heaviest: see matching.h.
 */
#include "tournament/matching.h"

#include "tournament/wide.h"

static bool around(const struct ad__matching *m, unsigned b, unsigned vertex)
{
    unsigned at = vertex;

    while (at != AD__FREE && at != b)
        at = m->up[at];
    return at == b;
}

/* No edge lacks room, and those matched have none to spare. */
static bool edge_fits(const struct ad__matching *m, unsigned i, unsigned j)
{
    uint64_t *room = m->number;

    ad__wide_copy(room, ad__dual_of(m, i), m->words);
    ad__wide_add(room, ad__dual_of(m, j), m->words);
    for (unsigned b = m->up[i]; b != AD__FREE; b = m->up[b])
        if (around(m, b, j))
            ad__wide_add(room, ad__dual_of(m, b), m->words);
    if (ad__wide_less(room, ad__weight_at(m, i, j), m->words))
        return false;
    return m->mate[i] != j || !ad__wide_less(ad__weight_at(m, i, j), room, m->words);
}

/* All of a blossom are matched among themselves but one. */
static bool is_full(const struct ad__matching *m, unsigned b)
{
    unsigned alone = 0;

    for (unsigned v = ad__leaf_first(m, b); v != AD__FREE; v = ad__leaf_next(m, v, b))
        alone += m->mate[v] == AD__FREE || !around(m, b, m->mate[v]);
    return alone == 1;
}

/* Top bits stay clear: nothing has gone below zero. */
static bool is_sane(const struct ad__matching *m, unsigned node)
{
    return ad__dual_of(m, node)[m->words - 1] >> 63 == 0;
}

bool ad__matching_proven(const struct ad__matching *m)
{
    for (unsigned i = 0; i < m->n; i++) {
        unsigned mate = m->mate[i];

        if (!is_sane(m, i))
            return false;
        if (mate == AD__FREE && !ad__wide_is_zero(ad__dual_of(m, i), m->words))
            return false;
        if (mate != AD__FREE && (m->mate[mate] != i || !ad__matching_joined(m, i, mate)))
            return false;
        for (unsigned j = 0; j < i; j++)
            if (ad__matching_joined(m, i, j) && !edge_fits(m, i, j))
                return false;
    }
    for (unsigned b = m->n; b < m->nodes; b++)
        if (m->used[b] && (!is_sane(m, b) || !is_full(m, b)))
            return false;
    return true;
}
