/*
 * tests/wire/wire_face.h -- every form through the same checks: its name, how it is written
 * and read, where its samples lie.
 */
#ifndef AD_TESTS_WIRE_FACE_H
#define AD_TESTS_WIRE_FACE_H

#include "../kit.h"
#include "wire/order_words.h"

enum { FACE_TEXT = 1 << 14 };

struct face {
    const char *name; /* NULL: that of the thing. Its samples are tests/wire/v1/NAME.json */
    const struct wire_form *form;
    int thing;        /* enum wire_thing, or -1 */
    unsigned padding; /* bytes of the struct that no field fills, on 64 bits */
};

/* A struct of any form. */
union any {
    char bytes[WIRE_FORM_SIZE];
    uint64_t aligned;
};

extern const struct face faces[];
extern const unsigned face_count;

/* "command", "championship-event". */
const char *face_name(const struct face *f);

int face_write(const struct face *f, char *out, size_t cap, const void *x);

/* What lies behind pointers goes to memory of ours, which the next call uses again. */
int face_read(const struct face *f, void *out, const char *text, size_t len,
              struct wire_fault *fault);

/* How many kinds it has, one if it has none; and what the kind of *x is called. */
unsigned face_kinds(const struct face *f);
const char *face_kind(const struct face *f, unsigned kind);
unsigned face_kind_of(const struct face *f, const void *x);

/* Has it anything behind pointers? */
bool face_points(const struct face *f);

/* Are they the same in all fields of their kind, also behind pointers? */
bool face_same(const struct face *f, const void *x, const void *y);

#endif
