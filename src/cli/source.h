/*
 * cli/source.h -- a file to read from: plain, or packed with zstd, or standard input.
 */
#ifndef AD_CLI_SOURCE_H
#define AD_CLI_SOURCE_H

#include "cli/cli.h"

#include <stdatomic.h>
#include <sys/types.h>

struct source {
    const struct cli *c;
    const char *name; /* as messages call it */
    int fd;
    atomic_uint_fast64_t *read; /* bytes taken from the disk are added here */
    void *unpacker;             /* NULL for a plain file */
    char *room;                 /* bytes from the disk that wait for the unpacker */
    size_t at, len;
    bool inside; /* of a frame: the file must not end here */

    enum cli_exit status;  /* what went wrong, */
    enum cli_word trouble; /* and why: this, */
    int error;             /* or an errno      */
};

/* Open a file; false if it cannot be. */
bool source_open(struct source *s, const struct cli *c, const char *name,
                 atomic_uint_fast64_t *read);

/* Up to `cap` bytes: 0 at the end, -1 if it cannot be read. */
ssize_t source_read(struct source *s, char *out, size_t cap);

/* Closed too is whatever could not be opened. */
void source_close(struct source *s);

/* Say what went wrong, before or after closing. */
void source_say(const struct source *s);

#endif
