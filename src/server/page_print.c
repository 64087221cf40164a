/*
 * server/page_print.c -- what is printed: the page is the preview, and print rules (web/sheet.css) do the
 * rest.
 *
 *     /events/{event}/print/{sheet}?round=3&paper=a5
 *
 * Head and column heads are in the reader's language and in the other one. Black and white.
 */
#include "server/page_tour.h"
#include "server/qr_path.h"

#include <stdlib.h>

#include "tournament/names.h"

/* ---- parts of all sheets ---- */

static void put_both(struct page *p, enum page_word word)
{
    page_word(p, word);
    page_put(p, " · ");
    page_other_word(p, word);
}

static void put_column(struct page *p, const char *class_name, enum page_word word)
{
    fprintf(p->out, "<th scope=\"col\" class=\"%s\">", class_name);
    page_word(p, word);
    page_put(p, "<br>");
    page_other_word(p, word);
    page_put(p, "</th>");
}

static void put_head(struct page_tour *s, enum page_word what, bool of_round)
{
    const struct desk_event *e = s->view->event;
    struct page *p = &s->p;

    page_put(p, "<header><p class=\"line spread\"><span class=\"brand\">Adoube</span><span>");
    page_text(p, e->place);
    page_put(p, "</span></p><h1>");
    page_text(p, e->name);
    page_put(p, "</h1><p class=\"line spread\"><b>");
    page_word(p, what);
    page_put(p, " ");
    page_other_word(p, what);
    if (of_round) {
        page_put(p, ", ");
        page_word(p, PAGE_ROUND);
        fprintf(p->out, " %u", s->round);
    }
    page_put(p, "</b><span>");
    page_days(p, e);
    page_put(p, "</span></p></header>\n");
}

static void put_foot(struct page_tour *s)
{
    page_put(&s->p, "<footer><span>");
    page_word(&s->p, PAGE_AS_OF);
    page_put(&s->p, " ");
    page_moment(&s->p, s->view->now_ms);
    fprintf(s->p.out, " · %llu</span><span>Adoube</span></footer>\n",
            (unsigned long long)s->view->seq);
}

static void put_rating(struct page_tour *s, unsigned place)
{
    page_put(&s->p, "<td class=\"num\">");
    if (s->t.entrants[place - 1].rating)
        fprintf(s->p.out, "%d", s->t.entrants[place - 1].rating);
    page_put(&s->p, "</td>");
}

/* ---- pairings ---- */

static void put_side(struct page_tour *s, unsigned place)
{
    fprintf(s->p.out, "<td class=\"num\">%u</td><th scope=\"row\">",
            s->t.entrants[place - 1].number);
    page_tour_name(s, place);
    page_put(&s->p, "</th>");
    put_rating(s, place);
    page_put(&s->p, "<td class=\"num\">");
    page_tour_points(s, ad_entrant_points(&s->t, place - 1, s->round - 1));
    page_put(&s->p, "</td>");
}

/* Boxes to be filled in, or the result. */
static void put_boxes(struct page_tour *s, const struct ad_pair *pair)
{
    char white = ad_meeting_of(&s->t, pair->white - 1u, s->round - 1)->result;
    char black = ad_meeting_of(&s->t, pair->black - 1u, s->round - 1)->result;

    page_put(&s->p, "<td class=\"box\">");
    if (white == '?' || !white)
        page_put(&s->p, "<span></span>:<span></span>");
    else
        page_tour_result(s, white, black);
    page_put(&s->p, "</td>");
}

static void put_pairs(struct page_tour *s)
{
    static const enum page_word heads[] = {PAGE_NUMBER, PAGE_WHITE, PAGE_RATING, PAGE_POINTS_SHORT};
    unsigned n;
    struct ad_pair *pairs = page_tour_pairs(s, &n);
    struct page *p = &s->p;

    page_put(p, "<table class=\"pairing\"><thead><tr>");
    put_column(p, "num", PAGE_BOARD);
    for (unsigned i = 0; i < 4; i++)
        put_column(p, i == 1 ? "" : "num", heads[i]);
    put_column(p, "mid", PAGE_RESULT);
    for (unsigned i = 0; i < 4; i++)
        put_column(p, i == 1 ? "" : "num", i == 1 ? PAGE_BLACK : heads[i]);
    page_put(p, "</tr></thead><tbody>\n");
    for (unsigned i = 0; i < n; i++) {
        fprintf(p->out, "<tr><td class=\"num bd\">%u</td>", i + 1);
        put_side(s, pairs[i].white);
        if (pairs[i].black) {
            put_boxes(s, &pairs[i]);
            put_side(s, pairs[i].black);
        } else {
            page_put(p, "<td class=\"box\">+</td><td></td><td colspan=\"3\">");
            put_both(p, PAGE_BYE);
            page_put(p, "</td>");
        }
        page_put(p, "</tr>\n");
    }
    page_put(p, "</tbody></table>\n");
    free(pairs);
}

/* ---- A to Z: where everybody sits ---- */

uint16_t *page_tour_boards_of(const struct page_tour *s)
{
    uint16_t *board = calloc(s->view->tour->count + 1, sizeof *board);
    unsigned n;
    struct ad_pair *pairs = page_tour_pairs(s, &n);

    for (unsigned i = 0; board && pairs && i < n; i++) {
        board[pairs[i].white - 1] = (uint16_t)(i + 1);
        if (pairs[i].black)
            board[pairs[i].black - 1] = (uint16_t)(i + 1);
    }
    free(pairs);
    return board;
}

static void put_name_row(struct page_tour *s, unsigned place, unsigned board)
{
    const struct ad_meeting *m = ad_meeting_of(&s->t, place - 1, s->round - 1);
    struct page *p = &s->p;

    page_put(p, "<tr><th scope=\"row\">");
    page_tour_name(s, place);
    page_put(p, "</th><td class=\"num bd\">");
    if (board && m->opponent)
        fprintf(p->out, "%u", board);
    page_put(p, "</td><td>");
    if (m->opponent) {
        fprintf(p->out, "<span class=\"disc%s\"></span> ", m->colour == 'b' ? " k" : "");
        page_word(p, m->colour == 'b' ? PAGE_BLACK : PAGE_WHITE);
    } else {
        page_word(p, m->result == 'U' ? PAGE_BYE : PAGE_ABSENT);
    }
    page_put(p, "</td><td>");
    if (m->opponent)
        page_tour_name(s, m->opponent);
    page_put(p, "</td></tr>\n");
}

static void put_names(struct page_tour *s)
{
    uint16_t *all = page_tour_by_name(s), *board = page_tour_boards_of(s);
    struct page *p = &s->p;

    page_put(p, "<table><thead><tr>");
    put_column(p, "", PAGE_YOUR_NAME);
    put_column(p, "num", PAGE_BOARD);
    put_column(p, "", PAGE_COLOUR);
    put_column(p, "", PAGE_OPPONENT);
    page_put(p, "</tr></thead><tbody>\n");
    for (unsigned i = 0; all && board && i < s->view->tour->count; i++) {
        unsigned left = s->view->tour->entry[all[i] - 1].left;

        if (!left || left > s->round)
            put_name_row(s, all[i], board[all[i] - 1]);
    }
    page_put(p, "</tbody></table>\n");
    free(board);
    free(all);
}

/* ---- the table ---- */

static void put_standing(struct page_tour *s, const struct page_ranking *r,
                         const struct ad_standing *row)
{
    const struct desk_entry *e = &s->view->entry[row->who];
    struct page *p = &s->p;

    fprintf(p->out, "<tr><td class=\"num bd\">%u</td><th scope=\"row\">", row->rank);
    page_tour_person(s, row->who + 1u, UINT16_MAX, false);
    page_put(p, "</th><td>");
    page_text(p, e->club);
    page_put(p, "</td>");
    put_rating(s, row->who + 1u);
    for (unsigned k = 0; k < r->columns; k++) {
        page_put(p, k ? "<td class=\"num\">" : "<td class=\"num strong\">");
        page_tour_value(s, ad_standings_value(&r->table, row->who, k), &r->chain[k]);
        page_put(p, "</td>");
    }
    page_put(p, "</tr>\n");
}

static void put_standings(struct page_tour *s)
{
    char code[AD_TIEBREAK_MAX];
    struct page_ranking r;
    struct page *p = &s->p;

    page_ranking_make(&r, s, s->round);
    page_put(p, "<table><thead><tr>");
    put_column(p, "num", PAGE_PLACE);
    put_column(p, "", PAGE_YOUR_NAME);
    put_column(p, "", PAGE_CLUB);
    put_column(p, "num", PAGE_RATING);
    put_column(p, "num", PAGE_POINTS_SHORT);
    for (unsigned k = 1; k < r.columns; k++) {
        ad_tiebreak_write(code, sizeof code, &r.chain[k]);
        fprintf(p->out, "<th scope=\"col\" class=\"num\">%s</th>", code);
    }
    page_put(p, "</tr></thead><tbody>\n");
    for (unsigned i = 0; i < r.table.count; i++)
        put_standing(s, &r, &r.table.rows[i]);
    page_put(p, "</tbody></table>\n");
    page_put(p, "<p class=\"small\">");
    for (unsigned k = 1; k < r.columns; k++) {
        ad_tiebreak_write(code, sizeof code, &r.chain[k]);
        fprintf(p->out, "%s%s: %s", k > 1 ? "; " : "", code,
                ad_tiebreak_name(r.chain[k].code, p->lang));
    }
    page_put(p, ". ");
    page_text(p, ad_rules_name(r.how.rules, p->lang));
    page_put(p, "</p>\n");
    page_ranking_end(&r);
}

/* ---- slips, cards, match sheets: to be cut ---- */

/* A link to a page as a square to be photographed; nothing where it is too long for one. */
static void put_qr(struct page *p, const char *path)
{
    const char *host = http_header(p->call->http, "Host");
    char url[300], *modules;
    unsigned size;
    int len = snprintf(url, sizeof url, "%s://%s%s", call_is_secure(p->call) ? "https" : "http",
                       host ? host : "", path);

    if (!host || len >= (int)sizeof url || !(modules = qr_path(url, &size)))
        return;
    fprintf(p->out, "<svg class=\"qr\" viewBox=\"0 0 %u %u\" role=\"img\" aria-label=\"", size,
            size);
    page_text(p, url);
    fprintf(p->out, "\"><path d=\"%s\"/></svg>", modules);
    free(modules);
}

static void put_line(struct page *p, enum page_word word)
{
    page_put(p, "<span class=\"sign\">");
    page_word(p, word);
    page_put(p, "</span>");
}

static void put_slip_side(struct page_tour *s, unsigned place, enum page_word side)
{
    page_put(&s->p, "<p class=\"side\"><small>");
    put_both(&s->p, side);
    page_put(&s->p, "</small><b>");
    page_tour_name(s, place);
    page_put(&s->p, "</b></p>");
}

static void put_slip(struct page_tour *s, const struct ad_pair *pair, unsigned board)
{
    struct page *p = &s->p;
    char path[64];

    snprintf(path, sizeof path, "/events/%s/rounds/%u", s->view->event->id, s->round);
    page_put(p, "<article class=\"slip\"><p class=\"line spread\"><span>");
    page_text(p, s->view->event->name);
    page_put(p, "</span><span>");
    page_word(p, PAGE_ROUND);
    fprintf(p->out, " %u</span></p><p class=\"bdno\"><small>", s->round);
    put_both(p, PAGE_BOARD);
    fprintf(p->out, "</small>%u</p>", board);
    put_slip_side(s, pair->white, PAGE_WHITE);
    put_slip_side(s, pair->black, PAGE_BLACK);
    page_put(p, "<p class=\"three\"><b>1 – 0</b><b>½ – ½</b><b>0 – 1</b></p><p class=\"signs\">");
    put_line(p, PAGE_SIGNED_WHITE);
    put_line(p, PAGE_SIGNED_BLACK);
    page_put(p, "</p>");
    put_qr(p, path);
    page_put(p, "</article>\n");
}

static void put_slips(struct page_tour *s)
{
    unsigned n;
    struct ad_pair *pairs = page_tour_pairs(s, &n);

    page_put(&s->p, "<div class=\"slips\">");
    for (unsigned i = 0; i < n; i++)
        if (pairs[i].black)
            put_slip(s, &pairs[i], i + 1);
    page_put(&s->p, "</div>\n");
    free(pairs);
}

static void put_cards(struct page_tour *s)
{
    uint16_t *all = page_tour_by_name(s);
    struct page *p = &s->p;

    page_put(p, "<div class=\"cards\">");
    for (unsigned i = 0; all && i < s->view->tour->count; i++) {
        const struct desk_entry *e = &s->view->entry[all[i] - 1];
        int rating = s->t.entrants[all[i] - 1].rating;

        if (s->view->tour->entry[all[i] - 1].left)
            continue;
        page_put(p, "<article class=\"place\"><p class=\"ev\">");
        page_text(p, s->view->event->name);
        page_put(p, "</p><p class=\"nm\">");
        page_tour_name(s, all[i]);
        page_put(p, "</p><p>");
        page_text(p, e->club);
        page_put(p, *e->club && *e->federation ? " · " : "");
        page_text(p, e->federation);
        if (rating)
            fprintf(p->out, "%s%d", *e->club || *e->federation ? " · " : "", rating);
        page_put(p, "</p></article>\n");
    }
    page_put(p, "</div>\n");
    free(all);
}

static void put_chair(struct page_tour *s, unsigned team, unsigned game)
{
    const struct ad_tour_chair *chair = ad_tour_chair(s->view->tour, team, s->round, game);

    page_put(&s->p, "<td class=\"name\">");
    if (chair->player) {
        fprintf(s->p.out, "<span class=\"disc%s\"></span> ", chair->colour == 'b' ? " k" : "");
        page_text(&s->p, s->view->player[chair->player - 1].name);
    }
    page_put(&s->p, "</td>");
}

static void put_match(struct page_tour *s, const struct ad_pair *pair, unsigned board)
{
    struct page *p = &s->p;

    page_put(p, "<article class=\"match\"><h2>");
    page_word(p, PAGE_ROUND);
    fprintf(p->out, " %u, ", s->round);
    page_word(p, PAGE_BOARD);
    fprintf(p->out, " %u</h2><table><thead><tr>", board);
    put_column(p, "num", PAGE_BOARD);
    page_put(p, "<th scope=\"col\">");
    page_tour_name(s, pair->white);
    page_put(p, "</th>");
    put_column(p, "mid", PAGE_RESULT);
    page_put(p, "<th scope=\"col\">");
    page_tour_name(s, pair->black);
    page_put(p, "</th></tr></thead><tbody>\n");
    for (unsigned game = 1; game <= s->view->tour->rules.boards; game++) {
        fprintf(p->out, "<tr><td class=\"num bd\">%u</td>", game);
        put_chair(s, pair->white, game);
        page_put(p, "<td class=\"box\"><span></span>:<span></span></td>");
        put_chair(s, pair->black, game);
        page_put(p, "</tr>\n");
    }
    page_put(p, "</tbody></table><p class=\"signs\">");
    put_line(p, PAGE_SIGNED_CAPTAIN);
    put_line(p, PAGE_SIGNED_ARBITER);
    put_line(p, PAGE_SIGNED_CAPTAIN);
    page_put(p, "</p></article>\n");
}

static void put_matches(struct page_tour *s)
{
    unsigned n;
    struct ad_pair *pairs = page_tour_pairs(s, &n);

    for (unsigned i = 0; s->t.teams && i < n; i++)
        if (pairs[i].black)
            put_match(s, &pairs[i], i + 1);
    free(pairs);
}

/* ---- the sheets ---- */

static const struct sheet {
    const char *name, *class_name;
    enum page_word title;
    void (*put)(struct page_tour *s);
    bool of_round, headed;
} sheets[] = {{"pairings", "sheet", PAGE_PAIRINGS, put_pairs, true, true},
              {"names", "sheet", PAGE_A_TO_Z, put_names, true, true},
              {"standings", "sheet", PAGE_STANDINGS, put_standings, true, true},
              {"crosstable", "sheet wide", PAGE_CROSSTABLE, page_tour_cross, false, true},
              {"prizes", "sheet", PAGE_PRIZES, page_tour_prizes, false, true},
              {"slips", "sheet", PAGE_SLIPS, put_slips, true, false},
              {"matches", "sheet", PAGE_MATCHES, put_matches, true, true},
              {"cards", "sheet", PAGE_CARDS, put_cards, false, false}};

static const struct sheet *sheet_of(const struct call *c)
{
    for (size_t i = 0; i < sizeof sheets / sizeof *sheets; i++)
        if (strcmp(c->arg[1], sheets[i].name) == 0)
            return &sheets[i];
    return NULL;
}

static bool is_a5(const struct call *c)
{
    const char *paper = http_query(c->http, "paper");

    return paper && strcmp(paper, "a5") == 0;
}

/* Only on the screen: another paper, and the way back. */
static void put_tools(struct page_tour *s, const struct sheet *sheet)
{
    char path[64], round[16];
    struct page_ask asked[] = {{"round", round}, {"paper", NULL}};

    snprintf(path, sizeof path, "print/%s", sheet->name);
    snprintf(round, sizeof round, "%u", s->round);
    page_put(&s->p, "<nav class=\"tools noprint\" aria-label=\"");
    page_word(&s->p, PAGE_PAPER);
    page_put(&s->p, "\"><button type=\"button\" class=\"btn main\" id=\"print\" hidden>");
    page_word(&s->p, PAGE_PRINT);
    page_put(&s->p, "</button>");
    for (unsigned i = 0; i < 2; i++) {
        asked[1].value = i ? "a5" : NULL;
        page_tour_link(s, is_a5(s->p.call) == (i > 0) ? "aria-current=\"true\"" : "", path, asked,
                       2);
        page_put(&s->p, i ? "A5</a>" : "A4</a>");
    }
    page_tour_link(s, "", "standings", NULL, 0);
    page_word(&s->p, PAGE_BACK);
    page_put(&s->p, "</a></nav>\n");
}

static void put_sheet(struct page_tour *s)
{
    const struct sheet *sheet = sheet_of(s->p.call);

    put_tools(s, sheet);
    fprintf(s->p.out, "<main class=\"%s%s\" id=\"main\" tabindex=\"0\">\n", sheet->class_name,
            is_a5(s->p.call) ? " a5" : "");
    if (sheet->headed)
        put_head(s, sheet->title, sheet->of_round && s->round);
    if (sheet->of_round && !s->round && sheet->put != put_standings) {
        page_put(&s->p, "<p>");
        page_word(&s->p, PAGE_NO_SHEET);
        page_put(&s->p, "</p>\n");
    } else {
        sheet->put(s);
    }
    if (sheet->headed)
        put_foot(s);
    page_put(&s->p, "</main>\n");
}

void page_print(struct call *c)
{
    static const struct page_bare how = {
        .class_name = "paper", .style = "sheet.css", .script = "sheet.js"};

    if (sheet_of(c))
        page_tour_bare(c, &how, put_sheet);
    else
        page_fault(c, &(struct desk_fault){.why = DESK_NO_TOUR});
}
