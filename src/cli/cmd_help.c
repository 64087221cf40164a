/*
 * cli/cmd_help.c -- adoube help: what the table of commands says about itself.
 */
#include "cli/cli.h"
#include "cli/commands.h"

#include <string.h>

static int print_padded(FILE *out, const char *text, int to)
{
    int width = (int)strlen(text);

    return fprintf(out, "  %s%*s", text, width < to ? to - width : 1, "");
}

static void print_option(const struct cli *c, FILE *out, const struct cli_option *o)
{
    char flag[64];

    if (!cli_has_letter(o))
        snprintf(flag, sizeof flag, "    --%s %s", o->name, o->arg);
    else if (o->type == CLI_MAYBE)
        snprintf(flag, sizeof flag, "-%c, --%s[=%s]", o->key, o->name, o->arg);
    else
        snprintf(flag, sizeof flag, "-%c, --%s%s%s", o->key, o->name, o->arg ? " " : "",
                 o->arg ? o->arg : "");
    print_padded(out, flag, 24);
    fprintf(out, "%s\n", cli_text(c, o->what));
}

static void print_commands(const struct cli *c, FILE *out)
{
    for (const struct cli_command *const *cmd = cli_commands; *cmd; cmd++) {
        print_padded(out, (*cmd)->name, 12);
        fprintf(out, "%s\n", cli_text(c, (*cmd)->summary));
    }
    fputc('\n', out);
}

static void print_synopsis(FILE *out, const char *line)
{
    for (size_t len; *line; line += len + (line[len] == '\n')) {
        len = strcspn(line, "\n");
        fprintf(out, "  adoube %.*s\n", (int)len, line);
    }
    fputc('\n', out);
}

void cli_print_usage(const struct cli *c, FILE *out, const struct cli_command *command)
{
    fprintf(out, "%s\n\n", cli_text(c, command->summary));
    print_synopsis(out, command->synopsis);
    if (!*command->name)
        print_commands(c, out);
    for (const char *key = command->options; *key; key++)
        print_option(c, out, cli_find_option(*key));
    fprintf(out, "\n%s\n", cli_text(c, command->details));
}

static enum cli_exit complete(const struct cli *c)
{
    char quoted[CLI_QUOTE];

    if (cli_print_completion(c->completion))
        return CLI_OK;
    cli_quote(quoted, c->completion, strlen(c->completion));
    cli_say(c, NULL, W_NO_SUCH_SHELL, quoted);
    return CLI_BAD_INPUT;
}

static enum cli_exit run(struct cli *c)
{
    const struct cli_command *command = &cli_root;

    if (c->operands > !c->completion)
        return cli_refuse_operand(c, c->operand[!c->completion]);
    if (c->completion)
        return complete(c);
    if (c->operands == 1 && !(command = cli_find_command(c->operand[0])))
        return cli_unknown_command(c, c->operand[0]);
    cli_print_usage(c, stdout, command);
    return CLI_OK;
}

const struct cli_command cmd_help = {
    .name = "help",
    .synopsis = "help [COMMAND]\nhelp --completion SHELL",
    .options = "slh",
    .operands = "COMMAND",
    .summary = W_HELP_SUMMARY,
    .details = W_HELP_DETAILS,
    .run = run,
};
