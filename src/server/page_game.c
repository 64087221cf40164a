/*
 * server/page_game.c -- one game: who plays, the board, the clocks, the moves, what was ruled.
 *
 * There is one writer of this page, here. A script that follows the game asks for the part below the
 * masthead again when something has happened, and puts its pieces, marked data-part, in their places.
 */
#include "server/page.h"

#include <inttypes.h>

/* ---- from the desk ---- */

static bool load(struct page_game *g, struct call *c, struct desk_fault *fault)
{
    struct desk_actor actor = {"", DESK_NOBODY};
    struct desk_text text;
    struct store_fault store;
    char event[DESK_ID];

    *g = (struct page_game){0};
    if (desk_game_event(c->server->desk, event, c->arg[0], fault))
        return false;
    if (c->signed_in) {
        actor.person = c->who.id;
        if (people_role(c->server->people, &actor.role, c->who.id, event, &store)) {
            *fault = (struct desk_fault){.why = DESK_STORE, .store = store};
            return false;
        }
    }
    if (desk_game_face(c->server->desk, &g->face, &actor, c->arg[0], fault) ||
        desk_game_show(c->server->desk, &text, c->arg[0], g->face, fault))
        return false;
    g->seq = text.seq;
    if (g->face == DESK_ARBITERS) {
        desk_text_free(&text);
        if (desk_game_show(c->server->desk, &text, c->arg[0], DESK_PUBLIC, fault))
            return false;
    }
    g->all = page_read(&text);
    g->game = json_object_get(g->all, "game");
    g->black_below = g->face == DESK_BLACK;
    if (!g->all)
        *fault = (struct desk_fault){.why = DESK_NO_MEMORY};
    return g->all != NULL;
}

/* ---- the head ---- */

static void put_crumbs(struct page *p, const struct page_game *g)
{
    const char *id = page_field(g->all, "event");
    struct desk_text text;
    struct desk_fault fault;
    json_t *event;

    page_put(p, "<p class=\"crumbs\">");
    if (!desk_event_show(p->call->server->desk, &text, id, &fault)) {
        event = page_read(&text);
        page_link(p, "", "/events/", id);
        page_text(p, page_field(json_object_get(event, "event"), "name"));
        page_put(p, "</a> / ");
        json_decref(event);
    }
    page_word(p, PAGE_ROUND);
    fprintf(p->out, " %d / ", (int)json_integer_value(json_object_get(g->all, "round")));
    page_word(p, PAGE_BOARD);
    fprintf(p->out, " %d</p>", (int)json_integer_value(json_object_get(g->all, "board")));
}

static void put_badge(struct page *p, const char *class_name, enum page_word word)
{
    fprintf(p->out, "<span class=\"badge%s%s\">", *class_name ? " " : "", class_name);
    page_word(p, word);
    page_put(p, "</span>");
}

static void put_badges(struct page *p, const struct page_game *g)
{
    const char *offer = page_field(g->game, "offer");

    if (json_object_get(g->game, "result"))
        put_badge(p, "ok", PAGE_ENDED);
    else if (json_is_true(json_object_get(g->game, "started")))
        put_badge(p, "live", PAGE_RUNNING);
    else
        put_badge(p, "", PAGE_NOT_BEGUN);
    if (json_is_true(json_object_get(g->game, "asked")))
        put_badge(p, "ask", PAGE_ASKED);
    if (strcmp(offer, "white") == 0 || strcmp(offer, "black") == 0) {
        page_put(p, "<span class=\"badge claim\">");
        page_word(p, PAGE_OFFER);
        page_put(p, " ");
        page_word(p, *offer == 'w' ? PAGE_WHITE : PAGE_BLACK);
        page_put(p, "</span>");
    }
}

static void put_head(struct page *p, const struct page_game *g)
{
    const json_t *result = json_object_get(g->game, "result");

    page_put(p, "<div class=\"pagehead\"><div>");
    put_crumbs(p, g);
    page_put(p, "<h1 data-part=\"title\">");
    page_text(p, page_name(g->all, "white"));
    page_put(p, "&nbsp;– ");
    page_text(p, page_name(g->all, "black"));
    if (result) {
        page_put(p, " <span class=\"nowrap\">");
        page_result(p, result);
        page_put(p, "</span>");
    }
    page_put(p, "</h1></div><div class=\"line\" data-part=\"state\">");
    put_badges(p, g);
    page_put(p, "</div></div>\n");
}

/* ---- the rest ---- */

static void put_board(struct page *p, const struct page_game *g)
{
    page_put(p, "<div class=\"stack tight gb\" data-part=\"board\">\n");
    page_clock(p, g, g->black_below ? AD_WHITE : AD_BLACK);
    page_board(p, g, true);
    page_clock(p, g, g->black_below ? AD_BLACK : AD_WHITE);
    if (strcmp(page_field(g->all, "clock"), "recorded") == 0) {
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

static void put_game(struct page *p, const struct page_game *g)
{
    char last[PAGE_MOVE_MAX];

    page_last_move(last, p, g);
    fprintf(p->out, "<div id=\"game\" data-seq=\"%" PRIu64 "\" data-said=\"", g->seq);
    page_text(p, last);
    page_put(p, "\">\n");
    put_head(p, g);
    page_put(p, "<div class=\"cols gcols\">\n");
    put_board(p, g);
    put_titled(p, "gm", PAGE_MOVES);
    page_put(p, "<div data-part=\"moves\">\n");
    page_moves(p, g);
    page_put(p, "</div></section>\n");
    put_titled(p, "gr", PAGE_RULINGS);
    page_put(p, "<div class=\"stack\" data-part=\"rulings\">\n");
    page_rulings(p, g);
    page_put(p, "</div></section>\n</div></div>\n");
}

/* What the script needs: where the part is and where the news come from, and what it can say. */
static void put_script(struct page *p, const char *game)
{
    page_put(p, "<p class=\"sr\" id=\"said\" role=\"status\" aria-live=\"polite\"></p>\n"
                "<p class=\"note warn\" id=\"lost\" hidden><span>");
    page_word(p, PAGE_LOST);
    fprintf(p->out,
            "</span></p>\n<script type=\"module\" src=\"/web/game.js\" data-game=\"%s\">"
            "</script>\n",
            game);
}

void page_game(struct call *c)
{
    struct page_game g;
    struct desk_fault fault;
    struct page p;
    char title[512];

    if (!load(&g, c, &fault)) {
        page_fault(c, &fault);
        return;
    }
    snprintf(title, sizeof title, "%.200s – %.200s · Adoube", page_name(g.all, "white"),
             page_name(g.all, "black"));
    if (page_begin(&p, c, title)) {
        page_men(&p);
        put_script(&p, page_field(g.all, "id"));
        put_game(&p, &g);
        page_end(&p, 200);
    }
    json_decref(g.all);
}

void page_game_part(struct call *c)
{
    struct page_game g;
    struct desk_fault fault;
    struct page p;

    if (!load(&g, c, &fault)) {
        call_desk_fault(c, &fault, NULL);
        return;
    }
    if (page_part_begin(&p, c)) {
        put_game(&p, &g);
        page_part_end(&p);
    }
    json_decref(g.all);
}
