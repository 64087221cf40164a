/*
 * tests/tournament/verbs_fast.c -- the fast way: matchings without weights, and how far they carry.
 *
 * That both ways pair alike is asked in verbs_brute.c and verbs_simulate.c.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "tournament/simulate.h"
#include "tournament/augment.h"

enum { MOST = 12 };

/* ---- graph | edges | how many stay open | if one does: who could be it ---- */

static void write_set(char *out, size_t cap, const uint64_t *set, unsigned n)
{
    size_t at = 0;

    *out = 0;
    for (unsigned v = 0; v < n; v++)
        if (ad__bit_in(set, v) && at < cap)
            at += (size_t)snprintf(out + at, cap - at, at ? " %u" : "%u", v);
}

/* Vertices that no edge names do not take part. */
static bool read_edges(struct ad__graph *g, const char *text)
{
    unsigned a, b;
    int used;

    for (; sscanf(text, " %u-%u%n", &a, &b, &used) == 2; text += used) {
        if (a >= g->n || b >= g->n || a == b)
            return false;
        ad__graph_edge(g, a, b);
        ad__graph_join(g, a);
        ad__graph_join(g, b);
    }
    return !*text;
}

static void graph(struct kit_row *row)
{
    enum { N = 70 }; /* more than one word */
    size_t len = AD__ARENA_SLACK + ad__graph_bytes(N);
    void *memory = malloc(len);
    struct ad__arena a = ad__arena_of(memory, len);
    struct ad__graph g;
    char could[256] = "";
    unsigned open;

    ad__graph_in(&g, &a, N);
    if (kit_ok(row, !a.short_of_memory && read_edges(&g, row->field[0]))) {
        open = ad__graph_fill(&g);
        kit_isf(row, row->field[1], "%u", open);
        if (open == 1) {
            ad__graph_reach(&g);
            write_set(could, sizeof could, g.outer, N);
        }
        kit_is(row, row->field[2], could);
    }
    free(memory);
}

/* ---- against all matchings of small graphs ---- */

struct small {
    unsigned n, live, near[MOST];
    uint8_t pairs[1 << MOST]; /* the most pairs of every set */
    struct ad__graph g;
};

static void by_brute_force(struct small *s)
{
    s->pairs[0] = 0;
    for (unsigned set = 1; set < 1u << s->n; set++) {
        unsigned v = (unsigned)__builtin_ctz(set), rest = set & (set - 1);

        s->pairs[set] = s->pairs[rest];
        for (unsigned more = s->near[v] & rest; more; more &= more - 1)
            if (s->pairs[rest & ~(more & -more)] + 1u > s->pairs[set])
                s->pairs[set] = (uint8_t)(s->pairs[rest & ~(more & -more)] + 1u);
    }
}

static void draw(struct small *s, struct kit_rng *rng, struct ad__arena *a)
{
    unsigned dense = 1 + kit_below(rng, 10);

    s->n = 2 + kit_below(rng, MOST - 1);
    s->live = 0;
    memset(s->near, 0, sizeof s->near);
    ad__graph_in(&s->g, a, s->n);
    for (unsigned i = 0; i < s->n; i++)
        for (unsigned j = 0; j < i; j++)
            if (kit_below(rng, 12) < dense) {
                ad__graph_edge(&s->g, i, j);
                s->near[i] |= 1u << j;
                s->near[j] |= 1u << i;
            }
    by_brute_force(s);
}

/* Somebody comes, goes, or gives up his partner. */
static void change(struct small *s, struct kit_rng *rng)
{
    unsigned v = kit_below(rng, s->n);

    if (!(s->live >> v & 1)) {
        ad__graph_join(&s->g, v);
        s->live |= 1u << v;
    } else if (s->g.mate[v] != AD__UNPAIRED && kit_below(rng, 2)) {
        ad__graph_part(&s->g, v);
    } else {
        ad__graph_leave(&s->g, v);
        s->live &= ~(1u << v);
    }
}

static bool is_matching(const struct small *s)
{
    for (unsigned v = 0; v < s->n; v++) {
        unsigned u = s->g.mate[v];
        bool open = ad__bit_in(s->g.open, v), live = s->live >> v & 1;

        if (live != ad__bit_in(s->g.live, v) || open != (live && u == AD__UNPAIRED))
            return false;
        if (u != AD__UNPAIRED && (!live || s->g.mate[u] != v || !(s->near[v] >> u & 1)))
            return false;
    }
    return true;
}

static void most_pairs(struct kit_row *row)
{
    static struct small s;
    struct kit_rng rng = kit_seed(row);
    size_t len = AD__ARENA_SLACK + ad__graph_bytes(MOST);
    void *memory = malloc(len);
    unsigned graphs = row->long_run ? 100000 : 2000;

    for (unsigned k = 0; k < graphs && !row->failures; k++) {
        struct ad__arena a = ad__arena_of(memory, len);

        draw(&s, &rng, &a);
        for (unsigned step = 0; step < 6 && !row->failures; step++) {
            unsigned most, open;

            for (unsigned more = 1 + kit_below(&rng, 2 * s.n); more > 0; more--)
                change(&s, &rng);
            open = ad__graph_fill(&s.g);
            most = s.pairs[s.live];
            kit_ok(row, is_matching(&s));
            kit_ok(row, open + 2 * most == (unsigned)__builtin_popcount(s.live));
            if (open != 1)
                continue;
            ad__graph_reach(&s.g);
            for (unsigned v = 0; v < s.n; v++)
                kit_ok(row, ad__bit_in(s.g.outer, v) ==
                                ((s.live >> v & 1) && s.pairs[s.live & ~(1u << v)] == most));
        }
    }
    free(memory);
}

/* ---- whole rounds ---- */

struct hall {
    struct ad_simulated s;
    struct ad_swiss how;
    struct ad_swiss_round round;
    void *memory;
};

static bool hall_open(struct hall *h, unsigned players, unsigned rounds)
{
    struct ad_simulation wish = ad_simulation_usual;

    wish.players = players, wish.rounds = rounds, wish.seed = 5;
    memset(h, 0, sizeof *h);
    h->memory = malloc(ad_simulated_bytes(&wish));
    if (ad_simulated_start(&h->s, &wish, h->memory, ad_simulated_bytes(&wish)))
        return false;
    h->how.len = ad_swiss_bytes(&h->s.t, AD_SWISS_FAST);
    h->how.scratch = malloc(h->how.len);
    h->round.pairs = malloc((players + 1) / 2 * sizeof *h->round.pairs);
    return true;
}

static void hall_close(struct hall *h)
{
    free(h->memory);
    free(h->how.scratch);
    free(h->round.pairs);
}

/* Speed is a promise, and a test should not look at a clock: bounds decide nearly all brackets of a
 * large field. */
static void bounds_decide(struct kit_row *row)
{
    unsigned fast = 0, weighted = 0;
    struct hall h;

    if (!kit_ok(row, hall_open(&h, 500, 9)))
        return;
    while (h.s.t.played < h.s.t.rounds) {
        if (!kit_ok(row, ad_swiss_pair(&h.round, &h.s.t, &h.how) == 0 && h.round.possible))
            break;
        fast += h.round.paired_fast;
        weighted += h.round.paired_weighted;
        ad_simulated_play(&h.s, h.round.pairs, h.round.count);
    }
    kit_ok(row, fast > 50 && fast > 15 * weighted);
    hall_close(&h);
}

/* With less memory than asked for it says so, or pairs as it should. */
static void memory_is_checked(struct kit_row *row)
{
    struct ad_pair want[20];
    unsigned full = 0;
    size_t whole;
    struct hall h;

    if (!kit_ok(row, hall_open(&h, 40, 7)))
        return;
    while (h.s.t.played < 6 && ad_simulated_step(&h.s, &h.how) > 0)
        ;
    kit_ok(row, ad_swiss_pair(&h.round, &h.s.t, &h.how) == 0);
    memcpy(want, h.round.pairs, h.round.count * sizeof *want);
    whole = h.how.len;
    for (h.how.len = 0; h.how.len < whole; h.how.len += 1 + whole / 500) {
        int err;

        free(h.how.scratch);
        h.how.scratch = malloc(h.how.len);
        err = ad_swiss_pair(&h.round, &h.s.t, &h.how);
        full += err == AD_EFULL;
        kit_ok(row, err == AD_EFULL || err == 0);
        kit_ok(row, err || !memcmp(want, h.round.pairs, h.round.count * sizeof *want));
    }
    kit_ok(row, full > 0);
    hall_close(&h);
}

static const struct kit_verb verbs[] = {{"graph", 3, graph}, {0}};

static const struct kit_test tests[] = {
    {"fast: as many pairs as possible", most_pairs},
    {"fast: bounds decide large fields", bounds_decide},
    {"fast: memory is checked", memory_is_checked},
    {0},
};

const struct kit_suite suite_fast = {verbs, tests};
