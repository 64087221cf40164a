/*
 * tournament/rutsch.c -- moving on by one seat, for blitz.
 *
 * Seats 0 … m - 1 go around a row of m / 2 boards, and seat s faces seat m - 1 - s. On the near
 * side (seats below m / 2) the even boards have White, on the far side the odd ones: who moves on
 * changes colour. Seat 0 belongs to the first player, or to nobody if the number is odd; the others
 * circle over the rest. Whoever comes to the seat across from 0 plays the first player, with the
 * colour that the turned board gives, or rests.
 */
#include "tournament/schedule.h"

/* Who sits there, by number; the seats from 1 on are moved over. */
static unsigned sits(unsigned movers, unsigned first, unsigned round, unsigned seat)
{
    return first + (seat - 1 + movers - round % movers) % movers;
}

unsigned ad__rutsch_pairs(struct ad_pair *out, unsigned n, unsigned round)
{
    unsigned m = n + n % 2, movers = m - 1, count = 0;
    unsigned first = n == m ? 2 : 1; /* number of who starts on seat 1 */
    unsigned end = sits(movers, first, round, m - 1);

    if (n == m)
        out[count++] = round % 2 ? ad__pair(end, 1) : ad__pair(1, end);
    for (unsigned board = 1; board < m / 2; board++) {
        unsigned near = sits(movers, first, round, board);
        unsigned far = sits(movers, first, round, m - 1 - board);

        out[count++] = board % 2 ? ad__pair(far, near) : ad__pair(near, far);
    }
    if (n != m)
        out[count++] = ad__pair(end, 0);
    return count;
}
