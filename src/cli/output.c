/*
 * cli/output.c -- a file that appears whole or not at all.
 *
 * It is written beside its place under another name and then renamed. A signal that ends the
 * program takes the draft along. What is no plain file (a terminal, a pipe) is written as it is.
 */
#include "cli/output.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char *volatile draft_to_remove;

static void remove_draft(int signal_number)
{
    if (draft_to_remove)
        unlink(draft_to_remove);
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

static void watch_signals(void (*handler)(int))
{
    static const int signals[] = {SIGINT, SIGTERM, SIGHUP};

    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        if (signal(signals[i], handler) == SIG_IGN)
            signal(signals[i], SIG_IGN); /* whoever started us wants it so */
}

/* Where a rename would have to go: through links to the file itself. */
static char *real_name(const char *name)
{
    char *real = realpath(name, NULL);

    return real ? real : strdup(name);
}

static mode_t mode_of_new_files(void)
{
    mode_t mask = umask(0);

    umask(mask);
    return 0666 & ~mask;
}

static FILE *open_draft(struct output *o, mode_t mode)
{
    FILE *file = NULL;
    int fd;

    if (asprintf(&o->draft, "%s.XXXXXX", o->name) < 0) {
        o->draft = NULL;
        return NULL;
    }
    fd = mkstemp(o->draft);
    if (fd >= 0) {
        fchmod(fd, mode);
        file = fdopen(fd, "wb");
        draft_to_remove = o->draft;
        watch_signals(remove_draft);
    }
    return file;
}

static void release(struct output *o)
{
    draft_to_remove = NULL;
    watch_signals(SIG_DFL);
    free(o->draft);
    free(o->name);
}

enum cli_exit output_open(struct output *o, const struct cli *c, const char *name)
{
    struct stat there;
    bool exists;
    int error;

    *o = (struct output){.file = stdout, .called = cli_text(c, W_STDOUT)};
    if (!name || strcmp(name, "-") == 0)
        return CLI_OK;
    o->called = name;
    o->name = real_name(name);
    if (!o->name)
        return cli_no_memory(c);
    exists = stat(name, &there) == 0;
    if (!*name || (exists && !S_ISREG(there.st_mode)))
        o->file = fopen(name, "wb"); /* an empty name too: to refuse it now, not by the rename */
    else /* who may read what is there may read what takes its place, and nobody else */
        o->file = open_draft(o, exists ? there.st_mode & 0777 : mode_of_new_files());
    if (o->file)
        return CLI_OK;
    error = errno;
    release(o);
    return cli_file_trouble(c, name, error);
}

/* The reason must be asked for now: later nobody knows it any more. */
bool output_write(struct output *o, const struct cli *c, const char *text, size_t len)
{
    if (len == 0 || fwrite(text, 1, len, o->file) == len)
        return true;
    cli_file_trouble(c, o->called, errno);
    return false;
}

/* Write what is left, close, rename. Returns 0 or an errno. */
static int finish(struct output *o)
{
    int error = fflush(o->file) ? errno : 0;

    if (fclose(o->file) && !error)
        error = errno;
    if (!error && o->draft && rename(o->draft, o->name) < 0)
        error = errno;
    return error;
}

enum cli_exit output_close(struct output *o, const struct cli *c, bool whole)
{
    enum cli_exit status = CLI_OK;
    int error = 0;

    if (o->file == stdout)
        return CLI_OK;
    if (whole)
        error = finish(o);
    else
        fclose(o->file);
    if (error)
        status = cli_file_trouble(c, o->called, error);
    if ((error || !whole) && o->draft)
        unlink(o->draft);
    release(o);
    return status;
}
