/*
 * base/near.c -- the distance between two words, row by row of the usual table.
 */
#include "base/near.h"

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

unsigned ad__distance(const char *a, size_t a_len, const char *b, size_t b_len)
{
    unsigned row[3][AD__NEAR_MAX + 1];

    if (a_len > AD__NEAR_MAX || b_len > AD__NEAR_MAX)
        return AD__NEAR_MAX;
    for (unsigned j = 0; j <= b_len; j++)
        row[0][j] = j;
    for (unsigned i = 1; i <= a_len; i++) {
        unsigned *now = row[i % 3], *up = row[(i + 2) % 3], *upper = row[(i + 1) % 3];

        now[0] = i;
        for (unsigned j = 1; j <= b_len; j++) {
            now[j] = least(up[j - 1] + (a[i - 1] != b[j - 1]), least(up[j], now[j - 1]) + 1);
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                now[j] = least(now[j], upper[j - 2] + 1);
        }
    }
    return row[a_len % 3][b_len];
}
