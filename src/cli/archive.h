/*
 * cli/archive.h -- game archives in blocks, worked on by several threads, in order.
 *
 *     files --claim--> block --scan--> what is to be written --finish--> out, in order
 *
 * Every thread does the same: it claims the next block under the input lock, scans it, and
 * hands it back; whoever finishes the oldest block writes all that are ready behind it. A block
 * ends where a game does, if it can. A game larger than a block goes on in the next one, and
 * its thread keeps the input until it is over. So memory depends on the number of threads alone.
 */
#ifndef AD_CLI_ARCHIVE_H
#define AD_CLI_ARCHIVE_H

#include "cli/cli.h"
#include "cli/output.h"
#include "cli/text.h"

enum { BLOCK_HEAD = 8192 }; /* room before a block for what its predecessor left over */

struct block {
    const char *name;
    char *text; /* BLOCK_HEAD bytes before it are free */
    size_t len;
    uint64_t line; /* of its first byte */
    bool first;    /* a game can begin here                */
    bool last;     /* ... and none goes on behind its end  */

    struct text out;  /* to be written */
    struct text said; /* to be told on standard error */
    uint64_t games;   /* that have ended in it */

    char *room; /* the rest is the archive's */
    struct text numbers;
    bool opens, done; /* opens: it is the first one of a file */
};

/* Say here which game of its file the present one is. Only the archive knows, and only when all
 * blocks before this one are done. */
void block_add_number(struct block *b);

/* What the command does with blocks. A scanner serves one thread. */
struct scanner {
    void *(*start)(void *context);             /* NULL without memory */
    bool (*scan)(void *self, struct block *b); /* false without memory */
    void (*end)(void *self);                   /* add up, release; never two at a time */
    void *context;
};

/* Scan all files. Blocks' output goes to `out`, which may be NULL if there is none. Returns
 * CLI_OK, or what kept it from being whole. */
enum cli_exit archive_scan(const struct cli *c, char **files, int count, struct output *out,
                           const struct scanner *scanner);

#endif
