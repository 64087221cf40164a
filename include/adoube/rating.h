/*
 * adoube/rating.h -- what an event does to ratings: FIDE's Elo, and the German DWZ.
 *
 *     struct ad_rated_game games[AD_ROUNDS_MAX];
 *     unsigned n = ad_rated_games(games, &t, who, NULL);
 *     struct ad_elo e;
 *
 *     ad_elo_change(&e, 2240, 20, games, n, AD_ELO_2025);     e.change: hundredths of a point
 *
 *     ad_dwz_evaluate(out, &t, players);                      the whole event, new players as well
 *
 * All numbers are whole and exact: the same input gives the same answer on every machine.
 */
#ifndef ADOUBE_RATING_H
#define ADOUBE_RATING_H

#include "adoube/tournament.h"

AD_BEGIN

/* A game as a rating sees it. */
struct ad_rated_game {
    int16_t opponent; /* his rating */
    ad_points points; /* 10, 5, 0 */
};

/* The games of one player against rated opponents: played over the board, a move by both, and
 * finished. ratings[place] replace those of the record if not NULL; 0: not rated. Returns how many;
 * room for t->played. */
AD_API unsigned ad_rated_games(struct ad_rated_game *out, const struct ad_tournament *t,
                               unsigned who, const int16_t *ratings);

/* ---- FIDE, Rating Regulations B.02 ---- */

/* Differences above 400 count as 400 (8.3.1). From 2025-10-01 they count in full for players of
 * 2650 and more. */
enum ad_elo_rules { AD_ELO_2024, AD_ELO_2025 };

struct ad_elo {
    unsigned games, k; /* k as used: see below */
    ad_points score;
    int32_t expected; /* hundredths of points */
    int32_t change;   /* hundredths of rating points; a period's changes are added, then rounded */
};

/* The coefficient (8.3.3): 40 for a player with fewer than 30 games, and up to the end of the year
 * of the 18th birthday below 2300; 10 from 2400 on, for ever; else 20. */
AD_API unsigned ad_elo_k(int rating, unsigned games_before, bool had_2400, bool youth);

/* The change of one player. If k times the games of a period is more than 700, k is the largest
 * that is not; give all games of the period at once, or that k. */
AD_API void ad_elo_change(struct ad_elo *out, int rating, unsigned k,
                          const struct ad_rated_game *games, unsigned count,
                          enum ad_elo_rules rules);

/* Hundredths to whole points, a half away from zero (8.3.4). */
AD_API int ad_elo_round(int32_t hundredths);

/* Performance: the opponents' average, a half up, and the difference that belongs to the score. 0
 * if there is no game. */
AD_API int ad_elo_performance(const struct ad_rated_game *games, unsigned count);

enum { AD_ELO_FLOOR = 1400, AD_ELO_FIRST_GAMES = 5, AD_ELO_FIRST_MAX = 2200 };

/*
 * The first rating (8.2, from 2024-03-01): from the games against rated players, and two draws
 * against imagined ones of 1800; at most 2200. 0 if all games were lost: then they do not count.
 * It is published from AD_ELO_FIRST_GAMES games and AD_ELO_FLOOR on, which the caller looks at, as
 * games of several events may come together.
 */
AD_API int ad_elo_first(const struct ad_rated_game *games, unsigned count);

/* ---- DWZ, Wertungsordnung of the Deutscher Schachbund ---- */

struct ad_dwz_player {
    int16_t dwz; /* before; 0: none */
    uint16_t index;
    uint8_t age;
    bool other;                       /* the rating is of another system: E as with index 1 */
    const struct ad_rated_game *rest; /* none so far: games kept from events before (3.4.2) */
    unsigned rest_count;              /* at most AD_DWZ_REST_MAX */
};

enum { AD_DWZ_REST_MAX = 99 };

enum ad_dwz_kind {
    AD_DWZ_RATED,  /* had a rating */
    AD_DWZ_FIRST,  /* got one, from five games against those who had (3.4.1.1) */
    AD_DWZ_SECOND, /* got one with the help of the former (3.4.1.2) */
    AD_DWZ_NONE    /* still has none; his games are kept for the next event */
};

struct ad_dwz {
    uint8_t kind;
    uint16_t games;      /* that counted, kept ones included */
    ad_points score;     /* in them */
    int32_t expected;    /* thousandths; with a rating before the event */
    uint16_t e;          /* the coefficient; likewise */
    int16_t performance; /* 0: fewer than five games in this event */
    int16_t dwz;         /* after; 0: none */
    uint16_t index;
};

/*
 * Evaluates an event for everybody (players and out by place). Who had a rating and performed more
 * than 300 points better counts for the opponents with this performance (3.6.3). Games against
 * players who get no rating do not count.
 */
AD_API void ad_dwz_evaluate(struct ad_dwz *out, const struct ad_tournament *t,
                            const struct ad_dwz_player *players);

AD_END

#endif
