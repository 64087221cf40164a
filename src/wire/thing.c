/*
 * wire/thing.c -- what the federation decides, by what it is: which form writes and reads it.
 */
#include "wire/order_words.h"

#include "adoube/err.h"

/* By version; none has number 0. A new one is added to its row, and written from then on. */
enum { VERSIONS = 2 };

struct thing {
    const char *name;
    const struct wire_form *form[VERSIONS];
    unsigned newest;
};

static const struct thing things[WIRE_THINGS] = {
#define X(id, type, name) [WIRE_THING_##id] = {name, {NULL, &wire_##id##_1}, 1},
    WIRE_THING_MAP(X)
#undef X
};

_Static_assert(AD_CHAMP_VERSION == 1 && AD_SQUAD_VERSION == 1 && AD_CASE_VERSION == 1 &&
                   AD_TOUR_VERSION == 1,
               "a new version of commands and events needs a form");

const char *wire_thing_name(enum wire_thing t)
{
    return (unsigned)t < WIRE_THINGS ? things[t].name : "";
}

size_t wire_thing_size(enum wire_thing t)
{
    return (unsigned)t < WIRE_THINGS ? things[t].form[things[t].newest]->shape.size : 0;
}

int wire_thing_write(enum wire_thing t, char *out, size_t cap, const void *x)
{
    if ((unsigned)t >= WIRE_THINGS)
        return AD_EINVAL;
    return wire_form_write(out, cap, things[t].form[things[t].newest], x);
}

int wire_thing_read(enum wire_thing t, void *out, const struct wire_room *room, const char *text,
                    size_t len, struct wire_fault *fault)
{
    if ((unsigned)t >= WIRE_THINGS)
        return AD_EINVAL;
    return wire_form_read(out, things[t].form, things[t].newest, room, text, len, fault);
}
