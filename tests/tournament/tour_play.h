/*
 * tests/tournament/tour_play.h -- a tournament under test: each command is decided, applied and
 * replayed, and what must always hold is looked at.
 */
#ifndef AD_TESTS_TOUR_PLAY_H
#define AD_TESTS_TOUR_PLAY_H

#include "../kit.h"
#include "adoube/tour.h"

enum {
    TOUR_ENTRIES = 64,
    TOUR_ROUNDS = 14,
    TOUR_PLAYERS = 200, /* of teams */
    TOUR_BOARDS = 5,
    TOUR_BYTES = 1 << 17,
    TOUR_EVENTS = 256
};

struct tour_state {
    struct ad_tour tour;
    _Alignas(16) unsigned char bytes[TOUR_BYTES]; /* laid out the same in all three */
};

struct tour {
    struct kit_row *row;
    struct tour_state live, replayed, copy;
    struct ad_tour_event event[TOUR_EVENTS];
    struct ad_tour_events out;
    unsigned char memory[1 << 21];
};

void tour_begin(struct tour *p, struct kit_row *row);

/* Decides and applies; refused: nothing has changed. */
enum ad_tour_code tour_do(struct tour *p, const struct ad_tour_cmd *cmd);

#endif
