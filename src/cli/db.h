/*
 * cli/db.h -- what the files of `adoube db` share.
 */
#ifndef AD_CLI_DB_H
#define AD_CLI_DB_H

#include "cli/cli.h"
#include "store/store.h"

/* --db, or the record in this folder. */
const char *db_address(const struct cli *c);

/* Say what went wrong with a record; the exit code that goes with it. */
enum cli_exit db_trouble(const struct cli *c, const struct store_fault *fault);

/* Say what should be known of a record that was opened: it is new, or others can read it. */
void db_notes(const struct cli *c, const struct store *s);

/* A record as one JSON object a line. */
enum cli_exit db_export(const struct cli *c, struct store *s);

#endif
