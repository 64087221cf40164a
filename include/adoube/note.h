/*
 * adoube/note.h -- what the order does not decide but wants on record: who was appointed, what was
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
#ifndef ADOUBE_NOTE_H
#define ADOUBE_NOTE_H

#include "adoube/adjudication.h"
#include "adoube/date.h"
#include "adoube/language.h"
#include "adoube/order.h"
#include "adoube/template.h"

AD_BEGIN

/* ---- who establishes it: bits, as several may ---- */

#define AD_NOTE_BY_MAP(X)                                                                         \
    X(AD_BY_PLAYER, 0, "player", "the player", "der Spieler")                                     \
    X(AD_BY_BOTH_PLAYERS, 1, "both-players", "both players", "beide Spieler")                     \
    X(AD_BY_CAPTAIN, 2, "captain", "a captain", "ein Mannschaftsführer")                          \
    X(AD_BY_BOTH_CAPTAINS, 3, "both-captains", "both captains", "beide Mannschaftsführer")        \
    X(AD_BY_ARBITER, 4, "arbiter", "the arbiter", "der Schiedsrichter")                           \
    X(AD_BY_EVENT_DIRECTOR, 5, "event-director", "the event director", "der Turnierleiter")       \
    X(AD_BY_HOME_CLUB, 6, "home-club", "the home club", "der gastgebende Verein")                 \
    X(AD_BY_CLUB, 7, "club", "a club", "ein Verein")                                              \
    X(AD_BY_ORGANISER, 8, "organiser", "the organiser", "der Veranstalter")                       \
    X(AD_BY_DIRECTOR, 9, "director", "the director of the area", "der Spielleiter")               \
    X(AD_BY_COMMITTEE, 10, "committee", "the committee", "der Spielausschuss")                    \
    X(AD_BY_YOUTH_COMMITTEE, 11, "youth-committee", "the youth committee", "der Jugendausschuss") \
    X(AD_BY_CONGRESS, 12, "congress", "the congress", "der Kongress")                             \
    X(AD_BY_NATIONAL_BODY, 13, "national-body", "the national body", "der Deutsche Schachbund")

enum ad_note_by {
#define X(id, bit, name, en, de) id = 1 << (bit),
    AD_NOTE_BY_MAP(X)
#undef X
};

/* ---- what it must name: bits ---- */

#define AD_NOTE_FIELD_MAP(X)                                                    \
    X(AD_NOTE_OF_EVENT, 0, "event", "the event", "das Turnier")                 \
    X(AD_NOTE_OF_MATCH, 1, "match", "the match", "der Wettkampf")               \
    X(AD_NOTE_OF_BOARD, 2, "board", "the board", "das Brett")                   \
    X(AD_NOTE_OF_SIDE, 3, "side", "White or Black", "Weiß oder Schwarz")        \
    X(AD_NOTE_OF_WHO, 4, "who", "a person or a team", "Person oder Mannschaft") \
    X(AD_NOTE_OF_DAY, 5, "on", "the day", "der Tag")                            \
    X(AD_NOTE_OF_NUMBER, 6, "number", "a number", "eine Zahl")                  \
    X(AD_NOTE_OF_AREA, 7, "area", "the area", "der Bereich")                    \
    X(AD_NOTE_OF_TEXT, 8, "text", "the words", "der Wortlaut")

enum ad_note_field {
#define X(id, bit, name, en, de) id = 1 << (bit),
    AD_NOTE_FIELD_MAP(X)
#undef X
};

/* ---- the kinds: name, points (the second may be AD_NO_POINT), who, what it names, words ---- */

/* clang-format off */
#define AD_NOTE_MAP(X)                                                                             \
    X(AREA_BODIES, "area-body", BTO_3_2, BTO_3_1, AD_BY_CONGRESS | AD_BY_DIRECTOR | AD_BY_COMMITTEE, \
      AD_NOTE_OF_AREA | AD_NOTE_OF_WHO,                                                            \
      "director or committee member of an area", "Spielleiter oder Mitglied des Spielausschusses") \
    X(AREA_EVENT, "area-championship", BTO_3_3, BTO_6_1, AD_BY_DIRECTOR | AD_BY_COMMITTEE,         \
      AD_NOTE_OF_AREA | AD_NOTE_OF_TEXT,                                                           \
      "an area's own championship, and who enters it", "eigene Meisterschaft eines Bereichs und ihr Teilnehmerkreis") \
    X(PROMOTED, "promoted", BTO_3_4, BTO_20, AD_BY_DIRECTOR | AD_BY_COMMITTEE,                     \
      AD_NOTE_OF_AREA | AD_NOTE_OF_NUMBER,                                                         \
      "number of those who rise into the area", "Zahl der Aufsteiger in den Bereich")              \
    X(RELEGATED, "relegated", BTO_20, NO_POINT, AD_BY_DIRECTOR | AD_BY_COMMITTEE,                  \
      AD_NOTE_OF_AREA | AD_NOTE_OF_NUMBER,                                                         \
      "number of those who leave the class", "Zahl der Absteiger")                                 \
    X(HOST_SEAT, "host-seat", BTO_6_2_5, BTO_11_3, AD_BY_ORGANISER | AD_BY_CLUB,                   \
      AD_NOTE_OF_EVENT | AD_NOTE_OF_WHO,                                                           \
      "whom the host sends", "Vertreter des Ausrichters")                                          \
    X(WILDCARD, "wildcard", BTO_6_3, BTO_7_2_4, AD_BY_COMMITTEE,                                   \
      AD_NOTE_OF_EVENT | AD_NOTE_OF_WHO,                                                           \
      "wildcard given on request", "Freiplatz auf Antrag")                                         \
    X(NATIONAL_SEATS, "national-seats", BTO_6_5, SJ_12_2, AD_BY_NATIONAL_BODY,                     \
      AD_NOTE_OF_EVENT | AD_NOTE_OF_NUMBER,                                                        \
      "how many the national championship takes", "Zahl der Plätze bei der Deutschen Meisterschaft") \
    X(FIELD, "field", BTO_10_1, BTO_11_1, AD_BY_COMMITTEE,                                         \
      AD_NOTE_OF_EVENT | AD_NOTE_OF_NUMBER,                                                        \
      "size of the field", "Teilnehmerzahl")                                                       \
    X(EVENT_DIRECTOR, "event-director", BTO_25_1, NO_POINT,                                        \
      AD_BY_DIRECTOR | AD_BY_COMMITTEE | AD_BY_ORGANISER | AD_BY_YOUTH_COMMITTEE,                  \
      AD_NOTE_OF_EVENT | AD_NOTE_OF_WHO,                                                           \
      "event director appointed", "Turnierleiter bestellt")                                        \
    X(ARBITER, "arbiter", BTO_24_1, NO_POINT, AD_BY_EVENT_DIRECTOR | AD_BY_DIRECTOR,               \
      AD_NOTE_OF_MATCH | AD_NOTE_OF_WHO,                                                           \
      "neutral arbiter appointed", "neutraler Schiedsrichter eingesetzt")                          \
    X(ARBITER_RULES, "arbiter-decision", BTO_24_2, NO_POINT, AD_BY_ARBITER,                        \
      AD_NOTE_OF_MATCH | AD_NOTE_OF_TEXT,                                                          \
      "decision of the arbiter during the match", "Entscheidung des Schiedsrichters im Wettkampf") \
    X(CAPTAINS_LEAD, "captains-lead", BTO_24_3, NO_POINT, AD_BY_BOTH_CAPTAINS,                     \
      AD_NOTE_OF_MATCH,                                                                            \
      "both captains do the arbiter's work", "beide Mannschaftsführer leiten gemeinsam")           \
    X(REPORT, "result-reported", BTO_19, NO_POINT, AD_BY_HOME_CLUB | AD_BY_ARBITER,                \
      AD_NOTE_OF_MATCH | AD_NOTE_OF_DAY,                                                           \
      "result reported to the director", "Ergebnis an den Spielleiter gemeldet")                   \
    X(MATERIAL, "material", BTO_22, NO_POINT, AD_BY_HOME_CLUB | AD_BY_ARBITER | AD_BY_CAPTAIN,     \
      AD_NOTE_OF_MATCH | AD_NOTE_OF_TEXT,                                                          \
      "what was missing, or who was asked to bring it", "fehlendes Spielmaterial oder Bitte darum") \
    X(CLOCKS, "clocks-started", BTO_27_1, NO_POINT,                                                \
      AD_BY_EVENT_DIRECTOR | AD_BY_ARBITER | AD_BY_BOTH_CAPTAINS,                                  \
      AD_NOTE_OF_MATCH | AD_NOTE_OF_NUMBER,                                                        \
      "White's clocks started, in minutes after the set time", "Uhren von Weiß in Gang gesetzt, Minuten nach der festgesetzten Zeit") \
    X(TIME_UP, "time-overstepped", BTO_31_4_1, BTO_25_2_2, AD_BY_EVENT_DIRECTOR | AD_BY_ARBITER,   \
      AD_NOTE_OF_MATCH | AD_NOTE_OF_BOARD | AD_NOTE_OF_SIDE,                                       \
      "time overstepped, established", "Zeitüberschreitung festgestellt")                          \
    X(TIME_PROOF, "time-proof", BTO_31_4_2, NO_POINT, AD_BY_PLAYER,                                \
      AD_NOTE_OF_MATCH | AD_NOTE_OF_BOARD | AD_NOTE_OF_SIDE | AD_NOTE_OF_TEXT,                     \
      "win on time claimed, with the complete score", "Gewinn durch Zeitüberschreitung beansprucht, mit vollständiger Notation") \
    X(SCORE_IN, "score-in", BTO_30_2, NO_POINT, AD_BY_PLAYER,                                      \
      AD_NOTE_OF_MATCH | AD_NOTE_OF_BOARD | AD_NOTE_OF_SIDE,                                       \
      "score of the game handed in", "Partienotation abgegeben")                                   \
    X(ENVELOPE_AGREED, "envelope-agreed", BTO_32_1, NO_POINT, AD_BY_BOTH_PLAYERS,                  \
      AD_NOTE_OF_MATCH | AD_NOTE_OF_BOARD,                                                         \
      "position and times on the envelope are right", "Stellung und Zeiten auf dem Umschlag stimmen") \
    X(ENVELOPE_CHECKED, "envelope-checked", BTO_25_2_3, NO_POINT, AD_BY_EVENT_DIRECTOR | AD_BY_ARBITER, \
      AD_NOTE_OF_MATCH | AD_NOTE_OF_BOARD,                                                         \
      "envelope complete, correct and legible", "Umschlag vollständig, fehlerfrei und leserlich")  \
    X(ENVELOPE_KEPT, "envelope-kept", BTO_25_2_4, NO_POINT, AD_BY_EVENT_DIRECTOR | AD_BY_ARBITER,  \
      AD_NOTE_OF_MATCH | AD_NOTE_OF_BOARD | AD_NOTE_OF_WHO,                                        \
      "who keeps the envelope", "Verwahrer des Umschlags")                                         \
    X(RESUMPTION, "resumption", BTO_25_2_5, NO_POINT, AD_BY_EVENT_DIRECTOR | AD_BY_ARBITER,        \
      AD_NOTE_OF_MATCH | AD_NOTE_OF_BOARD | AD_NOTE_OF_DAY,                                        \
      "day of resumption", "Tag der Wiederaufnahme")                                               \
    X(ANALYSIS, "analysis", BTO_35_3, NO_POINT, AD_BY_EVENT_DIRECTOR,                              \
      AD_NOTE_OF_EVENT,                                                                            \
      "analysis in the playing hall during a break allowed", "Analysieren im Spielsaal in der Pause genehmigt") \
    X(SMOKING, "smoking", BTO_35_8_2, NO_POINT, AD_BY_ORGANISER | AD_BY_HOME_CLUB,                 \
      AD_NOTE_OF_EVENT | AD_NOTE_OF_TEXT,                                                          \
      "smoking restricted or forbidden", "Rauchen eingeschränkt oder untersagt")                   \
    X(SIGHT, "impaired-sight", BTO_36_1, NO_POINT, AD_BY_PLAYER | AD_BY_CLUB | AD_BY_DIRECTOR,     \
      AD_NOTE_OF_WHO,                                                                              \
      "plays by annex 3", "spielt nach Anlage 3")                                                  \
    X(HANDICAP, "handicap", BTO_36_2, NO_POINT, AD_BY_PLAYER | AD_BY_CLUB | AD_BY_DIRECTOR,        \
      AD_NOTE_OF_WHO,                                                                              \
      "plays by annex 3 by analogy", "spielt sinngemäß nach Anlage 3")                             \
    X(IN_FORCE, "in-force", BTO_37, NO_POINT, AD_BY_CONGRESS,                                      \
      AD_NOTE_OF_DAY | AD_NOTE_OF_TEXT,                                                            \
      "the order, or a change of it, comes into force", "Ordnung oder Änderung tritt in Kraft")    \
    X(CLUB_PASSES, "passes-for-all", A1_13_1, NO_POINT, AD_BY_CLUB | AD_BY_DIRECTOR | AD_BY_COMMITTEE, \
      AD_NOTE_OF_AREA,                                                                             \
      "passes are made for all members", "Pässe für alle Mitglieder")                              \
    X(CLOCK_SIDE, "clock-side", A2_8_8, NO_POINT, AD_BY_EVENT_DIRECTOR,                            \
      AD_NOTE_OF_EVENT | AD_NOTE_OF_TEXT,                                                          \
      "side on which the clocks stand", "Seite, auf der die Uhren stehen")                         \
    X(RULES_OUT, "rules-out", A2_8_22, NO_POINT, AD_BY_EVENT_DIRECTOR | AD_BY_ORGANISER,           \
      AD_NOTE_OF_EVENT | AD_NOTE_OF_NUMBER,                                                        \
      "rules given out or hung up, in minutes before the start", "Regeln ausgegeben oder ausgehängt, Minuten vor Beginn") \
    X(SCHOOLS, "school-event", SJ_1_2, NO_POINT, AD_BY_YOUTH_COMMITTEE,                            \
      AD_NOTE_OF_TEXT,                                                                             \
      "rules of a school competition", "Regeln eines Schulwettbewerbs")                            \
    X(FURTHER, "further-event", SJ_1_3, NO_POINT, AD_BY_YOUTH_COMMITTEE,                           \
      AD_NOTE_OF_TEXT,                                                                             \
      "a further youth event", "weitere Veranstaltung der Jugend")                                 \
    X(YOUTH_AREA, "youth-area", SJ_7_1, NO_POINT, AD_BY_YOUTH_COMMITTEE,                           \
      AD_NOTE_OF_AREA | AD_NOTE_OF_TEXT,                                                           \
      "an area's own youth team championship", "Jugendmannschaftsmeisterschaft eines Bereichs")
/* clang-format on */

enum ad_note_kind {
#define X(id, name, point, also, by, names, en, de) AD_NOTE_##id,
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

#define AD_NOTE_CODE_MAP(X)                                                                      \
    X(AD_NOTE_RECORDED, "recorded", "recorded", "vermerkt")                                      \
    X(AD_NOTE_LACKS, "lacks", "something is missing", "es fehlt etwas")                          \
    X(AD_NOTE_NOT_COMPETENT, "not-competent", "that is for somebody else",                       \
      "dafür ist jemand anderes zuständig")                                                      \
    X(AD_NOTE_ODD, "odd", "says something that this note does not have", "gehört nicht hierher") \
    X(AD_NOTE_NOT_FORESEEN, "not-foreseen", "the order of this event has no such thing",         \
      "das sieht die Ordnung dieses Turniers nicht vor")

enum ad_note_code {
#define X(id, name, en, de) id,
    AD_NOTE_CODE_MAP(X)
#undef X
        AD_NOTE_CODES
};

struct ad_note_verdict {
    enum ad_note_code code;
    enum ad_point by[2]; /* the second may be AD_NO_POINT */
    uint16_t fields;     /* LACKS, ODD: bits of enum ad_note_field */
    uint16_t competent;  /* bits of enum ad_note_by: who may */
    uint16_t missing;    /* RULES_OUT: so many minutes less than half an hour (A2 8.22) */
};

/* Is it complete, and from somebody who may say so? `t` is the event's template: it knows who gives
 * wildcards, restricts smoking, and which seats and sizes there are; NULL: not asked. */
AD_API struct ad_note_verdict ad_note_check(const struct ad_note *n, const struct ad_template *t);

AD_API const char *ad_note_name(enum ad_note_kind k);
AD_API const char *ad_note_text(enum ad_note_kind k, enum ad_language lang);
AD_API enum ad_point ad_note_point(enum ad_note_kind k);
AD_API enum ad_note_kind ad_note_find(const char *name, size_t len); /* AD_NOTES: none */
AD_API const char *ad_note_code_name(enum ad_note_code c);
AD_API const char *ad_note_code_text(enum ad_note_code c, enum ad_language lang);

/* Names and words of a single bit; "" for none. */
AD_API const char *ad_note_by_name(unsigned by);
AD_API const char *ad_note_by_text(unsigned by, enum ad_language lang);
AD_API unsigned ad_note_by_find(const char *name, size_t len); /* 0: none */
AD_API const char *ad_note_field_name(unsigned field);
AD_API const char *ad_note_field_text(unsigned field, enum ad_language lang);

/*
 * Who must hand in the score of a finished game (BTO 30.2): the winner, after a draw both. Bit 0 is
 * White, bit 1 Black. Not played, or lost by both: nobody.
 */
AD_API unsigned ad_scores_due(enum ad_score s);

AD_END

#endif
