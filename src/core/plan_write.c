/*
 * core/plan_write.c -- the plan as the caller gets it: with squares and kinds.
 */
#include "plan_state.h"

#include "assert.h"

#include <string.h>

/* Give the variable this value, if that is part of a solution. */
static bool fix(struct ad__ranks *r, unsigned v, int value)
{
    uint8_t lo[AD__RANK_VARS], hi = r->hi[v];

    if (value < r->lo[v] || value > hi)
        return false;
    memcpy(lo, r->lo, sizeof lo);
    r->lo[v] = r->hi[v] = (uint8_t)value;
    if (ad__ranks_settle(r, 0))
        return true;
    memcpy(r->lo, lo, sizeof lo);
    r->hi[v] = hi;
    return false;
}

/* A value at or behind `from`, else the next one before it. */
static void fix_near(struct ad__ranks *r, unsigned v, int from, int way)
{
    for (int to = from; to >= r->lo[v] && to <= r->hi[v]; to -= way)
        if (fix(r, v, to))
            return;
    for (int to = from + way; to >= r->lo[v] && to <= r->hi[v]; to += way)
        if (fix(r, v, to))
            return;
    AD_ASSERT(false); /* `lo` is a solution */
}

/* Fix every rank, frame by frame. At first each pawn goes a step or two, if it can, to let the
 * pieces out; after that, no further than it must. */
static void fix_ranks(struct search *s)
{
    struct ad__ranks *r = &s->ranks;
    unsigned flip = s->luck ? (unsigned)ad__plan_next(s) & 15 : 0;

    for (unsigned v = 16; v < 16 * (s->frames + 1); v++) {
        unsigned x = v ^ flip;
        int way = colour_of((int)(x & 15)) == AD_WHITE ? 1 : -1,
            from = way > 0 ? r->lo[x] : r->hi[x];
        if (!r->hi[x])
            continue; /* no such pawn any more */
        if (x < 32)
            from += way * (s->luck ? (int)(ad__plan_next(s) >> 20 & 255) % 3 : 1);
        if (from < r->lo[x])
            from = r->lo[x];
        if (from > r->hi[x])
            from = r->hi[x];
        fix_near(r, x, from, way);
    }
}

/* The squares of a step, now that its ranks are known. */
static void write_squares(const struct search *s, struct note *n)
{
    struct ad__plan_step *step = &n->step;
    int rank = n->pawn == NONE ? 0 : s->ranks.lo[var(n->frame, n->pawn)];

    if (step->act == AD__PAWN_TAKES) {
        step->from = (uint8_t)ad_square(step->from, step->colour == AD_WHITE ? rank - 1 : rank + 1);
        step->to = (uint8_t)ad_square(step->to, rank);
    } else if (step->act == AD__PAWN_PROMOTES) {
        step->from = (uint8_t)ad_square(step->from, rank);
        step->to = (uint8_t)ad_square(step->to, last_row(step->colour));
    } else if (step->taken == AD_PAWN) {
        step->to =
            (uint8_t)ad_square(step->to, s->ranks.lo[var(n->frame, pawn_from(step->victim))]);
    }
}

/* Which kinds a side still has to lose and to make. */
enum { STOCK = 5 }; /* queens, rooks, knights, dark bishops, light bishops */

struct stock {
    int lose[STOCK], make[STOCK];
    int keep[STOCK]; /* originals that are not lost */
};

static uint8_t stock_kind(int k)
{
    static const uint8_t kinds[STOCK] = {AD_QUEEN, AD_ROOK, AD_KNIGHT, AD_BISHOP, AD_BISHOP};
    return kinds[k];
}

static struct stock stock_of(const struct ad_setup *goal, int side, const struct account *a)
{
    struct stock k = {{1, 2, 2}, {0}, {1, 2, 2, 1, 1}};

    for (int sq = 0; sq < AD_SQUARES; sq++)
        for (int i = 0; i < 3; i++)
            k.lose[i] -= goal->on[sq] == ad_man(side, stock_kind(i));
    for (int i = 0; i < 3; i++)
        if (k.lose[i] < 0) {
            k.make[i] = -k.lose[i];
            k.lose[i] = 0;
        }
    for (int light = 0; light < 2; light++) {
        k.lose[3 + light] = a->lost[light];
        k.make[3 + light] = a->needs[light];
    }
    for (int i = 0; i < STOCK; i++)
        k.keep[i] -= k.lose[i];
    return k;
}

/* A kind for a piece that is taken on a square of this shade: a lost one, if there is; else one
 * that a pawn will replace. */
static uint8_t kind_to_lose(struct stock *k, int light, bool bishops_first)
{
    static const int order[] = {2, 0, 1}; /* knights come anywhere soonest */
    int bishop = 3 + light;

    if (k->lose[bishop] > 0 && bishops_first)
        return k->lose[bishop]--, AD_BISHOP;
    for (int i = 0; i < 3; i++)
        if (k->lose[order[i]] > 0)
            return k->lose[order[i]]--, stock_kind(order[i]);
    if (k->lose[bishop] > 0)
        return k->lose[bishop]--, AD_BISHOP;
    for (int i = 0; i < 3; i++)
        if (k->keep[order[i]] > 0)
            return k->keep[order[i]]--, k->make[order[i]]++, stock_kind(order[i]);
    return k->make[2]++, AD_KNIGHT;
}

/* A kind for a pawn that promotes on a square of this shade. */
static uint8_t kind_to_make(struct stock *k, int light)
{
    static const int order[] = {2, 1, 0};

    if (k->make[3 + light] > 0)
        return k->make[3 + light]--, AD_BISHOP;
    for (int i = 0; i < 3; i++)
        if (k->make[order[i]] > 0)
            return k->make[order[i]]--, stock_kind(order[i]);
    return AD_QUEEN;
}

static void add_piece_takes(struct search *s, int side, uint8_t kind, uint8_t to, int light)
{
    struct note *n = ad__plan_note(s);

    n->step.act = AD__PIECE_TAKES;
    n->step.colour = (uint8_t)!side;
    n->step.taken = kind;
    n->step.to = to;
    if (kind == AD_BISHOP)
        n->step.victim = (uint8_t)bishop_home(side, light);
    n->frame = (uint8_t)s->frames;
}

static unsigned taken_of(const struct search *s, int side)
{
    unsigned n = 0;

    for (unsigned i = 0; i < s->notes; i++)
        n += s->note[i].step.taken && s->note[i].step.colour != side;
    return n;
}

/* One more piece of this side is taken by a piece; a locked bishop on its first square. */
static void add_rest(struct search *s, int side, struct stock *k, uint8_t *locked)
{
    int light = k->lose[4] > 0;

    if (*locked) {
        light = *locked >> 1;
        *locked &= (uint8_t) ~(1u << light);
        add_piece_takes(s, side, AD_BISHOP, (uint8_t)bishop_home(side, light), light);
    } else {
        add_piece_takes(s, side, kind_to_lose(k, light, true), AD_NO_SQUARE, light);
    }
}

/* The pieces that no pawn takes. The sides take in turn, so that each has men to take with. */
static void add_rests(struct search *s, struct stock *k)
{
    uint8_t locked[2] = {s->side[0].locked, s->side[1].locked};
    int side = s->luck ? (int)(ad__plan_next(s) & 1) : 0;

    for (;;) {
        bool open[2] = {taken_of(s, 0) < s->side[0].missing, taken_of(s, 1) < s->side[1].missing};
        if (!open[0] && !open[1])
            return;
        if (open[side])
            add_rest(s, side, &k[side], &locked[side]);
        side = s->luck && !(ad__plan_next(s) >> 20 & 3) ? side : !side;
    }
}

/* Name the kinds: first what pawns take, then what pieces take, then what pawns become. */
static void name_kinds(struct search *s, const struct ad_setup *goal)
{
    struct stock k[2] = {stock_of(goal, 0, &s->side[0]), stock_of(goal, 1, &s->side[1])};

    for (int named = 1; named >= 0; named--)
        for (unsigned i = 0; i < s->notes; i++) {
            struct ad__plan_step *t = &s->note[i].step;
            int light = shade(t->to & 7, t->to >> 3);
            if (t->act != AD__PAWN_TAKES || t->taken == AD_PAWN)
                continue;
            if (named && t->taken == AD_BISHOP)
                k[!t->colour].lose[3 + light]--;
            else if (!named && t->taken == AD_QUEEN)
                t->taken = kind_to_lose(&k[!t->colour], light, s->luck && ad__plan_next(s) & 64);
        }
    add_rests(s, k);
    for (unsigned i = 0; i < s->notes; i++) {
        struct ad__plan_step *t = &s->note[i].step;
        if (t->becomes)
            t->becomes = kind_to_make(&k[t->colour], shade(t->to & 7, t->to >> 3));
    }
}

/* A pawn that promotes in the end, only for its piece to be taken, is taken at once instead. */
static void spare_promotions(struct search *s)
{
    struct state *end = &s->end;

    for (unsigned i = s->notes; i-- > s->tail;) {
        struct ad__plan_step *t = &s->note[i].step;
        const struct account *a = &s->side[t->colour];
        int f = t->to, light = shade(f, last_row(t->colour));
        bool trap = a->trap >> f & 1;
        unsigned taken = end->pieces[t->colour] + end->pawns[t->colour] + ad__count(a->locked);
        if (end->pawns[t->colour] >= a->spare || taken >= a->missing || (a->trapped >> f & 1) ||
            (!trap && end->promoted[t->colour][light] <= a->needs[light]))
            continue;
        end->pawns[t->colour]++;
        end->promoted[t->colour][light] = (uint8_t)(end->promoted[t->colour][light] - !trap);
        t->act = AD__PIECE_TAKES;
        t->victim = t->origin;
        t->colour = !t->colour;
        t->taken = AD_PAWN;
        t->becomes = AD_EMPTY;
        t->origin = t->from = AD_NO_SQUARE;
        s->note[i].pawn = NONE;
    }
}

static void put_end(struct ad__plan *out, unsigned frame, unsigned pawn, int file, uint8_t row)
{
    out->ends[first_square(pawn)] = (uint8_t)ad_square(file, row);
    out->rank[frame][pawn] = row;
}

void ad__plan_write(struct ad__plan *out, struct search *s, const struct ad_setup *goal)
{
    spare_promotions(s);
    fix_ranks(s);
    for (unsigned i = 0; i < s->notes; i++)
        write_squares(s, &s->note[i]);
    name_kinds(s, goal);
    for (int last = 0; last < 2; last++) /* promotions that nothing waits for come last */
        for (unsigned i = 0; i < s->notes; i++) {
            bool waits = i >= s->tail && s->note[i].step.act == AD__PAWN_PROMOTES;
            if (waits != last)
                continue;
            out->step[out->count] = s->note[i].step;
            out->step[out->count++].frame = s->note[i].frame;
        }
    memcpy(out->rank, s->ranks.lo, 16 * (s->frames + 1));
    memset(out->rank[s->frames], 6, 8);
    memset(out->rank[s->frames] + 8, 1, 8);
    memset(out->ends, AD_NO_SQUARE, sizeof out->ends);
    for (int f = 0; f < FILES; f++)
        for (unsigned i = 0; i < s->end.count[f]; i++)
            put_end(out, s->frames, s->end.line[f][i], f, s->row[f][i]);
}
