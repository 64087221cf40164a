/*
 * tests/tournament/standings_direct.c -- direct encounter as article 6 of C.07 says it, trying all
 * outcomes of the games that are missing.
 */
#include <string.h>

#include "../kit.h"
#include "adoube/standings.h"
#include "cross.h"

static uint64_t memory[1 << 13];

enum { FEW = 5, SCALE = 12 }; /* up to four games of the same two have a whole mean */

struct small {
    unsigned n;
    bool met[FEW][FEW];
    int against[FEW][FEW]; /* points of the first against the second, times SCALE */
    unsigned place[FEW];
};

static void small_of(struct small *out, const struct cross *c)
{
    memset(out, 0, sizeof *out);
    out->n = c->t.count;
    for (unsigned a = 0; a < out->n; a++)
        for (unsigned b = 0; b < out->n; b++) {
            int sum = 0, games = 0;

            for (unsigned round = 0; round < c->t.played; round++) {
                const struct ad_meeting *m = ad_meeting_of(&c->t, a, round);

                if (m->opponent == b + 1 && ad_meeting_played(m)) {
                    sum += ad_meeting_points(&c->t.scoring, m);
                    games++;
                }
            }
            out->met[a][b] = games > 0;
            out->against[a][b] = games ? sum * SCALE / games : 0;
        }
}

static int points_in(const struct small *s, const unsigned *who, unsigned n, unsigned a)
{
    int sum = 0;

    for (unsigned i = 0; i < n; i++)
        sum += who[i] != a ? s->against[a][who[i]] : 0;
    return sum;
}

/* Is a above b in every outcome of the games missing among who? Each missing pair is a digit. */
static bool always_above(const struct small *s, const unsigned *who, unsigned n, unsigned a,
                         unsigned b)
{
    unsigned pairs[FEW * FEW][2], missing = 0, outcomes = 1;

    for (unsigned i = 0; i < n; i++)
        for (unsigned j = i + 1; j < n; j++)
            if (!s->met[who[i]][who[j]]) {
                pairs[missing][0] = who[i];
                pairs[missing++][1] = who[j];
                outcomes *= 3;
            }
    for (unsigned outcome = 0; outcome < outcomes; outcome++) {
        int x = points_in(s, who, n, a), y = points_in(s, who, n, b);
        unsigned rest = outcome;

        for (unsigned k = 0; k < missing; k++, rest /= 3)
            for (unsigned side = 0; side < 2; side++) {
                int got = (int)(side ? 2 - rest % 3 : rest % 3) * 5 * SCALE;

                x += pairs[k][side] == a ? got : 0;
                y += pairs[k][side] == b ? got : 0;
            }
        if (x <= y)
            return false;
    }
    return true;
}

static bool all_met(const struct small *s, const unsigned *who, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 0; j < n; j++)
            if (i != j && !s->met[who[i]][who[j]])
                return false;
    return true;
}

static void sort_by_points(const struct small *s, unsigned *who, unsigned n)
{
    for (unsigned i = 0; i < n; i++) /* slowly, and surely */
        for (unsigned j = i + 1; j < n; j++)
            if (points_in(s, who, n, who[j]) > points_in(s, who, n, who[i])) {
                unsigned keep = who[i];

                who[i] = who[j];
                who[j] = keep;
            }
}

static void place_by_rule(struct small *s, const unsigned *who, unsigned n, unsigned base);

/* 6.2 */
static void place_by_points(struct small *s, const unsigned *who, unsigned n, unsigned base)
{
    for (unsigned i = 0, end; i < n; i = end) {
        int points = points_in(s, who, n, who[i]);

        for (end = i + 1; end < n && points_in(s, who, n, who[end]) == points; end++)
            ;
        for (unsigned k = i; k < end; k++)
            s->place[who[k]] = base + i;
        if (end - i < n)
            place_by_rule(s, who + i, end - i, base + i);
    }
}

/* 6.3 */
static void place_the_safe(struct small *s, const unsigned *who, unsigned n, unsigned base)
{
    unsigned safe = 0;

    for (bool alone = true; safe < n && alone; safe += alone)
        for (unsigned j = safe + 1; j < n; j++)
            alone = alone && always_above(s, who, n, who[safe], who[j]);
    for (unsigned i = 0; i < n; i++)
        s->place[who[i]] = base + (i < safe ? i : safe);
    if (safe)
        place_by_rule(s, who + safe, n - safe, base + safe);
}

/* Places who[0 … n - 1], the first of them at base. */
static void place_by_rule(struct small *s, const unsigned *who, unsigned n, unsigned base)
{
    unsigned sorted[FEW];

    if (n < 2)
        return;
    memcpy(sorted, who, n * sizeof *sorted);
    sort_by_points(s, sorted, n);
    if (all_met(s, sorted, n))
        place_by_points(s, sorted, n, base);
    else
        place_the_safe(s, sorted, n, base);
}

static void direct(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    struct ad_tiebreak tb = {.code = AD_TB_DE};
    static struct cross c;
    unsigned parted = 0;

    for (unsigned round = 0; round < (row->long_run ? 200000 : 10000); round++) {
        unsigned who[FEW];
        struct ad_standings s;
        struct small small;
        bool same = true;

        do
            cross_random(&c, &rng);
        while (c.t.count > FEW || c.t.count < 2);
        c.t.system = AD_SWISS_DUTCH_2026;
        c.t.teams = false;
        c.t.scoring = ad_scoring_usual;
        c.t.played = c.t.played % 5;
        if (ad_standings_make(&s, &c.t, &tb, 1, &(struct ad_standings_how){.rounds = c.t.played},
                              memory, sizeof memory)) {
            kit_fail(row, "no table");
            return;
        }
        small_of(&small, &c);
        for (unsigned i = 0; i < small.n; i++)
            who[i] = i;
        place_by_rule(&small, who, small.n, 0);
        for (unsigned i = 1; i < small.n; i++)
            same = same && small.place[i] == small.place[0];
        parted += !same;
        for (unsigned i = 0; i < small.n; i++) {
            int64_t want = same ? 0 : (small.place[i] + 1) * INT64_C(100);

            if (ad_standings_value(&s, i, 0) != want) {
                kit_fail(row, "table %u, number %u: place %u, not %d", round, i + 1,
                         small.place[i] + 1, (int)(ad_standings_value(&s, i, 0) / 100));
                return;
            }
        }
    }
    kit_ok(row, parted > 1000);
}

static const struct kit_test tests[] = {
    {"standings: direct encounter, all outcomes tried", direct},
    {0},
};

const struct kit_suite suite_standings_direct = {NULL, tests};
