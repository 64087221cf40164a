/*
 * game/sheets.c -- scoresheets: who must write when, what stands on them, asking to see one.
 *
 *   clause (2017)                        function
 *   8.1.1 duty to write                  must_write, ad__skip
 *   8.1.3 own move before the next       ad__sheet_before_move
 *   8.1.3 he may answer first            is_late, place_of
 *   8.1.2 not before the move            writes_ahead, ad__sheet_before_move
 *   8.4 exempt in time trouble           must_write, ad__sheet_short_of_time
 *   8.5.1 to 8.5.3 completing sheets     ad__sheet_flag (the duty), ad__write (doing it)
 *   8.5.2 before his next move           ad__sheet_before_move, may_borrow
 *   8.6 nothing is proved                ad__sheets_prove_nothing, asked by flag.c; ad__sheets_lost
 *   A.2, B.4 nobody need write           must_write
 *   A.3.2, B.3.2 asking for the sheet    ad__request
 *
 * Without a word about it every move is written as it was played: a half-move of the record holds
 * only what differs, a gap or another move, for each of the two sheets. What was left out is a fact
 * and stays a gap even where the player had to write; the ruling says that he had to.
 *
 * 1997 exempts a player while he is short of time, 2017 for the rest of the period (§9-43): that
 * is the mode EXEMPT, which a new period ends. It may last a moment only: every command looks.
 *
 * Who has made the moves of the period in time trouble is not told so (1984 11.3, 12.9; 12.6): he need
 * not write until the flag falls, in 2017 until the period is over. After a flag the sheets are
 * completed, by one player before his next move, by both with the clocks stopped.
 */
#include "game/case.h"
#include "game/game_inside.h"

static const struct ad_act no_act = {AD_NO_SQUARE, AD_NO_SQUARE, AD_EMPTY, AD_CASTLING_NONE};

static unsigned skipped_flag(int side)
{
    return side == AD_WHITE ? AD_FLAG_SKIPPED_WHITE : AD_FLAG_SKIPPED_BLACK;
}

static unsigned other_flag(int side)
{
    return side == AD_WHITE ? AD_FLAG_OTHER_WHITE : AD_FLAG_OTHER_BLACK;
}

static enum ad_mode exempt_mode(int side)
{
    return side == AD_WHITE ? AD_MODE_EXEMPT_WHITE : AD_MODE_EXEMPT_BLACK;
}

static bool same_act(struct ad_act a, struct ad_act b)
{
    return a.from == b.from && a.to == b.to && a.promotion == b.promotion &&
           a.castling == b.castling;
}

/* ---- the duty ---- */

/* What every move of this period brings him, in whatever mode. */
static int32_t added_each_move(const struct ad_game *g, int side)
{
    const struct ad_period *p = ad__period(g, side);

    return p->increment_ms + p->delay_ms + g->mode[AD_MODE_EXTRA];
}

/* Enough is added for every move: then time trouble is no excuse (8.4). */
static bool increment_binds(const struct ad_game *g, int side)
{
    int32_t enough = ad__law(g, AD__N_WRITE_INCREMENT);

    return enough > 0 && added_each_move(g, side) >= enough;
}

/* Rapid and blitz are played without writing. With full supervision blitz has the rules of standard
 * chess, but there the arbiter keeps the score (B.3.1.2), as he does in rapid. */
static bool nobody_writes(const struct ad_game *g)
{
    return g->table.format != AD_STANDARD;
}

/* The time until his next flag falls: past a control that is the one he does not know to be past, but
 * where being exempt ends with the period (2017 8.4). */
static int32_t to_the_flag(const struct ad_game *g, int side, int64_t at)
{
    int32_t left = ad_game_time_left(g, side, at);
    bool old = g->mode[ad__old_flag(side)] && !ad__law(g, AD__N_WRITE_EXEMPT_STAYS);

    return old ? left - ad__period(g, side)->ms : left;
}

static bool must_write(const struct ad_game *g, int side, int64_t at)
{
    if (nobody_writes(g))
        return false;
    if (increment_binds(g, side))
        return true;
    if (g->mode[exempt_mode(side)])
        return false;
    return to_the_flag(g, side, at) >= ad__law(g, AD__N_WRITE_BELOW);
}

static const uint16_t must[] = {P(WRITE), P(WRITE_EXEMPT), AD__PROVISIONS};
static const uint16_t must_blind[] = {P(BLIND_WRITES), P(WRITE), P(WRITE_EXEMPT), AD__PROVISIONS};
static const uint16_t writes_seeing[] = {P(WRITE), AD__PROVISIONS};
static const uint16_t writes_blind[] = {P(BLIND_WRITES), P(WRITE), AD__PROVISIONS};
static const uint16_t need_not[] = {P(WRITE_EXEMPT), AD__PROVISIONS};
static const uint16_t nobody[] = {P(WRITE_NOT_NEEDED), AD__PROVISIONS};

static const uint16_t *why_or_why_not(const struct ad_game *g, int side, bool writes)
{
    if (writes)
        return g->table.blind[side] ? must_blind : must;
    return nobody_writes(g) ? nobody : need_not;
}

/* What he writes, be it a duty or not. */
static const uint16_t *writes_under(const struct ad_game *g, int side)
{
    return nobody_writes(g) ? nobody : g->table.blind[side] ? writes_blind : writes_seeing;
}

/* Half-moves that he has to complete, all up to this one. */
static enum ad_mode due_mode(int side)
{
    return side == AD_WHITE ? AD_MODE_SHEET_DUE_WHITE : AD_MODE_SHEET_DUE_BLACK;
}

enum { LOST = 1 << 30 }; /* with it: nobody can complete them any more */

static uint32_t due(const struct ad_game *g, int side)
{
    return (uint32_t)(g->mode[due_mode(side)] & ~LOST);
}

/* ---- what stands on a sheet ---- */

int ad_game_written(struct ad_act *out, const struct ad_game *g, int side, uint32_t n)
{
    const struct ad_ply *ply = ad_game_ply(g, n);

    *out = no_act;
    if (ply->flags & skipped_flag(side))
        return 1;
    *out = ply->flags & other_flag(side) ? ply->written[side] : ply->act;
    return 0;
}

/* A gap contradicts nothing: only two different moves part the sheets. */
uint32_t ad__sheets_agree(const struct ad_game *g)
{
    for (uint32_t n = 1; n <= g->count; n++) {
        struct ad_act white, black;
        if (!(ad_game_ply(g, n)->flags & (AD_FLAG_OTHER_WHITE | AD_FLAG_OTHER_BLACK)))
            continue;
        if (ad_game_written(&white, g, AD_WHITE, n) == 0 &&
            ad_game_written(&black, g, AD_BLACK, n) == 0 && !same_act(white, black))
            return n - 1;
    }
    return g->count;
}

/* The first gap on his sheet, later than `after`. 0: none. */
static uint32_t gap_after(const struct ad_game *g, int side, uint32_t after)
{
    for (uint32_t n = after + 1; n <= g->count; n++)
        if (ad_game_ply(g, n)->flags & skipped_flag(side))
            return n;
    return 0;
}

static uint32_t gap(const struct ad_game *g, int side)
{
    return gap_after(g, side, 0);
}

/* ... that can still be filled. */
static uint32_t open_gap(const struct ad__case *k, int side)
{
    return gap_after(k->live, side, k->g.mode[due_mode(side)] & LOST ? due(&k->g, side) : 0);
}

/* 8.1.3: he may answer before he writes. So he writes the move he answered, his own, or the last. */
static bool is_late(const struct ad_game *g, int side, uint32_t n)
{
    return n > 0 && n + 1 >= ad__last_of(g, side);
}

static uint32_t late(const struct ad_game *g, int side, struct ad_act act)
{
    for (uint32_t n = g->count; is_late(g, side, n); n--)
        if (same_act(ad_game_ply(g, n)->act, act))
            return n;
    return 0;
}

/* Is it at least a move by the player whose turn it was? */
static bool has_its_man(const struct ad_game *g, uint32_t n, struct ad_act act)
{
    struct ad_position before;

    ad_game_position(&before, g, n - 1);
    return act.castling != AD_CASTLING_NONE || ad__has(before.side[before.turn], act.from);
}

/* The gap that this move fills. 0: none. */
static uint32_t filled(const struct ad_game *g, int side, struct ad_act act)
{
    uint32_t n = gap(g, side);

    for (; n > 0 && n <= g->count; n++)
        if (ad_game_ply(g, n)->flags & skipped_flag(side) && same_act(ad_game_ply(g, n)->act, act))
            return n;
    return 0;
}

/* The half-move that he writes down: a gap that it fills, a move that it is; else, and it is wrong
 * there, the first gap, or the last move that can be meant. */
static uint32_t place_of(const struct ad_game *g, int side, struct ad_act act)
{
    uint32_t n = filled(g, side, act);

    if (n == 0)
        n = late(g, side, act);
    if (n == 0)
        n = gap(g, side);
    if (n > 0)
        return n;
    for (n = g->count; is_late(g, side, n); n--)
        if (has_its_man(g, n, act))
            return n;
    return g->count;
}

bool ad__sheet_has_gaps(const struct ad__case *k, int side)
{
    return open_gap(k, side) > 0;
}

/* ---- saying it ---- */

static void mark(struct ad__case *k, enum ad_verdict v, enum ad_reason why, int side, uint32_t ply,
                 unsigned flag, bool clear, struct ad_act act, const uint16_t *cites)
{
    struct ad_event e = ad__event(k, AD_EVENT_SHEET, v, why, side, cites);

    e.ply = ply;
    e.flags = (uint16_t)flag;
    e.value = clear ? -1 : 0;
    e.act = act;
    ad__say(k, &e);
}

/* `act` now stands on his sheet at half-move n, whatever stood there. */
static void put_down(struct ad__case *k, int side, uint32_t n, struct ad_act act,
                     const uint16_t *cites)
{
    const struct ad_ply *ply = ad_game_ply(k->live, n);
    bool right = same_act(ply->act, act);
    unsigned stood = ply->flags & (skipped_flag(side) | other_flag(side));

    if (stood)
        mark(k, AD_ALLOWED, AD_SHEET_WRITTEN, side, n, stood, true, no_act, cites);
    if (!right)
        mark(k, AD_ALLOWED, AD_SHEET_OTHER_MOVE, side, n, other_flag(side), false, act, cites);
    else if (!stood)
        ad__allow(k, AD_SHEET_WRITTEN, side, cites);
}

/* ---- the commands ---- */

/* He writes a move that he is still to make: one with a man of his own. */
static bool is_ahead(const struct ad__case *k, int side)
{
    const struct ad_position *p = &k->g.now;
    struct ad_act act = k->c->act;
    uint32_t fills = filled(k->live, side, act);

    if (p->turn != side)
        return false;
    if (k->g.count == 0)
        return true;
    if (late(k->live, side, act) > 0 || (fills > 0 && fills <= due(&k->g, side)))
        return false;
    if (act.castling != AD_CASTLING_NONE)
        return ad__legal_move_of(&k->g, act) != AD_NO_MOVE;
    return act.from < AD_NO_SQUARE && ad__has(p->side[side], act.from);
}

/* 8.1.2: only for a claim, where there is one to make (§9-47), or to seal. */
static void writes_ahead(struct ad__case *k, int side)
{
    int32_t session = k->g.mode[AD_MODE_SESSION];
    bool seals = session == AD_SESSION_SEAL || session == AD_SESSION_EARLY;

    if (!seals && (k->g.mode[AD_MODE_WRITTEN] == 0 || LAW(k, WRITE_AHEAD))) /* 9.2.1.1: it stays */
        ad__mode(k, AD_MODE_WRITTEN, ad__packed(k->c->act, side));
    if (LAW(k, WRITE_AHEAD)) {
        ad__allow(k, AD_SHEET_AHEAD, side, CITE(P(WRITE_AHEAD)));
        return;
    }
    if (seals) {
        ad__allow(k, AD_SHEET_AHEAD, side, CITE(P(SEAL), P(WRITE_AHEAD)));
        return;
    }
    if (k->g.mode[AD_MODE_NO_CLAIM] != side + 1 && ad__claims_by(k, k->c->act)) { /* 9.4 */
        ad__allow(k, AD_SHEET_AHEAD, side, CITE(P(WRITE_AHEAD)));
        return;
    }
    ad__incident(k, AD_WHAT_CONDUCT, AD_SHEET_AHEAD_FORBIDDEN, side, CITE(P(WRITE_AHEAD)));
    ad__refuse(k, AD_SHEET_AHEAD_FORBIDDEN, side, CITE(P(WRITE_AHEAD)));
}

static bool is_move(struct ad_act act)
{
    if (act.castling != AD_CASTLING_NONE)
        return act.castling <= AD_CASTLING_LONG;
    return act.from < AD_NO_SQUARE && act.to < AD_NO_SQUARE && act.promotion <= AD_KING;
}

void ad__write(struct ad__case *k)
{
    int side = k->c->by;
    bool fills;
    uint32_t n;

    if (!is_move(k->c->act)) {
        ad__refuse(k, AD_SHEET_NO_MOVE, side, CITE(P(WRITE)));
        return;
    }
    if (ad__looks_made(&k->g) && same_act(k->g.hand.stands, k->c->act)) { /* as it was played */
        ad__allow(k, AD_SHEET_WRITTEN, side, writes_under(&k->g, side));
        return;
    }
    if (is_ahead(k, side)) {
        writes_ahead(k, side);
        return;
    }
    if (k->g.count == 0) {
        ad__refuse(k, AD_SHEET_NOTHING_PLAYED, side, CITE(P(WRITE)));
        return;
    }
    n = place_of(k->live, side, k->c->act);
    fills = ad_game_ply(k->live, n)->flags & skipped_flag(side);
    put_down(k, side, n, k->c->act,
             fills && !nobody_writes(&k->g) ? CITE(P(WRITE_COMPLETE), P(WRITE))
                                            : writes_under(&k->g, side));
}

void ad__skip(struct ad__case *k)
{
    int side = k->c->by;
    bool writes = must_write(&k->g, side, k->c->at);

    ad__answers(k);
    if (k->g.count == 0) {
        ad__refuse(k, AD_SHEET_NOTHING_PLAYED, side, CITE(P(WRITE)));
        return;
    }
    mark(k, writes ? AD_REFUSED : AD_ALLOWED,
         writes ? AD_SHEET_MUST_WRITE : AD_SHEET_NEED_NOT_WRITE, side, k->g.count,
         skipped_flag(side), false, no_act, why_or_why_not(&k->g, side, writes));
}

/* What stands on both sheets stands, right or wrong (8.7). */
static bool sign_points(struct ad__case *k)
{
    const struct ad_result *r = &k->g.result;
    const uint8_t *now = k->c->points;

    if (r->kind != AD_RESULT_PLAYED || now[0] + now[1] > 2) {
        ad__refuse(k, AD_POINTS_NOT_ATTAINABLE, AD_WHO_BOTH, CITE(P(POINTS_LIMIT)));
        return false;
    }
    if (now[0] != r->points[0] || now[1] != r->points[1])
        ad__end(k, AD_RESULT_PLAYED, now[0], now[1], AD_ENDS_SIGNED, CITE(P(SHEET_SIGNED)));
    return true;
}

void ad__sign(struct ad__case *k)
{
    if (!ad__is_over(&k->g)) {
        ad__refuse(k, AD_SIGNED_TOO_EARLY, AD_WHO_BOTH, CITE(P(SHEET_SIGNED)));
        return;
    }
    if (k->c->answer == AD_ANSWER_RESULT && !sign_points(k))
        return;
    ad__allow(k, AD_SIGNED, AD_WHO_BOTH, CITE(P(SHEET_SIGNED)));
    ad__mode(k, AD_MODE_SIGNED, 1);
}

/* ---- completing the sheets ---- */

/* A half-move that stands on neither sheet can be copied from nobody. */
static bool gap_in_both(const struct ad_game *g)
{
    unsigned both = AD_FLAG_SKIPPED_WHITE | AD_FLAG_SKIPPED_BLACK;

    for (uint32_t n = 1; n <= g->count; n++)
        if ((ad_game_ply(g, n)->flags & both) == both)
            return true;
    return false;
}

/* One complete sheet is proof. Without one they are completed first, be it by copying (§9-57). */
bool ad__sheets_prove_nothing(const struct ad__case *k, int side)
{
    uint32_t after = due(&k->g, side);

    return k->g.table.format == AD_STANDARD && gap_after(k->live, AD_WHITE, after) > 0 &&
           gap_after(k->live, AD_BLACK, after) > 0;
}

/* Has neither been completed since, as far as it can be? */
bool ad__sheets_incomplete(const struct ad__case *k)
{
    return ad__sheet_has_gaps(k, AD_WHITE) && ad__sheet_has_gaps(k, AD_BLACK);
}

/* On both sheets something is wanting: the clocks stand. */
static void both_complete(struct ad__case *k)
{
    const uint16_t *cites = CITE(P(WRITE_COMPLETE_BOTH));

    ad__allow(k, AD_SHEET_BOTH_COMPLETE, AD_WHO_BOTH, cites);
    ad__stop_clock(k, AD_CLOCK_STOPPED, cites);
    if (gap_in_both(k->live))
        ad__allow(k, AD_SHEET_RECONSTRUCT, AD_WHO_BOTH, CITE(P(WRITE_RECONSTRUCT)));
}

/* The control is passed, and nobody says so before a flag falls. Where being exempt ends with the period
 * it is noted that he goes on with gaps (§9-53). */
void ad__sheet_control(struct ad__case *k, int side)
{
    if (k->g.table.format == AD_STANDARD && LAW(k, WRITE_EXEMPT_STAYS))
        ad__mode(k, due_mode(side), (int32_t)k->g.count); /* the press may have made it */
}

/* In 1984 who alone has gaps waits for his own flag (11.2); later either will do (8.4, 8.5.2). */
static bool is_his(const struct ad__case *k, int flag, int side)
{
    return flag == side || flag == AD_WHO_BOTH || ad__like(&k->g) >= AD_FIDE_1997;
}

/* A flag has fallen, and the game goes on: gaps are filled. */
void ad__sheet_flag(struct ad__case *k, int flag)
{
    bool gaps[2] = {gap(k->live, AD_WHITE) > 0, gap(k->live, AD_BLACK) > 0};

    if (k->g.table.format != AD_STANDARD)
        return;
    for (int side = 0; side < 2; side++) {
        if (!is_his(k, flag, side) && !(gaps[0] && gaps[1]))
            continue;
        ad__mode(k, due_mode(side), (int32_t)k->live->count);
        if (gaps[side] && !gaps[!side])
            ad__allow(k, AD_SHEET_COMPLETE, side, CITE(P(WRITE_COMPLETE)));
    }
    if (gaps[0] && gaps[1])
        both_complete(k);
}

/* His own last move is not on his sheet, though he had to write then and has to now. */
static bool own_move_missing(const struct ad__case *k, int side)
{
    uint32_t n = ad__last_of(k->live, side);
    const struct ad_ply *own;

    if (ad__like(&k->g) < AD_FIDE_1997 || !must_write(&k->g, side, k->c->at)) /* §9-10 */
        return false;
    if (n == 0 || !((own = ad_game_ply(k->live, n))->flags & skipped_flag(side)))
        return false;
    return increment_binds(&k->g, side) || own->left[side] >= LAW(k, WRITE_BELOW);
}

/* ---- the arbiter looks at the sheets ---- */

/* The period that a player is in, or that his fallen flag has begun. */
static unsigned period_begun(const struct ad_game *g, int side)
{
    return g->clock.side[side].period + ad__flag_is_down(g, side);
}

/* 11.9, 8.6: the moves cannot be reconstructed. For both the next one is the first of the period that a
 * fallen flag has begun; and the gaps stay. */
void ad__sheets_lost(struct ad__case *k)
{
    const struct ad_side_clock *s = k->g.clock.side;
    unsigned white = period_begun(&k->g, AD_WHITE), black = period_begun(&k->g, AD_BLACK);
    unsigned period = white > black ? white : black;
    bool one = (gap(k->live, AD_WHITE) > 0) != (gap(k->live, AD_BLACK) > 0);
    const uint16_t *cites =
        one ? CITE(P(FLAG_COUNT_UNKNOWN), P(WRITE_RECONSTRUCT_ONE)) : CITE(P(FLAG_COUNT_UNKNOWN));

    if (period == 0) {
        ad__refuse(k, AD_SHEET_NO_FLAG, AD_WHO_BOTH, CITE(P(WRITE_RECONSTRUCT)));
        return;
    }
    for (int side = 0; side < 2; side++) {
        struct ad_event e =
            ad__event(k, AD_EVENT_PERIOD, AD_ALLOWED, AD_PERIOD_COUNT_UNKNOWN, side, cites);
        e.value = s[side].period;
        e.ms = s[side].main_ms;
        if (s[side].period < period)
            ad__next_period(k, side, AD_PERIOD_COUNT_UNKNOWN, cites);
        else
            ad__say(k, &e);
        ad__mode(k, due_mode(side), (int32_t)k->live->count | LOST);
    }
}

static bool last_move_written(const struct ad_game *g, int side)
{
    uint32_t n = ad__last_of(g, side);

    return n == 0 || !(ad_game_ply(g, n)->flags & skipped_flag(side));
}

/* BTO 30.1: the director may have them put right, the captains may not (30.2). */
static void put_right(struct ad__case *k)
{
    if (!k->g.table.order)
        ad__ask(k, AD_WHAT_SHEET, AD_ASKS_SHEETS_DIFFER, AD_WHO_NOBODY, CITE(P(ARBITER_DECIDES)));
    else if (k->g.table.arbiter_absent)
        ad__refuse(k, AD_SHEET_NO_ORDER, AD_WHO_ARBITER, CITE(P(WRITE)));
    else if (!last_move_written(k->live, AD_WHITE) || !last_move_written(k->live, AD_BLACK))
        ad__refuse(k, AD_SHEET_LAST_MOVE_FIRST, AD_WHO_BOTH, CITE(P(WRITE)));
    else {
        ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(ARBITER_STOPS)));
        ad__allow(k, AD_SHEET_PUT_RIGHT, AD_WHO_BOTH, CITE(P(WRITE)));
    }
}

void ad__sheets_found(struct ad__case *k)
{
    if (nobody_writes(&k->g))
        ad__refuse(k, AD_SHEET_NEED_NOT_WRITE, AD_WHO_BOTH, CITE(P(WRITE_NOT_NEEDED)));
    else if (k->c->unknown && ad__count_asked(k)) /* an answer as well */
        ad__count_ruled(k, false);
    else if (k->c->unknown)
        ad__sheets_lost(k);
    else
        put_right(k);
}

/* ---- before a move ---- */

static bool claim_not_made(const struct ad__case *k)
{
    int32_t written = k->g.mode[AD_MODE_WRITTEN];

    return written != 0 && !LAW(k, WRITE_AHEAD) && ad__claims_by(k, ad__unpacked(written));
}

/* He makes a move: was his sheet ready for it? What is not there is noted; the move stands. */
void ad__sheet_before_move(struct ad__case *k, int side)
{
    struct ad_cites known = {0};
    uint32_t first;

    if (nobody_writes(&k->g) || !ad__cites(&known, &k->g, CITE(P(WRITE))))
        return;
    if (claim_not_made(k)) /* written for a claim, and none has followed */
        ad__incident(k, AD_WHAT_CONDUCT, AD_SHEET_AHEAD_FORBIDDEN, side, CITE(P(WRITE_AHEAD)));
    first = open_gap(k, side);
    if (first == 0)
        return;
    if (first <= due(&k->g, side))
        ad__incident(k, AD_WHAT_SHEET, AD_SHEET_NOT_COMPLETED, side, CITE(P(WRITE_COMPLETE)));
    else if (own_move_missing(k, side))
        ad__incident(k, AD_WHAT_SHEET, AD_SHEET_OWN_MOVE_FIRST, side, CITE(P(WRITE)));
}

/* 8.4: short of time at any moment, and exempt for the rest of the period. */
void ad__sheet_short_of_time(struct ad__case *k, int side)
{
    const struct ad_game *g = &k->g;

    if (g->table.format != AD_STANDARD || g->mode[exempt_mode(side)] ||
        g->clock.side[side].main_ms >= LAW(k, WRITE_BELOW))
        return;
    if (LAW(k, WRITE_EXEMPT_STAYS) && !increment_binds(g, side))
        ad__mode(k, exempt_mode(side), 1);
}

/* ---- asking to see the sheet ---- */

/* A.3.2: the player who has the move, five times; after that he disturbs. */
static void request_sheet(struct ad__case *k)
{
    int side = k->c->by;
    enum ad_mode asked = side == AD_WHITE ? AD_MODE_ASKED_SHEET_WHITE : AD_MODE_ASKED_SHEET_BLACK;
    enum ad__provision p =
        k->g.table.format == AD_BLITZ ? P(SHEET_REQUEST_BLITZ) : P(SHEET_REQUEST_RAPID);

    ad__answers(k);
    if (k->g.now.turn != side) {
        ad__refuse(k, AD_SHEET_NOT_HIS_TURN, side, CITE((uint16_t)p));
        return;
    }
    ad__mode(k, asked, k->g.mode[asked] + 1);
    if (k->g.mode[asked] <= LAW(k, SHEET_REQUESTS)) {
        ad__allow(k, AD_SHEET_SHOWN, side, CITE((uint16_t)p));
        return;
    }
    ad__incident(k, AD_WHAT_SHEET, AD_SHEET_ASKED_TOO_OFTEN, side, CITE((uint16_t)p, P(DISTURBS)));
    ad__ask(k, AD_WHAT_DISTURBANCE, AD_ASKS_PENALTY, side,
            CITE(P(CONDUCT_PENALTY), P(PENALTY_MENU)));
}

/* 8.5.2: to complete his own sheet he may use the other one, as long as he has the move. In 1984 the
 * arbiter asks for it (11.5). */
static bool may_borrow(const struct ad__case *k, int side)
{
    uint32_t first = gap(k->live, side);

    return ad__like(&k->g) >= AD_FIDE_1997 && k->g.now.turn == side && first > 0 &&
           first <= due(&k->g, side);
}

void ad__request(struct ad__case *k)
{
    int side = k->c->by;

    if (k->c->what == AD_WHAT_INCREMENT)
        ad__quickplay_request(k);
    else if (k->g.table.format == AD_STANDARD && may_borrow(k, side))
        ad__allow(k, AD_SHEET_BORROWED, side, CITE(P(SHEET_BORROW)));
    else if (k->g.table.format == AD_STANDARD) /* 1984 11.5: through the arbiter */
        ad__ask(k, AD_WHAT_SHEET, AD_ASKS_SHEET, side, CITE(P(SHEET_BORROW)));
    else if (k->g.table.supervision == AD_SUPERVISED && LAW(k, SHEET_REQUESTS) > 0)
        request_sheet(k);
    else /* he may have one at any time, to write from now on */
        ad__allow(k, AD_SHEET_GIVEN, side, CITE(P(WRITE_NOT_NEEDED)));
}
