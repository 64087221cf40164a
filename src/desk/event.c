/*
 * desk/event.c -- events: tournaments, matches, leagues, as far as games belong to them.
 */
#include "desk/inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- one of them ---- */

struct first {
    struct desk_event *about;
    bool there, damaged;
};

static bool take_first(void *payload, const struct store_row *row)
{
    struct first *f = payload;

    f->there = true;
    f->damaged = strcmp(row->event.kind, "event.opened") != 0 || row->event.version != 1 ||
                 !desk__event_read(f->about, row->event.bytes, row->event.len, NULL);
    return false;
}

enum desk_why desk_event_look(struct desk *d, struct desk_event *out, const char *event,
                              struct desk_fault *fault)
{
    struct first f = {.about = out};
    char stream[DESK_STREAM];
    struct store_fault why;

    if (!desk__is_id(event))
        return desk__fail(fault, DESK_NO_EVENT);
    desk__stream(stream, "event/", event);
    if (store_read(d->store, stream, 0, 1, take_first, &f, &why))
        return desk__fail_store(fault, &why);
    if (f.damaged)
        return desk__fail_damaged(fault, stream, 1);
    if (!f.there)
        return desk__fail(fault, DESK_NO_EVENT);
    memcpy(out->id, event, DESK_ID);
    return DESK_OK;
}

/* {"id":...,"event":{...}} */
static void put_event(struct desk_put *p, const struct desk_event *e)
{
    desk__put(p, "{\"id\":");
    desk__put_string(p, e->id);
    desk__put(p, ",\"event\":");
    desk__put_event_about(p, e);
    desk__put(p, "}");
}

/* ---- opening ---- */

enum desk_why desk__event_store(struct desk *d, struct desk_text *out,
                                const struct desk_event *about, const char *who,
                                const struct desk_key *key, struct desk_fault *fault)
{
    struct desk_put bytes = {0}, answer = {0};
    struct desk_text first;
    struct store_result result = {0};
    struct store_fault store;
    char stream[DESK_STREAM];
    enum desk_why why;

    desk__stream(stream, "event/", about->id);
    desk__put_event_about(&bytes, about);
    put_event(&answer, about);
    desk__put(&answer, " ");
    desk__put(&answer, key->print);
    if (!desk__put_end(&first, &answer, 1) || bytes.failed) {
        free(bytes.text);
        return desk__fail(fault, DESK_NO_MEMORY);
    }
    struct store_event e = {"event.opened", 1, desk__now(d), who, bytes.text, bytes.len};
    struct store_part part = {stream, 0, &e, 1};
    struct store_request r = {.answer = desk__kept(key, &first), .part = &part, .parts = 1};
    if (store_append(d->store, &result, &r, &store))
        why = desk__fail_store(fault, &store);
    else
        why = desk__answer_kept(d, out, &first, &result, fault);
    free(bytes.text);
    desk_text_free(&first);
    return why;
}

enum desk_why desk_event_open(struct desk *d, struct desk_text *out, const char *who,
                              const char *command, const char *json, size_t len,
                              struct desk_fault *fault)
{
    struct desk_key key;
    struct desk_event about;
    struct wire_fault wire;
    enum desk_role role;
    enum desk_why why;

    *out = (struct desk_text){0};
    if ((why = desk__role(d, &role, who, "", fault)))
        return why;
    if (role != DESK_OFFICE)
        return desk__fail(fault, DESK_FORBIDDEN);
    if ((why = desk__key(&key, who, "event", command, json, len, fault)))
        return why;
    if (!desk__event_read(&about, json, len, &wire))
        return desk__fail_wire(fault, &wire);
    desk__new_id(about.id);
    return desk__event_store(d, out, &about, who, &key, fault);
}

/* ---- showing and listing ---- */

enum desk_why desk_event_show(struct desk *d, struct desk_text *out, const char *event,
                              struct desk_fault *fault)
{
    struct desk_put p = {0};
    struct desk_event e;
    enum desk_why why = desk_event_look(d, &e, event, fault);

    *out = (struct desk_text){0};
    if (why)
        return why;
    put_event(&p, &e);
    return desk__put_end(out, &p, 1) ? DESK_OK : desk__fail(fault, DESK_NO_MEMORY);
}

enum { AT_ONCE = 200 };

struct names {
    char id[AT_ONCE + 1][DESK_ID];
    unsigned count;
};

static bool take_name(void *payload, const struct store_head *head)
{
    struct names *n = payload;
    const char *id = head->stream + strlen("event/");

    if (desk__is_id(id))
        memcpy(n->id[n->count++], id, DESK_ID);
    return n->count <= AT_ONCE;
}

enum desk_why desk_event_each(struct desk *d, char next[DESK_ID], const char *after, unsigned limit,
                              desk_event_fn *each, void *payload, struct desk_fault *fault)
{
    unsigned most = limit < AT_ONCE ? limit : AT_ONCE;
    char stream[DESK_STREAM] = "";
    struct names n = {.count = 0};
    struct store_fault store;
    enum desk_why why = DESK_OK;

    *next = '\0';
    if (desk__is_id(after))
        desk__stream(stream, "event/", after);
    if (store_streams(d->store, "event/", stream, most + 1, take_name, &n, &store))
        return desk__fail_store(fault, &store);
    for (unsigned i = 0; !why && i < n.count && i < most; i++) {
        struct desk_event e;
        why = desk_event_look(d, &e, n.id[i], fault);
        if (!why)
            each(payload, &e);
    }
    if (n.count > most && most)
        memcpy(next, n.id[most - 1], DESK_ID);
    return why;
}

static void add_event(void *payload, const struct desk_event *e)
{
    struct desk_put *p = payload;

    desk__put(p, p->len ? "," : "{\"events\":[");
    put_event(p, e);
}

enum desk_why desk_event_list(struct desk *d, struct desk_text *out, const char *after,
                              unsigned limit, struct desk_fault *fault)
{
    struct desk_put p = {0};
    char next[DESK_ID];
    enum desk_why why = desk_event_each(d, next, after, limit, add_event, &p, fault);

    *out = (struct desk_text){0};
    if (why) {
        free(p.text);
        return why;
    }
    desk__put(&p, p.len ? "]" : "{\"events\":[]");
    desk__put_next(&p, next);
    return desk__put_end(out, &p, 0) ? DESK_OK : desk__fail(fault, DESK_NO_MEMORY);
}
