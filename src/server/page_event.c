/*
 * server/page_event.c -- one event: what it is, and its boards, round by round.
 */
#include "server/page_tour.h"

#include <stdlib.h>

#include "adoube/laws.h"

enum { BOARDS = 200 };

/* The games of the event, as many as one page has. */
struct boards {
    struct desk_listed *game;
    size_t count;
    char next[DESK_ID];
};

static void take_board(void *payload, const struct desk_listed *g)
{
    struct boards *b = payload;

    b->game[b->count++] = *g;
}

/* The latest round first, its boards in order. */
static int compare(const void *left, const void *right)
{
    const struct desk_listed *a = left, *b = right;

    return a->round != b->round ? b->round - a->round : a->board - b->board;
}

/* ---- boards ---- */

static void put_state(struct page *p, const struct desk_listed *g)
{
    if (g->result.kind != AD_RESULT_NONE) {
        page_put(p, "<span class=\"res\">");
        page_result(p, &g->result);
        page_put(p, "</span>");
    } else if (desk_game_started(p->call->server->desk, g->game)) {
        page_put(p, "<span class=\"badge live\">");
        page_word(p, PAGE_RUNNING);
        page_put(p, "</span>");
    } else {
        page_put(p, "<span class=\"faint\">");
        page_word(p, PAGE_NOT_BEGUN);
        page_put(p, "</span>");
    }
}

static void put_board(struct page *p, const struct desk_listed *g)
{
    fprintf(p->out, "<tr><td class=\"num\">%u</td><th scope=\"row\">", g->board);
    page_text(p, g->side[AD_WHITE].name);
    page_put(p, "</th><td class=\"mid\">");
    put_state(p, g);
    page_put(p, "</td><td class=\"strong\">");
    page_text(p, g->side[AD_BLACK].name);
    page_put(p, "</td><td class=\"num\">");
    page_link(p, "", "/games/", g->game);
    page_word(p, PAGE_GAME);
    page_put(p, "<span class=\"sr\">: ");
    page_players(p, g->side);
    page_put(p, "</span></a></td></tr>\n");
}

static void begin_round(struct page *p, unsigned round)
{
    page_put(p, "<section class=\"sec\"><header><h2>");
    page_word(p, PAGE_ROUND);
    fprintf(
        p->out,
        " %u</h2></header>\n<div class=\"scroll\"><table class=\"boards\"><caption class=\"sr\">",
        round);
    page_word(p, PAGE_ROUND);
    fprintf(p->out, " %u</caption><thead><tr>", round);
    page_column(p, "num", PAGE_BOARD);
    page_column(p, "", PAGE_WHITE);
    page_column(p, "mid", PAGE_RESULT);
    page_column(p, "", PAGE_BLACK);
    page_column(p, "num", PAGE_GAME);
    page_put(p, "</tr></thead><tbody>\n");
}

static void end_round(struct page *p)
{
    page_put(p, "</tbody></table></div></section>\n");
}

static void put_boards(struct page *p, const struct boards *b)
{
    qsort(b->game, b->count, sizeof *b->game, compare);
    for (size_t i = 0; i < b->count; i++) {
        if (i == 0 || b->game[i].round != b->game[i - 1].round) {
            if (i > 0)
                end_round(p);
            begin_round(p, b->game[i].round);
        }
        put_board(p, &b->game[i]);
    }
    end_round(p);
}

static void put_games(struct page *p, const struct boards *b)
{
    page_put(p, "<div class=\"stack\">\n");
    if (b->count > 0) {
        put_boards(p, b);
    } else {
        page_put(p, "<div class=\"empty\"><h2>");
        page_word(p, PAGE_NO_GAMES);
        page_put(p, "</h2><p>");
        page_word(p, PAGE_GAMES_COME);
        page_put(p, "</p></div>\n");
    }
    if (*b->next) {
        page_put(p, "<p><a href=\"?after=");
        page_text(p, b->next);
        page_put(p, p->lang == AD_DE ? "&amp;lang=de\">" : "&amp;lang=en\">");
        page_word(p, PAGE_MORE_GAMES);
        page_put(p, "</a></p>\n");
    }
    page_put(p, "</div>\n");
}

/* ---- the page ---- */

static void put_head(struct page *p, const struct desk_event *e)
{
    page_put(p, "<div class=\"pagehead\"><div><p class=\"crumbs\">");
    page_link(p, "", "/", "");
    page_word(p, PAGE_START);
    page_put(p, "</a> / ");
    page_word(p, PAGE_EVENTS);
    page_put(p, "</p><h1>");
    page_text(p, e->name);
    page_put(p, "</h1><p class=\"lede small\">");
    page_text(p, e->place);
    page_put(p, *e->place ? " · " : "");
    page_days(p, e);
    page_put(p, e->from != AD_NO_DATE ? " · " : "");
    page_text(p, ad_edition_title(e->edition, p->lang));
    page_put(p, "</p></div></div>\n");
}

enum { TOP = 10 };

/* Where a tournament stands: its round, the top of the table, and what is to be done. */
static void put_overview(struct page_tour *s)
{
    struct page *p = &s->p;

    page_put(p, "<div class=\"cols c-2-1\">\n");
    if (s->round) {
        page_tour_round_begin(s);
        page_tour_boards(s);
    } else {
        page_section(p, PAGE_PLAYERS_TAB);
        page_tour_table(s, UINT32_MAX);
    }
    page_put(p, "</section>\n<aside class=\"stack\">\n");
    page_tour_next(s);
    if (page_tour_may(s, DESK_ARBITER)) {
        char path[64];

        snprintf(path, sizeof path, "/events/%s/links", s->view->event->id);
        page_put(p, "<p>");
        page_link(p, "btn", path, "");
        page_word(p, PAGE_LINKS);
        page_put(p, "</a></p>\n");
    }
    if (s->round) {
        page_section(p, PAGE_STANDINGS);
        page_tour_table(s, TOP);
        page_put(p, "</section>\n");
    }
    page_put(p, "</aside></div>\n");
}

static void show_games(struct call *c)
{
    const char *after = http_query(c->http, "after");
    struct boards boards = {.game = calloc(BOARDS, sizeof *boards.game)};
    struct desk_fault fault = {.why = DESK_NO_MEMORY};
    struct desk_event event;
    struct page p;
    char title[512];

    if (!boards.game || desk_event_look(c->server->desk, &event, c->arg[0], &fault) ||
        desk_game_each(c->server->desk, boards.next, c->arg[0], after ? after : "", BOARDS,
                       take_board, &boards, &fault)) {
        page_fault(c, &fault);
        free(boards.game);
        return;
    }
    snprintf(title, sizeof title, "%.400s · Adoube", event.name);
    if (page_begin(&p, c, title)) {
        put_head(&p, &event);
        put_games(&p, &boards);
        page_end(&p, 200);
    }
    free(boards.game);
}

/* An event has a tournament, or games alone. */
void page_event(struct call *c)
{
    if (page_tour_show(c, TAB_EVENT, put_overview) == DESK_NO_TOUR)
        show_games(c);
}
