/*
 * server/page_play.c -- a table open to anybody by link: how it is opened, and how the other side sits
 * down. What is usual is filled in, so that one press is enough.
 */
#include "server/page.h"

struct choice {
    const char *value;
    enum page_word word;
};

static void put_choices(struct page *p, const char *name, enum page_word label,
                        const struct choice *choice, unsigned count)
{
    fprintf(p->out, "<p class=\"field\"><label for=\"%s\">", name);
    page_word(p, label);
    fprintf(p->out, "</label><select id=\"%s\" name=\"%s\">", name, name);
    for (unsigned i = 0; i < count; i++) {
        fprintf(p->out, "<option value=\"%s\">", choice[i].value);
        page_word(p, choice[i].word);
        page_put(p, "</option>");
    }
    page_put(p, "</select></p>\n");
}

static void put_name(struct page *p, const char *name, enum page_word label)
{
    fprintf(p->out, "<p class=\"field\"><label for=\"%s\">", name);
    page_word(p, label);
    fprintf(p->out,
            "</label><input id=\"%s\" name=\"%s\" maxlength=\"60\" autocomplete=\"off\"></p>\n",
            name, name);
}

static void put_form(struct page *p)
{
    static const struct choice colours[] = {
        {"white", PAGE_WHITE}, {"black", PAGE_BLACK}, {"lot", PAGE_PLAY_LOT}};
    static const struct choice times[] = {
        {"5:00+3", PAGE_PLAY_BLITZ},   {"5:00", PAGE_PLAY_FIVE},
        {"15:00+10", PAGE_PLAY_RAPID}, {"25:00d5", PAGE_PLAY_DELAY},
        {"90:00+30", PAGE_PLAY_LONG},  {"40/2:00:00, 1:00:00", PAGE_PLAY_HOURS}};
    static const struct choice variants[] = {{"chess", PAGE_PLAY_CHESS},
                                             {"chess960", PAGE_PLAY_960}};

    page_put(p, "<form id=\"play\" class=\"card narrow stack\"><p>");
    page_word(p, PAGE_PLAY_HOW);
    page_put(p, "</p>\n");
    put_choices(p, "colour", PAGE_PLAY_COLOUR, colours, 3);
    put_choices(p, "time", PAGE_PLAY_TIME, times, 6);
    page_editions(p, false);
    put_choices(p, "variant", PAGE_PLAY_VARIANT, variants, 2);
    put_name(p, "name", PAGE_PLAY_NAME);
    put_name(p, "other", PAGE_PLAY_OTHER);
    page_put(p, "<p><button class=\"btn main big\" disabled>");
    page_word(p, PAGE_PLAY_MAKE);
    page_put(p, "</button></p></form>\n");
}

static void write_page(struct call *c, enum page_word title, void (*put)(struct page *p))
{
    struct page p;

    if (!page_begin(&p, c, "Adoube"))
        return;
    page_put(&p, "<div class=\"pagehead\"><h1>");
    page_word(&p, title);
    page_put(&p, "</h1></div>\n");
    put(&p);
    page_refused(&p);
    page_put(&p, "<script type=\"module\" src=\"/web/play.js\"></script>\n");
    page_end(&p, 200);
}

void page_play(struct call *c)
{
    write_page(c, PAGE_PLAY_FRIEND, put_form);
}

static void put_seat(struct page *p)
{
    page_put(p, "<form id=\"sit\" class=\"card narrow stack\"><p>");
    page_word(p, PAGE_PLAY_SIT_HOW);
    page_put(p, "</p><p><button class=\"btn main big\" disabled>");
    page_word(p, PAGE_PLAY_SIT);
    page_put(p, "</button></p></form>\n");
}

void page_sit(struct call *c)
{
    write_page(c, PAGE_PLAY_FRIEND, put_seat);
}
