/*
 * cli/pgn_endings.h -- is the recorded result what the Laws say? adoube pgn check --endings.
 *
 *   clause (2023)                                      kind
 *   5.1.1  mate                                        ENDING_MATE
 *   5.2.1  stalemate                                   ENDING_STALEMATE
 *   5.2.2  dead position                               ENDING_DEAD, ENDING_DEAD_ON
 *   9.6.1  fivefold repetition                         ENDING_FIVEFOLD, ENDING_FIVEFOLD_ON
 *   9.6.2  75 moves                                    ENDING_SEVENTYFIVE, ENDING_SEVENTYFIVE_ON
 *   6.9    time overstepped, the opponent cannot mate  ENDING_TIME_WON, ENDING_TIME_DRAWN
 *   5.1.2  resigned, the opponent cannot mate          ENDING_RESIGNED
 *
 * The edition is the one in force on the date of the game, or the one that was asked for. A game from
 * a time of which no whole text is stored (before September 1985, 1993 to June 1997, July 2001 to June
 * 2017) is counted and not judged: ENDING_NO_TEXT. Where it is judged by another wording than that of
 * its day, or without a date by the text of today, that is told and counted as well: ENDING_AMENDED,
 * ENDING_UNDATED. 1984 and what is laid over it judge by material: there only mate and stalemate are
 * looked at.
 */
#ifndef AD_CLI_PGN_ENDINGS_H
#define AD_CLI_PGN_ENDINGS_H

#include "cli/archive.h"
#include "cli/proof.h"

#include "adoube/laws.h"
#include "adoube/pgn.h"

/* name for programs, is it a mere note, what it is called in the summary */
#define ENDING_MAP(X)                                           \
    X(ENDING_MATE, "mate", 0, W_KIND_MATE)                      \
    X(ENDING_STALEMATE, "stalemate", 0, W_KIND_STALEMATE)       \
    X(ENDING_DEAD, "dead", 0, W_KIND_DEAD)                      \
    X(ENDING_SEVENTYFIVE, "seventyfive", 0, W_KIND_SEVENTYFIVE) \
    X(ENDING_FIVEFOLD, "fivefold", 0, W_KIND_FIVEFOLD)          \
    X(ENDING_TIME_WON, "time_won", 0, W_KIND_TIME_WON)          \
    X(ENDING_TIME_DRAWN, "time_drawn", 0, W_KIND_TIME_DRAWN)    \
    X(ENDING_DEAD_ON, "dead_on", 1, W_KIND_DEAD_ON)             \
    X(ENDING_SEVENTYFIVE_ON, "seventyfive_on", 1, W_KIND_75_ON) \
    X(ENDING_FIVEFOLD_ON, "fivefold_on", 1, W_KIND_FIVEFOLD_ON) \
    X(ENDING_RESIGNED, "resigned", 1, W_KIND_RESIGNED)          \
    X(ENDING_UNDECIDED, "undecided", 1, W_KIND_UNDECIDED)       \
    X(ENDING_NO_TEXT, "no_text", 1, W_KIND_NO_TEXT)             \
    X(ENDING_AMENDED, "amended", 1, W_KIND_AMENDED)             \
    X(ENDING_UNDATED, "undated", 1, W_KIND_UNDATED)

enum ending {
#define X(id, name, note, word) id,
    ENDING_MAP(X)
#undef X
        ENDINGS
};

extern const struct ending_name {
    const char *name;
    bool note;
    enum cli_word word;
} ending_names[ENDINGS];

/* One scanner's. */
struct endings;

struct endings *endings_start(struct prover *all, enum ad_edition edition); /* NULL: no memory */
void endings_end(struct endings *e);

void endings_new_game(struct endings *e);

/* Note a token that has been followed. */
void endings_note(struct endings *e, const struct ad_pgn_replay *r, const struct ad_pgn_token *t);

/* The result has come, `t`, and the game has no fault so far: judge it. What is found is told in the
 * block and counted. False without memory. */
bool endings_judge(struct endings *e, uint64_t count[ENDINGS], const struct ad_pgn_replay *r,
                   struct ad_pgn_reader *reader, struct block *b, const struct ad_pgn_token *t);

#endif
