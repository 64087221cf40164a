/*
 * adoube/date.h -- calendar days, seasons, deadlines and ages.
 *
 * A day is a number: days since 1 January 1970, in the Gregorian calendar also before its time,
 * without a clock and without a time zone. Days are compared and subtracted as numbers.
 *
 *     ad_date match = ad_date_make(1987, 10, 4), born = ad_date_make(1967, 9, 2);
 *     char text[AD_DATE_TEXT_MAX];
 *
 *     assert(ad_date_weekday(match) == AD_SUNDAY);
 *     ad_date_write(text, sizeof text, ad_deadline(match, 5, NULL)); // five days, BTO 5.1
 *     assert(strcmp(text, "1987-10-09") == 0);
 *     assert(ad_season_of(match, NULL) == 1987);                     // the season 1987/88
 *     assert(ad_years(born, ad_season_first(1987, NULL)) == 19);     // on 1 September 1987
 *
 * A day that nobody knows is AD_NO_DATE. What is made from it is AD_NO_DATE again, and it is
 * before every day, so whoever compares asks for it first.
 */
#ifndef ADOUBE_DATE_H
#define ADOUBE_DATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "adoube/export.h"
#include "adoube/language.h"
#include "adoube/order.h"

AD_BEGIN

typedef int32_t ad_date;

#define AD_NO_DATE INT32_MIN

/* The years of which there are days. */
enum { AD_YEAR_FIRST = 1, AD_YEAR_LAST = 9999 };

struct ad_day {
    int16_t year;
    uint8_t month, day; /* both from 1 */
};

/* The day, or AD_NO_DATE if the calendar has none such. */
AD_API ad_date ad_date_make(int year, int month, int day);

/* Year, month and day; all 0 for AD_NO_DATE and beyond the last year. */
AD_API struct ad_day ad_date_split(ad_date d);

/* d + days, or d - days if `days` is negative. AD_NO_DATE stays it, and the years end. */
AD_API ad_date ad_date_add(ad_date d, int32_t days);

#define AD_WEEKDAY_MAP(X) \
    X(AD_MONDAY)          \
    X(AD_TUESDAY)         \
    X(AD_WEDNESDAY)       \
    X(AD_THURSDAY)        \
    X(AD_FRIDAY)          \
    X(AD_SATURDAY)        \
    X(AD_SUNDAY)
enum ad_weekday { AD_WEEKDAY_MAP(AD_ID) };

/* Not for AD_NO_DATE. */
AD_API enum ad_weekday ad_date_weekday(ad_date d);

/* A day, and the point it rests on. */
struct ad_dated {
    ad_date on; /* AD_NO_DATE: there is none */
    enum ad_point by;
};

/* ---- text ---- */

/* clang-format off */
#define AD_DATE_BAD_MAP(X)                                                            \
    X(AD_DATE_FINE) X(AD_DATE_EMPTY) X(AD_DATE_FORM) X(AD_DATE_YEAR) X(AD_DATE_MONTH) \
    X(AD_DATE_DAY) X(AD_DATE_MORE) X(AD_DATE_SEASON) X(AD_DATE_NEXT)
/* clang-format on */
enum ad_date_bad { AD_DATE_BAD_MAP(AD_ID) };

/* What is wrong, and at which byte of the text the wrong part begins. */
struct ad_date_fault {
    enum ad_date_bad why;
    size_t at;
};

/* Read "1987-10-04" or "4.10.1987" (04.10.1987 as well); the whole text is the date. Returns 0, or
 * AD_EPARSE with the reason in *fault, which may be NULL; then *out is untouched. */
AD_API int ad_date_read(ad_date *out, const char *text, size_t len, struct ad_date_fault *fault);

enum { AD_DATE_TEXT_MAX = 12 };

/* "1987-10-04", as records are kept. Returns the length, AD_EFULL, or AD_EINVAL for no day. */
AD_API int ad_date_write(char *out, size_t cap, ad_date d);

/* As people write it: "4.10.1987" in German, "1987-10-04" else. Returns as ad_date_write. */
AD_API int ad_date_say(char *out, size_t cap, ad_date d, enum ad_language lang);

/* ---- what a federation fixes about days ---- */

struct ad_calendar {
    uint8_t season_month, season_day; /* the first day of a season, one that every year has      */
    bool roll;                        /* deadline.roll: a last day that is no working day moves   */
};

/* The order's own: 1 September (BTO 1.5), and no roll: the order says nothing of weekends. NULL
 * below means this one. */
extern AD_API const struct ad_calendar ad_calendar_usual;

/* The last day on which something can be done "within `days` days of `from`": the day of the event
 * is not counted, the last day is (BTO 5.1, 5.5, 5.7; A1 13.3, 13.6). Rolled if `c` says so. */
AD_API ad_date ad_deadline(ad_date from, int32_t days, const struct ad_calendar *c);

/* ---- seasons: BTO 1.5 ---- */

/* A season is named by the year in which it starts. */
enum { AD_NO_SEASON = 0 };

/* The season of that day, or AD_NO_SEASON. */
AD_API int ad_season_of(ad_date d, const struct ad_calendar *c);

/* Its first and its last day: 1 September and 31 August of the next year. */
AD_API ad_date ad_season_first(int season, const struct ad_calendar *c);
AD_API ad_date ad_season_last(int season, const struct ad_calendar *c);

/* Read "1987/88" or "1987/1988". Returns as ad_date_read. */
AD_API int ad_season_read(int *out, const char *text, size_t len, struct ad_date_fault *fault);

enum { AD_SEASON_TEXT_MAX = 8 };

/* "1987/88". Returns the length, AD_EFULL, or AD_EINVAL for no season. */
AD_API int ad_season_write(char *out, size_t cap, int season);

/*
 * The years of life completed when day `on` begins, or -1 if a day is missing or `born` is later.
 * A year of life ends with the eve of the birthday, so the birthday itself counts as completed.
 * Who was born on 29 February has, in a year without one, completed it when 28 February is over:
 * on 1 March. To count a birthday on the cut-off day as not yet reached, ask for the day before.
 */
AD_API int ad_years(ad_date born, ad_date on);

AD_END

#endif
