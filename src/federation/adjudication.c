/*
 * federation/adjudication.c -- an unfinished game of a team match is adjudicated (BTO 21).
 *
 *   PLAYING --limit--> ADJOURNED --sit--> ASSESSING --same--> FINAL
 *                                             |
 *                                             +--differ--> AT_DIRECTOR --> DIRECTOR_RESULT
 *
 *   DIRECTOR_RESULT --nobody objects--> FINAL
 *                   --objection--> RESUME --> FINAL
 *
 *   21.1, 21.2, 21.9   limit      21.7   absent        21.5, 21.6   object
 *   21.3, 21.4         assess     21.8   appoint       27.2, 1984 10.15 for neither at the board
 */
#include <string.h>

#include "adoube/adjudication.h"
#include "adoube/err.h"
#include "federation/word.h"
#include "federation/names.h"
#include "federation/adjudication_inside.h"

const struct ad_adjudication_rules ad_adjudication_rules_usual = {
    .limit_min = 300,
    .long_limit_min = 420,
    .pause_min = 60,
    .objection_days = 5,
    .postmark_only = true,
    .days = {.season_month = 9, .season_day = 1, .roll = false},
};

AD__WORDS(adjudication_state, enum ad_adjudication_state, AD_ADJUDICATION_STATE_MAP)

AD__WORDS(adj_code, enum ad_adj_code, AD_ADJ_CODE_MAP)

static const char *const command_words[] = {
#define X(id, name) name,
    AD_ADJ_COMMAND_MAP(X)
#undef X
};

const char *ad_adj_command_name(enum ad_adj_command_kind k)
{
    return k < AD_ADJ_COMMANDS ? command_words[k] : "";
}

struct ad_adj_command ad_adj_command(enum ad_adj_command_kind kind, ad_date on)
{
    return (struct ad_adj_command){.kind = (uint8_t)kind,
                                   .side = AD_NO_SIDE,
                                   .on = on,
                                   .postmark = AD_NO_DATE,
                                   .day = AD_NO_DATE};
}

void ad_adjudication_init(struct ad_adjudication *out, enum ad_match_side white, bool marked,
                          bool long_session, const struct ad_adjudication_rules *rules)
{
    memset(out, 0, sizeof *out);
    out->rules = rules ? *rules : ad_adjudication_rules_usual;
    out->white = (uint8_t)white;
    out->marked = marked;
    out->long_session = long_session;
    out->place = out->travels = AD_NO_SIDE;
    out->delivered = out->resume_on = AD_NO_DATE;
}

static struct ad_adj_verdict say(enum ad_adj_code code, enum ad_point a, enum ad_point b)
{
    return (struct ad_adj_verdict){code, {a, b}, AD_NO_ARTICLE};
}

/* ---- up to the director ---- */

static struct ad_adj_verdict limit(struct ad_adjudication *a, const struct ad_adj_command *c)
{
    int32_t most = a->long_session ? a->rules.long_limit_min : a->rules.limit_min;

    if (a->state != AD_ADJ_PLAYING)
        return say(AD_ADJ_NOT_NOW, AD_BTO_21_1, AD_NO_POINT);
    if (a->marked)
        return say(AD_ADJ_PLAY_ON, AD_BTO_21_9, AD_NO_POINT);
    if (c->minutes < most)
        return say(AD_ADJ_PLAY_ON, AD_BTO_21_1, AD_NO_POINT);
    if (!c->sealed)
        return say(AD_ADJ_NOT_SEALED, AD_BTO_21_2, AD_NO_POINT);
    a->state = AD_ADJ_ADJOURNED;
    a->score = AD_SCORE_ADJOURNED;
    return say(AD_ADJ_OK, AD_BTO_21_1, AD_BTO_21_2);
}

static bool adjudicable(uint8_t score)
{
    return score == AD_SCORE_1_0 || score == AD_SCORE_0_1 || score == AD_SCORE_DRAW;
}

static void finish(struct ad_adjudication *a, enum ad_score s, enum ad_cause cause)
{
    a->state = AD_ADJ_FINAL;
    a->score = (uint8_t)s;
    a->cause = (uint8_t)cause;
}

static struct ad_adj_verdict assess(struct ad_adjudication *a, const struct ad_adj_command *c)
{
    if (a->state != AD_ADJ_ASSESSING)
        return say(AD_ADJ_NOT_NOW, AD_BTO_21_4, AD_NO_POINT);
    if (!adjudicable(c->score[0]) || !adjudicable(c->score[1]))
        return say(AD_ADJ_BAD_SCORE, AD_BTO_21_4, AD_NO_POINT);
    if (c->score[0] == c->score[1])
        finish(a, (enum ad_score)c->score[0], AD_CAUSE_ADJUDICATED);
    else
        a->state = AD_ADJ_AT_DIRECTOR;
    return say(AD_ADJ_OK, AD_BTO_21_4, AD_NO_POINT);
}

static struct ad_adj_verdict director(struct ad_adjudication *a, const struct ad_adj_command *c)
{
    if (a->state != AD_ADJ_AT_DIRECTOR)
        return say(AD_ADJ_NOT_NOW, AD_BTO_21_4, AD_NO_POINT);
    if (!adjudicable(c->score[0]))
        return say(AD_ADJ_BAD_SCORE, AD_BTO_21_4, AD_NO_POINT);
    a->state = AD_ADJ_DIRECTOR_RESULT;
    a->score = c->score[0];
    a->cause = AD_CAUSE_ADJUDICATED;
    a->delivered = c->postmark != AD_NO_DATE ? c->postmark : c->on;
    return say(AD_ADJ_OK, AD_BTO_21_4, AD_BTO_21_5);
}

/* ---- objections ---- */

ad_date ad_adjudication_until(const struct ad_adjudication *a)
{
    if (a->state != AD_ADJ_DIRECTOR_RESULT && a->state != AD_ADJ_RESUME)
        return AD_NO_DATE;
    return ad_deadline(a->delivered, a->rules.objection_days, &a->rules.days);
}

/* 21.6: who objects travels; if both do, it is resumed at the visitor's of the match. */
static void set_place(struct ad_adjudication *a)
{
    if (a->objected == 3 || a->objected == 1u << AD_HOME_SIDE) {
        a->place = AD_GUEST_SIDE;
        a->travels = AD_HOME_SIDE;
    } else {
        a->place = AD_HOME_SIDE;
        a->travels = AD_GUEST_SIDE;
    }
}

static struct ad_adj_verdict object(struct ad_adjudication *a, const struct ad_adj_command *c)
{
    ad_date posted = a->rules.postmark_only && c->postmark != AD_NO_DATE ? c->postmark : c->on;

    if (a->state == AD_ADJ_FINAL)
        return a->delivered == AD_NO_DATE
                   ? say(AD_ADJ_NOT_CONTESTABLE, AD_BTO_21_4, AD_NO_POINT)
                   : say(a->cause == AD_CAUSE_ADJUDICATED ? AD_ADJ_TOO_LATE : AD_ADJ_NOT_NOW,
                         AD_BTO_21_5, AD_NO_POINT);
    if ((a->state != AD_ADJ_DIRECTOR_RESULT && a->state != AD_ADJ_RESUME) ||
        c->side > AD_GUEST_SIDE || a->objected & 1u << c->side)
        return say(AD_ADJ_NOT_NOW, AD_BTO_21_5, AD_NO_POINT);
    if (posted < a->delivered)
        return say(AD_ADJ_BAD_DAY, AD_BTO_21_5, AD_NO_POINT);
    if (posted > ad_adjudication_until(a))
        return say(AD_ADJ_TOO_LATE, AD_BTO_21_5, AD_BTO_5_1);
    if (!c->copy)
        return say(AD_ADJ_NO_COPY, AD_BTO_21_5, AD_NO_POINT);
    a->objected = (uint8_t)(a->objected | 1u << c->side);
    a->state = AD_ADJ_RESUME;
    a->score = AD_SCORE_ADJOURNED; /* the result that was objected to does not count */
    set_place(a);
    return say(AD_ADJ_OK, AD_BTO_21_6, AD_BTO_21_5);
}

static struct ad_adj_verdict pass_time(struct ad_adjudication *a, const struct ad_adj_command *c)
{
    if (a->state != AD_ADJ_DIRECTOR_RESULT || c->on <= ad_adjudication_until(a))
        return say(AD_ADJ_NOT_NOW, AD_BTO_21_5, AD_NO_POINT);
    a->state = AD_ADJ_FINAL;
    return say(AD_ADJ_OK, AD_BTO_21_5, AD_BTO_5_1);
}

/* ---- the resumption ---- */

static struct ad_adj_verdict appoint(struct ad_adjudication *a, const struct ad_adj_command *c)
{
    if (a->state != AD_ADJ_RESUME)
        return say(AD_ADJ_NOT_NOW, AD_BTO_21_8, AD_NO_POINT);
    if (c->day == AD_NO_DATE || c->day < c->on)
        return say(AD_ADJ_BAD_DAY, AD_BTO_21_8, AD_NO_POINT);
    if (a->resume_on != AD_NO_DATE && (!c->agreed || !c->consent))
        return say(AD_ADJ_NO_AGREEMENT, AD_BTO_21_8, AD_NO_POINT);
    a->resume_on = c->day;
    return say(AD_ADJ_OK, AD_BTO_21_8, AD_BTO_25_2_5);
}

static struct ad_adj_verdict absent(struct ad_adjudication *a, const struct ad_adj_command *c)
{
    struct ad_adj_verdict v = say(AD_ADJ_OK, AD_BTO_21_7, AD_BTO_27_2);

    if (a->state != AD_ADJ_RESUME || c->side > AD_NO_SIDE)
        return say(AD_ADJ_NOT_NOW, AD_BTO_21_7, AD_NO_POINT);
    if (c->side == AD_NO_SIDE) {
        finish(a, AD_SCORE_0_0, AD_CAUSE_NO_SHOW_RESUMPTION);
        v.article = ad_article_find(AD_FIDE_1984, "10.15", 5);
    } else {
        finish(a, c->side == a->white ? AD_SCORE_0_1 : AD_SCORE_1_0, AD_CAUSE_NO_SHOW_RESUMPTION);
        v.article = ad_article_find(AD_FIDE_1984, "10.13", 5);
    }
    return v;
}

static struct ad_adj_verdict play(struct ad_adjudication *a, const struct ad_adj_command *c)
{
    enum ad_score s = (enum ad_score)c->score[0];
    bool resumed = a->state == AD_ADJ_RESUME;

    if (a->state != AD_ADJ_PLAYING && !resumed)
        return say(AD_ADJ_NOT_NOW, AD_BTO_21_4, AD_NO_POINT);
    if (s < AD_SCORE_1_0 || s > AD_SCORE_0_HALF)
        return say(AD_ADJ_BAD_SCORE, AD_BTO_34, AD_NO_POINT);
    finish(a, s, resumed ? AD_CAUSE_RESUMED : AD_CAUSE_OVER_BOARD);
    return say(AD_ADJ_OK, resumed ? AD_BTO_21_6 : AD_BTO_34, AD_NO_POINT);
}

/* ---- the door ---- */

static struct ad_adj_verdict sit(struct ad_adjudication *a)
{
    if (a->state != AD_ADJ_ADJOURNED)
        return say(AD_ADJ_NOT_NOW, AD_BTO_21_2, AD_NO_POINT);
    a->state = AD_ADJ_ASSESSING;
    a->score = AD_SCORE_ESTIMATED;
    return say(AD_ADJ_OK, AD_BTO_21_3, AD_NO_POINT);
}

static struct ad_adj_verdict decide(struct ad_adjudication *a, const struct ad_adj_command *c)
{
    if (c->on == AD_NO_DATE)
        return say(AD_ADJ_BAD_DAY, AD_BTO_21, AD_NO_POINT);
    switch ((enum ad_adj_command_kind)c->kind) {
    case AD_ADJ_LIMIT: return limit(a, c);
    case AD_ADJ_SIT: return sit(a);
    case AD_ADJ_ASSESS: return assess(a, c);
    case AD_ADJ_DIRECTOR: return director(a, c);
    case AD_ADJ_OBJECT: return object(a, c);
    case AD_ADJ_TIME: return pass_time(a, c);
    case AD_ADJ_APPOINT: return appoint(a, c);
    case AD_ADJ_ABSENT: return absent(a, c);
    case AD_ADJ_PLAY: return play(a, c);
    case AD_ADJ_COMMANDS: break;
    }
    return say(AD_ADJ_NOT_NOW, AD_BTO_21, AD_NO_POINT);
}

struct ad_adj_verdict ad_adjudication_decide(struct ad_adj_event *out,
                                             const struct ad_adjudication *a,
                                             const struct ad_adj_command *c)
{
    out->after = *a;
    out->after.seq = out->seq = a->seq + 1;
    out->command = c->kind;
    out->on = c->on;
    out->verdict = decide(&out->after, c);
    return out->verdict;
}

static bool same_rules(const struct ad_adjudication_rules *a, const struct ad_adjudication_rules *b)
{
    return a->limit_min == b->limit_min && a->long_limit_min == b->long_limit_min &&
           a->pause_min == b->pause_min && a->objection_days == b->objection_days &&
           a->postmark_only == b->postmark_only && a->days.season_month == b->days.season_month &&
           a->days.season_day == b->days.season_day && a->days.roll == b->days.roll;
}

/* What was decided is believed; but it must be this game, in a state that there is. */
static bool fits(const struct ad_adjudication *a, const struct ad_adjudication *after)
{
    return after->seq == a->seq + 1 && after->white == a->white && after->marked == a->marked &&
           after->long_session == a->long_session && same_rules(&a->rules, &after->rules) &&
           after->state >= a->state && after->state < AD_ADJ_STATES && after->score < AD_SCORES &&
           after->cause < AD_CAUSES && after->objected < 1u << AD_NO_SIDE &&
           after->place <= AD_NO_SIDE && after->travels <= AD_NO_SIDE;
}

int ad_adjudication_apply(struct ad_adjudication *a, const struct ad_adj_event *e)
{
    if (e->seq != a->seq + 1)
        return AD_ECONFLICT;
    if (!fits(a, &e->after))
        return AD_EINVAL;
    *a = e->after;
    return 0;
}

struct ad_adj_verdict ad_session_check(int32_t minutes, unsigned rounds_begun,
                                       const struct ad_adjudication_rules *rules)
{
    const struct ad_adjudication_rules *r = rules ? rules : &ad_adjudication_rules_usual;

    if (minutes == r->limit_min)
        return say(AD_ADJ_OK, AD_BTO_21_1, AD_NO_POINT);
    if (minutes != r->long_limit_min)
        return say(AD_ADJ_NOT_NOW, AD_BTO_21_1, AD_NO_POINT);
    return say(rounds_begun ? AD_ADJ_TOO_LATE : AD_ADJ_OK, AD_BTO_21_1, AD_NO_POINT);
}

struct ad_adj_verdict ad_pause_check(int32_t session, int32_t played, int32_t pause, bool adjourned,
                                     const struct ad_adjudication_rules *rules)
{
    const struct ad_adjudication_rules *r = rules ? rules : &ad_adjudication_rules_usual;
    enum ad_adj_code code = session != r->long_limit_min || played != r->limit_min || pause <= 0
                                ? AD_ADJ_NOT_NOW
                            : pause > r->pause_min ? AD_ADJ_TOO_LONG
                            : !adjourned           ? AD_ADJ_NOT_SEALED
                                                   : AD_ADJ_OK;

    return say(code, AD_BTO_21_1, AD_NO_POINT);
}
