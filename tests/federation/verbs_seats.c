/*
 * tests/federation/verbs_seats.c -- organisations, quotients, prequalifications, seats.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/seats.h"

enum { MOST = 64 };

/* Write after what is there. */
#define ADD(out, ...) snprintf((out) + strlen(out), sizeof(out) - strlen(out), __VA_ARGS__)

static ad_date day(const char *text)
{
    ad_date d = AD_NO_DATE;

    if (strcmp(text, "-") != 0)
        ad_date_read(&d, text, strlen(text), NULL);
    return d;
}

/* The next word of *at, cut at blanks, or false. */
static bool word(char out[64], const char **at)
{
    unsigned n = 0;

    while (**at == ' ')
        ++*at;
    while (**at && **at != ' ' && n < 63)
        out[n++] = *(*at)++;
    out[n] = '\0';
    return n > 0;
}

/* "V1" or "D3" or "7": a number that is unlike for unlike letters */
static uint32_t id_of(const char *text)
{
    return text[0] == 'V'   ? 1000 + (uint32_t)atoi(text + 1)
           : text[0] == 'D' ? 2000 + (uint32_t)atoi(text + 1)
                            : (uint32_t)atoi(text);
}

/* ---- organisations ---- */

/* "1:federation:0:-:- 11:association:1:1980-01-01:-", ! behind it: not recognised */
static unsigned read_orgs(struct ad_org *out, const char *text)
{
    char w[64], level[16], from[16], to[16];
    unsigned n = 0, id, parent;

    for (; word(w, &text) && n < MOST; n++) {
        size_t len = strlen(w);
        bool no = w[len - 1] == '!';

        w[len - no] = '\0';
        if (sscanf(w, "%u:%15[a-z]:%u:%15[^:]:%15s", &id, level, &parent, from, to) != 5)
            return 0;
        out[n] = (struct ad_org){id,  parent,    (uint8_t)ad_level_find(level, strlen(level)),
                                 !no, day(from), day(to)};
    }
    return n;
}

/* org | rows | what is wrong | in which row, from 1 | point */
static void org(struct kit_row *row)
{
    static const char *const names[] = {
#define X(name, en, de) #name,
        AD_ORG_BAD_MAP(X)
#undef X
    };
    struct ad_org orgs[MOST];
    unsigned n = read_orgs(orgs, row->field[0]);
    struct ad_org_fault f = ad_org_check(orgs, n);
    char point[AD_POINT_TEXT_MAX] = "";

    kit_ok(row, n > 0);
    kit_is(row, row->field[1], names[f.why] + strlen("AD_ORG_"));
    if (f.why)
        kit_isf(row, row->field[2], "%u", f.at + 1);
    if (f.by)
        ad_point_write(point, sizeof point, f.by);
    kit_is(row, row->field[3], point);
    kit_ok(row, strcmp(ad_org_bad_text(f.why, AD_EN), ad_org_bad_text(f.why, AD_DE)) != 0);
}

/* org-above | rows | organisation | level | day | the one above, 0 none */
static void org_above(struct kit_row *row)
{
    struct ad_org orgs[MOST];
    unsigned n = read_orgs(orgs, row->field[0]);
    enum ad_level level = ad_level_find(row->field[2], row->len[2]);

    kit_isf(row, row->field[4], "%u",
            ad_org_above(orgs, n, id_of(row->field[1]), level, day(row->field[3])));
}

/* org-play | rows | bans: org from to | organisation | day | verdict */
static void org_play(struct kit_row *row)
{
    struct ad_org orgs[MOST];
    struct ad_org_ban ban = {0};
    char from[16], to[16];
    unsigned n = read_orgs(orgs, row->field[0]);
    unsigned bans = sscanf(row->field[1], "%u %15s %15s", &ban.org, from, to) == 3;
    struct ad_org_play p;

    if (bans) {
        ban.from = day(from);
        ban.to = day(to);
    }
    p = ad_org_may_play(orgs, n, &ban, bans, id_of(row->field[2]), day(row->field[3]));
    kit_is(row, row->field[4], ad_org_play_name(p.code));
    kit_ok(row, p.by == AD_BTO_3_5 && p.org == id_of(row->field[2]));
    kit_ok(row, strcmp(ad_org_play_text(p.code, AD_EN), ad_org_play_text(p.code, AD_DE)) != 0);
}

/* count-day | season | reference day */
static void count_day(struct kit_row *row)
{
    char text[AD_DATE_TEXT_MAX];
    int season = 0;

    kit_ok(row, ad_season_read(&season, row->field[0], row->len[0], NULL) == 0);
    kit_ok(row, ad_date_write(text, sizeof text, ad_count_day(season, NULL)) > 0);
    kit_is(row, row->field[1], text);
}

/* count-of | reports: V1:1987-01-01:members … | org | day | members, or - */
static void count_of(struct kit_row *row)
{
    struct ad_member_count c[MOST];
    const struct ad_member_count *got;
    const char *at = row->field[0];
    char w[64];
    unsigned n = 0;

    for (; word(w, &at) && n < MOST; n++) {
        char *colon = strrchr(w, ':');

        c[n].members = (uint32_t)atoi(colon + 1);
        *colon = '\0';
        c[n].on = day(strchr(w, ':') + 1);
        c[n].org = id_of(w);
    }
    got = ad_count_of(c, n, id_of(row->field[1]), day(row->field[2]));
    kit_isf(row, row->field[3], got ? "%u" : "-", got ? got->members : 0);
}

/* "nrw": the six of the examples; else numbers, all three figures alike. V1, V2 … */
static unsigned read_counts(struct ad_member_count *out, const char *text)
{
    static const struct ad_member_count nrw[] = {
        {1001, 0, 6200, 1900, 190}, {1002, 0, 5400, 1450, 145}, {1003, 0, 4100, 1200, 120},
        {1004, 0, 3300, 980, 98},   {1005, 0, 2500, 610, 61},   {1006, 0, 1500, 360, 36},
    };
    unsigned n = 0;
    char w[64];

    if (strcmp(text, "nrw") == 0) {
        memcpy(out, nrw, sizeof nrw);
        return 6;
    }
    for (; word(w, &text) && n < MOST; n++) {
        uint32_t f = (uint32_t)atoi(w);

        out[n] = (struct ad_member_count){1001 + n, 0, f, f, f};
    }
    return n;
}

static enum ad_figure figure(const char *text)
{
    return strcmp(text, "youths") == 0  ? AD_FIGURE_YOUTHS
           : strcmp(text, "girls") == 0 ? AD_FIGURE_GIRLS
                                        : AD_FIGURE_MEMBERS;
}

static unsigned read_ids(uint32_t *out, const char *text)
{
    char w[64];
    unsigned n = 0;

    while (word(w, &text) && n < MOST)
        out[n++] = id_of(w);
    return n;
}

static void say_lot(char out[1024], const struct ad_org_lot *lot)
{
    if (!lot->count)
        return;
    snprintf(out + strlen(out), 1024 - strlen(out), " lot %u:", lot->places);
    for (unsigned i = 0; i < lot->count; i++)
        snprintf(out + strlen(out), 1024 - strlen(out), " V%u", lot->who[i] - 1000);
}

/* strongest | numbers | how many | lots | who, and "lot n: candidates" */
static void strongest(struct kit_row *row)
{
    struct ad_member_count c[MOST];
    uint32_t lots[MOST];
    struct ad_strongest s;
    char text[1024] = "";
    unsigned n = read_counts(c, row->field[0]), drawn = read_ids(lots, row->field[2]);
    int err = ad_strongest(&s, c, n, AD_FIGURE_MEMBERS, (unsigned)atoi(row->field[1]), lots, drawn);

    if (err) {
        kit_isf(row, row->field[3], "error %d", err);
        return;
    }
    for (unsigned i = 0; i < s.count; i++)
        ADD(text, "%sV%u", i ? " " : "", s.who[i] - 1000);
    say_lot(text, &s.lot);
    kit_is(row, row->field[3], text[0] == ' ' ? text + 1 : text);
}

/* ---- quotients ---- */

/* dhondt | numbers | seats | base seats, or empty | lots | seats of each, and the lot | last: V1 1900/4 */
static void dhondt(struct kit_row *row)
{
    struct ad_member_count c[MOST];
    uint32_t lots[MOST], base32[MOST];
    uint16_t base[MOST];
    struct ad_dhondt_seat seat[512];
    struct ad_org_lot lot;
    char text[1024] = "";
    struct ad_dhondt d = {.orgs = c,
                          .count = read_counts(c, row->field[0]),
                          .by = AD_FIGURE_YOUTHS,
                          .seats = (unsigned)atoi(row->field[1]),
                          .lots = lots,
                          .lot_count = read_ids(lots, row->field[3])};
    int got;

    for (unsigned i = 0, n = read_ids(base32, row->field[2]); i < n; i++) {
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
    say_lot(text, &lot);
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

    while (word(w, &at)) {
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

    for (; word(w, &text) && n < AD_TEMPLATE_SEATS; n++) {
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

    for (; word(w, &text) && n < MOST; n++) {
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
            c->org = id_of(mark + 1);
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
    struct ad_member_count c[MOST];
    struct ad_claim claims[MOST];
    struct ad_seat_lot lots[MOST];
    struct ad_seat_line lines[200];
    struct ad_seats s;
    char names[1024] = "", no[1024] = "", each[1024] = "", w[64];
    const char *at = row->field[4];
    struct ad_seats_how how = {.rows = rows, .associations = c, .claims = claims, .lots = lots};
    int err;

    how.row_count = read_rows(rows, row->field[0]);
    kit_ok(row, read_field(&how, row->field[1]) == AD_SEAT_FIELD_FINE);
    how.association_count = read_counts(c, row->field[2]);
    how.claim_count = read_claims(claims, row->field[3]);
    how.districts = districts;
    how.district_count = 9;
    how.year = 1988;
    how.promoted = 3;
    for (; word(w, &at); how.lot_count++)
        lots[how.lot_count] =
            (struct ad_seat_lot){(uint8_t)(atoi(w) - 1), id_of(strchr(w, '=') + 1)};
    err = ad_seats_share(&s, lines, 200, &how);
    if (err) {
        kit_isf(row, row->field[5], "error %d", err);
        return;
    }
    snprintf(no, sizeof no, "%s %u %u", ad_seats_name(s.code), s.given, s.open);
    if (s.code == AD_SEATS_NEED_LOT)
        ADD(no, " line %u", s.row + 1);
    say_lot(no, &s.lot);
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
    {"org", 4, org},
    {"org-above", 5, org_above},
    {"org-play", 5, org_play},
    {"count-day", 2, count_day},
    {"count-of", 4, count_of},
    {"strongest", 4, strongest},
    {"dhondt", 6, dhondt},
    {"prequal", 4, prequal},
    {"field", 3, field},
    {"seats", 9, seats},
    {0},
};

static const struct kit_test tests[] = {
    {"seats: quotients are fair", quotients_are_fair},
    {0},
};

const struct kit_suite suite_seats = {verbs, tests};
