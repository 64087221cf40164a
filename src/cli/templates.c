/*
 * cli/templates.c -- templates of championships named on the command line.
 */
#include "cli/templates.h"
#include "federation/template_inside.h"

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

static const struct ad_template *find_own(const struct cli *c, const char *id)
{
    for (unsigned i = 0; i < c->owns; i++)
        if (strcmp(c->own[i].id, id) == 0)
            return &c->own[i];
    return NULL;
}

/* A name means one of them: of two own ones that differ neither, of another that ships the own. */
static enum cli_exit keep(struct cli *c, const char *file, const struct ad_template *t)
{
    const struct ad_template *same = find_own(c, t->id);
    struct cli_place place = {file, 0, 0};
    struct ad_template shipped, *grown;

    if (same && memcmp(same, t, sizeof *t) == 0)
        return CLI_OK;
    if (same) {
        cli_say(c, &place, W_ORDER_TWICE, t->id);
        return CLI_BAD_INPUT;
    }
    if (!c->quiet && ad_template_find(&shipped, t->id, strlen(t->id)) == 0 &&
        memcmp(&shipped, t, sizeof *t) != 0)
        cli_say(c, &place, W_ORDER_OWN, t->id);
    grown = realloc(c->own, (c->owns + 1) * sizeof *grown);
    if (!grown)
        return cli_no_memory(c);
    c->own = grown;
    c->own[c->owns++] = *t;
    return CLI_OK;
}

/* All of a file. Returns how many there were in *count, and the last one. */
static enum cli_exit read_file(struct cli *c, struct ad_template *last, unsigned *count,
                               const char *name)
{
    const char *file = cli_file_name(c, name);
    struct ad_template_reader r = {0};
    struct ad_template_fault fault;
    char *text;
    enum cli_exit status = cli_read_file(c, &text, &r.len, name);
    int got;

    *count = 0;
    if (status)
        return status;
    r.text = text;
    while (status == CLI_OK && (got = ad_template_next(last, &fault, &r)) != 0) {
        status = got < 0 ? template_bad(c, file, &fault) : keep(c, file, last);
        ++*count;
    }
    free(text);
    if (status == CLI_OK && *count == 0) {
        cli_say(c, &(struct cli_place){file, 0, 0}, W_ORDER_EMPTY);
        status = CLI_BAD_INPUT;
    }
    return status;
}

enum cli_exit templates_read(struct cli *c)
{
    enum cli_exit status = CLI_OK;
    struct ad_template t;
    unsigned count;

    for (const char **file = c->templates; *file && status == CLI_OK; file++)
        status = read_file(c, &t, &count, *file);
    return status;
}

enum cli_exit template_read(struct cli *c, const char *name, const char **id)
{
    struct ad_template t;
    unsigned count;
    enum cli_exit status;

    *id = name;
    if (!template_is_file(name))
        return find_own(c, name) || ad_template_find(&t, name, strlen(name)) == 0
                   ? CLI_OK
                   : template_missing(c, name);
    status = read_file(c, &t, &count, name);
    if (status)
        return status;
    *id = find_own(c, t.id)->id;
    if (count == 1)
        return CLI_OK;
    cli_say(c, &(struct cli_place){cli_file_name(c, name), 0, 0}, W_ORDER_SEVERAL);
    return CLI_BAD_INPUT;
}
