/*
 * server/api_event.c -- events: opening, showing, and who is arbiter or director there.
 */
#include "server/call.h"

void api_events_list(struct call *c)
{
    const char *after = call_after(c);
    unsigned limit = after ? call_limit(c) : 0;
    struct desk_text out;
    struct desk_fault fault;

    if (limit == 0)
        return;
    if (desk_event_list(c->server->desk, &out, after, limit, &fault))
        call_desk_fault(c, &fault, NULL);
    else
        call_text(c, &out);
}

void api_event_open(struct call *c)
{
    struct desk_text out;
    struct desk_fault fault;
    size_t len;
    const char *body = http_body(c->http, &len), *command = call_command_id(c);

    if (!command)
        return;
    if (desk_event_open(c->server->desk, &out, call_who(c), command, body, len, &fault))
        call_desk_fault(c, &fault, NULL);
    else
        call_created(c, "/api/v1/events/", &out);
}

void api_event_show(struct call *c)
{
    struct desk_text out;
    struct desk_fault fault;

    if (desk_event_show(c->server->desk, &out, c->arg[0], &fault))
        call_desk_fault(c, &fault, NULL);
    else
        call_text(c, &out);
}

/* ---- roles ---- */

static bool read_role(enum desk_role *out, const char *word)
{
    return people_role_read(out, word) && *out >= DESK_PERSON && *out <= DESK_DIRECTOR;
}

/* A role is given, and taken, by who stands above both the old one and the new one. */
static bool may_set(struct call *c, enum desk_role role)
{
    struct store_fault fault;
    enum desk_role now, own = DESK_NOBODY;
    enum people_why why = people_role(c->server->people, &now, c->arg[1], c->arg[0], &fault);

    if (!why && c->signed_in)
        why = people_role(c->server->people, &own, c->who.id, c->arg[0], &fault);
    if (why == PEOPLE_UNKNOWN)
        call_problem(c, PROBLEM_NOT_FOUND, NULL, NULL);
    else if (why)
        call_people_fault(c, why, &fault);
    else if (own < DESK_DIRECTOR || own <= role || own <= now)
        call_problem(c, c->signed_in ? PROBLEM_FORBIDDEN : PROBLEM_SIGN_IN, NULL, NULL);
    else
        return true;
    return false;
}

static void set_role(struct call *c, enum desk_role role)
{
    struct store_fault fault;
    enum people_why why =
        people_role_set(c->server->people, c->who.id, c->arg[1], c->arg[0], role, &fault);

    if (why) {
        call_people_fault(c, why, &fault);
        return;
    }
    live_judge(c->server);
    http_reply(c->http, &(struct http_reply){.status = 204});
}

static bool event_exists(struct call *c, const char *event)
{
    struct desk_event e;
    struct desk_fault fault;

    if (!desk_event_look(c->server->desk, &e, event, &fault))
        return true;
    call_desk_fault(c, &fault, NULL);
    return false;
}

void api_role_set(struct call *c)
{
    static const char *const fields[] = {"role"};
    const char *word;
    enum desk_role role;
    json_t *body;

    if (!event_exists(c, c->arg[0]) || !call_body(c, &body, fields, &word, 1))
        return;
    if (!read_role(&role, word))
        call_problem(c, PROBLEM_BAD_INPUT, "person, board, arbiter, director",
                     json_pack("{s:s}", "place", "/role"));
    else if (may_set(c, role))
        set_role(c, role);
    json_decref(body);
}
