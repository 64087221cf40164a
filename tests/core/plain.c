/*
 * tests/core/plain.c -- a plain search for a mate, both sides helping.
 */
#include "plain.h"

#include <stdlib.h>
#include <string.h>

#include "core/bits.h"

enum { QUEUES = 256, NOBODY = 0 };

static unsigned slots_for(unsigned positions)
{
    unsigned n = 16;

    while (n < 2 * positions)
        n *= 2;
    return n;
}

bool plain_init(struct plain *s, unsigned room)
{
    *s = (struct plain){.room = room};
    s->node = malloc((room + 2) * sizeof *s->node); /* none is 0; one to play a move into */
    s->index = malloc(slots_for(room) * sizeof *s->index);
    return s->node && s->index;
}

void plain_release(struct plain *s)
{
    free(s->node);
    free(s->index);
}

/* ---- which position looks like a mate? ---- */

static int apart(int a, int b)
{
    int file = abs(ad_file_of(a) - ad_file_of(b)), rank = abs(ad_rank_of(a) - ad_rank_of(b));

    return file > rank ? file : rank;
}

/* The squares the king of `us` could step to. */
static int flights(const struct ad_position *p, int us)
{
    int king = p->king[us], n = 0;

    for (int to = 0; to < 64; to++)
        n +=
            apart(king, to) == 1 && !ad__has(p->side[us], to) && !ad_position_attackers(p, to, !us);
    return n;
}

/* Steps that the pawns of `us` still have to go, the foremost one four times. */
static int to_go(const struct ad_position *p, int us)
{
    uint64_t pawns = p->pawns & p->side[us];
    int sum = 0, best = 8;

    while (pawns) {
        int rank = ad_rank_of(ad__take(&pawns)), steps = us == AD_WHITE ? 7 - rank : rank;

        sum += steps;
        best = steps < best ? steps : best;
    }
    return sum + 4 * best;
}

/* Which queue a position waits in; the lowest is served first. The noise keeps one blind alley
 * from being walked to its end. */
static unsigned queue_of(const struct ad_position *p, int side, enum plain_order order)
{
    int cost = (int)(ad_position_key(p) >> 61);

    if (order == PLAIN_BROAD)
        return 0;
    cost += 3 * flights(p, !side) + 2 * apart(p->king[0], p->king[1]);
    if (order == PLAIN_PROMOTE)
        cost += to_go(p, side) + 2 * (int)ad__count(p->side[!side]);
    if (order == PLAIN_HELP)
        cost += to_go(p, !side);
    return cost < QUEUES ? (unsigned)cost : QUEUES - 1;
}

/* ---- the search ---- */

struct queues {
    uint32_t first[QUEUES], last[QUEUES];
    unsigned lowest; /* all below are empty */
};

static void wait_in(struct queues *q, struct plain *s, uint32_t n, unsigned queue)
{
    s->node[n].next = NOBODY;
    if (q->first[queue] == NOBODY)
        q->first[queue] = n;
    else
        s->node[q->last[queue]].next = n;
    q->last[queue] = n;
    q->lowest = queue < q->lowest ? queue : q->lowest;
}

static uint32_t serve(struct queues *q, const struct plain *s)
{
    for (; q->lowest < QUEUES; q->lowest++) {
        uint32_t n = q->first[q->lowest];

        if (n != NOBODY) {
            q->first[q->lowest] = s->node[n].next;
            return n;
        }
    }
    return NOBODY;
}

/* Is the position in the node behind the last one new? Then that node stays. */
static bool is_new(struct plain *s)
{
    struct plain_node *n = &s->node[s->count + 1];
    unsigned at = (unsigned)(ad_position_key(&n->p) >> 7) & (s->slots - 1);

    ad_position_pack(&n->key, &n->p);
    for (; s->index[at]; at = (at + 1) & (s->slots - 1))
        if (ad_packed_equal(&s->node[s->index[at]].key, &n->key))
            return false;
    s->index[at] = ++s->count;
    return true;
}

static void keep_line(struct plain *s, uint32_t n)
{
    unsigned plies = 0, at;

    for (uint32_t i = n; s->node[i].by != AD_NO_MOVE; i = s->node[i].parent)
        plies++;
    for (at = plies; at-- > 0; n = s->node[n].parent)
        if (at < AD_MATE_PLIES)
            s->line[at] = s->node[n].by;
    s->plies = plies;
}

static bool mated(const struct ad_position *p, int us)
{
    return p->turn == us && ad_position_checkers(p) && !ad_position_can_move(p);
}

/* The positions after node `n`. Yes: one is the mate; no: none is; unknown: no room. */
static enum ad_possible expand(struct plain *s, struct queues *q, uint32_t n, int side,
                               unsigned cap, enum plain_order order)
{
    struct ad_moves moves;

    ad_position_moves(&moves, &s->node[n].p);
    for (unsigned i = 0; i < moves.count; i++) {
        struct plain_node *child = &s->node[s->count + 1];

        ad_position_play(&child->p, &s->node[n].p, moves.move[i]);
        child->parent = n;
        child->by = moves.move[i];
        if (mated(&child->p, !side)) {
            keep_line(s, s->count + 1);
            return AD_POSSIBLE_YES;
        }
        if (!ad__several(child->p.side[side]) || !is_new(s))
            continue;
        if (s->count >= cap)
            return AD_POSSIBLE_UNKNOWN;
        wait_in(q, s, s->count, queue_of(&child->p, side, order));
    }
    return AD_POSSIBLE_NO;
}

enum ad_possible plain_can_mate(struct plain *s, const struct ad_position *p, int side,
                                unsigned cap, enum plain_order order)
{
    static struct queues q;
    uint32_t n;

    cap = cap < s->room ? cap : s->room;
    s->slots = slots_for(cap);
    memset(s->index, 0, s->slots * sizeof *s->index);
    memset(&q, 0, sizeof q);
    s->count = s->plies = 0;
    if (mated(p, !side))
        return AD_POSSIBLE_YES;
    if (!ad__several(p->side[side]))
        return AD_POSSIBLE_NO;
    s->node[1].p = *p;
    s->node[1].by = AD_NO_MOVE;
    is_new(s);
    wait_in(&q, s, 1, 0);
    while ((n = serve(&q, s)) != NOBODY) {
        enum ad_possible found = expand(s, &q, n, side, cap, order);

        if (found != AD_POSSIBLE_NO)
            return found;
    }
    return AD_POSSIBLE_NO;
}
