/*
 * text/put.h -- text into a buffer of the caller's, piece by piece, without a libc to print with.
 *
 * What does not fit is counted all the same; put_end then says AD_EFULL and leaves an empty text.
 */
#ifndef AD_TEXT_PUT_H
#define AD_TEXT_PUT_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "adoube/board.h"
#include "adoube/err.h"
#include "adoube/laws.h"

struct put {
    char *out;
    size_t cap, len;
};

static inline void put_bytes(struct put *p, const char *text, size_t len)
{
    if (p->len < p->cap && len < p->cap - p->len)
        memcpy(p->out + p->len, text, len);
    else if (p->len < p->cap)
        p->out[p->len] = '\0'; /* what came before can still be shown */
    p->len += len;
}

static inline void put_text(struct put *p, const char *text)
{
    put_bytes(p, text, strlen(text));
}

static inline void put_char(struct put *p, char c)
{
    put_bytes(p, &c, 1);
}

static inline void put_number(struct put *p, int64_t n)
{
    char digits[24];
    size_t at = sizeof digits;
    uint64_t rest = n < 0 ? 0 - (uint64_t)n : (uint64_t)n;

    do
        digits[--at] = (char)('0' + rest % 10);
    while (rest /= 10);
    if (n < 0)
        digits[--at] = '-';
    put_bytes(p, digits + at, sizeof digits - at);
}

static inline void put_square(struct put *p, int square)
{
    put_char(p, (char)('a' + ad_file_of(square)));
    put_char(p, (char)('1' + ad_rank_of(square)));
}

/* "2:00", "-0:05"; whole seconds. */
static inline void put_time(struct put *p, int64_t ms)
{
    char text[AD_DURATION_MAX];

    if (ms < 0)
        put_char(p, '-');
    ms = ms < 0 ? -ms : ms;
    if (ms > INT32_MAX)
        ms = INT32_MAX;
    if (ad_duration_write(text, sizeof text, (int32_t)ms) > 0)
        put_text(p, text);
}

static inline int put_end(struct put *p)
{
    if (p->len >= p->cap) {
        if (p->cap > 0)
            p->out[0] = '\0';
        return AD_EFULL;
    }
    p->out[p->len] = '\0';
    return (int)p->len;
}

#endif
