/*
 * wire/value_order.c -- what rulings rest on and seasons are made of, both ways: days, points of
 * the order, articles of the Laws, results of boards, line-ups.
 */
#include <string.h>

#include "adoube/date.h"
#include "adoube/order.h"
#include "wire/field.h"

/* ---- days ---- */

bool wire_take_date(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                    char *member)
{
    char again[AD_DATE_TEXT_MAX];
    ad_date day = AD_NO_DATE;
    const char *text;
    size_t len;

    (void)x;
    if (!json_is_null(value)) {
        if (!wire_take_string(in, value, &text, &len))
            return false;
        /* written back: other ways to write a day are for people */
        if (ad_date_read(&day, text, len, NULL) < 0 ||
            ad_date_write(again, sizeof again, day) < 0 || strcmp(again, text) != 0)
            return wire_refuse(in, WIRE_NO_DAY);
    }
    wire_set(member, f->size, day);
    return true;
}

void wire_put_date(struct wire_out *out, const struct wire_field *f, const char *x,
                   const char *member)
{
    ad_date day = (ad_date)wire_get(member, f->size, true);
    char text[AD_DATE_TEXT_MAX];

    (void)x;
    if (day == AD_NO_DATE)
        wire_put(out, "null");
    else if (ad_date_split(day).day == 0 || ad_date_write(text, sizeof text, day) < 0)
        out->invalid = true;
    else
        wire_put_word(out, text);
}

/* ---- points ---- */

/* The number exactly as the book writes it. */
bool wire_take_point(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                     char *member)
{
    char again[AD_POINT_TEXT_MAX];
    const char *text;
    size_t len;

    (void)x;
    if (!wire_take_string(in, value, &text, &len))
        return false;
    enum ad_point point = ad_point_find(text, len);
    if (point == AD_NO_POINT || ad_point_write(again, sizeof again, point) < 0 ||
        strcmp(again, text) != 0)
        return wire_refuse(in, WIRE_NO_ORDER_POINT);
    wire_set(member, f->size, (int64_t)point);
    return true;
}

void wire_put_point(struct wire_out *out, const struct wire_field *f, const char *x,
                    const char *member)
{
    char text[AD_POINT_TEXT_MAX];
    int64_t point = wire_get(member, f->size, false);

    (void)x;
    if (point >= AD_POINTS || ad_point_write(text, sizeof text, (enum ad_point)point) < 0)
        out->invalid = true;
    else
        wire_put_word(out, text);
}

/* ---- articles ---- */

/* "fide-2017 7.5.3", the number exactly as the edition writes it. */
static ad_article find_article(const char *text)
{
    const char *blank = strchr(text, ' ');

    if (!blank)
        return AD_NO_ARTICLE;
    enum ad_edition edition = ad_edition_find(text, (size_t)(blank - text));
    if (edition == AD_NO_EDITION)
        return AD_NO_ARTICLE;
    ad_article a = ad_article_find(edition, blank + 1, strlen(blank + 1));
    return strcmp(ad_article_number(a), blank + 1) == 0 ? a : AD_NO_ARTICLE;
}

bool wire_take_article(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                       char *member)
{
    const char *text;
    size_t len;

    (void)f;
    (void)x;
    if (!wire_take_string(in, value, &text, &len))
        return false;
    ad_article a = find_article(text);
    memcpy(member, &a, sizeof a);
    return a != AD_NO_ARTICLE ? true : wire_refuse(in, WIRE_NO_ARTICLE);
}

void wire_put_article(struct wire_out *out, const struct wire_field *f, const char *x,
                      const char *member)
{
    ad_article a;

    (void)f;
    (void)x;
    memcpy(&a, member, sizeof a);
    wire_put(out, "\"");
    wire_put(out, ad_edition_name(ad_article_edition(a)));
    wire_put(out, " ");
    wire_put(out, ad_article_number(a));
    wire_put(out, "\"");
    out->invalid |= *ad_article_number(a) == '\0';
}

bool wire_take_cites(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                     char *member)
{
    struct ad_cites *cites = (struct ad_cites *)(void *)member;

    if (!wire_take_list(in, value, 0, AD_CITES_MAX))
        return false;
    for (size_t i = 0; i < json_array_size(value); i++) {
        size_t here = wire_push_index(in, i);
        if (!wire_take_article(in, f, json_array_get(value, i), x, (char *)&cites->article[i]))
            return false;
        wire_pop(in, here);
    }
    cites->count = (uint8_t)json_array_size(value);
    return true;
}

void wire_put_cites(struct wire_out *out, const struct wire_field *f, const char *x,
                    const char *member)
{
    const struct ad_cites *cites = (const struct ad_cites *)(const void *)member;

    if (cites->count > AD_CITES_MAX) {
        out->invalid = true;
        return;
    }
    for (unsigned i = cites->count; i < AD_CITES_MAX; i++)
        out->invalid |= cites->article[i] != AD_NO_ARTICLE;
    wire_put(out, "[");
    for (unsigned i = 0; i < cites->count; i++) {
        wire_put(out, i ? "," : "");
        wire_put_article(out, f, x, (const char *)&cites->article[i]);
    }
    wire_put(out, "]");
}

/* ---- boards ---- */

/* The letters of tournament.h. */
static bool is_result(char c)
{
    return c != '\0' && strchr("1=0+-WDL?UFHZ", c);
}

bool wire_take_board(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                     char *member)
{
    const char *text;
    size_t len;

    (void)f;
    (void)x;
    if (!wire_take_string(in, value, &text, &len))
        return false;
    if (len != 0 && (len != 2 || !is_result(text[0]) || !is_result(text[1])))
        return wire_refuse(in, WIRE_NO_RESULT);
    memset(member, 0, 2);
    memcpy(member, text, len);
    return true;
}

void wire_put_board(struct wire_out *out, const struct wire_field *f, const char *x,
                    const char *member)
{
    bool none = member[0] == '\0' && member[1] == '\0';

    (void)f;
    (void)x;
    out->invalid |= !none && !(is_result(member[0]) && is_result(member[1]));
    wire_put(out, "\"");
    wire_put_bytes(out, member, none ? 0 : 2);
    wire_put(out, "\"");
}

/* ---- line-ups ---- */

enum { LINEUP_TEXT_MAX = 16 * AD_LINEUP_BOARDS_MAX };

/* Seat by seat: that a player sits twice is for the order to say, not for a reader. */
static bool read_seats(struct ad_lineup *out, const char *text, size_t len)
{
    struct ad_lineup one;

    memset(out, 0, sizeof *out);
    for (size_t at = 0; at < len; out->boards++) {
        const char *blank = memchr(text + at, ' ', len - at);
        size_t end = blank ? (size_t)(blank - text) : len;
        struct ad_lineup_seat *seat = &out->seats[out->boards];

        if (out->boards == AD_LINEUP_BOARDS_MAX ||
            ad_lineup_read(&one, text + at, end - at, NULL) < 0 || one.boards != 1)
            return false;
        seat->kind = one.seats[0].kind;
        seat->rank = one.seats[0].rank;
        at = end + 1;
    }
    return true;
}

static int write_seats(char *text, size_t cap, const struct ad_lineup *l)
{
    text[0] = '\0';
    if (l->boards > AD_LINEUP_BOARDS_MAX)
        return -1;
    return l->boards ? ad_lineup_write(text, cap, l) : 0;
}

bool wire_take_lineup(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                      char *member)
{
    struct ad_lineup *lineup = (struct ad_lineup *)(void *)member;
    char again[LINEUP_TEXT_MAX];
    const char *text;
    size_t len;

    (void)f;
    (void)x;
    if (!wire_take_string(in, value, &text, &len))
        return false;
    if (!read_seats(lineup, text, len) || write_seats(again, sizeof again, lineup) < 0 ||
        strcmp(again, text) != 0)
        return wire_refuse(in, WIRE_NO_LINEUP);
    return true;
}

/* What a reader would not make again is our caller's mistake. */
void wire_put_lineup(struct wire_out *out, const struct wire_field *f, const char *x,
                     const char *member)
{
    const struct ad_lineup *lineup = (const struct ad_lineup *)(const void *)member;
    struct ad_lineup again;
    char text[LINEUP_TEXT_MAX];
    int len = write_seats(text, sizeof text, lineup);

    (void)f;
    (void)x;
    if (len < 0 || !read_seats(&again, text, (size_t)len) || again.boards != lineup->boards) {
        out->invalid = true;
        return;
    }
    for (unsigned i = 0; i < AD_LINEUP_BOARDS_MAX; i++)
        out->invalid |= again.seats[i].kind != lineup->seats[i].kind ||
                        again.seats[i].rank != lineup->seats[i].rank;
    wire_put_string(out, text, (size_t)len);
}
