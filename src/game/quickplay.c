/*
 * game/quickplay.c -- the quickplay finish: all the remaining moves in a limited time.
 *
 *   clause (2017; 1997)                       function
 *   III.1, III.2; 10.1, C.5 scope             in_scope
 *   III.4 five seconds a move                 ad__quickplay_request, rule_request
 *   III.5; 10.2 the claim                     ad__quickplay
 *   III.5.1; 10.2(a) agreed                   rule_claim
 *   III.5.2; 10.2(b), 10.2(c) put off         rule_claim, rule_postponed
 *   III.5.3 refused                           reject_claim
 *   III.6; D.1 without an arbiter             claim_alone, confirm_alone
 *
 * "By normal means" is a judgement and never ours: the claim is only let in or not, and the
 * arbiter's answer carried out. A claim that is not let in costs nothing and stops no clock.
 *
 * 1997 lets either player claim, on whosever time (§9-34), and knows no refusal: who is not
 * convinced must wait. The fragment of 2014 ends in the middle of III.4 (§9-29): the request is
 * known, what follows from it is the arbiter's.
 */
#include "game/case.h"

enum { TWO_MINUTES = 120000, FIVE_SECONDS = 5000 };

/* ---- may he? ---- */

static bool has_increment(const struct ad_time_control *t)
{
    for (unsigned i = 0; i < t->periods; i++)
        if (t->period[i].increment_ms > 0 || t->period[i].delay_ms > 0)
            return true;
    return false;
}

/* All the remaining moves: the last period, and it has no number of moves. */
static bool in_last_phase(const struct ad_game *g, int side)
{
    return ad__last_period(g, side) && g->table.time.period[g->table.time.periods - 1].moves == 0;
}

/* III.2: announced beforehand, and neither for blitz nor with time added for a move. */
bool ad__quickplay_rules(const struct ad_game *g)
{
    const struct ad_table *t = &g->table;

    if (t->format == AD_BLITZ || (!ad__law(g, AD__N_QUICKPLAY_ALWAYS) && !t->quickplay))
        return false;
    return !ad__law(g, AD__N_QUICKPLAY_NO_INCREMENT) || !has_increment(&t->time);
}

static bool in_scope(struct ad__case *k, int side)
{
    if (k->g.table.format == AD_BLITZ)
        ad__refuse(k, AD_FINISH_NOT_BLITZ, side, CITE(P(QUICKPLAY_NOT_BLITZ)));
    else if (!ad__quickplay_rules(&k->g) || !in_last_phase(&k->g, side))
        ad__refuse(k, AD_FINISH_NOT_IN_USE, side, CITE(P(QUICKPLAY_SCOPE)));
    else
        return true;
    return false;
}

/* Also if the time ran out since the last event. A flag that hangs is up. */
static bool flag_is_down(const struct ad__case *k, int side)
{
    int flag = k->g.clock.side[side].flag;

    return flag == 1 || (flag == 0 && ad_game_time_left(&k->g, side, k->c->at) == 0);
}

/* The player who has the move (2017), with less than two minutes, before his flag falls. */
static bool in_time(struct ad__case *k, int side, bool on_move, const uint16_t *cites)
{
    if (on_move)
        ad__answers(k);
    if (on_move && k->g.now.turn != side)
        ad__refuse(k, AD_FINISH_NOT_ON_MOVE, side, cites);
    else if (flag_is_down(k, side))
        ad__refuse(k, AD_FINISH_FLAG_DOWN, side, cites);
    else if (ad_game_time_left(&k->g, side, k->c->at) >= TWO_MINUTES)
        ad__refuse(k, AD_FINISH_TOO_EARLY, side, cites);
    else
        return true;
    return false;
}

/* III.5.2: what the opponent may get while the decision waits. */
bool ad__quickplay_gives(const struct ad_game *g, int side, int32_t ms)
{
    return ad__player(side) && g->mode[AD_MODE_POSTPONED] == !side + 1 && ms == TWO_MINUTES;
}

/* ---- the claim ---- */

static const uint16_t *alone_cite(int what)
{
    static const uint16_t means[] = {P(QUICKPLAY_ALONE_MEANS), AD__PROVISIONS};
    static const uint16_t effort[] = {P(QUICKPLAY_ALONE_EFFORT), AD__PROVISIONS};

    return what == AD_WHAT_NORMAL_MEANS ? means : effort;
}

/* Nobody is there to decide: the claim ends the game, and an arbiter gives the result later. The sheet
 * that shows that nobody has tried must be complete before the game ends (D.1(b), §9-61). */
static void claim_alone(struct ad__case *k)
{
    bool effort = k->c->what == AD_WHAT_NO_EFFORT;

    if (effort && LAW(k, QUICKPLAY_SHEET_FIRST) && ad__sheet_has_gaps(k, k->c->by)) {
        ad__refuse(k, AD_FINISH_SHEET_FIRST, k->c->by, alone_cite(k->c->what));
        return;
    }
    ad__mode(k, AD_MODE_CLAIM, k->c->what);
    ad__end(k, AD_RESULT_PENDING, 0, 0, effort ? AD_ENDS_PENDING_SHEET : AD_ENDS_PENDING,
            alone_cite(k->c->what));
}

/* The opponent confirms the position that was written down, and the sheet. */
static void confirm_alone(struct ad__case *k)
{
    if (k->g.result.kind == AD_RESULT_PENDING)
        ad__end(k, AD_RESULT_PENDING, 0, 0, AD_ENDS_CONFIRMED,
                alone_cite(k->g.mode[AD_MODE_CLAIM]));
    else
        ad__allow(k, AD_FINISH_NOTHING_TO_CONFIRM, AD_WHO_BOTH, NULL);
}

void ad__quickplay(struct ad__case *k)
{
    int side = k->c->by;
    bool alone = k->g.table.arbiter_absent;

    if (k->c->kind == AD_DOES_AGREE) {
        confirm_alone(k);
        return;
    }
    if (!in_scope(k, side))
        return;
    if (alone) { /* D.1, III.6.1: whoever has the move */
        if (in_time(k, side, false, CITE(P(QUICKPLAY_ALONE))))
            claim_alone(k);
        return;
    }
    if (!in_time(k, side, LAW(k, QUICKPLAY_NEEDS_TURN) != 0, CITE(P(QUICKPLAY_CLAIM))))
        return;
    if (k->g.mode[AD_MODE_EXTRA] > 0) { /* III.5 stands in for III.4, not beside it */
        ad__refuse(k, AD_FINISH_HAS_EXTRA, side, CITE(P(QUICKPLAY_CLAIM), P(QUICKPLAY_TERMS)));
        return;
    }
    ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(QUICKPLAY_CLAIM)));
    ad__ask(k, (enum ad_what)k->c->what, AD_ASKS_NORMAL_MEANS, side, CITE(P(QUICKPLAY_CLAIM)));
}

/* ---- the request for five seconds a move ---- */

static bool is_fragment(const struct ad_game *g)
{
    return g->table.edition == AD_FIDE_2014 && g->table.fill_from == AD_NO_EDITION;
}

void ad__quickplay_request(struct ad__case *k)
{
    int side = k->c->by;

    if (!in_scope(k, side) || !in_time(k, side, true, CITE(P(QUICKPLAY_REQUEST))))
        return;
    if (k->g.mode[AD_MODE_EXTRA] > 0) {
        ad__refuse(k, AD_FINISH_HAS_EXTRA, side, CITE(P(QUICKPLAY_REQUEST)));
        return;
    }
    ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(QUICKPLAY_REQUEST)));
    if (!is_fragment(&k->g))
        ad__claim_offers(k, side, AD_FINISH_REQUEST_OFFERS, CITE(P(QUICKPLAY_TERMS)));
    ad__ask(k, AD_WHAT_INCREMENT, is_fragment(&k->g) ? AD_ASKS_CLOCK_MODE : AD_ASKS_INCREMENT, side,
            CITE(P(QUICKPLAY_REQUEST), P(QUICKPLAY_TERMS)));
}

/* ---- the arbiter's answers ---- */

static void rule_request(struct ad__case *k, int side)
{
    if (k->c->answer != AD_ANSWER_ACCEPT) {
        ad__allow(k, AD_FINISH_REQUEST_DENIED, side, CITE(P(QUICKPLAY_REQUEST)));
        ad__answered(k);
        return;
    }
    if (is_fragment(&k->g)) {
        ad__answered(k);
        ad__ask(k, AD_WHAT_ARBITER, AD_ASKS_HOW_MUCH, side, CITE(P(QUICKPLAY_REQUEST)));
        return;
    }
    if (ad__offers(&k->g, side)) { /* III.4: first the opponent says no to the draw */
        ad__refuse(k, AD_FINISH_OFFER_OPEN, side, CITE(P(QUICKPLAY_TERMS)));
        return;
    }
    ad__allow(k, AD_FINISH_REQUEST_GRANTED, side, CITE(P(QUICKPLAY_TERMS)));
    ad__mode(k, AD_MODE_EXTRA, FIVE_SECONDS);
    ad__give_time(k, !side, TWO_MINUTES, AD_FINISH_TIME, CITE(P(QUICKPLAY_TERMS)));
    ad__answered(k);
}

static void reject_claim(struct ad__case *k, int side)
{
    if (!LAW(k, QUICKPLAY_REJECTS)) {
        ad__refuse(k, AD_FINISH_CANNOT_REJECT, side, CITE(P(QUICKPLAY_AGREED)));
        return; /* still open */
    }
    ad__allow(k, AD_FINISH_REJECTED, side, CITE(P(QUICKPLAY_REJECTED)));
    ad__give_time(k, !side, TWO_MINUTES, AD_FINISH_TIME, CITE(P(QUICKPLAY_REJECTED)));
    ad__mode(k, AD_MODE_POSTPONED, 0);
    ad__answered(k);
}

/* He may give the opponent two minutes now; that is a command of its own (clock.c). */
static void postpone_claim(struct ad__case *k, int side)
{
    ad__allow(k, AD_FINISH_POSTPONED, side, CITE(P(QUICKPLAY_AGREED), P(QUICKPLAY_POSTPONED)));
    ad__mode(k, AD_MODE_POSTPONED, side + 1);
    ad__answered(k);
}

static void rule_claim(struct ad__case *k, int side)
{
    switch (k->c->answer) {
    case AD_ANSWER_ACCEPT:
    case AD_ANSWER_DRAW: ad__draw(k, AD_ENDS_FINISH, CITE(P(QUICKPLAY_AGREED))); break;
    case AD_ANSWER_REJECT: reject_claim(k, side); break;
    case AD_ANSWER_POSTPONE: postpone_claim(k, side); break;
    default: ad__refuse(k, AD_FINISH_ONLY_A_DRAW, side, CITE(P(QUICKPLAY_AGREED))); break;
    }
}

/* Put off, and now decided: a draw even after the flag, or the flag decides. */
static void rule_postponed(struct ad__case *k, int side)
{
    bool down = flag_is_down(k, side) || k->g.clock.side[side].flag == 2;

    switch (k->c->answer) {
    case AD_ANSWER_ACCEPT:
    case AD_ANSWER_DRAW: ad__draw(k, AD_ENDS_FINISH, CITE(P(QUICKPLAY_AFTER_FLAG))); return;
    case AD_ANSWER_LOSS:
    case AD_ANSWER_REJECT:
        if (down && (k->c->answer == AD_ANSWER_REJECT || k->c->side == side)) {
            ad__mode(k, AD_MODE_POSTPONED, 0); /* nothing waits any more */
            ad__flag_lost(k, side, CITE(P(QUICKPLAY_AFTER_FLAG)));
            return;
        }
        if (k->c->answer == AD_ANSWER_REJECT) {
            reject_claim(k, side);
            return;
        }
        break;
    case AD_ANSWER_POSTPONE: postpone_claim(k, side); return;
    default: break;
    }
    ad__refuse(k, AD_FINISH_ONLY_A_DRAW, side, CITE(P(QUICKPLAY_AFTER_FLAG)));
}

void ad__quickplay_ruled(struct ad__case *k)
{
    const struct ad_question *q = &k->g.question;

    if (q->reason == AD_ASKS_POSTPONED) /* asked again when a flag fell */
        rule_postponed(k, q->side);
    else if (q->what == AD_WHAT_INCREMENT)
        rule_request(k, q->side);
    else if (q->what == AD_WHAT_NORMAL_MEANS || q->what == AD_WHAT_NO_EFFORT)
        rule_claim(k, q->side);
    else
        rule_postponed(k, k->g.mode[AD_MODE_POSTPONED] - 1);
}
