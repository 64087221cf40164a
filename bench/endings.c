/*
 * bench/endings.c -- what it costs to say who can still mate.
 *
 *     endings QUERIES.tsv [MEGABYTES [STEP]]
 *     endings --games [MEGABYTES [POSITIONS [ARCHIVE.pgn]]]
 *
 * Queries are lines of four columns: FEN, side, `winnable` or `unwinnable`, a note; every STEP-th
 * is asked, and the note tells its family. With --games both sides of every position of the games
 * are asked, as many as wanted; of random games where no archive is named. All are asked in the
 * fast mode, and in the full mode with so many megabytes (64). Times are CPU time of the thread. A
 * query's time is the best of three, the clock's own cost taken off; the mean is that of a whole
 * pass, in which no query meets a cache that was warmed for it.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "adoube/fen.h"
#include "adoube/pgn.h"
#include "adoube/proof.h"

enum { MODES = 2, FAMILIES = 32, NAME = 80 };

static const char *const modes[MODES] = {"fast", "full"};

enum truth { IS_NO, IS_YES, NOT_TOLD };

struct query {
    struct ad_position p;
    int side;
    enum truth truth;
};

struct family {
    char name[NAME];
    struct query *query;
    unsigned count, room;
};

/* What one mode took for one family. */
struct tally {
    unsigned decided, no, no_told, wrong;
    uint64_t nodes;
    double mean, *took; /* seconds, one a query */
};

static struct family families[FAMILIES];
static uint64_t quick[AD_MATE_FAST / sizeof(uint64_t)];
static const struct ad_budget fast = {.scratch = quick, .len = sizeof quick};
static struct ad_budget full;

static void fail(const char *what)
{
    fprintf(stderr, "endings: %s\n", what);
    exit(2);
}

/* ---- families ---- */

static struct family *family_of(const char *note)
{
    size_t len = strcspn(note, "(:;\n");
    struct family *f = families;

    if (strncmp(note, "D3-Chess unfair", 15) == 0 && strrchr(note, ',')) {
        note = strrchr(note, ',') + 2; /* the kind stands behind the game's name */
        len = strcspn(note, "\n");
    } else if (note[len] == '(') {
        len += strcspn(note + len, ")\n") + 1;
    }
    if (len >= NAME)
        len = NAME - 1;
    for (; f < families + FAMILIES - 1 && f->count; f++)
        if (strlen(f->name) == len && memcmp(f->name, note, len) == 0)
            return f;
    if (!f->count)
        memcpy(f->name, note, len);
    return f;
}

static void add(struct family *f, const struct ad_position *p, int side, enum truth truth)
{
    if (f->count == f->room) {
        f->room = f->room ? 2 * f->room : 256;
        f->query = realloc(f->query, f->room * sizeof *f->query);
        if (!f->query)
            fail("no memory");
    }
    f->query[f->count++] = (struct query){*p, side, truth};
}

/* ---- queries from a file ---- */

static void read_query(char *text)
{
    struct ad_setup s;
    struct ad_position p;
    char *side = strchr(text, '\t'), *verdict = side ? strchr(side + 1, '\t') : NULL;
    char *note = verdict ? strchr(verdict + 1, '\t') : NULL;

    if (!note || ad_fen_read(&s, text, (size_t)(side - text), NULL) < 0 ||
        ad_position_from(&p, &s) != 0)
        return;
    add(family_of(note + 1), &p, side[1] == 'b', verdict[1] == 'w' ? IS_YES : IS_NO);
}

static void read_file(const char *path, unsigned step)
{
    FILE *file = fopen(path, "r");
    char text[1024];

    if (!file)
        fail("the file cannot be opened");
    for (unsigned line = 0; fgets(text, sizeof text, file); line++)
        if (line % step == 0)
            read_query(text);
    fclose(file);
}

/* ---- positions of games ---- */

/* False: enough. */
static bool add_position(const struct ad_position *p, unsigned wanted)
{
    struct family *f = &families[0];

    if (f->count == 0)
        strcpy(f->name, "games, every position");
    add(f, p, AD_WHITE, NOT_TOLD);
    add(f, p, AD_BLACK, NOT_TOLD);
    return f->count / 2 < wanted;
}

static uint64_t next_random(uint64_t *state)
{
    uint64_t z = (*state += 0x9E3779B97F4A7C15u);

    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

static void random_games(unsigned wanted)
{
    struct ad_position p;
    struct ad_moves list;
    uint64_t state = 1;

    for (unsigned ply = 0;; ply++) {
        if (ply % 160 == 0)
            ad_position_start(&p);
        if (!add_position(&p, wanted))
            return;
        if (ad_position_moves(&list, &p) == 0)
            ply = UINT32_MAX; /* the next game */
        else
            ad_position_play(&p, &p, list.move[next_random(&state) % list.count]);
    }
}

static void read_games(const char *path, unsigned wanted)
{
    static char buf[1 << 16];
    FILE *file = fopen(path, "r");
    struct ad_pgn_line line[4];
    struct ad_pgn_replay game;
    struct ad_pgn_reader r;
    struct ad_pgn_token t;
    bool go_on = true;
    size_t len = 0;

    if (!file)
        fail("the archive cannot be opened");
    ad_pgn_start(&r, 1);
    ad_pgn_replay_start(&game, line, 4);
    while (go_on && ad_pgn_next(&t, &r) != AD_PGN_DONE) {
        if (t.kind == AD_PGN_MORE) {
            size_t rest = ad_pgn_rest(&r);

            memmove(buf, buf + len - rest, rest);
            len = rest + fread(buf + rest, 1, sizeof buf - rest, file);
            ad_pgn_feed(&r, buf, len, feof(file));
            continue;
        }
        ad_pgn_follow(&game, &t);
        if (t.kind == AD_PGN_MOVE && ad_pgn_now(&game))
            go_on = add_position(ad_pgn_now(&game), wanted);
    }
    fclose(file);
}

/* ---- measuring ---- */

static double cpu_seconds(void)
{
    struct timespec t;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* What it costs to read the clock. */
static double clock_cost(void)
{
    double best = 1;

    for (int i = 0; i < 1000; i++) {
        double start = cpu_seconds(), took = cpu_seconds() - start;

        best = took < best ? took : best;
    }
    return best;
}

static double ask(struct ad_mate *out, const struct query *q, int mode)
{
    static double cost = -1;
    double best = 0;

    if (cost < 0)
        cost = clock_cost();
    for (int i = 0; i < 3 && best < 1e-2; i++) { /* what takes long takes its time once */
        double start = cpu_seconds();

        ad_position_can_mate(out, &q->p, q->side, mode == 0 ? &fast : &full);
        start = cpu_seconds() - start - cost;
        best = i == 0 || start < best ? start : best;
    }
    return best > 0 ? best : 0;
}

static void judge(struct tally *t, const struct query *q, const struct ad_mate *m, int mode)
{
    char fen[AD_FEN_MAX];

    t->nodes += m->nodes;
    t->no_told += q->truth == IS_NO;
    t->no += m->answer == AD_POSSIBLE_NO;
    t->decided += m->answer != AD_POSSIBLE_UNKNOWN;
    if (q->truth == NOT_TOLD || m->answer == AD_POSSIBLE_UNKNOWN ||
        (m->answer == AD_POSSIBLE_YES) == (q->truth == IS_YES))
        return;
    t->wrong++;
    ad_fen_write(fen, sizeof fen, &q->p, AD_FEN_X);
    fprintf(stderr, "wrong, %s: %s %s\n", modes[mode], fen, q->side ? "black" : "white");
}

static int by_time(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* First one by one; then all in one go, if that does not take long. */
static void measure(struct tally *t, const struct family *f, int mode)
{
    static struct ad_mate m;
    double sum = 0, start;

    t->took = malloc(f->count * sizeof *t->took);
    if (!t->took)
        fail("no memory");
    for (unsigned i = 0; i < f->count; i++) {
        sum += t->took[i] = ask(&m, &f->query[i], mode);
        judge(t, &f->query[i], &m, mode);
    }
    t->mean = sum / f->count;
    if (sum > 10)
        return;
    start = cpu_seconds();
    for (unsigned i = 0; i < f->count; i++)
        ad_position_can_mate(&m, &f->query[i].p, f->query[i].side, mode == 0 ? &fast : &full);
    t->mean = (cpu_seconds() - start) / f->count;
}

static void report(const struct family *f, int mode)
{
    struct tally t = {0};

    measure(&t, f, mode);
    qsort(t.took, f->count, sizeof *t.took, by_time);
    printf("| %s | %s | %u | %u | %u of %u | %u | %.2f | %.2f | %.1f | %.0f | %.0f |\n", f->name,
           modes[mode], f->count, t.decided, t.no, t.no_told, t.wrong, t.mean * 1e6,
           t.took[f->count / 2] * 1e6, t.took[f->count - 1 - f->count / 100] * 1e6,
           t.took[f->count - 1] * 1e6, (double)t.nodes / f->count);
    fflush(stdout);
    free(t.took);
}

static unsigned number(int argc, char **argv, int at, unsigned otherwise)
{
    return argc > at ? (unsigned)atoi(argv[at]) : otherwise;
}

int main(int argc, char **argv)
{
    bool games = argc > 1 && strcmp(argv[1], "--games") == 0;
    unsigned megabytes = number(argc, argv, 2, 64), many = number(argc, argv, 3, games ? 50000 : 1);

    if (argc < 2 || megabytes == 0 || many == 0)
        return 3;
    full = (struct ad_budget){UINT64_MAX, NULL, (size_t)megabytes << 20, 0};
    full.scratch = malloc(full.len);
    if (!full.scratch)
        fail("no memory");
    if (games && argc > 4)
        read_games(argv[4], many);
    else if (games)
        random_games(many);
    else
        read_file(argv[1], many);
    puts("| queries | mode | number | decided | no | wrong | mean us | p50 | p99 | max | nodes |");
    puts("|---|---|---|---|---|---|---|---|---|---|---|");
    for (struct family *f = families; f < families + FAMILIES && f->count; f++) {
        for (int mode = 0; mode < MODES; mode++)
            report(f, mode);
        free(f->query);
    }
    free(full.scratch);
    return 0;
}
