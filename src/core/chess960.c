/*
 * core/chess960.c -- the 960 starting positions (2017 Guidelines II.2, 2014 F[2]).
 *
 * Scharnagl's numbering takes a number apart: the light-squared bishop, the dark-squared one,
 * the queen, the two knights; rook, king, rook fill what is left.
 */
#include "adoube/fen.h"

#include <string.h>

/* Where two knights stand among five free squares, by number. */
static const uint8_t knight_pairs[10][2] = {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2},
                                            {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}};

/* Put `kind` on the n-th free square from the left. */
static void put_on_free(uint8_t back[8], int n, int kind)
{
    for (int file = 0; file < 8; file++)
        if (back[file] == AD_EMPTY && n-- == 0) {
            back[file] = (uint8_t)kind;
            return;
        }
}

static void back_rank(uint8_t back[8], int number)
{
    const uint8_t *knights = knight_pairs[number / 96];

    memset(back, AD_EMPTY, 8);
    back[number % 4 * 2 + 1] = AD_BISHOP;
    back[number / 4 % 4 * 2] = AD_BISHOP;
    put_on_free(back, number / 16 % 6, AD_QUEEN);
    put_on_free(back, knights[1], AD_KNIGHT); /* the right one first: the left keeps its place */
    put_on_free(back, knights[0], AD_KNIGHT);
    put_on_free(back, 0, AD_ROOK);
    put_on_free(back, 0, AD_KING);
    put_on_free(back, 0, AD_ROOK);
}

int ad_chess960_setup(struct ad_setup *out, int number)
{
    struct ad_setup s = {.turn = AD_WHITE, .ep = AD_NO_SQUARE, .fullmoves = 1};
    uint8_t back[8];

    if (number < 0 || number > 959)
        return AD_EINVAL;
    back_rank(back, number);
    for (int file = 0; file < 8; file++) {
        s.on[ad_square(file, 0)] = ad_man(AD_WHITE, back[file]);
        s.on[ad_square(file, 1)] = ad_man(AD_WHITE, AD_PAWN);
        s.on[ad_square(file, 6)] = ad_man(AD_BLACK, AD_PAWN);
        s.on[ad_square(file, 7)] = ad_man(AD_BLACK, back[file]);
        if (back[file] == AD_ROOK)
            s.castling[0] = s.castling[1] = (uint8_t)(s.castling[0] | 1 << file);
    }
    *out = s;
    return 0;
}

static bool same_setup(const struct ad_setup *a, const struct ad_setup *b)
{
    return memcmp(a->on, b->on, sizeof a->on) == 0 && a->turn == b->turn &&
           a->castling[0] == b->castling[0] && a->castling[1] == b->castling[1] && a->ep == b->ep;
}

/* Trying all of them is the plainest proof that II.2.1 to II.2.3 hold. */
int ad_chess960_number(const struct ad_setup *s)
{
    struct ad_setup start;

    for (int number = 0; number < 960; number++) {
        ad_chess960_setup(&start, number);
        if (same_setup(&start, s))
            return number;
    }
    return AD_EINVAL;
}

int ad_chess960_draw(uint64_t entropy)
{
    uint64_t fair = UINT64_MAX - UINT64_MAX % 960; /* a multiple of 960 */
    return entropy < fair ? (int)(entropy % 960) : AD_EINVAL;
}
