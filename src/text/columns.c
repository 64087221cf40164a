/*
 * text/columns.c -- how wide a text is on a screen of letters of one width.
 *
 * Most signs fill one column. Those of East Asia, and little pictures, fill two; marks that stand
 * above or below another sign fill none. Bytes that are no UTF-8 fill one each: they are shown
 * somehow.
 */
#include "base/utf8.h"
#include "text/columns.h"

struct range {
    uint32_t first, last;
};

static const struct range none[] = {{0x300, 0x36f},   {0x483, 0x489},   {0x591, 0x5bd},
                                    {0x610, 0x61a},   {0x64b, 0x65f},   {0x1ab0, 0x1aff},
                                    {0x1dc0, 0x1dff}, {0x200b, 0x200f}, {0x20d0, 0x20ff},
                                    {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f}};

static const struct range two[] = {
    {0x1100, 0x115f},   {0x2e80, 0x303e},   {0x3041, 0x33ff},   {0x3400, 0x4dbf},
    {0x4e00, 0x9fff},   {0xa000, 0xa4cf},   {0xa960, 0xa97f},   {0xac00, 0xd7a3},
    {0xf900, 0xfaff},   {0xfe30, 0xfe6f},   {0xff00, 0xff60},   {0xffe0, 0xffe6},
    {0x1f300, 0x1f64f}, {0x1f680, 0x1f6ff}, {0x1f900, 0x1f9ff}, {0x20000, 0x3fffd}};

static bool is_in(const struct range *list, size_t count, uint32_t sign)
{
    for (size_t i = 0; i < count; i++)
        if (sign >= list[i].first && sign <= list[i].last)
            return true;
    return false;
}

/* The sign at the start, and its length in bytes. */
static uint32_t first_sign(const char *text, size_t len, size_t *bytes)
{
    unsigned char lead = (unsigned char)text[0];
    size_t n = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
    uint32_t sign = n == 1 ? lead : lead & (0x7fu >> n);

    *bytes = 1;
    for (size_t i = 1; i < n; i++) {
        if (i >= len || !ad__utf8_goes_on(text[i]))
            return lead;
        sign = sign << 6 | ((unsigned char)text[i] & 0x3f);
    }
    *bytes = n;
    return sign;
}

unsigned ad__columns(const char *text, size_t len)
{
    unsigned columns = 0;
    size_t bytes;

    for (size_t at = 0; at < len; at += bytes) {
        uint32_t sign = first_sign(text + at, len - at, &bytes);

        if (!is_in(none, sizeof none / sizeof *none, sign))
            columns += is_in(two, sizeof two / sizeof *two, sign) ? 2 : 1;
    }
    return columns;
}
