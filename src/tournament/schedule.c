/*
 * tournament/schedule.c -- cycles and drawn numbers, laid over the tables.
 */
#include "tournament/schedule.h"
#include "core/assert.h"

static bool two_teams(const struct ad_schedule *s)
{
    return s->table == AD_TABLE_SCHEVENINGEN || s->table == AD_TABLE_SCHEVENINGEN_EVEN;
}

/* Rounds of one cycle. */
static unsigned cycle_of(const struct ad_schedule *s)
{
    if (s->count < 2)
        return 0;
    if (two_teams(s))
        return s->count / 2;
    return s->count % 2 ? s->count : s->count - 1;
}

unsigned ad_schedule_rounds(const struct ad_schedule *s)
{
    return cycle_of(s) * (s->cycles ? s->cycles : 1);
}

static unsigned pairs_of(struct ad_pair *out, const struct ad_schedule *s, unsigned round)
{
    switch (s->table) {
    case AD_TABLE_BERGER: return ad__berger_pairs(out, s->count, round);
    case AD_TABLE_RUTSCH: return ad__rutsch_pairs(out, s->count, round);
    case AD_TABLE_SCHEVENINGEN: return ad__scheveningen_pairs(out, s->count / 2, round, false);
    case AD_TABLE_SCHEVENINGEN_EVEN: return ad__scheveningen_pairs(out, s->count / 2, round, true);
    }
    return 0;
}

/*
 * C.05 annex 1: before another cycle the last two rounds change places. An odd field needs none of
 * it: who would have a colour three times rests in between. Four players have only three rounds,
 * so what mends the end of one cycle spoils the start of the next: there every second cycle
 * changes.
 */
static bool is_swapped(const struct ad_schedule *s, unsigned cycle)
{
    if (s->table != AD_TABLE_BERGER || s->unswapped || s->count % 2 || s->count < 4)
        return false;
    return s->count == 4 ? s->cycles > 1 && cycle % 2 == 0 : cycle + 1 < s->cycles;
}

/* The round of the table that is played as round `round` of this cycle. */
static unsigned table_round(const struct ad_schedule *s, unsigned cycle, unsigned round)
{
    unsigned rounds = cycle_of(s);

    return round + 2 >= rounds && is_swapped(s, cycle) ? 2 * rounds - 3 - round : round;
}

static uint16_t place_of(const struct ad_schedule *s, uint16_t number)
{
    return s->who && number ? (uint16_t)(s->who[number - 1] + 1) : number;
}

unsigned ad_schedule_pairs(struct ad_pair *out, const struct ad_schedule *s, unsigned round)
{
    unsigned rounds = cycle_of(s), cycle, n;

    AD_ASSERT(round < ad_schedule_rounds(s) && s->count <= AD_ENTRANTS_MAX);
    AD_ASSERT(!two_teams(s) || s->count % 2 == 0);
    cycle = round / rounds;
    n = pairs_of(out, s, table_round(s, cycle, round % rounds));
    for (unsigned i = 0; i < n; i++) {
        uint16_t white = place_of(s, out[i].white), black = place_of(s, out[i].black);

        out[i] =
            cycle % 2 && black ? (struct ad_pair){black, white} : (struct ad_pair){white, black};
    }
    return n;
}
