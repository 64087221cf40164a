/*
 * server/live.c -- who follows what. A topic for each stream and face that somebody follows; the
 * desk's news go to those, written once.
 *
 *     asked for --> in the table --nobody follows, and the table grows--> gone
 *                        |
 *                        +--who may see it was settled long ago, or roles changed--> ended
 *
 * What the public may not see goes only to those of whom that was asked lately: a topic of such a
 * face ends, and who follows it comes back by Last-Event-ID and is judged anew.
 */
#include "server/call.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum {
    PLACES = 1024,
    KEEP = 32,       /* frames; who is further behind reads the record */
    TRIES = 4,       /* to catch up with a topic that runs on */
    FEW = 64,        /* topics that nobody follows are not looked for */
    TRUSTED_S = 300, /* for so long a face is not asked for again */
    STREAM = STORE_NAME_MAX + 8
};

struct followed {
    struct followed *next;
    struct http_topic *topic;
    enum desk_face face;
    time_t since;
    unsigned users; /* requests that are about to follow */
    bool ended;     /* out of the table; goes with the last user */
    char stream[STREAM];
};

struct live {
    pthread_mutex_t lock;
    bool stopped;
    unsigned topics, many; /* so many are there; at so many the unused ones are looked for */
    struct followed *place[PLACES];
};

struct live *live_new(void)
{
    struct live *l = calloc(1, sizeof *l);

    if (l) {
        pthread_mutex_init(&l->lock, NULL);
        l->many = FEW;
    }
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

/* ---- the table; all with the lock held ---- */

static time_t now_s(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec;
}

static struct followed **place_of(struct live *l, const char *stream, enum desk_face face)
{
    unsigned hash = face;

    for (const char *at = stream; *at; at++)
        hash = hash * 31 + (unsigned char)*at;
    return &l->place[hash % PLACES];
}

static struct followed *find(struct live *l, const char *stream, enum desk_face face)
{
    struct followed *f = *place_of(l, stream, face);

    while (f && (f->face != face || strcmp(f->stream, stream) != 0))
        f = f->next;
    return f;
}

static void end_unused(struct followed *f)
{
    if (f->users > 0)
        return;
    http_topic_end(f->topic);
    free(f);
}

/* Out of the table. */
static void end(struct live *l, struct followed **at)
{
    struct followed *f = *at;

    *at = f->next;
    l->topics--;
    f->ended = true;
    end_unused(f);
}

static bool is_unused(struct followed *f)
{
    return f->users == 0 && http_topic_followers(f->topic) == 0;
}

static bool is_arbiters(struct followed *f)
{
    return f->face == DESK_ARBITERS;
}

static void end_all(struct live *l, bool (*which)(struct followed *f))
{
    for (unsigned i = 0; i < PLACES; i++)
        for (struct followed **at = &l->place[i]; *at;) {
            if (which(*at))
                end(l, at);
            else
                at = &(*at)->next;
        }
}

/* There are never more than twice as many as are followed, or a few. */
static void make_room(struct live *l)
{
    if (l->topics < l->many)
        return;
    end_all(l, is_unused);
    l->many = 2 * l->topics > FEW ? 2 * l->topics : FEW;
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
    f->since = now_s();
    f->next = *place;
    l->topics++;
    return *place = f;
}

/* ---- its users ---- */

static struct followed *take(struct server *s, const char *stream, enum desk_face face)
{
    struct live *l = s->live;
    struct followed *f;

    pthread_mutex_lock(&l->lock);
    f = find(l, stream, face);
    if (!f) {
        make_room(l);
        f = add(l, s->http, stream, face);
    }
    if (f)
        f->users++;
    pthread_mutex_unlock(&l->lock);
    return f;
}

static void give(struct live *l, struct followed *f)
{
    pthread_mutex_lock(&l->lock);
    f->users--;
    if (f->ended)
        end_unused(f);
    pthread_mutex_unlock(&l->lock);
}

void live_judge_anew(struct live *l)
{
    pthread_mutex_lock(&l->lock);
    end_all(l, is_arbiters);
    pthread_mutex_unlock(&l->lock);
}

unsigned live_topics(struct live *l)
{
    unsigned topics;

    pthread_mutex_lock(&l->lock);
    topics = l->topics;
    pthread_mutex_unlock(&l->lock);
    return topics;
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

/* A frame that cannot be written ends the topic: who follows it reads the record. */
static void say(struct live *l, struct followed *f, const struct desk_news *news)
{
    struct frames frame = {0};
    bool stale = f->face != DESK_PUBLIC && now_s() - f->since > TRUSTED_S;

    if (!stale && put_news(&frame, news)) {
        http_topic_say(f->topic, news->seq, frame.text, frame.len);
    } else {
        struct followed **at = place_of(l, f->stream, f->face);

        while (*at != f)
            at = &(*at)->next;
        end(l, at);
    }
    free(frame.text);
}

void live_news(struct live *l, const struct desk_news *news)
{
    struct followed *f;

    pthread_mutex_lock(&l->lock);
    f = l->stopped ? NULL : find(l, news->stream, news->face);
    if (f)
        say(l, f, news);
    pthread_mutex_unlock(&l->lock);
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
static void catch_up(struct call *c, struct followed *f, struct frames *first)
{
    struct desk_fault fault;

    for (unsigned i = 0; !first->full && i < TRIES; i++) {
        if (desk_since(c->server->desk, f->stream, first->seq, f->face, put_each, first, &fault)) {
            call_desk_fault(c, &fault, NULL);
            return;
        }
        if (!first->full && http_follow(c->http, f->topic, first->seq, first->text, first->len))
            return;
    }
    call_problem(c, PROBLEM_MEMORY, NULL, NULL);
}

static void follow(struct call *c, struct followed *f)
{
    struct frames first = {0};

    put(&first, "retry: ", "1000", 4);
    if (had(c, f->stream, &first.seq) || put_state(c, &first, f->face))
        catch_up(c, f, &first);
    free(first.text);
}

/* He is judged again once he holds the topic: from then on a role that is taken away ends it. */
void api_game_live(struct call *c)
{
    enum desk_face face, still;
    struct followed *f;
    char stream[STREAM];

    if (!call_face(c, &face))
        return;
    snprintf(stream, sizeof stream, "game/%s", c->arg[0]);
    f = take(c->server, stream, face);
    if (!f) {
        call_problem(c, PROBLEM_MEMORY, NULL, NULL);
        return;
    }
    if (call_face(c, &still)) {
        if (still == face)
            follow(c, f);
        else
            call_problem(c, PROBLEM_CONFLICT, NULL, NULL);
    }
    give(c->server->live, f);
}
