/*
 * server/page_tour.c -- the frame of a tournament's pages.
 *
 * A page is written by the server alone. Its script (web/event.js) sends what buttons and keys say,
 * and when the tournament has moved on it asks for the page again and puts what has changed in place.
 */
#include "server/page_tour.h"

#include <stdlib.h>

#include "adoube/laws.h"

bool page_tour_may(const struct page_tour *s, enum desk_role least)
{
    return s->view->role >= least;
}

void page_column(struct page *p, const char *class_name, enum page_word word)
{
    fprintf(p->out, "<th scope=\"col\" class=\"%s\">", class_name);
    page_word(p, word);
    page_put(p, "</th>");
}

void page_tour_button(struct page_tour *s, const char *class_name, const char *command,
                      enum page_word word)
{
    fprintf(s->p.out, "<button type=\"button\" class=\"%s\" data-do=\"", class_name);
    page_text(&s->p, command);
    page_put(&s->p, "\">");
    page_word(&s->p, word);
    page_put(&s->p, "</button>");
}

void page_tour_name(struct page_tour *s, unsigned place)
{
    static const char *const titles[] = {"", "WCM", "WFM", "CM", "WIM", "FM", "WGM", "IM", "GM"};
    unsigned title = s->t.entrants[place - 1].title;

    if (title)
        fprintf(s->p.out, "<span class=\"muted\">%s</span> ", titles[title]);
    page_text(&s->p, s->view->entry[place - 1].name);
}

void page_tour_points(struct page_tour *s, ad_points points)
{
    ad_points whole = points / 10;

    if (points % 10 == 0)
        fprintf(s->p.out, "%d", (int)whole);
    else if (points % 10 == 5)
        whole ? fprintf(s->p.out, "%d½", (int)whole) : fprintf(s->p.out, "½");
    else
        fprintf(s->p.out, "%d%c%d", (int)whole, s->p.lang == AD_DE ? ',' : '.', (int)(points % 10));
}

/* ---- what is to be done now ---- */

static unsigned taking_part(const struct ad_tour *tour)
{
    unsigned n = 0;

    for (unsigned i = 0; i < tour->count; i++)
        n += tour->entry[i].left == 0;
    return n;
}

static bool is_last(const struct ad_tour *tour)
{
    return tour->rules.rounds > 0 && tour->played >= tour->rules.rounds;
}

static void link_round(struct page_tour *s, const char *class_name, unsigned round)
{
    char path[64];

    snprintf(path, sizeof path, "/events/%s/rounds/%u", s->view->event->id, round);
    page_link(&s->p, class_name, path, "");
    page_word(&s->p, PAGE_ROUND);
    fprintf(s->p.out, " %u</a>", round);
}

static void put_missing(struct page_tour *s, unsigned open, unsigned games)
{
    struct page *p = &s->p;

    fprintf(p->out, "<p class=\"big\">%u <span class=\"muted\">", games - open);
    page_word(p, PAGE_OF);
    fprintf(p->out, " %u</span></p><progress max=\"%u\" value=\"%u\">%u/%u</progress><p><b>", games,
            games, games - open, games - open, games);
    fprintf(p->out, "%u ", open);
    page_word(p, open == 1 ? PAGE_RESULT_MISSING : PAGE_RESULTS_MISSING);
    page_put(p, "</b></p><p>");
    link_round(s, "btn", s->rounds);
    page_put(p, "</p>");
}

static void put_step(struct page_tour *s, enum page_word says, const char *command,
                     enum page_word word)
{
    page_put(&s->p, "<p class=\"big\">");
    page_word(&s->p, says);
    page_put(&s->p, "</p>");
    if (command && page_tour_may(s, DESK_DIRECTOR)) {
        page_put(&s->p, "<p>");
        page_tour_button(s, "btn main", command, word);
        page_put(&s->p, "</p>");
    }
}

/* A round, and what is to be done with it. */
static void put_round_step(struct page_tour *s, unsigned round, const char *command,
                           enum page_word word, enum desk_role least)
{
    struct page *p = &s->p;

    page_put(p, "<p class=\"big\">");
    page_word(p, PAGE_ROUND);
    fprintf(p->out, " %u</p>", round);
    if (page_tour_may(s, least)) {
        page_put(p, "<p>");
        page_tour_button(s, "btn main", command, word);
        page_put(p, "</p>");
    }
}

static void put_next_round(struct page_tour *s)
{
    put_round_step(s, s->view->tour->played + 1, "{\"do\":\"pair\"}", PAGE_PAIR, DESK_DIRECTOR);
}

static void put_publish(struct page_tour *s)
{
    put_round_step(s, s->rounds, "{\"do\":\"publish\"}", PAGE_PUBLISH, DESK_ARBITER);
    page_put(&s->p, "<p class=\"small muted\">");
    page_word(&s->p, PAGE_UNPUBLISHED);
    page_put(&s->p, "</p>");
}

static unsigned games_of(const struct page_tour *s, unsigned round)
{
    const struct ad_tour *tour = s->view->tour;
    unsigned n = 0;

    for (unsigned i = 0; i < tour->count; i++) {
        const struct ad_meeting *m = ad_meeting_of(&s->t, i, round - 1);
        n += m->opponent && m->colour == 'w';
    }
    return n;
}

void page_tour_next(struct page_tour *s)
{
    const struct ad_tour *tour = s->view->tour;
    unsigned open = s->rounds ? ad_tour_open(tour, s->rounds, NULL) : 0;

    page_put(&s->p, "<div class=\"card stack tight\">");
    if (tour->phase == AD_TOUR_FINISHED)
        put_step(s, PAGE_FINISHED, NULL, PAGE_FINISHED);
    else if (taking_part(tour) < 2)
        put_step(s, PAGE_PLAYERS_FIRST, NULL, PAGE_PLAYERS);
    else if (s->rounds > 0 && !tour->round[s->rounds - 1].published)
        put_publish(s);
    else if (open > 0)
        put_missing(s, open, games_of(s, s->rounds));
    else if (is_last(tour))
        put_step(s, PAGE_ALL_PLAYED, "{\"do\":\"finish\"}", PAGE_FINISH);
    else
        put_next_round(s);
    page_put(&s->p, "</div>\n");
}

/* ---- the frame ---- */

static void put_kind(struct page_tour *s)
{
    const struct ad_tour_rules *r = &s->view->tour->rules;

    page_word(&s->p, r->system == AD_ROUND_ROBIN ? PAGE_ROUND_ROBIN
                     : r->system == AD_KNOCKOUT  ? PAGE_KNOCKOUT
                                                 : PAGE_SWISS);
    if (r->rounds) {
        fprintf(s->p.out, ", %u ", r->rounds);
        page_word(&s->p, PAGE_ROUNDS);
    }
    fprintf(s->p.out, ", %u ", s->view->tour->count);
    page_word(&s->p, PAGE_PLAYERS);
}

static void put_head(struct page_tour *s)
{
    const struct desk_event *e = s->view->event;
    struct page *p = &s->p;

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
    put_kind(s);
    page_put(p, " · ");
    page_text(p, ad_edition_title(e->edition, p->lang));
    page_put(p, "</p></div></div>\n");
}

static void put_tab(struct page_tour *s, enum page_tab tab, enum page_tab here)
{
    static const enum page_word words[TABS] = {PAGE_OVERVIEW, PAGE_ROUNDS_TAB, PAGE_STANDINGS,
                                               PAGE_PLAYERS_TAB};
    char path[64];
    const char *id = s->view->event->id;

    if (tab == TAB_ROUNDS)
        snprintf(path, sizeof path, "/events/%s/rounds/%u", id, s->rounds);
    else
        snprintf(path, sizeof path, "/events/%s%s", id,
                 tab == TAB_STANDINGS ? "/standings"
                 : tab == TAB_PLAYERS ? "/players"
                                      : "");
    if (tab == TAB_ROUNDS && s->rounds == 0)
        return;
    page_link_here(&s->p, path, tab == here);
    page_word(&s->p, words[tab]);
    page_put(&s->p, "</a>");
}

static void put_tabs(struct page_tour *s, enum page_tab here)
{
    page_put(&s->p, "<nav class=\"tabs\" aria-label=\"");
    page_text(&s->p, s->view->event->name);
    page_put(&s->p, "\">");
    for (enum page_tab tab = 0; tab < TABS; tab++)
        put_tab(s, tab, here);
    page_put(&s->p, "</nav>\n");
}

/* Whoever looks at the demonstration may direct it. */
static void put_demo(struct page_tour *s)
{
    struct page *p = &s->p;

    page_put(p, "<p class=\"note demo\"><span class=\"line spread\"><span>");
    page_word(p, PAGE_IS_DEMO);
    page_put(p, "</span> <button type=\"button\" class=\"btn main\" data-take-over>");
    page_word(p, PAGE_TAKE_OVER);
    page_put(p, "</button></span></p>\n");
}

/* What the script needs: where to send, and the words it says. */
static void put_script(struct page_tour *s)
{
    struct page *p = &s->p;

    page_put(p, "<p class=\"note stop\" id=\"refused\" role=\"alert\" hidden data-lost=\"");
    page_word(p, PAGE_NOT_SENT);
    page_put(p, "\" data-number=\"");
    page_word(p, PAGE_NUMBER);
    page_put(p, "\" data-since=\"");
    page_word(p, PAGE_SINCE);
    page_put(p, "\" data-undo-why=\"");
    page_word(p, PAGE_UNDO_WHY);
    page_put(
        p,
        "\"><span></span></p>\n<p class=\"note warn\" id=\"lost\" role=\"status\" hidden><span>");
    page_word(p, PAGE_LOST);
    page_put(p, "</span></p>\n<p class=\"sr\" id=\"said\" aria-live=\"polite\"></p>\n"
                "<p class=\"note\" id=\"told\" role=\"status\" hidden><span></span></p>\n");
    page_tour_dialogs(s);
    page_put(p, "<script type=\"module\" src=\"/web/event.js\"></script>\n");
}

struct showing {
    struct page_tour s;
    struct call *call;
    enum page_tab tab;
    page_tour_fn *body;
    bool begun;
};

/* The round that the address names; 0: there is no such round. */
static unsigned round_of(const struct call *c, unsigned rounds)
{
    unsigned long n = c->arg[1][0] ? strtoul(c->arg[1], NULL, 10) : rounds;

    return n <= rounds ? (unsigned)n : 0;
}

/* What is paired is not yet everybody's to see. */
static unsigned rounds_of(const struct desk_tour_view *v)
{
    unsigned n = v->tour->played;

    while (n > 0 && !desk_tour_shows(v, n))
        n--;
    return n;
}

static void show(void *payload, const struct desk_tour_view *v)
{
    struct showing *w = payload;
    struct page_tour *s = &w->s;
    char title[512];

    s->view = v;
    s->rounds = rounds_of(v);
    s->round = round_of(w->call, s->rounds);
    ad_tour_view(&s->t, v->tour);
    s->t.played = s->rounds;
    snprintf(title, sizeof title, "%.400s · Adoube", v->event->name);
    w->begun = page_begin(&s->p, w->call, title);
    if (!w->begun)
        return;
    fprintf(s->p.out, "<div id=\"tour\" data-event=\"%s\" data-seq=\"%llu\" data-played=\"%u\">\n",
            v->event->id, (unsigned long long)v->seq, v->tour->played);
    put_head(s);
    put_tabs(s, w->tab);
    if (demo_is_on(w->call->server, v->event->id))
        put_demo(s);
    w->body(s);
    page_put(&s->p, "</div>\n");
    put_script(s);
}

enum desk_why page_tour_show(struct call *c, enum page_tab tab, page_tour_fn *body)
{
    struct showing w = {.call = c, .tab = tab, .body = body};
    struct desk_fault fault = {0};
    enum desk_why why = desk_tour_look(c->server->desk, call_who(c), c->arg[0], show, &w, &fault);

    if (w.begun)
        page_end(&w.s.p, 200);
    else if (why && why != DESK_NO_TOUR)
        page_fault(c, &fault);
    return why;
}
