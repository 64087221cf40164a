/*
 * server/page_links.c -- addresses to hang up and to hand out: the event for everybody, kiosks, every player's
 * card; and the page that such a link opens.
 */
#include "server/page_tour.h"
#include "server/qr_path.h"

#include <stdlib.h>

static void put_code(struct page *p, const char *link)
{
    unsigned size;
    char *path = qr_path(link, &size);

    if (path)
        fprintf(p->out,
                "<svg class=\"qr\" viewBox=\"0 0 %u %u\" role=\"img\" aria-label=\"QR\"><path "
                "d=\"%s\"/></svg>",
                size, size, path);
    free(path);
}

/* What everybody may see needs no key: on phones, and on screens that can do nothing else. */
static void put_public(struct page_tour *s)
{
    const char *host = http_header(s->p.call->http, "Host");
    struct page *p = &s->p;
    char link[300];

    snprintf(link, sizeof link, "http://%s/events/%s", host ? host : "localhost",
             s->view->event->id);
    page_section(p, PAGE_FOR_EVERYBODY);
    page_put(p, "<p>");
    page_word(p, PAGE_FOR_EVERYBODY_HOW);
    page_put(p, "</p>");
    put_code(p, link);
    page_put(p, "<p class=\"small\"><a href=\"");
    page_text(p, link);
    page_put(p, "\">");
    page_text(p, link);
    page_put(p, "</a></p></section>\n");
}

static void put_maker(struct page *p, const char *kind, enum page_word title, enum page_word how,
                      enum page_word word)
{
    page_section(p, title);
    page_put(p, "<p>");
    page_word(p, how);
    fprintf(p->out,
            "</p><p class=\"noprint\"><button type=\"button\" class=\"btn\" data-make=\"%s\">",
            kind);
    page_word(p, word);
    fprintf(p->out,
            "</button></p><ul class=\"codes\" id=\"%s\" aria-live=\"polite\"></ul></section>\n",
            kind);
}

static bool put_pass(void *payload, const struct people_pass *pass)
{
    struct page_tour *s = payload;
    struct page *p = &s->p;

    page_put(p, "<li><span>");
    if (pass->place && pass->place <= s->view->tour->count)
        page_text(p, s->view->entry[pass->place - 1].name);
    else
        page_word(p, PAGE_KIOSK);
    page_put(p, " <span class=\"small muted\">");
    page_word(p, PAGE_LINK_UNTIL);
    page_put(p, " ");
    page_moment(p, pass->until_ms);
    fprintf(p->out, "</span></span><button type=\"button\" class=\"btn\" data-withdraw=\"%s\">",
            pass->id);
    page_word(p, PAGE_WITHDRAW_LINK);
    page_put(p, "</button></li>\n");
    return true;
}

static void put_links(struct page_tour *s)
{
    struct page *p = &s->p;

    if (!page_tour_may(s, DESK_ARBITER)) {
        page_put(p, "<p class=\"note\"><span>");
        page_word(p, PAGE_ARBITERS_LINK);
        page_put(p, "</span></p>\n");
        return;
    }
    page_put(p, "<div id=\"links\" class=\"stack\" data-keep>\n");
    put_public(s);
    put_maker(p, "kiosk", PAGE_KIOSK, PAGE_KIOSK_HOW, PAGE_KIOSK_MAKE);
    put_maker(p, "players", PAGE_OWN_CARDS, PAGE_CARDS_HOW, PAGE_CARDS_MAKE);
    page_section(p, PAGE_OPEN_LINKS);
    page_put(p, "<ul class=\"list plain\">\n");
    people_passes(p->call->server->people, s->view->event->id, put_pass, s, NULL);
    page_put(p,
             "</ul></section>\n</div>\n<script type=\"module\" src=\"/web/links.js\"></script>\n");
}

void page_links(struct call *c)
{
    if (page_tour_show(c, TAB_EVENT, put_links) == DESK_NO_TOUR)
        page_fault(c, &(struct desk_fault){.why = DESK_NO_TOUR});
}

void page_pass_open(struct call *c)
{
    struct page p;

    if (!page_begin(&p, c, "Adoube"))
        return;
    page_put(&p, "<div class=\"pagehead\"><h1>");
    page_word(&p, PAGE_LINK);
    page_put(&p, "</h1></div>\n<noscript><p class=\"note\"><span>");
    page_word(&p, PAGE_NEEDS_SCRIPT);
    page_put(&p, "</span></p></noscript>\n");
    page_refused(&p);
    page_put(&p, "<script type=\"module\" src=\"/web/links.js\"></script>\n");
    page_end(&p, 200);
}
