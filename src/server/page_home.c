/*
 * server/page_home.c -- the first page: what is running now, and which events there are.
 */
#include "server/page.h"

#include <stdlib.h>
#include <time.h>

/* At most: events, running boards as pictures and as lines, games that are looked at for that. */
enum { EVENTS = 50, BOARDS = 2, LINES = 12, LOOKED = 60, AT_ONCE = 200 };

/* ---- in which order ---- */

enum phase { NOW, NEXT, UNDATED, PAST };

struct entry {
    struct desk_event event;
    enum phase phase;
};

static enum phase phase_of(const struct desk_event *e, ad_date today)
{
    ad_date to = e->to != AD_NO_DATE ? e->to : e->from;

    if (e->from == AD_NO_DATE)
        return UNDATED;
    return e->from > today ? NEXT : to < today ? PAST : NOW;
}

/* What is next comes soonest first, all else latest first. */
static int compare(const void *left, const void *right)
{
    const struct entry *a = left, *b = right;
    int order = (int)a->phase - (int)b->phase;

    if (order == 0)
        order = (a->event.from > b->event.from) - (a->event.from < b->event.from);
    if (a->phase == b->phase && a->phase != NEXT)
        order = -order;
    if (order == 0)
        order = strcmp(a->event.name, b->event.name);
    return order ? order : strcmp(a->event.id, b->event.id);
}

/* All events. Today is what this machine's calendar says. */
struct events {
    struct entry *entry;
    size_t count, cap;
    ad_date today;
    bool failed;
};

ad_date page_today(void)
{
    time_t now = time(NULL);
    struct tm local;

    return localtime_r(&now, &local)
               ? ad_date_make(local.tm_year + 1900, local.tm_mon + 1, local.tm_mday)
               : AD_NO_DATE;
}

static void take_event(void *payload, const struct desk_event *e)
{
    struct events *all = payload;

    if (all->count == all->cap) {
        size_t cap = all->cap ? 2 * all->cap : AT_ONCE;
        struct entry *entry = realloc(all->entry, cap * sizeof *entry);

        all->failed |= !entry;
        if (!entry)
            return;
        all->entry = entry;
        all->cap = cap;
    }
    all->entry[all->count++] = (struct entry){*e, phase_of(e, all->today)};
}

/* As the desk lists them they are by ids, which are by lot. */
static bool read_events(struct call *c, struct events *out, struct desk_fault *fault)
{
    char after[DESK_ID], next[DESK_ID] = "";

    out->today = page_today();
    do {
        memcpy(after, next, DESK_ID);
        if (desk_event_each(c->server->desk, next, after, AT_ONCE, take_event, out, fault))
            return false;
    } while (*next);
    *fault = (struct desk_fault){.why = DESK_NO_MEMORY};
    if (out->count > 0)
        qsort(out->entry, out->count, sizeof *out->entry, compare);
    return !out->failed;
}

/* ---- what runs ---- */

/* Boards are written as they are found: the first as pictures, then lines. */
struct running {
    struct page *page;
    const struct desk_event *event;
    unsigned count, looked;
};

static void put_picture(struct page *p, const struct desk_event *e, const struct page_game *g)
{
    page_put(p, "<article class=\"live\">\n");
    page_clock(p, g, AD_BLACK);
    page_board(p, g, false);
    page_clock(p, g, AD_WHITE);
    page_put(p, "<p class=\"line spread small\"><span>");
    page_word(p, PAGE_BOARD);
    fprintf(p->out, " %u · ", g->view->board);
    page_text(p, e->name);
    page_put(p, "</span>");
    page_link(p, "", "/games/", g->view->id);
    page_word(p, PAGE_GAME);
    page_put(p, "<span class=\"sr\">: ");
    page_players(p, g->view->side);
    page_put(p, "</span></a></p></article>\n");
}

static void put_line(struct page *p, const struct desk_event *e, const struct page_game *g)
{
    fprintf(p->out, "<li><span class=\"key\">%u</span><span>", g->view->board);
    page_link(p, "strong", "/games/", g->view->id);
    page_players(p, g->view->side);
    page_put(p, "</a><br><span class=\"small muted\">");
    page_text(p, e->name);
    page_put(p, "</span></span><span>");
    page_text(p, g->last);
    page_put(p, "</span></li>\n");
}

static void put_if_running(void *payload, const struct desk_view *v)
{
    struct running *r = payload;
    struct page_game g;

    if (!v->game->mode[AD_MODE_STARTED] || v->game->result.kind != AD_RESULT_NONE)
        return;
    page_game_begin(&g, v, r->page->lang);
    if (r->count == 0) {
        page_men(r->page);
        page_put(r->page, "<div class=\"livegrid\">\n");
    }
    if (r->count == BOARDS)
        page_put(r->page, "<ul class=\"list\">\n");
    (r->count < BOARDS ? put_picture : put_line)(r->page, r->event, &g);
    r->count++;
}

static void look_at(void *payload, const struct desk_listed *g)
{
    struct running *r = payload;
    struct desk_fault fault;

    if (r->count < BOARDS + LINES && g->result.kind == AD_RESULT_NONE && r->looked++ < LOOKED)
        desk_game_look(r->page->call->server->desk, "", g->game, put_if_running, r, &fault);
}

static void put_running(struct page *p, const struct events *all)
{
    struct running r = {.page = p};
    struct desk_fault fault;
    char next[DESK_ID];

    page_section(p, PAGE_RUNNING_NOW);
    for (size_t i = 0; i < all->count && i < EVENTS && r.count < BOARDS + LINES; i++) {
        r.event = &all->entry[i].event;
        desk_game_each(p->call->server->desk, next, r.event->id, "", AT_ONCE, look_at, &r, &fault);
    }
    if (r.count == 0) {
        page_put(p, "<div class=\"empty\"><p>");
        page_word(p, PAGE_NOTHING_RUNS);
        page_put(p, "</p></div>\n");
    } else {
        page_put(p, r.count > BOARDS ? "</ul>\n</div>\n" : "</div>\n");
    }
    page_put(p, "</section>\n");
}

/* ---- events ---- */

static void put_event(struct page *p, const struct desk_event *e)
{
    page_put(p, "<li><span>");
    page_link(p, "strong", "/events/", e->id);
    page_text(p, e->name);
    page_put(p, "</a><br><span class=\"small muted\">");
    page_text(p, e->place);
    page_put(p, "</span></span><span class=\"small nowrap\">");
    page_days(p, e);
    page_put(p, "</span></li>\n");
}

static bool is_office(struct page *p)
{
    enum desk_role role = DESK_NOBODY;

    people_role(p->call->server->people, &role, call_who(p->call), "", NULL);
    return role >= DESK_OFFICE;
}

static void put_new_event(struct page *p)
{
    page_put(p, "<p>");
    page_link(p, "btn main", "/new-event", "");
    page_word(p, PAGE_NEW_EVENT);
    page_put(p, "</a></p>\n");
}

static void put_events(struct page *p, const struct events *all)
{
    bool office = is_office(p);

    page_section(p, PAGE_EVENTS);
    if (all->count == 0) {
        page_put(p, "<div class=\"empty\"><h3>");
        page_word(p, PAGE_NO_EVENTS);
        page_put(p, "</h3><p>");
        page_word(p, office ? PAGE_HOW_TO_GO_ON : PAGE_HOW_TO_BEGIN);
        page_put(p, "</p>");
        if (office)
            put_new_event(p);
        page_put(p, "</div>\n");
    } else {
        if (office)
            put_new_event(p);
        page_put(p, "<ul class=\"list plain\">\n");
        for (size_t i = 0; i < all->count && i < EVENTS; i++)
            put_event(p, &all->entry[i].event);
        page_put(p, "</ul>\n");
    }
    page_put(p, "</section>\n");
}

static void put_programs(struct page *p)
{
    page_section(p, PAGE_PROGRAMS);
    page_put(p, "<p><a href=\"/api/v1/openapi.json\">");
    page_word(p, PAGE_API);
    page_put(p, "</a></p></section>\n");
}

/* ---- the page ---- */

static void put_all(struct page *p, const struct events *all)
{
    page_put(p, "<div class=\"pagehead\"><div><h1>Adoube</h1><p class=\"lede small\">");
    page_word(p, PAGE_ABOUT);
    page_put(p, "</p></div>");
    page_link(p, "btn main", "/play", "");
    page_word(p, PAGE_PLAY_FRIEND);
    page_put(p, "</a></div>\n<div class=\"cols c-2-1\">\n");
    if (all->count > 0)
        put_running(p, all);
    else
        put_events(p, all);
    page_put(p, "<div class=\"stack\">\n");
    if (all->count > 0)
        put_events(p, all);
    put_programs(p);
    page_put(p, "</div></div>\n");
}

void page_home(struct call *c)
{
    struct events all = {0};
    struct desk_fault fault;
    struct page p;

    if (!read_events(c, &all, &fault)) {
        page_fault(c, &fault);
    } else if (page_begin(&p, c, "Adoube")) {
        put_all(&p, &all);
        page_end(&p, 200);
    }
    free(all.entry);
}
