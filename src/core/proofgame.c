/*
 * core/proofgame.c -- a game from one position to another, found by search.
 */
#include "proofgame.h"

#include "plan.h"
#include "proofgame_search.h"
#include "reach.h"

enum {
    FIRST_SIZE = 100000,   /* positions kept in the first attempt; later ones keep more */
    LOOSE_PLIES = 100,     /* at most so many first moves to make room */
    TAIL = 6,              /* at most so many last moves that are drawn by lot */
    PLANS = 16,            /* tried for one attempt until one has an opening */
    WITHOUT = 6,           /* attempts without a plan after that was in vain */
    PLAN_NODES = 200000,   /* for each */
    OPENING_NODES = 20000, /* for its opening */
    PLAN_ROOM = 64 << 20   /* bytes: more would not help */
};

/* The goal of an attempt: the goal itself, or a position before it and the moves that follow. */
struct goal {
    unsigned count; /* of moves from position[count] to position[0], the goal itself */
    struct ad_position position[TAIL + 1];
    struct ad_reach_seen *table; /* to take moves back with */
};

static bool same(const struct ad_position *a, const struct ad_position *b)
{
    struct ad_packed p, q;

    ad_position_pack(&p, a);
    ad_position_pack(&q, b);
    return ad_packed_equal(&p, &q);
}

/* ---- playing it forwards ---- */

/* The one legal move from *p that leads to node i, or for AD__NONE to `to`: play it. */
static bool step(struct ad__proof_game *out, struct ad_position *p, const struct ad__retro *s,
                 uint32_t i, const struct ad_position *to)
{
    struct ad_moves moves;
    unsigned n = ad_position_moves(&moves, p);

    for (unsigned k = 0; k < n && out->plies < AD_REACH_PLIES; k++) {
        struct ad_position next;

        ad_position_play(&next, p, moves.move[k]);
        if (i != AD__NONE ? ad__retro_shows(s, i, &next) : same(&next, to)) {
            out->game[out->plies++] = moves.move[k];
            *p = next;
            return true;
        }
    }
    return false;
}

/* From s->start through the nodes to the goal of the search, then along the tail. Only what can be
 * played is believed. */
static bool replay(struct ad__proof_game *out, const struct ad__retro *s, const struct goal *goal)
{
    struct ad_position p = *s->start;

    for (uint32_t i = s->node[s->found].parent; i != AD__NONE; i = s->node[i].parent)
        if (!step(out, &p, s, i, NULL))
            return false;
    for (unsigned i = goal->count; i-- > 0;)
        if (!step(out, &p, s, AD__NONE, &goal->position[i]))
            return false;
    return same(&p, &goal->position[0]);
}

/* ---- attempts ---- */

/* What was best on the positions we tried; alternatives where it hardly mattered. */
static void vary(struct ad__retro *s, unsigned round)
{
    s->weight = 5;
    s->noise = 2;
    s->price_missing = 2;
    s->price_capture = round / 2 % 2 ? 3 : 2;
    s->tidy = round % 2 == 0;
}

/* One search from the goal back to `start`, where out->plies moves have led already. */
static bool attempt(struct ad__proof_game *out, struct ad__retro *s,
                    const struct ad_position *start, const struct goal *goal, uint32_t size,
                    bool loosen)
{
    const struct ad_position *end = &goal->position[goal->count];
    struct ad_position from = *start;
    uint8_t ends[64];

    ad__retro_aim(s, &from, end);
    if (loosen) {
        if (!ad__retro_ends(s, ends))
            return false;
        out->plies += ad__loosen(&from, out->game + out->plies, LOOSE_PLIES, ends, &s->random);
        ad__retro_aim(s, &from, end);
    }
    return ad__retro_run(s, size) && replay(out, s, goal);
}

bool ad__proof_game(struct ad__proof_game *out, const struct ad_position *start,
                    const struct ad_position *goal, const struct ad_budget *budget, uint64_t seed)
{
    struct ad__retro *s;
    struct goal g = {0, {*goal}, NULL};
    uint32_t size = FIRST_SIZE;
    bool found = false;

    out->nodes = 0;
    s = ad__retro_init(budget, seed);
    if (s == NULL)
        return false;
    for (unsigned round = 0; !found && s->looked_at < budget->nodes; round++) {
        vary(s, round);
        out->plies = 0;
        found = attempt(out, s, start, &g, size, round % 2 == 0);
        if (s->count == s->cap)
            size += size / 10;
    }
    out->nodes = s->looked_at;
    return found;
}

/* ---- from the initial position ---- */

/* One of the last moves that are possible, drawn at random. */
struct pick {
    struct ad_reach_seen *table;
    uint64_t random;
    unsigned seen;
    bool quiet; /* a last move that captured nothing exists */
    struct ad__past past;
};

static bool pick_one(void *user, const struct ad__past *before, const struct ad__unmove *m)
{
    struct pick *k = user;
    struct ad__effort effort = {.table = k->table};
    int square;

    if (ad__reach_moment(before, &effort, &square) != AD_REACH_UNSETTLED)
        return false;
    if (m->taken == AD_EMPTY)
        k->quiet = true;
    if (ad__draw_lot(&k->random) % ++k->seen == 0)
        k->past = *before;
    return false;
}

static bool position_of(struct ad_position *out, const struct ad__past *p)
{
    struct ad_setup s = {.turn = p->turn, .ep = p->ep, .fullmoves = 1};

    for (int c = 0; c < 2; c++)
        for (int k = AD_PAWN; k <= AD_KING; k++)
            for (uint64_t men = p->men[c][k]; men;)
                s.on[ad__take(&men)] = ad_man(c, k);
    for (uint64_t rooks = p->castling; rooks;) {
        int r = ad__take(&rooks);
        s.castling[r >= 8] |= (uint8_t)(1 << ad_file_of(r));
    }
    return ad_position_from(out, &s) == 0;
}

/* Take moves back at random: `least` of them, and more while the last move must have captured. */
static void retract(struct goal *g, unsigned least, uint64_t *random)
{
    g->count = 0;
    while (g->count < TAIL) {
        struct pick k = {.table = g->table, .random = ad__draw_lot(random)};
        struct ad__past now;

        ad__past_from(&now, &g->position[g->count]);
        now.ep = g->position[g->count].ep;
        ad__retract(&now, pick_one, &k);
        if (k.seen == 0 || (k.quiet && g->count >= least))
            return;
        if (!position_of(&g->position[g->count + 1], &k.past))
            return;
        g->count++;
    }
}

/* A plan and the opening moves that make its captures. Not every plan has one that is found: seeds
 * from *seed on are tried. */
static bool open_by_plan(struct ad_position *p, struct ad__proof_game *out, struct ad__retro *s,
                         const struct ad_position *goal, uint64_t *seed)
{
    struct ad_budget room = {.scratch = s->node};
    struct ad_setup setup;
    struct ad__plan plan = {.nodes = 0};

    room.len = (size_t)s->room * sizeof *s->node;
    room.len = room.len < PLAN_ROOM ? room.len : PLAN_ROOM;
    ad_position_setup(&setup, goal);
    for (unsigned i = 0; i < PLANS && out->plies == 0; i++, ++*seed) {
        room.nodes = PLAN_NODES;
        if (ad__plan_find(&plan, &setup, &room, *seed) != AD_POSSIBLE_YES)
            break;
        if (plan.count == 0) {
            ad_position_start(p);
            return true;
        }
        s->looked_at += plan.nodes + OPENING_NODES;
        room.nodes = OPENING_NODES;
        out->plies = ad__opening(p, out->game, AD_REACH_PLIES / 2, &plan, &setup, &room, *seed);
    }
    return out->plies > 0;
}

/* First make all captures, by a plan; *without says how often to do without one hereafter. */
static bool by_plan(struct ad__proof_game *out, struct ad__retro *s, struct goal *g, uint32_t size,
                    unsigned round, uint64_t *seed, unsigned *without)
{
    struct ad_position p;

    s->count = 0;
    s->mask = 0; /* the slots are overwritten */
    s->looked_at += OPENING_NODES;
    retract(g, round % 5 == 4 ? 1 + (unsigned)(ad__draw_lot(&s->random) % 3) : 0, &s->random);
    if (!open_by_plan(&p, out, s, &g->position[g->count], seed)) {
        *without = WITHOUT;
        return false;
    }
    return attempt(out, s, &p, g, size, out->plies == 0 || round % 4 == 3);
}

bool ad__game_find(struct ad__proof_game *out, const struct ad_position *goal,
                   const struct ad_budget *budget, struct ad_reach_seen *table)
{
    struct ad__retro *s;
    struct goal g = {0, {*goal}, table};
    struct ad_position start;
    uint32_t size = FIRST_SIZE;
    uint64_t seed = 0;
    unsigned without = 0;
    bool found = false;

    out->nodes = 0;
    ad_position_start(&start);
    s = ad__retro_init(budget, 1);
    if (s == NULL)
        return false;
    for (unsigned round = 0; !found && s->looked_at < budget->nodes; round++) {
        vary(s, round);
        out->plies = 0;
        if (round % 3 == 2 || without > 0) {
            without -= without > 0;
            g.count = 0;
            found = attempt(out, s, &start, &g, size, true);
        } else {
            found = by_plan(out, s, &g, size, round, &seed, &without);
        }
        if (s->count == s->cap)
            size += size / 10;
    }
    out->nodes = s->looked_at;
    return found;
}
