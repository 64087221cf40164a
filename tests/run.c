/*
 * tests/run.c -- the test runner: which suites there are.
 *
 * A suite is what one verbs_*.c brings. To add one: name it here, list the file in meson.build.
 */
#include "kit.h"

/* clang-format off */
#define SUITES(X) \
    X(kit) \
    X(position) X(notation) X(reachable) X(pgn) X(locks) X(mate) \
    X(laws) X(rules) X(endings) X(game) X(text) \
    X(swiss) X(swiss_blocked) X(swiss_shared) X(matching) X(fast) X(brute) X(simulate) X(team) \
    X(explain) \
    X(standings) X(standings_direct) X(standings_random) X(standings_receipts) \
    X(standings_shared) \
    X(schedule) X(numbers) X(knockout) X(match) X(playoff) X(withdraw) X(category) X(prizes) X(outlook) X(rating) X(tour) X(tour_random) \
    X(trf) X(csv) X(paper) \
    X(points) X(case) X(case_random) X(case_say) X(championship) X(championship_random) \
    X(running) X(sanction) X(dates) \
    X(season) X(season_ask) X(template) X(org) X(seats) X(competition) X(groups) X(lineup) \
    X(pass) X(squad) X(season_random) \
    X(wire) X(wire_order) X(wire_season) X(wire_state) X(wire_tables) \
    X(store) X(store_threads) X(store_kill) X(store_files) X(store_place) X(store_roll) X(store_copy) X(store_server) \
    X(store_lost) X(store_things) \
    X(desk) X(desk_many) X(desk_faces) X(desk_clock) X(desk_random) X(desk_kill) X(people) X(people_races) X(qr) \
    X(http) X(http_server) X(http_streams) X(api) \
    X(service_kill) X(service_live) X(service_faces) X(service_shared) X(service_hostile) X(service_routes) \
    X(examples) X(db) X(cli)
/* clang-format on */

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
