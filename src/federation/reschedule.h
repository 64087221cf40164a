/*
 * federation/reschedule.h -- dates: terms of the order, moving a match, before the last round.
 *
 *     ad_date old = ad_date_make(1987, 11, 15), day = ad_date_make(1987, 11, 8);
 *     struct ad_reschedule_request m = ad_reschedule_request(old, day);
 *     struct ad_reschedule_verdict v;
 *
 *     m.consent = true;                                       // of the opponent, BTO 23.2
 *     m.delivered = ad_date_make(1987, 10, 25);               // the clubs have the answer
 *     v = ad_reschedule_decide(&m, NULL);
 *     assert(v.code == AD_RESCHEDULE_MAY && v.answer_by == m.delivered);
 *
 *     assert(ad_term_until(AD_TERM_REMEDY, ad_date_make(1987, 11, 2), NULL, NULL) ==
 *            ad_date_make(1987, 11, 12));                     // the last day of a protest
 */
#ifndef AD_FEDERATION_RESCHEDULE_H
#define AD_FEDERATION_RESCHEDULE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "adoube/date.h"
#include "adoube/export.h"
#include "adoube/language.h"
#include "adoube/order.h"

/* ---- the terms of the order, so that any of them can be asked by its name ---- */

/* id, name, days (below 0: before the day), point */
#define AD_TERM_MAP(X)                                 \
    X(AD_TERM_REQUEST, "request", 5, AD_BTO_5_1)       \
    X(AD_TERM_REMEDY, "remedy", 10, AD_BTO_5_5)        \
    X(AD_TERM_FEE, "fee", 10, AD_BTO_5_5)              \
    X(AD_TERM_CONFIRM, "confirm", 8, AD_BTO_5_7)       \
    X(AD_TERM_WITHDRAW, "withdraw", -8, AD_BTO_5_10)   \
    X(AD_TERM_OBJECTION, "objection", 5, AD_BTO_21_5)  \
    X(AD_TERM_MOVE, "move", -14, AD_BTO_23_3)          \
    X(AD_TERM_ORDERED, "ordered", -14, AD_BTO_23_5)    \
    X(AD_TERM_INVITATION, "invitation", -28, AD_BTO_8) \
    X(AD_TERM_PASS, "pass", 7, AD_A1_13_3)             \
    X(AD_TERM_RELEASE, "release", 21, AD_A1_13_6)

enum ad_term { AD_TERM_MAP(AD_ID) AD_TERMS };

struct ad_term_days {
    int16_t days[AD_TERMS];
};

/* The order's own; NULL below means these. */
extern const struct ad_term_days ad_term_days_usual;

enum ad_point ad_term_point(enum ad_term t);

/* The last day of a term that counts from, or before, that day. NULL: the usual. Only a term that
 * counts forward is rolled. */
ad_date ad_term_until(enum ad_term t, ad_date day, const struct ad_term_days *terms,
                      const struct ad_calendar *c);

/* ---- moving a match: BTO 23 ---- */

enum ad_reschedule_reason {
    AD_RESCHEDULE_PRIVATE, /* any other reason: 23.2                                      */
    AD_RESCHEDULE_DUTY     /* a player has an event or an official duty that day: 23.1    */
};

struct ad_reschedule_request {
    ad_date old_day, new_day;
    ad_date filed;
    ad_date delivered;   /* the answer is with both clubs; AD_NO_DATE: not yet */
    ad_date last_round;  /* its day; AD_NO_DATE: not known */
    bool in_last_round;  /* the match belongs to it */
    bool whole_round;    /* not a single match */
    bool ex_officio;     /* by the director without a request: 23.4 */
    bool compelling;     /* 23.4: a compelling case */
    uint8_t reason;      /* enum ad_reschedule_reason */
    uint8_t duty_board;  /* where the player is registered, from 1 */
    uint8_t boards;      /* of the team; 0: as many as the order says */
    bool duty_official;  /* an official duty of equal weight, no event */
    uint8_t duty_level;  /* enum ad_level of the event ... */
    uint8_t match_level; /* ... and of the match */
    ad_date duty_day;    /* the first day on which he is held up ... */
    ad_date duty_end;    /* ... and the last */
    bool duty_youth;     /* a youth team match */
    bool senior;         /* the match to be moved is one of seniors */
    bool consent;        /* of the opponent, in writing and with the request */
};

/* All days open, a match of seniors at district level, eight boards. */
struct ad_reschedule_request ad_reschedule_request(ad_date old_day, ad_date new_day);

struct ad_reschedule_rules {
    int16_t answer_days; /* 14 */
    uint8_t duty_boards; /* 8 */
};

/* The order's own; NULL below means these. */
extern const struct ad_reschedule_rules ad_reschedule_rules_usual;

#define AD_RESCHEDULE_MAP(X)              \
    X(AD_RESCHEDULE_MUST, "must-grant")   \
    X(AD_RESCHEDULE_MAY, "may-grant")     \
    X(AD_RESCHEDULE_ORDERED, "ordered")   \
    X(AD_RESCHEDULE_REFUSE, "refuse")     \
    X(AD_RESCHEDULE_TOO_LATE, "too-late") \
    X(AD_RESCHEDULE_BAD, "bad")

enum ad_reschedule_code { AD_RESCHEDULE_MAP(AD_ID) AD_RESCHEDULES };

struct ad_reschedule_verdict {
    enum ad_reschedule_code code;
    enum ad_point by[2]; /* the second may be AD_NO_POINT */
    bool proposed;       /* the director decides: MAY */
    ad_date answer_by;   /* when the clubs must have the answer at the latest */
};

/* rules NULL: the usual ones. A request without `delivered` is answered as if it came in time. */
struct ad_reschedule_verdict ad_reschedule_decide(const struct ad_reschedule_request *m,
                                                  const struct ad_reschedule_rules *rules);

/* ---- before the last round: BTO 23.6, 32.2 ---- */

/* A match, or a game of it, that had to be played. */
struct ad_fixture {
    uint16_t round, match, board; /* from 1; board 0: the match as a whole */
    uint8_t score;                /* enum ad_score (adjudication.h) */
};

struct ad_last_round {
    bool blocked;
    unsigned open;  /* how many are, before it */
    unsigned first; /* the place in the list of the first one */
    enum ad_point by[2];
};

/* May round `last` be paired and played? Games of it and after it are not looked at. */
struct ad_last_round ad_last_round_check(const struct ad_fixture *f, unsigned n, unsigned last);

#endif
