/*
 * tests/game/random.h -- random tables, and what may happen next at one.
 *
 * The next command follows from the state alone, so any state will do: in the middle of a move by
 * hand, of an adjournment or of a question to the arbiter it mostly goes on from there. The rest is
 * chance: everything that a command can say, lawful or not.
 */
#ifndef AD_TESTS_GAME_RANDOM_H
#define AD_TESTS_GAME_RANDOM_H

#include "../kit.h"
#include "adoube/game.h"

enum random_mix {
    RANDOM_SENSIBLE,  /* as in a well-run hall: moves and presses, some touches, offers, claims */
    RANDOM_INCIDENTS, /* and everything else that can go wrong                                  */
    RANDOM_WILD       /* and now and then what cannot have happened                             */
};

/* Any edition, format, time control, regulations; a start, an ending, or one of the 960. */
void random_table(struct ad_table *out, struct kit_rng *rng);

/* What happens next at this table. */
void random_command(struct ad_command *out, struct kit_rng *rng, const struct ad_game *g,
                    enum random_mix mix);

/* A command that cannot have happened there, whatever it says. */
void random_impossible(struct ad_command *out, struct kit_rng *rng, const struct ad_game *g);

#endif
