/*
 * tournament/draw.c -- drawn pairings, and the rules a draw must keep.
 */
#include <string.h>

#include "adoube/knockout.h"
#include "core/assert.h"
#include "tournament/lot.h"
#include "words/words.h"
#include "tournament/names.h"

enum { TRIES = 1000000 };

static unsigned group_of(const struct ad_draw *d, unsigned place) /* from 1, or 0: a free place */
{
    return d->group && place ? d->group[place - 1] : 0;
}

static unsigned on_slot(const struct ad_pair *pairs, unsigned slot)
{
    return slot % 2 ? pairs[slot / 2].black : pairs[slot / 2].white;
}

static bool is_pair(const struct ad_pair *p, const struct ad_pair *q)
{
    return (p->white == q->white && p->black == q->black) ||
           (p->white == q->black && p->black == q->white);
}

/* The match in which a set one is kept, or `count`. */
static unsigned kept_at(const struct ad_pair *pairs, unsigned count, const struct ad_pair *set)
{
    unsigned i = 0;

    while (i < count && !is_pair(&pairs[i], set))
        i++;
    return i;
}

/* Two of a group among the slots from `from` to `end`; the later one, or `end`. */
static unsigned twins(const struct ad_draw *d, const struct ad_pair *pairs, unsigned from,
                      unsigned end)
{
    for (unsigned a = from; a < end; a++)
        for (unsigned b = from; b < a; b++)
            if (group_of(d, on_slot(pairs, a)) &&
                group_of(d, on_slot(pairs, a)) == group_of(d, on_slot(pairs, b)))
                return a;
    return end;
}

/* The rules, for a draw in which everybody stands once. */
static enum ad_draw_bad broken_rule(const struct ad_draw *d, const struct ad_pair *pairs,
                                    unsigned count, unsigned *at)
{
    bool is_final = d->bracket && count == 1;
    unsigned half = 0;

    for (*at = 0; *at < count; ++*at) {
        if (!pairs[*at].white && !pairs[*at].black)
            return AD_DRAW_FREE;
        if (!is_final && twins(d, pairs, 2 * *at, 2 * *at + 2) < 2 * *at + 2)
            return AD_DRAW_GROUP;
    }
    for (unsigned i = 0; i < d->fixed_count; i++) {
        *at = kept_at(pairs, count, &d->fixed[i]);
        if (*at == count)
            return AD_DRAW_SET;
        if (i == 0)
            half = *at / (count / 2 + count % 2);
        else if (d->bracket && d->fixed_apart && *at / (count / 2 + count % 2) == half)
            return AD_DRAW_APART;
    }
    for (unsigned from = 0; d->bracket && !is_final && from < 2 * count; from += count) {
        unsigned slot = twins(d, pairs, from, from + count);

        *at = slot / 2;
        if (slot < from + count)
            return AD_DRAW_HALF;
    }
    *at = 0;
    return AD_DRAW_FINE;
}

static bool stands_once(const struct ad_pair *pairs, unsigned count, unsigned place)
{
    unsigned times = 0;

    for (unsigned slot = 0; slot < 2 * count; slot++)
        times += on_slot(pairs, slot) == place;
    return times == 1;
}

enum ad_draw_bad ad_draw_check(const struct ad_draw *d, const struct ad_pair *pairs, unsigned count,
                               unsigned *at)
{
    unsigned nowhere;

    at = at ? at : &nowhere;
    *at = 0;
    if (count != ad_knockout_size(d->count) / 2)
        return AD_DRAW_COUNT;
    for (unsigned slot = 0; slot < 2 * count; slot++)
        if (on_slot(pairs, slot) > d->count) {
            *at = slot / 2;
            return AD_DRAW_ENTRANT;
        }
    for (unsigned place = 1; place <= d->count; place++)
        if (!stands_once(pairs, count, place)) {
            for (*at = 0; *at + 1 < count; ++*at)
                if (pairs[*at].white == place || pairs[*at].black == place)
                    break;
            return AD_DRAW_ENTRANT;
        }
    return broken_rule(d, pairs, count, at);
}

AD__TEXTS(ad_draw_text, enum ad_draw_bad, AD_DRAW_MAP)

/* ---- drawing ---- */

static bool is_fixed(const struct ad_draw *d, unsigned place)
{
    for (unsigned i = 0; i < d->fixed_count; i++)
        if (d->fixed[i].white == place || d->fixed[i].black == place)
            return true;
    return false;
}

static void set_slot(struct ad_pair *pairs, unsigned slot, unsigned place)
{
    if (slot % 2)
        pairs[slot / 2].black = (uint16_t)place;
    else
        pairs[slot / 2].white = (uint16_t)place;
}

static void swap_slots(struct ad_pair *pairs, unsigned a, unsigned b)
{
    unsigned kept = on_slot(pairs, a);

    set_slot(pairs, a, on_slot(pairs, b));
    set_slot(pairs, b, kept);
}

/* Set matches first, then everybody else, then free places. */
static void lay_out(struct ad_pair *pairs, unsigned count, const struct ad_draw *d)
{
    unsigned slot = 2 * d->fixed_count;

    memset(pairs, 0, count * sizeof *pairs);
    for (unsigned i = 0; i < d->fixed_count; i++)
        pairs[i] = d->fixed[i];
    for (unsigned place = 1; place <= d->count; place++)
        if (!is_fixed(d, place))
            set_slot(pairs, slot++, place);
}

/* Who stands where outside the set matches; then where each match stands, and who is at home. */
static void draw_once(struct ad_pair *pairs, unsigned count, const struct ad_draw *d,
                      struct ad_lot *lot)
{
    lay_out(pairs, count, d);
    for (unsigned first = 2 * d->fixed_count, i = 2 * count; i > first + 1; i--)
        swap_slots(pairs, i - 1, first + ad__lot_below(lot, i - first));
    for (unsigned i = count; d->fixed_count && i > 1; i--) {
        unsigned j = ad__lot_below(lot, i);
        struct ad_pair kept = pairs[i - 1];

        pairs[i - 1] = pairs[j];
        pairs[j] = kept;
    }
    for (unsigned i = 0; i < count; i++) {
        bool set = d->fixed_count && is_fixed(d, pairs[i].white);

        if (!pairs[i].white || (set && ad__lot_below(lot, 2)))
            swap_slots(pairs, 2 * i, 2 * i + 1);
    }
}

/* A group of more than two cannot be kept apart until the final, and one of more than half of the
 * field, free places not counted, not even in this round. */
static bool too_large(const struct ad_draw *d, unsigned count)
{
    unsigned most = d->bracket ? 2 : count;

    for (unsigned a = 1; a <= d->count; a++) {
        unsigned size = 0;

        for (unsigned b = 1; b <= d->count; b++)
            size += group_of(d, a) && group_of(d, a) == group_of(d, b);
        if (size > most)
            return true;
    }
    return false;
}

static bool fixed_sound(const struct ad_draw *d)
{
    for (unsigned i = 0; i < d->fixed_count; i++) {
        const struct ad_pair *p = &d->fixed[i];
        struct ad_draw before = *d;

        before.fixed_count = i;
        if (group_of(d, p->white) && group_of(d, p->white) == group_of(d, p->black))
            return false;
        if (!p->white || !p->black || p->white == p->black || p->white > d->count ||
            p->black > d->count || is_fixed(&before, p->white) || is_fixed(&before, p->black))
            return false;
    }
    return true;
}

int ad_draw_make(struct ad_pair *out, const struct ad_draw *d, struct ad_lot *lot)
{
    unsigned count = ad_knockout_size(d->count) / 2, at;

    if (d->count < 2 || d->count > AD_ENTRANTS_MAX || !fixed_sound(d) || too_large(d, count))
        return AD_EINVAL;
    for (unsigned i = 0; i < TRIES; i++) {
        draw_once(out, count, d, lot);
        if (broken_rule(d, out, count, &at) == AD_DRAW_FINE)
            return (int)count;
    }
    return AD_EFULL;
}
