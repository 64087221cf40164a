/*
 * cli/templates.h -- templates of championships named on the command line.
 */
#ifndef AD_CLI_TEMPLATES_H
#define AD_CLI_TEMPLATES_H

#include "adoube/template.h"
#include "cli/cli.h"

/* A name with a dot or a slash, or standard input, is a file; else it is one that ships. */
bool template_is_file(const char *name);

/* No template of this name ships, or this is wrong with a file of them: says so. CLI_BAD_INPUT. */
enum cli_exit template_missing(const struct cli *c, const char *name);
enum cli_exit template_bad(const struct cli *c, const char *file,
                           const struct ad_template_fault *f);

/* One that ships, or the only one of a file: that becomes *own, which the caller frees; else NULL.
 * *id is its name. */
enum cli_exit template_read(const struct cli *c, const char *name, struct ad_template **own,
                            const char **id);

#endif
