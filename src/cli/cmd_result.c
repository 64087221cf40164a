/*
 * cli/cmd_result.c -- adoube result: results of a round into the file, all of them or none.
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/running.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* "1-0", or in a knockout "1/2,w": who goes on. */
static bool read_result(struct ad_tour_cmd *cmd, const char *text, size_t len)
{
    if (len > 2 && text[len - 2] == ',') {
        cmd->letter = text[len - 1];
        len -= 2;
    }
    return ad_tour_result_read(cmd->result, text, len);
}

/* Of a call: the boards that were named, the match as a whole or its boards a bit each. */
struct entering {
    struct running *r;
    const struct cli *c;
    uint16_t round;
    uint64_t *named; /* [board] */
};

/* "3", or of teams "2.4": board 4 of match 2. */
static bool read_board(struct ad_tour_cmd *cmd, const char *text, size_t len)
{
    const char *dot = memchr(text, '.', len);
    size_t first = dot ? (size_t)(dot - text) : len;
    uint64_t board, game = 0;

    if (!cli_read_number(&board, text, first, 1, AD_ENTRANTS_MAX) ||
        (dot && !cli_read_number(&game, dot + 1, len - first - 1, 1, AD_TOUR_BOARDS_MAX)))
        return false;
    cmd->board = (uint16_t)board;
    cmd->game = (uint16_t)game;
    return true;
}

static bool has_result(const struct ad_tour *tour, const struct ad_tour_cmd *cmd,
                       struct ad_pair pair)
{
    if (!pair.black || cmd->game > tour->rules.boards)
        return false;
    if (cmd->game)
        return ad_tour_chair(tour, pair.white, cmd->round, cmd->game)->result != '?';
    return tour->meetings[(size_t)(pair.white - 1) * tour->stride + cmd->round - 1].result != '?';
}

/* What the file had is corrected; the same board twice in one call is a slip, and refused. */
static enum cli_exit choose_kind(struct ad_tour_cmd *cmd, const struct entering *x)
{
    struct ad_pair *boards = calloc(x->r->tour.count + 1, sizeof *boards);
    unsigned count;

    if (!boards)
        return cli_no_memory(x->c);
    count = ad_tour_boards(boards, &x->r->tour, x->round);
    if (cmd->board <= count) {
        if (!(x->named[cmd->board] >> cmd->game & 1) &&
            has_result(&x->r->tour, cmd, boards[cmd->board - 1]))
            cmd->kind = AD_TOUR_CORRECT;
        x->named[cmd->board] |= UINT64_C(1) << cmd->game;
    }
    free(boards);
    return CLI_OK;
}

static enum cli_exit enter(const struct entering *x, struct ad_span board, struct ad_span result,
                           const struct cli_place *place)
{
    struct ad_tour_cmd cmd = {.kind = AD_TOUR_RESULT, .round = x->round};
    char quoted[CLI_QUOTE];
    enum cli_exit status;

    if (!read_board(&cmd, board.at, board.len)) {
        cli_say(x->c, place, W_NOT_A_BOARD, cli_quote(quoted, board.at, board.len));
        return CLI_BAD_INPUT;
    }
    if (!read_result(&cmd, result.at, result.len)) {
        cli_say(x->c, place, W_NOT_A_RESULT, cli_quote(quoted, result.at, result.len));
        return CLI_BAD_INPUT;
    }
    status = choose_kind(&cmd, x);
    return status ? status : running_do(x->r, x->c, &cmd, place);
}

/* Lines of BOARD RESULT; all faults are told. */
static enum cli_exit enter_lines(const struct entering *x)
{
    struct cli_place place = {.name = cli_file_name(x->c, "-")};
    enum cli_exit status, worst = CLI_OK;
    char *text;
    size_t len;

    status = cli_read_file(x->c, &text, &len, "-");
    if (status)
        return status;
    for (const char *line = text, *end; *line; line = *end ? end + 1 : end) {
        struct ad_span board = {.at = line + strspn(line, " \t")}, result;

        board.len = strcspn(board.at, " \t\r\n");
        end = line + strcspn(line, "\n");
        place.line++;
        if (!board.len || *board.at == '#')
            continue;
        result.at = board.at + board.len + strspn(board.at + board.len, " \t");
        result.len = strcspn(result.at, " \t\r\n");
        status = enter(x, board, result, &place);
        if (status && !worst)
            worst = status;
    }
    free(text);
    return worst;
}

static enum cli_exit enter_operands(const struct entering *x, char *const *operand)
{
    enum cli_exit status, worst = CLI_OK;

    for (; *operand; operand += operand[1] ? 2 : 1) {
        const char *result = operand[1] ? operand[1] : "";

        status = enter(x, (struct ad_span){operand[0], strlen(operand[0])},
                       (struct ad_span){result, strlen(result)}, NULL);
        if (status && !worst)
            worst = status;
    }
    return worst;
}

static void say_open(const struct running *r, const struct cli *c, unsigned round)
{
    unsigned open = ad_tour_open(&r->tour, round, NULL);

    if (c->quiet)
        return;
    if (open)
        printf(cli_text(c, W_STILL_OPEN), round, open);
    else
        printf(cli_text(c, W_ALL_IN), round);
}

static enum cli_exit enter_all(struct running *r, const struct cli *c, char *const *operand)
{
    struct entering x = {.r = r, .c = c, .named = calloc(r->tour.count + 1, sizeof *x.named)};
    enum cli_exit status = x.named ? running_round(&x.round, c, operand[0]) : cli_no_memory(c);
    char log[300];

    if (!status)
        status = operand[1] ? enter_operands(&x, operand + 1) : enter_lines(&x);
    free(x.named);
    if (status)
        return status;
    if (c->reason)
        snprintf(log, sizeof log, "round %u corrected: %.200s", x.round, c->reason);
    status = running_save(r, c, c->reason ? log : NULL);
    if (!status && strcmp(r->file, "-") != 0)
        say_open(r, c, x.round);
    return status;
}

static enum cli_exit run(struct cli *c)
{
    return running_run(c, 0, 2, INT_MAX, enter_all);
}

const struct cli_command cmd_result = {
    .name = "result",
    .synopsis = "result [--confirm NAMES] [--reason TEXT] [--quiet] FILE ROUND [BOARD RESULT ...]",
    .options = "confirm reason quiet lang help",
    .operands = "FILE",
    .files = true,
    .summary = W_RESULT_SUMMARY,
    .details = W_RESULT_DETAILS,
    .run = run,
};
