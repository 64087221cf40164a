/*
 * text/csv.c -- cells of a spreadsheet as text: quoted or not, separated by , ; tab or |.
 */
#include "adoube/csv.h"

#include <string.h>

#include "base/utf8.h"
#include "text/put.h"
#include "words/words.h"
#include "text/names.h"
#include "text/csv_inside.h"

AD__TEXTS(ad_csv_why_text, enum ad_csv_why, AD_CSV_WHY_MAP)

bool ad_csv_why_is_forgiven(enum ad_csv_why why)
{
    static const bool is[] = {
#define X(name, forgiven) forgiven,
        AD_CSV_WHY_MAP(X)
#undef X
    };
    return why < AD_CSV_WHYS && is[why];
}

static bool line_end(char c)
{
    return c == '\n' || c == '\r';
}

/* What the first line has most of, outside of quotation marks. */
static char guess(const char *text, size_t len)
{
    static const char marks[] = ",;\t|";
    unsigned count[sizeof marks - 1] = {0}, best = 0;
    bool quoted = false;

    for (size_t i = 0; i < len && (quoted || !line_end(text[i])); i++) {
        const char *mark = text[i] ? strchr(marks, text[i]) : NULL;

        quoted ^= text[i] == '"';
        if (mark && !quoted)
            count[mark - marks]++;
    }
    for (unsigned i = 1; i < sizeof marks - 1; i++)
        best = count[i] > count[best] ? i : best;
    return marks[best];
}

/* One character further on; a line end of two counts once. */
static void step(struct ad_csv *csv)
{
    char c = csv->text[csv->at++];

    if (c == '\r' && csv->at < csv->len && csv->text[csv->at] == '\n')
        csv->at++;
    if (line_end(c)) {
        csv->line++;
        csv->column = 1;
    } else if (csv->at == csv->len || !ad__utf8_goes_on(csv->text[csv->at])) {
        csv->column++;
    }
}

void ad_csv_start(struct ad_csv *csv, const char *text, size_t len)
{
    *csv = (struct ad_csv){.text = text, .len = len, .line = 1, .column = 1};
    if (len >= 5 && memcmp(text, "sep=", 4) == 0 && (len == 5 || line_end(text[5]))) {
        csv->separator = text[4];
        while (csv->at < len && csv->line == 1)
            step(csv);
        csv->row_ended = true;
        return;
    }
    csv->separator = guess(text, len);
}

static bool cell_ends(const struct ad_csv *csv)
{
    return csv->at == csv->len || csv->text[csv->at] == csv->separator ||
           line_end(csv->text[csv->at]);
}

static bool blank_here(const struct ad_csv *csv)
{
    return csv->at < csv->len && csv->text[csv->at] == ' ';
}

/* Behind the opening mark. Two marks are one. False: there is no closing one. */
static bool read_quoted(char *out, int *len, struct ad_csv *csv)
{
    for (;;) {
        size_t from = csv->at;

        if (csv->at == csv->len)
            return false;
        step(csv);
        if (csv->text[from] == '"') {
            if (csv->at == csv->len || csv->text[csv->at] != '"')
                return true;
            from = csv->at;
            step(csv);
        }
        memcpy(out + *len, csv->text + from, csv->at - from);
        *len += (int)(csv->at - from);
    }
}

static void trim(char *out, int *len)
{
    int from = 0;

    while (*len > 0 && (out[*len - 1] == ' ' || out[*len - 1] == '\t'))
        --*len;
    while (from < *len && (out[from] == ' ' || out[from] == '\t'))
        from++;
    memmove(out, out + from, (size_t)(*len - from));
    *len -= from;
    out[*len] = '\0';
}

int ad_csv_next(char *out, struct ad_csv *csv)
{
    uint32_t line = csv->line, column = csv->column;
    int len = 0;

    /* Behind a separator there is a cell, even if the text ends there. */
    if (csv->why || (csv->at == csv->len && (csv->row_ended || csv->at == 0)))
        return -1;
    while (blank_here(csv))
        step(csv);
    if (csv->at < csv->len && csv->text[csv->at] == '"') {
        step(csv);
        if (!read_quoted(out, &len, csv)) {
            csv->why = AD_CSV_QUOTE;
            csv->line = line;
            csv->column = column;
            return -1;
        }
        while (blank_here(csv))
            step(csv);
        if (!cell_ends(csv)) {
            csv->why = AD_CSV_BEHIND_QUOTE;
            return -1;
        }
    }
    while (!cell_ends(csv)) {
        out[len++] = csv->text[csv->at];
        step(csv);
    }
    trim(out, &len);
    csv->row_ended = csv->at == csv->len || line_end(csv->text[csv->at]);
    if (csv->at < csv->len)
        step(csv);
    return len;
}

int ad_csv_write(char *out, size_t cap, const char *text, size_t len, char separator)
{
    struct put p = {out, cap, 0};
    bool quote = len > 0 && (text[0] == ' ' || text[len - 1] == ' ');

    for (size_t i = 0; i < len; i++)
        quote |= text[i] == '"' || text[i] == separator || line_end(text[i]);
    if (quote)
        put_char(&p, '"');
    for (size_t i = 0; i < len; i++) {
        if (text[i] == '"')
            put_char(&p, '"');
        put_char(&p, text[i]);
    }
    if (quote)
        put_char(&p, '"');
    return put_end(&p);
}
