/*
 * tests/federation/club.h -- the club of the line-up tables.
 *
 * It has 28 ranks. Ranks 1 to 8 are team 1, and so on; below its last team are reserves. Its youth
 * teams: 1/1 to 1/6 boys, 1/7 a girl, 1/8 a C-youth, 1/9 a girl, 1/10 a boy of 16, 1/11 a C-youth;
 * 2/1 to 2/8 likewise. All have passes, unless the options say otherwise.
 */
#ifndef AD_TESTS_FEDERATION_CLUB_H
#define AD_TESTS_FEDERATION_CLUB_H

#include "../kit.h"

#include "adoube/lineup.h"
#include "federation/person_inside.h"

/* The club itself, one of its district, one of another. */
enum { CLUB = 12, OTHER = 13, FAR = 14, MANY = 28, USES = 16 };

struct world {
    struct ad_lineup_case c;
    struct ad_lineup_rules rules;
    struct ad_pass_rules passes;
    struct ad_lineup_line lines[MANY];
    struct ad_person people[MANY];
    struct ad_pass pass[MANY];
    struct ad_permission permission[MANY];
    struct ad_bar bar[MANY];
    struct ad_membership member[MANY];
    struct ad_lineup_team teams[4];
    struct ad_lineup_use uses[USES];
    struct ad_pass_showing shown[AD_LINEUP_BOARDS_MAX];
    struct ad_club_facts club, near, far;
    bool show, youth;
    int clause;
};

/* The club and the match that the options of a row tell; a word nobody knows fails the case. */
void club_read(struct kit_row *row, struct world *w, const char *options);

/* ... and its line-up judged; false: the case has failed. */
bool club_judge(struct kit_row *row, struct world *w, struct ad_lineup_report *r,
                const char *options, const char *text);

#endif
