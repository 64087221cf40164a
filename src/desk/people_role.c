/*
 * desk/people_role.c -- roles: they lie within the account, by event; "" is everywhere.
 */
#include "desk/people_parts.h"

#include <string.h>

static const struct {
    const char *word, *text[2];
} roles[] = {
#define X(role, word, en, de) [role] = {word, {en, de}},
    PEOPLE_ROLE_MAP(X)
#undef X
};

enum { ROLES = sizeof roles / sizeof *roles, EVENT_MAX = PEOPLE_EVENT - 1 };

const char *people_role_word(enum desk_role role)
{
    return roles[(unsigned)role < ROLES ? role : 0].word;
}

const char *people_role_text(enum desk_role role, enum ad_language lang)
{
    return roles[(unsigned)role < ROLES ? role : 0].text[lang == AD_DE];
}

bool people_role_read(enum desk_role *out, const char *word)
{
    for (unsigned i = 0; i < ROLES; i++)
        if (strcmp(roles[i].word, word) == 0) {
            *out = (enum desk_role)i;
            return true;
        }
    return false;
}

bool people_is_event(const char *event)
{
    size_t len = 0;

    while (event[len] > ' ' && event[len] < 0x7f)
        len++;
    return event[len] == '\0' && len > 0 && len <= EVENT_MAX;
}

struct role_wanted {
    const char *by, *event;
    enum desk_role role;
};

bool people__set_role(struct held *h, const char *event, enum desk_role role)
{
    json_t *all = json_object_get(h->json, "roles");

    if (role > DESK_PERSON)
        return !json_object_set_new(all, event, json_string(people_role_word(role)));
    json_object_del(all, event);
    return true;
}

static enum people_why edit_role(struct people *p, struct held *h, struct changes *c,
                                 const void *payload, struct store_fault *fault)
{
    const struct role_wanted *w = payload;

    (void)fault;
    people__write_down(p, c, w->role > DESK_PERSON ? PEOPLE_GAVE_ROLE : PEOPLE_TOOK_ROLE, w->by,
                       h->account.id, w->event,
                       w->role > DESK_PERSON ? w->role : people__role_in(h, w->event));
    return people__set_role(h, w->event, w->role) && people__put(c, h) ? PEOPLE_OK
                                                                       : PEOPLE_NO_MEMORY;
}

enum people_why people_role_set(struct people *p, const char *by, const char *id, const char *event,
                                enum desk_role role, struct store_fault *fault)
{
    if (*event && !people_is_event(event))
        return PEOPLE_UNKNOWN;
    return people__edit(p, id, edit_role, &(struct role_wanted){by, event, role}, fault);
}

enum desk_role people__role_in(const struct held *h, const char *event)
{
    enum desk_role role = DESK_PERSON;
    const char *word = json_string_value(json_object_get(json_object_get(h->json, "roles"), event));

    if (word)
        people_role_read(&role, word);
    return role;
}

enum people_why people_role(struct people *p, enum desk_role *out, const char *id,
                            const char *event, struct store_fault *fault)
{
    struct held h;
    enum people_why why;

    *out = DESK_PERSON;
    if (people_is_guest(id))
        return PEOPLE_OK;
    if ((why = people__hold(p, &h, id, fault)))
        return why;
    *out = people__role_in(&h, "");
    if (people__role_in(&h, event) > *out)
        *out = people__role_in(&h, event);
    people__let_go(&h);
    return PEOPLE_OK;
}

enum people_why people_roles(struct people *p, const char *id, people_role_fn *each, void *payload,
                             struct store_fault *fault)
{
    struct held h;
    enum people_why why = people__hold(p, &h, id, fault);
    const char *event;
    json_t *role;

    if (why)
        return why;
    json_object_foreach (json_object_get(h.json, "roles"), event, role)
        if (!each(payload, event, people__role_in(&h, event)))
            break;
    people__let_go(&h);
    return PEOPLE_OK;
}
