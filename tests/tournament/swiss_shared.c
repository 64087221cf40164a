/*
 * tests/tournament/swiss_shared.c -- finished tournaments, where they lie beside the project.
 *
 * Every round of the files in ../shared/data/trf was paired by programs of others. It is paired
 * again from what was known before it, both ways. Without the files the cases pass. The plain way
 * leaves out the larger ones unless the run is long.
 */
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/swiss.h"
#include "adoube/trf.h"

#define SHARED "../shared/data/trf/"

enum { LARGE = 64 };

static char *read_all(const char *path, size_t *len)
{
    FILE *f = fopen(path, "rb");
    size_t cap = 1 << 20;
    char *text = f ? malloc(cap) : NULL;

    *len = text ? fread(text, 1, cap, f) : 0;
    if (f)
        fclose(f);
    return text;
}

/* The record as it stood before the round, in `meetings`: who has no game in it and no bye given is
 * not there. The colour drawn is told by the first round, so that it can be paired as well. */
static struct ad_tournament before(const struct ad_tournament *t, struct ad_meeting *meetings,
                                   unsigned round)
{
    struct ad_tournament u = *t;

    u.meetings = meetings;
    u.stride = t->played + 1;
    u.played = round;
    u.rounds = t->rounds ? t->rounds : t->played;
    memset(meetings, 0, (size_t)t->count * u.stride * sizeof *meetings);
    for (unsigned i = t->count; i-- > 0;) {
        const struct ad_meeting *m = ad_meeting_of(t, i, 0);
        struct ad_meeting *to = meetings + (size_t)i * u.stride;

        if (!t->first && m->opponent && m->colour != '-')
            u.first = m->colour;
        memcpy(to, m, round * sizeof *to);
        if (!m[round].opponent && m[round].result != 'U')
            to[round].result = m[round].result ? m[round].result : 'Z';
    }
    return u;
}

/* How many pairs are not as in the file. */
static unsigned differences(const struct ad_tournament *t, unsigned round,
                            const struct ad_swiss_round *got)
{
    unsigned wrong = 0, want = 0;

    for (unsigned i = 0; i < t->count; i++) {
        const struct ad_meeting *m = ad_meeting_of(t, i, round);

        want += (m->opponent && m->colour == 'w') || m->result == 'U';
    }
    for (unsigned k = 0; k < got->count; k++) {
        const struct ad_pair *p = &got->pairs[k];
        const struct ad_meeting *m = ad_meeting_of(t, p->white - 1u, round);

        wrong += p->black ? m->opponent != p->black || m->colour != 'w' : m->result != 'U';
    }
    return wrong + (want != got->count);
}

static void pair_again(struct kit_row *row, const char *path, const struct ad_tournament *t,
                       unsigned round, enum ad_swiss_way way)
{
    struct ad_meeting *meetings = calloc((size_t)t->count * (t->played + 1), sizeof *meetings);
    struct ad_pair *pairs = calloc(t->count, sizeof *pairs);
    struct ad_swiss_round got = {.pairs = pairs};
    struct ad_tournament u = before(t, meetings, round);
    size_t len = ad_swiss_bytes(&u, way);
    void *memory = malloc(len);
    struct ad_swiss how = {way, memory, len};

    if (ad_swiss_pair(&got, &u, &how) || !got.possible)
        kit_fail(row, "%s: round %u cannot be paired", path, round + 1);
    else if (differences(t, round, &got))
        kit_fail(row, "%s: round %u has %u other pairs, way %d", path, round + 1,
                 differences(t, round, &got), way);
    row->checks++;
    free(memory);
    free(pairs);
    free(meetings);
}

static void every_round(struct kit_row *row, const char *path, enum ad_system system)
{
    struct ad_trf_note fault;
    struct ad_trf trf;
    size_t len, need;
    char *text = read_all(path, &len);
    void *arena = malloc(need = ad_trf_bytes(text, len));

    if (kit_ok(row, ad_trf_read(&trf, &fault, text, len, arena, need) >= 0)) {
        trf.t.system = system;
        for (unsigned round = 0; round < trf.t.played; round++) {
            pair_again(row, path, &trf.t, round, AD_SWISS_FAST);
            if (trf.t.count < LARGE || row->long_run)
                pair_again(row, path, &trf.t, round, AD_SWISS_PLAIN);
        }
    }
    free(arena);
    free(text);
}

static void every_file(struct kit_row *row, const char *pattern, enum ad_system system)
{
    glob_t found = {0};

    kit_ok(row, glob(pattern, 0, NULL, &found) != GLOB_ABORTED);
    for (size_t i = 0; i < found.gl_pathc; i++)
        every_round(row, found.gl_pathv[i], system);
    globfree(&found);
}

static void of_2026(struct kit_row *row)
{
    every_file(row, SHARED "generated/*.trf", AD_SWISS_DUTCH_2026);
    every_file(row, SHARED "generated-driven/*.trf", AD_SWISS_DUTCH_2026);
}

static void of_2017(struct kit_row *row)
{
    every_file(row, SHARED "generated-2017/*.trf", AD_SWISS_DUTCH_2017);
}

static const struct kit_test tests[] = {
    {"swiss: rounds of others, 2026", of_2026},
    {"swiss: rounds of others, 2017", of_2017},
    {0},
};

const struct kit_suite suite_swiss_shared = {NULL, tests};
