/*
 * server/api_pass.c -- links that need no account: a kiosk of an event, and every player's own card. The key
 * stands behind the # of an address; whoever opens it shows it from then on in a cookie of its own.
 */
#include "server/call.h"

#include <stdio.h>
#include <stdlib.h>

#include "desk/tour.h"
#include "server/qr_path.h"

enum { DAYS = 60, LINK = 300 };

/* Where others reach us, as the caller does. */
static void write_link(char out[LINK], const struct call *c, const char *token)
{
    const char *host = http_header(c->http, "Host");

    snprintf(out, LINK, "%s://%s/pass#%s", call_is_secure(c) ? "https" : "http",
             host ? host : "localhost", token);
}

/* ---- making ---- */

static enum people_why make_one(struct call *c, json_t *all, unsigned place,
                                struct store_fault *fault)
{
    struct people_pass pass = {.place = place};
    char token[PEOPLE_TOKEN], link[LINK];
    enum people_why why;
    char *path;
    unsigned size = 0;

    memcpy(pass.by, c->who.id, DESK_ID);
    snprintf(pass.event, sizeof pass.event, "%.40s", c->arg[0]); /* there is such an event */
    why = people_pass_make(c->server->people, token, &pass, fault);
    if (why)
        return why;
    write_link(link, c, token);
    path = qr_path(link, &size);
    json_array_append_new(all,
                          json_pack("{s:s, s:s, s:i, s:s, s:s, s:s, s:i}", "id", pass.id, "kind",
                                    place ? "player" : "kiosk", "who", (int)place, "key", token,
                                    "link", link, "qr", path ? path : "", "size", (int)size));
    free(path);
    return PEOPLE_OK;
}

struct places {
    unsigned count;
    bool in[AD_ENTRANTS_MAX + 1];
};

static void count_places(void *payload, const struct desk_tour_view *v)
{
    struct places *p = payload;

    p->count = v->tour->count;
    for (unsigned place = 1; place <= p->count; place++)
        p->in[place] = !v->tour->entry[place - 1].left;
}

/* One for a kiosk, for one player, or for everybody who takes part. */
static void make(struct call *c, const char *kind, unsigned who)
{
    struct places *places = calloc(1, sizeof *places);
    struct store_fault fault;
    struct desk_fault desk;
    enum people_why why = places ? PEOPLE_OK : PEOPLE_NO_MEMORY;
    json_t *all = json_array();

    if (places &&
        desk_tour_look(c->server->desk, call_who(c), c->arg[0], count_places, places, &desk)) {
        call_desk_fault(c, &desk, NULL);
    } else if (places && strcmp(kind, "player") == 0 && (!who || who > places->count)) {
        call_problem(c, PROBLEM_NOT_FOUND, NULL, NULL);
    } else {
        if (!why && strcmp(kind, "players") != 0)
            why = make_one(c, all, who, &fault);
        for (unsigned place = 1; !why && strcmp(kind, "players") == 0 && place <= places->count;
             place++)
            if (places->in[place])
                why = make_one(c, all, place, &fault);
        if (why)
            call_people_fault(c, why, &fault);
        else
            call_json(c, 201, json_pack("{s:O}", "passes", all));
    }
    json_decref(all);
    free(places);
}

void api_pass_make(struct call *c)
{
    size_t len;
    const char *text = http_body(c->http, &len), *kind = NULL;
    json_t *body = json_loadb(text, len, JSON_REJECT_DUPLICATES, NULL);
    int who = 0;

    if (!call_signed_in(c)) {
        json_decref(body);
        return;
    }
    if (json_unpack(body, "{s:s, s?i!}", "kind", &kind, "who", &who) ||
        (strcmp(kind, "kiosk") != 0 && strcmp(kind, "players") != 0 &&
         strcmp(kind, "player") != 0) ||
        who < 0 || (who && strcmp(kind, "player") != 0))
        call_problem(c, PROBLEM_BAD_INPUT, "kiosk, player with who, players",
                     json_pack("{s:s}", "place", "/kind"));
    else
        make(c, kind, (unsigned)who);
    json_decref(body);
}

/* ---- looking, and the end ---- */

static bool list_one(void *payload, const struct people_pass *pass)
{
    json_array_append_new(payload,
                          json_pack("{s:s, s:s, s:i, s:I}", "id", pass->id, "kind",
                                    pass->place ? "player" : "kiosk", "who", (int)pass->place,
                                    "until_ms", (json_int_t)pass->until_ms));
    return true;
}

void api_passes_list(struct call *c)
{
    enum desk_role own = DESK_NOBODY;
    struct store_fault fault;
    struct desk_fault desk;
    struct desk_event event;
    json_t *all = json_array();
    enum people_why why = PEOPLE_DENIED;

    if (!call_signed_in(c)) {
        json_decref(all);
        return;
    }
    if (desk_event_look(c->server->desk, &event, c->arg[0], &desk)) {
        call_desk_fault(c, &desk, NULL);
        json_decref(all);
        return;
    }
    people_role(c->server->people, &own, c->who.id, c->arg[0], NULL);
    if (own >= DESK_ARBITER)
        why = people_passes(c->server->people, c->arg[0], list_one, all, &fault);
    if (why)
        call_people_fault(c, why, &fault);
    else
        call_json(c, 200, json_pack("{s:O}", "passes", all));
    json_decref(all);
}

void api_pass_withdraw(struct call *c)
{
    struct store_fault fault;

    if (call_signed_in(c))
        call_people_done(
            c, people_pass_withdraw(c->server->people, c->who.id, c->arg[0], c->arg[1], &fault),
            &fault);
}

/* ---- opening ---- */

void api_pass_open(struct call *c)
{
    static const char *const fields[] = {"key"};
    const char *key;
    struct people_pass pass;
    struct store_fault fault;
    enum people_why why;
    char cookie[CALL_COOKIE];
    json_t *body;

    if (!call_body(c, &body, fields, &key, 1))
        return;
    why = people_pass_look(c->server->people, &pass, key, &fault);
    if (why) {
        call_people_fault(c, why, &fault);
    } else {
        call_cookie(cookie, c, "adoube-pass", key, "/", DAYS);
        c->extra[0] = (struct http_field){"Set-Cookie", cookie};
        call_json(c, 200,
                  json_pack("{s:s, s:s, s:i}", "kind", pass.place ? "player" : "kiosk", "event",
                            pass.event, "who", (int)pass.place));
    }
    json_decref(body);
}
