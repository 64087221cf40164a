/*
 * server/call.c -- questions about a request, and the ways to answer it.
 */
#include "base/utf8.h"
#include "server/call.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>

enum { COMMAND_ID = 100 };

/* ---- answers ---- */

void call_json(struct call *c, unsigned status, json_t *value)
{
    char *text = value ? json_dumps(value, JSON_COMPACT) : NULL;

    json_decref(value);
    if (!text) {
        http_reply(c->http, &(struct http_reply){.status = 503});
        return;
    }
    http_reply(c->http, &(struct http_reply){
                            .status = status,
                            .type = status < 400 ? "application/json" : "application/problem+json",
                            HTTP_TEXT(text),
                            .field = {{"Cache-Control", "no-store"}, c->extra[0], c->extra[1]}});
    free(text);
}

/* A weak one, as the bytes may go out compressed. */
void call_tag(char out[CALL_TAG], const void *bytes, size_t len)
{
    unsigned char hash[16];

    crypto_generichash(hash, sizeof hash, bytes, len, NULL, 0);
    memcpy(out, "W/\"", 3);
    sodium_bin2hex(out + 3, 33, hash, sizeof hash);
    memcpy(out + 35, "\"", 2);
}

/* RFC 9110, 13.1.2: a list of tags, whether weak or strong, or any. */
bool call_has(const struct call *c, const char *tag)
{
    const char *list = http_header(c->http, "If-None-Match");

    return list && (strstr(list, tag + 2) || strcmp(list, "*") == 0);
}

void call_text(struct call *c, struct desk_text *text)
{
    bool asked = http_method_of(c->http) <= HTTP_HEAD;
    char tag[CALL_TAG];
    struct http_reply reply = {
        .status = 200,
        .type = "application/json",
        .body = text->json,
        .len = text->len,
        .field = {{"Cache-Control", asked ? "private, no-cache" : "no-store"},
                  {"Vary", "Cookie, Authorization"},
                  {asked ? "ETag" : NULL, tag}}};

    call_tag(tag, text->json, text->len);
    if (asked && call_has(c, tag)) {
        reply.status = 304;
        reply.type = NULL;
        reply.len = 0;
    }
    http_reply(c->http, &reply);
    desk_text_free(text);
}

void call_created(struct call *c, const char *folder, struct desk_text *text)
{
    char where[80];

    snprintf(where, sizeof where, "%s%s", folder, text->id);
    http_reply(c->http,
               &(struct http_reply){.status = text->repeated ? 200 : 201,
                                    .type = "application/json",
                                    .body = text->json,
                                    .len = text->len,
                                    .field = {{"Cache-Control", "no-store"}, {"Location", where}}});
    desk_text_free(text);
}

/* ---- what went wrong ---- */

static const struct {
    unsigned status;
    const char *key, *title[2];
} problems[PROBLEMS] = {
#define X(name, status, key, en, de) [name] = {status, key, {en, de}},
    PROBLEM_MAP(X)
#undef X
};

void call_problem(struct call *c, enum problem p, const char *detail, json_t *more)
{
    char type[64], wait[16];
    json_t *problem;

    if (problems[p].status == 401)
        c->extra[0] = (struct http_field){"WWW-Authenticate", "Bearer realm=\"adoube\""};
    if (p == PROBLEM_SLOW || problems[p].status == 503) {
        snprintf(wait, sizeof wait, "%u", c->wait_s ? c->wait_s : 1);
        c->extra[0] = (struct http_field){"Retry-After", wait};
    }
    snprintf(type, sizeof type, "/problems/%s", problems[p].key);
    problem = json_pack("{s:s, s:s, s:i}", "type", type, "title",
                        problems[p].title[c->lang == AD_DE], "status", (int)problems[p].status);
    if (problem && detail)
        json_object_set_new(problem, "detail", json_string(detail));
    if (problem && more)
        json_object_update(problem, more);
    json_decref(more);
    call_json(c, problems[p].status, problem);
}

/* Addresses and the engine's words are for the log. */
void call_store_fault(struct call *c, const struct store_fault *f)
{
    struct store_fault reason = {.why = f->why};
    char text[2 * STORE_DETAIL + 200];

    fprintf(stderr, "adoube: %s\n", store_fault_text(text, sizeof text, f, false));
    store_fault_text(text, sizeof text, &reason, c->lang == AD_DE);
    call_problem(c, PROBLEM_STORE, f->why ? text : NULL, NULL);
}

void call_desk_fault(struct call *c, const struct desk_fault *f, json_t *more)
{
    static const enum problem of[DESK_WHYS] = {
        [DESK_NO_EVENT] = PROBLEM_NOT_FOUND,  [DESK_NO_GAME] = PROBLEM_NOT_FOUND,
        [DESK_BAD_INPUT] = PROBLEM_BAD_INPUT, [DESK_FORBIDDEN] = PROBLEM_FORBIDDEN,
        [DESK_CONFLICT] = PROBLEM_CONFLICT,   [DESK_IMPOSSIBLE] = PROBLEM_IMPOSSIBLE,
        [DESK_REUSED] = PROBLEM_REUSED,       [DESK_AHEAD] = PROBLEM_AHEAD,
        [DESK_OVER_LIMIT] = PROBLEM_LIMIT,    [DESK_STORE] = PROBLEM_STORE,
        [DESK_NO_MEMORY] = PROBLEM_MEMORY,    [DESK_NO_TOUR] = PROBLEM_NOT_FOUND,
        [DESK_REFUSED] = PROBLEM_REFUSED,
    };
    enum problem p = of[f->why];
    char text[2 * STORE_DETAIL + 400];
    size_t title = strlen(desk_why_text(f->why, c->lang));
    const char *detail = desk_fault_text(text, sizeof text, f, c->lang) + title;

    detail = strncmp(detail, ": ", 2) == 0 ? detail + 2 : NULL;
    if (p == PROBLEM_FORBIDDEN && !*call_who(c))
        p = PROBLEM_SIGN_IN;
    if (f->why == DESK_STORE) {
        call_store_fault(c, &f->store);
        json_decref(more);
        return;
    }
    if (f->why == DESK_BAD_INPUT && !f->wire.in_text) {
        more = more ? more : json_object();
        json_object_set_new(more, "place", json_string(f->wire.place));
    }
    call_problem(c, p, detail, more);
}

void call_people_fault(struct call *c, enum people_why why, const struct store_fault *f)
{
    if (why == PEOPLE_STORE) {
        call_store_fault(c, f);
        return;
    }
    call_problem(c,
                 why == PEOPLE_NO_MEMORY ? PROBLEM_MEMORY
                 : why == PEOPLE_SLOW    ? PROBLEM_SLOW
                 : why == PEOPLE_UNKNOWN ? PROBLEM_WRONG
                 : why == PEOPLE_DENIED  ? PROBLEM_FORBIDDEN
                 : why == PEOPLE_OVER    ? PROBLEM_NOT_FOUND
                                         : PROBLEM_BAD_INPUT,
                 people_why_text(why, c->lang), NULL);
}

void call_people_done(struct call *c, enum people_why why, const struct store_fault *f)
{
    if (why)
        call_people_fault(c, why, f);
    else
        http_reply(c->http, &(struct http_reply){.status = 204});
}

/* ---- questions ---- */

bool call_signed_in(struct call *c)
{
    if (!c->signed_in)
        call_problem(c, PROBLEM_SIGN_IN, NULL, NULL);
    return c->signed_in;
}

const char *call_seat(const struct call *c)
{
    char name[STORE_NAME_MAX + 8];

    if (strncmp(c->route->path, "/games/", 7) != 0 &&
        strncmp(c->route->path, "/api/v1/games/", 14) != 0)
        return NULL;
    snprintf(name, sizeof name, "seat-%s", c->arg[0]);
    return http_cookie(c->http, name);
}

const char *call_token(const struct call *c)
{
    const char *header = http_header(c->http, "Authorization");

    if (header && strncasecmp(header, "Bearer ", 7) == 0)
        return header + 7;
    return c->guest ? call_seat(c) : http_cookie(c->http, "adoube");
}

/* "0.8" in thousandths (RFC 9110, 12.4.2); what is no weight is none. */
static int weight_of(const char *text)
{
    int weight = 0, unit = 1000;

    for (; (*text >= '0' && *text <= '9') || (*text == '.' && unit == 100); text++)
        if (*text != '.') {
            weight += (*text - '0') * unit;
            unit /= 10;
        }
    return weight > 1000 ? 1000 : weight;
}

/* How much a list of languages wants one, in thousandths; -1: not named. "de-AT;q=0.8" wants "de". */
static int wants(const char *list, const char *lang)
{
    int best = -1;

    for (const char *at = list; *at; at += strcspn(at, ","), at += *at == ',') {
        const char *q;
        int weight = 1000;

        at += strspn(at, " \t");
        if (strncasecmp(at, lang, 2) != 0 || (at[2] >= 'a' && at[2] <= 'z'))
            continue;
        q = at + strcspn(at, ";,");
        q += strspn(q, "; \t");
        if (strncasecmp(q, "q=", 2) == 0)
            weight = weight_of(q + 2);
        if (weight > best)
            best = weight;
    }
    return best;
}

enum ad_language call_language(const struct http_request *r)
{
    const char *asked = http_query(r, "lang"), *list = http_header(r, "Accept-Language");

    if (asked && (strcmp(asked, "de") == 0 || strcmp(asked, "en") == 0))
        return *asked == 'd' ? AD_DE : AD_EN;
    return list && wants(list, "de") > wants(list, "en") ? AD_DE : AD_EN;
}

/* Reads the body; whatever is wrong is answered with its place. */
static json_t *read_body(struct call *c)
{
    size_t len;
    const char *body = http_body(c->http, &len);
    json_error_t error;
    json_t *value = json_loadb(body, len, JSON_REJECT_DUPLICATES, &error);
    char text[JSON_ERROR_TEXT_LENGTH + 64];

    if (value && json_is_object(value))
        return value;
    if (value)
        snprintf(text, sizeof text, "%s", c->lang == AD_DE ? "kein Objekt" : "not an object");
    else
        snprintf(text, sizeof text, "%d:%d: %s", error.line, error.column, error.text);
    json_decref(value);
    call_problem(c, PROBLEM_BAD_INPUT, text, NULL);
    return NULL;
}

/* As a JSON pointer (RFC 6901): "a/b" is /a~1b. Long names are cut between two letters. */
static void write_pointer(char out[80], const char *name)
{
    size_t len = 0;

    out[len++] = '/';
    for (; *name && (len < 70 || ad__utf8_goes_on(*name)); name++) {
        if (*name == '~' || *name == '/')
            out[len++] = '~';
        out[len++] = *name == '~' ? '0' : *name == '/' ? '1' : *name;
    }
    out[len] = '\0';
}

static void refuse_field(struct call *c, const char *name, const char *en, const char *de)
{
    char place[80];

    write_pointer(place, name);
    call_problem(c, PROBLEM_BAD_INPUT, c->lang == AD_DE ? de : en,
                 json_pack("{s:s}", "place", place));
}

void call_bad_query(struct call *c, const char *name, const char *wanted)
{
    call_problem(c, PROBLEM_BAD_INPUT, wanted, json_pack("{s:s+}", "place", "?", name));
}

static bool is_one_of(const char *name, const char *const *names, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

bool call_body(struct call *c, json_t **out, const char *const *fields, const char **values,
               unsigned count)
{
    json_t *body = read_body(c), *value;
    const char *name;

    if (!body)
        return false;
    json_object_foreach (body, name, value)
        if (!is_one_of(name, fields, count)) {
            refuse_field(c, name, "there is no such field here", "dieses Feld gibt es hier nicht");
            json_decref(body);
            return false;
        }
    for (unsigned i = 0; i < count; i++) {
        values[i] = json_string_value(json_object_get(body, fields[i]));
        if (values[i])
            continue;
        refuse_field(c, fields[i], "missing, or not a string", "fehlt oder ist kein Text");
        json_decref(body);
        return false;
    }
    *out = body;
    return true;
}

const char *call_who(const struct call *c)
{
    return c->guest ? c->seat.id : c->signed_in ? c->who.id : c->has_pass ? c->pass_who : "";
}

unsigned call_limit(struct call *c)
{
    const char *text = http_query(c->http, "limit");
    char *end;
    unsigned long n = text ? strtoul(text, &end, 10) : 50;

    if (!text || (*text >= '1' && *text <= '9' && !*end && n <= 200))
        return (unsigned)n;
    call_bad_query(c, "limit", "1 … 200");
    return 0;
}

bool call_seq(struct call *c, const char *name, uint64_t none, uint64_t *out)
{
    const char *text = http_query(c->http, name);
    char *end;

    *out = none;
    if (!text)
        return true;
    *out = strtoull(text, &end, 10);
    if (*text >= '0' && *text <= '9' && !*end && *out <= INT64_MAX)
        return true;
    call_bad_query(c, name, "0 …");
    return false;
}

const char *call_after(struct call *c)
{
    const char *after = http_query(c->http, "after");

    if (!after || !*after)
        return "";
    if (strlen(after) == DESK_ID - 1 &&
        strspn(after, "abcdefghijklmnopqrstuvwxyz0123456789") == DESK_ID - 1)
        return after;
    call_bad_query(c, "after", "ID");
    return NULL;
}

const char *call_command_id(struct call *c)
{
    const char *id = http_header(c->http, "Idempotency-Key"), *at = id;

    while (at && *at > ' ' && *at < 0x7f)
        at++;
    if (!id || (!*at && *id && at - id <= COMMAND_ID))
        return id ? id : "";
    call_problem(c, PROBLEM_BAD_INPUT,
                 c->lang == AD_DE ? "1 bis 100 sichtbare Zeichen, ASCII"
                                  : "1 to 100 visible characters, ASCII",
                 json_pack("{s:s}", "place", "Idempotency-Key"));
    return NULL;
}
