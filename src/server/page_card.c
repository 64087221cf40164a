/*
 * server/page_card.c -- the card of one who takes part: round by round, and how the table counts it.
 */
#include "server/page_tour.h"
#include "tournament/names.h"

#include <stdlib.h>

/* ---- rounds ---- */

static void put_colour(struct page_tour *s, char colour)
{
    if (colour != 'w' && colour != 'b')
        return;
    fprintf(s->p.out, "<span class=\"disc%s\" role=\"img\" aria-label=\"",
            colour == 'b' ? " k" : "");
    page_word(&s->p, colour == 'w' ? PAGE_WHITE : PAGE_BLACK);
    page_put(&s->p, "\"></span>");
}

static enum page_word bye_word(char letter)
{
    return letter == 'U'                                     ? PAGE_BYE
           : letter == 'H' || letter == 'F' || letter == 'Z' ? PAGE_BYE_ASKED
                                                             : PAGE_ABSENT;
}

static void put_opponent(struct page_tour *s, const struct ad_meeting *m, unsigned round)
{
    unsigned other = m->opponent;
    struct page *p = &s->p;

    if (!other) {
        page_put(p, "<span class=\"muted\">");
        page_word(p, bye_word(m->result));
        page_put(p, "</span>");
        return;
    }
    page_tour_person(s, other, round, false);
    if (s->t.entrants[other - 1].rating)
        fprintf(p->out, " <span class=\"faint\">%d</span>", s->t.entrants[other - 1].rating);
}

static void put_result(struct page_tour *s, const struct ad_meeting *m)
{
    bool played = ad_meeting_played(m);

    if (m->result == '?')
        page_put(&s->p, "·");
    else if (s->t.teams && m->opponent)
        page_tour_points(s, m->games);
    else if (m->opponent && !played)
        page_put(&s->p, m->result == '+' ? "+" : "−");
    else
        page_tour_points(s, ad_meeting_points(&s->t.scoring, m));
}

/* The place after a round that is over. */
static unsigned rank_after(const struct page_tour *s, unsigned who, unsigned round)
{
    struct page_ranking r;
    unsigned rank;

    page_ranking_make(&r, s, round);
    rank = page_ranking_of(&r, who);
    page_ranking_end(&r);
    return rank;
}

static void put_round(struct page_tour *s, unsigned who, unsigned round)
{
    const struct ad_meeting *m = ad_meeting_of(&s->t, who, round - 1);
    bool open = m->result == '?';
    struct page *p = &s->p;
    char path[32];

    fprintf(p->out, "<tr%s><td class=\"num\">", open ? " class=\"is-now\"" : "");
    snprintf(path, sizeof path, "rounds/%u", round);
    page_tour_link(s, "", path, NULL, 0);
    fprintf(p->out, "%u</a></td><td>", round);
    put_colour(s, m->colour);
    page_put(p, "</td><th scope=\"row\">");
    put_opponent(s, m, round);
    page_put(p, "</th><td class=\"num strong\">");
    put_result(s, m);
    page_put(p, "</td><td class=\"num muted\">");
    page_tour_points(s, ad_entrant_points(&s->t, who, round));
    page_put(p, "</td><td class=\"num muted\">");
    if (!ad_tour_open(s->view->tour, round, NULL))
        fprintf(p->out, "%u.", rank_after(s, who, round));
    page_put(p, "</td></tr>\n");
}

/* Byes of rounds to come. */
static void put_coming(struct page_tour *s, unsigned who)
{
    const struct ad_tour *tour = s->view->tour;
    unsigned last = s->t.rounds ? s->t.rounds : tour->played + 1;

    for (unsigned r = tour->played; r < last && r < tour->stride; r++) {
        const struct ad_meeting *m = ad_meeting_of(&s->t, who, r);

        if (!m->result || tour->entry[who].left)
            continue;
        fprintf(s->p.out, "<tr><td class=\"num\">%u</td><td></td><th scope=\"row\">", r + 1);
        put_opponent(s, m, r + 1);
        page_put(&s->p, "</th><td class=\"num strong\">");
        put_result(s, m);
        page_put(&s->p, "</td><td></td><td></td></tr>\n");
    }
}

static void put_rounds(struct page_tour *s, unsigned who)
{
    struct page *p = &s->p;

    page_section(p, PAGE_ROUNDS_TAB);
    page_put(p, "<table class=\"mine\"><caption class=\"sr\">");
    page_word(p, PAGE_ROUNDS_TAB);
    page_put(p, "</caption><thead><tr>");
    page_column(p, "num", PAGE_ROUND_SHORT);
    page_put(p, "<th scope=\"col\"><span class=\"sr\">");
    page_word(p, PAGE_COLOUR);
    page_put(p, "</span></th>");
    page_column(p, "", PAGE_OPPONENT);
    page_column(p, "num", PAGE_RESULT);
    page_column(p, "num", PAGE_POINTS);
    page_column(p, "num", PAGE_PLACE);
    page_put(p, "</tr></thead><tbody>\n");
    for (unsigned round = 1; round <= s->rounds; round++)
        put_round(s, who, round);
    put_coming(s, who);
    page_put(p, "</tbody></table></section>\n");
}

/* ---- beside them ---- */

/* A team's list in the order of its boards. */
static void put_members(struct page_tour *s, unsigned who)
{
    const struct ad_tour *tour = s->view->tour;
    struct page *p = &s->p;

    if (!tour->rules.boards)
        return;
    page_section(p, PAGE_TEAM_LIST);
    page_put(p, "<ol class=\"list plain\">");
    for (unsigned order = 1; order <= tour->player_count; order++) {
        unsigned one = ad_tour_member(tour, who + 1, order);

        if (!one)
            break;
        page_put(p, "<li><span>");
        fprintf(p->out, "%u ", order);
        page_text(p, s->view->player[one - 1].name);
        page_put(p, "</span><span class=\"muted\">");
        if (tour->players[one - 1].rating)
            fprintf(p->out, "%d", tour->players[one - 1].rating);
        page_put(p, "</span></li>");
    }
    page_put(p, "</ol></section>\n");
}

static void put_receipts(struct page_tour *s, const struct page_ranking *r, unsigned who)
{
    char code[AD_TIEBREAK_MAX];
    struct page *p = &s->p;

    page_section(p, PAGE_HOW_COUNTED);
    for (unsigned k = 0; k < r->columns; k++) {
        ad_tiebreak_write(code, sizeof code, &r->chain[k]);
        page_put(p, "<details class=\"count\"><summary><span>");
        page_text(p, ad_tiebreak_name(r->chain[k].code, p->lang));
        page_put(p, " <span class=\"faint\">");
        page_text(p, code);
        page_put(p, "</span></span> <b>");
        page_tour_value(s, ad_standings_value(&r->table, who, k), &r->chain[k]);
        page_put(p, "</b></summary>\n");
        page_tour_receipt(s, r, who, k);
        page_put(p, "</details>\n");
    }
    page_put(p, "</section>\n");
}

static void put_about(struct page_tour *s, const struct page_ranking *r, unsigned who)
{
    const struct desk_entry *e = &s->view->entry[who];
    const struct ad_tour_entry *entry = &s->view->tour->entry[who];
    struct page *p = &s->p;

    page_put(p, "<div class=\"sec\"><header><h2>");
    page_tour_name(s, who + 1);
    page_put(p, "</h2>");
    if (entry->left) {
        page_put(p, "<span class=\"badge gone\">");
        page_word(p, PAGE_LEFT_AFTER);
        fprintf(p->out, " %u</span>", entry->left - 1u);
    } else if (entry->since > 1) {
        page_put(p, "<span class=\"badge late\">");
        page_word(p, PAGE_SINCE);
        fprintf(p->out, " %u</span>", entry->since);
    }
    page_put(p, "</header><p class=\"muted\">");
    page_word(p, PAGE_NUMBER);
    fprintf(p->out, " %u", s->t.entrants[who].number);
    if (s->t.entrants[who].rating)
        fprintf(p->out, " · %d", s->t.entrants[who].rating);
    page_put(p, *e->club ? " · " : "");
    page_text(p, e->club);
    page_put(p, *e->federation ? " · " : "");
    page_text(p, e->federation);
    page_put(p, "</p>");
    if (s->rounds) {
        page_put(p, "<p class=\"figure\">");
        page_tour_points(s, (ad_points)(ad_standings_value(&r->table, who, 0) / 10));
        page_put(p, " <span class=\"muted\">/ ");
        fprintf(p->out, "%u · ", s->rounds);
        page_word(p, PAGE_PLACE_OF);
        fprintf(p->out, " %u</span></p>", page_ranking_of(r, who));
    }
    page_put(p, "</div>\n");
}

static void put_card(struct page_tour *s)
{
    unsigned long place = strtoul(s->p.call->arg[1], NULL, 10);
    struct page_ranking r;

    if (place == 0 || place > s->view->tour->count) {
        page_put(&s->p, "<p class=\"note\"><span>");
        page_word(&s->p, PAGE_NO_CARD);
        page_put(&s->p, "</span></p>\n");
        return;
    }
    page_ranking_make(&r, s, s->rounds);
    page_put(&s->p, "<div class=\"cols c-2-1\"><div class=\"stack\">\n");
    put_about(s, &r, (unsigned)place - 1);
    put_rounds(s, (unsigned)place - 1);
    page_put(&s->p, "</div><aside class=\"stack\">\n");
    put_members(s, (unsigned)place - 1);
    if (s->rounds && r.table.count)
        put_receipts(s, &r, (unsigned)place - 1);
    page_put(&s->p, "</aside></div>\n");
    page_ranking_end(&r);
}

void page_card(struct call *c)
{
    if (page_tour_show(c, TAB_PLAYERS, put_card) == DESK_NO_TOUR)
        page_fault(c, &(struct desk_fault){.why = DESK_NO_TOUR});
}
