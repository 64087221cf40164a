/*
 * tournament/berger.c -- the Berger tables for any number of players, FIDE C.05 annex 1.
 *
 * n is made even with a number m that is nobody. Count numbers from 0 and let M = m - 1, an odd
 * number: in round r (from 0) those two meet whose sum is r modulo M; the one whose double is
 * r meets m. So everybody is paired in each round, and every sum occurs in one round.
 */
#include "tournament/schedule.h"
#include "core/assert.h"

unsigned ad_berger_round(unsigned n, unsigned a, unsigned b)
{
    unsigned m = n + n % 2;

    AD_ASSERT(a && b && a != b && a <= m && b <= m);
    if (a == m)
        a = b;
    if (b == m)
        b = a;
    return (a + b - 2) % (m - 1);
}

/* The table starts each round with the opponent of m, who moves on by m / 2 numbers a round. The
 * others sit around him: the next number above has White against the next below, and so on. */
unsigned ad__berger_pairs(struct ad_pair *out, unsigned n, unsigned round)
{
    unsigned m = n + n % 2, rest = m - 1;
    unsigned first = round * (m / 2) % rest, count = 0;

    if (n == m)
        out[count++] = round % 2 ? ad__pair(m, first + 1) : ad__pair(first + 1, m);
    for (unsigned i = 1; i < m / 2; i++)
        out[count++] = ad__pair((first + i) % rest + 1, (first + rest - i) % rest + 1);
    if (n != m)
        out[count++] = ad__pair(first + 1, 0);
    return count;
}
