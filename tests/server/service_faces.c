/*
 * tests/server/service_faces.c -- two games that differ in nothing that anybody but an arbiter may
 * know: in one of them White may castle on this side, in the other not, and does. Whatever the
 * public and the players get over HTTP is the same, byte for byte, apart from ids and times.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/server.h"
#include "server/service.h"

enum { WANDA, BELA, BOARD, PEOPLE, NOBODY = PEOPLE };

struct twins {
    struct kit_row *row;
    struct service s;
    struct server *server;
    struct people_account who[PEOPLE];
    char token[PEOPLE][PEOPLE_TOKEN], game[2][DESK_ID];
    struct talk stream[2][PEOPLE + 1], part[2][PEOPLE + 1], talk;
};

/* ---- what may differ ---- */

static const struct {
    const char *before, *until;
} times[] = {
    {"_ms\":", ",}"},   {"\nDate: ", "\r"},          {"data-now=\"", "\""},
    {"\nETag: ", "\r"}, {"class=\"by\"><time", "/"},
};

/* How much of the text is an id, a time, how a stream was cut up, or the right to castle; 0: none of
 * these. */
static size_t differs(const struct twins *t, int i, const char *text)
{
    size_t chunk = strncmp(text, "\r\n", 2) == 0 ? strspn(text + 2, "0123456789ABCDEF") : 0;

    if (chunk > 0 && strncmp(text + 2 + chunk, "\r\n", 2) == 0)
        return chunk + 4;
    if (strncmp(text, t->game[i], DESK_ID - 1) == 0)
        return DESK_ID - 1;
    if (strncmp(text, " w Kkq ", 7) == 0 || strncmp(text, " w Qkq ", 7) == 0)
        return 7;
    for (size_t n = 0; n < sizeof times / sizeof *times; n++)
        if (strncmp(text, times[n].before, strlen(times[n].before)) == 0) {
            size_t len = strlen(times[n].before);

            return len + strcspn(text + len, times[n].until);
        }
    return 0;
}

static void same(const struct twins *t, const char *a, const char *b)
{
    const char *text[2] = {a, b};
    char *plain[2];

    for (int i = 0; i < 2; i++) {
        char *to = plain[i] = calloc(1, strlen(text[i]) + 1);

        for (const char *at = text[i]; *at;) {
            size_t len = differs(t, i, at);

            if (len == 0)
                *to++ = *at++;
            at += len;
        }
    }
    kit_is(t->row, plain[0], plain[1]);
    free(plain[0]);
    free(plain[1]);
}

/* ---- asking ---- */

static const char *headers_of(const struct twins *t, int who, char out[200])
{
    *out = '\0';
    if (who < PEOPLE)
        snprintf(out, 200, "Authorization: Bearer %s\r\n", t->token[who]);
    return out;
}

/* The same of both, in turn; heads and all. */
static void ask(struct twins *t, int who, const char *method, const char *path, const char *body)
{
    char headers[200], full[200], *first = NULL;

    for (int i = 0; i < 2; i++) {
        snprintf(full, sizeof full, path, t->game[i]);
        if (t->talk.fd < 0)
            talk_open(&t->talk, server_port(t->server));
        kit_ok(t->row, talk_ask(&t->talk, method, full, headers_of(t, who, headers), body));
        kit_ok(t->row, t->talk.status < 500 && t->talk.status != 404);
        if (i == 0)
            first = strdup(t->talk.text);
        else
            same(t, first, t->talk.text);
    }
    free(first);
}

static void read_all(struct twins *t)
{
    static const char *const paths[] = {
        "/api/v1/games/%s",       "/api/v1/games/%s/record", "/api/v1/games/%s/record?after=6",
        "/games/%s?lang=de",      "/games/%s?lang=en",       "/games/%s/part?lang=de",
        "/games/%s/part?lang=en",
    };

    for (int who = 0; who <= NOBODY; who++)
        for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
            ask(t, who, "GET", paths[i], "");
}

/* ---- playing ---- */

static bool open_game(struct twins *t, int i)
{
    char path[100], body[600];

    snprintf(path, sizeof path, "/api/v1/events/%s/games", t->s.event);
    snprintf(body, sizeof body,
             "{\"clock\":\"recorded\",\"round\":1,\"board\":1,\"white\":{\"person\":\"%s\","
             "\"name\":\"Wanda\"},\"black\":{\"person\":\"%s\",\"name\":\"Béla\"},\"table\":"
             "{\"edition\":\"fide-2023\",\"format\":\"standard\",\"start\":\"r3k2r/pppppppp/8/8/8/"
             "8/PPPPPPPP/R3K2R w %ckq - 0 1\",\"time\":{\"periods\":[{\"ms\":7200000}]}}}",
             t->who[WANDA].id, t->who[BELA].id, i ? 'Q' : 'K');
    if (!kit_ok(t->row, service_ask(&t->s, &t->talk, "POST", path, "", body)) ||
        !kit_isf(t->row, "201", "%u", t->talk.status))
        return false;
    snprintf(t->game[i], DESK_ID, "%.16s", strstr(t->talk.body, "\"id\":\"") + 6);
    return true;
}

static void start(struct twins *t)
{
    for (int i = 0; i < 2; i++) {
        char path[100];

        snprintf(path, sizeof path, "/api/v1/games/%s/commands", t->game[i]);
        kit_ok(t->row, service_ask(&t->s, &t->talk, "POST", path, "",
                                   "{\"v\":1,\"kind\":\"starts\",\"by\":\"arbiter\",\"at\":0}"));
    }
}

/* As a program does, and as a page. */
static void follow(struct twins *t, int i, int who)
{
    char path[100], headers[200];

    snprintf(path, sizeof path, "/games/%s/live", t->game[i]);
    kit_ok(t->row, talk_open(&t->part[i][who], server_port(t->server)) &&
                       talk_follow(&t->part[i][who], path, headers_of(t, who, headers)) &&
                       talk_hear(&t->part[i][who], "\n\n"));
    snprintf(path, sizeof path, "/api/v1/games/%s/live", t->game[i]);
    kit_ok(t->row, talk_open(&t->stream[i][who], server_port(t->server)) &&
                       talk_follow(&t->stream[i][who], path, headers_of(t, who, headers)) &&
                       talk_hear(&t->stream[i][who], "event: state") &&
                       talk_hear(&t->stream[i][who], "\n\n"));
}

/* Pages are told where it stands once what came at the same time was told: so each step is heard. */
static void hear_step(struct twins *t)
{
    static const char letters[] = "wbpp";
    const char *seq = strstr(t->talk.body, "\"seq\":");
    char id[40];

    for (int who = 0; who <= NOBODY; who++)
        for (int i = 0; i < 2; i++) {
            snprintf(id, sizeof id, "\nid: %c%d\n", letters[who], seq ? atoi(seq + 6) : 0);
            kit_ok(t->row, talk_hear(&t->part[i][who], id));
        }
}

/* Until the last of them has come: who is not told of the end hears no more either. */
static void hear_out(struct twins *t)
{
    for (int who = 0; who <= NOBODY; who++) {
        for (int i = 0; i < 2; i++) {
            kit_ok(t->row, talk_hear_both(&t->stream[i][who], "\"kind\":\"result\"", "}\n\n"));
            kit_ok(t->row, talk_hear_both(&t->part[i][who], "1 – 0", "</div>\n\n"));
            talk_close(&t->stream[i][who]);
            talk_close(&t->part[i][who]);
        }
        same(t, t->stream[0][who].text, t->stream[1][who].text);
        same(t, t->part[0][who].text, t->part[1][who].text);
    }
}

/* Black answers after the press, or before it. */
static void play(struct twins *t, bool before)
{
    static const char press[] = "{\"v\":1,\"kind\":\"presses\",\"by\":\"white\",\"at\":20}";
    static const char reply[] =
        "{\"v\":1,\"kind\":\"moves\",\"by\":\"black\",\"at\":20,\"act\":\"e7e5\"}";
    const char *const steps[] = {
        "{\"v\":1,\"kind\":\"moves\",\"by\":\"white\",\"at\":10,\"act\":\"O-O\"}",
        before ? reply : press,
        before ? press : reply,
        "{\"v\":1,\"kind\":\"offers\",\"by\":\"black\",\"at\":30}",
        "{\"v\":1,\"kind\":\"presses\",\"by\":\"black\",\"at\":40}",
        "{\"v\":1,\"kind\":\"moves\",\"by\":\"white\",\"at\":50,\"act\":\"a2a3\"}",
        "{\"v\":1,\"kind\":\"presses\",\"by\":\"white\",\"at\":60}",
    };

    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        ask(t, BOARD, "POST", "/api/v1/games/%s/commands", steps[i]);
        hear_step(t);
        ask(t, BOARD, "POST", "/api/v1/games/%s/commands?expect=4", steps[i]);
        read_all(t);
    }
    ask(t, BOARD, "POST", "/api/v1/games/%s/commands",
        "{\"v\":1,\"kind\":\"resigns\",\"by\":\"black\",\"at\":70}");
}

static bool prepare(struct twins *t)
{
    static const char *const names[PEOPLE] = {"wanda", "bela", "board"};
    struct server_fault fault;
    struct people *p;
    char game[DESK_ID];

    if (!service_record(&t->s, t->row, ON_SQLITE) ||
        !kit_ok(t->row, !server_start(&t->server, &(struct server_options){.db = t->s.db}, &fault)))
        return false;
    t->s.port = server_port(t->server);
    t->talk.fd = -1;
    if (!service_game(&t->s, t->row, game, "recorded")) /* it opens an event */
        return false;
    p = server_people(t->server);
    for (int i = 0; i < PEOPLE; i++)
        if (!kit_ok(t->row, !people_add(p, &t->who[i], names[i], NULL, NULL) &&
                                !people_token(p, t->token[i], t->who[i].id, INT64_MAX / 2, NULL)))
            return false;
    return kit_ok(t->row,
                  !people_role_set(p, "", t->who[BOARD].id, t->s.event, DESK_BOARD, NULL)) &&
           open_game(t, 0) && open_game(t, 1);
}

static void twins(struct kit_row *row, bool before)
{
    struct twins *t = calloc(1, sizeof *t);

    t->row = row;
    if (prepare(t)) {
        start(t);
        for (int i = 0; i < 2; i++)
            for (int who = 0; who <= NOBODY; who++)
                follow(t, i, who);
        play(t, before);
        hear_out(t);
        read_all(t);
        talk_close(&t->talk);
    }
    server_stop(t->server);
    free(t);
}

static void pressed(struct kit_row *row)
{
    twins(row, false);
}

static void answered(struct kit_row *row)
{
    twins(row, true);
}

static const struct kit_test tests[] = {
    {"service: an illegal move shows in nothing that others get", pressed},
    {"service: an illegal move shows in nothing that others get, answered before the press",
     answered},
    {0},
};

const struct kit_suite suite_service_faces = {NULL, tests};
