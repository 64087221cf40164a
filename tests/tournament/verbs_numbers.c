/*
 * tests/tournament/verbs_numbers.c -- lots, and drawn numbers in which clubmates meet first.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/schedule.h"

enum { MOST = AD_NUMBERS_MAX };

static unsigned read_clubs(uint16_t *out, const char *text)
{
    char *end = (char *)text;
    unsigned n = 0;

    while (*end && n < MOST)
        out[n++] = (uint16_t)strtoul(end, &end, 10);
    return n;
}

static struct ad_lot random_lot(struct kit_rng *rng)
{
    struct ad_lot lot = {{0}, 0};

    for (unsigned i = 0; i < 4; i++)
        lot.word[i] = kit_random(rng);
    return lot;
}

/* The last round in which two of one club meet, by a numbering; 0: never. */
static unsigned last_internal(const uint16_t *who, const uint16_t *club, unsigned n)
{
    unsigned last = 0;

    for (unsigned a = 0; a < n; a++)
        for (unsigned b = a + 1; b < n; b++)
            if (club[who[a]] && club[who[a]] == club[who[b]]) {
                unsigned round = ad_berger_round(n, a + 1, b + 1) + 1;

                last = round > last ? round : last;
            }
    return last;
}

static bool all_numbered(const uint16_t *who, unsigned n)
{
    uint64_t seen = 0;

    for (unsigned i = 0; i < n; i++)
        seen |= (uint64_t)(who[i] < n) << (who[i] & 63);
    return seen == UINT64_MAX >> (64 - n);
}

/* Add to the list if it is not there yet; kept in order. */
static unsigned note_set(uint64_t *sets, unsigned count, uint64_t set)
{
    unsigned at = 0;

    while (at < count && sets[at] < set)
        at++;
    if ((at < count && sets[at] == set) || count == 100)
        return count;
    memmove(sets + at + 1, sets + at, (count - at) * sizeof *sets);
    sets[at] = set;
    return count + 1;
}

static void put_sets(char *out, size_t cap, const uint64_t *sets, unsigned count)
{
    size_t at = 0;

    for (unsigned i = 0; i < count; i++) {
        const char *before = i ? " " : "";

        for (unsigned b = 0; b < MOST; b++)
            if (sets[i] >> b & 1) {
                at += (size_t)snprintf(out + at, cap - at, "%s%u", before, b + 1);
                before = ",";
            }
    }
}

/* numbers | club of each place | last round of clubmates | sets that club 1 may draw, or empty */
static void numbers(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    uint16_t club[MOST], who[MOST];
    unsigned n = read_clubs(club, row->field[0]), last = 0, count = 0;
    uint64_t sets[101];
    char text[4096] = "";

    for (unsigned i = 0; i < (row->field[2][0] ? 200 : 5); i++) {
        struct ad_lot lot = random_lot(&rng), again = lot;
        uint16_t twice[MOST];
        uint64_t set = 0;

        if (!kit_ok(row, ad_berger_numbers(who, &last, club, n, &lot) == 0))
            return;
        kit_ok(row, all_numbered(who, n) && last == last_internal(who, club, n));
        kit_isf(row, row->field[1], "%u", last);
        ad_berger_numbers(twice, &last, club, n, &again);
        kit_ok(row, memcmp(who, twice, n * sizeof *who) == 0 && lot.used == again.used);
        for (unsigned b = 0; b < n; b++)
            set |= (uint64_t)(club[who[b]] == 1) << b;
        count = note_set(sets, count, set);
    }
    if (!row->field[2][0])
        return;
    put_sets(text, sizeof text, sets, count);
    kit_is(row, row->field[2], text);
}

/* numbers-bad | so many clubs of so many each, among so many | error */
static void numbers_bad(struct kit_row *row)
{
    uint16_t club[MOST + 1] = {0}, who[MOST + 1];
    struct ad_lot lot = {{1, 2, 3, 4}, 0};
    unsigned clubs = 0, size = 0, n = 0, last = 99;

    sscanf(row->field[0], "%u %u %u", &clubs, &size, &n);
    for (unsigned i = 0; i < clubs * size; i++)
        club[i] = (uint16_t)(i / size + 1);
    kit_isf(row, row->field[1], "%d", ad_berger_numbers(who, &last, club, n, &lot));
    kit_ok(row, last == 99 && lot.used == 0); /* nothing has changed */
}

/* lot | four words | the first three numbers: they must never be others */
static void lot(struct kit_row *row)
{
    struct ad_lot l = {{0}, 0};
    char text[64] = "";

    for (char *end = (char *)row->field[0], i = 0; *end && i < 4; i++)
        l.word[(unsigned)i] = strtoull(end, &end, 16);
    for (unsigned i = 0; i < 3; i++)
        snprintf(text + strlen(text), sizeof text - strlen(text), "%s%016llx", i ? " " : "",
                 (unsigned long long)ad_lot_next(&l));
    kit_is(row, row->field[1], text);
}

/* ---- numbers against all numberings of a small field ---- */

static unsigned best_of_all(uint16_t *who, const uint16_t *club, unsigned n, unsigned fixed)
{
    unsigned best = MOST;

    if (fixed == n)
        return last_internal(who, club, n);
    for (unsigned i = fixed; i < n; i++) {
        uint16_t kept = who[fixed];
        unsigned found;

        who[fixed] = who[i];
        who[i] = kept;
        found = best_of_all(who, club, n, fixed + 1);
        best = found < best ? found : best;
        who[i] = who[fixed];
        who[fixed] = kept;
    }
    return best;
}

static void numbers_are_best(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);

    for (unsigned i = 0; i < (row->long_run ? 300 : 30); i++) {
        unsigned n = 3 + kit_below(&rng, row->long_run ? 6 : 5), last = 0;
        uint16_t club[MOST], who[MOST], all[MOST];
        struct ad_lot lot = random_lot(&rng);

        for (unsigned k = 0; k < n; k++) {
            club[k] = (uint16_t)kit_below(&rng, 4);
            all[k] = (uint16_t)k;
        }
        kit_ok(row, ad_berger_numbers(who, &last, club, n, &lot) == 0);
        kit_ok(row, last == last_internal(who, club, n));
        kit_ok(row, last == best_of_all(all, club, n, 0));
    }
}

/* Each of six orders of three about equally often, and every word of the lot matters. */
static void lots_are_fair(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    unsigned count[27] = {0};

    for (unsigned i = 0; i < 6000; i++) {
        struct ad_lot lot = random_lot(&rng);
        uint16_t who[3] = {0, 1, 2};

        ad_lot_shuffle(&lot, who, 3);
        count[who[0] * 9 + who[1] * 3 + who[2]]++;
    }
    for (unsigned i = 0; i < 27; i++) {
        bool order = i / 9 != i / 3 % 3 && i / 3 % 3 != i % 3 && i / 9 != i % 3;

        kit_ok(row, order ? count[i] > 850 && count[i] < 1150 : count[i] == 0);
    }
    for (unsigned w = 0; w < 256; w++) {
        struct ad_lot lot = random_lot(&rng), other = lot;

        other.word[w / 64] ^= (uint64_t)1 << w % 64;
        kit_ok(row, ad_lot_next(&lot) != ad_lot_next(&other));
    }
}

static const struct kit_verb verbs[] = {
    {"numbers", 3, numbers},
    {"numbers-bad", 2, numbers_bad},
    {"lot", 2, lot},
    {0},
};

static const struct kit_test tests[] = {
    {"numbers: none are better", numbers_are_best},
    {"numbers: lots are fair", lots_are_fair},
    {0},
};

const struct kit_suite suite_numbers = {verbs, tests};
