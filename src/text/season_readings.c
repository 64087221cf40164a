/*
 * text/season_readings.c -- the statement `reading`: where the order can be read in two ways.
 *
 * Each row is one question; its first word is how the order is read unless a script says otherwise.
 */
#include "text/season_readings.h"

#include <string.h>

#include "text/season.h"

/* id, number, name, how it is read, how it may be read as well */
#define READING_MAP(X)                                                             \
    X(LAST_DAY, "R-01", "last-day", "as-counted", "next-working-day")              \
    X(SENIOR_BOARDS, "R-04", "senior-boards", "eight", "six")                      \
    X(DIVISORS, "R-05", "divisors", "from-one", "after-base-seats")                \
    X(YOUTH_BLITZ_RESERVES, "R-06", "youth-blitz-reserves", "any-number", "one")   \
    X(YOUTH_BLITZ_LEVEL, "R-07", "youth-blitz-level", "as-seniors", "table")       \
    X(NO_PASS, "R-11", "no-pass", "match-lost", "game-lost")                       \
    X(THIRD_FOREIGNER, "R-12", "third-foreigner", "match-lost", "game-lost")       \
    X(DOWNWARD, "R-13", "downward", "forbidden", "allowed")                        \
    X(GAP, "R-14", "gap", "lowest-team", "every-team")                             \
    X(SPECIAL_BOARDS, "R-15", "special-boards", "apart", "compared")               \
    X(CUP_USES, "R-16", "cup-uses", "not-counted", "counted")                      \
    X(FORFEITS, "R-18", "forfeits", "not-played", "played")                        \
    X(OBJECTION, "R-19", "objection", "five-days", "ten-days")                     \
    X(DELAYED_HOUR, "R-21", "delayed-hour", "stands", "runs")                      \
    X(TRIBUNAL_PROTEST, "R-22", "tribunal-protest", "as-protest", "as-appeal")     \
    X(LATE_WITHDRAWAL, "R-23", "late-withdrawal", "refused", "fee-lost")           \
    X(DIRECTORS_CLUB, "R-24", "directors-club", "recused", "sits")                 \
    X(LATE_REFUSAL, "R-26", "late-refusal", "void", "stands")                      \
    X(AGE_DAY, "R-27", "age-day", "season-start", "season-end")                    \
    X(BIRTHDAY, "R-27", "birthday", "completed", "not-yet")                        \
    X(YOUTH_PLAYOFFS, "R-33", "youth-playoffs", "two-more", "unlimited")           \
    X(SIXTIETH_MINUTE, "R-36", "sixtieth-minute", "in-time", "late")               \
    X(NATIONAL_SEAT, "R-45", "national-seat", "level-in-table", "level-on-points") \
    X(YOUTH_INVITATION, "R-46", "youth-invitation", "four-weeks", "free")          \
    X(BLITZ_RESERVES, "R-48", "blitz-reserves", "before-start", "any-time")        \
    X(CLUB_BAN, "R-49", "club-ban", "to-season-end", "up-to")

enum reading {
#define X(id, number, name, usual, other) id,
    READING_MAP(X)
#undef X
        READINGS
};

static const struct {
    const char *number, *name, *word[2];
} rows[] = {
#define X(id, number, name, usual, other) {number, name, {usual, other}},
    READING_MAP(X)
#undef X
};

/* BTO 21.5 has no term for it: by likeness that of a request (5.1), or of a remedy (5.5). */
static int16_t objection_days(bool other)
{
    return other ? ad_case_rules_usual.remedy_days : ad_case_rules_usual.request_days;
}

/* BTO 5.8 has no fee for a protest at the tribunal: that in the federation, or of an appeal. */
static int64_t tribunal_fee(bool other)
{
    const struct ad_fees *f = &ad_case_rules_usual.fees;

    return other ? f->appeal[AD_TRIBUNAL] : f->protest[AD_TRIBUNAL];
}

static void set(struct ad__readings *r, enum reading which, bool other)
{
    switch (which) {
    case LAST_DAY: r->days.roll = r->cases.days.roll = r->adjudication.days.roll = other; break;
    case SENIOR_BOARDS: r->six_boards = other; break;
    case DIVISORS: r->base_in_divisor = other; break;
    case YOUTH_BLITZ_RESERVES: r->one_youth_reserve = other; break;
    case YOUTH_BLITZ_LEVEL: r->youth_blitz_by_table = other; break;
    case NO_PASS: r->passes.no_pass = other ? AD_NO_PASS_GAME : AD_NO_PASS_MATCH; break;
    case THIRD_FOREIGNER: r->lines.foreigner_game = other; break;
    case DOWNWARD: r->lines.downward = other; break;
    case GAP: r->lines.gap_everywhere = other; break;
    case SPECIAL_BOARDS: r->lines.whole_order = other; break;
    case CUP_USES: r->lines.cup_counts = other; break;
    case FORFEITS: r->forfeit_played = other; break;
    case OBJECTION: r->adjudication.objection_days = objection_days(other); break;
    case DELAYED_HOUR: r->hour_runs = other; break;
    case TRIBUNAL_PROTEST: r->cases.fees.protest[AD_TRIBUNAL] = tribunal_fee(other); break;
    case LATE_WITHDRAWAL: r->cases.late_withdrawal = other; break;
    case DIRECTORS_CLUB: r->cases.director_recuses = !other; break;
    case LATE_REFUSAL: r->passes.late_refusal_stands = other; break;
    case AGE_DAY: r->passes.cutoff = other ? AD_CUTOFF_END : AD_CUTOFF_START; break;
    case BIRTHDAY: r->passes.birthday_inclusive = other; break;
    case YOUTH_PLAYOFFS: r->youth_unlimited = other; break;
    case SIXTIETH_MINUTE: r->at_hour_lost = other; break;
    case NATIONAL_SEAT: r->level_on_points = other; break;
    case YOUTH_INVITATION: r->no_youth_invitation = other; break;
    case BLITZ_RESERVES: r->lines.blitz_append = other; break;
    case CLUB_BAN: r->sanctions.club_ban_up_to = other; break;
    case READINGS: break;
    }
}

/* ---- what others ask ---- */

void ad__readings_begin(struct ad__readings *r)
{
    memset(r, 0, sizeof *r);
    r->days = ad_calendar_usual;
    r->passes = ad_pass_rules_usual;
    r->passes.calendar = &r->days;
    r->lines = ad_lineup_rules_usual;
    r->lines.passes = &r->passes;
    r->cases = ad_case_rules_usual;
    r->sanctions = ad_sanction_rules_usual;
    r->adjudication = ad_adjudication_rules_usual;
}

const struct ad__readings *ad__readings(const struct ad_season_script *r)
{
    return &r->state->readings;
}

static bool rests_on(const struct ad_template_line *line, enum ad_point point)
{
    for (unsigned i = 0; i < AD_TEMPLATE_BY; i++)
        if (line->by[i] == (unsigned)point)
            return true;
    return false;
}

/* Level once more after the play-off (SJ 11.5): the table decides, and not BTO 11.8. */
static void end_by_table(struct ad_template_playoff *row)
{
    unsigned n = 0;

    while (n < row->step_count &&
           (row->steps[n].kind == AD_STEP_MATCH || row->steps[n].kind == AD_STEP_ROUND_ROBIN))
        n++;
    row->steps[n] = (struct ad_step){AD_STEP_ORDER, 1};
    row->steps[n + 1] = (struct ad_step){AD_STEP_SHARED, 1};
    row->step_count = (uint8_t)(n + 1);
    row->line.by[1] = AD_SJ_11_4;
}

void ad__readings_template(const struct ad__readings *r, struct ad_template *t)
{
    if (r->six_boards && rests_on(&t->boards.line, AD_BTO_15_1))
        t->boards.n = 6;
    for (unsigned i = 0; r->youth_unlimited && i < t->lineups; i++)
        if (rests_on(&t->lineup[i].line, AD_SJ_8_5))
            t->lineup[i].subs_up = AD_N_UNLIMITED;
    for (unsigned i = 0; r->level_on_points && i < t->playoffs; i++)
        if (rests_on(&t->playoff[i].line, AD_BTO_6_6))
            t->playoff[i].on = AD_ON_POINTS;
    for (unsigned i = 0; r->youth_blitz_by_table && i < t->playoffs; i++)
        if (rests_on(&t->playoff[i].line, AD_SJ_11_5))
            end_by_table(&t->playoff[i]);
    if (r->one_youth_reserve && rests_on(&t->subs.line, AD_SJ_11_3))
        t->subs.n = 1;
    if (r->no_youth_invitation && t->owner.word == AD_OWNER_YOUTH)
        memset(&t->invite, 0, sizeof t->invite);
}

/* ---- the statement ---- */

/* By its name or number, and of two with one number by the word. */
static bool is_meant(unsigned i, const struct ad__word *what, const struct ad__word *how)
{
    if (ad__word_is(what, rows[i].name))
        return true;
    return ad__word_is(what, rows[i].number) &&
           (ad__word_is(how, "usual") || ad__word_is(how, "other") ||
            ad__word_is(how, rows[i].word[0]) || ad__word_is(how, rows[i].word[1]));
}

static bool is_known(const struct ad__word *what)
{
    for (unsigned i = 0; i < READINGS; i++)
        if (ad__word_is(what, rows[i].name) || ad__word_is(what, rows[i].number))
            return true;
    return false;
}

/* reading NAME|R-NN usual|other|WORD */
static bool reading(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__word what, how;
    unsigned i = 0;
    bool usual, other;

    if (!ad__arg_need(a, &what) || !ad__arg_need(a, &how))
        return false;
    while (i < READINGS && !is_meant(i, &what, &how))
        i++;
    if (i == READINGS)
        return ad__args_bad(a, AD_SCRIPT_UNKNOWN, is_known(&what) ? &how : &what);
    usual = ad__word_is(&how, "usual") || ad__word_is(&how, rows[i].word[0]);
    other = ad__word_is(&how, "other") || ad__word_is(&how, rows[i].word[1]);
    if (!usual && !other)
        return ad__args_bad(a, AD_SCRIPT_UNKNOWN, &how);
    if (!ad__args_end(a))
        return false;
    set(&r->state->readings, (enum reading)i, other);
    return true;
}

const struct ad__season_verb ad__season_readings[] = {
    {{"reading", "R-NN|NAME usual|other|WORD", false}, reading},
    {{0}, NULL},
};
