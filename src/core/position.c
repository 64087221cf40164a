/*
 * core/position.c -- the questions one can ask a position.
 *
 * Most are answered by kernel.c; here that build of it is chosen which suits the CPU. The
 * choice is made anew at each call, by a load and a compare: the library keeps no state.
 */
#include "adoube/position.h"

#include "assert.h"
#include "bits.h"
#include "kernel.h"

#if defined(AD_SMALL)
#define CHOOSE(fn, args) return ad__##fn##_small args
#elif defined(__x86_64__)
#define CHOOSE(fn, args)                      \
    do {                                      \
        if (pext_is_fast())                   \
            return ad__##fn##_bmi2 args;      \
        if (__builtin_cpu_supports("popcnt")) \
            return ad__##fn##_popcnt args;    \
        return ad__##fn##_base args;          \
    } while (0)

/* AMD before Zen 3 has PEXT, but as slow microcode: multiplying is faster there. */
static inline bool pext_is_fast(void)
{
    return __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2") &&
           !__builtin_cpu_is("bdver4");
}
#else
#define CHOOSE(fn, args) return ad__##fn##_base args
#endif

unsigned ad_position_moves(struct ad_moves *out, const struct ad_position *p)
{
    CHOOSE(list, (out, p));
}

unsigned ad_position_count(const struct ad_position *p)
{
    CHOOSE(count, (p));
}

bool ad_position_can_move(const struct ad_position *p)
{
    CHOOSE(any, (p));
}

uint64_t ad_position_movers(const struct ad_position *p, int kind, int to)
{
    AD_ASSERT_SLOW(kind >= AD_PAWN && kind <= AD_KING && to >= 0 && to < AD_SQUARES);
    CHOOSE(movers, (p, kind, to));
}

void ad__play(struct ad_position *out, const struct ad_position *p, ad_move m)
{
    CHOOSE(play, (out, p, m));
}

void ad_position_play(struct ad_position *out, const struct ad_position *p, ad_move m)
{
    AD_ASSERT_SLOW(ad_position_is_legal(p, m));
    ad__play(out, p, m);
    AD_ASSERT_SLOW(ad__position_ok(out));
}

uint64_t ad_position_perft(const struct ad_position *p, unsigned depth)
{
    CHOOSE(perft, (p, depth));
}

uint64_t ad_position_attackers(const struct ad_position *p, int square, int colour)
{
    CHOOSE(attackers, (p, square, colour));
}

bool ad__can_castle(const struct ad_position *p, int rook)
{
    CHOOSE(can_castle, (p, rook));
}

bool ad__ep_legal(const struct ad_position *p, int ep)
{
    CHOOSE(ep_legal, (p, ep));
}

uint64_t ad_position_checkers(const struct ad_position *p)
{
    return ad_position_attackers(p, p->king[p->turn], !p->turn);
}

enum ad_status ad_position_status(const struct ad_position *p)
{
    if (ad_position_can_move(p))
        return AD_PLAYING;
    return ad_position_checkers(p) ? AD_CHECKMATE : AD_STALEMATE;
}

int ad_position_man(const struct ad_position *p, int square)
{
    uint64_t bit = ad__bit(square);
    int colour = p->side[AD_BLACK] & bit ? AD_BLACK : AD_WHITE;

    if (!((p->side[0] | p->side[1]) & bit))
        return AD_EMPTY;
    if (p->pawns & bit)
        return ad_man(colour, AD_PAWN);
    if (p->knights & bit)
        return ad_man(colour, AD_KNIGHT);
    if (p->diagonal & bit)
        return ad_man(colour, p->straight & bit ? AD_QUEEN : AD_BISHOP);
    return ad_man(colour, p->straight & bit ? AD_ROOK : AD_KING);
}

bool ad_position_is_legal(const struct ad_position *p, ad_move m)
{
    int from = ad_move_from(m), to = ad_move_to(m), how = ad_move_how(m), kind = ad_move_kind(m);
    bool last_rank = ad_rank_of(to) == (p->turn == AD_WHITE ? 7 : 0);

    if (how == AD_CASTLES)
        return from == p->king[p->turn] && ad__can_castle(p, to);
    if (how < AD_BY_PAWN || how > AD_TO_QUEEN || !ad__has(ad_position_movers(p, kind, to), from))
        return false;
    if (kind != AD_PAWN)
        return true;
    return last_rank ? how >= AD_TO_KNIGHT : how == ad__pawn_how(p, from, to);
}

/*
 * Four bits a square: the kind, and 8 for Black. Of the sixteen codes three are left, and
 * they hold the rest of what 9.2.2 compares:
 *
 *    7  a rook that may castle; its rank tells the colour
 *    8  a pawn that may be taken en passant; likewise
 *   15  Black's king, if Black is to move
 */
void ad_position_pack(struct ad_packed *out, const struct ad_position *p)
{
    uint64_t men = p->side[AD_WHITE] | p->side[AD_BLACK];
    uint64_t kings = men & ~(p->pawns | p->knights | p->diagonal | p->straight);
    uint64_t to_move = p->turn == AD_BLACK ? ad__bit(p->king[AD_BLACK]) : 0;
    uint64_t passed = p->ep == AD_NO_SQUARE ? 0 : ad__bit(p->ep ^ 8);

    out->plane[0] = ((p->pawns | p->diagonal) & ~passed) | p->castling | to_move;
    out->plane[1] = p->knights | (p->diagonal & ~p->straight) | kings | p->castling;
    out->plane[2] = p->straight | kings;
    out->plane[3] = (p->side[AD_BLACK] & ~p->castling) | passed;
}
