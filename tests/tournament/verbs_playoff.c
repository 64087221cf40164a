/*
 * tests/tournament/verbs_playoff.c -- play-offs, step by step.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/playoff.h"
#include "tournament/names.h"

enum { STEPS = 8, GAMES = 64 };

/* "1 1 2": places in the table; "1:71": with board points, "1:71:2": and direct encounter */
static unsigned read_tied(struct ad_tied *out, const char *text, const char *lots)
{
    unsigned n = 0;

    for (char *end = (char *)text; *end && n < AD_TIED_MAX; n++) {
        out[n] = (struct ad_tied){.who = (uint16_t)n};
        out[n].rank = (uint16_t)strtoul(end, &end, 10);
        if (*end == ':')
            out[n].boards = (int32_t)(2 * strtod(end + 1, &end));
        if (*end == ':')
            out[n].direct = (int32_t)strtol(end + 1, &end, 10);
        out[n].left = *end == 'x';
        end += out[n].left;
    }
    for (unsigned i = 0; *lots && i < n; i++)
        out[i].lot = (uint16_t)strtoul(lots, (char **)&lots, 10);
    return n;
}

/* "0.0 1-2 1:0", "0.1 2-1 4:4/19:17" */
static unsigned read_played(struct ad_encounter *out, const char *text)
{
    unsigned n = 0;
    int len;

    for (; *text && n < GAMES; text += strspn(text, " ")) {
        unsigned step, turn, a, b;
        double x, y, bx = 0, by = 0;

        if (sscanf(text, "%u.%u %u-%u %lf:%lf%n", &step, &turn, &a, &b, &x, &y, &len) != 6)
            break;
        text += len;
        if (*text == '/' && sscanf(text, "/%lf:%lf%n", &bx, &by, &len) == 2)
            text += len;
        out[n++] = (struct ad_encounter){(uint8_t)step,
                                         (uint8_t)turn,
                                         (uint8_t)(a - 1),
                                         (uint8_t)(b - 1),
                                         {(ad_points)(10 * x), (ad_points)(10 * y)},
                                         {(ad_points)(10 * bx), (ad_points)(10 * by)}};
    }
    return n;
}

static uint32_t read_cuts(const char *text)
{
    uint32_t cuts = 0;

    for (char *end = (char *)text; *end;)
        cuts |= AD_CUT(strtoul(end, &end, 10));
    return cuts;
}

static void put_order(char *out, size_t cap, const struct ad_playoff_answer *a, unsigned count)
{
    size_t at = (size_t)snprintf(out, cap, "order");

    for (unsigned i = 0; i < count; i++)
        at += (size_t)snprintf(out + at, cap - at, "%s%u",
                               i && a->place[i] == a->place[i - 1] ? "=" : " ", a->order[i] + 1u);
}

static void put_answer(char *out, size_t cap, const struct ad_playoff_answer *a, unsigned count)
{
    size_t at;

    switch (a->need) {
    case AD_PLAYOFF_DECIDED: put_order(out, cap, a, count); return;
    case AD_PLAYOFF_LOT:
        at = (size_t)snprintf(out, cap, "lot");
        for (unsigned i = 0; i < a->count; i++)
            at += (size_t)snprintf(out + at, cap - at, " %u", a->order[a->first + i] + 1u);
        return;
    case AD_PLAYOFF_PLAY:
        at = (size_t)snprintf(out, cap, "play %u.%u", a->step, a->turn);
        for (unsigned i = 0; i < a->pair_count; i++)
            at += (size_t)snprintf(out + at, cap - at, " %u-%u", a->pairs[i].white,
                                   a->pairs[i].black);
        snprintf(out + at, cap - at, "%s%s", a->games > 1 ? " twice" : "",
                 a->drawn ? " drawn" : "");
        return;
    }
}

/* playoff | players or teams | for two | for more | tied | lots | cuts | played | answer */
static void playoff(struct kit_row *row)
{
    struct ad_step two[STEPS], more[STEPS];
    struct ad_tied tied[AD_TIED_MAX];
    struct ad_encounter played[GAMES];
    struct ad_playoff p = {.two = two, .more = more, .tied = tied, .played = played};
    struct ad_playoff_answer a;
    char text[512];

    kit_ok(row, ad_steps_read(two, STEPS, row->field[1], row->len[1]) >= 0);
    kit_ok(row, ad_steps_read(more, STEPS, row->field[2], row->len[2]) >= 0);
    p.teams = strcmp(row->field[0], "teams") == 0;
    p.count = read_tied(tied, row->field[3], row->field[4]);
    p.cuts = read_cuts(row->field[5]);
    p.played_count = read_played(played, row->field[6]);
    if (!kit_ok(row, ad_playoff_next(&a, &p) == 0))
        return;
    put_answer(text, sizeof text, &a, p.count);
    kit_is(row, row->field[7], text);
    for (unsigned i = 0; i < p.count; i++)
        kit_ok(row, a.place[i] == i + 1 || (i && a.place[i] == a.place[i - 1]));
}

/* playoff-bad | tied | played: no answer can be given */
static void playoff_bad(struct kit_row *row)
{
    struct ad_step two[STEPS], more[STEPS];
    struct ad_tied tied[AD_TIED_MAX + 1] = {{0}};
    struct ad_encounter played[GAMES];
    struct ad_playoff p = {.two = two, .more = more, .tied = tied, .played = played};
    struct ad_playoff_answer a;

    ad_steps_read(two, STEPS, "match:2", 7);
    ad_steps_read(more, STEPS, "roundrobin:1", 12);
    p.count = (unsigned)atoi(row->field[0]);
    p.played_count = read_played(played, row->field[1]);
    kit_ok(row, ad_playoff_next(&a, &p) == AD_EINVAL);
    p.played_count = 0;
    kit_ok(row,
           ad_playoff_next(&a, &p) == (p.count >= 2 && p.count <= AD_TIED_MAX ? 0 : AD_EINVAL));
    p.two = NULL;
    kit_ok(row, ad_playoff_next(&a, &p) == AD_EINVAL);
}

/* steps | text | steps as they are understood, or the error */
static void steps(struct kit_row *row)
{
    struct ad_step list[STEPS];
    int n = ad_steps_read(list, STEPS, row->field[0], row->len[0]);
    char text[256] = "";
    size_t at = 0;

    if (n < 0)
        snprintf(text, sizeof text, "%d", n);
    for (int i = 0; i < n; i++) {
        enum ad_step_kind kind = (enum ad_step_kind)list[i].kind;

        at += (size_t)snprintf(text + at, sizeof text - at, "%s%s*%u", i ? " " : "",
                               ad_step_word(kind), list[i].count);
        kit_ok(row, strcmp(ad_step_text(kind, AD_EN), ad_step_text(kind, AD_DE)) != 0 ||
                        kind == AD_STEP_LOT);
    }
    kit_ok(row, n < 0 || list[n].kind == AD_STEP_SHARED);
    kit_is(row, row->field[1], text);
}

/* ---- any play-off ends, asks for nothing twice, and decides what it should ---- */

static const char *const lists[][2] = {
    {"match:2,order", "roundrobin:1,order"},
    {"match:2,match:2,lot", "roundrobin:1,lot"},
    {"match:2,sudden", "roundrobin:1,lot"},
    {"boards@event,match,berlin@playoff,sudden",
     "boards@event,roundrobin:1,boards@playoff,berlin@playoff,sudden"},
    {"match,berlin@playoff,lot", "roundrobin:2,direct@playoff,boards@playoff,berlin@playoff,lot"},
};

struct run {
    struct ad_playoff p;
    struct ad_tied tied[AD_TIED_MAX];
    struct ad_encounter played[2000];
};

static void play_asked(struct run *r, const struct ad_playoff_answer *a, struct kit_rng *rng)
{
    for (unsigned i = 0; i < a->pair_count; i++)
        for (unsigned k = 0; k < a->games && r->p.played_count < 2000; k++) {
            unsigned home = kit_below(rng, 3) * 5, berlin = kit_below(rng, 4) * 5;
            uint8_t white = (uint8_t)(a->pairs[i].white - 1),
                    black = (uint8_t)(a->pairs[i].black - 1);

            r->played[r->p.played_count++] =
                (struct ad_encounter){a->step,
                                      a->turn,
                                      k % 2 ? black : white,
                                      k % 2 ? white : black,
                                      {(ad_points)home, (ad_points)(10 - home)},
                                      {(ad_points)berlin, (ad_points)(15 - berlin)}};
        }
}

/* Is every place that matters held by one alone, if the list ends with a decision? */
static bool is_decided(const struct ad_playoff *p, const struct ad_playoff_answer *a)
{
    for (unsigned i = 1; i < p->count; i++)
        if (p->cuts & AD_CUT(i) && a->place[i] == a->place[i - 1])
            return false;
    return true;
}

static void every_playoff_ends(struct kit_row *row)
{
    static struct run r;
    struct kit_rng rng = kit_seed(row);

    for (unsigned i = 0; i < (row->long_run ? 50000 : 2000); i++) {
        struct ad_step two[STEPS], more[STEPS];
        struct ad_playoff_answer a;
        unsigned list = kit_below(&rng, 5), asked = 0, lots = 0;

        ad_steps_read(two, STEPS, lists[list][0], strlen(lists[list][0]));
        ad_steps_read(more, STEPS, lists[list][1], strlen(lists[list][1]));
        memset(&r, 0, sizeof r);
        r.p = (struct ad_playoff){two, more,     list >= 3, r.tied, 2 + kit_below(&rng, 4),
                                  0,   r.played, 0};
        r.p.cuts = 2 + 2 * kit_below(&rng, 16);
        for (unsigned k = 0; k < r.p.count;
             k++) /* all on different places of the table, or all on one */
            r.tied[k] =
                (struct ad_tied){.rank = (uint16_t)(k + 1), .boards = (int)kit_below(&rng, 2)};
        for (;;) {
            if (!kit_ok(row, ad_playoff_next(&a, &r.p) == 0 && ++asked < 300))
                return;
            if (a.need == AD_PLAYOFF_PLAY)
                play_asked(&r, &a, &rng);
            else if (a.need == AD_PLAYOFF_LOT)
                for (unsigned k = 0; k < a.count; k++)
                    r.tied[a.order[a.first + k]].lot = (uint16_t)++lots;
            else
                break;
        }
        kit_ok(row, is_decided(&r.p, &a));
    }
}

static const struct kit_verb verbs[] = {
    {"playoff", 8, playoff},
    {"playoff-bad", 2, playoff_bad},
    {"steps", 2, steps},
    {0},
};

static void words_in_two_languages(struct kit_row *row)
{
    kit_is(row, "lot", ad_step_text(AD_STEP_LOT, AD_EN));
    kit_is(row, "Los", ad_step_text(AD_STEP_LOT, AD_DE));
    kit_is(row, "Stichkampf", ad_step_text(AD_STEP_MATCH, AD_DE));
}

static const struct kit_test tests[] = {
    {"playoff: words in two languages", words_in_two_languages},
    {"playoff: every one ends", every_playoff_ends},
    {0},
};

const struct kit_suite suite_playoff = {verbs, tests};
