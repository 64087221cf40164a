/*
 * server/page_own.c -- a player's own card: where to sit, what came of it, the rounds so far, byes to ask for.
 * It belongs to whoever has its link.
 */
#include "server/page_tour.h"

#include <stdlib.h>

static const struct ad_meeting *meeting(const struct page_tour *s, unsigned who, unsigned round)
{
    return ad_meeting_of(&s->t, who - 1, round - 1);
}

static const struct ad_tour_seat *seat(const struct page_tour *s, unsigned who, unsigned round)
{
    const struct ad_tour *tour = s->view->tour;

    return &tour->seats[(who - 1) * tour->stride + round - 1];
}

static bool is_open(const struct ad_meeting *m)
{
    return m->opponent && m->result == '?';
}

/* ---- this round ---- */

static void put_place(struct page_tour *s, unsigned who)
{
    const struct ad_meeting *m = meeting(s, who, s->rounds);
    struct page *p = &s->p;

    page_put(p, "<section class=\"card boardno\"><p><span class=\"muted\">");
    page_word(p, PAGE_BOARD);
    fprintf(p->out, "</span><b class=\"nr\">%u</b></p><div><p class=\"col\">%s ",
            seat(s, who, s->rounds)->board, m->colour == 'w' ? "○" : "●");
    page_word(p, m->colour == 'w' ? PAGE_WHITE : PAGE_BLACK);
    page_put(p, "</p><p>");
    page_word(p, PAGE_AGAINST);
    page_put(p, " <b>");
    page_text(p, s->view->entry[m->opponent - 1].name);
    page_put(p, "</b></p><p class=\"small muted\">");
    if (s->t.entrants[m->opponent - 1].rating)
        fprintf(p->out, "%d · ", s->t.entrants[m->opponent - 1].rating);
    page_tour_points(s, ad_entrant_points(&s->t, m->opponent - 1u, s->rounds - 1));
    page_put(p, " ");
    page_word(p, PAGE_POINTS);
    page_put(p, "</p></div></section>\n");
}

/* What one says oneself, the other says, and what comes of both. */
static void put_said(struct page_tour *s, unsigned who)
{
    const struct ad_meeting *m = meeting(s, who, s->rounds);
    const char *mine = seat(s, who, s->rounds)->reported;
    const char *other = seat(s, m->opponent, s->rounds)->reported;
    struct page *p = &s->p;
    enum page_word word;

    if (!*mine && !*other)
        return;
    word = !*mine                        ? PAGE_OTHER_REPORTED
           : !*other                     ? PAGE_YOU_REPORTED
           : memcmp(mine, other, 2) == 0 ? PAGE_BOTH_REPORTED
                                         : PAGE_REPORTS_DIFFER;
    page_put(p, word == PAGE_REPORTS_DIFFER  ? "<p class=\"note stop\"><span>"
                : word == PAGE_BOTH_REPORTED ? "<p class=\"note ok\"><span>"
                                             : "<p class=\"note\"><span>");
    page_word(p, word);
    page_put(p, " <b class=\"nowrap\">");
    page_put(p, page_reported_text(*mine ? mine : other));
    page_put(p, "</b></span></p>\n");
}

static void put_reports(struct page_tour *s, unsigned who)
{
    static const struct {
        const char *result, *shown;
        enum page_word white, black;
    } ways[] = {{"1-0", "1 – 0", PAGE_I_WON, PAGE_I_LOST},
                {"1/2", "½ – ½", PAGE_DRAW, PAGE_DRAW},
                {"0-1", "0 – 1", PAGE_I_LOST, PAGE_I_WON}};
    static const char *const letters[] = {"10", "==", "01"};
    const struct ad_meeting *m = meeting(s, who, s->rounds);
    const char *mine = seat(s, who, s->rounds)->reported;
    struct page *p = &s->p;

    page_put(p, "<section class=\"stack tight\"><h2>");
    page_word(p, PAGE_WHAT_RESULT);
    page_put(p, "</h2>\n");
    put_said(s, who);
    page_put(p, "<div class=\"three\">");
    for (unsigned i = 0; i < 3; i++) {
        bool said = *mine && memcmp(mine, letters[i], 2) == 0;

        fprintf(p->out,
                "<button type=\"button\" id=\"r%u\"%s aria-pressed=\"%s\" "
                "data-do='{\"do\":\"report\",\"who\":%u,"
                "\"round\":%u,\"result\":\"%s\"}'><b>%s</b><small>",
                i, said ? " class=\"is-likely\"" : "", said ? "true" : "false", who, s->rounds,
                ways[i].result, ways[i].shown);
        page_word(p, m->colour == 'w' ? ways[i].white : ways[i].black);
        page_put(p, said ? " ✓</small></button>" : "</small></button>");
    }
    page_put(p, "</div><p class=\"small muted\">");
    page_word(p, PAGE_REPORT_HOW);
    page_put(p, "</p></section>\n");
}

/* ---- rounds so far, and to come ---- */

static void put_own_round(struct page_tour *s, unsigned who, unsigned round)
{
    const struct ad_meeting *m = meeting(s, who, round);
    struct page *p = &s->p;

    fprintf(p->out, "<tr%s><td class=\"num\">%u</td><td>%s</td><th scope=\"row\">",
            round == s->rounds ? " class=\"is-now\"" : "", round,
            !m->opponent       ? ""
            : m->colour == 'w' ? "○"
                               : "●");
    if (m->opponent)
        page_text(p, s->view->entry[m->opponent - 1].name);
    else
        page_word(p, PAGE_BYE);
    page_put(p, "</th><td class=\"num strong\">");
    if (is_open(m))
        page_put(p, "·");
    else
        page_tour_points(s, ad_entrant_points(&s->t, who - 1, round) -
                                ad_entrant_points(&s->t, who - 1, round - 1));
    page_put(p, "</td><td class=\"num\">");
    page_tour_points(s, ad_entrant_points(&s->t, who - 1, is_open(m) ? round - 1 : round));
    page_put(p, "</td></tr>\n");
}

static void put_rounds(struct page_tour *s, unsigned who)
{
    struct page *p = &s->p;

    page_section(p, PAGE_MY_ROUNDS);
    page_put(p, "<table class=\"mine\"><caption class=\"sr\">");
    page_word(p, PAGE_MY_ROUNDS);
    page_put(p, "</caption><thead><tr>");
    page_column(p, "num", PAGE_ROUND_SHORT);
    page_put(p, "<td></td>");
    page_column(p, "", PAGE_OPPONENT);
    page_column(p, "num", PAGE_RESULT);
    page_column(p, "num", PAGE_POINTS);
    page_put(p, "</tr></thead><tbody>\n");
    for (unsigned r = 1; r <= s->rounds; r++)
        put_own_round(s, who, r);
    page_put(p, "</tbody></table></section>\n");
}

static void put_own(struct page_tour *s, const char *act, unsigned who, enum page_word word)
{
    char command[64];

    snprintf(command, sizeof command, "{\"do\":\"%s\",\"who\":%u}", act, who);
    page_tour_button(s, "btn", command, word);
}

/* Half a point without playing; a second one is the director's to grant. */
static void put_byes(struct page_tour *s, unsigned who)
{
    const struct ad_tour *tour = s->view->tour;
    struct page *p = &s->p;

    page_section(p, PAGE_ASK_FOR_BYE);
    page_put(p, "<p class=\"small muted\">");
    page_word(p, PAGE_ASK_FOR_BYE_HOW);
    page_put(p, "</p><p class=\"line\">");
    for (unsigned r = tour->played + 1; r <= tour->rules.rounds; r++) {
        bool asked = tour->meetings[(who - 1) * tour->stride + r - 1].result == 'H';

        fprintf(p->out,
                "<button type=\"button\" class=\"btn\" id=\"bye%u\" aria-pressed=\"%s\" "
                "data-do='{\"do\":\"bye\",\"who\":%u,\"round\":%u%s}'>%s",
                r, asked ? "true" : "false", who, r, asked ? "" : ",\"letter\":\"H\"",
                asked ? "½ " : "");
        page_word(p, PAGE_ROUND);
        fprintf(p->out, " %u</button> ", r);
    }
    page_put(p, "</p><p>");
    put_own(s, "withdraw", who, PAGE_LEAVE_EVENT);
    page_put(p, "</p></section>\n");
}

/* ---- all of it ---- */

static void put_mine(struct page_tour *s, unsigned who)
{
    const struct ad_tour *tour = s->view->tour;
    bool in = tour->phase == AD_TOUR_RUNNING && !tour->entry[who - 1].left;
    struct page *p = &s->p;

    page_put(p, "<div class=\"narrow stack\" data-density=\"touch\"><h2>");
    page_tour_name(s, who);
    page_put(p, "</h2>\n");
    if (s->rounds && meeting(s, who, s->rounds)->opponent)
        put_place(s, who);
    if (s->rounds && is_open(meeting(s, who, s->rounds)) && tour->phase == AD_TOUR_RUNNING)
        put_reports(s, who);
    if (tour->played == 0 && in) {
        page_put(p, "<p>");
        if (tour->entry[who - 1].here) {
            page_put(p, "<span class=\"badge ok\">");
            page_word(p, PAGE_YOU_ARE_HERE);
            page_put(p, "</span>");
        } else {
            put_own(s, "check-in", who, PAGE_I_AM_HERE);
        }
        page_put(p, "</p>\n");
    }
    put_rounds(s, who);
    if (in && tour->played < tour->rules.rounds)
        put_byes(s, who);
    page_put(p, "<p class=\"small muted\">");
    page_word(p, PAGE_CARD_HOW);
    page_put(p, "</p></div>\n");
}

static void put_card(struct page_tour *s)
{
    const struct call *c = s->p.call;

    if (c->has_pass && c->pass.place && c->pass.place <= s->view->tour->count &&
        strcmp(c->pass.event, s->view->event->id) == 0) {
        put_mine(s, c->pass.place);
        return;
    }
    page_put(&s->p, "<p class=\"note\"><span>");
    page_word(&s->p, PAGE_NO_OWN_CARD);
    page_put(&s->p, "</span></p>\n");
}

void page_own(struct call *c)
{
    if (page_tour_show(c, TAB_EVENT, put_card) == DESK_NO_TOUR)
        page_fault(c, &(struct desk_fault){.why = DESK_NO_TOUR});
}
