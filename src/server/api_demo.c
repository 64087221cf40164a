/*
 * server/api_demo.c -- the demonstration: begun from the set-up or by the office, and taken over.
 */
#include "server/call.h"
#include "server/demo.h"

#include <sodium.h>
#include <stdio.h>

/* Is it on? And if it is to be ended, was it: of two who take over one does. */
static bool is_on(struct server *s, const char *event, bool end)
{
    bool on;

    pthread_mutex_lock(&s->demo_lock);
    on = s->demo && strcmp(demo_event(s->demo), event) == 0 && demo_goes_on(s->demo);
    if (on && end)
        demo_take_over(s->demo);
    pthread_mutex_unlock(&s->demo_lock);
    return on;
}

bool demo_is_on(struct server *s, const char *event)
{
    return is_on(s, event, false);
}

/* ---- beginning ---- */

/* The holder of the key of the set-up, or the office. */
static bool may_begin(struct call *c, const char *key)
{
    enum desk_role own = DESK_NOBODY;
    bool fits;

    pthread_mutex_lock(&c->server->set_up_lock);
    fits = server_key_fits(c->server, key);
    pthread_mutex_unlock(&c->server->set_up_lock);
    if (!fits && c->signed_in)
        people_role(c->server->people, &own, c->who.id, "", NULL);
    if (!fits && own < DESK_OFFICE)
        call_problem(c, PROBLEM_FORBIDDEN, NULL, NULL);
    return fits || own >= DESK_OFFICE;
}

/* One at a time: as long as one goes on there is no other. What takes long waits for the desk, so
 * demo_lock is not held then: pages ask for it while they hold the tournament. */
static void begin(struct call *c)
{
    struct server *s = c->server;
    struct demo *old, *fresh;
    char event[DESK_ID] = "";

    pthread_mutex_lock(&s->demo_begins);
    pthread_mutex_lock(&s->demo_lock);
    old = s->demo;
    pthread_mutex_unlock(&s->demo_lock);
    if (!old || !demo_goes_on(old)) {
        fresh = demo_start(s->desk, s->demo_ms);
        pthread_mutex_lock(&s->demo_lock);
        s->demo = fresh;
        pthread_mutex_unlock(&s->demo_lock);
        demo_stop(old);
        old = fresh;
    }
    if (old)
        memcpy(event, demo_event(old), DESK_ID);
    pthread_mutex_unlock(&s->demo_begins);
    if (*event)
        call_json(c, 201, json_pack("{s:s}", "id", event));
    else
        call_problem(c, PROBLEM_STORE, NULL, NULL);
}

void api_demo_start(struct call *c)
{
    static const char *const fields[] = {"key"};
    const char *key;
    json_t *body;

    if (!call_body(c, &body, fields, &key, 1))
        return;
    if (may_begin(c, key))
        begin(c);
    json_decref(body);
}

/* ---- taking over ---- */

enum { GUESTS = 100, SECRET = 24 };

/* Whoever looks at a demonstration is nobody yet: he gets an account that can do this and nothing else,
 * with a password that nobody knows. */
static enum people_why make_guest(struct call *c, char secret[2 * SECRET + 1],
                                  struct store_fault *fault)
{
    enum people_why why = PEOPLE_TAKEN;
    uint8_t bytes[SECRET];
    char name[40];

    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2hex(secret, 2 * SECRET + 1, bytes, sizeof bytes);
    for (unsigned i = 1; why == PEOPLE_TAKEN && i < GUESTS; i++) {
        snprintf(name, sizeof name, c->lang == AD_DE ? "Gast %u" : "Guest %u", i);
        why = people_add(c->server->people, &c->who, name, secret, fault);
    }
    return why;
}

static void direct(struct call *c)
{
    char secret[2 * SECRET + 1];
    struct store_fault fault;
    enum desk_role own = DESK_NOBODY;
    bool guest = !c->signed_in;
    enum people_why why = guest ? make_guest(c, secret, &fault) : PEOPLE_OK;

    if (!why)
        why = people_role(c->server->people, &own, c->who.id, c->arg[0], &fault);
    if (!why && own < DESK_DIRECTOR)
        why = people_role_set(c->server->people, "", c->who.id, c->arg[0], DESK_DIRECTOR, &fault);
    if (why) {
        call_people_fault(c, why, &fault);
        return;
    }
    if (guest)
        session_begin(c, c->who.name, secret, NULL);
    else
        api_session_show(c);
}

/* Guests may where the service was started to be looked at, or nobody has set it up yet. */
void api_demo_take_over(struct call *c)
{
    struct server *s = c->server;

    if (!c->signed_in && !s->is_demo && !server_is_new(s))
        call_problem(c, PROBLEM_SIGN_IN, NULL, NULL);
    else if (!is_on(s, c->arg[0], true))
        call_problem(c, PROBLEM_NOT_FOUND, NULL, NULL);
    else
        direct(c);
}
