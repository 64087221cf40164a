/*
 * tournament/team_round.h -- between team_swiss.c, team_upfloat.c and team_bracket.c.
 */
#ifndef AD_TOURNAMENT_TEAM_ROUND_H
#define AD_TOURNAMENT_TEAM_ROUND_H

#include "tournament/arena.h"
#include "tournament/matching.h"
#include "tournament/team.h"
#include "tournament/wide.h"

/* Bits of a weight for the order of candidates. What does not fit is decided in further steps, each
 * with the earlier decisions fixed. */
#ifdef AD_DEBUG
enum { AD__TEAM_ORDER = 16 }; /* so few that small tests take many steps */
#else
enum { AD__TEAM_ORDER = 192 };
#endif

enum ad__team_state {
    AD__TEAM_OPEN,
    AD__TEAM_YES,
    AD__TEAM_NO
}; /* is an upfloater; is the top of its pair */

/* One question to the matching: where each field of the weight begins, the order being the lowest,
 * and what is asked. */
struct ad__team_step {
    unsigned c10, c9, c8, c7, c6, c4, complete, end;
    unsigned top;       /* upfloaters: r->left[0] … [top - 1] are the residents */
    unsigned following; /* the scoregroup after theirs (C6) */
    bool look_down;     /* C6 counts */
    unsigned from, to;  /* whose order is decided */
    unsigned unit;      /* bits of the order for each of them */
};

struct ad__team_round {
    struct ad__field *f;
    struct ad__team *team; /* as f->who */
    uint16_t *mate;        /* as f->who; the opponent, AD__FREE until it is known */
    uint16_t *left;        /* who is not yet paired, in the order of the field */
    unsigned lefts;
    uint16_t *bracket; /* who is paired now, by number */
    unsigned size;
    uint8_t *state;     /* as f->who: enum ad__team_state */
    uint16_t *level_at; /* of each scoregroup: its field of the weight (C5) */
    uint64_t *weight;
    unsigned words;
    bool floats_count; /* C7 and C10: not in the last two rounds */
    struct ad__matching matching;
    struct ad__arena free; /* for the matching */
};

/* The weight of a pair, into r->weight, which is all zero. False: they may not be paired. */
typedef bool ad__team_weigh(struct ad__team_round *r, const struct ad__team_step *s, unsigned a,
                            unsigned b);

/* The heaviest matching of `n`. True if it is complete. */
bool ad__team_solve(struct ad__team_round *r, const struct ad__team_step *s, unsigned n,
                    ad__team_weigh *pair);

/* 3.5: r->left begins with `top` residents. Leaves AD__TEAM_YES in the state of the upfloaters;
 * false if there is no pairing. */
bool ad__team_upfloaters(struct ad__team_round *r, unsigned top);

/* 3.6: pairs r->bracket. */
void ad__team_bracket(struct ad__team_round *r);

static inline unsigned ad__team_least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

static inline unsigned ad__team_bits(unsigned most)
{
    unsigned bits = 1;

    while (most >>= 1)
        bits++;
    return bits;
}

/* A field above the others, for sums up to `most`. */
static inline unsigned ad__team_field(unsigned *end, unsigned most)
{
    unsigned at = *end;

    *end += ad__team_bits(most);
    return at;
}

static inline void ad__team_add(struct ad__team_round *r, unsigned at, unsigned value)
{
    ad__wide_add_at(r->weight, value, at, r->words);
}

static inline unsigned ad__team_partner(const struct ad__team_round *r, unsigned a)
{
    return r->matching.mate[a];
}

static inline bool ad__team_before(const struct ad__field *f, unsigned i,
                                   unsigned j) /* by number */
{
    unsigned a = f->who[i].place, b = f->who[j].place;

    return f->t->by_place ? a < b : f->t->entrants[a].number < f->t->entrants[b].number;
}

#endif
