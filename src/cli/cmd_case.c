/*
 * cli/cmd_case.c -- adoube case: disputes, protests and appeals as a clerk writes them down.
 */
#include "cli/commands.h"

#include <string.h>

#include "cli/season_script.h"

/* Sanctions belong to no file; the rest is told there. */
static void answered(struct season_script *s)
{
    bool sanction = season_is(s, "sanction");

    if (sanction || (s->c->json && season_is(s, "act")))
        season_add_answer(s);
    *(unsigned *)s->own += sanction;
}

static enum cli_exit ask(struct season_script *s, const char *question)
{
    enum cli_exit status = season_ask(s, question);

    if (status)
        return status;
    if (s->out.len && !s->c->json && !s->c->quiet)
        text_addf(&s->out, "\n");
    season_add_answer(s);
    return CLI_OK;
}

static enum cli_exit ask_file(struct season_script *s, const char *name, size_t len, const char *on)
{
    struct text question = {0};
    enum cli_exit status;

    text_addf(&question, "case-file case=%.*s%s%s", (int)len, name, *on ? " on=" : "", on);
    status = question.failed ? cli_no_memory(s->c) : ask(s, question.at);
    text_release(&question);
    return status;
}

/* Each file, then the ledger of all. */
static enum cli_exit add_files(struct season_script *s, const char *on)
{
    enum cli_exit status = CLI_OK;
    const char *name;
    size_t len;
    unsigned i;

    for (i = 0; status == CLI_OK && (name = ad_season_script_case(&s->run, i, &len)) != NULL; i++)
        status = ask_file(s, name, len, on);
    if (i + *(unsigned *)s->own == 0) {
        cli_say(s->c, &(struct cli_place){s->name, 0, 0}, W_CASE_NONE);
        return CLI_BAD_INPUT;
    }
    return status ? status : ask(s, "ledger");
}

static enum cli_exit one_file(const struct cli *c, const char *file)
{
    struct season_script s;
    enum cli_exit status = season_open(&s, c, file), more;
    unsigned sanctions = 0;
    char on[16];

    s.own = &sanctions;
    if (c->operands > 2 && !c->quiet && !c->json)
        text_addf(&s.out, "%s\n\n", s.name);
    if (status == CLI_OK)
        status = season_read_on(c, on);
    if (status == CLI_OK)
        status = season_play(&s, answered);
    if (status <= CLI_NO) {
        more = add_files(&s, on);
        status = more > status ? more : status;
    }
    season_add_held(&s);
    return season_close(&s, status);
}

static enum cli_exit run(struct cli *c)
{
    if (c->operands < 1)
        return cli_missing_operand(c);
    if (strcmp(c->operand[0], "run") != 0)
        return cli_unknown_word(c, c->operand[0], cmd_case.verbs);
    if (c->operands < 2)
        return cli_missing_operand(c);
    return season_each(c, 1, one_file);
}

const struct cli_command cmd_case = {
    .name = "case",
    .verbs = "run",
    .synopsis = "case run [--template FILE] [--on DATE] [--quiet] [--json] FILE ...",
    .options = "template on quiet json lang help",
    .files = true,
    .summary = W_CASE_SUMMARY,
    .details = W_CASE_DETAILS,
    .run = run,
};
