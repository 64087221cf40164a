/*
 * server/page_prizes.c -- prizes as they stand: by place with what is shared, by category with who was passed
 * over; a director changes the list. And the sheet for the ceremony.
 */
#include "server/page_tour.h"

#include <stdlib.h>

#include "adoube/prizes.h"

struct ceremony {
    struct page_tour *s;
    char *text; /* of the list */
    struct ad_prize_list list;
    struct ad_prize_row *rows;
    struct ad_prize *paid;
    unsigned count;
    int given;
};

static void put_amount(struct page *p, int32_t hundredths)
{
    if (hundredths % 100 == 0)
        fprintf(p->out, "%d", (int)(hundredths / 100));
    else
        fprintf(p->out, "%d%c%02d", (int)(hundredths / 100), p->lang == AD_DE ? ',' : '.',
                (int)(hundredths % 100));
}

static const char *name_of(const struct ceremony *c, unsigned row)
{
    return c->s->view->entry[c->rows[row].who].name;
}

static bool is_of(const struct ad_prize_fund *f, const struct ad_prize_row *row)
{
    return f->all || ad_category_has(&f->part, &row->traits);
}

/* ---- making ---- */

static void fill_rows(struct ceremony *c, const struct page_ranking *r)
{
    for (unsigned i = 0; i < r->table.count; i++) {
        unsigned who = r->table.rows[i].who;
        const struct desk_entry *e = &c->s->view->entry[who];

        c->rows[i] = (struct ad_prize_row){
            .who = (uint16_t)who,
            .rank = r->table.rows[i].rank,
            .points = (ad_points)(ad_standings_value(&r->table, who, 0) / 10),
            .left = c->s->view->tour->entry[who].left > 0,
            .traits = {c->s->t.entrants[who].rating, e->age, e->sex, e->club, e->federation}};
    }
    c->count = r->table.count;
}

static bool make(struct ceremony *c, struct page_tour *s)
{
    unsigned room = s->view->tour->count + AD_PRIZE_FUNDS * AD_PRIZES_MAX;
    struct page_ranking r;

    *c = (struct ceremony){.s = s};
    if (desk_prizes_read(s->p.call->server->desk, &c->text, s->view->event->id, NULL) ||
        ad_prizes_read(&c->list, NULL, c->text, strlen(c->text)) < 0 || c->list.funds == 0)
        return false;
    c->rows = calloc(s->view->tour->count + 1, sizeof *c->rows);
    c->paid = calloc(room, sizeof *c->paid);
    if (!c->rows || !c->paid)
        return false;
    page_ranking_make(&r, s, s->rounds);
    fill_rows(c, &r);
    page_ranking_end(&r);
    c->given = ad_prizes_give(c->paid, room, &c->list, c->rows, c->count);
    return c->given > 0;
}

static void end(struct ceremony *c)
{
    free(c->text);
    free(c->rows);
    free(c->paid);
}

/* ---- tables ---- */

/* Why it is not the prize of the place: 200/2 + 1150/5/2. */
static void put_working(struct ceremony *c, const struct ad_prize *one)
{
    struct page *p = &c->s->p;

    page_put(p, "<td class=\"num muted hide-phone\">");
    if (one->group > 1 && c->list.way == AD_PRIZE_HORT) {
        page_put(p, "½ × ");
        put_amount(p, one->nominal);
        page_put(p, " + ½ × ");
    }
    if (one->group > 1) {
        put_amount(p, one->total);
        fprintf(p->out, " ÷ %u", one->group);
    }
    page_put(p, "</td>");
}

/* Who of the fund stands before the winner and has a larger prize elsewhere. */
static void put_passed(struct ceremony *c, const struct ad_prize *one)
{
    const struct ad_prize_fund *f = &c->list.fund[one->fund];
    const char *between = "";
    struct page *p = &c->s->p;
    unsigned last = one->row == AD_PRIZE_LAPSED ? c->count : one->row;

    for (int i = 0; i < c->given; i++) {
        const struct ad_prize *other = &c->paid[i];

        if (f->all || other->fund == one->fund || other->row >= last || other->place == 0 ||
            !is_of(f, &c->rows[other->row]))
            continue;
        if (!*between) {
            page_put(p, "<span class=\"sub\">→ ");
            page_word(p, PAGE_PASSED);
            page_put(p, " ");
        }
        page_put(p, between);
        page_text(p, name_of(c, other->row));
        between = " · ";
    }
    page_put(p, *between ? "</span>" : "");
}

static void put_person(struct ceremony *c, const struct ad_prize *one)
{
    struct page *p = &c->s->p;

    if (one->row == AD_PRIZE_LAPSED) {
        page_put(p, "<td></td><th scope=\"row\" class=\"muted\">");
        page_word(p, PAGE_PRIZE_LAPSED);
        page_put(p, "</th><td></td>");
        return;
    }
    fprintf(p->out, "<td class=\"num\">%u</td><th scope=\"row\">", c->rows[one->row].rank);
    page_tour_person(c->s, c->rows[one->row].who + 1u, 0, false);
    put_passed(c, one);
    page_put(p, "</th><td class=\"num\">");
    page_tour_points(c->s, c->rows[one->row].points);
    page_put(p, "</td>");
}

static int32_t put_rows(struct ceremony *c, unsigned fund)
{
    struct page *p = &c->s->p;
    int32_t sum = 0;

    for (int i = 0; i < c->given; i++) {
        const struct ad_prize *one = &c->paid[i];

        if (one->fund != fund)
            continue;
        page_put(p, "<tr><td class=\"num strong\">");
        if (one->place)
            fprintf(p->out, "%u.", one->place);
        page_put(p, "</td>");
        put_person(c, one);
        page_put(p, "<td class=\"num muted hide-phone\">");
        if (one->place)
            put_amount(p, one->nominal);
        page_put(p, "</td>");
        put_working(c, one);
        page_put(p, "<td class=\"money\">");
        if (one->row != AD_PRIZE_LAPSED) {
            put_amount(p, one->paid);
            sum += one->paid;
        } else {
            page_put(p, "–");
        }
        page_put(p, "</td></tr>\n");
    }
    return sum;
}

static void put_fund_name(struct ceremony *c, const struct ad_prize_fund *f)
{
    char text[AD_CATEGORY_MAX];

    if (f->all) {
        page_word(&c->s->p, PAGE_PRIZES_BY_PLACE);
        return;
    }
    ad_category_text(text, sizeof text, &f->part, c->s->p.lang);
    page_text(&c->s->p, text);
}

static int32_t put_fund(struct ceremony *c, unsigned fund)
{
    static const enum page_word ways[] = {PAGE_WAY_PLACE, PAGE_WAY_SHARED, PAGE_WAY_HORT};
    const struct ad_prize_fund *f = &c->list.fund[fund];
    struct page *p = &c->s->p;
    int32_t sum;

    page_put(p, "<section class=\"sec\"><header><h2>");
    put_fund_name(c, f);
    page_put(p, "</h2><span class=\"small muted\">");
    if (f->all)
        page_word(p, ways[c->list.way]);
    page_put(p, "</span></header>\n<div class=\"scroll\" tabindex=\"0\"><table class=\"prizes\">"
                "<caption class=\"sr\">");
    put_fund_name(c, f);
    page_put(p, "</caption><thead><tr>");
    page_column(p, "num", PAGE_PRIZE);
    page_column(p, "num", PAGE_PLACE);
    page_column(p, "", PAGE_YOUR_NAME);
    page_column(p, "num", PAGE_POINTS);
    page_column(p, "num hide-phone", PAGE_PRIZE_NOMINAL);
    page_column(p, "num hide-phone", PAGE_PRIZE_SHARE);
    page_column(p, "num", PAGE_PRIZE_PAID);
    page_put(p, "</tr></thead><tbody>\n");
    sum = put_rows(c, fund);
    page_put(p, "</tbody></table></div></section>\n");
    return sum;
}

static void put_all(struct ceremony *c)
{
    struct page *p = &c->s->p;
    int32_t sum = 0;

    for (unsigned fund = 0; fund < c->list.funds; fund++)
        sum += put_fund(c, fund);
    page_put(p, "<p class=\"line spread total\"><b>");
    page_word(p, PAGE_PRIZE_SUM);
    page_put(p, "</b><b class=\"money\">");
    put_amount(p, sum);
    page_put(p, "</b></p>\n<p class=\"small muted\">");
    page_word(p, PAGE_PRIZE_HOW);
    page_put(p, "</p>\n");
}

void page_tour_prizes(struct page_tour *s)
{
    struct ceremony c;

    if (make(&c, s)) {
        put_all(&c);
    } else {
        page_put(&s->p, "<div class=\"empty\"><p>");
        page_word(&s->p, PAGE_NO_PRIZES);
        page_put(&s->p, "</p></div>\n");
    }
    end(&c);
}

/* ---- the list ---- */

/* Lines but for those that have a field of their own. */
static void put_lines(struct page *p, const char *text)
{
    while (*text) {
        size_t len = strcspn(text, "\n");
        char line[512];

        snprintf(line, sizeof line, "%.*s\n", (int)(len < 500 ? len : 500), text);
        if (strncmp(line, "way:", 4) != 0 && strncmp(line, "unit:", 5) != 0)
            page_text(p, line);
        text += len + (text[len] != '\0');
    }
}

static void put_way(struct page *p, const char *value, enum page_word word, bool chosen)
{
    fprintf(p->out, "<option value=\"%s\"%s>", value, chosen ? " selected" : "");
    page_word(p, word);
    page_put(p, "</option>");
}

static void put_form(struct page_tour *s)
{
    struct ad_prize_list list = {.unit = 100};
    struct page *p = &s->p;
    char *text;

    if (desk_prizes_read(p->call->server->desk, &text, s->view->event->id, NULL))
        return;
    if (*text)
        ad_prizes_read(&list, NULL, text, strlen(text));
    fprintf(p->out,
            "<form id=\"prizes\" class=\"card stack tight noprint\" data-keep "
            "data-to=\"/api/v1/events/%s/prizes\">\n<h2>",
            s->view->event->id);
    page_word(p, PAGE_PRIZE_LIST);
    page_put(p, "</h2><p class=\"field\"><label for=\"way\">");
    page_word(p, PAGE_EQUAL_POINTS);
    page_put(p, "</label><select id=\"way\">");
    put_way(p, "hort", PAGE_WAY_HORT, list.way == AD_PRIZE_HORT);
    put_way(p, "shared", PAGE_WAY_SHARED, list.way == AD_PRIZE_SHARED);
    put_way(p, "place", PAGE_WAY_PLACE, list.way == AD_PRIZE_PLACE);
    page_put(p, "</select></p><p class=\"field\"><label for=\"unit\">");
    page_word(p, PAGE_PRIZE_UNIT);
    page_put(p, "</label><select id=\"unit\">");
    for (unsigned i = 0; i < 4; i++) {
        static const int units[] = {1, 50, 100, 500};

        fprintf(p->out, "<option value=\"%d.%02d\"%s>", units[i] / 100, units[i] % 100,
                list.unit == units[i] ? " selected" : "");
        put_amount(p, units[i]);
        page_put(p, "</option>");
    }
    page_put(p, "</select></p><p class=\"field\"><label for=\"funds\">");
    page_word(p, PAGE_PRIZE_FUNDS);
    page_put(p, "</label><textarea id=\"funds\" rows=\"8\" spellcheck=\"false\" "
                "aria-describedby=\"funds-how\">\n");
    put_lines(p, text);
    page_put(p, "</textarea></p><p class=\"small muted\" id=\"funds-how\">");
    page_word(p, PAGE_PRIZE_FUNDS_HOW);
    page_put(p, "</p><p class=\"note stop\" id=\"prizes-refused\" role=\"alert\" hidden><span>"
                "</span></p><p><button class=\"btn main\">");
    page_word(p, PAGE_SAVE);
    page_put(p, "</button></p></form>\n"
                "<script type=\"module\" src=\"/web/prizes.js\"></script>\n");
    free(text);
}

static void put_prizes(struct page_tour *s)
{
    struct page *p = &s->p;

    page_put(p, "<div class=\"cols c-2-1\"><div class=\"stack\"><div class=\"line\">");
    if (s->view->tour->phase != AD_TOUR_FINISHED) {
        page_put(p, "<span class=\"badge prov\">");
        page_word(p, PAGE_PROVISIONAL);
        page_put(p, "</span>");
    }
    page_tour_corrected(s);
    page_put(p, "</div>\n");
    page_tour_prizes(s);
    page_put(p, "</div><aside class=\"stack\">\n");
    page_tour_next(s);
    if (page_tour_may(s, DESK_DIRECTOR))
        put_form(s);
    page_put(p, "</aside></div>\n");
}

void page_prizes(struct call *c)
{
    if (page_tour_show(c, TAB_PRIZES, put_prizes) == DESK_NO_TOUR)
        page_fault(c, &(struct desk_fault){.why = DESK_NO_TOUR});
}

/* ---- over the interface ---- */

void api_prizes_show(struct call *c)
{
    struct desk_event event;
    struct desk_fault fault;
    char *text = NULL;

    if (desk_event_look(c->server->desk, &event, c->arg[0], &fault) ||
        desk_prizes_read(c->server->desk, &text, c->arg[0], &fault))
        call_desk_fault(c, &fault, NULL);
    else
        call_json(c, 200, json_pack("{s:s}", "list", text));
    free(text);
}

void api_prizes_change(struct call *c)
{
    static const char *const fields[] = {"list"};
    struct desk_fault fault = {.why = DESK_OK};
    unsigned line = 0;
    const char *list;
    char text[64];
    json_t *body;

    if (!call_body(c, &body, fields, &list, 1))
        return;
    if (!desk_prizes_change(c->server->desk, call_who(c), c->arg[0], list, &line, &fault)) {
        http_reply(c->http, &(struct http_reply){.status = 204});
    } else if (fault.why == DESK_BAD_INPUT) {
        snprintf(text, sizeof text,
                 c->lang == AD_DE ? "Zeile %u ist nicht zu verstehen"
                                  : "line %u cannot be understood",
                 line);
        call_problem(c, PROBLEM_BAD_INPUT, text, json_pack("{s:s}", "place", "/list"));
    } else {
        call_desk_fault(c, &fault, NULL);
    }
    json_decref(body);
}
