/*
 * adoube/season.h -- a federation's year: what follows elsewhere when something happens in one place.
 *
 * A championship, a club's squad and a person's record each decide about themselves
 * (championship.h, squad.h, person.h). A reported match concerns five of them: both line-ups are
 * judged by the squads, the championship takes the result, each squad learns who sat down and which
 * bans were served, and each player's record for which club they played. This is where they meet,
 * kept like a game: decide looks at a command and answers with a verdict and events, each of one
 * stream; apply folds an event in and decides nothing.
 *
 *     struct ad_person eva = {.id = 1};                        // in store: her record
 *     struct ad_bar bars[4], ban = {.who = AD_BARRED_PERSON, .from = ad_date_make(1987, 10, 1)};
 *     struct ad_season_person person = {.p = &eva, .bars = bars, .bar_cap = 4};
 *     struct ad_season s = {.season = 1987, .person = &person, .people = 1};
 *     struct ad_season_cmd cmd = {.kind = AD_SEASON_BAN, .person = 1, .bar = &ban};
 *     struct ad_season_event event[8];
 *     struct ad_season_events out = {.event = event, .cap = 8};
 *     size_t size = ad_season_memory(&s, out.cap);
 *     void *memory = malloc(size);
 *
 *     assert(memory && ad_season_decide(&out, &s, &cmd, memory, size) == 0 && out.count == 1);
 *     for (unsigned i = 0; i < out.count; i++)                 // store them in one transaction, with
 *         assert(ad_season_apply(&s, &out.event[i]) == 0);     // out.need unchanged; then apply
 *     assert(eva.bar_count == 1);
 *     free(memory);
 *
 * Everything lies in the caller's arrays; decide only reads them. Organisations, persons, squads and
 * championships are numbered from 1, by their places.
 */
#ifndef ADOUBE_SEASON_H
#define ADOUBE_SEASON_H

#include "adoube/export.h"
#include "adoube/championship.h"
#include "adoube/org.h"
#include "adoube/sanction.h"
#include "adoube/squad.h"

AD_BEGIN

/* ---- the state ---- */

struct ad_season_org {
    const struct ad_org *org; /* its parent is a place here as well, from 1 */
    struct ad_bar *bars;      /* of the club and its teams */
    unsigned bar_count, bar_cap;
};

/* A person's record, and the arrays behind it that grow in the season. */
struct ad_season_person {
    struct ad_person *p;
    struct ad_bar *bars; /* p->bars */
    unsigned bar_cap;
    struct ad_played *played; /* p->played */
    unsigned played_cap;
};

struct ad_season_league {
    struct ad_championship *c; /* its entries name clubs by their places here */
    const struct ad_template *t;
    uint32_t area;    /* the organisation whose championship it is; 0: not told */
    bool top_league;  /* BTO 2.2 */
    uint32_t *report; /* of each match, as many as c->match: its number in the season; 0: none */
};

struct ad_season {
    int season; /* 1987 for 1987/88 */
    struct ad_season_org *org;
    struct ad_season_person *person;
    struct ad_squad **squad;
    struct ad_season_league **league;
    unsigned orgs, people, squads, leagues;
    uint32_t reports; /* matches reported so far; squads name them by that number */
    const struct ad_lineup_rules *rules; /* how line-ups are read; NULL: as by default */
};

/* The squad of a club, its youth's or the other, by its place; 0: none. */
AD_API unsigned ad_season_squad_of(const struct ad_season *s, uint32_t club, bool youth);

/* What eligibility asks of a club. `above` gets the organisations it belongs to. */
AD_API struct ad_club_facts ad_season_club(const struct ad_season *s, uint32_t club,
                                           uint32_t above[3]);

/* ---- commands ---- */

#define AD_SEASON_CMD_MAP(X)                                                                       \
    X(AD_SEASON_REPORT, "report") /* league, champ: REPORT without line-ups; lineup             */ \
    X(AD_SEASON_LEAGUE, "league") /* league, champ: any other command of it                     */ \
    X(AD_SEASON_SQUAD, "squad")   /* squad, list: a command of it                               */ \
    X(AD_SEASON_USE, "use")       /* squad, use: a substitute of a match that is not in here    */ \
    X(AD_SEASON_BAN, "ban")       /* person, or club; bar: one that was told                    */ \
    X(AD_SEASON_SANCTION, "sanction") /* person, or club and team; sanction, valid; league: its
                                         table, if points are taken away; file, instance        */    \
    X(AD_SEASON_STAY, "stay") /* file, on: from then bans that rest on it hold, or do not    */

enum ad_season_cmd_kind { AD_SEASON_CMD_MAP(AD_ID) AD_SEASON_CMDS };

struct ad_season_cmd {
    uint8_t kind;           /* enum ad_season_cmd_kind */
    uint16_t league, squad; /* from 1 */
    uint32_t person, club;
    const struct ad_champ_cmd *champ; /* REPORT: `on` may be AD_NO_DATE, then the match's day */
    const struct ad_lineup
        *lineup[2]; /* REPORT; NULL: the first of the list, as far as they came */
    const struct ad_squad_cmd *list;
    const struct ad_lineup_use *use;
    const struct ad_bar *bar;
    const struct ad_sanction *sanction;
    uint8_t team; /* SANCTION: the club's, whose points are taken away, or that is banned */
    const struct ad_case *file; /* SANCTION: in which it was decided, NULL: none; STAY */
    uint8_t instance;           /* SANCTION: enum ad_instance that decided so in the case */
    ad_date on;                 /* STAY */
};

/* ---- verdicts and events ---- */

struct ad_season_verdict {
    struct ad_champ_verdict champ; /* REPORT, LEAGUE */
    struct ad_squad_verdict squad; /* SQUAD */
    /* REPORT: what each squad says of its line-up; NULL: it has no list, nothing is judged. */
    const struct ad_lineup_report *report[2];
    const struct ad_lineup *lineup[2];
    bool
        later; /* REPORT: one of the clubs has used substitutes on a later day: see ad_season_anew */
    /* LEAGUE: questions that this leaves behind where a stage was closed, and that were not open
     * before. */
    const struct ad_champ_turn *turn;
    unsigned turns;
    bool no_table; /* SANCTION: points of a team that plays in no such table now */
};

#define AD_SEASON_EVENT_MAP(X)                                                                   \
    X(AD_SEASON_EV_LEAGUE, "league")     /* of: league; champ                                 */ \
    X(AD_SEASON_EV_REPORTED, "reported") /* of: league; match, number                         */ \
    X(AD_SEASON_EV_SQUAD, "squad")       /* of: squad; squad                                  */ \
    X(AD_SEASON_EV_PLAYED, "played")     /* of: person; played                                */ \
    X(AD_SEASON_EV_BARRED, "barred")     /* of: person; bar                                   */ \
    X(AD_SEASON_EV_CLUB_BARRED, "club-barred") /* of: organisation; bar                       */ \
    X(AD_SEASON_EV_SERVED, "served") /* of: person; number: one match less of that bar    */     \
    X(AD_SEASON_EV_LIFTED, "lifted") /* of: person; number: that bar, bar: as it is now   */     \
    X(AD_SEASON_EV_CLUB_LIFTED, "club-lifted") /* of: organisation; likewise              */
enum ad_season_event_kind { AD_SEASON_EVENT_MAP(AD_ID) AD_SEASON_EVENTS };

struct ad_season_event {
    uint8_t kind; /* enum ad_season_event_kind */
    uint32_t of;  /* from 1 */
    uint16_t match;
    uint32_t number;
    union {
        struct ad_champ_event champ;
        struct ad_squad_event squad;
        struct ad_played played;
        struct ad_bar bar;
    };
};

struct ad_season_events {
    struct ad_season_event *event; /* the caller's */
    unsigned cap, count;
    struct ad_season_verdict verdict;
    const struct ad_need *need; /* streams it rests on, beside those of its events */
    unsigned needs;
};

/* Scratch memory for decide with room for that many events, and for ad_season_anew. */
AD_API size_t ad_season_memory(const struct ad_season *s, unsigned cap);

/* What the order says; changes nothing. A refusal has no events. The verdict's lists lie in `memory`.
 * Returns 0; AD_EFULL if memory, events or one of the records have no room; AD_EINVAL for a command
 * that makes no sense; AD_ECONFLICT as ad_squad_decide. Below 0 there are no events. */
AD_API int ad_season_decide(struct ad_season_events *out, const struct ad_season *s,
                            const struct ad_season_cmd *cmd, void *memory, size_t size);

/* Fold an event in. Returns as the apply of its stream; AD_EINVAL if it names something that is not
 * there, AD_EFULL without room. */
AD_API int ad_season_apply(struct ad_season *s, const struct ad_season_event *e);

/* ---- judged anew ---- */

/* A line-up that would be judged otherwise by what is known now: a match it rested on was annulled,
 * or an earlier one was reported after it (BTO 33.1, 16.5). A question to the director: nothing here
 * changes by itself. */
struct ad_season_anew {
    uint16_t league, match; /* from 1 */
    uint8_t side;
    struct ad_lineup_found was, now;
    bool annulled;   /* some match was */
    unsigned at, of; /* how far it came; zero before the first call */
};

/* The next one. Returns 1; 0 if there is none any more; AD_EFULL. */
AD_API int ad_season_anew(struct ad_season_anew *a, const struct ad_season *s, void *memory,
                          size_t size);

AD_END

#endif
