/*
 * server/page_table.c -- the table of who plays: board, hand, clock, sheet, and what a player may say.
 *
 * It shows what a wooden board and a clock would, and nothing else: no legal moves, no last move, no
 * check, no count, not whose turn it is but by the clock. What the hand has touched is a fact. Every
 * button says what it does in the form of the wire (data-say); a man that is picked up and put down is
 * told square by square (web/table.js). Whether any of it was right the desk finds out.
 */
#include "server/page.h"

#include <inttypes.h>

#include "adoube/laws.h"
#include "text/names.h"
#include "game/case.h"
#include "text/names.h"

static int own(const struct page_game *g)
{
    return g->view->face == DESK_BLACK ? AD_BLACK : AD_WHITE;
}

/* ---- men in words ---- */

static void put_man(struct page *p, int man)
{
    static const enum page_word kinds[] = {PAGE_TABLE_EMPTY,  PAGE_TABLE_PAWN, PAGE_TABLE_KNIGHT,
                                           PAGE_TABLE_BISHOP, PAGE_TABLE_ROOK, PAGE_TABLE_QUEEN,
                                           PAGE_TABLE_KING};
    static const enum page_word colours[2][2] = {{PAGE_TABLE_WHITE_HE, PAGE_TABLE_WHITE_SHE},
                                                 {PAGE_TABLE_BLACK_HE, PAGE_TABLE_BLACK_SHE}};

    if (man == AD_EMPTY) {
        page_word(p, PAGE_TABLE_EMPTY);
        return;
    }
    page_word(p, colours[ad_man_colour(man)][ad_man_kind(man) == AD_QUEEN]);
    page_put(p, " ");
    page_word(p, kinds[ad_man_kind(man)]);
}

static void put_square(struct page *p, int square)
{
    fprintf(p->out, "%c%c", 'a' + ad_file_of(square), '1' + ad_rank_of(square));
}

static void put_man_code(struct page *p, int man)
{
    static const char letters[] = "?PNBRQK";

    if (man != AD_EMPTY)
        fprintf(p->out, "%c%c", ad_man_colour(man) == AD_WHITE ? 'w' : 'b',
                letters[ad_man_kind(man)]);
}

/* ---- the board ---- */

static bool is_touched(const struct wire_shown_hand *h, int square)
{
    for (unsigned i = 0; i < h->count; i++)
        if (h->touched[i] == square)
            return true;
    return false;
}

static void put_button(struct page *p, const struct wire_shown_hand *h, int square)
{
    page_put(p, "<button type=\"button\" tabindex=\"-1\" id=\"sq-");
    put_square(p, square);
    page_put(p, "\" data-man=\"");
    put_man_code(p, h->on[square]);
    page_put(p, is_touched(h, square) ? "\" class=\"is-touched\">" : "\">");
    put_square(p, square);
    page_put(p, ", ");
    put_man(p, h->on[square]);
    page_put(p, "</button>");
}

static void put_board(struct page *p, const struct page_game *g, const struct wire_shown_hand *h)
{
    struct page_game as_left = *g;

    memcpy(as_left.shown.on, h->on, sizeof h->on);
    page_put(p, "<div class=\"boardbox\" data-part=\"board\">");
    page_board(p, &as_left, false);
    page_put(p, "<div class=\"squares\" role=\"group\" aria-label=\"");
    page_word(p, PAGE_TABLE_BOARD);
    fprintf(p->out, "\" data-own=\"%c\" data-held=\"", own(g) == AD_WHITE ? 'w' : 'b');
    if (h->held[0] < AD_SQUARES) {
        put_square(p, h->held[0]);
        page_put(p, "\" data-holds=\"");
        put_man_code(p, ad_position_man(&g->view->game->now, h->held[0]));
    }
    page_put(p, g->shown.table.chess960 ? "\" data-chess960>\n" : "\">\n");
    for (int i = 0; i < AD_SQUARES; i++)
        put_button(p, h, g->black_below ? i ^ 7 : i ^ 56);
    page_put(p, "</div></div>\n");
}

/* ---- the hand ---- */

static void put_hand(struct page *p, const struct page_game *g, const struct wire_shown_hand *h)
{
    const struct ad_position *now = &g->view->game->now;

    page_put(p, "<p class=\"touched\" data-part=\"hand\" role=\"status\">");
    for (unsigned i = 0; i < h->count; i++) {
        if (i == 0)
            page_word(p, PAGE_TABLE_TOUCHED);
        page_put(p, i == 0 ? ": " : ", ");
        put_man(p, ad_position_man(now, h->touched[i]));
        page_put(p, " ");
        put_square(p, h->touched[i]);
    }
    for (unsigned i = 0; i < 2 && h->held[i] < AD_SQUARES; i++) {
        page_put(p, i == 0 && h->count ? ". " : i ? ", " : "");
        if (i == 0) {
            page_word(p, PAGE_TABLE_HELD);
            page_put(p, ": ");
        }
        put_man(p, ad_position_man(now, h->held[i]));
    }
    page_put(p, "</p>\n");
}

/* ---- clocks and sheet ---- */

static void put_press(struct page *p, const struct page_game *g)
{
    int side = own(g);
    bool runs = g->shown.clock.running == side, fallen = g->shown.clock.flag[side] == 1;

    fprintf(p->out,
            "<div data-part=\"press\"><button type=\"button\" id=\"press\" class=\"press%s%s\" "
            "data-say='{\"kind\":\"presses\"}'><span class=\"w\"><span class=\"disc%s\" "
            "aria-hidden=\"true\"></span> ",
            runs ? "" : " is-off", fallen ? " is-flag" : "", side == AD_BLACK ? " k" : "");
    page_name(p, g->view->side, side);
    if (*g->view->side[side].name) {
        page_put(p, " <small>· ");
        page_word(p, side == AD_WHITE ? PAGE_WHITE : PAGE_BLACK);
        page_put(p, "</small>");
    }
    page_put(p, "</span>");
    page_clock_time(p, g, side);
    page_put(p, "<span class=\"lab\">");
    if (fallen)
        page_word(p, PAGE_FLAG);
    else if (runs)
        page_word(p, PAGE_TABLE_PRESS);
    page_put(p, "</span></button></div>\n");
}

static void put_sheet(struct page *p, const struct page_game *g)
{
    page_put(p, "<div data-part=\"sheet\"><div class=\"sheet\" role=\"group\" aria-label=\"");
    page_word(p, PAGE_TABLE_SHEET);
    page_put(p, "\">");
    page_sheet_line(p, g, 6);
    page_put(p, "<span class=\"pen\"></span></div></div>\n");
}

/* ---- what is said ---- */

static void put_say(struct page *p, const char *class_name, const char *key, const char *say,
                    enum page_word word)
{
    fprintf(p->out, "<button type=\"button\" class=\"btn big%s\"", class_name);
    if (*key)
        fprintf(p->out, " data-key=\"%s\"", key);
    fprintf(p->out, " data-say='%s'>", say);
    page_word(p, word);
    page_put(p, "</button>");
}

static void put_note(struct page *p, enum page_word word)
{
    page_put(p, "<p class=\"note\"><span>");
    page_word(p, word);
    page_put(p, "</span></p>");
}

/* No arbiter is here: who has to say whether it is so? */
static void put_question(struct page *p, const struct page_game *g)
{
    struct ad_command yes;

    ad_command_init(&yes, AD_DOES_RULE, AD_WHO_ARBITER, 0);
    yes.answer = AD_ANSWER_ACCEPT;
    if (!desk_may_alone(g->view->game, own(g), &yes)) {
        put_note(p, PAGE_TABLE_ALONE_WAIT);
        return;
    }
    put_note(p, PAGE_TABLE_ALONE);
    put_say(p, "", "", "{\"kind\":\"rules\",\"by\":\"arbiter\",\"answer\":\"accept\"}",
            PAGE_TABLE_YES);
    put_say(p, "", "", "{\"kind\":\"rules\",\"by\":\"arbiter\",\"answer\":\"reject\"}",
            PAGE_TABLE_NO);
}

/* What has to be done before the game goes on. */
static void put_now(struct page *p, const struct page_game *g)
{
    bool alone = g->shown.table.arbiter_absent, over = g->shown.result.kind != AD_RESULT_NONE;

    page_put(p, "<div class=\"acts\" data-part=\"now\">");
    if (over) {
        page_put(p, "<a class=\"btn big main\" href=\"/games/");
        fprintf(p->out, "%s/explain?lang=%s\">", g->view->id, p->lang == AD_DE ? "de" : "en");
        page_word(p, PAGE_EXPLAIN_LINK);
        page_put(p, "</a>");
    } else if (!g->shown.started) {
        if (alone)
            put_say(p, " main", "", "{\"kind\":\"starts\",\"by\":\"arbiter\"}", PAGE_TABLE_START);
        else
            put_note(p, PAGE_TABLE_WAITS);
    } else if (g->shown.asked) {
        if (alone)
            put_question(p, g);
        else
            put_note(p, PAGE_TABLE_ASKED);
    } else if (g->shown.clock.running == AD_WHO_NOBODY) {
        if (alone)
            put_say(p, " main", "", "{\"kind\":\"restarts\",\"by\":\"arbiter\"}", PAGE_TABLE_GO_ON);
        else
            put_note(p, PAGE_TABLE_STANDS);
    }
    if (!over && g->shown.offer == !own(g)) {
        put_note(p, PAGE_TABLE_OFFERED);
        put_say(p, " main", "", "{\"kind\":\"accepts\"}", PAGE_TABLE_ACCEPT);
        put_say(p, "", "", "{\"kind\":\"declines\"}", PAGE_TABLE_DECLINE);
    } else if (!over && g->shown.offer == own(g)) {
        put_note(p, PAGE_TABLE_YOUR_OFFER);
    }
    page_put(p, "</div>\n");
}

/* ---- claims ---- */

/* A claim, where the edition has it, with the article that it is made by. */
static void put_claim(struct page *p, const struct page_game *g, enum page_word word,
                      enum ad_what what, const uint16_t *provisions)
{
    struct ad_cites cites = {0};

    ad__cites(&cites, g->view->game, provisions);
    if (cites.count == 0)
        return;
    fprintf(p->out, "<label class=\"pick\"><input type=\"radio\" name=\"what\" value=\"%s\"> <b>",
            ad_what_word(what));
    page_word(p, word);
    page_put(p, "</b> <span class=\"small muted\">");
    page_text(p, ad_article_label(cites.article[0], p->lang));
    page_put(p, ": ");
    page_text(p, ad_article_summary(cites.article[0], p->lang));
    page_put(p, "</span></label>\n");
}

static void put_claims(struct page *p, const struct page_game *g)
{
    const struct ad_table *t = &g->shown.table;
    bool quick = t->quickplay || t->edition == AD_FIDE_1997;

    put_claim(p, g, PAGE_TABLE_REPETITION, AD_WHAT_REPETITION, CITE(P(THREE_OCCURRED)));
    put_claim(p, g, PAGE_TABLE_FIFTY, AD_WHAT_FIFTY, CITE(P(FIFTY_PLAYED)));
    put_claim(p, g, PAGE_TABLE_ILLEGAL, AD_WHAT_ILLEGAL_MOVE, CITE(P(ILLEGAL_RESTORED)));
    put_claim(p, g, PAGE_TABLE_FLAG, AD_WHAT_FLAG, CITE(P(FLAG_LOSES)));
    put_claim(p, g, PAGE_TABLE_TOUCH, AD_WHAT_TOUCH_MOVE, CITE(P(TOUCH_OBJECTION)));
    if (!quick)
        return;
    put_claim(p, g, PAGE_TABLE_MEANS, AD_WHAT_NORMAL_MEANS,
              t->arbiter_absent ? CITE(P(QUICKPLAY_ALONE_MEANS)) : CITE(P(QUICKPLAY_CLAIM)));
    put_claim(p, g, PAGE_TABLE_EFFORT, AD_WHAT_NO_EFFORT,
              t->arbiter_absent ? CITE(P(QUICKPLAY_ALONE_EFFORT)) : CITE(P(QUICKPLAY_CLAIM)));
}

static void put_input(struct page *p, const char *id, enum page_word label, const char *more)
{
    fprintf(p->out, "<p class=\"field\"><label for=\"%s\">", id);
    page_word(p, label);
    fprintf(p->out,
            "</label><input id=\"%s\" name=\"%s\" autocomplete=\"off\" autocapitalize=\"none\" "
            "spellcheck=\"false\" maxlength=\"60\"%s></p>\n",
            id, id, more);
}

static void put_claim_form(struct page *p, const struct page_game *g)
{
    page_put(p, "<details class=\"one\" id=\"claim\"><summary data-key=\"c\">");
    page_word(p, PAGE_TABLE_CLAIM);
    page_put(p, "</summary><form id=\"claim-form\" class=\"card stack tight\"><fieldset><legend>");
    page_word(p, PAGE_TABLE_CLAIM_WHAT);
    page_put(p, "</legend>\n");
    put_claims(p, g);
    page_put(p, "</fieldset>\n");
    put_input(p, "intended", PAGE_TABLE_CLAIM_MOVE, "");
    page_put(p, "<p class=\"small muted\">");
    page_word(p, PAGE_TABLE_CLAIM_HOW);
    page_put(p, "</p>");
    put_input(p, "man", PAGE_TABLE_CLAIM_MAN, " pattern=\"[a-hA-H][1-8]\"");
    page_put(p, "<p><button class=\"btn claim\">");
    page_word(p, PAGE_TABLE_CLAIM_NOW);
    page_put(p, "</button></p></form></details>\n");
}

static void put_words(struct page *p)
{
    page_put(p, "<form id=\"words\" class=\"stack tight\">");
    put_input(p, "move", PAGE_TABLE_TYPE, " aria-describedby=\"move-how\"");
    page_put(p, "<p class=\"small muted\" id=\"move-how\">");
    page_word(p, PAGE_TABLE_TYPE_HOW);
    page_put(p, "</p><p class=\"line\"><button class=\"btn\" name=\"does\" value=\"moves\">");
    page_word(p, PAGE_TABLE_PLAY);
    page_put(p, "</button><button class=\"btn quiet\" name=\"does\" value=\"writes\">");
    page_word(p, PAGE_TABLE_WRITE);
    page_put(p, "</button></p></form>\n");
}

static void put_acts(struct page *p, const struct page_game *g)
{
    page_put(p, "<div class=\"stack tight\" data-part=\"acts\">");
    if (g->shown.result.kind == AD_RESULT_NONE && g->shown.started) {
        page_put(p, "<div class=\"acts\">");
        put_say(p, "", "o", "{\"kind\":\"offers\"}", PAGE_TABLE_OFFER);
        page_put(p, "<button type=\"button\" class=\"btn big\" id=\"adjust\" data-key=\"j\" "
                    "aria-pressed=\"false\" title=\"");
        page_word(p, PAGE_TABLE_ADJUST_HOW);
        page_put(p, "\">");
        page_word(p, PAGE_TABLE_ADJUST);
        page_put(p, "</button>");
        if (!g->shown.table.arbiter_absent)
            put_say(p, " ask", "a", "{\"kind\":\"stops\",\"what\":\"arbiter\"}",
                    PAGE_TABLE_ARBITER);
        page_put(p, "</div>");
        put_claim_form(p, g);
        page_put(p, "<details class=\"one\" id=\"resign\"><summary>");
        page_word(p, PAGE_TABLE_RESIGN);
        page_put(p, "</summary>");
        put_say(p, " stop", "", "{\"kind\":\"resigns\"}", PAGE_TABLE_RESIGN_NOW);
        page_put(p, "</details>\n");
        put_words(p);
    }
    page_put(p, "</div>\n");
}

/* ---- all of it ---- */

static void put_head(struct page *p, const struct page_game *g)
{
    page_put(p, "<header class=\"line spread\"><h1 data-part=\"title\">");
    page_players(p, g->view->side);
    if (g->shown.result.kind != AD_RESULT_NONE) {
        page_put(p, " <span class=\"nowrap\">");
        page_result(p, &g->shown.result);
        page_put(p, "</span>");
    }
    page_put(p, "</h1><label class=\"small\"><input type=\"checkbox\" id=\"clock-only\"> ");
    page_word(p, PAGE_TABLE_CLOCK_ONLY);
    page_put(p, "</label></header>\n");
}

void page_table(struct page *p, const struct page_game *g)
{
    struct wire_shown_hand hand;

    wire_show_hand(&hand, g->view->game);
    put_head(p, g);
    page_put(p, "<div class=\"tcols\"><div class=\"tbl\">\n<div class=\"opp\" data-part=\"opp\">");
    page_clock(p, g, !own(g));
    page_put(p, "</div>\n");
    put_board(p, g, &hand);
    put_hand(p, g, &hand);
    put_sheet(p, g);
    put_press(p, g);
    put_now(p, g);
    page_put(p, "</div>\n<div class=\"stack tight aside\">\n");
    put_acts(p, g);
    page_put(p, "<details class=\"one\" id=\"score-all\"><summary>");
    page_word(p, PAGE_TABLE_SHEET);
    page_put(p, "</summary><div data-part=\"moves\">");
    page_moves(p, g);
    page_put(p, "</div></details>\n<div class=\"stack tight\" data-part=\"rulings\">");
    page_rulings(p, g->view);
    page_put(p, "</div>\n<p class=\"small muted keyhelp\">");
    page_word(p, PAGE_TABLE_KEYS);
    page_put(p, "</p></div></div>\n");
}

static void put_piece(struct page *p, char letter, enum page_word word)
{
    fprintf(p->out, "<button class=\"btn big\" value=\"%c\">", letter);
    page_word(p, word);
    page_put(p, "</button>");
}

void page_table_script(struct page *p, const struct desk_view *v)
{
    fprintf(p->out,
            "<script type=\"module\" src=\"/web/table.js\" data-side=\"%s\"></script>\n"
            "<p class=\"note\" id=\"seat-link\" hidden><span>",
            v->face == DESK_WHITE ? "white" : "black");
    page_word(p, PAGE_TABLE_LINK);
    page_put(p, " <input id=\"seat-address\" readonly aria-label=\"Link\"> <button type=\"button\" "
                "class=\"btn\" id=\"seat-copy\">");
    page_word(p, PAGE_TABLE_COPY);
    page_put(p, "</button></span></p>\n");
    page_refused(p);
    page_put(p,
             "<dialog id=\"promote\" aria-labelledby=\"promote-what\"><form method=\"dialog\"><b "
             "id=\"promote-what\">");
    page_word(p, PAGE_TABLE_PROMOTE);
    page_put(p, "</b><div class=\"acts\">");
    put_piece(p, 'q', PAGE_TABLE_QUEEN);
    put_piece(p, 'r', PAGE_TABLE_ROOK);
    put_piece(p, 'b', PAGE_TABLE_BISHOP);
    put_piece(p, 'n', PAGE_TABLE_KNIGHT);
    put_piece(p, '-', PAGE_TABLE_LEAVE);
    page_put(p, "</div></form></dialog>\n");
}
