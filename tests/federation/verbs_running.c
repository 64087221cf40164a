/*
 * tests/federation/verbs_running.c -- results, absence, adjudication; words of the room.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/adjudication.h"
#include "adoube/competition.h"
#include "federation/groups.h"
#include "federation/matchday.h"
#include "federation/reschedule.h"
#include "adoube/sanction.h"
#include "adoube/seats.h"
#include "row_read.h"
#include "federation/names.h"
#include "federation/adjudication_inside.h"
#include "federation/competition_inside.h"
#include "federation/sanction_inside.h"
#include "federation/seats_inside.h"

/* ---- results ---- */

static void article(char *out, size_t cap, ad_article a)
{
    snprintf(out, cap, "%s%s%s", a == AD_NO_ARTICLE ? "" : ad_edition_name(ad_article_edition(a)),
             a == AD_NO_ARTICLE ? "" : " ", ad_article_number(a));
}

/* score | text | edition | verdict, result, article */
static void score(struct kit_row *row)
{
    enum ad_edition e = ad_edition_find(row->field[1], row->len[1]);
    struct ad_score_verdict v = ad_score_check(row->field[0], row->len[0], e);
    char a[40];

    article(a, sizeof a, v.article);
    kit_isf(row, row->field[2], "%s %s %s", ad_score_code_name(v.code),
            v.code == AD_SCORE_VALID ? ad_score_text(v.score) : "-", a);
    kit_ok(row, v.by == AD_BTO_34);
}

/* scored | lines "score cause [point, or wrong]; ..." | verdict of the last | now, at the board */
static void scored(struct kit_row *row)
{
    struct ad_scored list[3];
    struct ad_score_verdict v = {0};
    unsigned count = 0;
    const char *at = row->field[0];

    while (*at) {
        char text[12] = "", cause[24] = "", point[16] = "";
        struct ad_scored line = {.replaces = (uint16_t)count, .on = 0};

        sscanf(at, " %11[^ ;] %23[^ ;] %15[^;]", text, cause, point);
        line.score = (uint8_t)ad_score_check(text, strlen(text), AD_FIDE_2017).score;
        line.cause = (uint8_t)ad_cause_find(cause, strlen(cause));
        if (strcmp(point, "wrong") == 0)
            line.replaces++;
        else
            line.by = ad_point_find(point, strlen(point));
        v = ad_scored_add(list, &count, 3, &line, AD_FIDE_1984);
        at += strcspn(at, ";");
        at += *at == ';';
    }
    kit_is(row, row->field[1], ad_score_code_name(v.code));
    kit_isf(row, row->field[2], "%s, %s", ad_score_text(ad_scored_now(list, count)),
            ad_score_text(ad_scored_over_board(list, count)));
}

/* ---- absence ---- */

static int32_t seconds(const char *text)
{
    int m = 0, s = 0;

    if (strcmp(text, "never") == 0 || !*text)
        return AD_NEVER;
    sscanf(text, "%d:%d", &m, &s);
    return m * 60 + s;
}

/* absence | edition and settings | White came, Black came | result, point, article | clocks */
static void absence(struct kit_row *row)
{
    char text[32], white[16], black[16], a[40], point[AD_POINT_TEXT_MAX];
    struct ad_attendance in;
    struct ad_absence out;

    sscanf(row->field[0], "%31s", text);
    in = ad_attendance(ad_edition_find(text, strlen(text)));
    if (*row_value(text, row->field[0], "default"))
        in.default_s = seconds(text);
    if (*row_value(text, row->field[0], "now"))
        in.now_s = seconds(text);
    if (*row_value(text, row->field[0], "delay"))
        in.delay_s = seconds(text);
    in.culprit = row_has(row->field[0], "by-white")   ? AD_WHITE
                 : row_has(row->field[0], "by-black") ? AD_BLACK
                                                      : in.culprit;
    in.at_hour_lost = row_has(row->field[0], "at-hour-lost");
    in.hour_runs = row_has(row->field[0], "hour-runs");
    sscanf(row->field[1], "%15s %15s", white, black);
    in.arrived[0] = seconds(white);
    in.arrived[1] = seconds(black);
    out = ad_absence_decide(&in);
    ad_point_write(point, sizeof point, out.by);
    article(a, sizeof a, out.article);
    kit_isf(row, row->field[2], "%s %s%s%s", ad_score_text(out.score), point, a[0] ? ", " : "", a);
    kit_isf(row, row->field[3], "%d:%02d %d:%02d", out.used[0] / 60, out.used[0] % 60,
            out.used[1] / 60, out.used[1] % 60);
}

/* delay | boards | minutes | home or guest | home's minutes | guest's minutes */
static void delay(struct kit_row *row)
{
    int32_t home[10], guest[10];
    unsigned boards = (unsigned)atoi(row->field[0]);

    kit_ok(row, ad_delay_charge(home, guest, boards, atoi(row->field[1]) * 60,
                                strcmp(row->field[2], "home") == 0) == AD_BTO_27_3);
    for (unsigned b = 0; b < boards; b++) {
        kit_isf(row, row->field[3], "%d", home[b] / 60);
        kit_isf(row, row->field[4], "%d", guest[b] / 60);
    }
}

/* ---- adjudication ---- */

static enum ad_match_side side_of(const char *w)
{
    return row_has(w, "home") ? AD_HOME_SIDE : row_has(w, "guest") ? AD_GUEST_SIDE : AD_NO_SIDE;
}

static uint8_t score_of(const char *text)
{
    return (uint8_t)ad_score_check(text, strlen(text), AD_FIDE_2017).score;
}

static void adj_step(struct kit_row *row, struct ad_adjudication *a, char *text)
{
    char *arrow = strstr(text, "->"), word[16] = "", got[64], point[AD_POINT_TEXT_MAX], v[32];
    struct ad_adjudication second = *a;
    struct ad_adj_event e;
    struct ad_adj_command c;
    unsigned kind = 0;

    if (arrow) {
        *arrow = '\0';
        arrow += 2 + strspn(arrow + 2, " ");
        while (*arrow && arrow[strlen(arrow) - 1] == ' ')
            arrow[strlen(arrow) - 1] = '\0';
    }
    sscanf(text, "%15s", word);
    while (kind < AD_ADJ_COMMANDS &&
           strcmp(ad_adj_command_name((enum ad_adj_command_kind)kind), word))
        kind++;
    if (kind == AD_ADJ_COMMANDS) {
        kit_fail(row, "no such step: %s", word);
        return;
    }
    c = ad_adj_command((enum ad_adj_command_kind)kind, row_day(row, "1987-11-15"));
    if (*row_value(v, text, "on"))
        c.on = row_day(row, v);
    c.postmark = row_day_of(row, text, "posted");
    c.day = row_day_of(row, text, "day");
    c.minutes = atoi(row_value(v, text, "minutes"));
    c.sealed = row_has(text, "sealed");
    c.copy = row_has(text, "copy");
    c.agreed = row_has(text, "agreed");
    c.consent = row_has(text, "consent");
    c.side = (uint8_t)side_of(text);
    c.score[0] = score_of(row_value(v, text, "a"));
    c.score[1] = score_of(row_value(v, text, "b"));
    ad_adjudication_decide(&e, a, &c);
    ad_point_write(point, sizeof point, e.verdict.by[0]);
    snprintf(got, sizeof got, "%s %s", ad_adj_code_name(e.verdict.code), point);
    kit_is(row, arrow ? arrow : "ok", arrow ? got : ad_adj_code_name(e.verdict.code));
    ad_adjudication_apply(a, &e);
    ad_adjudication_apply(&second, &e);
    kit_ok(row, memcmp(a, &second, sizeof second) == 0);
}

/* adjudication | white=home marked long | steps | state, result cause | resumed at, until */
static void adjudication(struct kit_row *row)
{
    static const char *const sides[] = {"home", "guest", "-"};
    struct ad_adjudication a;
    char one[200], until[AD_DATE_TEXT_MAX];
    const char *at = row->field[1];

    ad_adjudication_init(&a, row_has(row->field[0], "white=guest") ? AD_GUEST_SIDE : AD_HOME_SIDE,
                         row_has(row->field[0], "marked"), row_has(row->field[0], "long"), NULL);
    while (*at) {
        size_t len = strcspn(at, ";");

        snprintf(one, sizeof one, "%.*s", (int)len, at);
        adj_step(row, &a, one);
        at += len + (at[len] == ';');
    }
    kit_isf(row, row->field[2], "%s, %s %s",
            ad_adjudication_state_name((enum ad_adjudication_state)a.state),
            ad_score_text((enum ad_score)a.score), ad_cause_name((enum ad_cause)a.cause));
    if (ad_date_write(until, sizeof until, ad_adjudication_until(&a)) < 0)
        strcpy(until, "-");
    kit_isf(row, row->field[3], "%s %s", sides[a.place], until);
}

/* session | minutes | rounds begun | verdict */
static void session(struct kit_row *row)
{
    struct ad_adj_verdict v =
        ad_session_check(atoi(row->field[0]), (unsigned)atoi(row->field[1]), NULL);
    char by[40];

    kit_isf(row, row->field[2], "%s %s", ad_adj_code_name(v.code), row_points(by, v.by));
}

static const struct kit_verb verbs[] = {
    {"score", 3, score},
    {"scored", 3, scored},
    {"absence", 4, absence},
    {"delay", 5, delay},
    {"adjudication", 4, adjudication},
    {"session", 3, session},
    {0},
};

/* Any commands at any time: each verdict names a point, a refusal changes nothing but the number,
 * what is final stays so, and no term ends earlier than was told. */
static void random_adjudications(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    unsigned reached[AD_ADJ_STATES] = {0};

    for (unsigned i = 0; i < (row->long_run ? 200000 : 10000); i++) {
        struct ad_adjudication a;

        ad_adjudication_init(&a, (enum ad_match_side)kit_below(&rng, 2), !kit_below(&rng, 9),
                             kit_below(&rng, 2), NULL);
        for (unsigned k = 0; k < 30; k++) {
            struct ad_adjudication before = a;
            struct ad_adj_command c =
                ad_adj_command((enum ad_adj_command_kind)kit_below(&rng, AD_ADJ_COMMANDS),
                               (ad_date)(6000 + k / 3));
            struct ad_adj_event e;

            c.side = (uint8_t)kit_below(&rng, 3);
            c.score[0] = (uint8_t)kit_below(&rng, 5);
            c.score[1] = (uint8_t)kit_below(&rng, 5);
            c.minutes = (int32_t)kit_below(&rng, 500);
            c.sealed = c.copy = kit_below(&rng, 4) > 0;
            c.agreed = c.consent = kit_below(&rng, 2);
            c.day = kit_below(&rng, 3) ? c.on + 7 : AD_NO_DATE;
            ad_adjudication_decide(&e, &a, &c);
            ad_adjudication_apply(&a, &e);
            kit_ok(row, e.verdict.by[0] > AD_NO_POINT && e.verdict.by[0] < AD_POINTS);
            kit_ok(row, before.state != AD_ADJ_FINAL || a.score == before.score);
            if (e.verdict.code != AD_ADJ_OK) {
                before.seq = a.seq;
                kit_ok(row, memcmp(&a, &before, sizeof a) == 0);
            }
            if (ad_adjudication_until(&before) != AD_NO_DATE &&
                ad_adjudication_until(&a) != AD_NO_DATE)
                kit_ok(row, ad_adjudication_until(&a) >= ad_adjudication_until(&before));
            reached[a.state]++;
        }
    }
    for (unsigned s = 0; s < AD_ADJ_STATES; s++)
        if (!reached[s])
            kit_fail(row, "never: %s", ad_adjudication_state_name((enum ad_adjudication_state)s));
}

/* Every value has its words in both languages, and beyond the last there are none. */
static void all_words(struct kit_row *row)
{
    struct ad_scored line;
    unsigned count = 0;

#define WORDS(noun, type, count)                                       \
    for (unsigned i = 0; i < count; i++)                               \
        kit_ok(row, ad_##noun##_name((type)i)[0] != '\0' &&            \
                        ad_##noun##_text((type)i, AD_EN)[0] != '\0' && \
                        ad_##noun##_text((type)i, AD_DE)[0] != '\0');  \
    kit_is(row, "", ad_##noun##_name(count));                          \
    kit_is(row, "", ad_##noun##_text(count, AD_DE));

    WORDS(account, enum ad_account_kind, AD_ACCOUNTS)
    WORDS(booked, enum ad_booked, AD_BOOKEDS)
    WORDS(instance, enum ad_instance, AD_INSTANCES)
    WORDS(case_state, enum ad_case_state, AD_CASE_STATES)
    WORDS(case_code, enum ad_case_code, AD_CASE_CODES)
    WORDS(outcome, enum ad_outcome, AD_OUTCOMES)
    WORDS(due, enum ad_due_kind, AD_DUES)
    WORDS(subject, enum ad_subject, AD_SUBJECTS)
    WORDS(sanction, enum ad_sanction_kind, AD_SANCTIONS)
    WORDS(sanction_code, enum ad_sanction_code, AD_SANCTION_CODES)
    WORDS(sanction_state, enum ad_sanction_state, AD_SANCTION_STATES)
    WORDS(term, enum ad_term, AD_TERMS)
    WORDS(reschedule, enum ad_reschedule_code, AD_RESCHEDULES)
    WORDS(cause, enum ad_cause, AD_CAUSES)
    WORDS(score_code, enum ad_score_code, AD_SCORE_CODES)
    WORDS(adjudication_state, enum ad_adjudication_state, AD_ADJ_STATES)
    WORDS(adj_code, enum ad_adj_code, AD_ADJ_CODES)
    WORDS(overstep, enum ad_overstep_code, AD_OVERSTEPS)
    WORDS(pass_bad, enum ad_pass_bad, AD_PASS_BADS)
    WORDS(level, enum ad_level, AD_LEVELS)
    WORDS(override, enum ad_override_code, AD_OVERRIDES)
    WORDS(prequal, enum ad_prequal_state, AD_PREQUAL_EXPIRED + 1)
    WORDS(seat_field, enum ad_seat_field, AD_SEAT_FIELD_REFUSED + 1)
    WORDS(seat_why, enum ad_seat_why, AD_SEAT_LIMIT + 1)
    WORDS(seats, enum ad_seats_code, AD_SEATS_TOO_MANY + 1)
    WORDS(org_play, enum ad_org_play_code, AD_ORG_PLAY_BANNED + 1)
    WORDS(league_move, enum ad_league_move, AD_LEAGUE_ASK + 1)
    WORDS(qualified, enum ad_qualified_why, AD_QUALIFIED_TIED + 1)
    WORDS(entry, enum ad_entry_state, AD_ENTRY_EXCLUDED + 1)
    WORDS(run_code, enum ad_run_code, AD_RUN_OTHER + 1)
    WORDS(groups, enum ad_groups_code, AD_GROUPS_UNEVEN + 1)
    WORDS(ineligible, enum ad_ineligible, AD_INELIGIBLES)
    WORDS(lineup_code, enum ad_lineup_code, AD_LINEUP_CODES)
#undef WORDS
    kit_is(row, "its full fee", ad_term_text(AD_TERM_FEE, AD_EN));
    kit_is(row, "die volle Gebühr dazu", ad_term_text(AD_TERM_FEE, AD_DE));
    kit_is(row, "", ad_score_text(AD_SCORES));
    kit_ok(row,
           ad_scored_add(&line, &count, 1, &(struct ad_scored){.score = AD_SCORES}, AD_FIDE_1984)
                       .code == AD_SCORE_UNREADABLE &&
               count == 0);
    kit_is(row, "", ad_case_command_name(AD_CASE_COMMANDS));
    kit_is(row, "", ad_case_event_name(AD_CASE_EVENTS));
    kit_is(row, "", ad_adj_command_name(AD_ADJ_COMMANDS));
    kit_ok(row, ad_term_until(AD_TERMS, 0, NULL, NULL) == AD_NO_DATE);
}

static const struct kit_test tests[] = {
    {"federation: words in two languages", all_words},
    {"adjudication: random commands", random_adjudications},
    {0},
};

const struct kit_suite suite_running = {verbs, tests};
