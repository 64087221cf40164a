/*
 * adoube/knockout.h -- brackets, drawn pairings, and who plays at home.
 *
 * Seeded: the first meets the last, and in every round the stronger meets the weaker half.
 *
 *     unsigned n = ad_knockout_first(pairs, 12, NULL);      1 – free, 8 – 9, 4 – free, 5 – 12, …
 *     …                                                     through[i]: who won pairs[i]
 *     n = ad_knockout_next(pairs, through, n);              and so on, until n is 1
 *
 * Drawn, with what the draw must keep to, from a recorded lot (lot.h):
 *
 *     struct ad_draw d = {.count = 8, .group = association, .bracket = true};
 *     ad_draw_make(pairs, &d, &lot);
 *     ad_draw_check(&d, pairs, 4, NULL);                    a draw from elsewhere is checked
 *
 * In every match the first named is the one at home; what that means for colours is told by
 * match.h.
 */
#ifndef ADOUBE_KNOCKOUT_H
#define ADOUBE_KNOCKOUT_H

#include "adoube/export.h"
#include "adoube/lot.h"
#include "adoube/tournament.h"

AD_BEGIN

/* Places in the bracket: the power of two that holds n entrants. */
AD_API unsigned ad_knockout_size(unsigned n);

/* Which seed (from 1) stands on a place (from 0) of a bracket of `size`. */
AD_API unsigned ad_knockout_seed(unsigned size, unsigned place);

/* The first round, as it stands in the bracket, by places from 1. who[seed - 1] is the place, from
 * 0, of that seed; NULL: seeded as they stand. Seeds that are not there leave their opponent free:
 * black 0, and he is through. Returns how many: room for ad_knockout_size(n) / 2. */
AD_API unsigned ad_knockout_first(struct ad_pair *out, unsigned n, const uint16_t *who);

/* Winners of neighbouring matches meet. through[i] is who won match i, from 1. Returns how many. */
AD_API unsigned ad_knockout_next(struct ad_pair *out, const uint16_t *through, unsigned count);

struct ad_draw {
    unsigned count;        /* entrants; places left over are free */
    const uint16_t *group; /* by place: the association of each, 0 none; NULL: nobody has one */

    /* false: only the next round is drawn, and nobody meets one of his group in it.
     * true: the bracket is drawn for all rounds, and two of a group can meet in the final only, as
     * they are in opposite halves (BTO 12.2, 13.3). */
    bool bracket;

    const struct ad_pair *fixed; /* matches that are set (BTO 13.3), by places from 1 */
    unsigned fixed_count;
    bool fixed_apart; /* of a bracket: the first of them and the others in opposite halves */
};

/* clang-format off */
#define AD_DRAW_MAP(X)                                                                 \
    X(AD_DRAW_FINE) X(AD_DRAW_COUNT) X(AD_DRAW_ENTRANT) X(AD_DRAW_FREE) X(AD_DRAW_SET) \
    X(AD_DRAW_APART) X(AD_DRAW_GROUP) X(AD_DRAW_HALF)
/* clang-format on */
enum ad_draw_bad { AD_DRAW_MAP(AD_ID) };

/* What is wrong with a draw; *at is the match, from 0, where it shows. */
AD_API enum ad_draw_bad ad_draw_check(const struct ad_draw *d, const struct ad_pair *pairs,
                                      unsigned count, unsigned *at);

/*
 * Draws as people do with slips of paper: everybody is drawn, and if the draw breaks a rule it is
 * void and all is drawn again. So every draw that is allowed is equally likely. Free places and the
 * order within a match are drawn as well. Room for ad_knockout_size(count) / 2 matches; returns
 * that number, or AD_EINVAL if no draw is allowed because a group is too large, or AD_EFULL if a
 * million draws were void: then almost none is allowed, or none.
 */
AD_API int ad_draw_make(struct ad_pair *out, const struct ad_draw *d, struct ad_lot *lot);

/*
 * Who is at home from the second round on (BTO 12.3): who was away last; if that is equal,
 * who has had fewer games at home; if that is equal as well, a lot that somebody draws.
 */
enum ad_home_right { AD_HOME_FIRST, AD_HOME_SECOND, AD_HOME_LOT };

struct ad_home_past {
    uint8_t home; /* games at home so far */
    char last;    /* 'h', 'a', or 0: has not played, or was free */
};

AD_API enum ad_home_right ad_knockout_home(const struct ad_home_past *first,
                                           const struct ad_home_past *second);

AD_END

#endif
