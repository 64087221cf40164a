/*
 * tests/tournament/standings_receipts.c -- a receipt is the whole working, for every tie-break.
 *
 * Random events, every code with random modifiers. The value is worked out again from the lines of
 * the receipt alone, as somebody with a pencil would, and must be the one of the table.
 */
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/standings.h"
#include "cross.h"
#include "tournament/expectation.h"
#include "tournament/names.h"

enum { CHAIN = 5, BYTES = 1 << 17 };

static uint64_t memory[BYTES / sizeof(uint64_t)];

struct sheet {
    const struct cross *c;
    const struct ad_standings *s;
    const struct ad_tiebreak *tb;
    struct ad_receipt r;
    unsigned who;
};

/* ---- reading lines ---- */

static const struct ad_receipt_line *find(const struct ad_receipt *r, enum ad_receipt_kind kind,
                                          enum ad_receipt_why why)
{
    for (unsigned i = 0; i < r->count; i++)
        if (r->line[i].kind == kind && (kind == AD_RECEIPT_SUM || r->line[i].why == why))
            return &r->line[i];
    return NULL;
}

/* What a step says; 0 if there is none. */
static int64_t step(const struct ad_receipt *r, enum ad_receipt_why why)
{
    const struct ad_receipt_line *line = find(r, AD_RECEIPT_STEP, why);

    return line ? line->amount : 0;
}

static int64_t added(const struct ad_receipt *r)
{
    int64_t sum = 0;

    for (unsigned i = 0; i < r->count; i++)
        sum += r->line[i].kind == AD_RECEIPT_ROUND && r->line[i].counted ? r->line[i].amount : 0;
    return sum;
}

static unsigned counted(const struct ad_receipt *r)
{
    unsigned n = 0;

    for (unsigned i = 0; i < r->count; i++)
        n += r->line[i].kind == AD_RECEIPT_ROUND && r->line[i].counted;
    return n;
}

/* The nearest multiple of `unit` to sum / parts, a half up; by trying. */
static int64_t nearest(int64_t sum, int64_t parts, int64_t unit)
{
    int64_t at = sum / parts / unit * unit - 2 * unit;

    while (2 * sum >= (2 * at + unit) * parts)
        at += unit;
    return at;
}

/* ---- the value from the lines ---- */

static bool mean_follows(const struct ad_receipt *r, int64_t unit)
{
    unsigned n = counted(r);

    if (step(r, AD_RECEIPT_COUNT) != n * INT64_C(100))
        return false;
    return r->value == (n ? nearest(added(r), n, unit) : AD_NO_VALUE);
}

static bool performance_follows(const struct ad_receipt *r)
{
    unsigned n = counted(r);
    int64_t mean, share;

    if (!n)
        return r->value == AD_NO_VALUE;
    mean = nearest(added(r), n, 100);
    share = nearest(step(r, AD_RECEIPT_SCORED) * 100, n, 100);
    return step(r, AD_RECEIPT_COUNT) == n * INT64_C(100) && step(r, AD_RECEIPT_MEAN) == mean &&
           step(r, AD_RECEIPT_SHARE) == share &&
           step(r, AD_RECEIPT_DIFFERENCE) ==
               ad__difference((unsigned)(share / 100)) * INT64_C(100) &&
           r->value == mean + step(r, AD_RECEIPT_DIFFERENCE);
}

/* Enough with this rating, too little with one point less; 800 below the lowest for no points. */
static bool perfect_follows(const struct ad_receipt *r)
{
    int64_t scored = step(r, AD_RECEIPT_SCORED), below = 0, lowest = INT64_MAX;

    if (!counted(r))
        return r->value == AD_NO_VALUE;
    for (unsigned i = 0; i < r->count; i++) {
        const struct ad_receipt_line *line = &r->line[i];
        int above = (int)((r->value - line->score) / 100);

        if (line->kind != AD_RECEIPT_ROUND || !line->counted)
            continue;
        if (line->amount != ad__expected(above))
            return false;
        below += ad__expected(above - 1);
        lowest = line->score < lowest ? line->score : lowest;
    }
    if (!scored)
        return r->value == lowest - 80000 && added(r) == 0;
    return added(r) >= scored && below < scored && step(r, AD_RECEIPT_EXPECTED_BELOW) == below;
}

static bool koya_follows(const struct ad_receipt *r)
{
    int64_t limit = step(r, AD_RECEIPT_LIMIT);

    for (unsigned i = 0; i < r->count; i++)
        if (r->line[i].kind == AD_RECEIPT_ROUND &&
            r->line[i].counted != (r->line[i].score >= limit))
            return false;
    return r->value == added(r);
}

static bool schedule_follows(const struct ad_receipt *r)
{
    int64_t divisor = step(r, AD_RECEIPT_DIVIDED) / 100;

    return divisor > 0 && r->value == step(r, AD_RECEIPT_SECOND) + nearest(added(r), divisor, 1);
}

/* A place among the tied: nobody is parted, or it is one of theirs. */
static bool place_follows(const struct ad_receipt *r)
{
    int64_t others = step(r, AD_RECEIPT_TIED);

    return r->value % 100 == 0 && r->value >= 0 && r->value <= others + 100 &&
           step(r, AD_RECEIPT_MISSING) <= others && (others || !r->value);
}

static bool follows(const struct sheet *p)
{
    const struct ad_receipt *r = &p->r;
    enum ad_tiebreak_code code = p->tb->code;

    if (r->count == 1)
        return true; /* as entered, drawn, or dropped */
    if (code == AD_TB_AOB)
        return mean_follows(r, 1);
    if (code == AD_TB_ARO || code == AD_TB_APRO || code == AD_TB_APPO)
        return mean_follows(r, 100);
    if (code == AD_TB_TPR)
        return performance_follows(r);
    if (code == AD_TB_PTP)
        return perfect_follows(r);
    if (code == AD_TB_KS)
        return koya_follows(r);
    if (code == AD_TB_SSSC)
        return schedule_follows(r);
    if (find(r, AD_RECEIPT_STEP, AD_RECEIPT_TIED))
        return place_follows(r);
    return r->value == added(r) + step(r, AD_RECEIPT_EXTRA);
}

/* ---- the lines themselves ---- */

static bool is_cut(const struct ad_receipt_line *line)
{
    return line->cut == AD_RECEIPT_CUT_LOW || line->cut == AD_RECEIPT_CUT_HIGH ||
           line->cut == AD_RECEIPT_CUT_OWN || line->cut == AD_RECEIPT_CUT_ROUND;
}

/* As many lines are cut as the modifier says, or all there are. */
static bool cuts_are_right(const struct sheet *p)
{
    unsigned want = p->tb->code == AD_TB_BHM ? 2u : (unsigned)p->tb->cut_low + p->tb->cut_high;
    unsigned cut = 0;

    for (unsigned i = 0; i < p->r.count; i++)
        cut += is_cut(&p->r.line[i]);
    return p->s->dropped[CHAIN - 1] || cut == want || (cut < want && !counted(&p->r));
}

static bool line_is_right(const struct ad_receipt_line *line)
{
    if (line->kind != AD_RECEIPT_ROUND)
        return true;
    if (line->counted != (line->cut == AD_RECEIPT_PLAIN))
        return false;
    if (line->product)
        return line->factor * line->score == line->amount * 100;
    return true;
}

/* Nobody's score is changed without a reason. */
static bool score_is_told(const struct ad_receipt_line *line)
{
    return !line->scored || line->before == line->score || line->why != AD_RECEIPT_PLAIN;
}

static bool is_sound(const struct sheet *p)
{
    const struct ad_receipt *r = &p->r;
    const struct ad_receipt_line *sum = find(r, AD_RECEIPT_SUM, AD_RECEIPT_PLAIN);

    for (unsigned i = 0; i < r->count; i++)
        if (!line_is_right(&r->line[i]) || !score_is_told(&r->line[i]) ||
            (r->line[i].kind == AD_RECEIPT_VALUE) != (i + 1 == r->count))
            return false;
    return r->count && (!sum || sum->amount == added(r)) &&
           r->value == ad_standings_value(p->s, p->who, CHAIN - 1) &&
           r->line[r->count - 1].amount == r->value && cuts_are_right(p) && follows(p);
}

/* ---- those still tied: what their receipts say, side by side ---- */

static struct ad_receipt side_by_side[CROSS_ENTRANTS];

static bool tied(const struct ad_standings *s, unsigned a, unsigned b)
{
    for (unsigned i = 0; i + 1 < s->tiebreaks; i++)
        if (ad_standings_value(s, a, i) != ad_standings_value(s, b, i))
            return false;
    return true;
}

/* Nobody among those tied with him missed another. */
static bool all_met(const struct ad_standings *s, unsigned who)
{
    for (unsigned other = 0; other < s->count; other++)
        if (tied(s, who, other) && step(&side_by_side[other], AD_RECEIPT_MISSING))
            return false;
    return true;
}

/* The first board, or the first number of boards from the top, on which a has more: 1; less: -1. */
static int by_boards(const struct ad_receipt *a, const struct ad_receipt *b, bool top)
{
    int64_t have = 0, most = 0;

    for (unsigned i = 0; top && a->line[i].kind == AD_RECEIPT_ROUND; i++)
        if (a->line[i].amount != b->line[i].amount)
            return a->line[i].amount > b->line[i].amount ? 1 : -1;
    for (unsigned last = a->count; !top && last-- > 1;) {
        have = most = 0;
        for (unsigned i = 0; i < last; i++) {
            have += a->line[i].kind == AD_RECEIPT_ROUND ? a->line[i].amount : 0;
            most += b->line[i].kind == AD_RECEIPT_ROUND ? b->line[i].amount : 0;
        }
        if (a->line[last].kind == AD_RECEIPT_ROUND && have != most)
            return have > most ? 1 : -1;
    }
    return 0;
}

/* Does the receipt of a say that he is before b? A mean of three is rounded, so as to be sure the
 * sums must be a little apart. */
static bool is_before(const struct sheet *p, unsigned a, unsigned b)
{
    const struct ad_receipt *x = &side_by_side[a], *y = &side_by_side[b];

    if (p->tb->code == AD_TB_TBR || p->tb->code == AD_TB_BBE)
        return by_boards(x, y, p->tb->code == AD_TB_TBR) > 0;
    return all_met(p->s, a) && added(x) > added(y) + 5;
}

static bool places_follow(const struct sheet *p)
{
    for (unsigned who = 0; who < p->s->count; who++)
        ad_receipt_make(&side_by_side[who], p->s, who, CHAIN - 1);
    if (!find(&side_by_side[0], AD_RECEIPT_STEP, AD_RECEIPT_TIED))
        return true;
    for (unsigned a = 0; a < p->s->count; a++)
        for (unsigned b = 0; b < p->s->count; b++)
            if (tied(p->s, a, b) && is_before(p, a, b) &&
                side_by_side[a].value >= side_by_side[b].value)
                return false;
    return true;
}

/* ---- every name ---- */

/* A code with modifiers that it takes: tried, as one would type them. */
static void random_tiebreak(struct ad_tiebreak *out, struct kit_rng *rng, unsigned code)
{
    static const char *const mods[] = {"/C1", "/C2",  "/C9",  "/M1",  "/M2", "/P",
                                       "/F",  "/L60", "/L-2", "/L+3", "/K3", "/R"};
    static const char *const scores[] = {":MP", ":GP", ":MG", ":GM"};
    char text[AD_TIEBREAK_MAX * 2];

    strcpy(text, ad_tiebreak_code((enum ad_tiebreak_code)code));
    for (unsigned i = 0; i < 4; i++) {
        struct ad_tiebreak tried;
        size_t len = strlen(text);

        strcat(text, i ? mods[kit_below(rng, 12)] : scores[kit_below(rng, 4)]);
        if (kit_below(rng, 2) || ad_tiebreak_read(&tried, text, strlen(text), NULL))
            text[len] = '\0';
    }
    ad_tiebreak_read(out, text, strlen(text), NULL);
}

/* In front of it a few that leave groups of all sizes tied. */
static bool random_chain(struct ad_tiebreak *list, struct kit_rng *rng, const struct cross *c,
                         unsigned code)
{
    static const enum ad_tiebreak_code first[] = {AD_TB_PTS, AD_TB_WON, AD_TB_REP, AD_TB_GPTS,
                                                  AD_TB_KS};

    random_tiebreak(&list[CHAIN - 1], rng, code);
    for (unsigned i = 0; i + 1 < CHAIN; i++) {
        list[i] = (struct ad_tiebreak){.code = i < kit_below(rng, CHAIN) ? first[kit_below(rng, 5)]
                                                                         : AD_TB_PTS};
        if (!ad_tiebreak_fits(&list[i], &c->t))
            list[i].code = AD_TB_PTS;
    }
    return ad_tiebreak_fits(&list[CHAIN - 1], &c->t);
}

static bool check_all(struct kit_row *row, struct sheet *p, enum ad_rules rules)
{
    char text[AD_TIEBREAK_MAX];

    for (p->who = 0; p->who < p->s->count; p->who++) {
        ad_receipt_make(&p->r, p->s, p->who, CHAIN - 1);
        if (is_sound(p))
            continue;
        ad_tiebreak_write(text, sizeof text, p->tb);
        kit_fail(row, "%s of %u under %s: the receipt does not give the value", text, p->who + 1,
                 ad_rules_code(rules));
        return false;
    }
    ad_tiebreak_write(text, sizeof text, p->tb);
    return places_follow(p) || kit_fail(row, "%s under %s: the receipts do not give the places",
                                        text, ad_rules_code(rules));
}

static void pencil(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    static struct cross c;
    static struct sheet p;
    static ad_points extra[CROSS_ENTRANTS];
    struct ad_tiebreak list[CHAIN];
    struct ad_standings s;

    for (unsigned round = 0; round < (row->long_run ? 5000 : 250); round++) {
        cross_random(&c, &rng);
        for (unsigned i = 0; i < CROSS_ENTRANTS; i++)
            extra[i] = (ad_points)(5 * kit_below(&rng, 3)) - 5;
        for (unsigned code = 0; code < AD_TIEBREAKS; code++) {
            struct ad_standings_how how = {.rules = (enum ad_rules)kit_below(&rng, AD_RULES),
                                           .rounds = kit_below(&rng, c.t.played + 1),
                                           .extra = kit_below(&rng, 4) ? NULL : extra};

            if (!random_chain(list, &rng, &c, code))
                continue;
            if (!kit_ok(row, !ad_standings_make(&s, &c.t, list, CHAIN, &how, memory, BYTES)))
                return;
            p.c = &c, p.s = &s, p.tb = &list[CHAIN - 1];
            if (!check_all(row, &p, how.rules))
                return;
        }
    }
    kit_ok(row, true);
}

static const struct kit_test tests[] = {
    {"standings: a receipt gives the value, for every name", pencil},
    {0},
};

const struct kit_suite suite_standings_receipts = {NULL, tests};
