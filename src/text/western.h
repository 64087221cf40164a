/*
 * text/western.h -- files of programs that do not know UTF-8.
 *
 * They write Windows-1252: Latin-1, with letters and dashes where that has control characters. Files
 * that were put together have lines of both kinds, so each line is looked at for itself.
 */
#ifndef AD_TEXT_WESTERN_H
#define AD_TEXT_WESTERN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { AD__WESTERN_MAX = 3 }; /* bytes that one byte may become */

struct ad__text_place {
    uint32_t line, column; /* counted from 1, columns in characters; 0: nowhere */
};

/* Writes the text in UTF-8; `out` has room for AD__WESTERN_MAX times `len`. Returns its length;
 * `first` becomes the first character that had to be read as Windows-1252. */
size_t ad__western_to_utf8(char *out, struct ad__text_place *first, const char *text, size_t len);

/* Two bytes for each letter: another kind of file, for us. */
bool ad__is_utf16(const char *text, size_t len);

/* A byte 0 is no letter in any encoding we read. True: `first` is the place of the first one. */
bool ad__has_zero(struct ad__text_place *first, const char *text, size_t len);

#endif
