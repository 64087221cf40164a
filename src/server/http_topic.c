/*
 * server/http_topic.c -- streams: frames are kept once, in a ring; a listener is a place in it.
 *
 *     ring   | 7 | 8 | 9 | 4 | 5 | 6 |        written = 9, so 4 .. 9 are there
 *                  ^           ^
 *              listener    listener, far behind: at 4 when 10 comes, he is let go
 *
 * The loop asks a listener for bytes whenever his socket takes some. If there are none he sleeps,
 * suspended, until there is a frame or the clock sends a comment. Who is let go sees the stream end,
 * perhaps within a frame; clients drop a frame that is not whole, and come back for it.
 */
#include "server/http_inside.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <zlib.h>

#include "core/assert.h"

/* As it is, and as gzip; the latter only where frames are long. */
struct text {
    char *bytes;
    size_t len;
};

struct frame {
    uint64_t number;
    struct text text[2];
};

struct listener {
    struct http_topic *topic;
    struct MHD_Connection *connection;
    struct listener *next, **back;
    uint64_t at;    /* which frame comes next, counted from the topic's beginning */
    uint64_t after; /* frames up to this number he has had: they may be said after he came */
    size_t offset;  /* within it, or within `first` */
    uint64_t spoke_ns;
    bool asleep, beat; /* `beat`: a comment is due */
    bool small;        /* he takes gzip */
    struct text first; /* sent before any frame, and then given up */
};

struct http_topic {
    struct http *h;
    struct http_topic *next, **back;
    pthread_mutex_t lock;
    struct listener *listeners;
    bool ended, gzip;
    uint64_t last, lost;    /* numbers: of the newest frame, of the newest that is gone */
    uint64_t written;       /* frames ever said; the i-th is at ring[i % keep] */
    unsigned keep, present; /* how many may be there, and are */
    struct frame ring[];
};

/* ---- gzip ----
 *
 * A frame becomes blocks of their own that end on a byte and look back on nothing, so any may follow any
 * other, and one text serves all. Only the head is each listener's; an end there is none. */

static const char gzip_head[] = "\x1f\x8b\x08\0\0\0\0\0\0\x03";
static const struct text comments[2] = {
    {(char *)(uintptr_t) ":\n\n", 3},
    {(char *)(uintptr_t) "\0\3\0\xfc\xff:\n\n",
     8}, /* a block as it is: its length, and that turned over */
};

enum { HEAD = sizeof gzip_head - 1, EFFORT = 5 };

/* Behind `before` bytes that are left free. */
static struct text squeeze(const char *bytes, size_t len, size_t before)
{
    z_stream z = {.next_in = (Bytef *)(uintptr_t)bytes, .avail_in = (uInt)len};
    struct text out = {NULL, 0};
    size_t cap;

    if (deflateInit2(&z, EFFORT, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        return out;
    cap = before + deflateBound(&z, len) + 16;
    out.bytes = malloc(cap);
    if (out.bytes) {
        z.next_out = (Bytef *)out.bytes + before;
        z.avail_out = (uInt)(cap - before);
        deflate(&z, Z_FULL_FLUSH);
        out.len = cap - z.avail_out;
    }
    deflateEnd(&z);
    return out;
}

static struct text copy(const char *bytes, size_t len)
{
    struct text out = {malloc(len + 1), len};

    if (out.bytes && len > 0)
        memcpy(out.bytes, bytes, len);
    return out;
}

static void frame_free(struct frame *f)
{
    free(f->text[0].bytes);
    free(f->text[1].bytes);
}

/* ---- topics ---- */

struct http_topic *http_topic_new(struct http *h, unsigned keep, bool gzip)
{
    AD_ASSERT(keep > 0);
    struct http_topic *t = calloc(1, sizeof *t + keep * sizeof t->ring[0]);

    if (!t)
        return NULL;
    t->h = h;
    t->keep = keep;
    t->gzip = gzip;
    pthread_mutex_init(&t->lock, NULL);
    pthread_mutex_lock(&h->lock);
    t->next = h->topics;
    t->back = &h->topics;
    if (t->next)
        t->next->back = &t->next;
    h->topics = t;
    pthread_mutex_unlock(&h->lock);
    return t;
}

static void destroy(struct http_topic *t)
{
    for (unsigned i = 0; i < t->keep; i++)
        frame_free(&t->ring[i]);
    pthread_mutex_destroy(&t->lock);
    free(t);
}

/* With h->lock held. */
static void unlink_topic(struct http_topic *t)
{
    *t->back = t->next;
    if (t->next)
        t->next->back = t->back;
}

/* With the topic's lock held, as in all that follows: only then is it sure that he still sleeps. */
static void wake(struct listener *l)
{
    if (l->asleep) {
        l->asleep = false;
        MHD_resume_connection(l->connection);
    }
}

static void wake_all(struct http_topic *t)
{
    for (struct listener *l = t->listeners; l; l = l->next)
        wake(l);
}

static void end(struct http_topic *t)
{
    t->ended = true;
    wake_all(t);
}

/* The last who leaves takes the topic with him. */
void http_topic_end(struct http_topic *t)
{
    struct http *h = t->h;

    pthread_mutex_lock(&h->lock);
    pthread_mutex_lock(&t->lock);
    end(t);
    bool empty = !t->listeners;
    if (empty)
        unlink_topic(t);
    pthread_mutex_unlock(&t->lock);
    pthread_mutex_unlock(&h->lock);
    if (empty)
        destroy(t);
}

void http__topics_end(struct http *h)
{
    pthread_mutex_lock(&h->lock);
    for (struct http_topic *t = h->topics; t; t = t->next) {
        pthread_mutex_lock(&t->lock);
        end(t);
        pthread_mutex_unlock(&t->lock);
    }
    pthread_mutex_unlock(&h->lock);
}

void http__topics_free(struct http *h)
{
    for (struct http_topic *t = h->topics, *next; t; t = next) {
        next = t->next;
        destroy(t);
    }
    h->topics = NULL;
}

bool http_topic_is_followed(struct http_topic *t)
{
    bool is;

    pthread_mutex_lock(&t->lock);
    is = t->listeners != NULL;
    pthread_mutex_unlock(&t->lock);
    return is;
}

/* ---- frames ---- */

static void put(struct http_topic *t, const struct frame *fresh)
{
    struct frame *f = &t->ring[t->written % t->keep];

    if (t->present == t->keep)
        t->lost = f->number;
    else
        t->present++;
    frame_free(f);
    *f = *fresh;
    t->written++;
    wake_all(t);
}

/* There was no memory for it: as if the ring had gone by, all are behind and look elsewhere. */
static void miss(struct http_topic *t, uint64_t number)
{
    t->lost = number;
    t->present = 0;
    t->written++;
    wake_all(t);
}

void http_topic_say(struct http_topic *t, uint64_t number, const char *frame, size_t len)
{
    struct frame f = {.number = number};
    bool kept = false;

    if (len > 0)
        f.text[0] = copy(frame, len);
    if (len > 0 && t->gzip)
        f.text[1] = squeeze(frame, len, 0);
    pthread_mutex_lock(&t->lock);
    if (number > t->last && !t->ended) {
        t->last = number;
        kept = f.text[0].bytes && (f.text[1].bytes || !t->gzip);
        if (kept)
            put(t, &f);
        else if (len > 0)
            miss(t, number);
        else if (t->written == 0)
            t->lost = number;
    }
    pthread_mutex_unlock(&t->lock);
    if (!kept)
        frame_free(&f);
}

/* ---- listeners ---- */

static size_t give(struct listener *l, char *out, size_t max, const struct text *from)
{
    size_t n = from->len - l->offset < max ? from->len - l->offset : max;

    memcpy(out, from->bytes + l->offset, n);
    l->offset += n;
    return n;
}

/* What he has not had, as much as fits. -1: he is too far behind. */
static ssize_t fill(struct listener *l, char *out, size_t max)
{
    struct http_topic *t = l->topic;
    size_t n = 0;

    if (l->first.len > 0) {
        n = give(l, out, max, &l->first);
        if (l->offset < l->first.len)
            return (ssize_t)n;
        free(l->first.bytes);
        l->first = (struct text){NULL, 0};
        l->offset = 0;
    }
    if (t->written - l->at > t->present)
        return n > 0 ? (ssize_t)n : -1;
    while (n < max && l->at < t->written) {
        const struct frame *f = &t->ring[l->at % t->keep];
        const struct text *text = &f->text[l->small];
        if (f->number > l->after)
            n += give(l, out + n, max - n, text);
        if (f->number <= l->after || l->offset == text->len) {
            l->offset = 0;
            l->at++;
        }
    }
    return (ssize_t)n;
}

/* The loop asks for bytes: some, none for now (he sleeps), or the end. */
static ssize_t next_bytes(void *listener, uint64_t pos, char *out, size_t max)
{
    struct listener *l = listener;
    const struct text *comment = &comments[l->small];
    struct http_topic *t = l->topic;
    (void)pos;

    pthread_mutex_lock(&t->lock);
    ssize_t n = fill(l, out, max);
    if (n == 0 && l->beat && max >= comment->len) {
        n = (ssize_t)comment->len;
        memcpy(out, comment->bytes, comment->len);
    }
    if (n > 0) {
        l->beat = false;
        l->spoke_ns = http__now();
    } else if (n < 0 || t->ended) {
        n = MHD_CONTENT_READER_END_OF_STREAM;
    } else {
        l->asleep = true;
        MHD_suspend_connection(l->connection);
    }
    pthread_mutex_unlock(&t->lock);
    return n;
}

static void listener_free(struct listener *l)
{
    free(l->first.bytes);
    free(l);
}

static void leave(void *listener)
{
    struct listener *l = listener;
    struct http_topic *t = l->topic;
    struct http *h = t->h;

    pthread_mutex_lock(&h->lock);
    pthread_mutex_lock(&t->lock);
    *l->back = l->next;
    if (l->next)
        l->next->back = l->back;
    bool last = t->ended && !t->listeners && !atomic_load(&h->stopping);
    if (last)
        unlink_topic(t);
    pthread_mutex_unlock(&t->lock);
    pthread_mutex_unlock(&h->lock);
    if (last)
        destroy(t);
    listener_free(l);
    atomic_fetch_sub(&h->streams, 1);
}

/* False if frames above `after` are gone. */
static bool join(struct listener *l, struct http_topic *t, uint64_t after)
{
    bool all = after >= t->lost;

    if (all) {
        l->at = t->written - t->present;
        l->after = after;
        while (l->at < t->written && t->ring[l->at % t->keep].number <= after)
            l->at++;
        l->next = t->listeners;
        l->back = &t->listeners;
        if (l->next)
            l->next->back = &l->next;
        t->listeners = l;
    }
    return all;
}

static struct MHD_Response *stream(struct listener *l)
{
    struct MHD_Response *response =
        MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 4096, next_bytes, l, leave);

    if (response)
        (void)(http__common_fields(response) &&
               MHD_add_response_header(response, "Content-Type", "text/event-stream") &&
               MHD_add_response_header(response, "Cache-Control", "no-store") &&
               (!l->small || MHD_add_response_header(response, "Content-Encoding", "gzip")) &&
               MHD_add_response_header(response, "X-Accel-Buffering", "no"));
    return response;
}

static struct listener *listener_new(struct http_request *r, struct http_topic *t,
                                     const char *first, size_t len)
{
    bool small = t->gzip && http__accepts(http_header(r, "Accept-Encoding"), "gzip");
    struct listener *l = malloc(sizeof *l);
    struct text text = small ? squeeze(first, len, HEAD) : copy(first, len);

    if (!l || !text.bytes) {
        free(l);
        free(text.bytes);
        return NULL;
    }
    if (small)
        memcpy(text.bytes, gzip_head, HEAD);
    *l = (struct listener){.topic = t,
                           .connection = r->connection,
                           .spoke_ns = http__now(),
                           .small = small,
                           .first = text};
    return l;
}

/* HEAD: the library would end a body of chunks that is not there. */
static void tell_of_stream(struct http_request *r)
{
    http_reply(r, &(struct http_reply){.status = 200,
                                       .type = "text/event-stream",
                                       .field = {{"Cache-Control", "no-store"}}});
}

bool http_follow(struct http_request *r, struct http_topic *t, uint64_t after, const char *first,
                 size_t len)
{
    struct listener *l;

    AD_ASSERT(!r->response); /* a handler answers once */
    if (r->method == HTTP_HEAD) {
        tell_of_stream(r);
        return true;
    }
    l = listener_new(r, t, first, len);
    if (!l) {
        http__refuse(r, HTTP__NO_MEMORY);
        return true;
    }
    pthread_mutex_lock(&t->lock);
    bool all = join(l, t, after);
    pthread_mutex_unlock(&t->lock);
    if (!all) {
        listener_free(l);
        return false;
    }
    atomic_fetch_add(&t->h->streams, 1);
    r->status = 200;
    r->response = stream(l);
    if (!r->response) {
        leave(l);
        http__refuse(r, HTTP__NO_MEMORY);
    }
    return true;
}

/* ---- comments ---- */

static void beat(struct http_topic *t, uint64_t now, uint64_t pause)
{
    pthread_mutex_lock(&t->lock);
    for (struct listener *l = t->listeners; l; l = l->next)
        if (l->asleep && now - l->spoke_ns >= pause) {
            l->beat = true;
            wake(l);
        }
    pthread_mutex_unlock(&t->lock);
}

/* With h->lock held. */
void http__topics_beat(struct http *h, uint64_t now)
{
    uint64_t pause = h->o.beat_seconds * UINT64_C(1000000000);

    for (struct http_topic *t = h->topics; t; t = t->next)
        beat(t, now, pause);
}
