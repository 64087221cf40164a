/*
 * server/server.c -- opens record, desk, people and door; sends each request to its row.
 */
#include "server/server.h"

#include <inttypes.h>
#include <stdio.h>
#include <sodium.h>
#include <stdlib.h>
#include <time.h>

#include "server/call.h"
#include "server/demo.h"

/* ---- one request ---- */

static void know_pass(struct call *c);

/* False: it could not be found out, and that was answered. */
static bool know_caller(struct call *c)
{
    const char *token = call_token(c), *seat = call_seat(c);
    struct store_fault fault;
    enum people_why why =
        token && *token ? people_who(c->server->people, &c->who, token, &fault) : PEOPLE_UNKNOWN;

    c->signed_in = why == PEOPLE_OK && !people_is_guest(c->who.id);
    if (seat && (!why || why == PEOPLE_UNKNOWN)) {
        why = people_who(c->server->people, &c->seat, seat, &fault);
        c->guest = why == PEOPLE_OK && people_is_guest(c->seat.id);
    }
    know_pass(c);
    if (why == PEOPLE_OK || why == PEOPLE_UNKNOWN)
        return true;
    call_people_fault(c, why, &fault);
    return false;
}

/* Who holds a pass is nobody for people, and for the desk what its event and place say: "kiosk-EVENT",
 * "player-EVENT-12". No account has such an id. */
static void know_pass(struct call *c)
{
    const char *token = http_cookie(c->http, "adoube-pass");
    struct store_fault fault;

    c->has_pass = token && *token &&
                  !people_pass_look(c->server->people, &c->pass, token, &fault) &&
                  strlen(c->pass.event) < DESK_ID;
    if (c->has_pass && c->pass.place)
        snprintf(c->pass_who, sizeof c->pass_who, "player-%.16s-%u", c->pass.event, c->pass.place);
    else if (c->has_pass)
        snprintf(c->pass_who, sizeof c->pass_who, "kiosk-%.16s-%.8s", c->pass.event, c->pass.id);
}

/* Behind its first word, if it is a pass of this event; else NULL. */
static const char *pass_of(const char *person, const char *word, const char *event)
{
    size_t len = strlen(word), name = strlen(event);

    return strncmp(person, word, len) == 0 && *event && strncmp(person + len, event, name) == 0 &&
                   person[len + name] == '-'
               ? person + len + name + 1
               : NULL;
}

static unsigned place_of(void *payload, const char *person, const char *event)
{
    const char *place = pass_of(person, "player-", event);

    (void)payload;
    return place ? (unsigned)strtoul(place, NULL, 10) : 0;
}

/* A browser says which page sent a request. What changes something may come from ours alone: the
 * cookie is Strict already, this holds where a browser is old or a host has neighbours. */
static bool comes_from_us(const struct call *c)
{
    const char *site = http_header(c->http, "Sec-Fetch-Site");
    const char *origin = http_header(c->http, "Origin"), *host = http_header(c->http, "Host");
    const char *name = origin ? strstr(origin, "://") : NULL;

    if (site)
        return strcmp(site, "same-origin") == 0 || strcmp(site, "none") == 0;
    return !origin || (name && host && strcmp(name + 3, host) == 0);
}

static bool is_json(const struct call *c)
{
    const char *type = http_header(c->http, "Content-Type");
    size_t len = type ? strcspn(type, " ;") : 0;

    return len == 16 && strncasecmp(type, "application/json", len) == 0;
}

static bool is_welcome(struct call *c)
{
    enum http_method method = http_method_of(c->http);
    size_t len;

    if (method == HTTP_GET || method == HTTP_HEAD)
        return true;
    http_body(c->http, &len);
    if (!comes_from_us(c))
        call_problem(c, PROBLEM_ORIGIN, NULL, NULL);
    else if (len > 0 && !is_json(c))
        call_problem(c, PROBLEM_MEDIA, NULL, NULL);
    else
        return true;
    return false;
}

/* Much is answered from memory: not once the record behind it is gone. */
static bool record_is_there(struct call *c)
{
    struct store_fault fault;

    if (!store_there(c->server->store, &fault))
        return true;
    call_store_fault(c, &fault);
    return false;
}

static void refuse_method(struct call *c)
{
    char allow[80];

    route_methods(allow, sizeof allow, http_path(c->http));
    c->extra[0] = (struct http_field){"Allow", allow};
    call_problem(c, PROBLEM_METHOD, NULL, NULL);
}

static void handle(void *payload, struct http_request *http)
{
    struct call c = {.server = payload, .http = http};
    bool known;

    c.lang = call_language(http);
    c.route = route_find(&c, http_method_of(http), http_path(http), &known);
    if (!c.route && known)
        refuse_method(&c);
    else if (!c.route)
        call_problem(&c, PROBLEM_NOT_FOUND, NULL, NULL);
    else if (record_is_there(&c) && is_welcome(&c) && know_caller(&c))
        c.route->handle(&c);
}

bool server_ask(struct call *c, const char *path, char **text, size_t *len)
{
    struct http_taken got;

    *text = NULL;
    if (http_ask(&got, c->http, path, c->lang == AD_DE ? "de" : "en", handle, c->server) &&
        got.status == 200) {
        *text = got.body;
        *len = got.len;
        return true;
    }
    free(got.body);
    return false;
}

static void done(void *payload, const struct http_request *r, unsigned status, uint64_t ns)
{
    (void)r;
    metrics_count(payload, status, ns);
}

/* ---- the whole ---- */

enum { DEMO_MS = 4000 };

/* Who was removed while he asked is nobody. */
static enum store_why role(void *payload, enum desk_role *out, const char *person,
                           const char *event, struct store_fault *fault)
{
    struct server *s = payload;
    enum people_why why;

    if (person == demo_person || strcmp(person, demo_person) == 0) {
        *out = DESK_OFFICE; /* no session has this id */
        return STORE_OK;
    }
    if (strchr(person, '-')) {
        *out = pass_of(person, "kiosk-", event) ? DESK_KIOSK : DESK_NOBODY;
        return STORE_OK;
    }
    why = people_role(s->people, out, person, event, fault);
    if (why == PEOPLE_NO_MEMORY)
        fault->why = STORE_NO_MEMORY;
    return !why || why == PEOPLE_UNKNOWN ? STORE_OK : fault->why;
}

static void tell_behind(const struct server *s)
{
    struct desk_counts n;

    desk_count(s->desk, &n);
    if (n.behind_ms)
        fprintf(stderr,
                "adoube: this machine's clock is %" PRId64
                " s behind the record: time goes on from "
                "the last sign of life, and with it the kept clocks\n",
                n.behind_ms / 1000);
}

static bool open_record(struct server *s, const struct server_options *o, struct store_fault *fault)
{
    struct desk_options options = {.role = role, .place = place_of, .people = s};
    struct desk_fault why = {0};

    live_listen(s->live, &options.listener);
    if (store_open(&s->store, o->db, &(struct store_options){.create = true}, fault))
        return false;
    if (people_open(&s->people, s->store, o->people_ms, o->clock, fault))
        return false;
    if (o->demo && !demo_fill(s->store, &s->is_new, fault))
        return false;
    if (!desk_open(&s->desk, s->store, &options, &why)) {
        tell_behind(s);
        return true;
    }
    *fault = why.store;
    return false;
}

/* ---- the first account ---- */

struct search {
    struct people *people;
    bool found;
};

static bool look_for_office(void *payload, const struct people_account *account)
{
    struct search *s = payload;
    enum desk_role role = DESK_OFFICE; /* of whom we cannot tell: better no key than two offices */

    people_role(s->people, &role, account->id, "", NULL);
    s->found = role >= DESK_OFFICE;
    return !s->found;
}

static bool is_nobody_there(const struct server *s)
{
    struct search look = {.people = s->people};

    return !people_list(s->people, look_for_office, &look, NULL) && !look.found;
}

static void make_key(struct server *s)
{
    uint8_t bytes[SERVER_KEY / 2];

    randombytes_buf(bytes, sizeof bytes);
    if (is_nobody_there(s))
        sodium_bin2hex(s->key, sizeof s->key, bytes, sizeof bytes);
}

const char *server_key(const struct server *s)
{
    return s->key;
}

bool server_is_new(const struct server *s)
{
    return *s->key && is_nobody_there(s);
}

bool server_key_fits(struct server *s, const char *key)
{
    return strlen(key) == SERVER_KEY - 1 && sodium_memcmp(key, s->key, SERVER_KEY - 1) == 0 &&
           server_is_new(s);
}

void server_key_forget(struct server *s)
{
    sodium_memzero(s->key, sizeof s->key);
}

int server_start(struct server **out, const struct server_options *o, struct server_fault *fault)
{
    struct server *s = calloc(1, sizeof *s);
    struct timespec now;

    *fault = (struct server_fault){0};
    if (!s || !(s->live = live_new()) || !(s->openapi = openapi_write())) {
        fault->store.why = STORE_NO_MEMORY;
        server_stop(s);
        return -1;
    }
    clock_gettime(CLOCK_REALTIME, &now);
    s->since_ms = now.tv_sec * INT64_C(1000);
    pthread_mutex_init(&s->set_up_lock, NULL);
    pthread_mutex_init(&s->demo_lock, NULL);
    pthread_mutex_init(&s->demo_begins, NULL);
    s->demo_ms = o->demo_ms ? o->demo_ms : DEMO_MS;
    s->is_demo = o->demo;
    if (!open_record(s, o, &fault->store)) {
        server_stop(s);
        return -1;
    }
    make_key(s);
    if (o->demo && s->is_new)
        s->demo = demo_start(s->desk, s->demo_ms);
    fault->error = http_start(
        &s->http, &(struct http_options){
                      .host = o->host,
                      .port = o->port,
                      .per_peer = o->per_address,
                      .handle = handle,
                      .done = done,
                      .payload = s,
                      .threads = PEOPLE_AT_ONCE + 6 /* whoever signs in, others are answered */
                  });
    if (!fault->error)
        fault->error = live_start(s);
    if (fault->error) {
        server_stop(s);
        return -1;
    }
    *out = s;
    return 0;
}

uint16_t server_port(const struct server *s)
{
    return http_port(s->http);
}

const struct store *server_record(const struct server *s)
{
    return s->store;
}

struct people *server_people(const struct server *s)
{
    return s->people;
}

/* Requests end first, then what they ask; the desk's news come until it is closed. */
void server_stop(struct server *s)
{
    if (!s)
        return;
    if (s->live)
        live_stop(s->live);
    if (s->http)
        http_stop(s->http);
    demo_stop(s->demo);
    desk_close(s->desk);
    people_close(s->people);
    store_close(s->store);
    live_free(s->live);
    free(s->openapi);
    free(s);
}
