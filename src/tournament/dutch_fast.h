/*
 * tournament/dutch_fast.h -- the fast way to pair a Dutch round: bounds first, then weights.
 *
 * Brackets are paired from the top. What a bracket could reach at best is known from counting: how
 * many must float, how many colours cannot be met, and so on. If a pairing reaches all of these
 * bounds at once it is as good as any, and so is every pairing made of the same kind of pairs, the
 * *tight* ones. Then the pairing sought is the first of these in the order of the rules, and no
 * weights are needed to find it: only whether a set of players can be paired at all (augment.h).
 *
 *   dutch_fast.c         the round: bracket after bracket, and how each is decided
 *   dutch_fast_rest.c    what a bracket leaves behind: C4, C5, C8
 *   dutch_fast_tight.c   the tight pairs of a bracket: C6, C7, C9 to C21
 *   dutch_fast_order.c   the first of the tight pairings: article 4
 */
#ifndef AD_TOURNAMENT_DUTCH_FAST_H
#define AD_TOURNAMENT_DUTCH_FAST_H

#include "tournament/augment.h"
#include "tournament/swiss.h"

enum { AD__FAST_MASKS = 9 };

/* A bracket. Places in it are counted from 0: those moved down, then the residents. */
struct ad__fast_bracket {
    uint16_t *who; /* their places in the field, sorted */
    unsigned moved, count;
    unsigned next, next_end; /* the group below, in the field; the same if there is none */
    unsigned floaters;       /* 0 or 1: how many will float at least, by parity */
    bool bye;                /* the one who floats gets the bye */
};

/* The remainder, in halves of the same size. Bits and numbers count within a half. */
struct ad__fast_halves {
    unsigned size, words;
    uint16_t *rest;               /* their places in the bracket, S1 and then S2 */
    uint64_t *down, *up;          /* who may meet: rows of S1 over S2, and of S2 over S1 */
    uint16_t *takes, *taken_by;   /* who has whom */
    uint64_t *left, *open, *seen; /* of a search */
    uint16_t *via, *queue;
};

struct ad__fast {
    struct ad__field *f;
    unsigned n;            /* of the field */
    unsigned nobody;       /* as a vertex: the partner of who gets the bye */
    unsigned below;        /* as a vertex: the partner of who floats from the next group */
    bool old;              /* the rules of 2017 */
    bool odd;              /* somebody gets the bye, */
    ad_points bye_score;   /* with this score (C5) */
    uint16_t *mate;        /* the answer so far */
    struct ad__graph all;  /* of those not yet paired: who may meet, and a complete legal pairing */
    struct ad__graph part; /* over the same rows, for parts of them */
    struct ad__graph tight;
    struct ad__fast_bracket b;
    uint64_t *may_float;             /* bits by place in the bracket */
    uint64_t *masks[AD__FAST_MASKS]; /* room for sets of places */
    uint16_t *partner;               /* by place in the bracket; its count stands for floating */
    struct ad__fast_halves halves;
    void *scratch; /* for the weights */
    size_t len;
    bool full;         /* and it was not enough */
    unsigned weighted; /* brackets */
};

/* Existence and C5. Fills `all`; false: no complete legal pairing. */
bool ad__fast_begin(struct ad__fast *fast);

/* C4 and C8: whether all may go well below this bracket, if nobody floats or one of those then in
 * may_float does. False: the bound is not reached, by nobody. */
bool ad__fast_below(struct ad__fast *fast);

/* Is he one of those who may get the bye (C2, C5)? */
bool ad__fast_may_bye(const struct ad__fast *fast, unsigned i);

/* 2017: can the rest be paired after what `partner` says? */
bool ad__fast_completes(struct ad__fast *fast);

/* How many stay unpaired if the bracket alone pairs as many as it can; the bye is a partner. */
unsigned ad__fast_inside(struct ad__fast *fast);

/* Is what `partner` leaves behind at its best, as far as bracket and next group can tell, in some
 * complete pairing? False: perhaps. */
bool ad__fast_ahead(struct ad__fast *fast);

/* Fills `tight`. */
void ad__fast_tight(struct ad__fast *fast);

/* The first tight pairing of the bracket, in `partner`. False: there is none without exchanges. */
bool ad__fast_order(struct ad__fast *fast);

/* These are paired for good; the rest is complete again. */
void ad__fast_settle(struct ad__fast *fast, unsigned i, unsigned j);
void ad__fast_mend(struct ad__fast *fast);

#endif
