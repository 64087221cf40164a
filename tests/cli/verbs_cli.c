/*
 * tests/cli/verbs_cli.c -- the command line as its users meet it: a shell runs the binary that
 * was built beside this runner, in an empty folder, and the row says what must come out.
 */
#include "kit.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/words.h"

enum { OUTPUT_MAX = 1 << 16 };

/* ---- a command ---- */

struct ran {
    int status;
    char out[OUTPUT_MAX], err[OUTPUT_MAX];
};

/* build/tests/adoube-test runs build/adoube; fixtures lie in tests/cli. */
static bool set_environment(void)
{
    char binary[PATH_MAX], top[PATH_MAX], text[2 * PATH_MAX];
    ssize_t len = readlink("/proc/self/exe", binary, sizeof binary - 1);

    if (len < 0 || !getcwd(top, sizeof top))
        return false;
    binary[len] = '\0';
    *strrchr(binary, '/') = '\0';
    *strrchr(binary, '/') = '\0';
    snprintf(text, sizeof text, "%s:%s", binary, getenv("PATH"));
    setenv("PATH", text, 1);
    snprintf(text, sizeof text, "%s/tests/cli", top);
    setenv("T", text, 1);
    setenv("LC_ALL", "C", 1);
    setenv("ASAN_OPTIONS", "exitcode=99", 1); /* a sanitizer's 1 would pass for a no */
    setenv("UBSAN_OPTIONS", "exitcode=99", 1);
    return true;
}

static void in_shell(const char *folder, const char *command)
{
    if (!set_environment() || chdir(folder) < 0 || !freopen("in", "r", stdin) ||
        !freopen("out", "w", stdout) || !freopen("err", "w", stderr))
        _exit(126);
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

static FILE *open_in(const char *folder, const char *name, const char *mode)
{
    char path[PATH_MAX];

    snprintf(path, sizeof path, "%s/%s", folder, name);
    return fopen(path, mode);
}

static void read_back(char out[OUTPUT_MAX], const char *folder, const char *name)
{
    FILE *file = open_in(folder, name, "rb");
    size_t len = file ? fread(out, 1, OUTPUT_MAX - 1, file) : 0;

    out[len] = '\0';
    if (file)
        fclose(file);
}

static void remove_folder(const char *folder)
{
    char command[PATH_MAX];

    snprintf(command, sizeof command, "rm -rf %s", folder);
    if (system(command) != 0)
        perror(folder);
}

static bool run(struct ran *ran, const char *command, const char *input, size_t input_len)
{
    char folder[] = "/tmp/adoube-test.XXXXXX";
    FILE *in = mkdtemp(folder) ? open_in(folder, "in", "wb") : NULL;
    int status;
    pid_t pid;

    if (!in || fwrite(input, 1, input_len, in) != input_len || fclose(in))
        return false;
    fflush(stdout);
    pid = fork();
    if (pid == 0)
        in_shell(folder, command);
    if (pid < 0 || waitpid(pid, &status, 0) < 0)
        return false;
    ran->status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    read_back(ran->out, folder, "out");
    read_back(ran->err, folder, "err");
    remove_folder(folder);
    return true;
}

/* ---- verbs ---- */

/* An empty column wants nothing, `...` anything, other text must be in there. */
static void contains(struct kit_row *row, const char *want, const char *got)
{
    bool good = strcmp(want, "...") == 0 || (*want ? strstr(got, want) != NULL : *got == '\0');

    if (!good)
        kit_is(row, want, got);
    else
        kit_ok(row, good);
}

static void check(struct kit_row *row, bool exact)
{
    static struct ran ran;

    if (!run(&ran, row->field[0], row->field[1], row->len[1])) {
        kit_fail(row, "could not run it: %s", strerror(errno));
        return;
    }
    if (exact)
        kit_is(row, row->field[3], ran.out);
    else
        contains(row, row->field[3], ran.out);
    contains(row, row->field[4], ran.err);
    kit_isf(row, row->field[2], "%d", ran.status);
}

/* cli | command | standard input | exit | standard output has | standard error has */
static void cli(struct kit_row *row)
{
    check(row, false);
}

/* cli-is | command | standard input | exit | standard output is | standard error has */
static void cli_is(struct kit_row *row)
{
    check(row, true);
}

/* ---- the words ---- */

/* The conversions of a format, one behind the other: "%s %d" is "%s%d". */
static void conversions(char out[128], const char *format)
{
    for (; (format = strchr(format, '%')); format++) {
        size_t len = strcspn(format + 1, "diouxXcspf%") + 2;
        memcpy(out, format, len);
        out += len;
        format += len - 1;
    }
    *out = '\0';
}

static void same_arguments(struct kit_row *row)
{
    char english[128], german[128];

    for (int i = 0; i < CLI_WORDS_COUNT; i++) {
        conversions(english, cli_words[i][0]);
        conversions(german, cli_words[i][1]);
        kit_is(row, english, german);
        kit_ok(row, *cli_words[i][0] && *cli_words[i][1]);
    }
}

static const struct kit_verb verbs[] = {
    {"cli", 5, cli},
    {"cli-is", 5, cli_is},
    {0},
};

static const struct kit_test tests[] = {
    {"cli: both languages say the same", same_arguments},
    {0},
};

const struct kit_suite suite_cli = {verbs, tests};
