/*
 * tests/federation/case_play.h -- playing a case from the text of a row.
 *
 * Each event is applied twice, to the live file and to a second one, and booked: both files must be
 * the same byte for byte, and the books must balance after every step.
 */
#ifndef AD_TESTS_CASE_PLAY_H
#define AD_TESTS_CASE_PLAY_H

#include "../kit.h"
#include "adoube/case.h"

struct play {
    struct kit_row *row;
    struct ad_case live, replayed;
    struct ad_ledger books;
    struct ad_case_events out;
};

/* Club 77, which has nothing to do with it. */
extern const struct ad_party play_stranger;

/* "decided district-director 1987-11-02 [blitz] [roll] [no-notice] [player] [late-ok]" */
bool play_begin(struct play *p, struct kit_row *row, const char *matter);

/* "protest home on=1987-11-10 registered reasons copies=3 -> ok BTO 5.5; ..." */
void play_steps(struct play *p, const char *text);

/* Apply and book what p->out holds, and check it. */
void play_keep(struct play *p);

/* Anything that somebody might do now, often what brings the case on. */
struct ad_case_command play_random_command(struct kit_rng *rng, const struct ad_case *c,
                                           ad_date now);

void play_amount(struct kit_row *row, int64_t *out, const char *text);
void play_judge(struct ad_judge *j, const char *text); /* person:club:club[:arbiter] */

#endif
