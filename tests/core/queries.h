/*
 * tests/core/queries.h -- positions in which it is not plain who can still mate.
 */
#ifndef AD_TESTS_QUERIES_H
#define AD_TESTS_QUERIES_H

#include "../kit.h"

/* Where it comes from. */
enum query_kind {
    QUERY_FEW,     /* two kings and up to four men, often in a corner */
    QUERY_WALL,    /* pawns head on, kings and bishops around them */
    QUERY_BISHOPS, /* the same with many bishops of one colour */
    QUERY_CRAMPED, /* a corner full of men */
    QUERY_BOXED,   /* a king between his own men and enemy pawns */
    QUERY_TIGHT,   /* at most three legal moves */
    QUERY_CHECK,   /* one of these after a check */
    QUERY_GAME,    /* late in a random game */
    QUERY_PASSING, /* en passant is legal now */
    QUERY_CASTLES, /* castling rights */
    QUERY_KNOWN,   /* a known case, with a man or two changed */
    QUERY_KINDS
};

extern const char *const query_names[QUERY_KINDS];

/* A position of that kind. */
void query_draw(struct ad_position *out, struct kit_rng *rng, enum query_kind kind);

/* `s` with up to `changes` men moved, added, removed or replaced; false if that is no position. */
bool query_change(struct ad_position *out, struct kit_rng *rng, struct ad_setup s,
                  unsigned changes);

/* The same position for the other colour; with `files`, also a to h. Only what cannot castle is
 * turned that way. */
bool query_flip(struct ad_position *out, const struct ad_position *p, bool files);

#endif
