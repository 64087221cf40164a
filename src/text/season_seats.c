/*
 * text/season_seats.c -- who may play in a championship: seats, claims, lots, prequalification.
 */
#include "text/season.h"
#include "text/season_say.h"

#include <string.h>

#include "adoube/template.h"
#include "federation/names.h"
#include "federation/org_inside.h"
#include "federation/seats_inside.h"

/* ---- seats ---- */

/* Who has the same name is the same. */
static uint32_t claimant(struct ad__season *s, const struct ad__word *name)
{
    unsigned i = 0;

    while (i < s->claims && (s->claim_name[i].len != name->len ||
                             memcmp(s->claim_name[i].text, name->text, name->len)))
        i++;
    s->claim_name[s->claims] = *name;
    return i + 1;
}

/* for=TEMPLATE: it belongs to that event alone. */
static void read_event(struct ad__season *s, struct ad__args *a, char out[AD_TEMPLATE_ID_MAX])
{
    memset(out, 0, AD_TEMPLATE_ID_MAX);
    if (ad__arg_template(a, "for", &s->asked))
        memcpy(out, s->asked.id, sizeof s->asked.id);
}

/* Those that somebody claims; of base seats only one that is not used. */
#define KINDS "base|previous|champion|relegated|host|wildcard|promoted|stays"

static uint8_t read_kind(struct ad__args *a)
{
    static const char *const kinds[] = {
        [AD_SEAT_BASE] = "base",         [AD_SEAT_PREVIOUS] = "previous",
        [AD_SEAT_CHAMPION] = "champion", [AD_SEAT_RELEGATED] = "relegated",
        [AD_SEAT_HOST] = "host",         [AD_SEAT_WILDCARD] = "wildcard",
        [AD_SEAT_PROMOTED] = "promoted", [AD_SEAT_STAYS] = "stays",
    };
    struct ad__word w;
    int kind;

    if (!ad__arg_need(a, &w))
        return 0;
    kind = ad__word_find(a->l, &w, kinds, sizeof kinds / sizeof *kinds);
    if (kind < 0 && !a->bad && !a->l->fault->near) {
        a->l->fault->near = KINDS;
        a->l->fault->near_len = sizeof KINDS - 1;
    }
    a->bad |= kind < 0;
    return (uint8_t)(kind < 0 ? 0 : kind);
}

/* claim KIND WHO [for=TEMPLATE] [place=N] [org=ORG] [entitled] [too-old] [declined]: somebody with a
 * name */
static bool claim(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__season *s = r->state;
    struct ad__named_org *org = ad__arg_org(r, a, "org");
    struct ad_claim c = {0};
    char event[AD_TEMPLATE_ID_MAX];
    struct ad__word who;
    uint32_t place = 0;

    c.entitled = ad__arg_flag(a, "entitled");
    c.too_old = ad__arg_flag(a, "too-old");
    c.declined = ad__arg_flag(a, "declined");
    c.kind = read_kind(a);
    ad__arg_need(a, &who);
    ad__arg_number(a, "place", 999, &place);
    read_event(s, a, event);
    if (c.kind == AD_SEAT_BASE && (!org || !c.declined))
        ad__args_missing(a, org ? "declined" : "org");
    if (s->claims == AD__SEASON_CLAIMS)
        ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    if (!ad__args_end(a))
        return false;
    c.who = claimant(s, &who);
    c.place = (uint16_t)place;
    c.org = org ? org->org.id : 0;
    c.pre = s->prequal;
    memcpy(s->claim_for[s->claims], event, sizeof event);
    s->claim[s->claims++] = c;
    return true;
}

/* seat-lot ORG [for=TEMPLATE] [row=N]: drawn for that line of the template, from 1; without an event
 * for the one that needed a lot last, or is asked for next, and for no other */
static bool seat_lot(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__season *s = r->state;
    struct ad__named_org *org = ad__need_org(r, a);
    char event[AD_TEMPLATE_ID_MAX];
    uint32_t row = 0;

    ad__arg_number(a, "row", AD_TEMPLATE_SEATS, &row);
    read_event(s, a, event);
    if (s->lots == AD__SEASON_CLAIMS)
        ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    if (!ad__args_end(a))
        return false;
    memcpy(s->lot_for[s->lots], event[0] ? event : s->drawing, sizeof event);
    s->lot_row[s->lots] = row > 0;
    s->lot[s->lots++] = (struct ad_seat_lot){(uint8_t)(row ? row - 1 : 0), org->org.id};
    return true;
}

/* Claims of this event, or of any. */
static unsigned claims_of(struct ad_claim out[AD__SEASON_CLAIMS], const struct ad__season *s,
                          const struct ad_template *t)
{
    unsigned n = 0;

    for (unsigned i = 0; i < s->claims; i++)
        if (!s->claim_for[i][0] || strcmp(s->claim_for[i], t->id) == 0)
            out[n++] = s->claim[i];
    return n;
}

/* The only line of it for which lots can be drawn; AD_TEMPLATE_SEATS: there are several, or none. */
static unsigned lot_line(const struct ad_template *t)
{
    unsigned found = AD_TEMPLATE_SEATS, n = 0;

    for (unsigned i = 0; i < t->seats; i++)
        if (t->seat[i].kind == AD_SEAT_EXTRA || t->seat[i].kind == AD_SEAT_ALLOT) {
            found = i;
            n++;
        }
    return n == 1 ? found : AD_TEMPLATE_SEATS;
}

/* Lots of this event; from now on those that nobody gave one. */
static unsigned lots_of(struct ad_seat_lot out[AD__SEASON_CLAIMS], struct ad__season *s,
                        struct ad__args *a, const struct ad_template *t)
{
    unsigned n = 0;

    for (unsigned i = 0; i < s->lots; i++) {
        if (!s->lot_for[i][0])
            memcpy(s->lot_for[i], t->id, sizeof t->id);
        if (strcmp(s->lot_for[i], t->id) != 0)
            continue;
        out[n] = s->lot[i];
        if (!s->lot_row[i] && lot_line(t) == AD_TEMPLATE_SEATS)
            ad__args_missing(a, "seat-lot row=N");
        else if (!s->lot_row[i])
            out[n].row = (uint8_t)lot_line(t);
        n++;
    }
    return n;
}

/* Lots that decided nothing there: a wrong line, or nobody was equal. */
static void answer_idle(struct ad_season_script *r, const struct ad_seats_how *how,
                        const struct ad_seats *seats, const struct ad_seat_line *lines)
{
    char name[48];

    for (unsigned i = 0; i < how->lot_count; i++) {
        unsigned k = 0;

        while (k < seats->lines &&
               (lines[k].why != AD_SEAT_DRAWN || lines[k].row != how->lots[i].row ||
                lines[k].org != how->lots[i].winner))
            k++;
        if (k < seats->lines)
            continue;
        ad__answer_fact(r, "lot-idle", ad__org_text(r->state, how->lots[i].winner, name));
        ad__tell(ad__answer_block(r), AD__TOLD_SEATS_IDLE, r->lang);
        put_text(ad__answer_block(r), name);
        put_char(ad__answer_block(r), '\n');
    }
}

/* The name of an organisation, as text. */
const char *ad__org_text(const struct ad__season *s, uint32_t id, char out[48])
{
    struct put p = {out, 48, 0};

    if (id > 0 && id <= s->year.orgs)
        put_bytes(&p, s->org[id - 1].name.text, s->org[id - 1].name.len);
    return put_end(&p) < 0 ? "?" : out;
}

unsigned ad__associations(const struct ad__season *s, struct ad_member_count *out)
{
    unsigned n = 0;

    for (unsigned i = 0; i < s->year.orgs; i++)
        if (s->org[i].org.level == AD_ASSOCIATION) {
            if (out)
                out[n] = ad__figures_of(s, &s->org[i]);
            n++;
        }
    return n;
}

static void answer_lot(struct ad_season_script *r, const struct ad_org_lot *lot)
{
    char name[48];

    for (unsigned i = 0; i < lot->count; i++)
        ad__answer_fact(r, "lot", ad__org_text(r->state, lot->who[i], name));
    if (lot->count)
        ad__answer_number(r, "places", lot->places);
}

/* Who sends how many; every claim that got no seat, with the reason. */
static void answer_seats(struct ad_season_script *r, const struct ad_seats *seats,
                         const struct ad_seat_line *lines)
{
    const struct ad__season *s = r->state;
    char name[48];

    ad__answer(r, ad_seats_name(seats->code));
    for (unsigned i = 0; i < s->year.orgs; i++) {
        unsigned n = ad_seats_of(lines, seats->lines, s->org[i].org.id);

        if (s->org[i].org.level == AD_ASSOCIATION || n > 0) /* or a district that sends somebody */
            ad__answer_number(r, ad__org_text(s, s->org[i].org.id, name), n);
    }
    ad__answer_number(r, "given", seats->given);
    ad__answer_number(r, "open", seats->open);
    for (unsigned i = 0; i < seats->lines; i++) {
        for (unsigned k = 0; k < AD_TEMPLATE_BY; k++)
            ad__answer_by(r, (enum ad_point)lines[i].by[k]);
        if (lines[i].why > AD_SEAT_DRAWN && lines[i].place) {
            ad__answer_fact(r, "not-given", ad_seat_why_name((enum ad_seat_why)lines[i].why));
            ad__answer_number(r, "place", lines[i].place);
        }
    }
    answer_lot(r, &seats->lot);
    r->answer.proposed = seats->proposed;
}

static unsigned districts_of(const struct ad__season *s, uint32_t out[AD__SEASON_ORGS])
{
    unsigned n = 0;

    for (unsigned i = 0; i < s->year.orgs; i++)
        if (s->org[i].org.level == AD_DISTRICT)
            out[n++] = s->org[i].org.id;
    return n;
}

/* seats TEMPLATE [field=N] [year=N] [promoted=N] */
static bool seats(struct ad_season_script *r, struct ad__args *a)
{
    enum { LINES = 2 * AD__SEASON_ORGS };
    struct ad__season *s = r->state;
    struct ad_member_count counts[AD__SEASON_ORGS];
    uint32_t districts[AD__SEASON_ORGS];
    struct ad_seat_line lines[LINES];
    struct ad_seats out;
    struct ad_template *t = &s->asked;
    struct ad_claim claims[AD__SEASON_CLAIMS];
    struct ad_seat_lot lots[AD__SEASON_CLAIMS];
    struct ad_seats_how how = {
        .associations = counts, .districts = districts, .claims = claims, .lots = lots};
    enum ad_seat_field field;
    uint32_t set = 0, year = 0, promoted = 0;

    ad__need_template(a, t);
    ad__arg_number(a, "field", 999, &set);
    ad__arg_number(a, "year", AD_YEAR_LAST, &year);
    ad__arg_number(a, "promoted", 99, &promoted);
    if (!ad__args_end(a))
        return false;
    how.lot_count = lots_of(lots, s, a, t);
    if (a->bad)
        return false;
    how.rows = t->seat;
    how.row_count = t->seats;
    how.year = (int)year;
    how.association_count = ad__associations(s, counts);
    how.district_count = districts_of(s, districts);
    how.claim_count = claims_of(claims, s, t);
    how.promoted = promoted;
    how.base_in_divisor = s->readings.base_in_divisor;
    field = ad_seats_field(&how, &t->field, set);
    if (field != AD_SEAT_FIELD_FINE) {
        ad__answer(r, ad_seat_field_name(field));
        ad__answer_line(r, &t->field.line);
        ad__tell_field(r, field, &t->field.line);
        return true;
    }
    if (ad_seats_share(&out, lines, LINES, &how) != 0)
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    memset(s->drawing, 0, sizeof s->drawing);
    if (out.code == AD_SEATS_NEED_LOT)
        memcpy(s->drawing, t->id, sizeof s->drawing);
    answer_seats(r, &out, lines);
    ad__tell_seats(r, &how, &out, lines);
    answer_idle(r, &how, &out, lines);
    return true;
}

/* The first line of that kind; NULL, and a fault, if the template has none. */
static const struct ad_template_seat *need_seat(struct ad__args *a, const struct ad_template *t,
                                                enum ad_seat_kind kind)
{
    for (unsigned i = 0; i < t->seats; i++)
        if (t->seat[i].kind == (unsigned)kind)
            return &t->seat[i];
    ad__args_bad(a, AD_SCRIPT_SILENT, NULL);
    return NULL;
}

/* dhondt N for=TEMPLATE: share N seats among the associations by the figure it counts */
static bool dhondt(struct ad_season_script *r, struct ad__args *a)
{
    enum { SEATS = 64 };
    struct ad_member_count counts[AD__SEASON_ORGS];
    struct ad_dhondt_seat seat[SEATS];
    struct ad_org_lot lot = {0};
    struct ad_dhondt d = {.orgs = counts, .seats = ad__next_number(a, SEATS)};
    const struct ad_template_seat *line = NULL;
    struct ad_template t;
    char name[48];
    int given;

    if (ad__arg_template(a, "for", &t))
        line = need_seat(a, &t, AD_SEAT_ALLOT);
    else
        ad__args_missing(a, "for");
    if (!ad__args_end(a))
        return false;
    d.count = ad__associations(r->state, counts);
    d.by = (enum ad_figure)line->figure;
    given = ad_dhondt(seat, &lot, &d);
    if (given < 0)
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    ad__answer(r, lot.count ? "need-lot" : "done");
    for (int i = 0; i < given; i++)
        ad__answer_fact(r, "seat", ad__org_text(r->state, seat[i].org, name));
    ad__answer_number(r, "given", given);
    answer_lot(r, &lot);
    ad__answer_line(r, &line->line);
    return true;
}

/* prequal EVENT YEAR for=TEMPLATE | prequal none: the state after it; how long it is kept, the line
 * of those relegated says */
static bool prequal(struct ad_season_script *r, struct ad__args *a)
{
    static const char *const events[] = {
#define X(id, name) name,
        AD_PREQUAL_EVENT_MAP(X)
#undef X
    };
    struct ad__season *s = r->state;
    const struct ad_template_seat *line = NULL;
    struct ad_template t;
    struct ad__word w;
    uint32_t year = 0;
    int what = 0;
    bool none = ad__arg_flag(a, "none");

    if (!none) {
        if (ad__arg_need(a, &w) && (what = ad__word_find(a->l, &w, events, 4)) < 0)
            a->bad = true;
        year = ad__next_number(a, AD_YEAR_LAST);
        if (ad__arg_template(a, "for", &t))
            line = need_seat(a, &t, AD_SEAT_RELEGATED);
        else
            ad__args_missing(a, "for");
    }
    if (!ad__args_end(a))
        return false;
    s->prequal = none ? (struct ad_prequal){0}
                      : ad_prequal_after(s->prequal, (enum ad_prequal_event)what, (int)year,
                                         (unsigned)(line->carry > 0 ? line->carry : 0));
    ad__answer(r, ad_prequal_name((enum ad_prequal_state)s->prequal.state));
    ad__answer_number(r, "year", s->prequal.year);
    if (line)
        ad__answer_line(r, &line->line);
    return true;
}

const struct ad__season_verb ad__season_seats[] = {
    {{"claim", KINDS " WHO [for=TEMPLATE] [place=N] [org=ORG] [entitled] [too-old] [declined]",
      false},
     claim},
    {{"seat-lot", "ORG [for=TEMPLATE] [row=N]", false}, seat_lot},
    {{"seats", "TEMPLATE [field=N] [year=N] [promoted=N]", true}, seats},
    {{"dhondt", "N for=TEMPLATE", true}, dhondt},
    {{"prequal", "relegated|not-played|plays|absent YEAR for=TEMPLATE | none", true}, prequal},
    {{0}, NULL},
};
