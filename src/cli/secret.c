/*
 * cli/secret.c -- a password that somebody types.
 */
#include "cli/secret.h"

#include <errno.h>
#include <sodium.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

enum { BREAK = 3 }; /* what Ctrl-C sends */

void secret_wipe(char secret[SECRET_MAX])
{
    sodium_memzero(secret, SECRET_MAX);
}

/* A line without its end, byte for byte: a buffer of stdio would keep a copy. -1: it is too long, or
 * cannot be read (errno). */
static int read_line(char out[SECRET_MAX])
{
    int len = 0;

    for (;;) {
        char c;
        ssize_t n = read(0, &c, 1);

        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return -1;
        if (n == 0 || c == '\n')
            break;
        if (c == '\0' || len == SECRET_MAX - 1) {
            errno = 0;
            return -1;
        }
        out[len++] = c;
    }
    len -= len && out[len - 1] == '\r';
    out[len] = '\0';
    return len;
}

/* Ctrl-C becomes a character while nothing is shown: so nobody is left with a dumb terminal. */
static enum cli_exit ask(const struct cli *c, char out[SECRET_MAX], enum cli_word what,
                         const char *name)
{
    struct termios before, now;
    bool quiet = tcgetattr(0, &before) == 0;
    int len;

    if (quiet) { /* before we ask, in case the answer comes at once */
        now = before;
        now.c_lflag &= ~(tcflag_t)(ECHO | ISIG);
        tcsetattr(0, TCSADRAIN, &now);
    }
    fprintf(stderr, cli_text(c, what), name);
    fflush(stderr);
    len = read_line(out);
    if (quiet)
        tcsetattr(0, TCSADRAIN, &before);
    fputc('\n', stderr);
    if (len >= 0 && !memchr(out, BREAK, (size_t)len))
        return CLI_OK;
    cli_say(c, NULL, len < 0 ? W_SECRET_BAD : W_SECRET_BROKEN);
    return CLI_BAD_INPUT;
}

static enum cli_exit ask_twice(const struct cli *c, char out[SECRET_MAX], const char *name,
                               bool or_none)
{
    char again[SECRET_MAX] = "";
    enum cli_exit status = ask(c, out, or_none ? W_SECRET_ASK_OR_NONE : W_SECRET_ASK, name);

    if (!status && *out)
        status = ask(c, again, W_SECRET_AGAIN, name);
    if (!status && *out && strcmp(out, again) != 0) {
        cli_say(c, NULL, W_SECRET_DIFFERS);
        status = CLI_BAD_INPUT;
    }
    secret_wipe(again);
    return status;
}

enum cli_exit secret_read(const struct cli *c, char out[SECRET_MAX], const char *name, bool or_none)
{
    enum cli_exit status = CLI_OK;

    if (isatty(0)) {
        status = ask_twice(c, out, name, or_none);
    } else if (read_line(out) < 0) {
        status = errno ? cli_file_trouble(c, cli_text(c, W_STDIN), errno) : CLI_BAD_INPUT;
        if (status == CLI_BAD_INPUT)
            cli_say(c, &(struct cli_place){.name = cli_text(c, W_STDIN), .line = 1}, W_SECRET_BAD);
    }
    if (status)
        secret_wipe(out);
    return status;
}
