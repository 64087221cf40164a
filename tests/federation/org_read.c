/*
 * tests/federation/org_read.c -- see org_read.h.
 */
#include "org_read.h"
#include "federation/org_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

ad_date org_day(const char *text)
{
    ad_date d = AD_NO_DATE;

    if (strcmp(text, "-") != 0)
        ad_date_read(&d, text, strlen(text), NULL);
    return d;
}

/* The next word of *at, cut at blanks, or false. */
bool org_word(char out[64], const char **at)
{
    unsigned n = 0;

    while (**at == ' ')
        ++*at;
    while (**at && **at != ' ' && n < 63)
        out[n++] = *(*at)++;
    out[n] = '\0';
    return n > 0;
}

uint32_t org_id(const char *text)
{
    return text[0] == 'V'   ? 1000 + (uint32_t)atoi(text + 1)
           : text[0] == 'D' ? 2000 + (uint32_t)atoi(text + 1)
                            : (uint32_t)atoi(text);
}

unsigned org_ids(uint32_t *out, const char *text)
{
    char w[64];
    unsigned n = 0;

    while (org_word(w, &text) && n < ORGS)
        out[n++] = org_id(w);
    return n;
}

unsigned org_counts(struct ad_member_count *out, const char *text)
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
    for (; org_word(w, &text) && n < ORGS; n++) {
        uint32_t f = (uint32_t)atoi(w);

        out[n] = (struct ad_member_count){1001 + n, 0, f, f, f};
    }
    return n;
}

void org_say_lot(char out[1024], const struct ad_org_lot *lot)
{
    if (!lot->count)
        return;
    snprintf(out + strlen(out), 1024 - strlen(out), " lot %u:", lot->places);
    for (unsigned i = 0; i < lot->count; i++)
        snprintf(out + strlen(out), 1024 - strlen(out), " V%u", lot->who[i] - 1000);
}
