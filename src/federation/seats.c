/*
 * federation/seats.c -- the seats of a championship, line by line of its template.
 *
 *   line        points                            function
 *   base        BTO 6.2.1, 7.2.2, 12.1; SJ 3.1    base
 *   extra       BTO 6.2.1, 12.1, 13.1; SJ 6.1     extra
 *   allot       BTO 10.2, 11.4; SJ 10.1, 11.1     allot
 *   previous    BTO 6.2.3, 7.2.1; SJ 10.1         previous
 *   champion    BTO 6.2.4                         named
 *   relegated   BTO 6.2.2, 7.2.3                  named, prequal.c
 *   host        BTO 6.2.5, 10.2, 11.3             named
 *   wildcard    BTO 6.3, 7.2.4; SJ 3.1            named
 *   promoted    BTO 3.4; SJ 8.3                   promoted
 *   stays       SJ 8.3                            named
 *
 * A line that takes the rest is taken last: only then is it known what the others left.
 */
#include "adoube/seats.h"

#include <limits.h>
#include <string.h>

#include "adoube/err.h"
#include "federation/template.h"
#include "federation/org_inside.h"
#include "federation/seats_inside.h"

enum { ALLOT_MAX = 512 }; /* seats of one line, far more than an event has */

struct work {
    const struct ad_seats_how *how;
    struct ad_seats *out;
    struct ad_seat_line *lines;
    unsigned cap;
    unsigned surplus; /* seats of those entitled twice, not yet taken by somebody else */
    int err;
};

static const struct ad_template_seat *row_of(const struct work *w, unsigned row)
{
    return &w->how->rows[row];
}

/* ---- the working ---- */

static bool can_take_more(const struct ad_template_seat *r)
{
    return r->kind == AD_SEAT_WILDCARD || (r->kind == AD_SEAT_ALLOT && r->n == AD_N_REST);
}

/* The line to which a seat falls that this one does not use: the next that can take more, or any. */
static uint8_t next_source(const struct work *w, unsigned row)
{
    for (unsigned i = 1; i < w->how->row_count; i++) {
        unsigned at = (row + i) % w->how->row_count;

        if (can_take_more(row_of(w, at)))
            return (uint8_t)at;
    }
    return can_take_more(row_of(w, row)) ? (uint8_t)row : AD_SEAT_NOWHERE;
}

/* One line of the working; `line` tells why, how many and who. */
static void put(struct work *w, unsigned row, struct ad_seat_line line)
{
    const struct ad_template_seat *r = row_of(w, row);

    line.row = (uint8_t)row;
    line.kind = r->kind;
    line.to = line.why > AD_SEAT_DRAWN && line.why != AD_SEAT_LIMIT ? next_source(w, row)
                                                                    : AD_SEAT_NOWHERE;
    memcpy(line.by, r->line.by, sizeof line.by);
    w->out->given += line.seats;
    if (w->out->lines < w->cap)
        w->lines[w->out->lines++] = line;
    else
        w->err = AD_EFULL;
}

static unsigned left(const struct work *w)
{
    return w->how->field > w->out->given ? w->how->field - w->out->given : 0;
}

/* ---- organisations ---- */

/* Seats, up to `most`, to which it sends nobody (SJ 9.1: the teams that take part are counted). */
static unsigned unused_base(struct work *w, unsigned row, uint32_t org, unsigned most)
{
    unsigned n = 0;

    for (unsigned i = 0; i < w->how->claim_count && n < most; i++) {
        const struct ad_claim *c = &w->how->claims[i];

        if (c->kind != AD_SEAT_BASE || c->org != org || !c->declined)
            continue;
        put(w, row, (struct ad_seat_line){.why = AD_SEAT_DECLINED, .org = org, .who = c->who});
        n++;
    }
    return n;
}

static void base(struct work *w, unsigned row)
{
    const struct ad_seats_how *how = w->how;
    unsigned n = row_of(w, row)->n > 0 ? (unsigned)row_of(w, row)->n : 1;
    bool districts = row_of(w, row)->per == AD_PER_DISTRICT;
    unsigned count = districts ? how->district_count : how->association_count;

    for (unsigned i = 0; i < count; i++) {
        uint32_t org = districts ? how->districts[i] : how->associations[i].org;
        unsigned used = n - unused_base(w, row, org, n);

        if (used)
            put(w, row, (struct ad_seat_line){.seats = (uint16_t)used, .org = org});
    }
}

/* The winners drawn for this line. */
static unsigned lots_for(uint32_t out[AD_ORGS_MAX], const struct work *w, unsigned row)
{
    unsigned n = 0;

    for (unsigned i = 0; i < w->how->lot_count && n < AD_ORGS_MAX; i++)
        if (w->how->lots[i].row == row)
            out[n++] = w->how->lots[i].winner;
    return n;
}

static void ask(struct work *w, unsigned row, const struct ad_org_lot *lot)
{
    if (!lot->count)
        return;
    w->out->code = AD_SEATS_NEED_LOT;
    w->out->row = row;
    w->out->lot = *lot;
}

static void extra(struct work *w, unsigned row)
{
    const struct ad_template_seat *r = row_of(w, row);
    struct ad_strongest s;
    uint32_t lots[AD_ORGS_MAX];
    unsigned n = lots_for(lots, w, row), drawn;

    w->err = ad_strongest(&s, w->how->associations, w->how->association_count,
                          (enum ad_figure)r->figure, r->top > 0 ? (unsigned)r->top : 1, lots, n);
    if (w->err)
        return;
    drawn = s.count - s.lots_used;
    for (unsigned i = 0; i < s.count; i++)
        put(w, row,
            (struct ad_seat_line){.why = i < drawn ? AD_SEAT_GIVEN : AD_SEAT_DRAWN,
                                  .seats = r->n > 0 ? (uint16_t)r->n : 1,
                                  .org = s.who[i],
                                  .votes = s.figure[i]});
    ask(w, row, &s.lot);
}

static void allot_seats(struct work *w, unsigned row, struct ad_dhondt *d)
{
    struct ad_dhondt_seat seat[ALLOT_MAX];
    struct ad_org_lot lot;
    int n;

    if (d->seats > ALLOT_MAX) {
        w->err = AD_EINVAL;
        return;
    }
    n = ad_dhondt(seat, &lot, d);
    if (n < 0)
        w->err = n;
    for (int i = 0; i < n; i++)
        put(w, row,
            (struct ad_seat_line){.why = seat[i].drawn ? AD_SEAT_DRAWN : AD_SEAT_QUOTIENT,
                                  .seats = 1,
                                  .org = seat[i].org,
                                  .votes = seat[i].votes,
                                  .divisor = seat[i].divisor});
    ask(w, row, &lot);
}

static void allot(struct work *w, unsigned row)
{
    const struct ad_template_seat *r = row_of(w, row);
    const struct ad_seats_how *how = w->how;
    uint16_t before[AD_ORGS_MAX];
    uint32_t lots[AD_ORGS_MAX];
    struct ad_dhondt d = {.orgs = how->associations,
                          .count = how->association_count,
                          .by = (enum ad_figure)r->figure,
                          .seats = r->n > 0 ? (unsigned)r->n : left(w),
                          .lots = lots};

    if (d.count > AD_ORGS_MAX) {
        w->err = AD_EINVAL;
        return;
    }
    d.lot_count = lots_for(lots, w, row);
    for (unsigned i = 0; i < d.count; i++)
        before[i] = (uint16_t)ad_seats_of(w->lines, w->out->lines, how->associations[i].org);
    if (how->base_in_divisor)
        d.base = before;
    allot_seats(w, row, &d);
}

/* ---- people and teams by name ---- */

static bool is_seated(const struct work *w, uint32_t who)
{
    for (unsigned i = 0; i < w->out->lines; i++)
        if (w->lines[i].who == who && w->lines[i].seats)
            return true;
    return false;
}

static bool is_of(const struct ad_claim *c, const struct ad_template_seat *r)
{
    const char *event = r->kind == AD_SEAT_CHAMPION ? r->of : r->from;

    return c->kind == r->kind && (!c->event || !event[0] || strcmp(c->event, event) == 0);
}

static enum ad_seat_why verdict(const struct work *w, const struct ad_claim *c,
                                const struct ad_template_seat *r)
{
    if (r->kind == AD_SEAT_RELEGATED && !ad_prequal_holds(c->pre, w->how->year))
        return AD_SEAT_LAPSED;
    if (r->unless[0] && c->entitled)
        return AD_SEAT_ENTITLED; /* BTO 6.2.3: nobody moves up */
    if (r->if_age && c->too_old)
        return AD_SEAT_TOO_OLD;
    if (c->declined)
        return AD_SEAT_DECLINED;
    return is_seated(w, c->who) ? AD_SEAT_TWICE : AD_SEAT_GIVEN;
}

static void claim(struct work *w, unsigned row, const struct ad_claim *c)
{
    enum ad_seat_why why = verdict(w, c, row_of(w, row));

    w->surplus += why == AD_SEAT_TWICE;
    put(w, row,
        (struct ad_seat_line){.why = (uint8_t)why,
                              .seats = why == AD_SEAT_GIVEN,
                              .place = c->place,
                              .who = c->who,
                              .org = c->kind == AD_SEAT_PROMOTED ? c->org : 0});
}

/* So many seats that nobody claims. */
static void unused(struct work *w, unsigned row, unsigned n, uint32_t org)
{
    for (unsigned i = 0; i < n; i++)
        put(w, row, (struct ad_seat_line){.why = AD_SEAT_UNUSED, .org = org});
}

static void previous(struct work *w, unsigned row)
{
    const struct ad_template_seat *r = row_of(w, row);

    for (unsigned place = r->places.first; place && place <= r->places.last; place++) {
        unsigned i = 0;

        while (i < w->how->claim_count &&
               (w->how->claims[i].kind != r->kind || w->how->claims[i].place != place))
            i++;
        if (i < w->how->claim_count)
            claim(w, row, &w->how->claims[i]);
        else
            put(w, row, (struct ad_seat_line){.why = AD_SEAT_UNUSED, .place = (uint16_t)place});
    }
}

/* How many may come by this line. */
static unsigned limit_of(const struct work *w, const struct ad_template_seat *r)
{
    if (r->n == AD_N_REST || (r->n == 0 && r->kind == AD_SEAT_WILDCARD && w->how->firm))
        return left(w);
    if (r->n == AD_N_TARGET_AREA)
        return w->how->promoted;
    if (r->n > 0)
        return (unsigned)r->n + (r->kind == AD_SEAT_WILDCARD ? w->surplus : 0);
    return r->kind == AD_SEAT_HOST || r->kind == AD_SEAT_CHAMPION ? 1 : UINT_MAX;
}

/* Claims of this line, of one association or (0) of all, up to the limit. A wildcard that is not
 * taken up can be given to another; elsewhere a claim counts even if its seat is not used. */
static unsigned take(struct work *w, unsigned row, uint32_t org, unsigned limit)
{
    const struct ad_template_seat *r = row_of(w, row);
    unsigned n = 0;

    for (unsigned i = 0; i < w->how->claim_count; i++) {
        const struct ad_claim *c = &w->how->claims[i];
        unsigned before = w->out->given;

        if (!is_of(c, r) || (org && c->org != org))
            continue;
        if (n == limit) {
            put(w, row, (struct ad_seat_line){.why = AD_SEAT_LIMIT, .who = c->who, .org = c->org});
            continue;
        }
        claim(w, row, c);
        n += r->kind != AD_SEAT_WILDCARD || w->out->given > before;
    }
    return n;
}

static void named(struct work *w, unsigned row)
{
    const struct ad_template_seat *r = row_of(w, row);
    unsigned limit = limit_of(w, r), n = take(w, row, 0, limit);

    if (r->kind == AD_SEAT_HOST || r->kind == AD_SEAT_CHAMPION ||
        (r->kind == AD_SEAT_PROMOTED && limit != UINT_MAX))
        unused(w, row, limit - n, 0);
}

static void promoted(struct work *w, unsigned row)
{
    const struct ad_template_seat *r = row_of(w, row);
    unsigned each = r->n > 0 ? (unsigned)r->n : 1;

    if (r->per != AD_PER_ASSOCIATION) {
        named(w, row);
        return;
    }
    for (unsigned i = 0; i < w->how->association_count; i++) {
        uint32_t org = w->how->associations[i].org;

        unused(w, row, each - take(w, row, org, each), org);
    }
}

/* ---- all lines ---- */

static void share_row(struct work *w, unsigned row)
{
    const struct ad_template_seat *r = row_of(w, row);

    /* A condition on the number of entries is one on the seats given so far (SJ 9.1: odd). */
    if (!ad__when_holds(&r->line.when, AD_STAGE_UNSAID, w->out->given))
        return;
    switch ((enum ad_seat_kind)r->kind) {
    case AD_SEAT_BASE: base(w, row); break;
    case AD_SEAT_EXTRA: extra(w, row); break;
    case AD_SEAT_ALLOT: allot(w, row); break;
    case AD_SEAT_PREVIOUS: previous(w, row); break;
    case AD_SEAT_PROMOTED: promoted(w, row); break;
    case AD_SEAT_CHAMPION:
    case AD_SEAT_RELEGATED:
    case AD_SEAT_HOST:
    case AD_SEAT_WILDCARD:
    case AD_SEAT_STAYS: named(w, row); break;
    case AD_SEAT_UNSAID: break;
    }
}

int ad_seats_share(struct ad_seats *out, struct ad_seat_line *lines, unsigned cap,
                   const struct ad_seats_how *how)
{
    struct work w = {.how = how, .out = out, .lines = lines, .cap = cap};

    memset(out, 0, sizeof *out);
    for (unsigned rest = 0; rest < 2; rest++)
        for (unsigned i = 0; i < how->row_count; i++) {
            if ((how->rows[i].n == AD_N_REST) != (rest == 1))
                continue;
            share_row(&w, i);
            if (w.err || out->code == AD_SEATS_NEED_LOT)
                return w.err;
        }
    out->open = left(&w);
    if (how->firm && how->field)
        out->code = out->open                 ? AD_SEATS_OPEN
                    : out->given > how->field ? AD_SEATS_TOO_MANY
                                              : AD_SEATS_DONE;
    out->proposed = out->code != AD_SEATS_DONE;
    return 0;
}

unsigned ad_seats_of(const struct ad_seat_line *lines, unsigned count, uint32_t org)
{
    unsigned n = 0;

    for (unsigned i = 0; i < count; i++)
        if (lines[i].org == org && !lines[i].who)
            n += lines[i].seats;
    return n;
}
