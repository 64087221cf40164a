/*
 * tests/federation/club.c -- the club of the line-up tables, by the options of a row.
 */
#include "club.h"
#include "federation/names.h"
#include "federation/lineup_inside.h"
#include "federation/person_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const uint32_t above[] = {300, 200, 100};
static const struct ad_pass_event issued = {.kind = AD_PASS_ISSUED, .on = 0, .works_from = 0};

static void add_person(struct world *w, uint16_t rank, unsigned team, int year, enum ad_gender sex)
{
    unsigned i = w->c.line_count++;

    w->member[i] = (struct ad_membership){CLUB, 0, AD_NO_DATE};
    w->pass[i] = (struct ad_pass){.number = i + 1, .club = CLUB, .events = &issued, .count = 1};
    w->people[i] = (struct ad_person){.id = i + 1,
                                      .born = ad_date_make(year, 1, 15),
                                      .sex = (uint8_t)sex,
                                      .german = true,
                                      .memberships = &w->member[i],
                                      .membership_count = 1,
                                      .passes = &w->pass[i],
                                      .pass_count = 1};
    w->lines[i] =
        (struct ad_lineup_line){.rank = rank, .team = (uint8_t)team, .person = &w->people[i]};
}

static void add_youth_team(struct world *w, unsigned team, unsigned ranks)
{
    for (unsigned r = 1; r <= ranks; r++)
        add_person(w, AD_YOUTH_RANK(team, r), team, r == 8 || r == 11 ? 1974 : 1971,
                   r == 7 || r == 9 ? AD_GENDER_FEMALE : AD_GENDER_MALE);
}

static void add_people(struct world *w)
{
    if (w->youth) {
        add_youth_team(w, 1, 11);
        add_youth_team(w, 2, 8);
        return;
    }
    for (unsigned r = 1; r <= MANY; r++) {
        unsigned team = (r + 7) / 8;

        add_person(w, (uint16_t)r, team <= w->c.team_count ? team : 0, 1971,
                   w->c.kind == AD_LINEUP_GIRLS ? AD_GENDER_FEMALE : AD_GENDER_MALE);
    }
}

static void start(struct world *w)
{
    memset(w, 0, sizeof *w);
    w->rules = ad_lineup_rules_usual;
    w->passes = ad_pass_rules_usual;
    w->rules.passes = &w->passes;
    w->club = (struct ad_club_facts){CLUB, 300, above, 3, NULL, 0};
    w->near = (struct ad_club_facts){OTHER, 300, above, 3, NULL, 0};
    w->far = (struct ad_club_facts){FAR, 301, above, 3, NULL, 0};
    w->c = (struct ad_lineup_case){
        .team = 1,
        .match = 7,
        .lines = w->lines,
        .teams = w->teams,
        .team_count = 3,
        .uses = w->uses,
        .club = &w->club,
        .rules = &w->rules,
        .terms = {.season = 1987, .on = ad_date_make(1987, 10, 4), .area = 100}};
    for (unsigned i = 0; i < 4; i++)
        w->teams[i] = (struct ad_lineup_team){(uint8_t)(i + 1), 10 * (i + 1)};
    w->clause = -1;
}

/* "17" or "2/7", and how far it goes. */
static uint16_t rank_of(const char **text)
{
    char *end;
    unsigned long n = strtoul(*text, &end, 10);

    if (*end == '/')
        n = n * 1000 + strtoul(end + 1, &end, 10);
    *text = end;
    return (uint16_t)n;
}

static struct ad_lineup_line *line(struct world *w, uint16_t rank)
{
    for (unsigned i = 0; i < w->c.line_count; i++)
        if (w->lines[i].rank == rank)
            return &w->lines[i];
    abort();
}

/* rank:value, …: `a` is the value of each, or 0. */
static void each(struct world *w, const char *list, void (*f)(struct world *, unsigned, unsigned))
{
    while (*list) {
        uint16_t rank = rank_of(&list);
        unsigned a = 0;

        if (*list == ':')
            a = (unsigned)strtoul(list + 1, (char **)&list, 10);
        f(w, (unsigned)(line(w, rank) - w->lines), a);
        list += *list == ',';
    }
}

static void foreign(struct world *w, unsigned i, unsigned a)
{
    (void)a;
    w->people[i].german = false;
}

static void nominated(struct world *w, unsigned i, unsigned times)
{
    w->people[i].nominations = (uint8_t)times;
}

static void other_club(struct world *w, unsigned i, unsigned a)
{
    w->pass[i].club = a ? a : OTHER;
}

static void no_pass(struct world *w, unsigned i, unsigned a)
{
    (void)a;
    w->people[i].pass_count = 0;
}

static void permission(struct world *w, unsigned i, unsigned season)
{
    no_pass(w, i, 0);
    w->permission[i] = (struct ad_permission){CLUB, (int)season, ad_date_make((int)season, 9, 2)};
    w->people[i].permissions = &w->permission[i];
    w->people[i].permission_count = 1;
}

static void banned(struct world *w, unsigned i, unsigned matches)
{
    w->bar[i] = (struct ad_bar){.matches = (uint8_t)matches, .from = 0, .until = AD_NO_DATE};
    if (matches) {
        w->bar[i].team = w->lines[i].team;
        w->bar[i].youth = w->youth;
    }
    w->people[i].bars = &w->bar[i];
    w->people[i].bar_count = 1;
}

static void guest(struct world *w, unsigned i, unsigned club)
{
    w->lines[i].guest = club == FAR ? &w->far : club == CLUB ? &w->club : &w->near;
    w->pass[i].club = w->member[i].club = club;
}

static void used(struct world *w, unsigned i, unsigned team)
{
    w->uses[w->c.use_count++] = (struct ad_lineup_use){
        .rank = w->lines[i].rank, .team = (uint8_t)team, .home = w->lines[i].team, .counted = true};
}

static void uncounted(struct world *w, unsigned i, unsigned team)
{
    used(w, i, team);
    w->uses[w->c.use_count - 1].counted = false;
}

static void was_named(struct world *w, unsigned i, unsigned team)
{
    used(w, i, team);
    w->uses[w->c.use_count - 1].named = true;
}

static void young(struct world *w, unsigned i, unsigned year)
{
    w->people[i].born = ad_date_make((int)year, 1, 15);
}

static void sexless(struct world *w, unsigned i, unsigned a)
{
    (void)a;
    w->people[i].sex = AD_GENDER_UNKNOWN;
}

static void unknown(struct world *w, unsigned i, unsigned a)
{
    (void)a;
    w->lines[i].person = NULL;
}

/* board:word, where the word is a number: 0 open, n shown n days after the match, 99 never. */
static void shown(struct world *w, const char *list)
{
    while (*list) {
        char *end;
        unsigned b = (unsigned)strtoul(list, &end, 10) - 1;
        long days = strtol(end + 1, &end, 10);

        w->shown[b] = (struct ad_pass_showing){.missing = true, .known = days > 0};
        w->shown[b].shown_on = days == 99 ? AD_NO_DATE : ad_date_add(w->c.terms.on, (int32_t)days);
        w->show = true;
        list = end + (*end == ',');
    }
}

static unsigned named(const char *value, const char *(*name)(unsigned), unsigned count)
{
    unsigned i = 0;

    while (i < count && strcmp(value, name(i)) != 0)
        i++;
    return i;
}

static const char *kind_name(unsigned i)
{
    return ad_lineup_kind_name((enum ad_lineup_kind)i);
}

static const char *stage_name(unsigned i)
{
    return ad_lineup_stage_name((enum ad_lineup_stage)i);
}

static const char *clause_name(unsigned i)
{
    return ad_lineup_clause_name((enum ad_lineup_clause)i);
}

static void classes(struct world *w, const char *value)
{
    w->c.team_count = 0;
    while (*value) {
        w->teams[w->c.team_count++].class_of = (uint32_t)strtoul(value, (char **)&value, 10);
        value += *value == ',';
    }
}

/* Words that come before the people are made; false: it is another word. */
static bool event_word(struct world *w, const char *key, const char *value)
{
    if (strcmp(key, "kind") == 0) {
        w->c.kind = (uint8_t)named(value, kind_name, AD_LINEUP_KINDS);
        w->youth = w->c.kind == AD_LINEUP_YOUTH;
        w->c.terms.under = w->youth ? 20 : 0;
    } else if (strcmp(key, "stage") == 0) {
        w->c.stage = (uint8_t)named(value, stage_name, AD_LINEUP_STAGES);
    } else if (strcmp(key, "classes") == 0) {
        classes(w, value);
    } else if (strcmp(key, "team") == 0) {
        w->c.team = (uint8_t)atoi(value);
    } else if (strcmp(key, "under") == 0) {
        w->c.terms.under = (uint8_t)atoi(value);
    } else if (strcmp(key, "near-ban") == 0) {
        static const struct ad_bar team_1 = {.who = AD_BARRED_TEAM, .team = 1, .until = AD_NO_DATE};

        w->near.bars = &team_1;
        w->near.bar_count = 1;
    } else if (strcmp(key, "top") == 0) {
        w->c.top_league = true;
    } else if (strcmp(key, "only") == 0) {
        w->clause = (int)named(value, clause_name, AD_LINEUP_CLAUSES);
    } else if (strcmp(key, "foreigner-game") == 0) {
        w->rules.foreigner_game = true;
    } else if (strcmp(key, "downward") == 0) {
        w->rules.downward = true;
    } else if (strcmp(key, "gap-everywhere") == 0) {
        w->rules.gap_everywhere = true;
    } else if (strcmp(key, "whole-order") == 0) {
        w->rules.whole_order = true;
    } else if (strcmp(key, "no-pass-game") == 0) {
        w->passes.no_pass = AD_NO_PASS_GAME;
    } else {
        return false;
    }
    return true;
}

static void person_word(struct kit_row *row, struct world *w, const char *key, const char *value)
{
    static const struct {
        const char *key;
        void (*f)(struct world *, unsigned, unsigned);
    } words[] = {{"foreign", foreign},    {"nominated", nominated}, {"other-club", other_club},
                 {"no-pass", no_pass},    {"banned", banned},       {"permission", permission},
                 {"guest", guest},        {"used", used},           {"young", young},
                 {"sexless", sexless},    {"unknown", unknown},     {"uncounted", uncounted},
                 {"was-named", was_named}};

    for (unsigned i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(key, words[i].key) == 0) {
            each(w, value, words[i].f);
            return;
        }
    if (strcmp(key, "shown") == 0)
        shown(w, value);
    else
        kit_fail(row, "what is %s?", key);
}

void club_read(struct kit_row *row, struct world *w, const char *text)
{
    char copy[256], *rest, *word;

    start(w);
    for (int pass = 0; pass < 2; pass++) {
        snprintf(copy, sizeof copy, "%s", text);
        rest = copy;
        while ((word = strsep(&rest, " "))) {
            char *value = strchr(word, '=');
            struct world waste = *w;

            if (value)
                *value++ = '\0';
            if (!*word)
                continue;
            if (pass == 0)
                event_word(w, word, value ? value : "");
            else if (!event_word(&waste, word, value ? value : ""))
                person_word(row, w, word, value ? value : "");
        }
        if (pass == 0)
            add_people(w);
    }
    w->c.shown = w->show ? w->shown : NULL;
}

bool club_judge(struct kit_row *row, struct world *w, struct ad_lineup_report *r,
                const char *options, const char *text)
{
    int err;

    club_read(row, w, options);
    if (!kit_ok(row, ad_lineup_read(&w->c.lineup, text, strlen(text), NULL) == 0))
        return false;
    err = w->clause < 0 ? ad_lineup_judge(r, &w->c)
                        : ad_lineup_judge_by(r, &w->c, (enum ad_lineup_clause)w->clause);
    return kit_ok(row, err == 0);
}
