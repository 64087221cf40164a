/*
 * tournament/dutch_plain.c -- a round of the Dutch system without shortcuts.
 *
 * Bracket after bracket from the top, each with everybody still unpaired in view. This is the way
 * that can be read beside the text; the fast one is held against it.
 *
 * 2026: a complete pairing must exist (C1-C3), and the score of the bye is fixed before anything
 * else (C5). Then every bracket is paired so that the rest stays complete with a bye of that score
 * (C4, C5); so the last one always ends well.
 *
 * 2017: a bracket looks at itself and the next group only. If what it leaves cannot be completed it
 * is paired again (A.9, the penultimate bracket) so that it can, and all groups below fall into
 * one last bracket.
 */
#include "tournament/dutch.h"

#include <string.h>

#include "core/assert.h"
#include "tournament/dutch_weight.h"
#include "tournament/matching.h"
#include "tournament/wide.h"
#include "tournament/tournament_inside.h"

struct round {
    struct ad__field *f;
    uint16_t *mate;    /* by place in the field */
    uint16_t *who;     /* the bracket, and everybody below */
    uint16_t *partner; /* in the bracket */
    bool odd;
    ad_points bye_score;
    struct ad__arena rest; /* of the scratch */
};

/* ---- questions whose numbers fit in a word ---- */

enum { PAIR = 1 << 16 }; /* more than there are players */

/* Everybody of who[], and the bye as the last one; every pair weighs PAIR. The first `inner` of
 * them may have other weights among each other. */
static int graph(struct round *r, struct ad__matching *m, struct ad__arena *a,
                 const struct ad__bracket *b, unsigned inner)
{
    const uint64_t pair = PAIR;

    *a = r->rest;
    if (!ad__matching_init(m, b->all + b->bye, inner, 1, &pair, a))
        return AD_EFULL;
    for (unsigned y = 0; y < b->all; y++) {
        const struct ad__facts *who = &r->f->who[b->who[y]];

        for (unsigned x = 0; x < y; x++)
            if (ad__may_meet(r->f, b->who[x], b->who[y]))
                ad__matching_join(m, x, y);
        if (b->bye && who->bye && who->score <= b->bye_score)
            ad__matching_join(m, y, b->all);
    }
    return 0;
}

static bool all_matched(const struct ad__matching *m)
{
    for (unsigned v = 0; v < m->n; v++)
        if (m->mate[v] == AD__FREE)
            return false;
    return true;
}

/* 1 if everybody of who[] can be paired, with the bye where one is due; the score of who gets it is
 * then the lowest possible. 0 if not. */
static int find_bye(struct round *r, const struct ad__bracket *b)
{
    struct ad__matching m;
    struct ad__arena a;
    unsigned n = b->all;
    int err = graph(r, &m, &a, b, n + b->bye);

    if (err)
        return err;
    for (unsigned y = 0; y < n; y++) {
        uint64_t low = PAIR + (uint64_t)r->f->who[b->who[y]].group, pair = PAIR;

        for (unsigned x = 0; x < y; x++)
            ad__matching_weigh(&m, x, y, &pair);
        if (b->bye)
            ad__matching_weigh(&m, y, n, &low);
    }
    ad__matching_solve(&m);
    if (!all_matched(&m))
        return 0;
    if (b->bye)
        r->bye_score = r->f->who[b->who[m.mate[n]]].score;
    return 1;
}

static int can_complete(struct round *r, const struct ad__bracket *b)
{
    struct ad__matching m;
    struct ad__arena a;
    int err = graph(r, &m, &a, b, 0);

    if (err)
        return err;
    ad__matching_solve(&m);
    return all_matched(&m);
}

/* C9 asks for the bracket that floats one player only, if he gets the bye. Who gets it has at least
 * the bracket's score and so must float: it is he if the bracket can pair all but one. */
static int floats_bye(struct round *r, const struct ad__bracket *b)
{
    struct ad__matching m;
    struct ad__arena a;
    unsigned alone = 0;
    int err;

    if (!b->bye || b->bye_score < r->f->who[b->who[b->moved]].score)
        return 0;
    err = graph(r, &m, &a, b, b->end);
    if (err)
        return err;
    for (unsigned y = 0; y < b->end; y++)
        for (unsigned x = 0; x < y; x++) {
            uint64_t pair = PAIR + (uint64_t)(y >= b->moved);

            ad__matching_weigh(&m, x, y, &pair);
        }
    ad__matching_solve(&m);
    for (unsigned x = 0; x < b->end; x++)
        alone += m.mate[x] >= b->end;
    return alone == 1;
}

/* ---- brackets ---- */

/* who[] holds `moved` players; behind them come group g and everybody below. */
static struct ad__bracket bracket_at(struct round *r, unsigned moved, unsigned g)
{
    const struct ad__field *f = r->f;
    struct ad__bracket b = {.who = r->who, .moved = moved, .bye_score = r->bye_score};
    unsigned at = moved;

    for (unsigned i = f->group_at[g]; i < f->count; i++)
        r->who[at++] = (uint16_t)i;
    b.all = at;
    b.end = moved + (unsigned)(f->group_at[g + 1] - f->group_at[g]);
    b.next = g + 1 < f->groups ? moved + (unsigned)(f->group_at[g + 2] - f->group_at[g]) : b.end;
    b.bye = r->odd;
    return b;
}

static int pair_bracket(struct round *r, const struct ad__bracket *b)
{
    return ad__bracket_try(r->f, b, r->partner, r->rest.at, r->rest.left);
}

/* Notes the pairs; who floats goes to the front of who[]. Returns how many they are. */
static unsigned settle(struct round *r, const struct ad__bracket *b)
{
    unsigned moved = 0;

    for (unsigned x = 0; x < b->end; x++) {
        if (r->partner[x] == AD__NOBODY)
            continue;
        r->mate[b->who[x]] = b->who[r->partner[x]];
    }
    for (unsigned x = 0; x < b->end; x++)
        if (r->partner[x] == AD__NOBODY)
            r->who[moved++] = b->who[x];
    return moved;
}

static int round_2026(struct round *r)
{
    struct ad__bracket b = bracket_at(r, 0, 0);
    unsigned moved = 0;
    int can = find_bye(r, &b);

    for (unsigned g = 0; can > 0 && g < r->f->groups; g++) {
        int bye;

        b = bracket_at(r, moved, g);
        b.complete = true;
        bye = floats_bye(r, &b);
        if (bye < 0)
            return bye;
        b.bye_here = bye;
        can = pair_bracket(r, &b);
        AD_ASSERT(can);
        if (can > 0)
            moved = settle(r, &b);
    }
    return can;
}

/* ---- 2017 ---- */

/* What the bracket leaves, seen from the next one. */
static int leaves_complete(struct round *r, const struct ad__bracket *b)
{
    struct ad__bracket rest = *b;
    struct ad__arena before = r->rest;
    uint16_t *who = ad__arena_take(&r->rest, b->all, sizeof *who);
    int can;

    if (!who)
        return AD_EFULL;
    rest.all = 0;
    for (unsigned x = 0; x < b->end; x++)
        if (r->partner[x] == AD__NOBODY)
            who[rest.all++] = b->who[x];
    for (unsigned i = r->f->count - (b->all - b->end); i < r->f->count; i++)
        who[rest.all++] = (uint16_t)i;
    rest.who = who;
    rest.bye = r->odd;
    can = can_complete(r, &rest);
    r->rest = before;
    return can;
}

/* The penultimate bracket, or the last: everybody below must be paired in the end. */
static int pair_special(struct round *r, struct ad__bracket *b)
{
    b->next = b->end;
    b->complete = true;
    return pair_bracket(r, b);
}

/* A bracket that looks at the next group only. 0: what it leaves cannot be completed. */
static int pair_usual(struct round *r, const struct ad__bracket *whole)
{
    struct ad__bracket b = *whole;
    int can;

    b.all = b.next;
    b.bye_ahead = b.bye = whole->bye && whole->next == whole->all;
    can = pair_bracket(r, &b);
    return can > 0 ? leaves_complete(r, whole) : can;
}

static int round_2017(struct round *r)
{
    struct ad__bracket b = bracket_at(r, 0, 0);
    unsigned moved = 0;
    int can = can_complete(r, &b);

    for (unsigned g = 0; can > 0 && g < r->f->groups; g++) {
        b = bracket_at(r, moved, g);
        can = b.end < b.all ? pair_usual(r, &b) : 0;
        if (can > 0) {
            moved = settle(r, &b);
            continue;
        }
        if (!can)
            can = pair_special(r, &b);
        AD_ASSERT(can);
        if (can < 0 || b.end == b.all) {
            if (can > 0)
                settle(r, &b);
            return can;
        }
        moved = settle(r, &b);
        b = bracket_at(r, moved, g + 1); /* the collapsed last bracket */
        b.end = b.all;
        r->f->collapsed = g + 2;
        can = pair_special(r, &b);
        AD_ASSERT(can);
        if (can > 0)
            settle(r, &b);
        return can;
    }
    return can;
}

int ad__dutch_plain(struct ad__field *f, uint16_t *mate, void *scratch, size_t len)
{
    struct round r = {.f = f, .mate = mate, .odd = f->count % 2, .bye_score = AD__ANY_SCORE};

    r.rest = ad__arena_of(scratch, len);
    r.who = ad__arena_take(&r.rest, f->count, sizeof *r.who);
    r.partner = ad__arena_take(&r.rest, f->count, sizeof *r.partner);
    if (r.rest.short_of_memory)
        return AD_EFULL;
    for (unsigned i = 0; i < f->count; i++)
        mate[i] = (uint16_t)i;
    if (!f->count)
        return 1;
    return f->t->system == AD_SWISS_DUTCH_2017 ? round_2017(&r) : round_2026(&r);
}

/* ---- memory ---- */

static ad_points common(ad_points a, ad_points b)
{
    while (b) {
        ad_points rest = a % b;

        a = b;
        b = rest;
    }
    return a;
}

/* At most so many scores there are, and at most so many differences of scores: no score is told
 * here that is not a whole number of steps above the lowest. */
static unsigned most_scores(const struct ad_tournament *t)
{
    ad_points low = INT32_MAX, high = INT32_MIN, step = 0, last = 0;

    for (unsigned i = 0; i < t->count; i++) {
        ad_points score = ad_entrant_pairing_points(t, i, t->played);

        low = score < low ? score : low;
        high = score > high ? score : high;
        if (i)
            step = common(score > last ? score - last : last - score, step);
        last = score;
    }
    return step ? (unsigned)((high - low) / step) + 1 : 1;
}

static unsigned most_words(const struct ad_tournament *t, unsigned scores)
{
    unsigned n = t->count, count = ad__bits_for(n), few = scores < n ? scores : n;
    unsigned rungs = few * count < n ? few * count : n; /* a rung of one player is one bit */

    if (t->system == AD_SWISS_DUTCH_2017) {
        unsigned steps =
            2 * (scores + 1) < few * (few + 1) / 2 + 1 ? 2 * (scores + 1) : few * (few + 1) / 2 + 1;

        rungs = steps * count > rungs ? steps * count : rungs;
    }
    return (17 * count + 8 + 6 * rungs + 3 + 63) / 64;
}

size_t ad__dutch_plain_bytes(const struct ad_tournament *t)
{
    unsigned n = t->count, scores = most_scores(t), words = most_words(t, scores);
    size_t few = scores < n ? scores : n;

    return 2 * AD__ARENA_SLACK + 6 * ad__piece(n + 1u, sizeof(uint16_t)) +
           ad__piece(few * (few + 1) / 2 + 1, sizeof(ad_points)) + ad__piece(words, 8) +
           ad__piece(n, sizeof(bool)) + ad__matching_bytes(n + 1, n + 1, words);
}
