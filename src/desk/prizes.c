/*
 * desk/prizes.c -- the list of prizes of an event: a thing beside its tournament, which a director changes.
 */
#include "desk/inside.h"

#include <stdlib.h>
#include <string.h>

#include "adoube/prizes.h"
#include "desk/tour.h"

static const char shelf[] = "prizes";

enum desk_why desk_prizes_read(struct desk *d, char **out, const char *event,
                               struct desk_fault *fault)
{
    struct store_thing *thing = NULL;
    struct store_fault stored;
    enum store_why why = store_thing_read(d->store, &thing, shelf, event, &stored);

    *out = NULL;
    if (why && why != STORE_NO_THING)
        return desk__fail_store(fault, &stored);
    *out = strdup(why ? "" : thing->bytes);
    free(thing);
    return *out ? DESK_OK : desk__fail(fault, DESK_NO_MEMORY);
}

enum desk_why desk_prizes_change(struct desk *d, const char *who, const char *event,
                                 const char *text, unsigned *line, struct desk_fault *fault)
{
    struct store_change change = {
        .act = STORE_PUT,
        .expect = STORE_ANY,
        .thing = {.shelf = shelf, .key = event, .bytes = text, .len = strlen(text)}};
    struct store_fault stored;
    struct ad_prize_list list;
    struct desk_event about;
    enum desk_role role;
    enum desk_why why;

    if ((why = desk_event_look(d, &about, event, fault)) ||
        (why = desk__role(d, &role, who, event, fault)))
        return why;
    if (role < DESK_DIRECTOR)
        return desk__fail(fault, DESK_FORBIDDEN);
    *line = 0;
    if (ad_prizes_read(&list, line, text, strlen(text)) < 0)
        return desk__fail(fault, DESK_BAD_INPUT);
    if (store_things_change(d->store, &change, 1, &stored))
        return desk__fail_store(fault, &stored);
    return DESK_OK;
}
