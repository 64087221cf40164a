/*
 * wire/read.c -- JSON to structs, along a table of fields.
 *
 * Every value is asked whether it is exactly what its field wants (value_*.c). The first that is
 * not ends the reading, and its place is kept. The struct is filled apart and handed over whole.
 */
#include <string.h>

#include "adoube/err.h"
#include "wire/field.h"

/* ---- the caller's memory ---- */

void *wire_room_take(struct wire_in *in, size_t size)
{
    size_t align = _Alignof(max_align_t), off = (align - (uintptr_t)in->room % align) % align;

    if (!in->room || off > in->room_left || size > in->room_left - off) {
        wire_refuse(in, WIRE_COUNT);
        return NULL;
    }
    void *taken = in->room + off;
    in->room += off + size;
    in->room_left -= off + size;
    return memset(taken, 0, size);
}

/* ---- objects ---- */

static bool is_known(const char *name, const struct wire_shape *shape, uint64_t mask,
                     const char *const besides[])
{
    for (; besides && *besides; besides++)
        if (strcmp(name, *besides) == 0)
            return true;
    for (unsigned i = 0; i < shape->count; i++)
        if (mask >> i & 1 && strcmp(name, shape->fields[i].name) == 0)
            return true;
    return false;
}

static bool all_known(struct wire_in *in, const json_t *object, const struct wire_shape *shape,
                      uint64_t mask, const char *const besides[])
{
    json_t *mine = (json_t *)(uintptr_t)object; /* jansson's iterators are not const */

    for (void *at = json_object_iter(mine); at; at = json_object_iter_next(mine, at))
        if (!is_known(json_object_iter_key(at), shape, mask, besides))
            return wire_refuse_at(in, json_object_iter_key(at), WIRE_UNKNOWN_FIELD);
    return true;
}

bool wire_take_fields(struct wire_in *in, const json_t *object, const struct wire_shape *shape,
                      uint64_t mask, uint64_t must, const char *const besides[], void *x)
{
    if (!all_known(in, object, shape, mask, besides))
        return false;
    for (unsigned i = 0; i < shape->count; i++) {
        const struct wire_field *f = &shape->fields[i];
        const json_t *value = mask >> i & 1 ? json_object_get(object, f->name) : NULL;
        if (!value && must >> i & 1)
            return wire_refuse_at(in, f->name, WIRE_MISSING);
        if (!value)
            continue;
        size_t here = wire_push(in, f->name);
        if (!wire_take_value(in, f, value, x))
            return false;
        wire_pop(in, here);
    }
    return true;
}

bool wire_take_record(struct wire_in *in, const json_t *object, const struct wire_record *record,
                      const char *const besides[], void *x)
{
    if (!json_is_object(object))
        return wire_refuse(in, WIRE_NO_OBJECT);
    return wire_take_fields(in, object, &record->shape, UINT64_MAX, wire_must(&record->shape),
                            besides, x);
}

unsigned wire_take_version(struct wire_in *in, const json_t *object, unsigned newest)
{
    const json_t *value = json_object_get(object, "v");
    int64_t version;

    if (!value)
        return wire_refuse_at(in, "v", WIRE_MISSING);
    size_t here = wire_push(in, "v");
    if (!wire_take_number(in, value, INT64_MIN, INT64_MAX, &version))
        return 0;
    if (version < 1 || version > newest)
        return wire_refuse(in, WIRE_UNKNOWN_VERSION);
    wire_pop(in, here);
    return (unsigned)version;
}

int wire_take_end(const struct wire_in *in, bool good, struct wire_fault *fault)
{
    if (good)
        return 0;
    if (fault)
        *fault = in->fault;
    return in->fault.why == WIRE_NO_MEMORY ? AD_EFULL : AD_EPARSE;
}

static bool take_kind(struct wire_in *in, const json_t *object, const struct wire_form *form,
                      unsigned *kind)
{
    const char *name = wire_kind_name(form);
    const json_t *value = json_object_get(object, name);

    if (!value)
        return wire_refuse_at(in, name, WIRE_MISSING);
    size_t here = wire_push(in, name);
    if (!wire_take_word(in, &form->words, value, kind))
        return wire_refuse(in,
                           in->fault.why == WIRE_UNKNOWN_WORD ? WIRE_UNKNOWN_KIND : in->fault.why);
    wire_pop(in, here);
    return true;
}

/* The object's fields; for a form without kinds, `kind` is 0 and asked by nobody. */
bool wire_take_object(struct wire_in *in, const json_t *object,
                      const struct wire_form *const forms[], unsigned newest, char *x)
{
    bool told = !forms[newest]->asked || json_object_get(object, "v");
    unsigned version = told ? wire_take_version(in, object, newest) : newest, kind = 0;

    if (!version)
        return false;
    const struct wire_form *form = forms[version];
    const char *const besides[] = {"v", form->kinds ? wire_kind_name(form) : NULL, NULL};
    if (form->kinds && !take_kind(in, object, form, &kind))
        return false;
    struct wire_kind has = wire_kind_of(form, kind);
    memcpy(x, form->shape.empty, form->shape.size);
    if (form->version_at != WIRE_NOWHERE)
        x[form->version_at] = (char)version;
    if (form->kinds)
        x[form->kind_at] = (char)kind;
    return wire_take_fields(in, object, &form->shape, has.must | has.may, has.must, besides, x);
}

bool wire_take_form(struct wire_in *in, const struct wire_form *const forms[], unsigned newest,
                    const char *text, size_t len, char *x)
{
    size_t max = forms[newest]->max;
    json_t *object = wire_parse(in, text, len, max ? max : WIRE_TEXT_USUAL);
    bool good = object && wire_take_object(in, object, forms, newest, x);

    json_decref(object);
    return good;
}

int wire_form_read(void *out, const struct wire_form *const forms[], unsigned newest,
                   const struct wire_room *room, const char *text, size_t len,
                   struct wire_fault *fault)
{
    struct wire_in in = {.room = room ? room->memory : NULL, .room_left = room ? room->size : 0};
    _Alignas(max_align_t) char x[WIRE_FORM_SIZE];
    bool good = wire_take_form(&in, forms, newest, text, len, x);

    if (good)
        memcpy(out, x, forms[newest]->shape.size);
    return wire_take_end(&in, good, fault);
}
