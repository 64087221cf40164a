/*
 * game/objection.c -- the opponent objects: he touched another man first.
 *
 *   clause (2017)                        function
 *   4.8 in time                          objects_late
 *   4.2.2, D.2.2 not touched by the Laws known_harmless
 *   4.3, 4.7 the breach is put right     ad__touch_objection
 *   did he touch it? the answer          ad__touch_ruled
 *
 * What the record knows is ruled on at once. Whether a man was touched that the record does not show,
 * only the arbiter can say; his answer may come late, so the state remembers the man and the position.
 */
#include "game/case.h"

/* He has touched a man, or has made a move since the breach. */
static bool objects_late(const struct ad__case *k, int side, const struct ad_ply *last)
{
    uint32_t n = k->live->count;

    if (k->g.now.turn == side)
        return k->g.hand.count > 0 || k->g.mode[AD_MODE_BRUSHED];
    return last && last->side == side && n > 1 &&
           ad_game_ply(k->live, n - 1)->flags & AD_FLAG_BREACH;
}

/* Which man, and in which position: the answer may come late. */
static void remember_claim(struct ad__case *k)
{
    int32_t square = k->c->squares > 0 ? k->c->square[0] + 1 : 0;

    ad__mode(k, AD_MODE_CLAIM_SQUARE, square | (int32_t)k->live->count << 7);
}

/* The record shows that he only brushed this man, or only felt it, before the move in question. */
static bool known_harmless(const struct ad__case *k, int offender)
{
    uint32_t harmless = (uint32_t)k->g.mode[AD_MODE_HARMLESS];
    const struct ad_hand *hand = k->g.now.turn == offender ? &k->g.hand : &k->g.before;
    uint32_t then = k->live->count - (k->g.now.turn != offender);

    if (k->c->squares == 0 || harmless != ((k->c->square[0] + 1u) | then << 7))
        return false;
    for (unsigned i = 0; i < hand->count; i++)
        if (hand->touched[i] == k->c->square[0])
            return false;
    return true;
}

void ad__touch_objection(struct ad__case *k)
{
    int side = k->c->by;
    struct ad_hand was = k->g.before;
    const struct ad_ply *last = k->live->count > 0 ? ad_game_ply(k->live, k->live->count) : NULL;

    if (k->g.now.turn != side && k->g.hand.flags & AD_FLAG_BREACH) { /* not yet pressed */
        ad__say_bound(k, !side);
        return;
    }
    if (objects_late(k, side, last)) {
        ad__refuse(k, AD_OBJECTION_TOO_LATE, side, CITE(P(TOUCH_OBJECTION)));
        return;
    }
    if (known_harmless(k, !side)) {
        if (ad__blind_feels(&k->g, !side))
            ad__refuse(k, AD_OBJECTION_FELT, !side, CITE(P(BLIND_TOUCHED)));
        else
            ad__refuse(k, AD_OBJECTION_ACCIDENT, !side, CITE(P(TOUCH_NOT_ADJUSTED)));
        return;
    }
    ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(PLAYER_STOPS)));
    if (!last || last->side == side || !(last->flags & AD_FLAG_BREACH)) {
        remember_claim(k);
        ad__ask(k, AD_WHAT_TOUCH_MOVE, AD_ASKS_TOUCHED, !side,
                k->g.table.blind[!side] ? CITE(P(TOUCH_OWN), P(TOUCH_OBJECTION), P(BLIND_TOUCHED))
                                        : CITE(P(TOUCH_OWN), P(TOUCH_OBJECTION)));
        return;
    }
    ad__answered(k); /* whether it ended the game */
    ad__back_to(k, k->live->count - 1, AD_RESTORED, CITE(P(TOUCH_OBJECTION), P(TOUCH_OWN)));
    ad__note_touches(k, was.touched, was.count, was.together);
    if (was.castling != AD_CASTLING_NONE)
        ad__castle_again(k, (enum ad_castling)was.castling);
    ad__say_bound(k, !side);
}

/* Would what he played have been open to him if he had first touched `square`? */
static bool agrees(const struct ad__case *k, const struct ad_ply *last, int square)
{
    struct ad_game then = k->g;
    struct ad_moves open;

    ad_game_position(&then.now, k->live, k->live->count - 1);
    then.hand = (struct ad_hand){.count = 1, .touched = {(uint8_t)square}};
    then.hand.lifted = then.hand.lifted2 = then.hand.released = AD_NO_SQUARE;
    then.hand.removed = then.hand.removed2 = then.hand.placed_on = AD_NO_SQUARE;
    then.hand.stands = (struct ad_act){AD_NO_SQUARE, AD_NO_SQUARE, AD_EMPTY, AD_CASTLING_NONE};
    then.has_duty = 0;
    ad__open_moves(&open, &then);
    for (unsigned i = 0; i < open.count; i++)
        if (open.move[i] == last->move)
            return true;
    return false;
}

static void touched_first(struct ad__case *k, int square, const struct ad_hand *rest)
{
    uint8_t first = (uint8_t)square;

    if (ad_position_man(&k->g.now, square) == AD_EMPTY)
        return;
    ad__note_touches(k, &first, 1, 0);
    if (rest)
        ad__note_touches(k, rest->touched, rest->count, rest->together);
    ad__say_bound(k, k->g.now.turn);
}

/* The arbiter has found that `side` did touch the man named in the objection. If he has played a
 * move that this forbids, it is taken back; if he still has the move, he is bound from now on. */
void ad__touch_ruled(struct ad__case *k, int side)
{
    int32_t claim = k->g.mode[AD_MODE_CLAIM_SQUARE];
    int square = (claim & 127) - 1;
    const struct ad_ply *last = k->live->count > 0 ? ad_game_ply(k->live, k->live->count) : NULL;
    struct ad_hand was = k->g.before;

    ad__mode(k, AD_MODE_CLAIM_SQUARE, 0);
    if (square < 0 || claim >> 7 != (int32_t)k->live->count) /* they have played on since */
        return;
    if (k->g.now.turn == side) {
        touched_first(k, square, NULL);
        return;
    }
    if (!last || last->side != side || last->move == AD_NO_MOVE || agrees(k, last, square))
        return;
    ad__back_to(k, k->live->count - 1, AD_RESTORED, CITE(P(TOUCH_OBJECTION), P(TOUCH_OWN)));
    touched_first(k, square, &was);
}
