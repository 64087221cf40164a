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

/* What the edition's own text says, AD__SILENT included. */
int32_t ad__policy_stated(enum ad__policy_name n, enum ad_edition e);

/* ---- for people: policy_titles.h ---- */

enum ad__value_kind {
    AD__YESNO,
    AD__COUNT,
    AD__DURATION, /* in milliseconds                      */
    AD__CHOICE,   /* every value has words                */
    AD__MENU      /* bit n: enum ad_penalty n is in it    */
};

/* The name of the row, "RESIGN_NEEDS_MATE", and what people call it. */
const char *ad__policy_row(enum ad__policy_name n);
const char *ad__policy_title(enum ad__policy_name n, enum ad_language lang);

enum ad__value_kind ad__policy_kind(enum ad__policy_name n);

/* The words for a value; NULL if its number, duration or menu is all there is to say. */
const char *ad__policy_words(enum ad__policy_name n, int32_t value, enum ad_language lang);

#endif
