/*
 * tournament/record.h -- what the two results of a game may be.
 */
#ifndef AD_TOURNAMENT_RECORD_H
#define AD_TOURNAMENT_RECORD_H

#include <stdbool.h>
#include <string.h>

/* How much of the game's two halves a result claims; -1 for one that no played game has. */
static inline int ad__result_halves(char result)
{
    switch (result) {
    case '1':
    case 'W': return 2;
    case '=':
    case 'D': return 1;
    case '0':
    case 'L': return 0;
    default: return -1;
    }
}

static inline bool ad__result_forfeited(char result)
{
    return result == '+' || result == '-';
}

/* A penalty may take from one side what the other does not get, so a game may end 1/2 - 0 or 0 - 0;
 * but no game gives more than one point away, and nobody wins by forfeit against a player. Both are
 * results. */
static inline bool ad__results_fit(char a, char b)
{
    if (ad__result_forfeited(a) || ad__result_forfeited(b))
        return ad__result_forfeited(a) && ad__result_forfeited(b) && !(a == '+' && b == '+');
    if (a == '?' || b == '?')
        return a == b;
    return ad__result_halves(a) + ad__result_halves(b) <= 2;
}

/* Letters that two who met can have. */
static inline bool ad__are_results(char a, char b)
{
    static const char letters[] = "1=0WDL+-?";

    return a && b && strchr(letters, a) && strchr(letters, b) && ad__results_fit(a, b);
}

#endif
