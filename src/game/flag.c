/*
 * game/flag.c -- a flag has fallen: who establishes it, and what follows.
 *
 *   clause (2017)                      function
 *   6.8 established                    ad__flag_seen, ad__flag_claimed
 *   6.4 the control was met            control_was_met; its flag falls later: ad__old_flags
 *   6.10.1 it fell too early           fell_early
 *   6.9 loss or draw                   ad__flag_lost
 *   8.6 the moves cannot be proved     count_unknown, ad__count_ruled
 *   III.3.1 both flags                 both
 *   A.4.3, A.4.5 rapid                 ad__flag_claimed, ad__flag_seen
 *   1984 10.7, 12.8; 1997 6.11, B.8    ad__can_win, both
 *
 * Whether the opponent "cannot mate" is asked by each edition's own words: 1984 looks for a bare king,
 * blitz-1977 at his men alone, 1997 blitz at mating material (C.4), the others for any series of legal
 * moves, and there unknown goes to the arbiter.
 */
#include "game/adjourn.h"

static bool has_only_minor(const struct ad_position *p, int side)
{
    uint64_t rest = p->side[side] & ~ad__bit(p->king[side]);
    uint64_t minor = p->knights | (p->diagonal & ~p->straight);
    return !ad__several(rest) && (rest & ~minor) == 0;
}

enum ad_possible ad__can_win(struct ad__case *k, const struct ad_position *p, int side,
                             bool for_illegal)
{
    struct ad_setup s;
    struct ad_position strict;

    switch (ad__like(&k->g)) {
    case AD_FIDE_1984: return ad__bare_king(p, side) ? AD_POSSIBLE_NO : AD_POSSIBLE_YES;
    case AD_BLITZ_1977: /* §9-17, §9-40 */
        if (for_illegal)
            return ad__bare_king(p, side) ? AD_POSSIBLE_NO : AD_POSSIBLE_YES;
        return has_only_minor(p, side) ? AD_POSSIBLE_NO : AD_POSSIBLE_YES;
    case AD_FIDE_1997:
        if (k->g.table.format == AD_BLITZ)
            return ad__c4_material(p, side);
        break;
    case AD_VI_NRW:
    case AD_FIDE_2014:
    case AD_FIDE_2017:
    case AD_FIDE_2023:
    case AD_EDITIONS: break;
    }
    if (ad__bare_king(p, side))
        return AD_POSSIBLE_NO;
    ad_position_setup(&s, p);
    if (ad_position_from(&strict, &s)) /* no legal series starts from an illegal position */
        return AD_POSSIBLE_UNKNOWN;
    return ad__can_mate(k, p, side);
}

/* All remaining moves in a limited time: the last period. */
bool ad__quickplay_phase(const struct ad_game *g)
{
    if (ad__like(g) == AD_FIDE_1997 && g->table.format != AD_STANDARD)
        return true;
    return g->table.time.period[g->table.time.periods - 1].moves == 0 &&
           ad__last_period(g, g->now.turn);
}

/* ---- the verdict on one flag ---- */

static const uint16_t *no_win_clause(const struct ad_game *g)
{
    static const uint16_t bare[] = {P(FLAG_BARE_KING), AD__PROVISIONS};
    static const uint16_t material[] = {P(FLAG_MATERIAL), P(FLAG_BARE_KING), AD__PROVISIONS};
    return g->table.format == AD_BLITZ ? material : bare;
}

/* 8.6: neither sheet is complete. That moves are missed is known; how many were made is not, until the
 * gaps are filled or the arbiter has other proof. In the last period the number decides nothing. */
static bool count_unknown(const struct ad__case *k, int side)
{
    unsigned last = k->g.table.time.periods - 1u;
    bool counted = k->g.clock.side[side].period < last || k->g.table.time.period[last].moves > 0;

    return counted && ad__sheets_prove_nothing(k, side);
}

static void ask_count(struct ad__case *k, int side)
{
    ad__ask(k, AD_WHAT_SHEET, AD_ASKS_COUNT, side, CITE(P(FLAG_COUNT_UNKNOWN)));
}

const struct ad_question *ad__count_asked(const struct ad__case *k)
{
    const struct ad_question *q = &k->g.question;

    for (unsigned i = 0; i < k->g.waits && q->reason != AD_ASKS_COUNT; i++)
        q = &k->g.waiting[i];
    return q->reason == AD_ASKS_COUNT ? q : NULL;
}

/* No flag decides anything while the number of moves is asked for: until a sheet has been completed. */
static bool count_is_asked(struct ad__case *k)
{
    const struct ad_question *asked = ad__count_asked(k);
    struct ad_question q;

    if (!asked)
        return false;
    q = *asked;
    if (ad__sheets_incomplete(k))
        ask_count(k, q.side);
    else
        ad__closed(k, &q);
    return ad__sheets_incomplete(k);
}

static void loses(struct ad__case *k, int side, const uint16_t *first);

/* Can the number be proved otherwise? If not, the moves are counted anew for the game. */
void ad__count_ruled(struct ad__case *k, bool proved)
{
    struct ad_question q = *ad__count_asked(k);

    if (proved)
        loses(k, q.side, CITE(P(FLAG_COUNT_UNKNOWN)));
    else
        ad__sheets_lost(k);
    if (!ad__is_over(&k->g))
        ad__closed(k, &q);
}

/* He has sealed and not come yet, and is not too late any more: the one who was there has lost. */
static bool sealer_away(const struct ad_game *g, int side)
{
    return ad__resumed(g) && g->envelope.sealer == side && ad__presence(g, side) == AD__ABSENT;
}

void ad__flag_lost(struct ad__case *k, int side, const uint16_t *first)
{
    if (count_is_asked(k))
        return;
    if (k->g.mode[AD_MODE_POSTPONED]) {
        ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(ARBITER_STOPS)));
        ad__ask(k, AD_WHAT_NORMAL_MEANS, AD_ASKS_POSTPONED, side, CITE(P(QUICKPLAY_AFTER_FLAG)));
        return;
    }
    if (count_unknown(k, side)) { /* first the sheets are completed as far as can be */
        ad__sheet_flag(k, side);
        ask_count(k, side);
        return;
    }
    loses(k, side, first);
}

static void loses(struct ad__case *k, int side, const uint16_t *first)
{
    struct ad_event e = ad__event(k, AD_EVENT_RESULT, AD_GAME_OVER, AD_ENDS_TIME, !side, first);

    e.value = AD_RESULT_PLAYED;
    switch (ad__can_win(k, &k->g.now, !side, false)) {
    case AD_POSSIBLE_YES:
        ad__cite_also(k, &e, CITE(P(FLAG_LOSES), P(FLAG_ESTABLISHED)));
        if (sealer_away(&k->g, !side))
            ad__cite_also(k, &e, CITE(P(RESUMED_LATE_TIME)));
        if (k->g.table.order)
            ad__allow(k, AD_FLAG_DECLARED, side, CITE(P(FLAG_DECLARED)));
        e.points[!side] = 2;
        break;
    case AD_POSSIBLE_NO:
        ad__cite_also(k, &e, no_win_clause(&k->g));
        e.points[0] = e.points[1] = 1;
        e.side = AD_WHO_NOBODY;
        e.reason = AD_ENDS_TIME_DRAW;
        break;
    case AD_POSSIBLE_UNKNOWN:
        ad__cite_also(k, &e, CITE(P(FLAG_LOSES), P(FLAG_MATERIAL)));
        e.kind = AD_EVENT_ASKS;
        e.verdict = AD_ASK_ARBITER;
        e.what = AD_WHAT_FLAG;
        e.side = (uint8_t)side;
        e.reason = AD_ASKS_CAN_MATE;
        e.value = (int32_t)k->nodes;
        break;
    }
    ad__say(k, &e);
}

/* The moves are there, but the last was completed after the flag had fallen. */
static bool too_late(const struct ad_game *g, int side)
{
    const struct ad_side_clock *s = &g->clock.side[side];
    unsigned last = g->table.time.periods - 1u;
    unsigned moves = g->table.time.period[s->period < last ? s->period : last].moves;
    return moves > 0 && s->completed >= moves;
}

/* The clause that a move begun by hand still lacks something of; NULL: nothing was let go. */
static const uint16_t *half_made(const struct ad_game *g)
{
    static const uint16_t capture[] = {P(MADE_CAPTURE), AD__PROVISIONS};
    static const uint16_t castling[] = {P(MADE_CASTLING), AD__PROVISIONS};
    static const uint16_t promotion[] = {P(MADE_PROMOTION), AD__PROVISIONS};
    const struct ad_hand *h = &g->hand;

    if (h->castling != AD_CASTLING_NONE)
        return castling;
    if (h->placed_on != AD_NO_SQUARE || h->flags & AD_FLAG_UNPROMOTED)
        return promotion;
    if (h->released == AD_NO_SQUARE)
        return NULL;
    return ad_position_man(&g->now, h->released) == AD_EMPTY ? promotion : capture;
}

/* What he did not finish is not made: say so (4.7). */
static const uint16_t *unfinished(const struct ad__case *k, int side, const uint16_t *else_)
{
    static const uint16_t unpressed[] = {P(PRESS), AD__PROVISIONS};
    const uint16_t *lacks = k->g.now.turn == side ? half_made(&k->g) : NULL;

    if (lacks)
        return lacks;
    return k->g.made_unpressed[side] || too_late(&k->g, side) ? unpressed : else_;
}

/* ---- the control was met ---- */

/* A clock with hands shows the minute, no more. */
static int32_t slack(int32_t period)
{
    return period / 2 < 60000 ? period / 2 : 60000;
}

/* From now on the sheets are looked at. */
static void old_flag_fell(struct ad__case *k, int side)
{
    if (k->g.mode[ad__old_flag(side)] == 0)
        return;
    ad__mode(k, ad__old_flag(side), 0);
    ad__sheet_flag(k, side);
}

/* Every command looks: a clock with hands drops the flag of a period when what was saved in it is used
 * up, whether the moves were made or not. Until then nobody knows, and nobody tells (11.3, 12.6). */
void ad__old_flags(struct ad__case *k)
{
    for (int side = 0; side < 2; side++)
        if (k->g.clock.side[side].main_ms <= ad__period(&k->g, side)->ms)
            old_flag_fell(k, side);
}

/* The flag has fallen at the end of a period whose moves were completed: all the time of the next one
 * is still there. It is put up again, and the game goes on (6.4). */
static bool control_was_met(struct ad__case *k, int side)
{
    const struct ad_side_clock *s = &k->g.clock.side[side];
    int32_t period = ad__period(&k->g, side)->ms;
    struct ad_event e;

    if (s->period == 0 || s->main_ms <= 0 || s->main_ms < period - slack(period))
        return false;
    e = ad__event(k, AD_EVENT_FLAG, AD_ALLOWED, AD_FLAG_AT_CONTROL, side, CITE(P(CONTROL_REACHED)));
    ad__say(k, &e);
    old_flag_fell(k, side);
    return true;
}

/* It has fallen, and was put up again. */
static bool fell_at_control(struct ad__case *k, int side)
{
    return k->g.mode[ad__old_flag(side)] == 0 && control_was_met(k, side);
}

/* ---- it fell too early ---- */

enum { GROSS_MS = 2 * 60000 }; /* the example of BTO 31.2; no other book has one */

/* What a clock shows is binding unless it is evidently at fault (12.4, 6.10.1): a flag down, and on a
 * clock that was read minutes left. Under the order the hand decides (BTO 31.2), else the arbiter. */
static bool fell_early(struct ad__case *k, int side)
{
    const struct ad_side_clock *s = &k->g.clock.side[side];

    if (s->flag != 1 || s->main_ms < GROSS_MS || k->g.table.clock_ms[side] < 0)
        return false;
    ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(FLAG_ESTABLISHED)));
    if (k->g.table.order)
        ad__flag_early_ruled(k, side, true);
    else
        ad__ask(k, AD_WHAT_FLAG, AD_ASKS_FLAG_EARLY, side, CITE(P(CLOCK_FAULT), P(FLAG_LOSES)));
    return true;
}

void ad__flag_early_ruled(struct ad__case *k, int side, bool at_fault)
{
    struct ad_event e =
        ad__event(k, AD_EVENT_FLAG, AD_ALLOWED, AD_FLAG_EARLY, side, CITE(P(CLOCK_FAULT)));

    if (at_fault)
        ad__say(k, &e);
    else
        ad__flag_lost(k, side, NULL);
}

/* ---- both flags ---- */

static void next_for_both(struct ad__case *k)
{
    ad__next_period(k, AD_WHITE, AD_FLAGS_BOTH_GO_ON, CITE(P(FLAG_BOTH_GO_ON)));
    ad__next_period(k, AD_BLACK, AD_FLAGS_BOTH_GO_ON, CITE(P(FLAG_BOTH_GO_ON)));
    ad__sheet_flag(k, AD_WHO_BOTH);
}

/* Two flags are down, and for one player at least it means nothing: then it is about the other. */
static bool one_was_met(struct ad__case *k, const uint16_t *first)
{
    bool white = control_was_met(k, AD_WHITE), black = control_was_met(k, AD_BLACK);

    if (white != black) {
        ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(FLAG_ESTABLISHED)));
        ad__flag_lost(k, white ? AD_BLACK : AD_WHITE, first);
    }
    return white || black;
}

/* `first` is the clause by which somebody pointed at the flags. */
static void both(struct ad__case *k, const uint16_t *first)
{
    const struct ad_game *g = &k->g;
    bool rapid = g->table.format != AD_STANDARD, is_1984 = ad__like(g) == AD_FIDE_1984;
    bool last = ad__last_period(g, AD_WHITE) && ad__last_period(g, AD_BLACK);
    bool mixed = ad__last_period(g, AD_WHITE) != ad__last_period(g, AD_BLACK);

    if (count_is_asked(k) || one_was_met(k, first))
        return;
    ad__stop_clock(k, AD_CLOCK_STOPPED,
                   ad__player(k->c->by) ? CITE(P(FLAG_ESTABLISHED)) : CITE(P(ARBITER_STOPS)));
    if (ad__like(g) == AD_BLITZ_1977) {
        ad__draw(k, AD_FLAGS_BOTH_DRAW, CITE(P(FLAG_BOTH_DRAW)));
    } else if (ad__like(g) == AD_FIDE_1997 && rapid) {
        ad__draw(k, AD_FLAGS_BOTH_DRAW, CITE(P(FLAG_BOTH_RAPID)));
    } else if (ad__player(g->clock.first_down)) { /* the clock shows which was first */
        ad__flag_lost(k, g->clock.first_down, first);
    } else if (!is_1984 && !ad__quickplay_rules(g)) { /* §9-22, III.2.2 */
        ad__ask(k, AD_WHAT_FLAG, AD_ASKS_BOTH_FLAGS, AD_WHO_BOTH,
                g->table.quickplay ? CITE(P(FLAG_LOSES), P(QUICKPLAY_NOT_BLITZ))
                                   : CITE(P(FLAG_LOSES)));
    } else if (mixed ||
               (last && is_1984)) { /* all his moves for one, some for the other: no word */
        ad__ask(k, AD_WHAT_FLAG, AD_ASKS_BOTH_FLAGS, AD_WHO_BOTH, CITE(P(FLAG_BOTH_GO_ON)));
    } else if (last) {
        ad__draw(k, AD_FLAGS_BOTH_DRAW, CITE(P(FLAG_BOTH_DRAW)));
    } else {
        next_for_both(k);
    }
}

/* ---- who says so ---- */

bool ad__flag_is_down(const struct ad_game *g, int side)
{
    const struct ad_side_clock *s = &g->clock.side[side];
    return s->flag == 1 || (s->flag == 2 && s->main_ms <= 0);
}

static bool is_down(const struct ad__case *k, int side)
{
    return ad__flag_is_down(&k->g, side);
}

static const uint16_t *called_clause(const struct ad_game *g)
{
    static const uint16_t rapid[] = {P(FLAG_CALLED_RAPID), AD__PROVISIONS};
    static const uint16_t blitz[] = {P(FLAG_CALLED_BLITZ), AD__PROVISIONS};

    if (!ad__unwatched(g))
        return NULL;
    return g->table.format == AD_BLITZ ? blitz : rapid;
}

static const uint16_t *claim_clause(const struct ad_game *g)
{
    static const uint16_t rapid[] = {P(FLAG_CLAIM_RAPID), AD__PROVISIONS};
    static const uint16_t blitz[] = {P(FLAG_CLAIM_BLITZ), AD__PROVISIONS};
    return g->table.format == AD_BLITZ ? blitz : rapid;
}

static bool players_business(const struct ad_game *g) /* nobody else may point at a flag */
{
    return ad__like(g) == AD_BLITZ_1977 ||
           (ad__like(g) == AD_FIDE_1997 && g->table.format != AD_STANDARD);
}

void ad__flag_seen(struct ad__case *k, int side)
{
    bool stuck;

    if (players_business(&k->g)) {
        ad__refuse(k, AD_NOT_POINTED_OUT, AD_WHO_ARBITER, CITE(P(FLAG_NOT_POINTED_OUT)));
        return;
    }
    if (side == AD_WHO_BOTH || (is_down(k, 0) && is_down(k, 1))) {
        both(k, called_clause(&k->g));
        return;
    }
    if (ad__player(side) && (fell_at_control(k, side) || fell_early(k, side)))
        return;
    if (!ad__player(side) || !is_down(k, side)) {
        ad__refuse(k, AD_FLAG_IS_UP, side, CITE(P(FLAG_ESTABLISHED)));
        return;
    }
    stuck = k->g.clock.side[side].flag == 2;
    ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(FLAG_ESTABLISHED)));
    if (stuck)
        ad__allow(k, AD_FLAG_STUCK, side, CITE(P(FLAG_STUCK)));
    ad__flag_lost(k, side, unfinished(k, side, called_clause(&k->g)));
}

void ad__flag_claimed(struct ad__case *k)
{
    int side = k->c->by, other = !side;
    bool rapid = ad__unwatched(&k->g) || players_business(&k->g);

    if (fell_at_control(k, other))
        return;
    if (!is_down(k, other)) {
        ad__refuse(k, AD_FLAG_IS_UP, other,
                   rapid ? claim_clause(&k->g) : CITE(P(FLAG_ESTABLISHED)));
        return;
    }
    if (is_down(k, side)) {
        if (ad__unwatched(&k->g) && ad__like(&k->g) != AD_FIDE_2023) { /* A.4.3 */
            ad__refuse(k, AD_FLAG_CLAIM_NO_TIME, side, claim_clause(&k->g));
            return;
        }
        both(k, rapid ? claim_clause(&k->g) : NULL);
        return;
    }
    if (fell_early(k, other))
        return;
    ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(FLAG_ESTABLISHED)));
    ad__flag_lost(k, other, unfinished(k, other, rapid ? claim_clause(&k->g) : NULL));
}

/* Whose flag is it that falls, but for those of a period that is over? */
static int falls_now(struct ad__case *k)
{
    int side = k->c->side;
    bool white = side != AD_WHO_BLACK && !control_was_met(k, AD_WHITE);
    bool black = side != AD_WHO_WHITE && !control_was_met(k, AD_BLACK);

    if (white && black)
        return AD_WHO_BOTH;
    return white ? AD_WHO_WHITE : black ? AD_WHO_BLACK : AD_WHO_NOBODY;
}

/* The clock itself: a fact. */
void ad__flag_falls(struct ad__case *k)
{
    bool hangs = k->c->kind == AD_DOES_STICK;
    int side = hangs ? k->c->side : falls_now(k);
    bool two = side == AD_WHO_BOTH;
    enum ad_reason why =
        hangs ? (two ? AD_FLAGS_HANG : AD_FLAG_HANGS) : (two ? AD_FLAGS_FELL : AD_FLAG_FELL);
    struct ad_event e = ad__event(k, AD_EVENT_FLAG, AD_ALLOWED, why, side, CITE(P(CLOCK)));

    e.value = hangs ? 2 : 1;
    if (side != AD_WHO_NOBODY)
        ad__say(k, &e);
}
