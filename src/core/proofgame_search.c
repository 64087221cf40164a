/*
 * core/proofgame_search.c -- the positions seen, and the one to look at next.
 *
 * Weighted best-first search. The estimate of a position is its distance from the goal plus a
 * multiple of what is left to do; random noise makes attempts differ. A position is first entered
 * with a cost guessed from its parent's tables; when its turn comes, it is looked at closely, and
 * goes back to the queue if it turns out to be worse.
 */
#include "proofgame_search.h"

#include <string.h>

#include "assert.h"

/* Steele, Lea and Flood's SplitMix: a counter, well mixed. */
uint64_t ad__draw_lot(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

/* ---- positions seen ---- */

static uint64_t hash(const struct ad__node *n)
{
    uint64_t h = n->turn | (uint64_t)n->taint << 1;

    for (int i = 0; i < 4; i++) {
        h = (h ^ n->plane[i]) * UINT64_C(0x9E3779B97F4A7C15);
        h ^= h >> 29;
    }
    return h;
}

static bool same(const struct ad__node *a, const struct ad__node *b)
{
    return a->plane[0] == b->plane[0] && a->plane[1] == b->plane[1] && a->plane[2] == b->plane[2] &&
           a->plane[3] == b->plane[3] && a->turn == b->turn && a->taint == b->taint;
}

static void push(struct ad__retro *s, uint32_t i)
{
    struct ad__node *n = &s->node[i];
    unsigned f = n->plies + (unsigned)(s->weight * n->cost) +
                 (unsigned)(ad__draw_lot(&s->random) % (unsigned)(s->noise + 1));

    f = f < AD__BUCKETS ? f : AD__BUCKETS - 1;
    n->next = s->head[f];
    s->head[f] = i;
    if (f < s->lowest)
        s->lowest = f;
}

static uint32_t pop(struct ad__retro *s)
{
    uint32_t i;

    while (s->lowest < AD__BUCKETS && s->head[s->lowest] == AD__NONE)
        s->lowest++;
    if (s->lowest == AD__BUCKETS)
        return AD__NONE;
    i = s->head[s->lowest];
    s->head[s->lowest] = s->node[i].next;
    return i;
}

/* The cost is 0 only with all men on their places, and nothing left to be moved. */
static bool is_start(const struct ad__retro *s, const struct ad__node *n)
{
    return n->cost == 0 && n->turn == s->start->turn;
}

void ad__retro_add(struct ad__retro *s, const struct ad__node *n)
{
    uint32_t at = (uint32_t)hash(n) & s->mask;

    s->looked_at++;
    for (; s->slot[at] != AD__NONE; at = (at + 1) & s->mask)
        if (same(&s->node[s->slot[at]], n))
            return;
    if (s->count == s->cap || s->found != AD__NONE)
        return;
    s->slot[at] = s->count;
    s->node[s->count] = *n;
    if (is_start(s, n))
        s->found = s->count;
    push(s, s->count++);
}

/* Empty the slots after an attempt: one by one if few were used. A run of full slots is emptied
 * from where a position belongs to its end, so no position is left behind in the middle. */
static void forget(struct ad__retro *s)
{
    if (s->count > s->mask / 16)
        memset(s->slot, 0xFF, ((size_t)s->mask + 1) * sizeof *s->slot);
    else
        for (uint32_t i = 0; i < s->count; i++) {
            uint32_t at = (uint32_t)hash(&s->node[i]) & s->mask;
            for (; s->slot[at] != AD__NONE; at = (at + 1) & s->mask)
                s->slot[at] = AD__NONE;
        }
    s->count = 0;
}

/* ---- the search ---- */

enum { FIXED_PRICE = 100 }; /* of an attempt, so that hopeless ones use up the budget, too */

static void begin(struct ad__retro *s, uint32_t cap)
{
    uint32_t was = s->mask;

    forget(s);
    s->cap = cap < s->room ? cap : s->room;
    while (s->mask < s->cap + s->cap / 2)
        s->mask = 2 * s->mask + 1;
    if (s->mask != was)
        memset(s->slot, 0xFF, ((size_t)s->mask + 1) * sizeof *s->slot);
    memset(s->head, 0xFF, sizeof s->head);
    s->lowest = AD__BUCKETS;
    s->found = AD__NONE;
    s->looked_at += FIXED_PRICE;
}

bool ad__retro_run(struct ad__retro *s, uint32_t cap)
{
    struct ad__view v;
    uint32_t i;

    begin(s, cap);
    s->root.cost = (int16_t)ad__look(&v, s, &s->root);
    s->root.exact = true;
    if (s->root.cost < AD__HOPELESS)
        ad__retro_add(s, &s->root);
    while (s->found == AD__NONE && s->count < s->cap && (i = pop(s)) != AD__NONE) {
        int cost = ad__look(&v, s, &s->node[i]);
        bool worse = cost > s->node[i].cost && !s->node[i].exact;

        if (cost >= AD__HOPELESS)
            continue;
        if (worse) {
            s->node[i].cost = (int16_t)cost;
            s->node[i].exact = true;
            push(s, i);
        } else if (s->node[i].plies < AD_REACH_PLIES) {
            ad__retro_expand(s, &v, i);
        }
    }
    return s->found != AD__NONE;
}

/* ---- in and out ---- */

static void places_from(struct ad__places *to, const struct ad_position *p)
{
    memset(to, 0, sizeof *to);
    memset(to->corner, AD_NO_SQUARE, sizeof to->corner);
    for (uint64_t men = p->side[0] | p->side[1]; men;) {
        int square = ad__take(&men), man = ad_position_man(p, square);
        int c = ad_man_colour(man), k = ad_man_kind(man);

        to->square[c][to->count[c]] = (uint8_t)square;
        to->kind[c][to->count[c]++] = (uint8_t)k;
        to->of[c][k] |= ad__bit(square);
    }
    for (int c = 0; c < 2; c++) {
        uint64_t rooks = p->castling & p->side[c];
        to->king[c] = p->king[c];
        for (int i = 2 * c; rooks && i < 2 * c + 2; i++)
            to->corner[i] = (uint8_t)ad__take(&rooks);
    }
}

/* Castling rights of the goal: which rooks must not move, and which must have moved. */
static void mark_rooks(struct ad__retro *s)
{
    for (int i = 0; i < 4; i++) {
        int r = s->to.corner[i], c = i / 2;
        if (r == AD_NO_SQUARE || ad_position_man(s->goal, r) != ad_man(c, AD_ROOK) ||
            s->goal->king[c] != s->to.king[c])
            continue;
        if (ad__has(s->goal->castling, r))
            ad__node_toggle(&s->root, r, AD_ROOK ^ AD__RIGHT, 0);
        else
            s->root.taint |= (uint8_t)(1 << i);
    }
}

void ad__retro_aim(struct ad__retro *s, const struct ad_position *start,
                   const struct ad_position *goal)
{
    s->start = start;
    s->goal = goal;
    places_from(&s->to, start);
    s->to.price_capture = s->price_capture;
    s->passed = ad__passed(start->pawns & start->side[0], start->pawns & start->side[1]);
    for (unsigned i = 0; i < AD__TABLES; i++)
        s->table[i].used = 0;
    for (int c = 0; c < 2; c++)
        for (unsigned i = 0; i < AD__MEN; i++)
            s->missing[c][i] = i < s->to.count[c] ? s->price_missing : AD__FAR;
    ad__node_from(&s->root, goal);
    mark_rooks(s);
}

bool ad__retro_ends(struct ad__retro *s, uint8_t end[64])
{
    struct ad__view v;

    memset(end, AD_NO_SQUARE, 64);
    if (ad__look(&v, s, &s->root) >= AD__HOPELESS)
        return false;
    for (int c = 0; c < 2; c++)
        for (unsigned i = 0; i < v.side[c].count; i++)
            if (v.side[c].kind[i] == AD_PAWN)
                end[s->to.square[c][v.side[c].place[i]]] = v.side[c].square[i];
    return true;
}

bool ad__retro_shows(const struct ad__retro *s, uint32_t i, const struct ad_position *p)
{
    struct ad__node got, want = s->node[i];

    ad__node_from(&got, p);
    for (uint64_t r = want.plane[0] & want.plane[1] & want.plane[2]; r;)
        ad__node_toggle(&want, ad__take(&r), AD_ROOK ^ AD__RIGHT, 0);
    want.taint = 0;
    return same(&got, &want);
}

struct ad__retro *ad__retro_init(const struct ad_budget *budget, uint64_t seed)
{
    enum { LINE = 64, LEAST = 1 << 20 };
    size_t skip = (LINE - (uintptr_t)budget->scratch % LINE) % LINE;
    size_t own = (sizeof(struct ad__retro) + LINE - 1) / LINE * LINE;
    size_t tables = AD__TABLES * sizeof(struct ad__table), left, n;
    uint8_t *at = budget->scratch;
    struct ad__retro *s;

    if (at == NULL || budget->len < skip + own + tables + LEAST)
        return NULL;
    left = budget->len - skip - own - tables;
    at += skip;
    s = (void *)at;
    memset(s, 0, sizeof *s);
    s->random = seed;
    s->table = (void *)(at + own);
    memset(s->table, 0, tables);
    s->node = (void *)(at + own + tables);
    n = left / (sizeof *s->node + 3 * sizeof *s->slot); /* slots: a power of two, up to 3 a node */
    s->room = n < (1u << 28) ? (uint32_t)n : 1u << 28;
    s->slot = (void *)(s->node + s->room);
    return s;
}
