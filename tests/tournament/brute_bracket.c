/*
 * tests/tournament/brute_bracket.c -- one bracket by brute force: rows, candidates, colours,
 * sequence.
 */
#include "brute_bracket.h"

#include <stdlib.h>
#include <string.h>

/* ---- rows ---- */

void put(struct row *r, int value)
{
    if (r->count == ROW)
        abort();
    r->value[r->count++] = value;
}

static int descending(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;

    return (x < y) - (x > y);
}

void put_list(struct row *r, int *list, unsigned count)
{
    qsort(list, count, sizeof *list, descending);
    for (unsigned i = 0; i < BRUTE_MAX; i++)
        put(r, i < count ? list[i] : -1);
}

void copy_row(struct row *to, const struct row *from)
{
    to->count = from->count;
    memcpy(to->value, from->value, from->count * sizeof *from->value);
}

int compare_rows(const struct row *a, const struct row *b)
{
    for (unsigned i = 0; i < a->count && i < b->count; i++)
        if (a->value[i] != b->value[i])
            return a->value[i] < b->value[i] ? -1 : 1;
    return 0;
}

/* ---- C4, C5 ---- */

/* The set must be paired to the last player; where one is left over he may get the bye (C2). */
static int lowest_bye(const struct brute_field *f, const int *bye, unsigned set)
{
    unsigned a = 0, left = (unsigned)__builtin_popcount(set);
    int lowest = NEVER;

    if (!set)
        return 0;
    while (!in(set, a))
        a++;
    if (left % 2 && f->who[a].may_rest && bye[set & ~(1u << a)] != NEVER)
        lowest = f->who[a].score;
    for (unsigned b = a + 1; b < f->count; b++)
        if (in(set, b) && f->legal[a][b]) {
            int with = bye[set & ~(1u << a) & ~(1u << b)];

            lowest = with < lowest ? with : lowest;
        }
    return lowest;
}

void tabulate_byes(const struct brute_field *f, int bye[BRUTE_SETS])
{
    for (unsigned set = 0; set < 1u << f->count; set++)
        bye[set] = lowest_bye(f, bye, set);
}

/* ---- candidates ---- */

void each_candidate(struct bracket *b, unsigned todo, int floating, void (*seen)(struct bracket *))
{
    unsigned i = 0;

    if (b->found && floating > b->best.value[0])
        return;
    if (!todo) {
        seen(b);
        return;
    }
    while (!in(todo, i))
        i++;
    todo &= ~(1u << i);
    for (unsigned j = i + 1; j < b->f->count; j++)
        if (in(todo, j) && b->f->legal[i][j] && !(in(b->moved, i) && in(b->moved, j))) {
            b->mate[i] = j, b->mate[j] = i;
            each_candidate(b, todo & ~(1u << j), floating, seen);
        }
    b->mate[i] = i;
    each_candidate(b, todo, floating + 1, seen);
}

unsigned floaters(const struct bracket *b)
{
    unsigned set = 0;

    for (unsigned i = 0; i < b->f->count; i++)
        if (in(b->moved | b->resident, i) && b->mate[i] == i)
            set |= 1u << i;
    return set;
}

void keep_if_better(struct bracket *b, const struct row *r)
{
    if (b->found && compare_rows(r, &b->best) >= 0)
        return;
    b->found = true;
    copy_row(&b->best, r);
    memcpy(b->chosen, b->mate, sizeof b->chosen);
}

/* ---- C10 … C13 ---- */

static int third_in_a_row(const struct brute_player *p, char colour)
{
    return p->games > 1 && p->game[p->games - 1] == colour && p->game[p->games - 2] == colour;
}

/* Who was further away before gets nothing worse: only a game that leads away counts. */
void put_colours(struct row *r, const struct bracket *b)
{
    int wide = 0, third = 0, missed = 0, missed_strong = 0;

    for (unsigned i = 0; i < b->f->count; i++) {
        const struct brute_player *p = &b->f->who[i];
        unsigned j = b->mate[i];

        if (!in(b->moved | b->resident, i) || j == i)
            continue;
        char colour = brute_colour(b->f, i, j);
        bool top = p->top || b->f->who[j].top;

        wide += top && (colour == 'w' ? p->difference > 1 : p->difference < -1);
        third += top && third_in_a_row(p, colour);
        missed += p->wish != BRUTE_NO_WISH && p->colour != colour;
        missed_strong += p->wish == BRUTE_STRONG && p->colour != colour;
    }
    put(r, wide);
    put(r, third);
    put(r, missed);
    put(r, missed_strong);
}

/* ---- the sequence ---- */

/* 4.3: the numbers of those who come to S1 and of those who leave it, both ascending. */
static void put_exchange(struct row *r, const unsigned *come, const unsigned *leave, unsigned count)
{
    int sum = 0;

    for (unsigned i = 0; i < count; i++)
        sum += (int)come[i] - (int)leave[i];
    put(r, (int)count);
    put(r, sum);
    for (unsigned i = 0; i < BRUTE_MAX / 2; i++)
        put(r, i < count ? -(int)leave[count - 1 - i] : 0);
    for (unsigned i = 0; i < BRUTE_MAX / 2; i++)
        put(r, i < count ? (int)come[i] : 0);
}

/* The place of this candidate in the sequence of 3.6 when S1 is the set `s1` of numbers (bits, 1 is
 * bit 0): the exchange that gives it, then the partners of its members in order (4.2). */
static void put_place(struct row *r, unsigned s1, const unsigned *partner, unsigned size)
{
    unsigned pairs = (unsigned)__builtin_popcount(s1), came = 0, left = 0;
    unsigned come[BRUTE_MAX], leave[BRUTE_MAX];

    for (unsigned i = 0; i < size; i++)
        if (in(s1, i) && i >= pairs)
            come[came++] = i + 1;
        else if (!in(s1, i) && i < pairs)
            leave[left++] = i + 1;
    put_exchange(r, come, leave, came);
    for (unsigned i = 0; i < size; i++)
        if (in(s1, i))
            put(r, (int)partner[i] + 1);
}

/* A homogeneous bracket, or the remainder of another: `set` has new numbers. Each of its pairs has
 * one member in S1; of all ways to have it so the one that comes first counts. */
static void put_remainder(struct row *r, const struct bracket *b, unsigned set)
{
    unsigned number[BRUTE_MAX], partner[BRUTE_MAX], upper[BRUTE_MAX], size = 0, pairs = 0;
    struct row first;

    for (unsigned i = 0; i < b->f->count; i++)
        if (in(set, i))
            number[i] = size++;
    for (unsigned i = 0; i < b->f->count; i++)
        if (in(set, i)) {
            partner[number[i]] = number[b->mate[i]];
            if (b->mate[i] > i)
                upper[pairs++] = number[i];
        }
    for (unsigned turned = 0; turned < 1u << pairs; turned++) {
        struct row way;
        unsigned s1 = 0;

        way.count = 0;
        for (unsigned i = 0; i < pairs; i++)
            s1 |= 1u << (in(turned, i) ? partner[upper[i]] : upper[i]);
        put_place(&way, s1, partner, size);
        if (!turned || compare_rows(&way, &first) < 0)
            copy_row(&first, &way);
    }
    for (unsigned i = 0; i < first.count; i++)
        put(r, first.value[i]);
}

/* 3.7: the set of those moved down who are paired (4.4), their partners (4.2), the remainder. */
void put_sequence(struct row *r, const struct bracket *b)
{
    unsigned rest = b->resident, number = 0, of[BRUTE_MAX];

    for (unsigned i = 0; i < b->f->count; i++)
        if (in(b->moved | b->resident, i))
            of[i] = ++number;
    for (unsigned i = 0; i < b->f->count; i++)
        if (in(b->moved, i) && b->mate[i] != i)
            put(r, (int)of[i]);
    for (unsigned i = 0; i < b->f->count; i++)
        if (in(b->moved, i) && b->mate[i] != i) {
            put(r, (int)of[b->mate[i]]);
            rest &= ~(1u << b->mate[i]);
        }
    put_remainder(r, b, rest);
}

unsigned group_from(const struct brute_field *f, unsigned first)
{
    unsigned set = 0;

    for (unsigned i = first; i < f->count && f->who[i].score == f->who[first].score; i++)
        set |= 1u << i;
    return set;
}
