/*
 * fuzz/fuzz_game.c -- any bytes as what happens at a table.
 *
 * Input: eight bytes for the table, then ten for each command: kind, by, milliseconds (two), and
 * six whose meaning depends on the kind. Bit 7 of the kind damages its first event before it is
 * applied.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "adoube/err.h"
#include "adoube/game.h"
#include "boards.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { PLIES = 64, TABLE = 8, COMMAND = 10, SCRATCH = 1 << 12 };

static void read_table(struct ad_table *out, const uint8_t *b)
{
    static const char *const times[] = {"5:00", "3/1:00+2, 0:30", "2/0:40d3*", "90:00+30"};
    const char *time = times[b[3] & 3];

    ad_table_init(out, (enum ad_edition)(b[0] % AD_EDITIONS));
    if (out->edition == AD_VI_NRW)
        out->edition = AD_FIDE_1984;
    out->fill_from = out->edition == AD_FIDE_2014 && b[1] & 1 ? AD_FIDE_2017 : AD_NO_EDITION;
    fuzz_board(&out->start, b[2]);
    demand(ad_time_read(&out->time, time, strlen(time), NULL) == 0);
    out->time.increment_from = b[3] >> 6;
    out->format = (uint8_t)(b[4] % AD_FORMATS);
    out->supervision = b[4] >> 7;
    out->chess960 = b[5] & 1;
    out->quickplay = b[5] >> 1 & 1;
    out->arbiter_absent = b[5] >> 2 & 1;
    out->adjourn = b[5] >> 3 & 1;
    out->blind[0] = b[5] >> 4 & 1;
    out->blind[1] = b[5] >> 5 & 1;
    out->assistant[0] = b[5] >> 6 & 1;
    out->one_offence_count = b[5] >> 7;
    out->device_penalty = (uint8_t)(b[6] % AD_PENALTIES);
    out->draw_offers = b[7];
}

static void read_command(struct ad_command *out, const struct ad_game *g, const uint8_t *b)
{
    ad_command_init(out, (enum ad_command_kind)(b[0] & 127), (enum ad_who)(b[1] & 7),
                    g->at + (b[2] | b[3] << 8) - (b[1] >> 7));
    out->assistant = b[1] >> 6 & 1;
    out->what = b[4];
    out->side = b[5] & 7;
    out->act = (struct ad_act){b[6], b[7], b[8] & 7, b[8] >> 3 & 3};
    out->has_act = b[8] >> 6 & 1;
    out->two_handed = b[8] >> 7;
    out->conditional = b[9] & 1;
    out->unknown = b[9] >> 1 & 1;
    out->answer = b[4];
    out->penalty = b[4];
    out->ms = (int32_t)((uint32_t)b[6] << 24 | (uint32_t)b[7] << 16);
    out->ply = b[6];
    out->points[0] = b[6];
    out->points[1] = b[7];
    out->man = b[8] & 7;
    out->missing = b[9];
    out->squares = b[9] >> 6;
    memcpy(out->square, b + 5, 3);
    out->together = b[8];
    out->length = (uint8_t)(b[9] >> 4 & 7);
    memcpy(out->text, b + 4, 6);
}

/* Where the book has no word the arbiter's answer stands alone, and so does what he has ended. */
static bool may_be_silent(const struct ad_game *g, const struct ad_event *e)
{
    return g->table.edition < AD_FIDE_2017 &&
           (e->by == AD_WHO_ARBITER || e->reason == AD_GAME_IS_OVER);
}

/* What must hold for every answer. */
static void check(const struct ad_game *g, const struct ad_command *c, const struct ad_events *out,
                  int got)
{
    demand(out->count == (unsigned)(got > 0 ? got : 0) && out->count <= AD_EVENTS_MAX);
    demand((got == AD_EINVAL) == (ad_game_impossible(g, c) != AD_REASON_NONE));
    for (unsigned i = 0; i < out->count; i++) {
        const struct ad_event *e = &out->event[i];
        demand(e->at == c->at && e->reason < AD_REASONS && e->cites.count <= AD_CITES_MAX);
        demand(e->cites.count > 0 || e->verdict == AD_ALLOWED || e->verdict == AD_ASK_ARBITER ||
               may_be_silent(g, e));
    }
}

static void check_state(const struct ad_game *g)
{
    const struct ad_result *r = &g->result;

    demand(g->count <= PLIES);
    demand(g->clock.running <= AD_WHO_BLACK || g->clock.running == AD_WHO_NOBODY);
    demand(r->points[0] <= 2 && r->points[1] <= 2 && r->points[0] + r->points[1] <= 2);
    demand(r->kind == AD_RESULT_NONE || g->clock.running == AD_WHO_NOBODY);
}

/* Believed or refused: a refused one changes nothing, and none leads outside. */
static bool damage(struct ad_game *g, struct ad_event e, const uint8_t *b)
{
    struct ad_game was = *g;
    int got;

    ((uint8_t *)&e)[b[4] % sizeof e] = b[5];
    ((uint8_t *)&e)[b[6] % sizeof e] = b[7];
    got = ad_game_apply(g, &e);
    demand(got == 0 || memcmp(&was, g, sizeof was) == 0);
    return got == 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct ad_ply plies[PLIES], was_plies[PLIES];
    static uint64_t scratch[SCRATCH / 8];
    struct ad_table table;
    struct ad_game g, was;
    struct ad_command c;
    struct ad_events out;
    bool damaged = false;

    if (size < TABLE)
        return 0;
    read_table(&table, data);
    demand(ad_game_init(&g, &table, plies, PLIES, data[4] & 64) == 0);
    for (size_t at = TABLE; at + COMMAND <= size; at += COMMAND) {
        read_command(&c, &g, data + at);
        was = g;
        memcpy(was_plies, plies, g.count * sizeof *plies);
        int got = ad_game_decide(&out, &g, &c, scratch, sizeof scratch);
        demand(memcmp(&was, &g, sizeof g) == 0);
        demand(memcmp(was_plies, plies, g.count * sizeof *plies) == 0);
        if (!damaged)
            check(&g, &c, &out, got);
        if (data[at] & 128 && out.count > 0)
            damaged |= damage(&g, out.event[0], data + at);
        for (unsigned i = 0; i < out.count; i++)
            demand(ad_game_apply(&g, &out.event[i]) == 0 || damaged);
        if (!damaged)
            check_state(&g);
    }
    return 0;
}
