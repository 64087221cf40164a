/*
 * tests/peer.c -- our move lists against stockfish's, over random games of chess and Chess960.
 *
 * adoube-peer POSITIONS [SEED]. Each answer is read to its end before the next question: the
 * engine's search thread shares the position with the one that reads commands.
 */
#include "kit.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "adoube/fen.h"
#include "adoube/notation.h"

enum { NAME = 8 };

struct list {
    unsigned count;
    char move[AD_MOVES_MAX][NAME];
};

struct engine {
    FILE *to, *from;
};

static int by_name(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void sort(struct list *list)
{
    qsort(list->move, list->count, NAME, by_name);
}

static bool start_engine(struct engine *e)
{
    int to[2], from[2];

    if (pipe(to) || pipe(from))
        return false;
    if (fork() == 0) {
        dup2(to[0], STDIN_FILENO);
        dup2(from[1], STDOUT_FILENO);
        close(to[1]);
        close(from[0]);
        execlp("stockfish", "stockfish", (char *)NULL);
        perror("stockfish");
        _exit(127);
    }
    close(to[0]);
    close(from[1]);
    e->to = fdopen(to[1], "w");
    e->from = fdopen(from[0], "r");
    if (!e->to || !e->from)
        return false;
    fputs("setoption name UCI_Chess960 value true\n", e->to);
    return true;
}

/* The engine's moves; false if it has gone away. Its lines are "e2e4: 1". */
static bool theirs(struct list *out, struct engine *e, const char *fen)
{
    char line[256];

    fprintf(e->to, "position fen %s\ngo perft 1\n", fen);
    fflush(e->to);
    for (out->count = 0; fgets(line, sizeof line, e->from);) {
        if (strncmp(line, "Nodes searched", 14) == 0) {
            sort(out);
            return true;
        }
        size_t n = strcspn(line, ":");
        if ((n == 4 || n == 5) && line[n] == ':' && out->count < AD_MOVES_MAX) {
            line[n] = '\0';
            strcpy(out->move[out->count++], line);
        }
    }
    return false;
}

static void ours(struct list *out, const struct ad_position *p)
{
    struct ad_moves moves;

    out->count = ad_position_moves(&moves, p);
    for (unsigned i = 0; i < out->count; i++)
        ad_uci_write(out->move[i], NAME, p, moves.move[i], AD_UCI_960);
    sort(out);
}

static void print_list(const char *whose, const struct list *list)
{
    printf("%s:", whose);
    for (unsigned i = 0; i < list->count; i++)
        printf(" %s", list->move[i]);
    putchar('\n');
}

static bool equal(const struct list *a, const struct list *b)
{
    if (a->count != b->count)
        return false;
    for (unsigned i = 0; i < a->count; i++)
        if (strcmp(a->move[i], b->move[i]) != 0)
            return false;
    return true;
}

static bool compare(struct engine *e, const struct ad_position *p)
{
    static struct list a, b;
    char fen[AD_FEN_MAX];

    ad_fen_write(fen, sizeof fen, p, AD_FEN_SHREDDER);
    ours(&a, p);
    if (!theirs(&b, e, fen)) {
        puts("stockfish does not answer");
        return false;
    }
    if (!equal(&a, &b)) {
        printf("%s\n", fen);
        print_list("ours", &a);
        print_list("theirs", &b);
        return false;
    }
    return true;
}

int main(int argc, char **argv)
{
    struct engine engine;
    struct ad_position p;
    struct kit_rng rng = {argc > 2 ? strtoull(argv[2], NULL, 0) : 1};
    unsigned long positions = argc > 1 ? strtoul(argv[1], NULL, 10) : 1000;

    signal(SIGPIPE, SIG_IGN); /* an engine that is gone is noticed when we read */
    if (!start_engine(&engine))
        return 2;
    kit_random_start(&p, &rng);
    for (unsigned long i = 0; i < positions; i++) {
        if (!compare(&engine, &p))
            return 1;
        ad_move m = kit_random_move(&rng, &p);
        if (m != AD_NO_MOVE && p.halfmoves < 100)
            ad_position_play(&p, &p, m);
        else
            kit_random_start(&p, &rng);
    }
    printf("%lu positions, the same moves\n", positions);
    return 0;
}
