/*
 * cli/ranking.h -- the table of an event, by the tie-breaks that are asked for.
 */
#ifndef AD_CLI_RANKING_H
#define AD_CLI_RANKING_H

#include "adoube/standings.h"
#include "cli/event.h"

enum { RANKING_MAX = 32 };

struct ranking {
    struct ad_tiebreak list[RANKING_MAX];
    unsigned tiebreaks;
    struct ad_standings_how how;
    struct ad_standings s;
    void *memory;
};

/* By --order, or as tags 212 and 202 of the file say, or as usual; by the rules of --rules, or in
 * force when the event began; after --rounds rounds, or as many as are paired. Says what is wrong. */
enum cli_exit ranking_make(struct ranking *r, const struct cli *c, const struct event *e);

/* A whole command: reads the file it names, ranks it and shows it. */
typedef enum cli_exit ranking_show(const struct cli *c, const struct event *e,
                                   const struct ranking *r);
enum cli_exit ranking_run(const struct cli *c, ranking_show *show);
void ranking_release(struct ranking *r);

/* Value i of the entrant at place `who`, as it is printed. */
enum { RANKING_VALUE = 24 };
const char *ranking_value(char out[RANKING_VALUE], const struct ranking *r, unsigned who,
                          unsigned i);

/* The code of tie-break i with its modifiers. */
const char *ranking_code(char out[AD_TIEBREAK_MAX], const struct ranking *r, unsigned i);

#endif
