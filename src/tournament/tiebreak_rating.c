/*
 * tournament/tiebreak_rating.c -- tie-breaks made of ratings: C.07 article 10.
 *
 * Only games over the board count, also where the pairings are set beforehand (15.2). Points are
 * those of a game, 1, 1/2, 0, whatever the event counts.
 */
#include "tournament/tiebreak.h"

#include "tournament/expectation.h"

static int64_t game_points(char result)
{
    switch (result) {
    case '1':
    case 'W': return 100;
    case '=':
    case 'D':
    case '?': return 50;
    default: return 0;
    }
}

/* One line for each round: the opponent's rating. *scored: points in these games. */
static unsigned list_ratings(struct ad_receipt *r, const struct ad__work *w,
                             const struct ad_tiebreak *tb, unsigned who, int64_t *scored)
{
    unsigned count = 0;

    *scored = 0;
    for (unsigned round = 0; round < w->how.rounds; round++) {
        const struct ad_meeting *m = ad_meeting_of(w->t, who, round);
        struct ad_receipt_line *out = ad__round_line(r, w, who, round);
        int rating;

        if (!ad_meeting_played(m)) {
            out->cut = AD_RECEIPT_NOT_MET;
            continue;
        }
        rating = w->t->entrants[m->opponent - 1].rating;
        out->counted = true;
        out->amount = out->score = (rating ? rating : tb->unrated) * INT64_C(100);
        *scored += game_points(m->result);
        count++;
    }
    return count;
}

static unsigned counted(const struct ad_receipt *r)
{
    unsigned count = 0;

    for (unsigned i = 0; i < r->count; i++)
        count += r->line[i].kind == AD_RECEIPT_ROUND && r->line[i].counted;
    return count;
}

/* 10.1: to the nearest whole number, a half up. Adds the lines of the mean, but no value. */
static int64_t mean(struct ad_receipt *r)
{
    unsigned count = counted(r);
    int64_t sum = ad__counted(r);

    ad__add_sum(r);
    ad__add_step(r, AD_RECEIPT_COUNT, count * INT64_C(100));
    return count ? ad__rounded(sum, count * INT64_C(100)) * 100 : AD_NO_VALUE;
}

/* 10.2: the mean and the difference that belongs to the share of points, in whole percent. */
static void perform(struct ad_receipt *r, int64_t scored, unsigned count)
{
    int64_t rating = mean(r), percent, difference;

    if (!count) {
        ad__add_value(r, AD_RECEIPT_PLAIN, AD_NO_VALUE);
        return;
    }
    percent = ad__rounded(scored, count);
    difference = ad__difference((unsigned)percent) * INT64_C(100);
    ad__add_step(r, AD_RECEIPT_MEAN, rating);
    ad__add_step(r, AD_RECEIPT_SCORED, scored);
    ad__add_step(r, AD_RECEIPT_SHARE, percent * 100);
    ad__add_step(r, AD_RECEIPT_DIFFERENCE, difference);
    ad__add_value(r, AD_RECEIPT_PLAIN, rating + difference);
}

/* Ratings of the opponents, for the search. */
struct ratings {
    int of[AD_ROUNDS_MAX], lowest, highest;
    unsigned count;
};

static void gather(struct ratings *out, const struct ad_receipt *r)
{
    *out = (struct ratings){.count = 0};
    for (unsigned i = 0; i < r->count; i++) {
        int rating = (int)(r->line[i].score / 100);

        if (!r->line[i].counted)
            continue;
        out->lowest = out->count && out->lowest < rating ? out->lowest : rating;
        out->highest = out->count && out->highest > rating ? out->highest : rating;
        out->of[out->count++] = rating;
    }
}

/* What somebody with this rating would be expected to score; percent of a game are hundredths. */
static int64_t expected(const struct ratings *from, int rating)
{
    int64_t sum = 0;

    for (unsigned i = 0; i < from->count; i++)
        sum += ad__expected(rating - from->of[i]);
    return sum;
}

/* The lowest whole rating that is expected to score as much. The expectation never falls as the
 * rating grows; 800 below everybody nothing is expected, 800 above everybody everything. So there
 * is one, and halving finds it: in a window about `guess` where it lies there. */
static int reach(const struct ratings *from, int64_t scored, int guess)
{
    int low = from->lowest - 800, high = from->highest + 800;
    enum { WINDOW = 64 };

    if (guess + WINDOW < high && expected(from, guess + WINDOW) >= scored)
        high = guess + WINDOW;
    if (guess - WINDOW > low && expected(from, guess - WINDOW) < scored)
        low = guess - WINDOW + 1;
    while (low < high) {
        int middle = low + (high - low) / 2;

        if (expected(from, middle) >= scored)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/* Near it, most of the time: the performance rating. */
static int guess_at(const struct ad_receipt *r, int64_t scored, unsigned count)
{
    unsigned percent = (unsigned)ad__rounded(scored, count);

    return (int)ad__rounded(ad__counted(r), count * INT64_C(100)) + ad__difference(percent);
}

/* 10.3 */
static void perform_perfectly(struct ad_receipt *r, int64_t scored, unsigned count)
{
    struct ratings from;
    int rating;

    if (!count) {
        ad__add_sum(r);
        ad__add_value(r, AD_RECEIPT_PLAIN, AD_NO_VALUE);
        return;
    }
    gather(&from, r);
    rating = scored ? reach(&from, scored, guess_at(r, scored, count)) : from.lowest - 800;
    for (unsigned i = 0; i < r->count; i++)
        if (r->line[i].counted) {
            r->line[i].scored = true;
            r->line[i].before = r->line[i].score;
            r->line[i].amount = ad__expected(rating - (int)(r->line[i].score / 100));
        }
    ad__add_sum(r);
    ad__add_step(r, AD_RECEIPT_SCORED, scored);
    if (scored)
        ad__add_step(r, AD_RECEIPT_EXPECTED_BELOW, expected(&from, rating - 1));
    ad__add_value(r, scored ? AD_RECEIPT_PLAIN : AD_RECEIPT_LOWEST, rating * INT64_C(100));
}

void ad__add_ratings(struct ad_receipt *r, const struct ad__work *w, const struct ad_tiebreak *tb,
                     unsigned who)
{
    int64_t scored;
    unsigned count = list_ratings(r, w, tb, who, &scored);

    if (tb->code == AD_TB_TPR) {
        perform(r, scored, count);
    } else if (tb->code == AD_TB_PTP) {
        perform_perfectly(r, scored, count);
    } else {
        ad__cut_lines(r, tb->cut_low, tb->cut_high, NULL);
        ad__add_value(r, AD_RECEIPT_MEAN, mean(r));
    }
}
