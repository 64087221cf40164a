/*
 * tests/federation/verbs_points.c -- days, seasons and ages; the points of the order.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/date.h"
#include "adoube/err.h"
#include "adoube/order.h"
#include "federation/names.h"
#include "federation/date_inside.h"

/* ---- days ---- */

/* The day of a column; if it is none, the case fails. "-" is no day. */
static ad_date day(struct kit_row *row, unsigned field)
{
    ad_date d = AD_NO_DATE;

    if (strcmp(row->field[field], "-") != 0 &&
        ad_date_read(&d, row->field[field], row->len[field], NULL))
        kit_fail(row, "no date: %s", row->field[field]);
    return d;
}

/* "Sun 1987-10-04", or "-". */
static const char *shown(char out[32], ad_date d)
{
    char iso[AD_DATE_TEXT_MAX];

    if (ad_date_write(iso, sizeof iso, d) < 0)
        return strcpy(out, "-");
    snprintf(out, 32, "%.3s %s", ad_weekday_text(ad_date_weekday(d), AD_EN), iso);
    return out;
}

/* date | text | weekday and ISO | as Germans write it; or: date | text | error N | the reason */
static void date(struct kit_row *row)
{
    struct ad_date_fault fault;
    char text[32];
    ad_date d = 12345;

    if (ad_date_read(&d, row->field[0], row->len[0], &fault)) {
        kit_isf(row, row->field[1], "error %zu", fault.at);
        kit_is(row, row->field[2], ad_date_bad_text(fault.why, AD_EN));
        kit_ok(row, d == 12345 && ad_date_bad_text(fault.why, AD_DE)[0]);
        return;
    }
    kit_is(row, row->field[1], shown(text, d));
    kit_ok(row, fault.why == AD_DATE_FINE);
    kit_ok(row, ad_date_say(text, sizeof text, d, AD_DE) == (int)strlen(text));
    kit_is(row, row->field[2], text);
}

/* date-weekday | day | English | German */
static void weekday(struct kit_row *row)
{
    enum ad_weekday w = ad_date_weekday(day(row, 0));

    kit_is(row, row->field[1], ad_weekday_text(w, AD_EN));
    kit_is(row, row->field[2], ad_weekday_text(w, AD_DE));
}

/* date-deadline | from | days | off or on | last day */
static void deadline(struct kit_row *row)
{
    struct ad_calendar c = ad_calendar_usual;
    ad_date from = day(row, 0);
    int days = atoi(row->field[1]);
    char text[32];

    c.roll = strcmp(row->field[2], "on") == 0;
    kit_is(row, row->field[3], shown(text, ad_deadline(from, days, &c)));
    if (!c.roll)
        kit_is(row, row->field[3], shown(text, ad_deadline(from, days, NULL)));
}

/* date-in-time | from | days | done on | yes or no */
static void in_time(struct kit_row *row)
{
    ad_date last = ad_deadline(day(row, 0), atoi(row->field[1]), NULL);

    kit_is(row, row->field[3], day(row, 2) <= last ? "yes" : "no");
}

/* date-before | day | days | last day */
static void before(struct kit_row *row)
{
    char text[32];

    kit_is(row, row->field[2], shown(text, ad_deadline_before(day(row, 0), atoi(row->field[1]))));
}

/* ---- seasons and ages ---- */

/* date-season | day | label | first day | last day */
static void season(struct kit_row *row)
{
    char text[32];
    int s = ad_season_of(day(row, 0), NULL);

    kit_ok(row, ad_season_write(text, sizeof text, s) == (int)strlen(row->field[1]));
    kit_is(row, row->field[1], text);
    kit_is(row, row->field[2], shown(text, ad_season_first(s, NULL)));
    kit_is(row, row->field[3], shown(text, ad_season_last(s, NULL)));
}

/* date-season-from | first day as month.day | day | label | first day | last day */
static void season_from(struct kit_row *row)
{
    struct ad_calendar c = ad_calendar_usual;
    unsigned first_month = 0, first_day = 0;
    char text[32];
    int s;

    sscanf(row->field[0], "%u.%u", &first_month, &first_day);
    c.season_month = (uint8_t)first_month;
    c.season_day = (uint8_t)first_day;
    s = ad_season_of(day(row, 1), &c);
    kit_ok(row, ad_season_write(text, sizeof text, s) > 0);
    kit_is(row, row->field[2], text);
    kit_is(row, row->field[3], shown(text, ad_season_first(s, &c)));
    kit_is(row, row->field[4], shown(text, ad_season_last(s, &c)));
}

/* date-season-read | text | the year in which it starts, or error N | label, or the reason */
static void season_read(struct kit_row *row)
{
    struct ad_date_fault fault;
    char text[AD_SEASON_TEXT_MAX];
    int s = -7;

    if (ad_season_read(&s, row->field[0], row->len[0], &fault)) {
        kit_isf(row, row->field[1], "error %zu", fault.at);
        kit_is(row, row->field[2], ad_date_bad_text(fault.why, AD_EN));
        kit_ok(row, s == -7);
        return;
    }
    kit_isf(row, row->field[1], "%d", s);
    kit_ok(row, ad_season_write(text, sizeof text, s) == 7);
    kit_is(row, row->field[2], text);
}

/* date-years | born | day | completed years */
static void years(struct kit_row *row)
{
    kit_isf(row, row->field[2], "%d", ad_years(day(row, 0), day(row, 1)));
}

/* date-age | season | under | born | completed years on its first day | yes or no */
static void age(struct kit_row *row)
{
    int s = AD_NO_SEASON, n;

    kit_ok(row, ad_season_read(&s, row->field[0], row->len[0], NULL) == 0);
    n = ad_years(day(row, 2), ad_season_first(s, NULL));
    kit_isf(row, row->field[3], "%d", n);
    kit_is(row, row->field[4], n < atoi(row->field[1]) ? "yes" : "no");
}

/* Every day of the calendar, counted by one who adds a day at a time. */
static void every_day(struct kit_row *row)
{
    ad_date d = ad_date_make(1, 1, 1);
    int weekday_now = AD_MONDAY;

    for (int y = AD_YEAR_FIRST; y <= AD_YEAR_LAST; y++)
        for (int m = 1; m <= 12; m++)
            for (int n = 1; n <= ad_month_days(y, m); n++, d++) {
                struct ad_day split = ad_date_split(d);

                if (ad_date_make(y, m, n) != d || split.year != y || split.month != m ||
                    split.day != n || ad_date_weekday(d) != (enum ad_weekday)weekday_now) {
                    kit_fail(row, "%d-%d-%d", y, m, n);
                    return;
                }
                weekday_now = (weekday_now + 1) % 7;
            }
    kit_ok(row, ad_date_make(1970, 1, 1) == 0);
    kit_ok(row, d - 1 == ad_date_make(9999, 12, 31) && ad_date_split(d).year == 0);
    kit_ok(row, ad_date_add(d - 1, 1) == AD_NO_DATE && ad_date_add(d - 1, 0) == d - 1);
    kit_ok(row, ad_date_add(AD_NO_DATE, 1) == AD_NO_DATE);
    kit_ok(row, ad_date_add(0, INT32_MIN) == AD_NO_DATE);
    kit_ok(row, ad_deadline_before(0, INT32_MIN) == AD_NO_DATE);
    kit_ok(row, ad_date_roll(AD_NO_DATE) == AD_NO_DATE);
}

/* Written and read again, in both forms; no buffer is too short without being told. */
static void written_and_read(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    char text[AD_DATE_TEXT_MAX];

    for (unsigned i = 0; i < 20000; i++) {
        ad_date d = ad_date_make(1, 1, 1) + (ad_date)kit_below(&rng, 3652059), back = AD_NO_DATE;
        enum ad_language lang = kit_below(&rng, 2) ? AD_DE : AD_EN;
        int len = ad_date_say(text, sizeof text, d, lang);

        if (len < 8 || ad_date_read(&back, text, (size_t)len, NULL) || back != d)
            kit_fail(row, "%d as %s", d, text);
        if (ad_date_say(text, (size_t)len, d, lang) != AD_EFULL)
            kit_fail(row, "%d fits into %d bytes", d, len);
    }
    kit_ok(row, ad_date_write(text, sizeof text, AD_NO_DATE) == AD_EINVAL);
    kit_ok(row, ad_date_say(text, sizeof text, AD_NO_DATE, AD_DE) == AD_EINVAL);
    kit_ok(row, ad_season_write(text, 7, 1987) == AD_EFULL);
    kit_ok(row, ad_season_write(text, sizeof text, AD_NO_SEASON) == AD_EINVAL);
    kit_ok(row, ad_season_of(AD_NO_DATE, NULL) == AD_NO_SEASON);
    kit_ok(row, ad_season_first(AD_NO_SEASON, NULL) == AD_NO_DATE);
    kit_ok(row, ad_season_last(9999, NULL) == AD_NO_DATE);
}

/* Random days: the season holds the day, and a year of life has all its days. */
static void seasons_and_years(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);

    for (unsigned i = 0; i < 20000; i++) {
        ad_date d = ad_date_make(1600, 1, 1) + (ad_date)kit_below(&rng, 200000);
        ad_date born = d - (ad_date)kit_below(&rng, 40000);
        int s = ad_season_of(d, NULL), n = ad_years(born, d), then = ad_years(born, d + 1);
        struct ad_day b = ad_date_split(born), next = ad_date_split(d + 1);
        bool birthday = next.month == b.month && next.day == b.day;

        if (b.month == 2 && b.day == 29 && ad_month_days(next.year, 2) == 28)
            birthday = next.month == 3 && next.day == 1;
        if (ad_season_first(s, NULL) > d || ad_season_last(s, NULL) < d ||
            ad_season_last(s, NULL) + 1 != ad_season_first(s + 1, NULL))
            kit_fail(row, "season of %d", d);
        if (n < 0 || then - n != (birthday ? 1 : 0))
            kit_fail(row, "born %d on %d", born, d);
    }
    kit_ok(row, ad_years(1, 0) == -1 && ad_years(0, 0) == 0);
    kit_ok(row, ad_years(AD_NO_DATE, 0) == -1 && ad_years(0, AD_NO_DATE) == -1);
}

/* ---- points ---- */

static const char *point_text(char out[AD_POINT_TEXT_MAX], enum ad_point p)
{
    if (ad_point_write(out, AD_POINT_TEXT_MAX, p) < 0)
        strcpy(out, "-");
    return out;
}

/* point | text | as it is written, or - | mode | general or not | part of | top */
static void point(struct kit_row *row)
{
    enum ad_point p = ad_point_find(row->field[0], row->len[0]);
    char text[AD_POINT_TEXT_MAX];
    char mode[] = {ad_point_mode(p), '\0'};

    kit_is(row, row->field[1], point_text(text, p));
    if (p == AD_NO_POINT)
        return;
    kit_is(row, row->field[2], mode);
    kit_is(row, row->field[3], ad_point_general(p) ? "general" : "");
    kit_is(row, row->field[4], point_text(text, ad_point_parent(p)));
    kit_is(row, row->field[5], point_text(text, ad_point_top(p)));
}

/* An annex that is an edition of the Laws has every article of it, under the same number. */
static void annexes_are_laws(struct kit_row *row)
{
    for (unsigned i = 1; i < AD_POINTS; i++) {
        enum ad_point p = (enum ad_point)i;
        enum ad_edition e = ad_book_laws(ad_point_book(p));
        const char *number = ad_point_number(p);
        ad_article a = ad_article_find(e, number, strlen(number));

        kit_ok(row, (e == AD_NO_EDITION) == (a == AD_NO_ARTICLE));
        kit_ok(row, !a || ad_point_mode(p) == *ad_article_role(a));
        kit_ok(row, *ad_point_summary(p, AD_EN) && *ad_point_summary(p, AD_DE));
    }
}

/* point-book | book | how many | of mode D, R, I | the numbers of those that are no part of another */
static void points(struct kit_row *row)
{
    unsigned count = 0, modes[128] = {0};
    char tops[512] = "";

    for (unsigned i = 1; i < AD_POINTS; i++) {
        enum ad_point p = (enum ad_point)i;

        if (strcmp(ad_book_name(ad_point_book(p)), row->field[0]) != 0)
            continue;
        count++;
        modes[(unsigned char)ad_point_mode(p) & 127]++;
        if (ad_point_top(p) == p)
            sprintf(tops + strlen(tops), "%s%s", tops[0] ? " " : "", ad_point_number(p));
    }
    kit_isf(row, row->field[1], "%u", count);
    kit_isf(row, row->field[2], "%u %u %u", modes['D'], modes['R'], modes['I']);
    kit_is(row, row->field[3], tops);
}

/* point-parts | point | the numbers of its parts, in order */
static void parts(struct kit_row *row)
{
    enum ad_point whole = ad_point_find(row->field[0], row->len[0]);
    char numbers[512] = "";

    kit_ok(row, whole != AD_NO_POINT);
    for (unsigned i = 1; i < AD_POINTS; i++)
        if (ad_point_parent((enum ad_point)i) == whole)
            sprintf(numbers + strlen(numbers), "%s%s", numbers[0] ? " " : "",
                    ad_point_number((enum ad_point)i));
    kit_is(row, row->field[1], numbers);
}

/* point-general | book | the numbers of those that are no part, and general */
static void general(struct kit_row *row)
{
    char tops[512] = "";

    for (unsigned i = 1; i < AD_POINTS; i++) {
        enum ad_point p = (enum ad_point)i;

        if (strcmp(ad_book_name(ad_point_book(p)), row->field[0]) == 0 && ad_point_general(p) &&
            ad_point_top(p) == p)
            sprintf(tops + strlen(tops), "%s%s", tops[0] ? " " : "", ad_point_number(p));
    }
    kit_is(row, row->field[1], tops);
}

/* point-override | point | level | verdict | proposed or binding | what it rests on */
static void override(struct kit_row *row)
{
    enum ad_point p = ad_point_find(row->field[0], row->len[0]);
    enum ad_level level = ad_level_find(row->field[1], row->len[1]);
    struct ad_override o;
    char by[2][AD_POINT_TEXT_MAX];

    if (!kit_ok(row, p != AD_NO_POINT) || !kit_ok(row, level != AD_LEVELS))
        return;
    o = ad_point_override(p, level);
    kit_is(row, row->field[2], ad_override_name(o.code));
    kit_is(row, row->field[3], o.proposed ? "proposed" : "binding");
    point_text(by[0], o.by[0]);
    point_text(by[1], o.by[1]);
    if (o.by[1] == AD_NO_POINT)
        kit_is(row, row->field[4], by[0]);
    else
        kit_isf(row, row->field[4], "%s, %s", by[0], by[1]);
    kit_ok(row, ad_override_text(o.code, AD_DE)[0] && ad_override_text(o.code, AD_EN)[0]);
}

/* One sentence: a full stop at the end and nowhere else, a capital at its start, no two blanks. */
static bool sentence(const char *text)
{
    size_t len = strlen(text);

    return len > 5 && text[len - 1] == '.' && !strstr(text, "  ") && text[0] != ' ' &&
           !(text[0] >= 'a' && text[0] <= 'z');
}

static void every_point(struct kit_row *row)
{
    char text[AD_POINT_TEXT_MAX];

    for (unsigned i = 1; i < AD_POINTS; i++) {
        enum ad_point p = (enum ad_point)i;
        int len = ad_point_write(text, sizeof text, p);

        /* Found under its own name, so that no name is there twice. */
        if (len < 0 || ad_point_find(text, (size_t)len) != p)
            kit_fail(row, "point %u: %s", i, text);
        if (ad_point_write(text, (size_t)len, p) != AD_EFULL)
            kit_fail(row, "%s fits into %d bytes", text, len);
        if (!sentence(ad_point_summary(p, AD_EN)) || !sentence(ad_point_summary(p, AD_DE)))
            kit_fail(row, "%s: %s", text, ad_point_summary(p, AD_DE));
        if (!strcmp(ad_point_summary(p, AD_EN), ad_point_summary(p, AD_DE)))
            kit_fail(row, "%s: one text in two languages", text);
        if (!strchr("DRI", ad_point_mode(p)))
            kit_fail(row, "%s: mode %c", text, ad_point_mode(p));
        if (ad_point_general(p) != ad_point_general(ad_point_top(p)))
            kit_fail(row, "%s: not as its top", text);
    }
    kit_ok(row, ad_point_write(text, sizeof text, AD_NO_POINT) == AD_EINVAL);
    kit_ok(row, ad_point_mode(AD_NO_POINT) == '\0' && !ad_point_general(AD_NO_POINT));
    kit_ok(row, ad_point_book(AD_POINTS) == AD_BOOKS && ad_point_number(AD_POINTS)[0] == '\0');
    for (unsigned b = 0; b < AD_BOOKS; b++)
        kit_ok(row, ad_book_title((enum ad_book)b, AD_DE)[0] != '\0');
    for (unsigned l = 0; l < AD_LEVELS; l++) {
        const char *name = ad_level_name((enum ad_level)l);

        kit_ok(row, ad_level_find(name, strlen(name)) == (enum ad_level)l);
    }
    kit_ok(row, ad_level_find("Bezirk", 6) == AD_DISTRICT && ad_level_find("town", 4) == AD_LEVELS);
    kit_ok(row, ad_level_find("", 0) == AD_LEVELS);
}

static const struct kit_verb verbs[] = {
    {"date", 3, date},
    {"date-weekday", 3, weekday},
    {"date-deadline", 4, deadline},
    {"date-in-time", 4, in_time},
    {"date-before", 3, before},
    {"date-season", 4, season},
    {"date-season-from", 5, season_from},
    {"date-season-read", 3, season_read},
    {"date-years", 3, years},
    {"date-age", 5, age},
    {"point", 6, point},
    {"point-book", 4, points},
    {"point-parts", 2, parts},
    {"point-general", 2, general},
    {"point-override", 5, override},
    {0},
};

static const struct kit_test tests[] = {
    {"date: every day there is", every_day},
    {"date: what is written is read", written_and_read},
    {"date: seasons and years of life", seasons_and_years},
    {"points: every point there is", every_point},
    {"points: annexes that are Laws", annexes_are_laws},
    {0},
};

const struct kit_suite suite_points = {verbs, tests};
