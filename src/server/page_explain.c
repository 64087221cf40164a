/*
 * server/page_explain.c -- what the Laws said to a game, on a line of time: what was touched, claimed,
 * illegal and ruled, and what nobody noticed. Open when the game is over; before that it would be advice
 * (2023 11.3.1). At a flag and in a dead position with the proof: the mate, or why there is none.
 */
#include "server/page.h"

#include <inttypes.h>
#include <stdlib.h>

#include "adoube/notation.h"
#include "adoube/proof.h"
#include "core/names.h"
#include "game/game_inside.h"

enum { PLACES_MAX = 200, WIDTH = 1000, AXIS = 110, CHART = 220, HIGH = 340 };

/* One place on the line: something that was ruled, or half-move `ply` that nobody noticed. */
struct place {
    const struct desk_ruling *ruling;
    uint32_t ply; /* half-moves made by then */
    uint8_t side; /* above the line or below */
    enum page_word unseen;
};

struct places {
    const struct page_game *g;
    unsigned count;
    struct place place[PLACES_MAX];
};

/* ---- finding them ---- */

static uint32_t ply_at(const struct ad_game *g, int64_t at)
{
    uint32_t n = 0;

    while (n < g->count && g->plies[n].at <= at)
        n++;
    return n;
}

/* What is merely allowed and nobody asked about says nothing: that a move is made, that clocks run. What
 * stands is told when it is let go, and once more if nobody noticed. */
static bool says_something(const struct ad_event *e)
{
    bool by_player = e->by == AD_WHO_WHITE || e->by == AD_WHO_BLACK;

    if (e->kind == AD_EVENT_MAKES)
        return false;
    if (e->verdict != AD_ALLOWED)
        return true;
    switch (e->kind) {
    case AD_EVENT_RULES: return by_player;
    case AD_EVENT_OFFERS:
    case AD_EVENT_DUTY:
    case AD_EVENT_BACK:
    case AD_EVENT_ANSWERED:
    case AD_EVENT_OFFENCE:
    case AD_EVENT_TIME: return true;
    default: return false;
    }
}

static void add(struct places *all, struct place p)
{
    unsigned i = all->count;

    if (i == PLACES_MAX)
        return;
    all->count++;
    for (; i > 0 && all->place[i - 1].ply > p.ply; i--)
        all->place[i] = all->place[i - 1];
    all->place[i] = p;
}

static void find_places(struct places *all, const struct page_game *g)
{
    const struct desk_view *v = g->view;
    const struct ad_game *game = v->game;

    *all = (struct places){.g = g};
    for (size_t i = 0; i < v->rulings; i++) {
        const struct ad_event *e = &v->ruling[i].event;

        if (says_something(e))
            add(all, (struct place){.ruling = &v->ruling[i],
                                    .ply = ply_at(game, e->at),
                                    .side = e->by <= AD_WHO_BLACK     ? e->by
                                            : e->side <= AD_WHO_BLACK ? e->side
                                                                      : AD_WHO_WHITE});
    }
    for (uint32_t n = 0; n < game->count; n++) {
        unsigned flags = game->plies[n].flags;

        if (flags & AD_FLAG_RULED || !(flags & (AD_FLAG_ILLEGAL | AD_FLAG_BREACH)))
            continue;
        add(all, (struct place){.ply = n + 1,
                                .side = game->plies[n].side,
                                .unseen = flags & AD_FLAG_ILLEGAL ? PAGE_EXPLAIN_UNSEEN
                                                                  : PAGE_EXPLAIN_BREACH});
    }
}

/* ---- the line ---- */

static const char *sign_of(const struct place *p)
{
    if (!p->ruling)
        return "✕";
    switch (p->ruling->event.verdict) {
    case AD_REFUSED:
    case AD_PENALTY: return "✕";
    case AD_ASK_ARBITER: return "?";
    case AD_GAME_OVER: return "■";
    default: return "§";
    }
}

static const char *tone_of(const struct place *p)
{
    const char *sign = sign_of(p);

    return strcmp(sign, "✕") == 0 ? "stop"
           : *sign == '?'         ? "ask"
           : strcmp(sign, "§")    ? ""
                                  : "claim";
}

static int x_of(const struct places *all, uint32_t ply)
{
    uint32_t most = all->g->view->game->count;

    return 20 + (int)((uint64_t)(WIDTH - 40) * ply / (most ? most : 1));
}

static void put_marks(struct page *p, const struct places *all)
{
    unsigned at_x = 0;

    for (unsigned i = 0; i < all->count; i++) {
        const struct place *here = &all->place[i];
        int up = here->side == AD_WHITE ? -1 : 1, x = x_of(all, here->ply);

        at_x = i > 0 && all->place[i - 1].ply == here->ply ? at_x + 1 : 0;
        fprintf(p->out,
                "<a href=\"#place-%u\"><path class=\"pin\" d=\"M%d %dV%d\"/><text class=\"%s\" "
                "x=\"%d\" y=\"%d\">%s</text></a>\n",
                i + 1, x, AXIS, AXIS + up * 30, tone_of(here), x + (int)(at_x % 3) * 26,
                AXIS + up * 48 + 12, sign_of(here));
    }
}

static void put_numbers(struct page *p, const struct places *all)
{
    uint32_t count = all->g->view->game->count, step = count > 80 ? 20 : 10;

    for (uint32_t ply = step; ply <= count; ply += step)
        fprintf(p->out, "<text class=\"n\" x=\"%d\" y=\"%d\">%u</text>", x_of(all, ply), AXIS + 26,
                ply / 2);
}

/* What both clocks showed after each press. */
static void put_clock(struct page *p, const struct places *all, int side)
{
    const struct ad_game *g = all->g->view->game;
    int64_t most = 1;

    for (uint32_t n = 0; n < g->count; n++)
        for (int i = 0; i < 2; i++)
            if (g->plies[n].after[i] > most)
                most = g->plies[n].after[i];
    fprintf(p->out, "<path class=\"left%s\" d=\"", side == AD_BLACK ? " k" : "");
    for (uint32_t n = 0, first = 1; n < g->count; n++)
        if (g->plies[n].after[side] >= 0) {
            fprintf(p->out, "%c%d %d", first ? 'M' : 'L', x_of(all, n + 1),
                    HIGH - 10 - (int)((HIGH - CHART - 20) * g->plies[n].after[side] / most));
            first = 0;
        }
    page_put(p, "\"/>");
}

static void put_line(struct page *p, const struct places *all)
{
    fprintf(p->out,
            "<div class=\"scroll\"><svg class=\"timeline\" viewBox=\"0 0 %d %d\" role=\"group\" "
            "aria-label=\"",
            WIDTH, HIGH);
    page_word(p, PAGE_EXPLAIN_TITLE);
    fprintf(p->out, "\"><path class=\"axis\" d=\"M0 %dH%d\"/>", AXIS, WIDTH);
    put_numbers(p, all);
    put_marks(p, all);
    fprintf(p->out, "<text class=\"side\" x=\"0\" y=\"24\">");
    page_name(p, all->g->view->side, AD_WHITE);
    fprintf(p->out, "</text><text class=\"side\" x=\"0\" y=\"%d\">", CHART - 14);
    page_name(p, all->g->view->side, AD_BLACK);
    page_put(p, "</text>");
    put_clock(p, all, AD_WHITE);
    put_clock(p, all, AD_BLACK);
    page_put(p, "</svg></div>\n<p class=\"small muted\">");
    page_word(p, PAGE_EXPLAIN_LEFT);
    page_put(p, ": ");
    page_name(p, all->g->view->side, AD_WHITE);
    page_put(p, " ——, ");
    page_name(p, all->g->view->side, AD_BLACK);
    page_put(p, " - - -</p>\n");
}

/* ---- the list ---- */

static void put_unseen(struct page *p, const struct place *here)
{
    page_put(p, "<p><span class=\"badge stop\">");
    page_word(p, PAGE_EXPLAIN_ILLEGAL);
    page_put(p, "</span> ");
    page_word(p, here->unseen);
    page_put(p, "</p>");
}

/* Of the move that he makes, or has just made. */
static unsigned number_of(const struct place *p)
{
    return p->ply % 2 == p->side ? p->ply / 2 + 1 : (p->ply + 1) / 2;
}

static void put_list(struct page *p, const struct places *all)
{
    page_section(p, PAGE_EXPLAIN_ALL);
    page_put(p, "<ol class=\"evlist\">\n");
    for (unsigned i = 0; i < all->count; i++) {
        const struct place *here = &all->place[i];

        fprintf(p->out, "<li id=\"place-%u\"><b>%u%s</b><div>", i + 1, number_of(here),
                here->side == AD_WHITE ? "." : "…");
        if (here->ruling)
            page_ruling(p, here->ruling);
        else
            put_unseen(p, here);
        page_put(p, "</div></li>\n");
    }
    page_put(p, "</ol></section>\n");
}

/* ---- the proof ---- */

static void put_moves(struct page *p, const struct ad_position *from, const struct ad_mate *mate)
{
    struct ad_position now = *from;
    char text[AD_MOVE_TEXT_MAX];

    page_put(p, "<p class=\"strong\">");
    for (unsigned i = 0; i < mate->plies; i++) {
        ad_san_write(text, sizeof text, &now, mate->line[i], p->lang,
                     AD_FORM_2017 | (p->lang == AD_DE ? 0 : AD_FORM_LETTER_O));
        page_text(p, text);
        page_put(p, " ");
        ad_position_play(&now, &now, mate->line[i]);
    }
    page_put(p, "</p>");
}

static void prove(struct page *p, const struct page_game *g, int side)
{
    enum { SCRATCH = AD_GAME_SCRATCH, NODES = 30000 };
    struct ad_mate *mate = calloc(1, sizeof *mate);
    void *scratch = malloc(SCRATCH);

    if (mate && scratch) {
        ad_position_can_mate(mate, &g->view->game->now, side,
                             &(struct ad_budget){NODES, scratch, SCRATCH, 0});
        page_put(p, "<p><b>");
        page_name(p, g->view->side, side);
        page_put(p, ":</b> ");
        page_text(p, ad_mate_proof_text(mate->proof, p->lang));
        page_put(p, ".</p>");
        if (mate->answer == AD_POSSIBLE_YES)
            put_moves(p, &g->view->game->now, mate);
    }
    free(scratch);
    free(mate);
}

/* Asked at a flag of the other side, and of both in a dead position. */
static void put_proof(struct page *p, const struct page_game *g)
{
    bool dead = g->shown.result.reason == AD_ENDS_DEAD, asked[2];

    for (int side = 0; side < 2; side++)
        asked[side] = dead || g->shown.clock.flag[!side] == 1;
    if (!asked[0] && !asked[1])
        return;
    page_put(p, "<section class=\"card stack tight\" id=\"proof\"><h2>");
    page_word(p, PAGE_EXPLAIN_PROOF);
    page_put(p, "</h2><div class=\"small-board\">");
    page_board(p, g, false);
    page_put(p, "</div>");
    for (int side = 0; side < 2; side++)
        if (asked[side])
            prove(p, g, side);
    page_put(p, "</section>\n");
}

/* ---- the page ---- */

static void put_head(struct page *p, const struct page_game *g, unsigned places)
{
    const struct desk_view *v = g->view;

    page_put(p, "<div class=\"pagehead\"><div><p class=\"crumbs\">");
    page_link(p, "", "/games/", v->id);
    page_word(p, PAGE_GAME);
    page_put(p, "</a></p><h1>");
    page_players(p, v->side);
    page_put(p, " <span class=\"nowrap\">");
    page_result(p, &g->shown.result);
    page_put(p, "</span></h1><p class=\"lede small\">");
    page_text(p, ad_edition_title(ad_table_book(&v->game->table), p->lang));
    fprintf(p->out, " · %u ", places);
    page_word(p, PAGE_EXPLAIN_PLACES);
    fprintf(p->out, " · %u ", (v->game->count + 1) / 2);
    page_word(p, PAGE_EXPLAIN_MOVES);
    page_put(p, "</p></div></div>\n");
}

static void put_explained(struct page *p, const struct page_game *g)
{
    struct places *all = malloc(sizeof *all);

    if (!all)
        return;
    find_places(all, g);
    put_head(p, g, all->count);
    page_put(p, "<section class=\"card stack tight\"><h2>");
    page_word(p, PAGE_EXPLAIN_TITLE);
    page_put(p, "</h2>");
    put_line(p, all);
    page_put(p, "</section>\n<div class=\"stack\">");
    put_proof(p, g);
    if (all->count > 0) {
        put_list(p, all);
    } else {
        page_put(p, "<p class=\"muted\">");
        page_word(p, PAGE_EXPLAIN_NONE);
        page_put(p, "</p>");
    }
    page_put(p, "<p class=\"small muted\">");
    page_word(p, PAGE_EXPLAIN_HIDDEN);
    page_put(p, "</p></div>\n");
    free(all);
}

static void put_page(struct page *p, const struct desk_view *v)
{
    struct page_game g;

    page_game_begin(&g, v, p->lang);
    g.black_below = false;
    if (v->game->result.kind != AD_RESULT_NONE) {
        put_explained(p, &g);
        return;
    }
    page_put(p, "<div class=\"pagehead\"><h1>");
    page_word(p, PAGE_EXPLAIN_TITLE);
    page_put(p, "</h1></div><p class=\"note\"><span>");
    page_word(p, PAGE_EXPLAIN_LATER);
    page_put(p, "</span></p>\n");
}

void page_explain(struct call *c)
{
    page_about_game(c, put_page);
}
