/*
 * text/season_play.c -- a match day: results, absence and delay, colours, matches, overstepped time.
 */
#include "text/season.h"

#include <string.h>

#include "federation/matchday.h"
#include "text/season_disputes.h"
#include "federation/names.h"
#include "federation/adjudication_inside.h"

void ad__answer_points(struct ad_season_script *r, const enum ad_point *by, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        ad__answer_by(r, by[i]);
}

void ad__answer_article(struct ad_season_script *r, ad_article article)
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

/* Whose template is meant where none is named: the order's general points are about its teams. */
static const char teams[] = "nrw-mm";

/* ---- results ---- */

enum ad_score ad__word_score(struct ad__args *a, const struct ad__word *w)
{
    for (int s = 0; s < AD_SCORES; s++)
        if (ad__word_is(w, ad_score_text((enum ad_score)s)))
            return (enum ad_score)s;
    ad__args_bad(a, AD_SCRIPT_RESULT, w);
    return AD_SCORE_NONE;
}

/* [for=TEMPLATE] [edition=EDITION]: the Laws are the template's, unless others are asked for. */
static enum ad_edition read_laws(struct ad__args *a, struct ad_template *t)
{
    const char *names[AD_EDITIONS];
    enum ad_edition e;

    for (int i = 0; i < AD_EDITIONS; i++)
        names[i] = ad_edition_name((enum ad_edition)i);
    ad__template_for(a, teams, t);
    e = a->bad ? AD_NO_EDITION : ad_template_laws(t);
    e = (enum ad_edition)ad__arg_choice(a, "edition", names, AD_EDITIONS, e);
    if (!a->bad && e == AD_NO_EDITION)
        ad__args_bad(a, AD_SCRIPT_SILENT, NULL);
    return e;
}

/* result TEXT [for=TEMPLATE] [edition=EDITION]: may it be entered? */
static bool result(struct ad_season_script *r, struct ad__args *a)
{
    struct ad_template t;
    enum ad_edition e = read_laws(a, &t);
    struct ad_score_verdict v;
    struct ad__word w;

    ad__arg_need(a, &w);
    if (!ad__args_end(a))
        return false;
    v = ad_score_check(w.text, w.len, e);
    ad__answer(r, ad_score_code_name(v.code));
    ad__answer_article(r, v.article);
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

/* arrival [white=MINUTES|never] [black=MINUTES|never] [delay=MINUTES by=white|black]
 * [for=TEMPLATE] [edition=EDITION] */
static bool arrival(struct ad_season_script *r, struct ad__args *a)
{
    static const char *const colours[] = {"white", "black"};
    struct ad_template form;
    struct ad_attendance t = ad_attendance(read_laws(a, &form));
    struct ad_absence v;
    uint32_t delayed = 0;

    read_arrival(a, "white", &t.arrived[AD_WHITE]);
    read_arrival(a, "black", &t.arrived[AD_BLACK]);
    ad__arg_number(a, "delay", 1440, &delayed);
    t.culprit = (uint8_t)ad__arg_choice(a, "by", colours, 2, t.culprit);
    if (!ad__args_end(a))
        return false;
    t.delay_s = (int32_t)delayed * 60;
    t.hour_runs = r->state->readings.hour_runs;
    t.at_hour_lost = r->state->readings.at_hour_lost;
    v = ad_absence_decide(&t);
    ad__answer(r, ad_score_text(v.score));
    ad__answer_article(r, v.article);
    ad__answer_by(r, v.by);
    if (t.arrived[AD_WHITE] > 0 || t.arrived[AD_BLACK] > 0) /* late, and still in time or not */
        ad__answer_by(r, AD_BTO_27_2);
    return true;
}

/* delay MINUTES by=home|guest [for=TEMPLATE | boards=N] */
static bool delay(struct ad_season_script *r, struct ad__args *a)
{
    enum { BOARDS = 32 };
    static const char *const sides[] = {"home", "guest"};
    int32_t home[BOARDS] = {0}, guest[BOARDS] = {0};
    unsigned by = ad__arg_choice(a, "by", sides, 2, 0);
    uint32_t boards = 0, minutes = ad__next_number(a, 1440);
    enum ad_point point;
    struct ad_template t;

    ad__template_for(a, teams, &t);
    ad__arg_number(a, "boards", BOARDS, &boards);
    if (!ad__args_end(a))
        return false;
    if (boards == 0)
        boards = (uint32_t)(t.boards.n > 0 ? t.boards.n : 1);
    point = ad_delay_charge(home, guest, boards, (int32_t)minutes * 60, by == 0);
    ad__answer(r, "charged");
    ad__answer_number(r, "first-home", home[0] / 60);
    ad__answer_number(r, "last-home", home[boards ? boards - 1 : 0] / 60);
    ad__answer_number(r, "first-guest", guest[0] / 60);
    ad__answer_number(r, "last-guest", guest[boards ? boards - 1 : 0] / 60);
    ad__answer_by(r, point);
    return true;
}

/* Which of two words is there? The first stands for the first named. */
static bool read_side(struct ad__args *a, const char *first, const char *second)
{
    bool is_first = ad__arg_flag(a, first), is_second = ad__arg_flag(a, second);

    if (is_first == is_second)
        ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
    return is_first;
}

/* colour home|guest|first|second [neutral | hosts=first|second] [board=N] [for=TEMPLATE] */
static bool colour(struct ad_season_script *r, struct ad__args *a)
{
    static const char *const hosts[] = {"first", "second"};
    struct ad_venue_of venue = {0};
    bool first = ad__arg_flag(a, "home"), named = !first && !ad__arg_flag(a, "guest");
    struct ad_colour_verdict v;
    struct ad_template t;
    uint32_t board = 1;

    if (named) { /* by their order in the pairing; whose place it is, is told */
        first = read_side(a, "first", "second");
        venue.neutral = ad__arg_flag(a, "neutral");
        venue.second_hosts = ad__arg_choice(a, "hosts", hosts, 2, 0) == 1;
    }
    ad__arg_number(a, "board", 99, &board);
    if (board == 0)
        ad__args_bad(a, AD_SCRIPT_NUMBER, NULL);
    ad__template_for(a, teams, &t);
    if (!ad__args_end(a))
        return false;
    v = ad_match_colour(&t, &venue, first, board);
    ad__answer(r, v.colour == 'w' ? "white" : v.colour == 'b' ? "black" : "drawn");
    ad__answer_fact(r, "home", hosts[!v.first_home]);
    ad__answer_points(r, v.by, AD_TEMPLATE_BY);
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

/* match [for=TEMPLATE] 1 = 0 + - x …: what the home team got, board 1 first */
static bool match(struct ad_season_script *r, struct ad__args *a)
{
    enum { BOARDS = 32 };
    static const char *const words[] = {"home", "drawn", "guest", "open"};
    struct ad_board boards[BOARDS];
    struct ad_match m = {.home = 1, .guest = 2, .boards = boards};
    struct ad_match_verdict v;
    struct ad_template t;
    char text[16];
    unsigned n;

    ad__template_for(a, teams, &t);
    n = read_letters(a, boards, BOARDS);
    if (!a->bad && n == 0)
        ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
    if (!ad__args_end(a))
        return false;
    v = ad_match_decide(&t, &m, n);
    ad__answer(r, words[v.won]);
    ad__answer_fact(r, "home", halves(text, v.score.games[AD_HOME]));
    ad__answer_fact(r, "guest", halves(text, v.score.games[AD_GUEST]));
    ad__answer_fact(r, "berlin-home", halves(text, v.score.berlin[AD_HOME]));
    ad__answer_fact(r, "berlin-guest", halves(text, v.score.berlin[AD_GUEST]));
    ad__answer_fact(r, "points-home", halves(text, v.points[AD_HOME]));
    ad__answer_fact(r, "points-guest", halves(text, v.points[AD_GUEST]));
    ad__answer_points(r, v.by, AD_MATCH_BY);
    return true;
}

/* ---- overstepped time ---- */

/* flag-falls [control=N] [for=TEMPLATE]: after how many minutes of one's own time? */
static bool flag_falls(struct ad_season_script *r, struct ad__args *a)
{
    struct ad_flag_time v;
    struct ad_template t;
    uint32_t nth = 1;

    ad__arg_number(a, "control", 99, &nth);
    ad__template_for(a, teams, &t);
    if (!ad__args_end(a))
        return false;
    v = ad_flag_time(&t.clock.time, nth, ad_template_laws(&t), NULL);
    ad__answer(r, v.ms ? "falls" : "no-control");
    ad__answer_number(r, "minutes", v.ms / 60000);
    ad__answer_number(r, "moves", v.moves);
    ad__answer_by(r, v.by);
    ad__answer_line(r, &t.clock.line);
    return true;
}

/* Where the minute hand stands: seconds past the hour, or before it. */
static int32_t read_hand(struct ad__args *a)
{
    uint32_t past = 0, before = 0;

    ad__arg_number(a, "past", 3600, &past);
    ad__arg_number(a, "before", 3600, &before);
    return (int32_t)past - (int32_t)before;
}

/* overstep white|black due=N made=N … [for=TEMPLATE]: is it lost by time? */
static bool overstep(struct ad_season_script *r, struct ad__args *a)
{
    struct ad_overstep o = {.side = read_side(a, "white", "black") ? AD_WHITE : AD_BLACK};
    struct ad_overstep_verdict v;
    struct ad_template t;
    uint32_t due = 0, made = 0;

    ad__arg_number(a, "due", 999, &due);
    ad__arg_number(a, "made", 999, &made);
    o.due = (uint16_t)due;
    o.made = (uint16_t)made;
    o.unstopped = ad__arg_flag(a, "unstopped");
    o.flag_down = ad__arg_flag(a, "flag");
    o.hand_s = read_hand(a);
    o.established = ad__arg_flag(a, "established");
    o.claimed = ad__arg_flag(a, "claimed");
    o.full_score = ad__arg_flag(a, "full-score");
    o.unwanted = ad__arg_flag(a, "unwanted");
    o.bare_king = ad__arg_flag(a, "bare-king");
    o.edition = (uint8_t)read_laws(a, &t);
    if (!a->bad && due == 0 && t.clock.time.period[0].moves)
        ad__args_missing(a, "due");
    if (!ad__args_end(a))
        return false;
    v = ad_overstep_decide(&o, NULL);
    ad__answer(r, ad_overstep_name(v.code));
    if (v.score != AD_SCORE_NONE)
        ad__answer_fact(r, "result", ad_score_text(v.score));
    ad__answer_fact(r, "by", v.by_hand ? "hand" : "flag");
    ad__answer_article(r, v.article);
    ad__answer_points(r, v.by, AD_OVERSTEP_BY);
    if (o.edition == AD_BLITZ_1977)
        ad__answer_line(r, &t.clock.line);
    return true;
}

const struct ad__season_verb ad__season_play[] = {
    {{"result", "RESULT [for=TEMPLATE] [edition=EDITION]", true}, result},
    {{"arrival",
      "[white=MINUTES|never] [black=MINUTES|never] [delay=MINUTES by=white|black] "
      "[for=TEMPLATE] [edition=EDITION]",
      true},
     arrival},
    {{"delay", "MINUTES by=home|guest [for=TEMPLATE | boards=N]", true}, delay},
    {{"colour", "home|guest|first|second [neutral | hosts=first|second] [board=N] [for=TEMPLATE]",
      true},
     colour},
    {{"match", "[for=TEMPLATE] 1 = 0 + - x …", true}, match},
    {{"flag-falls", "[control=N] [for=TEMPLATE]", true}, flag_falls},
    {{"overstep",
      "white|black [due=MOVES made=MOVES] [unstopped] [flag] [past=SECONDS | before=SECONDS] "
      "[established] [claimed [full-score]] [unwanted] [bare-king] [for=TEMPLATE] "
      "[edition=EDITION]",
      true},
     overstep},
    {{0}, NULL},
};
