/*
 * server/page_entries.c -- who takes part; a director pastes a list, and takes back or adds single ones.
 */
#include "server/page_tour.h"

#include <stdlib.h>

#include "wire/order.h"

/* A key of the row, and what it does; `shown` is hidden from those who see the row's state. */
static void put_key(struct page_tour *s, const char *key)
{
    if (*key)
        fprintf(s->p.out, " data-key=\"%s\"", key);
}

static void put_act(struct page_tour *s, const char *act, const char *key, unsigned place,
                    enum page_word word)
{
    struct page *p = &s->p;

    fprintf(p->out, "<button type=\"button\" class=\"link\" id=\"%s%u\"", act, place);
    put_key(s, key);
    fprintf(p->out, " data-do='{\"do\":\"%s\",\"who\":%u}'>", act, place);
    page_word(p, word);
    page_put(p, "</button>");
}

/* A button that opens a dialog about somebody, with the command as far as it is known. */
static void put_ask(struct page_tour *s, const char *act, const char *key, unsigned place,
                    const char *command, enum page_word word)
{
    struct page *p = &s->p;

    fprintf(p->out, "<button type=\"button\" class=\"link\" id=\"%s%u\" data-ask=\"%s\"", act,
            place, act);
    put_key(s, key);
    page_put(p, " data-about=\"");
    if (place)
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
    put_ask(s, "bye", "b", place, command, PAGE_ASK_BYE);
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
        put_ask(s, "change", "e", place, command, PAGE_CHANGE);
}

/* Of a fee: all of it is paid, or nothing. */
static void put_fee_act(struct page_tour *s, unsigned place)
{
    const struct ad_tour *tour = s->view->tour;
    bool paid = tour->entry[place - 1].paid >= tour->rules.fee;

    if (!tour->rules.fee)
        return;
    fprintf(s->p.out,
            "<button type=\"button\" class=\"link\" id=\"pay%u\" data-key=\"f\" "
            "data-do='{\"do\":\"pay\",\"who\":%u,\"number\":%u}'>",
            place, place, paid ? 0u : tour->rules.fee);
    page_word(&s->p, paid ? PAGE_NOT_PAID : PAGE_HAS_PAID);
    page_put(&s->p, "</button>");
}

static void put_acts(struct page_tour *s, unsigned place)
{
    const struct ad_tour *tour = s->view->tour;
    const struct ad_tour_entry *entry = &tour->entry[place - 1];

    put_fee_act(s, place);
    if (entry->left) {
        put_act(s, "return", "w", place, PAGE_RETURN);
        return;
    }
    if (tour->played == 0)
        put_act(s, entry->here ? "not-here" : "check-in", "Space", place,
                entry->here ? PAGE_NOT_HERE : PAGE_HERE);
    if (tour->rules.rounds == 0 || tour->played < tour->rules.rounds)
        put_ask_bye(s, place);
    put_act(s, "withdraw", "w", place, PAGE_WITHDRAW);
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

/* Byes of rounds to come; how many. */
static unsigned put_byes(struct page_tour *s, unsigned place, bool put)
{
    const struct ad_tour *tour = s->view->tour;
    unsigned last = tour->rules.rounds ? tour->rules.rounds : tour->played + 1, count = 0;

    for (unsigned r = tour->played; r < last && r < tour->stride; r++) {
        char letter = tour->meetings[(place - 1) * tour->stride + r].result;

        if (letter != 'H' && letter != 'Z' && letter != 'F')
            continue;
        count++;
        if (put)
            put_badge(s, letter == 'H' ? "½" : letter == 'Z' ? "0" : "1", PAGE_ROUND, r + 1);
    }
    return count;
}

static bool is_owing(const struct ad_tour *tour, unsigned place)
{
    return tour->entry[place - 1].paid < tour->rules.fee;
}

/* Before round 1, as soon as somebody has checked in. */
static bool is_missing(const struct ad_tour *tour, unsigned place)
{
    unsigned here = 0;

    for (unsigned i = 0; i < tour->count; i++)
        here += tour->entry[i].here;
    return tour->played == 0 && here > 0 && !tour->entry[place - 1].here &&
           !tour->entry[place - 1].left;
}

static void put_cents(struct page *p, unsigned cents)
{
    if (cents % 100)
        fprintf(p->out, "%u%c%02u €", cents / 100, p->lang == AD_DE ? ',' : '.', cents % 100);
    else
        fprintf(p->out, "%u €", cents / 100);
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
        put_byes(s, place, true);
}

static void put_fee(struct page_tour *s, unsigned place)
{
    const struct ad_tour *tour = s->view->tour;
    unsigned paid = tour->entry[place - 1].paid;
    struct page *p = &s->p;

    page_put(p, "<td class=\"num nowrap\">");
    if (is_owing(tour, place)) {
        page_put(p, "<span class=\"badge wait\">");
        page_word(p, PAGE_OWES);
        page_put(p, " ");
        put_cents(p, tour->rules.fee - paid);
        page_put(p, "</span>");
    } else {
        put_cents(p, paid);
        page_put(p, " ✓");
    }
    page_put(p, "</td>");
}

/* Which of the filters he is in. */
static void put_kinds(struct page_tour *s, unsigned place)
{
    const struct ad_tour *tour = s->view->tour;
    const struct ad_tour_entry *entry = &tour->entry[place - 1];

    fprintf(s->p.out, " data-who=\"%u\" data-kinds=\"%s%s%s%s%s\"", place,
            is_missing(tour, place) ? "missing " : "", entry->here && !entry->left ? "here " : "",
            !entry->left && put_byes(s, place, false) ? "bye " : "", entry->left ? "left " : "",
            is_owing(tour, place) ? "owing" : "");
}

static void put_player(struct page_tour *s, unsigned place)
{
    bool left = s->view->tour->entry[place - 1].left;
    struct page *p = &s->p;

    page_put(p, left ? "<tr class=\"muted\"" : "<tr");
    put_kinds(s, place);
    fprintf(p->out, "><td class=\"num\">%u</td><th scope=\"row\">",
            s->t.entrants[place - 1].number);
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
        if (s->view->tour->rules.fee)
            put_fee(s, place);
        page_put(p, "<td class=\"num acts\">");
        if (s->view->tour->phase == AD_TOUR_RUNNING)
            put_acts(s, place);
        page_put(p, "</td>");
    }
    page_put(p, "</tr>\n");
}

static unsigned count_missing(const struct ad_tour *tour)
{
    unsigned n = 0;

    for (unsigned place = 1; place <= tour->count; place++)
        n += is_missing(tour, place);
    return n;
}

/* Who is missing, with the button that is pressed when they come in at the door. */
static void put_missing(struct page_tour *s)
{
    const struct ad_tour *tour = s->view->tour;
    unsigned missing = count_missing(tour), shown = 0;
    struct page *p = &s->p;

    if (missing == 0)
        return;
    fprintf(p->out, "<section class=\"card stack tight is-warn\" id=\"missing\"><h2>%u ", missing);
    page_word(p, PAGE_MISSING_YET);
    page_put(p, "</h2><ul class=\"list plain\">");
    for (unsigned n = 1; n <= tour->count && shown < 12; n++) {
        unsigned place = ad_tour_numbered(tour, n);

        if (!place || !is_missing(tour, place))
            continue;
        shown++;
        page_put(p, "<li><b>");
        page_text(p, s->view->entry[place - 1].name);
        fprintf(
            p->out,
            "</b><button type=\"button\" class=\"btn\" data-do='{\"do\":\"check-in\",\"who\":%u}'>",
            place);
        page_word(p, PAGE_HERE);
        page_put(p, "<span class=\"sr\">: ");
        page_text(p, s->view->entry[place - 1].name);
        page_put(p, "</span></button></li>");
    }
    page_put(p, "</ul></section>\n");
}

/* ---- search and filters: which rows are shown ---- */

static void put_filter(struct page_tour *s, const char *kind, const char *sign, unsigned count,
                       enum page_word word)
{
    if (*kind && count == 0)
        return;
    fprintf(s->p.out,
            "<button type=\"button\" class=\"btn\" data-filter=\"%s\" aria-pressed=\"%s\">%s", kind,
            *kind ? "false" : "true", sign);
    page_word(&s->p, word);
    fprintf(s->p.out, " <b>%u</b></button>", count);
}

static void put_filters(struct page_tour *s)
{
    const struct ad_tour *tour = s->view->tour;
    unsigned here = 0, left = 0, byes = 0, owing = 0;
    struct page *p = &s->p;

    for (unsigned place = 1; place <= tour->count; place++) {
        bool gone = tour->entry[place - 1].left;

        here += tour->entry[place - 1].here && !gone && tour->played == 0;
        left += gone;
        byes += !gone && put_byes(s, place, false);
        owing += is_owing(tour, place);
    }
    page_put(p, "<p class=\"field\"><label class=\"sr\" for=\"find\">");
    page_word(p, PAGE_FIND);
    page_put(p, "</label><input id=\"find\" type=\"search\" autocomplete=\"off\" placeholder=\"");
    page_word(p, PAGE_FIND);
    page_put(p, " ( / )\"></p><div class=\"line\" role=\"group\" aria-label=\"");
    page_word(p, PAGE_PLAYERS_TAB);
    page_put(p, "\">");
    put_filter(s, "", "", tour->count, PAGE_ALL_OF_THEM);
    put_filter(s, "missing", "○ ", count_missing(tour), PAGE_NOT_HERE_YET);
    put_filter(s, "here", "✓ ", here, PAGE_HERE);
    put_filter(s, "bye", "½ ", byes, PAGE_BYES);
    put_filter(s, "left", "→ ", left, PAGE_WITHDRAWN);
    put_filter(s, "owing", "€ ", owing, PAGE_OWING);
    page_put(p, "</div>\n");
}

static void put_list(struct page_tour *s)
{
    struct page *p = &s->p;

    page_put(p,
             "<div class=\"scroll\" tabindex=\"0\"><table class=\"cards\"><caption class=\"sr\">");
    page_word(p, PAGE_PLAYERS_TAB);
    page_put(p, "</caption><thead><tr>");
    page_column(p, "num", PAGE_NUMBER);
    page_column(p, "", PAGE_YOUR_NAME);
    page_column(p, "num", PAGE_RATING);
    page_column(p, "", PAGE_CLUB);
    page_column(p, "num", PAGE_POINTS);
    if (page_tour_may(s, DESK_ARBITER)) {
        if (s->view->tour->rules.fee)
            page_column(p, "num", PAGE_FEE);
        page_put(p, "<td></td>"); /* buttons */
    }
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

/* ---- beside them ---- */

static void put_keys(struct page_tour *s)
{
    static const struct {
        const char *key;
        enum page_word word;
    } rows[] = {{"↑</kbd> <kbd>↓", PAGE_KEYS_ROW},
                {"␣", PAGE_KEYS_HERE},
                {"F", PAGE_KEYS_FEE},
                {"B", PAGE_ASK_BYE},
                {"W", PAGE_WITHDRAW},
                {"E", PAGE_CHANGE},
                {"N", PAGE_KEYS_NEXT},
                {"+", PAGE_KEYS_ENTER},
                {"/", PAGE_KEYS_FIND}};
    struct page *p = &s->p;

    page_put(p, "<div class=\"card stack tight hide-phone\"><h2>");
    page_word(p, PAGE_KEYS);
    page_put(p, "</h2><dl class=\"kl\">");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        fprintf(p->out, "<dt><kbd>%s</kbd></dt><dd>", rows[i].key);
        page_word(p, rows[i].word);
        page_put(p, "</dd>");
    }
    page_put(p, "</dl></div>\n");
}

/* Rules are sent whole, so that what is not asked for stays. */
static void put_ask_fee(struct page_tour *s)
{
    struct wire_tour_command c = {.cmd = {.kind = AD_TOUR_SET, .rules = &s->view->tour->rules},
                                  .person = {.born = AD_NO_DATE}};
    char command[WIRE_THING_MAX];

    if (wire_tour_command_write(command, sizeof command, &c) > 0)
        put_ask(s, "fee", "", 0, command, PAGE_FEE_SET);
}

static void put_forbidden(struct page_tour *s)
{
    const struct ad_tour *tour = s->view->tour;
    struct page *p = &s->p;

    if (tour->forbidden_count == 0)
        return;
    page_put(p, "<h3>");
    page_word(p, PAGE_FORBIDDEN);
    page_put(p, "</h3><ul class=\"small\">");
    for (unsigned i = 0; i < tour->forbidden_count; i++) {
        const struct ad_forbidden *f = &tour->forbidden[i];

        page_put(p, "<li>");
        for (unsigned k = 0; k < f->count; k++) {
            page_put(p, k ? " – " : "");
            page_text(p, s->view->entry[tour->forbidden_who[f->at + k]].name);
        }
        page_put(p, "</li>");
    }
    page_put(p, "</ul>");
}

/* What a director does that is about nobody in the list. */
static void put_more(struct page_tour *s)
{
    struct page *p = &s->p;

    page_put(p, "<div class=\"card stack tight\">");
    put_import(s, "btn");
    page_put(p, "<p>");
    put_ask(s, "enter", "+", 0, "{\"do\":\"enter\",\"person\":{}}", PAGE_ENTER_PERSON);
    page_put(p, "</p><p>");
    put_ask_fee(s);
    page_put(p, "</p><p>");
    if (s->view->tour->count > 1)
        put_ask(s, "forbid", "", 0, "{\"do\":\"forbid\",\"list\":[]}", PAGE_FORBID);
    page_put(p, "</p>");
    put_forbidden(s);
    page_put(p, "</div>\n");
}

static void put_players(struct page_tour *s)
{
    bool may = page_tour_may(s, DESK_DIRECTOR) && s->view->tour->phase == AD_TOUR_RUNNING;
    struct page *p = &s->p;

    page_put(p, "<div class=\"cols c-2-1 players\"><section class=\"sec\"><header><h2>");
    page_word(p, PAGE_PLAYERS_TAB);
    page_put(p, "</h2></header>\n");
    if (s->view->tour->count > 0) {
        put_filters(s);
        put_list(s);
    } else {
        page_put(p, "<div class=\"empty\"><p>");
        page_word(p, PAGE_NO_PLAYERS);
        page_put(p, "</p></div>\n");
    }
    page_put(p, "</section>\n<aside class=\"stack\">\n");
    page_tour_next(s);
    if (page_tour_may(s, DESK_ARBITER))
        put_missing(s);
    if (may)
        put_more(s);
    if (page_tour_may(s, DESK_ARBITER) && s->view->tour->phase == AD_TOUR_RUNNING)
        put_keys(s);
    page_put(p, "</aside></div>\n");
}

void page_entries(struct call *c)
{
    if (page_tour_show(c, TAB_PLAYERS, put_players) == DESK_NO_TOUR)
        page_fault(c, &(struct desk_fault){.why = DESK_NO_TOUR});
}
