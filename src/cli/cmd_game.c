/*
 * cli/cmd_game.c -- adoube game: scripts of what happened at a board, and what is ruled.
 */
#include "cli/commands.h"
#include "cli/game.h"

#include <stdlib.h>
#include <string.h>

#include "adoube/notation.h"
#include "adoube/words.h"
#include "text/names.h"

/* ---- what is told ---- */

static void say_fault(const struct game_file *f)
{
    const struct ad_script_fault *fault = &f->script.fault;
    char text[1024];

    if (ad_script_fault_text(text, sizeof text, fault, f->c->lang) < 0)
        strcpy(text, "…");
    cli_say(f->c, &(struct cli_place){f->name, fault->line, fault->column}, W_TEXT, text);
}

/* A short game that is to be played by the full Laws. */
static void say_unfit(const struct game_file *f)
{
    struct ad_fit fit = ad_table_fit(&f->script.game.table);
    char text[AD_FIT_TEXT_MAX];

    if (fit.why != AD_FITS)
        cli_say(f->c, &(struct cli_place){f->name, 1, 0}, W_NOTE_TEXT,
                ad_fit_text(text, sizeof text, fit, f->c->lang));
}

/* A line of the script without control characters, as long as it may be. */
static void add_clean(struct text *out, const char *text, size_t len)
{
    for (size_t i = 0; i < len; i++) {
        bool control = (unsigned char)text[i] < ' ' || text[i] == 0x7f;
        text_add(out, control ? "?" : text + i, 1);
    }
}

static void say_failed(struct game_file *f)
{
    static const char word[] = "expect";
    const struct ad_script *s = &f->script;
    struct text want = {0};
    size_t skip = strlen(word);

    while (skip < s->line_len && is_blank(s->line[skip]))
        skip++;
    add_clean(&want, s->line + skip, s->line_len - skip);
    text_add(&want, "", 1);
    if (!want.failed)
        cli_say(f->c, &(struct cli_place){f->name, s->number, 0}, W_GAME_WANTED, want.at, s->got);
    text_release(&want);
    cli_draw(f->c, stderr, &s->game.now, cli_has_figurines(stderr));
    f->failed++;
}

static void say_impossible(struct game_file *f)
{
    const struct ad_script *s = &f->script;
    char text[AD_SENTENCE_MAX];

    ad_impossible_text(text, sizeof text, s->impossible, &s->command, f->c->lang);
    cli_say(f->c, &(struct cli_place){f->name, s->number, 0}, W_GAME_IMPOSSIBLE, text);
    f->failed++;
}

/* ---- rulings ---- */

static void add_time(struct text *out, int64_t ms)
{
    long long s = ms / 1000;

    text_addf(out, "%lld:%02lld:%02lld", s / 3600, s / 60 % 60, s % 60);
}

static void add_for_people(struct text *out, const struct game_file *f, const struct ad_event *e,
                           const char *sentence)
{
    add_time(out, e->at);
    text_addf(out, "  %s: %s\n", ad_who_text((enum ad_who)e->by, f->c->lang), sentence);
}

static void add_json_text(struct text *out, const char *key, const char *value)
{
    text_addf(out, ",\"%s\":", key);
    text_add_json(out, value, strlen(value));
}

static void add_json_cites(struct text *out, const struct ad_cites *cites)
{
    char text[64];

    text_addf(out, ",\"cites\":[");
    for (unsigned i = 0; i < cites->count; i++) {
        enum ad_edition e = ad_article_edition(cites->article[i]);
        snprintf(text, sizeof text, "%s %s", e < AD_EDITIONS ? ad_edition_name(e) : "?",
                 ad_article_number(cites->article[i]));
        text_addf(out, "%s", i ? "," : "");
        text_add_json(out, text, strlen(text));
    }
    text_addf(out, "]");
}

/* What it changes, for programs: the move, the time, the result. */
static void add_json_effect(struct text *out, const struct ad_event *e)
{
    struct ad_result result = {.kind = (uint8_t)e->value, .points = {e->points[0], e->points[1]}};
    char word[AD_MOVE_TEXT_MAX];

    if ((e->kind == AD_EVENT_MAKES || e->kind == AD_EVENT_LETS_GO) &&
        ad_act_text(word, sizeof word, e->act) > 0)
        add_json_text(out, "move", word);
    if (e->kind == AD_EVENT_TIME)
        text_addf(out, ",\"ms\":%ld", (long)e->ms);
    if (e->kind == AD_EVENT_RESULT && ad_result_word(word, sizeof word, &result) > 0)
        add_json_text(out, "result", word);
}

static void add_json(struct text *out, const struct game_file *f, const struct ad_event *e,
                     const char *sentence)
{
    const struct ad_script *s = &f->script;

    text_addf(out, "{\"file\":");
    text_add_json(out, f->name, strlen(f->name));
    text_addf(out, ",\"line\":%u,\"at\":%lld", (unsigned)s->number, (long long)e->at);
    add_json_text(out, "by", ad_who_word((enum ad_who)s->command.by));
    add_json_text(out, "does", ad_command_word((enum ad_command_kind)s->command.kind));
    add_json_text(out, "event", ad_event_word((enum ad_event_kind)e->kind));
    add_json_text(out, "side", ad_who_word((enum ad_who)e->side));
    add_json_text(out, "verdict", ad_verdict_word((enum ad_verdict)e->verdict));
    if (e->reason != AD_REASON_NONE)
        add_json_text(out, "reason", ad_reason_word((enum ad_reason)e->reason));
    add_json_effect(out, e);
    add_json_text(out, "text", sentence);
    add_json_cites(out, &e->cites);
    text_addf(out, "}\n");
}

/* Two changes may have one ruling: people hear it once. */
static bool is_told(const struct game_file *f, unsigned before, const char *sentence)
{
    const struct ad_script *s = &f->script;
    char other[AD_SENTENCE_MAX];

    for (unsigned i = 0; i < before; i++) {
        ad_event_text(other, sizeof other, &s->game, &s->event[i], f->c->lang);
        if (ad_event_is_ruling(&s->event[i]) && strcmp(other, sentence) == 0)
            return true;
    }
    return false;
}

static void add_line(struct text *out, const char *sentence)
{
    text_addf(out, "%s\n", sentence);
}

static void take_events(struct game_file *f, struct text *out)
{
    const struct ad_script *s = &f->script;
    char sentence[AD_SENTENCE_MAX];

    for (unsigned i = 0; i < s->events; i++) {
        const struct ad_event *e = &s->event[i];
        if (!ad_event_is_ruling(e))
            continue;
        ad_event_text(sentence, sizeof sentence, &s->game, e, f->c->lang);
        if (e->kind == AD_EVENT_INCIDENT || e->kind == AD_EVENT_PENALTY)
            add_line(&f->incidents, sentence);
        if (e->kind == AD_EVENT_RESULT) {
            f->ending.len = 0;
            if (e->value != AD_RESULT_NONE)
                add_line(&f->ending, sentence);
        }
        if (!out)
            continue;
        if (f->c->json) {
            ad_event_sentence(sentence, sizeof sentence, &s->game, e, f->c->lang);
            add_json(out, f, e, sentence);
        } else if (!is_told(f, i, sentence)) {
            add_for_people(out, f, e, sentence);
        }
    }
}

/* ---- a file ---- */

enum cli_exit game_open(struct game_file *f, const struct cli *c, const char *name)
{
    enum cli_exit status;
    size_t cap;

    *f = (struct game_file){.c = c, .name = cli_file_name(c, name)};
    status = cli_read_file(c, &f->text, &f->len, name);
    if (status)
        return status;
    cap = ad_script_plies(f->len);
    f->plies = calloc(cap, sizeof *f->plies);
    f->scratch = malloc(AD_GAME_SCRATCH);
    if (!f->plies || !f->scratch)
        return cli_no_memory(c);
    if (ad_script_start(&f->script, f->text, f->len, f->plies, (uint32_t)cap, f->scratch,
                        AD_GAME_SCRATCH) < 0) {
        say_fault(f);
        while (ad_script_next(&f->script) == AD_SCRIPT_BAD)
            say_fault(f);
        return CLI_BAD_INPUT;
    }
    say_unfit(f);
    return CLI_OK;
}

enum cli_exit game_play(struct game_file *f, struct text *out)
{
    enum ad_script_step step;
    bool bad = false;

    while ((step = ad_script_next(&f->script)) != AD_SCRIPT_END) {
        switch (step) {
        case AD_SCRIPT_EVENT: take_events(f, out); break;
        case AD_SCRIPT_IMPOSSIBLE: say_impossible(f); break;
        case AD_SCRIPT_HELD: f->held++; break;
        case AD_SCRIPT_FAILED: say_failed(f); break;
        case AD_SCRIPT_BAD:
            say_fault(f);
            bad = true;
            break;
        case AD_SCRIPT_END: break;
        }
    }
    return bad ? CLI_BAD_INPUT : f->failed ? CLI_NO : CLI_OK;
}

void game_close(struct game_file *f)
{
    free(f->text);
    free(f->plies);
    free(f->scratch);
    text_release(&f->incidents);
    text_release(&f->ending);
}

/* ---- verbs ---- */

static void add_result(struct text *out, const struct game_file *f)
{
    const struct ad_result *result = &f->script.game.result;
    char text[AD_SENTENCE_MAX];

    if (result->kind != AD_RESULT_NONE && ad_result_text(text, sizeof text, result, f->c->lang) > 0)
        text_addf(out, "%s: %s\n", cli_text(f->c, W_GAME_RESULT), text);
}

static enum cli_exit run_one(struct game_file *f, struct text *out)
{
    const struct cli *c = f->c;
    enum cli_exit status;

    if (c->operands > 2 && !c->quiet && !c->json)
        text_addf(out, "%s\n", f->name);
    status = game_play(f, c->quiet ? NULL : out);
    if (status <= CLI_NO && !c->quiet && !c->json) {
        add_result(out, f);
        if (f->held + f->failed > 0) {
            text_addf(out, cli_text(c, W_GAME_HELD), f->held, f->held + f->failed);
            text_addf(out, "\n");
        }
    }
    return status;
}

static enum cli_exit show_one(struct game_file *f, struct text *out)
{
    enum cli_exit status = game_play(f, NULL);

    return status == CLI_BAD_INPUT ? status : game_show(f, out);
}

static enum cli_exit pgn_one(struct game_file *f, struct text *out)
{
    enum cli_exit status = game_play(f, NULL);

    return status == CLI_BAD_INPUT ? status : game_pgn(f, out);
}

/* Of a script that cannot be read to its end `run` prints what was ruled before. */
static enum cli_exit one_file(const struct cli *c, const char *name,
                              enum cli_exit (*verb)(struct game_file *f, struct text *out))
{
    struct game_file *f = malloc(sizeof *f);
    struct text out = {0};
    enum cli_exit status;

    if (!f)
        return cli_no_memory(c);
    status = game_open(f, c, name);
    if (status == CLI_OK)
        status = verb(f, &out);
    if (out.failed)
        status = cli_no_memory(c);
    else if (out.len > 0)
        fwrite(out.at, 1, out.len, stdout);
    text_release(&out);
    game_close(f);
    free(f);
    return status;
}

static enum cli_exit run(struct cli *c)
{
    static const struct {
        const char *name;
        enum cli_exit (*run)(struct game_file *f, struct text *out);
    } verbs[] = {{"run", run_one}, {"show", show_one}, {"pgn", pgn_one}};
    enum cli_exit worst = CLI_OK;

    if (c->operands < 1)
        return cli_missing_operand(c);
    for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++) {
        if (strcmp(c->operand[0], verbs[i].name) != 0)
            continue;
        if (c->operands < 2)
            return cli_missing_operand(c);
        if (i > 0 && (c->json || c->quiet))
            return cli_refuse_flag(c, c->json ? "--json" : "--quiet", "game run");
        for (int n = 1; n < c->operands; n++) {
            enum cli_exit status = one_file(c, c->operand[n], verbs[i].run);
            worst = status > worst ? status : worst;
        }
        return worst;
    }
    return cli_unknown_word(c, c->operand[0], cmd_game.verbs);
}

const struct cli_command cmd_game = {
    .name = "game",
    .verbs = "run show pgn",
    .synopsis = "game run [--quiet] [--json] FILE ...\n"
                "game show FILE ...\n"
                "game pgn FILE ...",
    .options = "quiet json lang help",
    .files = true,
    .summary = W_GAME_SUMMARY,
    .details = W_GAME_DETAILS,
    .run = run,
};
