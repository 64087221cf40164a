/*
 * cli/season_script.h -- a file of a season script, read and asked: what the commands share that
 * take one.
 *
 * Answers go into `out` and are printed at the end. Of a script that cannot be read to its end they
 * are those before the first fault.
 */
#ifndef AD_CLI_SEASON_SCRIPT_H
#define AD_CLI_SEASON_SCRIPT_H

#include "adoube/season_script.h"
#include "cli/cli.h"
#include "cli/text.h"

struct season_script {
    const struct cli *c;
    const char *name; /* for messages */
    char *text;
    size_t len;
    void *memory;
    struct ad_season_script run;
    unsigned held, failed; /* expectations */
    struct text out;
    bool apart; /* the last lines want a blank one behind them */
    void *own;  /* the command's */
};

/* Read it, and be ready for the first statement. Close it in any case. */
enum cli_exit season_open(struct season_script *s, const struct cli *c, const char *file);

/* Go through it to its end. `answered` is called for every answer; NULL: for none. Expectations
 * that do not hold are told: then CLI_NO. */
enum cli_exit season_play(struct season_script *s, void (*answered)(struct season_script *s));

/* Ask one question more. CLI_BAD_INPUT: it cannot be read, and that is told. The text must stay
 * until the script is closed. */
enum cli_exit season_ask(struct season_script *s, const char *statement);

/* Print what was gathered, if all went well, and let go of everything. Returns the status. */
enum cli_exit season_close(struct season_script *s, enum cli_exit status);

/* One file after the other, with the templates of the flags; the worst status. */
enum cli_exit season_each(struct cli *c, int first,
                          enum cli_exit (*one)(const struct cli *c, const char *file));

/* Does the present statement begin with this word? */
bool season_is(const struct season_script *s, const char *verb);

/* The answer as a JSON object, or its lines for people. */
void season_add_json(struct season_script *s);
void season_add_block(struct season_script *s, const char *indent);

/* The one or the other, as the flags want it; with --quiet nothing. */
void season_add_answer(struct season_script *s);

/* "2 of 2 expectations hold", unless there are none or nobody wants to read it. */
void season_add_held(struct season_script *s);

/* A date of the command line, made plain: --on 4.10.1987 is 1987-10-04. */
enum cli_exit season_read_on(const struct cli *c, char out[16]);

#endif
