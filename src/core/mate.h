/*
 * core/mate.h -- can this side still mate? The parts, by cost.
 *
 *   mate.c          the order of the parts; what the material says
 *   mate_locked.c   what no man can ever do, and so no mate (mate_locked.h)
 *   mate_ring.c     a lone queen against a king behind his own men
 *   mate_help.c     a mate, both sides helping: quick, and not thorough
 *   mate_search.c   every position that can follow: slow, and thorough
 *   mate_cost.c     how far from a mate a position looks; for both
 *   mate_net.c      mates to head for, by the structure of the pawns; for the search
 */
#ifndef AD_CORE_MATE_H
#define AD_CORE_MATE_H

#include "adoube/proof.h"

struct ad__locks;

/* Check first: that is rarer, and cheaper to see. */
static inline bool ad__is_mate(const struct ad_position *p)
{
    return ad_position_checkers(p) && !ad_position_can_move(p);
}

#pragma GCC visibility push(hidden)

/* These men can never mate, wherever they stand (mate.c, with the argument). */
bool ad__too_few_men(const struct ad_position *p, int side);

/* A lone queen, and a king behind his own men (mate_ring.c, with the argument). */
bool ad__walled_in(const struct ad_position *p, int side);

/* A mate with one minor piece to head for (mate_cost.c). */
struct ad__picture {
    uint8_t minor, helper;              /* the kind that checks, the kind that is in the way */
    uint8_t our_king, check, way, king; /* where they stand, and the mated king */
};

/* A mate to head for while the pawns stay where they are (mate_net.c). */
enum { AD__PLACES = 6 };

struct ad__place {
    uint8_t side, kind, square;
    uint8_t near;    /* one move away will do */
    uint8_t way[64]; /* moves to the square */
};

struct ad__net {
    uint8_t our_king, his_king;
    unsigned places, cost;
    struct ad__place place[AD__PLACES];
    uint8_t our_way[64], his_way[64]; /* moves of the kings to their squares */
};

/* The cheapest nets there are, at most `room`. */
unsigned ad__nets(struct ad__net *nets, unsigned room, const struct ad_position *p, int side);
unsigned ad__net_cost(const struct ad__net *net, const struct ad_position *p, int side);

/* What cannot be taken back: the squares of the pawns, and how many other men there are. Each
 * structure that is met gets its own nets, as long as there is room. */
enum { AD__STRUCTURES = 256, AD__NETS = 2 };

struct ad__structure {
    bool used;
    uint64_t ours, his, men;
    uint64_t visits;
    unsigned nets;
    struct ad__net net[AD__NETS];
};

struct ad__structures {
    unsigned weariest; /* how much dearer one can become that is followed in vain */
    unsigned count;
    struct ad__structure entry[AD__STRUCTURES];
};

void ad__structures_init(struct ad__structures *out, unsigned weariest);

/* NULL: there is no room for it. */
struct ad__structure *ad__structure_of(struct ad__structures *all, const struct ad_position *p,
                                       int side);

/* What a search heads for. */
struct ad__aim {
    int side;
    struct ad__picture picture;
    struct ad__structures *structures; /* for nets, or NULL */
};

void ad__aim(struct ad__aim *out, const struct ad_position *p, int side, unsigned n);
unsigned ad__mate_cost(const struct ad__aim *aim, const struct ad_position *p);

/* Lines that are played in the hope of a mate. */
enum { AD__HELP_PLIES = 100 };

struct ad__help {
    const struct ad_position *start;
    int side;
    uint64_t rng, left;
    struct ad__aim aim;
    unsigned round, chance;
    struct ad_position at; /* after the line so far */
    unsigned plies;
    ad_move line[AD__HELP_PLIES];
};

void ad__help_start(struct ad__help *h, const struct ad_position *p, int side);

/* A mate found by playing what looks best; each call goes on where the last one ended. False: none
 * was found, which says nothing. */
bool ad__mate_help(struct ad_mate *out, struct ad__help *h, uint64_t nodes);

/* Every position that can follow, those first that look near a mate. False: nothing was decided,
 * `nodes` or the memory came to their end. */
bool ad__mate_search(struct ad_mate *out, const struct ad_position *p, int side,
                     const struct ad_budget *budget, uint64_t nodes,
                     struct ad__structures *structures, struct ad__locks *locks);

#pragma GCC visibility pop

#endif
