/*
 * adoube/game.h -- one game at one table, from the first touch to the signed scoresheet.
 *
 * What happened is a *command*: a fact about a hand, a clock or a word, lawful or not. decide
 * looks at it under the edition in force and answers with *events*: each one small change of
 * the record, each with the ruling and the articles it rests on. apply folds an event into the
 * state and decides nothing, so an old record replays the same for ever. Who has nothing to do
 * between the two calls ad_game_do:
 *
 *     static struct ad_ply plies[400];                        // room for as many half-moves
 *     static char scratch[AD_GAME_SCRATCH];
 *     char text[AD_SENTENCE_MAX];
 *     struct ad_table table;
 *     struct ad_game g;
 *     struct ad_events out;
 *     struct ad_command c;
 *     struct ad_moves moves;
 *
 *     ad_table_init(&table, AD_FIDE_2023);                    // 90 minutes, 30 seconds a move
 *     assert(ad_game_init(&g, &table, plies, 400, true) == 0);
 *
 *     ad_command_init(&c, AD_DOES_MOVE, AD_WHO_WHITE, 60000); // after a minute
 *     ad_act_read(&c.act, &g.now, "e2e5", 4, AD_EN);
 *     assert(ad_game_do(&out, &g, &c, scratch, sizeof scratch) > 0);
 *     ad_command_init(&c, AD_DOES_PRESS, AD_WHO_WHITE, 62000);
 *     assert(ad_game_do(&out, &g, &c, scratch, sizeof scratch) > 0);
 *     assert(g.count == 1);                                   // it stands until somebody sees it
 *
 *     ad_command_init(&c, AD_DOES_SEE, AD_WHO_ARBITER, 70000);
 *     c.what = AD_WHAT_ILLEGAL_MOVE;
 *     assert(ad_game_do(&out, &g, &c, scratch, sizeof scratch) > 0);
 *     assert(g.count == 0);                                   // the position before is reinstated
 *     for (unsigned i = 0; i < out.count; i++)
 *         if (out.event[i].kind == AD_EVENT_TIME)
 *             ad_event_text(text, sizeof text, &g, &out.event[i], AD_EN);
 *     assert(strcmp(text, "Black gains 2:00 (fide-2023 7.5.5, 7.5.1)") == 0);
 *
 *     assert(ad_game_time_left(&g, AD_BLACK, 75000) == (5400 + 30 + 120 - 8) * 1000);
 *     ad_command_init(&c, AD_DOES_RESTART, AD_WHO_ARBITER, 75000);
 *     assert(ad_game_do(&out, &g, &c, scratch, sizeof scratch) > 0);
 *     assert(ad_game_open_moves(&moves, &g) == 2);            // the pawn was touched: e3 or e4
 *     ad_command_init(&c, AD_DOES_MOVE, AD_WHO_WHITE, 80000);
 *     c.act = ad_act_of(moves.move[0]);
 *     assert(ad_game_do(&out, &g, &c, scratch, sizeof scratch) > 0 && g.count == 1);
 *
 * The library reads no clock and allocates nothing. Time is in the commands. The record of
 * moves lies in an array that the caller brings. A state may be copied with its array.
 *
 * Where the Laws leave judgement to a person, or nothing is proven, the event is a question
 * (AD_EVENT_ASKS), and the arbiter's answer is the next command.
 */
#ifndef ADOUBE_GAME_H
#define ADOUBE_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "adoube/export.h"
#include "adoube/language.h"
#include "adoube/laws.h"
#include "adoube/position.h"
#include "adoube/proof.h"
#include "adoube/reason.h"
#include "adoube/ruling.h"

AD_BEGIN

enum { AD_GAME_VERSION = 1 }; /* of commands and events */

/* Who did it, and whom it is about. The first two are enum ad_colour. */
enum ad_who {
    AD_WHO_WHITE,
    AD_WHO_BLACK,
    AD_WHO_ARBITER,
    AD_WHO_CLOCK,
    AD_WHO_BOTH,
    AD_WHO_NOBODY
};

/* ---- the table: what is fixed before the game ---- */

/* 2017 A.3/A.4, B.3/B.4; 2023 A.4/A.5, B.2/B.3: is every game watched and recorded? */
enum ad_supervision { AD_UNSUPERVISED, AD_SUPERVISED };

/* Draw offers (2017 9.1.1): free, not before a move without consent, or never. */
enum { AD_OFFERS_FREE = 0, AD_OFFERS_NEVER = UINT16_MAX };

enum ad_penalty {
    AD_PENALTY_NONE,
    AD_PENALTY_WARNING,
    AD_PENALTY_TIME_PLUS,    /* more time for the opponent    */
    AD_PENALTY_TIME_MINUS,   /* less time for the offender    */
    AD_PENALTY_POINTS_PLUS,  /* the opponent's score is raised */
    AD_PENALTY_POINTS_MINUS, /* the offender's score is cut   */
    AD_PENALTY_LOSS,
    AD_PENALTY_FINE,
    AD_PENALTY_ROUND, /* exclusion from rounds */
    AD_PENALTY_EXPULSION,
    AD_PENALTIES
};

/* The three kinds of offence that 2017 counts apart (7.5, 7.7, 7.8); the editions that count one
 * kind (1997 10.3, 2023 7.5.5) use the first. */
enum ad_offence { AD_OFFENCE_ILLEGAL, AD_OFFENCE_TWO_HANDS, AD_OFFENCE_PRESS, AD_OFFENCES };

struct ad_table {
    struct ad_position start;
    struct ad_time_control time;
    uint8_t edition;           /* enum ad_edition; vi-nrw is not one of them: see `blind`   */
    uint8_t fill_from;         /* for a fragment; AD_NO_EDITION: nothing is borrowed        */
    uint8_t format;            /* enum ad_format                                            */
    uint8_t supervision;       /* enum ad_supervision; matters in rapid and blitz           */
    uint8_t chess960;          /* bool: castling by the Chess960 guidelines                 */
    uint8_t quickplay;         /* bool: quickplay finish (1997: always; 2017 III if announced) */
    uint8_t arbiter_absent;    /* bool                                                      */
    uint8_t one_offence_count; /* bool: 2017 7.5, 7.7 and 7.8 counted together              */
    uint8_t adjourn;           /* bool: adjournment is in use                               */
    uint8_t blind[2];          /* bool: visually impaired                                   */
    uint8_t deaf[2];           /* bool                                                      */
    uint8_t assistant[2];      /* bool                                                      */
    uint8_t language[2];       /* enum ad_language, of his scoresheet                       */
    uint8_t device_penalty;    /* enum ad_penalty: instead of the loss of 11.3.2.2; NONE: loss */
    uint16_t draw_offers;      /* the first move after which they are free, or AD_OFFERS_*  */
    int32_t device_ms;         /* with a penalty in time                                    */
    int32_t default_ms;        /* default time of the regulations; -1: none given           */
    int32_t session_ms;        /* length of a session; 0: not fixed                         */
    int32_t clock_ms[2];       /* time left when the record starts; -1: the full period     */
    int16_t completed[2];      /* moves completed in the period before; -1: those recalled  */
    uint8_t offences[2][AD_OFFENCES];
    uint8_t
        order; /* bool: played under the tournament order of order.h, whose points are cited, too */
    uint8_t no_smoking; /* bool: the organiser has forbidden it (BTO 35.8.2)                 */
};

/* A table with the edition's defaults: initial position, its usual time (ad_time_usual), standard
 * or in blitz-1977 blitz, German scoresheets. Who sets another time sets the format, too:
 * ad_time_format. */
AD_API void ad_table_init(struct ad_table *out, enum ad_edition edition);

/* Do its edition, format, time and variant go together? Asked before a game is begun: a record
 * that has begun is replayed as it is. */
AD_API struct ad_fit ad_table_fit(const struct ad_table *t);

/* ---- commands: what happened ---- */

/* A hand's whole act of moving. Legal or not: e2e5 is an act. */
enum ad_castling { AD_CASTLING_NONE, AD_CASTLING_SHORT, AD_CASTLING_LONG };

struct ad_act {
    uint8_t from, to;  /* AD_NO_SQUARE with castling, and for an act without a move */
    uint8_t promotion; /* enum ad_kind the pawn was replaced by; AD_EMPTY: not replaced */
    uint8_t castling;  /* enum ad_castling */
};

/* The legal move that an act is, or AD_NO_MOVE; and the other way round. */
AD_API ad_move ad_act_move(const struct ad_position *p, struct ad_act act);
AD_API struct ad_act ad_act_of(ad_move m);

/* name, word in scripts and on the wire, fields (see wire/) */
#define AD_COMMAND_MAP(X)                                                                          \
    X(AD_DOES_RECALL, "recalls")      /* act: played before this record began            */        \
    X(AD_DOES_BE_ABSENT, "is-absent") /* not there when the session begins               */        \
    X(AD_DOES_ARRIVE, "arrives")                                                                   \
    X(AD_DOES_ADJUST, "adjusts")             /* squares                                         */ \
    X(AD_DOES_TOUCH, "touches")              /* squares, together                               */ \
    X(AD_DOES_BRUSH, "touches-accidentally") /* squares                                   */       \
    X(AD_DOES_LIFT, "lifts")                 /* square                                          */ \
    X(AD_DOES_RELEASE, "releases")           /* square                                          */ \
    X(AD_DOES_REMOVE, "removes")             /* square                                          */ \
    X(AD_DOES_PLACE, "places")               /* man (kind), square; side if not his own colour  */ \
    X(AD_DOES_MOVE, "moves")                 /* act, two_handed                                 */ \
    X(AD_DOES_PRESS, "presses")                                                                    \
    X(AD_DOES_OFFER, "offers") /* conditional                                     */               \
    X(AD_DOES_ACCEPT, "accepts")                                                                   \
    X(AD_DOES_DECLINE, "declines")                                                                 \
    X(AD_DOES_POSTPONE, "postpones")                                                               \
    X(AD_DOES_WITHDRAW, "withdraws") /* what: OFFER or CLAIM                            */         \
    X(AD_DOES_CLAIM, "claims")       /* what; act with has_act: an intended move; square */        \
    X(AD_DOES_REQUEST, "requests")   /* what: INCREMENT or SHEET                        */         \
    X(AD_DOES_RESIGN, "resigns")                                                                   \
    X(AD_DOES_STOP,                                                                                \
      "stops") /* player: what PROMOTION_PIECE, ARBITER, NO_REASON or none; arbiter */             \
    X(AD_DOES_DISPLACE, "displaces") /* squares                                         */         \
    X(AD_DOES_RESTORE, "restores")   /* squares                                         */         \
    X(AD_DOES_WRITE, "writes")       /* act                                             */         \
    X(AD_DOES_SKIP, "skips")                                                                       \
    X(AD_DOES_ANNOUNCE, "announces") /* text; act with has_act: how it was understood   */         \
    X(AD_DOES_REPEAT, "repeats")     /* text; act likewise                              */         \
    X(AD_DOES_SEAL, "seals")         /* text; missing: items that are not on the envelope */       \
    X(AD_DOES_FALL, "falls")         /* clock; side                                     */         \
    X(AD_DOES_STICK, "sticks")       /* clock; side: the flag hangs                     */         \
    X(AD_DOES_START, "starts")       /* arbiter                                         */         \
    X(AD_DOES_RESTART, "restarts")   /* arbiter                                         */         \
    X(AD_DOES_SEE, "sees")           /* arbiter; what, side                             */         \
    X(AD_DOES_FIND, "finds")         /* arbiter; what; ply or square; unknown           */         \
    X(AD_DOES_SET, "sets")           /* arbiter; side, ms                               */         \
    X(AD_DOES_ADD, "adds")           /* arbiter; side, ms                               */         \
    X(AD_DOES_RULE, "rules")         /* arbiter; answer; side; points                   */         \
    X(AD_DOES_PENALISE, "penalises") /* arbiter; side, penalty, ms or points            */         \
    X(AD_DOES_END_SESSION, "session-ends")                                                         \
    X(AD_DOES_OPEN, "opens-envelope")                                                              \
    X(AD_DOES_LOSE, "loses-envelope") /* unknown: the position is not known either       */        \
    X(AD_DOES_AGREE, "agree")         /* both; what: MOVE_BACK, DRAW, POSITION, RESULT;  */        \
                                      /* answer RESULT with the points that are signed   */        \
    X(AD_DOES_PROTEST, "protests")    /* against a decision of the arbiter; text         */
enum ad_command_kind { AD_COMMAND_MAP(AD_ID) AD_COMMANDS };

/* What is claimed, seen, found, requested, agreed. */
#define AD_WHAT_MAP(X)                            \
    X(AD_WHAT_NOTHING, "")                        \
    X(AD_WHAT_OFFER, "offer")                     \
    X(AD_WHAT_CLAIM, "claim")                     \
    X(AD_WHAT_REPETITION, "repetition")           \
    X(AD_WHAT_FIFTY, "fifty")                     \
    X(AD_WHAT_FLAG, "flag")                       \
    X(AD_WHAT_ILLEGAL_MOVE, "illegal-move")       \
    X(AD_WHAT_TOUCH_MOVE, "touch-move")           \
    X(AD_WHAT_NORMAL_MEANS, "normal-means")       \
    X(AD_WHAT_NO_EFFORT, "no-effort")             \
    X(AD_WHAT_INCREMENT, "increment")             \
    X(AD_WHAT_SHEET, "sheet")                     \
    X(AD_WHAT_PROMOTION_PIECE, "promotion-piece") \
    X(AD_WHAT_ARBITER, "arbiter")                 \
    X(AD_WHAT_NO_REASON, "no-reason")             \
    X(AD_WHAT_TWO_HANDS, "two-hands")             \
    X(AD_WHAT_DEVICE, "device")                   \
    X(AD_WHAT_TWO_CHECKS, "two-checks")           \
    X(AD_WHAT_LAST_RANK_PAWN, "last-rank-pawn")   \
    X(AD_WHAT_INTERFERENCE, "interference")       \
    X(AD_WHAT_WRONG_START, "wrong-start")         \
    X(AD_WHAT_WRONG_COLOURS, "wrong-colours")     \
    X(AD_WHAT_TURNED_BOARD, "turned-board")       \
    X(AD_WHAT_WRONG_CLOCK, "wrong-clock")         \
    X(AD_WHAT_BOARDS_DIFFER, "boards-differ")     \
    X(AD_WHAT_DISPLACED, "displaced")             \
    X(AD_WHAT_MOVE_BACK, "move-back")             \
    X(AD_WHAT_DRAW, "draw")                       \
    X(AD_WHAT_POSITION, "position")               \
    X(AD_WHAT_REFUSAL, "refusal")                 \
    X(AD_WHAT_CONDUCT, "conduct")                 \
    X(AD_WHAT_LATE, "late")                       \
    X(AD_WHAT_ADVICE, "advice")                   \
    X(AD_WHAT_LEAVING, "leaving")                 \
    X(AD_WHAT_SMOKING, "smoking")                 \
    X(AD_WHAT_INSPECTION, "inspection")           \
    X(AD_WHAT_DISTURBANCE, "disturbance")         \
    X(AD_WHAT_CLOCK_HANDLING, "clock-handling")   \
    X(AD_WHAT_OTHER_HAND, "other-hand")           \
    X(AD_WHAT_PERPETUAL, "perpetual")             \
    X(AD_WHAT_RESULT, "result") /* signed */      \
    X(AD_WHAT_LEAVING_AREA, "leaving-area")       \
    X(AD_WHAT_LEAVING_VENUE, "leaving-venue")     \
    X(AD_WHAT_FINGER, "finger-on-clock")          \
    X(AD_WHAT_PROTEST, "protest")                 \
    X(AD_WHAT_OTHER_NOTATION, "other-notation")   \
    X(AD_WHAT_REMARK, "remark")                   \
    X(AD_WHAT_POINTING, "pointing")               \
    X(AD_WHAT_CLOCK_HINT, "clock-hint") /* somebody but the opponent: your clock, your moves */
enum ad_what { AD_WHAT_MAP(AD_ID) AD_WHATS };

/* An arbiter's answer. */
#define AD_ANSWER_MAP(X)                                                     \
    X(AD_ANSWER_ACCEPT, "accept")                                            \
    X(AD_ANSWER_REJECT, "reject")                                            \
    X(AD_ANSWER_POSTPONE, "postpone")                                        \
    X(AD_ANSWER_DRAW, "draw")                                                \
    X(AD_ANSWER_LOSS, "loss")                                                \
    X(AD_ANSWER_RESULT, "result") /* with points */                          \
    X(AD_ANSWER_VOID, "void")     /* annulled: a new game is to be played */ \
    X(AD_ANSWER_REOPEN, "reopen") /* a game that was over goes on */
enum ad_answer { AD_ANSWER_MAP(AD_ID) AD_ANSWERS };

/* What must stand on the envelope of a sealed move (1984 13.2, 1997 A.2, 2017 I.2). */
enum ad_item {
    AD_ITEM_NAMES = 1,
    AD_ITEM_POSITION = 2,
    AD_ITEM_TIMES = 4,
    AD_ITEM_SEALER = 8,
    AD_ITEM_NUMBER = 16, /* of the sealed move */
    AD_ITEM_OFFER = 32,
    AD_ITEM_RESUMPTION = 64 /* date, time and place */
};

enum { AD_TOUCH_MAX = 32, AD_TEXT_MAX = 64 };

struct ad_command {
    uint8_t version;
    uint8_t kind;      /* enum ad_command_kind                                        */
    uint8_t by;        /* enum ad_who                                                 */
    uint8_t assistant; /* bool: done for him by his assistant                         */
    uint8_t what;      /* enum ad_what                                                */
    uint8_t side;      /* enum ad_who: whom it is about                               */
    uint8_t answer;    /* enum ad_answer                                              */
    uint8_t penalty;   /* enum ad_penalty                                             */
    int64_t at;        /* ms since the clock was first started; never runs backwards  */
    int32_t ms;
    uint32_t ply; /* counted from the start position; the first is 1             */
    struct ad_act act;
    uint8_t has_act;     /* bool                                                       */
    uint8_t two_handed;  /* bool                                                       */
    uint8_t conditional; /* bool: "if ..."                                            */
    uint8_t unknown;     /* bool: cannot be reconstructed beyond `ply`                 */
    uint8_t missing;     /* AD_ITEM_*                                                  */
    uint8_t points[2];   /* half points, White first                                   */
    uint8_t man;         /* enum ad_kind of a man that is placed                       */
    uint8_t squares;     /* how many                                                   */
    uint8_t square[AD_TOUCH_MAX];
    uint32_t together; /* bit i: touched with the one before it, or nobody can tell  */
    uint8_t length;
    char text[AD_TEXT_MAX]; /* UTF-8, `length` bytes */
};

/* An empty command: nothing about nobody. */
AD_API void ad_command_init(struct ad_command *out, enum ad_command_kind kind, enum ad_who by,
                            int64_t at);

/* ---- events: what follows ---- */

#define AD_EVENT_MAP(X)                                                                            \
    X(AD_EVENT_RULES, "rules")         /* verdict and articles alone; changes nothing         */   \
    X(AD_EVENT_TOUCHES, "touches")     /* squares, together: the hand has touched             */   \
    X(AD_EVENT_HAND, "hand")           /* value: which part of a move by hand; square, man      */ \
    X(AD_EVENT_LETS_GO, "lets-go")     /* act, flags: stands on the board, is not made        */   \
    X(AD_EVENT_MAKES, "makes")         /* act, move, flags, value: occurrences so far         */   \
    X(AD_EVENT_PRESSES, "presses")     /* side: his clock was pressed                         */   \
    X(AD_EVENT_COMPLETES, "completes") /* side: the move counts for the control               */   \
    X(AD_EVENT_RUNS, "runs")           /* side: whose clock runs now; nobody: it stands       */   \
    X(AD_EVENT_TIME, "time")           /* side, ms: added, or taken                           */   \
    X(AD_EVENT_PERIOD, "period")       /* side, value: the period that begins; ms: its time   */   \
    X(AD_EVENT_FLAG, "flag")           /* side, value: 0 up, 1 down, 2 hangs                  */   \
    X(AD_EVENT_OFFERS, "offers")       /* side: whose offer is open now; flags                */   \
    X(AD_EVENT_DUTY, "duty")           /* act: only this may be played; flags: lifted again   */   \
    X(AD_EVENT_OFFENCE, "offence")     /* side, what: enum ad_offence, value: the count       */   \
    X(AD_EVENT_BACK, "back") /* ply: the record is cut to it; points: completed moves gone */      \
    X(AD_EVENT_ASKS, "asks") /* what, side: a question to the arbiter is open; value: positions */ \
                             /* looked at, if a proof was sought in vain                        */ \
    X(AD_EVENT_ANSWERED, "answered") /* it is closed                                        */     \
    X(AD_EVENT_RESULT, "result")     /* points, value: enum ad_result_kind; NONE: reopened  */     \
    X(AD_EVENT_SHEET, "sheet")       /* side, ply, act, flags: written, skipped, offer      */     \
    X(AD_EVENT_MODE, "mode")         /* what, value: a state of the table, see enum ad_mode */     \
    X(AD_EVENT_SEALS, "seals") /* text; flags: AD_ITEM_* missing; value 2: the second envelope */  \
    X(AD_EVENT_PENALTY, "penalty")   /* side, what: enum ad_penalty, ms, points             */     \
    X(AD_EVENT_INCIDENT, "incident") /* side, what: noted for the arbiter                   */     \
    X(AD_EVENT_WAITS, "waits")       /* what, side: a question, behind the one that is open */
enum ad_event_kind { AD_EVENT_MAP(AD_ID) AD_EVENTS };

/* States of the table that an AD_EVENT_MODE sets to `value`. */
#define AD_MODE_MAP(X)                                                                             \
    X(AD_MODE_PRESENT_WHITE,                                                                       \
      "present-white") /* 0 absent, 2 too late, 3 and may play, 4 resumed */                       \
    X(AD_MODE_PRESENT_BLACK, "present-black")                                                      \
    X(AD_MODE_SESSION, "session") /* enum ad_session                              */               \
    X(AD_MODE_WATCH, "watch")     /* 2017 A.4.4: plies when the arbiter saw it, +1 */              \
    X(AD_MODE_DISPLACED_WHITE, "displaced-white") /* White displaced men, not yet restored    */   \
    X(AD_MODE_DISPLACED_BLACK, "displaced-black")                                                  \
    X(AD_MODE_EXTRA, "extra")               /* ms for every move from now on (2017 III.4)   */     \
    X(AD_MODE_POSTPONED, "postponed")       /* the side whose quickplay claim waits, +1     */     \
    X(AD_MODE_ANNOUNCED, "announced")       /* enum ad_announced                            */     \
    X(AD_MODE_EXEMPT_WHITE, "exempt-white") /* need not write for the rest of the period    */     \
    X(AD_MODE_EXEMPT_BLACK, "exempt-black")                                                        \
    X(AD_MODE_ASKED_SHEET_WHITE, "asked-sheet-white") /* how often (2017 A.3.2)               */   \
    X(AD_MODE_ASKED_SHEET_BLACK, "asked-sheet-black")                                              \
    X(AD_MODE_NO_CASTLING, "no-castling") /* bits: 1 White short, 2 long, 4 Black short, 8 */      \
    X(AD_MODE_STARTED, "started")                                                                  \
    X(AD_MODE_CLAIM, "claim")           /* an unanswered claim: enum ad_what            */         \
    X(AD_MODE_TIMES_OPEN, "times-open") /* half-moves at the resumption, +1 (I.13)      */         \
    X(AD_MODE_NO_CLAIM, "no-claim")   /* the side to move, +1, has lost the right for this move */ \
    X(AD_MODE_RESUMED_S, "resumed-s") /* when the session began, in seconds           */           \
    X(AD_MODE_RESUMED_MS, "resumed-ms")     /* ... and milliseconds                         */     \
    X(AD_MODE_OFFER_BEFORE, "offer-before") /* the replier's, before the envelope was closed */    \
    X(AD_MODE_SAID, "said") /* the act last announced: from, to << 7, promotion << 14, ... */      \
    X(AD_MODE_SHEET_DUE_WHITE, "sheet-due-white") /* half-moves that must stand on his sheet  */   \
    X(AD_MODE_SHEET_DUE_BLACK, "sheet-due-black") /* before he makes his next move            */   \
    X(AD_MODE_CLAIM_SQUARE, "claim-square") /* touched, they say: square + 1, half-moves << 7 */   \
    X(AD_MODE_BRUSHED, "brushed")   /* the side to move, +1, touched without intent (1984 7.4) */  \
    X(AD_MODE_SIGNED, "signed")     /* 1: both have signed the result (2017 8.7) */                \
    X(AD_MODE_WRITTEN, "written")   /* the act on the sheet ahead of the move, like "said" */      \
    X(AD_MODE_HARMLESS, "harmless") /* brushed or felt last: square + 1, half-moves << 7 */        \
    X(AD_MODE_DISPLACED_SINCE,                                                                     \
      "displaced-since") /* half-moves + 1 when men were first displaced */                        \
    X(AD_MODE_TAKEN_WHITE, "points-taken-white") /* half points off his result (2017 12.9.5) */    \
    X(AD_MODE_TAKEN_BLACK, "points-taken-black")                                                   \
    X(AD_MODE_GIVEN_WHITE, "points-given-white") /* ... and to be added to it (12.9.4) */          \
    X(AD_MODE_GIVEN_BLACK, "points-given-black")                                                   \
    X(AD_MODE_OFFERED, "offered") /* who last offered a draw, +1 */                                \
    X(AD_MODE_HELPED, "helped")   /* bits: the arbiter was asked about the time (2017 8.1.6) */    \
    X(AD_MODE_UNASKED, "unasked") /* whose illegal move was put right and not penalised, +1 */     \
    X(AD_MODE_OLD_FLAG_WHITE, "old-flag-white") /* 1: past the control, and the flag of the */     \
    X(AD_MODE_OLD_FLAG_BLACK, "old-flag-black") /* period before has not fallen yet         */     \
    X(AD_MODE_OFFER_AHEAD, "offer-ahead") /* 1: (=) goes behind the half-move that comes next */   \
    X(AD_MODE_HANDS, "hands") /* two hands for an illegal move: whose, +1 open, +3 ruled on   */   \
    X(AD_MODE_TIMES_BACK, "times-back") /* times are the arbiter's: 1 put back, 2 boards differ */
enum ad_mode { AD_MODE_MAP(AD_ID) AD_MODES };

enum ad_session {
    AD_SESSION_PLAY,
    AD_SESSION_SEAL,      /* the player to move has been asked to seal          */
    AD_SESSION_EARLY,     /* he seals before the end of the session             */
    AD_SESSION_ADJOURNED, /* the envelope is closed                             */
    AD_SESSION_RESUMED    /* the hour of resumption has come; not yet opened    */
};

/* For a player who does not see: what of announcing has been done for the move in hand. */
enum ad_announced {
    AD_ANNOUNCED_NOT,
    AD_ANNOUNCED_SAID,
    AD_ANNOUNCED_REPEATED,
    AD_ANNOUNCED_CASTLING /* Chess960: "I am about to castle", by anybody */
};

enum ad_event_flag {
    AD_FLAG_ILLEGAL = 1,    /* against Article 3; if made: it stands                    */
    AD_FLAG_UNPROMOTED = 2, /* a pawn left on the last rank                             */
    AD_FLAG_PASS = 4,       /* the clock was pressed and nothing was moved              */
    AD_FLAG_BREACH = 8,     /* against what was touched or promised                     */
    AD_FLAG_TWO_HANDS = 16,
    AD_FLAG_RECALLED = 32, /* played before this record: no times                      */
    AD_FLAG_COMPLETED = 64,
    AD_FLAG_OFFER = 128, /* a draw was offered with it: (=)                          */
    AD_FLAG_RULED = 256, /* its irregularity has been dealt with                     */
    AD_FLAG_SKIPPED_WHITE = 512,
    AD_FLAG_SKIPPED_BLACK = 1024,
    AD_FLAG_OTHER_WHITE = 2048, /* his sheet has another move                            */
    AD_FLAG_OTHER_BLACK = 4096,
    AD_FLAG_MAY_POSTPONE = 8192, /* an offer made before moving (1984 10.10(b))          */
    AD_FLAG_CLAIM = 16384,       /* an offer that is a claim (2017 9.1.2.3)              */
    AD_FLAG_SEALED = 32768       /* made by opening the envelope                         */
};

struct ad_event {
    uint8_t version;
    uint8_t kind;    /* enum ad_event_kind                                                */
    uint8_t verdict; /* enum ad_verdict                                                   */
    uint8_t by;      /* enum ad_who: whose command it answers                             */
    uint8_t side;    /* enum ad_who                                                       */
    uint8_t what;    /* by kind: enum ad_what, ad_offence, ad_mode, ad_penalty            */
    uint8_t man;
    uint8_t square;
    uint16_t reason; /* enum ad_reason: the sentence for people                           */
    uint16_t flags;  /* AD_FLAG_*                                                         */
    int32_t ms;
    int32_t value;
    uint32_t ply;
    int64_t at;
    ad_move move; /* the legal move, if it is one                                      */
    struct ad_act act;
    uint8_t points[2];
    uint16_t point; /* enum ad_point of the order that the table is under; 0: none       */
    struct ad_cites cites;
    uint8_t length; /* of text, or how many squares in it                                */
    char text[AD_TEXT_MAX];
    uint32_t together;
};

enum { AD_EVENTS_MAX = 24 };

struct ad_events {
    unsigned count;
    struct ad_event event[AD_EVENTS_MAX];
};

/* ---- the state ---- */

/* One half-move of the record. */
struct ad_ply {
    struct ad_packed packed; /* the position after it                                  */
    uint64_t key;
    int64_t at;
    int32_t left[2];  /* time left when it was made; -1: not known                  */
    int32_t after[2]; /* ... and after the press                                    */
    ad_move move;     /* AD_NO_MOVE if it was illegal                               */
    struct ad_act act;
    struct ad_act written[2]; /* on the two sheets, if another move stands there         */
    uint16_t flags;           /* AD_FLAG_*                                                  */
    uint16_t seen;            /* how often this position has now occurred                   */
    uint8_t side;             /* who made it                                                */
};

struct ad_hand {
    uint8_t touched[AD_TOUCH_MAX]; /* in the order touched */
    uint32_t together;
    uint8_t count;
    uint8_t lifted, lifted2; /* squares from which men are in the hand; AD_NO_SQUARE     */
    uint8_t released;        /* where a man was let go as part of a legal move           */
    uint8_t removed, removed2;
    uint8_t placed, placed_on; /* the promotion piece that has touched the square         */
    uint8_t castling;          /* enum ad_castling: announced, or king let go that way     */
    struct ad_act stands;      /* let go, not made                                         */
    uint16_t flags;            /* of `stands`: ILLEGAL, UNPROMOTED, BREACH, TWO_HANDS; 0 none */
};

struct ad_side_clock {
    int32_t main_ms;  /* may be below zero: how long the flag has been down */
    int32_t delay_ms; /* of this move, not yet used                         */
    int32_t used_ms;  /* since the start of the game                        */
    uint16_t completed, completed_total;
    uint8_t period;   /* 0 is the first                                     */
    uint8_t flag;     /* 0 up, 1 down, 2 hangs though the time is used up   */
    uint8_t credited; /* bool: has had the increment of this move           */
};

struct ad_clock {
    struct ad_side_clock side[2];
    uint8_t running;    /* enum ad_who: a colour, or AD_WHO_NOBODY */
    uint8_t first_down; /* the flag that is known to have fallen first, or AD_WHO_NOBODY */
};

enum ad_result_kind {
    AD_RESULT_NONE,
    AD_RESULT_PLAYED,
    AD_RESULT_FORFEIT,
    AD_RESULT_VOID,   /* annulled: a new game is to be played */
    AD_RESULT_PENDING /* ended; an arbiter who was not there decides */
};

struct ad_result {
    uint8_t kind;      /* enum ad_result_kind */
    uint8_t points[2]; /* half points, White first */
    uint16_t reason;   /* enum ad_reason */
    struct ad_cites cites;
};

struct ad_offer {
    uint8_t by;     /* AD_WHO_NOBODY: none open */
    uint16_t flags; /* MAY_POSTPONE, CLAIM */
    uint8_t postponed;
};

struct ad_question {
    uint8_t what; /* enum ad_what; AD_WHAT_NOTHING: none open */
    uint8_t side; /* who asked, or whom it is about */
    uint16_t reason;
    struct ad_cites cites; /* why it is asked */
};

enum { AD_WAITING_MAX = 6 };

struct ad_envelope {
    uint8_t sealer;  /* AD_WHO_NOBODY: none */
    uint8_t missing; /* AD_ITEM_* */
    uint8_t length;
    char text[AD_TEXT_MAX]; /* unread until it is opened */
};

struct ad_game {
    struct ad_table table;
    struct ad_position now;    /* after the last move made                        */
    uint8_t irregular;         /* bool: an illegal move left what ad_position_from refuses */
    uint8_t made_unpressed[2]; /* bool: made, clock not yet pressed               */
    uint32_t seq;              /* events applied                                  */
    int64_t at;                /* of the last event                               */
    struct ad_ply *plies;      /* the caller's                                    */
    uint32_t cap, count;
    struct ad_clock clock;
    struct ad_hand hand;   /* of the player to move, since his opponent's move */
    struct ad_hand before; /* of his opponent, for the move before             */
    struct ad_act duty;    /* the only move allowed, if has_duty              */
    uint8_t has_duty;
    struct ad_offer offer;
    struct ad_question question;
    struct ad_result result;
    struct ad_envelope envelope, second; /* the second: a reply sealed for an absent sealer */
    int32_t mode[AD_MODES];
    uint8_t offences[2][AD_OFFENCES];
    uint8_t offers_made[2]; /* since the last one was declined, for the arbiter */
    uint8_t incidents[2];
    uint8_t penalties[2];
    uint8_t waits; /* questions behind the open one: they come in turn */
    struct ad_question waiting[AD_WAITING_MAX];
};

/*
 * Set the table up. `plies` is the caller's array for the record and stays his; `cap` half-moves
 * fit. Returns 0, or AD_EINVAL if the table makes no sense; then *out is untouched. White's clock
 * runs (the clock of the side to move, if the record starts in the middle of a game) once it is
 * started: by AD_DOES_START, or `start_now`.
 */
AD_API int ad_game_init(struct ad_game *out, const struct ad_table *table, struct ad_ply *plies,
                        uint32_t cap, bool start_now);

/*
 * What follows from `c`? Writes events and returns how many; or a negative code, and nothing has
 * happened: AD_EINVAL for what cannot have happened (a touch on an empty square, a press by nobody,
 * time running backwards: ad_game_impossible says why), AD_EFULL if the record is full. The state is
 * not changed.
 *
 * `scratch` is memory for proofs about endings (proof.h): after every move, is the position dead;
 * at a fallen flag, an illegal move that loses, an invalid sealed move, a resignation, can the
 * opponent still mate; and at a position put back, can it have come about at all. With less of it
 * fewer dead positions are seen and more goes to the arbiter.
 * A decision takes some microseconds; one that needs a search takes some milliseconds, never more.
 */
AD_API int ad_game_decide(struct ad_events *out, const struct ad_game *g,
                          const struct ad_command *c, void *scratch, size_t len);

enum { AD_GAME_SCRATCH = 1 << 19 }; /* bytes that let every proof of this version be tried */

/* Both at once: decide, and apply what follows. Returns as ad_game_decide; below zero the state has
 * not changed. */
AD_API int ad_game_do(struct ad_events *out, struct ad_game *g, const struct ad_command *c,
                      void *scratch, size_t len);

/* Why such a command cannot have happened; AD_REASON_NONE if it can. */
AD_API enum ad_reason ad_game_impossible(const struct ad_game *g, const struct ad_command *c);

/* Fold one event into the state. Returns 0; AD_EFULL if the record is full; AD_EINVAL if the event
 * cannot follow this state. Then nothing has changed. */
AD_API int ad_game_apply(struct ad_game *g, const struct ad_event *e);

/* ---- looking at it ---- */

/* The moves that are open to the player who has the move, after what he touched. */
AD_API unsigned ad_game_open_moves(struct ad_moves *out, const struct ad_game *g);

/* Time left at the moment `at`, as the clock would show it; never below zero. */
AD_API int32_t ad_game_time_left(const struct ad_game *g, int side, int64_t at);

/* When will the running side's flag fall, if nothing happens? INT64_MAX: never. */
AD_API int64_t ad_game_flag_falls_at(const struct ad_game *g);

/* The half-move `n` (the first is 1), n <= g->count. */
AD_API const struct ad_ply *ad_game_ply(const struct ad_game *g, uint32_t n);

/* The position after half-move n (0: the start). False if an illegal move made it irregular; *out is
 * filled all the same. */
AD_API bool ad_game_position(struct ad_position *out, const struct ad_game *g, uint32_t n);

AD_END

#endif
