/*
 * adoube/prizes.h -- who is paid what: by place and category, shared or by the Hort system.
 *
 *     way: hort
 *     unit: 1
 *     all: 600, 400, 300, 200, 150, 100
 *     w: 120, 60
 *     u18: 100, 50
 *
 * is a list of prizes: a line a fund, "all" or a category (category.h), with its prizes from the first place
 * down. Amounts have at most two digits behind a point; `unit` is what is paid out in.
 *
 *     struct ad_prize_list list;
 *     struct ad_prize paid[100];
 *     int n;
 *
 *     if (ad_prizes_read(&list, &line, text, len) < 0) …       line: the one that is wrong
 *     n = ad_prizes_give(paid, 100, &list, rows, count);       rows in the order of the table
 *
 * One prize a person, the larger one: prizes are given from the largest down, each to the best placed of its
 * fund who has none yet; of equal ones those of "all" first, then those of the fund that is named first. Who
 * has left gets none. What nobody can get lapses.
 *
 * Those with equal points share the prizes of "all" that fall to them, those without one included:
 *
 *     place    as the table says, no sharing
 *     shared   all of it in equal parts
 *     hort     half of the own prize, and half of an equal part of all
 *
 * Amounts are rounded down to the unit; what is left of a group goes to its first.
 */
#ifndef ADOUBE_PRIZES_H
#define ADOUBE_PRIZES_H

#include "adoube/category.h"
#include "adoube/tournament.h"

AD_BEGIN

enum { AD_PRIZE_FUNDS = 16, AD_PRIZES_MAX = 40 };

enum ad_prize_way { AD_PRIZE_PLACE, AD_PRIZE_SHARED, AD_PRIZE_HORT };

struct ad_prize_fund {
    bool all;
    struct ad_category part;
    unsigned count;
    int32_t prize[AD_PRIZES_MAX]; /* hundredths, from the first place down */
};

struct ad_prize_list {
    uint8_t way;  /* enum ad_prize_way */
    int32_t unit; /* hundredths */
    unsigned funds;
    struct ad_prize_fund fund[AD_PRIZE_FUNDS];
};

/* AD_EPARSE: *line (may be NULL) is the line, from 1, that cannot be read. */
AD_API int ad_prizes_read(struct ad_prize_list *out, unsigned *line, const char *text, size_t len);

/* Somebody in the table. */
struct ad_prize_row {
    uint16_t who, rank;
    ad_points points;
    bool left;
    struct ad_traits traits;
};

struct ad_prize {
    uint16_t row;  /* of whom, from 0; AD_PRIZE_LAPSED: nobody can get it */
    uint8_t fund;  /* from 0 */
    uint8_t place; /* in the fund, from 1; 0: only a share of what others won */
    int32_t nominal;
    uint16_t group; /* so many share, with the own; 1: nobody else */
    int32_t total;  /* what they share */
    int32_t paid;
};

#define AD_PRIZE_LAPSED UINT16_MAX

/* Fund by fund, in each from the first place down. How many, or AD_EFULL: one a row and one a prize are
 * always enough. */
AD_API int ad_prizes_give(struct ad_prize *out, unsigned cap, const struct ad_prize_list *list,
                          const struct ad_prize_row *rows, unsigned count);

AD_END

#endif
