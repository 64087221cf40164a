/*
 * game/hand.c -- the parts of a move by hand: lifting, letting go, taking off, putting down.
 *
 *   clause (2017)                             function
 *   4.4.4 promotion piece chosen              places
 *   4.6 promotion in any order                promotes
 *   4.7.1 capture                             releases_man, removes
 *   4.7.2 castling, II.3 in Chess960          releases_king, releases_rook
 *   4.6, 4.7 let go by the press              ad__press_lets_go
 *   7.5.1 half made, and pressed              ad__stands_on_board
 *
 * Each part is a fact in the state. When the last one is there the whole act is judged like any
 * other, by ad__move.
 */
#include "game/case.h"

static void part(struct ad__case *k, int what, int square, int man, enum ad_reason why,
                 const uint16_t *cites)
{
    struct ad_event e = ad__event(k, AD_EVENT_HAND, AD_ALLOWED, why, k->c->by, cites);
    e.value = what;
    e.square = (uint8_t)square;
    e.man = (uint8_t)man;
    ad__say(k, &e);
}

static void castling_part(struct ad__case *k, int square, enum ad_castling way)
{
    struct ad_event e = ad__event(k, AD_EVENT_HAND, AD_ALLOWED, AD_KING_RELEASED, k->c->by,
                                  k->g.table.chess960 ? CITE(P(RELEASED_KING), P(C960_BY_HAND))
                                                      : CITE(P(RELEASED_KING)));
    e.value = AD__HAND_CASTLES;
    e.square = (uint8_t)square;
    e.act.castling = (uint8_t)way;
    ad__say(k, &e);
}

/* The act as a whole, judged like any other. */
static void act(struct ad__case *k, int from, int to, int promotion, enum ad_castling castling)
{
    struct ad_command c = *k->c;
    const struct ad_command *asked = k->c;

    c.act = (struct ad_act){(uint8_t)from, (uint8_t)to, (uint8_t)promotion, (uint8_t)castling};
    k->c = &c;
    ad__move(k);
    k->c = asked;
}

static int target_of(const struct ad_game *g, enum ad_castling way, int kind)
{
    int rank = g->now.turn == AD_WHITE ? 0 : 56;
    if (kind == AD_KING)
        return rank + (way == AD_CASTLING_LONG ? 2 : 6);
    return rank + (way == AD_CASTLING_LONG ? 3 : 5);
}

/* The castling that ends with the king here, if there is one. */
static enum ad_castling king_means(const struct ad_game *g, int to)
{
    if (to == target_of(g, AD_CASTLING_SHORT, AD_KING))
        return AD_CASTLING_SHORT;
    return to == target_of(g, AD_CASTLING_LONG, AD_KING) ? AD_CASTLING_LONG : AD_CASTLING_NONE;
}

/* He said so, or the rook is in the hand too. */
static bool castling_is_meant(const struct ad_game *g)
{
    return g->mode[AD_MODE_ANNOUNCED] == AD_ANNOUNCED_CASTLING || g->hand.lifted2 != AD_NO_SQUARE ||
           g->hand.castling != AD_CASTLING_NONE;
}

/* Let go where it may not stand, and taken up again before the press (7.5.1). */
static bool takes_back(struct ad__case *k, int square)
{
    const struct ad_hand *h = &k->g.hand;

    if (!h->flags || h->stands.castling != AD_CASTLING_NONE || h->stands.to != square)
        return false;
    ad__hands_stay_open(k, k->c->by, h->flags);
    part(k, AD__HAND_TAKES_BACK, h->stands.from, AD_EMPTY, AD_TOUCHED, CITE(P(TOUCH_OWN)));
    return true;
}

static void lifts(struct ad__case *k, int square)
{
    uint8_t one = (uint8_t)square;

    if (takes_back(k, square))
        return;
    ad__touch_effects(k, k->c->by);
    ad__note_touches(k, &one, 1, 0);
    part(k, ad__is_own(&k->g, square) ? AD__HAND_LIFTS : AD__HAND_REMOVES, square, AD_EMPTY,
         AD_TOUCHED, k->g.table.blind[k->c->by] ? CITE(P(BLIND_TOUCHED)) : CITE(P(TOUCH_OWN)));
}

static bool is_own_pawn(const struct ad_game *g, int square)
{
    return ad_position_man(&g->now, square) == ad_man(g->now.turn, AD_PAWN);
}

/* The square from which the pawn that promotes has come. */
static int pawn_origin(const struct ad_game *g)
{
    const struct ad_hand *h = &g->hand;
    const uint8_t from[] = {h->lifted, h->removed, h->removed2};

    for (unsigned i = 0; i < 3; i++)
        if (from[i] < AD_NO_SQUARE && is_own_pawn(g, from[i]))
            return from[i];
    for (unsigned i = 0; i < h->count; i++)
        if (is_own_pawn(g, h->touched[i]))
            return h->touched[i];
    return AD_NO_SQUARE;
}

/* The pawn in hand becomes this piece here; if none has been touched yet, any pawn (4.6.2). */
static ad_move promotion_of(const struct ad_game *g, int kind, int square)
{
    int pawn = pawn_origin(g);
    struct ad_moves legal;

    ad__legal_moves(&legal, g);
    for (unsigned i = 0; i < legal.count; i++)
        if (ad_move_promotion(legal.move[i]) == kind && ad_move_to(legal.move[i]) == square &&
            (pawn == AD_NO_SQUARE || ad_move_from(legal.move[i]) == pawn))
            return legal.move[i];
    return AD_NO_MOVE;
}

static bool was_removed(const struct ad_hand *h, int square)
{
    return h->removed == square || h->removed2 == square;
}

/* Touched is not enough: it must have left its square (4.7.3). */
static bool pawn_is_off(const struct ad_game *g)
{
    int pawn = pawn_origin(g);
    bool let_go = g->hand.flags & AD_FLAG_UNPROMOTED && g->hand.stands.from == pawn;

    return pawn != AD_NO_SQUARE && (let_go || g->hand.lifted == pawn || g->hand.lifted2 == pawn ||
                                    was_removed(&g->hand, pawn));
}

/* The king alone has been let go, and castling is illegal: that is why it may not stand there. */
static void king_tried(struct ad__case *k, int from, int to, enum ad_castling way)
{
    struct ad_act whole = {AD_NO_SQUARE, AD_NO_SQUARE, AD_EMPTY, (uint8_t)way};
    struct ad_act king = {(uint8_t)from, (uint8_t)to, AD_EMPTY, AD_CASTLING_NONE};

    ad__allow(k, AD_KING_RELEASED, k->c->by,
              LAW(k, CASTLING_DUTY) ? CITE(P(RELEASED_KING))
                                    : CITE(P(RELEASED_KING), P(TOUCH_CASTLING_ILLEGAL)));
    ad__not_legal(k, king, ad__why_illegal(&k->g, whole), false);
}

static void releases_king(struct ad__case *k, int from, int to, enum ad_castling way)
{
    int step = ad_file_of(to) - ad_file_of(from);
    uint64_t lower = ad__bit(from) - 1;
    uint64_t rooks = k->g.now.castling & k->g.now.side[k->g.now.turn] &
                     (way == AD_CASTLING_LONG ? lower : ~lower);

    if (!ad__castling_is_legal(&k->g, way)) {
        bool tried = step * step == 4 && ad_rank_of(from) == ad_rank_of(to);
        if (tried)
            king_tried(k, from, to, way);
        else
            act(k, from, to, AD_EMPTY, AD_CASTLING_NONE);
    } else if (step * step < 4 && !castling_is_meant(&k->g)) { /* nobody can tell */
        ad__ask(k, AD_WHAT_TOUCH_MOVE, AD_ASKS_CASTLING, k->c->by,
                CITE(P(C960_ANNOUNCE), P(RELEASED_KING)));
    } else if (k->g.hand.castling == way || ad__first(rooks) == target_of(&k->g, way, AD_ROOK)) {
        act(k, AD_NO_SQUARE, AD_NO_SQUARE, AD_EMPTY, way); /* the rook is there already */
    } else {
        castling_part(k, to, way);
    }
}

static bool was_touched(const struct ad_hand *h, int square)
{
    for (unsigned i = 0; i < h->count; i++)
        if (h->touched[i] == square)
            return true;
    return false;
}

/* To castle, the king went from its square to the one where it would then stand. */
static enum ad_castling king_went(const struct ad_game *g, struct ad_act act)
{
    int king = g->now.king[g->now.turn];

    if (act.castling != AD_CASTLING_NONE || act.from != king || act.to == king)
        return AD_CASTLING_NONE;
    return king_means(g, act.to);
}

/* The king was let go to castle, which was legal: nothing else may replace it (4.7.2). */
enum ad_castling ad__castling_begun(const struct ad_game *g, struct ad_act act)
{
    enum ad_castling way = king_went(g, act);
    return way != AD_CASTLING_NONE && ad__castling_is_legal(g, way) ? way : AD_CASTLING_NONE;
}

/* The rook on its square after castling; the king was let go, is aside, or need not move. */
static bool releases_rook(struct ad__case *k, int rook, int to)
{
    const struct ad_game *g = &k->g;
    int king = g->now.king[g->now.turn];
    enum ad_castling way = rook > king ? AD_CASTLING_SHORT : AD_CASTLING_LONG;
    bool stays = king == target_of(g, way, AD_KING) && ad__castling_is_legal(g, way);

    if (!ad__is_rook(g, rook) || to != target_of(g, way, AD_ROOK))
        return false;
    if (g->hand.castling == way || (g->hand.flags && king_went(g, g->hand.stands) == way) ||
        (stays && (castling_is_meant(g) || was_touched(&g->hand, king)))) {
        act(k, AD_NO_SQUARE, AD_NO_SQUARE, AD_EMPTY, way);
        return true;
    }
    if (g->hand.lifted != king)
        return false;
    castling_part(k, to, way); /* Chess960: the king waits beside the board */
    return true;
}

/* The pawn is known, and nothing else stands on the square any more. */
static bool promotion_is_done(const struct ad_game *g)
{
    int square = g->hand.placed_on, on = ad_position_man(&g->now, square);
    bool taken =
        on == AD_EMPTY || ad_man_colour(on) == g->now.turn || was_removed(&g->hand, square);

    return taken && pawn_is_off(g);
}

static bool let_go_new_piece(const struct ad_hand *h)
{
    return h->placed_on != AD_NO_SQUARE && h->released == h->placed_on;
}

static void promotes(struct ad__case *k)
{
    const struct ad_hand *h = &k->g.hand;

    ad__allow(k, AD_PROMOTION_BY_HAND, k->c->by, CITE(P(PROMOTION_BY_HAND)));
    act(k, pawn_origin(&k->g), h->placed_on, h->placed, AD_CASTLING_NONE);
}

static void releases_placed(struct ad__case *k, int square)
{
    if (promotion_is_done(&k->g))
        promotes(k);
    else
        part(k, AD__HAND_RELEASES, square, AD_EMPTY, AD_PROMOTION_NOT_DONE,
             CITE(P(MADE_PROMOTION), P(PROMOTION_BY_HAND)));
}

/* A capture is made when the man taken is off; a promotion when the pawn is replaced. */
static void releases_man(struct ad__case *k, int from, int to)
{
    const struct ad_game *g = &k->g;
    struct ad_act whole = {(uint8_t)from, (uint8_t)to, AD_EMPTY, AD_CASTLING_NONE};
    ad_move m;
    int taken;

    if (ad_position_man(&g->now, from) == ad_man(g->now.turn, AD_PAWN) && ad_rank_of(to) % 7 == 0)
        whole.promotion = AD_QUEEN;
    m = ad__legal_move_of(g, whole);
    taken = m == AD_NO_MOVE ? AD_NO_SQUARE : ad__captured_on(&g->now, m);
    if (m != AD_NO_MOVE && whole.promotion != AD_EMPTY) {
        part(k, AD__HAND_RELEASES, to, AD_EMPTY, AD_PAWN_RELEASED,
             CITE(P(RELEASED), P(MADE_PROMOTION)));
        return;
    }
    if (taken != AD_NO_SQUARE && !was_removed(&g->hand, taken)) {
        part(k, AD__HAND_RELEASES, to, AD_EMPTY, AD_CAPTURE_NOT_DONE,
             CITE(P(MADE_CAPTURE), P(RELEASED)));
        return;
    }
    act(k, from, to, AD_EMPTY, AD_CASTLING_NONE);
}

static void puts_back(struct ad__case *k, int square) /* it was touched, no more */
{
    part(k, AD__HAND_PUTS_BACK, square, AD_EMPTY, AD_REASON_NONE, NULL);
    ad__say_bound(k, k->c->by);
}

/* A pawn that may promote here was replaced, and not by a piece of its own. */
static bool other_colour_stands(const struct ad_game *g, int square)
{
    return g->hand.flags == AD_FLAG_ILLEGAL && g->hand.stands.to == square &&
           is_own_pawn(g, g->hand.stands.from) && promotion_of(g, AD_QUEEN, square) != AD_NO_MOVE;
}

/* The king was put down there with a finger still on it. With the rook in place that castles; else it is
 * let go like any man. */
static bool finger_off_king(struct ad__case *k)
{
    enum ad_castling way = (enum ad_castling)k->g.hand.castling;

    part(k, AD__HAND_PLACES, AD_NO_SQUARE, AD_EMPTY, AD_REASON_NONE, NULL);
    if (way != AD_CASTLING_NONE)
        act(k, AD_NO_SQUARE, AD_NO_SQUARE, AD_EMPTY, way);
    return way != AD_CASTLING_NONE;
}

static void releases(struct ad__case *k, int square)
{
    const struct ad_hand *h = &k->g.hand;
    int king = k->g.now.king[k->g.now.turn];
    int from = h->lifted2 != AD_NO_SQUARE ? h->lifted2 : h->lifted;
    enum ad_castling way;

    if (h->placed_on == square && h->placed != AD_KING) {
        releases_placed(k, square);
        return;
    }
    if (h->placed_on == square) {
        if (finger_off_king(k))
            return;
        from = king;
    }
    if (from == AD_NO_SQUARE) {
        if (other_colour_stands(&k->g, square))
            ad__refuse(k, AD_PROMOTION_COLOUR, k->c->by, CITE(P(PROMOTION), P(ILLEGAL_RESTORED)));
        else
            ad__refuse(k, AD_NOTHING_IN_HAND, k->c->by, CITE(P(RELEASED)));
        return;
    }
    if (from == square && !castling_is_meant(&k->g)) {
        puts_back(k, square);
        return;
    }
    if (from != king && releases_rook(k, from, square))
        return;
    way = king_means(&k->g, square);
    if ((from == king || h->lifted == king) && way != AD_CASTLING_NONE)
        releases_king(k, king, square, way);
    else if (from == square)
        puts_back(k, square);
    else
        releases_man(k, from, square);
}

/* The hand that presses holds nothing: what it has put down is let go (4.6, 4.7.2, 4.7.3). */
void ad__press_lets_go(struct ad__case *k)
{
    const struct ad_hand *h = &k->g.hand;

    if (k->g.now.turn != k->c->by || h->placed_on == AD_NO_SQUARE)
        return;
    if (h->placed == AD_KING || promotion_is_done(&k->g))
        releases(k, h->placed_on);
}

static bool may_promote(const struct ad_game *g, int square)
{
    return is_own_pawn(g, square) && ad_rank_of(square) == (g->now.turn == AD_WHITE ? 6 : 1);
}

/* Is it the man that the one let go has captured? Not with a promotion: the pawn must go, too. */
static bool completes_capture(const struct ad_game *g, int square)
{
    struct ad_act whole = {g->hand.lifted, g->hand.released, AD_EMPTY, AD_CASTLING_NONE};
    ad_move m = ad__legal_move_of(g, whole);
    return m != AD_NO_MOVE && ad__captured_on(&g->now, m) == square;
}

static void removes(struct ad__case *k, int square)
{
    const struct ad_game *g = &k->g;
    uint8_t one = (uint8_t)square;

    if (completes_capture(g, square)) {
        act(k, g->hand.lifted, g->hand.released, AD_EMPTY, AD_CASTLING_NONE);
        return;
    }
    if (!(g->hand.flags & AD_FLAG_UNPROMOTED) && takes_back(k, square))
        return;
    ad__touch_effects(k, k->c->by);
    ad__note_touches(k, &one, ad_position_man(&g->now, one) != AD_EMPTY, 0);
    part(k, AD__HAND_REMOVES, one, AD_EMPTY, AD_REMOVED,
         may_promote(g, square)  ? CITE(P(PROMOTION_BY_HAND))
         : ad__is_own(g, square) ? CITE(P(TOUCH_OWN))
                                 : CITE(P(CAPTURE)));
    if (let_go_new_piece(&k->g.hand) && promotion_is_done(&k->g))
        promotes(k);
}

/* Chess960: the king waits beside the board and is put down last. */
static bool king_in_hand(const struct ad_game *g)
{
    int king = g->now.king[g->now.turn];
    return g->hand.lifted == king || g->hand.lifted2 == king;
}

/* 3.7.5.1: of the same colour. It stands there, and the press completes an illegal move (§9-50). */
static void places_other_colour(struct ad__case *k, ad_move m)
{
    struct ad_event e = ad__event(k, AD_EVENT_LETS_GO, AD_REFUSED, AD_PROMOTION_COLOUR, k->c->by,
                                  CITE(P(PROMOTION), P(ILLEGAL_RESTORED)));

    e.act = ad_act_of(m);
    e.act.promotion = AD_EMPTY;
    e.flags = AD_FLAG_ILLEGAL;
    ad__say(k, &e);
}

static void places(struct ad__case *k, int kind, int square)
{
    const struct ad_hand *h = &k->g.hand;
    ad_move m = kind == AD_KING ? AD_NO_MOVE : promotion_of(&k->g, kind, square);

    if (h->placed_on == square && h->placed != kind && LAW(k, PROMOTION_FINAL_ON_TOUCH)) {
        ad__refuse(k, AD_PROMOTION_CHOSEN, k->c->by, CITE(P(PROMOTION_CHOSEN)));
        return;
    }
    if (kind == AD_KING ? !king_in_hand(&k->g) : m == AD_NO_MOVE) {
        ad__refuse(k, AD_PROMOTION_NOT_POSSIBLE, k->c->by, CITE(P(PROMOTION)));
        return;
    }
    if (m != AD_NO_MOVE && k->c->side == !k->c->by) {
        places_other_colour(k, m);
        return;
    }
    part(k, AD__HAND_PLACES, square, kind, AD_PLACED,
         kind != AD_KING       ? CITE(P(PROMOTION_CHOSEN))
         : k->g.table.chess960 ? CITE(P(C960_BY_HAND), P(MADE_CASTLING))
                               : CITE(P(MADE_CASTLING)));
}

void ad__hand_part(struct ad__case *k)
{
    int square = k->c->square[0];

    if (!ad__may_touch(k))
        return;
    switch (k->c->kind) {
    case AD_DOES_LIFT: lifts(k, square); break;
    case AD_DOES_RELEASE: releases(k, square); break;
    case AD_DOES_REMOVE: removes(k, square); break;
    default: places(k, k->c->man, square); break;
    }
}

/* Castling half made: the king has been let go, or in Chess960 the rook, with the king aside. */
static struct ad_act half_castled(const struct ad_game *g)
{
    enum ad_castling way = (enum ad_castling)g->hand.castling;
    bool rook = g->table.chess960 && g->hand.lifted2 != AD_NO_SQUARE;
    int from = rook ? g->hand.lifted2 : g->now.king[g->now.turn];
    int to = target_of(g, way, rook ? AD_ROOK : AD_KING);

    return (struct ad_act){(uint8_t)from, (uint8_t)to, AD_EMPTY, AD_CASTLING_NONE};
}

/* The new piece stands on the last rank and the exchange is not made: a pawn is still there. */
static bool half_promoted(const struct ad_game *g, struct ad_act *out)
{
    ad_move m = promotion_of(g, g->hand.placed, g->hand.placed_on);

    *out = ad_act_of(m);
    return m != AD_NO_MOVE;
}

/* A pawn let go on the last rank and not replaced, or what `moves` left standing. */
bool ad__stands_on_board(const struct ad_game *g, struct ad_act *out, unsigned *flags)
{
    const struct ad_hand *h = &g->hand;

    if (h->flags) {
        *out = h->stands;
        *flags = h->flags;
        return true;
    }
    if (h->castling != AD_CASTLING_NONE && h->lifted != AD_NO_SQUARE) {
        *out = half_castled(g);
        *flags = AD_FLAG_ILLEGAL;
        return out->from != out->to && ad__raw_possible(&g->now, *out);
    }
    if (h->placed_on != AD_NO_SQUARE && half_promoted(g, out)) {
        *flags = AD_FLAG_ILLEGAL;
        return true;
    }
    if (h->released == AD_NO_SQUARE || h->lifted == AD_NO_SQUARE)
        return false;
    *out = (struct ad_act){h->lifted, h->released, AD_EMPTY, AD_CASTLING_NONE};
    *flags = AD_FLAG_ILLEGAL;
    if (ad_position_man(&g->now, h->lifted) == ad_man(g->now.turn, AD_PAWN) &&
        ad_rank_of(h->released) % 7 == 0)
        *flags |= AD_FLAG_UNPROMOTED;
    return true;
}
