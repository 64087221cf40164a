/*
 * cli/cmd_withdraw.c -- adoube withdraw: somebody leaves the tournament; withdraw back: or returns.
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/running.h"

#include <string.h>

static enum cli_exit move(struct running *r, const struct cli *c, const char *who,
                          enum ad_tour_cmd_kind kind)
{
    struct ad_tour_cmd cmd = {.kind = (uint8_t)kind};
    enum cli_exit status = running_who(&cmd.who, r, c, who);

    if (!status)
        status = running_do(r, c, &cmd, NULL);
    return status ? status : running_save(r, c, NULL);
}

static enum cli_exit leave(struct running *r, const struct cli *c, char *const *operand)
{
    return move(r, c, operand[0], AD_TOUR_WITHDRAW);
}

static enum cli_exit come_back(struct running *r, const struct cli *c, char *const *operand)
{
    return move(r, c, operand[0], AD_TOUR_RETURN);
}

static enum cli_exit run(struct cli *c)
{
    bool back = c->operands > 0 && strcmp(c->operand[0], "back") == 0;

    return running_run(c, back, 2, 2, back ? come_back : leave);
}

const struct cli_command cmd_withdraw = {
    .name = "withdraw",
    .verbs = "back",
    .synopsis = "withdraw [--confirm NAMES] [--quiet] FILE ID\n"
                "withdraw back [--confirm NAMES] [--quiet] FILE ID",
    .options = "confirm quiet lang help",
    .operands = "FILE",
    .files = true,
    .summary = W_WITHDRAW_SUMMARY,
    .details = W_WITHDRAW_DETAILS,
    .run = run,
};
