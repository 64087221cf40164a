/*
 * base/collate.h -- names in the order of a German phone book: umlauts as two letters, accents as if they
 * were not there.
 */
#ifndef AD_BASE_COLLATE_H
#define AD_BASE_COLLATE_H

#include <stddef.h>

/* Before 0, level, or behind. Names that differ in accents alone are level. */
int ad__collate(const char *a, size_t a_len, const char *b, size_t b_len);

#endif
