/*
 * laws/times.c -- time controls: reading, writing, and what each edition calls them.
 *
 *   clause                           here
 *   1984 12.1                        moves in a period, periods that come again
 *   1997 6.2, 2017 6.3.1, 6.3.2      time for all moves, Fischer increment, delay
 *   blitz-1977 8.4                   the whole edition is about blitz
 *   1997 B.1, C.1                    rapid from 15 to 60 minutes, blitz below (§9-20)
 *   2017 A.1, B.1, 2023 A.1, B.1     rapid above 10 and below 60 minutes, blitz up to 10
 */
#include "laws/laws.h"

#include "adoube/err.h"
#include "laws/names.h"
#include "laws/laws_inside.h"

enum { SECOND = 1000, MINUTE = 60 * SECOND };

/* In seconds: what 32 bits hold, and for one move no more than a day. */
enum { LONGEST = INT32_MAX / SECOND, LONGEST_EXTRA = 24 * 60 * 60 };

/* ---- reading ---- */

struct reader {
    const char *text;
    size_t len, at;
};

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static char peek(const struct reader *r)
{
    return r->at < r->len ? r->text[r->at] : '\0';
}

static void skip_blanks(struct reader *r)
{
    while (peek(r) == ' ' || peek(r) == '\t')
        r->at++;
}

static bool take(struct reader *r, char c)
{
    bool there = r->at < r->len && r->text[r->at] == c;
    r->at += there;
    return there;
}

/* A whole number up to `most`; else the reader stays where it was. */
static bool read_number(struct reader *r, int32_t *out, int32_t most)
{
    size_t at = r->at;
    int64_t n = 0;

    for (; at < r->len && is_digit(r->text[at]); at++) {
        n = n * 10 + (r->text[at] - '0');
        if (n > most)
            return false;
    }
    if (at == r->at)
        return false;
    r->at = at;
    *out = (int32_t)n;
    return true;
}

/* ":05": two digits, below sixty. */
static bool read_sixtieths(struct reader *r, int32_t *out)
{
    struct reader begin = *r;

    if (take(r, ':') && is_digit(peek(r)) && read_number(r, out, 59) && r->at == begin.at + 3)
        return true;
    *r = begin;
    return false;
}

/* `s`, `m:ss` or `h:mm:ss`; else the reader stays where it was. */
static bool read_duration(struct reader *r, int32_t *ms)
{
    struct reader begin = *r;
    int64_t seconds;
    int32_t first, part;
    bool good = read_number(r, &first, LONGEST);

    seconds = first = good ? first : 0;
    for (int i = 0; good && i < 2 && peek(r) == ':'; i++) {
        good = read_sixtieths(r, &part);
        if (good)
            seconds = seconds * 60 + part;
    }
    if (!good || seconds > LONGEST) {
        *r = begin;
        return false;
    }
    *ms = (int32_t)seconds * SECOND;
    return true;
}

int ad_duration_read(int32_t *ms, const char *text, size_t len)
{
    struct reader r = {text, len, 0};
    int32_t out;

    if (!read_duration(&r, &out) || r.at != len)
        return AD_EPARSE;
    *ms = out;
    return 0;
}

/* "40/": how many moves are to be made in the period. Without it *moves is left alone. */
static bool read_moves(struct reader *r, uint16_t *moves)
{
    size_t begin = r->at, slash = begin;
    int32_t n;

    while (slash < r->len && is_digit(r->text[slash]))
        slash++;
    if (slash == r->len || r->text[slash] != '/')
        return true;
    if (!read_number(r, &n, UINT16_MAX) || n == 0) {
        r->at = begin;
        return false;
    }
    *moves = (uint16_t)n;
    return take(r, '/');
}

static bool read_seconds(struct reader *r, char mark, int32_t *ms)
{
    int32_t seconds;

    if (!take(r, mark))
        return true;
    if (!read_number(r, &seconds, LONGEST_EXTRA))
        return false;
    *ms = seconds * SECOND;
    return true;
}

static bool read_period(struct reader *r, struct ad_period *p)
{
    size_t begin;

    *p = (struct ad_period){0};
    if (!read_moves(r, &p->moves))
        return false;
    begin = r->at;
    if (!read_duration(r, &p->ms) || !read_seconds(r, '+', &p->increment_ms) ||
        !read_seconds(r, 'd', &p->delay_ms))
        return false;
    if (p->ms || p->increment_ms || p->delay_ms)
        return true;
    r->at = begin; /* no time at all */
    return false;
}

/* Every period but the last ends with a move; one that comes again must end too. */
static bool read_control(struct reader *r, struct ad_time_control *t)
{
    struct ad_period *p;

    do {
        skip_blanks(r);
        if (t->periods == AD_PERIODS_MAX || !read_period(r, p = &t->period[t->periods]))
            return false;
        t->periods++;
        skip_blanks(r);
        if (!p->moves && (peek(r) == ',' || peek(r) == '*'))
            return false;
    } while (take(r, ','));
    t->repeats = take(r, '*');
    skip_blanks(r);
    return r->at == r->len;
}

int ad_time_read(struct ad_time_control *out, const char *text, size_t len, size_t *at)
{
    struct reader r = {text, len, 0};
    struct ad_time_control t = {0};

    if (!read_control(&r, &t)) {
        if (at)
            *at = r.at;
        return AD_EPARSE;
    }
    *out = t;
    return 0;
}

/* ---- writing ---- */

/* Counts what would be written, and writes what there is room for. */
struct writer {
    char *out;
    size_t cap, len;
};

static void put(struct writer *w, char c)
{
    if (w->len < w->cap)
        w->out[w->len] = c;
    w->len++;
}

static void put_number(struct writer *w, int64_t n, int digits)
{
    char text[20];
    int i = 0;

    for (; n > 0 || i < digits; n /= 10)
        text[i++] = (char)('0' + n % 10);
    while (i > 0)
        put(w, text[--i]);
}

static void put_duration(struct writer *w, int32_t ms)
{
    /* rounded down, below zero too */
    int64_t seconds = ms / SECOND - (ms % SECOND < 0);

    if (seconds < 0) {
        put(w, '-');
        seconds = -seconds;
    }
    if (seconds >= 3600) {
        put_number(w, seconds / 3600, 1);
        put(w, ':');
    }
    put_number(w, seconds / 60 % 60, seconds >= 3600 ? 2 : 1);
    put(w, ':');
    put_number(w, seconds % 60, 2);
}

static void put_period(struct writer *w, const struct ad_period *p)
{
    if (p->moves) {
        put_number(w, p->moves, 1);
        put(w, '/');
    }
    put_duration(w, p->ms);
    if (p->increment_ms) {
        put(w, '+');
        put_number(w, p->increment_ms / SECOND, 1);
    }
    if (p->delay_ms) {
        put(w, 'd');
        put_number(w, p->delay_ms / SECOND, 1);
    }
}

/* Ends the text; its length, if there was room for that. */
static int finish(struct writer *w)
{
    if (w->len >= w->cap)
        return AD_EFULL;
    w->out[w->len] = '\0';
    return (int)w->len;
}

int ad_duration_write(char *out, size_t cap, int32_t ms)
{
    struct writer w = {out, cap, 0};

    put_duration(&w, ms);
    return finish(&w);
}

int ad_time_write(char *out, size_t cap, const struct ad_time_control *t)
{
    struct writer w = {out, cap, 0};

    for (unsigned i = 0; i < t->periods && i < AD_PERIODS_MAX; i++) {
        if (i > 0) {
            put(&w, ',');
            put(&w, ' ');
        }
        put_period(&w, &t->period[i]);
    }
    if (t->repeats)
        put(&w, '*');
    return finish(&w);
}

/* ---- what it is called ---- */

const char *ad_format_name(enum ad_format f)
{
    static const char *const name[AD_FORMATS] = {"standard", "rapid", "blitz"};

    return (unsigned)f < AD_FORMATS ? name[f] : "";
}

/* The time one player is given for his first 60 moves, which is how A.1 and B.1 of 2017 count.
 * Delay counts like increment: 6.3.2 calls both extra time for the move. */
static int64_t for_sixty_moves(const struct ad_time_control *t)
{
    int64_t ms = 0;
    unsigned i = 0, left = 0;

    for (unsigned move = 1; move <= 60; move++) {
        const struct ad_period *p;
        if (left == 0) { /* a new period; one without a number of moves lasts */
            i += move > 1 && i + 1 < t->periods;
            ms += t->period[i].ms;
            left = t->period[i].moves ? t->period[i].moves : 60;
            if (i + 1 == t->periods && !t->repeats)
                left = 60;
        }
        left--;
        p = &t->period[i];
        if (move >= t->increment_from)
            ms += (int64_t)p->increment_ms + p->delay_ms;
    }
    return ms;
}

/* 2017 and 2023, A.1 and B.1; the glossary has standard begin at 60 minutes. */
static enum ad_format by_sixty_moves(const struct ad_time_control *t)
{
    int64_t ms = for_sixty_moves(t);

    return ms <= 10 * MINUTE ? AD_BLITZ : ms < 60 * MINUTE ? AD_RAPID : AD_STANDARD;
}

/* 1997 B.1 and C.1: a fixed time for all moves. A control at some move makes it neither; what is
 * added from move to move is not part of the fixed time. */
static enum ad_format by_fixed_time(const struct ad_time_control *t)
{
    if (t->periods != 1 || t->period[0].moves)
        return AD_STANDARD;
    if (t->period[0].ms < 15 * MINUTE)
        return AD_BLITZ;
    return t->period[0].ms <= 60 * MINUTE ? AD_RAPID : AD_STANDARD;
}

enum ad_format ad_time_format(enum ad_edition e, const struct ad_time_control *t)
{
    switch (e) {
    case AD_BLITZ_1977: return AD_BLITZ; /* 8.4 */
    case AD_FIDE_1997: return by_fixed_time(t);
    case AD_FIDE_2017:
    case AD_FIDE_2023: return by_sixty_moves(t);
    case AD_FIDE_1984:
    case AD_VI_NRW:
    case AD_FIDE_2014: /* what is left of it defines nothing */
    case AD_EDITIONS: break;
    }
    return AD_STANDARD;
}

void ad_time_format_cites(struct ad_cites *out, enum ad_edition e, enum ad_format f)
{
    static const enum ad__provision says[AD_FORMATS] = {
        [AD_STANDARD] = AD__P_IS_STANDARD,
        [AD_RAPID] = AD__P_IS_RAPID,
        [AD_BLITZ] = AD__P_IS_BLITZ,
    };

    *out = (struct ad_cites){0};
    if ((unsigned)f < AD_FORMATS && (unsigned)e < AD_EDITIONS)
        ad__cite(out, says[f], e, AD_NO_EDITION);
}
