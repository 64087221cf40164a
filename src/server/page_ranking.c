/*
 * server/page_ranking.c -- the table as all pages of a tournament use it.
 */
#include "server/page_tour.h"

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

void page_ranking_make(struct page_ranking *out, const struct page_tour *s, unsigned rounds)
{
    const struct ad_tour_rules *rules = &s->view->tour->rules;
    size_t len;

    *out = (struct page_ranking){.how = {(enum ad_rules)rules->ranking, rounds, NULL, NULL}};
    out->columns = chain_of(out->chain, rules);
    len = ad_standings_bytes(&s->t, out->columns);
    out->memory = malloc(len);
    if (!out->memory || ad_standings_make(&out->table, &s->t, out->chain, out->columns, &out->how,
                                          out->memory, len) < 0)
        out->table = (struct ad_standings){.tiebreaks = out->columns};
}

void page_ranking_end(struct page_ranking *r)
{
    free(r->memory);
}

unsigned page_ranking_of(const struct page_ranking *r, unsigned who)
{
    for (unsigned i = 0; i < r->table.count; i++)
        if (r->table.rows[i].who == who)
            return r->table.rows[i].rank;
    return 0;
}

bool page_tour_in(const struct page_tour *s, unsigned who, const struct ad_category *part)
{
    const struct desk_entry *e = &s->view->entry[who];
    struct ad_traits traits = {.rating = s->t.entrants[who].rating,
                               .age = e->age,
                               .sex = e->sex,
                               .club = e->club,
                               .federation = e->federation};

    return !part || ad_category_has(part, &traits);
}

void page_tour_value(struct page_tour *s, int64_t value, const struct ad_tiebreak *tb)
{
    static const char *const quarters[] = {"", "¼", "½", "¾"};
    unsigned digits = ad_tiebreak_digits(tb);
    int64_t whole = value / 100;
    char text[24];

    if (value >= 0 && digits > 0 && value % 25 == 0) {
        if (whole > 0 || value == 0)
            fprintf(s->p.out, "%lld", (long long)whole);
        page_put(&s->p, quarters[value % 100 / 25]);
        return;
    }
    ad_value_write(text, sizeof text, value, digits);
    for (char *c = text; s->p.lang == AD_DE && *c; c++)
        *c = *c == '.' ? ',' : *c;
    page_text(&s->p, text);
}
