/*
 * server/page_moves.c -- the moves of a game in the notation of the reader's language.
 *
 * A face tells acts of hands, legal or not, and must not tell which (2023 7.5: an illegal move counts
 * when it is noticed, 11.3.1: no advice). So an illegal act is written as a legal one would be.
 */
#include "server/page.h"

#include <inttypes.h>

#include "adoube/fen.h"
#include "adoube/game.h"
#include "adoube/laws.h"
#include "adoube/notation.h"

/* The game as far as it has been written. */
struct score {
    struct ad_position now;
    bool known; /* is `now` true? */
    unsigned number;
    enum ad_language lang;
    unsigned form;
};

static bool begin(struct score *s, const struct page *p, const struct page_game *g)
{
    const json_t *table = json_object_get(g->game, "table");
    const char *fen = page_field(table, "start"), *edition = page_field(table, "edition");
    bool is_player = g->face == DESK_WHITE || g->face == DESK_BLACK;
    struct ad_setup setup;

    *s = (struct score){.lang = p->call->lang, .number = 1};
    s->form =
        ad_edition_find(edition, strlen(edition)) == AD_FIDE_1997 ? AD_FORM_1997 : AD_FORM_2017;
    if (is_player) /* whether it is check he sees on the board */
        s->form = AD_FORM_CAPTURE;
    if (s->lang != AD_DE)
        s->form |= AD_FORM_LETTER_O;
    s->known =
        ad_fen_read(&setup, fen, strlen(fen), NULL) >= 0 && !ad_position_from(&s->now, &setup);
    if (s->known)
        s->number = setup.fullmoves;
    return s->known;
}

/* ---- one act ---- */

static struct ad_act read_act(const char *text)
{
    static const char kinds[] = "pnbrqk";
    struct ad_act act = {AD_NO_SQUARE, AD_NO_SQUARE, AD_EMPTY, AD_CASTLING_NONE};
    size_t len = strlen(text);
    const char *kind = len == 5 ? strchr(kinds, text[4]) : NULL;

    if (*text == 'O' || *text == '0') {
        act.castling = len > 3 ? AD_CASTLING_LONG : AD_CASTLING_SHORT;
    } else if (len >= 4) {
        act.from = (uint8_t)ad_square(text[0] - 'a', text[1] - '1');
        act.to = (uint8_t)ad_square(text[2] - 'a', text[3] - '1');
        act.promotion = kind && *kind ? (uint8_t)(AD_PAWN + (kind - kinds)) : AD_EMPTY;
    }
    return act;
}

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
    int man = s->known ? ad_position_man(&s->now, act.from) : AD_EMPTY;
    int kind = ad_man_kind(man), turn = s->now.turn;
    bool takes = s->known && ad_position_man(&s->now, act.to) != AD_EMPTY;
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

/* King and rook as hands that castle put them. */
static void castle(struct ad_setup *s, bool is_short)
{
    int rank = s->turn == AD_WHITE ? 0 : 7, king = -1, rook = -1;

    for (int file = 0; file < 8; file++)
        if (s->on[ad_square(file, rank)] == ad_man(s->turn, AD_KING))
            king = file;
    for (int file = king; file >= 0 && file < 8; file += is_short ? 1 : -1)
        if (s->on[ad_square(file, rank)] == ad_man(s->turn, AD_ROOK))
            rook = file;
    if (king < 0 || rook < 0)
        return;
    s->on[ad_square(king, rank)] = s->on[ad_square(rook, rank)] = AD_EMPTY;
    s->on[ad_square(is_short ? 6 : 2, rank)] = ad_man(s->turn, AD_KING);
    s->on[ad_square(is_short ? 5 : 3, rank)] = ad_man(s->turn, AD_ROOK);
}

/* Hands put the men there, whatever the Laws say. Who may still castle may do so later. */
static void force(struct score *s, struct ad_act act)
{
    struct ad_setup setup;
    unsigned bad;

    if (!s->known)
        return;
    ad_position_setup(&setup, &s->now);
    if (act.castling) {
        castle(&setup, act.castling == AD_CASTLING_SHORT);
        setup.castling[setup.turn] = 0;
    } else if (act.from < AD_SQUARES && act.to < AD_SQUARES) {
        setup.on[act.to] = act.promotion ? ad_man(setup.turn, act.promotion) : setup.on[act.from];
        setup.on[act.from] = AD_EMPTY;
    }
    setup.turn = !setup.turn;
    setup.ep = AD_NO_SQUARE;
    bad = ad_position_irregular(&s->now, &setup);
    if (bad & (AD_BAD_CASTLING_KING | AD_BAD_CASTLING_ROOK | AD_BAD_CASTLING_SIDE)) {
        setup.castling[0] = setup.castling[1] = 0;
        bad = ad_position_irregular(&s->now, &setup);
    }
    s->known = !bad;
}

/* An act that is no legal move: written as if it were one, and done. */
static void take_other(struct score *s, char *out, size_t cap, struct ad_act act)
{
    const char *castling = s->form & AD_FORM_LETTER_O ? "O-O-O" : "0-0-0";
    size_t len;

    if (act.castling)
        snprintf(out, cap, "%s", castling + (act.castling == AD_CASTLING_SHORT ? 2 : 0));
    else if (act.from < AD_SQUARES && act.to < AD_SQUARES)
        write_other(out, cap, s, act);
    else
        snprintf(out, cap, "–");
    force(s, act);
    len = strlen(out);
    if (s->form & AD_FORM_CHECK && s->known && ad_position_checkers(&s->now))
        snprintf(out + len, cap - len, "+");
}

/* Write the act of a ply and play it. Tells the square where it ends, or 64. */
static int take(struct score *s, char *out, size_t cap, const json_t *ply)
{
    const char *text = page_field(ply, "act");
    struct ad_act act = read_act(text);
    ad_move move = s->known ? ad_act_move(&s->now, act) : AD_NO_MOVE;

    if (strcmp(page_field(ply, "side"), "black") == 0)
        s->number++;
    *out = '\0';
    if (move != AD_NO_MOVE) {
        ad_san_write(out, cap, &s->now, move, s->lang, s->form);
        ad_position_play(&s->now, &s->now, move);
        return act.to;
    }
    take_other(s, out, cap, act);
    return act.to;
}

/* ---- all of them ---- */

static bool is_black(const json_t *ply)
{
    return strcmp(page_field(ply, "side"), "black") == 0;
}

static void put_time(struct page *p, const json_t *ply)
{
    const json_t *after = json_array_get(json_object_get(ply, "after"), is_black(ply));
    int64_t s = (json_integer_value(after) + 999) / 1000;

    if (!json_is_integer(after) || s < 0)
        return;
    page_put(p, "<small>");
    if (s >= 3600)
        fprintf(p->out, "%" PRId64 ":%02d:%02d", s / 3600, (int)(s / 60 % 60), (int)(s % 60));
    else
        fprintf(p->out, "%d:%02d", (int)(s / 60), (int)(s % 60));
    page_put(p, "</small>");
}

static void put_ply(struct page *p, struct score *s, const json_t *ply, bool opens, bool last)
{
    char text[PAGE_MOVE_MAX];
    unsigned number = s->number;

    take(s, text, sizeof text, ply);
    if (!is_black(ply) || opens)
        fprintf(p->out, "%s<tr><th scope=\"row\">%u</th>", opens ? "" : "</tr>\n", number);
    if (is_black(ply) && opens)
        page_put(p, "<td>…</td>");
    fprintf(p->out, "<td%s><span class=\"m\"><span>", last ? " class=\"is-now\"" : "");
    page_text(p, text);
    page_put(p, json_is_true(json_object_get(ply, "offer")) ? " (=)</span>" : "</span>");
    put_time(p, ply);
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

void page_moves(struct page *p, const struct page_game *g)
{
    const json_t *plies = json_object_get(g->game, "plies"), *ply;
    struct score s;
    size_t i;

    if (json_array_size(plies) == 0) {
        page_put(p, "<p class=\"muted\">");
        page_word(p, PAGE_NO_MOVES);
        page_put(p, "</p>\n");
        return;
    }
    begin(&s, p, g);
    page_put(
        p, "<div class=\"moves score\" id=\"score\" tabindex=\"0\" role=\"region\" aria-label=\"");
    page_word(p, PAGE_MOVES);
    page_put(p, "\">");
    put_head(p);
    json_array_foreach (plies, i, ply)
        put_ply(p, &s, ply, i == 0, i + 1 == json_array_size(plies));
    page_put(p, "</tr>\n</tbody></table></div>\n");
}

int page_last_move(char out[PAGE_MOVE_MAX], const struct page *p, const struct page_game *g)
{
    const json_t *plies = json_object_get(g->game, "plies"), *ply;
    char text[PAGE_MOVE_MAX / 2];
    int to = AD_SQUARES;
    struct score s;
    size_t i;

    *out = '\0';
    begin(&s, p, g);
    json_array_foreach (plies, i, ply) {
        unsigned number = s.number;
        to = take(&s, text, sizeof text, ply);
        snprintf(out, PAGE_MOVE_MAX, "%u. %s%s", number, is_black(ply) ? "… " : "", text);
    }
    return to;
}
