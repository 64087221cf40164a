/*
 * game/table.c -- what was wrong at the table: set-up, board, colours, clock, displaced men.
 *
 *   clause (2017)                         function
 *   6.10.2 clock set wrongly              wrong_clock
 *   7.2.1 wrong initial position          wrong_start
 *   7.2.2 board turned                    turned_board
 *   7.3 colours reversed                  wrong_colours
 *   7.4.1 to 7.4.3 men displaced          ad__displace, ad__restore (stopping: clock.c)
 *   7.6, I.5 displaced men found later    displaced_found
 *   3.10.3 illegal position               ad__restored, wrong_start
 *   A.4.1 too late in rapid and blitz     ad__complains_late
 *   I.13 wrong times after resumption     wrong_clock
 *
 * The arbiter finds what a player can also claim, and the same clause answers both. What the
 * arbiter finds is a fact. What a player claims of the set-up is compared with the start of the
 * record, and goes to the arbiter where the record cannot tell. All of it stops the clocks: they
 * stand until the arbiter restarts them.
 */
#include "game/adjourn.h"

/* ---- too late ---- */

/* Moves made by a side since the initial position. */
static int made(const struct ad_game *g, int side)
{
    return g->now.fullmoves - 1 + (side == AD_WHITE && g->now.turn == AD_BLACK);
}

static bool has_made(const struct ad__case *k, int side, int moves)
{
    int pending = LAW(k, COMPLAINT_BY_COMPLETED) && k->g.made_unpressed[side];
    return made(&k->g, side) - pending >= moves;
}

/* 2017 A.4.1: both have completed ten moves, without full supervision. 1997 B.4: each has made
 * three. 1977 8.6: the one who objects has made his first. Standard chess knows no such limit. */
bool ad__complains_late(const struct ad__case *k)
{
    int moves = LAW(k, COMPLAINT_MOVES), by = k->c->by;

    if (moves == 0 || k->g.table.format == AD_STANDARD)
        return false;
    if (ad__is_2017(&k->g) && !ad__unwatched(&k->g))
        return false;
    if (ad__like(&k->g) == AD_BLITZ_1977 && ad__player(by))
        return has_made(k, by, moves);
    return has_made(k, AD_WHITE, moves) && has_made(k, AD_BLACK, moves);
}

/* ---- illegal positions ---- */

/* 3.10.3: does the position show by itself that no series of legal moves leads to it? Only what is
 * seen at once is looked at. The counters are the record's, not the board's. */
static bool is_illegal(const struct ad__case *k, const struct ad_position *p)
{
    size_t off = -(uintptr_t)k->scratch % sizeof(uint64_t);
    struct ad_reach *r = (struct ad_reach *)((char *)k->scratch + off);
    struct ad_setup s;

    if (!k->scratch || k->scratch_len < off + sizeof *r)
        return false;
    ad_position_setup(&s, p);
    s.halfmoves = 0;
    s.fullmoves = 1;
    ad_position_reachable(r, &s, NULL);
    return r->answer == AD_POSSIBLE_NO;
}

static bool has_illegal_move(const struct ad_game *g)
{
    for (uint32_t n = 1; n <= g->count; n++)
        if (ad_game_ply(g, n)->flags & AD_FLAG_ILLEGAL)
            return true;
    return false;
}

static void stop(struct ad__case *k)
{
    ad__stop_clock(k, AD_CLOCK_STOPPED,
                   k->c->by == AD_WHO_ARBITER ? CITE(P(ARBITER_STOPS)) : CITE(P(PLAYER_STOPS)));
}

/* ---- the set-up ---- */

enum { RANKS_1_2 = 0xffff };

/* All 32 men stood on the first two ranks of each side: the record begins with the game itself. */
static bool begins_with_the_game(const struct ad_game *g)
{
    const struct ad_position *p = &g->table.start;
    return p->side[AD_WHITE] == RANKS_1_2 && p->side[AD_BLACK] == (uint64_t)RANKS_1_2 << 48;
}

static bool starts_right(const struct ad_game *g)
{
    struct ad_position right;
    const struct ad_position *p = &g->table.start;

    ad_position_start(&right);
    return p->pawns == right.pawns && p->knights == right.knights &&
           p->diagonal == right.diagonal && p->straight == right.straight &&
           p->king[0] == right.king[0] && p->king[1] == right.king[1] && begins_with_the_game(g);
}

/* The rule of II.2 that the first position of a Chess960 game breaks; else the rules as a whole: it
 * was not the one that was drawn. */
static enum ad__provision broken_960(const struct ad_position *p)
{
    const uint64_t dark = UINT64_C(0xaa55aa55aa55aa55);
    uint64_t bishops = p->diagonal & ~p->straight & p->side[AD_WHITE];
    uint64_t rooks = p->straight & ~p->diagonal & p->side[AD_WHITE];
    uint64_t lower = ad__bit(p->king[AD_WHITE]) - 1;

    if (!(rooks & lower) || !(rooks & ~lower))
        return P(C960_START_KING);
    if (!(bishops & dark) || !(bishops & ~dark))
        return P(C960_START_BISHOPS);
    for (int file = 0; file < 8; file++)
        if (ad_man_kind(ad_position_man(p, file)) != ad_man_kind(ad_position_man(p, 56 + file)))
            return P(C960_START_MIRROR);
    return P(C960_START);
}

static uint16_t set_up(const struct ad_game *g)
{
    if (!g->table.chess960)
        return P(SET_UP);
    return (uint16_t)(begins_with_the_game(g) ? broken_960(&g->table.start) : P(C960_START));
}

/* A.4.1.2: no castling with a king that began elsewhere, nor with a rook that did. */
static int castling_lost(const struct ad_game *g)
{
    int bits = 0;

    if (!begins_with_the_game(g) || g->table.chess960)
        return 0;
    for (int side = 0; side < 2; side++) {
        int rank = side == AD_WHITE ? 0 : 56;
        bool king = ad_position_man(&g->table.start, rank + 4) == ad_man(side, AD_KING);
        if (!king || ad_position_man(&g->table.start, rank + 7) != ad_man(side, AD_ROOK))
            bits |= 1 << (2 * side);
        if (!king || ad_position_man(&g->table.start, rank) != ad_man(side, AD_ROOK))
            bits |= 2 << (2 * side);
    }
    return bits;
}

/* A position has been put back on the board. If it came about by legal moves the record shows it. If
 * it did not, and everybody can see that it cannot have, the arbiter is asked before it stands;
 * where he may not point at an illegal move (A.4.2) he is not. */
void ad__restored(struct ad__case *k, enum ad_what what)
{
    struct ad_cites found = {0};

    if (!starts_right(&k->g) || ad__unwatched(&k->g) || !has_illegal_move(&k->g))
        return;
    if (ad__cites(&found, &k->g, CITE(P(ILLEGAL_POSITION))) && is_illegal(k, &k->g.now))
        ad__ask(k, what, AD_ASKS_RESTORED_ILLEGAL, AD_WHO_NOBODY,
                CITE(P(ILLEGAL_POSITION), P(ILLEGAL_LOST_POSITION)));
}

static void start_stands(struct ad__case *k)
{
    ad__refuse(k, AD_START_TOO_LATE, k->c->by, CITE(P(WRONG_START_LATE)));
    if (ad__is_2017(&k->g))
        ad__mode(k, AD_MODE_NO_CASTLING, castling_lost(&k->g));
}

/* The record begins in the middle, and what was before it nobody can tell, or almost nobody. */
static void ask_start(struct ad__case *k)
{
    if (!k->g.table.chess960 && is_illegal(k, &k->g.table.start))
        ad__ask(k, AD_WHAT_WRONG_START, AD_ASKS_START_ILLEGAL, k->c->by,
                CITE(P(WRONG_START), P(SET_UP), P(ILLEGAL_POSITION)));
    else
        ad__ask(k, AD_WHAT_WRONG_START, AD_ASKS_START, k->c->by,
                CITE(P(WRONG_START), set_up(&k->g)));
}

static void wrong_start(struct ad__case *k)
{
    bool found = k->c->by == AD_WHO_ARBITER;

    stop(k);
    if (!found && !k->g.table.chess960 && starts_right(&k->g))
        ad__refuse(k, AD_START_WAS_RIGHT, k->c->by, CITE(P(WRONG_START), P(SET_UP)));
    else if (ad__complains_late(k))
        start_stands(k);
    else if (!found && (k->g.table.chess960 || !begins_with_the_game(&k->g)))
        ask_start(k);
    else
        ad__end(k, AD_RESULT_VOID, 0, 0, AD_ENDS_WRONG_START, CITE(P(WRONG_START), set_up(&k->g)));
}

static void turned_board(struct ad__case *k)
{
    stop(k);
    if (ad__complains_late(k))
        ad__refuse(k, AD_BOARD_TOO_LATE, k->c->by, CITE(P(WRONG_START_LATE)));
    else
        ad__allow(k, LAW(k, TURNED_BOARD_MUST) ? AD_BOARD_MUST_BE_TURNED : AD_BOARD_MAY_BE_TURNED,
                  k->c->by, CITE(P(TURNED_BOARD)));
}

/* ---- colours ---- */

/* 8.6: a quarter of one player's time to the first control, measured on both clocks; exactly a
 * quarter has elapsed (§9-41). What was used before the record is what a clock then lacked. */
static bool quarter_elapsed(const struct ad_game *g)
{
    int64_t first = g->table.time.period[0].ms, used = 0;

    for (int side = 0; side < 2; side++) {
        int32_t then = g->table.clock_ms[side];
        used += g->clock.side[side].used_ms;
        if (then >= 0 && then < first)
            used += first - then;
    }
    return used * 4 >= first;
}

/* 7.3: ten moves by each player, so until Black has made his tenth (§9-7). */
static bool few_moves(const struct ad__case *k)
{
    return made(&k->g, AD_BLACK) < LAW(k, COLOURS_MOVES);
}

static void wrong_colours(struct ad__case *k)
{
    stop(k); /* also brings the times used up to date */
    if (few_moves(k))
        ad__end(k, AD_RESULT_VOID, 0, 0, AD_ENDS_WRONG_COLOURS, CITE(P(WRONG_COLOURS)));
    else if (ad__like(&k->g) == AD_FIDE_1997 || /* 7.2: unless the arbiter decides otherwise */
             (LAW(k, COLOURS_QUARTER) && !quarter_elapsed(&k->g)))
        ad__ask(k, AD_WHAT_WRONG_COLOURS, AD_ASKS_WRONG_COLOURS, k->c->by, CITE(P(WRONG_COLOURS)));
    else
        ad__allow(k, AD_COLOURS_STAY, k->c->by, CITE(P(WRONG_COLOURS)));
}

/* ---- the clock ---- */

/* After a resumption only what a player points out before his own first move must be put right; what
 * the arbiter finds, before anybody's. Later it goes on as it is, unless he decides otherwise (1984
 * 14.6, 1997 A.12: the consequences are too grave). */
static bool resumed_too_late(const struct ad__case *k)
{
    int first = ad__player(k->c->by) ? k->c->by : !k->g.envelope.sealer;

    return ad__resumed(&k->g) && !ad__times_in_time(&k->g, first);
}

static void wrong_clock(struct ad__case *k)
{
    bool first = ad__player(k->c->by) && ad__resumed(&k->g);
    const uint16_t *cites = first ? CITE(P(RESUMED_TIMES), P(CLOCK_WRONG)) : CITE(P(CLOCK_WRONG));

    stop(k);
    if (resumed_too_late(k))
        ad__ask(k, AD_WHAT_WRONG_CLOCK, AD_ASKS_TIMES_LATE, AD_WHO_NOBODY, CITE(P(RESUMED_TIMES)));
    else if (ad__complains_late(k))
        ad__refuse(k, AD_CLOCK_TOO_LATE, k->c->by, CITE(P(CLOCK_WRONG_LATE)));
    else if (k->c->by == AD_WHO_ARBITER)
        ad__allow(k, AD_CLOCK_TO_BE_SET, k->c->by, cites);
    else
        ad__ask(k, AD_WHAT_WRONG_CLOCK, AD_ASKS_WRONG_CLOCK, k->c->by, cites);
}

/* ---- displaced men ---- */

static enum ad_mode displaced_mode(int side)
{
    return side == AD_WHITE ? AD_MODE_DISPLACED_WHITE : AD_MODE_DISPLACED_BLACK;
}

/* 1984 8.3 is about a man knocked over with a move. On the opponent's time it is 8.2, and it disturbs. */
static void say_displaced(struct ad__case *k, int side)
{
    bool moving = k->g.now.turn == side || k->g.made_unpressed[side];

    if (ad__like(&k->g) == AD_FIDE_1984 && !moving)
        ad__incident(k, AD_WHAT_DISPLACED, AD_DISPLACES_WAITING, side,
                     CITE(P(DISPLACED_FOUND), P(DISTURBS)));
    else
        ad__incident(k, AD_WHAT_DISPLACED, AD_DISPLACES, side, CITE(P(DISPLACES)));
}

/* The state counts them: which men they are is for the players to see. */
void ad__displace(struct ad__case *k)
{
    int side = k->c->by;
    enum ad_mode mode = displaced_mode(side);
    int32_t men = k->g.mode[mode] + k->c->squares;

    if (!k->g.mode[AD_MODE_DISPLACED_WHITE] && !k->g.mode[AD_MODE_DISPLACED_BLACK])
        ad__mode(k, AD_MODE_DISPLACED_SINCE, (int32_t)k->live->count + 1);
    ad__mode(k, mode, men < AD_SQUARES ? men : AD_SQUARES);
    say_displaced(k, side);
}

void ad__restore(struct ad__case *k)
{
    int side = k->c->by;
    enum ad_mode mode = displaced_mode(side);
    int32_t left = k->g.mode[mode] - k->c->squares;

    ad__mode(k, mode, left > 0 ? left : 0);
    ad__allow(k, left > 0 ? AD_RESTORES_SOME : AD_RESTORES, side, CITE(P(DISPLACES)));
}

static void all_restored(struct ad__case *k)
{
    ad__mode(k, AD_MODE_DISPLACED_WHITE, 0);
    ad__mode(k, AD_MODE_DISPLACED_BLACK, 0);
}

/* The half-moves before the irregularity: as the arbiter says, else since when it is on record that
 * men stood elsewhere; else all of them. */
static uint32_t before_displaced(const struct ad__case *k)
{
    bool open = k->g.mode[AD_MODE_DISPLACED_WHITE] || k->g.mode[AD_MODE_DISPLACED_BLACK];
    uint32_t since = (uint32_t)k->g.mode[AD_MODE_DISPLACED_SINCE];
    uint32_t known = k->c->unknown ? k->c->ply : open && since ? since - 1 : k->live->count;

    return known < k->live->count ? known : k->live->count;
}

/* Nobody has displaced a man, and nobody has moved since the resumption: it was set up wrongly (8.4). */
static const uint16_t *displaced_clause(const struct ad_game *g)
{
    static const uint16_t moved[] = {P(DISPLACED_FOUND), AD__PROVISIONS};
    static const uint16_t set_up[] = {P(SET_UP_WRONG), AD__PROVISIONS};
    bool told = g->mode[AD_MODE_DISPLACED_WHITE] || g->mode[AD_MODE_DISPLACED_BLACK];

    return !told && ad__resumed(g) && ad__times_in_time(g, !g->envelope.sealer) ? set_up : moved;
}

static void displaced_found(struct ad__case *k)
{
    uint32_t known = before_displaced(k);
    const uint16_t *cites = displaced_clause(&k->g);

    stop(k);
    if (k->c->unknown && LAW(k, LOST_POSITION_VOIDS)) {
        ad__end(k, AD_RESULT_VOID, 0, 0, AD_ENDS_DISPLACED, cites);
        return;
    }
    all_restored(k);
    if (!k->c->unknown && known == k->live->count) {
        ad__allow(k, AD_DISPLACED_RESTORED, k->c->by, cites);
        ad__restored(k, AD_WHAT_DISPLACED);
        return;
    }
    ad__back_to(k, known, AD_DISPLACED_BACK, cites);
    if (known < k->live->count)
        ad__restore_times(k, known, CITE(P(TIMES_RESTORED)));
    ad__restored(k, AD_WHAT_DISPLACED);
}

/* A player says so: the arbiter looks. */
static void displaced_claimed(struct ad__case *k)
{
    stop(k);
    ad__ask(k, AD_WHAT_DISPLACED, AD_ASKS_DISPLACED, !k->c->by,
            CITE(P(DISPLACES_STOPPED), P(DISPLACED_FOUND)));
}

/* ---- the commands ---- */

static bool about_the_table(struct ad__case *k)
{
    switch ((int)k->c->what) {
    case AD_WHAT_WRONG_START: wrong_start(k); return true;
    case AD_WHAT_WRONG_COLOURS: wrong_colours(k); return true;
    case AD_WHAT_TURNED_BOARD: turned_board(k); return true;
    case AD_WHAT_WRONG_CLOCK: wrong_clock(k); return true;
    case AD_WHAT_BOARDS_DIFFER: ad__boards_differ(k); return true;
    default: return false;
    }
}

void ad__found(struct ad__case *k)
{
    if (about_the_table(k))
        return;
    if (k->c->what == AD_WHAT_ILLEGAL_MOVE)
        ad__illegal_found(k);
    else if (k->c->what == AD_WHAT_DISPLACED)
        displaced_found(k);
    else if (k->c->what == AD_WHAT_SHEET)
        ad__sheets_found(k);
    else
        ad__see(k); /* found or seen, it is the same thing */
}

/* What a player points out and no clause decides by itself goes to the arbiter. */
void ad__complain(struct ad__case *k)
{
    if (about_the_table(k))
        return;
    if (k->c->what == AD_WHAT_DISPLACED) {
        displaced_claimed(k);
        return;
    }
    if (k->c->what == AD_WHAT_INCREMENT) {
        ad__quickplay_request(k);
        return;
    }
    stop(k);
    ad__ask(k, (enum ad_what)k->c->what, AD_ASKS_COMPLAINT, !k->c->by,
            CITE(ad__article_of(k->c->what), P(PLAYER_STOPS)));
}
