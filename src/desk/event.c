/*
 * desk/event.c -- events: tournaments, matches, leagues, as far as games belong to them.
 */
#include "desk/inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- one of them ---- */

struct first {
    struct desk_event_about about;
    bool there, damaged;
};

static bool take_first(void *payload, const struct store_row *row)
{
    struct first *f = payload;

    f->there = true;
    f->damaged = strcmp(row->event.kind, "event.opened") != 0 || row->event.version != 1 ||
                 !desk__event_read(&f->about, row->event.bytes, row->event.len, NULL);
    return false;
}

static enum desk_why read_first(struct desk *d, struct first *out, const char *event,
                                struct desk_fault *fault)
{
    char stream[DESK_STREAM];
    struct store_fault why;

    *out = (struct first){0};
    if (!desk__is_id(event))
        return desk__fail(fault, DESK_NO_EVENT);
    desk__stream(stream, "event/", event);
    if (store_read(d->store, stream, 0, 1, take_first, out, &why))
        return desk__fail_store(fault, &why);
    if (out->damaged)
        return desk__fail_damaged(fault, stream, 1);
    return out->there ? DESK_OK : desk__fail(fault, DESK_NO_EVENT);
}

enum desk_why desk__event_there(struct desk *d, const char *event, struct desk_fault *fault)
{
    struct first f;

    return read_first(d, &f, event, fault);
}

/* {"id":...,"event":{...}} */
static void put_event(struct desk_put *p, const char *id, const struct desk_event_about *about)
{
    desk__put(p, "{\"id\":");
    desk__put_string(p, id);
    desk__put(p, ",\"event\":");
    desk__put_event_about(p, about);
    desk__put(p, "}");
}

/* ---- opening ---- */

static enum desk_why store_event_opened(struct desk *d, struct desk_text *out, const char *id,
                                        const struct desk_event_about *about, const char *who,
                                        const struct desk_key *key, struct desk_fault *fault)
{
    struct desk_put bytes = {0}, answer = {0};
    struct desk_text first;
    struct store_result result = {0};
    struct store_fault store;
    char stream[DESK_STREAM];
    enum desk_why why;

    desk__stream(stream, "event/", id);
    desk__put_event_about(&bytes, about);
    put_event(&answer, id, about);
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

enum desk_why desk_event_open(struct desk *d, struct desk_text *out, const struct desk_actor *a,
                              const char *command, const char *json, size_t len,
                              struct desk_fault *fault)
{
    char id[DESK_ID];
    struct desk_key key;
    struct desk_event_about about;
    struct wire_fault wire;
    enum desk_why why;

    *out = (struct desk_text){0};
    if (a->role != DESK_OFFICE)
        return desk__fail(fault, DESK_FORBIDDEN);
    if ((why = desk__key(&key, a, "event", command, json, len, fault)))
        return why;
    if (!desk__event_read(&about, json, len, &wire))
        return desk__fail_wire(fault, &wire);
    desk__new_id(id);
    return store_event_opened(d, out, id, &about, a->person, &key, fault);
}

/* ---- showing and listing ---- */

enum desk_why desk_event_show(struct desk *d, struct desk_text *out, const char *event,
                              struct desk_fault *fault)
{
    struct desk_put p = {0};
    struct first f;
    enum desk_why why = read_first(d, &f, event, fault);

    *out = (struct desk_text){0};
    if (why)
        return why;
    put_event(&p, event, &f.about);
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

enum desk_why desk_event_list(struct desk *d, struct desk_text *out, const char *after,
                              unsigned limit, struct desk_fault *fault)
{
    unsigned most = limit < AT_ONCE ? limit : AT_ONCE;
    char stream[DESK_STREAM] = "";
    struct names n = {.count = 0};
    struct desk_put p = {0};
    struct store_fault store;
    enum desk_why why = DESK_OK;

    *out = (struct desk_text){0};
    if (desk__is_id(after))
        desk__stream(stream, "event/", after);
    if (store_streams(d->store, "event/", stream, most + 1, take_name, &n, &store))
        return desk__fail_store(fault, &store);
    desk__put(&p, "{\"events\":[");
    for (unsigned i = 0; !why && i < n.count && i < most; i++) {
        struct first f;
        why = read_first(d, &f, n.id[i], fault);
        desk__put(&p, i ? "," : "");
        put_event(&p, n.id[i], &f.about);
    }
    desk__put(&p, "]");
    if (n.count > most && most) {
        desk__put(&p, ",\"next\":");
        desk__put_string(&p, n.id[most - 1]);
    }
    desk__put(&p, "}");
    if (why)
        free(p.text);
    else if (!desk__put_end(out, &p, 0))
        why = desk__fail(fault, DESK_NO_MEMORY);
    return why;
}
