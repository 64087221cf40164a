/*
 * tournament/dutch_bracket.c -- one bracket: the best candidate, and of the best ones the first.
 *
 * The heaviest matching over the criteria (dutch_weight.h) is one of the best candidates. Which of
 * them comes first in the sequence (articles 3 and 4) is asked in small steps: each gives a little
 * weight, below all criteria, to what would come earlier, matches again, and keeps the answer.
 *
 *   4.4  which of those moved down are paired: one after the other, each if he can be
 *   4.2  with whom: for each in turn the highest resident he can get
 *        then the residents left, the remainder, in halves S1 and S2:
 *   4.3  who changes halves: 4.3.1 as few as can be, 4.3.2 the smallest difference of numbers,
 *        4.3.3 those who leave S1 as low as can be, 4.3.4 those who enter it as high as can be
 *   4.2  with whom: for each of S1 in turn the highest of S2 he can get
 *
 * A pairing of the remainder tells the halves by itself: S1 are the higher members of its pairs.
 * Had the lower one of some pair stood in S1 instead, the same pairing would have come later, by
 * more exchanges or a greater difference.
 *
 * The order field, in numbers of `count` bits from the top:
 *
 *   remainder    pairs whose higher member is in S1 | sum of how high he is (two) | entered
 *   moved down            | held: must be paired                               | how high
 */
#include "tournament/dutch.h"

#include <string.h>

#include "core/assert.h"
#include "tournament/dutch_weight.h"
#include "tournament/matching.h"
#include "tournament/wide.h"

struct bracket {
    const struct ad__bracket *b;
    struct ad__weights w;
    struct ad__matching m;
    uint16_t *mate; /* the answer */
    uint64_t *number;
    bool *held;          /* moved down: he is paired; remainder: he has entered S1 */
    uint16_t *rest;      /* the remainder */
    uint16_t *rank;      /* of a resident: his place in it, AD__NOBODY if he is not */
    unsigned size, half; /* of the remainder, of S1 */
};

/* ---- vertices: who[] in order, with the bye after the next group ---- */

static unsigned vertices(const struct ad__bracket *b)
{
    return b->all + b->bye;
}

static unsigned vertex_of(const struct ad__bracket *b, unsigned x)
{
    return x < b->next ? x : x + b->bye;
}

static bool may_have_bye(const struct ad__field *f, const struct ad__bracket *b, unsigned x)
{
    const struct ad__facts *who = &f->who[b->who[x]];

    return who->bye && who->score <= b->bye_score;
}

/* Two who were both moved down do not meet: if they could, and the rest were complete, the bracket
 * above would have one pair more. */
static void join_all(struct bracket *k)
{
    const struct ad__field *f = k->w.f;
    const struct ad__bracket *b = k->b;

    for (unsigned y = b->moved; y < b->all; y++)
        for (unsigned x = 0; x < y; x++) {
            if (!ad__may_meet(f, b->who[x], b->who[y]))
                continue;
            ad__matching_join(&k->m, vertex_of(b, x), vertex_of(b, y));
            if (y >= b->next)
                continue;
            ad__weights_pair(&k->w, k->number, x, y);
            ad__matching_weigh(&k->m, x, y, k->number);
        }
    for (unsigned x = 0; x < b->all && b->bye; x++) {
        if (!may_have_bye(f, b, x))
            continue;
        ad__matching_join(&k->m, vertex_of(b, x), b->next);
        if (x >= b->next)
            continue;
        ad__weights_bye(&k->w, k->number, x);
        ad__matching_weigh(&k->m, x, b->next, k->number);
    }
}

static bool is_complete(const struct bracket *k)
{
    for (unsigned v = 0; v < k->m.n; v++)
        if (k->m.mate[v] == AD__FREE)
            return false;
    return true;
}

/* ---- weights with what the sequence adds ---- */

static bool in_rest(const struct bracket *k, unsigned x)
{
    return x >= k->b->moved && x < k->b->end && k->rank[x] != AD__NOBODY;
}

/* `more` and `less` are in units of the lowest bit. */
static void weigh(struct bracket *k, unsigned x, unsigned y, unsigned more, unsigned less)
{
    const unsigned count = k->w.count, words = k->w.words;

    ad__weights_pair(&k->w, k->number, x, y);
    if (x < k->b->moved) {
        ad__wide_add_at(k->number, k->held[x], count, words);
    } else if (in_rest(k, x) && in_rest(k, y)) {
        ad__wide_add_at(k->number, k->rank[x] < k->half, 3 * count, words);
        ad__wide_add_at(k->number, k->size - k->rank[x], count, words);
        ad__wide_add_at(k->number, k->held[x], 0, words);
    }
    ad__wide_add_at(k->number, more, 0, words);
    ad__wide_sub_at(k->number, less, 0, words);
    ad__matching_weigh(&k->m, x, y, k->number);
}

/* The residents below x, or of the remainder, with whom he may still meet. */
static bool meets_below(const struct bracket *k, unsigned x, unsigned y)
{
    return ad__matching_joined(&k->m, x, y) && (x < k->b->moved || in_rest(k, y));
}

static unsigned below(const struct bracket *k, unsigned x)
{
    return x < k->b->moved ? k->b->moved : x + 1;
}

static void weigh_below(struct bracket *k, unsigned x, unsigned less)
{
    ad__matching_loosen(&k->m, x);
    for (unsigned y = below(k, x); y < k->b->end; y++)
        if (meets_below(k, x, y))
            weigh(k, x, y, 0, less);
}

/* x takes the highest opponent he can get, and both are paired for good. */
static void take_highest(struct bracket *k, unsigned x)
{
    unsigned y;

    ad__matching_loosen(&k->m, x);
    for (y = below(k, x); y < k->b->end; y++)
        if (meets_below(k, x, y))
            weigh(k, x, y, k->b->end - y, 0);
    ad__matching_solve(&k->m);
    y = k->m.mate[x];
    AD_ASSERT(y >= k->b->moved && y < k->b->end);
    k->mate[x] = (uint16_t)y;
    k->mate[y] = (uint16_t)x;
    ad__matching_drop(&k->m, x);
    ad__matching_drop(&k->m, y);
}

/* ---- those moved down ---- */

static bool paired_inside(const struct bracket *k, unsigned x)
{
    return k->m.mate[x] >= k->b->moved && k->m.mate[x] < k->b->end;
}

/* He and all who were held before him: he may not push one of them out. */
static bool holds_moved(const struct bracket *k, unsigned x)
{
    for (unsigned i = 0; i <= x; i++)
        if (k->held[i] && !paired_inside(k, i))
            return false;
    return true;
}

/* Of one score, from x on: all, none, or each in turn who can be. How many is up to C7. */
static unsigned choose_score(struct bracket *k, unsigned x)
{
    const struct ad__field *f = k->w.f;
    unsigned end = x, paired = 0;

    for (; end < k->b->moved && f->who[k->b->who[end]].score == f->who[k->b->who[x]].score; end++)
        paired += paired_inside(k, end);
    for (unsigned i = x; i < end; i++) {
        k->held[i] = paired;
        if (!paired || (paired == end - i && !k->w.mixed))
            continue;
        weigh_below(k, i, 0);
        ad__matching_solve(&k->m);
        k->held[i] = holds_moved(k, i);
        if (k->held[i]) {
            paired--;
            continue;
        }
        weigh_below(k, i, 0);
        ad__matching_solve(&k->m);
    }
    return end;
}

static void pair_moved(struct bracket *k)
{
    for (unsigned x = 0; x < k->b->moved;)
        x = choose_score(k, x);
    for (unsigned x = 0; x < k->b->moved; x++)
        if (k->held[x])
            take_highest(k, x);
    ad__matching_solve(&k->m);
}

/* ---- the remainder ---- */

static bool is_higher(const struct bracket *k, unsigned x)
{
    unsigned y = k->m.mate[x];

    return y != AD__FREE && y > x && y < k->b->end;
}

static void find_rest(struct bracket *k)
{
    k->size = k->half = 0;
    for (unsigned x = k->b->moved; x < k->b->end; x++) {
        k->rank[x] = AD__NOBODY;
        if (k->mate[x] != AD__NOBODY)
            continue;
        k->rank[x] = (uint16_t)k->size;
        k->rest[k->size++] = (uint16_t)x;
        k->half += is_higher(k, x);
        k->held[x] = false;
    }
}

static void weigh_rest(struct bracket *k)
{
    for (unsigned i = 0; i < k->size; i++)
        ad__matching_loosen(&k->m, k->rest[i]);
    for (unsigned j = 1; j < k->size; j++)
        for (unsigned i = 0; i < j; i++)
            if (ad__matching_joined(&k->m, k->rest[i], k->rest[j]))
                weigh(k, k->rest[i], k->rest[j], 0, 0);
    ad__matching_solve(&k->m);
}

static void cut_below(struct bracket *k, unsigned x)
{
    for (unsigned y = x + 1; y < k->b->end; y++)
        if (in_rest(k, y))
            ad__matching_cut(&k->m, x, y);
}

/* 4.3.3: from the lowest of S1 upwards, each leaves if he can. */
static void choose_leaving(struct bracket *k, unsigned exchanges)
{
    for (unsigned i = k->half; i-- > 0 && exchanges;) {
        unsigned x = k->rest[i];

        if (is_higher(k, x)) {
            weigh_below(k, x, 1);
            ad__matching_solve(&k->m);
        }
        if (is_higher(k, x)) {
            weigh_below(k, x, 0);
            ad__matching_solve(&k->m);
            continue;
        }
        exchanges--;
        cut_below(k, x);
        ad__matching_solve(&k->m);
    }
}

static bool holds_entered(const struct bracket *k, unsigned rank)
{
    for (unsigned i = k->half; i <= rank; i++)
        if (k->held[k->rest[i]] && !is_higher(k, k->rest[i]))
            return false;
    return true;
}

/* 4.3.4: from the highest of S2 downwards, each enters if he can. The sum tells the last one. */
static void choose_entering(struct bracket *k, unsigned exchanges)
{
    for (unsigned i = k->half; i < k->size && exchanges > 1; i++) {
        unsigned x = k->rest[i];

        k->held[x] = true;
        weigh_below(k, x, 0);
        ad__matching_solve(&k->m);
        if (holds_entered(k, i)) {
            exchanges--;
            continue;
        }
        k->held[x] = false;
        weigh_below(k, x, 0);
        ad__matching_solve(&k->m);
    }
}

/* The halves are settled: only pairs of both are left. Then their sum and number are the same in
 * every best matching, and what was given for them may stay. */
static void keep_halves(struct bracket *k)
{
    for (unsigned i = 0; i < k->size; i++)
        k->held[k->rest[i]] = is_higher(k, k->rest[i]);
    for (unsigned j = 1; j < k->size; j++)
        for (unsigned i = 0; i < j; i++)
            if (!k->held[k->rest[i]] || k->held[k->rest[j]])
                ad__matching_cut(&k->m, k->rest[i], k->rest[j]);
}

static void pair_rest(struct bracket *k)
{
    unsigned exchanges;

    find_rest(k);
    if (!k->half)
        return;
    weigh_rest(k);
    exchanges = k->half;
    for (unsigned i = 0; i < k->half; i++)
        exchanges -= is_higher(k, k->rest[i]);
    choose_leaving(k, exchanges);
    choose_entering(k, exchanges);
    keep_halves(k);
    for (unsigned i = 0; i < k->size; i++)
        if (k->held[k->rest[i]])
            take_highest(k, k->rest[i]);
}

/* ---- the whole ---- */

static size_t own_bytes(const struct ad__bracket *b, unsigned words)
{
    return ad__piece(words, sizeof(uint64_t)) + ad__piece(b->end, sizeof(bool)) +
           2 * ad__piece(b->end, sizeof(uint16_t));
}

static void take_own(struct bracket *k, struct ad__arena *a)
{
    k->number = ad__arena_take(a, k->w.words, sizeof(uint64_t));
    k->held = ad__arena_take(a, k->b->end, sizeof(bool));
    k->rest = ad__arena_take(a, k->b->end, sizeof(uint16_t));
    k->rank = ad__arena_take(a, k->b->end, sizeof(uint16_t));
}

size_t ad__bracket_bytes(const struct ad__field *f, const struct ad__bracket *b)
{
    unsigned words = ad__weights_words(f, b);

    return AD__ARENA_SLACK + ad__weights_bytes(f, b) + own_bytes(b, words) +
           ad__matching_bytes(vertices(b), b->next + b->bye, words);
}

int ad__bracket_try(const struct ad__field *f, const struct ad__bracket *b, uint16_t *mate,
                    void *scratch, size_t len)
{
    struct ad__arena a = ad__arena_of(scratch, len);
    struct bracket k = {.b = b, .mate = mate};

    if (!ad__weights_plan(&k.w, f, b, &a))
        return AD_EFULL;
    take_own(&k, &a);
    if (a.short_of_memory)
        return AD_EFULL;
    ad__weights_plain(&k.w, k.number);
    if (!ad__matching_init(&k.m, vertices(b), b->next + b->bye, k.w.words, k.number, &a))
        return AD_EFULL;
    join_all(&k);
    ad__matching_solve(&k.m);
    if (b->complete && !is_complete(&k))
        return 0;
    for (unsigned x = 0; x < b->end; x++) {
        mate[x] = AD__NOBODY;
        k.rank[x] = AD__NOBODY;
    }
    pair_moved(&k);
    pair_rest(&k);
    return 1;
}

bool ad__bracket_pair(const struct ad__field *f, const struct ad__bracket *b, uint16_t *mate,
                      void *scratch, size_t len)
{
    return ad__bracket_try(f, b, mate, scratch, len) > 0;
}
