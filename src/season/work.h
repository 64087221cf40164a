/*
 * season/work.h -- one decision about a season while it is made.
 *
 *     decide.c   commands, and the events they bring
 *     report.c   a match: line-ups, what they leave in the squads and with the players
 *     league.c   the other commands of a championship, and what follows from them
 *     sanction.c a valid sanction takes effect
 *     anew.c     line-ups that would be judged otherwise now
 *     apply.c    an event becomes state
 */
#ifndef AD_SEASON_WORK_H
#define AD_SEASON_WORK_H

#include "adoube/season.h"
#include "tournament/arena.h"
#include "federation/squad_inside.h"

/* A squad as it will be when the events so far are applied. */
struct ad__season_now {
    unsigned of; /* from 1; 0: not used yet */
    struct ad_squad s;
};

struct ad__season_work {
    const struct ad_season *s;
    const struct ad_season_cmd *cmd;
    struct ad_season_events *out;
    struct ad__arena a;
    struct ad_squad_events *list; /* for the answer of a squad */
    struct ad__season_now now[2];
    struct ad_need *need;
    int error;
};

/* One side of a match: what judging its line-up needs to know. */
struct ad__season_side {
    unsigned squad; /* from 1; 0: no list, nothing is judged */
    struct ad_lineup_case c;
    struct ad_lineup_line *line;
    struct ad_lineup_team team[AD_SQUAD_TEAMS];
    const struct ad_person **person;
    struct ad_squad_barred *barred;
    struct ad_lineup_rules rules;
    struct ad_club_facts club, *guest;
    uint32_t above[3], (*guest_above)[3];
    struct ad_lineup_report report;
};

#pragma GCC visibility push(hidden)

/* Another event; NULL without room, and the decision has failed. */
struct ad_season_event *ad__season_event(struct ad__season_work *w, enum ad_season_event_kind kind,
                                         uint32_t of);

/* Keeps the first error. Returns whether there is one. */
bool ad__season_failed(struct ad__season_work *w, int err);

/* A piece of the caller's memory; NULL without room, and the decision has failed. */
void *ad__season_take(struct ad__season_work *w, size_t count, size_t size);

/* Ask a championship, and take over its events. Returns whether it agreed. */
bool ad__season_champ(struct ad__season_work *w, const struct ad_champ_cmd *cmd);

/* Ask a squad as it is by now, and take over its events; w->list has the whole answer. */
void ad__season_squad(struct ad__season_work *w, unsigned of, const struct ad_squad_cmd *cmd);

/* The same for a squad that nothing else in this decision concerns. */
void ad__season_squad_once(struct ad__season_work *w, unsigned of, const struct ad_squad_cmd *cmd);

/* The procedures. */
void ad__season_report(struct ad__season_work *w);
void ad__season_league(struct ad__season_work *w);
void ad__season_use(struct ad__season_work *w);
void ad__season_ban(struct ad__season_work *w, const struct ad_bar *bar);
void ad__season_sanction(struct ad__season_work *w);
void ad__season_stay(struct ad__season_work *w);
void ad__season_serve(struct ad__season_work *w, unsigned of, const struct ad_squad_cmd *cmd);

/* What is known of a side with that list; its memory is cut from *a. False: no room. */
bool ad__season_side_ready(struct ad__season_side *out, const struct ad_season *s, unsigned squad,
                           struct ad__arena *a);

/* The squad whose list counts for an entry of the championship; 0: none. */
unsigned ad__season_side_squad(const struct ad_season *s, const struct ad_season_league *h,
                               unsigned entry);

/* By which rules a line-up of that match is judged. */
void ad__season_side_rules(struct ad__season_side *out, const struct ad_season_league *h,
                           const struct ad_champ_match *m, ad_date on);

/* Bytes that ad__season_side_ready takes for the largest squad. */
size_t ad__season_side_memory(const struct ad_season *s);

#pragma GCC visibility pop

#endif
