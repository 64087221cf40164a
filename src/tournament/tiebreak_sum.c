/*
 * tournament/tiebreak_sum.c -- tie-breaks that add up rounds, and which does what for whom.
 */
#include "tournament/tiebreak.h"

#include <string.h>

#include "core/assert.h"

/* ---- receipts in the making ---- */

static struct ad_receipt_line *line(struct ad_receipt *r, enum ad_receipt_kind kind)
{
    struct ad_receipt_line *out = &r->line[r->count];

    AD_ASSERT(r->count < AD_RECEIPT_LINES);
    r->count++;
    memset(out, 0, sizeof *out);
    out->kind = kind;
    return out;
}

struct ad_receipt_line *ad__round_line(struct ad_receipt *r, const struct ad__work *w, unsigned who,
                                       unsigned round)
{
    const struct ad_meeting *m = ad_meeting_of(w->t, who, round);
    struct ad_receipt_line *out = line(r, AD_RECEIPT_ROUND);

    out->round = (uint16_t)(round + 1);
    out->opponent = m->opponent;
    out->colour = m->colour;
    out->result = m->result;
    return out;
}

struct ad_receipt_line *ad__opponent_line(struct ad_receipt *r, const struct ad__work *w,
                                          unsigned score, unsigned who, unsigned round)
{
    const struct ad_meeting *m = ad_meeting_of(w->t, who, round);
    struct ad_receipt_line *out = m->opponent ? ad__round_line(r, w, who, round) : NULL;

    if (out)
        out->amount = ad__round_points(w, score, m) * INT64_C(10);
    return out;
}

struct ad_receipt_line *ad__board_line(struct ad_receipt *r, unsigned board)
{
    struct ad_receipt_line *out = line(r, AD_RECEIPT_ROUND);

    out->board = (uint16_t)(board + 1);
    out->counted = true;
    return out;
}

void ad__add_step(struct ad_receipt *r, enum ad_receipt_why why, int64_t amount)
{
    struct ad_receipt_line *out = line(r, AD_RECEIPT_STEP);

    out->why = why;
    out->amount = amount;
}

int64_t ad__counted(const struct ad_receipt *r)
{
    int64_t sum = 0;

    for (unsigned i = 0; i < r->count; i++)
        if (r->line[i].kind == AD_RECEIPT_ROUND && r->line[i].counted)
            sum += r->line[i].amount;
    return sum;
}

void ad__add_sum(struct ad_receipt *r)
{
    int64_t sum = ad__counted(r);

    line(r, AD_RECEIPT_SUM)->amount = sum;
}

void ad__add_value(struct ad_receipt *r, enum ad_receipt_why why, int64_t value)
{
    struct ad_receipt_line *out = line(r, AD_RECEIPT_VALUE);

    out->why = why;
    out->amount = r->value = value;
}

int64_t ad__rounded(int64_t a, int64_t b)
{
    int64_t twice = 2 * a + b, down = twice / (2 * b);

    return twice % (2 * b) < 0 ? down - 1 : down; /* a half up, below zero too */
}

/* ---- points ---- */

static unsigned score_of(const struct ad__work *w, const struct ad_tiebreak *tb)
{
    if (tb->code == AD_TB_MPTS)
        return AD__MATCH;
    if (tb->code == AD_TB_GPTS)
        return AD__GAME;
    if (tb->code == AD_TB_MPVGP)
        return w->first == AD__MATCH ? AD__GAME : AD__MATCH;
    return ad__scoring_view_of(w, tb).score;
}

static void add_points(struct ad_receipt *r, const struct ad__work *w, const struct ad_tiebreak *tb,
                       unsigned who)
{
    unsigned score = score_of(w, tb);
    int64_t extra = w->how.extra && score == w->first ? w->how.extra[who] * INT64_C(10) : 0;

    for (unsigned round = 0; round < w->how.rounds; round++) {
        struct ad_receipt_line *out = ad__round_line(r, w, who, round);
        const struct ad_meeting *m = ad_meeting_of(w->t, who, round);

        out->counted = true;
        out->amount = ad__round_points(w, score, m) * INT64_C(10);
        if (tb->code == AD_TB_BD && m->colour == 'b' && (m->result == '=' || m->result == 'D')) {
            out->amount = w->t->scoring.win[1] * INT64_C(10); /* BTO 9.1 */
            out->why = AD_RECEIPT_BLACK_DRAW;
        }
    }
    if (extra) {
        ad__add_sum(r);
        ad__add_step(r, AD_RECEIPT_EXTRA, extra);
    }
    ad__add_value(r, AD_RECEIPT_PLAIN, ad__counted(r) + extra);
}

/* PS (7.5): the points after each round; a cut drops the first rounds (14.1). */
static void add_progress(struct ad_receipt *r, const struct ad__work *w,
                         const struct ad_tiebreak *tb, unsigned who)
{
    unsigned score = score_of(w, tb);
    int64_t sum = 0;

    for (unsigned round = 0; round < w->how.rounds; round++) {
        struct ad_receipt_line *out = ad__round_line(r, w, who, round);

        sum += ad__round_points(w, score, ad_meeting_of(w->t, who, round)) * INT64_C(10);
        out->amount = sum;
        out->counted = round >= tb->cut_low;
        out->cut = out->counted ? AD_RECEIPT_PLAIN : AD_RECEIPT_CUT_ROUND;
    }
    ad__add_value(r, AD_RECEIPT_PLAIN, ad__counted(r));
}

/* ---- Koya ---- */

/* The most games anybody was paired for: in a round robin of an odd number one less a cycle. */
static unsigned games_possible(const struct ad__work *w)
{
    unsigned most = 0;

    if (!w->set)
        return w->how.rounds;
    for (unsigned who = 0; who < w->t->count; who++) {
        unsigned games = 0;

        for (unsigned round = 0; round < w->how.rounds; round++)
            games += ad_meeting_of(w->t, who, round)->opponent != 0;
        most = games > most ? games : most;
    }
    return most;
}

/* 9.2, 14.5: in hundredths. A limit that is no whole number of them is rounded up: no score lies
 * between. */
static int64_t koya_limit(const struct ad__work *w, const struct ad_tiebreak *tb, unsigned score)
{
    int64_t most = ad__win_points(w, score) * INT64_C(10) * games_possible(w);

    if (tb->limit_set && !tb->limit_half)
        return (most * tb->limit + 99) / 100;
    return (most + 1) / 2 + (tb->limit_set ? tb->limit * 50 : 0);
}

static void add_koya(struct ad_receipt *r, const struct ad__work *w, const struct ad_tiebreak *tb,
                     int64_t limit, unsigned who)
{
    unsigned score = score_of(w, tb);

    for (unsigned round = 0; round < w->how.rounds; round++) {
        struct ad_receipt_line *out = ad__opponent_line(r, w, score, who, round);

        if (!out)
            continue;
        out->scored = true;
        out->before = out->score = w->points[score][out->opponent - 1] * INT64_C(10);
        out->counted = out->score >= limit;
        out->cut = out->counted ? AD_RECEIPT_PLAIN : AD_RECEIPT_BELOW_LIMIT;
    }
    ad__add_sum(r);
    ad__add_step(r, AD_RECEIPT_LIMIT, limit);
    ad__add_value(r, AD_RECEIPT_PLAIN, ad__counted(r));
}

/* ---- what opponents are worth by another tie-break ---- */

static struct ad_tiebreak nested_of(const struct ad_tiebreak *tb)
{
    struct ad_tiebreak of = *tb;

    of.code = tb->code == AD_TB_APRO ? AD_TB_TPR : tb->code == AD_TB_APPO ? AD_TB_PTP : AD_TB_BH;
    return of;
}

/* Met over the board; the order of 1987 knows no difference to a forfeit. */
static bool nested_counts(const struct ad__work *w, const struct ad_tiebreak *tb,
                          const struct ad_meeting *m)
{
    if (tb->code == AD_TB_BHS && m->opponent && w->how.rules == AD_RULES_NRW_1987)
        return true;
    return ad_meeting_played(m);
}

/* AOB to two digits, APRO and APPO to none, BHS is the sum itself. */
static void add_nested(struct ad_receipt *r, const struct ad__work *w, const struct ad_tiebreak *tb,
                       const int64_t *nested, unsigned who)
{
    int64_t unit = tb->code == AD_TB_AOB ? 1 : 100;
    unsigned count = 0;

    for (unsigned round = 0; round < w->how.rounds; round++) {
        const struct ad_meeting *m = ad_meeting_of(w->t, who, round);
        struct ad_receipt_line *out = ad__round_line(r, w, who, round);

        out->counted = nested_counts(w, tb, m) && nested[m->opponent - 1] != AD_NO_VALUE;
        out->cut = out->counted ? AD_RECEIPT_PLAIN : AD_RECEIPT_NOT_MET;
        out->amount = out->counted ? nested[m->opponent - 1] : 0;
        count += out->counted;
    }
    if (tb->code == AD_TB_BHS) {
        ad__add_value(r, AD_RECEIPT_PLAIN, ad__counted(r));
        return;
    }
    ad__add_sum(r);
    ad__add_step(r, AD_RECEIPT_COUNT, count * INT64_C(100));
    if (!count)
        ad__add_value(r, AD_RECEIPT_MEAN, AD_NO_VALUE);
    else
        ad__add_value(r, AD_RECEIPT_MEAN, ad__rounded(ad__counted(r), count * unit) * unit);
}

/* ---- what was known before ---- */

static void show_entry(struct ad_receipt *r, const struct ad__work *w, const struct ad_tiebreak *tb,
                       unsigned who)
{
    const struct ad_entrant *e = &w->t->entrants[who];

    if (tb->code == AD_TB_TPN)
        ad__add_value(r, AD_RECEIPT_ENTRY, e->number * INT64_C(100));
    else
        ad__add_value(r, AD_RECEIPT_ENTRY, (e->rating ? e->rating : tb->unrated) * INT64_C(100));
}

static void show_lot(struct ad_receipt *r, const struct ad__work *w, unsigned who)
{
    unsigned lot = w->how.lot ? w->how.lot[who] : 0;

    ad__add_value(r, lot ? AD_RECEIPT_DRAWN : AD_RECEIPT_NOT_DRAWN, lot * INT64_C(100));
}

void ad__work_out_as(struct ad_receipt *r, const struct ad__work *w, const struct ad_tiebreak *tb,
                     const int64_t *nested, unsigned who)
{
    r->count = 0;
    r->value = 0;
    switch (ad__trait_of(tb->code)->family) {
    case AD__POINTS: add_points(r, w, tb, who); break;
    case AD__COUNT: ad__count_rounds(r, w, tb, who); break;
    case AD__PROGRESS: add_progress(r, w, tb, who); break;
    case AD__OPPONENTS: ad__add_opponents(r, w, tb, who); break;
    case AD__KOYA: add_koya(r, w, tb, nested[0], who); break;
    case AD__RATING: ad__add_ratings(r, w, tb, who); break;
    case AD__NESTED: add_nested(r, w, tb, nested, who); break;
    case AD__SCHEDULE: ad__add_schedule(r, w, tb, who); break;
    case AD__BOARDS: ad__add_boards(r, w, tb, who); break;
    case AD__ENTRY: show_entry(r, w, tb, who); break;
    case AD__DRAWN: show_lot(r, w, who); break;
    case AD__AMONG: AD_ASSERT(false); break;
    }
}

void ad__nested_fill(struct ad_receipt *r, struct ad__work *w, unsigned i)
{
    const struct ad_tiebreak *tb = &w->list[i];
    enum ad__family family = ad__trait_of(tb->code)->family;
    int64_t *nested = w->nested + (size_t)i * w->t->count;
    struct ad_tiebreak of = nested_of(tb);

    if (family == AD__KOYA && w->t->count)
        nested[0] = koya_limit(w, tb, score_of(w, tb));
    if (family != AD__NESTED)
        return;
    for (unsigned who = 0; who < w->t->count; who++) {
        ad__work_out_as(r, w, &of, NULL, who);
        nested[who] = r->value;
    }
}

void ad__work_out(struct ad_receipt *r, const struct ad__work *w, unsigned i, unsigned who)
{
    ad__work_out_as(r, w, &w->list[i], w->nested + (size_t)i * w->t->count, who);
}
