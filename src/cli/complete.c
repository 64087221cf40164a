/*
 * cli/complete.c -- completion for bash, zsh and fish, written from the tables of commands and
 * options, in English whatever the language, so that a build is the same everywhere.
 */
#include "cli/cli.h"

#include <string.h>

static const char *english(enum cli_word word)
{
    return cli_words[word][0];
}

/* Print a help text inside single quotes of a shell; what a zsh specification would take for
 * its own is escaped. */
static void print_quoted(const char *text, const char *special)
{
    for (; *text; text++) {
        if (*text == '\'') {
            fputs("’", stdout);
            continue;
        }
        if (strchr(special, *text))
            putchar('\\');
        putchar(*text);
    }
}

static bool takes_file(const struct cli_option *o)
{
    return o->values && strcmp(o->values, "FILE") == 0;
}

/* What stands behind an = or not at all is no word of its own. */
static bool takes_word(const struct cli_option *o)
{
    return o->arg && o->type != CLI_MAYBE;
}

static void print_flags(const struct cli_command *cmd)
{
    const char *names = cmd->options;

    for (const struct cli_option *o; (o = cli_next_option(&names));)
        printf(" --%s", o->name);
}

static void print_command_names(const char *between)
{
    for (const struct cli_command *const *cmd = cli_commands; *cmd; cmd++)
        printf("%s%s", cmd == cli_commands ? "" : between, (*cmd)->name);
}

/* The words that may follow a command: its verbs, or what its operands can be. */
static void print_operand_words(const struct cli_command *cmd)
{
    if (cmd->verbs)
        fputs(cmd->verbs, stdout);
    else if (cmd->operands && strcmp(cmd->operands, "COMMAND") == 0)
        print_command_names(" ");
    else if (cmd->operands)
        fputs(cmd->operands, stdout);
}

/* ---- bash ---- */

static void bash_command(const struct cli_command *cmd)
{
    printf("        %s) words='", cmd->name);
    print_operand_words(cmd);
    print_flags(cmd);
    puts(cmd->files ? "' files=yes ;;" : "' ;;");
}

static void bash(void)
{
    puts("# bash completion for adoube, written by: adoube help --completion bash\n"
         "_adoube() {\n"
         "    local cur=${COMP_WORDS[COMP_CWORD]} command='' word words='' files=''\n"
         "    for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
         "        case $word in");
    fputs("        ", stdout);
    print_command_names("|");
    puts(") command=$word && break ;;\n"
         "        esac\n"
         "    done\n"
         "    case ${COMP_WORDS[COMP_CWORD - 1]} in");
    for (const struct cli_option *o = cli_options; o->name; o++)
        if (takes_word(o))
            printf("    --%s) %s%s%s ;;\n", o->name, takes_file(o) ? "files=yes" : "words='",
                   o->values && !takes_file(o) ? o->values : "", takes_file(o) ? "" : "'");
    fputs("    *)\n        case $command in\n        '') words='", stdout);
    print_command_names(" ");
    print_flags(&cli_root);
    puts("' ;;");
    for (const struct cli_command *const *cmd = cli_commands; *cmd; cmd++)
        bash_command(*cmd);
    puts("        esac ;;\n    esac\n"
         "    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$cur\"\n"
         "        [[ -z $files ]] || compgen -f -- \"$cur\")\n"
         "}\n"
         "complete -o filenames -F _adoube adoube");
}

/* ---- zsh ---- */

static void zsh_option(const struct cli_option *o)
{
    printf(" \\\n            '%s--%s%s[", o->type == CLI_LIST ? "*" : "", o->name,
           takes_word(o) ? "="
           : o->arg      ? "=-"
                         : "");
    print_quoted(english(o->what), "[]:\\");
    putchar(']');
    if (o->arg)
        printf("%s:%s:%s%s%s", takes_word(o) ? "" : ":", o->arg,
               takes_file(o) ? "_files"
               : o->values   ? "("
                             : "",
               takes_file(o) || !o->values ? "" : o->values,
               o->values && !takes_file(o) ? ")" : "");
    putchar('\'');
}

static void zsh_command(const struct cli_command *cmd)
{
    const char *names = cmd->options;

    printf("    %s)\n        _arguments", cmd->name);
    for (const struct cli_option *o; (o = cli_next_option(&names));)
        zsh_option(o);
    if (cmd->verbs && cmd->operands) /* a verb or a file */
        printf(" \\\n            '1:verb:{_alternative \"verb:verb:(%s)\" \"file:file:_files\"}'",
               cmd->verbs);
    else if (cmd->verbs)
        printf(" \\\n            '1:verb:(%s)'", cmd->verbs);
    for (int n = 1; cmd->operands && !cmd->verbs && n <= (cmd->files ? 2 : 1);
         n++) { /* FROM and TO */
        printf(" \\\n            '%d:word:(", n);
        print_operand_words(cmd);
        fputs(")'", stdout);
    }
    if (cmd->files)
        fputs(" \\\n            '*:file:_files'", stdout);
    puts(" ;;");
}

static void zsh(void)
{
    puts("#compdef adoube\n"
         "# zsh completion for adoube, written by: adoube help --completion zsh\n"
         "local -a commands\n"
         "commands=(");
    for (const struct cli_command *const *cmd = cli_commands; *cmd; cmd++) {
        printf("    '%s:", (*cmd)->name);
        print_quoted(english((*cmd)->summary), ":\\");
        puts("'");
    }
    puts(")\n"
         "if ((CURRENT == 2)); then\n"
         "    _describe command commands\n"
         "    return\n"
         "fi\n"
         "shift words\n"
         "((CURRENT--))\n"
         "case $words[1] in");
    for (const struct cli_command *const *cmd = cli_commands; *cmd; cmd++)
        zsh_command(*cmd);
    puts("esac");
}

/* ---- fish ---- */

static void fish_option(const struct cli_command *cmd, const struct cli_option *o)
{
    if (*cmd->name)
        printf("complete -c adoube -n '__fish_seen_subcommand_from %s' -l %s", cmd->name, o->name);
    else
        printf("complete -c adoube -n __fish_use_subcommand -l %s", o->name);
    if (takes_file(o))
        fputs(" -r -F", stdout);
    else if (takes_word(o))
        printf(" -x%s%s%s", o->values ? " -a '" : "", o->values ? o->values : "",
               o->values ? "'" : "");
    fputs(" -d '", stdout);
    print_quoted(english(o->what), "\\");
    puts("'");
}

static void fish_options(const struct cli_command *cmd)
{
    const char *names = cmd->options;

    for (const struct cli_option *o; (o = cli_next_option(&names));)
        fish_option(cmd, o);
}

static void fish_command(const struct cli_command *cmd)
{
    printf("complete -c adoube -n __fish_use_subcommand -a %s -d '", cmd->name);
    print_quoted(english(cmd->summary), "\\");
    puts("'");
    if (cmd->operands || cmd->verbs) {
        printf("complete -c adoube -n '__fish_seen_subcommand_from %s'%s -a '", cmd->name,
               cmd->files ? " -F" : "");
        print_operand_words(cmd);
        puts("'");
    }
    fish_options(cmd);
}

static void fish(void)
{
    puts("# fish completion for adoube, written by: adoube help --completion fish\n"
         "complete -c adoube -f");
    fish_options(&cli_root);
    for (const struct cli_command *const *cmd = cli_commands; *cmd; cmd++)
        fish_command(*cmd);
}

bool cli_print_completion(const char *shell)
{
    static const struct {
        const char *name;
        void (*print)(void);
    } shells[] = {{"bash", bash}, {"zsh", zsh}, {"fish", fish}};

    for (size_t i = 0; i < sizeof shells / sizeof *shells; i++)
        if (strcmp(shells[i].name, shell) == 0) {
            shells[i].print();
            return true;
        }
    return false;
}
