/*
 * tests/server/service_routes.c -- every row of the table of routes answers a stranger as the
 * description says; and the description holds together.
 */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kit.h"
#include "server/call.h"
#include "server/server.h"
#include "server/talk.h"

static const char *const methods[] = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"};
static const char *const keys[] = {"get", "head", "post", "put", "patch", "delete"};

/* The path with something of no meaning for each {...}. */
static void fill(char *out, const char *pattern)
{
    while (*pattern)
        if (*pattern == '{') {
            out += sprintf(out, "0000000000000000");
            pattern += strcspn(pattern, "}") + 1;
        } else {
            *out++ = *pattern++;
        }
    *out = '\0';
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

/* What a stranger changes is his own session alone. */
static void ask(struct kit_row *row, struct talk *t, const struct route *r, const json_t *paths)
{
    const json_t *operation = json_object_get(json_object_get(paths, r->path), keys[r->method]);
    bool writes = r->method >= HTTP_POST;
    char path[200];
    unsigned failures = row->failures;

    fill(path, r->path);
    kit_ok(row, operation && talk_ask(t, methods[r->method], path, "", r->body ? "{}" : ""));
    if (t->status < 400)
        good_answer(row, t, operation);
    else
        problem(row, t, operation);
    if (writes && r->method != HTTP_DELETE)
        kit_ok(row, t->status >= 400);
    if (row->failures > failures)
        kit_fail(row, "%s %s: %s", methods[r->method], r->path, t->text);
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

static void strangers(struct kit_row *row)
{
    struct server_fault fault;
    struct server *s = NULL;
    struct talk *t = malloc(sizeof *t);
    json_t *all = NULL;
    unsigned described = 0;

    if (kit_ok(row, !server_start(&s, &(struct server_options){.db = "memory:"}, &fault)) &&
        kit_ok(row, talk_open(t, server_port(s))) &&
        kit_ok(row, talk_ask(t, "GET", "/api/v1/openapi.json", "", "")) &&
        kit_ok(row, (all = json_loads(t->body, JSON_REJECT_DUPLICATES, NULL)) != NULL)) {
        follow_references(row, all, all);
        for (const struct route *r = routes; r->path; r++)
            if (r->summary) {
                ask(row, t, r, json_object_get(all, "paths"));
                described++;
            }
        talk_close(t);
    }
    kit_ok(row, described > 15);
    json_decref(all);
    server_stop(s);
    free(t);
}

static const struct kit_test tests[] = {
    {"service: every route answers a stranger as described", strangers},
    {0},
};

const struct kit_suite suite_service_routes = {NULL, tests};
