/*
 * server/http.h -- HTTP: requests come in whole, replies and live streams go out. Which library
 * speaks the protocol is known to http*.c alone.
 *
 *     static void hello(void *payload, struct http_request *r)
 *     {
 *         http_reply(r, &(struct http_reply){.status = 200, .type = "text/plain", HTTP_TEXT("hi")});
 *     }
 *
 *     http_start(&h, &(struct http_options){.host = "127.0.0.1", .port = 8964, .handle = hello});
 *
 * What is promised:
 * - A request reaches the handler only when all of it has come, is within the limits, and can be
 *   understood in one way: what RFC 9112 has no grammar for, or lets one reader forgive and another
 *   not, is refused and the connection ends.
 * - A path is UTF-8 that can be seen, has no "." or ".." for a part, and each of its slashes was one
 *   before it was decoded.
 * - The handler runs on one of a few threads of its own, so it may block; the connection waits.
 * - A stream costs its listener a place in a list, not a thread and not a copy: frames are kept once
 *   for all who follow a topic. Who falls behind too far is let go, and comes back by Last-Event-ID.
 */
#ifndef AD_SERVER_HTTP_H
#define AD_SERVER_HTTP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct http;
struct http_request;
struct http_topic;

/* ---- requests ---- */

enum http_method {
    HTTP_GET,
    HTTP_HEAD,
    HTTP_POST,
    HTTP_PUT,
    HTTP_PATCH,
    HTTP_DELETE,
    HTTP_OPTIONS
};

/* All of it is borrowed until the handler returns. */
enum http_method http_method_of(const struct http_request *r);
const char *
http_path(const struct http_request *r); /* decoded once, begins with '/'; without the query */
const char *http_query(const struct http_request *r,
                       const char *name); /* decoded; NULL: not there */
const char *http_header(const struct http_request *r,
                        const char *name); /* NULL: not there          */
const char *http_header_last(const struct http_request *r,
                             const char *name); /* the last of several lines */
const char *http_cookie(const struct http_request *r,
                        const char *name);                        /* NULL: not there          */
const char *http_body(const struct http_request *r, size_t *len); /* never NULL; ends in a NUL */
/* Whose request it is: the other end's address, or whom a proxy names. Of IPv6 the network. */
const char *http_peer(const struct http_request *r);

/* ---- answers: a handler gives exactly one, http_reply or http_follow ----
 * It goes out when the handler returns. Without one, or with a field that cannot be written (the end
 * of a line in its value), the client gets 500. */

struct http_field {
    const char *name, *value;
};

enum { HTTP_FIELDS = 8 };

struct http_reply {
    unsigned status;
    const char *type; /* NULL: no content */
    const void *body; /* copied, unless `kept` */
    size_t len;
    bool kept; /* the body stays where it is for as long as the server runs */
    struct http_field field[HTTP_FIELDS];
};

#define HTTP_TEXT(text) .body = (text), .len = strlen(text)

/* Every reply gets the headers that all of ours have (http.c: nosniff, no framing, referrer). A body
 * is compressed if the client takes that and it pays. HEAD gets the same without the body. */
void http_reply(struct http_request *r, const struct http_reply *reply);

/* ---- topics: what many follow ---- */

/* Keeps the last `keep` frames. With `gzip` each is kept in that form, too, made once for all who take
 * that. */
struct http_topic *http_topic_new(struct http *h, unsigned keep, bool gzip);

/* No more frames; all who follow it are let go. */
void http_topic_end(struct http_topic *t);

/* Does anybody follow it now? */
bool http_topic_is_followed(struct http_topic *t);

/* A frame of server-sent events, as it goes over the wire, to all who follow and have not had it.
 * Numbers rise: a frame whose number is not above the last one's is dropped. Any thread may call.
 * Said first and of no length it tells where a topic begins: what has that number or a lower one
 * is not in it, so who asks for more than the topic has learns that. */
void http_topic_say(struct http_topic *t, uint64_t number, const char *frame, size_t len);

/* The answer is text/event-stream: first `first` (copied), then every frame of the topic whose
 * number is above `after`. False if the topic no longer has them all: then nothing was answered, and
 * the caller reads the rest from the record and calls again. A comment goes out every 15 s, which
 * keeps proxies patient and shows who has gone. */
bool http_follow(struct http_request *r, struct http_topic *t, uint64_t after, const char *first,
                 size_t len);

/* What a GET of our own would be answered, in the language "de" or "en" and as nobody's who is signed in:
 * `handle` is asked in this thread, while `of` waits. The body is the caller's to free. */
struct http_taken {
    unsigned status; /* 0: nothing was answered */
    char *body;
    size_t len;
};
bool http_ask(struct http_taken *out, struct http_request *of, const char *path, const char *lang,
              void (*handle)(void *payload, struct http_request *r), void *payload);

/* ---- the server ---- */

typedef void http_handler(void *payload, struct http_request *r);

struct http_options {
    const char *host; /* an address of this machine; NULL: 127.0.0.1 */
    uint16_t port;    /* 0: any that is free */
    http_handler *handle;
    void *payload;
    unsigned threads;      /* that handle requests; 0 means 8                       */
    unsigned connections;  /* at most; 0 means 8192                                 */
    unsigned per_peer;     /* connections of one address; 0 means 1024, or half of  */
                           /* what there can be                                     */
    const char *proxy;     /* whose X-Forwarded-For is believed; NULL: this machine */
    size_t body_max;       /* of a request; 0 means 1 MB; more is answered by 413   */
    unsigned idle_seconds; /* who says nothing is let go, as is who takes four      */
                           /* times as long over one request; 0 means 30            */
    unsigned beat_seconds; /* between comments on a stream; 0 means 15              */
    /* Told when the handler has answered, and how long that took since all of the request was there;
     * NULL: nobody wants to know. What was refused before it got to the handler is only counted. */
    void (*done)(void *payload, const struct http_request *r, unsigned status, uint64_t ns);
};

/* 0, or an errno: the address is taken, is not this machine's, ... */
int http_start(struct http **out, const struct http_options *o);

uint16_t http_port(const struct http *h);

struct http_counts {
    uint64_t requests, refused, crowded;
    unsigned connections, streams, waiting; /* now; `waiting` for a thread */
    unsigned limit;                         /* connections the system has files for */
};

void http_count(const struct http *h, struct http_counts *out);

/* Nobody new is let in, what was begun is answered (five seconds at most), streams end; then all
 * memory is given back, topics too. A handler that is still at it is waited for. */
void http_stop(struct http *h);

#endif
