/*
 * desk/people_change.c -- accounts are made, changed and removed. What must not part goes into one
 * request: an account and its name, a new password and the end of the sessions under the old one.
 *
 * A change is decided on the version that was read. If somebody else was faster it is decided anew.
 */
#include "desk/people_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- changing ---- */

static struct store_change *add(struct changes *c, enum store_act act, const char *shelf,
                                const char *key, uint64_t expect)
{
    struct store_change *change = &c->change[c->count++];

    *change = (struct store_change){act, expect, {.shelf = shelf, .key = key}};
    return change;
}

bool people__put(struct changes *c, const struct held *h)
{
    struct store_change *change = add(c, STORE_PUT, SHELF_ACCOUNT, h->account.id, h->version);
    size_t len;

    c->json = json_dumps(h->json, JSON_COMPACT | JSON_SORT_KEYS);
    if (!c->json || !people__fold(c->sort, h->account.name))
        return false;
    len = strlen(c->sort);
    change->thing.bytes = c->json;
    change->thing.len = strlen(c->json);
    change->thing.sort = c->sort;
    change->thing.sort_len = len < STORE_SORT_MAX ? len : STORE_SORT_MAX;
    return true;
}

/* The name of an account that is in the request; its sort is the folded name. */
static void name_change(struct changes *c, enum store_act act, const struct held *h)
{
    struct store_change *change;

    people__key(c->name_key, c->sort, strlen(c->sort));
    change = add(c, act, SHELF_NAME, c->name_key, act == STORE_PUT ? 0 : STORE_ANY);
    change->thing.bytes = h->account.id;
    change->thing.len = strlen(h->account.id);
}

/* The sessions of an account are over; now, or soon, they are gone as well. */
static enum people_why remove_sessions(struct people *p, struct changes *c, const char *id,
                                       struct store_fault *fault)
{
    enum people_why why = people__sessions(p, &c->sessions, id, fault);

    for (unsigned i = 0; !why && i < c->sessions.count; i++)
        add(c, STORE_REMOVE, SHELF_SESSION, c->sessions.key[i], STORE_ANY);
    return why;
}

/* Puts the account into the request, in a new era. */
static enum people_why end_sessions(struct people *p, struct changes *c, struct held *h,
                                    struct store_fault *fault)
{
    if (json_object_set_new(h->json, "era", json_integer(h->era + 1)) || !people__put(c, h))
        return PEOPLE_NO_MEMORY;
    return remove_sessions(p, c, h->account.id, fault);
}

void people__write_down(struct people *p, struct changes *c, enum people_what what, const char *by,
                        const char *whom, const char *event, enum desk_role role)
{
    struct people_note n = {.what = what, .role = role};

    snprintf(n.by, sizeof n.by, "%s", by);
    snprintf(n.whom, sizeof n.whom, "%s", whom);
    snprintf(n.event, sizeof n.event, "%s", event);
    c->change[c->count++] = people__note(p, &c->note, n);
}

static enum store_why send(struct people *p, struct changes *c, struct store_fault *fault)
{
    struct store_request r = {.change = c->change, .changes = c->count, .scrub = c->scrub};
    struct store_result result = {0};

    return store_append(p->store, &result, &r, fault);
}

static enum people_why edit_once(struct people *p, const char *id, people__edit_fn *edit,
                                 const void *payload, bool *again, struct store_fault *fault)
{
    struct changes *c = calloc(1, sizeof *c);
    struct held h = {0};
    enum store_why stored = STORE_OK;
    enum people_why why = c ? people__hold(p, &h, id, fault) : PEOPLE_NO_MEMORY;

    if (!why)
        why = edit(p, &h, c, payload, fault);
    if (!why) {
        stored = send(p, c, fault);
        why = people__store_why(stored);
    }
    *again = stored == STORE_CONFLICT;
    people__let_go(&h);
    if (c)
        free(c->json);
    free(c);
    return why;
}

enum people_why people__edit(struct people *p, const char *id, people__edit_fn *edit,
                             const void *payload, struct store_fault *fault)
{
    enum people_why why = PEOPLE_OK;
    bool again = true;

    for (unsigned i = 0; again && i < PEOPLE_TRIES; i++)
        why = edit_once(p, id, edit, payload, &again, fault);
    return why;
}

/* ---- passwords ---- */

enum people_why people__hash(struct people *p, char out[crypto_pwhash_STRBYTES],
                             const char *password)
{
    bool fine;

    people__hash_begin(p, HASH_ALWAYS);
    fine = people__hash_make(p, out, password);
    people__hash_end(p);
    return fine ? PEOPLE_OK : PEOPLE_NO_MEMORY;
}

static void put_password(struct changes *c, const char *id, const char *hashed, uint64_t expect)
{
    struct store_change *change = add(c, STORE_PUT, SHELF_PASSWORD, id, expect);

    change->thing.bytes = hashed;
    change->thing.len = strlen(hashed);
}

enum people_why people__new_password(struct people *p, struct held *h, struct changes *c,
                                     const char *hashed, struct store_fault *fault)
{
    c->scrub = true;
    put_password(c, h->account.id, hashed, STORE_ANY);
    return end_sessions(p, c, h, fault);
}

struct by_whom {
    const char *by, *hashed; /* of a password */
    bool locked;             /* of a lock */
};

static enum people_why edit_password(struct people *p, struct held *h, struct changes *c,
                                     const void *payload, struct store_fault *fault)
{
    const struct by_whom *w = payload;

    people__write_down(p, c, PEOPLE_SET_PASSWORD, w->by, h->account.id, "", DESK_NOBODY);
    return people__new_password(p, h, c, w->hashed, fault);
}

void people__use_up(struct changes *c, const struct link_read *l)
{
    strcpy(c->link_key, l->link.id);
    add(c, STORE_REMOVE, SHELF_LINK, c->link_key, l->version);
}

enum people_why people_password(struct people *p, const char *by, const char *id,
                                const char *password, struct store_fault *fault)
{
    char hashed[crypto_pwhash_STRBYTES];
    struct people_account a;
    enum people_why why = people_get(p, &a, id, fault);

    if (!why && people__is_weak(password, a.name))
        why = PEOPLE_WEAK;
    if (!why)
        why = people__hash(p, hashed, password);
    return why ? why
               : people__edit(p, id, edit_password, &(struct by_whom){by, hashed, false}, fault);
}

/* ---- accounts ---- */

static void new_id(char out[DESK_ID])
{
    static const char letters[] = "0123456789abcdefghjkmnpqrstvwxyz"; /* none like another */
    uint8_t bytes[DESK_ID - 1];

    randombytes_buf(bytes, sizeof bytes);
    for (size_t i = 0; i < sizeof bytes; i++)
        out[i] = letters[bytes[i] % 32];
    out[DESK_ID - 1] = '\0';
}

static enum people_why store_new(struct people *p, struct held *h, const char *hashed,
                                 const struct link_read *l, struct store_fault *fault)
{
    struct changes *c = calloc(1, sizeof *c);
    enum store_why why = c && people__put(c, h) ? STORE_OK : STORE_NO_MEMORY;

    if (!why) {
        name_change(c, STORE_PUT, h);
        if (hashed)
            put_password(c, h->account.id, hashed, 0);
        if (l) {
            people__use_up(c, l);
            people__write_down(p, c, PEOPLE_LINK_USED, h->account.id, "", l->link.event,
                               l->link.role);
        } else {
            people__write_down(p, c, PEOPLE_ADDED, "", h->account.id, "", DESK_NOBODY);
        }
        why = send(p, c, fault);
    }
    if (c)
        free(c->json);
    free(c);
    return why == STORE_CONFLICT ? PEOPLE_TAKEN : people__store_why(why);
}

enum people_why people__add(struct people *p, struct people_account *out, const char *name,
                            const char *password, const struct link_read *l,
                            struct store_fault *fault)
{
    char folded[PEOPLE_NAME], hashed[crypto_pwhash_STRBYTES];
    struct people_account other;
    struct held h = {0};
    enum people_why why;

    if (!people__fold(folded, name))
        return PEOPLE_BAD_NAME;
    if (password && people__is_weak(password, name))
        return PEOPLE_WEAK;
    why = people_find(p, &other, name, fault); /* before a hash is made for nothing */
    if (why != PEOPLE_UNKNOWN)
        return why ? why : PEOPLE_TAKEN;
    why = password ? people__hash(p, hashed, password) : PEOPLE_OK;
    if (why)
        return why;
    new_id(h.account.id);
    strcpy(h.account.name, name);
    h.json = json_pack("{s:s, s:b, s:i, s:{}}", "name", name, "locked", 0, "era", 1, "roles");
    why = h.json && (!l || people__set_role(&h, l->link.event, l->link.role))
              ? store_new(p, &h, password ? hashed : NULL, l, fault)
              : PEOPLE_NO_MEMORY;
    people__let_go(&h);
    if (!why)
        *out = h.account;
    return why;
}

enum people_why people_add(struct people *p, struct people_account *out, const char *name,
                           const char *password, struct store_fault *fault)
{
    return people__add(p, out, name, password, NULL, fault);
}

static enum people_why edit_lock(struct people *p, struct held *h, struct changes *c,
                                 const void *payload, struct store_fault *fault)
{
    const struct by_whom *w = payload;

    if (json_object_set_new(h->json, "locked", json_boolean(w->locked)))
        return PEOPLE_NO_MEMORY;
    people__write_down(p, c, w->locked ? PEOPLE_LOCKED : PEOPLE_UNLOCKED, w->by, h->account.id, "",
                       DESK_NOBODY);
    return end_sessions(p, c, h, fault);
}

enum people_why people_lock(struct people *p, const char *by, const char *id, bool locked,
                            struct store_fault *fault)
{
    return people__edit(p, id, edit_lock, &(struct by_whom){by, NULL, locked}, fault);
}

static enum people_why edit_remove(struct people *p, struct held *h, struct changes *c,
                                   const void *payload, struct store_fault *fault)
{
    c->scrub = true;
    if (!people__put(c, h))
        return PEOPLE_NO_MEMORY;
    c->change[0].act = STORE_REMOVE;
    people__write_down(p, c, PEOPLE_REMOVED, payload, h->account.id, "", DESK_NOBODY);
    name_change(c, STORE_REMOVE, h);
    add(c, STORE_REMOVE, SHELF_PASSWORD, h->account.id, STORE_ANY);
    return remove_sessions(p, c, h->account.id, fault);
}

/* One that began just before is over, too; it is only swept up. */
static void sweep_up(struct people *p, const char *id)
{
    struct changes *c = calloc(1, sizeof *c);

    if (c && !remove_sessions(p, c, id, NULL) && c->count)
        send(p, c, NULL);
    free(c);
}

enum people_why people_remove(struct people *p, const char *by, const char *id,
                              struct store_fault *fault)
{
    enum people_why why = people__edit(p, id, edit_remove, by, fault);

    if (!why)
        sweep_up(p, id);
    return why;
}
