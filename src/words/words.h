/*
 * words/words.h -- what people read, by key: a file a language, a row a key.
 *
 * A key is a value of one of the library's enums; AD__TEXTS makes a function of the enum's map.
 *
 * A key that has no row in one of the languages does not compile; one that nobody uses is found by
 * tools/wordcov. A third language is a file beside en.h and de.h, and a name in the four places
 * below. No header that is installed has a text in it, so a translation changes no ABI.
 */
#ifndef AD_WORDS_WORDS_H
#define AD_WORDS_WORDS_H

#include <stddef.h>

#include "adoube/language.h"

/* One behind the other: aligned for speed there would be gaps between them. */
#define AD__PACKED __attribute__((aligned(1))) static const char

#define T(key, text) AD__PACKED ad__en_##key[] = text;
#include "words/en.h"
#undef T

#define T(key, text) AD__PACKED ad__de_##key[] = text;
#include "words/de.h"
#undef T

/* A key in all languages, a column each. */
#define AD__SAID(key) ad__en_##key, ad__de_##key

enum { AD__TONGUES = 2 };

/* The column of a language: English where there is none. */
static inline unsigned ad__tongue(enum ad_language lang)
{
    return lang == AD_DE ? 1 : 0;
}

/* One key, where there is no table. */
#define AD__SAY(key, lang) ((const char *const[]){AD__SAID(key)}[ad__tongue(lang)])

#define AD__WORD_AT(table, i, column) \
    ((size_t)(i) < sizeof(table) / sizeof *(table) ? (table)[i][column] : "")

/* const char *name(type, enum ad_language): the text of a value of the enum with that map; "" for no value. */
#define AD__PAIR(id, ...) {AD__SAID(id)},
#define AD__TEXTS(name, type, MAP)                                       \
    const char *name(type x, enum ad_language lang)                      \
    {                                                                    \
        static const char *const texts[][AD__TONGUES] = {MAP(AD__PAIR)}; \
                                                                         \
        return AD__WORD_AT(texts, x, ad__tongue(lang));                  \
    }

#endif
