/*
 * cli/commands.h -- the commands there are: one word here, one file cmd_*.c each.
 */
#ifndef AD_CLI_COMMANDS_H
#define AD_CLI_COMMANDS_H

#include "cli/cli.h"

/* clang-format off */
#define CLI_COMMANDS(X) \
    X(play) X(game) X(position) X(winnable) X(reachable) X(notation) X(pgn) X(perft) X(law) \
    X(pair) X(standings) X(crosstable) X(rate) X(schedule) X(roster) \
    X(enter) X(bye) X(withdraw) X(boards) X(result) X(finish) X(season) \
    X(draw) X(lineup) X(eligible) X(seats) X(case) X(order) X(serve) X(account) X(db) X(help)
/* clang-format on */

#define X(name) extern const struct cli_command cmd_##name;
CLI_COMMANDS(X)
#undef X

#endif
