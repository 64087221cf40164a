/*
 * server/page_crosstable.c -- everybody's results in the order of the table.
 *
 *     Swiss, knockout   a column a round: 14w 1 is a win with White against who is 14th
 *     round robin       the square: a column an opponent
 *
 * Of teams, points on the boards stand for the result.
 */
#include "server/page_tour.h"

#include <stdlib.h>

struct cross {
    struct page_tour *s;
    struct page_ranking r;
    uint16_t *row; /* where somebody stands in the table, from 1, by place from 0 */
    bool square;
};

/* What is not a game is framed: forfeits, and byes by what they are worth. */
static void put_result(struct cross *c, const struct ad_meeting *m)
{
    struct page *p = &c->s->p;
    bool played = ad_meeting_played(m) && m->result != '?';

    if (m->result == '?') {
        page_put(p, "<b class=\"res\">·</b>");
        return;
    }
    page_put(p, played ? "<b class=\"res\">" : "<b class=\"res un\">");
    if (c->s->t.teams && m->opponent)
        page_tour_points(c->s, m->games);
    else if (m->opponent && !played)
        page_put(p, m->result == '+' ? "+" : "−");
    else
        page_tour_points(c->s, ad_meeting_points(&c->s->t.scoring, m));
    page_put(p, "</b>");
}

static void put_round_cell(struct cross *c, unsigned who, unsigned round)
{
    const struct ad_meeting *m = ad_meeting_of(&c->s->t, who, round);
    const char *colour = m->colour == 'w' ? "w" : c->s->p.lang == AD_DE ? "s" : "b";
    struct page *p = &c->s->p;

    page_put(p, "<td>");
    if (m->opponent && !c->square)
        fprintf(p->out, "<span class=\"o\">%u%s</span> ", c->row[m->opponent - 1],
                m->colour == '-' ? "" : colour);
    if (m->result)
        put_result(c, m);
    page_put(p, "</td>");
}

/* All games against one opponent, in the order of the rounds. */
static void put_square_cell(struct cross *c, unsigned who, unsigned other)
{
    struct page *p = &c->s->p;

    page_put(p, who == other ? "<td class=\"self\">" : "<td>");
    for (unsigned r = 0; who != other && r < c->s->rounds; r++) {
        const struct ad_meeting *m = ad_meeting_of(&c->s->t, who, r);

        if (m->opponent == other + 1)
            put_result(c, m);
    }
    page_put(p, "</td>");
}

static void put_row(struct cross *c, const struct ad_standing *row)
{
    unsigned n = c->square ? c->r.table.count : c->s->rounds;
    struct page *p = &c->s->p;

    fprintf(p->out, "<tr><td class=\"num\">%u</td><th scope=\"row\" class=\"nm\">", row->rank);
    page_tour_person(c->s, row->who + 1u, UINT16_MAX, false);
    page_put(p, "</th>");
    for (unsigned i = 0; i < n; i++)
        if (c->square)
            put_square_cell(c, row->who, c->r.table.rows[i].who);
        else
            put_round_cell(c, row->who, i);
    page_put(p, "<td class=\"pts\">");
    page_tour_points(c->s, (ad_points)(ad_standings_value(&c->r.table, row->who, 0) / 10));
    page_put(p, "</td>");
    for (unsigned k = 1; k < c->r.columns && k < 3; k++) {
        page_put(p, "<td class=\"num hide-phone\">");
        page_tour_value(c->s, ad_standings_value(&c->r.table, row->who, k), &c->r.chain[k]);
        page_put(p, "</td>");
    }
    page_put(p, "</tr>\n");
}

static void put_columns(struct cross *c)
{
    unsigned n = c->square ? c->r.table.count : c->s->rounds;
    char code[AD_TIEBREAK_MAX];
    struct page *p = &c->s->p;

    page_column(p, "num", PAGE_PLACE);
    page_column(p, "nm", PAGE_YOUR_NAME);
    for (unsigned i = 1; i <= n; i++)
        fprintf(p->out, "<th scope=\"col\">%u</th>", i);
    page_column(p, "num", PAGE_POINTS);
    for (unsigned k = 1; k < c->r.columns && k < 3; k++) {
        ad_tiebreak_write(code, sizeof code, &c->r.chain[k]);
        fprintf(p->out, "<th scope=\"col\" class=\"num hide-phone\">%s</th>", code);
    }
}

void page_tour_cross(struct page_tour *s)
{
    struct cross c = {.s = s, .square = s->t.system == AD_ROUND_ROBIN};
    struct page *p = &s->p;

    page_ranking_make(&c.r, s, s->rounds);
    c.row = calloc(s->view->tour->count + 1, sizeof *c.row);
    for (unsigned i = 0; c.row && i < c.r.table.count; i++)
        c.row[c.r.table.rows[i].who] = (uint16_t)(i + 1);
    page_put(p,
             "<div class=\"scroll\" tabindex=\"0\"><table class=\"cross\"><caption class=\"sr\">");
    page_word(p, PAGE_CROSSTABLE);
    page_put(p, "</caption><thead><tr>");
    put_columns(&c);
    page_put(p, "</tr></thead><tbody>\n");
    for (unsigned i = 0; c.row && i < c.r.table.count; i++)
        put_row(&c, &c.r.table.rows[i]);
    page_put(p, "</tbody></table></div>\n");
    free(c.row);
    page_ranking_end(&c.r);
}

static void put_crosstable(struct page_tour *s)
{
    struct page *p = &s->p;

    page_put(p, "<section class=\"sec\"><header><h2>");
    page_word(p, PAGE_CROSSTABLE);
    page_put(p, "</h2>");
    if (s->rounds && ad_tour_open(s->view->tour, s->rounds, NULL)) {
        page_put(p, "<span class=\"badge prov\">");
        page_word(p, PAGE_PROVISIONAL);
        page_put(p, "</span>");
    }
    page_tour_corrected(s);
    page_put(p, "</header>\n");
    page_tour_cross(s);
    page_put(p, "<p class=\"small muted\">");
    page_word(p, PAGE_HOW_CROSS);
    page_put(p, "</p></section>\n");
}

void page_crosstable(struct call *c)
{
    if (page_tour_show(c, TAB_CROSSTABLE, put_crosstable) == DESK_NO_TOUR)
        page_fault(c, &(struct desk_fault){.why = DESK_NO_TOUR});
}
