/*
 * tests/federation/row_read.c -- see row_read.h.
 */
#include "row_read.h"

#include <stdio.h>
#include <string.h>

ad_date row_day(struct kit_row *row, const char *text)
{
    ad_date d = AD_NO_DATE;

    if (strcmp(text, "-") != 0 && ad_date_read(&d, text, strlen(text), NULL) != 0)
        kit_fail(row, "no day: %s", text);
    return d;
}

bool row_has(const char *words, const char *word)
{
    size_t len = strlen(word);

    for (const char *at = words; (at = strstr(at, word)); at += len)
        if ((at == words || at[-1] == ' ') && (at[len] == ' ' || at[len] == '\0'))
            return true;
    return false;
}

const char *row_value(char out[32], const char *words, const char *key)
{
    size_t len = strlen(key);
    const char *at = words;

    out[0] = '\0';
    while ((at = strstr(at, key)) && ((at != words && at[-1] != ' ') || at[len] != '='))
        at += len;
    if (at)
        sscanf(at + len + 1, "%31[^ ]", out);
    return out;
}

ad_date row_day_of(struct kit_row *row, const char *words, const char *key)
{
    char text[32];

    return *row_value(text, words, key) ? row_day(row, text) : AD_NO_DATE;
}

const char *row_points(char out[40], const enum ad_point by[2])
{
    char a[AD_POINT_TEXT_MAX] = "?", b[AD_POINT_TEXT_MAX] = "";

    ad_point_write(a, sizeof a, by[0]);
    if (by[1] != AD_NO_POINT)
        ad_point_write(b, sizeof b, by[1]);
    snprintf(out, 40, "%s%s%s", a, b[0] ? ", " : "", b);
    return out;
}
