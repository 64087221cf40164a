/*
 * server/http_guard.c -- reads along, byte by byte, and stops what could be read in two ways.
 *
 * Two readers of one connection, say a proxy and we, must agree on where each request ends, or one
 * person's bytes become another's request. Where RFC 9112 lets a reader be lenient some are and some
 * are not, so the guard never is: it takes what the grammar has and nothing else. It stands in front
 * of the library (http_door.c), which forgives much. Pure: bytes go in, a reason comes out.
 *
 *     START METHOD TARGET VERSION (NAME VALUE)* NAME              2 to 5: the head
 *     BODY                                                        6.2: a length, or
 *     (SIZE EXTENSION? BODY BODY_END)* SIZE (NAME VALUE)* NAME    7.1: chunks and trailers
 */
#include "server/http_inside.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

enum {
    METHOD_MAX = 16,
    TARGET_MAX = 8000,
    PARTS_MAX = 64,
    HEAD_MAX = 16000,
    SIZE_DIGITS = 16,
    EXTENSION_MAX = 256
};

enum { START, METHOD, TARGET, VERSION, NAME, VALUE, BODY, BODY_END, SIZE, EXTENSION };

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

/* ---- words ---- */

/* No word that we look for is as long as its place. */
static void put(struct http__word *w, char c)
{
    w->cut = w->len == sizeof w->text - 1;
    if (!w->cut) {
        w->text[w->len++] = c;
        w->text[w->len] = '\0';
    }
}

static void clear(struct http__word *w)
{
    w->len = 0;
    w->cut = false;
    w->text[0] = '\0';
}

#define LETTERS "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

static bool is_token(char c)
{
    return c && strchr(LETTERS "!#$%&'*+-.^_`|~", c);
}

/* A name or an address in brackets, and perhaps a port. */
static bool is_host(const char *text)
{
    bool address = text[0] == '[';
    size_t len =
        address ? 1 + strspn(text + 1, "0123456789abcdefABCDEF:.") : strspn(text, LETTERS ".-_");

    if (len == address || (address && text[len++] != ']'))
        return false;
    if (text[len] == ':')
        len += 1 + strspn(text + len + 1, "0123456789");
    return text[len] == '\0';
}

/* ---- the head ---- */

/* Digits alone; more of them than any body has are too many. */
static enum http__refusal read_length(struct http__guard *g)
{
    const struct http__word *w = &g->value;

    if (w->len == 0 || w->cut || strspn(w->text, "0123456789") != w->len)
        return HTTP__ODD_LENGTH;
    for (unsigned i = 0; i < w->len && g->left <= g->body_max; i++)
        g->left = g->left * 10 + (uint64_t)(w->text[i] - '0');
    return HTTP__FINE;
}

/* No other coding, and no capital, parameter or blank that one reader minds and another does not. */
static enum http__refusal read_coding(struct http__guard *g)
{
    return strcmp(g->value.text, "chunked") == 0 ? HTTP__FINE : HTTP__UNKNOWN_CODING;
}

static enum http__refusal read_host(struct http__guard *g)
{
    return is_host(g->value.text) && !g->value.cut ? HTTP__FINE : HTTP__ODD_HOST;
}

static enum http__refusal read_expect(struct http__guard *g)
{
    return strcasecmp(g->value.text, "100-continue") == 0 ? HTTP__FINE : HTTP__UNKNOWN_EXPECT;
}

static enum http__refusal read_language(struct http__guard *g)
{
    g->german = strncasecmp(g->value.text, "de", 2) == 0;
    return HTTP__FINE;
}

/* Fields that say where a request ends, and for whom it is: each once, and none in a trailer. */
static const struct {
    const char *name;
    enum http__refusal (*read)(struct http__guard *g);
    enum http__refusal twice; /* FINE: there may be many, anywhere */
} fields[] = {
    {"host", read_host, HTTP__ODD_HOST},
    {"content-length", read_length, HTTP__TWO_LENGTHS},
    {"transfer-encoding", read_coding, HTTP__TWO_CODINGS},
    {"expect", read_expect, HTTP__FINE},
    {"accept-language", read_language, HTTP__FINE},
};

enum { HOST, LENGTH, CODING };

/* The whole head is looked at before the first reason is given, but for its shape. */
static enum http__refusal field_end(struct http__guard *g)
{
    enum http__refusal why = HTTP__FINE;

    if (++g->lines > HTTP__LINES)
        return HTTP__TOO_MANY_LINES;
    for (unsigned i = 0; i < sizeof fields / sizeof *fields; i++)
        if (strcasecmp(g->name.text, fields[i].name) == 0) {
            why = fields[i].read(g);
            if (fields[i].twice && g->trailer)
                why = HTTP__ODD_TRAILER;
            else if (fields[i].twice && g->seen[i]++)
                why = fields[i].twice;
        }
    g->later = g->later ? g->later : why;
    clear(&g->name);
    g->at = NAME;
    return HTTP__FINE;
}

static enum http__refusal version_end(struct http__guard *g)
{
    const char *v = g->value.text;

    g->at = NAME;
    clear(&g->name);
    g->old = strcmp(v, "HTTP/1.0") == 0;
    if (g->old || strcmp(v, "HTTP/1.1") == 0)
        return HTTP__FINE;
    return g->value.len == 8 && strncmp(v, "HTTP/", 5) == 0 && isdigit((unsigned char)v[5]) &&
                   v[6] == '.' && isdigit((unsigned char)v[7])
               ? HTTP__ODD_VERSION
               : HTTP__ODD_LINE;
}

static void request_end(struct http__guard *g)
{
    *g = (struct http__guard){.body_max = g->body_max, .heads = g->heads, .whole = g->whole + 1};
}

static enum http__refusal framing(const struct http__guard *g)
{
    if (g->later)
        return g->later;
    if (!g->seen[HOST] && !g->old)
        return HTTP__ODD_HOST;
    if (g->seen[LENGTH] && g->seen[CODING])
        return HTTP__LENGTH_AND_CHUNKS;
    if (g->seen[CODING] && g->old)
        return HTTP__OLD_CODING;
    if (g->bare && (g->left > 0 || g->seen[CODING]))
        return HTTP__BARE_BODY;
    return g->left > g->body_max ? HTTP__TOO_LONG : HTTP__FINE;
}

/* The empty line: behind the head, or behind the trailers. */
static enum http__refusal fields_end(struct http__guard *g)
{
    enum http__refusal why = g->trailer ? g->later : framing(g);

    if (why)
        return why;
    g->heads += !g->trailer;
    if (g->seen[CODING] && !g->trailer)
        g->at = SIZE;
    else if (g->left > 0)
        g->at = BODY;
    else
        request_end(g);
    return HTTP__FINE;
}

/* ---- chunks ---- */

static enum http__refusal size_digit(struct http__guard *g, char c)
{
    if (!isxdigit((unsigned char)c) || ++g->digits > SIZE_DIGITS)
        return HTTP__ODD_CHUNK;
    g->left = g->left * 16 + (uint64_t)(isdigit((unsigned char)c) ? c - '0' : (c | 32) - 'a' + 10);
    return g->left > g->body_max - g->taken ? HTTP__TOO_LONG : HTTP__FINE;
}

static enum http__refusal size_end(struct http__guard *g)
{
    g->taken += g->left;
    g->trailer = g->left == 0;
    g->at = g->trailer ? NAME : BODY;
    clear(&g->name);
    g->digits = 0;
    return HTTP__FINE;
}

/* ---- bytes ---- */

/* 2.2: one empty line may come before a request. */
static enum http__refusal line_end(struct http__guard *g)
{
    switch (g->at) {
    case START: return g->blank++ ? HTTP__ODD_LINE : HTTP__FINE;
    case VERSION: return version_end(g);
    case NAME: return g->name.len == 0 ? fields_end(g) : HTTP__ODD_NAME;
    case VALUE: return field_end(g);
    case BODY_END: g->at = SIZE; return HTTP__FINE;
    case SIZE:
    case EXTENSION: return size_end(g);
    default: return HTTP__ODD_LINE;
    }
}

static enum http__refusal name_byte(struct http__guard *g, char c)
{
    if (g->name.len == 0 && (c == ' ' || c == '\t'))
        return HTTP__FOLDED;
    if (c == ':' && g->name.len > 0) {
        clear(&g->value);
        g->at = VALUE;
        return HTTP__FINE;
    }
    put(&g->name, c);
    return is_token(c) ? HTTP__FINE : HTTP__ODD_NAME;
}

static enum http__refusal first_line_byte(struct http__guard *g, char c)
{
    if (g->at == START)
        g->at = METHOD;
    if (g->at == METHOD && c != ' ') {
        put(&g->name, c);
        if (!is_token(c))
            return HTTP__ODD_LINE;
        return g->name.len > METHOD_MAX ? HTTP__LONG_METHOD : HTTP__FINE;
    }
    if (g->at == METHOD) {
        g->no_answer_body = strcmp(g->name.text, "HEAD") == 0;
        g->bare = g->no_answer_body || strcmp(g->name.text, "GET") == 0;
        g->at = TARGET;
        return g->name.len > 0 ? HTTP__FINE : HTTP__ODD_LINE;
    }
    if (c == '\t' || (c == ' ' && (g->at == VERSION || g->target == 0)))
        return HTTP__ODD_LINE;
    if (g->at == VERSION)
        put(&g->value, c);
    else if (c == ' ')
        g->at = VERSION;
    else if (++g->target > TARGET_MAX || (c == '&' && ++g->parts > PARTS_MAX))
        return HTTP__LONG_TARGET; /* the library has room for so many parts of a query, and hangs */
    return HTTP__FINE;
}

static enum http__refusal byte_of_line(struct http__guard *g, char c)
{
    switch (g->at) {
    case START:
    case METHOD:
    case TARGET:
    case VERSION: return first_line_byte(g, c);
    case NAME: return name_byte(g, c);
    case VALUE:
        if (g->value.len > 0 || c != ' ')
            put(&g->value, c);
        return HTTP__FINE;
    case SIZE:
        if (c != ';' || g->digits == 0)
            return size_digit(g, c);
        g->at = EXTENSION;
        return HTTP__FINE;
    case EXTENSION: return ++g->extension > EXTENSION_MAX ? HTTP__ODD_CHUNK : HTTP__FINE;
    default: return HTTP__ODD_CHUNK; /* more than the chunk was to have */
    }
}

/* Lines end in CR LF, and neither is found alone; nor is anything else that cannot be seen. */
static enum http__refusal step(struct http__guard *g, char c)
{
    if (g->at < BODY && ++g->head > HEAD_MAX)
        return HTTP__LONG_HEAD;
    if (g->cr != (c == '\n'))
        return HTTP__ODD_END;
    g->cr = c == '\r';
    if (c == '\n')
        return line_end(g);
    if (g->cr)
        return g->at == SIZE && g->digits == 0 ? HTTP__ODD_CHUNK : HTTP__FINE;
    if (((unsigned char)c < ' ' && c != '\t') || c == 0x7f)
        return g->at < NAME ? HTTP__ODD_LINE : HTTP__CONTROL;
    return byte_of_line(g, c);
}

static size_t body(struct http__guard *g, size_t len)
{
    size_t n = len < g->left ? len : (size_t)g->left;

    g->left -= n;
    if (g->left == 0 && g->seen[CODING])
        g->at = BODY_END;
    else if (g->left == 0)
        request_end(g);
    return n;
}

size_t http__guard_take(struct http__guard *g, const char *bytes, size_t len)
{
    size_t end = 0;

    for (size_t i = 0; i < len && !g->why;) {
        uint64_t whole = g->whole;
        if (g->at == BODY)
            i += body(g, len - i);
        else
            g->why = step(g, bytes[i++]);
        end = g->whole > whole ? i : end;
    }
    return g->why ? end : len;
}

/* ---- asking ---- */

const char *http__head_find(const struct http__head *head, const char *name)
{
    for (unsigned i = 0; i < head->lines; i++)
        if (strcasecmp(head->line[i].name, name) == 0)
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
