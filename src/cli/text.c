/*
 * cli/text.c -- text that grows.
 */
#include "base/utf8.h"
#include "cli/text.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/pgn.h"

bool text_reserve(struct text *t, size_t more)
{
    size_t cap = t->cap ? t->cap : 1 << 12;
    char *at;

    if (t->cap - t->len >= more)
        return true;
    while (cap - t->len < more)
        cap *= 2;
    at = realloc(t->at, cap);
    if (!at) {
        t->failed = true;
        return false;
    }
    t->at = at;
    t->cap = cap;
    return true;
}

void text_add(struct text *t, const char *bytes, size_t len)
{
    if (len == 0 || !text_reserve(t, len))
        return;
    memcpy(t->at + t->len, bytes, len);
    t->len += len;
}

void text_addf(struct text *t, const char *format, ...)
{
    va_list args;
    int len;

    va_start(args, format);
    len = vsnprintf(NULL, 0, format, args);
    va_end(args);
    if (len < 0 || !text_reserve(t, (size_t)len + 1))
        return;
    va_start(args, format);
    vsnprintf(t->at + t->len, (size_t)len + 1, format, args);
    va_end(args);
    t->len += (size_t)len;
}

void text_add_json(struct text *t, const char *bytes, size_t len)
{
    bool utf8 = ad_text_is_utf8(bytes, len);

    text_add(t, "\"", 1);
    for (size_t i = 0; i < len; i++) {
        unsigned char byte = (unsigned char)bytes[i];
        if (byte == '"' || byte == '\\')
            text_addf(t, "\\%c", byte);
        else if (byte < 0x20 || byte == 0x7f || (byte >= 0x80 && !utf8)) /* then it is Latin-1 */
            text_addf(t, "\\u%04x", byte);
        else
            text_add(t, bytes + i, 1);
    }
    text_add(t, "\"", 1);
}

/* Of ASCII, and of what UTF-8 begins with C3, which is where umlauts are. */
void text_add_folded(struct text *t, const char *bytes)
{
    unsigned char before = 0;

    for (; *bytes; bytes++) {
        unsigned char byte = (unsigned char)*bytes;
        bool upper = (byte >= 'A' && byte <= 'Z') ||
                     (before == 0xc3 && byte >= 0x80 && byte <= 0x9e && byte != 0x97);
        char small = (char)(upper ? byte + 0x20 : byte);
        text_add(t, &small, 1);
        before = byte;
    }
    text_add(t, "\n", 1);
}

void text_release(struct text *t)
{
    free(t->at);
    *t = (struct text){0};
}

/* ---- width ---- */

/* The character at *at, which moves behind it; a byte that begins none stands for itself. */
static uint32_t next_character(const char *bytes, size_t len, size_t *at)
{
    unsigned char first = (unsigned char)bytes[(*at)++];
    unsigned more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc0 ? 1 : 0;
    uint32_t c = more ? first & (0x3fu >> more) : first;

    for (; more > 0 && *at < len && ad__utf8_goes_on(bytes[*at]); more--)
        c = c << 6 | (bytes[(*at)++] & 0x3f);
    return c;
}

size_t text_columns(const char *bytes, size_t len)
{
    static const struct {
        uint32_t from, to, columns;
    } ranges[] = {
        {0x0300, 0x036f, 0},   {0x1100, 0x115f, 2}, {0x200b, 0x200f, 0},   {0x2e80, 0xa4cf, 2},
        {0xac00, 0xd7a3, 2},   {0xf900, 0xfaff, 2}, {0xfe00, 0xfe0f, 0},   {0xfe30, 0xfe6f, 2},
        {0xff00, 0xff60, 2},   {0xffe0, 0xffe6, 2}, {0x1f300, 0x1f64f, 2}, {0x1f900, 0x1f9ff, 2},
        {0x20000, 0x3fffd, 2},
    };
    size_t columns = 0;

    for (size_t at = 0; at < len;) {
        uint32_t c = next_character(bytes, len, &at), wide = 1;
        for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
            if (c >= ranges[i].from && c <= ranges[i].to)
                wide = ranges[i].columns;
        columns += wide;
    }
    return columns;
}
