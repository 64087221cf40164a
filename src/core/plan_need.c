/*
 * core/plan_need.c -- what the rest of a plan needs at least, and a guess how it may go.
 */
#include "plan_state.h"

#include <string.h>

/* The file of each pawn that is left; NONE for the others. */
static void files_of(uint8_t *file, const struct state *st)
{
    memset(file, NONE, 16);
    for (uint8_t f = 0; f < FILES; f++)
        for (unsigned i = 0; i < st->count[f]; i++)
            file[st->line[f][i]] = f;
}

/* What it costs a pawn to become this one of the goal, in captures; NONE if it cannot: each capture
 * has taken and will take it a rank further. */
static unsigned way(const struct search *s, const struct state *st, unsigned pawn, int from, int to,
                    unsigned row)
{
    unsigned steps = (unsigned)(from > to ? from - to : to - from);
    unsigned rows = pawn < 8 ? row - 1 : 6 - row;

    if (is_fixed(s, pawn))
        return !steps && !rows ? 0 : NONE;
    return steps + st->taken_by[pawn] <= rows ? steps : NONE;
}

/* What the pawns of a side that are left cost for its goal number g. */
static void costs_of(uint8_t *cost, const struct search *s, const struct state *st,
                     const uint8_t *file, int side, unsigned g)
{
    const struct goals *goals = &s->goals[side];
    unsigned first = side == AD_WHITE ? 0 : 8;

    for (unsigned p = 0; p < 8; p++)
        cost[p] = (uint8_t)(file[first + p] == NONE ? NONE
                                                    : way(s, st, first + p, file[first + p],
                                                          goals->file[g], goals->row[g]));
}

/* For a guess: the cheapest way is not always the right one. */
static void blur(uint8_t *cost, struct search *s)
{
    for (unsigned p = 0; p < 8; p++)
        if (cost[p] != NONE)
            cost[p] = (uint8_t)(4 * cost[p] + (s->luck ? ad__plan_next(s) >> 20 & 3 : 0));
}

/*
 * The least number of captures with which the goal's pawns of a side can come from those that are
 * left, or NONE: a cheapest assignment, by sets of pawns. least[set] is what it costs if these
 * pawns have become the first goals. With `to`, it is told which goal each pawn may become, and
 * the number returned has no meaning.
 */
unsigned ad__plan_cheapest(struct search *s, const struct state *st, int side, uint8_t *to)
{
    uint8_t file[16], least[256], cost[8][8];
    unsigned best = NONE, end = 0, n = s->goals[side].count;

    files_of(file, st);
    memset(least, NONE, sizeof least);
    least[0] = 0;
    for (unsigned g = 0; g < n; g++) {
        costs_of(cost[g], s, st, file, side, g);
        if (to)
            blur(cost[g], s);
    }
    for (unsigned set = 0; set < 256; set++) {
        unsigned g = ad__count(set);
        if (g > n || least[set] == NONE)
            continue;
        if (g == n && least[set] < best)
            best = least[end = set];
        for (unsigned p = 0; p < 8 && g < n; p++)
            if (!(set >> p & 1) && cost[g][p] != NONE &&
                least[set] + cost[g][p] < least[set | 1u << p])
                least[set | 1u << p] = (uint8_t)(least[set] + cost[g][p]);
    }
    for (unsigned g = n; to && best != NONE && g-- > 0;)
        for (unsigned p = 0; p < 8; p++)
            if ((end >> p & 1) && cost[g][p] != NONE &&
                least[end ^ 1u << p] + cost[g][p] == least[end]) {
                to[p] = (uint8_t)g;
                end ^= 1u << p;
                break;
            }
    return best;
}

/* ---- a guess, to try likely moves first ---- */

/* In the guess each goal has its pawn; the others shall be taken, or promote. */
void ad__plan_guess(struct search *s, const struct state *st)
{
    memset(s->guess, NONE, sizeof s->guess);
    ad__plan_cheapest(s, st, AD_WHITE, s->guess);
    ad__plan_cheapest(s, st, AD_BLACK, s->guess + 8);
}

/* Of two pawns on a file, shall the lower one become the higher on the same file? */
static bool is_wrong_order(const struct search *s, unsigned low, unsigned high)
{
    const struct goals *a = &s->goals[colour_of((int)low)], *b = &s->goals[colour_of((int)high)];
    unsigned g = s->guess[low], h = s->guess[high];

    return g != NONE && h != NONE && a->file[g] == b->file[h] && a->row[g] > b->row[h];
}

/* How far a state is from what was guessed. */
unsigned ad__plan_guess_distance(const struct search *s, const struct state *st)
{
    unsigned all = 0, seen = 0;

    for (int f = 0; f < FILES; f++) {
        struct shape shape = shape_of(st->code[f]);
        for (unsigned i = 0; i < st->count[f]; i++) {
            unsigned pawn = st->line[f][i], g = s->guess[pawn];
            const struct goals *goals = &s->goals[colour_of((int)pawn)];
            bool stuck = colour_of((int)pawn) == AD_WHITE ? i < (unsigned)shape.low + shape.core
                                                          : i >= shape.low;
            if (g == NONE) {
                all += stuck && shape.core ? 2 : 0;
                continue;
            }
            unsigned cost = way(s, st, pawn, f, goals->file[g], goals->row[g]);
            if (i && is_wrong_order(s, st->line[f][i - 1], pawn))
                all += 6;
            all += cost == NONE ? 64 : 4 * cost;
            seen++;
        }
    }
    return all + 64 * (s->goals[0].count + s->goals[1].count - seen);
}
