/*
 * tests/port/port.c -- the library alone, on another machine: perft, proofs, scripts of the Laws, a
 * season, a pairing. What it prints must be the same wherever it runs (tests/port/run).
 *
 *     port FILE...        each a .game, a .season or a .trf
 */
#include "adoube/adoube.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t scratch[(4 << 20) / sizeof(uint64_t)];
static unsigned failed;

static void *need(size_t bytes)
{
    void *memory = malloc(bytes ? bytes : 1);

    if (!memory) {
        fprintf(stderr, "no memory\n");
        exit(2);
    }
    return memory;
}

static char *read_file(const char *name, size_t *len)
{
    FILE *f = fopen(name, "rb");
    char *text = need(1 << 20);

    if (!f) {
        perror(name);
        exit(2);
    }
    *len = fread(text, 1, (1 << 20) - 1, f);
    text[*len] = '\0';
    fclose(f);
    return text;
}

/* ---- the board ---- */

static void board(void)
{
    static const struct {
        const char *fen;
        unsigned depth;
    } rows[] = {
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4},
        {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3},
        {"1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w FBfb - 0 9", 3},
        {"8/2k5/8/1p1p1p2/1P1P1P2/4B3/2K5/8 w - - 0 1", 5},
    };
    struct ad_budget budget = {.nodes = 30000, .scratch = scratch, .len = sizeof scratch};

    for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct ad_setup s;
        struct ad_position p;
        struct ad_mate m;
        int bad =
            ad_fen_read(&s, rows[i].fen, strlen(rows[i].fen), NULL) < 0 || ad_position_from(&p, &s);

        if (bad) {
            failed++;
            continue;
        }
        ad_position_can_mate(&m, &p, AD_WHITE, &budget);
        printf("perft %llu key %016llx mate %d %u\n",
               (unsigned long long)ad_position_perft(&p, rows[i].depth), (unsigned long long)p.key,
               (int)m.answer, m.plies);
    }
}

/* ---- scripts ---- */

static void tell(const struct ad_script *s)
{
    char text[1024];

    for (unsigned i = 0; i < s->events; i++)
        if (ad_event_text(text, sizeof text, &s->game, &s->event[i], AD_EN) >= 0)
            printf("%u %s\n", (unsigned)s->number, text);
}

static void play(const char *name, const char *text, size_t len)
{
    size_t cap = ad_script_plies(len);
    struct ad_ply *plies = need(cap * sizeof *plies);
    struct ad_script *s = need(sizeof *s);
    enum ad_script_step step = AD_SCRIPT_END;

    printf("%s\n", name);
    if (ad_script_start(s, text, len, plies, (uint32_t)cap, scratch, sizeof scratch) < 0) {
        failed++;
    } else {
        while ((step = ad_script_next(s)) != AD_SCRIPT_END && step != AD_SCRIPT_BAD) {
            failed += step == AD_SCRIPT_FAILED;
            if (step == AD_SCRIPT_EVENT)
                tell(s);
        }
        failed += step == AD_SCRIPT_BAD;
    }
    free(s);
    free(plies);
}

/* ---- a season ---- */

static void answer(const struct ad_season_script *r)
{
    char text[AD_SEASON_GOT_MAX];

    if (ad_season_script_answer_write(text, sizeof text, &r->answer) >= 0)
        printf("%u %s\n", (unsigned)r->number, text);
    if (r->block)
        printf("%.*s", (int)r->block_len, r->block);
}

static void season(const char *name, const char *text, size_t len)
{
    size_t size = ad_season_script_size();
    void *memory = need(size);
    struct ad_season_script *r = need(sizeof *r);
    enum ad_season_step step = AD_SEASON_END;

    printf("%s\n", name);
    if (ad_season_script_start(r, text, len, memory, size) < 0) {
        failed++;
    } else {
        while ((step = ad_season_script_next(r)) != AD_SEASON_END && step != AD_SEASON_BAD) {
            failed += step == AD_SEASON_FAILED;
            if (step == AD_SEASON_ANSWER)
                answer(r);
        }
        failed += step == AD_SEASON_BAD;
    }
    free(r);
    free(memory);
}

/* ---- a pairing ---- */

static void pair(const char *name, const char *text, size_t len)
{
    size_t bytes = ad_trf_bytes(text, len);
    void *arena = need(bytes), *memory;
    struct ad_trf trf;
    struct ad_swiss_round round = {0};
    struct ad_swiss how = {.way = AD_SWISS_FAST};

    printf("%s\n", name);
    if (ad_trf_read(&trf, NULL, text, len, arena, bytes) < 0) {
        failed++;
        free(arena);
        return;
    }
    how.len = ad_swiss_bytes(&trf.t, how.way);
    how.scratch = memory = need(how.len);
    round.pairs = need((trf.t.count + 1) / 2 * sizeof *round.pairs);
    if (ad_swiss_pair(&round, &trf.t, &how) < 0 || !round.possible)
        failed++;
    for (unsigned i = 0; i < round.count; i++)
        printf("%u-%u\n", round.pairs[i].white, round.pairs[i].black);
    free(round.pairs);
    free(memory);
    free(arena);
}

static bool ends_with(const char *name, const char *ending)
{
    size_t len = strlen(name), other = strlen(ending);

    return len >= other && strcmp(name + len - other, ending) == 0;
}

int main(int argc, char **argv)
{
    board();
    for (int i = 1; i < argc; i++) {
        size_t len;
        char *text = read_file(argv[i], &len);

        if (ends_with(argv[i], ".trf"))
            pair(argv[i], text, len);
        else if (ends_with(argv[i], ".season"))
            season(argv[i], text, len);
        else
            play(argv[i], text, len);
        free(text);
    }
    printf("%d files, %u failed\n", argc - 1, failed);
    return failed > 0;
}
