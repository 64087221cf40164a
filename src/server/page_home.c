/*
 * server/page_home.c -- the first page: which events there are.
 */
#include "server/page.h"

static const char *text_of(const json_t *event, const char *field)
{
    const char *text = json_string_value(json_object_get(event, field));

    return text ? text : "";
}

/* 14.11.2026 in German, 2026-11-14 in English. */
static void put_day(struct page *p, const char *day)
{
    if (p->call->lang == AD_DE && strlen(day) == 10)
        fprintf(p->out, "<time datetime=\"%s\">%.2s.%.2s.%.4s</time>", day, day + 8, day + 5, day);
    else
        fprintf(p->out, "<time datetime=\"%s\">%s</time>", day, day);
}

static void put_event(struct page *p, const json_t *listed)
{
    const json_t *event = json_object_get(listed, "event");
    const char *from = text_of(event, "from"), *to = text_of(event, "to");

    page_put(p, "<li><span></span><span><a class=\"strong\" href=\"/api/v1/events/");
    page_text(p, text_of(listed, "id"));
    page_put(p, "/games\">");
    page_text(p, text_of(event, "name"));
    page_put(p, "</a><br><span class=\"small muted\">");
    page_text(p, text_of(event, "place"));
    page_put(p, "</span></span><span class=\"small\">");
    put_day(p, from);
    if (strcmp(from, to) != 0) {
        page_put(p, " – ");
        put_day(p, to);
    }
    page_put(p, "</span></li>\n");
}

static void put_events(struct page *p, const json_t *events)
{
    const json_t *event;
    size_t i;

    page_put(p, "<section class=\"sec\"><header><h2>");
    page_word(p, PAGE_EVENTS);
    page_put(p, "</h2></header>\n");
    if (json_array_size(events) == 0) {
        page_put(p, "<div class=\"empty\"><h3>");
        page_word(p, PAGE_NO_EVENTS);
        page_put(p, "</h3><p>");
        page_word(p, PAGE_HOW_TO_BEGIN);
        page_put(p, "</p><p><code>adoube account add NAME --role office</code></p></div>\n");
    } else {
        page_put(p, "<ul class=\"list\">\n");
        json_array_foreach(events, i, event) put_event(p, event);
        page_put(p, "</ul>\n");
    }
    page_put(p, "</section>\n");
}

static void put_programs(struct page *p)
{
    page_put(p, "<section class=\"sec\"><header><h2>");
    page_word(p, PAGE_PROGRAMS);
    page_put(p, "</h2></header><p><a href=\"/api/v1/openapi.json\">");
    page_word(p, PAGE_API);
    page_put(p, "</a></p></section>\n");
}

void page_home(struct call *c)
{
    struct desk_text text = {0};
    struct desk_fault fault;
    struct page p;
    bool well = !desk_event_list(c->server->desk, &text, "", 50, &fault);
    json_t *all = well ? json_loadb(text.json, text.len, 0, NULL) : NULL;

    desk_text_free(&text);
    if (page_begin(&p, c, "Adoube")) {
        page_put(&p, "<div class=\"pagehead\"><div><h1>Adoube</h1><p>");
        page_word(&p, PAGE_ABOUT);
        page_put(&p, "</p></div></div>\n<div class=\"cols c-2-1\">\n");
        if (well)
            put_events(&p, json_object_get(all, "events"));
        else
            page_word(&p, PAGE_TROUBLE);
        put_programs(&p);
        page_put(&p, "</div>\n");
        page_end(&p, well ? 200 : 503);
    }
    json_decref(all);
}
