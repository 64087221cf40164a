/*
 * text/columns.h -- how wide a text is on a screen of letters of one width.
 */
#ifndef AD_TEXT_COLUMNS_H
#define AD_TEXT_COLUMNS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma GCC visibility push(hidden)

unsigned ad__columns(const char *text, size_t len);

#pragma GCC visibility pop

#endif
