/*
 * cli/files.c -- whole files into memory.
 */
#include "cli/cli.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

const char *cli_file_name(const struct cli *c, const char *name)
{
    return strcmp(name, "-") == 0 ? cli_text(c, W_STDIN) : name;
}

/* Read to the end; returns 0 or an errno. */
static int read_all(char **out, size_t *len, FILE *file)
{
    size_t cap = 1 << 16;
    char *text = malloc(cap + 1), *more;

    *len = 0;
    while (text) {
        *len += fread(text + *len, 1, cap - *len, file);
        if (*len < cap)
            break;
        cap *= 2;
        more = realloc(text, cap + 1);
        if (!more)
            free(text);
        text = more;
    }
    if (!text)
        return ENOMEM;
    if (ferror(file)) {
        int error = errno;
        free(text);
        return error;
    }
    text[*len] = '\0';
    *out = text;
    return 0;
}

/* Some editors put a byte order mark before the text: it is none of it. */
static void drop_mark(char *text, size_t *len)
{
    static const char mark[] = "\xef\xbb\xbf";
    size_t mark_len = sizeof mark - 1;

    if (*len < mark_len || memcmp(text, mark, mark_len) != 0)
        return;
    *len -= mark_len;
    memmove(text, text + mark_len, *len + 1);
}

enum cli_exit cli_read_file(const struct cli *c, char **out, size_t *len, const char *name)
{
    FILE *file = strcmp(name, "-") == 0 ? stdin : fopen(name, "rb");
    int error;

    if (!file)
        return cli_file_trouble(c, name, errno);
    error = read_all(out, len, file);
    if (file != stdin)
        fclose(file);
    if (error == ENOMEM)
        return cli_no_memory(c);
    if (error)
        return cli_file_trouble(c, cli_file_name(c, name), error);
    drop_mark(*out, len);
    return CLI_OK;
}
