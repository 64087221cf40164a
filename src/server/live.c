/*
 * server/live.c -- who follows what. A topic for each stream and face that somebody has asked for;
 * the desk's news go to those, written once.
 */
#include "server/call.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum { PLACES = 1024, KEEP = 256, TRIES = 4, STREAM = STORE_NAME_MAX + 8 };

struct followed {
    struct followed *next;
    struct http_topic *topic;
    enum desk_face face;
    char stream[STREAM];
};

struct live {
    pthread_mutex_t lock;
    bool stopped;
    struct followed *place[PLACES];
};

struct live *live_new(void)
{
    struct live *l = calloc(1, sizeof *l);

    if (l)
        pthread_mutex_init(&l->lock, NULL);
    return l;
}

void live_stop(struct live *l)
{
    pthread_mutex_lock(&l->lock);
    l->stopped = true;
    pthread_mutex_unlock(&l->lock);
}

void live_free(struct live *l)
{
    struct followed *next;

    for (unsigned i = 0; l && i < PLACES; i++)
        for (struct followed *f = l->place[i]; f; f = next) {
            next = f->next;
            free(f);
        }
    if (l)
        pthread_mutex_destroy(&l->lock);
    free(l);
}

static struct followed **place_of(struct live *l, const char *stream, enum desk_face face)
{
    unsigned hash = face;

    for (const char *at = stream; *at; at++)
        hash = hash * 31 + (unsigned char)*at;
    return &l->place[hash % PLACES];
}

/* With the lock held. */
static struct followed *find(struct live *l, const char *stream, enum desk_face face)
{
    struct followed *f = *place_of(l, stream, face);

    while (f && (f->face != face || strcmp(f->stream, stream) != 0))
        f = f->next;
    return f;
}

static struct followed *add(struct live *l, struct http *http, const char *stream,
                            enum desk_face face)
{
    struct followed *f = calloc(1, sizeof *f), **place = place_of(l, stream, face);

    if (!f || !(f->topic = http_topic_new(http, KEEP))) {
        free(f);
        return NULL;
    }
    snprintf(f->stream, sizeof f->stream, "%s", stream);
    f->face = face;
    f->next = *place;
    return *place = f;
}

static struct http_topic *topic_of(struct server *s, const char *stream, enum desk_face face)
{
    struct live *l = s->live;
    struct followed *f;

    pthread_mutex_lock(&l->lock);
    f = find(l, stream, face);
    if (!f)
        f = add(l, s->http, stream, face);
    pthread_mutex_unlock(&l->lock);
    return f ? f->topic : NULL;
}

/* ---- frames ---- */

struct frames {
    char *text;
    size_t len, cap;
    uint64_t seq; /* of the last one */
    bool full;
};

static void put(struct frames *out, const char *name, const char *text, size_t len)
{
    size_t need = out->len + strlen(name) + len + 2;

    if (need > out->cap) {
        size_t cap = need * 2;
        char *text_now = realloc(out->text, cap);

        if (!text_now) {
            out->full = true;
            return;
        }
        out->text = text_now;
        out->cap = cap;
    }
    out->len += (size_t)sprintf(out->text + out->len, "%s", name);
    memcpy(out->text + out->len, text, len);
    out->len += len;
    out->text[out->len++] = '\n';
}

/* JSON of ours has no line ends in it. */
static bool put_news(void *frames, const struct desk_news *n)
{
    struct frames *out = frames;

    put(out, "id: ", n->position, strlen(n->position));
    put(out, "data: ", n->json, n->len);
    put(out, "", "", 0);
    out->seq = n->seq;
    return !out->full;
}

static void put_each(void *frames, const struct desk_news *n)
{
    put_news(frames, n);
}

void live_news(struct live *l, const struct desk_news *news)
{
    struct frames frame = {0};
    struct followed *f;

    pthread_mutex_lock(&l->lock);
    f = l->stopped ? NULL : find(l, news->stream, news->face);
    if (f && put_news(&frame, news))
        http_topic_say(f->topic, news->seq, frame.text, frame.len);
    pthread_mutex_unlock(&l->lock);
    free(frame.text);
}

/* ---- following ---- */

/* Where the caller stands: what he had last, or nowhere. */
static bool had(struct call *c, const char *stream, uint64_t *seq)
{
    const char *last = http_header(c->http, "Last-Event-ID");

    *seq = last ? desk_seq_of(c->server->desk, stream, last) : 0;
    return *seq > 0;
}

/* The whole state first, for who is new. */
static bool put_state(struct call *c, struct frames *out, enum desk_face face)
{
    struct desk_text state;
    struct desk_fault fault;

    if (desk_game_show(c->server->desk, &state, c->arg[0], face, &fault)) {
        call_desk_fault(c, &fault, NULL);
        return false;
    }
    put(out, "event: ", "state", 5);
    put(out, "data: ", state.json, state.len);
    put(out, "", "", 0);
    out->seq = state.seq;
    desk_text_free(&state);
    return true;
}

/* What came while we looked is in the topic already or comes from the record. */
static void follow(struct call *c, const char *stream, enum desk_face face, struct frames *first)
{
    struct http_topic *topic = topic_of(c->server, stream, face);
    struct desk_fault fault;

    for (unsigned i = 0; topic && !first->full && i < TRIES; i++) {
        if (desk_since(c->server->desk, stream, first->seq, face, put_each, first, &fault)) {
            call_desk_fault(c, &fault, NULL);
            return;
        }
        if (!first->full && http_follow(c->http, topic, first->seq, first->text, first->len))
            return;
    }
    call_problem(c, PROBLEM_MEMORY, NULL, NULL);
}

void api_game_live(struct call *c)
{
    struct desk_actor actor;
    struct desk_fault fault;
    struct frames first = {0};
    enum desk_face face;
    char stream[STREAM];

    if (!call_game_actor(c, &actor, c->arg[0]))
        return;
    if (desk_game_face(c->server->desk, &face, &actor, c->arg[0], &fault)) {
        call_desk_fault(c, &fault, NULL);
        return;
    }
    snprintf(stream, sizeof stream, "game/%s", c->arg[0]);
    if (had(c, stream, &first.seq) || put_state(c, &first, face))
        follow(c, stream, face, &first);
    free(first.text);
}
