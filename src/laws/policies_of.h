/*
 * laws/policies_of.h -- asking an edition for a number or a choice.
 */
#ifndef LAWS_POLICIES_OF_H
#define LAWS_POLICIES_OF_H

#include "adoube/laws.h"

enum ad__policy_name {
#define N(name, ...) AD__N_##name,
#include "laws/policies.h"
#undef N
    AD__POLICIES
};

enum { AD__SILENT = -1000 }; /* a fragment says nothing about it */

/* What holds. Where a fragment is silent and nothing fills it in, the hands and clocks still have to
 * work: they do as in 2017, and whatever would be a ruling finds no article and goes to the arbiter. */
int32_t ad__policy(enum ad__policy_name n, enum ad_edition e, enum ad_edition fill);

/* What the edition's own text says, AD__SILENT included; and the name of the row. */
int32_t ad__policy_stated(enum ad__policy_name n, enum ad_edition e);
const char *ad__policy_title(enum ad__policy_name n);

#endif
