/*
 * cli/cmd_perft.c -- adoube perft: how many sequences of moves there are.
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/parallel.h"
#include "cli/suite.h"

#include <inttypes.h>
#include <string.h>

#include "adoube/fen.h"
#include "adoube/notation.h"

enum { DEPTH_MAX = 255 };

struct division {
    struct ad_position position;
    unsigned depth; /* behind each move */
    struct ad_moves moves;
    uint64_t nodes[AD_MOVES_MAX];
};

static void count_behind(void *division, size_t n)
{
    struct division *d = division;
    struct ad_position next;

    ad_position_play(&next, &d->position, d->moves.move[n]);
    d->nodes[n] = ad_position_perft(&next, d->depth);
}

/* Count move by move. Returns the sum. */
static uint64_t divide(struct division *d, unsigned threads)
{
    uint64_t sum = 0;

    ad_position_moves(&d->moves, &d->position);
    cli_for_each(threads, d->moves.count, count_behind, d);
    for (unsigned i = 0; i < d->moves.count; i++)
        sum += d->nodes[i];
    return sum;
}

static void print_division(const struct cli *c, const struct division *d)
{
    char move[AD_MOVE_TEXT_MAX];

    if (c->json)
        fputs(",\"divide\":{", stdout);
    for (unsigned i = 0; i < d->moves.count; i++) {
        ad_uci_write(move, sizeof move, &d->position, d->moves.move[i],
                     c->chess960 ? AD_UCI_960 : AD_UCI_STANDARD);
        if (c->json)
            printf("%s\"%s\":%" PRIu64, i ? "," : "", move, d->nodes[i]);
        else
            printf("%s: %" PRIu64 "\n", move, d->nodes[i]);
    }
    if (c->json)
        fputs("}", stdout);
}

static void print_json_head(const struct ad_position *p, unsigned depth, uint64_t nodes)
{
    char fen[AD_FEN_MAX];

    ad_fen_write(fen, sizeof fen, p, AD_FEN_X);
    printf("{\"fen\":\"%s\",\"depth\":%u,\"nodes\":%" PRIu64, fen, depth, nodes);
}

static enum cli_exit count(const struct cli *c, unsigned depth)
{
    struct division d = {.depth = depth ? depth - 1 : 0};
    unsigned threads = c->threads == (uint64_t)CLI_UNSET ? 1 : (unsigned)c->threads;
    bool by_moves = depth > 0 && (c->divide || threads > 1);
    enum cli_exit status = cli_start_position(c, &d.position);
    uint64_t nodes;

    if (status)
        return status;
    nodes = by_moves ? divide(&d, threads) : ad_position_perft(&d.position, depth);
    if (c->json)
        print_json_head(&d.position, depth, nodes);
    if (c->divide)
        print_division(c, &d);
    if (c->json)
        puts("}");
    else
        printf("%" PRIu64 "\n", nodes);
    return CLI_OK;
}

static enum cli_exit run(struct cli *c)
{
    char quoted[CLI_QUOTE];
    uint64_t depth;

    if (c->epd && c->operands > 0)
        return cli_refuse_operand(c, c->operand[0]);
    if (c->epd)
        return cli_check_suite(c);
    if (c->max_nodes != (uint64_t)CLI_UNSET)
        return cli_refuse_flag(c, "--max-nodes", "--epd");
    if (c->operands == 0)
        return cli_missing_operand(c);
    if (c->operands > 1)
        return cli_refuse_operand(c, c->operand[1]);
    if (!cli_read_number(&depth, c->operand[0], strlen(c->operand[0]), 0, DEPTH_MAX)) {
        cli_quote(quoted, c->operand[0], strlen(c->operand[0]));
        cli_say(c, NULL, W_BAD_DEPTH, quoted, DEPTH_MAX);
        return CLI_BAD_INPUT;
    }
    return count(c, (unsigned)depth);
}

const struct cli_command cmd_perft = {
    .name = "perft",
    .synopsis = "perft [--fen FEN] [--chess960] [--divide] [--threads N] [--json] DEPTH\n"
                "perft --epd FILE [--max-nodes N] [--threads N] [--json]",
    .options = "fen chess960 divide epd max-nodes threads json lang help",
    .summary = W_PERFT_SUMMARY,
    .details = W_PERFT_DETAILS,
    .run = run,
};
