/*
 * laws/fit.c -- do edition, format, time control and variant go together?
 *
 *   clause                       what it leaves no room for
 *   1984 12.1                    time added from move to move: a time and a number of moves are fixed
 *   blitz-1977 8.4               any other time than five minutes, any other kind of game
 *   1997 B.1, C.1; 2017, 2023    the easier rules of rapid and blitz in a game that is slower than
 *     A.1, B.1                   their definition; who plays a fast game by the full Laws is told
 *   2014 F, 2017 and 2023 II     before them there is no Chess960
 *
 * A fragment proves nothing by its silence: fide-2014 alone refuses nothing.
 */
#include "laws/laws.h"
#include "laws/laws_inside.h"

enum { MINUTE = 60000 };

static bool has_extra_time(const struct ad_time_control *t)
{
    for (unsigned i = 0; i < t->periods && i < AD_PERIODS_MAX; i++)
        if (t->period[i].increment_ms || t->period[i].delay_ms)
            return true;
    return false;
}

/* Before 1997: mechanical clocks, and blitz in a book of its own. */
static enum ad_unfit in_the_eighties(enum ad_edition e, enum ad_format f,
                                     const struct ad_time_control *t)
{
    bool blitz = e == AD_BLITZ_1977;

    if (blitz && f != AD_BLITZ)
        return AD_UNFIT_BLITZ_ONLY;
    if (!blitz && f != AD_STANDARD)
        return f == AD_RAPID ? AD_UNFIT_NO_RAPID : AD_UNFIT_NO_BLITZ;
    if (has_extra_time(t))
        return AD_UNFIT_EXTRA_TIME;
    if (blitz && (t->periods != 1 || t->period[0].moves || t->period[0].ms != 5 * MINUTE))
        return AD_UNFIT_FIVE_MINUTES;
    return AD_FITS;
}

static enum ad_unfit by_definition(enum ad_edition e, enum ad_format f,
                                   const struct ad_time_control *t)
{
    enum ad_format defined = ad_time_format(e, t);

    if (f == defined)
        return AD_FITS;
    if (f < defined)
        return AD_UNFIT_FASTER;
    return f == AD_RAPID ? AD_UNFIT_RAPID : AD_UNFIT_BLITZ;
}

static enum ad_unfit why_not(enum ad_edition e, enum ad_format f, const struct ad_time_control *t,
                             bool chess960)
{
    if (chess960 && e < AD_EDITIONS && !ad__provisions[AD__P_C960_PLAY][e][0])
        return AD_UNFIT_CHESS960;
    switch (e) {
    case AD_FIDE_1984:
    case AD_VI_NRW:
    case AD_BLITZ_1977: return in_the_eighties(e, f, t);
    case AD_FIDE_1997:
    case AD_FIDE_2017:
    case AD_FIDE_2023: return by_definition(e, f, t);
    case AD_FIDE_2014:
    case AD_EDITIONS: break;
    }
    return AD_FITS;
}

struct ad_fit ad_laws_fit(enum ad_edition e, enum ad_format f, const struct ad_time_control *t,
                          bool chess960)
{
    return (struct ad_fit){(uint8_t)why_not(e, f, t, chess960), (uint8_t)e,
                           (uint8_t)ad_time_format(e, t)};
}

bool ad_fit_refused(struct ad_fit fit)
{
    return fit.why != AD_FITS && fit.why != AD_UNFIT_FASTER;
}

void ad_fit_cites(struct ad_cites *out, struct ad_fit fit)
{
    enum ad__provision p = AD__P_TIME_CONTROL;

    *out = (struct ad_cites){0};
    if (fit.why == AD_FITS || fit.why == AD_UNFIT_CHESS960 || fit.edition >= AD_EDITIONS)
        return;
    if (fit.why == AD_UNFIT_RAPID)
        p = AD__P_IS_RAPID;
    if (fit.why == AD_UNFIT_BLITZ)
        p = AD__P_IS_BLITZ;
    if (fit.why == AD_UNFIT_FASTER)
        p = fit.defined == AD_RAPID ? AD__P_IS_RAPID : AD__P_IS_BLITZ;
    ad__cite(out, p, (enum ad_edition)fit.edition, AD_NO_EDITION);
}

void ad_time_usual(struct ad_time_control *out, enum ad_edition e, enum ad_format f)
{
    static const struct ad_period usual[AD_FORMATS] = {
        [AD_STANDARD] = {.ms = 90 * MINUTE, .increment_ms = 30000},
        [AD_RAPID] = {.ms = 15 * MINUTE, .increment_ms = 10000},
        [AD_BLITZ] = {.ms = 3 * MINUTE, .increment_ms = 2000},
    };

    *out = (struct ad_time_control){.periods = 1, .period = {usual[f]}};
    if (e == AD_BLITZ_1977)
        out->period[0].ms = 5 * MINUTE;
    if (e == AD_BLITZ_1977 || e == AD_FIDE_1984 || e == AD_VI_NRW)
        out->period[0].increment_ms = 0;
}
