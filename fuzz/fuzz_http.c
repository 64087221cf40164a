/*
 * fuzz/fuzz_http.c -- any bytes as what a browser sends: a target, cookies, codings, a head.
 *
 * Input: a letter, then the text. t: a target; c: a Cookie header; a: an Accept-Encoding; h: the
 * lines of a head, of HTTP/1.0 if the letter is o.
 */
#include <stdint.h>
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

/* ---- heads ---- */

/* Lays the lines out as the library does: NUL for the colon, NULs for the end of a line. */
static void lay_out(struct http__head *head, char *text)
{
    char *save = NULL;

    head->lines = 0;
    for (char *line = strtok_r(text, "\n", &save); line && head->lines < HTTP__LINES;
         line = strtok_r(NULL, "\n", &save)) {
        char *colon = strchr(line, ':');
        if (!colon)
            continue;
        *colon = '\0';
        char *value = colon + 1 + strspn(colon + 1, " \t");
        head->line[head->lines++] =
            (struct http__line){line, value, (size_t)(colon - line), strlen(value)};
    }
}

static unsigned count(const struct http__head *head, const char *name)
{
    unsigned n = 0;

    for (unsigned i = 0; i < head->lines; i++)
        n += strcasecmp(head->line[i].name, name) == 0;
    return n;
}

static void check_head(char *text, bool old)
{
    struct http__head head = {.version = old ? "HTTP/1.0" : "HTTP/1.1"};

    lay_out(&head, text);
    (void)http__lines_plain(&head);
    if (http__guard(&head, 1000) != HTTP__FINE)
        return;
    unsigned lengths = count(&head, "content-length"), codings = count(&head, "transfer-encoding");
    must(lengths + codings <= 1 && count(&head, "host") <= 1);
    must(old ? codings == 0 : count(&head, "host") == 1);
    if (lengths) {
        const char *value = http__head_find(&head, "Content-Length");
        must(*value && strspn(value, "0123456789") == strlen(value) && atol(value) <= 1000);
    }
    if (codings)
        must(strcasecmp(http__head_find(&head, "Transfer-Encoding"), "chunked") == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0 || size > 1 << 14)
        return 0;
    char *text = malloc(size + 2); /* a byte more, where the empty line would begin */
    must(text != NULL);
    memcpy(text, data + 1, size - 1);
    memset(text + size - 1, 0, 3);
    switch (data[0]) {
    case 't': check_target(text, strlen(text)); break;
    case 'c': check_cookies(text, strlen(text)); break;
    case 'a': check_accepts(text); break;
    case 'h':
    case 'o': check_head(text, data[0] == 'o'); break;
    default: break;
    }
    free(text);
    return 0;
}
