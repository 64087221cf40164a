/*
 * cli/cmd_boards.c -- adoube boards: who sits at the boards of team matches, and who shall.
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/running.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static unsigned number_at(const struct running *r, unsigned team, unsigned round, unsigned game)
{
    unsigned player = ad_tour_chair(&r->tour, team, round, game)->player;

    return player ? r->e.trf.t.entrants[r->tour.players[player - 1].id - 1].number : 0;
}

/* MATCH.BOARD and the numbers of the two, that of the team with White at board 1 first; 0 is nobody. */
static enum cli_exit print_all(const struct running *r, const struct cli *c, unsigned round)
{
    struct ad_pair *pairs = calloc(r->tour.count + 1, sizeof *pairs);
    unsigned count;

    if (!pairs)
        return cli_no_memory(c);
    count = ad_tour_boards(pairs, &r->tour, round);
    for (unsigned i = 0; i < count; i++)
        for (unsigned game = 1; pairs[i].black && game <= r->tour.rules.boards; game++)
            printf("%u.%u %u %u\n", i + 1, game, number_at(r, pairs[i].white, round, game),
                   number_at(r, pairs[i].black, round, game));
    free(pairs);
    return CLI_OK;
}

/* The place among the players, from 1, of a number of the file; 0 is nobody. */
static enum cli_exit find_player(uint16_t *out, const struct running *r, const struct cli *c,
                                 const char *text)
{
    char quoted[CLI_QUOTE];
    uint64_t n;

    *out = 0;
    if (!cli_read_number(&n, text, strlen(text), 0, AD_ENTRANTS_MAX)) {
        cli_say(c, NULL, W_NOT_A_NUMBER, cli_quote(quoted, text, strlen(text)));
        return CLI_BAD_INPUT;
    }
    for (unsigned i = 0; n && i < r->tour.player_count; i++)
        if (r->e.trf.t.entrants[r->tour.players[i].id - 1].number == n)
            *out = (uint16_t)(i + 1);
    if (!n || *out)
        return CLI_OK;
    cli_say(c, &(struct cli_place){.name = r->e.name}, W_NO_SUCH_PLAYER, (unsigned)n);
    return CLI_BAD_INPUT;
}

/* Boards that are not named stay empty. */
static enum cli_exit seat(struct running *r, const struct cli *c, unsigned round,
                          char *const *operand)
{
    uint16_t list[AD_TOUR_BOARDS_MAX];
    struct ad_tour_cmd cmd = {.kind = AD_TOUR_LINE_UP, .round = (uint16_t)round, .list = list};
    enum cli_exit status = running_who(&cmd.who, r, c, operand[0]);

    for (operand++; !status && *operand; operand++) {
        if (cmd.listed == AD_TOUR_BOARDS_MAX)
            return cli_refuse_operand(c, *operand);
        status = find_player(&list[cmd.listed++], r, c, *operand);
    }
    if (!status)
        status = running_do(r, c, &cmd, NULL);
    return status ? status : running_save(r, c, NULL);
}

static enum cli_exit boards(struct running *r, const struct cli *c, char *const *operand)
{
    uint16_t round;
    enum cli_exit status = running_round(&round, c, operand[0]);

    if (status)
        return status;
    if (!r->tour.rules.boards) {
        cli_say(c, &(struct cli_place){.name = r->e.name}, W_NO_TEAMS);
        return CLI_BAD_INPUT;
    }
    return operand[1] ? seat(r, c, round, operand + 1) : print_all(r, c, round);
}

static enum cli_exit run(struct cli *c)
{
    return running_run(c, 0, 2, INT_MAX, boards);
}

const struct cli_command cmd_boards = {
    .name = "boards",
    .synopsis = "boards [--quiet] FILE ROUND\n"
                "boards [--confirm NAMES] [--quiet] FILE ROUND TEAM PLAYER ...",
    .options = "confirm quiet lang help",
    .operands = "FILE",
    .files = true,
    .summary = W_BOARDS_SUMMARY,
    .details = W_BOARDS_DETAILS,
    .run = run,
};
