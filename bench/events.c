/*
 * bench/events.c -- how many events a second are decided and applied, on one core.
 *
 *     events [ROUNDS [GAMES [SEED]]]
 *
 * Random games in all editions as a well-run hall sees them: moves, presses, touches, offers and
 * claims, now and then something illegal (tests/game/random.h). They are played once to have their
 * commands; what is measured is playing them again: decide and apply, nothing else. Whether the
 * position is dead is asked after every move, whether the opponent can mate at every fallen flag,
 * with memory for the proofs. The best of all rounds counts, as CPU time.
 * The linker leads every call of malloc and its kin through here: none may come from the library.
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "../tests/game/random.h"
#include "adoube/game.h"

enum { PLIES = 300, COMMANDS = 600 };

/* ---- who allocates? ---- */

static unsigned long allocations;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);

void *__wrap_malloc(size_t size)
{
    allocations++;
    return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    allocations++;
    return __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size)
{
    allocations++;
    return __real_realloc(old, size);
}

/* ---- games ---- */

struct script {
    struct ad_table table;
    struct ad_command *command;
    unsigned count;
};

struct tally {
    unsigned long commands, events, moves, claims, offers, touches;
};

static struct ad_ply plies[PLIES];
static uint64_t scratch[AD_GAME_SCRATCH / sizeof(uint64_t)];

static void fail(const char *what)
{
    fprintf(stderr, "events: %s\n", what);
    exit(2);
}

static void tally_one(struct tally *t, const struct ad_command *c)
{
    t->commands++;
    t->moves += c->kind == AD_DOES_MOVE;
    t->claims += c->kind == AD_DOES_CLAIM;
    t->offers += c->kind == AD_DOES_OFFER;
    t->touches += c->kind == AD_DOES_TOUCH || c->kind == AD_DOES_LIFT;
}

/* Decide and apply one command; returns how many events that were. */
static unsigned one(struct ad_game *g, const struct ad_command *c)
{
    struct ad_events out;
    int n = ad_game_do(&out, g, c, scratch, sizeof scratch);

    return n > 0 ? (unsigned)n : 0;
}

static void make_script(struct script *s, struct tally *t, struct kit_rng *rng)
{
    struct ad_game g;
    struct ad_command c;

    random_table(&s->table, rng);
    s->command = malloc(COMMANDS * sizeof *s->command);
    if (!s->command || ad_game_init(&g, &s->table, plies, PLIES, true) != 0)
        fail("no table");
    while (s->count < COMMANDS && g.result.kind == AD_RESULT_NONE && g.count + 2 < PLIES) {
        random_command(&c, rng, &g, RANDOM_SENSIBLE);
        if (ad_game_impossible(&g, &c) != AD_REASON_NONE)
            continue;
        tally_one(t, &c);
        t->events += one(&g, &c);
        s->command[s->count++] = c;
    }
}

static unsigned long play_again(const struct script *s)
{
    struct ad_game g;
    unsigned long events = 0;

    if (ad_game_init(&g, &s->table, plies, PLIES, true) != 0)
        fail("no table");
    for (unsigned i = 0; i < s->count; i++)
        events += one(&g, &s->command[i]);
    return events;
}

/* ---- measuring ---- */

static double cpu_seconds(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double round_of(const struct script *scripts, unsigned games, unsigned long want)
{
    unsigned long events = 0, before = allocations;
    double start = cpu_seconds();

    for (unsigned i = 0; i < games; i++)
        events += play_again(&scripts[i]);
    start = cpu_seconds() - start;
    if (events != want)
        fail("the same commands gave other events");
    if (allocations != before)
        fail("something allocates");
    return start;
}

static void report(const struct tally *t, unsigned games, double best)
{
    printf("| one core, %u games in all editions | number | millions a second |\n|---|---|---|\n",
           games);
    printf("| events decided and applied | %lu | %.2f |\n", t->events,
           (double)t->events / best / 1e6);
    printf("| commands decided | %lu | %.2f |\n", t->commands, (double)t->commands / best / 1e6);
    printf("\nOf the commands %lu were moves, %lu claims, %lu offers, %lu touches. Nothing was "
           "allocated.\n",
           t->moves, t->claims, t->offers, t->touches);
}

int main(int argc, char **argv)
{
    unsigned rounds = argc > 1 ? (unsigned)atoi(argv[1]) : 5;
    unsigned games = argc > 2 ? (unsigned)atoi(argv[2]) : 2000;
    struct kit_rng rng = {argc > 3 ? strtoull(argv[3], NULL, 0) : 1};
    struct script *scripts = calloc(games, sizeof *scripts);
    struct tally tally = {0};
    double best = 0;

    if (!scripts || rounds == 0 || games == 0)
        return 3;
    for (unsigned i = 0; i < games; i++)
        make_script(&scripts[i], &tally, &rng);
    for (unsigned i = 0; i < rounds; i++) {
        double took = round_of(scripts, games, tally.events);
        best = i == 0 || took < best ? took : best;
    }
    report(&tally, games, best);
    for (unsigned i = 0; i < games; i++)
        free(scripts[i].command);
    free(scripts);
    return 0;
}
