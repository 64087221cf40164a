/*
 * federation/championship_outcome.c -- what a championship means when it is over: titles, seats at
 * the next event, up and down.
 *
 *   point              what
 *   BTO 1.2, SJ 8.6    titles, by the template's lines
 *   BTO 6.5, SJ 12.2   who is sent on
 *   BTO 3.4, 20        up and down, by the place in the first stage's group
 */
#include <string.h>

#include "federation/championship.h"
#include "federation/competition_inside.h"
#include "federation/template_inside.h"

struct work {
    struct ad_champ_outcome *out;
    unsigned cap, count;
    const struct ad_championship *c;
    const struct ad_template *t;
    const struct ad_class_moves *moves;
    const struct ad_template_move *up, *down;
    void *memory;
    size_t size;
};

static bool listed(const struct work *w, unsigned entry)
{
    for (unsigned i = 0; i < w->count; i++)
        if (w->out[i].entry == entry)
            return true;
    return false;
}

/* A title has one holder. What becomes of it where several share the place, or are first of their
 * groups, the order does not say. */
static void set_title(const struct work *w, struct ad_champ_outcome *o,
                      const struct ad__champ_rank *r, unsigned i)
{
    bool alone = ad__champ_groups(w->c, o->stage) == 1 && !r->row[i].shares &&
                 !(i + 1 < r->active && r->row[i + 1].shares);
    const struct ad_template_title *t;

    while (i > 0 && r->row[i].shares)
        i--;
    t = ad_template_title_of(w->t, i + 1);
    o->title = t && alone;
    o->shared = t && !alone;
    if (t)
        o->by[0] = (enum ad_point)t->line.by[0];
}

/* Of a cup nobody has it if both lost the final. */
static bool won(const struct work *w, const struct ad_champ_outcome *o)
{
    return ad__champ_system(w->c, w->t, o->stage) != AD_STAGE_KNOCKOUT || o->place != 1 ||
           ad__champ_in(w->c, w->t, w->c->contest, w->c->contests, o->entry);
}

/* Row i of a group. Of those whom only a play-off could part now nobody has a title. */
static void fill(struct work *w, struct ad_champ_outcome *o, const struct ad__champ_now *now,
                 unsigned i)
{
    unsigned low, high;

    o->entry = now->r.row[i].entry;
    o->place = (uint16_t)ad__champ_place(&now->r, i);
    if (o->stage != w->c->run.stage)
        return;
    o->open = ad__champ_span(now, i, &low, &high);
    if (o->open)
        o->place = (uint16_t)(low + 1);
    else if (i < now->r.active && won(w, o))
        set_title(w, o, &now->r, i);
}

/* Those of one group who are not listed yet, by place. */
static int list_group(struct work *w, unsigned stage, unsigned group)
{
    struct ad__arena a = ad__arena_of(w->memory, w->size);
    struct ad__champ_now now;
    int err = ad__champ_now(&now, w->c, w->t, stage, group, w->moves, &a);

    for (unsigned i = 0; !err && i < now.r.count; i++) {
        struct ad_champ_outcome *o = &w->out[w->count];

        if (listed(w, now.r.row[i].entry))
            continue;
        if (w->count == w->cap)
            return AD_EFULL;
        memset(o, 0, sizeof *o);
        o->stage = (uint8_t)stage;
        o->group = (uint8_t)group;
        fill(w, o, &now, i);
        w->count++;
    }
    return err;
}

/* ---- up and down ---- */

/* They share a place on both sides of the line, or could be parted: a person says who goes. */
static enum ad_league_move move_of(const struct work *w, const struct ad__champ_now *now,
                                   unsigned row)
{
    enum ad_league_move best, worst;
    unsigned low, high;

    ad__champ_span(now, row, &low, &high);
    best = ad_league_move_of(w->moves, now->r.count, low + 1);
    worst = ad_league_move_of(w->moves, now->r.count, high + 1);
    return best == worst ? best : AD_LEAGUE_ASK;
}

static int move_group(struct work *w, unsigned group)
{
    struct ad__arena a = ad__arena_of(w->memory, w->size);
    struct ad__champ_now now;
    int err = ad__champ_now(&now, w->c, w->t, 0, group, w->moves, &a);

    for (unsigned i = 0; !err && i < now.r.count; i++)
        for (unsigned k = 0; k < w->count; k++) {
            struct ad_champ_outcome *o = &w->out[k];
            const struct ad_template_move *line;

            if (o->entry != now.r.row[i].entry)
                continue;
            o->move = (uint8_t)move_of(w, &now, i);
            line = o->move == AD_LEAGUE_UP ? w->up : w->down;
            if (o->move != AD_LEAGUE_STAYS)
                o->by[2] = line && line->line.by[0] != AD_NO_POINT ? (enum ad_point)line->line.by[0]
                                                                   : w->moves->by[1];
        }
    return err;
}

/* ---- seats at the next event ---- */

static int qualify_by(struct work *w, const struct ad_template_qualify *row, unsigned n)
{
    struct ad__arena a = ad__arena_of(w->memory, w->size);
    struct ad_placed *table = ad__arena_take(&a, n + 1, sizeof *table);
    struct ad_qualified *lines = ad__arena_take(&a, n + 1, sizeof *lines);
    struct ad_qualify_how how = {
        .row = row, .national = w->c->national, .second_admitted = w->c->national > 1};
    struct ad_qualify q;
    int err;

    if (!table || !lines)
        return AD_EFULL;
    for (unsigned i = 0; i < n; i++) {
        unsigned entry = w->out[i].entry;

        table[i] = (struct ad_placed){.who = w->c->run.entries[entry - 1].who,
                                      .club = w->c->entry[entry - 1].club,
                                      .rank = w->out[i].place,
                                      .club_entitled = ad__champ_entitled(w->c, entry),
                                      .declined = !ad__champ_active(w->c, entry)};
    }
    err = ad_qualifiers(&q, lines, n, table, n, &how);
    for (unsigned i = 0; !err && i < q.count; i++) {
        struct ad_champ_outcome *o = &w->out[lines[i].at];

        o->qualified |= lines[i].why == AD_QUALIFIED;
        o->tied |= lines[i].why == AD_QUALIFIED_TIED;
        if (lines[i].why == AD_QUALIFIED || lines[i].why == AD_QUALIFIED_TIED)
            o->by[1] = q.by[0];
    }
    return err;
}

/* As was told; the template's numbers are those of a group. */
struct ad_class_moves ad__champ_moves(const struct ad_championship *c, const struct ad_template *t)
{
    unsigned groups = ad__champ_groups(c, 0);
    unsigned up = c->moves_told ? c->up : ad__champ_up(c, t, NULL) * groups;
    unsigned down = c->moves_told ? c->down : ad__champ_down(c, t, NULL) * groups;

    return (struct ad_class_moves){.groups = (uint16_t)(groups ? groups : 1),
                                   .up = (uint16_t)up,
                                   .down = (uint16_t)down,
                                   .by = {AD_BTO_3_4, AD_BTO_20}};
}

int ad_championship_outcome(struct ad_champ_outcome *out, unsigned cap,
                            const struct ad_championship *c, const struct ad_template *t,
                            const struct ad_class_moves *moves, void *memory, size_t size)
{
    struct work w = {.out = out, .cap = cap, .c = c, .t = t, .memory = memory, .size = size};
    struct ad_class_moves own;
    unsigned last = c->run.stage, first = 0;
    int err = 0;

    if (c->run.phase != AD_COMPETITION_OVER)
        return AD_EINVAL;
    own = ad__champ_moves(c, t);
    ad__champ_up(c, t, &w.up);
    ad__champ_down(c, t, &w.down);
    w.moves = moves ? moves : &own;
    for (unsigned stage = last + 1; stage-- > 0 && !err;) {
        for (unsigned g = 1; g <= ad__champ_groups(c, stage) && !err; g++)
            err = list_group(&w, stage, g);
        if (stage == last)
            first = w.count;
    }
    for (unsigned g = 1; g <= ad__champ_groups(c, 0) && !err; g++)
        err = move_group(&w, g);
    for (unsigned i = 0; i < t->qualifies && !err; i++)
        err = qualify_by(&w, &t->qualify[i], first);
    return err ? err : (int)w.count;
}
