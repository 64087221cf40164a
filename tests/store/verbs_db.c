/*
 * tests/store/verbs_db.c -- adoube db as its users meet it: a record is made as a row of store.test
 * would, and a shell runs the binary that was built beside this runner, in the record's folder.
 */
#include "engines.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cluster.h"

enum { TEXT = 1 << 14 };

static void read_back(char out[TEXT], const char *folder, const char *name)
{
    char path[PATH_MAX];
    FILE *file;
    size_t len = 0;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    file = fopen(path, "rb");
    if (file) {
        len = fread(out, 1, TEXT - 1, file);
        fclose(file);
    }
    out[len] = '\0';
}

static void in_shell(const char *folder, const char *command)
{
    char binary[PATH_MAX], path[2 * PATH_MAX];
    ssize_t len = readlink("/proc/self/exe", binary, sizeof binary - 1);

    if (len < 0 || chdir(folder) < 0 || !freopen("/dev/null", "r", stdin) ||
        !freopen("out", "w", stdout) || !freopen("err", "w", stderr))
        _exit(126);
    binary[len] = '\0';
    *strrchr(binary, '/') = '\0';
    *strrchr(binary, '/') = '\0';
    snprintf(path, sizeof path, "%s:%s", binary, getenv("PATH"));
    setenv("PATH", path, 1);
    setenv("LC_ALL", "C", 1);
    setenv("ASAN_OPTIONS", "exitcode=99", 1);
    setenv("UBSAN_OPTIONS", "exitcode=99", 1);
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

static bool make_record(struct kit_row *row, const char *folder, const char *script)
{
    char path[PATH_MAX], out[STORE_SCRIPT];
    struct store_fault fault;
    struct store *s;

    if (!*script)
        return true;
    snprintf(path, sizeof path, "%s/adoube.db", folder);
    if (store_open(&s, path, &(struct store_options){.create = true}, &fault))
        return kit_fail(row, "%s", store_fault_text(out, sizeof out, &fault, false));
    store_script(row, &s, path, script, out);
    store_close(s);
    return true;
}

static void contains(struct kit_row *row, const char *want, const char *got)
{
    bool good = strcmp(want, "...") == 0 || (*want ? strstr(got, want) != NULL : *got == '\0');

    if (!good)
        kit_is(row, want, got);
    else
        kit_ok(row, good);
}

/* db | how adoube.db is made | command | exit | standard output has | standard error has
 * $PG is the address of an empty record on a server. */
static void db(struct kit_row *row)
{
    static unsigned number;
    char folder[96], out[TEXT], err[TEXT], address[ADDRESS];
    int status;
    pid_t pid;

    snprintf(folder, sizeof folder, "%s/db%u", engines_folder(), ++number);
    snprintf(out, sizeof out, "mkdir -p %s", folder);
    if (system(out) != 0 || !make_record(row, folder, row->field[0]))
        return;
    if (strstr(row->field[1], "$PG")) {
        if (!engines_fresh(address, row, ON_SERVER))
            return;
        setenv("PG", address, 1);
    }
    fflush(NULL);
    pid = fork();
    if (pid == 0)
        in_shell(folder, row->field[1]);
    if (pid < 0 || waitpid(pid, &status, 0) < 0) {
        kit_fail(row, "could not run it");
        return;
    }
    read_back(out, folder, "out");
    read_back(err, folder, "err");
    contains(row, row->field[3], out);
    contains(row, row->field[4], err);
    kit_isf(row, row->field[2], "%d",
            WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
}

static const struct kit_verb verbs[] = {{"db", 5, db}, {0}};

const struct kit_suite suite_db = {verbs, NULL};
