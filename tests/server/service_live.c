/*
 * tests/server/service_live.c -- streams from inside: nothing is heard twice, and what nobody follows
 * is not kept.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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
    a.topic = http_topic_new(a.http, 4);
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

static const struct kit_test tests[] = {
    {"service: nothing is heard twice", not_twice},
    {"service: what nobody follows is not kept", not_for_ever},
    {0},
};

const struct kit_suite suite_service_live = {NULL, tests};
