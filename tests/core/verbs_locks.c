/*
 * tests/core/verbs_locks.c -- locks (core/mate_locks.c): what is proven for one position holds for
 * every position that fits.
 *
 * A lock is made from one position; then its pieces and kings are put anywhere, as no game could
 * bring them there. Where the lock holds such a position, the plain search must find no mate.
 */
#include "../kit.h"
#include "adoube/fen.h"
#include "core/bits.h"
#include "core/mate.h"
#include "core/mate_locked.h"
#include "plain.h"
#include "queries.h"

enum { POSITIONS = 12000 / KIT_PART, CAP = 3000, PUT = 24 };

struct tally {
    unsigned other, held, seen;
};

/* The men on other squares; seldom the pawns. False: that is no position. */
static bool scatter(struct ad_position *out, struct kit_rng *rng, const struct ad_position *p)
{
    uint64_t men = (p->side[0] | p->side[1]) & (kit_below(rng, 4) ? ~p->pawns : ~UINT64_C(0));
    struct ad_setup s;

    ad_position_setup(&s, p);
    while (men) {
        int from = ad__take(&men), to = (int)kit_below(rng, 64);

        if (s.on[to] != AD_EMPTY || kit_below(rng, 3) == 0)
            continue;
        s.on[to] = s.on[from];
        s.on[from] = AD_EMPTY;
    }
    s.turn = (uint8_t)kit_below(rng, 2);
    return ad_position_from(out, &s) == 0;
}

static bool is_mated(const struct ad_position *p, int side)
{
    return p->turn != side && ad_position_status(p) == AD_CHECKMATE;
}

/* A position that the lock may hold or not. */
static void look(struct kit_row *row, struct tally *t, struct plain *s, const struct ad__locks *l,
                 const struct ad_position *p, int side)
{
    char fen[AD_FEN_MAX];
    enum ad_possible found;

    t->other++;
    if (is_mated(p, side) || !ad__locks_hold(l, p, side))
        return;
    t->held++;
    row->checks++;
    found = plain_can_mate(s, p, side, CAP, (enum plain_order)(t->held % PLAIN_ORDERS));
    t->seen += found == AD_POSSIBLE_NO;
    if (found != AD_POSSIBLE_YES)
        return;
    ad_fen_write(fen, sizeof fen, p, AD_FEN_X);
    kit_fail(row, "%s | %s: held by a lock, but there is a mate", fen, side ? "black" : "white");
}

/* The position itself is held, and those that are held cannot be mated. */
static void try_lock(struct kit_row *row, struct tally *t, struct kit_rng *rng, struct plain *s,
                     const struct ad_position *p, int side)
{
    static uint64_t memory[AD__LOCKS_MOST / sizeof(uint64_t)];
    struct ad__locks *l = ad__locks_init(memory, sizeof memory);
    struct ad_position other;

    if (!ad__never_mates(l, p, side, 0) || !ad__locks_hold(l, p, side))
        return;
    for (unsigned i = 0; i < PUT && !row->failures; i++)
        if (scatter(&other, rng, p))
            look(row, t, s, l, &other, side);
}

static void locks_hold_no_mate(struct kit_row *row)
{
    unsigned positions = row->long_run ? 100 * POSITIONS : POSITIONS;
    struct kit_rng rng = kit_seed(row);
    struct tally t = {0};
    struct plain s;

    if (!kit_ok(row, plain_init(&s, CAP)))
        return;
    for (unsigned i = 0; i < positions && !row->failures; i++) {
        struct ad_position p;
        int side = (int)kit_below(&rng, 2);

        query_draw(&p, &rng, (enum query_kind)(i % QUERY_KINDS));
        if (!ad__too_few_men(&p, side) && !is_mated(&p, side))
            try_lock(row, &t, &rng, &s, &p, side);
    }
    /* some are held and some are not, and many of them are seen whole */
    kit_ok(row, t.held > t.other / 50 && t.held < t.other && t.seen > t.held / 10);
    plain_release(&s);
}

/* The position itself is held, and the same for the other colour; but none with a bishop more. */
static void locks_are_told_apart(struct kit_row *row)
{
    static uint64_t memory[AD__LOCKS_MOST / sizeof(uint64_t)];
    struct ad__locks *l = ad__locks_init(memory, sizeof memory);
    struct ad_position white, black, more;

    if (!kit_position(&white, row, "7k/8/8/8/p1p1p1p1/P1P1P1P1/8/K1B5 w - - 0 1") ||
        !kit_position(&black, row, "k1b5/8/p1p1p1p1/P1P1P1P1/8/8/8/7K b - - 0 1") ||
        !kit_position(&more, row, "7k/8/8/8/p1p1p1p1/P1P1P1P1/8/K1BB4 w - - 0 1"))
        return;
    kit_ok(row, !ad__locks_hold(l, &white, AD_WHITE));
    kit_ok(row, ad__never_mates(l, &white, AD_WHITE, 0) && ad__locks_hold(l, &white, AD_WHITE));
    kit_ok(row, ad__locks_hold(l, &black, AD_BLACK) && !ad__locks_hold(l, &black, AD_WHITE));
    kit_ok(row, !ad__locks_hold(l, &more, AD_WHITE));
    kit_ok(row, !ad__locks_init(memory, sizeof *l));
}

static const struct kit_test tests[] = {
    {"locks: what they hold has no mate", locks_hold_no_mate},
    {"locks: they are told apart", locks_are_told_apart},
    {0},
};

const struct kit_suite suite_locks = {NULL, tests};
