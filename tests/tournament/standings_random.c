/*
 * tests/tournament/standings_random.c -- what must hold of every table, in random tournaments.
 *
 *   receipts    the lines add up, and their end is the value of the table
 *   order       rows are sorted by the chain, and share a rank if all values are equal
 *   numbers     who is called what changes nobody's value
 *   expected    the two tables of ratings are whole
 *   texts       a tie-break that was read is written, and read again
 *   words       nothing is without a name, in both languages
 *   memory      as many bytes as asked for suffice, and fewer are refused
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/standings.h"
#include "cross.h"
#include "tournament/expectation.h"
#include "tournament/names.h"

enum { LIST = AD_TIEBREAKS + 16, BYTES = 1 << 19 };

static uint64_t memory[2][BYTES / sizeof(uint64_t)];

/* Every tie-break that fits the record, points first. */
static unsigned all_that_fit(struct ad_tiebreak *out, struct kit_rng *rng, const struct cross *c)
{
    static const char *const more = "BH/C1 BH/C9 BH/M1 BH/M9 BH/P BH/F SB/C2 SB/P KS/L60 KS/L-3 "
                                    "ARO/M1 PS/C3 AOB/F/P SSSC/K3 BH:GP/C1 SB:MG";
    unsigned n = 0;

    for (unsigned code = 0; code < AD_TIEBREAKS; code++) {
        out[n] = (struct ad_tiebreak){.code = (enum ad_tiebreak_code)code};
        n += ad_tiebreak_fits(&out[n], &c->t);
    }
    for (const char *at = more; *at; at += strspn(at, " ")) {
        size_t len = strcspn(at, " ");

        if (n < LIST && ad_tiebreak_read(&out[n], at, len, NULL) == 0)
            n += ad_tiebreak_fits(&out[n], &c->t);
        at += len;
    }
    for (unsigned i = n; i-- > 2;) { /* any order, so that every kind meets every group */
        unsigned j = 1 + kit_below(rng, i);
        struct ad_tiebreak keep = out[i];

        out[i] = out[j];
        out[j] = keep;
    }
    return n;
}

static struct ad_standings_how random_how(struct kit_rng *rng, const struct cross *c)
{
    return (struct ad_standings_how){.rules = (enum ad_rules)kit_below(rng, AD_RULES),
                                     .rounds = kit_below(rng, c->t.played + 1)};
}

/* ---- receipts ---- */

static bool adds_up(const struct ad_receipt *r, int64_t value)
{
    int64_t sum = 0;
    bool seen = false;

    for (unsigned i = 0; i < r->count; i++) {
        const struct ad_receipt_line *line = &r->line[i];

        if (line->kind == AD_RECEIPT_ROUND && line->counted)
            sum += line->amount;
        if (line->product && line->factor * line->score != line->amount * 100)
            return false;
        if (line->kind == AD_RECEIPT_ROUND && line->counted && line->cut != AD_RECEIPT_PLAIN)
            return false;
        if (line->kind == AD_RECEIPT_SUM) {
            seen = true;
            if (line->amount != sum)
                return false;
        }
    }
    return r->count && r->line[r->count - 1].kind == AD_RECEIPT_VALUE &&
           r->line[r->count - 1].amount == value && r->value == value &&
           (seen || r->count == 1 || sum == value);
}

static void receipts(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    static struct ad_receipt r;
    static struct cross c;
    struct ad_tiebreak list[LIST];

    for (unsigned round = 0; round < (row->long_run ? 3000 : 150); round++) {
        struct ad_standings_how how;
        struct ad_standings s;
        unsigned n;
        char text[AD_TIEBREAK_MAX];

        cross_random(&c, &rng);
        n = all_that_fit(list, &rng, &c);
        how = random_how(&rng, &c);
        if (!kit_ok(row, ad_standings_make(&s, &c.t, list, n, &how, memory[0], BYTES) == 0))
            return;
        for (unsigned i = 0; i < n; i++)
            for (unsigned who = 0; who < c.t.count; who++) {
                ad_receipt_make(&r, &s, who, i);
                if (adds_up(&r, ad_standings_value(&s, who, i)))
                    continue;
                ad_tiebreak_write(text, sizeof text, &list[i]);
                kit_fail(row, "%s of %u under %s does not add up", text, who + 1,
                         ad_rules_code(how.rules));
                return;
            }
    }
    kit_ok(row, true);
}

/* ---- order ---- */

static bool low_first(const struct ad_tiebreak *tb)
{
    static const enum ad_tiebreak_code low[] = {AD_TB_DE,   AD_TB_EDE,  AD_TB_EDEBT, AD_TB_EDEBB,
                                                AD_TB_EDET, AD_TB_EDEB, AD_TB_TPN,   AD_TB_BC,
                                                AD_TB_TBR,  AD_TB_BBE,  AD_TB_LOT,   AD_TB_EDEC};

    for (unsigned i = 0; i < sizeof low / sizeof *low; i++)
        if (tb->code == low[i])
            return true;
    return false;
}

/* -1: a ranks before b. */
static int compare(const struct ad_standings *s, const struct ad_tiebreak *list, unsigned a,
                   unsigned b)
{
    for (unsigned i = 0; i < s->tiebreaks; i++) {
        int64_t x = ad_standings_value(s, a, i), y = ad_standings_value(s, b, i);

        if (x != y)
            return y == AD_NO_VALUE || (x != AD_NO_VALUE && (x < y) == low_first(&list[i])) ? -1
                                                                                            : 1;
    }
    return 0;
}

static void order(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    static struct cross c;
    struct ad_tiebreak list[LIST];

    for (unsigned round = 0; round < (row->long_run ? 20000 : 1000); round++) {
        struct ad_standings_how how;
        struct ad_standings s;
        unsigned n;

        cross_random(&c, &rng);
        n = 1 + kit_below(&rng, all_that_fit(list, &rng, &c));
        how = random_how(&rng, &c);
        if (!kit_ok(row, ad_standings_make(&s, &c.t, list, n, &how, memory[0], BYTES) == 0))
            return;
        for (unsigned i = 0; i + 1 < s.count; i++) {
            const struct ad_standing *a = &s.rows[i], *b = &s.rows[i + 1];
            int way = compare(&s, list, a->who, b->who);

            if (way > 0 || (way == 0) != (a->rank == b->rank) ||
                (way == 0 && c.entrants[a->who].number > c.entrants[b->who].number) ||
                (way < 0 && b->rank != i + 2)) {
                kit_fail(row, "rows %u and %u", i + 1, i + 2);
                return;
            }
        }
    }
    kit_ok(row, true);
}

/* ---- numbers ---- */

static void rename_all(struct cross *out, const struct cross *c, const unsigned *to)
{
    *out = *c;
    out->t.entrants = out->entrants;
    out->t.meetings = out->meetings;
    out->t.on_board = out->boards;
    for (unsigned who = 0; who < c->t.count; who++) {
        size_t cells = CROSS_ROUNDS * (c->t.boards ? c->t.boards : 1);

        out->entrants[to[who]].rating = c->entrants[who].rating;
        memcpy(out->boards + to[who] * cells, c->boards + who * cells, cells);
        for (unsigned round = 0; round < CROSS_ROUNDS; round++) {
            struct ad_meeting m = c->meetings[who * CROSS_ROUNDS + round];

            if (m.opponent)
                m.opponent = (uint16_t)(to[m.opponent - 1] + 1);
            out->meetings[to[who] * CROSS_ROUNDS + round] = m;
        }
    }
}

static void numbers(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    static struct cross c, d;
    struct ad_tiebreak list[LIST];
    unsigned to[CROSS_ENTRANTS];

    for (unsigned round = 0; round < (row->long_run ? 5000 : 300); round++) {
        struct ad_standings_how how;
        struct ad_standings s, renamed;
        unsigned n;

        cross_random(&c, &rng);
        n = all_that_fit(list, &rng, &c);
        for (unsigned i = 0; i < n; i++)
            if (list[i].code == AD_TB_TPN) /* the number itself */
                list[i].code = AD_TB_PTS;
        how = random_how(&rng, &c);
        for (unsigned i = 0; i < c.t.count; i++)
            to[i] = i;
        cross_shuffle(&rng, to, c.t.count);
        rename_all(&d, &c, to);
        if (!kit_ok(row, !ad_standings_make(&s, &c.t, list, n, &how, memory[0], BYTES) &&
                             !ad_standings_make(&renamed, &d.t, list, n, &how, memory[1], BYTES)))
            return;
        for (unsigned who = 0; who < c.t.count; who++)
            for (unsigned i = 0; i < n; i++)
                if (ad_standings_value(&s, who, i) != ad_standings_value(&renamed, to[who], i)) {
                    kit_fail(row, "%s", ad_tiebreak_code(list[i].code));
                    return;
                }
    }
    kit_ok(row, true);
}

/* ---- ratings ---- */

static void expected(struct kit_row *row)
{
    for (int d = 0; d <= 1000; d++) {
        kit_ok(row, ad__expected(d) + ad__expected(-d) == 100);
        kit_ok(row, ad__expected(d) <= ad__expected(d + 1));
    }
    for (unsigned p = 0; p < 100; p++) {
        kit_ok(row, ad__difference(p) == -ad__difference(100 - p));
        kit_ok(row, ad__difference(p) < ad__difference(p + 1));
    }
    kit_ok(row, ad__expected(0) == 50 && ad__expected(3) == 50 && ad__expected(4) == 51);
    kit_ok(row, ad__expected(735) == 99 && ad__expected(736) == 100 && ad__expected(344) == 88);
    kit_ok(row,
           ad__difference(100) == 800 && ad__difference(99) == 677 && ad__difference(75) == 193);
    for (unsigned p = 50; p < 100; p++) /* the two tables agree where both speak */
        kit_ok(row, ad__expected(ad__difference(p)) == p);
}

static void bytes(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    static struct cross c;
    struct ad_tiebreak list[LIST];

    for (unsigned round = 0; round < 50; round++) {
        struct ad_standings_how how;
        struct ad_standings s;
        unsigned n;
        size_t len;

        cross_random(&c, &rng);
        n = all_that_fit(list, &rng, &c);
        how = random_how(&rng, &c);
        len = ad_standings_bytes(&c.t, n);
        for (size_t off = 0; off < 16; off++) { /* memory of any alignment, and not a byte more */
            char *own = malloc(len + off);

            kit_ok(row, own && !ad_standings_make(&s, &c.t, list, n, &how, own + off, len));
            kit_ok(row, ad_standings_make(&s, &c.t, list, n, &how, own + off, len / 2) == AD_EFULL);
            free(own);
        }
        kit_ok(row, ad_standings_make(&s, &c.t, list, n, &how, NULL, 0) == AD_EFULL);
        how.rounds = c.t.played + 1;
        kit_ok(row, ad_standings_make(&s, &c.t, list, n, &how, memory[0], BYTES) == AD_EINVAL);
    }
}

/* ---- words ---- */

/* What can be read can be written, and read again; the rest is refused at a place in the text. */
static void texts(struct kit_row *row)
{
    static const char *const parts[] = {"BH", "sb", "KS", "ARO", "SSSC", "ESB", "PS",  ":",   "MP",
                                        "GG", "/",  "C1", "M2",  "P",    "F",   "R",   "L+3", "L60",
                                        "K4", "U9", "0",  "x",   "-",    " ",   "\xff"};
    struct kit_rng rng = kit_seed(row);
    unsigned fine = 0;

    for (unsigned i = 0; i < (row->long_run ? 1000000 : 50000); i++) {
        char text[64] = "", once[AD_TIEBREAK_MAX], twice[AD_TIEBREAK_MAX];
        struct ad_tiebreak_fault fault;
        struct ad_tiebreak tb;

        for (unsigned k = kit_below(&rng, 8); k--;)
            strcat(text, parts[kit_below(&rng, sizeof parts / sizeof *parts)]);
        if (ad_tiebreak_read(&tb, text, strlen(text), &fault)) {
            if (fault.why == AD_TIEBREAK_FINE || fault.at > strlen(text))
                kit_fail(row, "%s: refused at %zu", text, fault.at);
            continue;
        }
        fine++;
        if (ad_tiebreak_write(once, sizeof once, &tb) < 0 ||
            ad_tiebreak_read(&tb, once, strlen(once), NULL) ||
            ad_tiebreak_write(twice, sizeof twice, &tb) < 0 || strcmp(once, twice) != 0)
            kit_fail(row, "%s: not read again", text);
    }
    kit_ok(row, fine > 500);
}

/* Everything has words in both languages. */
static void words(struct kit_row *row)
{
    for (unsigned lang = AD_EN; lang <= AD_DE; lang++) {
        for (unsigned i = 0; i < AD_TIEBREAKS; i++) {
            kit_ok(row, ad_tiebreak_name((enum ad_tiebreak_code)i, (enum ad_language)lang)[0]);
            kit_ok(row, ad_tiebreak_formula((enum ad_tiebreak_code)i, (enum ad_language)lang)[0]);
        }
        for (unsigned i = 1; i < AD_RECEIPTS; i++)
            kit_ok(row, ad_receipt_why_text((enum ad_receipt_why)i, (enum ad_language)lang)[0]);
        for (unsigned i = 0; i < AD_RULES; i++)
            kit_ok(row, ad_rules_name((enum ad_rules)i, (enum ad_language)lang)[0]);
        for (unsigned i = AD_DROPPED_UNRATED; i <= AD_DROPPED_ROUND_ROBIN; i++)
            kit_ok(row, ad_dropped_text((enum ad_dropped)i, (enum ad_language)lang)[0]);
        for (unsigned i = 0; i <= AD_TIEBREAK_NUMBER; i++)
            kit_ok(row, ad_tiebreak_bad_text((enum ad_tiebreak_bad)i, (enum ad_language)lang)[0]);
    }
    for (unsigned i = 0; i < AD_RULES; i++) {
        const char *code = ad_rules_code((enum ad_rules)i);
        enum ad_rules back = AD_RULES;

        kit_ok(row, ad_rules_read(&back, code, strlen(code)) && back == (enum ad_rules)i);
    }
    for (unsigned year = 2000; year < 2040; year++) {
        char text[8];
        enum ad_rules want = year >= 2026   ? AD_RULES_2026
                             : year >= 2023 ? AD_RULES_2023
                                            : AD_RULES_2009,
                      got = AD_RULES;

        snprintf(text, sizeof text, "%u", year);
        kit_ok(row, ad_rules_read(&got, text, 4) == (year >= 2009 && year <= 2026));
        kit_ok(row, got == AD_RULES || got == want);
        kit_ok(row, !ad_rules_read(&got, strcat(text, "0"), 5));
    }
}

static const struct kit_test tests[] = {
    {"standings: receipts add up", receipts},
    {"standings: rows are in order", order},
    {"standings: numbers do not matter", numbers},
    {"standings: tables of expected scores", expected},
    {"standings: memory", bytes},
    {"standings: tie-breaks as text", texts},
    {"standings: words", words},
    {0},
};

const struct kit_suite suite_standings_random = {NULL, tests};
