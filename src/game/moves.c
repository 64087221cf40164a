/*
 * game/moves.c -- a move is made, or is not: the whole act of the hand.
 *
 *   clause (2017)                       function
 *   1.3 having the move                 has_the_move
 *   3.x legal or not                    ad__legal_move_of, why.c
 *   4.7 made                            ad__make
 *   5.1.1, 5.2.1, 5.2.2, 9.6 the end    ad__end_tests
 *   6.2.1.2 completed by the next move  ad__make
 *   1.3 answered before it is made      ad__answers
 *
 * "Made" and "completed" are two things: made is on the board, completed is with the press. What is
 * illegal and has been let go stands on the board and is not made; the press completes it, and then
 * the record keeps it, marked, until somebody notices.
 */
#include "game/case.h"

#include "core/kernel.h"

/* ---- acts and moves ---- */

static uint64_t castling_rook(const struct ad_position *p, enum ad_castling way)
{
    uint64_t lower = ad__bit(p->king[p->turn]) - 1;
    return p->castling & p->side[p->turn] & (way == AD_CASTLING_LONG ? lower : ~lower);
}

static ad_move castling_move(const struct ad_position *p, enum ad_castling way)
{
    uint64_t rooks = castling_rook(p, way);
    return rooks ? ad_move_make(p->king[p->turn], ad__first(rooks), AD_CASTLES) : AD_NO_MOVE;
}

static int how_of(const struct ad_position *p, struct ad_act act, int kind)
{
    if (kind != AD_PAWN)
        return kind;
    return act.promotion != AD_EMPTY ? 8 + act.promotion : ad__pawn_how(p, act.from, act.to);
}

static bool can_promote_to(int kind, int promotion)
{
    return kind == AD_PAWN && promotion >= AD_KNIGHT && promotion <= AD_QUEEN;
}

ad_move ad_act_move(const struct ad_position *p, struct ad_act act)
{
    ad_move m;
    int man;

    if (act.castling != AD_CASTLING_NONE) {
        m = castling_move(p, (enum ad_castling)act.castling);
        return m != AD_NO_MOVE && ad_position_is_legal(p, m) ? m : AD_NO_MOVE;
    }
    if (act.from >= AD_NO_SQUARE || act.to >= AD_NO_SQUARE || act.to == p->king[!p->turn])
        return AD_NO_MOVE;
    man = ad_position_man(p, act.from);
    if (man == AD_EMPTY || ad_man_colour(man) != p->turn)
        return AD_NO_MOVE;
    if (act.promotion != AD_EMPTY && !can_promote_to(ad_man_kind(man), act.promotion))
        return AD_NO_MOVE;
    m = ad_move_make(act.from, act.to, how_of(p, act, ad_man_kind(man)));
    return ad_position_is_legal(p, m) ? m : AD_NO_MOVE;
}

struct ad_act ad_act_of(ad_move m)
{
    struct ad_act act = {AD_NO_SQUARE, AD_NO_SQUARE, AD_EMPTY, AD_CASTLING_NONE};

    if (m == AD_NO_MOVE)
        return act;
    if (ad_move_how(m) == AD_CASTLES) {
        act.castling = ad_move_to(m) > ad_move_from(m) ? AD_CASTLING_SHORT : AD_CASTLING_LONG;
        return act;
    }
    act.from = (uint8_t)ad_move_from(m);
    act.to = (uint8_t)ad_move_to(m);
    act.promotion = (uint8_t)ad_move_promotion(m);
    return act;
}

/* A king or rook that began on a wrong square does not castle (A.4.1.2). */
ad_move ad__legal_move_of(const struct ad_game *g, struct ad_act act)
{
    unsigned bit = 2u * g->now.turn + (act.castling == AD_CASTLING_LONG);

    if (act.castling != AD_CASTLING_NONE && g->mode[AD_MODE_NO_CASTLING] >> bit & 1)
        return AD_NO_MOVE;
    return ad_act_move(&g->now, act);
}

/* Is it the same act, had the pawn been replaced? */
static bool is_unpromoted(const struct ad_game *g, struct ad_act act)
{
    if (act.castling != AD_CASTLING_NONE || act.promotion != AD_EMPTY)
        return false;
    act.promotion = AD_QUEEN;
    return ad__legal_move_of(g, act) != AD_NO_MOVE;
}

/* ---- what a hand can do to a board, lawful or not ---- */

bool ad__raw_possible(const struct ad_position *p, struct ad_act act)
{
    if (act.castling > AD_CASTLING_LONG || act.promotion > AD_QUEEN || act.promotion == AD_PAWN)
        return false;
    if (act.castling != AD_CASTLING_NONE)
        return true;
    if (act.from == AD_NO_SQUARE && act.to == AD_NO_SQUARE)
        return true; /* nothing was moved */
    if (act.from >= AD_NO_SQUARE || act.to >= AD_NO_SQUARE || act.from == act.to)
        return false;
    return ad_position_man(p, act.from) != AD_EMPTY;
}

/* A king that was taken stays in the position, and so does the man that took it. */
static bool takes_king(const struct ad_setup *s, struct ad_act act)
{
    return s->on[act.to] != AD_EMPTY && ad_man_kind(s->on[act.to]) == AD_KING;
}

static void castle_raw(struct ad_setup *s, int king, enum ad_castling way)
{
    int step = way == AD_CASTLING_LONG ? -1 : 1, rank = king & ~7, rook = AD_NO_SQUARE;
    int king_to = rank + (way == AD_CASTLING_LONG ? 2 : 6), rook_to = king_to - step;
    uint8_t man = s->on[king];

    for (int at = king + step; at >= rank && at < rank + 8; at += step)
        if (s->on[at] == ad_man(s->turn, AD_ROOK))
            rook = at;
    if (s->on[king_to] != AD_EMPTY && ad_man_kind(s->on[king_to]) == AD_KING && king_to != king)
        return; /* the other king stands there: no hand puts one on the other */
    if (rook != AD_NO_SQUARE && ad_man_kind(s->on[rook_to]) == AD_KING && rook_to != king)
        rook = AD_NO_SQUARE;
    s->on[king] = AD_EMPTY; /* both men are lifted before either is put down */
    if (rook != AD_NO_SQUARE)
        s->on[rook] = AD_EMPTY;
    s->on[king_to] = man;
    if (rook != AD_NO_SQUARE)
        s->on[rook_to] = ad_man(s->turn, AD_ROOK);
}

/* A right needs its king and its rook where they were. */
static void drop_rights(struct ad_setup *s, const struct ad_position *before)
{
    for (int side = 0; side < 2; side++) {
        int rank = side == AD_WHITE ? 0 : 56;
        if (s->on[before->king[side]] != ad_man(side, AD_KING))
            s->castling[side] = 0;
        for (int file = 0; file < 8; file++)
            if (s->on[rank + file] != ad_man(side, AD_ROOK))
                s->castling[side] &= (uint8_t) ~(1 << file);
    }
}

void ad__raw_play(struct ad_position *out, const struct ad_position *p, struct ad_act act,
                  bool *irregular)
{
    struct ad_setup s;
    bool zeroes = false;

    ad_position_setup(&s, p);
    if (act.castling != AD_CASTLING_NONE) {
        castle_raw(&s, p->king[p->turn], (enum ad_castling)act.castling);
    } else if (act.from != AD_NO_SQUARE && !takes_king(&s, act)) {
        int man = s.on[act.from], kind = ad_man_kind(man);
        zeroes = kind == AD_PAWN || s.on[act.to] != AD_EMPTY;
        s.on[act.from] = AD_EMPTY;
        s.on[act.to] = act.promotion != AD_EMPTY && kind == AD_PAWN
                           ? ad_man(ad_man_colour(man), act.promotion)
                           : (uint8_t)man;
    }
    drop_rights(&s, p);
    s.ep = AD_NO_SQUARE;
    s.halfmoves = zeroes ? 0 : (uint16_t)(s.halfmoves + (s.halfmoves < UINT16_MAX));
    s.fullmoves = (uint16_t)(s.fullmoves + (s.turn == AD_BLACK && s.fullmoves < UINT16_MAX));
    s.turn ^= 1;
    *irregular = ad_position_from(out, &s) != 0;
    if (*irregular)
        AD_ASSERT(ad_position_irregular(out, &s) == 0);
}

/* What the act touched: the man, the man it took; king and rook. */
void ad__touches_of(uint8_t out[2], unsigned *count, const struct ad_position *p, struct ad_act act)
{
    *count = 0;
    if (act.castling != AD_CASTLING_NONE) {
        uint64_t rooks = castling_rook(p, (enum ad_castling)act.castling);
        out[(*count)++] = p->king[p->turn];
        if (rooks)
            out[(*count)++] = (uint8_t)ad__first(rooks);
        return;
    }
    if (act.from >= AD_NO_SQUARE)
        return;
    out[(*count)++] = act.from;
    if (ad_position_man(p, act.to) != AD_EMPTY)
        out[(*count)++] = act.to;
}

/* ---- making it ---- */

static bool end_tests(struct ad__case *k, bool accords);

static const uint16_t *castling_960(ad_move m)
{
    static const uint16_t twice[] = {P(C960_DOUBLE), P(MADE_CASTLING), P(C960_CASTLING),
                                     P(C960_TARGETS), AD__PROVISIONS};
    static const uint16_t swap[] = {P(C960_TRANSPOSE), P(MADE_CASTLING), P(C960_CASTLING),
                                    P(C960_TARGETS), AD__PROVISIONS};
    static const uint16_t king_only[] = {P(C960_KING_ONLY), P(MADE_CASTLING), P(C960_CASTLING),
                                         P(C960_TARGETS), AD__PROVISIONS};
    static const uint16_t rook_only[] = {P(C960_ROOK_ONLY), P(MADE_CASTLING), P(C960_CASTLING),
                                         P(C960_TARGETS), AD__PROVISIONS};
    int king = ad_move_from(m), rook = ad_move_to(m), rank = king & ~7;
    int king_to = rank + (rook > king ? 6 : 2), rook_to = rank + (rook > king ? 5 : 3);

    if (king == king_to)
        return rook_only;
    if (rook == rook_to)
        return king_only;
    return king == rook_to && rook == king_to ? swap : twice;
}

/* The article of the man's movement, and the one by which the move is made. */
static const uint16_t *movement(const struct ad_game *g, ad_move m)
{
    static const uint16_t quiet[][3] = {
        {AD__PROVISIONS},
        {P(PAWN_STEP), P(MADE), AD__PROVISIONS},
        {P(KNIGHT), P(MADE), AD__PROVISIONS},
        {P(BISHOP), P(MADE), AD__PROVISIONS},
        {P(ROOK), P(MADE), AD__PROVISIONS},
        {P(QUEEN), P(MADE), AD__PROVISIONS},
        {P(KING_STEP), P(MADE), AD__PROVISIONS},
    };
    static const uint16_t takes[][4] = {
        {AD__PROVISIONS},
        {P(PAWN_CAPTURE), P(CAPTURE), P(MADE_CAPTURE), AD__PROVISIONS},
        {P(KNIGHT), P(CAPTURE), P(MADE_CAPTURE), AD__PROVISIONS},
        {P(BISHOP), P(CAPTURE), P(MADE_CAPTURE), AD__PROVISIONS},
        {P(ROOK), P(CAPTURE), P(MADE_CAPTURE), AD__PROVISIONS},
        {P(QUEEN), P(CAPTURE), P(MADE_CAPTURE), AD__PROVISIONS},
        {P(KING_STEP), P(CAPTURE), P(MADE_CAPTURE), AD__PROVISIONS},
    };
    static const uint16_t castles[] = {P(CASTLING), P(MADE_CASTLING), AD__PROVISIONS};
    static const uint16_t doubles[] = {P(PAWN_DOUBLE), P(MADE), AD__PROVISIONS};
    static const uint16_t en_passant[] = {P(EN_PASSANT), P(CAPTURE), P(MADE_CAPTURE),
                                          AD__PROVISIONS};
    static const uint16_t promotes[] = {P(PROMOTION), P(MADE_PROMOTION), AD__PROVISIONS};
    const struct ad_position *p = &g->now;
    bool capture = ad__has(p->side[!p->turn], ad_move_to(m));

    switch (ad_move_how(m)) {
    case AD_CASTLES: return g->table.chess960 ? castling_960(m) : castles;
    case AD_DOUBLE_STEP: return doubles;
    case AD_EN_PASSANT: return en_passant;
    case AD_TO_KNIGHT:
    case AD_TO_BISHOP:
    case AD_TO_ROOK:
    case AD_TO_QUEEN: return promotes;
    default: return capture ? takes[ad_move_kind(m)] : quiet[ad_move_kind(m)];
    }
}

/* His earlier move counts at the latest when he makes his next one. */
static void complete_earlier(struct ad__case *k, int side)
{
    if (k->g.made_unpressed[side])
        ad__complete(k, side, AD_MOVE_COMPLETED_BY_NEXT, CITE(P(COMPLETED_BY_NEXT)));
}

static void end_offer_of_opponent(struct ad__case *k, int side)
{
    if (ad__offers(&k->g, !side))
        ad__close_offer(k, !side, AD_OFFER_DECLINED_BY_MOVE, CITE(P(OFFER_DECLINED)));
}

/* There was no half-move yet to mark with the offer. */
static unsigned offer_ahead(const struct ad_game *g)
{
    return g->mode[AD_MODE_OFFER_AHEAD] ? AD_FLAG_OFFER : 0;
}

void ad__put_down(struct ad__case *k, ad_move m, struct ad_act act, unsigned flags,
                  const uint16_t *first)
{
    int side = k->g.now.turn;
    struct ad_event e;
    struct ad_position next;

    complete_earlier(k, side);
    end_offer_of_opponent(k, side);
    ad__sheet_before_move(k, side);
    e = ad__event(k, AD_EVENT_MAKES, AD_ALLOWED, AD_MOVE_MADE, side, first);
    ad__cites(&e.cites, &k->g, movement(&k->g, m));
    e.move = m;
    e.act = act;
    e.flags = (uint16_t)(flags | offer_ahead(&k->g));
    ad_position_play(&next, &k->g.now, m);
    e.value = (int32_t)ad__occurrences(k->live, &k->g, &next);
    ad__say(k, &e);
    k->seen = (unsigned)e.value;
}

bool ad__make(struct ad__case *k, ad_move m, struct ad_act act, unsigned flags,
              const uint16_t *first)
{
    ad__put_down(k, m, act, flags, first);
    return end_tests(k, !(flags & AD_FLAG_BREACH && ad__is_2017(&k->g)));
}

void ad__stands_illegal(struct ad__case *k, struct ad_act act, unsigned flags)
{
    int side = k->g.now.turn;
    struct ad_position next;
    struct ad_event e;
    bool irregular;

    complete_earlier(k, side);
    e = ad__event(k, AD_EVENT_MAKES, AD_REFUSED,
                  flags & AD_FLAG_PASS          ? AD_PASS_STANDS
                  : k->c->by == !side           ? AD_MOVE_ILLEGAL_ANSWERED
                  : k->c->kind == AD_DOES_PRESS ? AD_MOVE_ILLEGAL_STANDS
                                                : AD_MOVE_ILLEGAL_MADE,
                  side, CITE(P(ILLEGAL_MOVE), P(ILLEGAL_RESTORED)));
    if (flags & AD_FLAG_PASS)
        ad__cites(&e.cites, &k->g, CITE(P(PRESS_NO_MOVE)));
    if (flags & AD_FLAG_UNPROMOTED)
        ad__cites(&e.cites, &k->g, CITE(P(UNPROMOTED)));
    e.act = act;
    e.flags = (uint16_t)(flags | AD_FLAG_ILLEGAL | offer_ahead(&k->g));
    ad__raw_play(&next, &k->g.now, act, &irregular);
    e.value = (int32_t)ad__occurrences(k->live, &k->g, &next); /* it may stand and be repeated */
    ad__say(k, &e);
}

/* ---- the end of the game ---- */

static void ends(struct ad__case *k, int mover, int white, int black, enum ad_reason why,
                 const uint16_t *cites)
{
    if (k->g.made_unpressed[mover])
        ad__complete(k, mover, AD_REASON_NONE, NULL);
    ad__end(k, AD_RESULT_PLAYED, white, black, why, cites);
    if (k->g.clock.side[0].flag == 1 || k->g.clock.side[1].flag == 1) /* unnoticed, and too late */
        ad__cites(&k->out->event[k->out->count - 1].cites, &k->g, CITE(P(MATE_BEFORE_FLAG)));
}

/* 5.1.1, 5.2.1: a move against 4.2 to 4.7 ends nothing by itself. The opponent may object (4.8). */
static bool stuck_by_breach(struct ad__case *k)
{
    if (ad_position_checkers(&k->g.now))
        ad__ask(k, AD_WHAT_TOUCH_MOVE, AD_ASKS_ENDED_BY_BREACH, !k->g.now.turn,
                CITE(P(MATE), P(TOUCH_OBJECTION)));
    else
        ad__ask(k, AD_WHAT_TOUCH_MOVE, AD_ASKS_ENDED_BY_BREACH, !k->g.now.turn,
                CITE(P(STALEMATE), P(TOUCH_OBJECTION)));
    return false;
}

/* After a move has been made: is the game over? Mate goes before everything else (9.6.2). The move
 * `accords` unless it is against touch-move and the edition minds. */
static bool end_tests(struct ad__case *k, bool accords)
{
    const struct ad_position *p = &k->g.now;
    int mover = !p->turn, many = LAW(k, SEVENTYFIVE), five = LAW(k, FIVEFOLD);
    bool stuck = !ad_position_can_move(p); /* also where an illegal move stands (A.4.2) */
    bool long_play = many > 0 && p->halfmoves >= 2 * many;

    if (stuck && !accords)
        return stuck_by_breach(k);
    if (stuck && ad_position_checkers(p)) {
        ends(k, mover, mover == AD_WHITE ? 2 : 0, mover == AD_WHITE ? 0 : 2, AD_ENDS_MATE,
             long_play ? CITE(P(MATE), P(COMPLETED_BY_END), P(SEVENTYFIVE))
                       : CITE(P(MATE), P(COMPLETED_BY_END)));
        return true;
    }
    if (stuck) {
        ends(k, mover, 1, 1, AD_ENDS_STALEMATE, CITE(P(STALEMATE), P(COMPLETED_BY_END)));
        return true;
    }
    if (accords && ad__dead_position(k))
        return true;
    if (five > 0 && k->seen >= (unsigned)five) {
        ends(k, mover, 1, 1, AD_ENDS_FIVEFOLD, CITE(P(FIVEFOLD), P(COMPLETED_BY_END)));
        return true;
    }
    if (long_play) {
        ends(k, mover, 1, 1, AD_ENDS_SEVENTYFIVE, CITE(P(SEVENTYFIVE), P(COMPLETED_BY_END)));
        return true;
    }
    return false;
}

bool ad__end_tests(struct ad__case *k)
{
    return end_tests(k, true);
}

/* ---- answered, and not made ---- */

bool ad__stands(const struct ad_game *g)
{
    return g->hand.flags != 0 && (g->hand.stands.castling || g->hand.stands.from < AD_SQUARES);
}

/* A pawn on the last rank waits for its piece, a king let go to castle for its rook: everybody sees that. */
static bool looks_whole(const struct ad_game *g)
{
    struct ad_act act = g->hand.stands;
    int man = act.castling ? AD_EMPTY : ad_man_kind(ad_position_man(&g->now, act.from));
    int files = man == AD_KING ? ad_file_of(act.to) - ad_file_of(act.from) : 0;

    return (man != AD_PAWN || act.promotion != AD_EMPTY || ad_rank_of(act.to) % 7 != 0) &&
           files * files != 4;
}

bool ad__looks_made(const struct ad_game *g)
{
    return ad__stands(g) && looks_whole(g) && !g->table.blind[g->now.turn] &&
           (g->mode[AD_MODE_SESSION] == AD_SESSION_PLAY ||
            g->mode[AD_MODE_SESSION] == AD_SESSION_RESUMED);
}

/* 1.3 gives him the move once the opponent's is made (4.7), which one that is illegal never is. But to be
 * told so would be help (11.3.1): his answer is taken as it is after the press (§9-56). */
void ad__answers(struct ad__case *k)
{
    struct ad_act act = k->g.hand.stands;
    unsigned flags = k->g.hand.flags;
    ad_move m;

    if (!ad__player(k->c->by) || k->g.now.turn == k->c->by || !ad__looks_made(&k->g))
        return;
    m = ad__legal_move_of(&k->g, act);
    if (!(flags & AD_FLAG_BREACH) || m == AD_NO_MOVE)
        ad__stands_illegal(k, act, flags);
    else if (!k->g.has_duty) /* else the arbiter has said aloud which move it is */
        ad__make(k, m, act, flags, NULL);
}

/* ---- the command ---- */

static bool has_the_move(struct ad__case *k, int side)
{
    ad__answers(k);
    if (ad__is_over(&k->g))
        return false;
    if (k->g.now.turn != side && k->g.made_unpressed[side]) { /* what he let go is made */
        ad__refuse(k, AD_MOVE_IS_MADE, side, CITE(P(RELEASED), P(HAS_THE_MOVE)));
        return false;
    }
    if (k->g.now.turn != side) {
        ad__refuse(k, AD_MOVE_NOT_HIS_TURN, side, CITE(P(HAS_THE_MOVE), P(TURN)));
        return false;
    }
    if (k->g.made_unpressed[!side] && k->g.hand.count == 0 && LAW(k, TURN_AFTER_PRESS)) /* §9-1 */
        ad__incident(k, AD_WHAT_CONDUCT, AD_MOVE_BEFORE_PRESS, side,
                     CITE(P(HAS_THE_MOVE), P(PRESS)));
    return true;
}

static void let_go(struct ad__case *k, struct ad_act act, unsigned flags, enum ad_reason why,
                   const uint16_t *cites)
{
    uint8_t touched[2];
    unsigned count;
    struct ad_event e = ad__event(k, AD_EVENT_LETS_GO, AD_REFUSED, why, k->c->by, cites);

    if (flags & AD_FLAG_ILLEGAL && !(flags & AD_FLAG_BREACH))
        ad__cites(&e.cites, &k->g, CITE(P(ILLEGAL_RESTORED)));
    ad__touches_of(touched, &count, &k->g.now, act);
    ad__touch_effects(k, k->c->by);
    ad__note_touches(k, touched, count, 0);
    e.act = act;
    e.flags = (uint16_t)(flags | (k->c->two_handed ? AD_FLAG_TWO_HANDS : 0));
    ad__say(k, &e);
}

/* blitz-1977: the king's capture proves that the move before was illegal, and wins (8.11 3). */
static bool takes_the_king(struct ad__case *k, struct ad_act act)
{
    const struct ad_position *p = &k->g.now;

    if (act.castling != AD_CASTLING_NONE || act.to != p->king[!p->turn])
        return false;
    if (ad__like(&k->g) == AD_BLITZ_1977 && k->g.count > 0 &&
        ad__has(ad_position_attackers(p, act.to, p->turn), act.from)) {
        if (ad__bare_king(p, p->turn)) /* §9-40 */
            ad__draw(k, AD_ENDS_ILLEGAL_DRAW, CITE(P(KING_TAKEN), P(BARE_KING)));
        else
            ad__loses(k, !p->turn, AD_ENDS_KING_TAKEN, CITE(P(KING_TAKEN)));
        return true;
    }
    return false;
}

/* `why`: what binds him. */
static bool is_open(const struct ad_game *g, ad_move m, const uint16_t **why)
{
    struct ad_moves open;

    *why = NULL;
    if (g->hand.count == 0 && !g->has_duty && g->hand.released == AD_NO_SQUARE &&
        g->hand.castling == AD_CASTLING_NONE && g->hand.placed_on == AD_NO_SQUARE)
        return true;
    *why = ad__open_moves(&open, g);
    for (unsigned i = 0; i < open.count; i++)
        if (open.move[i] == m)
            return true;
    return false;
}

/* `is_done`: the hand has nothing left to do. A king let go to castle waits for its rook (6.3), a pawn
 * on the last rank for its piece (6.4). */
void ad__not_legal(struct ad__case *k, struct ad_act act, const uint16_t *why, bool is_done)
{
    bool pawn = is_unpromoted(&k->g, act);
    unsigned flags = AD_FLAG_ILLEGAL | (pawn ? AD_FLAG_UNPROMOTED : 0);

    let_go(k, act, flags, pawn ? AD_MOVE_UNPROMOTED : AD_MOVE_ILLEGAL, why);
    if (is_done && !pawn && LAW(k, FINAL_WHEN_LET_GO)) /* 8.20: no way back once it is let go */
        ad__stands_illegal(k, act, k->g.hand.flags);
}

static bool bound_by_claim(const struct ad_game *g)
{
    return g->has_duty && g->mode[AD_MODE_SESSION] == AD_SESSION_PLAY && g->hand.count == 0;
}

static void note_two_hands(struct ad__case *k, ad_move m)
{
    bool blitz = ad__like(&k->g) == AD_BLITZ_1977;

    if (k->c->two_handed && blitz && ad_move_how(m) == AD_CASTLES)
        ad__allow(k, AD_MAY_CASTLE_TWO_HANDS, k->c->by, CITE(P(TWO_HANDS)));
    else if (k->c->two_handed)
        ad__incident(k, AD_WHAT_TWO_HANDS, AD_MOVE_TWO_HANDS, k->c->by,
                     blitz ? CITE(P(TWO_HANDS)) : CITE(P(ONE_HAND)));
}

void ad__move(struct ad__case *k)
{
    struct ad_act act = k->c->act;
    int side = k->c->by;
    unsigned flags = k->c->two_handed ? AD_FLAG_TWO_HANDS : 0;
    const uint16_t *cites;
    ad_move m;

    if (!has_the_move(k, side) || takes_the_king(k, act))
        return;
    m = ad__legal_move_of(&k->g, act);
    if (m == AD_NO_MOVE) {
        ad__not_legal(k, act, ad__why_illegal(&k->g, act), true);
        return;
    }
    if (ad__order_unclear(&k->g)) {
        ad__ask(k, AD_WHAT_TOUCH_MOVE, AD_ASKS_ORDER_UNCLEAR, side, CITE(P(TOUCH_BOTH)));
        return;
    }
    if (!is_open(&k->g, m, &cites)) {
        let_go(k, act, AD_FLAG_BREACH | flags,
               bound_by_claim(&k->g) ? AD_CLAIM_MOVE_IS_FIXED : AD_MOVE_BREACH,
               ad__why_not_open(&k->g, m));
        return;
    }
    if (k->g.mode[AD_MODE_SESSION] == AD_SESSION_SEAL) { /* it must be the sealed move */
        struct ad_event e =
            ad__event(k, AD_EVENT_DUTY, AD_ALLOWED, AD_SEAL_MUST_BE_THIS, side, CITE(P(SEAL)));
        e.act = act;
        e.value = 1;
        ad__say(k, &e);
        return;
    }
    if (ad__blind_moves(k, m, act, flags, cites))
        return;
    note_two_hands(k, m);
    ad__make(k, m, act, flags, cites);
}

/* Played before this record began: no times, no hands, no rulings but what the board says. */
void ad__recall(struct ad__case *k)
{
    int side = k->g.now.turn;
    ad_move m = ad__legal_move_of(&k->g, k->c->act);
    struct ad_event e;

    e = ad__event(k, AD_EVENT_MAKES, AD_ALLOWED, AD_MOVE_RECALLED, side, NULL);
    e.move = m;
    e.act = k->c->act;
    e.flags = m == AD_NO_MOVE ? AD_FLAG_RECALLED | AD_FLAG_ILLEGAL : AD_FLAG_RECALLED;
    if (m != AD_NO_MOVE) {
        struct ad_position next;
        ad_position_play(&next, &k->g.now, m);
        e.value = (int32_t)ad__occurrences(k->live, &k->g, &next);
    }
    ad__say(k, &e);
    if (k->g.table.completed[side] < 0) {
        struct ad_event done =
            ad__event(k, AD_EVENT_COMPLETES, AD_ALLOWED, AD_REASON_NONE, side, NULL);
        ad__say(k, &done);
        ad__recalled_period(k, side);
    }
    if (ad__player(k->g.clock.running))
        ad__run(k, k->g.now.turn, false, AD_REASON_NONE, NULL);
}
