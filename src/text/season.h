/*
 * text/season.h -- what the parts of the season script share: the facts.
 *
 *     season_line.c     the words of a statement (season_args.h)
 *     season_run.c      one statement after the other; expectations
 *     season_facts.c    organisations and people
 *     season_people.c   questions about seasons, ages, passes and who may play
 *     season_lineup.c   rank lists and line-ups
 *     season_events.c   championships by their templates: stages, titles, draws
 *     season_seats.c    who may play in them
 *     season_table.c    results, tables, withdrawals
 *     season_playoff.c  level in the table
 *     season_play.c     results, terms, moved matches, adjudication
 *     season_case.c     sanctions, disputes and fees
 */
#ifndef AD_TEXT_SEASON_H
#define AD_TEXT_SEASON_H

#include "adoube/lineup.h"
#include "adoube/org.h"
#include "adoube/person.h"
#include "adoube/season.h"
#include "adoube/seats.h"
#include "text/season_args.h"

enum {
    AD__SEASON_ORGS = 64,
    AD__SEASON_PEOPLE = 96,
    AD__SEASON_EACH = 4, /* memberships, passes, permissions, bans, matches of one person */
    AD__SEASON_LISTS = 4,
    AD__SEASON_LINES = 64, /* of a rank list */
    AD__SEASON_USES = 32,
    AD__SEASON_TEAMS = 8,
    AD__SEASON_CLAIMS = 32,
    AD__SEASON_ENTRANTS = 32,
    AD__SEASON_ROUNDS = 32
};

struct ad__named_org {
    struct ad__word name;
    struct ad_org org;
    struct ad_member_count count;
    struct ad_bar bars[AD__SEASON_EACH];
    unsigned bar_count;
};

struct ad__named_person {
    struct ad__word name;
    struct ad_person p;
    struct ad_membership membership[AD__SEASON_EACH];
    struct ad_pass pass[AD__SEASON_EACH];
    struct ad_pass_event issued[AD__SEASON_EACH];
    struct ad_permission permission[AD__SEASON_EACH];
    struct ad_bar bar[AD__SEASON_EACH];
    struct ad_played played[AD__SEASON_EACH];
};

/* The rank list of a club. */
struct ad__list {
    uint32_t club;
    bool youth;
    struct ad_lineup_line line[AD__SEASON_LINES];
    struct ad_club_facts guest[AD__SEASON_LINES];
    uint32_t above[AD__SEASON_LINES][3]; /* of the guests' clubs */
    struct ad_lineup_team team[AD__SEASON_TEAMS];
    struct ad_lineup_use use[AD__SEASON_USES];
    unsigned lines, teams, uses;
};

struct ad__season {
    int season;
    struct ad__named_org org[AD__SEASON_ORGS];
    struct ad__named_person person[AD__SEASON_PEOPLE];
    struct ad__list list[AD__SEASON_LISTS];
    unsigned orgs, people, lists;
    struct ad_claim claim[AD__SEASON_CLAIMS];
    struct ad_seat_lot lot[AD__SEASON_CLAIMS];
    unsigned claims, lots;
    struct ad_prequal prequal;
    struct ad_entrant entrant[AD__SEASON_ENTRANTS];
    struct ad_meeting meeting[AD__SEASON_ENTRANTS * AD__SEASON_ROUNDS];
    unsigned entrants, rounds, played;
    _Alignas(16) char scratch[1 << 16]; /* for a table */
};

#pragma GCC visibility push(hidden)

/* ---- names ---- */

struct ad__named_org *ad__org_named(struct ad__season *s, const struct ad__word *w);
struct ad__named_person *ad__person_named(struct ad__season *s, const struct ad__word *w);

/* Named by the next word or by a key; NULL, and a fault unless it is only missing behind a key. */
struct ad__named_org *ad__need_org(struct ad_season_run *r, struct ad__args *a);
struct ad__named_org *ad__arg_org(struct ad_season_run *r, struct ad__args *a, const char *key);
struct ad__named_person *ad__need_person(struct ad_season_run *r, struct ad__args *a);

/* What eligibility asks of a club. */
struct ad_club_facts ad__club_facts(struct ad__season *s, struct ad__named_org *club,
                                    uint32_t above[3]);

/* ---- championships ---- */

/* The template of that name, one that ships; else a fault. */
bool ad__need_template(struct ad__args *a, struct ad_template *t);

/* The points a line of it rests on. */
void ad__answer_line(struct ad_season_run *r, const struct ad_template_line *line);

/* The next word as a number. */
uint32_t ad__next_number(struct ad__args *a, uint32_t max);

/* The name of an organisation. */
const char *ad__org_text(const struct ad__season *s, uint32_t id, char out[48]);

/* The numbers of all associations, in the order they were declared. Returns how many. */
unsigned ad__associations(const struct ad__season *s, struct ad_member_count *out);

#pragma GCC visibility pop

#endif
