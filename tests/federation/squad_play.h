/*
 * tests/federation/squad_play.h -- playing a club's season from the text of a row.
 *
 * Each event is applied twice, to the live squad and to a second one: both must be the same byte for
 * byte after every step, and deciding must not have changed anything.
 */
#ifndef AD_TESTS_SQUAD_PLAY_H
#define AD_TESTS_SQUAD_PLAY_H

#include "../kit.h"
#include "adoube/squad.h"

enum {
    SQUAD_PEOPLE = 80,
    SQUAD_CLUB = 12,
    SQUAD_NEAR = 13,
    SQUAD_ROOM = 400,
    SQUAD_STEP = 200,
    SQUAD_PLAYED_FOR = 40
};

struct squad_room {
    struct ad_squad s;
    struct ad_squad_line lines[SQUAD_PEOPLE];
    struct ad_lineup_use uses[SQUAD_PEOPLE];
};

struct squad_season {
    struct kit_row *row;
    struct squad_room live, replayed;
    struct ad_squad_event event[SQUAD_ROOM];
    struct ad_squad_events out;
    struct ad_person people[SQUAD_PEOPLE];
    struct ad_membership member[SQUAD_PEOPLE];
    struct ad_pass pass[SQUAD_PEOPLE];
    struct ad_played played[SQUAD_PEOPLE][SQUAD_PLAYED_FOR];
    struct ad_bar barred[SQUAD_PEOPLE];
    const struct ad_person *of_list[SQUAD_PEOPLE];
    struct ad_squad_line list[SQUAD_PEOPLE];
    struct ad_lineup_case c;
    struct ad_club_facts club, near;
    uint32_t match;
};

/* The club that the options of a row tell; nothing has happened. */
void squad_begin(struct squad_season *w, struct kit_row *row, const char *options);

/* "register 1-16 -> ok BTO 16.1". Without the arrow it must be ok. */
void squad_step(struct squad_season *w, char *text);

/* The verb of a step and the rest of it; the answer as it stands behind the arrow. */
void squad_do(struct squad_season *w, const char *verb, const char *args, char *got, size_t cap);

/* Decide, see that it changed nothing, apply to both. Writes the verdict. */
void squad_command(struct squad_season *w, const struct ad_squad_cmd *cmd, char *got, size_t cap);

/* A line-up is judged, and the match recorded. */
void squad_match(struct squad_season *w, const char *args, bool record, char *got, size_t cap);

/* Read "1-16,18:20" into w->list and w->of_list; returns how many. */
unsigned squad_list(struct squad_season *w, const char *text);

bool squad_same(const struct squad_room *a, const struct squad_room *b);

#endif
