/*
 * cli/commands.h -- the commands there are: one word here, one file cmd_*.c each.
 */
#ifndef AD_CLI_COMMANDS_H
#define AD_CLI_COMMANDS_H

#include "cli/cli.h"

#define CLI_COMMANDS(X) \
    X(play) X(game) X(position) X(winnable) X(reachable) X(notation) X(pgn) X(perft) X(law) X(help)

#define X(name) extern const struct cli_command cmd_##name;
CLI_COMMANDS(X)
#undef X

#endif
