/*
 * core/setup.c -- from a setup, which may be nonsense, to a position, and back.
 *
 *   clause (2017)      function
 *   2.2, 1.4           check_kings: one king each
 *   3.7                check_pawns, check_ep
 *   3.8.2.1, II.3.1    check_castling: king and rook may stand where they began
 *   3.9.2              the side that has just moved is not in check
 *
 * Nothing here asks whether a game can lead to the position (3.10.3).
 */
#include <string.h>

#include "adoube/fen.h"
#include "adoube/position.h"
#include "bits.h"
#include "kernel.h"
#include "tables.h"
#include "words/words.h"
#include "core/names.h"

const char *ad_bad_text(unsigned bad, enum ad_language lang)
{
#define X(name, bit) \
    if (bad & name)  \
        return AD__SAY(name, lang);
    AD_BAD_MAP(X)
#undef X
    return AD__SAY(AD_WHY_NONE, lang);
}

static uint64_t men_of(const struct ad_setup *s, int man)
{
    uint64_t set = 0;
    for (int square = 0; square < 64; square++)
        if (s->on[square] == man)
            set |= ad__bit(square);
    return set;
}

static unsigned check_men(const struct ad_setup *s)
{
    for (int square = 0; square < 64; square++) {
        int man = s->on[square], kind = ad_man_kind(man);
        if (man != AD_EMPTY &&
            (kind == AD_EMPTY || kind > AD_KING || man > ad_man(AD_BLACK, AD_KING)))
            return AD_BAD_MAN;
    }
    return 0;
}

static unsigned check_kings(const struct ad_setup *s)
{
    unsigned white = ad__count(men_of(s, ad_man(AD_WHITE, AD_KING)));
    unsigned black = ad__count(men_of(s, ad_man(AD_BLACK, AD_KING)));

    return (white == 0 ? AD_BAD_NO_WHITE_KING : 0) | (white > 1 ? AD_BAD_WHITE_KINGS : 0) |
           (black == 0 ? AD_BAD_NO_BLACK_KING : 0) | (black > 1 ? AD_BAD_BLACK_KINGS : 0);
}

static unsigned check_pawns(const struct ad_setup *s)
{
    uint64_t pawns = men_of(s, ad_man(AD_WHITE, AD_PAWN)) | men_of(s, ad_man(AD_BLACK, AD_PAWN));
    return pawns & (ad__rank(0) | ad__rank(7)) ? AD_BAD_PAWN : 0;
}

/* A king that may castle stands on its first rank with a rook on either side of it at the
 * start of the game, so never in a corner. `king` is a set: there may be none or several. */
static unsigned check_castling(const struct ad_setup *s, int colour)
{
    unsigned files = s->castling[colour], bad = 0;
    uint64_t king = men_of(s, ad_man(colour, AD_KING)), rooks = men_of(s, ad_man(colour, AD_ROOK));
    int rank = colour == AD_WHITE ? 0 : 7, file;

    if (!files)
        return 0;
    if (files & ~(unsigned)(rooks >> 8 * rank & 255))
        bad |= AD_BAD_CASTLING_ROOK;
    king = king >> 8 * rank & 255;
    if (!king || ad__several(king) || king & 0x81)
        return bad | AD_BAD_CASTLING_KING;
    file = ad__first(king);
    if (ad__several(files & ((1u << file) - 1)) || ad__several(files >> file))
        bad |= AD_BAD_CASTLING_SIDE;
    return bad;
}

/* The square passed over and the one the pawn came from are empty, and the pawn stands. */
static unsigned check_ep(const struct ad_setup *s)
{
    int up = s->turn == AD_WHITE ? 8 : -8, ep = s->ep;

    if (ep == AD_NO_SQUARE)
        return 0;
    if (ep > 63 || ad_rank_of(ep) != (s->turn == AD_WHITE ? 5 : 2))
        return AD_BAD_EN_PASSANT;
    if (s->on[ep] != AD_EMPTY || s->on[ep + up] != AD_EMPTY ||
        s->on[ep - up] != ad_man(!s->turn, AD_PAWN))
        return AD_BAD_EN_PASSANT;
    return 0;
}

static uint64_t key_of(const struct ad_position *p)
{
    uint64_t key = p->turn == AD_BLACK ? ad__key_black : 0, rooks = p->castling;

    for (int square = 0; square < 64; square++)
        key ^= ad__key_man[ad_position_man(p, square)][square];
    while (rooks)
        key ^= ad__key_castling[ad__take(&rooks)];
    if (p->ep != AD_NO_SQUARE)
        key ^= ad__key_ep[ad_file_of(p->ep)];
    return key;
}

static void put_men(struct ad_position *p, const struct ad_setup *s)
{
    for (int square = 0; square < 64; square++) {
        int kind = ad_man_kind(s->on[square]), colour = ad_man_colour(s->on[square]);
        uint64_t bit = ad__bit(square);
        if (kind == AD_EMPTY)
            continue;
        p->side[colour] |= bit;
        p->pawns |= kind == AD_PAWN ? bit : 0;
        p->knights |= kind == AD_KNIGHT ? bit : 0;
        p->diagonal |= kind == AD_BISHOP || kind == AD_QUEEN ? bit : 0;
        p->straight |= kind == AD_ROOK || kind == AD_QUEEN ? bit : 0;
        if (kind == AD_KING)
            p->king[colour] = (uint8_t)square;
    }
}

/* Like ad_position_from, but the faults in `tolerated` do not count. */
static unsigned position_from(struct ad_position *out, const struct ad_setup *s, unsigned tolerated)
{
    struct ad_position p = {.turn = s->turn, .ep = AD_NO_SQUARE};
    unsigned bad = check_men(s) | (s->turn > AD_BLACK ? AD_BAD_TURN : 0);

    if (bad)
        return bad;
    bad = check_kings(s) | check_pawns(s) | check_castling(s, AD_WHITE) |
          check_castling(s, AD_BLACK) | check_ep(s);
    put_men(&p, s);
    if (!check_kings(s) && ad_position_attackers(&p, p.king[!p.turn], p.turn))
        bad |= AD_BAD_CHECK;
    bad &= ~tolerated;
    if (bad)
        return bad;
    p.castling = (uint64_t)s->castling[AD_WHITE] | (uint64_t)s->castling[AD_BLACK] << 56;
    p.halfmoves = s->halfmoves;
    p.fullmoves = s->fullmoves;
    if (s->ep != AD_NO_SQUARE && ad__ep_legal(&p, s->ep))
        p.ep = s->ep;
    p.key = key_of(&p);
    *out = p;
    return 0;
}

unsigned ad_position_from(struct ad_position *out, const struct ad_setup *s)
{
    return position_from(out, s, 0);
}

unsigned ad_position_irregular(struct ad_position *out, const struct ad_setup *s)
{
    return position_from(out, s, AD_BAD_CHECK | AD_BAD_PAWN);
}

void ad_position_setup(struct ad_setup *out, const struct ad_position *p)
{
    for (int square = 0; square < 64; square++)
        out->on[square] = (uint8_t)ad_position_man(p, square);
    out->turn = p->turn;
    out->castling[AD_WHITE] = (uint8_t)(p->castling & 255);
    out->castling[AD_BLACK] = (uint8_t)(p->castling >> 56);
    out->ep = p->ep;
    out->halfmoves = p->halfmoves;
    out->fullmoves = p->fullmoves;
}

bool ad__position_ok(const struct ad_position *p)
{
    struct ad_setup s;
    struct ad_position fresh;

    ad_position_setup(&s, p);
    return ad_position_irregular(&fresh, &s) == 0 && memcmp(&fresh, p, sizeof fresh) == 0;
}

void ad_position_start(struct ad_position *out)
{
    struct ad_setup s;

    ad_chess960_setup(&s, 518);
    ad_position_from(out, &s);
}
