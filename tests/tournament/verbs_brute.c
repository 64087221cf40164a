/*
 * tests/tournament/verbs_brute.c -- pairings held against brute force.
 *
 * Small tournaments by chance, wild ones and orderly ones, are paired by both ways of the library
 * and by the brute force, which shares nothing with them (brute.h). A difference is printed as the
 * row that shows it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/swiss.h"
#include "brute.h"
#include "wild.h"

static const char *const ways[] = {"fast", "plain"};

static void write_pairs(char *out, size_t cap, bool possible, const struct ad_pair *pairs,
                        unsigned count)
{
    size_t at = 0;

    snprintf(out, cap, "%s", possible ? "" : "none");
    for (unsigned i = 0; i < count && at < cap; i++)
        at += (size_t)snprintf(out + at, cap - at, "%s%u-%u", i ? " " : "", pairs[i].white,
                               pairs[i].black);
}

/* Just so much memory as the library asks for, at an odd address: what is beyond it belongs to the
 * sanitizers. */
static bool pair(char *out, size_t cap, const struct ad_tournament *t, enum ad_swiss_way way)
{
    struct ad_pair pairs[BRUTE_MAX];
    size_t len = ad_swiss_bytes(t, way);
    char *memory = malloc(len + 1);
    struct ad_swiss how = {way, memory + 1, len};
    struct ad_swiss_round round = {.pairs = pairs};
    int err = memory ? ad_swiss_pair(&round, t, &how) : AD_EFULL;

    free(memory);
    write_pairs(out, cap, round.possible, pairs, round.count);
    return err == 0;
}

static void by_brute_force(char *out, size_t cap, const struct ad_tournament *t)
{
    struct brute_round round;

    brute_pair(&round, t);
    write_pairs(out, cap, round.possible, round.pairs, round.count);
}

static void compare(struct kit_row *row, const struct wild *w)
{
    char want[128], got[128], text[WILD_TEXT];

    by_brute_force(want, sizeof want, &w->t);
    for (int way = AD_SWISS_FAST; way <= AD_SWISS_PLAIN; way++) {
        row->checks++;
        if (pair(got, sizeof got, &w->t, (enum ad_swiss_way)way) && strcmp(want, got) == 0)
            continue;
        wild_write(text, w);
        kit_fail(row, "brute | %s | %s\n    %s gives %s", text, want, ways[way], got);
    }
}

/* ---- by chance ---- */

static void compare_many(struct kit_row *row, enum ad_system system, unsigned cases, unsigned most)
{
    static struct wild w;
    struct kit_rng rng = kit_seed(row);
    unsigned paired = 0, several = 0;

    for (unsigned i = 0; i < cases && row->failures < 10; i++) {
        wild_draw(&w, &rng, system, most);
        compare(row, &w);
        several += brute_players(&w.t) > 4 && w.t.played > 1;
        paired += brute_players(&w.t) > 1;
    }
    /* fields worth the name; a handful of cases may be anything */
    kit_ok(row, row->failures || cases < 100 || (10 * paired > 9 * cases && 3 * several > cases));
}

static void dutch_2026(struct kit_row *row)
{
    unsigned more = row->long_run ? 10 : 1;

    compare_many(row, AD_SWISS_DUTCH_2026, more * 10000 / KIT_PART, 8);
    compare_many(row, AD_SWISS_DUTCH_2026, more * 1000 / KIT_PART, 10);
    compare_many(row, AD_SWISS_DUTCH_2026, more * 100 / KIT_PART, 12);
}

static void dutch_2017(struct kit_row *row)
{
    unsigned more = row->long_run ? 10 : 1;

    compare_many(row, AD_SWISS_DUTCH_2017, more * 5000 / KIT_PART, 8);
    compare_many(row, AD_SWISS_DUTCH_2017, more * 500 / KIT_PART, 10);
    compare_many(row, AD_SWISS_DUTCH_2017, more * 50 / KIT_PART, 12);
}

/* What is written is read: a printed case is the one that failed. */
static void text_is_read(struct kit_row *row)
{
    static struct wild w, again;
    struct kit_rng rng = kit_seed(row);
    char text[WILD_TEXT], back[WILD_TEXT], copy[WILD_TEXT], *column[3], *more = NULL;

    for (unsigned i = 0; i < 300; i++) {
        char want[128], got[128];

        wild_draw(&w, &rng, AD_SWISS_DUTCH_2026, 8);
        wild_write(text, &w);
        memcpy(copy, text, sizeof copy);
        for (int c = 0; c < 3; c++)
            column[c] = strtok_r(c ? NULL : copy, "|", &more);
        if (!kit_ok(row, wild_read(&again, column[0], column[1], column[2] ? column[2] : "")))
            return;
        wild_write(back, &again);
        kit_is(row, text, back);
        by_brute_force(want, sizeof want, &w.t);
        by_brute_force(got, sizeof got, &again.t);
        kit_is(row, want, got);
    }
}

/* ---- rows ---- */

/* brute | head | players | rows | pairs in board order, the bye as `3-0`, or none */
static void brute(struct kit_row *row)
{
    static struct wild w;
    char got[128];

    if (!kit_ok(row, wild_read(&w, row->field[0], row->field[1], row->field[2])))
        return;
    by_brute_force(got, sizeof got, &w.t);
    kit_is(row, row->field[3], got);
    for (int way = AD_SWISS_FAST; way <= AD_SWISS_PLAIN; way++) {
        kit_ok(row, pair(got, sizeof got, &w.t, (enum ad_swiss_way)way));
        kit_is(row, row->field[3], got);
    }
}

static const struct kit_verb verbs[] = {{"brute", 4, brute}, {0}};

static const struct kit_test tests[] = {
    {"brute: a case is read as it was written", text_is_read},
    {"brute: both ways pair as brute force does, 2026", dutch_2026},
    {"brute: both ways pair as brute force does, 2017", dutch_2017},
    {0},
};

const struct kit_suite suite_brute = {verbs, tests};
