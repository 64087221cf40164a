/*
 * adoube/lineup.h -- who sits at the boards: rank lists, substitutes, empty boards.
 *
 *     struct ad_lineup_line lines[24];                        // the club's list, best first
 *     struct ad_lineup_team teams[] = {{1, 10}, {2, 20}, {3, 30}};      // number and class
 *     struct ad_lineup_case c = {.lines = lines, .line_count = 24, .teams = teams, .team_count = 3,
 *                                .team = 1};
 *     struct ad_lineup_report r;
 *
 *     for (unsigned i = 0; i < 24; i++)                       // .person NULL: nothing is known
 *         lines[i] = (struct ad_lineup_line){.rank = (uint16_t)(i + 1),
 *                                            .team = (uint8_t)(i / 8 + 1)};
 *     assert(ad_lineup_read(&c.lineup, "1 3 2 4 (5) 6 7 9", 17, NULL) == 0);
 *     assert(ad_lineup_judge(&r, &c) == 0);
 *     assert(r.code == AD_GAME_LOST && r.lost == 1u << 2);    // board 3
 *     assert(r.list[0].rank == 2 && r.list[0].by[0] == AD_BTO_16_7);
 *     assert(r.forfeit == 1u << 4);                           // board 5 is empty
 *     assert(r.use_count == 1 && r.uses[0].rank == 9);        // to the ledger, after the match
 *
 * Every clause that speaks puts verdicts into the list; the report holds what follows from all.
 * A verdict is proposed where the order says "as a rule", or where a fact is not known: then
 * somebody confirms it, and if he does not, `declined` holds. Sets of boards are bits, board 1 is
 * bit 0. A report is a value of 3 kB; the case and its arrays are only read.
 */
#ifndef ADOUBE_LINEUP_H
#define ADOUBE_LINEUP_H

#include "adoube/export.h"
#include "adoube/match.h"
#include "adoube/person.h"

AD_BEGIN

enum { AD_LINEUP_BOARDS_MAX = 16 };

/* ---- a line-up ---- */

enum ad_lineup_seat_kind {
    AD_LINEUP_EMPTY, /* nobody, and nobody named     `-`   */
    AD_LINEUP_TAKEN, /* he sits there                `4`   */
    AD_LINEUP_NAMED  /* empty, this one is named     `(4)` */
};

struct ad_lineup_seat {
    uint8_t kind;  /* enum ad_lineup_seat_kind */
    uint16_t rank; /* his number in the club's list */
};

struct ad_lineup {
    uint8_t boards;
    struct ad_lineup_seat seats[AD_LINEUP_BOARDS_MAX];
};

/* A youth rank "1/7" is the number of the team and the rank in it (SJ 7.4). Plain ranks end at 999:
 * a late addition, whose senior number is also the youth one (SJ 7.4), cannot look like one. */
#define AD_YOUTH_RANK(team, rank) ((uint16_t)((team)*1000 + (rank)))
enum { AD_RANK_MAX = 999, AD_YOUTH_TEAM_MAX = 60, AD_YOUTH_RANK_MAX = 99 };

#define AD_LINEUP_BAD_MAP(X) \
    X(AD_LINEUP_FINE)        \
    X(AD_LINEUP_NO_TEXT)     \
    X(AD_LINEUP_WORD)        \
    X(AD_LINEUP_RANK)        \
    X(AD_LINEUP_LONG)        \
    X(AD_LINEUP_TWICE)
enum ad_lineup_bad { AD_LINEUP_BAD_MAP(AD_ID) AD_LINEUP_BADS };

struct ad_lineup_fault {
    enum ad_lineup_bad why;
    size_t at;
};

/* Read `1 2 (3) 4 - 6 7 8`, board 1 first. Returns 0, or AD_EPARSE with the reason in *fault, which
 * may be NULL; then *out is untouched. */
AD_API int ad_lineup_read(struct ad_lineup *out, const char *text, size_t len,
                          struct ad_lineup_fault *fault);

/* Write it the same way. Returns the length or AD_EFULL. */
AD_API int ad_lineup_write(char *out, size_t cap, const struct ad_lineup *l);

/* ---- the rules that are numbers, and the readings ---- */

enum { AD_LINEUP_UNLIMITED = 255 };

struct ad_lineup_rules {
    uint8_t foreigners;     /* in a team of the top league, BTO 2.2: 2                            */
    uint8_t uses;           /* of a substitute in higher teams and one season, BTO 16.5: 2        */
    uint8_t youth_extra;    /* more of them in final stage and play-offs, SJ 8.5: 2        */
    uint8_t nominations;    /* for a national league without losing the home team, BTO 16.5: 1    */
    uint8_t girl_board;     /* SJ 8.1: 7; 0: none                                                 */
    uint8_t young_board;    /* SJ 8.1: 8; 0: none                                                 */
    uint8_t young_under;    /* SJ 2.1: 15                                                         */
    uint8_t ban_from;       /* the use on those boards from which each costs a ban, SJ 7.3: 3     */
    uint8_t reserves;       /* of a blitz team, BTO 11.6: 1                                       */
    uint8_t youth_reserves; /* of a youth blitz team, SJ 11.3: unlimited                   */
    uint8_t guests;         /* in a girls' team, SJ 9.1: 1                                        */
    uint8_t report_hours;   /* "at once", BTO 19: 24                                              */
    uint8_t boards;         /* of a team, BTO 15.1; 0: not said, any number is judged             */
    bool foreigner_game;    /* one foreigner too many loses his game, not the match        */
    bool downward;          /* players of a higher team may sit in a lower one             */
    bool gap_everywhere;    /* the run behind a gap loses in upper teams too               */
    bool whole_order;       /* the special boards of a youth team are compared as well     */
    bool cup_counts;        /* cup matches are uses as well                                */
    bool blitz_append;      /* reserves may be appended during the event                   */
    uint16_t boards_by;     /* enum ad_point that says so                                         */
    const struct ad_pass_rules
        *passes; /* NULL: the usual ones                                    */
};

/* The order's own; NULL below means these. */
extern AD_API const struct ad_lineup_rules ad_lineup_rules_usual;

/* ---- what is known about the match ---- */

#define AD_LINEUP_KIND_MAP(X)     \
    X(AD_LINEUP_LEAGUE, "league") \
    X(AD_LINEUP_YOUTH, "youth")   \
    X(AD_LINEUP_BLITZ, "blitz")   \
    X(AD_LINEUP_CUP, "cup")       \
    X(AD_LINEUP_GIRLS, "girls")
enum ad_lineup_kind { AD_LINEUP_KIND_MAP(AD_ID) AD_LINEUP_KINDS };

#define AD_LINEUP_STAGE_MAP(X)      \
    X(AD_LINEUP_ROUND, "round")     \
    X(AD_LINEUP_FINAL, "final")     \
    X(AD_LINEUP_PLAYOFF, "playoff") \
    X(AD_LINEUP_PROMOTION, "promotion")
enum ad_lineup_stage { AD_LINEUP_STAGE_MAP(AD_ID) AD_LINEUP_STAGES };

/* One line of the club's rank list; the lines stand in the order of the list. */
struct ad_lineup_line {
    uint16_t rank;
    uint8_t team; /* his home team, 1 the strongest; 0: a reserve below the last team */
    bool late;    /* appended after the deadline, BTO 16.3 */
    const struct ad_person *person; /* NULL: nothing is known, and his eligibility is not asked */
    const struct ad_club_facts *guest; /* SJ 9.1: her own club; NULL: the club of the team */
};

/* One use of a substitute in a team that is not his own. */
struct ad_lineup_use {
    uint16_t rank;
    uint8_t team;  /* in which */
    uint8_t home;  /* his own; 0: a reserve */
    uint8_t board; /* from 1 */
    bool counted;  /* towards the limit of BTO 16.5 */
    bool named;    /* named for an empty board, he did not play: never counted */
    uint32_t match;
    ad_date on; /* the day of that match; AD_NO_DATE: not known */
};

struct ad_lineup_team {
    uint8_t number;    /* 1 the strongest; the highest is the club's lowest */
    uint32_t class_of; /* the class it plays in, any number of the caller's */
};

struct ad_lineup_case {
    struct ad_lineup lineup;
    uint8_t kind, stage; /* enum ad_lineup_kind, enum ad_lineup_stage                         */
    uint8_t team;        /* which of the club's teams plays                                   */
    bool top_league;     /* BTO 2.2 holds                                                     */
    uint32_t match;      /* the caller's number, for the ledger                               */
    ad_date on; /* ... and its day: uses of a later one do not count; AD_NO_DATE: not known */
    const struct ad_lineup_line *lines;
    unsigned line_count;
    const struct ad_lineup_team *teams; /* all of the club of this kind                         */
    unsigned team_count;
    const struct ad_lineup_use *uses; /* the ledger of this season and this kind              */
    unsigned use_count;
    const struct ad_pass_showing *shown; /* for each board; NULL: all passes were in order      */
    const struct ad_club_facts *club;    /* NULL: eligibility is not asked                       */
    struct ad_terms terms;               /* .team and .youth are filled in from above            */
    const struct ad_lineup_rules *rules; /* NULL: the usual ones                                */
    const struct ad_lineup *opposite; /* of the same club's team that it meets; NULL: of another */
};

/* ---- the verdicts ---- */

/* In the order of precedence: a later one swallows an earlier. */
#define AD_LINEUP_CODE_MAP(X)          \
    X(AD_LINEUP_OK, "ok")              \
    X(AD_BAN_FOLLOWS, "ban")           \
    X(AD_RESERVATION, "reservation")   \
    X(AD_GAME_LOST, "game-lost")       \
    X(AD_NO_SHOW, "no-show")           \
    X(AD_MATCH_LOST_ALL, "match-lost") \
    X(AD_LINEUP_REJECT, "reject")
enum ad_lineup_code { AD_LINEUP_CODE_MAP(AD_ID) AD_LINEUP_CODES };

/* The clauses, in the order in which they are asked. */
/* clang-format off */
#define AD_LINEUP_CLAUSE_MAP(X)                                                               \
    X(AD_CLAUSE_LISTED, "L-REG") X(AD_CLAUSE_ELIG, "L-ELIG") X(AD_CLAUSE_PASS, "L-PASS")      \
    X(AD_CLAUSE_FOREIGN, "L-FOREIGN") X(AD_CLAUSE_SAME, "L-SAME") X(AD_CLAUSE_SUB, "L-SUB")   \
    X(AD_CLAUSE_ORDER, "L-ORDER") X(AD_CLAUSE_PRESENT, "L-PRESENT")                           \
    X(AD_CLAUSE_EMPTY, "L-EMPTY") X(AD_CLAUSE_YOUTH, "L-YOUTH") X(AD_CLAUSE_BLITZ, "L-BLITZ") \
    X(AD_CLAUSE_CUP, "L-CUP") X(AD_CLAUSE_GUEST, "L-GUEST") X(AD_CLAUSE_BOARDS, "L-BOARDS")
/* clang-format on */
enum ad_lineup_clause { AD_LINEUP_CLAUSE_MAP(AD_ID) AD_LINEUP_CLAUSES };

/* clang-format off */
#define AD_LINEUP_WHY_MAP(X)                                                                   \
    X(AD_FOUND_UNLISTED) X(AD_FOUND_INELIGIBLE) X(AD_FOUND_NAMED_INELIGIBLE)                   \
    X(AD_FOUND_NAMED_PRESENT) X(AD_FOUND_PASS_OPEN) X(AD_FOUND_PASS_NOT_SHOWN)                 \
    X(AD_FOUND_FOREIGNERS) X(AD_FOUND_SAME_CLASS) X(AD_FOUND_USED_IN_OTHER) X(AD_FOUND_HIGHER) \
    X(AD_FOUND_USED_UP) X(AD_FOUND_NOMINATED) X(AD_FOUND_TOO_LOW) X(AD_FOUND_GAP)              \
    X(AD_FOUND_UNNAMED) X(AD_FOUND_ABSENT) X(AD_FOUND_NO_GIRL) X(AD_FOUND_TOO_OLD)             \
    X(AD_FOUND_NOT_LOWEST_GIRL) X(AD_FOUND_NOT_LOWEST_YOUNG) X(AD_FOUND_BAN)                   \
    X(AD_FOUND_EVENT_ORDER) X(AD_FOUND_GUESTS) X(AD_FOUND_GUEST_DISTRICT)                      \
    X(AD_FOUND_DEADLINE_EARLY) X(AD_FOUND_LATE) X(AD_FOUND_NO_ORDER) X(AD_FOUND_NOT_OWN)       \
    X(AD_FOUND_RUNNING) X(AD_FOUND_APPEND_ONLY) X(AD_FOUND_RESERVES)                           \
    X(AD_FOUND_NO_SENIOR_RANK) X(AD_FOUND_BOARDS)
/* clang-format on */
enum ad_lineup_why { AD_LINEUP_WHY_MAP(AD_ID) AD_LINEUP_WHYS };

struct ad_lineup_verdict {
    uint8_t code, clause, why; /* enum ad_lineup_code, _clause, _why                         */
    bool proposed;
    uint8_t ineligible; /* enum ad_ineligible, where `why` is one of the two INELIGIBLE      */
    uint16_t rank;      /* the person concerned; 0: none alone                               */
    uint32_t boards;    /* concerned                                                         */
    enum ad_point by[2];
};

/* Each board speaks at most so often: one clause, one verdict. */
enum { AD_LINEUP_VERDICTS_MAX = 8 * AD_LINEUP_BOARDS_MAX };

/* A ban that follows from the match: one match of his home youth team (SJ 7.3). */
struct ad_lineup_ban {
    uint16_t rank;
    uint8_t team, matches;
};

enum { AD_LINEUP_KEPT = 12 };

struct ad_lineup_report {
    struct ad_lineup_verdict list[AD_LINEUP_VERDICTS_MAX];
    unsigned count;
    enum ad_point kept[AD_LINEUP_KEPT]; /* points that were asked and that it keeps: what "in
                                           order" rests on */
    unsigned kept_count;
    uint8_t code;      /* enum ad_lineup_code: what all of it comes to                      */
    bool proposed;     /* ... and somebody must confirm it                                  */
    uint8_t declined;  /* what it comes to, if he does not                                  */
    uint32_t lost;     /* boards whose player sits and has lost by the order                */
    uint32_t lost_if;  /* ... and those that have lost only if somebody confirms it           */
    uint32_t forfeit;  /* empty boards                                                      */
    uint32_t reserved; /* boards that play under reservation                               */
    uint32_t unasked;  /* seated, but nothing is known about the person                     */
    bool note_due;     /* a reservation must stand in the match report (BTO 2.4)            */
    bool fine_due;     /* BTO 4.3                                                           */
    bool sanction_due; /* BTO 2.4                                                          */
    struct ad_lineup_use uses[AD_LINEUP_BOARDS_MAX];
    struct ad_lineup_ban bans[AD_LINEUP_BOARDS_MAX];
    unsigned use_count, ban_count;
};

/* Judge it by all clauses. Returns 0, or AD_EINVAL for no boards or a player who sits twice. */
AD_API int ad_lineup_judge(struct ad_lineup_report *out, const struct ad_lineup_case *c);

/* What the clauses that ask the ledger (L-SAME, L-SUB) find. */
struct ad_lineup_found {
    uint8_t code;     /* enum ad_lineup_code */
    uint8_t bans;     /* that follow (SJ 7.3) */
    uint32_t boards;  /* concerned */
    enum ad_point by; /* of the first verdict; AD_NO_POINT: none */
};

/* One verdict as a sentence with its points: "Board 3 (rank 2): sits too low … – game lost (BTO
 * 16.7)". Returns the length or AD_EFULL. */
AD_API int ad_lineup_verdict_say(char *out, size_t cap, const struct ad_lineup_verdict *v,
                                 enum ad_language lang);

AD_END

#endif
