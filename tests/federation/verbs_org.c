/*
 * tests/federation/verbs_org.c -- organisations, their numbers, the strongest of them.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/org.h"
#include "org_read.h"
#include "federation/names.h"
#include "federation/org_inside.h"

/* Write after what is there. */
#define ADD(out, ...) snprintf((out) + strlen(out), sizeof(out) - strlen(out), __VA_ARGS__)

/* "1:federation:0:-:- 11:association:1:1980-01-01:-", ! behind it: not recognised */
static unsigned read_orgs(struct ad_org *out, const char *text)
{
    char w[64], level[16], from[16], to[16];
    unsigned n = 0, id, parent;

    for (; org_word(w, &text) && n < ORGS; n++) {
        size_t len = strlen(w);
        bool no = w[len - 1] == '!';

        w[len - no] = '\0';
        if (sscanf(w, "%u:%15[a-z]:%u:%15[^:]:%15s", &id, level, &parent, from, to) != 5)
            return 0;
        out[n] = (struct ad_org){id,  parent,        (uint8_t)ad_level_find(level, strlen(level)),
                                 !no, org_day(from), org_day(to)};
    }
    return n;
}

/* org | rows | what is wrong | in which row, from 1 | point */
static void org(struct kit_row *row)
{
    static const char *const names[] = {
#define X(name) #name,
        AD_ORG_BAD_MAP(X)
#undef X
    };
    struct ad_org orgs[ORGS];
    unsigned n = read_orgs(orgs, row->field[0]);
    struct ad_org_fault f = ad_org_check(orgs, n);
    char point[AD_POINT_TEXT_MAX] = "";

    kit_ok(row, n > 0);
    kit_is(row, row->field[1], names[f.why] + strlen("AD_ORG_"));
    if (f.why)
        kit_isf(row, row->field[2], "%u", f.at + 1);
    if (f.by)
        ad_point_write(point, sizeof point, f.by);
    kit_is(row, row->field[3], point);
    kit_ok(row, strcmp(ad_org_bad_text(f.why, AD_EN), ad_org_bad_text(f.why, AD_DE)) != 0);
}

/* org-above | rows | organisation | level | day | the one above, 0 none */
static void org_above(struct kit_row *row)
{
    struct ad_org orgs[ORGS];
    unsigned n = read_orgs(orgs, row->field[0]);
    enum ad_level level = ad_level_find(row->field[2], row->len[2]);

    kit_isf(row, row->field[4], "%u",
            ad_org_above(orgs, n, org_id(row->field[1]), level, org_day(row->field[3])));
}

/* org-play | rows | bans: org from to | organisation | day | verdict */
static void org_play(struct kit_row *row)
{
    struct ad_org orgs[ORGS];
    struct ad_org_ban ban = {0};
    char from[16], to[16];
    unsigned n = read_orgs(orgs, row->field[0]);
    unsigned bans = sscanf(row->field[1], "%u %15s %15s", &ban.org, from, to) == 3;
    struct ad_org_play p;

    if (bans) {
        ban.from = org_day(from);
        ban.to = org_day(to);
    }
    p = ad_org_may_play(orgs, n, &ban, bans, org_id(row->field[2]), org_day(row->field[3]));
    kit_is(row, row->field[4], ad_org_play_name(p.code));
    kit_ok(row, p.by == AD_BTO_3_5 && p.org == org_id(row->field[2]));
    kit_ok(row, strcmp(ad_org_play_text(p.code, AD_EN), ad_org_play_text(p.code, AD_DE)) != 0);
}

/* count-day | season | reference day */
static void count_day(struct kit_row *row)
{
    char text[AD_DATE_TEXT_MAX];
    int season = 0;

    kit_ok(row, ad_season_read(&season, row->field[0], row->len[0], NULL) == 0);
    kit_ok(row, ad_date_write(text, sizeof text, ad_count_day(season, NULL).on) > 0);
    kit_is(row, row->field[1], text);
}

/* count-of | reports: V1:1987-01-01:members … | org | day | members, or - */
static void count_of(struct kit_row *row)
{
    struct ad_member_count c[ORGS];
    const struct ad_member_count *got;
    const char *at = row->field[0];
    char w[64];
    unsigned n = 0;

    for (; org_word(w, &at) && n < ORGS; n++) {
        char *colon = strrchr(w, ':');

        c[n].members = (uint32_t)atoi(colon + 1);
        *colon = '\0';
        c[n].on = org_day(strchr(w, ':') + 1);
        c[n].org = org_id(w);
    }
    got = ad_count_of(c, n, org_id(row->field[1]), org_day(row->field[2]));
    kit_isf(row, row->field[3], got ? "%u" : "-", got ? got->members : 0);
}

/* strongest | numbers | how many | lots | who, and "lot n: candidates" */
static void strongest(struct kit_row *row)
{
    struct ad_member_count c[ORGS];
    uint32_t lots[ORGS];
    struct ad_strongest s;
    char text[1024] = "";
    unsigned n = org_counts(c, row->field[0]), drawn = org_ids(lots, row->field[2]);
    int err = ad_strongest(&s, c, n, AD_FIGURE_MEMBERS, (unsigned)atoi(row->field[1]), lots, drawn);

    if (err) {
        kit_isf(row, row->field[3], "error %d", err);
        return;
    }
    for (unsigned i = 0; i < s.count; i++)
        ADD(text, "%sV%u", i ? " " : "", s.who[i] - 1000);
    org_say_lot(text, &s.lot);
    kit_is(row, row->field[3], text[0] == ' ' ? text + 1 : text);
}

static const struct kit_verb verbs[] = {
    {"org", 4, org},
    {"org-above", 5, org_above},
    {"org-play", 5, org_play},
    {"count-day", 2, count_day},
    {"count-of", 4, count_of},
    {"strongest", 4, strongest},
    {0},
};

static const struct kit_test tests[] = {{0}};

const struct kit_suite suite_org = {verbs, tests};
