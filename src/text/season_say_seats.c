/*
 * text/season_say_seats.c -- how the seats of a championship were shared out, as lines for people.
 */
#include "text/season_say.h"
#include "words/words.h"
#include "federation/names.h"

static const char *kind_text(uint8_t kind, enum ad_language lang)
{
    static const char *const kinds[][AD__TONGUES] = {{"", ""},
#define X(id, word) {AD__SAID(id)},
                                                     AD_SEAT_MAP(X)
#undef X
    };

    return kind < sizeof kinds / sizeof *kinds ? kinds[kind][ad__tongue(lang)] : "";
}

static void say_count(struct put *p, unsigned n, enum ad_language lang)
{
    put_number(p, n);
    ad__tell(p, n == 1 ? AD__TOLD_SEATS_SEAT : AD__TOLD_SEATS_SEATS, lang);
}

/* 1450 : 3 = 483.33, rounded to two decimals */
static void say_quotient(struct put *p, uint32_t votes, uint32_t divisor, enum ad_language lang)
{
    uint64_t hundredths = ((uint64_t)votes * 100 + divisor / 2) / divisor;

    put_number(p, votes);
    put_text(p, " : ");
    put_number(p, divisor);
    put_text(p, " = ");
    put_number(p, (int64_t)(hundredths / 100));
    put_char(p, lang == AD_DE ? ',' : '.');
    put_char(p, (char)('0' + hundredths / 10 % 10));
    put_char(p, (char)('0' + hundredths % 10));
}

static void say_who(struct put *p, const struct ad_season_script *r, const struct ad_seat_line *l)
{
    const struct ad__season *s = r->state;
    char name[48];

    if (l->org)
        put_text(p, ad__org_text(s, l->org, name));
    if (l->org && l->who)
        put_text(p, ", ");
    if (l->who)
        ad__tell_word(p, &s->claim_name[l->who - 1]);
    if (l->place) {
        put_text(p, l->org || l->who ? ", " : "");
        ad__tell(p, AD__TOLD_SEATS_PLACE, r->lang);
        put_number(p, l->place);
    }
}

static void say_why(struct put *p, const struct ad_season_script *r, const struct ad_seat_line *l)
{
    enum ad_seat_why why = (enum ad_seat_why)l->why;

    if (why > AD_SEAT_DRAWN) {
        ad__tell(p, AD__TOLD_SEATS_NOT, r->lang);
        put_text(p, ad_seat_why_text(why, r->lang));
        if (l->to != AD_SEAT_NOWHERE) {
            ad__tell(p, AD__TOLD_SEATS_FALLS, r->lang);
            put_number(p, l->to + 1);
        }
        return;
    }
    say_count(p, l->seats, r->lang);
    if (l->divisor) {
        put_text(p, ", ");
        say_quotient(p, l->votes, l->divisor, r->lang);
    } else if (l->votes) {
        put_text(p, ", ");
        put_number(p, l->votes);
    }
    if (why == AD_SEAT_DRAWN) {
        put_text(p, ", ");
        put_text(p, ad_seat_why_text(why, r->lang));
    }
}

static void say_line(struct put *p, const struct ad_season_script *r, const struct ad_seat_line *l)
{
    enum { KIND = 34, WHO = 16 };
    enum ad_point by[AD_TEMPLATE_BY];
    size_t from = p->len;

    put_text(p, "  ");
    put_number(p, l->row + 1);
    put_text(p, ". ");
    put_text(p, kind_text(l->kind, r->lang));
    ad__tell_pad(p, from, KIND);
    put_char(p, ' ');
    from = p->len;
    say_who(p, r, l);
    ad__tell_pad(p, from, WHO);
    put_char(p, ' ');
    say_why(p, r, l);
    for (unsigned k = 0; k < AD_TEMPLATE_BY; k++)
        by[k] = (enum ad_point)l->by[k];
    ad__tell_points(p, by, AD_TEMPLATE_BY);
    put_char(p, '\n');
}

static void say_total(struct put *p, const struct ad_season_script *r, const struct ad_seats *seats,
                      const struct ad_seat_line *lines)
{
    const struct ad__season *s = r->state;
    unsigned sum = 0;

    ad__tell(p, AD__TOLD_SEATS_TOTAL, r->lang);
    for (unsigned i = 0; i < s->year.orgs; i++) {
        unsigned n = ad_seats_of(lines, seats->lines, s->org[i].org.id);
        size_t from = p->len;
        if (s->org[i].org.level != AD_ASSOCIATION && n == 0) /* districts that send somebody */
            continue;
        put_text(p, "  ");
        ad__tell_word(p, &s->org[i].name);
        ad__tell_pad(p, from, 16);
        put_char(p, ' ');
        put_number(p, n);
        put_char(p, '\n');
        sum += n;
    }
    put_text(p, "  ");
    ad__tell(p, AD__TOLD_SEATS_NAMED, r->lang);
    put_text(p, ": ");
    put_number(p, seats->given > sum ? seats->given - sum : 0);
    put_char(p, '\n');
}

static void say_lot(struct put *p, const struct ad_season_script *r, const struct ad_seats *seats)
{
    char name[48];

    if (seats->code != AD_SEATS_NEED_LOT)
        return;
    ad__tell(p, AD__TOLD_SEATS_LOT, r->lang);
    say_count(p, seats->lot.places, r->lang);
    ad__tell(p, AD__TOLD_SEATS_OF_LINE, r->lang);
    put_number(p, seats->row + 1);
    ad__tell(p, AD__TOLD_SEATS_AMONG, r->lang);
    for (unsigned i = 0; i < seats->lot.count; i++) {
        put_text(p, i ? ", " : "");
        put_text(p, ad__org_text(r->state, seats->lot.who[i], name));
    }
    ad__tell(p, AD__TOLD_SEATS_RECORD, r->lang);
    put_number(p, seats->row + 1);
    put_char(p, '\n');
}

void ad__tell_seats(struct ad_season_script *r, const struct ad_seats_how *how,
                    const struct ad_seats *seats, const struct ad_seat_line *lines)
{
    struct put *p = ad__answer_block(r);

    ad__tell(p, AD__TOLD_SEATS_HEAD, r->lang);
    for (unsigned i = 0; i < seats->lines; i++)
        say_line(p, r, &lines[i]);
    say_total(p, r, seats, lines);
    ad__tell(p, AD__TOLD_SEATS_GIVEN, r->lang);
    put_number(p, seats->given);
    if (how->field) {
        ad__tell(p, AD__TOLD_SEATS_OF, r->lang);
        put_number(p, how->field);
        ad__tell(p, AD__TOLD_SEATS_OPEN, r->lang);
        put_number(p, seats->open);
    }
    if (seats->code != AD_SEATS_DONE || !seats->open) {
        put_text(p, "; ");
        put_text(p, ad_seats_text(seats->code, r->lang));
    }
    put_char(p, '\n');
    say_lot(p, r, seats);
    if (seats->proposed)
        ad__tell(p, AD__TOLD_SEATS_CONFIRM, r->lang);
}

void ad__tell_field(struct ad_season_script *r, enum ad_seat_field field,
                    const struct ad_template_line *line)
{
    struct put *p = ad__answer_block(r);
    enum ad_point by[AD_TEMPLATE_BY];

    put_text(p, ad_seat_field_text(field, r->lang));
    for (unsigned k = 0; k < AD_TEMPLATE_BY; k++)
        by[k] = (enum ad_point)line->by[k];
    ad__tell_points(p, by, AD_TEMPLATE_BY);
    put_char(p, '\n');
}
