/*
 * tournament/numbers.c -- numbers for a Berger table in which clubmates meet first (BTO 26.2).
 *
 * Let two numbers be near if they meet in one of the first L rounds. A club of k needs k numbers
 * that are all near to each other, and no two clubs share one. The smallest L that serves every
 * club is found by trying 1, 2, 3 … with a full search, so the answer is exact; then the clubs
 * draw, and each set is open to a club only if the same search can still serve the clubs after it.
 */
#include <string.h>

#include "core/assert.h"
#include "core/bits.h"
#include "tournament/lot.h"
#include "tournament/schedule.h"

enum { CLUBS_MAX = AD_NUMBERS_MAX / 2, STEPS_MAX = 1 << 25 };

struct search {
    uint64_t near[AD_NUMBERS_MAX]; /* bit b of near[a]: numbers a and b (from 0) are near */
    uint8_t size[CLUBS_MAX];       /* of the clubs of two and more, the largest first */
    unsigned clubs, steps;

    /* The draw: count the open sets, or stop at the one that was drawn. */
    unsigned found, wanted;
};

static unsigned lowest(uint64_t set)
{
    return (unsigned)ad__first(set);
}

static uint64_t from(unsigned bit)
{
    return bit < 64 ? UINT64_MAX << bit : 0;
}

static bool serve(struct search *s, unsigned club, uint64_t left, unsigned floor);

/* Can this set grow by `need` of `open`, and the later clubs be served by what is left? */
static bool grow(struct search *s, unsigned club, uint64_t left, uint64_t set, uint64_t open,
                 unsigned need)
{
    if (need == 0) {
        bool twin = club + 1 < s->clubs && s->size[club + 1] == s->size[club];

        /* Clubs of one size are alike here: let their lowest numbers ascend. */
        return serve(s, club + 1, left & ~set, twin ? lowest(set) + 1 : 0);
    }
    while (ad__count(open) >= need && ++s->steps <= STEPS_MAX) {
        unsigned a = lowest(open);

        open &= open - 1;
        if (grow(s, club, left, set | (uint64_t)1 << a, open & s->near[a], need - 1))
            return true;
    }
    return false;
}

/* Sets for this club and all after it, with no number below `floor` as the lowest of this one. */
static bool serve(struct search *s, unsigned club, uint64_t left, unsigned floor)
{
    unsigned all = 0, alike = 0;

    if (club == s->clubs)
        return true;
    for (unsigned i = club; i < s->clubs; i++) {
        all += s->size[i];
        alike += s->size[i] == s->size[club] ? s->size[i] : 0;
    }
    if (ad__count(left) < all || ad__count(left & from(floor)) < alike)
        return false;
    return grow(s, club, left, 0, left & from(floor), s->size[club]);
}

/* Goes through the sets that are open to this club, in a fixed order, to the one wanted; returns
 * it, or 0 after the last. s->found counts them. */
static uint64_t open_set(struct search *s, unsigned club, uint64_t left, uint64_t set,
                         uint64_t open, unsigned need)
{
    uint64_t hit = 0;

    if (need == 0) {
        if (!serve(s, club + 1, left & ~set, 0))
            return 0;
        return s->found++ == s->wanted ? set : 0;
    }
    while (!hit && ad__count(open) >= need && ++s->steps <= STEPS_MAX) {
        unsigned a = lowest(open);

        open &= open - 1;
        hit = open_set(s, club, left, set | (uint64_t)1 << a, open & s->near[a], need - 1);
    }
    return hit;
}

static uint64_t draw_set(struct search *s, unsigned club, uint64_t left, struct ad_lot *lot)
{
    s->found = 0;
    s->wanted = UINT32_MAX;
    s->steps = 0;
    open_set(s, club, left, 0, left, s->size[club]);
    if (s->steps > STEPS_MAX || s->found == 0)
        return 0;
    s->wanted = ad__lot_below(lot, s->found);
    s->found = 0;
    s->steps = 0;
    return open_set(s, club, left, 0, left, s->size[club]);
}

static void make_near(struct search *s, unsigned count, unsigned rounds)
{
    memset(s->near, 0, sizeof s->near);
    for (unsigned a = 0; a < count; a++)
        for (unsigned b = 0; b < count; b++)
            if (a != b && ad_berger_round(count, a + 1, b + 1) < rounds)
                s->near[a] |= (uint64_t)1 << b;
}

/* Those who draw from one set: from[0] … get its numbers, in a drawn order. */
static void hand_out(uint16_t *who, const uint16_t *members, unsigned count, uint64_t set,
                     struct ad_lot *lot)
{
    uint16_t number[AD_NUMBERS_MAX];

    for (unsigned i = 0; i < count; i++, set &= set - 1)
        number[i] = (uint16_t)lowest(set);
    ad_lot_shuffle(lot, number, count);
    for (unsigned i = 0; i < count; i++)
        who[number[i]] = members[i];
}

/* ---- who belongs together ---- */

struct clubs {
    uint16_t member[AD_NUMBERS_MAX]; /* places, club after club, at last those who are alone */
    uint8_t size[CLUBS_MAX];
    unsigned count, alone;
};

static unsigned members_of(uint16_t *out, const uint16_t *club, unsigned count, unsigned place)
{
    unsigned n = 0;

    for (unsigned i = 0; i < count; i++)
        if (i == place || (club[place] && club[i] == club[place]))
            out[n++] = (uint16_t)i;
    return n;
}

static void sort_clubs(struct clubs *out, const uint16_t *club, unsigned count)
{
    uint16_t member[AD_NUMBERS_MAX];
    unsigned used = 0;

    out->count = out->alone = 0;
    for (unsigned size = count; size >= 1; size--)
        for (unsigned i = 0; i < count; i++) {
            unsigned n = members_of(member, club, count, i);

            if (n != size || member[0] != i) /* its turn comes with another size, or is over */
                continue;
            memcpy(out->member + used, member, n * sizeof *member);
            used += n;
            if (n > 1)
                out->size[out->count++] = (uint8_t)n;
            else
                out->alone++;
        }
    AD_ASSERT(used == count);
}

/* The smallest number of rounds that serves them all; 0: the search was too long. */
static unsigned fewest_rounds(struct search *s, unsigned count, uint64_t all)
{
    for (unsigned rounds = 1;; rounds++) {
        make_near(s, count, rounds);
        s->steps = 0;
        if (serve(s, 0, all, 0))
            return rounds;
        if (s->steps > STEPS_MAX)
            return 0;
        AD_ASSERT(rounds < count); /* everybody meets everybody by then */
    }
}

int ad_berger_numbers(uint16_t *who, unsigned *last, const uint16_t *club, unsigned count,
                      struct ad_lot *lot)
{
    struct ad_lot drawn = *lot;
    struct search s = {0};
    struct clubs c;
    uint16_t number[AD_NUMBERS_MAX];
    uint64_t left;
    unsigned at = 0, rounds = 0;

    if (count < 2 || count > AD_NUMBERS_MAX)
        return AD_EINVAL;
    left = UINT64_MAX >> (64 - count);
    sort_clubs(&c, club, count);
    memcpy(s.size, c.size, sizeof s.size);
    s.clubs = c.count;
    if (c.count && !(rounds = fewest_rounds(&s, count, left)))
        return AD_EFULL;
    for (unsigned i = 0; i < c.count; at += c.size[i++]) {
        uint64_t set = draw_set(&s, i, left, &drawn);

        if (!set)
            return AD_EFULL;
        hand_out(number, c.member + at, c.size[i], set, &drawn);
        left &= ~set;
    }
    hand_out(number, c.member + at, c.alone, left, &drawn);
    memcpy(who, number, count * sizeof *who);
    *last = rounds;
    *lot = drawn;
    return 0;
}
