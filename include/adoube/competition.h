/*
 * adoube/competition.h -- the entries, phases and rounds of a championship (championship.h), and how
 * many go up and down in a pyramid of classes.
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
 *
 * Every number is the areas' own to set (BTO 3.4, 20); here they only have to come out even.
 */
#ifndef ADOUBE_COMPETITION_H
#define ADOUBE_COMPETITION_H

#include "adoube/export.h"
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
enum ad_entry_state { AD_ENTRY_MAP(AD_ID) };

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
enum ad_competition_kind { AD_RUN_MAP(AD_ID) };

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
enum ad_run_code { AD_RUN_CODE_MAP(AD_ID) };

struct ad_competition_answer {
    enum ad_run_code code;
    bool proposed; /* FIELD, OTHER: `confirmed` lets it start */
    enum ad_point by[2];
    struct ad_competition_event event; /* if OK */
};

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

AD_END

#endif
