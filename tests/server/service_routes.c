/*
 * tests/server/service_routes.c -- every row of the table of routes, asked by everybody: who is
 * answered what, who is told what only arbiters may see, and all of it as the description says.
 *
 *     route | METHOD | PATH | BODY | an answer for each caller, in the order below
 *
 * An answer is a status, and a + if there is in it what only arbiters may see. In a path {...} is
 * what the scene has of that; in a body $caller is the caller's name. Each row has a scene of its own:
 * an event with a game in which White has made an illegal move that nobody has pointed out yet.
 */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "desk/people_parts.h"
#include "kit.h"
#include "server/call.h"
#include "server/server.h"
#include "server/talk.h"

static const char *const methods[] = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"};
static const char *const keys[] = {"get", "head", "post", "put", "patch", "delete"};

/* Where the role holds: nowhere, in the event of the game, in another one, everywhere. */
enum where { NOWHERE, HERE, ELSEWHERE, EVERYWHERE };

static const struct caller {
    const char *name;
    enum where where;
    enum desk_role role;
} callers[] = {
    {"nobody", NOWHERE, DESK_NOBODY},      {"person", NOWHERE, DESK_PERSON},
    {"player", NOWHERE, DESK_PERSON},      {"other", NOWHERE, DESK_PERSON}, /* player, of a game */
    {"foreign", ELSEWHERE, DESK_DIRECTOR}, {"board", HERE, DESK_BOARD},
    {"arbiter", HERE, DESK_ARBITER},       {"director", HERE, DESK_DIRECTOR},
    {"office", EVERYWHERE, DESK_OFFICE},   {"out", HERE, DESK_DIRECTOR},
    {"locked", HERE, DESK_DIRECTOR},       {"taken", HERE, DESK_DIRECTOR},
    {"expired", HERE, DESK_DIRECTOR},
};

enum { CALLERS = sizeof callers / sizeof *callers };

struct scene {
    struct kit_row *row;
    struct server *server;
    struct talk *t;
    json_t *description;
    char id[CALLERS][DESK_ID], token[CALLERS][PEOPLE_TOKEN];
    char event[DESK_ID], elsewhere[DESK_ID], game[DESK_ID], person[DESK_ID];
};

static unsigned caller_of(const char *name)
{
    unsigned i = 0;

    while (strcmp(callers[i].name, name) != 0)
        i++;
    return i;
}

/* ---- the scene ---- */

static bool ask(struct scene *x, unsigned caller, const char *method, const char *path,
                const char *body)
{
    char headers[100] = "";

    if (*x->token[caller])
        snprintf(headers, sizeof headers, "Authorization: Bearer %s\r\n", x->token[caller]);
    return kit_ok(x->row, talk_ask(x->t, method, path, headers, body));
}

/* Opens something and keeps its id. */
static bool make(struct scene *x, const char *caller, char out[DESK_ID], const char *path,
                 const char *body)
{
    const char *at = ask(x, caller_of(caller), "POST", path, body) && x->t->status == 201
                         ? strstr(x->t->body, "\"id\":\"")
                         : NULL;

    if (!at)
        return kit_fail(x->row, "%s: %s", path, x->t->text);
    snprintf(out, DESK_ID, "%.16s", at + 6);
    return true;
}

static bool make_game(struct scene *x, char out[DESK_ID], const char *white)
{
    char path[100], body[600];

    snprintf(path, sizeof path, "/api/v1/events/%s/games", x->event);
    snprintf(body, sizeof body,
             "{\"clock\":\"kept\",\"white\":{\"person\":\"%s\"},\"black\":{\"name\":\"Bert\"},"
             "\"table\":{\"edition\":\"fide-2023\",\"format\":\"standard\",\"start\":"
             "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\","
             "\"time\":{\"periods\":[{\"ms\":7200000}]}}}",
             x->id[caller_of(white)]);
    return make(x, "arbiter", out, path, body);
}

static bool play(struct scene *x, const char *caller, const char *command)
{
    char path[100];

    snprintf(path, sizeof path, "/api/v1/games/%s/commands", x->game);
    return ask(x, caller_of(caller), "POST", path, command) &&
           (x->t->status == 200 || kit_fail(x->row, "%s: %s", command, x->t->text));
}

static bool make_tournament(struct scene *x)
{
    char path[100];

    snprintf(path, sizeof path, "/api/v1/events/%s/tournament/commands", x->event);
    return ask(x, caller_of("director"), "POST", path,
               "{\"commands\":[{\"do\":\"open\",\"rules\":{\"system\":\"dutch-2026\"}},"
               "{\"do\":\"enter\",\"person\":{\"name\":\"Bert\",\"born\":\"1990-05-17\"}}]}") &&
           (x->t->status == 200 || kit_fail(x->row, "%s", x->t->text));
}

static bool introduce(struct scene *x, struct people *p, unsigned i, const char *event)
{
    const struct caller *c = &callers[i];
    int64_t until = strcmp(c->name, "expired") == 0 ? 1 : INT64_MAX / 2;
    struct people_account a;

    if (c->role == DESK_NOBODY)
        return true;
    if (!kit_ok(x->row, !people_add(p, &a, c->name, "a long password", NULL) &&
                            !people_token(p, x->token[i], a.id, until, NULL)))
        return false;
    memcpy(x->id[i], a.id, DESK_ID);
    return c->where == NOWHERE ||
           kit_ok(x->row, !people_role_set(p, "", a.id, event, c->role, NULL));
}

/* What had a right and has it no longer. */
static bool take_rights(struct scene *x, struct people *p)
{
    return kit_ok(x->row, !people_sign_out(p, x->token[caller_of("out")], NULL) &&
                              !people_lock(p, "", x->id[caller_of("locked")], true, NULL) &&
                              !people_role_set(p, "", x->id[caller_of("taken")], x->event,
                                               DESK_PERSON, NULL));
}

static bool set_scene(struct scene *x)
{
    static const char event[] = "{\"name\":\"Open\",\"edition\":\"fide-2023\"}";
    const unsigned office = caller_of("office");
    struct people *p = server_people(x->server);
    struct people_account somebody;
    char other[DESK_ID];

    people__set_work(p, crypto_pwhash_OPSLIMIT_MIN, crypto_pwhash_MEMLIMIT_MIN);
    if (!introduce(x, p, office, "") || !make(x, "office", x->event, "/api/v1/events", event) ||
        !make(x, "office", x->elsewhere, "/api/v1/events", event))
        return false;
    for (unsigned i = 0; i < CALLERS; i++)
        if (i != office && !introduce(x, p, i, callers[i].where == HERE ? x->event : x->elsewhere))
            return false;
    if (!kit_ok(x->row, !people_add(p, &somebody, "somebody", NULL, NULL)))
        return false;
    memcpy(x->person, somebody.id, DESK_ID);
    return make_game(x, x->game, "player") && make_game(x, other, "other") &&
           play(x, "arbiter", "{\"v\":1,\"kind\":\"starts\",\"by\":\"arbiter\"}") &&
           play(x, "player", "{\"v\":1,\"kind\":\"moves\",\"by\":\"white\",\"act\":\"b1b3\"}") &&
           make_tournament(x) && take_rights(x, p);
}

static bool raise_curtain(struct scene *x, struct kit_row *row)
{
    struct server_fault fault;

    *x = (struct scene){.row = row, .t = malloc(sizeof *x->t)};
    return kit_ok(row,
                  !server_start(&x->server, &(struct server_options){.db = "memory:"}, &fault)) &&
           kit_ok(row, talk_open(x->t, server_port(x->server))) &&
           kit_ok(row, talk_ask(x->t, "GET", "/api/v1/openapi.json", "", "")) &&
           kit_ok(row, (x->description = json_loads(x->t->body, JSON_REJECT_DUPLICATES, NULL)));
}

static void lower_curtain(struct scene *x)
{
    talk_close(x->t);
    json_decref(x->description);
    server_stop(x->server);
    free(x->t);
}

/* ---- what was answered ---- */

static void good_answer(struct kit_row *row, const struct talk *t, const json_t *operation)
{
    const json_t *answers = json_object_get(operation, "responses");
    const json_t *content = json_object_get(json_object_get(answers, "2XX"), "content");
    char type[100] = "";

    talk_header(t, "Content-Type", type, sizeof type);
    type[strcspn(type, ";")] = '\0';
    if (t->status == 204)
        kit_ok(row, json_object_get(answers, "204") && !*type);
    else
        kit_ok(row, json_object_get(content, type));
}

static void problem(struct kit_row *row, const struct talk *t, const json_t *operation)
{
    json_t *body = json_loads(t->body, 0, NULL);
    char type[100] = "";

    kit_ok(row, json_object_get(json_object_get(operation, "responses"), "default"));
    kit_is(row, "application/problem+json", talk_header(t, "Content-Type", type, sizeof type));
    kit_ok(row, json_is_string(json_object_get(body, "title")));
    kit_ok(row, json_integer_value(json_object_get(body, "status")) == t->status);
    kit_ok(row, t->status < 500);
    if (t->status == 401)
        kit_ok(row, talk_header(t, "WWW-Authenticate", type, sizeof type));
    json_decref(body);
}

/* Of what is not described, as of pages, the status has to be enough. */
static void as_described(struct scene *x, const struct route *r)
{
    const json_t *operation = json_object_get(
        json_object_get(json_object_get(x->description, "paths"), r->path), keys[r->method]);

    kit_ok(x->row, !r->summary || operation);
    if (operation && x->t->status < 400)
        good_answer(x->row, x->t, operation);
    else if (operation)
        problem(x->row, x->t, operation);
}

/* That a move was illegal is the arbiters' alone until somebody says so; "illegal-move" is a word of
 * the interface. So is when somebody was born. */
static bool tells_too_much(const char *body)
{
    for (const char *at = body; (at = strstr(at, "llegal")); at++)
        if (at[6] != '-')
            return true;
    return strstr(body, "\"stands\"") || strstr(body, "\"incidents\"") || strstr(body, "\"born\"");
}

/* ---- the matrix ---- */

static void fill(const struct scene *x, char *out, const char *text, const char *caller)
{
    const struct {
        const char *name, *value;
    } filled[] = {{"{event}", x->event},
                  {"{game}", x->game},
                  {"{person}", x->person},
                  {"{file}", "icon.svg"},
                  {"{link}", "none"},
                  {"{session}", "none"},
                  {"{round}", "1"},
                  {"{board}", "1"},
                  {"{player}", "1"},
                  {"{sheet}", "pairings"},
                  {"{table}", "standings.csv"},
                  {"$caller", caller},
                  {NULL, NULL}};

    while (*text) {
        unsigned i = 0;

        while (filled[i].name && strncmp(text, filled[i].name, strlen(filled[i].name)) != 0)
            i++;
        if (filled[i].name) {
            out += sprintf(out, "%s", filled[i].value);
            text += strlen(filled[i].name);
        } else {
            *out++ = *text++;
        }
    }
    *out = '\0';
}

/* A stream has no end: its first frame is enough, and the connection is given up. */
static bool follow(struct scene *x, unsigned caller, const char *path)
{
    char headers[100] = "";

    if (*x->token[caller])
        snprintf(headers, sizeof headers, "Authorization: Bearer %s\r\n", x->token[caller]);
    talk_close(x->t);
    return kit_ok(x->row, talk_open(x->t, server_port(x->server)) &&
                              talk_follow(x->t, path, headers) && talk_hear(x->t, "\n\n"));
}

static void ask_as(struct scene *x, const struct route *r, unsigned caller, const char *wanted)
{
    char path[200], body[600], got[20];
    bool stream = r->answer && strcmp(r->answer, "stream") == 0;
    unsigned failures = x->row->failures;

    fill(x, path, r->path, "");
    fill(x, body, x->row->field[2], callers[caller].name);
    if (stream ? follow(x, caller, path) : ask(x, caller, methods[r->method], path, body)) {
        snprintf(got, sizeof got, "%u%s", x->t->status, tells_too_much(x->t->body) ? "+" : "");
        kit_is(x->row, wanted, got);
        as_described(x, r);
    }
    if (x->row->failures > failures)
        kit_fail(x->row, "%s: %s", callers[caller].name, x->t->text);
    if (stream) {
        talk_close(x->t);
        kit_ok(x->row, talk_open(x->t, server_port(x->server)));
    }
}

/* What there is nothing of is not found, whoever asks. */
static void ask_for_nothing(struct scene *x, const struct route *r)
{
    char path[200], body[600];

    memset(x->event, '0', DESK_ID - 1);
    memset(x->game, '0', DESK_ID - 1);
    fill(x, path, r->path, "");
    fill(x, body, x->row->field[2], "office");
    if (!strstr(path, x->game) || !ask(x, caller_of("office"), methods[r->method], path, body))
        return;
    kit_isf(x->row, "404", "%u", x->t->status);
    as_described(x, r);
}

static const struct route *route_of(const char *method, const char *path)
{
    for (const struct route *r = routes; r->path; r++)
        if (strcmp(r->path, path) == 0 && strcmp(methods[r->method], method) == 0)
            return r;
    return NULL;
}

static void route_row(struct kit_row *row)
{
    const struct route *r = route_of(row->field[0], row->field[1]);
    const char *at = row->field[3];
    struct scene x;
    char wanted[20];
    int len;

    if (!kit_ok(row, r))
        return;
    if (raise_curtain(&x, row) && set_scene(&x))
        for (unsigned i = 0; i < CALLERS && row->failures == 0; i++, at += len) {
            len = 0;
            if (kit_ok(row, sscanf(at, "%19s%n", wanted, &len) == 1))
                ask_as(&x, r, i, wanted);
        }
    kit_ok(row, row->failures || at[strspn(at, " ")] == '\0');
    if (row->failures == 0)
        ask_for_nothing(&x, r);
    lower_curtain(&x);
}

/* ---- the description ---- */

/* Each "$ref" leads somewhere. */
static void follow_references(struct kit_row *row, const json_t *all, json_t *value)
{
    const json_t *schemas = json_object_get(json_object_get(all, "components"), "schemas");
    const char *name, *target = json_string_value(json_object_get(value, "$ref"));
    json_t *inner;
    size_t i;

    if (target && !json_object_get(schemas, target + strlen("#/components/schemas/")))
        kit_fail(row, "%s leads nowhere", target);
    json_object_foreach (value, name, inner)
        follow_references(row, all, inner);
    json_array_foreach (value, i, inner)
        follow_references(row, all, inner);
}

static void description(struct kit_row *row)
{
    struct scene x;

    if (raise_curtain(&x, row))
        follow_references(row, x.description, x.description);
    lower_curtain(&x);
}

/* Nobody adds a route and forgets to say who may. */
static void every_route(struct kit_row *row)
{
    static char text[1 << 16];
    FILE *file = fopen("tests/server/matrix.test", "rb");
    size_t len = file ? fread(text, 1, sizeof text - 1, file) : 0;
    char sought[200];

    if (file)
        fclose(file);
    text[len] = '\0';
    for (const struct route *r = routes; r->path; r++) {
        snprintf(sought, sizeof sought, "\nroute | %s | %s |", methods[r->method], r->path);
        if (!strstr(text, sought))
            kit_fail(row, "no row for %s %s", methods[r->method], r->path);
        kit_ok(row, true);
    }
}

static const struct kit_verb verbs[] = {
    {"route", 4, route_row},
    {0},
};

static const struct kit_test tests[] = {
    {"service: the description holds together", description},
    {"service: every route has a row of who may", every_route},
    {0},
};

const struct kit_suite suite_service_routes = {verbs, tests};
