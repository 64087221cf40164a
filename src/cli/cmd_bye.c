/*
 * cli/cmd_bye.c -- adoube bye: somebody sits out a round that is not paired yet.
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/running.h"

#include <string.h>

static enum cli_exit give(struct running *r, const struct cli *c)
{
    const char *letter = c->operand[3];
    struct ad_tour_cmd cmd = {.kind = AD_TOUR_BYE};
    enum cli_exit status = running_who(&cmd.who, r, c, c->operand[1]);

    if (!status)
        status = running_round(&cmd.round, c, c->operand[2]);
    if (status)
        return status;
    if (strlen(letter) == 1 && *letter != '-') /* what is no letter is refused with the others */
        cmd.letter = (char)(*letter & ~0x20);
    else if (strcmp(letter, "-") != 0)
        cmd.letter = '?';
    status = running_do(r, c, &cmd, NULL);
    return status ? status : running_save(r, c, NULL);
}

static enum cli_exit run(struct cli *c)
{
    struct running r;
    enum cli_exit status;

    if (c->operands < 4)
        return cli_missing_operand(c);
    if (c->operands > 4)
        return cli_refuse_operand(c, c->operand[4]);
    status = running_open(&r, c, c->operand[0]);
    if (!status)
        status = give(&r, c);
    running_release(&r);
    return status;
}

const struct cli_command cmd_bye = {
    .name = "bye",
    .synopsis = "bye [--confirm NAMES] [--quiet] FILE ID ROUND H | F | Z | -",
    .options = "confirm quiet lang help",
    .operands = "FILE",
    .files = true,
    .summary = W_BYE_SUMMARY,
    .details = W_BYE_DETAILS,
    .run = run,
};
