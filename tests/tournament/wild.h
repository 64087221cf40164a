/*
 * tests/tournament/wild.h -- small tournaments by chance, and as one line of text.
 *
 *     2026 w 2/5 | 2b1 3w=; 1w0 0-U; 0-H 1b= | v0-1 1-2 10; x0-4 2 3
 *
 * The rules (2017, 2026), the first colour (w, b, - for not told), the rounds paired and announced
 * (0: not told) and, if they are not the usual ones, the points of win, draw, loss, forfeit loss
 * and bye. Then the players, between them a semicolon: for every round the opponent's place counted
 * from 1, the colour, the result; a dot where nothing is entered, a dash for no rounds. One round
 * more than are paired: he does not play in the one to come. `n7` before his rounds: his number.
 * Then points for pairing only (rounds, places from 1, points) and who must not meet (rounds,
 * places from 1); rounds are counted from 0.
 */
#ifndef AD_TESTS_WILD_H
#define AD_TESTS_WILD_H

#include "../kit.h"
#include "adoube/tournament.h"

enum { WILD_PLAYERS = 20, WILD_ROUNDS = 10, WILD_ROWS = 48, WILD_TEXT = 4096 };

struct wild {
    struct ad_tournament t;
    struct ad_entrant entrants[WILD_PLAYERS];
    struct ad_meeting meetings[WILD_PLAYERS * WILD_ROUNDS];
    struct ad_virtual virtuals[WILD_ROWS];
    struct ad_forbidden forbidden[WILD_ROWS];
    uint16_t forbidden_who[WILD_ROWS * 4];
};

/* Any record: met by chance, coloured by chance, or as the rules have it. At most `most` take part
 * in the round to come, and rarely less than half of them. */
void wild_draw(struct wild *out, struct kit_rng *rng, enum ad_system system, unsigned most);

/* The three columns as one text, and back. False: they are no such columns. */
void wild_write(char out[WILD_TEXT], const struct wild *w);
bool wild_read(struct wild *out, const char *head, const char *players, const char *rows);

#endif
