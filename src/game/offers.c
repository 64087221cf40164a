/*
 * game/offers.c -- draw offers, agreement, resignation.
 *
 *   clause (2017)                      function
 *   9.1.1 regulations                  forbidden
 *   9.1.2.1 offering, declining        ad__offer, ad__decline, ad__close_offer
 *   9.1.2.2, 8.1.5 (=)                 note_on_sheets
 *   9.1.2.3 a claim is an offer        ad__claim_offers, ad__accept
 *   5.2.3 agreement                    agree
 *   5.1.2 resignation                  ad__resign
 *   1984 10.10(a) to (c)               ad__offer, ad__postpone
 *
 *   none --offer--> open --accept--> drawn
 *     ^              |
 *     +-- declined --+   by word, by a move, in 2017 by a touch
 */
#include "game/case.h"

/* Is an offer of this player open? Of two it is the claim that the state names, and a flag says that
 * the offer made before it is open as well. */
bool ad__offers(const struct ad_game *g, int side)
{
    return g->offer.by == side || (g->offer.by == !side && g->offer.flags & AD_FLAG_OFFER);
}

/* The offer of one player, or of both; the other's stays as it is. */
void ad__close_offer(struct ad__case *k, int of, enum ad_reason why, const uint16_t *cites)
{
    struct ad_event e = ad__event(k, AD_EVENT_OFFERS, AD_ALLOWED, why, AD_WHO_NOBODY, cites);

    if (k->g.offer.by == AD_WHO_NOBODY)
        return;
    if (ad__player(of) && ad__offers(&k->g, !of)) {
        e.side = (uint8_t)!of;
        e.flags = k->g.offer.by == !of ? k->g.offer.flags & (uint16_t)~AD_FLAG_OFFER : 0;
    }
    ad__say(k, &e);
}

static void open_offer(struct ad__case *k, int side, unsigned flags, enum ad_reason why,
                       const uint16_t *cites)
{
    struct ad_event e = ad__event(k, AD_EVENT_OFFERS, AD_ALLOWED, why, side, cites);
    e.flags = (uint16_t)flags;
    ad__say(k, &e);
}

/* Regulations of 2017 and later: until so many moves are completed by each, or never. */
static bool forbidden(const struct ad_game *g)
{
    unsigned free_after = g->table.draw_offers;

    if (free_after == AD_OFFERS_FREE || !ad__is_2017(g))
        return false;
    return free_after == AD_OFFERS_NEVER || g->now.fullmoves <= free_after;
}

/* 9.1.2.3, III.4: it counts as an offer where offers are allowed. The opponent's stays open. */
void ad__claim_offers(struct ad__case *k, int side, enum ad_reason why, const uint16_t *cites)
{
    if (!forbidden(&k->g))
        open_offer(k, side, AD_FLAG_CLAIM | (ad__offers(&k->g, !side) ? AD_FLAG_OFFER : 0), why,
                   cites);
}

/* (=) stands on both sheets, after the last move made; before the first one, and after one that only
 * stands there, moves.c brings it. */
static void note_on_sheets(struct ad__case *k, int side)
{
    bool ahead = k->live->count == 0 || ad__stands(&k->g);
    struct ad_event e = ad__event(k, ahead ? AD_EVENT_RULES : AD_EVENT_SHEET, AD_ALLOWED,
                                  AD_OFFER_NOTED, AD_WHO_BOTH, CITE(P(OFFER_NOTED)));

    ad__mode(k, AD_MODE_OFFERED, side + 1);
    if (!LAW(k, OFFER_NOTED) || ad__adjourned(&k->g)) /* both sheets lie in the envelope (I.1.1) */
        return;
    if (ahead)
        ad__mode(k, AD_MODE_OFFER_AHEAD, 1);
    e.ply = k->live->count;
    e.flags = AD_FLAG_OFFER;
    ad__say(k, &e);
}

/* 1997 12.5: he has offered before, and the opponent has not since (§9-49). */
static bool offers_again(const struct ad_game *g, int side)
{
    return ad__like(g) == AD_FIDE_1997 && g->mode[AD_MODE_OFFERED] == side + 1;
}

static void wrong_moment(struct ad__case *k, int side)
{
    const uint16_t *cites = CITE(P(OFFER_OTHER_CLOCK), P(OFFER_REPEATED));

    switch (LAW(k, OFFER_PENALTY)) {
    case 1: ad__incident(k, AD_WHAT_OFFER, AD_OFFER_WARNED, side, cites); break;
    case 2: ad__ask(k, AD_WHAT_OFFER, AD_ASKS_PENALTY, side, cites); break;
    default: ad__incident(k, AD_WHAT_OFFER, AD_OFFER_WRONG_MOMENT, side, cites); break;
    }
}

void ad__offer(struct ad__case *k)
{
    int side = k->c->by;
    const struct ad_game *g = &k->g;
    /* An illegal move that was let go is none yet, but nobody else may know that. */
    bool after_move = g->made_unpressed[side] || (g->now.turn == side && ad__looks_made(g));
    bool sealed = ad__adjourned(g), again = offers_again(g, side);

    if (forbidden(g)) {
        ad__refuse(k, AD_OFFER_FORBIDDEN, side, CITE(P(OFFER_FORBIDDEN)));
        return;
    }
    if (g->offer.by == !side) { /* an offer is no answer to an offer */
        ad__refuse(k, AD_OFFER_OF_OTHER_OPEN, side, CITE(P(OFFER)));
        return;
    }
    if (g->offer.by == side && !(g->offer.flags & AD_FLAG_CLAIM)) {
        ad__incident(k, AD_WHAT_OFFER, AD_OFFER_REPEATED, side, CITE(P(OFFER_REPEATED)));
        if (LAW(k, OFFER_PENALTY) == 2)
            wrong_moment(k, side);
        return;
    }
    if (sealed)
        open_offer(k, side, 0, AD_OFFERED, CITE(P(OFFER_ADJOURNED), P(OFFER)));
    else if (after_move)
        open_offer(k, side, 0, AD_OFFERED, CITE(P(OFFER)));
    else if (g->now.turn == side)
        open_offer(k, side, LAW(k, POSTPONE_ANSWER) ? AD_FLAG_MAY_POSTPONE : 0, AD_OFFERED,
                   CITE(P(OFFER_OWN_CLOCK)));
    else
        open_offer(k, side, 0, AD_OFFERED, CITE(P(OFFER_OTHER_CLOCK)));
    note_on_sheets(k, side);
    if (k->c->conditional) {
        if (ad__is_2017(g) || ad__like(g) == AD_FIDE_1997)
            ad__incident(k, AD_WHAT_OFFER, AD_OFFER_CONDITION_VOID, side, CITE(P(OFFER_CONDITION)));
        else
            ad__ask(k, AD_WHAT_OFFER, AD_ASKS_CONDITION, side, CITE(P(OFFER_CONDITION)));
    }
    if (again || (!sealed && !after_move && (k->g.now.turn != side || !LAW(k, POSTPONE_ANSWER))))
        wrong_moment(k, side);
}

/* ---- the answer ---- */

static bool both_have_moved(const struct ad_game *g)
{
    return g->now.fullmoves > 1;
}

static void agree(struct ad__case *k, const uint16_t *cites)
{
    struct ad_event e;

    if (!k->g.mode[AD_MODE_STARTED]) { /* during the game, not before it */
        ad__close_offer(k, AD_WHO_BOTH, AD_OFFER_VOID, CITE(P(AGREED)));
        ad__refuse(k, AD_AGREED_NOT_STARTED, k->c->by, CITE(P(AGREED)));
        return;
    }
    if (LAW(k, BOTH_MUST_HAVE_MOVED) && !both_have_moved(&k->g)) { /* §9-35 */
        ad__close_offer(k, AD_WHO_BOTH, AD_OFFER_VOID, CITE(P(AGREED)));
        ad__refuse(k, AD_AGREED_TOO_EARLY, k->c->by, CITE(P(AGREED)));
        return;
    }
    e = ad__event(k, AD_EVENT_RESULT, AD_GAME_OVER, AD_ENDS_AGREED, AD_WHO_NOBODY,
                  ad__adjourned(&k->g) ? CITE(P(AGREED_ADJOURNED), P(AGREED)) : CITE(P(AGREED)));
    ad__cites(&e.cites, &k->g, cites);
    e.value = AD_RESULT_PLAYED;
    e.points[0] = e.points[1] = 1;
    ad__say(k, &e);
}

void ad__accept(struct ad__case *k)
{
    int of = !k->c->by;

    if (!ad__offers(&k->g, of)) {
        ad__refuse(k, AD_NO_OFFER, k->c->by, CITE(P(OFFER_DECLINED)));
        return;
    }
    if (forbidden(&k->g)) {
        ad__refuse(k, AD_OFFER_FORBIDDEN, k->c->by, CITE(P(OFFER_FORBIDDEN)));
        return;
    }
    agree(k, k->g.question.what == AD_WHAT_INCREMENT                   ? CITE(P(QUICKPLAY_TERMS))
             : k->g.offer.by == of && k->g.offer.flags & AD_FLAG_CLAIM ? CITE(P(OFFER_BY_CLAIM))
                                                                       : CITE(P(OFFER)));
}

void ad__decline(struct ad__case *k)
{
    int of = !k->c->by;

    if (!ad__offers(&k->g, of))
        ad__refuse(k, AD_NO_OFFER, k->c->by, CITE(P(OFFER_DECLINED)));
    else
        ad__close_offer(k, of, AD_OFFER_DECLINED,
                        k->g.question.what == AD_WHAT_INCREMENT
                            ? CITE(P(OFFER_DECLINED), P(QUICKPLAY_TERMS))
                            : CITE(P(OFFER_DECLINED)));
}

/* 1984 10.10(b): he may wait until the one who offered has moved. */
void ad__postpone(struct ad__case *k)
{
    struct ad_event e;

    if (k->g.offer.by != !k->c->by || !(k->g.offer.flags & AD_FLAG_MAY_POSTPONE) ||
        k->g.now.turn != k->g.offer.by) { /* he has moved: now he wants his answer */
        ad__refuse(k, AD_CANNOT_POSTPONE, k->c->by, CITE(P(OFFER_OWN_CLOCK), P(OFFER)));
        return;
    }
    e = ad__event(k, AD_EVENT_OFFERS, AD_ALLOWED, AD_OFFER_POSTPONED, k->g.offer.by,
                  CITE(P(OFFER_OWN_CLOCK)));
    e.flags = k->g.offer.flags;
    e.value = 1;
    ad__say(k, &e);
}

void ad__withdraw(struct ad__case *k)
{
    if (k->c->what == AD_WHAT_CLAIM)
        ad__refuse(k, AD_CANNOT_WITHDRAW, k->c->by, CITE(P(CLAIM_WITHDRAWN)));
    else
        ad__refuse(k, AD_CANNOT_WITHDRAW, k->c->by, CITE(P(OFFER_WITHDRAWN)));
}

/* ---- both ---- */

static void agree_draw(struct ad__case *k)
{
    bool too_early = LAW(k, BOTH_MUST_HAVE_MOVED) && !both_have_moved(&k->g);

    if (forbidden(&k->g) && !too_early)
        ad__ask(k, AD_WHAT_DRAW, AD_ASKS_CONSENT, k->c->by, CITE(P(OFFER_FORBIDDEN)));
    else
        agree(k, NULL);
}

void ad__agree(struct ad__case *k)
{
    switch (k->c->what) {
    case AD_WHAT_DRAW: agree_draw(k); break;
    case AD_WHAT_MOVE_BACK: ad__move_back(k); break;
    case AD_WHAT_RESULT: ad__sign(k); break;
    default: ad__quickplay(k); break;
    }
}

/* ---- resigning ---- */

void ad__resign(struct ad__case *k)
{
    int side = k->c->by;
    const uint16_t *cites =
        ad__adjourned(&k->g) ? CITE(P(RESIGNS_ADJOURNED), P(RESIGNS)) : CITE(P(RESIGNS));

    if (LAW(k, RESIGN_NEEDS_MATE) == 1 && ad__bare_king(&k->g.now, !side)) { /* §9-13 */
        ad__draw(k, AD_ENDS_RESIGNED_DRAW, CITE(P(RESIGNS), P(BARE_KING)));
        return;
    }
    if (LAW(k, RESIGN_NEEDS_MATE) == 2) {
        switch (ad__can_win(k, &k->g.now, !side, false)) {
        case AD_POSSIBLE_YES: break;
        case AD_POSSIBLE_NO: ad__draw(k, AD_ENDS_RESIGNED_DRAW, cites); return;
        case AD_POSSIBLE_UNKNOWN:
            ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(ARBITER_STOPS)));
            ad__ask_unproven(k, AD_WHAT_ARBITER, AD_ASKS_CAN_MATE, side, cites);
            return;
        }
    }
    ad__loses(k, side, AD_ENDS_RESIGNED, cites);
}
