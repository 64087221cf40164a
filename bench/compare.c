/*
 * bench/compare.c -- this program against its peers, in one run, as ratios of CPU time.
 *
 *     compare BUILD ARCHIVE [ROUNDS]
 *
 * BUILD is a build folder, ARCHIVE a PGN file. Every cell is run ROUNDS times, peers and ours in
 * turn, and the best time counts: user and system time of the child, from which its start-up is
 * taken off. Writes tables in Markdown; progress goes to standard error.
 */
#include <fcntl.h>
#include <inttypes.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define STOCKFISH   "/usr/games/stockfish"
#define PGN_EXTRACT "/usr/games/pgn-extract"

struct cost {
    double cpu, wall; /* seconds */
    long kilobytes;   /* most memory at any time */
};

static double seconds(struct timeval t)
{
    return (double)t.tv_sec + 1e-6 * (double)t.tv_usec;
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* In the child: standard input is `text`, and nobody wants to see the output. */
static void run_child(char *const argv[], const char *text)
{
    int ends[2], null = open("/dev/null", O_WRONLY);

    if (null < 0 || pipe(ends) < 0 || write(ends[1], text, strlen(text)) < 0)
        _exit(127);
    close(ends[1]);
    dup2(ends[0], 0);
    dup2(null, 1);
    dup2(null, 2);
    execv(argv[0], argv);
    _exit(127);
}

static struct cost run(char *const argv[], const char *text)
{
    struct rusage use;
    double start = now();
    int status;
    pid_t pid = fork();

    if (pid == 0)
        run_child(argv, text);
    if (pid < 0 || wait4(pid, &status, 0, &use) < 0 || !WIFEXITED(status) ||
        WEXITSTATUS(status) > 1) {
        fprintf(stderr, "compare: cannot run %s\n", argv[0]);
        exit(5);
    }
    return (struct cost){seconds(use.ru_utime) + seconds(use.ru_stime), now() - start,
                         use.ru_maxrss};
}

static void keep_best(struct cost *best, struct cost cost)
{
    if (best->cpu == 0 || cost.cpu < best->cpu)
        *best = cost;
}

/* ---- counting moves ---- */

static const struct tree {
    const char *name, *fen;
    int depth;
    double leaves;
} trees[] = {
    {"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119060324},
    {"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5,
     193690690},
    {"rook ending", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 178633661},
    {"promotions", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 6,
     706045033},
    {"seventh rank", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 89941194},
    {"middle game", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5,
     164075551},
};

enum { TREES = sizeof trees / sizeof *trees };

enum way { PEER, COUNT, LIST, POPCNT, BASE, WAYS };

static const char *const way_names[WAYS] = {"stockfish", "adoube perft", "list every move",
                                            "kernel popcnt", "kernel base"};
static const char *const way_args[WAYS] = {NULL, NULL, "list", "popcnt", "base"};

static struct cost run_tree(enum way way, const struct tree *tree, int depth, const char *build)
{
    char program[4096], digits[16], text[512] = "";
    char *ours[] = {program, "perft", "--fen", (char *)tree->fen, digits, NULL};
    char *leaves[] = {program, (char *)way_args[way], digits, (char *)tree->fen, NULL};
    char *peer[] = {STOCKFISH, NULL};

    snprintf(digits, sizeof digits, "%d", depth);
    if (way == PEER) {
        snprintf(text, sizeof text, "position fen %s\ngo perft %d\nquit\n", tree->fen, depth);
        return run(peer, text);
    }
    snprintf(program, sizeof program, "%s/%s", build, way == COUNT ? "adoube" : "bench/leaves");
    return run(way == COUNT ? ours : leaves, "");
}

static void compare_trees(const char *build, int rounds)
{
    static struct cost best[WAYS][TREES], idle[WAYS][TREES];
    double mean[WAYS] = {0};

    for (int round = 0; round < rounds; round++)
        for (int t = 0; t < TREES; t++)
            for (int w = 0; w < WAYS; w++) {
                fprintf(stderr, "round %d of %d: %s, %s\n", round + 1, rounds, trees[t].name,
                        way_names[w]);
                keep_best(&best[w][t], run_tree((enum way)w, &trees[t], trees[t].depth, build));
                keep_best(&idle[w][t], run_tree((enum way)w, &trees[t], 1, build));
            }
    printf("| millions of leaves a second |");
    for (int t = 0; t < TREES; t++)
        printf(" %s d%d |", trees[t].name, trees[t].depth);
    printf(" geometric mean | ratio |\n|---|");
    for (int t = 0; t < TREES + 2; t++)
        printf("---|");
    for (int w = 0; w < WAYS; w++) {
        printf("\n| %s |", way_names[w]);
        for (int t = 0; t < TREES; t++) {
            double rate = trees[t].leaves / (best[w][t].cpu - idle[w][t].cpu) / 1e6;
            mean[w] += log(rate) / TREES;
            printf(" %.0f |", rate);
        }
        printf(" %.0f | %.2f |", exp(mean[w]), exp(mean[w] - mean[PEER]));
    }
    printf("\n\n");
}

/* ---- reading archives ---- */

static void archive_row(const char *name, struct cost c, double megabytes, struct cost peer)
{
    printf("| %s | %.2f | %.2f | %.1f | %.1f | %.1f | %ld |\n", name, c.cpu, c.wall,
           megabytes / c.cpu, megabytes / c.wall, peer.cpu / c.cpu, c.kilobytes / 1024);
}

static void compare_archives(const char *build, char *archive, int rounds)
{
    char program[4096];
    char *peer[] = {PGN_EXTRACT, "-s", "-r", archive, NULL};
    char *one[] = {program, "pgn", "check", "--threads", "1", archive, NULL};
    char *two[] = {program, "pgn", "check", "--threads", "2", archive, NULL};
    struct cost theirs = {0}, ours = {0}, both = {0};
    struct stat file;

    if (stat(archive, &file) < 0) {
        fprintf(stderr, "compare: cannot read %s\n", archive);
        exit(5);
    }
    snprintf(program, sizeof program, "%s/adoube", build);
    for (int round = 0; round < rounds; round++) {
        fprintf(stderr, "round %d of %d: archive\n", round + 1, rounds);
        keep_best(&theirs, run(peer, ""));
        keep_best(&ours, run(one, ""));
        keep_best(&both, run(two, ""));
    }
    printf("| %.0f MB of games, every move checked | CPU s | wall s | MB/s of CPU | MB/s | ratio | "
           "MB of memory |\n"
           "|---|---|---|---|---|---|---|\n",
           (double)file.st_size / 1e6);
    archive_row("pgn-extract -s -r", theirs, (double)file.st_size / 1e6, theirs);
    archive_row("adoube pgn check, one thread", ours, (double)file.st_size / 1e6, theirs);
    archive_row("adoube pgn check, two threads", both, (double)file.st_size / 1e6, theirs);
}

int main(int argc, char **argv)
{
    int rounds = argc > 3 ? atoi(argv[3]) : 3;

    if (argc < 3 || rounds < 1) {
        fprintf(stderr, "compare BUILD ARCHIVE [ROUNDS]\n");
        return 3;
    }
    compare_trees(argv[1], rounds);
    compare_archives(argv[1], argv[2], rounds);
    return 0;
}
