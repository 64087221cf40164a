/*
 * cli/table.h -- a table for people (aligned), for programs (TSV, CSV, JSON) or as a workbook.
 */
#ifndef AD_CLI_TABLE_H
#define AD_CLI_TABLE_H

#include "cli/cli.h"
#include "cli/text.h"
#include "paper/paper.h"

/* --tsv, --csv, --json, --xlsx: at most one of them, and no file in the place of the workbook. Says
 * so if not. */
enum cli_exit table_check_flags(const struct cli *c);

/* Does a program read it? */
static inline bool table_for_programs(const struct cli *c)
{
    return c->tsv || c->csv || c->json;
}

/* The table as the flags want it: on standard output, or as a workbook in the file of --xlsx, which
 * is then called `title`. */
enum cli_exit table_print(const struct cli *c, const struct paper_table *t, const char *title);

/* How people see it. */
struct table_look {
    int indent;  /* blanks before each row */
    bool titled; /* the titles above them */
    char point;  /* of its numbers: table_point */
};

/* What parts the whole of a number from the rest: a comma for people who read German, never for
 * programs. */
char table_point(const struct cli *c);

/* The rows, aligned. */
void table_add_aligned(struct text *out, const struct paper_table *t,
                       const struct table_look *look);

/* How wide a text is on a terminal. */
size_t table_width(const char *text);

/* The text without what a terminal would obey, and blanks until it is `width` wide; if negative,
 * the blanks stand before it. */
void table_add_padded(struct text *out, const char *text, int width);

/* Refuse to put a file where there is one, unless --force. */
enum cli_exit table_check_place(const struct cli *c, const char *file);

#endif
