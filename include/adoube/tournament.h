/*
 * adoube/tournament.h -- many games, seen as results: who was there, who met whom, what came of it.
 *
 * Everything that pairs, ranks or rates reads this one record. It lies in the caller's arrays and is
 * only read. A player is his place in the array of players, counted from 0; where somebody may be
 * missing (the opponent of a bye) it is counted from 1 and 0 is nobody.
 *
 *     meetings[player * stride + round]     rounds counted from 0
 *
 * Rounds 0 … played - 1 are paired, and their results are known or still open ('?'). The round that
 * is paired next may hold who asked not to play in it: a meeting with a result and no opponent.
 *
 * A tournament of teams is the same record: the players are teams, a meeting is a match, its
 * result counts match points, and `games` the points won on its boards.
 */
#ifndef ADOUBE_TOURNAMENT_H
#define ADOUBE_TOURNAMENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "adoube/err.h"
#include "adoube/export.h"

AD_BEGIN

enum { AD_ENTRANTS_MAX = 9999, AD_ROUNDS_MAX = 99 };

/* Points are counted in tenths: a win is 10, a draw 5. */
typedef int32_t ad_points;

/*
 * What came of a meeting, by the letters of FIDE's report file.
 *
 *   1 = 0   played                     W D L   played, less than one move, not rated
 *   + -     forfeited                  ?       adjourned, or not yet known
 *   U       bye given by the pairing   F H Z   full, half and zero point bye, asked for
 *   NUL     nothing: not entered, not there
 */
struct ad_meeting {
    uint16_t opponent; /* his place counted from 1, 0: none */
    char colour;       /* 'w', 'b', or '-' */
    char result;
    int16_t games; /* teams: points on the boards, in tenths */
    int16_t extra; /* points beside what the result is worth: given, or taken as a penalty */
};

/* What a result is worth, for White and for Black where both exist. */
struct ad_scoring {
    ad_points win[2], draw[2], loss[2];
    ad_points forfeit_win, forfeit_loss;
    ad_points full_bye, half_bye, zero_bye, pairing_bye;
    ad_points absent; /* nothing entered */
};

struct ad_entrant {
    uint16_t number; /* the pairing number, as printed: 1 … 9999 */
    int16_t rating;  /* 0: none */
    uint8_t title;   /* enum ad_title; orders a roster */
    uint16_t team;   /* of a player in a tournament with teams, counted from 1; 0: none */
};

enum ad_title { AD_NO_TITLE, AD_WCM, AD_WFM, AD_CM, AD_WIM, AD_FM, AD_WGM, AD_IM, AD_GM };

/* Points that count for pairing only: acceleration. Rounds and entrants are both ends included,
 * rounds counted from 0, entrants by their place. Rows that overlap add up. */
struct ad_virtual {
    uint16_t first_round, last_round;
    uint16_t first, last;
    ad_points points;
};

/* These must not meet in these rounds: every two of `count` places from forbidden_who[at]. */
struct ad_forbidden {
    uint16_t first_round, last_round;
    uint32_t at, count;
};

enum ad_system {
    AD_SWISS_DUTCH_2026, /* C.04.3 from 2026-02-01 */
    AD_SWISS_DUTCH_2017, /* C.04.3 until 2026-01-31 */
    AD_SWISS_TEAM_2026,  /* C.04.6 from 2026-02-01 */
    AD_ROUND_ROBIN,
    AD_KNOCKOUT,
    AD_OTHER_SYSTEM
};

struct ad_tournament {
    enum ad_system system;
    const struct ad_entrant *entrants;
    unsigned count;
    const struct ad_meeting *meetings;
    unsigned stride; /* rounds there is room for; more than `played` to pair another */
    unsigned played; /* rounds paired so far */
    unsigned rounds; /* announced; 0: not told, then none is the last */
    char
        first; /* 'w', 'b': colour of the first number in round 1; 0: as round 1 has it, else 'w' */
    bool by_place; /* pair by the place in `entrants`, not by number */
    struct ad_scoring scoring;
    const struct ad_virtual *virtuals;
    unsigned virtual_count;
    const struct ad_forbidden *forbidden;
    unsigned forbidden_count;
    const uint16_t *forbidden_who; /* places, counted from 0 */

    /* Teams. */
    bool teams;
    bool strong_colours; /* C.04.6: preferences of type B */
    unsigned boards;     /* of a match */
    const int8_t
        *on_board; /* half points: [(team * stride + round) * boards + board]; NULL: not known */
};

/* 1, 1/2, 0; a bye given by the pairing is a win. */
AD_API extern const struct ad_scoring ad_scoring_usual;

static inline const struct ad_meeting *ad_meeting_of(const struct ad_tournament *t, unsigned who,
                                                     unsigned round)
{
    return &t->meetings[(size_t)who * t->stride + round];
}

/* Over the board: it counts for colours, and they have met. An adjourned game is played. */
static inline bool ad_meeting_played(const struct ad_meeting *m)
{
    return m->opponent && m->result && m->result != '+' && m->result != '-';
}

/* What one meeting brought: what its result is worth, and what is beside it. An adjourned game counts as a draw; the final result replaces it. */
AD_API ad_points ad_meeting_points(const struct ad_scoring *s, const struct ad_meeting *m);

/* Points before round `round`, without and with those for pairing only. */
AD_API ad_points ad_entrant_points(const struct ad_tournament *t, unsigned who, unsigned round);

/* What is wrong with the record, or AD_TOURNAMENT_FINE. Every function that takes a tournament
 * expects a fine one. */
/* clang-format off */
#define AD_TOURNAMENT_BAD_MAP(X)                                                 \
    X(AD_TOURNAMENT_FINE) X(AD_TOURNAMENT_SIZE) X(AD_TOURNAMENT_NUMBER)          \
    X(AD_TOURNAMENT_RESULT) X(AD_TOURNAMENT_COLOUR) X(AD_TOURNAMENT_OPPONENT)    \
    X(AD_TOURNAMENT_ONE_SIDED) X(AD_TOURNAMENT_RESULTS) X(AD_TOURNAMENT_SCORING)
/* clang-format on */
enum ad_tournament_bad { AD_TOURNAMENT_BAD_MAP(AD_ID) };

struct ad_tournament_fault {
    enum ad_tournament_bad why;
    unsigned who, round; /* places, both from 0 */
};

/* `seen` is a byte per possible number: AD_ENTRANTS_MAX + 1 of them. */
AD_API enum ad_tournament_bad ad_tournament_check(struct ad_tournament_fault *out,
                                                  const struct ad_tournament *t, uint8_t *seen);

/* One pair of a round to come, by places counted from 1. black 0: a bye given by the pairing. */
struct ad_pair {
    uint16_t white, black;
};

AD_END

#endif
