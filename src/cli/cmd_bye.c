/*
 * cli/cmd_bye.c -- adoube bye: somebody sits out a round that is not paired yet.
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/running.h"

#include <string.h>

static enum cli_exit give(struct running *r, const struct cli *c, char *const *operand)
{
    const char *letter = operand[2];
    struct ad_tour_cmd cmd = {.kind = AD_TOUR_BYE};
    enum cli_exit status = running_who(&cmd.who, r, c, operand[0]);

    if (!status)
        status = running_round(&cmd.round, c, operand[1]);
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
    return running_run(c, 0, 4, 4, give);
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
