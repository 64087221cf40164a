/*
 * cli/table.c -- a table for people, for programs, or as a workbook.
 */
#include "cli/table.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/output.h"

enum cli_exit table_check_place(const struct cli *c, const char *file)
{
    if (!c->force && strcmp(file, "-") != 0 && access(file, F_OK) == 0) {
        cli_say(c, &(struct cli_place){.name = file}, W_FILE_IS_THERE);
        return CLI_FILE;
    }
    return CLI_OK;
}

enum cli_exit table_check_flags(const struct cli *c)
{
    const struct {
        bool given;
        const char *name;
    } flags[] = {{c->json, "--json"}, {c->tsv, "--tsv"}, {c->csv, "--csv"}, {c->xlsx, "--xlsx"}};
    const char *first = NULL;

    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
        if (flags[i].given && first) {
            cli_say(c, NULL, W_FLAGS_CLASH, first, flags[i].name);
            return CLI_BAD_INPUT;
        }
        if (flags[i].given)
            first = flags[i].name;
    }
    return c->xlsx ? table_check_place(c, c->xlsx) : CLI_OK;
}

/* ---- for people ---- */

size_t table_width(const char *text)
{
    return text_columns(text, strlen(text));
}

/* C0, DEL and C1 are shown as a question mark. */
static void add_visible(struct text *out, const char *text)
{
    for (; *text; text++) {
        unsigned char byte = (unsigned char)*text;
        if (byte < 0x20 || byte == 0x7f) {
            text_add(out, "?", 1);
        } else if (byte == 0xc2 && (unsigned char)text[1] >= 0x80 &&
                   (unsigned char)text[1] < 0xa0) {
            text_add(out, "?", 1);
            text++;
        } else {
            text_add(out, text, 1);
        }
    }
}

void table_add_padded(struct text *out, const char *text, int width)
{
    size_t wide = table_width(text), want = (size_t)(width < 0 ? -width : width);
    int blanks = wide < want ? (int)(want - wide) : 0;

    if (width < 0)
        text_addf(out, "%*s", blanks, "");
    add_visible(out, text);
    if (width > 0)
        text_addf(out, "%*s", blanks, "");
}

static void add_line_end(struct text *out)
{
    while (out->len > 0 && out->at[out->len - 1] == ' ')
        out->len--;
    text_add(out, "\n", 1);
}

static int column_width(const struct paper_table *t, unsigned column)
{
    size_t width = table_width(paper_title(t, column));

    for (size_t row = 0; row < paper_rows(t); row++) {
        size_t n = table_width(paper_at(t, row, column));
        width = n > width ? n : width;
    }
    return t->column[column].kind == PAPER_NUMBER ? -(int)width : (int)width;
}

/* The points of what was added behind `from`. */
static void set_points(struct text *out, size_t from, char point)
{
    for (size_t i = from; i < out->len; i++)
        if (out->at[i] == '.')
            out->at[i] = point;
}

char table_point(const struct cli *c)
{
    return c->lang == AD_DE && !table_for_programs(c) ? ',' : '.';
}

/* Row -1 is the titles. */
static void add_aligned_row(struct text *out, const struct paper_table *t, const int *width,
                            long row, const struct table_look *look)
{
    text_addf(out, "%*s", look->indent, "");
    for (unsigned i = 0; i < t->columns; i++) {
        const char *text = row < 0 ? paper_title(t, i) : paper_at(t, (size_t)row, i);
        size_t from = out->len;
        if (width[i] == 0)
            continue; /* a column with nothing in it */
        table_add_padded(out, text, width[i]);
        if (row >= 0 && t->column[i].kind == PAPER_NUMBER)
            set_points(out, from, look->point);
        text_add(out, "  ", 2);
    }
    add_line_end(out);
}

void table_add_aligned(struct text *out, const struct paper_table *t, const struct table_look *look)
{
    int *width = calloc(t->columns + 1, sizeof *width);

    if (!width) {
        out->failed = true;
        return;
    }
    for (unsigned i = 0; i < t->columns; i++)
        width[i] = column_width(t, i);
    for (long row = look->titled ? -1 : 0; row < (long)paper_rows(t); row++)
        add_aligned_row(out, t, width, row, look);
    free(width);
}

/* ---- for programs ---- */

/* A cell of TSV has no quotation: what would end it is a blank. */
static void add_tsv_cell(struct text *out, const char *text)
{
    for (; *text; text++)
        text_add(out, strchr("\t\r\n", *text) ? " " : text, 1);
}

static void add_csv_cell(struct text *out, const char *text)
{
    if (!text[strcspn(text, ",;\"\r\n\t")] && *text != ' ') {
        text_add(out, text, strlen(text));
        return;
    }
    text_add(out, "\"", 1);
    for (; *text; text++)
        text_add(out, *text == '"' ? "\"\"" : text, *text == '"' ? 2 : 1);
    text_add(out, "\"", 1);
}

static void add_rows(struct text *out, const struct paper_table *t, const char *between,
                     void (*add_cell)(struct text *out, const char *text))
{
    for (unsigned i = 0; i < t->columns; i++) {
        text_addf(out, "%s", i ? between : "");
        add_cell(out, paper_key(t, i));
    }
    text_add(out, "\n", 1);
    for (size_t row = 0; row < paper_rows(t); row++) {
        for (unsigned i = 0; i < t->columns; i++) {
            text_addf(out, "%s", i ? between : "");
            add_cell(out, paper_at(t, row, i));
        }
        text_add(out, "\n", 1);
    }
}

static void add_json(struct text *out, const struct paper_table *t)
{
    for (size_t row = 0; row < paper_rows(t); row++) {
        for (unsigned i = 0; i < t->columns; i++) {
            const char *text = paper_at(t, row, i);
            text_add(out, i ? "," : "{", 1);
            text_add_json(out, paper_key(t, i), strlen(paper_key(t, i)));
            text_add(out, ":", 1);
            if (t->column[i].kind == PAPER_NUMBER && paper_is_number(text) && *text != '+')
                text_add(out, text, strlen(text));
            else if (t->column[i].kind == PAPER_NUMBER && !*text)
                text_add(out, "null", 4);
            else
                text_add_json(out, text, strlen(text));
        }
        text_add(out, "}\n", 2);
    }
}

/* ---- printing ---- */

static enum cli_exit print_xlsx(const struct cli *c, const struct paper_table *t, const char *title)
{
    struct output out;
    char *bytes;
    size_t len;
    enum cli_exit status = table_check_place(c, c->xlsx);
    int error;

    if (status)
        return status;
    error = paper_xlsx_write(&bytes, &len, t, title, time(NULL));
    if (error == ENOMEM)
        return cli_no_memory(c);
    if (error)
        return cli_file_trouble(c, c->xlsx, error);
    status = output_open(&out, c, c->xlsx);
    if (!status) {
        bool whole = output_write(&out, c, bytes, len);
        status = output_close(&out, c, whole);
        status = whole ? status : CLI_FILE;
    }
    free(bytes);
    return status;
}

enum cli_exit table_print(const struct cli *c, const struct paper_table *t, const char *title)
{
    struct text out = {0};
    enum cli_exit status = CLI_OK;

    if (t->failed)
        return cli_no_memory(c);
    if (c->xlsx)
        return print_xlsx(c, t, title);
    if (c->json)
        add_json(&out, t);
    else if (c->tsv)
        add_rows(&out, t, "\t", add_tsv_cell);
    else if (c->csv)
        add_rows(&out, t, ",", add_csv_cell);
    else
        table_add_aligned(&out, t, &(struct table_look){.titled = true, .point = table_point(c)});
    if (out.failed)
        status = cli_no_memory(c);
    else
        fwrite(out.at, 1, out.len, stdout);
    text_release(&out);
    return status;
}
