/*
 * federation/org.c -- the tree of organisations, and the strongest of them.
 *
 *   point            function           what
 *   BTO 3.1          ad_org_check       three areas, one above the other
 *   A1 13.5          ad_org_check       one club, one district at a time
 *   BTO 3.5          ad_org_may_play    recognised and not banned
 *   SJ 12.1          ad_count_day       the numbers of 1 January
 *   BTO 6.2.1, 12.1  ad_strongest       the strongest associations
 */
#include "adoube/org.h"

#include <string.h>

#include "adoube/err.h"
#include "federation/word.h"
#include "federation/names.h"
#include "federation/org_inside.h"

/* An open end, so that days compare as numbers. */
static int64_t first_of(const struct ad_org *o)
{
    return o->from == AD_NO_DATE ? INT64_MIN : o->from;
}

static int64_t last_of(const struct ad_org *o)
{
    return o->to == AD_NO_DATE ? INT64_MAX : o->to;
}

static bool holds_on(const struct ad_org *o, int64_t day)
{
    return first_of(o) <= day && day <= last_of(o);
}

static const struct ad_org *find(const struct ad_org *orgs, unsigned count, uint32_t id,
                                 int64_t day)
{
    for (unsigned i = 0; i < count; i++)
        if (orgs[i].id == id && holds_on(&orgs[i], day))
            return &orgs[i];
    return NULL;
}

static bool is_top(const struct ad_org *o)
{
    return o->parent == 0 && (o->level == AD_NATIONAL || o->level == AD_FEDERATION);
}

static enum ad_org_bad wrong_alone(const struct ad_org *o)
{
    if (o->id == 0)
        return AD_ORG_ID;
    if (o->level >= AD_LEVELS)
        return AD_ORG_LEVEL;
    if (last_of(o) < first_of(o))
        return AD_ORG_DATES;
    return o->parent == 0 && !is_top(o) ? AD_ORG_ABOVE : AD_ORG_FINE;
}

static bool is_twice(const struct ad_org *orgs, unsigned at)
{
    const struct ad_org *o = &orgs[at];

    for (unsigned i = 0; i < at; i++)
        if (orgs[i].id == o->id && first_of(&orgs[i]) <= last_of(o) &&
            first_of(o) <= last_of(&orgs[i]))
            return true;
    return false;
}

/* Follow the rows of the one above from the first day to the last. */
static enum ad_org_bad wrong_above(const struct ad_org *orgs, unsigned count,
                                   const struct ad_org *o)
{
    int64_t day = first_of(o);

    while (!is_top(o)) {
        const struct ad_org *above = find(orgs, count, o->parent, day);

        if (!above)
            return AD_ORG_ORPHAN;
        if (above->level + 1 != o->level)
            return AD_ORG_ABOVE;
        if (last_of(above) >= last_of(o))
            break;
        day = last_of(above) + 1;
    }
    return AD_ORG_FINE;
}

struct ad_org_fault ad_org_check(const struct ad_org *orgs, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        enum ad_org_bad why = wrong_alone(&orgs[i]);

        if (!why && is_twice(orgs, i))
            return (struct ad_org_fault){AD_ORG_TWICE, i, AD_A1_13_5};
        if (!why)
            why = wrong_above(orgs, count, &orgs[i]);
        if (why)
            return (struct ad_org_fault){
                why, i, why >= AD_ORG_ORPHAN || why == AD_ORG_LEVEL ? AD_BTO_3_1 : AD_NO_POINT};
    }
    return (struct ad_org_fault){AD_ORG_FINE, 0, AD_NO_POINT};
}

AD__TEXTS(ad_org_bad_text, enum ad_org_bad, AD_ORG_BAD_MAP)

/* The row that holds on that day, or NULL. */
static const struct ad_org *find_org(const struct ad_org *orgs, unsigned count, uint32_t id,
                                     ad_date on)
{
    return on == AD_NO_DATE ? NULL : find(orgs, count, id, on);
}

uint32_t ad_org_above(const struct ad_org *orgs, unsigned count, uint32_t id, enum ad_level level,
                      ad_date on)
{
    /* A tree that was never checked may run in a circle: no way up is longer than the levels. */
    for (unsigned step = 0; step < AD_LEVELS; step++) {
        const struct ad_org *o = find_org(orgs, count, id, on);

        if (!o)
            return 0;
        if (o->level == level)
            return id;
        id = o->parent;
    }
    return 0;
}

struct ad_org_play ad_org_may_play(const struct ad_org *orgs, unsigned count,
                                   const struct ad_org_ban *bans, unsigned ban_count, uint32_t id,
                                   ad_date on)
{
    struct ad_org_play out = {AD_ORG_PLAY_ALLOWED, id, AD_BTO_3_5};
    const struct ad_org *o = find_org(orgs, count, id, on);

    if (!o)
        out.code = AD_ORG_PLAY_UNKNOWN;
    else if (!o->recognised)
        out.code = AD_ORG_PLAY_UNRECOGNISED;
    for (unsigned i = 0; i < ban_count && !out.code; i++)
        if (bans[i].org == id && bans[i].from <= on &&
            (bans[i].to == AD_NO_DATE || on <= bans[i].to))
            out.code = AD_ORG_PLAY_BANNED;
    return out;
}

AD__WORDS(org_play, enum ad_org_play_code, AD_ORG_PLAY_MAP)

/* ---- how strong they are ---- */

struct ad_dated ad_count_day(int season, const struct ad_calendar *c)
{
    return (struct ad_dated){ad_date_make(ad_date_split(ad_season_first(season, c)).year, 1, 1),
                             AD_SJ_12_1};
}

const struct ad_member_count *ad_count_of(const struct ad_member_count *counts, unsigned count,
                                          uint32_t org, ad_date on)
{
    const struct ad_member_count *best = NULL;

    for (unsigned i = 0; i < count; i++)
        if (counts[i].org == org && counts[i].on <= on && (!best || best->on < counts[i].on))
            best = &counts[i];
    return best;
}

/* Sort them by the figure, the largest first; equals keep their order. */
static void rank(uint32_t *who, uint32_t *figure, const struct ad_member_count *orgs,
                 unsigned count, enum ad_figure by)
{
    for (unsigned i = 0; i < count; i++) {
        uint32_t f = ad_count_figure(&orgs[i], by);
        unsigned at = i;

        for (; at > 0 && figure[at - 1] < f; at--) {
            figure[at] = figure[at - 1];
            who[at] = who[at - 1];
        }
        figure[at] = f;
        who[at] = orgs[i].org;
    }
}

static bool take_out(struct ad_org_lot *lot, uint32_t who)
{
    for (unsigned i = 0; i < lot->count; i++)
        if (lot->who[i] == who) {
            memmove(&lot->who[i], &lot->who[i + 1], (--lot->count - i) * sizeof *lot->who);
            lot->places--;
            return true;
        }
    return false;
}

int ad_strongest(struct ad_strongest *out, const struct ad_member_count *orgs, unsigned count,
                 enum ad_figure by, unsigned top, const uint32_t *lots, unsigned lot_count)
{
    uint32_t who[AD_ORGS_MAX], figure[AD_ORGS_MAX];
    unsigned sure = 0, end;

    if (count > AD_ORGS_MAX)
        return AD_EINVAL;
    memset(out, 0, sizeof *out);
    rank(who, figure, orgs, count, by);
    top = top < count ? top : count;
    end = top;
    /* Who is as strong as the first beyond the cut is not in for sure. */
    while (sure < top && (top == count || figure[sure] > figure[top]))
        sure++;
    while (end < count && sure < top && figure[end] == figure[sure])
        end++;
    memcpy(out->who, who, sure * sizeof *who);
    memcpy(out->figure, figure, sure * sizeof *figure);
    out->count = sure;
    if (sure == top)
        return 0;
    out->lot.count = end - sure;
    out->lot.places = top - sure;
    memcpy(out->lot.who, &who[sure], out->lot.count * sizeof *who);
    while (out->lot.places && out->lots_used < lot_count) {
        uint32_t winner = lots[out->lots_used++];

        if (!take_out(&out->lot, winner))
            return AD_EINVAL;
        out->who[out->count] = winner;
        out->figure[out->count++] = figure[sure];
    }
    if (!out->lot.places)
        out->lot.count = 0;
    return 0;
}
