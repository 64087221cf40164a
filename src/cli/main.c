/*
 * cli/main.c -- adoube NOUN [VERB] [flags] [FILE|-]: finds the command and runs its row.
 *
 * Standard output is whole or the exit code says that it is not: it is flushed and closed
 * here, and a full disk or a closed pipe is exit 5.
 */
#include "cli/cli.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "adoube/version.h"
#include "cli/commands.h"

#define X(name) &cmd_##name,
const struct cli_command *const cli_commands[] = {CLI_COMMANDS(X) NULL};
#undef X

/* What may stand before the name of a command. */
const struct cli_command cli_root = {
    .name = "",
    .synopsis = "[--lang LANG] COMMAND [VERB] [flags] [FILE | -]\n--version",
    .options = "lang help version",
    .summary = W_ABOUT,
    .details = W_ABOUT_EXIT,
};

const struct cli_command *cli_find_command(const char *name)
{
    for (const struct cli_command *const *cmd = cli_commands; *cmd; cmd++)
        if (strcmp((*cmd)->name, name) == 0)
            return *cmd;
    return NULL;
}

static enum ad_language language_of_environment(void)
{
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = getenv(names[i]);
        if (value && *value)
            return strncmp(value, "de", 2) == 0 ? AD_DE : AD_EN;
    }
    return AD_EN;
}

enum cli_exit cli_unknown_command(const struct cli *c, const char *name)
{
    char names[256] = "", guess[64], quoted[CLI_QUOTE];

    for (const struct cli_command *const *cmd = cli_commands; *cmd; cmd++)
        snprintf(names + strlen(names), sizeof names - strlen(names), "%s ", (*cmd)->name);
    cli_nearest(guess, sizeof guess, name, names);
    cli_quote(quoted, name, strlen(name));
    if (*guess)
        cli_say(c, NULL, W_NO_SUCH_COMMAND_BUT, quoted, guess);
    else
        cli_say(c, NULL, W_NO_SUCH_COMMAND, quoted);
    return CLI_BAD_INPUT;
}

static enum cli_exit run_command(struct cli *c)
{
    const char *name = c->operand[0];
    enum cli_exit status;

    c->command = cli_find_command(name);
    if (!c->command)
        return cli_unknown_command(c, name);
    status = cli_read_flags(c, c->operands, c->operand);
    if (status)
        return status;
    if (c->help)
        return cli_print_usage(c, stdout, c->command);
    return c->command->run(c);
}

static enum cli_exit run(struct cli *c, int argc, char **argv)
{
    enum cli_exit status = cli_read_flags(c, argc, argv);

    if (status)
        return status;
    if (c->version) {
        puts("adoube " AD_VERSION);
        return CLI_OK;
    }
    if (c->operands > 0 && !c->help)
        return run_command(c);
    status = cli_print_usage(c, c->help ? stdout : stderr, &cli_root);
    return c->help || status ? status : CLI_BAD_INPUT;
}

/* If the caller closed 0, 1 or 2, the next file we open must not take its place. */
static void hold_standard_files(void)
{
    for (int fd = 0; fd < 3; fd++)
        if (fcntl(fd, F_GETFD) < 0 && open("/dev/null", fd ? O_RDONLY : O_WRONLY) < 0)
            _exit(CLI_FAULT);
}

/* A failure that the command has met itself has been told already. */
static enum cli_exit close_output(const struct cli *c, enum cli_exit status)
{
    bool failed = ferror(stdout);
    int error = fflush(stdout) ? errno : 0;

    if (fclose(stdout) && !error)
        error = errno;
    if (status == CLI_FILE || (!failed && !error))
        return status;
    return cli_file_trouble(c, cli_text(c, W_STDOUT), error ? error : EIO);
}

static bool has_password(const char *address)
{
    const char *at = strrchr(address, '@'), *colon = strchr(address, ':');

    return (at && colon && colon < at) || strstr(address, "password=");
}

/* What a program was called with, everybody on the machine can see: of a server's address with a
 * password only a copy is kept, which nobody sees. */
static void hide_passwords(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        char *address = strstr(argv[i], "postgres") ? strstr(argv[i], "://") : NULL;
        char *own = address && has_password(address + 3) ? strdup(argv[i]) : NULL;
        if (own) {
            memset(address + 3, 'x', strlen(address + 3));
            argv[i] = own;
        }
    }
}

int main(int argc, char **argv)
{
    struct cli c = {
        .command = &cli_root,
        .lang = language_of_environment(),
        .number = (uint64_t)CLI_UNSET,
        .threads = (uint64_t)CLI_UNSET,
        .max_nodes = (uint64_t)CLI_UNSET,
        .nodes = (uint64_t)CLI_UNSET,
        .memory = (uint64_t)CLI_UNSET,
        .forfeits = (uint64_t)CLI_UNSET,
        .byes = (uint64_t)CLI_UNSET,
        .withdrawals = (uint64_t)CLI_UNSET,
        .late = (uint64_t)CLI_UNSET,
        .forbidden = (uint64_t)CLI_UNSET,
    };
    enum cli_exit status;

    hold_standard_files();
    signal(SIGPIPE, SIG_IGN); /* a closed pipe and a file size limit are write errors like others */
    signal(SIGXFSZ, SIG_IGN);
    if (argc < 1)
        return CLI_FAULT;
    hide_passwords(argc, argv);
    status = run(&c, argc, argv);
    free(c.own);
    return (int)close_output(&c, status);
}
