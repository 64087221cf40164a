/*
 * server/http_request.c -- what a handler may ask of a request.
 */
#include "server/http_inside.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum http_method http_method_of(const struct http_request *r)
{
    return r->method;
}

const char *http_path(const struct http_request *r)
{
    return r->target;
}

const char *http_query(const struct http_request *r, const char *name)
{
    return http__pair_find(r->query, name);
}

const char *http_header(const struct http_request *r, const char *name)
{
    return http__head_find(&r->head, name);
}

const char *http_header_last(const struct http_request *r, const char *name)
{
    for (unsigned i = r->head.lines; i > 0; i--)
        if (strcasecmp(r->head.line[i - 1].name, name) == 0)
            return r->head.line[i - 1].value;
    return NULL;
}

const char *http_body(const struct http_request *r, size_t *len)
{
    *len = r->len;
    return r->body ? r->body : "";
}

const char *http_peer(const struct http_request *r)
{
    return r->peer;
}

/* All Cookie headers as pairs, from malloc; "" in there if there are none. */
static char *cookies(const struct http__head *head)
{
    size_t room = 2, len = 0;

    for (unsigned i = 0; i < head->lines; i++)
        room += head->line[i].value_len + 2;
    char *out = calloc(1, room);
    for (unsigned i = 0; out && i < head->lines; i++)
        if (strcasecmp(head->line[i].name, "cookie") == 0)
            len += http__cookies_read(out + len, head->line[i].value, head->line[i].value_len);
    return out;
}

const char *http_cookie(const struct http_request *r, const char *name)
{
    if (!r->cookies)
        ((struct http_request *)(uintptr_t)r)->cookies = cookies(&r->head);
    return r->cookies ? http__pair_find(r->cookies, name) : NULL;
}
