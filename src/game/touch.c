/*
 * game/touch.c -- touching and adjusting, and which moves are then open.
 *
 *   clause (2017)                             function
 *   4.2.1, 4.2.2, 6.2.5 adjusting             ad__adjust
 *   4.3.1 own men, 4.3.2 enemy men, 4.3.3     touched_own, touched_enemy, touched_both
 *   4.4.1 to 4.4.3 king and rook              touched_castling
 *   4.5 none of them can                      touch_duty
 *   4.7 what has been let go is fixed         duty_of
 *
 * What was touched is a list of squares in the state. Which moves that leaves open is worked out
 * when it is asked, from the list and the words of the edition: the state holds facts, not rulings.
 */
#include "game/case.h"

/* A duty: the moves that are left open, and why. */
struct duty {
    struct ad_moves *open;
    const uint16_t *why; /* NULL: nothing binds him */
    bool free;           /* nothing that was touched can be moved or captured */
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

int ad__captured_on(const struct ad_position *p, ad_move m) /* AD_NO_SQUARE: nothing */
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
    return ad__captured_on(p, m) == enemy;
}

static bool takes_with(const struct ad_position *p, ad_move m, int own, int enemy)
{
    return ad_move_from(m) == own && ad__captured_on(p, m) == enemy;
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

bool ad__is_own(const struct ad_game *g, int square)
{
    return ad__has(g->now.side[g->now.turn], square);
}

static int first_touched(const struct ad_game *g, bool own, unsigned from)
{
    for (unsigned i = from; i < g->hand.count; i++)
        if (ad__is_own(g, g->hand.touched[i]) == own)
            return (int)i;
    return -1;
}

bool ad__is_rook(const struct ad_game *g, int square)
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
    if (h->touched[a] == king && ad__is_rook(g, h->touched[b])) {
        *rook = h->touched[b];
        *king_first = true;
        return true;
    }
    if (ad__is_rook(g, h->touched[a]) && h->touched[b] == king) {
        *rook = h->touched[a];
        *king_first = together; /* at once, or nobody can tell: as if the king came first */
        return true;
    }
    return false;
}

static const uint16_t why_king_rook[] = {P(TOUCH_KING_ROOK), P(TOUCH_OWN), AD__PROVISIONS};
static const uint16_t why_castling_illegal[] = {P(TOUCH_CASTLING_ILLEGAL), AD__PROVISIONS};
static const uint16_t why_castling_none[] = {P(TOUCH_CASTLING_ILLEGAL), P(TOUCH_NONE_CAN),
                                             AD__PROVISIONS};
static const uint16_t why_rook_king[] = {P(TOUCH_ROOK_KING), P(TOUCH_OWN), AD__PROVISIONS};
static const uint16_t why_own[] = {P(TOUCH_OWN), AD__PROVISIONS};
static const uint16_t why_enemy[] = {P(TOUCH_ENEMY), AD__PROVISIONS};
static const uint16_t why_both[] = {P(TOUCH_BOTH), P(TOUCH_OWN), AD__PROVISIONS};
static const uint16_t why_none[] = {P(TOUCH_NONE_CAN), AD__PROVISIONS};
static const uint16_t why_claim[] = {P(CLAIM_WRONG), AD__PROVISIONS};
static const uint16_t why_seal[] = {P(SEAL), AD__PROVISIONS};
static const uint16_t why_lost[] = {P(ENVELOPE_LOST), AD__PROVISIONS};
static const uint16_t why_king_released[] = {P(RELEASED_KING), AD__PROVISIONS};
static const uint16_t why_released[] = {P(RELEASED), AD__PROVISIONS};
static const uint16_t why_pawn_released[] = {P(MADE_PROMOTION), P(RELEASED), AD__PROVISIONS};
static const uint16_t why_chosen[] = {P(PROMOTION_CHOSEN), AD__PROVISIONS};

static void none_can(struct duty *d)
{
    d->why = why_none;
    d->free = true;
}

/* 4.4.1 to 4.4.3. Only 2017 makes castling a duty; before, the king must move (§9-2). */
static void touched_castling(struct duty *d, const struct ad_game *g, int rook, bool king_first)
{
    const struct ad_position *p = &g->now;
    int king = p->king[p->turn];
    struct ad_moves castling = *d->open;

    if (!king_first) {
        d->why = why_rook_king;
        d->free = !keep(d->open, p, moves_own, rook, 0) &&
                  !keep(d->open, p, moves_but_not_castles_with, king, rook);
        if (d->free)
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
    d->free = !keep(d->open, p, moves_own, king, 0);
    d->why = d->free ? why_castling_none : why_castling_illegal;
}

static void touched_own(struct duty *d, const struct ad_game *g)
{
    for (unsigned i = 0; i < g->hand.count; i++)
        if (ad__is_own(g, g->hand.touched[i]) &&
            keep(d->open, &g->now, moves_own, g->hand.touched[i], 0)) {
            d->why = why_own;
            return;
        }
    none_can(d);
}

static void touched_enemy(struct duty *d, const struct ad_game *g)
{
    for (unsigned i = 0; i < g->hand.count; i++)
        if (keep(d->open, &g->now, takes_enemy, 0, g->hand.touched[i])) {
            d->why = why_enemy;
            return;
        }
    none_can(d);
}

/* An own and an enemy man touched at once, or in an order nobody can tell. */
static bool unclear(const struct ad_game *g)
{
    for (unsigned i = 1; i < g->hand.count; i++)
        if (g->hand.together >> i & 1 &&
            ad__is_own(g, g->hand.touched[i]) != ad__is_own(g, g->hand.touched[i - 1]))
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
        if (ad__is_own(g, square) ? keep(d->open, &g->now, moves_own, square, 0)
                                  : keep(d->open, &g->now, takes_enemy, 0, square))
            return;
    }
    none_can(d);
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

bool ad__castling_is_legal(const struct ad_game *g, enum ad_castling way)
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

/* Why there is one move only: the one on the board after the request to seal, the one whose envelope
 * was lost, castling that was begun, or a move written down for a claim. */
static const uint16_t *why_bound(const struct ad_game *g)
{
    bool unplayed = g->mode[AD_MODE_TIMES_OPEN] == (int32_t)g->count + 1; /* since the resumption */

    if (g->mode[AD_MODE_SESSION] != AD_SESSION_PLAY)
        return why_seal;
    if (unplayed)
        return g->envelope.sealer == AD_WHO_NOBODY ? why_lost : why_seal;
    return is_begun_castling(g) ? why_king_released : why_claim;
}

/* Let go on its square before the pawn has been touched: the order is free (4.6.2). */
bool ad__new_piece_stands(const struct ad_hand *h)
{
    return h->placed_on != AD_NO_SQUARE && h->released == h->placed_on && h->lifted == AD_NO_SQUARE;
}

/* A pawn let go on the last rank, as part of a legal move, and not yet replaced. */
static bool pawn_waits(const struct ad_game *g)
{
    struct ad_act queens = g->hand.stands;

    queens.promotion = AD_QUEEN;
    return g->hand.flags & AD_FLAG_UNPROMOTED && ad__legal_move_of(g, queens) != AD_NO_MOVE;
}

static struct duty duty_of(struct ad_moves *open, const struct ad_game *g)
{
    struct duty d = {open, NULL, false};
    const struct ad_hand *h = &g->hand;

    ad__legal_moves(open, g);
    if (g->has_duty) {
        d.why = why_bound(g);
        keep(open, &g->now, is_the_move, ad__legal_move_of(g, g->duty), 0);
    } else if (h->castling != AD_CASTLING_NONE &&
               ad__castling_is_legal(g, (enum ad_castling)h->castling)) {
        d.why = why_king_released;
        keep(open, &g->now, castles_long, h->castling == AD_CASTLING_LONG, 0);
    } else if (pawn_waits(g)) {
        d.why = why_pawn_released;
        keep(open, &g->now, goes_on, h->stands.from, h->stands.to);
    } else if (h->released != AD_NO_SQUARE && !ad__new_piece_stands(h)) {
        keep(open, &g->now, goes_on, h->lifted, h->released);
        d.why = open->count > 0 && ad_move_promotion(open->move[0]) != AD_EMPTY ? why_pawn_released
                                                                                : why_released;
    } else if (h->placed_on != AD_NO_SQUARE &&
               (ad__new_piece_stands(h) || ad__law(g, AD__N_PROMOTION_FINAL_ON_TOUCH))) {
        d.why = why_chosen;
        keep(open, &g->now, becomes, h->placed, h->placed_on);
    } else if (h->count > 0) {
        touch_duty(&d, g);
    }
    return d;
}

const uint16_t *ad__open_moves(struct ad_moves *out, const struct ad_game *g)
{
    return duty_of(out, g).why;
}

unsigned ad_game_open_moves(struct ad_moves *out, const struct ad_game *g)
{
    out->count = 0;
    if (!ad__is_over(g))
        ad__open_moves(out, g);
    return out->count;
}

const uint16_t *ad__why_not_open(const struct ad_game *g, ad_move m)
{
    struct ad_moves open;
    const uint16_t *why = duty_of(&open, g).why;

    (void)m;
    return why ? why : why_released;
}

/* "Touch-move", or that nothing touched can. */
void ad__say_bound(struct ad__case *k, int side)
{
    struct ad_moves open;
    struct duty d = duty_of(&open, &k->g);

    if (d.why)
        ad__allow(k, d.free ? AD_TOUCH_FREE : AD_TOUCH_BINDS, side, d.why);
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
    if (ad__offers(&k->g, !side) && LAW(k, TOUCH_DECLINES))
        ad__close_offer(k, !side, AD_OFFER_DECLINED_BY_TOUCH, CITE(P(OFFER_DECLINED)));
    if (LAW(k, TOUCH_LOSES_CLAIM))
        ad__mode(k, AD_MODE_NO_CLAIM, side + 1);
}

bool ad__may_touch(struct ad__case *k)
{
    ad__answers(k);
    if (k->g.now.turn == k->c->by) {
        if (k->g.made_unpressed[!k->c->by] && k->g.hand.count == 0 && LAW(k, TURN_AFTER_PRESS))
            ad__incident(k, AD_WHAT_CONDUCT, AD_MOVE_BEFORE_PRESS, k->c->by,
                         CITE(P(HAS_THE_MOVE), P(PRESS))); /* §9-1 */
        return true;
    }
    ad__incident(k, AD_WHAT_TOUCH_MOVE, AD_SEEN_CONDUCT, k->c->by, CITE(P(HAS_THE_MOVE)));
    if (k->g.made_unpressed[k->c->by]) /* what he let go is made */
        ad__refuse(k, AD_MOVE_IS_MADE, k->c->by, CITE(P(RELEASED), P(HAS_THE_MOVE)));
    else
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

/* For the objection that may follow: this was no touch to the Laws. */
static void was_harmless(struct ad__case *k, int side)
{
    if (k->g.now.turn == side && k->c->squares > 0)
        ad__mode(k, AD_MODE_HARMLESS, (k->c->square[0] + 1) | (int32_t)k->live->count << 7);
}

void ad__touch(struct ad__case *k)
{
    int side = k->c->by;

    if (ad__blind_feels(&k->g, side)) {
        ad__allow(k, AD_TOUCH_FELT, side, CITE(P(BLIND_TOUCHED)));
        was_harmless(k, side);
        return;
    }
    if (k->c->kind == AD_DOES_BRUSH) {
        ad__incident(k, AD_WHAT_TOUCH_MOVE, AD_TOUCHED_BY_ACCIDENT, side,
                     CITE(P(TOUCH_NOT_ADJUSTED)));
        was_harmless(k, side);
        touched_at_all(k, side);
        return;
    }
    if (!ad__may_touch(k))
        return;
    ad__touch_effects(k, side);
    ad__note_touches(k, k->c->square, k->c->squares, k->c->together);
    if (ad__order_unclear(&k->g)) {
        ad__ask(k, AD_WHAT_TOUCH_MOVE, AD_ASKS_ORDER_UNCLEAR, side, CITE(P(TOUCH_BOTH)));
        return;
    }
    ad__say_bound(k, side);
    ad__allow(k, AD_TOUCH_COUNTS, side,
              k->g.table.blind[!side] ? CITE(P(TOUCH_NOT_ADJUSTED), P(TOUCH_OWN), P(BLIND_SIGHTED))
                                      : CITE(P(TOUCH_NOT_ADJUSTED), P(TOUCH_OWN)));
}

void ad__adjust(struct ad__case *k)
{
    int side = k->c->by;
    bool his_turn = (k->g.now.turn == side) != ad__looks_made(&k->g);
    bool his_clock = !LAW(k, ADJUST_NEEDS_OWN_CLOCK) || k->g.clock.running == side;

    if (his_turn && his_clock) {
        ad__allow(k, AD_ADJUSTED, side, CITE(P(ADJUST)));
        touched_at_all(k, side);
        return;
    }
    ad__incident(k, AD_WHAT_TOUCH_MOVE, AD_SEEN_CONDUCT, side, CITE(P(ADJUST), P(ADJUST_CLOCK)));
    ad__refuse(k, AD_ADJUST_NOT_ALLOWED, side, CITE(P(ADJUST), P(ADJUST_CLOCK)));
}
