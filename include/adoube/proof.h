/*
 * adoube/proof.h -- what can be proven about all games that lead on from a position, or to it.
 *
 *   ad_position_can_mate    can this side still mate, by any series of legal moves? (6.9, 7.5.5)
 *   ad_position_is_dead     can neither? (1.5, 5.2.2)
 *   ad_position_reachable   can any game lead here? (3.10.3)
 *
 * Each answers yes, no or unknown, and never guesses. A yes comes with moves that show it, and they
 * have been played through before you see them. A no comes with the kind of proof. Unknown means
 * that the budget is spent: a person decides, or a larger budget.
 *
 *     static const char fen[] = "8/8/8/8/8/5k2/7P/5n1K w - - 0 1"; // White's flag falls
 *     struct ad_budget budget = {.nodes = 100000, .scratch = malloc(1 << 20), .len = 1 << 20};
 *     struct ad_setup told;
 *     struct ad_position p;
 *     struct ad_mate mate;
 *
 *     assert(ad_fen_read(&told, fen, strlen(fen), NULL) == 0 && ad_position_from(&p, &told) == 0);
 *     ad_position_can_mate(&mate, &p, AD_BLACK, &budget);
 *     assert(mate.answer == AD_POSSIBLE_YES);                 // so White has lost: by these moves
 *     for (unsigned i = 0; i < mate.plies; i++)
 *         ad_position_play(&p, &p, mate.line[i]);
 *     assert(ad_position_status(&p) == AD_CHECKMATE && p.turn == AD_WHITE);
 *     free(budget.scratch);
 *
 * "Legal" is what 3.1 to 3.9 say: counters and repetitions (9.2, 9.3, 9.6) do not shorten a series
 * of moves, and neither does the end of a game in the middle of it.
 *
 * Budgets are counted in positions looked at, not in time: the same question gets the same answer
 * on every machine. Memory is yours; nothing is kept in it between calls.
 */
#ifndef ADOUBE_PROOF_H
#define ADOUBE_PROOF_H

#include "adoube/export.h"
#include "adoube/position.h"

AD_BEGIN

enum ad_possible { AD_POSSIBLE_NO, AD_POSSIBLE_YES, AD_POSSIBLE_UNKNOWN };

/* What may be spent. */
struct ad_budget {
    uint64_t nodes; /* positions that may be looked at; 0: fast mode */
    void *scratch;  /* memory, or NULL */
    size_t len;     /* its bytes */
    unsigned off;   /* AD_RULE_* that must not be used, to check the others against; 0 */
};

/* ---- can this side still mate? ---- */

/* How we know. A line of moves is the proof of a yes; these are the proofs of a no. */
#define AD_MATE_PROOF_MAP(X) \
    X(AD_MATE_NO_PROOF)      \
    X(AD_MATE_BY_LINE)       \
    X(AD_MATE_GAME_OVER)     \
    X(AD_MATE_NO_MATERIAL)   \
    X(AD_MATE_NO_ROOM)       \
    X(AD_MATE_ALL_SEEN)
enum ad_mate_proof { AD_MATE_PROOF_MAP(AD_ID) };

/* The static rules, each with its argument in docs/design/endings.md and a switch for its test. */
enum ad_rule {
    AD_RULE_MATERIAL = 1 << 0, /* too few men */
    AD_RULE_LOCKED = 1 << 1,  /* what no man can ever do, found as a least fixed point; and of it */
    AD_RULE_HEAD_ON = 1 << 2, /*   pawns that meet head-on do not pass each other */
    AD_RULE_ENDS = 1 << 3,    /*   a king's move that leaves the other side no move */
    AD_RULE_FATAL = 1 << 4,   /*   a check to this side that cannot be answered */
    AD_RULE_KINGS = 1 << 5,   /*   both kings looked at together */
    AD_RULE_CROWD = 1 << 6,   /*   bishops with hardly any room guard squares together */
    AD_RULE_REPLIES = 1 << 7, /*   in check: after each reply */
    AD_RULE_SPLIT = 1 << 8,   /*   once for each thing that cannot be taken back */
    AD_RULE_RING = 1 << 9,    /* a lone queen against a king behind his own men */
    AD_RULE_KEPT = 1 << 10,   /* what was proven for a position, for others that fit it as well */
    AD_RULES_ALL = (1 << 11) - 1
};

enum { AD_MATE_PLIES = 1024 };
enum { AD_MATE_FAST = 100 << 10 }; /* bytes that fast mode can use */

struct ad_mate {
    enum ad_possible answer;
    enum ad_mate_proof proof;
    uint64_t nodes;              /* positions looked at */
    unsigned plies;              /* of the line */
    ad_move line[AD_MATE_PLIES]; /* yes: legal moves from the position to the mate */
};

/* Can `side` mate from here, with the other side's help?
 *
 * Fast mode (`budget` NULL, or no nodes in it): less than a millisecond. It looks for proofs where
 * there may be some; where men move freely it says unknown at once, and out->nodes is 0. Without the
 * AD_MATE_FAST bytes of memory it searches less, or not at all, and more stays unknown. Full mode: until it is decided, or the nodes or the memory are spent. 30,000 nodes
 * take about 5 ms; 1 GB holds some 20 million positions, and no position is known that needs as many. */
AD_API void ad_position_can_mate(struct ad_mate *out, const struct ad_position *p, int side,
                                 const struct ad_budget *budget);

/* Is it dead: can neither side mate? `no` if *out holds a line (of either side) that refutes it.
 * out->proof of `yes` is the weaker of the two proofs. */
AD_API enum ad_possible ad_position_is_dead(struct ad_mate *out, const struct ad_position *p,
                                            const struct ad_budget *budget);

/* ---- can a game lead here? ---- */

/* Why none can. AD_REACH_BAD stands for a setup that is no position at all, see AD_WORDS_BAD; then
 * the reasons come in the order in which they are looked for. */
/* clang-format off */
#define AD_REACH_MAP(X)                                                                      \
    X(AD_REACH_UNSETTLED) X(AD_REACH_GAME) X(AD_REACH_BAD) X(AD_REACH_MEN) X(AD_REACH_PAWNS) \
    X(AD_REACH_PROMOTED) X(AD_REACH_COUNTERS) X(AD_REACH_TRIPLE_CHECK) X(AD_REACH_EP)        \
    X(AD_REACH_CHECK) X(AD_REACH_DOUBLE_CHECK) X(AD_REACH_NO_LAST_MOVE) X(AD_REACH_NO_WAY)   \
    X(AD_REACH_PAWN_SQUARE) X(AD_REACH_CAPTURES) X(AD_REACH_TEMPO) X(AD_REACH_BEFORE)        \
    X(AD_REACH_PLAN)
/* clang-format on */
enum ad_reach_why { AD_REACH_MAP(AD_ID) };

enum { AD_REACH_PLIES = 1024 };

/* What the search for the pawns' captures and promotions has seen: 12 kB that are too much for a
 * stack. For the library alone. */
struct ad_reach_seen {
    uint64_t rough[1024], fine[256][2];
};

struct ad_reach {
    enum ad_possible answer;
    enum ad_reach_why why;
    unsigned bad;                 /* AD_BAD_* bits, with AD_REACH_BAD */
    int square;                   /* where the reason shows, or AD_NO_SQUARE */
    uint64_t nodes;               /* positions and plans looked at */
    unsigned plies;               /* of the game */
    ad_move game[AD_REACH_PLIES]; /* yes: from the initial position to this one */
    struct ad_reach_seen seen;
};

/* Can a game of standard chess reach what was told? The cheap stages need no more memory and take some
 * 30 microseconds, at worst a few milliseconds; they are all that is done with `budget` NULL.
 * Counters are not asked for more than they can tell: a game of any length will do. An en passant
 * square that is told must be right; if none is told, a double step may still have been the last
 * move. Where castling rights belong to another initial position of Chess960, only what holds for
 * all of them is asked. */
AD_API void ad_position_reachable(struct ad_reach *out, const struct ad_setup *s,
                                  const struct ad_budget *budget);

AD_END

#endif
