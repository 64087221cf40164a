/*
 * server/page_new_event.c -- a new event: five answers, what is usual filled in. The office's.
 */
#include "server/page.h"

#include "adoube/laws.h"

static void put_field(struct page *p, const char *name, const char *type, enum page_word label,
                      const char *more)
{
    fprintf(p->out, "<p class=\"field\"><label for=\"%s\">", name);
    page_word(p, label);
    fprintf(p->out, "</label><input id=\"%s\" name=\"%s\" type=\"%s\"%s></p>\n", name, name, type,
            more);
}

static void put_kinds(struct page *p)
{
    static const struct {
        const char *value;
        enum page_word name, means;
    } kinds[] = {{"dutch-2026", PAGE_SWISS, PAGE_SWISS_MEANS},
                 {"round-robin", PAGE_ROUND_ROBIN, PAGE_ROUND_ROBIN_MEANS},
                 {"knockout", PAGE_KNOCKOUT, PAGE_KNOCKOUT_MEANS}};

    page_put(p, "<fieldset><legend>");
    page_word(p, PAGE_KIND);
    page_put(p, "</legend>\n");
    for (unsigned i = 0; i < 3; i++) {
        fprintf(p->out,
                "<label class=\"pick\"><input type=\"radio\" name=\"system\" value=\"%s\"%s> <b>",
                kinds[i].value, i == 0 ? " checked" : "");
        page_word(p, kinds[i].name);
        page_put(p, "</b> <span class=\"small muted\">");
        page_word(p, kinds[i].means);
        page_put(p, "</span></label>\n");
    }
    page_put(p, "</fieldset>\n");
}

void page_editions(struct page *p, bool overlays)
{
    page_put(p, "<p class=\"field\"><label for=\"edition\">");
    page_word(p, PAGE_EDITION);
    page_put(p, "</label><select id=\"edition\" name=\"edition\">");
    for (unsigned e = AD_EDITIONS; e-- > 0;) {
        if (e == AD_VI_NRW && !overlays)
            continue;
        fprintf(p->out, "<option value=\"%s\"%s>", ad_edition_name(e),
                e == AD_FIDE_2023 ? " selected" : "");
        page_text(p, ad_edition_title(e, p->lang));
        page_put(p, "</option>");
    }
    page_put(p, "</select></p>\n");
}

static void put_form(struct page *p)
{
    page_put(p, "<form id=\"new-event\" class=\"card narrow stack\">\n");
    put_field(p, "name", "text", PAGE_EVENT_NAME, " required maxlength=\"200\"");
    put_field(p, "place", "text", PAGE_EVENT_PLACE, " maxlength=\"200\"");
    put_field(p, "from", "date", PAGE_FROM, "");
    put_field(p, "to", "date", PAGE_TO, "");
    put_kinds(p);
    put_field(p, "rounds", "number", PAGE_ROUNDS_TAB, " min=\"1\" max=\"40\" value=\"5\"");
    page_editions(p, true);
    page_put(p, "<p><button class=\"btn main\">");
    page_word(p, PAGE_CREATE);
    page_put(
        p,
        "</button></p>\n<p class=\"note stop\" id=\"refused\" role=\"alert\" hidden data-lost=\"");
    page_word(p, PAGE_NOT_SENT);
    page_put(p, "\"><span></span></p></form>\n"
                "<script type=\"module\" src=\"/web/new-event.js\"></script>\n");
}

void page_new_event(struct call *c)
{
    enum desk_role role = DESK_NOBODY;
    struct page p;

    if (c->signed_in)
        people_role(c->server->people, &role, c->who.id, "", NULL);
    if (!page_begin(&p, c, "Adoube"))
        return;
    page_put(&p, "<div class=\"pagehead\"><h1>");
    page_word(&p, PAGE_NEW_EVENT);
    page_put(&p, "</h1></div>\n");
    if (role >= DESK_OFFICE) {
        put_form(&p);
    } else {
        page_put(&p, "<p class=\"note\"><span>");
        page_word(&p, PAGE_OFFICE_ONLY);
        page_put(&p, " ");
        page_link(&p, "", "/sign-in", "");
        page_word(&p, PAGE_SIGN_IN);
        page_put(&p, "</a></span></p>\n");
    }
    page_end(&p, 200);
}
