/*
 * adoube/lot.h -- chance is an input.
 *
 * The library draws nothing by itself. A lot is four random words that somebody drew, in sight of
 * others or from the system; they go into the record, and whatever is drawn from them can be drawn
 * again and checked.
 *
 *     struct ad_lot lot = {{w0, w1, w2, w3}, 0};
 *     ad_lot_shuffle(&lot, who, count);           who[0] … who[count - 1] in a drawn order
 *
 * The words are stretched by a fixed rule, the same on every machine.
 */
#ifndef ADOUBE_LOT_H
#define ADOUBE_LOT_H

#include <stdint.h>

#include "adoube/export.h"

AD_BEGIN

struct ad_lot {
    uint64_t word[4];
    uint64_t used; /* numbers taken from it so far; 0 at the start */
};

/* The next number. */
AD_API uint64_t ad_lot_next(struct ad_lot *lot);

/* Every order equally likely. */
AD_API void ad_lot_shuffle(struct ad_lot *lot, uint16_t *who, unsigned count);

AD_END

#endif
