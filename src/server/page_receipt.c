/*
 * server/page_receipt.c -- how a value of the table came about, as a till prints it.
 */
#include "server/page_tour.h"
#include "tournament/names.h"

#include <stdlib.h>

/* How many of something: no half of it. */
static bool is_count(const struct ad_receipt_line *l)
{
    return l->kind == AD_RECEIPT_STEP &&
           (l->why == AD_RECEIPT_COUNT || l->why == AD_RECEIPT_TIED ||
            l->why == AD_RECEIPT_MISSING || l->why == AD_RECEIPT_DIVIDED);
}

static void put_amount(struct page_tour *s, const struct ad_receipt_line *l,
                       const struct ad_tiebreak *tb)
{
    static const struct ad_tiebreak points = {.code = AD_TB_PTS}, share = {.code = AD_TB_SB};
    bool has_digits = ad_tiebreak_digits(tb) > 0;

    page_put(&s->p, "<b>");
    if (is_count(l) || (!has_digits && l->amount % 100 == 0))
        fprintf(s->p.out, "%lld", (long long)(l->amount / 100));
    else
        page_tour_value(s, l->amount, has_digits ? tb : l->amount % 10 ? &share : &points);
    page_put(&s->p, "</b>");
}

/* A reason and the article it rests on. */
static void put_reason(struct page_tour *s, const struct page_ranking *r, enum ad_receipt_why why)
{
    const char *text = ad_receipt_why_text(why, s->p.lang);
    const char *cite = ad_receipt_cite(why, r->how.rules);

    if (!*text)
        return;
    page_put(&s->p, "<small>");
    page_text(&s->p, text);
    page_put(&s->p, *cite ? " (" : "");
    page_text(&s->p, cite);
    page_put(&s->p, *cite ? ")</small>" : "</small>");
}

/* 2 × 3½: what is multiplied; and points that count otherwise than they are. */
static void put_working(struct page_tour *s, const struct ad_receipt_line *l)
{
    static const struct ad_tiebreak exact = {.code = AD_TB_SB};

    if (!l->scored || (!l->product && l->before == l->score))
        return;
    page_put(&s->p, " <span class=\"o\">");
    if (l->product) {
        page_tour_value(s, l->factor, &exact);
        page_put(&s->p, " × ");
    }
    if (l->before != l->score) {
        page_tour_value(s, l->before, &exact);
        page_put(&s->p, " → ");
    }
    page_tour_value(s, l->score, &exact);
    page_put(&s->p, "</span>");
}

static void put_round(struct page_tour *s, const struct page_ranking *r,
                      const struct ad_receipt_line *l, const struct ad_tiebreak *tb)
{
    struct page *p = &s->p;

    fprintf(p->out, "<p class=\"r%s\"><span>", l->counted ? "" : " cutout");
    if (l->round)
        fprintf(p->out, "R%u ", l->round);
    if (l->board) {
        page_word(p, PAGE_BOARD);
        fprintf(p->out, " %u ", l->board);
    }
    if (l->opponent)
        page_text(p, s->view->entry[l->opponent - 1].name);
    put_working(s, l);
    put_reason(s, r, l->why);
    put_reason(s, r, l->cut);
    page_put(p, "</span>");
    put_amount(s, l, tb);
    page_put(p, "</p>\n");
}

static void put_step(struct page_tour *s, const struct page_ranking *r,
                     const struct ad_receipt_line *l, const struct ad_tiebreak *tb, bool last)
{
    struct page *p = &s->p;
    const char *why = ad_receipt_why_text(l->why, p->lang);

    page_put(p, last || l->kind == AD_RECEIPT_SUM ? "<p class=\"r sum\"><span>"
                                                  : "<p class=\"r\"><span>");
    if (l->kind == AD_RECEIPT_STEP && *why)
        put_reason(s, r, l->why);
    else if (last)
        page_text(p, ad_tiebreak_name(tb->code, p->lang));
    else
        page_word(p, PAGE_SUM);
    page_put(p, "</span>");
    put_amount(s, l, tb);
    page_put(p, "</p>\n");
}

static void put_lines(struct page_tour *s, const struct page_ranking *r, unsigned who,
                      unsigned column)
{
    struct ad_receipt *receipt = malloc(sizeof *receipt);

    if (!receipt)
        return;
    ad_receipt_make(receipt, &r->table, who, column);
    for (unsigned i = 0; i < receipt->count; i++) {
        const struct ad_receipt_line *l = &receipt->line[i];
        bool said_again = l->kind == AD_RECEIPT_SUM && i + 2 == receipt->count;

        if (l->kind == AD_RECEIPT_ROUND)
            put_round(s, r, l, &r->chain[column]);
        else if (!said_again)
            put_step(s, r, l, &r->chain[column], i + 1 == receipt->count);
    }
    free(receipt);
}

void page_tour_receipt(struct page_tour *s, const struct page_ranking *r, unsigned who,
                       unsigned column)
{
    const struct ad_tiebreak *tb = &r->chain[column];
    enum ad_dropped dropped = (enum ad_dropped)r->table.dropped[column];
    const char *cite = ad_tiebreak_cite(tb->code, r->how.rules);
    char code[AD_TIEBREAK_MAX];
    struct page *p = &s->p;

    ad_tiebreak_write(code, sizeof code, tb);
    page_put(p, "<div class=\"receipt\"><p class=\"strong\">");
    page_text(p, s->view->entry[who].name);
    page_put(p, " · ");
    page_text(p, code);
    page_put(p, "</p><p class=\"muted\">");
    page_text(p, ad_tiebreak_name(tb->code, p->lang));
    page_put(p, ": ");
    page_text(p, ad_tiebreak_formula(tb->code, p->lang));
    page_put(p, *cite ? " (" : "");
    page_text(p, cite);
    page_put(p, *cite ? ")</p>\n" : "</p>\n");
    if (dropped) {
        page_put(p, "<p>");
        page_text(p, ad_dropped_text(dropped, p->lang));
        page_put(p, "</p>\n");
    } else {
        put_lines(s, r, who, column);
    }
    page_put(p, "</div>\n");
}
