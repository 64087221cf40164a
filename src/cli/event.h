/*
 * cli/event.h -- a tournament file, read for the commands that pair, rank and show it.
 */
#ifndef AD_CLI_EVENT_H
#define AD_CLI_EVENT_H

#include "adoube/trf.h"
#include "cli/cli.h"

struct event {
    const char *name; /* of the file, as messages call it */
    struct ad_trf trf;
    struct ad_tournament
        *t;                /* what it is about: the players, or the teams where teams are paired */
    enum ad_trf_form form; /* of the file */
    struct ad_trf_note fault; /* if it could not be read */
    void *arena;
};

/* Read it. If the status is CLI_BAD_INPUT and `fault` is set, event_say_fault tells why; everything
 * else has been told. */
enum cli_exit event_load(struct event *e, const struct cli *c, const char *file);
void event_say_fault(const struct event *e, const struct cli *c);

/* Read it, tell what is wrong with it and, unless --quiet, what was forgiven. */
enum cli_exit event_read(struct event *e, const struct cli *c, const char *file);

/* What was forgiven: each at its place; more than a few that say the same in two lines, with the
 * places of all. Equal texts are the same pointer. `all` counts those that were not kept as well. */
struct event_note {
    const char *text;
    uint32_t line, column;
};
void event_say_notes(const struct cli *c, const char *name, const struct event_note *notes,
                     unsigned count, unsigned all);

/* The same for the one file that the command must name. */
enum cli_exit event_read_only(struct event *e, const struct cli *c);

void event_release(struct event *e);

/* Put the report into a file, whole or not at all; NULL or "-" is standard output. */
enum cli_exit event_write(const struct cli *c, const struct ad_trf *trf, enum ad_trf_form form,
                          const char *file);

/* Let it be paired as --rules wants, or as the file says. Says so if it cannot be: it is no Swiss. */
enum cli_exit event_choose_system(const struct event *e, const struct cli *c);

/* The name of a player or team by its place from 0, cut to what fits, and NUL behind it. */
enum { EVENT_NAME = 160 };
const char *event_player(char out[EVENT_NAME], const struct event *e, unsigned place);

/* What the tournament is called, or the name of its file. */
const char *event_title(char out[EVENT_NAME], const struct event *e);

/* Points in tenths as text: 75 is "7.5". */
const char *event_points(char out[16], ad_points points);

/* How many games of round `round`, from 0, have no result yet. */
unsigned event_open_games(const struct ad_tournament *t, unsigned round);

/* The place, from 0, of the player with this number, or -1. */
int event_find(const struct ad_tournament *t, unsigned number);

#endif
