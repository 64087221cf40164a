/*
 * federation/title.c -- titles with their year (BTO 1.2, SJ 3.4 …), invitations in time (BTO 8).
 */
#include "adoube/competition.h"
#include "federation/competition_inside.h"
#include "federation/date_inside.h"
#include "federation/template_inside.h"

int ad_title_write(char *out, size_t cap, const struct ad_template *t, unsigned place, int year)
{
    const struct ad_template_title *title = ad_template_title_of(t, place);

    if (title)
        return ad_template_title(out, cap, title, year);
    if (cap == 0)
        return AD_EFULL;
    out[0] = '\0';
    return 0;
}

struct ad_invitation ad_invitation_check(ad_date start, ad_date posted, int32_t days)
{
    struct ad_invitation v = {.last = ad_deadline_before(start, days), .by = AD_BTO_8};

    /* A day that nobody knows is not in time. */
    if (v.last == AD_NO_DATE || posted == AD_NO_DATE)
        return v;
    v.in_time = posted <= v.last;
    v.late = v.in_time ? 0 : posted - v.last;
    return v;
}
