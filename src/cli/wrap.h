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

/* A line that people read: behind a day goes on what belongs to it, and the row of a table is left
 * as it is. */
void wrap_add_told(struct text *out, const char *line, size_t len, unsigned columns);

/* Every line of a text by itself. */
void wrap_add_lines(struct text *out, const char *at, size_t len, unsigned columns, unsigned hang);

/* How wide standard output is, or `otherwise` if it is no terminal. */
unsigned wrap_columns(unsigned otherwise);

/* Paragraphs: lines are joined and cut anew, but one that begins with a blank stays as it is. */
void wrap_add_prose(struct text *out, const char *prose, unsigned columns);

#endif
