/*
 * tournament/simulate.h -- a Swiss tournament that nobody played, from a seed.
 *
 *     struct ad_simulation wish = ad_simulation_usual;
 *     struct ad_simulated s;
 *
 *     wish.players = 100, wish.rounds = 9, wish.seed = 42;
 *     ad_simulated_start(&s, &wish, memory, ad_simulated_bytes(&wish));
 *     how.len = ad_swiss_bytes(&s.t, how.way) ...
 *     while (ad_simulated_step(&s, &how) > 0)
 *         ...                                         s.t has one round more
 *
 * Between two steps the record is one that a hall could show before a round is paired: results of
 * all rounds so far, and in the round to come those who asked not to play. The same wish gives the
 * same tournament on every machine, whichever way it is paired.
 */
#ifndef AD_TOURNAMENT_SIMULATE_H
#define AD_TOURNAMENT_SIMULATE_H

#include "adoube/swiss.h"

/* What is wished. Shares are in thousandths. */
struct ad_simulation {
    enum ad_system system;
    unsigned players, rounds; /* 1 … AD_ENTRANTS_MAX, 1 … AD_ROUNDS_MAX */
    uint64_t seed;
    const struct ad_scoring *scoring; /* NULL: ad_scoring_usual */
    uint16_t draws;                   /* of the games between equals; fewer between unequals */
    uint16_t forfeits;                /* of the pairs: one does not come, now and then neither */
    uint16_t half_byes, zero_byes;    /* of the players in every round */
    uint16_t withdrawals;             /* of the players, some time after the first round */
    uint16_t late;                    /* of the players, in the first half of the rounds */
    uint16_t forbidden;               /* of the players: in twos and threes who must not meet */
    bool accelerated;                 /* by the Baku method, C.04.7 */
};

/* 1 % forfeits, 1 % byes of either kind, 3 % withdrawals, 2 % late, 35 % draws between equals;
 * 2026. Players and rounds are 0. */
extern const struct ad_simulation ad_simulation_usual;

struct ad_simulated {
    struct ad_tournament t;
    bool stuck; /* the last step found no legal pairing */

    struct ad_simulation wish; /* the rest is ours */
    uint64_t random;
    struct ad_meeting *meetings;
    uint16_t *joins, *leaves; /* the first round he is there, the first he is not */
    struct ad_pair *pairs;
};

size_t ad_simulated_bytes(const struct ad_simulation *wish);

/* Before the first round. The memory stays in use as long as the tournament.
 * Returns 0; AD_EINVAL: a number or share outside its range; AD_EFULL: not enough memory. */
int ad_simulated_start(struct ad_simulated *out, const struct ad_simulation *wish, void *memory,
                       size_t len);

/* Pairs the next round and plays it. Returns 1; 0 if all rounds are played or nothing can be paired
 * (`stuck`); or what ad_swiss_pair returns when it fails. */
int ad_simulated_step(struct ad_simulated *s, const struct ad_swiss *how);

/* Plays the next round with these pairs, of ad_swiss_pair or of anybody else. Players who are in no
 * pair and have not asked for a bye get one of no points. There must be a round left. */
void ad_simulated_play(struct ad_simulated *s, const struct ad_pair *pairs, unsigned count);

#endif
