/*
 * core/proofgame_cost.c -- how far a position is from the one where the game is to begin.
 */
#include "proofgame_cost.h"

#include <string.h>

#include "assert.h"
#if defined(AD_SMALL)
#define AD__SLIDERS_SMALL
#endif
#include "sliders.h"

/* ---- one man alone on the board, but for those that never move ---- */

static uint64_t attacks(int kind, int square, uint64_t occupied)
{
    uint64_t seen = 0;

    if (kind == AD_KNIGHT || kind == AD_KING)
        return ad__reach[kind][square];
    if (kind == AD_BISHOP || kind == AD_QUEEN)
        seen |= ad__bishop_attacks(square, occupied);
    if (kind == AD_ROOK || kind == AD_QUEEN)
        seen |= ad__rook_attacks(square, occupied);
    return seen;
}

/* Moves of a piece from every square to `to`. A man that never leaves it keeps others out. */
static void piece_ways(uint8_t out[64], int kind, int to, uint64_t stuck)
{
    uint64_t seen = ad__bit(to), front = seen;
    unsigned n = 0;

    memset(out, UINT8_MAX, 64);
    out[to] = 0;
    if (ad__has(stuck, to))
        return;
    while (front) {
        uint64_t next = 0;
        while (front)
            next |= attacks(kind, ad__take(&front), stuck);
        front = next &= ~(seen | stuck);
        seen |= next;
        n++;
        while (next)
            out[ad__take(&next)] = (uint8_t)n;
    }
}

/* Moves of a pawn back from every square to its place `to`, captures at the price given. */
static void pawn_ways(int16_t out[64], int colour, int to, uint64_t stuck, int price)
{
    int back = colour == AD_WHITE ? -8 : 8, home = colour == AD_WHITE ? 1 : 6;
    int rank = ad_rank_of(to) - back / 8;

    for (int s = 0; s < 64; s++)
        out[s] = AD__FAR;
    out[to] = 0;
    if (ad__has(stuck, to))
        return;
    for (; rank >= 1 && rank <= 6; rank -= back / 8) {
        for (int file = 0; file < 8; file++) {
            int s = ad_square(file, rank), best = 1 + out[s + back];
            if (ad__has(stuck, s))
                continue;
            if (file > 0 && 1 + price + out[s + back - 1] < best)
                best = 1 + price + out[s + back - 1];
            if (file < 7 && 1 + price + out[s + back + 1] < best)
                best = 1 + price + out[s + back + 1];
            if (s + 2 * back == to && ad_rank_of(to) == home && !ad__has(stuck, s + back))
                best = 1;
            out[s] = (int16_t)(best < AD__FAR ? best : AD__FAR);
        }
    }
}

/* ---- the table ---- */

/* Places of pieces: straight there. */
static void add_piece(struct ad__table *out, const struct ad__places *to, int colour, unsigned n)
{
    int kind = to->kind[colour][n];
    uint8_t ways[64];

    piece_ways(ways, kind, to->square[colour][n], out->stuck);
    for (int s = 0; s < 64; s++)
        if (ways[s] != UINT8_MAX)
            out->cost[colour][kind][s][n] = ways[s];
}

/* Where a pawn can have come from when it promoted on `last`: the cheapest way to each place. */
static void promoted(int16_t out[AD__MEN], const struct ad__table *t, const struct ad__places *to,
                     int colour, int last, int price)
{
    int back = colour == AD_WHITE ? -8 : 8;

    for (unsigned n = 0; n < AD__MEN; n++) {
        int best = AD__FAR;
        for (int side = -1; side <= 1 && n < to->count[colour]; side++) {
            int file = ad_file_of(last) + side, c;
            if (file < 0 || file > 7 || to->kind[colour][n] != AD_PAWN)
                continue;
            c = t->cost[colour][AD_PAWN][last + back + side][n] + 1 + (side ? price : 0);
            best = c < best ? c : best;
        }
        out[n] = (int16_t)best;
    }
}

/* Places of pawns, for pieces: to the last rank, then back as a pawn. */
static void add_promotions(struct ad__table *t, const struct ad__places *to, int colour, int price)
{
    for (int file = 0; file < 8; file++) {
        int last = ad_square(file, colour == AD_WHITE ? 7 : 0);
        int16_t from[AD__MEN];

        if (ad__has(t->stuck, last))
            continue;
        promoted(from, t, to, colour, last, price);
        for (int kind = AD_KNIGHT; kind <= AD_QUEEN; kind++) {
            uint8_t ways[64];
            piece_ways(ways, kind, last, t->stuck);
            for (int s = 0; s < 64; s++) {
                int16_t *cost = t->cost[colour][kind][s];
                if (ways[s] == UINT8_MAX)
                    continue;
                for (unsigned n = 0; n < AD__MEN; n++) {
                    int16_t c = (int16_t)(ways[s] + from[n]);
                    cost[n] = c < cost[n] ? c : cost[n];
                }
            }
        }
    }
}

void ad__table_build(struct ad__table *out, const struct ad__places *to, uint64_t stuck,
                     uint64_t used)
{
    int16_t *all = &out->cost[0][0][0][0];

    out->stuck = stuck;
    out->used = used;
    for (size_t i = 0; i < sizeof out->cost / sizeof *all; i++)
        all[i] = AD__FAR;
    for (int c = 0; c < 2; c++) {
        int price = used >> (1 + c) & 1 ? to->price_capture : AD__FAR;
        for (unsigned n = 0; n < to->count[c]; n++) {
            int16_t ways[64];
            if (to->kind[c][n] != AD_PAWN) {
                add_piece(out, to, c, n);
                continue;
            }
            pawn_ways(ways, c, to->square[c][n], stuck, price);
            for (int s = 0; s < 64; s++)
                out->cost[c][AD_PAWN][s][n] = ways[s];
        }
        add_promotions(out, to, c, price);
    }
}

/* ---- men that never move again ---- */

/* Pawns on their places, if all places of their colour behind them on the file are filled. */
static uint64_t settled_pawns(const struct ad__men *m, const struct ad__places *to, int colour)
{
    uint64_t places = to->of[colour][AD_PAWN], there = places & m->kind[AD_PAWN] & m->side[colour];
    uint64_t open = places & ~there;

    if (colour == AD_WHITE)
        for (int i = 0; i < 3; i++)
            open |= open << (8 << i);
    else
        for (int i = 0; i < 3; i++)
            open |= open >> (8 << i);
    return there & ~open;
}

/* Has this piece a square to go to, if the men on `stuck` stay? */
static bool can_leave(const struct ad__men *m, int square, uint64_t stuck)
{
    int kind = AD_KNIGHT;

    while (!ad__has(m->kind[kind], square))
        kind++;
    return attacks(kind, square, stuck) & ~stuck;
}

/* Pawns on their places cannot go farther back. Then a greatest fixed point: suppose that all
 * pieces on their places are stuck, and let go those that have a way out, until none has. The rest
 * keep each other in, and nobody else can open the cage: on the way back nothing is captured. */
uint64_t ad__stuck_men(const struct ad__men *m, const struct ad__places *to)
{
    uint64_t fixed = m->kind[AD__RIGHT], stuck = 0, was;

    for (int c = 0; c < 2; c++) {
        fixed |= settled_pawns(m, to, c);
        if (m->kind[AD__RIGHT] & m->side[c])
            fixed |= ad__bit(m->king[c]);
        if (m->taint >> 2 * c & 3)
            continue; /* king or rook must move; if they cannot, let the search find out */
        for (int k = AD_KNIGHT; k <= AD_KING; k++)
            stuck |= to->of[c][k] & m->kind[k] & m->side[c];
    }
    do {
        was = stuck |= fixed;
        for (uint64_t pieces = was & ~fixed; pieces;) {
            int square = ad__take(&pieces);
            if (can_leave(m, square, was))
                stuck ^= ad__bit(square);
        }
    } while (stuck != was);
    return stuck;
}

/* ---- the assignment ---- */

/* The Hungarian method: rows come in one by one, each along a shortest augmenting path. The prices
 * u of rows and v of places keep cost - u - v at least 0, and at 0 for those matched. */
struct path {
    int16_t length[AD__MEN]; /* to each place */
    uint8_t from[AD__MEN];   /* the place before it on the path, AD__MEN for none */
    uint32_t done;           /* places whose length is final */
    unsigned end;
};

/* The shortest path for a new row with the costs `now` to a place in `open`: its length, with the
 * row's own price taken to be 0. */
static int augment(struct path *p, const struct ad__assigned *a, const int16_t *now, uint32_t open)
{
    int16_t left[AD__MEN];

    p->done = 0;
    p->end = 0;
    for (unsigned k = 0; k < AD__MEN; k++) {
        p->length[k] = left[k] = (int16_t)(now[k] - a->v[k]);
        p->from[k] = AD__MEN;
    }
    for (;;) {
        unsigned at = 0, i;
        int16_t least = INT16_MAX;

        for (unsigned k = 0; k < AD__MEN; k++)
            if (left[k] < least)
                least = left[k], at = k;
        if (least >= AD__HOPELESS)
            return AD__FAR;
        if (open >> at & 1) {
            p->end = at;
            return least;
        }
        p->done |= 1u << at;
        left[at] = INT16_MAX;
        i = a->owner[at];
        for (unsigned k = 0; k < a->count; k++) {
            int16_t d = (int16_t)(least + a->row[i][k] - a->u[i] - a->v[k]);
            if (!(p->done >> k & 1) && d < p->length[k]) {
                p->length[k] = left[k] = d;
                p->from[k] = (uint8_t)at;
            }
        }
    }
}

/* Put row i into the matching. False: there is no place for it. */
static bool insert(struct ad__assigned *a, unsigned i, uint32_t *open)
{
    struct path p;
    int length = augment(&p, a, a->row[i], *open);
    unsigned at = p.end;

    if (length >= AD__HOPELESS)
        return false;
    for (unsigned k = 0; k < a->count; k++)
        if (p.done >> k & 1) {
            a->v[k] = (int16_t)(a->v[k] + p.length[k] - length);
            a->u[a->owner[k]] = (int16_t)(a->u[a->owner[k]] - p.length[k] + length);
        }
    a->u[i] = (int16_t)length;
    *open ^= 1u << at;
    for (; p.from[at] != AD__MEN; at = p.from[at]) {
        a->owner[at] = a->owner[p.from[at]];
        a->place[a->owner[at]] = (uint8_t)at;
    }
    a->owner[at] = (uint8_t)i;
    a->place[i] = (uint8_t)at;
    return true;
}

/* One row for each man on the board. */
static unsigned rows_of(struct ad__assigned *out, const struct ad__men *m, int colour,
                        const struct ad__table *t)
{
    unsigned n = 0;

    for (int kind = AD_PAWN; kind <= AD__RIGHT; kind++)
        for (uint64_t men = m->kind[kind] & m->side[colour]; men; n++) {
            int square = ad__take(&men), k = kind == AD__RIGHT ? AD_ROOK : kind;
            out->square[n] = (uint8_t)square;
            out->kind[n] = (uint8_t)k;
            out->row[n] = t->cost[colour][k][square];
        }
    return n;
}

void ad__assign(struct ad__assigned *out, const struct ad__men *m, int colour,
                const struct ad__places *to, const struct ad__table *t, const int16_t *missing)
{
    uint32_t open = (1u << to->count[colour]) - 1;
    unsigned n = rows_of(out, m, colour, t);

    AD_ASSERT(n <= to->count[colour]);
    for (; n < to->count[colour]; n++) {
        out->square[n] = AD_NO_SQUARE;
        out->kind[n] = AD_EMPTY;
        out->row[n] = missing;
    }
    out->count = n;
    memset(out->u, 0, sizeof out->u);
    memset(out->v, 0, sizeof out->v);
    out->total = 0;
    for (unsigned i = 0; i < n; i++)
        if (!insert(out, i, &open)) {
            out->total = AD__FAR;
            return;
        }
    for (unsigned i = 0; i < n; i++)
        out->total += out->row[i][out->place[i]];
}

/* Without the row, the rest is matched at best, and only its place is open. The other rows' u and
 * all v add up to what they cost; the shortest path to the open place is what the row adds. */
int ad__assign_changed(const struct ad__assigned *a, unsigned row, const int16_t *now)
{
    struct path p;
    int sum = 0, length = augment(&p, a, now, 1u << a->place[row]);

    if (length >= AD__HOPELESS)
        return AD__FAR;
    for (unsigned k = 0; k < a->count; k++)
        sum += (k == row ? 0 : a->u[k]) + a->v[k];
    return sum + length;
}

/* ---- men in the way ---- */

enum { STEP_ASIDE = 3 }; /* one man makes way and comes back */

int ad__detour(int kind, int from, int to, int least, uint64_t home)
{
    uint64_t seen = ad__bit(from), front = seen;

    home &= ~ad__bit(to);
    for (int n = 1; front && n < least + STEP_ASIDE; n++) {
        uint64_t next = 0;
        while (front)
            next |= attacks(kind, ad__take(&front), home);
        front = next & ~(seen | home);
        seen |= front;
        if (ad__has(front, to))
            return n > least ? n - least : 0;
    }
    return STEP_ASIDE;
}
