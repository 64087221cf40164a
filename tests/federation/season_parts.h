/*
 * tests/federation/season_parts.h -- the parts of a random season: lists and line-ups, matches, the rest.
 */
#ifndef AD_TESTS_SEASON_PARTS_H
#define AD_TESTS_SEASON_PARTS_H

#include "season_world.h"

/* One side of a match. */
struct side {
    unsigned club; /* from 0 */
    uint32_t match;
    struct ad_lineup lineup;
    struct ad_lineup_report report;
};

/* The club's list as it ought to be; returns how many. */
unsigned teams_list(struct world *w, unsigned k, struct ad_squad_line out[LINES]);

/* Something that REGISTER must refuse, or not. */
void teams_spoil_list(struct world *w, struct ad_squad_cmd *cmd, struct ad_squad_line *list);

void teams_lineup(struct world *w, struct ad_lineup *l, unsigned k, unsigned team, unsigned boards);
void teams_judge(struct world *w, struct side *x, unsigned l, enum ad_lineup_stage stage);

/* The report has nothing against who sits on board b (from 0). */
bool teams_eligible(const struct ad_lineup_report *r, unsigned b);

/* ---- leagues ---- */

static inline unsigned league_teams(const struct world *w, unsigned l)
{
    return w->league[l].groups * w->league[l].size;
}

static inline uint32_t league_team(const struct world *w, unsigned k, unsigned l)
{
    return 10 * club_id(k) + w->league[l].team;
}

static inline struct ad_championship *league_champ(struct world *w, unsigned l)
{
    return &w->live.league[l].c;
}

/* ---- matches (season_match.c) ---- */

/* Match n (from 1) is played and reported; then all is looked at. */
void match_play(struct world *w, unsigned l, unsigned n);

/* Results of some boards; `open`: one may be adjourned. */
void match_boards(struct world *w, struct ad_board *out, unsigned boards, bool open);

/* Boards that were adjourned get their results. */
void match_finish(struct world *w, unsigned l);

/* The fine that must follow (BTO 4.3). */
void match_fine(struct world *w, unsigned k, enum ad_breach breach);

/* ---- the rest (season_affairs.c) ---- */

void affairs_cases(struct world *w);
void affairs_reorder(struct world *w, unsigned k);
void affairs_transfer(struct world *w);

/* Something that somebody does between two matches. */
void affairs_any(struct world *w);

#endif
