/*
 * server/page_board.c -- a board as a picture that is also told in words, and the clocks beside it.
 */
#include "server/page.h"

#include <inttypes.h>

#include "adoube/notation.h"

/* ---- the men ---- */

/* "Kg1, Dd1, Bauern a2 b2": the king first, as one names a position. */
static void tell_side(struct page *p, const uint8_t on[64], int side)
{
    bool first = true, pawns = false;

    for (int kind = AD_KING; kind >= AD_PAWN; kind--)
        for (int square = 0; square < 64; square++) {
            if (on[square] != ad_man(side, kind))
                continue;
            page_put(p, first ? " " : kind == AD_PAWN && pawns ? " " : ", ");
            if (kind == AD_PAWN && !pawns) {
                page_word(p, PAGE_PAWNS);
                page_put(p, " ");
                pawns = true;
            }
            page_put(p, ad_piece_letter(kind, side, p->lang));
            fprintf(p->out, "%c%c", 'a' + ad_file_of(square), '1' + ad_rank_of(square));
            first = false;
        }
}

static void tell(struct page *p, const uint8_t on[64], const char *last)
{
    page_word(p, *last ? PAGE_AFTER : PAGE_START_POSITION);
    page_put(p, *last ? " " : "");
    page_text(p, last);
    page_put(p, ". ");
    page_word(p, PAGE_WHITE);
    page_put(p, ":");
    tell_side(p, on, AD_WHITE);
    page_put(p, ". ");
    page_word(p, PAGE_BLACK);
    page_put(p, ":");
    tell_side(p, on, AD_BLACK);
}

/* ---- the picture ---- */

static void put_squares(struct page *p)
{
    page_put(p, "<path class=\"l\" d=\"M0 0H800V800H0Z\"/><path class=\"d\" d=\"");
    for (int row = 0; row < 8; row++)
        for (int column = !(row & 1); column < 8; column += 2)
            fprintf(p->out, "M%d %dh100v100h-100z", column * 100, row * 100);
    page_put(p, "\"/>");
}

static int x_of(const struct page_game *g, int square)
{
    return 100 * (g->black_below ? 7 - ad_file_of(square) : ad_file_of(square));
}

static int y_of(const struct page_game *g, int square)
{
    return 100 * (g->black_below ? ad_rank_of(square) : 7 - ad_rank_of(square));
}

static void put_men(struct page *p, const struct page_game *g)
{
    static const char letters[] = "?PNBRQK";

    for (int square = 0; square < 64; square++) {
        int man = g->shown.on[square];
        if (man != AD_EMPTY)
            fprintf(p->out,
                    "<use href=\"#%c%c\" x=\"%d\" y=\"%d\" width=\"100\" height=\"100\"/>\n",
                    ad_man_colour(man) == AD_WHITE ? 'w' : 'b', letters[ad_man_kind(man)],
                    x_of(g, square), y_of(g, square));
    }
}

static void put_coordinates(struct page *p, const struct page_game *g)
{
    for (int i = 0; i < 8; i++)
        fprintf(p->out,
                "<text class=\"xy\" x=\"%d\" y=\"830\">%c</text>"
                "<text class=\"xy\" x=\"-20\" y=\"%d\">%c</text>",
                50 + x_of(g, i), 'a' + i, 60 + y_of(g, i * 8), '1' + i);
}

void page_board(struct page *p, const struct page_game *g, bool large)
{
    page_put(p, large
                    ? "<svg class=\"board\" viewBox=\"-36 -2 838 840\" role=\"img\" aria-label=\""
                    : "<svg class=\"board\" viewBox=\"-2 -2 804 804\" role=\"img\" aria-label=\"");
    tell(p, g->shown.on, g->last);
    page_put(p, "\">\n");
    put_squares(p);
    if (large && g->mark < AD_SQUARES && g->face == WIRE_PUBLIC) /* a player's marks nothing */
        fprintf(p->out, "<rect class=\"mk\" x=\"%d\" y=\"%d\" width=\"92\" height=\"92\"/>\n",
                x_of(g, g->mark) + 4, y_of(g, g->mark) + 4);
    put_men(p, g);
    if (large)
        put_coordinates(p, g);
    page_put(p, "<path class=\"edge\" d=\"M0 0H800V800H0Z\"/></svg>\n");
}

/* ---- clocks ---- */

/* Kept here, and running: a script counts it on. */
static bool counts(const struct page_game *g, int side)
{
    return g->shown.clock.running == side && g->view->started_ms >= 0;
}

/* The game tells what a clock showed when something last happened. *wait: so much of a delay is left. */
static int64_t left_now(const struct page_game *g, int side, int64_t *wait)
{
    int64_t left = g->shown.clock.left[side], gone = 0;

    if (counts(g, side))
        gone = g->view->now_ms - g->view->started_ms - g->shown.at - g->shown.clock.delay[side];
    *wait = gone < 0 ? -gone : 0;
    left -= gone > 0 ? gone : 0;
    return left > 0 ? left : 0;
}

void page_clock_time(struct page *p, const struct page_game *g, int side)
{
    int64_t wait, ms = left_now(g, side, &wait);

    fprintf(p->out, "<time datetime=\"PT%" PRId64 "S\"", (ms + 999) / 1000);
    if (counts(g, side))
        fprintf(p->out, " data-left=\"%" PRId64 "\" data-wait=\"%" PRId64 "\"", ms, wait);
    page_put(p, ">");
    page_time(p, ms);
    page_put(p, "</time>");
}

static void put_name(struct page *p, const struct page_game *g, int side, bool runs, bool fallen)
{
    fprintf(p->out,
            "<div class=\"who\"><span class=\"disc%s\" aria-hidden=\"true\"></span> "
            "<span class=\"sr\">",
            side == AD_BLACK ? " k" : "");
    page_word(p, side == AD_WHITE ? PAGE_WHITE : PAGE_BLACK);
    page_put(p, ": </span><b>");
    page_name(p, g->view->side, side);
    page_put(p, "</b>");
    if (fallen || runs) {
        page_put(p, fallen ? " <small class=\"el\">" : " <span class=\"sr\">");
        page_word(p, fallen ? PAGE_FLAG : PAGE_RUNNING);
        page_put(p, fallen ? "</small>" : "</span>");
    }
    page_put(p, "</div>");
}

void page_clock(struct page *p, const struct page_game *g, int side)
{
    bool fallen = g->shown.clock.flag[side] == 1;
    bool runs = g->shown.clock.running == side;

    fprintf(p->out, "<div class=\"clock%s%s\">", fallen ? " is-flag" : "",
            runs && !fallen ? " is-running" : "");
    put_name(p, g, side, runs, fallen);
    page_clock_time(p, g, side);
    page_put(p, "</div>\n");
}
