/*
 * cli/cmd_season.c -- adoube season: scripts of a season, and what the order says to them.
 */
#include "cli/commands.h"

#include <stdlib.h>
#include <string.h>

#include "adoube/season.h"
#include "cli/cli.h"
#include "cli/text.h"

struct season_file {
    const struct cli *c;
    const char *name; /* for messages */
    char *text;
    size_t len;
    void *memory;
    struct ad_season_run run;
    unsigned held, failed;
};

/* ---- what is told ---- */

static void say_fault(const struct season_file *f)
{
    const struct ad_script_fault *fault = &f->run.fault;
    char text[1024];

    if (ad_script_fault_text(text, sizeof text, fault, f->c->lang) < 0)
        strcpy(text, "…");
    cli_say(f->c, &(struct cli_place){f->name, fault->line, fault->column}, W_TEXT, text);
}

/* The statement behind its first word, fit for a message. */
static void say_failed(struct season_file *f)
{
    const struct ad_season_run *r = &f->run;
    char want[CLI_QUOTE];
    size_t skip = 0;

    while (skip < r->line_len && r->line[skip] == ' ')
        skip++;
    skip += strlen("expect");
    while (skip < r->line_len && (r->line[skip] == ' ' || r->line[skip] == '\t'))
        skip++;
    cli_say(f->c, &(struct cli_place){f->name, r->number, 0}, W_GAME_WANTED,
            cli_quote(want, r->line + skip, r->line_len - skip), r->got);
    f->failed++;
}

static void add_json_points(struct text *out, const struct ad_season_answer *a)
{
    char point[AD_POINT_TEXT_MAX];

    text_addf(out, ",\"points\":[");
    for (unsigned i = 0; i < a->points; i++) {
        if (ad_point_write(point, sizeof point, a->by[i]) < 0)
            continue;
        text_addf(out, "%s", i ? "," : "");
        text_add_json(out, point, strlen(point));
    }
    text_addf(out, "]");
}

static void add_json(struct text *out, const struct season_file *f)
{
    const struct ad_season_answer *a = &f->run.answer;

    text_addf(out, "{\"file\":");
    text_add_json(out, f->name, strlen(f->name));
    text_addf(out, ",\"line\":%u,\"statement\":", (unsigned)f->run.number);
    text_add_json(out, f->run.line, f->run.line_len);
    text_addf(out, ",\"code\":");
    text_add_json(out, a->code, strlen(a->code));
    text_addf(out, ",\"facts\":");
    text_add_json(out, a->facts, strlen(a->facts));
    add_json_points(out, a);
    text_addf(out, ",\"proposed\":%s}\n", a->proposed ? "true" : "false");
}

static void add_people(struct text *out, const struct season_file *f)
{
    char answer[AD_SEASON_GOT_MAX], point[AD_POINT_TEXT_MAX];
    const struct ad_season_answer *a = &f->run.answer;

    if (ad_season_answer_write(answer, sizeof answer, a) < 0)
        return;
    text_addf(out, "%u  %.*s\n    %s\n", (unsigned)f->run.number, (int)f->run.line_len, f->run.line,
              answer);
    for (unsigned i = 0; i < a->points; i++)
        if (ad_point_write(point, sizeof point, a->by[i]) > 0)
            text_addf(out, "    %s: %s\n", point, ad_point_summary(a->by[i], f->c->lang));
}

/* ---- a file ---- */

static enum cli_exit play(struct season_file *f, struct text *out)
{
    enum ad_season_step step;

    while ((step = ad_season_next(&f->run)) != AD_SEASON_END) {
        switch (step) {
        case AD_SEASON_ANSWER:
            if (f->c->json)
                add_json(out, f);
            else if (!f->c->quiet)
                add_people(out, f);
            break;
        case AD_SEASON_HELD: f->held++; break;
        case AD_SEASON_FAILED: say_failed(f); break;
        case AD_SEASON_BAD: say_fault(f); return CLI_BAD_INPUT;
        case AD_SEASON_FACT:
        case AD_SEASON_END: break;
        }
    }
    if (!f->c->quiet && !f->c->json && f->held + f->failed > 0) {
        text_addf(out, cli_text(f->c, W_GAME_HELD), f->held, f->held + f->failed);
        text_addf(out, "\n");
    }
    return f->failed ? CLI_NO : CLI_OK;
}

static enum cli_exit open_file(struct season_file *f, const char *name)
{
    enum cli_exit status = cli_read_file(f->c, &f->text, &f->len, name);

    if (status)
        return status;
    f->memory = malloc(ad_season_size());
    if (!f->memory)
        return cli_no_memory(f->c);
    if (ad_season_start(&f->run, f->text, f->len, f->memory, ad_season_size()) == 0)
        return CLI_OK;
    say_fault(f);
    return CLI_BAD_INPUT;
}

/* Nothing is printed of a script that cannot be read to its end. */
static enum cli_exit one_file(const struct cli *c, const char *name)
{
    struct season_file f = {.c = c, .name = cli_file_name(c, name)};
    struct text out = {0};
    enum cli_exit status;

    if (c->operands > 2 && !c->quiet && !c->json)
        text_addf(&out, "%s\n", f.name);
    status = open_file(&f, name);
    if (status == CLI_OK)
        status = play(&f, &out);
    if (out.failed)
        status = cli_no_memory(c);
    else if (status <= CLI_NO && out.len > 0)
        fwrite(out.at, 1, out.len, stdout);
    text_release(&out);
    free(f.memory);
    free(f.text);
    return status;
}

static enum cli_exit print_verbs(const struct cli *c)
{
    if (c->operands > 1)
        return cli_refuse_operand(c, c->operand[1]);
    for (unsigned i = 0; i < ad_season_verbs(); i++) {
        struct ad_season_verb v = ad_season_verb(i);
        printf("%s %s %s\n", v.asks ? "?" : " ", v.name, v.usage);
    }
    printf("  expect CODE [KEY=VALUE ...] [BOOK POINT ...] [proposed]\n");
    return CLI_OK;
}

static enum cli_exit run(struct cli *c)
{
    enum cli_exit worst = CLI_OK;

    if (c->operands < 1)
        return cli_missing_operand(c);
    if (strcmp(c->operand[0], "verbs") == 0)
        return print_verbs(c);
    if (strcmp(c->operand[0], "run") != 0)
        return cli_unknown_word(c, c->operand[0], cmd_season.verbs);
    if (c->operands < 2)
        return cli_missing_operand(c);
    for (int n = 1; n < c->operands; n++) {
        enum cli_exit status = one_file(c, c->operand[n]);
        worst = status > worst ? status : worst;
    }
    return worst;
}

const struct cli_command cmd_season = {
    .name = "season",
    .verbs = "run verbs",
    .synopsis = "season run [--quiet] [--json] FILE ...\n"
                "season verbs",
    .options = "qjlh",
    .files = true,
    .summary = W_SEASON_SUMMARY,
    .details = W_SEASON_DETAILS,
    .run = run,
};
