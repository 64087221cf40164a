/*
 * laws/names.h -- the values of enums by word, for scripts and the wire, and by text, for people.
 *
 * Never NULL; "" for what is no value. Outside the library ad_word and ad_text (words.h) say the same.
 */
#ifndef AD_LAWS_NAMES_H
#define AD_LAWS_NAMES_H

#include "adoube/laws.h"

const char *ad_format_name(enum ad_format f);

#endif
