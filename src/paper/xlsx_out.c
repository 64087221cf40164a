/*
 * paper/xlsx_out.c -- a table as a workbook.
 *
 * The writer wants a file with a name: it gets one in the temporary folder, which is gone when we
 * return. What is in a cell is never taken for a formula or a link, whatever it begins with.
 */
#include "base/utf8.h"
#include "paper/paper.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xlsxwriter.h>

enum { WIDTH_MAX = 60, PLACES_MAX = 15, A4 = 9 };

/* How many characters, as far as they are UTF-8. */
static size_t characters(const char *text)
{
    size_t n = 0;

    for (; *text; text++)
        n += !ad__utf8_goes_on(*text);
    return n;
}

/* The name of a sheet has at most 31 characters, and some of them it may not have. */
static void sheet_name(char out[4 * LXW_SHEETNAME_MAX + 1], const char *title)
{
    size_t n = 0, at = 0;

    for (; *title == '\''; title++)
        ;
    for (; *title; title++) {
        n += !ad__utf8_goes_on(*title);
        if (n > LXW_SHEETNAME_MAX)
            break;
        out[at++] = strchr("[]:*?/\\", *title) ? ' ' : *title;
    }
    while (at > 0 && (out[at - 1] == '\'' || out[at - 1] == ' '))
        at--;
    out[at] = '\0';
}

/* One format for each number of decimal places, made when it is first needed. */
struct formats {
    lxw_workbook *book;
    lxw_format *head, *head_right;
    lxw_format *places[PLACES_MAX + 1];
};

static lxw_format *of_number(struct formats *f, const char *text)
{
    const char *point = strchr(text, '.');
    size_t places = point ? strlen(point + 1) : 0;
    char shape[PLACES_MAX + 3] = "0.";

    if (!f->places[places]) {
        f->places[places] = workbook_add_format(f->book);
        memset(shape + 2, '0', places);
        format_set_num_format(f->places[places], places ? shape : "0");
    }
    return f->places[places];
}

static lxw_format *of_head(lxw_workbook *book, uint8_t align)
{
    lxw_format *format = workbook_add_format(book);

    format_set_bold(format);
    format_set_bottom(format, LXW_BORDER_THIN);
    format_set_align(format, align);
    return format;
}

static lxw_error write_cell(lxw_worksheet *sheet, struct formats *f, size_t row, unsigned column,
                            const char *text, enum paper_kind kind)
{
    lxw_row_t at = (lxw_row_t)row + 1;
    lxw_col_t across = (lxw_col_t)column;

    if (!*text)
        return LXW_NO_ERROR;
    if (kind == PAPER_NUMBER && paper_is_number(text))
        return worksheet_write_number(sheet, at, across, strtod(text, NULL), of_number(f, text));
    return worksheet_write_string(sheet, at, across, text, NULL);
}

static lxw_error write_column(lxw_worksheet *sheet, struct formats *f, const struct paper_table *t,
                              unsigned column)
{
    const char *title = paper_title(t, column);
    enum paper_kind kind = t->column[column].kind;
    size_t width = characters(title);
    lxw_error error = worksheet_write_string(sheet, 0, (lxw_col_t)column, title,
                                             kind == PAPER_NUMBER ? f->head_right : f->head);

    for (size_t row = 0; !error && row < paper_rows(t); row++) {
        const char *text = paper_at(t, row, column);
        size_t n = characters(text);
        width = n > width ? n : width;
        error = write_cell(sheet, f, row, column, text, kind);
    }
    width = width > WIDTH_MAX ? WIDTH_MAX : width;
    if (!error)
        error = worksheet_set_column(sheet, (lxw_col_t)column, (lxw_col_t)column, (double)width + 2,
                                     NULL);
    return error;
}

/* On paper: A4, as many pages as there are rows, the header on each. */
static void set_page(lxw_worksheet *sheet, const struct paper_table *t)
{
    worksheet_freeze_panes(sheet, 1, 0);
    worksheet_repeat_rows(sheet, 0, 0);
    worksheet_set_paper(sheet, A4);
    worksheet_fit_to_pages(sheet, 1, 0);
    if (t->columns > 10)
        worksheet_set_landscape(sheet);
}

static lxw_error write_book(const char *file, const struct paper_table *t, const char *title,
                            time_t made)
{
    char name[4 * LXW_SHEETNAME_MAX + 1];
    lxw_doc_properties about = {.title = name, .created = made};
    struct formats formats = {.book = workbook_new(file)};
    lxw_error error = LXW_NO_ERROR, closed;
    lxw_worksheet *sheet;

    if (!formats.book)
        return LXW_ERROR_MEMORY_MALLOC_FAILED;
    sheet_name(name, title);
    sheet = workbook_add_worksheet(formats.book, *name ? name : NULL);
    formats.head = of_head(formats.book, LXW_ALIGN_LEFT);
    formats.head_right = of_head(formats.book, LXW_ALIGN_RIGHT);
    workbook_set_properties(formats.book, &about);
    for (unsigned column = 0; sheet && !error && column < t->columns; column++)
        error = write_column(sheet, &formats, t, column);
    if (sheet)
        set_page(sheet, t);
    closed = workbook_close(formats.book);
    return !sheet ? LXW_ERROR_MEMORY_MALLOC_FAILED : error ? error : closed;
}

static int read_back(char **out, size_t *len, int fd)
{
    struct stat there;
    size_t got = 0;
    ssize_t n = 1;

    if (fstat(fd, &there) < 0)
        return errno;
    *len = (size_t)there.st_size;
    *out = malloc(*len + 1);
    if (!*out)
        return ENOMEM;
    while (got < *len && (n = pread(fd, *out + got, *len - got, (off_t)got)) > 0)
        got += (size_t)n;
    if (got == *len)
        return 0;
    free(*out);
    return n < 0 ? errno : EIO;
}

int paper_xlsx_write(char **out, size_t *len, const struct paper_table *t, const char *title,
                     time_t made)
{
    const char *folder = getenv("TMPDIR");
    char *name = NULL;
    lxw_error error;
    int fd, status;

    if (t->failed || asprintf(&name, "%s/adoube.XXXXXX", folder && *folder ? folder : "/tmp") < 0)
        return ENOMEM;
    fd = mkstemp(name);
    if (fd < 0) {
        status = errno;
        free(name);
        return status;
    }
    errno = 0;
    error = write_book(name, t, title, made);
    if (error == LXW_ERROR_MEMORY_MALLOC_FAILED)
        status = ENOMEM;
    else if (error)
        status = errno ? errno : EIO;
    else
        status = read_back(out, len, fd); /* the writer truncates: it is the same file */
    close(fd);
    unlink(name);
    free(name);
    return status;
}
