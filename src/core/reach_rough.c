/*
 * core/reach_rough.c -- the rough search for the pawns' stories (see reach_pawns.c).
 *
 * It knows rules 1, 2 and 4, and of rule 3 only that pawns have not captured, and have not been
 * captured, more often than men are missing. What it says no to cannot be. Made strict, it is the
 * other way round: every captured pawn is taken to be a piece's victim, and what it says yes to is
 * a story that fits. That is found soon for most positions of real games.
 */
#include "reach_pawns.h"

/* Is there room for the pawns that nobody has become, and for the bishops? */
static bool hopeless(const struct ad__job *j, const struct ad__stories *s, const struct ad__turn *t)
{
    for (int c = 0; c < 2; c++) {
        int file = t->file + (c < t->colour);
        if (s->free[c] & ~j->later[c][file] || s->wanted[c][0] + s->wanted[c][1] > 8 - file)
            return true;
    }
    return false;
}

static bool at_end(const struct ad__stories *s)
{
    return !(s->wanted[0][0] | s->wanted[0][1] | s->wanted[1][0] | s->wanted[1][1]);
}

/* Go on with this end of the story, and with one that has two captures more: where rule 4 asks for
 * a capture and the number of captures must stay even, that is the least. */
static bool go_on(struct ad__job *j, const struct ad__stories *s, const struct ad__turn *t,
                  struct ad__end mine, bool more)
{
    int us = t->colour, room = j->most_used[us] - (j->strict ? s->used : s->takes)[us];

    for (; mine.takes <= room; mine.takes = (uint8_t)(mine.takes + 2), mine.past = true) {
        struct ad__stories next = *s;
        struct ad__turn after = ad__next_turn(t, mine);
        next.takes[us] = (uint8_t)(next.takes[us] + mine.takes);
        next.used[us] = (uint8_t)(next.used[us] + mine.takes);
        if (!(us == AD_BLACK && ad__held_up(&t->white, &mine)) && ad__rough(j, &next, &after)) {
            j->story[us][t->file] = mine;
            return true;
        }
        if (!more || mine.past)
            return false;
    }
    return false;
}

static bool stands(struct ad__job *j, const struct ad__stories *s, const struct ad__turn *t)
{
    int us = t->colour, room = j->most_used[us] - s->takes[us];

    for (unsigned left = s->free[us]; left; left &= left - 1) {
        int i = ad__first(left);
        uint8_t square = j->square[us][i], cost = j->cost[us][t->file][i];
        bool more = ad__has(j->z->way[us][t->file][2], square);
        struct ad__stories next;
        if (cost > room)
            continue;
        next = *s;
        next.free[us] &= (uint8_t) ~(1u << i);
        if (go_on(j, &next, t, (struct ad__end){AD__STANDS, square, cost, cost > 0}, more))
            return true;
    }
    return false;
}

static bool captured(struct ad__job *j, const struct ad__stories *s, const struct ad__turn *t)
{
    struct ad__stories next = *s;

    if (s->captured[t->colour] == j->most_captured[t->colour] ||
        (j->strict && s->used[!t->colour] == j->most_used[!t->colour]))
        return false;
    next.captured[t->colour]++;
    next.used[!t->colour]++;
    return go_on(j, &next, t, (struct ad__end){AD__CAPTURED, (uint8_t)t->file, 0, true}, false);
}

/* As a bishop that is wanted, or as anything: the latter only where it is cheaper. */
static bool promotes(struct ad__job *j, const struct ad__stories *s, const struct ad__turn *t)
{
    for (int light = 0; light < 2; light++) {
        struct ad__end any = j->promotion[t->colour][t->file][light][0];
        struct ad__end bishop = j->promotion[t->colour][t->file][light][1];
        bool wanted = s->wanted[t->colour][light] && bishop.takes != AD__NEVER;
        struct ad__stories next = *s;
        if (wanted)
            next.wanted[t->colour][light]--;
        if (wanted && go_on(j, &next, t, bishop, true))
            return true;
        if (wanted && any.takes == bishop.takes && any.past == bishop.past)
            continue;
        if (go_on(j, s, t, any, true))
            return true;
    }
    return false;
}

bool ad__rough(struct ad__job *j, const struct ad__stories *s, const struct ad__turn *t)
{
    uint64_t key, *slot;
    bool yes;

    if (hopeless(j, s, t))
        return false;
    if (t->file == 8)
        return at_end(s);
    key = ad__rough_key(s, t);
    slot = &j->rough[ad__mix(key, 0) % AD__ROUGH_SEEN];
    if (*slot >> 1 == key)
        return *slot & 1;
    if (++j->effort->stories > j->stop)
        return true;
    yes = stands(j, s, t) || captured(j, s, t) || promotes(j, s, t);
    *slot = key << 1 | yes;
    return yes;
}
