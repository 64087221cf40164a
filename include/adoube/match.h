/*
 * adoube/match.h -- a match of two teams, board by board, and a league of such matches.
 *
 *     static const struct ad_board boards[] = {{'1', '0'}, {'=', '='}, {'+', '-'}, {'0', '1'}};
 *     struct ad_match m = {.home = 1, .guest = 2, .boards = boards};
 *     struct ad_match_score s;
 *
 *     ad_match_score(&s, &m, 4);
 *     assert(s.games[AD_HOME] == 25 && s.games[AD_GUEST] == 15); // tenths of board points
 *     assert(s.result[AD_HOME] == '1' && s.result[AD_GUEST] == '0');
 *
 * The matches of a league become a tournament of teams (ad_league_fill), which standings.h puts in
 * order.
 */
#ifndef ADOUBE_MATCH_H
#define ADOUBE_MATCH_H

#include "adoube/tournament.h"

AD_BEGIN

/* One board: what the home and what the guest player got, by the letters of tournament.h.
 * Nobody came: '-' and '-'; both lost: '0' and '0'; not known: '?' or NUL, twice. */
struct ad_board {
    char home, guest;
};

/* A match that was lost by a ruling is lost on all boards, n : 0, whatever was played, even
 * where the other side had left a board empty (BTO 16.4, 16.8). */
enum ad_match_ruling {
    AD_MATCH_AS_PLAYED,
    AD_MATCH_LOST_HOME,
    AD_MATCH_LOST_GUEST,
    AD_MATCH_LOST_BOTH /* 0 : 0, no points for either */
};

struct ad_match {
    uint16_t home, guest;          /* places of the teams, from 1; guest 0: the team is free */
    uint16_t round;                /* from 0 */
    uint8_t ruling;                /* enum ad_match_ruling */
    const struct ad_board *boards; /* NULL only if it was lost by a ruling, or the team is free */
};

/* The two sides of a score: [AD_HOME], [AD_GUEST]. */
enum { AD_HOME, AD_GUEST };

struct ad_match_score {
    ad_points games[2];  /* board points; both together may be less than the boards */
    ad_points berlin[2]; /* the same, board b of n counted n + 1 - b times (BTO 18.3.1) */
    char result[2];      /* 1 = 0; + - if no board was played; ? while open boards may turn it */
    uint16_t open;       /* boards without a result */
};

/* More board points win, 3 1/2 : 3 as well (BTO 18.2). */
AD_API void ad_match_score(struct ad_match_score *out, const struct ad_match *m, unsigned boards);

/* Are there two letters on each board that can stand together? Returns how many boards are in
 * order; less than `boards`: that one is not. */
AD_API unsigned ad_match_check(const struct ad_match *m, unsigned boards);

/*
 * Who has White on a board (from 1) is told by a pattern: the colours of the home team from board 1
 * on, repeated. At a neutral place the first named is at home.
 */
#define AD_COLOURS_BTO        "bw" /* BTO 17: the guest has White on the odd boards */
#define AD_COLOURS_FIDE       "wb"
#define AD_COLOURS_HOME_BLACK "b" /* BTO 12.4: the cup of single players */
AD_API char ad_board_colour(const char *pattern, unsigned board, int side);

/* Has the team appeared? At least half of its boards must be occupied (BTO 15.2). */
static inline bool ad_team_appeared(unsigned seated, unsigned boards)
{
    return 2 * seated >= boards;
}

/* 2, 1, 0; byes: 2, 1, 0; a bye given by the pairing 1, as in C.04.6. */
AD_API extern const struct ad_scoring ad_scoring_match;

struct ad_league {
    unsigned teams, rounds, boards;
    const char *colours; /* a pattern; NULL: AD_COLOURS_BTO */
    const struct ad_match *matches;
    unsigned count;

    /* Matches of which no board is known are to come, and left out. For a withdrawal they
     * are wanted: with an opponent and no result. A table cannot be made of such a record. */
    bool fixtures;
};

/*
 * Numbers for a final of the first two of each group so that round 1 of the Berger table is what
 * they carry: the winners are 1, 2, 3 …, and the second of group g (from 0) of n gets 2n - g.
 */
static inline unsigned ad_final_number(unsigned groups, unsigned group, unsigned place)
{
    return place == 1 ? group + 1 : 2 * groups - group;
}

/*
 * Makes t a tournament of the league's teams: meetings has room for teams × rounds, on_board for
 * teams × rounds × boards (or is NULL). Only the entrants are left to the caller, and
 * t->system, which becomes AD_ROUND_ROBIN. Points taken away by a sanction (BTO 4.1) belong to the
 * table, not to a match: standings.h.
 *
 * Returns 0, or AD_EINVAL if a match names no team, a team twice in a round, or no such round.
 */
AD_API int ad_league_fill(struct ad_tournament *t, const struct ad_league *l,
                          struct ad_meeting *meetings, int8_t *on_board);

AD_END

#endif
