/*
 * tests/tournament/brute_2017.c -- the Dutch rules of 2017 by brute force.
 *
 * Brackets are paired without a look at the rest (A.9). When what is left has no complete pairing
 * the bracket is paired again so that it has one (C.4), and all lower groups are one last bracket.
 */
#include <stdlib.h>
#include <string.h>

#include "brute_bracket.h"

enum { ONE_POINT = 10 };

static unsigned members(const struct bracket *b)
{
    return b->moved | b->resident;
}

static int lowest_score(const struct bracket *b)
{
    int lowest = NEVER;

    for (unsigned i = 0; i < b->f->count; i++)
        if (in(members(b), i) && b->f->who[i].score < lowest)
            lowest = b->f->who[i].score;
    return lowest;
}

/* A.8: of a player in a pair, and of one who floats. */
static int difference(const struct bracket *b, unsigned i)
{
    int own = b->f->who[i].score;

    if (b->mate[i] == i)
        return own - (lowest_score(b) - ONE_POINT);
    return abs(own - b->f->who[b->mate[i]].score);
}

static bool allowed(const struct bracket *b)
{
    return !b->complete || b->bye[floaters(b) | b->lower] != NEVER;
}

/* C.5, C.6. */
static void put_psd(struct row *r, const struct bracket *b)
{
    int list[BRUTE_MAX];
    unsigned n = 0;

    put(r, __builtin_popcount(floaters(b)));
    for (unsigned i = 0; i < b->f->count; i++)
        if (in(members(b), i) && b->mate[i] >= i)
            list[n++] = difference(b, i);
    put_list(r, list, n);
}

/* The last bracket gives the bye as well: nobody gets it who may not (C.2). */
static void see_next(struct bracket *b)
{
    struct row r;

    r.count = 0;
    if (!allowed(b))
        return;
    put_psd(&r, b);
    keep_if_better(b, &r);
}

/* C.7: the same of the bracket that follows, and of it alone. */
static void put_next(struct row *r, const struct bracket *b)
{
    unsigned set = floaters(b);
    struct row *known = &b->ahead[set];

    if (!b->ahead_counts || !b->next)
        return;
    if (!known->count) {
        struct bracket next = {.f = b->f, .bye = b->bye, .moved = set, .resident = b->next};

        next.complete = b->lower == b->next;
        each_candidate(&next, members(&next), 0, see_next);
        if (!next.found)
            put(&next.best, NEVER);
        copy_row(known, &next.best);
    }
    for (unsigned i = 0; i < 1 + BRUTE_MAX; i++)
        put(r, i < known->count ? known->value[i] : 0);
}

/* C.12 … C.19: who floats down or meets a lower score has a downfloat, who meets a higher one an
 * upfloat. */
static void put_floats(struct row *r, const struct bracket *b, bool differences)
{
    for (unsigned ago = 0; ago < 2; ago++) {
        int down[BRUTE_MAX], up[BRUTE_MAX];
        unsigned downs = 0, ups = 0;

        for (unsigned i = 0; i < b->f->count; i++) {
            const struct brute_player *p = &b->f->who[i], *q = &b->f->who[b->mate[i]];

            if (!in(members(b), i))
                continue;
            if ((p == q || p->score > q->score) && p->down[ago])
                down[downs++] = difference(b, i);
            if (p->score < q->score && p->up[ago])
                up[ups++] = difference(b, i);
        }
        if (differences) {
            put_list(r, down, downs);
            put_list(r, up, ups);
        } else {
            put(r, (int)downs);
            put(r, (int)ups);
        }
    }
}

static void see(struct bracket *b)
{
    struct row r;

    r.count = 0;
    if (!allowed(b))
        return;
    put_psd(&r, b);
    if (b->found && compare_rows(&r, &b->best) > 0)
        return; /* what follows cannot help */
    put_next(&r, b);
    put_colours(&r, b);
    put_floats(&r, b, false);
    put_floats(&r, b, true);
    put_sequence(&r, b);
    keep_if_better(b, &r);
}

/* The bracket is paired; returns who floats. */
static unsigned settle(struct bracket *b)
{
    static struct row ahead[BRUTE_SETS];

    for (unsigned i = 0; i < 1u << b->f->count; i++)
        ahead[i].count = 0;
    b->ahead = ahead;
    b->found = false;
    each_candidate(b, members(b), 0, see);
    if (!b->found)
        abort(); /* the bracket before has left a complete pairing */
    memcpy(b->mate, b->chosen, sizeof b->mate);
    return floaters(b);
}

void pair_down_2017(const struct brute_field *f, const int *bye, unsigned mate[BRUTE_MAX])
{
    unsigned all = (1u << f->count) - 1, moved = 0, first = 0;
    bool collapsed = false;

    for (unsigned i = 0; i < f->count; i++)
        mate[i] = i;
    while (first < f->count) {
        struct bracket b = {.f = f, .bye = bye, .moved = moved};

        b.resident = collapsed ? all & ~((1u << first) - 1) : group_from(f, first);
        first += (unsigned)__builtin_popcount(b.resident);
        b.next = group_from(f, first);
        b.lower = all & ~((1u << first) - 1);
        b.complete = !b.lower;
        b.ahead_counts = true;
        moved = settle(&b);
        if (bye[moved | b.lower] == NEVER) {
            /* the penultimate bracket; the collapsed one follows */
            b.complete = collapsed = true;
            b.ahead_counts = false;
            moved = settle(&b);
        }
        for (unsigned i = 0; i < f->count; i++)
            if (in(members(&b), i))
                mate[i] = b.mate[i];
    }
}
