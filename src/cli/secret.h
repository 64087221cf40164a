/*
 * cli/secret.h -- a password that somebody types. It is never an argument: others could see those.
 */
#ifndef AD_CLI_SECRET_H
#define AD_CLI_SECRET_H

#include "cli/cli.h"

enum { SECRET_MAX = 1024 };

/*
 * At a terminal it is asked for twice and not shown, unless there is to be none, which the question
 * says if `or_none`; else it is the first line of standard input. "" if there is none. Says what is wrong: two that differ, one that is too long, or that was broken
 * off. `out` is wiped then.
 */
enum cli_exit secret_read(const struct cli *c, char out[SECRET_MAX], const char *name,
                          bool or_none);

void secret_wipe(char secret[SECRET_MAX]);

#endif
