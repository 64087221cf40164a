/*
 * cli/standings.h -- parts of adoube standings.
 */
#ifndef AD_CLI_STANDINGS_H
#define AD_CLI_STANDINGS_H

#include "cli/ranking.h"

/* The working of every value of one player. */
enum cli_exit standings_receipt(const struct cli *c, const struct event *e, const struct ranking *r,
                                unsigned who);

#endif
