/*
 * adoube/squad.h -- a club's season in one championship: its rank list, its teams, who was a
 * substitute, who serves a ban, for whom each has played.
 *
 * It is the whole against which a line-up is judged, kept like a game: decide looks at a command and
 * answers with a verdict and events; apply folds an event in and decides nothing.
 *
 *     struct ad_squad_line room[64], list[] = {{.person = 1, .rank = 1, .team = 1},
 *                                              {.person = 2, .rank = 2, .team = 1}};
 *     struct ad_lineup_use uses[200];
 *     struct ad_squad s = {.club = 12, .season = 1987, .lines = room, .line_cap = 64,
 *                          .uses = uses, .use_cap = 200};
 *     struct ad_squad_event events[80];
 *     struct ad_squad_events out = {.event = events, .cap = 80};
 *     struct ad_squad_cmd cmd = {.kind = AD_SQUAD_REGISTER, .list = list, .list_count = 2,
 *                                .deadline = ad_date_make(1987, 7, 31),
 *                                .on = ad_date_make(1987, 7, 20)};
 *     struct ad_lineup_line lines[64];
 *     struct ad_lineup_case c = {.team = 1};
 *
 *     assert(ad_squad_decide(&out, &s, &cmd) == 0);
 *     assert(out.verdict.code == AD_LINEUP_OK && out.verdict.by[0] == AD_BTO_16_1);
 *     for (unsigned i = 0; i < out.count; i++)                // keep them: replay makes the same
 *         assert(ad_squad_apply(&s, &events[i]) == 0);
 *     assert(ad_squad_case(&c, lines, 64, &s, NULL) == 0);    // ready for ad_lineup_judge
 *     assert(c.line_count == 2);                              // ad_squad_bars: it sees the bans
 *
 * A rank list changes no more once its championship runs (BTO 16.2); whoever comes later is appended
 * (BTO 16.3). That a person plays for one club in a season (BTO 2.3) is a rule across squads: decide
 * PLAYED asks the persons' own records, and `needs` names the streams that must be unchanged when
 * its events are stored.
 *
 * After a match: PLAYED for the team that played it, with the report of ad_lineup_judge; then, if it
 * was a compulsory match of a youth team, SERVED for the same team with the same line-up.
 */
#ifndef ADOUBE_SQUAD_H
#define ADOUBE_SQUAD_H

#include "adoube/export.h"
#include "adoube/lineup.h"

AD_BEGIN

enum { AD_SQUAD_VERSION = 1, AD_SQUAD_TEAMS = 16, AD_SQUAD_LINES = 512 };

/* ---- the state ---- */

struct ad_squad_line {
    uint32_t person; /* not 0 */
    uint16_t rank;
    uint8_t team;   /* 0: a reserve */
    bool late;      /* appended after the deadline: decide finds it out */
    bool foreign;   /* without German citizenship (BTO 2.2): decide asks the person */
    uint32_t guest; /* SJ 9.1: her own club; 0: this one */
};

/* A ban of so many matches of his home youth team (SJ 7.3). */
struct ad_squad_ban {
    uint16_t rank;
    uint8_t team, left;
};

enum { AD_SQUAD_BANS = 32 };

struct ad_squad {
    uint32_t seq;
    uint32_t club;
    int season;
    bool youth, registered;
    uint8_t top_league_team; /* BTO 2.2; 0: none */
    uint16_t running;        /* championships of this list that have begun and are not over */
    ad_date deadline;
    struct ad_squad_line *lines; /* the caller's, in the order of the list; up to AD_SQUAD_LINES */
    unsigned line_count, line_cap;
    struct ad_lineup_team teams[AD_SQUAD_TEAMS];
    unsigned team_count;
    struct ad_lineup_use *uses; /* the caller's */
    unsigned use_count, use_cap;
    struct ad_squad_ban bans[AD_SQUAD_BANS];
    unsigned ban_count;
};

/* ---- commands ---- */

#define AD_SQUAD_CMD_MAP(X)                                                                       \
    X(AD_SQUAD_REGISTER, "register") /* list, deadline, on: received; club, persons            */ \
    X(AD_SQUAD_ENTER, "enter")       /* team: number and class                                 */ \
    X(AD_SQUAD_ADD, "add")           /* list[0] at place `at` (from 0); on: pass applied for   */ \
    X(AD_SQUAD_REORDER, "reorder")   /* list: the same persons in another order; on            */ \
    X(AD_SQUAD_BEGIN, "begin")       /* a championship of this list begins                     */ \
    X(AD_SQUAD_END, "end")           /* ... is over                                            */ \
    X(AD_SQUAD_PLAYED, "played")     /* a match: match, team, lineup, report of it; persons    */ \
    X(AD_SQUAD_SERVED, "served")     /* team has played a compulsory match: its bans; lineup   */
enum ad_squad_cmd_kind { AD_SQUAD_CMD_MAP(AD_ID) AD_SQUAD_CMDS };

/*
 * REGISTER again replaces the list, as long as it was not used. ADD: who stands at or behind the end
 * is appended; rank 0 of a senior gets a number: the next one, or that of the place, and those behind
 * move on. A late youth brings AD_YOUTH_RANK of the last youth team and the number with the seniors,
 * and stands among those who came late in the seniors' order (SJ 7.4). A list that came too late is refused with `append`: then each of it may be added, with
 * `deadline` given. REORDER: who was appended late never gets before one he stood behind (BTO 16.3).
 * PLAYED refuses nothing, what happened has happened. SERVED: who sits in `lineup` (NULL: none of
 * them did) has not served.
 */
struct ad_squad_cmd {
    uint8_t kind; /* enum ad_squad_cmd_kind */
    ad_date on, deadline;
    const struct ad_squad_line *list;
    unsigned list_count;
    unsigned at;
    struct ad_lineup_team team; /* ENTER; PLAYED and SERVED: the number */
    uint8_t top_league_team;    /* REGISTER: BTO 2.2; 0: none */
    uint32_t match;             /* PLAYED: the caller's number */
    uint8_t kind_of_match;      /* PLAYED: enum ad_lineup_kind */
    const struct ad_lineup *lineup;
    const struct ad_lineup_report *report;
    const struct ad_club_facts *club;
    const struct ad_person *const *persons; /* of the list, in its order; NULL, or one that is NULL:
                                               not asked. PLAYED: those of the squad's lines */
    const struct ad_lineup_rules *rules;
};

/* ---- verdicts and events ---- */

struct ad_squad_verdict {
    uint8_t code, why; /* AD_LINEUP_OK or AD_LINEUP_REJECT; enum ad_lineup_why */
    bool append;       /* refused as wished, but may be appended at the end */
    uint16_t rank;     /* the line concerned, or 0 */
    enum ad_point by[2];
};

#define AD_SQUAD_EVENT_MAP(X)                                                              \
    X(AD_SQUAD_EV_REGISTERED, "registered") /* deadline, on, team: the top league's; the \
                                               list, its uses and bans begin empty      */ \
    X(AD_SQUAD_EV_LISTED, "listed")         /* line at place `at`                       */ \
    X(AD_SQUAD_EV_ENTERED, "entered")       /* team                                     */ \
    X(AD_SQUAD_EV_BEGUN, "begun")                                                          \
    X(AD_SQUAD_EV_ENDED, "ended")                                                          \
    X(AD_SQUAD_EV_USED, "used")     /* use                                              */ \
    X(AD_SQUAD_EV_BANNED, "banned") /* ban                                              */ \
    X(AD_SQUAD_EV_SERVED, "served") /* ban: rank, team: one match less                  */ \
    X(AD_SQUAD_EV_SAT, "sat")       /* line.person played team match `match`: goes into his
                                       own record as well (struct ad_played)            */

enum ad_squad_event_kind { AD_SQUAD_EVENT_MAP(AD_ID) AD_SQUAD_EVENTS };

struct ad_squad_event {
    uint32_t seq;
    uint8_t kind, command; /* enum ad_squad_event_kind, enum ad_squad_cmd_kind */
    ad_date on, deadline;
    uint16_t at;
    uint32_t match;
    struct ad_squad_line line;
    struct ad_lineup_team team;
    struct ad_lineup_use use;
    struct ad_squad_ban ban;
    enum ad_point by;
};

/* Streams a decision rests on beside its own: who stores its events finds them unchanged, or asks
 * again. */
enum ad_need_kind { AD_NEED_PERSON, AD_NEED_CLUB, AD_NEED_SQUAD, AD_NEED_CHAMPIONSHIP };

struct ad_need {
    uint8_t kind; /* enum ad_need_kind */
    uint32_t id;
};

enum { AD_SQUAD_NEEDS = AD_SQUAD_LINES + 2 };

struct ad_squad_events {
    struct ad_squad_event *event; /* the caller's: one a line, and one a use where ranks change */
    unsigned cap, count;
    struct ad_squad_verdict verdict;
    struct ad_need needs[AD_SQUAD_NEEDS];
    unsigned need_count;
};

/*
 * What the order says; changes nothing. A refusal has no events. Returns 0, AD_EFULL if `cap` events
 * are too few or the squad has no room, AD_EINVAL for a command that makes no sense, AD_ECONFLICT if
 * a report was made before a person's record said that he has played for another club: judge again.
 * Below 0 there are no events, either.
 */
AD_API int ad_squad_decide(struct ad_squad_events *out, const struct ad_squad *s,
                           const struct ad_squad_cmd *cmd);

/* Fold an event in. Returns 0; AD_ECONFLICT if it is not the next one; AD_EINVAL if it cannot be one
 * of this squad, as it names a line or a ban that is not there; AD_EFULL without room. */
AD_API int ad_squad_apply(struct ad_squad *s, const struct ad_squad_event *e);

enum { AD_SQUAD_BARS = 8 };

struct ad_squad_barred {
    unsigned count;
    struct ad_person person[AD_SQUAD_BANS];
    struct ad_bar bars[AD_SQUAD_BANS][AD_SQUAD_BARS];
};

/*
 * Put lines, teams and uses of the squad into a case for ad_lineup_judge; the rest of *out (line-up,
 * kind, stage, team, terms, club ...) is the caller's, and lines[i].guest where s->lines[i].guest is
 * not 0. persons[i] is that of line i, NULL where nothing is known. `lines` has room for cap. Returns
 * 0 or AD_EFULL.
 */
AD_API int ad_squad_case(struct ad_lineup_case *out, struct ad_lineup_line *lines, unsigned cap,
                         const struct ad_squad *s, const struct ad_person *const *persons);

/*
 * Let the lines that ad_squad_case has filled show the bans (SJ 7.3): whoever serves one is replaced
 * by a copy in *room, which must live as long as the case. A line without a person stays: nothing is
 * known of him, and nothing asked. Returns 0, or AD_EFULL if somebody has too many bars.
 */
AD_API int ad_squad_bars(struct ad_squad_barred *room, struct ad_lineup_line *lines,
                         const struct ad_squad *s);

AD_END

#endif
