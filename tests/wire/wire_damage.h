/*
 * tests/wire/wire_damage.h -- events that were damaged, or are of another stream, on their way to a
 * state: it refuses them and is as it was, or takes them and can still be asked everything.
 *
 * While it is switched on, wire_through.c shows it every event before it is applied. Copies of it,
 * and events that came by earlier, have numbers in their JSON changed, are read, and are applied to
 * a copy of the state.
 */
#ifndef AD_TESTS_WIRE_DAMAGE_H
#define AD_TESTS_WIRE_DAMAGE_H

#include "../kit.h"
#include "wire/order.h"

struct damage {
    struct kit_row *row; /* NULL: off */
    unsigned one_in;     /* so many events; 0: each */
    bool busy;           /* what is applied now is damaged */
    struct kit_rng rng;
    const struct ad_template *template; /* of the last championship that was decided on */
    unsigned refused[WIRE_THINGS], taken[WIRE_THINGS];
};

extern struct damage damage;

void damage_champ(const struct ad_championship *c, const struct ad_champ_event *e);
void damage_squad(const struct ad_squad *s, const struct ad_squad_event *e);
void damage_case(const struct ad_case *c, const struct ad_case_event *e);
void damage_adjudication(const struct ad_adjudication *a, const struct ad_adj_event *e);

#endif
