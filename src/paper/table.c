/*
 * paper/table.c -- rows and columns of text.
 */
#include "paper/paper.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Make room for `more` beyond *len elements of `size` bytes. */
static bool grow(void **at, size_t len, size_t *room, size_t more, size_t size)
{
    size_t want = *room ? *room : 64;
    void *bigger;

    if (*room - len >= more)
        return true;
    while (want - len < more)
        want *= 2;
    bigger = realloc(*at, want * size);
    if (!bigger)
        return false;
    *at = bigger;
    *room = want;
    return true;
}

/* Where the text came to lie; 0 is the empty one. */
static size_t keep(struct paper_table *t, const char *text)
{
    size_t at = t->len, bytes = strlen(text) + 1;
    void *room = t->text;

    if (at == 0)
        bytes++;
    if (t->failed || !grow(&room, t->len, &t->room, bytes, 1)) {
        t->failed = true;
        return 0;
    }
    t->text = room;
    if (at == 0) {
        t->text[0] = '\0';
        at = 1;
        bytes--;
    }
    memcpy(t->text + at, text, bytes);
    t->len = at + bytes;
    return at;
}

void paper_column(struct paper_table *t, enum paper_kind kind, const char *key, const char *title)
{
    struct paper_column *bigger = realloc(t->column, (t->columns + 1) * sizeof *bigger);

    if (!bigger) {
        t->failed = true;
        return;
    }
    t->column = bigger;
    bigger[t->columns].kind = kind;
    bigger[t->columns].key = keep(t, key);
    bigger[t->columns].title = keep(t, title);
    t->columns++;
}

void paper_cell(struct paper_table *t, const char *text)
{
    void *cell = t->cell;

    if (t->failed || !grow(&cell, t->cells, &t->cells_room, 1, sizeof *t->cell)) {
        t->failed = true;
        return;
    }
    t->cell = cell;
    t->cell[t->cells++] = keep(t, text);
}

void paper_cellf(struct paper_table *t, const char *format, ...)
{
    char *text = NULL;
    va_list args;
    int len;

    va_start(args, format);
    len = vasprintf(&text, format, args);
    va_end(args);
    if (len < 0) {
        t->failed = true;
        return;
    }
    paper_cell(t, text);
    free(text);
}

static const char *text_at(const struct paper_table *t, size_t at)
{
    return t->text ? t->text + at : "";
}

const char *paper_key(const struct paper_table *t, unsigned column)
{
    return text_at(t, t->column[column].key);
}

const char *paper_title(const struct paper_table *t, unsigned column)
{
    return text_at(t, t->column[column].title);
}

size_t paper_rows(const struct paper_table *t)
{
    return t->columns ? t->cells / t->columns : 0;
}

const char *paper_at(const struct paper_table *t, size_t row, unsigned column)
{
    return text_at(t, t->cell[row * t->columns + column]);
}

bool paper_is_number(const char *text)
{
    size_t whole, part;

    text += *text == '-' || *text == '+';
    whole = strspn(text, "0123456789");
    if (whole == 0 || whole > 15)
        return false;
    if (text[whole] == '\0')
        return true;
    part = text[whole] == '.' ? strspn(text + whole + 1, "0123456789") : 0;
    return part > 0 && part <= 15 && text[whole + 1 + part] == '\0';
}

void paper_release(struct paper_table *t)
{
    free(t->column);
    free(t->cell);
    free(t->text);
    *t = (struct paper_table){0};
}
