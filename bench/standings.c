/*
 * bench/standings.c -- what it costs to make a table.
 *
 *     standings
 *
 * Simulated tournaments of 100 to 9999 players and 11 rounds, ranked by a usual chain and by one of
 * all tie-breaks for single players. Times are CPU time, the best of nine runs. The exponent tells
 * how time grows from one size to the next: 1 is twice the time for twice the players.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tournament/simulate.h"
#include "adoube/standings.h"

enum { SIZES = 6, CHAINS = 2, LIST = 32, RUNS = 9 };

static const unsigned size_of[SIZES] = {100, 500, 1000, 2000, 5000, AD_ENTRANTS_MAX};
static const char *const chains[CHAINS] = {
    "PTS DE BH/C1 BH SB",
    "PTS DE BH/C1 BH AOB FB SB SB/C1 ARO/C1 TPR PTP APRO APPO WIN WON BPG BWG REP STD PS KS TPN",
};

static void *room(size_t len)
{
    void *memory = malloc(len);

    if (!memory) {
        fprintf(stderr, "standings: no memory\n");
        exit(2);
    }
    return memory;
}

static double cpu_now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void play(struct ad_simulated *s, unsigned players)
{
    struct ad_simulation wish = ad_simulation_usual;
    size_t len;
    int more;

    wish.players = players, wish.rounds = 11, wish.seed = 1;
    len = ad_simulated_bytes(&wish);
    if (ad_simulated_start(s, &wish, room(len), len) != 0)
        exit(2);
    do {
        struct ad_swiss how = {.way = AD_SWISS_FAST, .len = ad_swiss_bytes(&s->t, AD_SWISS_FAST)};

        how.scratch = room(how.len);
        more = ad_simulated_step(s, &how);
        free(how.scratch);
    } while (more > 0);
}

/* The best of all runs, in milliseconds. */
static double rank(const struct ad_tournament *t, const char *chain)
{
    struct ad_tiebreak list[LIST];
    int n = ad_tiebreak_read_list(list, LIST, chain, strlen(chain), NULL);
    struct ad_standings_how how = {.rules = AD_RULES_2026, .rounds = t->played};
    size_t len = ad_standings_bytes(t, (unsigned)n);
    void *memory = room(len);
    struct ad_standings s;
    double best = 1e9;

    for (unsigned run = 0; run < RUNS; run++) {
        double start = cpu_now(), took;

        if (ad_standings_make(&s, t, list, (unsigned)n, &how, memory, len) != 0)
            exit(2);
        took = cpu_now() - start;
        best = took < best ? took : best;
    }
    free(memory);
    return best * 1000;
}

int main(void)
{
    double before[CHAINS] = {0};

    printf("| players, 11 rounds | 5 tie-breaks | exponent | 22 tie-breaks | exponent |\n"
           "|---|---|---|---|---|\n");
    for (unsigned i = 0; i < SIZES; i++) {
        struct ad_simulated s;

        play(&s, size_of[i]);
        printf("| %u |", size_of[i]);
        for (unsigned c = 0; c < CHAINS; c++) {
            double ms = rank(&s.t, chains[c]);

            printf(" %.2f ms |", ms);
            if (i)
                printf(" %.1f |", log(ms / before[c]) / log((double)size_of[i] / size_of[i - 1]));
            else
                printf(" |");
            before[c] = ms;
        }
        printf("\n");
    }
    return 0;
}
