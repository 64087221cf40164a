/*
 * text/western.c -- Windows-1252 to UTF-8, line by line.
 */
#include "base/utf8.h"
#include "text/western.h"

#include <string.h>

#include "adoube/pgn.h"

/* 0x80 … 0x9F; five of them mean nothing and stay. */
static const uint16_t high[32] = {
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
};

static size_t write_letter(char *out, unsigned char byte)
{
    unsigned c = byte >= 0x80 && byte < 0xA0 ? high[byte - 0x80] : byte;

    if (c < 0x80) {
        out[0] = (char)c;
        return 1;
    }
    if (c < 0x800) {
        out[0] = (char)(0xC0 | c >> 6);
        out[1] = (char)(0x80 | (c & 0x3F));
        return 2;
    }
    out[0] = (char)(0xE0 | c >> 12);
    out[1] = (char)(0x80 | (c >> 6 & 0x3F));
    out[2] = (char)(0x80 | (c & 0x3F));
    return 3;
}

static bool line_end(char c)
{
    return c == '\n' || c == '\r';
}

static size_t line_len(const char *text, size_t len)
{
    size_t n = 0;

    while (n < len && !line_end(text[n]))
        n++;
    return n;
}

/* From 1. */
static uint32_t first_high(const char *line)
{
    uint32_t n = 0;

    while ((unsigned char)line[n] < 0x80)
        n++;
    return n + 1;
}

size_t ad__western_to_utf8(char *out, struct ad__text_place *first, const char *text, size_t len)
{
    size_t written = 0, n;
    uint32_t line = 1;

    *first = (struct ad__text_place){0, 0};
    for (size_t at = 0; at < len; at += n) {
        n = line_len(text + at, len - at);
        if (n == 0) { /* one byte of a line end */
            line += text[at] == '\n' || at + 1 == len || text[at + 1] != '\n';
            out[written++] = text[at];
            n = 1;
        } else if (ad_text_is_utf8(text + at, n)) {
            memcpy(out + written, text + at, n);
            written += n;
        } else {
            if (!first->line)
                *first = (struct ad__text_place){line, first_high(text + at)};
            for (size_t i = 0; i < n; i++)
                written += write_letter(out + written, (unsigned char)text[at + i]);
        }
    }
    return written;
}

bool ad__is_utf16(const char *text, size_t len)
{
    if (len < 4)
        return false;
    if (memcmp(text, "\xFF\xFE", 2) == 0 || memcmp(text, "\xFE\xFF", 2) == 0)
        return true;
    return (text[0] && !text[1] && text[2] && !text[3]) ||
           (!text[0] && text[1] && !text[2] && text[3]);
}

bool ad__has_zero(struct ad__text_place *first, const char *text, size_t len)
{
    const char *zero = len > 0 ? memchr(text, 0, len) : NULL;

    if (!zero)
        return false;
    *first = (struct ad__text_place){1, 1};
    for (const char *at = text; at < zero; at++) {
        if (*at == '\n' || (*at == '\r' && at[1] != '\n')) {
            first->line++;
            first->column = 1;
        } else if (*at != '\r' && !ad__utf8_goes_on(*at)) {
            first->column++;
        }
    }
    return true;
}
