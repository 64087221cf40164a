/*
 * cli/season_script.c -- reading and asking a season script.
 */
#include "cli/season_script.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/date.h"
#include "cli/templates.h"
#include "cli/wrap.h"
#include "federation/names.h"

/* ---- what is told ---- */

static void say_fault(const struct season_script *s, bool asked)
{
    const struct ad_script_fault *fault = &s->run.fault;
    struct cli_place place = {s->name, fault->line, fault->column};
    char text[1024];

    if (ad_script_fault_text(text, sizeof text, fault, s->c->lang) < 0)
        strcpy(text, "…");
    if (asked)
        place = (struct cli_place){s->name, 0, 0};
    cli_say(s->c, &place, W_TEXT, text);
}

/* The statement behind its first word, fit for a message. */
static void say_failed(struct season_script *s)
{
    const struct ad_season_script *r = &s->run;
    char want[CLI_QUOTE];
    size_t skip = 0;

    while (skip < r->line_len && is_blank(r->line[skip]))
        skip++;
    skip += strlen("expect");
    while (skip < r->line_len && is_blank(r->line[skip]))
        skip++;
    cli_say(s->c, &(struct cli_place){s->name, r->number, 0}, W_GAME_WANTED,
            cli_quote(want, r->line + skip, r->line_len - skip), r->got);
    s->failed++;
}

bool season_is(const struct season_script *s, const char *verb)
{
    const char *at = s->run.line, *end = at + s->run.line_len;
    size_t len = strlen(verb);

    while (at < end && is_blank(*at))
        at++;
    return (size_t)(end - at) >= len && memcmp(at, verb, len) == 0 &&
           ((size_t)(end - at) == len || is_blank(at[len]) || at[len] == ':');
}

/* ---- answers ---- */

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

static void add_json_lines(struct text *out, const struct ad_season_script *r)
{
    const char *at = r->block, *end = at ? at + r->block_len : at;

    if (!at)
        return;
    text_addf(out, ",\"lines\":[");
    while (at < end) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        stop = stop ? stop : end;
        text_add_json(out, at, (size_t)(stop - at));
        at = stop + 1;
        text_addf(out, "%s", at < end ? "," : "");
    }
    text_addf(out, "]");
}

void season_add_json(struct season_script *s)
{
    const struct ad_season_answer *a = &s->run.answer;
    struct text *out = &s->out;

    text_addf(out, "{\"file\":");
    text_add_json(out, s->name, strlen(s->name));
    text_addf(out, ",\"line\":%u,\"statement\":", (unsigned)s->run.number);
    text_add_json(out, s->run.line, s->run.line_len);
    text_addf(out, ",\"code\":");
    text_add_json(out, a->code, strlen(a->code));
    text_addf(out, ",\"facts\":");
    text_add_json(out, a->facts, strlen(a->facts));
    add_json_points(out, a);
    text_addf(out, ",\"proposed\":%s", a->proposed ? "true" : "false");
    add_json_lines(out, &s->run);
    text_addf(out, "}\n");
}

void season_add_block(struct season_script *s, const char *indent)
{
    const char *at = s->run.block, *end = at ? at + s->run.block_len : at;
    unsigned columns = wrap_columns(UINT_MAX);
    struct text line = {0};

    while (at < end) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t len = (size_t)((stop ? stop : end) - at);
        line.len = 0;
        text_addf(&line, "%s%.*s", len ? indent : "", (int)len, at);
        wrap_add_told(&s->out, line.failed ? "" : line.at, line.len, columns);
        at += len + 1;
    }
    s->out.failed |= line.failed;
    text_release(&line);
}

void season_add_answer(struct season_script *s)
{
    if (s->c->json)
        season_add_json(s);
    else if (!s->c->quiet)
        season_add_block(s, "");
}

void season_add_held(struct season_script *s)
{
    if (s->c->quiet || s->c->json || s->held + s->failed == 0)
        return;
    text_addf(&s->out, cli_text(s->c, W_GAME_HELD), s->held, s->held + s->failed);
    text_addf(&s->out, "\n");
}

/* ---- a file ---- */

enum cli_exit season_open(struct season_script *s, const struct cli *c, const char *file)
{
    enum cli_exit status;

    *s = (struct season_script){.c = c, .name = cli_file_name(c, file)};
    status = cli_read_file(c, &s->text, &s->len, file);
    if (status)
        return status;
    s->memory = malloc(ad_season_script_size());
    if (!s->memory)
        return cli_no_memory(c);
    if (ad_season_script_start(&s->run, s->text, s->len, s->memory, ad_season_script_size()) != 0) {
        say_fault(s, false);
        return CLI_BAD_INPUT;
    }
    s->run.lang = c->lang;
    s->run.own = c->own;
    s->run.owns = c->owns;
    return CLI_OK;
}

enum cli_exit season_play(struct season_script *s, void (*answered)(struct season_script *s))
{
    enum ad_season_step step;
    bool bad = false;

    while ((step = ad_season_script_next(&s->run)) != AD_SEASON_END) {
        switch (step) {
        case AD_SEASON_ANSWER:
            if (answered)
                answered(s);
            break;
        case AD_SEASON_HELD: s->held++; break;
        case AD_SEASON_FAILED: say_failed(s); break;
        case AD_SEASON_BAD:
            say_fault(s, false);
            bad = true;
            break;
        case AD_SEASON_FACT:
        case AD_SEASON_END: break;
        }
    }
    return bad ? CLI_BAD_INPUT : s->failed ? CLI_NO : CLI_OK;
}

enum cli_exit season_ask(struct season_script *s, const char *statement)
{
    if (ad_season_script_ask(&s->run, statement, strlen(statement)) == AD_SEASON_ANSWER)
        return CLI_OK;
    say_fault(s, true);
    return CLI_BAD_INPUT;
}

enum cli_exit season_close(struct season_script *s, enum cli_exit status)
{
    if (s->out.failed)
        status = cli_no_memory(s->c);
    else if (s->out.len > 0) /* of a script that cannot be read, what was answered before */
        fwrite(s->out.at, 1, s->out.len, stdout);
    text_release(&s->out);
    free(s->memory);
    free(s->text);
    return status;
}

enum cli_exit season_each(struct cli *c, int first,
                          enum cli_exit (*one)(const struct cli *c, const char *file))
{
    enum cli_exit worst = templates_read(c);

    if (worst)
        return worst;
    for (int n = first; n < c->operands; n++) {
        enum cli_exit status = one(c, c->operand[n]);
        worst = status > worst ? status : worst;
    }
    return worst;
}

/* ---- the command line ---- */

enum cli_exit season_read_on(const struct cli *c, char out[16])
{
    struct ad_date_fault fault = {AD_DATE_FINE, 0};
    char quoted[CLI_QUOTE];
    ad_date d;

    *out = '\0';
    if (!c->on)
        return CLI_OK;
    if (ad_date_read(&d, c->on, strlen(c->on), &fault) == 0 && ad_date_write(out, 16, d) > 0)
        return CLI_OK;
    cli_say(c, NULL, W_BAD_DATE, "on", cli_quote(quoted, c->on, strlen(c->on)),
            ad_date_bad_text(fault.why, c->lang));
    return CLI_BAD_INPUT;
}
