/*
 * text/season_readings.h -- how a season script reads what the order leaves open: [R-nn].
 *
 * A question hands these to the library instead of NULL, which would be the order's own reading.
 */
#ifndef AD_TEXT_SEASON_READINGS_H
#define AD_TEXT_SEASON_READINGS_H

#include "adoube/adjudication.h"
#include "adoube/case.h"
#include "adoube/lineup.h"
#include "adoube/sanction.h"
#include "adoube/season_script.h"
#include "adoube/template.h"

struct ad__readings {
    struct ad_calendar days;                   /* */
    struct ad_pass_rules passes;               /* its calendar is `days` */
    struct ad_lineup_rules lines;              /* its passes are `passes` */
    struct ad_case_rules cases;                /* */
    struct ad_sanction_rules sanctions;        /* */
    struct ad_adjudication_rules adjudication; /* */
    bool base_in_divisor;                      /* */
    bool youth_unlimited;                      /* */
    bool forfeit_played;                       /* */
    bool hour_runs;                            /* */
    bool at_hour_lost;                         /* */
    bool six_boards;                           /* */
    bool one_youth_reserve;                    /* */
    bool youth_blitz_by_table;                 /* */
    bool level_on_points;                      /* */
    bool no_youth_invitation;                  /* */
};

#pragma GCC visibility push(hidden)

/* The order's own. */
void ad__readings_begin(struct ad__readings *r);

/* Those of the script that runs. */
const struct ad__readings *ad__readings(const struct ad_season_script *r);

/* What the readings change in a template. */
void ad__readings_template(const struct ad__readings *r, struct ad_template *t);

#pragma GCC visibility pop

#endif
