/*
 * cli/cmd_draw.c -- adoube draw: groups and numbers, or the next round of a cup, from a seed.
 */
#include "cli/commands.h"

#include <string.h>

#include "adoube/championship.h"
#include "cli/season_script.h"
#include "cli/templates.h"
#include "federation/names.h"

static enum cli_exit draw(struct season_script *s)
{
    char question[64], groups[32] = "";
    enum cli_exit status;

    if (s->c->groups)
        snprintf(groups, sizeof groups, " groups=%u", (unsigned)s->c->groups);
    snprintf(question, sizeof question, "draw seed=%llu%s", (unsigned long long)s->c->seed, groups);
    status = season_ask(s, question);
    if (status)
        return status;
    if (s->c->json)
        season_add_json(s);
    else
        season_add_block(s, "");
    if (strcmp(s->run.answer.code, ad_champ_code_name(AD_CHAMP_OK)) == 0)
        return CLI_OK;
    cli_say(s->c, &(struct cli_place){s->name, 0, 0}, W_DRAW_NOT, s->run.answer.code);
    return CLI_NO;
}

static enum cli_exit run(struct cli *c)
{
    struct season_script s;
    enum cli_exit status, answer;

    if (c->operands < 1 || !c->seed)
        return cli_missing_operand(c);
    if (c->operands > 1)
        return cli_refuse_operand(c, c->operand[1]);
    status = templates_read(c);
    if (status)
        return status;
    status = season_open(&s, c, c->operand[0]);
    if (status == CLI_OK)
        status = season_play(&s, NULL);
    if (status <= CLI_NO) {
        answer = draw(&s);
        status = answer > status ? answer : status;
    }
    return season_close(&s, status);
}

const struct cli_command cmd_draw = {
    .name = "draw",
    .synopsis = "draw --seed N [--groups N] [--template FILE] [--json] FILE",
    .options = "seed groups template json lang help",
    .files = true,
    .summary = W_DRAW_SUMMARY,
    .details = W_DRAW_DETAILS,
    .run = run,
};
