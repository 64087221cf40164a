/*
 * cli/wrap.h -- lines of prose no wider than a terminal.
 */
#ifndef AD_CLI_WRAP_H
#define AD_CLI_WRAP_H

#include "cli/text.h"

enum { WRAP_COLUMNS = 80 }; /* where nothing says otherwise */

/* A line, cut at blanks so that nothing is wider than `columns`; what goes on stands behind `hang`
 * blanks. It is not cut within square brackets that would fit. */
void wrap_add(struct text *out, const char *line, size_t len, unsigned columns, unsigned hang);

/* Paragraphs: lines are joined and cut anew, but one that begins with a blank stays as it is. */
void wrap_add_prose(struct text *out, const char *prose, unsigned columns);

#endif
