/*
 * server/page_round.c -- a round: its boards and results; whoever may enters them here, by keys.
 */
#include "server/page_tour.h"

#include <stdlib.h>

/* ---- results ---- */

/* "1 – 0", of the letters of both sides. */
static void put_result(struct page_tour *s, char white, char black)
{
    static const char letters[] = "1=0WDL+-", *const words[] = {"1", "½", "0", "1",
                                                                "½", "0", "+", "−"};
    const char *w = strchr(letters, white), *b = strchr(letters, black);

    if (!w || !b || !white || !black)
        page_put(&s->p, "<span class=\"faint\">–</span>");
    else
        fprintf(s->p.out, "<b>%s – %s</b>", words[w - letters], words[b - letters]);
}

/* Buttons with the keys that do the same. */
static void put_entry(struct page_tour *s, unsigned board)
{
    static const struct {
        const char *key, *result, *shown;
    } ways[] = {{"1", "1-0", "1–0"}, {"5", "1/2", "½"}, {"0", "0-1", "0–1"}};
    struct page *p = &s->p;

    page_put(p, "<span class=\"keys\" role=\"group\" aria-label=\"");
    page_word(p, PAGE_BOARD);
    fprintf(p->out, " %u\">", board);
    for (unsigned i = 0; i < 3; i++)
        fprintf(p->out,
                "<button type=\"button\" id=\"b%u-%s\" data-key=\"%s\" "
                "data-do='{\"do\":\"result\",\"round\":%u,\"board\":%u,\"result\":\"%s\"}'>%s "
                "<kbd>%s</kbd></button>",
                board, ways[i].key, ways[i].key, s->round, board, ways[i].result, ways[i].shown,
                ways[i].key);
    page_put(p, "</span>");
}

/* A result that stands can be put right, with a reason. */
static void put_correct(struct page_tour *s, unsigned board, char white, char black)
{
    fprintf(
        s->p.out,
        "<button type=\"button\" class=\"link\" id=\"c%u\" data-ask=\"correct\" data-about=\"%u\" "
        "data-do='{\"do\":\"correct\",\"round\":%u,\"board\":%u}'><span class=\"sr\">",
        board, board, s->round, board);
    page_word(&s->p, PAGE_CORRECT);
    fprintf(s->p.out, " %u: </span>", board);
    put_result(s, white, black);
    page_put(&s->p, "</button>");
}

static void put_state(struct page_tour *s, const struct ad_pair *pair, unsigned board)
{
    char white = ad_meeting_of(&s->t, pair->white - 1u, s->round - 1)->result;
    char black = ad_meeting_of(&s->t, pair->black - 1u, s->round - 1)->result;
    bool open = white == '?' || white == '\0';

    if (!page_tour_may(s, DESK_ARBITER))
        put_result(s, white, black);
    else if (!open)
        put_correct(s, board, white, black);
    else if (s->view->tour->phase == AD_TOUR_RUNNING)
        put_entry(s, board);
    else
        put_result(s, white, black);
}

static void put_player(struct page_tour *s, unsigned place)
{
    page_put(&s->p, "<th scope=\"row\">");
    page_tour_name(s, place);
    page_put(&s->p, " <span class=\"faint\">");
    page_tour_points(s, ad_entrant_points(&s->t, place - 1, s->round - 1));
    page_put(&s->p, "</span></th>");
}

static void put_board(struct page_tour *s, const struct ad_pair *pair, unsigned board)
{
    struct page *p = &s->p;

    fprintf(p->out, "<tr data-board=\"%u\"><td class=\"num strong\">%u</td>", board, board);
    put_player(s, pair->white);
    if (pair->black) {
        page_put(p, "<td class=\"mid rs\">");
        put_state(s, pair, board);
        page_put(p, "</td>");
        put_player(s, pair->black);
    } else {
        page_put(p, "<td class=\"mid\">+</td><td class=\"muted\">");
        page_word(p, PAGE_BYE);
        page_put(p, "</td>");
    }
    page_put(p, "</tr>\n");
}

void page_tour_boards(struct page_tour *s)
{
    struct page *p = &s->p;
    struct ad_pair *pairs = calloc(s->view->tour->count / 2 + 1, sizeof *pairs);
    unsigned n = pairs ? ad_tour_boards(pairs, s->view->tour, s->round) : 0;

    page_put(p, "<div class=\"scroll\" tabindex=\"0\"><table><caption class=\"sr\">");
    page_word(p, PAGE_ROUND);
    fprintf(p->out, " %u</caption><thead><tr>", s->round);
    page_column(p, "num", PAGE_BOARD);
    page_column(p, "", PAGE_WHITE);
    page_column(p, "mid", PAGE_RESULT);
    page_column(p, "", PAGE_BLACK);
    page_put(p, "</tr></thead><tbody>\n");
    for (unsigned i = 0; i < n; i++)
        put_board(s, &pairs[i], i + 1);
    page_put(p, "</tbody></table></div>\n");
    free(pairs);
}

void page_tour_round_begin(struct page_tour *s)
{
    page_put(&s->p, "<section class=\"sec\"><header><h2>");
    page_word(&s->p, PAGE_ROUND);
    fprintf(s->p.out, " %u</h2></header>\n", s->round);
}

/* ---- beside them ---- */

static void put_keys(struct page_tour *s)
{
    static const struct {
        const char *keys;
        enum page_word word;
    } rows[] = {{"<kbd>1</kbd> <kbd>5</kbd> <kbd>0</kbd>", PAGE_KEYS_RESULT},
                {"<kbd>+</kbd> <kbd>-</kbd>", PAGE_KEYS_FORFEIT},
                {"<kbd>↑</kbd> <kbd>↓</kbd>", PAGE_KEYS_MOVE},
                {"<kbd>u</kbd>", PAGE_KEYS_UNDO}};

    page_put(&s->p, "<div class=\"card stack tight hide-phone\"><h2>");
    page_word(&s->p, PAGE_KEYS);
    page_put(&s->p, "</h2><dl class=\"kl\">");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        fprintf(s->p.out, "<dt>%s</dt><dd>", rows[i].keys);
        page_word(&s->p, rows[i].word);
        page_put(&s->p, "</dd>");
    }
    page_put(&s->p, "</dl></div>\n");
}

/* A heading with links to all rounds, and the boards of this one. */
static void put_rounds(struct page_tour *s)
{
    char path[64];

    page_tour_round_begin(s);
    page_put(&s->p, "<p class=\"line\">");
    for (unsigned r = 1; r <= s->rounds; r++) {
        snprintf(path, sizeof path, "/events/%s/rounds/%u", s->view->event->id, r);
        page_link_here(&s->p, path, r == s->round);
        fprintf(s->p.out, "%u</a> ", r);
    }
    page_put(&s->p, "</p>\n");
    if (s->round)
        page_tour_boards(s);
    page_put(&s->p, "</section>\n");
}

static void put_undo_round(struct page_tour *s)
{
    if (s->round != s->rounds || s->round == 0 || !page_tour_may(s, DESK_DIRECTOR) ||
        s->view->tour->phase != AD_TOUR_RUNNING)
        return;
    page_put(&s->p, "<p>");
    page_tour_button(s, "btn", "{\"do\":\"unpair\"}", PAGE_UNPAIR);
    page_put(&s->p, "</p>\n");
}

static void put_round(struct page_tour *s)
{
    struct page *p = &s->p;

    page_put(p, "<div class=\"cols c-2-1\">\n");
    put_rounds(s);
    page_put(p, "<aside class=\"stack\">\n");
    page_tour_next(s);
    if (page_tour_may(s, DESK_ARBITER) && s->view->tour->phase == AD_TOUR_RUNNING)
        put_keys(s);
    put_undo_round(s);
    page_put(p, "</aside></div>\n");
}

void page_round(struct call *c)
{
    if (page_tour_show(c, TAB_ROUNDS, put_round) == DESK_NO_TOUR)
        page_fault(c, &(struct desk_fault){.why = DESK_NO_TOUR});
}
