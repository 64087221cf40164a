/*
 * tests/core/plain.h -- a plain search for a mate, both sides helping: slow, and simple enough to
 * be believed. What the library proves is held against it.
 *
 * It looks at every position that can follow, each once, by exact keys. There is one static rule:
 * a king without any other man gives no check, so nothing is looked at behind a position in which
 * the side that wants to mate has none.
 */
#ifndef AD_TESTS_PLAIN_H
#define AD_TESTS_PLAIN_H

#include "adoube/proof.h"

/* Which position is looked at next. The answer never depends on it, but where the room is not
 * enough for all it decides what is found: nearest first, or what looks most like a mate. */
enum plain_order { PLAIN_BROAD, PLAIN_KEEN, PLAIN_PROMOTE, PLAIN_HELP, PLAIN_ORDERS };

struct plain_node {
    struct ad_position p;
    struct ad_packed key;
    uint32_t next;   /* in its queue */
    uint32_t parent; /* the position it comes from ... */
    ad_move by;      /* ... and by which move */
};

struct plain {
    struct plain_node *node;
    uint32_t *index;             /* by key: a node's number, 0 for none */
    unsigned room, slots, count; /* nodes are counted from 1 */
    unsigned plies;              /* after a yes: the line that was found */
    ad_move line[AD_MATE_PLIES]; /* its first moves, if it is longer than this */
};

/* Memory for `room` positions; false if there is none. */
bool plain_init(struct plain *s, unsigned room);
void plain_release(struct plain *s);

/* Can `side` mate? Looks at no more than `cap` positions. Unknown: there are more. */
enum ad_possible plain_can_mate(struct plain *s, const struct ad_position *p, int side,
                                unsigned cap, enum plain_order order);

#endif
