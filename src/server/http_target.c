/*
 * server/http_target.c -- path, query and cookies, decoded once.
 *
 * A path that is decoded here means one thing: what could be a slash or a step upwards in disguise,
 * what is not UTF-8 and what cannot be seen is refused. Pure: text in, text out.
 */
#include "server/http_inside.h"

#include <ctype.h>
#include <string.h>

#include "adoube/pgn.h" /* ad_text_is_utf8 */

const char *http__pair_find(const char *pairs, const char *name)
{
    while (*pairs) {
        const char *value = pairs + strlen(pairs) + 1;
        if (strcmp(pairs, name) == 0)
            return value;
        pairs = value + strlen(value) + 1;
    }
    return NULL;
}

static int nibble(char c)
{
    if (isdigit((unsigned char)c))
        return c - '0';
    return isxdigit((unsigned char)c) ? tolower((unsigned char)c) - 'a' + 10 : -1;
}

/* Writes what `len` bytes at `from` stand for, and a NUL; `out` may be `from` or before it. NULL if
 * they are not well formed, a NUL or not UTF-8; else where the NUL is. */
static char *decode(char *out, const char *from, size_t len, bool plus)
{
    const char *end = from + len;
    char *begin = out;

    for (; from < end; from++) {
        char c = *from;
        if (c == '%') {
            int high = end - from > 2 ? nibble(from[1]) : -1, low = high < 0 ? -1 : nibble(from[2]);
            if (low < 0 || (high | low) == 0)
                return NULL;
            c = (char)(high << 4 | low);
            from += 2;
        } else if (c == '+' && plus) {
            c = ' ';
        }
        *out++ = c;
    }
    if (!ad_text_is_utf8(begin, (size_t)(out - begin)))
        return NULL;
    *out = '\0';
    return out;
}

/* ---- the path ---- */

static bool has_slash_in_disguise(const char *path, size_t len)
{
    for (size_t i = 0; i + 2 < len; i++)
        if (path[i] == '%' && path[i + 1] == '2' && tolower((unsigned char)path[i + 2]) == 'f')
            return true;
    return false;
}

/* No part is "." or "..", and everything can be seen. */
static bool path_ok(const char *path)
{
    for (const char *at = path; *at; at++) {
        if ((unsigned char)*at < ' ' || *at == 0x7f)
            return false;
        if (*at == '/' && at[1] == '.') {
            size_t part = strcspn(at + 1, "/");
            if (part == 1 || (part == 2 && at[2] == '.'))
                return false;
        }
    }
    return path[0] == '/';
}

/* ---- the query ---- */

/* a=b&c=d to pairs; `out` has room for twice the bytes and two. A name may stand alone. */
static bool query_read(char *out, const char *at, size_t len)
{
    const char *end = at + len;

    while (at < end) {
        size_t whole = (size_t)(end - at), name;
        const char *stop = memchr(at, '&', whole);
        whole = stop ? (size_t)(stop - at) : whole;
        const char *equals = memchr(at, '=', whole);
        name = equals ? (size_t)(equals - at) : whole;
        if (name > 0) {
            if (!(out = decode(out, at, name, true)))
                return false;
            size_t skip = equals ? name + 1 : name;
            if (!(out = decode(out + 1, at + skip, whole - skip, true)))
                return false;
            out++;
        }
        at += whole + 1;
    }
    *out = '\0';
    return true;
}

/* As it was sent it has no blanks, and no part that only a browser may see. */
static bool target_ok(const char *target)
{
    for (const char *at = target; *at; at++)
        if ((unsigned char)*at <= ' ' || *at == 0x7f || *at == '#')
            return false;
    return true;
}

enum http__refusal http__target_read(char *target, char *query)
{
    const char *mark = strchr(target, '?');
    size_t path = mark ? (size_t)(mark - target) : strlen(target);

    if (!target_ok(target))
        return HTTP__ODD_PATH;
    if (mark ? !query_read(query, mark + 1, strlen(mark + 1)) : !query_read(query, "", 0))
        return HTTP__ODD_QUERY;
    if (has_slash_in_disguise(target, path) || !decode(target, target, path, false) ||
        !path_ok(target))
        return HTTP__ODD_PATH;
    return HTTP__FINE;
}

/* ---- cookies ---- */

static const char *trim(const char *from, const char **end)
{
    while (from < *end && (*from == ' ' || *from == '\t'))
        from++;
    while (*end > from && ((*end)[-1] == ' ' || (*end)[-1] == '\t'))
        --*end;
    return from;
}

static char *put(char *out, const char *from, const char *end)
{
    memcpy(out, from, (size_t)(end - from));
    out += end - from;
    *out++ = '\0';
    return out;
}

size_t http__cookies_read(char *out, const char *value, size_t len)
{
    const char *end = value + len;
    char *begin = out;

    while (value < end) {
        const char *semi = memchr(value, ';', (size_t)(end - value));
        const char *stop = semi ? semi : end, *equals = memchr(value, '=', (size_t)(stop - value));
        if (equals) {
            const char *name_end = equals, *text = equals + 1, *text_end = stop;
            const char *name = trim(value, &name_end);
            text = trim(text, &text_end);
            if (text_end - text >= 2 && *text == '"' && text_end[-1] == '"')
                text++, text_end--;
            if (name_end > name)
                out = put(put(out, name, name_end), text, text_end);
        }
        value = stop + 1;
    }
    *out = '\0';
    return (size_t)(out - begin);
}
