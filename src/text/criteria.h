/*
 * text/criteria.h -- the criteria of a pairing in words.
 */
#ifndef AD_TEXT_CRITERIA_H
#define AD_TEXT_CRITERIA_H

#include "adoube/explain.h"

#pragma GCC visibility push(hidden)

/* What a criterion asks for, in a few words; its number as `system` counts: "C12", "C.10". */
const char *ad__criterion_text(unsigned criterion, enum ad_language lang);
const char *ad__criterion_name(unsigned criterion, enum ad_system system);

#pragma GCC visibility pop

#endif
