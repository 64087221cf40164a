/*
 * federation/movement.c -- up and down through the classes (BTO 3.4, 20; SJ 7.2, 8.3), and who is
 * sent to the next event (BTO 6.5, 11.5; SJ 12.2).
 *
 * A class of T teams that shall have N next season:
 *
 *     T - up - down - leave + enter + (down of the class above) + (up of the class below) = N
 *
 * Everything but `down` is known when a class is reached from the top, so what is too many goes
 * down beside the plan and becomes the next class's "down of the class above".
 */
#include "adoube/competition.h"

#include <string.h>

#include "adoube/err.h"
#include "federation/word.h"
#include "federation/names.h"
#include "federation/competition_inside.h"

static unsigned groups_of(unsigned groups)
{
    return groups ? groups : 1;
}

static bool is_sound(const struct ad_class_plan *c, bool last)
{
    return (unsigned)c->up + c->down + c->leave <= c->teams && !(last && c->down);
}

static void move_class(struct ad_class_moves *out, const struct ad_class_plan *c, unsigned above,
                       unsigned below, bool last)
{
    unsigned target = c->target ? c->target : c->teams;
    unsigned stay = (unsigned)c->teams - c->up - c->down - c->leave;
    unsigned next = stay + c->enter + above + below, extra = 0;

    if (next > target && !last) {
        extra = next - target < stay ? next - target : stay;
        next -= extra;
    }
    *out = (struct ad_class_moves){.groups = (uint16_t)groups_of(c->groups),
                                   .from_above = (uint16_t)above,
                                   .from_below = (uint16_t)below,
                                   .up = c->up,
                                   .down = (uint16_t)(c->down + extra),
                                   .extra = (uint16_t)extra,
                                   .next = (uint16_t)next,
                                   .open = (uint16_t)(next < target ? target - next : 0),
                                   .over = (uint16_t)(next > target ? next - target : 0),
                                   .by = {AD_BTO_3_4, AD_BTO_20}};
    out->proposed = out->open || out->over || out->up % out->groups || out->down % out->groups;
}

int ad_movement(struct ad_class_moves *out, const struct ad_class_plan *classes, unsigned count,
                unsigned from_above)
{
    for (unsigned i = 0; i < count; i++)
        if (!is_sound(&classes[i], i + 1 == count))
            return AD_EINVAL;
    for (unsigned i = 0; i < count; i++)
        move_class(&out[i], &classes[i], i ? out[i - 1].down : from_above,
                   i + 1 < count ? classes[i + 1].up : 0, i + 1 == count);
    return 0;
}

/* So many of each group for sure; with a rest, one more of some of them. */
static enum ad_league_move among(unsigned n, unsigned groups, unsigned from_the_end,
                                 enum ad_league_move kind)
{
    if (from_the_end <= n / groups)
        return kind;
    return n % groups && from_the_end == n / groups + 1 ? AD_LEAGUE_ASK : AD_LEAGUE_STAYS;
}

enum ad_league_move ad_league_move_of(const struct ad_class_moves *m, unsigned size, unsigned place)
{
    enum ad_league_move up = among(m->up, groups_of(m->groups), place, AD_LEAGUE_UP);

    if (up == AD_LEAGUE_UP)
        return up;
    if (place <= size) {
        enum ad_league_move down =
            among(m->down, groups_of(m->groups), size + 1 - place, AD_LEAGUE_DOWN);

        if (down != AD_LEAGUE_STAYS)
            return down;
    }
    return up;
}

AD__WORDS(league_move, enum ad_league_move, AD_LEAGUE_MAP)

struct ad_levels_verdict ad_youth_levels(unsigned levels, unsigned most)
{
    return (struct ad_levels_verdict){levels <= most, levels, most, AD_SJ_7_2};
}

/* ---- who is sent to the next event ---- */

static unsigned seats_of(const struct ad_qualify_how *how)
{
    if (how->row->n == AD_N_NATIONAL)
        return how->national; /* BTO 6.5 */
    if (how->row->n > 0)
        return (unsigned)how->row->n;
    return how->row->second == AD_SECOND_IF_ADMITTED && how->second_admitted ? 2 : 1; /* SJ 12.2 */
}

/* BTO 11.5: the best-placed team of a club that is entitled already, or any of its teams. */
static bool is_skipped(const struct ad_placed *table, unsigned at, const struct ad_qualify_how *how)
{
    if (how->row->skip != AD_SKIP_ENTITLED || !table[at].club_entitled)
        return false;
    for (unsigned i = 0; i < at && !how->skip_whole_club; i++)
        if (table[at].club && table[i].club == table[at].club)
            return false;
    return true;
}

static enum ad_qualified_why verdict(const struct ad_placed *table, unsigned at,
                                     const struct ad_qualify_how *how)
{
    if (is_skipped(table, at, how))
        return AD_QUALIFIED_ENTITLED;
    return table[at].declined ? AD_QUALIFIED_DECLINED : AD_QUALIFIED;
}

/* Of those who share this rank, so many could be sent. */
static unsigned level_with(const struct ad_placed *table, unsigned count, unsigned at,
                           const struct ad_qualify_how *how, unsigned *end)
{
    unsigned n = 0;

    for (*end = at; *end < count && table[*end].rank == table[at].rank; ++*end)
        n += verdict(table, *end, how) == AD_QUALIFIED;
    return n;
}

int ad_qualifiers(struct ad_qualify *out, struct ad_qualified *lines, unsigned cap,
                  const struct ad_placed *table, unsigned count, const struct ad_qualify_how *how)
{
    unsigned at = 0, end;

    memset(out, 0, sizeof *out);
    out->seats = seats_of(how);
    for (unsigned i = 0; i < 2; i++)
        out->by[i] = (enum ad_point)how->row->line.by[i];
    for (; at < count && out->sent < out->seats && !out->places; at = end) {
        unsigned able = level_with(table, count, at, how, &end);
        bool tied = able > out->seats - out->sent;

        if (end - at > cap - out->count)
            return AD_EFULL;
        for (unsigned i = at; i < end; i++) {
            enum ad_qualified_why why = verdict(table, i, how);

            if (tied && why == AD_QUALIFIED)
                why = AD_QUALIFIED_TIED;
            lines[out->count++] = (struct ad_qualified){(uint16_t)i, (uint8_t)why};
        }
        if (tied)
            out->places = out->seats - out->sent;
        else
            out->sent += able;
    }
    return 0;
}

AD__WORDS(qualified, enum ad_qualified_why, AD_QUALIFIED_MAP)
