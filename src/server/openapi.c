/*
 * server/openapi.c -- the interface described in OpenAPI 3.1, made from the table of routes, so that
 * it cannot tell of anything else.
 */
#include "server/call.h"

#include <stdio.h>
#include <stdlib.h>

#include "adoube/version.h"
#include "server/schemas.h"

static json_t *reference(const char *schema)
{
    return json_pack("{s:s+}", "$ref", "#/components/schemas/", schema);
}

static json_t *content(const char *type, const char *schema)
{
    return json_pack("{s:{s:o}}", type, "schema", reference(schema));
}

/* A file has the type that its name says. */
static json_t *contents(const char *schema)
{
    static const char *const types[] = {
        "text/csv",
        "application/json",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "text/plain",
        "text/calendar",
        "application/vnd.chess-pgn",
        "application/zip"};
    json_t *out = json_object();

    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        json_object_set_new(out, types[i], json_pack("{s:o}", "schema", reference(schema)));
    return out;
}

static void add_parameter(json_t *list, const char *name, size_t len, const char *in, bool must)
{
    json_array_append_new(list, json_pack("{s:s%, s:s, s:b, s:{s:s}}", "name", name, len, "in", in,
                                          "required", must, "schema", "type", "string"));
}

/* Whatever {name} stands in the path and ?name= in the summary. */
static void add_parameters(json_t *list, const char *text, char mark, const char *end,
                           const char *in)
{
    for (const char *at = strchr(text, mark); at; at = strchr(at + 1, mark)) {
        size_t len = strcspn(at + 1, end);

        if (at[1 + len] && !memchr(at + 1, ' ', len))
            add_parameter(list, at + 1, len, in, mark == '{');
    }
}

static bool is_stream(const struct route *r)
{
    return r->answer && strcmp(r->answer, "stream") == 0;
}

static json_t *parameters(const struct route *r)
{
    json_t *list = json_array();

    add_parameters(list, r->path, '{', "}", "path");
    add_parameters(list, r->summary, '?', "=", "query");
    if (is_stream(r))
        add_parameter(list, "Last-Event-ID", 13, "header", false);
    if (r->method == HTTP_POST && strcmp(r->body, "sign-in") != 0)
        add_parameter(list, "Idempotency-Key", 15, "header", false);
    return list;
}

static json_t *answers(const struct route *r)
{
    json_t *good = json_pack("{s:s}", "description", "done");
    const char *type = is_stream(r) ? "text/event-stream" : "application/json";

    if (r->answer)
        json_object_set_new(
            good, "content",
            strcmp(r->answer, "file") == 0
                ? contents(r->answer)
                : content(strcmp(r->answer, "text") == 0 ? "text/plain" : type, r->answer));
    return json_pack("{s:o, s:{s:s, s:o}}", r->answer ? "2XX" : "204", good, "default",
                     "description", "why not", "content",
                     content("application/problem+json", "problem"));
}

static json_t *operation(const struct route *r)
{
    json_t *out = json_pack("{s:s, s:o, s:o}", "summary", r->summary, "parameters", parameters(r),
                            "responses", answers(r));

    if (r->body)
        json_object_set_new(out, "requestBody",
                            json_pack("{s:b, s:o}", "required", true, "content",
                                      content("application/json", r->body)));
    return out;
}

static json_t *paths(void)
{
    static const char *const methods[] = {"get", "head", "post", "put", "patch", "delete"};
    json_t *out = json_object();

    for (const struct route *r = routes; r->path; r++) {
        json_t *path = json_object_get(out, r->path);

        if (!r->summary) /* a page */
            continue;
        if (!path) {
            path = json_object();
            json_object_set_new(out, r->path, path);
        }
        json_object_set_new(path, methods[r->method], operation(r));
    }
    return out;
}

/* ---- schemas ---- */

static json_t *read_schema(const char *text)
{
    char *copy = strdup(text);
    json_t *out;

    for (char *at = copy; at && *at; at++)
        if (*at == '\'')
            *at = '"';
    out = copy ? json_loads(copy, 0, NULL) : NULL;
    free(copy);
    return out;
}

/* The words come from where they are read. */
static json_t *command_schema(void)
{
    static const char *const words[] = {
#define X(id, word) word,
        AD_COMMAND_MAP(X)
#undef X
    };
    json_t *kinds = json_array();

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        json_array_append_new(kinds, json_string(words[i]));
    return json_pack("{s:s, s:s, s:[s, s, s], s:{s:{s:i}, s:{s:o}, s:{s:[s, s, s, s, s, s]}, "
                     "s:{s:s, s:i, s:s}}}",
                     "type", "object", "description", "docs/wire.md: command", "required", "v",
                     "kind", "by", "properties", "v", "const", AD_GAME_VERSION, "kind", "enum",
                     kinds, "by", "enum", "white", "black", "arbiter", "clock", "both", "nobody",
                     "at", "type", "integer", "minimum", 0, "description",
                     "ms since the clock was first started: of an arbiter or a board where the "
                     "clock is recorded, and there it must be; of nobody else");
}

static json_t *tour_schema(void)
{
    static const char *const words[] = {
#define X(id, word) word,
        AD_TOUR_CMD_MAP(X)
#undef X
    };
    json_t *kinds = json_array(), *one;

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        json_array_append_new(kinds, json_string(words[i]));
    one = json_pack("{s:s, s:s, s:[s], s:{s:{s:o}}}", "type", "object", "description",
                    "docs/wire.md: command to a tournament", "required", "do", "properties", "do",
                    "enum", kinds);
    return json_pack("{s:[O, {s:s, s:b, s:[s], s:{s:{s:s, s:o}}}]}", "oneOf", one, "type", "object",
                     "additionalProperties", false, "required", "commands", "properties",
                     "commands", "type", "array", "items", one);
}

static json_t *schemas(void)
{
    json_t *out = json_object();

#define X(name, text) json_object_set_new(out, name, read_schema(text));
    SCHEMA_MAP(X)
#undef X
    json_object_set_new(out, "command", command_schema());
    json_object_set_new(out, "tour-commands", tour_schema());
    return out;
}

static json_t *security(void)
{
    return json_pack("{s:{s:s, s:s}, s:{s:s, s:s, s:s}}", "token", "type", "http", "scheme",
                     "bearer", "cookie", "type", "apiKey", "in", "cookie", "name", "adoube");
}

char *openapi_write(void)
{
    json_t *all = json_pack(
        "{s:s, s:{s:s, s:s, s:s}, s:o, s:[{s:[]}, {s:[]}, {}], s:{s:o, s:o}}", "openapi", "3.1.0",
        "info", "title", "Adoube", "version", AD_VERSION, "description",
        "The Laws of Chess and a federation's tournament order as one executable record. A "
        "command with the header Idempotency-Key can be sent again: it gets its first answer. The "
        "key with another body, or elsewhere, is refused.",
        "paths", paths(), "security", "token", "cookie", "components", "schemas", schemas(),
        "securitySchemes", security());
    char *text = all ? json_dumps(all, JSON_COMPACT) : NULL;

    json_decref(all);
    return text;
}

void api_openapi(struct call *c)
{
    const char *text = c->server->openapi;

    http_reply(c->http, &(struct http_reply){.status = 200,
                                             .type = "application/json",
                                             HTTP_TEXT(text),
                                             .field = {{"Cache-Control", "public, max-age=300"}}});
}
