/*
 * text/season.h -- what the parts of the season script share: the facts.
 *
 *     season_line.c     the words of a statement (season_args.h)
 *     season_run.c      one statement after the other
 *     season_expect.c   expectations
 *     season_readings.c how the order is read
 *     season_facts.c    organisations and people
 *     season_people.c   questions about seasons, ages and who may play
 *     season_passes.c   passes: history, calendar, transfers
 *     season_ranks.c    rank lists
 *     season_lineup.c   line-ups
 *     season_events.c   championships by their templates: stages, titles
 *     season_draws.c    draws of cups and groups
 *     season_seats.c    who may play in them
 *     season_say*.c     answers as lines for people
 *     season_table.c    results, tables, withdrawals
 *     season_playoff.c  level in the table
 *     season_league*.c  championships that run, and the squads that play them (season_league.h)
 *     season_play.c     a match day: results, colours, time
 *     season_host.c     what a host owes: report, material, the arbiter's costs; members of an area
 *     season_dates.c    terms, moved matches, departures from the order
 *     season_adjourned.c adjudication
 *     season_case*.c    disputes and fees; season_sanction.c: sanctions
 */
#ifndef AD_TEXT_SEASON_H
#define AD_TEXT_SEASON_H

#include "adoube/lineup.h"
#include "federation/note.h"
#include "adoube/org.h"
#include "adoube/person.h"
#include "adoube/season.h"
#include "adoube/season_script.h"
#include "adoube/seats.h"
#include "text/season_args.h"
#include "text/season_league.h"
#include "text/season_readings.h"
#include "federation/org_inside.h"
#include "federation/seats_inside.h"
#include "federation/squad_inside.h"

enum {
    AD__SEASON_ORGS = 128,
    AD__SEASON_PEOPLE = 512,
    AD__PASS_EVENTS = 8, /* of one pass */
    AD__SEASON_EACH = 4, /* memberships, passes, permissions, bans, matches of one person */
    AD__SEASON_LISTS = 4,
    AD__SEASON_LINES = 64, /* of a rank list */
    AD__SEASON_USES = 128,
    AD__SEASON_TEAMS = 8,
    AD__SEASON_CLAIMS = 32,
    AD__SEASON_FIGURES = 64,
    AD__SEASON_NOTES = 128,
    AD__SEASON_ENTRANTS = 32,
    AD__SEASON_ROUNDS = 32,
    AD__SEASON_EVENTS = 512,
    AD__SEASON_BLOCK = 1 << 17 /* bytes of lines for people */
};

struct ad__named_org {
    struct ad__word name;
    struct ad_org org;
    struct ad_member_count count;
    struct ad_bar bar[AD__SEASON_EACH];
};

struct ad__named_person {
    struct ad__word name;
    struct ad_person p;
    struct ad_membership membership[AD__SEASON_EACH];
    struct ad_pass pass[AD__SEASON_EACH];
    struct ad_pass_event event[AD__SEASON_EACH][AD__PASS_EVENTS];
    struct ad_permission permission[AD__SEASON_EACH];
    struct ad_bar bar[AD__SEASON_EACH];
    struct ad_played played[AD__SEASON_EACH];
    bool no_pass; /* somebody has said that there is none */
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

/* What somebody put on record (federation/note.h). */
struct ad__kept_note {
    struct ad_note n;
    char event[AD_TEMPLATE_ID_MAX];
    struct ad__word who, area; /* as the script names them; empty: not said */
};

struct ad__season {
    struct ad_season year; /* in the arrays below */
    struct ad__readings readings;
    struct ad__named_org org[AD__SEASON_ORGS];
    struct ad__list list[AD__SEASON_LISTS];
    unsigned lists;
    struct ad_claim claim[AD__SEASON_CLAIMS];
    struct ad__word claim_name[AD__SEASON_CLAIMS];         /* .who is the place here, from 1 */
    char claim_for[AD__SEASON_CLAIMS][AD_TEMPLATE_ID_MAX]; /* an event; empty: any */
    struct ad_seat_lot lot[AD__SEASON_CLAIMS];
    char lot_for[AD__SEASON_CLAIMS][AD_TEMPLATE_ID_MAX]; /* empty: the one that is asked for next */
    bool lot_row[AD__SEASON_CLAIMS];                     /* its row was told */
    char drawing[AD_TEMPLATE_ID_MAX];                    /* the event that needed a lot last */
    struct ad_member_count figure[AD__SEASON_FIGURES];   /* reports of a day */
    unsigned claims, lots, notes, figures;
    struct ad_prequal prequal;
    struct ad_template asked; /* by a statement whose own lists fill the stack */
    struct ad_entrant entrant[AD__SEASON_ENTRANTS];
    struct ad_meeting meeting[AD__SEASON_ENTRANTS * AD__SEASON_ROUNDS];
    unsigned entrants, rounds, played;
    struct put block;

    /* From here on nothing is cleared at the start: who takes a row sets all of it. */
    _Alignas(16) char scratch[1 << 16]; /* for a table */
    char block_text[AD__SEASON_BLOCK];
    struct ad_season_org org_of[AD__SEASON_ORGS];
    struct ad__named_person person[AD__SEASON_PEOPLE];
    struct ad_season_person person_of[AD__SEASON_PEOPLE];
    struct ad__kept_note note[AD__SEASON_NOTES];
    struct ad__leagues league;
    struct ad_season_events out; /* of ad__year_do */
    struct ad_season_event event[AD__SEASON_EVENTS];
    struct ad__list squad_list; /* of ad__squad_list */
    struct ad_squad_barred squad_bars;
};

#pragma GCC visibility push(hidden)

/* ---- names ---- */

struct ad__named_org *ad__org_named(struct ad__season *s, const struct ad__word *w);
struct ad__named_person *ad__person_named(struct ad__season *s, const struct ad__word *w);

/* Named by the next word or by a key; NULL, and a fault unless it is only missing behind a key. */
struct ad__named_org *ad__need_org(struct ad_season_script *r, struct ad__args *a);
struct ad__named_org *ad__arg_org(struct ad_season_script *r, struct ad__args *a, const char *key);
struct ad__named_person *ad__need_person(struct ad_season_script *r, struct ad__args *a);

/* One more, of whom nothing is known yet; there must be room. */
struct ad__named_person *ad__person_new(struct ad__season *s, const struct ad__word *name);

/* A pass is valid for the club from that day to the other, or for ever; then it went back. */
void ad__person_pass(struct ad__named_person *p, uint32_t club, ad_date since, ad_date until);

/* The squad of a club as a list for a line-up, with its uses and bans; NULL: it has none. It holds
 * until the next call. */
struct ad__list *ad__squad_list(struct ad__season *s, uint32_t club, bool youth);

/* Nobody, or no organisation, of that name: a fault that proposes the nearest. Returns false. */
bool ad__no_org(const struct ad__season *s, struct ad__args *a, const struct ad__word *w);
bool ad__no_person(const struct ad__season *s, struct ad__args *a, const struct ad__word *w);

/* Decide about the year, and let it be so: r->state->out has the verdict and the events until the
 * next time. Returns 0, or below 0: nothing has changed. */
int ad__year_do(struct ad_season_script *r, const struct ad_season_cmd *cmd);

/* The rank list of the club that the next word names; NULL, and a fault, if it has none such. */
struct ad__list *ad__need_list(struct ad_season_script *r, struct ad__args *a, bool youth,
                               struct ad__named_org **club);

/* The same for a question that changes nothing in it: that of a squad will do. */
struct ad__list *ad__ask_list(struct ad_season_script *r, struct ad__args *a, bool youth,
                              struct ad__named_org **club);

/* In a youth list 7 is 1/7 of the first team, 2/7 of the second. */
void ad__youth_ranks(struct ad_lineup *l, unsigned team);

/* ---- championships ---- */

/* The template of that name, one that ships; else a fault. */
bool ad__need_template(struct ad__args *a, struct ad_template *t);

/* The same behind a key; false if it is missing. */
bool ad__arg_template(struct ad__args *a, const char *key, struct ad_template *t);

/* Whose championship that is, unless somebody else's is named: the federation's, which the script
 * declares first. NULL: nobody's, or of an area that only the caller knows. */
const struct ad_org *ad__area_of(const struct ad_season_script *r, const struct ad_template *t);
void ad__terms_area(struct ad_terms *t, const struct ad_org *area);

/* The other club for which he played this season, if there is one (BTO 2.3). */
struct ad__bound {
    struct ad_club_facts club;
    uint32_t above[3];
};
void ad__terms_bound(struct ad_terms *t, const struct ad_season *year, const struct ad_person *p,
                     uint32_t club, struct ad__bound *b);

/* The one behind for=, else the usual one, with all that the order fills in. */
void ad__template_for(struct ad__args *a, const char *usual, struct ad_template *t);

/* Make `l` read what stands behind the colon; a fault if there is none. */
bool ad__rest_begin(struct ad__args *a, struct ad__line *l);

/* The points a line of it rests on. */
void ad__answer_line(struct ad_season_script *r, const struct ad_template_line *line);

/* The next word as a number. */
uint32_t ad__next_number(struct ad__args *a, uint32_t max);

/* The name of an organisation. */
const char *ad__org_text(const struct ad__season *s, uint32_t id, char out[48]);

/* How many members it has by the report that counts for the season (SJ 12.1); without one as it was
 * declared. */
struct ad_member_count ad__figures_of(const struct ad__season *s, const struct ad__named_org *o);

/* The numbers of all associations, in the order they were declared; NULL: not asked. Returns how
 * many there are. */
unsigned ad__associations(const struct ad__season *s, struct ad_member_count *out);

#pragma GCC visibility pop

#endif
