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
    const json_t *listed;
    const char *id, *from, *name;
    enum phase phase;
};

static enum phase phase_of(const json_t *event, const char *today)
{
    const char *from = page_field(event, "from"), *to = page_field(event, "to");

    if (!*from)
        return UNDATED;
    return strcmp(from, today) > 0 ? NEXT : strcmp(*to ? to : from, today) < 0 ? PAST : NOW;
}

/* What is next comes soonest first, all else latest first. */
static int compare(const void *left, const void *right)
{
    const struct entry *a = left, *b = right;
    int order = (int)a->phase - (int)b->phase;

    if (order == 0)
        order = a->phase == NEXT ? strcmp(a->from, b->from) : strcmp(b->from, a->from);
    if (order == 0)
        order = strcmp(a->name, b->name);
    return order ? order : strcmp(a->id, b->id);
}

/* Today is what this machine's calendar says. */
static void sort(struct entry *out, const json_t *events)
{
    time_t now = time(NULL);
    const json_t *listed;
    struct tm local;
    char today[16] = "";
    size_t i;

    if (localtime_r(&now, &local))
        strftime(today, sizeof today, "%Y-%m-%d", &local);
    json_array_foreach (events, i, listed) {
        const json_t *event = json_object_get(listed, "event");

        out[i] = (struct entry){listed, page_field(listed, "id"), page_field(event, "from"),
                                page_field(event, "name"), phase_of(event, today)};
    }
    qsort(out, json_array_size(events), sizeof *out, compare);
}

/* ---- what runs ---- */

struct running {
    struct page_game game[BOARDS + LINES];
    const json_t *event[BOARDS + LINES];
    unsigned count, looked;
};

static void take_if_running(struct running *r, struct call *c, const json_t *event, const char *id)
{
    struct page_game *g = &r->game[r->count];
    struct desk_text text;
    struct desk_fault fault;

    *g = (struct page_game){.face = DESK_PUBLIC};
    if (desk_game_show(c->server->desk, &text, id, DESK_PUBLIC, &fault))
        return;
    g->all = page_read(&text);
    g->game = json_object_get(g->all, "game");
    if (json_is_true(json_object_get(g->game, "started")) && !json_object_get(g->game, "result"))
        r->event[r->count++] = json_object_get(event, "event");
    else
        json_decref(g->all);
}

static void find_running(struct running *r, struct call *c, const json_t *event)
{
    struct desk_text text;
    struct desk_fault fault;
    const json_t *game;
    json_t *all;
    size_t i;

    if (desk_game_list(c->server->desk, &text, page_field(event, "id"), "", 200, &fault))
        return;
    all = page_read(&text);
    json_array_foreach (json_object_get(all, "games"), i, game)
        if (r->count < BOARDS + LINES && !json_object_get(game, "ended") && r->looked++ < LOOKED)
            take_if_running(r, c, event, page_field(game, "id"));
    json_decref(all);
}

static void put_title(struct page *p, const struct running *r, unsigned i)
{
    page_word(p, PAGE_BOARD);
    fprintf(p->out, " %d · ", (int)json_integer_value(json_object_get(r->game[i].all, "board")));
    page_text(p, page_field(r->event[i], "name"));
}

static void put_picture(struct page *p, const struct running *r, unsigned i)
{
    const struct page_game *g = &r->game[i];

    page_put(p, "<article class=\"live\">\n");
    page_clock(p, g, AD_BLACK);
    page_board(p, g, false);
    page_clock(p, g, AD_WHITE);
    page_put(p, "<p class=\"line spread small\"><span>");
    put_title(p, r, i);
    page_put(p, "</span>");
    page_link(p, "", "/games/", page_field(g->all, "id"));
    page_word(p, PAGE_GAME);
    page_put(p, "<span class=\"sr\">: ");
    page_text(p, page_name(g->all, "white"));
    page_put(p, " – ");
    page_text(p, page_name(g->all, "black"));
    page_put(p, "</span></a></p></article>\n");
}

static void put_line(struct page *p, const struct running *r, unsigned i)
{
    const struct page_game *g = &r->game[i];
    char last[PAGE_MOVE_MAX];

    page_last_move(last, p, g);
    fprintf(p->out, "<li><span class=\"key\">%d</span><span>",
            (int)json_integer_value(json_object_get(g->all, "board")));
    page_link(p, "strong", "/games/", page_field(g->all, "id"));
    page_text(p, page_name(g->all, "white"));
    page_put(p, " – ");
    page_text(p, page_name(g->all, "black"));
    page_put(p, "</a><br><span class=\"small muted\">");
    page_text(p, page_field(r->event[i], "name"));
    page_put(p, "</span></span><span>");
    page_text(p, last);
    page_put(p, "</span></li>\n");
}

static void put_running(struct page *p, const struct running *r)
{
    page_section(p, PAGE_RUNNING_NOW);
    if (r->count == 0) {
        page_put(p, "<div class=\"empty\"><p>");
        page_word(p, PAGE_NOTHING_RUNS);
        page_put(p, "</p></div>\n");
    } else {
        page_put(p, "<div class=\"livegrid\">\n");
        for (unsigned i = 0; i < r->count && i < BOARDS; i++)
            put_picture(p, r, i);
        if (r->count > BOARDS) {
            page_put(p, "<ul class=\"list\">\n");
            for (unsigned i = BOARDS; i < r->count; i++)
                put_line(p, r, i);
            page_put(p, "</ul>\n");
        }
        page_put(p, "</div>\n");
    }
    page_put(p, "</section>\n");
}

/* ---- events ---- */

static void put_event(struct page *p, const json_t *listed)
{
    const json_t *event = json_object_get(listed, "event");

    page_put(p, "<li><span>");
    page_link(p, "strong", "/events/", page_field(listed, "id"));
    page_text(p, page_field(event, "name"));
    page_put(p, "</a><br><span class=\"small muted\">");
    page_text(p, page_field(event, "place"));
    page_put(p, "</span></span><span class=\"small nowrap\">");
    page_days(p, event);
    page_put(p, "</span></li>\n");
}

static void put_events(struct page *p, const struct entry *events, size_t count)
{
    page_section(p, PAGE_EVENTS);
    if (count == 0) {
        page_put(p, "<div class=\"empty\"><h3>");
        page_word(p, PAGE_NO_EVENTS);
        page_put(p, "</h3><p>");
        page_word(p, PAGE_HOW_TO_BEGIN);
        page_put(p, "</p><p><code>adoube account add NAME --role office</code></p></div>\n");
    } else {
        page_put(p, "<ul class=\"list plain\">\n");
        for (size_t i = 0; i < count; i++)
            put_event(p, events[i].listed);
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

static void put_all(struct page *p, struct call *c, const struct entry *event, size_t count)
{
    struct running running = {.count = 0};

    for (size_t i = 0; i < count && running.count < BOARDS + LINES; i++)
        find_running(&running, c, event[i].listed);
    if (running.count > 0)
        page_men(p);
    page_put(p, "<div class=\"cols c-2-1\">\n");
    if (count > 0)
        put_running(p, &running);
    else
        put_events(p, event, count);
    page_put(p, "<div class=\"stack\">\n");
    if (count > 0)
        put_events(p, event, count);
    put_programs(p);
    page_put(p, "</div></div>\n");
    for (unsigned i = 0; i < running.count; i++)
        json_decref(running.game[i].all);
}

/* All events, as the desk lists them: by ids, which are by lot. NULL if it could not, and that was
 * answered. */
static json_t *read_events(struct call *c)
{
    json_t *all = json_array(), *page = NULL;
    struct desk_text text;
    struct desk_fault fault;

    do {
        char after[DESK_ID];

        snprintf(after, sizeof after, "%s", page_field(page, "next"));
        json_decref(page);
        if (desk_event_list(c->server->desk, &text, after, AT_ONCE, &fault)) {
            page_fault(c, &fault);
            json_decref(all);
            return NULL;
        }
        page = page_read(&text);
        json_array_extend(all, json_object_get(page, "events"));
    } while (*page_field(page, "next"));
    json_decref(page);
    return all;
}

void page_home(struct call *c)
{
    json_t *all = read_events(c);
    size_t count = json_array_size(all);
    struct entry *event = all ? calloc(count + 1, sizeof *event) : NULL;
    struct page p;

    if (event && page_begin(&p, c, "Adoube")) {
        page_put(&p, "<div class=\"pagehead\"><div><h1>Adoube</h1><p class=\"lede small\">");
        page_word(&p, PAGE_ABOUT);
        page_put(&p, "</p></div></div>\n");
        sort(event, all);
        put_all(&p, c, event, count < EVENTS ? count : EVENTS);
        page_end(&p, 200);
    }
    free(event);
    json_decref(all);
}
