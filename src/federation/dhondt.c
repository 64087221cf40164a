/*
 * federation/dhondt.c -- seats by highest quotients.
 *
 * In each turn all that share the highest quotient are looked at together: if there are seats for
 * all of them, each gets one; if not, the seats that are left are drawn among them, and that is
 * the end. Quotients are compared as fractions, so nothing is rounded.
 */
#include <string.h>

#include "adoube/err.h"
#include "adoube/seats.h"
#include "federation/org_inside.h"

struct share {
    const struct ad_dhondt *d;
    uint32_t divisor[AD_ORGS_MAX]; /* of the next quotient */
    uint8_t best[AD_ORGS_MAX];     /* those who share the highest quotient */
    unsigned equal, given;
};

static uint32_t votes_of(const struct share *s, unsigned at)
{
    return ad_count_figure(&s->d->orgs[at], s->d->by);
}

/* votes a / divisor a against votes b / divisor b: below 0, 0, above 0 */
static int compare(const struct share *s, unsigned a, unsigned b)
{
    uint64_t left = (uint64_t)votes_of(s, a) * s->divisor[b];
    uint64_t right = (uint64_t)votes_of(s, b) * s->divisor[a];

    return (left > right) - (left < right);
}

static void find_best(struct share *s)
{
    s->equal = 0;
    for (unsigned i = 0; i < s->d->count; i++) {
        int c = s->equal ? compare(s, i, s->best[0]) : 0;

        if (c > 0)
            s->equal = 0;
        if (c >= 0)
            s->best[s->equal++] = (uint8_t)i;
    }
}

static void give(struct ad_dhondt_seat *out, struct share *s, unsigned at, bool drawn)
{
    out[s->given++] =
        (struct ad_dhondt_seat){s->d->orgs[at].org, votes_of(s, at), s->divisor[at], drawn};
    s->divisor[at]++;
}

/* Too few seats for all of the best: those who won are taken from the lots. */
static bool draw(struct ad_dhondt_seat *out, struct ad_org_lot *lot, struct share *s)
{
    for (unsigned i = 0; i < s->d->lot_count && s->given < s->d->seats; i++) {
        unsigned k = 0;

        while (k < s->equal && s->d->orgs[s->best[k]].org != s->d->lots[i])
            k++;
        if (k == s->equal)
            return false;
        give(out, s, s->best[k], true);
        memmove(&s->best[k], &s->best[k + 1], --s->equal - k);
    }
    lot->places = s->d->seats - s->given;
    lot->count = lot->places ? s->equal : 0;
    for (unsigned i = 0; i < lot->count; i++)
        lot->who[i] = s->d->orgs[s->best[i]].org;
    return true;
}

int ad_dhondt(struct ad_dhondt_seat *out, struct ad_org_lot *lot, const struct ad_dhondt *d)
{
    struct share s = {.d = d};

    lot->count = lot->places = 0;
    if (d->count > AD_ORGS_MAX)
        return AD_EINVAL;
    for (unsigned i = 0; i < d->count; i++)
        s.divisor[i] = 1 + (d->base ? d->base[i] : 0u);
    while (d->count && s.given < d->seats) {
        find_best(&s);
        if (s.equal > d->seats - s.given)
            return draw(out, lot, &s) ? (int)s.given : AD_EINVAL;
        for (unsigned i = 0; i < s.equal; i++)
            give(out, &s, s.best[i], false);
    }
    return (int)s.given;
}
