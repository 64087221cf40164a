/*
 * tests/federation/verbs_dates.c -- terms, moved matches, what is open before the last round.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/adjudication.h"
#include "federation/reschedule.h"
#include "row_read.h"
#include "federation/names.h"
#include "federation/adjudication_inside.h"

/* term | name | day | last day, point */
static void term(struct kit_row *row)
{
    enum ad_term t = ad_term_find(row->field[0], row->len[0]);
    struct ad_calendar c = ad_calendar_usual;
    char day_text[16], when[AD_DATE_TEXT_MAX], point[AD_POINT_TEXT_MAX];

    sscanf(row->field[1], "%15s", day_text);
    c.roll = row_has(row->field[1], "roll");
    if (!kit_ok(row, t < AD_TERMS))
        return;
    ad_date_write(when, sizeof when, ad_term_until(t, row_day(row, day_text), NULL, &c));
    ad_point_write(point, sizeof point, ad_term_point(t));
    kit_isf(row, row->field[2], "%s %s", when, point);
}

/* reschedule | old -> new | what else | verdict and points | answer by */
static void reschedule(struct kit_row *row)
{
    char old_day[16], new_day[16], text[32], by[40];
    const char *w = row->field[1];
    struct ad_reschedule_request m;
    struct ad_reschedule_verdict v;

    sscanf(row->field[0], "%15s -> %15s", old_day, new_day);
    m = ad_reschedule_request(row_day(row, old_day), row_day(row, new_day));
    m.delivered = row_day_of(row, w, "delivered");
    m.filed = row_day_of(row, w, "filed");
    m.last_round = row_day_of(row, w, "last");
    m.in_last_round = row_has(w, "last-round");
    m.whole_round = row_has(w, "whole-round");
    m.ex_officio = row_has(w, "ex-officio");
    m.compelling = row_has(w, "compelling");
    m.consent = row_has(w, "consent");
    m.duty_official = row_has(w, "official");
    m.duty_youth = row_has(w, "youth");
    if (*row_value(text, w, "board")) {
        m.reason = AD_RESCHEDULE_DUTY;
        m.duty_board = (uint8_t)atoi(text);
        m.duty_day = m.old_day;
    }
    if (*row_value(text, w, "duty-day"))
        m.duty_day = row_day(row, text);
    m.duty_end = row_day_of(row, w, "duty-end");
    m.boards = (uint8_t)atoi(row_value(text, w, "boards"));
    if (*row_value(text, w, "event"))
        m.duty_level = (uint8_t)ad_level_find(text, strlen(text));
    if (*row_value(text, w, "match"))
        m.match_level = (uint8_t)ad_level_find(text, strlen(text));
    v = ad_reschedule_decide(&m, NULL);
    kit_isf(row, row->field[2], "%s %s", ad_reschedule_name(v.code), row_points(by, v.by));
    if (ad_date_write(text, sizeof text, v.answer_by) < 0)
        strcpy(text, "-");
    kit_is(row, row->field[3], text);
}

/* last-round | round:match:board:score ... | the last round | verdict */
static void last_round(struct kit_row *row)
{
    struct ad_fixture f[16];
    const char *at = row->field[0];
    unsigned n = 0, r, m, b;
    char s[8], by[40];
    int used;
    struct ad_last_round v;

    while (n < 16 && sscanf(at, " %u:%u:%u:%7[^ ]%n", &r, &m, &b, s, &used) == 4) {
        f[n++] = (struct ad_fixture){(uint16_t)r, (uint16_t)m, (uint16_t)b,
                                     (uint8_t)ad_score_check(s, strlen(s), AD_FIDE_1984).score};
        at += used;
    }
    v = ad_last_round_check(f, n, (unsigned)atoi(row->field[1]));
    if (v.blocked)
        kit_isf(row, row->field[2], "blocked %s: %u, first %u:%u:%u", row_points(by, v.by), v.open,
                f[v.first].round, f[v.first].match, f[v.first].board);
    else
        kit_isf(row, row->field[2], "free %s", row_points(by, v.by));
}

static const struct kit_verb verbs[] = {
    {"term", 3, term},
    {"reschedule", 4, reschedule},
    {"last-round", 3, last_round},
    {0},
};

static const struct kit_test tests[] = {{0}};

const struct kit_suite suite_dates = {verbs, tests};
