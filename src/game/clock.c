/*
 * game/clock.c -- the clock: running, pressing, increments, periods, stopping.
 *
 *   clause (2017)                function
 *   6.2.1, 6.2.2 press           ad__press
 *   6.2.1.2 completed by next    ad__complete, called by moves.c
 *   6.3.1 increment              ad__run (before the move), ad__complete (1997: after it)
 *   6.3.2 delay, carry-over      ad__tick, ad__next_period
 *   6.4 control reached          ad__complete
 *   6.6 start                    ad__first_start
 *   6.11 stopping, restarting    ad__stop, ad__clock_by_arbiter
 *
 * The flag is a physical fact here: it drops when the time is used up, and is not announced. What
 * follows from it is in flag.c.
 */
#include "game/adjourn.h"
#include "game/case.h"

/* ---- physics ---- */

const struct ad_period *ad__period(const struct ad_game *g, int side)
{
    unsigned n = g->clock.side[side].period, last = g->table.time.periods - 1u;
    return &g->table.time.period[n < last ? n : last];
}

bool ad__last_period(const struct ad_game *g, int side)
{
    return g->clock.side[side].period + 1 >= g->table.time.periods && !g->table.time.repeats;
}

static bool extra_time_began(const struct ad_game *g, int side)
{
    return g->clock.side[side].completed_total + 1 >= g->table.time.increment_from;
}

static int32_t increment_of(const struct ad_game *g, int side)
{
    int32_t ms = extra_time_began(g, side) ? ad__period(g, side)->increment_ms : 0;
    return ms + g->mode[AD_MODE_EXTRA];
}

static int32_t delay_of(const struct ad_game *g, int side)
{
    return extra_time_began(g, side) ? ad__period(g, side)->delay_ms : 0;
}

static bool increment_before(const struct ad_game *g)
{
    return ad__law(g, AD__N_INCREMENT_BEFORE) != 0;
}

void ad__first_start(struct ad_game *g)
{
    g->clock.running = g->now.turn;
    g->clock.side[g->now.turn].delay_ms = delay_of(g, g->now.turn);
}

int32_t ad__clamp(int64_t ms)
{
    return (int32_t)(ms > INT32_MAX / 2 ? INT32_MAX / 2 : ms < INT32_MIN / 2 ? INT32_MIN / 2 : ms);
}

void ad__tick(struct ad_game *g, int64_t at)
{
    int side = g->clock.running;
    struct ad_side_clock *s;
    int64_t passed = at - g->at, free;

    if (!ad__player(side) || passed <= 0)
        return;
    s = &g->clock.side[side];
    s->used_ms = ad__clamp(s->used_ms + passed);
    free = passed < s->delay_ms ? passed : s->delay_ms; /* 6.3.2: the delay runs first */
    s->delay_ms -= (int32_t)free;
    s->main_ms = ad__clamp(s->main_ms - (passed - free));
    if (s->main_ms <= 0 && s->flag == 0) {
        s->flag = 1;
        if (g->clock.side[!side].flag == 0)
            g->clock.first_down = (uint8_t)side;
    }
}

/* What he will have once he is credited with the increment that is already his. */
static int32_t not_yet_credited(const struct ad_game *g, int side)
{
    if (g->clock.running != side || g->clock.side[side].credited || !increment_before(g))
        return 0;
    if (g->clock.side[side].flag == 1)
        return 0;
    return increment_of(g, side);
}

int32_t ad_game_time_left(const struct ad_game *g, int side, int64_t at)
{
    const struct ad_side_clock *s = &g->clock.side[side];
    int64_t left = (int64_t)s->main_ms + not_yet_credited(g, side);

    if (g->clock.running == side && at > g->at) {
        int64_t passed = at - g->at;
        left -= passed > s->delay_ms ? passed - s->delay_ms : 0;
    }
    return left > 0 ? ad__clamp(left) : 0;
}

int64_t ad_game_flag_falls_at(const struct ad_game *g)
{
    int side = g->clock.running;

    if (!ad__player(side) || g->clock.side[side].flag != 0)
        return INT64_MAX;
    return g->at + g->clock.side[side].delay_ms + g->clock.side[side].main_ms +
           not_yet_credited(g, side);
}

/* ---- events ---- */

/* 6.3.1: before each move; a clock that runs has had its increment. */
static void credit(struct ad__case *k, int side)
{
    int32_t ms = increment_of(&k->g, side);

    if (ms > 0 && !k->g.clock.side[side].credited && increment_before(&k->g))
        ad__give_time(k, side, ms, AD_TIME_INCREMENT, NULL);
}

void ad__credit_running(struct ad__case *k)
{
    int side = k->g.clock.running;

    if (ad__player(side) && k->live->clock.side[side].flag != 1)
        credit(k, side);
}

void ad__run(struct ad__case *k, int who, bool new_move, enum ad_reason why, const uint16_t *cites)
{
    struct ad_event e;

    if (ad__player(who) && new_move && k->g.clock.side[who].flag != 1) /* a flag stays down */
        credit(k, who);
    if (k->g.clock.running == who && why == AD_REASON_NONE)
        return;
    e = ad__event(k, AD_EVENT_RUNS, AD_ALLOWED, why, who, cites);
    e.ms = ad__player(who) && new_move ? delay_of(&k->g, who) : -1;
    ad__say(k, &e);
    if (ad__player(who))
        ad__mode(k, AD_MODE_TIMES_BACK, 0);
}

void ad__stop_clock(struct ad__case *k, enum ad_reason why, const uint16_t *cites)
{
    if (k->g.clock.running != AD_WHO_NOBODY)
        ad__run(k, AD_WHO_NOBODY, false, why, cites);
}

/* Unused time is carried over (6.3.2), in 1997 not in delay mode (§9-42). */
void ad__next_period(struct ad__case *k, int side, enum ad_reason why, const uint16_t *cites)
{
    struct ad_event e = ad__event(k, AD_EVENT_PERIOD, AD_ALLOWED, why, side, cites);
    const struct ad_side_clock *s = &k->g.clock.side[side];
    const struct ad_period *was = ad__period(&k->g, side);
    unsigned next = s->period + 1u, last = k->g.table.time.periods - 1u;
    bool carried = was->delay_ms == 0 || LAW(k, DELAY_CARRIES_OVER);

    e.value = (int32_t)next;
    e.ms = k->g.table.time.period[next < last ? next : last].ms + (carried ? s->main_ms : 0);
    ad__say(k, &e);
}

/* Up, or hanging with time left: as far as anybody can know he is within his time. */
static bool in_time(const struct ad_side_clock *s)
{
    return s->flag == 0 || (s->flag == 2 && s->main_ms > 0);
}

/* The move counts. In time, the control may now be reached; too late, the flag stays down. */
void ad__complete(struct ad__case *k, int side, enum ad_reason why, const uint16_t *cites)
{
    struct ad_event e = ad__event(k, AD_EVENT_COMPLETES, AD_ALLOWED, why, side, cites);
    const struct ad_side_clock *s = &k->g.clock.side[side];
    int32_t after = increment_before(&k->g) ? 0 : increment_of(&k->g, side);
    unsigned moves;

    ad__say(k, &e);
    if (after > 0 && in_time(s))
        ad__give_time(k, side, after, AD_TIME_INCREMENT, NULL);
    moves = ad__period(&k->g, side)->moves;
    if (moves > 0 && s->completed >= moves && in_time(s)) {
        ad__next_period(k, side, AD_PERIOD_REACHED, CITE(P(CONTROL_REACHED)));
        ad__mode(k, ad__old_flag(side), 1);
        ad__sheet_control(k, side);
    }
}

/* A move that was recalled may have been the last one of a period, whose time is in the clock
 * already if it was given. */
void ad__recalled_period(struct ad__case *k, int side)
{
    const struct ad_side_clock *s = &k->g.clock.side[side];
    unsigned moves = ad__period(&k->g, side)->moves;
    struct ad_event e;

    if (moves == 0 || s->completed < moves)
        return;
    if (k->g.table.clock_ms[side] < 0) {
        ad__next_period(k, side, AD_PERIOD_REACHED, CITE(P(CONTROL_REACHED)));
        return;
    }
    e = ad__event(k, AD_EVENT_PERIOD, AD_ALLOWED, AD_PERIOD_REACHED, side,
                  CITE(P(CONTROL_REACHED)));
    e.value = s->period + 1;
    e.ms = s->main_ms;
    ad__say(k, &e);
    ad__mode(k, ad__old_flag(side), s->main_ms > ad__period(&k->g, side)->ms);
}

static int displaced(const struct ad_game *g, int side)
{
    return g->mode[side == AD_WHITE ? AD_MODE_DISPLACED_WHITE : AD_MODE_DISPLACED_BLACK];
}

static void press(struct ad__case *k, int side, enum ad_reason why)
{
    bool replied = k->g.now.turn == side; /* the opponent has already answered */
    struct ad_event e = ad__event(k, AD_EVENT_PRESSES, AD_ALLOWED, why, side,
                                  replied ? CITE(P(PRESS_LATE), P(PRESS)) : CITE(P(PRESS)));

    if (increment_of(&k->g, side) > 0)
        ad__cites(&e.cites, &k->g, CITE(P(INCREMENT)));
    if (delay_of(&k->g, side) > 0)
        ad__cites(&e.cites, &k->g, CITE(P(DELAY)));
    ad__say(k, &e);
}

static void press_made(struct ad__case *k, int side)
{
    press(k, side, AD_PRESS_COMPLETES);
    ad__complete(k, side, AD_REASON_NONE, NULL);
    ad__run(k, !side, true, AD_REASON_NONE, NULL);
    ad__watch_check(k);
}

/* What he let go is not a made move: now it is completed (7.5.1), counts like any other, as nobody may see
 * by the clock what it is, and waits to be noticed. */
static void press_standing(struct ad__case *k, int side, struct ad_act act, unsigned flags)
{
    ad_move m = ad__legal_move_of(&k->g, act);

    if (flags & AD_FLAG_BREACH && k->g.has_duty) { /* the arbiter has just said which move it is */
        ad__refuse(k, AD_MOVE_BREACH, side, ad__why_not_open(&k->g, m));
        return;
    }
    if (flags & AD_FLAG_BREACH && m != AD_NO_MOVE) {
        if (!ad__make(k, m, act, flags, NULL))
            press_made(k, side);
        return;
    }
    ad__stands_illegal(k, act, flags);
    press_made(k, side);
}

/* 2017 7.8.1, 2023 7.5.3: an illegal move like any other, once somebody notices. No earlier edition has
 * more than an incident for it. The clock runs as it was pressed. */
static void press_without_move(struct ad__case *k, int side)
{
    struct ad_event e;

    if (!LAW(k, PRESS_IS_ILLEGAL_MOVE)) {
        ad__incident(k, AD_WHAT_ILLEGAL_MOVE, AD_PRESS_NO_MOVE, side, CITE(P(PRESS_NO_MOVE)));
        ad__refuse(k, AD_PRESS_NO_MOVE, side, CITE(P(PRESS_NO_MOVE)));
        ad__run(k, !side, true, AD_REASON_NONE, NULL);
        return;
    }
    ad__stands_illegal(k, (struct ad_act){AD_NO_SQUARE, AD_NO_SQUARE, AD_EMPTY, AD_CASTLING_NONE},
                       AD_FLAG_ILLEGAL | AD_FLAG_PASS);
    e = ad__event(k, AD_EVENT_PRESSES, AD_REFUSED, AD_PRESS_NO_MOVE, side, CITE(P(PRESS_NO_MOVE)));
    ad__say(k, &e);
    ad__run(k, !side, true, AD_REASON_NONE, NULL);
}

/* He has knocked men over and pressed: the opponent sends the time back (1997 7.3, 1977 8.15). */
static bool sends_back(struct ad__case *k, int side)
{
    if (!displaced(&k->g, !side) || ad__is_2017(&k->g) || ad__like(&k->g) == AD_FIDE_1984)
        return false;
    ad__allow(k, AD_PRESS_SENDS_BACK, side, CITE(P(DISPLACES)));
    ad__run(k, !side, false, AD_REASON_NONE, NULL);
    return true;
}

/* It is not his move, and his clock runs: he may send it back, or on. */
static void press_again(struct ad__case *k, int side)
{
    ad__allow(k, AD_PRESS_SENDS_BACK, side, CITE(P(PRESS)));
    ad__run(k, !side, false, AD_REASON_NONE, NULL);
}

void ad__press(struct ad__case *k)
{
    int side = k->c->by;
    const struct ad_game *g = &k->g;
    struct ad_act act;
    unsigned flags;

    if (g->clock.running == !side && g->now.turn == !side && g->made_unpressed[side]) {
        press_made(k, side); /* he had pressed before he moved */
        return;
    }
    if (g->clock.running != side) {
        ad__refuse(k,
                   g->clock.running == AD_WHO_NOBODY ? AD_PRESS_CLOCK_STANDS : AD_PRESS_NOT_RUNNING,
                   side, CITE(P(PRESS)));
        return;
    }
    if (ad__second_closed(k))
        return;
    if (displaced(g, side) && ad__like(g) == AD_FIDE_1984) { /* §9-37 */
        ad__refuse(k, AD_PRESS_BEFORE_RESTORED, side, CITE(P(DISPLACES)));
        return;
    }
    if (!ad__blind_may_press(k, side))
        return;
    if (displaced(g, side))
        ad__incident(k, AD_WHAT_DISPLACED, AD_PRESS_BEFORE_RESTORED, side, CITE(P(DISPLACES)));
    ad__press_lets_go(k);
    if (ad__is_over(g))
        return;
    if (g->made_unpressed[side])
        press_made(k, side);
    else if (g->now.turn == side && ad__stands_on_board(g, &act, &flags))
        press_standing(k, side, act, flags);
    else if (g->now.turn != side)
        press_again(k, side);
    else if (!sends_back(k, side))
        press_without_move(k, side);
}

/* ---- stopping ---- */

/* 1977 8.19: hands off the clock, unless there is a dispute. */
static void stop_by_arbiter(struct ad__case *k)
{
    if (ad__like(&k->g) == AD_BLITZ_1977 && k->g.question.what == AD_WHAT_NOTHING)
        ad__refuse(k, AD_CLOCK_NOT_TOUCHED, AD_WHO_ARBITER, CITE(P(ARBITER_STOPS)));
    else
        ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(ARBITER_STOPS)));
}

void ad__stop(struct ad__case *k)
{
    int side = k->c->by;

    if (k->g.clock.running == AD_WHO_NOBODY)
        ad__allow(k, AD_CLOCK_STOOD, side, CITE(P(ARBITER_STOPS)));
    else if (side == AD_WHO_ARBITER)
        stop_by_arbiter(k);
    if (side == AD_WHO_ARBITER)
        return;
    if (k->g.mode[AD_MODE_SESSION] == AD_SESSION_SEAL ||
        k->g.mode[AD_MODE_SESSION] == AD_SESSION_EARLY) {
        ad__close_envelope(k);
        return;
    }
    if (ad__second_closed(k))
        return;
    switch (k->c->what) {
    case AD_WHAT_PROMOTION_PIECE:
        ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(PROMOTION_PIECE)));
        ad__ask(k, AD_WHAT_PROMOTION_PIECE, AD_ASKS_PROMOTION_PIECE, side,
                CITE(P(PROMOTION_PIECE)));
        break;
    case AD_WHAT_NO_REASON:
        ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(PLAYER_STOPS_NO_REASON)));
        ad__incident(k, AD_WHAT_NO_REASON, AD_STOPPED_NO_REASON, side,
                     CITE(P(PLAYER_STOPS_NO_REASON)));
        ad__ask(k, AD_WHAT_NO_REASON, AD_ASKS_PENALTY, side, CITE(P(PLAYER_STOPS_NO_REASON)));
        break;
    default:
        if (displaced(&k->g, !side)) {
            ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(DISPLACES_STOPPED), P(DISPLACES)));
            ad__ask(k, AD_WHAT_DISPLACED, AD_ASKS_DISPLACED, !side,
                    CITE(P(DISPLACES_STOPPED), P(DISPLACES)));
            break;
        }
        ad__stop_clock(k, AD_CLOCK_STOPPED,
                       k->g.mode[AD_MODE_SESSION] == AD_SESSION_RESUMED
                           ? CITE(P(REPLIER_ABSENT), P(PLAYER_STOPS)) /* he has come at last */
                           : CITE(P(PLAYER_STOPS)));
        break;
    }
}

/* 1984 12.4: who is given time after a fault of the clock has five minutes and a minute for each
 * move to the control at least. */
static int32_t least_after_fault(const struct ad__case *k, int side)
{
    int32_t moves = (int32_t)ad__period(&k->g, side)->moves - k->g.clock.side[side].completed;
    int32_t ms = 60000 * (moves > 5 ? moves : 5);

    return ad__like(&k->g) == AD_FIDE_1984 ? ms : 0;
}

static enum ad_reason changed(int32_t by)
{
    return by < 0 ? AD_TIME_SET_LESS : AD_TIME_SET;
}

/* A.4.1.1: no more, unless the schedule would suffer; that is for the arbiter to know. */
static const uint16_t *by_arbiter(const struct ad__case *k)
{
    static const uint16_t adds[] = {P(ARBITER_ADDS), AD__PROVISIONS};
    static const uint16_t sets[] = {P(ARBITER_SETS), AD__PROVISIONS};
    static const uint16_t late[] = {P(CLOCK_WRONG_LATE), P(ARBITER_DECIDES), AD__PROVISIONS};
    static const uint16_t postponed[] = {P(QUICKPLAY_POSTPONED), AD__PROVISIONS};
    static const uint16_t restored[] = {P(TIMES_RESTORED), AD__PROVISIONS};
    static const uint16_t boards[] = {P(BLIND_RECORDS), AD__PROVISIONS};

    if (k->g.mode[AD_MODE_TIMES_BACK])
        return k->g.mode[AD_MODE_TIMES_BACK] == 1 ? restored : boards;
    if (k->c->kind != AD_DOES_SET)
        return ad__quickplay_gives(&k->g, k->c->side, k->c->ms) ? postponed : adds;
    return ad__is_2017(&k->g) && ad__complains_late(k) ? late : sets;
}

static void set_time(struct ad__case *k)
{
    const struct ad_command *c = k->c;
    int32_t left = k->g.clock.side[c->side].main_ms, least = least_after_fault(k, c->side);
    int32_t more = c->kind == AD_DOES_SET ? c->ms - left : c->ms;

    if (more > 0 && left + more < least)
        ad__give_time(k, c->side, least - left, AD_TIME_SET_LEAST,
                      CITE(by_arbiter(k)[0], P(CLOCK_FAULT_FLOOR)));
    else
        ad__give_time(k, c->side, more, changed(more), by_arbiter(k));
}

static void say_format(struct ad__case *k)
{
    switch ((enum ad_format)k->g.table.format) {
    case AD_RAPID: ad__allow(k, AD_FORMAT_RAPID, AD_WHO_NOBODY, CITE(P(IS_RAPID))); break;
    case AD_BLITZ: ad__allow(k, AD_FORMAT_BLITZ, AD_WHO_NOBODY, CITE(P(IS_BLITZ))); break;
    case AD_STANDARD:
    case AD_FORMATS: ad__allow(k, AD_FORMAT_STANDARD, AD_WHO_NOBODY, CITE(P(IS_STANDARD))); break;
    }
}

static void start(struct ad__case *k)
{
    if (k->g.mode[AD_MODE_STARTED]) {
        ad__refuse(k, AD_CLOCK_RUNS_ALREADY, AD_WHO_ARBITER, CITE(P(START)));
        return;
    }
    ad__mode(k, AD_MODE_STARTED, 1);
    say_format(k);
    if (k->g.table.chess960 && k->g.count == 0)
        ad__allow(k, AD_START_IS_960, AD_WHO_NOBODY,
                  CITE(P(C960_START_KING), P(C960_START_BISHOPS), P(C960_START_MIRROR),
                       P(C960_START), P(C960_PLAY)));
    ad__assistant_missing(k);
    ad__run(k, k->g.now.turn, true, AD_CLOCK_STARTED, CITE(P(START)));
}

/* The clock of the player who has still to complete his move. */
static int whose_time(const struct ad_game *g)
{
    int mover = !g->now.turn;
    return g->made_unpressed[mover] ? mover : g->now.turn;
}

/* In the middle of a move what is left of its delay goes on, and it has had its increment. */
static void restart(struct ad__case *k)
{
    int side = whose_time(&k->g);
    bool begins = !k->g.mode[AD_MODE_STARTED];

    if (ad__adjourned(&k->g)) {
        ad__resume(k);
        return;
    }
    if (begins)
        ad__mode(k, AD_MODE_STARTED, 1);
    else if (increment_of(&k->g, side) > 0)
        begins = !k->g.clock.side[side].credited;
    ad__run(k, side, begins, AD_CLOCK_RESTARTED, CITE(P(ARBITER_RESTARTS)));
}

void ad__clock_by_arbiter(struct ad__case *k)
{
    if (k->c->kind == AD_DOES_START)
        start(k);
    else if (k->c->kind == AD_DOES_RESTART)
        restart(k);
    else
        set_time(k);
}

/* ---- penalties in time ---- */

int32_t ad__penalty_ms(const struct ad__case *k)
{
    switch ((enum ad_format)k->g.table.format) {
    case AD_RAPID: return LAW(k, PENALTY_RAPID);
    case AD_BLITZ:
        return k->g.table.supervision == AD_SUPERVISED ? LAW(k, PENALTY_BLITZ_WATCHED)
                                                       : LAW(k, PENALTY_BLITZ);
    case AD_STANDARD:
    case AD_FORMATS: break;
    }
    return LAW(k, PENALTY_STANDARD);
}

/* The clause that says how much time it is, if it is not what Articles 7 and 9 say. */
const uint16_t *ad__penalty_time_cite(const struct ad__case *k)
{
    static const uint16_t none[] = {AD__PROVISIONS};
    static const uint16_t rapid[] = {P(PENALTY_TIME_RAPID), AD__PROVISIONS};
    static const uint16_t watched[] = {P(PENALTY_TIME_BLITZ), AD__PROVISIONS};
    static const uint16_t blitz[] = {P(PENALTY_TIME_BLITZ), P(PENALTY_TIME_RAPID), AD__PROVISIONS};

    if (k->g.table.format != AD_BLITZ)
        return k->g.table.format == AD_RAPID ? rapid : none;
    return k->g.table.supervision == AD_SUPERVISED ? watched : blitz;
}

/* The clause by which there is this penalty in this format; none in standard chess. */
const uint16_t *ad__penalty_format_cite(const struct ad__case *k)
{
    static const uint16_t none[] = {AD__PROVISIONS};
    static const uint16_t rapid[] = {P(ILLEGAL_PENALTY_RAPID), AD__PROVISIONS};
    static const uint16_t rapid_watched[] = {P(ILLEGAL_PENALTY_RAPID_WATCHED), AD__PROVISIONS};
    static const uint16_t watched[] = {P(ILLEGAL_PENALTY_BLITZ), AD__PROVISIONS};
    static const uint16_t blitz[] = {P(ILLEGAL_PENALTY_BLITZ3), AD__PROVISIONS};

    if (k->g.table.format == AD_STANDARD)
        return none;
    if (!ad__is_2017(&k->g))
        return k->g.table.format == AD_RAPID ? rapid : none;
    if (k->g.table.format == AD_RAPID)
        return k->g.table.supervision == AD_SUPERVISED ? rapid_watched : rapid;
    return k->g.table.supervision == AD_SUPERVISED ? watched : blitz;
}
