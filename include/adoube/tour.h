/*
 * adoube/tour.h -- a tournament while it is run: entries, numbers, byes, pairings, results, the end.
 *
 * Kept like a game (game.h): decide looks at a command and answers with a verdict and events; apply
 * folds an event into the state and decides nothing. Replay makes the same state.
 *
 *     struct ad_tour_room room = {.entries = 200, .rounds = 9};
 *     size_t len = ad_tour_room_bytes(&room);
 *     ad_tour_room_init(&tour, &room, malloc(len), len);
 *     struct ad_tour_events out = {.event = events, .cap = 512};
 *
 *     ad_tour_decide(&out, &tour, &(struct ad_tour_cmd){.kind = AD_TOUR_PAIR}, memory, size);
 *     for (unsigned i = 0; i < out.count; i++)
 *         ad_tour_apply(&tour, &out.event[i]);
 *
 *     ad_tour_view(&t, &tour);                            the record that pairs, ranks and rates
 *
 *   OPEN -> ENTER …, NUMBER -> PAIR -> RESULT … -> PAIR -> … -> FINISH
 *
 * What breaks the rules is refused. What is odd is a warning with a level and a name: the command is
 * sent again with the warning among its `confirmed`, and the first of its events keeps that. A warning of
 * level 1 is only told. In FIDE mode the locked ones cannot be confirmed.
 *
 * A place is where somebody lies in the arrays, counted from 1 in commands and events: it never
 * changes. The starting number may.
 *
 * Teams. Where rules.boards is told, those who enter are teams, and everything above is said of them: a
 * pair is a match, its result counts match points. MEMBER puts players on a team's list, in board order.
 * PAIR seats the first of each list; LINE_UP says who plays instead. RESULT names a board of the match
 * (`game`), and of the results match points and points on the boards follow; without one it is about the
 * match as a whole, which is then won or lost without a game. An empty chair loses by itself.
 *
 *     struct ad_tour_room room = {.entries = 12, .rounds = 7, .players = 72, .boards = 4};
 *     ad_tour_room_init(&tour, &room, malloc(len), len);   len from ad_tour_room_bytes
 */
#ifndef ADOUBE_TOUR_H
#define ADOUBE_TOUR_H

#include "adoube/export.h"
#include "adoube/schedule.h"
#include "adoube/standings.h"
#include "adoube/swiss.h"

AD_BEGIN

enum {
    AD_TOUR_VERSION = 1, /* of commands and events */
    AD_TOUR_TIEBREAKS = 12,
    AD_TOUR_BOARDS_MAX = 32 /* of a match */
};

/* ---- the state ---- */

/* What is announced before the first round. */
struct ad_tour_rules {
    uint8_t system;    /* enum ad_system: a Swiss, AD_ROUND_ROBIN or AD_KNOCKOUT */
    uint8_t table;     /* of a round robin: enum ad_schedule_table */
    uint8_t cycles;    /* of a round robin; 0 is 1 */
    bool unswapped;    /* … the last two rounds of a cycle are not exchanged */
    uint8_t rounds;    /* 0: not told, or as the table has it */
    char first;        /* 'w', 'b': of number 1 in round 1; 0: the lot of PAIR draws it */
    bool fide;         /* FIDE mode: what is locked cannot be confirmed */
    uint8_t ranking;   /* enum ad_rules, of the tie-breaks */
    uint8_t tiebreaks; /* 0: not told */
    struct ad_tiebreak order[AD_TOUR_TIEBREAKS];
    struct ad_scoring scoring;

    /* Teams. */
    uint8_t boards;      /* of a match; 0: players are paired */
    bool strong_colours; /* C.04.6: preferences of type B */
    char colours[16];    /* board by board, of the team named first: "WBWB"; "": so it goes on */
    struct ad_scoring games; /* of a game at a board; `scoring` is that of a match */
    ad_points bye_games;     /* on the boards, for a bye given by the pairing */

    uint16_t fee; /* of an entry, in cents; 0: none */
};

/* Who enters. */
struct ad_tour_person {
    uint32_t id;   /* the caller's */
    uint64_t fide; /* number with FIDE; 0: none */
    int16_t rating;
    uint8_t title; /* enum ad_title */
};

/* Beside the entrants; the same places. */
struct ad_tour_entry {
    uint32_t id;
    uint64_t fide;
    uint8_t since; /* the first round there was to play, from 1 */
    uint8_t left;  /* the first round that is not played any more, from 1; 0: takes part */
    bool here;     /* checked in */
    uint16_t paid; /* cents */
};

/* Beside the meetings; the same places. */
struct ad_tour_seat {
    uint16_t board; /* from 1; 0: does not sit at one */
    char asked;     /* a bye that was asked for, or given before the round was paired */
    bool adjourned;
    bool through;     /* knockout: goes on though the game was drawn */
    bool whole;       /* teams: the match has a result of its own, whatever its boards say */
    int16_t games;    /* … points on the boards beside those won there */
    char reported[2]; /* of White and of Black, as this player says; NUL: said nothing */
};

/* A player of a team. */
struct ad_tour_player {
    uint32_t id;
    uint64_t fide;
    int16_t rating;
    uint8_t title;
    uint16_t team;  /* place, from 1 */
    uint16_t order; /* in its list, from 1: at board 1 sits who comes first */
};

/* One side of a board of a match. */
struct ad_tour_chair {
    uint16_t player; /* place among the players, from 1; 0: empty */
    char colour;     /* 'w', 'b', '-' */
    char result;     /* NUL: no line-up yet */
    bool adjourned;
};

struct ad_tour_round {
    uint16_t pairs;  /* 0: not paired */
    uint16_t differ; /* paired by hand: so many pairs are not those of the rules */
    bool by_hand, published, closed;
};

enum ad_tour_phase { AD_TOUR_NOTHING, AD_TOUR_RUNNING, AD_TOUR_FINISHED };

struct ad_tour {
    uint32_t seq;
    uint8_t phase; /* enum ad_tour_phase */
    bool reopened; /* after it had been finished: tables say so */
    struct ad_tour_rules rules;
    unsigned count, cap;     /* entries */
    unsigned played, stride; /* rounds paired; rounds there is room for */

    struct ad_entrant *entrants;
    struct ad_tour_entry *entry;
    struct ad_meeting *meetings; /* [(place - 1) * stride + round from 0] */
    struct ad_tour_seat *seats;  /* likewise */
    struct ad_tour_round *round; /* [round from 0] */

    struct ad_tour_player *players; /* of teams, by places that never change */
    unsigned player_count, player_cap;
    unsigned boards;              /* there is room for */
    struct ad_tour_chair *chairs; /* ad_tour_chair */
    int8_t *on_board;             /* likewise, for the record (tournament.h) */

    struct ad_forbidden *forbidden; /* room for `rows` of them, */
    uint16_t *forbidden_who;        /* … with 4 * rows places */
    struct ad_virtual *virtuals;    /* … and 4 * rows of these */
    unsigned rows, forbidden_count, forbidden_used, virtual_count;
};

/* Room for entries (at most AD_ENTRANTS_MAX) and rounds (at most AD_ROUNDS_MAX), of teams for players and
 * boards as well (at most AD_TOUR_BOARDS_MAX). */
struct ad_tour_room {
    unsigned entries, rounds;
    unsigned players, boards; /* of teams; else 0 */
};
AD_API size_t ad_tour_room_bytes(const struct ad_tour_room *room);

/* An empty state in so much memory. AD_EINVAL: too many; AD_EFULL: too little memory. */
AD_API int ad_tour_room_init(struct ad_tour *out, const struct ad_tour_room *room, void *memory,
                             size_t size);

/* ---- commands ---- */

/* id, name */
#define AD_TOUR_CMD_MAP(X)                                                                         \
    X(AD_TOUR_OPEN, "open")             /* rules                                               */  \
    X(AD_TOUR_SET, "set")               /* rules: all of them, as they shall be                */  \
    X(AD_TOUR_ENTER, "enter")           /* person; letter: of the rounds missed, Z if 0        */  \
    X(AD_TOUR_CHANGE, "change")         /* who, person                                         */  \
    X(AD_TOUR_NUMBER, "number")         /* list: all places in a new order; else by the rule   */  \
    X(AD_TOUR_CHECK_IN, "check-in")     /* who                                                 */  \
    X(AD_TOUR_BYE, "bye")               /* who, round, letter F, H, Z; 0 takes it back         */  \
    X(AD_TOUR_WITHDRAW, "withdraw")     /* who: from the next round on                         */  \
    X(AD_TOUR_RETURN, "return")         /* who                                                 */  \
    X(AD_TOUR_FORBID, "forbid")         /* list: no two of them meet, from round to last       */  \
    X(AD_TOUR_ACCELERATE, "accelerate") /* list, points: for pairing, from round to last       */  \
    X(AD_TOUR_PAIR, "pair")             /* lot, way                                            */  \
    X(AD_TOUR_BY_HAND, "by-hand")       /* pairs, board by board                               */  \
    X(AD_TOUR_UNPAIR, "unpair")         /* the last round                                      */  \
    X(AD_TOUR_PUBLISH, "publish")       /* the last round                                      */  \
    X(AD_TOUR_RESULT, "result")         /* round, board, game, result; letter w, b: who goes on */ \
    X(AD_TOUR_CORRECT, "correct")       /* likewise; note: why, of a round that is over        */  \
    X(AD_TOUR_ADJOURN, "adjourn")       /* round, board, game                                  */  \
    X(AD_TOUR_CLOSE, "close")           /* the last round is over; PAIR and FINISH do it, too  */  \
    X(AD_TOUR_FINISH, "finish")                                                                    \
    X(AD_TOUR_REOPEN, "reopen") /* note: why                                                   */  \
    X(AD_TOUR_MEMBER,                                                                              \
      "member") /* who: a team; person, number: where in its list, 0: behind all */                \
    X(AD_TOUR_LINE_UP,                                                                             \
      "line-up") /* who: a team; round; list: players, board by board, 0: empty  */                \
    X(AD_TOUR_NOT_HERE, "not-here") /* who: checked in by mistake                          */      \
    X(AD_TOUR_PAY, "pay")           /* who; number: cents that are paid by now, in all     */      \
    X(AD_TOUR_REPORT, "report") /* who, round, result: what a player says; it counts nothing yet */
enum ad_tour_cmd_kind { AD_TOUR_CMD_MAP(AD_ID) AD_TOUR_CMDS };

struct ad_tour_cmd {
    uint8_t kind; /* enum ad_tour_cmd_kind */
    char letter;
    char result[2]; /* of White and of Black, as in a meeting; '?': not known any more; of teams
                             that of the team with White at board 1 comes first at every board */
    uint16_t who;   /* place, from 1 */
    uint16_t round, last; /* from 1; of FORBID and ACCELERATE last 0: all that follow */
    uint16_t board;       /* from 1 */
    uint16_t game;        /* teams: board of the match, from 1; 0: the match as a whole */
    uint16_t number;      /* in a list, from 1 */
    uint8_t way;          /* enum ad_swiss_way */
    uint32_t confirmed;   /* bits: 1 << enum ad_tour_warning */
    uint32_t note;        /* the caller's number of a text that says why; 0: none */
    int64_t at_ms;        /* when, UTC */
    ad_points points;
    uint64_t lot[4]; /* as drawn (lot.h); all 0: none */
    struct ad_tour_person person;
    const struct ad_tour_rules *rules;
    const uint16_t *list; /* places, from 1 */
    unsigned listed;
    const struct ad_pair *pairs;
    unsigned pair_count;
};

/* ---- verdicts ---- */

/* What is odd: ad_tour_warning_… tell its name, level and text. */
enum ad_tour_warning {
    AD_TOUR_OPEN_RESULTS,    /* PAIR, CLOSE: they count as draws */
    AD_TOUR_MISSING,         /* PAIR of round 1: not checked in; they are absent */
    AD_TOUR_REPEAT,          /* BY_HAND: two meet again */
    AD_TOUR_FORBIDDEN_MEET,  /* BY_HAND */
    AD_TOUR_COLOURS,         /* BY_HAND: the rules give other colours */
    AD_TOUR_DIFFERS,         /* BY_HAND: the rules give other pairs */
    AD_TOUR_BYE_AGAIN,       /* BY_HAND: had one, or a win without a game */
    AD_TOUR_GIVEN_AGAIN,     /* PAIR: so did who was given the bye before */
    AD_TOUR_RESULTS_LOST,    /* UNPAIR */
    AD_TOUR_PUBLISHED,       /* UNPAIR */
    AD_TOUR_ROUNDS_CHANGED,  /* SET after the start */
    AD_TOUR_ROUNDS_MANY,     /* PAIR, SET: nobody meets twice, so they cannot all be played */
    AD_TOUR_ODD_SCORING,     /* a draw worth 0.8, a bye worth more than a win */
    AD_TOUR_SCORING_CHANGED, /* SET after the start */
    AD_TOUR_SYSTEM_CHANGED,
    AD_TOUR_TIEBREAKS_CHANGED,
    AD_TOUR_LEAVE_FIDE,
    AD_TOUR_SAME_ID,
    AD_TOUR_LATE_ENTRY,   /* after round 1 was paired: numbers move up */
    AD_TOUR_LATE_NUMBERS, /* after round 4 was paired */
    AD_TOUR_SECOND_HALF,  /* a second half-point bye */
    AD_TOUR_FULL_BYE,
    AD_TOUR_LEFT_PAIRED, /* WITHDRAW: the game of this round has no result yet */
    AD_TOUR_LATE_FORBID, /* after round 1 was paired */
    AD_TOUR_LATE_ACCELERATION,
    AD_TOUR_ODD_RESULT,   /* 0-0, 1/2-0 */
    AD_TOUR_PAST_RESULT,  /* CORRECT: pairings made since stay */
    AD_TOUR_FINISH_OPEN,  /* FINISH: games are open */
    AD_TOUR_FINISH_EARLY, /* FINISH: rounds are not played */
    AD_TOUR_BOARD_ORDER,  /* LINE_UP: another order than that of the list */
    AD_TOUR_EMPTY_BOARD,  /* LINE_UP, PAIR: nobody sits there */
    AD_TOUR_LATE_MEMBER,  /* MEMBER after round 1 was paired */
    AD_TOUR_WARNINGS
};

/* 1 … 5; 1 is only told. In FIDE mode a locked one cannot be confirmed. */
AD_API unsigned ad_tour_warning_level(enum ad_tour_warning w);
AD_API bool ad_tour_warning_locked(enum ad_tour_warning w);

/* The answer; from AD_TOUR_CONFIRM on nothing was done. */
enum ad_tour_code {
    AD_TOUR_OK,
    AD_TOUR_CONFIRM,      /* `missing` has to be confirmed */
    AD_TOUR_LOCKED,       /* `missing` cannot be, in FIDE mode */
    AD_TOUR_PHASE,        /* not before it is opened, or after it was finished */
    AD_TOUR_STARTED,      /* not after round 1 was paired */
    AD_TOUR_SYSTEM,       /* this system is not run here, or knows no such thing */
    AD_TOUR_SCORING,      /* a win worth less than a draw, or a draw less than a loss */
    AD_TOUR_NOBODY,       /* no such entry */
    AD_TOUR_ENTERED,      /* entered already */
    AD_TOUR_AWAY,         /* does not take part in this round */
    AD_TOUR_IS_IN,        /* RETURN: did not leave */
    AD_TOUR_TWICE,        /* named twice */
    AD_TOUR_UNPAIRED_ONE, /* BY_HAND: who takes part must be in a pair */
    AD_TOUR_BYES,         /* BY_HAND: more than one bye, or one too many */
    AD_TOUR_LETTER,       /* not F, H or Z */
    AD_TOUR_NO_ROUND,     /* there is no such round, or not yet */
    AD_TOUR_IS_PAIRED,    /* the round is paired */
    AD_TOUR_NO_BOARD,     /* no game at such a board */
    AD_TOUR_NO_RESULT,    /* the letters are none, or do not fit together */
    AD_TOUR_HAS_RESULT,   /* RESULT, ADJOURN: CORRECT changes it */
    AD_TOUR_SAME_RESULT,  /* CORRECT: it is so already */
    AD_TOUR_NO_REASON,    /* note is missing */
    AD_TOUR_OVER,         /* all rounds are paired */
    AD_TOUR_FEW,          /* fewer than two take part */
    AD_TOUR_IMPOSSIBLE,   /* no legal pairing; ad_swiss_pair names who stands in the way */
    AD_TOUR_LEVEL,        /* knockout: a drawn game, and nobody said who goes on */
    AD_TOUR_CLOSED,       /* closed or published already */
    AD_TOUR_NOT_OF_TEAM,  /* LINE_UP: no player of this team */
    AD_TOUR_CODES
};

/* Where a warning shows first, and how often; 0: nothing to tell. */
struct ad_tour_at {
    uint16_t who, other, round, board, count;
};

struct ad_tour_verdict {
    enum ad_tour_code code;
    uint32_t warned;  /* bits, of all that was found */
    uint32_t missing; /* … that must still be confirmed, or cannot be */
    struct ad_tour_at at[AD_TOUR_WARNINGS];
    struct ad_tour_at where; /* a refusal: what it is about */
};

/* ---- events ---- */

#define AD_TOUR_EVENT_MAP(X)                                                                       \
    X(AD_TOUR_EV_OPENED, "opened")   /* rules                                        */            \
    X(AD_TOUR_EV_SET, "set")         /* rules                                        */            \
    X(AD_TOUR_EV_ENTERED, "entered") /* person, number: from it on they move up; letter, round */  \
    X(AD_TOUR_EV_CHANGED, "changed") /* who, person                                  */            \
    X(AD_TOUR_EV_NUMBERED, "numbered")       /* who, number                                  */    \
    X(AD_TOUR_EV_HERE, "here")               /* who                                          */    \
    X(AD_TOUR_EV_BYE, "bye")                 /* who, round, letter                           */    \
    X(AD_TOUR_EV_LEFT, "left")               /* who, round                                   */    \
    X(AD_TOUR_EV_RETURNED, "returned")       /* who, round                                   */    \
    X(AD_TOUR_EV_FORBIDDEN, "forbidden")     /* number: of the group, who, round, last       */    \
    X(AD_TOUR_EV_ACCELERATED, "accelerated") /* who to other, round to last, points          */    \
    X(AD_TOUR_EV_PAIRED, "paired")           /* round, pairing                               */    \
    X(AD_TOUR_EV_BOARD, "board")             /* round, board, who, other                     */    \
    X(AD_TOUR_EV_UNPAIRED, "unpaired")       /* round                                        */    \
    X(AD_TOUR_EV_PUBLISHED, "published")     /* round                                        */    \
    X(AD_TOUR_EV_RESULT, "result")       /* round, board, who, other, result, was, letter, game */ \
    X(AD_TOUR_EV_ADJOURNED, "adjourned") /* round, board, who, other, game               */        \
    X(AD_TOUR_EV_CLOSED, "closed")       /* round                                        */        \
    X(AD_TOUR_EV_FINISHED, "finished")   /* round                                        */        \
    X(AD_TOUR_EV_REOPENED, "reopened")                                                             \
    X(AD_TOUR_EV_GIVEN, "given") /* who, round, points and games beside the result; of imports */  \
    X(AD_TOUR_EV_MEMBER, "member")   /* who, number: from it on they move down; person         */  \
    X(AD_TOUR_EV_LINE_UP, "line-up") /* who, round, line_up                                    */  \
    X(AD_TOUR_EV_NOT_HERE, "not-here") /* who                                                  */  \
    X(AD_TOUR_EV_PAID, "paid")         /* who, number: cents in all                            */  \
    X(AD_TOUR_EV_REPORTED, "reported") /* who, round, result                                   */
enum ad_tour_event_kind { AD_TOUR_EVENT_MAP(AD_ID) AD_TOUR_EVENTS };

/* What a round was paired by, and what it was made of. */
struct ad_tour_pairing {
    uint8_t system; /* enum ad_system */
    bool by_hand;
    char first;      /* round 1: the first colour, as announced or drawn */
    uint16_t pairs;  /* so many BOARD events follow, with the bye */
    uint16_t open;   /* results that were missing, and counted as draws */
    uint16_t differ; /* by hand: pairs that are not those of the rules */
    uint64_t lot[4];
};

struct ad_tour_line_up {
    uint16_t player[AD_TOUR_BOARDS_MAX]; /* places among the players, from 1; 0: empty */
    char colour[AD_TOUR_BOARDS_MAX];
};

struct ad_tour_event {
    uint32_t seq;
    uint8_t kind;    /* enum ad_tour_event_kind */
    uint8_t command; /* enum ad_tour_cmd_kind; AD_TOUR_CMDS: imported */
    char letter;
    char result[2], was[2];
    uint16_t who, other; /* places, from 1 */
    uint16_t number, round, last, board, game;
    ad_points points;
    int16_t games;
    uint32_t confirmed, note; /* of the first event of a command */
    int64_t at_ms;
    union {
        struct ad_tour_person person;
        struct ad_tour_pairing pairing;
        struct ad_tour_rules rules;
        struct ad_tour_line_up line_up;
    };
};

struct ad_tour_events {
    struct ad_tour_event *event; /* the caller's; entries + 8 suffice, of teams twice as many */
    unsigned cap, count;
    struct ad_tour_verdict verdict;
};

/* What the rules say about it; changes nothing. A refusal has no events. Returns 0; AD_EFULL if the
 * events, the state's arrays or the memory are too small; AD_EINVAL for a command that is none. */
AD_API int ad_tour_decide(struct ad_tour_events *out, const struct ad_tour *tour,
                          const struct ad_tour_cmd *cmd, void *memory, size_t size);

/* Memory for decide. For a bracket of many hundreds that is not as others are PAIR may want what
 * the plain way takes (swiss.h): it returns AD_EFULL then. */
AD_API size_t ad_tour_memory(const struct ad_tour *tour, enum ad_swiss_way way);

/* Fold an event in. Returns 0; AD_ECONFLICT if it is not the next one; AD_EINVAL if it names an
 * entry, round or board that is not there, so that it is damaged or of another one; AD_EFULL without
 * room. */
AD_API int ad_tour_apply(struct ad_tour *tour, const struct ad_tour_event *e);

/* ---- questions ---- */

/* The record, in the arrays of the state. */
AD_API void ad_tour_view(struct ad_tournament *out, const struct ad_tour *tour);

/* Place of who has this number, or this id of the caller's; 0: nobody. */
AD_API unsigned ad_tour_numbered(const struct ad_tour *tour, unsigned number);
AD_API unsigned ad_tour_find(const struct ad_tour *tour, uint32_t id);

/* A round (from 1), board by board, places from 1; black 0: the bye. Returns how many: room for
 * (count + 1) / 2. */
AD_API unsigned ad_tour_boards(struct ad_pair *out, const struct ad_tour *tour, unsigned round);

/* A chair of a team in a round, by the board of its match: all three from 1. */
static inline struct ad_tour_chair *ad_tour_chair(const struct ad_tour *tour, unsigned team,
                                                  unsigned round, unsigned game)
{
    size_t cell = (size_t)(team - 1) * tour->stride + (round - 1);

    return &tour->chairs[cell * tour->rules.boards + game - 1];
}

/* The player of a team who stands there in its list, from 1; 0: nobody. */
AD_API unsigned ad_tour_member(const struct ad_tour *tour, unsigned team, unsigned order);

/* Games of a round (from 1) without a result, of teams those of the boards; those adjourned are
 * counted apart (may be NULL). */
AD_API unsigned ad_tour_open(const struct ad_tour *tour, unsigned round, unsigned *adjourned);

/* A result as people write it: 1-0, 0-1, 1/2-1/2, 1/2, =, +--, 0-0, 1/2-0, 1:0 …, ? for none. False if it
 * is none. */
AD_API bool ad_tour_result_read(char out[2], const char *text, size_t len);

AD_END

#endif
