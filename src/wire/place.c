/*
 * wire/place.c -- where a reader is: a JSON pointer that grows and shrinks on its way.
 */
#include <string.h>

#include "base/utf8.h"
#include "wire/field.h"

/* One byte of a name in a JSON pointer; false if there is no room. */
static bool push_char(struct wire_in *in, char c)
{
    const char *as = c == '~' ? "~0" : c == '/' ? "~1" : (char[]){c, '\0'};
    size_t len = strlen(as);

    if (in->place + len >= WIRE_PLACE_MAX)
        return false;
    memcpy(in->fault.place + in->place, as, len + 1);
    in->place += len;
    return true;
}

/* A name that is too long is cut between two characters. */
size_t wire_push(struct wire_in *in, const char *name)
{
    size_t before = in->place, whole = before;
    bool fits = in->place + 1 < WIRE_PLACE_MAX;

    if (fits)
        in->fault.place[in->place++] = '/';
    for (; *name && fits; name++) {
        if (!ad__utf8_goes_on(*name))
            whole = in->place;
        fits = push_char(in, *name);
    }
    if (!fits)
        in->place = whole;
    in->fault.place[in->place] = '\0';
    return before;
}

size_t wire_push_index(struct wire_in *in, size_t index)
{
    char digits[24];
    size_t at = sizeof digits - 1;

    digits[at] = '\0';
    do
        digits[--at] = (char)('0' + index % 10);
    while (index /= 10);
    return wire_push(in, digits + at);
}

void wire_pop(struct wire_in *in, size_t before)
{
    in->place = before;
    in->fault.place[before] = '\0';
}

bool wire_refuse_at(struct wire_in *in, const char *name, enum wire_why why)
{
    wire_push(in, name);
    return wire_refuse(in, why);
}

bool wire_refuse_byte(struct wire_in *in, size_t at, enum wire_why why)
{
    in->fault.in_text = true;
    in->fault.at = at;
    return wire_refuse(in, why);
}
