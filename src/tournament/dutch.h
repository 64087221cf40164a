/*
 * tournament/dutch.h -- one bracket of the Dutch system (C.04.3), paired as the criteria demand.
 *
 *     who:   moved down │ residents │ next group │ everybody else
 *            0          moved       end          next             all
 *
 * A bracket is a question about a set of players, so that it can be asked about less than all:
 * with `next == end` nobody looks ahead (no C8), with `complete` off nobody cares whether the rest
 * can be paired (no C4). Who asks about less must prove that the answer is that for all.
 *
 * Both editions fit in one question. Criteria are counted as in 2026; in brackets:
 *
 *   2026                                  2017
 *   C4  in every bracket                  C.4   penultimate and last bracket only: `complete`
 *   C5  the score of the bye              -     any score: bye_score = AD__ANY_SCORE
 *   C6, C7                                C.5, C.6  the same unless `mixed`, see below
 *   C8                                    C.7   the bye counts as a pair where the next group is
 *                                               the last: `bye_ahead`
 *   C9                                    -     bye_here = false
 *   C10 … C21                             C.8 … C.19
 *
 * Only the collapsed last bracket of 2017 has residents of several scores (`mixed`). There C.6 and
 * C.16-C.19 compare lists of score differences; in any other bracket those lists say the same as
 * the scores of the players who float, from the top, which is how 2026 puts it.
 */
#ifndef AD_TOURNAMENT_DUTCH_H
#define AD_TOURNAMENT_DUTCH_H

#include "tournament/swiss.h"

enum { AD__NOBODY = 0xffff };

#define AD__ANY_SCORE INT32_MAX

struct ad__bracket {
    const uint16_t *who; /* indexes into the field; each part ascending, as the field is */
    unsigned moved, end, next, all;
    bool complete;       /* everybody of who[] must be paired in the end, but for the bye */
    bool bye;            /* somebody of who[] gets the bye: an odd number of them is left */
    ad_points bye_score; /* he who gets it has no higher score */
    bool bye_here;       /* this bracket floats one player, and he gets the bye: C9 */
    bool bye_ahead;      /* the bye is a pair of the next bracket: 2017 only */
};

/* How much scratch the question takes at most. */
size_t ad__bracket_bytes(const struct ad__field *f, const struct ad__bracket *b);

/*
 * Decides the pairs of the bracket: mate[x] for x < end is the opponent's place in who[], or
 * AD__NOBODY for who floats down. The answer is the first of the best candidates in the sequence of
 * article 4. Returns 1; or 0, with nothing decided, if `complete` cannot be had; or AD_EFULL.
 */
int ad__bracket_try(const struct ad__field *f, const struct ad__bracket *b, uint16_t *mate,
                    void *scratch, size_t len);
/* The same, with one no for both. */
bool ad__bracket_pair(const struct ad__field *f, const struct ad__bracket *b, uint16_t *mate,
                      void *scratch, size_t len);

#endif
