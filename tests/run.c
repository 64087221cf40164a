/*
 * tests/run.c -- the test runner: which suites there are.
 *
 * A suite is what one verbs_*.c brings. To add one: name it here, list the file in meson.build.
 */
#include "kit.h"

#define SUITES(X) \
    X(kit)        \
    X(team)       \
    X(explain)    \
    X(numbers)    \
    X(brute)      \
    X(simulate)   \
    X(rating)     \
    X(csv)        \
    X(trf)        \
    X(withdraw)   \
    X(playoff)    \
    X(match)      \
    X(knockout)   \
    X(schedule)   \
    X(swiss)      \
    X(swiss_blocked) \
    X(swiss_shared) \
    X(fast)       \
    X(matching)   \
    X(standings)  \
    X(standings_direct) \
    X(standings_random) \
    X(standings_shared) \
    X(position)   \
    X(notation)   \
    X(paper)      \
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
