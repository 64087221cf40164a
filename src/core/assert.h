/*
 * core/assert.h -- our own bugs stop us at once.
 *
 * Debug builds say where. Release builds trap: the library needs no libc for it, and a wrong
 * ruling would be worse than none. Never for bad input, which is not our bug.
 */
#ifndef AD_CORE_ASSERT_H
#define AD_CORE_ASSERT_H

#ifdef AD_DEBUG

#include <stdio.h>
#include <stdlib.h>

#define AD_ASSERT(x) \
    ((x) ? (void)0 : (void)(fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #x), abort()))
#define AD_ASSERT_SLOW(x) AD_ASSERT(x)

#else

#define AD_ASSERT(x)      ((x) ? (void)0 : __builtin_trap())
#define AD_ASSERT_SLOW(x) ((void)0) /* what costs too much to be asked in a release build */

#endif

#endif
