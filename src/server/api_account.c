/*
 * server/api_account.c -- what somebody does with his own account: sessions and password.
 */
#include "server/call.h"

static bool add_session(void *payload, const struct people_session *s)
{
    json_array_append_new(payload,
                          json_pack("{s:s, s:I, s:I, s:I, s:b}", "id", s->id, "made_ms",
                                    (json_int_t)s->made_ms, "used_ms", (json_int_t)s->used_ms,
                                    "until_ms", (json_int_t)s->until_ms, "own", s->own));
    return true;
}

void api_sessions_list(struct call *c)
{
    struct store_fault fault;
    enum people_why why;
    json_t *all;

    if (!call_signed_in(c))
        return;
    all = json_array();
    why = people_sessions(c->server->people, c->who.id, call_token(c), add_session, all, &fault);
    if (!why) {
        call_json(c, 200, json_pack("{s:o}", "sessions", all));
        return;
    }
    json_decref(all);
    call_people_fault(c, why, &fault);
}

void api_session_end(struct call *c)
{
    struct store_fault fault;
    enum people_why why;

    if (!call_signed_in(c))
        return;
    why = people_session_end(c->server->people, c->who.id, c->arg[0], &fault);
    live_judge(c->server);
    if (why == PEOPLE_OVER)
        call_problem(c, PROBLEM_NOT_FOUND, NULL, NULL);
    else
        call_people_done(c, why, &fault);
}

void api_password_change(struct call *c)
{
    static const char *const fields[] = {"old", "new"};
    const char *value[2];
    char cookie[PEOPLE_COOKIE];
    struct people_from from = {.peer = http_peer(c->http)};
    struct store_fault fault;
    enum people_why why;
    json_t *body;

    if (!call_signed_in(c) || !call_body(c, &body, fields, value, 2))
        return;
    people_device_cookie(cookie, c->who.name); /* it comes below /api/v1/session alone */
    from.device = http_cookie(c->http, cookie);
    why = people_password_change(c->server->people, c->who.id, value[0], value[1], &from, &fault);
    if (why) {
        c->wait_s = from.wait_s;
        call_people_fault(c, why, &fault);
    } else {
        live_judge(c->server);
        session_begin(c, c->who.name, value[1], NULL);
    }
    json_decref(body);
}
