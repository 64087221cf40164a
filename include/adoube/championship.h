/*
 * adoube/championship.h -- a championship while it runs: entries, groups, matches, reports, tables,
 * play-offs, the final, and at the end who is champion, who moves up and who down.
 *
 * Kept like a game (game.h): decide looks at a command and answers with a verdict and events; apply
 * folds an event into the state and decides nothing. Replay makes the same state.
 *
 *     struct ad_championship c = {.run = {.entries = room, .cap = 24}, .entry = more,
 *                                 .match = matches, .match_cap = 128};
 *     struct ad_champ_events out = {.event = events, .cap = 256};
 *
 *     ad_championship_decide(&out, &c, &t, &(struct ad_champ_cmd){
 *         .run = {.kind = AD_RUN_ENTER, .who = 7}, .club = 3, .team = 1}, memory, size);
 *     for (unsigned i = 0; i < out.count; i++)
 *         ad_championship_apply(&c, &out.event[i]);
 *
 *   ENTER … -> START (stage 1: groups and numbers as drawn, dates) -> REPORT … -> SETTLE (what is
 *   level where it matters becomes a contest: play-off matches, lots) -> CLOSE -> START (the final:
 *   the first of each group, with what they played against each other) -> … -> CLOSE: over
 *
 * A cup and a Swiss: START, then PAIR … REPORT … for each round, and CLOSE after the last.
 *
 * Of teams a match has the template's boards; a game of two players is a match of one board.
 */
#ifndef ADOUBE_CHAMPIONSHIP_H
#define ADOUBE_CHAMPIONSHIP_H

#include "adoube/export.h"
#include "adoube/adjudication.h"
#include "adoube/case.h"
#include "adoube/competition.h"
#include "adoube/lineup.h"
#include "adoube/lot.h"
#include "adoube/match.h"
#include "adoube/playoff.h"
#include "adoube/standings.h"

AD_BEGIN

enum {
    AD_CHAMP_VERSION = 1, /* of commands and events */
    AD_CHAMP_BOARDS = AD_LINEUP_BOARDS_MAX,
    AD_CHAMP_STAGES = 4,
    AD_CHAMP_GROUPS = 16,
    AD_CHAMP_CONTESTS = 32
};

/* ---- the state ---- */

/* Points that a case took away; of several cases the last. */
struct ad_champ_taken {
    uint32_t case_no; /* 0: none */
    int16_t amount;   /* in tenths */
    uint8_t instance; /* enum ad_instance; NONE: who decided first */
    bool stayed;      /* its decision is out of force (BTO 5.9): the points are not taken away */
};

/* An exclusion by a decision in a case. */
struct ad_champ_excluded {
    uint32_t case_no; /* 0: none */
    uint8_t instance; /* enum ad_instance */
    uint8_t stage;    /* in which it left, from 1; 0: before the start */
    bool lifted;      /* the decision is out of force, or was overturned: it takes part */
};

/* What there is to know of an entry beside run.entries; the same places. */
struct ad_champ_entry {
    uint32_t club;                     /* 0: none */
    uint32_t association;              /* for the draw of a cup (BTO 12.2, 13.3); 0: none */
    uint8_t team;                      /* its number in the club; 0: a player */
    uint8_t group[AD_CHAMP_STAGES];    /* from 1; 0: not in this stage */
    uint16_t number[AD_CHAMP_STAGES];  /* drawn, from 1 in the group */
    int16_t deducted[AD_CHAMP_STAGES]; /* points taken away by a sanction, in tenths (BTO 4.1) */
    struct ad_champ_taken taken[AD_CHAMP_STAGES];
    uint16_t placed[AD_CHAMP_STAGES]; /* its place when the stage was closed; 0: it is open */
    bool ordered[AD_CHAMP_STAGES];    /* REPLACE brought it into this stage, or took it out */
    uint8_t left;                     /* the stage, from 1, in which it left, or the one behind that
                                         which was over then; 0: it did not */
    bool entitled;                    /* its club is, to the next event already (BTO 11.5) */
    struct ad_champ_excluded excluded;
};

enum ad_champ_match_kind {
    AD_CHAMP_ROUND,
    AD_CHAMP_CARRIED, /* was played in an earlier stage and counts in this one, too */
    AD_CHAMP_PLAYOFF
};

enum ad_champ_match_state {
    AD_CHAMP_DUE,  /* to be played */
    AD_CHAMP_OPEN, /* reported, a board is adjourned or not decided */
    AD_CHAMP_DONE,
    AD_CHAMP_ANNULLED /* somebody withdrew (BTO 33.1) */
};

/* How a match counts. */
struct ad_champ_count {
    uint8_t state, ruling;                   /* enum ad_champ_match_state, enum ad_match_ruling */
    struct ad_board boards[AD_CHAMP_BOARDS]; /* no letters: not known */
    uint8_t cause[AD_CHAMP_BOARDS];          /* enum ad_cause */
};

struct ad_champ_match {
    uint16_t home, guest; /* places among the entries, from 1; guest 0: the team is free */
    uint8_t stage;        /* from 0 */
    uint8_t group, round; /* from 1 */
    uint8_t kind, state;  /* enum ad_champ_match_kind, enum ad_champ_match_state */
    uint8_t contest;      /* PLAYOFF: number of it, from 1 */
    uint8_t step, turn;   /* PLAYOFF: as playoff.h wants them back */
    uint8_t ruling;       /* enum ad_match_ruling */
    uint8_t instance;     /* of the last ruling, enum ad_instance; NONE: none, or not known */
    uint16_t from;        /* CARRIED: number of the match, from 1 */
    uint16_t rulings;     /* how often the result was superseded */
    ad_date on;           /* as it is set now */
    ad_date reported;     /* AD_NO_DATE: not yet */
    uint32_t case_no;     /* of the last ruling, 0: none */
    enum ad_point by;     /* of the last ruling; AD_NO_POINT: none */
    struct ad_board played[AD_CHAMP_BOARDS]; /* as it came from the boards; a ruling leaves it */
    struct ad_board boards[AD_CHAMP_BOARDS]; /* as it counts */
    uint8_t cause[AD_CHAMP_BOARDS];          /* enum ad_cause of what counts */
    struct ad_lineup lineup[2];              /* as handed in; no boards: not known */
    bool stayed; /* the last ruling is out of force (BTO 5.9): then `other` is what it */
                 /* says, and what counted before it counts */
    struct ad_champ_count other; /* else what it replaced */
};

/* Who drew a lot. */
#define AD_DRAWER_MAP(X)                          \
    X(AD_DRAWER_UNSAID, "unsaid")                 \
    X(AD_DRAWER_CAPTAINS, "both-captains")        \
    X(AD_DRAWER_PLAYERS, "players")               \
    X(AD_DRAWER_ARBITER, "arbiter")               \
    X(AD_DRAWER_EVENT_DIRECTOR, "event-director") \
    X(AD_DRAWER_DIRECTOR, "director")             \
    X(AD_DRAWER_COMMITTEE, "committee")
enum ad_drawer { AD_DRAWER_MAP(AD_ID) AD_DRAWERS };

/* Some who are level where something is at stake, and what became of it. */
struct ad_champ_contest {
    uint8_t stage, group; /* group from 1 */
    uint8_t scope;        /* enum ad_scope_kind */
    uint8_t count;
    uint8_t first; /* their first row in the table, from 0 */
    bool decided;
    bool seat; /* not for a place alone: who is level at the very end draws lots */
    uint32_t cuts;
    uint8_t two, more;          /* lines of the template's play-offs, from 1; 0: none */
    uint16_t who[AD_TIED_MAX];  /* places among the entries, from 1, in the order of the table */
    uint16_t lot[AD_TIED_MAX];  /* number drawn; 0: none */
    uint8_t order[AD_TIED_MAX]; /* decided: places in `who`, best first */
    uint8_t place[AD_TIED_MAX]; /* from 1; equal: shared */
    ad_date lot_on;             /* when the lot was drawn; AD_NO_DATE: not, or nobody said */
    uint8_t drawer;             /* enum ad_drawer */
    uint32_t sharing; /* bit i: order[i] stands behind the one before for a seat alone, and shares
                         the place and its title with it */
};

struct ad_championship {
    uint32_t seq;
    struct ad_competition run;    /* entries, phase, stage, rounds, open results */
    struct ad_champ_entry *entry; /* room for run.cap */
    struct ad_champ_match *match;
    unsigned matches, match_cap;
    bool closed[AD_CHAMP_STAGES];
    bool settled;      /* of the present stage: all contests are decided */
    uint16_t national; /* seats at the next event, as SETTLE or CLOSE was told */
    bool moves_told;   /* so many of all groups go up and down, as MOVES said */
    uint16_t up, down;
    struct ad_champ_contest contest[AD_CHAMP_CONTESTS];
    unsigned contests;
};

/* ---- commands ---- */

#define AD_CHAMP_CMD_MAP(X)                                                                       \
    X(AD_CHAMP_RUN, "run")       /* run: enter, admit, withdraw, exclude; with club, team    */   \
    X(AD_CHAMP_START, "start")   /* draw, draws, dates, date_count; run: rounds, confirmed … */ \
    X(AD_CHAMP_REPORT, "report") /* match, boards, report, confirmed, on                     */   \
    X(AD_CHAMP_RESULT, "result") /* match, board, letters, cause, on: of an open board       */   \
    X(AD_CHAMP_RULE, "rule")     /* match, boards or ruling, cause, point, instance, case_no */   \
    X(AD_CHAMP_MOVE, "move")     /* match, on                                                */   \
    X(AD_CHAMP_DEDUCT,                                                                            \
      "deduct") /* run.who, amount in tenths (below 0: given back), point, stage */               \
    X(AD_CHAMP_SETTLE, "settle")   /* after the last round: contests; on, draw, draws, number  */ \
    X(AD_CHAMP_LOT, "lot")         /* contest, on, drawer; run.who, number, or draw: of all    */ \
    X(AD_CHAMP_CLOSE, "close")     /* the stage is over, or the championship; number           */ \
    X(AD_CHAMP_PAIR, "pair")       /* of a cup or Swiss: pair, pairs, on, strongest            */ \
    X(AD_CHAMP_REPLACE, "replace") /* run.who gives way to other: point, instance            */   \
    X(AD_CHAMP_REOPEN, "reopen")   /* the stage that was closed last: point, instance        */   \
    X(AD_CHAMP_MOVES, "moves")     /* number, amount: so many of all groups go up, go down   */   \
    X(AD_CHAMP_STAY, "stay")       /* case_no, file: what became of its decision            */

/*
 * SETTLE makes a contest of whoever is level where something is at stake, fixes its next matches on
 * the day `on`, and goes on each time it is sent until all are decided. `draw` has the numbers of
 * a play-off round robin, or 1 for who is at home or has White, where the order wants them drawn.
 * `number` is how many are sent to the next event where the template leaves that to others
 * (n=national-rules, second=if-admitted). CLOSE settles first, if nothing is to be settled. How many
 * go up and down is the areas' own to say (BTO 3.4, 20): MOVES, where the template does not. Until
 * then nobody knows whether a play-off is due for some who are level (18.3.1): `ask-moves`.
 *
 * A RULE needs who is competent (`area`: BTO 3.2, 5.3), on a remedy what was decided (`file`), and a
 * point that says what becomes of a match; an exclusion is a ban (4.1, 4.2): point, instance, consent.
 *
 * STAY follows what happens in the case: while its decision is stayed in full (BTO 5.9), the matches
 * that were ruled on by it count as they did before, points that it took away are there, and whom it
 * excluded takes part; once the stay is over and the decision stands, as ruled. An exclusion ends as
 * well when a remedy against it is granted; what becomes of a match then only another
 * ruling can say. Send it whenever something was decided; if nothing follows, there
 * are no events.
 *
 * run.confirmed: a person lets it be. Of START: another field, clubmates who meet late (BTO 26.2),
 * that the next one moves up for who came through and has left;
 * of REPORT: the last round though earlier ones are open; of MOVE: a match of the last round, or a
 * day not before it (BTO 23.6); of PAIR: what verdict.proposed says; of CLOSE: groups without a final,
 * and so without a champion.
 *
 * A cup and a Swiss are paired round by round. START then takes no draw and fixes nothing; PAIR
 * has the next round as it was drawn or as the pairing made it, and settles the matches before it
 * first, as CLOSE does. In a cup whoever is level in a match plays it off by the template's line of
 * scope `pairing` or `match`: SETTLE after the round, then LOT, if it asks for one. The order knows
 * both only as the one stage of an event, without groups. A template that has them later on is told
 * so when its first stage starts (`not-foreseen`, proposed): confirmed, that stage is run, and the
 * rest is for somebody else.
 *
 * A ruling that comes after a stage was closed may change who should have gone on. The order does
 * not say what follows: a remedy suspends nothing (BTO 5.9), and who is affected may go to the next
 * instance (5.4.3). So nothing is changed by itself; ad_championship_turned has the question, and
 * an instance may answer it. REPLACE puts the one whom the table names in the place of the other
 * while nothing of the next stage, or of that match of a cup, was played. REOPEN lets a stage be
 * settled once more: the last one, or one whose successor has not started; START says `level` where
 * that is needed. run.confirmed of REPLACE: though the table does not name those two.
 */

enum ad_champ_cmd_kind { AD_CHAMP_CMD_MAP(AD_ID) AD_CHAMP_CMDS };

/* A group and a number that somebody drew. */
struct ad_champ_draw {
    uint32_t who;
    uint8_t group;   /* from 1 */
    uint16_t number; /* from 1 in the group */
};

/* Two who meet in the next round, the first at home, or with the first right to a colour. */
struct ad_champ_pair {
    uint32_t home, guest; /* who; guest 0: free */
};

struct ad_champ_cmd {
    uint8_t kind; /* enum ad_champ_cmd_kind */
    struct ad_competition_cmd run;
    uint32_t other; /* REPLACE: who comes */
    uint32_t club;  /* RUN enter */
    uint32_t association;
    uint8_t team;
    const struct ad_champ_draw *draw; /* START; of a later stage none: by the places */
    unsigned draws;
    const struct ad_champ_pair *pair; /* PAIR: everybody who is still in, once */
    unsigned pairs;
    const uint32_t *strongest; /* PAIR, round 1: associations by members (BTO 13.3; ad_strongest) */
    unsigned strongest_count;
    const ad_date *dates; /* START: of the rounds; AD_NO_DATE or too few: not set yet */
    unsigned date_count;
    uint16_t match;   /* number, from 1 */
    uint8_t stage;    /* DEDUCT: from 1; 0: the present one */
    uint8_t contest;  /* from 1 */
    uint8_t board;    /* from 1 */
    uint8_t ruling;   /* RULE: enum ad_match_ruling, or AS_PLAYED with boards */
    uint8_t cause;    /* enum ad_cause */
    uint8_t instance; /* RULE, REPLACE, REOPEN, RUN exclude: enum ad_instance */
    uint16_t number;  /* LOT */
    int16_t amount;   /* DEDUCT */
    enum ad_point point;
    uint32_t case_no;
    ad_date on;
    const struct ad_board *boards;     /* REPORT, RULE: of all boards, as played; RESULT: one */
    const struct ad_lineup *lineup[2]; /* REPORT: as handed in; NULL: not known */
    const struct ad_lineup_report *report[2]; /* REPORT: of both line-ups; NULL: not judged */
    bool confirmed[2];          /* REPORT: what is only proposed against this side holds */
    uint8_t area;               /* enum ad_level in which it is played; 0: as the template says */
    uint8_t drawer;             /* LOT: enum ad_drawer */
    bool consent;               /* RUN exclude: of the committee (BTO 4.5) */
    bool entitled;              /* RUN enter: its club is, to the next event (BTO 11.5) */
    const struct ad_case *file; /* RULE, STAY: of case_no; NULL: there is none */
    bool forfeits_played;       /* RUN withdraw, exclude: they count as played */
};

/* ---- verdicts ---- */

/* id, name, is it a refusal */
/* clang-format off */
#define AD_CHAMP_CODE_MAP(X)                                                                  \
    X(AD_CHAMP_OK, "ok", 0) X(AD_CHAMP_PLAY, "play", 0) X(AD_CHAMP_NEED_LOT, "need-lot", 0)   \
    X(AD_CHAMP_RUN_NO, "run-no", 1) X(AD_CHAMP_NO_MATCH, "no-match", 1)                       \
    X(AD_CHAMP_REPORTED, "reported", 1) X(AD_CHAMP_NOT_REPORTED, "not-reported", 1)           \
    X(AD_CHAMP_LETTERS, "letters", 1) X(AD_CHAMP_NO_POINT, "no-point", 1)                     \
    X(AD_CHAMP_EARLIER_OPEN, "earlier-open", 1) X(AD_CHAMP_DRAW_BAD, "draw", 1)               \
    X(AD_CHAMP_UNFINISHED, "unfinished", 1) X(AD_CHAMP_NO_CONTEST, "no-contest", 1)           \
    X(AD_CHAMP_BAD_DAY, "bad-day", 1) X(AD_CHAMP_NO_INSTANCE, "no-instance", 1)               \
    X(AD_CHAMP_AMOUNT, "amount", 1) X(AD_CHAMP_SYSTEM, "system", 1)                           \
    X(AD_CHAMP_PAIRS, "pairs", 1) X(AD_CHAMP_HOME, "home-right", 1) X(AD_CHAMP_MET, "met", 1) \
    X(AD_CHAMP_FREE, "free", 1) X(AD_CHAMP_FULL, "full", 1) X(AD_CHAMP_BEGUN, "begun", 1)     \
    X(AD_CHAMP_NOT_TURNED, "not-turned", 1) X(AD_CHAMP_LEVEL, "level", 1)                     \
    X(AD_CHAMP_NOT_FORESEEN, "not-foreseen", 1) X(AD_CHAMP_ASK_MOVES, "ask-moves", 0)         \
    X(AD_CHAMP_VOID, "annulled", 1) X(AD_CHAMP_NO_LINEUP, "line-up", 1)                       \
    X(AD_CHAMP_NO_FINAL, "no-final", 1) X(AD_CHAMP_ISSUER, "issuer", 1)                       \
    X(AD_CHAMP_NOT_DECIDED, "not-decided", 1) X(AD_CHAMP_GROUND, "ground", 1)                 \
    X(AD_CHAMP_CONSENT, "pending-consent", 1) X(AD_CHAMP_TWICE, "twice", 1)                   \
    X(AD_CHAMP_NOT_TIED, "not-level", 1) X(AD_CHAMP_LACKS, "lacks", 1)                        \
    X(AD_CHAMP_REJECT, "reject", 1)
/* clang-format on */
enum ad_champ_code { AD_CHAMP_CODE_MAP(AD_ID) AD_CHAMP_CODES };

AD_API bool ad_champ_code_refuses(enum ad_champ_code c);

enum { AD_CHAMP_POINTS = 8 };

struct ad_champ_verdict {
    enum ad_champ_code code;
    enum ad_run_code run;  /* RUN_NO: why; OK of a START: AD_RUN_OK or FIELD, confirmed */
    bool proposed;         /* a person must confirm it, and may then send it again */
    uint16_t match, board; /* concerned, from 1; 0: none */
    uint16_t entry;        /* DRAW_BAD: who has not drawn, or takes part no more; REJECT: whose
                              line-up; START of a later stage, FIELD: who came through and has
                              left; from 1; 0: none */
    uint8_t contest;       /* PLAY, NEED_LOT: the first that waits, from 1 */
    uint8_t stage;         /* NOT_FORESEEN: which, from 1 */
    uint8_t group;         /* FULL of a SETTLE: where, from 1; in a cup `match` says it */
    uint16_t level;        /* FULL: so many are level, more than AD_TIED_MAX; 0: no room for one of
                              AD_CHAMP_CONTESTS contests, or for matches, entries … */
    uint16_t pair;         /* PAIR: the one that is concerned, from 1; 0: none */
    uint8_t draw;          /* PAIRS: enum ad_draw_bad (knockout.h) */
    bool numbers;          /* NEED_LOT: of a round robin, or colours: SETTLE again with `draw` */
    bool undrawn;     /* PLAY: nobody drew who is at home, or has White first, and the order does
                              not say: it is the first named, unless SETTLE came with `draw`; START
                              of a later stage: its numbers go by the places */
    bool moves;       /* SETTLE, CLOSE: how many go up and down must be told first */
    bool fine_due[2]; /* REPORT: BTO 4.3, for the home team and the guests */
    unsigned points;
    enum ad_point by[AD_CHAMP_POINTS];
};

/* ---- events ---- */

#define AD_CHAMP_EVENT_MAP(X)                                                                      \
    X(AD_CHAMP_EV_RUN, "run")           /* run; club, team, association, entitled; number: left */ \
    X(AD_CHAMP_EV_DRAWN, "drawn")       /* who (place from 1), group, number                   */  \
    X(AD_CHAMP_EV_FIXED, "fixed")       /* match: one is to be played, or carried              */  \
    X(AD_CHAMP_EV_REPORTED, "reported") /* n (match from 1), match: result                     */  \
    X(AD_CHAMP_EV_RESULT, "result")     /* n, match                                            */  \
    X(AD_CHAMP_EV_RULED, "ruled")       /* n, match: boards, ruling, by, case_no               */  \
    X(AD_CHAMP_EV_MOVED, "moved")       /* n, match: on                                        */  \
    X(AD_CHAMP_EV_ANNULLED, "annulled") /* n                                                   */  \
    X(AD_CHAMP_EV_DEDUCTED, "deducted") /* who, amount, by, case_no                            */  \
    X(AD_CHAMP_EV_CONTEST, "contest")   /* n, contest: new, or changed; number: seats          */  \
    X(AD_CHAMP_EV_SETTLED, "settled")                                                              \
    X(AD_CHAMP_EV_CLOSED, "closed")                                                                \
    X(AD_CHAMP_EV_PLACED, "placed")     /* who, number: its place as the stage was closed      */  \
    X(AD_CHAMP_EV_REPLACED, "replaced") /* n, match: with another one in it                    */  \
    X(AD_CHAMP_EV_REOPENED, "reopened") /* run: the stage as it was, number: rounds paired     */  \
    X(AD_CHAMP_EV_MOVES, "moves")       /* number, amount: so many go up, go down              */  \
    X(AD_CHAMP_EV_STAYED, "stayed")     /* n, match: its ruling is out of force, or in it again */
enum ad_champ_event_kind { AD_CHAMP_EVENT_MAP(AD_ID) AD_CHAMP_EVENTS };

struct ad_champ_event {
    uint32_t seq;
    uint8_t kind;    /* enum ad_champ_event_kind */
    uint8_t command; /* enum ad_champ_cmd_kind that brought it */
    uint8_t stage, group, team;
    uint16_t n, who, number;
    int16_t amount;
    uint32_t club, association, case_no;
    enum ad_point by;
    uint8_t instance;
    bool entitled;
    ad_date on;
    struct ad_competition_event run;
    struct ad_champ_match match;
    struct ad_champ_contest contest;
};

struct ad_champ_events {
    struct ad_champ_event *event; /* the caller's; START writes one a match and one an entry */
    unsigned cap, count;
    struct ad_champ_verdict verdict;
};

/* What the order says about it; changes nothing. A refusal has no events. Returns 0, or AD_EFULL if
 * `cap` events are too few. */
AD_API int ad_championship_decide(struct ad_champ_events *out, const struct ad_championship *c,
                                  const struct ad_template *t, const struct ad_champ_cmd *cmd,
                                  void *memory, size_t size);

/* Scratch memory that decide, table and ranking need for an event of this size. */
AD_API size_t ad_championship_memory(const struct ad_championship *c, const struct ad_template *t);

/* Fold an event in. Returns 0; AD_ECONFLICT if it is not the next one; AD_EINVAL if it names an
 * entry, match, contest or stage that is not there, so that it is damaged or of another one; AD_EFULL
 * without room. */
AD_API int ad_championship_apply(struct ad_championship *c, const struct ad_champ_event *e);

/* ---- questions ---- */

/* Place among the entries, from 1; 0: not entered. */
AD_API unsigned ad_championship_entry(const struct ad_championship *c, uint32_t who);

/* The table of a group (from 1) by the template's chain. rows[i].who is a place in the group, from
 * 0 in the order of the numbers drawn, and ids[rows[i].who] the entry, from 1; ids has room for all
 * of the group. A match whose open boards may still turn it does not count yet. The rows lie in
 * `memory`. `origin` (may be NULL) gets the tournament, for receipts. Returns 0, AD_EFULL,
 * AD_EINVAL if there is no such group. */
AD_API int ad_championship_table(struct ad_standings *out, uint16_t *ids,
                                 struct ad_tournament *origin, const struct ad_championship *c,
                                 const struct ad_template *t, unsigned stage, unsigned group,
                                 void *memory, size_t size);

/* A place after the play-offs. */
struct ad_champ_place {
    uint16_t entry;                       /* from 1 */
    uint16_t place;                       /* from 1; shared ones have the same */
    ad_points match_points, board_points; /* of players: points and nothing */
    bool by_playoff;                      /* a contest decided it */
    bool left;                            /* while the stage ran */
};

/* The order of a group with what its contests decided. Who withdrew or was excluded while the stage
 * ran stands behind all others, and is counted among those who go down; the order has no word about
 * the place. Who left later keeps it. Returns how many, AD_EFULL, AD_EINVAL. */
AD_API int ad_championship_ranking(struct ad_champ_place *out, unsigned cap,
                                   const struct ad_championship *c, const struct ad_template *t,
                                   unsigned stage, unsigned group, void *memory, size_t size);

/* What the championship means for an entry when it is over. */
struct ad_champ_outcome {
    uint16_t entry;        /* from 1 */
    uint8_t stage, group;  /* the last it played in */
    uint16_t place;        /* there */
    uint8_t move;          /* enum ad_league_move: of the place in the first stage's group */
    bool title, qualified; /* bears a title; is sent to the next event */
    bool tied;             /* qualified only by a play-off or lot that is not played here */
    bool open;             /* level since a ruling after the close: REOPEN, and a play-off */
    bool shared; /* a place with a title, and others have it as well: nobody is sole holder */
    enum ad_point by[3]; /* title, qualified, move: of the template's lines; AD_NO_POINT: none */
};

/* All who played: those of the last stage first, by place, then those of the earlier ones by group
 * and place. `moves` is how many go up and down (from ad_movement), NULL: as the template's lines
 * say. Returns how many, AD_EFULL, or AD_EINVAL while it is not over. */
AD_API int ad_championship_outcome(struct ad_champ_outcome *out, unsigned cap,
                                   const struct ad_championship *c, const struct ad_template *t,
                                   const struct ad_class_moves *moves, void *memory, size_t size);

/* ---- a ruling that came late ---- */

/* id, name */
#define AD_CHAMP_STAKE_MAP(X)        \
    X(AD_CHAMP_STAKE_FINAL, "final") \
    X(AD_CHAMP_STAKE_ROUND, "round") \
    X(AD_CHAMP_STAKE_TITLE, "title") \
    X(AD_CHAMP_STAKE_SEAT, "seat")   \
    X(AD_CHAMP_STAKE_UP, "up")       \
    X(AD_CHAMP_STAKE_DOWN, "down")
enum ad_champ_stake { AD_CHAMP_STAKE_MAP(AD_ID) AD_CHAMP_STAKES };

enum ad_champ_hold {
    AD_CHAMP_HAS_NOT,
    AD_CHAMP_HAS,
    AD_CHAMP_HAS_LEVEL /* level with others: only a play-off, a lot or a person can say */
};

/* What somebody got when a stage was closed, or a round of a cup was drawn, and would not get now;
 * or the other way round. */
struct ad_champ_turn {
    uint8_t stake;        /* enum ad_champ_stake */
    uint8_t stage, group; /* that was closed; group from 1 */
    uint8_t round;        /* ROUND: that went before, from 1 */
    uint16_t entry;       /* from 1 */
    uint16_t was, now;    /* place there; ROUND: 0 */
    uint8_t had, has;     /* enum ad_champ_hold */
    bool begun;           /* FINAL, ROUND: was played in the meantime: nobody can be replaced */
    enum ad_point by;     /* of the template's line; AD_NO_POINT: none */
};

/* The match of two in that stage, the first at home, that is to be played next, or was played last;
 * 0: none. */
AD_API unsigned ad_championship_match(const struct ad_championship *c, unsigned stage,
                                      uint32_t home, uint32_t guest);

/* The next round of a cup, drawn from a recorded lot (lot.h) so that PAIR takes it: those who are
 * still in, as the template's lines want them, who has the right to it at home (BTO 12.3). strongest:
 * as in a command. Returns how many; AD_EINVAL if there is nothing to draw, no draw is allowed, or it
 * is not known whose matches are set; AD_EFULL without room. */
AD_API int ad_championship_draw(struct ad_champ_pair *out, unsigned cap,
                                const struct ad_championship *c, const struct ad_template *t,
                                const uint32_t *strongest, unsigned strongest_count,
                                struct ad_lot *lot);

/* Questions that a ruling left behind, by stage and group: nothing here changes by itself. Each is
 * for the director or the next instance (BTO 5.4.3, 5.9). Returns how many, 0 if all stands as it
 * did, AD_EFULL. */
AD_API int ad_championship_turned(struct ad_champ_turn *out, unsigned cap,
                                  const struct ad_championship *c, const struct ad_template *t,
                                  void *memory, size_t size);

AD_END

#endif
