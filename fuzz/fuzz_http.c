/*
 * fuzz/fuzz_http.c -- any bytes as what a browser sends: a target, cookies, codings, requests.
 *
 * Input: a letter, then the text. t: a target; c: a Cookie header; a: an Accept-Encoding; g: requests
 * for the guard.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "adoube/pgn.h"
#include "server/http_inside.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(bool held)
{
    if (!held)
        abort();
}

/* Pairs end within their room; each name is found, and its first value. */
static void check_pairs(const char *pairs, const char *end)
{
    const char *at = pairs;

    for (; *at; at += strlen(at) + 1) {
        const char *name = at;
        at += strlen(at) + 1;
        must(at < end);
        must(http__pair_find(pairs, name) && http__pair_find(pairs, name) <= at);
    }
    must(at < end);
}

static void check_target(const char *text, size_t len)
{
    char *target = malloc(len + 1), *query = malloc(2 * len + 2);

    must(target && query);
    memcpy(target, text, len + 1);
    if (http__target_read(target, query) == HTTP__FINE) {
        must(target[0] == '/' && ad_text_is_utf8(target, strlen(target)));
        must(!strstr(target, "/../") && !strstr(target, "/./"));
        size_t n = strlen(target);
        must(n < 3 || strcmp(target + n - 3, "/..") != 0);
        for (const char *at = target; *at; at++)
            must((unsigned char)*at >= ' ' && *at != 0x7f);
        check_pairs(query, query + 2 * len + 2);
    }
    free(target);
    free(query);
}

/* Twice, as of two headers. */
static void check_cookies(const char *text, size_t len)
{
    char *out = malloc(2 * len + 4);

    must(out != NULL);
    size_t n = http__cookies_read(out, text, len);
    must(n <= len + 1 && out[n] == '\0');
    check_pairs(out, out + n + 1);
    must(http__cookies_read(out + n, text, len) == n);
    check_pairs(out, out + 2 * n + 1);
    free(out);
}

static void check_accepts(const char *text)
{
    if (http__accepts(text, "gzip"))
        must(strcasestr(text, "gzip") != NULL);
}

/* ---- requests ---- */

/* A reader as forgiving as they come: a line ends where LF is, CR or not, or at a lone CR; NUL is the
 * end of what it sees of one; names may have blanks; the last length counts, as far as it has digits;
 * whatever speaks of chunks is in chunks. It never says no. */
struct lenient {
    const char *at, *end;
    char line[1024];
    unsigned long length;
    bool chunked;
};

static bool next_line(struct lenient *l)
{
    size_t len = 0, n = (size_t)(l->end - l->at);

    while (len < n && l->at[len] != '\n' && l->at[len] != '\r')
        len++;
    if (len == n)
        return false;
    snprintf(l->line, sizeof l->line, "%.*s", (int)len, l->at);
    l->at += len + 1 + (len + 1 < n && l->at[len] == '\r' && l->at[len + 1] == '\n');
    return true;
}

static bool is_field(const char *line, const char *name)
{
    size_t len = strlen(name);

    return strncasecmp(line, name, len) == 0 && line[len + strspn(line + len, " \t")] == ':';
}

static void lenient_field(struct lenient *l)
{
    const char *name = l->line + strspn(l->line, " \t:"), *colon = strchr(name, ':');

    if (!colon)
        return;
    if (is_field(name, "content-length"))
        l->length = strtoul(colon + 1, NULL, 10);
    if (is_field(name, "transfer-encoding"))
        l->chunked = strcasestr(colon, "chunked") != NULL;
}

static bool lenient_fields(struct lenient *l, bool head)
{
    while (next_line(l)) {
        if (!l->line[0])
            return true;
        if (head)
            lenient_field(l);
    }
    return false;
}

static bool skip(struct lenient *l, unsigned long n)
{
    if (n > (unsigned long)(l->end - l->at))
        return false;
    l->at += n;
    return true;
}

/* To the end of one request; false if that has not come. */
static bool lenient_read(struct lenient *l)
{
    l->length = 0;
    l->chunked = false;
    do
        if (!next_line(l))
            return false;
    while (!l->line[0]);
    if (!lenient_fields(l, true))
        return false;
    if (!l->chunked)
        return skip(l, l->length);
    while (next_line(l)) {
        unsigned long size = strtoul(l->line, NULL, 16);
        if (size == 0)
            return lenient_fields(l, false);
        if (!skip(l, size) || !next_line(l))
            return false;
    }
    return false;
}

/* What the guard lets through, the forgiving one cuts up in the same way, request by request; and it
 * does not matter in which pieces it comes. */
static void check_guard(const char *text, size_t len)
{
    struct http__guard whole = {.body_max = 1000}, bytes = whole;
    struct lenient l = {.at = text, .end = text + len};
    size_t let_in = http__guard_take(&whole, text, len);

    must(let_in <= len && whole.heads >= whole.whole && whole.heads <= whole.whole + 1);
    for (size_t i = 0; i < len; i++) {
        uint64_t before = bytes.whole;
        http__guard_take(&bytes, text + i, 1);
        if (bytes.whole > before) /* a request ends here */
            must(lenient_read(&l) && l.at == text + i + 1);
    }
    must(bytes.why == whole.why && bytes.heads == whole.heads && bytes.whole == whole.whole);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0 || size > 1 << 14)
        return 0;
    char *text = malloc(size);
    must(text != NULL);
    memcpy(text, data + 1, size - 1);
    text[size - 1] = '\0';
    switch (data[0]) {
    case 't': check_target(text, strlen(text)); break;
    case 'c': check_cookies(text, strlen(text)); break;
    case 'a': check_accepts(text); break;
    case 'g': check_guard(text, size - 1); break;
    default: break;
    }
    free(text);
    return 0;
}
