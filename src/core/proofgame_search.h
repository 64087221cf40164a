/*
 * core/proofgame_search.h -- taking moves back from a goal, best first, until a start is reached.
 *
 *   proofgame_cost.c     how many moves each man needs on its own, and the best share of places
 *   proofgame_look.c     what is left to do in a position
 *   proofgame_back.c     moves taken back, and what is left to do after each
 *   proofgame_search.c   the positions seen, and the one to look at next
 *   proofgame_loosen.c   first moves of the game that make room
 *
 * Nothing here has to be sound: a game that is found is played forwards afterwards, and a search
 * that finds none claims nothing.
 */
#ifndef AD_CORE_PROOFGAME_SEARCH_H
#define AD_CORE_PROOFGAME_SEARCH_H

#include "adoube/proof.h"
#include "proofgame_cost.h"

#pragma GCC visibility push(hidden)

/* A position on the way back. */
struct ad__node {
    uint64_t plane[4];     /* by square: three bits the kind, one for Black */
    uint32_t parent, next; /* the position after it in the game; the next one in its bucket */
    uint16_t plies;        /* from here to the goal */
    int16_t cost;
    uint8_t turn, taint;
    bool exact; /* the cost is this position's own; else it was guessed from its parent's tables */
};

enum { AD__BUCKETS = 1 << 14, AD__TABLES = 256 };

#define AD__NONE UINT32_MAX

struct ad__retro {
    const struct ad_position *start, *goal;
    struct ad__places to;
    int16_t missing[2][AD__MEN]; /* the row of a man that is not on the board */
    uint64_t passed; /* files on which pawns have passed each other in the start already */
    struct ad__node root;
    uint64_t random, looked_at;

    /* Positions seen, found again through slots; tables by the men that are stuck. */
    struct ad__node *node;
    uint32_t room, count, cap, *slot, mask;
    struct ad__table *table;

    /* Positions to be looked at, in buckets by the estimated length of their game. */
    uint32_t head[AD__BUCKETS];
    unsigned lowest;
    uint32_t found; /* the start, once it has been reached; AD__NONE before */

    /* What differs from one attempt to the next. */
    int weight;                           /* of a move to be made against a move made */
    int noise;                            /* added at random to the estimate */
    int16_t price_missing, price_capture; /* of a man to be put back; of a pawn's capture */
    bool tidy;                            /* put pawns back only on files where they belong */
};

/* ---- proofgame_search.c ---- */

uint64_t ad__draw_lot(uint64_t *state); /* the next random number */

/* Lay out the memory. NULL: too little. */
struct ad__retro *ad__retro_init(const struct ad_budget *budget, uint64_t seed);

/* From `goal` back to `start`. Both must stay where they are. */
void ad__retro_aim(struct ad__retro *s, const struct ad_position *start,
                   const struct ad_position *goal);

/* Which of the goal's pawns are which of the start's: end[square in the start]. False if the start
 * is hopeless. */
bool ad__retro_ends(struct ad__retro *s, uint8_t end[64]);

/* Search with at most `cap` positions kept. */
bool ad__retro_run(struct ad__retro *s, uint32_t cap);

/* Does node i show these men, with the same side to move? */
bool ad__retro_shows(const struct ad__retro *s, uint32_t i, const struct ad_position *p);

/* Keep a position, if it is new. */
void ad__retro_add(struct ad__retro *s, const struct ad__node *n);

/* ---- proofgame_look.c ---- */

/* What is left to do in a position. */
struct ad__view {
    struct ad__men men;
    const struct ad__table *table;
    struct ad__assigned side[2];
    uint8_t row[64]; /* of the man on each square */
    int missing[2];
    uint64_t home;              /* men on their places */
    uint8_t detour[2][AD__MEN]; /* what they add to the way of each other man */
    int detours;                /* in all */
};

/* One move taken back. */
struct ad__back {
    int from, to;      /* from where the man stands now */
    int kind, becomes; /* another kind if it was a promotion */
    int taken;         /* left behind, or AD_EMPTY */
};

void ad__node_from(struct ad__node *out, const struct ad_position *p);
void ad__node_toggle(struct ad__node *n, int square, int kind, int colour);
int ad__node_kind(const struct ad__node *n, int square);
void ad__men_from(struct ad__men *out, const struct ad__node *n);

/* Files on which a white pawn has passed a black one. */
uint64_t ad__passed(uint64_t white, uint64_t black);

/* The cost of a position: moves, roughly. AD__HOPELESS or more: it cannot be. */
int ad__look(struct ad__view *out, struct ad__retro *s, const struct ad__node *n);

/* The same after one move taken back, but with the tables of the position before: *n has its men
 * and its taint already. 0 only if the start's men stand on their places. */
int ad__look_ahead(struct ad__view *v, const struct ad__retro *s, const struct ad__node *n,
                   const struct ad__back *b);

/* ---- proofgame_back.c ---- */

/* Take back each last move of node i, which *v shows. */
void ad__retro_expand(struct ad__retro *s, struct ad__view *v, uint32_t i);

/* ---- proofgame_loosen.c ---- */

/* Play first moves from *p that make room for the search; returns how many. end[s] is where the
 * pawn on s stands in the goal, AD_NO_SQUARE if it is no pawn there. */
unsigned ad__loosen(struct ad_position *p, ad_move *out, unsigned room, const uint8_t end[64],
                    uint64_t *random);

#pragma GCC visibility pop

#endif
