/*
 * core/plan.c -- which captures can have led here? A search through all of them.
 *
 * The state: for each file its pawns in their order, counted from White's side; how many men of
 * each side have been taken, as pawns and as pieces; how many pawns have promoted on light and on
 * dark squares. Its moves are the captures:
 *
 *   - a pawn takes a pawn on a neighbouring file and stands in its place in the order;
 *   - a pawn takes a piece there, and stands at any place in the order, or on the last rank;
 *   - a piece takes a pawn, which leaves its file;
 *
 * and the promotions: the foremost pawn of a file goes off. Pieces that take pieces change no file;
 * what is left to take in the end is taken so.
 *
 * No game is lost by that (soundness of "no"). Follow a game that leads to the goal, and note its
 * captures and promotions: each is a move of this search, as pushing keeps the order on a file. An
 * en passant capture ends in the same order as a capture of the pawn on the square it passed over.
 * What the search asks beyond the order holds in every game:
 *
 *   Men. With M men of a side missing and P pawns left, let p be the least number of promoted men
 *   among its pieces (of bishops one light and one dark can be original). 8 - P - p pawns at most
 *   were taken as pawns. A piece that was taken is a lost original or one of the other pawns after
 *   its promotion, or an original whose place a promoted one has taken: never more than M less the
 *   pawns that were taken.
 *   Bishops. A bishop promotes on its own colour. A lost original one is taken on its own colour.
 *   One that is locked in at home by two pawns that never moved was taken there, and not by a pawn:
 *   a pawn takes on c1 from b2 or d2, and there they stand.
 *   Squares. Some are closed as long as something never moved; see plan_goal.c.
 *   Ranks. See plan_rank.c.
 *
 * Orders of moves that give the same are tried once:
 *
 *   A pawn that promotes without another capture may do so as soon as it is the foremost on its
 *   file: while it waits it can only be in others' way. So a pawn may promote only right after the
 *   capture that made it foremost, or after its own capture (`fresh`).
 *   Two captures in a row that share no file can be exchanged, with the promotions they let happen;
 *   of the two orders the one from left to right is tried.
 *
 * States are left where the captures that remain are too few (plan_need.c), where the ranks do not
 * allow it, and where the same search on files alone, which remembers its states exactly, has found
 * no end.
 */
#include "plan_state.h"

#include "assert.h"

#include <string.h>

static bool explore(struct search *s, const struct state *st, unsigned order);

/* ---- which moves ---- */

/* Three ways to tell which moves are likely. */
static unsigned how_far(const struct search *s, const struct state *st, const struct move *m)
{
    switch (s->guide) {
    case BY_GUESS:
        return ad__plan_guess_distance(s, st) + 3 * need(s, st) + (m->act != PIECE_TAKES);
    case BY_DISTANCE: return 64 * need(s, st) + distance(s, st);
    case BY_NEED: break;
    }
    return need(s, st);
}

/* The code of a line without its pawn number i, or with one more. */
static unsigned code_without(unsigned code, unsigned i)
{
    return code >> (i + 1) << i | (code & ((1u << i) - 1));
}

static unsigned code_with(unsigned code, unsigned i, unsigned colour)
{
    return code >> i << (i + 1) | colour << i | (code & ((1u << i) - 1));
}

/* Do too many files not fit after it? The same as in is_hopeless, but before the move is made. */
static bool is_vain(const struct search *s, const struct level *l, const struct state *st,
                    const struct move *m)
{
    unsigned files = l->unfit & ~(1u << m->file), to = st->code[m->to];
    unsigned colour = (unsigned)colour_of(st->line[m->file][m->place]);

    if (s->distance[m->file][code_without(st->code[m->file], m->place)])
        files |= 1u << m->file;
    if (m->act == TAKE_PAWN)
        to ^= 1u << m->at;
    else if (m->act == TAKE_PIECE)
        to = code_with(to, m->at, colour);
    if (m->act == TAKE_PAWN || m->act == TAKE_PIECE) {
        files &= ~(1u << m->to);
        if (s->distance[m->to][to])
            files |= 1u << m->to;
    }
    return cover(files) + 1 > l->left;
}

static void add_move(struct search *s, struct level *l, const struct state *st, struct move m)
{
    struct state after;
    unsigned files = 1u << m.file | (m.act == PIECE_TAKES ? 0 : 1u << m.to);

    /* From left to right, where the order does not matter; but a guess is followed. */
    if (s->guide != BY_GUESS && st->last && !(files & st->last) &&
        (files & -files) < (st->last & -(unsigned)st->last))
        return;
    if (is_vain(s, l, st, &m))
        return;
    ad__plan_apply(s, &after, st, &m);
    if (is_hopeless(s, &after))
        return;
    m.far = (uint16_t)how_far(s, &after, &m);
    m.luck = s->luck ? (uint16_t)ad__plan_next(s) : 0;
    AD_ASSERT(l->moves < MOVES);
    l->move[l->moves++] = m;
}

/* What the pawn can take on the file next to it. */
static void list_takes(struct search *s, struct level *l, const struct state *st, int f, unsigned i,
                       int to)
{
    int us = colour_of(st->line[f][i]), them = !us;
    struct move m = {.file = (uint8_t)f, .place = (uint8_t)i, .to = (uint8_t)to};

    for (m.at = 0; m.at < st->count[to]; m.at++) {
        m.act = TAKE_PAWN;
        if (colour_of(st->line[to][m.at]) == them && pawn_left(s, st, them) &&
            !is_fixed(s, st->line[to][m.at]))
            add_move(s, l, st, m);
    }
    if (!piece_left(s, st, them) || st->count[to] == LINE - 1)
        return;
    /* not behind a pawn at home */
    unsigned n = st->count[to], low = n && st->line[to][0] < 8 && is_fixed(s, st->line[to][0]);
    unsigned high = n - (n && st->line[to][n - 1] >= 8 && is_fixed(s, st->line[to][n - 1]));
    for (m.at = (uint8_t)low; m.at <= high; m.at++) {
        m.act = TAKE_PIECE;
        add_move(s, l, st, m);
    }
    m.at = us == AD_WHITE ? st->count[to] : 0;
    m.act = TAKE_AND_PROMOTE;
    if (st->men[us] > s->side[us].pawns && !(s->side[us].shut >> to & 1) &&
        !(s->side[us].tight >> f & 1) && !is_fixed(s, (unsigned)(8 * them + f)))
        add_move(s, l, st, m);
}

static void list(struct search *s, struct level *l, const struct state *st)
{
    l->moves = 0;
    l->unfit = unfit(s, st);
    l->left = left(s, st, 0) + left(s, st, 1);
    for (int f = 0; f < FILES; f++)
        for (unsigned i = 0; i < st->count[f]; i++) {
            if (is_fixed(s, st->line[f][i]))
                continue;
            if (f > 0)
                list_takes(s, l, st, f, i, f - 1);
            if (f < 7)
                list_takes(s, l, st, f, i, f + 1);
            if (pawn_left(s, st, colour_of(st->line[f][i])))
                add_move(
                    s, l, st,
                    (struct move){.act = PIECE_TAKES, .file = (uint8_t)f, .place = (uint8_t)i});
        }
}

/* The move that comes nearest to the goal is tried first. */
static struct move *pick(struct level *l, unsigned from)
{
    unsigned best = from;

    for (unsigned i = from + 1; i < l->moves; i++)
        if (l->move[i].far < l->move[best].far ||
            (l->move[i].far == l->move[best].far && l->move[i].luck < l->move[best].luck))
            best = i;
    struct move m = l->move[best];
    l->move[best] = l->move[from];
    l->move[from] = m;
    return &l->move[from];
}

static bool try_capture(struct search *s, const struct state *st, const struct move *m)
{
    struct level *l = &s->level[s->depth];
    unsigned edges = s->ranks.edges, frames = s->frames, notes = s->notes;
    struct state after;
    bool ok = true, found = false;

    ad__plan_apply(s, &after, st, m);
    if (m->act != PIECE_TAKES) {
        memcpy(l->lo, s->ranks.lo, 16 * (frames + 1));
        ad__plan_frame(s, &after);
        ad__plan_taker(s, st, m);
        ok = ad__ranks_settle(&s->ranks, edges);
    }
    ad__plan_note_capture(s, st, m);
    s->depth++;
    if (ok)
        found = explore(s, &after, 0);
    s->depth--;
    if (found)
        return true;
    if (m->act != PIECE_TAKES)
        memcpy(s->ranks.lo, l->lo, 16 * (frames + 1));
    s->ranks.edges = edges;
    s->frames = frames;
    s->notes = notes;
    return false;
}

/* Let one of the fresh pawns promote, in the order of files. */
static bool try_promotions(struct search *s, const struct state *st, unsigned order)
{
    for (unsigned k = order; k < 2 * FILES; k++) {
        int f = (int)k / 2, side = (int)k % 2;
        unsigned n = st->count[f], place = side == AD_WHITE ? n - 1 : 0;
        struct state after = *st;
        if (!n || colour_of(st->line[f][place]) != side || st->men[side] <= s->side[side].pawns)
            continue;
        if (s->side[side].barred >> f & 1)
            continue;
        unsigned pawn = st->line[f][place];
        if (!(st->fresh >> pawn & 1) || is_fixed(s, pawn))
            continue;
        ad__plan_note_promotion(s, pawn, f);
        ad__plan_remove(&after, f, place);
        ad__plan_promote(s, &after, side, f);
        after.fresh |= (uint16_t)(ad__plan_foremost(&after, f) & ~ad__plan_foremost(st, f));
        if (explore(s, &after, k))
            return true;
        s->notes--;
    }
    return false;
}

/* ---- the same search on files alone, with a memory ---- */

/* What the rest of a plan depends on, if ranks do not matter: exact. The lowest two bits of the
 * second word tell what was found. */
enum { DEAD = 1, ALIVE = 2 };

static struct known key_of(const struct search *s, const struct state *st)
{
    struct known k = {0, 0};

    for (int f = 0; f < FILES; f++)
        k.lines |= (uint64_t)st->code[f] << 8 * f;
    for (int side = 0; side < 2; side++) {
        const struct account *a = &s->side[side];
        k.rest = k.rest << 4 | st->pieces[side];
        k.rest = k.rest << 4 | st->pawns[side];
        for (int light = 0; light < 2; light++)
            k.rest = k.rest << 4 |
                     (st->promoted[side][light] < a->needs[light] ? st->promoted[side][light]
                                                                  : a->needs[light]);
        k.rest = k.rest << 8 | st->trapped[side];
    }
    k.rest <<= 2;
    return k;
}

/* The place of a key in the table, or of the empty entry where it belongs; NULL if it is full. */
static struct known *look_up(struct search *s, struct known k)
{
    uint64_t h = (k.lines ^ k.rest * UINT64_C(0x9E3779B97F4A7C15)) * UINT64_C(0xD6E8FEB86659FD93);

    for (uint32_t i = (uint32_t)(h >> 20), tries = 0; tries < 64; i++, tries++) {
        struct known *e = &s->table[i & s->mask];
        if (!(e->rest & 3) || (e->lines == k.lines && (e->rest & ~UINT64_C(3)) == k.rest))
            return e;
    }
    return NULL;
}

static void remember(struct search *s, struct known k, bool alive)
{
    struct known *e = look_up(s, k);

    if (e)
        *e = (struct known){k.lines, k.rest | (alive ? ALIVE : DEAD)};
}

/* Is there a plan from here, if ranks are left aside? Promotions are left to the end: the foremost
 * pawn of a file is in nobody's way, as others may come to stand behind it. */
static bool is_alive(struct search *s, const struct state *st)
{
    struct known k = key_of(s, st), *e = look_up(s, k);
    struct state end = *st;
    bool found;

    /* more pawns than a line holds: it is not followed further */
    for (int f = 0; f < FILES; f++)
        if (st->count[f] == LINE - 1)
            return true;
    if (e && e->rest & 3)
        return e->rest & ALIVE;
    if (s->nodes >= s->most)
        s->spent = true;
    if (s->spent)
        return true;
    s->nodes++;
    found = !need(s, &end) && ad__plan_last_promotions(s, &end, false);
    if (!found && left(s, st, 0) + left(s, st, 1)) {
        struct level *l = &s->level[s->depth++];
        end = *st;
        end.last = 0;
        list(s, l, &end);
        for (unsigned i = 0; i < l->moves && !found; i++) {
            struct move *m = pick(l, i);
            ad__plan_apply(s, &end, st, m);
            found = is_alive(s, &end);
        }
        s->depth--;
    }
    if (!s->spent)
        remember(s, k, found);
    return found;
}

static bool explore(struct search *s, const struct state *st, unsigned order)
{
    if (s->nodes >= s->most)
        s->spent = true;
    if (s->spent)
        return false;
    s->nodes++;
    if (is_hopeless(s, st) || ad__plan_cheapest(s, st, 0, NULL) > left(s, st, 1) ||
        ad__plan_cheapest(s, st, 1, NULL) > left(s, st, 0) || !is_alive(s, st))
        return false;
    if (!need(s, st) && ad__plan_finish(s, st))
        return true;
    if (left(s, st, 0) + left(s, st, 1)) {
        struct level *l = &s->level[s->depth];
        list(s, l, st);
        for (unsigned i = 0; i < l->moves && !s->spent; i++)
            if (try_capture(s, st, pick(l, i)))
                return true;
    }
    return try_promotions(s, st, order);
}

/* ---- from the outside ---- */

/* A table with ample room for so many nodes, as far as there is memory. One that grows is empty
 * again; so it grows seldom. */
static void make_table(struct search *s, uint64_t nodes)
{
    size_t size = s->mask + 1;

    if (s->mask && size >= 2 * nodes)
        return;
    while (size < 16 * nodes && 2 * size <= s->room)
        size *= 2;
    if (size == s->mask + 1)
        return;
    memset(s->table, 0, size * sizeof *s->table);
    s->mask = size - 1;
}

/* Where plans are many, a search that begins badly can lose itself: so it begins anew from time to
 * time, in another order, and longer. Half of the budget is for the search that does not. */
static bool restart(struct search *s, const struct state *st, uint64_t nodes, uint64_t seed)
{
    static const enum guide turns[] = {BY_GUESS, BY_DISTANCE, BY_NEED};
    uint64_t slice = 500;

    for (unsigned i = 0; s->nodes + slice < nodes / 2; i++, slice += slice / 4) {
        s->luck = (seed + i) * UINT64_C(0x9E3779B97F4A7C15);
        s->guide = turns[i % 3];
        s->most = s->nodes + slice;
        s->spent = false;
        make_table(s, s->most);
        ad__plan_guess(s, st);
        if (explore(s, st, 0))
            return true;
        if (!s->spent)
            return false;
    }
    s->luck = seed;
    s->guide = BY_NEED;
    s->most = nodes;
    s->spent = false;
    make_table(s, nodes);
    return explore(s, st, 0);
}

bool ad__plan_is_standard(const struct ad_setup *goal)
{
    for (int side = 0; side < 2; side++) {
        int king = side == AD_WHITE ? 4 : 60;
        if (goal->castling[side] & 0x7E)
            return false;
        if (goal->castling[side] && goal->on[king] != ad_man(side, AD_KING))
            return false;
    }
    return true;
}

/* The caller's memory: the search, then the table. NULL if it is too small. */
static struct search *open_search(const struct ad_budget *budget)
{
    uintptr_t at = (uintptr_t)budget->scratch, aligned = (at + 15) & ~(uintptr_t)15;
    struct search *s = (struct search *)aligned;
    size_t least = sizeof *s + 16 + 64 * sizeof *s->table;

    if (!budget->scratch || budget->len < least)
        return NULL;
    memset(s, 0, sizeof *s);
    s->table = (struct known *)(s + 1);
    s->room = (budget->len - 16 - sizeof *s) / sizeof *s->table;
    return s;
}

enum ad_possible ad__plan_find(struct ad__plan *out, const struct ad_setup *goal,
                               const struct ad_budget *budget, uint64_t seed)
{
    struct search *s = open_search(budget);
    struct state st;

    memset(out, 0, sizeof *out);
    if (!s || !ad__plan_is_standard(goal))
        return AD_POSSIBLE_UNKNOWN;
    if (!ad__plan_read(s, goal))
        return AD_POSSIBLE_NO;
    ad__plan_begin(s, &st);
    bool found = restart(s, &st, budget->nodes, seed);
    out->nodes = s->nodes;
    if (!found)
        return s->spent ? AD_POSSIBLE_UNKNOWN : AD_POSSIBLE_NO;
    ad__plan_write(out, s, goal);
    return AD_POSSIBLE_YES;
}
