/*
 * bench/pairing.c -- what it costs to pair a round.
 *
 *     pairing [LARGEST [LARGEST_PLAIN [PLOT.svg]]]
 *
 * Rounds 5 and 9 of simulated tournaments of 50 to LARGEST (5000) players, by the fast way and, up
 * to LARGEST_PLAIN (1000) players, by the plain one; then a whole tournament of 1000 players and 11
 * rounds. Times are CPU time, the best of three runs, of more if they are short. Memory is what a
 * run has touched of the scratch it asked for. The exponent tells how time grows from one size to
 * the next: 2 is four times the time for twice the players. The plot shows round 9.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "tournament/simulate.h"

enum { SIZES = 7, FIFTH = 0, NINTH = 1, TURNS = 2, ROUNDS = 11, PATIENCE = 60 };

static const unsigned size_of[SIZES] = {50, 100, 200, 500, 1000, 2000, 5000};
static const char *const way_name[] = {"fast", "plain"};

/* The engine that the test data come from, on the same machine: CPU seconds of round 9. */
static const double reference[SIZES] = {0, 0.02, 0.22, 4.0, 38, 380, 0};

struct figure {
    double seconds; /* 0: not measured */
    double megabytes;
    unsigned brackets, weighted; /* of them by weights */
};

/* By way, by turn (round 5, round 9), by size. */
static struct figure figure[2][TURNS][SIZES];

static void fail(const char *what)
{
    fprintf(stderr, "pairing: %s\n", what);
    exit(2);
}

static double cpu_now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* ---- measuring ---- */

static double touched_megabytes(void *memory, size_t len)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE), pages = (len + page - 1) / page, n = 0;
    unsigned char *in_core = malloc(pages);

    if (!in_core || mincore(memory, len, in_core) != 0)
        fail("mincore");
    for (size_t i = 0; i < pages; i++)
        n += in_core[i] & 1;
    free(in_core);
    return (double)(n * page) / 1e6;
}

/* One run in memory that nobody has touched. */
static double pair_once(struct figure *out, const struct ad_tournament *t, enum ad_swiss_way way)
{
    size_t len = ad_swiss_bytes(t, way);
    void *memory =
        mmap(NULL, len, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    struct ad_swiss how = {way, memory, len};
    struct ad_swiss_round r = {.pairs = malloc((t->count + 1) / 2 * sizeof *r.pairs)};
    double begin = cpu_now(), took;

    if (memory == MAP_FAILED || !r.pairs || ad_swiss_pair(&r, t, &how) != 0 || !r.possible)
        fail("no pairing");
    took = cpu_now() - begin;
    out->megabytes = touched_megabytes(memory, len);
    out->brackets = r.paired_fast + r.paired_weighted;
    out->weighted = r.paired_weighted;
    munmap(memory, len);
    free(r.pairs);
    return took;
}

static void measure(struct figure *out, const struct ad_tournament *t, enum ad_swiss_way way)
{
    double spent = 0;

    for (int run = 0; spent < PATIENCE && (run < 3 || (run < 200 && spent < 0.2)); run++) {
        double took = pair_once(out, t, way);

        out->seconds = run == 0 || took < out->seconds ? took : out->seconds;
        spent += took;
    }
}

static void *start(struct ad_simulated *s, unsigned players)
{
    struct ad_simulation wish = ad_simulation_usual;
    void *memory;

    wish.players = players, wish.rounds = ROUNDS, wish.seed = 2026;
    memory = malloc(ad_simulated_bytes(&wish));
    if (!memory || ad_simulated_start(s, &wish, memory, ad_simulated_bytes(&wish)) != 0)
        fail("no tournament");
    return memory;
}

static void play_until(struct ad_simulated *s, unsigned rounds)
{
    size_t len = ad_swiss_bytes(&s->t, AD_SWISS_FAST);
    void *memory = malloc(len);
    struct ad_swiss how = {AD_SWISS_FAST, memory, len};

    if (!memory)
        fail("no memory");
    while (s->t.played < rounds)
        if (ad_simulated_step(s, &how) != 1)
            fail("the simulation is stuck");
    free(memory);
}

static void measure_size(unsigned size, bool plain_too)
{
    static const unsigned before[TURNS] = {4, 8};
    struct ad_simulated s;
    void *memory = start(&s, size_of[size]);

    for (int turn = 0; turn < TURNS; turn++) {
        play_until(&s, before[turn]);
        measure(&figure[AD_SWISS_FAST][turn][size], &s.t, AD_SWISS_FAST);
        if (plain_too)
            measure(&figure[AD_SWISS_PLAIN][turn][size], &s.t, AD_SWISS_PLAIN);
    }
    free(memory);
}

static double whole_tournament(unsigned players)
{
    struct ad_simulated s;
    void *memory = start(&s, players);
    double begin = cpu_now();

    play_until(&s, ROUNDS);
    free(memory);
    return cpu_now() - begin;
}

/* ---- the table ---- */

static void print_time(double seconds)
{
    if (seconds == 0)
        printf(" |");
    else if (seconds < 0.1)
        printf(" %.2f ms |", seconds * 1e3);
    else
        printf(" %.2f s |", seconds);
}

static double exponent(const struct figure *f, unsigned size)
{
    return log(f[size].seconds / f[size - 1].seconds) /
           log((double)size_of[size] / size_of[size - 1]);
}

static void print_row(enum ad_swiss_way way, unsigned size)
{
    const struct figure *f = figure[way][NINTH];

    printf("| %s | %u |", way_name[way], size_of[size]);
    print_time(figure[way][FIFTH][size].seconds);
    print_time(f[size].seconds);
    if (size && f[size - 1].seconds > 0)
        printf(" %.1f |", exponent(f, size));
    else
        printf(" |");
    printf(" %.2f |", f[size].megabytes);
    if (way == AD_SWISS_FAST)
        printf(" %u of %u |", f[size].weighted, f[size].brackets);
    else
        printf(" |");
    print_time(reference[size]);
    printf("\n");
}

static void print_table(unsigned sizes)
{
    printf("| way | players | round 5 | round 9 | exponent | MB touched | brackets by weights |"
           " reference engine |\n|---|---|---|---|---|---|---|---|\n");
    for (int way = AD_SWISS_FAST; way <= AD_SWISS_PLAIN; way++)
        for (unsigned i = 0; i < sizes; i++)
            if (figure[way][NINTH][i].seconds > 0)
                print_row((enum ad_swiss_way)way, i);
}

/* ---- the plot ---- */

enum { LEFT = 64, TOP = 44, WIDE = 500, HIGH = 330, LOW_DECADE = -5, DECADES = 8 };

static double x_of(double players)
{
    return LEFT + WIDE * log(players / size_of[0]) / log((double)size_of[SIZES - 1] / size_of[0]);
}

static double y_of(double seconds)
{
    return TOP + HIGH * (1 - (log10(seconds) - LOW_DECADE) / DECADES);
}

/* It brings its own paper, so that it can be read on a white page and on a dark one; where the
 * reader's setting is known the paper follows it. */
static void draw_paper(FILE *out)
{
    static const char *const unit[DECADES + 1] = {"10 µs", "100 µs", "1 ms",  "10 ms", "0.1 s",
                                                  "1 s",   "10 s",   "100 s", "1000 s"};

    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 740 430\" font-family=\""
            "sans-serif\" font-size=\"13\">\n<style>\n"
            ".paper{fill:#fff}text{fill:#333;stroke:#fff;stroke-width:4px;paint-order:stroke}\n"
            ".grid{stroke:#8886;stroke-width:1}path{fill:none;stroke-width:2.5}\n"
            ".fast{stroke:#1a9850}.plain{stroke:#4a7fd0}.other{stroke:#e08020;"
            "stroke-dasharray:7 5}\n"
            "circle.fast{fill:#1a9850}circle.plain{fill:#4a7fd0}circle.other{fill:#e08020}\n"
            "@media (prefers-color-scheme:dark){.paper{fill:#16191f}text{fill:#ddd;stroke:#16191f}}"
            "\n</style>\n<rect class=\"paper\" width=\"740\" height=\"430\" rx=\"8\"/>\n"
            "<text x=\"%d\" y=\"24\" font-size=\"15\">CPU time to pair round 9, by number of "
            "players (both axes logarithmic)</text>\n",
            LEFT);
    for (int d = 0; d <= DECADES; d++) {
        double y = y_of(pow(10, LOW_DECADE + d));

        fprintf(out,
                "<path class=\"grid\" d=\"M%d %.1fh%d\"/><text x=\"%d\" y=\"%.1f\" "
                "text-anchor=\"end\">%s</text>\n",
                LEFT, y, WIDE, LEFT - 7, y + 4, unit[d]);
    }
    for (unsigned i = 0; i < SIZES; i++)
        fprintf(out,
                "<path class=\"grid\" d=\"M%.1f %dv%d\"/><text x=\"%.1f\" y=\"%d\" "
                "text-anchor=\"middle\">%u</text>\n",
                x_of(size_of[i]), TOP, HIGH, x_of(size_of[i]), TOP + HIGH + 20, size_of[i]);
    fprintf(out, "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">players</text>\n", LEFT + WIDE / 2,
            TOP + HIGH + 42);
}

/* A line through the points there are, its name at the last one. */
static void draw_line(FILE *out, const char *class, const char *name, const double seconds[SIZES])
{
    double x = 0, y = 0;

    fprintf(out, "<path class=\"%s\" d=\"", class);
    for (unsigned i = 0, n = 0; i < SIZES; i++)
        if (seconds[i] > 0) {
            x = x_of(size_of[i]), y = y_of(seconds[i]);
            fprintf(out, "%c%.1f %.1f", n++ ? 'L' : 'M', x, y);
        }
    fprintf(out, "\"/>\n");
    for (unsigned i = 0; i < SIZES; i++)
        if (seconds[i] > 0)
            fprintf(out, "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"4\"/>\n", class,
                    x_of(size_of[i]), y_of(seconds[i]));
    fprintf(out, "<text x=\"%.1f\" y=\"%.1f\">%s</text>\n", x + 10, y + 4, name);
}

static void draw_plot(const char *path)
{
    FILE *out = fopen(path, "w");
    double line[2][SIZES];

    if (!out)
        fail(path);
    for (int way = 0; way < 2; way++)
        for (unsigned i = 0; i < SIZES; i++)
            line[way][i] = figure[way][NINTH][i].seconds;
    draw_paper(out);
    draw_line(out, "other", "reference engine, measured earlier", reference);
    draw_line(out, "plain", "adoube, plain", line[AD_SWISS_PLAIN]);
    draw_line(out, "fast", "adoube, fast", line[AD_SWISS_FAST]);
    fprintf(out, "</svg>\n");
    if (fclose(out) != 0)
        fail(path);
}

int main(int argc, char **argv)
{
    unsigned largest = argc > 1 ? (unsigned)atoi(argv[1]) : size_of[SIZES - 1];
    unsigned plain = argc > 2 ? (unsigned)atoi(argv[2]) : 1000, sizes = 0;

    while (sizes < SIZES && size_of[sizes] <= largest) {
        measure_size(sizes, size_of[sizes] <= plain);
        sizes++;
    }
    print_table(sizes);
    if (largest >= 1000)
        printf("\nA whole tournament of 1000 players, %d rounds: %.2f s.\n", ROUNDS,
               whole_tournament(1000));
    if (argc > 3)
        draw_plot(argv[3]);
    return 0;
}
