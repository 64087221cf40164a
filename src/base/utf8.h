/*
 * base/utf8.h -- characters of UTF-8 in texts that are known by their bytes.
 */
#ifndef AD_BASE_UTF8_H
#define AD_BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>

/* Is this byte one that goes on with a character instead of beginning one? */
static inline bool ad__utf8_goes_on(char byte)
{
    return ((unsigned char)byte & 0xC0) == 0x80;
}

/* Characters, whatever their width. */
static inline size_t ad__utf8_count(const char *text, size_t len)
{
    size_t n = 0;

    for (size_t i = 0; i < len; i++)
        n += !ad__utf8_goes_on(text[i]);
    return n;
}

/* At most `most` bytes of it, cut between two characters. */
static inline size_t ad__utf8_cut(const char *text, size_t len, size_t most)
{
    if (len <= most)
        return len;
    while (most > 0 && ad__utf8_goes_on(text[most]))
        most--;
    return most;
}

#endif
