/*
 * cli/templates.c -- templates of championships named on the command line.
 */
#include "cli/templates.h"

#include <stdlib.h>
#include <string.h>

bool template_is_file(const char *name)
{
    return strchr(name, '.') || strchr(name, '/') || strcmp(name, "-") == 0;
}

enum cli_exit template_missing(const struct cli *c, const char *name)
{
    const char *near = ad_template_nearest(name, strlen(name));
    char quoted[CLI_QUOTE];

    cli_quote(quoted, name, strlen(name));
    if (*near)
        cli_say(c, NULL, W_ORDER_NO_TEMPLATE_BUT, quoted, near);
    else
        cli_say(c, NULL, W_ORDER_NO_TEMPLATE, quoted);
    return CLI_BAD_INPUT;
}

enum cli_exit template_bad(const struct cli *c, const char *file, const struct ad_template_fault *f)
{
    char text[1024];

    ad_template_fault_text(text, sizeof text, f, c->lang);
    cli_say(c, &(struct cli_place){file, f->line, f->column}, W_TEXT, text);
    return CLI_BAD_INPUT;
}

static enum cli_exit only_one(const struct cli *c, struct ad_template *t, const char *file,
                              struct ad_template_reader *r)
{
    struct ad_template_fault fault;
    struct ad_template next;
    int got = ad_template_next(t, &fault, r),
        more = got > 0 ? ad_template_next(&next, &fault, r) : 0;

    if (got < 0 || more < 0)
        return template_bad(c, file, &fault);
    if (got > 0 && more == 0)
        return CLI_OK;
    cli_say(c, &(struct cli_place){file, 0, 0}, got ? W_ORDER_SEVERAL : W_ORDER_EMPTY);
    return CLI_BAD_INPUT;
}

static enum cli_exit read_file(const struct cli *c, struct ad_template *t, const char *name)
{
    struct ad_template_reader r = {0};
    char *text;
    enum cli_exit status = cli_read_file(c, &text, &r.len, name);

    if (status)
        return status;
    r.text = text;
    status = only_one(c, t, cli_file_name(c, name), &r);
    free(text);
    return status;
}

enum cli_exit template_read(const struct cli *c, const char *name, struct ad_template **own,
                            const char **id)
{
    bool file = template_is_file(name);
    struct ad_template *t = malloc(sizeof *t);
    enum cli_exit status;

    *own = NULL;
    *id = name;
    if (!t)
        return cli_no_memory(c);
    if (file)
        status = read_file(c, t, name);
    else
        status = ad_template_find(t, name, strlen(name)) == 0 ? CLI_OK : template_missing(c, name);
    if (!file || status) {
        free(t);
        return status;
    }
    *own = t;
    *id = t->id;
    return CLI_OK;
}
