/*
 * tests/tournament/verbs_simulate.c -- whole tournaments by chance, from the first round to the
 * last.
 *
 * Every round is paired by both ways of the library, which must agree to the last board, and is
 * looked at as an arbiter would: everybody once, nobody twice, no bye that is not due.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "tournament/simulate.h"
#include "tournament/names.h"

/* One tournament and the memory for it; a byte more would be seen by the sanitizers. */
struct hall {
    struct ad_simulated s;
    void *memory, *scratch[2];
    size_t len[2];
    struct ad_pair *pairs[2];
};

static bool hall_open(struct hall *h, const struct ad_simulation *wish)
{
    size_t len = ad_simulated_bytes(wish), pairs = (wish->players + 1) / 2;
    bool fine;

    memset(h, 0, sizeof *h);
    h->memory = malloc(len);
    fine = h->memory && ad_simulated_start(&h->s, wish, h->memory, len) == 0;
    for (int way = 0; fine && way < 2; way++) {
        h->len[way] = ad_swiss_bytes(&h->s.t, (enum ad_swiss_way)way);
        h->scratch[way] = malloc(h->len[way]);
        h->pairs[way] = malloc(pairs * sizeof(struct ad_pair));
        fine = h->scratch[way] && h->pairs[way];
    }
    return fine;
}

static void hall_close(struct hall *h)
{
    for (int way = 0; way < 2; way++) {
        free(h->scratch[way]);
        free(h->pairs[way]);
    }
    free(h->memory);
}

/* ---- what an arbiter sees ---- */

static bool played_each_other(const struct ad_tournament *t, unsigned a, unsigned b)
{
    for (unsigned r = 0; r < t->played; r++)
        if (ad_meeting_of(t, a, r)->opponent == b + 1 && ad_meeting_played(ad_meeting_of(t, a, r)))
            return true;
    return false;
}

static bool kept_apart(const struct ad_tournament *t, unsigned a, unsigned b)
{
    for (unsigned i = 0; i < t->forbidden_count; i++) {
        const uint16_t *who = &t->forbidden_who[t->forbidden[i].at];
        unsigned found = 0;

        for (unsigned j = 0; j < t->forbidden[i].count; j++)
            found += who[j] == a || who[j] == b;
        if (found > 1)
            return true;
    }
    return false;
}

static bool had_bye(const struct ad_tournament *t, unsigned who)
{
    for (unsigned r = 0; r < t->played; r++)
        if (strchr("U+", ad_meeting_of(t, who, r)->result ? ad_meeting_of(t, who, r)->result : '0'))
            return true;
    return false;
}

static const char *fault_of(const struct ad_tournament *t, const struct ad_pair *pairs,
                            unsigned count)
{
    static uint8_t seen[AD_ENTRANTS_MAX + 1];
    unsigned there = 0, byes = 0;

    memset(seen, 0, sizeof seen);
    for (unsigned i = 0; i < count; i++) {
        unsigned white = pairs[i].white, black = pairs[i].black;

        if (!white || white > t->count || black > t->count || seen[white]++ ||
            (black && seen[black]++))
            return "somebody twice, or nobody";
        byes += !black;
        if (black ? played_each_other(t, white - 1, black - 1) : had_bye(t, white - 1))
            return black ? "they have met" : "not his bye";
        if (black && kept_apart(t, white - 1, black - 1))
            return "they must not meet";
    }
    for (unsigned i = 0; i < t->count; i++) {
        bool plays = !ad_meeting_of(t, i, t->played)->result;

        there += plays;
        if (plays != (seen[i + 1] > 0))
            return "somebody is left out, or away";
    }
    return byes == there % 2 ? NULL : "a bye too many or too few";
}

/* ---- both ways ---- */

static void say_where(struct kit_row *row, const struct hall *h, const char *what)
{
    const struct ad_simulation *w = &h->s.wish;

    kit_fail(
        row,
        "%s: round %u of %u, %u players, seed %llu, system %d, draws %u, forfeits %u, byes %u %u,"
        " gone %u, late %u, forbidden %u%s",
        what, h->s.t.played + 1, w->rounds, w->players, (unsigned long long)w->seed, (int)w->system,
        w->draws, w->forfeits, w->half_byes, w->zero_byes, w->withdrawals, w->late, w->forbidden,
        w->accelerated ? ", accelerated" : "");
}

/* Pairs the next round both ways and plays it. False: it is over, or something is wrong. */
static bool step(struct kit_row *row, struct hall *h)
{
    static uint8_t seen[AD_ENTRANTS_MAX + 1];
    struct ad_swiss_round round[2] = {{.pairs = h->pairs[0]}, {.pairs = h->pairs[1]}};
    struct ad_tournament_fault fault;

    if (h->s.t.played == h->s.t.rounds)
        return false;
    row->checks++;
    if (ad_tournament_check(&fault, &h->s.t, seen) != AD_TOURNAMENT_FINE) {
        say_where(row, h, ad_tournament_bad_text(fault.why, AD_EN));
        return false;
    }
    for (int way = 0; way < 2; way++) {
        struct ad_swiss how = {(enum ad_swiss_way)way, h->scratch[way], h->len[way]};
        const char *wrong = ad_swiss_pair(&round[way], &h->s.t, &how) ? "no answer" : NULL;

        if (!wrong && round[way].possible)
            wrong = fault_of(&h->s.t, h->pairs[way], round[way].count);
        if (wrong) {
            say_where(row, h, wrong);
            return false;
        }
    }
    if (round[0].possible != round[1].possible || round[0].count != round[1].count ||
        memcmp(h->pairs[0], h->pairs[1], round[0].count * sizeof(struct ad_pair)) != 0) {
        say_where(row, h, "fast and plain differ");
        return false;
    }
    if (round[0].possible)
        ad_simulated_play(&h->s, h->pairs[0], round[0].count);
    return round[0].possible;
}

static struct ad_simulation any_wish(struct kit_rng *rng, unsigned most)
{
    static const uint16_t few[] = {0, 0, 10, 50, 150};
    struct ad_simulation w = ad_simulation_usual;

    w.players = 4 + kit_below(rng, most - 3);
    w.rounds = 3 + kit_below(rng, 9);
    w.seed = kit_random(rng);
    w.draws = (uint16_t)(100 * kit_below(rng, 8));
    w.forfeits = few[kit_below(rng, 5)];
    w.half_byes = few[kit_below(rng, 5)];
    w.zero_byes = few[kit_below(rng, 5)];
    w.withdrawals = few[kit_below(rng, 5)];
    w.late = few[kit_below(rng, 5)];
    w.forbidden = kit_below(rng, 4) ? 0 : 200;
    w.accelerated = kit_below(rng, 4) == 0;
    return w;
}

static void agree(struct kit_row *row, enum ad_system system, unsigned tournaments, unsigned most)
{
    struct kit_rng rng = kit_seed(row);
    unsigned rounds = 0;

    for (unsigned i = 0; i < tournaments && row->failures < 5; i++) {
        struct ad_simulation wish = any_wish(&rng, most);
        struct hall h;

        wish.system = system;
        if (kit_ok(row, hall_open(&h, &wish)))
            while (step(row, &h))
                rounds++;
        hall_close(&h);
    }
    kit_ok(row, row->failures || rounds > 4 * tournaments);
}

static void agree_2026(struct kit_row *row)
{
    agree(row, AD_SWISS_DUTCH_2026, row->long_run ? 5000 : 300 / KIT_PART,
          row->long_run ? 120 : 70);
}

static void agree_2017(struct kit_row *row)
{
    agree(row, AD_SWISS_DUTCH_2017, row->long_run ? 1000 : 50 / KIT_PART, row->long_run ? 120 : 60);
}

/* A thousand players; in a short run a hundred. */
static void large_hall(struct kit_row *row)
{
    struct ad_simulation wish = ad_simulation_usual;
    struct hall h;

    wish.players = row->long_run ? 1000 : 100, wish.rounds = row->long_run ? 9 : 3, wish.seed = 7;
    if (kit_ok(row, hall_open(&h, &wish)))
        while (step(row, &h))
            ;
    kit_ok(row, h.s.t.played == wish.rounds);
    hall_close(&h);
}

/* ---- the simulator itself ---- */

static bool fast_step(struct hall *h)
{
    struct ad_swiss how = {AD_SWISS_FAST, h->scratch[0], h->len[0]};

    return ad_simulated_step(&h->s, &how) == 1;
}

/* The same wish, the same tournament, wherever its memory lies; another seed, another one. */
static void same_again(struct kit_row *row)
{
    struct ad_simulation wish = ad_simulation_usual;
    struct hall h[3];

    wish.players = 41, wish.rounds = 7, wish.seed = 5, wish.forbidden = 100;
    for (int i = 0; i < 3; i++) {
        wish.seed += i == 2;
        if (!kit_ok(row, hall_open(&h[i], &wish)))
            return;
        while (fast_step(&h[i]))
            ;
        kit_ok(row, h[i].s.t.played == 7 && !h[i].s.stuck && !fast_step(&h[i]));
    }
    size_t len = (size_t)41 * 7 * sizeof(struct ad_meeting);
    kit_ok(row, memcmp(h[0].s.t.meetings, h[1].s.t.meetings, len) == 0);
    kit_ok(row, memcmp(h[0].s.t.meetings, h[2].s.t.meetings, len) != 0);
    for (int i = 0; i < 3; i++)
        hall_close(&h[i]);
}

static void wishes_are_checked(struct kit_row *row)
{
    struct ad_simulation good = ad_simulation_usual, bad;
    struct ad_simulated s;
    size_t len;
    char *memory;

    good.players = 9, good.rounds = 5, good.forbidden = 500, good.accelerated = true;
    len = ad_simulated_bytes(&good);
    memory = malloc(len + 8);
    for (size_t skew = 0; memory && skew < 8; skew++) {
        kit_ok(row, ad_simulated_start(&s, &good, memory + skew, len) == 0);
        kit_ok(row, ad_simulated_start(&s, &good, memory + skew, len - 16) == AD_EFULL);
        kit_ok(row, ad_simulated_start(&s, &good, memory + skew, 0) == AD_EFULL);
    }
#define BAD(field, value)          \
    bad = good, bad.field = value; \
    kit_ok(row, ad_simulated_start(&s, &bad, memory, len) == AD_EINVAL)
    BAD(players, 0);
    BAD(players, AD_ENTRANTS_MAX + 1);
    BAD(rounds, 0);
    BAD(rounds, AD_ROUNDS_MAX + 1);
    BAD(draws, 1001);
    BAD(forfeits, 1001);
    BAD(half_byes, 1001);
    BAD(zero_byes, 1001);
    BAD(withdrawals, 1001);
    BAD(late, 1001);
    BAD(forbidden, 1001);
#undef BAD
    free(memory);
}

/* The shares are met, more or less: counted over one large tournament. */
static void shares_are_met(struct kit_row *row)
{
    struct ad_simulation wish = ad_simulation_usual;
    unsigned count[128] = {0}, played = 0, stronger = 0, all;
    struct hall h;

    wish.players = 400, wish.rounds = 9, wish.seed = 3;
    wish.forfeits = 50, wish.half_byes = 40, wish.zero_byes = 0, wish.withdrawals = 0,
    wish.late = 0;
    all = wish.players * wish.rounds;
    if (!kit_ok(row, hall_open(&h, &wish)))
        return;
    while (fast_step(&h))
        ;
    for (unsigned i = 0; i < wish.players; i++)
        for (unsigned r = 0; r < wish.rounds; r++) {
            const struct ad_meeting *m = ad_meeting_of(&h.s.t, i, r);

            count[(unsigned char)m->result & 127]++;
            played += ad_meeting_played(m);
            stronger += m->result == '1' && m->opponent > i + 1;
        }
    kit_ok(row, count['H'] * 1000 > all * 30 && count['H'] * 1000 < all * 50);
    kit_ok(row, count['-'] * 1000 > all * 18 && count['-'] * 1000 < all * 38 && count['+']);
    kit_ok(row, count['='] * 100 > played * 15 && count['='] * 100 < played * 35);
    kit_ok(row, count['1'] == count['0'] && stronger * 3 > count['1'] * 2);
    kit_ok(row, !count['Z'] && !count[0] && !count['?']);
    hall_close(&h);
}

/* ---- rows ---- */

static void write_record(char *out, size_t cap, const struct ad_tournament *t)
{
    size_t at = 0;

    for (unsigned i = 0; i < t->count; i++)
        for (unsigned r = 0; r < t->played && at < cap; r++) {
            const struct ad_meeting *m = ad_meeting_of(t, i, r);
            const char *gap = r ? " " : i ? "; " : "";

            at += (size_t)snprintf(out + at, cap - at, "%s%u%c%c", gap, m->opponent, m->colour,
                                   m->result);
        }
}

/* simulate | players rounds seed | all players, all rounds */
static void simulate(struct kit_row *row)
{
    struct ad_simulation wish = ad_simulation_usual;
    char text[4096] = "";
    unsigned seed;
    struct hall h;

    if (!kit_ok(row, sscanf(row->field[0], "%u %u %u", &wish.players, &wish.rounds, &seed) == 3))
        return;
    wish.seed = seed;
    if (kit_ok(row, hall_open(&h, &wish)))
        while (fast_step(&h))
            ;
    write_record(text, sizeof text, &h.s.t);
    kit_is(row, row->field[1], text);
    hall_close(&h);
}

static const struct kit_verb verbs[] = {{"simulate", 2, simulate}, {0}};

static const struct kit_test tests[] = {
    {"simulate: fast and plain agree, 2026", agree_2026},
    {"simulate: fast and plain agree, 2017", agree_2017},
    {"simulate: a large hall", large_hall},
    {"simulate: the same wish, the same tournament", same_again},
    {"simulate: wishes are checked", wishes_are_checked},
    {"simulate: shares are met", shares_are_met},
    {0},
};

const struct kit_suite suite_simulate = {verbs, tests};
