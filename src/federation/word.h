/*
 * federation/word.h -- the words of an enum, made from its X map; is this the word?
 *
 *     AD__WORDS(outcome, enum ad_outcome, AD_OUTCOME_MAP)
 *
 * makes ad_outcome_name and ad_outcome_text from rows X(id, name), and keeps the
 * rows as outcome_words. A value outside the map has the empty word.
 */
#ifndef AD_FEDERATION_WORD_H
#define AD_FEDERATION_WORD_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "words/words.h"
#include "federation/names.h"

/* `text` need not end with a NUL. */
static inline bool ad__is(const char *word, const char *text, size_t len)
{
    return strlen(word) == len && memcmp(word, text, len) == 0;
}

#define AD__ROW(id, name) {name, AD__SAID(id)},

/* The same from a map with other columns: ROW makes {name, AD__SAID(id)}, of a row. */
#define AD__WORDS_OF(noun, type, MAP, ROW)                                 \
    static const char *const noun##_words[][1 + AD__TONGUES] = {MAP(ROW)}; \
    const char *ad_##noun##_name(type x)                                   \
    {                                                                      \
        return AD__WORD_AT(noun##_words, x, 0);                            \
    }                                                                      \
    const char *ad_##noun##_text(type x, enum ad_language lang)            \
    {                                                                      \
        return AD__WORD_AT(noun##_words, x, 1 + ad__tongue(lang));         \
    }

#define AD__WORDS(noun, type, MAP) AD__WORDS_OF(noun, type, MAP, AD__ROW)

/* The first value whose name this is, or whose German text; `none` if there is no such. */
#define AD__FIND(noun, type, none)                                                              \
    type ad_##noun##_find(const char *name, size_t len)                                         \
    {                                                                                           \
        for (size_t i = 0; i < sizeof noun##_words / sizeof *noun##_words; i++)                 \
            if (ad__is(noun##_words[i][0], name, len) || ad__is(noun##_words[i][2], name, len)) \
                return (type)i;                                                                 \
        return none;                                                                            \
    }

#endif
