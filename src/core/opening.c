/*
 * core/opening.c -- from a plan to legal moves from the initial position.
 *
 * Step by step: first pawns make room, then each capture of the plan is played. For one step both
 * sides work together, in a best-first search over positions: how many pawn moves are missing, how
 * far is the man that shall be taken from its square, or the man that takes from him? Pawns
 * move only as far as the plan says, and nothing else is taken; so whatever is found keeps to the
 * plan, and the moves are legal as they come from the list of legal moves. When a step is not found
 * the caller may try another plan, or the same one with another seed.
 */
#include "plan.h"

#ifdef AD_SMALL
#define AD__SLIDERS_SMALL
#endif

#include "bits.h"
#include "kernel.h"
#include "sliders.h"

#include <string.h>

enum { FAR = 7, BUCKETS = 512, NONE = 255, WEIGHT = 4 };

/* One step, as the search for its moves sees it. */
struct task {
    const struct ad__plan_step *step; /* NULL: pawns make room */
    uint8_t count[8], line[8][8];     /* the pawns on each file, as in plan.c */
    uint8_t aim[16];                  /* the rank each pawn shall have before the step itself */
    uint64_t keep;                    /* men that must stay at home */
    uint64_t luck;
};

struct node {
    struct ad_position at;
    uint32_t parent, next; /* next in its bucket */
    uint16_t plies;
    ad_move move;
};

struct room {
    struct node *node;
    uint32_t *table; /* numbers of nodes by position; 0 is empty */
    uint32_t count, most, mask;
    uint32_t bucket[BUCKETS];
};

/* The pawn that stands there in the initial position. */
static unsigned pawn_from(unsigned square)
{
    return square < 16 ? square - 8 : square - 40;
}

static uint64_t next(struct task *t)
{
    t->luck ^= t->luck << 13;
    t->luck ^= t->luck >> 7;
    t->luck ^= t->luck << 17;
    return t->luck;
}

/* ---- how far ---- */

static uint64_t steps_from(int kind, int square, uint64_t occupied)
{
    switch (kind) {
    case AD_KNIGHT:
    case AD_KING: return ad__reach[kind][square];
    case AD_BISHOP: return ad__bishop_attacks(square, occupied);
    case AD_ROOK: return ad__rook_attacks(square, occupied);
    default: return ad__bishop_attacks(square, occupied) | ad__rook_attacks(square, occupied);
    }
}

/* Moves that the nearest of `men`, all of one kind, needs to `square`, over empty squares. */
static unsigned moves_to(uint64_t men, int kind, int square, uint64_t occupied)
{
    uint64_t seen = ad__bit(square), edge = seen;

    for (unsigned n = 0; n < FAR; n++) {
        uint64_t more = 0;
        if (seen & men)
            return n;
        for (edge &= ~occupied | ad__bit(square); edge;)
            more |= steps_from(kind, ad__take(&edge), occupied);
        edge = more & ~seen;
        seen |= more;
    }
    return FAR;
}

static int square_of_pawn(const struct task *t, const struct ad_position *p, unsigned pawn)
{
    for (int f = 0; f < 8; f++) {
        uint64_t on = p->pawns & AD__FILE_A << f;
        for (unsigned i = 0; i < t->count[f]; i++) {
            int square = ad__take(&on);
            if (t->line[f][i] == pawn)
                return square;
        }
    }
    return AD_NO_SQUARE;
}

/* Pawn moves that are missing, and men that stand in their way. */
static unsigned pawns_missing(const struct task *t, const struct ad_position *p)
{
    uint64_t men = p->side[0] | p->side[1];
    unsigned all = 0;

    for (int f = 0; f < 8; f++) {
        uint64_t on = p->pawns & AD__FILE_A << f;
        for (unsigned i = 0; i < t->count[f]; i++) {
            int square = ad__take(&on), rank = ad_rank_of(square), aim = t->aim[t->line[f][i]];
            int way = aim - rank, home = way > 0 ? 1 : 6;
            if (!way)
                continue;
            unsigned steps = (unsigned)(way > 0 ? way : -way);
            all += steps > 1 && rank == home ? steps - 1 : steps;
            int ahead = way > 0 ? square + 8 : square - 8;
            all += ad__has(men & ~p->pawns, ahead);
        }
    }
    return all;
}

/* The men of whom one shall be taken: of the kind, bishops on their colour, none that must stay. */
static uint64_t victims(const struct task *t, const struct ad_position *p)
{
    const struct ad__plan_step *s = t->step;
    uint64_t men = ad__men_of(p, !s->colour, s->taken) & ~t->keep;
    int shade = s->to != AD_NO_SQUARE ? s->to : s->victim;

    if (s->taken == AD_BISHOP && shade != AD_NO_SQUARE)
        men &= ad__has(AD__DARK, shade) ? AD__DARK : ~AD__DARK;
    return men;
}

/* Moves until any man of `side` can take on `square`, that move included. Pawns do not count. */
static unsigned takers_missing(const struct task *t, const struct ad_position *p, int side,
                               int square)
{
    uint64_t men = p->side[0] | p->side[1];
    unsigned least = FAR;

    for (int kind = AD_KNIGHT; kind <= AD_KING; kind++) {
        unsigned n = moves_to(ad__men_of(p, side, kind) & ~t->keep, kind, square, men);
        if (n < least)
            least = n;
    }
    return least;
}

/* What is missing until the step can be played; 0 when it has been. */
static unsigned missing(const struct task *t, const struct ad_position *p)
{
    const struct ad__plan_step *s = t->step;
    unsigned pawns = pawns_missing(t, p), least = FAR;

    if (!s)
        return pawns;
    if (s->act == AD__PAWN_PROMOTES || (s->act == AD__PAWN_TAKES && s->taken == AD_PAWN))
        return pawns + 1;
    uint64_t prey = victims(t, p), men = p->side[0] | p->side[1];
    if (s->act == AD__PAWN_TAKES) {
        unsigned n = moves_to(prey, s->taken, s->to, men);
        bool blocked = n && ad__has(men, s->to);
        return pawns + 1 + n + blocked;
    }
    if (s->taken == AD_PAWN) {
        unsigned pawn = pawn_from(s->victim);
        return takers_missing(t, p, s->colour, square_of_pawn(t, p, pawn));
    }
    while (prey) {
        unsigned n = takers_missing(t, p, s->colour, ad__take(&prey));
        if (n < least)
            least = n;
    }
    return least;
}

/* ---- which moves ---- */

/* The pawn on this square, by its place on the file. */
static unsigned pawn_on(const struct task *t, const struct ad_position *p, int square)
{
    int f = ad_file_of(square);
    uint64_t below = p->pawns & AD__FILE_A << f & (ad__bit(square) - 1);

    return t->line[f][ad__count(below)];
}

/* Is this move the step itself? */
static bool is_step(const struct task *t, const struct ad_position *p, ad_move m)
{
    const struct ad__plan_step *s = t->step;
    int from = ad_move_from(m), to = ad_move_to(m), taken = ad_position_man(p, to);

    if (!s || p->turn != s->colour || ad_move_promotion(m) != s->becomes ||
        ad_move_how(m) == AD_CASTLES || ad_move_how(m) == AD_EN_PASSANT)
        return false;
    if (s->act == AD__PAWN_PROMOTES)
        return from % 8 == s->from % 8 && to == s->to;
    if (ad_man_kind(taken) != s->taken)
        return false;
    if (s->act == AD__PAWN_TAKES)
        return from == s->from && to == s->to && ad_move_kind(m) == AD_PAWN &&
               (s->taken == AD_PAWN || ad__has(victims(t, p), to)) && !pawns_missing(t, p);
    if (ad_move_kind(m) == AD_PAWN || ad__has(t->keep, from))
        return false;
    if (s->taken != AD_PAWN)
        return ad__has(victims(t, p), to);
    return to == square_of_pawn(t, p, pawn_from(s->victim));
}

/* A move on the way to it: nothing is taken, and no pawn goes too far. */
static bool is_quiet(const struct task *t, const struct ad_position *p, ad_move m)
{
    int from = ad_move_from(m), to = ad_move_to(m), rank = ad_rank_of(to);

    if (ad_move_how(m) == AD_CASTLES || ad_move_promotion(m) || ad_position_man(p, to) ||
        ad__has(t->keep, from))
        return false;
    if (ad_move_kind(m) != AD_PAWN)
        return true;
    if (ad_file_of(from) != ad_file_of(to))
        return false;
    int aim = t->aim[pawn_on(t, p, from)];
    return p->turn == AD_WHITE ? rank <= aim : rank >= aim;
}

/* Does a quiet move follow, or must a check be answered by a capture? */
static bool goes_on(const struct task *t, const struct ad_position *p)
{
    struct ad_moves list;
    unsigned n = ad_position_moves(&list, p);

    for (unsigned k = 0; k < n; k++)
        if (ad_move_kind(list.move[k]) != AD_PAWN && is_quiet(t, p, list.move[k]))
            return true;
    return false;
}

/* ---- the search for one step ---- */

static bool same(const struct ad_position *a, const struct ad_position *b)
{
    struct ad_packed x, y;

    if (a->key != b->key)
        return false;
    ad_position_pack(&x, a);
    ad_position_pack(&y, b);
    return ad_packed_equal(&x, &y);
}

/* A new node in its bucket; false if the position is known, or the room full. */
static bool add_node(struct room *r, const struct ad_position *at, uint32_t parent, ad_move m,
                     unsigned far)
{
    uint32_t i = (uint32_t)at->key & r->mask;

    for (; r->table[i]; i = (i + 1) & r->mask)
        if (same(&r->node[r->table[i]].at, at))
            return false;
    if (r->count == r->most)
        return false;
    struct node *n = &r->node[r->count];
    unsigned b;
    n->at = *at;
    n->parent = parent;
    n->move = m;
    n->plies = (uint16_t)(r->count == 1 ? 0 : r->node[parent].plies + 1);
    b = WEIGHT * far + n->plies;
    b = b < BUCKETS ? b : BUCKETS - 1;
    n->next = r->bucket[b];
    r->bucket[b] = r->count;
    r->table[i] = r->count++;
    return true;
}

/* Try the moves of a node; the number of a node with the step played, or 0. */
static uint32_t expand(struct room *r, struct task *t, uint32_t i)
{
    struct ad_position at = r->node[i].at, after;
    struct ad_moves list;
    unsigned n = ad_position_moves(&list, &at);

    for (unsigned k = 0; k < n; k++) {
        unsigned other = k + (unsigned)(next(t) % (n - k));
        ad_move m = list.move[other];
        list.move[other] = list.move[k];
        bool done = is_step(t, &at, m);
        if (!done && !is_quiet(t, &at, m))
            continue;
        ad_position_play(&after, &at, m);
        if (done && !goes_on(t, &after))
            continue;
        unsigned far = done ? 0 : missing(t, &after);
        if (!add_node(r, &after, i, m, far))
            continue;
        if (done || (!t->step && !far))
            return r->count - 1;
    }
    return 0;
}

static uint32_t find_step(struct room *r, struct task *t, const struct ad_position *from)
{
    memset(r->bucket, 0, sizeof r->bucket);
    memset(r->table, 0, ((size_t)r->mask + 1) * sizeof *r->table);
    r->count = 1; /* 0 is none */
    add_node(r, from, 0, AD_NO_MOVE, missing(t, from));
    if (!t->step && !missing(t, from))
        return 1;
    for (unsigned b = 0; b < BUCKETS;) {
        uint32_t i = r->bucket[b];
        if (!i) {
            b++;
            continue;
        }
        r->bucket[b] = r->node[i].next;
        uint32_t found = expand(r, t, i);
        if (found)
            return found;
        if (r->count == r->most)
            return 0;
        b = b > 2 * WEIGHT ? b - 2 * WEIGHT : 0;
    }
    return 0;
}

/* ---- the plan ---- */

static void begin(struct task *t, const struct ad_setup *goal, uint64_t seed)
{
    memset(t, 0, sizeof *t);
    t->luck = seed * UINT64_C(0x9E3779B97F4A7C15) + 1;
    for (uint8_t f = 0; f < 8; f++) {
        t->count[f] = 2;
        t->line[f][0] = f;
        t->line[f][1] = (uint8_t)(f + 8);
    }
    for (int side = 0; side < 2; side++)
        if (goal->castling[side]) {
            int base = side == AD_WHITE ? 0 : 56;
            t->keep |= ad__bit(base + 4) | (uint64_t)goal->castling[side] << base;
        }
}

/* Which ranks the pawns shall have before the step itself. They go there first: the man that shall
 * be taken could stand in their way. */
static void set_aims(struct task *t, const struct ad__plan *plan, const struct ad__plan_step *s)
{
    memcpy(t->aim, plan->rank[s ? s->frame : 1], sizeof t->aim);
    if (!s || s->act == AD__PIECE_TAKES)
        return;
    unsigned pawn = pawn_from(s->origin);
    if (s->act == AD__PAWN_PROMOTES)
        t->aim[pawn] = s->colour == AD_WHITE ? 6 : 1;
    else
        t->aim[pawn] = (uint8_t)ad_rank_of(s->from);
    if (s->act == AD__PAWN_TAKES && s->taken == AD_PAWN)
        t->aim[pawn_from(s->victim)] = (uint8_t)ad_rank_of(s->to);
}

static void remove_pawn(struct task *t, unsigned pawn)
{
    for (int f = 0; f < 8; f++)
        for (unsigned i = 0; i < t->count[f]; i++)
            if (t->line[f][i] == pawn) {
                memmove(&t->line[f][i], &t->line[f][i + 1], t->count[f] - i - 1u);
                t->count[f]--;
            }
}

/* The order on the files after the step. */
static void change_lines(struct task *t, const struct ad_position *after)
{
    const struct ad__plan_step *s = t->step;

    if (!s)
        return;
    if (s->taken == AD_PAWN)
        remove_pawn(t, pawn_from(s->victim));
    if (s->act == AD__PIECE_TAKES)
        return;
    unsigned pawn = pawn_from(s->origin);
    int f = ad_file_of(s->to);
    remove_pawn(t, pawn);
    if (s->becomes)
        return;
    unsigned i = ad__count(after->pawns & AD__FILE_A << f & (ad__bit(s->to) - 1));
    memmove(&t->line[f][i + 1], &t->line[f][i], (size_t)(t->count[f] - i));
    t->line[f][i] = (uint8_t)pawn;
    t->count[f]++;
}

/* Promotions after the last capture are left to the caller. */
static unsigned steps_to_play(const struct ad__plan *plan)
{
    unsigned n = 0;

    for (unsigned i = 0; i < plan->count; i++)
        if (plan->step[i].act != AD__PAWN_PROMOTES)
            n = i + 1;
    return n;
}

/* The moves to a node, appended; false if there is no room. */
static bool append(ad_move *moves, unsigned room, unsigned *count, const struct room *r, uint32_t i)
{
    unsigned n = r->node[i].plies;

    if (*count + n > room)
        return false;
    for (unsigned k = n; k-- > 0; i = r->node[i].parent)
        moves[*count + k] = r->node[i].move;
    *count += n;
    return true;
}

static void make_room(struct room *r, const struct ad_budget *budget)
{
    uintptr_t at = (uintptr_t)budget->scratch, aligned = (at + 15) & ~(uintptr_t)15;
    size_t each = sizeof *r->node + 4 * sizeof *r->table;

    memset(r, 0, sizeof *r);
    if (!at || budget->len < 1024 * each)
        return;
    uint64_t most = (budget->len - 16) / each;
    if (most > budget->nodes)
        most = budget->nodes;
    for (r->mask = 1; 2 * (uint64_t)r->mask <= 2 * most && r->mask < 1u << 30;)
        r->mask *= 2;
    r->node = (struct node *)aligned;
    r->table = (uint32_t *)(r->node + most);
    r->mask--;
    r->most = (uint32_t)most;
}

unsigned ad__opening(struct ad_position *out, ad_move *moves, unsigned room,
                     const struct ad__plan *plan, const struct ad_setup *goal,
                     const struct ad_budget *budget, uint64_t seed)
{
    unsigned count = 0, steps = steps_to_play(plan);
    struct room r;
    struct task t;

    make_room(&r, budget);
    begin(&t, goal, seed);
    ad_position_start(out);
    if (!r.most)
        return 0;
    for (unsigned i = 0; i <= 2 * steps; i++) {
        const struct ad__plan_step *s = i ? &plan->step[(i - 1) / 2] : NULL;
        set_aims(&t, plan, s);
        t.step = i % 2 ? NULL : s;
        if (s && s->act != AD__PAWN_TAKES && !t.step)
            continue;
        uint32_t found = find_step(&r, &t, out);
        if (!found || !append(moves, room, &count, &r, found))
            return 0;
        *out = r.node[found].at;
        change_lines(&t, out);
    }
    return count;
}
