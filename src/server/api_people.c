/*
 * server/api_people.c -- everybody who has an account, as the office sees and changes them.
 */
#include "server/call.h"

/* False: he is not of the office, and that was answered. */
static bool is_office(struct call *c)
{
    struct store_fault fault;
    enum desk_role own = DESK_NOBODY;
    enum people_why why;

    if (!call_signed_in(c))
        return false;
    why = people_role(c->server->people, &own, c->who.id, "", &fault);
    if (!why && own < DESK_OFFICE)
        why = PEOPLE_DENIED;
    if (why)
        call_people_fault(c, why, &fault);
    return !why;
}

/* ---- seeing ---- */

static bool add_role(void *payload, const char *event, enum desk_role role)
{
    json_array_append_new(payload,
                          json_pack("{s:s, s:s}", "role", people_role_word(role), "event", event));
    return true;
}

struct listing {
    struct people *people;
    json_t *all;
};

static bool add_person(void *payload, const struct people_account *a)
{
    struct listing *l = payload;
    json_t *roles = json_array();

    people_roles(l->people, a->id, add_role, roles, NULL);
    json_array_append_new(l->all, json_pack("{s:s, s:s, s:b, s:o}", "id", a->id, "name", a->name,
                                            "locked", a->locked, "roles", roles));
    return true;
}

void api_people_list(struct call *c)
{
    struct listing l = {c->server->people, NULL};
    struct store_fault fault;
    enum people_why why;

    if (!is_office(c))
        return;
    l.all = json_array();
    why = people_list(c->server->people, add_person, &l, &fault);
    if (!why) {
        call_json(c, 200, json_pack("{s:o}", "people", l.all));
        return;
    }
    json_decref(l.all);
    call_people_fault(c, why, &fault);
}

static bool add_note(void *payload, const struct people_note *n)
{
    json_array_append_new(
        payload, json_pack("{s:I, s:s, s:s, s:s, s:s, s:s, s:s}", "at_ms", (json_int_t)n->at_ms,
                           "what", people_what_word(n->what), "by", n->by, "whom", n->whom, "event",
                           n->event, "role", people_role_word(n->role), "peer", n->peer));
    return true;
}

void api_audit_list(struct call *c)
{
    unsigned limit = is_office(c) ? call_limit(c) : 0;
    struct store_fault fault;
    enum people_why why;
    json_t *all;

    if (limit == 0)
        return;
    all = json_array();
    why = people_audit(c->server->people, limit, add_note, all, &fault);
    if (!why) {
        call_json(c, 200, json_pack("{s:o}", "audit", all));
        return;
    }
    json_decref(all);
    call_people_fault(c, why, &fault);
}

/* ---- changing; nobody shuts himself out ---- */

static bool may_change(struct call *c)
{
    if (!is_office(c))
        return false;
    if (strcmp(c->arg[0], c->who.id) != 0)
        return true;
    call_problem(c, PROBLEM_FORBIDDEN, NULL, NULL);
    return false;
}

static void changed(struct call *c, enum people_why why, const struct store_fault *fault)
{
    live_judge(c->server);
    if (why == PEOPLE_UNKNOWN)
        call_problem(c, PROBLEM_NOT_FOUND, NULL, NULL);
    else
        call_people_done(c, why, fault);
}

void api_person_lock(struct call *c)
{
    struct store_fault fault;

    if (may_change(c))
        changed(c, people_lock(c->server->people, c->who.id, c->arg[0], true, &fault), &fault);
}

void api_person_unlock(struct call *c)
{
    struct store_fault fault;

    if (may_change(c))
        changed(c, people_lock(c->server->people, c->who.id, c->arg[0], false, &fault), &fault);
}
