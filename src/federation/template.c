/*
 * federation/template.c -- what a template says for a competition of a given size.
 */
#include <limits.h>
#include <string.h>

#include "federation/template.h"
#include "federation/template_inside.h"

bool ad__when_holds(const struct ad_when *w, enum ad_stage_system system, unsigned entries)
{
    switch ((enum ad_when_kind)w->kind) {
    case AD_ALWAYS:
    case AD_WHEN_START_OF_YEAR: return true;
    case AD_WHEN_ROUND_ROBIN: return system == AD_STAGE_ROUND_ROBIN;
    case AD_WHEN_SWISS: return system == AD_STAGE_SWISS;
    case AD_WHEN_KNOCKOUT: return system == AD_STAGE_KNOCKOUT;
    case AD_WHEN_ODD: return entries % 2 == 1;
    case AD_WHEN_EVEN: return entries % 2 == 0;
    case AD_WHEN_ENTRIES: break;
    }
    switch ((enum ad_compare)w->compare) {
    case AD_AT_MOST: return entries <= w->n;
    case AD_MORE_THAN: return entries > w->n;
    case AD_AT_LEAST: return entries >= w->n;
    case AD_LESS_THAN: return entries < w->n;
    case AD_COMPARE_UNSAID: break;
    }
    return false;
}

/* ---- which line holds ---- */

/* Lines of one name are one stage: it is counted where its name first stands. */
static bool is_first(const struct ad_template *t, unsigned i)
{
    for (unsigned k = 0; k < i; k++)
        if (strcmp(t->stage[k].id, t->stage[i].id) == 0)
            return false;
    return true;
}

const struct ad_template_stage *ad_template_stage_for(const struct ad_template *t, unsigned nth,
                                                      unsigned entries)
{
    unsigned i = 0;

    for (; i < t->stages; i++)
        if (is_first(t, i) && nth-- == 0)
            break;
    for (unsigned k = i; k < t->stages; k++)
        if (strcmp(t->stage[k].id, t->stage[i].id) == 0 &&
            ad__when_holds(&t->stage[k].line.when, (enum ad_stage_system)t->stage[k].system,
                           entries))
            return &t->stage[k];
    return NULL;
}

const struct ad_template_order *ad_template_order_for(const struct ad_template *t,
                                                      enum ad_stage_system system, unsigned entries)
{
    for (unsigned i = 0; i < t->orders; i++)
        if (ad__when_holds(&t->order[i].line.when, system, entries))
            return &t->order[i];
    return NULL;
}

const struct ad_template_withdraw *ad_template_withdraw_line(const struct ad_template *t,
                                                             enum ad_stage_system system,
                                                             unsigned entries)
{
    for (unsigned i = 0; i < t->withdraws; i++)
        if (ad__when_holds(&t->withdraw[i].line.when, system, entries))
            return &t->withdraw[i];
    return NULL;
}

enum ad_leave_rule ad_template_withdraw_for(const struct ad_template *t,
                                            enum ad_stage_system system, unsigned entries)
{
    const struct ad_template_withdraw *w = ad_template_withdraw_line(t, system, entries);

    return w ? (enum ad_leave_rule)w->rule : AD_LEAVE_UNSAID;
}

static bool has_scope(const struct ad_template_playoff *p, enum ad_scope_kind scope, unsigned place)
{
    for (unsigned i = 0; i < p->scopes; i++) {
        const struct ad_scope *s = &p->scope[i];

        if (s->kind == scope &&
            (scope != AD_SCOPE_PLACE || (place >= s->places.first && place <= s->places.last)))
            return true;
    }
    return false;
}

const struct ad_template_playoff *ad_template_playoff_for(const struct ad_template *t,
                                                          enum ad_scope_kind scope, unsigned place,
                                                          unsigned tied)
{
    for (unsigned i = 0; i < t->playoffs; i++) {
        const struct ad_template_playoff *p = &t->playoff[i];

        if (tied >= p->tied_from && tied <= p->tied_to && has_scope(p, scope, place))
            return p;
    }
    return NULL;
}

/* ---- the field ---- */

static bool listed(const struct ad_template_field *f, unsigned entries)
{
    for (unsigned i = 0; i < f->count; i++)
        if (entries == (unsigned)f->n[i])
            return true;
    return false;
}

/* The line's own points, or those of the template. */
static void cite(uint16_t out[AD_TEMPLATE_BY], const struct ad_template *t,
                 const struct ad_template_line *line)
{
    memcpy(out, line->by, sizeof line->by);
    if (out[0] == AD_NO_POINT && t->refs > 0)
        out[0] = t->ref[0].first;
}

struct ad_field_verdict ad_template_field(const struct ad_template *t, unsigned entries,
                                          unsigned associations)
{
    const struct ad_template_field *f = &t->field;
    struct ad_field_verdict v = {.least = 1, .most = f->max ? (unsigned)f->max : UINT_MAX};

    cite(v.by, t, &f->line);
    switch ((enum ad_field_kind)f->kind) {
    case AD_FIELD_EXACT: v.least = v.most = (unsigned)f->n[0]; break;
    case AD_FIELD_ONE_OF:
        v.least = (unsigned)f->n[0];
        v.most = (unsigned)f->n[f->count - 1];
        break;
    case AD_FIELD_DEFAULT: /* BTO 7.1: eight on principle; more only if the committee says so */
        v.least = v.most = (unsigned)f->n[0];
        break;
    case AD_FIELD_PER_ASSOCIATION: /* SJ 9.1: one more is possible where the number is odd */
        v.most = associations + associations % 2;
        break;
    case AD_FIELD_TARGET: /* BTO 6.4: "should be" */
    case AD_FIELD_SET_BY:
    case AD_FIELD_UNSAID: break;
    }
    v.fits = entries >= v.least && entries <= v.most &&
             (f->kind != AD_FIELD_ONE_OF || listed(f, entries));
    v.proposed = !v.fits;
    return v;
}

/* ---- seats ---- */

static unsigned orgs(enum ad_per per, unsigned associations, unsigned districts)
{
    if (per == AD_PER_ASSOCIATION)
        return associations;
    return per == AD_PER_DISTRICT ? districts : 1;
}

static void add(struct ad_seat_sum *s, unsigned least, unsigned most)
{
    s->least += least;
    s->most = most == UINT_MAX || s->most == UINT_MAX ? UINT_MAX : s->most + most;
}

static void add_seat(struct ad_seat_sum *s, const struct ad_template_seat *seat,
                     unsigned associations, unsigned districts)
{
    unsigned n = seat->n > 0 ? (unsigned)seat->n : 0;
    unsigned all = n * orgs((enum ad_per)seat->per, associations, districts);
    unsigned places = seat->places.first ? 1u + seat->places.last - seat->places.first : 0;

    if (seat->n == AD_N_REST) {
        s->rest = true;
        return;
    }
    switch ((enum ad_seat_kind)seat->kind) {
    case AD_SEAT_BASE:
    case AD_SEAT_ALLOT: add(s, all, all); break;
    case AD_SEAT_EXTRA: add(s, n * (unsigned)seat->top, n * (unsigned)seat->top); break;
    case AD_SEAT_PREVIOUS: add(s, seat->unless[0] || seat->if_age ? 0 : places, places); break;
    case AD_SEAT_CHAMPION: add(s, 1, 1); break;
    case AD_SEAT_HOST: add(s, 0, n ? n : 1); break;
    case AD_SEAT_WILDCARD: add(s, seat->line.when.kind ? 0 : n, n ? n : UINT_MAX); break;
    case AD_SEAT_PROMOTED: add(s, all, n ? all : UINT_MAX); break;
    case AD_SEAT_RELEGATED:
    case AD_SEAT_STAYS: add(s, 0, UINT_MAX); break;
    case AD_SEAT_UNSAID: break;
    }
}

struct ad_seat_sum ad_template_seats(const struct ad_template *t, unsigned associations,
                                     unsigned districts)
{
    struct ad_seat_sum s = {0};

    for (unsigned i = 0; i < t->seats; i++)
        add_seat(&s, &t->seat[i], associations, districts);
    return s;
}

/* ---- smoking: BTO 35.8, SJ 12.5 ---- */

struct ad_smoking_verdict ad_template_smoking(const struct ad_template *t, enum ad_smoking wanted,
                                              enum ad_body who)
{
    enum ad_smoking rule = t->smoking.rule ? (enum ad_smoking)t->smoking.rule : AD_SMOKING_RUNNING;
    bool stricter = wanted == AD_SMOKING_BANNED && rule == AD_SMOKING_RUNNING;
    struct ad_smoking_verdict v = {.rule = rule};

    v.allowed = wanted == rule ||
                (stricter && who != AD_BODY_UNSAID && t->smoking.restrict_by == (unsigned)who);
    if (stricter)
        v.by[0] = AD_BTO_35_8_2;
    else
        cite(v.by, t, &t->smoking.line);
    if (stricter && v.allowed)
        v.rule = wanted;
    return v;
}

/* ---- titles: BTO 1.2, SJ 3.4 and others ---- */

const struct ad_template_title *ad_template_title_of(const struct ad_template *t, unsigned place)
{
    for (unsigned i = 0; i < t->titles; i++)
        if (t->title[i].places.first <= place && place <= t->title[i].places.last)
            return &t->title[i];
    return NULL;
}

static size_t year_text(char out[12], int year)
{
    unsigned rest = year < 0 ? 0 : (unsigned)year;
    size_t at = 12, len;

    do
        out[--at] = (char)('0' + rest % 10);
    while (rest /= 10);
    len = 12 - at;
    memmove(out, out + at, len);
    return len;
}

int ad_template_title(char *out, size_t cap, const struct ad_template_title *title, int year)
{
    const char *text = title->text;
    char digits[12];
    size_t digits_len = year_text(digits, year), len = 0;

    while (*text) {
        bool brace = strncmp(text, "{year}", 6) == 0;
        size_t n = brace ? digits_len : 1;

        if (cap <= n || len >= cap - n)
            return AD_EFULL;
        memcpy(out + len, brace ? digits : text, n);
        len += n;
        text += brace ? 6 : 1;
    }
    if (len >= cap)
        return AD_EFULL;
    out[len] = '\0';
    return (int)len;
}

bool ad__template_overrides(const struct ad_template *t, enum ad_point p)
{
    for (unsigned i = 0; i < t->overrides; i++)
        for (enum ad_point q = p; q != AD_NO_POINT; q = ad_point_parent(q))
            if (t->override[i].point == q)
                return true;
    return false;
}

/* ---- the Laws ---- */

static enum ad_edition laws_of(const struct ad_template *t, unsigned format, unsigned edition)
{
    if (edition)
        return (enum ad_edition)(edition - 1);
    if (t->owner.word == AD_OWNER_ORGANISER)
        return AD_NO_EDITION;
    return format == AD_BLITZ + 1 ? AD_BLITZ_1977 : AD_FIDE_1984;
}

enum ad_edition ad_template_laws(const struct ad_template *t)
{
    return laws_of(t, t->clock.laws_format, t->clock.laws_edition);
}

/* A play-off may be played by the rules of blitz (BTO 12.4). */
static enum ad_edition playoff_laws(const struct ad_template *t,
                                    const struct ad_template_playoff *p)
{
    if (!p->laws_format && !p->laws_edition)
        return ad_template_laws(t);
    return laws_of(t, p->laws_format, p->laws_edition);
}

struct ad_fit ad_template_fit(const struct ad_template *t, const struct ad_template_playoff *p)
{
    const struct ad_time_control *time = p && p->clock.periods ? &p->clock : &t->clock.time;
    enum ad_edition e = p ? playoff_laws(t, p) : ad_template_laws(t);
    bool own = p && (p->laws_format || p->laws_edition);
    unsigned format = own ? p->laws_format : p && p->clock.periods ? 0 : t->clock.laws_format;

    if (time->periods == 0 || e == AD_NO_EDITION)
        return (struct ad_fit){0};
    return ad_laws_fit(e, format ? (enum ad_format)(format - 1) : ad_time_format(e, time), time,
                       t->variant.word == AD_VARIANT_CHESS960);
}

/* ---- what the order says where a template is silent ---- */

static struct ad_template_line by_point(enum ad_point p)
{
    struct ad_template_line line;

    memset(&line, 0, sizeof line);
    line.given = true;
    line.by[0] = (uint16_t)p;
    return line;
}

static void fill_withdraw(struct ad_template *t)
{
    static const enum ad_when_kind when[] = {AD_WHEN_ROUND_ROBIN, AD_WHEN_SWISS, AD_WHEN_KNOCKOUT};

    if (t->withdraws > 0)
        return;
    for (unsigned i = 0; i < 3; i++) {
        struct ad_template_withdraw *w = &t->withdraw[t->withdraws++];

        w->line = by_point(i == 0 ? AD_BTO_33_1 : AD_BTO_33_2);
        w->line.when.kind = (uint8_t)when[i];
        w->rule = i == 0 ? AD_LEAVE_HALF : AD_LEAVE_NONE;
    }
}

static void fill_play(struct ad_template *t)
{
    if (!t->score.line.given) {
        bool team = t->unit.word == AD_UNIT_TEAM;

        t->score.line = by_point(team ? AD_BTO_18_1 : AD_NO_POINT);
        t->score.game[0] = 10;
        t->score.game[1] = 5;
        t->score.match_given = team;
        t->score.match[0] = team ? 20 : 0;
        t->score.match[1] = team ? 10 : 0;
    }
    if (!t->clock.line.given) { /* 50 moves in 2 1/2 hours, each 20 more in one hour */
        t->clock.line = by_point(AD_BTO_28);
        t->clock.time.periods = 2;
        t->clock.time.repeats = true;
        t->clock.time.period[0] = (struct ad_period){50, 150 * 60000, 0, 0};
        t->clock.time.period[1] = (struct ad_period){20, 60 * 60000, 0, 0};
    }
    if (!t->colours.line.given && t->unit.word == AD_UNIT_TEAM) {
        t->colours.line = by_point(AD_BTO_17);
        t->colours.home_white = AD_COLOURS_EVEN;
        t->colours.neutral = AD_NEUTRAL_FIRST_NAMED;
    }
}

void ad_template_fill(struct ad_template *t)
{
    fill_play(t);
    fill_withdraw(t);
    if (!t->prizes.line.given && t->owner.word != AD_OWNER_ORGANISER) {
        t->prizes.line = by_point(AD_BTO_1_4);
        t->prizes.word = AD_PRIZES_HONORARY;
    }
    if (!t->smoking.line.given) {
        t->smoking.line = by_point(AD_BTO_35_8_1);
        t->smoking.rule = AD_SMOKING_RUNNING;
    }
}
