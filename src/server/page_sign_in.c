/*
 * server/page_sign_in.c -- signing in and out.
 *
 * The service takes JSON alone, so that no page of somebody else can send it a form. Hence this form
 * is sent by a script; until that runs its button cannot be pressed, and a password never gets into
 * an address.
 */
#include "server/page.h"

static void put_form(struct page *p)
{
    page_put(p, "<form id=\"sign-in\" method=\"post\" action=\"/sign-in\">\n");
    page_field(p, "name", "text", "username", PAGE_YOUR_NAME);
    page_field(p, "password", "password", "current-password", PAGE_PASSWORD);
    page_put(p, "<p><button class=\"btn main\" disabled>");
    page_word(p, PAGE_SIGN_IN);
    page_put(p, "</button></p></form>\n");
}

static void put_leave(struct page *p)
{
    page_put(p, "<form id=\"sign-out\" method=\"post\" action=\"/sign-in\"><p>");
    page_word(p, PAGE_SIGNED_IN_AS);
    page_put(p, " <b>");
    page_text(p, p->call->who.name);
    page_put(p, "</b></p><p><button class=\"btn\" disabled>");
    page_word(p, PAGE_SIGN_OUT);
    page_put(p, "</button></p></form>\n");
}

static void show(struct call *c, enum page_word title, void (*put)(struct page *p))
{
    struct page p;

    if (!page_begin(&p, c, "Adoube"))
        return;
    page_put(&p, "<div class=\"pagehead\"><h1>");
    page_word(&p, title);
    page_put(&p, "</h1></div>\n<div class=\"card narrow stack\">\n"
                 "<noscript><p class=\"note\"><span>");
    page_word(&p, PAGE_NEEDS_SCRIPT);
    page_put(&p, "</span></p></noscript>\n");
    put(&p);
    page_refused(&p);
    page_put(&p, "</div>\n"
                 "<script type=\"module\" src=\"/web/sign-in.js\"></script>\n");
    page_end(&p, 200);
}

/* ---- links; their key stands behind the # of the address, which no server is told ---- */

/* What the link is for, its script asks with the key behind the #; until then there is nothing to fill in. */
static void put_link(struct page *p)
{
    page_put(p, "<p id=\"what\" role=\"status\"></p>\n");
    if (p->call->signed_in) {
        page_put(p, "<form id=\"take\" hidden><p><button class=\"btn main\" disabled>");
        page_word(p, PAGE_LINK_TAKE);
        page_put(p, " ");
        page_text(p, p->call->who.name);
        page_put(p, "</button></p></form>\n");
    }
    page_put(p, "<form id=\"use\" hidden>\n");
    page_field(p, "name", "text", "username", PAGE_YOUR_NAME);
    page_field(p, "password", "password", "new-password", PAGE_NEW_PASSWORD);
    page_put(p, "<p class=\"hint small muted\">");
    page_word(p, PAGE_PASSWORD_HOW);
    page_put(p, "</p><p><button class=\"btn main\" disabled>");
    page_word(p, PAGE_LINK_USE);
    page_put(p, "</button></p></form>\n<form id=\"browser\" hidden><p><button class=\"btn main\" "
                "disabled>");
    page_word(p, PAGE_BROWSER_USE);
    page_put(p, "</button></p></form>\n");
}

void page_link_open(struct call *c)
{
    show(c, PAGE_LINK, put_link);
}

void page_sign_in(struct call *c)
{
    show(c, c->signed_in ? PAGE_SIGN_OUT : PAGE_SIGN_IN, c->signed_in ? put_leave : put_form);
}
