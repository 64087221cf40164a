/*
 * server/api_link.c -- invitations, and new passwords by link. The key stands behind the # of an address
 * and comes to us in a body alone: no log on the way keeps it.
 */
#include "server/call.h"

#include <stdio.h>

/* ---- making ---- */

static void make_link(struct call *c, struct people_link *l)
{
    char token[PEOPLE_TOKEN], path[PEOPLE_TOKEN + 10];
    struct store_fault fault;
    enum people_why why;

    memcpy(l->by, c->who.id, DESK_ID);
    why = people_link_make(c->server->people, token, l, &fault);
    if (why == PEOPLE_UNKNOWN) {
        call_problem(c, PROBLEM_NOT_FOUND, NULL, NULL);
    } else if (why) {
        call_people_fault(c, why, &fault);
    } else {
        snprintf(path, sizeof path, "/link#%s", token);
        call_json(c, 201,
                  json_pack("{s:s, s:s, s:s, s:I}", "id", l->id, "key", token, "path", path,
                            "until_ms", (json_int_t)l->until_ms));
    }
}

/* The event of an invitation, if it names one. */
static bool has_event(struct call *c, struct people_link *l, const char *event)
{
    struct desk_event e;
    struct desk_fault fault;

    if (*event && desk_event_look(c->server->desk, &e, event, &fault)) {
        call_desk_fault(c, &fault, NULL);
        return false;
    }
    snprintf(l->event, sizeof l->event, "%s", event);
    return true;
}

void api_link_invite(struct call *c)
{
    static const char *const fields[] = {"role", "event"};
    const char *value[2];
    struct people_link l = {0};
    json_t *body;

    if (!call_signed_in(c) || !call_body(c, &body, fields, value, 2))
        return;
    if (!people_role_read(&l.role, value[0]) || l.role == DESK_NOBODY)
        call_problem(c, PROBLEM_BAD_INPUT, "person, board, arbiter, director, office",
                     json_pack("{s:s}", "place", "/role"));
    else if (has_event(c, &l, value[1]))
        make_link(c, &l);
    json_decref(body);
}

/* One for an account. */
static void make_for(struct call *c, enum desk_role role)
{
    static const char *const fields[] = {"person"};
    const char *person;
    struct people_link l = {.role = role};
    json_t *body;

    if (!call_signed_in(c) || !call_body(c, &body, fields, &person, 1))
        return;
    if (!*person || strlen(person) >= DESK_ID) {
        call_problem(c, PROBLEM_NOT_FOUND, NULL, NULL);
    } else {
        strcpy(l.person, person);
        make_link(c, &l);
    }
    json_decref(body);
}

void api_link_password(struct call *c)
{
    make_for(c, DESK_PERSON);
}

void api_link_browser(struct call *c)
{
    make_for(c, DESK_NOBODY);
}

/* ---- looking ---- */

static json_t *link_of(const struct people_link *l)
{
    static const char *const kinds[] = {[PEOPLE_INVITES] = "invitation",
                                        [PEOPLE_SETS_PASSWORD] = "password",
                                        [PEOPLE_KNOWS_BROWSER] = "browser"};
    json_t *out = json_pack("{s:s, s:I}", "kind", kinds[people_link_kind(l)], "until_ms",
                            (json_int_t)l->until_ms);

    if (!*l->person) {
        json_object_set_new(out, "role", json_string(people_role_word(l->role)));
        json_object_set_new(out, "event", json_string(l->event));
    }
    return out;
}

/* In a sentence: what whoever opens it gets. */
static json_t *told(struct call *c, const struct people_link *l)
{
    bool german = c->lang == AD_DE;
    struct people_account whose;
    struct desk_event e;
    struct desk_fault fault;

    if (*l->person && people_get(c->server->people, &whose, l->person, NULL))
        return json_null();
    if (people_link_kind(l) == PEOPLE_SETS_PASSWORD)
        return json_sprintf(german ? "Ein neues Passwort für %s." : "A new password for %s.",
                            whose.name);
    if (people_link_kind(l) == PEOPLE_KNOWS_BROWSER)
        return json_sprintf(german ? "In diesem Browser kann sich %s ohne Wartezeit anmelden, "
                                     "gleich wie viele andere falsche Passwörter probieren."
                                   : "In this browser %s can sign in without a wait, however many "
                                     "wrong passwords others try.",
                            whose.name);
    if (l->role == DESK_PERSON)
        return json_string(german ? "Einladung zu einem Konto." : "An invitation to an account.");
    if (!*l->event || desk_event_look(c->server->desk, &e, l->event, &fault))
        return json_sprintf(german ? "Einladung. Rolle: %s." : "An invitation. Role: %s.",
                            people_role_text(l->role, c->lang));
    return json_sprintf(german ? "Einladung zu „%s“. Rolle: %s."
                               : "An invitation to “%s”. Role: %s.",
                        e.name, people_role_text(l->role, c->lang));
}

void api_link_look(struct call *c)
{
    static const char *const fields[] = {"key"};
    const char *key;
    struct people_link l;
    struct store_fault fault;
    enum people_why why;
    json_t *body, *out;

    if (!call_body(c, &body, fields, &key, 1))
        return;
    why = people_link_look(c->server->people, &l, key, &fault);
    json_decref(body);
    if (why) {
        call_people_fault(c, why, &fault);
        return;
    }
    out = link_of(&l);
    json_object_set_new(out, "text", told(c, &l));
    call_json(c, 200, out);
}

static bool list_one(void *payload, const struct people_link *l)
{
    json_t *one = link_of(l);

    json_object_set_new(one, "id", json_string(l->id));
    json_object_set_new(one, "by", json_string(l->by));
    if (*l->person)
        json_object_set_new(one, "person", json_string(l->person));
    json_array_append_new(payload, one);
    return true;
}

void api_links_list(struct call *c)
{
    enum desk_role role = DESK_NOBODY;
    struct store_fault fault;
    json_t *all = json_array();
    enum people_why why;

    if (!call_signed_in(c)) {
        json_decref(all);
        return;
    }
    why = people_role(c->server->people, &role, c->who.id, "", &fault);
    if (!why)
        why = people_links(c->server->people, role >= DESK_OFFICE ? "" : c->who.id, list_one, all,
                           &fault);
    if (!why) {
        call_json(c, 200, json_pack("{s:o}", "links", all));
        return;
    }
    json_decref(all);
    call_people_fault(c, why, &fault);
}

/* ---- using ---- */

void api_link_use(struct call *c)
{
    static const char *const fields[] = {"key", "name", "password"};
    const char *value[3];
    struct people_from from = {.peer = http_peer(c->http)};
    struct people_account who;
    struct people_link l;
    struct store_fault fault;
    enum people_why why;
    json_t *body;

    if (!call_body(c, &body, fields, value, 3))
        return;
    why = people_link_look(c->server->people, &l, value[0], &fault);
    if (!why)
        why = people_link_use(c->server->people, &who, value[0], value[1], value[2], &from, &fault);
    if (why) {
        c->wait_s = from.wait_s;
        call_people_fault(c, why, &fault);
    } else if (people_link_kind(&l) == PEOPLE_KNOWS_BROWSER) {
        session_know(c, &who, from.fresh);
    } else {
        live_judge(c->server); /* a new password has ended sessions */
        session_begin(c, who.name, value[2], from.fresh);
    }
    json_decref(body);
}

void api_link_take(struct call *c)
{
    static const char *const fields[] = {"key"};
    const char *key;
    struct store_fault fault;
    json_t *body;

    if (!call_signed_in(c) || !call_body(c, &body, fields, &key, 1))
        return;
    call_people_done(c, people_link_take(c->server->people, c->who.id, key, &fault), &fault);
    json_decref(body);
}

void api_link_withdraw(struct call *c)
{
    struct store_fault fault;

    if (call_signed_in(c))
        call_people_done(c, people_link_withdraw(c->server->people, c->who.id, c->arg[0], &fault),
                         &fault);
}
