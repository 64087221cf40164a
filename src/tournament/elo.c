/*
 * tournament/elo.c -- FIDE's rating change, performance and first rating.
 *
 * Everything is counted in percent of a point, as the tables are (expectation.h), so that a change
 * comes out in hundredths of a rating point.
 */
#include <string.h>

#include "adoube/rating.h"
#include "tournament/expectation.h"

enum { FULL_DIFFERENCE = 400, FULL_FROM = 2650, PERIOD_MAX = 700, PERCENT_OF_TENTH = 10 };

unsigned ad_rated_games(struct ad_rated_game *out, const struct ad_tournament *t, unsigned who,
                        const int16_t *ratings)
{
    unsigned n = 0;

    for (unsigned r = 0; r < t->played; r++) {
        const struct ad_meeting *m = ad_meeting_of(t, who, r);
        int16_t rating;

        if (!m->opponent || !strchr("1=0", m->result) || !m->result)
            continue;
        rating = ratings ? ratings[m->opponent - 1] : t->entrants[m->opponent - 1].rating;
        if (rating > 0)
            out[n++] = (struct ad_rated_game){rating, m->result == '1'   ? 10
                                                      : m->result == '=' ? 5
                                                                         : 0};
    }
    return n;
}

unsigned ad_elo_k(int rating, unsigned games_before, bool had_2400, bool youth)
{
    if (games_before < 30)
        return 40;
    if (had_2400 || rating >= 2400)
        return 10;
    return youth && rating < 2300 ? 40 : 20;
}

/* 8.3.1 */
static int counted(int difference, int rating, enum ad_elo_rules rules)
{
    if (rules == AD_ELO_2025 && rating >= FULL_FROM)
        return difference;
    return difference > FULL_DIFFERENCE    ? FULL_DIFFERENCE
           : difference < -FULL_DIFFERENCE ? -FULL_DIFFERENCE
                                           : difference;
}

void ad_elo_change(struct ad_elo *out, int rating, unsigned k, const struct ad_rated_game *games,
                   unsigned count, enum ad_elo_rules rules)
{
    memset(out, 0, sizeof *out);
    out->games = count;
    out->k = k * count > PERIOD_MAX ? PERIOD_MAX / count : k;
    for (unsigned i = 0; i < count; i++) {
        out->score += games[i].points;
        out->expected += (int32_t)ad__expected(counted(rating - games[i].opponent, rating, rules));
    }
    out->change = (int32_t)out->k * (PERCENT_OF_TENTH * out->score - out->expected);
}

int ad_elo_round(int32_t hundredths)
{
    return (hundredths < 0 ? hundredths - 50 : hundredths + 50) / 100;
}

/* A half up; nothing here is below zero. */
static int rounded(int64_t sum, int64_t parts)
{
    return (int)((2 * sum + parts) / (2 * parts));
}

/* Points in tenths of so many games, in percent. */
static unsigned percent(ad_points score, unsigned games)
{
    return (unsigned)rounded((int64_t)PERCENT_OF_TENTH * score, games);
}

static int64_t sum_up(ad_points *score, const struct ad_rated_game *games, unsigned count)
{
    int64_t ratings = 0;

    *score = 0;
    for (unsigned i = 0; i < count; i++) {
        ratings += games[i].opponent;
        *score += games[i].points;
    }
    return ratings;
}

int ad_elo_performance(const struct ad_rated_game *games, unsigned count)
{
    ad_points score;
    int64_t ratings = sum_up(&score, games, count);

    if (!count)
        return 0;
    return rounded(ratings, count) + ad__difference(percent(score, count));
}

int ad_elo_first(const struct ad_rated_game *games, unsigned count)
{
    enum { IMAGINED = 2, THEIR_RATING = 1800, DRAW = 5 };
    ad_points score;
    int64_t ratings = sum_up(&score, games, count);
    unsigned all = count + IMAGINED;
    int first;

    if (!count || !score)
        return 0;
    ratings += IMAGINED * THEIR_RATING;
    /* The sum is rounded, not the average before it (8.2.4). */
    first = rounded(ratings + (int64_t)all * ad__difference(percent(score + IMAGINED * DRAW, all)),
                    all);
    return first > AD_ELO_FIRST_MAX ? AD_ELO_FIRST_MAX : first;
}
