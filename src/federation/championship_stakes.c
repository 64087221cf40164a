/*
 * federation/championship_stakes.c -- where something is at stake in a group, and who is level.
 *
 *   point              what
 *   SJ 8.2, 8.4        places in the final stage
 *   SJ 8.3, BTO 20     who goes down, by the template's numbers; who left is one of them
 *   BTO 6.5, SJ 12.2   seats at the next event, at the last stage only
 *   BTO 11.5           ... where who is entitled already is passed over
 *   SJ 10.3            a table whose chain ends in a lot
 */
#include <string.h>

#include "federation/championship.h"
#include "federation/competition_inside.h"
#include "federation/template_inside.h"

/* ---- what is at stake ---- */

static unsigned move_of(const struct ad_championship *c, const struct ad_template_move *rows,
                        unsigned n, const struct ad_template_move **line)
{
    unsigned groups = ad__champ_groups(c, 0);

    for (unsigned i = 0; i < n; i++) {
        if (rows[i].n <= 0 || (rows[i].per != AD_PER_UNSAID && rows[i].per != AD_PER_GROUP))
            continue; /* others say what happens elsewhere: one up from each association */
        if (line)
            *line = &rows[i];
        return rows[i].per == AD_PER_GROUP || groups < 2 ? (unsigned)rows[i].n
                                                         : (unsigned)rows[i].n / groups;
    }
    return 0;
}

unsigned ad__champ_up(const struct ad_championship *c, const struct ad_template *t,
                      const struct ad_template_move **line)
{
    return move_of(c, t->up, t->ups, line);
}

unsigned ad__champ_down(const struct ad_championship *c, const struct ad_template *t,
                        const struct ad_template_move **line)
{
    return move_of(c, t->down, t->downs, line);
}

/* Where it is left to the national body, as many as it said. */
static unsigned seats(const struct ad_template *t, unsigned national)
{
    unsigned most = 0;

    for (unsigned i = 0; i < t->qualifies; i++) {
        int n = t->qualify[i].n;
        unsigned here = n > 0                                  ? (unsigned)n
                        : n == AD_N_NATIONAL                   ? national
                        : national > 1 && t->qualify[i].second ? 2
                                                               : 1;

        most = here > most ? here : most;
    }
    return most;
}

/* Nobody said how many go up and down, and play-offs hang on it (BTO 18.3.1). */
bool ad__champ_moves_open(const struct ad_championship *c, const struct ad_template *t)
{
    bool up = ad__champ_up(c, t, NULL), down = ad__champ_down(c, t, NULL);

    for (unsigned i = 0; i < t->playoffs && !c->moves_told; i++)
        for (unsigned k = 0; k < t->playoff[i].scopes; k++) {
            unsigned scope = t->playoff[i].scope[k].kind;

            if ((scope == AD_SCOPE_PROMOTION && !up) || (scope == AD_SCOPE_RELEGATION && !down))
                return true;
        }
    return false;
}

static struct ad_stakes stakes_of(const struct ad_championship *c, const struct ad_template *t,
                                  unsigned stage, unsigned national,
                                  const struct ad_class_moves *moves)
{
    const struct ad_template_stage *here = ad__champ_stage(c, t, stage);
    const struct ad_template_stage *next =
        ad_template_stage_for(t, stage + 1, ad__champ_size(c, stage, 0));
    struct ad_stakes s = {0};

    if (stage == 0) {
        s.promotion = moves->up / (unsigned)moves->groups;
        s.relegation = moves->down / (unsigned)moves->groups;
    }
    if (next && here && (!next->from[0] || strcmp(next->from, here->id) == 0))
        s.final_places = next->places.last;
    if (!next) {
        s.places = true;
        s.qualify = seats(t, national);
    }
    return s;
}

/* ---- contests of a table ---- */

/* The order so far as a table that ad_contests reads; who left stands below it. */
static bool view_of(struct ad_standings *out, const struct ad__champ_rank *r, struct ad__arena *a)
{
    struct ad_standing *rows = ad__arena_take(a, r->active + 1, sizeof *rows);
    int64_t *values = ad__arena_take(a, r->active + 1, sizeof *values);
    int64_t level = 0;

    if (!rows || !values)
        return false;
    for (unsigned i = 0; i < r->active; i++) {
        level -= i && !r->row[i].level;
        values[i] = level;
        rows[i] = (struct ad_standing){.who = (uint16_t)i, .rank = (uint16_t)ad__champ_place(r, i)};
    }
    *out =
        (struct ad_standings){.rows = rows, .count = r->active, .values = values, .tiebreaks = 1};
    return true;
}

/* The same rows by the same line, whatever for: once, with all cuts. */
static void merge(struct ad__champ_found *f, unsigned n)
{
    f->count = 0;
    for (unsigned i = 0; i < n; i++) {
        struct ad_contest c = f->contest[i];
        unsigned k = 0;

        while (k < f->count && (f->contest[k].row != c.row || f->contest[k].first != c.first ||
                                f->contest[k].count != c.count))
            k++;
        if (k == f->count) {
            f->contest[f->count] = c;
            f->seat[f->count++] = false;
        }
        f->contest[k].cuts |= c.cuts;
        f->seat[k] |= c.scope != AD_SCOPE_PLACE;
    }
}

/* A table whose chain ends in a lot: whoever is still level draws. */
static void add_lots(struct ad__champ_found *f, const struct ad__champ_rank *r)
{
    for (unsigned i = 0, end; r->base.lots_missing && i < r->active; i = end) {
        for (end = i + 1; end < r->active && r->row[end].same; end++)
            ;
        if (end - i < 2 || f->count == AD__CHAMP_FOUND)
            continue;
        f->contest[f->count] =
            (struct ad_contest){.scope = AD_SCOPE_PLACE, .first = i, .count = end - i};
        for (unsigned k = 1; k < end - i && k < 32; k++)
            f->contest[f->count].cuts |= AD_CUT(k);
        f->seat[f->count++] = true;
    }
}

bool ad__champ_entitled(const struct ad_championship *c, unsigned entry)
{
    uint32_t club = c->entry[entry - 1].club;

    for (unsigned i = 0; i < c->run.count; i++)
        if (c->entry[i].entitled && (i + 1 == entry || (club && c->entry[i].club == club)))
            return true;
    return false;
}

/* The best-placed team of a club that is entitled: a seat goes to the next one (BTO 11.5). */
static bool passed_over(const struct ad_championship *c, const struct ad_template *t,
                        const struct ad__champ_rank *r, unsigned row)
{
    uint32_t club = c->entry[r->row[row].entry - 1].club;

    if (!t->qualifies || t->qualify[0].skip != AD_SKIP_ENTITLED ||
        !ad__champ_entitled(c, r->row[row].entry))
        return false;
    for (unsigned i = 0; i < row; i++)
        if (club && c->entry[r->row[i].entry - 1].club == club)
            return false;
    return true;
}

/* After which row the last seat is given; up to `high`, as those who are level there and passed over
 * may come out before it. Where nobody is level it does not matter. */
static unsigned last_seat(const struct ad_championship *c, const struct ad_template *t,
                          const struct ad__champ_rank *r, unsigned seats, unsigned *high)
{
    for (unsigned i = 0, end; i < r->active; i = end) {
        unsigned able = 0, over = 0;

        for (end = i; end < r->active && (end == i || r->row[end].level); end++)
            *(passed_over(c, t, r, end) ? &over : &able) += 1;
        if (able > seats) {
            *high = i + seats + (seats ? over : 0);
            return i + seats;
        }
        seats -= able;
    }
    return *high = r->active;
}

/* Where the groups do not share the places evenly one more of some of them goes: that place counts,
 * too. */
static int more_of_some(struct ad__champ_found *out, int n, const struct ad_template *t,
                        const struct ad_standings *view, struct ad_stakes s,
                        const struct ad_class_moves *m, unsigned stage, unsigned left)
{
    struct ad_stakes more = {0};
    int got;

    if (n < 0 || stage || !(m->up % m->groups || m->down % m->groups))
        return n;
    if (m->up % m->groups)
        more.promotion = s.promotion + 1;
    if (m->down % m->groups)
        more.relegation = m->down / (unsigned)m->groups + 1 > left ? s.relegation + 1 : 0;
    got = ad_contests(out->contest + n, AD__CHAMP_FOUND - (unsigned)n, t, view, &more);
    return got < 0 ? got : n + got;
}

int ad__champ_find(struct ad__champ_found *out, const struct ad_championship *c,
                   const struct ad_template *t, unsigned stage, unsigned national,
                   const struct ad_class_moves *moves, const struct ad__champ_rank *r,
                   struct ad__arena *a)
{
    struct ad_class_moves own = ad__champ_moves(c, t);
    const struct ad_class_moves *m = moves ? moves : &own;
    struct ad_stakes stakes = stakes_of(c, t, stage, national, m);
    unsigned left = r->count - r->active, high;
    struct ad_standings view;
    int n;

    stakes.relegation = stakes.relegation > left ? stakes.relegation - left : 0;
    if (!view_of(&view, r, a))
        return AD_EFULL;
    stakes.qualify = last_seat(c, t, r, stakes.qualify, &high);
    n = ad_contests(out->contest, AD__CHAMP_FOUND, t, &view, &stakes);
    for (unsigned cut = stakes.qualify + 1; n >= 0 && cut <= high; cut++) {
        int more = ad_contests(out->contest + n, AD__CHAMP_FOUND - (unsigned)n, t, &view,
                               &(struct ad_stakes){.qualify = cut});

        n = more < 0 ? more : n + more;
    }
    n = more_of_some(out, n, t, &view, stakes, m, stage, left);
    if (n < 0)
        return n;
    merge(out, (unsigned)n);
    add_lots(out, r);
    return 0;
}

/* ---- as a contest of the championship ---- */

static uint8_t line_number(const struct ad_template *t, const struct ad_template_playoff *row)
{
    return (uint8_t)(row ? row - t->playoff + 1 : 0);
}

void ad__champ_take(struct ad_champ_contest *out, const struct ad__champ_found *found, unsigned nth,
                    const struct ad_template *t, unsigned stage, unsigned group,
                    const struct ad__champ_rank *r)
{
    const struct ad_contest *f = &found->contest[nth];

    memset(out, 0, sizeof *out);
    out->stage = (uint8_t)stage;
    out->group = (uint8_t)group;
    out->scope = f->scope;
    out->count = (uint8_t)f->count;
    out->first = (uint8_t)f->first;
    out->seat = found->seat[nth];
    out->cuts = f->cuts;
    out->two = line_number(t, f->two);
    out->more = line_number(t, f->more);
    out->lot_on = AD_NO_DATE;
    for (unsigned i = 0; i < f->count; i++)
        out->who[i] = r->row[f->first + i].entry;
}

bool ad__champ_within(const struct ad_champ_contest *a, const struct ad_champ_contest *b)
{
    if (a->stage != b->stage || a->group != b->group || a->two != b->two || a->more != b->more)
        return false;
    for (unsigned i = 0; i < a->count; i++)
        if (!ad__champ_is_in(b, a->who[i]))
            return false;
    return true;
}

bool ad__champ_exhausted(const struct ad_champ_contest *list, unsigned n,
                         const struct ad_champ_contest *k)
{
    for (unsigned i = 0; i < n; i++)
        if (list[i].decided && ad__champ_within(k, &list[i]))
            return true;
    return false;
}
