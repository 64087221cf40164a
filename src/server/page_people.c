/*
 * server/page_people.c -- who comes in: invitations and links that are open; for the office everybody, with
 * roles to give and take, and locks; and the audit.
 */
#include "server/page.h"

#include <stdlib.h>

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

static void count_event(void *payload, const struct desk_event *e)
{
    (void)e;
    ++*(unsigned *)payload;
}

static bool has_events(struct page *p)
{
    char next[DESK_ID];
    unsigned count = 0;
    struct desk_fault fault;

    desk_event_each(p->call->server->desk, next, "", 1, count_event, &count, &fault);
    return count > 0;
}

static void put_role_names(struct page *p, unsigned first, unsigned end)
{
    static const enum desk_role roles[] = {DESK_ARBITER, DESK_BOARD, DESK_DIRECTOR, DESK_PERSON,
                                           DESK_OFFICE};

    for (unsigned i = first; i < end; i++) {
        fprintf(p->out, "<option value=\"%s\">", people_role_word(roles[i]));
        page_text(p, people_role_text(roles[i], p->lang));
        page_put(p, "</option>");
    }
}

/* Those to which he invites; without an event there are only those of no event. */
static void put_roles(struct page *p, enum desk_role own)
{
    put_role_names(p, has_events(p) ? 0 : 3, own >= DESK_OFFICE ? 5 : 2);
}

/* Those of an event, which the office gives. */
static void put_event_roles(struct page *p, enum desk_role own)
{
    (void)own;
    put_role_names(p, 0, 3);
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

static void put_event_first(struct page *p)
{
    page_put(p, "<p class=\"note\"><span>");
    page_word(p, PAGE_EVENT_FIRST);
    page_put(p, " ");
    page_link(p, "", "/new-event", "");
    page_word(p, PAGE_NEW_EVENT);
    page_put(p, "</a></span></p>\n");
}

/* The link is shown once: nobody keeps it but who is given it. */
static void put_invite(struct page *p, enum desk_role own)
{
    bool events = has_events(p);

    page_section(p, PAGE_INVITE);
    if (!events)
        put_event_first(p);
    page_put(p, "<p>");
    page_word(p, PAGE_INVITE_HOW);
    page_put(p, "</p>\n<form id=\"invite\" class=\"card narrow stack\">\n");
    put_select(p, "role", PAGE_ROLE, put_roles, own);
    if (events)
        put_select(p, "event", PAGE_EVENT, put_events, own);
    page_put(p, "<p><button class=\"btn main\" disabled>");
    page_word(p, PAGE_MAKE_LINK);
    page_put(p, "</button></p></form>\n");
    page_made(p);
    page_put(p, "</section>\n");
}

/* ---- what is done with a row ---- */

/* A button that its script sends as METHOD and path; `say` is its body, or "". The caller names what it is about
 * for who does not see the row, and closes it. */
static void put_button(struct page *p, const char *method, const char *path, const char *say,
                       enum page_word word)
{
    fprintf(p->out, "<button class=\"btn\" data-do=\"%s %s\"", method, path);
    if (*say) {
        page_put(p, " data-say=\"");
        page_text(p, say);
        page_put(p, "\"");
    }
    page_put(p, " disabled>");
    page_word(p, word);
    page_put(p, "<span class=\"sr\">: ");
}

static const char button_end[] = "</span></button> ";

static void put_role_of(struct page *p, const char *event, enum desk_role role)
{
    struct desk_event e;
    struct desk_fault fault;

    page_text(p, people_role_text(role, p->lang));
    if (*event) {
        page_put(p, ": ");
        page_text(p, desk_event_look(p->call->server->desk, &e, event, &fault) ? event : e.name);
    }
}

/* ---- links that are open ---- */

enum { LINKS_SHOWN = 200 };

struct open_links {
    struct people_link link[LINKS_SHOWN];
    unsigned count;
};

static bool keep_link(void *payload, const struct people_link *l)
{
    struct open_links *o = payload;

    o->link[o->count++] = *l;
    return o->count < LINKS_SHOWN;
}

static void put_name(struct page *p, const char *id)
{
    struct people_account a;

    page_text(p, people_get(p->call->server->people, &a, id, NULL) ? id : a.name);
}

static void put_purpose(struct page *p, const struct people_link *l)
{
    if (!*l->person) {
        put_role_of(p, l->event, l->role);
        return;
    }
    page_word(p, PAGE_NEW_PASSWORD);
    page_put(p, ": ");
    put_name(p, l->person);
}

static void put_open_link(struct page *p, const struct people_link *l)
{
    char path[PEOPLE_HASH + 10];

    page_put(p, "<tr><th scope=\"row\">");
    put_purpose(p, l);
    page_put(p, "</th><td>");
    put_name(p, l->by);
    page_put(p, "</td><td>");
    page_moment(p, l->until_ms);
    page_put(p, "</td><td>");
    snprintf(path, sizeof path, "links/%s", l->id);
    put_button(p, "DELETE", path, "", PAGE_WITHDRAW_LINK);
    put_purpose(p, l);
    page_put(p, button_end);
    page_put(p, "</td></tr>\n");
}

static void put_heads(struct page *p, enum page_word title, const enum page_word *head,
                      unsigned count, bool buttons)
{
    page_put(p, "<div class=\"scroll\" tabindex=\"0\"><table class=\"t\"><caption class=\"sr\">");
    page_word(p, title);
    page_put(p, "</caption><thead><tr>");
    for (unsigned i = 0; i < count; i++) {
        page_put(p, "<th scope=\"col\">");
        page_word(p, head[i]);
        page_put(p, "</th>");
    }
    page_put(p, buttons ? "<td></td></tr></thead><tbody>\n" : "</tr></thead><tbody>\n");
}

static void put_links(struct page *p, enum desk_role own)
{
    static const enum page_word heads[] = {PAGE_LINK_FOR, PAGE_LINK_BY, PAGE_LINK_UNTIL};
    struct open_links *o = calloc(1, sizeof *o);

    if (!o)
        return;
    people_links(p->call->server->people, own >= DESK_OFFICE ? "" : p->call->who.id, keep_link, o,
                 NULL);
    if (o->count > 0) {
        page_section(p, PAGE_OPEN_LINKS);
        put_heads(p, PAGE_OPEN_LINKS, heads, 3, true);
        for (unsigned i = 0; i < o->count; i++)
            put_open_link(p, &o->link[i]);
        page_put(p, "</tbody></table></div></section>\n");
    }
    free(o);
}

/* ---- everybody ---- */

struct row {
    struct page *page;
    const struct people_account *of;
};

static bool put_role(void *payload, const char *event, enum desk_role role)
{
    const struct row *row = payload;
    struct page *p = row->page;
    char path[PEOPLE_EVENT + DESK_ID + 20];

    page_put(p, "<span class=\"badge\">");
    put_role_of(p, event, role);
    page_put(p, "</span> ");
    if (*event && role < DESK_OFFICE) {
        snprintf(path, sizeof path, "events/%s/roles/%s", event, row->of->id);
        put_button(p, "PUT", path, "{\"role\":\"person\"}", PAGE_TAKE_ROLE);
        put_role_of(p, event, role);
        page_put(p, ", ");
        page_text(p, row->of->name);
        page_put(p, button_end);
    }
    return true;
}

static void put_lock(struct page *p, const struct people_account *a)
{
    char path[DESK_ID + 20];

    if (strcmp(a->id, p->call->who.id) == 0)
        return;
    snprintf(path, sizeof path, "people/%s/lock", a->id);
    put_button(p, a->locked ? "DELETE" : "PUT", path, "", a->locked ? PAGE_UNLOCK : PAGE_LOCK);
    page_text(p, a->name);
    page_put(p, button_end);
}

static bool put_person(void *payload, const struct people_account *a)
{
    struct page *p = payload;

    page_put(p, "<tr><th scope=\"row\">");
    page_text(p, a->name);
    page_put(p, "</th><td>");
    people_roles(p->call->server->people, a->id, put_role, &(struct row){p, a}, NULL);
    if (a->locked) {
        page_put(p, "<span class=\"badge stop\">");
        page_word(p, PAGE_LOCKED);
        page_put(p, "</span>");
    }
    page_put(p, "</td><td>");
    page_link_for(p, "password", a, PAGE_RESET);
    page_link_for(p, "browser", a, PAGE_BROWSER_LINK);
    put_lock(p, a);
    page_put(p, "</td></tr>\n");
    return true;
}

static bool put_choice(void *payload, const struct people_account *a)
{
    struct page *p = payload;

    fprintf(p->out, "<option value=\"%s\">", a->id);
    page_text(p, a->name);
    page_put(p, "</option>");
    return true;
}

static void put_persons(struct page *p, enum desk_role own)
{
    (void)own;
    people_list(p->call->server->people, put_choice, p, NULL);
}

/* A role of an event for somebody who has an account. */
static void put_give(struct page *p, enum desk_role own)
{
    page_section(p, PAGE_GIVE_ROLE);
    page_put(p, "<form id=\"give\" class=\"card narrow stack\">\n");
    put_select(p, "give-person", PAGE_PERSON, put_persons, own);
    put_select(p, "give-role", PAGE_ROLE, put_event_roles, own);
    put_select(p, "give-event", PAGE_EVENT, put_events, own);
    page_put(p, "<p><button class=\"btn main\" disabled>");
    page_word(p, PAGE_GIVE_ROLE);
    page_put(p, "</button></p></form></section>\n");
}

static void put_everybody(struct page *p, enum desk_role own)
{
    if (has_events(p))
        put_give(p, own);
    page_section(p, PAGE_ACCOUNTS);
    page_put(p, "<p>");
    page_link(p, "", "/people/audit", "");
    page_word(p, PAGE_AUDIT);
    page_put(p, "</a></p>\n");
    page_put(p, "<p class=\"field\"><label for=\"search\">");
    page_word(p, PAGE_SEARCH);
    page_put(p, "</label><input id=\"search\" type=\"search\"></p>\n"
                "<div class=\"scroll\" id=\"everybody\"><table class=\"t\"><caption class=\"sr\">");
    page_word(p, PAGE_ACCOUNTS);
    page_put(p, "</caption><tbody>\n");
    people_list(p->call->server->people, put_person, p, NULL);
    page_put(p, "</tbody></table></div></section>\n");
}

/* ---- the audit ---- */

enum { NOTES_SHOWN = 200 };

static void put_somebody(struct page *p, const char *id)
{
    page_put(p, "<td>");
    if (*id)
        put_name(p, id);
    page_put(p, "</td>");
}

static bool put_note(void *payload, const struct people_note *n)
{
    struct page *p = payload;

    page_put(p, "<tr><th scope=\"row\">");
    page_moment(p, n->at_ms);
    page_put(p, "</th><td>");
    page_text(p, people_what_text(n->what, p->lang));
    page_put(p, "</td>");
    put_somebody(p, n->by);
    put_somebody(p, n->whom);
    page_put(p, "<td>");
    if (n->role)
        put_role_of(p, n->event, n->role);
    else
        page_text(p, n->peer);
    page_put(p, "</td></tr>\n");
    return true;
}

static void put_audit(struct page *p)
{
    static const enum page_word heads[] = {PAGE_AUDIT_WHEN, PAGE_AUDIT_WHAT, PAGE_AUDIT_BY,
                                           PAGE_AUDIT_WHOM, PAGE_AUDIT_MORE};

    page_put(p, "<p>");
    page_word(p, PAGE_AUDIT_HOW);
    page_put(p, "</p>\n");
    put_heads(p, PAGE_AUDIT, heads, 5, false);
    people_audit(p->call->server->people, NOTES_SHOWN, put_note, p, NULL);
    page_put(p, "</tbody></table></div>\n"
                "<script type=\"module\" src=\"/web/people.js\"></script>\n");
}

void page_audit(struct call *c)
{
    enum desk_role own = DESK_NOBODY;
    struct page p;

    if (c->signed_in)
        people_role(c->server->people, &own, c->who.id, "", NULL);
    if (!page_begin(&p, c, "Adoube"))
        return;
    page_put(&p, "<div class=\"pagehead\"><h1>");
    page_word(&p, PAGE_AUDIT);
    page_put(&p, "</h1></div>\n<div class=\"stack\">\n");
    if (own >= DESK_OFFICE) {
        put_audit(&p);
    } else {
        page_put(&p, "<p class=\"note\"><span>");
        page_word(&p, PAGE_AUDIT_OFFICE);
        page_put(&p, "</span></p>\n");
    }
    page_put(&p, "</div>\n");
    page_end(&p, 200);
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
        put_links(&p, own);
    } else {
        page_put(&p, "<p class=\"note\"><span>");
        page_word(&p, PAGE_NOBODY_TO_INVITE);
        page_put(&p, "</span></p>\n");
    }
    if (own >= DESK_OFFICE)
        put_everybody(&p, own);
    page_refused(&p);
    page_put(&p, "</div>\n");
    if (invites)
        page_put(&p, "<script type=\"module\" src=\"/web/people.js\"></script>\n");
    page_end(&p, 200);
}
