/*
 * cli/output.h -- a file that appears whole or not at all.
 */
#ifndef AD_CLI_OUTPUT_H
#define AD_CLI_OUTPUT_H

#include "cli/cli.h"

struct output {
    FILE *file;
    const char *called; /* by the caller */
    char *name, *draft; /* the draft lies beside the file until it is whole */
};

/* Standard output for NULL and "-". What is wrong is said. */
enum cli_exit output_open(struct output *o, const struct cli *c, const char *name);

/* Write; false if it failed, which has been said. */
bool output_write(struct output *o, const struct cli *c, const char *text, size_t len);

/* Put the file in its place, or, unless `whole`, let there be nothing. Standard output is
 * closed by main. */
enum cli_exit output_close(struct output *o, const struct cli *c, bool whole);

#endif
