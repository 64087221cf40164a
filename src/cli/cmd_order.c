/*
 * cli/cmd_order.c -- adoube order: the templates of championships, and the points of the order.
 */
#include "cli/commands.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/order.h"
#include "cli/cli.h"
#include "cli/templates.h"
#include "cli/text.h"
#include "cli/wrap.h"

enum { SENTENCES_MAX = 4 * AD_TEMPLATE_WRITE_MAX };

/* ---- showing one ---- */

/* As text, or in sentences that fit a terminal. */
static enum cli_exit add_template(struct text *out, const struct cli *c,
                                  const struct ad_template *t)
{
    char *text = malloc(SENTENCES_MAX);
    int len;

    if (!text)
        return cli_no_memory(c);
    len = c->text ? ad_template_write(text, SENTENCES_MAX, t)
                  : ad_template_say(text, SENTENCES_MAX, t, c->lang);
    if (len > 0)
        wrap_add_lines(out, text, (size_t)len, c->text ? UINT_MAX : wrap_columns(UINT_MAX), 2);
    free(text);
    return len < 0 ? CLI_FAULT : CLI_OK;
}

/* Nothing is printed of what could not be shown to its end. */
static enum cli_exit print(const struct cli *c, struct text *out, enum cli_exit status)
{
    if (out->failed)
        status = cli_no_memory(c);
    else if (status == CLI_OK)
        fwrite(out->at ? out->at : "", 1, out->len, stdout);
    text_release(out);
    return status;
}

/* ---- files ---- */

/* Each template of the file is shown, if that is asked for, else counted. */
static enum cli_exit read_all(const struct cli *c, const char *file, bool show)
{
    const char *name = cli_file_name(c, file);
    struct ad_template_reader r = {0};
    struct ad_template_fault fault;
    struct ad_template t;
    struct text out = {0};
    unsigned count = 0;
    char *text;
    enum cli_exit status = cli_read_file(c, &text, &r.len, file);
    int got;

    if (status)
        return status;
    r.text = text;
    while (status == CLI_OK && (got = ad_template_next(&t, &fault, &r)) != 0) {
        if (got < 0) {
            status = template_bad(c, name, &fault);
        } else if (show) {
            status = add_template(&out, c, &t);
        }
        count++;
    }
    if (status == CLI_OK && count == 0) {
        cli_say(c, &(struct cli_place){name, 0, 0}, W_ORDER_EMPTY);
        status = CLI_BAD_INPUT;
    }
    if (status == CLI_OK && !show && !c->quiet) {
        text_addf(&out, "%s: ", name);
        text_addf(&out, cli_text(c, W_ORDER_TEMPLATES), count);
        text_addf(&out, "\n");
    }
    free(text);
    return print(c, &out, status);
}

static enum cli_exit check_one(const struct cli *c, const char *file)
{
    return read_all(c, file, false);
}

static enum cli_exit show_one(const struct cli *c, const char *name)
{
    struct ad_template t;
    struct text out = {0};

    if (template_is_file(name))
        return read_all(c, name, true);
    if (ad_template_find(&t, name, strlen(name)) == 0)
        return print(c, &out, add_template(&out, c, &t));
    return template_missing(c, name);
}

/* ---- points ---- */

static enum cli_exit print_point(const struct cli *c)
{
    char text[64], name[AD_POINT_TEXT_MAX], quoted[CLI_QUOTE];
    enum ad_point p;
    int len = snprintf(text, sizeof text, "%s%s%s", c->operand[1], c->operands > 2 ? " " : "",
                       c->operands > 2 ? c->operand[2] : "");

    if (c->operands > 3)
        return cli_refuse_operand(c, c->operand[3]);
    p = len > 0 && (size_t)len < sizeof text ? ad_point_find(text, (size_t)len) : AD_NO_POINT;
    if (p == AD_NO_POINT || ad_point_write(name, sizeof name, p) < 0) {
        cli_say(c, NULL, W_ORDER_NO_POINT, cli_quote(quoted, text, strlen(text)));
        return CLI_BAD_INPUT;
    }
    printf("%s (%s)\n%s\n", name, ad_book_title(ad_point_book(p), c->lang),
           ad_point_summary(p, c->lang));
    if (ad_point_general(p))
        printf("%s\n", cli_text(c, W_ORDER_GENERAL));
    return CLI_OK;
}

static enum cli_exit print_list(const struct cli *c)
{
    struct ad_template t;

    if (c->operands > 1)
        return cli_refuse_operand(c, c->operand[1]);
    for (unsigned i = 0; i < ad_template_count(); i++) {
        const char *id = ad_template_id(i);
        bool de = c->lang == AD_DE;
        if (ad_template_find(&t, id, strlen(id)) == 0)
            printf("%-12s %s\n", id, t.name[de && t.name[1][0] ? 1 : 0]);
    }
    return CLI_OK;
}

/* ---- verbs ---- */

static enum cli_exit each(const struct cli *c,
                          enum cli_exit (*verb)(const struct cli *c, const char *name))
{
    enum cli_exit worst = CLI_OK;

    for (int n = 1; n < c->operands; n++) {
        enum cli_exit status = verb(c, c->operand[n]);
        worst = status > worst ? status : worst;
    }
    return worst;
}

static enum cli_exit run(struct cli *c)
{
    const char *verb = c->operands > 0 ? c->operand[0] : NULL;

    if (!verb)
        return cli_missing_operand(c);
    if (c->text && strcmp(verb, "show") != 0)
        return cli_refuse_flag(c, "--text", "order show");
    if (strcmp(verb, "list") == 0)
        return print_list(c);
    if (strcmp(verb, "check") != 0 && strcmp(verb, "show") != 0 && strcmp(verb, "point") != 0)
        return cli_unknown_word(c, verb, cmd_order.verbs);
    if (c->operands < 2)
        return cli_missing_operand(c);
    if (strcmp(verb, "point") == 0)
        return print_point(c);
    return each(c, *verb == 'c' ? check_one : show_one);
}

const struct cli_command cmd_order = {
    .name = "order",
    .verbs = "check show list point",
    .synopsis = "order check [--quiet] FILE ...\n"
                "order show [--text] NAME | FILE ...\n"
                "order list\n"
                "order point BOOK NUMBER",
    .options = "Zqlh",
    .files = true,
    .summary = W_ORDER_SUMMARY,
    .details = W_ORDER_DETAILS,
    .run = run,
};
