/*
 * cli/games.h -- what `adoube pgn` finds in an archive: faults and sums.
 */
#ifndef AD_CLI_GAMES_H
#define AD_CLI_GAMES_H

#include "cli/archive.h"
#include "cli/cli.h"
#include "cli/forms.h"
#include "cli/pgn_endings.h"

#include "adoube/pgn.h"

enum { ECO_CODES = 500 }; /* A00 .. E99 */

/* Why a game that is legal could still not be converted. */
enum unwritten { UNWRITTEN_UNSAYABLE, UNWRITTEN_LARGE, UNWRITTEN };

extern const struct unwritten_name {
    const char *name; /* for programs */
    enum cli_word word;
} games_unwritten[UNWRITTEN];

/* Sums over an archive. All but the first six leave out the games with faults. */
struct tally {
    uint64_t games, bad, bytes, plies; /* plies: legal moves of the games themselves */
    uint64_t why[AD_PGN_WHYS];         /* faults and warnings by kind */
    uint64_t unwritten[UNWRITTEN];

    uint64_t result[4]; /* by enum ad_pgn_result */
    uint64_t ending[ENDINGS];
    uint64_t good_plies, shortest, longest;
    uint64_t mates, stalemates;
    uint64_t setups, chess960;
    uint64_t comments, nags, variations;
    uint64_t first_year, last_year; /* 0: no game is dated */
    uint64_t elos, elo_sum;
    uint64_t eco[ECO_CODES];
};

enum games_task { GAMES_CHECK, GAMES_STATS, GAMES_CONVERT };

struct games {
    const struct cli *c;
    enum games_task task;
    struct form form;        /* of moves, to convert */
    bool plain;              /* it is that of PGN itself */
    struct prover *prover;   /* NULL: endings are not looked at */
    enum ad_edition edition; /* ... by these Laws; AD_NO_EDITION: those of the date of the game */
    struct tally sum;
};

/* The name of a fault for programs: AD_PGN_NO_RESULT is no_result. */
enum { WHY_NAME = 32 };
const char *games_why_name(char out[WHY_NAME], enum ad_pgn_why why);

/* A warning, which leaves the game usable; with --strict only what needs no guess. */
bool games_forgive(const struct games *g, enum ad_pgn_why why);

/* The scanner's functions; the context is a struct games. */
void *games_start(void *games);
bool games_scan(void *self, struct block *b);
void games_end(void *self);

#endif
