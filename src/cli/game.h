/*
 * cli/game.h -- a game script in memory, played step by step.
 */
#ifndef AD_CLI_GAME_H
#define AD_CLI_GAME_H

#include "adoube/script.h"
#include "cli/cli.h"
#include "cli/text.h"

struct game_file {
    const struct cli *c;
    const char *name; /* for messages */
    char *text;
    size_t len;
    struct ad_ply *plies;
    void *scratch;
    struct ad_script script;
    unsigned held, failed;
    struct text incidents; /* told in words, one a line */
    struct text ending;    /* the sentence that ended the game */
};

/* Read and set up; says what is wrong. */
enum cli_exit game_open(struct game_file *f, const struct cli *c, const char *name);

/* Play it to its end. Expectations that fail and events that are impossible are told, and make it
 * CLI_NO. What was ruled is added to `out`, unless that is NULL. */
enum cli_exit game_play(struct game_file *f, struct text *out);

void game_close(struct game_file *f);

/* The record: as an arbiter wants it, and as PGN. */
enum cli_exit game_show(struct game_file *f, struct text *out);
enum cli_exit game_pgn(struct game_file *f, struct text *out);

#endif
