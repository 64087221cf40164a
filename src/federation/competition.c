/*
 * federation/competition.c -- who is level in a table where something is at stake.
 *
 * A stake cuts the table: between place 1 and 2 for the title, after the last who is sent on, above
 * the first who goes down. Those who are level on both sides of a cut play it off; who is level
 * elsewhere is left to the table's own chain.
 */
#include "adoube/competition.h"

#include "adoube/err.h"
#include "federation/competition_inside.h"
#include "federation/template_inside.h"

enum { CUTS = 32 }; /* bits of a contest's cuts */

struct work {
    struct ad_contest *out;
    unsigned cap, count;
    const struct ad_template *t;
    const struct ad_standings *table;
    bool full;
};

static bool are_level(const struct ad_standings *s, enum ad_on on, unsigned a, unsigned b)
{
    if (on == AD_ON_PLACE)
        return s->rows[a].rank == s->rows[b].rank;
    return ad_standings_value(s, s->rows[a].who, 0) == ad_standings_value(s, s->rows[b].who, 0);
}

/* The line of this scope for so many level ones; of several, the first. */
static const struct ad_template_playoff *line_for(const struct ad_template *t,
                                                  const struct ad_template_playoff *like,
                                                  const struct ad_scope *scope, unsigned tied)
{
    unsigned place = scope->places.first;

    if (like->tied_from <= tied && tied <= like->tied_to)
        return like;
    return ad_template_playoff_for(t, (enum ad_scope_kind)scope->kind, place, tied);
}

/* The same rows for the same matter: one contest with several cuts. */
static struct ad_contest *find(struct work *w, const struct ad_contest *c)
{
    for (unsigned i = 0; i < w->count; i++)
        if (w->out[i].scope == c->scope && w->out[i].first == c->first &&
            w->out[i].count == c->count && w->out[i].row == c->row)
            return &w->out[i];
    return NULL;
}

/* Is anybody level across the cut after row `cut`? This line must be the one that holds for so
 * many. */
static void try_cut(struct work *w, const struct ad_template_playoff *row,
                    const struct ad_scope *scope, unsigned cut)
{
    enum ad_on on = (enum ad_on)row->on;
    struct ad_contest c = {.scope = scope->kind, .first = cut - 1}, *same;
    unsigned end = cut;

    if (cut < 1 || cut >= w->table->count || !are_level(w->table, on, cut - 1, cut))
        return;
    while (c.first && are_level(w->table, on, c.first - 1, cut))
        c.first--;
    while (end < w->table->count && are_level(w->table, on, end, cut))
        end++;
    c.count = end - c.first;
    if (c.count < row->tied_from || c.count > row->tied_to)
        return;
    if (cut - c.first >= CUTS) {
        w->full = true;
        return;
    }
    c.cuts = AD_CUT(cut - c.first);
    c.row = row;
    c.two = line_for(w->t, row, scope, 2);
    c.more = line_for(w->t, row, scope, 3);
    same = find(w, &c);
    if (same)
        same->cuts |= c.cuts;
    else if (w->count == w->cap)
        w->full = true;
    else
        w->out[w->count++] = c;
}

static void try_scope(struct work *w, const struct ad_template_playoff *row,
                      const struct ad_scope *scope, const struct ad_stakes *stakes)
{
    unsigned rows = w->table->count;

    switch ((enum ad_scope_kind)scope->kind) {
    case AD_SCOPE_PLACE: /* each of these places is one's own */
        for (unsigned p = scope->places.first; stakes->places && p <= scope->places.last; p++)
            try_cut(w, row, scope, p);
        break;
    case AD_SCOPE_QUALIFY:
    case AD_SCOPE_LAST_QUALIFIER: try_cut(w, row, scope, stakes->qualify); break;
    case AD_SCOPE_PROMOTION: try_cut(w, row, scope, stakes->promotion); break;
    case AD_SCOPE_RELEGATION:
        if (stakes->relegation && stakes->relegation < rows)
            try_cut(w, row, scope, rows - stakes->relegation);
        break;
    case AD_SCOPE_FINAL_PLACE: try_cut(w, row, scope, stakes->final_places); break;
    case AD_SCOPE_PAIRING: /* of a cup: each match by itself */
    case AD_SCOPE_MATCH:
    case AD_SCOPE_UNSAID: break;
    }
}

int ad_contests(struct ad_contest *out, unsigned cap, const struct ad_template *t,
                const struct ad_standings *table, const struct ad_stakes *stakes)
{
    struct work w = {.out = out, .cap = cap, .t = t, .table = table};

    for (unsigned places = 2; places-- > 0;)
        for (unsigned i = 0; i < t->playoffs; i++)
            for (unsigned k = 0; k < t->playoff[i].scopes; k++)
                if ((t->playoff[i].scope[k].kind == AD_SCOPE_PLACE) == (places == 1))
                    try_scope(&w, &t->playoff[i], &t->playoff[i].scope[k], stakes);
    return w.full ? AD_EFULL : (int)w.count;
}
