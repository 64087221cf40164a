/*
 * paper/xlsx_sheet.c -- the cells of a sheet as lines of CSV.
 *
 * Sheets are full of cells that have a colour and nothing else, down to row 1048576. So commas and
 * line ends are written only when a cell with something in it follows.
 */
#include "paper/xlsx.h"

#include <stdlib.h>
#include <stdio.h>
#include <string.h>

enum { OUT_MAX = PAPER_UNPACKED_MAX };

struct sheet {
    struct xlsx *x;
    size_t row, column;         /* of the present cell, from 1 */
    size_t out_row, out_column; /* where the next byte goes */
    bool filled;                /* … and whether that cell has something already */
    char kind[12];              /* of the cell: "s", "inlineStr", … */
    size_t style;
    bool in_value, in_phonetic;
    struct xlsx_text value;
};

/* "BC12" is column 55; 0 if it is not written so. */
static size_t read_column(const char *name)
{
    size_t n = 0;

    for (; *name >= 'A' && *name <= 'Z'; name++) {
        if (n > PAPER_COLUMNS_MAX)
            return n;
        n = n * 26 + (size_t)(*name - 'A' + 1);
    }
    return *name >= '0' && *name <= '9' ? n : 0;
}

static size_t read_count(const char *text, size_t otherwise)
{
    char *end;
    unsigned long long n;

    if (!text || *text < '0' || *text > '9')
        return otherwise;
    n = strtoull(text, &end, 10);
    return *end || n > 10000000 ? 10000000 : (size_t)n;
}

static void start_cell(struct sheet *s, const char **attributes)
{
    const char *name = xlsx_attribute(attributes, "r"), *kind = xlsx_attribute(attributes, "t");
    size_t column = name ? read_column(name) : 0;

    s->column = column ? column : s->column + 1;
    s->style = read_count(xlsx_attribute(attributes, "s"), 0);
    snprintf(s->kind, sizeof s->kind, "%s", kind ? kind : "n");
    s->value.len = 0;
}

static void start(void *self, const char *name, const char **attributes)
{
    struct sheet *s = self;

    if (strcmp(name, "row") == 0) {
        s->row = read_count(xlsx_attribute(attributes, "r"), s->row + 1);
        s->column = 0;
    } else if (strcmp(name, "c") == 0) {
        start_cell(s, attributes);
    } else if (strcmp(name, "v") == 0 || (strcmp(name, "t") == 0 && !s->in_phonetic)) {
        s->in_value = true;
    } else if (strcmp(name, "rPh") == 0) {
        s->in_phonetic = true;
    }
}

static void text(void *self, const char *at, size_t len)
{
    struct sheet *s = self;

    if (s->in_value)
        xlsx_add(s->x, &s->value, PAPER_CELL_MAX, at, len);
}

/* ---- writing ---- */

static void add(struct sheet *s, const char *text_, size_t len)
{
    xlsx_add(s->x, &s->x->out, OUT_MAX, text_, len);
}

/* Go to the present cell. False for one that lies before what is written: a sheet has its cells in
 * order. */
static bool go_there(struct sheet *s)
{
    if (s->row > PAPER_ROWS_MAX || s->column > PAPER_COLUMNS_MAX) {
        s->x->why = PAPER_TOO_LARGE;
        return false;
    }
    if (s->row < s->out_row || (s->row == s->out_row && s->column < s->out_column + s->filled)) {
        s->x->why = PAPER_BAD_XML;
        return false;
    }
    for (; s->out_row < s->row; s->out_row++, s->out_column = 1)
        add(s, "\n", 1);
    for (; s->out_column < s->column; s->out_column++)
        add(s, ",", 1);
    s->filled = true;
    return true;
}

static void write_value(struct sheet *s, const char *value, size_t len)
{
    bool quoted = memchr(value, ',', len) || memchr(value, '"', len) || memchr(value, ';', len);

    if (len == 0 || !go_there(s))
        return;
    if (quoted)
        add(s, "\"", 1);
    for (size_t i = 0; i < len; i++)
        if (value[i] == '"')
            add(s, "\"\"", 2);
        else if ((unsigned char)value[i] < 0x20)
            add(s, " ", 1); /* a line end in a cell: row n shall be line n */
        else
            add(s, value + i, 1);
    if (quoted)
        add(s, "\"", 1);
}

static void write_number(struct sheet *s)
{
    struct xlsx *x = s->x;
    char *end, out[40];
    double n = strtod(s->value.at, &end);
    size_t len = s->value.len;
    bool whole = n > -1e15 && n < 1e15 && n == (double)(long long)n;

    if (*end || end == s->value.at) {
        write_value(s, s->value.at, len);
        return;
    }
    if (s->style < x->style_count && x->is_date[s->style] && xlsx_date(out, n, x->from_1904))
        len = strlen(out);
    else if (whole)
        len = (size_t)snprintf(out, sizeof out, "%lld", (long long)n);
    else
        len = (size_t)snprintf(out, sizeof out, "%.15g", n);
    write_value(s, out, len);
}

static void write_shared(struct sheet *s)
{
    size_t n = read_count(s->value.at, SIZE_MAX);
    const char *value;

    if (n >= s->x->string_count) {
        s->x->why = PAPER_BAD_XML;
        return;
    }
    value = s->x->strings.at + s->x->string[n];
    write_value(s, value, strlen(value));
}

static void end_cell(struct sheet *s)
{
    if (s->value.len == 0)
        return;
    if (strcmp(s->kind, "n") == 0)
        write_number(s);
    else if (strcmp(s->kind, "s") == 0)
        write_shared(s);
    else if (strcmp(s->kind, "d") == 0) /* 2001-09-30T00:00:00 */
        write_value(s, s->value.at, strcspn(s->value.at, "T"));
    else if (strcmp(s->kind, "e") != 0) /* an error is no value */
        write_value(s, s->value.at, s->value.len);
}

static void end(void *self, const char *name)
{
    struct sheet *s = self;

    if (strcmp(name, "v") == 0 || strcmp(name, "t") == 0)
        s->in_value = false;
    else if (strcmp(name, "rPh") == 0)
        s->in_phonetic = false;
    else if (strcmp(name, "c") == 0)
        end_cell(s);
}

bool xlsx_read_sheet(struct xlsx *x, const char *part)
{
    struct sheet s = {.x = x, .out_row = 1, .out_column = 1};
    const struct xlsx_reader by = {start, end, text, &s};

    xlsx_read_part(x, part, &by);
    if (!x->why)
        xlsx_add(x, &x->out, OUT_MAX, "\n", x->out.len > 0);
    free(s.value.at);
    return !x->why;
}
