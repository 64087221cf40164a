/*
 * tests/run.c -- the test runner: which suites there are.
 *
 * A suite is what one verbs_*.c brings. To add one: name it here, list the file in meson.build.
 */
#include "kit.h"

#define SUITES(X) \
    X(kit)        \
    X(position)   \
    X(notation)   \
    X(reachable)  \
    X(pgn) X(laws) X(rules) X(mate) X(endings) X(game) X(wire) X(wire_state) X(text) X(cli)

#define X(name) extern const struct kit_suite suite_##name;
SUITES(X)
#undef X

static const struct kit_suite *const suites[] = {
#define X(name) &suite_##name,
    SUITES(X)
#undef X
        NULL,
};

int main(int argc, char **argv)
{
    return kit_main(argc, argv, suites);
}
