/*
 * server/api_session.c -- signing in and out.
 *
 * Pages carry the session in a cookie that no script can read and no other site can send along;
 * programs carry it as a bearer token.
 */
#include "server/call.h"

#include <stdio.h>

enum { SESSION_DAYS = 30, DEVICE_DAYS = 400 };

bool call_is_secure(const struct call *c)
{
    const char *proto = http_header_last(c->http, "X-Forwarded-Proto");

    return proto && strcmp(proto, "https") == 0;
}

/* Where it goes, and for how long: nowhere else is it to be seen, and behind TLS never without it. */
void call_cookie(char out[CALL_COOKIE], const struct call *c, const char *name, const char *value,
                 const char *path, long days)
{
    snprintf(out, CALL_COOKIE, "%s=%s; Path=%s; HttpOnly; SameSite=Strict; Max-Age=%ld%s", name,
             value, path, days * 86400, call_is_secure(c) ? "; Secure" : "");
}

static json_t *person_of(struct call *c, const struct people_account *a, const char *token)
{
    struct store_fault fault;
    enum desk_role role = DESK_PERSON;
    json_t *out;

    people_role(c->server->people, &role, a->id, "", &fault); /* else: no role everywhere */
    out =
        json_pack("{s:s, s:s, s:s}", "id", a->id, "name", a->name, "role", people_role_word(role));
    if (token)
        json_object_set_new(out, "token", json_string(token));
    return out;
}

static void put_device(struct call *c, unsigned at, char out[CALL_COOKIE], const char *person,
                       const char *device)
{
    char name[PEOPLE_COOKIE];

    if (!*device)
        return;
    people_device_cookie(name, person);
    call_cookie(out, c, name, device, "/api/v1/session", DEVICE_DAYS);
    c->extra[at] = (struct http_field){"Set-Cookie", out};
}

void session_know(struct call *c, const struct people_account *who, const char *device)
{
    char cookie[CALL_COOKIE];

    put_device(c, 0, cookie, who->name, device);
    call_json(c, 200, person_of(c, who, NULL));
}

void session_begin(struct call *c, const char *person, const char *password, const char *device)
{
    char token[PEOPLE_TOKEN], name[PEOPLE_COOKIE], session[CALL_COOKIE], known[CALL_COOKIE];
    struct people_from from = {.peer = http_peer(c->http)};
    struct people_account who;
    struct store_fault fault;
    enum people_why why;

    people_device_cookie(name, person);
    from.device = device ? device : http_cookie(c->http, name);
    why = people_sign_in(c->server->people, token, &who, person, password, &from, &fault);
    if (why) {
        c->wait_s = from.wait_s;
        call_people_fault(c, why, &fault);
        return;
    }
    call_cookie(session, c, "adoube", token, "/", SESSION_DAYS);
    c->extra[0] = (struct http_field){"Set-Cookie", session};
    put_device(c, 1, known, person, from.fresh);
    call_json(c, 200, person_of(c, &who, token));
}

void api_session_open(struct call *c)
{
    static const char *const fields[] = {"name", "password"};
    const char *value[2];
    json_t *body;

    if (!call_body(c, &body, fields, value, 2))
        return;
    session_begin(c, value[0], value[1], NULL);
    json_decref(body);
}

/* ---- the first account ---- */

/* The office's, for whoever has the key that was shown where the service was started. */
static enum people_why found_office(struct call *c, const char *name, const char *password,
                                    struct store_fault *fault)
{
    struct people *p = c->server->people;
    struct people_account who;
    enum people_why why = people_add(p, &who, name, password, fault);

    return why ? why : people_role_set(p, "", who.id, "", DESK_OFFICE, fault);
}

void api_set_up(struct call *c)
{
    static const char *const fields[] = {"key", "name", "password"};
    const char *value[3];
    struct store_fault fault;
    enum people_why why;
    json_t *body;

    if (!call_body(c, &body, fields, value, 3))
        return;
    pthread_mutex_lock(&c->server->set_up_lock);
    if (!server_key_fits(c->server, value[0])) {
        call_problem(c, PROBLEM_FORBIDDEN, NULL, NULL);
    } else if ((why = found_office(c, value[1], value[2], &fault))) {
        call_people_fault(c, why, &fault);
    } else {
        server_key_forget(c->server);
        session_begin(c, value[1], value[2], NULL);
    }
    pthread_mutex_unlock(&c->server->set_up_lock);
    json_decref(body);
}

void api_session_show(struct call *c)
{
    if (c->signed_in)
        call_json(c, 200, person_of(c, &c->who, NULL));
    else
        call_problem(c, PROBLEM_SIGN_IN, NULL, NULL);
}

void api_session_close(struct call *c)
{
    const char *token = call_token(c);
    struct store_fault fault;
    char cookie[CALL_COOKIE];
    enum people_why why =
        token ? people_sign_out(c->server->people, token, &fault) : PEOPLE_UNKNOWN;

    if (why && why != PEOPLE_UNKNOWN) { /* who is out already is out */
        call_people_fault(c, why, &fault);
        return;
    }
    live_judge(c->server);
    call_cookie(cookie, c, "adoube", "", "/", 0);
    http_reply(c->http, &(struct http_reply){.status = 204, .field = {{"Set-Cookie", cookie}}});
}
