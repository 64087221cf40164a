/*
 * tests/federation/verbs_pass.c -- persons and passes.
 */
#include "../kit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/err.h"
#include "adoube/person.h"
#include "federation/names.h"
#include "federation/person_inside.h"

static ad_date day(struct kit_row *row, const char *text)
{
    ad_date d = AD_NO_DATE;

    if (strcmp(text, "-") != 0 && ad_date_read(&d, text, strlen(text), NULL) < 0)
        kit_fail(row, "%s is no date", text);
    return d;
}

static void is_day(struct kit_row *row, const char *want, ad_date got)
{
    char text[AD_DATE_TEXT_MAX] = "-";

    if (got != AD_NO_DATE)
        ad_date_write(text, sizeof text, got);
    kit_is(row, want, text);
}

static bool yes(const char *text)
{
    return strcmp(text, "yes") == 0;
}

static void put_point(char *out, enum ad_point p)
{
    char text[AD_POINT_TEXT_MAX];

    if (p != AD_NO_POINT && ad_point_write(text, sizeof text, p) > 0)
        sprintf(out + strlen(out), " %s", text);
}

/* ---- eligible | facts | yes, or all that is against him ---- */

enum { CLUB = 12, OTHER = 99, DISTRICT = 300, V1 = 201, V2 = 202, BUND = 100, MANY = 6 };

struct facts {
    struct ad_person p;
    struct ad_club_facts club;
    struct ad_terms terms;
    struct ad_membership memberships[MANY];
    struct ad_pass passes[MANY];
    struct ad_pass_event events[MANY];
    struct ad_permission permissions[MANY];
    struct ad_bar bars[MANY], club_bars[MANY];
    struct ad_played played[MANY];
    struct ad_pass_rules rules;
};

static const uint32_t above[] = {DISTRICT, V1, BUND};

static void start(struct facts *f)
{
    memset(f, 0, sizeof *f);
    f->rules = ad_pass_rules_usual;
    f->p = (struct ad_person){.id = 1,
                              .born = AD_NO_DATE,
                              .memberships = f->memberships,
                              .passes = f->passes,
                              .permissions = f->permissions,
                              .bars = f->bars,
                              .played = f->played};
    f->club = (struct ad_club_facts){
        .id = CLUB, .district = DISTRICT, .above = above, .above_count = 3, .bars = f->club_bars};
    f->terms = (struct ad_terms){.season = 1987, .on = ad_date_make(1987, 10, 4), .area = BUND};
}

static uint32_t number(const char *value, uint32_t usual)
{
    return *value ? (uint32_t)strtoul(value, NULL, 10) : usual;
}

static void add_pass(struct facts *f, const char *value, ad_date from)
{
    unsigned n = f->p.pass_count++;

    f->events[n] = (struct ad_pass_event){
        .kind = AD_PASS_ISSUED, .on = ad_date_make(1980, 1, 1), .works_from = from};
    f->passes[n] = (struct ad_pass){
        .number = n + 1, .club = number(value, CLUB), .events = &f->events[n], .count = 1};
}

static void add_bar(struct ad_bar *list, unsigned *count, enum ad_barred who, unsigned team)
{
    list[(*count)++] = (struct ad_bar){.who = (uint8_t)who,
                                       .team = (uint8_t)team,
                                       .from = ad_date_make(1987, 9, 1),
                                       .until = ad_date_make(1988, 8, 31)};
}

/* Words about the person; false: it is another word. */
static bool person_word(struct kit_row *row, struct facts *f, const char *key, const char *value)
{
    if (strcmp(key, "member") == 0)
        f->memberships[f->p.membership_count++] =
            (struct ad_membership){number(value, CLUB), ad_date_make(1980, 1, 1), AD_NO_DATE};
    else if (strcmp(key, "left") == 0)
        f->memberships[f->p.membership_count++] =
            (struct ad_membership){CLUB, ad_date_make(1980, 1, 1), day(row, value)};
    else if (strcmp(key, "pass") == 0)
        add_pass(f, value, ad_date_make(1980, 1, 1));
    else if (strcmp(key, "pass-from") == 0)
        add_pass(f, "", day(row, value));
    else if (strcmp(key, "permission") == 0)
        f->permissions[f->p.permission_count++] = (struct ad_permission){
            CLUB, (int)number(value, 1987), ad_date_make((int)number(value, 1987), 9, 20)};
    else if (strcmp(key, "played") == 0 || strcmp(key, "country") == 0 ||
             strcmp(key, "fide") == 0 || strcmp(key, "guest") == 0)
        f->played[f->p.played_count++] =
            (struct ad_played){number(value, OTHER), 1987,
                               (uint8_t)(key[0] == 'p'   ? AD_PLAYED_CLUB
                                         : key[0] == 'c' ? AD_PLAYED_COUNTRY
                                         : key[0] == 'f' ? AD_PLAYED_FIDE
                                                         : AD_PLAYED_GUEST)};
    else if (strcmp(key, "ban") == 0)
        add_bar(f->bars, &f->p.bar_count, AD_BARRED_PERSON, number(value, 0));
    else if (strcmp(key, "used-ban") == 0)
        f->bars[f->p.bar_count++] =
            (struct ad_bar){.team = (uint8_t)number(value, 2), .youth = 1, .matches = 1};
    else if (strcmp(key, "born") == 0)
        f->p.born = day(row, value);
    else if (strcmp(key, "female") == 0)
        f->p.sex = AD_GENDER_FEMALE;
    else if (strcmp(key, "male") == 0)
        f->p.sex = AD_GENDER_MALE;
    else
        return false;
    return true;
}

static void terms_word(struct kit_row *row, struct facts *f, const char *key, const char *value)
{
    if (strcmp(key, "under") == 0)
        f->terms.under = (uint8_t)number(value, 20);
    else if (strcmp(key, "least") == 0)
        f->terms.least = (uint8_t)number(value, 10);
    else if (strcmp(key, "women") == 0)
        f->terms.sex = AD_GENDER_FEMALE;
    else if (strcmp(key, "area") == 0)
        f->terms.area = number(value, BUND);
    else if (strcmp(key, "unrecognised") == 0)
        f->terms.unrecognised = true;
    else if (strcmp(key, "barred-area") == 0)
        f->terms.area_barred = true;
    else if (strcmp(key, "on") == 0)
        f->terms.on = day(row, value);
    else if (strcmp(key, "team") == 0)
        f->terms.team = (uint8_t)number(value, 1);
    else if (strcmp(key, "youth") == 0)
        f->terms.youth = true;
    else if (strcmp(key, "club-ban") == 0)
        add_bar(f->club_bars, &f->club.bar_count, AD_BARRED_CLUB, 0);
    else if (strcmp(key, "team-ban") == 0)
        add_bar(f->club_bars, &f->club.bar_count, AD_BARRED_TEAM, number(value, 1));
    else if (strcmp(key, "cutoff-end") == 0)
        f->rules.cutoff = AD_CUTOFF_END;
    else if (strcmp(key, "birthday-inclusive") == 0)
        f->rules.birthday_inclusive = true;
    else
        kit_fail(row, "what is %s?", key);
}

static void read_facts(struct kit_row *row, struct facts *f, const char *text)
{
    char copy[256], *rest = copy, *word;

    start(f);
    snprintf(copy, sizeof copy, "%s", text);
    while ((word = strsep(&rest, " "))) {
        char *value = strchr(word, '=');

        if (value)
            *value++ = '\0';
        if (*word && !person_word(row, f, word, value ? value : ""))
            terms_word(row, f, word, value ? value : "");
    }
}

static void say(char *out, const struct ad_eligibility *e)
{
    out[0] = '\0';
    for (unsigned i = 0; i < e->count; i++) {
        sprintf(out + strlen(out), "%s%s", i ? "; " : "",
                ad_ineligible_name((enum ad_ineligible)e->list[i].why));
        put_point(out, e->list[i].by[0]);
        put_point(out, e->list[i].by[1]);
    }
    if (!e->count)
        strcpy(out, "yes");
}

static void eligible(struct kit_row *row)
{
    struct facts f;
    struct ad_eligibility e;
    char text[512];

    read_facts(row, &f, row->field[0]);
    ad_eligible(&e, &f.p, &f.club, &f.terms, &f.rules);
    say(text, &e);
    kit_is(row, row->field[1], text);
    kit_ok(row, (e.by[0] == AD_BTO_2_1) == (e.count == 0)); /* a right has its points, too */
}

/* club-eligible | facts | yes, or what is against it */
static void club_eligible(struct kit_row *row)
{
    struct facts f;
    struct ad_eligibility e;
    char text[512];

    read_facts(row, &f, row->field[0]);
    ad_club_eligible(&e, &f.club, &f.terms);
    say(text, &e);
    kit_is(row, row->field[1], text);
}

/* age | season | under | born | years | yes or no */
static void age(struct kit_row *row)
{
    ad_date born = day(row, row->field[2]);
    int season = atoi(row->field[0]);

    kit_isf(row, row->field[3], "%d", ad_age_in_season(born, season, NULL));
    kit_is(row, row->field[4],
           ad_age_under(born, season, (unsigned)atoi(row->field[1]), NULL) ? "yes" : "no");
}

/* ---- the calendar ---- */

static void transfer_from(struct kit_row *row) /* transfer-from | postmark | first day */
{
    is_day(row, row->field[1], ad_transfer_from(day(row, row->field[0]), NULL).on);
}

static void issue_window(struct kit_row *row) /* issue-window | requested | last day of it */
{
    is_day(row, row->field[1], ad_issue_window(day(row, row->field[0]), NULL).on);
}

static void permission_until(struct kit_row *row) /* permission-until | issued | last day */
{
    is_day(row, row->field[1], ad_permission_until(day(row, row->field[0]), NULL).on);
}

static void pass_back(struct kit_row *row) /* pass-back | ended | sent | owes | now | by | how */
{
    struct ad_back_verdict v = ad_pass_back(day(row, row->field[0]), day(row, row->field[1]),
                                            yes(row->field[2]), day(row, row->field[3]), NULL);

    is_day(row, row->field[4], v.until);
    kit_is(row, row->field[5], ad_back_name(v.code));
    kit_ok(row, v.by == AD_A1_13_10);
}

static void deletion(struct kit_row *row) /* deletion | as of | tidies | no double play | verdict */
{
    kit_is(row, row->field[3],
           ad_deletion_name(ad_deletion_check(day(row, row->field[0]), yes(row->field[1]),
                                              yes(row->field[2]), NULL)
                                .code));
}

/* application | fields left out | what is missing, or complete */
static void application(struct kit_row *row)
{
    unsigned given = AD_APPLICATION_ALL, missing;
    char copy[256], *rest = copy, *word, text[256] = "";

    snprintf(copy, sizeof copy, "%s", row->field[0]);
    while ((word = strsep(&rest, " ")))
        if (*word) {
            enum ad_application_field f = ad_application_find(word, strlen(word));

            kit_ok(row, f < AD_APPLICATION_FIELDS);
            given &= ~(1u << f);
        }
    missing = ad_application_check(given).missing;
    for (unsigned i = 0; i < AD_APPLICATION_FIELDS; i++)
        if (missing >> i & 1)
            sprintf(text + strlen(text), "%s%s", text[0] ? ", " : "",
                    ad_application_text((enum ad_application_field)i, AD_DE));
    kit_is(row, row->field[1], missing ? text : "complete");
}

/* transfer | step day word; … | state after each, with the reason | first day for the new club */
static void transfer(struct kit_row *row)
{
    struct ad_transfer t = ad_transfer_start;
    char copy[512], *rest = copy, *step, text[512] = "";

    snprintf(copy, sizeof copy, "%s", row->field[0]);
    while ((step = strsep(&rest, ";"))) {
        char name[16] = "", date[16] = "", word[16] = "";
        struct ad_transfer_command c = {0};
        struct ad_transfer_event e;

        sscanf(step, "%15s %15s %15s", name, date, word);
        c.step = (uint8_t)ad_transfer_step_find(name, strlen(name));
        c.on = strcmp(date, "-") == 0 ? AD_NO_DATE : day(row, date);
        c.written = strcmp(word, "written") == 0;
        c.obligations = strcmp(word, "owes") == 0;
        c.papers = strcmp(word, "papers") == 0;
        ad_transfer_decide(&e, &t, &c, NULL);
        ad_transfer_apply(&t, &e);
        kit_ok(row,
               e.by == (e.accepted && c.step == AD_TRANSFER_FORWARD ? AD_A1_13_9 : AD_A1_13_6));
        kit_ok(row, e.accepted == (e.why == AD_TRANSFER_FINE || e.why == AD_TRANSFER_LATE ||
                                   e.why == AD_TRANSFER_GROUND));
        sprintf(text + strlen(text), "%s%s", text[0] ? " " : "",
                ad_transfer_state_name((enum ad_transfer_state)t.state));
        if (e.why != AD_TRANSFER_FINE)
            sprintf(text + strlen(text), "(%s)", ad_transfer_why_name((enum ad_transfer_why)e.why));
    }
    kit_is(row, row->field[1], text);
    is_day(row, row->field[2], t.works_from);
}

/* pass-show | words | event ends | shown on, or - | verdict */
static void pass_show(struct kit_row *row)
{
    static const char *const shown[] = {"shown", "on the list", "reservation lifted", "reservation",
                                        "game lost"};
    struct ad_pass_showing s = {.missing = true};
    struct ad_pass_verdict v;
    char text[96];

    s.on_pass_list = strstr(row->field[0], "list");
    s.not_possessed = strstr(row->field[0], "not-possessed");
    s.club_at_fault = strstr(row->field[0], "fault");
    s.missing = !strstr(row->field[0], "shown-there");
    s.known = !strstr(row->field[0], "open");
    s.shown_on = day(row, row->field[2]);
    ad_pass_show(&v, &s, day(row, row->field[1]), NULL);
    sprintf(text, "%s%s%s", shown[v.shown], v.note ? ", note" : "",
            v.sanction_due ? ", sanction" : "");
    put_point(text, v.by);
    kit_is(row, row->field[3], text);
}

/* youth-entry | season | team | rank | text */
static void youth_entry(struct kit_row *row)
{
    char text[AD_YOUTH_ENTRY_MAX];
    int season = 0, season_back;
    unsigned team, rank;

    ad_season_read(&season, row->field[0], row->len[0], NULL);
    if (ad_youth_entry_write(text, sizeof text, season, (unsigned)atoi(row->field[1]),
                             (unsigned)atoi(row->field[2])) < 0)
        strcpy(text, "no");
    kit_is(row, row->field[3], text);
    if (strcmp(text, "no") == 0)
        return;
    kit_ok(row, ad_youth_entry_read(&season_back, &team, &rank, text, strlen(text)) == 0);
    kit_isf(row, row->field[1], "%u", team);
    kit_isf(row, row->field[2], "%u", rank);
    kit_ok(row, season == season_back);
}

/* youth-entry-bad | text */
static void youth_entry_bad(struct kit_row *row)
{
    int season;
    unsigned team, rank;

    kit_ok(row,
           ad_youth_entry_read(&season, &team, &rank, row->field[0], row->len[0]) == AD_EPARSE);
}

/* ---- pass | event day; … | status after each, or why not ---- */

static void pass_history(struct kit_row *row)
{
    static const struct ad_pass_event valid = {.kind = AD_PASS_ISSUED, .on = 0, .works_from = 0};
    struct ad_pass_event events[16], e;
    struct ad_pass p = {.number = 2, .club = CLUB, .events = events};
    struct ad_pass other = {.number = 1, .club = OTHER, .events = &valid, .count = 1};
    char copy[512], *rest = copy, *step, text[512] = "";

    snprintf(copy, sizeof copy, "%s", row->field[1]);
    while ((step = strsep(&rest, ";"))) {
        char name[20] = "", date[16] = "", word[16] = "";
        enum ad_pass_bad bad;
        unsigned k = 0;

        sscanf(step, "%19s %15s %15s", name, date, word);
        while (k < AD_PASS_EVENT_KINDS &&
               strcmp(name, ad_pass_event_name((enum ad_pass_event_kind)k)) != 0)
            k++;
        e = (struct ad_pass_event){.kind = (uint8_t)k, .on = day(row, date)};
        e.works_from = e.on;
        e.page = strcmp(word, "left") == 0 ? AD_PAGE_LEFT : AD_PAGE_FOUR;
        e.by = AD_ACTOR_CLUB;
        bad = ad_pass_event_check(&p, &e, &other, yes(row->field[0]));
        if (bad == AD_PASS_FINE)
            events[p.count++] = e;
        sprintf(text + strlen(text), "%s%s", text[0] ? "; " : "",
                bad == AD_PASS_FINE ? ad_pass_status_name(ad_pass_status_on(&p, e.on))
                                    : ad_pass_bad_text(bad, AD_EN));
    }
    kit_is(row, row->field[2], text);
}

static const struct kit_verb verbs[] = {
    {"eligible", 2, eligible},
    {"club-eligible", 2, club_eligible},
    {"age", 5, age},
    {"transfer-from", 2, transfer_from},
    {"issue-window", 2, issue_window},
    {"permission-until", 2, permission_until},
    {"pass-back", 6, pass_back},
    {"deletion", 4, deletion},
    {"application", 2, application},
    {"transfer", 3, transfer},
    {"pass-show", 4, pass_show},
    {"youth-entry", 4, youth_entry},
    {"youth-entry-bad", 1, youth_entry_bad},
    {"pass-history", 3, pass_history},
    {0},
};

/* What a pass is on a day does not change when its history grows. */
static void append_only(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);

    for (int round = 0; round < 300; round++) {
        struct ad_pass_event events[24];
        enum ad_pass_status seen[24];
        struct ad_pass p = {.number = 1, .club = CLUB, .events = events};
        ad_date on = 0;

        for (int tries = 0; tries < 200 && p.count < 24; tries++) {
            struct ad_pass_event e = {.kind = (uint8_t)kit_below(&rng, AD_PASS_EVENT_KINDS)};

            e.on = on + 1 + (ad_date)kit_below(&rng, 40);
            if (ad_pass_event_check(&p, &e, NULL, 0) != AD_PASS_FINE)
                continue;
            on = e.on;
            events[p.count++] = e;
            seen[p.count - 1] = ad_pass_status_on(&p, on);
            for (unsigned i = 0; i < p.count; i++)
                if (!kit_ok(row, ad_pass_status_on(&p, events[i].on) == seen[i]) ||
                    !kit_ok(row, ad_pass_status_on(&p, events[0].on - 1) == AD_PASS_NONE))
                    return;
        }
        kit_ok(row, p.count > 0 && events[0].kind == AD_PASS_APPLIED);
    }
}

/* The club keeps it, the player gets it for his own events: A1 13.4. */
static void custody(struct kit_row *row)
{
    struct ad_pass_event events[] = {
        {.kind = AD_PASS_APPLIED, .on = 10},  {.kind = AD_PASS_ISSUED, .on = 20, .works_from = 25},
        {.kind = AD_PASS_RECEIVED, .on = 30}, {.kind = AD_PASS_HANDED_OUT, .on = 40},
        {.kind = AD_PASS_RECEIVED, .on = 50}, {.kind = AD_PASS_SENT_BACK, .on = 60},
    };
    struct ad_pass p = {.number = 1, .club = CLUB, .events = events, .count = 6};
    char text[AD_YOUTH_ENTRY_MAX];

    kit_ok(row, ad_pass_custody_on(&p, 29) == AD_CUSTODY_OFFICE);
    kit_ok(row, ad_pass_custody_on(&p, 30) == AD_CUSTODY_CLUB);
    kit_ok(row, ad_pass_custody_on(&p, 40) == AD_CUSTODY_PLAYER);
    kit_ok(row, ad_pass_custody_on(&p, 50) == AD_CUSTODY_CLUB);
    kit_ok(row, ad_pass_custody_on(&p, 60) == AD_CUSTODY_OFFICE);
    kit_ok(row, !ad_pass_works(&p, 24) && ad_pass_works(&p, 25) && !ad_pass_works(&p, 60));
    kit_ok(row, ad_youth_entry_write(text, 13, 1987, 1, 7) == AD_EFULL);
    kit_ok(row, ad_youth_entry_write(text, 14, 1987, 1, 7) == 13);
}

static const struct kit_test tests[] = {
    {"pass: where it is", custody},
    {"pass: history only grows", append_only},
    {0},
};

const struct kit_suite suite_pass = {verbs, tests};
