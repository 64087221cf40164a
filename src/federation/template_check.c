/*
 * federation/template_check.c -- what is wrong with a template as a whole.
 *
 *   BTO 1.4          honorary prizes only                     check_prizes
 *   preamble, (g)    who may depart from which point          check_overrides, check_general
 *   34               the Laws, and times that go with them    check_clocks
 *   -                sums of seats, groups and boards that cannot work
 */
#include <limits.h>
#include <string.h>

#include "federation/template.h"
#include "federation/template_inside.h"

struct found {
    enum ad_template_bad why;
    const char *key;
    unsigned nth;
};

static const struct found fine = {AD_TEMPLATE_FINE, "", 0};

static struct found bad(enum ad_template_bad why, const char *key, unsigned nth)
{
    return (struct found){why, key, nth};
}

/* ---- what must be there ---- */

static struct found check_whole(const struct ad_template *t)
{
    if (t->name[0][0] == '\0')
        return bad(AD_TEMPLATE_NO_NAME, "", 0);
    if (t->unit.word == AD_UNIT_UNSAID)
        return bad(AD_TEMPLATE_NO_UNIT, "", 0);
    if (t->stages == 0)
        return bad(AD_TEMPLATE_NO_STAGE, "", 0);
    return fine;
}

static struct found check_teams(const struct ad_template *t)
{
    unsigned boards = (unsigned)t->boards.n;

    if (t->unit.word == AD_UNIT_PLAYER) {
        if (t->boards.line.given)
            return bad(AD_TEMPLATE_TEAMS_ONLY, "boards", 0);
        if (t->subs.line.given)
            return bad(AD_TEMPLATE_TEAMS_ONLY, "subs", 0);
        if (t->slots > 0)
            return bad(AD_TEMPLATE_TEAMS_ONLY, "slot", 0);
        if (t->lineups > 0)
            return bad(AD_TEMPLATE_TEAMS_ONLY, "lineup", 0);
        return t->score.match_given ? bad(AD_TEMPLATE_TEAMS_ONLY, "score", 0) : fine;
    }
    if (!t->boards.line.given)
        return bad(AD_TEMPLATE_NO_BOARDS, "unit", 0);
    for (unsigned i = 0; i < t->slots; i++)
        if ((unsigned)t->slot[i].board > boards)
            return bad(AD_TEMPLATE_BOARD, "slot", i);
    for (unsigned i = 0; i < t->lineups; i++)
        if (t->lineup[i].boards >> boards || t->lineup[i].min_present > (int)boards)
            return bad(AD_TEMPLATE_BOARD, "lineup", i);
    return fine;
}

/* ---- stages ---- */

/* Two lines of one name must not hold for one number. Numbers beyond every limit named behave as
 * the first one beyond it does. */
static bool overlap(const struct ad_template_stage *a, const struct ad_template_stage *b)
{
    unsigned last = 3u + (a->line.when.n > b->line.when.n ? a->line.when.n : b->line.when.n);

    for (unsigned n = 0; n <= last; n++)
        if (ad__when_holds(&a->line.when, (enum ad_stage_system)a->system, n) &&
            ad__when_holds(&b->line.when, (enum ad_stage_system)b->system, n))
            return true;
    return false;
}

static bool unfit(const struct ad_template_stage *s)
{
    switch ((enum ad_stage_system)s->system) {
    case AD_STAGE_ROUND_ROBIN: return s->rounds != 0; /* they follow from the entries */
    case AD_STAGE_SWISS: return s->cycles || s->rounds == 0;
    case AD_STAGE_KNOCKOUT: return s->cycles || s->groups || s->size || s->rounds;
    case AD_STAGE_UNSAID: break;
    }
    return true;
}

static bool groups_miss(const struct ad_template *t, const struct ad_template_stage *s)
{
    return s->from[0] == '\0' && s->groups > 0 && s->size > 0 && t->field.kind == AD_FIELD_EXACT &&
           s->groups * s->size != t->field.n[0];
}

static struct found check_stage(const struct ad_template *t, unsigned i)
{
    const struct ad_template_stage *s = &t->stage[i];
    bool from = s->from[0] == '\0';

    for (unsigned k = 0; k < i; k++) {
        from |= strcmp(t->stage[k].id, s->from) == 0 && strcmp(s->id, s->from) != 0;
        if (strcmp(t->stage[k].id, s->id) == 0 && overlap(&t->stage[k], s))
            return bad(AD_TEMPLATE_STAGE_SAME, "stage", i);
    }
    if (!from)
        return bad(AD_TEMPLATE_STAGE_FROM, "stage", i);
    if (unfit(s))
        return bad(AD_TEMPLATE_STAGE_UNFIT, "stage", i);
    return groups_miss(t, s) ? bad(AD_TEMPLATE_GROUPS, "stage", i) : fine;
}

/* ---- the field and its seats ---- */

static unsigned largest(const struct ad_template_field *f)
{
    switch ((enum ad_field_kind)f->kind) {
    case AD_FIELD_EXACT: return (unsigned)f->n[0];
    case AD_FIELD_ONE_OF: return (unsigned)f->n[f->count - 1];
    case AD_FIELD_DEFAULT: return (unsigned)(f->max ? f->max : f->n[0]);
    case AD_FIELD_TARGET:
    case AD_FIELD_SET_BY:
    case AD_FIELD_PER_ASSOCIATION:
    case AD_FIELD_UNSAID: break;
    }
    return f->max ? (unsigned)f->max : UINT_MAX;
}

/* Is it told by numbers, as most are? */
static bool has_number(const struct ad_template_field *f)
{
    return f->kind != AD_FIELD_SET_BY && f->kind != AD_FIELD_PER_ASSOCIATION;
}

static struct found check_field(const struct ad_template *t)
{
    const struct ad_template_field *f = &t->field;

    if (f->line.given && (f->kind == AD_FIELD_UNSAID || (has_number(f) && f->count == 0)))
        return bad(AD_TEMPLATE_MISSING, "field", 0);
    if (f->max && f->count > 0 && f->max < f->n[f->count - 1])
        return bad(AD_TEMPLATE_FIELD_MAX, "field", 0);
    for (unsigned i = 1; i < f->count; i++)
        if (f->n[i] <= f->n[i - 1])
            return bad(AD_TEMPLATE_FIELD_LIST, "field", 0);
    return fine;
}

/* What a line of seats cannot do without. */
static bool lacks(const struct ad_template_seat *s)
{
    switch ((enum ad_seat_kind)s->kind) {
    case AD_SEAT_BASE: return !s->per || !s->n;
    case AD_SEAT_EXTRA: return !s->top || !s->figure || !s->n;
    case AD_SEAT_ALLOT: return !s->method || !s->figure || !s->n;
    case AD_SEAT_PREVIOUS: return !s->places.first;
    case AD_SEAT_CHAMPION: return !s->of[0];
    case AD_SEAT_RELEGATED: return !s->from[0];
    case AD_SEAT_WILDCARD: return !s->body;
    case AD_SEAT_PROMOTED: return !s->n;
    case AD_SEAT_HOST:
    case AD_SEAT_STAYS: return false;
    case AD_SEAT_UNSAID: break;
    }
    return true;
}

static struct found check_seats(const struct ad_template *t)
{
    bool open = t->field.kind == AD_FIELD_UNSAID || t->field.kind == AD_FIELD_PER_ASSOCIATION;
    bool rest = false;

    for (unsigned i = 0; i < t->seats; i++) {
        if (lacks(&t->seat[i]))
            return bad(AD_TEMPLATE_MISSING, "seat", i);
        if (t->seat[i].n != AD_N_REST)
            continue;
        if (rest)
            return bad(AD_TEMPLATE_REST_TWICE, "seat", i);
        if (open)
            return bad(AD_TEMPLATE_REST_OPEN, "seat", i);
        rest = true;
    }
    /* one association and one district at least: more only makes it worse */
    if (ad_template_seats(t, 1, 1).least > largest(&t->field))
        return bad(AD_TEMPLATE_SEATS_MORE, "field", 0);
    return fine;
}

/* ---- play-offs ---- */

/* A match has two sides; which list holds is settled before its first games. */
static struct found check_playoffs(const struct ad_template *t)
{
    for (unsigned i = 0; i < t->playoffs; i++)
        for (unsigned k = 0; k < t->playoff[i].step_count; k++)
            if (t->playoff[i].steps[k].kind == AD_STEP_MATCH && t->playoff[i].tied_to > 2)
                return bad(AD_TEMPLATE_STEP_MATCH, "playoff", i);
    return fine;
}

static struct found check_clocks(const struct ad_template *t)
{
    if (ad_fit_refused(ad_template_fit(t, NULL)))
        return bad(AD_TEMPLATE_UNFIT, "clock", 0);
    for (unsigned i = 0; i < t->playoffs; i++)
        if (ad_fit_refused(ad_template_fit(t, &t->playoff[i])))
            return bad(AD_TEMPLATE_UNFIT, "playoff", i);
    return fine;
}

/* ---- the order above the template ---- */

static enum ad_level area_of(const struct ad_template *t)
{
    return t->area.word ? (enum ad_level)t->area.word : AD_FEDERATION;
}

static struct found check_overrides(const struct ad_template *t)
{
    for (unsigned i = 0; i < t->overrides; i++) {
        enum ad_point p = (enum ad_point)t->override[i].point;

        switch (ad_point_override(p, area_of(t)).code) {
        case AD_OVERRIDE_ACCEPT: break;
        case AD_OVERRIDE_REJECT: return bad(AD_TEMPLATE_GENERAL, "override", i);
        case AD_OVERRIDE_NEEDS_CONGRESS: return bad(AD_TEMPLATE_CONGRESS, "override", i);
        case AD_OVERRIDE_NONE: return bad(AD_TEMPLATE_CHOICE, "override", i);
        case AD_OVERRIDE_NOT_AREA:
        case AD_OVERRIDES: return bad(AD_TEMPLATE_AREA, "override", i);
        }
    }
    return fine;
}

static bool is_under(enum ad_point p, enum ad_point chapter)
{
    while (p != AD_NO_POINT && p != chapter)
        p = ad_point_parent(p);
    return p != AD_NO_POINT;
}

/* Lines of a template. */
enum {
    FIELD = 1 << 0,
    SEATS = 1 << 1,
    STAGE = 1 << 2,
    ORDER = 1 << 3,
    PLAYOFF = 1 << 4,
    QUALIFY = 1 << 5,
    TITLE = 1 << 6,
    DRAW = 1 << 7,
    CLOCK = 1 << 8,
    BOARDS = 1 << 9,
    SUBS = 1 << 10,
    LINEUP = 1 << 11,
    SLOT = 1 << 12,
    COLOURS = 1 << 13,
    INVITE = 1 << 14,
    SMOKING = 1 << 15,
    PRIZES = 1 << 16,
    SCORE = 1 << 17,
    MOVES = 1 << 18,
    NONE = 1 << 19 /* to have no line says something, too */
};

static unsigned lines_of(const struct ad_template *t)
{
    const bool said[] = {
        t->field.line.given,  t->seats > 0,          t->stages > 0,         t->orders > 0,
        t->playoffs > 0,      t->qualifies > 0,      t->titles > 0,         t->draws > 0,
        t->clock.line.given,  t->boards.line.given,  t->subs.line.given,    t->lineups > 0,
        t->slots > 0,         t->colours.line.given, t->invite.line.given,  t->smoking.line.given,
        t->prizes.line.given, t->score.line.given,   t->ups + t->downs > 0, true};
    unsigned lines = 0;

    for (unsigned i = 0; i < sizeof said / sizeof *said; i++)
        lines |= (unsigned)said[i] << i;
    return lines;
}

/* Which lines answer for a point of the order that an area may regulate otherwise. */
static const struct {
    enum ad_point of;
    unsigned lines;
} answers[] = {
    {AD_BTO_1_2, TITLE},
    {AD_BTO_1_4, PRIZES},
    {AD_BTO_6_2, SEATS},
    {AD_BTO_6_3, SEATS},
    {AD_BTO_6_4, FIELD | STAGE},
    {AD_BTO_6_5, QUALIFY},
    {AD_BTO_6_6, PLAYOFF},
    {AD_BTO_7_1, FIELD},
    {AD_BTO_7_2, SEATS},
    {AD_BTO_8, INVITE},
    {AD_BTO_9_1, ORDER},
    {AD_BTO_9_2, PLAYOFF},
    {AD_BTO_9_3, ORDER},
    {AD_BTO_10_1, FIELD},
    {AD_BTO_10_2, SEATS},
    {AD_BTO_10_3, PLAYOFF},
    {AD_BTO_10_4, CLOCK},
    {AD_BTO_11_1, FIELD},
    {AD_BTO_11_2, SEATS},
    {AD_BTO_11_3, SEATS},
    {AD_BTO_11_4, SEATS},
    {AD_BTO_11_5, QUALIFY},
    {AD_BTO_11_6, BOARDS | SUBS},
    {AD_BTO_11_7, LINEUP},
    {AD_BTO_11_8, PLAYOFF},
    {AD_BTO_11_9, CLOCK},
    {AD_BTO_12_1, FIELD | SEATS},
    {AD_BTO_12_2, DRAW},
    {AD_BTO_12_3, DRAW},
    {AD_BTO_12_4, COLOURS | PLAYOFF},
    {AD_BTO_13_1, FIELD | SEATS},
    {AD_BTO_13_2, LINEUP},
    {AD_BTO_13_3, DRAW},
    {AD_BTO_13_4, PLAYOFF},
    {AD_BTO_15_1, BOARDS},
    {AD_BTO_15_2, LINEUP},
    {AD_BTO_18_1, SCORE},
    {AD_BTO_18_3, ORDER | PLAYOFF},
    {AD_BTO_21_1, NONE}, /* no line: no adjudication */
    {AD_BTO_26, DRAW},
    {AD_BTO_28, CLOCK},
    {AD_SJ_3_1, FIELD | SEATS | STAGE},
    {AD_SJ_3_2, ORDER},
    {AD_SJ_3_3, PLAYOFF},
    {AD_SJ_3_4, TITLE},
    {AD_SJ_4_1, FIELD | SEATS | STAGE},
    {AD_SJ_4_2, ORDER},
    {AD_SJ_4_3, PLAYOFF},
    {AD_SJ_4_4, TITLE},
    {AD_SJ_5_1, FIELD | SEATS | STAGE},
    {AD_SJ_5_2, CLOCK},
    {AD_SJ_5_3, ORDER},
    {AD_SJ_5_4, PLAYOFF},
    {AD_SJ_5_5, TITLE},
    {AD_SJ_6_1, FIELD | SEATS | STAGE},
    {AD_SJ_6_2, ORDER},
    {AD_SJ_6_3, PLAYOFF},
    {AD_SJ_6_4, TITLE},
    {AD_SJ_8_1, BOARDS | SLOT | STAGE},
    {AD_SJ_8_2, STAGE | DRAW},
    {AD_SJ_8_3, MOVES | SEATS},
    {AD_SJ_8_4, ORDER | PLAYOFF},
    {AD_SJ_8_5, LINEUP},
    {AD_SJ_8_6, TITLE},
    {AD_SJ_9_1, FIELD | SEATS | STAGE | BOARDS | LINEUP},
    {AD_SJ_9_2, ORDER},
    {AD_SJ_9_3, PLAYOFF},
    {AD_SJ_9_4, TITLE},
    {AD_SJ_10_1, FIELD | SEATS | STAGE},
    {AD_SJ_10_2, CLOCK},
    {AD_SJ_10_3, ORDER},
    {AD_SJ_10_4, PLAYOFF},
    {AD_SJ_10_5, TITLE},
    {AD_SJ_11_1, FIELD | SEATS | STAGE},
    {AD_SJ_11_2, CLOCK},
    {AD_SJ_11_3, LINEUP | SUBS},
    {AD_SJ_11_4, ORDER},
    {AD_SJ_11_5, PLAYOFF},
    {AD_SJ_11_6, TITLE},
    {AD_SJ_12_5, SMOKING},
};

/* Does a line of the template take the place of what the point says? */
static bool has_effect(const struct ad_template *t, enum ad_point p)
{
    unsigned said = lines_of(t);

    for (unsigned i = 0; i < sizeof answers / sizeof *answers; i++)
        if (said & answers[i].lines && (is_under(p, answers[i].of) || is_under(answers[i].of, p)))
            return true;
    return false;
}

static struct found check_idle(const struct ad_template *t)
{
    for (unsigned i = 0; i < t->overrides; i++)
        if (!has_effect(t, (enum ad_point)t->override[i].point))
            return bad(AD_TEMPLATE_IDLE, "override", i);
    return fine;
}

/* BTO 1.4: for all championships. It is not general: an area below may say otherwise, aloud. */
static struct found check_prizes(const struct ad_template *t)
{
    bool money = t->prizes.word == AD_PRIZES_MONEY && t->owner.word != AD_OWNER_ORGANISER;

    return money && !ad__template_overrides(t, AD_BTO_1_4) ? bad(AD_TEMPLATE_MONEY, "prizes", 0)
                                                           : fine;
}

/* BTO 16.5: at most two uses in higher teams in a season. Lines for some boards or stages are the
 * youth's own (SJ 7.3, 8.5). */
static bool departs_subs(const struct ad_template_lineup *l)
{
    return l->subs_up && l->subs_up != 2 && !l->subs_more && !l->boards && !l->phases;
}

/* What an area below the federation says without saying that it departs from the order. */
static struct found check_general(const struct ad_template *t)
{
    if (area_of(t) == AD_FEDERATION || t->owner.word == AD_OWNER_ORGANISER)
        return fine;
    for (unsigned i = 0; i < t->lineups; i++)
        if (departs_subs(&t->lineup[i]) && ad_point_general(AD_BTO_16_5))
            return bad(AD_TEMPLATE_GENERAL, "lineup", i);
    if (t->unit.word == AD_UNIT_TEAM && t->colours.line.given &&
        t->colours.home_white != AD_COLOURS_EVEN && ad_point_general(AD_BTO_17))
        return bad(AD_TEMPLATE_GENERAL, "colours", 0);
    if (t->owner.word == AD_OWNER_YOUTH && t->age.under > 20 && ad_point_general(AD_SJ_2_1))
        return bad(AD_TEMPLATE_GENERAL, "age", 0);
    for (unsigned i = 0; i < t->withdraws; i++) { /* BTO 33 */
        bool half = t->withdraw[i].rule == AD_LEAVE_HALF;
        bool table = ad__when_holds(&t->withdraw[i].line.when, AD_STAGE_ROUND_ROBIN, 0) &&
                     t->stage[0].system == AD_STAGE_ROUND_ROBIN && t->stages == 1;

        if (table && !half && ad_point_general(AD_BTO_33_1))
            return bad(AD_TEMPLATE_GENERAL, "withdraw", i);
    }
    return fine;
}

enum ad_template_bad ad_template_check(const struct ad_template *t, const char **key, unsigned *nth)
{
    struct found (*const all[])(const struct ad_template *) = {
        check_whole,    check_teams,     check_field,  check_seats,
        check_playoffs, check_overrides, check_prizes, check_general};
    struct found f = fine;

    for (unsigned i = 0; i < sizeof all / sizeof *all && f.why == AD_TEMPLATE_FINE; i++)
        f = all[i](t);
    for (unsigned i = 0; i < t->stages && f.why == AD_TEMPLATE_FINE; i++)
        f = check_stage(t, i);
    if (f.why == AD_TEMPLATE_FINE)
        f = check_idle(t);
    if (f.why == AD_TEMPLATE_FINE)
        f = check_clocks(t);
    if (key)
        *key = f.key;
    if (nth)
        *nth = f.nth;
    return f.why;
}
