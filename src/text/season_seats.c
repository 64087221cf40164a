/*
 * text/season_seats.c -- who may play in a championship: seats, claims, lots, prequalification.
 */
#include "text/season.h"
#include "text/season_say.h"

#include <string.h>

#include "adoube/template.h"

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

/* claim KIND WHO [place=N] [org=ORG] [entitled] [too-old] [declined]: somebody with a name */
static bool claim(struct ad_season_script *r, struct ad__args *a)
{
    static const char *const kinds[] = {"",
#define X(id, word, en, de) word,
                                        AD_SEAT_MAP(X)
#undef X
    };
    struct ad__season *s = r->state;
    struct ad__named_org *org = ad__arg_org(r, a, "org");
    struct ad_claim c = {0};
    struct ad__word w, who;
    uint32_t place = 0;
    int kind = 0;

    c.entitled = ad__arg_flag(a, "entitled");
    c.too_old = ad__arg_flag(a, "too-old");
    c.declined = ad__arg_flag(a, "declined");
    if (ad__arg_need(a, &w) && (kind = ad__word_find(a->l, &w, kinds, AD_SEAT_STAYS + 1)) < 0)
        a->bad = true;
    ad__arg_need(a, &who);
    ad__arg_number(a, "place", 999, &place);
    if (s->claims == AD__SEASON_CLAIMS)
        ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    if (!ad__args_end(a))
        return false;
    c.kind = (uint8_t)kind;
    c.who = claimant(s, &who);
    c.place = (uint16_t)place;
    c.org = org ? org->org.id : 0;
    c.pre = s->prequal;
    s->claim[s->claims++] = c;
    return true;
}

/* seat-lot row=N ORG: drawn for that line of the template, from 1 */
static bool seat_lot(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__season *s = r->state;
    struct ad__named_org *org = ad__need_org(r, a);
    uint32_t row = 1;

    ad__arg_number(a, "row", AD_TEMPLATE_SEATS, &row);
    if (s->lots == AD__SEASON_CLAIMS)
        ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    if (!ad__args_end(a))
        return false;
    s->lot[s->lots++] = (struct ad_seat_lot){(uint8_t)(row ? row - 1 : 0), org->org.id};
    return true;
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
    struct ad_seats_how how = {.associations = counts, .districts = districts, .claims = s->claim};
    enum ad_seat_field field;
    uint32_t set = 0, year = 0, promoted = 0;

    ad__need_template(a, t);
    ad__arg_number(a, "field", 999, &set);
    ad__arg_number(a, "year", AD_YEAR_LAST, &year);
    ad__arg_number(a, "promoted", 99, &promoted);
    if (!ad__args_end(a))
        return false;
    how.rows = t->seat;
    how.row_count = t->seats;
    how.year = (int)year;
    how.association_count = ad__associations(s, counts);
    how.district_count = districts_of(s, districts);
    how.claim_count = s->claims;
    how.lots = s->lot;
    how.lot_count = s->lots;
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
    answer_seats(r, &out, lines);
    ad__tell_seats(r, &how, &out, lines);
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
    {{"claim", "KIND WHO [place=N] [org=ORG] [entitled] [too-old] [declined]", false}, claim},
    {{"seat-lot", "ORG [row=N]", false}, seat_lot},
    {{"seats", "TEMPLATE [field=N] [year=N] [promoted=N]", true}, seats},
    {{"dhondt", "N for=TEMPLATE", true}, dhondt},
    {{"prequal", "relegated|not-played|plays|absent YEAR for=TEMPLATE | none", true}, prequal},
    {{0}, NULL},
};
