/*
 * tournament/knockout.c -- seeded brackets, and who is at home.
 */
#include "adoube/knockout.h"
#include "core/assert.h"

unsigned ad_knockout_size(unsigned n)
{
    unsigned size = 2;

    while (size < n)
        size *= 2;
    return size;
}

/*
 * A bracket of 2s is one of s in which each seed x got a neighbour: 2s + 1 - x. So the bits of a
 * place, read from the top, tell at which sizes it is the new neighbour.
 */
unsigned ad_knockout_seed(unsigned size, unsigned place)
{
    unsigned seed = 1;

    AD_ASSERT(place < size);
    for (unsigned s = 2; s <= size; s *= 2)
        if (place & size / s)
            seed = s + 1 - seed;
    return seed;
}

static unsigned seeded(unsigned n, const uint16_t *who, unsigned seed)
{
    if (seed > n)
        return 0;
    return who ? who[seed - 1] + 1u : seed;
}

unsigned ad_knockout_first(struct ad_pair *out, unsigned n, const uint16_t *who)
{
    unsigned size = ad_knockout_size(n);

    AD_ASSERT(n >= 2 && n <= AD_ENTRANTS_MAX);
    for (unsigned i = 0; i < size / 2; i++) {
        unsigned first = seeded(n, who, ad_knockout_seed(size, 2 * i));
        unsigned second = seeded(n, who, ad_knockout_seed(size, 2 * i + 1));

        out[i] = (struct ad_pair){(uint16_t)first, (uint16_t)second};
    }
    return size / 2;
}

unsigned ad_knockout_next(struct ad_pair *out, const uint16_t *through, unsigned count)
{
    AD_ASSERT(count % 2 == 0);
    for (unsigned i = 0; i < count / 2; i++)
        out[i] = (struct ad_pair){through[2 * i], through[2 * i + 1]};
    return count / 2;
}

static int claim(const struct ad_home_past *p)
{
    return p->last == 'a' ? 2 : p->last != 'h';
}

enum ad_home_right ad_knockout_home(const struct ad_home_past *first,
                                    const struct ad_home_past *second)
{
    if (claim(first) != claim(second))
        return claim(first) > claim(second) ? AD_HOME_FIRST : AD_HOME_SECOND;
    if (first->home != second->home)
        return first->home < second->home ? AD_HOME_FIRST : AD_HOME_SECOND;
    return AD_HOME_LOT;
}
