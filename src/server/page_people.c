/*
 * server/page_people.c -- who comes in: invitations, and for the office everybody with his roles.
 */
#include "server/page.h"

enum { AT_ONCE = 200 };

/* ---- inviting ---- */

static void put_event(void *payload, const struct desk_event *e)
{
    struct page *p = payload;

    fprintf(p->out, "<option value=\"%s\">", e->id);
    page_text(p, e->name);
    page_put(p, "</option>");
}

static bool put_own(void *payload, const char *event, enum desk_role role)
{
    struct page *p = payload;
    struct desk_event e;
    struct desk_fault fault;

    if (role >= DESK_DIRECTOR && *event &&
        !desk_event_look(p->call->server->desk, &e, event, &fault))
        put_event(p, &e);
    return true;
}

static void put_events(struct page *p, enum desk_role own)
{
    char after[DESK_ID], next[DESK_ID] = "";
    struct desk_fault fault;

    if (own < DESK_DIRECTOR) {
        people_roles(p->call->server->people, p->call->who.id, put_own, p, NULL);
        return;
    }
    do {
        memcpy(after, next, DESK_ID);
    } while (!desk_event_each(p->call->server->desk, next, after, AT_ONCE, put_event, p, &fault) &&
             *next);
}

static void put_roles(struct page *p, enum desk_role own)
{
    static const enum desk_role roles[] = {DESK_ARBITER, DESK_BOARD, DESK_DIRECTOR, DESK_PERSON,
                                           DESK_OFFICE};

    for (unsigned i = 0; i < (own >= DESK_OFFICE ? 5 : 2); i++) {
        fprintf(p->out, "<option value=\"%s\">", people_role_word(roles[i]));
        page_text(p, people_role_text(roles[i], p->lang));
        page_put(p, "</option>");
    }
}

static void put_select(struct page *p, const char *name, enum page_word label,
                       void (*options)(struct page *p, enum desk_role own), enum desk_role own)
{
    fprintf(p->out, "<p class=\"field\"><label for=\"%s\">", name);
    page_word(p, label);
    fprintf(p->out, "</label><select id=\"%s\" name=\"%s\">", name, name);
    options(p, own);
    page_put(p, "</select></p>\n");
}

/* The link is shown once: nobody keeps it but who is given it. */
static void put_invite(struct page *p, enum desk_role own)
{
    page_section(p, PAGE_INVITE);
    page_put(p, "<p>");
    page_word(p, PAGE_INVITE_HOW);
    page_put(p, "</p>\n<form id=\"invite\" class=\"card narrow stack\">\n");
    put_select(p, "role", PAGE_ROLE, put_roles, own);
    put_select(p, "event", PAGE_EVENT, put_events, own);
    page_put(p, "<p><button class=\"btn main\" disabled>");
    page_word(p, PAGE_MAKE_LINK);
    page_put(p, "</button></p></form>\n<div role=\"status\"><p class=\"field\" id=\"made\" hidden>"
                "<label for=\"link\">");
    page_word(p, PAGE_LINK_MADE);
    page_put(p, "</label><input id=\"link\" readonly></p></div>\n</section>\n");
}

/* ---- everybody ---- */

static bool put_role(void *payload, const char *event, enum desk_role role)
{
    struct page *p = payload;
    struct desk_event e;
    struct desk_fault fault;

    page_put(p, "<span class=\"badge\">");
    page_text(p, people_role_text(role, p->lang));
    if (*event) {
        page_put(p, ": ");
        page_text(p, desk_event_look(p->call->server->desk, &e, event, &fault) ? event : e.name);
    }
    page_put(p, "</span> ");
    return true;
}

static bool put_person(void *payload, const struct people_account *a)
{
    struct page *p = payload;

    page_put(p, "<tr><th scope=\"row\">");
    page_text(p, a->name);
    page_put(p, "</th><td>");
    people_roles(p->call->server->people, a->id, put_role, p, NULL);
    if (a->locked) {
        page_put(p, "<span class=\"badge stop\">");
        page_word(p, PAGE_LOCKED);
        page_put(p, "</span>");
    }
    fprintf(p->out, "</td><td><button class=\"btn\" data-person=\"%s\">", a->id);
    page_word(p, PAGE_RESET);
    page_put(p, "<span class=\"sr\">: ");
    page_text(p, a->name);
    page_put(p, "</span></button></td></tr>\n");
    return true;
}

static void put_everybody(struct page *p)
{
    page_section(p, PAGE_PEOPLE);
    page_put(p, "<p class=\"field\"><label for=\"search\">");
    page_word(p, PAGE_SEARCH);
    page_put(p, "</label><input id=\"search\" type=\"search\"></p>\n"
                "<div class=\"scroll\"><table class=\"t\"><caption class=\"sr\">");
    page_word(p, PAGE_PEOPLE);
    page_put(p, "</caption><tbody>\n");
    people_list(p->call->server->people, put_person, p, NULL);
    page_put(p, "</tbody></table></div></section>\n");
}

/* ---- the page ---- */

static bool is_director(void *payload, const char *event, enum desk_role role)
{
    (void)event;
    *(bool *)payload |= role >= DESK_DIRECTOR;
    return true;
}

void page_people(struct call *c)
{
    enum desk_role own = DESK_NOBODY;
    bool invites = false;
    struct page p;

    if (c->signed_in) {
        people_role(c->server->people, &own, c->who.id, "", NULL);
        people_roles(c->server->people, c->who.id, is_director, &invites, NULL);
    }
    if (!page_begin(&p, c, "Adoube"))
        return;
    page_put(&p, "<div class=\"pagehead\"><h1>");
    page_word(&p, PAGE_PEOPLE);
    page_put(&p, "</h1></div>\n<div class=\"stack\">\n");
    if (invites) {
        put_invite(&p, own);
    } else {
        page_put(&p, "<p class=\"note\"><span>");
        page_word(&p, PAGE_NOBODY_TO_INVITE);
        page_put(&p, "</span></p>\n");
    }
    if (own >= DESK_OFFICE)
        put_everybody(&p);
    page_refused(&p);
    page_put(&p, "</div>\n");
    if (invites)
        page_put(&p, "<script type=\"module\" src=\"/web/people.js\"></script>\n");
    page_end(&p, 200);
}
