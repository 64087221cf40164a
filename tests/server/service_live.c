/*
 * tests/server/service_live.c -- streams from inside: nothing is heard twice, and what nobody follows
 * is not kept.
 */
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <zlib.h>

#include "kit.h"
#include "server/http.h"
#include "server/server.h"
#include "server/service.h"
#include "server/talk.h"

/* ---- a state that is ahead of the news ---- */

struct ahead {
    struct http *http;
    struct http_topic *topic;
};

/* He has had all up to 10 when he comes. */
static void follow_from_ten(void *payload, struct http_request *r)
{
    struct ahead *a = payload;

    http_follow(r, a->topic, 10, "data: ten\n\n", 11);
}

static void not_twice(struct kit_row *row)
{
    struct ahead a = {0};
    struct http_options o = {.handle = follow_from_ten, .payload = &a};
    struct talk *t = malloc(sizeof *t);

    if (!kit_ok(row, t && http_start(&a.http, &o) == 0))
        return;
    a.topic = http_topic_new(a.http, 4, false);
    http_topic_say(a.topic, 8, "data: eight\n\n", 13);
    if (kit_ok(row, talk_open(t, http_port(a.http)) && talk_follow(t, "/", ""))) {
        kit_ok(row, talk_hear(t, "data: ten"));
        http_topic_say(a.topic, 9, "data: nine\n\n", 12);
        http_topic_say(a.topic, 10, "data: ten again\n\n", 17);
        http_topic_say(a.topic, 11, "data: eleven\n\n", 14);
        kit_ok(row, talk_hear(t, "data: eleven"));
        kit_ok(row,
               !strstr(t->body, "eight") && !strstr(t->body, "nine") && !strstr(t->body, "again"));
    }
    talk_close(t);
    http_stop(a.http);
    free(t);
}

/* ---- frames that are made small once for all ---- */

static void follow_all(void *payload, struct http_request *r)
{
    struct ahead *a = payload;

    http_follow(r, a->topic, 0, "data: first\n\n", 13);
}

static void *end_soon(void *payload)
{
    struct ahead *a = payload;

    usleep(300000);
    http_topic_end(a->topic);
    return NULL;
}

/* What comes out of a stream of gzip that has no end. */
static void unpack(char *out, size_t cap, const struct talk *t)
{
    z_stream z = {.next_in = (Bytef *)(uintptr_t)t->body,
                  .avail_in = (uInt)(t->len - (size_t)(t->body - t->text)),
                  .next_out = (Bytef *)out,
                  .avail_out = (uInt)cap - 1};

    if (inflateInit2(&z, 16 + MAX_WBITS) == Z_OK) {
        inflate(&z, Z_SYNC_FLUSH);
        inflateEnd(&z);
    }
    out[cap - 1 - z.avail_out] = '\0';
}

static void made_small(struct kit_row *row)
{
    static const char want[] = "data: first\n\ndata: one\n\ndata: two\n\n";
    static struct talk t[2];
    struct ahead a = {0};
    struct http_options o = {.handle = follow_all, .payload = &a};
    pthread_t thread;
    char text[200];

    if (!kit_ok(row, http_start(&a.http, &o) == 0))
        return;
    for (int gzip = 0; gzip < 2; gzip++) {
        a.topic = http_topic_new(a.http, 4, true);
        http_topic_say(a.topic, 1, "data: one\n\n", 11);
        http_topic_say(a.topic, 2, "data: two\n\n", 11);
        pthread_create(&thread, NULL, end_soon, &a);
        kit_ok(row,
               talk_open(&t[gzip], http_port(a.http)) &&
                   talk_ask(&t[gzip], "GET", "/", gzip ? "Accept-Encoding: gzip\r\n" : "", ""));
        pthread_join(thread, NULL);
        talk_close(&t[gzip]);
    }
    kit_is(row, want, t[0].body);
    kit_is(row, "gzip", talk_header(&t[1], "Content-Encoding", text, sizeof text));
    unpack(text, sizeof text, &t[1]);
    kit_is(row, want, text);
    http_stop(a.http);
}

/* ---- many who come and go: HEAD asks for the stream and leaves at once ---- */

enum { MANY = 300, MOST = 80 };

static unsigned topics_of(struct service *s, struct talk *t)
{
    const char *at;

    if (!service_ask(s, t, "GET", "/metrics", "", ""))
        return 9999;
    at = strstr(t->body, "\nadoube_topics ");
    return at ? (unsigned)atoi(at + 15) : 9999;
}

static void not_for_ever(struct kit_row *row)
{
    struct server_fault fault;
    struct server *server = NULL;
    struct talk *t = malloc(sizeof *t);
    struct service s;
    char game[DESK_ID], path[100];

    if (!kit_ok(row, t) || !service_record(&s, row, ON_SQLITE) ||
        !kit_ok(row, !server_start(&server, &(struct server_options){.db = s.db}, &fault)))
        return;
    s.port = server_port(server);
    t->fd = -1;
    for (unsigned i = 0; i < MANY && row->failures == 0; i++) {
        if (!service_game(&s, row, game, "recorded"))
            break;
        snprintf(path, sizeof path, "/api/v1/games/%s/live", game);
        kit_ok(row, service_ask(&s, t, "HEAD", path, "", "") && t->status == 200);
    }
    kit_ok(row, topics_of(&s, t) <= MOST);
    talk_close(t);
    server_stop(server);
    free(t);
}

/* ---- a record that is longer than one answer ---- */

enum { LONG = 510, AT_ONCE = 500 };

static bool add_time(struct service *s, struct talk *t, const char *game)
{
    char path[100];

    snprintf(path, sizeof path, "/api/v1/games/%s/commands", game);
    return service_ask(s, t, "POST", path, "",
                       "{\"v\":1,\"kind\":\"adds\",\"by\":\"arbiter\",\"side\":\"white\","
                       "\"ms\":1}") &&
           t->status == 200;
}

/* As the public sees it, from where the last answer says that the next begins. */
static unsigned read_piece(struct service *s, struct talk *t, const char *game,
                           unsigned long *after, bool *more)
{
    char path[100];
    unsigned rows = 0;
    const char *at, *last = NULL;

    snprintf(path, sizeof path, "/api/v1/games/%s/record?after=%lu", game, *after);
    if (!talk_open(t, s->port) || !talk_ask(t, "GET", path, "", "") || t->status != 200)
        return 0;
    for (at = t->body; (at = strstr(at, "\"at_ms\":")); at++)
        rows++;
    for (at = t->body; (at = strstr(at, "],\"seq\":")); at++)
        last = at;
    *after = last ? strtoul(last + 8, NULL, 10) : 0;
    *more = strstr(t->body, "\"more\":true") != NULL;
    talk_close(t);
    return rows;
}

static void in_pieces(struct kit_row *row)
{
    struct server_fault fault;
    struct server *server = NULL;
    struct talk *t = malloc(sizeof *t);
    struct service s;
    char game[DESK_ID];
    unsigned long after = 0;
    unsigned first, second;
    bool more = false;

    if (!kit_ok(row, t) || !service_record(&s, row, ON_SQLITE) ||
        !kit_ok(row, !server_start(&server, &(struct server_options){.db = s.db}, &fault)))
        return;
    s.port = server_port(server);
    t->fd = -1;
    if (service_game(&s, row, game, "kept")) {
        for (unsigned i = 0; i < LONG && row->failures == 0; i++)
            kit_ok(row, add_time(&s, t, game));
        talk_close(t);
        first = read_piece(&s, t, game, &after, &more);
        kit_ok(row, first == AT_ONCE && more);
        second = read_piece(&s, t, game, &after, &more);
        kit_ok(row, second >= LONG - AT_ONCE && second < 20 && !more);
    }
    server_stop(server);
    free(t);
}

/* ---- topics that end while others come ---- */

enum { COMING = 4, TIMES = 40 };

struct crowd {
    struct service *s;
    const char *game;
    const char *person;
    atomic_bool over;
    atomic_uint came, failed;
};

static void *come_and_go(void *payload)
{
    struct crowd *c = payload;
    struct talk *t = malloc(sizeof *t);
    char path[100], headers[100];

    snprintf(path, sizeof path, "/api/v1/games/%s/live", c->game);
    snprintf(headers, sizeof headers, "Authorization: Bearer %s\r\n", c->s->token);
    for (unsigned i = 0; !c->over; i++) {
        bool fine = talk_open(t, c->s->port) && talk_follow(t, path, headers) && t->status == 200 &&
                    talk_hear(t, "event: state");

        ++*(fine ? &c->came : &c->failed);
        talk_close(t);
    }
    free(t);
    return NULL;
}

/* Somebody becomes arbiter and stops being one, and the game goes on. */
static void give_and_take(struct crowd *c)
{
    struct talk *t = malloc(sizeof *t);
    char role[120], commands[100];

    t->fd = -1;
    snprintf(role, sizeof role, "/api/v1/events/%s/roles/%s", c->s->event, c->person);
    snprintf(commands, sizeof commands, "/api/v1/games/%s/commands", c->game);
    for (unsigned i = 0; i < TIMES; i++) {
        bool fine = service_ask(c->s, t, "PUT", role, "",
                                i % 2 ? "{\"role\":\"person\"}" : "{\"role\":\"arbiter\"}") &&
                    t->status == 204 &&
                    service_ask(c->s, t, "POST", commands, "",
                                "{\"v\":1,\"kind\":\"adds\",\"by\":\"arbiter\",\"side\":"
                                "\"white\",\"ms\":1}") &&
                    t->status == 200;

        c->failed += !fine;
    }
    talk_close(t);
    free(t);
}

static void while_roles_change(struct kit_row *row)
{
    struct server_fault fault;
    struct server *server = NULL;
    struct people_account person;
    struct crowd c = {.over = false};
    pthread_t thread[COMING];
    struct service s;
    char game[DESK_ID];

    if (!service_record(&s, row, ON_SQLITE) ||
        !kit_ok(row, !server_start(&server, &(struct server_options){.db = s.db}, &fault)))
        return;
    s.port = server_port(server);
    if (kit_ok(row, !people_add(server_people(server), &person, "arne", NULL, NULL)) &&
        service_game(&s, row, game, "kept")) {
        c.s = &s;
        c.game = game;
        c.person = person.id;
        for (unsigned i = 0; i < COMING; i++)
            pthread_create(&thread[i], NULL, come_and_go, &c);
        give_and_take(&c);
        c.over = true;
        for (unsigned i = 0; i < COMING; i++)
            pthread_join(thread[i], NULL);
        kit_ok(row, c.came > 0);
        kit_isf(row, "0", "%u", (unsigned)c.failed);
    }
    server_stop(server);
}

/* ---- streams of who may no longer see them ---- */

/* What ends a session or takes a role, done by another process: only the record is shared. */
enum leaving { SIGNED_OUT, LOCKED, ROLE_TAKEN, PASSWORD_CHANGED, REMOVED, EXPIRED, LEAVINGS };

enum { AT_MOST_MS = 2500 }; /* a second is promised; the machine may be busy */

struct watcher {
    struct people_account who;
    char token[PEOPLE_TOKEN];
    struct talk *stream;
};

static int64_t now_ms(clockid_t clock)
{
    struct timespec t;

    clock_gettime(clock, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static bool watch(struct watcher *w, struct kit_row *row, struct people *p, const struct service *s,
                  const char *game, enum leaving how)
{
    char name[20], path[100], headers[100];
    int64_t until = how == EXPIRED ? now_ms(CLOCK_REALTIME) + 1500 : INT64_MAX / 2;

    snprintf(name, sizeof name, "watcher%d", (int)how);
    snprintf(path, sizeof path, "/api/v1/games/%s/live", game);
    w->stream = malloc(sizeof *w->stream);
    if (!kit_ok(row, w->stream && !people_add(p, &w->who, name, NULL, NULL) &&
                         !people_role_set(p, "", w->who.id, s->event, DESK_ARBITER, NULL) &&
                         !people_token(p, w->token, w->who.id, until, NULL)))
        return false;
    snprintf(headers, sizeof headers, "Authorization: Bearer %s\r\n", w->token);
    return kit_ok(row, talk_open(w->stream, s->port) && talk_follow(w->stream, path, headers) &&
                           w->stream->status == 200 && talk_hear(w->stream, "event: state"));
}

static bool leave(struct people *p, const struct watcher *w, const char *event, enum leaving how)
{
    switch (how) {
    case SIGNED_OUT: return !people_sign_out(p, w->token, NULL);
    case LOCKED: return !people_lock(p, "", w->who.id, true, NULL);
    case ROLE_TAKEN: return !people_role_set(p, "", w->who.id, event, DESK_PERSON, NULL);
    case PASSWORD_CHANGED: return !people_password(p, "", w->who.id, "another password", NULL);
    case REMOVED: return !people_remove(p, "", w->who.id, NULL);
    case EXPIRED: return true;
    case LEAVINGS: break;
    }
    return false;
}

/* All who leave are let go; who stays hears on. */
static void watchers(struct kit_row *row, struct people *p, struct service *s, const char *game)
{
    struct watcher w[LEAVINGS + 1] = {0};
    struct talk *t = malloc(sizeof *t);
    unsigned there = 0;

    t->fd = -1;
    while (there <= LEAVINGS && watch(&w[there], row, p, s, game, there))
        there++;
    for (enum leaving how = 0; there > LEAVINGS && how < LEAVINGS; how++) {
        int64_t since = now_ms(CLOCK_MONOTONIC);

        kit_ok(row, leave(p, &w[how], s->event, how));
        if (!talk_hear(w[how].stream, "\r\n0\r\n\r\n") ||
            now_ms(CLOCK_MONOTONIC) - since > AT_MOST_MS)
            kit_fail(row, "still heard: %s", w[how].who.name);
    }
    if (there > LEAVINGS)
        kit_ok(row, add_time(s, t, game) && talk_hear(w[LEAVINGS].stream, "\nid: "));
    for (unsigned i = 0; i <= LEAVINGS && w[i].stream; i++) {
        talk_close(w[i].stream);
        free(w[i].stream);
    }
    talk_close(t);
    free(t);
}

static void streams_end(struct kit_row *row)
{
    for (enum engine_kind kind = ON_SQLITE; kind < ENGINES; kind++) {
        struct people *p = NULL;
        struct store *store = NULL;
        struct service s;
        char game[DESK_ID];

        if (!service_record(&s, row, kind) || !service_start(&s, row))
            return;
        if (service_game(&s, row, game, "kept") &&
            kit_ok(row, !store_open(&store, s.db, NULL, NULL) &&
                            !people_open(&p, store, NULL, NULL, NULL)))
            watchers(row, p, &s, game);
        people_close(p);
        store_close(store);
        kit_isf(row, "0", "%d", service_end(&s, SIGTERM));
    }
}

static const struct kit_test tests[] = {
    {"service: nothing is heard twice", not_twice},
    {"service: long frames are made small once for all", made_small},
    {"service: what nobody follows is not kept", not_for_ever},
    {"service: a long record comes in pieces", in_pieces},
    {"service: roles change while many come and go", while_roles_change},
    {"service: a stream ends with its session or role", streams_end},
    {0},
};

const struct kit_suite suite_service_live = {NULL, tests};
