/*
 * cli/cli.h -- what the commands share: the table of commands, flags, messages, exit codes.
 *
 * main.c reads the flags of a command into a `struct cli` and calls the command's row. One
 * file holds one command; words.h holds every sentence in both languages.
 */
#ifndef AD_CLI_CLI_H
#define AD_CLI_CLI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "adoube/language.h"
#include "adoube/position.h"
#include "cli/words.h"

enum cli_exit {
    CLI_OK,
    CLI_NO,        /* illegal, wrong, not so           */
    CLI_FAULT,     /* ours: a bug, or no memory        */
    CLI_BAD_INPUT, /* text or flags that make no sense */
    CLI_LIMIT,
    CLI_FILE,
    CLI_REFUSED
};

struct ad_template;

enum { CLI_LIST_MAX = 16 }; /* values of a flag that may stand more than once */

/* The arguments of one call. Every flag of every command has its place here. */
struct cli {
    const struct cli_command *command;
    enum ad_language lang; /* AD_EN or AD_DE */
    char **operand;        /* what is no flag; the list ends with NULL */
    int operands;

    bool json, quiet, help, version, chess960, divide, random, press, arbiter;
    bool fast, full, why, endings, strict;
    bool again, by_hand;
    bool plain, force, tsv, csv, accelerated, text, demo;
    const char *lang_name, *fen, *epd, *to, *output, *completion, *edition, *find, *time, *engine;
    const char *rules, *order, *explain, *write, *xlsx, *by, *on, *for_, *db, *role, *event;
    const char *listen, *date, *term;
    const char *confirm, *reason, *pending, *title, *id, *federation, *born, *sex, *missed, *system;
    const char *templates[CLI_LIST_MAX + 1];                   /* ends with NULL */
    uint64_t number, threads, max_nodes, nodes, memory, level; /* level 0: not given */
    uint64_t rounds, players, cycles, receipt, seed;           /* likewise; the seed is then 0 */
    uint64_t forfeits, byes, withdrawals, late, forbidden;     /* percent */
    uint64_t team, field, year, days, groups, per_address, rating, board; /* 0: not given */

    struct ad_template *own; /* as read of --template and the like; main frees them */
    unsigned owns;
};

enum { CLI_UNSET = -1 }; /* a number that was not given, as uint64_t */

/* For completion; what there is, adoube/laws.h says. */
#define CLI_EDITION_NAMES "fide-1984 blitz-1977 vi-nrw fide-1997 fide-2014 fide-2017 fide-2023"

/* ---- the tables ---- */

enum cli_type {
    CLI_FLAG,
    CLI_TEXT,
    CLI_NUMBER,
    CLI_MAYBE, /* text behind an =, or "" without one */
    CLI_LIST   /* text, as often as the flag is given  */
};

struct cli_option {
    const char *name;
    char letter; /* for the few that everybody knows: -h; else 0 */
    enum cli_type type;
    const char *arg;    /* what stands for its argument in help, or NULL                 */
    const char *values; /* the words it can be, for completion: "de en"; "FILE" for any file */
    enum cli_word what;
    size_t place; /* in struct cli */
    uint64_t min, max;
};

extern const struct cli_option cli_options[]; /* ends with an empty row */

struct cli_command {
    const char *name;
    const char *verbs;    /* "check convert": the first operand is one of them; else NULL */
    const char *synopsis; /* one form a line, without "adoube " */
    const char *options;  /* the names of its options */
    const char *operands; /* for completion: the words they can be, "COMMAND", "FILE", or NULL */
    bool files;           /* ... and whether files can follow */
    enum cli_word summary, details;
    enum cli_exit (*run)(struct cli *c);
};

extern const struct cli_command *const cli_commands[]; /* ends with NULL */

extern const struct cli_command cli_root; /* what may stand before a command's name */

const struct cli_command *cli_find_command(const char *name);

/* The option that a list of names begins with, and the list moves on; NULL: there is no more. */
const struct cli_option *cli_next_option(const char **names);

/* Read flags and operands of c->command. Says what is wrong. */
enum cli_exit cli_read_flags(struct cli *c, int argc, char **argv);

/* Say what is wrong with the command line, and return CLI_BAD_INPUT. */
enum cli_exit cli_unknown_command(const struct cli *c, const char *name);
enum cli_exit cli_unknown_word(const struct cli *c, const char *word, const char *names);
enum cli_exit cli_refuse_operand(const struct cli *c, const char *operand);
enum cli_exit cli_missing_operand(const struct cli *c);
enum cli_exit cli_refuse_flag(const struct cli *c, const char *flag, const char *only_for);

/* The word of the list (names parted by blanks) that `text` may have been meant to be, or "". */
void cli_nearest(char *out, size_t cap, const char *text, const char *names);

/* A whole number of min .. max and nothing else. */
bool cli_read_number(uint64_t *out, const char *text, size_t len, uint64_t min, uint64_t max);

enum cli_exit cli_print_usage(const struct cli *c, FILE *to, const struct cli_command *command);
bool cli_print_completion(const char *shell);

/* ---- messages, to standard error ---- */

/* Where something is wrong; line 0 is the whole, column 0 the whole line. NULL is "adoube". */
struct cli_place {
    const char *name;
    uint64_t line, column;
};

const char *cli_text(const struct cli *c, enum cli_word word);
void cli_say(const struct cli *c, const struct cli_place *place, enum cli_word word, ...);

/* The reason of a failed system call in words. */
const char *cli_errno_text(const struct cli *c, int error);

/* Something went wrong with a file: says so, unless nobody reads a pipe any more, and returns
 * CLI_FILE. */
enum cli_exit cli_file_trouble(const struct cli *c, const char *name, int error);

/* No memory: says so and returns CLI_FAULT. */
enum cli_exit cli_no_memory(const struct cli *c);

/* Text of others, made fit for a message: short, and without control characters. */
enum { CLI_QUOTE = 256 };
const char *cli_quote(char out[CLI_QUOTE], const char *text, size_t len);

/* A label and a number a row: a table for people, or the fields of a JSON object. */
struct cli_row {
    const char *key;
    enum cli_word label;
    uint64_t number;
};

void cli_print_rows(const struct cli *c, FILE *out, const struct cli_row *row, size_t rows);

/* ---- positions ---- */

/* Make a position of a FEN. If it is none, says everything that is wrong with it: at `place`,
 * or, if that is NULL, of the argument `what`, with a caret. */
bool cli_read_position(const struct cli *c, struct ad_position *out, const char *what,
                       const struct cli_place *place, const char *fen, size_t len);

/* The same for a setup, which may be nonsense as long as it is well written. */
bool cli_read_setup(const struct cli *c, struct ad_setup *out, const char *what,
                    const struct cli_place *place, const char *fen, size_t len);

/* The position the flags ask for: --fen, --number, --random, or the initial one. */
enum cli_exit cli_start_position(const struct cli *c, struct ad_position *out);

/* The board, White below; without figurines in the letters of the language. */
void cli_draw(const struct cli *c, FILE *out, const struct ad_position *p, bool figurines);

/* Does the terminal only write on, as one that is read aloud? */
bool cli_is_dumb(void);

/* Does the terminal of `out` show figurines? */
bool cli_has_figurines(FILE *out);

/* ---- whole files ---- */

/* Read all of a file, or standard input for "-", without a byte order mark. The caller frees
 * *out, which ends with NUL. */
enum cli_exit cli_read_file(const struct cli *c, char **out, size_t *len, const char *name);

/* What a message calls that file. */
const char *cli_file_name(const struct cli *c, const char *name);

#endif
