/*
 * cli/cmd_order.c -- adoube order: the templates of championships, and the points of the order.
 */
#include "cli/commands.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "adoube/laws.h"
#include "adoube/order.h"
#include "cli/cli.h"
#include "cli/templates.h"
#include "cli/text.h"
#include "cli/wrap.h"
#include "federation/names.h"

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

static enum cli_word mode_word(enum ad_point p)
{
    switch (ad_point_mode(p)) {
    case 'D': return W_ROLE_DECIDES;
    case 'R': return W_ROLE_RECORDS;
    default: return W_ROLE_INFORMS;
    }
}

/* "BTO 16.7    D  ..." */
static void add_line(struct text *out, const struct cli *c, enum ad_point p)
{
    char name[AD_POINT_TEXT_MAX] = "";

    ad_point_write(name, sizeof name, p);
    text_addf(out, "%-12s %c  %s\n", name, ad_point_mode(p), ad_point_summary(p, c->lang));
}

static bool is_part(enum ad_point p, enum ad_point whole)
{
    while (p != AD_NO_POINT && p != whole)
        p = ad_point_parent(p);
    return p == whole;
}

static void add_point(struct text *out, const struct cli *c, enum ad_point p)
{
    enum ad_edition e = ad_book_laws(ad_point_book(p));
    char name[AD_POINT_TEXT_MAX] = "";
    unsigned q = (unsigned)p + 1;

    ad_point_write(name, sizeof name, p);
    text_addf(out, "%s (%s)\n%s\n", name, ad_book_title(ad_point_book(p), c->lang),
              ad_point_summary(p, c->lang));
    if (q < AD_POINTS && is_part((enum ad_point)q, p))
        text_addf(out, "%s\n", cli_text(c, W_LAW_PARTS));
    for (; q < AD_POINTS && is_part((enum ad_point)q, p); q++)
        add_line(out, c, (enum ad_point)q);
    if (ad_point_general(p))
        text_addf(out, "%s\n", cli_text(c, W_ORDER_GENERAL));
    if (e != AD_NO_EDITION)
        text_addf(out, cli_text(c, W_ORDER_IN_LAWS), ad_edition_name(e), ad_point_number(p));
    else
        text_addf(out, "%s: %s\n", cli_text(c, W_LAW_ADOUBE), cli_text(c, mode_word(p)));
}

static enum cli_exit print_point(const struct cli *c)
{
    struct text out = {0};
    char text[64], quoted[CLI_QUOTE];
    enum ad_point p;
    int len = snprintf(text, sizeof text, "%s%s%s", c->operand[1], c->operands > 2 ? " " : "",
                       c->operands > 2 ? c->operand[2] : "");

    if (c->operands > 3)
        return cli_refuse_operand(c, c->operand[3]);
    p = len > 0 && (size_t)len < sizeof text ? ad_point_find(text, (size_t)len) : AD_NO_POINT;
    if (p == AD_NO_POINT) {
        cli_say(c, NULL, W_ORDER_NO_POINT, cli_quote(quoted, text, strlen(text)));
        return CLI_BAD_INPUT;
    }
    add_point(&out, c, p);
    return print(c, &out, CLI_OK);
}

/* Every word is in the number or in what either language says. */
static bool holds(struct text *folded, struct text *word, const struct cli *c, enum ad_point p)
{
    folded->len = 0;
    text_add_folded(folded, ad_point_number(p));
    text_add_folded(folded, ad_point_summary(p, AD_EN));
    text_add_folded(folded, ad_point_summary(p, AD_DE));
    for (int i = 1; i < c->operands; i++) {
        word->len = 0;
        text_add_folded(word, c->operand[i]);
        if (folded->failed || word->failed ||
            !memmem(folded->at, folded->len, word->at, word->len - 1))
            return false;
    }
    return true;
}

static enum cli_exit print_found(const struct cli *c)
{
    struct text out = {0}, folded = {0}, word = {0};

    for (unsigned p = 1; p < AD_POINTS; p++)
        if (holds(&folded, &word, c, (enum ad_point)p))
            add_line(&out, c, (enum ad_point)p);
    out.failed |= folded.failed || word.failed;
    text_release(&folded);
    text_release(&word);
    if (!out.failed && !out.len) {
        cli_say(c, NULL, W_ORDER_NOT_FOUND);
        return CLI_NO;
    }
    return print(c, &out, CLI_OK);
}

/* ---- lists ---- */

/* All points, or those of a book. */
static enum cli_exit print_points(const struct cli *c, const char *which)
{
    bool all = strcmp(which, "points") == 0;
    struct text out = {0};

    for (unsigned p = 1; p < AD_POINTS; p++)
        if (all || strcasecmp(which, ad_book_name(ad_point_book((enum ad_point)p))) == 0)
            add_line(&out, c, (enum ad_point)p);
    if (!out.failed && !out.len)
        return cli_unknown_word(c, which, "points BTO A1 A2 A3 SJ");
    return print(c, &out, CLI_OK);
}

static enum cli_exit print_list(const struct cli *c)
{
    struct ad_template t;

    if (c->operands > 2)
        return cli_refuse_operand(c, c->operand[2]);
    if (c->operands > 1)
        return print_points(c, c->operand[1]);
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
    if (strcmp(verb, "check") != 0 && strcmp(verb, "show") != 0 && strcmp(verb, "point") != 0 &&
        strcmp(verb, "find") != 0)
        return cli_unknown_word(c, verb, cmd_order.verbs);
    if (c->operands < 2)
        return cli_missing_operand(c);
    if (strcmp(verb, "point") == 0)
        return print_point(c);
    if (strcmp(verb, "find") == 0)
        return print_found(c);
    return each(c, *verb == 'c' ? check_one : show_one);
}

const struct cli_command cmd_order = {
    .name = "order",
    .verbs = "check show list point find",
    .synopsis = "order check [--quiet] FILE ...\n"
                "order show [--text] NAME | FILE ...\n"
                "order list [points | BOOK]\n"
                "order point BOOK NUMBER\n"
                "order find WORD ...",
    .options = "text quiet lang help",
    .files = true,
    .summary = W_ORDER_SUMMARY,
    .details = W_ORDER_DETAILS,
    .run = run,
};
