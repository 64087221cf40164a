/*
 * tests/federation/verbs_running.c -- sanctions, results, absence, adjudication, moved matches.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/adjudication.h"
#include "adoube/reschedule.h"
#include "adoube/sanction.h"

static ad_date day(struct kit_row *row, const char *text)
{
    ad_date d = AD_NO_DATE;

    if (strcmp(text, "-") != 0 && ad_date_read(&d, text, strlen(text), NULL) != 0)
        kit_fail(row, "no day: %s", text);
    return d;
}

static bool has(const char *words, const char *word)
{
    size_t len = strlen(word);

    for (const char *at = words; (at = strstr(at, word)); at += len)
        if ((at == words || at[-1] == ' ') && (at[len] == ' ' || at[len] == '\0'))
            return true;
    return false;
}

/* The value of key=, up to a blank; "" if there is none. */
static const char *value(char out[32], const char *words, const char *key)
{
    size_t len = strlen(key);
    const char *at = words;

    out[0] = '\0';
    while ((at = strstr(at, key)) && ((at != words && at[-1] != ' ') || at[len] != '='))
        at += len;
    if (at)
        sscanf(at + len + 1, "%31[^ ]", out);
    return out;
}

static ad_date day_of(struct kit_row *row, const char *words, const char *key)
{
    char text[32];

    return *value(text, words, key) ? day(row, text) : AD_NO_DATE;
}

static const char *points(char out[40], const enum ad_point by[2])
{
    char a[AD_POINT_TEXT_MAX] = "?", b[AD_POINT_TEXT_MAX] = "";

    ad_point_write(a, sizeof a, by[0]);
    if (by[1] != AD_NO_POINT)
        ad_point_write(b, sizeof b, by[1]);
    snprintf(out, 40, "%s%s%s", a, b[0] ? ", " : "", b);
    return out;
}

/* ---- sanctions ---- */

static struct ad_sanction sanction_of(struct kit_row *row, const char *w)
{
    struct ad_sanction s = {.area = AD_DISTRICT, .issuer_area = AD_DISTRICT, .issued = AD_NO_DATE};
    char who[16] = "", what[24] = "", text[32];

    sscanf(w, "%15s %23s", who, what);
    s.subject = (uint8_t)ad_subject_find(who, strlen(who));
    s.kind = (uint8_t)ad_sanction_find(what, strlen(what));
    s.issuer = has(w, "event-director") ? AD_ISSUER_EVENT_DIRECTOR
               : has(w, "instance")     ? AD_ISSUER_INSTANCE
               : has(w, "captain")      ? AD_ISSUER_OTHER
                                        : AD_ISSUER_DIRECTOR;
    if (*value(text, w, "area"))
        s.issuer_area = (uint8_t)ad_level_find(text, strlen(text));
    s.playing_rules = has(w, "rules-of-play");
    s.pending = has(w, "pending");
    s.by_likeness = has(w, "likeness");
    s.consent = has(w, "consent");
    s.earlier = has(w, "earlier");
    s.automatic = has(w, "automatic");
    value(text, w, "ground");
    s.ground = *text ? ad_point_find(text, strlen(text)) : AD_BTO_16_4;
    if (has(w, "no-ground"))
        s.ground = AD_NO_POINT;
    if (*value(text, w, "money") && ad_money_read(&s.fine, text, strlen(text), "DEM") != 0)
        kit_fail(row, "no money: %s", text);
    s.points = (int16_t)atoi(value(text, w, "points"));
    s.from = day_of(row, w, "from");
    s.until = day_of(row, w, "until");
    return s;
}

/* sanction | what | the season's highest fine | verdict and points */
static void sanction(struct kit_row *row)
{
    struct ad_sanction s = sanction_of(row, row->field[0]);
    struct ad_sanction_rules r = ad_sanction_rules_usual;
    struct ad_money max = {0, ""};
    struct ad_sanction_verdict v;
    char by[40];

    r.club_ban_up_to = has(row->field[0], "up-to");
    if (row->len[1])
        ad_money_read(&max, row->field[1], row->len[1], "DEM");
    v = ad_sanction_check(&s, &r, max);
    kit_isf(row, row->field[2], "%s %s", ad_sanction_code_name(v.code), points(by, v.by));
    kit_ok(row, ad_sanction_code_text(v.code, AD_DE)[0] != '\0');
}

/* sanction-life | acts | state at the end, or "no" */
static void sanction_life(struct kit_row *row)
{
    static const char *const acts[] = {"consent", "refuse", "stay", "resume", "lift", "serve"};
    enum ad_sanction_state s = AD_SANCTION_PENDING;
    char text[100], *save = NULL;

    snprintf(text, sizeof text, "%s", row->field[0]);
    for (char *t = strtok_r(text, " ", &save); t; t = strtok_r(NULL, " ", &save)) {
        unsigned a = 0;

        while (a < 5 && strcmp(acts[a], t) != 0)
            a++;
        s = ad_sanction_next(s, (enum ad_sanction_act)a);
    }
    kit_is(row, row->field[1], s == AD_SANCTION_STATES ? "no" : ad_sanction_state_name(s));
}

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
    if (*value(text, row->field[0], "default"))
        in.default_s = seconds(text);
    if (*value(text, row->field[0], "now"))
        in.now_s = seconds(text);
    if (*value(text, row->field[0], "delay"))
        in.delay_s = seconds(text);
    in.culprit = has(row->field[0], "by-white")   ? AD_WHITE
                 : has(row->field[0], "by-black") ? AD_BLACK
                                                  : in.culprit;
    in.at_hour_lost = has(row->field[0], "at-hour-lost");
    in.hour_runs = has(row->field[0], "hour-runs");
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
    return has(w, "home") ? AD_HOME_SIDE : has(w, "guest") ? AD_GUEST_SIDE : AD_NO_SIDE;
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
    c = ad_adj_command((enum ad_adj_command_kind)kind, day(row, "1987-11-15"));
    if (*value(v, text, "on"))
        c.on = day(row, v);
    c.postmark = day_of(row, text, "posted");
    c.day = day_of(row, text, "day");
    c.minutes = atoi(value(v, text, "minutes"));
    c.sealed = has(text, "sealed");
    c.copy = has(text, "copy");
    c.agreed = has(text, "agreed");
    c.consent = has(text, "consent");
    c.side = (uint8_t)side_of(text);
    c.score[0] = score_of(value(v, text, "a"));
    c.score[1] = score_of(value(v, text, "b"));
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

    ad_adjudication_init(&a, has(row->field[0], "white=guest") ? AD_GUEST_SIDE : AD_HOME_SIDE,
                         has(row->field[0], "marked"), has(row->field[0], "long"), NULL);
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

    kit_isf(row, row->field[2], "%s %s", ad_adj_code_name(v.code), points(by, v.by));
}

/* ---- dates ---- */

/* term | name | day | last day, point */
static void term(struct kit_row *row)
{
    enum ad_term t = ad_term_find(row->field[0], row->len[0]);
    struct ad_calendar c = ad_calendar_usual;
    char day_text[16], when[AD_DATE_TEXT_MAX], point[AD_POINT_TEXT_MAX];

    sscanf(row->field[1], "%15s", day_text);
    c.roll = has(row->field[1], "roll");
    if (!kit_ok(row, t < AD_TERMS))
        return;
    ad_date_write(when, sizeof when, ad_term_until(t, day(row, day_text), NULL, &c));
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
    m = ad_reschedule_request(day(row, old_day), day(row, new_day));
    m.delivered = day_of(row, w, "delivered");
    m.filed = day_of(row, w, "filed");
    m.last_round = day_of(row, w, "last");
    m.in_last_round = has(w, "last-round");
    m.whole_round = has(w, "whole-round");
    m.ex_officio = has(w, "ex-officio");
    m.compelling = has(w, "compelling");
    m.consent = has(w, "consent");
    m.duty_official = has(w, "official");
    m.duty_youth = has(w, "youth");
    if (*value(text, w, "board")) {
        m.reason = AD_RESCHEDULE_DUTY;
        m.duty_board = (uint8_t)atoi(text);
        m.duty_day = m.old_day;
    }
    if (*value(text, w, "duty-day"))
        m.duty_day = day(row, text);
    m.duty_end = day_of(row, w, "duty-end");
    m.boards = (uint8_t)atoi(value(text, w, "boards"));
    if (*value(text, w, "event"))
        m.duty_level = (uint8_t)ad_level_find(text, strlen(text));
    if (*value(text, w, "match"))
        m.match_level = (uint8_t)ad_level_find(text, strlen(text));
    v = ad_reschedule_decide(&m, NULL);
    kit_isf(row, row->field[2], "%s %s", ad_reschedule_name(v.code), points(by, v.by));
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
        kit_isf(row, row->field[2], "blocked %s: %u, first %u:%u:%u", points(by, v.by), v.open,
                f[v.first].round, f[v.first].match, f[v.first].board);
    else
        kit_isf(row, row->field[2], "free %s", points(by, v.by));
}

static const struct kit_verb verbs[] = {
    {"sanction", 3, sanction},
    {"sanction-life", 2, sanction_life},
    {"score", 3, score},
    {"scored", 3, scored},
    {"absence", 4, absence},
    {"delay", 5, delay},
    {"adjudication", 4, adjudication},
    {"session", 3, session},
    {"term", 3, term},
    {"reschedule", 4, reschedule},
    {"last-round", 3, last_round},
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

/* A fine is booked to who was fined; nothing else is. */
static void fines(struct kit_row *row)
{
    struct ad_ledger_entry room[4];
    struct ad_ledger l = {room, 4, 0, 0};
    struct ad_sanction s = {.subject = AD_SUBJECT_CLUB,
                            .kind = AD_SANCTION_FINE,
                            .ground = AD_BTO_4_3,
                            .fine = ad_money(5000, "DEM")};

    kit_ok(row, ad_sanction_book(&l, &s, 9, 12, 3) == 1);
    kit_ok(row, ad_ledger_sum(&l, (struct ad_account){AD_ACCOUNT_CLUB, 12}, "DEM") == -5000);
    kit_ok(row, ad_ledger_sum(&l, (struct ad_account){AD_ACCOUNT_FINES, 3}, "DEM") == 5000);
    s.subject = AD_SUBJECT_PLAYER;
    kit_ok(row, ad_sanction_book(&l, &s, 9, 12, 3) == 2);
    kit_ok(row, ad_ledger_sum(&l, (struct ad_account){AD_ACCOUNT_PERSON, 12}, "DEM") == -5000);
    s.kind = AD_SANCTION_WARNING;
    kit_ok(row, ad_sanction_book(&l, &s, 9, 12, 3) == 0 && l.bookings == 2);
}

/* BTO 4.3, 2.4 */
static void duties(struct kit_row *row)
{
    char by[40];

    kit_ok(row, ad_sanction_duty(AD_BREACH_NO_SHOW).fine);
    kit_ok(row, ad_sanction_duty(AD_BREACH_WITHDRAWAL).fine);
    kit_ok(row, !ad_sanction_duty(AD_BREACH_PASS).fine);
    kit_is(row, "BTO 4.3, BTO 4.4", points(by, ad_sanction_duty(AD_BREACH_NO_SHOW).by));
    kit_is(row, "BTO 2.4, BTO 4.1", points(by, ad_sanction_duty(AD_BREACH_PASS).by));
}

/* Every value has its words in both languages, and beyond the last there are none. */
static void all_words(struct kit_row *row)
{
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
#undef WORDS
    kit_is(row, "its full fee", ad_term_text(AD_TERM_FEE, AD_EN));
    kit_is(row, "die volle Gebühr dazu", ad_term_text(AD_TERM_FEE, AD_DE));
    kit_is(row, "", ad_score_text(AD_SCORES));
    kit_is(row, "", ad_case_command_name(AD_CASE_COMMANDS));
    kit_is(row, "", ad_case_event_name(AD_CASE_EVENTS));
    kit_is(row, "", ad_adj_command_name(AD_ADJ_COMMANDS));
    kit_ok(row, ad_term_until(AD_TERMS, 0, NULL, NULL) == AD_NO_DATE);
}

static const struct kit_test tests[] = {
    {"federation: words in two languages", all_words},
    {"adjudication: random commands", random_adjudications},
    {"sanction: what must follow", duties},
    {"sanction: a fine is booked", fines},
    {0},
};

const struct kit_suite suite_running = {verbs, tests};
