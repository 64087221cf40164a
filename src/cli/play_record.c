/*
 * cli/play_record.c -- what is kept of a game at the terminal: scoresheets, a script, PGN.
 *
 * Every command is noted as a line of a game script, so that `adoube game run` can play it again.
 * Scripts count whole seconds: the flag's fall is a line of its own, and rests on no sum.
 */
#include "base/utf8.h"
#include "cli/play_table.h"

#include <stdlib.h>
#include <string.h>

#include "adoube/fen.h"
#include "adoube/notation.h"
#include "adoube/words.h"
#include "cli/game.h"
#include "cli/output.h"
#include "laws/names.h"
#include "text/names.h"

/* ---- lines of a script ---- */

static void add_squares(struct text *out, const struct ad_command *c)
{
    for (unsigned i = 0; i < c->squares; i++)
        text_addf(out, " %c%c", 'a' + ad_file_of(c->square[i]), '1' + ad_rank_of(c->square[i]));
}

static void add_answer(struct text *out, const struct ad_command *c)
{
    struct ad_result result = {.kind = AD_RESULT_PLAYED, .points = {c->points[0], c->points[1]}};
    char word[16];

    if (c->answer != AD_ANSWER_RESULT)
        text_addf(out, " %s", ad_answer_word((enum ad_answer)c->answer));
    else if (ad_result_word(word, sizeof word, &result) > 0)
        text_addf(out, " %s", word);
}

void play_log(struct play *p, const struct ad_command *c)
{
    struct text *out = &p->log;
    long long s = c->at / 1000;
    char move[AD_MOVE_TEXT_MAX];

    text_addf(out, "@%lld:%02lld:%02lld ", s / 3600, s / 60 % 60, s % 60);
    if (p->typed) {
        text_addf(out, "%s\n", p->typed);
        p->typed = NULL; /* what follows from it is told in our words */
        return;
    }
    text_addf(out, "%s %s", ad_who_word((enum ad_who)c->by),
              ad_command_word((enum ad_command_kind)c->kind));
    if (c->what != AD_WHAT_NOTHING)
        text_addf(out, " %s", ad_what_word((enum ad_what)c->what));
    if (c->kind == AD_DOES_RULE)
        add_answer(out, c);
    if (c->side <= AD_WHO_BLACK &&
        (c->kind == AD_DOES_FALL || c->kind == AD_DOES_SEE || c->kind == AD_DOES_RULE))
        text_addf(out, " %s", ad_who_word((enum ad_who)c->side));
    if (c->has_act && ad_act_text(move, sizeof move, c->act) > 0)
        text_addf(out, " %s", move);
    add_squares(out, c);
    text_addf(out, "\n");
}

/* ---- as a script ---- */

/* The article that says how the game is watched, as scripts name it; NULL: none does. */
static const char *supervision(const struct ad_table *t)
{
    static const char *const names[2][2][2] = {{{"A4", "A3"}, {"B4", "B3"}},
                                               {{"A5", "A4"}, {"B3", "B2"}}};
    unsigned book = t->fill_from < AD_EDITIONS ? t->fill_from : t->edition;
    bool newest = book == AD_FIDE_2023;

    if (t->format == AD_STANDARD || (book != AD_FIDE_2017 && !newest))
        return NULL;
    return names[newest][t->format == AD_BLITZ][t->supervision];
}

static void add_table(struct text *out, const struct play *p)
{
    const struct ad_table *t = &p->game.table;
    char time[AD_TIME_TEXT_MAX], fen[AD_FEN_MAX];

    ad_time_write(time, sizeof time, &t->time);
    ad_fen_write(fen, sizeof fen, &t->start, t->chess960 ? AD_FEN_SHREDDER : AD_FEN_X);
    text_addf(out, "edition %s\n", ad_edition_name((enum ad_edition)t->edition));
    if (t->fill_from < AD_EDITIONS)
        text_addf(out, "fill-from %s\n", ad_edition_name((enum ad_edition)t->fill_from));
    text_addf(out, "format %s\n", ad_format_name((enum ad_format)t->format));
    if (supervision(t))
        text_addf(out, "supervision %s\n", supervision(t));
    text_addf(out, "time %s\nposition %s\n", time, fen);
    for (int side = AD_WHITE; side <= AD_BLACK; side++)
        text_addf(out, "player %s \"%s\" %s\n", ad_who_word((enum ad_who)side),
                  side == p->engine_side ? ENGINE_NAME : ad_who_text((enum ad_who)side, p->c->lang),
                  ad_language_word((enum ad_language)t->language[side]));
}

static void add_script(struct text *out, const struct play *p)
{
    char result[16];

    add_table(out, p);
    text_addf(out, "\n");
    text_add(out, p->log.at, p->log.len);
    if (play_is_over(p) && p->log.len > 0 &&
        ad_result_word(result, sizeof result, &p->game.result) > 0)
        text_addf(out, "expect result %s\n", result);
}

/* ---- as PGN ---- */

static enum cli_exit add_pgn(struct text *out, const struct play *p, const char *name)
{
    struct game_file *f = calloc(1, sizeof *f);
    enum cli_exit status;

    if (!f)
        return cli_no_memory(p->c);
    f->c = p->c;
    f->name = name;
    f->script.game = p->game;
    f->ending = p->ending;
    if (p->engine_side <= AD_WHO_BLACK) {
        f->script.name[p->engine_side] = ENGINE_NAME;
        f->script.name_len[p->engine_side] = strlen(ENGINE_NAME);
    }
    status = game_pgn(f, out);
    free(f);
    return status;
}

/* ---- files ---- */

static bool ends_with(const char *name, const char *ending)
{
    size_t len = strlen(name), ending_len = strlen(ending);

    return len >= ending_len && strcmp(name + len - ending_len, ending) == 0;
}

enum cli_exit play_save(struct play *p, const char *name)
{
    struct text out = {0};
    struct output file;
    enum cli_exit status = CLI_OK, closed;
    bool whole;

    if (ends_with(name, ".pgn"))
        status = add_pgn(&out, p, name);
    else
        add_script(&out, p);
    if (out.failed)
        status = cli_no_memory(p->c);
    if (status == CLI_OK)
        status = output_open(&file, p->c, name);
    if (status == CLI_OK) {
        whole = output_write(&file, p->c, out.at, out.len);
        closed = output_close(&file, p->c, whole);
        status = whole ? closed : CLI_FILE;
    }
    text_release(&out);
    return status;
}

/* ---- scoresheets ---- */

static int width(const char *text)
{
    int n = 0;

    for (; *text; text++)
        n += !ad__utf8_goes_on(*text);
    return n;
}

/* Our sheet would mark checks; a player's own tells him no more than he wrote. */
static void drop_checks(char *text)
{
    char *to = text;

    for (; *text; text++)
        if (*text != '+')
            *to++ = *text;
    *to = '\0';
}

void play_show_sheet(const struct play *p, int side)
{
    enum { COLUMN = 12 };
    const struct ad_game *g = &p->game;
    char text[AD_SHEET_TEXT_MAX];
    unsigned number = g->table.start.fullmoves;
    bool black = g->table.start.turn == AD_BLACK;

    printf("%s, %s\n", cli_text(p->c, W_GAME_SHEET), ad_who_text((enum ad_who)side, p->c->lang));
    for (uint32_t n = 1; n <= g->count; n++, black = !black) {
        if (ad_sheet_text(text, sizeof text, g, side, n) < 0)
            strcpy(text, "?");
        if (!play_is_over(p))
            drop_checks(text);
        if (n == 1 && black)
            printf("%3u. %-*s", number, COLUMN, "...");
        if (!black)
            printf("%3u. ", number);
        printf("%s", text);
        if (!black && n < g->count)
            printf("%*s", width(text) < COLUMN ? COLUMN - width(text) : 1, "");
        else
            putchar('\n');
        number += black;
    }
}
