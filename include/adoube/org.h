/*
 * adoube/org.h -- the organisations of a federation: who belongs to whom, and how strong they are.
 *
 * National body, federation, associations, districts, clubs. A row says what an organisation was
 * from one day to another; a club that moves to another district gets a second row.
 *
 *     ad_date day = ad_date_make(1987, 10, 4);
 *     struct ad_org orgs[] = {
 *         {1, 0, AD_FEDERATION, true, AD_NO_DATE, AD_NO_DATE},    // id, the one above, level,
 *         {11, 1, AD_ASSOCIATION, true, AD_NO_DATE, AD_NO_DATE},  // recognised, from, to
 *         {21, 11, AD_DISTRICT, true, AD_NO_DATE, AD_NO_DATE},
 *         {31, 21, AD_CLUB, true, AD_NO_DATE, AD_NO_DATE},
 *     };
 *
 *     assert(ad_org_check(orgs, 4).why == AD_ORG_FINE);
 *     assert(ad_org_above(orgs, 4, 31, AD_ASSOCIATION, day) == 11);
 *
 * The strongest associations by the numbers of the reference day, with the lots that were drawn:
 *
 *     static const struct ad_member_count strengths[] = {
 *         {.org = 11, .members = 6200}, {.org = 12, .members = 5400}, {.org = 13, .members = 5400}};
 *     static const uint32_t drawn[] = {13};
 *     struct ad_strongest a;
 *
 *     assert(ad_strongest(&a, strengths, 3, AD_FIGURE_MEMBERS, 2, NULL, 0) == 0);
 *     assert(a.count == 1 && a.lot.count == 2 && a.lot.places == 1);    // draw one of two
 *     assert(ad_strongest(&a, strengths, 3, AD_FIGURE_MEMBERS, 2, drawn, 1) == 0);
 *     assert(a.count == 2 && a.who[1] == 13 && a.lot.count == 0);
 *
 * Ids are the caller's own numbers and not 0.
 */
#ifndef ADOUBE_ORG_H
#define ADOUBE_ORG_H

#include "adoube/export.h"
#include "adoube/date.h"
#include "adoube/order.h"
#include "adoube/template.h"

AD_BEGIN

/* ---- the tree ---- */

struct ad_org {
    uint32_t id;
    uint32_t parent;  /* the organisation above; 0: none, of the national body and the federation */
    uint8_t level;    /* enum ad_level */
    bool recognised;  /* by the federation (BTO 3.5) */
    ad_date from, to; /* both days included; AD_NO_DATE: since ever, for ever */
};

#define AD_ORG_BAD_MAP(X) \
    X(AD_ORG_FINE)        \
    X(AD_ORG_ID)          \
    X(AD_ORG_LEVEL)       \
    X(AD_ORG_DATES)       \
    X(AD_ORG_TWICE)       \
    X(AD_ORG_ORPHAN)      \
    X(AD_ORG_ABOVE)
enum ad_org_bad { AD_ORG_BAD_MAP(AD_ID) };

struct ad_org_fault {
    enum ad_org_bad why;
    unsigned at;      /* the row, from 0 */
    enum ad_point by; /* what it rests on; AD_NO_POINT if on none */
};

/* The first row that is wrong (BTO 3.1, A1 13.5: every club has exactly one district). */
AD_API struct ad_org_fault ad_org_check(const struct ad_org *orgs, unsigned count);

/* The organisation of that level to which it belongs on that day: itself, if it is of that level;
 * 0 if there is none. */
AD_API uint32_t ad_org_above(const struct ad_org *orgs, unsigned count, uint32_t id,
                             enum ad_level level, ad_date on);

/* ---- with whom one may play: BTO 3.5 ---- */

struct ad_org_ban {
    uint32_t org;
    ad_date from, to; /* both days included; AD_NO_DATE: without end */
};

#define AD_ORG_PLAY_MAP(X)                        \
    X(AD_ORG_PLAY_ALLOWED, "allowed")             \
    X(AD_ORG_PLAY_UNKNOWN, "unknown")             \
    X(AD_ORG_PLAY_UNRECOGNISED, "not-recognised") \
    X(AD_ORG_PLAY_BANNED, "banned")
enum ad_org_play_code { AD_ORG_PLAY_MAP(AD_ID) };

struct ad_org_play {
    enum ad_org_play_code code;
    uint32_t org;
    enum ad_point by; /* AD_BTO_3_5; binding */
};

/* May members and clubs play in events of this organisation on that day? */
AD_API struct ad_org_play ad_org_may_play(const struct ad_org *orgs, unsigned count,
                                          const struct ad_org_ban *bans, unsigned ban_count,
                                          uint32_t id, ad_date on);

/* ---- how strong they are ---- */

/* A report of numbers. */
struct ad_member_count {
    uint32_t org;
    ad_date on;
    uint32_t members, youths, girls;
};

static inline uint32_t ad_count_figure(const struct ad_member_count *c, enum ad_figure f)
{
    return f == AD_FIGURE_YOUTHS ? c->youths : f == AD_FIGURE_GIRLS ? c->girls : c->members;
}

enum { AD_ORGS_MAX = 64 }; /* that share out seats, or are compared */

/* So many places for these: equal, and somebody has to draw. count 0: no lot is needed. */
struct ad_org_lot {
    unsigned count, places;
    uint32_t who[AD_ORGS_MAX];
};

struct ad_strongest {
    unsigned count;            /* found so far */
    uint32_t who[AD_ORGS_MAX]; /* the strongest first; equals within the cut as they were given */
    uint32_t figure[AD_ORGS_MAX]; /* the number of each */
    struct ad_org_lot lot;        /* those equal at the cut, as long as a lot is missing */
    unsigned lots_used;
};

/*
 * The `top` strongest. If some are equal at the cut, those who win a place there are taken from
 * `lots`: the winners in the order drawn. If too few were drawn the answer names the others in
 * out->lot. Returns 0, or AD_EINVAL: more than AD_ORGS_MAX, or somebody won who was not in the draw.
 */
AD_API int ad_strongest(struct ad_strongest *out, const struct ad_member_count *orgs,
                        unsigned count, enum ad_figure by, unsigned top, const uint32_t *lots,
                        unsigned lot_count);

AD_END

#endif
