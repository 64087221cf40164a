/*
 * tournament/tour.h -- what the files of a running tournament share.
 *
 *   tour.c         the door: which command, which answer; the state's memory; questions
 *   tour_text.c    names, levels and words
 *   tour_apply.c   events into the state
 *   tour_rules.c   opening, and what may change of that later
 *   tour_enter.c   entries, numbers, byes, who leaves and comes back, who must not meet
 *   tour_pair.c    the next round, by the rules or by hand; taking it back
 *   tour_result.c  results, the end of a round and of the tournament
 *   tour_team.c    players of teams, line-ups
 *   tour_boards.c  events of players and boards into the state; a match from its boards
 */
#ifndef AD_TOURNAMENT_TOUR_H
#define AD_TOURNAMENT_TOUR_H

#include "adoube/tour.h"
#include "tournament/arena.h"

/* A command while it is decided. */
struct ad__tour {
    struct ad_tour_events *out;
    const struct ad_tour *tour;
    const struct ad_tour_cmd *cmd;
    struct ad_tournament t; /* the record */
    struct ad__arena arena;
    int err;                    /* AD_EFULL: memory or events are too few */
    struct ad_tour_event spare; /* written to where there is no room */
};

/* Another event of this command, all zero but for its head. */
struct ad_tour_event *ad__tour_event(struct ad__tour *w, enum ad_tour_event_kind kind);

/* Not possible; `who` is what it is about, or 0. */
void ad__tour_refuse(struct ad__tour *w, enum ad_tour_code code, unsigned who);

/* Something odd; the first place where it shows is kept, the others are counted. */
void ad__tour_warn(struct ad__tour *w, enum ad_tour_warning warning, struct ad_tour_at at);

/* The place that the command names, from 1; 0: nobody, which is refused. */
unsigned ad__tour_who(struct ad__tour *w);

static inline bool ad__tour_is_swiss(const struct ad_tour *tour)
{
    return tour->rules.system == AD_SWISS_DUTCH_2026 || tour->rules.system == AD_SWISS_DUTCH_2017 ||
           tour->rules.system == AD_SWISS_TEAM_2026;
}

/* Rounds that there will be; 0: nobody knows yet. */
unsigned ad__tour_rounds(const struct ad_tour *tour);

static inline struct ad_meeting *ad__tour_meeting(const struct ad_tour *tour, unsigned place,
                                                  unsigned round)
{
    return &tour->meetings[(size_t)(place - 1) * tour->stride + (round - 1)];
}

static inline struct ad_tour_seat *ad__tour_seat(const struct ad_tour *tour, unsigned place,
                                                 unsigned round)
{
    return &tour->seats[(size_t)(place - 1) * tour->stride + (round - 1)];
}

/* Takes part in the round to come: has asked for nothing else, and did not leave. */
static inline bool ad__tour_is_in(const struct ad_tour *tour, unsigned place)
{
    return !ad__tour_meeting(tour, place, tour->played + 1)->result;
}

void ad__tour_open(struct ad__tour *w);
void ad__tour_set(struct ad__tour *w);
void ad__tour_check_rounds(struct ad__tour *w, unsigned rounds); /* too many for those entered? */

void ad__tour_enter(struct ad__tour *w);
void ad__tour_change(struct ad__tour *w);
void ad__tour_number(struct ad__tour *w);
void ad__tour_check_in(struct ad__tour *w); /* and back */
void ad__tour_pay(struct ad__tour *w);
void ad__tour_report(struct ad__tour *w);
void ad__tour_bye(struct ad__tour *w);
void ad__tour_withdraw(struct ad__tour *w);
void ad__tour_return(struct ad__tour *w);
void ad__tour_forbid(struct ad__tour *w);
void ad__tour_accelerate(struct ad__tour *w);

void ad__tour_pair(struct ad__tour *w);
void ad__tour_by_hand(struct ad__tour *w);
void ad__tour_unpair(struct ad__tour *w);
void ad__tour_publish(struct ad__tour *w);

void ad__tour_result(struct ad__tour *w);
void ad__tour_correct(struct ad__tour *w);
void ad__tour_adjourn(struct ad__tour *w);
void ad__tour_close(struct ad__tour *w);
void ad__tour_close_last(struct ad__tour *w); /* the event, unless it is closed */
void ad__tour_finish(struct ad__tour *w);
void ad__tour_reopen(struct ad__tour *w);

void ad__tour_member(struct ad__tour *w);
void ad__tour_line_up(struct ad__tour *w);

/* The line-up of a team in the match of a round (from 1): the first of its list, or nobody. `colour` is
 * that of board 1. */
enum ad__tour_line_up { AD__TOUR_NOBODY, AD__TOUR_FIRST };
void ad__tour_write_line_up(struct ad__tour *w, unsigned team, unsigned round, char colour,
                            enum ad__tour_line_up who);

/* The colour at a board (from 0) of a match for the team that has this one at the first. */
char ad__tour_colour_at(const struct ad_tour_rules *r, char first, unsigned board);

/* Boards of a team's match that somebody entered a result for. */
unsigned ad__tour_known(const struct ad_tour *tour, unsigned team, unsigned round);

/* ---- into the state ---- */

int ad__tour_fold_member(struct ad_tour *tour, const struct ad_tour_event *e);
int ad__tour_fold_line_up(struct ad_tour *tour, const struct ad_tour_event *e);
int ad__tour_fold_game(struct ad_tour *tour, const struct ad_tour_event *e);

/* What a round brought a team, from its boards or as a whole. */
void ad__tour_score(struct ad_tour *tour, unsigned team, unsigned round);

#endif
