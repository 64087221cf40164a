/*
 * server/page_set_up.c -- the first start: three answers, and two doors. The key stands behind the # of the
 * address, which no server is told.
 */
#include "server/page.h"

static void begin_question(struct page *p, unsigned number, enum page_word heading,
                           const char *field)
{
    fprintf(p->out,
            "<div class=\"q\"><span class=\"qn\" aria-hidden=\"true\">%u</span><h2 class=\"qt\">",
            number);
    if (*field)
        fprintf(p->out, "<label for=\"%s\">", field);
    page_word(p, heading);
    page_put(p, *field ? "</label></h2><div class=\"qb field\">" : "</h2><div class=\"qb\">");
}

static void put_language(struct page *p, const char *lang, const char *name, bool here)
{
    fprintf(p->out,
            "<label class=\"choice\"><input type=\"radio\" name=\"lang\" value=\"%s\"%s><b "
            "lang=\"%s\">%s</b></label>",
            lang, here ? " checked" : "", lang, name);
}

static void put_hint(struct page *p, const char *id, enum page_word word)
{
    fprintf(p->out, "<p class=\"hint\" id=\"%s\">", id);
    page_word(p, word);
}

static void put_answers(struct page *p)
{
    page_put(p, "<div class=\"answers\">\n");
    begin_question(p, 1, PAGE_LANGUAGE, "");
    page_put(p, "<div class=\"langs\" role=\"radiogroup\" aria-label=\"");
    page_word(p, PAGE_LANGUAGE);
    page_put(p, "\">");
    put_language(p, "de", "Deutsch", p->lang == AD_DE);
    put_language(p, "en", "English", p->lang != AD_DE);
    page_put(p, "</div><p class=\"small muted\">");
    page_word(p, PAGE_LANGUAGE_HOW);
    page_put(p, "</p></div></div>\n");

    begin_question(p, 2, PAGE_YOUR_NAME, "name");
    page_put(p, "<input id=\"name\" name=\"name\" autocomplete=\"username\" required "
                "aria-describedby=\"name-how\">");
    put_hint(p, "name-how", PAGE_NAME_HOW);
    page_put(p, "</p></div></div>\n");

    begin_question(p, 3, PAGE_PASSWORD, "password");
    page_put(p, "<input id=\"password\" name=\"password\" type=\"password\" "
                "autocomplete=\"new-password\" required aria-describedby=\"password-how\">");
    put_hint(p, "password-how", PAGE_PASSWORD_HOW);
    page_put(p, " <span class=\"badge ok\" id=\"length\" hidden data-word=\"");
    page_word(p, PAGE_CHARACTERS);
    page_put(p, "\"></span> ");
    page_word(p, PAGE_PASSWORD_KEEP);
    page_put(p, "</p></div></div>\n</div>\n");
}

struct door {
    const char *value, *key, *minutes, *how;
    enum page_word title, needs, line[3], go;
};

static const struct door doors[] = {
    {"demo",
     "D",
     "",
     " formnovalidate",
     PAGE_DOOR_DEMO,
     PAGE_DOOR_DEMO_NEEDS,
     {PAGE_DOOR_DEMO_1, PAGE_DOOR_DEMO_2, PAGE_DOOR_DEMO_3},
     PAGE_DOOR_DEMO_GO},
    {"event",
     "Enter",
     "2 ",
     "",
     PAGE_DOOR_EVENT,
     PAGE_DOOR_EVENT_NEEDS,
     {PAGE_DOOR_EVENT_1, PAGE_DOOR_EVENT_2, PAGE_DOOR_EVENT_3},
     PAGE_DOOR_EVENT_GO},
};

static void put_door(struct page *p, const struct door *d, bool main)
{
    page_put(p, main ? "<div class=\"door is-main\">" : "<div class=\"door\">");
    page_put(p, "<p class=\"over\"><span>");
    page_word(p, d->needs);
    page_put(p, "</span><span>");
    page_put(p, d->minutes);
    if (*d->minutes)
        page_word(p, PAGE_MINUTES);
    page_put(p, "</span></p><h2 class=\"ttl\">");
    page_word(p, d->title);
    page_put(p, "</h2><ol>");
    for (unsigned i = 0; i < 3; i++) {
        fprintf(p->out, "<li><b>%u</b><span>", i + 1);
        page_word(p, d->line[i]);
        page_put(p, "</span></li>");
    }
    fprintf(p->out, "</ol><button class=\"go\" name=\"door\" value=\"%s\"%s disabled><span>",
            d->value, d->how);
    page_word(p, d->go);
    fprintf(p->out, "</span><kbd aria-hidden=\"true\">%s</kbd></button></div>\n", d->key);
}

void page_set_up(struct call *c)
{
    struct page p;

    if (!page_begin(&p, c, "Adoube"))
        return;
    page_put(&p, "<div class=\"pagehead\"><div><p class=\"crumbs\">");
    page_word(&p, PAGE_FIRST_START);
    page_put(&p, "</p><h1>");
    page_word(&p, PAGE_SET_UP_TITLE);
    page_put(&p, "</h1><p class=\"lede\">");
    page_word(&p, PAGE_SET_UP_HOW);
    page_put(&p, "</p></div></div>\n<noscript><p class=\"note\"><span>");
    page_word(&p, PAGE_NEEDS_SCRIPT);
    page_put(&p, "</span></p></noscript>\n<form id=\"set-up\" class=\"stack\" "
                 "data-density=\"touch\" method=\"post\" action=\"/sign-in\">\n");
    put_answers(&p);
    page_refused(&p);
    /* Enter takes the first button of a form: the event's, which style puts behind the other. */
    page_put(&p, "<div class=\"doors\">\n");
    put_door(&p, &doors[1], true);
    put_door(&p, &doors[0], false);
    page_put(&p, "</div></form>\n<script type=\"module\" src=\"/web/sign-in.js\"></script>\n");
    page_end(&p, 200);
}
