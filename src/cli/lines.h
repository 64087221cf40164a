/*
 * cli/lines.h -- one question a line, one answer a line: in order, on several threads, as they come.
 *
 *     file --claim--> chunk of lines --answer--> chunk of answers --finish--> out, in order
 *
 * Every thread does the same, as with archives (archive.h), but a chunk is no larger than what is
 * there: who types a line, or waits for the answer to it before sending the next, gets it at once.
 * Every line has its answer; an empty line has an empty one, or none where JSON is written.
 */
#ifndef AD_CLI_LINES_H
#define AD_CLI_LINES_H

#include "cli/cli.h"
#include "cli/text.h"

enum { LINE_MAX_BYTES = 1 << 16 };

struct line {
    const char *name; /* of the file, as messages call it; NULL: it was typed as an argument */
    uint64_t number;
    const char *text; /* without its end */
    size_t len;
    bool cut; /* longer than LINE_MAX_BYTES: there is no text */
};

/* What the command does with lines. One `self` serves one thread. */
struct answerer {
    void *(*start)(void *context); /* NULL without memory */
    /* Add the answer to `out`, messages to `said`. CLI_BAD_INPUT goes on with the next line, what
     * else is not CLI_OK is the end, and has been told. */
    enum cli_exit (*answer)(void *self, const struct line *line, struct text *out,
                            struct text *said);
    void (*end)(void *self);
    void *context;
    unsigned at_once;       /* lines that a thread takes together, at most */
    enum cli_word progress; /* "%llu questions, %.0f a second" */
};

/* Answer all lines of a file, or of standard input for "-", on standard output. CLI_BAD_INPUT if
 * one of them was bad. */
enum cli_exit lines_answer(const struct cli *c, const char *file, const struct answerer *by);

#endif
