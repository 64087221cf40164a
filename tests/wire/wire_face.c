/*
 * tests/wire/wire_face.c -- every form through the same checks.
 */
#include "wire_face.h"

#include <string.h>

#define THING(id, padding)                             \
    {                                                  \
        NULL, &wire_##id##_1, WIRE_THING_##id, padding \
    }

/* A command of a championship or squad has pointers to what was looked up, not carried. */
const struct face faces[] = {
    {"command", &wire_command_1, -1, 6},
    {"event", &wire_event_1, -1, 8},
    THING(champ_command, 62),
    THING(champ_event, 19),
    THING(squad_opened, 3),
    THING(squad_command, 52),
    THING(squad_event, 11),
    THING(case_opened, 44),
    THING(case_command, 14),
    THING(case_event, 29),
    THING(adjudication, 5),
    THING(adjudication_command, 0),
    THING(adjudication_event, 10),
    THING(sanction, 7),
    THING(entry, 8),
    THING(note, 0),
    THING(reschedule, 3),
    THING(tour_command, 108), /* what whoever decides puts in */
    THING(tour_event, 20),
};
const unsigned face_count = sizeof faces / sizeof *faces;

const char *face_name(const struct face *f)
{
    return f->name ? f->name : wire_thing_name((enum wire_thing)f->thing);
}

int face_write(const struct face *f, char *out, size_t cap, const void *x)
{
    if (f->thing >= 0)
        return wire_thing_write((enum wire_thing)f->thing, out, cap, x);
    return f->form == &wire_command_1 ? wire_command_write(out, cap, x)
                                      : wire_event_write(out, cap, x);
}

int face_read(const struct face *f, void *out, const char *text, size_t len,
              struct wire_fault *fault)
{
    static _Alignas(max_align_t) char memory[1 << 16];
    const struct wire_room room = {memory, sizeof memory};

    if (f->thing >= 0)
        return wire_thing_read((enum wire_thing)f->thing, out, &room, text, len, fault);
    return f->form == &wire_command_1 ? wire_command_read(out, text, len, fault)
                                      : wire_event_read(out, text, len, fault);
}

unsigned face_kinds(const struct face *f)
{
    return f->form->kinds ? f->form->words.count : 1;
}

const char *face_kind(const struct face *f, unsigned kind)
{
    return f->form->kinds ? wire_word(&f->form->words, kind) : "(one)";
}

unsigned face_kind_of(const struct face *f, const void *x)
{
    return f->form->kinds ? ((const uint8_t *)x)[f->form->kind_at] : 0;
}

bool face_points(const struct face *f)
{
    for (unsigned i = 0; i < f->form->shape.count; i++) {
        enum wire_type t = f->form->shape.fields[i].type;
        if (t == WIRE_AT || t == WIRE_ROWS || t == WIRE_PHRASE)
            return true;
    }
    return false;
}

/* With pointers, only the fields of its kind: another may point to something else there. */
bool face_same(const struct face *f, const void *x, const void *y)
{
    const struct wire_shape *shape = &f->form->shape;
    unsigned kind = face_kind_of(f, x);
    struct wire_kind in = wire_kind_of(f->form, kind);

    return kind == face_kind_of(f, y) &&
           wire_same(shape, face_points(f) ? in.must | in.may : UINT64_MAX, x, y);
}
