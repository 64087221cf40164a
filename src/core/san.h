/*
 * core/san.h -- the lenient half of the reader, apart from the fast one, so that tests can
 * hold the two against each other.
 */
#ifndef AD_CORE_SAN_H
#define AD_CORE_SAN_H

#include "written.h"

#pragma GCC visibility push(hidden)

/* Like ad_san_read, but never by the short way. */
enum ad_read ad__san_read_any(struct ad_reading *out, const struct ad_position *p, const char *text,
                              size_t len, enum ad_language lang);

#pragma GCC visibility pop

#endif
