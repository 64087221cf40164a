/*
 * tournament/dutch_fast_tight.c -- the tight pairs of a bracket.
 *
 * Give everybody a number y for a criterion, so that no pair costs less than the sum of its two
 * numbers. Then no complete pairing costs less than the sum of all numbers, and one costs exactly
 * that if and only if each of its pairs is tight: costs the sum of its two. This is the dual of the
 * matching problem, and for the Dutch criteria good numbers can be told by counting. Criteria in
 * order of rank are treated like one cost with several digits: a pair that is not tight in one
 * criterion is free in all later ones. Whoever floats is the partner of a player F, whose number
 * counts too.
 *
 *   C10, C11    y = 0: tight is a pair without the fault, and the fault is just two absolute ones
 *               of one colour, if a topscorer makes them legal at all: either both differences are
 *               more than one, and one grows (C10); or the smaller is not, its owner is absolute
 *               for two games of one colour running, and having the smaller he gets it again (C11)
 *   C12         due White: w players, due Black: b, the others with F: o
 *               w > b + o: y = 1/2 for White, -1/2 for all others; tight is White with anybody
 *               b > w + o: likewise; else y = 0: tight is a pair without a fault
 *   C13         only where C12 leaves pairs of two due the same colour, say White: s of them strong
 *               or absolute, r all others with F;
 *               s > r: y = 1/2 for the strong, -1/2 for the others; tight is strong with anybody
 *               else y = 0: tight is a pair that is not strong with strong
 *   C14, C16    y of F: what the best of his pairs that are tight so far costs, one if all of these
 *               residents have floated down, else 0; tight is what costs no more
 *   C15, C17    y of each who was moved down: the same, with residents who have floated up
 *   C6, C7      everybody is paired but one resident if the number is odd
 *   C18-C21     are the same for all pairings that are tight so far: all who were moved down are
 *               paired, and each of them, like F, repeats just the floats that his y tells
 *
 * If a complete pairing of tight pairs exists, then, it is a best one, and the best ones are just
 * the complete pairings of tight pairs. If none exists the numbers were too low, and the bracket is
 * left to the weights.
 */
#include "tournament/dutch_fast.h"

#include <string.h>

/* What counting tells about the colours. */
struct colours {
    char many;        /* the colour of which there are too many, or 0 */
    bool many_strong; /* of them, too many with a strong or absolute preference */
};

/* Whose pairs are alike in C12 and C13: with too many due one colour, those strongly, those mildly,
 * and all others; else White, Black, and no colour. */
enum kind { STRONG, MILD, OTHER, KINDS, WHITE = STRONG, BLACK = MILD, NO_COLOUR = OTHER };

static const struct ad__facts *facts(const struct ad__fast *fast, unsigned place)
{
    return &fast->f->who[fast->b.who[place]];
}

static bool strong(const struct ad__facts *a)
{
    return a->due >= AD__DUE_STRONG;
}

static void count_colours(const struct ad__fast *fast, struct colours *out)
{
    unsigned all = fast->b.count + fast->b.floaters, due[2] = {0, 0}, strongly[2] = {0, 0};

    for (unsigned i = 0; i < fast->b.count; i++) {
        const struct ad__facts *who = facts(fast, i);

        if (!who->colour)
            continue;
        due[who->colour == 'b']++;
        strongly[who->colour == 'b'] += strong(who);
    }
    *out = (struct colours){0, false};
    for (unsigned c = 0; c < 2; c++)
        if (2 * due[c] > all) {
            out->many = c ? 'b' : 'w';
            out->many_strong = 2 * strongly[c] > all;
        }
}

static enum kind kind_of(const struct colours *c, const struct ad__facts *who)
{
    if (!c->many)
        return !who->colour ? NO_COLOUR : who->colour == 'w' ? WHITE : BLACK;
    if (who->colour != c->many)
        return OTHER;
    return strong(who) ? STRONG : MILD;
}

/* Is a pair of these tight in C12 and C13? */
static bool tight_kinds(const struct colours *c, enum kind a, enum kind b)
{
    if (!c->many)
        return a != b || a == NO_COLOUR;
    if (a == OTHER && b == OTHER)
        return false;
    if (c->many_strong)
        return a == STRONG || b == STRONG;
    return a != STRONG || b != STRONG;
}

/* C12, C13 for who floats; that he may is C4, C8 or C9. */
static bool tight_floater(const struct ad__fast *fast, const struct colours *c, unsigned a)
{
    enum kind kind = kind_of(c, facts(fast, a));

    if (!ad__bit_in(fast->may_float, a))
        return false;
    return !c->many || kind == STRONG || (kind == MILD && !c->many_strong);
}

/* Sets of places in the bracket. */
struct masks {
    uint64_t *partners[KINDS]; /* tight with one of this kind */
    uint64_t *absolute[2];     /* due White, due Black */
    uint64_t *up[2], *down[2]; /* who floated in the last round, and in the one before */
};

static void take_masks(struct ad__fast *fast, struct masks *m)
{
    uint64_t **at = fast->masks;

    for (unsigned k = 0; k < AD__FAST_MASKS; k++)
        memset(at[k], 0, (fast->b.count / 64 + 1) * sizeof **at);
    for (unsigned k = 0; k < KINDS; k++)
        m->partners[k] = *at++;
    for (unsigned k = 0; k < 2; k++) {
        m->absolute[k] = *at++;
        m->up[k] = *at++;
        m->down[k] = *at++;
    }
}

static void fill_masks(struct ad__fast *fast, const struct colours *c, struct masks *m)
{
    take_masks(fast, m);
    for (unsigned i = 0; i < fast->b.count; i++) {
        const struct ad__facts *who = facts(fast, i);

        for (unsigned k = 0; k < KINDS; k++)
            if (tight_kinds(c, (enum kind)k, kind_of(c, who)))
                ad__bit_on(m->partners[k], i);
        if (who->due == AD__DUE_ABSOLUTE)
            ad__bit_on(m->absolute[who->colour == 'b'], i);
        for (unsigned back = 0; back < 2; back++) {
            if (who->floated[back] == AD__FLOAT_UP)
                ad__bit_on(m->up[back], i);
            if (who->floated[back] == AD__FLOAT_DOWN)
                ad__bit_on(m->down[back], i);
        }
    }
}

/* 64 bits of a row of the field, from bit `at` on. */
static uint64_t window(const uint64_t *row, unsigned words, unsigned at)
{
    uint64_t low = row[at / 64] >> at % 64;

    if (at % 64 && at / 64 + 1 < words)
        low |= row[at / 64 + 1] << (64 - at % 64);
    return low;
}

/* Whom place i must not meet (C1), of places 64 w and on. Residents are neighbours in the field. */
static uint64_t barred_word(const struct ad__fast *fast, unsigned i, unsigned w)
{
    const struct ad__fast_bracket *b = &fast->b;
    const struct ad__field *f = fast->f;
    uint64_t set = 0;

    if (64 * w >= b->moved)
        return window(f->barred + (size_t)b->who[i] * f->words, f->words, b->who[64 * w]);
    for (unsigned j = 64 * w; j < 64 * w + 64 && j < b->count; j++)
        if (ad__barred(f, b->who[i], b->who[j]))
            set |= (uint64_t)1 << j % 64;
    return set;
}

static void keep_from(uint64_t *row, unsigned from, unsigned words)
{
    for (unsigned w = 0; w < words && 64 * w < from; w++)
        row[w] = from - 64 * w >= 64 ? 0 : row[w] & ~(uint64_t)0 << from % 64;
}

/* Leaves out whom `no` names, unless that is everybody. */
static void prefer_others(uint64_t *row, const uint64_t *no, unsigned words)
{
    bool others = false;

    for (unsigned w = 0; w < words; w++)
        others |= (row[w] & ~no[w]) != 0;
    for (unsigned w = 0; w < words && others; w++)
        row[w] &= ~no[w];
}

/* All residents who are tight with place i, by colours. */
static void fill_row(struct ad__fast *fast, const struct colours *c, const struct masks *m,
                     unsigned i)
{
    const struct ad__facts *who = facts(fast, i);
    const uint64_t *same = m->absolute[who->colour == 'b'];
    const uint64_t *partners = m->partners[kind_of(c, who)];
    uint64_t *row = ad__graph_row(&fast->tight, i);
    bool absolute = who->due == AD__DUE_ABSOLUTE;

    for (unsigned w = 0; 64 * w < fast->b.count; w++)
        row[w] = partners[w] & ~barred_word(fast, i, w) & ~(absolute ? same[w] : 0);
    keep_from(row, fast->b.moved, fast->tight.words);
}

/* The row of one moved down, or of F, as residents see it too. */
static void mirror(struct ad__graph *g, unsigned i, const uint64_t *no[2])
{
    uint64_t *row = ad__graph_row(g, i);

    for (unsigned back = 0; back < 2; back++)
        prefer_others(row, no[back], g->words);
    for (unsigned j = 0; j < g->n; j++)
        if (ad__bit_in(row, j))
            ad__bit_on(ad__graph_row(g, j), i);
}

void ad__fast_tight(struct ad__fast *fast)
{
    const struct ad__fast_bracket *b = &fast->b;
    struct colours c;
    struct masks m;

    count_colours(fast, &c);
    ad__graph_clear(&fast->tight, b->count + b->floaters);
    fill_masks(fast, &c, &m);
    for (unsigned i = 0; i < b->count; i++)
        fill_row(fast, &c, &m, i);
    for (unsigned i = 0; i < b->moved; i++) /* C15, C17 */
        mirror(&fast->tight, i, (const uint64_t *[2]){m.up[0], m.up[1]});
    if (!b->floaters)
        return;
    for (unsigned i = b->moved; i < b->count; i++)
        if (tight_floater(fast, &c, i))
            ad__bit_on(ad__graph_row(&fast->tight, b->count), i);
    mirror(&fast->tight, b->count, (const uint64_t *[2]){m.down[0], m.down[1]}); /* C14, C16 */
}
