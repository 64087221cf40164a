/*
 * adoube/swiss.h -- the next round of a Swiss tournament.
 *
 * FIDE (Dutch) 2017 and 2026, FIDE team Swiss 2026: as the record says; where it says something
 * else, Dutch 2026. Why two players meet, and what stood against the choices before: explain.h.
 *
 *     struct ad_entrant players[] = {{.number = 1}, {.number = 2}, {.number = 3}, {.number = 4}};
 *     struct ad_meeting met[4][3] = {{{.opponent = 3, .colour = 'w', .result = '1'}},
 *                                    {{.opponent = 4, .colour = 'b', .result = '='}},
 *                                    {{.opponent = 1, .colour = 'b', .result = '0'}},
 *                                    {{.opponent = 2, .colour = 'w', .result = '='}}};
 *     struct ad_tournament t = {.entrants = players, .count = 4, .meetings = met[0], .stride = 3,
 *                               .played = 1, .rounds = 3, .scoring = ad_scoring_usual};
 *     struct ad_swiss how = {.len = ad_swiss_bytes(&t, AD_SWISS_FAST)};
 *     struct ad_pair pairs[2];
 *     struct ad_swiss_round next = {.pairs = pairs};
 *
 *     how.scratch = malloc(how.len);
 *     assert(how.scratch && ad_swiss_pair(&next, &t, &how) == 0);
 *     assert(next.possible && next.count == 2);
 *     assert(pairs[0].white == 2 && pairs[0].black == 1);     // places in `players`, from 1
 *     assert(pairs[1].white == 3 && pairs[1].black == 4);
 *     free(how.scratch);
 *
 * The pairing is a function of the record: the same record gives the same pairs, on every machine.
 * No rule is ever relaxed. If no legal pairing exists the answer says who stands in its way, and a
 * person decides.
 */
#ifndef ADOUBE_SWISS_H
#define ADOUBE_SWISS_H

#include "adoube/tournament.h"

AD_BEGIN

/* Which way to find the pairs. Both give the same ones; the slow one is there to check the fast. */
enum ad_swiss_way { AD_SWISS_FAST, AD_SWISS_PLAIN };

struct ad_swiss {
    enum ad_swiss_way way;
    void *scratch; /* memory, at least ad_swiss_bytes */
    size_t len;
};

/* How many bytes pairing the next round may take. Plain takes 40 to 230 bytes × count², the more
 * the more different scores there are. */
AD_API size_t ad_swiss_bytes(const struct ad_tournament *t, enum ad_swiss_way way);

struct ad_swiss_round {
    bool possible;         /* else nothing is paired, see `blocked` */
    struct ad_pair *pairs; /* room for (count + 1) / 2; in board order, the bye last */
    unsigned count;

    /* Not possible: places (from 0) of players who cannot all be paired. Room for count; NULL if
     * nobody asks. */
    uint16_t *blocked;
    unsigned blocked_count;

    /* How many have U in this round already: the bye was given before the others are paired. One
     * stands last among the pairs. A round has one bye at most, so it is not possible, and
     * `second_bye`, if several have it, who are blocked then; or one, and the others, who are
     * blocked, are an odd number. */
    unsigned given;
    bool second_bye;
    bool given_again; /* against C2: he had it before, or a win without a game. A person gave it */

    unsigned collapsed; /* 2017: the last bracket holds all from this score group on, from 1; 0 */
    unsigned paired_fast, paired_weighted; /* brackets, by how they were decided: for benchmarks */
};

/* Pairs round t->played (counted from 0). out->pairs and out->blocked are the caller's.
 *
 * Where no legal pairing exists, those blocked are the reason: whatever the others do, they cannot
 * all be paired or have the bye. They may be few, and they may be everybody.
 *
 * AD_EFULL: the record has no room for the round, or the scratch is too small. The fast way may say
 * so even with what ad_swiss_bytes asks for it, if a bracket of many hundreds cannot be paired
 * without weights; what the plain way asks for always suffices. */
AD_API int ad_swiss_pair(struct ad_swiss_round *out, const struct ad_tournament *t,
                         const struct ad_swiss *how);

AD_END

#endif
