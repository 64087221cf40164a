/*
 * adoube/adjudication.h -- results of boards and why they are so, and how an unfinished game is adjudicated (BTO 21).
 *
 *     struct ad_adj_command five_hours = ad_adj_command(AD_ADJ_LIMIT, ad_date_make(1987, 10, 4));
 *     struct ad_adjudication game;
 *     struct ad_adj_event e;
 *
 *     ad_adjudication_init(&game, AD_HOME_SIDE, false, false, NULL);
 *     five_hours.minutes = 300;
 *     five_hours.sealed = true;
 *     assert(ad_adjudication_decide(&e, &game, &five_hours).code == AD_ADJ_OK); // BTO 21.1, 21.2
 *     ad_adjudication_apply(&game, &e);
 *     assert(game.state == AD_ADJ_ADJOURNED);
 *
 * Adjudication is kept like a game: commands, verdicts, events, replay.
 */
#ifndef ADOUBE_ADJUDICATION_H
#define ADOUBE_ADJUDICATION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "adoube/date.h"
#include "adoube/export.h"
#include "adoube/language.h"
#include "adoube/laws.h"
#include "adoube/order.h"
#include "adoube/position.h"

AD_BEGIN

/* ---- results ---- */

/* id, text, White's and Black's half points, was it played, is it still open */
/* clang-format off */
#define AD_SCORE_MAP(X)                                                               \
    X(AD_SCORE_NONE, "*", 0, 0, 0, 1) X(AD_SCORE_1_0, "1-0", 2, 0, 1, 0)              \
    X(AD_SCORE_0_1, "0-1", 0, 2, 1, 0) X(AD_SCORE_DRAW, "1/2", 1, 1, 1, 0)            \
    X(AD_SCORE_0_0, "0-0", 0, 0, 1, 0) X(AD_SCORE_HALF_0, "1/2-0", 1, 0, 1, 0)        \
    X(AD_SCORE_0_HALF, "0-1/2", 0, 1, 1, 0) X(AD_SCORE_PLUS_WHITE, "+/-", 2, 0, 0, 0) \
    X(AD_SCORE_PLUS_BLACK, "-/+", 0, 2, 0, 0) X(AD_SCORE_NOBODY, "-/-", 0, 0, 0, 0)   \
    X(AD_SCORE_ADJOURNED, "adj", 0, 0, 1, 1) X(AD_SCORE_ESTIMATED, "est", 0, 0, 1, 1) \
    X(AD_SCORE_VOID, "void", 0, 0, 0, 1) X(AD_SCORE_ANNULLED, "ann", 0, 0, 0, 0)      \
    X(AD_SCORE_BYE, "bye", 2, 0, 0, 0)
/* clang-format on */
enum ad_score { AD_SCORE_MAP(AD_ID) AD_SCORES };

/* clang-format off */
#define AD_CAUSE_MAP(X)                                                             \
    X(AD_CAUSE_OVER_BOARD, "over_board") X(AD_CAUSE_TIME, "time")                   \
    X(AD_CAUSE_ABSENCE, "absence") X(AD_CAUSE_RANK_ORDER, "rank_order")             \
    X(AD_CAUSE_INELIGIBLE, "ineligible") X(AD_CAUSE_NAMED_ABSENT, "named_absent")   \
    X(AD_CAUSE_EMPTY, "empty") X(AD_CAUSE_PASS_MISSING, "pass_missing")             \
    X(AD_CAUSE_ADJUDICATED, "adjudicated") X(AD_CAUSE_RESUMED, "resumed")           \
    X(AD_CAUSE_NO_SHOW_RESUMPTION, "no_show_resumption")                            \
    X(AD_CAUSE_ARBITER_PENALTY, "arbiter_penalty") X(AD_CAUSE_SANCTION, "sanction") \
    X(AD_CAUSE_WITHDRAWAL, "withdrawal")
/* clang-format on */
enum ad_cause { AD_CAUSE_MAP(AD_ID) AD_CAUSES };

#define AD_SCORE_CODE_MAP(X)             \
    X(AD_SCORE_VALID, "valid")           \
    X(AD_SCORE_INVALID, "invalid")       \
    X(AD_SCORE_UNREADABLE, "unreadable") \
    X(AD_SCORE_NOT_NEXT, "not-next")     \
    X(AD_SCORE_NO_RULING, "no-ruling")   \
    X(AD_SCORE_FULL, "full")
enum ad_score_code { AD_SCORE_CODE_MAP(AD_ID) AD_SCORE_CODES };

struct ad_score_verdict {
    enum ad_score_code code;
    enum ad_score score; /* if it is valid */
    enum ad_point by;    /* BTO 34: the Laws in force ... */
    ad_article article;  /* ... and what they say; AD_NO_ARTICLE: nothing */
};

/* One line in the history of a game's result. Nothing is ever deleted: a ruling adds a line that
 * replaces the one before, and that over the board stays readable. */
struct ad_scored {
    uint8_t score, cause; /* enum ad_score, enum ad_cause */
    uint16_t replaces;    /* the line, from 1; 0: none */
    uint32_t ruled_by;    /* a person; 0: nobody, it was played */
    ad_date on;
    enum ad_point by; /* AD_NO_POINT: played */
};

/* ---- adjudication of a game of a team match: BTO 21 ---- */

enum ad_match_side { AD_HOME_SIDE, AD_GUEST_SIDE, AD_NO_SIDE };

#define AD_ADJUDICATION_STATE_MAP(X)             \
    X(AD_ADJ_PLAYING, "playing")                 \
    X(AD_ADJ_ADJOURNED, "adjourned")             \
    X(AD_ADJ_ASSESSING, "assessing")             \
    X(AD_ADJ_AT_DIRECTOR, "at-director")         \
    X(AD_ADJ_DIRECTOR_RESULT, "director-result") \
    X(AD_ADJ_RESUME, "resume")                   \
    X(AD_ADJ_FINAL, "final")
enum ad_adjudication_state { AD_ADJUDICATION_STATE_MAP(AD_ID) AD_ADJ_STATES };

struct ad_adjudication_rules {
    int32_t limit_min, long_limit_min; /* 300 and 420: 21.1 */
    int32_t pause_min;                 /* at most 60        */
    int16_t objection_days;            /* 5, as in 5.1: the order names none */
    bool postmark_only;                /* count to the postmark of the objection: true */
    struct ad_calendar days;
};

/* The order's own; NULL below means these. */
extern AD_API const struct ad_adjudication_rules ad_adjudication_rules_usual;

struct ad_adjudication {
    uint32_t seq;
    struct ad_adjudication_rules rules;
    uint8_t state;     /* enum ad_adjudication_state */
    uint8_t white;     /* enum ad_match_side that has White on this board */
    bool marked;       /* 21.9: this round is played to the end */
    bool long_session; /* seven hours were set */
    uint8_t score;     /* enum ad_score: what counts now */
    uint8_t cause;     /* enum ad_cause */
    uint8_t objected;  /* bits 1 << enum ad_match_side: objections that count */
    uint8_t place;     /* enum ad_match_side at which it is resumed */
    uint8_t travels;   /* enum ad_match_side whose player travels */
    ad_date delivered; /* the director's result */
    ad_date resume_on;
};

#define AD_ADJ_COMMAND_MAP(X)                                                             \
    X(AD_ADJ_LIMIT, "limit")       /* minutes played, sealed: properly, 21.2           */ \
    X(AD_ADJ_SIT, "sit")           /* the two adjudicators begin (21.3)                */ \
    X(AD_ADJ_ASSESS, "assess")     /* score[2]: of both                                */ \
    X(AD_ADJ_DIRECTOR, "director") /* score[0], postmark: delivered                    */ \
    X(AD_ADJ_OBJECT, "object")     /* side, postmark, copy: to the other captain too   */ \
    X(AD_ADJ_TIME, "time")         /* on: terms that ran out before this day           */ \
    X(AD_ADJ_APPOINT, "appoint")   /* day; agreed and consent where one is moved       */ \
    X(AD_ADJ_ABSENT, "absent")     /* side; AD_NO_SIDE: neither came                   */ \
    X(AD_ADJ_PLAY, "play")         /* score[0]: finished over the board                */
enum ad_adj_command_kind { AD_ADJ_COMMAND_MAP(AD_ID) AD_ADJ_COMMANDS };

struct ad_adj_command {
    uint8_t kind, side;
    uint8_t score[2];
    int32_t minutes;
    bool sealed, copy, agreed, consent;
    ad_date on, postmark, day;
};

/* One of that kind on that day, of no side, with all other days open. */
AD_API struct ad_adj_command ad_adj_command(enum ad_adj_command_kind kind, ad_date on);

/* clang-format off */
#define AD_ADJ_CODE_MAP(X)                                                                     \
    X(AD_ADJ_OK, "ok") X(AD_ADJ_PLAY_ON, "play-on") X(AD_ADJ_NOT_SEALED, "not-sealed")         \
    X(AD_ADJ_NOT_CONTESTABLE, "not-contestable") X(AD_ADJ_NO_COPY, "no-copy")                  \
    X(AD_ADJ_TOO_LATE, "late") X(AD_ADJ_NO_AGREEMENT, "no-agreement")                          \
    X(AD_ADJ_BAD_SCORE, "bad-score") X(AD_ADJ_BAD_DAY, "bad-day") X(AD_ADJ_NOT_NOW, "not-now") \
    X(AD_ADJ_TOO_LONG, "too-long")
/* clang-format on */
enum ad_adj_code { AD_ADJ_CODE_MAP(AD_ID) AD_ADJ_CODES };

struct ad_adj_verdict {
    enum ad_adj_code code;
    enum ad_point by[2];
    ad_article article; /* where the Laws decide; else AD_NO_ARTICLE */
};

/* An event carries what the game is after it. A refusal is one as well and changes nothing. */
struct ad_adj_event {
    uint32_t seq;
    uint8_t command;
    ad_date on;
    struct ad_adj_verdict verdict;
    struct ad_adjudication after;
};

/* rules NULL: the usual ones. */
AD_API void ad_adjudication_init(struct ad_adjudication *out, enum ad_match_side white, bool marked,
                                 bool long_session, const struct ad_adjudication_rules *rules);

/* Decide makes the event and changes nothing; apply takes its state over. It returns 0; AD_ECONFLICT
 * if it is not the next event; AD_EINVAL if it cannot be one of this game. */
AD_API struct ad_adj_verdict ad_adjudication_decide(struct ad_adj_event *out,
                                                    const struct ad_adjudication *a,
                                                    const struct ad_adj_command *c);
AD_API int ad_adjudication_apply(struct ad_adjudication *a, const struct ad_adj_event *e);

/* The last day of an objection, AD_NO_DATE while none is possible. */
AD_API ad_date ad_adjudication_until(const struct ad_adjudication *a);

AD_END

#endif
