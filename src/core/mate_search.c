/*
 * core/mate_search.c -- every position that can follow, those first that look near a mate.
 *
 * The positions met so far lie in an array, in the order they were met; an index finds them by
 * their packed form, which is exact: a hash only says where to look. Those still to be opened are
 * chained in drawers by their cost. If all drawers are empty, every position that can follow has
 * been met (but for those behind one that a static rule excludes), and none is a mate: that is the
 * proof of a no. What the order is changes how long a yes takes, and nothing else.
 */
#include "adoube/proof.h"
#include "core/assert.h"
#include "core/kernel.h"
#include "core/mate.h"
#include "core/mate_locked.h"

#include <string.h>

enum { DRAWERS = 512, BATCH = 32, NETS_COST = 1500 };
enum { NOBODY = UINT32_MAX };

/* How much of the work the static rules may be: as much at first, and positions to be seen for each
 * man of each position they are asked about; and how closely they look. */
struct share {
    uint64_t first, cost;
    bool (*look)(struct ad__locks *, const struct ad_position *, int, unsigned);
};

static const struct share small_share = {.first = 72, .cost = 60, .look = ad__locked_at_once};
static const struct share large_share = {.first = 150, .cost = 60, .look = ad__never_mates};
enum { SMALL = 5000 };

struct node {
    struct ad_packed at;
    uint32_t parent, next; /* where it came from; the next in its drawer */
};

/* Nodes of one cost. */
struct drawer {
    uint32_t first, last; /* NOBODY: it is empty */
};

struct search {
    struct ad__aim aim;
    struct ad__locks *locks;
    unsigned structures; /* that were paid for */
    const struct share *share;
    unsigned off;
    uint64_t left, seen;   /* positions that may still be looked at; that were */
    uint64_t rules;        /* what the static rules were asked, times the men */
    struct drawer *drawer; /* at the start of the memory, DRAWERS of them */
    struct node *node;
    uint32_t *index; /* at the end of the memory; 0: free; else see index_node */
    uint32_t count, slots;
    char *end;
    unsigned lowest; /* no drawer below this holds anything */
};

/* A position that may be new. */
struct child {
    struct ad_packed at;
    uint32_t hash;
    bool irreversible; /* by a capture or a pawn's move */
};

/* ---- packed positions ---- */

static uint32_t hash_of(const struct ad_packed *at)
{
    uint64_t h = at->plane[0] * UINT64_C(0x9E3779B97F4A7C15);

    h = (h ^ h >> 32 ^ at->plane[1]) * UINT64_C(0xBF58476D1CE4E5B9);
    h = (h ^ h >> 29 ^ at->plane[2]) * UINT64_C(0x94D049BB133111EB);
    h = (h ^ h >> 32 ^ at->plane[3]) * UINT64_C(0xD6E8FEB86659FD93);
    return (uint32_t)(h >> 32);
}

/* The position without key and counters, which no legal move depends on (ad_position_pack). */
static void unpack(struct ad_position *out, const struct ad_packed *at)
{
    const uint64_t *b = at->plane;
    uint64_t men = b[0] | b[1] | b[2] | b[3];
    uint64_t seven = b[0] & b[1] & b[2], rooks = seven & ~b[3];
    uint64_t passed = b[3] & ~(b[0] | b[1] | b[2]);
    uint64_t to_move = seven & b[3], kings = (b[1] & b[2] & ~b[0]) | to_move;
    uint64_t black = (b[3] & ~(passed & ad__rank(3))) | (rooks & ad__rank(7));

    out->pawns = (b[0] & ~b[1] & ~b[2]) | passed;
    out->knights = b[1] & ~b[0] & ~b[2];
    out->diagonal = b[0] & (b[1] ^ b[2]);
    out->straight = (b[2] & ~b[1]) | rooks;
    out->side[AD_BLACK] = black;
    out->side[AD_WHITE] = men & ~black;
    out->castling = rooks;
    out->key = 0;
    out->king[AD_WHITE] = (uint8_t)ad__first(kings & ~black);
    out->king[AD_BLACK] = (uint8_t)ad__first(kings & black);
    out->turn = to_move ? AD_BLACK : AD_WHITE;
    out->ep = passed ? (uint8_t)(ad__first(passed) ^ 8) : AD_NO_SQUARE;
    out->halfmoves = 0;
    out->fullmoves = 1;
}

/* ---- the table ---- */

static bool table_init(struct search *s, const struct ad_budget *budget)
{
    size_t pad = (size_t)(-(uintptr_t)budget->scratch & 7);

    size_t least = DRAWERS * sizeof *s->drawer + 64 * sizeof *s->node;

    s->slots = 1024;
    if (!budget->scratch || budget->len < pad + least + s->slots * sizeof *s->index)
        return false;
    s->drawer = (struct drawer *)(void *)((char *)budget->scratch + pad);
    s->node = (struct node *)(void *)(s->drawer + DRAWERS);
    s->end = (char *)s->drawer + ((budget->len - pad) & ~(size_t)7);
    s->index = (uint32_t *)(void *)s->end - s->slots;
    memset(s->index, 0, s->slots * sizeof *s->index);
    for (unsigned i = 0; i < DRAWERS; i++)
        s->drawer[i].first = NOBODY;
    s->lowest = DRAWERS;
    return true;
}

/* A slot holds the node's number and one, which is less than the slots are; the bits above it hold
 * what is left of the hash, so that few nodes are looked at in vain. */
static uint32_t mark_of(const struct search *s, uint32_t hash)
{
    return hash & ~(s->slots - 1);
}

static void index_node(struct search *s, uint32_t n)
{
    uint32_t hash = hash_of(&s->node[n].at), at = hash & (s->slots - 1);

    while (s->index[at])
        at = (at + 1) & (s->slots - 1);
    s->index[at] = mark_of(s, hash) | (n + 1);
}

/* Twice as many slots, if they fit. Else the index fills up, to seven eighths at most. */
static bool table_grow(struct search *s)
{
    uint32_t *index = (uint32_t *)(void *)s->end - 2 * (size_t)s->slots;

    if (s->slots < UINT32_C(1) << 31 && (char *)(s->node + s->count + 64) < (char *)index) {
        s->index = index;
        s->slots *= 2;
        memset(index, 0, s->slots * sizeof *index);
        for (uint32_t i = 0; i < s->count; i++)
            index_node(s, i);
    }
    return s->count < s->slots - s->slots / 8;
}

/* The drawers: the first one in is the first one out. */
static void put_away(struct search *s, uint32_t n, unsigned cost)
{
    cost = cost < DRAWERS ? cost : DRAWERS - 1;
    s->node[n].next = NOBODY;
    if (s->drawer[cost].first == NOBODY)
        s->drawer[cost].first = n;
    else
        s->node[s->drawer[cost].last].next = n;
    s->drawer[cost].last = n;
    if (cost < s->lowest)
        s->lowest = cost;
}

static uint32_t take_out(struct search *s)
{
    uint32_t n;

    while (s->lowest < DRAWERS && s->drawer[s->lowest].first == NOBODY)
        s->lowest++;
    if (s->lowest == DRAWERS)
        return NOBODY;
    n = s->drawer[s->lowest].first;
    s->drawer[s->lowest].first = s->node[n].next;
    return n;
}

/* The first slot from `at` on that is free, or holds a node whose hash has the same mark. */
static uint32_t find_slot(const struct search *s, uint32_t hash, uint32_t at)
{
    uint32_t mark = mark_of(s, hash), found;

    for (;; at++) {
        at &= s->slots - 1;
        found = s->index[at];
        if (found == 0 || mark_of(s, found) == mark)
            return at;
    }
}

static struct node *node_in(const struct search *s, uint32_t slot)
{
    return &s->node[(s->index[slot] & (s->slots - 1)) - 1];
}

/* Is it there? Else *slot is where it belongs. */
static bool is_met(const struct search *s, const struct child *c, uint32_t *slot)
{
    for (*slot = find_slot(s, c->hash, c->hash); s->index[*slot];
         *slot = find_slot(s, c->hash, *slot + 1))
        if (ad_packed_equal(&node_in(s, *slot)->at, &c->at))
            return true;
    return false;
}

/* A position that is not met yet, its place in the index being `slot`. False: there is no room. */
static bool enter(struct search *s, const struct child *c, uint32_t slot, uint32_t parent)
{
    if ((char *)(s->node + s->count + 1) > (char *)s->index)
        return false;
    s->node[s->count].at = c->at;
    s->node[s->count].parent = parent;
    s->index[slot] = mark_of(s, c->hash) | ++s->count;
    return s->count <= s->slots / 2 || table_grow(s);
}

/* ---- the proof of a yes ---- */

/* The move that leads from `p` to `at`; `p` makes it. */
static ad_move move_to(struct ad_position *p, const struct ad_packed *at)
{
    struct ad_moves moves;
    struct ad_position next;
    struct ad_packed packed;

    ad_position_moves(&moves, p);
    for (unsigned i = 0; i < moves.count; i++) {
        ad__play(&next, p, moves.move[i]);
        ad_position_pack(&packed, &next);
        if (ad_packed_equal(&packed, at)) {
            *p = next;
            return moves.move[i];
        }
    }
    AD_ASSERT(false);
    return AD_NO_MOVE;
}

/* The moves from the first node to node `n`, then `last`. False: they are too many. */
static bool line_of(struct ad_mate *out, struct search *s, uint32_t n, ad_move last)
{
    struct ad_position p;
    unsigned plies = 0;
    uint32_t next = NOBODY;

    /* turn the chain around: parents become children */
    while (n != NOBODY) {
        uint32_t parent = s->node[n].parent;
        s->node[n].parent = next;
        next = n;
        n = parent;
        plies++;
    }
    if (plies > AD_MATE_PLIES)
        return false;
    out->plies = 0;
    unpack(&p, &s->node[next].at);
    for (n = s->node[next].parent; n != NOBODY; n = s->node[n].parent)
        out->line[out->plies++] = move_to(&p, &s->node[n].at);
    out->line[out->plies++] = last;
    return true;
}

/* ---- the search ---- */

enum outcome { CLOSED, MATED, CUT };

/* Irreversible moves can lead to where nothing is left to hope for. The static rules cost as much
 * as some hundred positions, more with more men: they get their share of the work, and no more. */
static bool is_hopeless(struct search *s, const struct ad_position *p)
{
    unsigned men = ad__count((p->side[0] | p->side[1]) & ~p->pawns);

    if (!(s->off & AD_RULE_MATERIAL) && ad__too_few_men(p, s->aim.side))
        return true;
    if (s->rules >= s->share->first && s->rules * s->share->cost > s->seen)
        return false;
    s->rules += men;
    return s->share->look(s->locks, p, s->aim.side, s->off);
}

static bool is_irreversible(const struct ad_position *p, ad_move m)
{
    return ad_move_kind(m) == AD_PAWN || ad__has(p->side[!p->turn], ad_move_to(m));
}

/* One position less; and for each new structure as many as making its nets took. */
static void spend(struct search *s)
{
    uint64_t nodes = 1;

    if (s->aim.structures && s->structures < s->aim.structures->count) {
        s->structures++;
        nodes += NETS_COST;
    }
    s->left -= nodes < s->left ? nodes : s->left;
    s->seen++;
}

/* A new position: into a drawer, unless nothing is left to hope for. */
static void keep(struct search *s, uint32_t n, bool irreversible)
{
    struct ad_position p;

    unpack(&p, &s->node[n].at);
    if (s->locks && ad__locks_hold(s->locks, &p, s->aim.side))
        return;
    if (!irreversible || !is_hopeless(s, &p))
        put_away(s, n, ad__mate_cost(&s->aim, &p));
}

/* Most positions were met before. What tells so lies anywhere in the memory: all of it is asked for
 * first, and looked at when it has come. False: there is no room. */
static bool enter_all(struct search *s, const struct child *batch, unsigned count, uint32_t parent)
{
    uint32_t slot;

    for (unsigned i = 0; i < count; i++) {
        slot = find_slot(s, batch[i].hash, batch[i].hash);
        if (s->index[slot])
            __builtin_prefetch(node_in(s, slot));
    }
    while (count-- > 0) {
        if (is_met(s, &batch[count], &slot))
            continue;
        if (!enter(s, &batch[count], slot, parent))
            return false;
        keep(s, s->count - 1, batch[count].irreversible);
    }
    return true;
}

/* Open node `n`: its children into the table. */
static enum outcome open_node(struct search *s, uint32_t n, ad_move *last)
{
    struct ad_position p, next;
    struct ad_moves moves;
    struct child batch[BATCH], *c = batch;

    unpack(&p, &s->node[n].at);
    ad_position_moves(&moves, &p);
    for (unsigned i = 0; i < moves.count; i++) {
        if (s->left == 0)
            return CUT;
        spend(s);
        ad__play(&next, &p, moves.move[i]);
        if (ad__is_mate(&next)) {
            if (p.turn != s->aim.side)
                continue; /* the game is over */
            *last = moves.move[i];
            return MATED;
        }
        ad_position_pack(&c->at, &next);
        c->hash = hash_of(&c->at);
        c->irreversible = is_irreversible(&p, moves.move[i]);
        __builtin_prefetch(&s->index[c->hash & (s->slots - 1)]);
        if (++c == batch + BATCH) {
            if (!enter_all(s, batch, BATCH, n))
                return CUT;
            c = batch;
        }
    }
    return enter_all(s, batch, (unsigned)(c - batch), n) ? CLOSED : CUT;
}

bool ad__mate_search(struct ad_mate *out, const struct ad_position *p, int side,
                     const struct ad_budget *budget, uint64_t nodes,
                     struct ad__structures *structures, struct ad__locks *locks)
{
    struct search s = {
        .locks = locks,
        .off = budget->off,
        .left = nodes,
        .share = nodes <= SMALL ? &small_share : &large_share,
    };
    struct child root;
    uint32_t n;
    ad_move last;

    ad__aim(&s.aim, p, side, 0);
    s.aim.structures = structures;
    if (!table_init(&s, budget))
        return false;
    ad_position_pack(&root.at, p);
    root.hash = hash_of(&root.at);
    enter(&s, &root, root.hash & (s.slots - 1), NOBODY);
    put_away(&s, 0, 0);
    while ((n = take_out(&s)) != NOBODY) {
        enum outcome o = open_node(&s, n, &last);

        if (o == CLOSED)
            continue;
        out->nodes += nodes - s.left;
        if (o == CUT || !line_of(out, &s, n, last))
            return false;
        out->answer = AD_POSSIBLE_YES;
        out->proof = AD_MATE_BY_LINE;
        return true;
    }
    out->nodes += nodes - s.left;
    out->answer = AD_POSSIBLE_NO;
    out->proof = AD_MATE_ALL_SEEN;
    return true;
}
