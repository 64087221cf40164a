/*
 * game/claims.c -- claims by a player; here those of a draw by repetition and by the move count.
 *
 *   clause (2017)                     function
 *   9.2.1.1, 9.2.1.2 three times      repeats
 *   9.2.2.1, 9.2.2.2 the same?        differences
 *   9.3.1, 9.3.2 fifty moves          fifty
 *   9.4 the right is lost             may_claim, not_his_turn
 *   9.5.1 to 9.5.3 procedure          draw_claim, right, wrong
 *   1984 10.9 seventy-five            fifty
 *   1977 8.13 4) perpetual check      perpetual
 *
 * Positions are compared exactly, never by their keys alone: a ruling may not rest on a number that
 * two positions can share.
 */
#include "game/case.h"

/* ---- how often ---- */

unsigned ad__occurrences(const struct ad_game *live, const struct ad_game *g,
                         const struct ad_position *next)
{
    struct ad_packed want, start;
    unsigned seen = 1;
    uint32_t back = next->halfmoves;
    bool packed = false;

    /* positions with the same side to move lie two half-moves apart, and none before the last
     * capture or pawn move can be the same */
    for (uint32_t n = g->count + 1, gone = 2; gone <= back && n >= gone; gone += 2) {
        uint32_t at = n - gone;
        if (at == 0) {
            if (g->table.start.key != next->key)
                break;
            ad_position_pack(&want, next);
            ad_position_pack(&start, &g->table.start);
            seen += ad_packed_equal(&want, &start);
            break;
        }
        if (at > live->count || live->plies[at - 1].key != next->key)
            continue;
        if (!packed)
            ad_position_pack(&want, next);
        packed = true;
        seen += ad_packed_equal(&want, &live->plies[at - 1].packed);
    }
    return seen;
}

static unsigned seen_now(const struct ad_game *g)
{
    return g->count == 0 ? 1 : g->plies[g->count - 1].seen;
}

/* The men stand the same, but a right differs: 9.2.2.1 en passant, 9.2.2.2 castling. */
struct differences {
    bool castling, en_passant;
};

static bool same_men(const struct ad_position *a, const struct ad_position *b)
{
    return a->turn == b->turn && a->pawns == b->pawns && a->knights == b->knights &&
           a->diagonal == b->diagonal && a->straight == b->straight && a->side[0] == b->side[0] &&
           a->side[1] == b->side[1] && a->king[0] == b->king[0] && a->king[1] == b->king[1];
}

static struct differences differences(const struct ad_game *g, const struct ad_position *p)
{
    struct differences d = {false, false};
    struct ad_position at = g->table.start;
    bool irregular;

    for (uint32_t n = 0;; n++) {
        if (same_men(&at, p)) {
            d.castling |= at.castling != p->castling;
            d.en_passant |= at.ep != p->ep;
        }
        if (n >= g->count)
            return d;
        if (g->plies[n].move != AD_NO_MOVE)
            ad_position_play(&at, &at, g->plies[n].move);
        else
            ad__raw_play(&at, &at, g->plies[n].act, &irregular);
    }
}

/* ---- may he claim? ---- */

/* A written move cannot be changed: not by claiming again with another one. */
static bool is_bound_otherwise(const struct ad_game *g, struct ad_act act)
{
    return g->has_duty && ad__legal_move_of(g, act) != ad__legal_move_of(g, g->duty);
}

/* 1984 10.6 is about repetition alone, 2017 9.4 about the move for which a man has been touched. */
static void not_his_turn(struct ad__case *k, int side)
{
    static const uint16_t lost[] = {P(CLAIM_LOST), P(HAS_THE_MOVE), AD__PROVISIONS};
    static const uint16_t three[] = {P(THREE_OCCURRED), P(HAS_THE_MOVE), AD__PROVISIONS};
    static const uint16_t played[] = {P(FIFTY_PLAYED), P(HAS_THE_MOVE), AD__PROVISIONS};
    bool is_fifty = k->c->what == AD_WHAT_FIFTY;
    bool is_lost = ad__is_2017(&k->g) ? k->g.made_unpressed[side]
                                      : !is_fifty || ad__like(&k->g) != AD_FIDE_1984;

    ad__refuse(k, AD_CLAIM_NOT_HIS_TURN, side, is_lost ? lost : is_fifty ? played : three);
}

static bool may_claim(struct ad__case *k, int side)
{
    ad__answers(k);
    if (k->g.now.turn != side) {
        not_his_turn(k, side);
        return false;
    }
    if (k->g.mode[AD_MODE_NO_CLAIM] == side + 1 ||
        (k->g.hand.count > 0 && LAW(k, TOUCH_LOSES_CLAIM))) {
        ad__refuse(k, AD_CLAIM_AFTER_TOUCH, side, CITE(P(CLAIM_LOST), P(TOUCH_OWN)));
        return false;
    }
    if (k->c->has_act && is_bound_otherwise(&k->g, k->c->act)) {
        ad__refuse(k, AD_CLAIM_MOVE_IS_FIXED, side, CITE(P(CLAIM_WRONG)));
        return false;
    }
    return true;
}

/* ---- is it right? ---- */

struct claim {
    bool right;
    bool by_move; /* it rests on a move that is still to be made */
    bool changed; /* ... and that is not the one on his sheet */
    struct ad_act act;
    ad_move intended;        /* AD_NO_MOVE: none, or not legal */
    struct ad_position then; /* the position it is about */
    struct ad_cites cites;
};

static void add(struct ad__case *k, struct claim *c, const uint16_t *cites)
{
    ad__cites(&c->cites, &k->g, cites);
}

static void repeats(struct ad__case *k, struct claim *c)
{
    struct differences d;
    unsigned seen;

    add(k, c, c->by_move ? CITE(P(THREE_INTENDED)) : CITE(P(THREE_OCCURRED)));
    if (c->by_move && c->intended == AD_NO_MOVE)
        return;
    seen = c->by_move ? ad__occurrences(k->live, &k->g, &c->then) : seen_now(k->live);
    c->right = seen >= 3;
    d = differences(k->live, &c->then);
    if (d.castling)
        add(k, c, CITE(P(SAME_CASTLING)));
    if (d.en_passant)
        add(k, c, CITE(P(SAME_EN_PASSANT)));
    add(k, c, CITE(P(SAME_POSITION)));
    if (seen > 3 && ad__like(&k->g) == AD_FIDE_1984)
        add(k, c, CITE(P(CLAIM_LOST))); /* 10.6: the right revives with the position */
    if (k->g.hand.count > 0)
        add(k, c, CITE(P(CLAIM_LOST)));
}

static bool is_quiet(const struct ad_position *p, ad_move m)
{
    return m != AD_NO_MOVE && ad_move_kind(m) != AD_PAWN &&
           (ad_move_how(m) == AD_CASTLES || !ad__has(p->side[!p->turn], ad_move_to(m)));
}

bool ad__claims_by(const struct ad__case *k, struct ad_act act)
{
    ad_move m = ad__legal_move_of(&k->g, act);
    struct ad_position then;

    if (m == AD_NO_MOVE)
        return false;
    ad_position_play(&then, &k->g.now, m);
    return ad__occurrences(k->live, &k->g, &then) >= 3 ||
           (k->g.now.halfmoves + 1 >= 100 && is_quiet(&k->g.now, m));
}

static bool is_queen_pawn_queen(const struct ad_position *p)
{
    uint64_t queens = p->diagonal & p->straight;
    return ad__count(p->side[0] | p->side[1]) == 5 && ad__count(p->pawns) == 1 &&
           (queens & p->side[0]) && (queens & p->side[1]);
}

/* Half-moves without capture or pawn move. 9.3.1 counts those made, 9.3.2 those completed (§9-33). */
static unsigned quiet_moves(const struct ad__case *k, bool by_move)
{
    int last = !k->g.now.turn;
    bool waits = !by_move && LAW(k, FIFTY_COMPLETED) && k->g.made_unpressed[last];

    return k->g.now.halfmoves - (unsigned)(waits && k->g.now.halfmoves > 0);
}

static void fifty(struct ad__case *k, struct claim *c)
{
    const struct ad_position *p = &k->g.now;
    const uint16_t *class = LAW(k, SEVENTYFIVE_CLASSES) ? ad__seventyfive_class(p) : NULL;
    unsigned need = class ? 150 : 100, made = quiet_moves(k, c->by_move);

    if (class)
        add(k, c, class);
    if (c->by_move && LAW(k, FIFTY_BY_INTENDED)) {
        add(k, c, CITE(P(FIFTY_INTENDED)));
        c->right = made + 1 >= need && is_quiet(p, c->intended);
    } else { /* 1984: an announced move is recorded and does not count (§9-5) */
        add(k, c, CITE(P(FIFTY_PLAYED)));
        c->right = made >= need;
    }
    if (LAW(k, SEVENTYFIVE_CLASSES) && is_queen_pawn_queen(p))
        add(k, c, CITE(P(SEVENTYFIVE_QP_Q)));
}

/* ---- right ---- */

static void right(struct ad__case *k, struct claim *c)
{
    struct ad_event e = ad__event(k, AD_EVENT_RESULT, AD_GAME_OVER,
                                  k->c->what == AD_WHAT_FIFTY ? AD_ENDS_FIFTY : AD_ENDS_REPETITION,
                                  AD_WHO_NOBODY, CITE(P(CLAIM_RIGHT)));

    ad__cite_too(&e.cites, &c->cites);
    if (k->g.table.format != AD_STANDARD)
        ad__cites(&e.cites, &k->g, CITE(P(CLAIM_WITHOUT_SHEET)));
    if (c->by_move && ad__like(&k->g) == AD_FIDE_2023 && k->c->what == AD_WHAT_REPETITION) {
        ad__complete(k, k->c->by, AD_REASON_NONE, NULL);
        ad__cites(&e.cites, &k->g, CITE(P(COMPLETED_BY_END)));
    }
    e.value = AD_RESULT_PLAYED;
    e.points[0] = e.points[1] = 1;
    ad__say(k, &e);
}

/* ---- wrong ---- */

static void claimant_pays(struct ad__case *k, int side, const struct ad_cites *why)
{
    struct ad_event e = ad__event(k, AD_EVENT_TIME, AD_PENALTY, AD_TIME_CLAIM_COSTS, side, NULL);
    int32_t left = k->g.clock.side[side].main_ms;

    e.ms = -LAW(k, WRONG_CLAIM_TAKES);
    if (LAW(k, WRONG_CLAIM_AT_MOST_HALF) && -e.ms > left / 2)
        e.ms = -(left / 2);
    e.cites = *why;
    if (e.ms < 0)
        ad__say(k, &e);
}

static void opponent_gains(struct ad__case *k, int side, const struct ad_cites *why)
{
    struct ad_event e = ad__event(k, AD_EVENT_TIME, AD_PENALTY, AD_TIME_WRONG_CLAIM, !side, NULL);

    e.ms = LAW(k, WRONG_CLAIM_GIVES);
    e.cites = *why;
    if (e.ms == -2)
        e.ms = ad__penalty_ms(k);
    if (e.ms > 0)
        ad__say(k, &e);
}

/* What he wrote down he must play (9.5.3). */
static void must_play(struct ad__case *k, const struct claim *c)
{
    struct ad_event e;

    if (!c->by_move)
        return;
    if (c->intended == AD_NO_MOVE) {
        ad__ask(k, AD_WHAT_CLAIM, AD_ASKS_INTENDED_ILLEGAL, k->c->by, CITE(P(CLAIM_WRONG)));
        return;
    }
    e = ad__event(k, AD_EVENT_DUTY, AD_ALLOWED, AD_MUST_PLAY_INTENDED, k->c->by,
                  CITE(P(CLAIM_WRONG)));
    e.act = c->act;
    e.value = 1;
    ad__say(k, &e);
    ad__mode(k, AD_MODE_WRITTEN, 0);
}

static void wrong(struct ad__case *k, struct claim *c)
{
    int side = k->c->by;
    struct ad_event e = ad__event(k, AD_EVENT_RULES, AD_REFUSED, AD_CLAIM_WRONG, side, NULL);

    ad__cites(&e.cites, &k->g,
              LAW(k, WRONG_CLAIM_ASKS) ? CITE(P(CLAIM_WRONG_BLITZ)) : CITE(P(CLAIM_WRONG)));
    ad__cite_too(&e.cites, &c->cites);
    if (LAW(k, WRONG_CLAIM_GIVES) == -2) {
        ad__cites(&e.cites, &k->g, ad__penalty_time_cite(k));
        ad__cites(&e.cites, &k->g, ad__penalty_format_cite(k));
    }
    ad__say(k, &e);
    if (LAW(k, WRONG_CLAIM_ASKS)) { /* §9-39 */
        ad__ask(k, AD_WHAT_CLAIM, AD_ASKS_PENALTY, side, CITE(P(CLAIM_WRONG_BLITZ)));
    } else {
        claimant_pays(k, side, &e.cites);
        opponent_gains(k, side, &e.cites);
    }
    if (ad__like(&k->g) == AD_FIDE_1984 && k->g.clock.side[side].main_ms <= 0) {
        ad__flag_lost(k, side, CITE(P(CLAIM_WRONG)));
        return;
    }
    must_play(k, c);
}

/* By the move he names, else by the one on his sheet, unless the position is there already. From 2017
 * on that one cannot be changed: another that he names is none to claim by (§9-48). */
static void rests_on(struct ad__case *k, struct claim *c)
{
    int32_t written = k->g.mode[AD_MODE_WRITTEN];
    bool there =
        k->c->what == AD_WHAT_FIFTY ? quiet_moves(k, false) >= 100 : seen_now(k->live) >= 3;
    bool fixed = written != 0 && !LAW(k, WRITE_AHEAD);

    c->by_move = k->c->has_act || (written != 0 && !there);
    c->changed = k->c->has_act && fixed && ad__packed(k->c->act, k->c->by) != written;
    c->act = k->c->has_act && !c->changed ? k->c->act : ad__unpacked(written);
    if (!c->by_move)
        return;
    c->intended = ad__legal_move_of(&k->g, c->act);
    if (c->intended != AD_NO_MOVE)
        ad_position_play(&c->then, &k->g.now, c->intended);
}

static void draw_claim(struct ad__case *k)
{
    int side = k->c->by;
    struct claim c = {.then = k->g.now};

    if (!may_claim(k, side))
        return;
    ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(CLAIM_STOPS)));
    if (LAW(k, CLAIM_IS_OFFER))
        ad__claim_offers(k, side, AD_CLAIM_IS_OFFER, CITE(P(OFFER_BY_CLAIM)));
    rests_on(k, &c);
    if (k->c->what == AD_WHAT_FIFTY)
        fifty(k, &c);
    else
        repeats(k, &c);
    if (c.right && !c.changed)
        right(k, &c);
    else
        wrong(k, &c);
}

/* 1977 8.13 4): whether it is perpetual check, the director judges; the count is his evidence. */
static void perpetual(struct ad__case *k)
{
    struct ad_event e = ad__event(k, AD_EVENT_ASKS, AD_ASK_ARBITER, AD_ASKS_PERPETUAL, k->c->by,
                                  CITE(P(PERPETUAL)));

    if (ad__like(&k->g) != AD_BLITZ_1977) {
        ad__refuse(k, AD_PERPETUAL_UNKNOWN, k->c->by, CITE(P(THREE_OCCURRED)));
        return;
    }
    ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(CLAIM_STOPS)));
    e.what = AD_WHAT_PERPETUAL;
    e.value = (int32_t)seen_now(k->live);
    ad__say(k, &e);
}

void ad__claim(struct ad__case *k)
{
    switch (k->c->what) {
    case AD_WHAT_REPETITION:
    case AD_WHAT_FIFTY: draw_claim(k); break;
    case AD_WHAT_PERPETUAL: perpetual(k); break;
    case AD_WHAT_FLAG: ad__flag_claimed(k); break;
    case AD_WHAT_ILLEGAL_MOVE: ad__illegal_claimed(k); break;
    case AD_WHAT_LAST_RANK_PAWN: /* while the move can be ruled on, a claim like any other */
        if (ad__illegal_stands(k))
            ad__illegal_claimed(k);
        else
            ad__complain(k);
        break;
    case AD_WHAT_TOUCH_MOVE: ad__touch_objection(k); break;
    case AD_WHAT_NORMAL_MEANS:
    case AD_WHAT_NO_EFFORT: ad__quickplay(k); break;
    case AD_WHAT_TWO_HANDS: ad__two_hands(k, !k->c->by); break;
    default: ad__complain(k); break;
    }
}
