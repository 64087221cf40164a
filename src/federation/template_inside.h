/*
 * federation/template_inside.h -- what the rooms below need of adoube/template.h, and nobody outside.
 */
#ifndef AD_FEDERATION_TEMPLATE_INSIDE_H
#define AD_FEDERATION_TEMPLATE_INSIDE_H

#include "adoube/template.h"

/* The line about withdrawals under this system; NULL: none holds. */
const struct ad_template_withdraw *ad_template_withdraw_line(const struct ad_template *t,
                                                             enum ad_stage_system system,
                                                             unsigned entries);

/* What becomes of withdrawals under this system; AD_LEAVE_UNSAID if no line holds. */
enum ad_leave_rule ad_template_withdraw_for(const struct ad_template *t,
                                            enum ad_stage_system system, unsigned entries);

/* The play-off for a place: the line with this scope (places: that holds `place`; events: any) that
 * is meant for so many level ones. NULL: the table decides. */
const struct ad_template_playoff *ad_template_playoff_for(const struct ad_template *t,
                                                          enum ad_scope_kind scope, unsigned place,
                                                          unsigned tied);

/* May it start with so many entries? `associations` is needed for the field per-association only. */
struct ad_field_verdict ad_template_field(const struct ad_template *t, unsigned entries,
                                          unsigned associations);

struct ad_seat_sum ad_template_seats(const struct ad_template *t, unsigned associations,
                                     unsigned districts);

struct ad_smoking_verdict ad_template_smoking(const struct ad_template *t, enum ad_smoking wanted,
                                              enum ad_body who);

/* The line of the title that a place brings; NULL: it brings none. */
const struct ad_template_title *ad_template_title_of(const struct ad_template *t, unsigned place);

/* "Meister von Nordrhein-Westfalen 1988". Returns the length, or AD_EFULL. */
int ad_template_title(char *out, size_t cap, const struct ad_template_title *title, int year);

const char *ad_template_source(unsigned i); /* its text with all comments     */

const char *ad_template_nearest(const char *id, size_t len); /* "" if none is near        */

#endif
