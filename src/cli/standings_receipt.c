/*
 * cli/standings_receipt.c -- the working of a tie-break, as a till prints it.
 *
 *     BH/C1  Buchholz: sum of the scores of all opponents (C.07 8.1)
 *       1   9  b1  Helene    1.5          1.5
 *       2       H            3.5 → 2.5    2.5    not played: at most a draw a round (C.07 16.4)
 *       …
 *                                        12.5
 *
 * What is in parentheses is not counted.
 */
#include "cli/standings.h"
#include "cli/table.h"
#include "tournament/names.h"

#include <stdlib.h>
#include <string.h>

struct receipt {
    const struct cli *c;
    const struct event *e;
    const struct ranking *r;
    unsigned who, which;
    struct ad_receipt lines;
};

/* How many of something, which has no half: three games are no 3.00. */
static bool is_count(const struct ad_receipt_line *l)
{
    return l->kind == AD_RECEIPT_STEP &&
           (l->why == AD_RECEIPT_COUNT || l->why == AD_RECEIPT_TIED ||
            l->why == AD_RECEIPT_MISSING || l->why == AD_RECEIPT_DIVIDED);
}

/* As many digits as the tie-break has, and more if the number needs them. */
static const char *number(char out[RANKING_VALUE], const struct receipt *p,
                          const struct ad_receipt_line *l)
{
    int64_t value = l->amount;
    unsigned digits = is_count(l) ? 0 : ad_tiebreak_digits(&p->r->list[p->which]);
    unsigned needs = value % 100 == 0 ? 0 : value % 10 == 0 ? 1 : 2;

    if (ad_value_write(out, RANKING_VALUE, value, digits > needs ? digits : needs) < 0)
        out[0] = '\0';
    return out;
}

/* Points have a half even where the tie-break counts wins. */
static const char *score(char out[RANKING_VALUE], int64_t value)
{
    unsigned digits = value >= 100000 ? 0 : value % 10 ? 2 : 1; /* a rating has none */

    if (ad_value_write(out, RANKING_VALUE, value, digits) < 0)
        out[0] = '\0';
    return out;
}

/* ---- for people ---- */

/* Both reasons, each with its article. */
static void add_reasons(struct text *out, const struct receipt *p, const struct ad_receipt_line *l)
{
    const enum ad_receipt_why whys[] = {l->why, l->cut};
    enum ad_rules rules = p->r->how.rules;

    for (int i = 0; i < 2; i++) {
        const char *why = ad_receipt_why_text(whys[i], p->c->lang);
        const char *cite = ad_receipt_cite(whys[i], rules);
        if (!*why)
            continue;
        text_addf(out, "%s%s", out->len ? "; " : "", why);
        if (*cite)
            text_addf(out, " (%s)", cite);
    }
    text_add(out, "", 1);
}

static void add_scores(struct paper_table *t, const struct ad_receipt_line *l)
{
    char before[RANKING_VALUE], after[RANKING_VALUE], factor[RANKING_VALUE];

    if (!l->scored)
        paper_cell(t, "");
    else if (l->before != l->score)
        paper_cellf(t, "%s → %s", score(before, l->before), score(after, l->score));
    else
        paper_cell(t, score(after, l->score));
    if (l->product)
        paper_cellf(t, "× %s", score(factor, l->factor));
    else
        paper_cell(t, "");
}

static void add_round(struct paper_table *t, const struct receipt *p,
                      const struct ad_receipt_line *l)
{
    char name[EVENT_NAME], amount[RANKING_VALUE];
    struct text why = {0};

    paper_cellf(t, l->round ? "%u" : "%.0u", l->round);
    paper_cellf(t, l->board ? "%u" : "%.0u", l->board);
    paper_cellf(t, l->opponent ? "%u" : "%.0u",
                l->opponent ? p->e->t->entrants[l->opponent - 1].number : 0);
    paper_cell(t, l->opponent ? event_player(name, p->e, l->opponent - 1u) : "");
    paper_cellf(t, "%s%.1s",
                l->colour == 'w'   ? "w"
                : l->colour == 'b' ? "b"
                                   : "",
                l->result ? &l->result : "");
    add_scores(t, l);
    number(amount, p, l);
    paper_cellf(t, l->counted ? "%s " : "(%s)", amount);
    add_reasons(&why, p, l);
    paper_cell(t, why.failed ? "" : why.at);
    t->failed |= why.failed;
    text_release(&why);
}

/* A sum, a step or the value: what it is stands where the name of an opponent would. */
static void add_result(struct paper_table *t, const struct receipt *p,
                       const struct ad_receipt_line *l)
{
    char amount[RANKING_VALUE];
    const char *label = l->kind == AD_RECEIPT_SUM ? cli_text(p->c, W_RECEIPT_SUM) : "";
    const char *why = ad_receipt_why_text(l->why, p->c->lang);

    for (int i = 0; i < 3; i++)
        paper_cell(t, "");
    paper_cell(t, *why ? why : label);
    for (int i = 0; i < 3; i++)
        paper_cell(t, "");
    paper_cellf(t, "%s ", number(amount, p, l));
    paper_cell(t, ad_receipt_cite(l->why, p->r->how.rules));
}

/* A line under what is added up, as wide as the widest of it. */
static void add_rule(struct paper_table *t, const struct receipt *p)
{
    static const char dashes[] = "------------------------";
    char amount[RANKING_VALUE];
    size_t width = 0;

    for (unsigned i = 0; i < p->lines.count; i++) {
        size_t len = strlen(number(amount, p, &p->lines.line[i]));
        width = len > width ? len : width;
    }
    for (int i = 0; i < 7; i++)
        paper_cell(t, "");
    paper_cellf(t, "%.*s ", (int)width, dashes);
    paper_cell(t, "");
}

static void add_columns(struct paper_table *t)
{
    static const enum paper_kind kinds[] = {PAPER_NUMBER, PAPER_NUMBER, PAPER_NUMBER,
                                            PAPER_TEXT,   PAPER_TEXT,   PAPER_NUMBER,
                                            PAPER_NUMBER, PAPER_NUMBER, PAPER_TEXT};

    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        paper_column(t, kinds[i], "", "");
}

/* A sum that is the value, too, is said once. */
static bool is_said_again(const struct receipt *p, unsigned i)
{
    const struct ad_receipt_line *l = p->lines.line;

    return l[i].kind == AD_RECEIPT_SUM && i + 2 == p->lines.count;
}

static void add_lines(struct text *out, const struct receipt *p)
{
    struct paper_table t = {0};
    bool adding = false;

    add_columns(&t);
    for (unsigned i = 0; i < p->lines.count; i++) {
        const struct ad_receipt_line *l = &p->lines.line[i];
        if (l->kind != AD_RECEIPT_ROUND && adding)
            add_rule(&t, p);
        adding = l->kind == AD_RECEIPT_ROUND;
        if (adding)
            add_round(&t, p, l);
        else if (!is_said_again(p, i))
            add_result(&t, p, l);
    }
    if (t.failed)
        out->failed = true;
    else
        table_add_aligned(out, &t, &(struct table_look){.indent = 2, .point = table_point(p->c)});
    paper_release(&t);
}

static void add_text(struct text *out, const struct receipt *p)
{
    enum ad_tiebreak_code code = p->r->list[p->which].code;
    enum ad_dropped dropped = (enum ad_dropped)p->r->s.dropped[p->which];
    const char *cite = ad_tiebreak_cite(code, p->r->how.rules);
    char written[AD_TIEBREAK_MAX];

    text_addf(out, "\n%s  %s: %s", ranking_code(written, p->r, p->which),
              ad_tiebreak_name(code, p->c->lang), ad_tiebreak_formula(code, p->c->lang));
    if (*cite)
        text_addf(out, " (%s)", cite);
    text_add(out, "\n", 1);
    if (dropped)
        text_addf(out, "  %s\n", ad_dropped_text(dropped, p->c->lang));
    else
        add_lines(out, p);
}

/* ---- for programs ---- */

static void add_json_line(struct text *out, const struct receipt *p,
                          const struct ad_receipt_line *l)
{
    static const char *const kinds[] = {"round", "sum", "step", "value"};
    char written[AD_TIEBREAK_MAX], a[RANKING_VALUE];
    struct text why = {0};

    text_addf(out, "{\"id\":%u,\"tiebreak\":\"%s\",\"kind\":\"%s\"",
              p->e->t->entrants[p->who].number, ranking_code(written, p->r, p->which),
              kinds[l->kind]);
    if (l->round)
        text_addf(out, ",\"round\":%u", l->round);
    if (l->board)
        text_addf(out, ",\"board\":%u", l->board);
    if (l->opponent)
        text_addf(out, ",\"opponent\":%u", p->e->t->entrants[l->opponent - 1].number);
    if (l->scored) {
        text_addf(out, ",\"points\":%s", score(a, l->before));
        text_addf(out, ",\"score\":%s", score(a, l->score));
    }
    if (l->product)
        text_addf(out, ",\"factor\":%s", score(a, l->factor));
    if (l->kind == AD_RECEIPT_ROUND)
        text_addf(out, ",\"counted\":%s", l->counted ? "true" : "false");
    text_addf(out, ",\"amount\":%s", number(a, p, l));
    add_reasons(&why, p, l);
    if (why.len > 1) {
        text_addf(out, ",\"why\":");
        text_add_json(out, why.at, why.len - 1);
    }
    text_add(out, "}\n", 2);
    text_release(&why);
}

static void add_json(struct text *out, const struct receipt *p)
{
    if (!p->r->s.dropped[p->which])
        for (unsigned i = 0; i < p->lines.count; i++)
            add_json_line(out, p, &p->lines.line[i]);
}

enum cli_exit standings_receipt(const struct cli *c, const struct event *e, const struct ranking *r,
                                unsigned who)
{
    struct receipt *p = calloc(1, sizeof *p);
    struct text out = {0};
    char name[EVENT_NAME];
    enum cli_exit status = CLI_OK;

    if (!p)
        return cli_no_memory(c);
    *p = (struct receipt){.c = c, .e = e, .r = r, .who = who};
    if (!c->json)
        text_addf(&out, "%u  %s\n", e->t->entrants[who].number, event_player(name, e, who));
    for (; p->which < r->tiebreaks; p->which++) {
        ad_receipt_make(&p->lines, &r->s, who, p->which);
        if (c->json)
            add_json(&out, p);
        else
            add_text(&out, p);
    }
    if (out.failed)
        status = cli_no_memory(c);
    else
        fwrite(out.at, 1, out.len, stdout);
    text_release(&out);
    free(p);
    return status;
}
