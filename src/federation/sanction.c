/*
 * federation/sanction.c -- is this sanction possible?
 *
 *   point (BTO)   what                                              function
 *   4.1, 4.2      which kinds, for clubs and for players; bans      kinds, check_ban
 *   4.3, 2.4      what must follow, and nothing else by 4.3         ad_sanction_duty
 *   4.4           the season's highest fine                         check_fine
 *   4.5, 25.3     who imposes it; consent to a ban                  competent
 *   5.13          no sanction by analogy                            is_ground
 */
#include "adoube/sanction.h"
#include "federation/word.h"

#include <string.h>

#include "adoube/err.h"
#include "federation/names.h"
#include "federation/ledger_inside.h"
#include "federation/sanction_inside.h"

#define ONE(kind) (1u << AD_SANCTION_##kind)

/* What 4.1 and 4.2 name. A ban can be limited to a team, the rest concerns the club; and nobody else
 * is named. */
static const unsigned kinds[AD_SUBJECTS] = {
    [AD_SUBJECT_CLUB] =
        ONE(WARNING) | ONE(REPRIMAND) | ONE(FINE) | ONE(POINTS) | ONE(BAN) | ONE(DEMOTION),
    [AD_SUBJECT_TEAM] = ONE(POINTS) | ONE(BAN) | ONE(DEMOTION),
    [AD_SUBJECT_PLAYER] = ONE(WARNING) | ONE(REPRIMAND) | ONE(LOSS) | ONE(FINE) | ONE(BAN),
};

const struct ad_sanction_rules ad_sanction_rules_usual = {
    .player_ban_years = 1,
    .club_ban_up_to = false,
    .calendar = {.season_month = 9, .season_day = 1, .roll = false},
};

/* ---- words ---- */

AD__WORDS(subject, enum ad_subject, AD_SUBJECT_MAP)
AD__FIND(subject, enum ad_subject, AD_SUBJECTS)
AD__WORDS(sanction, enum ad_sanction_kind, AD_SANCTION_MAP)
AD__FIND(sanction, enum ad_sanction_kind, AD_SANCTIONS)
AD__WORDS(sanction_code, enum ad_sanction_code, AD_SANCTION_CODE_MAP)
AD__WORDS(sanction_state, enum ad_sanction_state, AD_SANCTION_STATE_MAP)

/* ---- the check ---- */

static struct ad_sanction_verdict say(enum ad_sanction_code code, enum ad_point a, enum ad_point b)
{
    return (struct ad_sanction_verdict){.code = code, .by = {a, b}, .until = AD_NO_DATE};
}

static enum ad_point subject_point(const struct ad_sanction *s)
{
    return s->subject == AD_SUBJECT_PLAYER ? AD_BTO_4_2 : AD_BTO_4_1;
}

/* Whoever imposes it does so by this. */
static enum ad_point issuer_point(const struct ad_sanction *s)
{
    return s->issuer == AD_ISSUER_EVENT_DIRECTOR ? AD_BTO_25_3 : AD_BTO_4_5;
}

static bool is_ground(enum ad_point p)
{
    /* From one to the other: what clubs and players must do or leave. All else is for those who run
     * the play, or says what follows. */
    static const enum ad_point duties[][2] = {
        {AD_BTO_1_4, AD_BTO_1_4},   {AD_BTO_2, AD_BTO_2_4},     {AD_BTO_3_5, AD_BTO_3_5},
        {AD_BTO_4_1, AD_BTO_4_3},   {AD_BTO_11_6, AD_BTO_11_7}, {AD_BTO_13_2, AD_BTO_13_2},
        {AD_BTO_14, AD_BTO_14},     {AD_BTO_16, AD_BTO_16_8},   {AD_BTO_19, AD_BTO_19},
        {AD_BTO_21_2, AD_BTO_21_3}, {AD_BTO_21_5, AD_BTO_21_9}, {AD_BTO_22, AD_BTO_23_6},
        {AD_BTO_24_3, AD_BTO_24_4}, {AD_BTO_25_3, AD_BTO_25_3}, {AD_BTO_27, AD_BTO_27_3},
        {AD_BTO_29, AD_BTO_33_1},   {AD_BTO_34, AD_BTO_36_2},   {AD_A1_13, AD_A3_14_11},
        {AD_SJ_2, AD_SJ_2_2},       {AD_SJ_7_3, AD_SJ_7_5},     {AD_SJ_8_1, AD_SJ_8_1},
        {AD_SJ_8_5, AD_SJ_8_5},     {AD_SJ_9_1, AD_SJ_9_1},     {AD_SJ_11_3, AD_SJ_11_3},
        {AD_SJ_12_5, AD_SJ_12_5},
    };

    for (size_t i = 0; i < sizeof duties / sizeof duties[0]; i++)
        if (p >= duties[i][0] && p <= duties[i][1])
            return true;
    return false;
}

/* 4.5: the director in whose area it happened, or an instance before which the matter is pending;
 * 25.3: the event director, for breaches of the rules of play. */
static bool competent(const struct ad_sanction *s)
{
    switch ((enum ad_issuer)s->issuer) {
    case AD_ISSUER_DIRECTOR: return s->issuer_area == s->area;
    case AD_ISSUER_EVENT_DIRECTOR: return s->playing_rules;
    case AD_ISSUER_INSTANCE: return s->pending;
    case AD_ISSUER_OTHER: break;
    }
    return false;
}

static struct ad_sanction_verdict check_fine(const struct ad_sanction *s, struct ad_money max)
{
    if (!ad_money_ok(s->fine) || s->fine.amount < !s->pending)
        return say(AD_SANCTION_BAD_FINE, subject_point(s), AD_BTO_4_4);
    if (max.amount <= 0)
        return say(AD_SANCTION_NO_MAXIMUM, AD_BTO_4_4, AD_NO_POINT);
    if (memcmp(max.currency, s->fine.currency, 3) != 0)
        return say(AD_SANCTION_BAD_FINE, AD_BTO_4_4, AD_NO_POINT);
    if (s->fine.amount > max.amount)
        return say(AD_SANCTION_TOO_HIGH, AD_BTO_4_4, AD_NO_POINT);
    return say(AD_SANCTION_VALID, issuer_point(s), subject_point(s));
}

/* The day before the same day `years` later; a 29 February without one ends with February. */
static ad_date last_of_years(ad_date from, int years)
{
    struct ad_day d = ad_date_split(from);
    ad_date end = ad_date_make(d.year + years, d.month, d.day);

    return end == AD_NO_DATE ? ad_date_make(d.year + years, d.month, d.day - 1)
                             : ad_date_add(end, -1);
}

static struct ad_sanction_verdict check_term(const struct ad_sanction *s,
                                             const struct ad_sanction_rules *r)
{
    bool player = s->subject == AD_SUBJECT_PLAYER;
    ad_date last = player ? last_of_years(s->from, r->player_ban_years)
                          : ad_season_last(ad_season_of(s->from, &r->calendar), &r->calendar);
    struct ad_sanction_verdict v = say(AD_SANCTION_VALID, AD_BTO_4_5, subject_point(s));

    if (s->until > last)
        v = say(player ? AD_SANCTION_TOO_LONG : AD_SANCTION_NOT_SEASON, subject_point(s),
                AD_NO_POINT);
    else if (!player && s->until != last && !r->club_ban_up_to)
        v = say(AD_SANCTION_NOT_SEASON, AD_BTO_4_1, AD_NO_POINT);
    v.until = last;
    return v;
}

/* SJ 7.3: the ban of one match follows by rule. Nobody imposes it, and no other is like it. */
static bool by_rule(const struct ad_sanction *s)
{
    return s->automatic && s->kind == AD_SANCTION_BAN && s->subject == AD_SUBJECT_PLAYER &&
           s->ground == AD_SJ_7_3;
}

/* 4.5: a ban needs the committee; not so one by rule. */
static struct ad_sanction_verdict check_ban(const struct ad_sanction *s,
                                            const struct ad_sanction_rules *r)
{
    struct ad_sanction_verdict v;

    if (by_rule(s))
        return say(AD_SANCTION_VALID, AD_SJ_7_3, AD_NO_POINT);
    if (s->from == AD_NO_DATE || s->until == AD_NO_DATE || s->until < s->from)
        return say(AD_SANCTION_BAD_TERM, subject_point(s), AD_NO_POINT);
    if (s->issued != AD_NO_DATE && s->from < s->issued && !s->pending) /* what is left of another */
        return say(AD_SANCTION_TOO_EARLY, subject_point(s), AD_NO_POINT);
    v = check_term(s, r);
    if (v.code == AD_SANCTION_VALID && !s->consent)
        v.code = AD_SANCTION_PENDING_CONSENT;
    return v;
}

struct ad_sanction_verdict ad_sanction_check(const struct ad_sanction *s,
                                             const struct ad_sanction_rules *rules,
                                             struct ad_money max_fine)
{
    const struct ad_sanction_rules *r = rules ? rules : &ad_sanction_rules_usual;

    if (s->subject >= AD_SUBJECTS || s->kind >= AD_SANCTIONS ||
        !(kinds[s->subject] & 1u << s->kind))
        return say(AD_SANCTION_BAD_KIND, subject_point(s), AD_NO_POINT);
    if (s->ground == AD_BTO_4_3 && s->subject == AD_SUBJECT_PLAYER) /* teams and clubs alone */
        return say(AD_SANCTION_NO_GROUND, AD_BTO_4_3, AD_BTO_5_13);
    if (s->ground == AD_BTO_4_3 && s->kind != AD_SANCTION_FINE) /* */
        return say(AD_SANCTION_BAD_KIND, AD_BTO_4_3, AD_NO_POINT);
    if (!is_ground(s->ground) || s->by_likeness)
        return say(AD_SANCTION_NO_GROUND, AD_BTO_5_13, AD_NO_POINT);
    if (!by_rule(s) && !competent(s))
        return say(AD_SANCTION_BAD_ISSUER, AD_BTO_4_5,
                   s->issuer == AD_ISSUER_EVENT_DIRECTOR ? AD_BTO_25_3 : AD_NO_POINT);
    if (s->earlier) /* 25.3 beside 4.5: the first one acts */
        return say(AD_SANCTION_TWICE,
                   s->issuer == AD_ISSUER_EVENT_DIRECTOR ? AD_BTO_25_3 : subject_point(s),
                   AD_BTO_4_5);
    if (s->kind == AD_SANCTION_FINE)
        return check_fine(s, max_fine);
    if (s->kind == AD_SANCTION_BAN)
        return check_ban(s, r);
    if (s->kind == AD_SANCTION_POINTS && s->points <= 0)
        return say(AD_SANCTION_BAD_POINTS, AD_BTO_4_1, AD_NO_POINT);
    return say(AD_SANCTION_VALID, issuer_point(s), subject_point(s));
}

struct ad_sanction_duty ad_sanction_duty(enum ad_breach b)
{
    if (b == AD_BREACH_PASS)
        return (struct ad_sanction_duty){false, {AD_BTO_2_4, AD_BTO_4_1}};
    return (struct ad_sanction_duty){true, {AD_BTO_4_3, AD_BTO_4_4}};
}

/* ---- fines in the books: imposed, they are owed until they are paid ---- */

static struct ad_account debtor(const struct ad_sanction *s, uint32_t subject)
{
    bool player = s->subject == AD_SUBJECT_PLAYER;

    return (struct ad_account){player ? AD_ACCOUNT_PERSON : AD_ACCOUNT_CLUB, subject};
}

/* What this account owes by that fine; undone ones cancel out. */
static int64_t owed(const struct ad_ledger *l, struct ad_account who, uint32_t about, bool paid)
{
    int64_t sum = 0;

    for (unsigned i = 0; i < l->count; i++) {
        const struct ad_ledger_entry *e = &l->entry[i], *of = ad_ledger_origin(l, e);

        if (e->posting.account.kind == who.kind && e->posting.account.id == who.id &&
            of->head.about == about &&
            (of->head.why == AD_BOOKED_FINE || (paid && of->head.why == AD_BOOKED_PAYMENT)))
            sum -= e->posting.money.amount;
    }
    return sum;
}

/* The director and the event director: both are competent, each in days of his own. */
static bool beside(unsigned a, unsigned b)
{
    return (a == AD_ISSUER_DIRECTOR && b == AD_ISSUER_EVENT_DIRECTOR) ||
           (a == AD_ISSUER_EVENT_DIRECTOR && b == AD_ISSUER_DIRECTOR);
}

uint32_t ad_sanction_booked(const struct ad_ledger *l, const struct ad_sanction *s,
                            uint32_t subject, const uint8_t *issuer)
{
    struct ad_account who = debtor(s, subject);

    for (unsigned i = 0; i < l->count; i++) {
        const struct ad_ledger_entry *e = &l->entry[i];

        if (e->head.why == AD_BOOKED_FINE && e->head.point == s->ground &&
            (e->head.on == s->issued || beside(issuer[e->head.about], s->issuer)) &&
            e->posting.account.kind == who.kind && e->posting.account.id == who.id &&
            owed(l, who, e->head.about, false) > 0)
            return e->head.about;
    }
    return 0;
}

int ad_sanction_book(struct ad_ledger *l, const struct ad_sanction *s, uint32_t about,
                     uint32_t subject, uint32_t org)
{
    struct ad_booking head = {s->issued, AD_BOOKED_FINE, s->ground, about};
    struct ad_account who = debtor(s, subject);

    if (s->kind != AD_SANCTION_FINE)
        return 0;
    if (about && owed(l, who, about, false) > 0)
        return AD_ECONFLICT;
    return ad_ledger_move(l, &head, who, (struct ad_account){AD_ACCOUNT_FINES, org}, s->fine);
}

struct ad_money ad_fine_open(const struct ad_ledger *l, struct ad_account who, uint32_t about)
{
    for (unsigned i = 0; i < l->count; i++) {
        const struct ad_ledger_entry *e = &l->entry[i];

        if (e->head.why == AD_BOOKED_FINE && e->head.about == about &&
            e->posting.account.kind == who.kind && e->posting.account.id == who.id)
            return ad_money(owed(l, who, about, true), e->posting.money.currency);
    }
    return (struct ad_money){0};
}

int ad_fine_pay(struct ad_ledger *l, struct ad_account who, uint32_t about, ad_date on,
                struct ad_money m)
{
    struct ad_booking head = {on, AD_BOOKED_PAYMENT, AD_BTO_4_4, about};
    struct ad_money open = ad_fine_open(l, who, about);

    if (memcmp(open.currency, m.currency, 3) != 0 || m.amount > open.amount)
        return AD_EINVAL;
    return ad_ledger_move(l, &head, (struct ad_account){AD_ACCOUNT_CASH, 0}, who, m);
}

/* ---- its life ---- */

enum ad_sanction_state ad_sanction_next(enum ad_sanction_state s, enum ad_sanction_act a)
{
    /* clang-format off */
    static const struct { uint8_t from, act, to; } moves[] = {
        {AD_SANCTION_PENDING,   AD_SANCTION_CONSENT, AD_SANCTION_EFFECTIVE},
        {AD_SANCTION_PENDING,   AD_SANCTION_REFUSE,  AD_SANCTION_LIFTED},
        {AD_SANCTION_PENDING,   AD_SANCTION_LIFT,    AD_SANCTION_LIFTED},
        {AD_SANCTION_EFFECTIVE, AD_SANCTION_STAY,    AD_SANCTION_STAYED},
        {AD_SANCTION_EFFECTIVE, AD_SANCTION_LIFT,    AD_SANCTION_LIFTED},
        {AD_SANCTION_EFFECTIVE, AD_SANCTION_SERVE,   AD_SANCTION_SERVED},
        {AD_SANCTION_STAYED,    AD_SANCTION_RESUME,  AD_SANCTION_EFFECTIVE},
        {AD_SANCTION_STAYED,    AD_SANCTION_LIFT,    AD_SANCTION_LIFTED},
        {AD_SANCTION_SERVED,    AD_SANCTION_LIFT,    AD_SANCTION_LIFTED}, /* paid, then won */
    };
    /* clang-format on */

    for (size_t i = 0; i < sizeof moves / sizeof moves[0]; i++)
        if (moves[i].from == s && moves[i].act == a)
            return (enum ad_sanction_state)moves[i].to;
    return AD_SANCTION_STATES;
}
