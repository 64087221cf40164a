/*
 * cli/suite.h -- a perft suite: lines `FEN ;D1 n ;D2 n ...` checked against our own counts.
 */
#ifndef AD_CLI_SUITE_H
#define AD_CLI_SUITE_H

#include "cli/cli.h"

/* Check the suite c->epd, every count of at most c->max_nodes. */
enum cli_exit cli_check_suite(const struct cli *c);

#endif
