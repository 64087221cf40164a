/*
 * tests/federation/verbs_groups.c -- groups in balance, numbers, and the draws of a cup.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "federation/groups.h"
#include "federation/names.h"

enum { MOST = AD_GROUP_ENTRIES_MAX };

struct field {
    struct ad_group_entry entry[MOST];
    uint8_t even[AD_TEMPLATE_LIST], group[MOST];
    struct ad_group_draw d;
};

/* "V1*3 V1p*2 V2c4f": association, c club, p promoted, r relegated, f last finalist, * how many */
static bool read_entries(struct field *f, const char *text)
{
    f->d.count = 0;
    while (*text) {
        struct ad_group_entry e = {0};
        unsigned times = 1;

        for (; *text && *text != ' '; text++)
            switch (*text) {
            case 'V': e.association = (uint16_t)atoi(text + 1); break;
            case 'c': e.club = (uint16_t)atoi(text + 1); break;
            case '*': times = (unsigned)atoi(text + 1); break;
            case 'p': e.promoted = true; break;
            case 'r': e.relegated = true; break;
            case 'f': e.last_finalist = true; break;
            default: break;
            }
        while (*text == ' ')
            text++;
        for (; times && f->d.count < MOST; times--)
            f->entry[f->d.count++] = e;
    }
    f->d.entries = f->entry;
    return f->d.count > 0;
}

static void read_even(struct field *f, const char *text)
{
    static const char *const names[] = {"",
#define X(id, word) word,
                                        AD_EVEN_MAP(X)
#undef X
    };

    f->d.even_count = 0;
    f->d.even = f->even;
    while (*text) {
        size_t len = strcspn(text, ",");

        for (unsigned i = 1; i < sizeof names / sizeof *names; i++)
            if (strlen(names[i]) == len && strncmp(names[i], text, len) == 0)
                f->even[f->d.even_count++] = (uint8_t)i;
        text += len + (text[len] == ',');
    }
}

/* Columns from 0: entries, groups, what is to be even. */
static bool read_draw(struct field *f, struct kit_row *row)
{
    memset(f, 0, sizeof *f);
    f->d.groups = (unsigned)atoi(row->field[1]);
    read_even(f, row->field[2]);
    return read_entries(f, row->field[0]) || kit_fail(row, "no entries");
}

static const char *even_name(unsigned even)
{
    static const char *const names[] = {"",
#define X(id, word) word,
                                        AD_EVEN_MAP(X)
#undef X
    };

    return names[even];
}

/* groups-check | entries | groups | even | ABCABC… | verdict */
static void groups_check(struct kit_row *row)
{
    struct field f;
    struct ad_groups_verdict v;
    char text[128];

    if (!read_draw(&f, row) || !kit_ok(row, row->len[3] == f.d.count))
        return;
    for (unsigned i = 0; i < f.d.count; i++)
        f.group[i] = (uint8_t)(row->field[3][i] - 'A');
    kit_ok(row, ad_groups_check(&v, &f.d, f.group) == 0);
    snprintf(text, sizeof text, "%s", ad_groups_name(v.code));
    if (v.code == AD_GROUPS_UNEVEN)
        snprintf(text, sizeof text, "%s%s %s %u: %u in %c, not %u-%u", ad_groups_name(v.code),
                 v.proposed ? "?" : "", even_name(v.even), v.value, v.has, 'A' + (int)v.at, v.from,
                 v.to);
    else if (v.code)
        snprintf(text, sizeof text, "%s %u", ad_groups_name(v.code), v.at + 1);
    kit_is(row, row->field[4], text);
    kit_ok(row, v.by == AD_BTO_26_1);
    kit_ok(row, strcmp(ad_groups_text(v.code, AD_EN), ad_groups_text(v.code, AD_DE)) != 0);
}

/* groups | entries | groups | even | least imbalance of each, or the error; draws keep it */
static void groups(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    struct ad_group_least least;
    struct ad_groups_verdict v;
    struct field f;
    char text[64] = "";
    int err;

    if (!read_draw(&f, row))
        return;
    err = ad_groups_least(&least, &f.d);
    if (err) {
        kit_isf(row, row->field[3], "error %d", err);
        return;
    }
    for (unsigned a = 0; a < f.d.even_count; a++)
        snprintf(text + strlen(text), sizeof text - strlen(text), "%s%u", a ? " " : "",
                 least.off[a]);
    kit_is(row, row->field[3], text);
    for (unsigned i = 0; i < 20; i++) {
        struct ad_lot lot = {{kit_random(&rng), kit_random(&rng), 0, 0}, 0}, again = lot;
        uint8_t second[MOST];

        kit_ok(row, ad_groups_make(f.group, &f.d, &lot) == 0);
        kit_ok(row, ad_groups_make(second, &f.d, &again) == 0);
        kit_ok(row, memcmp(f.group, second, f.d.count) == 0);
        kit_ok(row, ad_groups_check(&v, &f.d, f.group) == 0 && v.code == AD_GROUPS_FINE);
    }
}

/* ---- against all draws there are ---- */

struct census {
    struct field *f;
    struct ad_group_least best;
    uint8_t group[MOST], room[AD_GROUPS_MAX];
    unsigned fine, seen; /* draws that the check calls fine; of these, those that were drawn */
    uint8_t drawn[4096][12];
    unsigned drawn_count;
};

/* The imbalance of one thing, straight from its words. */
static unsigned off(const struct field *f, const uint8_t *group, unsigned even)
{
    unsigned sum = 0;

    for (unsigned value = 1; value < 8; value++) {
        unsigned in[AD_GROUPS_MAX] = {0}, k = 0;

        for (unsigned i = 0; i < f->d.count; i++) {
            const struct ad_group_entry *e = &f->entry[i];
            unsigned v = even == AD_EVEN_ASSOCIATION ? e->association
                         : even == AD_EVEN_CLUB      ? e->club
                         : even == AD_EVEN_PROMOTED  ? e->promoted
                         : even == AD_EVEN_RELEGATED ? e->relegated
                                                     : e->last_finalist;

            if (v == value) {
                in[group[i]]++;
                k++;
            }
        }
        for (unsigned g = 0; g < f->d.groups; g++) {
            unsigned low = k / f->d.groups, high = (k + f->d.groups - 1) / f->d.groups;

            sum += in[g] < low ? low - in[g] : in[g] > high ? in[g] - high : 0;
        }
    }
    return sum;
}

/* Below 0: better than the best so far. */
static int compare(const struct census *c)
{
    for (unsigned a = 0; a < c->f->d.even_count; a++) {
        unsigned now = off(c->f, c->group, c->f->d.even[a]);

        if (now != c->best.off[a])
            return now < c->best.off[a] ? -1 : 1;
    }
    return 0;
}

/* pass 0: find the best; pass 1: every draw as good as it is fine and can be drawn. */
static void all(struct census *c, unsigned at, unsigned pass)
{
    struct ad_groups_verdict v;

    if (at < c->f->d.count) {
        for (unsigned g = 0; g < c->f->d.groups; g++)
            if (c->room[g]) {
                c->room[g]--;
                c->group[at] = (uint8_t)g;
                all(c, at + 1, pass);
                c->room[g]++;
            }
        return;
    }
    if (pass == 0) {
        if (compare(c) < 0)
            for (unsigned a = 0; a < c->f->d.even_count; a++)
                c->best.off[a] = (uint16_t)off(c->f, c->group, c->f->d.even[a]);
        return;
    }
    ad_groups_check(&v, &c->f->d, c->group);
    if ((v.code == AD_GROUPS_FINE) != (compare(c) == 0))
        c->fine = 1u << 30; /* never equal to what is expected */
    if (compare(c) != 0)
        return;
    c->fine++;
    for (unsigned i = 0; i < c->drawn_count; i++)
        if (memcmp(c->drawn[i], c->group, c->f->d.count) == 0) {
            c->seen++;
            break;
        }
}

static void start_census(struct census *c)
{
    for (unsigned g = 0; g < c->f->d.groups; g++)
        c->room[g] =
            (uint8_t)(c->f->d.count / c->f->d.groups + (g < c->f->d.count % c->f->d.groups));
}

static void draw_often(struct census *c, struct kit_rng *rng, unsigned times)
{
    for (unsigned i = 0; i < times; i++) {
        struct ad_lot lot = {{kit_random(rng), kit_random(rng), 0, 0}, 0};
        unsigned k = 0;

        ad_groups_make(c->f->group, &c->f->d, &lot);
        while (k < c->drawn_count && memcmp(c->drawn[k], c->f->group, c->f->d.count) != 0)
            k++;
        if (k == c->drawn_count && k < 4096)
            memcpy(c->drawn[c->drawn_count++], c->f->group, c->f->d.count);
    }
}

/* groups-all | entries (at most 12) | groups | even | draws in the best balance: all can come up */
static void groups_all(struct kit_row *row)
{
    static struct census c;
    struct kit_rng rng = kit_seed(row);
    struct ad_group_least least;
    struct field f;

    memset(&c, 0, sizeof c);
    c.f = &f;
    if (!read_draw(&f, row) || !kit_ok(row, f.d.count <= 12))
        return;
    memset(&c.best, 0xff, sizeof c.best);
    start_census(&c);
    all(&c, 0, 0);
    kit_ok(row, ad_groups_least(&least, &f.d) == 0);
    kit_ok(row, memcmp(least.off, c.best.off, f.d.even_count * sizeof *least.off) == 0);
    draw_often(&c, &rng, 30 * (unsigned)atoi(row->field[3]));
    all(&c, 0, 1);
    kit_isf(row, row->field[3], "%u", c.fine);
    kit_ok(row, c.seen == c.fine && c.drawn_count == c.fine);
}

/* Small fields by chance: the best balance is the one that trying all of them finds. */
static void least_is_least(struct kit_row *row)
{
    static struct census c;
    struct kit_rng rng = kit_seed(row);

    for (unsigned turn = 0; turn < (row->long_run ? 300u : 60u); turn++) {
        struct ad_group_least least;
        struct field f;

        memset(&c, 0, sizeof c);
        memset(&f, 0, sizeof f);
        c.f = &f;
        f.d.entries = f.entry;
        f.d.count = 4 + kit_below(&rng, 4);
        f.d.groups = 2 + kit_below(&rng, 2);
        f.d.even = f.even;
        f.d.even_count = 1 + kit_below(&rng, 4);
        for (unsigned a = 0; a < f.d.even_count; a++)
            f.even[a] = (uint8_t)((a + turn) % 5 + 1);
        for (unsigned i = 0; i < f.d.count; i++)
            f.entry[i] =
                (struct ad_group_entry){(uint16_t)kit_below(&rng, 4), (uint16_t)kit_below(&rng, 4),
                                        kit_below(&rng, 2), kit_below(&rng, 2), kit_below(&rng, 2)};
        memset(&c.best, 0xff, sizeof c.best);
        start_census(&c);
        all(&c, 0, 0);
        kit_ok(row, ad_groups_least(&least, &f.d) == 0);
        kit_ok(row, memcmp(least.off, c.best.off, f.d.even_count * sizeof *least.off) == 0);
        all(&c, 0, 1);
        kit_ok(row, c.fine > 0 && c.fine < 1u << 30);
    }
}

/* ---- numbers ---- */

/* numbers-check | clubs by place | places in the order of their numbers, from 1 | verdict, last of least */
static void numbers_check(struct kit_row *row)
{
    uint16_t club[AD_NUMBERS_MAX], who[AD_NUMBERS_MAX];
    struct ad_numbers_verdict v;
    char *end = (char *)row->field[0];
    unsigned n = 0, m = 0;
    int err;

    while (*end)
        club[n++] = (uint16_t)strtoul(end, &end, 10);
    for (end = (char *)row->field[1]; *end;)
        who[m++] = (uint16_t)(strtoul(end, &end, 10) - 1);
    kit_ok(row, n == m);
    err = ad_numbers_check(&v, who, club, n);
    if (err)
        kit_isf(row, row->field[2], "error %d", err);
    else if (v.fine)
        kit_isf(row, row->field[2], "fine %u", v.last);
    else
        kit_isf(row, row->field[2], "late %u of %u: %u-%u", v.last, v.least, v.first, v.second);
    kit_ok(row, err || v.by == AD_BTO_26_2);
}

/* final-numbers | groups | A1 B1 … | who meets in round 1 */
static void final_numbers(struct kit_row *row)
{
    uint16_t who[32];
    struct ad_pair pairs[16];
    unsigned g = (unsigned)atoi(row->field[0]), n;
    struct ad_schedule s = {.table = AD_TABLE_BERGER, .count = 2 * g, .who = who};
    char text[256] = "", first[256] = "";

    ad_final_numbers(who, g);
    for (unsigned i = 0; i < 2 * g; i++)
        snprintf(text + strlen(text), sizeof text - strlen(text), "%s%c%d", i ? " " : "",
                 'A' + who[i] / 2, who[i] % 2 + 1);
    kit_is(row, row->field[1], text);
    n = ad_schedule_pairs(pairs, &s, 0);
    for (unsigned i = 0; i < n; i++)
        snprintf(first + strlen(first), sizeof first - strlen(first), "%s%c%d-%c%d", i ? " " : "",
                 'A' + (pairs[i].white - 1) / 2, (pairs[i].white - 1) % 2 + 1,
                 'A' + (pairs[i].black - 1) / 2, (pairs[i].black - 1) % 2 + 1);
    kit_is(row, row->field[2], first);
}

/* ---- cups ---- */

/* cup-check | associations by place | team or player | round or bracket | round number | the draw | what is wrong */
static void cup_check(struct kit_row *row)
{
    static const char *const names[] = {
#define X(name) #name,
        AD_DRAW_MAP(X)
#undef X
    };
    static const struct ad_template_draw rows[2] = {
        {.kind = AD_DRAWN_PAIRINGS, .lot = AD_LOT_DRAWN, .same_association = AD_MEET_FINAL_ONLY},
        {.kind = AD_DRAWN_ROUND1, .fixed_count = 2, .fixed = {{{1, 2}, {1, 2}}, {{1, 2}, {2, 1}}}},
    };
    static const uint32_t strongest[] = {1, 2};
    struct ad_cup_entry entries[AD_CUP_MAX];
    struct ad_pair pairs[AD_CUP_MAX];
    struct ad_cup cup;
    struct ad_lot lot = {{7, 0, 0, 0}, 0};
    char *end = (char *)row->field[0];
    unsigned n = 0, m = 0;
    bool teams = strcmp(row->field[1], "team") == 0;
    int err;

    for (; *end && n < AD_CUP_MAX; n++) {
        entries[n] = (struct ad_cup_entry){(uint32_t)strtoul(end, &end, 10), 1};
        for (unsigned i = 0; i < n; i++)
            entries[n].nth =
                (uint8_t)(entries[n].nth + (entries[i].association == entries[n].association));
    }
    for (end = (char *)row->field[4]; *end; m++) {
        pairs[m].white = (uint16_t)strtoul(end, &end, 10);
        pairs[m].black = *end == '-' ? (uint16_t)strtoul(end + 1, &end, 10) : 0;
    }
    err = ad_cup_rules(&cup, rows, teams ? 2 : 1, entries, n, strongest, 2,
                       strcmp(row->field[2], "bracket") == 0, (unsigned)atoi(row->field[3]));
    if (err) {
        kit_isf(row, row->field[5], "error %d", err);
        return;
    }
    kit_is(row, row->field[5], names[ad_draw_check(&cup.draw, pairs, m, NULL)] + 8);
    err = ad_draw_make(pairs, &cup.draw, &lot);
    kit_ok(row, err == (int)m && ad_draw_check(&cup.draw, pairs, m, NULL) == AD_DRAW_FINE);
}

static const struct kit_verb verbs[] = {
    {"groups-check", 5, groups_check},
    {"groups", 4, groups},
    {"groups-all", 4, groups_all},
    {"numbers-check", 3, numbers_check},
    {"final-numbers", 3, final_numbers},
    {"cup-check", 6, cup_check},
    {0},
};

/* As many classes as there can be: all of associations and clubs of their own, three marks. No check
 * takes more stack (tests/stack). */
static void most_classes(struct kit_row *row)
{
    static const uint8_t even[] = {AD_EVEN_ASSOCIATION, AD_EVEN_CLUB, AD_EVEN_PROMOTED,
                                   AD_EVEN_RELEGATED, AD_EVEN_LAST_FINALISTS};
    struct ad_group_entry entry[AD_GROUP_ENTRIES_MAX];
    uint8_t group[AD_GROUP_ENTRIES_MAX];
    struct ad_group_draw d = {entry, AD_GROUP_ENTRIES_MAX, 2, even, 5, AD_NO_POINT};
    struct ad_groups_verdict v;

    for (unsigned i = 0; i < AD_GROUP_ENTRIES_MAX; i++) {
        entry[i] = (struct ad_group_entry){(uint16_t)(i + 1), (uint16_t)(i + 1), i < 2,
                                           i >= 2 && i < 4, i >= 4 && i < 6};
        group[i] = i % 2;
    }
    kit_ok(row, ad_groups_check(&v, &d, group) == 0 && v.code == AD_GROUPS_FINE);
    group[1] = 0; /* with the other one that was promoted: now a better draw is looked for */
    group[6] = 1;
    kit_ok(row, ad_groups_check(&v, &d, group) == 0 && v.code == AD_GROUPS_UNEVEN);
    kit_ok(row, v.even == AD_EVEN_PROMOTED && v.has == 2 && v.to == 1 && !v.proposed);
}

static const struct kit_test tests[] = {
    {"groups: as many classes as there can be", most_classes},
    {"groups: the least imbalance is the least of all draws", least_is_least},
    {0},
};

const struct kit_suite suite_groups = {verbs, tests};
