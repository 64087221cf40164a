/*
 * tests/tournament/verbs_standings.c -- tables, tie-breaks, and their receipts.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/standings.h"
#include "cross.h"
#include "tournament/names.h"

enum { LIST = 64, TEXT = 4096 };

static uint64_t memory[1 << 16];

struct table {
    struct cross c;
    struct ad_tiebreak list[LIST];
    unsigned n;
    struct ad_standings_how how;
    struct ad_standings s;
};

static bool read_order(struct table *t, struct kit_row *row, const char *order)
{
    struct ad_tiebreak_fault fault;
    int n = ad_tiebreak_read_list(t->list, LIST, order, strlen(order), &fault);

    if (n < 0)
        return kit_fail(row, "%s at %zu: %s", order, fault.at,
                        ad_tiebreak_bad_text(fault.why, AD_EN));
    t->n = (unsigned)n;
    return true;
}

static bool make(struct table *t, struct kit_row *row)
{
    size_t len = ad_standings_bytes(&t->c.t, t->n);

    return kit_ok(row, len <= sizeof memory) &&
           kit_ok(row, ad_standings_make(&t->s, &t->c.t, t->list, t->n, &t->how, memory, len) == 0);
}

/* The columns file, rules, order of a row, in this order. */
static bool read_table(struct table *t, struct kit_row *row)
{
    memset(t, 0, sizeof *t);
    if (!cross_read(&t->c, row, row->field[0]))
        return false;
    t->how.rounds = t->c.t.played;
    return kit_ok(row, ad_rules_read(&t->how.rules, row->field[1], row->len[1])) &&
           read_order(t, row, row->field[2]);
}

static const char *value_text(const struct table *t, int64_t value, unsigned i)
{
    static char text[4][24];
    static unsigned turn;
    char *out = text[turn++ % 4];

    if (value == AD_NO_VALUE)
        return "-";
    ad_value_write(out, sizeof text[0], value, ad_tiebreak_digits(&t->list[i]));
    return out;
}

static void add(char *out, const char *text)
{
    strncat(out, text, TEXT - 1 - strlen(out));
}

/* The last value of the chain, by place. */
static void values_text(char *out, const struct table *t)
{
    out[0] = '\0';
    for (unsigned who = 0; who < t->s.count; who++) {
        add(out, who ? " " : "");
        add(out, value_text(t, ad_standings_value(&t->s, who, t->n - 1), t->n - 1));
    }
}

/* Numbers by rank, = between those who share one. */
static void ranks_text(char *out, const struct table *t)
{
    char number[16];

    out[0] = '\0';
    for (unsigned i = 0; i < t->s.count; i++) {
        const struct ad_standing *at = &t->s.rows[i];

        snprintf(number, sizeof number, "%u", t->c.entrants[at->who].number);
        add(out, i == 0 ? "" : at->rank == at[-1].rank ? "=" : " ");
        add(out, number);
    }
}

/* value | file | rules | order | the last value of each, by number */
static void value(struct kit_row *row)
{
    static struct table t;
    char got[TEXT];

    if (!read_table(&t, row) || !make(&t, row))
        return;
    values_text(got, &t);
    kit_is(row, row->field[3], got);
}

/* ranks | file | rules | order | numbers by rank */
static void ranks(struct kit_row *row)
{
    static struct table t;
    char got[TEXT];

    if (!read_table(&t, row) || !make(&t, row))
        return;
    ranks_text(got, &t);
    kit_is(row, row->field[3], got);
}

/* after | file | rules | order | rounds | the last value of each, by number */
static void after(struct kit_row *row)
{
    static struct table t;
    char got[TEXT];

    if (!read_table(&t, row))
        return;
    t.how.rounds = (unsigned)atoi(row->field[3]);
    if (!make(&t, row))
        return;
    values_text(got, &t);
    kit_is(row, row->field[4], got);
}

/* ranks-lot | file | rules | order | numbers drawn, by number, 0: none | numbers by rank | who waits */
static void lot(struct kit_row *row)
{
    static struct table t;
    uint16_t lots[CROSS_ENTRANTS] = {0};
    char got[TEXT], waits[TEXT] = "", number[16];
    unsigned n = 0;

    if (!read_table(&t, row))
        return;
    for (const char *at = row->field[3]; *at && n < CROSS_ENTRANTS; n++) {
        lots[n] = (uint16_t)strtoul(at, (char **)&at, 10);
        at += strspn(at, " ");
    }
    t.how.lot = n ? lots : NULL;
    if (!make(&t, row))
        return;
    ranks_text(got, &t);
    kit_is(row, row->field[4], got);
    for (unsigned i = 0; i < t.s.count; i++)
        if (t.s.rows[i].lot) {
            snprintf(number, sizeof number, "%s%u", waits[0] ? " " : "",
                     t.c.entrants[t.s.rows[i].who].number);
            add(waits, number);
        }
    kit_is(row, row->field[5], waits);
    kit_ok(row, t.s.lots_missing == (waits[0] != '\0'));
}

/* extra | file | rules | order | half points given, by number | the last value of each */
static void extra(struct kit_row *row)
{
    static struct table t;
    ad_points points[CROSS_ENTRANTS] = {0};
    char got[TEXT];
    unsigned n = 0;

    if (!read_table(&t, row))
        return;
    for (const char *at = row->field[3]; *at && n < CROSS_ENTRANTS; n++) {
        points[n] = (ad_points)(5 * strtol(at, (char **)&at, 10));
        at += strspn(at, " ");
    }
    t.how.extra = points;
    if (!make(&t, row))
        return;
    values_text(got, &t);
    kit_is(row, row->field[4], got);
}

/* dropped | file | rules | order | why the last is dropped; nothing if it is not */
static void dropped(struct kit_row *row)
{
    static struct table t;

    if (!read_table(&t, row) || !make(&t, row))
        return;
    kit_is(row, row->field[3], ad_dropped_text(t.s.dropped[t.n - 1], AD_EN));
    for (unsigned who = 0; t.s.dropped[t.n - 1] && who < t.s.count; who++)
        kit_ok(row, ad_standings_value(&t.s, who, t.n - 1) == 0);
}

/* unfit | file | rules | order */
static void unfit(struct kit_row *row)
{
    static struct table t;

    if (!read_table(&t, row))
        return;
    kit_ok(row, !ad_tiebreak_fits(&t.list[t.n - 1], &t.c.t));
    kit_ok(row, ad_standings_make(&t.s, &t.c.t, t.list, t.n, &t.how, memory, sizeof memory) ==
                    AD_EINVAL);
}

/* ---- receipts ---- */

static const char *hundredths(int64_t v)
{
    static char text[8][24];
    static unsigned turn;
    char *out = text[turn++ % 8];
    size_t len;

    if (v == AD_NO_VALUE)
        return "-";
    ad_value_write(out, sizeof text[0], v, 2);
    len = strlen(out);
    while (out[len - 1] == '0')
        out[--len] = '\0';
    if (out[len - 1] == '.')
        out[--len] = '\0';
    return out;
}

/* "3:12 0.5*4=2 [C.07 16.4]", in brackets what does not count. */
static void line_text(char *out, size_t cap, const struct table *t,
                      const struct ad_receipt_line *line)
{
    static const char *const kinds[] = {"", "sum ", "", "= "};
    const char *cite = ad_receipt_cite(line->why, t->how.rules);
    const char *cut = ad_receipt_cite(line->cut, t->how.rules);
    char head[64] = "";

    if (line->round)
        snprintf(head, sizeof head, "%u:%u ", line->round,
                 line->opponent ? t->c.entrants[line->opponent - 1].number : 0);
    if (line->board)
        snprintf(head, sizeof head, "board %u ", line->board);
    snprintf(
        out, cap, "%s%s%s%s%s%s%s%s%s%s%s%s%s", kinds[line->kind],
        line->kind == AD_RECEIPT_STEP ? ad_receipt_why_text(line->why, AD_EN) : "",
        line->kind == AD_RECEIPT_STEP ? " " : head, line->product ? hundredths(line->factor) : "",
        line->product ? "*" : "", line->product ? hundredths(line->score) : "",
        line->product ? "=" : "", hundredths(line->amount), cite[0] ? " " : "", cite,
        line->kind == AD_RECEIPT_ROUND && !line->counted ? " not" : "", cut[0] ? " " : "", cut);
}

/* receipt | file | rules | order | number | the lines of the last value, parted by semicolons */
static void receipt(struct kit_row *row)
{
    static struct table t;
    static struct ad_receipt r;
    char got[TEXT] = "", line[256];

    if (!read_table(&t, row) || !make(&t, row))
        return;
    ad_receipt_make(&r, &t.s, cross_place(&t.c, (unsigned)atoi(row->field[3])), t.n - 1);
    for (unsigned i = 0; i < r.count; i++) {
        line_text(line, sizeof line, &t, &r.line[i]);
        add(got, i ? "; " : "");
        add(got, line);
    }
    kit_is(row, row->field[4], got);
}

/* ---- names ---- */

/* tiebreak | text | as we write it */
static void tiebreak(struct kit_row *row)
{
    struct ad_tiebreak tb, again;
    struct ad_tiebreak_fault fault;
    char text[AD_TIEBREAK_MAX] = "", back[AD_TIEBREAK_MAX] = "";

    if (!kit_ok(row, ad_tiebreak_read(&tb, row->field[0], row->len[0], &fault) == 0))
        return;
    kit_ok(row, ad_tiebreak_write(text, sizeof text, &tb) == (int)strlen(text));
    kit_is(row, row->field[1], text);
    kit_ok(row, ad_tiebreak_read(&again, text, strlen(text), NULL) == 0);
    kit_ok(row, ad_tiebreak_write(back, sizeof back, &again) == (int)strlen(text));
    kit_is(row, text, back);
    for (size_t cap = 0; cap <= strlen(text); cap++)
        kit_ok(row, ad_tiebreak_write(text, cap, &tb) == AD_EFULL);
}

/* tiebreak-bad | list | at | why */
static void tiebreak_bad(struct kit_row *row)
{
    struct ad_tiebreak list[4];
    struct ad_tiebreak_fault fault;

    kit_ok(row, ad_tiebreak_read_list(list, 4, row->field[0], row->len[0], &fault) == AD_EPARSE);
    kit_isf(row, row->field[1], "%zu", fault.at);
    kit_is(row, row->field[2], ad_tiebreak_bad_text(fault.why, AD_EN));
}

/* value-text | hundredths | digits | text */
static void value_written(struct kit_row *row)
{
    long long v = strtoll(row->field[0], NULL, 10);
    char text[24];
    int len = ad_value_write(text, sizeof text, v, (unsigned)atoi(row->field[1]));

    kit_ok(row, len == (int)strlen(text));
    kit_is(row, row->field[2], text);
    kit_ok(row, ad_value_write(text, (size_t)len, v, (unsigned)atoi(row->field[1])) == AD_EFULL);
}

/* cite | code | rules | article */
static void cite(struct kit_row *row)
{
    struct ad_tiebreak tb;
    enum ad_rules rules;

    if (!kit_ok(row, ad_tiebreak_read(&tb, row->field[0], row->len[0], NULL) == 0) ||
        !kit_ok(row, ad_rules_read(&rules, row->field[1], row->len[1])))
        return;
    kit_is(row, row->field[2], ad_tiebreak_cite(tb.code, rules));
}

static const struct kit_verb verbs[] = {
    {"value", 4, value},
    {"ranks", 4, ranks},
    {"after", 5, after},
    {"ranks-lot", 6, lot},
    {"extra", 5, extra},
    {"dropped", 4, dropped},
    {"unfit", 3, unfit},
    {"receipt", 5, receipt},
    {"tiebreak", 2, tiebreak},
    {"tiebreak-bad", 3, tiebreak_bad},
    {"value-text", 3, value_written},
    {"cite", 3, cite},
    {0},
};

const struct kit_suite suite_standings = {verbs, NULL};
