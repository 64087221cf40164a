/*
 * server/page_game.c -- one game: who plays, the board, the clocks, the moves, what was ruled.
 *
 * There is one writer of this page, here. A script that follows the game gets the part below the
 * masthead anew when something has happened (live.c: written once for all who look at the same), and
 * puts its pieces, marked data-part, in their places.
 */
#include "server/page.h"

#include <inttypes.h>
#include <stdlib.h>

/* ---- the head ---- */

static void put_crumbs(struct page *p, const struct desk_view *v)
{
    struct desk_event event;
    struct desk_fault fault;

    page_put(p, "<p class=\"crumbs\">");
    if (!desk_event_look(p->call->server->desk, &event, v->event, &fault)) {
        page_link(p, "", "/events/", v->event);
        page_text(p, event.name);
        page_put(p, "</a> / ");
    }
    page_word(p, PAGE_ROUND);
    fprintf(p->out, " %u / ", v->round);
    page_word(p, PAGE_BOARD);
    fprintf(p->out, " %u</p>", v->board);
}

static void put_badge(struct page *p, const char *class_name, enum page_word word)
{
    fprintf(p->out, "<span class=\"badge%s%s\">", *class_name ? " " : "", class_name);
    page_word(p, word);
    page_put(p, "</span>");
}

static void put_badges(struct page *p, const struct wire_shown *s)
{
    if (s->result.kind != AD_RESULT_NONE)
        put_badge(p, "ok", PAGE_ENDED);
    else if (s->started)
        put_badge(p, "live", PAGE_RUNNING);
    else
        put_badge(p, "", PAGE_NOT_BEGUN);
    if (s->asked)
        put_badge(p, "ask", PAGE_ASKED);
    if (s->offer <= AD_WHO_BLACK) {
        page_put(p, "<span class=\"badge claim\">");
        page_word(p, PAGE_OFFER);
        page_put(p, " ");
        page_word(p, s->offer == AD_WHO_WHITE ? PAGE_WHITE : PAGE_BLACK);
        page_put(p, "</span>");
    }
}

static void put_head(struct page *p, const struct page_game *g)
{
    page_put(p, "<div class=\"pagehead\"><div>");
    if (p->call)
        put_crumbs(p, g->view);
    page_put(p, "<h1 data-part=\"title\">");
    page_name(p, g->view->side, AD_WHITE);
    page_put(p, "&nbsp;– ");
    page_name(p, g->view->side, AD_BLACK);
    if (g->shown.result.kind != AD_RESULT_NONE) {
        page_put(p, " <span class=\"nowrap\">");
        page_result(p, &g->shown.result);
        page_put(p, "</span>");
    }
    page_put(p, "</h1></div><div class=\"line\" data-part=\"state\">");
    put_badges(p, &g->shown);
    page_put(p, "</div></div>\n");
}

/* ---- the rest ---- */

static void put_board(struct page *p, const struct page_game *g)
{
    page_put(p, "<div class=\"stack tight gb\" data-part=\"board\">\n");
    page_clock(p, g, g->black_below ? AD_WHITE : AD_BLACK);
    page_board(p, g, true);
    page_clock(p, g, g->black_below ? AD_BLACK : AD_WHITE);
    if (g->view->clock == DESK_RECORDED) {
        page_put(p, "<p class=\"small muted\">");
        page_word(p, PAGE_CLOCK_RECORDED);
        page_put(p, "</p>\n");
    }
    page_put(p, "</div>\n");
}

static void put_titled(struct page *p, const char *class_name, enum page_word title)
{
    fprintf(p->out, "<section class=\"%s\"><h2 class=\"sr\">", class_name);
    page_word(p, title);
    page_put(p, "</h2>");
}

static void put_game(struct page *p, const struct desk_view *v)
{
    struct page_game g;

    page_game_begin(&g, v, p->lang);
    fprintf(p->out,
            "<div id=\"game\" data-id=\"%c%" PRIu64 "\" data-now=\"%" PRId64 "\" data-said=\"",
            live_letter(v->face), v->seq, v->now_ms);
    page_text(p, g.last);
    if (v->face == DESK_WHITE || v->face == DESK_BLACK) {
        page_put(p, "\" class=\"table\">\n");
        page_table(p, &g);
        page_put(p, "</div>\n");
        return;
    }
    page_put(p, "\">\n");
    put_head(p, &g);
    page_put(p, "<div class=\"cols gcols\">\n");
    put_board(p, &g);
    put_titled(p, "gm", PAGE_MOVES);
    page_put(p, "<div data-part=\"moves\">\n");
    page_moves(p, &g);
    page_put(p, "</div></section>\n");
    put_titled(p, "gr", PAGE_RULINGS);
    page_put(p, "<div class=\"stack\" data-part=\"rulings\">\n");
    if (g.shown.result.kind != AD_RESULT_NONE) {
        fprintf(p->out, "<p><a class=\"btn\" href=\"/games/%s/explain?lang=%s\">", v->id,
                p->lang == AD_DE ? "de" : "en");
        page_word(p, PAGE_EXPLAIN_LINK);
        page_put(p, "</a></p>\n");
    }
    page_rulings(p, v);
    page_put(p, "</div></section>\n</div></div>\n");
}

/* What the script needs: where the part is and where the news come from, and what it can say. */
static void put_script(struct page *p, const struct desk_view *v)
{
    page_put(p, "<p class=\"sr\" id=\"said\" role=\"status\" aria-live=\"polite\"></p>\n"
                "<p class=\"note warn\" id=\"lost\" hidden><span>");
    page_word(p, PAGE_LOST);
    fprintf(p->out,
            "</span></p>\n<script type=\"module\" src=\"/web/game.js\" data-game=\"%s\">"
            "</script>\n",
            v->id);
    if (v->face == DESK_WHITE || v->face == DESK_BLACK)
        page_table_script(p, v);
}

/* ---- the page, whole or as a part ---- */

struct writing {
    struct page page;
    struct call *call;
    page_game_fn *put;
    bool begun; /* else that was answered */
};

static void write_page(void *payload, const struct desk_view *v)
{
    struct writing *w = payload;
    bool named = *v->side[AD_WHITE].name && *v->side[AD_BLACK].name;
    char title[512];

    snprintf(title, sizeof title, "%.200s%s%.200s%sAdoube", v->side[AD_WHITE].name,
             named ? " – " : "", v->side[AD_BLACK].name, named ? " · " : " ");
    w->begun = page_begin(&w->page, w->call, title);
    if (w->begun) {
        page_men(&w->page);
        w->put(&w->page, v);
    }
}

void page_about_game(struct call *c, page_game_fn *put)
{
    struct writing w = {.call = c, .put = put};
    struct desk_fault fault;

    if (desk_game_look(c->server->desk, call_who(c), c->arg[0], write_page, &w, &fault))
        page_fault(c, &fault);
    else if (w.begun)
        page_end(&w.page, 200);
}

static void put_page(struct page *p, const struct desk_view *v)
{
    put_script(p, v);
    put_game(p, v);
}

static void write_part(void *payload, const struct desk_view *v)
{
    struct writing *w = payload;

    w->begun = page_part_begin(&w->page, w->call);
    if (w->begun)
        put_game(&w->page, v);
}

char *page_game_write(const struct desk_view *v, enum ad_language lang)
{
    struct page p = {.lang = lang};

    p.out = open_memstream(&p.text, &p.len);
    if (!p.out)
        return NULL;
    put_game(&p, v);
    if (fclose(p.out) == 0)
        return p.text;
    free(p.text);
    return NULL;
}

void page_game(struct call *c)
{
    page_about_game(c, put_page);
}

void page_game_part(struct call *c)
{
    struct writing w = {.call = c};
    struct desk_fault fault;

    if (desk_game_look(c->server->desk, call_who(c), c->arg[0], write_part, &w, &fault))
        call_desk_fault(c, &fault, NULL);
    else if (w.begun)
        page_part_end(&w.page);
}
