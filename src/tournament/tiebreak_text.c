/*
 * tournament/tiebreak_text.c -- tie-breaks and values as text.
 *
 * The notation is that of the report file (tags 202 and 212): a code, for teams the score it is
 * made of, and modifiers: BH:GP/C1/P. Codes are read in capitals or not, and written as the map has
 * them.
 */
#include "tournament/tiebreak.h"

#include <string.h>

#include "core/assert.h"
#include "tournament/names.h"

/* ---- reading ---- */

enum { CUTS = AD__MOD_CUT | AD__MOD_MEDIAN };

struct reader {
    const char *text;
    size_t len, at;
    enum ad_tiebreak_bad why;
};

static char upper(char c)
{
    return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

/* The character here, as a capital; NUL at the end. */
static char peek(const struct reader *r)
{
    return r->at < r->len ? upper(r->text[r->at]) : '\0';
}

static bool refuse(struct reader *r, enum ad_tiebreak_bad why)
{
    r->why = why;
    return false;
}

static bool read_code(struct ad_tiebreak *out, struct reader *r)
{
    size_t end = 0;

    while (end < r->len && r->text[end] != '/' && r->text[end] != ':')
        end++;
    if (!end)
        return refuse(r, AD_TIEBREAK_EMPTY);
    for (unsigned code = 0; code < AD_TIEBREAKS; code++)
        if (ad__same_word(r->text, end, ad_tiebreak_code((enum ad_tiebreak_code)code))) {
            out->code = (enum ad_tiebreak_code)code;
            r->at = end;
            return true;
        }
    return refuse(r, AD_TIEBREAK_UNKNOWN);
}

static bool read_score(struct ad_tiebreak *out, struct reader *r)
{
    static const char *const names[] = {"MP", "GP", "MM", "MG", "GM", "GG"};
    size_t end = r->at;
    unsigned i = 0;

    while (end < r->len && r->text[end] != '/')
        end++;
    while (i < 6 && !ad__same_word(r->text + r->at, end - r->at, names[i]))
        i++;
    if (i == 6)
        return refuse(r, AD_TIEBREAK_SCORE);
    if (!(ad__trait_of(out->code)->mods & (i < 2 ? AD__MOD_SCORE : AD__MOD_BOTH)))
        return refuse(r, AD_TIEBREAK_UNFIT);
    out->score = names[i][0] == 'M' ? AD_SCORE_MP : AD_SCORE_GP;
    if (i >= 2)
        out->other = names[i][1] == 'M' ? AD_SCORE_MP : AD_SCORE_GP;
    r->at = end;
    return true;
}

static bool read_number(int *out, struct reader *r, int low, int high)
{
    size_t start = r->at;
    int n = 0;

    for (; peek(r) >= '0' && peek(r) <= '9'; r->at++)
        n = n > 9999 ? n : n * 10 + (peek(r) - '0');
    if (r->at == start || n < low || n > high) {
        r->at = start;
        return refuse(r, AD_TIEBREAK_NUMBER);
    }
    *out = n;
    return true;
}

static bool read_limit(struct ad_tiebreak *out, struct reader *r)
{
    char sign = peek(r);
    int n;

    out->limit_half = sign == '+' || sign == '-';
    if (out->limit_half)
        r->at++;
    if (!read_number(&n, r, 0, out->limit_half ? 99 : 100))
        return false;
    out->limit = (int8_t)(sign == '-' ? -n : n);
    return true;
}

static unsigned mod_of(char letter)
{
    switch (letter) {
    case 'C': return AD__MOD_CUT;
    case 'M': return AD__MOD_MEDIAN;
    case 'P': return AD__MOD_PLAYED;
    case 'F': return AD__MOD_FORE;
    case 'R': return AD__MOD_REVERSED;
    case 'L': return AD__MOD_LIMIT;
    case 'K': return AD__MOD_DIVISOR;
    case 'U': return AD__MOD_UNRATED;
    default: return 0;
    }
}

static bool read_value(struct ad_tiebreak *out, struct reader *r, unsigned mod)
{
    int n = 0;

    switch (mod) {
    case AD__MOD_PLAYED: out->played = true; return true;
    case AD__MOD_FORE: out->fore = true; return true;
    case AD__MOD_REVERSED: out->reversed = true; return true;
    case AD__MOD_LIMIT: out->limit_set = true; return read_limit(out, r);
    case AD__MOD_DIVISOR:
        if (!read_number(&n, r, 1, 255))
            return false;
        out->divisor = (uint8_t)n;
        return true;
    case AD__MOD_UNRATED:
        if (!read_number(&n, r, 1, 4000))
            return false;
        out->unrated = (int16_t)n;
        return true;
    default:
        if (!read_number(&n, r, 1, 9))
            return false;
        out->cut_low = (uint8_t)n;
        out->cut_high = (uint8_t)(mod == AD__MOD_MEDIAN ? n : 0);
        return true;
    }
}

/* One modifier behind its '/'. */
static bool read_modifier(struct ad_tiebreak *out, struct reader *r, unsigned *seen)
{
    unsigned mod = mod_of(peek(r));
    size_t start = r->at;

    if (!mod)
        return refuse(r, AD_TIEBREAK_MODIFIER);
    if (!(ad__trait_of(out->code)->mods & mod))
        return refuse(r, AD_TIEBREAK_UNFIT);
    if (*seen & mod || (mod & CUTS && *seen & CUTS))
        return refuse(r, AD_TIEBREAK_TWICE);
    *seen |= mod;
    r->at++;
    if (!read_value(out, r, mod))
        return false;
    if (r->at < r->len && peek(r) != '/') {
        r->at = start;
        return refuse(r, AD_TIEBREAK_MODIFIER);
    }
    return true;
}

static bool read_all(struct ad_tiebreak *out, struct reader *r)
{
    unsigned seen = 0;

    if (!read_code(out, r))
        return false;
    if (peek(r) == ':') {
        r->at++;
        if (!read_score(out, r))
            return false;
    }
    while (r->at < r->len) {
        r->at++; /* the '/' */
        if (!read_modifier(out, r, &seen))
            return false;
    }
    return true;
}

int ad_tiebreak_read(struct ad_tiebreak *out, const char *text, size_t len,
                     struct ad_tiebreak_fault *fault)
{
    struct reader r = {text, len, 0, AD_TIEBREAK_FINE};
    struct ad_tiebreak tb = {.code = AD_TB_PTS};
    bool fine = read_all(&tb, &r);

    if (fault)
        *fault = (struct ad_tiebreak_fault){r.why, fine ? 0 : r.at};
    if (!fine)
        return AD_EPARSE;
    *out = tb;
    return 0;
}

static bool parts(char c)
{
    return c == ',' || c == ';' || c == ' ' || c == '\t';
}

int ad_tiebreak_read_list(struct ad_tiebreak *out, unsigned cap, const char *text, size_t len,
                          struct ad_tiebreak_fault *fault)
{
    unsigned count = 0;

    if (fault)
        *fault = (struct ad_tiebreak_fault){AD_TIEBREAK_FINE, 0};
    for (size_t at = 0; at < len;) {
        size_t end = at;
        int err;

        while (end < len && !parts(text[end]))
            end++;
        if (end == at) { /* between two parts; an empty one between commas is passed over */
            at++;
            continue;
        }
        if (count == cap)
            return AD_EFULL;
        err = ad_tiebreak_read(&out[count], text + at, end - at, fault);
        if (err) {
            if (fault)
                fault->at += at;
            return err;
        }
        count++;
        at = end;
    }
    return (int)count;
}

/* ---- writing ---- */

struct writer {
    char text[AD_TIEBREAK_MAX];
    size_t len;
};

static void put(struct writer *w, const char *text)
{
    size_t len = strlen(text);

    AD_ASSERT(w->len + len < sizeof w->text);
    memcpy(w->text + w->len, text, len);
    w->len += len;
}

static void put_number(struct writer *w, const char *before, unsigned n)
{
    char digits[12];
    size_t at = sizeof digits - 1;

    digits[at] = '\0';
    do
        digits[--at] = (char)('0' + n % 10);
    while (n /= 10);
    put(w, before);
    put(w, digits + at);
}

static void put_score(struct writer *w, const struct ad_tiebreak *tb)
{
    if (tb->score == AD_SCORE_FIRST)
        return;
    put(w, tb->score == AD_SCORE_MP ? ":M" : ":G");
    if (tb->other == AD_SCORE_FIRST)
        put(w, "P");
    else
        put(w, tb->other == AD_SCORE_MP ? "M" : "G");
}

static void put_limit(struct writer *w, const struct ad_tiebreak *tb)
{
    if (!tb->limit_half)
        put_number(w, "/L", (unsigned)tb->limit);
    else if (tb->limit < 0)
        put_number(w, "/L-", (unsigned)-tb->limit);
    else
        put_number(w, "/L+", (unsigned)tb->limit);
}

int ad_tiebreak_write(char *out, size_t cap, const struct ad_tiebreak *tb)
{
    struct writer w = {.len = 0};

    put(&w, ad_tiebreak_code(tb->code));
    put_score(&w, tb);
    if (tb->cut_low)
        put_number(&w, tb->cut_high ? "/M" : "/C", tb->cut_low);
    if (tb->limit_set)
        put_limit(&w, tb);
    if (tb->divisor)
        put_number(&w, "/K", tb->divisor);
    if (tb->unrated)
        put_number(&w, "/U", (unsigned)tb->unrated);
    if (tb->played)
        put(&w, "/P");
    if (tb->fore)
        put(&w, "/F");
    if (tb->reversed)
        put(&w, "/R");
    if (w.len >= cap)
        return AD_EFULL;
    memcpy(out, w.text, w.len);
    out[w.len] = '\0';
    return (int)w.len;
}

int ad_value_write(char *out, size_t cap, int64_t hundredths, unsigned digits)
{
    uint64_t rest = hundredths < 0 ? 0 - (uint64_t)hundredths : (uint64_t)hundredths;
    char text[24];
    size_t at = sizeof text;

    if (digits > 2)
        digits = 2;
    if (hundredths == AD_NO_VALUE)
        return cap > 1 ? (memcpy(out, "0", 2), 1) : AD_EFULL;
    for (unsigned i = digits; i < 2; i++)
        rest /= 10;
    for (unsigned i = 0; i < digits || i == 0 || rest || (digits && i == digits); i++) {
        if (digits && i == digits)
            text[--at] = '.';
        text[--at] = (char)('0' + rest % 10);
        rest /= 10;
    }
    if (hundredths < 0)
        text[--at] = '-';
    if (sizeof text - at >= cap)
        return AD_EFULL;
    memcpy(out, text + at, sizeof text - at);
    out[sizeof text - at] = '\0';
    return (int)(sizeof text - at);
}
