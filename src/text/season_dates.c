/*
 * text/season_dates.c -- departures from the order, terms, moved matches, what is still open.
 */
#include "text/season.h"

#include "text/season_disputes.h"
#include "federation/championship.h"
#include "federation/names.h"

static const char *const levels[] = {
#define X(id, name) name,
    AD_LEVEL_MAP(X)
#undef X
};

/* ---- departing from the order ---- */

/* override POINT area=LEVEL */
static bool override(struct ad_season_script *r, struct ad__args *a)
{
    unsigned area = ad__arg_choice(a, "area", levels, AD_LEVELS, AD_LEVELS);
    enum ad_point point = AD_NO_POINT;
    struct ad_override o;
    struct ad__word w;

    if (ad__arg_need(a, &w) && (point = ad_point_find(w.text, w.len)) == AD_NO_POINT)
        ad__args_bad(a, AD_SCRIPT_POINT, &w);
    if (area == AD_LEVELS)
        ad__args_missing(a, "area");
    if (!ad__args_end(a))
        return false;
    o = ad_point_override(point, (enum ad_level)area);
    ad__answer(r, ad_override_name(o.code));
    ad__answer_points(r, o.by, 2);
    r->answer.proposed = o.proposed;
    return true;
}

/* ---- terms and dates ---- */

/* term NAME from=DATE [done=DATE] */
static bool term(struct ad_season_script *r, struct ad__args *a)
{
    enum ad_term t = AD_TERMS;
    ad_date from = AD_NO_DATE, done = AD_NO_DATE, until;
    char text[AD_DATE_TEXT_MAX];
    struct ad__word w;

    if (ad__arg_need(a, &w) && (t = ad_term_find(w.text, w.len)) == AD_TERMS)
        ad__args_bad(a, AD_SCRIPT_UNKNOWN, &w);
    ad__need_date(a, "from", &from);
    ad__arg_date(a, "done", &done);
    if (!ad__args_end(a))
        return false;
    until = ad_term_until(t, from, NULL, &ad__readings(r)->days);
    if (done != AD_NO_DATE)
        ad__answer(r, done <= until ? "in-time" : "late");
    else
        ad__answer(r, ad_date_write(text, sizeof text, until) > 0 ? text : "none");
    ad__answer_date(r, "until", until);
    ad__answer_by(r, ad_term_point(t));
    return true;
}

static void read_duty(struct ad_reschedule_request *m, struct ad__args *a)
{
    uint32_t board = 0;
    unsigned duty = ad__arg_choice(a, "duty", levels, AD_LEVELS, AD_LEVELS);

    m->match_level = (uint8_t)ad__arg_choice(a, "level", levels, AD_LEVELS, m->match_level);
    ad__arg_number(a, "board", 32, &board);
    m->duty_official = ad__arg_flag(a, "official");
    m->duty_youth = ad__arg_flag(a, "youth-duty");
    ad__arg_date(a, "duty-day", &m->duty_day);
    m->duty_end = m->duty_day;
    ad__arg_date(a, "duty-end", &m->duty_end);
    m->duty_board = (uint8_t)board;
    if (duty != AD_LEVELS)
        m->duty_level = (uint8_t)duty;
    if (duty != AD_LEVELS || m->duty_official)
        m->reason = AD_RESCHEDULE_DUTY;
}

void ad__reschedule_args(struct ad_reschedule_request *m, struct ad__args *a)
{
    m->consent = ad__arg_flag(a, "consent");
    m->ex_officio = ad__arg_flag(a, "ex-officio");
    m->compelling = ad__arg_flag(a, "compelling");
    ad__arg_date(a, "filed", &m->filed);
    ad__arg_date(a, "delivered", &m->delivered);
    read_duty(m, a);
}

/* move from=DATE to=DATE …: may a match be moved? */
static bool move(struct ad_season_script *r, struct ad__args *a)
{
    ad_date from = AD_NO_DATE, to = AD_NO_DATE;
    struct ad_reschedule_request m;
    struct ad_reschedule_verdict v;
    struct ad_template t;

    ad__need_date(a, "from", &from);
    ad__need_date(a, "to", &to);
    ad__template_for(a, "nrw-mm", &t);
    m = ad_reschedule_request(from, to);
    m.boards = (uint8_t)(!a->bad && t.boards.n > 0 ? t.boards.n : 0);
    m.in_last_round = ad__arg_flag(a, "in-last-round");
    m.whole_round = ad__arg_flag(a, "whole-round");
    ad__arg_date(a, "last-round", &m.last_round);
    ad__reschedule_args(&m, a);
    if (!ad__args_end(a))
        return false;
    v = ad_reschedule_decide(&m, NULL);
    ad__answer(r, ad_reschedule_name(v.code));
    ad__answer_date(r, "answer-by", v.answer_by);
    ad__answer_points(r, v.by, 2);
    r->answer.proposed = v.proposed;
    return true;
}

/* fixture RESULT round=N [match=N] [board=N] */
static bool fixture(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__disputes *d = r->disputes;
    uint32_t round = 1, number = 1, board = 0;
    enum ad_score s = AD_SCORE_NONE;
    struct ad__word w;

    if (ad__arg_need(a, &w))
        s = ad__word_score(a, &w);
    ad__arg_number(a, "round", 99, &round);
    ad__arg_number(a, "match", 99, &number);
    ad__arg_number(a, "board", 99, &board);
    if (d->fixtures == AD__FIXTURES)
        ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    if (!ad__args_end(a))
        return false;
    d->fixture[d->fixtures++] =
        (struct ad_fixture){(uint16_t)round, (uint16_t)number, (uint16_t)board, (uint8_t)s};
    return true;
}

/* Adds those of the present championship that wait. Returns the first of them, or NULL. */
static const struct ad_champ_match *add_waiting(struct ad_last_round *v, const struct ad__league *h,
                                                unsigned last)
{
    const struct ad_champ_match *first = NULL;

    for (unsigned i = 0; h && i < h->c.matches; i++) {
        const struct ad_champ_match *m = &h->match[i];
        struct ad_fixture f = {.round = m->round, .score = AD_SCORE_NONE};
        struct ad_last_round one;

        if (m->state == AD_CHAMP_OPEN)
            f.score = AD_SCORE_ADJOURNED;
        one = ad_last_round_check(&f, 1, last);
        if (m->stage != h->c.run.stage || m->kind != AD_CHAMP_ROUND || !ad__champ_waits(m) ||
            !one.blocked)
            continue;
        one.open += v->open;
        if (v->blocked)
            v->open = one.open;
        else
            *v = one;
        first = first ? first : m;
    }
    return first;
}

/* last-round N: may it be paired and played? */
static bool last_round(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__disputes *d = r->disputes;
    const struct ad__league *h = r->state->league.now;
    const struct ad_champ_match *first;
    struct ad_last_round v;
    struct ad__word w;
    uint32_t n = ad__arg_need(a, &w) ? ad__word_number(a, &w, 99) : 0;

    if (!ad__args_end(a))
        return false;
    v = ad_last_round_check(d->fixture, d->fixtures, n);
    first = add_waiting(&v, h, n);
    ad__answer(r, v.blocked ? "blocked" : "free");
    ad__answer_number(r, "open", v.open);
    if (first)
        ad__answer_pair(r, h, first);
    ad__answer_points(r, v.by, 2);
    return true;
}

const struct ad__season_verb ad__season_dates[] = {
    {{"override", "POINT area=LEVEL", true}, override},
    {{"term", "NAME from=DATE [done=DATE]", true}, term},
    {{"move",
      "from=DATE to=DATE [filed=DATE] [delivered=DATE] [consent] [last-round=DATE] "
      "[in-last-round] [whole-round] [ex-officio] [compelling] [duty=LEVEL|official board=N "
      "duty-day=DATE [duty-end=DATE] [youth-duty]] [level=LEVEL] [for=TEMPLATE]",
      true},
     move},
    {{"fixture", "RESULT round=N [match=N] [board=N]", false}, fixture},
    {{"last-round", "N", true}, last_round},
    {{0}, NULL},
};
