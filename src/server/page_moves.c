/*
 * server/page_moves.c -- the moves of a game in the notation of the reader's language.
 *
 * A face tells acts of hands, legal or not, and must not tell which (2023 7.5: an illegal move counts
 * when it is noticed, 11.3.1: no advice). So an illegal act is written as a legal one would be.
 */
#include "server/page.h"

#include "adoube/laws.h"
#include "adoube/notation.h"
#include "game/case.h"

/* The game as far as it has been written. */
struct score {
    struct ad_position now;
    unsigned number;
    enum ad_language lang;
    unsigned form;
};

static void begin(struct score *s, const struct page_game *g, enum ad_language lang)
{
    const struct ad_table *table = &g->shown.table;
    struct ad_setup setup;

    ad_position_setup(&setup, &table->start);
    *s = (struct score){.now = table->start, .number = setup.fullmoves, .lang = lang};
    s->form = table->edition == AD_FIDE_1997 ? AD_FORM_1997 : AD_FORM_2017;
    if (g->face != WIRE_PUBLIC) /* whether it is check a player sees on the board */
        s->form = AD_FORM_CAPTURE;
    if (lang != AD_DE)
        s->form |= AD_FORM_LETTER_O;
}

/* ---- one act ---- */

/* What another man of the kind makes necessary: the file, or the rank, or both. */
static void write_origin(char out[3], const struct score *s, int kind, struct ad_act act)
{
    uint64_t others = ad_position_movers(&s->now, kind, act.to) & ~(UINT64_C(1) << act.from);
    bool same_file = false, same_rank = false;
    size_t n = 0;

    for (int square = 0; square < AD_SQUARES; square++)
        if (others >> square & 1) {
            same_file |= ad_file_of(square) == ad_file_of(act.from);
            same_rank |= ad_rank_of(square) == ad_rank_of(act.from);
        }
    if (others && (!same_file || same_rank))
        out[n++] = (char)('a' + ad_file_of(act.from));
    if (same_file)
        out[n++] = (char)('1' + ad_rank_of(act.from));
    out[n] = '\0';
}

/* As if it were legal. */
static void write_other(char *out, size_t cap, const struct score *s, struct ad_act act)
{
    int man = ad_position_man(&s->now, act.from), kind = ad_man_kind(man), turn = s->now.turn;
    bool takes = ad_position_man(&s->now, act.to) != AD_EMPTY;
    char origin[3] = "";

    if (man != AD_EMPTY && kind != AD_PAWN)
        write_origin(origin, s, kind, act);
    else if (kind == AD_PAWN && takes)
        snprintf(origin, sizeof origin, "%c", 'a' + ad_file_of(act.from));
    else if (man == AD_EMPTY) /* nobody knows what moved: then from where */
        snprintf(origin, sizeof origin, "%c%c", 'a' + ad_file_of(act.from),
                 '1' + ad_rank_of(act.from));
    snprintf(out, cap, "%s%s%s%c%c%s", man ? ad_piece_letter(kind, turn, s->lang) : "", origin,
             takes ? "x" : "", 'a' + ad_file_of(act.to), '1' + ad_rank_of(act.to),
             act.promotion ? ad_piece_letter(act.promotion, turn, s->lang) : "");
}

/* An act that is no legal move: written as if it were one. */
static void write_act(char *out, size_t cap, const struct score *s, struct ad_act act,
                      const struct ad_position *after)
{
    const char *castling = s->form & AD_FORM_LETTER_O ? "O-O-O" : "0-0-0";
    size_t len;

    if (act.castling)
        snprintf(out, cap, "%s", castling + (act.castling == AD_CASTLING_SHORT ? 2 : 0));
    else if (act.from < AD_SQUARES && act.to < AD_SQUARES)
        write_other(out, cap, s, act);
    else
        snprintf(out, cap, "–");
    len = strlen(out);
    if (s->form & AD_FORM_CHECK && ad_position_checkers(after))
        snprintf(out + len, cap - len, "+");
}

/* Write what a ply did, unless `out` is NULL, and do it. */
static void take(struct score *s, char *out, size_t cap, const struct wire_shown_ply *ply)
{
    ad_move move = ad_act_move(&s->now, ply->act);
    struct ad_position after;
    bool irregular;

    if (move != AD_NO_MOVE)
        ad_position_play(&after, &s->now, move);
    else
        ad__raw_play(&after, &s->now, ply->act, &irregular);
    if (out && move != AD_NO_MOVE)
        ad_san_write(out, cap, &s->now, move, s->lang, s->form);
    else if (out)
        write_act(out, cap, s, ply->act, &after);
    s->now = after;
    s->number += ply->side == AD_BLACK;
}

/* ---- all of them ---- */

static void put_ply(struct page *p, struct score *s, const struct wire_shown_ply *ply, bool opens,
                    bool last)
{
    char text[PAGE_MOVE_MAX];
    unsigned number = s->number;

    take(s, text, sizeof text, ply);
    if (ply->side == AD_WHITE || opens)
        fprintf(p->out, "%s<tr><th scope=\"row\">%u</th>", opens ? "" : "</tr>\n", number);
    if (ply->side == AD_BLACK && opens)
        page_put(p, "<td>…</td>");
    fprintf(p->out, "<td%s><span class=\"m\"><span>", last ? " class=\"is-now\"" : "");
    page_text(p, text);
    page_put(p, ply->offer ? " (=)</span>" : "</span>");
    if (ply->after[ply->side] >= 0) {
        page_put(p, "<small>");
        page_time(p, ply->after[ply->side]);
        page_put(p, "</small>");
    }
    page_put(p, "</span></td>");
}

static void put_head(struct page *p)
{
    static const enum page_word words[] = {PAGE_MOVE_NUMBER, PAGE_WHITE, PAGE_BLACK};

    page_put(p, "<table><caption class=\"sr\">");
    page_word(p, PAGE_MOVES);
    page_put(p, "</caption><thead><tr>");
    for (unsigned i = 0; i < 3; i++) {
        page_put(p, "<th scope=\"col\">");
        page_word(p, words[i]);
        page_put(p, "</th>");
    }
    page_put(p, "</tr></thead><tbody>\n");
}

/* A player writes a move when it is made and his clock pressed; what is on the board and not pressed
 * looks alike whether it is made or not. */
static uint32_t written(const struct page_game *g)
{
    struct wire_shown_ply last;
    uint32_t n = g->shown.plies;

    if (g->face == WIRE_PUBLIC || n == 0 || g->shown.result.kind != AD_RESULT_NONE)
        return n;
    wire_show_ply(&last, g->view->game, n - 1, g->face);
    return last.after[last.side] < 0 ? n - 1 : n;
}

void page_sheet_line(struct page *p, const struct page_game *g, unsigned most)
{
    uint32_t n = written(g), from = n > most ? (n - most) & ~UINT32_C(1) : 0;
    struct wire_shown_ply ply;
    char text[PAGE_MOVE_MAX];
    struct score s;

    begin(&s, g, p->lang);
    for (uint32_t i = 0; i < n; i++) {
        unsigned number = s.number;

        wire_show_ply(&ply, g->view->game, i, g->face);
        take(&s, i < from ? NULL : text, sizeof text, &ply);
        if (i < from)
            continue;
        if (ply.side == AD_WHITE || i == from)
            fprintf(p->out, "<span class=\"n\">%u%s</span>", number,
                    ply.side == AD_WHITE ? "" : "…");
        page_put(p, "<span>");
        page_text(p, text);
        page_put(p, ply.offer ? " (=)</span>" : "</span>");
    }
}

void page_moves(struct page *p, const struct page_game *g)
{
    uint32_t count = written(g);

    struct wire_shown_ply ply;
    struct score s;

    if (count == 0) {
        page_put(p, "<p class=\"muted\">");
        page_word(p, PAGE_NO_MOVES);
        page_put(p, "</p>\n");
        return;
    }
    begin(&s, g, p->lang);
    page_put(
        p, "<div class=\"moves score\" id=\"score\" tabindex=\"0\" role=\"region\" aria-label=\"");
    page_word(p, PAGE_MOVES);
    page_put(p, "\">");
    put_head(p);
    for (uint32_t i = 0; i < count; i++) {
        wire_show_ply(&ply, g->view->game, i, g->face);
        put_ply(p, &s, &ply, i == 0, i + 1 == count && g->face == WIRE_PUBLIC);
    }
    page_put(p, "</tr>\n</tbody></table></div>\n");
}

static void find_last(struct page_game *g, enum ad_language lang)
{
    struct wire_shown_ply ply;
    char text[PAGE_MOVE_MAX / 2];
    unsigned number = 1;
    struct score s;

    g->mark = AD_SQUARES;
    begin(&s, g, lang);
    for (uint32_t i = 0; i < g->shown.plies; i++) {
        number = s.number;
        wire_show_ply(&ply, g->view->game, i, g->face);
        take(&s, i + 1 == g->shown.plies ? text : NULL, sizeof text, &ply);
    }
    if (g->shown.plies > 0) {
        g->mark = ply.act.to;
        snprintf(g->last, sizeof g->last, "%u. %s%s", number, ply.side == AD_BLACK ? "… " : "",
                 text);
    }
}

void page_game_begin(struct page_game *g, const struct desk_view *v, enum ad_language lang)
{
    *g = (struct page_game){.view = v, .black_below = v->face == DESK_BLACK};
    g->face = v->face == DESK_ARBITERS ? WIRE_PUBLIC : (enum wire_face)v->face;
    wire_show(&g->shown, v->game, g->face);
    find_last(g, lang);
}
