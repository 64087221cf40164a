/*
 * server/page_why.c -- why two players meet, or why somebody has the bye: what the rules say (explain.h).
 */
#include "server/page_tour.h"

#include <stdlib.h>

#include "adoube/explain.h"

enum { CHOICES = 20 };

bool page_tour_has_reasons(const struct page_tour *s)
{
    enum ad_system system = (enum ad_system)s->view->tour->rules.system;

    return system == AD_SWISS_DUTCH_2017 || system == AD_SWISS_DUTCH_2026;
}

/* The record as it was when the round was paired: who was away then is away. */
static struct ad_meeting *before(struct ad_tournament *out, const struct page_tour *s)
{
    unsigned count = s->view->tour->count, round = s->round - 1;
    struct ad_meeting *meetings = calloc((size_t)count * s->t.stride, sizeof *meetings);

    *out = s->t;
    out->played = round;
    out->meetings = meetings;
    for (unsigned i = 0; meetings && i < count; i++) {
        const struct ad_meeting *m = ad_meeting_of(&s->t, i, round);
        struct ad_meeting *to = meetings + (size_t)i * s->t.stride;

        memcpy(to, ad_meeting_of(&s->t, i, 0), round * sizeof *to);
        if (!m->opponent && m->result != 'U')
            to[round] = (struct ad_meeting){.colour = '-', .result = m->result ? m->result : 'Z'};
    }
    return meetings;
}

static void put_numbered(struct page_tour *s, unsigned place)
{
    fprintf(s->p.out, "%u ", s->t.entrants[place - 1].number);
    page_tour_name(s, place);
}

static void put_choices(struct page_tour *s, const struct ad_explanation *e, unsigned k)
{
    struct ad_choice choices[CHOICES];
    char text[AD_EXPLAIN_TEXT_MAX];
    struct page *p = &s->p;
    int n = ad_explain_choices(choices, CHOICES, e, k);

    page_put(p, "<h3>");
    page_word(p, PAGE_WHY_NOT);
    page_put(p, "</h3>");
    if (n <= 0) {
        page_put(p, "<p>");
        page_word(p, PAGE_WHY_FIRST);
        page_put(p, "</p>");
    }
    page_put(p, "<ul class=\"stack tight\">");
    for (int i = 0; i < n; i++) {
        ad_explain_choice_text(text, sizeof text, e, k, &choices[i], p->lang);
        page_put(p, "<li>");
        page_text(p, text);
        if (choices[i].other) {
            page_put(p, " <span class=\"muted\">");
            put_numbered(s, choices[i].other);
            page_put(p, "</span>");
        }
        page_put(p, "</li>\n");
    }
    page_put(p, "</ul>\n");
}

static void put_reasons(struct page_tour *s, const struct ad_explanation *e, unsigned k)
{
    char text[AD_EXPLAIN_TEXT_MAX];
    struct page *p = &s->p;

    page_put(p, "<p class=\"big\">");
    put_numbered(s, e->pairs[k].white);
    page_put(p, " – ");
    if (e->pairs[k].black)
        put_numbered(s, e->pairs[k].black);
    else
        page_word(p, PAGE_BYE);
    page_put(p, "</p>\n<p>");
    if (!e->by_the_rules) {
        page_word(p, PAGE_WHY_HAND);
        page_put(p, "</p>\n<p>");
    }
    ad_explain_pair_text(text, sizeof text, e, k, p->lang);
    page_text(p, text);
    page_put(p, "</p>\n");
    put_choices(s, e, k);
}

static bool explain(struct page_tour *s, unsigned board)
{
    unsigned n;
    struct ad_tournament t;
    struct ad_explanation e;
    struct ad_meeting *meetings = before(&t, s);
    struct ad_pair *pairs = page_tour_pairs(s, &n);
    struct ad_swiss how = {.len = ad_explain_bytes(&t, AD_SWISS_FAST)};
    bool told;

    how.scratch = malloc(how.len);
    told = board >= 1 && board <= n && meetings && pairs && how.scratch &&
           ad_explain(&e, &t, pairs, n, &how) == 0 && e.possible;
    if (told)
        put_reasons(s, &e, board - 1);
    free(how.scratch);
    free(pairs);
    free(meetings);
    return told;
}

static void put_why(struct page_tour *s)
{
    unsigned long board = strtoul(s->p.call->arg[2], NULL, 10);
    struct page *p = &s->p;
    char path[64];

    page_section(p, PAGE_WHY_TITLE);
    page_put(p, "<p>");
    snprintf(path, sizeof path, "/events/%s/rounds/%u", s->view->event->id, s->round);
    page_link(p, "", path, "");
    page_word(p, PAGE_ROUND);
    fprintf(p->out, " %u</a>, ", s->round);
    page_word(p, PAGE_BOARD);
    fprintf(p->out, " %lu</p>\n", board);
    if (s->round == 0 || !page_tour_has_reasons(s) || board > UINT16_MAX ||
        !explain(s, (unsigned)board)) {
        page_put(p, "<p>");
        page_word(p, PAGE_WHY_NONE);
        page_put(p, "</p>\n");
    }
    page_put(p, "</section>\n");
}

void page_why(struct call *c)
{
    if (page_tour_show(c, TAB_ROUNDS, put_why) == DESK_NO_TOUR)
        page_fault(c, &(struct desk_fault){.why = DESK_NO_TOUR});
}
