/*
 * text/season_play.c -- results, terms, moved matches, adjudication, departures from the order.
 */
#include "text/season_disputes.h"

#include <string.h>

#include "adoube/match.h"

static const char *const levels[] = {
#define X(id, name, en, de) name,
    AD_LEVEL_MAP(X)
#undef X
};

static void answer_points(struct ad_season_run *r, const enum ad_point by[2])
{
    ad__answer_by(r, by[0]);
    ad__answer_by(r, by[1]);
}

static void answer_article(struct ad_season_run *r, ad_article article)
{
    char text[64];
    struct put p = {text, sizeof text, 0};

    if (article == AD_NO_ARTICLE)
        return;
    put_text(&p, ad_edition_name(ad_article_edition(article)));
    put_char(&p, ':');
    put_text(&p, ad_article_number(article));
    put_end(&p);
    ad__answer_fact(r, "article", text);
}

/* ---- departing from the order ---- */

/* override POINT area=LEVEL */
static bool override(struct ad_season_run *r, struct ad__args *a)
{
    unsigned area = ad__arg_choice(a, "area", levels, AD_LEVELS, AD_LEVELS);
    enum ad_point point = AD_NO_POINT;
    struct ad_override o;
    struct ad__word w;

    if (ad__arg_need(a, &w) && (point = ad_point_find(w.text, w.len)) == AD_NO_POINT)
        ad__args_bad(a, AD_SCRIPT_POINT, &w);
    if (area == AD_LEVELS)
        ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
    if (!ad__args_end(a))
        return false;
    o = ad_point_override(point, (enum ad_level)area);
    ad__answer(r, ad_override_name(o.code));
    answer_points(r, o.by);
    r->answer.proposed = o.proposed;
    return true;
}

/* ---- results ---- */

static enum ad_edition read_edition(struct ad__args *a, enum ad_edition usual)
{
    const char *names[AD_EDITIONS];

    for (int e = 0; e < AD_EDITIONS; e++)
        names[e] = ad_edition_name((enum ad_edition)e);
    return (enum ad_edition)ad__arg_choice(a, "edition", names, AD_EDITIONS, usual);
}

/* result TEXT [edition=EDITION]: may it be entered? */
static bool result(struct ad_season_run *r, struct ad__args *a)
{
    enum ad_edition e = read_edition(a, AD_FIDE_1984);
    struct ad_score_verdict v;
    struct ad__word w;

    ad__arg_need(a, &w);
    if (!ad__args_end(a))
        return false;
    v = ad_score_check(w.text, w.len, e);
    ad__answer(r, ad_score_code_name(v.code));
    answer_article(r, v.article);
    ad__answer_by(r, v.by);
    return true;
}

/* Minutes since the appointed time, or never. */
static void read_arrival(struct ad__args *a, const char *key, int32_t *seconds)
{
    struct ad__word w;

    if (!ad__arg_value(a, key, &w))
        return;
    *seconds = ad__word_is(&w, "never") ? AD_NEVER : (int32_t)ad__word_number(a, &w, 1440) * 60;
}

/* arrival [white=MINUTES|never] [black=MINUTES|never] [edition=EDITION] */
static bool arrival(struct ad_season_run *r, struct ad__args *a)
{
    struct ad_attendance t = ad_attendance(read_edition(a, AD_FIDE_1984));
    struct ad_absence v;

    read_arrival(a, "white", &t.arrived[AD_WHITE]);
    read_arrival(a, "black", &t.arrived[AD_BLACK]);
    if (!ad__args_end(a))
        return false;
    v = ad_absence_decide(&t);
    ad__answer(r, ad_score_text(v.score));
    answer_article(r, v.article);
    ad__answer_by(r, v.by);
    return true;
}

/* delay MINUTES by=home|guest [boards=N] */
static bool delay(struct ad_season_run *r, struct ad__args *a)
{
    enum { BOARDS = 32 };
    static const char *const sides[] = {"home", "guest"};
    int32_t home[BOARDS] = {0}, guest[BOARDS] = {0};
    unsigned by = ad__arg_choice(a, "by", sides, 2, 0);
    uint32_t boards = 8, minutes = 0;
    enum ad_point point;
    struct ad__word w;

    if (ad__arg_need(a, &w))
        minutes = ad__word_number(a, &w, 1440);
    ad__arg_number(a, "boards", BOARDS, &boards);
    if (!ad__args_end(a))
        return false;
    point = ad_delay_charge(home, guest, boards, (int32_t)minutes * 60, by == 0);
    ad__answer(r, "charged");
    ad__answer_number(r, "first-home", home[0] / 60);
    ad__answer_number(r, "last-home", home[boards ? boards - 1 : 0] / 60);
    ad__answer_number(r, "first-guest", guest[0] / 60);
    ad__answer_number(r, "last-guest", guest[boards ? boards - 1 : 0] / 60);
    ad__answer_by(r, point);
    return true;
}

/* colour home|guest board=N [cup]: who is at home, at a neutral place the first named */
static bool colour(struct ad_season_run *r, struct ad__args *a)
{
    bool cup = ad__arg_flag(a, "cup"), guest = ad__arg_flag(a, "guest");
    bool home = ad__arg_flag(a, "home");
    uint32_t board = 1;
    char c;

    ad__arg_number(a, "board", 99, &board);
    if (home == guest)
        ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
    if (!ad__args_end(a))
        return false;
    c = ad_board_colour(cup ? AD_COLOURS_HOME_BLACK : AD_COLOURS_BTO, board,
                        guest ? AD_GUEST : AD_HOME);
    ad__answer(r, c == 'w' ? "white" : "black");
    ad__answer_by(r, cup ? AD_BTO_12_4 : AD_BTO_17);
    return true;
}

/* ---- a match ---- */

static const char *halves(char text[16], ad_points tenths)
{
    struct put p = {text, 16, 0};

    put_number(&p, tenths / 10);
    if (tenths % 10 == 5)
        put_text(&p, ".5");
    put_end(&p);
    return text;
}

/* The home team's letters, board 1 first: 1 = 0 + -; x is - for both sides. */
static unsigned read_letters(struct ad__args *a, struct ad_board *boards, unsigned cap)
{
    static const char home[] = "1=0+-x", guest[] = "0=1-+-";
    struct ad__word w;
    unsigned n = 0;

    while (ad__arg_next(a, &w)) {
        const char *at = w.len == 1 && *w.text ? strchr(home, *w.text) : NULL;
        if (!at || n == cap) {
            ad__args_bad(a, AD_SCRIPT_RESULT, &w);
            return 0;
        }
        boards[n++] = (struct ad_board){*at == 'x' ? '-' : *at, guest[at - home]};
    }
    return n;
}

/* match 1 = 0 + - x …: what the home team got, board 1 first */
static bool match(struct ad_season_run *r, struct ad__args *a)
{
    enum { BOARDS = 32 };
    static const char *const words[] = {"home", "drawn", "guest", "open"};
    struct ad_board boards[BOARDS];
    struct ad_match m = {.home = 1, .guest = 2, .boards = boards};
    struct ad_match_score s;
    unsigned n = read_letters(a, boards, BOARDS), who;
    char text[16];

    if (!a->bad && n == 0)
        ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
    if (!ad__args_end(a))
        return false;
    ad_match_score(&s, &m, n);
    who = s.result[AD_HOME] == '1' || s.result[AD_HOME] == '+'     ? 0
          : s.result[AD_HOME] == '='                               ? 1
          : s.result[AD_GUEST] == '1' || s.result[AD_GUEST] == '+' ? 2
                                                                   : 3;
    ad__answer(r, words[who]);
    ad__answer_fact(r, "home", halves(text, s.games[AD_HOME]));
    ad__answer_fact(r, "guest", halves(text, s.games[AD_GUEST]));
    ad__answer_fact(r, "berlin-home", halves(text, s.berlin[AD_HOME]));
    ad__answer_fact(r, "berlin-guest", halves(text, s.berlin[AD_GUEST]));
    ad__answer_by(r, AD_BTO_18_1);
    ad__answer_by(r, AD_BTO_18_2);
    ad__answer_by(r, AD_BTO_18_3_1);
    return true;
}

/* ---- terms and dates ---- */

/* term NAME from=DATE [done=DATE] */
static bool term(struct ad_season_run *r, struct ad__args *a)
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
    until = ad_term_until(t, from, NULL, NULL);
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
    if (duty == AD_LEVELS)
        return;
    m->reason = AD_RESCHEDULE_DUTY;
    m->duty_level = (uint8_t)duty;
    m->duty_board = (uint8_t)board;
}

/* move from=DATE to=DATE …: may a match be moved? */
static bool move(struct ad_season_run *r, struct ad__args *a)
{
    ad_date from = AD_NO_DATE, to = AD_NO_DATE;
    struct ad_reschedule_request m;
    struct ad_reschedule_verdict v;

    ad__need_date(a, "from", &from);
    ad__need_date(a, "to", &to);
    m = ad_reschedule_request(from, to);
    m.consent = ad__arg_flag(a, "consent");
    m.in_last_round = ad__arg_flag(a, "in-last-round");
    m.whole_round = ad__arg_flag(a, "whole-round");
    m.ex_officio = ad__arg_flag(a, "ex-officio");
    m.compelling = ad__arg_flag(a, "compelling");
    ad__arg_date(a, "filed", &m.filed);
    ad__arg_date(a, "delivered", &m.delivered);
    ad__arg_date(a, "last-round", &m.last_round);
    read_duty(&m, a);
    if (!ad__args_end(a))
        return false;
    v = ad_reschedule_decide(&m, NULL);
    ad__answer(r, ad_reschedule_name(v.code));
    ad__answer_date(r, "answer-by", v.answer_by);
    answer_points(r, v.by);
    r->answer.proposed = v.proposed;
    return true;
}

static enum ad_score score_of(struct ad__args *a, const struct ad__word *w)
{
    for (int s = 0; s < AD_SCORES; s++)
        if (ad__word_is(w, ad_score_text((enum ad_score)s)))
            return (enum ad_score)s;
    ad__args_bad(a, AD_SCRIPT_RESULT, w);
    return AD_SCORE_NONE;
}

/* fixture RESULT round=N [match=N] [board=N] */
static bool fixture(struct ad_season_run *r, struct ad__args *a)
{
    struct ad__disputes *d = r->disputes;
    uint32_t round = 1, number = 1, board = 0;
    enum ad_score s = AD_SCORE_NONE;
    struct ad__word w;

    if (ad__arg_need(a, &w))
        s = score_of(a, &w);
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

/* last-round N: may it be paired and played? */
static bool last_round(struct ad_season_run *r, struct ad__args *a)
{
    struct ad__disputes *d = r->disputes;
    struct ad_last_round v;
    struct ad__word w;
    uint32_t n = ad__arg_need(a, &w) ? ad__word_number(a, &w, 99) : 0;

    if (!ad__args_end(a))
        return false;
    v = ad_last_round_check(d->fixture, d->fixtures, n);
    ad__answer(r, v.blocked ? "blocked" : "free");
    ad__answer_number(r, "open", v.open);
    answer_points(r, v.by);
    return true;
}

/* ---- adjudication ---- */

static const char *const sides[] = {"home", "guest"};

/* session MINUTES [begun=ROUNDS]: may it be that long? */
static bool session(struct ad_season_run *r, struct ad__args *a)
{
    struct ad_adj_verdict v;
    uint32_t begun = 0, minutes = 0;
    struct ad__word w;

    if (ad__arg_need(a, &w))
        minutes = ad__word_number(a, &w, 1440);
    ad__arg_number(a, "begun", 99, &begun);
    if (!ad__args_end(a))
        return false;
    v = ad_session_check((int32_t)minutes, begun, NULL);
    ad__answer(r, ad_adj_code_name(v.code));
    answer_points(r, v.by);
    return true;
}

/* unfinished white=home|guest [marked] [long] */
static bool unfinished(struct ad_season_run *r, struct ad__args *a)
{
    unsigned white = ad__arg_choice(a, "white", sides, 2, AD_HOME_SIDE);
    bool marked = ad__arg_flag(a, "marked"), long_session = ad__arg_flag(a, "long");

    if (!ad__args_end(a))
        return false;
    ad_adjudication_init(&r->disputes->game, (enum ad_match_side)white, marked, long_session, NULL);
    r->disputes->has_game = true;
    return true;
}

static void read_adj(struct ad_adj_command *c, struct ad__args *a)
{
    const char *names[AD_ADJ_COMMANDS];
    struct ad__word w;
    uint32_t minutes = 0;
    int kind = 0;

    for (int k = 0; k < AD_ADJ_COMMANDS; k++)
        names[k] = ad_adj_command_name((enum ad_adj_command_kind)k);
    if (ad__arg_need(a, &w) && (kind = ad__word_find(a->l, &w, names, AD_ADJ_COMMANDS)) < 0)
        a->bad = true;
    *c = ad_adj_command((enum ad_adj_command_kind)(kind < 0 ? 0 : kind), AD_NO_DATE);
    c->side = (uint8_t)ad__arg_choice(a, "side", sides, 2, AD_NO_SIDE);
    c->sealed = ad__arg_flag(a, "sealed");
    c->copy = ad__arg_flag(a, "copy");
    c->agreed = ad__arg_flag(a, "agreed");
    c->consent = ad__arg_flag(a, "consent");
    ad__need_date(a, "on", &c->on);
    ad__arg_date(a, "posted", &c->postmark);
    ad__arg_date(a, "day", &c->day);
    ad__arg_number(a, "minutes", 1440, &minutes);
    c->minutes = (int32_t)minutes;
    for (int i = 0; i < 2 && ad__arg_next(a, &w); i++)
        c->score[i] = (uint8_t)score_of(a, &w);
}

/* game COMMAND [RESULT [RESULT]] on=DATE …: something happens to the unfinished game */
static bool game(struct ad_season_run *r, struct ad__args *a)
{
    static const char *const places[] = {"home", "guest", "none"};
    struct ad__disputes *d = r->disputes;
    struct ad_adj_command c;
    struct ad_adj_event e;
    struct ad_adj_verdict v;

    read_adj(&c, a);
    if (!d->has_game)
        ad__args_bad(a, AD_SCRIPT_NEEDS, NULL);
    if (!ad__args_end(a))
        return false;
    v = ad_adjudication_decide(&e, &d->game, &c);
    ad_adjudication_apply(&d->game, &e);
    ad__answer(r, ad_adj_code_name(v.code));
    ad__answer_fact(r, "state",
                    ad_adjudication_state_name((enum ad_adjudication_state)d->game.state));
    ad__answer_fact(r, "score", ad_score_text((enum ad_score)d->game.score));
    ad__answer_fact(r, "place", places[d->game.place]);
    ad__answer_fact(r, "travels", places[d->game.travels]);
    answer_article(r, v.article);
    answer_points(r, v.by);
    return true;
}

size_t ad__disputes_size(void)
{
    return sizeof(struct ad__disputes);
}

const struct ad__season_verb ad__season_play[] = {
    {{"override", "POINT area=LEVEL", true}, override},
    {{"result", "RESULT [edition=EDITION]", true}, result},
    {{"arrival", "[white=MINUTES|never] [black=MINUTES|never] [edition=EDITION]", true}, arrival},
    {{"delay", "MINUTES by=home|guest [boards=N]", true}, delay},
    {{"colour", "home|guest [board=N] [cup]", true}, colour},
    {{"match", "1 = 0 + - x …", true}, match},
    {{"term", "NAME from=DATE [done=DATE]", true}, term},
    {{"move",
      "from=DATE to=DATE [filed=DATE] [delivered=DATE] [consent] [last-round=DATE] "
      "[in-last-round] [whole-round] [ex-officio] [compelling] [duty=LEVEL board=N duty-day=DATE "
      "[duty-end=DATE] [official] [youth-duty]] [level=LEVEL]",
      true},
     move},
    {{"fixture", "RESULT round=N [match=N] [board=N]", false}, fixture},
    {{"last-round", "N", true}, last_round},
    {{"session", "MINUTES [begun=ROUNDS]", true}, session},
    {{"unfinished", "[white=home|guest] [marked] [long]", false}, unfinished},
    {{"game",
      "limit|sit|assess|director|object|time|appoint|absent|play [RESULT [RESULT]] on=DATE "
      "[side=home|guest] [minutes=N] [posted=DATE] [day=DATE] [sealed] [copy] [agreed] [consent]",
      true},
     game},
    {{0}, NULL},
};
