/*
 * cli/cmd_withdraw.c -- adoube withdraw: somebody leaves the tournament; withdraw back: or returns.
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/running.h"

#include <string.h>

static enum cli_exit leave(struct running *r, const struct cli *c, bool back)
{
    struct ad_tour_cmd cmd = {.kind = back ? AD_TOUR_RETURN : AD_TOUR_WITHDRAW};
    enum cli_exit status = running_who(&cmd.who, r, c, c->operand[back + 1]);

    if (!status)
        status = running_do(r, c, &cmd, NULL);
    return status ? status : running_save(r, c, NULL);
}

static enum cli_exit run(struct cli *c)
{
    bool back = c->operands > 0 && strcmp(c->operand[0], "back") == 0;
    struct running r;
    enum cli_exit status;

    if (c->operands < 2 + back)
        return cli_missing_operand(c);
    if (c->operands > 2 + back)
        return cli_refuse_operand(c, c->operand[2 + back]);
    status = running_open(&r, c, c->operand[back]);
    if (!status)
        status = leave(&r, c, back);
    running_release(&r);
    return status;
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
