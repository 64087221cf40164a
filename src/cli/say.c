/*
 * cli/say.c -- messages for people on standard error, and text of others made fit for them.
 */
#include "base/utf8.h"
#include "cli/cli.h"

#include <errno.h>
#include <stdarg.h>
#include <string.h>

#include "adoube/pgn.h"
#include "cli/text.h"

const char *cli_text(const struct cli *c, enum cli_word word)
{
    return cli_words[word][c->lang == AD_DE];
}

static void say_place(const struct cli_place *place)
{
    fputs(place && place->name ? place->name : "adoube", stderr);
    if (place && place->line)
        fprintf(stderr, ":%llu", (unsigned long long)place->line);
    if (place && place->line && place->column)
        fprintf(stderr, ":%llu", (unsigned long long)place->column);
    fputs(": ", stderr);
}

void cli_say(const struct cli *c, const struct cli_place *place, enum cli_word word, ...)
{
    va_list args;

    va_start(args, word);
    flockfile(stderr);
    say_place(place);
    vfprintf(stderr, cli_text(c, word), args);
    fputc('\n', stderr);
    funlockfile(stderr);
    va_end(args);
}

const char *cli_errno_text(const struct cli *c, int error)
{
    static const struct {
        int error;
        enum cli_word word;
    } known[] = {
        {ENOENT, W_ENOENT}, {EACCES, W_EACCES}, {EPERM, W_EACCES},   {EISDIR, W_EISDIR},
        {ENOSPC, W_ENOSPC}, {EDQUOT, W_ENOSPC}, {EROFS, W_EROFS},    {EBADF, W_EBADF},
        {EIO, W_EIO},       {EFBIG, W_EFBIG},   {ENOTDIR, W_ENOENT}, {ENAMETOOLONG, W_ENAMETOOLONG},
    };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (known[i].error == error)
            return cli_text(c, known[i].word);
    return strerror(error);
}

enum cli_exit cli_file_trouble(const struct cli *c, const char *name, int error)
{
    if (error == EPIPE) /* `| head` has what it wanted: nothing to tell */
        return CLI_FILE;
    cli_say(c, &(struct cli_place){.name = *name ? name : "\"\""}, W_TEXT,
            cli_errno_text(c, error));
    return CLI_FILE;
}

enum cli_exit cli_no_memory(const struct cli *c)
{
    cli_say(c, NULL, W_NO_MEMORY);
    return CLI_FAULT;
}

/* ---- text of others ---- */

/* A terminal obeys C0, DEL and, in UTF-8, C1: the number of the control character, or 0xff. */
static unsigned control(const unsigned char *at, const unsigned char *end)
{
    if (*at < 0x20 || *at == 0x7f)
        return *at;
    return *at == 0xc2 && at + 1 < end && at[1] < 0xa0 ? at[1] : 0xff;
}

const char *cli_quote(char out[CLI_QUOTE], const char *text, size_t len)
{
    enum { SHOWN = 60 };
    const unsigned char *at = (const unsigned char *)text, *end = at + len;
    bool utf8 = ad_text_is_utf8(text, len);
    char *to = out;
    unsigned shown = 0;

    for (; at < end; at++) {
        bool begins = !utf8 || !ad__utf8_goes_on((char)*at);
        if (begins && shown++ == SHOWN)
            break;
        if (*at >= 0x80 && !utf8) {
            to += sprintf(to, "\\x%02x", *at);
        } else if (control(at, end) != 0xff) {
            to += sprintf(to, "\\x%02x", control(at, end));
            at += *at >= 0x80;
        } else {
            *to++ = (char)*at;
        }
    }
    strcpy(to, at < end ? "…" : "");
    return out;
}

/* ---- tables ---- */

void cli_print_rows(const struct cli *c, FILE *out, const struct cli_row *row, size_t rows)
{
    for (size_t i = 0; i < rows; i++) {
        const char *label = cli_text(c, row[i].label);
        unsigned long long number = row[i].number;
        if (c->json)
            fprintf(out, "%s\"%s\":%llu", i ? "," : "", row[i].key, number);
        else
            fprintf(out, "%s%*s %14llu\n", label, 28 - (int)text_columns(label, strlen(label)), "",
                    number);
    }
}
