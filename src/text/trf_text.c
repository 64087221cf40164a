/*
 * text/trf_text.c -- lines and columns of a report file: characters, words, numbers, points.
 */
#include "base/utf8.h"
#include "text/trf.h"

#include <string.h>

#include "adoube/date.h"
#include "federation/date_inside.h"
#include "text/trf_inside.h"

static bool blank(char c)
{
    return c == ' ' || c == '\t';
}

bool ad__trf_is_mark(const char *at, size_t len)
{
    unsigned char a, b;

    if (len < 2)
        return false;
    a = (unsigned char)at[0];
    b = (unsigned char)at[1];
    return (a == 0xCC && b >= 0x80 && b <= 0xBF) || (a == 0xCD && b >= 0x80 && b <= 0xAF);
}

static bool is_mark(const struct trf_line *line, size_t at)
{
    return ad__trf_is_mark(line->at + at, line->len - at);
}

struct ad_span ad__trf_trim(struct ad_span s)
{
    while (s.len > 0 && blank(s.at[s.len - 1]))
        s.len--;
    while (s.len > 0 && blank(s.at[0])) {
        s.at++;
        s.len--;
    }
    return s;
}

unsigned ad__trf_chars(struct ad_span s)
{
    unsigned n = 0;

    for (size_t i = 0; i < s.len; i++)
        n += !ad__utf8_goes_on(s.at[i]);
    return n;
}

char ad__trf_upper(char c)
{
    return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

static bool starts_with(struct ad_span s, const char *part)
{
    size_t n = strlen(part);

    for (size_t i = 0; i < n; i++)
        if (i >= s.len || ad__trf_upper(s.at[i]) != ad__trf_upper(part[i]))
            return false;
    return true;
}

bool ad__trf_is(struct ad_span s, const char *word)
{
    return s.len == strlen(word) && starts_with(s, word);
}

bool ad__trf_has(struct ad_span s, const char *part)
{
    for (; s.len > 0; s.at++, s.len--)
        if (starts_with(s, part))
            return true;
    return false;
}

/* ---- lines ---- */

bool ad__trf_next(struct ad_span *out, char *end, const char *text, size_t len, size_t *at)
{
    size_t i = *at;

    if (i >= len)
        return false;
    while (i < len && text[i] != '\n' && text[i] != '\r')
        i++;
    *out = (struct ad_span){text + *at, i - *at};
    *end = 0;
    if (i < len) {
        *end = text[i++];
        if (*end == '\r' && i < len && text[i] == '\n') {
            *end = 2;
            i++;
        }
    }
    *at = i;
    return true;
}

void ad__trf_line(struct trf_line *out, struct ad_span text, uint32_t number)
{
    *out = (struct trf_line){.at = text.at, .number = number, .bytes = true, .column = 1};
    while (text.len > 0 && blank(text.at[text.len - 1]))
        text.len--;
    out->len = text.len;
    for (size_t i = 0; i < text.len && out->bytes; i++)
        out->bytes = (unsigned char)text.at[i] < 0x80;
}

/* The byte where a column starts, or the end of the line. */
static size_t offset_of(struct trf_line *line, unsigned column)
{
    if (line->bytes)
        return column - 1 < line->len ? column - 1 : line->len;
    if (column < line->column) {
        line->column = 1;
        line->offset = 0;
    }
    while (line->column < column && line->offset < line->len) {
        do
            line->offset++;
        while (line->offset < line->len && (ad__utf8_goes_on(line->at[line->offset]) ||
                                            (line->marks && is_mark(line, line->offset))));
        line->column++;
    }
    return line->column == column ? line->offset : line->len;
}

struct ad_span ad__trf_cut(struct trf_line *line, unsigned from, unsigned to)
{
    size_t start = offset_of(line, from), end = offset_of(line, to + 1);

    /* Where a file counts bytes a column may start inside a character: it goes as a whole. */
    while (start < end && ad__utf8_goes_on(line->at[start]))
        start++;
    while (end > start && end < line->len && ad__utf8_goes_on(line->at[end]))
        end--;
    return (struct ad_span){line->at + start, end - start};
}

struct ad_span ad__trf_field(struct trf_line *line, unsigned from, unsigned to)
{
    return ad__trf_trim(ad__trf_cut(line, from, to));
}

char ad__trf_char(struct trf_line *line, unsigned column)
{
    size_t at = offset_of(line, column);

    if (at >= line->len)
        return ' ';
    return (unsigned char)line->at[at] < 0x80 ? line->at[at] : '\x7f';
}

unsigned ad__trf_columns(struct trf_line *line)
{
    unsigned n =
        line->bytes ? (unsigned)line->len : ad__trf_chars((struct ad_span){line->at, line->len});

    for (size_t i = 0; line->marks && i < line->len; i++)
        n -= is_mark(line, i);
    return n;
}

unsigned ad__trf_column(const struct trf_line *line, const char *at)
{
    return 1 + ad__trf_chars((struct ad_span){line->at, (size_t)(at - line->at)});
}

struct ad_span ad__trf_word(const struct trf_line *line, size_t *at)
{
    size_t start = *at;

    while (start < line->len && blank(line->at[start]))
        start++;
    *at = start;
    while (*at < line->len && !blank(line->at[*at]))
        ++*at;
    return (struct ad_span){line->at + start, *at - start};
}

/* ---- numbers ---- */

int ad__trf_number(struct ad_span s, int max)
{
    int n = 0;

    if (s.len == 0)
        return TRF_BLANK;
    for (size_t i = 0; i < s.len; i++) {
        if (s.at[i] < '0' || s.at[i] > '9')
            return TRF_BAD;
        n = n * 10 + (s.at[i] - '0');
        if (n > max)
            return TRF_BAD;
    }
    return n;
}

bool ad__trf_points(ad_points *out, struct ad_span s)
{
    bool minus = s.len > 0 && s.at[0] == '-';
    size_t i = minus, digits = 0;
    ad_points n = 0;

    if (s.len == 0) {
        *out = AD_TRF_NO_POINTS;
        return true;
    }
    for (; i < s.len && s.at[i] >= '0' && s.at[i] <= '9' && digits < 6; i++, digits++)
        n = n * 10 + (s.at[i] - '0');
    n *= 10;
    if (i < s.len && (s.at[i] == '.' || s.at[i] == ',')) {
        if (++i < s.len && s.at[i] >= '0' && s.at[i] <= '9') {
            n += s.at[i++] - '0';
            digits++;
        }
        while (i < s.len && s.at[i] == '0') /* 1.50 */
            i++;
    }
    *out = minus ? -n : n;
    return i == s.len && digits > 0;
}

/* ---- columns of a line ---- */

/* The other ways to count, each tried only if the gaps are not blank as it is. */
static bool settles(struct trf_reader *r, struct trf_line *line, bool bytes,
                    unsigned (*filled_gap)(struct trf_line *))
{
    struct trf_line other = {.at = line->at,
                             .len = line->len,
                             .number = line->number,
                             .bytes = bytes,
                             .marks = !bytes,
                             .column = 1};

    if (filled_gap(&other) != 0)
        return false;
    *line = other;
    ad__trf_note(r, bytes ? AD_TRF_BYTES : AD_TRF_MARKS, line->number, 0);
    return true;
}

bool ad__trf_settle(struct trf_reader *r, struct trf_line *line,
                    unsigned (*filled_gap)(struct trf_line *))
{
    unsigned bad = filled_gap(line);
    const char *tab = memchr(line->at, '\t', line->len);

    if (!bad || (!line->bytes &&
                 (settles(r, line, true, filled_gap) || settles(r, line, false, filled_gap))))
        return true;
    if (tab)
        return ad__trf_fail(r, AD_TRF_TAB, line->number, ad__trf_column(line, tab));
    return ad__trf_fail(r, AD_TRF_BLANK, line->number, bad);
}

/* ---- days ---- */

/* The first numbers of a text; how many it has in all. */
static unsigned numbers_in(unsigned number[3], unsigned digits[3], struct ad_span text)
{
    unsigned count = 0;
    bool inside = false;

    for (size_t i = 0; i < text.len; i++) {
        bool digit = text.at[i] >= '0' && text.at[i] <= '9';

        count += digit && !inside;
        inside = digit;
        if (!digit || count > 3)
            continue;
        number[count - 1] = number[count - 1] % 1000 * 10 + (unsigned)(text.at[i] - '0');
        digits[count - 1]++;
    }
    return count;
}

static unsigned day_of(unsigned year, unsigned month, unsigned day)
{
    bool is = day >= 1 && day <= (unsigned)ad_month_days((int)year, (int)month);

    return is ? year * 10000 + month * 100 + day : 0;
}

unsigned ad_trf_day(struct ad_span text)
{
    unsigned n[3] = {0}, digits[3] = {0}, day = 0;
    unsigned count = numbers_in(n, digits, text);

    if (count == 3 && digits[0] == 4)
        day = day_of(n[0], n[1], n[2]);
    else if (count == 3 && digits[2] == 4)
        day = n[1] > 12 ? day_of(n[2], n[0], n[1]) : day_of(n[2], n[1], n[0]);
    else if (count == 3 && digits[0] == 2)
        day = day_of(n[0] + (n[0] < 70 ? 2000 : 1900), n[1], n[2]);
    for (unsigned i = 0; !day && i < 3; i++)
        if (digits[i] == 4)
            day = n[i] * 10000 + 1231;
    return day;
}
