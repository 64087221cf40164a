/*
 * server/http_reply.c -- answers: headers that all of ours have, and bodies made small.
 *
 * Each thread of the pool has a squeezer of its own, as setting one up costs more than a small body
 * does. What is kept for as long as the server runs is squeezed once.
 */
#include "server/http_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <zlib.h>

#include "core/assert.h"

/* Below this a body fits one packet anyway. */
enum { WORTH_IT = 1024, EFFORT = 5, WITH_GZIP_HEAD = 16 + MAX_WBITS };

struct http__squeezer {
    z_stream z;
};

struct http__kept {
    const void *body;
    size_t len;
    void *small; /* NULL: it does not pay */
    size_t small_len;
    struct http__kept *next;
};

/* ---- squeezing ---- */

static struct http__squeezer *squeezer(struct http__worker *w)
{
    if (w->squeezer) {
        deflateReset(&w->squeezer->z);
        return w->squeezer;
    }
    struct http__squeezer *s = calloc(1, sizeof *s);
    if (s && deflateInit2(&s->z, EFFORT, Z_DEFLATED, WITH_GZIP_HEAD, 8, Z_DEFAULT_STRATEGY)) {
        free(s);
        s = NULL;
    }
    w->squeezer = s;
    return s;
}

void http__squeezer_free(struct http__squeezer *s)
{
    if (s)
        deflateEnd(&s->z);
    free(s);
}

/* The body as gzip, from malloc, if that is shorter; else NULL. */
static void *squeeze(struct http__worker *w, const void *body, size_t len, size_t *small_len)
{
    struct http__squeezer *s = len <= UINT32_MAX ? squeezer(w) : NULL;
    void *small = s ? malloc(len) : NULL;

    if (!small)
        return NULL;
    s->z.next_in = (Bytef *)(uintptr_t)body; /* zlib reads only, and says so nowhere */
    s->z.avail_in = (uInt)len;
    s->z.next_out = small;
    s->z.avail_out = (uInt)len;
    if (deflate(&s->z, Z_FINISH) != Z_STREAM_END) {
        free(small);
        return NULL;
    }
    *small_len = len - s->z.avail_out;
    return small;
}

static struct http__kept *kept_find(struct http *h, const void *body, size_t len)
{
    struct http__kept *k;

    pthread_mutex_lock(&h->lock);
    for (k = h->kept; k && (k->body != body || k->len != len); k = k->next)
        ;
    pthread_mutex_unlock(&h->lock);
    return k;
}

/* Squeezed now or before. Two threads may do it at once; then both are good, and both are kept. */
static struct http__kept *kept(struct http_request *r, const void *body, size_t len)
{
    struct http__kept *k = kept_find(r->h, body, len);

    if (k || !(k = calloc(1, sizeof *k)))
        return k;
    k->body = body;
    k->len = len;
    k->small = squeeze(r->worker, body, len, &k->small_len);
    pthread_mutex_lock(&r->h->lock);
    k->next = r->h->kept;
    r->h->kept = k;
    pthread_mutex_unlock(&r->h->lock);
    return k;
}

void http__kept_free(struct http *h)
{
    for (struct http__kept *k = h->kept, *next; k; k = next) {
        next = k->next;
        free(k->small);
        free(k);
    }
}

/* ---- fields ---- */

static bool field(struct MHD_Response *response, const char *name, const char *value)
{
    return MHD_add_response_header(response, name, value) == MHD_YES;
}

static const struct http_field common[] = {
    {"X-Content-Type-Options", "nosniff"},
    {"X-Frame-Options", "DENY"},
    {"Referrer-Policy", "same-origin"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
};

enum { COMMON = sizeof common / sizeof *common };

bool http__common_fields(struct MHD_Response *response)
{
    for (unsigned i = 0; i < COMMON; i++)
        if (!field(response, common[i].name, common[i].value))
            return false;
    return true;
}

/* False if one cannot be written: a value from outside with the end of a line in it, say. */
static bool fields(struct MHD_Response *response, const struct http_reply *reply)
{
    if (!http__common_fields(response) ||
        (reply->type && !field(response, "Content-Type", reply->type)))
        return false;
    for (unsigned i = 0; i < HTTP_FIELDS && reply->field[i].name; i++)
        if (!field(response, reply->field[i].name, reply->field[i].value))
            return false;
    return true;
}

static bool is_text(const char *type)
{
    static const char *const texts[] = {
        "text/",
        "application/json",
        "application/javascript",
        "application/manifest+json",
        "application/x-ndjson",
        "application/xml",
        "image/svg+xml",
    };

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        if (strncasecmp(type, texts[i], strlen(texts[i])) == 0)
            return true;
    return false;
}

static bool could_shrink(const struct http_reply *reply)
{
    if (!reply->type || !is_text(reply->type) || reply->len < WORTH_IT)
        return false;
    for (unsigned i = 0; i < HTTP_FIELDS && reply->field[i].name; i++)
        if (strcasecmp(reply->field[i].name, "Content-Encoding") == 0)
            return false;
    return true;
}

/* ---- answers ---- */

static struct MHD_Response *from(const void *body, size_t len, enum MHD_ResponseMemoryMode mode)
{
    return MHD_create_response_from_buffer(len, (void *)(uintptr_t)body, mode);
}

/* The body made small, or NULL if that does not pay. */
static struct MHD_Response *small_body(struct http_request *r, const struct http_reply *reply)
{
    struct MHD_Response *response = NULL;

    if (reply->kept) {
        const struct http__kept *k = kept(r, reply->body, reply->len);
        if (k && k->small)
            response = from(k->small, k->small_len, MHD_RESPMEM_PERSISTENT);
    } else {
        size_t len;
        void *small = squeeze(r->worker, reply->body, reply->len, &len);
        if (small && !(response = from(small, len, MHD_RESPMEM_MUST_FREE)))
            free(small);
    }
    if (response && !field(response, "Content-Encoding", "gzip")) {
        MHD_destroy_response(response);
        return NULL;
    }
    return response;
}

static struct MHD_Response *make(struct http_request *r, const struct http_reply *reply)
{
    struct MHD_Response *response = NULL;
    bool shrink = r->worker && could_shrink(reply);

    if (shrink && http__accepts(http_header(r, "Accept-Encoding"), "gzip"))
        response = small_body(r, reply);
    if (!response)
        response = from(reply->len ? reply->body : "", reply->len,
                        reply->kept ? MHD_RESPMEM_PERSISTENT : MHD_RESPMEM_MUST_COPY);
    if (!response)
        return NULL;
    if ((shrink && !field(response, "Vary", "Accept-Encoding")) || !fields(response, reply)) {
        MHD_destroy_response(response);
        return NULL;
    }
    return response;
}

static void take(struct http_taken *out, const struct http_reply *reply)
{
    out->status = reply->status;
    out->len = reply->len;
    out->body = malloc(reply->len + 1);
    if (!out->body) {
        out->status = 0;
        return;
    }
    if (reply->len)
        memcpy(out->body, reply->body, reply->len);
    out->body[reply->len] = '\0';
}

bool http_ask(struct http_taken *out, struct http_request *of, const char *path, const char *lang,
              void (*handle)(void *payload, struct http_request *r), void *payload)
{
    char query[] = "lang\0xx\0";
    struct http_request *own = calloc(1, sizeof *own + strlen(path) + 1);

    *out = (struct http_taken){0};
    if (!own)
        return false;
    memcpy(query + 5, lang, 2);
    memcpy(own->target, path, strlen(path) + 1);
    own->h = of->h;
    own->worker = of->worker;
    own->method = HTTP_GET;
    own->query = query;
    own->taken = out;
    handle(payload, own);
    free(own->cookies);
    free(own);
    return out->status != 0;
}

void http_reply(struct http_request *r, const struct http_reply *reply)
{
    if (r->taken) {
        take(r->taken, reply);
        return;
    }
    AD_ASSERT(!r->response); /* a handler answers once */
    r->response = make(r, reply);
    r->status = reply->status;
    if (!r->response)
        http__refuse(r, HTTP__UNANSWERED);
}

/* In plain words; whoever is refused may have sent a body that nobody reads, so the end of his
 * connection is near. */
void http__refuse(struct http_request *r, enum http__refusal why)
{
    const char *language = http_header(r, "Accept-Language");
    const char *text = http__refusal_text(why, language && strncasecmp(language, "de", 2) == 0);
    struct http_reply reply = {
        .status = http__refusal_status(why),
        .type = "text/plain; charset=utf-8",
        .body = text,
        .len = strlen(text),
        .field = {{"Connection", "close"}},
    };

    if (reply.status == 405)
        reply.field[1] =
            (struct http_field){"Allow", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"};
    r->status = reply.status;
    r->response = make(r, &reply);
}

/* The same, for who is turned away at the door: the whole answer as it goes over the wire. */
int http__refusal_write(char *out, size_t cap, enum http__refusal why, bool german, bool no_body)
{
    const char *text = http__refusal_text(why, german);
    unsigned status = http__refusal_status(why);
    int len = snprintf(out, cap,
                       "HTTP/1.1 %u %s\r\nConnection: close\r\n"
                       "Content-Type: text/plain; charset=utf-8\r\nContent-Length: %zu\r\n",
                       status, MHD_get_reason_phrase_for(status), strlen(text));

    for (unsigned i = 0; i < COMMON; i++)
        len +=
            snprintf(out + len, cap - (size_t)len, "%s: %s\r\n", common[i].name, common[i].value);
    return len + snprintf(out + len, cap - (size_t)len, "\r\n%s", no_body ? "" : text);
}
