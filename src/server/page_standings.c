/*
 * server/page_standings.c -- the table, with every tie-break of the tournament.
 */
#include "server/page_tour.h"
#include "tournament/names.h"

#include <stdlib.h>

/* Points first, then what the tournament announced. */
static unsigned chain_of(struct ad_tiebreak out[AD_TOUR_TIEBREAKS + 1],
                         const struct ad_tour_rules *r)
{
    const char *usual = ad_tiebreak_usual((enum ad_system)r->system, false);
    unsigned n = 0;

    if (r->tiebreaks == 0)
        return (unsigned)ad_tiebreak_read_list(out, AD_TOUR_TIEBREAKS + 1, usual, strlen(usual),
                                               NULL);
    if (r->order[0].code != AD_TB_PTS)
        out[n++] = (struct ad_tiebreak){.code = AD_TB_PTS};
    memcpy(out + n, r->order, r->tiebreaks * sizeof *out);
    return n + r->tiebreaks;
}

static void put_columns(struct page_tour *s, const struct ad_tiebreak *chain, unsigned n)
{
    char code[AD_TIEBREAK_MAX];
    struct page *p = &s->p;

    page_column(p, "num", PAGE_PLACE);
    page_column(p, "", PAGE_YOUR_NAME);
    if (n > 1)
        page_column(p, "num hide-phone", PAGE_RATING);
    page_column(p, "num", PAGE_POINTS);
    for (unsigned i = 1; i < n; i++) {
        ad_tiebreak_write(code, sizeof code, &chain[i]);
        page_put(p, "<th scope=\"col\" class=\"num\"><abbr title=\"");
        page_text(p, ad_tiebreak_name(chain[i].code, p->lang));
        page_put(p, ": ");
        page_text(p, ad_tiebreak_formula(chain[i].code, p->lang));
        page_put(p, "\">");
        page_text(p, code);
        page_put(p, "</abbr></th>");
    }
}

static void put_value(struct page_tour *s, int64_t value, const struct ad_tiebreak *tb)
{
    char text[24];

    ad_value_write(text, sizeof text, value, ad_tiebreak_digits(tb));
    for (char *c = text; s->p.lang == AD_DE && *c; c++)
        *c = *c == '.' ? ',' : *c;
    page_text(&s->p, text);
}

static void put_rating(struct page_tour *s, unsigned who)
{
    page_put(&s->p, "<td class=\"num hide-phone\">");
    if (s->t.entrants[who].rating)
        fprintf(s->p.out, "%d", s->t.entrants[who].rating);
    page_put(&s->p, "</td>");
}

static void put_row(struct page_tour *s, const struct ad_standings *table, unsigned i,
                    const struct ad_tiebreak *chain, unsigned columns)
{
    const struct ad_standing *row = &table->rows[i];
    const struct desk_entry *e = &s->view->entry[row->who];
    struct page *p = &s->p;

    fprintf(p->out, "<tr><td class=\"num\">%u</td><th scope=\"row\">", row->rank);
    page_tour_name(s, row->who + 1u);
    page_put(p, *e->club ? "<br><span class=\"small muted\">" : "");
    page_text(p, e->club);
    page_put(p, *e->club ? "</span>" : "");
    page_put(p, "</th>");
    if (columns > 1)
        put_rating(s, row->who);
    page_put(p, "<td class=\"num strong\">");
    page_tour_points(s, (ad_points)(ad_standings_value(table, row->who, 0) / 10));
    page_put(p, "</td>");
    for (unsigned n = 1; n < columns; n++) {
        page_put(p, "<td class=\"num\">");
        put_value(s, ad_standings_value(table, row->who, n), &chain[n]);
        page_put(p, "</td>");
    }
    page_put(p, "</tr>\n");
}

void page_tour_table(struct page_tour *s, unsigned last)
{
    bool brief = last != UINT32_MAX;
    struct ad_tiebreak chain[AD_TOUR_TIEBREAKS + 1];
    unsigned n = chain_of(chain, &s->view->tour->rules);
    struct ad_standings_how how = {.rules = (enum ad_rules)s->view->tour->rules.ranking,
                                   .rounds = s->t.played};
    size_t len = ad_standings_bytes(&s->t, n);
    void *memory = malloc(len);
    struct ad_standings table;

    page_put(&s->p, "<div class=\"scroll\" tabindex=\"0\"><table><caption class=\"sr\">");
    page_word(&s->p, PAGE_STANDINGS);
    page_put(&s->p, "</caption><thead><tr>");
    put_columns(s, chain, brief ? 1 : n);
    page_put(&s->p, "</tr></thead><tbody>\n");
    if (memory && ad_standings_make(&table, &s->t, chain, n, &how, memory, len) == 0)
        for (unsigned i = 0; i < table.count && i < last; i++)
            put_row(s, &table, i, chain, brief ? 1 : n);
    page_put(&s->p, "</tbody></table></div>\n");
    free(memory);
}

static void put_standings(struct page_tour *s)
{
    const struct ad_tour *tour = s->view->tour;
    unsigned open = s->rounds ? ad_tour_open(tour, s->rounds, NULL) : 0;
    struct page *p = &s->p;

    page_put(p, "<div class=\"cols c-2-1\"><section class=\"sec\"><header><h2>");
    page_word(p, tour->phase == AD_TOUR_FINISHED ? PAGE_FINAL_TABLE : PAGE_STANDINGS_AFTER);
    if (tour->phase != AD_TOUR_FINISHED)
        fprintf(p->out, " %u", s->rounds);
    page_put(p, "</h2>");
    if (open) {
        page_put(p, "<span class=\"badge\">");
        page_word(p, PAGE_PROVISIONAL);
        page_put(p, "</span>");
    }
    page_put(p, "</header>\n");
    page_tour_table(s, UINT32_MAX);
    page_put(p, "</section>\n<aside class=\"stack\">\n");
    page_tour_next(s);
    page_put(p, "</aside></div>\n");
}

void page_standings(struct call *c)
{
    if (page_tour_show(c, TAB_STANDINGS, put_standings) == DESK_NO_TOUR)
        page_fault(c, &(struct desk_fault){.why = DESK_NO_TOUR});
}
