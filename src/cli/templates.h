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

/* Read the files of --template into c->own. */
enum cli_exit templates_read(struct cli *c);

/* One of those, one that ships, or the only one of a file: that joins c->own. *id is its name. Call it
 * behind templates_read, and at most once: *id may be a part of c->own. */
enum cli_exit template_read(struct cli *c, const char *name, const char **id);

#endif
