/*
 * game/hand.c -- the hand: touching, adjusting, and the parts of a move.
 *
 *   clause (2017)                             function
 *   4.2.1, 4.2.2, 6.2.5 adjusting             ad__adjust
 *   4.3.1 own men, 4.3.2 enemy men, 4.3.3     touched_own, touched_enemy, touched_both
 *   4.4.1 to 4.4.3 king and rook              touched_castling
 *   4.4.4 promotion piece chosen              places
 *   4.5 none of them can                      touch_duty
 *   4.6, 4.7 released, captured, replaced     releases, removes, places
 *   4.7.2 king let go, castling illegal       king_tried
 *   7.5.1 taken back before the press         takes_back
 *
 * What was touched is a list of squares in the state. Which moves that leaves open is worked out
 * when it is asked, from the list and the words of the edition: the state holds facts, not rulings.
 */
#include "game/case.h"

/* A duty: the moves that are left open, and why. */
struct duty {
    struct ad_moves *open;
    const uint16_t *why; /* NULL: nothing binds him */
};

void ad__legal_moves(struct ad_moves *out, const struct ad_game *g)
{
    unsigned kept = 0;
    int king = g->now.king[!g->now.turn];

    ad_position_moves(out, &g->now);
    if (!g->irregular && !g->mode[AD_MODE_NO_CASTLING])
        return;
    for (unsigned i = 0; i < out->count; i++) {
        ad_move m = out->move[i];
        bool castles = ad_move_how(m) == AD_CASTLES;
        int way = ad_move_to(m) < ad_move_from(m);
        if (!castles && ad_move_to(m) == king)
            continue;
        if (castles && g->mode[AD_MODE_NO_CASTLING] >> (2 * g->now.turn + way) & 1)
            continue;
        out->move[kept++] = m;
    }
    out->count = kept;
}

/* ---- which moves fit what was touched ---- */

static int captured_on(const struct ad_position *p, ad_move m) /* AD_NO_SQUARE: nothing */
{
    int to = ad_move_to(m);
    if (ad_move_how(m) == AD_EN_PASSANT)
        return to ^ 8;
    return ad__has(p->side[!p->turn], to) ? to : AD_NO_SQUARE;
}

typedef bool fit(const struct ad_position *p, ad_move m, int own, int enemy);

static bool moves_own(const struct ad_position *p, ad_move m, int own, int enemy)
{
    (void)p, (void)enemy;
    return ad_move_from(m) == own;
}

static bool takes_enemy(const struct ad_position *p, ad_move m, int own, int enemy)
{
    (void)own;
    return captured_on(p, m) == enemy;
}

static bool takes_with(const struct ad_position *p, ad_move m, int own, int enemy)
{
    return ad_move_from(m) == own && captured_on(p, m) == enemy;
}

static bool castles_with(const struct ad_position *p, ad_move m, int own, int enemy)
{
    (void)p, (void)enemy;
    return ad_move_how(m) == AD_CASTLES && ad_move_to(m) == own;
}

static bool moves_but_not_castles_with(const struct ad_position *p, ad_move m, int own, int enemy)
{
    (void)p;
    return ad_move_from(m) == own && !(ad_move_how(m) == AD_CASTLES && ad_move_to(m) == enemy);
}

static bool any_but_castling_with(const struct ad_position *p, ad_move m, int own, int enemy)
{
    (void)p, (void)enemy;
    return !(ad_move_how(m) == AD_CASTLES && ad_move_to(m) == own);
}

/* Keep the moves that fit; if there are none, keep all. */
static bool keep(struct ad_moves *moves, const struct ad_position *p, fit *fits, int own, int enemy)
{
    ad_move kept[AD_MOVES_MAX];
    unsigned count = 0;

    for (unsigned i = 0; i < moves->count; i++)
        if (fits(p, moves->move[i], own, enemy))
            kept[count++] = moves->move[i];
    if (count == 0)
        return false;
    memcpy(moves->move, kept, count * sizeof *kept);
    moves->count = count;
    return true;
}

/* ---- touch-move ---- */

static bool is_own(const struct ad_game *g, int square)
{
    return ad__has(g->now.side[g->now.turn], square);
}

static int first_touched(const struct ad_game *g, bool own, unsigned from)
{
    for (unsigned i = from; i < g->hand.count; i++)
        if (is_own(g, g->hand.touched[i]) == own)
            return (int)i;
    return -1;
}

static bool is_rook(const struct ad_game *g, int square)
{
    return ad_position_man(&g->now, square) == ad_man(g->now.turn, AD_ROOK);
}

/* King and rook among the own men touched first: which came first? */
static bool king_and_rook(const struct ad_game *g, int *rook, bool *king_first)
{
    const struct ad_hand *h = &g->hand;
    int a = first_touched(g, true, 0), b, king = g->now.king[g->now.turn];
    bool together;

    if (a < 0 || (b = first_touched(g, true, (unsigned)a + 1)) < 0)
        return false;
    together = b == a + 1 && h->together >> b & 1;
    if (h->touched[a] == king && is_rook(g, h->touched[b])) {
        *rook = h->touched[b];
        *king_first = true;
        return true;
    }
    if (is_rook(g, h->touched[a]) && h->touched[b] == king) {
        *rook = h->touched[a];
        *king_first = together; /* at once, or nobody can tell: as if the king came first */
        return true;
    }
    return false;
}

static const uint16_t why_king_rook[] = {P(TOUCH_KING_ROOK), P(TOUCH_OWN), AD__PROVISIONS};
static const uint16_t why_castling_illegal[] = {P(TOUCH_CASTLING_ILLEGAL), AD__PROVISIONS};
static const uint16_t why_rook_king[] = {P(TOUCH_ROOK_KING), P(TOUCH_OWN), AD__PROVISIONS};
static const uint16_t why_own[] = {P(TOUCH_OWN), AD__PROVISIONS};
static const uint16_t why_enemy[] = {P(TOUCH_ENEMY), AD__PROVISIONS};
static const uint16_t why_both[] = {P(TOUCH_BOTH), P(TOUCH_OWN), AD__PROVISIONS};
static const uint16_t why_none[] = {P(TOUCH_NONE_CAN), AD__PROVISIONS};
static const uint16_t why_claim[] = {P(CLAIM_WRONG), AD__PROVISIONS};
static const uint16_t why_seal[] = {P(SEAL), AD__PROVISIONS};
static const uint16_t why_king_released[] = {P(RELEASED_KING), AD__PROVISIONS};
static const uint16_t why_released[] = {P(RELEASED), AD__PROVISIONS};
static const uint16_t why_chosen[] = {P(PROMOTION_CHOSEN), AD__PROVISIONS};

/* 4.4.1 to 4.4.3. Only 2017 makes castling a duty; before, the king must move (§9-2). */
static void touched_castling(struct duty *d, const struct ad_game *g, int rook, bool king_first)
{
    const struct ad_position *p = &g->now;
    int king = p->king[p->turn];
    struct ad_moves castling = *d->open;

    if (!king_first) {
        d->why = why_rook_king;
        if (!keep(d->open, p, moves_own, rook, 0) &&
            !keep(d->open, p, moves_but_not_castles_with, king, rook))
            keep(d->open, p, any_but_castling_with, rook, 0);
        return;
    }
    if (keep(&castling, p, castles_with, rook, 0)) {
        d->why = why_king_rook;
        if (ad__law(g, AD__N_CASTLING_DUTY))
            *d->open = castling;
        else
            keep(d->open, p, moves_own, king, 0);
        return;
    }
    d->why = why_castling_illegal;
    keep(d->open, p, moves_own, king, 0);
}

static void touched_own(struct duty *d, const struct ad_game *g)
{
    for (unsigned i = 0; i < g->hand.count; i++)
        if (is_own(g, g->hand.touched[i]) &&
            keep(d->open, &g->now, moves_own, g->hand.touched[i], 0)) {
            d->why = why_own;
            return;
        }
    d->why = why_none;
}

static void touched_enemy(struct duty *d, const struct ad_game *g)
{
    for (unsigned i = 0; i < g->hand.count; i++)
        if (keep(d->open, &g->now, takes_enemy, 0, g->hand.touched[i])) {
            d->why = why_enemy;
            return;
        }
    d->why = why_none;
}

/* An own and an enemy man touched at once, or in an order nobody can tell. */
static bool unclear(const struct ad_game *g)
{
    for (unsigned i = 1; i < g->hand.count; i++)
        if (g->hand.together >> i & 1 &&
            is_own(g, g->hand.touched[i]) != is_own(g, g->hand.touched[i - 1]))
            return true;
    return false;
}

/* The first enemy man with the first own man; else the first that can be moved or captured. */
static void touched_both(struct duty *d, const struct ad_game *g)
{
    const struct ad_hand *h = &g->hand;
    int own = h->touched[first_touched(g, true, 0)];
    int enemy = h->touched[first_touched(g, false, 0)];

    d->why = why_both;
    if (keep(d->open, &g->now, takes_with, own, enemy))
        return;
    if (unclear(g) && keep(d->open, &g->now, moves_own, own, 0))
        return; /* the own man counts as the first */
    for (unsigned i = 0; i < h->count; i++) {
        int square = h->touched[i];
        if (is_own(g, square) ? keep(d->open, &g->now, moves_own, square, 0)
                              : keep(d->open, &g->now, takes_enemy, 0, square))
            return;
    }
    d->why = why_none;
}

static void touch_duty(struct duty *d, const struct ad_game *g)
{
    bool own = first_touched(g, true, 0) >= 0, enemy = first_touched(g, false, 0) >= 0, king_first;
    int rook;

    if (own && enemy)
        touched_both(d, g);
    else if (own && king_and_rook(g, &rook, &king_first))
        touched_castling(d, g, rook, king_first);
    else if (own)
        touched_own(d, g);
    else if (enemy)
        touched_enemy(d, g);
}

/* ---- what has been let go is fixed (4.7) ---- */

static bool goes_on(const struct ad_position *p, ad_move m, int from, int to)
{
    (void)p;
    return ad_move_from(m) == from && ad_move_to(m) == to && ad_move_how(m) != AD_CASTLES;
}

static bool castles_long(const struct ad_position *p, ad_move m, int is_long, int unused)
{
    (void)p, (void)unused;
    return ad_move_how(m) == AD_CASTLES && (ad_move_to(m) < ad_move_from(m)) == is_long;
}

static bool becomes(const struct ad_position *p, ad_move m, int kind, int on)
{
    (void)p;
    return ad_move_promotion(m) == kind && ad_move_to(m) == on;
}

static bool is_the_move(const struct ad_position *p, ad_move m, int wanted, int unused)
{
    (void)p, (void)unused;
    return m == (ad_move)wanted;
}

static bool can_castle(const struct ad_game *g, enum ad_castling way)
{
    struct ad_act whole = {AD_NO_SQUARE, AD_NO_SQUARE, AD_EMPTY, (uint8_t)way};
    return ad__legal_move_of(g, whole) != AD_NO_MOVE;
}

/* Castling that was begun, completed too early and put back: the king is touched (7.5.1, 4.7.2). */
static bool is_begun_castling(const struct ad_game *g)
{
    return g->duty.castling != AD_CASTLING_NONE && g->hand.count > 0 &&
           g->hand.touched[0] == g->now.king[g->now.turn];
}

/* Let go on its square before the pawn has been touched: the order is free (4.6.2). */
static bool new_piece_stands(const struct ad_hand *h)
{
    return h->placed_on != AD_NO_SQUARE && h->released == h->placed_on && h->lifted == AD_NO_SQUARE;
}

static struct duty duty_of(struct ad_moves *open, const struct ad_game *g)
{
    struct duty d = {open, NULL};
    const struct ad_hand *h = &g->hand;

    ad__legal_moves(open, g);
    if (g->has_duty) {
        d.why = g->mode[AD_MODE_SESSION] != AD_SESSION_PLAY ? why_seal
                : is_begun_castling(g)                      ? why_king_released
                                                            : why_claim;
        keep(open, &g->now, is_the_move, ad__legal_move_of(g, g->duty), 0);
    } else if (h->castling != AD_CASTLING_NONE && can_castle(g, (enum ad_castling)h->castling)) {
        d.why = why_king_released;
        keep(open, &g->now, castles_long, h->castling == AD_CASTLING_LONG, 0);
    } else if (h->released != AD_NO_SQUARE && !new_piece_stands(h)) {
        d.why = why_released;
        keep(open, &g->now, goes_on, h->lifted, h->released);
    } else if (h->placed_on != AD_NO_SQUARE &&
               (new_piece_stands(h) || ad__law(g, AD__N_PROMOTION_FINAL_ON_TOUCH))) {
        d.why = why_chosen;
        keep(open, &g->now, becomes, h->placed, h->placed_on);
    } else if (h->count > 0) {
        touch_duty(&d, g);
    }
    return d;
}

unsigned ad__open_moves(struct ad_moves *out, const struct ad_game *g)
{
    duty_of(out, g);
    return out->count;
}

unsigned ad_game_open_moves(struct ad_moves *out, const struct ad_game *g)
{
    out->count = 0;
    return ad__is_over(g) ? 0 : ad__open_moves(out, g);
}

const uint16_t *ad__why_not_open(const struct ad_game *g, ad_move m)
{
    struct ad_moves open;
    const uint16_t *why = duty_of(&open, g).why;

    (void)m;
    return why ? why : why_released;
}

const uint16_t *ad__open_cites(const struct ad_game *g)
{
    struct ad_moves open;

    if (g->hand.count == 0 && !g->has_duty)
        return NULL;
    return duty_of(&open, g).why;
}

/* 1984 has no word on it: only where it matters, somebody must say which was first. */
bool ad__order_unclear(const struct ad_game *g)
{
    struct ad_moves own, enemy, with;
    int a, b;

    if (g->hand.together == 0 || !ad__law(g, AD__N_UNCLEAR_ORDER_ASKS) || !unclear(g))
        return false;
    a = g->hand.touched[first_touched(g, true, 0)];
    b = g->hand.touched[first_touched(g, false, 0)];
    ad__legal_moves(&own, g);
    enemy = with = own;
    return !keep(&with, &g->now, takes_with, a, b) && keep(&own, &g->now, moves_own, a, 0) &&
           keep(&enemy, &g->now, takes_enemy, 0, b);
}

/* ---- touching ---- */

void ad__note_touches(struct ad__case *k, const uint8_t *squares, unsigned count, uint32_t together)
{
    struct ad_event e = ad__event(k, AD_EVENT_TOUCHES, AD_ALLOWED, AD_TOUCHED, k->g.now.turn, NULL);

    for (unsigned i = 0; i < count; i++) {
        bool known = false;
        for (unsigned j = 0; j < k->g.hand.count; j++)
            known |= k->g.hand.touched[j] == squares[i];
        if (known)
            continue;
        if (together >> i & 1 && e.length > 0)
            e.together |= UINT32_C(1) << e.length;
        e.text[e.length++] = (char)squares[i];
    }
    if (e.length > 0)
        ad__say(k, &e);
}

/* 2017: to touch a man declines the offer, and ends the right to claim for this move. */
void ad__touch_effects(struct ad__case *k, int side)
{
    if (k->g.offer.by == !side && LAW(k, TOUCH_DECLINES))
        ad__close_offer(k, AD_OFFER_DECLINED_BY_TOUCH, CITE(P(OFFER_DECLINED)));
    if (LAW(k, TOUCH_LOSES_CLAIM))
        ad__mode(k, AD_MODE_NO_CLAIM, side + 1);
}

static bool may_touch(struct ad__case *k)
{
    if (k->g.now.turn == k->c->by) {
        if (k->g.made_unpressed[!k->c->by] && k->g.hand.count == 0 && LAW(k, TURN_AFTER_PRESS))
            ad__incident(k, AD_WHAT_CONDUCT, AD_MOVE_BEFORE_PRESS, k->c->by,
                         CITE(P(HAS_THE_MOVE), P(PRESS))); /* §9-1 */
        return true;
    }
    ad__incident(k, AD_WHAT_TOUCH_MOVE, AD_SEEN_CONDUCT, k->c->by, CITE(P(HAS_THE_MOVE)));
    ad__refuse(k, AD_TOUCH_NOT_HIS_TURN, k->c->by, CITE(P(HAS_THE_MOVE)));
    return false;
}

/* 1984 7.4 and 1977 8.11 3) ask for no intent: to have touched a man is enough to be too late. */
static void touched_at_all(struct ad__case *k, int side)
{
    bool any = ad__like(&k->g) == AD_FIDE_1984 || ad__like(&k->g) == AD_BLITZ_1977;

    if (any && k->g.now.turn == side)
        ad__mode(k, AD_MODE_BRUSHED, side + 1);
}

void ad__touch(struct ad__case *k)
{
    struct ad_moves open;
    const uint16_t *why;
    int side = k->c->by;

    if (k->c->kind == AD_DOES_BRUSH) {
        ad__incident(k, AD_WHAT_TOUCH_MOVE, AD_TOUCHED_BY_ACCIDENT, side,
                     CITE(P(TOUCH_NOT_ADJUSTED)));
        touched_at_all(k, side);
        return;
    }
    if (!may_touch(k))
        return;
    ad__touch_effects(k, side);
    ad__note_touches(k, k->c->square, k->c->squares, k->c->together);
    if (ad__order_unclear(&k->g)) {
        ad__ask(k, AD_WHAT_TOUCH_MOVE, AD_ASKS_ORDER_UNCLEAR, side, CITE(P(TOUCH_BOTH)));
        return;
    }
    why = duty_of(&open, &k->g).why;
    if (why)
        ad__allow(k, why == why_none ? AD_TOUCH_FREE : AD_TOUCH_BINDS, side, why);
    ad__allow(k, AD_TOUCH_COUNTS, side,
              k->g.table.blind[side] ? CITE(P(BLIND_TOUCHED), P(TOUCH_NOT_ADJUSTED))
              : k->g.table.blind[!side]
                  ? CITE(P(TOUCH_NOT_ADJUSTED), P(TOUCH_OWN), P(BLIND_SIGHTED))
                  : CITE(P(TOUCH_NOT_ADJUSTED), P(TOUCH_OWN)));
}

void ad__adjust(struct ad__case *k)
{
    int side = k->c->by;
    bool his_turn = k->g.now.turn == side;
    bool his_clock = !LAW(k, ADJUST_NEEDS_OWN_CLOCK) || k->g.clock.running == side;

    if (his_turn && his_clock) {
        ad__allow(k, AD_ADJUSTED, side, CITE(P(ADJUST)));
        touched_at_all(k, side);
        return;
    }
    ad__incident(k, AD_WHAT_TOUCH_MOVE, AD_SEEN_CONDUCT, side, CITE(P(ADJUST), P(ADJUST_CLOCK)));
    ad__refuse(k, AD_ADJUST_NOT_ALLOWED, side, CITE(P(ADJUST), P(ADJUST_CLOCK)));
}

/* ---- the parts of a move ---- */

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
                                  CITE(P(RELEASED_KING), P(C960_BY_HAND)));
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
    part(k, is_own(&k->g, square) ? AD__HAND_LIFTS : AD__HAND_REMOVES, square, AD_EMPTY, AD_TOUCHED,
         k->g.table.blind[k->c->by] ? CITE(P(BLIND_TOUCHED)) : CITE(P(TOUCH_OWN)));
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

    if (!can_castle(&k->g, way)) {
        bool tried = step * step == 4 && ad_rank_of(from) == ad_rank_of(to);
        if (tried)
            king_tried(k, from, to, way);
        else
            act(k, from, to, AD_EMPTY, AD_CASTLING_NONE);
    } else if (step * step < 4 && !castling_is_meant(&k->g)) { /* §7.3: nobody can tell */
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
    return way != AD_CASTLING_NONE && can_castle(g, way) ? way : AD_CASTLING_NONE;
}

/* The rook on its square after castling; the king was let go, is aside, or need not move. */
static bool releases_rook(struct ad__case *k, int rook, int to)
{
    const struct ad_game *g = &k->g;
    int king = g->now.king[g->now.turn];
    enum ad_castling way = rook > king ? AD_CASTLING_SHORT : AD_CASTLING_LONG;
    bool stays = king == target_of(g, way, AD_KING) && can_castle(g, way);

    if (!is_rook(g, rook) || to != target_of(g, way, AD_ROOK))
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

static void promotes(struct ad__case *k)
{
    const struct ad_hand *h = &k->g.hand;

    ad__allow(k, AD_PROMOTION_BY_HAND, k->c->by, CITE(P(PROMOTION_BY_HAND)));
    act(k, pawn_origin(&k->g), h->placed_on, h->placed, AD_CASTLING_NONE);
}

static void releases_placed(struct ad__case *k, int square)
{
    const struct ad_hand *h = &k->g.hand;

    if (h->placed == AD_KING && h->castling != AD_CASTLING_NONE)
        act(k, AD_NO_SQUARE, AD_NO_SQUARE, AD_EMPTY, (enum ad_castling)h->castling);
    else if (h->placed != AD_KING && promotion_is_done(&k->g))
        promotes(k);
    else if (h->placed != AD_KING && !pawn_is_off(&k->g))
        part(k, AD__HAND_RELEASES, square, AD_EMPTY, AD_PROMOTION_NOT_DONE,
             CITE(P(MADE_PROMOTION), P(PROMOTION_BY_HAND)));
    else
        ad__refuse(k, AD_PROMOTION_NOT_DONE, k->c->by, CITE(P(MADE_PROMOTION), P(PROMOTION)));
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
    taken = m == AD_NO_MOVE ? AD_NO_SQUARE : captured_on(&g->now, m);
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
    part(k, AD__HAND_PUTS_BACK, square, AD_EMPTY, AD_TOUCH_BINDS, CITE(P(TOUCH_OWN)));
}

static void releases(struct ad__case *k, int square)
{
    const struct ad_hand *h = &k->g.hand;
    int king = k->g.now.king[k->g.now.turn];
    int from = h->lifted2 != AD_NO_SQUARE ? h->lifted2 : h->lifted;
    enum ad_castling way;

    if (h->placed_on == square) {
        releases_placed(k, square);
        return;
    }
    if (from == AD_NO_SQUARE) {
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

/* Is it the man that the one let go has captured? Not with a promotion: the pawn must go, too. */
static bool completes_capture(const struct ad_game *g, int square)
{
    struct ad_act whole = {g->hand.lifted, g->hand.released, AD_EMPTY, AD_CASTLING_NONE};
    ad_move m = ad__legal_move_of(g, whole);
    return m != AD_NO_MOVE && captured_on(&g->now, m) == square;
}

static void removes(struct ad__case *k, int square)
{
    const struct ad_game *g = &k->g;
    uint8_t one = (uint8_t)square;

    if (completes_capture(g, square)) {
        act(k, g->hand.lifted, g->hand.released, AD_EMPTY, AD_CASTLING_NONE);
        return;
    }
    ad__touch_effects(k, k->c->by);
    ad__note_touches(k, &one, ad_position_man(&g->now, one) != AD_EMPTY, 0);
    part(k, AD__HAND_REMOVES, one, AD_EMPTY, AD_REMOVED, CITE(P(CAPTURE)));
    if (new_piece_stands(&k->g.hand) && promotion_is_done(&k->g))
        promotes(k);
}

/* The pawn in hand can become this piece here; if none has been touched yet, any pawn (4.6.2). */
static bool can_become(const struct ad_game *g, int kind, int square)
{
    int pawn = pawn_origin(g);
    struct ad_moves legal;

    ad__legal_moves(&legal, g);
    for (unsigned i = 0; i < legal.count; i++)
        if (becomes(&g->now, legal.move[i], kind, square) &&
            (pawn == AD_NO_SQUARE || ad_move_from(legal.move[i]) == pawn))
            return true;
    return false;
}

/* Chess960: the king waits beside the board and is put down last. */
static bool king_in_hand(const struct ad_game *g)
{
    int king = g->now.king[g->now.turn];
    return g->hand.lifted == king || g->hand.lifted2 == king;
}

static void places(struct ad__case *k, int kind, int square)
{
    const struct ad_hand *h = &k->g.hand;

    if (h->placed_on == square && h->placed != kind && LAW(k, PROMOTION_FINAL_ON_TOUCH)) {
        ad__refuse(k, AD_PROMOTION_CHOSEN, k->c->by, CITE(P(PROMOTION_CHOSEN)));
        return;
    }
    if (kind == AD_KING ? !king_in_hand(&k->g) : !can_become(&k->g, kind, square)) {
        ad__refuse(k, AD_PROMOTION_NOT_POSSIBLE, k->c->by, CITE(P(PROMOTION)));
        return;
    }
    part(k, AD__HAND_PLACES, square, kind, AD_PLACED,
         kind == AD_KING ? CITE(P(C960_BY_HAND), P(MADE_CASTLING)) : CITE(P(PROMOTION_CHOSEN)));
}

void ad__hand_part(struct ad__case *k)
{
    int square = k->c->square[0];

    if (!may_touch(k))
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
    int pawn = pawn_origin(g);
    struct ad_moves legal;

    ad__legal_moves(&legal, g);
    for (unsigned i = 0; i < legal.count; i++)
        if (becomes(&g->now, legal.move[i], g->hand.placed, g->hand.placed_on) &&
            (pawn == AD_NO_SQUARE || ad_move_from(legal.move[i]) == pawn)) {
            *out = ad__act_of(&g->now, legal.move[i]);
            return true;
        }
    return false;
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
