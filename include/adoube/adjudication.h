/*
 * adoube/adjudication.h -- results that are made away from the board: who did not come, what a
 * ruling changed, and how an unfinished game is adjudicated (BTO 21, 27).
 *
 *     struct ad_attendance a = ad_attendance(AD_FIDE_1984);
 *     struct ad_adj_command five_hours = ad_adj_command(AD_ADJ_LIMIT, ad_date_make(1987, 10, 4));
 *     struct ad_adjudication game;
 *     struct ad_adj_event e;
 *
 *     assert(ad_score_check("1/2-0", 5, AD_FIDE_1984).code == AD_SCORE_INVALID); // only since 2017
 *     a.arrived[AD_BLACK] = 61 * 60;
 *     assert(ad_absence_decide(&a).score == AD_SCORE_PLUS_WHITE);                   // BTO 27.2
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

enum ad_score {
#define X(id, text, white, black, played, open) id,
    AD_SCORE_MAP(X)
#undef X
        AD_SCORES
};

AD_API const char *ad_score_text(enum ad_score s);

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

enum ad_cause {
#define X(id, name) id,
    AD_CAUSE_MAP(X)
#undef X
        AD_CAUSES
};

AD_API const char *ad_cause_name(enum ad_cause c);
AD_API const char *ad_cause_text(enum ad_cause c, enum ad_language lang);
AD_API enum ad_cause ad_cause_find(const char *name, size_t len); /* AD_CAUSES for no such */

#define AD_SCORE_CODE_MAP(X)             \
    X(AD_SCORE_VALID, "valid")           \
    X(AD_SCORE_INVALID, "invalid")       \
    X(AD_SCORE_UNREADABLE, "unreadable") \
    X(AD_SCORE_NOT_NEXT, "not-next")     \
    X(AD_SCORE_NO_RULING, "no-ruling")   \
    X(AD_SCORE_FULL, "full")

enum ad_score_code {
#define X(id, name) id,
    AD_SCORE_CODE_MAP(X)
#undef X
        AD_SCORE_CODES
};

AD_API const char *ad_score_code_name(enum ad_score_code c);
AD_API const char *ad_score_code_text(enum ad_score_code c, enum ad_language lang);

struct ad_score_verdict {
    enum ad_score_code code;
    enum ad_score score; /* if it is valid */
    enum ad_point by;    /* BTO 34: the Laws in force ... */
    ad_article article;  /* ... and what they say; AD_NO_ARTICLE: nothing */
};

/* Read a result and look whether those Laws know it: each side has 0, a half or 1, together at most
 * 1, and a half against nothing only since 2017. Also reads = for 1/2 and the comma of 0,5. */
AD_API struct ad_score_verdict ad_score_check(const char *text, size_t len, enum ad_edition e);

/* One line in the history of a game's result. Nothing is ever deleted: a ruling adds a line that
 * replaces the one before, and that over the board stays readable. */
struct ad_scored {
    uint8_t score, cause; /* enum ad_score, enum ad_cause */
    uint16_t replaces;    /* the line, from 1; 0: none */
    uint32_t ruled_by;    /* a person; 0: nobody, it was played */
    ad_date on;
    enum ad_point by; /* AD_NO_POINT: played */
};

/* Append to a history of *count lines. The first replaces none; every other the last one, and by a
 * ruling with a point, unless the last one is still open (adjourned, void). */
AD_API struct ad_score_verdict ad_scored_add(struct ad_scored *list, unsigned *count, unsigned cap,
                                             const struct ad_scored *line, enum ad_edition e);

/* What counts; what the players did, AD_SCORE_NONE if they did not. */
AD_API enum ad_score ad_scored_now(const struct ad_scored *list, unsigned count);
AD_API enum ad_score ad_scored_over_board(const struct ad_scored *list, unsigned count);

/* ---- absence and delay: BTO 27, FIDE 1984 10.13 ---- */

enum { AD_NEVER = -1 };

struct ad_attendance {
    uint8_t edition;    /* enum ad_edition */
    int32_t default_s;  /* the default time of the rules; AD_NEVER: none is given          */
    bool at_hour_lost;  /* arrival at 60:00 is late; else in time                        */
    bool hour_runs;     /* it also runs for the innocent side of a delay; false     */
    int32_t now_s;      /* since the appointed time; AD_NEVER: the session is over         */
    int32_t arrived[2]; /* of White and Black, since the appointed time; AD_NEVER          */
    int32_t delay_s;    /* the start was held up by one side ...                           */
    uint8_t culprit;    /* ... enum ad_colour on this board; 2: nobody's fault             */
};

/* The order's hour, both there at the start, the session over. */
AD_API struct ad_attendance ad_attendance(enum ad_edition e);

struct ad_absence {
    enum ad_score score; /* NONE: the game is played, or may still be */
    enum ad_point by;
    ad_article article; /* of the edition, or AD_NO_ARTICLE */
    int32_t lost_at[2]; /* from which second on a side that is not there has lost */
    int32_t used[2];    /* what is to be on the clocks when play starts: a delay charged to its
                           * author (27.3), and White's clock that runs from the start (27.1) */
};

/* Who has lost by not being there, and what stands on the clocks when play starts. */
AD_API struct ad_absence ad_absence_decide(const struct ad_attendance *a);

/* Seconds on the clocks of a team's boards: 27.3 charges every player of the club at fault, White
 * or Black. home[b] and guest[b] for boards from 0. Returns the point. */
AD_API enum ad_point ad_delay_charge(int32_t *home, int32_t *guest, unsigned boards,
                                     int32_t delay_s, bool by_home);

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

enum ad_adjudication_state {
#define X(id, name) id,
    AD_ADJUDICATION_STATE_MAP(X)
#undef X
        AD_ADJ_STATES
};

AD_API const char *ad_adjudication_state_name(enum ad_adjudication_state s);
AD_API const char *ad_adjudication_state_text(enum ad_adjudication_state s, enum ad_language lang);

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

enum ad_adj_command_kind {
#define X(id, name) id,
    AD_ADJ_COMMAND_MAP(X)
#undef X
        AD_ADJ_COMMANDS
};

AD_API const char *ad_adj_command_name(enum ad_adj_command_kind k);

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

enum ad_adj_code {
#define X(id, name) id,
    AD_ADJ_CODE_MAP(X)
#undef X
        AD_ADJ_CODES
};

AD_API const char *ad_adj_code_name(enum ad_adj_code c);
AD_API const char *ad_adj_code_text(enum ad_adj_code c, enum ad_language lang);

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

/* May the session be that long, after so many rounds have begun? 5 hours always, 7 only if set
 * before the first round for the whole event (21.1). OK, TOO_LATE, or NOT_NOW for another. */
AD_API struct ad_adj_verdict ad_session_check(int32_t minutes, unsigned rounds_begun,
                                              const struct ad_adjudication_rules *rules);

/* May a session of so many minutes have a pause after so many (21.1)? Only the long one, after the
 * five hours, for at most an hour, and with the games that are not finished adjourned before it.
 * OK, NOT_NOW, TOO_LONG, NOT_SEALED. */
AD_API struct ad_adj_verdict ad_pause_check(int32_t session, int32_t played, int32_t pause,
                                            bool adjourned,
                                            const struct ad_adjudication_rules *rules);

AD_END

#endif
