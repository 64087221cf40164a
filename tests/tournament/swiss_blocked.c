/*
 * tests/tournament/swiss_blocked.c -- where no pairing exists, those named stand in its way.
 *
 * By chance some must not meet and some cannot have the bye. All matchings are tried: there is one
 * for everybody just when a round is paired, and else none that leaves nobody of those named out.
 */
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/swiss.h"

enum { MOST = 10, ROUNDS = 2 };

struct hall {
    struct ad_tournament t;
    struct ad_entrant entrants[MOST];
    struct ad_meeting meetings[MOST * ROUNDS];
    struct ad_forbidden forbidden[MOST * MOST];
    uint16_t forbidden_who[2 * MOST * MOST];
    bool meet[MOST][MOST], bye[MOST];
};

static void draw(struct hall *h, struct kit_rng *rng)
{
    unsigned n = 1 + kit_below(rng, MOST), dense = 1 + kit_below(rng, 9), k = 0;

    memset(h, 0, sizeof *h);
    for (unsigned i = 0; i < n; i++) {
        h->entrants[i].number = (uint16_t)(i + 1);
        h->bye[i] = kit_below(rng, 4) == 0;
        h->meetings[i * ROUNDS] = (struct ad_meeting){0, '-', h->bye[i] ? 'Z' : 'F', 0, 0};
        for (unsigned j = 0; j < i; j++) {
            h->meet[i][j] = h->meet[j][i] = kit_below(rng, 10) < dense;
            if (h->meet[i][j])
                continue;
            h->forbidden[k] = (struct ad_forbidden){0, ROUNDS, 2 * k, 2};
            h->forbidden_who[2 * k] = (uint16_t)i;
            h->forbidden_who[2 * k + 1] = (uint16_t)j;
            k++;
        }
    }
    h->t = (struct ad_tournament){.system =
                                      kit_below(rng, 2) ? AD_SWISS_DUTCH_2026 : AD_SWISS_TEAM_2026,
                                  .entrants = h->entrants,
                                  .count = n,
                                  .meetings = h->meetings,
                                  .stride = ROUNDS,
                                  .played = 1,
                                  .scoring = ad_scoring_usual,
                                  .forbidden = h->forbidden,
                                  .forbidden_count = k,
                                  .forbidden_who = h->forbidden_who};
}

/* Can all of `must` be paired, with whomever of `left`? One of them may have the bye. */
static bool can_pair(const struct hall *h, unsigned must, unsigned left, bool bye)
{
    unsigned i;

    if (!must)
        return true;
    i = (unsigned)__builtin_ctz(must);
    left &= ~(1u << i);
    must &= ~(1u << i);
    if (bye && h->bye[i] && can_pair(h, must, left, false))
        return true;
    for (unsigned j = 0; j < h->t.count; j++)
        if (left >> j & 1 && h->meet[i][j] &&
            can_pair(h, must & ~(1u << j), left & ~(1u << j), bye))
            return true;
    return false;
}

static void check(struct kit_row *row, const struct hall *h, enum ad_swiss_way way, unsigned *none)
{
    struct ad_pair pairs[MOST];
    uint16_t blocked[MOST];
    struct ad_swiss_round round = {.pairs = pairs, .blocked = blocked};
    size_t len = ad_swiss_bytes(&h->t, way);
    void *memory = malloc(len);
    struct ad_swiss how = {way, memory, len};
    unsigned all = (1u << h->t.count) - 1, named = 0;

    kit_ok(row, ad_swiss_pair(&round, &h->t, &how) == 0);
    for (unsigned i = 0; i < round.blocked_count; i++)
        named |= 1u << blocked[i];
    kit_ok(row, round.possible == can_pair(h, all, all, h->t.count % 2));
    if (!round.possible) {
        kit_ok(row, named && !can_pair(h, named, all, h->t.count % 2));
        ++*none;
    }
    free(memory);
}

static void stand_in_the_way(struct kit_row *row)
{
    static struct hall h;
    struct kit_rng rng = kit_seed(row);
    unsigned none = 0, halls = row->long_run ? 20000 : 1000;

    for (unsigned k = 0; k < halls && !row->failures; k++) {
        draw(&h, &rng);
        check(row, &h, AD_SWISS_FAST, &none);
        check(row, &h, AD_SWISS_PLAIN, &none);
    }
    kit_ok(row, none > halls / 5 && none < 2 * halls);
}

static const struct kit_test tests[] = {{"swiss: who stands in the way", stand_in_the_way}, {0}};

const struct kit_suite suite_swiss_blocked = {NULL, tests};
