/*
 * server/page_account.c -- one's own account: the password, and where one is signed in.
 */
#include "server/page.h"

static void put_password(struct page *p)
{
    page_section(p, PAGE_PASSWORD);
    page_put(p, "<form id=\"change\" class=\"card narrow stack\">\n"
                "<input type=\"text\" name=\"name\" autocomplete=\"username\" hidden value=\"");
    page_text(p, p->call->who.name);
    page_put(p, "\">\n");
    page_field(p, "old", "password", "current-password", PAGE_OLD_PASSWORD);
    page_field(p, "new", "password", "new-password", PAGE_NEW_PASSWORD);
    page_put(p, "<p class=\"hint small muted\">");
    page_word(p, PAGE_PASSWORD_HOW);
    page_put(p, " ");
    page_word(p, PAGE_CHANGE_HOW);
    page_put(p, "</p><p><button class=\"btn main\" disabled>");
    page_word(p, PAGE_CHANGE_PASSWORD);
    page_put(p, "</button></p></form></section>\n");
}

static void put_browser(struct page *p)
{
    page_section(p, PAGE_BROWSER);
    page_put(p, "<p>");
    page_word(p, PAGE_BROWSER_HOW);
    page_put(p, "</p><p>");
    page_link_for(p, "browser", &p->call->who, PAGE_BROWSER_LINK);
    page_put(p, "</p>\n");
    page_made(p);
    page_put(p, "</section>\n");
}

static bool put_session(void *payload, const struct people_session *s)
{
    struct page *p = payload;

    page_put(p, "<tr><th scope=\"row\">");
    page_moment(p, s->made_ms);
    page_put(p, "</th><td>");
    page_moment(p, s->used_ms);
    page_put(p, "</td><td>");
    if (s->own) {
        page_put(p, "<span class=\"badge\">");
        page_word(p, PAGE_SESSION_OWN);
        page_put(p, "</span>");
    } else {
        fprintf(p->out, "<button class=\"btn\" data-do=\"DELETE account/sessions/%s\" disabled>",
                s->id);
        page_word(p, PAGE_SESSION_END);
        page_put(p, "</button>");
    }
    page_put(p, "</td></tr>\n");
    return true;
}

static void put_sessions(struct page *p)
{
    page_section(p, PAGE_SESSIONS);
    page_put(p, "<div class=\"scroll\" tabindex=\"0\"><table class=\"t\"><caption class=\"sr\">");
    page_word(p, PAGE_SESSIONS);
    page_put(p, "</caption><thead><tr><th scope=\"col\">");
    page_word(p, PAGE_SESSION_MADE);
    page_put(p, "</th><th scope=\"col\">");
    page_word(p, PAGE_SESSION_USED);
    page_put(p, "</th><td></td></tr></thead><tbody>\n");
    people_sessions(p->call->server->people, p->call->who.id, call_token(p->call), put_session, p,
                    NULL);
    page_put(p, "</tbody></table></div></section>\n");
}

void page_account(struct call *c)
{
    struct page p;

    if (!page_begin(&p, c, "Adoube"))
        return;
    page_put(&p, "<div class=\"pagehead\"><h1>");
    page_word(&p, PAGE_ACCOUNT);
    page_put(&p, "</h1></div>\n<div class=\"stack\">\n");
    if (c->signed_in) {
        put_password(&p);
        page_refused(&p);
        put_sessions(&p);
        put_browser(&p);
        page_put(&p, "<script type=\"module\" src=\"/web/people.js\"></script>\n");
    } else {
        page_put(&p, "<p class=\"note\"><span>");
        page_word(&p, PAGE_NO_ACCOUNT);
        page_put(&p, "</span></p>\n");
    }
    page_put(&p, "</div>\n");
    page_end(&p, 200);
}
