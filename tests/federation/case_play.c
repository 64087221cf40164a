/*
 * tests/federation/case_play.c -- playing a case from the text of a row.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "case_play.h"
#include "federation/names.h"

enum { ENTRIES = 4096, STEP = 400 };

static struct ad_ledger_entry entries[ENTRIES];

static ad_date day(struct kit_row *row, const char *text, size_t len)
{
    ad_date d = AD_NO_DATE;

    if (ad_date_read(&d, text, len, NULL) != 0)
        kit_fail(row, "no day: %.*s", (int)len, text);
    return d;
}

/* ---- the people of the rows ---- */

static const char *const names[] = {"home", "guest", "third", "director", NULL};

static const struct ad_party people[] = {
    {AD_DISPUTES | AD_ENTITLED_RESULT, true, 1, 1},
    {AD_DISPUTES | AD_ENTITLED_RESULT, true, 2, 2},
    {AD_ENTITLED_AFFECTED, true, 3, 3}, /* its relegation hangs on it */
    {AD_ENTITLED_DIRECTOR, false, 90, 9},
};
const struct ad_party play_stranger = {0, true, 77, 77};

/* "decided district-director 1987-11-02 [blitz] [roll] [no-notice] [player] [late-ok]" */
static bool matter_of(struct ad_matter *m, struct ad_case_rules *r, struct kit_row *row,
                      const char *text)
{
    char start[16], first[40], when[16], more[80] = "";

    *m = (struct ad_matter){.postmark = AD_NO_DATE, .parties = 4, .copies = 3};
    *r = ad_case_rules_usual;
    if (sscanf(text, "%15s %39s %15s %79[^\n]", start, first, when, more) < 3)
        return kit_fail(row, "no matter: %s", text);
    memcpy(m->party, people, sizeof people);
    m->start = strcmp(start, "decided") == 0 ? AD_START_DECIDED : AD_START_DISPUTE;
    m->first = (uint8_t)ad_instance_find(first, strlen(first));
    m->incident = day(row, when, strlen(when));
    if (m->start == AD_START_DECIDED)
        m->postmark = m->incident;
    m->decided_by = 90;
    m->youth = strstr(more, "youth") != NULL;
    m->blitz_rule = strstr(more, "blitz") != NULL;
    r->days.roll = strstr(more, "roll") != NULL;
    r->late_withdrawal = strstr(more, "late-ok") != NULL;
    r->director_recuses = strstr(more, "director-sits") == NULL;
    if (strstr(more, "no-notice"))
        m->copies = 0;
    if (strstr(more, "player")) {
        m->party[0] = (struct ad_party){AD_ENTITLED_SANCTIONED, false, 11, 1};
        m->party[1].grounds = m->party[2].grounds = 0;
    }
    return true;
}

/* ---- a step ---- */

void play_amount(struct kit_row *row, int64_t *out, const char *text)
{
    struct ad_money m = {0, ""};

    if (ad_money_read(&m, text, strlen(text), "DEM") != 0)
        kit_fail(row, "no amount: %s", text);
    *out = m.amount;
}

void play_judge(struct ad_judge *j, const char *text)
{
    unsigned person = 0, club = 0, second = 0;

    sscanf(text, "%u:%u:%u", &person, &club, &second);
    *j = (struct ad_judge){person, {club, second}, strstr(text, "arbiter") != NULL};
}

static void key_value(struct play *p, struct ad_case_command *c, const char *key, const char *value)
{
    static const char *const stays[] = {"none", "full", "limited"};
    size_t len = strlen(value);

    if (strcmp(key, "on") == 0)
        c->on = day(p->row, value, len);
    else if (strcmp(key, "posted") == 0)
        c->postmark = day(p->row, value, len);
    else if (strcmp(key, "received") == 0)
        c->received = day(p->row, value, len);
    else if (strcmp(key, "day") == 0)
        c->day = day(p->row, value, len);
    else if (strcmp(key, "copies") == 0)
        c->copies = (uint8_t)atoi(value);
    else if (strcmp(key, "expenses") == 0)
        play_amount(p->row, &c->expenses, value);
    else if (strcmp(key, "refund") == 0)
        play_amount(p->row, &c->refund, value);
    else if (strcmp(key, "below") == 0)
        play_amount(p->row, &c->refund_below, value);
    else if (strcmp(key, "charge") == 0)
        play_amount(p->row, &c->charge, value);
    else if (strcmp(key, "by") == 0)
        c->instance = (uint8_t)ad_instance_find(value, len);
    else if (strcmp(key, "person") == 0)
        c->person = (uint32_t)atoi(value);
    else if (strcmp(key, "judge") == 0)
        play_judge(&c->judge, value);
    else if (strcmp(key, "stay") == 0)
        c->stay = (uint8_t)(strcmp(value, stays[1]) == 0   ? AD_STAY_FULL
                            : strcmp(value, stays[2]) == 0 ? AD_STAY_LIMITED
                                                           : AD_STAY_NONE);
    else
        kit_fail(p->row, "no such key: %s", key);
}

/* "new=5:4": club 5 with these grounds. */
static void newcomer(struct ad_party *who, const char *text)
{
    unsigned club = 0, grounds = 0;

    sscanf(text, "%u:%u", &club, &grounds);
    *who = (struct ad_party){(uint8_t)grounds, true, club, club};
}

static void word(struct play *p, struct ad_case_command *c, char *text)
{
    char *equals = strchr(text, '=');
    enum ad_outcome outcome = ad_outcome_find(text, strlen(text));

    if (strncmp(text, "new=", 4) == 0) {
        newcomer(&c->who, text + 4);
        return;
    }
    if (strncmp(text, "money=", 6) == 0) {
        if (ad_money_read(&c->money, text + 6, strlen(text + 6), "DEM") != 0)
            kit_fail(p->row, "no money: %s", text);
        return;
    }
    if (equals) {
        *equals = '\0';
        key_value(p, c, text, equals + 1);
        return;
    }
    for (unsigned i = 0; names[i]; i++)
        if (strcmp(names[i], text) == 0)
            c->party = (uint8_t)i;
    if (strcmp(text, "stranger") == 0)
        c->who = play_stranger;
    c->means = strcmp(text, "registered") == 0 ? AD_MEANS_REGISTERED
               : strcmp(text, "receipt") == 0  ? AD_MEANS_RECEIPT
                                               : c->means;
    c->reasons = c->reasons || strcmp(text, "reasons") == 0;
    c->notice = c->notice || strcmp(text, "notice") == 0;
    c->uncovered = c->uncovered || strcmp(text, "uncovered") == 0;
    if (outcome != AD_OUTCOME_NONE)
        c->outcome = (uint8_t)outcome;
}

/* Apply to both files and book; the books balance and the files agree. */
void play_keep(struct play *p)
{
    for (unsigned i = 0; i < p->out.count; i++) {
        const struct ad_case_event *e = &p->out.event[i];

        ad_case_apply(&p->live, e);
        kit_ok(p->row, ad_case_book(&p->books, &p->live, e) >= 0);
        kit_ok(p->row, e->verdict.by[0] > AD_NO_POINT && e->verdict.by[0] < AD_POINTS);
    }
    for (unsigned i = 0; i < p->out.count; i++)
        ad_case_apply(&p->replayed, &p->out.event[i]);
    kit_ok(p->row, memcmp(&p->live, &p->replayed, sizeof p->live) == 0);
    kit_ok(p->row, ad_ledger_balances(&p->books));
}

/* "protest home on=1987-11-10 registered reasons copies=3 -> ok BTO 5.5" */
static void step(struct play *p, char *text)
{
    char *arrow = strstr(text, "->"), *save = NULL, *t;
    char got[64], point[AD_POINT_TEXT_MAX];
    struct ad_case_command c;
    struct ad_case_verdict v;
    enum ad_case_command_kind kind;

    if (arrow) {
        *arrow = '\0';
        arrow += 2 + strspn(arrow + 2, " ");
        arrow[strcspn(arrow, "\n")] = '\0';
        while (*arrow && arrow[strlen(arrow) - 1] == ' ')
            arrow[strlen(arrow) - 1] = '\0';
    }
    t = strtok_r(text, " ", &save);
    if (!t)
        return;
    kind = ad_case_command_find(t, strlen(t));
    if (kind == AD_CASE_COMMANDS) {
        kit_fail(p->row, "no such step: %s", t);
        return;
    }
    c = ad_case_command(kind, AD_NO_DATE);
    while ((t = strtok_r(NULL, " ", &save)))
        word(p, &c, t);
    v = ad_case_decide(&p->out, &p->live, &c);
    ad_point_write(point, sizeof point, v.by[0]);
    snprintf(got, sizeof got, "%s %s%s", ad_case_code_name(v.code), point,
             v.proposed ? ", proposed" : "");
    if (arrow)
        kit_is(p->row, arrow, got);
    else if (!kit_ok(p->row, !ad_case_code_refuses(v.code)))
        kit_fail(p->row, "%s: %s", ad_case_command_name(kind), got);
    play_keep(p);
}

bool play_begin(struct play *p, struct kit_row *row, const char *matter)
{
    struct ad_matter m;
    struct ad_case_rules r;

    *p = (struct play){.row = row, .books = {entries, ENTRIES, 0, 0}};
    if (!matter_of(&m, &r, row, matter))
        return false;
    kit_ok(row, ad_case_init(&p->live, 7, &m, &r) == 0);
    kit_ok(row, ad_case_init(&p->replayed, 7, &m, &r) == 0);
    return true;
}

void play_steps(struct play *p, const char *text)
{
    char one[STEP];

    while (*text) {
        size_t len = strcspn(text, ";");

        if (len >= sizeof one) {
            kit_fail(p->row, "a step is too long");
            return;
        }
        memcpy(one, text, len);
        one[len] = '\0';
        step(p, one);
        text += len + (text[len] == ';');
    }
}
