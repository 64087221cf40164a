/*
 * tournament/lot.c -- four drawn words, stretched into as many numbers as a draw needs.
 *
 * A number is mixed four times over from its place in the row, once with each word: change any bit
 * of any word, and about half the bits of every number change. This is no cipher; whoever may not
 * foresee the draw must not see the words before it.
 */
#include "tournament/lot.h"

#include "core/assert.h"

/* Steps without a pattern: the first 64 bits behind the point of the roots of 2, 3, 5 and 7, made
 * odd. */
static const uint64_t steps[4] = {0x6a09e667f3bcc909, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b,
                                  0xa54ff53a5f1d36f1};

/* A bijection of 64 bits in which every bit of x reaches every bit of the result. */
static uint64_t mix(uint64_t x)
{
    for (unsigned i = 0; i < 3; i++) {
        x ^= x >> 32;
        x *= steps[i];
        x ^= x >> 29;
    }
    return x;
}

uint64_t ad_lot_next(struct ad_lot *lot)
{
    uint64_t sum = 0;

    lot->used++;
    for (unsigned i = 0; i < 4; i++)
        sum = mix(sum + lot->word[i] + lot->used * steps[i]);
    return sum;
}

unsigned ad__lot_below(struct ad_lot *lot, unsigned n)
{
    uint64_t x;

    AD_ASSERT(n);
    /* Numbers above the last multiple of n would favour the small ones. */
    do
        x = ad_lot_next(lot);
    while (x >= UINT64_MAX - UINT64_MAX % n);
    return (unsigned)(x % n);
}

void ad_lot_shuffle(struct ad_lot *lot, uint16_t *who, unsigned count)
{
    for (unsigned i = count; i > 1; i--) {
        unsigned j = ad__lot_below(lot, i);
        uint16_t kept = who[i - 1];

        who[i - 1] = who[j];
        who[j] = kept;
    }
}
