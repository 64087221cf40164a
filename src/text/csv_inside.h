/*
 * text/csv_inside.h -- what the rooms below need of adoube/csv.h, and nobody outside.
 */
#ifndef AD_TEXT_CSV_INSIDE_H
#define AD_TEXT_CSV_INSIDE_H

#include "adoube/csv.h"

/* ---- cells ---- */

struct ad_csv {
    const char *text;
    size_t len, at;
    char separator;
    uint32_t line, column; /* where the next cell starts */
    bool row_ended;        /* behind the last cell of a row */
    enum ad_csv_why why;   /* AD_CSV_QUOTE, AD_CSV_BEHIND_QUOTE: reading has stopped */
};

/* Starts at the first row and finds the separator; a first line `sep=;` tells it. */
void ad_csv_start(struct ad_csv *csv, const char *text, size_t len);

/* The next cell, in `out`, which has room for the text that is left and one byte more:
 * NUL-terminated and without blanks around it. Its length; -1 at the end, and where the text is
 * wrong (csv->why). */
int ad_csv_next(char *out, struct ad_csv *csv);

/* One cell as it must be written: in quotation marks if it holds one, the separator, a line end, or
 * blanks at its ends. Bytes written, or AD_EFULL. */
int ad_csv_write(char *out, size_t cap, const char *text, size_t len, char separator);

#endif
