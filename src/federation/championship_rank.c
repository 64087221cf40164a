/*
 * federation/championship_rank.c -- the order of a group with what its play-offs decided.
 *
 * The table gives the order; who left stands behind all others. Each decided contest then puts its
 * members in its order, as long as they still are those who are level there: a ruling may have
 * changed the table since, and then the contest is about nothing any more.
 */
#include <string.h>

#include "federation/championship.h"

const struct ad_template_playoff *ad__champ_line(const struct ad_template *t,
                                                 const struct ad_champ_contest *k, unsigned count)
{
    unsigned n = count == 2 ? k->two : k->more;

    if (!n)
        n = count == 2 ? k->more : k->two;
    return n ? &t->playoff[n - 1] : NULL;
}

/* ---- rows ---- */

static void fill_rows(struct ad__champ_rank *r, const struct ad_championship *c, unsigned stage)
{
    const struct ad_standings *s = &r->base;

    r->count = 0;
    for (int left = 0; left <= 1; left++) {
        for (unsigned i = 0; i < s->count; i++) {
            unsigned at = s->rows[i].who;
            uint16_t entry = r->table.ids[at];

            if (ad__champ_stayed(c, stage, entry) == left)
                continue;
            memset(&r->row[r->count], 0, sizeof *r->row);
            r->row[r->count].entry = entry;
            r->row[r->count++].at = (uint16_t)at;
        }
        if (!left)
            r->active = r->count;
    }
}

static unsigned rank_of(const struct ad_standings *s, unsigned at)
{
    unsigned i = 0;

    while (s->rows[i].who != at)
        i++;
    return s->rows[i].rank;
}

static void mark_level(struct ad__champ_rank *r)
{
    for (unsigned i = 1; i < r->active; i++) {
        unsigned a = r->row[i - 1].at, b = r->row[i].at;

        r->row[i].level = ad_standings_value(&r->base, a, 0) == ad_standings_value(&r->base, b, 0);
        r->row[i].shares = r->row[i].same = rank_of(&r->base, a) == rank_of(&r->base, b);
    }
}

/* ---- contests ---- */

static bool flag(const struct ad__champ_row *row, bool whole_chain)
{
    return whole_chain ? row->same : row->level;
}

/* Something of it was played before one of them left, so that it goes on among the others. */
static bool begun(const struct ad_championship *c, unsigned contest)
{
    for (unsigned i = 0; i < c->matches; i++)
        if (c->match[i].kind == AD_CHAMP_PLAYOFF && c->match[i].contest == contest &&
            c->match[i].state != AD_CHAMP_ANNULLED && c->match[i].played[0].home)
            return true;
    return false;
}

/* Are its members, but for `gone` who have left, exactly those who are level from row *first on? */
static bool fits(const struct ad__champ_rank *r, const struct ad_champ_contest *k, bool whole_chain,
                 unsigned *first, unsigned gone)
{
    unsigned i = 0, end;

    while (i < r->active && !ad__champ_is_in(k, r->row[i].entry))
        i++;
    *first = i;
    end = i + k->count - gone;
    if (end > r->active || (i > 0 && flag(&r->row[i], whole_chain)) ||
        (end < r->active && flag(&r->row[end], whole_chain)))
        return false;
    for (; i < end; i++)
        if (!ad__champ_is_in(k, r->row[i].entry) || (i > *first && !flag(&r->row[i], whole_chain)))
            return false;
    return true;
}

/* Who has left stands last in it. */
static void reorder(struct ad__champ_rank *r, const struct ad_champ_contest *k, unsigned first,
                    unsigned count)
{
    struct ad__champ_row old[AD_TIED_MAX], head = r->row[first];

    memcpy(old, &r->row[first], count * sizeof *old);
    for (unsigned j = 0; j < count; j++) {
        struct ad__champ_row *to = &r->row[first + j];
        bool shared = j > 0 && k->place[j] == k->place[j - 1];

        for (unsigned i = 0; i < count; i++)
            if (old[i].entry == k->who[k->order[j]])
                *to = old[i];
        to->by_playoff = true;
        to->level = j > 0 ? shared : head.level;
        to->same = j > 0 ? shared : head.same;
        to->shares = j > 0 ? shared || k->sharing >> j & 1 : head.shares;
    }
}

int ad__champ_rank(struct ad__champ_rank *out, const struct ad_championship *c,
                   const struct ad_template *t, unsigned stage, unsigned group,
                   const struct ad_champ_contest *contests, unsigned n, struct ad__arena *a)
{
    int err = stage < AD_CHAMP_STAGES ? ad__champ_record(&out->table, c, t, stage, group, false, a)
                                      : AD_EINVAL;

    if (!err)
        err = ad__champ_standings(&out->base, &out->table, c, t, stage, a);
    if (err)
        return err;
    out->row = ad__arena_take(a, out->base.count, sizeof *out->row);
    if (!out->row)
        return AD_EFULL;
    fill_rows(out, c, stage);
    mark_level(out);
    if (ad__champ_system(c, t, stage) == AD_STAGE_KNOCKOUT) {
        ad__champ_cup_rank(out, c, t, stage, contests, n);
        return 0;
    }
    for (unsigned i = 0; i < n; i++) {
        const struct ad_champ_contest *k = &contests[i];
        const struct ad_template_playoff *line = ad__champ_line(t, k, k->count);
        unsigned first, count = ad__champ_stayers(c, k);

        out->valid[i] = count > 1 && k->stage == stage && k->group == group &&
                        (count == k->count || begun(c, i + 1)) &&
                        fits(out, k, !line || line->on == AD_ON_PLACE, &first, k->count - count);
        if (out->valid[i] && k->decided)
            reorder(out, k, first, count);
    }
    return 0;
}

unsigned ad__champ_place(const struct ad__champ_rank *r, unsigned i)
{
    while (i > 0 && r->row[i].same)
        i--;
    return i + 1;
}

int ad_championship_ranking(struct ad_champ_place *out, unsigned cap,
                            const struct ad_championship *c, const struct ad_template *t,
                            unsigned stage, unsigned group, void *memory, size_t size)
{
    struct ad__arena a = ad__arena_of(memory, size);
    struct ad__champ_rank r;
    int err = ad__champ_rank(&r, c, t, stage, group, c->contest, c->contests, &a);

    if (err)
        return err;
    if (r.count > cap)
        return AD_EFULL;
    for (unsigned i = 0; i < r.count; i++) {
        memset(&out[i], 0, sizeof out[i]);
        out[i].entry = r.row[i].entry;
        out[i].place = (uint16_t)ad__champ_place(&r, i);
        out[i].match_points = ad__champ_points(&r.table, r.row[i].at);
        out[i].board_points = ad__champ_games(&r.table, r.row[i].at);
        out[i].by_playoff = r.row[i].by_playoff;
        out[i].left = i >= r.active;
    }
    return (int)r.count;
}
