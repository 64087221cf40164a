/*
 * federation/note.h -- what the order does not decide but wants on record: who was appointed, what was
 * established, fixed or consented to, and by whom.
 *
 *     struct ad_note n = {.kind = AD_NOTE_ANALYSIS, .by = AD_BY_CAPTAIN, .event = 4,
 *                         .on = AD_NO_DATE, .number = AD_NO_NUMBER};
 *
 *     assert(ad_note_check(&n, NULL).code == AD_NOTE_NOT_COMPETENT);
 *     assert(ad_note_check(&n, NULL).competent == AD_BY_EVENT_DIRECTOR);    // only he may consent
 *     assert(ad_note_check(&n, NULL).by[0] == AD_BTO_35_3);
 *     n.by = AD_BY_EVENT_DIRECTOR;
 *     assert(ad_note_check(&n, NULL).code == AD_NOTE_RECORDED);
 *
 * A note that is accepted goes into the file as it stands and is never changed; who was wrong
 * writes another one. A day or a number that is not named is AD_NO_DATE or AD_NO_NUMBER, not 0.
 */
#ifndef AD_FEDERATION_NOTE_H
#define AD_FEDERATION_NOTE_H

#include "adoube/export.h"
#include "adoube/adjudication.h"
#include "adoube/date.h"
#include "adoube/language.h"
#include "adoube/order.h"
#include "adoube/template.h"

/* ---- who establishes it: bits, as several may ---- */

/* clang-format off */
#define AD_NOTE_BY_MAP(X)                                                               \
    X(AD_BY_PLAYER, 0, "player") X(AD_BY_BOTH_PLAYERS, 1, "both-players")               \
    X(AD_BY_CAPTAIN, 2, "captain") X(AD_BY_BOTH_CAPTAINS, 3, "both-captains")           \
    X(AD_BY_ARBITER, 4, "arbiter") X(AD_BY_EVENT_DIRECTOR, 5, "event-director")         \
    X(AD_BY_HOME_CLUB, 6, "home-club") X(AD_BY_CLUB, 7, "club")                         \
    X(AD_BY_ORGANISER, 8, "organiser") X(AD_BY_DIRECTOR, 9, "director")                 \
    X(AD_BY_COMMITTEE, 10, "committee") X(AD_BY_YOUTH_COMMITTEE, 11, "youth-committee") \
    X(AD_BY_CONGRESS, 12, "congress") X(AD_BY_NATIONAL_BODY, 13, "national-body")
/* clang-format on */

enum ad_note_by {
#define X(id, bit, name) id = 1 << (bit),
    AD_NOTE_BY_MAP(X)
#undef X
};

/* ---- what it must name: bits ---- */

#define AD_NOTE_FIELD_MAP(X)          \
    X(AD_NOTE_OF_EVENT, 0, "event")   \
    X(AD_NOTE_OF_MATCH, 1, "match")   \
    X(AD_NOTE_OF_BOARD, 2, "board")   \
    X(AD_NOTE_OF_SIDE, 3, "side")     \
    X(AD_NOTE_OF_WHO, 4, "who")       \
    X(AD_NOTE_OF_DAY, 5, "on")        \
    X(AD_NOTE_OF_NUMBER, 6, "number") \
    X(AD_NOTE_OF_AREA, 7, "area")     \
    X(AD_NOTE_OF_TEXT, 8, "text")

enum ad_note_field {
#define X(id, bit, name) id = 1 << (bit),
    AD_NOTE_FIELD_MAP(X)
#undef X
};

/* ---- the kinds and their names ---- */

/* clang-format off */
#define AD_NOTE_MAP(X)                                                                        \
    X(AREA_BODIES, "area-body") X(AREA_EVENT, "area-championship") X(PROMOTED, "promoted")    \
    X(RELEGATED, "relegated") X(HOST_SEAT, "host-seat") X(WILDCARD, "wildcard")               \
    X(NATIONAL_SEATS, "national-seats") X(FIELD, "field") X(EVENT_DIRECTOR, "event-director") \
    X(ARBITER, "arbiter") X(ARBITER_RULES, "arbiter-decision")                                \
    X(CAPTAINS_LEAD, "captains-lead") X(REPORT, "result-reported") X(MATERIAL, "material")    \
    X(CLOCKS, "clocks-started") X(TIME_UP, "time-overstepped") X(TIME_PROOF, "time-proof")    \
    X(SCORE_IN, "score-in") X(ENVELOPE_AGREED, "envelope-agreed")                             \
    X(ENVELOPE_CHECKED, "envelope-checked") X(ENVELOPE_KEPT, "envelope-kept")                 \
    X(RESUMPTION, "resumption") X(ANALYSIS, "analysis") X(SMOKING, "smoking")                 \
    X(SIGHT, "impaired-sight") X(HANDICAP, "handicap") X(IN_FORCE, "in-force")                \
    X(CLUB_PASSES, "passes-for-all") X(CLOCK_SIDE, "clock-side") X(RULES_OUT, "rules-out")    \
    X(SCHOOLS, "school-event") X(FURTHER, "further-event") X(YOUTH_AREA, "youth-area")
/* clang-format on */

enum ad_note_kind {
#define X(id, name) AD_NOTE_##id,
    AD_NOTE_MAP(X)
#undef X
        AD_NOTES
};

/* What a note does not name is 0, a day AD_NO_DATE, a number AD_NO_NUMBER, words NULL. */
enum { AD_NO_NUMBER = -1 };

struct ad_note {
    uint8_t kind; /* enum ad_note_kind */
    uint8_t side; /* 1: White, 2: Black */
    uint16_t by;  /* one of enum ad_note_by */
    uint16_t board;
    bool arbiter_led;   /* an arbiter is on record for the match: theirs is the report (BTO 19) */
    bool captains_lead; /* both captains do the arbiter's work there (BTO 24.3) */
    int32_t number;
    uint32_t event, match, who, area;
    ad_date on;
    const char *text; /* lies beside the record */
    size_t text_len;
};

#define AD_NOTE_CODE_MAP(X)                   \
    X(AD_NOTE_RECORDED, "recorded")           \
    X(AD_NOTE_LACKS, "lacks")                 \
    X(AD_NOTE_NOT_COMPETENT, "not-competent") \
    X(AD_NOTE_ODD, "odd")                     \
    X(AD_NOTE_NOT_FORESEEN, "not-foreseen")

enum ad_note_code { AD_NOTE_CODE_MAP(AD_ID) AD_NOTE_CODES };

struct ad_note_verdict {
    enum ad_note_code code;
    enum ad_point by[2]; /* the second may be AD_NO_POINT */
    uint16_t fields;     /* LACKS, ODD: bits of enum ad_note_field */
    uint16_t competent;  /* bits of enum ad_note_by: who may */
    uint16_t missing;    /* RULES_OUT: so many minutes less than half an hour (A2 8.22) */
};

/* Is it complete, and from somebody who may say so? `t` is the event's template: it knows who gives
 * wildcards, restricts smoking, and which seats and sizes there are; NULL: not asked. */
struct ad_note_verdict ad_note_check(const struct ad_note *n, const struct ad_template *t);

enum ad_point ad_note_point(enum ad_note_kind k);

/* Names and words of a single bit; "" for none. */

/*
 * Who must hand in the score of a finished game (BTO 30.2): the winner, after a draw both. Bit 0 is
 * White, bit 1 Black. Not played, or lost by both: nobody.
 */
unsigned ad_scores_due(enum ad_score s);

#endif
