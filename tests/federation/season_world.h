/*
 * tests/federation/season_world.h -- a random federation and its season.
 *
 * Everything that happens goes through one of the world_ functions here: they decide, look whether
 * deciding changed anything and says the same twice, apply, and write the events into a log. The log
 * from nothing must give the same state, byte by byte. What the test itself believes (who sat where,
 * how a list looked at the start) is kept apart in struct own and is never asked of the library.
 */
#ifndef AD_TESTS_SEASON_WORLD_H
#define AD_TESTS_SEASON_WORLD_H

#include "../kit.h"
#include "adoube/championship.h"
#include "adoube/org.h"
#include "adoube/sanction.h"
#include "adoube/squad.h"

enum {
    SEASON = 1987,
    FEDERATION_ID = 1,
    CLUBS = 12,
    LISTED = 18, /* of a club at the start */
    LINES = 32,
    USES = 200,
    NEWCOMERS = 30,
    PEOPLE = CLUBS * LISTED + NEWCOMERS + 1, /* by number, from 1 */
    LEAGUES = 2,                             /* first teams, second teams */
    TEAMS = CLUBS,
    MATCHES = 160,
    FILES = 8,
    TRANSFERS = 12,
    DOUBLES = 6,
    ENTRIES = 1000,
    PLAYED_FOR = 4,
    LOG = 8000,
    SQUAD_EVENTS = 4000,
    CHAMP_EVENTS = 1600,
    FILE_EVENTS = 3000,
    TRANSFER_EVENTS = 200,
    FINES = 100
};

/* ---- what the events make ---- */

struct squad_state {
    struct ad_squad s;
    struct ad_squad_line lines[LINES];
    struct ad_lineup_use uses[USES];
};

struct league_state {
    struct ad_championship c;
    struct ad_competition_entry entries[TEAMS];
    struct ad_champ_entry entry[TEAMS];
    struct ad_champ_match match[MATCHES];
};

struct state {
    struct squad_state squad[CLUBS];
    struct league_state league[LEAGUES];
    struct ad_case file[FILES];
    struct ad_transfer transfer[TRANSFERS];
    struct ad_ledger books;
    struct ad_ledger_entry entry[ENTRIES];
    struct ad_played played[PEOPLE][PLAYED_FOR];
    uint8_t played_count[PEOPLE];
};

/* ---- the log ---- */

enum stream { SQUAD, CHAMP, CASE, TRANSFER, FINE };

struct log_line {
    uint8_t stream; /* enum stream */
    uint8_t of;     /* which squad, league … */
    uint16_t at;    /* its place among the events of this kind */
};

struct fine {
    struct ad_sanction what;
    uint32_t about, subject, org;
};

/* ---- what the test believes ---- */

struct own {
    uint32_t eligible_for[PEOPLE]; /* the club for which somebody was found eligible and sat */
    uint32_t sat_for[PEOPLE];      /* bit k: he has sat for club k, eligible or not */
    unsigned running[CLUBS];       /* championships of the list */
    struct ad_squad_line before[CLUBS][LINES];
    unsigned lines[CLUBS];
    unsigned uses[CLUBS];
    uint64_t used[CLUBS]; /* a sum of who they were */
    int64_t fined;        /* in the season */
    ad_date told[FILES][AD_DUES][AD_INSTANCES][2];
};

/* How often something happened that a run must have met, or it has proved nothing. */
#define MET_MAP(X)                                          \
    X(MET_MATCH, "a match")                                 \
    X(MET_LOST, "a match lost on all boards")               \
    X(MET_GAME_LOST, "a game lost by the order")            \
    X(MET_NO_SHOW, "a team that did not come")              \
    X(MET_TWO_CLUBS, "somebody who sits for a second club") \
    X(MET_STALE, "a report older than a record")            \
    X(MET_BANNED, "a ban after a third use")                \
    X(MET_SERVED, "a ban served")                           \
    X(MET_BAN_BROKEN, "a ban broken")                       \
    X(MET_USED_UP, "a substitute used too often")           \
    X(MET_APPENDED, "somebody appended late")               \
    X(MET_ORDER_REFUSED, "a new order refused")             \
    X(MET_ADD_REFUSED, "a place in the list refused")       \
    X(MET_TRANSFERRED, "a transfer")                        \
    X(MET_FINE, "a fine")                                   \
    X(MET_FINE_REFUSED, "a fine that is too high")          \
    X(MET_BAN, "a ban of days")                             \
    X(MET_RULED, "a ruling")                                \
    X(MET_RULING_REFUSED, "a ruling refused")               \
    X(MET_LEFT, "a team that leaves")                       \
    X(MET_ANEW, "a line-up that rests on another match")    \
    X(MET_TURNED, "a ruling that came too late")            \
    X(MET_DEDUCTED, "points taken away")                    \
    X(MET_OPEN_BOARD, "an adjourned board")                 \
    X(MET_LAST_ROUND_WAITS, "a last round that waits")      \
    X(MET_PLAYOFF, "a play-off")                            \
    X(MET_LOT, "a lot")                                     \
    X(MET_FINAL_STAGE, "a final")                           \
    X(MET_OVER, "the end of a league")                      \
    X(MET_PROTEST, "a protest")                             \
    X(MET_APPEAL, "an appeal")                              \
    X(MET_TRIBUNAL, "the tribunal")                         \
    X(MET_CASE_FINAL, "a final decision")                   \
    X(MET_INADMISSIBLE, "a remedy rejected")                \
    X(MET_UPHELD, "a remedy upheld")                        \
    X(MET_FEE_BACK, "a fee refunded")

enum met {
#define X(id, text) id,
    MET_MAP(X)
#undef X
        METS
};

/* ---- the world ---- */

struct league {
    struct ad_template t;
    uint8_t team; /* of each club: 1 or 2 */
    uint8_t kind; /* enum ad_lineup_kind */
    uint8_t boards;
    unsigned size, groups;
    bool over;
};

struct person_facts {
    struct ad_membership member[2];
    struct ad_pass pass[2];
    struct ad_pass_event event[2][4];
    struct ad_permission permission[2];
    struct ad_bar bar[4];
};

struct world {
    struct kit_row *row;
    struct kit_rng rng;
    ad_date now;
    bool youth;
    unsigned clubs, associations, newcomers, files, transfers, fines;
    struct ad_org org[64];
    unsigned orgs;
    uint32_t above[CLUBS][3]; /* district, association, federation */
    struct ad_club_facts club[CLUBS];
    struct ad_bar club_bar[CLUBS][2];
    struct ad_person person[PEOPLE];
    struct person_facts facts[PEOPLE];
    uint32_t mover[TRANSFERS], mover_to[TRANSFERS]; /* who, and the club he wants to go to */
    unsigned doubles;             /* members of two clubs, listed in both: BTO 2.3 alone */
    uint32_t double_who[DOUBLES]; /* keeps them from playing for both */
    unsigned double_in[DOUBLES], double_at[DOUBLES];
    struct league league[LEAGUES];
    struct ad_matter matter[FILES];
    uint16_t file_match[FILES];
    uint8_t file_league[FILES];
    bool file_done[FILES];
    struct state live, again;
    struct own own;
    struct log_line log[LOG];
    unsigned logged;
    struct ad_squad_event squad_event[SQUAD_EVENTS];
    struct ad_champ_event champ_event[CHAMP_EVENTS];
    struct ad_case_event file_event[FILE_EVENTS];
    struct ad_transfer_event transfer_event[TRANSFER_EVENTS];
    struct fine fine[FINES];
    unsigned squad_events, champ_events, file_events, transfer_events;
    struct ad_champ_verdict verdict; /* of the last command to a championship */
    struct ad_squad_verdict said;    /* ... to a squad */
    unsigned *met;
};

static inline uint32_t club_id(unsigned k)
{
    return 100 + k;
}

static inline bool chance(struct world *w, unsigned one_in)
{
    return kit_below(&w->rng, one_in) == 0;
}

/* A federation with its clubs, their people and passes, leagues to come; nothing has happened. */
void world_make(struct world *w, struct kit_row *row, struct kit_rng *rng, unsigned *met);

/* Somebody new in club k, with a pass applied for today; his number, 0 if there is no room. */
uint32_t world_newcomer(struct world *w, unsigned k);

/* ---- what happens: each checks verdict, points, and that deciding changes nothing ---- */

/* 0 done, 1 refused, below 0 as ad_squad_decide. */
int world_squad(struct world *w, unsigned k, struct ad_squad_cmd *cmd);
bool world_champ(struct world *w, unsigned l, const struct ad_champ_cmd *cmd);
struct ad_case_verdict world_case(struct world *w, unsigned f, const struct ad_case_command *cmd);
bool world_transfer(struct world *w, unsigned i, const struct ad_transfer_command *cmd);

/* A sanction; valid fines are booked. */
struct ad_sanction_verdict world_sanction(struct world *w, const struct ad_sanction *s,
                                          uint32_t subject);

/* Whoever sat by this event has it in his own record. */
void world_sat(struct state *s, uint32_t club, const struct ad_squad_event *e);

/* The persons of a squad's lines. */
void world_persons(struct world *w, unsigned k, const struct ad_person *out[LINES]);

/* ---- what must hold ---- */

void world_point(struct world *w, enum ad_point p);
void world_points(struct world *w, const enum ad_point *by, unsigned n, bool refused);

/* After every step. */
void world_check(struct world *w);

/* The whole log from nothing. */
void world_replay(struct world *w);

#endif
