/*
 * cli/running.h -- a tournament in a report file, run without editing it: the file is read, commands
 * are decided (adoube/tour.h), and it is written in place, whole or not at all.
 */
#ifndef AD_CLI_RUNNING_H
#define AD_CLI_RUNNING_H

#include "adoube/trf_tour.h"
#include "cli/event.h"

struct running {
    struct event e;
    const char *file; /* as it was named */
    struct ad_tour tour;
    struct ad_trf_player added; /* who entered */
    struct ad_trf after;        /* the file as it will be, once running_put has made it */
    void *state, *scratch, *arena;
    struct ad_tour_events events;
    uint32_t confirmed; /* of --confirm */
};

/* Read the file; says what is wrong with it, or that it cannot be run. The second takes over one that
 * was read. */
enum cli_exit running_open(struct running *r, const struct cli *c, const char *file);
enum cli_exit running_take(struct running *r, const struct cli *c, const char *file,
                           const struct event *e);
void running_release(struct running *r);

/* What a command does with it; `operand` is what stands behind the file. */
typedef enum cli_exit running_fn(struct running *r, const struct cli *c, char *const *operand);

/* The frame of such a command, from operand `file` on: at least and at most so many of them, the file
 * counted; open, do, release. */
enum cli_exit running_run(const struct cli *c, int file, int least, int most, running_fn *what);

/* Decide and apply; r->events has the answer. Says what was found odd, or why not. `place` is where
 * the command stands, or NULL for the file. */
enum cli_exit running_do(struct running *r, const struct cli *c, struct ad_tour_cmd *cmd,
                         const struct cli_place *place);

/* Make r->after of it, with another line for the log or NULL; write that to a file. */
enum cli_exit running_put(struct running *r, const struct cli *c, const char *log);
enum cli_exit running_write(const struct running *r, const struct cli *c, const char *file);

/* Both, in place. */
enum cli_exit running_save(struct running *r, const struct cli *c, const char *log);

/* The place, from 1, of the player or team with the number, or that an operand names. Says if it is
 * none. */
enum cli_exit running_numbered(uint16_t *out, const struct running *r, const struct cli *c,
                               unsigned number);
enum cli_exit running_who(uint16_t *out, const struct running *r, const struct cli *c,
                          const char *number);

/* A round that an operand names. */
enum cli_exit running_round(uint16_t *out, const struct cli *c, const char *round);

#endif
