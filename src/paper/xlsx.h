/*
 * paper/xlsx.h -- a workbook while it is read.
 *
 *     bytes --unzip--> a part (XML) --expat--> elements --> strings, styles, cells --> CSV
 *
 * A part is never whole in memory: it goes from the unpacker through the parser in pieces, and
 * every piece is taken off a budget, so that a small file cannot become a large one.
 */
#ifndef AD_PAPER_XLSX_H
#define AD_PAPER_XLSX_H

#include "paper/paper.h"

#include <minizip/unzip.h>

/* Bytes that grow. */
struct xlsx_text {
    char *at;
    size_t len, room;
};

struct xlsx {
    const char *bytes; /* the file, and how the unpacker stands in it */
    size_t len, at;
    unzFile zip;
    size_t left;        /* bytes that may still be unpacked */
    enum paper_bad why; /* the first thing that went wrong */

    struct xlsx_text strings; /* shared by the cells, each with a NUL behind it */
    uint32_t *string;         /* where they begin */
    size_t string_count, string_room;
    bool *is_date; /* by the number of a cell's style */
    size_t style_count, style_room;
    bool from_1904;
    struct xlsx_text out;
};

/* What is done with the elements of a part. Names come without their namespace. */
struct xlsx_reader {
    void (*start)(void *self, const char *name, const char **attributes);
    void (*end)(void *self, const char *name);
    void (*text)(void *self, const char *text, size_t len);
    void *self;
};

/* The attribute without its namespace, or NULL. */
const char *xlsx_attribute(const char **attributes, const char *name);

bool xlsx_open(struct xlsx *x, const char *bytes, size_t len);
bool xlsx_has(struct xlsx *x, const char *part);
/* Read a part from end to end; false if something is wrong, now or before. */
bool xlsx_read_part(struct xlsx *x, const char *part, const struct xlsx_reader *by);
void xlsx_close(struct xlsx *x);

/* Add bytes; x->why tells when there is no memory, or when it is more than `max` in all. */
void xlsx_add(struct xlsx *x, struct xlsx_text *t, size_t max, const char *bytes, size_t len);

/* The cells of a sheet, into x->out. */
bool xlsx_read_sheet(struct xlsx *x, const char *part);

/* Does a format of numbers show a day? By its number, or as it is written. */
bool xlsx_is_date_number(unsigned number);
bool xlsx_is_date_format(const char *format);

/* The day of a serial number as 2001-09-30; false if it is none. */
bool xlsx_date(char out[40], double serial, bool from_1904);

#endif
