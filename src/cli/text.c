/*
 * cli/text.c -- text that grows.
 */
#include "cli/text.h"

#include <stdarg.h>
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

void text_release(struct text *t)
{
    free(t->at);
    *t = (struct text){0};
}
