/*
 * tests/wire/wire_through.h -- whatever the library decides and applies, through JSON on the way.
 *
 * The linker lets calls of the library's own functions come here first (--wrap, tests/meson.build).
 * While it is switched on, a command is written and read before it is decided, an event before it
 * is applied, and what was read is used in its place. Off, nothing is different.
 */
#ifndef AD_TESTS_WIRE_THROUGH_H
#define AD_TESTS_WIRE_THROUGH_H

#include <stdio.h>

#include "wire_face.h"

struct through {
    bool on;
    unsigned most;                /* so many, then off; 0: all */
    FILE *copy;                   /* what was written, a line each, led by its name; or NULL */
    unsigned passed[WIRE_THINGS]; /* that came through as they were */
    unsigned unwritten;           /* that no text can carry */
    unsigned failed;              /* not read, or not the same */
    char first[2 * FACE_TEXT];    /* of those, the first in words */
};

extern struct through through;

#endif
