/*
 * federation/absence.c -- who is not there, and whose clock a delay is put on (BTO 27).
 *
 *   27.1   White's clocks start at the appointed time
 *   27.2   not there one hour after: lost; neither there: lost for both. 1984 10.13 says "more than
 *          one hour", so who comes with the sixtieth minute is in time
 *   27.3   a delay by the fault of a club is put on the clocks of that club; the hour of the other
 *          side does not run meanwhile
 *
 * From 2014 on the default time is what the rules of the competition say, or none; the order says
 * one hour. In the older Laws the hour is their own.
 */
#include "adoube/adjudication.h"
#include "laws/laws.h"
#include "federation/adjudication_inside.h"

enum { HOUR = 3600, NOBODY = 2 };

struct ad_attendance ad_attendance(enum ad_edition e)
{
    return (struct ad_attendance){.edition = (uint8_t)e,
                                  .default_s = HOUR,
                                  .now_s = AD_NEVER,
                                  .arrived = {0, 0},
                                  .culprit = NOBODY};
}

static int32_t default_time(const struct ad_attendance *a)
{
    if (a->default_s != AD_NEVER)
        return a->default_s;
    return a->edition >= AD_FIDE_2014 && a->edition < AD_EDITIONS ? 0 : HOUR;
}

/* The last second in which he is in time. */
static int32_t grace(const struct ad_attendance *a, int side)
{
    int32_t last = default_time(a);

    if (a->culprit == !side && !a->hour_runs)
        last += a->delay_s;
    return a->at_hour_lost && last > 0 ? last - 1 : last;
}

/* Not there in time, as far as one knows now. */
static bool missed(const struct ad_attendance *a, int side)
{
    int32_t last = grace(a, side);

    if (a->arrived[side] != AD_NEVER)
        return a->arrived[side] > last;
    return a->now_s == AD_NEVER || a->now_s > last;
}

static ad_article cite(const struct ad_attendance *a, enum ad__provision p)
{
    struct ad_cites c = {0};

    if (a->edition >= AD_EDITIONS || !ad__cite(&c, p, (enum ad_edition)a->edition, AD_NO_EDITION))
        return AD_NO_ARTICLE;
    return c.article[0];
}

/* White's clock runs from the start, also while nobody is there (27.1; 2017 6.6, 6.7.2). What was
 * charged to him for the delay is that time already. */
static void set_clocks(struct ad_absence *out, const struct ad_attendance *a)
{
    int32_t start = a->culprit <= AD_BLACK ? a->delay_s : 0;

    out->used[AD_WHITE] = out->used[AD_BLACK] = 0;
    if (a->culprit <= AD_BLACK)
        out->used[a->culprit] = a->delay_s;
    if (a->arrived[AD_WHITE] > start)
        out->used[AD_WHITE] += a->arrived[AD_WHITE] - start;
}

struct ad_absence ad_absence_decide(const struct ad_attendance *a)
{
    bool white = missed(a, AD_WHITE), black = missed(a, AD_BLACK);
    struct ad_absence out = {.score = AD_SCORE_NONE, .by = AD_BTO_27_1, .article = AD_NO_ARTICLE};

    set_clocks(&out, a);
    out.lost_at[AD_WHITE] = grace(a, AD_WHITE) + 1;
    out.lost_at[AD_BLACK] = grace(a, AD_BLACK) + 1;
    if (white || black) {
        out.score = white && black ? AD_SCORE_NOBODY
                    : white        ? AD_SCORE_PLUS_BLACK
                                   : AD_SCORE_PLUS_WHITE;
        out.by = AD_BTO_27_2;
        out.article = cite(a, white && black ? AD__P_BOTH_LATE : AD__P_LATE);
    } else if (a->culprit <= AD_BLACK && a->delay_s) {
        out.by = AD_BTO_27_3;
    }
    return out;
}

enum ad_point ad_delay_charge(int32_t *home, int32_t *guest, unsigned boards, int32_t delay_s,
                              bool by_home)
{
    for (unsigned b = 0; b < boards; b++) {
        home[b] = by_home ? delay_s : 0;
        guest[b] = by_home ? 0 : delay_s;
    }
    return AD_BTO_27_3;
}
