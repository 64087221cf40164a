/*
 * federation/score.c -- results as they stand in the record, and the history of one.
 *
 * A result is two numbers of half points and whether it was played. Which pairs of numbers there
 * are, the Laws in force say (BTO 34): 1984 17, 1997 11.1, 2017 10.1 and 10.2.
 */
#include <string.h>

#include "laws/laws.h"
#include "federation/score.h"
#include "federation/word.h"
#include "federation/names.h"
#include "federation/adjudication_inside.h"

static const struct {
    const char *text;
    uint8_t halves[2];
    bool played, open;
} scores[] = {
#define X(id, text, white, black, played, open) {text, {white, black}, played, open},
    AD_SCORE_MAP(X)
#undef X
};

const char *ad_score_text(enum ad_score s)
{
    return s < AD_SCORES ? scores[s].text : "";
}

int ad__score_halves(enum ad_score s, enum ad_colour c)
{
    return s < AD_SCORES ? scores[s].halves[c] : 0;
}

bool ad__score_played(enum ad_score s)
{
    return s < AD_SCORES && scores[s].played;
}

bool ad__score_open(enum ad_score s)
{
    return s < AD_SCORES && scores[s].open;
}

AD__WORDS(cause, enum ad_cause, AD_CAUSE_MAP)

AD__FIND(cause, enum ad_cause, AD_CAUSES)

AD__WORDS(score_code, enum ad_score_code, AD_SCORE_CODE_MAP)

/* ---- reading ---- */

/* Points of one side, in quarters: 0, 1, 1/2, =, 3/4, 0.5, 0,75. Returns the bytes, 0 for none. */
static size_t read_side(int *quarters, const char *t, size_t len)
{
    static const struct {
        const char *text;
        int quarters;
    } sides[] = {{"1/2", 2},  {"1/4", 1},  {"3/4", 3},  {"0.5", 2}, {"0,5", 2}, {"0.25", 1},
                 {"0,25", 1}, {"0.75", 3}, {"0,75", 3}, {"=", 2},   {"0", 0},   {"1", 4}};

    for (size_t i = 0; i < sizeof sides / sizeof sides[0]; i++) {
        size_t n = strlen(sides[i].text);

        if (n <= len && memcmp(sides[i].text, t, n) == 0 && (n == len || t[n] == '-')) {
            *quarters = sides[i].quarters;
            return n;
        }
    }
    return 0;
}

/* Two sides with a dash between. */
static bool read_points(int quarters[2], const char *t, size_t len)
{
    size_t n = read_side(&quarters[0], t, len);

    if (n == 0 || n >= len)
        return false;
    return read_side(&quarters[1], t + n + 1, len - n - 1) == len - n - 1 && len > n + 1;
}

static struct ad_score_verdict say(enum ad_score_code code, enum ad_score s, enum ad_edition e,
                                   enum ad__provision p)
{
    struct ad_score_verdict v = {code, s, AD_BTO_34, AD_NO_ARTICLE};
    struct ad_cites c = {0};

    if (e < AD_EDITIONS && ad__cite(&c, p, e, AD_NO_EDITION))
        v.article = c.article[0];
    return v;
}

/* A half against nothing is known since 2017 (its glossary, 12.9). */
static struct ad_score_verdict judge(enum ad_score s, enum ad_edition e)
{
    if ((s == AD_SCORE_HALF_0 || s == AD_SCORE_0_HALF) && e != AD_FIDE_2017 && e != AD_FIDE_2023)
        return say(AD_SCORE_INVALID, AD_SCORE_NONE, e, AD__P_POINTS_LIMIT);
    return say(AD_SCORE_VALID, s, e, AD__P_POINTS);
}

struct ad_score_verdict ad_score_check(const char *text, size_t len, enum ad_edition e)
{
    int quarters[2];

    for (unsigned s = 0; s < AD_SCORES; s++)
        if (ad__is(scores[s].text, text, len))
            return judge((enum ad_score)s, e);
    if (len == 1 && text[0] == '=')
        return judge(AD_SCORE_DRAW, e);
    if (!read_points(quarters, text, len))
        return say(AD_SCORE_UNREADABLE, AD_SCORE_NONE, e, AD__P_POINTS);
    for (unsigned s = AD_SCORE_1_0; s <= AD_SCORE_0_HALF; s++)
        if (scores[s].halves[0] * 2 == quarters[0] && scores[s].halves[1] * 2 == quarters[1])
            return judge((enum ad_score)s, e);
    return say(AD_SCORE_INVALID, AD_SCORE_NONE, e, AD__P_POINTS_LIMIT);
}

/* ---- the history of one result ---- */

struct ad_score_verdict ad_scored_add(struct ad_scored *list, unsigned *count, unsigned cap,
                                      const struct ad_scored *line, enum ad_edition e)
{
    struct ad_score_verdict v;
    bool ruled = line->by > AD_NO_POINT && line->by < AD_POINTS;

    if (line->score >= AD_SCORES || line->cause >= AD_CAUSES)
        return say(AD_SCORE_UNREADABLE, AD_SCORE_NONE, e, AD__P_POINTS);
    v = judge((enum ad_score)line->score, e);
    if (v.code != AD_SCORE_VALID)
        return v;
    if (line->replaces != *count)
        v.code = AD_SCORE_NOT_NEXT;
    else if (*count && !ruled && !ad__score_open((enum ad_score)list[*count - 1].score))
        v.code = AD_SCORE_NO_RULING;
    else if (*count >= cap || *count == UINT16_MAX)
        v.code = AD_SCORE_FULL;
    else
        list[(*count)++] = *line;
    if (ruled)
        v.by = line->by;
    return v;
}

enum ad_score ad_scored_now(const struct ad_scored *list, unsigned count)
{
    return count ? (enum ad_score)list[count - 1].score : AD_SCORE_NONE;
}

enum ad_score ad_scored_over_board(const struct ad_scored *list, unsigned count)
{
    for (unsigned i = count; i; i--)
        if (list[i - 1].by == AD_NO_POINT && ad__score_played((enum ad_score)list[i - 1].score))
            return (enum ad_score)list[i - 1].score;
    return AD_SCORE_NONE;
}
