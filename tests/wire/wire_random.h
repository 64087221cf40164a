/*
 * tests/wire/wire_random.h -- structs with random values that the wire can carry, along its tables.
 */
#ifndef AD_TESTS_WIRE_RANDOM_H
#define AD_TESTS_WIRE_RANDOM_H

#include "../kit.h"
#include "wire/field.h"

/* A command or an event of this kind, every field that it may have set or not. */
void random_form(struct kit_rng *rng, const struct wire_form *form, unsigned kind, void *out);

/* One field of *x, which is empty there. Positions and plies are left alone. */
void random_field(struct kit_rng *rng, const struct wire_field *f, void *x);

#endif
