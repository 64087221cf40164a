/*
 * bench/games.c -- writes an archive of random games, the same one for the same numbers.
 *
 *     games MEGABYTES [SEED]
 *
 * A stand-in where no archive of real games is at hand. Random games are longer, promote more
 * and give less check than real ones; the measured ratios differ by a few percent.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "adoube/pgn.h"
#include "core/names.h"

static uint64_t next_random(uint64_t *state)
{
    uint64_t z = (*state += 0x9E3779B97F4A7C15u);
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

static enum ad_pgn_result result_of(const struct ad_position *p)
{
    switch (ad_position_status(p)) {
    case AD_CHECKMATE: return p->turn == AD_WHITE ? AD_PGN_BLACK : AD_PGN_WHITE;
    case AD_STALEMATE: return AD_PGN_DRAW;
    case AD_PLAYING: break;
    }
    return AD_PGN_DRAW; /* agreed: nobody wanted to go on */
}

/* Play a game of at most `cap` moves; returns how many there were. */
static unsigned play(ad_move *game, unsigned cap, struct ad_position *end, uint64_t *state)
{
    struct ad_moves list;
    unsigned n = 0;

    ad_position_start(end);
    while (n < cap && ad_position_moves(&list, end)) {
        game[n] = list.move[next_random(state) % list.count];
        ad_position_play(end, end, game[n++]);
    }
    return n;
}

static void write_game(struct ad_pgn_writer *w, const ad_move *game, unsigned n,
                       enum ad_pgn_result result)
{
    struct ad_pgn_tag tags[] = {{"Event", "Random games"},
                                {"White", "Anna"},
                                {"Black", "Bella"},
                                {"Result", ad_pgn_result_text(result)}};
    struct ad_position p;

    ad_position_start(&p);
    ad_pgn_write_tags(w, tags, sizeof tags / sizeof *tags);
    for (unsigned i = 0; i < n; i++) {
        ad_pgn_write_move(w, &p, game[i]);
        ad_position_play(&p, &p, game[i]);
    }
    ad_pgn_write_end(w, result);
}

int main(int argc, char **argv)
{
    enum { MOVES = 160 };
    static char text[1 << 16];
    uint64_t state = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    long long left = argc > 1 ? atoll(argv[1]) * 1000000 : 0;
    struct ad_pgn_writer w;
    struct ad_position end;
    ad_move game[MOVES];

    while (left > 0) {
        unsigned n = play(game, 20 + (unsigned)(next_random(&state) % (MOVES - 20)), &end, &state);
        ad_pgn_writer_start(&w, text, sizeof text);
        write_game(&w, game, n, result_of(&end));
        left -= (long long)w.len;
        if (fwrite(text, 1, w.len, stdout) != w.len)
            return 5;
    }
    return fflush(stdout) ? 5 : 0;
}
