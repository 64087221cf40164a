/*
 * cli/cmd_eligible.c -- adoube eligible: may somebody play, and if not, why?
 */
#include "cli/commands.h"

#include <string.h>

#include "cli/season_script.h"
#include "cli/templates.h"

typedef const char *names(const struct ad_season_script *r, unsigned i, size_t *len);

static bool is_declared(const struct season_script *s, names *list, const char *name)
{
    const char *one;
    size_t len;

    for (unsigned i = 0; (one = list(&s->run, i, &len)) != NULL; i++)
        if (len == strlen(name) && memcmp(one, name, len) == 0)
            return true;
    return false;
}

/* The list of names that cli_nearest reads has blanks between them, names have some inside. */
static void add_plain(struct text *out, const char *name, size_t len)
{
    for (size_t i = 0; i < len; i++)
        text_add(out, name[i] == ' ' ? "_" : &name[i], 1);
}

/* The one that is spelt alike. */
static void find_alike(char guess[64], const struct season_script *s, names *list, const char *name)
{
    struct text all = {0}, asked = {0};
    const char *one;
    size_t len;

    for (unsigned i = 0; (one = list(&s->run, i, &len)) != NULL; i++) {
        add_plain(&all, one, len);
        text_add(&all, " ", 1);
    }
    add_plain(&asked, name, strlen(name));
    text_add(&all, "", 1);
    text_add(&asked, "", 1);
    if (!all.failed && !asked.failed)
        cli_nearest(guess, 64, asked.at, all.at);
    for (char *c = guess; *c; c++)
        if (*c == '_')
            *c = ' ';
    text_release(&all);
    text_release(&asked);
}

/* The first one that has all of it: a surname, say. */
static void find_part(char guess[64], const struct season_script *s, names *list, const char *name)
{
    const char *one;
    size_t len;

    for (unsigned i = 0; !*guess && (one = list(&s->run, i, &len)) != NULL; i++)
        if (len < 64 && memmem(one, len, name, strlen(name)))
            snprintf(guess, 64, "%.*s", (int)len, one);
}

/* Nobody of that name: who may have been meant? */
static enum cli_exit unknown(const struct season_script *s, names *list, const char *name)
{
    char guess[64] = "", quoted[CLI_QUOTE];

    find_alike(guess, s, list, name);
    if (*name)
        find_part(guess, s, list, name);
    cli_quote(quoted, name, strlen(name));
    if (*guess)
        cli_say(s->c, &(struct cli_place){s->name, 0, 0}, W_ELIGIBLE_UNKNOWN_BUT, quoted, guess);
    else
        cli_say(s->c, &(struct cli_place){s->name, 0, 0}, W_ELIGIBLE_UNKNOWN, quoted);
    return CLI_BAD_INPUT;
}

/* eligible "NAME" "CLUB" on=… for=… team=… */
static void add_question(struct text *out, const struct cli *c, const char *on, const char *id)
{
    text_addf(out, "eligible \"%s\"", c->operand[1]);
    if (c->operands > 2)
        text_addf(out, " \"%s\"", c->operand[2]);
    if (*on)
        text_addf(out, " on=%s", on);
    if (id)
        text_addf(out, " for=%s", id);
    if (c->team)
        text_addf(out, " team=%u", (unsigned)c->team);
    text_add(out, "", 1);
}

static enum cli_exit ask(struct season_script *s, const char *question)
{
    enum cli_exit status = season_ask(s, question);

    if (status)
        return status;
    season_add_answer(s);
    return strcmp(s->run.answer.code, "eligible") == 0 ? CLI_OK : CLI_NO;
}

static enum cli_exit one_file(const struct cli *c, const char *on, const char *id)
{
    struct season_script s;
    struct text question = {0};
    enum cli_exit status = season_open(&s, c, c->operand[0]), answer;

    if (status == CLI_OK)
        status = season_play(&s, NULL);
    if (status <= CLI_NO && !is_declared(&s, ad_season_script_person, c->operand[1]))
        status = unknown(&s, ad_season_script_person, c->operand[1]);
    if (status <= CLI_NO && c->operands > 2 &&
        !is_declared(&s, ad_season_script_org, c->operand[2]))
        status = unknown(&s, ad_season_script_org, c->operand[2]);
    if (status <= CLI_NO) {
        add_question(&question, c, on, id);
        answer = question.failed ? cli_no_memory(c) : ask(&s, question.at);
        status = answer > status ? answer : status;
    }
    status = season_close(&s, status);
    text_release(&question);
    return status;
}

static enum cli_exit run(struct cli *c)
{
    const char *id = NULL;
    char on[16];
    enum cli_exit status;

    if (c->operands < 2)
        return cli_missing_operand(c);
    if (c->operands > 3)
        return cli_refuse_operand(c, c->operand[3]);
    status = season_read_on(c, on);
    if (status == CLI_OK)
        status = templates_read(c);
    if (status == CLI_OK && c->for_)
        status = template_read(c, c->for_, &id);
    return status ? status : one_file(c, on, id);
}

const struct cli_command cmd_eligible = {
    .name = "eligible",
    .synopsis =
        "eligible [--on DATE] [--for TEMPLATE] [--template FILE] [--team N] [--quiet] [--json] "
        "FILE NAME [CLUB]",
    .options = "on for template team quiet json lang help",
    .files = true,
    .summary = W_ELIGIBLE_SUMMARY,
    .details = W_ELIGIBLE_DETAILS,
    .run = run,
};
