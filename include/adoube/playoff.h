/*
 * adoube/playoff.h -- level in the table: play-offs, step by step.
 *
 * A regulation is a list of steps, as words or as rows:
 *
 *     struct ad_step two[4], more[4];
 *     ad_steps_read(two, 4, "match:2,order", 13);               BTO 9.2: two games, then the table
 *     ad_steps_read(more, 4, "roundrobin:1,order", 18);
 *
 * The state is what was played and drawn so far. The answer is what must be played or drawn next,
 * or the order:
 *
 *     struct ad_tied tied[2] = {{.who = 4, .rank = 1}, {.who = 9, .rank = 2}};
 *     struct ad_playoff p = {.two = two, .more = more, .tied = tied, .count = 2,
 *                            .cuts = AD_CUT(1), .played = games, .played_count = n};
 *     struct ad_playoff_answer a;
 *
 *     ad_playoff_next(&a, &p);        a.need: AD_PLAYOFF_PLAY, AD_PLAYOFF_LOT, AD_PLAYOFF_DECIDED
 *
 * Nothing is drawn here: where a lot decides, the answer says so and waits.
 */
#ifndef ADOUBE_PLAYOFF_H
#define ADOUBE_PLAYOFF_H

#include "adoube/export.h"
#include "adoube/tournament.h"

AD_BEGIN

/* The steps: name, word in a regulation, what it is. Steps with games come first. */
/* clang-format off */
#define AD_STEP_MAP(X)                                                                         \
    X(AD_STEP_MATCH, "match") X(AD_STEP_ROUND_ROBIN, "roundrobin") X(AD_STEP_SUDDEN, "sudden") \
    X(AD_STEP_DIRECT, "direct@playoff") X(AD_STEP_BOARDS, "boards@playoff")                    \
    X(AD_STEP_BERLIN, "berlin@playoff") X(AD_STEP_EVENT_DIRECT, "direct@event")                \
    X(AD_STEP_EVENT_BOARDS, "boards@event") X(AD_STEP_EVENT_BERLIN, "berlin@event")            \
    X(AD_STEP_EVENT_WINS, "wins@event") X(AD_STEP_ORDER, "order") X(AD_STEP_LOT, "lot")        \
    X(AD_STEP_SHARED, "shared")
/* clang-format on */
enum ad_step_kind { AD_STEP_MAP(AD_ID) };

struct ad_step {
    uint8_t kind;
    uint8_t count; /* match: games; roundrobin: times around; else 1 */
};

enum { AD_TIED_MAX = 16, AD_TIED_PAIRS = AD_TIED_MAX * (AD_TIED_MAX - 1) / 2 };

/* One of those who are level. Of the values more is better; only what a step names is looked at. */
struct ad_tied {
    uint16_t who;                         /* whatever the caller knows him by */
    uint16_t rank;                        /* in the table, by its whole chain; equal if shared */
    uint16_t lot;                         /* the number he drew, 1 is first; 0: none yet */
    bool left;                            /* he plays and draws no more, and stands last; what the
                                             others have from him they keep */
    int32_t boards, berlin, direct, wins; /* in the event, in any unit */
};

/* One game, or one match of teams. Members are their places in `tied`, from 0. */
struct ad_encounter {
    uint8_t step, turn;   /* as the answer asked for it */
    uint8_t white, black; /* of teams: home and guest */
    ad_points points[2];  /* 10, 5, 0, or board points */
    ad_points berlin[2];  /* teams */
};

/* The first n must be told from the rest. Place 1: AD_CUT(1). Places 1 to 4, each:
 * AD_CUT(1) | AD_CUT(2) | AD_CUT(3) | AD_CUT(4). Two seats: AD_CUT(2). One of three goes down:
 * AD_CUT(2). */
#define AD_CUT(n) (UINT32_C(1) << (n))

struct ad_playoff {
    /* Which list holds is settled by how many are level when its first games begin. */
    const struct ad_step *two, *more;
    bool teams; /* a match counts 2, 1, 0 in a round robin; a further one is decided by board
                   points, then by the Berlin tie-break (BTO 11.8) */
    const struct ad_tied *tied;
    unsigned count;
    uint32_t cuts;
    const struct ad_encounter *played;
    unsigned played_count;
};

enum ad_playoff_need { AD_PLAYOFF_DECIDED, AD_PLAYOFF_PLAY, AD_PLAYOFF_LOT };

struct ad_playoff_answer {
    enum ad_playoff_need need;

    /* Everybody, best first, as far as it is known; place[i], from 1, is that of order[i], and
     * equal for those who are level. What is not contested keeps the order of the table. */
    uint8_t order[AD_TIED_MAX], place[AD_TIED_MAX];

    /* AD_PLAYOFF_PLAY and AD_PLAYOFF_LOT: for order[first] … order[first + count - 1]. */
    unsigned first, count;
    struct ad_step what;
    uint8_t step, turn; /* to be kept with the results */

    /* AD_PLAYOFF_PLAY: what is still to be played, members from 1. Whoever had White has Black the
     * next time; `drawn` if they have not met in the play-off: then colours, or the numbers of a
     * round robin, are drawn. */
    struct ad_pair pairs[AD_TIED_PAIRS];
    unsigned pair_count;
    unsigned games; /* of each of these pairs, the colours changing */
    bool drawn;

    bool by_table; /* places that matter are those of the table (AD_STEP_ORDER) */
};

/* Returns 0, or AD_EINVAL: too many are level, a list is missing, or a result names nobody. Results
 * that no step asks for do not count. */
AD_API int ad_playoff_next(struct ad_playoff_answer *out, const struct ad_playoff *p);

/* "match:2,sudden": words of the map, of match and roundrobin with a number. Instead of @event a
 * step may say @match: in a cup the event is one match. A list ends with AD_STEP_SHARED, which is
 * added. Returns how many, without that one; AD_EPARSE, AD_EFULL. */
AD_API int ad_steps_read(struct ad_step *out, unsigned cap, const char *text, size_t len);

AD_END

#endif
