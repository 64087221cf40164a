/*
 * text/season_table.c -- results of an event, its table by a template, and who leaves it.
 */
#include "text/season.h"

#include <string.h>

#include "adoube/match.h"
#include "adoube/sanction.h"
#include "adoube/schedule.h"
#include "adoube/standings.h"
#include "tournament/withdraw.h"
#include "federation/sanction_inside.h"
#include "federation/template_inside.h"

static struct ad_meeting *meeting(struct ad__season *s, unsigned who, unsigned round)
{
    return &s->meeting[who * AD__SEASON_ROUNDS + round];
}

/* Nobody has met anybody in it. */
static void clear_round(struct ad__season *s, unsigned round)
{
    for (unsigned i = 0; i < AD__SEASON_ENTRANTS; i++)
        *meeting(s, i, round) = (struct ad_meeting){.colour = '-'};
}

static void begin(struct ad__season *s, unsigned entrants, unsigned rounds)
{
    s->entrants = entrants;
    s->rounds = rounds;
    for (unsigned i = 0; i < entrants; i++)
        s->entrant[i] = (struct ad_entrant){.number = (uint16_t)(i + 1)};
    for (unsigned i = 0; i < AD__SEASON_ROUNDS; i++)
        clear_round(s, i);
}

/* White is `a`, Black `b`, places from 0. */
static void meet(struct ad__season *s, unsigned round, unsigned a, unsigned b, char white)
{
    static const char letters[] = "1=0+-?", other[] = "0=1-+?";
    const char *at = white ? strchr(letters, white) : NULL;

    *meeting(s, a, round) =
        (struct ad_meeting){.opponent = (uint16_t)(b + 1), .colour = 'w', .result = white};
    *meeting(s, b, round) = (struct ad_meeting){
        .opponent = (uint16_t)(a + 1), .colour = 'b', .result = at ? other[at - letters] : '\0'};
}

/* entrants N: an event begins */
static bool entrants(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__word w;
    uint32_t n = ad__arg_need(a, &w) ? ad__word_number(a, &w, AD__SEASON_ENTRANTS) : 0;

    if (!ad__args_end(a))
        return false;
    begin(r->state, n, 0);
    return true;
}

/* ---- a round ---- */

static size_t read_place(const char *at, const char *end, unsigned *out)
{
    const char *start = at;

    for (*out = 0; at < end && *at >= '0' && *at <= '9' && *out < 1000; at++)
        *out = *out * 10 + (unsigned)(*at - '0');
    return (size_t)(at - start);
}

/* Board points: 4 or 4.5, in tenths. */
static size_t read_boards(const char *at, const char *end, int16_t *out)
{
    unsigned n;
    size_t len = read_place(at, end, &n);

    *out = (int16_t)(n * 10);
    if (len > 0 && end - at >= (ptrdiff_t)len + 2 && at[len] == '.' && at[len + 1] == '5') {
        *out = (int16_t)(*out + 5);
        len += 2;
    }
    return len;
}

/* 5:3, the board points of both teams. */
static bool read_match(struct ad__season *s, unsigned round, unsigned a, unsigned b, const char *at,
                       const char *end)
{
    int16_t home, guest;
    size_t len = read_boards(at, end, &home);

    at += len;
    if (len == 0 || at == end || *at++ != ':')
        return false;
    len = read_boards(at, end, &guest);
    if (len == 0 || at + len != end)
        return false;
    meet(s, round, a, b, home > guest ? '1' : home == guest ? '=' : '0');
    meeting(s, a, round)->games = home;
    meeting(s, b, round)->games = guest;
    return true;
}

/* 1-6:1 for players, 1-6:5:3 for teams. White, or the team at home, is named first. */
static bool read_pair(struct ad__season *s, unsigned round, const struct ad__word *w)
{
    const char *at = w->text, *end = at + w->len;
    unsigned a, b;
    size_t len = read_place(at, end, &a);

    at += len;
    if (len == 0 || at == end || *at++ != '-')
        return false;
    len = read_place(at, end, &b);
    at += len;
    if (len == 0 || end - at < 2 || *at++ != ':' || a == b || a - 1 >= s->entrants ||
        b - 1 >= s->entrants || meeting(s, a - 1, round)->opponent ||
        meeting(s, b - 1, round)->opponent)
        return false;
    if (end - at > 1)
        return read_match(s, round, a - 1, b - 1, at, end);
    if (!*at || !strchr("1=0+-", *at))
        return false;
    meet(s, round, a - 1, b - 1, *at);
    return true;
}

/* round: 1-6:1 2-5:= …: the next round */
static bool round_is(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__season *s = r->state;
    struct ad__line l = *a->l;
    struct ad__word w;

    if (!a->has_rest || s->entrants == 0)
        return ad__args_bad(a, AD_SCRIPT_NO_RESULTS, NULL);
    if (s->rounds == AD__SEASON_ROUNDS)
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    a->has_rest = false;
    if (!ad__args_end(a))
        return false;
    l.at = a->rest.text;
    l.end = a->rest.text + a->rest.len;
    while (ad__word_next(&w, &l))
        if (!read_pair(s, s->rounds, &w)) {
            clear_round(s, s->rounds);
            return ad__args_bad(a, AD_SCRIPT_RESULT, &w);
        }
    s->rounds++;
    return true;
}

/* round-robin N [drawn=ROUNDS] [adjourned=ROUNDS]: so many rounds were drawn, the rest is to come */
static bool round_robin(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__season *s = r->state;
    struct ad_pair pairs[AD__SEASON_ENTRANTS];
    struct ad_schedule table = {.table = AD_TABLE_BERGER};
    uint32_t drawn = 0, adjourned = 0;
    struct ad__word w;
    unsigned n;

    table.count = ad__arg_need(a, &w) ? ad__word_number(a, &w, AD__SEASON_ENTRANTS) : 0;
    ad__arg_number(a, "drawn", AD__SEASON_ROUNDS, &drawn);
    ad__arg_number(a, "adjourned", AD__SEASON_ROUNDS, &adjourned);
    if (!a->bad && table.count < 2)
        ad__args_bad(a, AD_SCRIPT_NUMBER, &w);
    if (!ad__args_end(a))
        return false;
    begin(s, table.count, ad_schedule_rounds(&table));
    for (unsigned round = 0; round < s->rounds; round++) {
        n = ad_schedule_pairs(pairs, &table, round);
        for (unsigned i = 0; i < n; i++)
            if (pairs[i].black)
                meet(s, round, pairs[i].white - 1u, pairs[i].black - 1u,
                     round < drawn               ? '='
                     : round < drawn + adjourned ? '?'
                                                 : '\0');
    }
    s->played = drawn + adjourned;
    return true;
}

/* ---- the table ---- */

static struct ad_tournament record(struct ad__season *s, const struct ad_template *t,
                                   enum ad_stage_system system)
{
    bool teams = t->unit.word == AD_UNIT_TEAM;

    return (struct ad_tournament){.system = system == AD_STAGE_SWISS ? AD_SWISS_DUTCH_2017
                                                                     : AD_ROUND_ROBIN,
                                  .entrants = s->entrant,
                                  .count = s->entrants,
                                  .meetings = s->meeting,
                                  .stride = AD__SEASON_ROUNDS,
                                  .played = s->rounds,
                                  .scoring = teams ? ad_scoring_match : ad_scoring_usual,
                                  .teams = teams,
                                  .boards = teams ? (unsigned)t->boards.n : 0};
}

static void answer_table(struct ad_season_script *r, const struct ad_standings *table)
{
    char text[160], value[24];
    struct put order = {text, sizeof text, 0}, p;
    char points[320];

    p = (struct put){points, sizeof points, 0};
    for (unsigned i = 0; i < table->count; i++) {
        const struct ad_standing *row = &table->rows[i];
        if (i > 0)
            put_char(&order, row->rank == table->rows[i - 1].rank ? '=' : '>');
        put_number(&order, row->who + 1);
        put_text(&p, i ? "," : "");
        ad_value_write(value, sizeof value, table->values[row->who * table->tiebreaks], 1);
        put_text(&p, value);
    }
    put_end(&order);
    put_end(&p);
    ad__answer(r, table->lots_missing ? "need-lot" : "table");
    ad__answer_fact(r, "order", text);
    ad__answer_fact(r, "points", points);
}

/* table TEMPLATE: who stands where by its order */
static bool told_table(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__season *s = r->state;
    const struct ad_template_stage *stage;
    const struct ad_template_order *order = NULL;
    struct ad_template t;
    struct ad_tournament record_of;
    struct ad_standings out;

    ad__need_template(a, &t);
    if (s->entrants < 2 || s->rounds == 0)
        ad__args_bad(a, AD_SCRIPT_NO_RESULTS, NULL);
    if (!ad__args_end(a))
        return false;
    stage = ad_template_stage_for(&t, 0, s->entrants);
    if (stage)
        order = ad_template_order_for(&t, (enum ad_stage_system)stage->system, s->entrants);
    if (!order)
        return ad__args_bad(a, AD_SCRIPT_SILENT, NULL);
    record_of = record(s, &t, (enum ad_stage_system)stage->system);
    if (ad_standings_make(
            &out, &record_of, order->chain, order->count,
            &(struct ad_standings_how){.rules = AD_RULES_NRW_1987, .rounds = s->rounds}, s->scratch,
            sizeof s->scratch) != 0)
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    answer_table(r, &out);
    for (unsigned i = 0; i < AD_TEMPLATE_BY; i++)
        ad__answer_by(r, (enum ad_point)order->line.by[i]);
    return true;
}

/* table [GROUP | STAGE]: of the championship that runs; table TEMPLATE: of the rounds told */
static bool table(struct ad_season_script *r, struct ad__args *a)
{
    return r->state->league.now && !ad__names_template(a) ? ad__league_table(r, a)
                                                          : told_table(r, a);
}

/* ---- somebody leaves ---- */

/* What the template makes of it in an event of this size. */
static enum ad_withdraw_rule rule_of(const struct ad_template *t, unsigned entries,
                                     enum ad_stage_system *system)
{
    const struct ad_template_stage *stage = ad_template_stage_for(t, 0, entries);

    *system = stage ? (enum ad_stage_system)stage->system : AD_STAGE_UNSAID;
    return ad_template_withdraw_for(t, *system, entries) == AD_LEAVE_HALF ? AD_WITHDRAW_HALF
                                                                          : AD_WITHDRAW_KEEP;
}

/* The rounds up to the last that is paired or to come, side by side in `copy` and in the scratch
 * memory: withdraw writes the one and reads the other. */
static struct ad_tournament withdraw_record(struct ad__season *s, const struct ad_template *form,
                                            enum ad_stage_system system, struct ad_meeting *copy)
{
    struct ad_tournament t = record(s, form, system);

    for (unsigned i = 0; i < s->entrants; i++)
        memcpy(&copy[i * s->rounds], meeting(s, i, 0), s->rounds * sizeof *copy);
    memcpy(s->scratch, copy, s->entrants * s->rounds * sizeof *copy);
    t.meetings = (const struct ad_meeting *)(const void *)s->scratch;
    t.stride = s->rounds;
    t.played = s->played ? s->played : s->rounds;
    return t;
}

static void answer_withdrawal(struct ad_season_script *r, const struct ad_withdrawal *out,
                              const struct ad_withdrawn *what)
{
    unsigned count[4] = {0};

    for (unsigned i = 0; i < out->count; i++)
        count[what[i].why]++;
    ad__answer(r, out->annulled ? "annulled" : "stays");
    ad__answer_number(r, "played", out->played);
    ad__answer_number(r, "due", out->due);
    ad__answer_number(r, "annulled", count[AD_WITHDRAWN_ANNULLED]);
    ad__answer_number(r, "kept", count[AD_WITHDRAWN_STAYS]);
    ad__answer_number(r, "awarded", count[AD_WITHDRAWN_LOST]);
}

/* leaves WHO TEMPLATE: what becomes of his games (BTO 33) */
static bool leaves(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__season *s = r->state;
    struct ad_withdrawn what[AD__SEASON_ROUNDS];
    struct ad_meeting copy[AD__SEASON_ENTRANTS * AD__SEASON_ROUNDS];
    const struct ad_template_withdraw *line;
    struct ad_template *form = &s->asked;
    struct ad_tournament t;
    struct ad_withdrawal out;
    enum ad_stage_system system;
    enum ad_withdraw_rule rule;
    struct ad_sanction_duty duty;
    struct ad__word w;
    uint32_t who = ad__arg_need(a, &w) ? ad__word_number(a, &w, AD__SEASON_ENTRANTS) : 0;

    if (!a->bad && (who == 0 || who > s->entrants))
        ad__args_bad(a, AD_SCRIPT_NUMBER, &w);
    ad__need_template(a, form);
    if (!ad__args_end(a))
        return false;
    ad_template_fill(form);
    rule = rule_of(form, s->entrants, &system);
    if (rule == AD_WITHDRAW_HALF && ad__readings(r)->forfeit_played)
        rule = AD_WITHDRAW_HALF_WITH_FORFEITS;
    t = withdraw_record(s, form, system, copy);
    ad_withdraw(&out, what, copy, NULL, &t, who - 1, rule);
    answer_withdrawal(r, &out, what);
    line = ad_template_withdraw_line(form, system, s->entrants);
    if (line)
        ad__answer_line(r, &line->line);
    duty = ad_sanction_duty(AD_BREACH_WITHDRAWAL);
    if (form->unit.word == AD_UNIT_TEAM && duty.fine) {
        ad__answer_fact(r, "fine", "yes");
        ad__answer_points(r, duty.by, 2);
    }
    return true;
}

const struct ad__season_verb ad__season_tables[] = {
    {{"entrants", "N", false}, entrants},
    {{"round", ": 1-6:1 2-5:= … or of teams 1-6:5:3 …", false}, round_is},
    {{"round-robin", "N [drawn=ROUNDS] [adjourned=ROUNDS]", false}, round_robin},
    {{"table", "TEMPLATE | [GROUP] [stage=STAGE]", true}, table},
    {{"leaves", "WHO TEMPLATE", true}, leaves},
    {{0}, NULL},
};
