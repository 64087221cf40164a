/*
 * federation/groups.h -- draws: groups in balance, numbers, and the rules of a cup.
 *
 *     static const uint8_t even[] = {AD_EVEN_ASSOCIATION, AD_EVEN_PROMOTED};
 *     struct ad_group_entry teams[24];
 *     struct ad_group_draw d = {.entries = teams, .count = 24, .groups = 3,
 *                               .even = even, .even_count = 2};
 *     struct ad_lot lot = {{1, 2, 3, 4}, 0};                  // the caller's chance, recorded
 *     struct ad_groups_verdict v;
 *     uint8_t group[24];                                      // that of teams[i], from 0
 *
 *     for (unsigned i = 0; i < 24; i++)
 *         teams[i] = (struct ad_group_entry){.association = (uint16_t)(i / 4 + 1),
 *                                            .promoted = i < 6};
 *     assert(ad_groups_make(group, &d, &lot) == 0);
 *     assert(ad_groups_check(&v, &d, group) == 0);            // so is a draw from elsewhere
 *     assert(v.code == AD_GROUPS_FINE);
 *
 * A class that is to be spread evenly (the teams of one association, those of one club, the
 * promoted …) is in balance if each group has ⌊k/g⌋ or ⌈k/g⌉ of its k (BTO 26.1, SJ 8.2). If not
 * all can be in balance at once, the first in the list comes first. A search needs up to 24 kB of
 * stack.
 */
#ifndef AD_FEDERATION_GROUPS_H
#define AD_FEDERATION_GROUPS_H

#include "adoube/export.h"
#include "adoube/knockout.h"
#include "adoube/schedule.h"
#include "adoube/template.h"
#include "federation/org_inside.h"

enum { AD_GROUPS_MAX = 16, AD_GROUP_ENTRIES_MAX = 128 };

struct ad_group_entry {
    uint16_t association, club; /* the same for those of one; 0: of none */
    bool promoted, relegated, last_finalist;
};

struct ad_group_draw {
    const struct ad_group_entry *entries;
    unsigned count, groups; /* the first groups have one more, if it does not come out even */
    const uint8_t *even;    /* enum ad_even, as a template's line `draw groups` has them */
    unsigned even_count;    /* at most AD_TEMPLATE_LIST */
    enum ad_point by;       /* the point of that line; AD_NO_POINT: AD_BTO_26_1 */
};

/* How far from balance each of the list is at least: 0, unless not all can be in balance at once.
 * Counted in entries that are too many or too few in their group. */
struct ad_group_least {
    uint16_t off[AD_TEMPLATE_LIST];
};

/* Returns 0; AD_EINVAL if there are too many entries or groups, or more groups than entries; AD_EFULL
 * if the search is too long, which needs many classes that cross each other. */
int ad_groups_least(struct ad_group_least *out, const struct ad_group_draw *d);

/*
 * Draw the groups as with slips of paper: the entries of the first class of the list come first,
 * the larger ones before the smaller, in a drawn order; each draws a group, and draws again if that
 * one would leave the others no draw in the best balance there is; if that takes too long, all is
 * drawn again. So every such draw can come up, and no other. Returns as ad_groups_least.
 */
int ad_groups_make(uint8_t *group, const struct ad_group_draw *d, struct ad_lot *lot);

#define AD_GROUPS_MAP(X)            \
    X(AD_GROUPS_FINE, "fine")       \
    X(AD_GROUPS_NUMBER, "no-group") \
    X(AD_GROUPS_SIZE, "size")       \
    X(AD_GROUPS_UNEVEN, "uneven")

enum ad_groups_code { AD_GROUPS_MAP(AD_ID) };

struct ad_groups_verdict {
    enum ad_groups_code code;
    bool proposed;     /* out of balance, but the search for a better one was too long */
    unsigned at;       /* NUMBER: the entry; else the group; from 0 */
    uint8_t even;      /* UNEVEN: enum ad_even */
    uint16_t value;    /* UNEVEN: the association or club; else 0 */
    unsigned has;      /* UNEVEN: so many are in that group */
    unsigned from, to; /* and so many should be */
    enum ad_point by;  /* of the draw: AD_BTO_26_1, the youth's AD_SJ_8_2 */
};

/* What the template's line `draw groups` wants even, and its point; the rest of *out is the caller's.
 * `out->even` points into t. False: the template has no such line, and nothing was changed. */
bool ad_groups_even(struct ad_group_draw *out, const struct ad_template *t);

/* Whether a draw keeps the balance: the first of the list that could have been better while those
 * before it are as good as they are. Returns 0 or AD_EINVAL. */
int ad_groups_check(struct ad_groups_verdict *out, const struct ad_group_draw *d,
                    const uint8_t *group);

/* ---- numbers of a round robin: BTO 26.2 (ad_berger_numbers draws them) ---- */

struct ad_numbers_verdict {
    bool fine;
    bool proposed;          /* not fine: a person may hold that round to be one of the first */
    unsigned last, least;   /* last round, from 1, in which two of a club meet, and as early as it
                             could be; 0: no club has two */
    uint16_t first, second; /* who meet in that round: places from 1 */
    enum ad_point by;       /* AD_BTO_26_2 */
};

/* Do clubmates meet in the first rounds: the first two, or as early as they can? `who` and `club` as in schedule.h. Returns as
 * ad_berger_numbers. */
int ad_numbers_check(struct ad_numbers_verdict *out, const uint16_t *who, const uint16_t *club,
                     unsigned count);

/* Numbers for a final of the first two of each group whose matches in the group are carried over
 * (SJ 8.2): round 1 of the table is made of the carried ones. The places are 0, 1: first and second
 * of group 1; 2, 3: of group 2; and so on. who has room for 2 × groups. */
void ad_final_numbers(uint16_t *who, unsigned groups);

/* ---- cups: BTO 12.2, 13.3 ---- */

enum { AD_CUP_MAX = 64 };

struct ad_cup_entry {
    uint32_t association;
    uint8_t nth; /* its first, second … entry, from 1 */
};

/* `draw` points into the struct: do not copy it. */
struct ad_cup {
    struct ad_draw draw;
    uint16_t group[AD_CUP_MAX];
    struct ad_pair fixed[AD_TEMPLATE_FIXED];
};

/*
 * What the template's lines `draw` ask of the draw of a round, ready for ad_draw_make and
 * ad_draw_check. `strongest` are the associations by their number of members (ad_strongest), as far
 * as the lines name them. With `bracket` all rounds are drawn at once; matches that are set belong
 * to the first round. Returns 0, or AD_EINVAL: too many, or nobody is there for a match that is set.
 */
int ad_cup_rules(struct ad_cup *out, const struct ad_template_draw *rows, unsigned row_count,
                 const struct ad_cup_entry *entries, unsigned count, const uint32_t *strongest,
                 unsigned strongest_count, bool bracket, unsigned round);

#endif
