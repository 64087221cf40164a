/*
 * text/season_league.h -- championships that run in a season script, and the squads that play them.
 *
 *     season_league.c          how a championship begins, its stages, who leaves it
 *     season_league_entry.c    who enters, the draw, the days
 *     season_league_squad.c    rank lists with their people
 *     season_league_match.c    reports of matches
 *     season_league_pair.c     the next round of a cup or a Swiss
 *     season_league_lots.c     draws that are made, from a seed that everybody may see
 *     season_league_ruling.c   adjourned boards, rulings, moved matches
 *     season_league_words.c    how lists, results and line-ups are written
 *     season_league_table.c    tables and fixtures
 *     season_league_level.c    who is level: play-offs and lots
 *     season_league_end.c      titles, who goes up and down, who is sent on
 *     season_league_turn.c     a ruling after a stage was closed
 *     season_league_anew.c     line-ups that rested on a match which was annulled
 *     season_league_say.c      matches and who is level, as lines for people
 *     season_league_sheet.c    tables, as lines for people
 */
#ifndef AD_TEXT_SEASON_LEAGUE_H
#define AD_TEXT_SEASON_LEAGUE_H

#include "adoube/championship.h"
#include "federation/groups.h"
#include "adoube/season.h"
#include "adoube/seats.h"
#include "adoube/squad.h"
#include "text/season_args.h"
#include "federation/org_inside.h"

enum {
    AD__CHAMPS = 8,
    AD__CHAMP_ENTRIES = 64,
    AD__CHAMP_MATCHES = 400,
    AD__CHAMP_DATES = 64,
    AD__SQUADS = 48,
    AD__SQUAD_LINES = 64,
    AD__SQUAD_USES = 128,
    AD__TURNS = AD_CHAMP_STAKES * AD__CHAMP_ENTRIES
};

/* Who plays; the same place as among the entries. */
struct ad__league_entry {
    struct ad__word name;  /* as the script calls it */
    struct ad__word title; /* as tables do; empty: the same */
    uint32_t org, person;  /* the club, or the player; 0: not known */
    uint8_t number;        /* of the team in its club; 0: a player */
    bool promoted, last_finalist, entitled;
};

struct ad__league {
    struct ad__word name;
    struct ad_template t;
    int year;
    struct ad_championship c;
    struct ad_season_league of;
    struct ad_competition_entry run[AD__CHAMP_ENTRIES];
    struct ad_champ_entry entry[AD__CHAMP_ENTRIES];
    struct ad__league_entry team[AD__CHAMP_ENTRIES];
    struct ad_champ_match match[AD__CHAMP_MATCHES];
    uint32_t ledger[AD__CHAMP_MATCHES]; /* number of its report, for the squads; 0: none */
    struct ad_champ_draw draw[AD__CHAMP_ENTRIES];
    ad_date date[AD__CHAMP_DATES];
    unsigned draws, dates;
};

struct ad__club_squad {
    struct ad_squad s;
    struct ad_squad_line line[AD__SQUAD_LINES];
    struct ad_lineup_use use[AD__SQUAD_USES];
};

/* Questions that rulings left behind when a stage was closed already. */
struct ad__turned {
    const struct ad_champ_turn *turn;
    unsigned count;
};

/* Everything about leagues; only the counters are zero at the start. */
struct ad__leagues {
    struct ad__league *now; /* that the next statements are about */
    ad_date deadline;       /* of rank lists; 0: none was told */
    _Alignas(16) char scratch[1 << 20];
    struct ad_champ_turn turn[AD__TURNS];
    struct ad__league champ[AD__CHAMPS];
    struct ad__club_squad squad[AD__SQUADS];
    struct ad_season_league *league_of[AD__CHAMPS]; /* the same, as the year knows them */
    struct ad_squad *squad_of[AD__SQUADS];
};

struct ad__season;
struct ad__named_org;

#pragma GCC visibility push(hidden)

/* ---- words ---- */

/* The next word of the list behind the colon, without the comma behind it, which *ends tells; a `|`
 * is a word of its own. Set l->at to NULL before the first one. False at the end: then the list is
 * read. */
bool ad__list_word(struct ad__args *a, struct ad__line *l, struct ad__word *w, bool *ends);

/* 1 = 0 + - x o ?, what the home player got. */
bool ad__read_letter(struct ad_board *out, char c);

struct ad__league;
struct ad__club_squad;

/* The results behind the colon: letters of the home team, with or without blanks, or, with `sum`,
 * 5:3. */
bool ad__read_results(struct ad_board *out, struct ad__args *a, unsigned boards, bool sum);

/* Does only the sum of the boards matter in this match, and is nobody's list known? */
bool ad__sum_is_enough(const struct ad__league *h, const struct ad_champ_match *m, bool lists);

/* 1,3,2,4-8 with (4) and -: board by board; in a youth list 4 is 1/4 of the first team. */
bool ad__read_ranks(struct ad_lineup *out, struct ad__args *a, const struct ad__word *w,
                    const struct ad__club_squad *q, unsigned team);

/* ---- championships ---- */

/* Of a match: 1 if players play. */
unsigned ad__league_boards(const struct ad__league *h);

/* The present one; NULL and a fault if there is none. */
struct ad__league *ad__need_league(struct ad_season_script *r, struct ad__args *a);

/* Its entry of that name, from 1; 0: none. need: a fault then. */
unsigned ad__entry_named(const struct ad__league *h, const struct ad__word *w);
/* Nobody of that name is entered: a fault that proposes the nearest. Returns false. */
bool ad__no_entry(const struct ad__league *h, struct ad__args *a, const struct ad__word *w);
unsigned ad__need_entry(const struct ad__league *h, struct ad__args *a);

/* A command of the championship, with the answer: its code, and the points. False: a fault. */
bool ad__league_do(struct ad_champ_verdict *out, struct ad_season_script *r, struct ad__args *a,
                   struct ad__league *h, const struct ad_champ_cmd *cmd);

/* The same answer, but nothing happens; the events are in the state's `out`. */
bool ad__league_ask(struct ad_champ_verdict *out, struct ad_season_script *r, struct ad__args *a,
                    struct ad__league *h, const struct ad_champ_cmd *cmd);

/* Its number in the year, from 1. */
uint16_t ad__league_number(const struct ad_season_script *r, const struct ad__league *h);

/* The answer to a command: its code, what is missing, the points. */
void ad__answer_league(struct ad_season_script *r, const struct ad__league *h,
                       const struct ad_champ_cmd *cmd, const struct ad_champ_verdict *v);

/* on=DATE point=POINT by=INSTANCE [case=NAME]: an order with its ground. */
void ad__arg_order(struct ad_season_script *r, const struct ad__league *h, struct ad__args *a,
                   struct ad_champ_cmd *cmd);

/* [up=N] [down=N]: so many of all groups. False: nothing is said. */
bool ad__arg_moves(struct ad__args *a, uint32_t *up, uint32_t *down);

/* Tells the championship what settle and close were told of it. False: refused, or a fault; the
 * answer says why. */
bool ad__league_moves(struct ad_season_script *r, struct ad__args *a, struct ad__league *h,
                      uint32_t up, uint32_t down);

/* `Porz-Elberfeld`, wherever its names are parted. False: it is no such pair. */
bool ad__split_pair(const struct ad__league *h, const struct ad__word *w, unsigned pair[2]);

/* Two entries as `Porz-Elberfeld`, or `"SG Porz" - "SG Elberfeld"`. */
void ad__need_pair(const struct ad__league *h, struct ad__args *a, unsigned pair[2]);

/* The number of their match, from 1. 0: they do not play each other so; that is the answer then. */
unsigned ad__find_match(struct ad_season_script *r, const struct ad__league *h, unsigned stage,
                        const unsigned pair[2]);

/* The groups, and the numbers in each; the numbers of a later stage; the next round of a cup. Drawn from a seed, taken, and
 * answered as a line that a script can hold. */
bool ad__draw_groups(struct ad_season_script *r, struct ad__league *h, struct ad_lot *lot,
                     unsigned groups, uint64_t seed);
bool ad__draw_stage(struct ad_season_script *r, struct ad__args *a, struct ad__league *h,
                    struct ad_lot *lot, uint64_t seed);
bool ad__draw_round(struct ad_season_script *r, struct ad__args *a, struct ad__league *h,
                    struct ad_lot *lot, uint64_t seed);

/* What must be even in the draw of these. */
struct ad_group_entry ad__group_entry(const struct ad_season_script *r, const struct ad__league *h,
                                      unsigned entry);

/* The strongest associations, whose matches of the first round are set (BTO 13.3). */
unsigned ad__strongest_two(struct ad_strongest *out, const struct ad__season *s);

/* match=A-B. */
void ad__answer_pair(struct ad_season_script *r, const struct ad__league *h,
                     const struct ad_champ_match *m);

/* score=, points=, state= of it. */
void ad__answer_match(struct ad_season_script *r, const struct ad__league *h,
                      const struct ad_champ_match *m);

/* A stage named by stage=NAME; the present one if nothing is said. */
unsigned ad__arg_stage(const struct ad__league *h, struct ad__args *a);

/* The association that an organisation belongs to; 0: none. */
uint16_t ad__association_of(const struct ad__season *s, uint32_t org);

/* Is it a cup of teams? Then the boards decide a match that is level (BTO 13.4). */
static inline bool ad__team_cup(const struct ad__league *h)
{
    return h->t.unit.word == AD_UNIT_TEAM && h->c.run.system == AD_STAGE_KNOCKOUT;
}

/* Who is level in a contest, as places in its order. Who has left is not, unless a match of a cup was
 * decided before. Returns how many; 0: it is about nothing. */
unsigned ad__league_level(uint8_t at[AD_TIED_MAX], const struct ad__league *h,
                          const struct ad_champ_contest *k);

/* Groups of that stage. */
unsigned ad__league_groups(const struct ad__league *h, unsigned stage);

/* "Porz", as the script has it. */
const char *ad__entry_text(const struct ad__league *h, unsigned entry, char out[64]);

/* ---- squads ---- */

/* Of that club; NULL: none. */
struct ad__club_squad *ad__club_squad_of(struct ad__season *s, uint32_t club, bool youth);

/* ---- tables ---- */

/* table [GROUP] [stage=STAGE]: the places of a running championship. */
bool ad__league_table(struct ad_season_script *r, struct ad__args *a);

/* Does the next word name a template? Then `table` is about results told by `round`. */
bool ad__names_template(const struct ad__args *a);

/* ---- for people ---- */

/* A group: places, results of all against all, points. `list` is its ranking. */
void ad__tell_table(struct ad_season_script *r, const struct ad__league *h, unsigned stage,
                    unsigned group, const struct ad_champ_place *list, unsigned count);

/* Rounds with their days, matches and results; 0: all rounds. */
void ad__tell_fixtures(struct ad_season_script *r, const struct ad__league *h, unsigned stage,
                       unsigned round);

/* It was named with its sides exchanged. */
void ad__tell_reversed(struct ad_season_script *r, const struct ad__league *h,
                       const struct ad_champ_match *m);

/* One line a match, and what was wrong; `boards`: who sat there, and the results of each. */
void ad__tell_match(struct ad_season_script *r, const struct ad__league *h, unsigned match,
                    const struct ad_season_verdict *v, bool boards);

/* Who is level in the present stage, and what became of it. */
void ad__tell_level(struct ad_season_script *r, const struct ad__league *h);

/* Line-ups that would be judged otherwise now, and how many: questions to the director. */
void ad__tell_anew(struct ad_season_script *r);

/* Questions to the director, each with its points. */
void ad__tell_turned(struct ad_season_script *r, const struct ad__league *h,
                     const struct ad__turned *list);

/* The same, of those that the last command left behind. */
void ad__tell_asks(struct ad_season_script *r, const struct ad__league *h);

void ad__tell_outcome(struct ad_season_script *r, const struct ad__league *h,
                      const struct ad_champ_outcome *list, unsigned count);

/* "4½" of tenths. */
void ad__tell_tenths(struct put *p, int32_t tenths);

/* As tables call it. */
void ad__tell_entry(struct put *p, const struct ad__league *h, unsigned entry);

extern const struct ad__season_verb ad__season_leagues[];
extern const struct ad__season_verb ad__season_entries[];
extern const struct ad__season_verb ad__season_squads[];
extern const struct ad__season_verb ad__season_matches[];
extern const struct ad__season_verb ad__season_rulings[];
extern const struct ad__season_verb ad__season_fixtures[];
extern const struct ad__season_verb ad__season_levels[];
extern const struct ad__season_verb ad__season_pairs[];
extern const struct ad__season_verb ad__season_ends[];
extern const struct ad__season_verb ad__season_turns[];
extern const struct ad__season_verb ad__season_anews[];

#pragma GCC visibility pop

#endif
