/*
 * adoube/competition.h -- after the last round: what is level and must be settled, who moves up and
 * down, who is sent to the next event, who bears which title; and before the first: was the
 * invitation in time.
 *
 *     struct ad_class_plan classes[] = {
 *         {.teams = 24, .groups = 3, .down = 6},              // the top class
 *         {.teams = 48, .groups = 6, .up = 6, .down = 12},    // below it
 *         {.teams = 60, .groups = 8, .up = 12},
 *     };
 *     struct ad_class_moves moves[3];
 *
 *     assert(ad_movement(moves, classes, 3, 2) == 0);         // two come down from above
 *     assert(moves[0].down == 8 && moves[0].extra == 2);      // two more than planned
 *     assert(ad_league_move_of(&moves[0], 8, 7) == AD_LEAGUE_DOWN);    // place 7 of 8
 *     assert(ad_league_move_of(&moves[0], 8, 6) == AD_LEAGUE_ASK); // some of the groups' sixths
 *
 * Every number is the areas' own to set (BTO 3.4, 20); here they only have to come out even. What is
 * level in a table is asked with ad_contests:
 *
 *     struct ad_stakes stakes = {.places = true, .qualify = 2};
 *     struct ad_standings table = {.count = 0};               // of ad_standings_make
 *     struct ad_contest contests[8];
 *     struct ad_template t;
 *
 *     assert(ad_template_find(&t, "nrw-em", 6) == 0);
 *     assert(ad_contests(contests, 8, &t, &table, &stakes) == 0);    // nobody, here
 */
#ifndef ADOUBE_COMPETITION_H
#define ADOUBE_COMPETITION_H

#include "adoube/date.h"
#include "adoube/order.h"
#include "adoube/playoff.h"
#include "adoube/standings.h"
#include "adoube/template.h"

AD_BEGIN

/* ---- running: entries, stages, rounds ----
 *
 *     struct ad_competition c = {.entries = room, .cap = 64};
 *     struct ad_competition_answer a;
 *     ad_competition_decide(&a, &c, &t, &(struct ad_competition_cmd){.kind = AD_RUN_ENTER, .who = 7});
 *     if (a.code == AD_RUN_OK)
 *         ad_competition_apply(&c, &a.event);               keep the event: replay makes the same state
 *
 * Who met whom and with which result stands in the record of tournament.h; here is how far the
 * event has come, and what may be done next.
 */

#define AD_ENTRY_MAP(X)                \
    X(AD_ENTRY_NOMINATED, "nominated") \
    X(AD_ENTRY_ADMITTED, "admitted")   \
    X(AD_ENTRY_WITHDRAWN, "withdrawn") \
    X(AD_ENTRY_EXCLUDED, "excluded")

enum ad_entry_state {
#define X(id, name) id,
    AD_ENTRY_MAP(X)
#undef X
};

struct ad_competition_entry {
    uint32_t who;
    uint8_t state;  /* enum ad_entry_state */
    uint8_t source; /* enum ad_seat_kind: by which seat; AD_SEAT_UNSAID */
};

enum ad_competition_phase { AD_COMPETITION_ENTRIES, AD_COMPETITION_RUNNING, AD_COMPETITION_OVER };

/* All zero, with room for entries, at the start. */
struct ad_competition {
    uint32_t seq;    /* events so far */
    uint8_t phase;   /* enum ad_competition_phase */
    uint8_t stage;   /* of the template, from 0 */
    uint8_t system;  /* enum ad_stage_system */
    uint16_t size;   /* entries of this stage */
    uint16_t groups; /* at least 1 */
    uint16_t rounds; /* of this stage, with those carried over */
    uint16_t paired; /* rounds paired, or carried over, so far */
    uint16_t open;   /* games, or matches, without a result */
    struct ad_competition_entry *entries;
    unsigned count, cap;
};

#define AD_RUN_MAP(X)              \
    X(AD_RUN_ENTER, "enter")       \
    X(AD_RUN_ADMIT, "admit")       \
    X(AD_RUN_WITHDRAW, "withdraw") \
    X(AD_RUN_EXCLUDE, "exclude")   \
    X(AD_RUN_START, "start")       \
    X(AD_RUN_PAIR, "pair")         \
    X(AD_RUN_RESULT, "result")     \
    X(AD_RUN_CLOSE, "close")

enum ad_competition_kind {
#define X(id, name) id,
    AD_RUN_MAP(X)
#undef X
};

struct ad_competition_cmd {
    uint8_t kind; /* enum ad_competition_kind */
    uint8_t source;
    bool confirmed;        /* START: a person lets it start with this field, and so many rounds */
    uint32_t who;          /* ENTER, ADMIT, WITHDRAW, EXCLUDE */
    uint16_t n;            /* PAIR: games paired; RESULT: results that came in */
    uint16_t rounds;       /* START: announced, where the template leaves it to that; 0: not told */
    uint16_t groups;       /* START: the same */
    uint16_t associations; /* START: that nominate */
};

/* What happened; holds all that apply needs. */
struct ad_competition_event {
    uint32_t seq;
    uint8_t kind, source;
    uint8_t phase, stage, system;
    uint32_t who;
    uint16_t n, size, groups, rounds, carried;
};

/* clang-format off */
#define AD_RUN_CODE_MAP(X)                                                                 \
    X(AD_RUN_OK, "ok") X(AD_RUN_FULL, "full") X(AD_RUN_TWICE, "twice")                     \
    X(AD_RUN_UNKNOWN, "unknown") X(AD_RUN_STATE, "state") X(AD_RUN_PHASE, "phase")         \
    X(AD_RUN_FIELD, "field") X(AD_RUN_UNSET, "unset") X(AD_RUN_ROUNDS, "rounds")           \
    X(AD_RUN_OPEN, "open") X(AD_RUN_RESULTS, "results") X(AD_RUN_UNFINISHED, "unfinished") \
    X(AD_RUN_OTHER, "other")
/* clang-format on */

enum ad_run_code {
#define X(id, name) id,
    AD_RUN_CODE_MAP(X)
#undef X
};

struct ad_competition_answer {
    enum ad_run_code code;
    bool proposed; /* FIELD, OTHER: `confirmed` lets it start */
    enum ad_point by[2];
    struct ad_competition_event event; /* if OK */
};

/* May this be done now? Changes nothing. */
AD_API void ad_competition_decide(struct ad_competition_answer *out, const struct ad_competition *c,
                                  const struct ad_template *t,
                                  const struct ad_competition_cmd *cmd);

/* Fold an event into the state. Decides nothing. Returns 0; AD_ECONFLICT if it is not the next one;
 * AD_EINVAL if it cannot be one of this competition; AD_EFULL if there is no room for another entry. */
AD_API int ad_competition_apply(struct ad_competition *c, const struct ad_competition_event *e);

/* How many entries are admitted now. */
AD_API unsigned ad_competition_admitted(const struct ad_competition *c);
AD_API const char *ad_entry_name(enum ad_entry_state s);
AD_API const char *ad_entry_text(enum ad_entry_state s, enum ad_language lang);
AD_API const char *ad_run_code_name(enum ad_run_code code);
AD_API const char *ad_run_code_text(enum ad_run_code code, enum ad_language lang);

/* ---- what must be settled after a table: BTO 6.6, 9.2, 10.3, 11.8, 18.3; SJ 3.3, 8.4 … ---- */

/* Where in this table something is at stake. 0: not here. */
struct ad_stakes {
    bool places;         /* the places that the template's play-offs name: title, first four … */
    unsigned qualify;    /* so many are sent to the next event */
    unsigned promotion;  /* so many go up */
    unsigned relegation; /* so many go down */
    unsigned final_places; /* so many reach the final stage */
};

/* Rows of the table that are level where something is at stake. */
struct ad_contest {
    uint8_t scope;  /* enum ad_scope_kind */
    unsigned first; /* row, from 0 */
    unsigned count; /* rows */
    uint32_t cuts;  /* AD_CUT of playoff.h: the first n of them must be told from the rest */
    const struct ad_template_playoff *two, *more; /* lines for two and for more; NULL: none */
    const struct ad_template_playoff *row;        /* the one that holds for `count` */
};

/*
 * Every contest of a table, the more important first: places, then what is at stake, in the order of
 * the template's lines. Of a line on=points those are level who have the same points, of one
 * on=place those whom the whole chain leaves level. Settle the first, make the table again, and
 * ask again: it may have settled the next one. Steps and cuts are ready for struct ad_playoff.
 * Returns how many, or AD_EFULL: there are more, or more than 31 are level above a cut.
 */
AD_API int ad_contests(struct ad_contest *out, unsigned cap, const struct ad_template *t,
                       const struct ad_standings *table, const struct ad_stakes *stakes);

/* ---- up and down: BTO 3.4, 20; SJ 8.3 ---- */

/* One class of a pyramid, the top class first. */
struct ad_class_plan {
    uint16_t teams;  /* that played */
    uint16_t target; /* next season; 0: as many as played */
    uint16_t groups; /* 0 is 1 */
    uint16_t up;     /* go up; the class above sets it (BTO 3.4) */
    uint16_t down;   /* go down if nothing unusual happens */
    uint16_t enter;  /* come in otherwise: newly entered teams */
    uint16_t leave;  /* are gone: withdrawn after the season */
};

struct ad_class_moves {
    uint16_t groups;
    uint16_t from_above, from_below;
    uint16_t up, down;   /* down: with those that go down beside the plan */
    uint16_t extra;      /* so many of them: more came from above than planned, or fewer left */
    uint16_t next;       /* teams of the next season */
    uint16_t open, over; /* seats that stay open; teams beyond the target that cannot go down */
    bool proposed;       /* open, over, or the groups do not share the places evenly: the area says
                            what is done (BTO 20) */
    enum ad_point by[2]; /* AD_BTO_3_4, AD_BTO_20 */
};

/* Relegation runs down the pyramid: who comes down from above pushes others down, so that each
 * class keeps its size. `from_above` come down into the top class. Returns 0, or AD_EINVAL: more go
 * up, down and away than there are teams, or teams go down from the last class. */
AD_API int ad_movement(struct ad_class_moves *out, const struct ad_class_plan *classes,
                       unsigned count, unsigned from_above);

#define AD_LEAGUE_MAP(X)        \
    X(AD_LEAGUE_STAYS, "stays") \
    X(AD_LEAGUE_UP, "up")       \
    X(AD_LEAGUE_DOWN, "down")   \
    X(AD_LEAGUE_ASK, "ask")

enum ad_league_move {
#define X(id, name) id,
    AD_LEAGUE_MAP(X)
#undef X
};

/* What becomes of that place (from 1) in a group of `size` teams. */
AD_API enum ad_league_move ad_league_move_of(const struct ad_class_moves *m, unsigned size,
                                             unsigned place);
AD_API const char *ad_league_move_name(enum ad_league_move k);
AD_API const char *ad_league_move_text(enum ad_league_move k, enum ad_language lang);

/* A youth team that enters for the first time must be able to reach the top youth league after so
 * many seasons: an association's pyramid has no more levels. AD_YOUTH_SEASONS is the order's. */
enum { AD_YOUTH_SEASONS = 2 };

struct ad_levels_verdict {
    bool fine;
    unsigned levels, most;
    enum ad_point by; /* AD_SJ_7_2 */
};

/* `most` is AD_YOUTH_SEASONS, unless a federation gives them longer. */
AD_API struct ad_levels_verdict ad_youth_levels(unsigned levels, unsigned most);

/* ---- who is sent to the next event: BTO 6.5, 11.5; SJ 12.2 ---- */

/* One of the final table, the best first. */
struct ad_placed {
    uint32_t who;
    uint32_t club;      /* 0: none, or it does not matter */
    uint16_t rank;      /* from 1; level ones have the same */
    bool club_entitled; /* the club is entitled to that event already */
    bool declined;
};

#define AD_QUALIFIED_MAP(X)              \
    X(AD_QUALIFIED, "qualified")         \
    X(AD_QUALIFIED_ENTITLED, "entitled") \
    X(AD_QUALIFIED_DECLINED, "declined") \
    X(AD_QUALIFIED_TIED, "tied")

enum ad_qualified_why {
#define X(id, name) id,
    AD_QUALIFIED_MAP(X)
#undef X
};

struct ad_qualified {
    uint16_t at; /* of the table */
    uint8_t why; /* enum ad_qualified_why */
};

struct ad_qualify_how {
    const struct ad_template_qualify *row;
    unsigned national;    /* n=national-rules: so many */
    bool second_admitted; /* second=if-admitted: a second one is (SJ 12.2) */

    /* BTO 11.5 speaks of the first-placed team of a club that is entitled. false: only the best of
     * each such club is passed over, and its next team may be sent. true: all of its teams are. */
    bool skip_whole_club;
};

struct ad_qualify {
    unsigned count;  /* lines: the table down to the last who is sent, or is level with him */
    unsigned sent;   /* for sure */
    unsigned seats;  /* that there are */
    unsigned places; /* of those that are level: so many will be sent; 0: nobody is level */
    enum ad_point by[2];
};

/* Returns 0, or AD_EFULL if there is not room for `count` lines. */
AD_API int ad_qualifiers(struct ad_qualify *out, struct ad_qualified *lines, unsigned cap,
                         const struct ad_placed *table, unsigned count,
                         const struct ad_qualify_how *how);
AD_API const char *ad_qualified_name(enum ad_qualified_why why);
AD_API const char *ad_qualified_text(enum ad_qualified_why why, enum ad_language lang);

/* ---- titles: BTO 1.2, SJ 3.4 ---- */

/* The title that a place brings, with its year: "Jugendmeister von Nordrhein-Westfalen (1988)".
 * Returns its length, 0 if there is none for that place, or AD_EFULL. */
AD_API int ad_title_write(char *out, size_t cap, const struct ad_template *t, unsigned place,
                          int year);

/* ---- invitations: BTO 8 ---- */

struct ad_invitation {
    bool in_time;
    ad_date last;     /* day to send it */
    int32_t late;     /* days */
    enum ad_point by; /* AD_BTO_8 */
};

/* Was it posted at least `days` before the event starts? 28: four weeks. */
AD_API struct ad_invitation ad_invitation_check(ad_date start, ad_date posted, int32_t days);

AD_END

#endif
