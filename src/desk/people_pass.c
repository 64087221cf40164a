/*
 * desk/people_pass.c -- links that need no account: a kiosk at which results are entered, a player's card.
 *
 * As of a session, only the hash of the token is kept; sorted by event and place. A pass speaks for who
 * made it, as an invitation does.
 */
#include "desk/people_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SORT = PEOPLE_EVENT + 8, PASSES_READ = 10000 };

static const int64_t sixty_days = INT64_C(60) * 24 * 3600 * 1000;

/* ---- as they are kept ---- */

static void write_sort(char out[SORT], const char *event, unsigned place)
{
    snprintf(out, SORT, "%s/%05u", event, place);
}

static bool read_pass(struct people_pass *out, const struct store_thing *t)
{
    json_t *json = json_loadb(t->bytes, t->len, 0, NULL);
    const char *by, *event;
    json_int_t place, until;
    bool fine = !json_unpack(json, "{s:s, s:s, s:I, s:I}", "by", &by, "event", &event, "place",
                             &place, "until", &until) &&
                strlen(t->key) < sizeof out->id && strlen(by) < sizeof out->by &&
                strlen(event) < sizeof out->event;

    *out = (struct people_pass){0};
    if (fine) {
        strcpy(out->id, t->key);
        strcpy(out->by, by);
        strcpy(out->event, event);
        out->place = (unsigned)place;
        out->until_ms = until;
    }
    json_decref(json);
    return fine;
}

/* ---- who may ---- */

static enum people_why judge(struct people *p, const char *by, const char *event,
                             struct store_fault *fault)
{
    struct people_account maker;
    enum desk_role own = DESK_NOBODY;
    enum people_why why = people_get(p, &maker, by, fault);

    if (!why)
        why = people_role(p, &own, by, event, fault);
    if (why)
        return why == PEOPLE_UNKNOWN ? PEOPLE_DENIED : why;
    return maker.locked || own < DESK_ARBITER || !people_is_event(event) ? PEOPLE_DENIED
                                                                         : PEOPLE_OK;
}

/* ---- all of an event ---- */

struct listing {
    people_pass_fn *each;
    void *payload;
    int64_t now;
};

static bool list_one(void *payload, const struct store_thing *t)
{
    struct listing *l = payload;
    struct people_pass pass;

    return !read_pass(&pass, t) || l->now >= pass.until_ms || l->each(l->payload, &pass);
}

static enum people_why list(struct people *p, const char *prefix, people_pass_fn *each,
                            void *payload, struct store_fault *fault)
{
    struct listing to = {each, payload, p->now_ms(p->clock)};
    struct store_listing l = {
        .shelf = SHELF_PASS, .prefix = prefix, .prefix_len = strlen(prefix), .limit = PASSES_READ};

    return people__store_why(store_things(p->store, &l, list_one, &to, fault));
}

enum people_why people_passes(struct people *p, const char *event, people_pass_fn *each,
                              void *payload, struct store_fault *fault)
{
    char prefix[SORT];

    snprintf(prefix, sizeof prefix, "%s/", event);
    return list(p, prefix, each, payload, fault);
}

/* ---- making ---- */

enum { OLD = 16 };

struct old {
    char key[OLD][PEOPLE_HASH];
    unsigned count;
};

static bool take_old(void *payload, const struct people_pass *pass)
{
    struct old *o = payload;

    strcpy(o->key[o->count++], pass->id);
    return o->count < OLD;
}

static struct people_note note_of(const struct people_pass *pass, enum people_what what,
                                  const char *by)
{
    struct people_note n = {.what = what, .role = pass->place ? DESK_NOBODY : DESK_KIOSK};

    snprintf(n.by, sizeof n.by, "%s", by);
    snprintf(n.event, sizeof n.event, "%s", pass->event);
    return n;
}

static enum people_why put_pass(struct people *p, const struct people_pass *pass,
                                const struct old *old, struct store_fault *fault)
{
    struct store_change c[OLD + 2];
    struct note_put note;
    char sort[SORT];
    json_t *json = json_pack("{s:s, s:s, s:I, s:I}", "by", pass->by, "event", pass->event, "place",
                             (json_int_t)pass->place, "until", (json_int_t)pass->until_ms);
    char *text = json ? json_dumps(json, JSON_COMPACT) : NULL;
    enum store_why why = STORE_NO_MEMORY;

    write_sort(sort, pass->event, pass->place);
    if (text) {
        c[0] = (struct store_change){STORE_PUT,
                                     0,
                                     {.shelf = SHELF_PASS,
                                      .key = pass->id,
                                      .sort = sort,
                                      .sort_len = strlen(sort),
                                      .bytes = text,
                                      .len = strlen(text)}};
        c[1] = people__note(p, &note, note_of(pass, PEOPLE_LINK_MADE, pass->by));
        for (unsigned i = 0; i < old->count; i++)
            c[i + 2] = (struct store_change){
                STORE_REMOVE, STORE_ANY, {.shelf = SHELF_PASS, .key = old->key[i]}};
        why = store_things_change(p->store, c, old->count + 2, fault);
    }
    free(text);
    json_decref(json);
    return people__store_why(why);
}

enum people_why people_pass_make(struct people *p, char token[PEOPLE_TOKEN],
                                 struct people_pass *pass, struct store_fault *fault)
{
    struct old old = {.count = 0};
    char sort[SORT];
    enum people_why why = judge(p, pass->by, pass->event, fault);

    write_sort(sort, pass->event, pass->place);
    if (!why && pass->place)
        why = list(p, sort, take_old, &old, fault);
    if (why)
        return why;
    pass->until_ms = p->now_ms(p->clock) + sixty_days;
    people__token_new(token, pass->id);
    return put_pass(p, pass, &old, fault);
}

/* ---- looking, and the end ---- */

static enum people_why read_by_key(struct people *p, struct people_pass *out, const char *key,
                                   struct store_fault *fault)
{
    struct store_thing *t;
    enum store_why why = store_thing_read(p->store, &t, SHELF_PASS, key, fault);
    bool fine;

    if (why)
        return why == STORE_NO_THING ? PEOPLE_OVER : people__store_why(why);
    fine = read_pass(out, t);
    free(t);
    return fine && p->now_ms(p->clock) < out->until_ms ? PEOPLE_OK : PEOPLE_OVER;
}

enum people_why people_pass_look(struct people *p, struct people_pass *out, const char *token,
                                 struct store_fault *fault)
{
    char key[PEOPLE_KEY];
    enum people_why why =
        people__token_key(key, token) ? read_by_key(p, out, key, fault) : PEOPLE_OVER;

    if (!why)
        why = judge(p, out->by, out->event, fault);
    return why == PEOPLE_DENIED ? PEOPLE_OVER : why;
}

enum people_why people_pass_withdraw(struct people *p, const char *by, const char *event,
                                     const char *id, struct store_fault *fault)
{
    struct people_pass pass;
    struct store_change c[2] = {{STORE_REMOVE, STORE_ANY, {.shelf = SHELF_PASS, .key = id}}};
    struct note_put note;
    enum people_why why = judge(p, by, event, fault);

    if (!why)
        why = strlen(id) == PEOPLE_HASH - 1 ? read_by_key(p, &pass, id, fault) : PEOPLE_OVER;
    if (!why && strcmp(pass.event, event) != 0)
        why = PEOPLE_OVER;
    if (why)
        return why;
    c[1] = people__note(p, &note, note_of(&pass, PEOPLE_LINK_WITHDRAWN, by));
    return people__store_why(store_things_change(p->store, c, 2, fault));
}
