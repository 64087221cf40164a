/*
 * tournament/dwz.c -- the formulas of the German Wertungsordnung, in whole numbers.
 *
 * The order defines the expectation by the normal distribution and evaluates with three decimals;
 * so do we. The coefficient is worked out in millionths before it is rounded.
 */
#include "adoube/rating.h"
#include "core/assert.h"
#include "tournament/rating_inside.h"

enum { MILLION = 1000000, ALL_WON = 677 };

/*
 * The distribution function at z = D / (200 √2), less 1/2, is z / √(2π) times the sum over k of
 * (-u)^k / (k! (2k + 1)), where u = z² / 2 = D² / 160000. From 931 on it is 1 to three decimals;
 * below, no term is larger than 20, and 30 terms leave less than a millionth.
 */
unsigned ad_dwz_expected(int difference)
{
    enum { SCALE = 30, TERMS = 30, CERTAIN = 931 };
    uint64_t d = (uint64_t)(difference < 0 ? -difference : difference);
    uint64_t term = (uint64_t)1 << SCALE, above;
    int64_t sum = 0;

    if (d >= CERTAIN)
        return difference < 0 ? 0 : 1000;
    for (unsigned k = 0; k < TERMS; k++) {
        int64_t part = (int64_t)(term / (2 * k + 1));

        sum += k % 2 ? -part : part;
        term = term * (d * d) / ((uint64_t)160000 * (k + 1));
    }
    /* z / √(2π) is 0.001410474 D: in millionths 1410.474 D. */
    above = ((uint64_t)sum >> 8) * d * 1410474 / 1000 >> (SCALE - 8);
    above = (above + 500) / 1000;
    return (unsigned)(difference < 0 ? 500 - above : 500 + above);
}

/* e^(x / 150) in millionths, for x from 0 to 753. */
static int64_t grown(int x)
{
    static const int64_t power[] = {1000000, 2718282, 7389056, 20085537, 54598150, 148413159};
    int64_t term = 1000000000, sum = 0;

    AD_ASSERT(x >= 0 && x < 900);
    for (int k = 1; k < 15; k++) {
        sum += term;
        term = term * (x % 150) / (150 * k);
    }
    return power[x / 150] * (sum / 1000) / MILLION;
}

/* The brake, for players below 1300: e^((1300 - R) / 150) - 1. More than 150 is never used. */
static int64_t brake(int dwz)
{
    int x = 1300 - dwz;

    return grown(x > 753 ? 753 : x) - MILLION;
}

unsigned ad_dwz_coefficient(int dwz, unsigned age, unsigned index, bool fell)
{
    bool young = age && age <= 20, braked = fell && dwz < 1300;
    int64_t years = young ? 5 : age && age <= 25 ? 10 : 15;
    int64_t r = dwz, e = r * r * r * r / MILLION + years * MILLION;
    unsigned most = braked ? 150 : index > 5 ? 30 : 5 * (index ? index : 1), whole;

    if (young && !fell) /* accelerated: R / 2000, between 1/2 and 1 */
        e = e * (r < 1000 ? 1000 : r > 2000 ? 2000 : r) / 2000;
    if (braked)
        e += brake(dwz);
    whole = (unsigned)((e + MILLION / 2) / MILLION);
    whole = whole > most ? most : whole;
    return whole < 5 ? 5 : whole;
}

int ad_dwz_next(int dwz, unsigned e, unsigned games, ad_points score, int32_t expected)
{
    int64_t over = (int64_t)800 * (100 * (int64_t)score - expected); /* thousandths */
    int64_t parts = (int64_t)1000 * (e + games);

    AD_ASSERT(parts);
    over += over < 0 ? -parts / 2 : parts / 2;
    return dwz + (int)(over / parts);
}

/* ---- performance ---- */

static int32_t expected_at(int rating, const struct ad_rated_game *games, unsigned count)
{
    int32_t sum = 0;

    for (unsigned i = 0; i < count; i++)
        sum += (int32_t)ad_dwz_expected(rating - games[i].opponent);
    return sum;
}

/* The rating at which as much is expected as was scored: the first that is not below, or the one
 * before it if that is nearer. */
static int balanced(const struct ad_rated_game *games, unsigned count, int32_t score)
{
    int low = -1000, high = 5000;

    while (high - low > 1) {
        int middle = (low + high) / 2;

        if (expected_at(middle, games, count) < score)
            low = middle;
        else
            high = middle;
    }
    return score - expected_at(low, games, count) < expected_at(high, games, count) - score ? low
                                                                                            : high;
}

int ad_dwz_performance(const struct ad_rated_game *games, unsigned count)
{
    ad_points score = 0;
    int64_t ratings = 0;
    int average;

    if (!count)
        return 0;
    for (unsigned i = 0; i < count; i++) {
        score += games[i].points;
        ratings += games[i].opponent;
    }
    average = (int)((2 * ratings + count) / (2 * (int64_t)count));
    if (score == 0)
        return average - ALL_WON;
    if (score == 10 * (ad_points)count)
        return average + ALL_WON;
    return balanced(games, count, 100 * score);
}
