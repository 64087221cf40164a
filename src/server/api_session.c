/*
 * server/api_session.c -- signing in and out.
 *
 * Pages carry the session in a cookie that no script can read and no other site can send along;
 * programs carry it as a bearer token.
 */
#include "server/call.h"

#include <stdio.h>

enum { COOKIE_DAYS = 30 };

/* Behind a proxy that speaks TLS the cookie must not travel without it. */
static bool is_secure(const struct call *c)
{
    const char *proto = http_header(c->http, "X-Forwarded-Proto");

    return proto && strcmp(proto, "https") == 0;
}

/* Whom wrong passwords are counted against. A proxy on this machine says whom it speaks for, last in
 * its list: else one guesser behind it would slow down everybody. From elsewhere the header is
 * anybody's claim. */
static const char *peer_of(const struct call *c)
{
    const char *peer = http_peer(c->http), *list = http_header(c->http, "X-Forwarded-For");
    const char *last = list ? strrchr(list, ',') : NULL;

    if (!list || (strncmp(peer, "127.", 4) != 0 && strcmp(peer, "::1") != 0))
        return peer;
    last = last ? last + 1 : list;
    return last + strspn(last, " \t");
}

static void write_cookie(char *out, size_t cap, const struct call *c, const char *token, long age)
{
    snprintf(out, cap, "adoube=%s; Path=/; HttpOnly; SameSite=Strict; Max-Age=%ld%s", token, age,
             is_secure(c) ? "; Secure" : "");
}

static json_t *person_of(struct call *c, const struct people_account *a, const char *token)
{
    static const char *const words[] = {"nobody", "person", "arbiter", "director", "office"};
    struct store_fault fault;
    enum desk_role role = DESK_PERSON;
    json_t *out;

    people_role(c->server->people, &role, a->id, "", &fault); /* else: no role everywhere */
    out = json_pack("{s:s, s:s, s:s}", "id", a->id, "name", a->name, "role", words[role]);
    if (token)
        json_object_set_new(out, "token", json_string(token));
    return out;
}

void api_session_open(struct call *c)
{
    static const char *const fields[] = {"name", "password"};
    const char *value[2];
    char token[PEOPLE_TOKEN], cookie[200];
    struct people_account who;
    struct store_fault fault;
    enum people_why why;
    json_t *body;

    if (!call_body(c, &body, fields, value, 2))
        return;
    why = people_sign_in(c->server->people, token, &who, value[0], value[1], peer_of(c), &fault);
    json_decref(body);
    if (why) {
        call_people_fault(c, why, &fault);
        return;
    }
    write_cookie(cookie, sizeof cookie, c, token, COOKIE_DAYS * 86400L);
    c->extra = (struct http_field){"Set-Cookie", cookie};
    call_json(c, 200, person_of(c, &who, token));
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
    char cookie[200];
    enum people_why why =
        token ? people_sign_out(c->server->people, token, &fault) : PEOPLE_UNKNOWN;

    if (why && why != PEOPLE_UNKNOWN) { /* who is out already is out */
        call_people_fault(c, why, &fault);
        return;
    }
    write_cookie(cookie, sizeof cookie, c, "", 0);
    http_reply(c->http, &(struct http_reply){.status = 204, .field = {{"Set-Cookie", cookie}}});
}
