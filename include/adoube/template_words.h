/*
 * adoube/template_words.h -- the words of a template (template.h), as enums.
 *
 * Each map has rows of: id, word in the text. In each enum the first, 0, is: not said.
 */
#ifndef ADOUBE_TEMPLATE_WORDS_H
#define ADOUBE_TEMPLATE_WORDS_H

#include "adoube/export.h"

/* Who answers for it. Of an organiser it is no championship in the sense of BTO 1.4. */
#define AD_OWNER_MAP(X)                  \
    X(AD_OWNER_FEDERATION, "federation") \
    X(AD_OWNER_YOUTH, "youth")           \
    X(AD_OWNER_ORGANISER, "organiser")

#define AD_UNIT_MAP(X) X(AD_UNIT_PLAYER, "player") X(AD_UNIT_TEAM, "team")

#define AD_SEX_MAP(X) X(AD_SEX_ANY, "any") X(AD_SEX_FEMALE, "female")

#define AD_VARIANT_MAP(X) X(AD_VARIANT_STANDARD, "standard") X(AD_VARIANT_CHESS960, "chess960")

/* Who sets or decides something. */
#define AD_BODY_MAP(X)                            \
    X(AD_BODY_COMMITTEE, "committee")             \
    X(AD_BODY_YOUTH_COMMITTEE, "youth_committee") \
    X(AD_BODY_ANNOUNCEMENT, "announcement")       \
    X(AD_BODY_DIRECTOR, "director")               \
    X(AD_BODY_ORGANISER, "organiser")             \
    X(AD_BODY_HOME_CLUB, "home_club")

#define AD_FIELD_MAP(X)            \
    X(AD_FIELD_EXACT, "exact")     \
    X(AD_FIELD_ONE_OF, "one-of")   \
    X(AD_FIELD_TARGET, "target")   \
    X(AD_FIELD_DEFAULT, "default") \
    X(AD_FIELD_SET_BY, "set-by")   \
    X(AD_FIELD_PER_ASSOCIATION, "per-association")

/* clang-format off */
#define AD_SEAT_MAP(X)                                                                        \
    X(AD_SEAT_BASE, "base") X(AD_SEAT_EXTRA, "extra") X(AD_SEAT_ALLOT, "allot")               \
    X(AD_SEAT_PREVIOUS, "previous") X(AD_SEAT_CHAMPION, "champion")                           \
    X(AD_SEAT_RELEGATED, "relegated") X(AD_SEAT_HOST, "host") X(AD_SEAT_WILDCARD, "wildcard") \
    X(AD_SEAT_PROMOTED, "promoted") X(AD_SEAT_STAYS, "stays")
/* clang-format on */

#define AD_PER_MAP(X)                    \
    X(AD_PER_ASSOCIATION, "association") \
    X(AD_PER_DISTRICT, "district")       \
    X(AD_PER_CLUB, "club")               \
    X(AD_PER_GROUP, "group")             \
    X(AD_PER_SEASON, "season")

/* By which number an association is strong; as of 1 January of the season's first year (SJ 12.1). */
#define AD_FIGURE_MAP(X)            \
    X(AD_FIGURE_MEMBERS, "members") \
    X(AD_FIGURE_YOUTHS, "youths")   \
    X(AD_FIGURE_GIRLS, "girls")

#define AD_STAGE_MAP(X)                   \
    X(AD_STAGE_ROUND_ROBIN, "roundrobin") \
    X(AD_STAGE_SWISS, "swiss")            \
    X(AD_STAGE_KNOCKOUT, "knockout")

/* When a line holds. */
#define AD_WHEN_MAP(X)                   \
    X(AD_WHEN_ENTRIES, "entries")        \
    X(AD_WHEN_ROUND_ROBIN, "roundrobin") \
    X(AD_WHEN_SWISS, "swiss")            \
    X(AD_WHEN_KNOCKOUT, "knockout")      \
    X(AD_WHEN_ODD, "odd")                \
    X(AD_WHEN_EVEN, "even")              \
    X(AD_WHEN_START_OF_YEAR, "start-of-year")

#define AD_COMPARE_MAP(X) \
    X(AD_AT_MOST, "<=")   \
    X(AD_MORE_THAN, ">")  \
    X(AD_AT_LEAST, ">=")  \
    X(AD_LESS_THAN, "<")

#define AD_RANKLIST_MAP(X)          \
    X(AD_RANKLIST_SEASON, "season") \
    X(AD_RANKLIST_YOUTH, "youth")   \
    X(AD_RANKLIST_EVENT, "event")   \
    X(AD_RANKLIST_TEAM, "season-team-championship")

#define AD_CLASS_MAP(X) X(AD_CLASS_TOP_LEAGUE, "top_league")

#define AD_PHASE_MAP(X)          \
    X(AD_PHASE_LEAGUE, "league") \
    X(AD_PHASE_FINAL, "final")   \
    X(AD_PHASE_PLAYOFF, "playoff")

#define AD_YES_MAP(X) X(AD_YES_YES, "yes") X(AD_YES_NO, "no")

#define AD_VIOLATION_MAP(X) X(AD_VIOLATION_MATCH, "match-lost") X(AD_VIOLATION_GAME, "game-lost")

#define AD_GUEST_MAP(X)                             \
    X(AD_GUEST_SAME_DISTRICT, "same-district-club") \
    X(AD_GUEST_ANY_CLUB, "any-club")

#define AD_SCOPE_MAP(X)                          \
    X(AD_SCOPE_PLACE, "place")                   \
    X(AD_SCOPE_PROMOTION, "promotion")           \
    X(AD_SCOPE_RELEGATION, "relegation")         \
    X(AD_SCOPE_QUALIFY, "qualify")               \
    X(AD_SCOPE_LAST_QUALIFIER, "last-qualifier") \
    X(AD_SCOPE_FINAL_PLACE, "final-place")       \
    X(AD_SCOPE_PAIRING, "pairing")               \
    X(AD_SCOPE_MATCH, "match")

#define AD_ON_MAP(X) X(AD_ON_POINTS, "points") X(AD_ON_PLACE, "place")

#define AD_BY_LOT_MAP(X) X(AD_BY_LOT, "lot") X(AD_BY_LOT_THEN_ALTERNATE, "lot-then-alternate")

#define AD_VENUE_MAP(X) X(AD_VENUE_LEAGUE_VISITOR, "league-visitor")

#define AD_NEW_MAP(X) X(AD_DRAW_NEW, "new")

#define AD_DRAWN_MAP(X)              \
    X(AD_DRAWN_GROUPS, "groups")     \
    X(AD_DRAWN_PAIRINGS, "pairings") \
    X(AD_DRAWN_HOME, "home")         \
    X(AD_DRAWN_ROUND1, "round1")

#define AD_LOT_MAP(X) X(AD_LOT_DRAWN, "lot")

#define AD_MEETING_MAP(X)                   \
    X(AD_MEET_FIRST_ROUNDS, "first-rounds") \
    X(AD_MEET_FINAL_ONLY, "final-only")

#define AD_EVEN_MAP(X)                    \
    X(AD_EVEN_PROMOTED, "promoted")       \
    X(AD_EVEN_RELEGATED, "relegated")     \
    X(AD_EVEN_ASSOCIATION, "association") \
    X(AD_EVEN_CLUB, "club")               \
    X(AD_EVEN_LAST_FINALISTS, "last-finalists")

#define AD_COLOURS_MAP(X) X(AD_COLOURS_EVEN, "even") X(AD_COLOURS_ODD, "odd")

#define AD_NEUTRAL_MAP(X) X(AD_NEUTRAL_FIRST_NAMED, "first-named-home")

#define AD_HOME_BLACK_MAP(X) X(AD_HOME_BLACK, "home-black")

#define AD_SECOND_MAP(X) X(AD_SECOND_IF_ADMITTED, "if-admitted")

#define AD_SKIP_MAP(X) X(AD_SKIP_ENTITLED, "club-already-entitled")

#define AD_SMOKING_MAP(X) X(AD_SMOKING_RUNNING, "running-games") X(AD_SMOKING_BANNED, "banned")

#define AD_ANNOUNCE_MAP(X)                      \
    X(AD_ANNOUNCE_BID, "bid")                   \
    X(AD_ANNOUNCE_ANNOUNCEMENT, "announcement") \
    X(AD_ANNOUNCE_REGISTRATION, "team-registration")

#define AD_LEAVE_MAP(X) X(AD_LEAVE_HALF, "half") X(AD_LEAVE_NONE, "none")

#define AD_PRIZES_MAP(X) X(AD_PRIZES_HONORARY, "honorary") X(AD_PRIZES_MONEY, "money")

#define AD_CARRY_MAP(X) X(AD_CARRY_SAME_GROUP, "same-group-result")

#define AD_METHOD_MAP(X)  X(AD_METHOD_DHONDT, "dhondt")
#define AD_LAPSE_MAP(X)   X(AD_LAPSE_UNUSED, "unused")
#define AD_REQUEST_MAP(X) X(AD_ON_REQUEST, "request")
#define AD_IF_MAP(X)      X(AD_IF_AGE, "age")
#define AD_APPEND_MAP(X)  X(AD_APPEND_END, "end")

/* What may stand for a number, as a negative one. */
#define AD_N_MAP(X)                                       \
    X(AD_N_REST, -1, "rest")                              \
    X(AD_N_ANNOUNCED, -2, "announced")                    \
    X(AD_N_NATIONAL, -3, "national-rules")                \
    X(AD_N_TARGET_AREA, -4, "set-by-target-area")         \
    X(AD_N_HALF, -5, "half")                              \
    X(AD_N_ANY, -6, "any")                                \
    X(AD_N_UNLIMITED, -7, "unlimited")                    \
    X(AD_N_YOUTH_COMMITTEE, -8, "set-by-youth_committee") \
    X(AD_N_NONE, -9, "none")

/* clang-format off */
enum ad_owner { AD_OWNER_UNSAID, AD_OWNER_MAP(AD_ID) };
enum ad_unit { AD_UNIT_UNSAID, AD_UNIT_MAP(AD_ID) };
enum ad_sex { AD_SEX_UNSAID, AD_SEX_MAP(AD_ID) };
enum ad_variant { AD_VARIANT_UNSAID, AD_VARIANT_MAP(AD_ID) };
enum ad_body { AD_BODY_UNSAID, AD_BODY_MAP(AD_ID) };
enum ad_field_kind { AD_FIELD_UNSAID, AD_FIELD_MAP(AD_ID) };
enum ad_seat_kind { AD_SEAT_UNSAID, AD_SEAT_MAP(AD_ID) };
enum ad_per { AD_PER_UNSAID, AD_PER_MAP(AD_ID) };
enum ad_figure { AD_FIGURE_UNSAID, AD_FIGURE_MAP(AD_ID) };
enum ad_stage_system { AD_STAGE_UNSAID, AD_STAGE_MAP(AD_ID) };
enum ad_when_kind { AD_ALWAYS, AD_WHEN_MAP(AD_ID) };
enum ad_compare { AD_COMPARE_UNSAID, AD_COMPARE_MAP(AD_ID) };
enum ad_ranklist_kind { AD_RANKLIST_UNSAID, AD_RANKLIST_MAP(AD_ID) };
enum ad_class { AD_CLASS_UNSAID, AD_CLASS_MAP(AD_ID) };
enum ad_phase { AD_PHASE_UNSAID, AD_PHASE_MAP(AD_ID) };
enum ad_yes { AD_YES_UNSAID, AD_YES_MAP(AD_ID) };
enum ad_violation { AD_VIOLATION_UNSAID, AD_VIOLATION_MAP(AD_ID) };
enum ad_guest { AD_GUEST_UNSAID, AD_GUEST_MAP(AD_ID) };
enum ad_scope_kind { AD_SCOPE_UNSAID, AD_SCOPE_MAP(AD_ID) };
enum ad_on { AD_ON_UNSAID, AD_ON_MAP(AD_ID) };
enum ad_by_lot { AD_BY_LOT_UNSAID, AD_BY_LOT_MAP(AD_ID) };
enum ad_venue { AD_VENUE_UNSAID, AD_VENUE_MAP(AD_ID) };
enum ad_new { AD_NEW_UNSAID, AD_NEW_MAP(AD_ID) };
enum ad_drawn { AD_DRAWN_UNSAID, AD_DRAWN_MAP(AD_ID) };
enum ad_lot_drawn { AD_LOT_UNSAID, AD_LOT_MAP(AD_ID) };
enum ad_meeting_rule { AD_MEET_UNSAID, AD_MEETING_MAP(AD_ID) };
enum ad_even { AD_EVEN_UNSAID, AD_EVEN_MAP(AD_ID) };
enum ad_colours { AD_COLOURS_UNSAID, AD_COLOURS_MAP(AD_ID) };
enum ad_neutral { AD_NEUTRAL_UNSAID, AD_NEUTRAL_MAP(AD_ID) };
enum ad_home_black { AD_HOME_BLACK_UNSAID, AD_HOME_BLACK_MAP(AD_ID) };
enum ad_second { AD_SECOND_UNSAID, AD_SECOND_MAP(AD_ID) };
enum ad_skip { AD_SKIP_UNSAID, AD_SKIP_MAP(AD_ID) };
enum ad_smoking { AD_SMOKING_UNSAID, AD_SMOKING_MAP(AD_ID) };
enum ad_announce { AD_ANNOUNCE_UNSAID, AD_ANNOUNCE_MAP(AD_ID) };
enum ad_leave_rule { AD_LEAVE_UNSAID, AD_LEAVE_MAP(AD_ID) };
enum ad_prizes { AD_PRIZES_UNSAID, AD_PRIZES_MAP(AD_ID) };
enum ad_carry { AD_CARRY_UNSAID, AD_CARRY_MAP(AD_ID) };
enum ad_method { AD_METHOD_UNSAID, AD_METHOD_MAP(AD_ID) };
enum ad_lapse { AD_LAPSE_UNSAID, AD_LAPSE_MAP(AD_ID) };
enum ad_request { AD_REQUEST_UNSAID, AD_REQUEST_MAP(AD_ID) };
enum ad_if { AD_IF_UNSAID, AD_IF_MAP(AD_ID) };
enum ad_append { AD_APPEND_UNSAID, AD_APPEND_MAP(AD_ID) };
/* clang-format on */

enum ad_n {
#define X(id, value, word) id = value,
    AD_N_MAP(X)
#undef X
};

#endif
