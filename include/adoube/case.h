/*
 * adoube/case.h -- a dispute, from the request to the director to the last appeal (BTO 5).
 *
 * A case is kept like a game (game.h): what somebody does is a *command*; decide looks at it under
 * the order and answers with a verdict and *events*; apply folds an event into the state and
 * decides nothing, so that a case file replays the same for ever:
 *
 *     struct ad_matter matter = {.start = AD_START_DISPUTE, .first = AD_DISTRICT_DIRECTOR,
 *                                .incident = ad_date_make(1987, 10, 4), .postmark = AD_NO_DATE,
 *                                .parties = 1,
 *                                .party = {{.grounds = AD_DISPUTES, .is_club = true, .id = 12,
 *                                           .club = 12}}};
 *     struct ad_case_command cmd = ad_case_command(AD_CASE_REQUEST, ad_date_make(1987, 10, 9));
 *     struct ad_case_events out;
 *     struct ad_due due[AD_DUES_MAX];
 *     struct ad_case c;
 *
 *     assert(ad_case_init(&c, 7, &matter, NULL) == 0);
 *     cmd.party = 0;                                          // the club, by its place
 *     assert(ad_case_decide(&out, &c, &cmd).code == AD_CASE_OK);
 *     for (unsigned i = 0; i < out.count; i++)                // keep them: they are the file
 *         ad_case_apply(&c, &out.event[i]);
 *     assert(c.state == AD_CASE_REQUESTED);
 *     assert(ad_case_due(due, &c) == 2 && due[0].what == AD_DUE_RULING);
 *
 *   DISPUTE -> REQUESTED -> DECIDED_1 -> PROTEST_FILED -> PROTEST_OPEN -> PROTEST_HEARD
 *   -> DECIDED_2 -> APPEAL_FILED -> APPEAL_OPEN -> APPEAL_HEARD -> FINAL
 *
 * LAPSED (nobody asked in time) and WITHDRAWN (and nobody else can come any more) end a case as
 * well; FINAL is also reached when a term runs out unused. What must happen by when can be asked at
 * any time: ad_case_due. Money moves by events, too: ad_case_book puts them into a ledger. A case is a
 * value of about 2 kB, the events of one decision about 8 kB; neither points to anything.
 *
 * Each who is entitled may seek a remedy of his own against a decision, within its term and with a
 * fee of his own (5.4, 5.5). They stand beside each other in one file and are decided together, each
 * for itself; whoever withdraws takes back his own.
 */
#ifndef ADOUBE_CASE_H
#define ADOUBE_CASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "adoube/date.h"
#include "adoube/export.h"
#include "adoube/language.h"
#include "adoube/ledger.h"
#include "adoube/order.h"

AD_BEGIN

enum { AD_CASE_VERSION = 1 }; /* of commands and events */

/* ---- instances: BTO 5.3, 5.8; for youth cases the youth bodies of the area (SJ 12.3) ---- */

#define AD_INSTANCE_MAP(X)                               \
    X(AD_INSTANCE_NONE, "none")                          \
    X(AD_DISTRICT_DIRECTOR, "district-director")         \
    X(AD_ASSOCIATION_DIRECTOR, "association-director")   \
    X(AD_FEDERATION_DIRECTOR, "federation-director")     \
    X(AD_DISTRICT_COMMITTEE, "district-committee")       \
    X(AD_ASSOCIATION_COMMITTEE, "association-committee") \
    X(AD_FEDERATION_COMMITTEE, "federation-committee")   \
    X(AD_TRIBUNAL, "tribunal")
enum ad_instance { AD_INSTANCE_MAP(AD_ID) AD_INSTANCES };

/* ---- what a federation fixes ---- */

struct ad_fees {
    int season; /* from which on; the version of the table */
    char currency[4];
    int64_t protest[AD_INSTANCES]; /* by who decides on it */
    int64_t appeal[AD_INSTANCES];
};

struct ad_case_rules {
    int16_t request_days;  /* BTO 5.1: ask the director                                    */
    int16_t remedy_days;   /* BTO 5.5: protest, appeal and their fee                       */
    int16_t confirm_days;  /* BTO 5.7                                                      */
    int16_t withdraw_days; /* BTO 5.10: before the hearing                                 */
    uint8_t panel_least;   /* who must sit; the order names no number: 1                   */
    bool late_withdrawal;  /* one too close to the hearing: refused; true: the fee is lost */
    bool director_recuses; /* BTO 5.11 also the members of the director's club: true */
    struct ad_calendar days; /* deadline.roll                                          */
    struct ad_fees fees;     /* BTO 5.8; a protest at the tribunal as in the federation */
};

/* The order's own: 5, 10, 8 and 8 days; 60, 100, 130, 150, 200, 250 DM. */
extern AD_API const struct ad_case_rules ad_case_rules_usual;

/* Both remedies against a first decision, and what they cost. */
struct ad_remedies {
    enum ad_instance protest, appeal; /* AD_INSTANCE_NONE: there is none */
    struct ad_money protest_fee, appeal_fee;
    enum ad_point by[2];
};

/* ---- parties and judges: BTO 5.4, 5.11 ---- */

enum ad_entitled {
    AD_ENTITLED_SANCTIONED = 1, /* 5.4.1 a sanction was imposed on it                   */
    AD_ENTITLED_RESULT = 2,     /* 5.4.2 its result was decided                         */
    AD_ENTITLED_AFFECTED = 4,   /* 5.4.3 its win, promotion or relegation depends on it */
    AD_ENTITLED_DIRECTOR = 8,   /* 5.4.4 the director responsible                       */
    AD_ENTITLED_ANY = 15,
    AD_DISPUTES = 16 /* 5.1 captain of one of the two teams, or one of the two players */
};

struct ad_party {
    uint8_t grounds; /* of enum ad_entitled; 0: none, he has no standing */
    bool is_club;    /* else a person */
    uint32_t id;     /* of the club or of the person */
    uint32_t club;   /* his; of a club: itself; 0: none */
};

struct ad_judge {
    uint32_t person;
    uint32_t club[2]; /* of which he is a member; 0: none */
    bool acted_below; /* in the same matter, e.g. as arbiter of the match */
};

/* ---- the matter ---- */

enum { AD_CASE_PARTIES = 16, AD_CASE_PANEL = 12, AD_CASE_ACTED = 32, AD_CASE_FILINGS = 6 };

enum ad_matter_start {
    AD_START_DISPUTE, /* two disagree, nobody has decided                                */
    AD_START_DECIDED  /* somebody decided without being asked: a sanction, a result      */
};

struct ad_matter {
    uint8_t start;       /* enum ad_matter_start */
    uint8_t first;       /* enum ad_instance: who decides, or has decided, at first */
    bool youth;          /* the youth bodies of the area (SJ 12.3) */
    bool blitz_rule;     /* about a rule inside a blitz game: no remedy (A2 8.18) */
    ad_date incident;    /* the match or game */
    uint32_t decided_by; /* START_DECIDED: the person; 0: not known, or several */
    ad_date postmark;    /* START_DECIDED: of the decision; AD_NO_DATE: not delivered yet */
    uint8_t copies;      /* START_DECIDED: in its notice of remedies; 0: it has none */
    uint32_t
        org[AD_INSTANCES]; /* whose account an instance has; 0: its number in enum ad_instance */
    uint8_t parties;
    struct ad_party party[AD_CASE_PARTIES]; /* the director is one of them (5.4.4) */
};

/* ---- states ---- */

/* clang-format off */
#define AD_CASE_STATE_MAP(X)                                                                \
    X(AD_CASE_DISPUTE, "dispute") X(AD_CASE_REQUESTED, "requested")                         \
    X(AD_CASE_DECIDED_1, "decided-1") X(AD_CASE_PROTEST_FILED, "protest-filed")             \
    X(AD_CASE_PROTEST_OPEN, "protest-open") X(AD_CASE_PROTEST_HEARD, "protest-heard")       \
    X(AD_CASE_DECIDED_2, "decided-2") X(AD_CASE_APPEAL_FILED, "appeal-filed")               \
    X(AD_CASE_APPEAL_OPEN, "appeal-open") X(AD_CASE_APPEAL_HEARD, "appeal-heard")           \
    X(AD_CASE_FINAL, "final") X(AD_CASE_WITHDRAWN, "withdrawn") X(AD_CASE_LAPSED, "lapsed")
/* clang-format on */
enum ad_case_state { AD_CASE_STATE_MAP(AD_ID) AD_CASE_STATES };

#define AD_OUTCOME_MAP(X)                      \
    X(AD_OUTCOME_NONE, "none")                 \
    X(AD_OUTCOME_RULED, "ruled")               \
    X(AD_OUTCOME_INADMISSIBLE, "inadmissible") \
    X(AD_OUTCOME_DISMISSED, "dismissed")       \
    X(AD_OUTCOME_UPHELD, "upheld")             \
    X(AD_OUTCOME_PARTLY, "partly")             \
    X(AD_OUTCOME_WITHDRAWN, "withdrawn")
enum ad_outcome { AD_OUTCOME_MAP(AD_ID) AD_OUTCOMES };

/* Why a protest or an appeal must be rejected: bits of a set. */
enum ad_filing_fault {
    AD_FAULT_LATE = 1,     /* 5.5, 5.6 */
    AD_FAULT_FEE = 2,      /* 5.5 the full fee did not come in time */
    AD_FAULT_STANDING = 4, /* 5.4 */
    AD_FAULT_REASONS = 8,  /* 5.5 */
    AD_FAULT_MEANS = 16,   /* 5.5 neither registered nor against receipt */
    AD_FAULT_COPIES = 32,  /* 5.2, 5.5 fewer copies than the notice asks for: noted, to be cured */
    AD_FAULT_ADDRESS = 64, /* 5.5 sent to another instance than the one that decides (5.3) */
    AD_FAULT_REJECTS = 95  /* all but the copies */
};

enum ad_means { AD_MEANS_PLAIN, AD_MEANS_REGISTERED, AD_MEANS_RECEIPT };
enum ad_stay { AD_STAY_NONE, AD_STAY_FULL, AD_STAY_LIMITED };
enum ad_hearing_mode { AD_HEARING_ORAL, AD_HEARING_WRITTEN };

/* A decision of an instance. */
struct ad_case_decision {
    uint8_t by;      /* enum ad_instance; NONE: not decided */
    uint8_t outcome; /* enum ad_outcome */
    uint8_t copies;  /* of the remedy, as its notice says */
    bool notice;     /* it tells of remedies (5.2), or that there is none */
    bool reasons;    /* 5.14 */
    ad_date on;
    ad_date postmark; /* delivered so; AD_NO_DATE: not yet */
};

/* A protest or an appeal. */
struct ad_case_filing {
    bool filed;
    uint8_t party;   /* place in the list of parties; AD_CASE_PARTIES: a stranger */
    uint8_t to;      /* enum ad_instance */
    uint8_t faults;  /* of enum ad_filing_fault, but the fee's, which only time shows */
    uint8_t outcome; /* enum ad_outcome, once it is final: what becomes of the fee */
    bool silent;     /* 5.2: because nobody decided */
    uint8_t of;      /* 0: a protest, 1: an appeal */
    uint8_t judged;  /* enum ad_outcome: said of it beside others; not confirmed: rejected */
    struct ad_account payer;
    ad_date postmark, received;
    ad_date fee_until; /* AD_NO_DATE: no limit is running */
    ad_date fee_on;    /* the day on which it was paid in full */
    ad_date confirmed;
    ad_date hearing;
    uint8_t mode; /* enum ad_hearing_mode */
    int64_t due, paid;
    int64_t refund; /* of part success: what the body set */
};

struct ad_case {
    uint32_t id, seq;
    struct ad_case_rules rules;
    struct ad_matter matter; /* parties are added to it */
    uint8_t state;           /* enum ad_case_state */
    uint8_t stay;            /* enum ad_stay */
    uint8_t stay_by;         /* enum ad_instance */
    bool stay_asked;
    ad_date requested;
    struct ad_case_decision decision[3];           /* first, protest, appeal */
    struct ad_case_filing filing[AD_CASE_FILINGS]; /* protest, appeal, then others beside them */
    ad_date joined[AD_CASE_PARTIES];               /* AD_NO_DATE: from the beginning */
    ad_date heard[AD_CASE_PARTIES];                /* when it could speak, in this instance */
    ad_date seated;                                /* the last judge */
    uint8_t panel_count, acted_count;
    struct ad_judge panel[AD_CASE_PANEL];
    uint32_t acted[AD_CASE_ACTED]; /* persons, in the instances below */
    bool recused_any;              /* somebody of the body could not sit */
};

/* ---- commands ---- */

#define AD_CASE_COMMAND_MAP(X)                                                                   \
    X(AD_CASE_REQUEST, "request")     /* party, postmark, instance                           */  \
    X(AD_CASE_JOIN, "join")           /* who: another party, or more grounds of one          */  \
    X(AD_CASE_RULE, "rule")           /* first decision: person, reasons, copies, postmark,  */  \
                                      /* instance                                            */  \
    X(AD_CASE_DELIVER, "deliver")     /* postmark, copies                                    */  \
    X(AD_CASE_PROTEST, "protest")     /* party or who, postmark, received, means, reasons,   */  \
                                      /* copies, instance: to whom; NONE: as is right        */  \
    X(AD_CASE_APPEAL, "appeal")       /* likewise                                            */  \
    X(AD_CASE_PAY, "pay")             /* money, party: for whose remedy; else the only one   */  \
                                      /* that lacks it                                       */  \
    X(AD_CASE_EXAMINE, "examine")     /* confirm it (5.7), or reject it as inadmissible      */  \
    X(AD_CASE_ASK_STAY, "ask-stay")   /* party                                               */  \
    X(AD_CASE_STAY_IT, "stay")        /* instance, stay: FULL, LIMITED or NONE to lift it    */  \
    X(AD_CASE_SET_HEARING, "hearing") /* day, mode                                           */  \
    X(AD_CASE_SEAT, "seat")           /* judge                                               */  \
    X(AD_CASE_HEAR, "hear")           /* party: it could speak, in writing or orally         */  \
    X(AD_CASE_WITHDRAW, "withdraw")   /* party, on, expenses                                 */  \
    X(AD_CASE_JUDGE, "judge")         /* outcome, refund, refund_below, uncovered and charge, */ \
                                      /* party: whose remedy, with the last of them it is    */  \
                                      /* decided; else all that are not judged;              */  \
                                      /* reasons, copies, postmark, instance                 */  \
    X(AD_CASE_UNABLE, "unable")       /* nobody is left to sit; instance: who takes it over  */  \
    X(AD_CASE_TIME, "time")           /* on: the terms that ran out before this day         */
enum ad_case_command_kind { AD_CASE_COMMAND_MAP(AD_ID) AD_CASE_COMMANDS };

/* Fields not named in the map are ignored, but `on`: the day it happened, always. AD_NO_DATE is not
 * 0: set the days that you leave open. ad_case_command makes one with all of them open. */
struct ad_case_command {
    uint8_t kind;
    uint8_t party; /* place in the list of parties; AD_CASE_PARTIES: see who */
    struct ad_party who;
    ad_date on;
    ad_date postmark; /* or the day of the receipt */
    ad_date received; /* AD_NO_DATE: as the postmark */
    ad_date day;      /* of the hearing */
    uint8_t means, stay, mode, outcome, instance;
    uint8_t copies;
    bool notice; /* a final decision is told to be so; implied by copies */
    bool reasons;
    bool uncovered; /* 5.16: the protest decision is not covered by the order */
    uint32_t person;
    struct ad_judge judge;
    struct ad_money money;
    int64_t expenses, charge;     /* in the currency of the fees */
    int64_t refund, refund_below; /* AD_NO_AMOUNT: not told; part success needs them (5.15) */
};

#define AD_NO_AMOUNT INT64_C(-1)

/* One of that kind on that day, by no party, with all other days and what is refunded open. */
AD_API struct ad_case_command ad_case_command(enum ad_case_command_kind kind, ad_date on);

/* ---- verdicts ---- */

/* id, name, is it a refusal */
/* clang-format off */
#define AD_CASE_CODE_MAP(X)                                                       \
    X(AD_CASE_OK, "ok", 0) X(AD_CASE_FAULTY, "faulty", 0)                         \
    X(AD_CASE_REJECTED, "inadmissible", 0) X(AD_CASE_OVERDUE, "overdue", 0)       \
    X(AD_CASE_WAITS, "waits", 1) X(AD_CASE_TOO_LATE, "late", 1)                   \
    X(AD_CASE_NO_REMEDY, "no-remedy", 1) X(AD_CASE_NO_STANDING, "no-standing", 1) \
    X(AD_CASE_NO_NOTICE, "no-notice", 1) X(AD_CASE_NO_REASONS, "no-reasons", 1)   \
    X(AD_CASE_NOT_NOW, "not-now", 1) X(AD_CASE_NO_MOTION, "no-motion", 1)         \
    X(AD_CASE_NOT_COMPETENT, "not-competent", 1) X(AD_CASE_RECUSED, "recused", 1) \
    X(AD_CASE_NOT_HEARD, "not-heard", 1) X(AD_CASE_BAD_AMOUNT, "bad-amount", 1)   \
    X(AD_CASE_BAD_DAY, "bad-day", 1) X(AD_CASE_NO_ROOM, "no-room", 1)             \
    X(AD_CASE_NOTHING, "nothing", 1) X(AD_CASE_PAID, "paid", 1)                   \
    X(AD_CASE_DELIVERED, "delivered", 1)
/* clang-format on */
enum ad_case_code { AD_CASE_CODE_MAP(AD_ID) AD_CASE_CODES };

AD_API bool ad_case_code_refuses(enum ad_case_code c);

struct ad_case_verdict {
    enum ad_case_code code;
    enum ad_point by[2]; /* the second may be AD_NO_POINT */
    uint8_t faults;      /* of a filing */
    uint8_t party;       /* concerned; AD_CASE_PARTIES: none of the list */
    bool proposed;       /* a person must still confirm it */
};

/* ---- events ---- */

#define AD_CASE_EVENT_MAP(X)                                                                  \
    X(AD_CASE_EV_REFUSED, "refused")                                                          \
    X(AD_CASE_EV_REQUESTED, "requested")                                                      \
    X(AD_CASE_EV_LAPSED, "lapsed")                                                            \
    X(AD_CASE_EV_JOINED, "joined")       /* party, at place n                  */             \
    X(AD_CASE_EV_DECIDED, "decided")     /* decision, its place n              */             \
    X(AD_CASE_EV_DELIVERED, "delivered") /* decision n: postmark, copies       */             \
    X(AD_CASE_EV_FILED, "filed")         /* filing n                           */             \
    X(AD_CASE_EV_PAID, "paid")           /* money, from, to; filing n          */             \
    X(AD_CASE_EV_CONFIRMED, "confirmed") /* filing n                           */             \
    X(AD_CASE_EV_STAY_ASKED, "stay-asked")                                                    \
    X(AD_CASE_EV_STAYED, "stayed")   /* stay, instance                     */                 \
    X(AD_CASE_EV_HEARING, "hearing") /* filing n: day, mode                */                 \
    X(AD_CASE_EV_SEATED, "seated")   /* judge                              */                 \
    X(AD_CASE_EV_RECUSED, "recused") /* judge                              */                 \
    X(AD_CASE_EV_HEARD, "heard")     /* party n                            */                 \
    X(AD_CASE_EV_ALL_HEARD, "all-heard")                                                      \
    X(AD_CASE_EV_WITHDRAWN, "withdrawn") /* filing n                           */             \
    X(AD_CASE_EV_MOVED_UP, "moved-up")   /* instance: filing n is decided by it */            \
    X(AD_CASE_EV_FINAL, "final")                                                              \
    X(AD_CASE_EV_SETTLED, "settled") /* filing n: outcome                  */                 \
    X(AD_CASE_EV_MONEY, "money")     /* why, money, from, to               */                 \
    X(AD_CASE_EV_LEADS, "leads")     /* filing n changes places with the first of its kind */ \
    X(AD_CASE_EV_JUDGED, "judged")   /* filing n: outcome, refund         */
enum ad_case_event_kind { AD_CASE_EVENT_MAP(AD_ID) AD_CASE_EVENTS };

struct ad_case_event {
    uint32_t seq;
    uint8_t kind;    /* enum ad_case_event_kind */
    uint8_t command; /* enum ad_case_command_kind that brought it */
    uint8_t n;       /* which decision, filing or party */
    uint8_t state;   /* of the case after it */
    ad_date on;
    struct ad_case_verdict verdict;
    struct ad_party party;
    struct ad_judge judge;
    struct ad_case_decision decision;
    struct ad_case_filing filing;
    uint8_t stay, instance, booked; /* booked: enum ad_booked */
    struct ad_money money;
    struct ad_account from, to;
    uint32_t person;
};

enum { AD_CASE_EVENTS_MAX = 32 };

struct ad_case_events {
    unsigned count;
    struct ad_case_event event[AD_CASE_EVENTS_MAX];
};

/* ---- the case ---- */

/* A new file; rules NULL: the usual ones. They are copied. AD_EINVAL if the matter has too many
 * parties, no first instance, or no incident day where a term runs from it. */
AD_API int ad_case_init(struct ad_case *out, uint32_t id, const struct ad_matter *m,
                        const struct ad_case_rules *rules);

/* What the order says about it. A refusal is an event as well, and belongs into the file. */
AD_API struct ad_case_verdict ad_case_decide(struct ad_case_events *out, const struct ad_case *c,
                                             const struct ad_case_command *cmd);

/* Fold one event in. Returns 0; AD_ECONFLICT if it is not the next one; AD_EINVAL if it cannot be one
 * of this case, as it names a party, a remedy or a decision that is not there. */
AD_API int ad_case_apply(struct ad_case *c, const struct ad_case_event *e);

/* Put what an event moved into the books. Returns the number of the booking, 0 if it moved nothing,
 * or as ad_ledger_book. */
AD_API int ad_case_book(struct ad_ledger *l, const struct ad_case *c,
                        const struct ad_case_event *e);

/* ---- questions ---- */

/* May this person sit and decide in the instance where the case is? OK or RECUSED (5.11), with the
 * party that stands against it. */
AD_API struct ad_case_verdict ad_case_judge(const struct ad_case *c, const struct ad_judge *j);

/* Whether what rests on it has effect: it holds and is in force, or what replaced it is
 * stayed, or it has not decided in the case yet (4.5). */
AD_API bool ad_case_stands(const struct ad_case *c, enum ad_instance by);

/* Whether remedies against it were granted in part only: what it imposed holds until whoever granted
 * them says what is left of it (4.5, 5.15). */
AD_API bool ad_case_stands_in_part(const struct ad_case *c, enum ad_instance by);

/* clang-format off */
#define AD_DUE_MAP(X)                                                                      \
    X(AD_DUE_REQUEST, "request") X(AD_DUE_RULING, "ruling") X(AD_DUE_DELIVERY, "delivery") \
    X(AD_DUE_PROTEST, "protest") X(AD_DUE_APPEAL, "appeal") X(AD_DUE_FEE, "fee")           \
    X(AD_DUE_CONFIRM, "confirm") X(AD_DUE_WITHDRAW, "withdraw") X(AD_DUE_HEAR, "hear")     \
    X(AD_DUE_HEARING, "hearing") X(AD_DUE_JUDGEMENT, "judgement")
/* clang-format on */
enum ad_due_kind { AD_DUE_MAP(AD_ID) AD_DUES };

struct ad_due {
    enum ad_due_kind what;
    ad_date by; /* the last day; AD_NO_DATE: the order sets none */
    enum ad_point point;
    enum ad_instance instance; /* to whom, or by whom; NONE: the parties */
    struct ad_money fee;       /* what is missing; an amount of 0 where nothing is to be paid */
};

enum { AD_DUES_MAX = 14 };

/* What must or may happen next, and by when. Returns how many. */
AD_API unsigned ad_case_due(struct ad_due out[AD_DUES_MAX], const struct ad_case *c);

AD_END

#endif
