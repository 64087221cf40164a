/*
 * cli/wrap.c -- lines of prose no wider than a terminal.
 */
#include "base/utf8.h"
#include "cli/wrap.h"

#include <limits.h>
#include <stdbool.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* May the line end here? Not between a book and its number: BTO 5.12, A1 13.5. */
static bool may_end(const char *line, size_t len, size_t blank)
{
    char before = blank > 0 ? line[blank - 1] : ' ',
         after = blank + 1 < len ? line[blank + 1] : ' ';
    bool number = after >= '0' && after <= '9';

    return before != ' ' && !(number && blank > 1 && before >= '0' && before <= 'Z' &&
                              line[blank - 2] >= 'A' && line[blank - 2] <= 'Z');
}

/* How many bytes of the line fit: up to a blank outside of brackets, else to any blank, else all
 * that there is room for. */
static size_t cut_at(const char *line, size_t len, unsigned columns)
{
    size_t outside = 0, blank = 0, i = 0;
    unsigned wide = 0, depth = 0;

    for (; i < len; i++) {
        wide += !ad__utf8_goes_on(line[i]);
        if (wide > columns && line[i] != ' ')
            return outside ? outside : blank ? blank : i;
        depth += line[i] == '[';
        depth -= line[i] == ']' && depth > 0;
        if (line[i] == ' ' && may_end(line, len, i))
            *(depth ? &blank : &outside) = i;
    }
    return len;
}

void wrap_add(struct text *out, const char *line, size_t len, unsigned columns, unsigned hang)
{
    unsigned indent = 0;

    if (hang > columns / 2) /* words need room */
        hang = columns / 2;
    do {
        size_t cut = cut_at(line, len, columns - indent);
        text_addf(out, "%*s%.*s\n", (int)indent, "", (int)cut, line);
        while (cut < len && line[cut] == ' ')
            cut++;
        line += cut;
        len -= cut;
        indent = hang;
    } while (len > 0);
}

/* Rows of tables have gaps, sentences at most one, behind a day. */
static bool is_row(const char *line, size_t len)
{
    unsigned gaps = 0;

    for (size_t i = 2; i < len; i++)
        gaps += line[i] != ' ' && line[i - 1] == ' ' && line[i - 2] == ' ';
    return gaps > 2;
}

void wrap_add_told(struct text *out, const char *line, size_t len, unsigned columns)
{
    size_t lead = 0;

    while (lead < len && line[lead] == ' ')
        lead++;
    lead += lead < len && line[lead] >= '0' && line[lead] <= '9' ? 12 : 4;
    wrap_add(out, line, len, is_row(line, len) ? UINT_MAX : columns, (unsigned)lead);
}

void wrap_add_lines(struct text *out, const char *at, size_t len, unsigned columns, unsigned hang)
{
    const char *end = at + len;

    while (at < end) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        stop = stop ? stop : end;
        wrap_add(out, at, (size_t)(stop - at), columns, hang);
        at = stop + 1;
    }
}

unsigned wrap_columns(unsigned otherwise)
{
    enum { LEAST = 40 };
    struct winsize size;

    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) < 0 || size.ws_col == 0)
        return otherwise;
    return size.ws_col < LEAST ? LEAST : size.ws_col;
}

void wrap_add_prose(struct text *out, const char *prose, unsigned columns)
{
    struct text joined = {0};

    for (size_t len; *prose; prose += len + (prose[len] == '\n')) {
        bool as_it_is = *prose == ' ';
        len = strcspn(prose, "\n");
        text_addf(&joined, "%s%.*s", joined.len ? " " : "", (int)len, prose);
        if (as_it_is || !prose[len] || prose[len + 1] == ' ') {
            wrap_add(out, joined.at ? joined.at : "", joined.len, as_it_is ? UINT_MAX : columns, 0);
            joined.len = 0;
        }
    }
    out->failed |= joined.failed;
    text_release(&joined);
}
