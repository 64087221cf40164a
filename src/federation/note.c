/*
 * federation/note.c -- what the order wants on record: is a note complete, and by whom is it?
 */
#include "federation/note.h"
#include "adoube/seats.h"
#include "federation/score.h"
#include "federation/word.h"
#include "words/words.h"
#include "federation/names.h"
#include "federation/seats_inside.h"

#include <string.h>

/* What it rests on (the second point may be none), who may establish it, what it has to name. */
/* clang-format off */
#define NOTE(kind, point, also, by, names) [AD_NOTE_##kind] = {{AD_##point, AD_##also}, by, names},
static const struct {
    enum ad_point by[2];
    uint16_t competent, names;
} rules[AD_NOTES] = {
    NOTE(AREA_BODIES, BTO_3_2, BTO_3_1, AD_BY_CONGRESS | AD_BY_DIRECTOR | AD_BY_COMMITTEE,
         AD_NOTE_OF_AREA | AD_NOTE_OF_WHO)
    NOTE(AREA_EVENT, BTO_3_3, BTO_6_1, AD_BY_DIRECTOR | AD_BY_COMMITTEE,
         AD_NOTE_OF_AREA | AD_NOTE_OF_TEXT)
    NOTE(PROMOTED, BTO_3_4, BTO_20, AD_BY_DIRECTOR | AD_BY_COMMITTEE,
         AD_NOTE_OF_AREA | AD_NOTE_OF_NUMBER)
    NOTE(RELEGATED, BTO_20, NO_POINT, AD_BY_DIRECTOR | AD_BY_COMMITTEE,
         AD_NOTE_OF_AREA | AD_NOTE_OF_NUMBER)
    NOTE(HOST_SEAT, BTO_6_2_5, BTO_11_3, AD_BY_ORGANISER | AD_BY_CLUB,
         AD_NOTE_OF_EVENT | AD_NOTE_OF_WHO)
    NOTE(WILDCARD, BTO_6_3, BTO_7_2_4, AD_BY_COMMITTEE, AD_NOTE_OF_EVENT | AD_NOTE_OF_WHO)
    NOTE(NATIONAL_SEATS, BTO_6_5, SJ_12_2, AD_BY_NATIONAL_BODY,
         AD_NOTE_OF_EVENT | AD_NOTE_OF_NUMBER)
    NOTE(FIELD, BTO_10_1, BTO_11_1, AD_BY_COMMITTEE, AD_NOTE_OF_EVENT | AD_NOTE_OF_NUMBER)
    NOTE(EVENT_DIRECTOR, BTO_25_1, NO_POINT,
         AD_BY_DIRECTOR | AD_BY_COMMITTEE | AD_BY_ORGANISER | AD_BY_YOUTH_COMMITTEE,
         AD_NOTE_OF_EVENT | AD_NOTE_OF_WHO)
    NOTE(ARBITER, BTO_24_1, NO_POINT, AD_BY_EVENT_DIRECTOR | AD_BY_DIRECTOR,
         AD_NOTE_OF_MATCH | AD_NOTE_OF_WHO)
    NOTE(ARBITER_RULES, BTO_24_2, NO_POINT, AD_BY_ARBITER, AD_NOTE_OF_MATCH | AD_NOTE_OF_TEXT)
    NOTE(CAPTAINS_LEAD, BTO_24_3, NO_POINT, AD_BY_BOTH_CAPTAINS, AD_NOTE_OF_MATCH)
    NOTE(REPORT, BTO_19, NO_POINT, AD_BY_HOME_CLUB | AD_BY_ARBITER,
         AD_NOTE_OF_MATCH | AD_NOTE_OF_DAY)
    NOTE(MATERIAL, BTO_22, NO_POINT, AD_BY_HOME_CLUB | AD_BY_ARBITER | AD_BY_CAPTAIN,
         AD_NOTE_OF_MATCH | AD_NOTE_OF_TEXT)
    NOTE(CLOCKS, BTO_27_1, NO_POINT, AD_BY_EVENT_DIRECTOR | AD_BY_ARBITER | AD_BY_BOTH_CAPTAINS,
         AD_NOTE_OF_MATCH | AD_NOTE_OF_NUMBER)
    NOTE(TIME_UP, BTO_31_4_1, BTO_25_2_2, AD_BY_EVENT_DIRECTOR | AD_BY_ARBITER,
         AD_NOTE_OF_MATCH | AD_NOTE_OF_BOARD | AD_NOTE_OF_SIDE)
    NOTE(TIME_PROOF, BTO_31_4_2, NO_POINT, AD_BY_PLAYER,
         AD_NOTE_OF_MATCH | AD_NOTE_OF_BOARD | AD_NOTE_OF_SIDE | AD_NOTE_OF_TEXT)
    NOTE(SCORE_IN, BTO_30_2, NO_POINT, AD_BY_PLAYER,
         AD_NOTE_OF_MATCH | AD_NOTE_OF_BOARD | AD_NOTE_OF_SIDE)
    NOTE(ENVELOPE_AGREED, BTO_32_1, NO_POINT, AD_BY_BOTH_PLAYERS,
         AD_NOTE_OF_MATCH | AD_NOTE_OF_BOARD)
    NOTE(ENVELOPE_CHECKED, BTO_25_2_3, NO_POINT, AD_BY_EVENT_DIRECTOR | AD_BY_ARBITER,
         AD_NOTE_OF_MATCH | AD_NOTE_OF_BOARD)
    NOTE(ENVELOPE_KEPT, BTO_25_2_4, NO_POINT, AD_BY_EVENT_DIRECTOR | AD_BY_ARBITER,
         AD_NOTE_OF_MATCH | AD_NOTE_OF_BOARD | AD_NOTE_OF_WHO)
    NOTE(RESUMPTION, BTO_25_2_5, NO_POINT, AD_BY_EVENT_DIRECTOR | AD_BY_ARBITER,
         AD_NOTE_OF_MATCH | AD_NOTE_OF_BOARD | AD_NOTE_OF_DAY)
    NOTE(ANALYSIS, BTO_35_3, NO_POINT, AD_BY_EVENT_DIRECTOR, AD_NOTE_OF_EVENT)
    NOTE(SMOKING, BTO_35_8_2, NO_POINT, AD_BY_ORGANISER | AD_BY_HOME_CLUB,
         AD_NOTE_OF_EVENT | AD_NOTE_OF_TEXT)
    NOTE(SIGHT, BTO_36_1, NO_POINT, AD_BY_PLAYER | AD_BY_CLUB | AD_BY_DIRECTOR, AD_NOTE_OF_WHO)
    NOTE(HANDICAP, BTO_36_2, NO_POINT, AD_BY_PLAYER | AD_BY_CLUB | AD_BY_DIRECTOR, AD_NOTE_OF_WHO)
    NOTE(IN_FORCE, BTO_37, NO_POINT, AD_BY_CONGRESS, AD_NOTE_OF_DAY | AD_NOTE_OF_TEXT)
    NOTE(CLUB_PASSES, A1_13_1, NO_POINT, AD_BY_CLUB | AD_BY_DIRECTOR | AD_BY_COMMITTEE,
         AD_NOTE_OF_AREA)
    NOTE(CLOCK_SIDE, A2_8_8, NO_POINT, AD_BY_EVENT_DIRECTOR, AD_NOTE_OF_EVENT | AD_NOTE_OF_TEXT)
    NOTE(RULES_OUT, A2_8_22, NO_POINT, AD_BY_EVENT_DIRECTOR | AD_BY_ORGANISER,
         AD_NOTE_OF_EVENT | AD_NOTE_OF_NUMBER)
    NOTE(SCHOOLS, SJ_1_2, NO_POINT, AD_BY_YOUTH_COMMITTEE, AD_NOTE_OF_TEXT)
    NOTE(FURTHER, SJ_1_3, NO_POINT, AD_BY_YOUTH_COMMITTEE, AD_NOTE_OF_TEXT)
    NOTE(YOUTH_AREA, SJ_7_1, NO_POINT, AD_BY_YOUTH_COMMITTEE, AD_NOTE_OF_AREA | AD_NOTE_OF_TEXT)
};
#undef NOTE
/* clang-format on */

static const char *const kinds[][1 + AD__TONGUES] = {
#define X(id, name) {name, AD__SAID(AD_NOTE_##id)},
    AD_NOTE_MAP(X)
#undef X
};

AD__WORDS(note_code, enum ad_note_code, AD_NOTE_CODE_MAP)

static const char *const actors[][1 + AD__TONGUES] = {
#define X(id, bit, name) [bit] = {name, AD__SAID(id)},
    AD_NOTE_BY_MAP(X)
#undef X
};

static const char *const fields[][1 + AD__TONGUES] = {
#define X(id, bit, name) [bit] = {name, AD__SAID(id)},
    AD_NOTE_FIELD_MAP(X)
#undef X
};

enum {
    ACTORS = sizeof actors / sizeof *actors,
    FIELDS = sizeof fields / sizeof *fields,
    SIDES = 2
};

static unsigned named(const struct ad_note *n)
{
    return (n->event ? AD_NOTE_OF_EVENT : 0u) | (n->match ? AD_NOTE_OF_MATCH : 0u) |
           (n->board ? AD_NOTE_OF_BOARD : 0u) |
           (n->side >= 1 && n->side <= SIDES ? AD_NOTE_OF_SIDE : 0u) |
           (n->who ? AD_NOTE_OF_WHO : 0u) | (n->on != AD_NO_DATE ? AD_NOTE_OF_DAY : 0u) |
           (n->number >= 0 ? AD_NOTE_OF_NUMBER : 0u) | (n->area ? AD_NOTE_OF_AREA : 0u) |
           (n->text && n->text_len ? AD_NOTE_OF_TEXT : 0u);
}

/* ---- what the event's own order says ---- */

static unsigned actor_of(unsigned body)
{
    switch ((enum ad_body)body) {
    case AD_BODY_COMMITTEE: return AD_BY_COMMITTEE;
    case AD_BODY_YOUTH_COMMITTEE: return AD_BY_YOUTH_COMMITTEE;
    case AD_BODY_DIRECTOR: return AD_BY_DIRECTOR;
    case AD_BODY_ORGANISER: return AD_BY_ORGANISER;
    case AD_BODY_HOME_CLUB: return AD_BY_HOME_CLUB;
    case AD_BODY_ANNOUNCEMENT:
    case AD_BODY_UNSAID: break;
    }
    return 0;
}

static void take_line(struct ad_note_verdict *v, const struct ad_template_line *line)
{
    for (unsigned i = 0; i < 2; i++)
        v->by[i] = (enum ad_point)line->by[i];
}

/* False: it has no such seat. */
static bool take_seat(struct ad_note_verdict *v, const struct ad_template *t,
                      enum ad_seat_kind kind)
{
    for (unsigned i = 0; i < t->seats; i++)
        if (t->seat[i].kind == (unsigned)kind) {
            take_line(v, &t->seat[i].line);
            if (actor_of(t->seat[i].body))
                v->competent = (uint16_t)actor_of(t->seat[i].body);
            return true;
        }
    return false;
}

/* Who sets the number of entries, and may it be this one? */
static bool take_field(struct ad_note_verdict *v, const struct ad_template *t, int32_t number)
{
    struct ad_seats_how how = {.rows = t->seat, .row_count = t->seats};

    take_line(v, &t->field.line);
    if (actor_of(t->field.body))
        v->competent = (uint16_t)actor_of(t->field.body);
    return number <= 0 || ad_seats_field(&how, &t->field, (unsigned)number) == AD_SEAT_FIELD_FINE;
}

static bool is_foreseen(struct ad_note_verdict *v, const struct ad_note *n,
                        const struct ad_template *t)
{
    switch (n->kind) {
    case AD_NOTE_HOST_SEAT: return take_seat(v, t, AD_SEAT_HOST);
    case AD_NOTE_WILDCARD: return take_seat(v, t, AD_SEAT_WILDCARD);
    case AD_NOTE_FIELD: return take_field(v, t, n->number);
    case AD_NOTE_SMOKING:
        if (actor_of(t->smoking.restrict_by))
            v->competent = (uint16_t)actor_of(t->smoking.restrict_by);
        return true;
    default: return true;
    }
}

/* BTO 24.3: without an arbiter both captains together have the arbiter's tasks. */
static void let_captains(struct ad_note_verdict *v)
{
    if (v->competent & AD_BY_ARBITER && !(v->competent & AD_BY_BOTH_CAPTAINS)) {
        v->competent |= AD_BY_BOTH_CAPTAINS;
        v->by[1] = AD_BTO_24_3;
    }
}

/* A2 8.22: they should hang there half an hour before the start. */
static uint16_t minutes_missing(const struct ad_note *n)
{
    enum { HALF_AN_HOUR = 30 };

    return (uint16_t)(n->kind == AD_NOTE_RULES_OUT && n->number < HALF_AN_HOUR
                          ? HALF_AN_HOUR - (n->number > 0 ? n->number : 0)
                          : 0);
}

/* ---- the check ---- */

/* A day and words may stand with every note. */
struct ad_note_verdict ad_note_check(const struct ad_note *n, const struct ad_template *t)
{
    const unsigned free = AD_NOTE_OF_DAY | AD_NOTE_OF_TEXT;
    struct ad_note_verdict v = {.code = AD_NOTE_ODD};
    unsigned has = named(n);

    if (n->kind >= AD_NOTES)
        return v;
    v.competent =
        n->kind == AD_NOTE_REPORT && n->arbiter_led ? AD_BY_ARBITER : rules[n->kind].competent;
    memcpy(v.by, rules[n->kind].by, sizeof v.by);
    if (n->captains_lead && !n->arbiter_led)
        let_captains(&v);
    if (t && !is_foreseen(&v, n, t)) {
        v.code = AD_NOTE_NOT_FORESEEN;
    } else if (!(n->by & v.competent) || n->by & (n->by - 1)) {
        v.code = AD_NOTE_NOT_COMPETENT;
    } else if (rules[n->kind].names & ~has) {
        v.code = AD_NOTE_LACKS;
        v.fields = (uint16_t)(rules[n->kind].names & ~has);
    } else if (has & ~rules[n->kind].names & ~free) {
        v.fields = (uint16_t)(has & ~rules[n->kind].names & ~free);
    } else {
        v.code = AD_NOTE_RECORDED;
        v.missing = minutes_missing(n);
    }
    return v;
}

unsigned ad_scores_due(enum ad_score s)
{
    int white = ad__score_halves(s, AD_WHITE), black = ad__score_halves(s, AD_BLACK);

    if (!ad__score_played(s) || ad__score_open(s) || white + black == 0)
        return 0;
    return white == black ? 3 : white > black ? 1 : 2;
}

/* ---- names and words ---- */

static unsigned bit_of(unsigned set)
{
    unsigned bit = 0;

    while (bit < 16 && set != 1u << bit)
        bit++;
    return bit;
}

const char *ad_note_name(enum ad_note_kind k)
{
    return k < AD_NOTES ? kinds[k][0] : "";
}

const char *ad_note_text(enum ad_note_kind k, enum ad_language lang)
{
    return k < AD_NOTES ? kinds[k][1 + ad__tongue(lang)] : "";
}

enum ad_point ad_note_point(enum ad_note_kind k)
{
    return k < AD_NOTES ? rules[k].by[0] : AD_NO_POINT;
}

enum ad_note_kind ad_note_find(const char *name, size_t len)
{
    unsigned k = 0;

    while (k < AD_NOTES && !ad__is(kinds[k][0], name, len))
        k++;
    return (enum ad_note_kind)k;
}

const char *ad_note_by_name(unsigned by)
{
    unsigned bit = bit_of(by);

    return bit < ACTORS ? actors[bit][0] : "";
}

const char *ad_note_by_text(unsigned by, enum ad_language lang)
{
    unsigned bit = bit_of(by);

    return bit < ACTORS ? actors[bit][1 + ad__tongue(lang)] : "";
}

unsigned ad_note_by_find(const char *name, size_t len)
{
    for (unsigned bit = 0; bit < ACTORS; bit++)
        if (ad__is(actors[bit][0], name, len))
            return 1u << bit;
    return 0;
}

const char *ad_note_field_name(unsigned field)
{
    unsigned bit = bit_of(field);

    return bit < FIELDS ? fields[bit][0] : "";
}

const char *ad_note_field_text(unsigned field, enum ad_language lang)
{
    unsigned bit = bit_of(field);

    return bit < FIELDS ? fields[bit][1 + ad__tongue(lang)] : "";
}
