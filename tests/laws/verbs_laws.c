/*
 * tests/laws/verbs_laws.c -- the index of articles, citing by subject, time controls.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/err.h"
#include "laws/laws.h"
#include "laws/names.h"
#include "laws/laws_inside.h"

static enum ad_edition edition_of(struct kit_row *row, const char *name)
{
    enum ad_edition e = ad_edition_find(name, strlen(name));

    if (e == AD_NO_EDITION)
        kit_fail(row, "no edition %s", name);
    return e;
}

static void numbers(char *out, size_t cap, const struct ad_cites *cites)
{
    *out = '\0';
    for (unsigned i = 0; i < cites->count; i++)
        snprintf(out + strlen(out), cap - strlen(out), "%s%s", i ? ", " : "",
                 ad_article_number(cites->article[i]));
}

/* edition | name | the one it is laid over, or - | yyyymmdd | how many articles */
static void edition(struct kit_row *row)
{
    enum ad_edition e = edition_of(row, row->field[0]), over = ad_edition_over(e);

    kit_is(row, row->field[0], ad_edition_name(e));
    kit_is(row, row->field[1], over == AD_NO_EDITION ? "-" : ad_edition_name(over));
    kit_isf(row, row->field[2], "%u", (unsigned)ad_edition_from(e));
    kit_isf(row, row->field[3], "%u", ad_article_count(e));
}

/* article | edition | number as typed | number as printed, and role; or - */
static void article(struct kit_row *row)
{
    enum ad_edition e = edition_of(row, row->field[0]);
    ad_article a = ad_article_find(e, row->field[1], row->len[1]);

    if (a == AD_NO_ARTICLE)
        kit_is(row, row->field[2], "-");
    else
        kit_isf(row, row->field[2], "%s %s", ad_article_number(a), ad_article_role(a));
    kit_ok(row, ad_article_edition(a) == (a == AD_NO_ARTICLE ? AD_NO_EDITION : e));
}

/* same-as | article of fide-2023 | article of fide-2017, or - */
static void same_as(struct kit_row *row)
{
    ad_article a = ad_article_find(AD_FIDE_2023, row->field[0], row->len[0]);
    ad_article same = ad_article_same_as(a);

    kit_ok(row, a != AD_NO_ARTICLE);
    kit_is(row, row->field[1], same == AD_NO_ARTICLE ? "-" : ad_article_number(same));
}

/* in-force | yyyymmdd | edition, or - | how the stored text stands to the one in force */
static void in_force(struct kit_row *row)
{
    static const char *const words[] = {[AD_TEXT_IN_FORCE] = "in force",
                                        [AD_TEXT_AMENDED] = "amended",
                                        [AD_TEXT_FRAGMENT] = "fragment",
                                        [AD_TEXT_REPLACED] = "replaced",
                                        [AD_TEXT_MISSING] = "missing"};
    uint32_t day = (uint32_t)strtoul(row->field[0], NULL, 10);
    enum ad_text_state state;
    enum ad_edition e = ad_edition_at(&state, day);

    kit_is(row, row->field[1], e == AD_NO_EDITION ? "-" : ad_edition_name(e));
    kit_is(row, row->field[2], words[state]);
    kit_ok(row, (state == AD_TEXT_IN_FORCE) == !*ad_edition_caution(day, AD_EN));
    kit_ok(row, (state == AD_TEXT_IN_FORCE) == !*ad_edition_caution(day, AD_DE));
}

/* ---- time ---- */

/* duration | text | milliseconds, or no */
static void duration(struct kit_row *row)
{
    int32_t ms = -7;

    if (ad_duration_read(&ms, row->field[0], row->len[0]) < 0) {
        kit_is(row, row->field[1], "no");
        kit_ok(row, ms == -7);
    } else {
        kit_isf(row, row->field[1], "%d", (int)ms);
    }
}

/* duration-write | milliseconds | text */
static void duration_write(struct kit_row *row)
{
    char text[AD_DURATION_MAX];

    kit_ok(row, ad_duration_write(text, sizeof text, atoi(row->field[0])) == (int)strlen(text));
    kit_is(row, row->field[1], text);
}

/* time | text | as we write it, or the byte where it makes no sense */
static void time_row(struct kit_row *row)
{
    struct ad_time_control t, again;
    char text[AD_TIME_TEXT_MAX];
    size_t at = 0;
    int len;

    memset(&t, 0x55, sizeof t);
    again = t;
    if (ad_time_read(&t, row->field[0], row->len[0], &at) < 0) {
        kit_isf(row, row->field[1], "%zu", at);
        kit_ok(row, memcmp(&t, &again, sizeof t) == 0);
        kit_ok(row, ad_time_read(&t, row->field[0], row->len[0], NULL) == AD_EPARSE);
        return;
    }
    len = ad_time_write(text, sizeof text, &t);
    kit_is(row, row->field[1], text);
    kit_ok(row, len == (int)strlen(text) && ad_time_read(&again, text, (size_t)len, NULL) == 0);
    for (int cap = 0; cap <= len; cap++)
        kit_ok(row, ad_time_write(text, (size_t)cap, &t) == AD_EFULL);
}

/* format | edition | time control | increment from move | format | articles */
static void format(struct kit_row *row)
{
    enum ad_edition e = edition_of(row, row->field[0]);
    struct ad_time_control t;
    struct ad_cites cites;
    char got[128];

    if (!kit_ok(row, ad_time_read(&t, row->field[1], row->len[1], NULL) == 0))
        return;
    t.increment_from = (uint16_t)atoi(row->field[2]);
    kit_is(row, row->field[3], ad_format_name(ad_time_format(e, &t)));
    ad_time_format_cites(&cites, e, ad_time_format(e, &t));
    numbers(got, sizeof got, &cites);
    kit_is(row, row->field[4], got);
}

/* fit | edition | format | time control, or usual | chess960 or - | fits, told or refused: the text */
static void fit(struct kit_row *row)
{
    enum ad_edition e = edition_of(row, row->field[0]);
    struct ad_time_control t;
    struct ad_fit found;
    enum ad_format f = AD_STANDARD;
    char text[AD_FIT_TEXT_MAX];

    while (f < AD_FORMATS && strcmp(ad_format_name(f), row->field[1]) != 0)
        f++;
    if (!kit_ok(row, f < AD_FORMATS))
        return;
    ad_time_usual(&t, e, f);
    if (strcmp(row->field[2], "usual") != 0 &&
        !kit_ok(row, ad_time_read(&t, row->field[2], row->len[2], NULL) == 0))
        return;
    found = ad_laws_fit(e, f, &t, strcmp(row->field[3], "chess960") == 0);
    if (found.why == AD_FITS)
        kit_is(row, row->field[4], "fits");
    else
        kit_isf(row, row->field[4], "%s: %s", ad_fit_refused(found) ? "refused" : "told",
                ad_fit_text(text, sizeof text, found, AD_EN));
}

/* ---- the lists ---- */

static void every_article(struct kit_row *row)
{
    ad_article next = 1;

    for (enum ad_edition e = 0; e < AD_EDITIONS; e++) {
        kit_ok(row, ad_article_first(e) == next);
        for (unsigned i = 0; i < ad_article_count(e); i++, next++) {
            const char *number = ad_article_number(next);
            kit_ok(row, ad_article_find(e, number, strlen(number)) == next);
            kit_ok(row, ad_article_edition(next) == e);
            kit_ok(row, *ad_article_summary(next, AD_EN) && *ad_article_summary(next, AD_DE));
            kit_ok(row, strspn(ad_article_role(next), "DRAI") == strlen(ad_article_role(next)));
        }
    }
    kit_is(row, "", ad_article_number(next));
    kit_ok(row, ad_article_edition(next) == AD_NO_EDITION);
}

static void repeated_articles(struct kit_row *row)
{
    unsigned repeated = 0;

    for (ad_article a = 1; ad_article_edition(a) != AD_NO_EDITION; a++) {
        ad_article same = ad_article_same_as(a);
        if (same == AD_NO_ARTICLE)
            continue;
        repeated++;
        kit_ok(row, ad_article_edition(a) == AD_FIDE_2023);
        kit_ok(row, ad_article_edition(same) == AD_FIDE_2017);
        kit_is(row, ad_article_summary(same, AD_DE), ad_article_summary(a, AD_DE));
    }
    kit_ok(row, repeated > 200);
}

/* What is no edition and no article gets an answer, not a crash. */
static void nothing(struct kit_row *row)
{
    kit_is(row, "", ad_edition_name(AD_NO_EDITION));
    kit_is(row, "", ad_edition_title(AD_NO_EDITION, AD_DE));
    kit_ok(row, ad_edition_over(AD_NO_EDITION) == AD_NO_EDITION);
    kit_ok(row, ad_edition_find("fide-201", 8) == AD_NO_EDITION);
    kit_ok(row, ad_edition_find("", 0) == AD_NO_EDITION);
    kit_ok(row, ad_article_count(AD_NO_EDITION) == 0);
    kit_ok(row, ad_article_first(AD_NO_EDITION) == AD_NO_ARTICLE);
    kit_ok(row, ad_article_find(AD_NO_EDITION, "1", 1) == AD_NO_ARTICLE);
    kit_ok(row, ad_article_find(AD_FIDE_2017, "", 0) == AD_NO_ARTICLE);
    kit_is(row, "", ad_article_summary(AD_NO_ARTICLE, AD_EN));
    kit_is(row, "", ad_article_role(UINT16_MAX));
    kit_is(row, "", ad_format_name(AD_FORMATS));
}

/* ---- citing ---- */

static void cites_are(struct kit_row *row, const char *want, enum ad__provision p,
                      enum ad_edition e, enum ad_edition fill)
{
    struct ad_cites cites = {0};
    char got[128];

    kit_ok(row, ad__cite(&cites, p, e, fill) == cites.count);
    numbers(got, sizeof got, &cites);
    kit_is(row, want, got);
}

static void citing(struct kit_row *row)
{
    cites_are(row, "B.1", AD__P_IS_RAPID, AD_FIDE_1997, AD_NO_EDITION);
    cites_are(row, "8.4", AD__P_IS_BLITZ, AD_BLITZ_1977, AD_NO_EDITION);
    cites_are(row, "12.1", AD__P_IS_STANDARD, AD_BLITZ_1977, AD_NO_EDITION); /* laid over 1984 */
    cites_are(row, "12.1", AD__P_IS_STANDARD, AD_VI_NRW, AD_FIDE_2017);
    cites_are(row, "", AD__P_IS_RAPID, AD_FIDE_2014, AD_NO_EDITION);
    cites_are(row, "A.1", AD__P_IS_RAPID, AD_FIDE_2014, AD_FIDE_2017);
    cites_are(row, "12.1", AD__P_IS_STANDARD, AD_FIDE_2014, AD_VI_NRW);
    cites_are(row, "", AD__P_IS_RAPID, AD_FIDE_1984, AD_NO_EDITION);
}

static void citing_twice(struct kit_row *row)
{
    struct ad_cites cites = {0};

    kit_ok(row, ad__cite(&cites, AD__P_IS_RAPID, AD_FIDE_2017, AD_NO_EDITION) == 1);
    kit_ok(row, ad__cite(&cites, AD__P_IS_RAPID, AD_FIDE_2017, AD_NO_EDITION) == 1);
    kit_ok(row, cites.count == 1);
    for (enum ad__provision p = 0; p < AD__PROVISIONS; p++)
        ad__cite(&cites, p, AD_FIDE_2017, AD_NO_EDITION);
    kit_ok(row, cites.count == AD_CITES_MAX);
}

/* Every subject is dealt with somewhere, and only in articles of the edition. */
static void provisions(struct kit_row *row)
{
    static const char *const names[] = {
#define P(name, ...) #name,
#include "laws/provisions.h"
#undef P
    };

    for (enum ad__provision p = 0; p < AD__PROVISIONS; p++) {
        unsigned found = 0;
        for (enum ad_edition e = 0; e < AD_EDITIONS; e++)
            for (unsigned i = 0; i < AD__PROVISION_ARTICLES; i++)
                if (ad__provisions[p][e][i] != AD_NO_ARTICLE) {
                    found++;
                    kit_ok(row, ad_article_edition(ad__provisions[p][e][i]) == e);
                }
        if (!found)
            kit_fail(row, "no edition deals with %s", names[p]);
    }
}

/* The largest control there is can be written, and read again. */
static void longest_control(struct kit_row *row)
{
    struct ad_time_control t = {.periods = AD_PERIODS_MAX, .repeats = true}, again;
    char text[AD_TIME_TEXT_MAX];
    int len;

    for (unsigned i = 0; i < AD_PERIODS_MAX; i++)
        t.period[i] = (struct ad_period){UINT16_MAX, 2147483000, 86400000, 86400000};
    len = ad_time_write(text, sizeof text, &t);
    if (!kit_ok(row, len > 0))
        return;
    kit_ok(row, ad_time_read(&again, text, (size_t)len, NULL) == 0);
    kit_ok(row, memcmp(&t, &again, sizeof t) == 0);
}

static const struct kit_verb verbs[] = {
    {"edition", 4, edition},   {"article", 3, article},
    {"same-as", 2, same_as},   {"in-force", 3, in_force},
    {"duration", 2, duration}, {"duration-write", 2, duration_write},
    {"time", 2, time_row},     {"format", 5, format},
    {"fit", 5, fit},           {0},
};

static const struct kit_test tests[] = {
    {"laws: every article is found and says something", every_article},
    {"laws: repeated articles are those of fide-2017", repeated_articles},
    {"laws: no edition and no article", nothing},
    {"laws: citing, with overlays and filling", citing},
    {"laws: citing twice adds once, and ends when full", citing_twice},
    {"laws: every provision names articles of its edition", provisions},
    {"laws: the longest time control", longest_control},
    {0},
};

const struct kit_suite suite_laws = {verbs, tests};
