/*
 * core/letters.h -- piece letters and figurines, as they are read.
 */
#ifndef AD_CORE_LETTERS_H
#define AD_CORE_LETTERS_H

#include <stddef.h>
#include <stdint.h>

#include "adoube/board.h"
#include "adoube/language.h"

#pragma GCC visibility push(hidden)

/* The kind a byte stands for in a language, AD_EMPTY for none. Figurines are not bytes. */
extern const uint8_t ad__letter_kind[AD_LANGUAGES][256];

/* The kind written at text[*at] as a letter of `lang` or as a figurine of either colour;
 * *at moves past it. AD_EMPTY, and *at stays, if there is none. */
int ad__letter_read(size_t *at, const char *text, size_t len, enum ad_language lang);

#pragma GCC visibility pop

#endif
