/*
 * server/http_guard.c -- what is refused before a body is taken.
 *
 * Two readers of one connection, say a proxy and we, must agree on where each request ends. So
 * whatever could be read in two ways is not read at all: RFC 9112, 6.3 and 11.2. The library reads
 * a list and takes the first; the guard sees all of it. Pure: heads go in, a reason comes out.
 */
#include "server/http_inside.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

unsigned http__refusal_status(enum http__refusal why)
{
    static const unsigned short status[] = {
#define X(name, status, en, de) status,
        HTTP_REFUSAL_MAP(X)
#undef X
    };

    return status[why];
}

const char *http__refusal_text(enum http__refusal why, bool german)
{
    static const char *const text[][2] = {
#define X(name, status, en, de) {en, de},
        HTTP_REFUSAL_MAP(X)
#undef X
    };

    return text[why][german];
}

/* ---- single lines ---- */

static bool token(const char *text, size_t len)
{
    for (size_t i = 0; i < len; i++)
        if (!isalnum((unsigned char)text[i]) && (!text[i] || !strchr("!#$%&'*+-.^_`|~", text[i])))
            return false;
    return len > 0;
}

/* A value may have letters of any alphabet and tabs, but nothing else that cannot be seen. */
static bool has_control(const char *text, size_t len)
{
    for (size_t i = 0; i < len; i++)
        if (((unsigned char)text[i] < ' ' && text[i] != '\t') || text[i] == 0x7f)
            return true;
    return false;
}

static bool host(const char *text, size_t len)
{
    for (size_t i = 0; i < len; i++)
        if (!isalnum((unsigned char)text[i]) && (!text[i] || !strchr(".-_:[]", text[i])))
            return false;
    return true;
}

/* Digits alone; more of them than any body has are too many. */
static enum http__refusal length(const struct http__line *line, size_t body_max)
{
    uint64_t n = 0;

    if (line->value_len == 0)
        return HTTP__ODD_LENGTH;
    for (size_t i = 0; i < line->value_len; i++) {
        if (!isdigit((unsigned char)line->value[i]))
            return HTTP__ODD_LENGTH;
        if (n <= body_max)
            n = n * 10 + (uint64_t)(line->value[i] - '0');
    }
    return n > body_max ? HTTP__TOO_LONG : HTTP__FINE;
}

static bool is(const struct http__line *line, const char *name)
{
    return line->name_len == strlen(name) && strncasecmp(line->name, name, line->name_len) == 0;
}

static enum http__refusal shape(const struct http__line *line)
{
    if (!token(line->name, line->name_len))
        return HTTP__ODD_NAME;
    if (has_control(line->value, line->value_len))
        return HTTP__CONTROL;
    if (is(line, "expect") && strcasecmp(line->value, "100-continue") != 0)
        return HTTP__UNKNOWN_EXPECT;
    if (is(line, "host") && !host(line->value, line->value_len))
        return HTTP__ODD_HOST;
    return HTTP__FINE;
}

/* ---- all of them together ---- */

struct framing {
    unsigned hosts, lengths, codings;
    const struct http__line *length, *coding;
};

static void note(struct framing *f, const struct http__line *line)
{
    if (is(line, "host")) {
        f->hosts++;
    } else if (is(line, "content-length")) {
        f->lengths++;
        f->length = line;
    } else if (is(line, "transfer-encoding")) {
        f->codings++;
        f->coding = line;
    }
}

static enum http__refusal framing(const struct framing *f, bool old, size_t body_max)
{
    if (f->hosts > 1 || (f->hosts == 0 && !old))
        return HTTP__ODD_HOST;
    if (f->lengths > 1)
        return HTTP__TWO_LENGTHS;
    if (f->codings > 1)
        return HTTP__TWO_CODINGS;
    if (f->lengths && f->codings)
        return HTTP__LENGTH_AND_CHUNKS;
    if (f->codings && old)
        return HTTP__OLD_CODING;
    if (f->codings && strcasecmp(f->coding->value, "chunked") != 0)
        return HTTP__UNKNOWN_CODING;
    return f->lengths ? length(f->length, body_max) : HTTP__FINE;
}

enum http__refusal http__guard(const struct http__head *head, size_t body_max)
{
    bool old = strcmp(head->version, "HTTP/1.0") == 0;
    struct framing f = {0};

    if (!old && strcmp(head->version, "HTTP/1.1") != 0)
        return HTTP__ODD_VERSION;
    for (unsigned i = 0; i < head->lines; i++) {
        enum http__refusal why = shape(&head->line[i]);
        if (why)
            return why;
        note(&f, &head->line[i]);
    }
    return framing(&f, old, body_max);
}

/* Libmicrohttpd before 1.0 takes a folded line for more of the field's name, and lets a NUL end a
 * value: both would change what is read, and neither can be seen in the strings. It shows in where
 * they stand, as it cuts lines up in the buffer they came in:
 *
 *     name NUL blanks value NUL (NUL) name NUL ...    NUL for each of ':', CR and LF
 *
 * A folded name was copied elsewhere, so no value stands behind it; behind a NUL within a value
 * there is more than the end of a line. (A NUL at the very end of the last value is not seen.) */
bool http__lines_plain(const struct http__head *head)
{
    for (unsigned i = 0; i < head->lines; i++) {
        const struct http__line *line = &head->line[i];
        const char *at = line->name + line->name_len + 1, *end = line->value + line->value_len;
        uintptr_t behind = (uintptr_t)line->value - (uintptr_t)at;

        if (behind > 1024) /* or before it */
            return false;
        for (; at < line->value; at++)
            if (*at != ' ' && *at != '\t')
                return false;
        if (i + 1 == head->lines) /* the empty line follows */
            return end[1] == '\0';
        uintptr_t gap = (uintptr_t)line[1].name - (uintptr_t)end;
        if (gap != 1 && gap != 2)
            return false;
    }
    return true;
}

/* ---- asking ---- */

const char *http__head_find(const struct http__head *head, const char *name)
{
    for (unsigned i = 0; i < head->lines; i++)
        if (is(&head->line[i], name))
            return head->line[i].value;
    return NULL;
}

/* q=0, q=0.0, q=0.000: not wanted. */
static bool no_weight(const char *params, size_t len)
{
    const char *q = memchr(params, 'q', len);

    if (!q || params + len - q < 3 || q[1] != '=' || q[2] != '0')
        return false;
    for (q += 3; q < params + len && *q != ' ' && *q != ';'; q++)
        if (*q != '.' && *q != '0')
            return false;
    return true;
}

bool http__accepts(const char *list, const char *coding)
{
    while (list && *list) {
        list += strspn(list, " \t,");
        size_t name = strcspn(list, " \t,;"), whole = strcspn(list, ",");
        if (name == strlen(coding) && strncasecmp(list, coding, name) == 0)
            return !no_weight(list + name, whole - name);
        list += whole;
    }
    return false;
}
