/*
 * tournament/tiebreak_opponents.c -- made of opponents' scores: Buchholz, Sonneborn-Berger.
 */
#include "tournament/tiebreak.h"

struct ad__scoring_view ad__scoring_view_of(const struct ad__work *w, const struct ad_tiebreak *tb)
{
    struct ad__scoring_view v = {w->first, w->first, false, false, tb->played};

    if (tb->score != AD_SCORE_FIRST)
        v.score = v.own = tb->score == AD_SCORE_GP ? AD__GAME : AD__MATCH;
    v.fore = tb->fore || tb->code == AD_TB_FB;
    v.product = tb->code == AD_TB_SB || tb->code == AD_TB_ESB;
    if (tb->code == AD_TB_ESB)
        v.own = v.score == AD__MATCH ? AD__GAME : AD__MATCH;
    if (tb->other != AD_SCORE_FIRST)
        v.own = tb->other == AD_SCORE_GP ? AD__GAME : AD__MATCH;
    if (tb->code == AD_TB_EMMSB || tb->code == AD_TB_EMGSB || tb->code == AD_TB_EGMSB ||
        tb->code == AD_TB_EGGSB) {
        v.product = true;
        v.score = tb->code == AD_TB_EMMSB || tb->code == AD_TB_EMGSB ? AD__MATCH : AD__GAME;
        v.own = tb->code == AD_TB_EMMSB || tb->code == AD_TB_EGMSB ? AD__MATCH : AD__GAME;
    }
    return v;
}

/* Is a less significant than b: a lower opponent, of equals the lower contribution (14.1.1)? */
static bool less(const struct ad_receipt_line *a, const struct ad_receipt_line *b)
{
    return a->score != b->score ? a->score < b->score : a->amount < b->amount;
}

/*
 * 14.1 with 16.5: the least significant value goes, but a round not played by choice goes first if
 * what it contributes is not lower.
 *
 * Which of several such rounds is "the lowest contribution" the text leaves open where points are
 * multiplied: H against 5.5 (2.75) and a forfeit loss against 6 (0). We take the lowest opponent,
 * as everywhere in article 14, here the 2.75; so does the Technical Commission's checker.
 */
static void cut_low(struct ad_receipt *r, const bool *voluntary)
{
    struct ad_receipt_line *least = NULL, *own = NULL;

    for (unsigned i = 0; i < r->count; i++) {
        struct ad_receipt_line *at = &r->line[i];

        if (!at->counted)
            continue;
        if (!least || less(at, least))
            least = at;
        if (voluntary && voluntary[i] && (!own || less(at, own)))
            own = at;
    }
    if (!least)
        return;
    if (own && own->amount >= least->amount) {
        own->counted = false;
        own->cut = AD_RECEIPT_CUT_OWN;
    } else {
        least->counted = false;
        least->cut = AD_RECEIPT_CUT_LOW;
    }
}

static void cut_high(struct ad_receipt *r)
{
    struct ad_receipt_line *most = NULL;

    for (unsigned i = 0; i < r->count; i++)
        if (r->line[i].counted && (!most || less(most, &r->line[i])))
            most = &r->line[i];
    if (!most)
        return;
    most->counted = false;
    most->cut = AD_RECEIPT_CUT_HIGH;
}

void ad__cut_lines(struct ad_receipt *r, unsigned low, unsigned high, const bool *voluntary)
{
    while (low--)
        cut_low(r, voluntary);
    while (high--) /* least first, then most (14.3) */
        cut_high(r);
}

/* The lines alone; the caller puts the value under them. */
static void list_opponents(struct ad_receipt *r, const struct ad__work *w,
                           const struct ad_tiebreak *tb, unsigned who)
{
    struct ad__scoring_view v = ad__scoring_view_of(w, tb);
    bool voluntary[AD_ROUNDS_MAX];
    unsigned low = tb->cut_low, high = tb->cut_high;

    if (tb->code == AD_TB_BHM)
        low = high = 1;
    for (unsigned round = 0; round < w->how.rounds; round++) {
        struct ad_receipt_line *out = ad__round_line(r, w, who, round);

        if (!ad__face_opponent(out, w, &v, who, round, &voluntary[r->count - 1])) {
            r->count--;
            continue;
        }
        out->counted = true;
        if (v.product) {
            out->product = true;
            out->factor = ad__round_points(w, v.own, ad_meeting_of(w->t, who, round)) * INT64_C(10);
            out->amount = out->factor * out->score / 100; /* tenths times tenths: exact */
        }
    }
    ad__cut_lines(r, low, high, voluntary);
}

void ad__add_opponents(struct ad_receipt *r, const struct ad__work *w, const struct ad_tiebreak *tb,
                       unsigned who)
{
    list_opponents(r, w, tb, who);
    ad__add_value(r, AD_RECEIPT_PLAIN, ad__counted(r));
}

/* ---- SSSC (13.4) ---- */

/* How often the most one match gives in the second score goes into the most the event gives in the
 * first, rounded towards zero. */
static int64_t divisor_of(const struct ad__work *w, const struct ad_tiebreak *tb, unsigned first)
{
    unsigned second = first == AD__MATCH ? AD__GAME : AD__MATCH;
    int64_t most = (int64_t)ad__win_points(w, first) * w->total, match = ad__win_points(w, second);

    if (tb->divisor)
        return tb->divisor;
    return match > 0 && most / match > 0 ? most / match : 1;
}

void ad__add_schedule(struct ad_receipt *r, const struct ad__work *w, const struct ad_tiebreak *tb,
                      unsigned who)
{
    unsigned first = ad__scoring_view_of(w, tb).score;
    int64_t second = w->points[first == AD__MATCH ? AD__GAME : AD__MATCH][who] * INT64_C(10);
    int64_t divisor = divisor_of(w, tb, first);

    list_opponents(r, w, tb, who);
    ad__add_sum(r);
    ad__add_step(r, AD_RECEIPT_DIVIDED, divisor * 100);
    ad__add_step(r, AD_RECEIPT_SECOND, second);
    ad__add_value(r, AD_RECEIPT_PLAIN, second + ad__rounded(ad__counted(r), divisor));
}
