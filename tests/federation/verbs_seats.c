/*
 * tests/federation/verbs_seats.c -- quotients, prequalifications, seats.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/seats.h"
#include "org_read.h"
#include "federation/names.h"
#include "federation/org_inside.h"
#include "federation/seats_inside.h"
#include "federation/template_inside.h"

/* Write after what is there. */
#define ADD(out, ...) snprintf((out) + strlen(out), sizeof(out) - strlen(out), __VA_ARGS__)

/* ---- quotients ---- */

static enum ad_figure figure(const char *text)
{
    return strcmp(text, "youths") == 0  ? AD_FIGURE_YOUTHS
           : strcmp(text, "girls") == 0 ? AD_FIGURE_GIRLS
                                        : AD_FIGURE_MEMBERS;
}

/* dhondt | numbers | seats | base seats, or empty | lots | seats of each, and the lot | last: V1 1900/4 */
static void dhondt(struct kit_row *row)
{
    struct ad_member_count c[ORGS];
    uint32_t lots[ORGS], base32[ORGS];
    uint16_t base[ORGS];
    struct ad_dhondt_seat seat[512];
    struct ad_org_lot lot;
    char text[1024] = "";
    struct ad_dhondt d = {.orgs = c,
                          .count = org_counts(c, row->field[0]),
                          .by = AD_FIGURE_YOUTHS,
                          .seats = (unsigned)atoi(row->field[1]),
                          .lots = lots,
                          .lot_count = org_ids(lots, row->field[3])};
    int got;

    for (unsigned i = 0, n = org_ids(base32, row->field[2]); i < n; i++) {
        base[i] = (uint16_t)base32[i];
        d.base = base;
    }
    got = ad_dhondt(seat, &lot, &d);
    if (got < 0) {
        kit_isf(row, row->field[4], "error %d", got);
        return;
    }
    for (unsigned i = 0; i < d.count; i++) {
        unsigned n = 0;

        for (int k = 0; k < got; k++)
            n += seat[k].org == c[i].org;
        ADD(text, "%s%u", i ? " " : "", n);
    }
    org_say_lot(text, &lot);
    kit_is(row, row->field[4], text);
    kit_ok(row, lot.count ? (unsigned)got < d.seats : (unsigned)got == d.seats || !d.count);
    if (got > 0)
        kit_isf(row, row->field[5], "V%u %u/%u", seat[got - 1].org - 1000, seat[got - 1].votes,
                seat[got - 1].divisor);
}

/* Highest quotients never leave one who would have had a better right to the last seat. */
static void quotients_are_fair(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);

    for (unsigned turn = 0; turn < 300; turn++) {
        struct ad_member_count c[8];
        struct ad_dhondt_seat seat[40];
        struct ad_org_lot lot;
        unsigned n = 1 + kit_below(&rng, 8), have[8] = {0};
        struct ad_dhondt d = {.orgs = c, .count = n, .by = AD_FIGURE_MEMBERS};

        for (unsigned i = 0; i < n; i++)
            c[i] = (struct ad_member_count){i + 1, 0, 1 + kit_below(&rng, 60), 0, 0};
        d.seats = kit_below(&rng, 40);
        int got = ad_dhondt(seat, &lot, &d);
        for (int k = 0; k < got; k++)
            have[seat[k].org - 1]++;
        kit_ok(row, got >= 0 && (unsigned)got + lot.places == d.seats);
        for (unsigned a = 0; a < n; a++) /* last of a's against next of b's */
            for (unsigned b = 0; b < n; b++)
                kit_ok(row, !have[a] || c[a].members * (have[b] + 1) >= c[b].members * have[a]);
    }
}

/* ---- prequalification ---- */

/* prequal | carry | relegated:1987 absent:1987 … | state and year | holds for these years */
static void prequal(struct kit_row *row)
{
    static const char *const events[] = {
#define X(id, name) name,
        AD_PREQUAL_EVENT_MAP(X)
#undef X
    };
    struct ad_prequal p = {0};
    const char *at = row->field[1];
    char w[64], text[64] = "";

    while (org_word(w, &at)) {
        char *colon = strchr(w, ':');
        unsigned e = 0;

        *colon = '\0';
        while (e < 3 && strcmp(w, events[e]) != 0)
            e++;
        kit_is(row, events[e], w);
        p = ad_prequal_after(p, (enum ad_prequal_event)e, atoi(colon + 1),
                             (unsigned)atoi(row->field[0]));
    }
    kit_isf(row, row->field[2], "%s %d", ad_prequal_name((enum ad_prequal_state)p.state), p.year);
    for (int year = 1980; year < 1995; year++)
        if (ad_prequal_holds(p, year))
            ADD(text, "%s%d", text[0] ? " " : "", year);
    kit_is(row, row->field[3], text);
    kit_ok(row, ad_prequal_text((enum ad_prequal_state)p.state, AD_DE)[0] != '\0');
}

/* ---- seats ---- */

static const struct {
    const char *name;
    uint8_t kind;
} kinds[] = {
    {"base", AD_SEAT_BASE},         {"extra", AD_SEAT_EXTRA},
    {"allot", AD_SEAT_ALLOT},       {"previous", AD_SEAT_PREVIOUS},
    {"champion", AD_SEAT_CHAMPION}, {"relegated", AD_SEAT_RELEGATED},
    {"host", AD_SEAT_HOST},         {"wildcard", AD_SEAT_WILDCARD},
    {"promoted", AD_SEAT_PROMOTED}, {"stays", AD_SEAT_STAYS},
};

/* The kind a word begins with; *rest is behind it. */
static uint8_t kind_of(const char *w, const char **rest)
{
    for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strncmp(w, kinds[i].name, strlen(kinds[i].name)) == 0) {
            *rest = w + strlen(kinds[i].name);
            return kinds[i].kind;
        }
    *rest = w;
    return AD_SEAT_UNSAID;
}

static void read_option(struct ad_template_seat *r, const char *o)
{
    unsigned a, b;

    if (strcmp(o, "rest") == 0)
        r->n = AD_N_REST;
    else if (strcmp(o, "area") == 0)
        r->n = AD_N_TARGET_AREA;
    else if (strcmp(o, "odd") == 0)
        r->line.when.kind = AD_WHEN_ODD;
    else if (strcmp(o, "age") == 0)
        r->if_age = 1;
    else if (strcmp(o, "unless") == 0)
        strcpy(r->unless, "DEM");
    else if (strcmp(o, "district") == 0)
        r->per = AD_PER_DISTRICT;
    else if (strcmp(o, "each") == 0)
        r->per = AD_PER_ASSOCIATION;
    else if (strncmp(o, "top=", 4) == 0)
        r->top = (int16_t)atoi(o + 4);
    else if (sscanf(o, "%u-%u", &a, &b) == 2)
        r->places = (struct ad_places){(uint8_t)a, (uint8_t)b};
    else if (o[0] >= '0' && o[0] <= '9')
        r->n = (int16_t)atoi(o);
    else
        r->figure = (uint8_t)figure(o);
}

/* "base:2 extra:top=1:youths:1 allot:youths:rest" */
static unsigned read_rows(struct ad_template_seat *out, const char *text)
{
    char w[64];
    const char *rest;
    unsigned n = 0;

    for (; org_word(w, &text) && n < AD_TEMPLATE_SEATS; n++) {
        memset(&out[n], 0, sizeof out[n]);
        out[n].kind = kind_of(w, &rest);
        out[n].line.by[0] = AD_BTO_6_2;
        for (char *o = strtok((char *)rest, ":"); o; o = strtok(NULL, ":"))
            read_option(&out[n], o);
    }
    return n;
}

/* "previous2=62! champion=70 relegated=71@1987 promoted=5/V3": ! entitled, ~ too old, ? declined */
static unsigned read_claims(struct ad_claim *out, const char *text)
{
    char w[64];
    const char *rest;
    unsigned n = 0;

    for (; org_word(w, &text) && n < ORGS; n++) {
        struct ad_claim *c = &out[n];
        const char *is = strchr(w, '='), *mark;

        memset(c, 0, sizeof *c);
        c->kind = kind_of(w, &rest);
        c->place = (uint16_t)atoi(rest);
        c->who = (uint32_t)atoi(is + 1);
        c->entitled = strchr(w, '!') != NULL;
        c->too_old = strchr(w, '~') != NULL;
        c->declined = strchr(w, '?') != NULL;
        if ((mark = strchr(w, '@')) != NULL)
            c->pre = (struct ad_prequal){AD_PREQUAL_MUST, (int16_t)atoi(mark + 1),
                                         (int16_t)atoi(mark + 1)};
        if ((mark = strchr(w, '/')) != NULL)
            c->org = org_id(mark + 1);
    }
    return n;
}

/* "exact=28", "one-of=14,16", "target=14", "default=8,10", "set" and behind a blank the number set */
static enum ad_seat_field read_field(struct ad_seats_how *how, const char *text)
{
    static const char *const names[] = {"exact", "one-of", "target", "default", "set", "per"};
    struct ad_template_field f = {.count = 2};
    const char *is = strchr(text, '='), *blank = strchr(text, ' ');
    int a = 0, b = 0;

    for (unsigned i = 0; i < 6; i++)
        if (strncmp(text, names[i], strlen(names[i])) == 0)
            f.kind = (uint8_t)(AD_FIELD_EXACT + i);
    if (is)
        sscanf(is + 1, "%d,%d", &a, &b);
    f.n[0] = (int16_t)a;
    f.n[1] = f.max = (int16_t)b;
    return ad_seats_field(how, &f, blank ? (unsigned)atoi(blank + 1) : 0);
}

/* field | line and number set | verdict | seats, firm or wished */
static void field(struct kit_row *row)
{
    struct ad_seats_how how = {.field = 99};
    enum ad_seat_field f = read_field(&how, row->field[0]);

    kit_is(row, row->field[1], ad_seat_field_name(f));
    kit_ok(row, strcmp(ad_seat_field_text(f, AD_EN), ad_seat_field_text(f, AD_DE)) != 0);
    if (f)
        kit_ok(row, how.field == 99);
    else
        kit_isf(row, row->field[2], "%u %s", how.field, how.firm ? "firm" : "wished");
}

/* "62 entitled>6": who or whose, why not, and the line, from 1, to which the seat falls */
static void say_refused(char out[1024], const struct ad_seat_line *l)
{
    char who[16] = "";

    if (l->who)
        snprintf(who, sizeof who, "%u ", l->who);
    else if (l->org)
        snprintf(who, sizeof who, "V%u ", l->org - 1000);
    snprintf(out + strlen(out), 1024 - strlen(out), " %s%s", who,
             ad_seat_why_name((enum ad_seat_why)l->why));
    if (l->to != AD_SEAT_NOWHERE)
        snprintf(out + strlen(out), 1024 - strlen(out), ">%u", l->to + 1u);
}

/* seats | lines | field | numbers | claims | lots: 2=V1 … | code given open | of each | names | not given */
static void seats(struct kit_row *row)
{
    static const uint32_t districts[] = {2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009};
    struct ad_template_seat rows[AD_TEMPLATE_SEATS];
    struct ad_member_count c[ORGS];
    struct ad_claim claims[ORGS];
    struct ad_seat_lot lots[ORGS];
    struct ad_seat_line lines[200];
    struct ad_seats s;
    char names[1024] = "", no[1024] = "", each[1024] = "", w[64];
    const char *at = row->field[4];
    struct ad_seats_how how = {.rows = rows, .associations = c, .claims = claims, .lots = lots};
    int err;

    how.row_count = read_rows(rows, row->field[0]);
    kit_ok(row, read_field(&how, row->field[1]) == AD_SEAT_FIELD_FINE);
    how.association_count = org_counts(c, row->field[2]);
    how.claim_count = read_claims(claims, row->field[3]);
    how.districts = districts;
    how.district_count = 9;
    how.year = 1988;
    how.promoted = 3;
    for (; org_word(w, &at); how.lot_count++)
        lots[how.lot_count] =
            (struct ad_seat_lot){(uint8_t)(atoi(w) - 1), org_id(strchr(w, '=') + 1)};
    err = ad_seats_share(&s, lines, 200, &how);
    if (err) {
        kit_isf(row, row->field[5], "error %d", err);
        return;
    }
    snprintf(no, sizeof no, "%s %u %u", ad_seats_name(s.code), s.given, s.open);
    if (s.code == AD_SEATS_NEED_LOT)
        ADD(no, " line %u", s.row + 1);
    org_say_lot(no, &s.lot);
    kit_is(row, row->field[5], no);
    for (unsigned i = 0; i < how.association_count; i++)
        ADD(each, "%s%u", i ? " " : "", ad_seats_of(lines, s.lines, c[i].org));
    kit_is(row, row->field[6], each);
    no[0] = '\0';
    for (unsigned i = 0; i < s.lines; i++) {
        if (lines[i].seats && lines[i].who)
            ADD(names, "%s%u", names[0] ? " " : "", lines[i].who);
        else if (!lines[i].seats)
            say_refused(no, &lines[i]);
        kit_ok(row, lines[i].by[0] == AD_BTO_6_2 && lines[i].kind == rows[lines[i].row].kind);
        kit_ok(row, (lines[i].why <= AD_SEAT_DRAWN) == (lines[i].seats > 0));
    }
    kit_is(row, row->field[7], names);
    kit_is(row, row->field[8], no[0] ? no + 1 : no);
    kit_ok(row, s.lines == 0 || ad_seats_share(&s, lines, s.lines - 1, &how) == AD_EFULL);
}

static const struct kit_verb verbs[] = {
    {"dhondt", 6, dhondt}, {"prequal", 4, prequal}, {"field", 3, field}, {"seats", 9, seats}, {0},
};

/* BTO 6.2.4: the champion of the cup that the line names, and of no other. */
static void champion_of_which(struct kit_row *row)
{
    struct ad_claim claim = {.kind = AD_SEAT_CHAMPION, .who = 7};
    struct ad_seats_how how = {.claims = &claim, .claim_count = 1};
    struct ad_seat_line lines[20];
    struct ad_template t;
    struct ad_seats s;

    kit_ok(row, ad_template_find(&t, "nrw-em", 6) == 0);
    how.rows = t.seat;
    how.row_count = t.seats;
    kit_ok(row, ad_seats_share(&s, lines, 20, &how) == 0 && s.given == 1); /* not said: of it */
    claim.event = "nrw-pem";
    kit_ok(row, ad_seats_share(&s, lines, 20, &how) == 0 && s.given == 1);
    claim.event = "nrw-pmm";
    kit_ok(row, ad_seats_share(&s, lines, 20, &how) == 0 && s.given == 0);
}

static const struct kit_test tests[] = {
    {"seats: the champion of which event", champion_of_which},
    {"seats: quotients are fair", quotients_are_fair},
    {0},
};

const struct kit_suite suite_seats = {verbs, tests};
