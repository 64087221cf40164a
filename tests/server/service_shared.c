/*
 * tests/server/service_shared.c -- two processes on one record: who follows at either hears the same;
 * and a database server that goes away comes back without anybody being asked.
 */
#include "server/service.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store/cluster.h"

enum { MOVES = 20 };

/* ---- two services ---- */

/* The ids and sequences of what came over a stream, without the rest; behind the first command, as
 * one may have begun with a later state than the other. */
static void list_ids(char *out, size_t cap, const char *stream)
{
    size_t len = 0;

    *out = '\0';
    stream = strstr(stream, "\"ms\":1000,");
    for (const char *at = stream; at && len < cap && (at = strstr(at, "\nid: ")); at += 5) {
        const char *id = at + 5, *seq = strstr(id, "\"seq\":");

        len += (size_t)snprintf(out + len, cap - len, "%.*s %d\n", (int)strcspn(id, "\n"), id,
                                seq ? atoi(seq + 6) : 0);
    }
}

static bool add_time(struct service *s, struct kit_row *row, struct talk *t, const char *game,
                     int ms)
{
    char path[100], body[120];

    snprintf(path, sizeof path, "/api/v1/games/%s/commands", game);
    snprintf(body, sizeof body,
             "{\"v\":1,\"kind\":\"adds\",\"by\":\"arbiter\",\"side\":\"white\",\"ms\":%d}", ms);
    return kit_ok(row, service_ask(s, t, "POST", path, "", body)) &&
           kit_isf(row, "200", "%u", t->status);
}

static bool follow(struct talk *t, const struct service *s, const char *game)
{
    char path[100];

    t->fd = -1;
    snprintf(path, sizeof path, "/api/v1/games/%s/live", game);
    return talk_open(t, s->port) && talk_follow(t, path, "") && t->status == 200;
}

/* Commands come in at both, in turn; the last is known by its milliseconds. */
static void speak(struct kit_row *row, struct service s[2], const char *game)
{
    struct talk *t = malloc(sizeof *t), *heard = malloc(2 * sizeof *heard);
    char ids[2][8192];

    if (!kit_ok(row,
                t && heard && follow(&heard[0], &s[0], game) && follow(&heard[1], &s[1], game)))
        return;
    for (int i = 0; i < MOVES; i++) {
        t->fd = -1;
        add_time(&s[i % 2], row, t, game, i < MOVES - 1 ? 1000 + i : 98765);
        talk_close(t);
    }
    for (int i = 0; i < 2; i++) {
        kit_ok(row, talk_hear(&heard[i], "\"ms\":98765") && talk_hear(&heard[i], "}\n\n"));
        list_ids(ids[i], sizeof ids[i], heard[i].body);
        talk_close(&heard[i]);
    }
    kit_is(row, ids[0], ids[1]);
    kit_ok(row, strlen(ids[0]) > MOVES * 5);
    free(t);
    free(heard);
}

/* Who speaks to one and then to the other is not late: what he saw counts there as well. */
static void in_turn(struct kit_row *row, struct service s[2], const char *game)
{
    struct talk *t = malloc(2 * sizeof *t);
    char path[140];
    unsigned long seq = 4;

    t[0].fd = t[1].fd = -1;
    for (int i = 0; i < MOVES && row->failures == 0; i++) {
        const char *at;

        snprintf(path, sizeof path, "/api/v1/games/%s/commands?expect=%lu", game, seq);
        kit_ok(row, service_ask(&s[i % 2], &t[i % 2], "POST", path, "",
                                "{\"v\":1,\"kind\":\"adds\",\"by\":\"arbiter\",\"side\":"
                                "\"black\",\"ms\":5}"));
        kit_isf(row, "200", "%u", t[i % 2].status);
        at = strstr(t[i % 2].body, "{\"seq\":");
        seq = at ? strtoul(at + 7, NULL, 10) : 0;
    }
    talk_close(&t[0]);
    talk_close(&t[1]);
    free(t);
}

static void two(struct kit_row *row)
{
    struct service s[2];
    char game[DESK_ID];

    if (!service_record(&s[0], row, ON_SERVER))
        return;
    s[1] = s[0];
    if (service_start(&s[0], row) && service_start(&s[1], row) &&
        service_game(&s[0], row, game, "kept")) {
        in_turn(row, s, game);
        speak(row, s, game);
    }
    for (int i = 0; i < 2; i++)
        kit_isf(row, "0", "%d", service_end(&s[i], SIGTERM));
}

/* ---- the database goes and comes ---- */

static void back_again(struct kit_row *row)
{
    struct talk *t = malloc(sizeof *t), *heard = malloc(sizeof *heard);
    struct service s;
    char game[DESK_ID], path[100], why[512];

    t->fd = heard->fd = -1;
    if (!service_record(&s, row, ON_SERVER) || !service_start(&s, row) ||
        !service_game(&s, row, game, "kept"))
        return;
    kit_ok(row, follow(heard, &s, game));
    kit_ok(row, service_becomes(&s, t, 200));
    cluster_down();
    kit_ok(row, service_becomes(&s, t, 503));
    snprintf(path, sizeof path, "/api/v1/games/%s/commands", game);
    kit_ok(row, service_ask(&s, t, "POST", path, "k",
                            "{\"v\":1,\"kind\":\"adds\",\"by\":\"arbiter\",\"side\":\"white\","
                            "\"ms\":1234}") &&
                    t->status == 503 && strstr(t->body, "/problems/store"));
    kit_ok(row, cluster_up(why));
    kit_ok(row, service_becomes(&s, t, 200));
    add_time(&s, row, t, game, 4321);
    kit_ok(row, talk_hear(heard, "\"ms\":4321"));
    kit_ok(row, !strstr(heard->body, "\"ms\":1234"));
    talk_close(t);
    talk_close(heard);
    free(t);
    free(heard);
    kit_isf(row, "0", "%d", service_end(&s, SIGTERM));
}

/* A file can be taken away, and put back: what it holds is known from memory, and yet not told. */
static void file_back_again(struct kit_row *row)
{
    struct talk *t = malloc(sizeof *t);
    struct service s;
    char game[DESK_ID], path[100], away[ADDRESS + 8];

    t->fd = -1;
    if (!service_record(&s, row, ON_SQLITE) || !service_start(&s, row) ||
        !service_game(&s, row, game, "kept"))
        return;
    snprintf(away, sizeof away, "%s.away", s.db);
    snprintf(path, sizeof path, "/api/v1/games/%s/commands", game);
    add_time(&s, row, t, game, 4321);
    kit_ok(row, rename(s.db, away) == 0);
    kit_ok(row, service_ask(&s, t, "POST", path, "",
                            "{\"v\":1,\"kind\":\"adds\",\"by\":\"arbiter\",\"side\":\"white\","
                            "\"ms\":1234}") &&
                    t->status == 503 && strstr(t->body, "its file is gone"));
    kit_ok(row, service_becomes(&s, t, 503));
    snprintf(path, sizeof path, "/api/v1/games/%s", game);
    kit_ok(row, service_ask(&s, t, "GET", path, "", "") && t->status == 503);
    kit_ok(row, service_ask(&s, t, "GET", "/", "", "") && t->status == 503);
    kit_ok(row, access(s.db, F_OK) < 0);
    kit_ok(row, rename(away, s.db) == 0);
    kit_ok(row, service_becomes(&s, t, 200));
    add_time(&s, row, t, game, 4321);
    talk_close(t);
    free(t);
    kit_isf(row, "0", "%d", service_end(&s, SIGTERM));
}

/* It can be read, and has no room for what is written: the service says so, until it has. */
static void no_room(struct kit_row *row)
{
    static const char full[] =
        "create function adoube.no_room() returns trigger language plpgsql as "
        "$$begin raise exception 'no room' using errcode = 'disk_full'; end$$; "
        "create trigger no_room before insert or update on adoube.thing "
        "for each row execute function adoube.no_room()";
    struct talk *t = malloc(sizeof *t);
    struct service s;
    char why[512];

    t->fd = -1;
    if (!service_record(&s, row, ON_SERVER) || !service_start(&s, row))
        return;
    kit_ok(row, service_becomes(&s, t, 200) && cluster_do(full, why));
    kit_ok(row, service_becomes(&s, t, 503) && strstr(t->body, "\"detail\":\"no space left\""));
    kit_ok(row, cluster_do("drop trigger no_room on adoube.thing", why));
    kit_ok(row, service_becomes(&s, t, 200));
    talk_close(t);
    free(t);
    kit_isf(row, "0", "%d", service_end(&s, SIGTERM));
}

static const struct kit_test tests[] = {
    {"service: the file goes and comes back", file_back_again},
    {"service: two on one record", two},
    {"service: the database goes and comes back", back_again},
    {"service: the database has no room", no_room},
    {0},
};

const struct kit_suite suite_service_shared = {NULL, tests};
