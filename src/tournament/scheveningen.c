/*
 * tournament/scheveningen.c -- two teams, everybody of the one against everybody of the other.
 *
 * The simple way turns the second team by one seat a round and gives each team White by turns. The
 * even way gives both teams both colours in each round. Who has which then depends on the size n:
 *
 *   odd            a run of players has White, and the run moves on by half the team each round
 *   4, 8, 12 …     two halves, the first alternates from White and the second from Black; they
 *                  meet their like first and cross over for the second half of the rounds
 *   6, 10, 14, 18  from a table. If the second team only turned around, no colours could do it:
 *                  number in the first team + round - number in the second is a multiple of n in
 *                  every game; but if each number and round has n / 2 whites, the sum over
 *                  all games with White is n times n (n - 1) / 4, which is none. Four games
 *                  change places, then colours exist; a search found them.
 *
 * The first two are the printed tables (compared for 3, 4, 5, 7 and 8 a team).
 */
#include "tournament/schedule.h"

/* Players of the first team who have White, a word for each round. */
static const uint32_t white_6[] = {0x2c, 0x0b, 0x32, 0x0d, 0x13, 0x34};
static const uint32_t white_10[] = {0x22e, 0x0f8, 0x307, 0x0f8, 0x307,
                                    0x079, 0x1c6, 0x331, 0x0ce, 0x391};
static const uint32_t white_14[] = {0x02f3, 0x398c, 0x2731, 0x086f, 0x3f80, 0x007f, 0x3f80,
                                    0x00fe, 0x3f01, 0x00fe, 0x3f01, 0x007f, 0x17c2, 0x3c1c};
static const uint32_t white_18[] = {0x3c83c, 0x013eb, 0x3fe00, 0x001ff, 0x3fe00, 0x001ff,
                                    0x3fc01, 0x003fe, 0x3fe00, 0x001ff, 0x3fc01, 0x003fe,
                                    0x3fc01, 0x001ff, 0x3fe00, 0x001ff, 0x37e40, 0x0a796};

static const uint32_t *kept_table(unsigned n)
{
    switch (n) {
    case 6: return white_6;
    case 10: return white_10;
    case 14: return white_14;
    case 18: return white_18;
    default: return NULL;
    }
}

/* Whom i meets (both from 0), and whether he has White. */
struct game {
    unsigned opponent;
    bool white;
};

static struct game turned(unsigned n, unsigned i, unsigned round)
{
    return (struct game){(i + round) % n, round % 2 == 0};
}

static struct game of_odd(unsigned n, unsigned i, unsigned round)
{
    unsigned start = round * (n / 2) % n;
    unsigned run = n / 2 + (round % 2 == 0);

    return (struct game){(i + round) % n, (i + n - start) % n < run};
}

static struct game of_halves(unsigned n, unsigned i, unsigned round)
{
    unsigned half = n / 2, mine = i / half;
    unsigned theirs = mine ^ (round >= half);

    return (struct game){theirs * half + (i + round) % half, round % 2 == mine};
}

static struct game of_kept(unsigned n, unsigned i, unsigned round, const uint32_t *white)
{
    unsigned half = n / 2, opponent = (i + round) % n;

    if (i % half == 0 && round % half == 0)
        opponent = (opponent + half) % n;
    return (struct game){opponent, white[round] >> i & 1};
}

static struct game game_of(unsigned n, unsigned i, unsigned round, bool even)
{
    const uint32_t *white = kept_table(n);

    if (!even)
        return turned(n, i, round);
    if (n % 2)
        return of_odd(n, i, round);
    if (n % 4 == 0)
        return of_halves(n, i, round);
    return white ? of_kept(n, i, round, white) : turned(n, i, round);
}

unsigned ad__scheveningen_pairs(struct ad_pair *out, unsigned n, unsigned round, bool even)
{
    for (unsigned i = 0; i < n; i++) {
        struct game g = game_of(n, i, round, even);
        unsigned a = i + 1, b = n + g.opponent + 1;

        out[i] = g.white ? ad__pair(a, b) : ad__pair(b, a);
    }
    return n;
}
