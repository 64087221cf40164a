/*
 * cli/pair.h -- adoube pair: the next round, all rounds again, a tournament from a seed.
 */
#ifndef AD_CLI_PAIR_H
#define AD_CLI_PAIR_H

#include "adoube/swiss.h"
#include "cli/cli.h"
#include "cli/event.h"
#include "cli/text.h"

/* A round paired. */
struct pairing {
    struct ad_swiss_round round;
    struct ad_pair *pairs;
    uint16_t *blocked;
};

/* Pair round t->played. CLI_OK also if it is not possible. */
enum cli_exit pairing_make(struct pairing *p, const struct cli *c, const struct ad_tournament *t);
void pairing_release(struct pairing *p);

/* "3, 7, 12": the numbers of those who stand in the way, the first of them if there are many. */
void pairing_add_blocked(struct text *out, const struct pairing *p, const struct ad_tournament *t);

/* By the tournament that the file is (running.h): --again, --by-hand, and what is no Swiss. Takes the
 * event over. */
enum cli_exit pair_running(const struct cli *c, const char *file, const struct event *e);

enum cli_exit pair_check(struct cli *c, char **files, int count);
enum cli_exit pair_simulate(struct cli *c);

/* Why each pair of the round, or the one of --explain=ID, arose. */
enum cli_exit pair_explain(const struct cli *c, const struct event *e, const struct pairing *p);

#endif
