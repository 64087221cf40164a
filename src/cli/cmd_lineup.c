/*
 * cli/cmd_lineup.c -- adoube lineup: is a team's line-up as the tournament order wants it?
 */
#include "cli/commands.h"

#include <string.h>

#include "adoube/lineup.h"
#include "cli/season_script.h"
#include "federation/names.h"

struct lineups {
    unsigned asked, good;
};

/* What costs neither a game nor the match is in order, even if a ban or a doubt follows. */
static bool is_good(const char *code)
{
    for (int i = 0; i < AD_GAME_LOST; i++)
        if (strcmp(code, ad_lineup_code_name((enum ad_lineup_code)i)) == 0)
            return true;
    return false;
}

static void answered(struct season_script *s)
{
    struct lineups *seen = s->own;

    if (!season_is(s, "lineup"))
        return;
    seen->good += is_good(s->run.answer.code);
    if (s->c->json) {
        season_add_json(s);
    } else if (!s->c->quiet) {
        text_addf(&s->out, "%s%s:%u: ", seen->asked ? "\n" : "", s->name, (unsigned)s->run.number);
        season_add_block(s, "");
    }
    seen->asked++;
}

static enum cli_exit one_file(const struct cli *c, const char *file)
{
    struct lineups seen = {0, 0};
    struct season_script s;
    enum cli_exit status = season_open(&s, c, file);

    s.own = &seen;
    if (status == CLI_OK)
        status = season_play(&s, answered);
    if (status <= CLI_NO && seen.asked == 0) {
        cli_say(c, &(struct cli_place){s.name, 0, 0}, W_LINEUP_NONE);
        status = CLI_BAD_INPUT;
    }
    if (status == CLI_OK && seen.good < seen.asked)
        status = CLI_NO;
    if (status <= CLI_NO && !c->quiet && !c->json) {
        text_addf(&s.out, "\n");
        text_addf(&s.out, cli_text(c, W_LINEUP_COUNT), seen.good, seen.asked);
        text_addf(&s.out, "\n");
    }
    if (status <= CLI_NO)
        season_add_held(&s);
    return season_close(&s, status);
}

static enum cli_exit run(struct cli *c)
{
    if (c->operands < 1)
        return cli_missing_operand(c);
    if (strcmp(c->operand[0], "check") != 0)
        return cli_unknown_word(c, c->operand[0], cmd_lineup.verbs);
    if (c->operands < 2)
        return cli_missing_operand(c);
    return season_each(c, 1, one_file);
}

const struct cli_command cmd_lineup = {
    .name = "lineup",
    .verbs = "check",
    .synopsis = "lineup check [--template FILE] [--quiet] [--json] FILE ...",
    .options = "template quiet json lang help",
    .files = true,
    .summary = W_LINEUP_SUMMARY,
    .details = W_LINEUP_DETAILS,
    .run = run,
};
