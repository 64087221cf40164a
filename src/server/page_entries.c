/*
 * server/page_entries.c -- who takes part; a director pastes a list, and takes back or adds single ones.
 */
#include "server/page_tour.h"

#include <stdlib.h>

static void put_act(struct page_tour *s, const char *act, unsigned place, enum page_word word)
{
    char command[64];

    snprintf(command, sizeof command, "{\"do\":\"%s\",\"who\":%u}", act, place);
    page_tour_button(s, "link", command, word);
}

static void put_player(struct page_tour *s, unsigned place)
{
    const struct desk_entry *e = &s->view->entry[place - 1];
    const struct ad_tour_entry *entry = &s->view->tour->entry[place - 1];
    struct page *p = &s->p;

    fprintf(p->out, "<tr%s><td class=\"num\">%u</td><th scope=\"row\">",
            entry->left ? " class=\"muted\"" : "", s->t.entrants[place - 1].number);
    page_put(p, entry->left ? "<s>" : "");
    page_tour_name(s, place);
    page_put(p, entry->left ? "</s>" : "");
    page_put(p, "</th><td class=\"num\">");
    if (s->t.entrants[place - 1].rating)
        fprintf(p->out, "%d", s->t.entrants[place - 1].rating);
    page_put(p, "</td><td>");
    page_text(p, e->club);
    page_put(p, "</td><td class=\"num strong\">");
    page_tour_points(s, ad_entrant_points(&s->t, place - 1, s->t.played));
    page_put(p, "</td>");
    if (page_tour_may(s, DESK_ARBITER)) {
        page_put(p, "<td class=\"num\">");
        if (s->view->tour->phase == AD_TOUR_RUNNING)
            put_act(s, entry->left ? "return" : "withdraw", place,
                    entry->left ? PAGE_RETURN : PAGE_WITHDRAW);
        page_put(p, "</td>");
    }
    page_put(p, "</tr>\n");
}

static void put_list(struct page_tour *s)
{
    struct page *p = &s->p;

    page_put(p, "<div class=\"scroll\" tabindex=\"0\"><table><caption class=\"sr\">");
    page_word(p, PAGE_PLAYERS_TAB);
    page_put(p, "</caption><thead><tr>");
    page_column(p, "num", PAGE_NUMBER);
    page_column(p, "", PAGE_YOUR_NAME);
    page_column(p, "num", PAGE_RATING);
    page_column(p, "", PAGE_CLUB);
    page_column(p, "num", PAGE_POINTS);
    if (page_tour_may(s, DESK_ARBITER))
        page_put(p, "<td></td>"); /* buttons */
    page_put(p, "</tr></thead><tbody>\n");
    for (unsigned n = 1; n <= s->view->tour->count; n++) {
        unsigned place = ad_tour_numbered(s->view->tour, n);

        if (place)
            put_player(s, place);
    }
    page_put(p, "</tbody></table></div>\n");
}

/* The list is read by the service; what it understood stands below until it is entered. */
static void put_paste(struct page_tour *s)
{
    struct page *p = &s->p;

    page_put(p, "<form id=\"paste\" class=\"card stack tight\" data-keep data-line=\"");
    page_word(p, PAGE_LINE);
    page_put(p, "\">\n<h2>");
    page_word(p, PAGE_ADD_PLAYERS);
    page_put(p, "</h2><p class=\"field\"><label for=\"list\">");
    page_word(p, PAGE_PASTE);
    page_put(p, "</label><textarea id=\"list\" rows=\"8\" required></textarea></p>\n"
                "<p class=\"small muted\">");
    page_word(p, PAGE_PASTE_HOW);
    page_put(
        p, "</p><div id=\"understood\" aria-live=\"polite\"></div><p><button class=\"btn main\">");
    page_word(p, PAGE_PREVIEW);
    page_put(
        p, "</button> <button type=\"button\" class=\"btn main\" id=\"enter\" hidden data-word=\"");
    page_word(p, PAGE_ENTER);
    page_put(p, "\"></button></p></form>\n");
}

static void put_players(struct page_tour *s)
{
    bool may = page_tour_may(s, DESK_DIRECTOR) && s->view->tour->phase == AD_TOUR_RUNNING;
    struct page *p = &s->p;

    page_put(p, "<div class=\"cols c-2-1\"><section class=\"sec\"><header><h2>");
    page_word(p, PAGE_PLAYERS_TAB);
    page_put(p, "</h2></header>\n");
    if (s->view->tour->count > 0) {
        put_list(s);
    } else {
        page_put(p, "<div class=\"empty\"><p>");
        page_word(p, PAGE_NO_PLAYERS);
        page_put(p, "</p></div>\n");
    }
    page_put(p, "</section>\n<aside class=\"stack\">\n");
    page_tour_next(s);
    if (may)
        put_paste(s);
    page_put(p, "</aside></div>\n");
}

void page_entries(struct call *c)
{
    if (page_tour_show(c, TAB_PLAYERS, put_players) == DESK_NO_TOUR)
        page_fault(c, &(struct desk_fault){.why = DESK_NO_TOUR});
}
