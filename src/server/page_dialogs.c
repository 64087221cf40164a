/*
 * server/page_dialogs.c -- what is asked before a command is sent.
 *
 * A button names its dialog (data-ask) and brings what it knows of the command (data-do); the fields of
 * the form are the rest, by the names that the command has for them.
 */
#include "server/page_tour.h"

static void begin(struct page *p, const char *id, enum page_word title)
{
    fprintf(p->out, "<dialog id=\"%s\" aria-labelledby=\"%s-title\"><form method=\"dialog\">", id,
            id);
    fprintf(p->out, "<h2 id=\"%s-title\">", id);
    page_word(p, title);
    page_put(p, " <span data-about></span></h2>");
}

/* `no` is where the focus is if the careful answer is the other one. */
static void end(struct page *p, enum page_word yes, const char *no)
{
    page_put(p, "<p><button class=\"btn main\" value=\"yes\">");
    page_word(p, yes);
    fprintf(p->out, "</button> <button class=\"btn\" value=\"no\" formnovalidate%s>", no);
    page_word(p, PAGE_LEAVE_IT);
    page_put(p, "</button></p></form></dialog>\n");
}

static void label(struct page *p, const char *id, enum page_word word)
{
    fprintf(p->out, "<p class=\"field\"><label for=\"%s\">", id);
    page_word(p, word);
    page_put(p, "</label>");
}

static void input(struct page *p, const char *id, enum page_word word, const char *how)
{
    label(p, id, word);
    fprintf(p->out, "<input id=\"%s\" %s></p>", id, how);
}

static const char *const results[][2] = {
    {"1-0", "1 – 0"}, {"1/2", "½ – ½"}, {"0-1", "0 – 1"},   {"+--", "+ – −"},   {"--+", "− – +"},
    {"---", "− – −"}, {"0-0", "0 – 0"}, {"1/2-0", "½ – 0"}, {"0-1/2", "0 – ½"}, {"?", "–"}};
enum { PLAYED = 3, RESULTS = sizeof results / sizeof *results };

static void put_results(struct page *p, const char *id, unsigned from, unsigned to)
{
    label(p, id, PAGE_CORRECT_TO);
    fprintf(p->out, "<select id=\"%s\" name=\"result\">", id);
    for (unsigned i = from; i < to; i++)
        fprintf(p->out, "<option value=\"%s\">%s</option>", results[i][0], results[i][1]);
    page_put(p, "</select></p>");
}

/* What has no key of its own: forfeits, and what is odd. */
static void put_other_result(struct page *p)
{
    begin(p, "result", PAGE_RESULT_TITLE);
    put_results(p, "r-result", PLAYED, RESULTS - 1);
    end(p, PAGE_SAVE, "");
}

/* A result is put right with a reason, which stays in the record. */
static void put_correction(struct page *p)
{
    begin(p, "correct", PAGE_CORRECT_TITLE);
    put_results(p, "c-result", 0, RESULTS);
    input(p, "c-why", PAGE_CORRECT_WHY, "name=\"note\" required maxlength=\"200\"");
    end(p, PAGE_CORRECT, "");
}

/* Rounds to come; where their number is not told, the next one. */
static void put_coming(struct page_tour *s)
{
    const struct ad_tour *tour = s->view->tour;
    unsigned last = tour->rules.rounds ? tour->rules.rounds : tour->played + 1;

    label(&s->p, "b-round", PAGE_ROUND);
    page_put(&s->p, "<select id=\"b-round\" name=\"round\" data-number>");
    for (unsigned r = tour->played + 1; r <= last; r++)
        fprintf(s->p.out, "<option>%u</option>", r);
    page_put(&s->p, "</select></p>");
}

static void put_bye(struct page_tour *s)
{
    static const struct {
        const char *letter;
        enum page_word word;
    } kinds[] = {
        {"H", PAGE_BYE_HALF}, {"Z", PAGE_BYE_ZERO}, {"F", PAGE_BYE_FULL}, {"", PAGE_BYE_NONE}};

    begin(&s->p, "bye", PAGE_BYE_TITLE);
    put_coming(s);
    label(&s->p, "b-letter", PAGE_BYE_KIND);
    page_put(&s->p, "<select id=\"b-letter\" name=\"letter\">");
    for (unsigned i = 0; i < 4; i++) {
        fprintf(s->p.out, "<option value=\"%s\">", kinds[i].letter);
        page_word(&s->p, kinds[i].word);
        page_put(&s->p, "</option>");
    }
    page_put(&s->p, "</select></p>");
    end(&s->p, PAGE_SAVE, "");
}

static void put_person(struct page *p, const char *letter)
{
    char id[16];

    for (unsigned i = 0; i < 3; i++) {
        static const struct {
            const char *name, *how;
            enum page_word word;
        } fields[] = {{"name", "name=\"person.name\" required maxlength=\"200\"", PAGE_YOUR_NAME},
                      {"rating", "name=\"person.rating\" type=\"number\" min=\"0\" max=\"4000\"",
                       PAGE_RATING},
                      {"club", "name=\"person.club\" maxlength=\"100\"", PAGE_CLUB}};

        snprintf(id, sizeof id, "%s-%s", letter, fields[i].name);
        input(p, id, fields[i].word, fields[i].how);
    }
}

/* Somebody who comes alone; who comes late has missed rounds. */
static void put_enter(struct page_tour *s)
{
    struct page *p = &s->p;

    begin(p, "enter", PAGE_ENTER_PERSON);
    put_person(p, "n");
    if (s->view->tour->played > 0) {
        label(p, "n-letter", PAGE_MISSED);
        page_put(p, "<select id=\"n-letter\" name=\"letter\"><option value=\"Z\">");
        page_word(p, PAGE_MISSED_ZERO);
        page_put(p, "</option><option value=\"H\">");
        page_word(p, PAGE_MISSED_HALF);
        page_put(p, "</option></select></p>");
    }
    end(p, PAGE_SAVE, "");
}

static void put_change(struct page *p)
{
    begin(p, "change", PAGE_CHANGE);
    put_person(p, "p");
    end(p, PAGE_SAVE, "");
}

static void put_one(struct page_tour *s, const char *id, const char *name, enum page_word word)
{
    struct page *p = &s->p;

    label(p, id, word);
    fprintf(p->out,
            "<select id=\"%s\" name=\"%s\" data-number required><option value=\"\"></option>", id,
            name);
    for (unsigned n = 1; n <= s->view->tour->count; n++) {
        unsigned place = ad_tour_numbered(s->view->tour, n);

        if (!place)
            continue;
        fprintf(p->out, "<option value=\"%u\">%u ", place, n);
        page_text(p, s->view->entry[place - 1].name);
        page_put(p, "</option>");
    }
    page_put(p, "</select></p>");
}

static void put_forbid(struct page_tour *s)
{
    begin(&s->p, "forbid", PAGE_FORBID);
    put_one(s, "f-one", "list.0", PAGE_FORBID_ONE);
    put_one(s, "f-other", "list.1", PAGE_FORBID_OTHER);
    end(&s->p, PAGE_SAVE, "");
}

static void put_fee(struct page *p)
{
    begin(p, "fee", PAGE_FEE_SET);
    input(p, "f-euro", PAGE_FEE_EURO,
          "name=\"rules.fee\" type=\"number\" min=\"0\" max=\"650\" step=\"0.01\" data-cents");
    end(p, PAGE_SAVE, "");
}

void page_tour_dialogs(struct page_tour *s)
{
    struct page *p = &s->p;

    begin(p, "confirm", PAGE_CONFIRM);
    page_put(p, "<ul></ul>");
    end(p, PAGE_DO_IT, " autofocus");
    if (page_tour_may(s, DESK_KIOSK))
        put_other_result(p);
    if (!page_tour_may(s, DESK_ARBITER))
        return;
    put_correction(p);
    put_bye(s);
    put_change(p);
    if (!page_tour_may(s, DESK_DIRECTOR))
        return;
    put_enter(s);
    put_forbid(s);
    put_fee(p);
}
