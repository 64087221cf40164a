/*
 * server/page_event.c -- one event: what it is, and its boards, round by round.
 */
#include "server/page.h"

#include <stdlib.h>

#include "adoube/laws.h"

enum { BOARDS = 200 };

static int number(const json_t *game, const char *name)
{
    return (int)json_integer_value(json_object_get(game, name));
}

/* The latest round first, its boards in order. */
static int compare(const void *left, const void *right)
{
    const json_t *a = *(const json_t *const *)left, *b = *(const json_t *const *)right;
    int round = number(b, "round") - number(a, "round");

    return round ? round : number(a, "board") - number(b, "board");
}

/* ---- boards ---- */

/* The list does not say whether the clocks are on; the game does. */
static bool is_started(struct page *p, const char *game)
{
    struct desk_text text;
    struct desk_fault fault;
    json_t *all;
    bool started;

    if (desk_game_show(p->call->server->desk, &text, game, DESK_PUBLIC, &fault))
        return false;
    all = page_read(&text);
    started = json_is_true(json_object_get(json_object_get(all, "game"), "started"));
    json_decref(all);
    return started;
}

static void put_state(struct page *p, const json_t *game)
{
    const json_t *ended = json_object_get(game, "ended");

    if (ended) {
        page_put(p, "<span class=\"res\">");
        page_result(p, json_object_get(ended, "result"));
        page_put(p, "</span>");
    } else if (is_started(p, page_field(game, "id"))) {
        page_put(p, "<span class=\"badge live\">");
        page_word(p, PAGE_RUNNING);
        page_put(p, "</span>");
    } else {
        page_put(p, "<span class=\"faint\">");
        page_word(p, PAGE_NOT_BEGUN);
        page_put(p, "</span>");
    }
}

static void put_board(struct page *p, const json_t *game)
{
    fprintf(p->out, "<tr><td class=\"num\">%d</td><th scope=\"row\">", number(game, "board"));
    page_text(p, page_name(game, "white"));
    page_put(p, "</th><td class=\"mid\">");
    put_state(p, game);
    page_put(p, "</td><td class=\"strong\">");
    page_text(p, page_name(game, "black"));
    page_put(p, "</td><td class=\"num\">");
    page_link(p, "", "/games/", page_field(game, "id"));
    page_word(p, PAGE_GAME);
    page_put(p, "<span class=\"sr\">: ");
    page_text(p, page_name(game, "white"));
    page_put(p, " – ");
    page_text(p, page_name(game, "black"));
    page_put(p, "</span></a></td></tr>\n");
}

static void put_column(struct page *p, const char *class_name, enum page_word word)
{
    fprintf(p->out, "<th scope=\"col\" class=\"%s\">", class_name);
    page_word(p, word);
    page_put(p, "</th>");
}

static void begin_round(struct page *p, int round)
{
    page_put(p, "<section class=\"sec\"><header><h2>");
    page_word(p, PAGE_ROUND);
    fprintf(
        p->out,
        " %d</h2></header>\n<div class=\"scroll\"><table class=\"boards\"><caption class=\"sr\">",
        round);
    page_word(p, PAGE_ROUND);
    fprintf(p->out, " %d</caption><thead><tr>", round);
    put_column(p, "num", PAGE_BOARD);
    put_column(p, "", PAGE_WHITE);
    put_column(p, "mid", PAGE_RESULT);
    put_column(p, "", PAGE_BLACK);
    put_column(p, "num", PAGE_GAME);
    page_put(p, "</tr></thead><tbody>\n");
}

static void end_round(struct page *p)
{
    page_put(p, "</tbody></table></div></section>\n");
}

static void put_boards(struct page *p, const json_t *list)
{
    const json_t *board[BOARDS];
    size_t count = json_array_size(list);

    if (count > BOARDS)
        count = BOARDS;
    for (size_t i = 0; i < count; i++)
        board[i] = json_array_get(list, i);
    qsort(board, count, sizeof *board, compare);
    for (size_t i = 0; i < count; i++) {
        if (i == 0 || number(board[i], "round") != number(board[i - 1], "round")) {
            if (i > 0)
                end_round(p);
            begin_round(p, number(board[i], "round"));
        }
        put_board(p, board[i]);
    }
    end_round(p);
}

static void put_games(struct page *p, const json_t *all)
{
    const json_t *list = json_object_get(all, "games");
    const char *next = page_field(all, "next");

    page_put(p, "<div class=\"stack\">\n");
    if (json_array_size(list) > 0) {
        put_boards(p, list);
    } else {
        page_put(p, "<div class=\"empty\"><h2>");
        page_word(p, PAGE_NO_GAMES);
        page_put(p, "</h2><p>");
        page_word(p, PAGE_GAMES_COME);
        page_put(p, "</p></div>\n");
    }
    if (*next) {
        page_put(p, "<p><a href=\"?after=");
        page_text(p, next);
        page_put(p, p->call->lang == AD_DE ? "&amp;lang=de\">" : "&amp;lang=en\">");
        page_word(p, PAGE_MORE_GAMES);
        page_put(p, "</a></p>\n");
    }
    page_put(p, "</div>\n");
}

/* ---- the page ---- */

static void put_head(struct page *p, const json_t *event)
{
    const char *place = page_field(event, "place"), *edition = page_field(event, "edition");
    enum ad_edition e = ad_edition_find(edition, strlen(edition));

    page_put(p, "<div class=\"pagehead\"><div><p class=\"crumbs\">");
    page_link(p, "", "/", "");
    page_word(p, PAGE_START);
    page_put(p, "</a> / ");
    page_word(p, PAGE_EVENTS);
    page_put(p, "</p><h1>");
    page_text(p, page_field(event, "name"));
    page_put(p, "</h1><p class=\"lede small\">");
    page_text(p, place);
    page_put(p, *place ? " · " : "");
    page_days(p, event);
    page_put(p, *edition ? " · " : "");
    page_text(p, e == AD_NO_EDITION ? edition : ad_edition_title(e, p->call->lang));
    page_put(p, "</p></div></div>\n");
}

void page_event(struct call *c)
{
    const char *after = http_query(c->http, "after");
    struct desk_text about, games;
    struct desk_fault fault;
    struct page p;
    char title[512];
    json_t *event, *all;

    if (desk_event_show(c->server->desk, &about, c->arg[0], &fault)) {
        page_fault(c, &fault);
        return;
    }
    event = page_read(&about);
    if (desk_game_list(c->server->desk, &games, c->arg[0], after ? after : "", BOARDS, &fault)) {
        page_fault(c, &fault);
        json_decref(event);
        return;
    }
    all = page_read(&games);
    snprintf(title, sizeof title, "%.400s · Adoube",
             page_field(json_object_get(event, "event"), "name"));
    if (page_begin(&p, c, title)) {
        put_head(&p, json_object_get(event, "event"));
        put_games(&p, all);
        page_end(&p, 200);
    }
    json_decref(all);
    json_decref(event);
}
