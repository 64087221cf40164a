/*
 * federation/prequal.c -- who comes down from the national event, or was entitled to it (BTO 6.2.2,
 * 7.2.3).
 *
 *   -------- relegated in Y -----> PRE(Y) ---- plays ----> USED
 *                                    |                      ^
 *                                    absent in Y            | plays
 *                                    v                      |
 *   -- entitled, not there ------> MUST(N) -----------------+
 *                                    |
 *                                    absent in N ----> EXPIRED
 *
 * A federation may keep it for more years, or for none: PRE lasts so long that MUST is the last.
 */
#include "adoube/seats.h"
#include "federation/word.h"
#include "federation/names.h"
#include "federation/seats_inside.h"

static struct ad_prequal made(int year, int last)
{
    return (struct ad_prequal){year < last ? AD_PREQUAL_PRE : AD_PREQUAL_MUST, (int16_t)year,
                               (int16_t)last};
}

bool ad_prequal_holds(struct ad_prequal p, int year)
{
    return (p.state == AD_PREQUAL_PRE || p.state == AD_PREQUAL_MUST) && p.year == year;
}

struct ad_prequal ad_prequal_after(struct ad_prequal p, enum ad_prequal_event what, int year,
                                   unsigned carry)
{
    switch (what) {
    case AD_PREQUAL_RELEGATED: return made(year, year + (int)carry);
    case AD_PREQUAL_NOT_PLAYED: return made(year, year);
    case AD_PREQUAL_PLAYS:
        if (ad_prequal_holds(p, year))
            p.state = AD_PREQUAL_USED;
        return p;
    case AD_PREQUAL_ABSENT:
        if (!ad_prequal_holds(p, year))
            return p;
        if (p.year < p.last)
            return made(p.year + 1, p.last);
        p.state = AD_PREQUAL_EXPIRED;
        return p;
    }
    return p;
}

AD__WORDS(prequal, enum ad_prequal_state, AD_PREQUAL_MAP)
