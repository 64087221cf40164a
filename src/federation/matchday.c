/*
 * federation/matchday.c -- what a template says of those who play; home and colours; the result; the
 * duties of a host.
 *
 *   SJ 2.1                  age, by the template           ad_terms_of
 *   BTO 16.5, 2.2, 11.6,    numbers of a line-up           ad_lineup_rules_of
 *   SJ 7.3, 8.1, 8.5, 9.1
 *   BTO 21.1                length of a session            ad_adjudication_rules_of
 *   BTO 17, 12.4            home side and colours          home_side, ad_match_colour
 *   BTO 18.1 – 18.3.1       points, winner, Berlin         ad_match_decide
 *   BTO 19, 22, 24, 35.8    host                           ad_match_report, _material …
 */
#include "federation/matchday.h"
#include "federation/template.h"
#include "federation/word.h"
#include "federation/names.h"
#include "federation/template_inside.h"

/* ---- what a template says of players and line-ups ---- */

void ad_terms_of(struct ad_terms *out, const struct ad_template *t)
{
    out->under = (uint8_t)(t->age.under > 0 ? t->age.under : 0);
    out->least = (uint8_t)(t->age.min > 0 ? t->age.min : 0);
    out->sex = t->sex.word == AD_SEX_FEMALE ? AD_GENDER_FEMALE : AD_GENDER_UNKNOWN;
    out->sex_by = (enum ad_point)t->sex.line.by[0];
    if (out->sex && !out->sex_by && t->refs > 0)
        out->sex_by = (enum ad_point)t->ref[0].first;
    out->alone = t->unit.word == AD_UNIT_PLAYER;
    out->youth = t->owner.word == AD_OWNER_YOUTH && t->unit.word == AD_UNIT_TEAM;
}

enum ad_lineup_kind ad_lineup_kind_of(const struct ad_template *t)
{
    for (unsigned i = 0; i < t->lineups; i++) {
        if (t->lineup[i].ranklist == AD_RANKLIST_YOUTH)
            return AD_LINEUP_YOUTH;
        if (t->lineup[i].ranklist == AD_RANKLIST_EVENT)
            return AD_LINEUP_BLITZ;
        if (t->lineup[i].ranklist == AD_RANKLIST_TEAM)
            return AD_LINEUP_CUP;
        if (t->lineup[i].guests > 0)
            return AD_LINEUP_GIRLS;
    }
    return AD_LINEUP_LEAGUE;
}

/* A number of a template: 0 is not said, and a negative one a word. */
static void set(uint8_t *out, int16_t n)
{
    if (n == AD_N_UNLIMITED || n == AD_N_ANY)
        *out = AD_LINEUP_UNLIMITED;
    else if (n == AD_N_NONE)
        *out = 0;
    else if (n > 0)
        *out = (uint8_t)(n < AD_LINEUP_UNLIMITED ? n : AD_LINEUP_UNLIMITED);
}

static void add_line(struct ad_lineup_rules *out, const struct ad_template_lineup *line)
{
    set(&out->foreigners, line->foreigners);
    set(&out->guests, line->guests);
    set(&out->ban_from, line->ban_from_use);
    if (line->subs_more)
        set(&out->youth_extra, line->subs_up);
    else if (!line->boards) /* boards with a limit of their own are the special ones */
        set(&out->uses, line->subs_up);
}

void ad_lineup_rules_of(struct ad_lineup_rules *out, const struct ad_template *t)
{
    if (ad_lineup_kind_of(t) == AD_LINEUP_YOUTH)
        out->girl_board = out->young_board = 0;
    for (unsigned i = 0; i < t->lineups; i++)
        add_line(out, &t->lineup[i]);
    for (unsigned i = 0; i < t->slots; i++) {
        if (t->slot[i].sex == AD_SEX_FEMALE)
            set(&out->girl_board, t->slot[i].board);
        if (t->slot[i].under > 0) {
            set(&out->young_board, t->slot[i].board);
            set(&out->young_under, t->slot[i].under);
        }
    }
    set(t->owner.word == AD_OWNER_YOUTH ? &out->youth_reserves : &out->reserves, t->subs.n);
    set(&out->boards, t->boards.n);
    out->boards_by = t->boards.line.by[0];
}

void ad_adjudication_rules_of(struct ad_adjudication_rules *out, const struct ad_template *t)
{
    /* BTO 21 is about matches, with captains; in blitz all moves are made in five minutes (A2 8.4). */
    bool none = t->unit.word == AD_UNIT_PLAYER || ad_template_laws(t) == AD_BLITZ_1977 ||
                ad__template_overrides(t, AD_BTO_21_1);

    if (!t->adjudicate.line.given && none)
        out->limit_min = out->long_limit_min = INT32_MAX;
    if (t->adjudicate.after > 0)
        out->limit_min = t->adjudicate.after;
    if (t->adjudicate.may_set > 0)
        out->long_limit_min = t->adjudicate.may_set;
    if (t->adjudicate.pause > 0)
        out->pause_min = t->adjudicate.pause;
}

/* ---- home and colours ---- */

/* BTO 17: the host, or at a neutral place the first named. */
static int home_side(bool neutral, bool first_named_hosts)
{
    return neutral || first_named_hosts ? AD_HOME : AD_GUEST;
}

static const char *pattern_of(const struct ad_template_colours *c)
{
    if (c->home_black)
        return AD_COLOURS_HOME_BLACK;
    switch ((enum ad_colours)c->home_white) {
    case AD_COLOURS_EVEN: return AD_COLOURS_BTO;
    case AD_COLOURS_ODD: return AD_COLOURS_FIDE;
    case AD_COLOURS_UNSAID: break;
    }
    return NULL;
}

struct ad_colour_verdict ad_match_colour(const struct ad_template *t, const struct ad_venue_of *v,
                                         bool first_named, unsigned board)
{
    int home = home_side(v->neutral, !v->second_hosts);
    const char *pattern = pattern_of(&t->colours);
    struct ad_colour_verdict out = {.first_home = home == AD_HOME};

    for (unsigned i = 0; i < AD_TEMPLATE_BY; i++)
        out.by[i] = (enum ad_point)t->colours.line.by[i];
    if (pattern)
        out.colour =
            ad_board_colour(pattern, board, first_named == out.first_home ? AD_HOME : AD_GUEST);
    return out;
}

/* ---- what it comes to ---- */

static enum ad_match_won won_by(const char result[2])
{
    for (int side = AD_HOME; side <= AD_GUEST; side++)
        if (result[side] == '1' || result[side] == '+')
            return side == AD_HOME ? AD_MATCH_HOME : AD_MATCH_GUEST;
    return result[AD_HOME] == '=' ? AD_MATCH_DRAWN : AD_MATCH_NOBODY;
}

struct ad_match_verdict ad_match_decide(const struct ad_template *t, const struct ad_match *m,
                                        unsigned boards)
{
    const struct ad_template_playoff *level = ad_template_playoff_for(t, AD_SCOPE_MATCH, 0, 2);
    struct ad_match_verdict v = {.by = {(enum ad_point)t->score.line.by[0],
                                        (enum ad_point)t->score.line.by[1], AD_BTO_18_2,
                                        AD_BTO_18_3_1}};

    if (level) /* a cup says itself how a drawn match is decided (BTO 13.4) */
        v.by[3] = (enum ad_point)level->line.by[0];
    ad_match_score(&v.score, m, boards);
    v.won = won_by(v.score.result);
    switch (v.won) {
    case AD_MATCH_HOME:
    case AD_MATCH_GUEST:
        v.points[v.won == AD_MATCH_GUEST] = t->score.match[0];
        v.points[v.won == AD_MATCH_HOME] = t->score.match[2];
        break;
    case AD_MATCH_DRAWN: v.points[AD_HOME] = v.points[AD_GUEST] = t->score.match[1]; break;
    case AD_MATCH_NOBODY: break;
    }
    return v;
}

/* ---- the duties of a host ---- */

AD__WORDS(host, enum ad_host_code, AD_HOST_MAP)

struct ad_costs ad_arbiter_costs(int64_t total)
{
    return (struct ad_costs){{total - total / 2, total / 2}, AD_BTO_24_4};
}

enum ad_match_duty ad_match_led_by(bool arbiter_present)
{
    return arbiter_present ? AD_DUTY_ARBITER : AD_DUTY_CAPTAINS;
}

enum ad_match_duty ad_match_reported_by(bool arbiter_led)
{
    return arbiter_led ? AD_DUTY_ARBITER : AD_DUTY_HOME_CLUB;
}

struct ad_host_verdict ad_match_report(bool arbiter_led, ad_date ended, enum ad_match_duty sender,
                                       ad_date sent, const struct ad_lineup_rules *rules)
{
    /* */
    int days = ((rules ? rules : &ad_lineup_rules_usual)->report_hours + 23) / 24;
    struct ad_host_verdict v = {.code = AD_HOST_DUE,
                                .whose = ad_match_reported_by(arbiter_led),
                                .until = ad_date_add(ended, days),
                                .by = {AD_BTO_19, AD_NO_POINT}};

    if (sent != AD_NO_DATE)
        v.code = sender != v.whose ? AD_HOST_OTHER : sent > v.until ? AD_HOST_BREACH : AD_HOST_KEPT;
    /* "At once": how many hours that is, a person says; the same day is. */
    v.proposed = v.code != AD_HOST_OTHER && sent != ended;
    if (v.code == AD_HOST_BREACH)
        v.by[1] = AD_BTO_4_1;
    return v;
}

struct ad_host_verdict ad_match_material(bool provided, ad_date told, ad_date match)
{
    bool before = told != AD_NO_DATE && told < match;

    return (struct ad_host_verdict){
        .code = provided ? AD_HOST_KEPT
                : before ? AD_HOST_ANNOUNCED
                         : AD_HOST_BREACH,
        .proposed = !provided && before,
        .whose = AD_DUTY_HOME_CLUB,
        .until = AD_NO_DATE,
        .by = {AD_BTO_22, provided || before ? AD_NO_POINT : AD_BTO_4_1}};
}

struct ad_restriction ad_smoking_restricted(bool team_match, bool in_registration, bool before_bid,
                                            bool in_announcement)
{
    return (struct ad_restriction){team_match ? in_registration : before_bid && in_announcement,
                                   AD_BTO_35_8_3};
}
