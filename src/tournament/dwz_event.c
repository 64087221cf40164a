/*
 * tournament/dwz_event.c -- a whole event for the DWZ: those with a rating, and those who get one.
 *
 * First it is settled who gets a rating at all (3.4.1): the first stage from games against players
 * with one, the second stage with the help of the first; a third there is not. Then all new
 * ratings are found together (3.4.4): each is where its player's score is the one expected
 * against all the others, which are solved one after the other until none of them moves. An
 * expectation rises with the own rating and falls with each opponent's, so there is one solution;
 * only in whole numbers two that depend on each other may both stand one higher or lower. Hence the
 * search begins where the order begins, with the games against the stage before.
 * Players who performed far above their rating count with the performance (3.6.3); since that
 * changes the new ratings, these are found once more. At last the old ratings move (3.5).
 */
#include <string.h>

#include "adoube/rating.h"
#include "core/assert.h"
#include "tournament/rating_inside.h"

enum { FIRST_GAMES = 5, ALL_ROUNDS = 200, EXCEPTIONAL = 300, LOW = 800 };

struct event {
    const struct ad_tournament *t;
    const struct ad_dwz_player *players;
    struct ad_dwz *out; /* dwz of a new player is where the search has him */
    bool special;       /* exceptional players count with their performance */
    struct ad_rated_game games[AD_ROUNDS_MAX + AD_DWZ_REST_MAX];
};

static bool is_new(const struct event *e, unsigned who)
{
    return e->out[who].kind == AD_DWZ_FIRST || e->out[who].kind == AD_DWZ_SECOND;
}

/* What a player counts for his opponents. */
static int16_t strength(const struct event *e, unsigned who)
{
    const struct ad_dwz *o = &e->out[who];
    int16_t before = e->players[who].dwz;

    if (o->kind != AD_DWZ_RATED)
        return o->dwz;
    return e->special && o->performance > before + EXCEPTIONAL ? o->performance : before;
}

/* Collects the games against players of these kinds (all kinds up to `most`), and the kept ones. */
static unsigned gather(struct event *e, unsigned who, enum ad_dwz_kind most, bool kept)
{
    const struct ad_dwz_player *p = &e->players[who];
    unsigned n = 0;

    for (unsigned r = 0; r < e->t->played; r++) {
        const struct ad_meeting *m = ad_meeting_of(e->t, who, r);
        ad_points points = m->result == '1' ? 10 : m->result == '=' ? 5 : 0;

        if (!m->opponent || !m->result || !strchr("1=0", m->result) ||
            e->out[m->opponent - 1].kind > most)
            continue;
        e->games[n++] = (struct ad_rated_game){strength(e, m->opponent - 1u), points};
    }
    for (unsigned i = 0; kept && i < p->rest_count; i++)
        e->games[n++] = p->rest[i];
    return n;
}

static ad_points score_of(const struct event *e, unsigned n)
{
    ad_points sum = 0;

    for (unsigned i = 0; i < n; i++)
        sum += e->games[i].points;
    return sum;
}

/* ---- who gets a rating ---- */

/* Five games and neither all nor none of them won. */
static bool enough(struct event *e, unsigned who, enum ad_dwz_kind most)
{
    unsigned n = gather(e, who, most, true);
    ad_points score = score_of(e, n);

    return n >= FIRST_GAMES && score > 0 && score < 10 * (ad_points)n;
}

static void sort_out(struct event *e)
{
    for (unsigned i = 0; i < e->t->count; i++) {
        AD_ASSERT(e->players[i].rest_count <= AD_DWZ_REST_MAX);
        e->out[i].kind = e->players[i].dwz > 0 ? AD_DWZ_RATED : AD_DWZ_NONE;
    }
    /* A stage looks at the stage before it alone: who is found in it does not help the others. */
    for (enum ad_dwz_kind stage = AD_DWZ_FIRST; stage <= AD_DWZ_SECOND; stage++)
        for (unsigned i = 0; i < e->t->count; i++)
            if (e->out[i].kind == AD_DWZ_NONE && enough(e, i, stage - 1))
                e->out[i].kind = (uint8_t)stage;
}

/* ---- new ratings ---- */

/* Where the score is the one expected against the kinds up to `most`; has it moved? */
static bool move_one(struct event *e, unsigned who, enum ad_dwz_kind most)
{
    unsigned n = gather(e, who, most, true);
    int found = ad_dwz_performance(e->games, n);
    bool moved = found != e->out[who].dwz;

    e->out[who].dwz = (int16_t)found;
    return moved;
}

static void begin_new(struct event *e)
{
    for (enum ad_dwz_kind stage = AD_DWZ_FIRST; stage <= AD_DWZ_SECOND; stage++)
        for (unsigned i = 0; i < e->t->count; i++)
            if (e->out[i].kind == stage)
                move_one(e, i, stage - 1);
}

static void find_new(struct event *e)
{
    bool moved = true;

    begin_new(e);
    for (unsigned round = 0; moved && round < ALL_ROUNDS; round++) {
        moved = false;
        for (unsigned i = 0; i < e->t->count; i++)
            if (is_new(e, i))
                moved |= move_one(e, i, AD_DWZ_SECOND);
    }
    for (unsigned i = 0; i < e->t->count; i++)
        if (is_new(e, i) && e->out[i].dwz < LOW) /* 700 + R / 8, rounded */
            e->out[i].dwz = (int16_t)((8 * 700 + e->out[i].dwz + 4) / 8);
}

/* ---- results ---- */

/* Of this event alone, from five games on. */
static void find_performances(struct event *e, bool rated)
{
    for (unsigned i = 0; i < e->t->count; i++) {
        unsigned n = gather(e, i, AD_DWZ_SECOND, false);

        if (n >= FIRST_GAMES && (rated ? e->out[i].kind == AD_DWZ_RATED : is_new(e, i)))
            e->out[i].performance = (int16_t)ad_dwz_performance(e->games, n);
    }
}

static bool any_exceptional(const struct event *e)
{
    for (unsigned i = 0; i < e->t->count; i++)
        if (e->out[i].kind == AD_DWZ_RATED &&
            e->out[i].performance > e->players[i].dwz + EXCEPTIONAL)
            return true;
    return false;
}

static void rate(struct event *e, unsigned who)
{
    const struct ad_dwz_player *p = &e->players[who];
    struct ad_dwz *o = &e->out[who];
    unsigned n = gather(e, who, AD_DWZ_SECOND, false);

    o->games = (uint16_t)n;
    o->score = score_of(e, n);
    o->dwz = p->dwz;
    o->index = p->index;
    if (!n)
        return;
    for (unsigned i = 0; i < n; i++)
        o->expected += (int32_t)ad_dwz_expected(p->dwz - e->games[i].opponent);
    o->e = (uint16_t)ad_dwz_coefficient(p->dwz, p->age, p->other ? 1 : p->index,
                                        100 * o->score < o->expected);
    o->dwz = (int16_t)ad_dwz_next(p->dwz, o->e, n, o->score, o->expected);
    o->index++;
}

static void enter_new(struct event *e, unsigned who)
{
    struct ad_dwz *o = &e->out[who];
    bool none = o->kind == AD_DWZ_NONE;
    unsigned n = gather(e, who, none ? AD_DWZ_FIRST : AD_DWZ_SECOND, true);

    o->games = (uint16_t)n;
    o->score = score_of(e, n);
    o->index = !none;
}

void ad_dwz_evaluate(struct ad_dwz *out, const struct ad_tournament *t,
                     const struct ad_dwz_player *players)
{
    struct event e = {.t = t, .players = players, .out = out};

    memset(out, 0, t->count * sizeof *out);
    sort_out(&e);
    find_new(&e);
    find_performances(&e, true);
    if (any_exceptional(&e)) {
        e.special = true;
        find_new(&e);
    }
    find_performances(&e, false);
    for (unsigned i = 0; i < t->count; i++)
        if (out[i].kind == AD_DWZ_RATED)
            rate(&e, i);
        else
            enter_new(&e, i);
}
