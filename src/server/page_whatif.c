/*
 * server/page_whatif.c -- what if: the places that can still be reached while games are open, and the top of
 * the table under results that the reader supposes (?g1=1 for board 1; nobody else sees it).
 */
#include "server/page_tour.h"

#include <stdlib.h>

#include "adoube/outlook.h"

enum { TOP = 8, WORK = 60000 }; /* rows of tables that are made at most */

/* As many of the top boards as can be tried without anybody waiting. */
static unsigned games_at_most(unsigned count)
{
    unsigned games = 0, rows = count;

    while (games < AD_OUTLOOK_GAMES && rows * 3 <= WORK) {
        rows *= 3;
        games++;
    }
    return games;
}

bool page_whatif_make(struct page_whatif *out, const struct page_tour *s,
                      const struct page_ranking *r)
{
    struct page_tour last = *s;
    unsigned n, most = games_at_most(s->view->tour->count);
    struct ad_pair *pairs;

    *out = (struct page_whatif){.count = 0};
    last.round = s->rounds;
    if (s->rounds == 0 || s->t.teams || r->table.count == 0)
        return false;
    pairs = page_tour_pairs(&last, &n);
    for (unsigned i = 0; pairs && i < n; i++) {
        if (!pairs[i].black ||
            ad_meeting_of(&s->t, pairs[i].white - 1u, s->rounds - 1)->result != '?')
            continue;
        out->open++;
        if (out->count < most) {
            out->board[out->count] = i + 1;
            out->game[out->count++] = pairs[i];
        }
    }
    free(pairs);
    return out->count > 0;
}

static struct ad_outlook *ask(const struct page_tour *s, const struct page_ranking *r,
                              const struct ad_tournament *t, const struct ad_pair *games,
                              unsigned count)
{
    struct ad_outlook_question q = {.t = t,
                                    .round = s->rounds - 1,
                                    .open = games,
                                    .count = count,
                                    .list = r->chain,
                                    .tiebreaks = r->columns,
                                    .how = r->how};
    size_t len = ad_outlook_bytes(&q);
    struct ad_outlook *out = calloc(t->count + 1, sizeof *out);
    void *memory = malloc(len);

    if (!out || !memory || ad_outlook_make(out, &q, memory, len) < 0) {
        free(out);
        out = NULL;
    }
    free(memory);
    return out;
}

struct ad_outlook *page_whatif_places(const struct page_whatif *w, const struct page_tour *s,
                                      const struct page_ranking *r)
{
    return ask(s, r, &s->t, w->game, w->count);
}

/* ---- the card ---- */

static char supposed(const struct page_tour *s, unsigned board)
{
    char name[16];
    const char *value;

    snprintf(name, sizeof name, "g%u", board);
    value = http_query(s->p.call->http, name);
    return value && strlen(value) == 1 && strchr("1=0", *value) ? *value : '\0';
}

static void put_game(struct page_tour *s, const struct page_whatif *w, unsigned i)
{
    static const char values[] = "1=0", *const words[] = {"1 – 0", "½", "0 – 1"};
    char chosen = supposed(s, w->board[i]);
    struct page *p = &s->p;

    page_put(p, "<fieldset><legend class=\"small\"><b>");
    page_word(p, PAGE_BOARD);
    fprintf(p->out, " %u</b> ", w->board[i]);
    page_text(p, s->view->entry[w->game[i].white - 1].name);
    page_put(p, " – ");
    page_text(p, s->view->entry[w->game[i].black - 1].name);
    page_put(p, "</legend><div class=\"seg\">");
    for (unsigned k = 0; k < 4; k++) {
        fprintf(p->out, "<label><input type=\"radio\" class=\"sr\" name=\"g%u\" value=\"%.1s\"%s>",
                w->board[i], k < 3 ? &values[k] : "",
                (k < 3 ? values[k] : '\0') == chosen ? " checked" : "");
        if (k < 3)
            page_put(p, words[k]);
        else
            page_word(p, PAGE_OPEN);
        page_put(p, "</label>");
    }
    page_put(p, "</div></fieldset>\n");
}

/* The record with what is supposed; games about which nothing is stay to be asked about. */
static struct ad_meeting *suppose(struct ad_tournament *t, struct ad_pair *left, unsigned *count,
                                  const struct page_tour *s, const struct page_whatif *w)
{
    size_t cells = (size_t)s->t.count * s->t.stride;
    struct ad_meeting *meetings = malloc(cells * sizeof *meetings);

    *t = s->t;
    *count = 0;
    if (!meetings)
        return NULL;
    memcpy(meetings, s->t.meetings, cells * sizeof *meetings);
    t->meetings = meetings;
    for (unsigned i = 0; i < w->count; i++) {
        char result = supposed(s, w->board[i]);

        if (result)
            ad_outlook_suppose(meetings, t, s->rounds - 1, w->game[i], result);
        else
            left[(*count)++] = w->game[i];
    }
    return meetings;
}

static void put_move(struct page *p, unsigned now, unsigned before)
{
    if (now == before)
        page_word(p, PAGE_STAYS);
    else
        fprintf(p->out, "%s %u", now < before ? "▲" : "▼", before);
}

static void put_top(struct page_tour *s, const struct page_ranking *now, struct page_ranking *then)
{
    struct page *p = &s->p;

    page_put(p, "<table><caption>");
    page_word(p, PAGE_THEN_TOP);
    page_put(p, "</caption><tbody>");
    for (unsigned i = 0; i < then->table.count && i < TOP; i++) {
        const struct ad_standing *row = &then->table.rows[i];

        fprintf(p->out, "<tr><td class=\"num strong\">%u</td><th scope=\"row\">", row->rank);
        page_tour_person(s, row->who + 1u, UINT16_MAX, false);
        page_put(p, "</th><td class=\"pts\">");
        page_tour_points(s, (ad_points)(ad_standings_value(&then->table, row->who, 0) / 10));
        page_put(p, "</td><td class=\"num muted\">");
        put_move(p, row->rank, page_ranking_of(now, row->who));
        page_put(p, "</td></tr>\n");
    }
    page_put(p, "</tbody></table>\n");
}

/* Who can still be first, under what is supposed. */
static void put_winners(struct page_tour *s, const struct page_ranking *then,
                        const struct ad_tournament *t, const struct ad_pair *left, unsigned count)
{
    struct ad_outlook *places = ask(s, then, t, left, count);
    const char *between = " ";
    struct page *p = &s->p;

    page_put(p, "<p><b>");
    page_word(p, PAGE_CAN_WIN);
    page_put(p, "</b>");
    for (unsigned i = 0; places && i < then->table.count; i++) {
        unsigned who = then->table.rows[i].who;

        if (places[who].best != 1)
            continue;
        page_put(p, between);
        page_text(p, s->view->entry[who].name);
        between = " · ";
    }
    page_put(p, "</p>\n");
    free(places);
}

void page_whatif_card(struct page_tour *s, const struct page_whatif *w,
                      const struct page_ranking *now)
{
    struct ad_pair left[AD_OUTLOOK_GAMES];
    struct page_tour then = *s;
    struct page_ranking ranking;
    unsigned count;
    struct ad_meeting *meetings = suppose(&then.t, left, &count, s, w);
    struct page *p = &s->p;

    if (!meetings)
        return;
    page_put(p, "<form class=\"card whatif noprint\" method=\"get\" id=\"whatif\"><h3>");
    page_word(p, PAGE_WHAT_IF);
    page_put(p, "</h3>\n");
    for (unsigned i = 0; i < w->count; i++)
        put_game(s, w, i);
    if (http_query(p->call->http, "lang"))
        fprintf(p->out, "<input type=\"hidden\" name=\"lang\" value=\"%s\">",
                p->lang == AD_DE ? "de" : "en");
    page_put(p, "<p class=\"line\"><button class=\"btn\">");
    page_word(p, PAGE_SUPPOSE);
    page_put(p, "</button>");
    page_tour_link(s, "", "standings", NULL, 0);
    page_word(p, PAGE_SUPPOSE_NOTHING);
    page_put(p, "</a></p>\n");
    page_ranking_make(&ranking, &then, s->rounds);
    put_winners(s, &ranking, &then.t, left, count);
    put_top(s, now, &ranking);
    page_put(p, "<p class=\"small muted\">");
    page_word(p, w->open > w->count ? PAGE_WHAT_IF_TOP : PAGE_WHAT_IF_HOW);
    page_put(p, "</p></form>\n");
    page_ranking_end(&ranking);
    free(meetings);
}
