/*
 * core/pgn_words.h -- small questions about words that the reader, the replay and the writer
 * all ask.
 */
#ifndef AD_CORE_PGN_WORDS_H
#define AD_CORE_PGN_WORDS_H

#include <string.h>

#include "adoube/pgn.h"

static inline bool ad__same(const char *text, size_t len, const char *word)
{
    return len == strlen(word) && memcmp(text, word, len) == 0;
}

/* The result that a text is the marker of, or -1. */
int ad__pgn_result(const char *text, size_t len);

/* The number of the mark that an assessment at the end of a text stands for (+= is 14), and where it
 * begins; 0 if there is none. */
unsigned ad__pgn_assessment(size_t *from, const char *text, size_t len);

#endif
