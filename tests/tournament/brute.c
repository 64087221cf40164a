/*
 * tests/tournament/brute.c -- the Dutch rules of 2026 by brute force.
 *
 * A candidate's row begins with C6 … C21 and goes on with its place in the sequence; the smallest
 * one wins (3.8). C4 and C5 are asked of a table with the lowest score of a bye for every set of
 * players that may be left.
 */
#include <stdlib.h>
#include <string.h>

#include "brute_bracket.h"

/* C4 and C5: what is left can be completed, with the bye at the score of this round. */
static bool completable(const struct bracket *b)
{
    return b->bye[floaters(b) | b->lower] == b->wanted;
}

/* C6, C7. */
static void put_floaters(struct row *r, const struct bracket *b)
{
    int scores[BRUTE_MAX];
    unsigned set = floaters(b), n = 0;

    for (unsigned i = 0; i < b->f->count; i++)
        if (in(set, i))
            scores[n++] = b->f->who[i].score;
    put(r, (int)n);
    put_list(r, scores, n);
}

static void see_next(struct bracket *b)
{
    struct row r;

    r.count = 0;
    if (!completable(b))
        return;
    put_floaters(&r, b);
    keep_if_better(b, &r);
}

/* C8: how well the next bracket can meet C6 and C7 with these floaters; just the next one. */
static void put_next(struct row *r, const struct bracket *b)
{
    unsigned set = floaters(b);
    struct row *known = &b->ahead[set];

    if (!b->next)
        return;
    if (!known->count) {
        struct bracket next = {.f = b->f,
                               .bye = b->bye,
                               .moved = set,
                               .resident = b->next,
                               .lower = b->lower & ~b->next,
                               .wanted = b->wanted};

        each_candidate(&next, next.moved | next.resident, 0, see_next);
        if (!next.found)
            put(&next.best, NEVER); /* its floaters would meet each other: C6 is not met here */
        copy_row(known, &next.best);
    }
    for (unsigned i = 0; i < 1 + BRUTE_MAX; i++)
        put(r, i < known->count ? known->value[i] : 0);
}

/* C9: the only floater, and the bye is his. */
static void put_bye(struct row *r, const struct bracket *b)
{
    unsigned set = floaters(b), i = 0;
    bool single = set && !(set & (set - 1)), odd = __builtin_popcount(set | b->lower) % 2;

    while (single && !in(set, i))
        i++;
    put(r, single && odd && b->f->who[i].score == b->wanted ? b->f->who[i].unplayed : 0);
}

/* ---- C14 … C21 ---- */

/* C14 and C15 of the last round, C16 and C17 of the one before. */
static void put_floats(struct row *r, const struct bracket *b, unsigned ago)
{
    int down = 0, up = 0;

    for (unsigned i = 0; i < b->f->count; i++) {
        down += in(b->resident, i) && b->mate[i] == i && b->f->who[i].down[ago];
        up += in(b->moved, i) && b->mate[i] != i && b->f->who[b->mate[i]].up[ago];
    }
    put(r, down);
    put(r, up);
}

/* C18 and C19, C20 and C21. Who was moved down and floats on is further down than anybody who is
 * paired; the rules do not say how far, and a higher score is taken to be more. */
static void put_differences(struct row *r, const struct bracket *b, unsigned ago)
{
    int down[BRUTE_MAX], up[BRUTE_MAX];
    unsigned downs = 0, ups = 0;

    for (unsigned i = 0; i < b->f->count; i++) {
        const struct brute_player *p = &b->f->who[i], *q = &b->f->who[b->mate[i]];

        if (!in(b->moved, i))
            continue;
        if (p->down[ago])
            down[downs++] = p == q ? 1000000 + p->score : p->score - q->score;
        if (p != q && q->up[ago])
            up[ups++] = p->score - q->score;
    }
    put_list(r, down, downs);
    put_list(r, up, ups);
}

/* ---- the round ---- */

static void see(struct bracket *b)
{
    struct row r;

    r.count = 0;
    if (!completable(b))
        return;
    put_floaters(&r, b);
    if (b->found && compare_rows(&r, &b->best) > 0)
        return; /* what follows cannot help */
    put_next(&r, b);
    put_bye(&r, b);
    put_colours(&r, b);
    put_floats(&r, b, 0);
    put_floats(&r, b, 1);
    put_differences(&r, b, 0);
    put_differences(&r, b, 1);
    put_sequence(&r, b);
    keep_if_better(b, &r);
}

/* Bracket after bracket from the top (1.9). The last one's floater has the bye. */
void pair_down_2026(const struct brute_field *f, const int *bye, unsigned mate[BRUTE_MAX])
{
    static struct row ahead[BRUTE_SETS];
    unsigned all = (1u << f->count) - 1, moved = 0, first = 0;

    for (unsigned i = 0; i < f->count; i++)
        mate[i] = i;
    while (first < f->count) {
        struct bracket b = {.f = f, .bye = bye, .moved = moved, .wanted = bye[all], .ahead = ahead};

        b.resident = group_from(f, first);
        first += (unsigned)__builtin_popcount(b.resident);
        b.next = group_from(f, first);
        b.lower = all & ~((1u << first) - 1);
        for (unsigned i = 0; i < 1u << f->count; i++)
            ahead[i].count = 0;
        each_candidate(&b, b.moved | b.resident, 0, see);
        if (!b.found)
            abort(); /* the bracket before has promised one */
        memcpy(b.mate, b.chosen, sizeof b.mate);
        moved = floaters(&b);
        for (unsigned i = 0; i < f->count; i++)
            if (in(b.moved | b.resident, i))
                mate[i] = b.mate[i];
    }
}

/* Boards: the score of the higher ranked player, the sum of both, the number of the higher one; the
 * bye last (C.04.2). */
static void sort_boards(const struct brute_field *f, const unsigned *mate, struct brute_round *out)
{
    struct row key[BRUTE_MAX];

    for (unsigned i = 0; i < f->count; i++) {
        struct row k = {.count = 0};
        unsigned j = mate[i], at = out->count;
        bool white = j == i || brute_colour(f, i, j) == 'w';

        if (j < i)
            continue;
        put(&k, j == i);
        put(&k, -f->who[i].score);
        put(&k, -f->who[i].score - f->who[j].score);
        put(&k, (int)f->who[i].order);
        for (; at > 0 && compare_rows(&k, &key[at - 1]) < 0; at--)
            key[at] = key[at - 1], out->pairs[at] = out->pairs[at - 1];
        key[at] = k;
        out->pairs[at].white = (uint16_t)(f->who[white ? i : j].place + 1);
        out->pairs[at].black = (uint16_t)(j == i ? 0 : f->who[white ? j : i].place + 1);
        out->count++;
    }
}

/* Who was given the bye beforehand, as places from 1: the last of them; 0: nobody. */
static unsigned given_bye(const struct ad_tournament *t, unsigned *count)
{
    unsigned who = 0;

    *count = 0;
    for (unsigned i = 0; t->played < t->stride && i < t->count; i++)
        if (t->meetings[i * t->stride + t->played].result == 'U')
            who = i + 1, ++*count;
    return who;
}

void brute_pair(struct brute_round *out, const struct ad_tournament *t)
{
    unsigned given, rests = given_bye(t, &given);
    int bye[BRUTE_SETS];
    unsigned mate[BRUTE_MAX];
    struct brute_field f;

    if (brute_players(t) > BRUTE_MAX)
        abort();
    *out = (struct brute_round){.count = 0};
    brute_facts(&f, t);
    tabulate_byes(&f, bye);
    out->possible = bye[(1u << f.count) - 1] != NEVER && given < 2 && !(given && f.count % 2);
    if (!out->possible)
        return;
    (t->system == AD_SWISS_DUTCH_2017 ? pair_down_2017 : pair_down_2026)(&f, bye, mate);
    sort_boards(&f, mate, out);
    if (given)
        out->pairs[out->count++] = (struct ad_pair){(uint16_t)rests, 0};
}
