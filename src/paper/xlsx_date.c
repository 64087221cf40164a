/*
 * paper/xlsx_date.c -- days as a spreadsheet counts them.
 *
 * A date is a number of days with a format that shows it as one. Day 1 is 1900-01-01, and day 60
 * is a 29 February 1900 that never was; or day 0 is 1904-01-01.
 */
#include "paper/xlsx.h"

#include <stdio.h>
#include <string.h>

bool xlsx_is_date_number(unsigned number)
{
    return (number >= 14 && number <= 17) || number == 22 || (number >= 27 && number <= 31) ||
           number == 36 || (number >= 50 && number <= 58);
}

/* A day or a year is shown: d or y outside of quotation marks, brackets and escapes. */
bool xlsx_is_date_format(const char *format)
{
    for (; *format; format++)
        switch (*format) {
        case '"':
        case '[':
            format = strchr(format + 1, *format == '[' ? ']' : '"');
            if (!format)
                return false;
            break;
        case '\\':
        case '_':
        case '*':
            if (!*++format)
                return false;
            break;
        case 'd':
        case 'D':
        case 'y':
        case 'Y': return true;
        default: break;
        }
    return false;
}

static bool is_leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

/* `days` behind 1900-01-01. */
static void civil(char out[40], long days)
{
    static const int lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    int year = 1900, month = 0, length = 31;

    while (days >= 365 + is_leap(year))
        days -= 365 + is_leap(year++);
    while (days >= length) {
        days -= length;
        month++;
        length = lengths[month] + (month == 1 && is_leap(year));
    }
    snprintf(out, 40, "%04d-%02d-%02d", year, month + 1, (int)days + 1);
}

bool xlsx_date(char out[40], double serial, bool from_1904)
{
    long day;

    if (!(serial >= 0 && serial < 2958466)) /* the year 10000 */
        return false;
    day = (long)serial;
    if (from_1904)
        day += 1462;
    if (day < 1 || day == 60 || day >= 2958466)
        return false;
    civil(out, day - 1 - (day > 60));
    return true;
}
