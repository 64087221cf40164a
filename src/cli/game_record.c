/*
 * cli/game_record.c -- the record of a game: for the arbiter, and as PGN.
 */
#include "cli/game.h"

#include <stdlib.h>
#include <string.h>

#include "adoube/fen.h"
#include "adoube/notation.h"
#include "adoube/pgn.h"
#include "adoube/words.h"
#include "core/names.h"
#include "text/names.h"

static void add_label(struct text *out, const struct cli *c, enum cli_word label)
{
    text_addf(out, "%s: ", cli_text(c, label));
}

static void add_name(struct text *out, const struct game_file *f, int side)
{
    const struct ad_script *s = &f->script;

    text_addf(out, "%s", ad_who_text((enum ad_who)side, f->c->lang));
    if (s->name[side])
        text_addf(out, " (%.*s)", (int)s->name_len[side], s->name[side]);
}

/* ---- for the arbiter ---- */

static void add_table(struct text *out, const struct game_file *f)
{
    const struct ad_table *t = &f->script.game.table;
    char time[AD_TIME_TEXT_MAX];

    ad_time_write(time, sizeof time, &t->time);
    text_addf(out, "%s, %s, %s\n", ad_edition_title((enum ad_edition)t->edition, f->c->lang),
              ad_format_text((enum ad_format)t->format, f->c->lang), time);
}

static void add_board(struct text *out, const struct game_file *f)
{
    const struct ad_game *g = &f->script.game;
    char fen[AD_FEN_MAX], *drawn = NULL;
    size_t len = 0;
    FILE *memory = open_memstream(&drawn, &len);

    if (!memory) {
        out->failed = true;
        return;
    }
    cli_draw(f->c, memory, &g->now, cli_has_figurines(stdout));
    if (fclose(memory) == 0)
        text_add(out, drawn, len);
    free(drawn);
    ad_fen_write(fen, sizeof fen, &g->now, g->table.chess960 ? AD_FEN_SHREDDER : AD_FEN_X);
    text_addf(out, "FEN: %s\n", fen);
}

static void add_clock(struct text *out, const struct game_file *f, int side)
{
    const struct ad_script *s = &f->script;
    const struct ad_side_clock *clock = &s->game.clock.side[side];
    char left[AD_DURATION_MAX];

    ad_duration_write(left, sizeof left, ad_game_time_left(&s->game, side, s->now));
    text_addf(out, "%s: %s", ad_who_text((enum ad_who)side, f->c->lang), left);
    text_addf(out, cli_text(f->c, W_GAME_COMPLETED), clock->completed_total, clock->period + 1u);
    if (clock->flag == 1)
        text_addf(out, "; %s", cli_text(f->c, W_GAME_FLAG_DOWN));
    text_addf(out, "\n");
}

/* Half-moves by move number, as they stand on this player's sheet. */
static void add_sheet(struct text *out, const struct game_file *f, int side)
{
    const struct ad_game *g = &f->script.game;
    char text[AD_SHEET_TEXT_MAX];
    unsigned number = g->table.start.fullmoves;
    bool black = g->table.start.turn == AD_BLACK;

    add_name(out, f, side);
    text_addf(out, ", %s:", cli_text(f->c, W_GAME_SHEET));
    for (uint32_t n = 1; n <= g->count; n++, black = !black) {
        ad_sheet_text(text, sizeof text, g, side, n);
        if (!black || n == 1)
            text_addf(out, " %u.%s", number, black ? ".." : "");
        text_addf(out, " %s", text);
        number += black;
    }
    text_addf(out, "\n");
}

static void add_envelope(struct text *out, const struct game_file *f)
{
    const struct ad_envelope *e = &f->script.game.envelope;

    if (e->sealer > AD_WHO_BLACK)
        return;
    add_label(out, f->c, W_GAME_ENVELOPE);
    text_addf(out, "%s", ad_who_text((enum ad_who)e->sealer, f->c->lang));
    if (f->script.game.mode[AD_MODE_SESSION] == AD_SESSION_PLAY) /* else it is still closed */
        text_addf(out, ", %.*s", (int)e->length, e->text);
    for (unsigned bit = 1; bit <= e->missing; bit <<= 1)
        if (e->missing & bit)
            text_addf(out, "; %s %s", cli_text(f->c, W_GAME_LACKS),
                      ad_item_text((enum ad_item)bit, f->c->lang));
    text_addf(out, "\n");
}

static void add_question(struct text *out, const struct game_file *f, const struct ad_question *q)
{
    add_label(out, f->c, W_GAME_QUESTION);
    text_addf(out, "%s (%s)\n", ad_what_text((enum ad_what)q->what, f->c->lang),
              ad_who_text((enum ad_who)q->side, f->c->lang));
}

static void add_open(struct text *out, const struct game_file *f)
{
    const struct ad_game *g = &f->script.game;

    if (g->offer.by <= AD_WHO_BLACK) {
        add_label(out, f->c, W_GAME_OFFER);
        text_addf(out, "%s\n", ad_who_text((enum ad_who)g->offer.by, f->c->lang));
    }
    if (g->question.what != AD_WHAT_NOTHING)
        add_question(out, f, &g->question);
    for (unsigned i = 0; i < g->waits; i++)
        add_question(out, f, &g->waiting[i]);
}

static void add_result(struct text *out, const struct game_file *f)
{
    char text[64];

    ad_result_text(text, sizeof text, &f->script.game.result, f->c->lang);
    add_label(out, f->c, W_GAME_RESULT);
    text_addf(out, "%s\n", text);
    text_add(out, f->ending.at, f->ending.len);
}

enum cli_exit game_show(struct game_file *f, struct text *out)
{
    add_table(out, f);
    add_name(out, f, AD_WHITE);
    text_addf(out, " – ");
    add_name(out, f, AD_BLACK);
    text_addf(out, "\n\n");
    add_board(out, f);
    add_clock(out, f, AD_WHITE);
    add_clock(out, f, AD_BLACK);
    text_addf(out, "\n");
    add_sheet(out, f, AD_WHITE);
    add_sheet(out, f, AD_BLACK);
    add_envelope(out, f);
    add_open(out, f);
    if (f->incidents.len > 0) {
        text_addf(out, "\n%s:\n", cli_text(f->c, W_GAME_INCIDENTS));
        text_add(out, f->incidents.at, f->incidents.len);
    }
    text_addf(out, "\n");
    add_result(out, f);
    return f->failed ? CLI_NO : CLI_OK;
}

/* ---- as PGN ---- */

/* PGN knows three results; what it cannot say is left open, and a comment says it. */
static enum ad_pgn_result pgn_result(const struct ad_result *r)
{
    bool over = r->kind == AD_RESULT_PLAYED || r->kind == AD_RESULT_FORFEIT;

    return over ? ad_pgn_result_of(r->points[0], r->points[1]) : AD_PGN_UNKNOWN;
}

struct pgn {
    struct ad_pgn_writer w;
    struct text *out;
    char buffer[2 * AD_PGN_WINDOW_MIN];
    bool failed;
};

/* What the writer holds goes to the text. */
static void flush(struct pgn *p)
{
    text_add(p->out, p->buffer, p->w.len);
    p->w.len = 0;
}

static void note(struct pgn *p, int status)
{
    p->failed = p->failed || status < 0;
    flush(p);
}

static void write_tags(struct pgn *p, const struct game_file *f)
{
    const struct ad_script *s = &f->script;
    const struct ad_table *t = &s->game.table;
    static const char *const variants[] = {"Chess", "Chess960"};
    char name[2][256], fen[AD_FEN_MAX], rules[64];
    struct ad_position standard;
    struct ad_pgn_tag tags[8];
    size_t n = 0;

    for (int side = AD_WHITE; side <= AD_BLACK; side++) {
        snprintf(name[side], sizeof name[side], "%.*s", (int)s->name_len[side],
                 s->name[side] ? s->name[side] : "");
        tags[n++] = (struct ad_pgn_tag){side == AD_WHITE ? "White" : "Black",
                                        *name[side] ? name[side] : "?"};
    }
    tags[n++] = (struct ad_pgn_tag){"Result", ad_pgn_result_text(pgn_result(&s->game.result))};
    snprintf(rules, sizeof rules, "%s", ad_edition_name((enum ad_edition)t->edition));
    tags[n++] = (struct ad_pgn_tag){"Rules", rules};
    ad_position_start(&standard);
    if (memcmp(&standard, &t->start, sizeof standard) != 0) {
        ad_fen_write(fen, sizeof fen, &t->start, t->chess960 ? AD_FEN_SHREDDER : AD_FEN_X);
        tags[n++] = (struct ad_pgn_tag){"SetUp", "1"};
        tags[n++] = (struct ad_pgn_tag){"FEN", fen};
    }
    if (t->chess960)
        tags[n++] = (struct ad_pgn_tag){"Variant", variants[1]};
    note(p, ad_pgn_write_tags(&p->w, tags, n));
}

/* A comment must not hold a brace. */
static void write_comment(struct pgn *p, struct text *comment)
{
    for (size_t i = 0; i < comment->len; i++)
        if (comment->at[i] == '{' || comment->at[i] == '}')
            comment->at[i] = '|';
    for (size_t at = 0; at < comment->len;) {
        size_t piece = comment->len - at, limit = AD_PGN_TOKEN_MAX / 2;
        if (piece > limit)
            for (piece = limit; piece > 1 && comment->at[at + piece - 1] != ' '; piece--)
                ;
        note(p, ad_pgn_write_comment(&p->w, comment->at + at, piece, at + piece < comment->len));
        at += piece;
    }
}

/* From an illegal move on the rest of the game is a comment: no reader could follow it. */
static void write_rest(struct pgn *p, const struct game_file *f, uint32_t from)
{
    const struct ad_game *g = &f->script.game;
    struct text comment = {0};
    char move[AD_MOVE_TEXT_MAX], fen[AD_FEN_MAX];
    struct ad_position at;

    for (uint32_t n = from; n <= g->count; n++) {
        const struct ad_ply *ply = ad_game_ply(g, n);
        ad_act_text(move, sizeof move, ply->act);
        text_addf(&comment, "%s%s", n > from ? " " : "", move);
        if (ply->flags & (AD_FLAG_ILLEGAL | AD_FLAG_PASS | AD_FLAG_UNPROMOTED)) {
            ad_game_position(&at, g, n);
            ad_fen_write(fen, sizeof fen, &at, AD_FEN_X);
            text_addf(&comment, " (%s; FEN %s)", cli_text(f->c, W_GAME_STANDS), fen);
        }
    }
    if (comment.failed)
        p->failed = true;
    else
        write_comment(p, &comment);
    text_release(&comment);
}

/* What the clock of the player showed after the move; nothing where nobody knows. */
static void write_clock(struct pgn *p, const struct ad_ply *ply)
{
    int32_t ms = ply->after[ply->side] >= 0 ? ply->after[ply->side] : ply->left[ply->side];
    int seconds = ms / 1000, len;
    char text[40];

    if (ms < 0)
        return;
    len = snprintf(text, sizeof text, "[%%clk %d:%02d:%02d", seconds / 3600, seconds / 60 % 60,
                   seconds % 60);
    if (ms % 1000)
        len += snprintf(text + len, sizeof text - (size_t)len, ".%03d", (int)(ms % 1000));
    text[len++] = ']';
    note(p, ad_pgn_write_comment(&p->w, text, (size_t)len, false));
}

/* A script may tell the moves alone: all in one moment. */
static bool has_times(const struct ad_game *g)
{
    return g->count > 0 && ad_game_ply(g, 1)->at != ad_game_ply(g, g->count)->at;
}

static void write_moves(struct pgn *p, const struct game_file *f)
{
    const struct ad_game *g = &f->script.game;
    bool timed = has_times(g);
    struct ad_position at;

    for (uint32_t n = 1; n <= g->count; n++) {
        const struct ad_ply *ply = ad_game_ply(g, n);
        if (ply->move == AD_NO_MOVE || !ad_game_position(&at, g, n - 1)) {
            write_rest(p, f, n);
            return;
        }
        note(p, ad_pgn_write_move(&p->w, &at, ply->move));
        if (timed)
            write_clock(p, ply);
    }
}

enum cli_exit game_pgn(struct game_file *f, struct text *out)
{
    struct pgn *p = calloc(1, sizeof *p);
    struct text ending = {0};

    if (!p)
        return cli_no_memory(f->c);
    p->out = out;
    ad_pgn_writer_start(&p->w, p->buffer, sizeof p->buffer);
    write_tags(p, f);
    write_moves(p, f);
    if (f->ending.len > 1) {
        text_add(&ending, f->ending.at, f->ending.len - 1);
        write_comment(p, &ending);
    }
    note(p, ad_pgn_write_end(&p->w, pgn_result(&f->script.game.result)));
    if (p->failed)
        cli_say(f->c, &(struct cli_place){f->name, 0, 0}, W_NOT_WRITTEN);
    text_release(&ending);
    bool failed = p->failed;
    free(p);
    return failed || f->failed ? CLI_NO : CLI_OK;
}
