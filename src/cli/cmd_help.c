/*
 * cli/cmd_help.c -- adoube help: what the table of commands says about itself.
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/wrap.h"

#include <string.h>

/* What is behind a name, in a column of its own. */
static void add_row(struct text *out, const char *name, const char *what, unsigned column)
{
    struct text row = {0};

    text_addf(&row, "  %-*s %s", (int)column - 3, name, what);
    if (!row.failed)
        wrap_add(out, row.at, row.len, WRAP_COLUMNS, column);
    out->failed |= row.failed;
    text_release(&row);
}

static void add_option(const struct cli *c, struct text *out, const struct cli_option *o)
{
    const char letter[] = {'-', o->letter, ',', ' ', '\0'};
    const char *before = o->letter ? letter : "    ";
    char flag[64];

    if (o->type == CLI_MAYBE)
        snprintf(flag, sizeof flag, "%s--%s[=%s]", before, o->name, o->arg);
    else
        snprintf(flag, sizeof flag, "%s--%s%s%s", before, o->name, o->arg ? " " : "",
                 o->arg ? o->arg : "");
    add_row(out, flag, cli_text(c, o->what), 26);
}

static void add_commands(const struct cli *c, struct text *out)
{
    for (const struct cli_command *const *cmd = cli_commands; *cmd; cmd++)
        add_row(out, (*cmd)->name, cli_text(c, (*cmd)->summary), 14);
    text_addf(out, "\n");
}

static void add_synopsis(struct text *out, const char *line)
{
    for (size_t len; *line; line += len + (line[len] == '\n')) {
        struct text form = {0};
        len = strcspn(line, "\n");
        text_addf(&form, "  adoube %.*s", (int)len, line);
        if (!form.failed)
            wrap_add(out, form.at, form.len, WRAP_COLUMNS, 10);
        out->failed |= form.failed;
        text_release(&form);
    }
    text_addf(out, "\n");
}

enum cli_exit cli_print_usage(const struct cli *c, FILE *to, const struct cli_command *command)
{
    struct text out = {0};
    const char *names = command->options;
    const struct cli_option *o;
    enum cli_exit status = CLI_OK;

    wrap_add_prose(&out, cli_text(c, command->summary), WRAP_COLUMNS);
    text_addf(&out, "\n");
    add_synopsis(&out, command->synopsis);
    if (!*command->name)
        add_commands(c, &out);
    while ((o = cli_next_option(&names)))
        add_option(c, &out, o);
    text_addf(&out, "\n");
    wrap_add_prose(&out, cli_text(c, command->details), WRAP_COLUMNS);
    if (out.failed)
        status = cli_no_memory(c);
    else
        fwrite(out.at, 1, out.len, to);
    text_release(&out);
    return status;
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
    return cli_print_usage(c, stdout, command);
}

const struct cli_command cmd_help = {
    .name = "help",
    .synopsis = "help [COMMAND]\nhelp --completion SHELL",
    .options = "completion lang help",
    .operands = "COMMAND",
    .summary = W_HELP_SUMMARY,
    .details = W_HELP_DETAILS,
    .run = run,
};
