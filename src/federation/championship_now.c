/*
 * federation/championship_now.c -- a group as it stands now, whatever was settled or closed: its
 * contests worked out anew from their matches and lots, and who could only be parted by another.
 */
#include <string.h>

#include "federation/championship.h"
#include "federation/competition_inside.h"

/* ---- contests ---- */

/* Contest i from its matches; one that does not fit the table any more stays undecided. */
static int work_out_one(struct ad_champ_contest *list, unsigned n, unsigned i,
                        const struct ad__champ *w, struct ad__arena a)
{
    struct ad_champ_contest *k = &list[i];
    bool cup = ad__champ_system(w->c, w->t, k->stage) == AD_STAGE_KNOCKOUT;
    struct ad__champ_next next;
    struct ad__champ_rank r;
    int err = cup ? 0 : ad__champ_rank(&r, w->c, w->t, k->stage, k->group, list, n, &a);

    if (err || (!cup && !r.valid[i]))
        return err;
    err = ad__champ_next(&next, w, k, i + 1, cup ? NULL : &r, &a);
    if (err || next.answer.need != AD_PLAYOFF_DECIDED)
        return err;
    ad__champ_decide(k, &next);
    return 0;
}

int ad__champ_work_out(struct ad_champ_contest *list, unsigned n, const struct ad__champ *w,
                       unsigned stage, unsigned group, const struct ad__arena *a)
{
    int err = 0;

    for (unsigned i = 0; i < n; i++)
        list[i].decided &= list[i].stage != stage || list[i].group != group;
    for (unsigned i = 0; i < n && !err; i++)
        if (list[i].count && list[i].stage == stage && list[i].group == group)
            err = work_out_one(list, n, i, w, *a);
    return err;
}

/* ---- the group ---- */

/* Of what is level only that counts which no contest has played out already. */
static void keep_open(struct ad__champ_now *out, const struct ad_champ_contest *list,
                      const struct ad__champ *w, unsigned stage, unsigned group)
{
    unsigned n = 0;

    for (unsigned i = 0; i < out->open.count; i++) {
        struct ad_champ_contest k;

        if (out->open.contest[i].count <= AD_TIED_MAX) {
            ad__champ_take(&k, &out->open, i, w->t, stage, group, &out->r);
            if (ad__champ_exhausted(list, w->c->contests, &k))
                continue;
        }
        out->open.contest[n++] = out->open.contest[i];
    }
    out->open.count = n;
}

int ad__champ_now(struct ad__champ_now *out, const struct ad_championship *c,
                  const struct ad_template *t, unsigned stage, unsigned group,
                  const struct ad_class_moves *moves, struct ad__arena *a)
{
    struct ad__champ w = {.c = c, .t = t};
    struct ad_champ_contest list[AD_CHAMP_CONTESTS];
    int err;

    memcpy(list, c->contest, sizeof list);
    err = ad__champ_work_out(list, c->contests, &w, stage, group, a);
    memset(out, 0, sizeof *out);
    if (!err)
        err = ad__champ_rank(&out->r, c, t, stage, group, list, c->contests, a);
    if (!err && ad__champ_system(c, t, stage) != AD_STAGE_KNOCKOUT)
        err = ad__champ_find(&out->open, c, t, stage, c->national, moves, &out->r, a);
    if (!err)
        keep_open(out, list, &w, stage, group);
    return err;
}

bool ad__champ_span(const struct ad__champ_now *n, unsigned row, unsigned *low, unsigned *high)
{
    bool any = false;

    for (*low = row; *low > 0 && n->r.row[*low].same; --*low)
        ;
    for (*high = row; *high + 1 < n->r.count && n->r.row[*high + 1].same; ++*high)
        ;
    for (unsigned i = 0; i < n->open.count; i++) {
        unsigned first = n->open.contest[i].first, last = first + n->open.contest[i].count - 1;

        if (row < first || row > last)
            continue;
        any = true;
        *low = first < *low ? first : *low;
        *high = last > *high ? last : *high;
    }
    return any;
}
