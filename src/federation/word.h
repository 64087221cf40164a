/*
 * federation/word.h -- is this the word?
 */
#ifndef AD_FEDERATION_WORD_H
#define AD_FEDERATION_WORD_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* `text` need not end with a NUL. */
static inline bool ad__is(const char *word, const char *text, size_t len)
{
    return strlen(word) == len && memcmp(word, text, len) == 0;
}

#endif
