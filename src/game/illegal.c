/*
 * game/illegal.c -- illegal moves that have been completed, and moves made with two hands.
 *
 *   clause (2017)                          function
 *   7.5.1 restored, 7.5.2 queen            correct
 *   7.5.3, 7.7.2, 7.8.2 penalty            penalise
 *   7.7.1 two hands                        ad__two_hands
 *   A.4.2, B.4; 1997 C.3; 1977 8.11 3)     in_time, loses_at_once
 *   A.4.4 both kings in check              ad__watch, ad__watch_check
 *   A.4.2 the players correct it           ad__move_back
 *
 *   completed --seen or claimed--> ruled: restored, time, or lost
 *       |
 *       +--opponent moves (rapid, blitz without full supervision; 1977: touches)--> stands
 */
#include "game/case.h"

/* ---- which half-move is it about ---- */

/* Of this player, or by anybody (AD_WHO_NOBODY); 0: none. */
static uint32_t last_illegal(const struct ad__case *k, int side)
{
    for (uint32_t n = k->live->count; n > 0; n--) {
        const struct ad_ply *ply = ad_game_ply(k->live, n);
        if (ply->flags & AD_FLAG_ILLEGAL && !(ply->flags & AD_FLAG_RULED) &&
            (ply->side == side || !ad__player(side)))
            return n;
    }
    return 0;
}

static enum ad_offence kind_of(const struct ad__case *k, unsigned flags)
{
    if (LAW(k, ONE_OFFENCE_COUNT) || k->g.table.one_offence_count)
        return AD_OFFENCE_ILLEGAL;
    if (flags & AD_FLAG_PASS)
        return AD_OFFENCE_PRESS;
    return flags & AD_FLAG_ILLEGAL ? AD_OFFENCE_ILLEGAL : AD_OFFENCE_TWO_HANDS;
}

/* ---- the position is put back ---- */

/* He sets them before the clocks run again, or leaves them as they are (2017 7.1). */
static void times_by_arbiter(struct ad__case *k, int side, const uint16_t *cites)
{
    ad__mode(k, AD_MODE_TIMES_BACK, 1);
    ad__allow(k, AD_TIMES_BY_ARBITER, side, cites);
}

/* He is back before a control: the time of the period after it is not his yet. What he had then is
 * known from the record, or comes by 12.6, or the arbiter sets it. */
static void before_control(struct ad__case *k, int side, uint32_t ply)
{
    int32_t left = ad_game_ply(k->live, ply + 1)->left[side];

    if (left >= 0)
        ad__give_time(k, side, left - k->g.clock.side[side].main_ms, AD_TIME_RESTORED,
                      CITE(P(TIMES_RESTORED)));
    else if (!LAW(k, TIMES_BY_RATIO))
        times_by_arbiter(k, side, CITE(P(TIMES_RESTORED)));
}

void ad__back_to(struct ad__case *k, uint32_t ply, enum ad_reason why, const uint16_t *cites)
{
    struct ad_event e = ad__event(k, AD_EVENT_BACK, AD_ALLOWED, why, AD_WHO_NOBODY, cites);

    e.ply = ply;
    for (uint32_t n = ply + 1; n <= k->live->count; n++) {
        const struct ad_ply *gone = ad_game_ply(k->live, n);
        if (gone->flags & (AD_FLAG_COMPLETED | AD_FLAG_RECALLED))
            e.points[gone->side] = (uint8_t)(e.points[gone->side] + (e.points[gone->side] < 255));
    }
    ad__say(k, &e);
    for (int side = 0; side < 2; side++)
        if (k->g.clock.side[side].period < k->live->clock.side[side].period) {
            ad__mode(k, ad__old_flag(side), 0);
            before_control(k, side, ply);
        }
}

static int32_t larger(int32_t a, int32_t b)
{
    return a > b ? a : b;
}

/* The number of a move within the record. */
static uint32_t number_of(const struct ad_game *g, uint32_t ply)
{
    return (ply + 1 + (g->table.start.turn == AD_BLACK)) / 2;
}

/* Moves of this side with a higher number than that half-move has. */
static unsigned moves_after(const struct ad_game *g, int side, uint32_t ply)
{
    unsigned count = 0;

    for (uint32_t n = ply + 1; n <= g->count; n++)
        count += ad_game_ply(g, n)->side == side && number_of(g, n) > number_of(g, ply);
    return count;
}

/* All the time he has had by now, used or not. */
static int64_t given(const struct ad_game *g, int side)
{
    unsigned last = g->table.time.periods - 1u;
    int64_t ms = 0;

    for (unsigned i = 0; i <= g->clock.side[side].period; i++)
        ms += g->table.time.period[i < last ? i : last].ms;
    return ms;
}

/* 12.6: used' = used × m / n, m the number of the irregular move, n the moves made (§9-26), both of the
 * game, which may have begun before the record; and then no less than five minutes, nor a minute for
 * each move to the control. */
static int32_t by_ratio(const struct ad__case *k, int side, uint32_t ply)
{
    const struct ad_side_clock *s = &k->g.clock.side[side];
    unsigned n = k->live->clock.side[side].completed_total;
    unsigned after = moves_after(k->live, side, ply);
    int64_t used = given(k->live, side) - s->main_ms;
    int32_t left, moves_left;

    if (after == 0 || after > n)
        return s->main_ms;
    used = used * (n - after) / n / 1000 * 1000;
    left = ad__clamp(given(&k->g, side) - used);
    moves_left = ad__period(&k->g, side)->moves - s->completed;
    return larger(left, larger(5 * 60000, 60000 * larger(moves_left, 0)));
}

void ad__restore_times(struct ad__case *k, uint32_t ply, const uint16_t *cites)
{
    const struct ad_ply *at = ply < k->live->count ? ad_game_ply(k->live, ply + 1) : NULL;
    bool known = at && at->left[0] >= 0;

    if (!LAW(k, TIMES_BY_RATIO)) {
        times_by_arbiter(k, AD_WHO_NOBODY, cites);
        return;
    }
    for (int side = 0; side < 2; side++) {
        int32_t left = known ? at->left[side] : by_ratio(k, side, ply + 1);
        ad__give_time(k, side, left - k->g.clock.side[side].main_ms, AD_TIME_RESTORED, cites);
    }
}

/* 2017 7.5.1 names 4.7 too: castling that was begun, and is legal, has to be played. */
void ad__castle_again(struct ad__case *k, enum ad_castling way)
{
    struct ad_event e = ad__event(k, AD_EVENT_DUTY, AD_ALLOWED, AD_CASTLING_BEGUN, k->g.now.turn,
                                  CITE(P(ILLEGAL_RESTORED), P(RELEASED_KING)));
    e.act.castling = (uint8_t)way;
    e.value = 1;
    if (ad__legal_move_of(&k->g, e.act) != AD_NO_MOVE)
        ad__say(k, &e);
}

static void hand_again(struct ad__case *k, int what, int square, enum ad_reason why,
                       const uint16_t *cites)
{
    struct ad_event e = ad__event(k, AD_EVENT_HAND, AD_ALLOWED, why, k->g.now.turn, cites);

    e.value = what;
    e.square = (uint8_t)square;
    ad__say(k, &e);
}

/* A man let go where it captures, and the clock pressed with the other still there: the square
 * stays fixed (7.5.1, 4.7). */
static void release_again(struct ad__case *k, const struct ad_hand *was)
{
    const uint16_t *cites = CITE(P(ILLEGAL_RESTORED), P(RELEASED), P(MADE_CAPTURE));

    hand_again(k, AD__HAND_LIFTS, was->lifted, AD_CAPTURE_NOT_DONE, cites);
    hand_again(k, AD__HAND_RELEASES, was->released, AD_CAPTURE_NOT_DONE, cites);
}

/* 1984 5.6(e), 6.4: he makes his move as it should have been, on the square where the pawn was let go. */
static void promote_there(struct ad__case *k, struct ad_act act)
{
    const uint16_t *cites = CITE(P(UNPROMOTED), P(MADE_PROMOTION));

    act.promotion = AD_QUEEN;
    if (ad__like(&k->g) != AD_FIDE_1984 || ad__legal_move_of(&k->g, act) == AD_NO_MOVE)
        return;
    hand_again(k, AD__HAND_LIFTS, act.from, AD_PAWN_RELEASED, cites);
    hand_again(k, AD__HAND_RELEASES, act.to, AD_PAWN_RELEASED, cites);
}

/* What he touched before the illegal move still binds him (4.3): all of it, in its order, if that is
 * known, else the man of the move. */
static void touch_again(struct ad__case *k, struct ad_act act, bool at_once)
{
    const struct ad_hand *was = &k->live->before;
    uint8_t squares[2];
    unsigned count;
    enum ad_castling way = at_once && was->castling != AD_CASTLING_NONE
                               ? (enum ad_castling)was->castling
                               : ad__castling_begun(&k->g, act);

    ad__touches_of(squares, &count, &k->g.now, act);
    if (at_once && was->count > 0)
        ad__note_touches(k, was->touched, was->count, was->together);
    else
        ad__note_touches(k, squares, count, 0);
    if (!ad__is_2017(&k->g))
        return;
    if (way != AD_CASTLING_NONE)
        ad__castle_again(k, way);
    else if (at_once && was->released != AD_NO_SQUARE && was->lifted != AD_NO_SQUARE)
        release_again(k, was);
}

/* ---- the penalty ---- */

struct offence {
    int side; /* the offender */
    unsigned flags;
    uint32_t ply;
    bool asked;                    /* by a player, not seen by the arbiter */
    bool unpressed;                /* not completed: A.4.2 is not about it */
    const uint16_t *act, *penalty; /* what he did, and what it costs */
};

static const uint16_t *special_clause(const struct ad_game *g)
{
    static const uint16_t rapid[] = {P(ILLEGAL_RAPID_OTHER), AD__PROVISIONS};
    static const uint16_t blitz[] = {P(ILLEGAL_BLITZ_OTHER), AD__PROVISIONS};
    return g->table.format == AD_BLITZ ? blitz : rapid;
}

static void cite_all(struct ad_event *e, const struct ad__case *k, const struct offence *o)
{
    ad__cites(&e->cites, &k->g, o->penalty);
    ad__cites(&e->cites, &k->g, o->act);
    if (ad__unwatched(&k->g) && !o->unpressed)
        ad__cites(&e->cites, &k->g, special_clause(&k->g));
    if (o->unpressed && k->g.table.format == AD_RAPID)
        return;
    ad__cites(&e->cites, &k->g, ad__penalty_format_cite(k));
}

/* 1997 10.3 makes no exception; C.4 does, in blitz. */
static enum ad_possible can_win(struct ad__case *k, const struct ad_position *p, int side)
{
    if (ad__like(&k->g) == AD_FIDE_1997 && k->g.table.format != AD_BLITZ)
        return AD_POSSIBLE_YES;
    return ad__can_win(k, p, side, true);
}

/* Lost, unless the opponent cannot win by the edition's own test. */
static void lost(struct ad__case *k, const struct offence *o, const struct ad_position *p)
{
    struct ad_event e =
        ad__event(k, AD_EVENT_RESULT, AD_GAME_OVER, AD_ENDS_ILLEGAL, !o->side, NULL);

    cite_all(&e, k, o);
    e.value = AD_RESULT_PLAYED;
    switch (can_win(k, p, !o->side)) {
    case AD_POSSIBLE_YES: e.points[!o->side] = 2; break;
    case AD_POSSIBLE_NO:
        e.points[0] = e.points[1] = 1;
        e.side = AD_WHO_NOBODY;
        e.reason = AD_ENDS_ILLEGAL_DRAW;
        ad__cites(&e.cites, &k->g, CITE(P(ILLEGAL_MATERIAL)));
        if (ad__like(&k->g) == AD_BLITZ_1977) /* 8.16: else the Laws as they stand */
            ad__cite(&e.cites, P(BARE_KING), AD_FIDE_1984, AD_FIDE_1984);
        break;
    case AD_POSSIBLE_UNKNOWN:
        e.kind = AD_EVENT_ASKS;
        e.verdict = AD_ASK_ARBITER;
        e.what = AD_WHAT_ILLEGAL_MOVE;
        e.side = (uint8_t)o->side;
        e.reason = AD_ASKS_CAN_MATE;
        e.value = (int32_t)k->nodes;
        break;
    }
    ad__say(k, &e);
}

/* 1997: only in a quickplay finish, in rapid only if somebody asks (§9-19, §9-36). */
static bool is_counted(const struct ad__case *k, const struct offence *o)
{
    if (LAW(k, ILLEGAL_LOSES_AT) == 0)
        return false;
    if (!LAW(k, ILLEGAL_NEEDS_QUICKPLAY))
        return true;
    if (k->g.table.format == AD_RAPID)
        return o->asked;
    return ad__quickplay_phase(&k->g);
}

/* True: the game is over or in the arbiter's hands. `p` is where "can he mate" is asked (§9-44). */
static bool penalise(struct ad__case *k, const struct offence *o, const struct ad_position *p)
{
    enum ad_offence kind = kind_of(k, o->flags);
    struct ad_event e =
        ad__event(k, AD_EVENT_OFFENCE, AD_PENALTY, AD_OFFENCE_COUNTED, o->side, NULL);
    struct ad_event t = ad__event(k, AD_EVENT_TIME, AD_PENALTY, AD_TIME_PENALTY, !o->side, NULL);

    e.what = (uint8_t)kind;
    e.value = k->g.offences[o->side][kind] + 1;
    cite_all(&e, k, o);
    ad__say(k, &e);
    if (e.value >= LAW(k, ILLEGAL_LOSES_AT)) {
        lost(k, o, p);
        return true;
    }
    t.ms = ad__penalty_ms(k);
    t.value = e.value;
    cite_all(&t, k, o);
    ad__cites(&t.cites, &k->g, ad__penalty_time_cite(k));
    ad__say(k, &t);
    return false;
}

/* ---- correcting it ---- */

enum { HANDS_OPEN = 1, HANDS_RULED = 3 }; /* + side: AD_MODE_HANDS */

static bool hands_ruled(const struct ad__case *k, int side)
{
    return k->g.mode[AD_MODE_HANDS] == side + HANDS_RULED;
}

void ad__hands_stay_open(struct ad__case *k, int side, unsigned flags)
{
    if (flags & AD_FLAG_TWO_HANDS && !hands_ruled(k, side) &&
        kind_of(k, AD_FLAG_TWO_HANDS) == AD_OFFENCE_TWO_HANDS)
        ad__mode(k, AD_MODE_HANDS, side + HANDS_OPEN);
}

static void promote(struct ad__case *k, const struct ad_ply *ply)
{
    unsigned ruled = hands_ruled(k, ply->side) ? AD_FLAG_RULED : 0;
    struct ad_act act = ply->act;
    ad_move m;

    act.promotion = AD_QUEEN;
    m = ad__legal_move_of(&k->g, act);
    if (m != AD_NO_MOVE)
        ad__put_down(k, m, act, (ply->flags & AD_FLAG_TWO_HANDS) | ruled, CITE(P(UNPROMOTED)));
}

/* The penalty goes before what the new queen does; whether a second offence loses is asked with her on
 * the board (§9-52). */
static void promoted(struct ad__case *k, int side)
{
    struct ad_event e = ad__event(k, AD_EVENT_PRESSES, AD_ALLOWED, AD_REASON_NONE, side, NULL);

    if (!k->g.made_unpressed[side] || ad__end_tests(k))
        return;
    ad__say(k, &e);
    ad__complete(k, side, AD_REASON_NONE, NULL);
}

/* 5.6(e): the pawn goes back, the opponent's clock shows what it did before the press. */
static void correct_1984_pawn(struct ad__case *k, const struct ad_ply *ply)
{
    int other = !ply->side;
    int32_t before = ply->left[other] >= 0 ? ply->left[other] : k->g.clock.side[other].main_ms;

    ad__back_to(k, k->live->count - 1, AD_RESTORED, CITE(P(UNPROMOTED)));
    ad__give_time(k, other, before - k->g.clock.side[other].main_ms, AD_TIME_RESTORED,
                  CITE(P(UNPROMOTED)));
    touch_again(k, ply->act, true);
    promote_there(k, ply->act);
    ad__ask(k, AD_WHAT_ILLEGAL_MOVE, AD_ASKS_PENALTY, ply->side, CITE(P(UNPROMOTED)));
}

static void correct(struct ad__case *k, const struct offence *o)
{
    const struct ad_ply *ply = ad_game_ply(k->live, o->ply);
    bool at_once = o->ply == k->live->count;
    bool queen = ply->flags & AD_FLAG_UNPROMOTED && LAW(k, UNPROMOTED_IS_QUEEN);

    ad__back_to(k, o->ply - 1, queen ? AD_PAWN_BECOMES_QUEEN : AD_RESTORED, o->act);
    if (queen)
        promote(k, ply);
    if (queen && at_once)
        return;
    if (!at_once)
        ad__restore_times(k, o->ply - 1, CITE(P(TIMES_RESTORED)));
    else if (ad__like(&k->g) != AD_BLITZ_1977 && !(ply->flags & AD_FLAG_PASS))
        times_by_arbiter(k, AD_WHO_NOBODY, CITE(P(TIMES_RESTORED)));
    if (queen)
        return;
    touch_again(k, ply->act, at_once);
    if (ply->flags & AD_FLAG_UNPROMOTED)
        promote_there(k, ply->act);
}

static const uint16_t act_illegal[] = {P(ILLEGAL_RESTORED), AD__PROVISIONS};
static const uint16_t act_pawn[] = {P(UNPROMOTED), P(ILLEGAL_RESTORED), AD__PROVISIONS};
static const uint16_t act_press[] = {P(PRESS_NO_MOVE), AD__PROVISIONS};
static const uint16_t act_hands[] = {P(TWO_HANDS), AD__PROVISIONS};
static const uint16_t pays_illegal[] = {P(ILLEGAL_PENALTY), AD__PROVISIONS};
static const uint16_t pays_press[] = {P(PRESS_NO_MOVE_PENALTY), AD__PROVISIONS};
static const uint16_t pays_hands[] = {P(TWO_HANDS_PENALTY), AD__PROVISIONS};
/* The edition knows a time after which an illegal move stands. */
static bool can_become_late(const struct ad_game *g)
{
    return ad__unwatched(g) || ad__like(g) == AD_BLITZ_1977 ||
           (ad__like(g) == AD_FIDE_1997 && g->table.format == AD_BLITZ);
}

static bool in_time(const struct ad__case *k, uint32_t ply)
{
    if (!can_become_late(&k->g))
        return true;
    if (ad__like(&k->g) == AD_BLITZ_1977 && (k->g.hand.count > 0 || k->g.mode[AD_MODE_BRUSHED]))
        return false;
    return ply == k->live->count;
}

/* 1977 and 1997 blitz: the opponent may claim the win; 2017 A.4.2: it is lost. */
static bool loses_at_once(const struct ad_game *g)
{
    return can_become_late(g) &&
           ad__law(g, g->table.format == AD_BLITZ ? AD__N_ILLEGAL_LOSES_AT_BLITZ
                                                  : AD__N_ILLEGAL_LOSES_AT_RAPID) == 1;
}

static struct offence offence_of(const struct ad__case *k, uint32_t ply, bool asked)
{
    const struct ad_ply *p = ad_game_ply(k->live, ply);
    struct offence o = {p->side, p->flags, ply, asked, false, act_illegal, pays_illegal};

    if (p->flags & AD_FLAG_UNPROMOTED)
        o.act = act_pawn;
    if (p->flags & AD_FLAG_PASS) {
        o.act = act_press;
        o.penalty = pays_press;
    }
    return o;
}

/* Found while the game is adjourned (1984 8.1): what was sealed belongs to a position that is gone. */
static void open_to_play(struct ad__case *k)
{
    struct ad_event e = ad__event(k, AD_EVENT_SEALS, AD_ALLOWED, AD_SEALED_MOVE_VOID, AD_WHO_NOBODY,
                                  CITE(P(ILLEGAL_RESTORED)));

    if (!ad__adjourned(&k->g))
        return;
    e.value = 1;
    ad__say(k, &e);
    ad__mode(k, AD_MODE_SESSION, AD_SESSION_PLAY);
}

/* 1997 B.5: put right, but by Article 10 only at the request of a player. It may still come. */
static void not_asked(struct ad__case *k, const struct offence *o)
{
    if (k->g.table.format == AD_RAPID && LAW(k, ILLEGAL_NEEDS_QUICKPLAY))
        ad__mode(k, AD_MODE_UNASKED, o->side + 1);
}

/* Now he asks for what 10.3 gives him. */
static bool asks_for_penalty(struct ad__case *k)
{
    struct offence o = {!k->c->by, AD_FLAG_ILLEGAL, 0, true, false, act_illegal, pays_illegal};

    if (k->g.mode[AD_MODE_UNASKED] != o.side + 1)
        return false;
    ad__mode(k, AD_MODE_UNASKED, 0);
    penalise(k, &o, &k->g.now);
    return true;
}

/* Answered before the press, and noticed before it, too: put right, and no more (7.5.1, 7.5.3). */
static bool is_open(const struct ad__case *k, uint32_t ply)
{
    int side = ad_game_ply(k->live, ply)->side;

    return k->g.made_unpressed[side] && ply == ad__last_of(k->live, side) &&
           !LAW(k, FINAL_WHEN_LET_GO);
}

static void rule_on(struct ad__case *k, uint32_t ply, bool asked)
{
    struct offence o = offence_of(k, ply, asked);
    struct ad_position before;

    ad__stop_clock(k, AD_CLOCK_STOPPED, asked ? CITE(P(PLAYER_STOPS)) : CITE(P(ARBITER_STOPS)));
    if (ad__like(&k->g) == AD_FIDE_1984 && o.flags & AD_FLAG_UNPROMOTED && ply == k->live->count) {
        correct_1984_pawn(k, ad_game_ply(k->live, ply));
        return;
    }
    ad_game_position(&before, k->live, ply - 1);
    o.unpressed = is_open(k, ply);
    if (loses_at_once(&k->g) && !o.unpressed) {
        o.penalty = special_clause(&k->g);
        if (!ad__is_2017(&k->g))
            o.act = NULL; /* nothing is put back */
        lost(k, &o, &before);
        return;
    }
    if (ad__unwatched(&k->g) && !o.unpressed) /* 2023 A.5.2: by 7.5.5 */
        ad__allow(k, AD_ILLEGAL_IN_TIME, o.side, special_clause(&k->g));
    ad__hands_stay_open(k, o.side, o.flags);
    correct(k, &o);
    open_to_play(k);
    if (ad__is_over(&k->g))
        return;
    if (o.unpressed)
        ad__allow(k, AD_ILLEGAL_NOT_COMPLETED, o.side, o.act);
    else if (!is_counted(k, &o))
        not_asked(k, &o);
    else if (penalise(k, &o, &k->g.now))
        return;
    promoted(k, o.side);
    if (k->g.hand.count > 0)
        ad__say_bound(k, o.side);
}

/* ---- seen, claimed, found ---- */

/* The article that says when an illegal move is completed. */
static const uint16_t *completion(const struct ad_game *g)
{
    static const uint16_t let_go[] = {P(MADE), AD__PROVISIONS};

    if (ad__like(g) == AD_FIDE_1997 && g->table.format == AD_BLITZ)
        return special_clause(g); /* C.3 */
    return ad__like(g) == AD_BLITZ_1977 ? let_go : act_illegal;
}

static void none(struct ad__case *k)
{
    if (k->g.hand.flags & AD_FLAG_ILLEGAL)
        ad__refuse(k, AD_ILLEGAL_NOT_COMPLETED, k->c->by, completion(&k->g));
    else
        ad__refuse(k, AD_ILLEGAL_NONE, k->c->by,
                   can_become_late(&k->g) ? CITE(P(ILLEGAL_RESTORED), P(ILLEGAL_STANDS))
                                          : CITE(P(ILLEGAL_RESTORED)));
}

bool ad__illegal_stands(const struct ad__case *k)
{
    return last_illegal(k, AD_WHO_NOBODY) != 0;
}

static bool moved_two_handed(const struct ad__case *k, int side)
{
    uint32_t n = ad__last_of(k->live, side);
    const struct ad_ply *ply = n > 0 ? ad_game_ply(k->live, n) : NULL;

    return ply && ply->move != AD_NO_MOVE && ply->flags & AD_FLAG_TWO_HANDS && ad__is_2017(&k->g);
}

/* Who noticed it does not matter (7.5.1), unless it is for the opponent alone to claim (A.4.2, C.3). */
void ad__illegal_claimed(struct ad__case *k)
{
    uint32_t ply = last_illegal(k, !k->c->by), own = last_illegal(k, k->c->by);

    if (ply == 0 && own != 0 && can_become_late(&k->g)) {
        ad__refuse(k, AD_ILLEGAL_FOR_OPPONENT, k->c->by, special_clause(&k->g));
        return;
    }
    if (ply == 0)
        ply = own;
    if (ply == 0 && asks_for_penalty(k))
        return;
    if (ply == 0 && moved_two_handed(k, !k->c->by)) { /* 7.7.1: treated as an illegal move */
        ad__two_hands(k, !k->c->by);
        return;
    }
    if (ply == 0) {
        none(k);
        return;
    }
    if (!in_time(k, ply)) {
        ad__refuse(k, AD_ILLEGAL_STANDS, k->c->by, CITE(P(ILLEGAL_STANDS)));
        return;
    }
    rule_on(k, ply, true);
}

/* The arbiter may not act unasked in 1977 and in 1997 blitz (§9-46). */
static bool must_be_silent(struct ad__case *k)
{
    if (!can_become_late(&k->g) || ad__is_2017(&k->g))
        return false;
    ad__refuse(k, AD_NOT_POINTED_OUT, AD_WHO_ARBITER, CITE(P(ILLEGAL_NOT_POINTED_OUT)));
    return true;
}

void ad__illegal_seen(struct ad__case *k)
{
    uint32_t ply = last_illegal(k, AD_WHO_NOBODY);

    if (ply == 0) {
        none(k);
        return;
    }
    if (must_be_silent(k))
        return;
    if (!in_time(k, ply)) {
        ad__refuse(k, AD_ILLEGAL_STANDS, AD_WHO_ARBITER,
                   CITE(P(ILLEGAL_STANDS), P(ARBITER_SILENT)));
        return;
    }
    rule_on(k, ply, false);
}

void ad__illegal_found(struct ad__case *k)
{
    uint32_t ply = k->c->ply;

    if (must_be_silent(k))
        return;
    if (k->c->unknown && ad__unwatched(&k->g)) { /* moves were made since: it stands (A.4.2) */
        ad__refuse(k, AD_ILLEGAL_STANDS, AD_WHO_ARBITER, CITE(P(ILLEGAL_STANDS)));
        return;
    }
    if (k->c->unknown) {
        if (LAW(k, LOST_POSITION_VOIDS)) {
            ad__end(k, AD_RESULT_VOID, 0, 0, AD_ENDS_POSITION_LOST, CITE(P(ILLEGAL_LOST_POSITION)));
            return;
        }
        ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(ARBITER_STOPS)));
        ad__back_to(k, ply < k->live->count ? ply : k->live->count, AD_BACK_TO_KNOWN,
                    CITE(P(ILLEGAL_LOST_POSITION), P(TIMES_RESTORED)));
        ad__restored(k, AD_WHAT_ILLEGAL_MOVE);
        return;
    }
    if (ply == 0 || ply > k->live->count || !(ad_game_ply(k->live, ply)->flags & AD_FLAG_ILLEGAL)) {
        none(k);
        return;
    }
    if (!in_time(k, ply)) {
        ad__refuse(k, AD_ILLEGAL_STANDS, AD_WHO_ARBITER, CITE(P(ILLEGAL_STANDS)));
        return;
    }
    rule_on(k, ply, false);
}

/* A.4.2: the players may put right between themselves what the arbiter no longer may. In 1997 blitz
 * they may before the reply (§9-46), in 1977 never. Elsewhere it is a matter for the arbiter. */
void ad__move_back(struct ad__case *k)
{
    uint32_t ply = last_illegal(k, AD_WHO_NOBODY);
    struct ad_act act;

    if (ply == 0 && !(k->g.hand.flags & AD_FLAG_ILLEGAL)) {
        ad__refuse(k, AD_MOVE_NOT_TAKEN_BACK, k->c->by, CITE(P(MADE)));
        return;
    }
    if (ply == 0) {
        none(k);
        return;
    }
    if (!can_become_late(&k->g)) {
        rule_on(k, ply, true);
        return;
    }
    if (ad__like(&k->g) == AD_BLITZ_1977 || (!ad__is_2017(&k->g) && !in_time(k, ply))) {
        ad__refuse(k, AD_ILLEGAL_STANDS, k->c->by, CITE(P(ILLEGAL_STANDS)));
        return;
    }
    act = ad_game_ply(k->live, ply)->act;
    ad__back_to(k, ply - 1, AD_RESTORED_BY_PLAYERS, CITE(P(ILLEGAL_STANDS), P(ILLEGAL_RESTORED)));
    touch_again(k, act, ply == k->live->count);
    if (ad__player(k->g.clock.running))
        ad__run(k, k->g.now.turn, false, AD_REASON_NONE, NULL);
}

/* ---- two hands ---- */

/* The move that they made: the last one, or what was let go and has not been pressed, or an illegal
 * one that was taken back since. */
struct grip {
    struct ad_act act;
    struct ad_position before;
    uint32_t ply; /* 0: not in the record */
    unsigned flags;
    bool legal, unpressed;
};

static bool grip_of(struct grip *out, const struct ad__case *k, int side)
{
    const struct ad_hand *h = &k->g.hand;
    uint32_t n = ad__last_of(k->live, side);

    *out = (struct grip){.act = h->stands, .flags = h->flags, .unpressed = true};
    out->before = k->g.now;
    if (k->g.now.turn == side && h->flags)
        return true;
    if (n == 0)
        return false;
    out->ply = n;
    out->act = ad_game_ply(k->live, n)->act;
    out->flags = ad_game_ply(k->live, n)->flags;
    out->legal = ad_game_ply(k->live, n)->move != AD_NO_MOVE;
    out->unpressed = k->g.made_unpressed[side];
    ad_game_position(&out->before, k->live, n - 1);
    return true;
}

/* Castling, a capture, a promotion: lawful or not, it is what the hands did. */
static bool is_special(const struct grip *m)
{
    bool pawn = m->act.from < AD_NO_SQUARE &&
                ad_man_kind(ad_position_man(&m->before, m->act.from)) == AD_PAWN;

    if (m->act.castling != AD_CASTLING_NONE || m->act.promotion != AD_EMPTY)
        return true;
    if (m->act.from >= AD_NO_SQUARE)
        return false;
    return ad__has(m->before.side[!m->before.turn], m->act.to) ||
           (pawn &&
            (ad_rank_of(m->act.to) % 7 == 0 || ad_file_of(m->act.from) != ad_file_of(m->act.to)));
}

/* 4.8 is about 4.1 too: no complaint once he has touched a man to move it, or has moved. */
static bool complains_late(const struct ad__case *k, const struct grip *m)
{
    if (!ad__player(k->c->by) || !ad__is_2017(&k->g) || m->ply == 0)
        return false;
    return m->ply < k->live->count || (k->g.now.turn == k->c->by && k->g.hand.count > 0);
}

/* Editions in which it is no more than a fact, and moves for which it is not. */
static bool only_noted(struct ad__case *k, int side, const struct grip *m)
{
    int law = LAW(k, TWO_HANDS_ILLEGAL);

    if (ad__like(&k->g) == AD_BLITZ_1977 && m->act.castling != AD_CASTLING_NONE)
        ad__allow(k, AD_MAY_CASTLE_TWO_HANDS, side, CITE(P(TWO_HANDS)));
    else if (ad__like(&k->g) ==
             AD_FIDE_1984) /* no word on hands: what it costs, if anything (16.5) */
        ad__ask(k, AD_WHAT_TWO_HANDS, AD_ASKS_PENALTY, side, CITE(P(PENALTY_MENU)));
    else if (law == 0)
        ad__incident(k, AD_WHAT_TWO_HANDS, AD_MOVE_TWO_HANDS, side, CITE(P(TWO_HANDS)));
    else if (law == 1 && !is_special(m))
        ad__incident(k, AD_WHAT_TWO_HANDS, AD_MOVE_TWO_HANDS, side, CITE(P(ONE_HAND)));
    else
        return false;
    return true;
}

static bool are_ruled(const struct ad__case *k, int side, const struct grip *m)
{
    return (m->legal && m->flags & AD_FLAG_RULED) || (!m->legal && hands_ruled(k, side));
}

static bool hands_refused(struct ad__case *k, int side, const struct grip *m)
{
    if (complains_late(k, m))
        ad__refuse(k, AD_OBJECTION_TOO_LATE, k->c->by, CITE(P(TOUCH_OBJECTION)));
    else if (are_ruled(k, side, m))
        ad__refuse(k, AD_TWO_HANDS_RULED, side, CITE(P(TWO_HANDS)));
    else if (LAW(k, TWO_HANDS_ILLEGAL) == 2 && m->unpressed)
        ad__refuse(k, AD_TWO_HANDS_NOT_PRESSED, side, CITE(P(TWO_HANDS)));
    else if (m->ply > 0 && !in_time(k, m->ply))
        ad__refuse(k, AD_TWO_HANDS_STAND, side, CITE(P(ILLEGAL_STANDS), P(TWO_HANDS)));
    else
        return false;
    return true;
}

/* So that one move is not counted twice. */
static void note_ruled(struct ad__case *k, int side, const struct grip *m)
{
    struct ad_event e =
        ad__event(k, AD_EVENT_SHEET, AD_ALLOWED, AD_REASON_NONE, AD_WHO_NOBODY, NULL);

    e.ply = m->ply;
    e.flags = AD_FLAG_RULED;
    if (m->legal)
        ad__say(k, &e);
    else
        ad__mode(k, AD_MODE_HANDS, side + HANDS_RULED);
}

/* True: the game is over or in the arbiter's hands. An illegal move stands aside when it is asked
 * whether the opponent can mate (§9-44). */
static bool rule_on_hands(struct ad__case *k, int side, const struct grip *m)
{
    const struct ad_position *p = m->legal ? &k->g.now : &m->before;
    bool asked = ad__player(k->c->by);
    struct offence o = {side,         AD_FLAG_TWO_HANDS, m->ply,    asked,
                        m->unpressed, act_hands,         pays_hands};

    ad__stop_clock(k, AD_CLOCK_STOPPED, asked ? CITE(P(PLAYER_STOPS)) : CITE(P(ARBITER_STOPS)));
    if (loses_at_once(&k->g) && !m->unpressed) { /* §9-24 */
        o.penalty = special_clause(&k->g);
        lost(k, &o, p);
        return true;
    }
    note_ruled(k, side, m);
    return penalise(k, &o, p); /* the move itself stands (§9-8) */
}

static void ask_about_hands(struct ad__case *k, int side)
{
    ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(PLAYER_STOPS)));
    ad__ask(k, AD_WHAT_TWO_HANDS, AD_ASKS_TWO_HANDS, side, CITE(P(TWO_HANDS), P(ONE_HAND)));
}

/* Illegal with either hand as well. With a count of its own the grip is a breach of its own (§9-59). */
static void rule_on_move_too(struct ad__case *k, const struct grip *m)
{
    if (m->legal || m->unpressed)
        return;
    if (ad__player(k->c->by))
        ad__illegal_claimed(k);
    else
        ad__illegal_seen(k);
}

static bool stands_apart(const struct ad__case *k, const struct grip *m)
{
    return m->legal || m->unpressed || LAW(k, TWO_HANDS_ILLEGAL) == 0 ||
           kind_of(k, AD_FLAG_TWO_HANDS) == AD_OFFENCE_TWO_HANDS;
}

/* It has been put back, and the hands are noticed only now. */
static bool ruled_afterwards(struct ad__case *k, int side)
{
    struct grip back = {.before = k->g.now, .unpressed = true};
    bool open = k->g.mode[AD_MODE_HANDS] == side + HANDS_OPEN;

    if (k->g.hand.flags || last_illegal(k, side) || (!open && !hands_ruled(k, side)))
        return false;
    if (!open)
        ad__refuse(k, AD_TWO_HANDS_RULED, side, CITE(P(TWO_HANDS)));
    else
        rule_on_hands(k, side, &back);
    return true;
}

void ad__two_hands(struct ad__case *k, int side)
{
    bool asked = ad__player(k->c->by);
    struct grip m;

    if (ruled_afterwards(k, side))
        return;
    if (!grip_of(&m, k, side)) {
        ad__refuse(k, AD_TWO_HANDS_NO_MOVE, side, CITE(P(TWO_HANDS), P(ONE_HAND)));
        return;
    }
    if (asked && !(m.flags & AD_FLAG_TWO_HANDS) && (m.legal || m.unpressed)) {
        ask_about_hands(k, side); /* the record does not say so: the arbiter must */
        return;
    }
    if (stands_apart(k, &m) && !only_noted(k, side, &m) && !hands_refused(k, side, &m) &&
        rule_on_hands(k, side, &m))
        return;
    rule_on_move_too(k, &m);
}

/* ---- A.4.4: a position that no legal play can give ---- */

static bool two_checks(const struct ad_position *p)
{
    return ad_position_attackers(p, p->king[0], AD_BLACK) &&
           ad_position_attackers(p, p->king[1], AD_WHITE);
}

static bool last_rank_pawn(const struct ad_position *p)
{
    return (p->pawns & (ad__rank(0) | ad__rank(7))) != 0;
}

static bool is_wrong(const struct ad_position *p)
{
    return two_checks(p) || last_rank_pawn(p);
}

/* What he sees is the position, and he waits (§9-21); that a move was illegal he sees as such. */
void ad__watch(struct ad__case *k)
{
    if (!ad__unwatched(&k->g)) {
        ad__illegal_seen(k);
        return;
    }
    if (!is_wrong(&k->g.now)) {
        ad__refuse(k, AD_ILLEGAL_NONE, AD_WHO_ARBITER, CITE(P(WATCH)));
        return;
    }
    ad__allow(k, AD_WATCHES, AD_WHO_ARBITER, CITE(P(WATCH)));
    ad__mode(k, AD_MODE_WATCH, (int32_t)k->live->count + 1);
}

void ad__watch_check(struct ad__case *k)
{
    int32_t since = k->g.mode[AD_MODE_WATCH];

    if (since == 0 || (int32_t)k->g.count < since || ad__is_over(&k->g))
        return;
    ad__mode(k, AD_MODE_WATCH, 0);
    if (is_wrong(&k->g.now))
        ad__draw(k, AD_ENDS_STILL_ILLEGAL, CITE(P(WATCH)));
}
