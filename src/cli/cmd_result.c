/*
 * cli/cmd_result.c -- adoube result: results of a round into the file, all of them or none.
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/running.h"

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

/* One result. What the file had is corrected; the same board twice in one call is a slip, and refused. */
static enum cli_exit enter(struct running *r, const struct cli *c, unsigned round,
                           const char *board, size_t board_len, const char *result,
                           size_t result_len, const struct cli_place *place)
{
    struct ad_tour_cmd cmd = {.kind = AD_TOUR_RESULT, .round = (uint16_t)round};
    struct ad_pair *boards = calloc(r->tour.count + 1, sizeof *boards);
    char quoted[CLI_QUOTE];
    enum cli_exit status;
    uint64_t n = 0;
    unsigned count;

    if (!boards)
        return cli_no_memory(c);
    count = ad_tour_boards(boards, &r->tour, round);
    if (!cli_read_number(&n, board, board_len, 1, AD_ENTRANTS_MAX)) {
        cli_say(c, place, W_NOT_A_BOARD, cli_quote(quoted, board, board_len));
        status = CLI_BAD_INPUT;
    } else if (!read_result(&cmd, result, result_len)) {
        cli_say(c, place, W_NOT_A_RESULT, cli_quote(quoted, result, result_len));
        status = CLI_BAD_INPUT;
    } else {
        cmd.board = (uint16_t)n;
        if (n <= count && boards[n - 1].black &&
            ad_meeting_of(&r->e.trf.t, r->tour.entry[boards[n - 1].white - 1].id - 1, round - 1)
                    ->result != '?')
            cmd.kind = AD_TOUR_CORRECT;
        status = running_do(r, c, &cmd, place);
    }
    free(boards);
    return status;
}

/* Lines of BOARD RESULT; all faults are told. */
static enum cli_exit enter_lines(struct running *r, const struct cli *c, unsigned round)
{
    struct cli_place place = {.name = cli_file_name(c, "-")};
    enum cli_exit status, worst = CLI_OK;
    char *text;
    size_t len;

    status = cli_read_file(c, &text, &len, "-");
    if (status)
        return status;
    for (const char *line = text, *end; *line; line = *end ? end + 1 : end) {
        const char *board = line + strspn(line, " \t"), *result;
        size_t board_len = strcspn(board, " \t\r\n"), result_len;

        end = line + strcspn(line, "\n");
        place.line++;
        if (!board_len || *board == '#')
            continue;
        result = board + board_len + strspn(board + board_len, " \t");
        result_len = strcspn(result, " \t\r\n");
        status = enter(r, c, round, board, board_len, result, result_len, &place);
        if (status && !worst)
            worst = status;
    }
    free(text);
    return worst;
}

static enum cli_exit enter_operands(struct running *r, const struct cli *c, unsigned round)
{
    enum cli_exit status, worst = CLI_OK;

    for (int i = 2; i < c->operands; i += 2) {
        const char *result = c->operand[i + 1] ? c->operand[i + 1] : "";

        status =
            enter(r, c, round, c->operand[i], strlen(c->operand[i]), result, strlen(result), NULL);
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

static enum cli_exit enter_all(struct running *r, const struct cli *c)
{
    uint16_t round;
    enum cli_exit status = running_round(&round, c, c->operand[1]);
    char log[300];

    if (!status)
        status = c->operands > 2 ? enter_operands(r, c, round) : enter_lines(r, c, round);
    if (status)
        return status;
    if (c->reason)
        snprintf(log, sizeof log, "round %u corrected: %.200s", round, c->reason);
    status = running_save(r, c, c->reason ? log : NULL);
    if (!status && strcmp(r->file, "-") != 0)
        say_open(r, c, round);
    return status;
}

static enum cli_exit run(struct cli *c)
{
    struct running r;
    enum cli_exit status;

    if (c->operands < 2)
        return cli_missing_operand(c);
    status = running_open(&r, c, c->operand[0]);
    if (!status)
        status = enter_all(&r, c);
    running_release(&r);
    return status;
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
