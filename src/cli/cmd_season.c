/*
 * cli/cmd_season.c -- adoube season: scripts of a season, and what the order says to them.
 */
#include "cli/commands.h"

#include <string.h>

#include "cli/season_script.h"
#include "cli/wrap.h"

static void add_people(struct season_script *s)
{
    char answer[AD_SEASON_GOT_MAX], point[AD_POINT_TEXT_MAX];
    const struct ad_season_answer *a = &s->run.answer;

    if (ad_season_script_answer_write(answer, sizeof answer, a) < 0)
        return;
    text_addf(&s->out, "%u  %.*s\n    %s\n", (unsigned)s->run.number, (int)s->run.line_len,
              s->run.line, answer);
    for (unsigned i = 0; i < a->points; i++)
        if (ad_point_write(point, sizeof point, a->by[i]) > 0)
            text_addf(&s->out, "    %s: %s\n", point, ad_point_summary(a->by[i], s->c->lang));
    season_add_block(s, "    ");
}

static void answered(struct season_script *s)
{
    if (s->c->json)
        season_add_json(s);
    else if (!s->c->quiet)
        add_people(s);
}

enum { WIDE = 100 }; /* of a report that is no terminal's, as its tables are */

static void add_lines(struct season_script *s)
{
    const char *at = s->run.block, *end = at + s->run.block_len;
    unsigned columns = wrap_columns(WIDE);

    while (at < end) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        stop = stop ? stop : end;
        wrap_add_told(&s->out, at, (size_t)(stop - at), columns);
        at = stop + 1;
    }
}

/* Only the lines for people: what is longer than one stands apart. */
static void reported(struct season_script *s)
{
    const struct ad_season_script *r = &s->run;
    bool several = r->block && memchr(r->block, '\n', r->block_len) != r->block + r->block_len - 1;

    if (!r->block)
        return;
    if (s->c->json) {
        season_add_json(s);
        return;
    }
    if (s->c->quiet)
        return;
    text_addf(&s->out, "%s", s->out.len > 0 && (several || s->apart) ? "\n" : "");
    add_lines(s);
    s->apart = several;
}

static enum cli_exit report_file(const struct cli *c, const char *name)
{
    struct season_script s;
    enum cli_exit status = season_open(&s, c, name);

    if (status == CLI_OK)
        status = season_play(&s, reported);
    return season_close(&s, status);
}

static enum cli_exit one_file(const struct cli *c, const char *name)
{
    struct season_script s;
    enum cli_exit status = season_open(&s, c, name);

    if (c->operands > 2 && !c->quiet && !c->json)
        text_addf(&s.out, "%s\n", s.name);
    if (status == CLI_OK)
        status = season_play(&s, answered);
    if (status <= CLI_NO)
        season_add_held(&s);
    return season_close(&s, status);
}

static void add_verb(struct text *out, const struct ad_season_verb *v)
{
    struct text line = {0};

    text_addf(&line, "%s %s%s%s", v->asks ? "?" : " ", v->name, v->usage[0] == ':' ? "" : " ",
              v->usage);
    if (!line.failed)
        wrap_add(out, line.at, line.len, WRAP_COLUMNS, 6);
    out->failed |= line.failed;
    text_release(&line);
}

static enum cli_exit print_verbs(const struct cli *c)
{
    static const struct ad_season_verb expect = {
        "expect", "CODE [KEY=VALUE ...] [BOOK POINT ...] [proposed]", false};
    struct text out = {0};
    enum cli_exit status = CLI_OK;

    if (c->operands > 1)
        return cli_refuse_operand(c, c->operand[1]);
    for (unsigned i = 0; i < ad_season_script_verbs(); i++) {
        struct ad_season_verb v = ad_season_script_verb(i);
        add_verb(&out, &v);
    }
    add_verb(&out, &expect);
    if (out.failed)
        status = cli_no_memory(c);
    else
        fwrite(out.at, 1, out.len, stdout);
    text_release(&out);
    return status;
}

static enum cli_exit run(struct cli *c)
{
    if (c->operands < 1)
        return cli_missing_operand(c);
    if (strcmp(c->operand[0], "verbs") == 0)
        return print_verbs(c);
    if (strcmp(c->operand[0], "run") != 0 && strcmp(c->operand[0], "report") != 0)
        return cli_unknown_word(c, c->operand[0], cmd_season.verbs);
    if (c->operands < 2)
        return cli_missing_operand(c);
    return season_each(c, 1, strcmp(c->operand[0], "run") == 0 ? one_file : report_file);
}

const struct cli_command cmd_season = {
    .name = "season",
    .verbs = "run report verbs",
    .synopsis = "season run [--template FILE] [--quiet] [--json] FILE ...\n"
                "season report [--template FILE] [--quiet] [--json] FILE ...\n"
                "season verbs",
    .options = "template quiet json lang help",
    .files = true,
    .summary = W_SEASON_SUMMARY,
    .details = W_SEASON_DETAILS,
    .run = run,
};
