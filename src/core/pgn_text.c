/*
 * core/pgn_text.c -- what stands inside a token: escapes, commands, clock times, encodings;
 * and the words for what can be wrong.
 *
 * In: text of the caller's, of any bytes. Out: text in the caller's buffer, or numbers.
 */
#include "pgn_words.h"
#include "words/words.h"
#include "core/names.h"

struct why_row {
    uint8_t warning;
    const char *text[AD__TONGUES];
};

static const struct why_row whys[] = {
#define X(name, warning) [name] = {warning, {AD__SAID(name)}},
    AD_PGN_WHY_MAP(X)
#undef X
};

const char *ad_pgn_why_text(enum ad_pgn_why why, enum ad_language lang)
{
    if ((unsigned)why >= AD_PGN_WHYS)
        return "?";
    return whys[why].text[ad__tongue(lang)];
}

bool ad_pgn_why_is_warning(enum ad_pgn_why why)
{
    return (unsigned)why < AD_PGN_WHYS && whys[why].warning;
}

bool ad_pgn_why_is_guess(enum ad_pgn_why why)
{
    return (unsigned)why < AD_PGN_WHYS && whys[why].warning == 2;
}

const char *ad_pgn_result_text(enum ad_pgn_result result)
{
    static const char text[][8] = {"*", "1-0", "0-1", "1/2-1/2"};
    return text[result & 3];
}

enum ad_pgn_result ad_pgn_result_of(unsigned white, unsigned black)
{
    if (white == 1 && black == 1)
        return AD_PGN_DRAW;
    if (white + black != 2)
        return AD_PGN_UNKNOWN;
    return white == 2 ? AD_PGN_WHITE : AD_PGN_BLACK;
}

/* Some programs write 1/2 for short. */
int ad__pgn_result(const char *text, size_t len)
{
    for (int i = AD_PGN_UNKNOWN; i <= AD_PGN_DRAW; i++)
        if (ad__same(text, len, ad_pgn_result_text((enum ad_pgn_result)i)))
            return i;
    return ad__same(text, len, "1/2") ? AD_PGN_DRAW : -1;
}

/* ---- assessments ---- */

static const struct assessment {
    const char *text;
    uint8_t number;
} assessments[] = {
    {"+/=", 14}, {"=/+", 15}, {"+/-", 16}, {"-/+", 17}, {"+=", 14}, {"=+", 15}, {"+-", 18},
    {"-+", 19},  {"±", 16},   {"∓", 17},   {"⩲", 14},   {"⩱", 15},  {"∞", 13},  {"=", 10},
};

unsigned ad__pgn_assessment(size_t *from, const char *text, size_t len)
{
    for (size_t i = 0; i < sizeof assessments / sizeof *assessments; i++) {
        size_t n = strlen(assessments[i].text);

        if (len < n || memcmp(text + len - n, assessments[i].text, n) != 0)
            continue;
        *from = len - n;
        return assessments[i].number;
    }
    return 0;
}

int ad_pgn_unescape(char *out, size_t cap, const char *text, size_t len)
{
    size_t n = 0;

    for (size_t i = 0; i < len; i++) {
        if (text[i] == '\\' && i + 1 < len && (text[i + 1] == '"' || text[i + 1] == '\\'))
            i++;
        if (n + 1 >= cap)
            return AD_EFULL;
        out[n++] = text[i];
    }
    if (cap == 0)
        return AD_EFULL;
    out[n] = '\0';
    return (int)n;
}

/* ---- commands ---- */

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* Split what stands between [% and ] at its first blank. */
static bool split_command(struct ad_pgn_command *c, const char *p, const char *end)
{
    c->name = p;
    while (p < end && !is_blank(*p) && *p != '[')
        p++;
    c->name_len = (size_t)(p - c->name);
    if (c->name_len == 0 || (p < end && !is_blank(*p)))
        return false;
    while (p < end && is_blank(*p))
        p++;
    while (end > p && is_blank(end[-1]))
        end--;
    c->value = p;
    c->value_len = (size_t)(end - p);
    return true;
}

bool ad_pgn_command_next(struct ad_pgn_command *c, const char *text, size_t len)
{
    const char *end = text + len, *p = text + c->next, *close;

    for (; (p = memchr(p, '[', (size_t)(end - p))) != NULL; p++) {
        if (end - p < 2 || p[1] != '%')
            continue;
        close = memchr(p, ']', (size_t)(end - p));
        if (close == NULL)
            break;
        c->next = (size_t)(close + 1 - text);
        if (split_command(c, p + 2, close))
            return true;
    }
    c->next = len;
    return false;
}

/* ---- clock times ---- */

enum { CLOCK_FIELD_MAX = 1000000 }; /* more hours than any clock shows */

/* One run of digits, or -1. */
static int64_t read_field(const char **p, const char *end)
{
    const char *start = *p;
    int64_t n = 0;

    for (; *p < end && **p >= '0' && **p <= '9'; ++*p)
        if ((n = n * 10 + (**p - '0')) > CLOCK_FIELD_MAX)
            return -1;
    return *p > start ? n : -1;
}

/* The digits behind the point, in milliseconds; -1 if there are none. */
static int64_t read_fraction(const char **p, const char *end)
{
    const char *start = *p;
    int64_t ms = 0;

    for (int unit = 100; *p < end && **p >= '0' && **p <= '9'; ++*p, unit /= 10)
        ms += unit * (**p - '0');
    return *p > start ? ms : -1;
}

int ad_pgn_clock(int64_t *ms, const char *text, size_t len)
{
    const char *p = text, *end = text + len;
    int64_t seconds = read_field(&p, end), fraction = 0, field;

    for (int colons = 0; seconds >= 0 && colons < 2 && p < end && *p == ':'; colons++) {
        p++;
        field = read_field(&p, end);
        seconds = field < 0 || field > 59 ? -1 : seconds * 60 + field;
    }
    if (seconds >= 0 && p < end && *p == '.') {
        p++;
        fraction = read_fraction(&p, end);
    }
    if (seconds < 0 || fraction < 0 || p < end)
        return AD_EPARSE;
    *ms = seconds * 1000 + fraction;
    return 0;
}

/* ---- encodings ---- */

/* How long a UTF-8 sequence is that starts with this byte; 0 if none does. */
static size_t utf8_announced(unsigned char c)
{
    if (c < 0x80)
        return 1;
    if (c < 0xc2 || c > 0xf4)
        return 0;
    return c < 0xe0 ? 2 : c < 0xf0 ? 3 : 4;
}

/* The length of the UTF-8 sequence at `p`, or 0 if there is none. Overlong forms, surrogates
 * and numbers beyond U+10FFFF show in the second byte. */
static size_t utf8_len(const unsigned char *p, size_t len)
{
    size_t n = utf8_announced(p[0]);
    unsigned lowest = p[0] == 0xe0 ? 0xa0 : p[0] == 0xf0 ? 0x90 : 0x80;
    unsigned highest = p[0] == 0xed ? 0x9f : p[0] == 0xf4 ? 0x8f : 0xbf;

    if (n > len)
        return 0;
    if (n > 1 && (p[1] < lowest || p[1] > highest))
        return 0;
    for (size_t i = 2; i < n; i++)
        if ((p[i] & 0xc0) != 0x80)
            return 0;
    return n;
}

bool ad_text_is_utf8(const char *text, size_t len)
{
    const unsigned char *p = (const unsigned char *)text;

    for (size_t i = 0, n; i < len; i += n)
        if ((n = utf8_len(p + i, len - i)) == 0)
            return false;
    return true;
}

int ad_latin1_to_utf8(char *out, size_t cap, const char *text, size_t len)
{
    size_t n = 0;

    for (size_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)text[i];
        if (n + (c < 0x80 ? 1 : 2) >= cap)
            return AD_EFULL;
        if (c >= 0x80)
            out[n++] = (char)(0xc0 | c >> 6);
        out[n++] = (char)(c < 0x80 ? c : 0x80 | (c & 0x3f));
    }
    if (n >= cap)
        return AD_EFULL;
    out[n] = '\0';
    return (int)n;
}
