/*
 * tournament/playoff.c -- a play-off from its steps and from what was played and drawn so far.
 *
 * Everything is worked out anew each time, from the first step: those who are level are a group;
 * a step gives each member a value, the group is sorted and falls into smaller groups, and each of
 * them goes on with the next step, until no place that matters is open. A step whose games or
 * lot are missing ends the work: that is what must come next. So an answer rests on the record
 * alone, and a corrected result corrects all that follows from it.
 */
#include <string.h>

#include "adoube/playoff.h"
#include "core/assert.h"
#include "tournament/schedule.h"

enum { TURNS_MAX = 250 };

/* Where a group stands: in which list, before which step, whether games were played in it. */
struct way {
    const struct ad_step *steps;
    unsigned step, turn;
    int last_games; /* the step with games that was played last, or -1 */
};

struct work {
    const struct ad_playoff *p;
    struct ad_playoff_answer *out;
    int64_t value[AD_TIED_MAX]; /* by member */
};

static bool has_games(const struct ad_step *s)
{
    return s->kind <= AD_STEP_SUDDEN;
}

/* ---- what was played ---- */

static bool took_part(const struct ad_encounter *e, unsigned member)
{
    return e->white == member || e->black == member;
}

static bool between(const struct ad_encounter *e, unsigned a, unsigned b)
{
    return a != b && took_part(e, a) && took_part(e, b);
}

/* 2, 1, 0 for a match; the points themselves for a game. */
static ad_points score(const struct work *w, const struct ad_encounter *e, unsigned member)
{
    unsigned side = e->black == member;
    ad_points mine = e->points[side], theirs = e->points[!side];

    if (!w->p->teams)
        return mine;
    return mine > theirs ? 2 : mine == theirs;
}

static unsigned played_by(const struct work *w, unsigned a, unsigned b, unsigned step, int turn)
{
    unsigned n = 0;

    for (unsigned i = 0; i < w->p->played_count; i++) {
        const struct ad_encounter *e = &w->p->played[i];

        n += e->step == step && (turn < 0 || e->turn == turn) && between(e, a, b);
    }
    return n;
}

/* The colours of the next game of two: turned from their last one in the play-off. */
static struct ad_pair next_pair(struct work *w, unsigned a, unsigned b)
{
    for (unsigned i = w->p->played_count; i-- > 0;) {
        const struct ad_encounter *e = &w->p->played[i];

        if (between(e, a, b))
            return ad__pair(e->black + 1u, e->white + 1u);
    }
    w->out->drawn = true;
    return ad__pair(a + 1, b + 1);
}

/* ---- what must be played ---- */

struct group {
    unsigned first, count; /* members: out->order[first] … */
};

static unsigned member(const struct work *w, struct group g, unsigned i)
{
    return w->out->order[g.first + i];
}

/* Notes the pairs of a group that have not played `games` times in this step; false: none. */
static bool games_missing(struct work *w, struct group g, const struct way *at, unsigned games)
{
    struct ad_playoff_answer *out = w->out;
    bool sudden = at->steps[at->step].kind == AD_STEP_SUDDEN;
    unsigned rounds = g.count - 1 + g.count % 2;

    out->pair_count = 0;
    out->drawn = false;
    out->games = 1;
    for (unsigned r = 0; r < rounds; r++) {
        struct ad_pair table[AD_TIED_MAX];
        unsigned n = ad__berger_pairs(table, g.count, r);

        for (unsigned i = 0; i < n; i++) {
            unsigned a, b, done;

            if (!table[i].black)
                continue;
            a = member(w, g, table[i].white - 1u);
            b = member(w, g, table[i].black - 1u);
            done = played_by(w, a, b, at->step, sudden ? (int)at->turn : -1);
            if (done >= games)
                continue;
            out->pairs[out->pair_count++] = next_pair(w, a, b);
            if (games - done > out->games)
                out->games = games - done;
        }
    }
    return out->pair_count > 0;
}

/* ---- what a step is worth to a member ---- */

/* Of the games of one step, all or against the group alone. */
static int64_t sum_of(const struct work *w, struct group g, unsigned who, const struct way *at,
                      unsigned step, bool inside, enum ad_step_kind what)
{
    int64_t sum = 0;

    for (unsigned i = 0; i < w->p->played_count; i++) {
        const struct ad_encounter *e = &w->p->played[i];
        unsigned side = e->black == who;
        unsigned other = side ? e->white : e->black;
        bool counts = !inside || (w->p->tied[other].left && what == AD_STEP_ROUND_ROBIN);

        if (e->step != step || !took_part(e, who) ||
            (at->steps[step].kind == AD_STEP_SUDDEN && e->turn != at->turn))
            continue;
        for (unsigned k = 0; k < g.count && !counts; k++)
            counts = between(e, who, member(w, g, k));
        if (!counts)
            continue;
        sum += what == AD_STEP_BOARDS   ? e->points[side]
               : what == AD_STEP_BERLIN ? e->berlin[side]
                                        : score(w, e, who);
    }
    return sum;
}

/* A further match of teams is decided by match points, board points, and the Berlin tie-break:
 * three values in one, each small enough to leave the one above alone. */
static int64_t sudden_value(const struct work *w, struct group g, unsigned who,
                            const struct way *at)
{
    int64_t sum = sum_of(w, g, who, at, at->step, true, AD_STEP_DIRECT);

    if (!w->p->teams)
        return sum;
    sum = sum * 1000000 + sum_of(w, g, who, at, at->step, true, AD_STEP_BOARDS);
    return sum * 1000000 + sum_of(w, g, who, at, at->step, true, AD_STEP_BERLIN);
}

static int64_t value_of(const struct work *w, struct group g, unsigned who, const struct way *at)
{
    const struct ad_tied *t = &w->p->tied[who];
    enum ad_step_kind kind = (enum ad_step_kind)at->steps[at->step].kind;

    switch (kind) {
    case AD_STEP_MATCH:
    case AD_STEP_ROUND_ROBIN: return sum_of(w, g, who, at, at->step, true, kind);
    case AD_STEP_SUDDEN: return sudden_value(w, g, who, at);
    case AD_STEP_DIRECT:
    case AD_STEP_BOARDS: /* of all matches of that step, not of the tied alone (BTO 18.3.2) */
    case AD_STEP_BERLIN:
        if (at->last_games < 0)
            return 0;
        return sum_of(w, g, who, at, (unsigned)at->last_games, kind == AD_STEP_DIRECT, kind);
    case AD_STEP_EVENT_DIRECT: return t->direct;
    case AD_STEP_EVENT_BOARDS: return t->boards;
    case AD_STEP_EVENT_BERLIN: return t->berlin;
    case AD_STEP_EVENT_WINS: return t->wins;
    case AD_STEP_ORDER: return -(int64_t)t->rank;
    case AD_STEP_LOT: return -(int64_t)t->lot;
    case AD_STEP_SHARED: break;
    }
    return 0;
}

/* ---- groups ---- */

static bool contested(const struct work *w, struct group g)
{
    for (unsigned i = g.first + 1; i < g.first + g.count; i++)
        if (w->p->cuts & AD_CUT(i))
            return true;
    return false;
}

static bool lots_drawn(const struct work *w, struct group g)
{
    for (unsigned i = 0; i < g.count; i++)
        for (unsigned k = 0; k <= i; k++) {
            uint16_t a = w->p->tied[member(w, g, i)].lot, b = w->p->tied[member(w, g, k)].lot;

            if (!a || (i != k && a == b))
                return false;
        }
    return true;
}

/* Higher values first; who is equal stays as he stood. */
static void sort(struct work *w, struct group g)
{
    uint8_t *order = w->out->order + g.first;

    for (unsigned i = 1; i < g.count; i++)
        for (unsigned k = i; k > 0 && w->value[order[k]] > w->value[order[k - 1]]; k--) {
            uint8_t kept = order[k];

            order[k] = order[k - 1];
            order[k - 1] = kept;
        }
    for (unsigned i = 0; i < g.count; i++) {
        bool level = i && w->value[order[i]] == w->value[order[i - 1]];

        w->out->place[g.first + i] =
            level ? w->out->place[g.first + i - 1] : (uint8_t)(g.first + i + 1);
    }
}

static void rank_by(struct work *w, struct group g, const struct way *at)
{
    for (unsigned i = 0; i < g.count; i++)
        w->value[member(w, g, i)] = value_of(w, g, member(w, g, i), at);
    sort(w, g);
    w->out->by_table |= at->steps[at->step].kind == AD_STEP_ORDER;
}

/* A play-off decides the contested places; the others are those of the table. */
static void keep_table(struct work *w, struct group g)
{
    for (unsigned i = 0; i < g.count; i++)
        w->value[member(w, g, i)] = -(int64_t)w->p->tied[member(w, g, i)].rank;
    sort(w, g);
}

static bool ask(struct work *w, struct group g, const struct way *at, enum ad_playoff_need need)
{
    w->out->need = need;
    w->out->first = g.first;
    w->out->count = g.count;
    w->out->what = at->steps[at->step];
    w->out->step = (uint8_t)at->step;
    w->out->turn = (uint8_t)at->turn;
    return false;
}

/* Is something missing before this step can tell the group apart? */
static bool complete(struct work *w, struct group g, const struct way *at)
{
    const struct ad_step *s = &at->steps[at->step];
    unsigned games = s->kind == AD_STEP_SUDDEN ? 1 : s->count;

    if (has_games(s) && games_missing(w, g, at, games))
        return ask(w, g, at, AD_PLAYOFF_PLAY);
    if (s->kind == AD_STEP_LOT && !lots_drawn(w, g))
        return ask(w, g, at, AD_PLAYOFF_LOT);
    return true;
}

/* Somebody has left after these games began. */
static bool was_larger(const struct work *w, struct group g, unsigned step)
{
    for (unsigned i = 0; i < g.count; i++)
        for (unsigned k = 0; k < w->p->count; k++)
            if (w->p->tied[k].left && played_by(w, member(w, g, i), k, step, -1))
                return true;
    return false;
}

/* The list for two holds from its first games on if no more are left when games begin. */
static void choose_list(const struct work *w, struct group g, struct way *at)
{
    if (g.count != 2 || at->steps != w->p->more || at->last_games >= 0 ||
        !has_games(&at->steps[at->step]) || was_larger(w, g, at->step))
        return;
    at->steps = w->p->two;
    at->step = 0;
    while (!has_games(&at->steps[at->step]) && at->steps[at->step].kind != AD_STEP_SHARED)
        at->step++;
}

/* After this step: the next one, or the same once more. */
static struct way onward(struct way at)
{
    if (has_games(&at.steps[at.step]))
        at.last_games = (int)at.step;
    if (at.steps[at.step].kind == AD_STEP_SUDDEN && at.turn < TURNS_MAX) {
        at.turn++;
    } else {
        at.step++;
        at.turn = 0;
    }
    return at;
}

/* Those who are level with the first of the group, from there on. */
static struct group level_with(const struct work *w, unsigned first, unsigned end)
{
    struct group part = {first, 1};

    while (first + part.count < end && w->out->place[first + part.count] == w->out->place[first])
        part.count++;
    return part;
}

/* Orders a group as far as it matters; false: something must be played or drawn first. */
static bool settle(struct work *w, struct group g, struct way at)
{
    unsigned end = g.first + g.count;
    struct group part;

    do { /* a group that no step parts goes on here: there may be hundreds of them */
        if (!contested(w, g)) {
            keep_table(w, g);
            return true;
        }
        choose_list(w, g, &at);
        if (at.steps[at.step].kind == AD_STEP_SHARED)
            return true;
        if (!complete(w, g, &at))
            return false;
        rank_by(w, g, &at);
        at = onward(at);
        part = level_with(w, g.first, end);
    } while (part.count == g.count);
    for (; part.first < end; part = level_with(w, part.first + part.count, end))
        if (!settle(w, part, at))
            return false;
    return true;
}

static bool is_sound(const struct ad_playoff *p)
{
    if (p->count < 2 || p->count > AD_TIED_MAX || !p->two || (p->count > 2 && !p->more))
        return false;
    for (unsigned i = 0; i < p->played_count; i++) {
        const struct ad_encounter *e = &p->played[i];

        if (e->white >= p->count || e->black >= p->count || e->white == e->black)
            return false;
    }
    return true;
}

int ad_playoff_next(struct ad_playoff_answer *out, const struct ad_playoff *p)
{
    struct work w = {p, out, {0}};
    struct group all = {0, p->count};
    struct way start = {p->count > 2 ? p->more : p->two, 0, 0, -1};

    if (!is_sound(p))
        return AD_EINVAL;
    memset(out, 0, sizeof *out);
    for (unsigned i = 0, gone = p->count; i < p->count; i++)
        out->order[p->tied[i].left ? --gone : i - (p->count - gone)] = (uint8_t)i;
    while (all.count && p->tied[out->order[all.count - 1]].left)
        all.count--;
    keep_table(&w, all); /* who is level later stands in this order */
    memset(out->place, 1, all.count);
    memset(out->place + all.count, (int)all.count + 1, p->count - all.count);
    settle(&w, all, start);
    return 0;
}
