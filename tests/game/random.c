/*
 * tests/game/random.c -- random tables and commands.
 *
 * First what is due: a question is answered, a move that was made is pressed, a man in the hand is
 * let go. Then, as often as the mix asks for it, an incident from a table of rows instead.
 */
#include "random.h"

#include <string.h>

#include "adoube/fen.h"
#include "adoube/notation.h"

enum { MINUTE = 60000 };

#define COUNT(list) (sizeof(list) / sizeof *(list))

static bool one_in(struct kit_rng *rng, unsigned n)
{
    return kit_below(rng, n) == 0;
}

/* ---- tables ---- */

/* Few men, locked pawns, promotions, castling, en passant, counters near 50, 75 and 100 moves. */
static const char *const endings[] = {
    "8/8/4k3/8/8/3K4/8/R7 w - - 90 100",
    "8/4k3/8/8/8/3KN3/5n2/8 w - - 0 60",
    "8/8/4k3/8/8/2BKB3/8/8 b - - 97 90",
    "4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4K3 w - - 20 50",
    "8/2P3k1/8/8/8/8/1p4K1/8 w - - 0 40",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 95 60",
    "8/8/8/8/4k3/8/1q6/4K2Q b - - 146 120",
    "8/1P6/8/8/4k3/8/1q6/4K2Q w - - 140 120",
    "4k3/8/8/2pPp3/8/8/8/4K3 w - e6 0 2",
    "1n1b4/P1P4k/8/8/8/8/p1p4K/1N1B4 w - - 0 30",
    "8/8/8/8/8/4k3/4p3/4K3 w - - 5 70",
    "8/8/8/3r4/8/2k5/8/1RB1K3 w - - 99 80",
    "8/8/2k5/8/3N4/2N1K3/5p2/8 b - - 130 99",
    "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
    "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 4 4",
};

static void board(struct ad_table *t, struct kit_rng *rng)
{
    struct ad_setup s;
    const char *fen = endings[kit_below(rng, COUNT(endings))];
    unsigned dice = kit_below(rng, 8);

    if (dice < 4)
        return; /* the initial position, as it is */
    if (dice == 4) {
        t->chess960 = 1;
        if (ad_chess960_setup(&s, (int)kit_below(rng, 960)) == 0)
            ad_position_from(&t->start, &s);
    } else if (ad_fen_read(&s, fen, strlen(fen), NULL) == 0) {
        ad_position_from(&t->start, &s);
        t->chess960 = one_in(rng, 8);
    }
}

static void times(struct ad_table *t, struct kit_rng *rng)
{
    static const char *const controls[] = {
        "40/90:00+30, 30:00+30",
        "5:00",
        "3:00+2",
        "15:00+10",
        "40/2:00:00, 20/1:00:00, 30:00",
        "40/2:30:00, 16/1:00:00*",
        "25:00d5",
        "6/1:00, 4/0:40, 0:30",
        "5/2:00+1, 1:00+1",
        "4/1:00d3, 3/0:50d3*",
        "30:00",
        "90:00+30",
    };
    const char *text = controls[kit_below(rng, COUNT(controls))];

    ad_time_read(&t->time, text, strlen(text), NULL);
    if (one_in(rng, 4))
        t->time.increment_from = (uint16_t)kit_below(rng, 6);
    t->format = (uint8_t)kit_below(rng, AD_FORMATS);
    for (int side = 0; side < 2; side++) {
        if (one_in(rng, 8))
            t->clock_ms[side] = (int32_t)kit_below(rng, 3 * MINUTE);
        if (one_in(rng, 12))
            t->completed[side] = (int16_t)kit_below(rng, 5);
    }
}

static void regulations(struct ad_table *t, struct kit_rng *rng)
{
    t->supervision = (uint8_t)kit_below(rng, 2);
    t->quickplay = one_in(rng, 3);
    t->arbiter_absent = one_in(rng, 10);
    t->one_offence_count = one_in(rng, 4);
    t->adjourn = one_in(rng, 2);
    t->order = one_in(rng, 4);
    t->no_smoking = one_in(rng, 4);
    if (one_in(rng, 6))
        t->device_penalty = (uint8_t)kit_below(rng, AD_PENALTIES);
    t->device_ms = t->device_penalty ? 10 * MINUTE : 0;
    if (one_in(rng, 5))
        t->draw_offers = one_in(rng, 3) ? AD_OFFERS_NEVER : (uint16_t)kit_below(rng, 40);
    if (one_in(rng, 3))
        t->default_ms = (int32_t)kit_below(rng, 31) * MINUTE;
    if (one_in(rng, 3))
        t->session_ms = (int32_t)(1 + kit_below(rng, 240)) * MINUTE;
}

static void people(struct ad_table *t, struct kit_rng *rng)
{
    for (int side = 0; side < 2; side++) {
        t->blind[side] = one_in(rng, 8);
        t->deaf[side] = one_in(rng, 20);
        t->assistant[side] = one_in(rng, t->blind[side] ? 2 : 10);
        t->language[side] = (uint8_t)kit_below(rng, AD_LANGUAGES);
        for (int i = 0; i < AD_OFFENCES; i++)
            t->offences[side][i] = (uint8_t)one_in(rng, 20);
    }
}

void random_table(struct ad_table *out, struct kit_rng *rng)
{
    static const uint8_t editions[] = {AD_FIDE_1984, AD_BLITZ_1977, AD_FIDE_1997, AD_FIDE_2014,
                                       AD_FIDE_2014, AD_FIDE_2017,  AD_FIDE_2017, AD_FIDE_2023};
    enum ad_edition e = (enum ad_edition)editions[kit_below(rng, COUNT(editions))];

    ad_table_init(out, e);
    if (e == AD_FIDE_2014 && one_in(rng, 2))
        out->fill_from = one_in(rng, 2) ? AD_FIDE_2017 : AD_FIDE_2023;
    board(out, rng);
    times(out, rng);
    regulations(out, rng);
    people(out, rng);
}

/* ---- one command in the making ---- */

struct talk {
    struct ad_command *c;
    struct kit_rng *rng;
    const struct ad_game *g;
    int64_t at;
    int turn; /* who has the move */
};

static unsigned below(struct talk *t, unsigned n)
{
    return kit_below(t->rng, n);
}

static void begin(struct talk *t, enum ad_command_kind kind, int by)
{
    ad_command_init(t->c, kind, (enum ad_who)by, t->at);
}

static int somebody(struct talk *t)
{
    return (int)below(t, 2);
}

/* Mostly who has the move. */
static int player(struct talk *t)
{
    return below(t, 8) ? t->turn : !t->turn;
}

/* Mostly seconds; sometimes until the flag has fallen, or for hours. */
static int64_t later(struct talk *t, enum random_mix mix)
{
    int side = t->g->clock.running;
    int32_t left = side <= AD_WHO_BLACK ? t->g->clock.side[side].main_ms : MINUTE;
    unsigned rare = mix == RANDOM_SENSIBLE ? 2000 : 150;

    left = left < 1000 ? 1000 : left > 200 * MINUTE ? 200 * MINUTE : left;
    if (one_in(t->rng, rare))
        return left + (int64_t)below(t, 5000);
    if (one_in(t->rng, rare))
        return below(t, 130 * MINUTE);
    return one_in(t->rng, 3) ? 0 : below(t, (unsigned)left / 40 + 2);
}

static void square(struct talk *t, int at)
{
    if (t->c->squares < AD_TOUCH_MAX)
        t->c->square[t->c->squares++] = (uint8_t)at;
}

static int a_square_of(struct talk *t, uint64_t set)
{
    int at = (int)below(t, 64);

    if (set == 0)
        return at;
    while (!(set >> at & 1))
        at = (at + 1) & 63;
    return at;
}

static uint64_t men(const struct talk *t)
{
    return t->g->now.side[0] | t->g->now.side[1];
}

static uint64_t own(const struct talk *t)
{
    return t->g->now.side[t->turn];
}

static void text(struct talk *t, const char *words)
{
    size_t len = strlen(words);

    t->c->length = (uint8_t)(len < AD_TEXT_MAX ? len : AD_TEXT_MAX);
    memcpy(t->c->text, words, t->c->length);
}

/* ---- moves ---- */

static struct ad_act act_of(ad_move m)
{
    if (ad_move_how(m) == AD_CASTLES)
        return (struct ad_act){AD_NO_SQUARE, AD_NO_SQUARE, AD_EMPTY,
                               ad_move_to(m) > ad_move_from(m) ? AD_CASTLING_SHORT
                                                               : AD_CASTLING_LONG};
    return (struct ad_act){(uint8_t)ad_move_from(m), (uint8_t)ad_move_to(m),
                           (uint8_t)ad_move_promotion(m), AD_CASTLING_NONE};
}

static ad_move open_move(struct talk *t)
{
    struct ad_moves open;
    unsigned n = ad_game_open_moves(&open, t->g);

    return n ? open.move[below(t, n)] : (ad_move)AD_NO_MOVE;
}

/* Back and forth, so that positions come again: undo the last move but one, if that is open. */
static ad_move move_back(struct talk *t)
{
    struct ad_moves open;
    unsigned n = ad_game_open_moves(&open, t->g);
    ad_move last = t->g->count > 1 ? ad_game_ply(t->g, t->g->count - 1)->move : AD_NO_MOVE;

    for (unsigned i = 0; i < n; i++)
        if (ad_move_from(open.move[i]) == ad_move_to(last) &&
            ad_move_to(open.move[i]) == ad_move_from(last) && last != AD_NO_MOVE)
            return open.move[i];
    return n ? open.move[below(t, n)] : (ad_move)AD_NO_MOVE;
}

/* Has somebody begun to go back and forth? Then both do, until it is a draw. */
static bool goes_in_circles(const struct ad_game *g)
{
    for (uint32_t n = g->count; n > 0 && n + 4 > g->count; n--)
        if (ad_game_ply(g, n)->seen >= 2)
            return true;
    if (g->count < 3)
        return false;
    ad_move last = ad_game_ply(g, g->count)->move, earlier = ad_game_ply(g, g->count - 2)->move;
    return last != AD_NO_MOVE && ad_move_from(last) == ad_move_to(earlier) &&
           ad_move_to(last) == ad_move_from(earlier);
}

static struct ad_act any_act(struct talk *t)
{
    int from = a_square_of(t, below(t, 6) ? own(t) : men(t));
    bool pawn = ad_man_kind(ad_position_man(&t->g->now, from)) == AD_PAWN;
    struct ad_act act = {(uint8_t)from, (uint8_t)((unsigned)from + 1 + below(t, 62)) & 63, AD_EMPTY,
                         AD_CASTLING_NONE};

    if (one_in(t->rng, 12))
        return (struct ad_act){AD_NO_SQUARE, AD_NO_SQUARE, AD_EMPTY, (uint8_t)(1 + below(t, 2))};
    if (act.to == act.from)
        act.to ^= 1;
    if (pawn && ad_rank_of(act.to) % 7 == 0 && below(t, 2))
        act.promotion = (uint8_t)(AD_KNIGHT + below(t, 4));
    return act;
}

static void move_with(struct talk *t, struct ad_act act)
{
    begin(t, AD_DOES_MOVE, t->turn);
    t->c->act = act;
    t->c->has_act = 1;
    t->c->two_handed = one_in(t->rng, 60);
}

/* An illegal move has left the king to be taken. */
static bool take_king(struct talk *t)
{
    int king = t->g->now.king[!t->turn];
    uint64_t men_on_it = ad_position_attackers(&t->g->now, king, t->turn);

    if (men_on_it == 0 || below(t, 3))
        return false;
    move_with(t, (struct ad_act){(uint8_t)a_square_of(t, men_on_it), (uint8_t)king, AD_EMPTY,
                                 AD_CASTLING_NONE});
    return true;
}

static void legal_move(struct talk *t)
{
    unsigned circles = goes_in_circles(t->g) ? 7 : 1;
    ad_move m = below(t, 8) < circles ? move_back(t) : open_move(t);

    if (!take_king(t))
        move_with(t, m == AD_NO_MOVE ? any_act(t) : act_of(m));
}

static void illegal_move(struct talk *t)
{
    move_with(t, any_act(t));
    if (one_in(t->rng, 10))
        t->c->by ^= 1;
}

/* A pawn pushed to the last rank and left there, if one can; else a touched man is betrayed. */
static void careless_move(struct talk *t)
{
    struct ad_moves legal;
    unsigned n = ad_position_moves(&legal, &t->g->now);

    for (unsigned i = 0; i < n; i++)
        if (ad_move_promotion(legal.move[i]) != AD_EMPTY) {
            struct ad_act act = act_of(legal.move[i]);
            act.promotion = AD_EMPTY;
            move_with(t, act);
            return;
        }
    move_with(t, n ? act_of(legal.move[below(t, n)]) : any_act(t));
}

static void recall(struct talk *t)
{
    ad_move m = kit_random_move(t->rng, &t->g->now);

    begin(t, AD_DOES_RECALL, t->turn);
    t->c->act = m == AD_NO_MOVE || one_in(t->rng, 10) ? any_act(t) : act_of(m);
    t->c->has_act = 1;
}

/* ---- the hand ---- */

static void hand(struct talk *t, enum ad_command_kind kind, int at)
{
    begin(t, kind, player(t));
    square(t, at);
}

static void touch(struct talk *t)
{
    static const uint8_t kinds[] = {AD_DOES_TOUCH, AD_DOES_TOUCH, AD_DOES_BRUSH, AD_DOES_ADJUST};
    unsigned n = below(t, 4) ? 1 : 1 + below(t, 4);

    begin(t, (enum ad_command_kind)kinds[below(t, COUNT(kinds))], player(t));
    for (unsigned i = 0; i < n; i++)
        square(t, a_square_of(t, one_in(t->rng, 4) ? men(t) : own(t)));
    if (n > 1 && below(t, 2))
        t->c->together = (uint32_t)kit_random(t->rng) & ((1u << n) - 2);
}

/* The man of a move that is open, so that the touch binds to something. */
static void touch_to_move(struct talk *t)
{
    ad_move m = open_move(t);

    begin(t, AD_DOES_TOUCH, t->turn);
    square(t, m == AD_NO_MOVE ? a_square_of(t, own(t)) : ad_move_from(m));
}

/* An own man that can move and an enemy man that can be taken, in an order nobody knows. */
static void touch_both(struct talk *t)
{
    struct ad_moves open;
    unsigned n = ad_game_open_moves(&open, t->g);

    begin(t, AD_DOES_TOUCH, t->turn);
    square(t, n ? ad_move_from(open.move[below(t, n)]) : a_square_of(t, own(t)));
    for (unsigned i = 0; i < n; i++)
        if (t->g->now.side[!t->turn] >> ad_move_to(open.move[i]) & 1 && t->c->squares < 2)
            square(t, ad_move_to(open.move[i]));
    t->c->together = t->c->squares > 1 && below(t, 2) ? 2 : 0;
}

static void lift(struct talk *t)
{
    ad_move m = open_move(t);

    hand(t, AD_DOES_LIFT,
         m == AD_NO_MOVE || one_in(t->rng, 8) ? a_square_of(t, men(t)) : ad_move_from(m));
}

static void remove_man(struct talk *t)
{
    ad_move m = open_move(t);
    bool takes = m != AD_NO_MOVE && ad_position_man(&t->g->now, ad_move_to(m)) != AD_EMPTY;

    hand(t, AD_DOES_REMOVE, takes ? ad_move_to(m) : a_square_of(t, men(t)));
}

static void place(struct talk *t, int at)
{
    hand(t, AD_DOES_PLACE, at);
    t->c->man = (uint8_t)(below(t, 8) ? AD_KNIGHT + below(t, 4) : AD_KING);
}

static void hand_part(struct talk *t)
{
    switch (below(t, 4)) {
    case 0: lift(t); break;
    case 1: remove_man(t); break;
    case 2: hand(t, AD_DOES_RELEASE, (int)below(t, 64)); break;
    default: place(t, (int)below(t, 8) + (t->turn == AD_WHITE ? 56 : 0)); break;
    }
}

/* King let go on g1 or c1: now the rook. */
static void castle_on(struct talk *t)
{
    bool is_long = t->g->hand.castling == AD_CASTLING_LONG;
    int rank = t->turn == AD_WHITE ? 0 : 56;
    uint64_t rooks = t->g->now.straight & own(t) & UINT64_C(255) << rank;

    if (t->g->hand.lifted2 == AD_NO_SQUARE)
        hand(t, AD_DOES_LIFT, a_square_of(t, rooks & men(t) ? rooks : men(t)));
    else
        hand(t, AD_DOES_RELEASE, rank + (is_long ? 3 : 5));
}

/* Where the lifted man may go: castling is two steps of the king. */
static void let_go(struct talk *t)
{
    struct ad_moves open;
    unsigned n = ad_game_open_moves(&open, t->g), first = n ? below(t, n) : 0;
    int rank = t->turn == AD_WHITE ? 0 : 56;

    for (unsigned i = 0; i < n; i++) {
        ad_move m = open.move[(first + i) % n];
        if (ad_move_from(m) != t->g->hand.lifted)
            continue;
        if (ad_move_how(m) == AD_CASTLES)
            hand(t, AD_DOES_RELEASE, rank + (ad_move_to(m) > ad_move_from(m) ? 6 : 2));
        else
            hand(t, AD_DOES_RELEASE, ad_move_to(m));
        return;
    }
    hand(t, AD_DOES_RELEASE, (int)below(t, 64));
}

/* A move by hand goes on: false if none is under way. */
static bool hand_goes_on(struct talk *t)
{
    const struct ad_hand *h = &t->g->hand;

    if (h->castling != AD_CASTLING_NONE)
        castle_on(t);
    else if (h->placed_on != AD_NO_SQUARE)
        hand(t, AD_DOES_RELEASE, h->placed_on);
    else if (h->released != AD_NO_SQUARE && h->removed == AD_NO_SQUARE)
        hand(t, AD_DOES_REMOVE, h->released);
    else if (h->released != AD_NO_SQUARE)
        place(t, h->released);
    else if (h->lifted != AD_NO_SQUARE && below(t, 4))
        let_go(t);
    else if (h->lifted != AD_NO_SQUARE)
        remove_man(t);
    else
        return false;
    return true;
}

static void displace(struct talk *t)
{
    unsigned n = 1 + below(t, 3);

    begin(t, one_in(t->rng, 3) ? AD_DOES_RESTORE : AD_DOES_DISPLACE, player(t));
    for (unsigned i = 0; i < n; i++)
        square(t, (int)below(t, 64));
}

/* ---- words ---- */

static void press(struct talk *t)
{
    begin(t, AD_DOES_PRESS, somebody(t));
}

static void offer(struct talk *t)
{
    begin(t, AD_DOES_OFFER, somebody(t));
    t->c->conditional = one_in(t->rng, 6);
    if (t->c->conditional)
        text(t, "wenn Brett 3 gewinnt");
}

static void answer(struct talk *t)
{
    static const uint8_t kinds[] = {AD_DOES_DECLINE, AD_DOES_DECLINE,  AD_DOES_ACCEPT,
                                    AD_DOES_DECLINE, AD_DOES_POSTPONE, AD_DOES_WITHDRAW};
    int by = t->g->offer.by <= AD_WHO_BLACK && below(t, 4) ? !t->g->offer.by : somebody(t);

    begin(t, (enum ad_command_kind)kinds[below(t, COUNT(kinds))], by);
    if (t->c->kind == AD_DOES_WITHDRAW)
        t->c->what = below(t, 2) ? AD_WHAT_OFFER : AD_WHAT_CLAIM;
}

static void intend(struct talk *t)
{
    ad_move m = one_in(t->rng, 2) ? move_back(t) : open_move(t);

    if (below(t, 2))
        return;
    t->c->act = m == AD_NO_MOVE || one_in(t->rng, 10) ? any_act(t) : act_of(m);
    t->c->has_act = 1;
}

static void draw_claim(struct talk *t)
{
    begin(t, AD_DOES_CLAIM, player(t));
    t->c->what = below(t, 2) ? AD_WHAT_REPETITION : AD_WHAT_FIFTY;
    intend(t);
}

/* Only what is right, or nearly: a wrong one costs time. */
static void good_claim(struct talk *t)
{
    const struct ad_game *g = t->g;
    unsigned seen = g->count ? ad_game_ply(g, g->count)->seen : 1;

    if (seen >= 3 || g->now.halfmoves >= 99) {
        begin(t, AD_DOES_CLAIM, t->turn);
        t->c->what = seen >= 3 ? AD_WHAT_REPETITION : AD_WHAT_FIFTY;
    } else {
        draw_claim(t);
    }
}

static void claim(struct talk *t)
{
    static const uint8_t whats[] = {
        AD_WHAT_FLAG,         AD_WHAT_FLAG,         AD_WHAT_ILLEGAL_MOVE, AD_WHAT_ILLEGAL_MOVE,
        AD_WHAT_TOUCH_MOVE,   AD_WHAT_NORMAL_MEANS, AD_WHAT_NO_EFFORT,    AD_WHAT_TWO_HANDS,
        AD_WHAT_ILLEGAL_MOVE, AD_WHAT_TOUCH_MOVE,
    };

    begin(t, AD_DOES_CLAIM, somebody(t));
    t->c->what = whats[below(t, COUNT(whats))];
}

static void complain(struct talk *t)
{
    begin(t, AD_DOES_CLAIM, somebody(t));
    t->c->what = (uint8_t)(1 + below(t, AD_WHATS - 1));
    if (one_in(t->rng, 3))
        square(t, a_square_of(t, men(t)));
    t->c->ply = one_in(t->rng, 3) ? below(t, t->g->count + 2) : 0;
    t->c->unknown = one_in(t->rng, 5);
}

/* Who has asked for the sheet asks again. */
static void request(struct talk *t)
{
    int by = player(t);
    bool again =
        t->g->mode[by == AD_WHITE ? AD_MODE_ASKED_SHEET_WHITE : AD_MODE_ASKED_SHEET_BLACK] > 0;

    begin(t, AD_DOES_REQUEST, by);
    t->c->what = again || below(t, 2) ? AD_WHAT_SHEET : AD_WHAT_INCREMENT;
}

/* Less than two minutes for all the remaining moves. */
static void quickplay(struct talk *t)
{
    begin(t, AD_DOES_CLAIM, player(t));
    t->c->what = below(t, 2) ? AD_WHAT_NORMAL_MEANS : AD_WHAT_NO_EFFORT;
    if (below(t, 2))
        return;
    begin(t, AD_DOES_REQUEST, t->turn);
    t->c->what = AD_WHAT_INCREMENT;
}

static void resign(struct talk *t)
{
    begin(t, AD_DOES_RESIGN, somebody(t));
}

static void protest(struct talk *t)
{
    begin(t, AD_DOES_PROTEST, somebody(t));
    if (below(t, 2))
        text(t, "the flag had not fallen");
}

static void stop(struct talk *t)
{
    static const uint8_t whats[] = {AD_WHAT_NOTHING, AD_WHAT_PROMOTION_PIECE, AD_WHAT_ARBITER,
                                    AD_WHAT_NO_REASON};

    begin(t, AD_DOES_STOP, below(t, 3) ? somebody(t) : AD_WHO_ARBITER);
    if (t->c->by != AD_WHO_ARBITER)
        t->c->what = whats[below(t, COUNT(whats))];
}

static void agree(struct talk *t)
{
    static const uint8_t whats[] = {AD_WHAT_MOVE_BACK, AD_WHAT_POSITION, AD_WHAT_MOVE_BACK,
                                    AD_WHAT_DRAW, AD_WHAT_RESULT};

    begin(t, AD_DOES_AGREE, AD_WHO_BOTH);
    t->c->what = whats[below(t, COUNT(whats))];
    if (t->c->what == AD_WHAT_RESULT && below(t, 2)) {
        t->c->answer = AD_ANSWER_RESULT;
        t->c->points[0] = (uint8_t)below(t, 3);
        t->c->points[1] = (uint8_t)below(t, 3);
    }
}

/* ---- paper and speech ---- */

static void write_down(struct talk *t)
{
    const struct ad_game *g = t->g;

    begin(t, one_in(t->rng, 3) ? AD_DOES_SKIP : AD_DOES_WRITE, somebody(t));
    if (t->c->kind == AD_DOES_SKIP)
        return;
    t->c->has_act = 1;
    t->c->act = g->count && below(t, 3) ? ad_game_ply(g, g->count - below(t, g->count) % 4)->act
                                        : any_act(t);
    if (t->c->act.from == AD_NO_SQUARE && t->c->act.castling == AD_CASTLING_NONE)
        t->c->act = any_act(t);
}

static void announce(struct talk *t)
{
    ad_move m = open_move(t);
    const struct ad_game *g = t->g;

    begin(t, one_in(t->rng, 3) ? AD_DOES_REPEAT : AD_DOES_ANNOUNCE, somebody(t));
    text(t, below(t, 6) ? "Springer Gustav 1 Felix 3" : "ich rochiere");
    t->c->has_act = below(t, 5) != 0;
    if (!t->c->has_act)
        return;
    if (g->made_unpressed[t->c->by] && g->count && below(t, 6))
        t->c->act = ad_game_ply(g, g->count)->act;
    else
        t->c->act = m == AD_NO_MOVE ? any_act(t) : act_of(m);
    if (t->c->act.from == AD_NO_SQUARE && t->c->act.castling == AD_CASTLING_NONE)
        t->c->act = any_act(t);
}

/* Legal, ambiguous, illegal, unreadable, empty. */
static void seal(struct talk *t)
{
    static const char *const other[] = {"Sd7", "Kd9", "", "Nbd2", "e4", "Dh5#", "O-O", "zieht!"};
    ad_move m = open_move(t);
    char san[64];

    begin(t, AD_DOES_SEAL, player(t));
    if (m != AD_NO_MOVE && !t->g->irregular && below(t, 4) &&
        ad_san_write(san, sizeof san, &t->g->now, m,
                     (enum ad_language)t->g->table.language[t->turn], 0) > 0)
        text(t, san);
    else
        text(t, other[below(t, COUNT(other))]);
    t->c->missing = one_in(t->rng, 4) ? (uint8_t)below(t, 128) : 0;
}

/* ---- the arbiter and the clock ---- */

static void flag(struct talk *t)
{
    begin(t, one_in(t->rng, 4) ? AD_DOES_STICK : AD_DOES_FALL, AD_WHO_CLOCK);
    t->c->side = (uint8_t)(one_in(t->rng, 8) ? AD_WHO_BOTH : somebody(t));
}

static void flag_noticed(struct talk *t)
{
    begin(t, AD_DOES_CLAIM, somebody(t));
    t->c->what = AD_WHAT_FLAG;
    if (below(t, 2))
        return;
    begin(t, AD_DOES_SEE, AD_WHO_ARBITER);
    t->c->what = AD_WHAT_FLAG;
    t->c->side = (uint8_t)(one_in(t->rng, 6) ? AD_WHO_BOTH : somebody(t));
}

static void see(struct talk *t)
{
    begin(t, AD_DOES_SEE, AD_WHO_ARBITER);
    t->c->what = (uint8_t)(below(t, 2) ? AD_WHAT_ILLEGAL_MOVE : 1 + below(t, AD_WHATS - 1));
    if (t->g->irregular && below(t, 2))
        t->c->what = below(t, 2) ? AD_WHAT_TWO_CHECKS : AD_WHAT_LAST_RANK_PAWN;
    t->c->side = (uint8_t)(one_in(t->rng, 10) ? AD_WHO_BOTH : somebody(t));
}

static void find(struct talk *t)
{
    begin(t, AD_DOES_FIND, AD_WHO_ARBITER);
    t->c->what = (uint8_t)(below(t, 2) ? AD_WHAT_ILLEGAL_MOVE : 1 + below(t, AD_WHATS - 1));
    t->c->side = (uint8_t)(below(t, 2) ? AD_WHO_NOBODY : somebody(t));
    t->c->ply = below(t, t->g->count + 3);
    t->c->unknown = one_in(t->rng, 4);
}

/* An illegal half-move of the record, by its number. */
static void find_illegal(struct talk *t)
{
    find(t);
    t->c->what = AD_WHAT_ILLEGAL_MOVE;
    t->c->side = AD_WHO_NOBODY;
    for (uint32_t n = t->g->count; n > 0; n--)
        if (ad_game_ply(t->g, n)->flags & AD_FLAG_ILLEGAL)
            t->c->ply = n;
}

static void set_clock(struct talk *t)
{
    begin(t, below(t, 2) ? AD_DOES_SET : AD_DOES_ADD, AD_WHO_ARBITER);
    t->c->side = (uint8_t)somebody(t);
    t->c->ms = (int32_t)below(t, 20 * MINUTE) - (t->c->kind == AD_DOES_ADD ? 5 * MINUTE : 0);
    if (one_in(t->rng, 100))
        t->c->ms = below(t, 2) ? INT32_MAX / 4 : INT32_MIN / 4;
}

static void rule(struct talk *t)
{
    begin(t, AD_DOES_RULE, AD_WHO_ARBITER);
    t->c->answer = (uint8_t)(below(t, 6) ? below(t, 3) : below(t, AD_ANSWERS));
    if ((t->g->clock.side[0].flag || t->g->clock.side[1].flag) && below(t, 2))
        t->c->answer = below(t, 2) ? AD_ANSWER_LOSS : AD_ANSWER_DRAW; /* nobody can play on */
    if (t->c->answer == AD_ANSWER_LOSS)
        t->c->side = (uint8_t)(one_in(t->rng, 6) ? AD_WHO_BOTH : somebody(t));
    if (t->c->answer == AD_ANSWER_RESULT) {
        t->c->points[0] = (uint8_t)below(t, one_in(t->rng, 8) ? 256 : 3);
        t->c->points[1] = (uint8_t)below(t, 3);
    }
}

static void penalise(struct talk *t)
{
    begin(t, AD_DOES_PENALISE, AD_WHO_ARBITER);
    t->c->side = (uint8_t)somebody(t);
    t->c->penalty = (uint8_t)(below(t, 3) ? below(t, AD_PENALTY_POINTS_PLUS + 1)
                                          : 1 + below(t, AD_PENALTIES - 1));
    if (t->c->penalty == AD_PENALTY_TIME_PLUS || t->c->penalty == AD_PENALTY_TIME_MINUS)
        t->c->ms = (int32_t)below(t, 5 * MINUTE);
    if (t->c->penalty >= AD_PENALTY_POINTS_PLUS && t->c->penalty <= AD_PENALTY_LOSS)
        t->c->points[0] = (uint8_t)below(t, one_in(t->rng, 8) ? 256 : 3);
    if (t->c->penalty >= AD_PENALTY_FINE)
        text(t, "25 Euro");
}

static void restart(struct talk *t)
{
    begin(t, t->g->mode[AD_MODE_STARTED] ? AD_DOES_RESTART : AD_DOES_START, AD_WHO_ARBITER);
}

static void start_again(struct talk *t)
{
    begin(t, below(t, 2) ? AD_DOES_RESTART : AD_DOES_START, AD_WHO_ARBITER);
}

static void session(struct talk *t)
{
    static const uint8_t kinds[] = {AD_DOES_END_SESSION, AD_DOES_END_SESSION, AD_DOES_OPEN,
                                    AD_DOES_LOSE};

    begin(t, (enum ad_command_kind)kinds[below(t, COUNT(kinds))], AD_WHO_ARBITER);
    if (t->c->kind == AD_DOES_LOSE)
        t->c->unknown = one_in(t->rng, 3);
}

static void presence(struct talk *t)
{
    begin(t, below(t, 2) ? AD_DOES_BE_ABSENT : AD_DOES_ARRIVE, somebody(t));
}

/* ---- what is due ---- */

static bool is_absent(const struct ad_game *g, int side)
{
    return g->mode[side == AD_WHITE ? AD_MODE_PRESENT_WHITE : AD_MODE_PRESENT_BLACK] == 0;
}

static bool is_displaced(const struct ad_game *g, int side)
{
    return g->mode[side == AD_WHITE ? AD_MODE_DISPLACED_WHITE : AD_MODE_DISPLACED_BLACK] > 0;
}

/* The sealer has not come: his opponent's reply goes into an envelope, too. */
static bool reply_due(struct talk *t)
{
    const struct ad_game *g = t->g;

    if (g->second.sealer == t->turn && below(t, 2)) {
        if (is_absent(g, !t->turn) && below(t, 2))
            begin(t, AD_DOES_STOP, t->turn);
        else
            begin(t, AD_DOES_OPEN, AD_WHO_ARBITER);
        return true;
    }
    if (g->envelope.sealer != !t->turn || !is_absent(g, !t->turn) || below(t, 2))
        return false;
    seal(t);
    return true;
}

static bool session_due(struct talk *t)
{
    const struct ad_game *g = t->g;

    switch (g->mode[AD_MODE_SESSION]) {
    case AD_SESSION_SEAL:
    case AD_SESSION_EARLY:
        if (g->envelope.sealer != t->turn || one_in(t->rng, 4))
            seal(t);
        else
            begin(t, AD_DOES_STOP, t->turn);
        return true;
    case AD_SESSION_ADJOURNED:
        if (one_in(t->rng, 5))
            begin(t, AD_DOES_BE_ABSENT, somebody(t));
        else
            restart(t);
        return true;
    case AD_SESSION_RESUMED:
        for (int side = 0; side < 2; side++)
            if (is_absent(g, side) && below(t, 2)) {
                begin(t, AD_DOES_ARRIVE, side);
                return true;
            }
        begin(t, one_in(t->rng, 10) ? AD_DOES_LOSE : AD_DOES_OPEN, AD_WHO_ARBITER);
        t->c->unknown = t->c->kind == AD_DOES_LOSE && below(t, 2);
        return true;
    default: return reply_due(t);
    }
}

static bool arbiter_due(struct talk *t)
{
    const struct ad_game *g = t->g;

    if (g->question.what != AD_WHAT_NOTHING && below(t, 4)) {
        rule(t);
        if (g->table.arbiter_absent && below(t, 2)) { /* the opponent confirms what was written */
            begin(t, AD_DOES_AGREE, AD_WHO_BOTH);
            t->c->what = AD_WHAT_POSITION;
        }
        return true;
    }
    for (int side = 0; side < 2; side++) {
        if (is_absent(g, side) && one_in(t->rng, 3)) {
            begin(t, AD_DOES_ARRIVE, side);
            return true;
        }
        if (is_displaced(g, side) && g->clock.running == !side && below(t, 2)) {
            begin(t, AD_DOES_PRESS, !side); /* he gets his time back */
            return true;
        }
        if (is_displaced(g, side) && below(t, 2)) {
            begin(t, AD_DOES_RESTORE, side);
            square(t, (int)below(t, 64));
            return true;
        }
    }
    if (g->clock.running == AD_WHO_NOBODY) {
        restart(t);
        return true;
    }
    return false;
}

static bool clock_due(struct talk *t)
{
    const struct ad_game *g = t->g;

    if ((g->clock.side[0].flag || g->clock.side[1].flag) && one_in(t->rng, 3)) {
        flag_noticed(t);
        return true;
    }
    if (g->table.quickplay && ad_game_time_left(g, t->turn, t->at) < 2 * MINUTE &&
        one_in(t->rng, 12)) {
        quickplay(t);
        return true;
    }
    if (g->offer.by <= AD_WHO_BLACK && one_in(t->rng, 4)) {
        answer(t);
        return true;
    }
    return false;
}

static void press_due(struct talk *t, int side)
{
    bool vi = t->g->table.blind[0] || t->g->table.blind[1];

    if (vi && t->g->mode[AD_MODE_ANNOUNCED] == AD_ANNOUNCED_NOT && below(t, 8)) {
        announce(t);
        t->c->kind = AD_DOES_ANNOUNCE;
        t->c->by = (uint8_t)side;
        t->c->act = ad_game_ply(t->g, t->g->count)->act;
        t->c->has_act = t->c->act.from != AD_NO_SQUARE || t->c->act.castling;
        return;
    }
    begin(t, AD_DOES_PRESS, side);
}

/* A blind player says the move that stands in its hole. */
static bool speech_due(struct talk *t)
{
    const struct ad_hand *h = &t->g->hand;
    bool waits = h->flags == 0 && (h->stands.from != AD_NO_SQUARE || h->stands.castling);

    if (!waits)
        return false;
    begin(t, AD_DOES_ANNOUNCE, t->turn);
    text(t, "e4");
    t->c->act = h->stands;
    t->c->has_act = 1;
    return true;
}

static void play_on(struct talk *t)
{
    const struct ad_game *g = t->g;
    int running = g->clock.running;

    if (running <= AD_WHO_BLACK && g->made_unpressed[running] && below(t, 20))
        press_due(t, running);
    else if (g->hand.flags && running == t->turn && below(t, 2))
        begin(t, AD_DOES_PRESS, t->turn);
    else if (!speech_due(t) && !hand_goes_on(t))
        legal_move(t);
}

static void what_is_due(struct talk *t)
{
    if (!t->g->mode[AD_MODE_STARTED] && below(t, 3))
        begin(t, AD_DOES_START, AD_WHO_ARBITER);
    else if (!session_due(t) && !arbiter_due(t) && !clock_due(t))
        play_on(t);
}

/* ---- incidents ---- */

static const struct incident {
    void (*make)(struct talk *t);
    unsigned sensible, often;
} incidents[] = {
    {touch_to_move, 40, 10}, {touch, 10, 20},       {touch_both, 0, 6},     {lift, 10, 12},
    {hand_part, 0, 20},      {illegal_move, 2, 25}, {careless_move, 1, 15}, {recall, 0, 2},
    {displace, 1, 6},        {press, 1, 12},        {offer, 10, 12},        {answer, 4, 10},
    {good_claim, 15, 10},    {draw_claim, 1, 8},    {claim, 2, 20},         {complain, 0, 6},
    {request, 1, 6},         {resign, 0, 1},        {stop, 1, 10},          {agree, 0, 4},
    {write_down, 10, 12},    {announce, 1, 12},     {seal, 0, 4},           {flag, 0, 5},
    {flag_noticed, 0, 5},    {see, 0, 10},          {find, 0, 4},           {find_illegal, 1, 6},
    {set_clock, 1, 8},       {rule, 0, 2},          {penalise, 0, 5},       {start_again, 0, 4},
    {session, 0, 4},         {presence, 0, 6},      {protest, 0, 2},
};

static void incident(struct talk *t, enum random_mix mix)
{
    unsigned sum = 0, dice;

    for (unsigned i = 0; i < COUNT(incidents); i++)
        sum += mix == RANDOM_SENSIBLE ? incidents[i].sensible : incidents[i].often;
    dice = below(t, sum);
    for (unsigned i = 0; i < COUNT(incidents); i++) {
        unsigned weight = mix == RANDOM_SENSIBLE ? incidents[i].sensible : incidents[i].often;
        if (dice < weight) {
            incidents[i].make(t);
            return;
        }
        dice -= weight;
    }
}

static void may_be_assistant(struct talk *t)
{
    int by = t->c->by;

    if (by <= AD_WHO_BLACK)
        t->c->assistant = t->g->table.assistant[by] ? (uint8_t)below(t, 2) : one_in(t->rng, 200);
}

static void make(struct talk *t, enum random_mix mix)
{
    unsigned per_cent = mix == RANDOM_SENSIBLE ? 12 : 40;

    t->at = t->g->at + later(t, mix);
    if (below(t, 100) < per_cent)
        incident(t, mix);
    else
        what_is_due(t);
    may_be_assistant(t);
}

/* ---- what cannot have happened ---- */

static void bad_square(struct talk *t)
{
    begin(t, below(t, 2) ? AD_DOES_TOUCH : AD_DOES_RELEASE, somebody(t));
    square(t, 64 + (int)below(t, 192));
}

static void empty_square(struct talk *t)
{
    const struct ad_hand *h = &t->g->hand;
    uint64_t board = men(t);
    const uint8_t also[] = {h->released, h->placed_on, h->stands.to, h->lifted, h->lifted2};

    for (unsigned i = 0; i < COUNT(also); i++)
        if (also[i] < 64)
            board |= UINT64_C(1) << also[i];
    begin(t, AD_DOES_TOUCH, somebody(t));
    square(t, a_square_of(t, ~board));
}

static void no_squares(struct talk *t)
{
    begin(t, AD_DOES_ADJUST, somebody(t));
    if (below(t, 2))
        t->c->squares = (uint8_t)(AD_TOUCH_MAX + 1 + below(t, 200));
}

static void wrong_actor(struct talk *t)
{
    begin(t, AD_DOES_PRESS, 2 + (int)below(t, 254));
}

static void wrong_arbiter(struct talk *t)
{
    begin(t, AD_DOES_START, somebody(t));
    t->c->kind = (uint8_t)(below(t, 2) ? AD_DOES_RULE : AD_DOES_FALL);
}

static void wrong_side(struct talk *t)
{
    begin(t, AD_DOES_FALL, AD_WHO_CLOCK);
    t->c->side = (uint8_t)(6 + below(t, 250));
}

static void no_kind(struct talk *t)
{
    begin(t, AD_DOES_PRESS, somebody(t));
    t->c->kind = (uint8_t)(AD_COMMANDS + below(t, 256 - AD_COMMANDS));
}

static void no_version(struct talk *t)
{
    begin(t, AD_DOES_PRESS, somebody(t));
    t->c->version = (uint8_t)(below(t, 2) ? 0 : AD_GAME_VERSION + 1 + below(t, 200));
}

static void no_answer(struct talk *t)
{
    begin(t, AD_DOES_RULE, AD_WHO_ARBITER);
    t->c->answer = (uint8_t)(AD_ANSWERS + below(t, 200));
}

static void no_penalty(struct talk *t)
{
    begin(t, AD_DOES_PENALISE, AD_WHO_ARBITER);
    t->c->side = (uint8_t)somebody(t);
    t->c->penalty = (uint8_t)(AD_PENALTIES + below(t, 200));
}

static void no_what(struct talk *t)
{
    begin(t, AD_DOES_CLAIM, somebody(t));
    t->c->what = (uint8_t)(below(t, 2) ? AD_WHAT_NOTHING : AD_WHATS + below(t, 200));
}

static void long_text(struct talk *t)
{
    begin(t, AD_DOES_SEAL, somebody(t));
    t->c->length = (uint8_t)(AD_TEXT_MAX + 1 + below(t, 190));
}

static void much_time(struct talk *t)
{
    begin(t, AD_DOES_ADD, AD_WHO_ARBITER);
    t->c->side = (uint8_t)somebody(t);
    t->c->ms = below(t, 2) ? INT32_MAX : INT32_MIN;
}

static void time_back(struct talk *t)
{
    begin(t, AD_DOES_PRESS, somebody(t));
    t->c->at = below(t, 2) ? t->g->at - 1 - (int64_t)below(t, 100000) : INT64_MAX;
}

static void no_act(struct talk *t)
{
    move_with(t, any_act(t));
    switch (below(t, 4)) {
    case 0: t->c->act = (struct ad_act){(uint8_t)(64 + below(t, 190)), 1, AD_EMPTY, 0}; break;
    case 1: t->c->act = (struct ad_act){8, 8, AD_EMPTY, 0}; break;
    case 2: t->c->act.castling = (uint8_t)(3 + below(t, 250)); break;
    default: t->c->act.promotion = (uint8_t)(AD_KING + below(t, 200)); break;
    }
}

void random_impossible(struct ad_command *out, struct kit_rng *rng, const struct ad_game *g)
{
    static void (*const ways[])(struct talk *) = {
        bad_square, empty_square, no_squares, wrong_actor, wrong_arbiter,
        wrong_side, no_kind,      no_version, no_answer,   no_penalty,
        no_what,    long_text,    much_time,  time_back,   no_act,
    };
    struct talk t = {out, rng, g, g->at, g->now.turn};

    ways[kit_below(rng, COUNT(ways))](&t);
}

/* One field after all is anything at all: what happens is then for decide to say. */
static void garble(struct ad_command *c, struct kit_rng *rng)
{
    uint8_t noise = (uint8_t)kit_random(rng);

    switch (kit_below(rng, 10)) {
    case 0: c->side = (uint8_t)kit_below(rng, AD_WHO_NOBODY + 1); break;
    case 1: c->by = (uint8_t)kit_below(rng, AD_WHO_NOBODY + 1); break;
    case 2: c->what = noise; break;
    case 3: c->act.from = noise; break;
    case 4: c->act.to = noise; break;
    case 5: c->act.promotion = noise; break;
    case 6: c->ply = (uint32_t)kit_random(rng); break;
    case 7: c->has_act ^= 1; break;
    case 8: c->points[noise & 1] = (uint8_t)kit_random(rng); break;
    default: c->ms = (int32_t)kit_random(rng); break;
    }
}

void random_command(struct ad_command *out, struct kit_rng *rng, const struct ad_game *g,
                    enum random_mix mix)
{
    struct talk t = {out, rng, g, g->at, g->now.turn};

    if (mix == RANDOM_WILD && one_in(rng, 20)) {
        random_impossible(out, rng, g);
        return;
    }
    make(&t, mix);
    if (mix == RANDOM_WILD && one_in(rng, 10))
        garble(out, rng);
}
