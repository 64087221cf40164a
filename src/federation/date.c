/*
 * federation/date.c -- calendar days, seasons, deadlines and ages.
 *
 * A year is taken to begin in March: the leap day is then its last, and the days before a month
 * follow one line, (153 m + 2) / 5 for the m-th month after March. 400 years have 146097 days.
 */
#include "adoube/date.h"

#include <string.h>

#include "adoube/err.h"
#include "core/assert.h"
#include "federation/word.h"
#include "federation/names.h"
#include "federation/date_inside.h"

enum { DAYS_400 = 146097, DAYS_100 = 36524, DAYS_4 = 1461, DAYS_1 = 365 };
enum { TO_1970 = 719468 };                /* from 1 March of the year 0 */
enum { FIRST = -719162, LAST = 2932896 }; /* 0001-01-01 and 9999-12-31  */

const struct ad_calendar ad_calendar_usual = {.season_month = 9, .season_day = 1, .roll = false};

static bool is_leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

int ad_month_days(int year, int month)
{
    static const uint8_t days[] = {0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    if (month < 1 || month > 12)
        return 0;
    return days[month] + (month == 2 && is_leap(year));
}

static bool is_day(ad_date d)
{
    return d >= FIRST && d <= LAST;
}

ad_date ad_date_make(int year, int month, int day)
{
    int32_t y, m;

    if (year < AD_YEAR_FIRST || year > AD_YEAR_LAST || day < 1 || day > ad_month_days(year, month))
        return AD_NO_DATE;
    y = month > 2 ? year : year - 1; /* the year that began in March */
    m = (month + 9) % 12;
    return DAYS_1 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 1 - TO_1970;
}

struct ad_day ad_date_split(ad_date d)
{
    int32_t n, y, m, left;

    if (!is_day(d))
        return (struct ad_day){0, 0, 0};
    n = d + TO_1970;
    y = n / DAYS_400 * 400;
    n %= DAYS_400;
    /* The last hundred, and the last year of four, are a day longer than the others. */
    left = n / DAYS_100 < 4 ? n / DAYS_100 : 3;
    y += left * 100;
    n -= left * DAYS_100;
    y += n / DAYS_4 * 4;
    n %= DAYS_4;
    left = n / DAYS_1 < 4 ? n / DAYS_1 : 3;
    y += left;
    n -= left * DAYS_1;
    m = (5 * n + 2) / 153;
    return (struct ad_day){(int16_t)(m < 10 ? y : y + 1), (uint8_t)(m < 10 ? m + 3 : m - 9),
                           (uint8_t)(n - (153 * m + 2) / 5 + 1)};
}

static ad_date add(ad_date d, int64_t days)
{
    int64_t sum = d + days;

    return is_day(d) && sum >= FIRST && sum <= LAST ? (ad_date)sum : AD_NO_DATE;
}

ad_date ad_date_add(ad_date d, int32_t days)
{
    return add(d, days);
}

enum ad_weekday ad_date_weekday(ad_date d)
{
    AD_ASSERT(is_day(d));
    /* 0001-01-01 is a Monday. */
    return (enum ad_weekday)((d - FIRST) % 7);
}

AD__TEXTS(ad_weekday_text, enum ad_weekday, AD_WEEKDAY_MAP)

AD__TEXTS(ad_date_bad_text, enum ad_date_bad, AD_DATE_BAD_MAP)

/* ---- text ---- */

struct reader {
    const char *text;
    size_t len, at;
    struct ad_date_fault fault; /* the first one */
};

static void wrong(struct reader *r, enum ad_date_bad why, size_t at)
{
    if (r->fault.why == AD_DATE_FINE)
        r->fault = (struct ad_date_fault){why, at};
}

/* The number that stands here, up to four digits of it, and in *digits how many they are. */
static int number(struct reader *r, size_t *digits)
{
    size_t start = r->at;
    int n = 0;

    while (r->at < r->len && r->at - start < 4 && r->text[r->at] >= '0' && r->text[r->at] <= '9')
        n = n * 10 + (r->text[r->at++] - '0');
    *digits = r->at - start;
    return n;
}

static void mark(struct reader *r, char c, enum ad_date_bad why)
{
    if (r->at < r->len && r->text[r->at] == c)
        r->at++;
    else
        wrong(r, why, r->at);
}

/* A day or a month: one or two digits, or exactly two. */
static int small_number(struct reader *r, size_t least)
{
    size_t at = r->at, digits;
    int n = number(r, &digits);

    if (digits < least || digits > 2)
        wrong(r, AD_DATE_FORM, at);
    return n;
}

static int month(struct reader *r, size_t least)
{
    size_t at = r->at;
    int n = small_number(r, least);

    if (n < 1 || n > 12)
        wrong(r, AD_DATE_MONTH, at);
    return n;
}

/* Four digits: 87 could be of any century. */
static int year(struct reader *r)
{
    size_t at = r->at, digits;
    int n = number(r, &digits);

    if (digits != 4 || n < AD_YEAR_FIRST)
        wrong(r, AD_DATE_YEAR, at);
    return n;
}

static int finish(struct reader *r, struct ad_date_fault *fault)
{
    if (r->at < r->len)
        wrong(r, AD_DATE_MORE, r->at);
    if (fault)
        *fault = r->fault;
    return r->fault.why == AD_DATE_FINE ? 0 : AD_EPARSE;
}

struct found {
    int year, month, day;
    size_t day_at;
};

static void iso_date(struct found *out, struct reader *r)
{
    out->year = year(r);
    mark(r, '-', AD_DATE_FORM);
    out->month = month(r, 2);
    mark(r, '-', AD_DATE_FORM);
    out->day_at = r->at;
    out->day = small_number(r, 2);
}

static void german_date(struct found *out, struct reader *r)
{
    out->day_at = r->at;
    out->day = small_number(r, 1);
    mark(r, '.', AD_DATE_FORM);
    out->month = month(r, 1);
    mark(r, '.', AD_DATE_FORM);
    out->year = year(r);
}

int ad_date_read(ad_date *out, const char *text, size_t len, struct ad_date_fault *fault)
{
    struct reader r = {.text = text, .len = len};
    struct found f;
    int err;

    if (len == 0)
        wrong(&r, AD_DATE_EMPTY, 0);
    if (len > 0 && memchr(text, '-', len))
        iso_date(&f, &r);
    else
        german_date(&f, &r);
    if (f.day < 1 || f.day > ad_month_days(f.year, f.month))
        wrong(&r, AD_DATE_DAY, f.day_at);
    err = finish(&r, fault);
    if (!err)
        *out = ad_date_make(f.year, f.month, f.day);
    return err;
}

/* `width` digits of n, from the right; what is before them must be 0. */
static void put_digits(char *out, int n, size_t width)
{
    while (width--) {
        out[width] = (char)('0' + n % 10);
        n /= 10;
    }
}

static int put(char *out, size_t cap, const char *text, size_t len)
{
    if (len >= cap)
        return AD_EFULL;
    memcpy(out, text, len);
    out[len] = '\0';
    return (int)len;
}

int ad_date_write(char *out, size_t cap, ad_date d)
{
    struct ad_day day = ad_date_split(d);
    char text[] = "0000-00-00";

    if (!is_day(d))
        return AD_EINVAL;
    put_digits(text, day.year, 4);
    put_digits(text + 5, day.month, 2);
    put_digits(text + 8, day.day, 2);
    return put(out, cap, text, sizeof text - 1);
}

int ad_date_say(char *out, size_t cap, ad_date d, enum ad_language lang)
{
    struct ad_day day = ad_date_split(d);
    char text[AD_DATE_TEXT_MAX];
    size_t len = 0, width;

    if (lang != AD_DE || !is_day(d))
        return ad_date_write(out, cap, d);
    width = day.day < 10 ? 1 : 2;
    put_digits(text, day.day, width);
    len += width;
    text[len++] = '.';
    width = day.month < 10 ? 1 : 2;
    put_digits(text + len, day.month, width);
    len += width;
    text[len++] = '.';
    put_digits(text + len, day.year, 4);
    return put(out, cap, text, len + 4);
}

/* ---- deadlines ---- */

/* Easter Sunday by the Gregorian reckoning: the moon of the year's golden number, put right for
 * the centuries, then the Sunday after it. */
static ad_date easter(int year)
{
    int century = year / 100;
    int moon =
        (year % 19 * 19 + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30;
    int sunday = (32 + 2 * (century % 4) + 2 * (year % 100 / 4) - moon - year % 100 % 4) % 7;
    int late = moon + sunday - 7 * ((year % 19 + 11 * moon + 22 * sunday) / 451) + 114;

    return ad_date_make(year, late / 31, late % 31 + 1);
}

/* By the law of North Rhine-Westphalia in that year. Sundays are not asked. */
static bool is_holiday(ad_date d)
{
    static const struct {
        uint8_t month, day;
        int16_t first, last;
    } fixed[] = {
        {1, 1, AD_YEAR_FIRST, AD_YEAR_LAST},
        {5, 1, AD_YEAR_FIRST, AD_YEAR_LAST},
        {6, 17, 1954, 1990},
        {10, 3, 1990, AD_YEAR_LAST},
        {10, 31, 2017, 2017},
        {11, 1, AD_YEAR_FIRST, AD_YEAR_LAST},
        {12, 25, AD_YEAR_FIRST, AD_YEAR_LAST},
        {12, 26, AD_YEAR_FIRST, AD_YEAR_LAST},
    };
    /* Good Friday, Easter Monday, Ascension Day, Whit Monday, Corpus Christi. */
    static const int8_t after_easter[] = {-2, 1, 39, 50, 60};
    struct ad_day day = ad_date_split(d);

    for (size_t i = 0; i < sizeof fixed / sizeof fixed[0]; i++)
        if (day.month == fixed[i].month && day.day == fixed[i].day && day.year >= fixed[i].first &&
            day.year <= fixed[i].last)
            return true;
    for (size_t i = 0; is_day(d) && i < sizeof after_easter; i++)
        if (d == easter(day.year) + after_easter[i])
            return true;
    /* Repentance Day, the Wednesday before 23 November. */
    return day.year <= 1994 && day.month == 11 && day.day >= 16 && day.day <= 22 &&
           ad_date_weekday(d) == AD_WEDNESDAY;
}

ad_date ad_date_roll(ad_date d)
{
    while (is_day(d) && (ad_date_weekday(d) >= AD_SATURDAY || is_holiday(d)))
        d++;
    return is_day(d) ? d : AD_NO_DATE;
}

static const struct ad_calendar *or_usual(const struct ad_calendar *c)
{
    return c ? c : &ad_calendar_usual;
}

ad_date ad_deadline(ad_date from, int32_t days, const struct ad_calendar *c)
{
    ad_date last = ad_date_add(from, days);

    return or_usual(c)->roll ? ad_date_roll(last) : last;
}

ad_date ad_deadline_before(ad_date day, int32_t days)
{
    return add(day, -(int64_t)days);
}

/* ---- seasons: BTO 1.5 ---- */

/* The last year of the calendar begins no season that could end. */
static bool is_season(int season)
{
    return season >= AD_YEAR_FIRST && season < AD_YEAR_LAST;
}

ad_date ad_season_first(int season, const struct ad_calendar *c)
{
    c = or_usual(c);
    return is_season(season) ? ad_date_make(season, c->season_month, c->season_day) : AD_NO_DATE;
}

ad_date ad_season_last(int season, const struct ad_calendar *c)
{
    c = or_usual(c);
    if (!is_season(season))
        return AD_NO_DATE;
    return ad_date_add(ad_date_make(season + 1, c->season_month, c->season_day), -1);
}

enum ad_point ad_season_point(const struct ad_calendar *c)
{
    c = or_usual(c);
    return c->season_month == ad_calendar_usual.season_month &&
                   c->season_day == ad_calendar_usual.season_day
               ? AD_BTO_1_5
               : AD_NO_POINT;
}

int ad_season_of(ad_date d, const struct ad_calendar *c)
{
    struct ad_day day = ad_date_split(d);
    int season = day.year;

    c = or_usual(c);
    if (day.month < c->season_month || (day.month == c->season_month && day.day < c->season_day))
        season--;
    return is_season(season) ? season : AD_NO_SEASON;
}

int ad_season_read(int *out, const char *text, size_t len, struct ad_date_fault *fault)
{
    struct reader r = {.text = text, .len = len};
    size_t digits, at;
    int first, next, err;

    if (len == 0)
        wrong(&r, AD_DATE_EMPTY, 0);
    first = year(&r);
    if (!is_season(first))
        wrong(&r, AD_DATE_YEAR, 0);
    mark(&r, '/', AD_DATE_SEASON);
    at = r.at;
    next = number(&r, &digits);
    if (digits != 2 && digits != 4)
        wrong(&r, AD_DATE_SEASON, at);
    if (next != (digits == 2 ? (first + 1) % 100 : first + 1))
        wrong(&r, AD_DATE_NEXT, at);
    err = finish(&r, fault);
    if (!err)
        *out = first;
    return err;
}

int ad_season_write(char *out, size_t cap, int season)
{
    char text[] = "0000/00";

    if (!is_season(season))
        return AD_EINVAL;
    put_digits(text, season, 4);
    put_digits(text + 5, (season + 1) % 100, 2);
    return put(out, cap, text, sizeof text - 1);
}

/* ---- ages ---- */

int ad_years(ad_date born, ad_date on)
{
    struct ad_day b = ad_date_split(born), o = ad_date_split(on);

    if (!is_day(born) || !is_day(on) || born > on)
        return -1;
    /* 28 February is before a birthday on the 29th, and 1 March behind it: nothing special. */
    return o.year - b.year - (o.month < b.month || (o.month == b.month && o.day < b.day));
}
