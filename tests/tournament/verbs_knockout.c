/*
 * tests/tournament/verbs_knockout.c -- brackets, draws, and who is at home.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/knockout.h"
#include "tournament/names.h"

enum { MOST = 64 };

static void put_pairs(char *out, size_t cap, const struct ad_pair *pairs, unsigned n)
{
    size_t at = strlen(out);

    for (unsigned i = 0; i < n; i++) {
        at += (size_t)snprintf(out + at, cap - at, "%s%u", i ? " " : "", pairs[i].white);
        if (pairs[i].black)
            at += (size_t)snprintf(out + at, cap - at, "-%u", pairs[i].black);
    }
}

/* "1-2 3 4-5": a lone number is free */
static unsigned read_pairs(struct ad_pair *out, const char *text)
{
    unsigned n = 0;

    for (char *end = (char *)text; *end && n < MOST; n++) {
        out[n].white = (uint16_t)strtoul(end, &end, 10);
        out[n].black = *end == '-' ? (uint16_t)strtoul(end + 1, &end, 10) : 0;
        while (*end == ' ' || *end == '!')
            end++;
    }
    return n;
}

/* bracket | entrants | seeds in order of their places, or empty | rounds, if the stronger wins */
static void bracket(struct kit_row *row)
{
    struct ad_pair pairs[MOST];
    uint16_t through[MOST], who[MOST], seed[MOST + 1];
    char text[2048] = "", *end = (char *)row->field[1];
    unsigned n = (unsigned)atoi(row->field[0]), given = 0;

    while (*end)
        who[given++] = (uint16_t)(strtoul(end, &end, 10) - 1);
    for (unsigned i = 0; i < n; i++)
        seed[(given ? who[i] : i) + 1] = (uint16_t)(i + 1);
    for (unsigned m = ad_knockout_first(pairs, n, given ? who : NULL);;) {
        put_pairs(text, sizeof text, pairs, m);
        for (unsigned i = 0; i < m; i++) {
            bool second = pairs[i].black && seed[pairs[i].black] < seed[pairs[i].white];

            through[i] = second ? pairs[i].black : pairs[i].white;
        }
        if (m == 1)
            break;
        m = ad_knockout_next(pairs, through, m);
        strcat(text, " / ");
    }
    kit_is(row, row->field[2], text);
}

/* Columns from 0: entrants, groups, round or bracket, set matches (! behind them: apart). */
static struct ad_draw draw_of(struct kit_row *row, uint16_t *group, struct ad_pair *fixed)
{
    struct ad_draw d = {.count = (unsigned)atoi(row->field[0])};
    char *end = (char *)row->field[1];

    for (unsigned i = 0; *end && i < MOST; i++) {
        group[i] = (uint16_t)strtoul(end, &end, 10);
        d.group = group;
    }
    d.bracket = strcmp(row->field[2], "bracket") == 0;
    d.fixed_count = read_pairs(fixed, row->field[3]);
    d.fixed = d.fixed_count ? fixed : NULL;
    d.fixed_apart = strchr(row->field[3], '!') != NULL;
    return d;
}

/* draw-check | entrants | groups | round or bracket | set | the draw | what is wrong | match */
static void draw_check(struct kit_row *row)
{
    static const char *const names[] = {
#define X(name) #name,
        AD_DRAW_MAP(X)
#undef X
    };
    uint16_t group[MOST];
    struct ad_pair fixed[MOST], pairs[MOST];
    struct ad_draw d = draw_of(row, group, fixed);
    unsigned n = read_pairs(pairs, row->field[4]), at = 99;
    enum ad_draw_bad bad = ad_draw_check(&d, pairs, n, &at);

    kit_is(row, row->field[5], names[bad] + strlen("AD_DRAW_"));
    if (bad)
        kit_isf(row, row->field[6], "%u", at + 1);
    kit_ok(row, ad_draw_check(&d, pairs, n, NULL) == bad);
    kit_ok(row, strcmp(ad_draw_text(bad, AD_EN), ad_draw_text(bad, AD_DE)) != 0);
}

/* ---- all draws there are ---- */

struct census {
    const struct ad_draw *d;
    uint16_t slot[8];
    unsigned long all, allowed;
};

static void take_census(struct census *c, unsigned done)
{
    struct ad_pair pairs[4];

    if (done < 8) {
        for (unsigned i = done; i < 8; i++) {
            uint16_t kept = c->slot[done];

            c->slot[done] = c->slot[i];
            c->slot[i] = kept;
            take_census(c, done + 1);
            c->slot[i] = c->slot[done];
            c->slot[done] = kept;
        }
        return;
    }
    for (unsigned i = 0; i < 4; i++)
        pairs[i] = (struct ad_pair){c->slot[2 * i], c->slot[2 * i + 1]};
    c->all++;
    c->allowed += ad_draw_check(c->d, pairs, 4, NULL) == AD_DRAW_FINE;
}

/* What a draw is, whatever the order of its parts: a code. */
static uint32_t code_of(const struct ad_pair *pairs, bool is_bracket)
{
    uint8_t slot[8];

    for (unsigned i = 0; i < 8; i++)
        slot[i] = (uint8_t)(i % 2 ? pairs[i / 2].black : pairs[i / 2].white);
    for (unsigned size = 1; size < 8;
         size *= 2) /* turn each part so that the smaller comes first */
        for (unsigned at = 0; at < 8; at += 2 * size)
            if (slot[at] > slot[at + size])
                for (unsigned i = 0; i < size; i++) {
                    uint8_t kept = slot[at + i];

                    slot[at + i] = slot[at + size + i];
                    slot[at + size + i] = kept;
                }
    if (!is_bracket) /* four matches without an order: by their first */
        for (unsigned i = 0; i < 4; i++)
            for (unsigned k = 0; k + 1 < 4; k++)
                if (slot[2 * k] > slot[2 * k + 2]) {
                    uint8_t two[2] = {slot[2 * k], slot[2 * k + 1]};

                    memcpy(slot + 2 * k, slot + 2 * k + 2, 2);
                    memcpy(slot + 2 * k + 2, two, 2);
                }
    uint32_t code = 0;
    for (unsigned i = 0; i < 8; i++)
        code = code * 9 + slot[i];
    return code;
}

struct tally {
    uint32_t code[400];
    unsigned times[400], count;
};

static void note(struct tally *t, uint32_t code)
{
    unsigned i = 0;

    while (i < t->count && t->code[i] != code)
        i++;
    if (i == 400)
        return;
    t->code[i] = code;
    t->times[i]++;
    t->count += i == t->count;
}

/* draw-count | entrants: 8 | groups | round or bracket | set | allowed of all */
static void draw_count(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    uint16_t group[MOST];
    struct ad_pair fixed[MOST], pairs[MOST];
    struct ad_draw d = draw_of(row, group, fixed);
    struct census c = {&d, {1, 2, 3, 4, 5, 6, 7, 8}, 0, 0};
    unsigned long alike = d.bracket ? 128 : 384; /* orders of the slots that are the same draw */
    struct tally t = {.count = 0};

    take_census(&c, 0);
    kit_isf(row, row->field[4], "%lu of %lu", c.allowed / alike, c.all / alike);
    if (!c.allowed)
        return;
    /* Every draw that is allowed is drawn, about as often as the others, and no other one is. */
    for (unsigned i = 0; i < 100 * c.allowed / alike; i++) {
        struct ad_lot lot = {{kit_random(&rng), 0, 0, 0}, 0};

        if (!kit_ok(row, ad_draw_make(pairs, &d, &lot) == 4) ||
            !kit_ok(row, ad_draw_check(&d, pairs, 4, NULL) == AD_DRAW_FINE))
            return;
        note(&t, code_of(pairs, d.bracket));
    }
    kit_ok(row, t.count == c.allowed / alike);
    for (unsigned i = 0; i < t.count; i++)
        kit_ok(row, t.times[i] > 50 && t.times[i] < 160);
}

/* draw | entrants | groups | round or bracket | set | matches drawn, or the error */
static void draw(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    uint16_t group[MOST];
    struct ad_pair fixed[MOST], pairs[MOST];
    struct ad_draw d = draw_of(row, group, fixed);

    for (unsigned i = 0; i < 20; i++) {
        struct ad_lot lot = {{kit_random(&rng), kit_random(&rng), 0, 0}, 0};
        int n = ad_draw_make(pairs, &d, &lot);

        kit_isf(row, row->field[4], "%d", n);
        if (n < 0)
            return;
        kit_ok(row, ad_draw_check(&d, pairs, (unsigned)n, NULL) == AD_DRAW_FINE);
        for (int k = 0; k < n; k++)
            kit_ok(row, pairs[k].white != 0);
    }
}

/* home | games at home and last of the first | of the second | who is at home */
static void home(struct kit_row *row)
{
    static const char *const names[] = {"first", "second", "lot"};
    struct ad_home_past past[2];

    for (unsigned i = 0; i < 2; i++) {
        char *end;

        past[i].home = (uint8_t)strtoul(row->field[i], &end, 10);
        past[i].last = end[0] && end[1] != '-' ? end[1] : '\0';
    }
    kit_is(row, row->field[2], names[ad_knockout_home(&past[0], &past[1])]);
}

/* In every bracket: the best two meet in the final, the best four in the semi-finals, and so on. */
static void seeds_stay_apart(struct kit_row *row)
{
    for (unsigned size = 2; size <= 256; size *= 2) {
        uint8_t seen[257] = {0};

        for (unsigned place = 0; place < size; place++) {
            unsigned seed = ad_knockout_seed(size, place);

            kit_ok(row, seed >= 1 && seed <= size && !seen[seed]++);
            for (unsigned s = 2; s <= size; s *= 2) /* a part of s places holds one of the best */
                if (seed <= size / s)
                    for (unsigned other = place - place % s; other < place - place % s + s; other++)
                        kit_ok(row, other == place || ad_knockout_seed(size, other) > size / s);
        }
    }
}

static const struct kit_verb verbs[] = {
    {"bracket", 3, bracket},
    {"draw-check", 7, draw_check},
    {"draw-count", 5, draw_count},
    {"draw", 5, draw},
    {"home", 3, home},
    {0},
};

static const struct kit_test tests[] = {
    {"knockout: seeds stay apart", seeds_stay_apart},
    {0},
};

const struct kit_suite suite_knockout = {verbs, tests};
