/*
 * server/page_entries.c -- who takes part; a director pastes a list, and takes back or adds single ones.
 */
#include "server/page_tour.h"

#include <stdlib.h>

#include "wire/order.h"

static void put_act(struct page_tour *s, const char *act, unsigned place, enum page_word word)
{
    char command[64];

    snprintf(command, sizeof command, "{\"do\":\"%s\",\"who\":%u}", act, place);
    page_tour_button(s, "link", command, word);
}

/* A button that opens a dialog about somebody, with the command as far as it is known. */
static void put_ask(struct page_tour *s, const char *act, unsigned place, const char *command,
                    enum page_word word)
{
    struct page *p = &s->p;

    fprintf(p->out, "<button type=\"button\" class=\"link\" data-ask=\"%s\" data-about=\"", act);
    page_text(p, s->view->entry[place - 1].name);
    page_put(p, "\" data-do=\"");
    page_text(p, command);
    page_put(p, "\">");
    page_word(p, word);
    page_put(p, "</button>");
}

static void put_ask_bye(struct page_tour *s, unsigned place)
{
    char command[64];

    snprintf(command, sizeof command, "{\"do\":\"bye\",\"who\":%u}", place);
    put_ask(s, "bye", place, command, PAGE_ASK_BYE);
}

/* All that is said about a person is sent, so that what the form does not ask for stays. */
static void put_change(struct page_tour *s, unsigned place)
{
    const struct desk_entry *e = &s->view->entry[place - 1];
    const struct ad_entrant *rated = &s->t.entrants[place - 1];
    struct wire_tour_command c = {.cmd = {.kind = AD_TOUR_CHANGE, .who = (uint16_t)place},
                                  .person = {.born = e->born, .sex = e->sex}};
    char command[WIRE_THING_MAX];

    memcpy(c.person.name, e->name, sizeof c.person.name);
    memcpy(c.person.club, e->club, sizeof c.person.club);
    memcpy(c.person.federation, e->federation, sizeof c.person.federation);
    c.person.rated.rating = rated->rating;
    c.person.rated.title = rated->title;
    c.person.rated.fide = s->view->tour->entry[place - 1].fide;
    if (!e->erased && wire_tour_command_write(command, sizeof command, &c) > 0)
        put_ask(s, "change", place, command, PAGE_CHANGE);
}

static void put_acts(struct page_tour *s, unsigned place)
{
    const struct ad_tour *tour = s->view->tour;
    const struct ad_tour_entry *entry = &tour->entry[place - 1];

    if (entry->left) {
        put_act(s, "return", place, PAGE_RETURN);
        return;
    }
    if (tour->played == 0 && !entry->here)
        put_act(s, "check-in", place, PAGE_HERE);
    if (tour->rules.rounds == 0 || tour->played < tour->rules.rounds)
        put_ask_bye(s, place);
    put_act(s, "withdraw", place, PAGE_WITHDRAW);
    if (page_tour_may(s, DESK_DIRECTOR))
        put_change(s, place);
}

static void put_badge(struct page_tour *s, const char *sign, enum page_word word, unsigned round)
{
    fprintf(s->p.out, " <span class=\"badge\">%s ", sign);
    page_word(&s->p, word);
    if (round)
        fprintf(s->p.out, " %u", round);
    page_put(&s->p, "</span>");
}

/* Byes of rounds to come. */
static void put_byes(struct page_tour *s, unsigned place)
{
    const struct ad_tour *tour = s->view->tour;
    unsigned last = tour->rules.rounds ? tour->rules.rounds : tour->played + 1;

    for (unsigned r = tour->played; r < last && r < tour->stride; r++) {
        char letter = ad_meeting_of(&s->t, place - 1, r)->result;

        if (letter == 'H' || letter == 'Z' || letter == 'F')
            put_badge(s, letter == 'H' ? "½" : letter == 'Z' ? "0" : "1", PAGE_ROUND, r + 1);
    }
}

static void put_state(struct page_tour *s, unsigned place)
{
    const struct ad_tour_entry *entry = &s->view->tour->entry[place - 1];

    if (entry->left)
        put_badge(s, "→", PAGE_LEFT_AFTER, entry->left - 1u);
    else if (entry->since > 1)
        put_badge(s, "+", PAGE_SINCE, entry->since);
    else if (s->view->tour->played == 0 && entry->here)
        put_badge(s, "✓", PAGE_IS_HERE, 0);
    if (!entry->left)
        put_byes(s, place);
}

static void put_player(struct page_tour *s, unsigned place)
{
    bool left = s->view->tour->entry[place - 1].left;
    struct page *p = &s->p;

    fprintf(p->out, "<tr%s><td class=\"num\">%u</td><th scope=\"row\">",
            left ? " class=\"muted\"" : "", s->t.entrants[place - 1].number);
    page_put(p, left ? "<s>" : "");
    page_tour_name(s, place);
    page_put(p, left ? "</s>" : "");
    put_state(s, place);
    page_put(p, "</th><td class=\"num\">");
    if (s->t.entrants[place - 1].rating)
        fprintf(p->out, "%d", s->t.entrants[place - 1].rating);
    page_put(p, "</td><td>");
    page_text(p, s->view->entry[place - 1].club);
    page_put(p, "</td><td class=\"num strong\">");
    page_tour_points(s, ad_entrant_points(&s->t, place - 1, s->t.played));
    page_put(p, "</td>");
    if (page_tour_may(s, DESK_ARBITER)) {
        page_put(p, "<td class=\"num\">");
        if (s->view->tour->phase == AD_TOUR_RUNNING)
            put_acts(s, place);
        page_put(p, "</td>");
    }
    page_put(p, "</tr>\n");
}

/* Before round 1, as soon as somebody has checked in: how many are not there yet. */
static void put_missing(struct page_tour *s)
{
    const struct ad_tour *tour = s->view->tour;
    unsigned here = 0, missing = 0;

    for (unsigned i = 0; i < tour->count; i++) {
        here += tour->entry[i].here;
        missing += !tour->entry[i].here && !tour->entry[i].left;
    }
    if (tour->played > 0 || here == 0 || missing == 0)
        return;
    fprintf(s->p.out, "<span class=\"badge warn\">○ %u ", missing);
    page_word(&s->p, PAGE_MISSING_YET);
    page_put(&s->p, "</span>");
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

/* Where lists come in; names that are pasted here go there. */
static void put_import(struct page_tour *s, const char *class_name)
{
    char path[64];

    snprintf(path, sizeof path, "/events/%s/import", s->view->event->id);
    page_put(&s->p, "<p data-import>");
    page_link(&s->p, class_name, path, "");
    page_word(&s->p, PAGE_ADD_PLAYERS);
    page_put(&s->p, "</a></p><p class=\"small muted\">");
    page_word(&s->p, PAGE_IMPORT_HINT);
    page_put(&s->p, "</p>\n");
}

static void put_players(struct page_tour *s)
{
    bool may = page_tour_may(s, DESK_DIRECTOR) && s->view->tour->phase == AD_TOUR_RUNNING;
    struct page *p = &s->p;

    page_put(p, "<div class=\"cols c-2-1\"><section class=\"sec\"><header><h2>");
    page_word(p, PAGE_PLAYERS_TAB);
    page_put(p, "</h2>");
    put_missing(s);
    page_put(p, "</header>\n");
    if (s->view->tour->count > 0) {
        put_list(s);
    } else {
        page_put(p, "<div class=\"empty\"><p>");
        page_word(p, PAGE_NO_PLAYERS);
        page_put(p, "</p>");
        if (may)
            put_import(s, "btn main");
        page_put(p, "</div>\n");
    }
    page_put(p, "</section>\n<aside class=\"stack\">\n");
    page_tour_next(s);
    if (may && s->view->tour->count > 0)
        put_import(s, "btn");
    page_put(p, "</aside></div>\n");
}

void page_entries(struct call *c)
{
    if (page_tour_show(c, TAB_PLAYERS, put_players) == DESK_NO_TOUR)
        page_fault(c, &(struct desk_fault){.why = DESK_NO_TOUR});
}
